/// <reference lib="esnext.disposable" preserve="true" />
// Sandbox, the package's main class.
import type { Encoded } from './codec.js';
import { HognoseError, type PythonSyntaxError, type Usage } from './errors.js';
import { Files } from './files.js';
import type { Finding } from './finding.js';
import { readFunctions, type FunctionOptions, type Handler } from './functions.js';
import type { Image } from './instance.js';
import { checkName, checkRun, type Program, type RunOptions, type SandboxOptions } from './options.js';
import { withTurns } from './pieces.js';
import type { Result } from './result.js';
import { runAsync, runSync } from './run.js';
import { Session } from './session.js';
import { stepOf, type Step } from './steps.js';
import { checkCheck, findings, withTypes, type CheckOptions, type ValidateOptions } from './validate.js';

/** An isolated Python interpreter. Variables, functions, classes and imports persist from run to run. */
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

    /** @internal From a dump; `twin`, in this process, lends its host objects. */
    static restore(image: Image, options: SandboxOptions, dump: Uint8Array, twin?: Session): Sandbox {
        const session = new Session(image, options);
        session.load(dump, twin);
        return new Sandbox(image, options, session);
    }

    /** @internal Does the same, and yields to the event loop every few milliseconds. */
    static async restoreAsync(image: Image, options: SandboxOptions, dump: Uint8Array, twin?: Session): Promise<Sandbox> {
        const session = new Session(image, options);
        await withTurns(session.loading(dump, twin, true));
        return new Sandbox(image, options, session);
    }

    /**
     * Runs a program: its text, or the bytes of its file. Awaits the promises of its host functions, and yields to the event loop every few milliseconds. Throws a PythonError for an uncaught
     * exception and a LimitError for a reached limit.
     */
    async run(code: Program, options: RunOptions = {}): Promise<Result> {
        checkRun(code, options);
        const session = this.#session;
        return runAsync(session, (mode) => session.start(code, options, mode), options);
    }

    /** Runs a program to its end without the event loop. Its host functions must not return promises. Throws as `run` does. */
    runSync(code: Program, options: RunOptions = {}): Result {
        checkRun(code, options);
        const session = this.#session;
        if (options.signal) throw new HognoseError('runSync() cannot be aborted: use run()');
        return runSync(session, (mode) => session.start(code, options, mode));
    }

    /** Runs a program up to its first pause or its end. The caller then resumes it, step by step. Throws as `run` does. */
    start(code: Program, options: RunOptions = {}): Step {
        checkRun(code, options);
        return stepOf(this.#session, this.#session.start(code, options, 'steps'));
    }

    /** The step at which the run of a restored snapshot is paused; null if no run was paused. */
    get step(): Step | null {
        return this.#session.byHand ? stepOf(this.#session, this.#session.state()) : null;
    }

    /** Returns the same step as `step`; from there the run also pauses every few milliseconds, as after `start` with a signal. */
    slicedStep(): Step | null {
        if (this.#session.byHand) this.#session.slice();
        return this.step;
    }

    /** Parses a program without running it. Returns null or the SyntaxError. */
    check(code: string, options: CheckOptions = {}): PythonSyntaxError | null {
        checkCheck(code, options);
        return this.#session.parse(code, options);
    }

    /** Finds mistakes in a program. Runs nothing and changes nothing. */
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

    /** The value of a global variable; undefined if there is no such variable. */
    get(name: string): any {
        return this.#session.get(name);
    }

    /** Sets a global variable. */
    set(name: string, value: unknown): void {
        this.#session.set(name, value);
    }

    /** The global variables that programs defined, in order of creation. */
    names(): string[] {
        return this.#session.names();
    }

    /** Deletes a global variable. Returns false if there is no such variable. */
    delete(name: string): boolean {
        return this.#session.delete(name);
    }

    /** Declares another host function. It persists after `reset` and in forks. */
    declare(name: string, given: Handler | FunctionOptions | null): void {
        checkName(name);
        const added = readFunctions({ [name]: given });
        this.#session.declare(added);
        const functions = Object.fromEntries([...readFunctions(this.#options.functions), ...added]);
        this.#options = { ...this.#options, functions };
    }

    /** Makes the sandbox fresh: forgets everything that programs did. */
    reset(): void {
        this.#session.checkOutside();
        const fresh = new Session(this.#image, this.#options);
        fresh.prepare();
        this.#session.dispose();
        this.#session = fresh;
    }

    /** The files that programs see. Use them between runs. */
    get files(): Files {
        return new Files(this.#session.files);
    }

    /** The session as bytes, for `hognose.restore`: the variables and the paused run. Throws a SnapshotError if this state cannot be saved. */
    dump(): Uint8Array {
        return this.#session.dump();
    }

    /** Does the same as `dump`, and yields to the event loop every few milliseconds. Another call of the sandbox meanwhile makes it start again. */
    async dumpAsync(): Promise<Uint8Array> {
        return withTurns(this.#session.dumping(true));
    }

    /** Makes an independent sandbox in the same state, with the same host functions. */
    fork(): Sandbox {
        return Sandbox.restore(this.#image, this.#options, this.dump(), this.#session);
    }

    /** Does the same as `fork`, and yields to the event loop. Another call of the sandbox makes it start again, until its state has been read. */
    async forkAsync(): Promise<Sandbox> {
        const [image, options] = [this.#image, this.#options];
        const fork = new Session(image, options);
        await withTurns(fork.copying(this.#session));
        return new Sandbox(image, options, fork);
    }

    /** The resources that the last run used. */
    get usage(): Usage {
        return this.#session.usage();
    }

    /** @internal For the other end of a worker: calls the handle with this number. */
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

    /** @internal Counts the handles passed out so far. */
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
