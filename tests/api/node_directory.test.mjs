// nodeDirectory: real directories, and attempts to get out of them.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { failure, hognose, nodeDirectory } from './package.mjs';

/** A directory with something in it, beside a secret. */
function place(t) {
    const top = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), 'hognose-')));
    t.after(() => fs.rmSync(top, { recursive: true }));
    const root = join(top, 'root');
    fs.mkdirSync(join(root, 'sub'), { recursive: true });
    fs.writeFileSync(join(root, 'a.txt'), 'text of a\n');
    fs.writeFileSync(join(root, 'sub', 'b.bin'), Uint8Array.of(0, 255));
    fs.writeFileSync(join(top, 'secret'), 'SECRET');
    fs.mkdirSync(join(top, 'root2'));
    fs.writeFileSync(join(top, 'root2', 'secret'), 'SECRET');
    return { top, root };
}

const open = (root, mode, options = {}) => hognose.sandbox({ files: { '/w': nodeDirectory(root, { mode, ...options }) } });

/** What a program prints: the value of each expression, or the error. */
function tries(sandbox, ...expressions) {
    const code = `import os, shutil
def t(f):
    try: print(f())
    except OSError as e: print(type(e).__name__, e.errno)
${expressions.map((e) => `t(lambda: ${e})`).join('\n')}`;
    return sandbox.runSync(code).stdout.trimEnd().split('\n');
}

test('a directory is read', (t) => {
    const { root } = place(t);
    for (const mode of ['read', 'overlay', 'write']) {
        assert.deepEqual(tries(open(root, mode), 'sorted(os.listdir("/w"))', 'open("/w/a.txt").readlines()',
            'open("/w/sub/b.bin", "rb").read()', 'os.stat("/w/a.txt").st_size', 'os.path.isdir("/w/sub")', 'open("/w/nope")',
            'open("/w/sub")', 'open("/w/a.txt/x")', 'os.listdir("/w/a.txt")', 'os.path.getmtime("/w/a.txt") > 1e9'),
        ["['a.txt', 'sub']", "['text of a\\n']", "b'\\x00\\xff'", '10', 'True', 'FileNotFoundError 2', 'IsADirectoryError 21',
            'NotADirectoryError 20', 'NotADirectoryError 20', 'True']);
    }
});

test('what is written goes where the mode says', (t) => {
    const changes = ['open("/w/new", "w").write("new")', 'open("/w/a.txt", "a").write("more")', 'os.mkdir("/w/d")',
        'os.rename("/w/sub/b.bin", "/w/d/c")', 'os.rmdir("/w/sub")', 'sorted(os.listdir("/w")) + os.listdir("/w/d")'];
    const { root } = place(t);
    assert.deepEqual(tries(open(root, 'read'), ...changes.slice(0, 5)), ['OSError 30', 'OSError 30', 'OSError 30', 'FileNotFoundError 2', 'OSError 30']);
    const done = ['3', '4', 'None', 'None', 'None', "['a.txt', 'd', 'new', 'c']"];
    assert.deepEqual(tries(open(root, 'overlay'), ...changes), done);
    assert.deepEqual(fs.readdirSync(root), ['a.txt', 'sub']);
    assert.deepEqual(tries(open(root, 'write'), ...changes), done);
    assert.deepEqual(fs.readdirSync(root), ['a.txt', 'd', 'new']);
    assert.equal(fs.readFileSync(join(root, 'a.txt'), 'utf8'), 'text of a\nmore');
    assert.deepEqual([...fs.readFileSync(join(root, 'd', 'c'))], [0, 255]);
    assert.deepEqual(tries(open(root, 'write'), 'shutil.rmtree("/w/d")', 'os.remove("/w/new")', 'os.rmdir("/w")'), ['None', 'None', 'OSError 16']);
    assert.deepEqual(fs.readdirSync(root), ['a.txt']);
});

test('dots lead nowhere', (t) => {
    const { top, root } = place(t);
    const sandbox = open(root, 'write');
    assert.deepEqual(tries(sandbox, 'open("/w/../secret").read()', 'open("/w/sub/../../../secret")', 'open("/../../../../etc/passwd")',
        `open("${top}/secret")`, 'open("/w/..//../root2/secret")', 'os.rename("/w/a.txt", "/w/../secret")'),
    [...Array(5).fill('FileNotFoundError 2'), 'OSError 18']);
    const direct = nodeDirectory(root, { mode: 'write' });
    for (const path of ['..', '../secret', 'sub/../../secret', '/etc/passwd', '.', 'a//b', 'sub/.', 'a\0b', `${top}/secret`]) {
        for (const op of ['stat', 'list', 'read', 'mkdir', 'remove']) {
            assert.equal((await_(() => direct[op](path))).code, 'EINVAL', `${op} ${path}`);
        }
        assert.equal(await_(() => direct.write(path, new Uint8Array())).code, 'EINVAL', path);
        assert.equal(await_(() => direct.rename('a.txt', path)).code, 'EINVAL', path);
    }
    assert.equal(fs.readFileSync(join(top, 'secret'), 'utf8'), 'SECRET');
});

function await_(action) {
    try {
        action();
    } catch (error) {
        return error;
    }
    throw new Error('it did not fail');
}

test('links that lead outside are refused, links inside are followed', (t) => {
    const { top, root } = place(t);
    fs.symlinkSync(join(top, 'secret'), join(root, 'absolute'));
    fs.symlinkSync('../secret', join(root, 'relative'));
    fs.symlinkSync('..', join(root, 'up'));
    fs.symlinkSync('../root2', join(root, 'sibling'));
    fs.symlinkSync('absolute', join(root, 'chain'));
    fs.symlinkSync(join(top, 'made'), join(root, 'dangling'));
    fs.symlinkSync('loop', join(root, 'loop'));
    fs.symlinkSync('a.txt', join(root, 'good'));
    fs.symlinkSync('../a.txt', join(root, 'sub', 'good'));
    fs.symlinkSync('sub', join(root, 'gooddir'));
    for (const mode of ['read', 'overlay', 'write']) {
        const sandbox = open(root, mode);
        assert.deepEqual(tries(sandbox, ...['absolute', 'relative', 'up/secret', 'sibling/secret', 'chain'].map((p) => `open("/w/${p}").read()`)),
            Array(5).fill('PermissionError 13'), mode);
        assert.deepEqual(tries(sandbox, 'open("/w/dangling").read()', 'open("/w/loop").read()'), ['FileNotFoundError 2', 'OSError 40']);
        assert.deepEqual(tries(sandbox, 'os.listdir("/w/up")', 'os.listdir("/w/sibling")', 'os.path.exists("/w/absolute")', 'sorted(os.listdir("/w"))'),
            ['PermissionError 13', 'PermissionError 13', 'False', "['a.txt', 'good', 'gooddir', 'sub']"]);
        assert.deepEqual(tries(sandbox, 'open("/w/good").read()', 'open("/w/sub/good").read()', 'os.listdir("/w/gooddir")', 'open("/w/gooddir/b.bin", "rb").read()'),
            ['text of a', '', 'text of a', '', "['b.bin', 'good']", "b'\\x00\\xff'"]);
    }
    const writer = open(root, 'write');
    assert.deepEqual(tries(writer, 'open("/w/absolute", "w").write("X")', 'open("/w/relative", "a").write("X")', 'open("/w/up/secret", "w").write("X")',
        'open("/w/up/new", "w").write("X")', 'os.mkdir("/w/sibling/d")', 'os.remove("/w/sibling/secret")',
        'os.rename("/w/a.txt", "/w/sibling/x")', 'os.rename("/w/sibling/secret", "/w/got")'), Array(8).fill('PermissionError 13'));
    assert.match(tries(writer, 'open("/w/dangling", "w").write("X")')[0], /PermissionError 13/);
    assert.equal(fs.readFileSync(join(top, 'secret'), 'utf8') + fs.readFileSync(join(top, 'root2', 'secret'), 'utf8'), 'SECRETSECRET');
    assert.deepEqual(fs.readdirSync(top).sort(), ['root', 'root2', 'secret']);
    assert.deepEqual(tries(writer, 'open("/w/good", "w").write("through")'), ['7']);
    assert.equal(fs.readFileSync(join(root, 'a.txt'), 'utf8'), 'through');
});

test('pipes and devices are refused without waiting', (t) => {
    const { root } = place(t);
    execFileSync('mkfifo', [join(root, 'pipe')]);
    fs.symlinkSync('/dev/zero', join(root, 'zero'));
    for (const mode of ['read', 'write']) {
        assert.deepEqual(tries(open(root, mode), 'open("/w/pipe").read()', 'open("/w/zero").read(1)', 'sorted(os.listdir("/w"))', 'os.path.exists("/w/pipe")'),
            ['PermissionError 13', 'PermissionError 13', "['a.txt', 'sub']", 'False']);
    }
    assert.deepEqual(tries(open(root, 'write'), 'open("/w/pipe", "w").write("x")'), ['PermissionError 13']);
});

test('long names and large files are refused', (t) => {
    const { root } = place(t);
    const direct = nodeDirectory(root, { mode: 'write' });
    assert.equal(await_(() => direct.read('x'.repeat(300))).code, 'ENAMETOOLONG');
    assert.equal(await_(() => direct.read('é'.repeat(200))).code, 'ENAMETOOLONG');
    assert.equal(await_(() => direct.stat('d/'.repeat(3000) + 'x')).code, 'ENAMETOOLONG');
    assert.deepEqual(tries(open(root, 'read'), 'open("/w/" + "x" * 300)', 'open("/w" + "/d" * 3000)'), ['OSError 36', 'OSError 36']);
    assert.deepEqual(tries(open(root, 'read', { maxFileSize: 9 }), 'open("/w/a.txt").read()', 'open("/w/sub/b.bin", "rb").read()'), ['OSError 27', "b'\\x00\\xff'"]);
});

test('a root that is a link, and one that is none', async (t) => {
    const { top, root } = place(t);
    fs.symlinkSync(root, join(top, 'link'));
    assert.deepEqual(tries(open(join(top, 'link'), 'read'), 'open("/w/a.txt").read()'), ['text of a']);
    assert.match((await failure(() => nodeDirectory(join(top, 'nope')))).message, /^nodeDirectory: .*ENOENT/);
    assert.match((await failure(() => nodeDirectory(join(top, 'secret')))).message, /it is not a directory$/);
    assert.match((await failure(() => nodeDirectory(root, { mode: 'rw' }))).message, /^nodeDirectory: no such mode: rw$/);
});

test('as many links are followed as the system follows', (t) => {
    const { root } = place(t);
    fs.symlinkSync('a.txt', join(root, 'l0'));
    for (let i = 1; i < 500; i++) fs.symlinkSync(`l${i - 1}`, join(root, `l${i}`));
    assert.deepEqual(tries(open(root, 'read', {}), 'open("/w/l20").read()', 'open("/w/l300").read()', 'os.stat("/w/l499")', 'len([n for n in os.listdir("/w") if n < "l3"]) > 20',
        'os.path.exists("/w/l499")'), ['text of a', '', 'OSError 40', 'OSError 40', 'True', 'False']);
});

test('large directories and files are not read', (t) => {
    const { root } = place(t);
    for (let i = 0; i < 30; i++) fs.writeFileSync(join(root, 'sub', `f${i}`), '');
    fs.truncateSync(join(root, 'sub', 'f1'), 12 * 2 ** 20);
    const sandbox = hognose.sandbox({ limits: { memory: 8 * 2 ** 20 }, files: { '/w': nodeDirectory(root, { maxEntries: 20 }) } });
    assert.deepEqual(tries(sandbox, 'os.listdir("/w/sub")', 'len(os.listdir("/w"))', 'open("/w/sub/f1", "rb").read()', 'open("/w/sub/f2").read()'), ['OSError 27', '2', 'OSError 27']);
    let most;
    const counted = { mode: 'read', stat: (path) => ({ kind: path ? 'file' : 'dir', size: 5 }), list: () => [['a', 'file']], read: (path, n) => ((most = n), new Uint8Array(9 * 2 ** 20)) };
    const other = hognose.sandbox({ limits: { memory: 8 * 2 ** 20 }, files: { '/w': counted } });
    assert.deepEqual(tries(other, 'open("/w/a").read()'), ['OSError 27']);
    assert.equal(most, 8 * 2 ** 20);
});

test('what a directory takes to answer at once is the time of the program', async (t) => {
    let [time, asked] = [1, 0];
    const slow = { mode: 'read', stat: (path) => { time += 10; asked++; return { kind: path ? 'file' : 'dir' }; }, list: () => [], read: () => new Uint8Array() };
    const clock = { now: () => time, monotonic: () => time };
    const sandbox = hognose.sandbox({ limits: { time: 200, calls: Infinity }, files: { '/w': slow }, clock });
    const error = await failure(() => sandbox.runSync('import os\nwhile True: os.path.exists("/w/a")'));
    assert.equal(error.kind, 'time');
    assert.ok(asked <= 22, `${asked}`);
    assert.equal(sandbox.runSync('1 + 1').value, 2);
});

test('paths are not trusted: a program may have replaced what cleans them', (t) => {
    const { top, root } = place(t);
    const { clean, hostile } = JSON.parse(fs.readFileSync(new URL('../conformance/border/paths.json', import.meta.url), 'utf8'));
    const directory = nodeDirectory(root, { mode: 'write' });
    const operations = {
        stat: (path) => directory.stat(path), list: (path) => directory.list(path), read: (path) => directory.read(path), write: (path) => directory.write(path, new Uint8Array(1)),
        mkdir: (path) => directory.mkdir(path), remove: (path) => directory.remove(path), from: (path) => directory.rename(path, 'moved'), to: (path) => directory.rename('a.txt', path),
    };
    const all = () => fs.readdirSync(top, { recursive: true }).sort();
    const before = all();
    for (const path of [...hostile, '\ud800', 'a/b\udc00']) for (const [name, operation] of Object.entries(operations)) assert.throws(() => operation(path), { code: 'EINVAL' }, `${name}(${JSON.stringify(path)})`);
    assert.deepEqual(all(), before);
    for (const path of clean) directory.stat(path);
});
