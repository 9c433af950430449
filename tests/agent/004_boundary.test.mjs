// Document 004, the boundary: file tools in one workspace, run_python with these alone, extensions, and routing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MemoryWorkspace, TOOL_CALL, createBoundary, failure, hognose, workspacePath } from './agent.mjs';
import { kinds, peer } from './workspaces.mjs';

const FILES = { 'notes.txt': 'one two', 'src/main.py': 'print(1)\nprint(1)\n', 'blob.bin': new Uint8Array([0xff, 0xfe]) };
function open(options = {}) {
    const workspace = new MemoryWorkspace(FILES);
    const box = createBoundary({ hognose, workspace, ...options });
    const call = (name, args) => box.call({ name, arguments: args });
    return { box, call, workspace, python: (code) => call('run_python', { code }) };
}
const textOf = async (workspace, path) => new TextDecoder().decode(await workspace.read(path));
const message = async (answer) => ((await answer).ok ? 'ok' : (await answer).error.message);

test('004: there is no shell: read, write, edit and run_python are all', () => {
    const { box } = open();
    assert.deepEqual(box.descriptions.map((d) => d.name), ['read', 'write', 'edit', 'run_python']);
    assert.match(String(box), /^edit - Replace a text .*\nread - Read a text file of the workspace\.\nrun_python - .*\nwrite - /);
    assert.match((box.descriptions[3]).description, /cannot import anything/);
});

test('004: read, write and edit work on the workspace', async () => {
    const { call, workspace } = open();
    assert.deepEqual(await call('read', { path: 'notes.txt' }), { ok: true, result: 'one two' });
    assert.deepEqual(await call('write', { path: 'new/deep/file.txt', content: 'é' }), { ok: true, result: true });
    assert.equal(await textOf(workspace, 'new/deep/file.txt'), 'é');
    assert.deepEqual(await call('edit', { path: './src/../notes.txt', old: 'two', new: '$&three' }), { ok: true, result: true });
    assert.equal(await textOf(workspace, 'notes.txt'), 'one $&three');
});

test('004: what edit cannot do is said', async () => {
    const { call } = open();
    assert.equal(await message(call('edit', { path: 'src/main.py', old: 'print(1)', new: 'x' })), "the text to be replaced is more than once in: 'src/main.py'");
    assert.equal(await message(call('edit', { path: 'src/main.py', old: 'nothing', new: 'x' })), "the text to be replaced is not in: 'src/main.py'");
    assert.equal(await message(call('edit', { path: 'src/main.py', old: '', new: 'x' })), "the text to be replaced is empty, in the edit of: 'src/main.py'");
    assert.equal(await message(call('read', { path: 'none' })), "no such file or directory: 'none'");
    assert.equal(await message(call('read', { path: 'src' })), "is a directory: 'src'");
    assert.equal(await message(call('read', { path: 'blob.bin' })), "the file is not text in UTF-8: 'blob.bin'");
    assert.equal(await message(call('write', { path: 'notes.txt/x', content: '' })), "not a directory: 'notes.txt'");
    assert.equal(await message(call('write', { path: 'src', content: '' })), "is a directory: 'src'");
    assert.equal(await message(call('write', { path: '.', content: '' })), "is a directory: ''");
});

const ESCAPES = [
    ['../x', "the path leads outside of the workspace: '../x'"], ['a/../../x', "the path leads outside of the workspace: 'a/../../x'"], ['/etc/passwd', "the path is absolute, and outside of the workspace: '/etc/passwd'"],
    ['//x', "the path is absolute, and outside of the workspace: '//x'"], ['C:/x', "the path is absolute, and outside of the workspace: 'C:/x'"], ['..\\x', "the path has a backslash: '..\\\\x'"],
    ['a\0b', "the path has a null character: 'a\\u0000b'"], ['x'.repeat(256), `a name is longer than 255 bytes: '${'x'.repeat(200)}...'`], ['x/'.repeat(600), `the path is longer than 1024 bytes: '${'x/'.repeat(100)}...'`],
    ['a\ud800', "the path is not text in UTF-8: 'a\\ud800'"],
];

test('004: escape attempts are rejected with an error that names the path', async () => {
    const { call, python } = open();
    for (const [path, wanted] of ESCAPES) {
        for (const [name, args] of [['read', { path }], ['write', { path, content: '' }], ['edit', { path, old: 'a', new: 'b' }]]) {
            const answer = await call(name, args);
            assert.deepEqual(answer, { ok: false, error: { kind: 'failed', message: wanted, tool: name } });
        }
        if (/\0|\ud800/.test(path)) continue;
        const { result } = await python(`try:\n    read(${JSON.stringify(path)})\nexcept Exception as e: print(e)`);
        assert.equal(result, `${wanted}\n`);
    }
    assert.equal(workspacePath('a/./b//c/../d'), 'a/b/d');
    assert.equal((await failure(() => workspacePath(3))).name, 'TypeError');
});

test('004: run_python has three functions, and nothing else of the host', async () => {
    const { python, workspace } = open();
    const { result } = await python('write("out.txt", read("notes.txt").upper())\nedit(path="out.txt", old="ONE", new="1")\nprint(read("out.txt"))');
    assert.equal(result, '1 TWO\n');
    assert.equal(await textOf(workspace, 'out.txt'), '1 TWO');
    assert.match((await python('import os')).result, /PermissionError: import of module 'os' is refused: this sandbox does not allow it\n$/);
    assert.match((await python('from json import loads')).result, /PermissionError: import of module 'json' is refused/);
    assert.match((await python('open("notes.txt")')).result, /NameError: name 'open' is not defined\n$/);
    assert.match((await python('exec("import sys")')).result, /PermissionError: import of module 'sys' is refused/);
    assert.match((await python('read("../x")')).result, /PermissionError: the path leads outside of the workspace: '..\/x'\n$/);
    assert.match((await python('read("none")')).result, /FileNotFoundError: no such file or directory: 'none'\n$/);
    assert.match((await python('read(3)')).result, /TypeError: read\(\) argument 'path' must be str\n$/);
    assert.match((await python('read("a", "b")')).result, /TypeError: read\(\) takes at most 1 arguments \(2 given\)\n$/);
    assert.match((await python('write("a")')).result, /TypeError: write\(\) missing a required argument: 'content'\n$/);
    assert.match((await python('read("a", other=1)')).result, /TypeError: read\(\) got an unexpected keyword argument 'other'\n$/);
    assert.match((await python('read("a", path="b")')).result, /TypeError: read\(\) got multiple values for argument 'path'\n$/);
    assert.equal((await python('print([c.__name__ for c in ().__class__.__base__.__subclasses__() if "open" in c.__name__])')).result, '[]\n');
});

test('004: sizes are limited', async () => {
    const { call, python } = open({ maxFile: 100 });
    assert.equal(await message(call('write', { path: 'a', content: 'é'.repeat(51) })), "the text has more than 100 bytes: 'a'");
    await call('write', { path: 'a', content: 'é'.repeat(50) });
    assert.equal(await message(call('edit', { path: 'a', old: 'é'.repeat(50), new: 'x'.repeat(101) })), "the text has more than 100 bytes: 'a'");
    assert.match((await python('write("b", "x" * 101)')).result, /ValueError: the text has more than 100 bytes: 'b'\n$/);
    assert.match((await open({ programTimeout: 0.5 }).python('while True: pass')).result, /^\[Timeout\] Script exceeded 0.5 s and was killed\.$/);
    const small = createBoundary({ hognose, workspace: new MemoryWorkspace({ big: 'x'.repeat(200) }), maxFile: 100 });
    assert.equal(await message(small.call({ name: 'read', arguments: { path: 'big' } })), "the file has more than 100 bytes: 'big'");
    const full = createBoundary({ hognose, workspace: new MemoryWorkspace({}, { maxBytes: 10, maxFiles: 2 }) });
    const write = (path, content) => message(full.call({ name: 'write', arguments: { path, content } }));
    assert.deepEqual([await write('a', '12345678'), await write('b', '123'), await write('b', '12'), await write('c', '')], ['ok', "no space left in the workspace: 'b'", 'ok', "no space left in the workspace: 'c'"]);
});

test('004: outputs are limited per tool, with a note of what was cut', async () => {
    const { call, python } = open({ maxOutput: 20, maxOutputs: { read: 5 } });
    assert.equal((await call('read', { path: 'notes.txt' })).result, 'one t\n… (truncated: 5 of 7 bytes)');
    assert.equal((await python('print("é" * 30)')).result, `${'é'.repeat(10)}\n… (truncated: 20 of 61 bytes)`);
    assert.equal((await python('print("short")')).result, 'short\n');
});

test('004: tool_call: routed by name, errors are structured', async () => {
    const { box, call } = open();
    const error = async (given) => (await box.call(given)).error;
    assert.deepEqual(await error({ name: 'bash', arguments: {} }), { kind: 'unknown_tool', message: 'there is no tool named bash', tool: 'bash' });
    for (const name of ['__proto__', 'constructor', 'toString', '']) assert.equal((await error({ name, arguments: {} })).kind, 'unknown_tool');
    for (const given of [null, 'read', {}, { name: 3 }]) assert.equal((await error(given)).kind, 'invalid_call');
    assert.deepEqual(await call('read', '{"path": "notes.txt"}'), { ok: true, result: 'one two' });
    for (const [args, wanted] of [['{', /not JSON/], ['[1]', /not an object/], [{}, /^path is missing$/], [{ path: 3 }, /^path is not a string$/], [{ path: 'a', other: '' }, /^there is no parameter named other$/],
        ['{"path": "a", "__proto__": "x"}', /^there is no parameter named __proto__$/], [`"${'x'.repeat(2 ** 22)}"`, /longer than/]]) {
        const { kind, message: said, tool } = await error({ name: 'read', arguments: args });
        assert.deepEqual([kind, tool], ['invalid_arguments', 'read']);
        assert.match(said, wanted);
    }
});

const good = {
    name: 'math-tools',
    tools: [{ name: 'add', description: 'Adds.', parameters: { type: 'object', properties: {} }, execute: ({ a, b }) => a + b },
        { name: 'fails', description: 'Fails.', parameters: { type: 'object', properties: {} }, execute() { throw Object.assign(new Error('no'), { name: 'X' }); } },
        { name: 'hangs', description: 'Hangs.', parameters: { type: 'object', properties: {} }, execute: () => new Promise(() => {}) }],
};
const moduleOf = (code) => `data:text/javascript,${encodeURIComponent(code)}`;

for (const [kind, make] of Object.entries(kinds)) test(`004: ${kind}: several edits of a file at once are all made`, async (t) => {
    const workspace = await make(t);
    const { box, call } = open({ workspace });
    await call('write', { path: 'a.txt', content: 'aaa bbb ccc ddd' });
    const edits = ['aaa', 'bbb', 'ccc'].map((old) => call('edit', { path: 'a.txt', old, new: old.toUpperCase() }));
    const program = box.call({ name: 'run_python', arguments: { code: 'edit("a.txt", "ddd", "DDD")' } });
    assert.deepEqual(await Promise.all(edits), Array(3).fill({ ok: true, result: true }));
    assert.deepEqual(await program, { ok: true, result: '(no output)' });
    assert.equal((await call('read', { path: 'a.txt' })).result, 'AAA BBB CCC DDD');
});

test('004: what a tool\'s own code throws is its failure, and what it gives leaves as JSON', async () => {
    const signals = [];
    const tool = (name, execute) => ({ name, description: 'd', parameters: { type: 'object' }, execute });
    const { box, call } = open({ maxOutput: 100 });
    const hangs = tool('hangs', (_, { signal }) => new Promise(() => signals.push(signal)));
    const circle = {};
    circle.self = circle;
    const short = open({ timeout: 0.05 });
    await short.box.load({ name: 'short', tools: [hangs] });
    await box.load({
        name: 'odd', tools: [
            tool('bug', () => undefined.x), tool('offline', () => fetch('http://127.0.0.1:1/')), tool('late', () => { throw Object.assign(new Error('late'), { name: 'TimeoutError' }); }),
            hangs, tool('big', () => ({ n: 2n ** 64n })), tool('map', () => new Map([['a', new Set([1])]])), tool('bytes', () => new Uint8Array(3)),
            tool('circle', () => circle), tool('holes', () => ({ a: undefined, b: null })), tool('nothing', () => undefined), tool('large', () => new Map([['a', 'x'.repeat(200)]])),
        ],
    });
    for (const [name, kind, message] of [['bug', 'failed', /^Cannot read properties of undefined/], ['offline', 'failed', /^fetch failed$/], ['late', 'timeout', /^late$/], ['hangs', 'timeout', /^the tool did not answer within 0.05 s$/]]) {
        const { ok, error } = await (name === 'hangs' ? short : { call }).call(name, {});
        assert.deepEqual([ok, error.kind, error.tool], [false, kind, name]);
        assert.match(error.message, message);
    }
    assert.equal(signals[0].aborted, true, 'it hears that nobody waits');
    for (const [name, result] of [['big', { n: '18446744073709551616' }], ['map', { a: [1] }], ['bytes', 'AAAA'], ['circle', { self: '...' }], ['holes', { b: null }], ['nothing', null]]) {
        assert.deepEqual(await call(name, {}), { ok: true, result });
    }
    assert.match((await call('large', {})).result, /^\{"a":"x+\n… \(truncated: 100 of 208 bytes\)$/);
    const given = new AbortController();
    const waiting = box.call({ name: 'hangs', arguments: {} }, { signal: given.signal });
    given.abort();
    assert.deepEqual((await waiting).error, { kind: 'failed', message: 'the tool was cancelled', tool: 'hangs' });
});

test('004: extensions bring tools, from ES modules', async () => {
    const { box, call } = open();
    assert.deepEqual((await box.load(good)).tools.map((t) => t.name), ['add', 'fails', 'hangs']);
    assert.deepEqual(await call('add', { a: 1, b: 2 }), { ok: true, result: 3 });
    assert.deepEqual(await call('fails', {}), { ok: false, error: { kind: 'failed', message: 'no', tool: 'fails' } });
    const short = open({ timeout: 0.05 });
    await short.box.load(good);
    assert.deepEqual(await short.call('hangs', {}), { ok: false, error: { kind: 'timeout', message: 'the tool did not answer within 0.05 s', tool: 'hangs' } });
    const source = moduleOf("let on = 0; export const name = 'es'; export const activate = () => { on = 5 }; export const tools = [{ name: 'get', description: 'd', parameters: { type: 'object' }, readOnly: true, execute: () => on }]");
    assert.equal((await box.load(source)).available, true);
    assert.deepEqual(await call('get', {}), { ok: true, result: 5 });
    assert.deepEqual(box.tools.filter((t) => t.readOnly).map((t) => t.name), ['read', 'get']);
});

test('004: an extension that fails is unavailable with the reason, and logged; the rest works', async () => {
    const logged = [];
    const { box, call } = open({ log: (text) => logged.push(text) });
    const tool = good.tools[0];
    const cases = [
        [moduleOf('throw new Error("at import")'), /^at import$/], ['no-such-package-of-mine', /no-such-package-of-mine/], [moduleOf('export default 3'), /has no name/],
        [{ name: 'a b', tools: [] }, /has no name/], [{ name: 'x' }, /^tools is not a list/], [{ name: 'x', tools: [null] }, /^a tool is not an object$/], [{ name: 'x', tools: [{ ...tool, name: '__import__("os")' }] }, /^a tool has no name/],
        [{ name: 'x', tools: [{ ...tool, description: '' }] }, /^tool add has no description/], [{ name: 'x', tools: [{ ...tool, description: 'x'.repeat(5000) }] }, /^tool add has no description/], [{ name: 'x', tools: [{ ...tool, parameters: { type: 'array' } }] }, /^tool add: parameters is not a JSON schema/],
        [{ name: 'x', tools: [{ ...tool, execute: 1 }] }, /^tool add: execute is not a function$/], [{ name: 'x', tools: [tool, tool] }, /^there is a tool named add already$/], [{ name: 'x', tools: [{ ...tool, name: 'read' }] }, /^there is a tool named read already$/],
        [{ name: 'x', tools: [], activate: 1 }, /^activate is not a function$/], [{ get name() { throw new Error('getter'); } }, /^getter$/], [{ name: 'x', tools: new Array(101).fill(tool) }, /at most 100/],
    ];
    for (const [source, wanted] of cases) {
        const extension = await box.load(source);
        assert.equal(extension.available, false, String(wanted));
        assert.match(extension.reason, wanted);
    }
    assert.equal(logged.length, cases.length);
    const late = await box.load({ name: 'late', tools: [{ ...tool, name: 'later' }], activate: async () => { throw new Error('no licence'); } });
    assert.deepEqual(late, { name: 'late', available: false, reason: 'no licence', names: ['later'] });
    assert.deepEqual(await call('later', {}), { ok: false, error: { kind: 'unavailable', message: 'extension late: no licence', tool: 'later' } });
    assert.equal(box.extensions.length, cases.length + 1);
    assert.deepEqual(await call('read', { path: 'notes.txt' }), { ok: true, result: 'one two' });
});

test('004: extensions that are loaded at once do not take names from one another; one that never loads is given up', async () => {
    const { box, call } = open({ timeout: 0.05 });
    const extension = (name, activate) => ({ name, tools: [{ ...good.tools[0], name: 'same', execute: () => name }], activate });
    for (const wait of [async () => {}, () => new Promise((resolve) => setTimeout(resolve, 10))]) {
        const { box: both } = open();
        const loaded = await Promise.all([both.load(extension('one', wait)), both.load(extension('two', wait))]);
        assert.deepEqual(loaded.map(({ available, reason }) => [available, reason]), [[true, undefined], [false, 'there is a tool named same already']]);
        assert.deepEqual(await both.call({ name: 'same', arguments: {} }), { ok: true, result: 'one' });
    }
    for (const source of [extension('hangs', () => new Promise(() => {})), moduleOf('await new Promise(() => {})')]) {
        const { available, reason } = await box.load(source);
        assert.deepEqual([available, reason], [false, 'the extension did not answer within 0.05 s']);
    }
    assert.deepEqual((await call('same', {})).error, { kind: 'unavailable', message: 'extension hangs: the extension did not answer within 0.05 s', tool: 'same' });
    assert.deepEqual((await box.load('./mine.mjs')).reason, "./mine.mjs is a relative path: pass an address, for example new URL('./mine.mjs', import.meta.url)");
});

test('004: tools of MCP servers are routed through tool_call, with errors that are structured', async (t) => {
    const [{ Client }, { McpServer }, { InMemoryTransport }] = await Promise.all(['client/index.js', 'server/mcp.js', 'inMemory.js'].map((path) => peer(`@modelcontextprotocol/sdk/${path}`)));
    const { z } = await peer('zod');
    const logged = [];
    const { box } = open({ log: (line) => logged.push(line), maxOutputs: { long: 10 } });
    const server = new McpServer({ name: 'issues', version: '1.0.0' });
    const text = (said) => ({ content: [{ type: 'text', text: said }] });
    server.registerTool('search', { inputSchema: { query: z.string() }, annotations: { readOnlyHint: true } }, async ({ query }) => text(`found ${query}`));
    server.registerTool('broken', {}, async () => { throw new Error('it is broken'); });
    server.registerTool('long', {}, async () => text('x'.repeat(50)));
    server.registerTool('read', {}, async () => text('not the workspace'));
    const client = new Client({ name: 'box', version: '1.0.0' });
    const [one, other] = InMemoryTransport.createLinkedPair();
    await Promise.all([server.connect(one), client.connect(other)]);
    t.after(() => client.close());
    const { available, name, tools } = await box.connect(client);
    assert.deepEqual([available, name, tools.map((tool) => [tool.name, tool.readOnly])], [true, 'issues', [['search', true], ['broken', false], ['long', false]]]);
    assert.deepEqual(logged, ['MCP server issues: read is unavailable: there is a tool named read already']);
    const route = box.toolCall();
    assert.deepEqual([route.name, route.parameters.required, route.description], ['tool_call', ['name', 'arguments'], TOOL_CALL.description]);
    const error = (kind, message, tool) => ({ ok: false, error: { kind, message, tool } });
    for (const [call, wanted] of [
        [{ name: 'search', arguments: { query: 'a' } }, { ok: true, result: 'found a' }], [{ name: 'search', arguments: '{"query":"b"}' }, { ok: true, result: 'found b' }],
        [{ name: 'read', arguments: { path: 'notes.txt' } }, { ok: true, result: 'one two' }], [{ name: 'long', arguments: {} }, { ok: true, result: `${'x'.repeat(10)}\n… (truncated: 10 of 50 bytes)` }],
        [{ name: 'search', arguments: {} }, error('invalid_arguments', "search() missing a required argument: 'query'", 'search')], [{ name: 'broken', arguments: {} }, error('failed', 'it is broken', 'broken')],
        [{ name: 'none', arguments: {} }, error('unknown_tool', 'there is no tool named none', 'none')], [{}, error('invalid_call', 'a call has a name and arguments', '')],
    ]) assert.deepEqual(await route.execute(call), wanted);
    assert.deepEqual(await box.connect({ listTools: async () => { throw new Error('gone'); } }), { name: 'mcp', available: false, reason: 'gone', names: [] });
    assert.deepEqual(box.extensions.map((extension) => extension.available), [true, false]);
    assert.equal((await route.execute({ name: 'search', arguments: { query: 'c' } })).result, 'found c');
    const odd = await box.connect({ getServerVersion: () => ({ name: 'odd' }), listTools: async () => ({ tools: [{ name: 'no_schema', inputSchema: 5 }] }) });
    assert.deepEqual([odd.available, odd.tools], [true, []]);
    assert.deepEqual((await route.execute({ name: 'no_schema', arguments: {} })).error.kind, 'unavailable');
});

test('004: options that mean nothing are refused', async () => {
    for (const [options, wanted] of [[{}, /there is no workspace/], [{ workspace: 3 }, /workspace is not an object/], [{ workspace: new MemoryWorkspace(), bash: true }, /no option named bash/]]) {
        assert.match((await failure(() => createBoundary(options))).message, wanted);
    }
});
