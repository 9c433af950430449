/// <reference lib="esnext.disposable" preserve="true" />
// A sandbox in a worker: the methods of Sandbox, as promises.
import { LIMIT_DEFAULTS } from './abi.js';
import { encode, encodeEach, type DictForm } from './codec.js';
import { DisposedError, LimitError, read, type PythonSyntaxError, type Usage } from './errors.js';
import { WorkerFiles } from './files.js';
import type { Finding } from './finding.js';
import { defined, mostOf, type Limits } from './limits.js';
import { loadParts, type LoadOptions } from './load.js';
import type { Names } from './names.js';
import type { CallOptions } from './objects.js';
import { checkRun, checkSandbox, checkStep, SANDBOX_OPTIONS, type Program, type RunOptions, type SandboxOptions } from './options.js';
import { decodeLong } from './pieces.js';
import type { Most } from './plain.js';
import { Result } from './result.js';
import { checkCheck, checkValidate, type CheckOptions, type ValidateOptions } from './validate.js';
import { dispose, Link, onAbort, type Answer, type Printing } from './worker_link.js';
import type { WorkerLike } from './worker_start.js';
import { HandRun, type WorkerStep } from './worker_steps.js';
import { receiveError, withoutHandlers, type Operation, type Operations, type RunAnswer } from './worker_wire.js';

/** How a worker is started and stopped. */
export interface WorkerOptions extends LoadOptions {
    /** Starts a worker that runs the module `hognose/worker`. Needed with bundlers that do not find the module. */
    worker?: () => WorkerLike;
    /** Milliseconds that a worker has to cancel a run, before it is terminated. Default: 1,000. */
    grace?: number;
}

/** Options of `createWorkerSandbox()`. */
export interface WorkerSandboxOptions extends SandboxOptions, WorkerOptions {
    /** A snapshot to resume from. `step` returns the step at which its run is paused. */
    restore?: Uint8Array;
}

/** The default of `grace`. */
export const GRACE = 1000;
const WALL_LIMIT = 60_000; // milliseconds, of limits.wall, here: a run that waits for ever would hold its worker for good
const MOST_TIMER = 2 ** 31 - 1;
const TERMINATED = 'the worker was terminated';

/** The names of the options. */
export const WORKER_OPTIONS: Names<WorkerSandboxOptions> = {
    ...SANDBOX_OPTIONS, worker: 'function', grace: 'number', wasm: '', library: '', copyImports: 'boolean', restore: 'Uint8Array',
};

/** The options that concern the sandbox. */
export function sandboxOptions(options: WorkerSandboxOptions): SandboxOptions {
    const { worker, grace, wasm, library, copyImports, restore, ...rest } = options;
    return { ...rest, limits: { ...rest.limits, wall: rest.limits?.wall ?? WALL_LIMIT } };
}

/** Starts a worker with a sandbox of these options; `made` gets the link before it is ready. */
export async function openLink(options: WorkerSandboxOptions, restore = options?.restore, made?: (link: Link) => void): Promise<Link> {
    checkSandbox('sandbox', options, WORKER_OPTIONS);
    const link = new Link(await loadParts(options), options.copyImports, options.worker);
    made?.(link);
    try {
        await link.open(sandboxOptions(options), restore);
    } catch (error) {
        await dispose(link);
        throw error;
    }
    return link;
}

/** Makes a sandbox in a separate worker. Host functions and onPrint run in this thread. The caller disposes of it. */
export async function createWorkerSandbox(options: WorkerSandboxOptions = {}): Promise<WorkerSandbox> {
    return new WorkerSandbox(await openLink(options), options);
}

/** An isolated Python interpreter in a worker. Variables, functions, classes and imports persist from run to run. */
export class WorkerSandbox {
    readonly #link: Link;
    readonly #options: WorkerSandboxOptions;
    #revoked: Error | undefined;

    /** @internal */
    constructor(link: Link, options: WorkerSandboxOptions) {
        this.#link = link;
        this.#options = options;
        link.call = (id, args, options) => this.#callHandle(id, args, options);
    }

    /** Runs a program, and awaits the promises of its host functions. Throws a PythonError for an uncaught exception and a LimitError for a reached limit. */
    async run(code: Program, options: RunOptions = {}): Promise<Result> {
        checkRun(code, options);
        const { signal, inputs = {}, ...rest } = options;
        if (signal?.aborted) throw new LimitError('cancelled', 0, 0, { cause: signal.reason });
        const request = { code, inputs: this.#encoded(inputs, rest.limits), ...rest };
        return this.#result(() => this.#ask('run', request), options);
    }

    /** Runs a program up to its first pause or its end. The caller then resumes it, step by step. Throws as `run` does. */
    async start(code: Program, options: RunOptions = {}): Promise<WorkerStep> {
        checkRun(code, options);
        const { signal, inputs = {}, ...rest } = options;
        const request = { code, inputs: this.#encoded(inputs, rest.limits), ...rest, sliced: signal !== undefined };
        const run = this.#byHand(options);
        return run.reach((await run.ask('start', request))!);
    }

    /** The step at which the run of a restored snapshot is paused; null if no run was paused. Aborting `signal` cancels the run. */
    async step(options: Pick<RunOptions, 'signal'> = {}): Promise<WorkerStep | null> {
        checkStep(options);
        const run = this.#byHand(options);
        this.#link.run = undefined; // from here on, the run that goes on is this one
        const sent = await run.ask('step', options.signal !== undefined);
        return sent && run.reach(sent);
    }

    #byHand(options: RunOptions): HandRun {
        const run: Printing = {};
        return new HandRun(this.#link, async (operation, ...args) => {
            let goesOn = false;
            try {
                const step = await this.#watched(() => this.#ask(operation, ...args), options, run);
                goesOn = !run.error && !!step && step.kind !== 'complete';
                if (!run.error) return step;
                await this.#ask('abandon').answer;
                throw run.error.thrown;
            } finally {
                if (!goesOn) this.#link.over(run);
            }
        });
    }

    #encoded(inputs: Record<string, unknown>, limits: Limits | undefined): Record<string, Uint8Array> {
        const { objects } = this.#link;
        const most = this.#limit(limits);
        return Object.fromEntries(encodeEach(inputs, 'inputs', objects, most));
    }

    // How large a value may be that goes in, in a run with these limits of its own.
    #limit(limits: Limits | undefined): Most {
        return (this.#link.most = mostOf({ ...this.#options.limits, ...defined(limits) }));
    }

    async #callHandle(handle: number, args: unknown[], options: CallOptions): Promise<Result> {
        const { signal, limits, kwargs } = options;
        if (signal?.aborted) throw new LimitError('cancelled', 0, 0, { cause: signal.reason });
        const request = encode(read('arguments', () => [args, { ...kwargs }]), 'arguments', this.#link.objects, this.#limit(limits));
        return this.#result(() => this.#ask('call', { handle, request, limits }), options);
    }

    async #result(ask: () => Answer<RunAnswer>, options: RunOptions): Promise<Result> {
        const run: Printing = {};
        const { value, ...rest } = await this.#watched(ask, options, run).finally(() => this.#link.over(run));
        if (run.error) throw run.error.thrown; // of what was printed last
        return new Result({ value: value && (await this.#decoded(value)), ...rest });
    }

    #decoded(bytes: Uint8Array): Promise<any> {
        return decodeLong(bytes, this.#link.dicts as DictForm, this.#link.objects);
    }

    // What comes of a run; sees that it ends. Where another one is under way, this is none.
    async #watched<T>(ask: () => Answer<T>, { signal, limits }: RunOptions, run: Printing): Promise<T> {
        const link = this.#link;
        let watch: Watch | undefined;
        const stop = onAbort(signal, () => watch?.cancel(signal?.reason));
        try {
            const { id, answer } = ask();
            link.run ??= run;
            const mine = { time: LIMIT_DEFAULTS.time, wall: WALL_LIMIT, ...defined(this.#options.limits), ...defined(limits) };
            watch = new Watch(link, id, mine, this.#options.grace ?? GRACE);
            if (signal?.aborted) watch.cancel(signal.reason); // while it was listened to
            return await answer;
        } catch (error) {
            if (run.error) throw run.error.thrown;
            if (signal?.aborted && error instanceof LimitError && error.kind === 'cancelled') error.cause = signal.reason;
            throw error;
        } finally {
            watch?.stop();
            stop();
        }
    }

    /** Parses a program without running it. Returns null or the SyntaxError. */
    async check(code: string, options: CheckOptions = {}): Promise<PythonSyntaxError | null> {
        checkCheck(code, options);
        const error = await this.#ask('check', code, { ...options, functions: withoutHandlers(options.functions) }).answer;
        return error && (receiveError(error) as PythonSyntaxError);
    }

    /** Finds mistakes in a program. Runs nothing and changes nothing. */
    async validate(code: string, options: ValidateOptions = {}): Promise<Finding[]> {
        checkValidate(code, options);
        return this.#ask('validate', code, { ...options, functions: withoutHandlers(options.functions) }).answer;
    }

    /** The value of a global variable; undefined if there is no such variable. */
    async get(name: string): Promise<any> {
        const bytes = await this.#ask('get', name).answer;
        return bytes && this.#decoded(bytes);
    }

    /** Sets a global variable. */
    async set(name: string, value: unknown): Promise<void> {
        await this.#ask('set', name, encode(value, name, this.#link.objects, this.#limit(undefined))).answer;
    }

    /** The global variables that programs defined, in order of creation. */
    async names(): Promise<string[]> {
        return this.#ask('names').answer;
    }

    /** Deletes a global variable. Returns false if there is no such variable. */
    async delete(name: string): Promise<boolean> {
        return this.#ask('delete', name).answer;
    }

    /** Makes the sandbox fresh: forgets everything that programs did. */
    async reset(): Promise<void> {
        await this.#ask('reset').answer;
        this.#link.forget();
    }

    /** The files that programs see. Use them between runs. */
    get files(): WorkerFiles {
        return new WorkerFiles((operation, ...args) => this.#ask('files', operation, args).answer);
    }

    /** The session as bytes, for `restore`: the variables and the paused run. Throws a SnapshotError if this state cannot be saved. */
    async dump(): Promise<Uint8Array> {
        return this.#ask('dump').answer;
    }

    /** Makes an independent sandbox in the same state, in another worker, with the same host functions. */
    async fork(): Promise<WorkerSandbox> {
        const link = await openLink(this.#options, await this.dump());
        link.objects.copy(this.#link.objects);
        return new WorkerSandbox(link, this.#options);
    }

    /** The resources that the last run used. */
    async usage(): Promise<Usage> {
        return this.#ask('usage').answer;
    }

    /** Ends the worker at once. A run under way fails with a DisposedError. */
    async dispose(): Promise<void> {
        if (!this.#revoked) await dispose(this.#link);
    }

    /** Does the same, as a last resort. The error of a run under way says that the worker was terminated. */
    async terminate(): Promise<void> {
        if (!this.#revoked) await dispose(this.#link, TERMINATED);
    }

    /** The error that ended the sandbox; undefined while it is usable. */
    get ended(): Error | undefined {
        return this.#revoked ?? this.#link.ended;
    }

    /** @internal Makes this object unusable. Its worker lives on. */
    revoke(error: Error): void {
        this.#revoked = error;
    }

    async [Symbol.asyncDispose](): Promise<void> {
        await this.dispose();
    }

    #ask<K extends Operation>(operation: K, ...args: Parameters<Operations[K]>) {
        if (this.#revoked) throw this.#revoked;
        return this.#link.ask(operation, ...args);
    }
}

/** Ensures that a run ends: asks the worker first, and terminates it if it does not respond. */
class Watch {
    readonly #link: Link;
    readonly #id: number;
    readonly #grace: number;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #wall: ReturnType<typeof setTimeout> | undefined;
    #stopped = false;

    constructor(link: Link, id: number, { time, wall }: { time: number; wall: number }, grace: number) {
        this.#link = link;
        this.#id = id;
        this.#grace = grace;
        if (time < Infinity) this.#look(time);
        // The worker sees to this too.
        if (wall + grace < MOST_TIMER) this.#wall = setTimeout(() => this.#end(new LimitError('wall', wall, wall + grace)), wall + grace);
    }

    // The worker limits the time itself, and its event loop has a turn every few milliseconds. One that has had none for as long
    // as it may run, and a while longer, is stuck.
    #look(time: number): void {
        let heard = false;
        this.#link.ping(() => (heard = true));
        this.#after(time, () => {
            if (heard) return this.#look(time);
            this.#after(this.#grace, () => {
                if (heard) return this.#look(time);
                this.#end(new LimitError('time', time, time + this.#grace));
            });
        });
    }

    #after(time: number, then: () => void): void {
        clearTimeout(this.#timer);
        if (!this.#stopped) this.#timer = setTimeout(then, Math.min(time, MOST_TIMER));
    }

    /** Cancels the run. */
    cancel(reason: unknown): void {
        this.#link.cancel(this.#id);
        this.#after(this.#grace, () => this.#end(new LimitError('cancelled', 0, 0, { cause: reason })));
    }

    stop(): void {
        this.#stopped = true;
        clearTimeout(this.#timer);
        clearTimeout(this.#wall);
    }

    // The run fails with its limit; whatever comes later learns what became of the worker.
    #end(error: LimitError): void {
        this.#link.fail(this.#id, error);
        void this.#link.end(new DisposedError(TERMINATED));
    }
}
