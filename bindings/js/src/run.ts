// Running a session to the end of a run: at once, or with the event loop.
import { HognoseError, LimitError } from './errors.js';
import type { RunOptions } from './options.js';
import type { Result } from './result.js';
import { State, type Mode, type Session } from './session.js';

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
const ARRIVED = Symbol('arrived');

/** What the promise gives, unless the run is to end before: by its signal, or with its sandbox. */
function unlessAborted<T>(session: Session, promise: Promise<T>): Promise<T | typeof ABORTED> {
    return new Promise((resolve, reject) => {
        session.interrupt = () => resolve(ABORTED);
        promise.then(resolve, reject);
    });
}

/** Calls `then` when the time is over, unless that is given up by what this gives. */
function after(ms: number, then: () => void): () => void {
    const end = performance.now() + ms;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Timers can fire a little early, and none is set for more than 24 days.
    const go = () => {
        const left = end - performance.now();
        if (left <= 0) then();
        else timer = setTimeout(go, Math.min(left, 2 ** 31 - 1));
    };
    go();
    return () => clearTimeout(timer);
}

function sleep(seconds: number): { over: Promise<typeof SLEPT>; stop(): void } {
    let stop = () => {};
    const over = new Promise<typeof SLEPT>((resolve) => (stop = after(seconds * 1000, () => resolve(SLEPT))));
    return { over, stop };
}

// The answer of the call that the run is paused at.
async function answerCall(session: Session): Promise<State> {
    const call = session.pendingCall();
    if (!call.promise) throw new HognoseError(`no handler serves ${call.name}(): use start(), or give it one`);
    const settled = await unlessAborted(session, call.promise);
    return settled === ABORTED ? State.sliced : session.answer(settled, call.name);
}

// The next answer that comes, or the end of the time that the run wants to sleep: each costs the same, however many calls wait.
async function answerAny(session: Session): Promise<State> {
    const next = session.takeAnswer();
    if (next) return session.answerId(next.id, next.settled);
    const seconds = session.waitSeconds();
    if (seconds === null && !session.calls.size) throw new HognoseError('the run waits for calls of an earlier one: use start(), or make them again');
    const arrival = new Promise<typeof ARRIVED>((resolve) => (session.arrived = () => resolve(ARRIVED)));
    const timer = seconds === null ? undefined : sleep(seconds);
    const first = await unlessAborted(session, timer ? Promise.race([arrival, timer.over]) : arrival);
    session.arrived = undefined;
    timer?.stop();
    return first === SLEPT ? session.wake() : State.waiting;
}

/** Ends the waiting of a run whose wall time is over. While it runs, the module itself sees to that. */
class Wall {
    over = false;
    readonly stop: () => void;

    constructor(session: Session) {
        const most = session.wall;
        const end = () => {
            this.over = true;
            session.interrupt?.();
        };
        this.stop = most === Infinity ? () => {} : after(most, end);
    }
}

async function drive(session: Session, from: State, signal: AbortSignal | undefined, wall: Wall): Promise<Result> {
    let state = session.check(from);
    for (let turn = 1; ; turn++) {
        if (signal?.aborted) throw session.cancelled(signal.reason);
        if (wall.over && state !== State.complete) state = session.expire();
        else if (state === State.ready) state = session.go();
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
    const wall = new Wall(session);
    signal?.addEventListener('abort', abort);
    try {
        return await drive(session, state, signal, wall);
    } finally {
        wall.stop();
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
