// Calls of tools as models make them: routed by name, bounded, and with errors that are values.
import { toJSON, type Json } from '../index.js';
import { AgentError, bytesOf, checkOptions, cutTo, InputError, reasonOf, type Known } from './common.js';
import { within, type DefinedTool } from './define.js';
import { loadExtension, type Extension, type ExtensionSource } from './extensions.js';
import { gather, type McpClientLike } from './sources.js';
import { listTools, type Tool, type ToolDescription } from './tool.js';

export type ToolErrorKind = 'invalid_call' | 'unknown_tool' | 'unavailable' | 'invalid_arguments' | 'timeout' | 'failed';

export interface ToolError {
    kind: ToolErrorKind;
    message: string;
    tool: string;
}

/** The answer of a call: a JSON result, or an error. */
export type ToolAnswer = { ok: true; result: Json } | { ok: false; error: ToolError };

/** A call of a tool. `arguments` is an object or its JSON. */
export interface ToolCall {
    name: string;
    arguments: unknown;
}

export interface CallOptions {
    /** Aborting it cancels the call. */
    signal?: AbortSignal;
}

export interface ToolboxOptions {
    /** Bytes of a result. A longer text is cut; any other result is first converted to JSON. Default: 16,384. */
    maxOutput?: number;
    /** `maxOutput` for single tools, by name. */
    maxOutputs?: Record<string, number>;
    /** Seconds after which a call, or the loading of an extension, is cancelled. Default: the tool's own limit, or else 120. */
    timeout?: number;
    /** Gets a message for each extension or tool that cannot be loaded. */
    log?: (message: string) => void;
}

const OPTIONS: Known<ToolboxOptions> = { maxOutput: 'number', maxOutputs: 'object', timeout: 'number', log: 'function' };
const MOST_ARGUMENTS = 2 ** 22; // characters of JSON
const MOST_MESSAGE = 4096;
const LONGEST = 120; // seconds

/** The description and schema of the tool that calls other tools. */
export const TOOL_CALL = {
    name: 'tool_call',
    description: 'Call a tool of an extension or of a connected MCP server by its name. Returns {"ok": true, "result"} or {"ok": false, "error": {"kind", "message", "tool"}}.',
    parameters: {
        type: 'object' as const,
        properties: { name: { type: 'string', description: 'Name of the tool.' }, arguments: { type: 'object', description: 'The arguments of the tool, by name.' } },
        required: ['name', 'arguments'],
    },
};

class Failed extends AgentError {
    readonly kind: ToolErrorKind;
    constructor(kind: ToolErrorKind, message: string) {
        super(message);
        this.kind = kind;
    }
}

function argumentsOf(given: unknown): object {
    let value = given ?? {};
    if (typeof value === 'string') {
        if (value.length > MOST_ARGUMENTS) throw new Failed('invalid_arguments', `the arguments are longer than ${MOST_ARGUMENTS} characters`);
        try {
            value = JSON.parse(value) as object;
        } catch (error) {
            throw new Failed('invalid_arguments', `the arguments are not JSON: ${reasonOf(error)}`);
        }
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Failed('invalid_arguments', 'the arguments are not an object');
    return value;
}

/** Tools by name, and extensions that add more. */
export class Toolbox {
    readonly #tools = new Map<string, Tool>();
    /** Tools that an extension failed to add, with the reason. */
    readonly #missing = new Map<string, string>();
    readonly #extensions: Extension[] = [];
    readonly #options: ToolboxOptions;

    constructor(tools: Iterable<Tool> = [], options: ToolboxOptions = {}) {
        checkOptions('toolbox', options, OPTIONS);
        this.#options = options;
        for (const tool of tools) {
            if (this.#tools.has(tool.name)) throw new AgentError(`toolbox: there are two tools named ${tool.name}`);
            this.#tools.set(tool.name, tool);
        }
    }

    get tools(): readonly Tool[] {
        return [...this.#tools.values()];
    }

    /** The tools as they are shown to models. */
    get descriptions(): ToolDescription[] {
        return this.tools.map(({ name, description, parameters }) => ({ name, description, parameters }));
    }

    /** All extensions, also those that failed to load, with the reason. */
    get extensions(): readonly Extension[] {
        return [...this.#extensions];
    }

    /** One line for each tool. */
    toString(): string {
        return listTools(this.#tools.values());
    }

    /** Loads an extension. If that fails, the extension is unavailable, with the reason, and everything else keeps working. */
    async load(source: ExtensionSource): Promise<Extension> {
        const { timeout = LONGEST } = this.#options;
        const add = (tool: Tool) => {
            this.#tools.set(tool.name, tool);
            this.#missing.delete(tool.name);
        };
        const extension = await loadExtension(source, { has: (name) => this.#tools.has(name), add, within: (act) => within('the extension', timeout, undefined, act) });
        this.#extensions.push(extension);
        if (!extension.available) {
            for (const name of extension.names) if (!this.#tools.has(name)) this.#missing.set(name, `extension ${extension.name}: ${extension.reason}`);
            this.#options.log?.(`extension ${extension.name} is unavailable: ${extension.reason}`);
        }
        return extension;
    }

    /**
     * Adds the tools of an MCP server, by a connected client. If the server does not list its tools, it is unavailable, with the reason. So is a tool that
     * cannot be used or whose name is taken. Results are converted as in code mode.
     */
    async connect(client: McpClientLike): Promise<Extension> {
        const name = client.getServerVersion?.()?.name ?? 'mcp';
        let extension: Extension;
        try {
            const { tools, unavailable } = await gather([], [client], this.#options.timeout);
            const own: Tool[] = [];
            for (const { tool } of tools) {
                if (this.#tools.has(tool.name)) unavailable.push({ name: tool.name, reason: `there is a tool named ${tool.name} already` });
                else {
                    this.#tools.set(tool.name, tool);
                    this.#missing.delete(tool.name);
                    own.push(tool);
                }
            }
            for (const one of unavailable) this.#lacks(one.name, `MCP server ${name}: ${one.name}`, one.reason);
            extension = { name, available: true, tools: own };
        } catch (error) {
            extension = { name, available: false, reason: reasonOf(error), names: [] };
            this.#options.log?.(`MCP server ${name} is unavailable: ${extension.reason}`);
        }
        this.#extensions.push(extension);
        return extension;
    }

    #lacks(tool: string, what: string, reason: string): void {
        if (!this.#tools.has(tool)) this.#missing.set(tool, `${what}: ${reason}`);
        this.#options.log?.(`${what} is unavailable: ${reason}`);
    }

    /** Makes the tool tool_call, which calls other tools by name and returns the answer of `call`. With it, a model reaches tools that are not in its list. */
    toolCall(): Tool<ToolAnswer> {
        return { ...TOOL_CALL, readOnly: false, execute: (input, options) => this.call(input as ToolCall, options) };
    }

    /** Calls a tool. Never rejects: the answer reports errors. */
    async call(call: ToolCall, { signal }: CallOptions = {}): Promise<ToolAnswer> {
        let tool = '';
        try {
            if (typeof call !== 'object' || call === null || typeof call.name !== 'string') throw new Failed('invalid_call', 'a call has a name and arguments');
            tool = call.name.slice(0, 100);
            return { ok: true, result: await this.#run(this.#find(call.name), argumentsOf(call.arguments), signal) };
        } catch (error) {
            return { ok: false, error: { kind: kindOf(error), message: cutTo(reasonOf(error), MOST_MESSAGE), tool } };
        }
    }

    #find(name: string): Tool {
        const tool = this.#tools.get(name);
        if (tool) return tool;
        const why = this.#missing.get(name);
        throw why === undefined ? new Failed('unknown_tool', `there is no tool named ${name.slice(0, 100)}`) : new Failed('unavailable', why);
    }

    async #run(tool: Tool, input: object, outer: AbortSignal | undefined): Promise<Json> {
        const { maxOutput = 16_384, maxOutputs = {} } = this.#options;
        const timeout = this.#options.timeout ?? (tool as Partial<DefinedTool>).limits?.timeout ?? LONGEST;
        const result = await within('the tool', timeout, outer, (signal) => tool.execute(input, { signal }));
        return bounded(result, Object.hasOwn(maxOutputs, tool.name) ? maxOutputs[tool.name]! : maxOutput);
    }
}

// What a tool's own code throws is its failure, whatever it is.
function kindOf(error: unknown): ToolErrorKind {
    if (error instanceof Failed) return error.kind;
    if (error instanceof InputError) return 'invalid_arguments';
    return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'failed';
}

/** Converts a result to JSON of at most this many bytes. A longer one is cut, with a note. */
function bounded(given: unknown, most: number): Json {
    const result = toJSON(given);
    const text = typeof result === 'string' ? result : JSON.stringify(result);
    const size = bytesOf(text);
    if (size <= most) return result;
    return `${cutTo(text, most)}\n… (truncated: ${most} of ${size} bytes)`;
}

/** Whether a text is the cut form of a longer result. */
export const isCut = (text: string): boolean => /\n… \(truncated: \d+ of \d+ bytes\)$/.test(text);
