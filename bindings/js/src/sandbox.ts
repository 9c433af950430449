/// <reference lib="esnext.disposable" preserve="true" />
// Sandbox, the package's main class.
import { HognoseError, LimitError, type PythonSyntaxError, type Usage } from './errors.js';
import { Files } from './files.js';
import { readFunctions, type RunOptions } from './options.js';
import { Session, State, type Result, type Settled } from './session.js';
import { stepOf, type Step } from './steps.js';
import { findings, withTypes, type CheckOptions, type Finding, type ValidateOptions } from './validate.js';

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

/** An isolated Python: variables, functions, classes and imports persist from run to run. */
export class Sandbox {
    #session: Session;
    #make: () => Session;
    #restore: (dump: Uint8Array) => Sandbox;

    /** @internal */
    constructor(session: Session, make: () => Session, restore: (dump: Uint8Array) => Sandbox) {
        this.#session = session;
        this.#make = make;
        this.#restore = restore;
    }

    /** Runs a program, awaits what its host functions promise, and lets the event loop run every few milliseconds. */
    async run(code: string, options: RunOptions = {}): Promise<Result> {
        const session = this.#session;
        const { signal } = options;
        if (signal?.aborted) throw new LimitError('cancelled', 0, 0, { cause: signal.reason });
        const abort = () => session.interrupt?.();
        const state = session.start(code, options, 'async');
        signal?.addEventListener('abort', abort);
        try {
            return await drive(session, state, signal);
        } finally {
            signal?.removeEventListener('abort', abort);
            session.interrupt = undefined;
            session.abandon();
        }
    }

    /** Runs a program to its end, without the event loop: its host functions must answer at once. */
    runSync(code: string, options: RunOptions = {}): Result {
        const session = this.#session;
        if (options.signal) throw new HognoseError('runSync() cannot be aborted: use run()');
        let state = session.start(code, options, 'sync');
        try {
            state = session.check(state);
            while (state === State.ready) state = session.check(session.go());
            if (state === State.complete) return session.finish();
            throw new HognoseError('the program waits for something: use run() or start() instead of runSync()');
        } finally {
            session.abandon();
        }
    }

    /** Runs a program up to its end or its first pause, from which the caller goes on by hand. */
    start(code: string, options: RunOptions = {}): Step {
        return stepOf(this.#session, this.#session.start(code, options, 'steps'));
    }

    /** Where the run of a restored snapshot is paused; null when it was idle. */
    get step(): Step | null {
        return this.#session.active ? stepOf(this.#session, this.#session.state()) : null;
    }

    /** Parses only: null, or the SyntaxError. */
    check(code: string, options: CheckOptions = {}): PythonSyntaxError | null {
        readFunctions(options.functions); // refuses what cannot be declared
        return this.#session.parse(code, options);
    }

    /** What is wrong with a program, found without running it and without changing anything. */
    validate(code: string, options?: ValidateOptions & { types?: false }): Finding[];
    validate(code: string, options: ValidateOptions & { types: true }): Promise<Finding[]>;
    validate(code: string, options: ValidateOptions): Finding[] | Promise<Finding[]>;
    validate(code: string, options: ValidateOptions = {}): Finding[] | Promise<Finding[]> {
        return options.types ? this.#validateTypes(code, options) : findings(this.#session, code, options);
    }

    async #validateTypes(code: string, options: ValidateOptions): Promise<Finding[]> {
        const session = this.#session;
        const found = findings(session, code, options);
        const { functions, options: { modules } } = session;
        return withTypes(found, code, options, { functions, names: session.names(), sources: modules?.sources });
    }

    /** The value of a global variable; undefined when there is none. */
    get(name: string): any {
        return this.#session.get(name);
    }

    /** Sets a global variable. */
    set(name: string, value: unknown): void {
        this.#session.set(name, value);
    }

    /** The global variables that programs made, in order of creation. */
    names(): string[] {
        return this.#session.names();
    }

    /** False when there was none. */
    delete(name: string): boolean {
        return this.#session.delete(name);
    }

    /** Forgets everything that programs did: as new. */
    reset(): void {
        const fresh = this.#make();
        this.#session.dispose();
        this.#session = fresh;
    }

    /** The files that programs see, between runs. */
    get files(): Files {
        return new Files(this.#session.files);
    }

    /** The session as bytes: variables, and the run where it is paused. */
    dump(): Uint8Array {
        return this.#session.dump();
    }

    /** An independent sandbox in the same state, with the same host functions. */
    fork(): Sandbox {
        return this.#restore(this.dump());
    }

    /** What the last run used. */
    get usage(): Usage {
        return this.#session.usage();
    }

    /** Frees the memory. A run that awaits something fails with a DisposedError. */
    dispose(): void {
        this.#session.dispose();
    }

    [Symbol.dispose](): void {
        this.dispose();
    }
}
