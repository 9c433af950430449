// What a worker and the thread that uses it say to each other. Values cross as CBOR: cloning would lose their classes.
import { Encoded } from './codec.js';
import {
    DisposedError, HognoseError, HostValueError, isError, LimitError, messageOf, PythonError, PythonSyntaxError, SnapshotError, textOf,
    type Usage,
} from './errors.js';
import { FileError, type withoutDirectories } from './files.js';
import type { Finding } from './finding.js';
import type { WasmModule } from './foreign.js';
import { readFunctions, type FunctionOptions, type Functions } from './functions.js';
import type { Limits } from './limits.js';
import type { Program, SandboxOptions } from './options.js';
import type { ResultParts } from './result.js';
import type { CheckOptions, ValidateOptions } from './validate.js';
import type { Asked, NowRequest } from './worker_now.js';

/** The options of a sandbox that can be sent. The others need the caller's thread. */
export type PlainOptions = Omit<SandboxOptions, 'functions' | 'onPrint' | 'clock' | 'entropy' | 'files' | 'objects'> & {
    files?: ReturnType<typeof withoutDirectories>;
};

/** A function of the caller. `served`: the caller has a handler. */
export interface SentFunction {
    name: string;
    served: boolean;
    awaitable: boolean;
    signature: string | undefined;
    doc: string | undefined;
}

/** Functions in a form that can be sent: without handlers. */
export function withoutHandlers(functions: Functions | undefined): Record<string, FunctionOptions> | undefined {
    if (!functions) return undefined;
    const plain = [...readFunctions(functions)].map(([name, { handler, ...rest }]) => [name, rest] as const);
    return Object.fromEntries(plain);
}

export interface OpenRequest {
    options: PlainOptions;
    functions: SentFunction[];
    /** Whether the caller wants the output as it is printed. */
    prints: boolean;
    /** How to request the time and random bytes, if the caller provides them. */
    now: NowRequest | undefined;
    /** The snapshot to resume from. */
    restore: Uint8Array | undefined;
}

export interface RunRequest {
    code: Program;
    inputs: Record<string, Uint8Array>;
    limits?: Limits;
    filename?: string;
    topLevelAwait?: boolean;
    repr?: number;
    keep?: string;
}

export interface CallRequest {
    /** The number of the Python object. */
    handle: number;
    request: Uint8Array;
    limits: Limits | undefined;
}

export type RunAnswer = Omit<ResultParts, 'value'> & { value: Uint8Array | undefined };

/** A run that the caller resumes step by step. */
export interface StartRequest extends RunRequest {
    /** Whether the run pauses every few milliseconds. */
    sliced: boolean;
}

/** The outcome of a call: its value, or an exception. */
export type SentAnswer = { value: Uint8Array } | { error: Uint8Array };

/** A call. Without `name` and `request`, only its number is known. */
export interface SentCall {
    id: number;
    name: string;
    request: Uint8Array | undefined;
}

/** The state of a run. */
export type SentStep =
    | ({ kind: 'complete' } & RunAnswer)
    | { kind: 'call'; call: SentCall }
    /** The waiting calls: sent once, for a run that was under way before. Each later call is a step. */
    | { kind: 'waiting'; calls?: SentCall[]; seconds: number | null }
    | { kind: 'sliced' };

/** How to resume a run. */
export type Action =
    | { kind: 'answer'; answer: SentAnswer }
    | { kind: 'settle'; id: number; answer: SentAnswer }
    | { kind: 'defer' | 'wake' | 'continue' };

/** The operations of a worker. */
export interface Operations {
    open(request: OpenRequest): void;
    run(request: RunRequest): Promise<RunAnswer>;
    call(request: CallRequest): Promise<RunAnswer>;
    start(request: StartRequest): SentStep;
    step(sliced: boolean): SentStep | null;
    goOn(action: Action): SentStep;
    abandon(): void;
    check(code: string, options: CheckOptions): SentError | null;
    validate(code: string, options: ValidateOptions): Finding[] | Promise<Finding[]>;
    get(name: string): Uint8Array | undefined;
    set(name: string, value: Uint8Array): void;
    names(): string[];
    delete(name: string): boolean;
    reset(): void;
    files(operation: string, args: unknown[]): unknown;
    dump(): Uint8Array;
    usage(): Usage;
}

export type Operation = keyof Operations;

export type ToWorker =
    | { type: 'module'; wasm: WasmModule; library: Uint8Array<ArrayBuffer> | undefined; copyImports: boolean | undefined }
    | { type: 'library'; library: Uint8Array<ArrayBuffer> | undefined }
    | { type: 'do'; id: number; operation: Operation; args: unknown[] }
    | { type: 'cancel'; id: number }
    /** spent: milliseconds for reading the call and writing the answer */
    | { type: 'answer'; call: number; answer: SentAnswer; spent: number }
    /** seen: `handed` of the last message received */
    | { type: 'release'; handle: number; seen: number }
    | { type: 'ping' };

export type FromWorker =
    /** handed: how many Python objects have been passed out so far */
    | { type: 'done'; id: number; result: unknown; handed: number }
    | { type: 'failed'; id: number; error: SentError }
    | { type: 'call'; call: number; name: string; request: Uint8Array; handed: number }
    | ({ type: 'now' } & Asked)
    | { type: 'print'; stream: 'stdout' | 'stderr'; text: string }
    | { type: 'pong' };

/** The buffers of a message that can be transferred instead of copied. Those of the caller's snapshot must be copied. */
export function buffersOf(message: FromWorker): ArrayBuffer[] {
    const found: ArrayBuffer[] = [];
    const look = (v: unknown) => ArrayBuffer.isView(v) && found.push(v.buffer as ArrayBuffer);
    if (message.type === 'call') look(message.request);
    if (message.type === 'done') {
        look(message.result);
        look((Object(message.result) as { value?: unknown }).value);
    }
    return found;
}

// ---- errors ----

/** An error in a message: its class and its own fields. It refers to other errors by index. */
interface SentOne {
    name: string;
    message: string;
    fields: [string, unknown][];
    errors: [string, number | number[]][];
}
export type SentError = SentOne[];

const CLASSES: Record<string, Function> = {
    DisposedError, FileError, HognoseError, HostValueError, LimitError, PythonError, PythonSyntaxError, SnapshotError,
    Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError,
};

const crosses = (v: unknown): boolean => {
    if (typeof v === 'function' || typeof v === 'symbol' || v instanceof Encoded) return false;
    return typeof v !== 'object' || v === null || Array.isArray(v) || Object.getPrototypeOf(v) === Object.prototype;
};

const isErrors = (v: unknown): v is Error[] => Array.isArray(v) && v.length > 0 && v.every((e) => e instanceof Error);

function describe(error: unknown, numberOf: (e: Error) => number): SentOne {
    const sent: SentOne = { name: 'HognoseError', message: messageOf(error), fields: [], errors: [] };
    if (!isError(error)) return sent;
    sent.name = textOf(() => error.name, sent.name);
    for (const key of Object.getOwnPropertyNames(error)) {
        if (key === 'stack' || key === 'message') continue;
        const value = (error as unknown as Record<string, unknown>)[key];
        if (value instanceof Error) sent.errors.push([key, numberOf(value)]);
        else if (isErrors(value)) sent.errors.push([key, value.map(numberOf)]);
        else if (crosses(value)) sent.fields.push([key, value]);
    }
    return sent;
}

/** Encodes an error for the other thread, with those that it refers to, also in circles. */
export function sendError(error: unknown): SentError {
    const found = [error];
    const numberOf = (e: Error) => (found.includes(e) ? found.indexOf(e) : found.push(e) - 1);
    const sent: SentError = [];
    for (const e of found) sent.push(describe(e, numberOf));
    return sent;
}

/** The other thread's error, with the same class. */
export function receiveError(sent: SentError): Error {
    const errors = sent.map(({ name, message }) => {
        const known = CLASSES[name] ?? HognoseError;
        return Object.setPrototypeOf(new Error(message), known.prototype as object) as Error;
    });
    const define = (i: number, key: string, value: unknown, enumerable: boolean) =>
        Object.defineProperty(errors[i], key, { value, enumerable, configurable: true, writable: true });
    sent.forEach(({ fields, errors: others }, i) => {
        for (const [key, value] of fields) define(i, key, value, true);
        for (const [key, n] of others) define(i, key, Array.isArray(n) ? n.map((k) => errors[k]) : errors[n], false);
    });
    return errors[0]!;
}
