// A session: cells that run one after another in one sandbox, which is kept in the browser as a snapshot.
import { computed, signal } from '@preact/signals';
import { SnapshotError, type WorkerSandbox } from 'hognose';
import { functions, hostCode, limits, said } from '../state';
import { bytesOf, download } from './file';
import { find, forget, keep } from './keep';
import { LOST_SESSION, NOT_IDLE, problemOf, type Problem } from './problem';
import { Run, sandboxFunctions, type Session } from './run';
import { loadLibrary, makeSandbox, type Print } from './sandbox';

export interface Cell {
    id: number;
    code: string;
    run: Run | undefined;
    /** What it showed on an earlier visit. */
    before: string;
}

export interface Variable {
    name: string;
    type: string;
    repr: string;
    /** How many items it has, where it has a length. */
    size: number | null;
}

interface Kept {
    cells: { code: string; before: string }[];
    bytes: Uint8Array | undefined;
}

const KEY = 'notebook';
const MOST_VARIABLES = 60;
const MOST_REPR = 160;
const LOOK = { steps: 2_000_000, time: 5_000 };
const FIRST = ['# Cells share one session. Run them with Ctrl-Enter, in any order.\nprices = {"lamp": 48, "desk": 390}\nprices', 'total = sum(prices.values())\ntotal'];

let lastId = 0;
const cellOf = (code: string, before = ''): Cell => ({ id: ++lastId, code, run: undefined, before });

export const cells = signal<Cell[]>([]);
export const variables = signal<Variable[]>([]);
export const sessionProblem = signal<Problem | undefined>(undefined);
/** How large the session is as a snapshot. */
export const sessionSize = signal<number | undefined>(undefined);
export const isRestored = signal(false);
export const runningCell = computed(() => cells.value.find(({ run }) => run && run.phase.value !== 'over'));

let session: Session | undefined;
/** What comes after a cell's run: the session is looked at, and kept. The next run would be in its way, and it in that one's. */
let after: Promise<unknown> = Promise.resolve();
let opened: Promise<void> | undefined;

async function makeSession(restore?: Uint8Array): Promise<Session> {
    const print = { to: (() => {}) as Print };
    if (restore) await loadLibrary();
    const sandbox = await makeSandbox({ functions: sandboxFunctions(functions.value), limits: { ...limits.value }, restore, onPrint: (stream, text) => print.to(stream, text) });
    return { sandbox, print };
}

async function load(): Promise<void> {
    const kept = await find<Kept>(KEY);
    cells.value = kept?.cells.map(({ code, before }) => cellOf(code, before)) ?? FIRST.map((code) => cellOf(code));
    try {
        session = await makeSession(kept?.bytes);
        isRestored.value = kept?.bytes !== undefined;
        sessionSize.value = kept?.bytes?.length;
    } catch (error) {
        sessionProblem.value = error instanceof SnapshotError ? LOST_SESSION : problemOf(error);
        session = await makeSession().catch(() => undefined);
    }
    if (session) await look(session.sandbox);
}

/** Brings the session of the last visit back. */
export const openNotebook = () => (opened ??= load());

/** What came of the look at a variable. A session that has changed builtins may say anything: undefined where it is not what was asked for. */
function readLook(name: string, value: unknown): Variable | undefined {
    const [type, size, repr] = Array.isArray(value) ? (value as unknown[]) : [];
    if (typeof type !== 'string' || typeof repr !== 'string' || !(size === null || typeof size === 'number')) return undefined;
    return { name, type: type.slice(0, MOST_REPR), size, repr: repr.slice(0, MOST_REPR) };
}

/** One variable: what Python says of it, within limits of its own. Where its repr fails, without that. */
async function variableOf(sandbox: WorkerSandbox, name: string): Promise<Variable> {
    const call = (builtin: string) => `__import__('builtins').${builtin}(${name})`;
    const size = `${call('len')} if __import__('builtins').hasattr(${call('type')}, '__len__') and not __import__('builtins').isinstance(${name}, __import__('builtins').type) else None`;
    for (const code of [`(${call('type')}.__name__, ${size}, ${call('repr')}[:${MOST_REPR}])`, `(${call('type')}.__name__, None, '')`]) {
        try {
            const { value } = await sandbox.run(code, { limits: LOOK });
            const variable = readLook(name, value);
            if (variable) return variable;
        } catch {
            // its repr, or its length, is not well-behaved
        }
    }
    return { name, type: '?', size: null, repr: '' };
}

// Where the session ends meanwhile, another one has the place of its variables.
async function look(sandbox: WorkerSandbox): Promise<void> {
    try {
        const names = (await sandbox.names()).filter((name) => /^[\p{L}_][\p{L}\p{N}_]*$/u.test(name) && !name.startsWith('_'));
        const found: Variable[] = [];
        for (const name of names.filter(({ length }) => length <= MOST_REPR).slice(-MOST_VARIABLES)) found.push(await variableOf(sandbox, name));
        if (!sandbox.ended) variables.value = found;
    } catch (error) {
        if (!sandbox.ended) throw error;
    }
}

/** What a cell shows, as text, for the next visit. */
function shownBy({ run, before }: Cell): string {
    const outcome = run?.outcome.value;
    if (!run || !outcome) return before;
    const end = outcome.kind === 'value' && outcome.value !== undefined && outcome.value !== null ? outcome.repr : outcome.kind === 'error' ? outcome.error.traceback : '';
    return [run.output.text().trimEnd(), end].filter(Boolean).join('\n');
}

/** The session as bytes; undefined where it has ended, or ends meanwhile. */
async function dumped(): Promise<Uint8Array | undefined> {
    const sandbox = session?.sandbox;
    if (!sandbox || sandbox.ended) return undefined;
    try {
        return await sandbox.dump();
    } catch (error) {
        if (!sandbox.ended) throw error;
        return undefined;
    }
}

// Where another session takes the place of this one meanwhile, that one is kept.
async function keepSession(): Promise<void> {
    const before = session, bytes = await dumped();
    if (session !== before) return;
    sessionSize.value = bytes?.length;
    await keep(KEY, { cells: cells.value.map((cell) => ({ code: cell.code, before: shownBy(cell) })), bytes } satisfies Kept);
}

const change = (id: number, part: Partial<Cell>) => (cells.value = cells.value.map((cell) => (cell.id === id ? { ...cell, ...part } : cell)));

export const setCode = (id: number, code: string) => void change(id, { code });

export async function runCell(id: number): Promise<void> {
    await openNotebook();
    await after;
    const cell = cells.value.find((one) => one.id === id);
    if (!cell || runningCell.value) return;
    sessionProblem.value = undefined;
    isRestored.value = false;
    if (!session || session.sandbox.ended) {
        session = undefined;
        try {
            session = await makeSession();
        } catch (error) {
            sessionProblem.value = problemOf(error);
            return;
        }
    }
    const index = cells.value.findIndex((one) => one.id === id);
    const source = { code: cell.code, inputs: '', limits: limits.value, hostCode: hostCode.value, functions: functions.value };
    const run = new Run({ source, byHand: false, session, filename: `cell ${index + 1}` });
    change(id, { run, before: '' });
    await run.over;
    said.value = `Cell ${index + 1} is done`;
    const settling = settle(session.sandbox, index);
    after = settling.catch(() => {});
    await settling;
}

async function settle(sandbox: WorkerSandbox, index: number): Promise<void> {
    if (sandbox.ended) {
        sessionProblem.value = { title: 'The session is lost', text: 'Its worker had to be ended. Run the cells again that define what you need.' };
        variables.value = [];
    } else await look(sandbox);
    if (index === cells.value.length - 1) addCell();
    await keepSession();
}

export function addCell(): void {
    cells.value = [...cells.value, cellOf('')];
}

export function removeCell(id: number): void {
    cells.value = cells.value.filter((cell) => cell.id !== id || cell.run?.phase.value === 'running');
    if (cells.value.length === 0) addCell();
    void keepSession();
}

/** Forgets all variables; the cells stay. */
export async function restart(): Promise<void> {
    runningCell.value?.run?.stop();
    const old = session;
    session = undefined;
    variables.value = [];
    sessionProblem.value = undefined;
    isRestored.value = false;
    void old?.sandbox.dispose();
    session = await makeSession();
    await keepSession();
    said.value = 'A new session has started';
}

/** Puts the session into a file of the visitor's. Its cells stay here. */
export async function saveSession(): Promise<void> {
    await openNotebook();
    const bytes = await dumped();
    if (bytes) download(bytes as Uint8Array<ArrayBuffer>, 'session.hognose');
}

/** Goes on with the session of a file, in place of the present one. Where it cannot, that one stays. */
export async function openSession(file: File): Promise<void> {
    await openNotebook();
    const bytes = await bytesOf(file);
    if (!(bytes instanceof Uint8Array)) return void (sessionProblem.value = bytes);
    try {
        const next = await makeSession(bytes);
        if (await next.sandbox.step()) {
            void next.sandbox.dispose();
            sessionProblem.value = NOT_IDLE;
            return;
        }
        runningCell.value?.run?.stop();
        void session?.sandbox.dispose();
        session = next;
    } catch (error) {
        sessionProblem.value = problemOf(error);
        return;
    }
    sessionProblem.value = undefined;
    await look(session.sandbox);
    await keepSession();
    isRestored.value = true;
    said.value = 'The session of the file is open';
}

/** Forgets the session and its cells, here and for the next visit. */
export async function clear(): Promise<void> {
    await restart();
    cells.value = FIRST.map((code) => cellOf(code));
    await forget(KEY);
}
