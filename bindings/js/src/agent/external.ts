// The nine functions that an agent's programs have, over an overlay of its own.
import type { Functions, Hognose } from '../index.js';
import { functionOf, pythonError, signatureOf, type Declared } from './binding.js';
import { AgentError, bytesOf, checkOptions, type Known } from './common.js';
import { Overlay } from './overlay.js';
import { searchContent, searchFiles } from './search.js';
import { readText, workspacePath, writeText, type Workspace } from './workspace.js';

export interface ExternalOptions {
    hognose?: Hognose;
    /** Answers `ask_llm`. Without it, `ask_llm` raises RuntimeError. */
    llm?: (prompt: string, context: string) => unknown;
    /** Gets the messages that programs log. */
    log?: (message: string) => void;
    /** The most bytes of a file that is read or written. Default: 1 MiB. */
    maxFile?: number;
    /** The most bytes of a prompt with its context. Default: 256 KiB. */
    maxPrompt?: number;
    /** The most bytes of a logged message, and of a summary. Default: 16 KiB. */
    maxMessage?: number;
    /** Milliseconds that a search may take. Default: 5,000. */
    searchTime?: number;
    /** The most calls of `ask_llm`. Default: 100. */
    maxAsks?: number;
}

/** The arguments of `submit_result`, stored as JSON under the key `submission`. */
export interface Submission {
    summary: string;
    changed_files: string[];
}

/** The functions by name, for a sandbox's option `functions`. */
export type ExternalFunctions = Record<string, { handler: (...args: unknown[]) => Promise<unknown>; signature: string; doc: string }> & Functions;

const OPTIONS: Known<ExternalOptions> = {
    hognose: 'object', llm: 'function', log: 'function', maxFile: 'number', maxPrompt: 'number', maxMessage: 'number', maxAsks: 'number', searchTime: 'number',
};
export const SUBMISSION_KEY = 'submission';
const MOST_CHANGED = 10_000;

const path = { name: 'path', type: 'str' } as const;
const str = (name: string, otherwise?: string) => ({ name, type: 'str', default: otherwise }) as const;

class External {
    readonly #overlay: Overlay;
    readonly #options: ExternalOptions;
    #asks = 0;

    constructor(overlay: Overlay, options: ExternalOptions) {
        this.#overlay = overlay;
        this.#options = options;
    }

    #short(text: string, name: string, most = this.#options.maxMessage ?? 16_384): string {
        if (bytesOf(text) > most) throw pythonError('ValueError', `${name}(): the text has more than ${most} bytes`);
        return text;
    }

    get #search() {
        return { hognose: this.#options.hognose, time: this.#options.searchTime };
    }

    readFile = (given: string) => readText(this.#overlay, workspacePath(given), this.#options.maxFile ?? 2 ** 20);

    writeFile = async (given: string, content: string) => {
        await writeText(this.#overlay, workspacePath(given), content, this.#options.maxFile ?? 2 ** 20);
        return true;
    };

    listDir = async (given: string) => (await this.#overlay.list(workspacePath(given))).map(({ name }) => name);

    fileExists = async (given: string) => (await this.#overlay.stat(workspacePath(given))) !== null;

    searchFiles = (pattern: string) => searchFiles(this.#overlay, pattern, this.#search);

    searchContent = (pattern: string, given: string) => searchContent(this.#overlay, pattern, workspacePath(given), this.#search);

    askLlm = async (prompt: string, context: string) => {
        const { llm, maxPrompt = 2 ** 18, maxAsks = 100 } = this.#options;
        if (!llm) throw pythonError('RuntimeError', 'ask_llm(): there is no model to ask');
        if (++this.#asks > maxAsks) throw pythonError('RuntimeError', `ask_llm(): it was called ${maxAsks} times already`);
        this.#short(prompt + context, 'ask_llm', maxPrompt);
        const answer = await llm(prompt, context);
        if (typeof answer !== 'string') throw pythonError('RuntimeError', 'ask_llm(): the model gave no text');
        return answer;
    };

    submitResult = async (summary: string, changed: string[]) => {
        this.#short(summary, 'submit_result');
        if (changed.length > MOST_CHANGED) throw pythonError('ValueError', `submit_result(): more than ${MOST_CHANGED} files`);
        const submission: Submission = { summary, changed_files: changed.map(workspacePath) };
        await this.#overlay.kv.set(SUBMISSION_KEY, JSON.stringify(submission));
        return true;
    };

    log = async (message: string) => {
        this.#options.log?.(this.#short(message, 'log'));
        return true;
    };

    declared(): Record<string, Declared> {
        return {
            read_file: { parameters: [path], returns: 'str', doc: 'Read a text file.', handler: this.readFile },
            write_file: { parameters: [path, str('content')], returns: 'bool', doc: 'Write a whole text file.', handler: this.writeFile },
            list_dir: { parameters: [path], returns: 'list[str]', doc: 'The names in a directory.', handler: this.listDir },
            file_exists: { parameters: [path], returns: 'bool', doc: 'Whether there is a file or a directory of that name.', handler: this.fileExists },
            search_files: { parameters: [str('pattern')], returns: 'list[str]', doc: 'The files that match a glob pattern.', handler: this.searchFiles },
            search_content: {
                parameters: [str('pattern'), str('path', '.')], returns: 'list[dict]', handler: this.searchContent,
                doc: 'The lines that a regular expression finds something in, each as {"file", "line", "text"}.',
            },
            ask_llm: { parameters: [str('prompt'), str('context', '')], returns: 'str', doc: 'Ask a language model.', handler: this.askLlm },
            submit_result: {
                parameters: [str('summary'), { name: 'changed_files', type: 'list[str]' }], returns: 'bool', doc: 'Submit the result for review.', handler: this.submitResult,
            },
            log: { parameters: [str('message')], returns: 'bool', doc: 'Log a message.', handler: this.log },
        };
    }
}

/**
 * Makes the nine functions for an agent's programs. Reads fall through to the stable workspace; writes stay in the agent's. Arguments are checked first; an
 * invalid one raises a Python exception.
 */
export function createExternalFunctions(agent: Workspace, stable: Workspace, options: ExternalOptions = {}): ExternalFunctions {
    checkOptions('createExternalFunctions', options, OPTIONS);
    const declared = new External(new Overlay(agent, stable), options).declared();
    return Object.fromEntries(Object.entries(declared).map(([name, one]) => [name, functionOf(name, one)])) as ExternalFunctions;
}

/** The arguments of the program's `submit_result`; null if it was not called. Throws an AgentError if they are invalid. */
export async function submissionOf(agent: Workspace): Promise<Submission | null> {
    const text = await agent.kv.get(SUBMISSION_KEY);
    if (text === null) return null;
    const { summary, changed_files } = JSON.parse(text) as Partial<Submission>;
    if (typeof summary !== 'string' || !Array.isArray(changed_files)) throw new AgentError('invalid submission');
    return { summary, changed_files };
}

/** The signatures of the nine functions, one per line: `- read_file(path: str) -> str`. */
export function describeExternals(): string {
    const declared = Object.entries(new External(undefined as never, {}).declared());
    return declared.map(([name, one]) => `- ${name}${signatureOf(one)}`).join('\n');
}
