// What worker sandboxes and pools must do wherever there are workers. `options` as createWorkerSandbox has them.
import { createPool, createWorkerSandbox, LimitError, PythonError, Tuple } from 'hognose';

async function failure(action) {
    try {
        await action();
    } catch (error) {
        return error;
    }
    throw new Error('it did not fail');
}

export async function workerTour(options = {}) {
    const printed = [];
    const seen = {};
    const sandbox = await createWorkerSandbox({
        ...options,
        functions: { add: (a, b) => a + b, later: async (x) => new Tuple(x, x), approve: null },
        onPrint: (stream, text) => printed.push(stream, text),
    });
    seen.sum = (await sandbox.run('print("now")\nadd(40, 2)')).value;
    const pair = (await sandbox.run('later("a")')).value;
    seen.pair = [pair instanceof Tuple, ...pair];
    seen.printed = printed;
    const step = await sandbox.start('approve(99)');
    seen.step = [step.kind, step.name, ...step.args, (await step.resume(true)).value];
    const missing = await failure(() => sandbox.run('{}["k"]'));
    seen.missing = [missing instanceof PythonError, missing.type];
    const aborted = await failure(() => sandbox.run('while True: pass', { signal: AbortSignal.timeout(20) }));
    seen.aborted = [aborted instanceof LimitError, aborted.kind];
    const run = failure(() => sandbox.run('while True: pass'));
    await sandbox.terminate();
    seen.terminated = (await run).message;
    const other = await createWorkerSandbox(options);
    seen.library = (await other.run('import shlex\nshlex.split("a \'b c\'")')).value;
    await other.dispose();
    const pool = await createPool({ ...options, size: 2 });
    seen.pool = (await Promise.all([1, 2, 3].map((n) => pool.run('n * n', { inputs: { n } })))).map(({ value }) => value);
    await pool.close();
    return seen;
}
