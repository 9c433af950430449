// Running a session to the end of a run: at once, or with the event loop.
import { State } from './abi.js';
import type { Call, Mode, Settled } from './calls.js';
import { HognoseError, LimitError } from './errors.js';
import type { RunOptions } from './options.js';
import { LONGEST, nextTurn } from './pieces.js';
import type { Result } from './result.js';

/** The parts of a session that a run to the end needs. */
interface Driven {
    interrupt: (() => void) | undefined;
    arrived: (() => void) | undefined;
    readonly turn: number;
    readonly wall: number;
    readonly calls: ReadonlyMap<number, Call>;
    go(): State;
    wake(): State;
    expire(): State;
    check(state: State): State;
    pendingCall(): Call;
    takeAnswer(): { id: number; settled: Settled } | undefined;
    readOn(call: Call): State;
    answer(settled: Settled, name: string): State;
    answerId(id: number, settled: Settled): State;
    waitSeconds(): number | null;
    cancelled(cause: unknown): Error;
    finish(): Result;
    finishing(): Generator<void, Result>;
    left(): Error;
    abandonAt(turn: number): void;
}

const ABORTED = Symbol('aborted');
const SLEPT = Symbol('slept');
const ARRIVED = Symbol('arrived');

/** The promise's result, or ABORTED if the run must end first: by its signal, or with its sandbox. */
function unlessAborted<T>(session: Driven, promise: Promise<T>): Promise<T | typeof ABORTED> {
    return new Promise((resolve, reject) => {
        session.interrupt = () => resolve(ABORTED);
        promise.then(resolve, reject);
    });
}

/** Calls `then` after this time. The returned function cancels it. */
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

/** Waits for a promise that never rejects, or for the end of the run (ABORTED). Then calls `stop`. */
type Wait = <T>(promise: Promise<T>, stop?: () => void) => Promise<T | typeof ABORTED>;

/** A Wait that throws if the run has ended meanwhile, also if another one has begun. */
const waitAt = (session: Driven, turn: number): Wait => async (promise, stop) => {
    const came = await unlessAborted(session, promise);
    stop?.();
    if (session.turn !== turn) throw session.left();
    return came;
};

// The answer of the call that the run is paused at.
async function answerCall(session: Driven, wait: Wait, turn: number): Promise<State> {
    const call = session.pendingCall();
    if (call.reading) {
        const state = session.readOn(call);
        if (call.reading) await wait(nextTurn(turn));
        return state;
    }
    if (!call.promise) throw new HognoseError(`no handler serves ${call.name}(): use start(), or give it one`);
    const settled = await wait(call.promise);
    return settled === ABORTED ? State.sliced : session.answer(settled, call.name);
}

// The next answer that comes, or the end of the time that the run wants to sleep: each costs the same, however many calls wait.
async function answerAny(session: Driven, wait: Wait): Promise<State> {
    const next = session.takeAnswer();
    if (next) return session.answerId(next.id, next.settled);
    const seconds = session.waitSeconds();
    if (seconds === null && !session.calls.size) throw new HognoseError('the run waits for calls of an earlier one: use start(), or make them again');
    const arrival = new Promise<typeof ARRIVED>((resolve) => (session.arrived = () => resolve(ARRIVED)));
    const timer = seconds === null ? undefined : sleep(seconds);
    const first = await wait(timer ? Promise.race([arrival, timer.over]) : arrival, timer?.stop);
    session.arrived = undefined;
    return first === SLEPT ? session.wake() : State.waiting;
}

/** Ends the waiting of a run that has reached its wall limit. While the run executes, the module enforces the limit. */
class Wall {
    over = false;
    readonly stop: () => void;

    constructor(session: Driven) {
        const most = session.wall;
        const end = () => {
            this.over = true;
            session.interrupt?.();
        };
        this.stop = most === Infinity ? () => {} : after(most, end);
    }
}

// The result of a run that is complete, with turns of the event loop between its pieces.
async function finished(session: Driven, signal: AbortSignal | undefined, wait: Wait): Promise<Result> {
    const pieces = session.finishing();
    for (let turn = 1; ; turn++) {
        const step = pieces.next();
        if (step.done) return step.value;
        await wait(nextTurn(turn));
        if (signal?.aborted) throw session.cancelled(signal.reason);
    }
}

async function drive(session: Driven, from: State, signal: AbortSignal | undefined, wall: Wall, wait: Wait): Promise<Result> {
    let state = session.check(from);
    for (let turn = 1, last = performance.now(); ; turn++) {
        // Promises alone, of host functions that answer at once, give nobody else a turn.
        if (state === State.sliced || (state !== State.complete && performance.now() - last > LONGEST)) {
            await wait(nextTurn(turn));
            last = performance.now();
        }
        if (signal?.aborted) throw session.cancelled(signal.reason);
        if (wall.over && state !== State.complete) state = session.expire();
        else if (state === State.ready || state === State.sliced) state = session.go();
        else if (state === State.complete) return await finished(session, signal, wait);
        else if (state === State.calling) state = await answerCall(session, wait, turn);
        else if (state === State.waiting) state = await answerAny(session, wait);
        else throw new HognoseError('the run is in no known state');
        state = session.check(state);
    }
}

type Start = (mode: Mode) => State;

/** Runs to the end, and awaits the promises of host functions. */
export async function runAsync(session: Driven, start: Start, options: Pick<RunOptions, 'signal'>): Promise<Result> {
    const { signal } = options;
    if (signal?.aborted) throw new LimitError('cancelled', 0, 0, { cause: signal.reason });
    const abort = () => session.interrupt?.();
    const state = start('async');
    const { turn } = session;
    let wall: Wall | undefined;
    try {
        wall = new Wall(session);
        signal?.addEventListener('abort', abort);
        return await drive(session, state, signal, wall, waitAt(session, turn));
    } finally {
        wall?.stop();
        session.abandonAt(turn);
        signal?.removeEventListener('abort', abort);
    }
}

/** Runs to the end without the event loop. */
export function runSync(session: Driven, start: Start): Result {
    let state = start('sync');
    const { turn } = session;
    try {
        state = session.check(state);
        while (state === State.ready) state = session.check(session.go());
        if (state === State.complete) return session.finish();
        throw new HognoseError('the program waits for something: use run() or start() instead of runSync()');
    } finally {
        session.abandonAt(turn);
    }
}
