// Document 002, the external functions: its six contracts on each kind of workspace, overlays, and hostile arguments.
import assert from 'node:assert/strict';
import { symlinkSync, writeFileSync, mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { AgentExecutor, MemoryWorkspace, Overlay, createExternalFunctions, describeExternals, directoryWorkspace, failure, hognose, submissionOf, walk } from './agent.mjs';
import { kinds, put, textOf } from './workspaces.mjs';

for (const [kind, make] of Object.entries(kinds)) {
    async function open(t, options = {}) {
        const [agent, stable] = [await make(t), await make(t)];
        const functions = createExternalFunctions(agent, stable, { hognose, ...options });
        return { agent, stable, functions, call: (name, ...args) => functions[name].handler(...args) };
    }

    test(`002: read_file falls through to stable (${kind})`, async (t) => {
        const { agent, stable, call } = await open(t);
        await put(stable, 'test.txt', 'stable content');
        assert.equal(await call('read_file', 'test.txt'), 'stable content');
        await put(agent, 'test.txt', 'mine');
        assert.equal(await call('read_file', 'test.txt'), 'mine');
        assert.equal((await failure(() => call('read_file', 'none'))).name, 'FileNotFoundError');
    });

    test(`002: write_file goes to the overlay only (${kind})`, async (t) => {
        const { agent, stable, call } = await open(t);
        assert.equal(await call('write_file', 'new.txt', 'agent content'), true);
        assert.equal(await textOf(agent, 'new.txt'), 'agent content');
        assert.equal((await failure(() => stable.read('new.txt'))).name, 'FileNotFoundError');
        await call('write_file', 'deep/er/é.txt', '');
        await call('write_file', 'deep/er/é.txt', 'again');
        assert.equal(await textOf(agent, 'deep/er/é.txt'), 'again');
        assert.deepEqual(await walk(stable), []);
    });

    test(`002: search_files uses glob patterns (${kind})`, async (t) => {
        const { agent, stable, call } = await open(t);
        for (const path of ['main.py', 'test.py', 'README.md', 'lib/deep/x.py']) await put(agent, path, '');
        await put(stable, 'lib/below.py', '');
        assert.deepEqual(await call('search_files', 'm*.py'), ['main.py']);
        assert.deepEqual(await call('search_files', '*.py'), ['lib/below.py', 'lib/deep/x.py', 'main.py', 'test.py']);
        assert.deepEqual(await call('search_files', '**/*.py'), ['lib/below.py', 'lib/deep/x.py', 'main.py', 'test.py']);
        assert.deepEqual(await call('search_files', 'lib/*.py'), ['lib/below.py']);
        assert.deepEqual(await call('search_files', '[mt]*.py'), ['main.py', 'test.py']);
    });

    test(`002: search_content gives file, line and text (${kind})`, async (t) => {
        const { agent, stable, call } = await open(t);
        await put(agent, 'main.py', "def hello():\n    print('hello')");
        await put(stable, 'lib/a.txt', 'x\r\nHello hello\r\n');
        await agent.write('blob', new Uint8Array([0xff, 0x68]));
        assert.deepEqual(await call('search_content', 'hello', '.'), [
            { file: 'lib/a.txt', line: 2, text: 'Hello hello' }, { file: 'main.py', line: 1, text: 'def hello():' }, { file: 'main.py', line: 2, text: "    print('hello')" },
        ]);
        assert.deepEqual(await call('search_content', '^H', 'lib'), [{ file: 'lib/a.txt', line: 2, text: 'Hello hello' }]);
        assert.deepEqual(await call('search_content', 'def \\w+\\(', 'main.py'), [{ file: 'main.py', line: 1, text: 'def hello():' }]);
        assert.equal((await failure(() => call('search_content', 'x', 'none'))).name, 'FileNotFoundError');
    });

    test(`002: submit_result is kept in the key-value store (${kind})`, async (t) => {
        const { agent, call } = await open(t);
        assert.equal(await submissionOf(agent), null);
        assert.equal(await call('submit_result', 'Added docstrings', ['main.py', './utils.py']), true);
        assert.deepEqual(JSON.parse(await agent.kv.get('submission')), { summary: 'Added docstrings', changed_files: ['main.py', 'utils.py'] });
        assert.deepEqual(await submissionOf(agent), { summary: 'Added docstrings', changed_files: ['main.py', 'utils.py'] });
        assert.deepEqual(await call('list_dir', '.'), []);
        assert.equal(await agent.kv.get('__proto__'), null);
    });

    test(`002: list_dir and file_exists see both layers (${kind})`, async (t) => {
        const { agent, stable, call } = await open(t);
        await put(stable, 'src/below.py', '');
        await put(stable, 'src/both.py', '');
        await put(agent, 'src/both.py', '');
        await put(agent, 'src/deep/x', '');
        assert.deepEqual([await call('list_dir', 'src'), await call('list_dir', '')], [['below.py', 'both.py', 'deep'], ['src']]);
        const there = [];
        for (const path of ['src/below.py', 'src/deep', 'src/none', '.']) there.push(await call('file_exists', path));
        assert.deepEqual(there, [true, true, false, true]);
        assert.equal((await failure(() => call('list_dir', 'none'))).name, 'FileNotFoundError');
        assert.equal((await failure(() => call('list_dir', 'src/below.py'))).name, 'NotADirectoryError');
        for (const [path, name] of [['src', 'IsADirectoryError'], ['src/below.py/x', 'NotADirectoryError'], ['src/both.py/x', 'NotADirectoryError']]) {
            assert.equal((await failure(() => call('write_file', path, 'x'))).name, name, path);
        }
        assert.equal((await failure(() => call('read_file', 'src'))).name, 'IsADirectoryError');
    });

    test(`002: an overlay is diffed, merged or dropped after review (${kind})`, async (t) => {
        const { agent, stable, call } = await open(t);
        const overlay = new Overlay(agent, stable);
        await put(stable, 'a/same', 's');
        await put(stable, 'a/old', 'o');
        for (const [path, text] of [['a/same', 's'], ['a/old', 'n'], ['b/new', '+']]) await call('write_file', path, text);
        const shown = (changes) => changes.map(({ path, kind: what, before, after }) => `${what} ${path} ${before} ${after}`).join();
        assert.equal(shown(await overlay.diff()), 'modified a/old 111 110,added b/new null 43');
        assert.equal(await textOf(stable, 'a/old'), 'o');
        assert.deepEqual(await overlay.merge(), ['a/old', 'b/new']);
        assert.deepEqual([await textOf(stable, 'a/old'), await textOf(stable, 'b/new'), await walk(agent)], ['n', '+', []]);
        await call('write_file', 'c', 'c');
        assert.deepEqual(await Promise.all([overlay.merge(), overlay.merge(), overlay.drop()]), [['c'], [], undefined], 'one after the other');
        // A merge that is under way, and writes through another overlay and past both.
        await call('write_file', 'c', 'new');
        const slow = { ...stable, kv: stable.kv, stat: (path) => stable.stat(path), list: (path) => stable.list(path), read: (path) => stable.read(path), remove: (path) => stable.remove(path),
            write: async (path, data) => { await put(agent, 'c', 'newer'); await stable.write(path, data); } };
        const merging = new Overlay(agent, slow).merge();
        const written = overlay.write('d', new TextEncoder().encode('d'));
        assert.deepEqual(await merging, ['c']);
        await written;
        assert.deepEqual([await textOf(stable, 'c'), await textOf(agent, 'c'), await textOf(agent, 'd'), await walk(agent)], ['new', 'newer', 'd', ['c', 'd']]);
        assert.deepEqual(await overlay.merge(), ['c', 'd']);
        // What a merge is moving is there all the time.
        await call('write_file', 'e/moved', 'moved');
        const steps = { list: [], read: [] };
        const moving = { kv: agent.kv, write: (path, data) => agent.write(path, data), remove: (path) => agent.remove(path), stat: (path) => agent.stat(path),
            list: async (path) => (await Promise.all(steps.list.splice(0).map((step) => step())), agent.list(path)), read: async (path) => (await Promise.all(steps.read.splice(0).map((step) => step())), agent.read(path)) };
        const seen = new Overlay(moving, stable);
        steps.read.push(() => overlay.merge());
        assert.equal(await textOf(seen, 'e/moved'), 'moved');
        await call('write_file', 'f/moved', 'moved');
        steps.list.push(() => overlay.merge());
        assert.deepEqual((await seen.list('f')).map(({ name }) => name), ['moved']);
        await call('write_file', 'a/old', 'gone');
        await overlay.drop();
        assert.deepEqual([await call('read_file', 'a/old'), await overlay.diff()], ['n', []]);
        assert.equal((await failure(() => overlay.remove('a/old'))).name, 'PermissionError');
        assert.equal((await failure(() => agent.remove('none'))).name, 'FileNotFoundError');
    });

    test(`002: paths that lead elsewhere are refused by every function (${kind})`, async (t) => {
        const { call } = await open(t);
        for (const path of ['../x', '/etc/passwd', 'a/../../x', 'a\0b', 'x'.repeat(300), 'C:\\x']) {
            for (const [name, ...args] of [['read_file'], ['write_file', ''], ['list_dir'], ['file_exists']]) {
                const error = await failure(() => call(name, path, ...args));
                assert.match(error.name, /^(PermissionError|ValueError)$/);
            }
            assert.match((await failure(() => call('search_content', 'x', path))).name, /^(PermissionError|ValueError)$/);
            assert.match((await failure(() => call('submit_result', 's', [path]))).name, /^(PermissionError|ValueError)$/);
        }
    });
}

const memory = (options) => createExternalFunctions(new MemoryWorkspace(), new MemoryWorkspace({ 'a.txt': 'x'.repeat(60) }), { hognose, ...options });

test('002: ask_llm asks the model, and not too often', async () => {
    const functions = memory({ llm: async (prompt, context) => `${prompt}|${context}`, maxAsks: 3, maxPrompt: 20 });
    assert.equal(await functions.ask_llm.handler('What is 2+2?', ''), 'What is 2+2?|');
    assert.equal(await functions.ask_llm.handler('p', { context: 'c' }), 'p|c');
    assert.match((await failure(() => functions.ask_llm.handler('p'.repeat(21)))).message, /more than 20 bytes/);
    assert.match((await failure(() => functions.ask_llm.handler('p'))).message, /called 3 times already/);
    assert.match((await failure(() => memory().ask_llm.handler('p'))).message, /there is no model to ask/);
    assert.match((await failure(() => memory({ llm: () => 3 }).ask_llm.handler('p'))).message, /gave no text/);
});

test('002: log hears messages; sizes are limited', async () => {
    const heard = [];
    const functions = memory({ log: (message) => heard.push(message), maxFile: 50, maxMessage: 10 });
    assert.equal(await functions.log.handler('hi'), true);
    assert.deepEqual(heard, ['hi']);
    for (const act of [() => functions.log.handler('x'.repeat(11)), () => functions.submit_result.handler('x'.repeat(11), []), () => functions.read_file.handler('a.txt'), () => functions.write_file.handler('b', 'x'.repeat(51)),
        () => functions.submit_result.handler('s', new Array(10_001).fill('a')), () => functions.search_files.handler('x'.repeat(1001)), () => functions.search_content.handler('')]) {
        assert.equal((await failure(act)).name, 'ValueError');
    }
});

for (const [kind, make] of Object.entries(kinds)) test(`002: ${kind}: a text that UTF-8 does not have is refused, and not written otherwise`, async (t) => {
    const agent = await make(t);
    const { write_file } = createExternalFunctions(agent, await make(t), { hognose });
    const error = await failure(() => write_file.handler('a.txt', 'a\ud800b'));
    assert.deepEqual([error.name, error.message], ['ValueError', "the text is not valid UTF-8: 'a.txt'"]);
    assert.equal(await agent.stat('a.txt'), null);
    assert.equal(await write_file.handler('a.txt', '\u{1f600}'), true);
    await agent.kv.set('\u{1f600}', '\u{1f600}');
    assert.equal(await agent.kv.get('\u{1f600}'), '\u{1f600}');
    for (const act of [() => agent.kv.set('\ud800', 'x'), () => agent.kv.set('x', '\udc00'), () => agent.kv.get('a\ud800'), () => agent.kv.set(5, 'x')]) assert.equal((await failure(act)).name, 'ValueError');
    assert.equal(await agent.kv.get('x'), null);
});

test('002: arguments of another kind are a TypeError, for every function', async () => {
    const functions = memory({ llm: () => '' });
    for (const [name, ...args] of [['read_file', 3], ['write_file', 'a', null], ['list_dir'], ['file_exists', []], ['search_files', null], ['search_content', 'a', 3], ['ask_llm', {}], ['submit_result', 's', 'a'], ['submit_result', 's', [1]], ['log', 3], ['read_file', 'a', 'b'], ['read_file', 'a', { other: 1 }]]) {
        assert.equal((await failure(() => functions[name].handler(...args))).name, 'TypeError', name);
    }
});

test('002: hostile patterns end, and say so', async () => {
    const files = new MemoryWorkspace({ [`${'a'.repeat(200)}b`]: `${'a'.repeat(5000)}b` });
    const functions = createExternalFunctions(new MemoryWorkspace(), files, { hognose });
    const short = createExternalFunctions(new MemoryWorkspace(), files, { hognose, searchTime: 500 });
    const slow = await failure(() => short.search_content.handler('(a|a|aa)+$'));
    assert.match(`${slow.name}: ${slow.message}`, /^TimeoutError: search_content\(\): the search took too long: time limit reached/);
    assert.deepEqual(await functions.search_files.handler('*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*c'), []);
    const wrong = await failure(() => functions.search_content.handler('('));
    assert.match(`${wrong.name}: ${wrong.message}`, /^ValueError: search_content\(\): missing \), unterminated subpattern/);
});

test('002: what is found is bounded', async () => {
    const functions = createExternalFunctions(new MemoryWorkspace(), new MemoryWorkspace({ many: 'x\n'.repeat(2000), long: 'y'.repeat(2000) }), { hognose });
    assert.equal((await functions.search_content.handler('x')).length, 1000);
    assert.equal((await functions.search_content.handler('y'))[0].text.length, 500);
});

test('002: a directory is not left by links, and its values are no file of it', async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'hognose-links-'));
    t.after(() => rmSync(folder, { recursive: true, force: true }));
    mkdirSync(join(folder, 'inside'));
    writeFileSync(join(folder, 'secret'), 's');
    symlinkSync(join(folder, 'secret'), join(folder, 'inside/link'));
    symlinkSync(folder, join(folder, 'inside/up'));
    const functions = createExternalFunctions(directoryWorkspace(join(folder, 'inside')), new MemoryWorkspace(), { hognose });
    for (const path of ['link', 'up/secret']) assert.match((await failure(() => functions.read_file.handler(path))).name, /^PermissionError$/, path);
    assert.equal((await failure(() => functions.write_file.handler('up/x', 'x'))).name, 'PermissionError');
    await functions.submit_result.handler('s', []);
    assert.equal((await failure(() => functions.read_file.handler('.hognose-values.json'))).name, 'PermissionError');
    assert.equal((await failure(() => functions.write_file.handler('.hognose-values.json', '{}'))).name, 'PermissionError');
    writeFileSync(join(folder, 'inside/.hognose-values.json'), '{');
    const { name, message } = await failure(() => functions.submit_result.handler('s', []));
    assert.deepEqual([name, message], ['OSError', "the values are not JSON: '.hognose-values.json'"]);
});

test('002: programs call all nine, plainly or by keywords', async () => {
    const [agent, stable] = [new MemoryWorkspace(), new MemoryWorkspace({ 'src/a.py': 'x = 1\n' })];
    const functions = createExternalFunctions(agent, stable, { hognose, llm: (prompt) => prompt.toUpperCase() });
    const { success, return_value, error } = await new AgentExecutor({ hognose }).execute(`
log(message="begin")
result = [read_file("src/a.py"), write_file(path="src/b.py", content=ask_llm("y = 2")), list_dir("src"), file_exists("src/b.py"), search_files("*.py"),
          search_content("=", path="src"), submit_result("done", changed_files=["src/b.py"])]
try:
    read_file("../x")
except PermissionError as e:
    result.append(str(e))`, functions, 'a');
    assert.deepEqual([error, success], [null, true]);
    assert.deepEqual(return_value, ['x = 1\n', true, ['a.py', 'b.py'], true, ['src/a.py', 'src/b.py'],
        [{ file: 'src/a.py', line: 1, text: 'x = 1' }, { file: 'src/b.py', line: 1, text: 'Y = 2' }], true, "the path leads outside of the workspace: '../x'"]);
});

test('002: the nine signatures', () => {
    assert.equal(describeExternals(), `- read_file(path: str) -> str
- write_file(path: str, content: str) -> bool
- list_dir(path: str) -> list[str]
- file_exists(path: str) -> bool
- search_files(pattern: str) -> list[str]
- search_content(pattern: str, path: str = ".") -> list[dict]
- ask_llm(prompt: str, context: str = "") -> str
- submit_result(summary: str, changed_files: list[str]) -> bool
- log(message: str) -> bool`);
});
