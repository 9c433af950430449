// What a worker must know at once while a program runs: the caller's clock and entropy. The worker sleeps until the answer lies
// in memory that both threads have.
import { forget } from './calls.js';
import { HognoseError, messageOf } from './errors.js';
import { checkTime, type Clock, type HostOptions } from './options.js';

/** A request: for a number of random bytes, or one of the clock's functions. */
type Question = 'now' | 'monotonic' | number;

const enum Reply {
    none,
    given,
    failed,
}

const HEAD = 8; // the reply, and the length of the text of an error
const MOST = 65536;

/** A request, and the memory for its answer. */
export interface Asked {
    question: Question;
    memory: SharedArrayBuffer;
}

/** The options that are requested, and the memory for answers. */
export interface NowRequest {
    memory: SharedArrayBuffer;
    clock: boolean;
    monotonic: boolean;
    entropy: boolean;
}

/** undefined if there is nothing to request. Throws a HognoseError if threads cannot share memory. */
export function nowRequest({ clock, entropy }: HostOptions): NowRequest | undefined {
    if (!clock && !entropy) return undefined;
    if (typeof SharedArrayBuffer !== 'function') {
        throw new HognoseError(`${clock ? 'clock' : 'entropy'}: a worker cannot ask for it here: a page must be cross-origin isolated for that`);
    }
    return { memory: new SharedArrayBuffer(HEAD + MOST), clock: !!clock, monotonic: !!clock?.monotonic, entropy: !!entropy };
}

/** Answers a request, in the caller's thread. */
export function answerNow({ clock, entropy }: Pick<HostOptions, 'clock' | 'entropy'>, { memory, question }: Asked): void {
    const head = new Int32Array(memory, 0, 2);
    let reply = Reply.given;
    try {
        if (typeof question === 'number') {
            const bytes = new Uint8Array(question); // entropy may not like shared memory
            forget(entropy!(bytes));
            if (bytes.length !== question) throw new HognoseError('entropy: the bytes are gone');
            new Uint8Array(memory, HEAD).set(bytes);
        } else {
            const time: unknown = question === 'now' ? clock!.now() : clock!.monotonic!();
            new Float64Array(memory, HEAD, 1)[0] = checkTime(time);
        }
    } catch (error) {
        const text = new TextEncoder().encode(messageOf(error)).subarray(0, MOST);
        new Uint8Array(memory, HEAD).set(text);
        head[1] = text.length;
        reply = Reply.failed;
    }
    Atomics.store(head, 0, reply);
    Atomics.notify(head, 0);
}

/** The clock and the random bytes of a sandbox in the worker. */
export function askingHost({ memory, clock, monotonic, entropy }: NowRequest, ask: (asked: Asked) => void): Pick<HostOptions, 'clock' | 'entropy'> {
    const head = new Int32Array(memory, 0, 2);
    const answer = (question: Question): void => {
        Atomics.store(head, 0, Reply.none);
        ask({ question, memory });
        Atomics.wait(head, 0, Reply.none);
        if (Atomics.load(head, 0) === Reply.failed) {
            throw new HognoseError(new TextDecoder().decode(new Uint8Array(memory, HEAD, head[1]).slice()));
        }
    };
    const time = (question: Question) => (): number => {
        answer(question);
        return new Float64Array(memory, HEAD, 1)[0]!;
    };
    const asking: Clock = { now: time('now'), monotonic: monotonic ? time('monotonic') : undefined };
    const fill = (to: Uint8Array): void => {
        for (let i = 0; i < to.length; i += MOST) {
            const n = Math.min(MOST, to.length - i);
            answer(n);
            to.set(new Uint8Array(memory, HEAD, n), i);
        }
    };
    return { clock: clock ? asking : undefined, entropy: entropy ? fill : undefined };
}
