// Makes the component of its core module and hognose.wit, and of that the ES module by which jco runs it: node make.mjs [DIRECTORY]
// In DIRECTORY (default: build/wasi) lie component_core.wasm and then hognose.component.wasm; the ES module is in its folder component.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { componentEmbed, componentNew, transpile } from '@bytecodealliance/jco';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const directory = process.argv[2] ?? here('../../build/wasi');
const core = readFileSync(join(directory, 'component_core.wasm'));
const witSource = readFileSync(here('../../wasi/hognose.wit'), 'utf8');
const component = await componentNew(await componentEmbed({ binary: core, witSource, world: 'hognose' }), []);
writeFileSync(join(directory, 'hognose.component.wasm'), component);
const { files } = await transpile(component, { name: 'hognose', instantiation: 'async' });
for (const [name, data] of Object.entries(files)) {
    const path = join(directory, 'component', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, data);
}
writeFileSync(join(directory, 'component/package.json'), '{ "type": "module" }\n');
