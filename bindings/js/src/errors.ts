// The errors of the package. Everything that goes wrong is one of these.
import type { LimitKind } from './abi.js';

/** A stretch of source text. Lines and columns are counted from 1, columns in characters; the end is exclusive. */
export interface Place {
    file: string;
    line: number;
    column: number;
    endLine: number;
    endColumn: number;
}

/** Where a Python traceback passes, outermost first. */
export interface Frame extends Place {
    /** The function's name; `<module>` at the top. */
    name: string;
}

const READABLE = 2n ** 64n;

/**
 * A text of something foreign, whose conversion may throw or run code of its own. Objects show their kind only, and long bigints none of
 * their digits: those would take minutes.
 */
export function textOf(look: () => unknown, otherwise: string): string {
    try {
        const value = look();
        if (Object(value) === value) return Object.prototype.toString.call(value);
        if (typeof value === 'bigint' && (value > READABLE || value < -READABLE)) return 'a long bigint';
        return String(value);
    } catch {
        return otherwise;
    }
}

/** What a message says of an option's wrong value. */
export const shown = (value: unknown): string => textOf(() => value, 'it');

/** Whether something foreign is an Error, of another window maybe; a Proxy may throw at the question. */
export function isError(thrown: unknown): thrown is Error {
    try {
        return thrown instanceof Error || Object.prototype.toString.call(thrown) === '[object Error]';
    } catch {
        return false;
    }
}

/** The message of whatever was thrown. */
export function messageOf(thrown: unknown): string {
    if (!isError(thrown)) return textOf(() => thrown, 'something was thrown that has no text');
    return textOf(() => thrown.message, 'the error has no message');
}

/** The base of all errors of this package. */
export class HognoseError extends Error {
    override name = 'HognoseError';
}

/** @internal A limit that is not an amount, or another one than it may be. */
export class LimitsError extends HognoseError {
    readonly #parts: [limit: string, why: string];

    constructor(...parts: [limit: string, why: string]) {
        super('limits.' + parts.join(': '));
        this.#parts = parts;
    }

    /** The limit's name, and what is wrong with it. */
    get parts(): [limit: string, why: string] {
        return this.#parts;
    }
}

/** What a run used. */
export interface Usage {
    /** Deterministic units of work: the same on every host. */
    steps: number;
    /** Milliseconds of running time; waiting for the host is not counted. */
    time: number;
    /** Bytes in use after the run. */
    memory: number;
    /** The most bytes that were in use at once. */
    peakMemory: number;
    /** Bytes printed. */
    output: number;
    /** Calls of host functions. */
    calls: number;
}

/** A Python exception that the program did not catch. */
export class PythonError extends HognoseError {
    override name = 'PythonError';
    /** The exception's type: "ValueError". */
    readonly type: string;
    /** Its text: what `str(exception)` gives. */
    readonly text: string;
    /** The traceback as Python prints it, with what it was raised from. Empty for the errors that this one refers to. */
    readonly traceback: string;
    /** The first 50 and the last 50, should there be more than 100. */
    readonly frames: Frame[];
    /** What `add_note` added. */
    readonly notes: string[];
    /** `raise ... from cause`. */
    override readonly cause: PythonError | undefined;
    /** The exception that was being handled when this one was raised, unless that was suppressed. */
    readonly context: PythonError | undefined;
    /** The members of an exception group. */
    readonly exceptions: PythonError[] = [];
    /** The code of a SystemExit: the number, 0 for None, 1 for anything else; null for all other exceptions. */
    readonly exitCode: number | null;
    stdout = '';
    stderr = '';
    usage: Usage | undefined;

    /** @internal */
    constructor(description: Description, traceback: string, exitCode: number | null) {
        const { type, message, frames, notes } = description;
        super(message ? `${type}: ${message}` : type);
        this.type = type;
        this.text = message;
        this.traceback = traceback;
        this.frames = frames.map(readFrame);
        this.notes = notes;
        this.cause = undefined;
        this.context = undefined;
        this.exitCode = exitCode;
    }
}

/** A SyntaxError, or one of its subclasses, in the source that was to be run. */
export class PythonSyntaxError extends PythonError implements Place {
    override name = 'PythonSyntaxError';
    readonly file: string;
    readonly line: number;
    readonly column: number;
    readonly endLine: number;
    readonly endColumn: number;

    /** @internal */
    constructor(description: Description, traceback: string) {
        super(description, traceback, null);
        const [file, , line, column, endLine, endColumn] = description.place ?? ['', '', 0, 0, 0, 0];
        this.file = file;
        this.line = line;
        this.column = column;
        this.endLine = endLine;
        this.endColumn = endColumn;
    }
}

type Position = [file: string, name: string, line: number, column: number, endLine: number, endColumn: number];

/** An exception as the core describes it (docs/wire-format.md); others by their number in its list. */
export interface Description {
    type: string;
    message: string;
    frames: Position[];
    notes: string[];
    cause: number | null;
    context: number | null;
    members: (number | null)[];
    place?: Position;
}

function readFrame([file, name, line, column, endLine, endColumn]: Position): Frame {
    return { file, name, line, column, endLine, endColumn };
}

/** The error of a list of descriptions: the first, with those that it refers to. */
export function describedError(list: Description[], traceback: string, exitCode: number | null): PythonError {
    const [first, ...rest] = list as [Description, ...Description[]];
    const head = first.place && !first.frames.length ? new PythonSyntaxError(first, traceback) : new PythonError(first, traceback, exitCode);
    const errors = [head, ...rest.map((description) => new PythonError(description, '', null))];
    const at = (n: number | null) => (n === null ? undefined : errors[n]);
    list.forEach(({ cause, context, members }, i) => {
        const exceptions = members.map(at).filter((e) => e !== undefined);
        Object.assign(errors[i]!, { cause: at(cause), context: at(context), exceptions });
    });
    return head;
}

/** A limit stopped the program. The sandbox can be used on. */
export class LimitError extends HognoseError {
    override name = 'LimitError';
    readonly kind: LimitKind;
    readonly limit: number;
    readonly used: number;
    /** Of memory: how many bytes more the operation wanted that it stopped at, where that is known. */
    readonly wanted: number | undefined;
    stdout = '';
    stderr = '';
    usage: Usage | undefined;

    constructor(kind: LimitKind, limit: number, used: number, options?: ErrorOptions, wanted?: number) {
        const more = wanted ? `, ${wanted} more wanted` : '';
        super(kind === 'cancelled' ? 'the run was cancelled' : `${kind} limit reached: limit ${limit}, used ${used}${more}`, options);
        this.kind = kind;
        this.limit = limit;
        this.used = used;
        this.wanted = wanted || undefined;
    }
}

/** Bytes that are not a snapshot of this version, or a state that cannot be dumped. */
export class SnapshotError extends HognoseError {
    override name = 'SnapshotError';
}

/** A JavaScript value that has no Python form, or the other way round. The message names the path to it. */
export class HostValueError extends HognoseError {
    override name = 'HostValueError';
}

/**
 * What is read of something of the host's. A getter or a proxy may throw anything, or run code of its own: that is a HostValueError, which names
 * what was read.
 */
export function read<T>(what: string, look: () => T): T {
    try {
        return look();
    } catch (error) {
        throw unreadable(what, error);
    }
}

/** Whether what was thrown is of this class. A proxy may throw at the question. */
export function isA<T extends Error>(thrown: unknown, kind: abstract new (...args: never[]) => T): thrown is T {
    try {
        return thrown instanceof kind;
    } catch {
        return false;
    }
}

/** The error of what cannot be read. */
export const unreadable = (what: string, error: unknown): HostValueError => new HostValueError(`${what} cannot be passed: ${messageOf(error)}`);

/** The sandbox was disposed of. */
export class DisposedError extends HognoseError {
    override name = 'DisposedError';
    constructor(message = 'the sandbox is disposed of') {
        super(message);
    }
}
