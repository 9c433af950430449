// Values of Python's as a structured clone can carry them, to the worker with the host functions; and as short text. Neither throws, whatever
// the value is: it may contain itself, or one part a million times. What is made is no larger than the value, or than the text may be.
import { Complex, Constant, ExceptionValue, Float, Handle, Instance, Range, Tuple } from 'hognose';

const isDict = (value: object): value is Record<string, unknown> => [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

/** What stands where a value contains itself, or is deeper than any of Python's that comes here. */
const ITSELF = '...';
const MOST_DEPTH = 300;

/** Without the package's own classes: tuples are arrays, instances objects of their fields, what stays inside its text. Each part is made once. */
export function plainOf(value: unknown, made = new Map<object, unknown>(), depth = 0): unknown {
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
    if (depth > MOST_DEPTH) return ITSELF;
    if (!made.has(value)) {
        made.set(value, ITSELF);
        made.set(value, partsOf(value, (part) => plainOf(part, made, depth + 1)));
    }
    return made.get(value);
}

function partsOf(value: object, plain: (part: unknown) => unknown): unknown {
    const record = (parts: Readonly<Record<string, unknown>>) => Object.fromEntries(Object.entries(parts).map(([key, item]) => [key, plain(item)]));
    if (value instanceof Instance) return record(value.fields);
    if (value instanceof Handle) return value.repr;
    if (Array.isArray(value)) return Array.from(value, plain);
    if (value instanceof Map) return new Map([...value].map(([key, item]) => [plain(key), plain(item)]));
    if (value instanceof Set) return new Set([...value].map(plain));
    return isDict(value) ? record(value) : shortOf(value, LONG);
}

const SHORT = 80;
const LONG = 2_000;
const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

const quoted = (text: string) => (text.includes("'") && !text.includes('"') ? JSON.stringify(text) : `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`);

/** Writes a value until there is no more room. Each part that is begun takes some, so that the work is bounded, too. */
class Writer {
    text = '';
    readonly #most: number;
    /** What is being written: it may come again inside. */
    readonly #around = new Set<object>();

    constructor(most: number) {
        this.#most = most;
    }

    write(value: unknown): void {
        if (this.text.length > this.#most) return;
        if (value === null || value === undefined) this.text += 'None';
        else if (typeof value === 'boolean') this.text += value ? 'True' : 'False';
        else if (typeof value === 'string') this.text += quoted(value.slice(0, this.#most));
        else if (typeof value === 'bigint') this.text += bigText(value);
        else if (typeof value !== 'object') this.text += String(value);
        else if (this.#around.has(value)) this.text += Array.isArray(value) ? '[...]' : '{...}';
        else {
            this.#around.add(value);
            this.#object(value);
            this.#around.delete(value);
        }
    }

    #object(value: object): void {
        if (value instanceof Tuple) this.#list('(', value, value.length === 1 ? ',)' : ')');
        else if (Array.isArray(value)) this.#list('[', value, ']');
        else if (value instanceof Map) this.#pairs(value);
        else if (value instanceof Set) this.#list('{', value, '}');
        else if (isDict(value)) this.#pairs(Object.entries(value));
        else this.text += atomText(value);
    }

    #list(open: string, items: Iterable<unknown>, close: string): void {
        this.#each(open, items, close, (item) => this.write(item));
    }

    #pairs(pairs: Iterable<[unknown, unknown]>): void {
        this.#each('{', pairs, '}', ([key, item]) => {
            this.write(key);
            this.text += ': ';
            this.write(item);
        });
    }

    #each<T>(open: string, items: Iterable<T>, close: string, write: (item: T) => void): void {
        this.text += open;
        let isFirst = true;
        for (const item of items) {
            if (this.text.length > this.#most) return;
            if (!isFirst) this.text += ', ';
            isFirst = false;
            write(item);
        }
        this.text += close;
    }
}

const MOST_BITS = 2 ** 20;
/** Digits of a number that is too large would take long. */
const bigText = (value: bigint): string => (BigInt.asIntN(MOST_BITS, value) === value ? String(value) : 'an int with more than 300,000 digits');

/** An object that is not written part by part. */
function atomText(value: object): string {
    if (value instanceof Handle) return value.repr;
    if (value instanceof Uint8Array) return `bytes of length ${value.length}`;
    if (value instanceof Float) return String(value.value);
    if (value instanceof Complex) return `(${value.re}${value.im < 0 || Object.is(value.im, -0) ? '' : '+'}${value.im}j)`;
    if (value instanceof Range) return `range(${value.start}, ${value.stop}${value.step == 1 ? '' : `, ${value.step}`})`;
    if (value instanceof Constant) return value.name;
    if (value instanceof ExceptionValue) return `${value.type}(${value.message ? quoted(value.message.slice(0, LONG)) : ''})`;
    try {
        return String(value);
    } catch {
        return 'an object';
    }
}

/** A value in about the words of Python, cut to `most` characters. */
export function shortOf(value: unknown, most = SHORT): string {
    const writer = new Writer(most);
    writer.write(value);
    return cut(writer.text, most);
}

/** A value as a text for people: a text is itself, and nothing is nothing. */
export const wordsOf = (value: unknown, most = LONG): string => (value === null || value === undefined ? '' : typeof value === 'string' ? cut(value, most) : shortOf(value, most));

/** A call as Python would write it. */
export function callText(name: string, args: readonly unknown[], kwargs: Readonly<Record<string, unknown>>, most = SHORT): string {
    const shown = Object.entries(kwargs).slice(0, most).map(([key, value]) => `${cut(key, most)}=${shortOf(value, most)}`);
    const words = [...args.slice(0, most).map((value) => shortOf(value, most)), ...shown];
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
