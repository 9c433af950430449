// One instance of the WebAssembly module: its memory, its imports, and the image that new ones start from.
import { ABI_VERSION, MOST_MEMORY, Outcome, Problem, SCRATCH, type Exports } from './abi.js';
import { wtf8 } from './codec.js';
import { HognoseError } from './errors.js';
import type { WasmMemory, WasmModule } from './foreign.js';
import { wellFormed } from './plain.js';

/** The host's side of one instance. An error that it throws goes to `failed` and never reaches the module's frames (guarded). */
export interface Host {
    failed(error: unknown): void;
    write(stream: number, text: string): void;
    now(kind: number): number;
    call(name: string, request: Uint8Array): Outcome;
    entropy(to: Uint8Array): void;
}

/** Bytes of a page of memory. */
const PAGE = 65536;
/** The most memory that the module is linked for, in bytes. */

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** hognose.lib, the modules that are not in the WebAssembly module: its bytes, a promise of them, or omitted. */
export type Library = Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer> | undefined> | undefined;

/** The result of loading. */
export interface Loaded {
    wasm: WasmModule;
    library: Library;
}

type Places = { at: number; bytes: Uint8Array }[];

/** The memory of an instance that has just opened a session. */
export interface Image {
    module: WasmModule;
    pages: number;
    session: number;
    scratch: number;
    /** The bytes to write into a fresh instance to make it equal to the image. */
    parts: () => Places;
    /** The whole memory, for instances that are reused. */
    whole: () => Uint8Array;
    library?: Uint8Array<ArrayBuffer>;
    /** Wiped instances, by the most pages that they can have. */
    spare: Map<number, Instance[]>;
}

type Raw = Record<string, (...args: number[]) => number>;

/**
 * The exports of one instance. It counts the calls under way. A call that ends with an exception is never counted down, because its stack pointer and memory
 * are in an unknown state.
 */
class Gate {
    under = 0;
    readonly raw: Raw;

    constructor(raw: Raw) {
        this.raw = raw;
    }
}
const gates = Gate.prototype as unknown as Raw;

function gateOf(raw: Raw): Gate & Exports {
    for (const name of Object.keys(raw)) {
        if (name in gates) continue;
        gates[name] = function (this: Gate, a, b, c, d, e, f) {
            this.under++;
            const result = this.raw[name]!(a!, b!, c!, d!, e!, f!);
            this.under--;
            return result;
        } as Raw[string];
    }
    return new Gate(raw) as Gate & Exports;
}

/**
 * Guards the functions that the module can call. Errors of the host do not cross the module's frames, and every result is a number. Throws only if a call from
 * within has left the module in an unknown state, since it must not continue then.
 */
function guarded(imports: Raw, host: () => Instance): Raw {
    const guard = (serve: Raw[string]): Raw[string] => (a, b, c, d) => {
        const instance = host();
        const { under } = instance.exports;
        let result = 0;
        try {
            result = serve(a!, b!, c!, d!);
        } catch (error) {
            instance.host.failed(error);
        }
        if (instance.exports.under !== under) throw new WebAssembly.RuntimeError('the module was left in the middle');
        return typeof result === 'number' ? result : 0;
    };
    return Object.fromEntries(Object.entries(imports).map(([name, serve]) => [name, guard(serve)]));
}

function instantiate(module: WebAssembly.Module, memory: WebAssembly.Memory, host: () => Instance, image?: Image): Gate & Exports {
    const imports: Raw = {
        host_write: (stream, p, n) => host().onWrite(stream!, p!, n!),
        host_now: (kind) => host().host.now(kind!),
        host_call: (name, nameLength, p, n) => host().onCall(name!, nameLength!, p!, n!),
        host_entropy: (p, n) => host().onEntropy(p!, n!),
        host_library: (at, p, n) => {
            const part = image?.library?.subarray(at, at! + n!);
            if (part?.length !== n) return 0;
            host().bytes().set(part!, p);
            return 1;
        },
        // The C library asks for more memory by the size that it wants in all.
        emscripten_resize_heap: (size) => grow(memory, size! >>> 0),
        setTempRet0: () => 0, // upper halves of 64-bit results, which no export here has
    };
    const env = {
        ...guarded(imports, host),
        memory,
        abort: () => {
            throw new WebAssembly.RuntimeError('abort');
        },
    };
    return gateOf(new WebAssembly.Instance(module, { env }).exports as unknown as Raw);
}

/** Grows the memory by a quarter more than requested if that fits, so that a growing heap seldom asks. */
function grow(memory: WebAssembly.Memory, size: number): number {
    const have = memory.buffer.byteLength / PAGE;
    const need = Math.ceil(size / PAGE) - have;
    if (need <= 0) return 1;
    for (const pages of [Math.max(need, have >> 2), need]) {
        try {
            memory.grow(pages);
            return 1;
        } catch {
            // at the maximum: once more with no more than what is needed
        }
    }
    return 0;
}

const BLOCK = 1024;
const MOST_SPARE = 4;
const MOST_SPARE_SIZES = 4;
const SPARE_GROWTH = 2 ** 21;

/** The blocks of `now` that differ from `before`. Adjacent ones are joined. */
function differences(before: Uint8Array, now: Uint8Array): Places {
    const parts: Places = [];
    const old = new Int32Array(before.buffer);
    const fresh = new Int32Array(now.buffer);
    let start = -1;
    for (let block = 0; block * BLOCK <= now.length; block++) {
        let differs = false;
        for (let i = block * (BLOCK / 4); i < Math.min((block + 1) * (BLOCK / 4), fresh.length) && !differs; i++) {
            differs = fresh[i] !== (old[i] ?? 0);
        }
        if (differs && start < 0) start = block;
        if (!differs && start >= 0) {
            parts.push({ at: start * BLOCK, bytes: now.slice(start * BLOCK, Math.min(block * BLOCK, now.length)) });
            start = -1;
        }
    }
    return parts;
}

/** Copies the whole memory into the first instance. Comparing takes longer, and a worker or a page may never make a second one. */
function partsOf(before: () => Uint8Array, whole: Uint8Array): () => Places {
    let isFirst = true;
    let parts: Places | undefined;
    return () => {
        if (!isFirst) return (parts ??= differences(before(), whole));
        isFirst = false;
        return [{ at: 0, bytes: whole }];
    };
}

const SILENT: Host = { failed() {}, write() {}, now: () => 0, call: () => Outcome.later, entropy() {} };

function unreachable(): never {
    throw new HognoseError('the module called its host before a session was open');
}

/** An instance in which nothing has run. Tries sizes, since JavaScript cannot read how many pages the module's import needs. */
function firstInstance(module: WebAssembly.Module): Instance {
    for (let pages = 16; ; pages += 4) {
        const memory = new WebAssembly.Memory({ initial: pages, maximum: MOST_MEMORY / PAGE });
        const instance: Instance = new Instance(SILENT, memory, 0, 0);
        try {
            instance.exports = instantiate(module, memory, () => instance);
            return instance;
        } catch (error) {
            if (!(error instanceof WebAssembly.LinkError) || pages >= 4096) throw error;
        }
    }
}

interface Facts {
    version: string;
    pages: number;
    session: number;
    scratch: number;
    abi: number;
}

function checkVersion(version: number | undefined): void {
    if (version === ABI_VERSION) return;
    throw new HognoseError(`the module has version ${version ?? 0} of the interface, and this package needs version ${ABI_VERSION}`);
}

/** The memory of an instance in which nothing has run. */
function untouched(module: WebAssembly.Module, pages: number): Uint8Array {
    const memory = new WebAssembly.Memory({ initial: pages, maximum: MOST_MEMORY / PAGE });
    instantiate(module, memory, unreachable);
    return new Uint8Array(memory.buffer);
}

/** The image of a module whose data already has an open session (bake.mjs). */
function bakedImage(module: WebAssembly.Module, facts: Facts): { image: Image; version: string } {
    const { version, pages, session, scratch, abi } = facts;
    checkVersion(abi);
    let bytes: Uint8Array | undefined;
    const whole = () => (bytes ??= untouched(module, pages));
    return { image: { module, pages, session, scratch, parts: () => [], whole, spare: new Map() }, version };
}

/** Opens a session once, and keeps its memory. */
export function makeImage(module: WasmModule): { image: Image; version: string } {
    const [section] = WebAssembly.Module.customSections(module, 'hognose');
    if (section) return bakedImage(module, JSON.parse(decoder.decode(section)) as Facts);
    const instance = firstInstance(module);
    const { exports, memory } = instance;
    const start = memory.buffer.byteLength / PAGE;
    checkVersion(exports.raw.hn_abi_version?.());
    exports.raw.__wasm_call_ctors?.();
    const session = exports.hn_abi_open();
    if (!session) throw new HognoseError('the module could not open a session');
    const p = exports.hn_abi_version_text(session);
    const version = instance.text(p, exports.hn_abi_length(session));
    const scratch = exports.hn_abi_scratch(session);
    const pages = memory.buffer.byteLength / PAGE;
    const whole = new Uint8Array(memory.buffer); // nothing runs in this one any more
    return { image: { module, pages, session, scratch, parts: partsOf(() => untouched(module, start), whole), whole: () => whole, spare: new Map() }, version };
}

const NO_ROOM = 'the sandbox has no memory left for the data passed to it';

/** The module has no memory for data that is passed to it. */
export class NoRoom extends HognoseError {}

/** The differences to a new instance: the number of pages, and the bytes. */
export interface Parts {
    pages: number;
    places: Places;
}

/** The differences that make a new instance equal to this one. */
export function partsIn(image: Image, instance: Instance): Parts {
    const bytes = instance.bytes();
    return { pages: bytes.length / PAGE, places: differences(image.whole(), bytes) };
}

const mostPages = (image: Image, limit: number) =>
    Math.min(image.pages + Math.ceil(limit / PAGE), MOST_MEMORY / PAGE);

/** An instance with an open session. Its methods convert between JavaScript's values and the addresses of the ABI. */
export class Instance {
    host: Host;
    readonly memory: WasmMemory;
    exports!: Gate & Exports;
    /** The stack pointer while no call is under way. */
    #stack = 0;
    readonly session: number;
    readonly #scratch: number;
    #used = 0;
    #spilled: number[] = [];
    #view: Uint8Array;

    constructor(host: Host, memory: WasmMemory, session: number, scratch: number) {
        this.host = host;
        this.memory = memory;
        this.session = session;
        this.#scratch = scratch;
        this.#view = new Uint8Array(memory.buffer);
    }

    /** Opens an instance whose memory can grow by `limit` bytes above that of a new session. */
    static open(image: Image, host: Host, limit: number): Instance {
        const most = mostPages(image, limit);
        const spare = image.spare.get(most)?.pop();
        if (spare) {
            spare.host = host;
            return spare;
        }
        const memory = new WebAssembly.Memory({ initial: image.pages, maximum: most });
        const instance: Instance = new Instance(host, memory, image.session, image.scratch);
        instance.exports = instantiate(image.module, memory, () => instance, image);
        for (const part of image.parts()) instance.#view.set(part.bytes, part.at);
        instance.#stack = instance.exports.hn_abi_stack();
        return instance;
    }

    /** Whether no call is under way and none was interrupted. Otherwise the instance is not reused. */
    get atRest(): boolean {
        try {
            return this.exports.under === 0 && this.exports.raw.hn_abi_stack!() === this.#stack;
        } catch {
            return false;
        }
    }

    /** Resets the instance, with these additional pages and bytes. Returns false, and changes nothing, if there is not enough memory. */
    renew(image: Image, { pages, places }: Parts = { pages: 0, places: [] }): boolean {
        const more = pages - this.bytes().length / PAGE;
        try {
            if (more > 0) this.memory.grow(more);
        } catch {
            return false;
        }
        const bytes = this.bytes();
        bytes.set(image.whole());
        bytes.fill(0, image.pages * PAGE);
        for (const place of places) bytes.set(place.bytes, place.at);
        this.#used = 0;
        this.#spilled = [];
        return true;
    }

    /**
     * Ends the use of the instance. Wiping an instance is cheaper than making one. So a small one has all of its memory reset, and waits to be reused. Nothing
     * of the session is left: the state of a module is its memory and one mutable global, the stack pointer, which is back at its start (atRest).
     */
    close(image: Image, limit: number): void {
        const most = mostPages(image, limit);
        this.host = SILENT;
        const spare = image.spare.get(most) ?? [];
        const bytes = this.bytes();
        const start = image.pages * PAGE;
        if (!this.atRest || spare.length >= MOST_SPARE || bytes.length > start + SPARE_GROWTH) return;
        this.renew(image);
        spare.push(this);
        // The sizes that were used last are behind the others.
        image.spare.delete(most);
        image.spare.set(most, spare);
        if (image.spare.size > MOST_SPARE_SIZES) image.spare.delete(image.spare.keys().next().value!);
    }

    /** The whole memory at present. */
    bytes(): Uint8Array {
        if (this.#view.buffer !== this.memory.buffer) this.#view = new Uint8Array(this.memory.buffer);
        return this.#view;
    }

    text(p: number, n: number): string {
        const bytes = this.bytes();
        if (n > 40) return decoder.decode(bytes.subarray(p, p + n));
        let s = '';
        for (let i = p; i < p + n; i++) {
            const c = bytes[i]!;
            if (c >= 0x80) return decoder.decode(bytes.subarray(p, p + n));
            s += String.fromCharCode(c);
        }
        return s;
    }

    /** The bytes that an export has just returned. They are not copied, and are valid until the next call. */
    result(p: number): Uint8Array {
        return this.bytes().subarray(p, p + this.exports.hn_abi_length(this.session));
    }

    /** The text that an export has just returned; "" if it returned 0. */
    resultText(p: number): string {
        return p ? this.text(p, this.exports.hn_abi_length(this.session)) : '';
    }

    /** Whether the last refusal is of this kind. */
    problemIs(kind: Problem): boolean {
        return this.exports.hn_abi_problem_code(this.session) === kind;
    }

    problem(): string {
        return this.resultText(this.exports.hn_abi_problem(this.session));
    }

    // Room for arguments: in the scratch area while it lasts. `release` gives it all back.
    #room(n: number): number {
        if (this.#used + n <= SCRATCH) {
            const p = this.#scratch + this.#used;
            this.#used += n;
            return p;
        }
        let p = this.exports.hn_abi_alloc(n);
        if (!p && this.exports.under === 0) {
            this.exports.hn_abi_collect(this.session); // what fills the memory may be garbage
            p = this.exports.hn_abi_alloc(n);
        }
        if (!p) throw new NoRoom(NO_ROOM);
        this.#spilled.push(p);
        return p;
    }

    /** The position to which `release` returns, for a call within a call. */
    mark(): [used: number, spilled: number] {
        return [this.#used, this.#spilled.length];
    }

    release([used, spilled] = [0, 0]): void {
        this.#used = used;
        while (this.#spilled.length > spilled) this.exports.hn_abi_free(this.#spilled.pop()!);
    }

    /** Copies bytes into the module's memory. They are valid until `release`. */
    put(bytes: Uint8Array): number {
        const p = this.#room(bytes.length);
        this.bytes().set(bytes, p);
        return p;
    }

    /** Does the same, until `hn_abi_free`. */
    hold(bytes: Uint8Array): number {
        const p = this.exports.hn_abi_alloc(bytes.length);
        if (!p) throw new NoRoom(NO_ROOM);
        this.bytes().set(bytes, p);
        return p;
    }

    /** The use of the session: steps, milliseconds, bytes, the peak of these, bytes printed, calls. */
    usage(): number[] {
        const p = (this.#room(6 * 8 + 7) + 7) & ~7;
        this.exports.hn_abi_usage(this.session, p);
        return Array.from(new Float64Array(this.memory.buffer, p, 6));
    }

    /** Copies a text, and ends it with a NUL. NULs within are replaced. Returns 0 for undefined. */
    putText(s: string | undefined): number {
        if (s === undefined) return 0;
        return this.putSource(s.includes('\0') ? s.replaceAll('\0', '\ufffd') : s).p;
    }

    /** Copies the name of a variable. It may be any string: UTF-8 has no form for a lone surrogate, and a null character would end it. */
    putName(name: string): number {
        if (wellFormed(name) && !name.includes('\0')) return this.putText(name);
        return this.put(Uint8Array.from([...name.split('\0').flatMap((part, k) => [...(k ? [0xc0, 0x80] : []), ...wtf8(part)]), 0]));
    }

    /** Copies any text. Returns its address and its length in bytes. */
    putSource(s: string): { p: number; n: number } {
        if (s.length * 3 < SCRATCH - this.#used) {
            const p = this.#scratch + this.#used;
            const n = encoder.encodeInto(s, this.bytes().subarray(p, this.#scratch + SCRATCH - 1)).written;
            this.bytes()[p + n] = 0;
            this.#used += n + 1;
            return { p, n };
        }
        const bytes = encoder.encode(s);
        const p = this.#room(bytes.length + 1);
        this.bytes().set(bytes, p);
        this.bytes()[p + bytes.length] = 0;
        return { p, n: bytes.length };
    }

    // ---- imports ----

    onWrite(stream: number, p: number, n: number): number {
        this.host.write(stream, this.text(p, n));
        return 0;
    }

    onCall(name: number, nameLength: number, p: number, n: number): number {
        return this.host.call(this.text(name, nameLength), this.bytes().subarray(p, p + n));
    }

    onEntropy(p: number, n: number): number {
        const random = new Uint8Array(n); // nobody outside holds a view of the memory
        this.host.entropy(random);
        this.bytes().set(random, p);
        return 0;
    }
}
