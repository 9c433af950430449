// The interface where a project's `lib` has nothing of the web, nor Node's types.
import { createPool, createWorkerSandbox, load, loadSync, toJSON, LimitError, PythonError, type Json, type Result, type ResultJson } from 'hognose';

export async function run(bytes: Uint8Array<ArrayBuffer>): Promise<Json> {
    const hognose = await load({ wasm: bytes });
    await load({ wasm: hognose.module });
    loadSync(bytes);
    const sandbox = hognose.sandbox({ onPrint: (stream, text) => void `${stream}${text}`, repr: 100 });
    const signal = { aborted: false, reason: undefined, addEventListener() {}, removeEventListener() {} };
    const result: Result = await sandbox.run('1', { signal, repr: 10 });
    const json: ResultJson = result.toJSON();
    const code: number | null = result.exitCode;
    const shown: string | undefined = result.repr;
    // @ts-expect-error: it is a number of bytes
    await sandbox.run('1', { repr: '10' });
    const worker = await createWorkerSandbox({ worker: () => ({ postMessage() {}, terminate() {} }) });
    await (await createPool({ size: 1 })).acquire({ signal });
    await worker.dispose();
    const error = new LimitError('memory', 1, 2);
    const wanted: number | undefined = error.wanted;
    return [json.value ?? null, code, shown ?? '', wanted ?? 0, error instanceof PythonError, toJSON(sandbox.get('x'))];
}
