// Bakes the initialised memory into the module: opens a session once, at build time, and writes what the memory holds then
// as the module's data. Opening compiles the library's Python sources, which takes 100 ms; a baked module starts in a few.
//
//     node bake.mjs IN.wasm OUT.wasm
import { readFileSync, writeFileSync } from 'node:fs';
import { bake } from '../../tools/bake.mjs';
import { ABI_VERSION } from './dist/abi.js';
import { makeImage } from './dist/instance.js';

const [input, output] = process.argv.slice(2);
const wasm = readFileSync(input);
const { image, version } = makeImage(new WebAssembly.Module(wasm));
const { pages, session, scratch } = image;
const text = JSON.stringify({ version, pages, session, scratch, abi: ABI_VERSION });
const baked = bake(wasm, image.whole(), { custom: { name: 'hognose', text } });
const begins = makeImage(new WebAssembly.Module(baked)).image.whole();
if (Buffer.compare(begins, image.whole())) throw new Error('bake: a new instance does not begin with the memory that was baked');
writeFileSync(output, baked);
