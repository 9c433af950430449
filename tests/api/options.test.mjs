// Options that mean nothing are refused by name: a limit that is misspelt would else be none.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPool, createWorkerSandbox, hognose, load, nodeDirectory } from './package.mjs';

const target = { m() {} };
const path = new URL('.', import.meta.url).pathname;
const sandbox = hognose.sandbox();
sandbox.runSync('def f(): pass');
const f = sandbox.get('f');

// What is called, and what it says.
const refused = {
    'a sandbox': [() => hognose.sandbox({ limit: { time: 1 } }), 'sandbox: there is no option named limit'],
    'limits': [() => hognose.sandbox({ limits: { timeout: 1 } }), 'limits: there is no limit named timeout'],
    'modules': [() => hognose.sandbox({ modules: { allowed: 'none' } }), 'modules: there is no option named allowed'],
    'a quota': [() => hognose.sandbox({ quota: { byte: 1 } }), 'quota: there is no option named byte'],
    'a function': [() => hognose.sandbox({ functions: { f: { handle: () => 1 } } }), 'functions.f: there is no option named handle'],
    'a function that is a number': [() => hognose.sandbox({ functions: { f: 5 } }), 'functions.f: 5 is not an object of options'],
    'a restored sandbox': [() => hognose.restore(sandbox.dump(), { seeds: 5 }), 'restore: there is no option named seeds'],
    'options that are none': [() => hognose.sandbox(null), 'sandbox: null is not an object of options'],
    'a run': [() => sandbox.run('1', { timeout: 4 }), 'run: there is no option named timeout'],
    'a run at once': [() => sandbox.runSync('1', { limit: {} }), 'run: there is no option named limit'],
    'a run by hand': [() => sandbox.start('1', { input: {} }), 'run: there is no option named input'],
    'a check': [() => sandbox.check('1', { file: '' }), 'check: there is no option named file'],
    'a validation': [() => sandbox.validate('1', { names: [] }), 'validate: there is no option named names'],
    'a call': [() => f.callWith([], { keywords: {} }), 'call: there is no option named keywords'],
    'a host object': [() => hognose.object(target, { method: ['m'] }), 'object: there is no option named method'],
    'a directory': [() => nodeDirectory(path, { write: true }), 'nodeDirectory: there is no option named write'],
    'loading': [() => load({ url: '' }), 'load: there is no option named url'],
    'a worker': [() => createWorkerSandbox({ limit: {} }), 'sandbox: there is no option named limit'],
    'a pool': [() => createPool({ sizes: 2 }), 'pool: there is no option named sizes'],
    'a pool of nothing': [() => createPool(null), 'pool: null is not an object of options'],
    'a worker of nothing': [() => createWorkerSandbox(null), 'sandbox: null is not an object of options'],
    'limits that are a number': [() => sandbox.run('1', { limits: 5 }), 'run: limits: 5 is not an object'],
    'a run without options': [() => sandbox.runSync('1', null), 'run: null is not an object of options'],
    'inputs that are a text': [() => sandbox.runSync('1', { inputs: 'x' }), 'run: inputs: x is not an object'],
    'a name that is a number': [() => sandbox.runSync('1', { filename: 5 }), 'run: filename: 5 is not a string'],
    'a long repr': [() => sandbox.runSync('1', { repr: '9' }), 'run: repr: 9 is not a number'],
    'a form of dicts': [() => hognose.sandbox({ dicts: 'maps' }), "dicts: maps is not 'object' or 'map'"],
    'a source': [() => hognose.sandbox({ modules: { sources: { m: 5 } } }), 'modules.sources.m: 5 is not a string'],
    'sources that are bytes': [() => hognose.sandbox({ modules: { sources: new Uint8Array(2e7) } }), 'modules: sources: [object Uint8Array] is not an object'],
    'functions that are a number': [() => hognose.sandbox({ functions: 5 }), 'functions: 5 has no functions'],
    'onPrint': [() => hognose.sandbox({ onPrint: 5 }), 'sandbox: onPrint: 5 is not a function'],
    'an answer': [() => { const step = hognose.sandbox({ functions: ['f'] }).start('await f()').defer(); step.settle(step.calls[0].id, { result: 5 }); }, 'settle: there is no option named result'],
    'a program that is none': [() => sandbox.run(undefined), 'code: undefined is not a string'],
    'a program that is a number, at once': [() => sandbox.runSync(5), 'code: 5 is not a string'],
    'a program that is null, by hand': [() => sandbox.start(null), 'code: null is not a string'],
    'a check of an object': [() => sandbox.check({}), 'code: [object Object] is not a string'],
    'a validation of bytes': [() => sandbox.validate(new Uint8Array(2)), 'code: [object Uint8Array] is not a string'],
};

for (const [name, [call, message]] of Object.entries(refused)) {
    test(`${name}: ${message}`, async () => {
        await assert.rejects(async () => call(), { name: 'HognoseError', message });
        assert.equal(sandbox.runSync('1 + 1').value, 2);
    });
}

test('in a worker and a pool', async () => {
    const remote = await createWorkerSandbox();
    const pool = await createPool({ size: 1 });
    const wrong = [[() => remote.run('1', { timeout: 4 }), 'run'], [() => remote.start('1', { timeout: 4 }), 'run'], [() => remote.check('1', { timeout: 4 }), 'check'],
        [() => remote.validate('1', { timeout: 4 }), 'validate'], [() => pool.run('1', { timeout: 4 }), 'run'], [() => pool.acquire({ timeout: 4 }), 'acquire']];
    for (const [call, what] of wrong) await assert.rejects(call, { name: 'HognoseError', message: `${what}: there is no option named timeout` });
    for (const one of [remote, pool]) {
        await assert.rejects(one.run(undefined), { name: 'HognoseError', message: 'code: undefined is not a string' });
        assert.equal((await one.run('1 + 1')).value, 2);
    }
    await remote.dispose();
    await pool.close();
});
