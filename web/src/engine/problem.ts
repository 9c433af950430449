// Errors of the page itself, each with a sentence for the visitor. Programs' own errors are shown as Python prints them.
import { LimitError, PythonError, SnapshotError } from 'hognose';

export interface Problem {
    title: string;
    text: string;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export const NO_WASM: Problem = {
    title: 'This browser has no WebAssembly',
    text: 'Hognose is a WebAssembly module. It may be switched off, as in some browsers’ lockdown modes; any current browser has it.',
};

export const NO_STORAGE: Problem = {
    title: 'This browser keeps nothing for this page',
    text: 'Storage is denied, as in some private windows and frames. Programs run all the same, but a reload forgets them: save a paused program to a file instead.',
};

export const BAD_LINK: Problem = {
    title: 'This link is damaged',
    text: 'What stands behind the # is no program of this page’s. Nothing was run, and nothing changed.',
};

export const TOO_LARGE: Problem = { title: 'This file is too large', text: 'No snapshot of this page’s is as large as that. Nothing was opened, and nothing changed.' };

export const LOST_SESSION: Problem = {
    title: 'The session of your last visit cannot go on here',
    text: 'What the browser kept of it is damaged, or of another version of Hognose. Its cells are all here: run them again, in a new session.',
};

export const IDLE: Problem = { title: 'Nothing is paused in this file', text: 'It is a session between two programs: open it in the notebook.' };

export const NOT_IDLE: Problem = { title: 'A program is paused in this file', text: 'It is no session: open it on the other page, Program, and it goes on there.' };

const OUT_OF_MEMORY = /could not allocate|out of memory|allocation failed|Array buffer allocation/i;

/** A run, or opening a snapshot, failed for a reason that is not the program's. */
export function problemOf(error: unknown): Problem {
    const text = messageOf(error);
    if (error instanceof SnapshotError) {
        return { title: 'This snapshot cannot go on here', text: `It is damaged, or another version of Hognose saved it (${text}). What is on the page is as it was.` };
    }
    if (OUT_OF_MEMORY.test(text)) {
        return { title: 'The browser has no memory left', text: 'It could not give the sandbox its memory. Close other pages, or set a lower memory limit, and run again.' };
    }
    if (/fetch|could not load|NetworkError/i.test(text)) {
        return { title: 'A part of this page could not be loaded', text: `The connection may be gone: reload the page when it is back (${text}).` };
    }
    return { title: 'The sandbox ended', text: `${text}. The page is fine: run again.` };
}

/** Whether this is what came of the program itself. */
export const isPrograms = (error: unknown): error is PythonError | LimitError => error instanceof PythonError || error instanceof LimitError;

const NAMES: Record<string, (limit: number) => string> = {
    memory: (n) => `It may use ${(n / 2 ** 20).toLocaleString('en')} MiB of memory, and wanted more.`,
    time: (n) => `It ran for ${n >= 1000 ? `${(n / 1000).toLocaleString('en')} s` : `${n} ms`}, which is as long as it may.`,
    steps: (n) => `It used ${n.toLocaleString('en')} steps, which is as many as it may.`,
    output: (n) => `It printed ${n.toLocaleString('en')} bytes, which is as much as it may.`,
    calls: (n) => `It called the host ${n.toLocaleString('en')} times, which is as often as it may.`,
    valueBytes: () => 'Its value is too large to be shown here. What it printed is above.',
    valueItems: (n) => `Its value has more than the ${n.toLocaleString('en')} items that this page shows. What it printed is above.`,
};

/** What is said of a program that came to a limit. */
export function limitText({ kind, limit }: LimitError): string {
    const say = NAMES[kind];
    return say ? say(limit) : `Its limit of ${kind} is ${limit}.`;
}
