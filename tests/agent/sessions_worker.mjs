// A process with sessions: `node sessions_worker.mjs STORE LEASE` reads requests, a JSON object a line, and answers each with one.
import { createInterface } from 'node:readline';
import { createSessions, hognose } from './agent.mjs';
import { openStore } from './sessions_stores.mjs';

const [name, lease] = process.argv.slice(2);
const { store, close } = openStore(name);
const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
const functions = {
    pay: async (n) => `paid ${n}`,
    hold: (ms) => new Promise((resolve) => {
        say({ held: true });
        setTimeout(resolve, ms);
    }),
};
const sessions = createSessions({ hognose, store, live: 3, lease: Number(lease), sandbox: { functions, limits: { time: 500 } }, approvals: ['pay'] });
say({ ready: true });
const running = [];
for await (const line of createInterface({ input: process.stdin })) {
    const { n, method, args } = JSON.parse(line);
    running.push(sessions[method](...args).then(
        (result) => say({ n, result: result && { ...result, error: result.error?.message } }),
        (error) => say({ n, failed: error.name }),
    ));
}
await Promise.all(running);
await sessions.close();
await close();
