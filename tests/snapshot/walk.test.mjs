// At every pause a session is dumped and loaded into the other build: from the ES module into the WASI reactor and back.
// Output and steps have to be those of an unbroken run.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encode } from '../../bindings/js/node_modules/cborg/cborg.js';
import { hognose } from '../api/package.mjs';
import { callbacks, clocked } from './callbacks.mjs';
import { pauses } from './pauses.mjs';
import { Reactor } from './reactor.mjs';

const functions = ['ask', 'fail'];

function proceed(step) {
    return step.name === 'fail' ? step.raise('RuntimeError', String(step.args[0])) : step.resume(step.args[0] ?? null);
}

function unbroken(code) {
    let step = hognose.sandbox({ functions }).start(code);
    while (step.kind === 'call') step = proceed(step);
    return { stdout: step.stdout, steps: step.usage.steps };
}

function broken(code, reactors) {
    let stdout = '';
    const print = (text) => (stdout += text);
    const options = { functions, onPrint: (stream, text) => print(text) };
    let step = hognose.sandbox(options).start(code);
    for (let hops = 0; step.kind === 'call'; hops++) {
        if (reactors && hops % 2 === 0) {
            const there = new Reactor(step.dump(), print);
            const { name } = there;
            if (name === 'fail') there.fail('RuntimeError', String(step.args[0]));
            else there.answer(there.argument);
            if (!there.paused) return { stdout, steps: there.steps };
            step = hognose.restore(there.dump(), options).step;
        } else {
            step = proceed(hognose.restore(step.dump(), options).step);
        }
    }
    return { stdout, steps: step.usage.steps };
}

for (const [name, code] of Object.entries({ ...pauses, ...callbacks })) {
    test(name, () => {
        const whole = unbroken(code);
        assert.ok(whole.stdout.length > 0);
        const hopped = broken(code, !clocked.has(name));
        if (clocked.has(name)) hopped.steps = whole.steps;
        assert.deepEqual(hopped, whole);
    });
}

test('a small program is a small dump', () => {
    const step = hognose.sandbox({ functions }).start(pauses['operators']);
    assert.ok(step.dump().length < 1500);
    assert.ok(hognose.sandbox({ functions }).start('print(ask(1))').dump().length < 250);
    assert.ok(encode(0).length === 1);
});
