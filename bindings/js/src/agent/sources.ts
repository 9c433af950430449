// Tools of others in the registry's form: of the AI SDK, of MCP servers, and of this entry.
import { AgentError, optional, reasonOf } from './common.js';
import { defined, defineTool, type DefinedTool, type NeedsApproval, type StandardSchema, type ToolContext, type ToolDefinition } from './define.js';
import type { Tool } from './tool.js';

/** The parts of a tool of the npm package ai that are used. */
export interface AiTool {
    description?: string;
    inputSchema: unknown;
    outputSchema?: unknown;
    execute?(input: any, options: any): unknown;
    needsApproval?: any;
    [more: string]: unknown;
}

/** The parts of a connected client of @modelcontextprotocol/sdk that are used. */
export interface McpClientLike {
    listTools(params?: { cursor?: string }): Promise<{ tools: readonly McpListed[]; nextCursor?: string }>;
    callTool(params: { name: string; arguments?: Record<string, unknown> }, schema?: undefined, options?: { signal?: AbortSignal; timeout?: number }): Promise<unknown>;
    getServerVersion?(): { name: string } | undefined;
}

interface McpListed {
    name: string;
    title?: string;
    description?: string;
    inputSchema: object;
    outputSchema?: object;
    annotations?: { readOnlyHint?: boolean; destructiveHint?: boolean; title?: string };
}

/** The tools for code mode: a list, or an object of AI SDK tools by name. */
export type ToolsGiven = Iterable<DefinedTool | ToolDefinition | Tool> | Record<string, AiTool>;

/** A tool, with the server that it comes from. */
export interface SourcedTool {
    readonly tool: DefinedTool;
    /** The name of the MCP server. */
    readonly server?: string;
}

/** A tool that cannot be used, with the reason. */
export interface UnavailableTool {
    readonly name: string;
    readonly server?: string;
    readonly reason: string;
}

/** The usable and the unusable tools. */
export interface Gathered {
    readonly tools: SourcedTool[];
    readonly unavailable: UnavailableTool[];
}

const MOST_TOOLS = 10_000;
const MOST_PAGES = 1000;
const LONGEST = 2 ** 31 - 1;

const isIterable = (given: unknown): given is Iterable<unknown> => typeof (given as Iterable<unknown>)[Symbol.iterator] === 'function';

/** Converts a registry tool, a definition, or a tool of this entry. */
function listedTool(given: DefinedTool | ToolDefinition | Tool): DefinedTool {
    if (typeof given !== 'object' || given === null) throw new AgentError('createCodeMode: a tool is not an object');
    if ('run' in given) return given;
    if ('handler' in given) return defineTool(given);
    const { name, description, parameters, readOnly } = given;
    return defined({ name, description, input: parameters, readOnly, handler: (input) => given.execute(input) });
}

/** The schema of an AI SDK tool. It may be lazy, or come from a package whose schemas do not describe themselves. */
async function aiSchema(given: unknown): Promise<{ json: object; standard?: StandardSchema }> {
    let schema = given as { '~standard'?: StandardSchema['~standard']; jsonSchema?: unknown; validate?(value: unknown): unknown };
    if (!schema?.['~standard']?.jsonSchema && !(schema as object | undefined && 'jsonSchema' in schema)) {
        const { asSchema } = await optional('createCodeMode', 'ai', () => import('ai'));
        schema = asSchema(given as never) as never;
    }
    const standard = schema['~standard'];
    if (standard?.jsonSchema) return { json: standard.jsonSchema.input({ target: 'draft-07' }), standard: schema as StandardSchema };
    const json = (await schema.jsonSchema) as object;
    const { validate } = schema;
    if (!validate) return { json };
    const check = async (value: unknown) => {
        const result = (await validate.call(schema, value)) as { success: boolean; value?: unknown; error?: unknown };
        return result.success ? { value: result.value } : { issues: [{ message: reasonOf(result.error) }] };
    };
    return { json, standard: { '~standard': { version: 1, vendor: 'ai', validate: check } } };
}

async function lastOf(given: unknown): Promise<unknown> {
    const result = await given;
    if (typeof (result as AsyncIterable<unknown> | undefined)?.[Symbol.asyncIterator] !== 'function') return result;
    let last: unknown = null;
    for await (const one of result as AsyncIterable<unknown>) last = one;
    return last;
}

async function aiTool(name: string, given: AiTool): Promise<DefinedTool> {
    if (typeof given?.execute !== 'function') throw new AgentError('it has no execute');
    const { json, standard } = await aiSchema(given.inputSchema);
    const output = given.outputSchema === undefined ? undefined : (await aiSchema(given.outputSchema)).json;
    const approval: unknown = given.needsApproval ?? false;
    const options = ({ id, signal }: ToolContext) => ({ toolCallId: `code_mode_${id}`, messages: [], abortSignal: signal });
    return defined({
        name, description: given.description ?? name, input: standard ?? json, inputJson: json, output,
        needsApproval: (typeof approval === 'function' ? (input: unknown) => approval(input, { toolCallId: 'code_mode', messages: [] }) as boolean : approval === true) as NeedsApproval,
        handler: (input, context) => lastOf(given.execute!(input, options(context))),
    });
}

/** Converts an MCP server's result to a value for Python. */
function mcpValue(name: string, given: unknown): unknown {
    const { content, structuredContent, isError } = (given ?? {}) as { content?: unknown; structuredContent?: unknown; isError?: unknown };
    const blocks = Array.isArray(content) ? (content as { type?: unknown; text?: unknown }[]) : [];
    const texts = blocks.filter((block) => block?.type === 'text' && typeof block.text === 'string').map((block) => block.text as string);
    if (isError === true) throw Object.assign(new Error(texts.join('\n') || `${name} failed`), { name: 'RuntimeError' });
    if (typeof structuredContent === 'object' && structuredContent !== null) return structuredContent;
    return texts.length === blocks.length ? texts.join('\n') : blocks;
}

const MCP_CONTENT = { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'object' } }] };

function mcpTool(client: McpClientLike, listed: McpListed, timeout: number | undefined): DefinedTool {
    const { name, title, description, inputSchema, outputSchema, annotations } = listed;
    if (typeof name !== 'string' || !name) throw new AgentError('it has no name');
    const text = [description, title, annotations?.title, name].find((one): one is string => typeof one === 'string' && one !== '')!;
    return defined({
        name, description: text, input: inputSchema, output: outputSchema ?? MCP_CONTENT, readOnly: annotations?.readOnlyHint === true, limits: { timeout },
        handler: async (input, { signal }) => mcpValue(name, await client.callTool({ name, arguments: input as Record<string, unknown> }, undefined, { signal, timeout: LONGEST })),
    });
}

class Gathering implements Gathered {
    readonly tools: SourcedTool[] = [];
    readonly unavailable: UnavailableTool[] = [];

    async take(name: unknown, server: string | undefined, make: () => DefinedTool | Promise<DefinedTool>): Promise<void> {
        try {
            if (this.tools.length >= MOST_TOOLS) throw new AgentError(`there are more than ${MOST_TOOLS} tools`);
            this.tools.push({ tool: await make(), server });
        } catch (error) {
            this.unavailable.push({ name: String(name).slice(0, 100), server, reason: reasonOf(error) });
        }
    }

    async mcp(client: McpClientLike, timeout: number | undefined): Promise<void> {
        const server = client.getServerVersion?.()?.name;
        let cursor: string | undefined;
        for (let page = 0; page < MOST_PAGES; page++) {
            const { tools, nextCursor } = await client.listTools(cursor === undefined ? undefined : { cursor });
            for (const listed of tools) await this.take(listed?.name, server, () => mcpTool(client, listed, timeout));
            if (nextCursor === undefined || this.unavailable.length > MOST_TOOLS) return;
            cursor = nextCursor;
        }
    }
}

/** Converts all tools to one form. Tools of MCP servers and of the AI SDK that cannot be used are left out, with the reason. Any other invalid tool throws. */
export async function gather(tools: ToolsGiven, clients: readonly McpClientLike[], timeout: number | undefined): Promise<Gathered> {
    const gathering = new Gathering();
    if (isIterable(tools)) for (const one of tools as Iterable<DefinedTool | ToolDefinition | Tool>) gathering.tools.push({ tool: listedTool(one) });
    else for (const [name, one] of Object.entries(tools)) await gathering.take(name, undefined, () => aiTool(name, one));
    for (const client of clients) await gathering.mcp(client, timeout);
    return gathering;
}
