// One run of a session: to its end, or to where it waits for approvals.
import { HostValueError, LimitError, type Call, type Complete, type Handler, type Settled, type Step, type Waiting } from '../index.js';
import { pythonError } from './binding.js';

/** A call of a run. `id` is its number in the run. */
export interface RunCall {
    readonly id: number;
    readonly name: string;
    readonly args: unknown[];
    readonly kwargs: Record<string, unknown>;
}

/**
 * The answer to a call. `approve: true` makes the call; `again` allows making it a second time. `approve: false` raises PermissionError. `value` and `error`
 * replace the function's result.
 */
export type SessionAnswer = { approve: true; again?: boolean } | { approve: false; reason?: string } | { value: unknown } | { error: Error };

/** The step of a paused run: at a call, or where every task waits. */
export type Stopped = Call | Waiting;

/** Ends a run from outside. */
export class Guard {
    /** The error with which the run must end, if any. */
    reason: Error | undefined;
    readonly #waiting = new Set<(reason: Error) => void>();
    readonly #timer: ReturnType<typeof setTimeout>;
    readonly #left: (() => void)[] = [];

    /** `most`: milliseconds that the run may take, including waiting. `signals` also end it. */
    constructor(most: number, signals: [AbortSignal | undefined, (reason: unknown) => Error][]) {
        this.#timer = setTimeout(() => this.#end(new LimitError('wall', most, most)), Math.min(most, 2 ** 31 - 1));
        for (const [signal, reasonOf] of signals) {
            if (!signal) continue;
            const end = () => this.#end(reasonOf(signal.reason));
            if (signal.aborted) end();
            signal.addEventListener('abort', end);
            this.#left.push(() => signal.removeEventListener('abort', end));
        }
    }

    #end(reason: Error): void {
        this.reason ??= reason;
        for (const stop of this.#waiting) stop(reason);
    }

    check(): void {
        if (this.reason) throw this.reason;
    }

    /** Returns the promise's result. Throws if the run must end first. */
    wait<T>(promise: Promise<T>): Promise<T> {
        this.check();
        return new Promise((resolve, reject) => {
            this.#waiting.add(reject);
            promise.then(resolve, reject).finally(() => this.#waiting.delete(reject));
        });
    }

    stop(): void {
        clearTimeout(this.#timer);
        for (const leave of this.#left) leave();
    }
}

const turn = (): Promise<void> => new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve, 0);
});

/** Milliseconds, for a timer. */
const timerOf = (seconds: number): number => Math.min(seconds * 1000, 2 ** 31 - 1);

/** Which functions wait for approval. */
export interface Policy {
    /** These functions by name. While an awaitable one waits, the program continues. */
    approved: ReadonlyMap<string, { awaitable?: boolean }>;
    /** Calls from before a snapshot, with their original arguments. The run may have changed the arguments since. */
    known: ReadonlyMap<number, RunCall>;
}

const whole = (call: RunCall, { known }: Policy): RunCall => known.get(call.id) ?? call;
const needs = (call: RunCall, policy: Policy): boolean => policy.approved.has(whole(call, policy).name);

/** The calls of a paused run that wait for approval. */
export const pendingOf = (step: Stopped, policy: Policy): RunCall[] => {
    const calls: readonly RunCall[] = step.kind === 'call' ? [step] : step.calls;
    return calls.filter((call) => needs(call, policy)).map((call) => whole(call, policy)).map(({ id, name, args, kwargs }) => ({ id, name, args, kwargs }));
};

/** Resumes the run with the answer of a call. A value that has no Python form raises TypeError, as with any host function. */
export function settle(step: Stopped, id: number, settled: Settled): Step {
    const go = (answer: Settled): Step => {
        if (step.kind === 'waiting') return step.settle(id, answer);
        if (!('error' in answer)) return step.resume(answer.value);
        const { error } = answer;
        return error instanceof Error ? step.raise(error.name, error.message) : step.raise('RuntimeError', String(error));
    };
    try {
        return go(settled);
    } catch (error) {
        if (!(error instanceof HostValueError)) throw error;
        return go({ error: pythonError('TypeError', error.message) });
    }
}

// A call that was under way when its process ended, or its session was put away: it may have been made, and is not made twice.
const lostCall = (name: string): Settled => ({ error: pythonError('RuntimeError', `${name ? `${name}()` : 'a call'} was under way when the session was put away: its answer is lost`) });

async function settleAny(step: Waiting, guard: Guard, policy: Policy): Promise<Step | Stopped> {
    const lost = step.calls.find((call) => !call.promise && !needs(call, policy));
    if (lost) return settle(step, lost.id, lostCall(lost.name));
    const under = step.calls.filter((call) => call.promise);
    if (!under.length && step.seconds === null) return step;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const first: Promise<[number, Settled] | undefined>[] = under.map(async ({ id, promise }): Promise<[number, Settled]> => [id, await promise!]);
    const { seconds } = step;
    if (seconds !== null) first.push(new Promise((resolve) => (timer = setTimeout(resolve, timerOf(seconds), undefined))));
    try {
        const came = await guard.wait(Promise.race(first));
        return came ? settle(step, ...came) : step.wake();
    } finally {
        clearTimeout(timer);
    }
}

/** Resumes the run until it ends or waits only for approvals. Throws if it fails or must end; the run is then cancelled. */
export async function drive(from: Step, guard: Guard, policy: Policy): Promise<Complete | Stopped> {
    let step = from;
    try {
        for (;;) {
            if (step.kind === 'complete') return step;
            guard.check();
            if (step.kind === 'sliced') {
                await guard.wait(turn());
                step = step.continue();
            } else if (step.kind === 'call') {
                const waits = needs(step, policy);
                if (waits && !policy.approved.get(step.name)?.awaitable) return step;
                step = waits ? step.defer() : settle(step, step.id, step.promise ? await guard.wait(step.promise) : lostCall(step.name));
            } else {
                const next: Step | Stopped = await settleAny(step, guard, policy);
                if (next === step) return step;
                step = next;
            }
        }
    } catch (error) {
        if (step.kind !== 'complete' && error === guard.reason) {
            if (error instanceof LimitError) Object.assign(error, { stdout: step.stdout, stderr: step.stderr });
            step.abandon();
        }
        throw error;
    }
}

/** Makes an approved call. */
export async function callHandler(handler: Handler, { args, kwargs }: RunCall): Promise<Settled> {
    try {
        const given = Object.keys(kwargs).length ? [...args, kwargs] : args;
        return { value: await handler(...(given as unknown[])) };
    } catch (error) {
        return { error };
    }
}
