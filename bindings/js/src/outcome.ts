// The requests with which a module is set up and runs programs, and its answers: docs/abi.md.
import type { LimitKind } from './abi.js';
import { encode, otherOf, wtf8 } from './codec.js';
import { describedError, LimitError, type Description, type PythonError, type Usage } from './errors.js';
import type { FunctionEntry } from './functions.js';
import type { Limits } from './limits.js';
import { Reader, wellFormed } from './plain.js';

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

/** Settings of a session, and what its programs find. */
export interface SetUp {
    seed?: number;
    repr?: number;
    limits?: Limits;
    functions?: Map<string, FunctionEntry>;
    sources?: Record<string, string>;
    allow?: string | boolean;
    imports?: Record<string, unknown>;
}

// A text as it is, if UTF-8 can represent it. Most can, and nothing is copied.
const utf8 = (text: string): string | Uint8Array => (wellFormed(text) ? text : encoder.encode(text));
const name = (text: string): string | Uint8Array => (wellFormed(text) ? text : wtf8(text));

/** The request as the module takes it. */
export function requestBytes(request: RunRequest): Uint8Array {
    const { code, filename, handle, inputs, limits, keep, repr, slices, steps } = request;
    const given: Record<string, unknown> = {};
    if (code !== undefined) given.code = typeof code === 'string' ? utf8(code) : code;
    if (filename !== undefined) given.filename = utf8(filename);
    if (request.await) given.await = true;
    if (handle !== undefined) given.handle = handle;
    if (request.request) given.request = request.request;
    if (inputs) given.inputs = new Map(Array.from(inputs, ([key, bytes]) => [name(key), bytes]));
    if (limits) given.limits = limits;
    if (keep !== undefined) given.keep = name(keep);
    if (repr !== undefined) given.repr = repr;
    if (slices !== undefined) given.slices = slices;
    if (steps) given.steps = steps;
    return encode(given, 'options');
}

const text = (given: string | undefined) => given && utf8(given);
const entry = ({ awaitable, signature, doc }: FunctionEntry) => ({ awaitable, signature: text(signature), doc: text(doc) });

/** The settings as the module takes them. Returns undefined if no option has a value. Errors begin with `root`. */
export function setUpBytes({ seed, repr, limits, functions, sources, allow, imports }: SetUp, root: string): Uint8Array | undefined {
    const given: Record<string, unknown> = {};
    if (seed) given.seed = seed;
    if (repr !== undefined) given.repr = repr;
    if (limits) given.limits = limits;
    if (functions?.size) given.functions = new Map(Array.from(functions, ([key, f]) => [key, entry(f)]));
    if (sources) given.sources = new Map(Object.entries(sources).map(([key, source]) => [utf8(key), utf8(source)]));
    if (allow !== undefined) given.allow = typeof allow === 'string' ? utf8(allow) : allow;
    for (const key in imports) if (imports[key] !== undefined) given.imports = { ...(given.imports as object), [key]: imports[key] };
    for (const _ in given) return encode(given, root);
    return undefined;
}

/** The state of a session, as the module describes it. */
export type Outcome = { usage: Usage } & (
    | { state: 'complete'; value?: Uint8Array | null; repr?: string; problem?: string; exit: number | null }
    | { state: 'failed'; type: string; message: string; traceback: string; exceptions: Description[] | null; exit: number | null }
    | { state: 'limited'; limit: LimitKind; most: number; used: number; wanted: number }
    | { state: 'calling'; id: number; name: string; request: Uint8Array }
    | { state: 'idle' | 'ready' | 'waiting' | 'sliced' }
);

/** The six numbers that the module counts, by name. */
export const usageOf = ([steps, time, memory, peakMemory, output, calls]: number[]): Usage =>
    ({ steps, time, memory, peakMemory, output, calls }) as Usage;

// Every key, and every state. No two have the same length and first letter, so comparing these is enough, and no text is made.
const WORDS: string[] = [];
const placeOf = (length: number, first: number): number => 32 * length + (first & 31);
const KEYS = 'state usage value repr problem exit type message traceback exceptions limit most used wanted id name request seconds ids';
const STATES = 'idle ready complete failed limited calling waiting sliced';
for (const word of `${KEYS} ${STATES}`.split(' ')) WORDS[placeOf(word.length, word.charCodeAt(0))] = word;

function wordAt(reader: Reader): string {
    const { bytes, at } = reader;
    const length = bytes[at]! - 0x60; // the head of a short text
    reader.at = at + 1 + length;
    return WORDS[placeOf(length, bytes[at + 1]!)]!;
}

export function readOutcome(bytes: Uint8Array): Outcome {
    const reader = new Reader(bytes, false, otherOf(undefined));
    const outcome: Record<string, unknown> = {};
    for (let left = reader.size(); left > 0; left--) {
        const key = wordAt(reader);
        outcome[key] = key === 'state' ? wordAt(reader) : reader.value();
    }
    outcome.usage = usageOf(outcome.usage as number[]);
    return outcome as unknown as Outcome;
}

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
