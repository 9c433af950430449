// hognose.wasm as a command: node wasi_command.mjs WORDS...
import { runCommand } from "./wasi_host.mjs";

process.exitCode = runCommand(process.argv.slice(2));
