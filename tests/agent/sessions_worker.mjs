// A process with sessions: `node sessions_worker.mjs STORE LEASE LIVE` reads requests, a JSON object a line, and answers each with one.
import { createInterface } from 'node:readline';
import { createSessions, hognose } from './agent.mjs';
import { openStore } from './sessions_stores.mjs';

const [name, lease, live] = process.argv.slice(2);
const { store, close } = openStore(name);
const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
const held = [];
const functions = {
    pay: async (n) => `paid ${n}`,
    hold: () => new Promise((resolve) => {
        held.push(resolve);
        say({ held: true });
    }),
};
// Besides what sessions do: how many are live, the end of hold(), and so many seconds that the clock goes on by.
const { now } = Date;
let ahead = 0;
Date.now = () => now() + ahead;
const own = {
    live: () => ({ most: sessions.live.length }),
    answer: async (id, given) => sessions.answer(id, given, { call: (await sessions.pending(id))[0].id }),
    release: () => void held.shift()(),
    pass: (seconds) => void (ahead += seconds * 1000),
};
const sessions = createSessions({ hognose, store, live: Number(live), lease: Number(lease), sandbox: { functions, limits: { time: Number(lease) * 500 } }, approvals: ['pay'] });
say({ ready: true });
const running = [];
for await (const line of createInterface({ input: process.stdin })) {
    const { n, method, args } = JSON.parse(line);
    const asked = method in own ? Promise.resolve(own[method](...args)) : sessions[method](...args);
    running.push(asked.then(
        (result) => say({ n, result: result && { ...result, error: result.error?.message } }),
        (error) => say({ n, failed: error.name }),
    ));
}
await Promise.all(running);
await sessions.close();
await close();
