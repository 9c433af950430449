// Code mode: a program that calls tools waits for a person's approval, its process ends, and another one goes on with it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCodeMode, defineTool } from '../bindings/js/dist/agent/index.js';

const [, , folder, stage] = process.argv;

const search = defineTool({
    name: 'find_invoices', description: 'Find invoices that are overdue.', readOnly: true,
    input: { type: 'object', properties: { days: { type: 'integer', minimum: 1, default: 30, description: 'For how long' } } },
    output: { type: 'array', items: { title: 'Invoice', type: 'object', properties: { id: { type: 'string' }, amount: { type: 'number' } }, required: ['id', 'amount'] } },
    handler: ({ days }) => (console.log(`process ${stage}: looked for ${days} days`), [{ id: 'A-1', amount: 120.5 }, { id: 'A-2', amount: 80 }, { id: 'A-3', amount: 9.5 }]),
});
const remind = defineTool({
    name: 'send-reminder', description: 'Send a reminder by mail.', needsApproval: ({ amount }) => amount >= 100,
    input: { type: 'object', properties: { id: { type: 'string' }, amount: { type: 'number' } }, required: ['id', 'amount'] },
    handler: ({ id }) => (console.log(`process ${stage}: sent a reminder of ${id}`), `sent ${id}`),
});
const PROGRAM = `
invoices = await find_invoices(days=60)
due = [i for i in invoices if i["amount"] > 10]
sent = await asyncio.gather(*[send_reminder(i["id"], i["amount"]) for i in due])
result = {"sent": sent, "total": sum(i["amount"] for i in due)}
`;

if (stage === undefined) {
    const scratch = mkdtempSync(join(tmpdir(), 'hognose-code-mode-'));
    for (const next of ['one', 'two']) spawnSync(process.execPath, [fileURLToPath(import.meta.url), scratch, next], { stdio: 'inherit' });
    rmSync(scratch, { recursive: true });
} else {
    const mode = await createCodeMode({ tools: [search, remind] });
    const file = join(folder, 'waiting.json');
    if (stage === 'one') {
        console.log(mode.functions.map(({ name, signature }) => name + signature).join('\n'));
        const { approvals, state } = await mode.run(PROGRAM);
        for (const { id, name, arguments: input } of approvals) console.log(`process one: call ${id} waits, ${name}(${JSON.stringify(input)})`);
        writeFileSync(file, JSON.stringify({ state, approvals }));
    } else {
        const { state, approvals } = JSON.parse(readFileSync(file, 'utf8'));
        const { value, calls } = await mode.resume(state, { [approvals[0].id]: true });
        console.log(JSON.stringify(value));
        for (const { tool, status, approval = 'not asked' } of calls) console.log(`${tool}: ${status}, ${approval}`);
    }
}
