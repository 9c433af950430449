// Compares what each wasm module imports with the committed lists: the imports are the whole list of its powers.
// --write commits to what is there now.
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const MODULES = {
    wasi: "build/wasi/hognose.wasm",
    reactor: "build/wasi/hognose_reactor.wasm",
    js: "build/js/hognose.wasm",
};
const write = process.argv.includes("--write");
let wrong = 0;

for (const [name, file] of Object.entries(MODULES)) {
    const list = `tests/security/imports-${name}.txt`;
    if (!existsSync(file)) {
        console.log(`${file} is not built`);
        wrong++;
        continue;
    }
    const module = new WebAssembly.Module(readFileSync(file));
    const imports = WebAssembly.Module.imports(module).map((i) => `${i.kind} ${i.module}.${i.name}`).sort();
    const text = imports.map((line) => line + "\n").join("");
    if (write) writeFileSync(list, text);
    const committed = existsSync(list) ? readFileSync(list, "utf8") : "";
    if (text === committed) continue;
    wrong++;
    const before = new Set(committed.split("\n").filter(Boolean));
    for (const line of imports) if (!before.delete(line)) console.log(`${file}: new import ${line}`);
    for (const line of before) console.log(`${file}: no longer imports ${line}`);
}
console.log(`imports: ${wrong} lists differ`);
process.exitCode = wrong ? 1 : 0;
