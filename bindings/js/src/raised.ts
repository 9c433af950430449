// What a host function throws, as the exception that the program gets: an error reply of docs/wire-format.md.
import { encode } from './codec.js';
import { FileError } from './files.js';
import { HognoseError, HostValueError, isA, isError, LimitError, messageOf, PythonError, textOf } from './errors.js';
import type { Objects } from './objects.js';
import { OF_HOST, type Most } from './plain.js';
import { ExceptionValue } from './values.js';

/** An exception in the form of the wire format. */
interface Exception {
    type: string;
    message: string;
    bases?: string[];
    args?: unknown[];
    errno?: string;
    strerror?: string;
    files?: unknown[];
    notes?: string[];
    cause?: Exception;
    context?: Exception;
    exceptions?: Exception[];
}

/** An exception that another thread has encoded. */
export class EncodedError extends Error {
    readonly bytes: Uint8Array;
    constructor(bytes: Uint8Array) {
        super();
        this.bytes = bytes;
    }
}

const MOST = 100; // exceptions in one description
const DEEPEST = 16; // of causes and members

/** The Python type of each of JavaScript's own error classes, by name; and its base if it is not a builtin type. */
const OWN: Readonly<Record<string, readonly [type: string, base?: string]>> = {
    Error: ['RuntimeError'], RangeError: ['RangeError', 'ValueError'], URIError: ['URIError', 'ValueError'], ReferenceError: ['NameError'],
};
const CLASSES: readonly [Function, base: string][] = [
    [TypeError, 'TypeError'], [SyntaxError, 'SyntaxError'], [RangeError, 'ValueError'], [URIError, 'ValueError'], [ReferenceError, 'NameError'],
];

/** A property of a foreign object. Reading it may throw, and it may be anything. */
function look(of: unknown, name: string): unknown {
    try {
        return (of as Record<string, unknown>)[name];
    } catch {
        return undefined;
    }
}

function lookText(of: unknown, name: string): string | undefined {
    const value = look(of, name);
    return typeof value === 'string' ? value : undefined;
}

// Python's text takes the place of Node's for files. Errors of connections keep their message, which names the address.
function systemException(error: Error, code: string): Exception {
    const { type, message, bases } = namedException(error);
    const called = lookText(error, 'syscall') !== undefined;
    const ofFile = called && lookText(error, 'address') === undefined && lookText(error, 'hostname') === undefined;
    const [path, to] = [lookText(error, 'path'), lookText(error, 'dest')];
    return {
        type: called || error instanceof FileError ? 'OSError' : type, message, ...(bases && !called && { bases }), errno: code,
        ...(message && message !== code && !ofFile && { strerror: message }),
        ...(path !== undefined && { files: to === undefined ? [path] : [path, null, to] }),
    };
}

// The text of a KeyError is the repr of its key; that of a group counts its members.
function pythonException({ type, text, notes, exceptions }: PythonError): Exception {
    const key = type === 'KeyError' ? /^'([^'\\]*)'$/.exec(text)?.[1] : undefined;
    const message = exceptions.length ? text.replace(/ \(\d+ sub-exceptions?\)$/, '') : text;
    return { type, message, notes: [...notes], ...(key !== undefined && { args: [key] }) };
}

function namedException(error: Error): Exception {
    const message = messageOf(error);
    const name = lookText(error, 'name') || 'Error';
    if (!/^\p{Lu}[\p{L}\p{N}_]{0,99}$/u.test(name)) return { type: 'RuntimeError', message: message ? `${name}: ${message}` : name };
    const [type, base] = Object.hasOwn(OWN, name) ? OWN[name]! : [name, CLASSES.find(([kind]) => error instanceof kind)?.[1]];
    return { type, message, ...(base && { bases: [base] }) };
}

function aloneException(error: unknown): Exception {
    if (error instanceof ExceptionValue) return { type: textOf(() => error.type, 'RuntimeError'), message: textOf(() => error.message, ''), args: [...error.args] };
    if (!isError(error)) return { type: 'RuntimeError', message: messageOf(error) };
    if (error instanceof PythonError) return pythonException(error);
    if (error instanceof LimitError && error.kind.startsWith('value')) return { type: 'ValueError', message: messageOf(error) };
    const code = lookText(error, 'code');
    if (code !== undefined && /^E[A-Z\d]{1,20}$/.test(code)) return systemException(error, code);
    if (error instanceof HostValueError) return { type: 'TypeError', message: messageOf(error) };
    if (error instanceof HognoseError) return { type: 'RuntimeError', message: messageOf(error) };
    return namedException(error);
}

/** Describes an error with those that it refers to. Each is described once, so that circles end. */
class Describing {
    readonly #seen = new Set<unknown>();

    of(error: unknown, depth = 0): Exception | undefined {
        if (this.#seen.has(error) || this.#seen.size >= MOST || depth > DEEPEST) return undefined;
        this.#seen.add(error);
        const found = aloneException(error);
        if (!isError(error)) return found;
        const [cause, context] = [this.#other(error, 'cause', depth), this.#other(error, 'context', depth)];
        if (cause) found.cause = cause;
        if (context && error instanceof PythonError) found.context = context;
        const members = found.args ? [] : this.#members(error, depth);
        if (!members.length) return found;
        const type = error instanceof PythonError ? found.type : 'ExceptionGroup';
        return { ...found, type, bases: ['ExceptionGroup'], exceptions: members };
    }

    #other(error: Error, name: string, depth: number): Exception | undefined {
        const other = look(error, name);
        return isError(other) || other instanceof ExceptionValue ? this.of(other, depth + 1) : undefined;
    }

    // Those of an AggregateError, and of a PythonError that is a group.
    #members(error: Error, depth: number): Exception[] {
        const python = error instanceof PythonError;
        if (!python && look(error, 'name') !== 'AggregateError') return [];
        const errors = look(error, python ? 'exceptions' : 'errors');
        const found: Exception[] = [];
        if (!Array.isArray(errors)) return found;
        for (let i = 0; i < errors.length && i < MOST; i++) {
            const member = this.of(look(errors, String(i)), depth + 1);
            if (member) found.push(member);
        }
        return found;
    }
}

/** The error reply for a thrown value. Never throws. Arguments that cannot be passed are left out. */
export function raisedBytes(error: unknown, objects?: Objects, most: Most = OF_HOST): Uint8Array {
    if (isA(error, EncodedError)) return error.bytes;
    try {
        return encode(new Describing().of(error), 'the exception', objects, most);
    } catch {
        return plainBytes(error);
    }
}

// Of an error that is too large, or a proxy.
function plainBytes(error: unknown): Uint8Array {
    try {
        const { type, message } = aloneException(error);
        return encode({ type, message }, 'the exception');
    } catch {
        return encode({ type: 'RuntimeError', message: messageOf(error) }, 'the exception');
    }
}

/** The result of a function, for its answer. If a function named `input` returns null, this throws an EOFError, as Python's input() raises at the end. */
export function answered(value: unknown, name: string): unknown {
    if (name === 'input' && (value === null || value === undefined)) throw Object.assign(new Error('EOF when reading a line'), { name: 'EOFError' });
    return value;
}
