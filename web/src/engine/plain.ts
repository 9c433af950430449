// Values of Python's as a structured clone can carry them, to the worker with the host functions; and as short text.
import { Handle, Instance, Tuple } from 'hognose';

/** Without the package's own classes: tuples are arrays, instances objects of their fields, what stays inside its text. */
export function plainOf(value: unknown, seen = new Set<object>()): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (value instanceof Instance) return plainOf({ ...value.fields }, seen);
    if (value instanceof Handle) return value.repr;
    if (ArrayBuffer.isView(value)) return value;
    if (seen.has(value)) return '...';
    seen.add(value);
    try {
        if (Array.isArray(value)) return Array.from(value, (item) => plainOf(item, seen));
        if (value instanceof Map) return new Map([...value].map(([key, item]) => [plainOf(key, seen), plainOf(item, seen)]));
        if (value instanceof Set) return new Set([...value].map((item) => plainOf(item, seen)));
        const isPlain = Object.getPrototypeOf(value) === Object.prototype;
        if (isPlain) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plainOf(item, seen)]));
        return String(value);
    } finally {
        seen.delete(value);
    }
}

const SHORT = 80;
const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

const quoted = (text: string) => (text.includes("'") && !text.includes('"') ? JSON.stringify(text) : `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`);

function listed(open: string, items: Iterable<unknown>, close: string, most: number): string {
    let text = open;
    let first = true;
    for (const item of items) {
        if (text.length > most) return cut(text, most);
        text += (first ? '' : ', ') + (typeof item === 'string' ? item : shortOf(item, most));
        first = false;
    }
    return text + close;
}

const pairs = (value: Iterable<[unknown, unknown]>, most: number) => Array.from(value, ([key, item]) => `${shortOf(key, most)}: ${shortOf(item, most)}`);

/** A value in about the words of Python, cut to `most` characters. */
export function shortOf(value: unknown, most = SHORT): string {
    if (value === null || value === undefined) return 'None';
    if (typeof value === 'boolean') return value ? 'True' : 'False';
    if (typeof value === 'string') return cut(quoted(value.length > most ? value.slice(0, most) : value), most);
    if (typeof value !== 'object') return cut(String(value), most);
    if (value instanceof Handle) return cut(value.repr, most);
    if (value instanceof Tuple) return cut(listed('(', Array.from(value.slice(0, most), (item) => shortOf(item, most)), value.length === 1 ? ',)' : ')', most), most);
    if (Array.isArray(value)) return cut(listed('[', Array.from(value.slice(0, most), (item) => shortOf(item, most)), ']', most), most);
    if (value instanceof Uint8Array) return `bytes of length ${value.length}`;
    if (value instanceof Map) return cut(listed('{', pairs([...value].slice(0, most), most), '}', most), most);
    if (value instanceof Set) return cut(listed('{', Array.from([...value].slice(0, most), (item) => shortOf(item, most)), '}', most), most);
    if (Object.getPrototypeOf(value) === Object.prototype) return cut(listed('{', pairs(Object.entries(value).slice(0, most), most), '}', most), most);
    return cut(String(value), most);
}

/** A call as Python would write it. */
export function callText(name: string, args: readonly unknown[], kwargs: Readonly<Record<string, unknown>>, most = SHORT): string {
    const words = [...args.map((value) => shortOf(value, most)), ...Object.entries(kwargs).map(([key, value]) => `${key}=${shortOf(value, most)}`)];
    return cut(`${name}(${words.join(', ')})`, most + name.length);
}

/** What a visitor typed, as a value: JSON where it is some, text otherwise. */
export function valueOf(text: string): unknown {
    try {
        return JSON.parse(text) as unknown;
    } catch {
        return text;
    }
}
