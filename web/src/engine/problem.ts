// Errors of the page itself, each with a sentence for the visitor. Programs' own errors are shown as Python prints them.
import { LimitError, PythonError, SnapshotError } from 'hognose';
import { LIMITS, type LimitRow } from './limits';

export interface Problem {
    title: string;
    text: string;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export const NO_WASM: Problem = {
    title: 'This browser has no WebAssembly',
    text: 'Hognose is a WebAssembly module. All current browsers support WebAssembly, but it may be switched off, as in some lockdown modes.',
};

export const NO_STORAGE: Problem = {
    title: 'This browser saves nothing for this page',
    text: 'Storage is denied, as in some private windows and frames. Programs still run, but a reload loses them: save a paused program to a file instead.',
};

export const BAD_LINK: Problem = {
    title: 'This link is damaged',
    text: 'It doesn’t contain a valid program. Nothing was run, and nothing changed.',
};

export const TOO_LARGE: Problem = { title: 'This file is too large', text: 'No snapshot of this page is that large. Nothing was opened, and nothing changed.' };

export const LOST_SESSION: Problem = {
    title: 'The session of your last visit cannot be resumed',
    text: 'Its snapshot is damaged, or another version of Hognose saved it. All its cells are here: run them again in a new session.',
};

export const IDLE: Problem = { title: 'Nothing is paused in this file', text: 'It is a session without a running program: open it in the notebook.' };

export const NOT_IDLE: Problem = { title: 'A program is paused in this file', text: 'It is not an idle session: open it in the other tab, Program, and resume it there.' };

const OUT_OF_MEMORY = /could not allocate|out of memory|allocation failed|Array buffer allocation/i;

/** A run, or opening a snapshot, failed for a reason that is not the program's. */
export function problemOf(error: unknown): Problem {
    const text = messageOf(error);
    if (error instanceof SnapshotError) {
        return { title: 'This snapshot cannot be resumed', text: `It is damaged, or another version of Hognose saved it (${text}). The page has not changed.` };
    }
    if (OUT_OF_MEMORY.test(text)) {
        return { title: 'The browser has no memory left', text: 'The sandbox could not get its memory. Close other pages, or set a lower memory limit, and run again.' };
    }
    if (/fetch|could not load|NetworkError/i.test(text)) {
        return { title: 'A part of this page could not be loaded', text: `The connection may be down: reload the page when it is back (${text}).` };
    }
    return { title: 'The sandbox ended', text: `${text}. The page still works: run the program again.` };
}

/** Whether this is what came of the program itself. */
export const isPrograms = (error: unknown): error is PythonError | LimitError => error instanceof PythonError || error instanceof LimitError;

const count = (n: number) => n.toLocaleString('en');
const amount = (kind: LimitRow['name'], n: number) => LIMITS.find(({ name }) => name === kind)!.text(n);

const NAMES: Record<string, (limit: number) => string> = {
    memory: (n) => `It needed more than its ${amount('memory', n)} of memory.`,
    time: (n) => `It reached its time limit of ${amount('time', n)}.`,
    steps: (n) => `It reached its limit of ${count(n)} steps.`,
    output: (n) => `It reached its output limit of ${amount('output', n)}.`,
    calls: (n) => `It reached its limit of ${count(n)} host calls.`,
    valueBytes: () => 'Its value is too large for this page. Its output is above.',
    valueItems: (n) => `Its value has more than ${count(n)} items, too many for this page. Its output is above.`,
};

/** A sentence about a program that reached a limit. */
export function limitText({ kind, limit }: LimitError): string {
    const say = NAMES[kind];
    return say ? say(limit) : `It reached its ${kind} limit of ${limit}.`;
}
