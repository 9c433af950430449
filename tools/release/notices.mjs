// Writes THIRD-PARTY-NOTICES of a binary, if it differs: node tools/release/notices.mjs command|reactor|js FILE
// Exits with status 1 and a line that says why, if a part has no row or no licence.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { COMMON, OWN, PARTS, ROOT } from './parts.mjs';
import { textOf } from './texts.mjs';

/** The linker's map of each binary, made with it. */
const MAPS = { command: 'build/wasi/hognose.map', reactor: 'build/wasi/hognose_reactor.map', js: 'build/js/hognose.map' };

/** The objects that a map of wasm-ld lists: paths of files, and `ARCHIVE(MEMBER)`. Throws an Error for a text that is not such a map. */
export function objectsOf(map) {
    const found = new Set([...map.matchAll(/^[\s\da-f-]+ (\S.*?):\(/gm)].map(([, object]) => object));
    found.delete('<internal>'); // what the linker makes
    if (found.size === 0) throw new Error('the map of the linker lists no objects');
    return [...found].sort();
}

/** What tools/freeze.py packs into the library: sources of modules, and the names of characters. */
export function libraryOf(root = ROOT) {
    const made = readdirSync(`${root}/build/gen`, { recursive: true }).filter((name) => name.endsWith('.py') && !name.startsWith('plain/'));
    const own = readdirSync(`${root}/core/lib/py`, { recursive: true }).filter((name) => name.endsWith('.py'));
    return [...made.map((name) => `build/gen/${name}`), ...own.map((name) => `core/lib/py/${name}`), 'core/base/unicode_names.txt'].sort();
}

/**
 * The parts of others among these objects and files: [{ name, licence, what, text, more }], sorted by name.
 * Throws an Error that names an object of which neither Hognose nor a row of the table is the origin.
 */
export function partsOf(inside, { parts = PARTS, own = OWN } = {}) {
    const found = new Map();
    for (const object of inside) {
        const part = parts.find((row) => row.inside.test(object));
        if (!part && own.test(object)) continue;
        if (!part) throw new Error(`${object} has no row in tools/release/parts.mjs: its licence is not known`);
        if (!found.has(part)) found.set(part, { ...part, text: textOf(part.name, part.texts(object)) });
    }
    return [...found.values()].sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
}

const LINE = '-'.repeat(80);
const section = (title, text) => `${LINE}\n${title}\n${LINE}\n\n${text}\n`;

/** The text of THIRD-PARTY-NOTICES for parts as `partsOf` returns them. `what` contains them, and has Hognose's licence in the file `licence`. */
export function notices(what, parts, licence = 'LICENSE') {
    const width = Math.max(...parts.map(({ name }) => name.length));
    const list = parts.map(({ name, licence, what }) => `  ${name.padEnd(width)}  ${licence}${what ? `: ${what}` : ''}`);
    const more = [...new Set(parts.flatMap((part) => part.more ?? []))].sort();
    return [
        `THIRD-PARTY NOTICES\n\nHognose is under the licence in the file ${licence}. ${what} also contains these parts by others:\n\n${list.join('\n')}\n`,
        ...parts.map(({ name, licence, text }) => section(`${name} (${licence})`, text)),
        ...more.map((name) => section(`The text of ${name}, to which licences above refer`, textOf(name, COMMON[name]))),
    ].join('\n');
}

/** The parts of a binary ('command', 'reactor' or 'js') and of its library. */
export function partsOfBinary(binary) {
    const map = `${ROOT}/${MAPS[binary]}`;
    if (!existsSync(map)) throw new Error(`${MAPS[binary]} is missing: the build makes it with the binary`);
    return partsOf([...objectsOf(readFileSync(map, 'utf8')), ...libraryOf()]);
}

function write(binary, file) {
    if (!(binary in MAPS) || !file) throw new Error('usage: node tools/release/notices.mjs command|reactor|js FILE');
    const text = notices(binary === 'js' ? 'hognose.wasm with hognose.lib' : 'hognose.wasm', partsOfBinary(binary));
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
    try {
        write(...process.argv.slice(2));
    } catch (error) {
        console.error(`notices: ${error.message}`);
        process.exitCode = 1;
    }
}
