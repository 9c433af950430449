// A program of code mode, from where it stands to its end, or to where nothing but approvals is left to wait for.
import type { Complete, Step } from '../index.js';
import type { Entry } from './catalog.js';
import { AgentError, reasonOf } from './common.js';
import type { CallRecord, PendingApproval } from './codemode_state.js';
import { recorded } from './codemode_state.js';
import { boundArguments, callNames } from './signatures.js';

/** A person's decision about a call. */
export type Decision = boolean | { approved: boolean; reason?: string };

export interface CodeRunOptions {
    entry(name: string): Entry | undefined;
    /** Whether a call needs approval, for any reason. */
    needsApproval(entry: Entry, input: object): Promise<boolean>;
    /** Gets each call when it has ended. */
    onCall?(record: CallRecord): void;
    /** Milliseconds of waiting and running in all. */
    wall: number;
    signal: AbortSignal | undefined;
}

type Answer = { value: unknown } | { error: unknown };
type Waiting = Step & { kind: 'waiting' };

const LONGEST = 2 ** 31 - 1;
const turn = (): Promise<void> => new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve, 0);
});
const pythonError = (name: string, message: string): Error => Object.assign(new Error(message), { name });

// What was thrown may be anything.
function textOf(error: unknown): { type: string; message: string } {
    let type = 'RuntimeError';
    try {
        if (error instanceof Error && typeof error.name === 'string') type = error.name;
    } catch {
        // it has no name that can be read
    }
    return { type, message: reasonOf(error) };
}

/** One run. `drive` throws when a limit, an exception or a timeout stops it. */
export class CodeRun {
    step: Step;
    readonly records = new Map<number, CallRecord>();
    readonly #options: CodeRunOptions;
    readonly #running = new Map<number, Promise<void>>();
    readonly #answers = new Map<number, Answer>();
    /** One for each call under way. Aborted when the results are no longer needed. */
    readonly #aborts = new Set<AbortController>();
    readonly #stopped: Promise<void>;
    #over: Error | undefined;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #forget = () => {};

    constructor(step: Step, options: CodeRunOptions, records: readonly CallRecord[] = []) {
        this.step = step;
        this.#options = options;
        for (const record of records) this.records.set(record.id, record);
        this.#stopped = new Promise((resolve) => this.#watch(resolve));
    }

    #watch(resolve: () => void): void {
        const { signal, wall } = this.#options;
        const stop = (error: Error) => () => {
            this.#over ??= error;
            this.#abort(error);
            resolve();
        };
        const aborted = stop(new AgentError('the run was cancelled'));
        if (signal?.aborted) aborted();
        signal?.addEventListener('abort', aborted);
        this.#forget = () => signal?.removeEventListener('abort', aborted);
        if (wall <= LONGEST) this.#timer = setTimeout(stop(new AgentError(`timeout: the program took longer than ${wall / 1000} s, waiting included`)), wall);
    }

    #abort(error: Error): void {
        for (const one of this.#aborts) one.abort(error);
    }

    /** The calls that wait for a person's decision. */
    pending(): PendingApproval[] {
        const waiting = [...this.records.values()].filter(({ status }) => status === 'pending');
        return waiting.map(({ id, tool, server, name, arguments: input }) => ({
            id, tool, ...(server === undefined ? {} : { server }), name, arguments: input!, description: this.#options.entry(name)?.tool.description ?? '',
        }));
    }

    /** Carries out a decision about a pending call. */
    decide(id: number, decision: Decision): void {
        const record = this.records.get(id);
        if (record?.status !== 'pending') throw new AgentError(`resume: no call ${id} is pending`);
        const { approved, reason } = readDecision(id, decision);
        record.approval = approved ? 'approved' : 'denied';
        if (approved) this.#begin(record, () => this.#approved(record));
        else this.#fail(record, 'denied', pythonError('PermissionError', `the call of ${record.name}() was denied${reason ? `: ${reason}` : ''}`));
    }

    /** Resumes the run until the program is complete, which it returns, or until it waits only for approvals; then it returns undefined. */
    async drive(): Promise<Complete | undefined> {
        for (;;) {
            if (this.#over) throw this.#over;
            const { step } = this;
            if (step.kind === 'complete') return step;
            if (step.kind === 'sliced') {
                await turn();
                if (!this.#over) this.step = step.continue();
            } else if (step.kind === 'call') {
                this.#called(step);
                this.step = step.defer();
            } else if (!(await this.#wait(step))) return undefined;
        }
    }

    /** Waits for the calls under way, until the run is cancelled. Called once, after `drive`. */
    async settle(): Promise<void> {
        while (this.#running.size && !this.#over) await Promise.race([...this.#running.values(), this.#stopped]);
        clearTimeout(this.#timer);
        this.#forget();
    }

    /** Marks the calls that have not ended as abandoned. */
    abandon(): void {
        for (const record of this.records.values()) if (record.status === 'running' || record.status === 'pending') record.status = 'abandoned';
    }

    // From a step that waits to the next one; false: for approvals alone.
    async #wait(step: Waiting): Promise<boolean> {
        const outstanding = new Set(step.calls.map(({ id }) => id));
        for (const [id, answer] of this.#answers) {
            this.#answers.delete(id);
            if (!outstanding.has(id)) continue; // the program has given the call up
            this.step = step.settle(id, answer);
            return true;
        }
        const { seconds } = step;
        const awaited = [...outstanding].some((id) => this.records.get(id)?.status === 'pending');
        if (!this.#running.size && awaited && seconds !== 0) return false;
        if (!this.#running.size && seconds === null) throw new AgentError('the program waits for calls that nobody answers');
        if (await this.#sleep(seconds)) this.step = step.wake();
        return true;
    }

    // Until something has been answered, the run is to end, or so many seconds are over, which is true.
    async #sleep(seconds: number | null): Promise<boolean> {
        let timer: ReturnType<typeof setTimeout> | undefined;
        const waits: Promise<unknown>[] = [...this.#running.values(), this.#stopped];
        if (seconds !== null) waits.push(new Promise((resolve) => (timer = setTimeout(resolve, Math.min(Math.ceil(seconds * 1000), LONGEST), true))));
        const slept = await Promise.race(waits);
        clearTimeout(timer);
        return slept === true;
    }

    #called({ id, name, args, kwargs }: Step & { kind: 'call' }): void {
        const entry = this.#options.entry(name);
        const from = entry?.server === undefined ? {} : { server: entry.server };
        const record: CallRecord = { id, tool: entry?.tool.name ?? name, ...from, name, arguments: null, status: 'running', duration: 0 };
        this.records.set(id, record);
        this.#begin(record, () => this.#made(record, entry, args, kwargs));
    }

    #begin(record: CallRecord, act: () => Promise<void>): void {
        record.status = 'running';
        const done = act().catch((error: unknown) => this.#fail(record, 'failed', error)).then(() => void this.#running.delete(record.id));
        this.#running.set(record.id, done);
    }

    // Looks at a call, and serves it unless a person has to agree first.
    async #made(record: CallRecord, entry: Entry | undefined, args: unknown[], kwargs: Record<string, unknown>): Promise<void> {
        if (!entry) throw noTool(record);
        const made = [...this.records.values()].filter(({ name }) => name === record.name).length;
        const { maxCalls } = entry.tool.limits;
        if (made > maxCalls) throw pythonError('RuntimeError', `${record.name}() was called ${maxCalls} times already`);
        const input = boundArguments(entry, args, kwargs);
        record.arguments = recordedInput(input);
        const checked = await entry.tool.check(input, callNames(entry));
        if (!(await this.#options.needsApproval(entry, checked))) return this.#run(record, entry, checked);
        record.arguments = input as CallRecord['arguments']; // whole, for when it is called
        record.status = 'pending';
    }

    async #approved(record: CallRecord): Promise<void> {
        const entry = this.#options.entry(record.name);
        if (!entry) throw noTool(record);
        await this.#run(record, entry, await entry.tool.check(record.arguments!, callNames(entry)));
    }

    async #run(record: CallRecord, entry: Entry, input: object): Promise<void> {
        const began = performance.now();
        const abort = new AbortController();
        this.#aborts.add(abort);
        if (this.#over) abort.abort(this.#over);
        try {
            const value = await entry.tool.run(input, { id: record.id, signal: abort.signal });
            record.duration = performance.now() - began;
            record.result = recorded(value);
            record.status = 'done';
            this.#answers.set(record.id, { value });
            this.#options.onCall?.(record);
        } catch (error) {
            record.duration = performance.now() - began;
            throw error;
        } finally {
            this.#aborts.delete(abort);
        }
    }

    #fail(record: CallRecord, status: 'failed' | 'denied', error: unknown): void {
        record.status = status;
        record.error = textOf(error);
        this.#answers.set(record.id, { error });
        this.#options.onCall?.(record);
    }
}

/** Checks a decision, and reads it. */
export function readDecision(id: number, decision: unknown): { approved: boolean; reason: string } {
    const { approved, reason = '' } = (typeof decision === 'object' && decision !== null ? decision : { approved: decision }) as { approved?: unknown; reason?: unknown };
    if (typeof approved !== 'boolean') throw new AgentError(`resume: the decision of call ${id} is neither true nor false`);
    if (typeof reason !== 'string') throw new AgentError(`resume: the reason of call ${id} is not text`);
    return { approved, reason };
}

const noTool = ({ name }: CallRecord): Error => pythonError('NameError', `the tool of ${name}() is no longer there`);

// The arguments of a call are JSON; of long ones the record has the beginning.
function recordedInput(input: object): CallRecord['arguments'] {
    const json = recorded(input);
    return typeof json === 'string' ? { '…': json } : (json as CallRecord['arguments']);
}
