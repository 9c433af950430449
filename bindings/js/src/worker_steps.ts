// A run by hand in a worker: the steps of steps.ts, with methods that give promises.
import { isThenable, settledOf, type Call as HostCall, type Settled } from './calls.js';
import { decode } from './codec.js';
import type { Objects } from './objects.js';
import { checkSettled } from './options.js';
import { Complete, stepIsOver } from './steps.js';
import type { Link, Request } from './worker_link.js';
import type { Action, Operations, SentCall, SentStep } from './worker_wire.js';

/** The state of a run in a worker: finished, or paused. An uncaught exception or a reached limit is thrown instead. */
export type WorkerStep = Complete | WorkerCall | WorkerWaiting | WorkerSliced;

/** Requests a step from the worker, and ensures that it arrives. */
type Ask = <K extends 'start' | 'step' | 'goOn'>(operation: K, ...args: Parameters<Operations[K]>) => Promise<ReturnType<Operations[K]>>;

/** A call from before a snapshot, whose request is unknown. */
const UNKNOWN: Request = { args: [], kwargs: {}, serve: undefined, awaitable: false };

/** A run that the caller resumes step by step. Handlers are called in this thread. One that returns a value at once does not pause the run. */
export class HandRun {
    readonly link: Link;
    /** @internal */
    readonly ask: Ask;
    /** Counts pauses. A step with another number is over. */
    turn = 0;
    /** The call at which the run is paused, and deferred calls that wait. */
    #calls = new Map<number, HostCall>();
    readonly #objects: Objects;

    constructor(link: Link, ask: Ask) {
        this.link = link;
        this.ask = ask;
        this.#objects = link.objects;
    }

    /** Whether the worker has a different sandbox by now. */
    get gone(): boolean {
        return this.link.objects !== this.#objects;
    }

    async goOn(action: Action): Promise<WorkerStep> {
        this.turn++;
        return this.reach(await this.ask('goOn', action));
    }

    /** Resumes the run until the caller has something to do. */
    async reach(sent: SentStep): Promise<WorkerStep> {
        for (;;) {
            const action = this.#own(sent);
            if (!action) return this.#stepOf(sent);
            sent = await this.ask('goOn', action);
        }
    }

    // What is done at a step without the caller: answers that are there at once, and promises of awaitable functions.
    #own(sent: SentStep): Action | undefined {
        if (sent.kind === 'call') return this.#serve(sent.call);
        if (sent.kind !== 'waiting') return undefined;
        if (sent.calls) this.#calls = new Map(sent.calls.map((call) => [call.id, this.#calls.get(call.id) ?? this.#madeBefore(call)]));
        return undefined;
    }

    // It may have been served then, and is not served twice.
    #madeBefore({ id, name, request }: SentCall): HostCall {
        const { args, kwargs } = this.#read(name, request);
        return { id, name, args, kwargs, promise: undefined };
    }

    // What cannot be read here is an exception for the program.
    #read(name: string, request: Uint8Array | undefined): Request {
        try {
            return request ? this.link.read(name, request) : UNKNOWN;
        } catch (error) {
            const serve = () => {
                throw error;
            };
            return { ...UNKNOWN, serve };
        }
    }

    #serve({ id, name, request }: SentCall): Action | undefined {
        const { args, kwargs, serve, awaitable } = this.#read(name, request);
        const call: HostCall = { id, name, args, kwargs, promise: undefined };
        this.#calls.set(id, call);
        if (!serve) return undefined;
        const settled = begin(call, serve);
        if (!settled) return awaitable ? { kind: 'defer' } : undefined;
        this.#calls.delete(id);
        return { kind: 'answer', answer: this.link.answer(settled, name) };
    }

    /** The call with this number. */
    call(id: number): HostCall {
        return this.#calls.get(id) ?? { id, name: '', args: [], kwargs: {}, promise: undefined };
    }

    #stepOf(sent: SentStep): WorkerStep {
        switch (sent.kind) {
            case 'complete':
                return new Complete({ ...sent, value: sent.value && decode(sent.value, this.link.dicts, this.link.objects) });
            case 'sliced':
                return new WorkerSliced(this);
            case 'call':
                return new WorkerCall(this, this.call(sent.call.id));
            case 'waiting':
                return new WorkerWaiting(this, sent.seconds);
        }
    }

    /** The calls that wait. */
    get calls(): HostCall[] {
        return [...this.#calls.values()];
    }

    /** Forgets an answered call. */
    answered(id: number): void {
        this.#calls.delete(id);
    }
}

// Calls a handler. What it answers at once; its promise becomes the call's.
function begin(call: HostCall, serve: () => unknown): Settled | undefined {
    try {
        const value = serve();
        if (!isThenable(value)) return { value };
        call.promise = settledOf(value);
    } catch (error) {
        return { error };
    }
    return undefined;
}

abstract class Pause {
    protected readonly run: HandRun;
    readonly #turn: number;

    constructor(run: HandRun) {
        this.run = run;
        this.#turn = run.turn;
    }

    /** The session at this step as bytes. `hognose.restore` and createWorkerSandbox resume from them. */
    async dump(): Promise<Uint8Array> {
        this.current();
        return this.run.link.ask('dump').answer;
    }

    /** Cancels the run. The variables stay. */
    async abandon(): Promise<void> {
        this.current();
        this.run.turn++;
        await this.run.link.ask('abandon').answer;
        this.run.link.run = undefined;
    }

    protected current(): void {
        if (this.run.link.ended) throw this.run.link.ended;
        if (this.run.turn !== this.#turn || this.run.gone) throw stepIsOver();
    }

    protected async goOn(action: Action): Promise<WorkerStep> {
        this.current();
        return this.run.goOn(action);
    }
}

/** The run waits for the result of a host function. */
export class WorkerCall extends Pause {
    readonly kind = 'call';
    readonly id: number;
    readonly name: string;
    readonly args: unknown[];
    readonly kwargs: Record<string, unknown>;
    /** The settled result of the handler's promise; undefined if the function has no handler. Never rejects. */
    readonly promise: Promise<Settled> | undefined;

    constructor(run: HandRun, { id, name, args, kwargs, promise }: HostCall) {
        super(run);
        this.id = id;
        this.name = name;
        this.args = args;
        this.kwargs = kwargs;
        this.promise = promise;
    }

    /** Resumes the run with the call's result. */
    async resume(value?: unknown): Promise<WorkerStep> {
        return this.#settle({ value });
    }

    /** Resumes the run by raising an exception. `type` names a builtin exception; other names become RuntimeError. */
    async raise(type: string, message = ''): Promise<WorkerStep> {
        return this.#settle({ error: Object.assign(new Error(message), { name: type }) });
    }

    /** Resumes the run without the result. The program gets an awaitable; a later WorkerWaiting step settles it by the call's `id`. */
    async defer(): Promise<WorkerStep> {
        return this.goOn({ kind: 'defer' });
    }

    #settle(settled: Settled): Promise<WorkerStep> {
        this.current();
        this.run.answered(this.id);
        return this.goOn({ kind: 'answer', answer: this.run.link.answer(settled, this.name) });
    }
}

/** Every task of the run waits: for calls of awaitable functions, for a time, or both. */
export class WorkerWaiting extends Pause {
    readonly kind = 'waiting';
    /** The longest time that the program wants to sleep, in seconds; null if it waits for results only. */
    readonly seconds: number | null;
    #calls: readonly HostCall[] | undefined;

    constructor(run: HandRun, seconds: number | null) {
        super(run);
        this.seconds = seconds;
    }

    // Looked up when they are asked for: a run that waits for many calls in turn has many such steps.
    get calls(): readonly HostCall[] {
        if (!this.#calls) this.current();
        return (this.#calls ??= this.run.calls);
    }

    /** Resumes the run with the result, or the error, of one call. */
    async settle(id: number, answer: { value?: unknown } | { error: unknown }): Promise<WorkerStep> {
        const settled = checkSettled(answer);
        this.current();
        const name = this.run.call(id).name || `call ${id}`;
        this.run.answered(id);
        return this.goOn({ kind: 'settle', id, answer: this.run.link.answer(settled, name) });
    }

    /** Resumes the run as if the time had passed. */
    async wake(): Promise<WorkerStep> {
        return this.goOn({ kind: 'wake' });
    }
}

/** The run has used its slice of time. `continue` resumes it. */
export class WorkerSliced extends Pause {
    readonly kind = 'sliced';

    async continue(): Promise<WorkerStep> {
        return this.goOn({ kind: 'continue' });
    }
}
