// A run that is paused within a sort within a `with` moves from host to host at each pause: Node, Python, Go, --serve natively and under WASI, and a page of
// Chromium's. Value, output and steps are those of an unbroken run, and at each pause they are those of a run that stays in Node.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { load } from '../../bindings/js/dist/index.js';
import { NATIVE, Process, WASI, root } from '../api/serve_process.mjs';
import { open, serve } from '../package/browser.mjs';

const CODE = `
import contextlib
@contextlib.contextmanager
def printed(n):
    print('in')
    yield range(n)
    print('out')
with printed(7) as numbers:
    found = sorted(numbers, key=lambda i: (print('key', i), ask(i))[1])
found
`;

function run(program, words, input) {
    const { status, stdout, stderr } = spawnSync(program, words, { input, encoding: 'utf8', maxBuffer: 1 << 26 });
    assert.equal(status, 0, stderr);
    return stdout;
}
const byHop = (program, ...words) => (request) => JSON.parse(run(program, words, JSON.stringify(request)));

const recoded = (text, from, to) => Buffer.from(text, from).toString(to);

// One hop by the lines of --serve.
const byLines = (command) => async ({ code, dump }) => {
    const p = new Process(command);
    let at;
    if (code === undefined) {
        at = await p.ask({ do: 'load', session: 'a', dump: recoded(dump, 'hex', 'base64') });
        at = await p.ask({ do: 'answer', session: 'a', value: -at.call.args[0] });
    } else {
        await p.ask({ do: 'open', session: 'a', functions: ['ask'] });
        at = await p.ask({ do: 'run', session: 'a', code });
    }
    const found = { stdout: at.stdout, steps: at.usage.steps };
    if (at.state === 'complete') found.value = at.value;
    else found.dump = recoded((await p.ask({ do: 'dump', session: 'a' })).dump, 'base64', 'hex');
    assert.equal(await p.end(), 0);
    return found;
};

// One hop on the page.
async function onPage({ code, dump }) {
    const { load } = await import('/index.js');
    const hognose = await load();
    const functions = ['ask'];
    const bytes = (hex) => Uint8Array.from(hex.match(/../g), (two) => parseInt(two, 16));
    const box = dump ? hognose.restore(bytes(dump), { functions }) : hognose.sandbox({ functions });
    let step = dump ? box.step : box.start(code);
    if (dump) step = step.resume(-step.args[0]);
    const more = step.kind === 'call' ? { dump: Array.from(step.dump(), (byte) => byte.toString(16).padStart(2, '0')).join('') } : { value: step.value };
    return { ...more, stdout: step.stdout, steps: box.usage.steps };
}

async function hosts(t) {
    const { page } = await open(t, `${await serve(t, join(root, 'bindings/js/dist'))}index.d.ts`);
    return {
        node: byHop(process.execPath, join(root, 'tests/conformance/hop.mjs')),
        python: byHop(process.env.HOGNOSE_PYTHON ?? join(root, 'build/python/installed/bin/python'), join(root, 'tests/conformance/hop.py')),
        go: byHop(join(root, 'build/go/hop')),
        serve: byLines(NATIVE),
        'serve under WASI': byLines(WASI),
        chromium: (request) => page.evaluate(onPage, request),
    };
}

test('a run moves between all hosts', { timeout: 900_000 }, async (t) => {
    const HOSTS = await hosts(t);
    const names = Object.keys(HOSTS);
    const hognose = await load();
    const unbroken = hognose.sandbox({ functions: { ask: (i) => -i } }).runSync(CODE);
    for (let shift = 0; shift < 2; shift++) {
        const order = shift ? [...names].reverse() : names;
        let at = await HOSTS[order[0]]({ code: CODE });
        let printed = at.stdout;
        for (let hop = 1; at.dump; hop++) {
            at = await HOSTS[order[hop % order.length]]({ dump: at.dump });
            printed += at.stdout;
        }
        assert.deepEqual(at.value, [6, 5, 4, 3, 2, 1, 0]);
        assert.equal(printed, unbroken.stdout);
        assert.equal(at.steps, unbroken.usage.steps);
    }
});

test('at a pause every host has printed the same and used the same steps', { timeout: 900_000 }, async (t) => {
    const { dump } = await byLines(NATIVE)({ code: CODE });
    const found = {};
    for (const [name, host] of Object.entries(await hosts(t))) {
        const { stdout, steps } = await host({ dump });
        found[name] = { stdout, steps };
    }
    for (const name of Object.keys(found)) assert.deepEqual(found[name], found.node, name);
});
