// Written by tools/gen_abi.py: what C has in hognose.h, core/api/abi.def, core/base, core/host/tags.def and the library's errno.
/** hn_state */
export const enum State {
    idle,
    ready,
    complete,
    failed,
    limited,
    calling,
    waiting,
    sliced,
    refused,
}

/** hn_call_outcome */
export const enum Outcome {
    later,
    answered,
    pause,
}

/** hn_problem_kind */
export const enum Problem {
    none,
    state,
    argument,
    missing,
    size,
    limit,
    memory,
    sliced,
}

/** A limit that can stop a program, or its cancellation. */
export type LimitKind =
    | 'steps' | 'time' | 'memory' | 'depth' | 'output' | 'calls' | 'source' | 'nesting' | 'cancelled' | 'valueBytes' | 'valueItems' | 'wall' | 'allocations';

/** The number in hn_limit_kind of each limit that can be set. */
export const LIMIT_NUMBERS = {
    steps: 1, time: 2, memory: 3, depth: 4, output: 5, calls: 6, source: 7, nesting: 8, valueBytes: 10, valueItems: 11, wall: 12, allocations: 13,
};

/** The unit of each limit: bytes, milliseconds, or a plain number. */
export const LIMIT_UNITS = {
    steps: 'n', time: 't', memory: 'b', depth: 'n', output: 'b', calls: 'n', source: 'b', nesting: 'n', valueBytes: 'b', valueItems: 'n', wall: 't', allocations: 'n',
} as const;

/** The default of each limit that has one. */
export const LIMIT_DEFAULTS = {
    time: 5000, memory: 67108864, depth: 50000, output: 1048576, calls: 1000, source: 1048576, nesting: 200, valueBytes: 16777216, valueItems: 1000000,
} as const;

/** Tags of CBOR on the wire. */
export const enum Tag {
    /** text: RFC 3339 */
    timeText = 0,
    /** number: seconds since 1970 */
    timeNumber = 1,
    /** bytes: an int from 2^64 on */
    positive = 2,
    /** bytes: -1 - n of an int below -2^64 */
    negative = 3,
    /** bytes */
    uint8Array = 64,
    /** integer: days since 1970 */
    dayNumber = 100,
    /** array */
    set = 258,
    /** text: YYYY-MM-DD */
    dayText = 1004,
    /** array: real and imaginary part */
    complex = 43000,
    /** anything: says that this is CBOR */
    self = 55799,
    /** array */
    tuple = 18510,
    /** array */
    frozenset = 18511,
    /** bytes */
    bytearray = 18512,
    /** bytes: WTF-8 of a str that has lone surrogates */
    surrogates = 18513,
    /** array: start, stop, step */
    range = 18514,
    /** text: Ellipsis or NotImplemented */
    constant = 18515,
    /** map: type, message, args; in also more, out with handles also id */
    exception = 18516,
    /** map: class, repr, id */
    object = 18517,
    /** unsigned integer: the object with this id */
    handle = 18518,
    /** map: class, repr, id, fields */
    record = 18519,
    /** in a map (host/handle.h), out its key */
    hostObject = 18520,
    /** array: year, month, day, hour, minute, second, microsecond, zone, fold */
    datetime = 18521,
    /** array: hour, minute, second, microsecond, zone, fold */
    time = 18522,
    /** array: days, seconds, microseconds */
    timedelta = 18523,
    /** array: seconds east of UTC, microseconds, name or null */
    timezone = 18524,
    /** unsigned integer: the array or map so many levels out; 0 is the one around it */
    reference = 18525,
    /** array: a class of the library's, and its argument */
    made = 18526,
}

/** Error numbers, as Python programs on Linux see them. */
export const ERRNO = {
    EPERM: 1, ENOENT: 2, EIO: 5, EACCES: 13, EBUSY: 16, EEXIST: 17, EXDEV: 18, ENODEV: 19, ENOTDIR: 20, EISDIR: 21, EINVAL: 22, EFBIG: 27, ENOSPC: 28, EROFS: 30, ENAMETOOLONG: 36, ENOTEMPTY: 39, ELOOP: 40,
};

/** The version of the binary interface. */
export const ABI_VERSION = 4;

/** Bytes of the buffer for small arguments. */
export const SCRATCH = 8192;

/** The largest memory limit, in bytes. */
export const MOST_MEMORY = 1073741824;

/** The instance's memory may be this many times the memory limit. */
export const ROOM = 10;

/** The functions that the module exports. Addresses, lengths, states and booleans are numbers. */
export interface Exports {
    hn_abi_version(): number;
    hn_abi_version_text(a: number): number;
    hn_abi_open(): number;
    hn_abi_close(a: number): void;
    hn_abi_alloc(n: number): number;
    hn_abi_free(p: number): void;
    hn_abi_scratch(a: number): number;
    hn_abi_length(a: number): number;
    hn_abi_collect(a: number): number;
    hn_abi_stack(): number;
    hn_abi_set_up(a: number, options: number, n: number): number;
    hn_abi_state(a: number): number;
    hn_abi_problem(a: number): number;
    hn_abi_problem_code(a: number): number;
    hn_abi_get_limit(a: number, kind: number): number;
    hn_abi_usage(a: number, to: number): void;
    hn_abi_spend_time(a: number, ns: number): void;
    hn_abi_cancel(a: number): void;
    hn_abi_set_slices(a: number, on: number): void;
    hn_abi_begin(a: number, options: number, n: number): number;
    hn_abi_outcome(a: number): number;
    hn_abi_continue(a: number): number;
    hn_abi_abandon(a: number): number;
    hn_abi_expire(a: number): number;
    hn_abi_check(a: number, code: number, n: number, filename: number, topAwait: number): number;
    hn_abi_validate(a: number, code: number, n: number, known: number, knownN: number, topAwait: number): number;
    hn_abi_call_id(a: number): number;
    hn_abi_answer(a: number, id: number, raises: number, cbor: number, n: number): number;
    hn_abi_answer_lost(a: number): number;
    hn_abi_defer(a: number): number;
    hn_abi_wait_ids(a: number): number;
    hn_abi_wait_name(a: number, id: number): number;
    hn_abi_wait_arguments(a: number, id: number): number;
    hn_abi_wait_seconds(a: number): number;
    hn_abi_wake(a: number): number;
    hn_abi_handed(a: number): number;
    hn_abi_release(a: number, handle: number, seen: number): number;
    hn_abi_set(a: number, name: number, value: number, n: number): number;
    hn_abi_get(a: number, name: number): number;
    hn_abi_delete(a: number, name: number): number;
    hn_abi_names(a: number): number;
    hn_abi_files(a: number, request: number, n: number): number;
    hn_abi_dump(a: number): number;
    hn_abi_load(a: number, dump: number, n: number): number;
}
