// The caller's end of a worker: starting it, asking it, serving its calls, and ending it. worker_main.ts is the other end.
import { LIMIT_DEFAULTS } from './abi.js';
import { calledOf, isThenable, settledOf, type Settled } from './calls.js';
import { decode, encode, type DictForm } from './codec.js';
import { DisposedError, HognoseError, isError, messageOf, shown } from './errors.js';
import { fileService, mountsOf, withoutDirectories } from './files.js';
import type { Signal } from './foreign.js';
import { readFunctions, type FunctionEntry, type Handler } from './functions.js';
import type { Loaded } from './instance.js';
import { mostOf } from './limits.js';
import { Objects, type CallOptions, type Holder } from './objects.js';
import type { SandboxOptions } from './options.js';
import { decodeTimed, nextTurn, PIECES } from './pieces.js';
import { OF_HOST, type Most } from './plain.js';
import { answered, raisedBytes } from './raised.js';
import type { Result } from './result.js';
import { answerNow, nowRequest } from './worker_now.js';
import { startWorker, type WorkerLike } from './worker_start.js';
import {
    receiveError, type FromWorker, type Operation, type Operations, type PlainOptions, type SentAnswer, type ToWorker,
} from './worker_wire.js';

/** Calls something, and adds the time that it takes to that of a call. */
type Timed = <T>(work: () => T) => T;

interface Asked {
    resolve(result: any): void;
    reject(error: Error): void;
    /** Ends a worker that does not respond. */
    late: ReturnType<typeof setTimeout> | undefined;
}

/** Operations that run limits end, and those in which a program may take long. */
const WATCHED: ReadonlySet<Operation> = new Set<Operation>(['run', 'call', 'start', 'step', 'goOn', 'validate']);

/** A request's number, and its result. */
export interface Answer<T> {
    id: number;
    answer: Promise<T>;
}

/** Functions of this thread that the worker's sandbox calls. */
interface Served {
    functions: Map<string, FunctionEntry>;
    /** Answers the core's requests to the directories. */
    files: Handler | undefined;
    named: SandboxOptions['objects'];
    onPrint: SandboxOptions['onPrint'];
    dicts: NonNullable<SandboxOptions['dicts']>;
}

/** The access of handles to one sandbox in a worker. */
class Remote implements Holder {
    open = true;
    readonly #link: Link;

    constructor(link: Link) {
        this.#link = link;
    }

    release(id: number): void {
        this.#link.release(id);
    }

    async callHandle(id: number, args: unknown[], options: CallOptions): Promise<Result> {
        if (!this.open || !this.#link.call) throw this.#link.ended ?? new DisposedError('the sandbox of this handle was reset');
        return this.#link.call(id, args, options);
    }

    callHandleSync(): never {
        throw new HognoseError('a sandbox in a worker cannot answer at once: use call()');
    }
}

/** A call that a program makes. */
export interface Request {
    args: unknown[];
    kwargs: Record<string, unknown>;
    /** Calls the handler, if this thread has one. */
    serve: (() => unknown) | undefined;
    awaitable: boolean;
}

/** One run. An error of its onPrint may come late, and must not end another run. */
export interface Printing {
    error?: { thrown: unknown };
}

/** Calls `then` when the signal aborts. The returned function ends that, and never throws, since signals may be the caller's own objects. */
export function onAbort(signal: Signal | undefined, then: () => void): () => void {
    let over = false;
    const abort = () => over || then();
    signal?.addEventListener('abort', abort);
    return () => {
        over = true;
        void calledOf(() => signal?.removeEventListener('abort', abort));
    };
}

/** Milliseconds that a worker may take for requests other than runs, including its start. Then it is ended, so that nobody waits forever. */
const MOST_SILENCE = 60_000;

/** Workers in use. Each serves one sandbox, so that none gets another's answers. */
const taken = new WeakSet<object>();

function checkedWorker(worker: WorkerLike | undefined): WorkerLike {
    const is = (name: keyof WorkerLike) => typeof worker?.[name] === 'function';
    if (!is('postMessage') || !is('terminate') || !(is('addEventListener') || is('on'))) throw new HognoseError(`worker: it gave ${shown(worker)}, which is not a worker`);
    if (taken.has(worker!)) throw new HognoseError('worker: it gave a worker that another sandbox has');
    taken.add(worker!);
    return worker!;
}

/** One worker. Pending requests fail when it is ended or ends itself. */
export class Link {
    readonly #worker: WorkerLike;
    readonly #asked = new Map<number, Asked>();
    #served: Served = { functions: new Map(), files: undefined, named: undefined, onPrint: undefined, dicts: 'object' };
    #lastId = 0;
    #host: Pick<SandboxOptions, 'clock' | 'entropy'> = {};
    #heard: (() => void)[] = [];
    /** The count of passed-out Python objects in the last message. */
    #seen = 0;
    /** The largest value that may be passed in. */
    most: Most = mostOf();
    #ended: Error | undefined;
    #gone: Promise<unknown> | undefined;
    #remote = new Remote(this);
    /** The objects behind the present sandbox's handles. */
    objects: Objects = new Objects(this.#remote, undefined);
    /** Calls a handle in a separate run. */
    call: ((id: number, args: unknown[], options: CallOptions) => Promise<Result>) | undefined;
    /** The run under way. An error of its onPrint ends it. */
    run: Printing | undefined;
    /** Settles when the long arguments that have arrived are read, and their handlers called. */
    #reading: Promise<unknown> | undefined;

    constructor({ wasm, library }: Loaded, copyImports: boolean | undefined, make: (() => WorkerLike) | undefined) {
        this.#worker = checkedWorker((make ?? startWorker)());
        const crashed = (problem: string) => void this.end(new HognoseError(`the worker crashed: ${problem}`));
        const listen = (type: string, listener: (value: any) => void) =>
            this.#worker.addEventListener ? this.#worker.addEventListener(type, listener) : this.#worker.on!(type, listener);
        const isWeb = this.#worker.addEventListener !== undefined;
        listen('message', (event) => this.#hear((isWeb ? event.data : event) as FromWorker));
        listen('error', (event) => {
            if (!isWeb) return crashed(messageOf(event));
            event.preventDefault?.();
            crashed(event.message || 'it could not be loaded');
        });
        listen('messageerror', () => crashed('a message could not be read'));
        if (!isWeb) listen('exit', (code) => crashed(`it ended with exit code ${code}`));
        const later = library instanceof Promise;
        this.#say({ type: 'module', wasm, library: later ? undefined : library, copyImports });
        if (later) library.then((bytes) => this.#say({ type: 'library', library: bytes }), () => {});
        this.#worker.unref?.();
    }

    /** The error with which requests fail; undefined while the worker is alive. */
    get ended(): Error | undefined {
        return this.#ended;
    }

    /** How the present sandbox returns dicts. */
    get dicts(): Served['dicts'] {
        return this.#served.dicts;
    }

    /** Opens a sandbox in the worker, which replaces the present one. Its functions are called in this thread. */
    async open(options: SandboxOptions, restore?: Uint8Array): Promise<void> {
        const { functions, onPrint, clock, entropy, files, objects, ...rest } = options;
        const now = nowRequest(options);
        const plain: PlainOptions = { ...rest, files: withoutDirectories(files) };
        const entries = readFunctions(functions);
        const sent = [...entries].map(([name, { handler, ...rest }]) => ({ name, served: handler !== undefined, ...rest }));
        this.#host = { clock, entropy };
        this.most = mostOf(options.limits);
        await this.ask('open', { options: plain, functions: sent, prints: onPrint !== undefined, now, restore }).answer;
        // Not before: what was there until now may still have called.
        this.#served = { functions: entries, files: fileService(mountsOf(files), options.limits?.memory ?? LIMIT_DEFAULTS.memory), named: objects, onPrint, dicts: options.dicts ?? 'object' };
        this.forget();
    }

    /** Ends the handles of the sandbox so far. */
    forget(): void {
        this.#remote.open = false;
        this.#remote = new Remote(this);
        this.objects = new Objects(this.#remote, this.#served.named);
        this.run = undefined;
    }

    /** Ends the run, if it is the one under way. */
    over(run: Printing): void {
        if (this.run === run) this.run = undefined;
    }

    /** Releases a Python object. */
    release(handle: number): void {
        if (!this.#ended) this.#say({ type: 'release', handle, seen: this.#seen });
    }

    /** Sends a request to the worker. `id` is for `cancel`. The caller ensures that runs end. */
    ask<K extends Operation>(operation: K, ...args: Parameters<Operations[K]>): Answer<Awaited<ReturnType<Operations[K]>>> {
        const id = ++this.#lastId;
        const answer = new Promise<any>((resolve, reject) => {
            if (this.#ended) throw this.#ended;
            this.#say({ type: 'do', id, operation, args });
            const silent = () => void this.end(new HognoseError(`the worker does not answer: ${operation}`));
            this.#asked.set(id, { resolve, reject, late: WATCHED.has(operation) ? undefined : setTimeout(silent, MOST_SILENCE) });
            if (this.#asked.size === 1) this.#worker.ref?.();
        });
        return { id, answer };
    }

    /** Cancels the run with this id, unless it is over. */
    cancel(id: number): void {
        if (!this.#ended) this.#say({ type: 'cancel', id });
    }

    /** Makes the request with this id fail. */
    fail(id: number, error: Error): void {
        this.#over(id)?.reject(error);
    }

    /** Calls `then` when the worker has read its messages. */
    ping(then: () => void): void {
        this.#heard.push(then);
        if (!this.#ended) this.#say({ type: 'ping' });
    }

    /** Ends the worker in any state. Pending and later requests fail with this error. */
    end(error: Error): Promise<unknown> {
        if (this.#ended) return this.#gone ?? Promise.resolve();
        this.#ended = error;
        this.#remote.open = false;
        const asked = [...this.#asked.values()];
        this.#asked.clear();
        for (const { reject, late } of asked) {
            clearTimeout(late);
            reject(error);
        }
        return (this.#gone = calledOf(() => this.#worker.terminate()));
    }

    #say(message: ToWorker): void {
        try {
            this.#worker.postMessage(message);
        } catch (error) {
            throw new HognoseError(`it cannot be passed to a worker: ${messageOf(error)}`, { cause: error });
        }
    }

    #hear(message: FromWorker): void {
        if (this.#ended) return;
        if ('handed' in message) this.#seen = message.handed;
        switch (message.type) {
            case 'done':
                return this.#done(message.id, message.result);
            case 'failed':
                return this.#over(message.id)?.reject(receiveError(message.error));
            case 'call':
                return void this.#serve(message.call, message.name, message.request);
            case 'now':
                return answerNow(this.#host, message);
            case 'print':
                return this.#print(message.stream, message.text);
            case 'pong':
                for (const then of this.#heard.splice(0)) then();
        }
    }

    // A call that the program does not await is served before its run ends.
    #done(id: number, result: unknown): void {
        if (this.#reading) void this.#reading.then(() => this.#done(id, result));
        else this.#over(id)?.resolve(result);
    }

    #over(id: number): Asked | undefined {
        const asked = this.#asked.get(id);
        this.#asked.delete(id);
        clearTimeout(asked?.late);
        if (this.#asked.size === 0) this.#worker.unref?.();
        return asked;
    }

    #print(stream: 'stdout' | 'stderr', text: string): void {
        const { run } = this;
        if (run?.error) return;
        try {
            const given: unknown = this.#served.onPrint?.(stream, text);
            if (isThenable(given)) void settledOf(given).then((came) => 'error' in came && this.#printFailed(run, came.error));
        } catch (error) {
            this.#printFailed(run, error);
        }
    }

    #printFailed(run: Printing | undefined, error: unknown): void {
        if (!run || run !== this.run) return;
        run.error ??= { thrown: isError(error) ? error : new HognoseError(messageOf(error)) };
        for (const id of this.#asked.keys()) this.cancel(id);
    }

    /** Reads a call, and finds its handler. */
    read(name: string, request: Uint8Array): Request {
        return this.#requestOf(name, decode(request, this.#formOf(name), this.objects));
    }

    #formOf(name: string): DictForm {
        return name.startsWith('$') ? 'object' : (this.dicts as DictForm);
    }

    #requestOf(name: string, [args, kwargs]: [unknown[], Record<string, unknown> | Map<string, unknown>]): Request {
        const known = this.#served.functions.get(name);
        const handler = name.startsWith('$') ? this.#service(name) : known?.handler;
        const keywords = kwargs instanceof Map ? kwargs.size > 0 : Object.keys(kwargs).length > 0;
        return {
            args,
            kwargs: kwargs instanceof Map ? Object.fromEntries(kwargs) : kwargs,
            serve: handler && (() => (keywords ? handler(...args, kwargs) : handler(...args))),
            awaitable: known?.awaitable ?? false,
        };
    }

    #service(name: string): Handler | undefined {
        if (name === '$file') return this.#served.files;
        return (operation, key, object, ...rest) => this.objects.serve(operation, key, object, ...rest);
    }

    /** Encodes the outcome of a call for the worker. A value that cannot be passed becomes an exception. */
    answer(settled: Settled, name: string): SentAnswer {
        try {
            if ('error' in settled) throw settled.error;
            const most = name === '$file' ? OF_HOST : this.most;
            return { value: encode(answered(settled.value, name), `the result of ${name}()`, this.objects, most) };
        } catch (error) {
            return { error: raisedBytes(error, this.objects, this.most) };
        }
    }

    async #serve(call: number, name: string, request: Uint8Array): Promise<void> {
        const { objects } = this;
        let spent = 0;
        const timed: Timed = (work) => {
            const begin = performance.now();
            try {
                return work();
            } finally {
                spent += performance.now() - begin;
            }
        };
        const isLong = (request.length >= PIECES && name !== '$file') || this.#reading;
        const settled = await (isLong ? this.#calledInTurn(name, request, timed) : calledOf(() => timed(() => this.read(name, request)).serve!()));
        if (this.objects !== objects) return; // of a sandbox that is over
        const answer = timed(() => this.answer(settled, name));
        if (!this.#ended) this.#say({ type: 'answer', call, answer, spent });
    }

    // Long arguments are read in pieces. Calls that come meanwhile wait: handlers are called in the program's order.
    #calledInTurn(name: string, request: Uint8Array, timed: Timed): Promise<Settled> {
        const { run } = this;
        const before = this.#reading;
        const called = (async () => {
            await before;
            const given = await this.#readLong(name, request, run, timed);
            return { outcome: calledOf(() => this.#requestOf(name, given).serve!()) };
        })();
        const reading: Promise<unknown> = settledOf(called).then(() => {
            if (this.#reading === reading) this.#reading = undefined;
        });
        this.#reading = reading;
        return called.then(({ outcome }) => outcome, (error: unknown) => ({ error }));
    }

    async #readLong(name: string, request: Uint8Array, run: Printing | undefined, timed: Timed): Promise<any> {
        const pieces = decodeTimed(request, this.#formOf(name), this.objects, timed);
        for (let turn = 1; ; turn++) {
            if (this.run !== run) throw new HognoseError('the run is over');
            const step = pieces.next();
            if (step.done) return step.value;
            await nextTurn(turn);
        }
    }
}

/** Ends a worker that is no longer needed. */
export const dispose = (link: Link, why?: string): Promise<unknown> => link.end(new DisposedError(why));
