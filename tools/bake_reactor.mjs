// Bakes an opened session into the WASI reactor, as bindings/js/bake.mjs does for the ES module:
//
//     node tools/bake_reactor.mjs IN.wasm OUT.wasm
import { readFileSync, writeFileSync } from 'node:fs';
import { bake } from './bake.mjs';

function unasked() {
    throw new Error('bake: the reactor asked its host for something before a session was open');
}
const imports = { hognose: { host_write: unasked, host_now: unasked, host_call: unasked, host_entropy: unasked } };
const open = (wasm) => new WebAssembly.Instance(new WebAssembly.Module(wasm), imports).exports;

const [input, output] = process.argv.slice(2);
const wasm = readFileSync(input);
const exports = open(wasm);
exports._initialize?.();
const session = exports.hn_abi_open();
if (!session) throw new Error('bake: the reactor could not open a session');
const memory = Buffer.from(exports.memory.buffer);
const baked = bake(wasm, memory, { session });
const begins = open(baked);
if (Buffer.compare(Buffer.from(begins.memory.buffer), memory)) throw new Error('bake: a new instance does not begin with the memory that was baked');
if (begins.hn_abi_session.value !== session || begins._initialize) throw new Error('bake: the exports are not those of a baked module');
writeFileSync(output, baked);
