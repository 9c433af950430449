// The errors of the package. Everything that goes wrong is one of these.
import type { LimitKind } from './abi.js';

/** A range of source text. Lines and columns count from 1; columns are characters. The end is exclusive. */
export interface Place {
    file: string;
    line: number;
    column: number;
    endLine: number;
    endColumn: number;
}

/** One frame of a Python traceback. */
export interface Frame extends Place {
    /** The function's name; `<module>` at the top. */
    name: string;
}

const READABLE = 2n ** 64n;

/**
 * Converts a foreign value to text. The conversion may throw or run code; then the text is `otherwise`. Objects show only their kind. Long bigints show no
 * digits, which would take minutes.
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

/** An option's invalid value, for an error message. */
export const shown = (value: unknown): string => textOf(() => value, 'it');

/** Whether a foreign value is an Error, perhaps of another window. A Proxy may throw meanwhile. */
export function isError(thrown: unknown): thrown is Error {
    try {
        return thrown instanceof Error || Object.prototype.toString.call(thrown) === '[object Error]';
    } catch {
        return false;
    }
}

/** The message of a thrown value, of any kind. */
export function messageOf(thrown: unknown): string {
    if (!isError(thrown)) return textOf(() => thrown, 'something was thrown that has no text');
    return textOf(() => thrown.message, 'the error has no message');
}

/** The base of all errors of this package. */
export class HognoseError extends Error {
    override name = 'HognoseError';
}

/** @internal An invalid limit, or one that is not allowed here. */
export class LimitsError extends HognoseError {
    /** The limit's name, and why it is invalid. */
    readonly parts: [limit: string, why: string];

    /** `text` is `limits.NAME: why`, which is how the module writes it, too. */
    constructor(text: string) {
        super(text);
        const [name = '', ...why] = text.split(': ');
        this.parts = [name.replace('limits.', ''), why.join(': ')];
    }
}

/** The resources that a run used. */
export interface Usage {
    /** Deterministic units of work, equal on every host. */
    steps: number;
    /** Milliseconds of running time, without waiting for the host. */
    time: number;
    /** Bytes in use after the run. */
    memory: number;
    /** The most bytes in use at any time. */
    peakMemory: number;
    /** Bytes printed. */
    output: number;
    /** Calls of host functions. */
    calls: number;
}

/** A Python exception that the program did not catch. */
export class PythonError extends HognoseError {
    override name = 'PythonError';
    /** The exception's type, such as "ValueError". */
    readonly type: string;
    /** The exception's text, as `str(exception)` returns it. */
    readonly text: string;
    /** The traceback as Python prints it, with causes and contexts. Empty for errors in `cause`, `context` and `exceptions`. */
    readonly traceback: string;
    /** The frames of the traceback, outermost first. Of more than 100, the first 50 and the last 50. */
    readonly frames: Frame[];
    /** The notes of `add_note`. */
    readonly notes: string[];
    /** The cause in `raise ... from cause`. */
    override readonly cause: PythonError | undefined;
    /** The exception that was being handled when this one was raised, unless that was suppressed. */
    readonly context: PythonError | undefined;
    /** The members of an exception group. */
    readonly exceptions: PythonError[] = [];
    /** The exit code of a SystemExit: its number, 0 for None, 1 for anything else. null for other exceptions. */
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

/** A SyntaxError, or one of its subclasses, in the program's own source. */
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

/** An exception as the core describes it (docs/wire-format.md). Numbers refer to others in its list. */
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

/** The error of a list of descriptions: the first, with the errors that it refers to. */
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

/** A limit stopped the program, or it was cancelled. The sandbox remains usable. */
export class LimitError extends HognoseError {
    override name = 'LimitError';
    readonly kind: LimitKind;
    readonly limit: number;
    readonly used: number;
    /** For memory: the bytes that the stopped operation still needed, if known. */
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

/** The bytes are not a snapshot of this version, or the state cannot be saved. */
export class SnapshotError extends HognoseError {
    override name = 'SnapshotError';
}

/** A JavaScript value has no Python form, or the reverse. The message names the path to it. */
export class HostValueError extends HognoseError {
    override name = 'HostValueError';
}

/** Reads a property of a foreign value. A getter or proxy may throw anything or run code; then this throws a HostValueError that names `what`. */
export function read<T>(what: string, look: () => T): T {
    try {
        return look();
    } catch (error) {
        throw unreadable(what, error);
    }
}

/** Whether the thrown value is an instance of this class. A proxy may throw meanwhile. */
export function isA<T extends Error>(thrown: unknown, kind: abstract new (...args: never[]) => T): thrown is T {
    try {
        return thrown instanceof kind;
    } catch {
        return false;
    }
}

/** The error for a value that cannot be read. */
export const unreadable = (what: string, error: unknown): HostValueError => new HostValueError(`${what} cannot be passed: ${messageOf(error)}`);

/** The sandbox has been disposed of. */
export class DisposedError extends HognoseError {
    override name = 'DisposedError';
    constructor(message = 'the sandbox is disposed of') {
        super(message);
    }
}
