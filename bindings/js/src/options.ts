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

/** The text of a program, or the bytes of its file: UTF-8, or the encoding that its coding line names. */
export type Program = string | Uint8Array;

/** A clock, in milliseconds: `now` since 1970, `monotonic` from any start, never backwards. */
export interface Clock {
    now(): number;
    monotonic?(): number;
}

/** Modules by name: all, none, only these, or all except these. */
export type Allowed = 'all' | 'none' | readonly string[] | { except: readonly string[] };

const REFUSALS = ['ImportError', 'ModuleNotFoundError', 'PermissionError', 'inert'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Options that every sandbox takes, also a restored one: functions, limits, files, modules and output. */
export interface HostOptions {
    /** Host functions by name. Programs call them as global functions. */
    functions?: Functions;
    /** Gets the program's output as it is printed. The result has all of it, too. */
    onPrint?(stream: 'stdout' | 'stderr', text: string): void;
    /** The time of day for programs. Default: the system's clock. */
    clock?: Clock;
    /** Fills the array with random bytes for the program. Default: the platform's random numbers. */
    entropy?(to: Uint8Array): void;
    /** The limits of every run. */
    limits?: Limits;
    /** Files and directories by absolute path. With `restore`: the directories that the host serves. */
    files?: FileOptions;
    /** Host objects by name, for the programs of a restored snapshot. */
    objects?: Record<string, HostObject>;
    modules?: {
        /** Which of Hognose's modules programs may import. Default: all, or the choice that the snapshot saved. */
        allow?: Allowed;
        /** Error texts for missing modules, by name: the reason, and the alternative. '' means no text. */
        missing?: Record<string, string>;
        /**
         * The exception of a refused import: of a module that is not allowed, or one for processes, networks and the like. With 'inert', modules of the second
         * kind import as placeholders, which raise when used. Default: ImportError in the program, placeholders in modules that it imports.
         */
        refusal?: Refusal;
    };
    /** @internal Answers the core's own requests, in a worker. */
    service?(name: string): Handler;
    /** The most bytes of UTF-8 in the `repr` of a result or handle. A longer one is cut and ends in "...". Default: 4,096. 0 turns it off. */
    repr?: number;
    /** How dicts are returned. 'object' (default): as plain objects if all keys are str, otherwise as Maps. 'map': always as Maps. */
    dicts?: DictForm;
}

/** Options of `hognose.sandbox()`. */
export interface SandboxOptions extends HostOptions {
    /** Seeds the hashes of str and bytes, which decide the order of sets: 0 (default) to 2^53. Snapshots save it. */
    seed?: number;
    /** The most that programs can keep in files. The memory limit applies as well. */
    quota?: FileQuota;
    modules?: HostOptions['modules'] & {
        /** Sources of modules that programs can import, by name. */
        sources?: Record<string, string>;
        /** The initial sys.path: directories in which `import` looks. Default: [''], the current directory. */
        path?: readonly string[];
    };
    /** The initial sys.argv. Default: ['']. */
    argv?: readonly string[];
    /** The initial current directory. It is created if it is missing. Default: '/'. */
    cwd?: string;
}

/** Options of one run. */
export interface RunOptions {
    /** Values by name, which become global variables before the run. */
    inputs?: Record<string, unknown>;
    /** Limits of this run, which replace the sandbox's. */
    limits?: Limits;
    /** The file name in tracebacks. Default: "<python>". */
    filename?: string;
    /** Allows `await` outside functions. Default: true for `run` and `start`, false for `runSync`. */
    topLevelAwait?: boolean;
    /** The most bytes in the `repr` of the result. Default: the sandbox's. */
    repr?: number;
    /** The name of a global variable that gets the value of the last statement. The value is not returned; `repr` shows it. */
    keep?: string;
    /** Aborting it cancels the run, which fails with a LimitError of kind "cancelled". */
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

/** Checks the arguments of a run. Throws a HognoseError. */
export function checkRun(code: unknown, options: RunOptions): void {
    if (!(code instanceof Uint8Array)) checkCode(code);
    checkNames('run', options, RUN_OPTIONS);
    checkLimits(options.limits);
}

/** Checks the options of `step` in a worker. */
export function checkStep(options: Pick<RunOptions, 'signal'>): void {
    checkNames('step', options, { signal: RUN_OPTIONS.signal });
}

/** Checks the options of a sandbox, and the options nested in them. */
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

/** Checks the answer to a waiting call, and reads it. */
export function checkSettled(answer: { value?: unknown } | { error: unknown }): Settled {
    if (typeof answer !== 'object' || answer === null) throw new HognoseError(`settle: ${shown(answer)} is not { value } or { error }`);
    checkNames('settle', answer, SETTLED);
    return read('settle', () => ('error' in answer ? { error: answer.error } : { value: answer.value }));
}

/** Throws a HognoseError unless the variable's name is a string. */
export function checkName(name: unknown): void {
    if (typeof name !== 'string') throw new HognoseError(`name: ${shown(name)} is not a string`);
}

/** Throws a HognoseError unless the program is a string. */
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

/** The allowed modules, one per line. A first line `!` means all modules except these. true: all are allowed; undefined: the host made no choice. */
export function readAllowed(allow: Allowed | undefined): string | boolean | undefined {
    if (allow === undefined) return undefined;
    if (allow === 'all') return true;
    if (allow === 'none') return false;
    if (!is('object', allow)) return readModules('modules.allow', allow).join('\n');
    checkNames('modules.allow', allow as { except: readonly string[] }, EXCEPT);
    return ['!', ...readModules('modules.allow.except', (allow as { except: readonly string[] }).except)].join('\n');
}

const MOST_TIME = 8.64e15; // of a Date

/** Returns the time of the caller's clock, in milliseconds. Throws a HognoseError if it is invalid. */
export function checkTime(time: unknown): number {
    if (typeof time === 'number' && Math.abs(time) <= MOST_TIME) return time;
    forget(time);
    throw new HognoseError(`clock: ${shown(time)} is not a number of milliseconds`);
}
