// The list that every host runs (README.md), in the npm package.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { Float, HognoseError, LimitError, PythonError, SnapshotError } from '../../bindings/js/dist/index.js';
import { hognose } from '../api/package.mjs';

const named = (name, message) => Object.assign(new Error(message), { name });
const SPOILT = {
    empty: () => new Uint8Array(),
    text: () => new TextEncoder().encode('snapshot'),
    short: (dump) => dump.slice(0, 10),
    half: (dump) => dump.slice(0, dump.length >> 1),
    longer: (dump) => Uint8Array.from([...dump, 0]),
    header: (dump) => dump.map((byte, i) => (i === 4 ? byte ^ 255 : byte)),
    whole: (dump) => dump,
};

class Case {
    constructor(given) {
        this.given = given;
        this.counted = new Map();
        this.box = hognose.sandbox(this.options());
    }

    options() {
        const { functions = {}, limits, files } = this.given;
        const kinds = {
            echo: (x) => x,
            later: { handler: async (x) => x, awaitable: true },
            fail: (x) => { throw named('ValueError', x); },
            later_fail: { handler: async (x) => { throw named('ValueError', x); }, awaitable: true },
            missing: () => readFileSync('/nope.txt'),
            caused: () => { throw Object.assign(named('ValueError', 'outer'), { cause: new TypeError('inner') }); },
            grouped: () => { throw new AggregateError([named('ValueError', 'a'), new TypeError('b')], 'both'); },
            extended: () => { throw Object.assign(new RangeError('no'), { name: 'CodeError' }); },
            unfit: () => Symbol('no value'),
            cancel: () => this.cancel.abort(),
            hand: null,
            hand_awaitable: { awaitable: true },
        };
        return { functions: Object.fromEntries(Object.entries(functions).map(([name, kind]) => [name, kinds[kind]])), limits, files };
    }

    reopen(dump) {
        const { functions, limits } = this.options();
        return hognose.restore(dump, { functions, limits });
    }

    async expect(what, run) {
        try {
            const result = await run();
            assert.ok(!('error' in what) && !('limit' in what), `${JSON.stringify(what)} came to its end`);
            if ('value' in what) assert.deepEqual(result.value === undefined ? 'nothing' : plain(result.value), what.value);
            if ('repr' in what) assert.equal(result.repr ?? '', what.repr);
            if ('stdout' in what) assert.equal(result.stdout, what.stdout);
            if ('into' in what) this.box.set(what.into, result.value);
            if ('steps_as' in what) {
                const before = this.counted.get(what.steps_as) ?? result.usage.steps;
                assert.equal(result.usage.steps, before);
                this.counted.set(what.steps_as, before);
            }
        } catch (error) {
            if (error instanceof PythonError && what.error) {
                assert.equal(error.type, what.error.type);
                const { text = error.text, traceback = error.traceback, exit = error.exitCode } = what.error;
                assert.deepEqual([error.text, error.traceback, error.exitCode], [text, traceback, exit]);
                if ('stdout' in what) assert.equal(error.stdout, what.stdout);
            } else if (error instanceof LimitError && what.limit) assert.equal(error.kind, what.limit);
            else throw error;
        }
    }

    /** A dump with every so many-th byte changed is refused, or its run resumes with a result or an error of the package. */
    damage(dump, each) {
        for (let at = 0; at < dump.length; at += each) {
            try {
                hognose.restore(dump.map((byte, i) => (i === at ? byte ^ 0x55 : byte)), { limits: { time: 1000 } }).step?.resume?.(1);
            } catch (error) {
                assert.ok(error instanceof HognoseError, error);
            }
        }
    }

    async hand(what) {
        const { inputs, limits } = what;
        let step = this.box.start(what.start, { inputs, limits });
        let deferred = [];
        for (const pause of what.steps) {
            if (pause.dump) {
                this.box = this.reopen(step.dump());
                step = this.box.step;
            }
            if ('settle' in pause) {
                assert.equal(step.kind, 'waiting');
                step = step.settle(deferred[pause.settle], { value: pause.answer });
                continue;
            }
            assert.equal(step.kind, 'call');
            assert.equal(step.name, pause.call);
            if (pause.args) assert.deepEqual(step.args, pause.args);
            if (pause.kwargs) assert.deepEqual({ ...step.kwargs }, pause.kwargs);
            if (pause.damage) this.damage(step.dump(), pause.damage);
            if (pause.get) assert.throws(() => this.box.get(pause.get), ({ kind }) => kind === pause.limit);
            if (pause.defer) {
                deferred = [...deferred, step.id];
                step = step.defer();
            } else step = pause.raise ? step.raise(pause.raise, 'k') : step.resume(pause.answer);
        }
        assert.equal(step.kind, 'complete');
        return step;
    }

    async round(expression) {
        this.box.runSync(`import datetime\nbefore = ${expression}`);
        const value = this.box.get('before');
        // A whole float is a number like others here: what says that it is one is Float.
        const whole = typeof value === 'number' && this.box.runSync('type(before) is float').value;
        this.box.set('after', whole ? new Float(value) : value);
        const { value: same } = this.box.runSync('before == after and type(before) is type(after) and repr(before) == repr(after)');
        assert.equal(same, true, expression);
    }

    async inside(box, does) {
        const before = this.box;
        this.box = box;
        for (const what of does) await this.do(what);
        this.box = before;
    }

    async do(what) {
        const { box } = this;
        if ('run' in what) {
            const { inputs, limits, filename } = what;
            this.cancel = new AbortController();
            const options = { inputs, limits, ...(filename && { filename }), topLevelAwait: true };
            const run = async () => (this.given.waits ? box.run(what.run, { ...options, signal: this.cancel.signal }) : box.runSync(what.run, options));
            return what.invalid ? assert.rejects(run, ({ message }) => message.includes(what.invalid)) : this.expect(what, run);
        }
        if ('start' in what) return this.expect(what, () => this.hand(what));
        if ('round' in what) return this.round(what.round);
        if ('set' in what) return box.set(what.set, what.to);
        if ('get' in what) return assert.deepEqual(box.get(what.get), what.value);
        if ('names' in what) return assert.deepEqual(box.names(), what.names);
        if ('delete' in what) return assert.equal(box.delete(what.delete), what.there);
        if ('file' in what) return assert.equal(box.files.readText(what.file), what.text);
        if ('changed' in what) return assert.deepEqual(box.files.changed(), what.changed);
        if ('dump' in what) return void (this.box = this.reopen(box.dump()));
        if ('fork' in what) return this.inside(box.fork(), what.fork);
        if ('other' in what) return this.inside(hognose.sandbox(this.options()), what.other);
        if ('reset' in what) return box.reset();
        assert.throws(() => hognose.restore(SPOILT[what.refused](box.dump())), SnapshotError);
    }
}

// Tuples as lists, to be compared.
function plain(value) {
    if (Array.isArray(value)) return Array.from(value, plain);
    if (value && Object.getPrototypeOf(value) === Object.prototype) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)]));
    return value;
}

const folder = new URL('.', import.meta.url);
for (const file of readdirSync(folder).filter((name) => name.endsWith('.json')).sort()) {
    for (const given of JSON.parse(readFileSync(new URL(file, folder), 'utf8'))) {
        test(`${file}: ${given.name}`, async () => {
            const one = new Case(given);
            for (const what of given.does) await one.do(what);
        });
    }
}
