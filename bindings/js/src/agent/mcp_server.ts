// An MCP server of the SDK's with these tools, on standard input and output.
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { CallToolRequestSchema, CancelledNotificationSchema, ListToolsRequestSchema, type RequestId } from '@modelcontextprotocol/sdk/types.js';
import type { Hognose } from '../index.js';
import { cutTo, cutWithNote, moduleOf, reasonOf } from './common.js';
import { FairQueue } from './fair.js';
import { given, openDirectory } from './mcp_files.js';
import type { McpOptions } from './mcp_options.js';
import { PythonTools, type McpAnswer, type McpTool } from './mcp_python.js';
import type { Tool } from './tool.js';

type Notify = (notification: { method: 'notifications/progress'; params: { progressToken: string | number; progress: number; message: string } }) => Promise<void>;

const PAUSE = 100; // milliseconds between two notifications
const MOST_MESSAGE = 4096; // bytes of one

/** Sends output as progress notifications. Combines fast output, so that a program cannot flood its client. */
class Progress {
    readonly #token: string | number;
    readonly #notify: Notify;
    #text = '';
    #count = 0;
    #last = 0;
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(token: string | number, notify: Notify) {
        this.#token = token;
        this.#notify = notify;
    }

    print = (_: string, printed: string): void => {
        if (this.#text.length < MOST_MESSAGE) this.#text += printed;
        if (!this.#text) return;
        const left = this.#last + PAUSE - Date.now();
        if (left <= 0) void this.#send();
        else this.#timer ??= setTimeout(() => void this.#send(), left);
    };

    async #send(): Promise<void> {
        clearTimeout(this.#timer);
        this.#timer = undefined;
        const message = cutTo(this.#text, MOST_MESSAGE);
        [this.#text, this.#last] = ['', Date.now()];
        if (!message) return;
        // A client that is gone hears nothing more.
        await this.#notify({ method: 'notifications/progress', params: { progressToken: this.#token, progress: ++this.#count, message } }).catch(() => {});
    }

    end(): Promise<void> {
        return this.#send();
    }
}

const failed = (error: unknown): McpAnswer => ({ content: [{ type: 'text', text: cutTo(reasonOf(error), MOST_MESSAGE) }], isError: true });

function workspaceTool({ name, description, parameters, readOnly, execute }: Tool, most: number): McpTool {
    return {
        name, title: name[0]!.toUpperCase() + name.slice(1), description, inputSchema: parameters,
        annotations: { readOnlyHint: readOnly, destructiveHint: !readOnly, idempotentHint: name !== 'edit', openWorldHint: false },
        async call(input) {
            const result = await execute(input);
            return { content: [{ type: 'text', text: typeof result === 'string' ? cutWithNote(result, most) : 'done' }] };
        },
    };
}

/** The tools of a server, which all clients share. */
export interface Served {
    tools: Map<string, McpTool>;
    version: string;
    instructions: string;
    /** Every call takes its turn here. This bounds the memory of all programs together, and no client delays another one's calls. */
    queue: FairQueue;
    close(): Promise<void>;
}

const MOST_CALLS = 8; // at once
const MOST_WAITING = 32; // of a client

/** Opens the directory and the files of the options, and makes the tools. */
export async function serve(options: McpOptions, hognose?: Hognose): Promise<Served> {
    const directory = openDirectory(options);
    const { named, files, ...sandbox } = await given(options.with);
    const place = { read: 'which it can read', overlay: 'which it can read and write; what it writes stays in the server', write: 'which it can read and write' }[options.mode];
    const about = [
        'It has no network and no processes.', ...(directory ? [`The workspace is the directory /work, ${place}.`] : []), ...(named.length ? [`It has ${named.join(', ')}.`] : []),
    ].join(' ');
    const python = new PythonTools(options, { ...sandbox, files: { ...files, ...(directory && { '/work': directory.mount }) } }, about, hognose);
    const all = [...python.tools, ...(directory?.tools ?? []).map((tool) => workspaceTool(tool, options.maxAnswer))];
    const { version } = await moduleOf(hognose);
    const instructions = `Python 3.14 in a sandbox. ${about} run_python is for programs on their own; sessions keep their state.`;
    // Only on HTTP there are several clients, of which none has all the room.
    const queue = new FairQueue({ most: MOST_CALLS, each: options.http === undefined ? MOST_CALLS : MOST_CALLS / 2, waiting: MOST_WAITING });
    return { tools: new Map(all.map((tool) => [tool.name, tool])), version, instructions, queue, close: () => python.close() };
}

/** Makes a server for one client. `gone` returns a signal, aborted when the result of the current request is no longer needed. */
export function serverOf({ tools, version, instructions, queue }: Served, gone: () => AbortSignal | undefined = () => undefined): Server {
    const server = new Server({ name: 'hognose', version }, { capabilities: { tools: {} }, instructions });
    server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...tools.values()].map(({ call: _, ...described }) => described) }));
    server.setRequestHandler(CallToolRequestSchema, async ({ params }, extra) => {
        const token = params._meta?.progressToken;
        const progress = token === undefined ? undefined : new Progress(token, extra.sendNotification);
        const tool = tools.get(params.name);
        const signal = AbortSignal.any([extra.signal, gone()].filter((one) => one !== undefined));
        try {
            if (!tool) return { ...failed(new Error(`there is no tool named ${params.name.slice(0, 100)}`)) };
            return { ...(await queue.take(server, signal, () => tool.call(params.arguments ?? {}, { signal, print: progress?.print ?? (() => {}) }))) };
        } catch (error) {
            return { ...failed(error) };
        } finally {
            await progress?.end();
        }
    });
    return server;
}

/** Counts the requests of a connected transport. The returned function waits until each of them has its response or is cancelled. */
function watchRequests(transport: Transport): () => Promise<void> {
    const open = new Set<RequestId>();
    let allDone = () => {};
    const done = (id: RequestId | undefined) => {
        if (id !== undefined) open.delete(id);
        if (!open.size) allDone();
    };
    const { onmessage, send } = transport;
    transport.onmessage = (message, extra) => {
        if ('id' in message && 'method' in message) open.add(message.id);
        onmessage?.(message, extra);
        const { data } = CancelledNotificationSchema.safeParse(message);
        if (data) done(data.params.requestId);
    };
    transport.send = async (message, options) => {
        await send.call(transport, message, options);
        if ('id' in message && !('method' in message)) done(message.id);
    };
    return () => new Promise((resolve) => {
        allDone = resolve;
        done(undefined);
    });
}

/** The standard streams of a process, as far as a server watches them. */
export interface Streams {
    stdin: { once(event: 'end', then: () => void): unknown };
    stdout: { on(event: 'error', then: () => void): unknown };
}

/** Serves standard input and output of this process. Returns when the input has ended and every request has its response, or when nobody reads the output. */
export async function serveStdio(served: Served, { stdin, stdout }: Streams): Promise<void> {
    const server = serverOf(served);
    const closed = new Promise<void>((resolve) => (server.onclose = resolve));
    const unread = new Promise<void>((resolve) => stdout.on('error', resolve));
    const ended = new Promise<void>((resolve) => stdin.once('end', resolve));
    const transport = new StdioServerTransport();
    await server.connect(transport);
    const answered = watchRequests(transport);
    await Promise.race([closed, unread, ended.then(answered)]);
    await server.close();
    await served.close();
}
