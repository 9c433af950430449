// One instance of the WebAssembly module: its memory, its imports, and the image that new ones start from.
import { ABI_VERSION, Outcome, Problem, SCRATCH, type Exports } from './abi.js';
import { HognoseError } from './errors.js';
import type { WasmMemory, WasmModule } from './foreign.js';

/** The host's side of one instance. What they throw never reaches the module's frames: `failed` gets it (guarded). */
export interface Host {
    failed(error: unknown): void;
    write(stream: number, text: string): void;
    now(kind: number): number;
    call(name: string, request: Uint8Array): Outcome;
    entropy(to: Uint8Array): void;
}

/** Bytes of a page of memory. */
const PAGE = 65536;
/** The most that the module was linked for. */
export const MOST_MEMORY = 2 ** 30;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** hognose.lib, the modules that the WebAssembly module does not have itself: at hand, to come, or not wanted. */
export type Library = Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer> | undefined> | undefined;

/** What load() finds. */
export interface Loaded {
    wasm: WasmModule;
    library: Library;
}

type Places = { at: number; bytes: Uint8Array }[];

/** The memory of an instance in which a session was just opened. */
export interface Image {
    module: WasmModule;
    pages: number;
    session: number;
    scratch: number;
    /** What has to be written into a fresh instance for it to be such a one. */
    parts: () => Places;
    /** All of the memory, for instances that are used again. */
    whole: () => Uint8Array;
    library?: Uint8Array<ArrayBuffer>;
    /** Instances that are as new, by the most pages that they can have. */
    spare: Map<number, Instance[]>;
}

type Raw = Record<string, (...args: number[]) => number>;

/**
 * The exports of one instance. They count the calls that are under way, and a call that an exception ended is never counted down:
 * then the module was left in the middle, and its stack pointer and its memory are in no known state.
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
 * Every function that the module can reach, so that nothing of the host's is thrown across its frames, and what it gets is a number.
 * The exception is a module that was left in the middle by a call from within: that must not go on.
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

/** Grows by a quarter more than is asked for where that fits, so that a growing heap asks seldom. */
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

/** The blocks of `now` that differ from `before`, neighbours joined. */
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

/** The first instance gets all of it: to look for what differs takes longer than that, and a worker or a page may make no second one. */
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

/** An instance in which nothing has run. How many pages of memory a module wants to begin with, its import says nowhere that JavaScript can see. */
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

/** The image of a module whose data is that of an opened session already (bake.mjs). */
function bakedImage(module: WebAssembly.Module, facts: Facts): { image: Image; version: string } {
    const { version, pages, session, scratch, abi } = facts;
    checkVersion(abi);
    let bytes: Uint8Array | undefined;
    const whole = () => (bytes ??= untouched(module, pages));
    return { image: { module, pages, session, scratch, parts: () => [], whole, spare: new Map() }, version };
}

/** Opens a session once and keeps what its memory looks like then. */
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
    exports.hn_abi_set_handles(session, 1);
    const p = exports.hn_abi_version_text(session);
    const version = instance.text(p, exports.hn_abi_length(session));
    const scratch = exports.hn_abi_scratch(session);
    const pages = memory.buffer.byteLength / PAGE;
    const whole = new Uint8Array(memory.buffer); // nothing runs in this one any more
    return { image: { module, pages, session, scratch, parts: partsOf(() => untouched(module, start), whole), whole: () => whole, spare: new Map() }, version };
}

const NO_ROOM = 'the sandbox has no memory left for the data passed to it';

/** What is passed to the module does not fit its memory. */
export class NoRoom extends HognoseError {}

/** What differs from a new instance: how much memory there is, in pages, and what is in it. */
export interface Parts {
    pages: number;
    places: Places;
}

/** What a new instance gets that is to be as this one is now. */
export function partsIn(image: Image, instance: Instance): Parts {
    const bytes = instance.bytes();
    return { pages: bytes.length / PAGE, places: differences(image.whole(), bytes) };
}

const mostPages = (image: Image, limit: number) =>
    Math.min(image.pages + Math.ceil(limit / PAGE), MOST_MEMORY / PAGE);

/** An instance with an open session. Its methods take and give JavaScript's values for the ABI's addresses. */
export class Instance {
    host: Host;
    readonly memory: WasmMemory;
    exports!: Gate & Exports;
    /** Where the stack pointer is whenever no call is under way. */
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

    /** A new one whose memory can grow to `limit` bytes beyond what every session starts with. */
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

    /** Whether no call is under way, nor was one left in the middle. An instance of which that is not true is not used again. */
    get atRest(): boolean {
        try {
            return this.exports.under === 0 && this.exports.raw.hn_abi_stack!() === this.#stack;
        } catch {
            return false;
        }
    }

    /** Makes it a new one, with these pages and bytes more; false where that much memory cannot be, and nothing was changed. */
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
     * Gives the instance up. Making one costs more than wiping one: a small one gets every byte of its memory set to what a
     * new one has, and waits to be used again. Nothing of the session stays: a module's state is its memory, and its one
     * mutable global, the stack pointer, is where it began (atRest).
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

    /** The whole memory, as it is now. */
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

    /** The bytes that an export just gave, not copied: valid until the next call. */
    result(p: number): Uint8Array {
        return this.bytes().subarray(p, p + this.exports.hn_abi_length(this.session));
    }

    /** The text that an export just gave; "" for none. */
    resultText(p: number): string {
        return p ? this.text(p, this.exports.hn_abi_length(this.session)) : '';
    }

    /** Whether the last refusal is of that kind. */
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

    /** What `release` is to leave, for a call within a call. */
    mark(): [used: number, spilled: number] {
        return [this.#used, this.#spilled.length];
    }

    release([used, spilled] = [0, 0]): void {
        this.#used = used;
        while (this.#spilled.length > spilled) this.exports.hn_abi_free(this.#spilled.pop()!);
    }

    /** Puts bytes into the module's memory until `release`. */
    put(bytes: Uint8Array): number {
        const p = this.#room(bytes.length);
        this.bytes().set(bytes, p);
        return p;
    }

    /** The same until `hn_abi_free`. */
    hold(bytes: Uint8Array): number {
        const p = this.exports.hn_abi_alloc(bytes.length);
        if (!p) throw new NoRoom(NO_ROOM);
        this.bytes().set(bytes, p);
        return p;
    }

    /** Room for n 64-bit floats that an export writes, and the reading of them. */
    floats(n: number): { p: number; read: () => number[] } {
        const p = (this.#room(8 * n + 7) + 7) & ~7;
        return { p, read: () => Array.from(new Float64Array(this.memory.buffer, p, n)) };
    }

    /** Puts a NUL-terminated text there, in which there can be no other NUL; 0 for none. */
    putText(s: string | undefined): number {
        if (s === undefined) return 0;
        return this.putSource(s.includes('\0') ? s.replaceAll('\0', '\ufffd') : s).p;
    }

    /** Puts a text of any content there, with its length in bytes. */
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
