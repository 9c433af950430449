// The limits of a run.
import { LIMIT_DEFAULTS, LIMIT_NUMBERS } from './abi.js';
import { HognoseError, LimitsError, shown } from './errors.js';
import type { Most } from './plain.js';

/** The limits of a run. An omitted limit has its default. `Infinity` turns a limit off; memory, depth and nesting cannot be turned off. */
export interface Limits extends Partial<Record<keyof typeof LIMIT_NUMBERS, number>> {
    /** Bytes. Default: 64 MiB. The instance's WebAssembly.Memory can grow to ten times that, which leaves room for snapshots and values in transit. */
    memory?: number;
    /** Milliseconds of running time. Waiting for host functions is free. Default: 5,000. */
    time?: number;
    /** Deterministic units of work. Default: unlimited. */
    steps?: number;
    /** Frames. Default: 50,000. Deeper calls raise RecursionError. Programs start with 1,000 and get more with `sys.setrecursionlimit()`. */
    depth?: number;
    /** Bytes printed. Default: 1 MiB. */
    output?: number;
    /** Calls of host functions. Default: 1,000. */
    calls?: number;
    /** Bytes of one program. Default: 1 MiB. */
    source?: number;
    /** Levels of nesting in source and in values. Default: 200, which is the maximum. */
    nesting?: number;
    /** Bytes (as CBOR) of one value that is passed in or out. Default: 16 MiB. */
    valueBytes?: number;
    /** Values, keys and containers in one such value. Default: 1,000,000. A shared object counts each time. */
    valueItems?: number;
    /** Milliseconds since the start of a run, including waiting. Default: unlimited; in workers and pools 60,000. */
    wall?: number;
    /** Objects and buffers allocated on the heap. Default: unlimited and not counted. */
    allocations?: number;
}

/** Each limit's number in hn_limit_kind. */
export const LIMIT_KINDS: Record<keyof Limits, number> = LIMIT_NUMBERS;

/** The largest value that may be passed in or out. */
export const mostOf = ({ valueBytes = LIMIT_DEFAULTS.valueBytes, valueItems = LIMIT_DEFAULTS.valueItems }: Limits = {}): Most => ({ bytes: valueBytes, items: valueItems });

/** The limits that are not undefined. */
export const defined = (limits: Limits | undefined): Limits => Object.fromEntries(Object.entries(limits ?? {}).filter(([, most]) => most !== undefined));

export function checkLimits(limits: Limits | undefined): void {
    for (const [name, most] of Object.entries(limits ?? {})) {
        if (!Object.hasOwn(LIMIT_KINDS, name)) throw new HognoseError(`limits: there is no limit named ${name}`);
        if (most !== undefined && !(typeof most === 'number' && most >= 0)) {
            throw new LimitsError(`limits.${name}: ${shown(most)} is not an amount`);
        }
    }
}
