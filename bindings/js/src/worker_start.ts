// Starting a worker: in a browser, where its pages may demand trusted types, and in Node.
import { HognoseError } from './errors.js';
import { fileOfPackage } from './load.js';
import { nodeModule } from './platform.js';

/** A web Worker, or a Worker of node:worker_threads. */
export interface WorkerLike {
    postMessage(message: unknown): void;
    terminate(): unknown;
    addEventListener?(type: string, listener: (event: any) => void): void;
    on?(type: string, listener: (value: any) => void): unknown;
    ref?(): void;
    unref?(): void;
}

interface Threads {
    Worker: new (url: URL, options: { name: string; execArgv: string[] }) => WorkerLike;
}

/** The platform's policies for trusted script addresses. TypeScript's own types lack them. */
interface TrustedTypes {
    createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): unknown };
}

/** The name of the policy, which trusts the address of the worker's own code and nothing else. */
const POLICY = 'hognose';
type Policy = ReturnType<TrustedTypes['createPolicy']>;
/** null if the page allows no policy. */
let policy: Policy | null | undefined;

// Asked for once. A page that has not allowed this name, or has another copy of this code, goes without, as one that demands none.
function scriptPolicy(): Policy | null {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    try {
        if (policy === undefined) policy = trustedTypes?.createPolicy(POLICY, { createScriptURL: (url) => url }) ?? null;
    } catch {
        policy = null;
    }
    return policy;
}

// Bundlers know this expression, as it stands here.
const startWebWorker = (): WorkerLike => new Worker(new URL('./worker_main.js', import.meta.url), { type: 'module', name: 'hognose' });

/**
 * Starts a worker in a page that demands trusted types, where `new Worker` refuses a plain address. Bundlers know only the expression with `Worker`. So a
 * function that trusts the address replaces `Worker` while that expression is evaluated.
 */
function startTrustedWorker(trusted: Policy): WorkerLike {
    const web = globalThis.Worker;
    if (!Object.getOwnPropertyDescriptor(globalThis, 'Worker')?.writable) return startWebWorker();
    const standIn = function (url: URL | string, options?: WorkerOptions): Worker {
        return new web(trusted.createScriptURL(String(url)) as string, options);
    };
    try {
        globalThis.Worker = standIn as unknown as typeof Worker;
        return startWebWorker();
    } finally {
        globalThis.Worker = web;
    }
}

const NOT_TRUSTED = `this page takes only trusted addresses of scripts, and does not allow the policy that makes one: send "trusted-types ${POLICY}", or give the option worker`;

function startUntrustedWorker(): WorkerLike {
    try {
        return startWebWorker();
    } catch (error) {
        if (!(error instanceof TypeError) || !('trustedTypes' in globalThis)) throw error;
        throw new HognoseError(NOT_TRUSTED, { cause: error });
    }
}

/** Starts a worker that runs this package's worker code, in a browser or in Node. */
export function startWorker(): WorkerLike {
    if (typeof Worker === 'function') {
        const trusted = scriptPolicy();
        return trusted ? startTrustedWorker(trusted) : startUntrustedWorker();
    }
    const threads = nodeModule<Threads>('node:worker_threads');
    if (!threads) throw new HognoseError('there are no workers here');
    const url = fileOfPackage(['./worker_main', 'js'].join('.'), 'hognose/worker');
    return new threads.Worker(url, { name: 'hognose', execArgv: [] });
}
