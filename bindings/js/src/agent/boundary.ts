// What an agent has instead of a shell: read, write and edit in one workspace, as tools and as the functions of run_python.
import { type Functions, type Hognose, type Limits } from '../index.js';
import { functionOf, type Declared } from './binding.js';
import { AgentError, checkOptions, Turns, type Known } from './common.js';
import { createRunPython } from './run_python.js';
import { textsOf, type Tool } from './tool.js';
import { Toolbox, type ToolboxOptions } from './toolbox.js';
import { readText, workspacePath, writeText, WorkspaceError, type Workspace } from './workspace.js';

export interface BoundaryOptions extends ToolboxOptions {
    hognose?: Hognose;
    workspace: Workspace;
    /** The most bytes of a file that is read or written. Default: 1 MiB. */
    maxFile?: number;
    /** Limits of programs other than time. */
    limits?: Limits;
    /** Seconds that a program may take. Default: 10. */
    programTimeout?: number;
}

const OPTIONS: Known<BoundaryOptions> = {
    hognose: 'object', workspace: 'object', maxFile: 'number', limits: 'object', programTimeout: 'number', maxOutput: 'number', maxOutputs: 'object', timeout: 'number', log: 'function',
};
const MOST_FILE = 2 ** 20;
const text = (description: string) => ({ type: 'string', description });

/**
 * The three operations on files. Paths cannot lead outside the workspace. Writes and edits run one after the other, since a model may request several at once.
 */
export class FileTools {
    readonly #workspace: Workspace;
    readonly #most: number;
    readonly #turns = new Turns();

    constructor(workspace: Workspace, most: number) {
        this.#workspace = workspace;
        this.#most = most;
    }

    read = (path: string): Promise<string> => readText(this.#workspace, workspacePath(path), this.#most);

    write = (path: string, content: string): Promise<boolean> => this.#turns.take(async () => {
        await writeText(this.#workspace, workspacePath(path), content, this.#most);
        return true;
    });

    edit = (path: string, old: string, replacement: string): Promise<boolean> => this.#turns.take(async () => {
        const at = workspacePath(path);
        if (!old) throw new WorkspaceError('ValueError', path, 'the text to be replaced is empty, in the edit of');
        const before = await readText(this.#workspace, at, this.#most);
        const found = before.indexOf(old);
        if (found < 0) throw new WorkspaceError('ValueError', path, 'the text to be replaced is not in');
        if (before.indexOf(old, found + 1) >= 0) throw new WorkspaceError('ValueError', path, 'the text to be replaced is more than once in');
        await writeText(this.#workspace, at, before.slice(0, found) + replacement + before.slice(found + old.length), this.#most);
        return true;
    });
}

/** The tools read, write and edit. */
export function fileTools(files: FileTools): Tool[] {
    const path = text('Path of the file, relative to the workspace.');
    return [
        {
            name: 'read', description: 'Read a text file of the workspace.', readOnly: true,
            parameters: { type: 'object', properties: { path }, required: ['path'] },
            execute: async (input) => files.read(textsOf(input, ['path']).path!),
        },
        {
            name: 'write', description: 'Write a whole text file of the workspace. The directories that it needs are made.', readOnly: false,
            parameters: { type: 'object', properties: { path, content: text('The text of the file.') }, required: ['path', 'content'] },
            execute: async (input) => {
                const given = textsOf(input, ['path', 'content']);
                return files.write(given.path!, given.content!);
            },
        },
        {
            name: 'edit', description: 'Replace a text that occurs once in a file of the workspace.', readOnly: false,
            parameters: {
                type: 'object', properties: { path, old: text('The text to replace. It must occur exactly once.'), new: text('The replacement.') }, required: ['path', 'old', 'new'],
            },
            execute: async (input) => {
                const given = textsOf(input, ['path', 'old', 'new']);
                return files.edit(given.path!, given.old!, given.new!);
            },
        },
    ];
}

function functionsOf(files: FileTools): Functions {
    const path = { name: 'path', type: 'str' } as const;
    const declared: Record<string, Declared> = {
        read: { parameters: [path], returns: 'str', doc: 'The text of a file of the workspace.', handler: files.read },
        write: { parameters: [path, { name: 'content', type: 'str' }], returns: 'bool', doc: 'Writes a text file of the workspace.', handler: files.write },
        edit: {
            parameters: [path, { name: 'old', type: 'str' }, { name: 'new', type: 'str' }], returns: 'bool', doc: 'Replaces a text that occurs once in a file.', handler: files.edit,
        },
    };
    return Object.fromEntries(Object.entries(declared).map(([name, one]) => [name, functionOf(name, one)]));
}

const DESCRIPTION =
    'Run a Python 3 program in a sandbox and get what it prints. It cannot import anything, and has no files, no network and no processes; of the workspace it has the functions ' +
    'read(path) -> str, write(path, content) -> bool and edit(path, old, new) -> bool. 10 s time limit.';

/** Makes the tools read, write, edit and run_python for one workspace. There is no shell. Extensions can add tools. */
export function createBoundary(options: BoundaryOptions): Toolbox {
    checkOptions('boundary', options, OPTIONS);
    const { hognose, workspace, maxFile = MOST_FILE, limits, programTimeout, maxOutput, maxOutputs, timeout, log } = options;
    if (!workspace) throw new AgentError('boundary: there is no workspace');
    const files = new FileTools(workspace, maxFile);
    const python = createRunPython({ hognose, bare: true, functions: functionsOf(files), limits, timeout: programTimeout, maxOutput: Number.MAX_SAFE_INTEGER, description: DESCRIPTION });
    return new Toolbox([...fileTools(files), python], { maxOutput, maxOutputs, timeout, log });
}
