// What the page is showing. Everything that changes it is a function of this file.
import { computed, effect, signal } from '@preact/signals';
import type { EditorView } from '@codemirror/view';
import { ASIDE, bring, code, DRAFT, inputs, limits, openDesk } from './desk';
import { EXAMPLES } from './examples';
import HOST_CODE from './engine/host-default.js?raw';
import { functionsOf, type HostFunction } from './engine/host';
import { bytesOf, download, problemWith } from './engine/file';
import { find, findAll, forget, keep } from './engine/keep';
import { fragmentOf, readFragment, type Shared } from './engine/permalink';
import { BAD_LINK, NO_WASM, type Problem } from './engine/problem';
import { keptOf, Run, sandboxFunctions, type Kept, type Snapshot, type Source } from './engine/run';
import { prepareSandbox } from './engine/sandbox';
import { lineOf } from './engine/where';

/** What the text of the functions that come with the page defines; the tests compare it with what the worker says. */
export const HOST_FUNCTIONS: HostFunction[] = [
    { name: 'http_get', awaitable: false, signature: '(url)' },
    { name: 'fetch', awaitable: true, signature: '(url)' },
    { name: 'sleep', awaitable: false, signature: '(seconds)' },
    { name: 'read_table', awaitable: false, signature: '(name)' },
    { name: 'draw_chart', awaitable: false, signature: '(data, *, title="")' },
];

export { aside, bring, bringBack, code, drop, edit, inputs, limits } from './desk';

export const mode = signal<'program' | 'notebook'>('program');
export const hostCode = signal(HOST_CODE);
export const functions = signal<HostFunction[]>(HOST_FUNCTIONS);
/** What is wrong with the text of the functions. */
export const hostProblem = signal('');
export const run = signal<Run | undefined>(undefined);
export const forks = signal<{ run: Run; answer: string }[]>([]);
/** The line at which the program stands, where that is known. */
export const standsAt = signal<number | undefined>(undefined);
/** A paused run of an earlier visit. */
export const earlier = signal<Kept | undefined>(undefined);
export const notice = signal<Problem | undefined>(undefined);
/** What has happened, for who does not see it. */
export const said = signal('');
/** The program's editor, once it is there; `show` goes to a line, counted from 1. */
export const editor: { view?: EditorView; show?: (line: number) => void } = {};

export const example = computed(() => EXAMPLES.find((one) => one.code === code.value));
export const isBusy = computed(() => run.value !== undefined && run.value.phase.value !== 'over');

export const sourceNow = (): Source => ({ code: code.value, inputs: inputs.value, limits: limits.value, hostCode: hostCode.value, functions: functions.value });

/** Has a sandbox ready for the next run; during a run, what that takes is the run's. */
export function warmUp(): void {
    if (!isBusy.value) prepareSandbox(sandboxFunctions(functions.value), { ...limits.value });
}

// ---- runs ----

function follow(next: Run): void {
    run.value = next;
    said.value = 'Running';
    void next.over.then(() => {
        if (run.value !== next) return;
        said.value = { value: 'The program is done', error: 'The program ended with an error', limit: 'The program reached a limit', stopped: 'Stopped', problem: 'The run failed' }[next.outcome.value!.kind];
        setTimeout(warmUp); // when what it gave is drawn
    });
}

export function start(byHand = false): void {
    if (isBusy.value) return;
    forks.value = [];
    notice.value = undefined;
    earlier.value = undefined;
    follow(new Run({ source: sourceNow(), byHand }));
}

export function stop(): void {
    run.value?.stop();
}

/** Goes on from a snapshot, in place of the present run. `hold`: not before the visitor says so. */
export function goOn(kept: Kept, hold: boolean): void {
    run.value?.stop();
    earlier.value = undefined;
    notice.value = undefined;
    const { source } = kept;
    bring(source, source.code !== UNKNOWN);
    hostCode.value = source.hostCode;
    functions.value = source.functions;
    follow(new Run({ source, byHand: false, from: { ...kept, hold } }));
}

export function goBack(snapshot: Snapshot): void {
    goOn({ ...snapshot, source: run.value!.source }, true);
}

/** Goes on from one snapshot as often as there are answers. */
export function fork(snapshot: Snapshot, answers: string[]): void {
    const { source } = run.value!;
    for (const { run: old } of forks.value) old.stop();
    forks.value = answers.map((answer) => {
        const next = new Run({ source, byHand: false, from: { ...snapshot, hold: false } });
        const stop = effect(() => {
            const [question] = next.questions.value;
            if (!question) return;
            queueMicrotask(() => {
                stop();
                question.answer(answer);
            });
        });
        return { run: next, answer };
    });
    said.value = `${answers.length} forks are running`;
}

// ---- snapshots that stay ----

const PAUSED = 'paused';
const digest = async (bytes: Uint8Array<ArrayBuffer>) =>
    Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Puts a snapshot into a file of the visitor's. What the file cannot hold, the text in the editor and what was printed, stays in the browser. */
export async function save(snapshot: Snapshot): Promise<void> {
    const { bytes } = snapshot;
    if (globalThis.isSecureContext) await keep(`file ${await digest(bytes)}`, keptOf(snapshot, run.value!.source));
    download(bytes, 'paused.hognose');
    said.value = `Saved ${bytes.length} bytes`;
}

const UNKNOWN = '# This program came from a file that was saved elsewhere.\n# The file includes its text, and it can be resumed.\n';

/** Goes on from a file. Where it cannot, nothing on the page changes. */
export async function openFile(file: File): Promise<void> {
    const bytes = await bytesOf(file);
    if (!(bytes instanceof Uint8Array)) return void (notice.value = bytes);
    const known = globalThis.isSecureContext ? await find<Kept>(`file ${await digest(bytes)}`) : undefined;
    const kept = known ?? { source: { ...sourceNow(), code: UNKNOWN, inputs: '' }, bytes, label: file.name, at: Date.now(), output: [], calls: [], flights: [] };
    notice.value = await problemWith(bytes, kept.source);
    if (!notice.value) goOn(kept, true);
}

// A run that stands still is kept for the next visit, until it goes on. Another page of this site may have kept one meanwhile.
let keptAt = 0;

async function forgetKept(at: number): Promise<void> {
    if ((await find<Kept>(PAUSED))?.at === at) await forget(PAUSED);
}

effect(() => {
    const now = run.value;
    const kept = now?.phase.value === 'paused' ? now.kept() : undefined;
    if (kept) {
        keptAt = kept.at;
        void keep(PAUSED, kept);
    } else if (keptAt) {
        void forgetKept(keptAt);
        keptAt = 0;
    }
});

// Where it stands is found out by the way.
effect(() => {
    const now = run.value;
    const last = now?.phase.value === 'paused' ? now.snapshots.value.at(-1) : undefined;
    standsAt.value = undefined;
    if (!now || last?.kind !== 'call') return;
    void lineOf(last, now.source).then((line) => {
        if (run.value === now && now.phase.value === 'paused' && now.snapshots.value.at(-1) === last) standsAt.value = line;
    }, () => {});
});

export async function forgetEarlier(): Promise<void> {
    earlier.value = undefined;
    await forget(PAUSED);
}

// ---- links and drafts ----

export const link = async () => `${location.href.split('#')[0]}${await fragmentOf({ code: code.value, inputs: inputs.value, limits: limits.value })}`;

async function readLink(): Promise<boolean> {
    try {
        const shared = await readFragment(location.hash);
        if (!shared) return false;
        bring(shared);
        mode.value = 'program';
        return true;
    } catch {
        notice.value = BAD_LINK;
        return false;
    }
}

/** What the visitor was at: a link's program, the last draft, or the first example. */
export async function open(): Promise<void> {
    if (typeof WebAssembly !== 'object') {
        notice.value = NO_WASM;
        return;
    }
    const [isShared, [draft, paused, earlierPrograms]] = await Promise.all([readLink(), findAll<[string, Kept, Shared[]]>(DRAFT, PAUSED, ASIDE)]);
    openDesk(draft, earlierPrograms, isShared);
    earlier.value = paused;
    addEventListener('hashchange', () => void readLink());
}

// ---- host functions ----

let looking = 0;

export async function setHostCode(text: string): Promise<void> {
    hostCode.value = text;
    const turn = ++looking;
    try {
        const found = await functionsOf(text);
        if (turn !== looking) return;
        functions.value = found;
        hostProblem.value = '';
    } catch (error) {
        if (turn === looking) hostProblem.value = error instanceof Error ? error.message : String(error);
    }
}
