// Runs by hand: every call of a function is answered by promises, several at once, and the event loop is let in.
import type { Complete, Sandbox, Step } from '../index.js';
import { AgentError } from './common.js';

/** A call that a program makes. */
export interface Called {
    readonly id: number;
    readonly name: string;
    readonly args: unknown[];
    readonly kwargs: Record<string, unknown>;
}

/** The answer to a call: a value, an exception, or the end of the run, which the program cannot catch. */
export type Answer = { value: unknown } | { error: unknown } | { stop: true };

/** The result with which a host function ends a block. */
export interface Outcome {
    final_output?: Record<string, unknown>;
    submit_fields?: Record<string, unknown>;
}

/** Answers a call, with access to the session. An Outcome ends the block. */
export type External = (call: Called, sandbox: Sandbox) => Promise<{ value: unknown } | { end: Outcome }>;

/** How a run ended without an error or a limit: complete, or stopped by an answer. */
export type Ended = { complete: Complete } | { stopped: { stdout: string; stderr: string } };

/** The run slept longer than allowed. */
export class SleptTooLong extends AgentError {
    override name = 'SleptTooLong';
    readonly stdout: string;
    constructor(message: string, stdout: string) {
        super(message);
        this.stdout = stdout;
    }
}

export interface DriveOptions {
    answer(call: Called): Promise<Answer>;
    /** Whether calls of this function are answered later, while the program continues. */
    defers(name: string): boolean;
    /** Milliseconds that the run may sleep while it waits for no answer. */
    sleep: number;
}

const turn = (): Promise<void> => new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve, 0);
});

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'RuntimeError');
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** One run, from a step to its end. `step` is the current step. */
export class Drive {
    step: Step;
    /** The number of answered calls. */
    answered = 0;
    readonly #options: DriveOptions;
    readonly #asked = new Map<number, Promise<[number, Answer]>>();
    #slept = 0;

    constructor(step: Step, options: DriveOptions) {
        this.step = step;
        this.#options = options;
    }

    /** Runs to the end. Throws the program's exceptions and reached limits. */
    async run(): Promise<Ended> {
        for (;;) {
            const step = this.step;
            if (step.kind === 'complete') return { complete: step };
            if (step.kind === 'sliced') {
                await turn();
                this.step = step.continue();
                continue;
            }
            if (step.kind === 'call' && this.#options.defers(step.name)) {
                this.#asked.set(step.id, this.#ask(step));
                this.step = step.defer();
                continue;
            }
            if (step.kind === 'waiting' && !this.#asks(step)) {
                await this.#sleep(step.seconds ?? 0, step.stdout);
                this.step = step.wake();
                continue;
            }
            const [id, answer] = await this.#next(step);
            if (id === ASLEEP) {
                this.step = (step as Step & { kind: 'waiting' }).wake();
                continue;
            }
            this.answered++;
            if ('stop' in answer) return this.#stop(step);
            this.step = step.kind === 'call' ? goOn(step, answer) : step.settle(id, answer);
        }
    }

    #stop(step: Step & { kind: 'call' | 'waiting' }): Ended {
        const { stdout, stderr } = step;
        step.abandon();
        return { stopped: { stdout, stderr } };
    }

    // Asks for the answers of all calls that a run waits for and that were not asked for before; whether there are any.
    #asks(step: Step & { kind: 'waiting' }): boolean {
        for (const call of step.calls) if (!this.#asked.has(call.id)) this.#asked.set(call.id, this.#ask(call));
        return this.#asked.size > 0;
    }

    async #ask(call: Called): Promise<[number, Answer]> {
        try {
            return [call.id, await this.#options.answer(call)];
        } catch (error) {
            return [call.id, { error }];
        }
    }

    // The answer of the call that the run is paused at, or the first of those that it waits for, or the end of its sleep.
    async #next(step: Step & { kind: 'call' | 'waiting' }): Promise<[number, Answer]> {
        if (step.kind === 'call') return this.#ask(step);
        let timer: ReturnType<typeof setTimeout> | undefined;
        const pending: Promise<[number, Answer]>[] = [...this.#asked.values()];
        const { seconds } = step;
        if (seconds !== null) pending.push(new Promise((resolve) => (timer = setTimeout(resolve, Math.min(seconds * 1000, 2 ** 31 - 1), [ASLEEP, { value: null }]))));
        const [id, answer] = await Promise.race(pending);
        clearTimeout(timer);
        this.#asked.delete(id);
        return [id, answer];
    }

    async #sleep(seconds: number, stdout: string): Promise<void> {
        const ms = seconds * 1000;
        if (this.#slept + ms > this.#options.sleep) {
            if (this.step.kind === 'waiting') this.step.abandon();
            throw new SleptTooLong(`timeout: the program sleeps for longer than ${this.#options.sleep / 1000} s`, stdout);
        }
        this.#slept += ms;
        await new Promise((resolve) => setTimeout(resolve, ms));
    }
}

const ASLEEP = -1; // no number of a call

function goOn(step: Step & { kind: 'call' }, answer: { value: unknown } | { error: unknown }): Step {
    return 'error' in answer ? step.raise(nameOf(answer.error), messageOf(answer.error)) : step.resume(answer.value);
}
