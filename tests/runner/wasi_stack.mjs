// Runs hognose.wasm as a command and says on stderr how many bytes of its stack were used: node wasi_stack.mjs SIZE WORDS...
// The stack is at the beginning of the memory and grows down; what it has not reached is zero.
import { runCommand } from "./wasi_host.mjs";

const [size, ...words] = process.argv.slice(2);
process.exitCode = runCommand(words, undefined, (memory) => {
    const untouched = new Uint8Array(memory.buffer, 0, Number(size)).findIndex((byte) => byte !== 0);
    process.stderr.write(`stack: ${Number(size) - untouched}\n`);
});
