// In which line a paused program stands. A step does not say that, but the traceback of a copy does that fails at its call.
import { PythonError } from 'hognose';
import { sandboxFunctions, type Moment, type Source } from './run';
import { makeSandbox } from './sandbox';

/** No program catches this one by accident. */
const FAILURE = 'KeyboardInterrupt';
const LIMITS = { output: 1000 };
/** How often the copy goes on after a slice of time. One that deals with the failure may take long. */
const MOST_SLICES = 50;

/** The line, counted from 1; undefined where the program is at no call, or deals with the failure. */
export async function lineOf({ bytes }: Moment, source: Source): Promise<number | undefined> {
    const sandbox = await makeSandbox({ functions: sandboxFunctions(source.functions), limits: { ...source.limits, ...LIMITS }, restore: bytes, onPrint: () => {} });
    try {
        const { signal } = new AbortController(); // for slices
        let step = await sandbox.step({ signal });
        if (step?.kind === 'call') step = await step.raise(FAILURE);
        for (let n = 0; n < MOST_SLICES && step?.kind === 'sliced'; n++) step = await step.continue();
        return undefined;
    } catch (error) {
        if (!(error instanceof PythonError) || error.type !== FAILURE) return undefined;
        return error.frames.findLast(({ file }) => file === 'main.py')?.line;
    } finally {
        void sandbox.dispose();
    }
}
