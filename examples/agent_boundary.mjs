// Document 004: read, write, edit and run_python on one workspace, an extension, and errors as values.
import { createBoundary, MemoryWorkspace } from '../bindings/js/dist/agent/index.js';

const box = createBoundary({ workspace: new MemoryWorkspace({ 'notes.txt': 'one two three' }) });
await box.load({
    name: 'clock',
    tools: [{ name: 'day', description: 'The day of the week.', parameters: { type: 'object', properties: {} }, execute: () => 'Monday' }],
});
await box.load({ name: 'broken', tools: [{ name: 'x' }] });
console.log(box.extensions.map(({ name, available, reason }) => `${name}: ${available ? 'available' : reason}`).join('; '));
const calls = [
    { name: 'edit', arguments: { path: 'notes.txt', old: 'two', new: '2' } },
    { name: 'run_python', arguments: '{"code": "write(\'count.txt\', str(len(read(\'notes.txt\'))))\\nprint(read(\'count.txt\'))"}' },
    { name: 'read', arguments: { path: '../secret' } },
    { name: 'bash', arguments: { command: 'ls' } },
    { name: 'day', arguments: {} },
];
for (const call of calls) console.log(JSON.stringify(await box.call(call)));
