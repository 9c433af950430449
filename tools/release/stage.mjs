// Puts packages together in build/release, each in its folder, complete and as they are published: node tools/release/stage.mjs [NAMES]
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packagedLinks, pagesOf } from './links.mjs';
import { ADDRESS, PACKAGES } from './packages.mjs';
import { ROOT } from './parts.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');

/** Makes the folder `into` of a package; one that exists is removed before. Throws an Error that names a file that has not been built. */
export function stage(name, into = join(ROOT, 'build/release', name)) {
    const { from, take, add = {}, without, docs, shown = docs } = PACKAGES[name];
    rmSync(into, { recursive: true, force: true });
    for (const [to, path] of [...take.map((file) => [file, join(from, file)]), ...Object.entries(add)]) {
        const source = join(ROOT, path);
        if (!existsSync(source)) throw new Error(`${name}: ${path} is missing: build the package first`);
        cpSync(source, join(into, to), { recursive: true, filter: (path) => !without?.test(relative(ROOT, path)) });
    }
    const readme = `${from}/README.md`;
    const text = read(readme);
    const pages = pagesOf(readme, text);
    const inside = (file) => {
        if (pages.includes(file)) return file.replace(/^docs/, shown);
        return file === readme && shown === docs ? 'README.md' : undefined;
    };
    writeFileSync(join(into, 'README.md'), packagedLinks(readme, text, { address: ADDRESS, inside }));
    for (const page of pages) {
        const place = join(into, page.replace(/^docs/, docs));
        mkdirSync(dirname(place), { recursive: true });
        writeFileSync(place, packagedLinks(page, read(page), { address: ADDRESS, inside, base: dirname(inside(page)) }));
    }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
    const names = process.argv.slice(2);
    for (const name of names.length ? names : Object.keys(PACKAGES)) stage(name);
}
