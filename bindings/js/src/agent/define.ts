// Tools that are defined once: what they take, in a schema; who may call them, how long, and how much they may give.
import { toJSON } from '../index.js';
import { ArgumentError, checkable, type CallNames, type Checker } from './check.js';
import { AgentError, bytesOf, checkOptions, reasonOf, type Known } from './common.js';
import { readObjectSchema, readSchema, type Schema, type SchemaLike } from './schema.js';
import type { ObjectSchema, Tool } from './tool.js';

/** The parts of a Standard Schema (such as zod's) that are used. */
export interface StandardSchema {
    readonly '~standard': {
        readonly version: 1;
        readonly vendor: string;
        validate?(value: unknown): StandardResult | Promise<StandardResult>;
        readonly jsonSchema?: { input(options: { target: string }): Record<string, unknown>; output?(options: { target: string }): Record<string, unknown> };
    };
}

type StandardResult = { readonly value?: unknown; readonly issues?: readonly { message: string; path?: readonly (PropertyKey | { key: PropertyKey })[] }[] | undefined };

/** Limits of a tool. */
export interface ToolLimits {
    /** Seconds after which a call is cancelled. Default: 120. */
    timeout?: number;
    /** Bytes of a result's JSON. A larger result is an error. Default: 1 MiB. */
    maxResult?: number;
    /** Calls in one program of code mode. Default: only the limit for all calls of the program applies. */
    maxCalls?: number;
}

/** The second argument of a handler. */
export interface ToolContext {
    /** The call's number in its program; 0 outside code mode. */
    readonly id: number;
    /** Aborted when the result is no longer needed. */
    readonly signal: AbortSignal;
}

export type NeedsApproval = boolean | ((input: any) => boolean | Promise<boolean>);

/** A tool as the host defines it. */
export interface ToolDefinition {
    name: string;
    description: string;
    /** The schema of the arguments: a JSON schema of an object, or a Standard Schema. */
    input?: object;
    /** The JSON schema of `input`, for a Standard Schema that does not provide it. */
    inputJson?: object;
    /** The schema of the result. It is shown to models, but results are not checked. */
    output?: object;
    handler(input: any, context: ToolContext): unknown;
    /** True if the tool neither changes anything nor runs code. Default: false. */
    readOnly?: boolean;
    /** Whether a person must approve a call. A function gets the arguments, and returns false if no approval is needed. Default: false. */
    needsApproval?: NeedsApproval;
    limits?: ToolLimits;
}

/** A tool of a registry. */
export interface DefinedTool extends Tool {
    readonly output: SchemaLike | undefined;
    readonly limits: Required<ToolLimits>;
    /**
     * Checks the arguments and calls the handler. Throws an ArgumentError if they are invalid. Throws a NeedsApprovalError if the call needs approval and
     * `approved` is not true.
     */
    execute(input: unknown, options?: { approved?: boolean; signal?: AbortSignal }): Promise<unknown>;
    /** @internal Returns the arguments for the handler. Throws an ArgumentError if they are invalid. */
    check(input: object, names?: CallNames): Promise<object>;
    /** @internal */
    needsApproval(input: object): Promise<boolean>;
    /** @internal Calls the handler with the result of `check`. */
    run(input: object, context: ToolContext): Promise<unknown>;
    /** @internal The schema that arguments are checked with. */
    readonly schema: Schema;
    /** @internal */
    readonly approval: NeedsApproval;
}

const DEFINITION: Known<ToolDefinition> = {
    name: 'string', description: 'string', input: 'any', inputJson: 'object', output: 'any', handler: 'function', readOnly: 'boolean', needsApproval: 'any', limits: 'object',
};
const LIMITS: Known<ToolLimits> = { timeout: 'number', maxResult: 'number', maxCalls: 'number' };
const NAME = /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/;
const MOST_TIMER = 2 ** 31 - 1;

const isStandard = (given: unknown): given is StandardSchema => ((typeof given === 'object' && given !== null) || typeof given === 'function') && '~standard' in given;

function standardJson(schema: StandardSchema, side: 'input' | 'output'): unknown {
    const { jsonSchema, vendor } = schema['~standard'];
    const make = jsonSchema?.[side];
    if (!make) throw new AgentError(`the schema of ${vendor} does not tell its JSON schema: hand that in, too (inputJson)`);
    return make.call(jsonSchema, { target: 'draft-2020-12' });
}

/** @internal The JSON schema of a JSON schema or a Standard Schema. */
export const jsonSchemaOf = (given: unknown, side: 'input' | 'output'): unknown => (isStandard(given) ? standardJson(given, side) : given);

/** The error of a Standard Schema's issues, with the name of the field. */
function issueError(issues: NonNullable<StandardResult['issues']>, { tool, parameter }: CallNames): ArgumentError {
    const { message, path = [] } = issues[0] ?? { message: 'they do not fit' };
    const [first, ...rest] = path.map((part) => String(typeof part === 'object' ? part.key : part));
    const field = first === undefined ? '' : parameter(first) + rest.map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`)).join('');
    return new ArgumentError('ValueError', `${tool}() ${field ? `argument '${field}'` : 'arguments'}: ${message}`);
}

/** Returns the result of `act`. Throws a TimeoutError after `seconds`, and an AgentError if `outer` is aborted. The signal that `act` gets is then aborted. */
export async function within<T>(what: string, seconds: number, outer: AbortSignal | undefined, act: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const inner = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let onAbort = () => {};
    const over = new Promise<never>((_, reject) => {
        const end = (error: Error) => {
            reject(error);
            inner.abort(error);
        };
        timer = setTimeout(() => end(Object.assign(new Error(`${what} did not answer within ${seconds} s`), { name: 'TimeoutError' })), Math.min(seconds * 1000, MOST_TIMER));
        onAbort = () => end(new AgentError(`${what} was cancelled`));
        if (outer?.aborted) onAbort();
        outer?.addEventListener('abort', onAbort);
    });
    try {
        return await Promise.race([act(inner.signal), over]);
    } finally {
        clearTimeout(timer);
        outer?.removeEventListener('abort', onAbort);
    }
}

/** Throws an AgentError if a result has more bytes than the tool may return. */
function bounded(tool: string, result: unknown, most: number): unknown {
    if (typeof result !== 'string' && (typeof result !== 'object' || result === null)) return result;
    const size = result instanceof Uint8Array ? result.length : bytesOf(typeof result === 'string' ? result : JSON.stringify(toJSON(result)));
    if (size > most) throw new AgentError(`${tool}() gave ${size} bytes, more than ${most}`);
    return result;
}

class Defined implements DefinedTool {
    readonly name: string;
    readonly description: string;
    readonly parameters: ObjectSchema;
    readonly readOnly: boolean;
    readonly output: SchemaLike | undefined;
    readonly limits: Required<ToolLimits>;
    readonly approval: NeedsApproval;
    readonly schema: Schema;
    readonly #handler: ToolDefinition['handler'];
    readonly #standard: StandardSchema['~standard'] | undefined;
    #checker: Promise<Checker> | undefined;

    constructor(definition: ToolDefinition) {
        const { name, description, input, inputJson, output, handler, readOnly, needsApproval, limits } = definition;
        this.name = name;
        this.description = description;
        const json = inputJson ?? jsonSchemaOf(input, 'input') ?? { type: 'object', properties: {} };
        this.schema = readObjectSchema(json);
        this.parameters = { properties: {}, ...json, type: 'object' } as ObjectSchema;
        this.output = output === undefined ? undefined : readSchema(jsonSchemaOf(output, 'output'));
        this.readOnly = readOnly === true;
        this.approval = needsApproval ?? false;
        this.limits = { timeout: limits?.timeout ?? 120, maxResult: limits?.maxResult ?? 2 ** 20, maxCalls: limits?.maxCalls ?? Infinity };
        this.#handler = handler;
        this.#standard = isStandard(input) ? input['~standard'] : undefined;
    }

    async check(input: object, names: CallNames = { tool: this.name, parameter: (property) => property }): Promise<object> {
        const checker = await (this.#checker ??= checkable(this.schema, this.name));
        await checker.check(input, names);
        const result = await this.#standard?.validate?.(input);
        if (!result) return input;
        if (result.issues) throw issueError(result.issues, names);
        return result.value as object;
    }

    async needsApproval(input: object): Promise<boolean> {
        return typeof this.approval === 'function' ? (await this.approval(input)) !== false : this.approval;
    }

    async run(input: object, { id, signal }: ToolContext): Promise<unknown> {
        const { timeout, maxResult } = this.limits;
        const result = await within(`${this.name}()`, timeout, signal, async (inner) => this.#handler(input, { id, signal: inner }));
        return bounded(this.name, result, maxResult);
    }

    async execute(input: unknown, { approved = false, signal = new AbortController().signal }: { approved?: boolean; signal?: AbortSignal } = {}): Promise<unknown> {
        if (typeof input !== 'object' || input === null || Array.isArray(input)) throw new ArgumentError('TypeError', `${this.name}() takes an object of arguments`);
        const checked = await this.check(input);
        if (!approved && (await this.needsApproval(checked))) throw new NeedsApprovalError(this.name);
        return this.run(checked, { id: 0, signal });
    }
}

/** The call was not made, because nobody has approved it. */
export class NeedsApprovalError extends AgentError {
    override name = 'NeedsApprovalError';
    readonly tool: string;
    constructor(tool: string) {
        super(`a call of ${tool} needs approval`);
        this.tool = tool;
    }
}

/** Defines a tool. Its arguments are checked before the handler gets them. Throws an AgentError if the definition is invalid. */
export function defineTool(definition: ToolDefinition): DefinedTool {
    checkOptions('defineTool', definition, DEFINITION);
    const { name, description, handler, needsApproval = false, limits } = definition;
    if (!name || !NAME.test(name)) throw new AgentError('defineTool: the name is not one of letters, digits, _ and -');
    if (!description) throw new AgentError(`defineTool: ${name} has no description`);
    if (!handler) throw new AgentError(`defineTool: ${name} has no handler`);
    if (typeof needsApproval !== 'boolean' && typeof needsApproval !== 'function') throw new AgentError(`defineTool: ${name}: needsApproval must be a boolean or a function`);
    if (limits) checkOptions(`defineTool: ${name}: limits`, limits, LIMITS);
    return defined(definition);
}

/** @internal Does the same for a tool of another package, which may have any name. */
export function defined(definition: ToolDefinition): DefinedTool {
    try {
        return new Defined(definition);
    } catch (error) {
        throw new AgentError(`tool ${String(definition.name).slice(0, 100)}: ${reasonOf(error)}`, { cause: error });
    }
}
