// Issue 14, "One registry, rendered for everybody": code mode over MCP servers, with the SDK's own clients and servers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCodeMode, defineTool, hognose, ToolRegistry } from './agent.mjs';
import { peer } from './workspaces.mjs';

const [{ Client }, { Server }, { McpServer }, { InMemoryTransport }, types] = await Promise.all(
    ['client/index.js', 'server/index.js', 'server/mcp.js', 'inMemory.js', 'types.js'].map((path) => peer(`@modelcontextprotocol/sdk/${path}`)));
const { z } = await peer('zod');

async function connected(t, server) {
    const client = new Client({ name: 'code-mode', version: '1.0.0' });
    const [one, other] = InMemoryTransport.createLinkedPair();
    await Promise.all([server.connect(one), client.connect(other)]);
    t.after(() => client.close());
    return client;
}

function github() {
    const server = new McpServer({ name: 'git-hub', version: '1.0.0' });
    server.registerTool('search', {
        description: 'Search issues.', inputSchema: { query: z.string().describe('Words'), state: z.enum(['open', 'closed']).default('open') },
        outputSchema: { issues: z.array(z.object({ number: z.number().int(), title: z.string() })) }, annotations: { readOnlyHint: true },
    }, async ({ query, state }) => {
        const structuredContent = { issues: [{ number: 1, title: `${query} ${state}` }] };
        return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
    });
    server.registerTool('close-issue', { title: 'Close an issue', inputSchema: { number: z.number().int() } }, async ({ number }) => ({ content: [{ type: 'text', text: `closed ${number}` }, { type: 'text', text: 'bye' }] }));
    server.registerTool('image', {}, async () => ({ content: [{ type: 'text', text: 'an image' }, { type: 'image', data: 'AQI=', mimeType: 'image/png' }] }));
    server.registerTool('fail', {}, async () => { throw new Error('it is broken'); });
    return server;
}

/** A server that lists whatever it is told to, a page at a time. */
function listing(name, pages, call = async () => ({ content: [] })) {
    const server = new Server({ name, version: '1.0.0' }, { capabilities: { tools: {} } });
    server.setRequestHandler(types.ListToolsRequestSchema, async ({ params }) => {
        const at = Number(params?.cursor ?? 0);
        return { tools: pages[at], ...(at + 1 < pages.length ? { nextCursor: String(at + 1) } : {}) };
    });
    server.setRequestHandler(types.CallToolRequestSchema, call);
    return server;
}

test('MCP: tools of a server are functions with its types', async (t) => {
    const mode = await createCodeMode({ hognose, mcp: [await connected(t, github())] });
    assert.deepEqual(mode.functions.map(({ name, signature, server, tool }) => [name + signature, server, tool]), [
        ['search(query: str, state: Literal["open", "closed"] = "open") -> SearchResult', 'git-hub', 'search'], ['close_issue(number: int) -> str | list[dict[str, Any]]', 'git-hub', 'close-issue'],
        ['image() -> str | list[dict[str, Any]]', 'git-hub', 'image'], ['fail() -> str | list[dict[str, Any]]', 'git-hub', 'fail'],
    ]);
    assert.match(mode.description, /class SearchResultIssuesItem\(TypedDict\):\n    number: int\n    title: str\n\nclass SearchResult\(TypedDict\):\n    issues: list\[SearchResultIssuesItem\]\n/);
    const { value, stdout, calls, error } = await mode.run(`
found, closed = await asyncio.gather(search("crash"), close_issue(number=3))
print(found["issues"][0]["title"])
try: await fail()
except RuntimeError as e: print(e)
try: await close_issue("3")
except TypeError as e: print(e)
[closed, await image()]`);
    assert.equal(error, null);
    assert.equal(stdout, "crash open\nit is broken\nclose_issue() argument 'number' must be int, not str\n");
    assert.deepEqual(value, ['closed 3\nbye', [{ type: 'text', text: 'an image' }, { type: 'image', data: 'AQI=', mimeType: 'image/png' }]]);
    assert.deepEqual(calls.map(({ tool, server, status }) => [tool, server, status]), [['search', 'git-hub', 'done'], ['close-issue', 'git-hub', 'done'], ['fail', 'git-hub', 'failed'], ['close-issue', 'git-hub', 'failed'], ['image', 'git-hub', 'done']]);
});

test('MCP: the registry of this entry behind an MCP server, called by code mode', async (t) => {
    const add = defineTool({ name: 'add', description: 'Add.', input: z.object({ a: z.number(), b: z.number() }), output: z.object({ sum: z.number() }), handler: ({ a, b }) => ({ sum: a + b }) });
    const server = new Server({ name: 'sums', version: '1.0.0' }, { capabilities: { tools: {} } });
    await new ToolRegistry([add]).serveMcp(server);
    const mode = await createCodeMode({ hognose, mcp: [await connected(t, server)] });
    assert.deepEqual((await mode.run('(await add(1, 2))["sum"]')).value, 3);
});

test('MCP: tools of several servers, with names that occur twice, and tools of the host', async (t) => {
    const tool = (name) => ({ name, inputSchema: { type: 'object' } });
    const server = (name) => listing(name, [[tool('list'), tool('get')], [tool('get-it')], [tool('get.it')]], async ({ params }) => ({ content: [{ type: 'text', text: `${name} ${params.name}` }] }));
    const clients = [await connected(t, server('one')), await connected(t, server('two')), await connected(t, server('2nd'))];
    const mode = await createCodeMode({ hognose, tools: [{ name: 'get', description: 'Mine.', handler: () => 'mine' }], mcp: clients });
    const names = mode.functions.map(({ name, server: from, tool: own }) => [name, from, own]);
    assert.deepEqual(names.map(([name]) => name), ['get', 'one_list', 'one_get', 'get_it', 'one_get_it', 'two_list', 'two_get', 'two_get_it', 'two_get_it2', 'n2nd_list', 'n2nd_get', 'n2nd_get_it', 'n2nd_get_it2']);
    const { value } = await mode.run(`[${names.map(([name]) => `await ${name}()`).join(', ')}]`);
    assert.deepEqual(value, names.map(([, from, own]) => (from ? `${from} ${own}` : 'mine')));
});

test('MCP: approval by what a server says of its tools, and by which it is', async (t) => {
    const mode = await createCodeMode({ hognose, mcp: [await connected(t, github())], needsApproval: ({ server, readOnly }) => server === 'git-hub' && !readOnly });
    const first = await mode.run('await search("x")\nawait close_issue(number=7)');
    assert.deepEqual(first.approvals, [{ id: 2, tool: 'close-issue', server: 'git-hub', name: 'close_issue', arguments: { number: 7 }, description: 'Close an issue' }]);
    assert.equal((await mode.resume(JSON.stringify(first.state), { 2: true })).value, 'closed 7\nbye');
});

test('MCP: a tool whose schema is of no use is unavailable with the reason, and the rest works', async (t) => {
    const server = listing('s', [[
        { name: 'good', inputSchema: { type: 'object' } }, { name: 'far', inputSchema: { type: 'object', properties: { a: { $ref: 'https://example.com/schema' } } } },
        { name: 'odd', inputSchema: { type: 'object', properties: { a: { type: 'strange' } } } }, { name: 'lost', inputSchema: { type: 'object', properties: { a: { $ref: '#/$defs/none' } } } },
    ]]);
    const mode = await createCodeMode({ hognose, mcp: [await connected(t, server)], mcpTimeout: 5 });
    assert.deepEqual(mode.functions.map(({ name }) => name), ['good']);
    assert.deepEqual(mode.unavailable, [
        { name: 'far', server: 's', reason: 'tool far: the schema refers to https://example.com/schema, which is not in it' }, { name: 'odd', server: 's', reason: 'tool odd: the schema has an unknown type: "strange"' },
        { name: 'lost', server: 's', reason: 'tool lost: the schema refers to #/$defs/none, which is not in it' },
    ]);
    assert.equal((await mode.run('await good()')).value, '');
});

test('MCP: a server that does not answer costs its call', async (t) => {
    const server = listing('slow', [[{ name: 'wait', inputSchema: { type: 'object' } }]], () => new Promise(() => {}));
    const mode = await createCodeMode({ hognose, mcp: [await connected(t, server)], mcpTimeout: 0.05 });
    assert.equal((await mode.run('try: await wait()\nexcept TimeoutError as e: print(e)')).stdout, 'wait() did not answer within 0.05 s\n');
});
