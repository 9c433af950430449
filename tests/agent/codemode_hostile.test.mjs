// Issue 14, "One registry, rendered for everybody": tools whose names, schemas, descriptions and results are hostile, each beside one that is not.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCodeMode, defineTool, failure, hognose } from './agent.mjs';

const tool = (name, more = {}) => ({ name, inputSchema: { type: 'object' }, ...more });
/** A client of a server that lists and answers anything at all, as one that is not the SDK's could. */
const client = (tools, callTool = async ({ name }) => ({ content: [{ type: 'text', text: name }] })) => ({ listTools: async () => ({ tools }), callTool });
const mode = (tools, call) => createCodeMode({ hognose, mcp: [client(tools, call)] });
const of = (properties, more = {}) => ({ inputSchema: { type: 'object', properties, ...more } });
const run = async (made, code) => {
    const { error, value, stdout } = await made.run(code);
    assert.equal(error, null);
    return stdout || value;
};

test('Hostile: names that are Python\'s own, keywords, and no names at all', async () => {
    const names = ['__import__', '__builtins__', 'print', 'class', 'tools', 'help', 'asyncio', 'result', 'None', 'await', 'open', '日本', '', ' ', '1st', 'a b', 'a-b', 'x"]\nimport os', '_look_up_tools', '__code_mode_value__', '_', 'a'.repeat(5000), 'constructor', '__proto__', 'good'];
    const made = await mode(names.map((name) => tool(name)));
    assert.deepEqual(made.unavailable, [{ name: '', server: undefined, reason: 'it has no name' }]);
    const functions = made.functions.map(({ name }) => name);
    assert.deepEqual(functions, ['import_', 'builtins', 'print_tool', 'class_', 'tools_tool', 'help_tool', 'asyncio_tool', 'result_tool', 'None_', 'await_', 'open_tool', 'tool', 'tool_tool', 'n1st', 'a_b', 'a_b_tool', 'x_import_os',
        'look_up_tools', 'code_mode_value', 'tool_tool2', 'a'.repeat(100), 'constructor', 'proto', 'good']);
    assert.equal(await run(made, 'import json as other\nassert print is __builtins__.print if hasattr(__builtins__, "print") else True\nprint(await import_(), await print_tool(), await proto(), await good())'), '__import__ print __proto__ good\n');
    assert.equal(await run(made, `[len(x) for x in [${functions.map((name) => `await ${name}()`).join(', ')}]]`).then((list) => list.length), functions.length);
});

test('Hostile: texts that end the docstring, the line, or the annotation', async () => {
    const evil = '"""\nraise SystemExit\n"""\\';
    const made = await mode([
        tool('one', { description: evil, ...of({ [evil]: { type: 'string', description: evil, default: evil }, b: { enum: [evil, '"', '\\', '\n'] }, c: { type: 'object', title: evil, description: evil, properties: { [evil]: { type: 'string', description: evil }, '__x': { type: 'integer' } } } }) }),
        tool('two', { description: '\\', ...of({ a: { description: 'x\u2028raise SystemExit\r\nraise\0 SystemExit\u0085y' } }) }), tool('three', { description: `${'"'.repeat(7)}` }), tool('good', { description: 'Good.' }),
    ]);
    const source = /```python\n([^]*)\n```$/.exec(made.description)[1];
    const sandbox = hognose.sandbox();
    assert.equal(sandbox.check(source), null);
    sandbox.runSync(`from typing import *\n${source}\nassert one.__doc__ and two.__doc__ and three.__doc__ and good.__doc__ == 'Good.'`);
    assert.equal(await run(made, 'for name in ("one", "two", "three", "good"): help(name)\nprint(await one(b="\\n"), await good())').then((text) => text.split('\n').at(-2)), 'one good');
    assert.equal(await run(made, 'await one(**{one.__name__ and next(iter(["raise_SystemExit"])): "x"})\nprint("on")'), 'on\n');
    assert.match(await run(made, 'print(tools.search("raise SystemExit"))'), /^\['async def one/);
});

test('Hostile: schemas that refer to themselves', async () => {
    const tree = { $ref: '#/$defs/Node' };
    const $defs = { Node: { type: 'object', properties: { left: tree, right: tree, value: { type: 'integer' } }, required: ['value'] }, List: { type: 'array', items: { $ref: '#/$defs/List' } }, A: { $ref: '#/$defs/B' }, B: { $ref: '#/$defs/A' } };
    const made = await mode([
        tool('tree', of({ root: tree, list: { $ref: '#/$defs/List' } }, { $defs })), tool('whole', of({ inner: { $ref: '#' } })), tool('selfish', { inputSchema: { type: 'object', allOf: [{ $ref: '#' }] } }),
        tool('circle', of({ a: { $ref: '#/$defs/A' } }, { $defs })), tool('odd', of({ a: { $ref: '#/properties/a' } })), tool('good'),
    ]);
    const signatures = Object.fromEntries(made.functions.map(({ name, signature }) => [name, signature]));
    assert.equal(signatures.tree, '(root: Node | None = None, list: list[Any] | None = None) -> str | list[dict[str, Any]]');
    assert.match(made.description, /class Node\(TypedDict\):\n    left: NotRequired\[Node\]\n    right: NotRequired\[Node\]\n    value: int\n/);
    assert.equal(await run(made, 'print(await tree({"value": 1, "left": {"value": 2}}), await whole({"inner": {}}))\ntry: await tree({"value": 1, "left": {"right": {}}})\nexcept Exception as e: print(e)'),
        "tree whole\ntree() argument 'root.left' lacks 'value'\n".replace("'root.left' lacks", "'root.left' lacks"));
    assert.equal(await run(made, 'for f in (lambda: selfish(), lambda: circle(3), lambda: odd(1), lambda: good()):\n    try: print(await f())\n    except Exception as e: print(type(e).__name__, e)'),
        'RuntimeError selfish: the schema refers to itself without end\nValueError circle() arguments are too deep to be checked\nValueError odd() arguments are too deep to be checked\ngood\n');
});

test('Hostile: schemas and arguments whose check would take for ever', async () => {
    const $defs = Object.fromEntries(Array.from({ length: 25 }, (_, i) => [`d${i}`, i ? { allOf: [{ $ref: `#/$defs/d${i - 1}` }, { $ref: `#/$defs/d${i - 1}` }] } : { type: 'integer' }]));
    const twice = { type: 'object', properties: { x: { allOf: [{ $ref: '#/$defs/T' }, { $ref: '#/$defs/T' }] } } };
    const made = await mode([
        tool('doubling', of({ a: { $ref: '#/$defs/d24' } }, { $defs })), tool('nested', of({ a: { $ref: '#/$defs/T' } }, { $defs: { T: twice } })), tool('unique', of({ a: { type: 'array', uniqueItems: true } })),
        tool('pattern', of({ a: { type: 'string', pattern: '^(a+)+$' }, b: { type: 'string', pattern: 'a*a*a*a*b' }, c: { type: 'string', pattern: 'x*y*z' }, d: { type: 'string', pattern: '(' } })),
        tool('keys', of({ a: { type: 'object', patternProperties: { '^(a+)+$': { type: 'integer' } }, additionalProperties: false }, b: { type: 'object', patternProperties: { '^n': { type: 'integer' } } } })), tool('good', of({ a: { type: 'integer' } })),
    ]);
    const begin = process.cpuUsage();
    assert.equal(await run(made, `
deep = {}
for _ in range(60): deep = {"x": deep}
for f in (lambda: doubling(1), lambda: nested(deep), lambda: unique([[i] for i in range(20000)])):
    try: print(await f())
    except Exception as e: print(e)
print(await pattern("a" * 40 + "!", "a" * 5000, "x" * 5000, "("), await keys({"a" * 40 + "!": 1}), await good(1), await unique([1, 2]))
try: await pattern(c="x" * 200)
except ValueError as e: print(str(e)[:40])
try: await keys(b={"nn": "x"})
except TypeError as e: print(e)`),
    'doubling() arguments are too large to be checked\nnested() arguments are too large to be checked\nunique() arguments are too large to be checked\npattern keys good unique\npattern() argument \'c\' must match x*y*z,\nkeys() argument \'b.nn\' must be int, not str\n');
    assert.ok(process.cpuUsage(begin).user < 60e6);
});

test('Hostile: checks that would cost more than the work', async () => {
    const nested = (n, keyword, last) => Object.fromEntries(Array.from({ length: n + 1 }, (_, i) => [`d${i}`, i ? { [keyword]: [{ $ref: `#/$defs/d${i - 1}` }, { $ref: `#/$defs/d${i - 1}` }] } : last]));
    const text = (more) => of({ a: { type: 'string', ...more } });
    const bounds = ['a{0,99}'.repeat(6) + 'b', '(a{1,9}){1,9}b', '((a{0,99}){0,99}){0,99}b', '^(?:a?){40}$', '^(a|a){1,40}b$', '(?:(?:(?:a{99}){99}){99}){99}'];
    const words = { pattern: '^[a-z]+( [a-z]+)?$' };
    const made = await mode([
        ...['allOf', 'anyOf', 'oneOf'].map((keyword) => tool(keyword, of({ a: { $ref: '#/$defs/d24' } }, { $defs: nested(24, keyword, { type: 'object', required: ['x'] }) }))),
        ...bounds.map((pattern, i) => tool(`bounds${i}`, text({ pattern }))), tool('time', text({ format: 'date-time' })), tool('url', text({ format: 'url' })), tool('uri', text({ format: 'uri' })),
        tool('square', text({ pattern: '[a-z]+[0-9]' })), tool('long', text({ maxLength: 20_000_000, pattern: '^[a-z]*$' })), tool('words', text(words)),
        tool('many', of({ a: { type: 'array', items: { type: 'string', ...words } } })), tool('email', of({ a: { type: 'array', items: { type: 'string', pattern: '[\\w.]+@[\\w.]+' } } })),
        tool('keys', of({ a: { type: 'object', allOf: Array.from({ length: 2000 }, () => ({ maxProperties: 1e6 })) } })), tool('wrong', of({ a: { anyOf: [{ type: 'array', items: { type: 'integer' } }, { type: 'null' }] } })),
        tool('names', of({ a: { type: 'object', propertyNames: { pattern: '^[a-z]+$' } }, b: { type: 'string' } })),
    ]);
    const begin = process.cpuUsage();
    const said = await run(made, `
async def said(f, *args, **kwargs):
    try: print(await f(*args, **kwargs))
    except Exception as e: print(str(e)[:70])
for f in (allOf, anyOf, oneOf): await said(f, {})
for f in (bounds0, bounds1, bounds2, bounds3, bounds4, bounds5): await said(f, "a" * 5000)
for f in (time, uri): await said(f, "2020-01-01T00:00:00Z" * 700_000)
await said(time, "2020-01-01T00:00:00Z")
await said(time, "2020-01-01")
await said(url, "http://" + "a" * 5000 + "!")
await said(square, "a" * 10_000_000)
await said(square, "a" * 500)
await said(long, "a" * 15_000_000)
await said(long, "a" * 1_000_000 + "!")
await said(words, "ab cd")
await said(words, "ab cd!")
await said(many, ["ab cd"] * 5000)
await said(email, [f"someone.{i}@mail.example" for i in range(1000)])
await said(email, ["someone.1 mail.example"])
await said(keys, {str(i): i for i in range(100_000)})
await said(wrong, ["x"] * 20_000)
await said(names, {"ok": 1}, "x" * 10_000_000)
await said(names, {"NO": 1}, "x" * 10_000_000)`);
    const spent = process.cpuUsage(begin).user;
    assert.deepEqual(said.trimEnd().split('\n'), [
        ...['allOf', 'anyOf', 'oneOf'].map((name) => `${name}() arguments are too large to be checked`), ...bounds.map((_, i) => `bounds${i}`),
        "time() argument 'a' must have at most 4096 characters", 'uri', 'time', "time() argument 'a' must be of the format date-time, not '2020-01-01'", 'url', 'square', "square() argument 'a' must match [a-z]+[0-9], not 'aaaaaaaaaaaaaaaaaaa",
        'long', "long() argument 'a' must match ^[a-z]*$, not 'aaaaaaaaaaaaaaaaaaaaaaaa", 'words', "words() argument 'a' must match ^[a-z]+( [a-z]+)?$, not 'ab cd!'", 'many', 'email', "email() argument 'a[0]' must match [\\w.]+@[\\w.]+, not 'someone.1 mail.",
        'keys() arguments are too large to be checked', "wrong() argument 'a[0]' must be int, not str", 'names', "names() argument 'a' does not fit its schema (propertyNames)",
    ]);
    assert.ok(spent < 20e6, `${spent} µs`);
});

test('Hostile: gigantic schemas', async () => {
    const wide = Object.fromEntries(Array.from({ length: 30_000 }, (_, i) => [`p${i}`, { type: 'string' }]));
    let deep = {};
    for (let i = 0; i < 100; i++) deep = { type: 'array', items: deep };
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`p${i}`, { type: 'object', properties: { [`k${i}`]: { type: 'string' } } }]));
    const made = await mode([
        tool('wide', of(wide)), tool('deep', of({ a: deep })), tool('long', of({ a: { enum: ['x'.repeat(2 ** 21)] } })), tool('many', of({ a: { type: 'object', properties: many }, ...many })),
        tool('literals', of({ a: { enum: Array.from({ length: 500 }, (_, i) => `v${i}`) }, b: { enum: [1.5, 2] }, c: { enum: [{}] }, d: { anyOf: Array.from({ length: 20 }, (_, i) => ({ const: i })) } })), tool('talks', { description: 'word '.repeat(10_000) }), tool('good'),
    ]);
    assert.deepEqual(made.unavailable.map(({ name, reason }) => [name, reason]), [['wide', 'tool wide: the schema has more than 20000 parts'], ['deep', 'tool deep: the schema is deeper than 60 levels'], ['long', 'tool long: the schema has more than 1048576 characters']]);
    const { many: large, literals, talks } = Object.fromEntries(made.functions.map((one) => [one.name, one]));
    assert.ok(large.signature.length < 20_000 && talks.doc.length <= 2003);
    assert.equal(literals.signature.slice(0, 120), '(a: str | None = None, b: float | None = None, c: Any = None, d: Any = None) -> str | list[dict[str, Any]]');
    assert.ok(made.description.length < 13_000);
    assert.equal(await run(made, 'print(await many(p7={"k7": "x"}), await literals("v499"), await talks())\ntry: await many(p7={"k7": 3})\nexcept TypeError as e: print(e)'), "many literals talks\nmany() argument 'p7.k7' must be str, not int\n");
});

test('Hostile: what servers answer', async () => {
    const answers = {
        none: null, empty: {}, odd: { content: 'text', structuredContent: 'x' }, broken: { content: [null, { type: 'text', text: 3 }] }, failed: { isError: true }, said: { isError: true, content: [{ type: 'text', text: 'no' }] }, good: { content: [], structuredContent: { a: 1 } },
        get getter() { throw new Error('a getter'); },
    };
    const made = await mode(Object.keys(answers).map((name) => tool(name)), async ({ name }) => answers[name]);
    assert.equal(await run(made, Object.keys(answers).map((name) => `try: print(repr(await ${name}()))\nexcept Exception as e: print(repr(e))\n`).join('')),
        "''\n''\n''\n[None, {'type': 'text', 'text': 3}]\nRuntimeError('failed failed')\nRuntimeError('no')\n{'a': 1}\nRuntimeError('a getter')\n");
    const listed = await createCodeMode({ hognose, mcp: [client([null, {}, 7, { name: 3, inputSchema: {} }, { name: 'x', inputSchema: null }, { name: 'y', inputSchema: 'no' }])] });
    assert.deepEqual(listed.functions.map(({ name }) => name), ['x']);
    assert.equal(listed.unavailable.length, 5);
});

test('Hostile: what handlers give and throw', async () => {
    const circle = {};
    circle.self = circle;
    const gives = { circle, symbol: { s: Symbol('x') }, fn: () => 1, proxy: new Proxy({}, { ownKeys() { throw new Error('trap'); } }), thenable: { then() { throw new Error('then'); } }, huge: 10n ** 400n, nan: NaN, good: 1 };
    const made = await createCodeMode({ hognose, tools: [
        defineTool({ name: 'give', description: 'G.', input: { properties: { key: { type: 'string' } } }, handler: ({ key }) => gives[key] }),
        defineTool({ name: 'throw_it', description: 'T.', handler: () => { throw Object.defineProperty(new Error('x'), 'message', { get() { throw new Error('inner'); } }); } }),
    ] });
    const lines = (await run(made, 'for key in ("circle", "symbol", "fn", "proxy", "thenable", "huge", "nan", "good"):\n    try: print(key, type(await give(key)).__name__)\n    except Exception as e: print(key, type(e).__name__)\ntry: await throw_it()\nexcept Exception as e: print(type(e).__name__)')).split('\n');
    assert.deepEqual(lines, ['circle dict', 'symbol TypeError', 'fn TypeError', 'proxy TypeError', 'thenable RuntimeError', 'huge int', 'nan float', 'good int', 'RuntimeError', '']);
});

test('Hostile: programs that take the tools\' own names, or what their result needs', async () => {
    const made = await createCodeMode({ hognose, tools: [{ name: 'good', description: 'G.', handler: () => 1 }] });
    assert.equal(await run(made, 'tools._look_up = None\nglobals().clear()\n3'), 3);
    assert.equal(await run(made, 'globals = print = help = None\n__code_mode_value__ = 5\nresult = 4\nNone'), 4);
    assert.match((await made.run('_look_up_tools(1, 2, 3)')).error, /TypeError: a text is looked up$/);
    assert.equal((await made.run('good = None\nawait good()')).status, 'failed');
    assert.equal((await made.run('await good()')).value, 1);
    assert.equal((await made.run('class R:\n    def __getattr__(self, name): raise SystemExit\nresult = R()')).status, 'complete');
    assert.match((await made.run('raise SystemExit(3)')).error, /SystemExit: 3$/);
    assert.equal((await failure(() => createCodeMode({ hognose, mcp: [{ listTools: async () => { throw new Error('gone'); } }] }))).message, 'gone');
});
