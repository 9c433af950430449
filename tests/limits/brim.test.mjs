// Memory filled to the brim in every way we know (brim.txt), in the npm package and in the WASI reactor: the session that
// reached its limit then runs small programs that look, make something small and delete. tests/unit/brim.c is the same natively.
import test from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { load } from '../../bindings/js/dist/index.js';
import { rotation } from '../runner/selection.mjs';
import { Reactor } from '../snapshot/reactor.mjs';

const MIB = 2 ** 20;
const ROUNDS = 2;
const FULL = ['1 + 1', 'x is None', 'print(1)', "len('abc')", 'y = 1', 'y = [0] * 100', 'str(type(x))', 'del y'];
const TIDIED = [
    'x = None', 'd = None', '1 + 1', 'y = [0] * 1000', 'print(y[0])', 'def f(): return 1\nf()',
    'class C:\n  def m(self): return [i for i in range(9)]\nC().m()', 'try: 1 / 0\nexcept ZeroDivisionError as e: z = str(e)\nz',
    "import json\njson.dumps([1, 'a'])",
];

const BRIM = new URL('brim.txt', import.meta.url);
const isTurn = rotation(import.meta.url, BRIM);
const cases = readFileSync(BRIM, 'utf8').split(/^### /m).slice(1).map((text) => {
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
class Wasi extends Reactor {
    constructor(memory, dump) {
        super(dump, () => {});
        this.setUp({ limits: { time: Infinity, memory } });
    }
    run(code) {
        this.begin({ code });
        while (this.state === READY) this.state = this.x.hn_abi_continue(this.abi);
        if (this.state === LIMITED) return this.outcome().limit;
        return this.state === COMPLETE ? undefined : `state ${this.state}`;
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
            const narrow = one.code.includes('import') ? [] : [1.25 * MIB];
            const large = Build === Package ? [64 * MIB] : []; // whose machine has a limit of its own
            for (const memory of [...narrow, 2 * MIB, 8 * MIB, ...large]) if (isTurn(`${one.name}, ${Build.name}, ${memory}`)) check(Build, one, memory);
        });
    }
}

// What a host has a part in. The calls are of hosts that never answer, or with more than there is room for.
const hosted = {
    'pending awaitables': 'x = []\nwhile 1: x.append(ask())',
    'pending awaitables with arguments': 'x = []\nwhile 1: x.append(ask("a" * 100, [x is None] * 9))',
    'awaitables that are awaited': 'x = []\nasync def f(): await ask()\nwhile 1:\n  x.append(f())\n  x[-1].send(None)',
    'host objects': 'x = []\nwhile 1: x.append(thing())',
    'methods of host objects': 'x = []\nt = thing()\nwhile 1: x.append(t.more)',
    'lists of answers': 'x = []\nwhile 1: x.append(many())',
    'in the midst of an answer': 'x = []\nwhile 1: x.append(large())',
    'in the midst of an answer that is awaited': 'x = []\nwhile 1: x.append(await later())',
    'in the midst of text': 'x = []\nwhile 1: x.append(text())',
    'in the midst of an exception': 'x = []\nwhile 1:\n  try: fails()\n  except RuntimeError as e: x.append(e)',
    'what was asked for by an argument': 'x = []\nwhile 1: x.append([]); same(x[-100:])',
};
const functions = {
    ask: { handler: () => new Promise(() => {}), awaitable: true },
    thing: () => hognose.object(new Thing(), { methods: ["more"] }), many: () => Array.from({ length: 9 }, (_, i) => ({ i })), large: () => new Array(5000).fill(0.5).map((v, i) => [v, `${i}`]),
    later: async () => new Array(5000).fill('abc'), text: () => 'é'.repeat(100_000), same: (v) => v,
    fails: () => { throw new Error('no '.repeat(10_000)); },
};
class Thing {
    more() { return 1; }
}

for (const [name, code] of Object.entries(hosted)) {
    test(`${name}, with a host`, async () => {
        for (const memory of [2 * MIB, 8 * MIB].filter((memory) => isTurn(`${name}, ${memory}`))) {
            const sandbox = hognose.sandbox({ limits: { memory, time: Infinity, calls: Infinity }, functions });
            for (let round = 0; round < ROUNDS; round++) {
                await assert.rejects(sandbox.run(code), { kind: 'memory' });
                for (const small of [...FULL, ...TIDIED]) await sandbox.run(small).catch((error) => assert.fail(`${small}: ${error}`));
                assert.ok(sandbox.names().includes('x'));
            }
            sandbox.dispose();
        }
    });
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
