// Sessions that outlive processes: one process pays nothing without a person's word and ends; another one, hours later, goes on where the program stands.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSessions, fileStore } from '../bindings/js/dist/agent/index.js';

const [, , folder, stage] = process.argv;

function open() {
    const pay = async (who, amount) => (console.log(`process ${stage}: paid ${amount} to ${who}`), `receipt for ${amount}`);
    const sandbox = { functions: { pay: { handler: pay, signature: '(who, amount)' } } };
    return createSessions({ live: 2, store: fileStore(folder), sandbox, approvals: ['pay'] });
}

async function one(sessions) {
    // Three users over two live sandboxes: the third has the first one put away.
    for (const user of ['ann', 'ben', 'eve']) await sessions.run(user, `class Cart:\n    items = []\ncart = Cart()\ncart.items.append("${user}'s book")`);
    console.log('in memory:', sessions.live.join(', '));
    const { status, calls } = await sessions.run('ann', 'for amount in [12, 30]:\n    print(pay("shop", amount))\ncart.items');
    console.log(`ann: ${status}, ${calls[0].name}(${calls[0].args.join(', ')})`);
}

async function two(sessions) {
    const [asked] = await sessions.pending('ann');
    const { status, stdout, calls } = await sessions.answer('ann', { approve: true }, { call: asked.id });
    console.log(`ann: ${status}, ${stdout.trim()}, ${calls[0].name}(${calls[0].args.join(', ')})`);
    const end = await sessions.answer('ann', { approve: false, reason: 'too much' }, { call: calls[0].id });
    console.log(`ann: ${end.status}, ${end.error.message}`);
    console.log('ann still has', (await sessions.run('ann', 'cart.items')).value);
    await sessions.fork('ben', 'ben again');
    await sessions.run('ben again', 'cart.items.append("a pen")');
    for (const id of ['ben', 'ben again']) console.log(`${id} has`, (await sessions.run(id, 'cart.items')).value);
}

if (stage === undefined) {
    const scratch = mkdtempSync(join(tmpdir(), 'hognose-sessions-'));
    for (const next of ['one', 'two']) spawnSync(process.execPath, [fileURLToPath(import.meta.url), scratch, next], { stdio: 'inherit' });
    rmSync(scratch, { recursive: true });
} else {
    const sessions = open();
    await (stage === 'one' ? one : two)(sessions);
    await sessions.close();
}
