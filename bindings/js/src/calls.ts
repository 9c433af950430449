// Calls of host functions, and what comes of them.
import { HognoseError, read } from './errors.js';

/** The outcome of a call. */
export type Settled = { value: unknown } | { error: unknown };

/** How calls are answered: without promises, by awaiting promises, or step by step. */
export type Mode = 'sync' | 'async' | 'steps';

export interface Call {
    id: number;
    name: string;
    args: unknown[];
    kwargs: Record<string, unknown>;
    /** The promise that the handler returned, if any. */
    promise: Promise<Settled> | undefined;
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
