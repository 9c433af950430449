// What host functions throw, as the program sees it: its type and its bases, arguments and fields, notes, causes and groups.
import assert from 'node:assert/strict';
import { readFileSync, copyFileSync, linkSync, mkdirSync, readdirSync, rmdirSync, writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ExceptionValue, failure, FileError, hognose, PythonError } from './package.mjs';

/** The value of an expression about `e`, the exception that the program gets for what is thrown. */
const caught = (thrown, expression, options = {}) => {
    const sandbox = hognose.sandbox({ functions: { fail() { throw thrown(); } }, ...options });
    return sandbox.runSync(`try:\n    fail()\nexcept BaseException as error:\n    e = error\n${expression}`).value;
};
const thrownBy = (call) => () => {
    try {
        call();
    } catch (error) {
        return error;
    }
    return assert.fail('nothing was thrown');
};
const named = (name, message, more = {}) => Object.assign(new Error(message), { name, ...more });
const described = '[type(e).__name__, str(e), list(e.args)]';

test('an error of JSON.parse is a SyntaxError with its message', async () => {
    const error = thrownBy(() => JSON.parse('{bad'));
    const { message } = error();
    assert.deepEqual(caught(error, described), ['SyntaxError', message, [message]]);
    assert.deepEqual(caught(error, '[e.msg, e.filename, e.lineno, e.text]'), [message, null, null, null]);
    const sandbox = hognose.sandbox({ functions: { tool: () => JSON.parse('{bad') } });
    const uncaught = await failure(() => sandbox.runSync('tool()'));
    assert.equal(uncaught.message, `SyntaxError: ${message}`);
    assert.match(uncaught.traceback, new RegExp('\nSyntaxError: Expected property name'));
});

test('a system error of Node is the OSError of its code', () => {
    const nope = thrownBy(() => readFileSync('/nope.txt'));
    assert.deepEqual(caught(nope, `[type(e) is FileNotFoundError, e.errno, e.strerror, e.filename, e.filename2, str(e)]`),
        [true, 2, 'No such file or directory', '/nope.txt', null, "[Errno 2] No such file or directory: '/nope.txt'"]);
    const folder = mkdtempSync(join(tmpdir(), 'hognose-raised-'));
    try {
        const [file, inner] = [join(folder, 'file'), join(folder, 'inner')];
        writeFileSync(file, '');
        mkdirSync(inner);
        writeFileSync(join(inner, 'x'), '');
        const kind = (call) => caught(thrownBy(call), '[type(e).__name__, e.errno, e.strerror]');
        assert.deepEqual(kind(() => mkdirSync(inner)), ['FileExistsError', 17, 'File exists']);
        assert.deepEqual(kind(() => readFileSync(inner)), ['IsADirectoryError', 21, 'Is a directory']);
        assert.deepEqual(kind(() => readdirSync(file)), ['NotADirectoryError', 20, 'Not a directory']);
        assert.deepEqual(kind(() => rmdirSync(inner)), ['OSError', 39, 'Directory not empty']);
        const two = thrownBy(() => linkSync(join(folder, 'none'), join(folder, 'to')));
        assert.deepEqual(caught(two, '[type(e).__name__, e.filename, e.filename2]'), ['FileNotFoundError', join(folder, 'none'), join(folder, 'to')]);
        assert.equal(caught(two, 'str(e)'), `[Errno 2] No such file or directory: '${join(folder, 'none')}' -> '${join(folder, 'to')}'`);
        assert.equal(caught(thrownBy(() => copyFileSync(join(folder, 'none'), file)), 'e.errno'), 2);
    } finally {
        rmSync(folder, { recursive: true });
    }
});

test('an error of a connection keeps its message', async () => {
    const error = await new Promise((resolve) => connect(1, '127.0.0.1').once('error', resolve));
    assert.deepEqual(caught(() => error, '[type(e).__name__, e.errno, str(e)]'), ['ConnectionRefusedError', 111, '[Errno 111] connect ECONNREFUSED 127.0.0.1:1']);
    const lookup = Object.assign(new Error('getaddrinfo ENOTFOUND nowhere'), { code: 'ENOTFOUND', errno: -3008, syscall: 'getaddrinfo' });
    assert.deepEqual(caught(() => lookup, described), ['OSError', 'getaddrinfo ENOTFOUND nowhere', ['getaddrinfo ENOTFOUND nowhere']]);
    const fetched = Object.assign(new TypeError('fetch failed'), { cause: error });
    assert.deepEqual(caught(() => fetched, '[type(e).__name__, type(e.__cause__).__name__, e.__suppress_context__]'), ['TypeError', 'ConnectionRefusedError', true]);
    assert.deepEqual(caught(() => new FileError('EROFS'), '[type(e).__name__, e.errno, str(e)]'), ['OSError', 30, '[Errno 30] Read-only file system']);
});

test('system errors have the numbers and texts of Linux, whatever the system of the host', () => {
    const error = (code, more) => () => Object.assign(new Error(code), { code, ...more });
    const wanted = [
        ['EPERM', 'PermissionError', 1, 'Operation not permitted'], ['EMFILE', 'OSError', 24, 'Too many open files'], ['EPIPE', 'BrokenPipeError', 32, 'Broken pipe'],
        ['ENOTSUP', 'OSError', 95, 'Operation not supported'], ['ETIMEDOUT', 'TimeoutError', 110, 'Connection timed out'],
        ['ECONNRESET', 'ConnectionResetError', 104, 'Connection reset by peer'], ['EDQUOT', 'OSError', 122, 'Disk quota exceeded'],
    ];
    for (const [code, ...rest] of wanted) assert.deepEqual(caught(error(code), '[type(e).__name__, e.errno, e.strerror]'), rest);
    assert.deepEqual(caught(error('ENOENT', { message: 'gone' }), '[type(e).__name__, e.errno, e.strerror]'), ['FileNotFoundError', 2, 'gone']);
    assert.deepEqual(caught(error('ENOENT', { name: 'GoneError' }), '[type(e).__name__, e.errno]'), ['FileNotFoundError', 2]);
});

test('a code that names no error number changes nothing', () => {
    for (const code of ['EBOGUS', 'E', 'ERR_X', 'e', '__class__', 'errorcode', 'E'.repeat(1e6)])
        assert.deepEqual(caught(() => Object.assign(new RangeError('m'), { code, path: 'p' }), '[type(e).__name__, list(e.args)]'), ['RangeError', ['m']], code.slice(0, 9));
});

test("JavaScript's classes have a type of Python's", () => {
    const shown = (error) => caught(() => error, '[type(e).__name__, type(e).__base__.__name__, str(e)]');
    assert.deepEqual(shown(new Error('m')), ['RuntimeError', 'Exception', 'm']);
    assert.deepEqual(shown(new TypeError('m')), ['TypeError', 'Exception', 'm']);
    assert.deepEqual(shown(new RangeError('m')), ['RangeError', 'ValueError', 'm']);
    assert.deepEqual(shown(thrownBy(() => decodeURIComponent('%'))()), ['URIError', 'ValueError', 'URI malformed']);
    assert.deepEqual(shown(thrownBy(() => missing)()), ['NameError', 'Exception', 'missing is not defined']);
    assert.deepEqual(shown(new DOMException('m', 'TimeoutError')), ['TimeoutError', 'OSError', 'm']);
    assert.deepEqual(shown(new DOMException('m', 'DataError')), ['DataError', 'RuntimeError', 'm']);
    assert.deepEqual(shown(new (class Mine extends RangeError { name = 'Mine'; })('m')), ['Mine', 'ValueError', 'm']);
    assert.deepEqual(shown(named('FileNotFoundError', 'm')), ['FileNotFoundError', 'OSError', 'm']);
    assert.deepEqual(shown(named('My Error', '')), ['RuntimeError', 'Exception', 'My Error']);
    assert.deepEqual(shown(named('a\0b', 'm')), ['RuntimeError', 'Exception', 'a\0b: m']);
    assert.deepEqual(shown(named('KeyError', 'm')), ['KeyError', 'LookupError', "'m'"]);
    assert.deepEqual(shown(new ExceptionValue('KeyError', '5', [5])), ['KeyError', 'LookupError', '5']);
    assert.deepEqual(shown(undefined), ['RuntimeError', 'Exception', 'undefined']);
});

test('a name whose class needs other arguments keeps its message', () => {
    assert.deepEqual(caught(() => named('UnicodeDecodeError', 'm'), '[type(e).__name__, isinstance(e, ValueError), str(e)]'), ['UnicodeDecodeError', true, 'm']);
    assert.deepEqual(caught(() => named('ExceptionGroup', 'm'), '[type(e).__name__, isinstance(e, Exception), str(e)]'), ['ExceptionGroup', true, 'm']);
});

test('an AggregateError is a group', async () => {
    const error = await Promise.any([Promise.reject(new TypeError('a')), Promise.reject(named('KeyError', 'b'))]).catch((error) => error);
    assert.deepEqual(caught(() => error, '[type(e) is ExceptionGroup, e.message, [repr(x) for x in e.exceptions]]'),
        [true, 'All promises were rejected', ["TypeError('a')", "KeyError('b')"]]);
    const nested = new AggregateError([new AggregateError([new Error('in')], 'inner'), 'text'], 'outer');
    assert.equal(caught(() => nested, 'repr(e)'), "ExceptionGroup('outer', [ExceptionGroup('inner', [RuntimeError('in')]), RuntimeError('text')])");
    assert.deepEqual(caught(() => new AggregateError([], 'none'), '[type(e).__name__, str(e)]'), ['AggregateError', 'none']);
    const sandbox = hognose.sandbox({ functions: { fail() { throw nested; } } });
    assert.equal(sandbox.runSync('try:\n    fail()\nexcept* RuntimeError as g:\n    r = len(g.exceptions)\nr').value, 2);
});

test('causes cross, circles and long chains end', () => {
    const error = new Error('top', { cause: named('ValueError', 'below', { cause: new TypeError('bottom') }) });
    assert.deepEqual(caught(() => error, '[repr(e.__cause__), repr(e.__cause__.__cause__), e.__cause__.__cause__.__cause__]'), ["ValueError('below')", "TypeError('bottom')", null]);
    const circle = new Error('a');
    circle.cause = new Error('b', { cause: circle });
    assert.deepEqual(caught(() => circle, '[str(e), str(e.__cause__), e.__cause__.__cause__]'), ['a', 'b', null]);
    let long = new Error('end');
    for (let i = 0; i < 10_000; i++) long = new Error(`${i}`, { cause: long });
    assert.equal(caught(() => long, 'n = 0\nwhile e:\n    e, n = e.__cause__, n + 1\nn'), 17);
    assert.equal(caught(() => new Error('m', { cause: 'text' }), 'e.__cause__'), null);
    const wide = new AggregateError(Array.from({ length: 1000 }, (_, i) => new Error(`${i}`)), 'wide');
    assert.equal(caught(() => wide, 'len(e.exceptions)'), 99);
});

test('an error that cannot be read is one that says so', () => {
    const lies = new Proxy(new Error('m'), { get() { throw new Error('no'); } });
    assert.equal(caught(() => lies, 'type(e).__name__'), 'RuntimeError');
    const getters = Object.defineProperties(new Error('m'), { code: { get() { throw 1; } }, cause: { get() { throw 2; } } });
    assert.equal(caught(() => getters, 'repr(e)'), "RuntimeError('m')");
    const large = named('ValueError', 'x'.repeat(1000), { cause: new Error('y') });
    assert.equal(caught(() => new ExceptionValue('ValueError', 'm', [() => 1]), 'repr(e)'), "ValueError('m')");
    assert.equal(caught(() => large, '[len(str(e)), str(e.__cause__)]', { limits: { valueItems: 8 } })[1], 'None');
});

test('an error is the same without the library, later, by hand and in a worker', async () => {
    const error = thrownBy(() => readFileSync('/nope.txt'));
    const program = 'try:\n    fail()\nexcept FileNotFoundError as error:\n    r = [error.errno, error.filename]\nr';
    const expected = [2, '/nope.txt'];
    const bare = await (await import('./package.mjs')).load({ library: false });
    assert.deepEqual(bare.sandbox({ functions: { fail() { throw error(); } } }).runSync(program).value, expected);
    const later = { functions: { fail: async () => { throw error(); } } };
    assert.deepEqual((await hognose.sandbox(later).run(program)).value, expected);
    assert.deepEqual((await hognose.sandbox(later).run(program.replace('fail()', 'await fail()'))).value, expected);
    const call = hognose.sandbox({ functions: ['fail'] }).start(program);
    assert.deepEqual(call.settle({ error: error() }).value, expected);
    const worker = await (await import('./package.mjs')).createWorkerSandbox(later);
    try {
        assert.deepEqual((await worker.run(program)).value, expected);
    } finally {
        await worker.terminate();
    }
});

test('an error of another sandbox is raised as what it was', async () => {
    const inner = hognose.sandbox();
    const thrown = (code) => () => inner.runSync(code);
    const outer = (code, expression) => caught(thrownBy(thrown(code)), expression);
    assert.deepEqual(outer('raise KeyError("k")', described), ['KeyError', "'k'", ['k']]);
    assert.deepEqual(outer('open("/nope")', '[type(e).__name__, str(e)]'), ['FileNotFoundError', "[Errno 2] No such file or directory: '/nope'"]);
    assert.deepEqual(outer('b"\\xff".decode()', '[isinstance(e, UnicodeError), str(e)]'), [true, "'utf-8' codec can't decode byte 0xff in position 0: invalid start byte"]);
    assert.deepEqual(outer('class Mine(ValueError): pass\nraise Mine("m")', '[type(e).__name__, str(e)]'), ['Mine', 'm']);
    assert.deepEqual(outer('e = ValueError("m")\ne.add_note("one")\ne.add_note("two")\nraise e', 'e.__notes__'), ['one', 'two']);
    assert.equal(outer('try:\n    1/0\nexcept ZeroDivisionError as z:\n    raise ValueError("m") from z', 'repr(e.__cause__)'), "ZeroDivisionError('division by zero')");
    assert.equal(outer('try:\n    1/0\nexcept ZeroDivisionError:\n    raise ValueError("m")', 'repr(e.__context__)'), "ZeroDivisionError('division by zero')");
    assert.equal(outer('raise ExceptionGroup("g", [ValueError("a"), ExceptionGroup("h", [TypeError("b")])])', 'repr(e)'),
        "ExceptionGroup('g', [ValueError('a'), ExceptionGroup('h', [TypeError('b')])])");
    const again = await failure(() => hognose.sandbox({ functions: { fail: thrown('raise KeyError("k")') } }).runSync('fail()'));
    assert.ok(again instanceof PythonError);
    assert.equal(again.message, "KeyError: 'k'");
});
