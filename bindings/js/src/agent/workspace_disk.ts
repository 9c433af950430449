// Workspaces on a disk, and in AgentFS.
import { FileError, nodeDirectory } from '../index.js';
import { Turns } from './common.js';
import { byName, isDirectory, keyValues, missingParents, notDirectory, notFound, WorkspaceError, type Workspace, type WorkspaceEntry, type WorkspaceStat } from './workspace.js';

const NAMES: Record<string, string> = {
    ENOENT: 'FileNotFoundError', EISDIR: 'IsADirectoryError', ENOTDIR: 'NotADirectoryError', EACCES: 'PermissionError', EPERM: 'PermissionError', EROFS: 'PermissionError',
};

function translated(error: unknown, path: string): unknown {
    const code: unknown = (error as { code?: unknown } | null)?.code;
    if (typeof code !== 'string') return error;
    if (code === 'ENOENT') return notFound(path);
    if (code === 'EISDIR') return isDirectory(path);
    if (code === 'ENOTDIR') return notDirectory(path);
    return new WorkspaceError(NAMES[code] ?? 'OSError', path, code);
}

async function attempt<T>(path: string, act: () => T | PromiseLike<T>): Promise<T> {
    try {
        return await act();
    } catch (error) {
        throw translated(error, path);
    }
}

const VALUES = '.hognose-values.json'; // beside the files, and none of them

export interface DirectoryWorkspaceOptions {
    /** The most bytes of a file. Default: 16 MiB. */
    maxFileSize?: number;
}

/**
 * A directory of this machine as a workspace (Node). Paths and links that lead outside are refused. The keys and values are in a file of the directory that
 * tools cannot see.
 */
export function directoryWorkspace(directory: string, options: DirectoryWorkspaceOptions = {}): Workspace {
    const served = nodeDirectory(directory, { mode: 'write', maxFileSize: options.maxFileSize });
    const turns = new Turns();
    const visible = (path: string): string => {
        if (path === VALUES || path.startsWith(`${VALUES}/`)) throw new WorkspaceError('PermissionError', path, 'the name is taken');
        return path;
    };
    const values = async (): Promise<Record<string, string>> => {
        if (!(await served.stat(VALUES))) return {};
        try {
            return JSON.parse(new TextDecoder().decode(await served.read(VALUES))) as Record<string, string>;
        } catch (error) {
            throw error instanceof SyntaxError ? new WorkspaceError('OSError', VALUES, 'the values are not JSON') : error;
        }
    };
    const kv = keyValues({
        get: (key) => turns.take(async () => {
            const all = await values();
            return Object.hasOwn(all, key) ? all[key]! : null;
        }),
        set: (key, value) => turns.take(async () => {
            const all = Object.entries(await values()).filter(([name]) => name !== key);
            await served.write!(VALUES, new TextEncoder().encode(JSON.stringify(Object.fromEntries([...all, [key, value]]))));
        }),
    });
    const stat = (path: string): Promise<WorkspaceStat | null> => attempt(path, async () => {
        const found = await served.stat(visible(path));
        return found && { kind: found.kind, size: found.size ?? 0 };
    });
    return {
        kv, stat,
        list: (path) => attempt(path, async () => {
            const entries = (await served.list(visible(path))).map(([name, kind]): WorkspaceEntry => ({ name, kind }));
            return entries.filter(({ name }) => path !== '' || name !== VALUES).sort(byName);
        }),
        read: (path) => attempt(path, () => served.read(visible(path))),
        write: (path, data) => attempt(visible(path), async () => {
            for (const parent of await missingParents(path, stat)) await served.mkdir!(parent);
            await served.write!(path, data);
        }),
        remove: (path) => attempt(visible(path), async () => {
            const there = await stat(path);
            if (there?.kind === 'dir') throw isDirectory(path);
            if (!there) throw new FileError('ENOENT');
            await served.remove!(path);
        }),
    };
}

/** The parts of an AgentFS (npm agentfs-sdk) that are used. */
export interface AgentFSLike {
    readonly fs: {
        stat(path: string): Promise<{ size: number; isDirectory(): boolean }>;
        readdir(path: string): Promise<string[]>;
        readFile(path: string): Promise<Uint8Array>;
        writeFile(path: string, data: never): Promise<void>;
        unlink(path: string): Promise<void>;
    };
    readonly kv: { get(key: string): Promise<unknown>; set(key: string, value: string): Promise<void> };
}

/** An open AgentFS as a workspace. The caller closes it. */
export function agentfsWorkspace({ fs, kv }: AgentFSLike): Workspace {
    const stat = async (path: string): Promise<WorkspaceStat | null> => {
        try {
            const found = await fs.stat(`/${path}`);
            return { kind: found.isDirectory() ? 'dir' : 'file', size: found.size };
        } catch (error) {
            if ((error as { code?: unknown }).code === 'ENOENT') return null;
            throw translated(error, path);
        }
    };
    const kindOf = async (path: string): Promise<WorkspaceEntry['kind']> => (await stat(path))?.kind ?? 'file';
    const checkFile = async (path: string): Promise<void> => {
        const there = await stat(path);
        if (there?.kind === 'dir') throw isDirectory(path);
        if (!there) throw notFound(path);
    };
    return {
        kv: keyValues({
            get: async (key) => {
                const value = await kv.get(key);
                return typeof value === 'string' ? value : value === undefined || value === null ? null : JSON.stringify(value);
            },
            set: (key, value) => kv.set(key, value),
        }),
        stat,
        list: (path) => attempt(path, async () => {
            const there = await stat(path);
            if (there?.kind === 'file') throw notDirectory(path);
            const names = await fs.readdir(`/${path}`);
            return (await Promise.all(names.map(async (name) => ({ name, kind: await kindOf(path === '' ? name : `${path}/${name}`) })))).sort(byName);
        }),
        read: (path) => attempt(path, async () => {
            await checkFile(path);
            return Uint8Array.from(await fs.readFile(`/${path}`));
        }),
        write: (path, data) => attempt(path, async () => {
            if (path === '' || (await stat(path))?.kind === 'dir') throw isDirectory(path);
            await missingParents(path, stat);
            const copy: unknown = typeof Buffer === 'function' ? Buffer.from(data) : data;
            await fs.writeFile(`/${path}`, copy as never);
        }),
        remove: (path) => attempt(path, async () => {
            await checkFile(path);
            await fs.unlink(`/${path}`);
        }),
    };
}
