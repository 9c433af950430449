// Long work in pieces, with turns of the event loop in between.
import { decode, decodePieces, type DictForm } from './codec.js';
import type { Objects } from './objects.js';

export const LONGEST = 5; // milliseconds between two turns of the event loop
export const PIECES = 2 ** 16; // bytes of a value that is decoded in pieces
const TIMER_TURNS = 16;

/** The next turn of the event loop, after everything that waits already. `turn` counts turns. */
export function nextTurn(turn: number): Promise<void> {
    if (typeof setImmediate === 'function') return new Promise((resolve) => setImmediate(resolve));
    return new Promise((resolve) => {
        // Timers wait for 4 ms, so that messages are better; but in workerd messages alone keep every timer from firing.
        if (turn % TIMER_TURNS === 0) {
            setTimeout(resolve, 0);
            return;
        }
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
            port1.close();
            resolve();
        };
        port2.postMessage(null);
    });
}

/** Runs all pieces without a pause. */
export function toEnd<T>(pieces: Generator<void, T>): T {
    for (;;) {
        const step = pieces.next();
        if (step.done) return step.value;
    }
}

/** Runs all pieces, with turns of the event loop in between. */
export async function withTurns<T>(pieces: Generator<void, T>): Promise<T> {
    for (let turn = 1; ; turn++) {
        const step = pieces.next();
        if (step.done) return step.value;
        await nextTurn(turn);
    }
}

/** Decodes a value in pieces. `timed` calls each. The bytes must not change meanwhile. */
export function* decodeTimed(
    bytes: Uint8Array, dicts: DictForm, objects: Objects, timed: <T>(piece: () => T) => T,
): Generator<void, unknown> {
    let until = 0;
    const pieces = decodePieces(bytes, dicts, objects, () => performance.now() >= until);
    for (;;) {
        yield;
        until = performance.now() + LONGEST;
        const step = timed(() => pieces.next());
        if (step.done) return step.value;
    }
}

/** Decodes a value with turns of the event loop in between, if it is long. */
export async function decodeLong(bytes: Uint8Array, dicts: DictForm, objects: Objects): Promise<any> {
    return bytes.length < PIECES ? decode(bytes, dicts, objects) : withTurns(decodeTimed(bytes, dicts, objects, (piece) => piece()));
}
