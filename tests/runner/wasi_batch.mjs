// hognose.wasm --batch under node:wasi, on this process's own standard streams.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { WASI } from "node:wasi";
import { ROOT } from "./cases.mjs";

const wasi = new WASI({ version: "preview1", args: ["hognose", "--batch"], env: {}, returnOnExit: true });
const module = new WebAssembly.Module(readFileSync(join(ROOT, "build/wasi/hognose.wasm")));
const instance = new WebAssembly.Instance(module, wasi.getImportObject());
process.exitCode = wasi.start(instance);
