// The limits of a run.
import { LIMIT_NUMBERS } from './abi.js';
import { HognoseError, LimitsError, shown } from './errors.js';
import type { Most } from './plain.js';

/** The limits of a run. What is left out keeps its default; `Infinity` is no limit (not for memory, depth, nesting). */
export interface Limits extends Partial<Record<keyof typeof LIMIT_NUMBERS, number>> {
    /** Bytes; default 64 MiB. The instance's WebAssembly.Memory can grow to ten times that, for what crosses and for snapshots. */
    memory?: number;
    /** Milliseconds of running time; waiting for host functions is free. Default 5,000. */
    time?: number;
    /** Deterministic units of work; default: none. */
    steps?: number;
    /** Frames; going deeper is a RecursionError. Default 50,000. A program gets more than 1,000 by `sys.setrecursionlimit()`. */
    depth?: number;
    /** Bytes printed; default 1 MiB. */
    output?: number;
    /** Calls of host functions; default 1,000. */
    calls?: number;
    /** Bytes of one program; default 1 MiB. */
    source?: number;
    /** Levels of nesting in source and in values; default 200, which is the most. */
    nesting?: number;
    /** Bytes (of CBOR) of one value that crosses, in or out; default 16 MiB. */
    valueBytes?: number;
    /** Values, keys and containers in it; default 1,000,000. What is shared counts each time. */
    valueItems?: number;
    /** Milliseconds from the beginning of a run, waiting included. Default: none; in workers and pools 60,000. */
    wall?: number;
    /** Objects and buffers made on the heap; default: none, and nothing is counted. */
    allocations?: number;
}

/** Numbers of hn_limit_kind: each limit has one. */
export const LIMIT_KINDS: Record<keyof Limits, number> = LIMIT_NUMBERS;

/** How large a value may be that crosses. */
export const mostOf = ({ valueBytes = 16 * 2 ** 20, valueItems = 1e6 }: Limits = {}): Most => ({ bytes: valueBytes, items: valueItems });

/** Those that are given. */
export const defined = (limits: Limits | undefined): Limits => Object.fromEntries(Object.entries(limits ?? {}).filter(([, most]) => most !== undefined));

export const DEFAULT_MEMORY = 64 * 2 ** 20;

export function checkLimits(limits: Limits | undefined): void {
    for (const [name, most] of Object.entries(limits ?? {})) {
        if (!Object.hasOwn(LIMIT_KINDS, name)) throw new HognoseError(`limits: there is no limit named ${name}`);
        if (most !== undefined && !(typeof most === 'number' && most >= 0)) {
            throw new LimitsError(name, `${shown(most)} is not an amount`);
        }
    }
}
