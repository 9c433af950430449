// Host functions as the caller hands them in.
import { HognoseError, read, shown } from './errors.js';
import { checkNames, is as isKind, type Names } from './names.js';

/**
 * Implements a host function. It gets the positional arguments; if the call has keyword arguments, an object of them follows. It returns the result or a
 * promise of it. Errors it throws are raised in the program.
 */
export type Handler = (...args: any[]) => unknown;

/** A host function with options, in place of its handler alone. */
export interface FunctionOptions {
    /** Without a handler, a call pauses the run (`start`), and the caller supplies the result. */
    handler?: Handler;
    /** Calls return an awaitable at once, so that many can run at the same time (asyncio.gather). Default: false. */
    awaitable?: boolean;
    /** The signature as in Python: "(url, timeout=5)". */
    signature?: string;
    doc?: string;
}

/** Functions by name; null declares one without a handler. An array of names declares only functions without handlers. */
export type Functions = Record<string, Handler | FunctionOptions | null> | string[];

const FUNCTION: Names<FunctionOptions> = { handler: '', awaitable: 'boolean', signature: 'string', doc: 'string' };

export interface FunctionEntry {
    handler: Handler | undefined;
    awaitable: boolean;
    signature: string | undefined;
    doc: string | undefined;
}

const IDENTIFIER = /^[\p{L}\p{Nl}_][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}]*$/u;

function entryOf(name: string, given: Handler | FunctionOptions | null): FunctionEntry {
    if (!IDENTIFIER.test(name)) throw new HognoseError(`functions: ${JSON.stringify(name)} is not a Python identifier`);
    const o: FunctionOptions = typeof given === 'function' ? { handler: given } : (given ?? {});
    checkNames(`functions.${name}`, o, FUNCTION);
    if (o.handler !== undefined && typeof o.handler !== 'function') {
        throw new HognoseError(`functions.${name}: the handler is not a function`);
    }
    return { handler: o.handler, awaitable: o.awaitable ?? false, signature: o.signature, doc: o.doc };
}

/** Checks the functions, and brings them into one form. Throws a HognoseError if one is invalid. */
export function readFunctions(functions: Functions | undefined): Map<string, FunctionEntry> {
    const map = new Map<string, FunctionEntry>();
    const listed = isKind('list', functions);
    if (functions !== undefined && !listed && !isKind('object', functions)) throw new HognoseError(`functions: ${shown(functions)} has no functions`);
    if (listed) for (const name of functions as string[]) map.set(name, entryOf(name, null));
    else if (functions) for (const [name, entry] of read('functions', () => Object.entries(functions))) map.set(name, entryOf(name, entry));
    return map;
}
