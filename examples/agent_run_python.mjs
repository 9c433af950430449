// Document 003: the tool run_python, and a notebook of a conversation.
import { createRunPython, listTools, Notebooks } from '../bindings/js/dist/agent/index.js';

const tool = createRunPython();
console.log(listTools([tool]));
for (const code of ['print(2**32)', 'import subprocess', 'open("note.txt", "w").write("x")', 'print(open("note.txt").read())']) {
    console.log((await tool.execute({ code })).trimEnd().split('\n').at(-1));
}
const notebooks = new Notebooks();
await notebooks.execute('conversation-1', 'rows = [{"city": "Bern", "people": 134_000}, {"city": "Basel", "people": 177_000}]');
const { outputs } = await notebooks.execute('conversation-1', 'rows');
console.log(outputs[0]['text/html']);
