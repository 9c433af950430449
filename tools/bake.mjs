// Writes a module anew with the memory that an opened session leaves as its data. Opening makes the types and the frozen core, which takes tens of
// milliseconds; an instance of a baked module starts with a copy of that memory.
const SECTION = { custom: 0, memory: 5, global: 6, exports: 7, start: 8, data: 11, dataCount: 12 };
// The start function clears the memory that has no data, which would undo what is baked in: malloc's state lies there.
const LEFT_OUT = [SECTION.custom, SECTION.start, SECTION.dataCount];
const PAGE = 65536;
const [I32, CONST, END, GLOBAL] = [0x7f, 0x41, 0x0b, 3];
const GAP = 16; // zeros between two segments that cost less than a new segment

function leb(n) {
    const out = [];
    do {
        out.push((n & 127) | (n > 127 ? 128 : 0));
        n >>>= 7;
    } while (n);
    return out;
}

function signedLeb(n) {
    const out = [];
    for (;;) {
        const byte = n & 127;
        n >>= 7;
        if ((n === 0 && !(byte & 64)) || (n === -1 && byte & 64)) return [...out, byte];
        out.push(byte | 128);
    }
}

function readLeb(bytes, at) {
    let n = 0;
    for (let shift = 0; ; shift += 7) {
        const byte = bytes[at++];
        n |= (byte & 127) << shift;
        if (byte < 128) return [n >>> 0, at];
    }
}

/** The sections of a module: { id, bytes } with their contents. */
function* sections(wasm) {
    for (let at = 8; at < wasm.length; ) {
        const id = wasm[at];
        const [n, start] = readLeb(wasm, at + 1);
        yield { id, bytes: wasm.subarray(start, start + n) };
        at = start + n;
    }
}

/** What is not zero, as [start, end). */
function* runs(memory) {
    let start = -1;
    let end = 0;
    for (let i = 0; i < memory.length; i++) {
        if (!memory[i]) continue;
        if (start >= 0 && i - end > GAP) {
            yield [start, end];
            start = -1;
        }
        if (start < 0) start = i;
        end = i + 1;
    }
    if (start >= 0) yield [start, end];
}

function dataSection(memory) {
    const segments = [...runs(memory)].map(([start, end]) =>
        Buffer.concat([Buffer.from([0, 0x41, ...signedLeb(start), 0x0b, ...leb(end - start)]), memory.subarray(start, end)]));
    return Buffer.concat([Buffer.from(leb(segments.length)), ...segments]);
}

const section = (id, bytes) => Buffer.concat([Buffer.from([id, ...leb(bytes.length)]), bytes]);

/** A section's entries, of which there is one more. */
function withOne(bytes, entry) {
    const [n, at] = readLeb(bytes, 0);
    return Buffer.concat([Buffer.from(leb(n + 1)), bytes.subarray(at), Buffer.from(entry)]);
}

const text = (s) => [Buffer.byteLength(s), ...Buffer.from(s)];

/** The exports without the one of that name. */
function withoutExport(bytes, name) {
    const [n, first] = readLeb(bytes, 0);
    const kept = [];
    for (let at = first, i = 0; i < n; i++) {
        const [length, start] = readLeb(bytes, at);
        const [, end] = readLeb(bytes, start + length + 1);
        if (bytes.subarray(start, start + length).toString() !== name) kept.push(bytes.subarray(at, end));
        at = end;
    }
    return Buffer.concat([Buffer.from(leb(kept.length)), ...kept]);
}

/**
 * The module with that memory as its data. `custom`: a section of that name and text in front. `session`: an exported global hn_abi_session of that
 * value, for a module that has a memory of its own, which begins with all of these bytes, and no imported global; nor has it an initialiser any more.
 */
export function bake(wasm, memory, { custom, session }) {
    const parts = [wasm.subarray(0, 8)];
    if (custom) parts.push(section(SECTION.custom, Buffer.from([...text(custom.name), ...Buffer.from(custom.text)])));
    let globals = 0;
    for (const { id, bytes } of sections(wasm)) {
        if (LEFT_OUT.includes(id)) continue;
        let now = bytes;
        if (id === SECTION.data) now = dataSection(memory);
        if (session !== undefined && id === SECTION.memory) now = Buffer.from([1, 0, ...leb(memory.length / PAGE)]);
        if (session !== undefined && id === SECTION.global) {
            [globals] = readLeb(bytes, 0);
            now = withOne(bytes, [I32, 0, CONST, ...signedLeb(session), END]);
        }
        if (session !== undefined && id === SECTION.exports) now = withOne(withoutExport(bytes, '_initialize'), [...text('hn_abi_session'), GLOBAL, ...leb(globals)]);
        parts.push(section(id, now));
    }
    return Buffer.concat(parts);
}
