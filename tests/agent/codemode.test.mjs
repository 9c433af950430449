// Issue 14, "One registry, rendered for everybody": code mode, in which a model writes programs that call the tools.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCodeMode, createRunPython, defineTool, failure, hognose, meeting } from './agent.mjs';
import { peer } from './workspaces.mjs';

const { z } = await peer('zod');
const later = (value, ms) => new Promise((resolve) => setTimeout(resolve, ms, value));
const HIT = { title: 'SearchHit', type: 'object', description: 'What was found.', properties: { url: { type: 'string', description: 'Where it is' }, score: { type: 'number' } }, required: ['url'] };
const SEARCH = {
    name: 'search', description: 'Search the web.\n\nIn all languages.', output: { type: 'array', items: HIT },
    input: { type: 'object', properties: { query: { type: 'string', description: 'What to look for' }, limit: { type: 'integer', default: 10, minimum: 1 } }, required: ['query'] },
    handler: ({ query, limit }) => Array.from({ length: Math.min(limit, 3) }, (_, i) => ({ url: `${query}/${i}`, score: i / 2 })),
};
const mode = (tools, more = {}) => createCodeMode({ hognose, tools, ...more });
const said = async (made, code) => {
    const { error, stdout } = await made.run(code);
    assert.equal(error, null);
    return stdout;
};

test('Code mode: one tool, whose description has typed signatures made from the schemas', async () => {
    const { tool, description } = await mode([SEARCH, {
        name: 'list_issues', description: 'List issues.', handler: () => null,
        input: {
            type: 'object', required: ['state', 'filter'], properties: {
                labels: { type: 'array', items: { type: 'string' } }, state: { enum: ['open', 'closed', 3, true, null] }, since: { anyOf: [{ type: 'string' }, { type: 'null' }] },
                filter: { type: 'object', properties: { author: { type: 'string' }, deep: { type: 'object', properties: { n: { type: ['integer', 'null'] } } } }, required: ['author'] },
                counts: { type: 'object', additionalProperties: { type: 'number' } }, any: {}, 'user-id': { const: 7 }, from: { type: 'boolean', default: false }, pair: { prefixItems: [{ type: 'string' }, { type: 'integer' }] },
            },
        },
    }]);
    assert.equal(tool.name, 'run_code');
    assert.deepEqual(tool.parameters, { type: 'object', properties: { code: { type: 'string', description: 'The program.' } }, required: ['code'], additionalProperties: false });
    assert.equal(/```python\n([^]*)\n```$/.exec(description)[1], `class SearchHit(TypedDict):
    """What was found."""
    url: str  # Where it is
    score: NotRequired[float]

class ListIssuesFilterDeep(TypedDict):
    n: NotRequired[int | None]

class ListIssuesFilter(TypedDict):
    author: str
    deep: NotRequired[ListIssuesFilterDeep]

async def search(query: str, limit: int = 10) -> list[SearchHit]:
    """Search the web.

    In all languages.

    query: What to look for"""

async def list_issues(state: Literal["open", "closed", 3, True, None], filter: ListIssuesFilter, labels: list[str] | None = None, since: str | None = None, `
        + `counts: dict[str, float] | None = None, any: Any = None, user_id: Literal[7] | None = None, from_: bool = False, pair: list[str | int] | None = None) -> Any:
    """List issues."""`);
});

test('Code mode: the program calls tools, awaits several at once, and only its result comes back', async () => {
    const met = meeting(20);
    const fetch = defineTool({
        name: 'fetch', description: 'Fetch.', input: z.object({ n: z.number() }), handler: async ({ n }) => (await met(), { n, big: 'x'.repeat(1000) }),
    });
    const made = await mode([fetch]);
    const { status, value, stdout, calls, error } = await made.run('pages = await asyncio.gather(*[fetch(n) for n in range(20)])\nprint("read", len(pages))\nsum(p["n"] for p in pages)');
    assert.deepEqual([status, value, stdout, error, calls.length], ['complete', 190, 'read 20\n', null, 20]);
    assert.deepEqual(await made.tool.execute({ code: 'p = await fetch(n=3)\nresult = {"n": p["n"], "long": len(p["big"])}' }), { ok: true, result: { n: 3, long: 1000 } });
    assert.deepEqual(await made.tool.execute({ code: 'print("a")\n1/0' }), {
        ok: false, output: 'a\n', error: 'Traceback (most recent call last):\n  File "<program>", line 2, in <module>\n    1/0\n    ~^~\nZeroDivisionError: division by zero',
    });
    assert.match((await failure(() => made.tool.execute({ code: 3 }))).message, /^run_code\(\) argument 'code' must be str, not int$/);
});

test('Code mode: the record lists each call with arguments, result and duration', async () => {
    const heard = [];
    const made = await mode([SEARCH, { name: 'broken', description: 'B.', handler: () => { throw new RangeError('no'); } }], { onCall: (record) => heard.push(record.id) });
    const { calls, usage } = await made.run('await search("a", limit=1)\ntry: await broken()\nexcept ValueError as e: print(e)\ntry: await search()\nexcept TypeError: pass');
    assert.ok(usage.steps > 0 && calls.every(({ duration }) => duration >= 0));
    assert.deepEqual(calls.map(({ duration, ...call }) => call), [
        { id: 1, tool: 'search', name: 'search', arguments: { query: 'a', limit: 1 }, status: 'done', result: [{ url: 'a/0', score: 0 }] },
        { id: 2, tool: 'broken', name: 'broken', arguments: {}, status: 'failed', error: { type: 'RangeError', message: 'no' } },
        { id: 3, tool: 'search', name: 'search', arguments: null, status: 'failed', error: { type: 'TypeError', message: "search() missing a required argument: 'query'" } },
    ]);
    assert.deepEqual(heard, [1, 2, 3]);
    const large = await (await mode([{ name: 'large', description: 'L.', handler: () => 'x'.repeat(100_000) }])).run('len(await large())');
    assert.deepEqual([large.value, large.calls[0].result.length, large.calls[0].result.slice(-40)], [100_000, 65_536 + 37, 'xxx\n… (truncated: 65536 of 100000 bytes)']);
});

test('Code mode: arguments are checked before the handler runs; what is wrong names the field', async () => {
    let called = 0;
    const input = {
        type: 'object', required: ['name'], additionalProperties: false, $defs: { Tag: { type: 'string', minLength: 2, maxLength: 3 } },
        properties: {
            name: { type: 'string', pattern: '^[a-z]+$' }, kind: { enum: ['a', 'b'] }, only: { const: 3 }, n: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 9, multipleOf: 0.5 }, top: { maximum: 3 },
            tags: { type: 'array', items: { $ref: '#/$defs/Tag' }, minItems: 1, maxItems: 2, uniqueItems: true }, mail: { type: 'string', format: 'email' }, map: { type: 'object', minProperties: 1, maxProperties: 2 },
            filter: { type: 'object', properties: { by: { type: 'array', items: { type: 'object', properties: { 'a-b': { type: 'integer' } }, required: ['a-b'], additionalProperties: false } } } },
            choice: { anyOf: [{ type: 'integer' }, { type: 'null' }] }, one: { oneOf: [{ type: 'object', properties: { k: { const: 1 }, x: { type: 'string' } } }, { type: 'string', maxLength: 1 }] }, neither: { not: { type: 'string' } },
            slug: { type: 'string', pattern: '[a-z]+-[0-9]' }, 'my-id': { type: 'integer' },
        },
    };
    const made = await mode([{ name: 'f', description: 'F.', input, handler: () => ++called }]);
    const cases = [
        ['f()', "TypeError: f() missing a required argument: 'name'"], ['f(1)', "TypeError: f() argument 'name' must be str, not int"], ['f("A1")', "ValueError: f() argument 'name' must match ^[a-z]+$, not 'A1'"],
        ['f("a", nope=1)', "TypeError: f() got an unexpected keyword argument 'nope'"], ['f("a", name="b")', "TypeError: f() got multiple values for argument 'name'"],
        ['f("a", kind="c")', "ValueError: f() argument 'kind' must be one of 'a', 'b', not 'c'"], ['f("a", only=4)', "ValueError: f() argument 'only' must be 3, not 4"],
        ['f("a", n=0)', "ValueError: f() argument 'n' must be more than 0, not 0"], ['f("a", n=9)', "ValueError: f() argument 'n' must be less than 9, not 9"], ['f("a", n=1.3)', "ValueError: f() argument 'n' must be a multiple of 0.5, not 1.3"],
        ['f("a", top=4)', "ValueError: f() argument 'top' must be at most 3, not 4"], ['f("a", tags=["ok", "a"])', "ValueError: f() argument 'tags[1]' must have at least 2 characters"],
        ['f("a", tags=["ok", "long"])', "ValueError: f() argument 'tags[1]' must have at most 3 characters"], ['f("a", tags=["ok", "ok"])', "ValueError: f() argument 'tags' must have no two items that are equal"],
        ['f("a", tags=[])', "ValueError: f() argument 'tags' must have at least 1 items"], ['f("a", tags=["ok", "no", "so"])', "ValueError: f() argument 'tags' must have at most 2 items"],
        ['f("a", tags="ok")', "TypeError: f() argument 'tags' must be list, not str"], ['f("a", mail="x")', "ValueError: f() argument 'mail' must be of the format email, not 'x'"],
        ['f("a", map={})', "ValueError: f() argument 'map' must have at least 1 keys"], ['f("a", map={"a": 1, "b": 2, "c": 3})', "ValueError: f() argument 'map' must have at most 2 keys"],
        ['f("a", filter={"by": [{"a-b": 1}, {}]})', "TypeError: f() argument 'filter.by[1]' lacks 'a-b'"], ['f("a", filter={"by": [{"a-b": 1, "c": 2}]})', "TypeError: f() argument 'filter.by[0]' has no place for 'c'"],
        ['f("a", filter={"by": [{"a-b": None}]})', "TypeError: f() argument 'filter.by[0].a-b' must be int, not None"], ['f("a", choice="x")', "TypeError: f() argument 'choice' must be int or None, not str"],
        ['f("a", one={"x": 3})', "TypeError: f() argument 'one.x' must be str, not int"], ['f("a", one="xx")', "ValueError: f() argument 'one' must have at most 1 characters"], ['f("a", one=[])', "TypeError: f() argument 'one' must be dict or str, not list"],
        ['f("a", neither="x")', "ValueError: f() argument 'neither' does not fit its schema (not)"], ['f("a", slug="A")', "ValueError: f() argument 'slug' must match [a-z]+-[0-9], not 'A'"],
        ['f("a", my_id="x")', "TypeError: f() argument 'my_id' must be int, not str"], ['f("a", map={1: 2})', "TypeError: f() argument 'map' must have keys that are str"], ['f("a", map={"x": [b""]})', "TypeError: f() argument 'map.x[0]' must be what JSON has, not bytes"],
        ['f("a", map={"x": float("nan")})', "ValueError: f() argument 'map.x' must be a finite number"], ['f("a", n=10**30)', "ValueError: f() argument 'n' is too large an int"],
        ['f(*[1] * 30)', 'TypeError: f() takes 14 positional arguments but 30 were given'],
    ];
    const program = cases.map(([call]) => `try: await ${call}\nexcept Exception as e: print(f"{type(e).__name__}: {e}")\nelse: print("it was called")\n`).join('');
    assert.deepEqual((await said(made, program)).trimEnd().split('\n'), cases.map(([, message]) => message));
    assert.equal(called, 0);
    await said(made, 'from datetime import date\nawait f("a", kind=None, choice=None, one="x", tags=("ab",), n=2.5, my_id=3)\nawait f("a", **{"my-id": 3})\nawait f("a", map={"day": date(2026, 1, 2)}, slug="ab-1", mail="a@b.example")');
    assert.equal(called, 3);
});

test('Code mode: what is left out is left out, and defaults are those of the signature', async () => {
    const seen = [];
    const input = { type: 'object', properties: { a: { type: 'integer', default: 3 }, b: { type: 'string' }, c: { type: ['string', 'null'] }, d: { type: 'array', default: [1] } } };
    const made = await mode([{ name: 'f', description: 'F.', input, handler: (given) => void seen.push(given) }]);
    await said(made, 'await f()\nawait f(1, None, None)\nawait f(c=None, b="x", d=[])\nassert await f() is None');
    assert.deepEqual(seen, [{ a: 3, d: [1] }, { a: 1, c: null, d: [1] }, { a: 3, b: 'x', c: null, d: [] }, { a: 3, d: [1] }]);
});

test('Code mode: results are values of Python, errors its exceptions', async () => {
    const values = { none: undefined, list: [1, 2.5, 'x', null, true], map: { a: { b: [] } }, bytes: new Uint8Array([1, 2]), when: new Date(0) };
    const made = await mode([
        { name: 'get', description: 'G.', input: { properties: { key: { type: 'string' } }, required: ['key'] }, handler: ({ key }) => values[key] },
        { name: 'fail', description: 'F.', input: { properties: { name: { type: 'string' } } }, handler: async ({ name }) => { throw Object.assign(new Error('why'), { name }); } },
        { name: 'text', description: 'T.', handler: () => { throw 'a text'; } },
    ]);
    assert.equal(await said(made, 'for key in ("none", "list", "map", "bytes"): print(repr(await get(key)))\nprint((await get("when")).year)'), "None\n[1, 2.5, 'x', None, True]\n{'a': {'b': []}}\nb'\\x01\\x02'\n1970\n");
    assert.equal(await said(made, 'for name in ("ValueError", "KeyError", "Strange"):\n    try: await fail(name)\n    except Exception as e: print(repr(e))\ntry: await text()\nexcept Exception as e: print(repr(e))'),
        "ValueError('why')\nKeyError('why')\nStrange('why')\nRuntimeError('a text')\n");
});

test('Code mode: with many tools the description has names only, and signatures are looked up', async () => {
    const many = Array.from({ length: 300 }, (_, i) => ({
        name: `tool_${i}`, description: `Do number ${i}. Then rest.`, input: { properties: { n: { type: 'object', title: 'Number', properties: { value: { type: 'integer' } } } } }, handler: () => i,
    }));
    const made = await mode([...many, { ...SEARCH, name: 'searchIssues' }]);
    assert.match(made.description, /tools\.search\("words"\).*\n\nThe functions: tool_0, tool_1, /);
    assert.ok(made.description.length < 9000 && !made.description.includes('async def'));
    assert.equal(await said(made, 'print(tools.search("issues search"))\nprint(len(tools.search("number", limit=99)), len(tools.search()), tools.search("zebra"))'),
        "['async def searchIssues(query: str, limit: int = 10) -> list[SearchHit]  # Search the web.']\n50 10 []\n");
    const help = 'class SearchHit(TypedDict):\n    """What was found."""\n    url: str  # Where it is\n    score: NotRequired[float]\n\nasync def searchIssues(query: str, limit: int = 10) -> list[SearchHit]:\n    """Search the web.\n\n    In all languages.\n\n    query: What to look for"""\n';
    assert.equal(await said(made, 'help(searchIssues)'), help);
    assert.equal(await said(made, 'help("searchIssues")\nimport tools as t\nfrom tools import search\nprint(search is t.search)'), `${help}True\n`);
    assert.equal(await said(made, 'help("none")\nhelp(3)\nhelp()\n[await tool_7(), await tool_299()]'), `There is no function named none.\n${''.padEnd(0)}${await said(made, 'print(int.__doc__)')}What there is to call: search() finds functions, help() prints how one is called.\n`);
    const { description } = await mode(Array.from({ length: 1000 }, (_, i) => ({ ...SEARCH, name: `a_rather_long_name_${i}` })));
    assert.match(description, /a_rather_long_name_\d+, and \d+ more\.$/);
    const few = await mode([SEARCH], { maxInline: 10, name: 'code' });
    assert.match(few.description, /The functions: search\.$/);
    assert.equal(few.tool.name, 'code');
    assert.match((await mode([])).description, /There are no functions\.$/);
});

test('Code mode: classes and documentation are there in the program, too', async () => {
    const made = await mode([SEARCH, { ...SEARCH, name: 'search2' }]);
    assert.equal(await said(made, 'print(SearchHit(url="x"), search.__doc__.split("\\n")[0], search.__name__, SearchHit.__required_keys__)'), "{'url': 'x'} Search the web. search frozenset({'url'})\n");
    assert.deepEqual(made.functions.map(({ name, signature }) => name + signature), ['search(query: str, limit: int = 10) -> list[SearchHit]', 'search2(query: str, limit: int = 10) -> list[SearchHit]']);
});

test('Code mode: tools of the AI SDK', async () => {
    const { dynamicTool, jsonSchema, tool } = await peer('ai');
    const seen = [];
    const made = await mode({
        weather: tool({ description: 'Weather.', inputSchema: z.object({ city: z.string().transform((city) => city.toUpperCase()) }), outputSchema: z.object({ degrees: z.number() }), execute: async ({ city }, options) => (seen.push(options), { degrees: city.length }) }),
        count: tool({ description: 'Count.', inputSchema: jsonSchema(async () => ({ type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] }), { validate: (value) => (value.n < 9 ? { success: true, value } : { success: false, error: new Error('too many') }) }), async* execute({ n }) { for (let i = 0; i < n; i++) yield i; } }),
        lazy: dynamicTool({ inputSchema: () => z.object({}), execute: async () => 'lazy' }),
        client: tool({ description: 'Of the client.', inputSchema: z.object({}) }),
        broken: { description: 'B', inputSchema: jsonSchema({ type: 'string' }), execute: () => 1 },
    });
    assert.match(made.description, /class WeatherResult\(TypedDict\):\n    degrees: float\n\nasync def weather\(city: str\) -> WeatherResult:/);
    assert.equal(await said(made, 'print(await weather("ulm"), await count(3), await lazy())\ntry: await count(10)\nexcept ValueError as e: print(e)'), "{'degrees': 3} 2 lazy\ncount() arguments: too many\n");
    assert.deepEqual([seen[0].toolCallId, seen[0].messages, seen[0].abortSignal instanceof AbortSignal], ['code_mode_1', [], true]);
    assert.deepEqual(made.unavailable.map(({ name, reason }) => [name, reason]), [['client', 'it has no execute'], ['broken', 'tool broken: the schema is not one of an object']]);
});

test('Code mode: this entry\'s own tools, and definitions, are tools as well', async () => {
    const made = await mode([createRunPython({ hognose }), SEARCH]);
    assert.equal(await said(made, 'print(await run_python("print(2 ** 10)"))'), '1024\n\n');
    for (const [tools, message] of [[[3], 'createCodeMode: a tool is not an object'], [[{ name: 'a b', description: 'x', handler: () => 1 }], 'defineTool: the name is not one of letters, digits, _ and -'], [7, 'createCodeMode: tools must be a list or an object of tools']]) {
        assert.equal((await failure(() => mode(tools))).message, message);
    }
    assert.equal((await failure(() => createCodeMode({ tool: [] }))).message, 'createCodeMode: there is no option named tool');
});

test('Code mode: limits of the program, and of a tool', async () => {
    const made = await mode([{ name: 'twice', description: 'T.', limits: { maxCalls: 2 }, handler: () => 1 }, { name: 'slow', description: 'S.', limits: { timeout: 0.03 }, handler: () => new Promise(() => {}) }],
        { limits: { calls: 5, memory: 2 ** 24 } });
    const [hurried, impatient] = [await mode([], { limits: { time: 300 } }), await mode([], { limits: { wall: 1000 } })];
    assert.equal(await said(made, 'for i in range(3):\n    try: print(await twice())\n    except RuntimeError as e: print(e)'), '1\n1\ntwice() was called 2 times already\n');
    assert.equal(await said(made, 'try: await slow()\nexcept TimeoutError as e: print(e)'), 'slow() did not answer within 0.03 s\n');
    assert.match((await hurried.run('print("on")\nwhile True: pass')).error, /^time limit reached/);
    assert.match((await made.run('for i in range(9):\n    try: await twice()\n    except RuntimeError: pass')).error, /^calls limit reached/);
    assert.match((await made.run('x = []\nwhile True: x.append("x" * 10000)')).error, /^memory limit reached/);
    const slept = await impatient.run('print("a")\nawait asyncio.sleep(60)');
    assert.deepEqual([slept.status, slept.stdout], ['failed', 'a\n']);
    assert.match(slept.error, /^timeout: the program took longer than 1 s, waiting included$|^wall limit reached/);
    assert.match((await made.run('result = "x" * 40_000_000')).error, /memory limit|cannot be given back/);
    assert.match((await made.run('1 +')).error, /SyntaxError: invalid syntax$/);
    assert.equal((await failure(() => made.run(3))).message, 'run: the code is not a string');
});

test('Code mode: a run is cancelled with its signal, and its tools hear of it', async () => {
    const heard = [];
    let asked;
    const waits = new Promise((resolve) => (asked = resolve));
    const made = await mode([{ name: 'wait', description: 'W.', handler: (_, { signal }) => new Promise((_, reject) => {
        signal.addEventListener('abort', () => (heard.push('aborted'), reject(new Error('x'))));
        asked();
    }) }]);
    const aborter = new AbortController();
    const running = made.run('print("a")\nawait wait()', { signal: aborter.signal });
    await waits;
    aborter.abort();
    const { status, error, calls } = await running;
    assert.deepEqual([status, error, heard], ['failed', 'the run was cancelled', ['aborted']]);
    assert.ok(['abandoned', 'failed'].includes(calls[0].status));
    assert.equal((await made.run('1', { signal: AbortSignal.abort() })).status, 'failed');
    const spinning = new AbortController();
    setTimeout(() => spinning.abort(), 50);
    assert.equal((await made.run('while True: pass', { signal: spinning.signal })).error, 'the run was cancelled');
});

test('Code mode: calls that nobody awaited are carried out and recorded', async () => {
    const done = [];
    const made = await mode([{ name: 'note', description: 'N.', input: { properties: { n: { type: 'integer' } } }, handler: async ({ n }) => (await later(null, 20), done.push(n), n) }]);
    const { calls, value } = await made.run('note(1)\nx = note(2)\nawait note(3)\n"end"');
    assert.deepEqual([value, done.sort(), calls.map(({ status }) => status)], ['end', [1, 2, 3], ['done', 'done', 'done']]);
    const stopped = await made.run('async def bad(): raise ValueError("x")\nawait asyncio.gather(note(4), bad())');
    assert.match(stopped.error, /ValueError: x$/);
    assert.deepEqual(stopped.calls[0].status, 'done');
});

test('Code mode: values that JSON does not have are what they look like', async () => {
    const made = await mode([SEARCH]);
    for (const [code, value] of [['class A: pass\na = A()\na.x = [1]\na', { x: [1] }], ['lambda: 1', /^<function/], ['{1, 2}', [1, 2]], ['b"ab"', 'YWI='], ['search', /^<.*search/], ['None', null], ['result = 5\nprint(1)', 5], ['result = 5\n6', 6], ['pass', null]]) {
        const given = (await made.run(code)).value;
        if (value instanceof RegExp) assert.match(given, value);
        else assert.deepEqual(given, value);
    }
    const small = await mode([], { maxOutput: 10 });
    assert.deepEqual(await small.tool.execute({ code: 'print("y" * 30)\n"x" * 30' }), { ok: true, result: 'xxxxxxxxxx\n… (truncated: 10 of 30 bytes)', output: 'yyyyyyyyyy\n… (truncated: 10 of 31 bytes)' });
    assert.deepEqual(await small.tool.execute({ code: '[1] * 30' }), { ok: true, result: '[1,1,1,1,1\n… (truncated: 10 of 61 bytes)' });
});
