// --restore, --answer and --dump of the command line, as in wasi/saved.c.
import { ftruncateSync, openSync, readFileSync, readSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import { parse, write } from './cli_json.js';
import { HognoseError } from './errors.js';
import type { Sandbox } from './sandbox.js';
import type { Call, Step, Waiting } from './steps.js';

/** The command line is invalid. */
export class UsageError extends Error {}

/** The files of the arguments, and the answers. */
export class Saved {
    readonly from: Uint8Array | undefined;
    readonly answers: string[];
    readonly #to: number | undefined;

    constructor({ restore, dump, answers }: { restore?: string; dump?: string; answers: readonly string[] }) {
        this.answers = [...answers];
        if (restore !== undefined) this.from = attempt(`cannot read ${restore}`, () => new Uint8Array(readFileSync(restore)));
        if (dump !== undefined) this.#to = attempt(`cannot write ${dump}`, () => openSync(dump, 'a'));
    }

    /** Writes the session to the file of --dump. */
    write(sandbox: Sandbox): void {
        const to = this.#to;
        if (to === undefined) return;
        let bytes: Uint8Array;
        try {
            bytes = sandbox.dump();
        } catch (error) {
            throw new UsageError(`option --dump: ${(error as Error).message}`);
        }
        attempt('option --dump: the file cannot be written', () => {
            ftruncateSync(to, 0);
            while (bytes.length > 0) bytes = bytes.subarray(writeSync(to, bytes));
        });
    }
}

function attempt<T>(problem: string, act: () => T): T {
    try {
        return act();
    } catch {
        throw new UsageError(problem);
    }
}

/** The calls that a step waits for, for --json. Calls under way have numbers, by which they are answered. */
export const waitsOf = (step: Call | Waiting): object =>
    step.kind === 'call' ? { name: step.name, args: step.args, kwargs: step.kwargs } : { calls: [...step.ids] };

export function textOf(step: Call | Waiting): string {
    if (step.kind === 'waiting') return `calls ${write([...step.ids])}`;
    const words = [...step.args.map((value) => write(value)), ...Object.entries(step.kwargs).map(([name, value]) => `${name}=${write(value)}`)];
    return `${step.name}(${words.join(', ')})`;
}

// What somebody typed: JSON where it is some, otherwise a text.
function valueOf(text: string): unknown {
    try {
        return parse(text);
    } catch {
        return text;
    }
}

function lineOfTerminal(): string | undefined {
    const bytes: number[] = [];
    for (const one = new Uint8Array(1); ; ) {
        const n = readSync(0, one);
        if (n === 0 && bytes.length === 0) return undefined;
        if (n === 0 || one[0] === 10) return Buffer.from(bytes).toString();
        bytes.push(one[0]!);
    }
}

/** Resumes the run with the next answer, or with a line of the terminal. Returns undefined if there is no answer. */
export function answerStep(step: Call | Waiting, { answers }: Saved, isSilent: boolean): Step | undefined {
    let text = answers.shift();
    if (text === undefined && !isSilent && isatty(0) && isatty(2)) {
        writeSync(2, `${textOf(step).replace(/[\0-\x1f\x7f]/g, '?')} -> `);
        text = lineOfTerminal();
    }
    if (text === undefined) return undefined;
    const value = valueOf(text);
    try {
        return step.kind === 'call' ? step.resume(value) : step.settle(step.ids[0]!, { value });
    } catch (error) {
        if (error instanceof HognoseError && error.constructor === HognoseError) throw new UsageError(`an answer: ${error.message}`);
        throw error;
    }
}
