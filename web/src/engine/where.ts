// In which line a paused program stands. A step does not say that, but the traceback of a copy does that fails at its call.
import { PythonError } from 'hognose';
import { sandboxFunctions, type Moment, type Source } from './run';
import { makeSandbox } from './sandbox';

/** No program catches this one by accident. */
const FAILURE = 'KeyboardInterrupt';
const LIMITS = { time: 200, output: 1000 };

/** The line, counted from 1; undefined where the program is at no call, or deals with the failure. */
export async function lineOf({ bytes }: Moment, source: Source): Promise<number | undefined> {
    const sandbox = await makeSandbox({ functions: sandboxFunctions(source.functions), limits: { ...source.limits, ...LIMITS }, restore: bytes, onPrint: () => {} });
    try {
        const step = await sandbox.step();
        if (step?.kind === 'call') await step.raise(FAILURE);
        return undefined;
    } catch (error) {
        if (!(error instanceof PythonError) || error.type !== FAILURE) return undefined;
        return error.frames.findLast(({ file }) => file === 'main.py')?.line;
    } finally {
        void sandbox.dispose();
    }
}
