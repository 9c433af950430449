// What comes of a run: its value as Python shows it and as JSON, how it exited, and what it wanted.
import assert from 'node:assert/strict';
import { inspect } from 'node:util';
import { after, test } from 'node:test';
import { createPool, createWorkerSandbox, failure, hognose, PythonError, toJSON, Tuple } from './package.mjs';

const remote = await createWorkerSandbox();
const pool = await createPool({ size: 1 });
after(() => Promise.all([remote.dispose(), pool.close()]));

const run = (code, options) => hognose.sandbox().runSync(code, options);

// ---- repr ----

const SHOWN = `
class P:
    def __init__(self, x): self.x = x
    def __repr__(self): return f"P({self.x!r})"
class Bad:
    def __repr__(self): raise ValueError('boom')
class Exits:
    def __repr__(self): raise SystemExit(3)
class Wrong:
    def __repr__(self): return 5
class Deep:
    def __repr__(self): return repr(self)
class Loops:
    def __repr__(self):
        while True: pass
class Asks:
    def __repr__(self): return ask()
class Sleeps:
    def __repr__(self):
        import time
        time.sleep(60)
class Prints:
    def __repr__(self):
        print('shown')
        return 'Prints'
`;

const reprs = {
    '[1, 2.0, "a", None]': "[1, 2.0, 'a', None]",
    '1e16': '1e+16',
    'P(P(1))': 'P(P(1))',
    '[P(1), {P(2)}, (P(3),), {"k": P(4)}, frozenset([P(5)]), set(), frozenset(), ()]': "[P(1), {P(2)}, (P(3),), {'k': P(4)}, frozenset({P(5)}), set(), frozenset(), ()]",
    'a = [P(1)]; a.append(a); b = {1: a, 2: [a]}; b': '{1: [P(1), [...]], 2: [[P(1), [...]]]}',
    'Bad()': '<Bad object: repr() raised ValueError: boom>',
    '[1, Bad(), Exits(), 2]': '[1, <Bad object: repr() raised ValueError: boom>, <Exits object: repr() raised SystemExit: 3>, 2]',
    'Wrong()': '<Wrong object: repr() raised TypeError: __repr__ returned non-string (type int)>',
    'Deep()': '<Deep object: repr() raised RecursionError: maximum recursion depth exceeded>',
    'Loops()': '<Loops object: repr() came to a limit>',
    'Sleeps()': '<Sleeps object: repr() came to a limit>',
    'Asks()': '<Asks object: repr() raised RuntimeError: the host cannot be asked while it looks at a result>',
    '10 ** 5000': '<int object: repr() raised ValueError: Exceeds the limit (4300 digits) for integer string conversion; use sys.set_int_max_str_digits() to increase the limit>',
};
for (const [code, repr] of Object.entries(reprs)) {
    test(`repr of ${code}`, () => {
        const sandbox = hognose.sandbox({ functions: { ask: () => 'asked' }, limits: { time: 2000 } });
        sandbox.runSync(SHOWN);
        assert.equal(sandbox.runSync(code).repr, repr);
        assert.equal(sandbox.runSync('1 + 1').value, 2);
    });
}

test('a run without a value has no repr', () => {
    assert.deepEqual([run('x = 1').repr, run('None').repr], [undefined, 'None']);
});

test('what __repr__ prints is printed, and what it takes is not counted', () => {
    const seen = [];
    const sandbox = hognose.sandbox({ onPrint: (stream, text) => seen.push(text), limits: { output: 12 } });
    sandbox.runSync(SHOWN);
    const { stdout, usage } = sandbox.runSync('Prints()');
    assert.deepEqual([stdout.split('\n').at(0), seen.join('')], ['shown', stdout]);
    assert.equal(usage.steps, sandbox.runSync('Prints()', { repr: 0 }).usage.steps);
});

test('repr stays within what the run left of its limits', () => {
    const sandbox = hognose.sandbox();
    sandbox.runSync(SHOWN);
    const steps = sandbox.runSync('P(1)').usage.steps;
    assert.equal(sandbox.runSync('P(1)', { limits: { steps: steps + 1 } }).repr, '<P object: repr() came to a limit>');
    assert.equal(sandbox.runSync('P(1)', { limits: { steps: steps + 1000 } }).repr, 'P(1)');
});

test('repr is bounded in bytes', async () => {
    for (const [code, most, repr] of [['"a" * 10', 12, "'aaaaaaaaaa'"], ['"a" * 11', 12, "'aaaaaaaa..."], ['"é" * 9', 12, "'éééé..."], ['[1] * 500000', 9, '[1, 1,...'],
        ['[P(i) for i in range(1000)]', 20, '[P(0), P(1), P(2)...'], ['P(1)', 3, '...'], ['P(1)', 2, ''], ['P(1)', 4, 'P(1)'], ['["x" * 10**7]', 8, "['xxx..."]]) {
        assert.equal(run(`${SHOWN}\n${code}`, { repr: most }).repr, repr, `${code} ${most}`);
    }
    assert.equal(Buffer.byteLength(run('["é"] * 100000').repr), 4096);
    assert.equal(Buffer.byteLength(run('b"x" * 100000').repr), 4096);
    assert.equal(run('1', { repr: 0 }).repr, undefined);
    assert.equal(run('"x" * 9000', { repr: Infinity }).repr.length, 9002);
    const sandbox = hognose.sandbox({ repr: 8 });
    assert.equal(sandbox.runSync('"a" * 100').repr, "'aaaa...");
    assert.equal(sandbox.runSync('"a" * 100', { repr: 10 }).repr, "'aaaaaa...");
    assert.equal(String(sandbox.runSync('len').value), '<buil...');
    assert.equal((await remote.run('"a" * 100', { repr: 9 })).repr, "'aaaaa...");
    assert.equal((await pool.run('"a" * 100', { repr: 9 })).repr, "'aaaaa...");
});

test('a very long value is not looked at as a whole', () => {
    const { usage, repr } = run('class P:\n    n = 0\n    def __repr__(self):\n        P.n += 1\n        return "P"\nx = [P()] * 300000\n0');
    assert.equal(repr, '0');
    assert.ok(usage.steps > 0);
    const sandbox = hognose.sandbox();
    sandbox.runSync('class P:\n    n = 0\n    def __repr__(self):\n        P.n += 1\n        return "P"');
    sandbox.set('x', []);
    assert.match(sandbox.runSync('x = [P()] * 30000\n{"k": x}', { limits: { valueItems: 1e6 } }).repr, /^\{'k': \[P, P/);
    assert.ok(sandbox.runSync('P.n').value < 40000);
});

test('handles and instances show what repr says, wherever they come from', async () => {
    const seen = [];
    const code = `${SHOWN}\np = P('x')\nshow(p, [p], k=p)\n(await later(p), [p, Bad(), P])`;
    const functions = { show: (a, [b], { k }) => void seen.push(String(a), String(b), inspect(k)), later: async (p) => String(p) };
    const expected = ["P('x')", ["P('x')", '<Bad object: repr() raised ValueError: boom>', "<class '__main__.P'>"]];
    const local = hognose.sandbox({ functions });
    const worker = await createWorkerSandbox({ functions });
    for (const sandbox of [local, worker]) {
        const [later, handles] = (await sandbox.run(code)).value;
        assert.deepEqual([later, handles.map(String)], expected);
        assert.deepEqual(handles.map((handle) => inspect(handle)), expected[1]);
        assert.deepEqual(seen.splice(0), ["P('x')", "P('x')", "P('x')"]);
        assert.equal(String(await sandbox.get('p')), "P('x')");
        assert.equal((await sandbox.get('p')).className, 'P');
    }
    await worker.dispose();
});

test('a __repr__ may pause the call that its object is handed to', () => {
    const sandbox = hognose.sandbox({ functions: ['ask', 'show'] });
    const asks = sandbox.start('class A:\n    def __repr__(self): return ask()\nshow(A(), k=5)');
    assert.equal(asks.name, 'ask');
    const shows = hognose.restore(asks.dump(), { functions: ['ask', 'show'] }).step.resume('an answer');
    assert.deepEqual([shows.name, String(shows.args[0]), shows.kwargs], ['show', 'an answer', { k: 5 }]);
    assert.equal(shows.resume(7).value, 7);
});

// ---- JSON ----

test('JSON has all of a value', async () => {
    const code = `
import dataclasses, datetime, decimal, enum, fractions, pathlib, uuid
class Colour(enum.Enum): RED = 'r'
class Level(enum.IntEnum): HIGH = 3
class Money(decimal.Decimal): pass
@dataclasses.dataclass
class Pair:
    left: object
    right: object
class Plain:
    def __init__(self): self.items = {1, 2}
zone = datetime.timezone(datetime.timedelta(hours=-5, minutes=-30))
{'none': None, 'true': True, 'int': 2**53 - 1, 'big': 2**70, 'minus': -2**64, 'float': 0.1, 'nan': float('nan'), 'inf': float('-inf'), 'str': 'é\\n', 'surrogate': '\\ud800',
 'bytes': b'\\x00\\xffab', 'array': bytearray(b'a'), 'empty': b'', 'list': [1, [2]], 'tuple': (1, (2,)), 'set': {1}, 'frozen': frozenset(['a']), 'range': range(3), 'stepped': range(0, 9, 2),
 'complex': 1 + 2j, 'imaginary': -0.5j, 'ellipsis': ..., 'error': ValueError('no', 1), 'decimal': decimal.Decimal('1.10'), 'money': Money('2.50'), 'fraction': fractions.Fraction(1, 3),
 'colour': Colour.RED, 'level': Level.HIGH, 'uuid': uuid.UUID(int=1), 'path': pathlib.PurePosixPath('/a') / 'b', 'pair': Pair(1, Pair(decimal.Decimal(2), 2**60)), 'plain': Plain(),
 'date': datetime.date(2024, 1, 2), 'time': datetime.time(1, 2, 3, 4, zone), 'naive': datetime.datetime(2024, 1, 2, 3), 'aware': datetime.datetime(2024, 1, 2, 3, 4, 5, 6, datetime.timezone.utc),
 'delta': datetime.timedelta(-1, 5, 7), 'zone': zone, 'utc': datetime.timezone.utc, 'function': len, 'keys': {'a': 1}.keys()}`;
    const expected = {
        none: null, true: true, int: 2 ** 53 - 1, big: '1180591620717411303424', minus: '-18446744073709551616', float: 0.1, nan: 'nan', inf: '-inf', str: 'é\n', surrogate: '\ud800',
        bytes: 'AP9hYg==', array: 'YQ==', empty: '', list: [1, [2]], tuple: [1, [2]], set: [1], frozen: ['a'], range: 'range(0, 3)', stepped: 'range(0, 9, 2)',
        complex: '(1+2j)', imaginary: '(-0-0.5j)', ellipsis: 'Ellipsis', error: { type: 'ValueError', message: "('no', 1)", args: ['no', 1] }, decimal: '1.10', money: '2.50', fraction: '1/3',
        colour: 'Colour.RED', level: 3, uuid: '00000000-0000-0000-0000-000000000001', path: '/a/b', pair: { left: 1, right: { left: '2', right: '1152921504606846976' } }, plain: { items: [1, 2] },
        date: '2024-01-02', time: '01:02:03.000004-05:30', naive: '2024-01-02T03:00:00', aware: '2024-01-02T03:04:05.000006+00:00',
        delta: '-1 day, 0:00:05.000007', zone: 'UTC-05:30', utc: 'UTC', function: '<built-in function len>', keys: "dict_keys(['a'])",
    };
    for (const sandbox of [hognose.sandbox(), hognose.sandbox({ dicts: 'map' }), remote]) {
        const result = await sandbox.run(code);
        const { value, repr, ...rest } = JSON.parse(JSON.stringify(result));
        assert.deepEqual(value, expected);
        assert.equal(repr, result.repr);
        assert.deepEqual(rest, { stdout: '', stderr: '', exitCode: null, usage: result.usage });
        assert.deepEqual(toJSON(result.value), expected);
    }
});

test('keys are those of json.dumps, and all of them are there', () => {
    const dicts = ['{1: "a", -5: "b", 2**70: "c"}', '{True: 1, None: 2, 1.5: 3}', '{1e16: 1, 1e-7: 2, 1.5e300: 3, 0.0001: 4, 123456789012345680.0: 5, 1e22: 6}', '{float("inf"): 1, float("-inf"): 2, float("nan"): 3}'];
    for (const dict of dicts) {
        const [value, json] = run(`import json\nx = ${dict}\n[x, json.dumps(x)]`).value;
        assert.deepEqual(toJSON(value), JSON.parse(json), dict);
    }
    const others = run('import datetime\n{(1, "a"): 1, datetime.date(2024, 1, 2): 2, b"ab": 3, frozenset([1]): 4}');
    assert.deepEqual(others.toJSON().value, { '[1,"a"]': 1, '2024-01-02': 2, 'YWI=': 3, '[1]': 4 });
    assert.deepEqual(run('{1: "a", "1": "b"}').toJSON().value, [[1, 'a'], ['1', 'b']]);
    assert.deepEqual(Object.keys(run('{"__proto__": 1}').toJSON().value), ['__proto__']);
});

test('JSON of what contains itself, of what is shared, and of what is the host\'s', () => {
    assert.deepEqual(run('s = [1]\na = [s, s]\na.append(a)\nd = {"a": a}\nd["d"] = d\nd').toJSON().value, { a: [[1], [1], '...'], d: '...' });
    const account = { balance: 5, self: null, method() {}, big: 10n ** 30n };
    account.self = account;
    const sandbox = hognose.sandbox();
    sandbox.set('account', hognose.object(account, { attributes: ['balance'] }));
    assert.deepEqual(sandbox.runSync('[account]').toJSON().value, [{ balance: 5, self: '...', big: '1' + '0'.repeat(30) }]);
    sandbox.set('when', hognose.object(new URL('http://a/b'), {}));
    assert.deepEqual(sandbox.runSync('when').toJSON().value, 'http://a/b');
    assert.equal(run('x = 1').toJSON().value, undefined);
    assert.match(run('1 << 400000').toJSON().value, /^0x10+$/);
});

test('instances and handles have the JSON of their values', () => {
    const [instance, decimal, f] = run('import decimal\nclass A:\n    def __init__(self): self.x = {1: (2**60, b"a")}\n[A(), decimal.Decimal("1.0"), print]').value;
    assert.equal(JSON.stringify({ instance, decimal, f }), '{"instance":{"x":{"1":["1152921504606846976","YQ=="]}},"decimal":"1.0","f":"<built-in function print>"}');
});

// ---- what contains itself ----

const CYCLES = `
a = [1]; a.append(a)
d = {'x': 1}; d['me'] = d; d[2] = [d, {'deep': d}]
t = ([], 1); t[0].append(t)
class A: pass
o = A(); o.items = [o, a]; s = {o}; o.s = s
mixed = {'a': a, 'd': d, 't': t, 'both': [a, a]}
e = ValueError(a); a.append(e); e.args = (a, e)
`;

test('a value that contains itself comes out as it is', async () => {
    for (const sandbox of [hognose.sandbox(), remote, hognose.sandbox({ dicts: 'map' })]) {
        const { a, d, t, both } = Object.fromEntries(Object.entries(Object.fromEntries(await (await sandbox.run(`${CYCLES}\nlist(mixed.items()) + [["both", mixed["both"]]]`)).value)));
        assert.equal(a[1], a);
        assert.equal(d.get('me'), d);
        assert.deepEqual([d.get(2)[0] === d, Object.values(d.get(2)[1])[0] === d || d.get(2)[1].get('deep') === d], [true, true]);
        assert.ok(t instanceof Tuple && t[0][0] === t);
        assert.ok(both[0] !== both[1] && both[0][1] === both[0]);
    }
    const sandbox = hognose.sandbox();
    sandbox.runSync(CYCLES);
    assert.equal(String(sandbox.get('o').fields.items[0]), sandbox.get('o').repr);
    assert.equal(sandbox.get('s').values().next().value.fields.s.constructor, Set);
    const [list] = sandbox.get('e').args;
    assert.equal(list[1], list);
    assert.equal(sandbox.runSync('{"x": 1, "d": d}').value.d.get('me').get('x'), 1);
});

test('a value that contains itself goes in and comes back', async () => {
    const list = [1];
    list.push(list, { list });
    const dict = { a: {} };
    dict.a.up = dict;
    const map = new Map([[1, 2]]);
    map.set('me', [map]);
    const tuple = Tuple.of([], 1);
    tuple[0].push(tuple, { tuple });
    const far = Array.from({ length: 60 }).reduce((inner) => [inner], list);
    const loops = { list: 'x[1] is x and x[2]["list"] is x and len(x) == 3', dict: 'x["a"]["up"] is x', map: 'x["me"][0] is x', tuple: 'x[0][0] is x and x[0][1]["tuple"] is x and type(x) is tuple', far: 'all((x := x[0]) is not None for _ in range(60)) and x[1] is x' };
    const values = { list, dict, map, tuple, far };
    const functions = { give: (name) => values[name], echo: (x) => x };
    const worker = await createWorkerSandbox({ functions });
    for (const sandbox of [hognose.sandbox({ functions }), worker]) {
        for (const [name, holds] of Object.entries(loops)) {
            assert.equal((await sandbox.run(holds, { inputs: { x: values[name] } })).value, true, name);
            assert.equal((await sandbox.run(`x = give("${name}")\n${holds}`)).value, true, name);
            assert.equal((await sandbox.run(`x = echo(give("${name}"))\n${holds}`)).value, true, name);
        }
        await sandbox.set('x', list);
        const back = await sandbox.get('x');
        assert.equal(back[1], back);
        assert.equal(back[2].list, back);
    }
    await worker.dispose();
});

test('what is in a circle counts once, within the limits', async () => {
    const wide = Array.from({ length: 900 }, () => 1);
    wide.push(wide);
    const sandbox = hognose.sandbox({ limits: { valueItems: 1000 }, functions: { f: () => wide } });
    sandbox.set('x', wide);
    assert.equal(sandbox.runSync('len(x), x[900] is x').value[1], true);
    assert.equal(sandbox.runSync('len(f())').value, 901);
    assert.equal(sandbox.get('x').length, 901);
    const wider = [wide, ...wide];
    assert.equal((await failure(() => sandbox.set('y', wider))).kind, 'valueItems');
    const set = new Set();
    set.add([set]);
    assert.match((await failure(() => sandbox.set('y', set))).message, /^a value contains itself: at a member of y\[0\]$/);
    assert.match((await failure(() => sandbox.set('y', [() => 1, wide]))).message, /a function has no Python form: at y\[0\]/);
});

// ---- exits ----

const exits = ['import sys\nprint("bye")\nsys.exit()', 'import sys\nprint("bye")\nsys.exit(0)', 'print("bye")\nraise SystemExit', 'print("bye")\nexit(False)', 'print("bye")\nraise SystemExit(None)',
    'class Done(SystemExit): pass\nprint("bye")\ndef f(): raise Done(0)\nf()'];
const codes = [['import sys\nsys.exit(3)', 3, ''], ['raise SystemExit("1 reason")', 1, '1 reason\n'], ['exit(-1)', -1, ''], ['exit(256)', 256, ''], ['exit(2**40)', -1, ''], ['exit(0.0)', 1, '0.0\n'], ['raise SystemExit(1, 2)', 1, '(1, 2)\n'],
    ['exit("")', 1, '\n'], ['import sys, io\nsys.stderr = None\nexit("seen")', 1, 'seen\n'], ['class C:\n    def __str__(self): 1/0\nexit(C())', 1, '']];

test('a program that exits with 0 is complete', async () => {
    const byHand = { run: async (code) => hognose.sandbox().start(code) };
    const workerByHand = { run: (code) => remote.start(code) };
    for (const how of [hognose.sandbox(), { run: async (code) => run(code) }, byHand, remote, workerByHand, pool]) {
        for (const code of exits) {
            const { exitCode, stdout, value, repr, ...rest } = await how.run(code);
            assert.deepEqual([exitCode, stdout, value, repr], [0, 'bye\n', undefined, undefined], code);
            assert.ok(rest.kind === undefined || rest.kind === 'complete');
        }
        assert.equal((await how.run('1')).exitCode, null);
    }
    const sandbox = hognose.sandbox();
    sandbox.runSync('x = 1\ndef f(): exit()\ntry:\n    exit()\nfinally:\n    x = 2');
    assert.equal(sandbox.get('x'), 2);
    assert.equal(await sandbox.get('f').call(), undefined);
    assert.equal((await sandbox.get('f').callWith([])).exitCode, 0);
});

test('any other code is an error that has it', async () => {
    for (const how of [hognose.sandbox(), { run: async (code) => run(code) }, { run: async (code) => hognose.sandbox().start(code) }, remote, pool]) {
        for (const [code, exitCode, stderr] of codes) {
            const error = await failure(() => how.run(code));
            assert.ok(error instanceof PythonError, code);
            assert.deepEqual([error.type, error.exitCode, error.stderr], ['SystemExit', exitCode, stderr], code);
            if (how === remote) await remote.reset();
        }
    }
    const sandbox = hognose.sandbox({ functions: { stop: () => { throw Object.assign(new Error('x'), { name: 'SystemExit' }); } } });
    assert.equal((await failure(() => sandbox.runSync('stop()'))).exitCode, 1);
    assert.equal((await failure(() => sandbox.runSync('1/0'))).exitCode, null);
});

// ---- memory ----

test('a memory limit says what was wanted', async () => {
    const wanted = { '"x" * 10**10': 1e10, 'b"x" * 10**10': 1e10, '[0] * 10**9': 8e9, 'bytearray(10**10)': 1e10, '"x".ljust(10**10)': 1e10, '1 << 8 * 10**10': 1e10, 'bytes(10**8)': 1e8, 'x = [0] * 10**6\nx * 10**4': 8e10 };
    for (const [code, bytes] of Object.entries(wanted)) {
        for (const sandbox of [hognose.sandbox(), remote]) {
            const error = await failure(() => sandbox.run(code));
            assert.equal(error.kind, 'memory', code);
            assert.ok(error.wanted >= bytes && error.wanted < bytes * 1.1 + 1000, `${code}: ${error.wanted}`);
            assert.equal(error.message, `memory limit reached: limit ${error.limit}, used ${error.used}, ${error.wanted} more wanted`);
        }
    }
    const error = await failure(() => run('a = []\nwhile True: a.append("x" * 1000000)'));
    assert.ok(error.wanted >= 1e6 && error.wanted < 2e6 && error.used + error.wanted > error.limit - 2e6);
    const sandbox = hognose.sandbox();
    assert.equal((await failure(() => sandbox.runSync('"x" * 10**10'))).kind, 'memory');
    assert.equal((await failure(() => sandbox.runSync('while True: pass', { limits: { steps: 10 } }))).wanted, undefined);
});

// ---- output and snapshots ----

test('a step has what was printed, which a snapshot has not', async () => {
    const sandbox = hognose.sandbox({ functions: ['ask'] });
    const step = sandbox.start('import sys\nprint("before")\nprint("oh", file=sys.stderr)\nask()\nprint("after")');
    assert.deepEqual([step.stdout, step.stderr], ['before\n', 'oh\n']);
    const restored = hognose.restore(step.dump(), { functions: ['ask'] }).step;
    assert.deepEqual([restored.stdout, restored.resume().stdout], ['', 'after\n']);
    assert.equal(sandbox.fork().step.resume().stdout, 'before\nafter\n');
    assert.equal(step.resume().stdout, 'before\nafter\n');
    assert.throws(() => step.stdout, /this step is over/);
});

test('a run can keep its value inside', async () => {
    const sandbox = hognose.sandbox({ limits: { valueBytes: 1000 } });
    const kept = sandbox.runSync('class P:\n    def __repr__(self): return "p"\n[1.0, P(), "x" * 5000]', { keep: '_', repr: 12 });
    assert.deepEqual([kept.value, kept.repr, sandbox.names()], [undefined, '[1.0, p, ...', ['P', '_']]);
    assert.equal(sandbox.runSync('[type(_[0]).__name__, type(_[1]) is P, len(_[2])]').value.join(), 'float,true,5000');
    assert.equal(sandbox.runSync('x = 1', { keep: '_' }).repr, undefined);
    assert.equal(hognose.restore(sandbox.dump()).runSync('len(_)').value, 3);
    assert.equal((await sandbox.run('None', { keep: '_' })).repr, 'None');
    assert.equal(sandbox.runSync('_').value, null);
    const step = hognose.sandbox({ functions: ['f'] }).start('f()', { keep: 'y' });
    assert.equal(step.resume(2.5).repr, '2.5');
    const worker = await createWorkerSandbox();
    assert.equal((await worker.run('[1.0]', { keep: 'y' })).value, undefined);
    assert.equal((await worker.run('y')).repr, '[1.0]');
    await worker.dispose();
    assert.throws(() => sandbox.runSync('1', { keep: 3 }), /keep: 3 is not a string/);
});
