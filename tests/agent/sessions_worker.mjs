// A process with sessions: `node sessions_worker.mjs STORE LEASE LIVE` reads requests, a JSON object a line, and answers each with one.
import { createInterface } from 'node:readline';
import { createSessions, hognose } from './agent.mjs';
import { openStore } from './sessions_stores.mjs';

const [name, lease, live] = process.argv.slice(2);
const { store, close } = openStore(name);
const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
const functions = {
    pay: async (n) => `paid ${n}`,
    hold: (ms) => new Promise((resolve) => {
        say({ held: true });
        setTimeout(resolve, ms);
    }),
};
const sessions = createSessions({ hognose, store, live: Number(live), lease: Number(lease), sandbox: { functions, limits: { time: 500 } }, approvals: ['pay'] });
say({ ready: true });
const running = [];
for await (const line of createInterface({ input: process.stdin })) {
    const { n, method, args } = JSON.parse(line);
    const asked = method === 'live' ? Promise.resolve({ most: sessions.live.length }) : sessions[method](...args);
    running.push(asked.then(
        (result) => say({ n, result: result && { ...result, error: result.error?.message } }),
        (error) => say({ n, failed: error.name }),
    ));
}
await Promise.all(running);
await sessions.close();
await close();
