// Document 001, the validator with its type check: pyright's findings and the linter's, of blocks, of the interpreter, and of code mode's signatures.
import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import { folder, install } from '../runner/pyright.mjs';
import { createCodeMode, Interpreter, Validator, failure, hognose } from './agent.mjs';

test('001: a type check without pyright says what to install', async () => {
    process.chdir(tmpdir());
    const validator = new Validator({ hognose, typeCheck: true });
    assert.equal((await failure(() => validator.validate('x = 1'))).message, 'types: install the npm package pyright (npm install pyright)');
    assert.deepEqual(await validator.validate('x = '), [false, 'Syntax error: invalid syntax (<block>, line 1)']);
});

test('001: the validator with a type check', async () => {
    install();
    process.chdir(folder);
    const validator = new Validator({ hognose, typeCheck: true });
    const literal = `"Literal['a']"`;
    assert.deepEqual(await validator.validate('x: int = "a"\nw = undefined_1'), [
        false, `Type error: line 1, column 10: Type ${literal} is not assignable to declared type "int": ${literal} is not assignable to "int" (reportAssignmentType)\nline 2, column 5: name 'undefined_1' is not defined`,
    ]);
    assert.deepEqual(await validator.validate('y = z + 1\nask("x")', { knownVars: ['z'], externalFunctions: ['ask'] }), [true, null]);
    const [ok, error] = await validator.validate('y = z + len(ask("x"))\nfree(1, 2)\nask(3)', { knownVars: { z: 3 }, externalFunctions: { ask: '(prompt: str) -> str', free: null } });
    assert.equal(ok, false);
    assert.match(error, /^Type error: line 3, column 5: [^\n]*"prompt"[^\n]*$/);
});

test('001: the interpreter reports type errors, and runs the block', async () => {
    install();
    process.chdir(folder);
    const interp = new Interpreter({ hognose, typeCheck: true });
    const { type_errors, output, error } = await interp.execute('x: int = "a"\nprint(x)');
    assert.deepEqual([output, error], ['a\n', null]);
    assert.match(type_errors, /^line 1, column 10: /);
    assert.equal(interp.stats.type_check_failures, 1);
    interp.shutdown();
});

test('Code mode: pyright takes its signatures, and finds what a program gets wrong', async () => {
    install();
    process.chdir(folder);
    const hit = { title: 'Hit', type: 'object', properties: { url: { type: 'string' }, next: { $ref: '#/items' } }, required: ['url'] };
    const mode = await createCodeMode({ hognose, tools: [{ name: 'search', description: 'S.', input: { type: 'object', properties: { query: { type: 'string' }, kind: { enum: ['a', 'b'] } }, required: ['query'] }, output: { type: 'array', items: hit }, handler: () => [] }] });
    const stubs = /```python\n([^]*)\n```$/.exec(mode.description)[1].replace(/"""$/, '"""\n    raise NotImplementedError');
    const check = (program) => new Validator({ hognose, typeCheck: true }).validate(`from typing import Any, Literal, NotRequired, TypedDict\n${stubs}\n${program}`);
    assert.deepEqual(await check('for hit in await search("x", kind="a"):\n    print(hit["url"].upper(), hit["next"]["url"] if "next" in hit else "")'), [true, null]);
    const [ok, error] = await check('await search(3)\nawait search("x", kind="c")\n(await search("x"))[0]["uri"]');
    assert.equal(ok, false);
    const [first, second, third] = error.split('\n');
    assert.match(first, /"query"/);
    assert.match(second, /"kind"/);
    assert.match(third, /"uri" is not a defined key in "Hit"/);
});
