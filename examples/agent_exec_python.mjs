// Document 000: the tool exec_python, as a loop with a model calls it. Its calls share their state.
import { createExecPythonTool } from '../bindings/js/dist/agent/index.js';

const tool = createExecPythonTool({ materialized: [{ filename: 'context.txt', content: 'ann 30\nbob 41\n', field_name: 'context' }] });
const calls = [
    { code: 'people = dict(line.split() for line in context.splitlines())\nprint(people)' },
    { code: 'result = sum(map(int, people.values())) / len(people)' },
    { code: 'while True: pass', timeout_ms: 200 },
    { code: 'print(len(people), "are still there")' },
];
for (const call of calls) {
    const { success, stdout, return_value, error } = await tool.execute(call);
    console.log(JSON.stringify({ success, stdout, return_value, error }));
}
