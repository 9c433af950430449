// The requests and answers with which a module runs programs: docs/abi.md, "Options of `hn_abi_begin`" and "The outcome".
import type { LimitKind } from './abi.js';
import { decode, encode, wtf8 } from './codec.js';
import { describedError, LimitError, type Description, type PythonError, type Usage } from './errors.js';
import type { Limits } from './limits.js';
import { wellFormed } from './plain.js';

const encoder = new TextEncoder();

/** A program, or the call of an object, and the settings of its run. */
export interface RunRequest {
    code?: string | Uint8Array;
    filename?: string;
    await?: boolean;
    handle?: number;
    request?: Uint8Array;
    inputs?: Map<string, Uint8Array>;
    limits?: Limits;
    keep?: string;
    repr?: number;
    slices?: boolean;
    steps?: number;
}

const KEYS = ['code', 'await', 'slices', 'handle', 'request', 'limits', 'repr', 'steps'] as const;

// A text as it is, if UTF-8 can represent it. Most can, and nothing is copied.
const utf8 = (text: string): string | Uint8Array => (wellFormed(text) ? text : encoder.encode(text));
const name = (text: string): string | Uint8Array => (wellFormed(text) ? text : wtf8(text));

/** The request as the module takes it. */
export function requestBytes(request: RunRequest): Uint8Array {
    const { code, filename, inputs, keep } = request;
    const given: Record<string, unknown> = {};
    for (const key of KEYS) if (request[key] !== undefined) given[key] = request[key];
    if (typeof code === 'string') given.code = utf8(code);
    if (filename !== undefined) given.filename = utf8(filename);
    if (keep !== undefined) given.keep = name(keep);
    if (inputs) given.inputs = new Map(Array.from(inputs, ([key, bytes]) => [name(key), bytes]));
    return encode(given, 'options');
}

/** The state of a session, as the module describes it. */
export type Outcome = { usage: Usage } & (
    | { state: 'complete'; value?: Uint8Array | null; repr?: string; problem?: string; exit: number | null }
    | { state: 'failed'; type: string; message: string; traceback: string; exceptions: Description[] | null; exit: number | null }
    | { state: 'limited'; limit: LimitKind; most: number; used: number; wanted: number }
    | { state: 'calling'; id: number; name: string; request: Uint8Array }
    | { state: 'idle' | 'ready' | 'waiting' | 'sliced' }
);

export const readOutcome = (bytes: Uint8Array): Outcome => decode(bytes, 'object') as Outcome;

/** The error of a run that failed or reached a limit; undefined for any other state. */
export function outcomeError(outcome: Outcome): PythonError | LimitError | undefined {
    if (outcome.state === 'limited') {
        const { limit, most, used, wanted } = outcome;
        return new LimitError(limit, Number(most), Number(used), undefined, Number(wanted));
    }
    if (outcome.state !== 'failed') return undefined;
    const { type, message, traceback, exceptions, exit } = outcome;
    const plain = { type, message, frames: [], notes: [], cause: null, context: null, members: [] };
    return describedError(exceptions ?? [plain], traceback, exit);
}
