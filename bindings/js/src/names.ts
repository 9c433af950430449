// Objects of options: which names they may have, and what each of them is.
import { HognoseError, HostValueError, read, shown } from './errors.js';

/** The type of an option, as the error message names it. '' means that other code checks the option. */
type Kind = 'function' | 'object' | 'number' | 'string' | 'boolean' | 'list' | 'list of strings' | 'AbortSignal' | 'Uint8Array' | '';

/** The type of every option of an object. The compiler ensures that none is missing. */
export type Names<T> = Record<keyof Required<T>, Kind>;

const isFunction = (value: unknown): boolean => typeof value === 'function';

/** Whether a foreign value is an array of bytes. */
export const isBytes = (value: unknown): value is Uint8Array => Object.prototype.toString.call(value) === '[object Uint8Array]';

/** Whether a foreign value is of this type. A value that cannot be inspected, such as a revoked proxy, has none of these types. */
export function is(kind: Kind, value: any): boolean {
    try {
        return looksLike(kind, value);
    } catch {
        return kind === '';
    }
}

function looksLike(kind: Kind, value: any): boolean {
    switch (kind) {
        case '':
            return true;
        case 'number':
            return typeof value === kind && value >= 0;
        case 'object':
            return typeof value === kind && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value) && !(value instanceof Map || value instanceof Set);
        case 'list':
            return Array.isArray(value);
        case 'list of strings':
            return Array.isArray(value) && value.every((one) => typeof one === 'string');
        case 'AbortSignal':
            return isFunction(value?.addEventListener) && isFunction(value.removeEventListener);
        case 'Uint8Array':
            return isBytes(value);
        default:
            return typeof value === kind;
    }
}

/** A noun with its article. */
export const a = (noun: string): string => `${/^[aeio]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** Throws a HognoseError if the value has another type. */
export function checkKind(what: string, kind: Kind, value: unknown): void {
    if (value === undefined || is(kind, value)) return;
    const refused = isReadable(kind, value) ? HognoseError : HostValueError;
    throw new refused(`${what}: ${shown(value)} is not ${a(kind)}`);
}

function isReadable(kind: Kind, value: unknown): boolean {
    try {
        looksLike(kind, value);
        return true;
    } catch {
        return false;
    }
}

/** Checks an object of options. Throws a HognoseError for an unknown name, so that a misspelt option is an error, and for an option of another type. */
export function checkNames(what: string, given: object | undefined, known: Record<string, Kind>): void {
    if (given === undefined) return;
    if (!is('object', given)) throw new HognoseError(`${what}: ${shown(given)} is not an object of options`);
    for (const name of read(what, () => Object.keys(given))) {
        if (!Object.hasOwn(known, name)) throw new HognoseError(`${what}: there is no option named ${name}`);
        checkKind(`${what}: ${name}`, known[name]!, read(`${what}: ${name}`, () => (given as Record<string, unknown>)[name]));
    }
}
