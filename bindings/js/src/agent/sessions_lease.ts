// Who has a session, and what was committed of it: one text in the store, its head, which only its holder can exchange.
import { LimitError } from '../index.js';
import { AgentError } from './common.js';
import { checkText, readText, type Heads, type SessionStore } from './sessions_store.js';

/** Another process holds the session, and has not released it in time. */
export class SessionBusyError extends AgentError {
    override name = 'SessionBusyError';
}

/** The session's lease ended, and another process took it over. The changes of this request are lost. */
export class SessionLostError extends AgentError {
    override name = 'SessionLostError';
}

/** The state of a session at its last step, apart from its snapshot. */
export interface Standing {
    /** The number of committed steps. */
    step: number;
    /** The snapshot's part of its key in the store; null if there is no snapshot yet. */
    snapshot: string | null;
    /** Identifies the run that waits for approval; null if no run waits. A restored or forked session gets another id. */
    pause: string | null;
    /** Approved calls that were begun, and whose results are not committed. */
    begun: number[];
    /** Milliseconds since 1970. */
    expires: number;
}

interface Head extends Standing {
    /** The process that holds the session, until the time `until`. */
    holder: string | null;
    until: number;
    /** Differs in every head, so that no two are equal. */
    stamp: string;
}

const NEW: Standing = { step: 0, snapshot: null, pause: null, begun: [], expires: 0 };

export interface LeaseOptions {
    store: SessionStore;
    heads: Heads;
    namespace: string;
    /** In milliseconds, as are `wait` and `idle`. */
    lease: number;
    wait: number;
    idle: number;
}

function parse(text: string | undefined): Head | undefined {
    if (text === undefined) return undefined;
    const head = JSON.parse(text) as Head;
    return head.expires > Date.now() || head.until > Date.now() ? head : undefined;
}

const stamped = (head: Omit<Head, 'stamp'>): string => JSON.stringify({ ...head, stamp: crypto.randomUUID() });
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const [SHORT, LONG] = [10, 250]; // milliseconds between two looks at a lease of somebody else's

/** The error of a cancelled request. */
export const cancelled = (reason: unknown): LimitError => new LimitError('cancelled', 0, 0, { cause: reason });

// Every key of every store is made here.
export const headKey = (namespace: string, id: string): string => checkText('an id', `${namespace}head:${id}`);
export const snapshotKey = (namespace: string, id: string, snapshot: string): string => checkText('an id', `${namespace}snapshot:${id}:${snapshot}`);

/** The state of a session, also if another process holds it. */
export async function standingOf({ heads, namespace }: LeaseOptions, id: string): Promise<Standing | undefined> {
    const head = parse(await heads.read(headKey(namespace, id)));
    return head && head.step > 0 ? head : undefined;
}

/** A session that this process holds until it releases it. */
export class Lease {
    readonly #options: LeaseOptions;
    readonly #id: string;
    readonly #holder = crypto.randomUUID();
    readonly #lost = new AbortController();
    #text: string;
    #standing: Standing;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #over = false;
    // Exchanges of the head, one after the other: of the heartbeat, and of steps.
    #last: Promise<unknown> = Promise.resolve();

    private constructor(options: LeaseOptions, id: string) {
        this.#options = options;
        this.#id = id;
        this.#text = '';
        this.#standing = NEW;
    }

    /** Waits until the session is free, and takes it. Throws a SessionBusyError after `wait`. */
    static async take(options: LeaseOptions, id: string, signal?: AbortSignal): Promise<Lease> {
        const mine = new Lease(options, id);
        const key = headKey(options.namespace, id);
        const end = Date.now() + options.wait;
        for (let pause = SHORT; ; pause = Math.min(pause * 2, LONG)) {
            if (signal?.aborted) throw cancelled(signal.reason);
            const text = await options.heads.read(key);
            const head = parse(text);
            const free = !head || head.holder === null || head.until <= Date.now();
            if (free && (await mine.#begin(text, head))) return mine;
            if (Date.now() > end) throw new SessionBusyError(`sessions: ${JSON.stringify(id)} is held by another process`);
            await sleep(pause * (0.5 + Math.random() / 2));
        }
    }

    async #begin(before: string | undefined, head: Head | undefined): Promise<boolean> {
        const { step, snapshot, pause, begun, expires } = head ?? NEW;
        this.#standing = { step, snapshot, pause, begun, expires };
        this.#text = this.#headOf(this.#standing);
        if (!(await this.#options.heads.swap(headKey(this.#options.namespace, this.#id), before, this.#text, this.#ttl(expires)))) return false;
        this.#beat();
        return true;
    }

    get standing(): Standing {
        return this.#standing;
    }

    get id(): string {
        return this.#id;
    }

    /** Whether the session has been released. */
    get over(): boolean {
        return this.#over;
    }

    /** Aborted when another process has taken the session. */
    get lost(): AbortSignal {
        return this.#lost.signal;
    }

    #headOf(standing: Standing): string {
        return stamped({ ...standing, holder: this.#holder, until: Date.now() + this.#options.lease });
    }

    #ttl(expires: number): number {
        return Math.max(expires - Date.now(), 2 * this.#options.lease);
    }

    #beat(): void {
        this.#timer = setTimeout(() => {
            // A store that cannot be reached now may be the next time; a step finds out.
            void this.#exchange(this.#standing, true).catch(() => {}).then(() => {
                if (this.#timer !== undefined && !this.lost.aborted) this.#beat();
            });
        }, this.#options.lease / 3);
        (this.#timer as { unref?(): void }).unref?.();
    }

    #exchange(standing: Standing, held: boolean): Promise<void> {
        const act = async (): Promise<void> => {
            if (this.lost.aborted) throw this.#lostError();
            const after = held ? this.#headOf(standing) : stamped({ ...standing, holder: null, until: 0 });
            const key = headKey(this.#options.namespace, this.#id);
            if (!(await this.#swap(key, after, this.#ttl(standing.expires)))) {
                this.#lost.abort(this.#lostError());
                throw this.#lostError();
            }
            this.#text = after;
            this.#standing = standing;
        };
        const mine = this.#last.then(act);
        this.#last = mine.catch(() => {});
        return mine;
    }

    // An answer that got lost, or that came of a second attempt, says nothing of the exchange: what is there does.
    async #swap(key: string, after: string, ttl: number): Promise<boolean> {
        const { heads } = this.#options;
        try {
            if (await heads.swap(key, this.#text, after, ttl)) return true;
        } catch (error) {
            if ((await heads.read(key).catch(() => undefined)) === after) return true;
            throw error;
        }
        return (await heads.read(key)) === after;
    }

    #lostError(): SessionLostError {
        return new SessionLostError(`sessions: the lease of ${JSON.stringify(this.#id)} was over, and another process has the session`);
    }

    /** The snapshot of the last step, as it was stored. */
    async snapshot(): Promise<string | undefined> {
        const { snapshot } = this.#standing;
        if (snapshot === null) return undefined;
        const text = await readText(this.#options.store, snapshotKey(this.#options.namespace, this.#id, snapshot));
        if (text === undefined) throw new AgentError(`sessions: the store has lost the snapshot of ${JSON.stringify(this.#id)}`);
        return text;
    }

    /** Records these approved calls before they are made. */
    begin(begun: number[]): Promise<void> {
        return this.#exchange({ ...this.#standing, begun }, true);
    }

    /** Commits a snapshot as the session's next step, and releases the session. The step exists if and only if the exchange of the head succeeds. */
    async commit(text: string, { pause, begun }: Pick<Standing, 'pause' | 'begun'>): Promise<void> {
        const { store, namespace, idle, lease } = this.#options;
        const before = this.#standing.snapshot;
        const snapshot = crypto.randomUUID();
        await store.set(snapshotKey(namespace, this.#id, snapshot), text, idle + 2 * lease);
        try {
            await this.#release({ step: this.#standing.step + 1, snapshot, pause, begun, expires: Date.now() + idle });
        } catch (error) {
            if (error instanceof SessionLostError) await store.delete(snapshotKey(namespace, this.#id, snapshot));
            throw error;
        }
        if (before !== null) await store.delete(snapshotKey(namespace, this.#id, before));
    }

    async #release(standing: Standing): Promise<void> {
        this.#stop();
        await this.#exchange(standing, false);
        this.#over = true;
    }

    /** Releases the session without a step. Does nothing if another process has taken it. */
    async release(): Promise<void> {
        this.#stop();
        if (this.lost.aborted) return;
        if (this.#standing.step === 0) await this.forget();
        else await this.#release(this.#standing).catch((error: unknown) => {
            if (!(error instanceof SessionLostError)) throw error;
        });
    }

    /** Ends the session, and deletes it from the store. */
    async forget(): Promise<void> {
        this.#stop();
        await this.#last;
        const { store, heads, namespace, lease } = this.#options;
        const { snapshot } = this.#standing;
        const gone = await heads.swap(headKey(namespace, this.#id), this.#text, undefined, lease);
        this.#over = true;
        if (gone && snapshot !== null) await store.delete(snapshotKey(namespace, this.#id, snapshot));
    }

    #stop(): void {
        clearTimeout(this.#timer);
        this.#timer = undefined;
    }
}
