// What the package must do wherever it runs; the tests compare what it gives. Plain data, so that it crosses any boundary.
import { Float, LimitError, PythonError, Tuple } from 'hognose';

const APPROVE = 'total = 99\nresult = "paid" if approve(total) else "kept"\nresult';

/** A run paused at a call, as bytes in an array. */
export function makeDump(hognose) {
    const sandbox = hognose.sandbox({ functions: ['approve'] });
    const dump = [...sandbox.start(APPROVE).dump()];
    sandbox.dispose();
    return dump;
}

/** How such a run ends. */
export function endDump(hognose, dump, answer) {
    const sandbox = hognose.restore(Uint8Array.from(dump));
    const { value } = sandbox.step.resume(answer);
    sandbox.dispose();
    return value;
}

async function failure(action) {
    try {
        await action();
    } catch (error) {
        return error;
    }
    throw new Error('it did not fail');
}

/** A tour through the interface. */
export async function tour(hognose) {
    const printed = [];
    const sandbox = hognose.sandbox({
        functions: { add: (a, b) => a + b, later: async (x) => [x, x] },
        onPrint: (stream, text) => printed.push(stream, text),
    });
    const seen = {};
    seen.sum = sandbox.runSync('add(40, 2)').value;
    seen.later = (await sandbox.run('print("now")\nlater("a")')).value;
    seen.printed = printed;
    sandbox.set('point', new Tuple(1, new Float(2)));
    seen.point = sandbox.runSync('repr(point)').value;
    seen.big = String(sandbox.runSync('2 ** 70').value);
    const missing = await failure(() => sandbox.run('{}["k"]'));
    seen.missing = [missing instanceof PythonError, missing.type, missing.frames.length];
    const endless = await failure(() => sandbox.run('while True: pass', { limits: { steps: 10_000 } }));
    seen.endless = [endless instanceof LimitError, endless.kind];
    seen.aborted = (await failure(() => sandbox.run('while True: pass', { signal: AbortSignal.timeout(20) }))).kind;
    seen.library = sandbox.runSync('import shlex\nshlex.split("a \'b c\'")').value;
    seen.dump = endDump(hognose, makeDump(hognose), true);
    sandbox.dispose();
    seen.disposed = (await failure(() => sandbox.run('1'))).name;
    return seen;
}
