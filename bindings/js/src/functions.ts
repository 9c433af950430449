// Host functions as the caller hands them in.
import { HognoseError, read, shown } from './errors.js';
import { checkNames, is as isKind, type Names } from './names.js';

/** Serves a function: positional arguments in order; an object of the keyword arguments after them if there are any. */
export type Handler = (...args: any[]) => unknown;

export interface FunctionOptions {
    /** Left out: the call pauses (`start`), and the host answers it by hand. */
    handler?: Handler;
    /** Calling it gives an awaitable at once, so that many can be under way (asyncio.gather). */
    awaitable?: boolean;
    /** As in Python: "(url, timeout=5)". */
    signature?: string;
    doc?: string;
}

/** Functions by name; null: without a handler. Or only the names of functions without handlers. */
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

/** The functions in one form. */
export function readFunctions(functions: Functions | undefined): Map<string, FunctionEntry> {
    const map = new Map<string, FunctionEntry>();
    const listed = isKind('list', functions);
    if (functions !== undefined && !listed && !isKind('object', functions)) throw new HognoseError(`functions: ${shown(functions)} has no functions`);
    if (listed) for (const name of functions as string[]) map.set(name, entryOf(name, null));
    else if (functions) for (const [name, entry] of read('functions', () => Object.entries(functions))) map.set(name, entryOf(name, entry));
    return map;
}
