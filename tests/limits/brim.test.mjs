// Memory filled to the brim in every way we know (brim.txt), in the npm package and in the WASI reactor: the session that
// reached its limit then runs small programs that look, make something small and delete. tests/unit/brim.c is the same natively.
import test from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { load } from '../../bindings/js/dist/index.js';
import { Reactor } from '../snapshot/reactor.mjs';

const MIB = 2 ** 20;
const ROUNDS = 2;
const FULL = ['1 + 1', 'x is None', 'print(1)', "len('abc')", 'y = 1', 'y = [0] * 100', 'str(type(x))', 'del y'];
const TIDIED = [
    'x = None', 'd = None', '1 + 1', 'y = [0] * 1000', 'print(y[0])', 'def f(): return 1\nf()',
    'class C:\n  def m(self): return [i for i in range(9)]\nC().m()', 'try: 1 / 0\nexcept ZeroDivisionError as e: z = str(e)\nz',
    "import json\njson.dumps([1, 'a'])",
];

const cases = readFileSync(new URL('brim.txt', import.meta.url), 'utf8').split(/^### /m).slice(1).map((text) => {
    const end = text.indexOf('\n');
    return { name: text.slice(0, end), code: text.slice(end + 1) };
});

// The two sides of the same thing: run() gives the kind of the limit, or undefined.
const hognose = await load();
class Package {
    constructor(memory) {
        this.sandbox = hognose.sandbox({ limits: { memory, time: Infinity } });
    }
    run(code) {
        try {
            this.sandbox.runSync(code);
        } catch (error) {
            return error.kind ?? `${error}`;
        }
    }
    look() {
        assert.ok(this.sandbox.names().includes('x'));
    }
    move() {
        const other = this.sandbox.fork();
        other.runSync('1 + 1');
        other.dispose();
    }
    close() {
        this.sandbox.dispose();
    }
}

const [READY, COMPLETE, LIMITED] = [1, 2, 4];
const [MAX_TIME, MAX_MEMORY] = [2, 3];
class Wasi extends Reactor {
    constructor(memory, dump) {
        super(dump, () => {});
        this.x.hn_abi_set_limit(this.abi, MAX_TIME, Infinity);
        assert.ok(this.x.hn_abi_set_limit(this.abi, MAX_MEMORY, memory));
    }
    run(code) {
        const [p, n] = this.put(Buffer.from(code));
        this.x.hn_abi_reset_used(this.abi);
        let state = this.x.hn_abi_start(this.abi, p, n, 0, 0);
        this.x.hn_abi_free(p);
        while (state === READY) state = this.x.hn_abi_continue(this.abi);
        if (state === LIMITED) return this.text(this.x.hn_abi_limit_name(this.abi, this.x.hn_abi_limit_reached(this.abi)));
        return state === COMPLETE ? undefined : `state ${state}`;
    }
    look() {
        assert.ok(this.text(this.x.hn_abi_names(this.abi)).includes('x'));
    }
    move() {
        assert.equal(new Wasi(64 * MIB, this.dump()).run('1 + 1'), undefined);
    }
    close() {}
}

function check(Build, { code }, memory) {
    const session = new Build(memory);
    for (let round = 0; round < (memory > 8 * MIB ? 1 : ROUNDS); round++) {
        assert.equal(session.run(code), 'memory');
        for (const small of [...FULL, ...(memory < 2 * MIB ? TIDIED.slice(0, 3) : TIDIED)]) {
            assert.equal(session.run(small), undefined, small);
            session.look();
        }
    }
    if (memory >= 8 * MIB) session.move();
    session.close();
}

for (const Build of [Package, Wasi]) {
    for (const one of cases) {
        test(`${one.name}, ${Build.name}`, () => {
            const narrow = one.code.includes('import') ? [] : [1.125 * MIB];
            const large = Build === Package ? [64 * MIB] : []; // whose machine has a limit of its own
            for (const memory of [...narrow, 2 * MIB, 8 * MIB, ...large]) check(Build, one, memory);
        });
    }
}

test('no number of small programs that keep what they make uses the reserve up', () => {
    for (const keep of [(i) => `a${i % 40} = [${i}] * 100`, (i) => `def f${i % 40}(): return ${i}`, (i) => `x.append('${'a'.repeat(900)}${i}')`]) {
        const session = new Package(2 * MIB);
        assert.equal(session.run('x = []\nwhile 1: x.append([])'), 'memory');
        let i = 0;
        while (i < 400 && session.run(keep(i)) === undefined) i++;
        for (let k = 0; k < 40; k++) session.run(keep(i + k));
        for (const small of ['1 + 1', 'len(x)', 'x.clear()', '1 + 1', 'y = [0] * 1000']) assert.equal(session.run(small), undefined, small);
        session.close();
    }
});

test('garbage is collected in each run anew, wherever the last one had to', () => {
    for (const Build of [Package, Wasi]) {
        const session = new Build(3_200_000);
        assert.equal(session.run('def f(): return len(bytearray(900 * 1024))'), undefined);
        for (let i = 0; i < 20; i++) assert.equal(session.run('f()'), undefined, `${i}`);
        session.close();
    }
});
