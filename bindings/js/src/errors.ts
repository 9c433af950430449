// The errors of the package. Everything that goes wrong is one of these.

/** One line of a Python traceback, outermost first. */
export interface Frame {
    file: string;
    line: number;
    /** The function's name; `<module>` at the top; empty in a SyntaxError. */
    name: string;
}

/** The base of all errors of this package. */
export class HognoseError extends Error {
    override name = 'HognoseError';
}

/** What a program had printed and used when it ended with an error. */
export interface Partial {
    stdout: string;
    stderr: string;
    usage: Usage;
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
    /** The traceback as Python prints it. */
    readonly traceback: string;
    readonly frames: Frame[];
    /** The code of a SystemExit: the number, 0 for None, 1 for anything else; null for all other exceptions. */
    readonly exitCode: number | null;
    stdout = '';
    stderr = '';
    usage: Usage | undefined;

    constructor(type: string, text: string, traceback: string, exitCode: number | null) {
        super(text ? `${type}: ${text}` : type);
        this.type = type;
        this.text = text;
        this.traceback = traceback;
        this.frames = readFrames(traceback);
        this.exitCode = exitCode;
    }
}

/** A SyntaxError, or one of its subclasses, in the source that was to be run. */
export class PythonSyntaxError extends PythonError {
    override name = 'PythonSyntaxError';
    /** Counted from 1. */
    readonly line: number;
    readonly file: string;

    constructor(type: string, text: string, traceback: string) {
        super(type, text, traceback, null);
        const last = this.frames.at(-1);
        this.line = last?.line ?? 0;
        this.file = last?.file ?? '';
    }
}

export type LimitKind =
    | 'steps' | 'time' | 'memory' | 'depth' | 'output' | 'calls' | 'source' | 'nesting' | 'cancelled';

/** A limit stopped the program. The sandbox can be used on. */
export class LimitError extends HognoseError {
    override name = 'LimitError';
    readonly kind: LimitKind;
    readonly limit: number;
    readonly used: number;
    stdout = '';
    stderr = '';
    usage: Usage | undefined;

    constructor(kind: LimitKind, limit: number, used: number, options?: ErrorOptions) {
        super(
            kind === 'cancelled' ? 'the run was cancelled' : `${kind} limit reached: limit ${limit}, used ${used}`,
            options,
        );
        this.kind = kind;
        this.limit = limit;
        this.used = used;
    }
}

/** Bytes that are no snapshot of this version, or a state that cannot be dumped. */
export class SnapshotError extends HognoseError {
    override name = 'SnapshotError';
}

/** A JavaScript value that has no Python form, or the other way round. The message names the path to it. */
export class HostValueError extends HognoseError {
    override name = 'HostValueError';
}

/** The sandbox was disposed of. */
export class DisposedError extends HognoseError {
    override name = 'DisposedError';
    constructor(message = 'the sandbox is disposed of') {
        super(message);
    }
}

const FRAME = /^ {2}File "(.*)", line (\d+)(?:, in (.*))?$/gm;

/** The frames of the last traceback in the text: those of the exception itself, not of its causes. */
function readFrames(traceback: string): Frame[] {
    const start = Math.max(0, traceback.lastIndexOf('Traceback (most recent call last):'));
    const frames: Frame[] = [];
    for (const [, file, line, name] of traceback.slice(start).matchAll(FRAME)) {
        frames.push({ file: file ?? '', line: Number(line), name: name ?? '' });
    }
    return frames;
}
