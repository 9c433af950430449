// A loaded module, and making sandboxes of it.
import { makeImage, type Image } from './instance.js';
import { checkSandbox, HOST_OPTIONS, SANDBOX_OPTIONS, type HostOptions, type SandboxOptions } from './options.js';
import type { WasmModule } from './foreign.js';
import { HostObject, type HostObjectOptions } from './objects.js';
import { Sandbox } from './sandbox.js';
import { Float } from './values.js';

/** A loaded module. Sandboxes share its code and nothing else. */
export class Hognose {
    /** For whole numbers that are to be floats: `new hognose.Float(1)`. */
    readonly Float = Float;
    readonly module: WasmModule;
    readonly version: string;
    readonly #image: Image;

    /** @internal */
    constructor(module: WasmModule) {
        this.module = module;
        const { image, version } = makeImage(module);
        this.#image = image;
        this.version = version;
    }

    /** A new sandbox. */
    sandbox(options: SandboxOptions = {}): Sandbox {
        checkSandbox('sandbox', options, SANDBOX_OPTIONS);
        return new Sandbox(this.#image, options, null);
    }

    /** A sandbox from what `dump` gave; `step` says where its run is paused. */
    restore(dump: Uint8Array, options: HostOptions = {}): Sandbox {
        // A worker's are those of its sandbox, which `reset` there needs; the caller's side has looked at them.
        checkSandbox('restore', options, options.service ? SANDBOX_OPTIONS : HOST_OPTIONS);
        return new Sandbox(this.#image, options, dump);
    }

    /** Something of the host's for programs to use, of which they see what the lists name and nothing else. */
    object<T extends object>(target: T, options: HostObjectOptions = {}): HostObject<T> {
        return new HostObject(target, options);
    }
}
