// Programs for tasks, written by a model: asked for, taken out of its answer, looked at, and asked for again with what was wrong.
import type { Functions, Hognose } from '../index.js';
import { AgentError, checkOptions, cutTo, type Known } from './common.js';
import { AgentExecutor, type ExecutionResult } from './executor.js';
import { describeExternals } from './external.js';
import { extractCode } from './extract.js';
import { RetryStrategy } from './retry.js';

/** A model: a function from a prompt to a text. */
export type Model = (prompt: string) => string | PromiseLike<string>;

export interface GeneratorOptions {
    hognose?: Hognose;
    model?: Model;
    /** The functions of the programs: lines for the prompt, or the object of `createExternalFunctions`. Default: those nine functions. */
    functions?: string | Record<string, { signature?: string }>;
    /** How often to ask a model that fails, or whose program does not parse. Default: three times. */
    retry?: RetryStrategy;
}

const OPTIONS: Known<GeneratorOptions> = { hognose: 'object', model: 'function', functions: 'any', retry: 'object' };
const MOST_ANSWER = 2 ** 20; // characters
const MOST_ERROR = 4000; // bytes

function listed(functions: GeneratorOptions['functions']): string {
    if (functions === undefined || functions === null) return describeExternals();
    if (typeof functions === 'string') return functions;
    return Object.entries(functions).map(([name, { signature = '(...)' }]) => `- ${name}${signature}`).join('\n');
}

const promptOf = (task: string, functions: string): string => `Write a short Python script that does this task:
${task}

The functions that it can call, besides Python's own:
${functions}

Rules:
- The script imports nothing and opens no files: it has the functions above.
- Plain statements are enough: variables, functions, loops, conditions.
- Its last act is submit_result(), with a summary and the list of the files that it has changed.
- log() is there for messages.

Answer with the Python code alone: no Markdown, no explanation.
`;

const again = (code: string, error: string): string => `
An earlier script was this:
${code}

It failed:
${cutTo(error, MOST_ERROR)}

Write the whole script anew, without that mistake.
`;

class NoCode extends AgentError {
    readonly code: string;
    constructor(code: string, message: string) {
        super(message);
        this.code = code;
    }
}

export interface SolveOptions {
    executor: AgentExecutor;
    functions: Functions;
    agentId?: string;
    /** The most programs that are written and run. Default: 3. */
    maxPrograms?: number;
    /** Called before each program but the first. Use it to discard the changes of the failed one. */
    reset?: () => unknown;
}

/** The result of a task: the last program, its result, and the number of programs. */
export interface Solution {
    code: string;
    programs: number;
    result: ExecutionResult;
}

const SOLVE: Known<SolveOptions> = { executor: 'object', functions: 'any', agentId: 'string', maxPrograms: 'number', reset: 'function' };

/** Lets a model write programs. */
export class CodeGenerator {
    readonly #options: GeneratorOptions;
    readonly #retry: RetryStrategy;
    readonly #executor: AgentExecutor;

    constructor(options: GeneratorOptions = {}) {
        checkOptions('generator', options, OPTIONS);
        this.#options = options;
        this.#retry = options.retry ?? new RetryStrategy();
        this.#executor = new AgentExecutor({ hognose: options.hognose });
    }

    /** The prompt for a task. */
    prompt(task: string): string {
        return promptOf(task, listed(this.#options.functions));
    }

    /**
     * Asks the model for a program, and again if it does not parse. `failed` is an earlier program with its error. Throws the last error if all attempts fail.
     */
    async generate(task: string, failed?: { code: string; error: string }): Promise<string> {
        const { model } = this.#options;
        if (!model) throw new AgentError('generate: there is no model');
        const prompt = this.prompt(task);
        let last = failed;
        return this.#retry.withRetry(async () => {
            const answer: unknown = await model(last ? prompt + again(last.code, last.error) : prompt);
            if (typeof answer !== 'string' || answer.length > MOST_ANSWER) throw new AgentError(`the model gave no text of at most ${MOST_ANSWER} characters`);
            const code = this.extractCode(answer);
            const error = code ? await this.#executor.check(code) : 'The answer has no code.';
            if (error !== null) throw new NoCode(code, error);
            return code;
        }, (error) => {
            if (error instanceof NoCode) last = { code: error.code, error: error.message };
        });
    }

    /** The code in a model's answer, without fences. */
    extractCode(response: string): string {
        return extractCode(response);
    }

    /** Lets the model write a program for a task, and runs it. If it fails, the model rewrites it with the error, up to `maxPrograms` times. */
    async solve(task: string, options: SolveOptions): Promise<Solution> {
        checkOptions('solve', options, SOLVE);
        const { executor, functions, agentId, maxPrograms = 3, reset } = options;
        let failed: { code: string; error: string } | undefined;
        for (let programs = 1; ; programs++) {
            const code = await this.generate(task, failed);
            const result = await executor.execute(code, functions, agentId);
            if (result.success || programs >= maxPrograms) return { code, programs, result };
            failed = { code, error: result.error ?? '' };
            await reset?.();
        }
    }
}
