// A run by hand: each pause is an object with what can be done there.
import { State } from './abi.js';
import type { Call as HostCall, Settled } from './calls.js';
import { HognoseError } from './errors.js';
import { checkSettled } from './options.js';
import { Result } from './result.js';
import { withTurns } from './pieces.js';
import type { Session } from './session.js';

/** The state of a run: finished, or paused. An uncaught exception or a reached limit is thrown instead. */
export type Step = Complete | Call | Waiting | Sliced;

/** The error for using a step that the run has left. */
export const stepIsOver = (): HognoseError =>
    new HognoseError('this step is over: the run was resumed from it, or the sandbox is disposed of');

abstract class Pause {
    protected readonly session: Session;
    readonly #turn: number;

    constructor(session: Session) {
        this.session = session;
        this.#turn = session.turn;
    }

    /** The session at this step as bytes. `hognose.restore` resumes from them, any number of times. */
    dump(): Uint8Array {
        this.current();
        return this.session.dump();
    }

    /** Does the same as `dump`, and yields to the event loop every few milliseconds. */
    async dumpAsync(): Promise<Uint8Array> {
        this.current();
        return withTurns(this.session.dumping(true));
    }

    /** Cancels the run. The variables stay. */
    abandon(): void {
        this.current();
        this.session.abandon();
    }

    /** The output of the run so far. After a restore, only the output since then. */
    get stdout(): string {
        this.current();
        return this.session.printed()[0];
    }

    get stderr(): string {
        this.current();
        return this.session.printed()[1];
    }

    protected current(): void {
        if (this.session.disposed || this.session.turn !== this.#turn) {
            throw stepIsOver();
        }
    }

    /** Resumes the run. A refused request changes nothing, so the step remains usable. */
    protected goOn(go: () => State): Step {
        this.current();
        const state = go();
        if (state === State.refused) throw this.session.refused();
        this.session.turn++;
        return stepOf(this.session, state);
    }
}

/** The run is finished. */
export class Complete extends Result {
    readonly kind = 'complete';
}

/** The run waits for the result of a host function. */
export class Call extends Pause {
    readonly kind = 'call';
    readonly id: number;
    readonly name: string;
    readonly args: unknown[];
    readonly kwargs: Record<string, unknown>;
    /** The settled result of the handler's promise; undefined if the function has no handler. Never rejects. */
    readonly promise: Promise<Settled> | undefined;

    constructor(session: Session) {
        super(session);
        const call = session.pendingCall();
        this.id = call.id;
        this.name = call.name;
        this.args = call.args;
        this.kwargs = call.kwargs;
        this.promise = call.promise;
    }

    /** Resumes the run with the call's result. */
    resume(value?: unknown): Step {
        return this.settle({ value });
    }

    /** Resumes the run by raising an exception. `type` names a builtin exception; other names become RuntimeError. */
    raise(type: string, message = ''): Step {
        return this.settle({ error: Object.assign(new Error(message), { name: type }) });
    }

    /** Resumes the run without the result. The program gets an awaitable; a later Waiting step settles it by the call's `id`. */
    defer(): Step {
        const { id, name, args, kwargs, promise } = this;
        return this.goOn(() => this.session.defer({ id, name, args, kwargs, promise }));
    }

    /** @internal */
    settle(settled: Settled): Step {
        return this.goOn(() => this.session.answer(settled, this.name));
    }
}

/** Every task of the run waits: for calls of awaitable functions, for a time, or both. */
export class Waiting extends Pause {
    readonly kind = 'waiting';
    /** The longest time that the program wants to sleep, in seconds; null if it waits for results only. */
    readonly seconds: number | null;
    #calls: readonly HostCall[] | undefined;

    constructor(session: Session) {
        super(session);
        this.seconds = session.waitSeconds();
    }

    /** @internal */
    get ids(): Uint32Array {
        return this.session.waitingIds();
    }

    // Looked up when they are asked for: a run that waits for many calls in turn has many such steps.
    get calls(): readonly HostCall[] {
        if (!this.#calls) this.current();
        return (this.#calls ??= this.session.waitingCalls());
    }

    /** Resumes the run with the result, or the error, of one call. */
    settle(id: number, answer: { value?: unknown } | { error: unknown }): Step {
        const settled = checkSettled(answer);
        return this.goOn(() => this.session.answerId(id, settled));
    }

    /** Resumes the run as if the time had passed. */
    wake(): Step {
        return this.goOn(() => this.session.wake());
    }
}

/** The run has used its slice of time. `continue` resumes it. */
export class Sliced extends Pause {
    readonly kind = 'sliced';

    continue(): Step {
        return this.goOn(() => State.ready);
    }
}

/** Resumes the run until it needs the host, and returns its step. If that fails, the run is cancelled. */
export function stepOf(session: Session, from: State): Step {
    const { turn } = session;
    try {
        let state = session.check(from);
        while (state === State.ready) state = session.check(session.go());
        if (state === State.calling) return new Call(session);
        if (state === State.waiting) return new Waiting(session);
        if (state === State.sliced) return new Sliced(session);
        return new Complete(session.finish());
    } catch (error) {
        session.abandonAt(turn);
        throw error;
    }
}
