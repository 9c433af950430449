// Five tasks, done by programs of a scripted model on a small project: what is submitted is stored, and the stable layer is untouched.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AgentExecutor, CodeGenerator, MemoryWorkspace, Overlay, RetryStrategy, createExternalFunctions, hognose, submissionOf, walk } from './agent.mjs';
import { textOf } from './workspaces.mjs';

const PROJECT = {
    'src/main.py': 'def run(names):\n    return greet(names)\n\ndef stop():\n    return None  # TODO: stop for real\n',
    'src/util.py': 'def greet(names):\n    # TODO: other languages\n    return ", ".join(names)\n',
    'data/people.csv': 'name,age\nann,30\nbob,41\ncid,35\n',
    'README.md': '# Project\n',
};
const TASKS = {
    'Add docstrings to all functions': [`
changed = []
for path in search_files("*.py"):
    lines = []
    for line in read_file(path).split("\\n"):
        lines.append(line)
        if line.startswith("def "):
            lines.append('    """' + line[4:line.index("(")].capitalize() + '."""')
    write_file(path, "\\n".join(lines))
    changed.append(path)
submit_result("Added docstrings", changed)`],
    'Collect the TODOs': [`
found = search_content("TODO: (.*)")
write_file("TODO.md", "\\n".join(f"- {f['file']}:{f['line']} {f['text'].split('TODO: ')[1]}" for f in found))
submit_result(f"{len(found)} TODOs", ["TODO.md"])`],
    'Report on people.csv': [`
rows = [line.split(",") for line in read_file("data/people.csv").strip().split("\\n")][1:]
ages = [int(age) for name, age in rows]
write_file("report.md", f"{len(rows)} people, {sum(ages) / len(ages):.1f} years on average\\n" + ask_llm("Comment", str(ages)))
submit_result("Report", ["report.md"])`],
    'Rename greet to welcome': [`
changed = [path for path in search_files("**/*.py") if "greet" in read_file(path)]
for path in changed:
    write_file(path, read_file(path).replace("greet", "welcome"))
submit_result("Renamed greet", changed)`],
    'Count the lines': ['total = sum(len(read_file(p).splitlines()) for p in search_files("*.py")\nsubmit_result("x", [])', `
write_file("half.txt", "left by the first program")
total = len(read_file("src/none.py"))`, `
total = sum(len(read_file(p).splitlines()) for p in search_files("*.py"))
write_file("lines.txt", str(total))
submit_result(f"{total} lines", ["lines.txt"])`],
};

async function done(task) {
    const stable = new MemoryWorkspace(PROJECT);
    const agent = new MemoryWorkspace();
    const overlay = new Overlay(agent, stable);
    const answers = [...TASKS[task]];
    const prompts = [];
    const model = async (prompt) => (prompts.push(prompt), `Of course.\n\`\`\`python${answers.shift()}\n\`\`\``.replace('python', 'python\n'));
    const generator = new CodeGenerator({ hognose, model, retry: new RetryStrategy({ minDelay: 1 }) });
    const functions = createExternalFunctions(agent, stable, { hognose, llm: async () => 'A fine group.' });
    const solution = await generator.solve(task, { executor: new AgentExecutor({ hognose }), functions, agentId: 'agent-1', reset: () => overlay.drop() });
    assert.equal(solution.result.error, null);
    for (const [path, text] of Object.entries(PROJECT)) assert.equal(await textOf(stable, path), text, `stable: ${path}`);
    assert.equal((await walk(stable)).length, Object.keys(PROJECT).length);
    return { overlay, agent, stable, prompts, programs: solution.programs, submission: await submissionOf(agent) };
}

test('002 end to end: docstrings', async () => {
    const { agent, submission, overlay } = await done('Add docstrings to all functions');
    assert.deepEqual(submission, { summary: 'Added docstrings', changed_files: ['src/main.py', 'src/util.py'] });
    assert.match(await textOf(agent, 'src/main.py'), /^def run\(names\):\n    """Run\."""\n/);
    assert.deepEqual((await overlay.diff()).map((c) => `${c.kind} ${c.path}`), ['modified src/main.py', 'modified src/util.py']);
});

test('002 end to end: TODOs collected', async () => {
    const { agent, submission } = await done('Collect the TODOs');
    assert.deepEqual(submission, { summary: '2 TODOs', changed_files: ['TODO.md'] });
    assert.equal(await textOf(agent, 'TODO.md'), '- src/main.py:5 stop for real\n- src/util.py:2 other languages');
});

test('002 end to end: a report of a CSV file', async () => {
    const { agent, submission } = await done('Report on people.csv');
    assert.deepEqual(submission, { summary: 'Report', changed_files: ['report.md'] });
    assert.equal(await textOf(agent, 'report.md'), '3 people, 35.3 years on average\nA fine group.');
});

test('002 end to end: a refactor in two steps, with a review between', async () => {
    const { overlay, stable, submission } = await done('Rename greet to welcome');
    assert.deepEqual((await overlay.diff()).map((c) => c.path), submission.changed_files);
    assert.deepEqual(await overlay.merge(), ['src/main.py', 'src/util.py']);
    assert.match(await textOf(stable, 'src/util.py'), /^def welcome\(/);
    const agent = new MemoryWorkspace();
    const functions = createExternalFunctions(agent, stable, { hognose });
    const second = await new AgentExecutor({ hognose }).execute('result = [read_file("src/main.py").count("welcome"), search_content("greet")]', functions, 'agent-2');
    assert.deepEqual(second.return_value, [1, []]);
});

test('002 end to end: a first program that fails, and what it left is dropped', async () => {
    const { agent, programs, prompts, submission } = await done('Count the lines');
    assert.deepEqual([programs, prompts.length, submission], [2, 3, { summary: '8 lines', changed_files: ['lines.txt'] }]);
    assert.match(prompts[1], /It failed:\nSyntax error: /);
    assert.match(prompts[2], /FileNotFoundError: no such file or directory: 'src\/none\.py'/);
    assert.deepEqual(await walk(agent), ['lines.txt']);
});
