// The memory of this process when what nobody reaches is collected: no test depends on when V8 does that by itself.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc');

/** Collects what nobody reaches. The second time ends what the first one left to other threads. */
export function collect() {
    gc();
    gc();
}

/** What `process.memoryUsage()` says after a collection. */
export function memoryUsage() {
    collect();
    return process.memoryUsage();
}
