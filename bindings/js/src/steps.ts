// A run by hand: each pause is an object with what can be done there.
import { State } from './abi.js';
import type { Call as HostCall, Settled } from './calls.js';
import { HognoseError } from './errors.js';
import { checkSettled } from './options.js';
import { Result } from './result.js';
import { withTurns } from './run.js';
import type { Session } from './session.js';

/** Where a run stands. An uncaught exception or a limit is thrown instead. */
export type Step = Complete | Call | Waiting | Sliced;

/** What is said of a step from which the run has gone on. */
export const stepIsOver = (): HognoseError =>
    new HognoseError('this step is over: the run has gone on from it, or the sandbox is disposed of');

abstract class Pause {
    protected readonly session: Session;
    readonly #turn: number;

    constructor(session: Session) {
        this.session = session;
        this.#turn = session.turn;
    }

    /** The session as bytes, as it stands here. `hognose.restore` goes on with them, as often as one likes. */
    dump(): Uint8Array {
        this.current();
        return this.session.dump();
    }

    /** The same, with turns of the event loop between its pieces. */
    async dumpAsync(): Promise<Uint8Array> {
        this.current();
        return withTurns(this.session.dumping(true));
    }

    /** Gives the run up; the variables stay. */
    abandon(): void {
        this.current();
        this.session.abandon();
    }

    /** What the run has printed by now: of a restored one, since then. */
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

    /** What is refused has changed nothing: the step can still be used. */
    protected goOn(go: () => State): Step {
        this.current();
        const state = go();
        if (state === State.refused) throw this.session.refused();
        this.session.turn++;
        return stepOf(this.session, state);
    }
}

/** The run is over. */
export class Complete extends Result {
    readonly kind = 'complete';
}

/** The run waits for the answer of a host function. */
export class Call extends Pause {
    readonly kind = 'call';
    readonly id: number;
    readonly name: string;
    readonly args: unknown[];
    readonly kwargs: Record<string, unknown>;
    /** What the function's handler returned, when it has one: it gave a promise. Never rejects. */
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

    /** Goes on with the call's value. */
    resume(value?: unknown): Step {
        return this.settle({ value });
    }

    /** Goes on with an exception: a builtin type by name (others become RuntimeError). */
    raise(type: string, message = ''): Step {
        return this.settle({ error: Object.assign(new Error(message), { name: type }) });
    }

    /** Goes on without the answer: the program gets an awaitable, and `settle` of a Waiting step answers by `id`. */
    defer(): Step {
        const { id, name, args, kwargs, promise } = this;
        return this.goOn(() => this.session.defer({ id, name, args, kwargs, promise }));
    }

    /** @internal */
    settle(settled: Settled): Step {
        return this.goOn(() => this.session.answer(settled, this.name));
    }
}

/** Every task waits: for calls of awaitable functions, for a time, or for both. */
export class Waiting extends Pause {
    readonly kind = 'waiting';
    /** How long the program wants to sleep at most; null: until an answer comes. */
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

    /** Goes on with the answer of one call. */
    settle(id: number, answer: { value?: unknown } | { error: unknown }): Step {
        const settled = checkSettled(answer);
        return this.goOn(() => this.session.answerId(id, settled));
    }

    /** Goes on because the time is over. */
    wake(): Step {
        return this.goOn(() => this.session.wake());
    }
}

/** A slice of time is over. */
export class Sliced extends Pause {
    readonly kind = 'sliced';

    continue(): Step {
        return this.goOn(() => State.ready);
    }
}

/** Goes on while that needs nothing of the host, and tells where the run stands. A run of which that cannot be told is given up. */
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
