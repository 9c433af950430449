// Sandboxes in workers, and the library of modules, which comes after the page: the commonest are in the module itself.
import { createWorkerSandbox, type Functions, type Limits, type WorkerSandbox } from 'hognose';
import libraryUrl from 'hognose/hognose.lib?url';
import { takeWorker, wasmModule } from './start';

export type Print = (stream: 'stdout' | 'stderr', text: string) => void;

export interface Wanted {
    functions: Functions;
    limits: Limits;
    restore?: Uint8Array;
    onPrint: Print;
}

let wantLibrary: () => void = () => {};
const wanted = new Promise<void>((resolve) => (wantLibrary = resolve));
let libraryBytes: ArrayBuffer | undefined;

async function readLibrary(): Promise<ArrayBuffer> {
    await wanted;
    const response = await fetch(libraryUrl);
    if (!response.ok) throw new Error(`the library of modules: ${response.status} ${response.statusText}`);
    return (libraryBytes = await response.arrayBuffer());
}

const library = readLibrary();
library.catch(() => {}); // programs go without: they are told which module is not there

/** Begins to fetch the library of modules; resolves when it is there, or cannot be had. */
export async function loadLibrary(): Promise<void> {
    wantLibrary();
    await library.catch(() => {});
}

/** Whether a program may ask for something that only the library has. */
export const needsLibrary = (code: string): boolean => !libraryBytes && /\bimport\b|\\N\{/.test(code);

/** Milliseconds that a run which is stopped has to give itself up, before its worker is ended. */
const GRACE = 400;

/**
 * How large a value may be that the page is given. They are read on the thread that draws the page, which must not stand still:
 * this is what it reads in well under 50 ms.
 */
export const MOST_ITEMS = 20_000;
const MOST_BYTES = 2 ** 20;

const ALWAYS: Limits = { wall: Infinity, valueItems: MOST_ITEMS, valueBytes: MOST_BYTES };

export async function makeSandbox({ functions, limits, restore, onPrint }: Wanted): Promise<WorkerSandbox> {
    const wasm = await wasmModule();
    return createWorkerSandbox({ wasm, worker: takeWorker, functions, limits: { ...limits, ...ALWAYS }, restore, onPrint, library: libraryBytes ?? library, grace: GRACE });
}

interface Spare {
    key: string;
    made: Promise<WorkerSandbox>;
    print: { to: Print };
}
let spare: Spare | undefined;
let lastMade: Promise<unknown> = Promise.resolve();

const keyOf = ({ functions, limits }: Pick<Wanted, 'functions' | 'limits'>) => JSON.stringify([functions, limits]);

/** Has a sandbox ready for the next run with these functions and limits. */
export function prepareSandbox(functions: Functions, limits: Limits): void {
    const key = keyOf({ functions, limits });
    if (spare?.key === key) return;
    const print = { to: (() => {}) as Print };
    void spare?.made.then((old) => old.dispose(), () => {});
    spare = { key, print, made: makeSandbox({ functions, limits, onPrint: (stream, text) => print.to(stream, text) }) };
    lastMade = spare.made.catch(() => {}); // who takes it is told
}

/** Resolves when the sandbox that was last made ready is there, or could not be made. */
export const whenPrepared = (): Promise<unknown> => lastMade;

/** The sandbox that was made ready, where it fits, or a new one. */
export async function takeSandbox(want: Wanted): Promise<WorkerSandbox> {
    const ready = spare;
    if (want.restore || !ready || ready.key !== keyOf(want)) return makeSandbox(want);
    spare = undefined;
    ready.print.to = want.onPrint;
    return ready.made;
}
