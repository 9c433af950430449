// Where sessions are kept between their uses: what a store has to have, one in memory, and what is made of stores that others wrote.
import { AgentError, isText, Turns } from './common.js';

type Later<T> = T | PromiseLike<T>;

/**
 * A store of texts by key, such as a Keyv or a Map. `ttl` is in milliseconds; a store that ignores it keeps texts until they are deleted. The optional `swap`
 * must be atomic.
 */
export interface SessionStore {
    get(key: string): Later<unknown>;
    set(key: string, value: string, ttl?: number): Later<unknown>;
    delete(key: string): Later<unknown>;
    /**
     * Replaces `before` with `after` in one atomic step. `before` undefined: the key must be missing. `after` undefined: deletes the key. Returns false, and
     * changes nothing, if the key has another value. Keys used with `swap` are never set or deleted otherwise.
     */
    swap?(key: string, before: string | undefined, after: string | undefined, ttl?: number): Later<boolean>;
}

/** Reads and exchanges the heads of sessions. */
export interface Heads {
    read(key: string): Promise<string | undefined>;
    swap(key: string, before: string | undefined, after: string | undefined, ttl: number): Promise<boolean>;
}

/** Throws an AgentError unless UTF-8 can represent the text. Otherwise a store could confuse two keys, since all lone surrogates become the same character. */
export function checkText(what: string, text: string): string {
    if (typeof text !== 'string' || !isText(text)) throw new AgentError(`sessions: ${what} is not text in UTF-8`);
    return text;
}

const textOf = (value: unknown): string | undefined => {
    if (value === undefined || value === null) return undefined;
    if (typeof value !== 'string') throw new AgentError('sessions: the store gave something else than the text that was put there');
    return value;
};

/** The text of a key; undefined if it is missing. */
export const readText = async (store: SessionStore, key: string): Promise<string | undefined> => textOf(await store.get(key));

const LONGEST = 2 ** 31 - 1;
const SWEEP = 1000; // keys written between two looks at what is over

/** A store in memory. Expired texts are deleted. */
export class MemoryStore implements SessionStore {
    readonly #texts = new Map<string, { text: string; until: number }>();
    #written = 0;

    /** The number of keys. */
    get size(): number {
        return this.#texts.size;
    }

    get(key: string): string | undefined {
        checkText('a key', key);
        const found = this.#texts.get(key);
        if (found && found.until > Date.now()) return found.text;
        this.#texts.delete(key);
        return undefined;
    }

    set(key: string, text: string, ttl = Infinity): void {
        checkText('a key', key);
        this.#texts.set(key, { text, until: Date.now() + ttl });
        if (++this.#written % SWEEP) return;
        const now = Date.now();
        for (const [name, { until }] of this.#texts) if (until <= now) this.#texts.delete(name);
    }

    delete(key: string): boolean {
        return this.#texts.delete(checkText('a key', key));
    }

    swap(key: string, before: string | undefined, after: string | undefined, ttl?: number): boolean {
        if (this.get(key) !== before) return false;
        if (after === undefined) this.delete(key);
        else this.set(key, after, ttl);
        return true;
    }
}

// ---- Redis, behind a Keyv or bare ----

/** The parts of a Redis client that are used (npm @redis/client, part of @keyv/redis). */
interface RedisClient {
    get(key: string): Promise<unknown>;
    eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
}

const SWAP = `
local there = redis.call('GET', KEYS[1])
if ARGV[1] == '' then
  if there then return 0 end
elseif there ~= string.sub(ARGV[1], 2) then
  return 0
end
if ARGV[2] == '' then redis.call('DEL', KEYS[1]) else redis.call('SET', KEYS[1], string.sub(ARGV[2], 2), 'PX', ARGV[3]) end
return 1`;

const is = (value: unknown, ...methods: string[]): boolean =>
    typeof value === 'object' && value !== null && methods.every((name) => typeof (value as Record<string, unknown>)[name] === 'function');

// The client of a Keyv over @keyv/redis, of that adapter, or nothing.
async function redisOf(store: SessionStore): Promise<RedisClient | undefined> {
    const adapter = (store as { store?: unknown }).store ?? store;
    if (!is(adapter, 'getClient')) return undefined;
    const client: unknown = await (adapter as { getClient(): unknown }).getClient();
    return is(client, 'get', 'eval') ? (client as RedisClient) : undefined;
}

function redisHeads(client: RedisClient): Heads {
    const given = (text: string | undefined) => (text === undefined ? '' : `=${text}`);
    return {
        read: async (key) => textOf(await client.get(key)),
        swap: async (key, before, after, ttl) => {
            const said = await client.eval(SWAP, { keys: [key], arguments: [given(before), given(after), String(Math.min(Math.ceil(ttl), LONGEST))] });
            return Number(said) === 1;
        },
    };
}

// ---- PostgreSQL, behind a Keyv or bare ----

/** The parts of npm @keyv/postgres that are used. */
interface PostgresAdapter {
    readonly opts: { readonly dialect: 'postgres'; readonly schema: string; readonly table: string };
    query(sql: string, values: unknown[]): Promise<{ value?: unknown }[]>;
}

// The adapter of a Keyv over @keyv/postgres, that adapter, or nothing.
function postgresOf(store: SessionStore): PostgresAdapter | undefined {
    const adapter = ((store as { store?: unknown }).store ?? store) as Partial<PostgresAdapter>;
    return is(adapter, 'query') && adapter.opts?.dialect === 'postgres' ? (adapter as PostgresAdapter) : undefined;
}

// Each exchange is one statement, which looks at the row again when another one had it.
function postgresHeads(adapter: PostgresAdapter): Heads {
    const table = `${adapter.opts.schema}.${adapter.opts.table}`; // as the adapter writes it
    const read = async (key: string) => textOf((await adapter.query(`SELECT value FROM ${table} WHERE key = $1`, [key]))[0]?.value);
    const change = async (sql: string, ...values: string[]) => (await adapter.query(`${sql} RETURNING key`, values)).length === 1;
    return {
        read,
        swap: async (key, before, after) => {
            if (after === undefined) return before === undefined ? (await read(key)) === undefined : change(`DELETE FROM ${table} WHERE key = $1 AND value = $2`, key, before);
            if (before === undefined) return change(`INSERT INTO ${table} (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING`, key, after);
            return change(`UPDATE ${table} SET value = $3 WHERE key = $1 AND value = $2`, key, before, after);
        },
    };
}

// ---- stores without an exchange: exact in one process, and very likely in several ----

const turnsOf = new WeakMap<object, Turns>();

function plainHeads(store: SessionStore, settle: number): Heads {
    const turns = turnsOf.get(store) ?? new Turns();
    turnsOf.set(store, turns);
    const within = store instanceof Map || (store as { store?: unknown }).store instanceof Map;
    const exchange: Heads['swap'] = async (key, before, after, ttl) => {
        if ((await readText(store, key)) !== before) return false;
        if (after === undefined) await store.delete(key);
        else await store.set(key, after, ttl);
        if (within || after === undefined) return true;
        // Whoever else wrote at the same time has done so by now, and the last one has it.
        await new Promise((resolve) => setTimeout(resolve, settle));
        return (await readText(store, key)) === after;
    };
    return { read: (key) => readText(store, key), swap: (...given) => turns.take(() => exchange(...given)) };
}

/** Chooses how a store exchanges heads: by its own `swap`, by Redis, by PostgreSQL, or by reading and writing. */
export async function headsOf(store: SessionStore, settle: number): Promise<Heads> {
    if (store.swap) return { read: (key) => readText(store, key), swap: async (...given) => (await store.swap!(...given)) === true };
    const postgres = postgresOf(store);
    if (postgres) return postgresHeads(postgres);
    const client = await redisOf(store);
    return client ? redisHeads(client) : plainHeads(store, settle);
}
