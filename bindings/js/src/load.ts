// Finding and compiling the module.
import { HognoseError } from './errors.js';
import type { Bytes, Url, WasmModule } from './foreign.js';
import { Hognose } from './hognose.js';
import { checkNames, type Names } from './options.js';
import { nodeModule } from './platform.js';

export interface LoadOptions {
    /** The WebAssembly module: where it is, its bytes, or compiled. Default: hognose.wasm beside this file. */
    wasm?: string | Url | Bytes | WasmModule;
}

const LOAD: Names<LoadOptions> = { wasm: true };

interface FileSystem {
    readFileSync(url: URL): Uint8Array;
    existsSync(url: URL): boolean;
}

const fileSystem = () => nodeModule<FileSystem>('node:fs');

interface Modules {
    createRequire(from: string): { resolve(name: string): string };
}

/** Where this code is. A bundle that is a CommonJS module of Node's has no import.meta.url, but the name of its file. */
function here(): string {
    if (import.meta.url || typeof __filename !== 'string') return import.meta.url;
    return nodeModule<{ pathToFileURL(path: string): URL }>('node:url')!.pathToFileURL(__filename).href;
}

/** A file of this package: beside this code, or, when that is in a bundle for Node, where the package is installed. */
export function fileOfPackage(name: string, exported: string): Url {
    const url = new URL(name, here());
    const modules = url.protocol === 'file:' ? nodeModule<Modules>('node:module') : undefined;
    if (!modules || fileSystem()?.existsSync(url) !== false) return url;
    const path = modules.createRequire(here()).resolve(exported);
    return nodeModule<{ pathToFileURL(path: string): URL }>('node:url')!.pathToFileURL(path);
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
    // Bundlers know this expression, as it stands here.
    const url = import.meta.url ? new URL('./hognose.wasm', import.meta.url) : new URL('./hognose.wasm', here());
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
export async function compileModule(wasm: LoadOptions['wasm']): Promise<WasmModule> {
    return wasm === undefined ? compileOwn() : compile(wasm);
}

async function compile(wasm: NonNullable<LoadOptions['wasm']>): Promise<WebAssembly.Module> {
    if (wasm instanceof WebAssembly.Module) return wasm;
    if (wasm instanceof URL) return compileUrl(wasm);
    if (typeof wasm === 'string') return compileUrl(new URL(wasm, globalThis.location?.href ?? here()));
    return WebAssembly.compile(wasm);
}

/** Loads the module, compiling it once. */
export async function load(options: LoadOptions = {}): Promise<Hognose> {
    checkNames('load', options, LOAD);
    return new Hognose(await compileModule(options.wasm));
}

/** The same at once, from a compiled module or from bytes (which browsers refuse on the main thread). */
export function loadSync(wasm: WasmModule | Bytes): Hognose {
    return new Hognose(wasm instanceof WebAssembly.Module ? wasm : new WebAssembly.Module(wasm));
}
