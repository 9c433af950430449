// The CBOR of plain data, which is nearly all that crosses: None, bool, int, float, str, bytes, list, tuple and dict. It is written and
// read here in one pass, which hands whatever else there is to codec.ts.
import { LIMIT_DEFAULTS, Tag } from './abi.js';
import { LimitError } from './errors.js';
import { Tuple } from './values.js';

/** The deepest nesting of values. */
export const MAX_DEPTH = LIMIT_DEFAULTS.nesting;
const SUSPICIOUS = 16; // so deep a value may contain itself; then it is written anew, with a look at each level
const SHORT = 32; // up to so many characters a loop is faster than TextEncoder and TextDecoder
const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

const LONE_SURROGATE = /\p{Surrogate}/u;

/** Whether UTF-8 can represent a text: it has no lone surrogates. */
export const wellFormed: (s: string) => boolean =
    'isWellFormed' in String.prototype
        ? (s) => (s as unknown as { isWellFormed(): boolean }).isWellFormed()
        : (s) => !LONE_SURROGATE.test(s);

/** Thrown by the writer if a value is not plain data. */
const OTHER = Symbol('other');
/** Thrown by the writer if a value contains itself. */
const CYCLE = Symbol('cycle');

/** Whether an object has no class, so that it becomes a dict. */
export const isPlain = (o: object): boolean => {
    const proto: unknown = Object.getPrototypeOf(o);
    return proto === Object.prototype || proto === null || Object.getPrototypeOf(proto) === null;
};

/** Whether Python has a container of this kind that can contain itself. */
export const canContainItself = (o: object): boolean => Array.isArray(o) || o instanceof Map || isPlain(o);

/** The most that may be passed at once, in bytes and in items. Items are all values, keys and containers. */
export interface Most {
    bytes: number;
    items: number;
}

/** The most of what a host gives besides values: options, files, answers of directories. Lists that contain one list twice would otherwise never end. */
export const OF_HOST: Most = { bytes: Infinity, items: 1e6 };

/** Writes a value that is not plain data. Without it, the caller handles the whole value. */
export type WriteOther = (writer: Writer, value: unknown, depth: number) => void;

const SMALL = 64;
const HEAD = 9;
const float = new DataView(new ArrayBuffer(8));
// An array can say that it has another length than it has.
const lengthOf = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), 'length')!.get as (this: object) => number;

export class Writer {
    #bytes: Uint8Array;
    #at = 0;
    #items = 0;
    readonly #isReference: (o: object) => boolean;
    readonly #most: Most;
    readonly #other: WriteOther | undefined;
    /** The containers that are being written, outermost first. */
    readonly #open: object[] = [];
    readonly #cycles: boolean;

    constructor(bytes: Uint8Array, isReference: (o: object) => boolean, most: Most, other: WriteOther | undefined, cycles: boolean) {
        this.#cycles = cycles;
        this.#bytes = bytes;
        this.#isReference = isReference;
        this.#most = most;
        this.#other = other;
    }

    get length(): number {
        return this.#at;
    }

    written(): Uint8Array {
        return this.#bytes.subarray(0, this.#at);
    }

    /** Makes room for n bytes. Throws if the value becomes too large, except by a head. */
    #room(n: number): void {
        if (this.#at + n <= this.#bytes.length) return;
        this.fits(this.#at + n - HEAD);
        const more = new Uint8Array(Math.max(this.#bytes.length * 2, this.#at + n));
        more.set(this.#bytes.subarray(0, this.#at));
        this.#bytes = more;
    }

    fits(bytes: number): void {
        if (bytes > this.#most.bytes) throw new LimitError('valueBytes', this.#most.bytes, bytes);
    }

    /** Throws for a too large int before it is converted to digits, which takes long. */
    fitsBits(n: bigint): void {
        const { bytes } = this.#most;
        if (Number.isSafeInteger(bytes) && n >> BigInt(8 * bytes)) throw new LimitError('valueBytes', bytes, bytes + 1);
    }

    #count(): void {
        if (++this.#items > this.#most.items) throw new LimitError('valueItems', this.#most.items, this.#items);
    }

    /** Writes the head of an item with the argument `n`. A tag does not count as an item. */
    head(major: number, n: number): void {
        if (major !== 6) this.#count();
        this.#room(HEAD);
        const kind = major << 5;
        if (n < 24) this.#bytes[this.#at++] = kind | n;
        else if (n < 0x100) {
            this.#bytes[this.#at++] = kind | 24;
            this.#bytes[this.#at++] = n;
        } else if (n < 0x10000) {
            this.#bytes[this.#at++] = kind | 25;
            this.#bytes[this.#at++] = n >> 8;
            this.#bytes[this.#at++] = n;
        } else if (n < 0x100000000) {
            this.#bytes[this.#at++] = kind | 26;
            this.#word(n);
        } else {
            this.#bytes[this.#at++] = kind | 27;
            this.#word(Math.floor(n / 0x100000000));
            this.#word(n);
        }
    }

    #word(n: number): void {
        this.#bytes[this.#at++] = n >>> 24;
        this.#bytes[this.#at++] = n >>> 16;
        this.#bytes[this.#at++] = n >>> 8;
        this.#bytes[this.#at++] = n;
    }

    #simple(byte: number): void {
        this.#count();
        this.#room(1);
        this.#bytes[this.#at++] = byte;
    }

    value(v: unknown, depth: number): void {
        switch (typeof v) {
            case 'string':
                return this.text(v);
            case 'number':
                return this.#number(v);
            case 'boolean':
                return this.#simple(v ? 0xf5 : 0xf4);
            case 'undefined':
                return this.#simple(0xf7);
            case 'object':
                return v === null ? this.#simple(0xf6) : this.#object(v, depth + 1);
            default:
                return this.#leave(v, depth);
        }
    }

    #leave(v: unknown, depth: number): void {
        if (!this.#other) throw OTHER;
        this.#other(this, v, depth);
    }

    /** Writes an integer of 64 bits that a number cannot represent. */
    wide(major: number, n: bigint): void {
        this.#count();
        this.#room(HEAD);
        this.#bytes[this.#at++] = (major << 5) | 27;
        this.#word(Number(n >> 32n));
        this.#word(Number(n & 0xffffffffn));
    }

    #number(n: number): void {
        if (Number.isSafeInteger(n) && (n !== 0 || 1 / n > 0)) {
            if (n >= 0) this.head(0, n);
            else this.head(1, -1 - n);
            return;
        }
        this.float(n);
    }

    float(n: number): void {
        this.#count();
        this.#room(HEAD);
        this.#bytes[this.#at++] = 0xfb;
        float.setFloat64(0, n);
        this.#word(float.getUint32(0));
        this.#word(float.getUint32(4));
    }

    text(s: string): void {
        if (s.length > SHORT) return this.#longText(s);
        const start = this.#at;
        this.head(3, s.length);
        this.#room(s.length);
        for (let i = 0; i < s.length; i++) {
            const c = s.charCodeAt(i);
            if (c >= 0x80) {
                this.#at = start;
                this.#items--;
                return this.#longText(s);
            }
            this.#bytes[this.#at++] = c;
        }
    }

    #longText(s: string): void {
        this.fits(this.#at + s.length);
        if (!wellFormed(s)) return this.#leave(s, 0);
        const start = this.#at;
        this.head(3, s.length);
        this.#room(s.length);
        // Enough where all of it is ASCII, which saves a copy.
        const { read } = encoder.encodeInto(s, this.#bytes.subarray(this.#at, this.#at + s.length));
        if (read === s.length) {
            this.#at += s.length;
            return;
        }
        this.#at = start;
        this.#items--;
        this.string(3, encoder.encode(s));
    }

    /** Writes a string whose bytes are in a typed array. */
    string(major: number, bytes: Uint8Array): void {
        const n = lengthOf.call(bytes);
        this.head(major, n);
        this.#room(n);
        this.#bytes.set(bytes, this.#at);
        this.#at += n;
    }

    // A container within itself is a reference to it.
    #closes(o: object, depth: number): boolean {
        let at = depth - 1;
        while (at > 0 && this.#open[at] !== o) at--;
        if (at === 0) return false;
        if (!this.#cycles) throw CYCLE;
        if (!canContainItself(o)) throw OTHER;
        this.head(6, Tag.reference);
        this.head(0, depth - 1 - at);
        return true;
    }

    /** Whether an object is open twice. */
    get loops(): boolean {
        return new Set(this.#open).size < this.#open.length;
    }

    #object(o: object, depth: number): void {
        if (depth > MAX_DEPTH) throw OTHER;
        this.#open[depth] = o;
        if ((this.#cycles || depth > SUSPICIOUS) && this.#closes(o, depth)) return;
        if (Array.isArray(o)) return this.list(o, depth);
        const proto: unknown = Object.getPrototypeOf(o);
        if (proto === Object.prototype || proto === null) return this.#isReference(o) ? this.#leave(o, depth) : this.dict(o, depth);
        if (proto === Map.prototype) return this.map(o as Map<unknown, unknown>, depth);
        if (proto === Uint8Array.prototype) return this.string(2, o as Uint8Array);
        this.#leave(o, depth);
    }

    list(items: unknown[], depth: number): void {
        const n = items.length;
        if (!Number.isSafeInteger(n) || n < 0) throw OTHER;
        if (items instanceof Tuple) this.head(6, Tag.tuple);
        this.head(4, n);
        for (let i = 0; i < n; i++) this.value(items[i], depth);
    }

    dict(o: object, depth: number): void {
        const keys = Object.keys(o);
        this.head(5, keys.length);
        for (const key of keys) {
            this.text(key);
            this.value((o as Record<string, unknown>)[key], depth);
        }
    }

    map(map: Map<unknown, unknown>, depth: number): void {
        const n = map.size;
        let left = n;
        this.head(5, n);
        Map.prototype.forEach.call(map, (value, key) => {
            left--;
            this.value(key, depth);
            this.value(value, depth);
        });
        if (left !== 0) throw OTHER; // it changed meanwhile
    }
}

// What small values are written into, while nobody else writes one: making a buffer costs more than writing.
let spare: Uint8Array | undefined = new Uint8Array(4 * SMALL);

/**
 * The CBOR of plain data; null for anything else that `other` does not write. `isReference`: whether a plain object represents something else. Throws a
 * LimitError as soon as the value exceeds `most`.
 */
export function writePlain(value: unknown, isReference: (o: object) => boolean, most = OF_HOST, other?: WriteOther, cycles = false): Uint8Array | null {
    const buffer = spare ?? new Uint8Array(4 * SMALL);
    spare = undefined;
    const writer = new Writer(buffer, isReference, most, other, cycles);
    try {
        writer.value(value, 0);
        writer.fits(writer.length);
        return writer.length <= SMALL ? writer.written().slice() : writer.written();
    } catch (error) {
        if (error === OTHER) return null;
        if (error === CYCLE || (!cycles && error instanceof LimitError && writer.loops)) return writePlain(value, isReference, most, other, true);
        throw error;
    } finally {
        // A longer value keeps the buffer that it is in.
        if (writer.length <= SMALL) spare = buffer;
    }
}

/** Reads a value at `at` that is not plain data. `end` is the position after it. */
export type ReadOther = (at: number, reader: Reader) => { value: unknown; end: number };

/** Whether it is time for a pause. */
export type Due = () => boolean;

/** A container that a tag makes: a set, or a map of texts that `finish` converts. */
export interface Tagged {
    to: Set<unknown> | Record<string, unknown>;
    finish?: (fields: Record<string, unknown>) => unknown;
}

/** Handles tags for a reader that pauses: makes the container, or reads the value. */
export interface Tags {
    open(tag: number): Tagged | undefined;
    pieces(tag: number, reader: Reader, due: Due): Generator<void, unknown> | undefined;
}

const enum Into {
    list,
    set,
    dict,
    map,
    fields,
}

/** A container that is being read in pieces. */
interface Frame {
    into: Into;
    to: unknown;
    left: number;
    /** The key that waits for its value. */
    key: unknown;
    /** In a dict: the position of its last key. */
    last: number;
    finish: Tagged['finish'];
}

const NO_KEY = Symbol('no key');
const OPENED = Symbol('opened');
const LONG = Symbol('long');
const CHECKED = 64; // items between two looks at the clock
const LONG_TEXT = 2 ** 18; // bytes of a text that are read at once

export class Reader {
    readonly bytes: Uint8Array;
    at = 0;
    readonly #maps: boolean;
    readonly #other: ReadOther;
    #view: DataView | undefined;
    /** Keys that were read, by some of their bits. The same keys occur again and again. */
    #keys: string[] | undefined;
    /** The containers that are being read, outermost first. */
    readonly #open: unknown[] = [];
    #depth = 0;
    /** The containers that refer to a dict, which may become a Map; and the Maps that such dicts became. */
    #referrers: Map<unknown, Set<unknown>> | undefined;
    #turned: Map<unknown, Map<unknown, unknown>> | undefined;

    constructor(bytes: Uint8Array, maps: boolean, other: ReadOther) {
        this.bytes = bytes;
        this.#maps = maps;
        this.#other = other;
    }

    get data(): DataView {
        return (this.#view ??= new DataView(this.bytes.buffer, this.bytes.byteOffset, this.bytes.byteLength));
    }

    value(): unknown {
        const start = this.at;
        const byte = this.bytes[this.at++]!;
        if (byte >= 0xf4) return this.#simple(byte);
        const n = this.#argument(byte & 31);
        if (n >= 0) {
            switch (byte >> 5) {
                case 0:
                    return n;
                case 1:
                    if (n === Number.MAX_SAFE_INTEGER) break; // -(2 ** 53) is a bigint
                    return -1 - n;
                case 2:
                    return this.bytes.slice(this.at, (this.at += n));
                case 3:
                    return this.#text(n);
                case 4:
                    return this.list(n, []);
                case 5:
                    return this.#maps ? this.#map(n, new Map()) : this.#dict(n);
                case 6:
                    // A tuple is its tag and an array with a length of its own.
                    if (n === Tag.tuple && this.bytes[this.at]! >> 5 === 4) {
                        const length = this.#argument(this.bytes[this.at++]! & 31);
                        if (length >= 0) return this.list(length, new Tuple());
                    }
            }
        }
        return this.#otherAt(start);
    }

    #otherAt(start: number): unknown {
        const { value, end } = this.#other(start, this);
        this.at = end;
        return value;
    }

    // What an item's head says besides its kind; -1: that it is none of those that are read here.
    #argument(minor: number): number {
        if (minor < 24) return minor;
        const at = this.at;
        if (minor === 24) {
            this.at += 1;
            return this.bytes[at]!;
        }
        if (minor === 25) {
            this.at += 2;
            return this.data.getUint16(at);
        }
        if (minor === 26) {
            this.at += 4;
            return this.data.getUint32(at);
        }
        if (minor !== 27 || this.data.getUint32(at) > 0x1fffff) return -1; // 2 ** 53 and more
        this.at += 8;
        return this.data.getUint32(at) * 0x100000000 + this.data.getUint32(at + 4);
    }

    #simple(byte: number): unknown {
        switch (byte) {
            case 0xf4:
                return false;
            case 0xf5:
                return true;
            case 0xf6:
                return null;
            case 0xf7:
                return undefined;
            case 0xfb:
                this.at += 8;
                return this.data.getFloat64(this.at - 8);
            default:
                return this.#otherAt(this.at - 1);
        }
    }

    #text(n: number): string {
        const end = this.at + n;
        if (n > SHORT) return decoder.decode(this.bytes.subarray(this.at, (this.at = end)));
        let s = '';
        for (let i = this.at; i < end; i++) {
            const c = this.bytes[i]!;
            if (c >= 0x80) return decoder.decode(this.bytes.subarray(this.at, (this.at = end)));
            s += String.fromCharCode(c);
        }
        this.at = end;
        return s;
    }

    /** Reads the number in the head of a container at this position. */
    size(): number {
        return this.#argument(this.bytes[this.at++]! & 31);
    }

    // Each item has a byte at least.
    #check(n: number): void {
        if (n > this.bytes.length - this.at) throw new RangeError('the CBOR ends too soon');
    }

    list<A extends unknown[]>(n: number, to: A): A {
        this.#check(n);
        this.#open[this.#depth++] = to;
        for (let i = 0; i < n; i++) to.push(this.value());
        this.#depth--;
        return to;
    }

    set<S extends Set<unknown>>(n: number, to: S): S {
        this.#check(n);
        this.#open[this.#depth++] = to;
        for (let i = 0; i < n; i++) to.add(this.value());
        this.#depth--;
        return to;
    }

    /** Reads the items of a map whose keys are texts, for an object that is made from them. */
    fields(): Record<string, unknown> {
        const o: Record<string, unknown> = {};
        const n = this.size();
        this.#open[this.#depth++] = undefined;
        for (let i = 0; i < n; i++) o[this.value() as string] = this.value();
        this.#depth--;
        return o;
    }

    /** The container that is this many levels out. */
    outward(levels: number): unknown {
        const found = this.#open[this.#depth - 1 - levels];
        if (found === undefined) throw new RangeError('a reference to nothing');
        if (this.#maps || Array.isArray(found) || found instanceof Map || found instanceof Set) return found;
        this.#referrers ??= new Map();
        const known = this.#referrers.get(found) ?? new Set();
        this.#referrers.set(found, known.add(this.#open[this.#depth - 1]));
        return found;
    }

    // A dict was a plain object until a key came that is no str.
    #turn(o: Record<string, unknown>): Map<unknown, unknown> {
        const map = new Map<unknown, unknown>(Object.entries(o));
        this.#open[this.#depth - 1] = map;
        if (!this.#referrers) return map;
        this.#turned = (this.#turned ?? new Map<unknown, Map<unknown, unknown>>()).set(o, map);
        for (const one of this.#referrers.get(o) ?? []) {
            const holder = this.#turned.get(one) ?? one;
            if (holder instanceof Map) holder.forEach((value, key) => value === o && holder.set(key, map));
            else for (const key of Object.keys(holder as object)) if ((holder as Record<string, unknown>)[key] === o) (holder as Record<string, unknown>)[key] = map;
        }
        return map;
    }

    #key(): unknown {
        const n = this.bytes[this.at]! - 0x60; // a text of fewer than 24 bytes
        if (!(n > 0 && n < 24)) return this.value();
        const start = this.at + 1;
        const slot = (n + 3 * this.bytes[start]! + 7 * this.bytes[start + n - 1]!) & 63;
        const keys = (this.#keys ??= []);
        const known = keys[slot];
        if (known !== undefined && this.#isAt(known, start, n)) {
            this.at = start + n;
            return known;
        }
        return (keys[slot] = this.value() as string);
    }

    #isAt(s: string, at: number, n: number): boolean {
        if (s.length !== n) return false;
        for (let i = 0; i < n; i++) {
            const byte = this.bytes[at + i]!;
            if (s.charCodeAt(i) !== byte || byte >= 0x80) return false;
        }
        return true;
    }

    #dict(n: number): unknown {
        this.#check(n);
        const o: Record<string, unknown> = {};
        this.#open[this.#depth++] = o;
        let last = -1;
        for (let i = 0; i < n; i++) {
            const key = this.#key();
            const at = placeOf(key);
            if (typeof key !== 'string' || at < last) {
                const map = this.#turn(o);
                this.#depth--;
                return this.#map(n - i, map, key);
            }
            last = at;
            const value = this.value();
            put(o, key, value);
        }
        this.#depth--;
        return o;
    }

    // ---- in pieces: with an explicit stack, so that it can pause ----

    /** Reads a value as value() does, and pauses when it is time. */
    *pieces(tags: Tags, due: Due): Generator<void, unknown> {
        const frames: Frame[] = [];
        for (let count = 1; ; count++) {
            if (count % CHECKED === 0 && due()) yield;
            let value = this.#begin(frames, tags, frames[frames.length - 1]);
            if (value === LONG) value = yield* this.#long(tags, due);
            while (value !== OPENED) {
                const frame = frames[frames.length - 1];
                if (!frame) return value;
                this.#add(frame, value);
                if (frame.left > 0) break;
                value = this.#close(frames);
            }
        }
    }

    // The next value; OPENED: it is a container, or LONG.
    #begin(frames: Frame[], tags: Tags, top: Frame | undefined): unknown {
        const start = this.at;
        const major = this.bytes[start]! >> 5;
        if (major < 3 || major === 7) return this.value();
        if (major === 3 && top?.into === Into.dict && top.key === NO_KEY) return this.#key();
        const n = this.size();
        if (major === 4) return this.#enter(frames, Into.list, [], n);
        if (major === 5) return this.#enter(frames, this.#maps ? Into.map : Into.dict, this.#maps ? new Map() : {}, n);
        if (major === 6 && n === Tag.tuple) return this.#enter(frames, Into.list, new Tuple(), this.size());
        if (major === 3 && n <= LONG_TEXT) return this.#text(n);
        const tagged = major === 6 ? tags.open(n) : undefined;
        if (tagged) return this.#enter(frames, tagged.finish ? Into.fields : Into.set, tagged.to, this.size(), tagged.finish);
        this.at = start;
        return LONG;
    }

    #enter(frames: Frame[], into: Into, to: unknown, left: number, finish?: Tagged['finish']): unknown {
        this.#check(left);
        frames.push({ into, to, left, key: NO_KEY, last: -1, finish });
        this.#open[this.#depth++] = into === Into.fields ? undefined : to;
        return left > 0 ? OPENED : this.#close(frames);
    }

    #close(frames: Frame[]): unknown {
        const { to, finish } = frames.pop()!;
        this.#depth--;
        return finish ? finish(to as Record<string, unknown>) : to;
    }

    #add(frame: Frame, value: unknown): void {
        if (frame.into === Into.list) (frame.to as unknown[]).push(value);
        else if (frame.into === Into.set) (frame.to as Set<unknown>).add(value);
        else if (frame.key === NO_KEY) {
            frame.key = value;
            if (frame.into !== Into.dict) return;
            const at = placeOf(value);
            if (typeof value !== 'string' || at < frame.last) {
                frame.to = this.#turn(frame.to as Record<string, unknown>);
                frame.into = Into.map;
            }
            frame.last = at;
            return;
        } else {
            if (frame.into === Into.map) (frame.to as Map<unknown, unknown>).set(frame.key, value);
            else put(frame.to as Record<string, unknown>, frame.key as string, value);
            frame.key = NO_KEY;
        }
        frame.left--;
    }

    *#long(tags: Tags, due: Due): Generator<void, unknown> {
        const start = this.at;
        const isTag = this.bytes[start]! >> 5 === 6;
        const n = this.size();
        if (!isTag) return yield* this.#longTextPieces(n, due);
        const pieces = tags.pieces(n, this, due);
        if (pieces) return yield* pieces;
        this.at = start;
        return this.value();
    }

    *#longTextPieces(n: number, due: Due): Generator<void, string> {
        const pieces = new TextDecoder('utf-8', { ignoreBOM: true });
        const end = this.at + n;
        let s = '';
        while (this.at < end) {
            const from = this.at;
            this.at = Math.min(from + LONG_TEXT, end);
            s += pieces.decode(this.bytes.subarray(from, this.at), { stream: this.at < end });
            if (due()) yield;
        }
        return s;
    }

    // The first key may have been read already.
    #map(n: number, map: Map<unknown, unknown>, first?: unknown): Map<unknown, unknown> {
        this.#check(n);
        this.#open[this.#depth++] = map;
        for (let i = 0; i < n; i++) {
            const key = i === 0 && first !== undefined ? first : this.value();
            map.set(key, this.value());
        }
        this.#depth--;
        return map;
    }
}

const MOST_INDEX = 2 ** 32 - 2;

// Where JavaScript puts a key among those of an object: numbers like an array's come first, by their size.
function placeOf(key: unknown): number {
    if (typeof key !== 'string' || key.length > 10) return Infinity;
    const first = key.charCodeAt(0);
    if (!(first >= 48 && first <= 57)) return Infinity;
    const n = Number(key);
    return n <= MOST_INDEX && String(n) === key ? n : Infinity;
}

function put(o: Record<string, unknown>, key: string, value: unknown): void {
    if (key === '__proto__') Object.defineProperty(o, key, { value, configurable: true, enumerable: true, writable: true });
    else o[key] = value;
}

/** Decodes the CBOR that the core wrote. `other` reads values that are not plain data. */
export function readPlain(bytes: Uint8Array, maps: boolean, other: ReadOther): unknown {
    return new Reader(bytes, maps, other).value();
}

/** Does the same in pieces. */
export function readPieces(bytes: Uint8Array, maps: boolean, other: ReadOther, tags: Tags, due: Due): Generator<void, unknown> {
    return new Reader(bytes, maps, other).pieces(tags, due);
}
