// Document 001, the interpreter: each example, each row of its tables, and its configuration.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { Interpreter, Validator, createInterpreter, failure, hognose, meeting, readConfig } from './agent.mjs';

async function started(options = {}) {
    const interp = new Interpreter({ hognose, ...options });
    await interp.start();
    return interp;
}
const rlm = (options = {}) => createInterpreter({ hognose, ...options });
const later = (value, ms = 1) => new Promise((resolve) => setTimeout(resolve, ms, value));

test('001: basic execution', async () => {
    const interp = await started();
    const result = await interp.execute('x = 1 + 2\nprint(x)');
    assert.deepEqual([result.output, result.variables, result.error], ['3\n', { x: '3' }, null]);
});

test('001: variables persist across steps', async () => {
    const interp = await started();
    await interp.execute('a = 10');
    const result = await interp.execute('b = a * 2\nprint(b)');
    assert.deepEqual([result.output, result.variables], ['20\n', { a: '10', b: '20' }]);
    await interp.execute('class P: pass\ndef f(): return a\nimport json\nit = iter([1, 2])');
    assert.equal((await interp.execute('print(f(), type(P()).__name__, json.dumps([next(it)]))')).output, '10 P [1]\n');
});

test('001: external functions: llm_query pauses, and the host answers', async () => {
    const asked = [];
    const interp = rlm({ llmQueryFn: async (prompt, model) => (asked.push([prompt, model]), later('The answer is 42')) });
    const result = await interp.execute('answer = llm_query("What is 6*7?")\nprint(answer)\nllm_query("b", model="m")\nllm_query("c", "n")');
    assert.equal(result.output, 'The answer is 42\n');
    assert.deepEqual(asked, [['What is 6*7?', null], ['b', 'm'], ['c', 'n']]);
    assert.equal(result.execution_snapshots, 3);
});

test('001: FINAL ends the block; the program cannot catch it', async () => {
    const interp = rlm();
    const result = await interp.execute('print("a")\ntry:\n    FINAL("The answer is 42")\nexcept BaseException: print("caught")\nfinally: print("no")\nprint("b")');
    assert.deepEqual([result.final_output, result.output, result.error, result.submit_fields], [{ answer: 'The answer is 42', type: 'direct' }, 'a\n', null, null]);
    assert.equal((await interp.execute('1 + 1')).final_output, null);
    assert.deepEqual((await interp.execute('def f():\n    FINAL([1, {"a": None}])\nf()')).final_output, { answer: [1, { a: null }], type: 'direct' });
});

test('001: FINAL_VAR ends the block with a variable', async () => {
    const interp = rlm();
    assert.deepEqual((await interp.execute('x = [1, 2]\nFINAL_VAR("x")')).final_output, { answer: [1, 2], type: 'variable' });
    assert.match((await interp.execute('FINAL_VAR("nothing")')).error, /NameError: FINAL_VAR\(\): there is no variable named 'nothing'$/);
    assert.match((await interp.execute('FINAL_VAR(x)')).error, /TypeError: FINAL_VAR\(\) takes the name of a variable, as a str/);
});

test('001: SUBMIT ends the block with its fields', async () => {
    const interp = rlm();
    const result = await interp.execute('SUBMIT(answer="42", confidence=0.95)');
    assert.deepEqual([result.submit_fields, result.final_output, result.error], [{ answer: '42', confidence: 0.95 }, null, null]);
    assert.match((await interp.execute('SUBMIT(1)')).error, /TypeError: SUBMIT\(\) takes keyword arguments only$/);
});

test('001: SHOW_VARS gives the listing in pieces, and the block resumes', async (t) => {
    const { constructor } = hognose.sandbox();
    t.mock.method(constructor.prototype, 'fork', () => assert.fail('fork() blocks the event loop'));
    const interp = rlm();
    const { output, error } = await interp.execute('x = 1.0\nclass P: pass\np = P()\nprint(SHOW_VARS())\nprint("on")');
    assert.deepEqual([output, error], ["{'x': 'float', 'P': 'type', 'p': 'P'}\non\n", null]);
});

test('001: custom external functions, before and after the start', async () => {
    const interp = await started();
    interp.registerExternal('fetch_data', (key) => ({ value: key.toUpperCase() }));
    assert.equal((await interp.execute('data = fetch_data("hello")\nprint(data)')).output, "{'value': 'HELLO'}\n");
    const early = new Interpreter({ hognose });
    early.registerExternal('f', (x, { y }) => x + y);
    assert.equal((await early.execute('print(f(1, y=2))')).output, '3\n');
    early.registerExternal('f', () => 'anew');
    assert.equal((await early.execute('print(f())')).output, 'anew\n');
    for (const [name, handler] of [['a b', () => 1], ['', () => 1], ['g', 3], [null, () => 1], ['class', null]]) assert.ok(await failure(() => early.registerExternal(name, handler)));
});

test('001: what an external function throws is an exception, which the program may catch', async () => {
    const interp = await started({ tools: [function broken() { throw new RangeError('no'); }, async function missing() { throw Object.assign(new Error('k'), { name: 'KeyError' }); }] });
    assert.equal((await interp.execute('try: missing()\nexcept KeyError as e: print(e)')).output, "'k'\n");
    assert.match((await interp.execute('broken()')).error, /\nRangeError: no$/);
    assert.match((await rlm({ llmQueryFn: () => 1 }).execute('llm_query(3)')).error, /TypeError: llm_query\(\) takes a prompt as a str$/);
    assert.match((await rlm({ llmQueryFn: () => 1 }).execute('llm_query("a", "b", "c")')).error, /TypeError: llm_query\(\) takes at most 2 arguments \(3 given\)$/);
    assert.match((await rlm({ llmQueryFn: () => 1 }).execute('llm_query("a", other=1)')).error, /TypeError: llm_query\(\) got an unexpected keyword argument 'other'$/);
});

test('001: llm_query_batched: all prompts are in flight together', async () => {
    const answering = (met) => async (prompt) => (await met(), prompt.toUpperCase());
    assert.equal((await rlm({ llmQueryFn: answering(meeting(3)) }).execute('print(llm_query_batched(["a", "b", "c"]))')).output, "['A', 'B', 'C']\n");
    const llmQueryBatchedFn = (prompts, model) => prompts.map((p) => `${p}:${model}`);
    assert.equal((await rlm({ llmQueryBatchedFn }).execute('print(llm_query_batched(["a"], "m"))')).output, "['a:m']\n");
    assert.match((await rlm({ llmQueryBatchedFn }).execute('llm_query_batched("a")')).error, /TypeError: llm_query_batched\(\) takes a list of prompts as str$/);
    const gathered = rlm();
    gathered.registerExternal('ask', answering(meeting(2)), { awaitable: true });
    assert.equal((await gathered.execute('import asyncio\nprint(await asyncio.gather(ask("a"), ask("b"), asyncio.sleep(0.01, "c")))')).output, "['A', 'B', 'c']\n");
});

test('001: factory: only what is given is registered, the rest always', async () => {
    const names = async (interp) => (await interp.execute('print(*[n for n in ("FINAL", "FINAL_VAR", "SUBMIT", "SHOW_VARS", "llm_query", "llm_query_batched") if n in globals()])')).output.trim();
    assert.equal(await names(rlm()), 'FINAL FINAL_VAR SUBMIT SHOW_VARS');
    assert.equal(await names(rlm({ llmQueryFn: () => '' })), 'FINAL FINAL_VAR SUBMIT SHOW_VARS llm_query llm_query_batched');
    assert.equal(await names(rlm({ llmQueryBatchedFn: () => '' })), 'FINAL FINAL_VAR SUBMIT SHOW_VARS llm_query_batched');
    assert.equal(await names(await started()), '');
    assert.equal((await rlm({ tools: [function add(a, b) { return a + b; }] }).execute('print(add(1, 2))')).output, '3\n');
    for (const options of [{ max_memory: 1 }, { tools: {} }, { llmQueryFn: 3 }, { timeout: 'x' }]) assert.ok(await failure(() => rlm(options)));
});

test('001: checkpoint and restore', async () => {
    const interp = await started();
    await interp.execute('x = 42');
    const checkpoint = interp.checkpoint();
    assert.deepEqual([checkpoint.variables, checkpoint.stats.total_executions], [{ x: 42 }, 1]);
    const two = await started();
    two.restore(checkpoint);
    assert.equal((await two.execute('print(x)')).output, '42\n');
    assert.equal(two.stats.total_executions, 2);
    two.restore({ variables: { y: [1] }, stats: {} });
    assert.deepEqual((await two.execute('print(y)')).variables, { y: '[1]' });
    for (const state of [null, {}, { variables: [] }, { variables: {}, snapshot: 3 }, { variables: {}, snapshot: '%' }, { variables: {}, snapshot: 'aGFsbG8=' }, { variables: {}, stats: { runtime_errors: -1 } }]) {
        assert.match((await failure(() => two.restore(state))).name, /^(AgentError|SnapshotError)$/);
    }
    assert.equal((await two.execute('print(y)')).output, '[1]\n');
});

const elsewhere = (state, code) => execFileSync(process.execPath, ['--input-type=module', '-e', `
    import { createInterpreter } from './bindings/js/dist/agent/index.js'
    const interp = createInterpreter({ llmQueryFn: async (prompt) => prompt + '!' })
    await interp.start()
    interp.restore(${JSON.stringify(state)})
    ${code}`], { cwd: new URL('../../', import.meta.url), encoding: 'utf8' });

test('001: restore in a new process, functions, classes and iterators with it', async () => {
    const interp = rlm({ llmQueryFn: () => '' });
    await interp.execute('it = iter(range(9))\nnext(it)\nclass P:\n    def f(self): return llm_query("hi")');
    assert.equal(elsewhere(interp.checkpoint(), "process.stdout.write((await interp.execute('print(next(it), P().f())')).output)"), '1 hi!\n');
});

test('001: and in the middle of an external call', async () => {
    let asked;
    const called = new Promise((resolve) => (asked = resolve));
    const interp = rlm({ llmQueryFn: () => (asked(), new Promise(() => {})) });
    void interp.execute('n = 5\nprint("before")\nanswer = llm_query("what")\nprint(answer, n)');
    await called;
    const state = interp.checkpoint();
    interp.shutdown();
    const out = elsewhere(state, 'console.log(JSON.stringify(interp.pending)); const r = await interp.resume(); console.log(JSON.stringify([r.output, r.error, r.variables, interp.pending, r.execution_snapshots]))');
    assert.equal(out, '{"name":"llm_query","args":["what"],"kwargs":{}}\n["what! 5\\n",null,{"n":"5","answer":"\'what!\'"},null,1]\n');
    const idle = await started();
    assert.match((await failure(() => idle.resume())).message, /no block is paused/);
});

test('001: a restored block is resumed before another one runs, and what is new has come by then', async () => {
    let asked;
    const called = new Promise((resolve) => (asked = resolve));
    const interp = rlm({ llmQueryFn: () => (asked(), new Promise(() => {})) });
    void interp.execute('a = llm_query("x")\nprint(a)');
    await called;
    const other = rlm({ llmQueryFn: () => 'yes', tools: [function added() { return 7; }] });
    await other.start();
    other.restore(interp.checkpoint());
    interp.shutdown();
    const error = await failure(() => other.execute('print(1)'));
    assert.deepEqual([error.name, error.message], ['AgentError', 'execute: a restored block is paused: call resume()']);
    assert.equal((await other.resume()).output, 'yes\n');
    const { output, error: none } = await other.execute('print(added(), a)');
    assert.deepEqual([output, none, other.stats.total_executions], ['7 yes\n', null, 2]);
});

test('001: a restored block lets the event loop in', async () => {
    let asked;
    const called = new Promise((resolve) => (asked = resolve));
    const interp = rlm({ llmQueryFn: () => (asked(), new Promise(() => {})) });
    void interp.execute('llm_query("x")\nn = 0\nwhile n < 2_000_000: n += 1');
    await called;
    const other = rlm({ llmQueryFn: () => 'yes' });
    await other.start();
    other.restore(interp.checkpoint());
    interp.shutdown();
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    const { error, variables } = await other.resume();
    clearInterval(timer);
    assert.deepEqual([error, variables.n], [null, '2000000']);
    assert.ok(turns > 1, `${turns} turns of the event loop`);
});

test('001: and in the middle of calls that are answered later, which are made again', async () => {
    const asks = [];
    const made = (serve) => {
        const interp = new Interpreter({ hognose });
        interp.registerExternal('ask', serve, { awaitable: true });
        return interp;
    };
    const interp = made((what) => (asks.push(what), new Promise(() => {})));
    await interp.start();
    void interp.execute('import asyncio\nasync def main(): return await asyncio.gather(ask("a"), ask("b", size=2))\nboth = await main()\nprint(both)');
    while (asks.length < 2) await new Promise((resolve) => setTimeout(resolve, 1));
    await new Promise((resolve) => setTimeout(resolve, 5));
    const other = made(async (what, more) => `${what}${more?.size ?? ''}!`);
    await other.start();
    other.restore(JSON.parse(JSON.stringify(interp.checkpoint())));
    interp.shutdown();
    assert.equal(other.pending, null);
    const { output, error } = await other.resume();
    assert.deepEqual([output, error, asks], ["['a!', 'b2!']\n", null, ['a', 'b']]);
});

test('001: the result has all fields, with their defaults', async () => {
    const { resource_usage, ...result } = await (await started()).execute('print(1)');
    assert.deepEqual(result, { output: '1\n', error: null, variables: {}, final_output: null, submit_fields: null, type_errors: null, execution_snapshots: 0 });
    assert.deepEqual(Object.keys(resource_usage).sort(), ['calls', 'memory', 'output', 'peakMemory', 'steps', 'time']);
});

test('001: statistics', async () => {
    const interp = await started({ tools: [function f() { return 1; }] });
    assert.deepEqual(interp.stats, { total_executions: 0, total_external_calls: 0, total_time_secs: 0, type_check_failures: 0, syntax_errors: 0, runtime_errors: 0 });
    for (const code of ['f(); f()', '1/0', 'x = (', 'import sys; sys.exit(3)']) await interp.execute(code);
    const { total_time_secs, ...counts } = interp.stats;
    assert.ok(total_time_secs > 0);
    assert.deepEqual(counts, { total_executions: 4, total_external_calls: 2, type_check_failures: 0, syntax_errors: 1, runtime_errors: 2 });
});

test('001: set_variable, get_variable, variables, namespace, tools, the variables of execute', async () => {
    const f = () => 1;
    const interp = await started({ tools: [f] });
    interp.setVariable('x', { a: [1] });
    const { output } = await interp.execute('print(x, y)\n__proto__ = 3\nz = x', { y: 'why' });
    assert.equal(output, "{'a': [1]} why\n");
    assert.deepEqual([interp.getVariable('z'), interp.getVariable('none'), interp.tools], [{ a: [1] }, undefined, [f]]);
    assert.deepEqual(Object.keys(interp.variables), ['x', 'y', '__proto__', 'z'].filter((n) => Object.keys(interp.namespace).includes(n)));
    assert.deepEqual(interp.namespace.z, { a: [1] });
});

test('001: a variable that is too large to come out hides no other', async () => {
    const interp = await started();
    const { error, variables: reprs } = await interp.execute('a = 1\nbig = "x" * (20 * 2**20)\nb = [2]');
    assert.deepEqual([error, Object.keys(reprs)], [null, ['a', 'big', 'b']]);
    const { variables } = interp;
    assert.deepEqual([Object.keys(variables), variables.a, variables.b], [['a', 'big', 'b'], 1, [2]]);
    assert.match((await failure(() => variables.big)).message, /^big: valueBytes limit reached/);
    assert.deepEqual(interp.checkpoint().variables, { a: 1, big: '...', b: [2] });
});

test('001: shutdown clears the state; a start begins anew', async () => {
    const interp = await started();
    await interp.execute('x = 1');
    interp.shutdown();
    assert.match((await failure(() => interp.getVariable('x'))).message, /not started/);
    assert.match((await failure(() => interp.checkpoint())).message, /not started/);
    await interp.start();
    assert.deepEqual([interp.variables, interp.stats.total_executions], [{}, 0]);
    assert.match((await interp.execute('x')).error, /NameError/);
});

test('001: validate_code', async () => {
    const interp = rlm();
    assert.deepEqual(await interp.validateCode('x = 1'), [true, null]);
    const [ok, error] = await interp.validateCode('x = ');
    assert.equal(ok, false);
    assert.match(error, /^Syntax error: invalid syntax \(<block>, line 1\)$/);
    assert.equal(interp.stats.total_executions, 0);
});

test('001: limits: max_duration_secs', async () => {
    const interp = await started({ resourceLimits: { max_duration_secs: 1 } });
    const result = await interp.execute('print("a")\nx = 1\ntry:\n    while True: pass\nexcept BaseException: pass');
    assert.match(result.error, /^time limit reached: limit 1000/);
    assert.deepEqual([result.output, result.variables], ['a\n', { x: '1' }]);
    assert.match((await interp.execute('import time\nprint("b")\ntime.sleep(1e6)')).error, /^timeout: the program sleeps for longer than 1 s$/);
    assert.equal((await interp.execute('print(x)')).output, '1\n');
});

test('001: limits: max_memory', async () => {
    const interp = await started({ resourceLimits: { max_memory: 10_000_000 } });
    assert.match((await interp.execute('x = "a" * 20_000_000')).error, /^memory limit reached: limit 10000000/);
    assert.equal((await interp.execute('print(1)')).output, '1\n');
});

test('001: limits: max_recursion_depth', async () => {
    const interp = await started({ resourceLimits: { max_recursion_depth: 100 } });
    assert.match((await interp.execute('def f(n): return n and f(n - 1)\nf(200)')).error, /RecursionError: maximum recursion depth exceeded/);
    assert.equal((await interp.execute('print(f(50))')).output, '0\n');
});

test('001: limits: max_steps and max_external_calls, beyond the document', async () => {
    const interp = await started({ resourceLimits: { max_steps: 10_000, max_external_calls: 2 }, tools: [function f() { return 1; }] });
    assert.match((await interp.execute('for i in range(10**6): pass')).error, /^steps limit reached: limit 10000/);
    assert.match((await interp.execute('f(); f(); f()')).error, /^calls limit reached: limit 2/);
});

test('001: limits: max_allocations', async () => {
    const interp = await started({ resourceLimits: { max_allocations: 50_000 } });
    // What is freed again counts, and so the memory limit has nothing to say.
    const result = await interp.execute('print("a")\nx = 1\ntry:\n    while True: y = object()\nexcept BaseException: pass');
    const [, used] = /^allocations limit reached: limit 50000, used (\d+)$/.exec(result.error);
    assert.ok(used > 50_000 && used < 50_010, used);
    assert.deepEqual([result.output, result.variables.x], ['a\n', '1']);
    assert.equal((await interp.execute('z = [object() for _ in range(40_000)]\nprint(x)')).output, '1\n', 'each block has all of them');
    const factory = rlm({ maxAllocations: 1000, maxMemory: 20_000_000 });
    assert.match((await factory.execute('[[] for _ in range(2000)]')).error, /^allocations limit reached: limit 1000, used 1\d\d\d$/);
    assert.equal((await factory.execute('n = 0\nfor i in range(10**5): n += i\nprint(n)')).output, '4999950000\n', 'what makes no object is free');
    assert.equal((await rlm({ maxAllocations: null }).execute('x = [[] for _ in range(10**5)]')).error, null);
});

test('001: a limit that the document does not have', async () => {
    assert.match((await failure(() => new Interpreter({ resourceLimits: { max_frames: 5 } }))).message, /no option named max_frames/);
    assert.match((await failure(() => new Interpreter({ resourceLimits: { max_allocations: 'x' } }))).message, /max_allocations is not a number/);
});

test('001: hostile programs: reprs that lie, names, what the host asks with', async () => {
    const interp = rlm();
    const { variables } = await interp.execute('class B:\n    def __repr__(self): raise ValueError\nb = B()\nclass F:\n    def __repr__(self): return FINAL("x")\nf = F()\nbig = "x" * 10_000');
    assert.deepEqual([variables.b, variables.f, variables.big.length], ['<B object: repr() raised ValueError>', '<F object: repr() raised RuntimeError>', 4099]);
    await interp.execute('import builtins, sys\nsys.modules["hognose_report"] = None\nbuiltins.repr = lambda o: 3');
    assert.deepEqual((await interp.execute('x = 1')).variables.x, '...');
    assert.deepEqual((await interp.execute('FINAL(x)')).final_output, { answer: 1, type: 'direct' });
});

test('001: blocks that are handed in at once run one after the other', async () => {
    const interp = rlm();
    const all = await Promise.all(['x = 1', 'x += 1', 'print(x)'].map((code) => interp.execute(code)));
    assert.equal(all[2].output, '2\n');
    assert.match((await failure(() => interp.execute(3))).message, /not a string/);
});

test('001: the validator', async () => {
    const validator = new Validator({ hognose });
    assert.deepEqual(await validator.validate('x = 1 + 2'), [true, null]);
    assert.deepEqual(await validator.validate('x = '), [false, 'Syntax error: invalid syntax (<block>, line 1)']);
    assert.deepEqual(await validator.validate('y = x + 1', { knownVars: { x: 'int' }, externalFunctions: ['llm_query'] }), [true, null]);
    assert.match((await failure(() => validator.validate('1', { known: [] }))).message, /no option named known/);
});

test('001: shutdown and restore end a block that waits, even for what never comes', async () => {
    const interp = new Interpreter({ hognose });
    await interp.start();
    let hangs;
    interp.registerExternal('hang', () => (hangs(), new Promise(() => {})));
    const saved = interp.checkpoint();
    for (const end of [() => interp.shutdown(), () => interp.restore(saved)]) {
        const hanging = new Promise((resolve) => (hangs = resolve));
        const block = interp.execute('print("a")\nhang()');
        await hanging;
        end();
        assert.equal((await block).error, 'the interpreter was shut down, or restored, before the block was over');
        assert.deepEqual([interp.stats.total_executions, interp.stats.runtime_errors], [0, 0], 'of the session that begins');
        await interp.start();
    }
    assert.equal((await interp.execute('print(1)')).output, '1\n');
    assert.equal(interp.stats.total_executions, 1);
    assert.equal((await interp.execute('x = "\0"')).error, 'SyntaxError: source code string cannot contain null bytes (<block>)');
    assert.deepEqual([interp.stats.syntax_errors, interp.stats.runtime_errors], [1, 0]);
});

test('001: the configuration in YAML', async () => {
    const text = 'rlm:\n  sandbox:\n    runtime: monty\n    timeout: 30\n\n    # settings\n    monty_type_check: false\n    monty_max_allocations: null\n    monty_max_memory: null\n';
    assert.deepEqual(await readConfig(text), { timeout: 30, typeCheck: false, maxMemory: null, maxAllocations: null });
    assert.deepEqual(await readConfig('rlm: {sandbox: {runtime: hognose, timeout: 0.5, monty_max_memory: 50000000, monty_max_allocations: 2000}}'), { timeout: 0.5, maxMemory: 5e7, maxAllocations: 2000 });
    assert.match((await rlm(await readConfig('rlm: {sandbox: {monty_max_allocations: 2000}}')).execute('[[] for _ in range(10**4)]')).error, /^allocations limit reached: limit 2000/);
    assert.match((await rlm(await readConfig('rlm: {sandbox: {monty_max_memory: 9000000}}')).execute('x = "a" * 10**7')).error, /^memory limit reached: limit 9000000/);
    for (const [wrong, wanted] of [
        ['rlm: {sandbox: {timeouts: 3}}', 'rlm.sandbox.timeouts: there is no such key'], ['rlm: {sandbo: {}}', 'rlm.sandbo: there is no such key'], ['rml: 1', 'rml: there is no such key'],
        ['rlm: {sandbox: {timeout: -1}}', 'rlm.sandbox.timeout: not a positive number'], ['rlm: {sandbox: {timeout: "3"}}', 'rlm.sandbox.timeout: not a positive number'],
        ['rlm: {sandbox: {runtime: docker}}', 'rlm.sandbox.runtime: not hognose or monty'], ['rlm: {sandbox: {monty_type_check: 1}}', 'rlm.sandbox.monty_type_check: not true or false'],
        ['rlm: {sandbox: {monty_max_allocations: -5}}', 'rlm.sandbox.monty_max_allocations: not a positive whole number'], ['rlm: {sandbox: {monty_max_memory: 1.5}}', 'rlm.sandbox.monty_max_memory: not a positive whole number'],
        ['3', 'the text: not a mapping'], ['rlm: {sandbox: [1]}', 'rlm.sandbox: not a mapping'],
    ]) assert.equal((await failure(() => readConfig(wrong))).message, `configuration: ${wanted}`);
    for (const wrong of ['rlm: [', 'rlm: {a: 1, a: 2}', 'x'.repeat(2 ** 20 + 1), 3]) assert.equal((await failure(() => readConfig(wrong))).name, 'AgentError');
    const bomb = ['a: &a [x]', ...Array.from({ length: 9 }, (_, i) => `${'bcdefghij'[i]}: &${'bcdefghij'[i]} [${Array(9).fill(`*${'abcdefghi'[i]}`).join()}]`)].join('\n');
    assert.equal((await failure(() => readConfig(bomb))).name, 'AgentError');
});
