// JSON as the command line has it: what JSON has no form for is written as the C builds write it.
import { hexOf } from './codec.js';
import { Handle } from './objects.js';
import { Complex, Constant, ExceptionValue, Range } from './values.js';

/** Parses JSON. Whole numbers become ints in Python. */
export function parse(text: string): unknown {
    return JSON.parse(text);
}

function number(n: number): string {
    if (Number.isFinite(n)) return JSON.stringify(n);
    return Number.isNaN(n) ? '"nan"' : n > 0 ? '"inf"' : '"-inf"';
}

const hex = (bytes: Uint8Array) => new TextDecoder().decode(hexOf(bytes));
// Digits of long ints take longer than linear time, so that Python has none of more than 4,300 either.
const integer = (n: bigint) => (n < LONG && n > -LONG ? String(n) : JSON.stringify(n.toString(16)));
const LONG = 10n ** 4300n;
// What is being written, from the outside in.
type Open = readonly unknown[];
const list = (items: Iterable<unknown>, open: Open) => `[${Array.from(items, (item) => write(item, open)).join(',')}]`;
const pairs = (entries: Iterable<[unknown, unknown]>, open: Open) =>
    `{${Array.from(entries, ([k, v]) => `${JSON.stringify(typeof k === 'string' ? k : write(k, open))}:${write(v, open)}`).join(',')}}`;

/**
 * Writes JSON. Tuples and sets become arrays, and bytes hexadecimal text. Keys other than str become their JSON text. An object inside itself becomes "...".
 */
export function write(value: unknown, outer: Open = []): string {
    if (value === null || value === undefined) return 'null';
    if (typeof value === 'number') return number(value);
    if (typeof value === 'bigint') return integer(value);
    if (typeof value !== 'object') return JSON.stringify(value);
    if (outer.includes(value)) return '"..."';
    const open = [...outer, value];
    if (Array.isArray(value) || value instanceof Set) return list(value as Iterable<unknown>, open);
    if (value instanceof Uint8Array) return JSON.stringify(hex(value));
    if (value instanceof Map) return pairs(value, open);
    if (value instanceof Handle) return JSON.stringify(value.repr);
    if (value instanceof Complex) return list([value.re, value.im], open);
    if (value instanceof Range) return list([value.start, value.stop, value.step], open);
    if (value instanceof Constant) return JSON.stringify(value.name);
    if (value instanceof ExceptionValue) return pairs(Object.entries({ ...value }), open);
    return pairs(Object.entries(value).filter(([, v]) => v !== undefined), open);
}
