// A process of its own for codemode_approval.test.mjs: runs a program, or resumes one with the state and the decisions that stdin has.
import { appendFileSync } from 'node:fs';
import { createCodeMode } from './agent.mjs';

const [, , log] = process.argv;
const text = { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] };
const note = (kind) => async ({ text: what }) => {
    appendFileSync(log, `${kind} ${what}\n`);
    return `${kind}:${what}`;
};
const mode = await createCodeMode({
    tools: [
        { name: 'read', description: 'Read.', input: text, handler: note('read') },
        { name: 'send', description: 'Send a mail.', input: text, needsApproval: true, handler: note('send') },
    ],
});
const given = JSON.parse(await new Response(process.stdin).text());
const result = given.code === undefined ? await mode.resume(given.state, given.decisions) : await mode.run(given.code);
process.stdout.write(JSON.stringify(result));
