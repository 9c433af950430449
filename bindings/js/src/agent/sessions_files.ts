// A store of sessions in a directory (Node), for several processes of one machine.
import { AgentError } from './common.js';
import { nodeModule } from './node.js';
import { checkText, type SessionStore } from './sessions_store.js';

interface FileSystem {
    mkdir(path: string, options: { recursive: boolean; mode: number }): Promise<unknown>;
    readdir(path: string): Promise<string[]>;
    readFile(path: string, encoding: 'utf8'): Promise<string>;
    open(path: string, flags: string, mode: number): Promise<{ writeFile(text: string): Promise<void>; sync(): Promise<void>; close(): Promise<void> }>;
    rename(from: string, to: string): Promise<void>;
    rm(path: string, options: { recursive: boolean; force: boolean }): Promise<void>;
}

interface Crypto {
    createHash(name: string): { update(text: string): { digest(form: 'hex'): string } };
    randomUUID(): string;
}

const ABSENT = new Set(['ENOENT', 'ENOTDIR']);
const TAKEN = new Set(['EEXIST', 'ENOTEMPTY']);

// Whether it could be done; what fails for another reason than these is thrown.
async function done(act: Promise<unknown>, reasons: Set<string>): Promise<boolean> {
    try {
        await act;
        return true;
    } catch (error) {
        const code: unknown = (error as { code?: unknown } | null)?.code;
        if (typeof code === 'string' && reasons.has(code)) return false;
        throw error;
    }
}

const [DIRECTORY, FILE] = [0o700, 0o600]; // nobody else's business
const KEPT = 24 * 3600 * 1000; // milliseconds for which it is remembered that there was something
const SWEEP = 1000; // texts written between two looks at what is over
const POLL = 10; // milliseconds
const STALE = 5000; // milliseconds after which an exchange that nobody finishes is taken back

// A text, with when it is over in front of it.
function parse(file: string): { text: string | undefined; until: number } {
    const line = file.indexOf('\n');
    const [until, deleted] = file.slice(0, line).split(' ') as [string, string?];
    return { until: until === '-' ? Infinity : Number(until), text: deleted ? undefined : file.slice(line + 1) };
}

const unparse = (text: string | undefined, ttl: number | undefined): string =>
    `${ttl === undefined || ttl === Infinity ? '-' : Math.ceil(Date.now() + ttl)}${text === undefined ? ' deleted' : ''}\n${text ?? ''}`;

const live = (kept: { text: string | undefined; until: number } | undefined): string | undefined => (kept && kept.until > Date.now() ? kept.text : undefined);

interface Place {
    parent: string;
    path: string;
}

interface Version {
    number: number;
    /** The name of its directory: the number, and after a point the process that exchanges it. */
    name: string;
}

/**
 * An exchanged text is in a directory named by its number, as 7/7. To exchange it, a process renames the directory to 7.PROCESS, which only one can. It writes
 * 8 into it, and renames it to 8. If it dies in between, another process takes the directory back by renaming. If it only slept, it finds its directory gone.
 */
class FileStore implements SessionStore {
    readonly #root: string;
    readonly #fs = nodeModule<FileSystem>('fileStore()', 'node:fs/promises');
    readonly #crypto = nodeModule<Crypto>('fileStore()', 'node:crypto');
    #written = 0;

    constructor(root: string) {
        this.#root = root;
    }

    #place(kind: 'texts' | 'heads', key: string): Place {
        const name = this.#crypto.createHash('sha256').update(checkText('a key', key)).digest('hex');
        const parent = `${this.#root}/${kind}/${name.slice(0, 2)}`;
        return { parent, path: `${parent}/${name.slice(2)}` };
    }

    async #read(path: string): Promise<{ text: string | undefined; until: number } | undefined> {
        let file = '';
        const there = await done(this.#fs.readFile(path, 'utf8').then((text) => (file = text)), ABSENT);
        return there ? parse(file) : undefined;
    }

    async #names(path: string): Promise<string[]> {
        let names: string[] = [];
        await done(this.#fs.readdir(path).then((found) => (names = found)), ABSENT);
        return names;
    }

    async #write(path: string, text: string | undefined, ttl: number | undefined): Promise<void> {
        if (text !== undefined) checkText('what is kept', text);
        const file = await this.#fs.open(path, 'wx', FILE);
        try {
            await file.writeFile(unparse(text, ttl));
            await file.sync();
        } finally {
            await file.close();
        }
    }

    async get(key: string): Promise<string | undefined> {
        const text = live(await this.#read(this.#place('texts', key).path));
        if (text !== undefined) return text;
        const { path } = this.#place('heads', key);
        const [version] = await this.#versions(path);
        return version && live((await this.#current(path)).kept);
    }

    async set(key: string, text: string, ttl?: number): Promise<void> {
        const { parent, path } = this.#place('texts', key);
        const temporary = `${path}.${this.#crypto.randomUUID()}`;
        await this.#fs.mkdir(parent, { recursive: true, mode: DIRECTORY });
        await this.#write(temporary, text, ttl);
        await this.#fs.rename(temporary, path);
        if (++this.#written % SWEEP === 0) await this.sweep();
    }

    async delete(key: string): Promise<boolean> {
        return done(this.#fs.rm(this.#place('texts', key).path, { recursive: false, force: false }), ABSENT);
    }

    // The newest first.
    async #versions(path: string): Promise<Version[]> {
        const names = (await this.#names(path)).filter((name) => /^\d+(\.|$)/.test(name));
        return names.map((name) => ({ name, number: parseInt(name, 10) })).sort((a, b) => b.number - a.number);
    }

    // What counts, which may be exchanged while it is looked for.
    async #current(path: string): Promise<{ version: Version | undefined; kept: ReturnType<typeof parse> | undefined }> {
        for (;;) {
            const [version] = await this.#versions(path);
            if (!version) return { version, kept: undefined };
            const kept = await this.#read(`${path}/${version.name}/${version.number}`);
            if (kept) return { version, kept };
        }
    }

    async swap(key: string, before: string | undefined, after: string | undefined, ttl?: number): Promise<boolean> {
        const place = this.#place('heads', key);
        const { path } = place;
        const most = after === undefined ? KEPT : ttl;
        for (let waited = 0, busy = ''; ; ) {
            const { version, kept } = await this.#current(path);
            if (live(kept) !== before) return false;
            if (!version) return this.#first(place, after, most);
            if (!version.name.includes('.')) return this.#next(path, version.number, after, most);
            if (version.name !== busy) [waited, busy] = [0, version.name];
            await new Promise((resolve) => setTimeout(resolve, POLL));
            waited += POLL;
            if (waited >= STALE) await done(this.#fs.rename(`${path}/${version.name}`, `${path}/${version.number}`), ABSENT);
        }
    }

    async #next(path: string, number: number, text: string | undefined, ttl: number | undefined): Promise<boolean> {
        const mine = `${path}/${number}.${this.#crypto.randomUUID()}`;
        if (!(await done(this.#fs.rename(`${path}/${number}`, mine), ABSENT))) return false;
        const written = `${mine}/${this.#crypto.randomUUID()}`;
        if (!(await done(this.#write(written, text, ttl), ABSENT))) return false;
        if (!(await done(this.#fs.rename(written, `${mine}/${number + 1}`), ABSENT))) return false;
        if (!(await done(this.#fs.rename(mine, `${path}/${number + 1}`), ABSENT))) return false;
        await this.#fs.rm(`${path}/${number + 1}/${number}`, { recursive: false, force: true });
        return true;
    }

    // Nothing is there yet: what is put there has its first text in it, and never is empty, so that only one can.
    async #first({ parent, path }: Place, text: string | undefined, ttl: number | undefined): Promise<boolean> {
        const temporary = `${parent}/new.${this.#crypto.randomUUID()}`;
        await this.#fs.mkdir(`${temporary}/1`, { recursive: true, mode: DIRECTORY });
        await this.#write(`${temporary}/1/1`, text, ttl);
        const made = await done(this.#fs.rename(temporary, path), TAKEN);
        if (!made) await this.#fs.rm(temporary, { recursive: true, force: true });
        return made;
    }

    async #all(kind: 'texts' | 'heads'): Promise<string[]> {
        const paths: string[] = [];
        for (const part of await this.#names(`${this.#root}/${kind}`)) {
            for (const name of await this.#names(`${this.#root}/${kind}/${part}`)) paths.push(`${this.#root}/${kind}/${part}/${name}`);
        }
        return paths;
    }

    /** Deletes expired texts, and exchanged ones after a day. */
    async sweep(): Promise<void> {
        const now = Date.now();
        for (const path of await this.#all('texts')) {
            if (((await this.#read(path))?.until ?? Infinity) <= now) await this.#fs.rm(path, { recursive: false, force: true });
        }
        for (const path of await this.#all('heads')) {
            if (((await this.#current(path)).kept?.until ?? Infinity) + KEPT > now) continue;
            const away = `${path}.${this.#crypto.randomUUID()}`;
            if (await done(this.#fs.rename(path, away), ABSENT)) await this.#fs.rm(away, { recursive: true, force: true });
        }
    }
}

/** Keeps sessions in a directory, for any number of processes on this machine (Node). The directory is created if it is missing. */
export function fileStore(directory: string): SessionStore & { sweep(): Promise<void> } {
    if (typeof directory !== 'string' || directory === '') throw new AgentError('fileStore: the directory is not a path');
    return new FileStore(directory);
}
