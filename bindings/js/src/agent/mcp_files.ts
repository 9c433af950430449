// What an MCP server has of the machine: a directory for its tools and for programs, and files and modules that are handed to programs.
import { FileError, nodeDirectory, type Directory, type FileOptions, type Functions, type SandboxOptions } from '../index.js';
import { FileTools, fileTools } from './boundary.js';
import { InputError } from './common.js';
import { UsageError, type McpOptions } from './mcp_options.js';
import { nodeModule } from './node.js';
import { Overlay } from './overlay.js';
import { PathSet } from './paths.js';
import { searchContent, searchFiles } from './search.js';
import { textsOf, type Tool } from './tool.js';
import { MemoryWorkspace, parentsOf, workspacePath, WorkspaceError, type Workspace } from './workspace.js';
import { directoryWorkspace } from './workspace_disk.js';

const CODES: Record<string, string> = { FileNotFoundError: 'ENOENT', IsADirectoryError: 'EISDIR', NotADirectoryError: 'ENOTDIR', PermissionError: 'EACCES', OSError: 'ENOSPC', ValueError: 'EINVAL' };

async function coded<T>(act: () => Promise<T>): Promise<T> {
    try {
        return await act();
    } catch (error) {
        throw error instanceof WorkspaceError ? new FileError(CODES[error.name] ?? 'EIO') : error;
    }
}

const MOST_EMPTY = 1000;

/** The empty directories of a workspace, which itself has only files. Keeps the most recent ones. */
class EmptyDirectories {
    readonly #paths = new PathSet();
    readonly #order = new Set<string>();

    has(path: string): boolean {
        return this.#paths.has(path) || this.#paths.isParent(path);
    }

    namesIn(path: string): Iterable<string> {
        return this.#paths.children(path).keys();
    }

    add(path: string): void {
        this.filled(path);
        this.#paths.add(path);
        this.#order.add(path);
        if (this.#order.size > MOST_EMPTY) this.delete(this.#order.values().next().value!);
    }

    delete(path: string): boolean {
        return this.#paths.delete(path) && this.#order.delete(path);
    }

    /** Marks the directories above a path as not empty. */
    filled(path: string): void {
        for (const parent of parentsOf(path)) if (this.delete(parent)) return; // none of the others was empty
    }
}

/** Serves a workspace to programs as a directory. An emptied directory exists until it is removed, or until 1,000 others are empty. */
export function workspaceDirectory(workspace: Workspace): Directory {
    const empty = new EmptyDirectories();
    const statOf = async (path: string) => (await workspace.stat(path)) ?? (empty.has(path) ? { kind: 'dir' as const, size: 0 } : null);
    const entriesOf = async (path: string): Promise<[string, 'file' | 'dir'][]> => {
        const there = (await workspace.stat(path)) || !empty.has(path) ? await workspace.list(path) : [];
        const names = new Map(there.map(({ name, kind }) => [name, kind]));
        for (const name of empty.namesIn(path)) if (!names.has(name)) names.set(name, 'dir');
        return [...names];
    };
    const write = async (path: string, data: Uint8Array): Promise<void> => {
        await workspace.write(path, data);
        empty.filled(path);
    };
    const leave = async (path: string): Promise<void> => {
        const [parent] = parentsOf(path);
        if (parent !== undefined && !(await statOf(parent))) empty.add(parent);
    };
    const remove = async (path: string): Promise<void> => {
        if ((await workspace.stat(path))?.kind === 'file') await workspace.remove(path);
        else if ((await entriesOf(path)).length) throw new FileError('ENOTEMPTY');
        else if (!empty.delete(path)) throw new FileError('EACCES');
        await leave(path);
    };
    const mkdir = async (path: string): Promise<void> => {
        if (await statOf(path)) throw new FileError('EEXIST');
        empty.add(path);
    };
    const rename = async (from: string, to: string): Promise<void> => {
        if ((await statOf(from))?.kind === 'dir') throw new FileError('EPERM');
        await write(to, await workspace.read(from));
        await remove(from);
    };
    // Programs' paths are of the same form as those of tools.
    const at = <T>(path: string, act: (path: string) => Promise<T>): Promise<T> => coded(async () => act(workspacePath(path)));
    return {
        mode: 'write',
        stat: (path) => at(path, statOf), list: (path) => at(path, entriesOf), read: (path) => at(path, (clean) => workspace.read(clean)), remove: (path) => at(path, remove),
        mkdir: (path) => at(path, mkdir), write: (path, data) => at(path, (clean) => write(clean, data)), rename: (from, to) => at(from, (clean) => at(to, (other) => rename(clean, other))),
    };
}

const text = (description: string) => ({ type: 'string', description });

function readers(workspace: Workspace): Tool[] {
    const at = (input: Record<string, string>): string => workspacePath(input.path ?? '.');
    return [
        {
            name: 'list', description: 'List a directory of the workspace: one name per line. Names of directories end in /.', readOnly: true,
            parameters: { type: 'object', properties: { path: text('Path of the directory, relative to the workspace. Default: the workspace itself.') } },
            execute: async (input) => (await workspace.list(at(textsOf(input, ['path?'])))).map(({ name, kind }) => (kind === 'dir' ? `${name}/` : name)).join('\n'),
        },
        {
            name: 'search', readOnly: true,
            description: 'Search the workspace. With pattern, returns the matching lines as FILE:LINE:TEXT. With glob, returns the matching paths. Pass one of the two.',
            parameters: {
                type: 'object',
                properties: { pattern: text('A regular expression of Python.'), glob: text('A pattern of paths, such as *.py.'), path: text('A file or a directory to search in.') },
            },
            execute: async (input) => {
                const given = textsOf(input, ['pattern?', 'glob?', 'path?']);
                if ((given.pattern === undefined) === (given.glob === undefined)) throw new InputError('search: give a pattern or a glob');
                if (given.glob !== undefined) return (await searchFiles(workspace, given.glob)).join('\n');
                const found = await searchContent(workspace, given.pattern!, at(given));
                return found.map(({ file, line, text: said }) => `${file}:${line}:${said}`).join('\n');
            },
        },
    ];
}

function changes(overlay: Overlay): Tool {
    return {
        name: 'changes', description: 'List the files that were written: one per line, as "added PATH" or "modified PATH". The directory itself does not have these changes.', readOnly: true,
        parameters: { type: 'object', properties: {} },
        execute: async (input) => {
            textsOf(input, []);
            return (await overlay.diff()).map(({ kind, path }) => `${kind} ${path}`).join('\n');
        },
    };
}

const MOST_FILE = 2 ** 20;

/** The workspace's tools, and the directory for programs. */
export function openDirectory({ dir, mode }: McpOptions): { tools: Tool[]; mount: Directory } | undefined {
    if (dir === undefined) return undefined;
    let stable;
    try {
        stable = directoryWorkspace(dir);
    } catch {
        throw new UsageError(`option --dir: ${dir}: it cannot be read`);
    }
    const overlay = new Overlay(new MemoryWorkspace(), stable);
    const workspace = mode === 'overlay' ? overlay : stable;
    const all = [...fileTools(new FileTools(workspace, MOST_FILE)), ...readers(workspace), ...(mode === 'overlay' ? [changes(overlay)] : [])];
    const mount = mode === 'overlay' ? workspaceDirectory(overlay) : nodeDirectory(dir, { mode });
    return { tools: mode === 'read' ? all.filter(({ readOnly }) => readOnly) : all, mount };
}

interface Files {
    readFileSync(path: string): Uint8Array;
}
interface Urls {
    pathToFileURL(path: string): URL;
}

const IDENTIFIER = /^[A-Za-z_]\w*$/;

// Functions of the host are global variables of programs; a module of its name hands them on by theirs.
async function hostModule(name: string, path: string): Promise<{ source: string; functions: Record<string, { handler: (...args: never[]) => unknown }> }> {
    const url = nodeModule<Urls>('hognose mcp --with', 'node:url').pathToFileURL(path).href;
    let exported: Record<string, unknown>;
    try {
        exported = (await import(url)) as Record<string, unknown>;
    } catch (error) {
        throw new UsageError(`option --with: ${path}: ${(error as Error).message}`);
    }
    const entries = Object.entries(exported).filter(([one, value]) => IDENTIFIER.test(one) && typeof value === 'function');
    if (!entries.length) throw new UsageError(`option --with: ${path}: it exports no functions`);
    const lines = entries.map(([one]) => `from __main__ import _${name}__${one} as ${one}\n`);
    return { source: lines.join(''), functions: Object.fromEntries(entries.map(([one, handler]) => [`_${name}__${one}`, { handler: handler as never }])) };
}

/** Reads the paths of `--with`. Returns options for sandboxes, and a description of each path. Throws a UsageError. */
export async function given(paths: readonly string[]): Promise<Pick<SandboxOptions, 'files' | 'functions' | 'modules'> & { named: string[] }> {
    const files: FileOptions = {};
    const functions: Functions = {};
    const sources: Record<string, string> = {};
    const named: string[] = [];
    for (const path of paths) {
        const name = path.replace(/^.*[/\\]/s, '');
        const [, stem, kind] = /^(.*)\.(py|mjs|js)$/s.exec(name) ?? [];
        if (stem !== undefined && !IDENTIFIER.test(stem)) throw new UsageError(`option --with: ${path}: '${stem}' is not a module's name`);
        if (kind === 'mjs' || kind === 'js') {
            const made = await hostModule(stem!, path);
            sources[stem!] = made.source;
            Object.assign(functions, made.functions);
            named.push(`the module ${stem!} (${Object.keys(made.functions).map((one) => one.replace(`_${stem!}__`, '')).join(', ')})`);
            continue;
        }
        let bytes: Uint8Array;
        try {
            bytes = nodeModule<Files>('hognose mcp --with', 'node:fs').readFileSync(path);
        } catch {
            throw new UsageError(`option --with: ${path}: it cannot be read`);
        }
        if (stem !== undefined) sources[stem] = new TextDecoder().decode(bytes);
        else files[`/data/${name}`] = Uint8Array.from(bytes);
        named.push(stem === undefined ? `the file /data/${name}` : `the module ${stem}`);
    }
    return { files, functions, modules: { sources }, named };
}
