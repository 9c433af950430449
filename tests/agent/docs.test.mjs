// The examples of docs/agent.md, and the programs in examples/ for each document.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { format } from 'node:util';
import * as agentPackage from './agent.mjs';
import { peer } from './workspaces.mjs';
import { HELP } from '../../bindings/js/dist/agent/mcp_options.js';

const root = new URL('../../', import.meta.url);
const AsyncFunction = (async () => {}).constructor;
const blocks = [...readFileSync(new URL('docs/agent.md', root), 'utf8').matchAll(/```js\n([^]*?)```/g)];

for (const [i, [, code]] of blocks.entries()) {
    test(`docs/agent.md, example ${i + 1}`, async () => {
        const printed = [];
        const names = Object.keys(agentPackage);
        const log = (...values) => printed.push(format(...values).replace(/\s+/g, ' '));
        await new AsyncFunction(...names, 'console', code)(...names.map((name) => agentPackage[name]), { log });
        assert.deepEqual(printed, [...code.matchAll(/console\.log\(.*\) \/\/ (.*)$/gm)].map(([, said]) => said));
    });
}

const SAID = {
    'agent_boundary.mjs': [/^clock: available; broken: tool x has no description/, /"result":"11\\n"/, /outside of the workspace: '..\/secret'/, /unknown_tool/, /Monday/],
    'agent_code_mode.mjs': [
        /^find_invoices\(days: int = 30\) -> list\[Invoice\]$/m, /^process one: looked for 60 days\nprocess one: sent a reminder of A-2\nprocess one: call 2 waits, send_reminder\(\{"id":"A-1","amount":120.5\}\)\nprocess two: sent a reminder of A-1\n/m,
        /^\{"sent":\["sent A-1","sent A-2"\],"total":200.5\}$/m, /^send-reminder: done, approved$/m,
    ],
    'agent_exec_python.mjs': [/"return_value":"35.5"/, /timeout: execution exceeded 200 ms/, /2 are still there/],
    'agent_executor.mjs': [/^2 programs, success: true$/m, /Marked the files/, /^modified src\/a.py$/m, /^merged: \[ 'src\/a.py' \]$/m],
    'agent_interpreter.mjs': [/^waits for llm_query \[ 'What is rose\?' \]$/m, /5 words: \(What is rose\?\) A rose\./],
    'agent_run_python.mjs': [/^4294967296$/m, /^PermissionError: import of module 'subprocess'/m, /^FileNotFoundError/m, /<td>134000<\/td>/],
    'agent_sessions.mjs': [
        /^in memory: ben, eve\nann: paused, pay\(shop, 12\)\nprocess two: paid 12 to shop\nann: paused, receipt for 12, pay\(shop, 30\)\nann: failed, PermissionError: too much\n/m,
        /^ann still has \[ "ann's book" \]\nben has \[ "ben's book" \]\nben again has \[ "ben's book", 'a pen' \]$/m,
    ],
};

test('examples/ has a program for each document, one for code mode, and one for sessions', () => {
    assert.deepEqual(readdirSync(new URL('examples', root)).filter((name) => name.startsWith('agent_')).sort(), Object.keys(SAID));
});

for (const [name, wanted] of Object.entries(SAID)) {
    test(`examples/${name}`, () => {
        const said = execFileSync(process.execPath, [`examples/${name}`], { cwd: root, encoding: 'utf8' });
        for (const pattern of wanted) assert.match(said, pattern);
    });
}

test('the configuration of an MCP client is the same wherever it is, its command is a server, and the page has its options and tools', async (t) => {
    const [one, ...others] = ['docs/guide/mcp.md', 'README.md', 'bindings/js/README.md'].map((path) => /```json\n(\{\n  "mcpServers"[^]*?)```/.exec(readFileSync(new URL(path, root), 'utf8'))[1]);
    for (const other of others) assert.equal(other, one);
    const { python: { command, args } } = JSON.parse(one).mcpServers;
    const packages = args.filter((_, i) => args[i - 1] === '-p');
    assert.deepEqual([command, packages, args.at(-2)], ['npx', ['hognose', '@modelcontextprotocol/sdk'], 'hognose']);
    const { bin, peerDependencies } = JSON.parse(readFileSync(new URL('bindings/js/package.json', root), 'utf8'));
    assert.ok(packages.slice(1).every((name) => name in peerDependencies));
    const [{ Client }, { StdioClientTransport }] = await Promise.all(['index.js', 'stdio.js'].map((path) => peer(`@modelcontextprotocol/sdk/client/${path}`)));
    const client = new Client({ name: 'configured', version: '1' });
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [fileURLToPath(new URL(`bindings/js/${bin.hognose}`, root)), args.at(-1)] }));
    t.after(() => client.close());
    const page = readFileSync(new URL('docs/guide/mcp.md', root), 'utf8');
    const cells = (heading) => [...page.split(`## ${heading}\n`)[1].split('\n## ')[0].matchAll(/^\| (`.*?) \|/gm)].map(([, cell]) => cell);
    const options = [...HELP.matchAll(/^  (--.*?)(?:  |$)/gm)].flatMap(([, words]) => words.split(', ')).map((words) => `\`${words}\``);
    assert.deepEqual(cells('Options').sort(), options.sort());
    const tools = (await client.listTools()).tools.map(({ name }) => name);
    const named = cells('Tools').flatMap((cell) => cell.replaceAll('`', '').split(', '));
    assert.deepEqual(tools.filter((name) => !named.includes(name)), []);
    assert.deepEqual(named.filter((name) => !tools.includes(name)).sort(), ['changes', 'edit', 'list', 'read', 'search', 'write'], 'with --dir');
    assert.equal((await client.callTool({ name: 'run_python', arguments: { code: '2 ** 32' } })).content[0].text, '4294967296');
});

test('there are examples', () => assert.ok(blocks.length >= 2));
