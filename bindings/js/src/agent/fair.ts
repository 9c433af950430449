// So many at once of what several clients ask for: each has a share, and they take turns.
import { AgentError } from './common.js';

export interface FairOptions {
    /** The most calls that run at the same time. */
    most: number;
    /** The most calls of one client that run at the same time. */
    each: number;
    /** The most calls of one client that wait. More are refused. */
    waiting: number;
}

/** A client's running calls, counted, and functions that start the waiting ones. */
interface Line {
    running: number;
    readonly waiting: Set<() => void>;
}

/** A queue in which clients take turns, however many calls one of them makes. */
export class FairQueue {
    readonly #options: FairOptions;
    /** The clients. One that has had its turn moves to the end. */
    readonly #lines = new Map<object, Line>();
    #running = 0;

    constructor(options: FairOptions) {
        this.#options = options;
    }

    /** Calls `act` when it is the client's turn. Throws the signal's reason if it is aborted before. */
    async take<T>(client: object, signal: AbortSignal, act: () => Promise<T>): Promise<T> {
        signal.throwIfAborted();
        const line = this.#lines.get(client) ?? { running: 0, waiting: new Set() };
        this.#lines.set(client, line);
        await this.#turn(line, signal);
        try {
            return await act();
        } finally {
            this.#running--;
            line.running--;
            this.#next();
        }
    }

    #turn(line: Line, signal: AbortSignal): Promise<void> {
        const { waiting } = this.#options;
        if (line.waiting.size >= waiting) return Promise.reject(new AgentError(`this client has ${waiting} requests that wait: try again later`));
        return new Promise((resolve, reject) => {
            const givenUp = () => {
                line.waiting.delete(begin);
                this.#forget();
                reject(signal.reason as Error);
            };
            const begin = () => {
                signal.removeEventListener('abort', givenUp);
                resolve();
            };
            line.waiting.add(begin);
            signal.addEventListener('abort', givenUp, { once: true });
            this.#next();
        });
    }

    // Begins what there is room for, one of each client's at a time.
    #next(): void {
        const { most, each } = this.#options;
        while (this.#running < most) {
            const next = [...this.#lines].find(([, { running, waiting }]) => waiting.size > 0 && running < each);
            if (!next) break;
            const [client, line] = next;
            const [begin] = line.waiting;
            line.waiting.delete(begin!);
            line.running++;
            this.#running++;
            this.#lines.delete(client);
            this.#lines.set(client, line);
            begin!();
        }
        this.#forget();
    }

    #forget(): void {
        for (const [client, { running, waiting }] of this.#lines) if (!running && !waiting.size) this.#lines.delete(client);
    }
}
