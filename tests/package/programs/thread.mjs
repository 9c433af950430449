// The package in a worker thread: loaded there, and from a module that the main thread compiled.
import { load, loadSync } from 'hognose';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { tour } from './tour.mjs';

if (isMainThread) {
    const { module, library } = await load();
    const worker = new Worker(new URL(import.meta.url), { workerData: { module, library } });
    worker.on('message', (seen) => console.log(JSON.stringify(seen)));
} else {
    parentPort.postMessage({ loaded: await tour(await load()), shared: await tour(loadSync(workerData.module, workerData.library)) });
}
