// Bakes the initialised memory into the module: opens a session once, at build time, and writes what the memory holds then
// as the module's data. Opening compiles the library's Python sources, which takes 100 ms; a baked module starts in a few.
//
//     node bake.mjs IN.wasm OUT.wasm
import { readFileSync, writeFileSync } from 'node:fs';
import { makeImage } from './dist/instance.js';

const SECTION = { custom: 0, start: 8, data: 11, dataCount: 12 };
// The start function clears the memory that has no data, which would undo what is baked in: malloc's state lies there.
const LEFT_OUT = [SECTION.custom, SECTION.start, SECTION.dataCount];
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

const [input, output] = process.argv.slice(2);
const wasm = readFileSync(input);
const { image, version } = makeImage(new WebAssembly.Module(wasm));
const { pages, session, scratch } = image;
const name = Buffer.from('hognose');
const facts = Buffer.from(JSON.stringify({ version, pages, session, scratch }));
const parts = [wasm.subarray(0, 8), section(SECTION.custom, Buffer.concat([Buffer.from([name.length]), name, facts]))];
for (const { id, bytes } of sections(wasm)) {
    if (LEFT_OUT.includes(id)) continue;
    parts.push(section(id, id === SECTION.data ? dataSection(image.whole()) : bytes));
}
const baked = Buffer.concat(parts);
const begins = makeImage(new WebAssembly.Module(baked)).image.whole();
if (Buffer.compare(begins, image.whole())) throw new Error('bake: a new instance does not begin with the memory that was baked');
writeFileSync(output, baked);
