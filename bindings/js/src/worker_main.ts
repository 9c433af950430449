// What runs in the worker: one sandbox, which does what the other thread asks for. worker_link.ts is the other end.
import { decode, encode, Encoded, type DictForm } from './codec.js';
import { HognoseError } from './errors.js';
import { withDirectories } from './files.js';
import { Hognose } from './hognose.js';
import type { FunctionOptions } from './options.js';
import { nodeModule } from './platform.js';
import type { Sandbox } from './sandbox.js';
import type { Result } from './session.js';
import {
    buffersOf, sendError, type CallRequest, type FromWorker, type OpenRequest, type Operations, type RunAnswer, type RunRequest, type SentFunction,
    type ToWorker,
} from './worker_wire.js';

interface Port {
    postMessage(message: FromWorker, transfer: ArrayBuffer[]): void;
}

interface Waiting {
    resolve(value: Encoded): void;
    reject(error: Error): void;
}

type Stream = 'stdout' | 'stderr';

class Server implements Operations {
    readonly #port: Port;
    #hognose: Hognose | undefined;
    #sandbox: Sandbox | undefined;
    readonly #calls = new Map<number, Waiting>();
    #lastCall = 0;
    /** By the id of the request, the runs that can be cancelled. */
    readonly #runs = new Map<number, AbortController>();
    #current = 0;
    #printed: { stream: Stream; text: string } | undefined;

    constructor(port: Port) {
        this.#port = port;
    }

    hear(message: ToWorker): void {
        switch (message.type) {
            case 'module':
                this.#hognose = new Hognose(message.module);
                return;
            case 'do':
                void this.#answer(message.id, message.operation, message.args);
                return;
            case 'cancel':
                this.#runs.get(message.id)?.abort();
                return;
            case 'answer':
                this.#settle(message.call)?.resolve(new Encoded(message.value));
                return;
            case 'raise':
                this.#settle(message.call)?.reject(Object.assign(new Error(message.message), { name: message.name }));
                return;
            case 'release':
                this.#sandbox?.releaseHandle(message.handle);
                return;
            case 'ping':
                this.#say({ type: 'pong' });
        }
    }

    async #answer(id: number, operation: keyof Operations, args: unknown[]): Promise<void> {
        try {
            this.#current = id;
            const result: unknown = await (this[operation] as (...args: unknown[]) => unknown)(...args);
            this.#say({ type: 'done', id, result });
        } catch (error) {
            this.#say({ type: 'failed', id, error: sendError(error) });
        }
    }

    #settle(call: number): Waiting | undefined {
        const waiting = this.#calls.get(call);
        this.#calls.delete(call);
        return waiting;
    }

    #say(message: FromWorker): void {
        this.#flush();
        this.#port.postMessage(message, buffersOf(message));
    }

    // What is printed before the event loop's next turn is one message.
    #print(stream: Stream, text: string): void {
        if (this.#printed?.stream === stream) {
            this.#printed.text += text;
            return;
        }
        this.#flush();
        this.#printed = { stream, text };
        queueMicrotask(() => this.#flush());
    }

    #flush(): void {
        const printed = this.#printed;
        this.#printed = undefined;
        if (printed) this.#port.postMessage({ type: 'print', ...printed }, []);
    }

    #function({ name, served, awaitable, signature, doc }: SentFunction): FunctionOptions {
        if (!served) return { awaitable, signature, doc };
        const handler = ({ bytes }: Encoded) =>
            new Promise<Encoded>((resolve, reject) => {
                const call = ++this.#lastCall;
                this.#calls.set(call, { resolve, reject });
                this.#say({ type: 'call', call, name, request: bytes });
            });
        return { handler, awaitable, signature, doc };
    }

    get #open(): Sandbox {
        if (!this.#sandbox) throw new HognoseError('the worker has no sandbox');
        return this.#sandbox;
    }

    // ---- operations ----

    readonly open = ({ options, functions, prints, restore }: OpenRequest): void => {
        const { handler } = this.#function({ name: '$file', served: true, awaitable: false, signature: undefined, doc: undefined });
        const ask = async (...args: unknown[]): Promise<unknown> => {
            const answer = (await handler!(new Encoded(encode([args, {}], 'files')))) as Encoded;
            return decode(answer.bytes, 'object');
        };
        const host = {
            ...options,
            files: withDirectories(options.files, ask),
            dicts: 'encoded' as DictForm,
            functions: Object.fromEntries(functions.map((f) => [f.name, this.#function(f)])),
            onPrint: prints ? (stream: Stream, text: string) => this.#print(stream, text) : undefined,
        };
        const sandbox = restore ? this.#hognose!.restore(restore, host) : this.#hognose!.sandbox(host);
        this.#sandbox?.dispose();
        this.#calls.clear();
        this.#sandbox = sandbox;
    };

    // Until it is over, the run can be cancelled under the number of its request.
    async #cancellable(run: (signal: AbortSignal) => Promise<Result>): Promise<RunAnswer> {
        const id = this.#current;
        const controller = new AbortController();
        this.#runs.set(id, controller);
        try {
            const result = await run(controller.signal);
            return { ...result, value: (result.value as Encoded | undefined)?.bytes };
        } finally {
            this.#runs.delete(id);
        }
    }

    readonly run = ({ code, inputs, ...options }: RunRequest): Promise<RunAnswer> => {
        const encoded = Object.fromEntries(Object.entries(inputs).map(([name, bytes]) => [name, new Encoded(bytes)]));
        return this.#cancellable((signal) => this.#open.run(code, { ...options, inputs: encoded, signal }));
    };
    readonly call = ({ handle, request, limits }: CallRequest): Promise<RunAnswer> =>
        this.#cancellable((signal) => this.#open.callHandle(handle, new Encoded(request), { limits, signal }));

    readonly check: Operations['check'] = (code, options) => {
        const error = this.#open.check(code, options);
        return error && sendError(error);
    };
    readonly validate: Operations['validate'] = (code, options) => this.#open.validate(code, options);
    readonly get = (name: string) => (this.#open.get(name) as Encoded | undefined)?.bytes;
    readonly set = (name: string, value: Uint8Array) => this.#open.set(name, new Encoded(value));
    readonly names = () => this.#open.names();
    readonly delete = (name: string) => this.#open.delete(name);
    readonly reset = () => this.#open.reset();
    readonly files: Operations['files'] = (operation, args) => this.#open.files.ask(operation, args);
    readonly dump = () => this.#open.dump();
    readonly usage = () => this.#open.usage;
}

interface Scope extends Port {
    onmessage: ((event: { data: ToWorker }) => void) | null;
}

interface ParentPort extends Port {
    on(event: 'message', listener: (message: ToWorker) => void): void;
}

// A web worker's global scope has postMessage; a worker thread of Node's has a parent port.
const scope = globalThis as unknown as Partial<Scope>;
if (typeof scope.postMessage === 'function') {
    const server = new Server(scope as Scope);
    scope.onmessage = ({ data }) => server.hear(data);
} else {
    const { parentPort } = nodeModule<{ parentPort: ParentPort }>('node:worker_threads')!;
    const server = new Server(parentPort);
    parentPort.on('message', (message) => server.hear(message));
}
