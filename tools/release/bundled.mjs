// The npm packages inside a bundle, with their licences: by the modules that the bundler put into it.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { between, textOf, whole } from './texts.mjs';

/** The folder of the package that a module is of: what follows the last node_modules. */
const packageOf = (id) => /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];

/** Code that the bundler adds, by how its ids begin: the package that it is of. `until`: where others' licences begin in its licence file. */
const ADDED = [
    { id: /^\0vite\//, name: 'vite', until: /^# Licenses of bundled dependencies/ },
    { id: /^\0rolldown\//, name: 'rolldown', until: /^end of terms and conditions/ },
];

/** Its licence file; for code that the bundler adds, the part of it that is its own. */
function licenceOf(folder, name, until) {
    const files = readdirSync(folder).filter((file) => /^licen[cs]e(\.\w+)?$/i.test(file)).map((file) => join(folder, file));
    if (files.length === 0) files.push(join(folder, 'LICENSE')); // which the error names
    return textOf(name.replaceAll('/', '-'), files.flatMap((file) => (until ? [between(file, /./, until), whole(file)] : [whole(file)])));
}

/**
 * The packages of these modules: [{ name, licence, text }], sorted by name. `own(id)`: whether a module is Hognose's; `find(name)`: the folder of a package.
 * Throws an Error that names a module of which no package is known, or a package without a licence.
 */
export function partsOfBundle(ids, { own, find }) {
    const found = new Map();
    for (const id of ids) {
        if (own(id)) continue;
        const added = ADDED.find((row) => row.id.test(id));
        const folder = added ? find(added.name) : packageOf(id);
        if (!folder || !existsSync(join(folder, 'package.json'))) throw new Error(`${JSON.stringify(id)} is in the bundle, and in no package: its licence is not known`);
        if (found.has(folder)) continue;
        const { name, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
        found.set(folder, { name, licence: license, text: licenceOf(folder, name, added?.until) });
    }
    return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
