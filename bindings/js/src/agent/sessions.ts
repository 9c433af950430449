// Sessions by id, for servers with many users: a few live sandboxes, and of all others snapshots in a store, which outlives processes.
import {
    LimitError, PythonError, SnapshotError, toJSON, type FileOptions, type FunctionOptions, type Hognose, type HostOptions, type Limits, type Sandbox, type SandboxOptions, type Settled, type Step,
    type Usage,
} from '../index.js';
import { fromBase64, toBase64 } from './base64.js';
import { AgentError, checkOptions, moduleOf, Turns, type Known } from './common.js';
import { cancelled, Lease, standingOf, type LeaseOptions, type Standing } from './sessions_lease.js';
import { callHandler, drive, Guard, pendingOf, settle, type Policy, type RunCall, type SessionAnswer, type Stopped } from './sessions_run.js';
import { checkText, headsOf, MemoryStore, type SessionStore } from './sessions_store.js';

/** Options of `createSessions()`. */
export interface SessionsOptions {
    hognose?: Hognose;
    /** The most sandboxes in memory. The other sessions are kept as snapshots. Default: 50. */
    live?: number;
    /** The store of the sessions. Default: a new MemoryStore. */
    store?: SessionStore;
    /** Seconds after its last step for which a session is kept. Default: 86,400, a day. */
    idle?: number;
    /** Seconds without renewal after which a process loses its sessions. Must be longer than the time limit of a run. Default: 30. */
    lease?: number;
    /** Seconds that a request waits for a session that another process holds. Then it throws a SessionBusyError. Default: 60. */
    wait?: number;
    /** Seconds that a request may take, including waiting for host functions. Default: 60. */
    timeout?: number;
    /** Milliseconds until writes of another process are visible, in a store without an atomic exchange. Default: 50. */
    settle?: number;
    /** The prefix of the store's keys. Default: "hognose:". */
    namespace?: string;
    /** Options of the sandboxes: functions, files, limits, modules ... Must be equal in every process. */
    sandbox?: SandboxOptions;
    /** The functions of `sandbox` that wait for approval. Default: none. */
    approvals?: readonly string[];
}

/** Options of a request. */
export interface SessionRequest {
    /** Values by name, which become global variables before the run. */
    inputs?: Record<string, unknown>;
    /** Limits of this run, which replace the sandbox's. */
    limits?: Limits;
    /** The file name in tracebacks. */
    filename?: string;
    /** Aborting it cancels the run. */
    signal?: AbortSignal;
    /** Gets the program's output as it is printed. The result has all of it, too. */
    onPrint?(stream: 'stdout' | 'stderr', text: string): void;
}

/** A call that waits for approval. */
export interface PendingCall {
    /** Identifies this call of this run. Calls of other runs, and of a restored or forked session, have other ids. */
    readonly id: string;
    readonly name: string;
    readonly args: unknown[];
    readonly kwargs: Record<string, unknown>;
}

/** The call that is answered, and the options of the request. */
export interface AnswerRequest extends SessionRequest {
    /** The `id` of the pending call. */
    call: string;
}

interface Printed {
    /** The number of this step of the session. */
    step: number;
    /** The output since the request began. */
    stdout: string;
    stderr: string;
}

/** The result of a request. It has been committed to the store. */
export type SessionResult = Printed & (
    | { status: 'done'; value: any; repr: string | undefined; usage: Usage }
    | { status: 'failed'; error: PythonError | LimitError }
    | { status: 'paused'; calls: PendingCall[] }
);

/** The status of a session. */
export interface SessionStatus {
    step: number;
    /** True if the session waits for approval. */
    paused: boolean;
    expires: Date;
}

/** The session waits for approval. Answer the call, or cancel the run, before the next program. */
export class SessionPausedError extends AgentError {
    override name = 'SessionPausedError';
}

const OPTIONS: Known<SessionsOptions> = {
    hognose: 'object', live: 'number', store: 'object', idle: 'number', lease: 'number', wait: 'number', timeout: 'number', settle: 'number', namespace: 'string',
    sandbox: 'object', approvals: 'list',
};
const REQUEST: Known<SessionRequest> = { inputs: 'object', limits: 'object', filename: 'string', signal: 'object', onPrint: 'function' };
const MOST_ID = 256;
const NO_ANSWER = 'sessions: an answer is { approve }, { value } or { error }';
const TIME_LIMIT = 5000; // milliseconds, the package's
const LARGE = 8 * 2 ** 20; // bytes

const NONE: ReadonlyMap<number, RunCall> = new Map();

/** A sandbox in memory, and the snapshot that it equals. */
class Live {
    sandbox: Sandbox | undefined;
    snapshot: string | null = null;
    busy = true;
    /** Whether the sandbox has changed since its snapshot. */
    touched = false;
    /** The step at which the run is paused. `printed` is its output so far. */
    step: Stopped | undefined;
    printed: [number, number] = [0, 0];
    /** The calls that the last step waited for, with their original arguments. A person's approval applies to these, whatever the program changes meanwhile. */
    known: ReadonlyMap<number, RunCall> = NONE;
    print: SessionRequest['onPrint'];

    drop(): void {
        this.sandbox?.dispose();
        this.sandbox = this.step = undefined;
    }

    /** The step at which the run is paused. */
    stopped(): Stopped {
        const step = this.step ?? this.sandbox?.slicedStep();
        if (step?.kind !== 'call' && step?.kind !== 'waiting') throw new AgentError('sessions: the run does not wait for an answer');
        return step;
    }
}

interface Held {
    lease: Lease;
    live: Live;
    sandbox: Sandbox;
}

/** A function that waits for approval. */
type Approved = Pick<FunctionOptions, 'handler' | 'awaitable'>;

// Such functions are declared without what serves them.
function split({ functions, ...rest }: SandboxOptions, approvals: readonly string[]): { sandbox: SandboxOptions; approved: Map<string, Approved> } {
    const declared = Array.isArray(functions) ? Object.fromEntries(functions.map((name) => [name, null])) : { ...functions };
    const approved = new Map<string, Approved>();
    for (const name of approvals) {
        if (!Object.hasOwn(declared, name)) throw new AgentError(`sessions: approvals: there is no function named ${name}`);
        const given = declared[name];
        const { handler, ...more }: FunctionOptions = typeof given === 'function' ? { handler: given } : (given ?? {});
        approved.set(name, { handler, awaitable: more.awaitable });
        declared[name] = more;
    }
    return { sandbox: { ...rest, functions: declared }, approved };
}

// A snapshot as the store has it: the session's, and behind a point that of the calls that it waits for.
const pack = (dump: Uint8Array, letter: Uint8Array | undefined): string => [dump, ...(letter ? [letter] : [])].map(toBase64).join('.');

function unpack(text: string): { dump: Uint8Array; letter: Uint8Array | undefined } {
    const [dump, letter] = text.split('.', 2) as [string, string?];
    return { dump: fromBase64(dump), letter: letter === undefined ? undefined : fromBase64(letter) };
}

// What of a sandbox's options a snapshot does not have.
function hostOptions({ functions, clock, entropy, limits, files, objects, modules, repr, dicts }: SandboxOptions): HostOptions {
    const served: FileOptions = Object.fromEntries(Object.entries(files ?? {}).filter(([, one]) => typeof one === 'object' && 'stat' in one));
    const { allow, missing, refusal } = modules ?? {};
    const all = { functions, clock, entropy, limits, files: served, objects, modules: { allow, missing, refusal }, repr, dicts };
    return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as HostOptions;
}

async function written(id: string, sandbox: Sandbox): Promise<Uint8Array> {
    try {
        return await sandbox.dumpAsync();
    } catch (error) {
        if (!(error instanceof SnapshotError)) throw error;
        const held = `${JSON.stringify(id)} holds more than can be written down (${Math.round(sandbox.usage.memory / 2 ** 20)} MiB)`;
        throw new AgentError(`sessions: ${held}, and is as it was before this step: keep less in its variables, or lower limits.memory`, { cause: error });
    }
}

const isOutcome = (error: unknown): error is PythonError | LimitError => error instanceof PythonError || error instanceof LimitError;

/** Sessions by id. Requests for one session wait for each other, in this process and in others with the same store. */
export class Sessions {
    readonly #options: SessionsOptions;
    readonly #sandbox: SandboxOptions;
    readonly #approved: Map<string, Approved>;
    readonly #turns = new Map<string, { turns: Turns; waiting: number }>();
    /** In order of last use. */
    readonly #live = new Map<string, Live>();
    readonly #queue: (() => void)[] = [];
    #leases: Promise<LeaseOptions> | undefined;
    #closed = false;

    constructor(options: SessionsOptions = {}) {
        checkOptions('sessions', options, OPTIONS);
        const { sandbox = {}, approvals = [], lease = 30 } = options;
        if ((sandbox.limits?.time ?? TIME_LIMIT) >= lease * 1000) throw new AgentError('sessions: the lease must be longer than the time limit of a run');
        checkText('the namespace', options.namespace ?? '');
        this.#options = options;
        const { sandbox: declared, approved } = split(sandbox, approvals);
        this.#sandbox = declared;
        this.#approved = approved;
    }

    /** The ids of the sessions that have a sandbox in memory. */
    get live(): string[] {
        return [...this.#live.keys()];
    }

    /**
     * Runs a program in a session. The first one starts it. The result reports errors of the program and reached limits. If this throws, nothing was committed
     * and the session is unchanged. Throws a SessionPausedError if the session waits for approval.
     */
    run(id: string, code: string, request: SessionRequest = {}): Promise<SessionResult> {
        checkOptions('sessions.run', request, REQUEST);
        return this.#hold(id, request.signal, ({ lease, live, sandbox }) => {
            if (lease.standing.pause) throw this.#paused(id);
            const { inputs, limits, filename, signal = new AbortController().signal } = request;
            // A signal has the run come back every few milliseconds.
            const start = () => sandbox.start(code, { inputs, limits, filename, signal });
            live.printed = [0, 0];
            return this.#step({ lease, live, sandbox }, request, start);
        });
    }

    /** Answers a call for which the session waits. Throws an AgentError if no pending call has this id, such as one of another run. */
    answer(id: string, answer: SessionAnswer, request: AnswerRequest): Promise<SessionResult> {
        const { call, ...rest } = request ?? {};
        checkOptions('sessions.answer', rest, REQUEST);
        return this.#hold(id, rest.signal, async (held) => {
            if (!held.lease.standing.pause) throw new AgentError(`sessions: ${JSON.stringify(id)} does not wait for an approval`);
            const step = held.live.stopped();
            const asked = this.#pending(held.live, step).find((one) => idOf(held.lease, one) === call);
            if (!asked) throw this.#unasked(held, step);
            const settled = await this.#settled(held.lease, asked, answer, rest);
            return this.#step(held, rest, () => settle(step, asked.id, settled));
        });
    }

    /** The calls for which a session waits. */
    pending(id: string): Promise<PendingCall[]> {
        return this.#hold(id, undefined, async ({ lease, live }) => (lease.standing.pause ? shownCalls(lease, this.#pending(live)) : []));
    }

    /** Cancels the run that waits for approval. The variables stay. Returns false if no run waits. */
    cancel(id: string): Promise<boolean> {
        return this.#hold(id, undefined, async ({ lease, live, sandbox }) => {
            if (!lease.standing.pause) return false;
            live.touched = true;
            live.stopped().abandon();
            await this.#commit({ lease, live, sandbox }, undefined);
            return true;
        });
    }

    /** The status of a session; undefined if it does not exist. */
    async status(id: string): Promise<SessionStatus | undefined> {
        const found: Standing | undefined = await standingOf(await this.#leaseOptions(), checkId(id));
        return found && { step: found.step, paused: found.pause !== null, expires: new Date(found.expires) };
    }

    /** A session as bytes; undefined if it does not exist. */
    checkpoint(id: string): Promise<Uint8Array | undefined> {
        return this.#lease(id, undefined, async (lease) => {
            const text = await lease.snapshot();
            return text === undefined ? undefined : new TextEncoder().encode(text);
        });
    }

    /** Replaces a session with the bytes of `checkpoint`. */
    async restore(id: string, checkpoint: Uint8Array): Promise<void> {
        const text = new TextDecoder().decode(checkpoint);
        const { dump, letter } = unpack(text);
        if (letter) await this.#opened(letter);
        const sandbox = await (await moduleOf(this.#options.hognose)).restoreAsync(dump, hostOptions(this.#sandbox));
        const pause = sandbox.step && crypto.randomUUID();
        sandbox.dispose();
        await this.#lease(id, undefined, (lease) => lease.commit(text, { pause, begun: [] }));
    }

    /** Copies a session, with its paused run. Returns false if it does not exist. */
    async fork(id: string, to: string): Promise<boolean> {
        checkId(to);
        const found = await this.#lease(id, undefined, async (lease) => ({ text: await lease.snapshot(), standing: lease.standing }));
        const { text, standing: { pause, begun } } = found;
        if (text === undefined) return false;
        await this.#lease(to, undefined, (lease) => lease.commit(text, { pause: pause && crypto.randomUUID(), begun }));
        return true;
    }

    /** Ends a session, and deletes it from the store. */
    forget(id: string): Promise<void> {
        return this.#lease(id, undefined, async (lease) => {
            await lease.forget();
            const live = this.#live.get(id);
            if (live && !live.busy) this.#evict(id, live);
        });
    }

    /** Waits for the current requests, and frees the sandboxes. The sessions stay in the store. */
    async close(): Promise<void> {
        this.#closed = true;
        await Promise.all([...this.#turns.values()].map(({ turns }) => turns.take(async () => {})));
        for (const [id, live] of this.#live) this.#evict(id, live);
    }

    // ---- who has a session ----

    #leaseOptions(): Promise<LeaseOptions> {
        const { store = new MemoryStore(), lease = 30, wait = 60, idle = 86_400, settle = 50, namespace = 'hognose:' } = this.#options;
        const make = async () => ({ store, heads: await headsOf(store, settle), namespace, lease: lease * 1000, wait: wait * 1000, idle: idle * 1000 });
        return (this.#leases ??= make());
    }

    // One request at a time: those of this process wait in the order in which they came, and then for those of others.
    async #lease<T>(id: string, signal: AbortSignal | undefined, act: (lease: Lease) => Promise<T>): Promise<T> {
        checkId(id);
        if (this.#closed) throw new AgentError('sessions: they are closed');
        const mine = this.#turns.get(id) ?? { turns: new Turns(), waiting: 0 };
        this.#turns.set(id, mine);
        mine.waiting++;
        try {
            return await mine.turns.take(async () => {
                const lease = await Lease.take(await this.#leaseOptions(), id, signal);
                try {
                    return await act(lease);
                } finally {
                    // A store that does not answer has said so already; without it the lease ends by itself.
                    if (!lease.over) await lease.release().catch(() => {});
                }
            });
        } finally {
            if (--mine.waiting === 0) this.#turns.delete(id);
        }
    }

    #hold<T>(id: string, signal: AbortSignal | undefined, act: (held: Held) => Promise<T>): Promise<T> {
        return this.#lease(id, signal, async (lease) => {
            const live = await this.#slot(id);
            try {
                return await act({ lease, live, sandbox: await this.#open(lease, live) });
            } catch (error) {
                // What it is now was not committed.
                if (live.touched) live.drop();
                throw error;
            } finally {
                live.print = undefined;
                this.#leave(id, live);
            }
        });
    }

    // ---- live sandboxes ----

    async #slot(id: string): Promise<Live> {
        for (;;) {
            const own = this.#live.get(id);
            if (!own && this.#live.size >= Math.max(this.#options.live ?? 50, 1)) {
                const idle = [...this.#live].find(([, live]) => !live.busy);
                if (!idle) {
                    await new Promise<void>((resolve) => this.#queue.push(resolve));
                    continue;
                }
                this.#evict(...idle);
            }
            const live = own ?? new Live();
            live.busy = true;
            this.#live.delete(id);
            this.#live.set(id, live);
            return live;
        }
    }

    #leave(id: string, live: Live): void {
        live.busy = false;
        if (!live.sandbox) this.#live.delete(id);
        this.#queue.shift()?.();
    }

    #evict(id: string, live: Live): void {
        live.drop();
        this.#live.delete(id);
    }

    // The sandbox of the session's last step.
    async #open(lease: Lease, live: Live): Promise<Sandbox> {
        const { snapshot } = lease.standing;
        if (live.sandbox && live.snapshot === snapshot) return live.sandbox;
        live.drop();
        const hognose = await moduleOf(this.#options.hognose);
        const text = await lease.snapshot();
        const onPrint: HostOptions['onPrint'] = (stream, printed) => {
            this.#sandbox.onPrint?.(stream, printed);
            live.print?.(stream, printed);
        };
        live.printed = [0, 0];
        live.known = NONE;
        if (text === undefined) live.sandbox = hognose.sandbox({ ...this.#sandbox, onPrint });
        else {
            const { dump, letter } = unpack(text);
            if (letter) live.known = await this.#opened(letter);
            live.sandbox = await hognose.restoreAsync(dump, { ...hostOptions(this.#sandbox), onPrint });
        }
        live.snapshot = snapshot;
        live.touched = false;
        return live.sandbox;
    }

    // Calls under way, with whatever values they have, as the variable of a sandbox of their own.
    async #letter(calls: RunCall[]): Promise<Uint8Array> {
        const sandbox = (await moduleOf(this.#options.hognose)).sandbox();
        try {
            for (const call of calls) {
                const { id, name, args, kwargs } = call;
                try {
                    sandbox.set(`call_${id}`, [id, name, args, kwargs]);
                } catch {
                    sandbox.set(`call_${id}`, [id, name, toJSON(args), toJSON(kwargs)]); // what has no life outside of its session
                }
            }
            return await sandbox.dumpAsync();
        } finally {
            sandbox.dispose();
        }
    }

    async #opened(letter: Uint8Array): Promise<ReadonlyMap<number, RunCall>> {
        const sandbox = await (await moduleOf(this.#options.hognose)).restoreAsync(letter);
        try {
            const calls = sandbox.names().map((name) => sandbox.get(name) as [number, string, unknown[], Record<string, unknown>]);
            return new Map(calls.map(([id, name, args, kwargs]) => [id, { id, name, args, kwargs }]));
        } finally {
            sandbox.dispose();
        }
    }

    // ---- steps ----

    #policy({ known }: Live): Policy {
        return { approved: this.#approved, known };
    }

    #pending(live: Live, step: Stopped = live.stopped()): RunCall[] {
        return pendingOf(step, this.#policy(live));
    }

    #unasked({ lease, live }: Held, step: Stopped): AgentError {
        const waiting = shownCalls(lease, this.#pending(live, step)).map((one) => `${one.id} (${one.name})`).join(', ');
        return new AgentError(`sessions: say which call is answered, by its id: ${waiting}`);
    }

    #paused(id: string): SessionPausedError {
        return new SessionPausedError(`sessions: ${JSON.stringify(id)} waits for an approval: answer it, or cancel its run`);
    }

    #guard(lease: Lease, signal: AbortSignal | undefined): Guard {
        return new Guard((this.#options.timeout ?? 60) * 1000, [[lease.lost, (reason) => reason as Error], [signal, cancelled]]);
    }

    // What an approved function does is done once: that it was begun is in the store before it is.
    async #settled(lease: Lease, asked: RunCall, answer: SessionAnswer, { signal }: SessionRequest): Promise<Settled> {
        if (typeof answer !== 'object' || answer === null) throw new AgentError(NO_ANSWER);
        if ('value' in answer) return { value: answer.value };
        if ('error' in answer) return { error: answer.error };
        const { name, id } = asked;
        if (answer.approve === false) return { error: Object.assign(new Error(answer.reason ?? `${name}() was not approved`), { name: 'PermissionError' }) };
        if (answer.approve !== true) throw new AgentError(NO_ANSWER);
        const handler = this.#approved.get(name)?.handler;
        if (!handler) throw new AgentError(`sessions: nothing serves ${name}(): answer with its value`);
        const { begun } = lease.standing;
        if (begun.includes(id) && !answer.again) {
            throw new AgentError(`sessions: ${name}() was begun before, and its answer is lost: answer with its value, or with { approve: true, again: true }`);
        }
        await lease.begin([...begun, id]);
        const guard = this.#guard(lease, signal);
        try {
            return await guard.wait(callHandler(handler, asked));
        } finally {
            guard.stop();
        }
    }

    // From where a run begins or goes on to where it ends or pauses, which is committed.
    async #step(held: Held, { signal, onPrint }: SessionRequest, begin: () => Step): Promise<SessionResult> {
        const { live, lease } = held;
        const guard = this.#guard(lease, signal);
        live.print = onPrint;
        live.touched = true;
        let printed = { stdout: '', stderr: '' };
        const since = (all: { stdout: string; stderr: string }) => ({ stdout: all.stdout.slice(live.printed[0]), stderr: all.stderr.slice(live.printed[1]) });
        try {
            const end = await drive(begin(), guard, this.#policy(live));
            printed = since(end);
            if (end.kind !== 'complete') {
                live.printed = [end.stdout.length, end.stderr.length];
                const calls = this.#pending(live, end);
                const step = await this.#commit(held, end, calls);
                return { status: 'paused', step, ...printed, calls: shownCalls(lease, calls) };
            }
            const { value, repr, usage } = end;
            return { status: 'done', step: await this.#commit(held, undefined), ...printed, value, repr, usage };
        } catch (error) {
            if (!isOutcome(error)) throw error;
            return { status: 'failed', step: await this.#commit(held, undefined), ...since(error), error };
        } finally {
            guard.stop();
        }
    }

    async #commit({ lease, live, sandbox }: Held, step: Stopped | undefined, calls: RunCall[] = []): Promise<number> {
        live.step = step;
        live.known = new Map(calls.map((call) => [call.id, call]));
        const letter = step?.kind === 'waiting' ? await this.#letter(calls) : undefined;
        const { pause, begun } = lease.standing;
        const left = begun.filter((id) => live.known.has(id)); // of calls that still wait
        await lease.commit(pack(await written(lease.id, sandbox), letter), { pause: step ? (pause ?? crypto.randomUUID()) : null, begun: left });
        live.snapshot = lease.standing.snapshot;
        live.touched = false;
        // An instance keeps the room that its snapshot was made in.
        if (sandbox.usage.memory > LARGE) live.drop();
        return lease.standing.step;
    }
}

// A run counts its calls from 1, and what it is called when it pauses no other one is.
const idOf = ({ standing }: Lease, { id }: RunCall): string => `${id}.${standing.pause}`;
const shownCalls = (lease: Lease, calls: readonly RunCall[]): PendingCall[] => calls.map((call) => ({ ...call, id: idOf(lease, call) }));

function checkId(id: string): string {
    if (typeof id !== 'string' || !id || id.length > MOST_ID) throw new AgentError(`sessions: an id is a text of 1 to ${MOST_ID} characters`);
    return checkText('an id', id);
}

/** Keeps sessions by id: at most `live` as sandboxes in memory, the others as snapshots in `store`, for `idle` seconds. */
export const createSessions = (options?: SessionsOptions): Sessions => new Sessions(options);
