// A loaded module, and making sandboxes of it.
import { givePreludes, type MakePreludes } from './ahead.js';
import { HognoseError, shown } from './errors.js';
import type { WasmModule } from './foreign.js';
import { makeImage, type Image, type Library, type Loaded } from './instance.js';
import { isBytes } from './names.js';
import { HostObject, type HostObjectOptions } from './objects.js';
import { checkSandbox, HOST_OPTIONS, SANDBOX_OPTIONS, type HostOptions, type SandboxOptions } from './options.js';
import { Sandbox } from './sandbox.js';
import { Session } from './session.js';
import { Float } from './values.js';

// A worker's options are those of its sandbox, which `reset` there needs; the caller's side has looked at them.
function checkRestore(what: string, dump: unknown, options: HostOptions): void {
    if (!isBytes(dump)) throw new HognoseError(`${what}: ${shown(dump)} is not a Uint8Array`);
    checkSandbox(what, options, options?.service ? SANDBOX_OPTIONS : HOST_OPTIONS);
}

/** The loaded interpreter, from which sandboxes are made. Sandboxes share its code and nothing else. */
export class Hognose {
    /** Passes a whole number as a float: `new hognose.Float(1)`. */
    readonly Float = Float;
    readonly module: WasmModule;
    readonly version: string;
    readonly #image: Image;
    #preludes: MakePreludes | undefined;

    /** @internal */
    constructor({ wasm, library }: Loaded, preludes: MakePreludes | undefined) {
        this.module = wasm;
        this.#preludes = preludes;
        const { image, version } = makeImage(wasm);
        this.#image = image;
        this.version = version;
        this.takeLibrary(library);
    }

    /** The bytes of hognose.lib, to pass to another thread; undefined if they are not loaded. */
    get library(): Uint8Array<ArrayBuffer> | undefined {
        return this.#image.library;
    }

    /** @internal Sets the library, also from a promise. If the promise rejects, there is no library. */
    takeLibrary(library: Library): void {
        if (library instanceof Promise) library.then((bytes) => this.takeLibrary(bytes), () => {});
        else this.#image.library = library;
        this.takePreludes(this.#preludes); // there are other modules than before
    }

    /** @internal Starts copying the modules that programs import first (LoadOptions.copyImports). */
    takePreludes(preludes: MakePreludes | undefined): void {
        this.#preludes = preludes;
        if (preludes) givePreludes(this.#image, preludes);
    }

    /** Makes a sandbox. The caller disposes of it. */
    sandbox(options: SandboxOptions = {}): Sandbox {
        checkSandbox('sandbox', options, SANDBOX_OPTIONS);
        const session = new Session(this.#image, options);
        session.prepare();
        return new Sandbox(this.#image, options, session);
    }

    /** Makes a sandbox from the bytes of `dump`; `step` is the step at which its run is paused. Throws a SnapshotError if the bytes are invalid. */
    restore(dump: Uint8Array, options: HostOptions = {}): Sandbox {
        checkRestore('restore', dump, options);
        return Sandbox.restore(this.#image, options, dump);
    }

    /** Does the same as `restore`, and yields to the event loop every few milliseconds. Copies the bytes at once. */
    async restoreAsync(dump: Uint8Array, options: HostOptions = {}): Promise<Sandbox> {
        checkRestore('restoreAsync', dump, options);
        return Sandbox.restoreAsync(this.#image, options, dump);
    }

    /** Wraps an object of the host for programs to use. They see the attributes and methods that the options list, and nothing else. */
    object<T extends object>(target: T, options: HostObjectOptions = {}): HostObject<T> {
        return new HostObject(target, options);
    }
}
