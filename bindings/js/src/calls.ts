// Calls of host functions, and what comes of them.
import type { State } from './abi.js';
import { HognoseError, read } from './errors.js';
import type { Handler } from './functions.js';

/** The outcome of a call. */
export type Settled = { value: unknown } | { error: unknown };

/** How calls are answered: without promises, by awaiting promises, or step by step. */
export type Mode = 'sync' | 'async' | 'steps';

/** The positional and the keyword arguments of a call. */
export type Arguments = [unknown[], Record<string, unknown> | Map<string, unknown>];

export interface Call {
    id: number;
    name: string;
    args: unknown[];
    kwargs: Record<string, unknown>;
    /** The promise that the handler returned, if any. */
    promise: Promise<Settled> | undefined;
    /** Reads long arguments in pieces, then calls the handler. Gives the state of the run. `args` and `kwargs` stay empty. */
    reading?: Generator<void, State> | undefined;
}

/** The calls that wait for answers, and the answers in order of arrival. */
export class Waiting {
    readonly calls = new Map<number, Call>();
    #answers: { call: Call; settled: Settled }[] = [];
    #taken = 0; // so many of them are done

    /** Keeps an answer, unless the call no longer waits. Returns whether it was kept. */
    arrive(call: Call, settled: Settled): boolean {
        if (this.calls.get(call.id) !== call) return false; // of a run that is over
        this.#answers.push({ call, settled });
        return true;
    }

    /** The next answer for a call that still waits. */
    take(): { id: number; settled: Settled } | undefined {
        while (this.#taken < this.#answers.length) {
            const { call, settled } = this.#answers[this.#taken++]!;
            if (this.calls.get(call.id) === call) return { id: call.id, settled };
        }
        this.#answers = [];
        this.#taken = 0;
        return undefined;
    }

    /** Removes the last answer, if it is for this call: the caller has it already. */
    untake(id: number): void {
        if (this.#answers.at(-1)?.call.id === id) this.#answers.pop();
    }

    clear(): void {
        this.calls.clear();
        this.#answers = [];
        this.#taken = 0;
    }
}

export function isThenable(v: unknown): v is PromiseLike<unknown> {
    return typeof v === 'object' && v !== null && typeof read('what the host gave', () => (v as { then?: unknown }).then) === 'function';
}

const MOST_CHAINED = 1000;

/**
 * The outcome of a promise, of any kind. Never rejects and never throws. A promise that resolves to promises without end would block the event loop, so it
 * fails after 1,000 of them.
 */
export async function settledOf(promise: PromiseLike<unknown>): Promise<Settled> {
    try {
        await undefined; // what a thenable does is done after what called for it
        let value: unknown = promise;
        for (let n = 0; isThenable(value); n++) {
            if (n === MOST_CHAINED) throw new HognoseError('a promise gives another promise without end');
            const next = value;
            ({ value } = await new Promise<{ value: unknown }>((resolve, reject) => next.then((value) => resolve({ value }), reject)));
        }
        return { value };
    } catch (error) {
        return { error };
    }
}

/** The outcome of a call. Awaits the promise if it returns one. */
export async function calledOf(call: () => unknown): Promise<Settled> {
    try {
        const value = call();
        return isThenable(value) ? settledOf(value) : { value };
    } catch (error) {
        return { error };
    }
}

/** Ignores a value that is not needed. If it is a promise, its rejection is handled. */
export function forget(given: unknown): void {
    if (isThenable(given)) void settledOf(given);
}

function hasKeys(o: object): boolean {
    for (const _ in o) return true;
    return false;
}

/** Calls a handler. The keyword arguments are its last argument, if there are any. */
export function callWith(handler: Handler, [args, kwargs]: Arguments): unknown {
    const given = kwargs instanceof Map ? kwargs.size > 0 : hasKeys(kwargs);
    return given ? handler(...args, kwargs) : handler(...args);
}
