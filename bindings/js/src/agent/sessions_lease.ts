// Who has a session, and what was committed of it: one text in the store, its head, which only its holder can exchange.
import { LimitError } from '../index.js';
import { AgentError } from './common.js';
import { checkText, readText, type Heads, type SessionStore } from './sessions_store.js';

/** Another process has the session, and did not give it back in time. */
export class SessionBusyError extends AgentError {
    override name = 'SessionBusyError';
}

/** The session was taken over meanwhile, since its lease was over: what was done here is not in it. */
export class SessionLostError extends AgentError {
    override name = 'SessionLostError';
}

/** What a session is at its last step, apart from its snapshot. */
export interface Standing {
    /** Steps that were committed. */
    step: number;
    /** The part of a key that its snapshot has in the store; null: it has none yet. */
    snapshot: string | null;
    /** Names the run that waits for an approval, as long as it does; null: none. What is restored or forked is another one. */
    pause: string | null;
    /** Calls whose approval was followed, of which no answer was committed. */
    begun: number[];
    /** Milliseconds since 1970. */
    expires: number;
}

interface Head extends Standing {
    /** Who has it, until when. */
    holder: string | null;
    until: number;
    /** Different in every head, so that none is taken for another. */
    stamp: string;
}

const NEW: Standing = { step: 0, snapshot: null, pause: null, begun: [], expires: 0 };

export interface LeaseOptions {
    store: SessionStore;
    heads: Heads;
    namespace: string;
    /** Milliseconds, all three. */
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

/** What a request ends with that was given up. */
export const cancelled = (reason: unknown): LimitError => new LimitError('cancelled', 0, 0, { cause: reason });

// Every key of every store is made here.
export const headKey = (namespace: string, id: string): string => checkText('an id', `${namespace}head:${id}`);
export const snapshotKey = (namespace: string, id: string, snapshot: string): string => checkText('an id', `${namespace}snapshot:${id}:${snapshot}`);

/** The standing of a session, whoever has it. */
export async function standingOf({ heads, namespace }: LeaseOptions, id: string): Promise<Standing | undefined> {
    const head = parse(await heads.read(headKey(namespace, id)));
    return head && head.step > 0 ? head : undefined;
}

/** A session that is held, until it is let go of. */
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

    /** Waits for whoever has the session. */
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

    /** Whether it was let go of. */
    get over(): boolean {
        return this.#over;
    }

    /** Aborted when somebody else has taken the session over. */
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

    /** The snapshot of the last step, as it was put in. */
    async snapshot(): Promise<string | undefined> {
        const { snapshot } = this.#standing;
        if (snapshot === null) return undefined;
        const text = await readText(this.#options.store, snapshotKey(this.#options.namespace, this.#id, snapshot));
        if (text === undefined) throw new AgentError(`sessions: the store has lost the snapshot of ${JSON.stringify(this.#id)}`);
        return text;
    }

    /** Remembers that these calls' approval is followed, before it is. */
    begin(begun: number[]): Promise<void> {
        return this.#exchange({ ...this.#standing, begun }, true);
    }

    /** Makes a snapshot the session's last step, and lets go of it. From here on the step is there, whatever happens; before, it is not. */
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

    /** Lets go of it without another step. What was lost is somebody else's, and stays so. */
    async release(): Promise<void> {
        this.#stop();
        if (this.lost.aborted) return;
        if (this.#standing.step === 0) await this.forget();
        else await this.#release(this.#standing).catch((error: unknown) => {
            if (!(error instanceof SessionLostError)) throw error;
        });
    }

    /** Ends the session. */
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
