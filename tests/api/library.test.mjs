// hognose.lib: the modules that the WebAssembly module does not have itself.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { createPool, createWorkerSandbox, failure, hognose, load, loadSync } from './package.mjs';

const url = new URL('../../bindings/js/dist/hognose.lib', import.meta.url);
const bytes = new Uint8Array(readFileSync(url));
const common = readFileSync(new URL('../../core/lib/common.txt', import.meta.url), 'utf8').split('\n').filter((line) => line && !line.startsWith('#'));
const modules = readdirSync(new URL('../../core/lib/py/', import.meta.url)).map((file) => file.replace('.py', '')).filter((name) => /^[a-z]/.test(name));
const without = await load({ library: false });
const missing = (name) => `No module named '${name}': it is in the hognose.lib of this version, which this sandbox was made without`;
const PROGRAM = 'import html\nhtml.escape("<")';
const works = async (loaded) => assert.equal((await loaded.sandbox().run(PROGRAM)).value, '&lt;');
const fails = async (sandbox) => {
    const { type, text } = await failure(() => sandbox.run(PROGRAM));
    assert.deepEqual([type, text], ['ModuleNotFoundError', missing('html')]);
};

test('it is taken along, as a URL, its text, its bytes', async () => {
    for (const library of [undefined, url, url.href, bytes, bytes.slice().buffer]) await works(await load({ wasm: hognose.module, library: library ?? hognose.library }));
    await works(await load());
    await works(loadSync(hognose.module, hognose.library));
});

test('without it, its modules are not there', async () => {
    await fails(without.sandbox());
    await fails(loadSync(hognose.module).sandbox());
    await fails((await load({ wasm: hognose.module })).sandbox());
    const program = 'try: import html\nexcept ImportError as e: seen = [e.name, type(e).__name__]\nseen';
    assert.deepEqual((await without.sandbox().run(program)).value, ['html', 'ModuleNotFoundError']);
    assert.deepEqual((await without.sandbox().validate('import html')).map(({ message }) => message), [missing('html')]);
    assert.deepEqual(await hognose.sandbox().validate('import html'), []);
});

test('a module of the sources stands before it', async () => {
    const sandbox = without.sandbox({ modules: { sources: { html: 'def escape(text): return "mine"' } } });
    assert.equal((await sandbox.run(PROGRAM)).value, 'mine');
});

test('the commonest do without it, and are no others than these', async () => {
    const sandbox = without.sandbox();
    for (const name of common) if (!name.startsWith('_') || name === '__future__') await sandbox.run(`import ${name}`);
    for (const name of modules) {
        const found = await without.sandbox().validate(`import ${name}`);
        assert.deepEqual(found.map(({ message }) => message), common.includes(name) ? [] : [missing(name)], name);
    }
});

test('what the commonest have in it says so, or is missing', async () => {
    for (const code of ["repr(os.stat('/'))", "os.renames('/tmp/a', '/tmp/b')", "os.utime('/tmp/a', (1, 2))", 'os.get_exec_path()']) {
        const { type, text } = await failure(() => without.sandbox({ files: { '/tmp/a': 'a' } }).run(`import os\n${code}`));
        assert.deepEqual([type, text], ['ModuleNotFoundError', missing('_os_rare')], code);
    }
    const { text } = await failure(() => without.sandbox().run("import string\nstring.Formatter().format('{}', 1)"));
    assert.equal(text, missing('_string'));
    const enumeration = 'import enum\nclass A(enum.IntEnum): a = 1; b = 3\n';
    for (const [code, module] of [[`${enumeration}enum.verify(enum.CONTINUOUS)(A)`, '_enum_rare'], ["import warnings\nwarnings.deprecated('a')(len)", '_warnings_rare'], ['help(len)', 'pydoc']]) {
        const found = await failure(() => without.sandbox().run(code));
        assert.deepEqual([found.type, found.text], ['ModuleNotFoundError', missing(module)], code);
    }
    const program = "import os, unicodedata\n[hasattr(os, 'EX_OK'), hasattr(os, 'times'), hasattr(unicodedata, 'ucd_3_2_0'), ValueError('x').__doc__]";
    assert.deepEqual((await without.sandbox().run(program)).value, [false, false, false, null]);
    assert.deepEqual((await hognose.sandbox().run(program.replace(', ValueError', ', not ValueError'))).value, [true, true, true, false]);
});

test('files are in the encodings that have a mark without it, too', async () => {
    const program = `
found = []
for encoding in 'utf-8-sig', 'utf-16', 'utf-32', 'utf16', 'utf-16-be':
    with open('f', 'w', encoding=encoding) as f: f.write('é\\n'), f.write('b\\n')
    with open('f', encoding=encoding) as f: found.append([f.readline(), f.tell(), f.read()])
    found.append(open('f', 'rb').read() == 'é\\nb\\n'.encode(encoding))
open('f', 'wb').write(b'a\\xff\\n')
found.append([open("f", errors="replace").read(), open("f", errors="ignore").read()])
try: open('f', encoding='none')
except LookupError as e: found.append(str(e))
found`;
    const at = [6, 6, 12, 6, 4];
    const expected = [...at.flatMap((position) => [['é\n', position, 'b\n'], true]), ['a\ufffd\n', 'a\n'], 'unknown encoding: none'];
    for (const loaded of [without, hognose]) assert.deepEqual((await loaded.sandbox().run(program)).value, expected);
});

test('strptime of rare formats needs it, and says so', async () => {
    const calls = ['str(datetime.datetime.strptime("60 2024", "%j %Y"))', 'time.strptime("2024", "%Y").tm_year'];
    assert.deepEqual((await hognose.sandbox().run(`import datetime, time\n[${calls}]`)).value, ['2024-02-29 00:00:00', 2024]);
    for (const call of calls) {
        const { type, text } = await failure(() => without.sandbox().run(`import datetime, time\n${call}`));
        assert.deepEqual([type, text], ['ModuleNotFoundError', missing('_strptime')]);
    }
    assert.equal((await without.sandbox().run('import datetime\nstr(datetime.datetime.strptime("2024-02-29", "%Y-%m-%d"))')).value, '2024-02-29 00:00:00');
});

test('the rarer containers of collections need it, and say so', async () => {
    for (const name of ['ChainMap', 'UserDict', 'UserList', 'UserString']) {
        const program = `import collections\ncollections.${name}.__name__`;
        assert.equal((await hognose.sandbox().run(program)).value, name);
        for (const one of [program, `from collections import ${name}`]) {
            const { type, text } = await failure(() => without.sandbox().run(one));
            assert.deepEqual([type, text], ['ModuleNotFoundError', missing('collections._user')]);
        }
    }
});

test('streams of bytes are whole without it', async () => {
    const program = `
import sys
from io import *
class Raw(RawIOBase):
    def readable(self): return True
    def readinto(self, b): b[:2] = b'ab'; return 2
[sys.stdin.buffer.read(), BufferedReader(Raw()).read(3)]`;
    for (const loaded of [without, hognose]) {
        const { value } = await loaded.sandbox().run(program);
        assert.deepEqual(value.map((each) => (typeof each === 'string' ? each : Buffer.from(each).toString())), ['', 'aba']);
    }
});

test('in workers and pools', async () => {
    for (const library of [undefined, bytes, Promise.resolve(bytes)]) {
        const sandbox = await createWorkerSandbox({ library });
        assert.equal((await sandbox.run(PROGRAM)).value, '&lt;');
        await sandbox.dispose();
    }
    const pool = await createPool({ size: 1 });
    assert.equal((await pool.run(PROGRAM)).value, '&lt;');
    await pool.close();
    const sandbox = await createWorkerSandbox({ library: false });
    await fails(sandbox);
    await sandbox.dispose();
});

test('it may come later', async () => {
    let give;
    const loaded = await load({ library: new Promise((resolve) => (give = resolve)) });
    const sandbox = loaded.sandbox();
    await fails(sandbox);
    assert.equal(loaded.library, undefined);
    give(bytes);
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal((await sandbox.run(PROGRAM)).value, '&lt;');
    await works(loaded);
});

test('one that never comes is one that is not there', async () => {
    const loaded = await load({ library: Promise.reject(new Error('offline')) });
    await new Promise((resolve) => setImmediate(resolve));
    await fails(loaded.sandbox());
});

test('other bytes are refused: at once, or when a module is wanted', async () => {
    for (const library of [new Uint8Array(100), new Uint8Array(0), bytes.subarray(1)]) {
        await assert.rejects(load({ library }), { name: 'HognoseError', message: 'library: these are not the bytes of hognose.lib' });
    }
    await assert.rejects(load({ library: new URL('nothing.lib', url) }), { code: 'ENOENT' });
    const other = bytes.slice();
    other[8] ^= 1; // of another version
    await fails((await load({ library: other })).sandbox());
    await fails((await load({ library: bytes.slice(0, 15) })).sandbox());
    for (const damaged of [bytes.slice().fill(7, 16), bytes.slice(0, 16)]) {
        const { type, text } = await failure(async () => (await load({ library: damaged })).sandbox().run(PROGRAM));
        assert.deepEqual([type, text], ['SystemError', 'hognose.lib is damaged']);
    }
});

test('a snapshot that has one of its modules', async () => {
    const sandbox = hognose.sandbox();
    await sandbox.run('from html import escape');
    const dump = sandbox.dump();
    assert.equal((await hognose.restore(dump).run('escape("<")')).value, '&lt;');
    assert.throws(() => without.restore(dump), { name: 'SnapshotError', message: 'the snapshot needs html of hognose.lib, which is not here' });
});

test('names of characters are in it', async () => {
    const absent = 'character names are in the hognose.lib of this version, which this sandbox was made without';
    const about = async (program) => {
        const { type, text } = await failure(() => without.sandbox().run(program));
        return [type, text];
    };
    const escape = `(unicode error) 'unicodeescape' codec can't decode bytes in position 0-12: ${absent} (<python>, line 1)`;
    assert.deepEqual(await about('"\\N{EURO SIGN}"'), ['SyntaxError', escape]);
    assert.deepEqual(await about('import unicodedata\nunicodedata.name("a")'), ['ImportError', absent]);
    assert.deepEqual(await about('import unicodedata\nunicodedata.lookup("euro sign")'), ['ImportError', absent]);
    assert.deepEqual(await about('"\xe4".encode("ascii", "namereplace")'), ['ImportError', absent]);
    assert.deepEqual(await about('rb"\\N{EURO SIGN}".decode("unicode_escape", "ignore")'), ['ImportError', absent]);
    assert.deepEqual(await about('import re\nre.compile(r"\\N{EURO SIGN}")'), ['PatternError', `${absent} at position 0`]);
    const computed = 'import unicodedata\n[unicodedata.name(c) for c in "\\N{CJK UNIFIED IDEOGRAPH-4E00}\\N{HANGUL SYLLABLE GA}"]';
    assert.deepEqual((await without.sandbox().run(computed)).value, ['CJK UNIFIED IDEOGRAPH-4E00', 'HANGUL SYLLABLE GA']);
    const sandbox = hognose.sandbox();
    await sandbox.run('euro = lambda: "\\N{EURO SIGN}"');
    const dump = sandbox.dump();
    assert.equal((await hognose.restore(dump).run('euro()')).value, '\u20ac');
    assert.throws(() => without.restore(dump), { name: 'SnapshotError' });
});

test('what is in it counts as memory when it is imported, not before', async () => {
    const before = hognose.sandbox().runSync('1').usage.memory;
    const sandbox = hognose.sandbox({ limits: { memory: before + 200_000 } });
    assert.equal((await failure(() => sandbox.run('import unittest, difflib, calendar, codecs, tempfile'))).kind, 'memory');
    assert.equal((await sandbox.run(PROGRAM)).value, '&lt;');
});
