// The requests and answers with which a module runs programs: docs/abi.md, "Options of `hn_abi_begin`" and "The outcome".
import type { LimitKind } from './abi.js';
import { decode, encode, wtf8 } from './codec.js';
import { describedError, LimitError, type Description, type PythonError, type Usage } from './errors.js';
import type { Limits } from './limits.js';
import { wellFormed } from './plain.js';

const encoder = new TextEncoder();

/** The name of a variable. Any str can be one, also with lone surrogates. */
export const nameBytes = (name: string): Uint8Array => (wellFormed(name) ? encoder.encode(name) : wtf8(name));

/** A program, or the call of an object, and the settings of its run. */
export interface RunRequest {
    code?: Uint8Array;
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

/** The request as the module takes it. */
export function requestBytes({ filename, inputs, keep, ...rest }: RunRequest): Uint8Array {
    const named = inputs && new Map(Array.from(inputs, ([name, bytes]) => [nameBytes(name), bytes]));
    const texts = { filename: filename === undefined ? undefined : encoder.encode(filename), keep: keep === undefined ? undefined : nameBytes(keep) };
    return encode({ ...rest, ...texts, inputs: named }, 'options');
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
