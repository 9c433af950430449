// Document 002, code generation and retry: their contracts, and the adapter for the AI SDK, with a server that streams.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AgentExecutor, CodeGenerator, RetryStrategy, aiModel, extractCode, failure, hognose } from './agent.mjs';
import { modelServer } from './model_server.mjs';
import { peer } from './workspaces.mjs';

const quick = () => new RetryStrategy({ minDelay: 1 });
const open = (model, more = {}) => new CodeGenerator({ hognose, model, retry: quick(), ...more });
const SCRIPT = 'files = search_files("*.py")\nfor path in files:\n    write_file(path, "# comment\\n" + read_file(path))\nsubmit_result("done", files)';

test('002: generate valid Python code', async () => {
    const code = await open(async () => `Here you are:\n\`\`\`python\n${SCRIPT}\n\`\`\`\nGood luck.`).generate('Add docstrings to functions');
    assert.equal(code, SCRIPT);
});

test('002: extract code from markdown', () => {
    assert.equal(new CodeGenerator().extractCode('```python\nresult = 2 + 2\n```'), 'result = 2 + 2');
});

test('002: extract code without markdown', () => {
    assert.equal(new CodeGenerator().extractCode('result = 2 + 2'), 'result = 2 + 2');
});

test('002: code is found however it is fenced', () => {
    for (const [answer, wanted] of [
        ['```\nx = 1\n```', 'x = 1'], ['```py\nx = 1\n```', 'x = 1'], ['```Python3\nx = 1\n```', 'x = 1'], ['~~~python\nx = 1\n~~~', 'x = 1'], ['```python title="a.py"\nx = 1\n```', 'x = 1'], ['``` {.python}\nx = 1\n```', 'x = 1'],
        ['Sure!\n\n```python\r\nx = 1\r\ny = 2\r\n```\r\nDone.', 'x = 1\ny = 2'], ['```python\nx = 1', 'x = 1'], ['````python\ns = """\n```\n"""\n````', 's = """\n```\n"""'], ['1. Do:\n   ```python\n   if a:\n       b\n   ```', 'if a:\n    b'],
        ['```python\na = 1\n```\nand then\n```python\nb = a\n```', 'a = 1\n\nb = a'], ['```bash\npip install x\n```\n```python\nx = 1\n```', 'x = 1'], ['```json\n{}\n```\n```\nx = 1\n```', 'x = 1'], ['`x = 1`', 'x = 1'],
        ['<python>\nx = 1\n</python>', 'x = 1'], ['text <code>x = 1</code> text', 'x = 1'], ['```pycon\n>>> x = 1\n>>> if x:\n...     y = 2\n1\n```', 'x = 1\nif x:\n    y = 2'], ['\ufeffx = 1\n', 'x = 1'], ['\n\n    \nif x:\n    y\n\n', 'if x:\n    y'],
        ['```python\n```', ''], ['', ''], ['```toml\na = 1\n```', 'a = 1'],
        ['```python x = 1```', 'x = 1'], ['So: ```x = 1```.', 'x = 1'], ['```python\nx = 1```', 'x = 1'], ['```python\nx = 1```\nDone.', 'x = 1'], ['Here: ```python\nx = 1\n```', 'x = 1'], ['Fence it in ``` please.\n```python\nx = 1\n```', 'x = 1'],
        ['* ```python\n  if a:\n      b\n  ```', 'if a:\n    b'], ['2) ```py\n   x = 1\n   ```', 'x = 1'], ['> ```python\n> if a:\n>     b\n> ```', 'if a:\n    b'], ['```\npython\nx = 1\n```', 'x = 1'],
        ['```python\ns = """\n```bash\nls\n```\n"""\nprint(s)\n```\nbye', 's = """\n```bash\nls\n```\n"""\nprint(s)'],
        ['<think>\nMaybe\n```python\nbad()\n```\n</think>\n```python\ngood()\n```', 'good()'], ['<think>Hm.</think>\nx = 1', 'x = 1'], ['Hm: bad()\n</think>\n\nx = 1', 'x = 1'], ['<THINKING>a</Thinking>x = 1', 'x = 1'], ['print("</think>")', 'print("</think>")'],
        ['[PYTHON]\nx = 1\n[/PYTHON]', 'x = 1'], ['<execute>\nx = 1\n</execute>', 'x = 1'], ['<code language="python">\nx = 1\n</code>', 'x = 1'], ['print("<code>hi</code>")', 'print("<code>hi</code>")'],
    ]) assert.equal(extractCode(answer), wanted, answer);
    for (const hostile of ['`'.repeat(1e6), '```\n'.repeat(2e5), '<code>'.repeat(1e5), ' '.repeat(1e6), '\n'.repeat(1e6), `${' '.repeat(1e5)}\``.repeat(3), '>>> \n'.repeat(2e5),
        '```x\n```y\n```\n'.repeat(1e5), '> ```\n'.repeat(2e5), '```a``b'.repeat(1e5), '- '.repeat(5e5), '<think>'.repeat(1e5), '</think>'.repeat(1e5), '```x'.repeat(2e5), ' '.repeat(1e5) + '```python']) assert.equal(typeof extractCode(hostile), 'string'); // in linear time
});

test('002: generated code is executable: one that does not parse is asked for again, with its error', async () => {
    const prompts = [];
    const answers = ['```python\nx = (\n```', 'I am sorry, I cannot.', '', SCRIPT];
    const generator = open((prompt) => answers[prompts.push(prompt) - 1], { retry: new RetryStrategy({ maxAttempts: 4, minDelay: 1 }) });
    assert.equal(await generator.generate('List all Python files and count their lines'), SCRIPT);
    assert.match(prompts[0], /List all Python files and count their lines/);
    assert.match(prompts[1], /x = \(\n\nIt failed:\nSyntax error: .*line 1[^]*was never closed/);
    assert.match(prompts[2], /I am sorry, I cannot\.\n\nIt failed:\nSyntax error/);
    assert.match(prompts[3], /It failed:\nThe answer has no code\./);
    assert.match((await failure(() => open(() => 'x = (').generate('t'))).message, /^Syntax error: /);
});

test('002: generated code uses external functions', async () => {
    const code = await open(async (prompt) => (prompt.includes('write_file') ? SCRIPT : '')).generate('Read all .py files and add a comment');
    for (const name of ['read_file', 'search_files', 'write_file', 'submit_result']) assert.ok(code.includes(`${name}(`), name);
    const written = {};
    const functions = { search_files: () => ['a.py'], read_file: () => 'x = 1\n', write_file: (path, text) => ((written[path] = text), true), submit_result: () => true };
    const { success, error } = await new AgentExecutor({ hognose }).execute(code, functions, 'agent');
    assert.deepEqual([success, error, written], [true, null, { 'a.py': '# comment\nx = 1\n' }]);
});

test('002: the prompt lists the functions, from their signatures', async () => {
    const generator = open(() => SCRIPT);
    const prompt = generator.prompt('Read all .py files and add a comment');
    for (const line of ['- read_file(path: str) -> str', '- search_content(pattern: str, path: str = ".") -> list[dict]', '- submit_result(summary: str, changed_files: list[str]) -> bool']) assert.ok(prompt.includes(`\n${line}\n`), line);
    assert.ok(open(() => '', { functions: { f: { signature: '(x: int) -> str' }, g: {} } }).prompt('t').includes('\n- f(x: int) -> str\n- g(...)\n'));
    const code = await generator.generate('Read all .py files and add a comment');
    for (const name of ['read_file', 'write_file', 'submit_result']) assert.ok(code.includes(name));
});

test('002: a model that fails is asked again; without one there is an error', async () => {
    let n = 0;
    assert.equal(await open(() => { if (++n < 3) throw new TypeError('network'); return 'x = 1'; }).generate('t'), 'x = 1');
    assert.match((await failure(() => open(() => 3).generate('t'))).message, /gave no text/);
    assert.match((await failure(() => new CodeGenerator({ hognose }).generate('t'))).message, /there is no model/);
});

test('002: solve: a program that fails is written anew, with its error', async () => {
    const prompts = [];
    const answers = ['result = 1/0', 'result = 42'];
    const generator = open((prompt) => answers[prompts.push(prompt) - 1]);
    let resets = 0;
    const solution = await generator.solve('compute', { executor: new AgentExecutor({ hognose }), functions: {}, agentId: 'a', reset: () => resets++ });
    assert.deepEqual([solution.code, solution.programs, solution.result.return_value, resets], ['result = 42', 2, 42, 1]);
    assert.match(prompts[1], /result = 1\/0\n\nIt failed:\n[^]*ZeroDivisionError: division by zero/);
    const never = await open(() => '1/0').solve('compute', { executor: new AgentExecutor({ hognose }), functions: {}, maxPrograms: 2 });
    assert.deepEqual([never.programs, never.result.success], [2, false]);
});

test('002: retry on failure', async () => {
    let attempts = 0;
    const result = await quick().withRetry(async () => {
        if (++attempts < 3) throw new RangeError('Not yet');
        return 'success';
    });
    assert.deepEqual([result, attempts], ['success', 3]);
});

test('002: give up after max attempts, with the error itself', async () => {
    for (const thrown of [new RangeError('Always fails'), new TypeError('not the network'), 'text', null]) {
        let attempts = 0;
        const error = await quick().withRetry(async () => (attempts++, Promise.reject(thrown))).then(() => 'none', (e) => e);
        assert.deepEqual([error, attempts], [thrown, 3]);
    }
});

test('002: error handler called on each failure', async () => {
    const errors = [];
    const error = await failure(() => quick().withRetry(async () => { throw new RangeError('Failure'); }, async (e) => errors.push(e.message)));
    assert.deepEqual([error.name, errors], ['RangeError', ['Failure', 'Failure', 'Failure']]);
    assert.equal(new RetryStrategy().maxAttempts, 3);
    for (const options of [{ maxAttempts: 0 }, { maxAttempts: 1.5 }, { attempts: 3 }]) assert.equal((await failure(() => new RetryStrategy(options))).name, 'AgentError');
});

test('002: the adapter for the AI SDK, with a server that streams', async (t) => {
    const { createOpenAICompatible } = await peer('@ai-sdk/openai-compatible');
    const server = await modelServer(t, (prompt, n) => (n === 1 ? '```python\nx = (\n```' : `\`\`\`python\n${SCRIPT} # é😀\n\`\`\``));
    const model = aiModel(createOpenAICompatible({ name: 'local', baseURL: server.url })('scripted'), { maxRetries: 0, maxAnswer: 1000 });
    assert.equal(await open(model).generate('Add comments'), `${SCRIPT} # é😀`);
    assert.deepEqual(server.prompts.map((p) => p.stream), [true, true]);
    assert.match(server.prompts[1].prompt, /was never closed/);
    const broken = await modelServer(t, () => 500);
    assert.match((await failure(() => aiModel(createOpenAICompatible({ name: 'local', baseURL: broken.url })('scripted'), { maxRetries: 0 })('hi'))).message, /scripted failure|Internal Server Error/);
    const endless = await modelServer(t, () => 'x'.repeat(5000));
    assert.match((await failure(() => aiModel(createOpenAICompatible({ name: 'local', baseURL: endless.url })('scripted'), { maxAnswer: 100 })('hi'))).message, /longer than 100 characters/);
});
