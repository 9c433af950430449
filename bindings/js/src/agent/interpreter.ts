// The REPL of a recursive language model: blocks of code that share their variables, and functions of the host between them.
import { LimitError, PythonError, toJSON, type FunctionOptions, type Handler, type Hognose, type HostOptions, type Json, type Limits, type Sandbox, type Usage } from '../index.js';
import { AgentError, checkOptions, isUnparsed, moduleOf, reasonOf, Turns, type Known } from './common.js';
import { Drive, SleptTooLong, type Answer, type Called, type Ended, type External, type Outcome } from './drive.js';
import { kindsOf, REPORT_MODULE, REPORT_SOURCE, reprsOf } from './report.js';
import { standardFunctions, type LlmQuery, type LlmQueryBatched } from './rlm.js';
import { typeText, Validator, type Verdict } from './validator.js';
import { fromBase64, toBase64 } from './base64.js';

/** The limits of a block. The names are those of document 001 (docs/agent.md). */
export interface ResourceLimits {
    max_duration_secs?: number | null;
    max_memory?: number | null;
    max_recursion_depth?: number | null;
    /** Not in that document: deterministic units of work, equal on every machine. */
    max_steps?: number | null;
    /** Not in that document: calls of host functions. Default: 1,000. */
    max_external_calls?: number | null;
    /** Objects and buffers that a block allocates on the heap, freed or not. */
    max_allocations?: number | null;
}

export interface InterpreterOptions {
    hognose?: Hognose;
    /** Seconds of running time of a block, including sleep. Default: 30. Waiting for host functions is free. */
    timeout?: number;
    resourceLimits?: ResourceLimits;
    typeCheck?: boolean;
    /** Functions that programs can call by name. */
    tools?: readonly Handler[];
    /** Which modules programs may import. Default: all of Hognose's modules. */
    modules?: HostOptions['modules'];
}

/** The result of a block. */
export interface CodeResult {
    output: string;
    error: string | null;
    variables: Record<string, string>;
    final_output: Record<string, unknown> | null;
    submit_fields: Record<string, unknown> | null;
    type_errors: string | null;
    resource_usage: Partial<Usage>;
    execution_snapshots: number;
}

export interface ExecutionStats {
    total_executions: number;
    total_external_calls: number;
    total_time_secs: number;
    type_check_failures: number;
    syntax_errors: number;
    runtime_errors: number;
}

/** A session as JSON. `snapshot` is the whole session; `variables` are for people to read. */
export interface Checkpoint {
    variables: Record<string, Json>;
    stats: ExecutionStats;
    snapshot?: string;
}

const OPTIONS: Known<InterpreterOptions> = { hognose: 'object', timeout: 'number', resourceLimits: 'object', typeCheck: 'boolean', tools: 'list', modules: 'object' };
const LIMITS: Known<ResourceLimits> = { max_duration_secs: 'number', max_memory: 'number', max_recursion_depth: 'number', max_steps: 'number', max_external_calls: 'number', max_allocations: 'number' };
const STATS: ExecutionStats = { total_executions: 0, total_external_calls: 0, total_time_secs: 0, type_check_failures: 0, syntax_errors: 0, runtime_errors: 0 };
const MOST_REPR = 4096;
const MOST_CHECKPOINT = 2 ** 28; // characters
const SLICED = new AbortController().signal; // so that a run lets the event loop in

interface Entry {
    serve: External;
    options: FunctionOptions;
}

function limitsOf({ timeout = 30, resourceLimits = {} }: InterpreterOptions): Limits {
    checkOptions('resourceLimits', resourceLimits, LIMITS);
    const { max_duration_secs, max_memory, max_allocations, max_recursion_depth, max_steps, max_external_calls } = resourceLimits;
    return {
        time: (max_duration_secs ?? timeout) * 1000, memory: max_memory ?? undefined, depth: max_recursion_depth ?? undefined, steps: max_steps ?? undefined,
        calls: max_external_calls ?? undefined, allocations: max_allocations ?? undefined,
    };
}

/** A session for a model that works in blocks of code. Blocks run one after the other and share their variables. */
export class Interpreter {
    readonly #options: InterpreterOptions;
    readonly #limits: Limits;
    readonly #externals = new Map<string, Entry>();
    readonly #turns = new Turns();
    readonly #validator: Validator;
    #hognose: Hognose | undefined;
    #sandbox: Sandbox | undefined;
    /** Ends the running block. */
    #stop: (() => void) | undefined;
    #stats = { ...STATS };

    constructor(options: InterpreterOptions = {}) {
        checkOptions('interpreter', options, OPTIONS);
        this.#options = options;
        this.#limits = limitsOf(options);
        this.#validator = new Validator({ hognose: options.hognose, typeCheck: options.typeCheck });
        for (const tool of options.tools ?? []) this.registerExternal(tool.name, tool);
    }

    /** Starts the session, unless it has started. `execute` does so itself. */
    async start(): Promise<void> {
        this.#hognose ??= await moduleOf(this.#options.hognose);
        this.#sandbox ??= this.#open();
    }

    /** Forgets everything, and frees the memory. A running block fails. */
    shutdown(): void {
        this.#sandbox?.dispose();
        this.#sandbox = undefined;
        this.#stop?.();
        this.#stats = { ...STATS };
    }

    /** Runs a block, after setting these variables. The result reports errors of the program and reached limits. */
    execute(code: string, variables: Record<string, unknown> | null = null): Promise<CodeResult> {
        if (typeof code !== 'string') return Promise.reject(new AgentError('execute: the code is not a string'));
        return this.#turns.take(async () => {
            await this.start();
            const sandbox = this.#sandbox!;
            if (sandbox.step) throw new AgentError('execute: a restored block is paused: call resume()');
            const types = this.#options.typeCheck ? await this.#typeErrors(code) : null;
            return this.#finish(types, () => sandbox.start(code, { inputs: variables ?? {}, signal: SLICED, repr: 0, keep: VALUE, filename: '<block>' }));
        });
    }

    /** The call at which a restored block is paused; null if no block is paused. */
    get pending(): { name: string; args: unknown[]; kwargs: Record<string, unknown> } | null {
        const step = this.#sandbox?.step;
        return step?.kind === 'call' ? { name: step.name, args: step.args, kwargs: step.kwargs } : null;
    }

    /** Resumes a block that was paused at a call when the checkpoint was taken. Calls the function again. The result has only the output from there on. */
    resume(): Promise<CodeResult> {
        return this.#turns.take(async () => {
            const sandbox = this.#live('resume');
            const step = sandbox.slicedStep();
            if (!step) throw new AgentError('resume: no block is paused');
            const result = await this.#finish(null, () => step);
            if (this.#sandbox === sandbox) this.#declare(sandbox);
            return result;
        });
    }

    /**
     * Registers a host function that programs can call by this name. The handler gets the positional arguments; if there are keyword arguments, an object of
     * them follows.
     */
    registerExternal(name: string, handler: Handler, options: Omit<FunctionOptions, 'handler'> = {}): void {
        if (typeof handler !== 'function') throw new AgentError(`registerExternal: ${String(name)}: the handler is not a function`);
        const call = async ({ args, kwargs }: Called) => ({ value: await (Object.keys(kwargs).length ? handler(...args, kwargs) : handler(...args)) });
        this.register(name, call, options);
    }

    /** @internal */
    register(name: string, serve: External, options: Omit<FunctionOptions, 'handler'> = {}): void {
        if (typeof name !== 'string' || !name) throw new AgentError('registerExternal: a function needs a name');
        this.#sandbox?.declare(name, options);
        this.#externals.set(name, { serve, options });
    }

    setVariable(name: string, value: unknown): void {
        this.#live('setVariable').set(name, value);
    }

    /** The value of a global variable; undefined if there is no such variable. */
    getVariable(name: string): unknown {
        return this.#live('getVariable').get(name);
    }

    /** Checks a block without running it. */
    async validateCode(code: string): Promise<Verdict> {
        const signatures = [...this.#externals].map(([name, { options }]) => [name, options.signature ?? null] as const);
        return this.#validator.validate(code, { knownVars: this.#sandbox?.names() ?? [], externalFunctions: Object.fromEntries(signatures) });
    }

    /** The session as JSON. Also possible while a block waits for a host function. */
    checkpoint(): Checkpoint {
        const sandbox = this.#live('checkpoint');
        const variables: Record<string, Json> = {};
        for (const name of sandbox.names()) define(variables, name, jsonOf(() => toJSON(sandbox.get(name))));
        return { variables, stats: this.stats, snapshot: toBase64(sandbox.dump()) };
    }

    /** Replaces the session with a checkpoint. A checkpoint without `snapshot` restores only the variables. */
    restore(state: Checkpoint): void {
        const before = this.#live('restore');
        const { snapshot, variables, stats } = checkState(state);
        if (snapshot === undefined) {
            this.#sandbox = this.#open();
            for (const [name, value] of Object.entries(variables)) this.#sandbox.set(name, value);
        } else {
            this.#sandbox = this.#hognose!.restore(fromBase64(snapshot), this.#host());
            if (!this.#sandbox.step) this.#declare(this.#sandbox);
        }
        before.dispose();
        this.#stop?.();
        this.#stats = stats;
    }

    /** The variables that programs defined, with their current values. Reading a value that is too large to return throws a LimitError. */
    get variables(): Record<string, unknown> {
        const all: Record<string, unknown> = {};
        const sandbox = this.#sandbox;
        for (const name of sandbox?.names() ?? []) {
            try {
                define(all, name, sandbox!.get(name));
            } catch (error) {
                if (!(error instanceof LimitError)) throw error;
                Object.defineProperty(all, name, { enumerable: true, get: () => { throw error; } });
            }
        }
        return all;
    }

    /** An alias of `variables`. */
    get namespace(): Record<string, unknown> {
        return this.variables;
    }

    get stats(): ExecutionStats {
        return { ...this.#stats };
    }

    get tools(): readonly Handler[] {
        return [...(this.#options.tools ?? [])];
    }

    #open(): Sandbox {
        const { modules } = this.#options;
        return this.#hognose!.sandbox({ ...this.#host(), modules: { ...modules, sources: { [REPORT_MODULE]: REPORT_SOURCE } } });
    }

    #host(): HostOptions {
        return { functions: Object.fromEntries([...this.#externals].map(([name, { options }]) => [name, options])), limits: this.#limits };
    }

    // What the checkpoint did not have, too.
    #declare(sandbox: Sandbox): void {
        for (const [name, { options }] of this.#externals) sandbox.declare(name, options);
    }

    #live(what: string): Sandbox {
        if (!this.#sandbox) throw new AgentError(`${what}: the interpreter is not started`);
        return this.#sandbox;
    }

    async #typeErrors(code: string): Promise<string | null> {
        const found = this.#sandbox!.check(code) ? [] : await this.#sandbox!.validate(code, { types: true });
        if (found.length) this.#stats.type_check_failures++;
        return found.length ? typeText(found) : null;
    }

    // From its first step to a result.
    async #finish(type_errors: string | null, begin: () => Drive['step']): Promise<CodeResult> {
        const sandbox = this.#sandbox!;
        const started = performance.now();
        const result: CodeResult = {
            output: '', error: null, variables: {}, final_output: null, submit_fields: null, type_errors, resource_usage: {}, execution_snapshots: 0,
        };
        let outcome: Outcome = {};
        const answer = async (call: Called): Promise<Answer> => {
            if (this.#sandbox === sandbox) this.#stats.total_external_calls++;
            const came = await this.#serve(call, sandbox);
            if (!('end' in came)) return came;
            outcome = came.end;
            return { stop: true };
        };
        let drive: Drive | undefined;
        const stopped = new Promise<never>((_, reject) => (this.#stop = () => reject(new AgentError(STOPPED))));
        try {
            drive = new Drive(begin(), { answer, defers: (name) => this.#externals.get(name)?.options.awaitable ?? false, sleep: this.#limits.time! });
            Object.assign(result, outputOf(await Promise.race([drive.run(), stopped])), outcome);
        } catch (error) {
            if (this.#sandbox === sandbox) this.#failed(error, result);
        }
        this.#stop = undefined;
        result.execution_snapshots = drive?.answered ?? 0;
        if (this.#sandbox !== sandbox) return { ...result, error: STOPPED };
        this.#stats.total_executions++;
        this.#stats.total_time_secs += (performance.now() - started) / 1000;
        result.resource_usage = { ...sandbox.usage };
        sandbox.delete(VALUE);
        result.variables = await reprsOf(sandbox, sandbox.names(), MOST_REPR);
        return result;
    }

    #serve(call: Called, sandbox: Sandbox): Promise<{ value: unknown } | { end: Outcome }> {
        const entry = this.#externals.get(call.name);
        if (!call.name) throw Object.assign(new Error('the answer was lost: the call was made before the checkpoint'), { name: 'RuntimeError' });
        if (!entry) throw Object.assign(new Error(`no function of the host serves ${call.name}()`), { name: 'NameError' });
        return entry.serve(call, sandbox);
    }

    #failed(error: unknown, result: CodeResult): void {
        if (isUnparsed(error)) this.#stats.syntax_errors++;
        else this.#stats.runtime_errors++;
        if (error instanceof PythonError || error instanceof LimitError || error instanceof SleptTooLong) result.output = error.stdout;
        result.error = error instanceof PythonError ? error.traceback.trimEnd() : reasonOf(error);
    }
}

const VALUE = '__interpreter_value__';
const STOPPED = 'the interpreter was shut down, or restored, before the block was over';

const outputOf = (ended: Ended): { output: string } => ({ output: 'complete' in ended ? ended.complete.stdout : ended.stopped.stdout });

// A key of any name, `__proto__` too.
function define(to: object, name: string, value: unknown): void {
    Object.defineProperty(to, name, { value, enumerable: true, configurable: true, writable: true });
}

function jsonOf(look: () => Json): Json {
    try {
        return look();
    } catch {
        return '...'; // more than may cross: the snapshot has it
    }
}

function checkState(state: Checkpoint): Checkpoint {
    const refuse = (what: string): never => {
        throw new AgentError(`restore: ${what}`);
    };
    if (typeof state !== 'object' || state === null) return refuse('the checkpoint is not an object');
    const { snapshot, variables, stats } = state;
    if (typeof variables !== 'object' || variables === null || Array.isArray(variables)) return refuse('the checkpoint has no variables');
    if (snapshot !== undefined && (typeof snapshot !== 'string' || snapshot.length > MOST_CHECKPOINT)) return refuse('the snapshot is not text, or too long');
    const counts = { ...STATS };
    for (const name of Object.keys(STATS) as (keyof ExecutionStats)[]) {
        const count: unknown = stats?.[name] ?? 0;
        if (typeof count !== 'number' || !(count >= 0)) return refuse(`stats.${name} is not a number`);
        counts[name] = count;
    }
    return { snapshot, variables, stats: counts };
}

export interface CreateInterpreterOptions {
    hognose?: Hognose;
    llmQueryFn?: LlmQuery | null;
    llmQueryBatchedFn?: LlmQueryBatched | null;
    tools?: readonly Handler[] | null;
    /** Seconds of running time of a block, including sleep. Default: 30. */
    timeout?: number;
    maxMemory?: number | null;
    maxAllocations?: number | null;
    typeCheck?: boolean;
    modules?: HostOptions['modules'];
}

const CREATE: Known<CreateInterpreterOptions> = {
    hognose: 'object', llmQueryFn: 'function', llmQueryBatchedFn: 'function', tools: 'list', timeout: 'number', maxMemory: 'number', maxAllocations: 'number', typeCheck: 'boolean', modules: 'object',
};

/**
 * Makes an interpreter whose programs have FINAL, FINAL_VAR, SUBMIT and SHOW_VARS. `llmQueryFn` adds llm_query and llm_query_batched. `llmQueryBatchedFn`
 * handles the batches instead.
 */
export function createInterpreter(options: CreateInterpreterOptions = {}): Interpreter {
    checkOptions('createInterpreter', options, CREATE);
    const { hognose, tools, timeout, maxMemory, maxAllocations, typeCheck, modules } = options;
    const interpreter = new Interpreter({
        hognose, tools: tools ?? [], timeout, typeCheck, modules, resourceLimits: { max_memory: maxMemory, max_allocations: maxAllocations },
    });
    for (const [name, serve, signature] of standardFunctions({ query: options.llmQueryFn, batched: options.llmQueryBatchedFn, kindsOf })) {
        interpreter.register(name, serve, { signature });
    }
    return interpreter;
}
