// Finding and compiling the module.
import { loadPreludes } from './ahead.js';
import { HognoseError } from './errors.js';
import type { Bytes, Url, WasmModule } from './foreign.js';
import type { Loaded } from './instance.js';
import { Hognose } from './hognose.js';
import { checkNames, type Names } from './names.js';
import { nodeModule } from './platform.js';

export interface LoadOptions {
    /** The WebAssembly module: its URL, its bytes, or compiled. Default: hognose.wasm beside this file. */
    wasm?: string | Url | Bytes | WasmModule;
    /**
     * hognose.lib, which has the Python modules that are not in the WebAssembly module: its URL, its bytes, or a promise of the bytes. `load` does not wait for
     * a promise; these modules become importable when it resolves. `false` omits them. Default: hognose.lib beside this file; if `wasm` is passed, `false`.
     */
    library?: string | Url | Bytes | Promise<Bytes> | false | undefined;
    /**
     * Copies modules instead of importing them again, where the first program of a new sandbox begins with the same imports as an earlier one. Default: true.
     * Up to 16 MiB are kept. Programs can tell only by the time.
     */
    copyImports?: boolean | undefined;
}

const LOAD: Names<LoadOptions> = { wasm: '', library: '', copyImports: 'boolean' };

interface FileSystem {
    readFileSync(url: URL): Uint8Array;
    existsSync(url: URL): boolean;
}

const fileSystem = () => nodeModule<FileSystem>('node:fs');

interface Modules {
    createRequire(from: string): { resolve(name: string): string };
}

/** The URL of this code. In a CommonJS bundle for Node, import.meta.url is missing; __filename serves instead. */
function here(): string {
    if (import.meta.url || typeof __filename !== 'string') return import.meta.url;
    return nodeModule<{ pathToFileURL(path: string): URL }>('node:url')!.pathToFileURL(__filename).href;
}

/** The URL of a file of this package: beside this code, or where the package is installed if the code is in a bundle for Node. */
export function fileOfPackage(name: string, exported: string): Url {
    const url = new URL(name, here());
    const modules = url.protocol === 'file:' ? nodeModule<Modules>('node:module') : undefined;
    if (!modules || fileSystem()?.existsSync(url) !== false) return url;
    const path = modules.createRequire(here()).resolve(exported);
    return nodeModule<{ pathToFileURL(path: string): URL }>('node:url')!.pathToFileURL(path);
}

async function readUrl(url: URL): Promise<Bytes> {
    const fs = url.protocol === 'file:' ? fileSystem() : undefined;
    if (fs) return fs.readFileSync(url) as Bytes;
    const response = await fetch(url);
    if (!response.ok) throw new HognoseError(`could not load ${url.href}: ${response.status} ${response.statusText}`);
    return response.arrayBuffer();
}

const compileUrl = async (url: URL) => WebAssembly.compile(await readUrl(url));

/** Calls `make` once and keeps its promise. A failed call is repeated next time. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
    let made: Promise<T> | undefined;
    return () =>
        (made ??= make().catch((error: unknown) => {
            made = undefined;
            throw error;
        }));
}

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

const compileOwn = once(() => compileUrl(ownUrl()));

function ownLibraryUrl(): URL {
    const url = import.meta.url ? new URL('./hognose.lib', import.meta.url) : new URL('./hognose.lib', here());
    return url.protocol === 'file:' ? (fileOfPackage(url.href, 'hognose/hognose.lib') as URL) : url;
}

const readOwnLibrary = once(async () => libraryOf(await readUrl(ownLibraryUrl())));

const urlOf = (where: string | Url) => new URL(typeof where === 'string' ? where : where.href, globalThis.location?.href ?? here());
const isUrl = (where: unknown): where is string | Url => typeof where === 'string' || where instanceof URL;

/** Throws a HognoseError unless the bytes are a hognose.lib. The module itself checks that the versions match. */
function libraryOf(bytes: Bytes): Uint8Array<ArrayBuffer> {
    const view = ArrayBuffer.isView(bytes) ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) : new Uint8Array(bytes);
    if (new TextDecoder().decode(view.subarray(0, 5)) !== 'hnlib') throw new HognoseError('library: these are not the bytes of hognose.lib');
    return view;
}

async function compile(wasm: LoadOptions['wasm']): Promise<WasmModule> {
    if (wasm === undefined) return compileOwn();
    if (wasm instanceof WebAssembly.Module) return wasm;
    return isUrl(wasm) ? compileUrl(urlOf(wasm)) : WebAssembly.compile(wasm as Bytes);
}

async function readLibrary({ wasm, library }: LoadOptions): Promise<Uint8Array<ArrayBuffer> | undefined> {
    if (library === undefined && wasm === undefined) return readOwnLibrary();
    return library ? libraryOf(isUrl(library) ? await readUrl(urlOf(library)) : await library) : undefined;
}

/** The compiled module and its library. The package's own files are read once. */
export async function loadParts(options: LoadOptions): Promise<Loaded> {
    const library = readLibrary(options);
    library.catch(() => {}); // an error of `later` is its owner's
    const later = options.library instanceof Promise;
    const [wasm, now] = await Promise.all([compile(options.wasm), later ? undefined : library]);
    return { wasm, library: later ? library : now };
}

/** Loads the interpreter. The package's own module is compiled once per process. Throws a HognoseError if a file cannot be fetched or `library` is invalid. */
export async function load(options: LoadOptions = {}): Promise<Hognose> {
    checkNames('load', options, LOAD);
    const preludes = options.copyImports === false ? undefined : loadPreludes();
    return new Hognose(await loadParts(options), await preludes);
}

/**
 * Loads the interpreter without waiting, from a compiled module or from bytes (browsers refuse bytes on the main thread). `copyImports` takes effect a moment
 * later.
 */
export function loadSync(wasm: WasmModule | Bytes, library?: Bytes, options: Pick<LoadOptions, 'copyImports'> = {}): Hognose {
    checkNames('loadSync', options, { copyImports: LOAD.copyImports });
    const module = wasm instanceof WebAssembly.Module ? wasm : new WebAssembly.Module(wasm as Bytes);
    const hognose = new Hognose({ wasm: module, library: library && libraryOf(library) }, undefined);
    if (options.copyImports !== false) void loadPreludes().then((preludes) => hognose.takePreludes(preludes));
    return hognose;
}
