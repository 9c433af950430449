// A page, and the same in a module worker. The test waits for `result`.
import { load } from 'hognose';
import { endDump, makeDump, tour } from './tour.mjs';
import { workerTour } from './worker_tour.mjs';

const violations = [];
addEventListener('securitypolicyviolation', (event) => violations.push(`${event.violatedDirective} ${event.blockedURI}`));

function inWorker() {
    const worker = new Worker(new URL('./page_worker.js', import.meta.url), { type: 'module' });
    return new Promise((resolve, reject) => {
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = ({ message }) => reject(new Error(message ?? 'the worker could not be loaded'));
    }).finally(() => worker.terminate());
}

async function all() {
    const hognose = await load();
    const seen = { page: await tour(hognose), worker: await inWorker(), workers: await workerTour() };
    const given = await (await fetch('/dump.json')).json();
    seen.ended = [endDump(hognose, given, true), endDump(hognose, given, false)];
    seen.dump = makeDump(hognose);
    seen.violations = [...violations];
    seen.policy = attempt(() => new Function('return 1')());
    return seen;
}

function attempt(action) {
    try {
        return action();
    } catch (error) {
        return error.name;
    }
}

globalThis.result = all().catch((error) => ({ error: String(error.stack), violations }));
