// What the caller hands in, and its reading.
import type { DictForm } from './codec.js';
import { HognoseError, shown } from './errors.js';
import type { Signal } from './foreign.js';
import type { Most } from './plain.js';
import type { FileOptions, FileQuota } from './files.js';
import type { HostObject } from './objects.js';

/** The limits of a run. What is left out keeps its default; `Infinity` is no limit (not for memory, depth, nesting). */
export interface Limits {
    /** Bytes; default 64 MiB. The instance's WebAssembly.Memory cannot grow beyond it either. */
    memory?: number;
    /** Milliseconds of running time; waiting for host functions is free. Default 5,000. */
    time?: number;
    /** Deterministic units of work; default: none. */
    steps?: number;
    /** Frames; going deeper is a RecursionError. Default 1,000. */
    depth?: number;
    /** Bytes printed; default 1 MiB. */
    output?: number;
    /** Calls of host functions; default 1,000. */
    calls?: number;
    /** Bytes of one program; default 1 MiB. */
    source?: number;
    /** Levels of nesting in source and in values; default 200, which is the most. */
    nesting?: number;
    /** Bytes (of CBOR) of one value that crosses, in or out; default 16 MiB. */
    valueBytes?: number;
    /** Values, keys and containers in it; default 1,000,000. What is shared counts each time. */
    valueItems?: number;
    /** Milliseconds from the beginning of a run, waiting included. Default: none; in workers and pools 60,000. */
    wall?: number;
}

/** Numbers of hn_limit_kind. */
export const LIMIT_KINDS: Record<keyof Limits, number> = {
    steps: 1,
    time: 2,
    memory: 3,
    depth: 4,
    output: 5,
    calls: 6,
    source: 7,
    nesting: 8,
    valueBytes: 10,
    valueItems: 11,
    wall: 12,
};

/** How large a value may be that crosses. */
export const mostOf = ({ valueBytes = 16 * 2 ** 20, valueItems = 1e6 }: Limits = {}): Most => ({ bytes: valueBytes, items: valueItems });

export const DEFAULT_MEMORY = 64 * 2 ** 20;

/** Serves a function: positional arguments in order; an object of the keyword arguments after them if there are any. */
export type Handler = (...args: any[]) => unknown;

export interface FunctionOptions {
    /** Left out: the call pauses (`start`), and the host answers it by hand. */
    handler?: Handler;
    /** Calling it gives an awaitable at once, so that many can be under way (asyncio.gather). */
    awaitable?: boolean;
    /** As in Python: "(url, timeout=5)". */
    signature?: string;
    doc?: string;
}

/** Functions by name; null: without a handler. Or only the names of functions without handlers. */
export type Functions = Record<string, Handler | FunctionOptions | null> | string[];

/** Where the time comes from: milliseconds since 1970, and of a clock that never goes back. */
export interface Clock {
    now(): number;
    monotonic?(): number;
}

export interface HostOptions {
    functions?: Functions;
    /** What the program prints, as it happens; it is collected in the result as well. */
    onPrint?(stream: 'stdout' | 'stderr', text: string): void;
    clock?: Clock;
    /** Random bytes for what a program asks of randomness. Default: the platform's. */
    entropy?(to: Uint8Array): void;
    limits?: Limits;
    /** Files and directories by absolute path. Of a snapshot that is restored, the directories that the host serves. */
    files?: FileOptions;
    /** Host objects by their name, for programs that come from a snapshot. */
    objects?: Record<string, HostObject>;
    modules?: {
        /** Which of the modules that ship with Hognose programs may import. Default: all, or what the snapshot says. */
        allow?: 'all' | 'none' | readonly string[];
    };
    /** @internal What serves the core's own questions, in a worker. */
    service?(name: string): Handler;
    /** How many bytes of UTF-8 `repr` of a result, and of a handle, has at most; what is longer ends in "...". Default 4,096; 0: none. */
    repr?: number;
    /** 'object' (default): dicts are plain objects where all keys are str, else Maps. 'map': always Maps. */
    dicts?: DictForm;
}

export interface SandboxOptions extends HostOptions {
    /** Seeds the hashes of str and bytes, which decide the order of sets: 0 (default) to 2^53. Travels in snapshots. */
    seed?: number;
    /** How much programs can keep in files; the memory limit holds as well. */
    quota?: FileQuota;
    modules?: HostOptions['modules'] & {
        /** Source texts of modules that programs can import, by name. */
        sources?: Record<string, string>;
    };
}

export interface RunOptions {
    /** Become global variables before the run. */
    inputs?: Record<string, unknown>;
    /** For this run. */
    limits?: Limits;
    /** What tracebacks show; default "<python>". */
    filename?: string;
    /** Allow `await` outside functions. Default: true for `run` and `start`. */
    topLevelAwait?: boolean;
    /** How many bytes `repr` of the result has at most; default: the sandbox's. */
    repr?: number;
    /** Gives the run up; it fails with a LimitError of kind "cancelled". */
    signal?: Signal;
}

/** Every name of an options object, so that the compiler sees that none is missing. */
export type Names<T> = Record<keyof Required<T>, true>;

export const HOST_OPTIONS: Names<HostOptions> = {
    functions: true, onPrint: true, clock: true, entropy: true, limits: true, files: true, objects: true, modules: true, service: true, repr: true, dicts: true,
};
export const SANDBOX_OPTIONS: Names<SandboxOptions> = { ...HOST_OPTIONS, seed: true, quota: true };
export const RUN_OPTIONS: Names<RunOptions> = { inputs: true, limits: true, filename: true, topLevelAwait: true, repr: true, signal: true };
const MODULES_HOST: Names<NonNullable<HostOptions['modules']>> = { allow: true };
const MODULES: Names<NonNullable<SandboxOptions['modules']>> = { ...MODULES_HOST, sources: true };
const QUOTA: Names<FileQuota> = { bytes: true, files: true };
const FUNCTION: Names<FunctionOptions> = { handler: true, awaitable: true, signature: true, doc: true };

/** Refuses what is no object, or has a name in it that means nothing: an option that is misspelt would else be one that is not there. */
export function checkNames(what: string, given: object | undefined, known: object): void {
    if (given === undefined) return;
    if (typeof given !== 'object' || given === null) throw new HognoseError(`${what}: ${shown(given)} is not an object of options`);
    const wrong = Object.keys(given).find((name) => !Object.hasOwn(known, name));
    if (wrong !== undefined) throw new HognoseError(`${what}: there is no option named ${wrong}`);
}

/** Refuses options of another type than they have. */
function checkKind<T extends object>(what: string, options: T, kinds: { [name in keyof T]?: 'function' | 'object' | 'number' | 'string' | 'boolean' }): void {
    for (const name of Object.keys(kinds) as (keyof T & string)[]) {
        const value: unknown = options[name];
        const good = value === undefined || (typeof value === kinds[name] && value !== null && !(typeof value === 'number' && !(value >= 0)));
        if (!good) throw new HognoseError(`${what}: ${name}: ${shown(value)} is no ${kinds[name]!}`);
    }
}

function checkTexts(what: string, texts: Record<string, unknown> | undefined): void {
    for (const [name, text] of Object.entries(texts ?? {})) {
        if (typeof text !== 'string') throw new HognoseError(`${what}.${name}: ${shown(text)} is not a string`);
    }
}

/** The options of a run. */
export function checkRun(code: unknown, options: RunOptions): void {
    checkCode(code);
    checkNames('run', options, RUN_OPTIONS);
    checkKind('run', options, { inputs: 'object', filename: 'string', topLevelAwait: 'boolean', repr: 'number', signal: 'object' });
    checkLimits(options.limits);
}

/** The same for the options of a sandbox, and for those in them. */
export function checkSandbox(what: string, options: SandboxOptions, known: object): void {
    checkNames(what, options, known);
    if (options === undefined) return;
    checkKind(what, options, { onPrint: 'function', entropy: 'function', clock: 'object', objects: 'object', repr: 'number' });
    if (options.dicts !== undefined && !['object', 'map', 'encoded'].includes(options.dicts)) {
        throw new HognoseError(`dicts: ${shown(options.dicts)} is not 'object' or 'map'`);
    }
    checkTexts('modules.sources', options.modules?.sources);
    checkNames('modules', options.modules, known === HOST_OPTIONS ? MODULES_HOST : MODULES);
    checkNames('quota', options.quota, QUOTA);
}

/** What answers a call that waits. */
export const SETTLED = { value: true, error: true };

/** Programs are text. */
export function checkCode(code: unknown): void {
    if (typeof code !== 'string') throw new HognoseError(`code: ${shown(code)} is not a string`);
}

export interface FunctionEntry {
    handler: Handler | undefined;
    awaitable: boolean;
    signature: string | undefined;
    doc: string | undefined;
}

const IDENTIFIER = /^[\p{L}\p{Nl}_][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}]*$/u;

function entryOf(name: string, given: Handler | FunctionOptions | null): FunctionEntry {
    if (!IDENTIFIER.test(name)) throw new HognoseError(`functions: ${JSON.stringify(name)} is not a Python identifier`);
    const o: FunctionOptions = typeof given === 'function' ? { handler: given } : (given ?? {});
    checkNames(`functions.${name}`, o, FUNCTION);
    if (o.handler !== undefined && typeof o.handler !== 'function') {
        throw new HognoseError(`functions.${name}: the handler is not a function`);
    }
    return { handler: o.handler, awaitable: o.awaitable ?? false, signature: o.signature, doc: o.doc };
}

/** The functions in one form. */
export function readFunctions(functions: Functions | undefined): Map<string, FunctionEntry> {
    const map = new Map<string, FunctionEntry>();
    if (functions !== undefined && (typeof functions !== 'object' || functions === null)) throw new HognoseError(`functions: ${shown(functions)} has no functions`);
    if (Array.isArray(functions)) for (const name of functions) map.set(name, entryOf(name, null));
    else if (functions) for (const name of Object.keys(functions)) map.set(name, entryOf(name, functions[name]!));
    return map;
}

/** The modules that programs may import, one a line; null: all; undefined: the host does not say. */
export function readAllowed(allow: 'all' | 'none' | readonly string[] | undefined): string | null | undefined {
    if (allow === undefined) return undefined;
    if (allow === 'all') return null;
    if (allow === 'none') return '';
    const wrong = Array.isArray(allow) ? allow.find((name) => typeof name !== 'string' || !/^[\w.]+$/.test(name)) : allow;
    if (wrong !== undefined) throw new HognoseError(`modules.allow: ${JSON.stringify(wrong)} is not a module's name, 'all' or 'none'`);
    return allow.join('\n');
}

export function checkLimits(limits: Limits | undefined): void {
    if (limits === null || (limits !== undefined && typeof limits !== 'object')) throw new HognoseError(`limits: ${shown(limits)} is not an object of options`);
    for (const [name, most] of Object.entries(limits ?? {})) {
        if (!Object.hasOwn(LIMIT_KINDS, name)) throw new HognoseError(`limits: there is no limit named ${name}`);
        if (most !== undefined && !(typeof most === 'number' && most >= 0)) {
            throw new HognoseError(`limits.${name}: ${shown(most)} is not an amount`);
        }
    }
}

const MOST_TIME = 8.64e15; // of a Date

/** The time that the caller's clock gives, in milliseconds. */
export function checkTime(time: unknown): number {
    if (typeof time === 'number' && Math.abs(time) <= MOST_TIME) return time;
    throw new HognoseError(`clock: ${shown(time)} is not a number of milliseconds`);
}
