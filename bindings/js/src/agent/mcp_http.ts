// The MCP server on streamable HTTP, for clients of this machine: requests of web pages and by foreign names are refused.
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { isInitializeRequest } from '@modelcontextprotocol/sdk/types.js';
import { AgentError } from './common.js';
import { isLocal, type McpOptions } from './mcp_options.js';
import { serverOf, type Served } from './mcp_server.js';
import { nodeModule } from './node.js';

type Handle = StreamableHTTPServerTransport['handleRequest'];
type IncomingMessage = Parameters<Handle>[0];
type ServerResponse = Parameters<Handle>[1];

/** The parts of Node's server that are used. */
interface HttpServer {
    once(event: 'error', then: (error: Error) => void): HttpServer;
    listen(port: number, host: string, then: () => void): void;
    address(): unknown;
    close(then: () => void): void;
    closeAllConnections(): void;
}

interface Http {
    createServer(serve: (request: IncomingMessage, response: ServerResponse) => void): HttpServer;
}

const PATH = '/mcp';
const MOST_BODY = 4 * 2 ** 20;
const MOST_CLIENTS = 100;
const IDLE = 3600 * 1000; // milliseconds after which a client that asks for nothing is forgotten

interface Client {
    transport: StreamableHTTPServerTransport;
    used: number;
    /** Open responses, including the stream of messages to the client. `asked` counts those that need an answer. */
    open: number;
    asked: number;
}

/** The parts of node:async_hooks that are used. They find the request of a call, whatever the numbers of calls are. */
interface Requests {
    run<T>(gone: AbortSignal, act: () => T): T;
    getStore(): AbortSignal | undefined;
}

class Refused extends Error {
    readonly status: number;
    constructor(status: number, message: string) {
        super(message);
        this.status = status;
    }
}

interface Crypto {
    createHash(name: string): { update(text: string): { digest(): Uint8Array } };
    timingSafeEqual(a: Uint8Array, b: Uint8Array): boolean;
}

/** The host of `name:port`. */
const hostOf = (text: string): string => text.replace(/:\d+$/, '').toLowerCase();

/** Throws if a request is not allowed. A page whose host name points here (DNS rebinding) uses that name, and every page sends its origin. */
export function checkRequest({ host, allowHosts, allowOrigins, token }: McpOptions, headers: IncomingMessage['headers']): void {
    const ours = (name: string) => isLocal(name) || name === host.toLowerCase() || allowHosts.includes(name);
    if (headers.host === undefined || !ours(hostOf(headers.host))) throw new Refused(403, 'this server is not called by that name: see --allow-host');
    const { origin } = headers;
    if (origin !== undefined && !allowOrigins.includes(origin.toLowerCase())) {
        const [, from] = /^https?:\/\/([^/]+)$/i.exec(origin) ?? [];
        if (from === undefined || !isLocal(hostOf(from))) throw new Refused(403, 'pages of that origin may not call this server: see --allow-origin');
    }
    if (token === undefined) return;
    const { createHash, timingSafeEqual } = nodeModule<Crypto>('hognose mcp', 'node:crypto');
    const digest = (text: string) => createHash('sha256').update(text).digest();
    if (!timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))) throw new Refused(401, 'the token is missing, or another one');
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of request as AsyncIterable<Uint8Array>) {
        size += chunk.length;
        if (size > MOST_BODY) throw new Refused(413, `the request has more than ${MOST_BODY} bytes`);
        chunks.push(chunk);
    }
    const bytes = new Uint8Array(size);
    chunks.reduce((at, chunk) => (bytes.set(chunk, at), at + chunk.length), 0);
    try {
        return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
    } catch {
        throw new Refused(400, 'the request is not JSON');
    }
}

function refuse(response: ServerResponse, status: number, message: string): void {
    if (response.headersSent) {
        response.end();
        return;
    }
    response.writeHead(status, { 'content-type': 'application/json', ...(status === 413 && { connection: 'close' }), ...(status === 401 && { 'www-authenticate': 'Bearer' }) });
    response.end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32000, message }, id: null }));
}

/** The clients by session id, in order of their last request. */
class Clients {
    readonly #all = new Map<string, Client>();
    readonly #requests = new (nodeModule<{ AsyncLocalStorage: new () => Requests }>('hognose mcp --http', 'node:async_hooks').AsyncLocalStorage)();
    readonly #options: McpOptions;
    readonly #served: Served;

    constructor(options: McpOptions, served: Served) {
        this.#options = options;
        this.#served = served;
    }

    async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
        checkRequest(this.#options, request.headers);
        if (request.url?.replace(/\?.*$/s, '') !== PATH) throw new Refused(404, `there is nothing here but ${PATH}`);
        const body = request.method === 'POST' ? await bodyOf(request) : undefined;
        const id = request.headers['mcp-session-id'];
        const client = id === undefined ? await this.#begin(body) : this.#all.get(String(id));
        if (!client) throw new Refused(404, 'there is no such session');
        if (request.socket.destroyed) return;
        const gone = this.#used(client, request, response);
        await this.#requests.run(gone, () => client.transport.handleRequest(request, response, body));
    }

    // Nobody waits for what a request asked for once its response is closed: no client can take it up again.
    #used(client: Client, { method }: IncomingMessage, response: ServerResponse): AbortSignal {
        const gone = new AbortController();
        const asked = method === 'POST' ? 1 : 0;
        client.open++;
        client.asked += asked;
        this.#touch(client);
        response.once('close', () => {
            client.open--;
            client.asked -= asked;
            this.#touch(client);
            gone.abort(new AgentError('the client is gone'));
        });
        return gone.signal;
    }

    #touch(client: Client): void {
        client.used = Date.now();
        const id = client.transport.sessionId;
        if (id !== undefined && this.#all.delete(id)) this.#all.set(id, client);
    }

    // A new client is never refused: the one that has asked for nothing for the longest time goes, first of those for which nothing is under way.
    #add(id: string, client: Client): void {
        this.#all.set(id, client);
        if (this.#all.size <= MOST_CLIENTS) return;
        const others = [...this.#all].filter(([, other]) => other !== client);
        this.#drop(...(others.find(([, { asked }]) => asked === 0) ?? others[0]!));
    }

    #drop(id: string, { transport }: Client): void {
        this.#all.delete(id);
        void transport.close();
    }

    async #begin(body: unknown): Promise<Client> {
        if (!isInitializeRequest(body)) throw new Refused(400, 'a request without a session begins one');
        this.sweep();
        const client: Client = {
            used: Date.now(), open: 0, asked: 0,
            transport: new StreamableHTTPServerTransport({
                sessionIdGenerator: () => crypto.randomUUID(),
                onsessioninitialized: (id) => this.#add(id, client),
                onsessionclosed: (id) => void this.#all.delete(id),
            }),
        };
        const server = serverOf(this.#served, () => this.#requests.getStore());
        await server.connect(client.transport as Parameters<typeof server.connect>[0]);
        return client;
    }

    /** Forgets clients that have sent no request for an hour. */
    sweep(now = Date.now()): void {
        for (const [id, client] of this.#all) if (client.open === 0 && client.used + IDLE <= now) this.#drop(id, client);
    }

    async close(): Promise<void> {
        await Promise.all([...this.#all.values()].map(({ transport }) => transport.close()));
        this.#all.clear();
    }
}

/** Starts a server. `url` is its address; `close` ends it. */
export async function serveHttp(options: McpOptions, served: Served): Promise<{ url: string; close(): Promise<void> }> {
    const clients = new Clients(options, served);
    const http = nodeModule<Http>('hognose mcp --http', 'node:http');
    const server: HttpServer = http.createServer((request, response) => {
        clients.handle(request, response).catch((error: unknown) => {
            if (error instanceof Refused) refuse(response, error.status, error.message);
            else refuse(response, 500, 'something went wrong');
        });
    });
    const { host, http: port = 0 } = options;
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
    const address = server.address() as { port: number };
    return {
        url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}${PATH}`,
        async close() {
            await clients.close();
            const over = new Promise<void>((resolve) => server.close(resolve));
            server.closeAllConnections();
            await over;
            await served.close();
        },
    };
}
