// Code mode as every runtime has to do it: typed tools, a check of arguments, a program that waits for approval and goes on.
import { createCodeMode, defineTool, ToolRegistry } from 'hognose/agent';

/** What came of it, as JSON. */
export async function agentTour(hognose) {
    const sent = [];
    const tools = [
        { name: 'add', description: 'Add.', input: { properties: { a: { type: 'integer' }, b: { type: 'integer', default: 1 } }, required: ['a'] }, handler: ({ a, b }) => a + b },
        { name: 'send', description: 'Send.', input: { properties: { to: { type: 'string', pattern: '^[a-z]+$' } }, required: ['to'] }, needsApproval: true, handler: ({ to }) => (sent.push(to), `sent ${to}`) },
    ].map(defineTool);
    const mode = await createCodeMode({ hognose, tools });
    const waits = await mode.run('try: await add("x")\nexcept TypeError as e: print(e)\nn = await asyncio.gather(add(1), add(2, b=3))\n[await send("ann"), n]');
    const done = await mode.resume(JSON.stringify(waits.state), { [waits.approvals[0].id]: true });
    const { error } = await new ToolRegistry(tools).call({ name: 'send', arguments: '{"to":"A"}' });
    return [mode.functions.map(({ name, signature }) => name + signature), waits.status, done.value, done.stdout, sent, error.message];
}
