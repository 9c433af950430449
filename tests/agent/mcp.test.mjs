// `hognose mcp`, as the SDK's own client finds it: on standard input and output, and on streamable HTTP.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { hognose } from './agent.mjs';
import { peer } from './workspaces.mjs';
import { serveHttp } from '../../bindings/js/dist/agent/mcp_http.js';
import { readOptions } from '../../bindings/js/dist/agent/mcp_options.js';
import { serve } from '../../bindings/js/dist/agent/mcp_server.js';

const { Client } = await peer('@modelcontextprotocol/sdk/client/index.js');
const { StdioClientTransport } = await peer('@modelcontextprotocol/sdk/client/stdio.js');
const { StreamableHTTPClientTransport } = await peer('@modelcontextprotocol/sdk/client/streamableHttp.js');

const command = fileURLToPath(new URL('../../bindings/js/bin/hognose.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'hognose-mcp-'));
const at = (...names) => join(folder, ...names);
mkdirSync(at('work', 'src'), { recursive: true });
writeFileSync(at('work', 'notes.txt'), 'one\ntwo TODO\n');
writeFileSync(at('work', 'src', 'a.py'), 'x = 1\n');
writeFileSync(at('data.csv'), 'n\n1\n41\n');
writeFileSync(at('helper.py'), 'def double(x):\n    return 2 * x\n');
writeFileSync(at('weather.mjs'), 'export const now = (place) => ({ place, degrees: 21 })\nexport async function later() { throw new RangeError("no forecast") }\nexport const version = 3\n');
writeFileSync(at('broken.mjs'), 'throw new Error("it does not load")\n');

const open = [];
after(async () => {
    for (const close of open) await close();
    rmSync(folder, { recursive: true });
});

async function connected(transport) {
    const client = new Client({ name: 'tests', version: '1' });
    await client.connect(transport);
    open.unshift(() => client.close());
    return client;
}

const stdio = (...words) => connected(new StdioClientTransport({ command: process.execPath, args: [command, 'mcp', ...words], stderr: 'inherit' }));

/** A server on a free port, and where. */
async function listen(words = [], env = {}) {
    const server = spawn(process.execPath, [command, 'mcp', '--http', '0', ...words], { env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'pipe'] });
    const over = new Promise((resolve) => server.once('exit', resolve));
    const line = await new Promise((resolve) => createInterface({ input: server.stderr }).once('line', resolve));
    const stop = () => {
        server.kill('SIGTERM');
        return over;
    };
    open.push(stop);
    return { url: new URL(line.replace('hognose mcp: ', '')), stop };
}

/** A server in this process. */
async function http(...words) {
    const options = readOptions(['--http', '0', ...words]);
    const { url, close } = await serveHttp(options, await serve(options, hognose));
    open.push(close);
    return connected(new StreamableHTTPClientTransport(new URL(url)));
}

const call = (client, name, args = {}, options) => client.callTool({ name, arguments: args }, undefined, options);
const textOf = ({ content }) => content.map(({ text }) => text).join('');

for (const [kind, start] of [['stdio', stdio], ['http', http]]) {
    test(`${kind}: what there is`, async () => {
        const client = await start();
        assert.equal(client.getServerVersion().name, 'hognose');
        assert.match(client.getInstructions(), /^Python 3.14 in a sandbox\. It has no network/);
        const { tools } = await client.listTools();
        assert.deepEqual(tools.map(({ name }) => name), ['run_python', 'session_run', 'session_checkpoint', 'session_restore', 'session_fork', 'session_end']);
        for (const { title, description, inputSchema, outputSchema, annotations } of tools) {
            assert.ok(title && description && outputSchema.type === 'object' && annotations.openWorldHint === false);
            assert.equal(inputSchema.additionalProperties, false);
        }
    });

    test(`${kind}: run_python has an answer as text and as structure, and keeps nothing`, async () => {
        const client = await start();
        const done = await call(client, 'run_python', { code: 'import sys\nprint("hi")\nprint("err", file=sys.stderr)\nx * 2', inputs: { x: 21 } });
        assert.deepEqual(done, { content: [{ type: 'text', text: 'hi\nerr\n42' }], structuredContent: { stdout: 'hi\n', stderr: 'err\n', value: '42', error: null }, isError: false });
        const failed = await call(client, 'run_python', { code: 'print("so far")\ndef f():\n    return x\nf()' });
        const traceback = 'Traceback (most recent call last):\n  File "<python>", line 4, in <module>\n    f()\n    ~^^\n  File "<python>", line 3, in f\n    return x\n           ^\nNameError: name \'x\' is not defined\n';
        assert.equal(textOf(failed), `so far\n${traceback}`);
        assert.deepEqual([failed.isError, failed.structuredContent.error], [true, { type: 'NameError', message: "name 'x' is not defined", traceback }]);
        assert.equal(textOf(await call(client, 'run_python', { code: 'pass' })), '(no output)');
    });

    test(`${kind}: sessions, with checkpoint, restore and fork`, async () => {
        const client = await start();
        const run = async (session, code) => (await call(client, 'session_run', { session, code })).structuredContent;
        assert.deepEqual(await run('a', 'x = [1]\nx'), { stdout: '', stderr: '', value: '[1]', error: null, session: 'a', step: 1 });
        const { structuredContent: { checkpoint } } = await call(client, 'session_checkpoint', { session: 'a' });
        assert.equal((await run('a', 'x.append(2)\nx')).value, '[1, 2]');
        assert.match(textOf(await call(client, 'session_fork', { session: 'a', to: 'b' })), /session b is as a is/);
        assert.equal((await run('b', 'x.append("b")\nx')).value, "[1, 2, 'b']");
        await call(client, 'session_restore', { session: 'a', checkpoint });
        assert.equal((await run('a', 'x')).value, '[1]');
        assert.equal((await run('a', 'x += [9]\n1/0')).error.type, 'ZeroDivisionError');
        assert.equal((await run('a', 'x')).value, '[1, 9]');
        await call(client, 'session_end', { session: 'b' });
        assert.equal((await run('b', 'x')).error.type, 'NameError');
        for (const [name, args, message] of [
            ['session_restore', { session: 'a', checkpoint: 'session:a' }, 'there is no such checkpoint'],
            ['session_restore', { session: 'a', checkpoint: '00000000-0000-0000-0000-000000000000' }, 'there is no such checkpoint'],
            ['session_fork', { session: 'nobody', to: 'c' }, 'there is no session named nobody'], ['session_run', { session: 'a/b', code: '1' }, "a session's name has 1 to 100 letters, digits and . _ -"],
            ['session_run', { session: 'a' }, 'code is missing'], ['session_run', { session: 'a', code: 5 }, 'code is not of type string'],
            ['run_python', { code: '1', inputs: [] }, 'inputs is not of type object'], ['run_python', { code: '1', timeout: 5 }, 'there is no parameter named timeout'],
            ['run_python', { code: '1', inputs: { '2x': 1 } }, undefined], ['shell', {}, 'there is no tool named shell'],
        ]) {
            const { isError, content } = await call(client, name, args);
            if (message) assert.deepEqual([isError, content[0].text], [true, message]);
        }
    });

    test(`${kind}: print is progress while the program runs, and a program can be cancelled`, async () => {
        const client = await start('--max-time', '30s');
        const heard = [];
        const onprogress = ({ progress, message }) => heard.push([progress, message]);
        const code = 'import time\nfor i in range(3):\n    print("step", i)\n    time.sleep(0.15)';
        await call(client, 'run_python', { code }, { onprogress });
        assert.equal(heard.map(([, message]) => message).join(''), 'step 0\nstep 1\nstep 2\n');
        assert.deepEqual(heard.map(([n]) => n), heard.map((_, i) => i + 1));
        assert.ok(heard.length >= 2, `${heard.length} notifications`);
        heard.length = 0;
        await call(client, 'run_python', { code: 'for i in range(20000): print(i)' }, { onprogress });
        assert.ok(heard.length > 0 && heard.length < 100, `${heard.length} notifications`);
        for (const [name, more] of [['run_python', {}], ['session_run', { session: 's' }]]) {
            const given = new AbortController();
            const running = call(client, name, { ...more, code: 'print("begun")\nx = 1\nwhile True: pass' }, { signal: given.signal, onprogress: () => given.abort('enough') });
            await assert.rejects(running, /enough/);
        }
        assert.equal((await call(client, 'session_run', { session: 's', code: 'x' })).structuredContent.value, '1');
        assert.equal((await call(client, 'run_python', { code: '1 + 1' })).structuredContent.value, '2');
    });

    test(`${kind}: limits`, async () => {
        const client = await start('--max-memory=16M', '--max-steps', '2m', '--max-answer', '100');
        const hurried = await start('--max-time', '200ms');
        const impatient = await start('--max-wall=300');
        const error = async (client, name, code, more) => (await call(client, name, { code, ...more })).structuredContent.error.message;
        assert.match(await error(client, 'run_python', 'while True: pass'), /^steps limit reached/);
        assert.match(await error(hurried, 'run_python', 'while True: pass'), /^time limit reached/);
        assert.match(await error(client, 'run_python', 'x = "a" * 50_000_000'), /^memory limit reached/);
        assert.match(await error(impatient, 'run_python', 'import time; time.sleep(9)'), /^wall limit reached/);
        assert.match(await error(impatient, 'session_run', 'import time; time.sleep(9)', { session: 'a' }), /^wall limit reached/);
        assert.equal(textOf(await call(client, 'run_python', { code: 'print("é" * 100)' })), `${'é'.repeat(50)}\n… (truncated at 100 bytes)`);
    });
}

test('a directory: read, overlay, write', async () => {
    const before = () => ['notes.txt', 'src/a.py'].map((name) => readFileSync(at('work', name), 'utf8'));
    const untouched = before();
    const reader = await http('--dir', at('work'));
    assert.deepEqual((await reader.listTools()).tools.map(({ name }) => name).slice(6), ['read', 'list', 'search']);
    assert.equal(textOf(await call(reader, 'list')), 'notes.txt\nsrc/');
    assert.equal(textOf(await call(reader, 'read', { path: 'src/a.py' })), 'x = 1\n');
    assert.equal(textOf(await call(reader, 'search', { pattern: 'TO+DO' })), 'notes.txt:2:two TODO');
    assert.equal(textOf(await call(reader, 'search', { glob: '*.py' })), 'src/a.py');
    for (const [name, args, message] of [
        ['read', { path: '../data.csv' }, /the path leads outside of the workspace: '..\/data.csv'/], ['read', { path: '/etc/passwd' }, /the path is absolute/],
        ['search', {}, /give a pattern or a glob/], ['search', { pattern: '(' }, /search_content\(\): .*unterminated subpattern/], ['write', { path: 'x', content: '' }, /there is no tool named write/],
    ]) {
        const answer = await call(reader, name, args);
        assert.ok(answer.isError);
        assert.match(textOf(answer), message);
    }
    assert.equal((await call(reader, 'run_python', { code: 'import os\nsorted(os.listdir("/work"))' })).structuredContent.value, "['notes.txt', 'src']");
    assert.match(textOf(await call(reader, 'run_python', { code: 'open("/work/x", "w")' })), /Read-only file system/);

    const overlay = await http('--dir', at('work'), '--mode', 'overlay');
    const python = async (code) => (await call(overlay, 'run_python', { code })).structuredContent;
    assert.equal(textOf(await call(overlay, 'write', { path: 'new/b.py', content: 'y = 2\n' })), 'done');
    assert.equal(textOf(await call(overlay, 'edit', { path: 'src/a.py', old: 'x = 1', new: 'x = 10' })), 'done');
    assert.equal((await python('open("/work/src/a.py").read() + open("/work/new/b.py").read()')).value, "'x = 10\\ny = 2\\n'");
    const made = 'import os\nos.mkdir("/work/d")\nopen("/work/d/c.txt", "w").write("c")\nos.rename("/work/d/c.txt", "/work/d/e.txt")\nos.mkdir("/work/empty")\nsorted(os.listdir("/work")), os.listdir("/work/d")';
    assert.equal((await python(made)).value, "(['d', 'empty', 'new', 'notes.txt', 'src'], ['e.txt'])");
    assert.equal((await python('import os\nos.rmdir("/work/empty")\nos.path.exists("/work/empty"), os.path.isdir("/work/d")')).value, '(False, True)');
    for (const [code, error] of [
        ['os.mkdir("/work/d")', 'FileExistsError'], ['os.rmdir("/work/d")', 'OSError'], ['os.remove("/work/notes.txt")', 'PermissionError'], ['open("/work/nothing")', 'FileNotFoundError'],
        ['os.rename("/work/d", "/work/f")', 'PermissionError'], ['open("/work/src")', 'IsADirectoryError'],
    ]) assert.equal((await python(`import os\n${code}`)).error.type, error, code);
    assert.equal(textOf(await call(overlay, 'changes')), 'added d/e.txt\nadded new/b.py\nmodified src/a.py');
    assert.deepEqual(before(), untouched);

    const writer = await http('--dir', at('work'), '--mode', 'write', '--quota-bytes', '1K', '--quota-files', '5');
    await call(writer, 'write', { path: 'out.txt', content: 'from the tool' });
    assert.equal((await call(writer, 'run_python', { code: 'open("/work/two.txt", "w").write(open("/work/out.txt").read() + ", and back")' })).isError, false);
    assert.equal(readFileSync(at('work', 'two.txt'), 'utf8'), 'from the tool, and back');
    for (const tool of ['run_python', 'session_run']) {
        const full = await call(writer, tool, { ...(tool === 'session_run' && { session: 'full' }), code: 'with open("/work/two.txt", "w") as f: f.write("x" * 2000)' });
        assert.equal(full.structuredContent.error.message, '[Errno 28] No space left on device');
    }
    for (const name of ['out.txt', 'two.txt']) rmSync(at('work', name));
});

test('--with: files, modules, and modules of the host', async () => {
    const client = await http('--with', at('data.csv'), '--with', at('helper.py'), '--with', at('weather.mjs'));
    assert.match(client.getInstructions(), /It has the file \/data\/data.csv, the module helper, the module weather \(later, now\)\./);
    const code = 'import helper, weather\nn = sum(int(line) for line in open("/data/data.csv") if line[0] != "n")\nhelper.double(n), weather.now("Oslo")';
    const wanted = "(84, {'place': 'Oslo', 'degrees': 21})";
    assert.equal((await call(client, 'run_python', { code })).structuredContent.value, wanted);
    assert.equal((await call(client, 'session_run', { session: 's', code })).structuredContent.value, wanted);
    assert.equal((await call(client, 'session_run', { session: 's', code: 'weather.now("Rome")["place"]' })).structuredContent.value, "'Rome'");
    assert.equal((await call(client, 'run_python', { code: 'import weather\nweather.later()' })).structuredContent.error.message, 'no forecast');
});

test('sessions outlive the server in a directory', async () => {
    const words = ['--store', at('store'), '--idle', '5', '--live', '1'];
    const first = await stdio(...words);
    await call(first, 'session_run', { session: 'kept', code: 'it = iter([1, 2, 3])\nnext(it)' });
    const { structuredContent: { checkpoint } } = await call(first, 'session_checkpoint', { session: 'kept' });
    await first.close();
    const second = await stdio(...words);
    assert.equal((await call(second, 'session_run', { session: 'kept', code: 'next(it)' })).structuredContent.value, '2');
    await call(second, 'session_restore', { session: 'other', checkpoint });
    assert.equal((await call(second, 'session_run', { session: 'other', code: 'next(it)' })).structuredContent.value, '2');
});

// ---- HTTP ----

const INITIALIZE = { jsonrpc: '2.0', id: 1, method: 'initialize', params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'raw', version: '1' } } };

/** One request as it is, whatever fetch would say of its headers. */
function raw(url, { method = 'POST', path = '/mcp', headers = {}, body = JSON.stringify(INITIALIZE) } = {}) {
    return new Promise((resolve, reject) => {
        const all = { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers };
        const sent = request({ hostname: url.hostname, port: url.port, path, method, headers: all }, (response) => {
            let text = '';
            response.on('data', (data) => (text += data)).on('end', () => resolve({ status: response.statusCode, text, headers: response.headers }));
        });
        sent.once('error', reject);
        sent.end(method === 'POST' ? body : undefined);
    });
}

test('http: names and origins from elsewhere are refused (DNS rebinding)', async () => {
    const { url } = await listen(['--allow-host', 'box.example', '--allow-origin', 'https://page.example']);
    const status = async (headers) => (await raw(url, { headers })).status;
    for (const host of [url.host, `localhost:${url.port}`, `[::1]:${url.port}`, 'box.example', `BOX.example:${url.port}`]) assert.equal(await status({ host }), 200, host);
    for (const host of ['evil.example', `evil.example:${url.port}`, '127.0.0.1.evil.example', 'localhost.evil.example', '0.0.0.0', 'box.example.evil.example']) assert.equal(await status({ host }), 403, host);
    for (const origin of ['http://localhost:5173', `http://127.0.0.1:${url.port}`, 'https://page.example', 'http://[::1]:80']) assert.equal(await status({ origin }), 200, origin);
    for (const origin of ['http://evil.example', 'null', 'http://localhost.evil.example', 'https://page.example.evil.example', 'http://page.example', 'file://localhost', 'http://evil.example/localhost']) {
        const answer = await raw(url, { headers: { origin } });
        assert.equal(answer.status, 403, origin);
        assert.match(JSON.parse(answer.text).error.message, /pages of that origin may not call this server/);
        assert.equal(answer.headers['access-control-allow-origin'], undefined);
    }
});

test('http: what is no request is refused', async () => {
    const { url } = await listen();
    const said = async (given) => {
        const { status, text } = await raw(url, given);
        return [status, JSON.parse(text).error.message];
    };
    assert.deepEqual(await said({ path: '/' }), [404, 'there is nothing here but /mcp']);
    assert.deepEqual(await said({ body: '{' }), [400, 'the request is not JSON']);
    assert.deepEqual(await said({ body: '{}' }), [400, 'a request without a session begins one']);
    assert.deepEqual(await said({ method: 'GET' }), [400, 'a request without a session begins one']);
    assert.deepEqual(await said({ headers: { 'mcp-session-id': 'x' }, body: '{}' }), [404, 'there is no such session']);
    const large = await raw(url, { body: ' '.repeat(2 ** 22 + 1) }).catch((error) => ({ status: error.code }));
    assert.ok([413, 'EPIPE', 'ECONNRESET'].includes(large.status), String(large.status));
    assert.equal((await raw(url)).status, 200);
});

test('http: a token, and two clients with the same sessions', async () => {
    const { url, stop } = await listen([], { HOGNOSE_MCP_TOKEN: 'secret' });
    for (const authorization of ['', 'Bearer', 'Bearer secreT', 'Basic secret']) assert.equal((await raw(url, { headers: { authorization } })).status, 401);
    assert.equal((await raw(url)).headers['www-authenticate'], 'Bearer');
    const requestInit = { headers: { authorization: 'Bearer secret' } };
    const transports = [0, 1].map(() => new StreamableHTTPClientTransport(url, { requestInit }));
    const [one, two] = await Promise.all(transports.map(connected));
    await call(one, 'session_run', { session: 's', code: 'x = 1' });
    assert.equal((await call(two, 'session_run', { session: 's', code: 'x += 1\nx' })).structuredContent.value, '2');
    const all = await Promise.all(Array.from({ length: 30 }, (_, i) => call([one, two][i % 2], 'run_python', { code: `${i} * 2` })));
    assert.deepEqual(all.map(({ structuredContent }) => Number(structuredContent.value)), all.map((_, i) => i * 2));
    await transports[0].terminateSession();
    assert.equal((await call(two, 'session_run', { session: 's', code: 'x' })).structuredContent.value, '2');
    await two.close();
    assert.equal(await stop(), 0);
});

// Programs that wait in a function of the host, which says so: `held` has what was asked for, `begun` is called at each.
const waiting = { held: [], begun: () => {} };
globalThis.mcpTestWaits = (label) => new Promise(() => {
    waiting.held.push(label);
    waiting.begun();
});
writeFileSync(at('waits.mjs'), 'export const hold = (label) => globalThis.mcpTestWaits(label)\n');
const untilHeld = (n, label) => new Promise((resolve) => {
    waiting.begun = () => waiting.held.filter((one) => one === label).length >= n && resolve();
    waiting.begun();
});

/** A server in this process, and clients of it whose connections can be cut. */
async function waits(...words) {
    const options = readOptions(['--http', '0', '--with', at('waits.mjs'), ...words]);
    const { url, close } = await serveHttp(options, await serve(options, hognose));
    open.push(close);
    waiting.held.length = 0;
    const where = new URL(url);
    const client = async () => (await raw(where)).headers['mcp-session-id'];
    let number = 1;
    const ask = (id, body) => raw(where, { headers: { 'mcp-session-id': id, 'mcp-protocol-version': '2025-06-18' }, body: JSON.stringify({ jsonrpc: '2.0', id: ++number, ...body }) });
    const cut = [];
    const send = (id, name, args) => {
        const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream', 'mcp-session-id': id, 'mcp-protocol-version': '2025-06-18' };
        const sent = request({ hostname: where.hostname, port: where.port, path: '/mcp', method: 'POST', headers, agent: false }, (response) => response.resume().on('error', () => {}));
        sent.on('error', () => {});
        cut.push(() => sent.destroy());
        sent.end(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } })); // all with one number
    };
    const answerOf = ({ text }) => JSON.parse(text.replace(/^.*data: /s, '')).result;
    const run = async (id, code) => answerOf(await ask(id, { method: 'tools/call', params: { name: 'run_python', arguments: { code } } }));
    return { client, ask, send, run, cut: () => cut.splice(0).forEach((one) => one()) };
}

test('http: a client that asks for much keeps no other one waiting, and what it asked for ends with its connections', { timeout: 60_000 }, async () => {
    const { client, send, run, cut } = await waits('--max-wall', '1000s');
    const [a, b] = [await client(), await client()];
    const code = 'import waits\nwaits.hold("a")';
    for (let i = 0; i < 100; i++) send(a, ...(i % 2 ? ['run_python', { code }] : ['session_run', { session: `s${i}`, code }]));
    await untilHeld(4, 'a');
    assert.equal((await run(b, '1 + 1')).structuredContent.value, '2');
    assert.deepEqual(waiting.held, Array(4).fill('a'));
    cut();
    // A server that went on with the first one's would have no room for four of each of the others.
    const [c, d] = [await client(), await client()];
    for (const id of [c, d]) for (let i = 0; i < 4; i++) send(id, 'run_python', { code: 'import waits\nwaits.hold("later")' });
    await untilHeld(8, 'later');
    cut();
    assert.equal((await run(b, '1 + 1')).structuredContent.value, '2');
});

test('http: a client has a bound of requests that wait', { timeout: 60_000 }, async () => {
    const { client, run, send, cut } = await waits('--max-wall', '1000s');
    const a = await client();
    for (let i = 0; i < 4; i++) send(a, 'run_python', { code: 'import waits\nwaits.hold("a")' });
    await untilHeld(4, 'a');
    const all = Array.from({ length: 33 }, () => run(a, '1'));
    const { isError, content } = await Promise.race(all);
    assert.deepEqual([isError, content[0].text], [true, 'this client has 32 requests that wait: try again later']);
    cut();
    assert.equal((await Promise.all(all)).filter((one) => !one.isError).length, 32);
});

test('http: a new client is never refused: the one that asked for nothing for the longest time goes', { timeout: 60_000 }, async () => {
    const { client, ask, send, cut } = await waits('--max-wall', '1000s');
    const ids = [];
    for (let i = 0; i < 100; i++) ids.push(await client());
    const ping = async (id) => (await ask(id, { method: 'ping' })).status;
    send(ids[1], 'run_python', { code: 'import waits\nwaits.hold("x")' });
    await untilHeld(1, 'x');
    for (const id of [...ids.slice(2), ids[0]]) assert.equal(await ping(id), 200);
    // The second client has asked before all others, and waits for its answer; the third and the fourth wait for nothing.
    ids.push(...(await Promise.all([0, 1].map(client))));
    assert.deepEqual(await Promise.all([ids[2], ids[3], ids[0], ids[1], ids[4], ids[100], ids[101]].map(ping)), [404, 404, 200, 200, 200, 200, 200]);
    cut();
});

test('when standard input ends, each request gets its response first', () => {
    const call = (id, code) => ({ id, method: 'tools/call', params: { name: 'run_python', arguments: { code } } });
    const answers = (...messages) => {
        const opening = [{ id: 0, method: 'initialize', params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'me', version: '0' } } }, { method: 'notifications/initialized' }];
        const input = [...opening, ...messages].map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`).join('');
        const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'mcp', '--max-time', '1s'], { encoding: 'utf8', input, timeout: 60_000 });
        assert.deepEqual([status, stderr], [0, '']);
        const told = stdout.trimEnd().split('\n').map((line) => JSON.parse(line)).sort((a, b) => a.id - b.id);
        return told.slice(1).map(({ id, result, error }) => [id, result?.content[0].text.trimEnd().split('\n').at(-1) ?? error.code]);
    };
    const most = answers(...Array.from({ length: 12 }, (_, i) => call(i + 1, `sum(range(${i} * 10_000 + 1))`)));
    assert.deepEqual(most, Array.from({ length: 12 }, (_, i) => [i + 1, String((i * 10_000 * (i * 10_000 + 1)) / 2)]));
    const [[, text], ...others] = answers(call(1, 'while True: pass'), { id: 2, method: 'no/such' });
    assert.match(text, /time limit reached/);
    assert.deepEqual(others, [[2, -32601]]);
    assert.deepEqual(answers(call(1, 'while True: pass'), { method: 'notifications/cancelled', params: { requestId: 1 } }, call(2, '1')), [[2, '1']]);
});

test('a client that ends in the middle of a call ends the server without an error', async () => {
    const server = spawn(process.execPath, [command, 'mcp', '--max-time', '1s'], { stdio: ['pipe', 'pipe', 'pipe'] });
    const ended = new Promise((resolve) => server.on('close', resolve));
    let said = '';
    server.stderr.on('data', (text) => (said += text));
    const say = (message) => server.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
    say({ id: 0, method: 'initialize', params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'me', version: '0' } } });
    await new Promise((resolve) => server.stdout.once('data', resolve));
    say({ id: 1, method: 'tools/call', params: { name: 'run_python', arguments: { code: 'while True: pass' } } });
    server.stdin.end();
    server.stdout.destroy();
    assert.deepEqual([await ended, said], [0, '']);
});

// ---- the words ----

test('the words of the command', () => {
    const run = (...words) => {
        const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'mcp', ...words], { encoding: 'utf8', input: '', cwd: folder });
        return [status, stdout, stderr];
    };
    assert.deepEqual(run(), [0, '', '']);
    const [status, help] = run('--help');
    assert.equal(status, 0);
    assert.match(help, /^usage: hognose mcp \[options\]\n/);
    for (const [words, message] of [
        [['--shell'], 'unknown option --shell (see hognose mcp --help)'], [['file.py'], 'unknown option file.py (see hognose mcp --help)'], [['--dir'], 'option --dir needs a value'],
        [['--mode', 'write'], 'option --mode: there is no --dir'], [['--dir', '.', '--mode', 'rw'], "option --mode: 'rw' is not read, overlay, write"],
        [['--max-time', 'soon'], "option --max-time: 'soon' is not an amount (try 64M, 5s or 1000)"], [['--http', '70000'], "option --http: '70000' is not a port"],
        [['--http', '0', '--host', '0.0.0.0'], 'option --host: 0.0.0.0 can be reached from elsewhere: set HOGNOSE_MCP_TOKEN'], [['--with', 'nothing.txt'], 'option --with: nothing.txt: it cannot be read'],
        [['--with', 'broken.mjs'], 'option --with: broken.mjs: it does not load'], [['--with', 'no-name.py'], "option --with: no-name.py: 'no-name' is not a module's name"], [['--dir', 'nowhere'], 'option --dir: nowhere: it cannot be read'],
    ]) assert.deepEqual(run(...words), [2, '', `hognose: ${message}\n`], words.join(' '));
});
