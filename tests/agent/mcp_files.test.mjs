// The directory of programs that an overlay is: empty directories, depth, and how often paths are compared.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PathSet } from '../../bindings/js/dist/agent/paths.js';
import { workspaceDirectory } from '../../bindings/js/dist/agent/mcp_files.js';
import { failure, MemoryWorkspace, Overlay } from './agent.mjs';

const names = async (directory, path) => (await directory.list(path)).map(([name, kind]) => name + (kind === 'dir' ? '/' : '')).sort();
const bytes = new Uint8Array(1);

test('a directory is there from when it is made until it is removed, whatever comes and goes in it', async () => {
    const directory = workspaceDirectory(new Overlay(new MemoryWorkspace(), new MemoryWorkspace({ 'stable/f': 'x' })));
    await directory.mkdir('a');
    await directory.mkdir('a/b');
    assert.deepEqual([await names(directory, ''), await names(directory, 'a'), await names(directory, 'a/b')], [['a/', 'stable/'], ['b/'], []]);
    assert.equal((await failure(() => directory.mkdir('a'))).code, 'EEXIST');
    assert.equal((await failure(() => directory.remove('a'))).code, 'ENOTEMPTY');
    await directory.write('a/b/f', bytes);
    await directory.rename('a/b/f', 'a/g');
    assert.deepEqual([await names(directory, 'a'), await names(directory, 'a/b')], [['b/', 'g'], []]);
    await directory.remove('a/b');
    await directory.remove('a/g');
    assert.deepEqual([await names(directory, ''), await names(directory, 'a'), await directory.stat('a/b')], [['a/', 'stable/'], [], null]);
    await directory.remove('a');
    assert.deepEqual([await names(directory, ''), await directory.stat('a')], [['stable/'], null]);
    assert.equal((await failure(() => directory.remove('stable/f'))).code, 'EACCES');
    assert.equal((await failure(() => directory.list('a'))).code, 'ENOENT');
});

test('empty directories do not gather without end', async () => {
    const directory = workspaceDirectory(new MemoryWorkspace());
    for (let i = 0; i < 3000; i++) await directory.mkdir(`d${i}`);
    assert.deepEqual(await Promise.all([directory.list('').then((all) => all.length), directory.stat('d1999'), directory.stat('d2000')]), [1000, null, { kind: 'dir', size: 0 }]);
});

test('paths of programs are held to the rules of tools\'', async () => {
    const directory = workspaceDirectory(new MemoryWorkspace());
    for (const path of [`${'d/'.repeat(600)}f`, 'x'.repeat(300), 'a\\b', '\ud800', 'a\0b', 'C:/x', '/etc', '../x']) {
        for (const act of [() => directory.write(path, bytes), () => directory.mkdir(path), () => directory.stat(path), () => directory.rename(path, 'x'), () => directory.rename('x', path)]) {
            assert.ok(['EINVAL', 'EACCES'].includes((await failure(act)).code), path);
        }
    }
});

test('a write to a deep directory of many files looks at few of them', async (t) => {
    const deep = Array.from({ length: 500 }, (_, i) => i % 10).join('/');
    const agent = new MemoryWorkspace();
    const directory = workspaceDirectory(new Overlay(agent, new MemoryWorkspace()));
    await directory.mkdir(deep);
    let looks = 0;
    const { startsWith } = String.prototype;
    t.mock.method(String.prototype, 'startsWith', function (...given) {
        looks++;
        return startsWith.apply(this, given);
    });
    const stat = t.mock.method(agent, 'stat');
    for (let i = 0; i < 2000; i++) await directory.write(`${deep}/${i}`, bytes);
    assert.ok(looks < 2000 * 20 && stat.mock.callCount() < 2000 * 5, `${looks} comparisons, ${stat.mock.callCount()} looks at what is there`);
    looks = 0;
    assert.equal((await directory.list(deep)).length, 2000);
    assert.equal((await directory.list('')).length, 1);
    assert.ok(looks < 10_000, `${looks}`);
});

test('a set of paths is as the names of files are', () => {
    const set = new PathSet();
    const all = ['a', 'b/c', 'b/c0', 'b/c/d', 'b.x', 'b0', 'é/ü', '😀/x'].filter((path) => path !== 'b/c');
    for (const path of [...all, ...all]) set.add(path);
    assert.deepEqual([set.size, [...set.children('')].sort()], [all.length, [['a', true], ['b', false], ['b.x', true], ['b0', true], ['é', false], ['😀', false]]]);
    assert.deepEqual([[...set.children('b')], [...set.children('b/c')], [...set.children('x')]], [[['c', false], ['c0', true]], [['d', true]], []]);
    assert.deepEqual(['b', 'b/c', 'b/c0', 'b/c/d', 'é', 'x', ''].map((path) => set.isParent(path)), [true, true, false, false, true, false, false]);
    assert.deepEqual([set.has('b/c'), set.has('b/c0'), set.delete('b/c'), set.delete('b/c0'), set.delete('b/c0'), set.has('b/c0')], [false, true, false, true, false, false]);
});
