// The tool exec_python: programs of one run share their state, and find the run's materialized inputs in it.
import { LimitError, PythonError, type Hognose, type Sandbox } from '../index.js';
import { AgentError, checkOptions, InputError, moduleOf, reasonOf, Turns, type Known } from './common.js';
import { REPORT_MODULE, REPORT_SOURCE, reprsOf } from './report.js';
import type { Tool } from './tool.js';

export const DEFAULT_TIMEOUT_MS = 5000;
export const MAX_MEMORY_BYTES = 64 * 2 ** 20;
export const BACKSTOP_MS = 250;
const MOST_REPR = 65_536;
const VALUE = '__exec_python_value__';

/** An input of the run, which programs find in `files`. */
export interface Materialized {
    filename: string;
    content: string;
    field_name?: string;
}

export interface ExecPythonOptions {
    hognose?: Hognose;
    /** The run's inputs. Without files, `context` among them becomes the program's `context`. */
    graphInputs?: Record<string, unknown>;
    materialized?: readonly Materialized[];
    /** The bytes of `checkpoint`. The tool resumes from that state. */
    restore?: Uint8Array;
    /** The longest time that a call may request, in milliseconds. Default: 60,000. */
    maxTimeoutMs?: number;
}

/** The result of a call. */
export interface ExecPythonResult {
    success: boolean;
    stdout: string;
    return_value: string | null;
    error: string | null;
    execution_time_ms: number;
    variables: string[];
    _local: true;
    _rust: false;
    _sandbox: 'hognose';
}

export interface ExecPythonTool extends Tool<ExecPythonResult> {
    /** The state of the run as bytes. Another tool, also in another process, can resume from it. */
    checkpoint(): Promise<Uint8Array>;
    /** Ends the run and frees its memory. A later call starts fresh. */
    dispose(): Promise<void>;
}

const OPTIONS: Known<ExecPythonOptions> = { hognose: 'object', graphInputs: 'object', materialized: 'list', restore: 'object', maxTimeoutMs: 'number' };

/** The tool's name, description and schema. */
export const EXEC_PYTHON_TOOL = {
    name: 'exec_python',
    description:
        'Execute Python source in a sandbox without files of the host and without network. Variables, functions and classes persist across calls of one run. ' +
        'files maps the names of the inputs to their contents, context_files lists these names, context is the default one. Assign result or return_value to return a value.',
    parameters: {
        type: 'object' as const,
        properties: {
            code: { type: 'string', description: 'Python source to execute' },
            timeout_ms: { type: 'integer', description: 'max wall-clock execution time', default: DEFAULT_TIMEOUT_MS },
        },
        required: ['code'],
    },
};

// By code points, as other languages sort text; UTF-16 has another order.
function compareNames(a: string, b: string): number {
    const [x, y] = [[...a], [...b]];
    for (let i = 0; i < Math.min(x.length, y.length); i++) {
        const difference = x[i]!.codePointAt(0)! - y[i]!.codePointAt(0)!;
        if (difference) return difference;
    }
    return x.length - y.length;
}

/** The variables that programs find. */
export function contextOf(materialized: readonly Materialized[] = [], graphInputs: Record<string, unknown> = {}): Map<string, unknown> {
    const byName = new Map(materialized.map((item) => [item.filename, item.content]));
    const names = [...byName.keys()].sort(compareNames);
    const variables = new Map<string, unknown>();
    variables.set('files', new Map(names.map((name) => [name, byName.get(name)])));
    variables.set('context_files', names);
    variables.set('context', defaultContext(materialized, byName, names, graphInputs));
    names.forEach((name, i) => variables.set(`context_${i}`, byName.get(name)));
    return variables;
}

function defaultContext(materialized: readonly Materialized[], byName: Map<string, string>, names: string[], graphInputs: Record<string, unknown>): string {
    const field = materialized.find((item) => item.field_name === 'context');
    if (field) return field.content;
    const file = byName.get('context.txt') ?? (names.length ? byName.get(names[0]!) : undefined);
    if (file !== undefined) return file;
    const given = Object.hasOwn(graphInputs, 'context') ? graphInputs.context : undefined;
    return typeof given === 'string' ? given : (JSON.stringify(given, null, 2) ?? '');
}

function checkMaterialized(items: readonly Materialized[]): void {
    for (const item of items) {
        const texts = [item?.filename, item?.content, item?.field_name ?? ''];
        if (!texts.every((text) => typeof text === 'string')) throw new AgentError('exec_python: materialized: an item has filename and content, and maybe field_name, as texts');
    }
}

function readInput(input: unknown, most: number): { code: string; timeout: number } {
    if (typeof input !== 'object' || input === null || Array.isArray(input)) throw new InputError('the arguments are not an object');
    const other = Object.keys(input).find((name) => name !== 'code' && name !== 'timeout_ms');
    if (other !== undefined) throw new InputError(`there is no parameter named ${other.slice(0, 100)}`);
    const { code, timeout_ms } = input as { code?: unknown; timeout_ms?: unknown };
    if (typeof code !== 'string') throw new InputError(code === undefined ? 'code is missing' : 'code is not a string');
    const timeout = timeout_ms ?? DEFAULT_TIMEOUT_MS;
    if (!Number.isSafeInteger(timeout) || (timeout as number) < 1) throw new InputError('timeout_ms is not a positive integer');
    if ((timeout as number) > most) throw new InputError(`timeout_ms is more than ${most}`);
    return { code, timeout: timeout as number };
}

function errorText(error: unknown, timeout: number): string {
    if (error instanceof PythonError) return error.traceback.trimEnd();
    if (error instanceof LimitError && (error.kind === 'time' || error.kind === 'wall')) return `timeout: execution exceeded ${timeout} ms`;
    return reasonOf(error);
}

class Run {
    readonly options: ExecPythonOptions;
    readonly turns = new Turns();
    #sandbox: Sandbox | undefined;

    constructor(options: ExecPythonOptions) {
        this.options = options;
    }

    async sandbox(): Promise<Sandbox> {
        return (this.#sandbox ??= await this.#open(await moduleOf(this.options.hognose)));
    }

    async #open(hognose: Hognose): Promise<Sandbox> {
        const { materialized, graphInputs, restore } = this.options;
        const limits = { memory: MAX_MEMORY_BYTES, valueBytes: MAX_MEMORY_BYTES };
        if (restore) return hognose.restoreAsync(restore, { limits });
        const sandbox = hognose.sandbox({ limits, modules: { sources: { [REPORT_MODULE]: REPORT_SOURCE } } });
        try {
            for (const [name, value] of contextOf(materialized, graphInputs)) sandbox.set(name, value);
            return sandbox;
        } catch (error) {
            sandbox.dispose();
            throw error;
        }
    }

    close(): void {
        this.#sandbox?.dispose();
        this.#sandbox = undefined;
    }

    #variables(sandbox: Sandbox): string[] {
        const given = new Set(contextOf(this.options.materialized).keys());
        return sandbox.names().filter((name) => !given.has(name));
    }

    async execute(input: unknown): Promise<ExecPythonResult> {
        const begin = performance.now();
        const result: ExecPythonResult = {
            success: false, stdout: '', return_value: null, error: null, execution_time_ms: 0, variables: [], _local: true, _rust: false, _sandbox: 'hognose',
        };
        let timeout = DEFAULT_TIMEOUT_MS;
        try {
            const asked = readInput(input, this.options.maxTimeoutMs ?? 60_000);
            timeout = asked.timeout;
            const sandbox = await this.sandbox();
            await this.#run(sandbox, asked.code, timeout, result);
        } catch (error) {
            result.error = errorText(error, timeout);
        }
        result.execution_time_ms = Math.round(performance.now() - begin);
        return result;
    }

    async #run(sandbox: Sandbox, code: string, timeout: number, result: ExecPythonResult): Promise<void> {
        try {
            // The value of a last expression stays inside: it may be of any size, and is none of the result's fields.
            const { stdout } = await sandbox.run(code, { limits: { time: timeout, wall: timeout + BACKSTOP_MS }, filename: '<exec_python>', repr: 0, keep: VALUE });
            result.stdout = stdout;
            result.success = true;
        } catch (error) {
            if (error instanceof PythonError || error instanceof LimitError) result.stdout = error.stdout;
            result.error = errorText(error, timeout);
        }
        sandbox.delete(VALUE);
        result.variables = this.#variables(sandbox);
        const returned = ['return_value', 'result'].find((name) => result.variables.includes(name));
        if (returned && result.success) result.return_value = (await reprsOf(sandbox, [returned], MOST_REPR))[returned] ?? null;
    }
}

/** Makes the tool exec_python for one run. Its calls share their state. A call never fails: its result reports errors and reached limits. */
export function createExecPythonTool(options: ExecPythonOptions = {}): ExecPythonTool {
    checkOptions('exec_python', options, OPTIONS);
    checkMaterialized(options.materialized ?? []);
    const run = new Run(options);
    return {
        ...EXEC_PYTHON_TOOL,
        readOnly: false,
        execute: (input) => run.turns.take(() => run.execute(input)),
        checkpoint: () => run.turns.take(async () => (await run.sandbox()).dumpAsync()),
        dispose: () => run.turns.take(async () => run.close()),
    };
}
