// Code mode: any set of tools as one, for which a model writes programs that call them.
import { HognoseError, LimitError, PythonError, toJSON, type Complete, type HostOptions, type Hognose, type Json, type Limits, type Usage } from '../index.js';
import { fromBase64, toBase64 } from './base64.js';
import { Catalog, preludeOf, pythonNames, TOOLS_SOURCE, type Entry } from './catalog.js';
import { CodeRun, readDecision, type Decision } from './codemode_run.js';
import { readState, type CallRecord, type CodeModeState, type PendingApproval } from './codemode_state.js';
import { AgentError, bytesOf, checkOptions, cutTo, moduleOf, reasonOf, type Known } from './common.js';
import { defineTool, type DefinedTool } from './define.js';
import { gather, type McpClientLike, type ToolsGiven, type UnavailableTool } from './sources.js';

/** A call for which `needsApproval` decides. */
export interface ApprovalQuestion {
    readonly tool: string;
    readonly server?: string;
    readonly arguments: object;
    readonly readOnly: boolean;
}

/** Options of `createCodeMode()`. */
export interface CodeModeOptions {
    hognose?: Hognose;
    /** The tools: a list of registry tools, definitions, or tools of this entry; or an object of AI SDK tools by name. */
    tools?: ToolsGiven;
    /** Connected clients of @modelcontextprotocol/sdk, whose tools are added. */
    mcp?: readonly McpClientLike[];
    /** The name of the one tool. Default: `run_code`. */
    name?: string;
    /** The most characters of signatures in the tool's description. If there are more, it has only names. Default: 12,000. */
    maxInline?: number;
    /** Decides whether a call needs approval. Return false if it does not. Not called for tools that need approval themselves. */
    needsApproval?(call: ApprovalQuestion): boolean | Promise<boolean>;
    /**
     * Gets a program of the one tool that waits for approval. If it returns decisions, by the calls' numbers, the program resumes at once. Otherwise the model
     * is told which calls wait.
     */
    onPending?(pending: CodeModeResult & { status: 'pending' }): Decisions | undefined | void | Promise<Decisions | undefined | void>;
    /** Gets each call when it has ended. */
    onCall?(record: CallRecord): void;
    /**
     * Called with a state's id before the state is resumed. Return false if it was resumed before. Must decide in one step, as `SET NX` in Redis does. Needed
     * only if several processes resume states.
     */
    claim?(id: string): boolean | Promise<boolean>;
    /** Limits of a program. Defaults: 10 s of running time, 600 s in all, 64 MiB and 1,000 calls. */
    limits?: Limits;
    /** Seconds that a call of an MCP server's tool may take. Default: 120. */
    mcpTimeout?: number;
    /** Which modules programs may import. Default: all of Hognose's modules. */
    modules?: { allow?: NonNullable<HostOptions['modules']>['allow'] };
    /** Bytes of the result, and of the printed output, that the model gets. Default: 16,384 each. */
    maxOutput?: number;
}

/** Decisions by the numbers of calls. */
export type Decisions = Readonly<Record<number, Decision>>;

interface Outcome {
    /** The value of the last expression, or of the variable `result`, as JSON. */
    readonly value: Json;
    readonly stdout: string;
    readonly stderr: string;
    readonly error: string | null;
    /** Every call that the program made, also before it was resumed. */
    readonly calls: readonly CallRecord[];
    readonly usage: Usage | null;
}

/** The result of a program, or the calls for which it waits. */
export type CodeModeResult =
    | (Outcome & { readonly status: 'complete' | 'failed' })
    | (Outcome & { readonly status: 'pending'; readonly approvals: readonly PendingApproval[]; readonly state: CodeModeState });

const OPTIONS: Known<CodeModeOptions> = {
    hognose: 'object', tools: 'any', mcp: 'list', name: 'string', maxInline: 'number', needsApproval: 'function', onPending: 'function', onCall: 'function', claim: 'function',
    limits: 'object', mcpTimeout: 'number', modules: 'object', maxOutput: 'number',
};
const LIMITS: Limits = { time: 10_000, wall: 600_000, memory: 64 * 2 ** 20 };
const LOOK_UP = '_look_up_tools';

const RESUMED = 'resume: the state was resumed before';
const MOST_CLAIMED = 200_000;

// The states that this process has resumed, of whichever object's: the last of them, since nobody says when a state is of no more use.
const claimed = new Set<string>();

function claimHere(id: string): boolean {
    if (claimed.has(id)) return false;
    claimed.add(id);
    if (claimed.size > MOST_CLAIMED) claimed.delete(claimed.values().next().value!);
    return true;
}

/** One tool that replaces many: a model writes a program, which calls them. Made by `createCodeMode`. Each program runs in a fresh sandbox. */
export class CodeMode {
    /** The one tool, to pass to a model. */
    readonly tool: DefinedTool;
    /** Tools that cannot be used, with the reason. */
    readonly unavailable: readonly UnavailableTool[];
    readonly #hognose: Hognose;
    readonly #catalog: Catalog;
    readonly #options: CodeModeOptions;
    readonly #image: Uint8Array;

    /** @internal */
    constructor(hognose: Hognose, catalog: Catalog, unavailable: readonly UnavailableTool[], options: CodeModeOptions) {
        this.#hognose = hognose;
        this.#catalog = catalog;
        this.#options = options;
        this.unavailable = unavailable;
        this.#image = this.#made();
        this.tool = defineTool({
            name: options.name ?? 'run_code', description: catalog.description(),
            input: { type: 'object', properties: { code: { type: 'string', description: 'The program.' } }, required: ['code'], additionalProperties: false },
            handler: ({ code }: { code: string }, { signal }) => this.#serve(code, signal), limits: { timeout: LONGEST, maxResult: Infinity },
        });
    }

    /** The description of the one tool, with signatures or only names. */
    get description(): string {
        return this.tool.description;
    }

    /** The functions that programs can call. */
    get functions(): { name: string; signature: string; doc: string; tool: string; server?: string }[] {
        return [...this.#catalog.entries.values()].map(({ name, signature, doc, tool, server }) => ({ name, signature, doc, tool: tool.name, server }));
    }

    /** Runs a program. The result reports errors of the program and reached limits. */
    async run(code: string, { signal }: { signal?: AbortSignal } = {}): Promise<CodeModeResult> {
        if (typeof code !== 'string') throw new AgentError('run: the code is not a string');
        const sandbox = await this.#hognose.restoreAsync(this.#image, this.#host());
        const sliced = signal ?? new AbortController().signal; // so that a run lets the event loop in
        return this.#finish(sandbox, { stdout: '', stderr: '' }, signal, [], () => sandbox.start(code, { signal: sliced, filename: '<program>', repr: 0, keep: VALUE }));
    }

    /**
     * Resumes a program that waited, in this process or another one with the same tools. `decisions` are by the numbers of its pending calls. The program does
     * not run again, so nothing happens twice. Throws an AgentError if the state is invalid or was resumed before.
     */
    async resume(given: CodeModeState | string, decisions: Decisions, { signal }: { signal?: AbortSignal } = {}): Promise<CodeModeResult> {
        const state = readState(given);
        const pending = new Set(state.calls.filter(({ status }) => status === 'pending').map(({ id }) => id));
        const decided = Object.keys(decisions ?? {}).map(Number);
        if (!decided.length) throw new AgentError('resume: there is no decision');
        for (const id of decided) {
            if (!pending.has(id)) throw new AgentError(`resume: no call ${id} is pending`);
            readDecision(id, decisions[id]);
        }
        const sandbox = await this.#hognose.restoreAsync(fromBase64(state.snapshot), this.#host());
        try {
            if (!sandbox.step) throw new AgentError('resume: the snapshot is of no program that waits');
            await this.#claim(state.id);
        } catch (error) {
            sandbox.dispose();
            throw error;
        }
        return this.#finish(sandbox, state, signal, state.calls, () => sandbox.slicedStep()!, (run) => decided.forEach((id) => run.decide(id, decisions[id]!)));
    }

    // Claims a state before anything is waited for: of two resumptions at once, one fails.
    async #claim(id: string): Promise<void> {
        if (!claimHere(id)) throw new AgentError(RESUMED);
        let free: boolean;
        try {
            free = (await this.#options.claim?.(id)) !== false;
        } catch (error) {
            claimed.delete(id); // nobody has said whether it is free
            throw error;
        }
        if (!free) throw new AgentError(RESUMED);
    }

    // A sandbox in which everything is declared, as a snapshot: each program begins from it.
    #made(): Uint8Array {
        const sandbox = this.#hognose.sandbox({ functions: { ...this.#functions(this.#catalog.inline), [LOOK_UP]: this.#lookUp }, modules: { sources: { tools: TOOLS_SOURCE } } });
        try {
            sandbox.runSync(preludeOf(this.#catalog), { filename: '<tools>', limits: { time: 60_000, source: 2 ** 24 } });
            return sandbox.dump();
        } finally {
            sandbox.dispose();
        }
    }

    #functions(whole: boolean): Record<string, { awaitable: true; signature?: string; doc?: string }> {
        const entries = [...this.#catalog.entries.values()].map(({ name, signature, doc }) => [name, whole ? { awaitable: true as const, signature, doc } : { awaitable: true as const }] as const);
        return Object.fromEntries(entries);
    }

    readonly #lookUp = (what: unknown, text: unknown, limit: unknown): unknown => {
        if (typeof text !== 'string' || typeof limit !== 'number') throw Object.assign(new Error('a text is looked up'), { name: 'TypeError' });
        return what === 'search' ? this.#catalog.search(text, limit) : this.#catalog.help(text);
    };

    #host(): HostOptions {
        const { limits, modules } = this.#options;
        return { functions: { ...this.#functions(false), [LOOK_UP]: this.#lookUp }, limits: { ...LIMITS, ...limits }, modules: { allow: modules?.allow ?? 'all' } };
    }

    async #needsApproval({ tool, server }: Entry, input: object): Promise<boolean> {
        if (await tool.needsApproval(input)) return true;
        const { needsApproval } = this.#options;
        return needsApproval ? (await needsApproval({ tool: tool.name, server, arguments: input, readOnly: tool.readOnly })) !== false : false;
    }

    async #finish(
        sandbox: ReturnType<Hognose['restore']>, before: { stdout: string; stderr: string }, signal: AbortSignal | undefined, records: readonly CallRecord[],
        begin: () => CodeRun['step'], prepare?: (run: CodeRun) => void,
    ): Promise<CodeModeResult> {
        const { onCall, limits } = this.#options;
        const options = {
            entry: (name: string) => this.#catalog.entries.get(name), needsApproval: (entry: Entry, input: object) => this.#needsApproval(entry, input), onCall, signal,
            wall: { ...LIMITS, ...limits }.wall!,
        };
        let run: CodeRun | undefined;
        let complete: Complete | undefined;
        let failed: unknown;
        try {
            run = new CodeRun(begin(), options, records);
            prepare?.(run);
            complete = await run.drive();
            if (!complete) return await this.#pending(sandbox, run, before);
        } catch (error) {
            failed = error;
        } finally {
            await run?.settle();
        }
        try {
            run?.abandon();
            const value = failed === undefined ? valueOf(sandbox, complete) : { value: null, error: errorText(failed) };
            const printed = printedBy(complete ?? failed, run);
            return {
                status: value.error === null ? 'complete' : 'failed', ...value, stdout: before.stdout + printed.stdout, stderr: before.stderr + printed.stderr,
                calls: [...(run?.records.values() ?? [])], usage: complete?.usage ?? (failed as Partial<PythonError>)?.usage ?? null,
            };
        } finally {
            sandbox.dispose();
        }
    }

    async #pending(sandbox: ReturnType<Hognose['restore']>, run: CodeRun, before: { stdout: string; stderr: string }): Promise<CodeModeResult> {
        const { stdout, stderr } = run.step;
        const printed = { stdout: before.stdout + stdout, stderr: before.stderr + stderr };
        const snapshot = toBase64(await sandbox.dumpAsync());
        const calls = structuredClone([...run.records.values()]);
        const usage = sandbox.usage;
        sandbox.dispose();
        const state: CodeModeState = { version: 1, id: crypto.randomUUID(), snapshot, calls, ...printed };
        return { status: 'pending', value: null, ...printed, error: null, calls, usage, approvals: run.pending(), state };
    }

    // For a model: what came of a program, in short.
    async #serve(code: string, signal: AbortSignal): Promise<object> {
        let result = await this.run(code, { signal });
        while (result.status === 'pending') {
            const decisions = await this.#options.onPending?.(result);
            if (!decisions || !Object.keys(decisions).length) break;
            result = await this.resume(result.state, decisions, { signal });
        }
        return this.answerOf(result);
    }

    /** The model's answer for a result. */
    answerOf(result: CodeModeResult): { ok: boolean; result?: Json; output?: string; error?: string; waiting?: string[] } {
        const { maxOutput = 16_384 } = this.#options;
        const { stdout, stderr, status, error } = result;
        const output = cut(stdout + stderr, maxOutput);
        const said = output ? { output } : {};
        if (status === 'pending') {
            const waiting = result.approvals.map(({ name, arguments: input }) => cut(`${name}(${JSON.stringify(input).slice(1, -1)})`, 500));
            return { ok: true, ...said, waiting };
        }
        if (error !== null) return { ok: false, ...said, error: cut(error, maxOutput) };
        const text = JSON.stringify(result.value);
        return { ok: true, result: bytesOf(text) <= maxOutput ? result.value : cut(typeof result.value === 'string' ? result.value : text, maxOutput), ...said };
    }
}

const LONGEST = 2 ** 31 / 1000;
const VALUE = '__code_mode_value__';

function cut(text: string, most: number): string {
    const size = bytesOf(text);
    return size <= most ? text : `${cutTo(text, most)}\n… (truncated: ${most} of ${size} bytes)`;
}

// The value of the last expression, or of `result`, as JSON. A run that was restored has it itself.
function valueOf(sandbox: ReturnType<Hognose['restore']>, complete: Complete | undefined): { value: Json; error: string | null } {
    try {
        return { value: toJSON(sandbox.get(VALUE) ?? complete?.value ?? sandbox.get('result') ?? null), error: null };
    } catch (error) {
        return { value: null, error: `the result cannot be given back: ${errorText(error)}` };
    }
}

function errorText(error: unknown): string {
    if (error instanceof PythonError) return error.traceback.trimEnd();
    return error instanceof HognoseError ? error.message : reasonOf(error);
}

// What was printed by then.
function printedBy(end: unknown, run: CodeRun | undefined): { stdout: string; stderr: string } {
    if (end instanceof PythonError || end instanceof LimitError) return { stdout: end.stdout, stderr: end.stderr };
    try {
        const { stdout, stderr } = (run?.step ?? { stdout: '', stderr: '' }) as { stdout: string; stderr: string };
        return { stdout, stderr };
    } catch {
        return { stdout: '', stderr: '' }; // the run has ended behind the step
    }
}

/**
 * Combines any set of tools into one tool, for which a model writes Python. A tool of an MCP server or of the AI SDK that cannot be used becomes unavailable;
 * any other invalid tool throws an AgentError.
 */
export async function createCodeMode(options: CodeModeOptions = {}): Promise<CodeMode> {
    checkOptions('createCodeMode', options, OPTIONS);
    const { tools = [], mcp = [], mcpTimeout, maxInline = 12_000 } = options;
    if (typeof tools !== 'object' || tools === null) throw new AgentError('createCodeMode: tools must be a list or an object of tools');
    const [hognose, gathered] = await Promise.all([moduleOf(options.hognose), gather(tools, mcp, mcpTimeout)]);
    return new CodeMode(hognose, new Catalog(gathered.tools, pythonNames(hognose), maxInline), gathered.unavailable, options);
}
