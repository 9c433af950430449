// The files that programs see: what the caller hands in, directories that it serves, and what is read back.
import { ERRNO } from './abi.js';
import { isThenable, settledOf } from './calls.js';
import { HognoseError, read, shown } from './errors.js';
import type { Handler } from './functions.js';
import { wellFormed } from './plain.js';

/** What a directory may fail with, as programs see it. */
const ERRORS: Record<string, number> = { ...ERRNO, EDQUOT: ERRNO.ENOSPC };

/** A file operation failed: `code` as in Node, "ENOENT". A directory that is served throws it too. */
export class FileError extends HognoseError {
    readonly code: string;

    constructor(code: string, message = code) {
        super(message);
        this.name = 'FileError';
        this.code = code;
    }
}

export interface FileStat {
    kind: 'file' | 'dir';
    /** Bytes. */
    size?: number;
    /** Milliseconds since 1970. */
    mtime?: number;
}

type Later<T> = T | PromiseLike<T>;

/**
 * A directory that the host serves. Paths are relative to it, with `/` between names and without `.` or `..`; '' is the
 * directory itself. What cannot be done throws an error with a `code` as in Node. Any answer may be a promise; the program
 * then waits for it, and has to be run by `run` or `start`.
 */
export interface Directory {
    /** 'read': programs cannot write. 'overlay': what they write stays in the sandbox. 'write': it is handed on. */
    readonly mode: 'read' | 'overlay' | 'write';
    /** null: there is nothing of that name. */
    stat(path: string): Later<FileStat | null>;
    list(path: string): Later<(readonly [name: string, kind: 'file' | 'dir'])[]>;
    /** `most`: the bytes of the largest file that the program has room for. A larger one need not be read ('EFBIG'). */
    read(path: string, most?: number): Later<Uint8Array>;
    /** Writes a whole file. This and the following are for mode 'write'. */
    write?(path: string, data: Uint8Array): Later<void>;
    mkdir?(path: string): Later<void>;
    /** A file, or an empty directory. */
    remove?(path: string): Later<void>;
    rename?(from: string, to: string): Later<void>;
}

/** What programs find, by absolute path: the text or the bytes of a file, or a directory. */
export type FileOptions = Record<string, string | Uint8Array | Directory>;

/** How much programs can keep in files. */
export interface FileQuota {
    /** Default 16 MiB. */
    bytes?: number;
    /** Files and directories together; default 1,000. */
    files?: number;
}

export interface Entry {
    name: string;
    kind: 'file' | 'dir';
}

export interface Change {
    path: string;
    kind: 'created' | 'modified' | 'deleted';
}

function errnoOf(error: unknown): number {
    const code = (error as { code?: unknown } | null)?.code;
    return typeof code === 'string' && Object.hasOwn(ERRORS, code) ? ERRORS[code]! : ERRNO.EIO;
}

const codeOf = (errno: number): string => Object.keys(ERRORS).find((code) => ERRORS[code] === errno) ?? 'EIO';

export function isDirectory(given: unknown): given is Directory {
    if (typeof given !== 'object' || given === null) return false;
    try {
        return typeof (given as Directory).stat === 'function';
    } catch {
        return false; // then it is a file, which cannot be read
    }
}

const entriesIn = (files: FileOptions | undefined) => read('files', () => Object.entries(files ?? {}));

/** The directories among the options, by path without a slash at the end. */
export function mountsOf(files: FileOptions | undefined): Map<string, Directory> {
    const mounts = new Map<string, Directory>();
    for (const [path, given] of entriesIn(files)) {
        if (!isDirectory(given)) continue;
        if (!['read', 'overlay', 'write'].includes(given.mode)) throw new HognoseError(`files: ${path}: no such mode`);
        mounts.set(path.replace(/\/+/g, '/').replace(/(.)\/$/, '$1'), given);
    }
    return mounts;
}

const MOST_PATH = 4096;

/**
 * The border: whether a path is one of a file in a directory that is served. The library asks for no other paths, but a program that tampers with
 * its objects may. What UTF-8 has not, would be another name on the disk.
 */
export function isPath(path: unknown): path is string {
    if (typeof path !== 'string' || path.length > MOST_PATH || !wellFormed(path)) return false;
    return path === '' || path.split('/').every((name) => name !== '' && name !== '.' && name !== '..' && !name.includes('\0'));
}

// What a program asks of a directory, as [value].
function serve(directory: Directory, op: string, path: string, more: unknown, most: number): Later<unknown> {
    if (!isPath(path) || (op === 'rename' && !isPath(more)) || (op === 'write' && !(more instanceof Uint8Array))) {
        throw new FileError('EINVAL');
    }
    if (op === 'read') return directory.read(path, most);
    if (op === 'list') return directory.list(path);
    if (op === 'stat') return directory.stat(path);
    if (directory.mode !== 'write') throw new FileError('EROFS');
    if (op === 'write' && directory.write) return directory.write(path, more as Uint8Array);
    if (op === 'mkdir' && directory.mkdir) return directory.mkdir(path);
    if (op === 'remove' && directory.remove) return directory.remove(path);
    if (op === 'rename' && directory.rename) return directory.rename(path, more as string);
    throw new FileError('EPERM');
}

const MOST_NAMES = 300_000; // of a directory: what crosses in one piece has its limits

function answerOf(op: string, value: unknown, most: number): unknown {
    if (op === 'read' && (value as Uint8Array).length > most) return ERRNO.EFBIG;
    if (op === 'stat') {
        if (!value) return ERRNO.ENOENT;
        const { kind, size = 0, mtime = 0 } = value as FileStat;
        return [[kind, size, BigInt(Math.round(mtime * 1e6))]];
    }
    if (op === 'list') return Array.isArray(value) ? (value.length > MOST_NAMES ? ERRNO.EFBIG : [value]) : ERRNO.EIO;
    return [op === 'read' ? value : null];
}

/** Serves what the core asks of the directories: [value], or the number of an error. No file has more bytes than `most`. */
export function fileService(mounts: Map<string, Directory>, most: number): Handler {
    return (op: string, mount: string, path: string, more: unknown) => {
        const directory = mounts.get(mount);
        if (!directory) return ERRNO.ENODEV;
        try {
            const value = serve(directory, op, path, more, most);
            if (!isThenable(value)) return answerOf(op, value, most);
            return settledOf(value).then((came) => ('error' in came ? errnoOf(came.error) : answerOf(op, came.value, most))).catch(errnoOf);
        } catch (error) {
            return errnoOf(error);
        }
    };
}

// ---- in a worker: directories stay with the caller's thread ----

/** A directory as a message has it. */
export interface SentDirectory {
    served: Directory['mode'];
}

/** The options as a message can have them: without what directories do. */
export function withoutDirectories(files: FileOptions | undefined): Record<string, string | Uint8Array | SentDirectory> | undefined {
    mountsOf(files); // complains of what is wrong
    const entries = entriesIn(files).map(([path, given]) => [path, isDirectory(given) ? { served: given.mode } : given] as const);
    return files && Object.fromEntries(entries);
}

/** The options again. What the core asks of these directories goes to the thread that has them. */
export function withDirectories(files: ReturnType<typeof withoutDirectories>): FileOptions | undefined {
    const elsewhere = (): never => {
        throw new FileError('EIO');
    };
    const entries = Object.entries(files ?? {}).map(([path, given]) => {
        const sent = typeof given === 'object' && 'served' in given;
        return [path, sent ? { mode: given.served, stat: elsewhere, list: elsewhere, read: elsewhere } : given] as const;
    });
    return files && Object.fromEntries(entries);
}

/** The files of a sandbox in a worker, between runs. See Files. */
export class WorkerFiles {
    readonly #ask: (operation: string, ...args: unknown[]) => Promise<any>;

    /** @internal */
    constructor(ask: (operation: string, ...args: unknown[]) => Promise<any>) {
        this.#ask = ask;
    }

    async list(path = '/'): Promise<Entry[]> {
        return entriesOf(await this.#ask('list', path));
    }

    async read(path: string): Promise<Uint8Array> {
        return this.#ask('read', path);
    }

    async readText(path: string): Promise<string> {
        return new TextDecoder().decode(await this.read(path));
    }

    async write(path: string, data: string | Uint8Array): Promise<void> {
        await this.#ask('put', path, data);
    }

    async remove(path: string): Promise<void> {
        await this.#ask('remove', path);
    }

    async changed(): Promise<Change[]> {
        return changesOf(await this.#ask('changed'));
    }
}

const entriesOf = (answer: unknown): Entry[] => (answer as [string, Entry['kind']][]).map(([name, kind]) => ({ name, kind }));
const changesOf = (answer: unknown): Change[] => (answer as [string, Change['kind']][]).map(([path, kind]) => ({ path, kind }));

/** Sends one operation to the core. */
export type Ask = (operation: string, ...args: unknown[]) => unknown;

/** An answer of the core as a value; throws a FileError. */
export function readAnswer([errno, value]: [number, unknown]): unknown {
    if (errno) throw new FileError(codeOf(errno), String(value));
    return value;
}

/** Puts the files of the options in. */
export function prepareFiles(ask: Ask, files: FileOptions | undefined, quota: FileQuota | undefined): void {
    if (quota) {
        for (const [name, most] of Object.entries(quota)) {
            if (!Number.isSafeInteger(most) || most < 0) throw new HognoseError(`quota.${name}: ${shown(most)} is not an amount`);
        }
        ask('quota', quota.bytes ?? null, quota.files ?? null);
    }
    for (const [path, given] of entriesIn(files)) {
        if (!path.startsWith('/')) throw new HognoseError(`files: ${JSON.stringify(path)} is not an absolute path`);
        if (isDirectory(given)) ask('mount', path, given.mode);
        else ask('put', path, given);
    }
}

/** A sandbox's files, between runs. */
export class Files {
    readonly #ask: Ask;

    /** @internal */
    constructor(ask: Ask) {
        this.#ask = ask;
    }

    /** @internal One operation of the core. */
    ask(operation: string, args: unknown[]): unknown {
        return this.#ask(operation, ...args);
    }

    /** What is in a directory, by name. */
    list(path = '/'): Entry[] {
        return entriesOf(this.#ask('list', path));
    }

    /** The bytes of a file. */
    read(path: string): Uint8Array {
        return this.#ask('read', path) as Uint8Array;
    }

    /** The text of a file in UTF-8. */
    readText(path: string): string {
        return new TextDecoder().decode(this.read(path));
    }

    /** Writes a whole file, and makes the directories that it needs. It does not count as changed. */
    write(path: string, data: string | Uint8Array): void {
        this.#ask('put', path, data);
    }

    /** Removes a file, or a directory with all that is in it. */
    remove(path: string): void {
        this.#ask('remove', path);
    }

    /** What programs changed in memory, by path: not what went to a directory of mode 'write'. */
    changed(): Change[] {
        return changesOf(this.#ask('changed'));
    }
}
