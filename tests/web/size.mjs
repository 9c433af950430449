// What a first visit takes over the wire with brotli, printed and held to its limit: `./build.sh web` runs it.
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const LIMIT = 1_100_000;
/** Of a page of the documents, and of what it loads at once; all of it is below this. */
const PAGE_LIMIT = 80_000;
const built = new URL('../../build/web/', import.meta.url);
const read = (name) => readFileSync(new URL(name, built));
const sizes = new Map();
const wire = (name) => {
    if (!sizes.has(name)) sizes.set(name, brotliCompressSync(read(name)).length);
    return sizes.get(name);
};
const assets = readdirSync(new URL('assets', built)).map((name) => `assets/${name}`);

/** What a page names. */
function named(page, kind) {
    const links = [...read(page).toString().matchAll(/(?:src|href)="(?:\.\/|\.\.\/)(assets\/[^"]+)"/g)];
    return links.map(([, name]) => name).filter((name) => kind.test(name));
}

/** Adds what scripts import at once, not later. */
function withImports(names) {
    for (const name of names) {
        if (!/^assets.*\.js$/.test(name) || name.includes('worker_main')) continue;
        for (const [, part] of read(name).toString().matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g)) names.add(`assets/${part}`);
    }
    return names;
}

// The page loads these at once: what its index.html names, and what those import, not later; its worker; the module; and, when it is drawn, its editor.
const entry = /src="\.\/(assets\/[^"]+\.js)"/.exec(read('index.html').toString())[1];
const first = new Set(['index.html', 'theme.js', 'icon.svg', entry, ...named('index.html', /\.(css|js)$/), ...assets.filter((name) => /\.wasm$|worker_main|program-editor/.test(name))]);
withImports(first);
const sum = (names) => [...names].reduce((total, name) => total + wire(name), 0);
const total = sum(first);
const text = (n) => n.toLocaleString('en');
for (const name of first) console.log(`${text(wire(name)).padStart(9)}  ${name}`);
console.log(`${text(total).padStart(9)}  first load, of at most ${text(LIMIT)}; later, when it is needed or for a visit without a connection: ${text(sum(assets.filter((name) => !first.has(name))))}`);
if (total > LIMIT) {
    console.error('the first load is too large');
    process.exitCode = 1;
}

const pages = readdirSync(new URL('docs', built)).filter((name) => name.endsWith('.html'));
const withPage = (name) => sum(withImports(new Set([`docs/${name}`, 'theme.js', ...named(`docs/${name}`, /\.(css|js)$/)])));
const loads = pages.map((name) => [withPage(name), name]).sort(([a], [b]) => b - a);
console.log(`${text(loads[0][0]).padStart(9)}  docs/${loads[0][1]}, the largest of ${pages.length} documents with what it loads, of at most ${text(PAGE_LIMIT)}; all of them and their search: ${text(sum([...pages.map((name) => `docs/${name}`), 'docs/search.json']))}`);
if (loads[0][0] > PAGE_LIMIT) {
    console.error('a document is too large');
    process.exitCode = 1;
}
