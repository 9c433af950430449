// Values of Python's as JSON, of which nothing is lost: docs/api.md has the table.
import { DateTime, LocalDate, LocalTime, TimeDelta, TimeZone } from './dates.js';
import { HognoseError, isA, textOf, unreadable } from './errors.js';
import { Complex, Constant, ExceptionValue, Float, Range } from './values.js';

/** A value that JSON can express. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The method by which an object of this package gives its JSON: a text, or fields like those of a dict. */
export const PARTS = Symbol('parts');

/** A Python value as JSON. An object inside itself becomes "...". A host object's `toJSON` is used. Throws a HostValueError if it throws. */
export function toJSON(value: unknown): Json {
    try {
        return jsonOf(value, new Set());
    } catch (error) {
        throw isA(error, HognoseError) ? error : unreadable('the value', error);
    }
}

function jsonOf(v: unknown, open: Set<object>): Json {
    switch (typeof v) {
        case 'string':
        case 'boolean':
            return v;
        case 'number':
            return Number.isFinite(v) ? v : pythonFloat(v);
        case 'bigint':
            return integerText(v);
        case 'object':
            return v === null ? null : objectJson(v, open);
        default:
            return v === undefined ? null : textOf(() => v, 'it');
    }
}

function objectJson(o: object, open: Set<object>): Json {
    if (open.has(o)) return '...';
    open.add(o);
    const json = containerJson(o, open) ?? scalarJson(o, open) ?? otherJson(o, open);
    open.delete(o);
    return json;
}

function containerJson(o: object, open: Set<object>): Json | undefined {
    if (o instanceof Uint8Array) return base64(o);
    if (Array.isArray(o) || o instanceof Set) return Array.from(o as Iterable<unknown>, (item) => jsonOf(item, open));
    if (o instanceof Map) return dictJson(Array.from(o as Map<unknown, unknown>), open);
    const parts = (o as { [PARTS]?(): string | object })[PARTS]?.();
    return typeof parts === 'object' ? dictJson(Object.entries(parts), open) : parts;
}

function scalarJson(o: object, open: Set<object>): Json | undefined {
    if (o instanceof Float) return jsonOf(o.value, open);
    if (o instanceof Complex) return complexText(o);
    if (o instanceof Range) return `range(${o.start}, ${o.stop}${Number(o.step) === 1 ? '' : `, ${o.step}`})`;
    if (o instanceof Constant) return o.name;
    if (o instanceof ExceptionValue) return { type: o.type, message: o.message, args: jsonOf(o.args, open) };
    const isTime = o instanceof DateTime || o instanceof LocalDate || o instanceof LocalTime || o instanceof TimeDelta || o instanceof TimeZone;
    return isTime ? o.toJSON() : undefined;
}

// Plain objects are dicts; of the host's own objects JSON has what it always has: neither functions nor what is undefined.
function otherJson(o: object, open: Set<object>): Json {
    const own = (o as { toJSON?: unknown }).toJSON;
    if (typeof own === 'function') return jsonOf(own.call(o, ''), open);
    return dictJson(Object.entries(o).filter(([, item]) => typeof item !== 'function' && item !== undefined), open);
}

// Two keys can have the same text, such as 1 and "1": then the dict is a list of its pairs.
function dictJson(entries: [unknown, unknown][], open: Set<object>): Json {
    const texts = entries.map(([key]) => keyText(key, open));
    const items = entries.map(([, item]) => jsonOf(item, open));
    if (new Set(texts).size < texts.length) return entries.map(([key], i) => [jsonOf(key, open), items[i]!]);
    const json: { [key: string]: Json } = {};
    texts.forEach((text, i) => Object.defineProperty(json, text, { value: items[i], configurable: true, enumerable: true, writable: true }));
    return json;
}

// As json.dumps has keys; those that it refuses are their value's JSON.
function keyText(key: unknown, open: Set<object>): string {
    if (typeof key === 'string') return key;
    if (typeof key === 'number') return Number.isFinite(key) ? pythonFloat(key) : Number.isNaN(key) ? 'NaN' : key > 0 ? 'Infinity' : '-Infinity';
    const json = jsonOf(key, open);
    return typeof json === 'string' ? json : JSON.stringify(json);
}

/** A number as Python writes it. Beyond 2^53 it is a float. */
function pythonFloat(n: number): string {
    if (Number.isNaN(n)) return 'nan';
    if (!Number.isFinite(n)) return n > 0 ? 'inf' : '-inf';
    if (Object.is(n, -0)) return '-0.0';
    if (Number.isSafeInteger(n)) return String(n);
    const [digits, exponent] = n.toExponential().split('e') as [string, string];
    const power = Number(exponent);
    if (power >= 16 || power < -4) return `${digits}e${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
    return Number.isInteger(n) ? `${n}.0` : String(n);
}

function complexText({ re, im }: Complex): string {
    const short = (n: number) => pythonFloat(n).replace(/\.0$/, '');
    const imaginary = `${short(im)}j`;
    if (Object.is(re, 0)) return imaginary;
    return `(${short(re)}${/^[-+]/.test(imaginary) ? '' : '+'}${imaginary})`;
}

const LONG = 1n << 16384n;

// All digits, which JSON's readers would round; of very long ones, for which that would take long, hexadecimal ones.
const integerText = (n: bigint): string => (n < LONG && n > -LONG ? String(n) : `${n < 0n ? '-' : ''}0x${(n < 0n ? -n : n).toString(16)}`);

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function base64(bytes: Uint8Array): string {
    const out = new Uint8Array(Math.ceil(bytes.length / 3) * 4).fill(61); // '='
    for (let i = 0, k = 0; i < bytes.length; i += 3, k += 4) {
        const left = bytes.length - i;
        const word = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
        for (let j = 0; j < Math.min(left, 3) + 1; j++) out[k + j] = LETTERS.charCodeAt((word >> (18 - 6 * j)) & 63);
    }
    return new TextDecoder().decode(out);
}
