// What runs in the worker: one sandbox, which does what the other thread asks for. worker_link.ts is the other end.
import type { Call as HostCall, Settled } from './calls.js';
import { Encoded, type DictForm } from './codec.js';
import { HognoseError, messageOf } from './errors.js';
import { withDirectories } from './files.js';
import type { FunctionOptions, Handler } from './functions.js';
import { Hognose } from './hognose.js';
import { nodeModule } from './platform.js';
import { Preludes } from './prepared.js';
import { EncodedError } from './raised.js';
import type { Result } from './result.js';
import type { Sandbox } from './sandbox.js';
import { Call, Sliced, stepIsOver, Waiting, type Step } from './steps.js';
import { askingHost } from './worker_now.js';
import {
    buffersOf, sendError, type Action, type CallRequest, type FromWorker, type OpenRequest, type Operations, type RunAnswer, type RunRequest,
    type SentAnswer, type SentCall, type SentFunction, type SentStep, type StartRequest, type ToWorker,
} from './worker_wire.js';

interface Port {
    postMessage(message: FromWorker, transfer: ArrayBuffer[]): void;
}

interface Asked {
    resolve(value: unknown): void;
    reject(error: unknown): void;
}

const NEVER = new AbortController().signal;

const receiveAnswer = (sent: SentAnswer): Settled =>
    'value' in sent ? { value: new Encoded(sent.value) } : { error: new EncodedError(sent.error) };

const sendResult = ({ value, repr, stdout, stderr, exitCode, usage }: Result): RunAnswer =>
    ({ value: (value as Encoded | undefined)?.bytes, repr, stdout, stderr, exitCode, usage });

const sendCall = ({ id, name, args }: HostCall | Call): SentCall => ({ id, name, request: (args[0] as Encoded | undefined)?.bytes });

function sendStep(step: Step): SentStep {
    if (step.kind === 'complete') return { kind: 'complete', ...sendResult(step) };
    if (step.kind === 'call') return { kind: 'call', call: sendCall(step) };
    if (step.kind === 'waiting') return { kind: 'waiting', seconds: step.seconds };
    return { kind: 'sliced' };
}

function goOn(step: Step | undefined, action: Action): Step {
    if (step instanceof Sliced && action.kind === 'continue') return step.continue();
    if (step instanceof Call && action.kind === 'defer') return step.defer();
    if (step instanceof Call && action.kind === 'answer') return step.settle(receiveAnswer(action.answer));
    if (step instanceof Waiting && action.kind === 'wake') return step.wake();
    if (step instanceof Waiting && action.kind === 'settle') return step.settle(action.id, receiveAnswer(action.answer));
    throw stepIsOver();
}

const encodedInputs = (inputs: Record<string, Uint8Array>) =>
    Object.fromEntries(Object.entries(inputs).map(([name, bytes]) => [name, new Encoded(bytes)]));

type Stream = 'stdout' | 'stderr';

class Server implements Operations {
    readonly #port: Port;
    /** Whether the caller knows the waiting calls: from the start of the run, or since a message. */
    #told = false;
    #hognose: Hognose | undefined;
    #sandbox: Sandbox | undefined;
    readonly #calls = new Map<number, Asked>();
    #lastCall = 0;
    /** The runs that can be cancelled, by the id of the request. */
    readonly #runs = new Map<number, AbortController>();
    #current = 0;
    /** The present step of the run that the caller resumes. */
    #step: Step | undefined;
    #printed: { stream: Stream; text: string } | undefined;

    constructor(port: Port) {
        this.#port = port;
    }

    hear(message: ToWorker): void {
        switch (message.type) {
            case 'module':
                this.#hognose = new Hognose(message, message.copyImports === false ? undefined : Preludes);
                return;
            case 'library':
                this.#hognose?.takeLibrary(message.library);
                return;
            case 'do':
                void this.#answer(message.id, message.operation, message.args);
                return;
            case 'cancel':
                this.#runs.get(message.id)?.abort();
                return;
            case 'answer':
                this.#settle(message.call, message.spent, receiveAnswer(message.answer));
                return;
            case 'release':
                this.#sandbox?.releaseHandle(message.handle, message.seen);
                return;
            case 'ping':
                this.#say({ type: 'pong' });
        }
    }

    async #answer(id: number, operation: keyof Operations, args: unknown[]): Promise<void> {
        try {
            this.#current = id;
            const result: unknown = await (this[operation] as (...args: unknown[]) => unknown)(...args);
            this.#say({ type: 'done', id, result, handed: this.#handed });
        } catch (error) {
            this.#fail(id, error);
        }
    }

    // Whatever the error is, the caller learns of one.
    #fail(id: number, error: unknown): void {
        try {
            this.#say({ type: 'failed', id, error: sendError(error) });
        } catch {
            this.#say({ type: 'failed', id, error: sendError(new HognoseError(messageOf(error))) });
        }
    }

    // What answers a call of a sandbox that is over is nobody's, and nobody's time.
    #settle(call: number, spent: number, settled: Settled): void {
        const asked = this.#calls.get(call);
        if (!this.#calls.delete(call)) return;
        this.#open.spendTime(spent);
        if ('error' in settled) asked?.reject(settled.error);
        else asked?.resolve(settled.value);
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
        return { handler: served ? this.#asks(name) : undefined, awaitable, signature, doc };
    }

    // Serves a function by asking the other thread, with all arguments in one.
    readonly #asks = (name: string): Handler => ({ bytes }: Encoded) =>
        new Promise((resolve, reject) => {
            const call = ++this.#lastCall;
            this.#calls.set(call, { resolve, reject });
            this.#say({ type: 'call', call, name, request: bytes, handed: this.#handed });
        });

    get #handed(): number {
        return this.#sandbox?.handed ?? 0;
    }

    get #open(): Sandbox {
        if (!this.#sandbox) throw new HognoseError('the worker has no sandbox');
        return this.#sandbox;
    }

    // ---- operations ----

    readonly open = ({ options, functions, prints, now, restore }: OpenRequest): void => {
        const host = {
            ...options,
            ...(now && askingHost(now, (asked) => this.#port.postMessage({ type: 'now', ...asked }, []))),
            files: withDirectories(options.files),
            service: this.#asks,
            dicts: 'encoded' as DictForm,
            functions: Object.fromEntries(functions.map((f) => [f.name, this.#function(f)])),
            onPrint: prints ? (stream: Stream, text: string) => this.#print(stream, text) : undefined,
        };
        const sandbox = restore ? this.#hognose!.restore(restore, host) : this.#hognose!.sandbox(host);
        this.#sandbox?.dispose();
        this.#calls.clear();
        this.#step = undefined;
        this.#sandbox = sandbox;
    };

    // Until it is over, the run can be cancelled under the number of its request.
    async #cancellable(run: (signal: AbortSignal) => Promise<Result>): Promise<RunAnswer> {
        const id = this.#current;
        const controller = new AbortController();
        this.#runs.set(id, controller);
        try {
            return sendResult(await run(controller.signal));
        } finally {
            this.#runs.delete(id);
        }
    }

    readonly run = ({ code, inputs, ...options }: RunRequest): Promise<RunAnswer> => {
        return this.#cancellable((signal) => this.#open.run(code, { ...options, inputs: encodedInputs(inputs), signal }));
    };
    readonly call = ({ handle, request, limits }: CallRequest): Promise<RunAnswer> =>
        this.#cancellable((signal) => this.#open.callHandle(handle, new Encoded(request), { limits, signal }));

    #reach(step: Step): SentStep {
        this.#step = step;
        const sent = sendStep(step);
        if (step.kind !== 'waiting' || sent.kind !== 'waiting' || this.#told) return sent;
        this.#told = true;
        return { ...sent, calls: step.calls.map(sendCall) };
    }

    readonly start = ({ code, inputs, sliced, ...options }: StartRequest): SentStep => {
        this.#told = true;
        return this.#reach(this.#open.start(code, { ...options, inputs: encodedInputs(inputs), signal: sliced ? NEVER : undefined }));
    };
    readonly step = (sliced: boolean): SentStep | null => {
        this.#told = false;
        const step = sliced ? this.#open.slicedStep() : this.#open.step;
        return step && this.#reach(step);
    };
    readonly goOn = (action: Action): SentStep => {
        const step = this.#step;
        this.#step = undefined;
        return this.#reach(goOn(step, action));
    };
    readonly abandon = (): void => {
        const step = this.#step;
        this.#step = undefined;
        if (step && step.kind !== 'complete') step.abandon();
    };

    readonly check: Operations['check'] = (code, options) => {
        const error = this.#open.check(code, options);
        return error && sendError(error);
    };
    readonly validate: Operations['validate'] = (code, options) => this.#open.validate(code, options);
    readonly get = (name: string) => (this.#open.get(name) as Encoded | undefined)?.bytes;
    readonly set = (name: string, value: Uint8Array) => this.#open.set(name, new Encoded(value));
    readonly names = () => this.#open.names();
    readonly delete = (name: string) => this.#open.delete(name);
    readonly reset = () => {
        this.#step = undefined;
        this.#calls.clear();
        this.#open.reset();
    };
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
