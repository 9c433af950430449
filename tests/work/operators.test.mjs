// What a loop whose body is a row of one operation, 50 times over, costs: as much as it takes. Instructions in a row are one step for 64,
// so that what takes long, for the operands that take longest, is to count by itself.
import test from 'node:test';
import assert from 'node:assert/strict';
import { isBuilt, runAll } from '../runner/hosts.mjs';

const ROUNDS = 20, ROW = 50;
// name: operands, an operation, the least number of steps that it takes
const OPERATIONS = {
    'fmod of distant floats': ['a, b = 1e308, 5e-324', 'a % b', 25],
    'division of distant floats': ['a, b = -1e308, 3e-308', 'a // b', 25],
    'an int and a float': ['a, b = 1e300, 7', 'a % b', 10],
    'divmod': ['a, b = 1e308, 5e-324', 'divmod(a, b)', 50],
    'math.fmod': ['import math\na, b = 1e308, 5e-324', 'math.fmod(a, b)', 25],
    'math.remainder': ['import math\na, b = 1e308, 5e-324', 'math.remainder(a, b)', 25],
    'a power of floats': ['a, b = 1.1, 123.456', 'a ** b', 1],
    'a power of an int': ['a, b = 7, -3', 'a ** b', 1],
    'a power that is complex': ['a, b = -7.5, 0.3', 'a ** b', 2],
    'a power of complex': ['a, b = 1.5+2j, 0.3-1j', 'a ** b', 1],
    'round': ['a, b = 5e-324, 300', 'round(a, b)', 16],
};
// Few calls, of functions with many names.
const CALLS = {
    'keywords for many parameters': [`def f(${params(4000)}): pass`, 'f(**dict.fromkeys(names[::-1], 0))', 4000 * 100],
    'keywords that are no parameters': [`def f(${params(4000, '=0')}, **k): pass`, 'f(**dict.fromkeys([n + "x" for n in names], 0))', 4000 * 100],
    'keywords with too many positions': [`def f(*, ${params(4000, '=0')}, **k): pass`, 'try: f(1, **dict.fromkeys([n + "x" for n in names], 0))\nexcept TypeError: pass', 4000 * 220],
    'locals() of many': [`def f():\n    ${params(4000).replaceAll(', ', ' = ')} = 0\n    return locals()`, 'for i in range(10): f()', 2500],
    'a generator of many registers': [`def f():\n    ${params(4000).replaceAll(', ', ' = ')} = 0\n    yield`, 'for i in range(10): f()', 600],
    'a function of many cells': [`def f():\n    ${params(2000).replaceAll(', ', ' = ')} = 0\n    for i in range(10): lambda: (${params(2000)})`, 'f()', 300],
    'a name of an import for each way out': [finallyOf("'from a import ' + 'b, ' * 2000 + 'c'"), "compile(source, '', 'exec')", 100 * 2300],
    'a tuple of constants for each way out': [finallyOf("'lambda: (' + '1, ' * 2000 + ')'"), "compile(source, '', 'exec')", 100 * 2000 / 4],
    'levels of JSON indented by nothing': ['import json\nx = [1] * 20000\nfor i in range(800): x = [x]', "json.dumps(x, indent='')", 20000 * 800 / 16],
    'characters that stand for many': ["import unicodedata\nx = '\\ufdfa' * 10000", "unicodedata.normalize('NFKD', x)", 10000 * 18 * 4],
    'classes with many bases': ["x = type('A', (), {})\nfor i in range(1000): x = type('A', (x,), {})", "for i in range(100): type('A', (x,), {})", 100 * 1000],
    'blocks of a packed stream that hold nothing': ["import zlib\nx = sum(2 << 10 * i for i in range(8)).to_bytes(10, 'little') * 1000", 'zlib.decompressobj(-15).decompress(x)', 8000 * 32],
    'positional parameters by name': [`def f(${params(4000, '=0')}, /): pass`, 'try: f(**dict.fromkeys(names, 0))\nexcept TypeError: pass', 4000 * 200],
};

// A function whose `finally` has a copy for each of 100 ways out.
function finallyOf(body) {
    return `source = 'def f():\\n try:\\n' + '  if a: return 1\\n' * 100 + ' finally:\\n  ' + ${body}`;
}

function params(n, value = '') {
    return Array.from({ length: n }, (_, i) => `p${i}${value}`).join(', ');
}

const programs = [
    ...Object.entries(OPERATIONS).flatMap(([name, [setup, operation]]) => ['None', operation].map((body) => ({
        name, code: `${setup}\nfor i in range(${ROUNDS}):\n${`    ${body}\n`.repeat(ROW)}`, options: {},
    }))),
    ...Object.entries(CALLS).flatMap(([name, [setup, call]]) => ['None', call].map((body) => ({
        name, code: `${setup}\nnames = ['p%d' % i for i in range(4000)]\n${body}`, options: { 'max-time': '60s' },
    }))),
];
const least = [...Object.values(OPERATIONS).map(([, , n]) => n * ROUNDS * ROW), ...Object.values(CALLS).map(([, , n]) => n)];
const names = [...Object.keys(OPERATIONS), ...Object.keys(CALLS)];

async function costs(build) {
    const answers = await runAll(build, programs);
    assert.deepEqual(answers.filter((a) => a.exit !== 0).map((a) => a.stderr || JSON.stringify(a)), []);
    return names.map((_, i) => answers[2 * i + 1].usage.steps - answers[2 * i].usage.steps);
}

test('what takes long counts, wherever it stands', async () => {
    const steps = await costs('native');
    assert.deepEqual(names.map((name, i) => steps[i] < least[i] && `${name}: ${steps[i]} steps, not ${least[i]}`).filter(Boolean), []);
    for (const build of ['wasi', 'js'].filter(isBuilt)) assert.deepEqual(await costs(build), steps, build);
});
