// The types of the package, as a strict compiler sees them. Lines under @ts-expect-error must not compile; all others must.
import {
    createPool, createWorkerSandbox, load, loadSync, DisposedError, Float, HognoseError, HostValueError, LimitError, PythonError, PythonSyntaxError, Sandbox, SnapshotError, Tuple,
    type AcquireOptions, type Call, type CheckOptions, type Clock, type Finding, type FindingKind, type ValidateOptions, type Complete, type DictForm, type Frame, type FunctionOptions, type Functions, type Handler, type Hognose, type HostOptions,
    type LeaseOptions, type LimitKind, type Limits, type LoadOptions, type Pool, type PoolOptions, type Result, type RunOptions, type SandboxOptions, type Settled, type Sliced, type Step, type Usage,
    type Waiting, type WorkerLike, type WorkerOptions, type WorkerCall, type WorkerSandbox, type WorkerSandboxOptions,
    type WorkerSliced, type WorkerStep, type WorkerWaiting,
} from 'hognose';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function same<A, B>(..._yes: Same<A, B> extends true ? [] : ['these types differ', A, B]): void {}

export async function run(wasm: WebAssembly.Module): Promise<void> {
    const hognose = await load();
    same<typeof hognose, Hognose>();
    same<ReturnType<typeof loadSync>, Hognose>();
    await load({ wasm: new URL('https://example.org/hognose.wasm') });
    await load({ wasm, library: hognose.library });
    await load({ library: false });
    // @ts-expect-error: there is no such option
    await load({ module: wasm });
    loadSync(wasm);

    const limits: Limits = { memory: 2 ** 20, time: 100, steps: Infinity };
    const functions: Functions = {
        add: (a: number, b: number) => a + b,
        page: { handler: async (url: string) => url, awaitable: true, signature: '(url)', doc: 'A page.' },
        approve: null,
    };
    const sandbox = hognose.sandbox({ limits, functions, dicts: 'map', modules: { sources: { helpers: 'x = 1' } } });
    same<typeof sandbox, Sandbox>();
    hognose.sandbox({ functions: ['approve'] });
    // @ts-expect-error: there is no such limit
    hognose.sandbox({ limits: { seconds: 1 } });
    // @ts-expect-error: a function or a description of one
    hognose.sandbox({ functions: { add: 1 } });
    // @ts-expect-error: 'object' or 'map'
    hognose.sandbox({ dicts: 'record' });
    hognose.sandbox({
        onPrint(stream, text) {
            same<typeof stream, 'stdout' | 'stderr'>();
            same<typeof text, string>();
        },
    });

    const result = await sandbox.run('x', { inputs: { x: [1, 'a', null] }, signal: AbortSignal.timeout(10) });
    same<typeof result, Result>();
    same<typeof result.stdout, string>();
    same<typeof result.usage.steps, number>();
    same<ReturnType<typeof sandbox.runSync>, Result>();
    // @ts-expect-error: the program is a text
    await sandbox.run(1);
    same<ReturnType<typeof sandbox.names>, string[]>();
    same<ReturnType<typeof sandbox.dump>, Uint8Array>();
    same<ReturnType<typeof sandbox.check>, PythonSyntaxError | null>();
    const found = sandbox.validate('x', { known: ['x'], functions, topLevelAwait: false });
    same<typeof found, Finding[]>();
    const typed = sandbox.validate('x', { types: true });
    same<typeof typed, Promise<Finding[]>>();
    const options: ValidateOptions = { types: Math.random() > 0.5 };
    const either = sandbox.validate('x', options);
    same<typeof either, Finding[] | Promise<Finding[]>>();
    same<Finding['kind'], FindingKind>();
    // @ts-expect-error: there is no such option
    sandbox.validate('x', { filename: 'a' });
    same<typeof sandbox.step, Step | null>();
    // @ts-expect-error: sandboxes are made by hognose.sandbox()
    sandbox.usage = result.usage;

    steps(sandbox.start('approve()'));
    hognose.restore(sandbox.dump(), { functions });
    sandbox[Symbol.dispose]();
}

export async function workers(): Promise<void> {
    const sandbox = await createWorkerSandbox({ grace: 10, worker: () => new Worker('worker.js'), functions: { f: async () => 1 } });
    same<typeof sandbox, WorkerSandbox>();
    same<ReturnType<typeof sandbox.run>, Promise<Result>>();
    same<ReturnType<typeof sandbox.check>, Promise<PythonSyntaxError | null>>();
    same<ReturnType<typeof sandbox.validate>, Promise<Finding[]>>();
    await workerSteps(await sandbox.start('approve()'));
    same<ReturnType<typeof sandbox.step>, Promise<WorkerStep | null>>();
    // @ts-expect-error: there is no waiting for a worker
    sandbox.runSync('1');
    const pool = await createPool({ size: 2, queue: 10 });
    same<typeof pool, Pool>();
    // @ts-expect-error: a number
    await createPool({ size: '2' });
    const taken: WorkerSandbox = await pool.acquire({ limits: { time: 1 }, signal: AbortSignal.timeout(10) });
    await pool.release(taken);
    // @ts-expect-error: it has to be said which
    await pool.release();
    await pool[Symbol.asyncDispose]();
}

async function workerSteps(step: WorkerStep): Promise<unknown> {
    switch (step.kind) {
        case 'complete':
            same<typeof step, Complete>();
            return step.value;
        case 'call':
            same<typeof step, WorkerCall>();
            // @ts-expect-error: by which type
            await step.raise();
            return workerSteps(await step.resume(1));
        case 'waiting':
            same<typeof step, WorkerWaiting>();
            return step.settle(step.calls[0]!.id, { error: new Error('no') });
        case 'sliced':
            same<typeof step, WorkerSliced>();
            return step.continue();
    }
}

function steps(step: Step): unknown {
    switch (step.kind) {
        case 'complete':
            same<typeof step, Complete>();
            // @ts-expect-error: the run is over
            step.dump();
            return step.value;
        case 'call':
            same<typeof step, Call>();
            same<typeof step.args, unknown[]>();
            // @ts-expect-error: by which type
            step.raise();
            return steps(step.resume(1));
        case 'waiting':
            same<typeof step, Waiting>();
            // @ts-expect-error: calls have numbers
            step.settle('f', { value: 1 });
            return step.settle(step.calls[0]!.id, { error: new Error('no') });
        case 'sliced':
            same<typeof step, Sliced>();
            return step.continue();
        default:
            same<typeof step, never>();
            return undefined;
    }
}

export function errors(error: unknown): string {
    if (error instanceof LimitError) {
        same<typeof error.kind, LimitKind>();
        // @ts-expect-error: there is no such kind
        return error.kind === 'seconds' ? '' : error.message;
    }
    if (error instanceof PythonError) {
        same<typeof error.frames, Frame[]>();
        same<typeof error.usage, Usage | undefined>();
        return error.traceback;
    }
    const base: HognoseError[] = [new DisposedError(), new HostValueError('x'), new SnapshotError('x')];
    return base.map((e) => e.message).join();
}

export const values = [new Float(1), new Tuple(1, 2)] as const;
export const parts: [Clock?, DictForm?, FunctionOptions?, Handler?, HostOptions?, LoadOptions?, RunOptions?, SandboxOptions?, Settled?] = [];
export const more: [CheckOptions?, Finding?, FindingKind?, ValidateOptions?, AcquireOptions?, LeaseOptions?, PoolOptions?, WorkerLike?, WorkerOptions?, WorkerSandboxOptions?] = [];
