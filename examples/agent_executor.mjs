// Document 002: a program that a model wrote for a task, over an overlay; the result is reviewed before it is merged.
import { AgentExecutor, CodeGenerator, createExternalFunctions, MemoryWorkspace, Overlay, RetryStrategy, submissionOf } from '../bindings/js/dist/agent/index.js';

const answers = ['```python\nprint(read_file("src/none.py"))\n```', `
\`\`\`python
changed = search_files("*.py")
for path in changed:
    write_file(path, "# checked\\n" + read_file(path))
submit_result("Marked the files", changed)
\`\`\``];
const model = async () => answers.shift(); // or aiModel(...) of the npm package ai

const [stable, agent] = [new MemoryWorkspace({ 'src/a.py': 'x = 1\n', 'README.md': '# Here\n' }), new MemoryWorkspace()];
const overlay = new Overlay(agent, stable);
const generator = new CodeGenerator({ model, retry: new RetryStrategy({ minDelay: 1 }) });
const { programs, result } = await generator.solve('Mark all Python files', {
    executor: new AgentExecutor(), functions: createExternalFunctions(agent, stable), agentId: 'agent-1', reset: () => overlay.drop(),
});
console.log(`${programs} programs, success: ${result.success}`);
console.log(await submissionOf(agent));
for (const { kind, path } of await overlay.diff()) console.log(kind, path);
console.log('merged:', await overlay.merge());
