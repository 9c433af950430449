// JavaScript values to CBOR and back: docs/wire-format.md says what becomes what.
import { Tag } from './abi.js';
import { dateOf, datePartsOf } from './dates.js';
import { HognoseError, HostValueError, isA, LimitError, messageOf, read, textOf, unreadable } from './errors.js';
import { Handle, HostObject, Instance, type Objects } from './objects.js';
import {
    canContainItself, isPlain, MAX_DEPTH, OF_HOST, readPieces, readPlain, writePlain, type Due, type Most, type Reader, type ReadOther, type Tagged, type Tags,
    type Writer,
} from './plain.js';
import { ByteArray, Complex, Constant, ExceptionValue, Float, FrozenSet, Range } from './values.js';

// ---- to CBOR ----

const hexDigit = (c: number): number => (c < 58 ? c - 48 : c - 87);

function magnitude(n: bigint): Uint8Array {
    const hex = n.toString(16);
    const bytes = new Uint8Array((hex.length + 1) >> 1);
    for (let i = hex.length - 1, k = bytes.length - 1; k >= 0; i -= 2, k--) {
        bytes[k] = hexDigit(hex.charCodeAt(i)) | (i > 0 ? hexDigit(hex.charCodeAt(i - 1)) << 4 : 0);
    }
    return bytes;
}

function writeBigint(w: Writer, n: bigint): void {
    const [major, m] = n < 0n ? [1, -1n - n] : [0, n];
    w.fitsBits(m);
    if (m <= Number.MAX_SAFE_INTEGER) return w.head(major, Number(m));
    if (m < 1n << 64n) return w.wide(major, m);
    w.head(6, major ? Tag.negative : Tag.positive);
    w.string(2, magnitude(m));
}

// UTF-8 with three-byte forms for surrogates that have no partner, as Python's "surrogatepass".
export function wtf8(s: string): Uint8Array {
    const out = new Uint8Array(3 * s.length);
    let at = 0;
    for (let i = 0; i < s.length; i++) {
        const p = s.codePointAt(i)!;
        if (p < 0x80) out[at++] = p;
        else {
            if (p < 0x800) out[at++] = 0xc0 | (p >> 6);
            else {
                if (p < 0x10000) out[at++] = 0xe0 | (p >> 12);
                else {
                    i++;
                    out[at++] = 0xf0 | (p >> 18);
                    out[at++] = 0x80 | ((p >> 12) & 63);
                }
                out[at++] = 0x80 | ((p >> 6) & 63);
            }
            out[at++] = 0x80 | (p & 63);
        }
    }
    return out.subarray(0, at);
}

class Unsupported extends Error {}

// The references of the sandbox that is being written for. A getter may encode for another one meanwhile.
let objects: Objects | undefined;

const isReference = (o: object): boolean => objects?.idOf(o) !== undefined || !!objects?.describe(o);
const never = (): boolean => false;

function writeReference(w: Writer, o: object, depth: number): boolean {
    const id = objects?.idOf(o);
    const description = id === undefined ? objects?.describe(o) : undefined;
    if (id === undefined && !description) return false;
    w.head(6, id === undefined ? Tag.hostObject : Tag.handle);
    if (id !== undefined) w.head(0, id);
    else w.dict(description!, depth);
    return true;
}

function writeInstance(w: Writer, o: object, depth: number): void {
    if (o instanceof Float) return w.float(o.value);
    if (o instanceof Complex) {
        w.head(6, Tag.complex);
        w.head(4, 2);
        w.float(o.re);
        return w.float(o.im);
    }
    if (o instanceof Range) {
        w.head(6, Tag.range);
        return w.list([o.start, o.stop, o.step], depth);
    }
    if (o instanceof Constant) {
        w.head(6, Tag.constant);
        return w.value(o.name, depth);
    }
    if (o instanceof ExceptionValue) {
        const { type, message, args } = o;
        w.head(6, Tag.exception);
        return w.dict({ type, message, args }, depth);
    }
    const date = datePartsOf(o);
    if (!date) throw new Unsupported();
    const [tag, content] = date;
    w.head(6, tag);
    w.value(content, depth);
}

function writeSet(w: Writer, set: Set<unknown>, depth: number): void {
    const members: unknown[] = [];
    Set.prototype.forEach.call(set, (member) => void members.push(member));
    w.head(6, set instanceof FrozenSet ? Tag.frozenset : Tag.set);
    w.list(members, depth);
}

function writeBytes(w: Writer, bytes: Uint8Array): void {
    if (bytes instanceof ByteArray) w.head(6, Tag.bytearray);
    w.string(2, bytes);
}

// Classes that extend these, and those of other windows, are told by what they are.
function writeOther(w: Writer, v: unknown, depth: number): void {
    if (typeof v === 'bigint') return writeBigint(w, v);
    if (typeof v === 'string') {
        w.head(6, Tag.surrogates);
        return w.string(2, wtf8(v));
    }
    if (typeof v !== 'object' || v === null) throw new Unsupported();
    switch (Object.prototype.toString.call(v).slice(8, -1)) {
        case 'Map':
            return w.map(v as Map<unknown, unknown>, depth);
        case 'Set':
            return writeSet(w, v as Set<unknown>, depth);
        case 'Uint8Array':
            return writeBytes(w, v as Uint8Array);
        case 'ArrayBuffer':
            return w.string(2, new Uint8Array(v as ArrayBuffer));
    }
    if (ArrayBuffer.isView(v)) throw new Unsupported();
    if (writeReference(w, v, depth)) return;
    if (v.constructor === Object || isPlain(v)) return w.dict(v, depth);
    writeInstance(w, v, depth);
}

const named = (path: string, key: string): string => path + (/^[A-Za-z_$][\w$]*$/.test(key) ? `.${key}` : `[${show(key)}]`);

// What lies in a value, with the paths; null for what is no container and can be passed.
function inside(value: object, path: string): Iterable<[string, unknown]> | null | undefined {
    if (value instanceof Uint8Array || value instanceof ArrayBuffer) return null;
    if (Array.isArray(value)) return inArray(value, path);
    if (value instanceof Map) return inMap(value, path);
    if (value instanceof Set) return inSet(value, path);
    if (isPlain(value) || value instanceof ExceptionValue) return inObject(value as Record<string, unknown>, path);
    if (datePartsOf(value) || value instanceof Float || value instanceof Complex || value instanceof Range || value instanceof Constant) return null;
    return undefined;
}

function* inArray(items: unknown[], path: string): Iterable<[string, unknown]> {
    for (let i = 0; i < items.length; i++) yield [`${path}[${i}]`, items[i]];
}

function* inMap(map: Map<unknown, unknown>, path: string): Iterable<[string, unknown]> {
    for (const [key, item] of map) {
        yield [`a key of ${path}`, key];
        yield [`${path}[${show(key)}]`, item];
    }
}

function* inSet(set: Set<unknown>, path: string): Iterable<[string, unknown]> {
    for (const member of set) yield [`a member of ${path}`, member];
}

function* inObject(o: Record<string, unknown>, path: string): Iterable<[string, unknown]> {
    for (const key of Object.keys(o)) yield [named(path, key), o[key]];
}

// Why an object cannot be passed, whatever it holds; null: it may be.
function refusal(value: object, path: string, above: unknown[]): string | null {
    if (above.includes(value) && !canContainItself(value)) return `a value contains itself: at ${path}`;
    if (above.length >= MAX_DEPTH) return `a value is nested more than ${MAX_DEPTH} levels deep: at ${path.slice(0, 60)}...`;
    if (value instanceof Handle) return `a handle of another sandbox, or one that was disposed of, cannot be passed: at ${path}`;
    if (value instanceof HostObject) return `a host object cannot be passed here: at ${path}`;
    return null;
}

// Finds what the encoder stumbled over; only after it did, and among so many values only.
class Search {
    #left = 1_000_000;

    problemOf(value: unknown, path: string, above: unknown[]): string | null {
        if (typeof value === 'function' || typeof value === 'symbol') return `a ${typeof value} has no Python form: at ${path}`;
        if (typeof value !== 'object' || value === null || isReference(value)) return null;
        const refused = refusal(value, path, above);
        if (refused) return refused;
        if (above.includes(value)) return null;
        const items = inside(value, path);
        if (items === undefined) return `a value of class ${textOf(() => value.constructor.name, 'unknown')} has no Python form: at ${path}`;
        return items && this.#among(items, [...above, value]);
    }

    #among(items: Iterable<[string, unknown]>, above: unknown[]): string | null {
        for (const [where, item] of items) {
            if (this.#left-- <= 0) return null;
            const found = this.problemOf(item, where, above);
            if (found) return found;
        }
        return null;
    }
}

const show = (key: unknown): string => (typeof key === 'string' ? JSON.stringify(key) : textOf(() => key, '?'));

/** A value as CBOR that is passed on undecoded, from a worker to the thread that uses it. */
export class Encoded {
    readonly bytes: Uint8Array;
    constructor(bytes: Uint8Array) {
        this.bytes = bytes;
    }
}

/** The value as CBOR. Throws a HostValueError if a part cannot be passed; its path begins with `root`. Throws a LimitError if the value is too large. */
export function encode(value: unknown, root: string, references?: Objects, most = OF_HOST): Uint8Array {
    const before = objects;
    objects = references;
    try {
        if (value instanceof Encoded) return value.bytes;
        const bytes = writePlain(value, references ? isReference : never, most, writeOther);
        if (bytes) return bytes;
        throw new Unsupported('it is too deep, or changes while it is read');
    } catch (error) {
        throw encodeError(error, value, root);
    } finally {
        objects = before;
    }
}

// Getters and proxies throw what they like, a proxy again maybe.
function encodeError(error: unknown, value: unknown, root: string): Error {
    if (isA(error, HostValueError)) return error;
    if (isA(error, LimitError) && error.kind.startsWith('value')) {
        error.message = `${root}: ${error.message}`;
        return error;
    }
    const otherwise = unreadable(root, error);
    return new HostValueError(textOf(() => new Search().problemOf(value, root, []) ?? otherwise.message, otherwise.message));
}

/** Each property of the host's object as CBOR, by name. */
export function encodeEach(given: Record<string, unknown>, root: string, references: Objects, most: Most): Map<string, Uint8Array> {
    const encoded = new Map<string, Uint8Array>();
    for (const name of read(root, () => Object.keys(given))) {
        const path = `${root}.${name}`;
        encoded.set(name, encode(read(path, () => given[name]), path, references, most));
    }
    return encoded;
}

// ---- from CBOR ----

/** How dicts are returned. 'object': as plain objects if every key is a str, otherwise as Maps. 'map': always as Maps. */
export type DictForm = 'object' | 'map';

const hexCode = (digit: number): number => (digit < 10 ? digit + 48 : digit + 87);

/** The hexadecimal digits of bytes, as ASCII. */
export function hexOf(bytes: Uint8Array): Uint8Array {
    const hex = new Uint8Array(2 * bytes.length);
    for (let i = 0; i < bytes.length; i++) {
        hex[2 * i] = hexCode(bytes[i]! >> 4);
        hex[2 * i + 1] = hexCode(bytes[i]! & 15);
    }
    return hex;
}

const bigFrom = (bytes: Uint8Array): bigint => (bytes.length ? BigInt('0x' + new TextDecoder().decode(hexOf(bytes))) : 0n);

const LEAF = 2 ** 16; // bytes of an int that are read at once

/** bigFrom in pieces: converts both halves, then shifts and adds. */
function* bigPieces(bytes: Uint8Array, due: Due): Generator<void, bigint> {
    if (bytes.length <= LEAF) return bigFrom(bytes);
    let low = LEAF;
    while (2 * low < bytes.length) low *= 2;
    const at = bytes.length - low;
    const upper = yield* bigPieces(bytes.subarray(0, at), due);
    if (due()) yield;
    const lower = yield* bigPieces(bytes.subarray(at), due);
    if (due()) yield;
    const shifted = upper << BigInt(8 * low);
    if (due()) yield;
    return shifted | lower;
}

const CHUNK = 4096;

function fromWtf8(b: Uint8Array): string {
    const units = new Uint16Array(b.length);
    let n = 0;
    for (let i = 0; i < b.length; ) {
        const c = b[i]!;
        const size = c < 0x80 ? 1 : c < 0xe0 ? 2 : c < 0xf0 ? 3 : 4;
        let p = size === 1 ? c : c & (0xff >> (size + 1));
        for (let k = 1; k < size; k++) p = (p << 6) | (b[i + k]! & 63);
        if (p >= 0x10000) {
            units[n++] = 0xd800 + ((p - 0x10000) >> 10);
            p = 0xdc00 + (p & 0x3ff);
        }
        units[n++] = p;
        i += size;
    }
    const parts: string[] = [];
    for (let i = 0; i < n; i += CHUNK) parts.push(String.fromCharCode(...units.subarray(i, Math.min(i + CHUNK, n))));
    return parts.join('');
}

interface ExceptionMap {
    type: string;
    message: string;
    args: unknown[];
    id?: number;
}

interface ObjectMap {
    class: string;
    repr: string;
    json?: string;
    id: number;
    fields: unknown;
}

function toFields(value: unknown): Record<string, unknown> {
    return value instanceof Map ? Object.fromEntries(value) : (value as Record<string, unknown>);
}

const isOfFields = (tag: number): boolean => tag === Tag.object || tag === Tag.record || tag === Tag.exception;

function ofFields(tag: number, fields: unknown, objects: Objects | undefined): unknown {
    if (tag === Tag.exception) {
        const { type, message, args, id } = fields as ExceptionMap;
        const value = new ExceptionValue(type, message, Array.from(args));
        return id === undefined || !objects ? value : objects.link(value, id);
    }
    const o = fields as ObjectMap;
    if (tag === Tag.object || !objects) return objects?.handle(o.id, o.class, o.repr, o.json) ?? new Handle(o.class, o.repr, o.json);
    return objects.link(new Instance(o.class, o.repr, toFields(o.fields), o.json), o.id);
}

function readTagged(r: Reader, tag: number, objects: Objects | undefined): unknown {
    if (tag === Tag.set || tag === Tag.frozenset) {
        return r.set(r.size(), tag === Tag.set ? new Set() : new FrozenSet());
    }
    if (isOfFields(tag)) return ofFields(tag, r.fields(), objects);
    const value = r.value() as never;
    switch (tag) {
        case Tag.positive:
            return bigFrom(value);
        case Tag.negative:
            return -1n - bigFrom(value);
        case Tag.complex:
            return new Complex(value[0], value[1]);
        case Tag.bytearray:
            return new ByteArray(value);
        case Tag.surrogates:
            return fromWtf8(value);
        case Tag.range:
            return new Range(value[0], value[1], value[2]);
        case Tag.constant:
            return new Constant(value);
        case Tag.reference:
            return r.outward(value);
        case Tag.hostObject:
            return objects?.target(value);
        case Tag.uint8Array:
        case Tag.self:
            return value;
    }
    const date = dateOf(tag, value);
    if (!date) throw new HostValueError(`CBOR tag ${tag} is unknown`);
    return date;
}

// An integer beyond those of numbers, or a tag.
function readOther(r: Reader, at: number, objects: Objects | undefined): unknown {
    const major = r.bytes[at]! >> 5;
    r.at = at;
    if (major === 6) return readTagged(r, r.size(), objects);
    if (major > 1) throw new HostValueError(`invalid CBOR at byte ${at}`);
    r.at = at + 9;
    const n = r.data.getBigUint64(at + 1);
    return major === 0 ? n : -1n - n;
}

/** Decodes the CBOR that the core wrote. 'encoded' leaves it to another thread. */
export function decode(bytes: Uint8Array, dicts: DictForm | 'encoded', references?: Objects): any {
    if (dicts === 'encoded') return new Encoded(bytes.slice());
    try {
        return readPlain(bytes, dicts === 'map', otherOf(references));
    } catch (error) {
        throw unread(error);
    }
}

/** The reader of values that are not plain data. */
export const otherOf = (references: Objects | undefined): ReadOther => (at, reader) => ({ value: readOther(reader, at, references), end: reader.at });

function unread(error: unknown): Error {
    if (error instanceof HognoseError) return error;
    return new HostValueError(`a value of the sandbox cannot be read: ${messageOf(error)}`, { cause: error });
}

const tagsOf = (references: Objects | undefined): Tags => ({
    open(tag): Tagged | undefined {
        if (tag === Tag.set) return { to: new Set() };
        if (tag === Tag.frozenset) return { to: new FrozenSet() };
        return isOfFields(tag) ? { to: {}, finish: (fields) => ofFields(tag, fields, references) } : undefined;
    },
    pieces: (tag, reader, due) => (tag === Tag.positive || tag === Tag.negative ? intPieces(tag, reader, due) : undefined),
});

function* intPieces(tag: number, reader: Reader, due: Due): Generator<void, bigint> {
    const n = yield* bigPieces(reader.value() as Uint8Array, due);
    return tag === Tag.positive ? n : -1n - n;
}

/** Decodes in pieces, and pauses when `due` returns true. The bytes must not change meanwhile. */
export function* decodePieces(bytes: Uint8Array, dicts: DictForm, references: Objects | undefined, due: Due): Generator<void, any> {
    try {
        return yield* readPieces(bytes, dicts === 'map', otherOf(references), tagsOf(references), due);
    } catch (error) {
        throw unread(error);
    }
}
