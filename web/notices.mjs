// LICENSE.txt and THIRD-PARTY-NOTICES.txt of the site: the notices of the packages whose modules the bundles contain, and of hognose.wasm.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { partsOfBundle } from '../tools/release/bundled.mjs';
import { notices, partsOfBinary } from '../tools/release/notices.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = fileURLToPath(new URL('node_modules/', import.meta.url));

/** The modules of the bundles: the page's, and those of its workers, which are made before it. */
const inside = new Set();

const own = (id) => id.startsWith(root) && !id.includes('/node_modules/');

/** Collects the modules of a bundle. */
const collect = {
    name: 'hognose-modules',
    apply: 'build',
    generateBundle(_, bundle) {
        for (const chunk of Object.values(bundle)) for (const id of chunk.moduleIds ?? []) inside.add(id.replace(/^\0(?=\/)/, '').replace(/\?.*$/, ''));
    },
};

/** For `worker.plugins`: one for each worker. */
export const workerModules = () => [collect];

/** Collects the modules of the page, and writes the two files. A module without a licence fails the build. @returns {import('vite').Plugin[]} */
export function licences() {
    const write = {
        name: 'hognose-notices',
        apply: 'build',
        generateBundle() {
            const parts = [...partsOfBundle(inside, { own, find: (name) => join(modules, name) }), ...partsOfBinary('js')];
            const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
            emit('LICENSE.txt', readFileSync(join(root, 'LICENSE'), 'utf8'));
            emit('THIRD-PARTY-NOTICES.txt', notices('This site', parts.sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1)), 'LICENSE.txt'));
        },
    };
    return [collect, write];
}
