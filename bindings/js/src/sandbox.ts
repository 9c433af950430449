/// <reference lib="esnext.disposable" preserve="true" />
// Sandbox, the package's main class.
import type { Encoded } from './codec.js';
import { HognoseError, type PythonSyntaxError, type Usage } from './errors.js';
import { Files } from './files.js';
import type { Finding } from './finding.js';
import { readFunctions, type FunctionOptions, type Handler } from './functions.js';
import type { Image } from './instance.js';
import { checkName, checkRun, type RunOptions, type SandboxOptions } from './options.js';
import type { Result } from './result.js';
import { runAsync, runSync, withTurns } from './run.js';
import { Session } from './session.js';
import { stepOf, type Step } from './steps.js';
import { checkCheck, findings, withTypes, type CheckOptions, type ValidateOptions } from './validate.js';

/** An isolated Python: variables, functions, classes and imports persist from run to run. */
export class Sandbox {
    #image: Image;
    #options: SandboxOptions;
    #session: Session;

    /** @internal */
    constructor(image: Image, options: SandboxOptions, session: Session) {
        this.#image = image;
        this.#options = options;
        this.#session = session;
    }

    /** @internal From a dump; of a twin in this process, with its host objects. */
    static restore(image: Image, options: SandboxOptions, dump: Uint8Array, twin?: Session): Sandbox {
        const session = new Session(image, options);
        session.load(dump, twin);
        return new Sandbox(image, options, session);
    }

    /** @internal The same with turns of the event loop between its pieces. */
    static async restoreAsync(image: Image, options: SandboxOptions, dump: Uint8Array, twin?: Session): Promise<Sandbox> {
        const session = new Session(image, options);
        await withTurns(session.loading(dump, twin, true));
        return new Sandbox(image, options, session);
    }

    /** Runs a program, awaits what its host functions promise, and lets the event loop run every few milliseconds. */
    async run(code: string, options: RunOptions = {}): Promise<Result> {
        checkRun(code, options);
        const session = this.#session;
        return runAsync(session, (mode) => session.start(code, options, mode), options);
    }

    /** Runs a program to its end, without the event loop: its host functions must answer at once. */
    runSync(code: string, options: RunOptions = {}): Result {
        checkRun(code, options);
        const session = this.#session;
        if (options.signal) throw new HognoseError('runSync() cannot be aborted: use run()');
        return runSync(session, (mode) => session.start(code, options, mode));
    }

    /** Runs a program up to its end or its first pause, from which the caller goes on by hand. */
    start(code: string, options: RunOptions = {}): Step {
        checkRun(code, options);
        return stepOf(this.#session, this.#session.start(code, options, 'steps'));
    }

    /** Where the run of a restored snapshot is paused; null when it was idle. */
    get step(): Step | null {
        return this.#session.byHand ? stepOf(this.#session, this.#session.state()) : null;
    }

    /** The same of a run that pauses every few milliseconds from there on, as one does that was started with a signal. */
    slicedStep(): Step | null {
        if (this.#session.byHand) this.#session.slice();
        return this.step;
    }

    /** Parses only: null, or the SyntaxError. */
    check(code: string, options: CheckOptions = {}): PythonSyntaxError | null {
        checkCheck(code, options);
        return this.#session.parse(code, options);
    }

    /** What is wrong with a program, found without running it and without changing anything. */
    validate(code: string, options?: ValidateOptions & { types?: false }): Finding[];
    validate(code: string, options: ValidateOptions & { types: true }): Promise<Finding[]>;
    validate(code: string, options: ValidateOptions): Finding[] | Promise<Finding[]>;
    validate(code: string, options: ValidateOptions = {}): Finding[] | Promise<Finding[]> {
        return options?.types ? this.#validateTypes(code, options) : findings(this.#session, code, options);
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

    /** Declares one more host function, for this sandbox and what comes of it: after `reset` and in forks it is there, too. */
    declare(name: string, given: Handler | FunctionOptions | null): void {
        checkName(name);
        const added = readFunctions({ [name]: given });
        this.#session.declare(added);
        const functions = Object.fromEntries([...readFunctions(this.#options.functions), ...added]);
        this.#options = { ...this.#options, functions };
    }

    /** Forgets everything that programs did: as new. */
    reset(): void {
        this.#session.checkOutside();
        const fresh = new Session(this.#image, this.#options);
        fresh.prepare();
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

    /** The same, with turns of the event loop between its pieces. Another call of the sandbox makes it begin again. */
    async dumpAsync(): Promise<Uint8Array> {
        return withTurns(this.#session.dumping(true));
    }

    /** An independent sandbox in the same state, with the same host functions. */
    fork(): Sandbox {
        return Sandbox.restore(this.#image, this.#options, this.dump(), this.#session);
    }

    /** The same, with turns of the event loop. Another call of the sandbox makes it begin again, until its state has been read. */
    async forkAsync(): Promise<Sandbox> {
        const [image, options] = [this.#image, this.#options];
        const fork = new Session(image, options);
        await withTurns(fork.copying(this.#session));
        return new Sandbox(image, options, fork);
    }

    /** What the last run used. */
    get usage(): Usage {
        return this.#session.usage();
    }

    /** @internal For a worker's other end: calls the object with that number, and lets go of one. */
    callHandle(id: number, request: Encoded, options: RunOptions): Promise<Result> {
        return this.#session.callHandle(id, request, options);
    }

    /** @internal Adds running time, in milliseconds. */
    spendTime(time: number): void {
        this.#session.spend(time);
    }

    /** @internal */
    releaseHandle(id: number, seen: number): void {
        this.#session.release(id, seen);
    }

    /** @internal How many times something was handed out. */
    get handed(): number {
        return this.#session.handed;
    }

    /** Frees the memory. A run that awaits something fails with a DisposedError. */
    dispose(): void {
        this.#session.dispose();
    }

    [Symbol.dispose](): void {
        this.dispose();
    }
}
