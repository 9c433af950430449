// The files that programs see: what the caller hands in, directories that it serves, and what is read back.
import { ERRNO } from './abi.js';
import { isThenable, settledOf } from './calls.js';
import { HognoseError, read, shown } from './errors.js';
import type { Handler } from './functions.js';
import { wellFormed } from './plain.js';

/** Error codes that a directory may fail with, as programs see them. */
const ERRORS: Record<string, number> = { ...ERRNO, EDQUOT: ERRNO.ENOSPC };

/** A file operation failed. `code` is Node's, such as "ENOENT". Served directories may throw it, too. */
export class FileError extends HognoseError {
    readonly code: string;

    constructor(code: string, message = code) {
        super(message);
        this.name = 'FileError';
        this.code = code;
    }
}

/** A file or directory, as `stat` reports it. */
export interface FileStat {
    kind: 'file' | 'dir';
    /** Bytes. */
    size?: number;
    /** Milliseconds since 1970. */
    mtime?: number;
}

type Later<T> = T | PromiseLike<T>;

/**
 * A directory that the host serves. Paths are relative to it, with `/` between names and without `.` or `..`; '' is the directory itself. A method that fails
 * throws an error with one of Node's `code`s. Methods may return promises; the program then waits, and needs `run` or `start`.
 */
export interface Directory {
    /** 'read': programs cannot write. 'overlay': their changes stay in the sandbox. 'write': their changes go to this directory. */
    readonly mode: 'read' | 'overlay' | 'write';
    /** Returns null if the path does not exist. */
    stat(path: string): Later<FileStat | null>;
    list(path: string): Later<(readonly [name: string, kind: 'file' | 'dir'])[]>;
    /** Returns the file's bytes. `most` is the largest size that the program has room for. A larger file need not be read: throw 'EFBIG'. */
    read(path: string, most?: number): Later<Uint8Array>;
    /** Writes a whole file. This method and the following are for mode 'write'. */
    write?(path: string, data: Uint8Array): Later<void>;
    mkdir?(path: string): Later<void>;
    /** Removes a file or an empty directory. */
    remove?(path: string): Later<void>;
    rename?(from: string, to: string): Later<void>;
}

/** The files that programs find, by absolute path: the text or bytes of a file, or a directory. */
export type FileOptions = Record<string, string | Uint8Array | Directory>;

/** The most that programs can keep in files, and that directories of mode 'write' can grow by. */
export interface FileQuota {
    /** Default: 16 MiB. */
    bytes?: number;
    /** Files and directories together. Default: 1,000. */
    files?: number;
}

/** A name in a directory. */
export interface Entry {
    name: string;
    kind: 'file' | 'dir';
}

/** A file or directory that programs changed. */
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

/** The served directories of the options, by path without a final slash. */
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
 * Whether a path names a file in a served directory. This is the border: the library sends only valid paths, but a program that tampers with its objects may
 * send others. A path that is invalid in UTF-8 would name another file on the disk.
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

/** Answers the core's requests to the directories: [value], or an error number. No file has more than `most` bytes. */
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

/** A directory as it is sent in a message. */
export interface SentDirectory {
    served: Directory['mode'];
}

/** The options as they are sent in a message: without the directories' methods. */
export function withoutDirectories(files: FileOptions | undefined): Record<string, string | Uint8Array | SentDirectory> | undefined {
    mountsOf(files); // complains of what is wrong
    const entries = entriesIn(files).map(([path, given]) => [path, isDirectory(given) ? { served: given.mode } : given] as const);
    return files && Object.fromEntries(entries);
}

/** Restores the options from a message. The core's requests to these directories go to the thread that has them. */
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

/** The files of a sandbox in a worker. Use them between runs. Its methods are those of Files, and return promises. */
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

/** Returns the value of the core's answer. Throws a FileError if the operation failed. */
export function readAnswer([errno, value]: [number, unknown]): unknown {
    if (errno) throw new FileError(codeOf(errno), String(value));
    return value;
}

/** Writes the files of the options into the sandbox. */
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

/** The files of a sandbox. Use them between runs. A failed operation throws a FileError. */
export class Files {
    readonly #ask: Ask;

    /** @internal */
    constructor(ask: Ask) {
        this.#ask = ask;
    }

    /** @internal Sends one operation to the core. */
    ask(operation: string, args: unknown[]): unknown {
        return this.#ask(operation, ...args);
    }

    /** The entries of a directory, sorted by name. */
    list(path = '/'): Entry[] {
        return entriesOf(this.#ask('list', path));
    }

    /** Returns the bytes of a file. */
    read(path: string): Uint8Array {
        return this.#ask('read', path) as Uint8Array;
    }

    /** Returns the text of a UTF-8 file. */
    readText(path: string): string {
        return new TextDecoder().decode(this.read(path));
    }

    /** Writes a whole file, and creates missing directories. Not reported by `changed`. */
    write(path: string, data: string | Uint8Array): void {
        this.#ask('put', path, data);
    }

    /** Removes a file, or a directory with its contents. */
    remove(path: string): void {
        this.#ask('remove', path);
    }

    /** The changes that programs made in memory, sorted by path. Changes in a directory of mode 'write' are not among them. */
    changed(): Change[] {
        return changesOf(this.#ask('changed'));
    }
}
