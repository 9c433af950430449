// JavaScript values to CBOR and back: docs/wire-format.md says what becomes what.
import { encode as encodeCbor, objectToTokens, Token, Tokenizer, Type } from 'cborg';
import { dateOf, datePartsOf } from './dates.js';
import { HostValueError } from './errors.js';
import { Handle, HostObject, Instance, type Objects } from './objects.js';
import { readPlain, wellFormed, writePlain } from './plain.js';
import { ByteArray, Complex, Constant, ExceptionValue, Float, FrozenSet, Range, Tuple } from './values.js';

const TAG = {
    positive: 2,
    negative: 3,
    uint8Array: 64,
    set: 258,
    complex: 43000,
    self: 55799,
    tuple: 0x484e,
    frozenSet: 0x484f,
    byteArray: 0x4850,
    surrogates: 0x4851,
    range: 0x4852,
    constant: 0x4853,
    exception: 0x4854,
    object: 0x4855,
    handle: 0x4856,
    record: 0x4857,
    hostObject: 0x4858,
} as const;

type Tokens = Token | Token[] | Tokens[];
type Options = NonNullable<Parameters<typeof encodeCbor>[1]>;
type References = Parameters<typeof objectToTokens>[2];

// ---- to CBOR ----

function tagged(tag: number, content: Tokens): Tokens {
    return [new Token(Type.tag, tag), content];
}

function magnitude(n: bigint): Uint8Array {
    const hex = n.toString(16);
    const even = hex.length % 2 ? '0' + hex : hex;
    const bytes = new Uint8Array(even.length / 2);
    for (let i = 0; i < bytes.length; i++) bytes[i] = parseInt(even.slice(2 * i, 2 * i + 2), 16);
    return bytes;
}

function encodeBigint(n: bigint): Tokens | null {
    if (n >= -(2n ** 64n) && n < 2n ** 64n) return null;
    const bytes = magnitude(n >= 0n ? n : -1n - n);
    return tagged(n >= 0n ? TAG.positive : TAG.negative, new Token(Type.bytes, bytes));
}

// UTF-8 with three-byte forms for surrogates that have no partner, as Python's "surrogatepass".
function wtf8(s: string): Uint8Array {
    const out: number[] = [];
    for (const c of s) {
        const p = c.codePointAt(0)!;
        if (p < 0x80) out.push(p);
        else if (p < 0x800) out.push(0xc0 | (p >> 6), 0x80 | (p & 63));
        else if (p < 0x10000) out.push(0xe0 | (p >> 12), 0x80 | ((p >> 6) & 63), 0x80 | (p & 63));
        else out.push(0xf0 | (p >> 18), 0x80 | ((p >> 12) & 63), 0x80 | ((p >> 6) & 63), 0x80 | (p & 63));
    }
    return Uint8Array.from(out);
}

function list(items: unknown[], options: Options, refs: References): Tokens {
    return [new Token(Type.array, items.length), ...items.map((item) => objectToTokens(item, options, refs))] as Tokens;
}

class Unsupported extends Error {}

// The references of the sandbox that is being written for. Encoding runs to its end, so there is one at a time.
let objects: Objects | undefined;

const isReference = (o: object): boolean => objects?.idOf(o) !== undefined || !!objects?.describe(o);
const never = (): boolean => false;

function encodeReference(o: object, options: Options, refs: References): Tokens | null {
    const id = objects?.idOf(o);
    if (id !== undefined) return tagged(TAG.handle, new Token(Type.uint, id));
    const description = objects?.describe(o);
    return description ? tagged(TAG.hostObject, objectToTokens(description, options, refs) as Tokens) : null;
}

function encodeInstance(o: object, options: Options, refs: References): Tokens {
    if (o instanceof Float) return new Token(Type.float, o.value);
    if (o instanceof Complex) {
        return tagged(TAG.complex, [new Token(Type.array, 2), new Token(Type.float, o.re), new Token(Type.float, o.im)]);
    }
    if (o instanceof Range) return tagged(TAG.range, list([o.start, o.stop, o.step], options, refs));
    if (o instanceof Constant) return tagged(TAG.constant, new Token(Type.string, o.name));
    if (o instanceof ExceptionValue) {
        const { type, message, args } = o;
        return tagged(TAG.exception, objectToTokens({ type, message, args }, options, refs) as Tokens);
    }
    const date = datePartsOf(o);
    if (!date) throw new Unsupported();
    const [tag, content] = date;
    if (typeof content === 'string') return tagged(tag, new Token(Type.string, content));
    return tagged(tag, list(content, options, refs));
}

const isPlain = (o: object): boolean => {
    const proto: unknown = Object.getPrototypeOf(o);
    return proto === Object.prototype || proto === null || Object.getPrototypeOf(proto) === null;
};

function unsupported(): never {
    throw new Unsupported();
}

const OPTIONS: Options = {
    float64: true,
    mapSorter: undefined, // dicts are ordered
    typeEncoders: {
        number: (n: number) => (Object.is(n, -0) ? new Token(Type.float, n) : null),
        bigint: (n: bigint) => encodeBigint(n) as Token[] | null,
        string: (s: string) =>
            wellFormed(s) ? null : (tagged(TAG.surrogates, new Token(Type.bytes, wtf8(s))) as Token[]),
        Array: (a: unknown[], typ, options, refs) => {
            if (!(a instanceof Tuple)) return null;
            return tagged(TAG.tuple, objectToTokens(Array.from(a), options, refs) as Tokens) as Token[];
        },
        Set: (s: Set<unknown>, typ, options, refs) =>
            tagged(s instanceof FrozenSet ? TAG.frozenSet : TAG.set, list([...s], options, refs)) as Token[],
        Uint8Array: (b: Uint8Array) =>
            b instanceof ByteArray ? (tagged(TAG.byteArray, new Token(Type.bytes, b)) as Token[]) : null,
        Date: (d: Date, typ, options, refs) => encodeInstance(d, options, refs) as Token[],
        Object: (o: object, typ, options, refs) => {
            const reference = encodeReference(o, options, refs);
            if (reference || o.constructor === Object || isPlain(o)) return reference as Token[] | null;
            return encodeInstance(o, options, refs) as Token[];
        },
        ...Object.fromEntries(
            ['Uint8Clamped', 'Uint16', 'Uint32', 'Int8', 'Int16', 'Int32', 'BigUint64', 'BigInt64', 'Float32', 'Float64']
                .map((kind) => kind + 'Array')
                .concat('DataView', 'Tagged', 'SharedArrayBuffer')
                .map((kind) => [kind, unsupported]),
        ),
    },
};

const MAX_DEPTH = 200;

// Finds what the encoder stumbled over; only after it did.
function problemOf(value: unknown, path: string, above: unknown[]): string | null {
    if (value === null || value === undefined) return null;
    if (typeof value === 'function') return `a function has no Python form: at ${path}`;
    if (typeof value === 'symbol') return `a symbol has no Python form: at ${path}`;
    if (typeof value !== 'object') return null;
    if (above.includes(value)) return `a value contains itself: at ${path}`;
    if (above.length >= MAX_DEPTH) return `a value is nested more than ${MAX_DEPTH} levels deep: at ${path.slice(0, 60)}...`;
    if (objects?.describe(value) || objects?.idOf(value) !== undefined) return null;
    if (value instanceof Handle) return `a handle of another sandbox, or one that was disposed of, cannot be passed: at ${path}`;
    if (value instanceof HostObject) return `a host object cannot be passed here: at ${path}`;
    const inner = [...above, value];
    let entries: Iterable<[string, unknown]>;
    if (Array.isArray(value)) entries = value.map((v, i) => [`${path}[${i}]`, v]);
    else if (value instanceof Map) entries = [...value].flatMap(([k, v]) => [[`a key of ${path}`, k], [`${path}[${show(k)}]`, v]]);
    else if (value instanceof Set) entries = [...value].map((v) => [`a member of ${path}`, v]);
    else if (value instanceof Uint8Array || value instanceof ArrayBuffer) return null;
    else if (isPlain(value) || value instanceof ExceptionValue) entries = Object.entries(value).map(([k, v]) => [`${path}${/^[A-Za-z_$][\w$]*$/.test(k) ? `.${k}` : `[${show(k)}]`}`, v]);
    else if (datePartsOf(value) || value instanceof Float || value instanceof Complex || value instanceof Range || value instanceof Constant) return null;
    else return `a value of class ${value.constructor?.name ?? 'unknown'} has no Python form: at ${path}`;
    for (const [where, v] of entries) {
        const found = problemOf(v, where, inner);
        if (found) return found;
    }
    return null;
}

const show = (key: unknown): string => (typeof key === 'string' ? JSON.stringify(key) : String(key));

/** A value as CBOR that goes on as it is: between a worker and the thread that uses it, which alone decodes it. */
export class Encoded {
    readonly bytes: Uint8Array;
    constructor(bytes: Uint8Array) {
        this.bytes = bytes;
    }
}

/** The value as CBOR. HostValueError names the path, which begins with `root`, to what cannot be passed. */
export function encode(value: unknown, root: string, references?: Objects): Uint8Array {
    if (value instanceof Encoded) return value.bytes;
    objects = references;
    try {
        return writePlain(value, references ? isReference : never) ?? encodeCbor(value, OPTIONS);
    } catch (error) {
        if (error instanceof HostValueError) throw error;
        const problem = problemOf(value, root, []) ?? `${root} cannot be passed: ${(error as Error).message}`;
        throw new HostValueError(problem);
    } finally {
        objects = undefined;
    }
}

// ---- from CBOR ----

/** How dicts arrive: as plain objects where every key is a str, otherwise as Maps; or always as Maps. */
export type DictForm = 'object' | 'map';

interface Reader {
    tokens: Tokenizer;
    maps: boolean;
    objects: Objects | undefined;
}

function readArray<A extends unknown[]>(r: Reader, n: number, to: A): A {
    for (let i = 0; i < n; i++) to.push(read(r));
    return to;
}

function readDict(r: Reader, n: number): unknown {
    if (r.maps) return readMap(r, n, new Map());
    const o: Record<string, unknown> = {};
    for (let i = 0; i < n; i++) {
        const key = read(r);
        if (typeof key !== 'string') {
            const map = new Map<unknown, unknown>(Object.entries(o));
            map.set(key, read(r));
            return readMap(r, n - i - 1, map);
        }
        const value = read(r);
        if (key === '__proto__') Object.defineProperty(o, key, { value, configurable: true, enumerable: true, writable: true });
        else o[key] = value;
    }
    return o;
}

function readMap(r: Reader, n: number, map: Map<unknown, unknown>): Map<unknown, unknown> {
    for (let i = 0; i < n; i++) {
        const key = read(r);
        map.set(key, read(r));
    }
    return map;
}

function bigFrom(bytes: Uint8Array): bigint {
    let hex = '';
    for (const byte of bytes) hex += byte.toString(16).padStart(2, '0');
    return hex ? BigInt('0x' + hex) : 0n;
}

function fromWtf8(b: Uint8Array): string {
    let s = '';
    for (let i = 0; i < b.length; ) {
        const c = b[i]!;
        const size = c < 0x80 ? 1 : c < 0xe0 ? 2 : c < 0xf0 ? 3 : 4;
        let p = size === 1 ? c : c & (0xff >> (size + 1));
        for (let k = 1; k < size; k++) p = (p << 6) | (b[i + k]! & 63);
        s += String.fromCodePoint(p);
        i += size;
    }
    return s;
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
    id: number;
    fields: unknown;
}

// The items of a map whose keys are texts; `fields` with the maps that the reader gives to dicts.
function readObject(r: Reader): ObjectMap {
    const o: Record<string, unknown> = {};
    for (let n = Number(r.tokens.next().value); n > 0; n--) o[read(r) as string] = read(r);
    return o as unknown as ObjectMap;
}

function toFields(value: unknown): Record<string, unknown> {
    return value instanceof Map ? Object.fromEntries(value) : (value as Record<string, unknown>);
}

function readTagged(r: Reader, tag: number): unknown {
    if (tag === TAG.tuple || tag === TAG.set || tag === TAG.frozenSet) {
        const head = r.tokens.next();
        const n = Number(head.value);
        if (tag === TAG.tuple) return readArray(r, n, new Tuple());
        return readArray(r, n, []).reduce<Set<unknown>>(
            (set, item) => set.add(item),
            tag === TAG.set ? new Set() : new FrozenSet(),
        );
    }
    if (tag === TAG.object || tag === TAG.record) {
        const o = readObject(r);
        if (tag === TAG.object || !r.objects) return r.objects?.handle(o.id, o.class, o.repr) ?? new Handle(o.class, o.repr);
        return r.objects.link(new Instance(o.class, o.repr, toFields(o.fields)), o.id);
    }
    if (tag === TAG.exception) {
        const { type, message, args, id } = readObject(r) as unknown as ExceptionMap;
        const value = new ExceptionValue(type, message, Array.from(args));
        return id === undefined || !r.objects ? value : r.objects.link(value, id);
    }
    const value = read(r) as never;
    switch (tag) {
        case TAG.positive:
            return bigFrom(value);
        case TAG.negative:
            return -1n - bigFrom(value);
        case TAG.complex:
            return new Complex(value[0], value[1]);
        case TAG.byteArray:
            return new ByteArray(value);
        case TAG.surrogates:
            return fromWtf8(value);
        case TAG.range:
            return new Range(value[0], value[1], value[2]);
        case TAG.constant:
            return new Constant(value);
        case TAG.hostObject:
            return r.objects?.target(value);
        case TAG.uint8Array:
        case TAG.self:
            return value;
    }
    const date = dateOf(tag, value);
    if (!date) throw new HostValueError(`CBOR tag ${tag} is unknown`);
    return date;
}

function read(r: Reader): unknown {
    const token = r.tokens.next();
    switch (token.type.major) {
        case 2:
            return (token.value as Uint8Array).slice();
        case 4:
            return readArray(r, Number(token.value), []);
        case 5:
            return readDict(r, Number(token.value));
        case 6:
            return readTagged(r, Number(token.value));
        default:
            return token.value;
    }
}

const TOKENS = { allowBigInt: true };

/** The value of CBOR that the core wrote; 'encoded' leaves that to another thread. */
export function decode(bytes: Uint8Array, dicts: DictForm | 'encoded', references?: Objects): any {
    if (dicts === 'encoded') return new Encoded(bytes.slice());
    const maps = dicts === 'map';
    return readPlain(bytes, maps, (at) => {
        const tokens = new Tokenizer(bytes.subarray(at), TOKENS);
        return { value: read({ tokens, maps, objects: references }), end: at + tokens.pos() };
    });
}
