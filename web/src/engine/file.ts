// Files with snapshots: written for the visitor, and looked at before anything on the page makes room for one.
import { IDLE, problemOf, TOO_LARGE, type Problem } from './problem';
import { sandboxFunctions, type Source } from './run';
import { loadLibrary, makeSandbox } from './sandbox';

const MOST_FILE = 256 * 2 ** 20;

/** Gives a snapshot to the visitor as a file. */
export function download(bytes: Uint8Array<ArrayBuffer>, name: string): void {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A file's bytes, or why they are not read. */
export async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer> | Problem> {
    if (file.size > MOST_FILE) return TOO_LARGE;
    try {
        return new Uint8Array(await file.arrayBuffer());
    } catch (error) {
        return problemOf(error);
    }
}

/** Why a paused program cannot go on here; undefined where it can. It is loaded for that, and nothing of it runs. */
export async function problemWith(bytes: Uint8Array<ArrayBuffer>, { functions, limits }: Source): Promise<Problem | undefined> {
    try {
        await loadLibrary();
        const sandbox = await makeSandbox({ functions: sandboxFunctions(functions), limits: { ...limits }, restore: bytes, onPrint: () => {} });
        const step = await sandbox.step({ signal: new AbortController().signal }).finally(() => void sandbox.dispose());
        return step ? undefined : IDLE;
    } catch (error) {
        return problemOf(error);
    }
}
