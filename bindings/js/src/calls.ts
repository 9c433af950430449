// Calls of host functions, and what comes of them.
import { HognoseError, read } from './errors.js';

/** What came of a call. */
export type Settled = { value: unknown } | { error: unknown };

/** How calls of functions are answered: at once only, by promises that are awaited, or by hand. */
export type Mode = 'sync' | 'async' | 'steps';

export interface Call {
    id: number;
    name: string;
    args: unknown[];
    kwargs: Record<string, unknown>;
    /** What the handler returned, when that is a promise. */
    promise: Promise<Settled> | undefined;
}

export function isThenable(v: unknown): v is PromiseLike<unknown> {
    return typeof v === 'object' && v !== null && typeof read('what the host gave', () => (v as { then?: unknown }).then) === 'function';
}

const MOST_CHAINED = 1000;

/**
 * What a promise came to. Never rejects, and never throws, whatever the promise is. One that gives itself, or another one, again and again, would
 * keep the event loop from ever turning.
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

/** What a call comes to, a promise that it gives, too. */
export async function calledOf(call: () => unknown): Promise<Settled> {
    try {
        const value = call();
        return isThenable(value) ? settledOf(value) : { value };
    } catch (error) {
        return { error };
    }
}

/** Lets what nobody asked for be, a promise that rejects, too. */
export function forget(given: unknown): void {
    if (isThenable(given)) void settledOf(given);
}
