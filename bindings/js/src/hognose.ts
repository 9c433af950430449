// Loading the module and making sandboxes of it.
import { HognoseError } from './errors.js';
import { makeImage, type Image } from './instance.js';
import type { HostOptions, SandboxOptions } from './options.js';
import { Sandbox } from './sandbox.js';
import { Session } from './session.js';

export interface LoadOptions {
    /** The WebAssembly module: where it is, its bytes, or compiled. Default: hognose.wasm beside this file. */
    wasm?: string | URL | BufferSource | WebAssembly.Module;
}

interface FileSystem {
    readFileSync(url: URL): Uint8Array;
    existsSync(url: URL): boolean;
}

/** A module of Node's, where that is; without an import, which a bundler for the web could not resolve. */
export function nodeModule<T>(name: string): T | undefined {
    const process = (globalThis as { process?: { getBuiltinModule?(name: string): unknown } }).process;
    return process?.getBuiltinModule?.(name) as T | undefined;
}

const fileSystem = () => nodeModule<FileSystem>('node:fs');

/** A file of this package: beside this code, or, when that is in a bundle for Node, where the package is installed. */
export function fileOfPackage(name: string, exported: string): URL {
    const url = new URL(name, import.meta.url);
    if (url.protocol !== 'file:' || !(fileSystem()?.existsSync(url) === false)) return url;
    return new URL(import.meta.resolve(exported));
}

async function compileUrl(url: URL): Promise<WebAssembly.Module> {
    const fs = url.protocol === 'file:' ? fileSystem() : undefined;
    if (fs) return WebAssembly.compile(fs.readFileSync(url) as BufferSource);
    const response = await fetch(url);
    if (!response.ok) throw new HognoseError(`could not load ${url.href}: ${response.status} ${response.statusText}`);
    return WebAssembly.compile(await response.arrayBuffer());
}

let ownModule: Promise<WebAssembly.Module> | undefined;

// Where the package is on a disk, its larger module serves, which starts faster. Its name is put together here so that a
// bundler does not take it along; the other one's is not, so that it does.
function ownUrl(): URL {
    const url = new URL('./hognose.wasm', import.meta.url);
    if (url.protocol !== 'file:') return url;
    const near = fileOfPackage(url.href, 'hognose/hognose.wasm');
    const fast = new URL(near.href.replace(/\.wasm$/, '.fast.wasm'));
    return fileSystem()?.existsSync(fast) ? fast : near;
}

function compileOwn(): Promise<WebAssembly.Module> {
    ownModule ??= compileUrl(ownUrl()).catch((error: unknown) => {
        ownModule = undefined;
        throw error;
    });
    return ownModule;
}

/** The module of these options, compiled; the package's own only once. */
export async function compileModule(wasm: LoadOptions['wasm']): Promise<WebAssembly.Module> {
    return wasm === undefined ? compileOwn() : compile(wasm);
}

async function compile(wasm: NonNullable<LoadOptions['wasm']>): Promise<WebAssembly.Module> {
    if (wasm instanceof WebAssembly.Module) return wasm;
    if (wasm instanceof URL) return compileUrl(wasm);
    if (typeof wasm === 'string') return compileUrl(new URL(wasm, globalThis.location?.href ?? import.meta.url));
    return WebAssembly.compile(wasm);
}

/** Loads the module, compiling it once. */
export async function load(options: LoadOptions = {}): Promise<Hognose> {
    return new Hognose(await compileModule(options.wasm));
}

/** The same at once, from a compiled module or from bytes (which browsers refuse on the main thread). */
export function loadSync(wasm: WebAssembly.Module | BufferSource): Hognose {
    return new Hognose(wasm instanceof WebAssembly.Module ? wasm : new WebAssembly.Module(wasm));
}

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
