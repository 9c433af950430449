// Workspaces: trees of files that tools work on. Paths are relative to the root, with `/` between names; '' is the root itself.
import { bytesOf, isText } from './common.js';
import { PathSet } from './paths.js';

/** An operation on a workspace failed. Its `name` is that of the Python exception that programs see; no other error of this package has such a name. */
export class WorkspaceError extends Error {
    readonly path: string;

    constructor(name: string, path: string, why: string) {
        super(`${why}: '${shownPath(path)}'`);
        this.name = name;
        this.path = path;
    }
}

export interface WorkspaceStat {
    kind: 'file' | 'dir';
    size: number;
}

export interface WorkspaceEntry {
    name: string;
    kind: 'file' | 'dir';
}

/** Texts by key, stored apart from the files. */
export interface KeyValues {
    get(key: string): Promise<string | null>;
    set(key: string, value: string): Promise<void>;
}

/** Does the same, but refuses texts that UTF-8 cannot represent. */
export function keyValues({ get, set }: KeyValues): KeyValues {
    const checked = (text: string): string => {
        if (typeof text !== 'string' || !isText(text)) throw new WorkspaceError('ValueError', text, 'the key or the value is not text in UTF-8');
        return text;
    };
    return { get: async (key) => get(checked(key)), set: async (key, value) => set(checked(key), checked(value)) };
}

/** A tree of files. Its methods take paths from `workspacePath`. They throw a WorkspaceError if an operation fails. */
export interface Workspace {
    readonly kv: KeyValues;
    /** Returns null if the path does not exist. */
    stat(path: string): Promise<WorkspaceStat | null>;
    /** The entries of a directory, sorted by name. */
    list(path: string): Promise<WorkspaceEntry[]>;
    read(path: string): Promise<Uint8Array>;
    /** Writes a whole file, and creates missing directories. */
    write(path: string, data: Uint8Array): Promise<void>;
    /** Removes a file. */
    remove(path: string): Promise<void>;
}

const MOST_PATH = 1024; // bytes
const MOST_NAME = 255;

function shownPath(path: unknown): string {
    const text = typeof path === 'string' ? JSON.stringify(path).slice(1, -1) : typeof path;
    return text.length > 200 ? `${text.slice(0, 200)}...` : text;
}

/** Converts a path from a program or a model to a path of the workspace. Throws a WorkspaceError if it is invalid or leads outside. */
export function workspacePath(path: unknown): string {
    const refuse = (name: string, why: string): never => {
        throw new WorkspaceError(name, path as string, why);
    };
    if (typeof path !== 'string') return refuse('TypeError', 'the path is not a text');
    if (path.includes('\0')) return refuse('ValueError', 'the path has a null character');
    if (path.includes('\\')) return refuse('ValueError', 'the path has a backslash');
    if (!isText(path)) return refuse('ValueError', 'the path is not text in UTF-8');
    if (path.length > MOST_PATH || bytesOf(path) > MOST_PATH) return refuse('ValueError', `the path is longer than ${MOST_PATH} bytes`);
    if (path.startsWith('/') || /^[a-z]:/i.test(path)) return refuse('PermissionError', 'the path is absolute, and outside of the workspace');
    const names: string[] = [];
    for (const name of path.split('/')) {
        if (name === '' || name === '.') continue;
        if (name !== '..') names.push(name);
        else if (names.pop() === undefined) return refuse('PermissionError', 'the path leads outside of the workspace');
    }
    if (names.some((name) => 3 * name.length > MOST_NAME && bytesOf(name) > MOST_NAME)) return refuse('ValueError', `a name is longer than ${MOST_NAME} bytes`);
    return names.join('/');
}

export const notFound = (path: string): WorkspaceError => new WorkspaceError('FileNotFoundError', path, 'no such file or directory');
export const isDirectory = (path: string): WorkspaceError => new WorkspaceError('IsADirectoryError', path, 'is a directory');
export const notDirectory = (path: string): WorkspaceError => new WorkspaceError('NotADirectoryError', path, 'not a directory');

/** The directories above a path, without the root, innermost first. */
export function* parentsOf(path: string): Iterable<string> {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) yield path.slice(0, end);
}

/** The missing directories above a path, outermost first. Throws a WorkspaceError if one of them is a file. */
export async function missingParents(path: string, stat: (path: string) => Promise<WorkspaceStat | null>): Promise<string[]> {
    const missing: string[] = [];
    for (const parent of parentsOf(path)) {
        const there = await stat(parent);
        if (there?.kind === 'file') throw notDirectory(parent);
        if (there) break; // and so are those that it lies in
        missing.unshift(parent);
    }
    return missing;
}

export const byName = (a: WorkspaceEntry, b: WorkspaceEntry): number => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

export interface MemoryOptions {
    /** Bytes of all files together. Default: 64 MiB. */
    maxBytes?: number;
    /** Number of files. Default: 10,000. */
    maxFiles?: number;
}

const encoder = new TextEncoder();

/** A workspace in memory, with these files at first. A directory exists as long as it has files. */
export class MemoryWorkspace implements Workspace {
    readonly #files = new Map<string, Uint8Array>();
    readonly #paths = new PathSet();
    readonly #options: MemoryOptions;
    readonly #values = new Map<string, string>();
    #bytes = 0;

    constructor(files: Record<string, string | Uint8Array> = {}, options: MemoryOptions = {}) {
        this.#options = options;
        for (const [path, data] of Object.entries(files)) this.#put(workspacePath(path), typeof data === 'string' ? encoder.encode(data) : data);
    }

    readonly kv: KeyValues = keyValues({
        get: async (key) => this.#values.get(key) ?? null,
        set: async (key, value) => void this.#values.set(key, value),
    });

    async stat(path: string): Promise<WorkspaceStat | null> {
        const data = this.#files.get(path);
        if (data) return { kind: 'file', size: data.length };
        return this.#isDirectory(path) ? { kind: 'dir', size: 0 } : null;
    }

    #isDirectory(path: string): boolean {
        return path === '' || this.#paths.isParent(path);
    }

    async list(path: string): Promise<WorkspaceEntry[]> {
        if (this.#files.has(path)) throw notDirectory(path);
        const found = [...this.#paths.children(path)].map(([name, isFile]): WorkspaceEntry => ({ name, kind: isFile ? 'file' : 'dir' }));
        if (!found.length && path !== '') throw notFound(path);
        return found.sort(byName);
    }

    async read(path: string): Promise<Uint8Array> {
        const data = this.#files.get(path);
        if (!data) throw this.#isDirectory(path) ? isDirectory(path) : notFound(path);
        return data.slice();
    }

    async write(path: string, data: Uint8Array): Promise<void> {
        this.#put(path, data.slice());
    }

    #put(path: string, data: Uint8Array): void {
        if (this.#isDirectory(path)) throw isDirectory(path);
        for (const parent of parentsOf(path)) {
            if (this.#files.has(parent)) throw notDirectory(parent);
            if (this.#isDirectory(parent)) break; // and so are those that it lies in
        }
        const { maxBytes = 64 * 2 ** 20, maxFiles = 10_000 } = this.#options;
        const before = this.#files.get(path);
        const bytes = this.#bytes - (before?.length ?? 0) + data.length;
        if (bytes > maxBytes || (!before && this.#files.size >= maxFiles)) throw new WorkspaceError('OSError', path, 'no space left in the workspace');
        this.#files.set(path, data);
        this.#paths.add(path);
        this.#bytes = bytes;
    }

    async remove(path: string): Promise<void> {
        const data = this.#files.get(path);
        if (!data) throw this.#isDirectory(path) ? isDirectory(path) : notFound(path);
        this.#files.delete(path);
        this.#paths.delete(path);
        this.#bytes -= data.length;
    }
}

const MOST_FILES = 10_000;
const MOST_DEPTH = 64;

/** The paths of all files below a directory, or of one file, sorted. Throws a WorkspaceError (OSError) if there are more than 10,000. */
export async function walk(workspace: Workspace, path = ''): Promise<string[]> {
    const stat = await workspace.stat(path);
    if (!stat) throw notFound(path);
    if (stat.kind === 'file') return [path];
    const files: string[] = [];
    const open: [string, number][] = [[path, 0]];
    for (let next = open.pop(); next; next = open.pop()) {
        const [directory, depth] = next;
        const below = (name: string) => (directory === '' ? name : `${directory}/${name}`);
        for (const { name, kind } of await workspace.list(directory)) {
            if (kind === 'file') files.push(below(name));
            else if (depth < MOST_DEPTH) open.push([below(name), depth + 1]);
            if (files.length + open.length > MOST_FILES) throw new WorkspaceError('OSError', path, `more than ${MOST_FILES} files`);
        }
    }
    return files.sort();
}

/** The text of a file. Throws a WorkspaceError (ValueError) that names the path if the file is larger than `most` bytes or not UTF-8. */
export async function readText(workspace: Workspace, path: string, most: number): Promise<string> {
    const stat = await workspace.stat(path);
    if (stat && stat.size > most) throw new WorkspaceError('ValueError', path, `the file has more than ${most} bytes`);
    const data = await workspace.read(path);
    if (data.length > most) throw new WorkspaceError('ValueError', path, `the file has more than ${most} bytes`);
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(data);
    } catch {
        throw new WorkspaceError('ValueError', path, 'the file is not text in UTF-8');
    }
}

/** Writes a text as a whole file. Throws a WorkspaceError (ValueError) if it is larger than `most` bytes or not valid UTF-8. */
export async function writeText(workspace: Workspace, path: string, text: string, most: number): Promise<void> {
    if (path === '') throw isDirectory(path);
    if (!isText(text)) throw new WorkspaceError('ValueError', path, 'the text is not valid UTF-8');
    const data = encoder.encode(text);
    if (data.length > most) throw new WorkspaceError('ValueError', path, `the text has more than ${most} bytes`);
    await workspace.write(path, data);
}
