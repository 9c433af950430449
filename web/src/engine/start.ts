// What every sandbox needs and what takes longest to come: the module, compiled while it comes, and a worker. A script of its own,
// which imports nothing, so that both are under way before the rest of the page is there.
import moduleUrl from 'hognose/hognose.wasm?url';

// Compiled while it comes, which lets a browser keep the compiled code for the next visit. Not every static host says what kind of file it is.
async function compile(): Promise<WebAssembly.Module> {
    const response = await fetch(moduleUrl);
    if (!response.ok) throw new Error(`could not load ${response.url}: ${response.status} ${response.statusText}`);
    const isSaid = response.headers.get('content-type')?.startsWith('application/wasm');
    return isSaid ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** The module, compiled once for all sandboxes; again where that failed. */
export function wasmModule(): Promise<WebAssembly.Module> {
    return (compiled ??= compile().catch((error: unknown) => {
        compiled = undefined;
        throw error;
    }));
}

const startWorker = () => new Worker(new URL('hognose/worker', import.meta.url), { type: 'module', name: 'hognose' });

/** The page's first worker, which starts while the module is compiled. */
let firstWorker: Worker | undefined;

/** A worker for a new sandbox. */
export function takeWorker(): Worker {
    const worker = firstWorker ?? startWorker();
    firstWorker = undefined;
    return worker;
}

if (typeof WebAssembly === 'object') {
    firstWorker = startWorker();
    wasmModule().catch(() => {}); // who asks for it is told
}
