// Puts packages together in build/release, each in its folder, complete and as they are published: node tools/release/stage.mjs [NAMES]
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packagedLinks, pagesOf } from './links.mjs';
import { ADDRESS, PACKAGES } from './packages.mjs';

/** Makes build/release/NAME anew. Throws an Error that names a file that has not been built. */
function stage(name) {
    const { from, take, add = {}, without, docs, shown = docs } = PACKAGES[name];
    const into = join('build/release', name);
    rmSync(into, { recursive: true, force: true });
    for (const [to, source] of [...take.map((file) => [file, join(from, file)]), ...Object.entries(add)]) {
        if (!existsSync(source)) throw new Error(`${name}: ${source} is missing: build the package first`);
        cpSync(source, join(into, to), { recursive: true, filter: (path) => !without?.test(path) });
    }
    const readme = `${from}/README.md`;
    const text = readFileSync(readme, 'utf8');
    const pages = pagesOf(readme, text);
    const inside = (file) => {
        if (pages.includes(file)) return file.replace(/^docs/, shown);
        return file === readme && shown === docs ? 'README.md' : undefined;
    };
    writeFileSync(join(into, 'README.md'), packagedLinks(readme, text, { address: ADDRESS, inside }));
    for (const page of pages) {
        const place = join(into, page.replace(/^docs/, docs));
        mkdirSync(dirname(place), { recursive: true });
        writeFileSync(place, packagedLinks(page, readFileSync(page, 'utf8'), { address: ADDRESS, inside, base: dirname(inside(page)) }));
    }
    console.log(`${into}: README.md, ${pages.length} pages`);
}

const names = process.argv.slice(2);
for (const name of names.length ? names : Object.keys(PACKAGES)) stage(name);
