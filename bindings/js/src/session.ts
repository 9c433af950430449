// One session in one instance: entering the module, calls out, and what came of a run. The public classes stand on this.
import { preludesOf, type Prepared } from './ahead.js';
import { LIMIT_DEFAULTS, MOST_MEMORY, Outcome, Problem, ROOM, State, type Exports } from './abi.js';
import { calledOf, callWith, forget, isThenable, settledOf, Waiting, type Arguments, type Call, type Mode, type Settled } from './calls.js';
import { decode, encode, encodeEach, Encoded, type DictForm } from './codec.js';
import {
    DisposedError, HognoseError, HostValueError, isError, LimitError, LimitsError, messageOf, PythonError, PythonSyntaxError, read, SnapshotError, shown,
    type Usage,
} from './errors.js';
import { FileError, fileService, mountsOf, prepareFiles, readAnswer } from './files.js';
import { readFunctions, type FunctionEntry, type Handler } from './functions.js';
import { Instance, NoRoom, type Host, type Image, type Parts } from './instance.js';
import { checkLimits, defined, LIMIT_KINDS, mostOf, type Limits } from './limits.js';
import { Objects, type CallOptions, type Holder } from './objects.js';
import { checkName, checkTime, readAllowed, type Program, type RunOptions, type SandboxOptions } from './options.js';
import { outcomeError, readOutcome, requestBytes, setUpBytes, usageOf, type Outcome as RunOutcome, type RunRequest, type SetUp } from './outcome.js';
import { decodeTimed, PIECES, toEnd } from './pieces.js';
import { OF_HOST, type Most } from './plain.js';
import { answered, raisedBytes } from './raised.js';
import { Result } from './result.js';
import { runAsync, runSync } from './run.js';

const INSIDE = 'the sandbox is running: a host function cannot use it meanwhile';
const NONE = Uint8Array.of(0xf6);

/** The answer of a call as CBOR: its value, or an exception. */
interface Answer {
    bytes: Uint8Array;
    raises?: boolean;
}
const LONG = 4096; // bytes of what takes time to read and write
const SHORT = 0.001; // milliseconds that a call takes otherwise, and a promise again, about
const LIMITED = Symbol('limited');
const UNFINISHED = Symbol('unfinished');
const AHEAD = 20_000; // steps that a program never takes to import what is there
const loadedAt = performance.now();

export class Session implements Host, Holder {
    readonly image: Image;
    readonly options: SandboxOptions;
    readonly functions: Map<string, FunctionEntry>;
    readonly dicts: DictForm | 'encoded';
    /** Handlers of the core's own requests. Their names begin with `$`, so programs cannot declare them. */
    readonly #services: Map<string, Handler>;
    /** Whether a run has started and not ended. */
    #active = false;
    /** Whether the module has done nothing except what its options require. */
    #isNew = false;
    /** Counts runs and pauses. A step with another number is over. */
    turn = 0;
    readonly #waiting = new Waiting();
    /** Calls without an answer, by number. */
    readonly calls = this.#waiting.calls;
    /** Ends the run's waiting outside the module, because the run must end. */
    interrupt: (() => void) | undefined;
    /** Called when an answer arrives that nobody has taken yet. */
    arrived: (() => void) | undefined;
    readonly objects: Objects;
    /** Handles that were released while the module was running. */
    readonly #released: [id: number, seen: number][] = [];
    readonly #memoryLimit: number;
    readonly #writes: boolean;
    #instance: Instance | null;
    #inside = false;
    /** Counts entries into the module. `#unfinished`: it has begun work that another call would discard. */
    #entries = 0;
    // What the run has; a dump has others for a while.
    #slices = 0;
    #unfinished = false;
    #mode: Mode = 'sync';
    #out: string[] = [];
    #err: string[] = [];
    #hostError: unknown;
    /** Milliseconds of running time that the present run may take. */
    #time: number;
    /** The largest value that may be passed in. */
    #most: Most;
    #crash: string | undefined;
    /** An answer for which there was no memory. The module asks for it again when it has made room. */
    #held: { id: number; answer: Answer } | undefined;

    constructor(image: Image, options: SandboxOptions) {
        checkLimits(options.limits);
        this.image = image;
        this.options = options;
        this.dicts = options.dicts ?? 'object';
        this.functions = readFunctions(options.functions);
        const mounts = mountsOf(options.files);
        this.#writes = [...mounts.values()].some((directory) => directory.mode === 'write');
        this.#most = mostOf(options.limits);
        this.#time = options.limits?.time ?? LIMIT_DEFAULTS.time;
        this.#memoryLimit = options.limits?.memory ?? LIMIT_DEFAULTS.memory;
        if (this.#memoryLimit > MOST_MEMORY) throw new LimitsError(`limits.memory: at most ${MOST_MEMORY} bytes`);
        this.objects = new Objects(this, options.objects);
        this.#services = new Map<string, Handler>([
            ['$file', options.service?.('$file') ?? fileService(mounts, this.#memoryLimit)],
            ['$object', options.service?.('$object') ?? ((operation, key, name, ...rest) => this.objects.serve(operation, key, name, ...rest))],
        ]);
        this.#instance = Instance.open(image, this, ROOM * this.#memoryLimit);
    }

    /** Sets what the options say. `loaded`: the session has the functions, modules and files of a snapshot. */
    prepare(loaded = false): void {
        const { limits, repr, seed, argv, modules: { allow, sources, path, missing, refusal } = {}, files, quota, cwd } = this.options;
        if (seed !== undefined && (!Number.isSafeInteger(seed) || seed < 0)) throw new HognoseError(`seed: ${shown(seed)} is not an integer from 0 to 2^53`);
        this.#setUp({ limits: limits && { ...limits, memory: loaded ? undefined : limits.memory } }, '', LimitsError);
        this.#setUp(loaded ? { repr } : { seed, repr, functions: this.functions });
        const modules = { allow: readAllowed(allow), imports: { missing, refusal } };
        if (loaded) return this.#setUp(modules, 'modules');
        this.#setUp({ ...modules, sources, imports: { missing, refusal, path, argv } }, 'modules');
        prepareFiles(this.files, files, quota);
        if (cwd !== undefined) for (const operation of ['mkdir', 'chdir']) this.files(operation, cwd);
        this.#isNew = true;
    }

    /** `of`: the option that contains these, if any. */
    #setUp(given: SetUp, of = '', Failure: new (message: string) => HognoseError = HognoseError): void {
        const bytes = setUpBytes(given, of || 'options');
        if (!bytes) return;
        this.#enter((x, a, i) => {
            if (!x.hn_abi_set_up(a, i.put(bytes), bytes.length)) throw new Failure((of && `${of}: `) + i.problem());
        });
    }

    /** Carries out one operation on the files (hn_files). */
    files = (...request: unknown[]): unknown => {
        this.#free();
        this.#mode = 'sync';
        const bytes = encode(request, 'files');
        const answer = this.#enter((x, a, i) => {
            const p = x.hn_abi_files(a, i.put(bytes), bytes.length);
            if (p || this.#hostError) return p ? decode(i.result(p), 'object') : undefined;
            throw new HognoseError(`files: ${i.problem()}`);
        });
        return readAnswer(answer as [number, unknown]);
    };

    /** Declares more functions. One with the name of an existing function replaces it. */
    declare(functions: Map<string, FunctionEntry>): void {
        this.#free();
        for (const [name, entry] of functions) {
            this.#setUp({ functions: new Map([[name, entry]]) });
            this.functions.set(name, entry);
        }
    }

    // ---- entering the module ----

    #live(): Instance {
        if (this.#crash) throw new HognoseError(this.#crash);
        if (!this.#instance) throw new DisposedError();
        return this.#instance;
    }

    #free(): void {
        this.#live();
        if (this.#inside) throw new HognoseError(INSIDE);
        if (this.#active) throw new HognoseError('another run is under way in this sandbox');
    }

    /** Calls the module. If the host fails meanwhile, the run is cancelled and the host's error is thrown. */
    #enter<T>(use: (exports: Exports, session: number, instance: Instance) => T): T {
        const result = this.#within(use);
        const error = this.#hostError;
        if (error === undefined) return result;
        this.#hostError = undefined;
        try {
            this.abandon();
        } catch {
            // what the host failed with came first
        }
        throw error;
    }

    /** A host function cannot call the module while the module waits for it. If the module throws (a trap), only this sandbox ends. */
    #within<T>(use: (exports: Exports, session: number, instance: Instance) => T): T {
        const instance = this.#live();
        if (this.#inside) throw new HognoseError(INSIDE);
        this.#inside = true;
        this.#entries++;
        this.#isNew = false;
        try {
            return use(instance.exports, instance.session, instance);
        } catch (error) {
            if (instance.atRest) throw error;
            this.#instance = null;
            this.#active = false;
            this.#crash = `sandbox crashed: ${messageOf(error)}`;
            throw new HognoseError(this.#crash, { cause: error });
        } finally {
            this.#inside = false;
            if (this.#instance) {
                if (!this.#unfinished) for (const [id, seen] of this.#released.splice(0)) instance.exports.hn_abi_release(instance.session, id, seen);
                instance.release();
            }
        }
    }

    get disposed(): boolean {
        return this.#instance === null;
    }

    checkOutside(): void {
        if (this.#inside) throw new HognoseError('the sandbox is running: a host function cannot dispose of it');
    }

    dispose(): void {
        this.checkOutside();
        this.#instance?.close(this.image, ROOM * this.#memoryLimit);
        this.#instance = null;
        this.#active = false;
        this.turn++;
        this.interrupt?.();
    }

    // ---- imports: `failed` has what these throw ----

    write(stream: number, text: string): void {
        (stream === 2 ? this.#err : this.#out).push(text);
        const out = this.#out; // each run has its own
        const given: unknown = this.options.onPrint?.(stream === 2 ? 'stderr' : 'stdout', text);
        if (!isThenable(given)) return;
        void settledOf(given).then((came) => {
            if (!('error' in came) || !this.#active || out !== this.#out) return;
            this.failed(came.error);
            this.interrupt?.();
        });
    }

    now(kind: number): number {
        const clock = this.options.clock;
        if (!clock) return (kind === 0 ? Date.now() : performance.now() - loadedAt + 1) * 1e6;
        return checkTime(kind === 0 ? clock.now() : (clock.monotonic ?? clock.now).call(clock)) * 1e6;
    }

    entropy(to: Uint8Array): void {
        if (!this.options.entropy) {
            for (let i = 0; i < to.length; i += 65536) crypto.getRandomValues(to.subarray(i, i + 65536));
            return;
        }
        const n = to.length;
        forget(this.options.entropy(to));
        if (to.length !== n) throw new HognoseError('entropy: the bytes are gone');
    }

    /** Notes an error of the host. The run is cancelled and fails with this error. */
    failed(error: unknown): void {
        this.#hostError ??= isError(error) ? error : new HognoseError(messageOf(error));
        const instance = this.#instance;
        instance?.exports.hn_abi_cancel(instance.session);
    }

    call(name: string, request: Uint8Array): Outcome {
        const instance = this.#instance!;
        const mark = instance.mark();
        try {
            if (this.#answerHeld(instance)) return Outcome.answered;
            const handler = this.#handlerOf(name);
            if (this.#mode === 'steps' && (!handler || this.#remote)) return this.#pause(name, request);
            if (!handler) throw new HognoseError(`no handler serves ${name}(): use start(), or give it one`);
            this.spend(SHORT);
            if (request.length >= PIECES && this.#mode === 'async' && !this.#remote && name !== '$file') return this.#readFirst(name, handler, request);
            const given = this.#readArguments(name, request);
            const value = callWith(handler, given);
            if (isThenable(value)) return this.#later(name, value, given);
            this.#reply(instance, { bytes: answered(value, name) === undefined ? NONE : this.#answerBytes(value, name) });
        } catch (error) {
            this.#reply(instance, this.#raised(error));
        } finally {
            instance.release(mark);
        }
        return Outcome.answered;
    }

    // What the module has no memory for is kept: it collects garbage and asks again, or ends the run with the memory limit.
    #reply(instance: Instance, answer: Answer): void {
        const { exports: x, session } = instance;
        const { bytes, raises } = answer;
        try {
            const p = instance.put(bytes);
            if (x.hn_abi_answer(session, 0, raises ? 1 : 0, p, bytes.length) === State.ready) return;
        } catch (error) {
            if (!(error instanceof NoRoom)) throw error;
        }
        this.#held = { id: x.hn_abi_call_id(session), answer };
        x.hn_abi_answer_lost(session);
    }

    #answerHeld(instance: Instance): boolean {
        const held = this.#held;
        this.#held = undefined;
        if (held?.id !== instance.exports.hn_abi_call_id(instance.session)) return false;
        this.#reply(instance, held.answer);
        return true;
    }

    // Whether another thread decodes the values, and answers the calls of a run by hand.
    get #remote(): boolean {
        return this.dicts === 'encoded';
    }

    #handlerOf(name: string): Handler | undefined {
        return name.startsWith('$') ? this.#services.get(name) : this.functions.get(name)?.handler;
    }

    #note(name: string, promise: Promise<Settled> | undefined, [args, kwargs]: Arguments): Call {
        const instance = this.#instance!;
        const id = instance.exports.hn_abi_call_id(instance.session);
        const call: Call = { id, name, args, kwargs: kwargs instanceof Map ? Object.fromEntries(kwargs) : kwargs, promise: undefined };
        this.calls.set(id, call);
        if (promise) this.#await(call, promise);
        return call;
    }

    #await(call: Call, promise: Promise<Settled>): void {
        call.promise = promise;
        if (this.#mode !== 'async') return;
        void promise.then((settled) => {
            if (this.#waiting.arrive(call, settled)) this.arrived?.();
        });
    }

    // The run pauses, so that the program continues only after the handler has been called.
    #readFirst(name: string, handler: Handler, request: Uint8Array): Outcome {
        const call = this.#note(name, undefined, [[], {}]);
        call.reading = this.#readAndCall(call, handler, request.slice());
        return Outcome.pause;
    }

    *#readAndCall(call: Call, handler: Handler, request: Uint8Array): Generator<void, State> {
        let given: Arguments;
        try {
            given = (yield* this.#decoded(request, this.#formOf(call.name))) as Arguments;
        } catch (error) {
            if (error instanceof LimitError) throw error;
            return this.answer({ error }, call.name);
        }
        let value: unknown;
        try {
            value = callWith(handler, given);
            if (isThenable(value)) return this.#promised(call, value);
        } catch (error) {
            return this.answer({ error }, call.name);
        }
        return this.answer({ value }, call.name);
    }

    #promised(call: Call, promise: PromiseLike<unknown>): State {
        this.#await(call, settledOf(promise));
        return this.functions.get(call.name)?.awaitable ? this.defer(call) : State.calling;
    }

    /** Reads more of the paused call's arguments. Calls the handler when all have been read. Returns the state of the run. */
    readOn(call: Call): State {
        const step = call.reading!.next();
        if (!step.done) return State.calling;
        call.reading = undefined;
        return step.value;
    }

    /** The next answer for a call that still waits. */
    takeAnswer(): { id: number; settled: Settled } | undefined {
        return this.#waiting.take();
    }

    #forgetCalls(): void {
        this.#held = undefined;
        this.#waiting.clear();
    }

    // Arguments that another thread decodes are one, which has them all.
    #readArguments(name: string, request: Uint8Array): Arguments {
        const form = this.#remote ? this.dicts : this.#formOf(name);
        const both = this.#timed(request.length, () => decode(request, form, this.objects) as unknown);
        return both instanceof Encoded ? [[both], {}] : (both as Arguments);
    }

    // The core's own requests have options as objects.
    #formOf(name: string): DictForm {
        return name.startsWith('$') ? 'object' : (this.dicts as DictForm);
    }

    // How large a value is may be the program's choice, so that reading and writing it is running time.
    #timed<T>(size: number, work: () => T): T {
        if (size < LONG) return work();
        const begin = performance.now();
        try {
            return work();
        } finally {
            this.spend(performance.now() - begin);
        }
    }

    /** Adds running time, in milliseconds. Does nothing if the caller has a clock. */
    spend(time: number): void {
        if (!this.options.clock) this.#instance?.exports.hn_abi_spend_time(this.#instance.session, time * 1e6);
    }

    #answerBytes(value: unknown, name: string): Uint8Array {
        const most = name === '$file' ? OF_HOST : this.#most;
        const size = typeof value === 'object' && value !== null ? LONG : 0;
        return this.#timed(size, () => encode(value, `the result of ${name}()`, this.objects, most));
    }

    #pause(name: string, request: Uint8Array): Outcome {
        this.#note(name, undefined, this.#readArguments(name, request));
        return Outcome.pause;
    }

    #later(name: string, promise: PromiseLike<unknown>, given: Arguments): Outcome {
        if (this.#mode === 'sync') {
            const what = { $file: 'a directory that the host serves', $object: 'a method of a host object' }[name] ?? `${name}()`;
            void settledOf(promise); // whatever comes of it
            this.failed(new HognoseError(`${what} is asynchronous: use run() instead of runSync()`));
            return Outcome.later;
        }
        this.spend(SHORT);
        this.#note(name, settledOf(promise), given);
        return Outcome.later;
    }

    // ---- limits and use ----

    #mostWith(limits: Limits | undefined): Most {
        return mostOf({ ...this.options.limits, ...defined(limits) });
    }

    #getLimit(name: keyof Limits): number {
        return this.#enter((x, a) => {
            const most = x.hn_abi_get_limit(a, LIMIT_KINDS[name]);
            return most > 2 ** 63 ? Infinity : most;
        });
    }

    usage(): Usage {
        return usageOf(this.#enter((_x, _a, i) => i.usage()));
    }

    // ---- runs ----

    #checkRunLimits(limits: Limits): void {
        checkLimits(limits);
        if ((limits.memory ?? 0) > this.#memoryLimit) throw new HognoseError("limits.memory: a run's cannot be above the sandbox's");
    }

    /** Starts a run. Reads the host's values before it changes the session, since their getters may use the sandbox. If the start fails, there is no run. */
    #launch(options: RunOptions, mode: Mode, what: RunRequest, code?: Program): State {
        this.#free();
        const inputs = this.#encodedInputs(options);
        this.#free();
        const slices = mode === 'async' || options.signal !== undefined;
        const { keep, repr } = options;
        const limits = options.limits && defined(options.limits);
        const request = Object.assign(what, { inputs, limits, keep, repr, slices });
        const prepared = typeof code === 'string' && this.#isNew ? this.#preparedFor(code, options, inputs) : undefined;
        const isAhead = prepared !== undefined && this.#goAhead(prepared, request);
        this.#mode = mode;
        this.#out = [];
        this.#err = [];
        this.#forgetCalls();
        this.#active = true;
        this.#slices = slices ? 1 : 0;
        if (limits) this.#most = this.#mostWith(limits);
        this.#time = limits?.time ?? this.#time;
        const turn = ++this.turn;
        if (isAhead) return State.ready;
        try {
            return this.#begin(request);
        } catch (error) {
            this.abandonAt(turn);
            throw error;
        }
    }

    #preparedFor(code: string, options: RunOptions, inputs: Map<string, Uint8Array> | undefined): Prepared | undefined {
        return preludesOf(this.image)?.for(code, this.options, options, [...this.functions.keys(), ...(inputs?.keys() ?? [])]);
    }

    #begin(request: RunRequest): State {
        if (request.limits) this.#checkRunLimits(request.limits);
        const bytes = requestBytes(request);
        return this.#enter((x, a, i) => {
            const state = x.hn_abi_begin(a, i.put(bytes), bytes.length);
            if (state === State.refused) throw new HognoseError(i.problem());
            return state;
        });
    }

    // Begins a run that finds its first imports made. False: it may come to its end in front of them or among them, and has not begun.
    #goAhead(prepared: Prepared, request: RunRequest): boolean {
        if (!this.#renew(prepared.parts)) return false;
        try {
            if (this.#begin({ ...request, steps: prepared.steps }) === State.ready && this.#getLimit('steps') - this.usage().steps > AHEAD) return true;
        } catch {
            // so it does without
        }
        this.#renew();
        return false;
    }

    // The module as new, but for these parts.
    #renew(parts?: Parts): boolean {
        if (!this.#live().renew(this.image, parts)) return false;
        this.prepare();
        return true;
    }

    #encodedInputs({ inputs, limits }: RunOptions): Map<string, Uint8Array> | undefined {
        return inputs && encodeEach(inputs, 'inputs', this.objects, this.#mostWith(limits));
    }

    /** Compiles the program. The state is `ready`, unless the run has already ended. */
    start(code: Program, options: RunOptions, mode: Mode): State {
        const what = { code, filename: options.filename, await: options.topLevelAwait ?? mode !== 'sync' };
        return this.#launch(options, mode, what, code);
    }

    #startCall(id: number, args: unknown[] | Encoded, options: CallOptions, mode: Mode): State {
        const given = read('arguments', () => (args instanceof Encoded ? args : [args, { ...options.kwargs }]));
        const request = encode(given, 'arguments', this.objects, this.#mostWith(options.limits));
        return this.#launch(options, mode, { handle: id, request });
    }

    /** Resumes the run until its state is no longer `ready`. */
    go(): State {
        return this.#enter((x, a) => x.hn_abi_continue(a));
    }

    /** Ends a paused run, as its wall limit does. */
    expire(): State {
        return this.#enter((x, a) => x.hn_abi_expire(a));
    }

    /** Milliseconds that a run may take, including waiting. */
    get wall(): number {
        return this.#getLimit('wall');
    }

    /** Cancels the run or pause of this turn, unless it is over. */
    abandonAt(turn: number): void {
        if (this.turn === turn) this.abandon();
    }

    /** The error for a caller whose run was resumed or ended by someone else. */
    left(): HognoseError {
        return this.disposed ? new DisposedError() : new HognoseError('the run was abandoned in the meantime');
    }

    /** Whether the caller resumes the present run step by step. */
    get byHand(): boolean {
        return this.#active && this.#mode === 'steps';
    }

    /** Makes a step-by-step run pause every few milliseconds from now on. */
    slice(): void {
        this.#slices = 1;
        this.#enter((x, a) => x.hn_abi_set_slices(a, 1));
    }

    /** Cancels the run. */
    abandon(): void {
        if (!this.#active || !this.#instance) return;
        this.#enter((x, a) => x.hn_abi_abandon(a));
        this.#over();
    }

    #over(): void {
        this.#active = false;
        this.#unfinished = false;
        this.turn++;
        this.interrupt = this.arrived = undefined;
        this.#forgetCalls();
        this.#restore();
        if (this.#writes) this.#saveFiles();
    }

    // The session's limits, as far as they are kept here.
    #restore(): void {
        const { limits } = this.options;
        this.#most = mostOf(limits);
        this.#time = limits?.time ?? LIMIT_DEFAULTS.time;
    }

    // Hands on what a program left in files that it did not close. A directory by promises cannot be asked here.
    #saveFiles(): void {
        try {
            this.files('sync');
        } catch (error) {
            if (error instanceof FileError) throw error;
        }
    }

    /** Returns the state of the run. Throws if the run failed or reached a limit. */
    check(state: State): State {
        if (state === State.failed || state === State.limited) {
            const outcome = this.#outcome();
            const error = this.#described(outcomeError(outcome)!, outcome.usage);
            this.#over();
            throw error;
        }
        if (state === State.refused) {
            const error = this.refused();
            this.abandon();
            throw error;
        }
        return state;
    }

    /** The result of a finished run. */
    finish(): Result {
        return toEnd(this.finishing(false));
    }

    /** Does the same in pieces. `paused`: with pauses, in which other code runs. */
    *finishing(paused = true): Generator<void, Result> {
        const { turn } = this;
        try {
            let size = 0;
            const [outcome, taken] = yield* this.#asked((x, a) => x.hn_abi_outcome(a), (p, i) => {
                const outcome = this.#outcomeAt(p, i);
                const bytes = outcome.state === 'complete' ? outcome.value : undefined;
                size = bytes?.length ?? 0;
                return [outcome, bytes ? this.#read(bytes, paused) : undefined] as [RunOutcome, unknown];
            });
            if (outcome.state !== 'complete') throw this.#described(outcomeError(outcome)!, outcome.usage);
            if (outcome.problem !== undefined) throw new HostValueError(outcome.problem);
            const value = taken instanceof Taken ? yield* this.#decoded(taken.bytes, this.dicts as DictForm) : taken;
            if (size >= LONG) this.#lookAtTime();
            const [stdout, stderr] = this.printed();
            const usage = size >= LONG ? this.usage() : outcome.usage;
            return new Result({ value, repr: outcome.repr, stdout, stderr, exitCode: outcome.exit, usage });
        } finally {
            if (this.turn === turn) this.#over();
        }
    }

    #outcomeAt(p: number, i: Instance): RunOutcome {
        if (!p) throw new HognoseError(i.problem());
        return readOutcome(i.result(p));
    }

    #outcome(): RunOutcome {
        return this.#enter((x, a, i) => this.#outcomeAt(x.hn_abi_outcome(a), i));
    }

    // Asks the module until that is finished. Whoever calls it in between makes it begin again: then it finishes without pauses.
    *#asked<T>(ask: (x: Exports, a: number, i: Instance) => number, take: (p: number, i: Instance, x: Exports, a: number) => T): Generator<void, T> {
        for (let last = this.#entries; ; ) {
            if (this.#entries !== last) this.#enter((x, a) => x.hn_abi_set_slices(a, 0));
            const came = this.#enter((x, a, i) => {
                const p = ask(x, a, i);
                this.#unfinished = !p && i.problemIs(Problem.sliced);
                return this.#unfinished ? UNFINISHED : take(p, i, x, a);
            });
            if (came !== UNFINISHED) return came as T;
            last = this.#entries;
            yield;
        }
    }

    // A value; or a copy of its bytes, if it is to be read in pieces.
    #read(bytes: Uint8Array, paused: boolean): unknown {
        if (paused && bytes.length >= PIECES && this.dicts !== 'encoded') return new Taken(bytes);
        return this.#timed(bytes.length, () => decode(bytes, this.dicts, this.objects));
    }

    #lookAtTime(): void {
        if (this.options.clock) return;
        const usage = this.usage();
        if (usage.time > this.#time) throw this.#described(new LimitError('time', this.#time, usage.time), usage);
    }

    *#decoded(bytes: Uint8Array, dicts: DictForm): Generator<void, unknown> {
        const pieces = decodeTimed(bytes, dicts, this.objects, (piece) => this.#timed(LONG, piece));
        for (;;) {
            const step = pieces.next();
            this.#lookAtTime();
            if (step.done) return step.value;
            yield;
        }
    }

    #described<E extends LimitError | PythonError>(error: E, usage: Usage): E {
        const [stdout, stderr] = this.printed();
        return Object.assign(error, { stdout, stderr, usage });
    }

    /** The output of the present run: stdout and stderr. */
    printed(): [string, string] {
        return [this.#out.join(''), this.#err.join('')];
    }

    cancelled(cause: unknown): LimitError {
        const error = this.#described(new LimitError('cancelled', 0, 0, { cause }), this.usage());
        this.abandon();
        return error;
    }

    /** Parses without running. */
    parse(code: string, options: RunOptions): PythonSyntaxError | null {
        this.#free();
        const isNew = this.#isNew;
        const state = this.#enter((x, a, i) => {
            const text = i.putSource(code);
            return x.hn_abi_check(a, text.p, text.n, i.putText(options.filename), options.topLevelAwait ?? true ? 1 : 0);
        });
        this.#isNew = isNew; // nothing has changed
        if (state === State.idle) return null;
        const error = state === State.refused ? this.refused() : outcomeError(this.#outcome())!;
        if (error instanceof PythonSyntaxError) return error;
        throw error;
    }

    /** The findings of the module's linter. `known`: names that count as declared, with a signature or null. */
    validate(code: string, known: Map<string, string | null>, topLevelAwait: boolean): unknown {
        this.#free();
        const bytes = encode(known, 'known');
        const isNew = this.#isNew;
        const findings = this.#enter((x, a, i) => {
            const text = i.putSource(code);
            const p = x.hn_abi_validate(a, text.p, text.n, i.put(bytes), bytes.length, topLevelAwait ? 1 : 0);
            return p ? decode(i.result(p), 'object') : undefined;
        });
        this.#isNew = isNew;
        if (findings !== undefined) return findings;
        const none = this.#enter((x, a, i) => i.problemIs(Problem.none));
        throw (this.state() === State.limited && none && outcomeError(this.#outcome())) || this.refused();
    }

    /** The error for the module's last refusal. */
    refused(): HognoseError {
        return new HognoseError(this.#problem());
    }

    #problem(): string {
        return this.#enter((x, a, i) => i.problem());
    }

    // ---- pauses ----

    /** The call at which the run is paused. */
    pendingCall(): Call {
        return this.#enter((x, a, i) => {
            const id = x.hn_abi_call_id(a);
            const known = this.calls.get(id);
            if (known) return known;
            const outcome = this.#outcomeAt(x.hn_abi_outcome(a), i);
            if (outcome.state !== 'calling') throw new HognoseError('the run is not at a call');
            const { name, request } = outcome;
            const [args, given] = this.#readArguments(name, request);
            const kwargs = given instanceof Map ? Object.fromEntries(given) : given;
            const service = this.#remote ? undefined : this.#services.get(name);
            const promise = service && calledOf(() => service(...args));
            return { id, name, args, kwargs, promise };
        });
    }

    /** The longest time that the waiting run wants to sleep, in seconds; null if it waits for answers only. */
    waitSeconds(): number | null {
        const seconds = this.#enter((x, a) => x.hn_abi_wait_seconds(a));
        return seconds < 0 ? null : seconds;
    }

    /** The numbers of the calls for which the run waits. */
    waitingIds(): Uint32Array {
        return this.#enter((x, a, i) => {
            const p = x.hn_abi_wait_ids(a);
            if (!p) throw new HognoseError(i.problem());
            return new Uint32Array(i.memory.buffer.slice(p, p + 4 * x.hn_abi_length(a)));
        });
    }

    /** These calls. Those from before a snapshot have no promises, and the program may have changed their arguments. */
    waitingCalls(): Call[] {
        return Array.from(this.waitingIds(), (id) => this.calls.get(id) ?? this.#waitingCall(id));
    }

    // Of a call whose arguments the program has made something of that cannot cross, the number alone is left.
    #waitingCall(id: number): Call {
        const call = this.#enter((x, a, i): Call => {
            const called = x.hn_abi_wait_name(a, id);
            const name = called ? i.resultText(called) : '';
            const p = called && x.hn_abi_wait_arguments(a, id);
            if (!p) return { id, name: '', args: [], kwargs: {}, promise: undefined };
            const [args, kwargs] = this.#readArguments(name, i.result(p));
            return { id, name, args, kwargs: kwargs instanceof Map ? Object.fromEntries(kwargs) : kwargs, promise: undefined };
        });
        this.calls.set(id, call);
        return call;
    }

    /** Answers the call at which the run is paused. */
    answer(settled: Settled, name: string): State {
        const id = this.#enter((x, a) => x.hn_abi_call_id(a));
        this.#waiting.untake(id);
        return this.#settle(id, settled, name);
    }

    // If there is no memory for the answer, the run ends.
    #settle(id: number, settled: Settled, name: string): State {
        const { turn } = this;
        const { bytes, raises } = this.#answerOf(settled, name);
        if (turn !== this.turn) throw this.left(); // a getter used the sandbox
        const state = this.#enter((x, a, i) => {
            try {
                return x.hn_abi_answer(a, id, raises ? 1 : 0, i.put(bytes), bytes.length);
            } catch (error) {
                if (!(error instanceof NoRoom)) throw error;
                return x.hn_abi_answer_lost(a);
            }
        });
        if (state !== State.refused) this.calls.delete(id);
        return state;
    }

    /** Defers the answer to the call at which the run is paused. */
    defer(call: Call): State {
        this.calls.set(call.id, call);
        return this.#enter((x, a) => x.hn_abi_defer(a));
    }

    /** Answers a call of an awaitable function. */
    answerId(id: number, settled: Settled): State {
        return this.#settle(id, settled, this.calls.get(id)?.name ?? `call ${id}`);
    }

    #raised(error: unknown): Answer {
        return { bytes: raisedBytes(error, this.objects, this.#most), raises: true };
    }

    #answerOf(settled: Settled, name: string): Answer {
        if ('error' in settled) return this.#raised(settled.error);
        try {
            return { bytes: this.#answerBytes(answered(settled.value, name), name) };
        } catch (error) {
            return this.#raised(error);
        }
    }

    wake(): State {
        return this.#enter((x, a) => x.hn_abi_wake(a));
    }

    state(): State {
        return this.#enter((x, a) => x.hn_abi_state(a));
    }

    // ---- variables ----

    set(name: string, value: unknown): void {
        checkName(name);
        this.#put(name, encode(value, name, this.objects, this.#most));
    }

    #put(name: string, bytes: Uint8Array): void {
        this.#enter((x, a, i) => {
            if (!x.hn_abi_set(a, i.putName(name), i.put(bytes), bytes.length)) throw new HognoseError(`${name}: ${i.problem()}`);
        });
    }

    get(name: string): unknown {
        checkName(name);
        const value = toEnd(this.#asked((x, a, i) => x.hn_abi_get(a, i.putName(name)), (p, i): unknown => {
            if (p) return decode(i.result(p), this.dicts, this.objects);
            if (i.problemIs(Problem.missing)) return undefined;
            if (i.problemIs(Problem.limit)) return LIMITED;
            throw new HostValueError(`${name}: ${i.problem()}`);
        }));
        if (value !== LIMITED) return value;
        const error = outcomeError(this.#outcome())!;
        error.message = `${name}: ${error.message}`;
        throw error;
    }

    delete(name: string): boolean {
        checkName(name);
        return this.#enter((x, a, i) => {
            if (x.hn_abi_delete(a, i.putName(name))) return true;
            if (i.problemIs(Problem.missing)) return false;
            throw new HognoseError(`${name}: ${i.problem()}`);
        });
    }

    names(): string[] {
        return this.#enter((x, a, i) => {
            const p = x.hn_abi_names(a);
            if (!p) throw new HognoseError(i.problem());
            return decode(i.result(p), 'object');
        });
    }

    // ---- handles ----

    get open(): boolean {
        return this.#instance !== null;
    }

    /** Counts the Python objects that the module has passed out. */
    get handed(): number {
        return this.#instance ? this.#instance.exports.hn_abi_handed(this.#instance.session) : 0;
    }

    /** Releases a Python object, unless it was passed out again after the count `seen`. */
    release(id: number, seen = this.handed): void {
        if (this.#inside || this.#unfinished) this.#released.push([id, seen]);
        else if (this.#instance) this.#enter((x, a) => x.hn_abi_release(a, id, seen));
    }

    /** Calls a Python object by its number. Encoded arguments include the keyword arguments. */
    async callHandle(id: number, args: unknown[] | Encoded, options: CallOptions): Promise<Result> {
        return runAsync(this, (mode) => this.#startCall(id, args, options, mode), options);
    }

    callHandleSync(id: number, args: unknown[], options: CallOptions): Result {
        return runSync(this, (mode) => this.#startCall(id, args, options, mode));
    }

    // ---- snapshots ----

    dump(): Uint8Array {
        return toEnd(this.dumping(false));
    }

    /** Does the same in pieces. `paused`: with pauses, in which other code runs. */
    *dumping(paused: boolean): Generator<void, Uint8Array> {
        this.#enter((x, a) => x.hn_abi_set_slices(a, paused ? 1 : 0));
        try {
            return yield* this.#asked((x, a) => x.hn_abi_dump(a), (p, i) => {
                if (!p) throw new SnapshotError(i.problem());
                return i.result(p).slice();
            });
        } finally {
            if (this.#instance) this.#enter((x, a) => x.hn_abi_set_slices(a, this.#slices));
        }
    }

    /** Replaces a new session with a snapshot's. `twin`, in this process, lends its host objects. */
    load(bytes: Uint8Array, twin?: Session): void {
        toEnd(this.loading(bytes, twin, false));
    }

    /** Does the same in pieces. `paused`: with pauses, in which other code runs. Until it ends, no other code may use the session. */
    *loading(bytes: Uint8Array, twin: Session | undefined, paused: boolean): Generator<void, void> {
        if (twin) {
            this.objects.copy(twin.objects);
            if (twin.#active) [this.#out, this.#err] = [[...twin.#out], [...twin.#err]];
        }
        // The load has these limits.
        this.#setUp({ limits: { memory: this.#memoryLimit, time: this.options.limits?.time } }, '', LimitsError);
        const p = this.#enter((x, a, i) => {
            x.hn_abi_set_slices(a, paused ? 1 : 0);
            return i.hold(bytes);
        });
        yield* this.#asked((x, a) => x.hn_abi_load(a, p, bytes.length), (loaded, i) => {
            if (!loaded) throw new SnapshotError(i.problem());
        });
        this.#enter((x, a) => {
            x.hn_abi_free(p);
            x.hn_abi_set_slices(a, 0);
        });
        this.prepare(true);
        const state = this.state();
        this.#active = state === State.calling || state === State.waiting || state === State.sliced;
        this.#mode = 'steps';
    }

    /** Replaces this session with a twin's, with pauses. */
    *copying(twin: Session): Generator<void, void> {
        const bytes = yield* twin.dumping(true);
        yield* this.loading(bytes, twin, true);
    }
}

/** The bytes of a value, to be decoded later. */
class Taken {
    readonly bytes: Uint8Array;
    constructor(bytes: Uint8Array) {
        this.bytes = bytes;
    }
}
