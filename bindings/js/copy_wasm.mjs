// Puts the built WebAssembly module beside the compiled loader, which finds it there by URL: as it is (hognose.wasm, for pages
// and bundlers), and with its initialised memory (hognose.fast.wasm, for where it is read from a disk). And hognose.lib, the modules that it does not have itself.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const built = here('../../build/js/hognose.wasm');
if (!existsSync(built)) {
    console.error('copy_wasm: build/js/hognose.wasm is missing: ./build.sh build js makes it');
    process.exit(1);
}
copyFileSync(built, here('dist/hognose.wasm'));
copyFileSync(here('../../build/gen/hognose.lib'), here('dist/hognose.lib'));
execFileSync(process.execPath, [here('bake.mjs'), built, here('dist/hognose.fast.wasm')], { stdio: 'inherit' });
