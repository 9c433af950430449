// Modules that are there when a program begins: what it imports first is copied from an instance that has imported it already.
import { LIMIT_DEFAULTS, Outcome, State } from './abi.js';
import { decode, encode } from './codec.js';
import { Instance, partsIn, type Host, type Image, type Parts } from './instance.js';
import { defined } from './limits.js';
import type { RunOptions, SandboxOptions } from './options.js';
import { readOutcome, requestBytes } from './outcome.js';
import { preludeOf } from './prelude.js';

/** The imports that a program finds done, and the steps that it saves by them. */
export interface Prepared {
    parts: Parts;
    steps: number;
}

/** The steps that a first import saves: of the module alone, with one name, and with two. Each further name adds as much as the second. */
type Saved = [none: number, one: number, two: number];

interface Imported {
    /** The names that `from` finds in the module. */
    names: Set<string>;
    /** undefined if an earlier import has loaded the module. */
    saved: Saved | undefined;
}

interface Made extends Parts {
    modules: Map<string, Imported>;
}

/** The most bytes that are kept for an image; MOST_LISTS: the most lists of modules. */
const MOST_BYTES = 2 ** 24;
const MOST_LISTS = 256;
/** The most modules of one list; MOST_STEPS: the most steps, some 25 ms. */
const MOST_MODULES = 24;
const MOST_STEPS = 60_000;
/** Imports that cost fewer steps are as fast as a copy. */
const FEW_STEPS = 300;
/** Bytes that imports never use up; DEEP: frames that they never use up. */
const ROOMY = 2 ** 24;
const DEEP = 1000;

/** Whether no option changes the result or the cost of imports, and limits leave enough for them. */
function importsAsUsual(options: SandboxOptions, run: RunOptions, names: string[]): boolean {
    const { seed, modules: { allow = 'all', sources = {}, missing, refusal } = {} } = options;
    const { memory = ROOMY, depth = DEEP, allocations = Infinity } = { ...defined(options.limits), ...defined(run.limits) };
    const isEnough = memory >= ROOMY && depth >= DEEP && allocations === Infinity;
    const isOwn = !seed && allow === 'all' && !Object.keys(sources).length && missing === undefined && refusal === undefined;
    return isEnough && isOwn && !names.some((name) => name.startsWith('__'));
}

/** Whether the options use files before the program begins. This imports the modules for files. */
const usesFiles = ({ files, quota, cwd }: SandboxOptions) => Object.keys(files ?? {}).length > 0 || quota !== undefined || cwd !== undefined;

/** The imports at the head of the programs that an image has seen, and the copies made for them. It keeps only the names of modules. */
export class Preludes {
    readonly #image: Image;
    /** Lists of modules, one per line, that were requested once. `#made` has those with a copy. The latest come last. */
    readonly #seen = new Set<string>();
    readonly #made = new Map<string, Made | null>();
    /** Modules that cannot be imported or that call their host. Also names missing from a module, as `module.name`. */
    readonly #unfit = new Set<string>();
    #bytes = 0;

    constructor(image: Image) {
        this.#image = image;
    }

    /**
     * The copy for a program and its options. undefined if it has few imports, or if these modules are requested for the first time. `names`: those of host
     * functions and inputs.
     */
    for(code: string, options: SandboxOptions, runOptions: RunOptions, names: string[]): Prepared | undefined {
        if (!importsAsUsual(options, runOptions, names)) return undefined;
        const imports = preludeOf(code);
        const end = imports.findIndex(({ module, names }) => [module, ...dotted(module, names)].some((name) => this.#unfit.has(name)));
        const wanted = end < 0 ? imports : imports.slice(0, end);
        if (!wanted.length) return undefined;
        const modules = [...new Set(wanted.map(({ module }) => module))];
        if (modules.length > MOST_MODULES) return undefined;
        const made = this.#of(modules, usesFiles(options));
        if (!made) return undefined;
        const missing = wanted.flatMap(({ module, names }) => dotted(module, names.filter((name) => !made.modules.get(module)!.names.has(name))));
        for (const name of missing) this.#exclude(name);
        if (missing.length) return undefined;
        const taken = (module: string) => wanted.find((one) => one.module === module)!.names.length; // by its first import
        const steps = modules.reduce((sum, module) => sum + saves(made.modules.get(module)!.saved, taken(module)), 0);
        return steps < FEW_STEPS ? undefined : { parts: made, steps };
    }

    // From here on a prelude ends in front of it.
    #exclude(name: string): void {
        if (this.#unfit.size >= MOST_LISTS) this.#unfit.clear();
        this.#unfit.add(name);
    }

    #of(modules: string[], files: boolean): Made | null {
        const key = [...(files ? [''] : []), ...modules].join('\n');
        let made = this.#made.get(key);
        if (made === undefined) {
            if (!this.#seen.delete(key)) {
                this.#seen.add(key);
                if (this.#seen.size > MOST_LISTS) this.#seen.delete(first(this.#seen));
                return null;
            }
            made = this.#make(modules, files);
            this.#bytes += sizeOf(made);
        }
        this.#made.delete(key);
        this.#made.set(key, made);
        while (this.#bytes > MOST_BYTES || this.#made.size > MOST_LISTS) {
            const oldest = first(this.#made.keys());
            this.#bytes -= sizeOf(this.#made.get(oldest)!);
            this.#made.delete(oldest);
        }
        return made;
    }

    #make(modules: string[], files: boolean): Made | null {
        const watcher = new Watcher();
        const instance = Instance.open(this.#image, watcher, LIMIT_DEFAULTS.memory);
        if (files) askFiles(instance);
        let sum = 0;
        const found: { module: string; cost: number; names: Set<string> }[] = [];
        for (const module of modules) {
            const cost = stepsOf(instance, importing(module));
            if (cost === null || watcher.asked) {
                this.#exclude(module);
                return null;
            }
            if ((sum += cost) > MOST_STEPS) return null;
            found.push({ module, cost, names: namesOf(instance, module) }); // as it is now: a later import can make its module one of them
        }
        const parts = partsIn(this.#image, instance);
        return { ...parts, modules: new Map(found.map(({ module, cost, names }) => [module, { names, saved: savedOf(instance, module, cost) }])) };
    }
}

const dotted = (module: string, names: string[]) => names.map((name) => `${module}.${name}`);
const first = <T>(of: Iterable<T>): T => of[Symbol.iterator]().next().value!;
const sizeOf = (made: Made | null) => (made?.places ?? []).reduce((sum, { bytes }) => sum + bytes.length, 0);

/** Notes whether a module calls its host for anything except the monotonic clock, which limits use. Such modules are not equal in every sandbox. */
class Watcher implements Host {
    asked = false;
    failed(): void {
        this.asked = true;
    }
    write(): void {
        this.asked = true;
    }
    now(kind: number): number {
        this.asked ||= kind === 0;
        return 0;
    }
    call(): Outcome {
        this.asked = true;
        return Outcome.later;
    }
    entropy(): void {
        this.asked = true;
    }
}

function askFiles(instance: Instance): void {
    const request = encode(['sync'], 'files');
    instance.exports.hn_abi_files(instance.session, instance.put(request), request.length);
    instance.release();
}

/** Runs one line and keeps its value. Returns whether it is complete. */
function run(instance: Instance, code: string): boolean {
    const { exports: x, session } = instance;
    const request = requestBytes({ code, repr: 0 });
    const ready = x.hn_abi_begin(session, instance.put(request), request.length) === State.ready;
    instance.release();
    return ready && x.hn_abi_continue(session) === State.complete;
}

/** The steps of one line; null if it failed. */
function stepsOf(instance: Instance, code: string): number | null {
    const steps = run(instance, code) ? instance.usage()[0]! : null;
    instance.exports.hn_abi_abandon(instance.session);
    return steps;
}

function namesOf(instance: Instance, module: string): Set<string> {
    const ran = run(instance, `[*__import__('sys').modules['${module}'].__dict__]`);
    const p = ran ? instance.exports.hn_abi_outcome(instance.session) : 0;
    const outcome = p ? readOutcome(instance.result(p)) : undefined;
    instance.exports.hn_abi_abandon(instance.session);
    return new Set(outcome?.state === 'complete' && outcome.value ? (decode(outcome.value, 'object') as string[]) : []);
}

const importing = (module: string) => `__import__('${module}')`;

/** The step of the call with which the long way begins. In an expression, the short way is a call, too. */
const CALL = 1;

/**
 * The steps saved if a module is loaded whose first import has this cost. C has a short way to loaded modules, which it does not take if the level is False. So
 * the cost of names on the long way equals their cost in the first import.
 */
function savedOf(instance: Instance, module: string, cost: number): Saved | undefined {
    const none = cost - stepsOf(instance, importing(module))!;
    if (!none) return undefined;
    const way = (level: string) => ['()', '("__name__",)', '("__name__","__doc__")'].map((wanted) => {
        stepsOf(instance, `wanted = ${wanted}`);
        return stepsOf(instance, `__import__('${module}', None, None, wanted, ${level})`)!;
    }) as Saved;
    const [long, short] = [way('False'), way('0    ')]; // texts of one length, which compiling is paid by
    return long.map((steps, i) => none + (steps - long[0]) - (short[i]! - short[0]) + (steps === short[i] ? 0 : CALL)) as Saved;
}

function saves(saved: Saved | undefined, names: number): number {
    if (!saved) return 0;
    const [none, one, two] = saved;
    return names ? one + (names - 1) * (two - one) : none;
}
