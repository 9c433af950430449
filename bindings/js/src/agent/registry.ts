// Tools that were defined once, as everybody wants them: Anthropic, OpenAI, the AI SDK, and MCP.
import type { Json } from '../index.js';
import { AgentError, optional, reasonOf } from './common.js';
import { defineTool, NeedsApprovalError, type DefinedTool, type ToolDefinition } from './define.js';
import type { ObjectSchema } from './tool.js';
import { isCut, Toolbox, type CallOptions, type ToolAnswer, type ToolboxOptions, type ToolCall } from './toolbox.js';

export interface AnthropicTool {
    name: string;
    description: string;
    input_schema: ObjectSchema;
}

export interface OpenAITool {
    type: 'function';
    function: { name: string; description: string; parameters: ObjectSchema };
}

export interface OpenAIResponsesTool {
    type: 'function';
    name: string;
    description: string;
    parameters: ObjectSchema;
    strict: false;
}

export interface McpTool {
    name: string;
    description: string;
    inputSchema: ObjectSchema;
    outputSchema?: ObjectSchema;
    annotations: { readOnlyHint: boolean };
}

export interface McpResult {
    content: { type: 'text'; text: string }[];
    structuredContent?: Record<string, unknown>;
    isError?: boolean;
    [more: string]: unknown;
}

/** The parts of an MCP server of @modelcontextprotocol/sdk that are used. */
export interface McpServerLike {
    setRequestHandler(schema: any, handler: (request: any, extra: { signal: AbortSignal }) => Promise<any>): void;
}

export interface RegistryOptions extends ToolboxOptions {
    /** Called for each call that needs approval. Return true to approve it. Without this function, such calls are refused. */
    approve?: (call: { tool: string; arguments: object }) => boolean | Promise<boolean>;
}

/** Returns a text unchanged, and anything else as its JSON. */
const textOf = (result: Json): string => (typeof result === 'string' ? result : JSON.stringify(result));

const isObjectSchema = (schema: unknown): schema is ObjectSchema => typeof schema === 'object' && schema !== null && (schema as { type?: unknown }).type === 'object';

/** A set of tools by name, for every model's format. */
export class ToolRegistry {
    readonly tools: readonly DefinedTool[];
    readonly #toolbox: Toolbox;
    readonly #approve: RegistryOptions['approve'];

    constructor(tools: Iterable<DefinedTool | ToolDefinition>, options: RegistryOptions = {}) {
        const { approve, ...others } = options;
        this.tools = Array.from(tools, (tool) => ('run' in tool ? tool : defineTool(tool)));
        this.#approve = approve;
        this.#toolbox = new Toolbox(this.tools.map((tool) => ({
            ...descriptionOf(tool), readOnly: tool.readOnly, limits: tool.limits, execute: (input: unknown, { signal }: { signal?: AbortSignal } = {}) => this.#execute(tool, input, signal),
        })), others);
    }

    get(name: string): DefinedTool | undefined {
        return this.tools.find((tool) => tool.name === name);
    }

    async #execute(tool: DefinedTool, input: unknown, signal: AbortSignal | undefined): Promise<unknown> {
        try {
            return await tool.execute(input, { signal });
        } catch (error) {
            if (!(error instanceof NeedsApprovalError) || !this.#approve) throw error;
            if ((await this.#approve({ tool: tool.name, arguments: input as object })) !== true) throw new AgentError(`the call of ${tool.name} was not approved`);
            return tool.execute(input, { approved: true, signal });
        }
    }

    /** Calls a tool as a model requested it. `arguments` is an object or its JSON. Never rejects: the answer reports errors. */
    call(call: ToolCall, options: CallOptions = {}): Promise<ToolAnswer> {
        return this.#toolbox.call(call, options);
    }

    /** The tools in the format of Anthropic's Messages API. */
    anthropic(): AnthropicTool[] {
        return this.tools.map(({ name, description, parameters }) => ({ name, description, input_schema: parameters }));
    }

    /** The tools in the format of OpenAI's Chat Completions API. */
    openai(): OpenAITool[] {
        return this.tools.map((tool) => ({ type: 'function', function: descriptionOf(tool) }));
    }

    /** The tools in the format of OpenAI's Responses API. `strict` is false, since that API otherwise treats every schema as strict. */
    openaiResponses(): OpenAIResponsesTool[] {
        return this.tools.map((tool) => ({ type: 'function', ...descriptionOf(tool), strict: false }));
    }

    /** The tools in the format of the npm package ai, which asks for approval itself. Needs that package. */
    async aiSdk(): Promise<Record<string, any>> {
        const { jsonSchema, tool: make } = await optional('aiSdk', 'ai', () => import('ai'));
        const entries = this.tools.map((tool) => [tool.name, make({
            description: tool.description,
            inputSchema: jsonSchema<any>(tool.parameters as never),
            needsApproval: async (input: object) => tool.needsApproval(input),
            execute: async (input: unknown, { abortSignal }: { abortSignal?: AbortSignal }) => tool.execute(input, { approved: true, signal: abortSignal }),
        } as never)] as const);
        return Object.fromEntries(entries);
    }

    /** The tools in the format of an MCP server's list. */
    mcp(): McpTool[] {
        return this.tools.map(({ name, description, parameters, output, readOnly }) => ({
            name, description, inputSchema: parameters, ...(isObjectSchema(output) ? { outputSchema: output } : {}), annotations: { readOnlyHint: readOnly },
        }));
    }

    /** Calls a tool, and returns the result in MCP's format. */
    async callMcp(call: { name: string; arguments?: object }, options: CallOptions = {}): Promise<McpResult> {
        const answer = await this.call({ name: call.name, arguments: call.arguments ?? {} }, options);
        if (!answer.ok) return { content: [{ type: 'text', text: answer.error.message }], isError: true };
        const content: McpResult['content'] = [{ type: 'text', text: textOf(answer.result) }];
        if (!isObjectSchema(this.get(call.name)?.output)) return { content };
        const { result } = answer;
        if (typeof result === 'object' && result !== null && !Array.isArray(result)) return { content, structuredContent: result };
        if (typeof result === 'string' && isCut(result)) return { content, isError: true }; // a part of a structure is none
        return { content: [{ type: 'text', text: `${call.name} gave what its output schema does not have` }], isError: true };
    }

    /** Makes a server of @modelcontextprotocol/sdk list and call these tools. The server needs the capability `tools`. Needs that package. */
    async serveMcp(server: McpServerLike): Promise<void> {
        const what = '@modelcontextprotocol/sdk';
        const { CallToolRequestSchema, ListToolsRequestSchema } = await optional('serveMcp', what, () => import('@modelcontextprotocol/sdk/types.js'));
        server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: this.mcp() }));
        server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => this.callMcp(params, { signal }).catch((error: unknown) => ({ content: [{ type: 'text', text: reasonOf(error) }], isError: true })));
    }
}

const descriptionOf = ({ name, description, parameters }: DefinedTool) => ({ name, description, parameters });
