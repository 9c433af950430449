// The tools of an MCP server that run Python: programs on their own, and sessions.
import { LimitError, PythonError, type Hognose, type SandboxOptions } from '../index.js';
import { AgentError, cutWithNote, moduleOf } from './common.js';
import type { McpOptions } from './mcp_options.js';
import { createSessions, type Sessions } from './sessions.js';
import { fileStore } from './sessions_files.js';
import type { ObjectSchema } from './tool.js';

/** The signal and the output function of a request. */
export interface CallContext {
    signal: AbortSignal;
    print(stream: 'stdout' | 'stderr', text: string): void;
}

/** The result of a call, in MCP's format. */
export interface McpAnswer {
    content: { type: 'text'; text: string }[];
    structuredContent?: Record<string, unknown>;
    isError?: boolean;
}

export interface McpTool {
    name: string;
    title: string;
    description: string;
    inputSchema: ObjectSchema;
    outputSchema?: ObjectSchema;
    annotations: { readOnlyHint: boolean; destructiveHint: boolean; idempotentHint: boolean; openWorldHint: false };
    call(input: Record<string, unknown>, context: CallContext): Promise<McpAnswer>;
}

const text = (description: string) => ({ type: 'string', description });
const CODE = text('Python 3 source code. If the last statement is an expression, the answer has its value.');
const INPUTS = { type: 'object', description: 'Global variables to set before the run, by name.', additionalProperties: true };
const SESSION = text('Name of the session: letters, digits and . _ -');
const ERROR = {
    type: ['object', 'null'], properties: { type: { type: 'string' }, message: { type: 'string' }, traceback: { type: 'string' } }, required: ['type', 'message', 'traceback'],
};
const RESULT: ObjectSchema = {
    type: 'object', properties: { stdout: { type: 'string' }, stderr: { type: 'string' }, value: { type: ['string', 'null'], description: 'The repr of the value of the last expression.' }, error: ERROR },
    required: ['stdout', 'stderr', 'value', 'error'],
};
const STEP: ObjectSchema = {
    ...RESULT, properties: { ...RESULT.properties, session: { type: 'string' }, step: { type: 'integer' } }, required: [...RESULT.required!, 'session', 'step'],
};
const schema = (properties: Record<string, unknown>, required = Object.keys(properties)): ObjectSchema => ({ type: 'object', properties, required, additionalProperties: false });
const named = (...names: string[]): ObjectSchema => schema(Object.fromEntries(names.map((name) => [name, { type: 'string' }])));
const RUNS = { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false } as const;

/** Throws if arguments are invalid. The error becomes the answer of the call. */
function checkInput(input: Record<string, unknown>, { properties, required = [] }: ObjectSchema): void {
    for (const [name, value] of Object.entries(input)) {
        if (!Object.hasOwn(properties, name)) throw new AgentError(`there is no parameter named ${name.slice(0, 100)}`);
        const { type } = properties[name] as { type: string };
        const fits = type === 'object' ? typeof value === 'object' && value !== null && !Array.isArray(value) : typeof value === type;
        if (!fits) throw new AgentError(`${name} is not of type ${type}`);
    }
    for (const name of required) if (!Object.hasOwn(input, name)) throw new AgentError(`${name} is missing`);
}

interface Outcome {
    stdout: string;
    stderr: string;
    repr?: string | undefined;
    error?: PythonError | LimitError;
    more?: Record<string, unknown>;
}

function describe(error: PythonError | LimitError): { type: string; message: string; traceback: string } {
    if (error instanceof PythonError) return { type: error.type, message: error.text, traceback: error.traceback };
    return { type: 'LimitError', message: error.message, traceback: `hognose: ${error.message}\n` };
}

const CHECKPOINT = /^[0-9a-f-]{36}$/;
const NAME = /^[\w.-]{1,100}$/;

/** The tools that run Python. */
export class PythonTools {
    readonly #options: McpOptions;
    readonly #sandbox: SandboxOptions;
    readonly #sessions: Sessions;
    readonly #hognose: Hognose | undefined;
    readonly #about: string;

    constructor(options: McpOptions, sandbox: SandboxOptions, about: string, hognose?: Hognose) {
        const { store, idle, live, limits, wall, quota } = options;
        this.#options = options;
        this.#sandbox = { ...sandbox, limits, ...(quota && { quota }) };
        this.#about = about;
        this.#hognose = hognose;
        this.#sessions = createSessions({
            hognose, live, idle, lease: Math.max(30, (2 * limits.time) / 1000), timeout: wall / 1000, ...(store !== undefined && { store: fileStore(store) }), sandbox: this.#sandbox,
        });
    }

    close(): Promise<void> {
        return this.#sessions.close();
    }

    #answer({ stdout, stderr, repr, error, more }: Outcome): McpAnswer {
        const cut = (whole: string) => cutWithNote(whole, this.#options.maxAnswer);
        const wrong = error && describe(error);
        const value = repr === undefined || repr === 'None' ? null : repr;
        const printed = stdout + stderr;
        const line = printed && !printed.endsWith('\n') ? '\n' : '';
        const last = wrong ? line + wrong.traceback : value === null ? '' : line + value;
        return {
            content: [{ type: 'text', text: cut(printed + last) || '(no output)' }],
            structuredContent: {
                stdout: cut(stdout), stderr: cut(stderr), value: value === null ? null : cut(value),
                error: wrong ? { ...wrong, message: cut(wrong.message), traceback: cut(wrong.traceback) } : null, ...more,
            },
            isError: wrong !== undefined,
        };
    }

    #run = async (input: Record<string, unknown>, { signal, print }: CallContext): Promise<McpAnswer> => {
        const { limits } = this.#sandbox;
        const sandbox = (await moduleOf(this.#hognose)).sandbox({ ...this.#sandbox, limits: { ...limits, wall: this.#options.wall }, onPrint: print });
        try {
            return this.#answer(await sandbox.run(input.code as string, { inputs: input.inputs as Record<string, unknown>, signal }));
        } catch (error) {
            if (error instanceof PythonError || error instanceof LimitError) return this.#answer({ stdout: error.stdout, stderr: error.stderr, error });
            throw error;
        } finally {
            sandbox.dispose();
        }
    };

    #id(name: unknown): string {
        if (typeof name !== 'string' || !NAME.test(name)) throw new AgentError('a session\'s name has 1 to 100 letters, digits and . _ -');
        return `session:${name}`;
    }

    #checkpoint(name: unknown): string {
        if (typeof name !== 'string' || !CHECKPOINT.test(name)) throw new AgentError('there is no such checkpoint');
        return `checkpoint:${name}`;
    }

    async #copy(from: string, to: string, missing: string): Promise<void> {
        if (!(await this.#sessions.fork(from, to))) throw new AgentError(missing);
    }

    #sessionRun = async ({ session, code, inputs }: Record<string, unknown>, { signal, print }: CallContext): Promise<McpAnswer> => {
        const done = await this.#sessions.run(this.#id(session), code as string, { inputs: inputs as Record<string, unknown>, signal, onPrint: print });
        const { step, stdout, stderr } = done;
        const more = { session, step };
        if (done.status === 'paused') throw new AgentError('the program waits for an approval'); // no function of this server does
        return this.#answer(done.status === 'failed' ? { stdout, stderr, error: done.error, more } : { stdout, stderr, repr: done.repr, more });
    };

    #sessionCheckpoint = async ({ session }: Record<string, unknown>): Promise<McpAnswer> => {
        const checkpoint = crypto.randomUUID();
        await this.#copy(this.#id(session), this.#checkpoint(checkpoint), `there is no session named ${String(session)}`);
        return said({ session, checkpoint }, `checkpoint ${checkpoint}`);
    };

    #sessionRestore = async ({ session, checkpoint }: Record<string, unknown>): Promise<McpAnswer> => {
        await this.#copy(this.#checkpoint(checkpoint), this.#id(session), 'there is no such checkpoint');
        return said({ session, checkpoint }, `session ${String(session)} is as it was`);
    };

    #sessionFork = async ({ session, to }: Record<string, unknown>): Promise<McpAnswer> => {
        await this.#copy(this.#id(session), this.#id(to), `there is no session named ${String(session)}`);
        return said({ session, to }, `session ${String(to)} is as ${String(session)} is`);
    };

    #sessionEnd = async ({ session }: Record<string, unknown>): Promise<McpAnswer> => {
        await this.#sessions.forget(this.#id(session));
        return said({ session }, `session ${String(session)} is over`);
    };

    get tools(): McpTool[] {
        const keeps = 'The first call with a name creates the session. Variables, functions, imports and files are kept for the next call.';
        const tools: McpTool[] = [
            {
                name: 'run_python', title: 'Run Python', annotations: RUNS, call: this.#run, outputSchema: RESULT, inputSchema: schema({ code: CODE, inputs: INPUTS }, ['code']),
                description: `Run a Python 3 program in a new sandbox. Returns its output and the value of its last expression. Variables are not kept for the next call. ${this.#about}`,
            },
            {
                name: 'session_run', title: 'Run Python in a session', annotations: RUNS, call: this.#sessionRun, outputSchema: STEP,
                inputSchema: schema({ session: SESSION, code: CODE, inputs: INPUTS }, ['session', 'code']),
                description: `Run a Python 3 program in a session. ${keeps} ${this.#about}`,
            },
            {
                name: 'session_checkpoint', title: 'Save a session', annotations: RUNS, call: this.#sessionCheckpoint, outputSchema: named('session', 'checkpoint'),
                inputSchema: schema({ session: SESSION }), description: 'Save the current state of a session. Returns the name of the checkpoint, for session_restore.',
            },
            {
                name: 'session_restore', title: 'Restore a session', annotations: { ...RUNS, destructiveHint: true, idempotentHint: true }, call: this.#sessionRestore,
                outputSchema: named('session', 'checkpoint'), inputSchema: schema({ session: SESSION, checkpoint: text('The name that session_checkpoint returned.') }),
                description: 'Replace the state of a session by a checkpoint of this or another session.',
            },
            {
                name: 'session_fork', title: 'Fork a session', annotations: { ...RUNS, destructiveHint: true, idempotentHint: true }, call: this.#sessionFork,
                outputSchema: named('session', 'to'), inputSchema: schema({ session: SESSION, to: text('Name of the new session.') }),
                description: 'Copy a session. The two sessions are independent afterwards.',
            },
            {
                name: 'session_end', title: 'End a session', annotations: { ...RUNS, destructiveHint: true, idempotentHint: true }, call: this.#sessionEnd,
                outputSchema: named('session'), inputSchema: schema({ session: SESSION }), description: 'Delete a session.',
            },
        ];
        return tools.map((tool) => ({ ...tool, call: async (input, context) => (checkInput(input, tool.inputSchema), tool.call(input, context)) }));
    }
}

const said = (structuredContent: Record<string, unknown>, words: string): McpAnswer => ({ content: [{ type: 'text', text: words }], structuredContent });
