// The visitor's host functions: JavaScript in a worker without network, inside a frame whose policy forbids connections (public/host-frame.js).
import prelude from './host-prelude.js?raw';

/** What the functions may ask of the page. */
export interface PageServices {
    ask(question: unknown, choices?: unknown): Promise<unknown>;
    display(kind: unknown, data: unknown): void;
}

export interface HostFunction {
    name: string;
    awaitable: boolean;
    signature?: string;
}

type FromHost =
    | { type: 'ready'; functions: HostFunction[] }
    | { type: 'answer'; id: number; value?: unknown; error?: { name: string; message: string } }
    | { type: 'page'; id: number; what: 'ask' | 'display'; args: unknown[] };

/** Lines of the worker's text in front of the visitor's. */
const LINES_BEFORE = 1;
const MOST_STARTING = 30_000;

let frame: Promise<Window> | undefined;
const failures = new Map<number, (problem: string, line: number) => void>();

function openFrame(): Promise<Window> {
    return (frame ??= new Promise((resolve, reject) => {
        const element = document.createElement('iframe');
        element.hidden = true;
        element.title = 'Host functions';
        element.src = new URL(`${document.documentElement.dataset.root ?? './'}host-frame.html`, document.baseURI).href;
        addEventListener('message', ({ source, data }: MessageEvent) => {
            if (source !== element.contentWindow || !data) return;
            if (data.ready) resolve(element.contentWindow!);
            else if ('failed' in data) failures.get(data.failed)?.(String(data.message), Number(data.line) - LINES_BEFORE);
        });
        setTimeout(() => reject(new Error('the frame for host functions did not load')), MOST_STARTING);
        document.body.append(element);
    }));
}

let lastId = 0;

/** A worker with the functions of one text. */
export class Host {
    /** What the text defines. */
    readonly functions: Promise<HostFunction[]>;
    readonly #id = ++lastId;
    readonly #asked = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
    readonly #page: PageServices;
    #port: MessagePort | undefined;
    #lastCall = 0;
    #failed: Error | undefined;
    #ended = false;

    constructor(source: string, page: PageServices) {
        this.#page = page;
        this.functions = new Promise((resolve, reject) => {
            const fail = (problem: string) => {
                this.#failed = Object.assign(new Error(problem), { name: 'RuntimeError' });
                reject(this.#failed);
                for (const { reject: refuse } of this.#asked.values()) refuse(this.#failed);
                this.#asked.clear();
            };
            const lines = source.trimEnd().split('\n').length; // what does not end there fails behind it
            failures.set(this.#id, (problem, line) => fail(line > 0 ? `line ${Math.min(line, lines)}: ${problem}` : problem));
            void this.#start(source, resolve, fail);
        });
        this.functions.catch(() => {});
    }

    async #start(source: string, ready: (functions: HostFunction[]) => void, fail: (problem: string) => void): Promise<void> {
        try {
            const { port1, port2 } = new MessageChannel();
            const window = await openFrame();
            if (this.#ended) return;
            this.#port = port1;
            port1.onmessage = ({ data }: MessageEvent<FromHost>) => this.#hear(data, ready);
            const [before, after] = prelude.split('/* THE FUNCTIONS */');
            window.postMessage({ make: this.#id, source: `${before!.replaceAll('\n', ' ')}\n${source}\n${after}` }, '*', [port2]);
            const late = setTimeout(() => fail('the functions did not get ready: a loop at their beginning, or workers are forbidden here'), MOST_STARTING);
            void this.functions.finally(() => clearTimeout(late)).catch(() => {});
        } catch (error) {
            fail(error instanceof Error ? error.message : String(error));
        }
    }

    #hear(message: FromHost, ready: (functions: HostFunction[]) => void): void {
        if (message.type === 'ready') return ready(message.functions);
        if (message.type === 'page') return void this.#serve(message.id, message.what, message.args);
        const asked = this.#asked.get(message.id);
        this.#asked.delete(message.id);
        if (message.error) asked?.reject(Object.assign(new Error(message.error.message), { name: message.error.name }));
        else asked?.resolve(message.value);
    }

    async #serve(id: number, what: 'ask' | 'display', args: unknown[]): Promise<void> {
        const value = what === 'ask' ? await this.#page.ask(args[0], args[1]) : this.#page.display(args[0], args[1]);
        this.#port?.postMessage({ type: 'served', id, value });
    }

    /** Calls a function; rejects with what it throws. */
    async call(name: string, args: unknown[]): Promise<unknown> {
        await this.functions;
        if (this.#failed) throw this.#failed;
        return new Promise((resolve, reject) => {
            const id = ++this.#lastCall;
            this.#asked.set(id, { resolve, reject });
            this.#port!.postMessage({ type: 'call', id, name, args });
        });
    }

    end(): void {
        this.#ended = true;
        failures.delete(this.#id);
        this.#port?.close();
        void frame?.then((window) => window.postMessage({ end: this.#id }, '*'), () => {});
    }
}

/** What a text of functions defines; throws what is wrong with it. */
export async function functionsOf(source: string): Promise<HostFunction[]> {
    const host = new Host(source, { ask: async () => null, display: () => {} });
    try {
        return await host.functions;
    } finally {
        host.end();
    }
}
