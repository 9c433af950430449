// What a first visit takes over the wire with brotli, printed and held to its limit: `./build.sh web` runs it.
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const LIMIT = 1_100_000;
const built = new URL('../../build/web/', import.meta.url);
const read = (name) => readFileSync(new URL(name, built));
const sizes = new Map();
const wire = (name) => {
    if (!sizes.has(name)) sizes.set(name, brotliCompressSync(read(name)).length);
    return sizes.get(name);
};
const assets = readdirSync(new URL('assets', built)).map((name) => `assets/${name}`);

// The page loads these at once: what its index.html names, and what those import, not later; its worker; and the module.
const entry = /src="\.\/(assets\/[^"]+\.js)"/.exec(read('index.html').toString())[1];
const first = new Set(['index.html', 'theme.js', 'icon.svg', entry, ...assets.filter((name) => /\.css$|\.wasm$|worker_main/.test(name))]);
for (const name of first) {
    if (!name.endsWith('.js') || name === 'theme.js' || name.includes('worker_main')) continue;
    for (const [, part] of read(name).toString().matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g)) first.add(`assets/${part}`);
}
const sum = (names) => [...names].reduce((total, name) => total + wire(name), 0);
const total = sum(first);
const text = (n) => n.toLocaleString('en');
for (const name of first) console.log(`${text(wire(name)).padStart(9)}  ${name}`);
console.log(`${text(total).padStart(9)}  first load, of at most ${text(LIMIT)}; later, when it is needed or for a visit without a connection: ${text(sum(assets.filter((name) => !first.has(name))))}`);
if (total > LIMIT) {
    console.error('the first load is too large');
    process.exitCode = 1;
}
