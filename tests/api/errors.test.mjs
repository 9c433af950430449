// What an uncaught Python exception tells the host.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PythonError, PythonSyntaxError, failure, hognose } from './package.mjs';

const errorOf = (code, options) => failure(() => hognose.sandbox().runSync(code, options));

test('notes, cause and context', async () => {
    const error = await errorOf(`
def f():
    try:
        1 / 0
    except ZeroDivisionError as e:
        x = ValueError("é", 2)
        x.add_note("one\\ntwo")
        x.add_note("three")
        raise x from e
try:
    f()
except ValueError as e:
    {}["k"]
`);
    assert.deepEqual([error.type, error.notes, error.cause], ['KeyError', [], undefined]);
    const inner = error.context;
    assert.ok(inner instanceof PythonError);
    assert.deepEqual([inner.type, inner.text, inner.notes], ['ValueError', "('é', 2)", ['one\ntwo', 'three']]);
    assert.deepEqual(inner.frames.map((f) => [f.name, f.line]), [['<module>', 11], ['f', 9]]);
    assert.equal(inner.cause.message, 'ZeroDivisionError: division by zero');
    assert.equal(inner.context, undefined);
    assert.match(error.traceback, /direct cause[\s\S]*During handling/);
    assert.equal((await errorOf('try:\n    1/0\nexcept Exception:\n    raise ValueError from None')).context, undefined);
});

test('columns are counted in characters', async () => {
    const error = await errorOf('ä = "éé" + (\n  "ü" *\n  1.5)');
    const { line, column, endLine, endColumn } = error.frames[0];
    assert.deepEqual([line, column, endLine, endColumn], [2, 3, 3, 6]);
    const same = await errorOf('ü = 1; ü.nothing');
    assert.deepEqual([same.frames[0].column, same.frames[0].endColumn], [8, 17]);
});

test('the members of a group', async () => {
    const error = await errorOf('raise ExceptionGroup("g", [ValueError(1), ExceptionGroup("h", [TypeError("t")])])');
    assert.deepEqual(error.exceptions.map((e) => e.message), ['ValueError: 1', 'ExceptionGroup: h (1 sub-exception)']);
    assert.equal(error.exceptions[1].exceptions[0].type, 'TypeError');
});

test('exceptions that refer to each other', async () => {
    const error = await errorOf('a = ValueError("a")\nb = KeyError("b")\na.__cause__ = b\nb.__cause__ = a\nraise a');
    assert.equal(error.cause.type, 'KeyError');
    assert.equal(error.cause.cause, error);
    const long = await errorOf('e = None\nfor i in range(500):\n    n = ValueError(i)\n    n.__cause__ = e\n    e = n\nraise e');
    let n = 0;
    for (let e = long; e; e = e.cause) n++;
    assert.equal(n, 100);
});

test('a deep recursion has its first and its last frames', async () => {
    const error = await errorOf('def f(n):\n    return f(n + 1)\nf(0)');
    assert.equal(error.type, 'RecursionError');
    assert.equal(error.frames.length, 100);
    assert.deepEqual([error.frames[0].name, error.frames[99].name], ['<module>', 'f']);
});

test('an exception at the end of a very long chain is described without it', async () => {
    const error = await errorOf('e = None\nfor i in range(20000):\n    try: raise ValueError(i) from e\n    except ValueError as x: e = x\nraise e');
    assert.deepEqual([error.type, error.text, error.cause, error.context], ['ValueError', '19999', undefined, undefined]);
    assert.match(error.traceback, /^Traceback[^]*line 3, in <module>\n.*\n.*\nValueError: 19999\n$/);
    assert.equal(error.traceback.match(/Traceback/g).length, 1);
});

test('a SyntaxError has its place', async () => {
    const error = await errorOf('x = 1\ny = (2 +', { filename: 'job.py' });
    assert.ok(error instanceof PythonSyntaxError);
    assert.deepEqual([error.file, error.line, error.column], ['job.py', 2, 5]);
    assert.deepEqual(error.frames, []);
    const range = hognose.sandbox().check('f(a for a in b, c)');
    assert.deepEqual([range.column, range.endLine, range.endColumn], [3, 1, 15]);
    const inside = await errorOf('compile("a b", "f.py", "exec")');
    assert.ok(!(inside instanceof PythonSyntaxError) && inside.type === 'SyntaxError');
    assert.equal(inside.frames.length, 1);
});

test('an exception that cannot be described is described all the same', async () => {
    const error = await errorOf('class E(Exception):\n    def __str__(self): 1/0\ne = E()\ne.__notes__ = 5\nraise e');
    assert.deepEqual([error.type, error.notes], ['E', []]);
    const odd = await errorOf('class E(Exception):\n    def __getattribute__(self, name): raise KeyError(name)\nraise E');
    assert.equal(odd.type, 'E');
});
