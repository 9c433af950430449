// Repeating what failed, later and later.
import { AgentError, checkOptions, optional, reasonOf, type Known } from './common.js';

export interface RetryOptions {
    /** The most attempts. Default: 3. */
    maxAttempts?: number;
    /** Milliseconds before the second attempt. Each wait is twice as long as the one before. Default: 250. */
    minDelay?: number;
    /** The longest wait, in milliseconds. Default: 10,000. */
    maxDelay?: number;
    signal?: AbortSignal;
}

const OPTIONS: Known<RetryOptions> = { maxAttempts: 'number', minDelay: 'number', maxDelay: 'number', signal: 'object' };

// What an operation failed with, which may be anything; p-retry gives up at some errors.
class Boxed extends Error {
    readonly thrown: unknown;
    constructor(thrown: unknown) {
        super(reasonOf(thrown));
        this.thrown = thrown;
    }
}

/** Repeats operations that fail. Needs the npm package p-retry. */
export class RetryStrategy {
    readonly maxAttempts: number;
    readonly #options: RetryOptions;

    constructor(options: RetryOptions = {}) {
        checkOptions('retry', options, OPTIONS);
        this.maxAttempts = options.maxAttempts ?? 3;
        if (!Number.isSafeInteger(this.maxAttempts) || this.maxAttempts < 1) throw new AgentError('retry: maxAttempts is not a positive integer');
        this.#options = options;
    }

    /** Returns the operation's result. Throws the error of its last attempt if all fail. `errorHandler` gets the error of each attempt. */
    async withRetry<T>(operation: (attempt: number) => T | PromiseLike<T>, errorHandler?: ((error: unknown) => unknown) | null): Promise<T> {
        const { default: pRetry } = await optional('retry', 'p-retry', () => import('p-retry'));
        const { minDelay = 250, maxDelay = 10_000, signal } = this.#options;
        const attempt = async (number: number): Promise<T> => {
            try {
                return await operation(number);
            } catch (error) {
                await errorHandler?.(error);
                throw new Boxed(error);
            }
        };
        try {
            return await pRetry(attempt, { retries: this.maxAttempts - 1, minTimeout: minDelay, maxTimeout: maxDelay, factor: 2, signal });
        } catch (error) {
            throw error instanceof Boxed ? error.thrown : error;
        }
    }
}
