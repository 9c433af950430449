// Running agents' programs: nothing but the functions that they are given.
import { LimitError, PythonError, type Functions, type Hognose, type Sandbox, type Usage } from '../index.js';
import { AgentError, BARE, checkOptions, isUnparsed, moduleOf, reasonOf, type Known } from './common.js';

export interface ExecutorOptions {
    hognose?: Hognose;
    /** Seconds of running time. Default: 60. */
    maxExecutionTime?: number;
    /** Bytes that a program may use, in addition to the interpreter's own memory. Default: 100 MiB. */
    maxMemoryBytes?: number;
    /** Frames. Default: 1,000. */
    maxStackDepth?: number;
    /** Seconds in all, including waiting for host functions. Default: 600. */
    maxWallTime?: number;
    /** Calls of host functions. Default: 1,000. */
    maxCalls?: number;
}

const OWN = 8 * 2 ** 20; // bytes that the interpreter, its functions and their documentation need at most

/** The result of a program. */
export interface ExecutionResult {
    success: boolean;
    /** The variable `result`; undefined if there is no such variable. */
    return_value: unknown;
    error: string | null;
    agent_id: string;
    stdout: string;
    usage: Usage | null;
}

const OPTIONS: Known<ExecutorOptions> = {
    hognose: 'object', maxExecutionTime: 'number', maxMemoryBytes: 'number', maxStackDepth: 'number', maxWallTime: 'number', maxCalls: 'number',
};

/** Runs agents' programs, each in a fresh sandbox. They have only the host's functions: `import` and `open()` fail, and there are no files and no network. */
export class AgentExecutor {
    readonly #hognose: Hognose | undefined;
    readonly maxExecutionTime: number;
    readonly maxMemoryBytes: number;
    readonly maxStackDepth: number;
    readonly #limits: { wall: number; calls: number | undefined };

    constructor(options: ExecutorOptions = {}) {
        checkOptions('executor', options, OPTIONS);
        this.#hognose = options.hognose;
        this.maxExecutionTime = options.maxExecutionTime ?? 60;
        this.maxMemoryBytes = options.maxMemoryBytes ?? 100 * 1024 * 1024;
        this.maxStackDepth = options.maxStackDepth ?? 1000;
        this.#limits = { wall: (options.maxWallTime ?? 600) * 1000, calls: options.maxCalls };
    }

    /** Runs a program with these host functions. The result reports errors of the program and reached limits. */
    async execute(code: string, functions: Functions = {}, agentId = ''): Promise<ExecutionResult> {
        if (typeof code !== 'string') throw new AgentError('execute: the code is not a string');
        const hognose = await moduleOf(this.#hognose);
        const limits = { memory: this.maxMemoryBytes + OWN, time: this.maxExecutionTime * 1000, depth: this.maxStackDepth, ...this.#limits };
        const result: ExecutionResult = { success: false, return_value: undefined, error: null, agent_id: agentId, stdout: '', usage: null };
        let sandbox: Sandbox | undefined;
        try {
            sandbox = hognose.sandbox({ limits, functions, modules: { allow: 'none' }, quota: { bytes: 0, files: 0 } });
            sandbox.runSync(BARE);
            const memory = Math.min(sandbox.usage.memory + this.maxMemoryBytes, limits.memory);
            const { stdout, usage } = await sandbox.run(code, { filename: `<${agentId || 'agent'}>`, repr: 0, keep: '_', limits: { memory } });
            Object.assign(result, { stdout, usage });
            Object.assign(result, { return_value: sandbox.get('result'), success: true }); // which may be more than can come out
        } catch (error) {
            if (!result.usage && (error instanceof PythonError || error instanceof LimitError)) Object.assign(result, { stdout: error.stdout, usage: error.usage ?? null });
            result.error = this.#textOf(error);
        } finally {
            sandbox?.dispose();
        }
        return result;
    }

    /** Parses a program without running it. Returns null or the text of its syntax error. */
    async check(code: string): Promise<string | null> {
        const sandbox = (await moduleOf(this.#hognose)).sandbox();
        try {
            const wrong = sandbox.check(code);
            return wrong && this.#textOf(wrong);
        } finally {
            sandbox.dispose();
        }
    }

    #textOf(error: unknown): string {
        if (isUnparsed(error)) return `Syntax error: ${error.traceback.trim()}`;
        if (error instanceof PythonError) return error.traceback.trimEnd();
        if (!(error instanceof LimitError)) return reasonOf(error);
        if (error.kind === 'time') return `Timeout: execution exceeded ${this.maxExecutionTime} s`;
        if (error.kind === 'wall') return `Timeout: execution exceeded ${this.#limits.wall / 1000} s, waiting included`;
        return error.kind === 'memory' ? `Limit: memory limit reached: limit ${this.maxMemoryBytes}` : `Limit: ${error.message}`;
    }
}
