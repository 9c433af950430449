// One run of a program, always by hand: the page answers its calls, keeps a snapshot of each pause, and can stop it anywhere.
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { PythonError, type FunctionOptions, type LimitError, type Usage, type WorkerCall, type WorkerSandbox, type WorkerSliced, type WorkerStep, type WorkerWaiting } from 'hognose';
import { Host, type HostFunction } from './host';
import { Output, type Item, type RichKind } from './output';
import { callText, plainOf, shortOf, valueOf, wordsOf } from './plain';
import { IDLE, isPrograms, problemOf, type Problem } from './problem';
import { loadLibrary, needsLibrary, takeSandbox, type Print } from './sandbox';

export interface PageLimits {
    memory: number;
    time: number;
    steps: number;
    depth: number;
    output: number;
}

/** Everything that a run is made of. */
export interface Source {
    code: string;
    /** A JSON object, as text: its members become global variables. */
    inputs: string;
    limits: PageLimits;
    hostCode: string;
    functions: HostFunction[];
}

export interface CallRecord {
    n: number;
    text: string;
    state: 'under way' | 'done' | 'failed';
    result: string;
    began: number;
    /** Milliseconds. */
    duration: number;
    /** Whether the program stood still meanwhile. */
    paused: boolean;
}

/** A call that the program does not stand still for. Of those under way a snapshot has the numbers only. */
export interface Flight {
    id: number;
    name: string;
    args: unknown[];
    kwargs: Record<string, unknown>;
}

/** A snapshot, with what it has not itself: what had been shown by then, and what was under way. */
export interface Moment {
    bytes: Uint8Array<ArrayBuffer>;
    label: string;
    at: number;
    output: Item[];
    calls: CallRecord[];
    flights: Flight[];
}

export interface Snapshot extends Moment {
    n: number;
    kind: 'call' | 'waiting' | 'pause';
}

export interface Question {
    id: number;
    text: string;
    choices: string[];
    answer(value: unknown): void;
}

/** What the visitor is to say about a call when going by hand. */
export type Decision = { kind: 'function' } | { kind: 'value'; value: unknown } | { kind: 'raise'; type: string; message: string };

export interface Pause {
    kind: 'call' | 'slice';
    text: string;
    /** Whether there is a function that can answer. */
    hasFunction: boolean;
    go(decision: Decision): void;
}

export type Outcome =
    | { kind: 'value'; value: unknown; repr: string }
    | { kind: 'error'; error: PythonError }
    | { kind: 'limit'; error: LimitError }
    | { kind: 'stopped' }
    | { kind: 'problem'; problem: Problem };

export type Phase = 'starting' | 'running' | 'paused' | 'over';

/** What is kept of a paused run, for after a reload. */
export interface Kept extends Moment {
    source: Source;
}

/** A sandbox in which run after run finds what the one before it left. */
export interface Session {
    sandbox: WorkerSandbox;
    print: { to: Print };
}

/** Where a run comes from: its beginning, or a snapshot with what had been shown by then. */
export interface Origin {
    source: Source;
    byHand: boolean;
    /** A sandbox that was there before, and stays: a session's. Otherwise the run has one of its own. */
    session?: Session;
    /** In tracebacks. */
    filename?: string;
    from?: Moment & { hold: boolean };
}

export const NATIVE: HostFunction[] = [
    { name: 'ask', awaitable: false, signature: '(question, choices=None)' },
    { name: 'display', awaitable: false, signature: '(value, kind=None)' },
];
const MOST_SNAPSHOTS = 100;
const MOST_SNAPSHOT_BYTES = 32 * 2 ** 20;
const MOST_CALLS = 300;
const GAUGE_EVERY = 100;
/** Milliseconds for a program to come to the end of a slice, when it is stopped; then its worker is ended. */
const PATIENCE = 500;
/** The same where the worker's end is that of a session, with all its variables. */
const SESSION_PATIENCE = 10_000;

class Stopped extends Error {}

/** The host functions of a source, for a sandbox: none has a handler, since each call is answered by hand. */
export function sandboxFunctions(functions: HostFunction[]): Record<string, FunctionOptions> {
    const all = [...NATIVE.filter(({ name }) => !functions.some((own) => own.name === name)), ...functions];
    return Object.fromEntries(all.map(({ name, awaitable, signature }) => [name, signature ? { awaitable, signature } : { awaitable }]));
}

/** An error with a sentence of its own. */
class Failure extends Error {
    readonly problem: Problem;
    constructor(problem: Problem) {
        super(problem.title);
        this.problem = problem;
    }
}

function readInputs(text: string): Record<string, unknown> {
    let inputs: unknown = {};
    try {
        if (text.trim()) inputs = JSON.parse(text);
    } catch (error) {
        throw new Failure({ title: 'Inputs must be valid JSON', text: `Pass an object, such as {"n": 12}. ${textOf(error)}.` });
    }
    if (typeof inputs === 'object' && inputs !== null && !Array.isArray(inputs)) return inputs as Record<string, unknown>;
    throw new Failure({ title: 'Inputs must be a JSON object', text: 'Pass an object, such as {"n": 12}. Its members become variables of the program.' });
}

/** How a value is to be shown, when the program does not say. */
function kindOf(value: unknown): RichKind {
    if (typeof value !== 'string') return 'value';
    if (/^\s*(<\?xml[^>]*>\s*)?<svg[\s>]/.test(value)) return 'svg';
    return /^\s*<(!doctype|[a-z])/i.test(value) ? 'html' : 'markdown';
}
const KINDS: unknown[] = ['html', 'svg', 'markdown', 'value'];
const MOST_CHOICES = 50;

/** A moment as the browser can keep it. */
export const keptOf = ({ bytes, label, output, calls, flights }: Moment, source: Source): Kept =>
    ({ source, bytes, label, at: Date.now(), output: new Output(output).plain(), calls, flights });

const settled = (promise: Promise<unknown>): Promise<Settled> => promise.then((value) => ({ value }), (error: unknown) => ({ error }));
const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'RuntimeError');
const textOf = (error: unknown) => (error instanceof Error ? error.message : wordsOf(error));

type Settled = { value: unknown } | { error: unknown };
type Answered = Settled & { id: number };

export class Run {
    readonly source: Source;
    readonly output: Output;
    readonly isOver = signal(false);
    readonly started = signal(false);
    readonly usage = signal<Usage | undefined>(undefined);
    readonly calls = signal<CallRecord[]>([]);
    readonly snapshots = signal<Snapshot[]>([]);
    readonly questions = signal<Question[]>([]);
    readonly pause = signal<Pause | undefined>(undefined);
    readonly outcome = signal<Outcome | undefined>(undefined);
    readonly phase: ReadonlySignal<Phase> = computed(() => {
        if (this.isOver.value) return 'over';
        if (this.pause.value || this.questions.value.length > 0) return 'paused';
        return this.started.value ? 'running' : 'starting';
    });
    /** Whether it stops at each call and lets the visitor decide. */
    readonly byHand: boolean;
    /** Whether it resumes a snapshot. */
    readonly isRestored: boolean;
    /** Resolves when the run is over. */
    readonly over: Promise<void>;

    readonly #origin: Origin;
    #sandbox: WorkerSandbox | undefined;
    #host: Host | undefined;
    /** By their number, the calls under way that the program does not stand still for. */
    readonly #pending = new Map<number, Promise<Answered>>();
    readonly #flights = new Map<number, Flight>();
    readonly #records = new Map<number, CallRecord>();
    #stop: () => void = () => {};
    readonly #stopped: Promise<never>;
    #stopping = false;
    /** The program is to stand still at its next pause. */
    #holding: boolean;
    #measured = 0;
    #lastCall: number;
    #lastSnapshot = 0;
    #lastQuestion = 0;

    constructor(origin: Origin) {
        this.#origin = origin;
        this.source = origin.source;
        this.byHand = origin.byHand;
        this.isRestored = origin.from !== undefined;
        this.output = new Output(origin.from?.output.map((item) => ({ ...item })));
        // Calls that were under way are made again.
        this.calls.value = origin.from?.calls.filter(({ state }) => state !== 'under way') ?? [];
        this.#lastCall = this.calls.value.at(-1)?.n ?? 0;
        this.#holding = origin.from?.hold ?? false;
        for (const flight of origin.from?.flights ?? []) this.#flights.set(flight.id, flight);
        this.#stopped = new Promise((_, reject) => (this.#stop = () => reject(new Stopped())));
        this.#stopped.catch(() => {});
        this.over = this.#run();
    }

    /** Ends the run, wherever it is. */
    stop(): void {
        if (this.isOver.value || this.#stopping) return;
        this.#stopping = true;
        this.#stop();
        setTimeout(() => this.isOver.value || void this.#sandbox?.terminate(), this.#origin.session ? SESSION_PATIENCE : PATIENCE);
    }

    /** Makes the program stand still at its next pause, at most some milliseconds from now. */
    hold(): void {
        this.#holding = true;
    }

    /** The snapshot that a reload resumes; undefined if there is none. */
    kept(): Kept | undefined {
        const last = this.snapshots.value.at(-1);
        return last && keptOf(last, this.source);
    }

    async #run(): Promise<void> {
        try {
            await this.#loop();
        } catch (error) {
            this.outcome.value = this.#failed(error);
        } finally {
            this.pause.value = undefined;
            this.questions.value = [];
            this.output.end();
            this.isOver.value = true;
            this.#host?.end();
            if (!this.#origin.session) void this.#sandbox?.dispose();
        }
    }

    #failed(error: unknown): Outcome {
        if (this.#stopping) return { kind: 'stopped' };
        if (!isPrograms(error)) return { kind: 'problem', problem: error instanceof Failure ? error.problem : problemOf(error) };
        this.usage.value = error.usage ?? this.usage.value;
        return error instanceof PythonError ? { kind: 'error', error } : { kind: 'limit', error };
    }

    async #begin(): Promise<WorkerStep> {
        const { source, from } = this.#origin;
        const inputs = readInputs(source.inputs);
        if (needsLibrary(source.code) || from) await loadLibrary();
        const sandbox = await this.#open();
        this.#sandbox = sandbox;
        if (this.#stopping) throw new Stopped();
        this.started.value = true;
        const { signal } = new AbortController(); // what makes it pause every few milliseconds; stop() does not wait for it
        if (!from) return sandbox.start(source.code, { filename: this.#origin.filename ?? 'main.py', inputs, signal });
        const step = await sandbox.step({ signal });
        if (!step) throw new Failure(IDLE);
        return step;
    }

    async #open(): Promise<WorkerSandbox> {
        const { source, from, session } = this.#origin;
        if (!session) return takeSandbox({ functions: sandboxFunctions(source.functions), limits: { ...source.limits }, restore: from?.bytes, onPrint: this.output.print });
        session.print.to = this.output.print;
        return session.sandbox;
    }

    async #loop(): Promise<void> {
        let step = await this.#begin();
        while (step.kind !== 'complete') {
            if (this.#stopping) {
                await step.abandon();
                throw new Stopped();
            }
            await this.#measure();
            if (step.kind === 'sliced') step = await this.#slice(step);
            else if (step.kind === 'call') step = await this.#call(step);
            else step = await this.#waiting(step);
        }
        this.usage.value = step.usage;
        this.outcome.value = { kind: 'value', value: step.value, repr: step.repr ?? '' };
    }

    async #measure(): Promise<void> {
        const now = performance.now();
        if (now - this.#measured < GAUGE_EVERY) return;
        this.#measured = now;
        this.usage.value = await this.#sandbox!.usage();
    }

    // ---- pauses ----

    async #slice(step: WorkerSliced): Promise<WorkerStep> {
        if (this.#holding) {
            await this.#take(step, 'manual pause', 'pause');
            await this.#decide({ kind: 'slice', text: '', hasFunction: true });
        }
        return step.continue();
    }

    async #call(step: WorkerCall): Promise<WorkerStep> {
        const { id, name, args, kwargs } = step;
        // What a program shows needs no stop; but nothing of a file, or of an earlier visit, is shown before the visitor lets it go on.
        if (name === 'display' && this.#isNative(name) && !this.#holding) {
            this.#display(args, kwargs);
            return step.resume(null);
        }
        const awaitable = this.source.functions.some((own) => own.name === name && own.awaitable);
        const text = callText(name, args, kwargs);
        const record = this.#record(text, !awaitable);
        await this.#take(step, text, 'call');
        const decision = await this.#decision(name, text);
        if (decision.kind === 'value') {
            this.#note(record, { value: decision.value });
            return step.resume(decision.value);
        }
        if (decision.kind === 'raise') {
            this.#note(record, { error: Object.assign(new Error(decision.message), { name: decision.type }) });
            return step.raise(decision.type, decision.message);
        }
        const answer = this.#serve(name, args, kwargs);
        if (awaitable) {
            this.#flights.set(id, { id, name, args: args.map((value) => plainOf(value)), kwargs: plainOf(kwargs) as Flight['kwargs'] });
            this.#begun(id, record, answer);
            return step.defer();
        }
        const came = await Promise.race([settled(answer), this.#stopped]);
        this.#note(record, came);
        return 'error' in came ? step.raise(nameOf(came.error), textOf(came.error)) : step.resume(came.value);
    }

    // A visitor who goes by hand decides, as for a function that is not here, in a file from elsewhere; a question is one already.
    #decision(name: string, text: string): Promise<Decision> | Decision {
        const hasFunction = !this.#isNative(name) || NATIVE.some((own) => own.name === name);
        if (!this.byHand && !this.#holding && hasFunction) return { kind: 'function' };
        if (name === 'ask' && this.#isNative(name)) {
            this.#holding = false;
            return { kind: 'function' };
        }
        return this.#decide({ kind: 'call', text, hasFunction });
    }

    async #waiting(step: WorkerWaiting): Promise<WorkerStep> {
        const size = step.calls.length;
        await this.#take(step, size ? `${size} ${size === 1 ? 'call' : 'calls'} under way` : 'sleeping', 'waiting');
        if (this.#holding) await this.#decide({ kind: 'slice', text: '', hasFunction: true });
        for (const call of step.calls) if (!this.#pending.has(call.id)) this.#again(call);
        let timer: ReturnType<typeof setTimeout> | undefined;
        const awake = new Promise<undefined>((resolve) => {
            if (step.seconds !== null) timer = setTimeout(() => resolve(undefined), step.seconds * 1000);
        });
        const came = await Promise.race([...this.#pending.values(), awake, this.#stopped]).finally(() => clearTimeout(timer));
        if (!came) return step.wake();
        this.#pending.delete(came.id);
        this.#flights.delete(came.id);
        this.#note(this.#records.get(came.id)!, came);
        return step.settle(came.id, 'error' in came ? { error: came.error } : { value: came.value });
    }

    // A call that was under way when the snapshot was made. Where nobody knows what it was, the visitor is asked.
    #again({ id }: { id: number }): void {
        const flight = this.#flights.get(id);
        const record = this.#record(flight ? callText(flight.name, flight.args, flight.kwargs) : `call ${id}()`, false);
        const answer = flight ? this.#serve(flight.name, flight.args, flight.kwargs) : this.#ask(`Call ${id} was under way. The file does not say what it was: what is its answer?`, []).then((text) => valueOf(wordsOf(text)));
        this.#begun(id, record, answer);
    }

    #begun(id: number, record: CallRecord, answer: Promise<unknown>): void {
        this.#records.set(id, record);
        this.#pending.set(id, settled(answer).then((came) => ({ id, ...came })));
    }

    async #decide(what: Omit<Pause, 'go'>): Promise<Decision> {
        this.#holding = false;
        const decided = new Promise<Decision>((go) => (this.pause.value = { ...what, go }));
        return Promise.race([decided, this.#stopped]).finally(() => (this.pause.value = undefined));
    }

    async #take(step: WorkerCall | WorkerWaiting | WorkerSliced, label: string, kind: Snapshot['kind']): Promise<void> {
        const bytes = (await step.dump()) as Uint8Array<ArrayBuffer>;
        const flights = [...this.#flights.values()];
        const taken: Snapshot = { n: ++this.#lastSnapshot, label, kind, bytes, at: Date.now(), output: this.output.copy(), calls: this.calls.value, flights };
        const kept = [...this.snapshots.value, taken].slice(-MOST_SNAPSHOTS);
        let size = kept.reduce((sum, snapshot) => sum + snapshot.bytes.length, 0);
        while (size > MOST_SNAPSHOT_BYTES && kept.length > 1) size -= kept.shift()!.bytes.length;
        this.snapshots.value = kept;
    }

    // ---- calls ----

    #isNative(name: string): boolean {
        return !this.source.functions.some((own) => own.name === name);
    }

    #serve(name: string, args: unknown[], kwargs: Record<string, unknown>): Promise<unknown> {
        if (name === 'ask' && this.#isNative(name)) return this.#ask(args[0], args[1] ?? kwargs.choices);
        if (name === 'display' && this.#isNative(name)) return Promise.resolve(this.#display(args, kwargs)).then(() => null);
        this.#host ??= new Host(this.source.hostCode, {
            ask: (question, choices) => this.#ask(question, choices),
            display: (kind, data) => this.#display([data, kind], {}),
        });
        const plain = args.map((value) => plainOf(value));
        return this.#host.call(name, Object.keys(kwargs).length > 0 ? [...plain, plainOf(kwargs)] : plain);
    }

    #ask(what: unknown, choices: unknown): Promise<unknown> {
        const text = wordsOf(what);
        const offered = Array.isArray(choices) ? Array.from(choices.slice(0, MOST_CHOICES), (choice) => wordsOf(choice)) : [];
        const id = ++this.#lastQuestion;
        return new Promise((resolve) => {
            const answer = (value: unknown) => {
                this.questions.value = this.questions.value.filter((question) => question.id !== id);
                resolve(value);
            };
            this.questions.value = [...this.questions.value, { id, text, choices: offered, answer }];
        });
    }

    #display(args: unknown[], kwargs: Record<string, unknown>): void {
        const [value, kind] = [args[0], args[1] ?? kwargs.kind];
        this.output.display(KINDS.includes(kind) ? (kind as RichKind) : kindOf(value), value);
    }

    #record(text: string, paused: boolean): CallRecord {
        const record: CallRecord = { n: ++this.#lastCall, text, state: 'under way', result: '', began: performance.now(), duration: 0, paused };
        this.calls.value = [...this.calls.value, record].slice(-MOST_CALLS);
        return record;
    }

    #note(record: CallRecord, came: Settled): void {
        const failed = 'error' in came;
        const result = failed ? `${nameOf(came.error)}: ${textOf(came.error)}` : shortOf(came.value);
        const done: CallRecord = { ...record, state: failed ? 'failed' : 'done', result, duration: performance.now() - record.began };
        this.calls.value = this.calls.value.map((one) => (one.n === record.n ? done : one));
    }
}
