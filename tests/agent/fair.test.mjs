// The queue that several clients share: each has a share of what runs, they take turns, and what is given up is not begun.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FairQueue } from '../../bindings/js/dist/agent/fair.js';
import { AgentError } from './agent.mjs';

const never = () => new AbortController().signal;
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A queue whose work is over when the test says so. */
function made(options) {
    const queue = new FairQueue(options);
    const begun = [];
    const ends = [];
    const take = (client, signal = never()) => queue.take(client, signal, () => {
        begun.push(client.name);
        return new Promise((resolve) => ends.push(resolve));
    });
    const end = async (n = 1) => {
        for (const done of ends.splice(0, n)) done();
        await settled();
    };
    return { begun, take, end };
}

test('a client has its share, a bound of what waits, and no more', async () => {
    const { begun, take, end } = made({ most: 8, each: 4, waiting: 32 });
    const [a, b] = [{ name: 'a' }, { name: 'b' }];
    const all = Array.from({ length: 100 }, () => take(a).then(() => 'done', (error) => error));
    const other = take(b);
    await settled();
    assert.deepEqual(begun, ['a', 'a', 'a', 'a', 'b'], 'the other one does not wait');
    const refused = (await Promise.all(all.slice(36))).map((error) => [error instanceof AgentError, error.message]);
    assert.deepEqual(refused, Array(64).fill([true, 'this client has 32 requests that wait: try again later']));
    while (begun.length < 37) await end();
    await end(8);
    await other;
    assert.deepEqual(await Promise.all(all.slice(0, 36)), Array(36).fill('done'));
});

test('clients take turns, whoever asked first and however often', async () => {
    const { begun, take, end } = made({ most: 1, each: 1, waiting: 100 });
    const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ name }));
    for (let i = 0; i < 5; i++) void take(a);
    for (let i = 0; i < 3; i++) void take(b);
    void take(c);
    for (let i = 0; i < 9; i++) await end();
    assert.equal(begun.join(''), 'aabcababa');
});

test('what is given up is not begun, and leaves its place to others', async () => {
    const { begun, take, end } = made({ most: 1, each: 1, waiting: 2 });
    const [a, b] = [{ name: 'a' }, { name: 'b' }];
    const gone = new AbortController();
    void take(a, gone.signal);
    const waiting = [take(a, gone.signal), take(a, gone.signal)].map((one) => one.catch((error) => error.message));
    gone.abort(new Error('the client is gone'));
    assert.deepEqual(await Promise.all([...waiting, take(a, gone.signal).catch((error) => error.message)]), Array(3).fill('the client is gone'));
    void take(a);
    void take(b);
    for (let i = 0; i < 3; i++) await end();
    assert.deepEqual(begun, ['a', 'a', 'b']);
});

test('work that fails makes room', async () => {
    const queue = new FairQueue({ most: 1, each: 1, waiting: 1 });
    for (let i = 0; i < 3; i++) await assert.rejects(queue.take({}, never(), async () => { throw new Error('no'); }), /^Error: no$/);
    assert.equal(await queue.take({}, never(), async () => 5), 5);
});
