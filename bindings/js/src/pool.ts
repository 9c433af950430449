/// <reference lib="esnext.disposable" preserve="true" />
// A pool of worker sandboxes that are ready. Whoever takes one gets it as new; those that were terminated are replaced.
import { DisposedError, HognoseError, LimitError, shown } from './errors.js';
import type { Signal } from './foreign.js';
import { loadParts } from './load.js';
import { checkNames, type Names } from './names.js';
import { checkRun, RUN_OPTIONS, type HostOptions, type Program, type RunOptions } from './options.js';
import type { Result } from './result.js';
import { GRACE, openLink, sandboxOptions, WORKER_OPTIONS, WorkerSandbox, type WorkerSandboxOptions } from './worker.js';
import { onAbort, type Link } from './worker_link.js';

/** Options of `createPool()`. */
export interface PoolOptions extends WorkerSandboxOptions {
    /** The number of workers. Default: 2. */
    size?: number;
    /** The most callers that may wait for a worker. One more gets a HognoseError. Default: unlimited. */
    queue?: number;
}

/** Options of one sandbox of a pool, which replace the pool's. */
export type LeaseOptions = Pick<HostOptions, 'functions' | 'onPrint' | 'limits'>;

/** Options of `pool.acquire()`. */
export interface AcquireOptions extends LeaseOptions {
    /** Cancels the wait, which fails with a LimitError of kind "cancelled". */
    signal?: Signal;
}

const POOL: Names<PoolOptions> = { ...WORKER_OPTIONS, size: '', queue: 'number' };
const POOL_RUN: Names<RunOptions & LeaseOptions> = { ...RUN_OPTIONS, functions: '', onPrint: 'function' };
const ACQUIRE: Names<AcquireOptions> = { functions: '', onPrint: 'function', limits: 'object', signal: 'AbortSignal' };

interface Waiter {
    resolve(link: Link | undefined): void;
    reject(error: Error): void;
}

/** Starts the workers of a pool. Resolves when all are ready. Throws if one fails to start. */
export async function createPool(options: PoolOptions = {}): Promise<Pool> {
    checkNames('pool', options, POOL);
    const { size = 2, queue = Infinity, ...rest } = options;
    if (!(Number.isInteger(size) && size > 0)) throw new HognoseError(`size: ${shown(size)} is not a number of workers`);
    const shared = { ...rest, ...(await loadParts(rest)) } as WorkerSandboxOptions;
    const opened = await Promise.allSettled(Array.from({ length: size }, () => openLink(shared)));
    const links = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const failed = opened.find((one) => one.status === 'rejected');
    if (failed) {
        await Promise.all(links.map((link) => link.end(new DisposedError())));
        throw failed.reason;
    }
    return new Pool(shared, links, queue);
}

/** Worker sandboxes to acquire and release, in order of request. The caller closes the pool. */
export class Pool {
    /** The number of workers. */
    readonly size: number;
    readonly #options: WorkerSandboxOptions;
    readonly #most: number;
    /** Idle workers; undefined stands for one that failed to start. */
    readonly #free: (Link | undefined)[];
    readonly #waiters: Waiter[] = [];
    readonly #taken = new Map<WorkerSandbox, Link>();
    readonly #all: Set<Link>;
    #closed = false;

    /** @internal */
    constructor(options: WorkerSandboxOptions, links: Link[], most: number) {
        this.size = links.length;
        this.#options = options;
        this.#most = most;
        this.#free = [...links];
        this.#all = new Set(links);
    }

    /** The number of idle workers. */
    get free(): number {
        return this.#free.length;
    }

    /** The number of callers that wait for a worker. */
    get waiting(): number {
        return this.#waiters.length;
    }

    /** Runs a program in a fresh sandbox, which is reset afterwards. */
    async run(code: Program, options: RunOptions & LeaseOptions = {}): Promise<Result> {
        checkNames('run', options, POOL_RUN);
        const { functions, onPrint, ...rest } = options;
        checkRun(code, rest);
        const sandbox = await this.acquire({ functions, onPrint, signal: options.signal });
        try {
            return await sandbox.run(code, rest);
        } finally {
            void this.release(sandbox);
        }
    }

    /** Takes a sandbox as soon as one is free. The caller gives it back with `release`. */
    async acquire(options: AcquireOptions = {}): Promise<WorkerSandbox> {
        checkNames('acquire', options, ACQUIRE);
        const { signal, ...given } = options;
        const own = Object.entries(given).filter(([, value]) => value !== undefined);
        let link = await this.#take(signal);
        const leave = () => void link?.end(cancelled(signal));
        let stop: (() => void) | undefined;
        try {
            stop = onAbort(signal, leave);
            if (signal?.aborted) throw cancelled(signal);
            if (!link || link.ended) {
                link = await this.#start((made) => {
                    link = made;
                    if (signal?.aborted) leave();
                });
            }
            const mine = { ...this.#options, ...Object.fromEntries(own) };
            if (own.length) await link.open(sandboxOptions(mine), mine.restore);
            if (this.#closed) throw closedError();
            if (link.ended) throw link.ended;
            const sandbox = new WorkerSandbox(link, mine);
            this.#taken.set(sandbox, link);
            return sandbox;
        } catch (error) {
            // Options that no sandbox takes are no fault of the worker, which still has the pool's.
            this.#give(link?.ended ? undefined : link);
            throw error;
        } finally {
            stop?.();
        }
    }

    /** Gives a sandbox back. It is reset, and this object becomes unusable. */
    async release(sandbox: WorkerSandbox): Promise<void> {
        const link = this.#taken.get(sandbox);
        if (!link && this.#closed) return;
        if (!link) throw new HognoseError('the sandbox is not one that was taken from this pool');
        this.#taken.delete(sandbox);
        sandbox.revoke(link.ended ?? new DisposedError('the sandbox was given back to its pool'));
        this.#give(await this.#renew(link));
    }

    /** Ends all workers. Runs under way, and callers that wait, fail with a DisposedError. */
    async close(): Promise<void> {
        this.#closed = true;
        for (const { reject } of this.#waiters.splice(0)) reject(closedError());
        this.#free.length = 0;
        this.#taken.clear();
        await Promise.all([...this.#all].map((link) => link.end(closedError())));
    }

    async [Symbol.asyncDispose](): Promise<void> {
        await this.close();
    }

    // Closing ends one that is not ready yet as well.
    #start(made?: (link: Link) => void): Promise<Link> {
        return openLink(this.#options, undefined, (link) => {
            for (const one of this.#all) if (one.ended) this.#all.delete(one);
            this.#all.add(link);
            if (this.#closed) void link.end(closedError());
            made?.(link);
        });
    }

    // The worker with a new sandbox, or another worker when this one was terminated or is stuck.
    async #renew(link: Link): Promise<Link | undefined> {
        const stuck = setTimeout(() => void link.end(new DisposedError()), this.#options.grace ?? GRACE);
        try {
            await link.open(sandboxOptions(this.#options), this.#options.restore);
            return link;
        } catch {
            void link.end(new DisposedError());
            return this.#closed ? undefined : await this.#start().catch(() => undefined);
        } finally {
            clearTimeout(stuck);
        }
    }

    #take(signal: AbortSignal | undefined): Promise<Link | undefined> {
        return new Promise((resolve, reject) => {
            if (this.#closed) return reject(closedError());
            if (signal?.aborted) return reject(cancelled(signal));
            if (this.#free.length) return resolve(this.#free.shift());
            if (this.#waiters.length >= this.#most) return reject(new HognoseError(`the pool is full: ${this.#most} wait already`));
            const leave = (error: unknown) => {
                const at = this.#waiters.indexOf(waiter);
                if (at < 0) return;
                this.#waiters.splice(at, 1);
                reject(error);
            };
            let stop = () => {};
            const waiter: Waiter = {
                resolve: (link) => (stop(), resolve(link)),
                reject: (error) => (stop(), reject(error)),
            };
            this.#waiters.push(waiter);
            try {
                stop = onAbort(signal, () => leave(cancelled(signal)));
            } catch (error) {
                leave(error);
            }
        });
    }

    #give(link: Link | undefined): void {
        const waiter = this.#closed ? undefined : this.#waiters.shift();
        if (waiter) waiter.resolve(link);
        else if (!this.#closed) this.#free.push(link);
    }
}

const cancelled = (signal: AbortSignal | undefined) => new LimitError('cancelled', 0, 0, { cause: signal?.reason });
const closedError = () => new DisposedError('the pool is closed');
