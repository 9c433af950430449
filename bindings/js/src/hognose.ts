// A loaded module, and making sandboxes of it.
import { makeImage, type Image } from './instance.js';
import type { HostOptions, SandboxOptions } from './options.js';
import { Sandbox } from './sandbox.js';
import { Session } from './session.js';

/** A loaded module. Sandboxes share its code and nothing else. */
export class Hognose {
    readonly module: WebAssembly.Module;
    readonly version: string;
    readonly #image: Image;

    /** @internal */
    constructor(module: WebAssembly.Module) {
        this.module = module;
        const { image, version } = makeImage(module);
        this.#image = image;
        this.version = version;
    }

    /** A new sandbox. */
    sandbox(options: SandboxOptions = {}): Sandbox {
        const make = () => {
            const session = new Session(this.#image, options);
            session.prepare();
            return session;
        };
        return new Sandbox(make(), make, (dump) => this.restore(dump, options));
    }

    /** A sandbox from what `dump` gave; `step` says where its run is paused. */
    restore(dump: Uint8Array, options: HostOptions = {}): Sandbox {
        const session = new Session(this.#image, options);
        session.load(dump);
        const make = () => {
            const fresh = new Session(this.#image, options);
            fresh.prepare();
            return fresh;
        };
        return new Sandbox(session, make, (bytes) => this.restore(bytes, options));
    }
}
