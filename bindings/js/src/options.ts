// What the caller hands in, and its reading.
import { forget, type Settled } from './calls.js';
import type { DictForm } from './codec.js';
import { HognoseError, read, shown } from './errors.js';
import type { FileOptions, FileQuota } from './files.js';
import type { Signal } from './foreign.js';
import type { Functions, Handler } from './functions.js';
import { checkLimits, type Limits } from './limits.js';
import { checkKind, checkNames, is, type Names } from './names.js';
import type { HostObject } from './objects.js';

/** Where the time comes from: milliseconds since 1970, and of a clock that never goes back. */
export interface Clock {
    now(): number;
    monotonic?(): number;
}

/** Modules by name: all, none, these, or all but these. */
export type Allowed = 'all' | 'none' | readonly string[] | { except: readonly string[] };

const REFUSALS = ['ImportError', 'ModuleNotFoundError', 'PermissionError', 'inert'] as const;
export type Refusal = (typeof REFUSALS)[number];

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
        allow?: Allowed;
        /** What programs are told of modules that are not there, by name: why not, and what to use instead. '': nothing. */
        missing?: Record<string, string>;
        /**
         * The exception of refused imports: of modules that are not allowed, and of processes, networks and the like. 'inert': the latter import as
         * placeholders that raise when they are used. Default: ImportError in the program, placeholders in modules that it imports.
         */
        refusal?: Refusal;
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
        /** The directories that `import` looks in: what sys.path is at first. Default: [''], the current one. */
        path?: readonly string[];
    };
    /** What sys.argv is at first. Default: ['']. */
    argv?: readonly string[];
    /** The current directory at first, which is made where it is not there. Default: '/'. */
    cwd?: string;
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
    /** The value of the last statement becomes this global variable, as an object of Python's, and does not come out: `repr` alone says what it is. */
    keep?: string;
    /** Gives the run up; it fails with a LimitError of kind "cancelled". */
    signal?: Signal;
}

export const HOST_OPTIONS: Names<HostOptions> = {
    functions: '', onPrint: 'function', clock: 'object', entropy: 'function', limits: 'object', files: 'object', objects: 'object', modules: 'object',
    service: 'function', repr: 'number', dicts: '',
};
export const SANDBOX_OPTIONS: Names<SandboxOptions> = { ...HOST_OPTIONS, seed: '', quota: 'object', argv: '', cwd: 'string' };
export const RUN_OPTIONS: Names<RunOptions> = {
    inputs: 'object', limits: 'object', filename: 'string', topLevelAwait: 'boolean', repr: 'number', keep: 'string', signal: 'AbortSignal',
};
const MODULES_HOST: Names<NonNullable<HostOptions['modules']>> = { allow: '', missing: 'object', refusal: '' };
const MODULES: Names<NonNullable<SandboxOptions['modules']>> = { ...MODULES_HOST, sources: 'object', path: '' };
const EXCEPT = { except: '' } as const;
const QUOTA: Names<FileQuota> = { bytes: '', files: '' };

function checkTexts(what: string, texts: Record<string, unknown> | undefined): void {
    for (const [name, text] of Object.entries(texts ?? {})) {
        if (typeof text !== 'string') throw new HognoseError(`${what}.${name}: ${shown(text)} is not a string`);
    }
}

function checkList(what: string, texts: readonly unknown[] | undefined): void {
    if (texts === undefined) return;
    if (!Array.isArray(texts)) throw new HognoseError(`${what}: ${shown(texts)} is not an array`);
    // One after the other: a hole is not a string either, and a list that claims to be endless ends at its first.
    for (let i = 0; i < texts.length; i++) {
        if (typeof texts[i] !== 'string') throw new HognoseError(`${what}.${i}: ${shown(texts[i])} is not a string`);
    }
}

/** The options of a run. */
export function checkRun(code: unknown, options: RunOptions): void {
    checkCode(code);
    checkNames('run', options, RUN_OPTIONS);
    checkLimits(options.limits);
}

/** The options of `step` in a worker. */
export function checkStep(options: Pick<RunOptions, 'signal'>): void {
    checkNames('step', options, { signal: RUN_OPTIONS.signal });
}

/** The same for the options of a sandbox, and for those in them. */
export function checkSandbox(what: string, options: SandboxOptions, known: Names<HostOptions>): void {
    checkNames(what, options, known);
    if (options === undefined) return;
    checkKind('clock: now', 'function', options.clock?.now ?? options.clock);
    checkKind('clock: monotonic', 'function', options.clock?.monotonic);
    if (options.dicts !== undefined && !['object', 'map', 'encoded'].includes(options.dicts)) {
        throw new HognoseError(`dicts: ${shown(options.dicts)} is not 'object' or 'map'`);
    }
    checkNames('modules', options.modules, known === HOST_OPTIONS ? MODULES_HOST : MODULES);
    checkTexts('modules.sources', options.modules?.sources);
    checkTexts('modules.missing', options.modules?.missing);
    const refusal = options.modules?.refusal;
    if (refusal !== undefined && !REFUSALS.includes(refusal)) throw new HognoseError(`modules.refusal: ${shown(refusal)} is not one of ${REFUSALS.join(', ')}`);
    checkList('modules.path', options.modules?.path);
    checkList('argv', options.argv);
    checkNames('quota', options.quota, QUOTA);
}

const SETTLED = { value: '', error: '' } as const;

/** What answers a call that waits. */
export function checkSettled(answer: { value?: unknown } | { error: unknown }): Settled {
    if (typeof answer !== 'object' || answer === null) throw new HognoseError(`settle: ${shown(answer)} is not { value } or { error }`);
    checkNames('settle', answer, SETTLED);
    return read('settle', () => ('error' in answer ? { error: answer.error } : { value: answer.value }));
}

/** Names of variables are text. */
export function checkName(name: unknown): void {
    if (typeof name !== 'string') throw new HognoseError(`name: ${shown(name)} is not a string`);
}

/** Programs are text. */
export function checkCode(code: unknown): void {
    if (typeof code !== 'string') throw new HognoseError(`code: ${shown(code)} is not a string`);
}

function readModules(what: string, given: unknown): string[] {
    const refuse = (wrong: unknown): never => {
        throw new HognoseError(`${what}: ${shown(wrong)} is not a module's name${what === 'modules.allow' ? ", 'all' or 'none'" : ''}`);
    };
    if (!Array.isArray(given)) return refuse(given);
    const names: string[] = [];
    for (let i = 0; i < given.length; i++) {
        const name: unknown = given[i]; // read once: a getter may say something else the next time
        names.push(typeof name === 'string' && /^[\w.]+$/.test(name) ? name : refuse(name));
    }
    return names;
}

/** The modules that programs may import, one a line, or with `!` in front those that they may not; null: all; undefined: the host does not say. */
export function readAllowed(allow: Allowed | undefined): string | null | undefined {
    if (allow === undefined) return undefined;
    if (allow === 'all') return null;
    if (allow === 'none') return '';
    if (!is('object', allow)) return readModules('modules.allow', allow).join('\n');
    checkNames('modules.allow', allow as { except: readonly string[] }, EXCEPT);
    return ['!', ...readModules('modules.allow.except', (allow as { except: readonly string[] }).except)].join('\n');
}

const MOST_TIME = 8.64e15; // of a Date

/** The time that the caller's clock gives, in milliseconds. */
export function checkTime(time: unknown): number {
    if (typeof time === 'number' && Math.abs(time) <= MOST_TIME) return time;
    forget(time);
    throw new HognoseError(`clock: ${shown(time)} is not a number of milliseconds`);
}
