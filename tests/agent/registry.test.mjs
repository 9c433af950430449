// Issue 14, "One registry, rendered for everybody": tools that are defined once, as Anthropic, OpenAI, the AI SDK and MCP have them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ArgumentError, createCodeMode, createRunPython, defineTool, NeedsApprovalError, Toolbox, ToolRegistry, failure, hognose } from './agent.mjs';
import { modelServer } from './model_server.mjs';
import { peer } from './workspaces.mjs';

const { z } = await peer('zod');
const INPUT = {
    type: 'object', properties: { query: { type: 'string', description: 'What to look for' }, limit: { type: 'integer', minimum: 1, default: 10 } }, required: ['query'],
    additionalProperties: false,
};
const OUTPUT = { type: 'object', properties: { hits: { type: 'array', items: { type: 'string' } } }, required: ['hits'] };
const search = (more = {}) => defineTool({
    name: 'search', description: 'Search the web.', input: INPUT, output: OUTPUT, readOnly: true, handler: ({ query, limit }) => ({ hits: [`${query} ${limit}`] }), ...more,
});
const remove = (removed, more = {}) => defineTool({
    name: 'remove', description: 'Remove a file.', input: z.object({ path: z.string().min(1) }), needsApproval: true, handler: ({ path }) => (removed.push(path), 'gone'), ...more,
});

test('One registry: a tool is defined once and rendered for Anthropic and OpenAI', () => {
    const registry = new ToolRegistry([search()]);
    assert.deepEqual(registry.anthropic(), [{ name: 'search', description: 'Search the web.', input_schema: INPUT }]);
    assert.deepEqual(registry.openai(), [{ type: 'function', function: { name: 'search', description: 'Search the web.', parameters: INPUT } }]);
    assert.deepEqual(registry.openaiResponses(), [{ type: 'function', name: 'search', description: 'Search the web.', parameters: INPUT, strict: false }]);
    assert.deepEqual(registry.mcp(), [{ name: 'search', description: 'Search the web.', inputSchema: INPUT, outputSchema: OUTPUT, annotations: { readOnlyHint: true } }]);
});

test('One registry: a Standard Schema gives the JSON schema, and what it makes of the input', async () => {
    const input = z.object({ when: z.string().describe('A day').transform((text) => text.length), tags: z.array(z.string()).default([]) });
    const tool = defineTool({ name: 'plan', description: 'Plan.', input, handler: (given) => given });
    assert.deepEqual(tool.parameters.properties, { when: { type: 'string', description: 'A day' }, tags: { default: [], type: 'array', items: { type: 'string' } } });
    assert.deepEqual(tool.parameters.required, ['when']);
    assert.deepEqual(await tool.execute({ when: 'today' }), { when: 5, tags: [] });
    const strict = defineTool({ name: 'e', description: 'E.', input: z.object({ n: z.object({ k: z.array(z.string().refine((s) => s !== 'no', 'not no')) }) }), handler: () => 1 });
    assert.equal((await failure(() => strict.execute({ n: { k: ['a', 'no'] } }))).message, "e() argument 'n.k[1]': not no");
    assert.equal((await failure(() => strict.execute({ n: { k: [3] } }))).message, "e() argument 'n.k[0]' must be str, not int");
});

test('One registry: a Standard Schema that does not tell its JSON schema needs one beside it', async () => {
    const bare = { '~standard': { version: 1, vendor: 'mine', validate: (value) => (value.n > 3 ? { issues: [{ message: 'too large', path: [{ key: 'n' }] }] } : { value: { n: value.n + 1 } }) } };
    assert.match((await failure(() => defineTool({ name: 't', description: 'T.', input: bare, handler: () => 1 }))).message, /^tool t: the schema of mine does not tell its JSON schema/);
    const tool = defineTool({ name: 't', description: 'T.', input: bare, inputJson: { type: 'object', properties: { n: { type: 'number' } } }, handler: ({ n }) => n });
    assert.equal(await tool.execute({ n: 1 }), 2);
    const error = await failure(() => tool.execute({ n: 5 }));
    assert.deepEqual([error instanceof ArgumentError, error.name, error.message], [true, 'ValueError', "t() argument 'n': too large"]);
    const silent = { '~standard': { version: 1, vendor: 'mine', validate: () => ({ issues: [] }) } };
    assert.equal((await failure(() => defineTool({ name: 's', description: 'S.', input: silent, inputJson: {}, handler: () => 1 }).execute({}))).message, 's() arguments: they do not fit');
});

test('One registry: arguments are checked before the handler runs', async () => {
    let called = 0;
    const registry = new ToolRegistry([search({ handler: () => (called++, { hits: [] }) })]);
    for (const [input, message] of [
        [{}, "search() missing a required argument: 'query'"], [{ query: 1 }, "search() argument 'query' must be str, not int"], [{ query: 'a', limit: 0 }, "search() argument 'limit' must be at least 1, not 0"],
        [{ query: 'a', more: 1 }, "search() got an unexpected keyword argument 'more'"], [{ query: 'a', limit: 1.5 }, "search() argument 'limit' must be int, not float"],
    ]) assert.deepEqual(await registry.call({ name: 'search', arguments: input }), { ok: false, error: { kind: 'invalid_arguments', message, tool: 'search' } });
    assert.equal((await failure(() => search().execute([]))).message, 'search() takes an object of arguments');
    assert.equal(called, 0);
    assert.equal((await registry.call({ name: 'search', arguments: '{"query":"a"}' })).ok, true);
    assert.equal((await registry.call({ name: 'none', arguments: {} })).error.kind, 'unknown_tool');
    assert.equal(called, 1);
});

test('One registry: a call that needs approval is refused unless somebody is asked', async () => {
    const removed = [];
    const tool = remove(removed);
    const error = await failure(() => tool.execute({ path: 'a' }));
    assert.deepEqual([error instanceof NeedsApprovalError, error.tool, error.message], [true, 'remove', 'a call of remove needs approval']);
    assert.equal((await new Toolbox([tool]).call({ name: 'remove', arguments: { path: 'a' } })).error.message, 'a call of remove needs approval');
    const asked = [];
    const registry = new ToolRegistry([tool], { approve: (call) => (asked.push(call), call.arguments.path === 'a') });
    assert.deepEqual(await registry.call({ name: 'remove', arguments: { path: 'a' } }), { ok: true, result: 'gone' });
    assert.equal((await registry.call({ name: 'remove', arguments: { path: 'b' } })).error.message, 'the call of remove was not approved');
    assert.deepEqual([removed, asked[1]], [['a'], { tool: 'remove', arguments: { path: 'b' } }]);
    const some = remove(removed, { needsApproval: async ({ path }) => path.startsWith('/') });
    assert.equal(await some.execute({ path: 'x' }), 'gone');
    assert.ok((await failure(() => some.execute({ path: '/x' }))) instanceof NeedsApprovalError);
});

test('One registry: limits of a tool', async () => {
    const seen = [];
    const slow = defineTool({ name: 'slow', description: 'S.', limits: { timeout: 0.05 }, handler: (_, { signal, id }) => new Promise(() => signal.addEventListener('abort', () => seen.push(id))) });
    const error = await failure(() => slow.execute({}));
    assert.deepEqual([error.name, error.message, seen], ['TimeoutError', 'slow() did not answer within 0.05 s', [0]]);
    const aborted = new AbortController();
    const waiting = failure(() => defineTool({ name: 'w', description: 'W.', handler: () => new Promise(() => {}) }).execute({}, { signal: aborted.signal }));
    aborted.abort();
    assert.equal((await waiting).message, 'w() was cancelled');
    assert.equal((await failure(() => slow.execute({}, { signal: AbortSignal.abort() }))).message, 'slow() was cancelled');
    const large = defineTool({ name: 'large', description: 'L.', limits: { maxResult: 10 }, handler: ({ n }) => (n ? new Uint8Array(n) : 'x'.repeat(11)), input: { properties: { n: { type: 'integer' } } } });
    assert.equal((await failure(() => large.execute({}))).message, 'large() gave 11 bytes, more than 10');
    assert.equal((await failure(() => large.execute({ n: 12 }))).message, 'large() gave 12 bytes, more than 10');
    assert.equal((await large.execute({ n: 9 })).length, 9);
});

test('One registry: a tool\'s own time counts where no other is said, and whoever gives a call up is heard', async () => {
    const never = () => new Promise(() => {});
    const later = (more) => ({ name: 'later', description: 'L.', handler: () => new Promise((resolve) => setTimeout(resolve, 150, 'done')), ...more });
    const call = (registry, options) => registry.call({ name: 'later', arguments: {} }, options);
    const registry = new ToolRegistry([later({ limits: { timeout: 0.05 }, handler: never })]);
    const { kind, message } = (await call(registry)).error;
    assert.deepEqual([kind, message.replace('later()', 'the tool')], ['timeout', 'the tool did not answer within 0.05 s']);
    assert.deepEqual(await call(new ToolRegistry([later({ limits: { timeout: 500 } })])), { ok: true, result: 'done' });
    assert.equal((await call(new ToolRegistry([later({ limits: { timeout: 500 }, handler: never })], { timeout: 0.05 }))).error.kind, 'timeout');
    const heard = [];
    let begun;
    const begins = new Promise((resolve) => (begun = resolve));
    const waits = new ToolRegistry([later({ handler: (_, { signal }) => new Promise(() => {
        signal.addEventListener('abort', () => heard.push('abort'));
        begun();
    }) })]);
    const given = new AbortController();
    const answer = call(waits, { signal: given.signal });
    await begins;
    given.abort();
    assert.deepEqual([(await answer).error.kind, heard], ['failed', ['abort']]);
});

test('One registry: what an MCP client gives up is aborted, and of what is too long it gets the beginning', { timeout: 120_000 }, async (t) => {
    const [{ Client }, { Server }, { InMemoryTransport }] = await Promise.all(['client/index.js', 'server/index.js', 'inMemory.js'].map((path) => peer(`@modelcontextprotocol/sdk/${path}`)));
    const heard = [];
    const output = { type: 'object', properties: { a: { type: 'string' }, next: { type: 'string' } } };
    const registry = new ToolRegistry([
        { name: 'long', description: 'L.', output, handler: () => ({ a: 'x'.repeat(200), next: undefined }) }, { name: 'short', description: 'S.', output, handler: () => ({ a: 'x', next: undefined }) },
        { name: 'text', description: 'T.', output, handler: () => 'no object' }, { name: 'waits', description: 'W.', handler: (_, { signal }) => new Promise(() => {
            signal.addEventListener('abort', () => heard.push('abort'));
            heard.push('begun');
        }) },
    ], { maxOutput: 50 });
    const server = new Server({ name: 's', version: '1.0.0' }, { capabilities: { tools: {} } });
    await registry.serveMcp(server);
    const client = new Client({ name: 'c', version: '1.0.0' });
    const [one, other] = InMemoryTransport.createLinkedPair();
    await Promise.all([server.connect(one), client.connect(other)]);
    t.after(() => client.close());
    await client.listTools(); // from here on it looks at what has a schema
    const call = (name, options) => client.callTool({ name, arguments: {} }, undefined, options);
    assert.deepEqual((await call('short')).structuredContent, { a: 'x' });
    const { isError, content } = await call('long');
    assert.deepEqual([isError, content], [true, [{ type: 'text', text: `{"a":"${'x'.repeat(44)}\n… (truncated: 50 of 208 bytes)` }]]);
    assert.equal((await call('text')).content[0].text, 'text gave what its output schema does not have');
    const given = new AbortController();
    const waiting = failure(() => call('waits', { signal: given.signal }));
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    while (!heard.length) await turn();
    given.abort();
    await waiting;
    while (heard.length < 2) await turn();
    assert.deepEqual(heard, ['begun', 'abort']);
});

test('One registry: what is no tool is refused by name', async () => {
    const good = { name: 'a', description: 'A.', handler: () => 1 };
    for (const [change, message] of [
        [{ name: 'a b' }, 'defineTool: the name is not one of letters, digits, _ and -'], [{ description: '' }, 'defineTool: a has no description'], [{ handler: undefined }, 'defineTool: a has no handler'],
        [{ nmae: 'x' }, 'defineTool: there is no option named nmae'], [{ needsApproval: 'yes' }, 'defineTool: a: needsApproval must be a boolean or a function'],
        [{ limits: { time: 1 } }, 'defineTool: a: limits: there is no option named time'], [{ input: { type: 'string' } }, 'tool a: the schema is not one of an object'],
        [{ input: true }, 'tool a: the schema is not one of an object'], [{ input: 'x' }, 'tool a: the schema has a part that is not a schema'],
    ]) assert.equal((await failure(() => defineTool({ ...good, ...change }))).message, message);
    assert.match((await failure(() => new ToolRegistry([good, good]))).message, /two tools named a/);
});

test('One registry: as tools of the npm package ai, which asks for approval itself', async () => {
    const { generateText, stepCountIs } = await peer('ai');
    const { MockLanguageModelV3 } = await peer('ai/test');
    const removed = [];
    const tools = await new ToolRegistry([search(), remove(removed)]).aiSdk();
    const prompts = [];
    const model = (name, input) => new MockLanguageModelV3({
        doGenerate: async ({ prompt, tools }) => {
            prompts.push({ prompt, tools });
            const usage = { inputTokens: { total: 1 }, outputTokens: { total: 1 } };
            if (prompts.length % 2) return { content: [{ type: 'tool-call', toolCallId: 'c', toolName: name, input: JSON.stringify(input) }], finishReason: { unified: 'tool-calls', raw: undefined }, usage, warnings: [] };
            return { content: [{ type: 'text', text: 'done' }], finishReason: { unified: 'stop', raw: undefined }, usage, warnings: [] };
        },
    });
    const found = await generateText({ model: model('search', { query: 'x', limit: 2 }), tools, prompt: 'go', stopWhen: stepCountIs(3) });
    assert.equal(found.text, 'done');
    assert.deepEqual(prompts[0].tools.map(({ name, inputSchema }) => [name, inputSchema])[0], ['search', INPUT]);
    assert.deepEqual(found.steps[0].toolResults[0].output, { hits: ['x 2'] });
    const asked = await generateText({ model: model('remove', { path: 'a' }), tools, prompt: 'go', stopWhen: stepCountIs(3) });
    assert.equal(asked.content.at(-1).type, 'tool-approval-request');
    assert.deepEqual(removed, []);
});

test('One registry: a model behind a server that streams calls tools, and code mode\'s, by the npm package ai', async (t) => {
    const [{ streamText, stepCountIs }, { createOpenAICompatible }] = await Promise.all([peer('ai'), peer('@ai-sdk/openai-compatible')]);
    const mode = await createCodeMode({ hognose, tools: [search()] });
    const said = [];
    const answers = [
        { tool: 'search', input: { query: 'x', limit: 2 } }, { tool: 'search', input: { query: 3 } }, { tool: 'run_code', input: { code: 'a, b = await asyncio.gather(search("é"), search("b", 1))\n[*a["hits"], *b["hits"]]' } }, 'done',
    ];
    const server = await modelServer(t, (prompt, n, tools) => (said.push([prompt, tools?.map((tool) => tool.function.name)]), answers[n - 1]));
    const model = createOpenAICompatible({ name: 'local', baseURL: server.url })('scripted');
    const tools = await new ToolRegistry([search(), mode.tool]).aiSdk();
    const result = streamText({ model, tools, prompt: 'go', stopWhen: stepCountIs(6) });
    assert.equal(await result.text, 'done');
    assert.deepEqual(said.map(([, names]) => names), Array(4).fill(['search', 'run_code']));
    assert.deepEqual(JSON.parse(said[1][0]), { hits: ['x 2'] });
    assert.match(said[2][0], /search\(\) argument 'query' must be str, not int/);
    assert.deepEqual(JSON.parse(said[3][0]), { ok: true, result: ['é 10', 'b 1'] });
    assert.deepEqual(server.prompts.map(({ stream }) => stream), [true, true, true, true]);
});

test('One registry: as tools of an MCP server, with the SDK\'s own client and server', async (t) => {
    const [{ Client }, { Server }, { InMemoryTransport }] = await Promise.all(['client/index.js', 'server/index.js', 'inMemory.js'].map((path) => peer(`@modelcontextprotocol/sdk/${path}`)));
    const server = new Server({ name: 'mine', version: '1.0.0' }, { capabilities: { tools: {} } });
    const wrong = search({ name: 'wrong', handler: () => 'text' });
    await new ToolRegistry([search(), wrong, createRunPython({ hognose })].map((tool) => ('limits' in tool ? tool : defineTool({ ...pick(tool), handler: (input) => tool.execute(input) })))).serveMcp(server);
    const client = new Client({ name: 'c', version: '1.0.0' });
    const [one, other] = InMemoryTransport.createLinkedPair();
    await Promise.all([server.connect(one), client.connect(other)]);
    t.after(() => client.close());
    assert.deepEqual((await client.listTools()).tools.map(({ name, annotations }) => [name, annotations.readOnlyHint]), [['search', true], ['wrong', true], ['run_python', false]]);
    const { content, structuredContent } = await client.callTool({ name: 'search', arguments: { query: 'q', limit: 1 } });
    assert.deepEqual([content, structuredContent], [[{ type: 'text', text: '{"hits":["q 1"]}' }], { hits: ['q 1'] }]);
    assert.deepEqual((await client.callTool({ name: 'run_python', arguments: { code: 'print(6 * 7)' } })).content, [{ type: 'text', text: '42\n' }]);
    const failed = await client.callTool({ name: 'search', arguments: { query: 3 } });
    assert.deepEqual([failed.isError, failed.content[0].text], [true, "search() argument 'query' must be str, not int"]);
    assert.equal((await client.callTool({ name: 'wrong', arguments: { query: 'q' } })).isError, true);
});

const pick = ({ name, description, parameters }) => ({ name, description, input: parameters });
