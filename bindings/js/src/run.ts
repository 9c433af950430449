// Running a session to the end of a run: at once, or with the event loop.
import { HognoseError, LimitError } from './errors.js';
import type { RunOptions } from './options.js';
import { State, type Mode, type Result, type Session, type Settled } from './session.js';

const TIMER_TURNS = 16;

/** The next turn of the event loop, after what waits there already; `turn` counts them. */
function nextTurn(turn: number): Promise<void> {
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

const ABORTED = Symbol('aborted');
const SLEPT = Symbol('slept');

/** What the promise gives, unless the run is to end before: by its signal, or with its sandbox. */
function unlessAborted<T>(session: Session, promise: Promise<T>): Promise<T | typeof ABORTED> {
    return new Promise((resolve, reject) => {
        session.interrupt = () => resolve(ABORTED);
        promise.then(resolve, reject);
    });
}

function sleep(seconds: number): { over: Promise<typeof SLEPT>; stop(): void } {
    const end = performance.now() + seconds * 1000;
    let timer: ReturnType<typeof setTimeout>;
    const over = new Promise<typeof SLEPT>((resolve) => {
        // Timers can fire a little early, and none is set for more than 24 days.
        const go = () => {
            const left = end - performance.now();
            if (left <= 0) resolve(SLEPT);
            else timer = setTimeout(go, Math.min(left, 2 ** 31 - 1));
        };
        go();
    });
    return { over, stop: () => clearTimeout(timer) };
}

// The answer of the call that the run is paused at.
async function answerCall(session: Session): Promise<State> {
    const call = session.pendingCall();
    if (!call.promise) throw new HognoseError(`no handler serves ${call.name}(): use start(), or give it one`);
    const settled = await unlessAborted(session, call.promise);
    return settled === ABORTED ? State.sliced : session.answer(settled, call.name);
}

// The first answer of those that the run waits for, or the time that it wants to sleep.
async function answerAny(session: Session): Promise<State> {
    const { calls, seconds } = session.waitingCalls();
    const unserved = calls.find((call) => !call.promise);
    if (unserved) throw new HognoseError(`no handler serves ${unserved.name}(): use start(), or give it one`);
    const races: Promise<{ id: number; settled: Settled } | typeof SLEPT>[] = calls.map(
        ({ id, promise }) => promise!.then((settled) => ({ id, settled })),
    );
    const timer = seconds === null ? undefined : sleep(seconds);
    if (timer) races.push(timer.over);
    const first = await unlessAborted(session, Promise.race(races));
    timer?.stop();
    if (first === ABORTED) return State.sliced;
    return first === SLEPT ? session.wake() : session.answerId(first.id, first.settled);
}

async function drive(session: Session, from: State, signal: AbortSignal | undefined): Promise<Result> {
    let state = session.check(from);
    for (let turn = 1; ; turn++) {
        if (signal?.aborted) throw session.cancelled(signal.reason);
        if (state === State.ready) state = session.go();
        else if (state === State.complete) return session.finish();
        else if (state === State.calling) state = await answerCall(session);
        else if (state === State.waiting) state = await answerAny(session);
        else if (state === State.sliced) {
            await nextTurn(turn);
            if (!signal?.aborted) state = session.go();
        } else throw new HognoseError('the run came to a state that it cannot be in');
        state = session.check(state);
    }
}

type Start = (mode: Mode) => State;

/** Runs to the end, awaiting what host functions promise. */
export async function runAsync(session: Session, start: Start, options: Pick<RunOptions, 'signal'>): Promise<Result> {
    const { signal } = options;
    if (signal?.aborted) throw new LimitError('cancelled', 0, 0, { cause: signal.reason });
    const abort = () => session.interrupt?.();
    const state = start('async');
    signal?.addEventListener('abort', abort);
    try {
        return await drive(session, state, signal);
    } finally {
        signal?.removeEventListener('abort', abort);
        session.interrupt = undefined;
        session.abandon();
    }
}

/** Runs to the end at once. */
export function runSync(session: Session, start: Start): Result {
    let state = start('sync');
    try {
        state = session.check(state);
        while (state === State.ready) state = session.check(session.go());
        if (state === State.complete) return session.finish();
        throw new HognoseError('the program waits for something: use run() or start() instead of runSync()');
    } finally {
        session.abandon();
    }
}
