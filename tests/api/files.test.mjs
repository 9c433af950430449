// Files: what the caller hands in, directories that it serves, quotas, and what is read back.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FileError, HognoseError, PythonError, failure, hognose } from './package.mjs';

const text = (bytes) => new TextDecoder().decode(bytes);
const bytes = (s) => new TextEncoder().encode(s);

/** A directory served from a Map of path to text, or null for a directory. Its answers are promises if `later` is set. */
function served(mode, entries, later = false) {
    const map = new Map([['', null], ...Object.entries(entries)]);
    const asked = [];
    const give = (value) => (later ? Promise.resolve(value) : value);
    const find = (path) => {
        asked.push(path);
        if (!map.has(path)) throw Object.assign(new Error('not there'), { code: 'ENOENT' });
        return map.get(path);
    };
    return {
        mode, map, asked,
        stat(path) {
            if (!map.has(path)) return give(null);
            const content = find(path);
            return give(content === null ? { kind: 'dir' } : { kind: 'file', size: bytes(content).length, mtime: 5000 });
        },
        list: (path) => give([...map.keys()].filter((p) => p && (p.includes('/') ? p.slice(0, p.lastIndexOf('/')) : '') === path)
            .map((p) => [p.slice(p.lastIndexOf('/') + 1), map.get(p) === null ? 'dir' : 'file'])),
        read: (path) => give(bytes(find(path))),
        write: (path, data) => give(void map.set(path, text(data))),
        mkdir: (path) => give(void map.set(path, null)),
        remove: (path) => give(void map.delete(path)),
        rename: (from, to) => give(void (map.set(to, find(from)), map.delete(from))),
    };
}

const TREE = { sub: null, 'sub/f': 'text of f\n', g: 'gg' };

test('files of the options are read, and changes are read back', () => {
    const sandbox = hognose.sandbox({ files: { '/data/a.csv': 'x,y\n1,2\n', '/data/b.bin': Uint8Array.of(0, 255) } });
    const { value } = sandbox.runSync('import os\n[sorted(os.listdir("/data")), open("/data/a.csv").read(), open("/data/b.bin", "rb").read()]');
    assert.deepEqual(value, [['a.csv', 'b.bin'], 'x,y\n1,2\n', Uint8Array.of(0, 255)]);
    assert.deepEqual(sandbox.files.changed(), []);
    sandbox.runSync('open("/data/a.csv", "a").write("3,4\\n"); os.remove("/data/b.bin"); os.mkdir("/out"); open("/out/é", "w").write("ü")');
    assert.deepEqual(sandbox.files.changed(), [
        { path: '/data/a.csv', kind: 'modified' }, { path: '/data/b.bin', kind: 'deleted' }, { path: '/out/é', kind: 'created' },
    ]);
    assert.equal(sandbox.files.readText('/data/a.csv'), 'x,y\n1,2\n3,4\n');
    assert.deepEqual(sandbox.files.read('/out/é'), bytes('ü'));
    assert.deepEqual(sandbox.files.list(), [{ name: 'data', kind: 'dir' }, { name: 'out', kind: 'dir' }, { name: 'tmp', kind: 'dir' }]);
    assert.deepEqual(sandbox.files.list('/data'), [{ name: 'a.csv', kind: 'file' }]);
});

test('files are written and removed between runs', () => {
    const sandbox = hognose.sandbox();
    sandbox.files.write('/deep/er/f', 'one');
    assert.equal(sandbox.runSync('open("/deep/er/f").read()').value, 'one');
    sandbox.files.write('/deep/er/f', bytes('two'));
    assert.equal(sandbox.runSync('open("/deep/er/f").read()').value, 'two');
    assert.deepEqual(sandbox.files.changed(), []);
    sandbox.files.remove('/deep');
    assert.equal(sandbox.runSync('import os; os.path.exists("/deep")').value, false);
    assert.deepEqual(sandbox.files.changed(), []);
});

test('operations that fail say why', async () => {
    const { files } = hognose.sandbox({ files: { '/f': '' } });
    for (const [run, code] of [
        [() => files.read('/nope'), 'ENOENT'], [() => files.read('/tmp'), 'EISDIR'], [() => files.list('/f'), 'ENOTDIR'],
        [() => files.write('/f/x', ''), 'ENOTDIR'], [() => files.remove('/'), 'EBUSY'], [() => files.write('/tmp', ''), 'EISDIR'],
    ]) {
        const error = await failure(run);
        assert.ok(error instanceof FileError && error instanceof HognoseError, String(error));
        assert.equal(error.code, code);
    }
    assert.match((await failure(() => files.read('/nope'))).message, /^\[Errno 2\] No such file or directory: '\/nope'$/);
});

test('options that make no sense are refused', async () => {
    for (const [options, message] of [
        [{ files: { 'a.txt': '' } }, /^files: "a.txt" is not an absolute path$/],
        [{ quota: { bytes: -1 } }, /^quota.bytes: -1 is not an amount$/],
        [{ files: { '/d': served('other', {}) } }, /^files: \/d: no such mode$/],
        [{ files: { '/': served('read', {}) } }, /Device or resource busy/],
    ]) assert.match((await failure(() => hognose.sandbox(options))).message, message);
});

test('files cannot be used while a program runs', async () => {
    const sandbox = hognose.sandbox({ functions: { peek: () => sandbox.files.list() } });
    assert.match((await failure(() => sandbox.runSync('peek()'))).message, /cannot use it meanwhile/);
    const paused = hognose.sandbox({ functions: ['ask'] });
    const step = paused.start('ask()');
    assert.match((await failure(() => paused.files.read('/x'))).message, /^another run is under way/);
    step.resume();
    assert.deepEqual(paused.files.list('/tmp'), []);
});

test('a quota of bytes and of files', async () => {
    const sandbox = hognose.sandbox({ quota: { bytes: 1000, files: 3 }, files: { '/a': 'x'.repeat(500) } });
    const full = await failure(() => sandbox.runSync('open("/b", "w").write("y" * 501)'));
    assert.ok(full instanceof PythonError);
    assert.match(full.message, /^OSError: \[Errno 28\] No space left on device/);
    sandbox.runSync('open("/b", "w").write("y" * 500); open("/c", "w")');
    assert.match((await failure(() => sandbox.runSync('open("/d", "w")'))).message, /Errno 28\] No space left on device: '\/d'/);
    sandbox.runSync('import os; os.remove("/b"); open("/d", "w").write("z" * 500)');
    assert.equal(sandbox.files.read('/d').length, 500);
    assert.equal((await failure(() => sandbox.files.write('/e', ''))).code, 'ENOSPC');
});

test('the quota bounds what a directory of mode write grows by', async () => {
    const kept = new Map([['old', new Uint8Array(5000)]]);
    const folders = new Set(['']);
    const served = {
        mode: 'write',
        stat: (path) => (folders.has(path) ? { kind: 'dir' } : kept.has(path) ? { kind: 'file', size: kept.get(path).length } : null),
        list: (path) => (path === '' ? [...kept.keys()].map((name) => [name, 'file']) : []),
        read: (path) => kept.get(path),
        write: (path, data) => void kept.set(path, data.slice()),
        mkdir: (path) => {
            if (path === 'no') throw new FileError('EACCES');
            folders.add(path);
        },
        remove: (path) => void (kept.delete(path) || folders.delete(path)),
        rename: (from, to) => {
            kept.set(to, kept.get(from));
            kept.delete(from);
        },
    };
    const sandbox = hognose.sandbox({ quota: { bytes: 1000, files: 4 }, files: { '/w': served, '/a': 'x'.repeat(100) } });
    const tried = (code) => sandbox.runSync(`
import os
def say(path, data, mode='w'):
    with open('/w/' + path, mode) as f: f.write(data)
try: ${code}
except OSError as e: told = e.errno, e.filename
else: told = None
told`).value;
    const used = () => [...kept.values()].reduce((n, data) => n + data.length, -5000);
    assert.equal(tried("say('b', 'y' * 800)"), null);
    assert.deepEqual([...tried("say('c', 'y' * 200)")], [28, null]);
    assert.equal(used(), 800);
    assert.equal(tried("say('b', 'y' * 900)"), null); // in place of what it had
    assert.deepEqual([...tried("say('../a2', 'y')")], [28, '/w/../a2']); // one quota for all: /w, /a, b and c are four
    assert.equal(tried("os.remove('/w/c')"), null);
    assert.deepEqual([...tried("say('b', 'y', 'a')")], [28, null]);
    assert.equal(tried("open('/w/b', 'r+').close()"), null);
    assert.deepEqual([...tried("say('b', 'y', 'a')")], [28, null]);
    assert.equal(used(), 900);
    assert.equal(tried("os.truncate('/w/b', 100)"), null);
    assert.equal(tried("say('old', 'y' * 800, 'a')"), null); // a file of the host's: what it grows by
    assert.deepEqual([...tried("say('old', 'y', 'a')")], [28, null]);
    assert.equal(used(), 900);
    assert.equal(tried("say('old', '')"), null);
    assert.equal(tried("os.rename('/w/b', '/w/d')"), null);
    assert.equal(tried("say('d', 'y' * 900)"), null);
    assert.deepEqual([...tried("say('d', 'y' * 901)")], [28, null]);
    const fork = sandbox.fork();
    assert.equal((await failure(() => fork.runSync("open('/w/d', 'w').write('y' * 901)"))).type, 'OSError');
    assert.equal(tried("os.mkdir('/w/no')")?.at(0), 13);
    assert.equal(tried("os.mkdir('/w/f')"), null);
    assert.deepEqual([...tried("os.mkdir('/w/g')")], [28, '/w/g']);
    assert.deepEqual([...tried("say('g', '')")], [28, '/w/g']);
    assert.equal(tried("os.rmdir('/w/f'); say('g', '')"), null);
});

test('files are counted by the memory limit', async () => {
    const sandbox = hognose.sandbox({ limits: { memory: 8 * 2 ** 20 }, quota: { bytes: 2 ** 30 } });
    const error = await failure(() => sandbox.runSync('with open("/f", "wb") as f:\n    while True: f.write(bytes(100000))'));
    assert.equal(error.kind, 'memory');
    assert.equal(sandbox.runSync('1 + 1').value, 2);
});

const USE = `
import os
def t(f):
    try: print(f())
    except OSError as e: print(type(e).__name__, e)
t(lambda: [(r, sorted(d), sorted(f)) for r, d, f in os.walk("/w")])
t(lambda: open("/w/sub/f").read())
t(lambda: open("/w/sub/../g").readlines())
t(lambda: os.stat("/w/g").st_size)
t(lambda: os.path.getmtime("/w/g"))
t(lambda: open("/w/nope"))
t(lambda: open("/w/g/x"))
t(lambda: os.listdir("/w/g"))
`;
const SEEN = `[('/w', ['sub'], ['g']), ('/w/sub', [], ['f'])]
text of f

['gg']
2
5.0
FileNotFoundError [Errno 2] No such file or directory: '/w/nope'
FileNotFoundError [Errno 2] No such file or directory: '/w/g/x'
NotADirectoryError [Errno 20] Not a directory: '/w/g'
`;

for (const mode of ['read', 'overlay', 'write']) {
    for (const later of [false, true]) {
        test(`a served directory is read: ${mode}${later ? ', by promises' : ''}`, async () => {
            const directory = served(mode, TREE, later);
            const sandbox = hognose.sandbox({ files: { '/w': directory } });
            const { stdout, usage } = later ? await sandbox.run(USE) : sandbox.runSync(USE);
            assert.equal(stdout, SEEN);
            assert.ok(usage.calls > 5);
            assert.deepEqual(sandbox.files.changed(), []);
        });
    }
}

const CHANGE = `
t(lambda: open("/w/new", "w").write("new"))
t(lambda: open("/w/sub/f", "a").write("more"))
t(lambda: open("/w/sub/f").read())
t(lambda: os.remove("/w/g"))
t(lambda: os.path.exists("/w/g"))
t(lambda: os.mkdir("/w/d"))
t(lambda: os.rename("/w/new", "/w/d/moved"))
t(lambda: sorted(os.listdir("/w")))
t(lambda: os.rmdir("/w/d"))
t(lambda: os.rmdir("/w"))
`;
const CHANGED = `3
4
text of f
more
None
False
None
None
['d', 'sub']
OSError [Errno 39] Directory not empty: '/w/d'
OSError [Errno 16] Device or resource busy: '/w'
`;

test('a directory to read is not written', () => {
    const directory = served('read', TREE);
    const { stdout } = hognose.sandbox({ files: { '/w': directory } }).runSync(USE + CHANGE);
    const denied = stdout.slice(SEEN.length).split('\n').filter((line) => line.includes('Read-only file system'));
    assert.equal(denied.length, 4, stdout);
    assert.deepEqual([...directory.map.keys()], ['', 'sub', 'sub/f', 'g']);
});

for (const later of [false, true]) {
    test(`an overlay keeps what is written in the sandbox${later ? ', by promises' : ''}`, async () => {
        const directory = served('overlay', TREE, later);
        const sandbox = hognose.sandbox({ files: { '/w': directory } });
        const { stdout } = await sandbox.run(USE + CHANGE);
        assert.equal(stdout, SEEN + CHANGED);
        assert.deepEqual([...directory.map], [['', null], ['sub', null], ['sub/f', 'text of f\n'], ['g', 'gg']]);
        assert.deepEqual(sandbox.files.changed(), [
            { path: '/w/d/moved', kind: 'created' }, { path: '/w/g', kind: 'deleted' }, { path: '/w/sub/f', kind: 'modified' },
        ]);
    });

    test(`what is written goes to the host${later ? ', by promises' : ''}`, async () => {
        const directory = served('write', TREE, later);
        const sandbox = hognose.sandbox({ files: { '/w': directory } });
        const { stdout } = await sandbox.run(USE + CHANGE);
        assert.equal(stdout, SEEN + CHANGED);
        assert.deepEqual([...directory.map], [['', null], ['sub', null], ['sub/f', 'text of f\nmore'], ['d', null], ['d/moved', 'new']]);
        assert.deepEqual(sandbox.files.changed(), []);
    });
}

test('what is written to a file that stays open goes to the host too', async () => {
    const directory = served('write', TREE);
    const sandbox = hognose.sandbox({ files: { '/w': directory } });
    sandbox.runSync('open("/w/left", "w").write("open"); f = open("/w/g", "a"); f.write("!")');
    assert.equal(directory.map.get('left') + directory.map.get('g'), 'opengg!');
    assert.equal((await failure(() => sandbox.runSync('f.write("?"); 1 / 0'))).type, 'ZeroDivisionError');
    assert.equal(directory.map.get('g'), 'gg!?');
    assert.equal((await failure(() => sandbox.runSync('f.write("x" * 9); open("/w/nope/x", "w")'))).type, 'FileNotFoundError');
    assert.equal(directory.map.get('g').length, 13);
});

test('an overlay survives a dump; without its directory, what the host has is an OSError', () => {
    const directory = served('overlay', TREE);
    const sandbox = hognose.sandbox({ files: { '/w': directory, '/own': 'text' } });
    sandbox.runSync(USE + CHANGE);
    const dump = sandbox.dump();
    const again = hognose.restore(dump, { files: { '/w': served('overlay', TREE) } });
    assert.equal(again.runSync('sorted(os.listdir("/w"))').value.join(), 'd,sub');
    assert.equal(again.runSync('open("/own").read() + open("/w/sub/f").read()').value, 'texttext of f\nmore');
    assert.deepEqual(again.files.changed(), sandbox.files.changed());
    const alone = hognose.restore(dump);
    assert.equal(alone.runSync('open("/w/sub/f").read()').value, 'text of f\nmore');
    assert.equal(alone.runSync('try: os.listdir("/w")\nexcept OSError as e: x = str(e)\nx').value, "[Errno 19] No such device: '/w'");
    assert.deepEqual(sandbox.fork().runSync('sorted(os.listdir("/w"))').value, ['d', 'sub']);
});

test('a directory by promises needs run()', async () => {
    const sandbox = hognose.sandbox({ files: { '/w': served('read', TREE, true) } });
    assert.match((await failure(() => sandbox.runSync('open("/w/g").read()'))).message, /^a directory that the host serves is asynchronous: use run\(\)/);
    assert.match((await failure(() => sandbox.files.read('/w/g'))).message, /^a directory that the host serves is asynchronous/);
    const step = sandbox.start('open("/w/g").read()');
    assert.equal(step.kind, 'call');
    assert.equal(step.name, '$file');
    let next = step;
    while (next.kind === 'call') next = next.resume((await next.promise).value);
    assert.equal(next.value, 'gg');
    const paused = sandbox.start('open("/w/sub/f").read()');
    let other = hognose.restore(paused.dump(), { files: { '/w': served('read', { ...TREE, 'sub/f': 'other' }, true) } }).step;
    while (other.kind === 'call') other = other.resume((await other.promise).value);
    assert.equal(other.value, 'other');
    paused.abandon();
});

test('the host failing is an OSError', () => {
    const broken = { mode: 'read', stat: () => { throw new Error('disk on fire'); }, list: () => [], read: () => new Uint8Array() };
    const { value } = hognose.sandbox({ files: { '/w': broken } }).runSync('try: open("/w/x")\nexcept OSError as e: x = str(e)\nx');
    assert.equal(value, "[Errno 5] Input/output error: '/w/x'");
});

test('a program that tampers with the library reaches no other paths', () => {
    const { hostile } = JSON.parse(readFileSync(new URL('../conformance/border/paths.json', import.meta.url), 'utf8'));
    for (const mode of ['write', 'read']) {
        const directory = served(mode, TREE);
        const sandbox = hognose.sandbox({ files: { '/w': served('write', TREE), '/x': directory } });
        const { stdout } = sandbox.runSync(`
f = open("/w/g", "r+")
node = f.buffer.raw._node
mount = node.sink[0]
def t(path, name, data=b"x"):
    mount.path = path
    node.sink = (mount, name)
    node.data = data
    node.version += 1
    try:
        f.write("y")
        print(f.flush())
    except (OSError, TypeError) as e: print(getattr(e, "errno", 22))
for name in (*hostile, 5, None, "x" * 5000, "\\ud800", "a/b\\udc00"): t("/x", name)
t("/none", "g")
t("/x", "made")`, { inputs: { hostile } });
        assert.equal(stdout, '22\n'.repeat(hostile.length + 5) + '19\n' + (mode === 'write' ? 'None\n' : '30\n'));
        assert.deepEqual([...directory.map.keys()], ['', 'sub', 'sub/f', 'g', ...(mode === 'write' ? ['made'] : [])]);
    }
});

test('programs cannot reach the service of files by themselves', async () => {
    const directory = served('read', TREE);
    const sandbox = hognose.sandbox({ files: { '/w': directory } });
    for (const code of ['import _files', '_host_file("stat", "/w", "")', 'from _hn import _host_file', 'import _hn', 'import _hn.files', 'from _hn.files import _own']) {
        const error = await failure(() => sandbox.runSync(code));
        assert.ok(['ModuleNotFoundError', 'NameError'].includes(error.type), `${code}: ${error}`);
    }
    assert.deepEqual(sandbox.runSync('import _io\n[name for name in dir(_io) if name[0] == "_" and name[:2] != "__"]').value, []);
    assert.match((await failure(() => hognose.sandbox({ functions: { $file: () => 1 } }))).message, /is not a Python identifier/);
});
