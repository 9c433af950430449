// The tool run_python: each call runs a script in a sandbox as new, and says what it printed.
import { LimitError, PythonError, type FileOptions, type Functions, type Hognose, type Limits, type Sandbox } from '../index.js';
import { AgentError, checkOptions, cutWithNote, BARE, moduleOf, reasonOf, type Known } from './common.js';
import { textsOf, type Tool } from './tool.js';

export const TIMEOUT_SECONDS = 10;
export const MAX_OUTPUT_BYTES = 4096;
const DIRECTORY = '/tmp/run_python';
const SCRIPT = `${DIRECTORY}/script.py`;
const MOST_PRINTED = 2 ** 20;

/** The tool's name, description and schema, in the form of model APIs. */
export const RUN_PYTHON_TOOL = {
    name: 'run_python',
    description:
        'Write and execute a Python 3 snippet in a sandbox. Returns stdout + stderr (max 4 KB). No network, no persistent files, ' +
        '10 s time limit. Use for calculations, data transformations, and scripting tasks where reasoning alone is unreliable.',
    input_schema: {
        type: 'object' as const,
        properties: { code: { type: 'string', description: 'Python source code to execute.' } },
        required: ['code'],
    },
};

export interface RunPythonOptions {
    /** The loaded interpreter. Default: one that all tools share. */
    hognose?: Hognose;
    /** Seconds that a script may take, including sleep and waiting. Default: 10. */
    timeout?: number;
    /** Bytes of output that are returned. Default: 4,096. */
    maxOutput?: number;
    /** Modules whose import raises PermissionError, in addition to those of processes and networks. Default: shutil, importlib. */
    blocked?: readonly string[];
    /** Removes `import` and `open()`. Programs then have only `functions`. Default: false. */
    bare?: boolean;
    /** Limits other than time. Their defaults are those of a sandbox. */
    limits?: Limits;
    /** Host functions that scripts can call. Default: none. */
    functions?: Functions;
    /** Files and served directories, by absolute path. */
    files?: FileOptions;
    /** Replaces the default description. */
    description?: string;
}

const OPTIONS: Known<RunPythonOptions> = {
    hognose: 'object', timeout: 'number', maxOutput: 'number', blocked: 'list', bare: 'boolean', limits: 'object', functions: 'any', files: 'object', description: 'string',
};

// What starts processes is not in this sandbox; programs are told so in the words that they expect.
const PREPARE = `
def _prepare():
    import os
    def blocked(name):
        def refuse(*args, **kwargs):
            raise PermissionError(f'os.{name} is blocked in sandbox')
        refuse.__name__ = refuse.__qualname__ = name
        refuse.__module__ = 'os'
        return refuse
    for name in ('system', 'popen', 'execv', 'execve', 'execvp', 'execvpe'):
        setattr(os, name, blocked(name))
    os.environ.update(PATH='/usr/bin:/bin', no_proxy='*', NO_PROXY='*')
_prepare()
del _prepare
`;

interface Ready {
    options: RunPythonOptions;
    hognose: Hognose;
    /** A snapshot of a fresh sandbox. */
    dump: Uint8Array;
}

async function ready(options: RunPythonOptions): Promise<Ready> {
    const hognose = await moduleOf(options.hognose);
    const { blocked = ['shutil', 'importlib'], bare = false, functions, files } = options;
    const sandbox = hognose.sandbox({
        functions, files, modules: { allow: bare ? 'none' : { except: blocked }, refusal: 'PermissionError' }, cwd: DIRECTORY, argv: [SCRIPT],
    });
    try {
        sandbox.runSync(bare ? BARE : PREPARE);
        return { options, hognose, dump: sandbox.dump() };
    } finally {
        sandbox.dispose();
    }
}

const seconds = (n: number): string => `${n} s`;

function limitText(error: LimitError, timeout: number): string {
    if (error.kind === 'time' || error.kind === 'wall') return `[Timeout] Script exceeded ${seconds(timeout)} and was killed.`;
    return `[Limit] Script was killed: ${error.message}.`;
}

/** The output of a failed script, with its traceback or the reached limit. */
export function failureText(error: unknown, timeout: number): string {
    if (error instanceof PythonError) return error.stdout + error.stderr + (error.exitCode === null ? error.traceback : '');
    if (!(error instanceof LimitError)) throw error;
    const printed = error.stdout + error.stderr;
    if (error.kind === 'output') return printed;
    const why = limitText(error, timeout);
    return printed ? `${why}\n${printed}` : why;
}

async function runIn(sandbox: Sandbox, code: string, timeout: number): Promise<string> {
    try {
        sandbox.files.write(SCRIPT, code);
        const { stdout, stderr } = await sandbox.run(code, { filename: SCRIPT, topLevelAwait: false, repr: 0 });
        return stdout + stderr;
    } catch (error) {
        return failureText(error, timeout);
    }
}

async function runScript({ options, hognose, dump }: Ready, code: string): Promise<string> {
    const { timeout = TIMEOUT_SECONDS, maxOutput = MAX_OUTPUT_BYTES, functions, files, limits } = options;
    const time = timeout * 1000;
    const sandbox = await hognose.restoreAsync(dump, { functions, files, limits: { output: MOST_PRINTED, ...limits, time, wall: time } });
    try {
        return cutWithNote(await runIn(sandbox, code, timeout), maxOutput) || '(no output)';
    } finally {
        sandbox.dispose();
    }
}

/** Makes the tool run_python, which runs each script in a fresh sandbox. A call never fails: its text reports errors and reached limits. */
export function createRunPython(options: RunPythonOptions = {}): Tool<string> {
    checkOptions('run_python', options, OPTIONS);
    if (options.timeout === 0) throw new AgentError('run_python: timeout is 0');
    let prepared: Promise<Ready> | undefined;
    return {
        name: RUN_PYTHON_TOOL.name,
        description: options.description ?? RUN_PYTHON_TOOL.description,
        parameters: RUN_PYTHON_TOOL.input_schema,
        readOnly: false,
        async execute(input) {
            const { timeout = TIMEOUT_SECONDS } = options;
            try {
                const { code } = textsOf(input, ['code']);
                return await runScript(await (prepared ??= ready(options)), code!);
            } catch (error) {
                return error instanceof LimitError ? limitText(error, timeout) : `[Error] ${reasonOf(error)}`;
            }
        },
    };
}

let plain: Tool<string> | undefined;

/** Runs one script in a fresh sandbox, with the defaults. Returns its output, cut to 4 KB. */
export async function runPython(code: string): Promise<string> {
    return (plain ??= createRunPython()).execute({ code });
}
