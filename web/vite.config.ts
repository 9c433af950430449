// Builds the site into build/web: plain files that any static host serves, below any path.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { cards } from './docs/cards.mjs';
import { documents } from './docs/plugin.mjs';
import { licences, workerModules } from './notices.mjs';
import { PAGE_POLICY, WORK_POLICY } from './policy.mjs';

/** Files of public/ that the page needs: their names stay the same whatever is in them. */
const UNHASHED = ['icon.svg', 'theme.js', 'host-frame.html', 'host-frame.js'];

/** A name for what is in these files: another one as soon as a byte differs. */
function versionOf(folder: string, names: string[]): string {
    const hash = createHash('sha256');
    for (const name of names) hash.update(`${name}\n`).update(createHash('sha256').update(readFileSync(join(folder, name))).digest());
    return hash.digest('hex').slice(0, 16);
}

/** Writes sw.js, when all else is written: the service worker, with the lists of the files that it keeps and a name for this version of them. */
function serviceWorker(): Plugin {
    return {
        name: 'hognose-service-worker',
        apply: 'build',
        writeBundle({ dir }, bundle) {
            const names = Object.keys(bundle).filter((name) => !name.endsWith('.map'));
            const documents = names.filter((name) => name.startsWith('docs/'));
            const hashed = names.filter((name) => name !== 'index.html' && name !== '404.html' && !/^docs\/|\.txt$/.test(name));
            const source = readFileSync(new URL('./src/sw.js', import.meta.url), 'utf8');
            const constants = { FILES: ['./', ...hashed, ...UNHASHED], UNHASHED: ['./', ...UNHASHED], DOCUMENTS: documents, VERSION: versionOf(dir!, ['index.html', ...hashed, ...UNHASHED]) };
            const text = Object.entries(constants).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`).join('');
            writeFileSync(join(dir!, 'sw.js'), text + source);
        },
    };
}

/** A chunk's file, and those of what it imports at once. */
function withImports(bundle: Rolldown.OutputBundle, name: string, found = new Set<string>()): Set<string> {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(name)) return found;
    found.add(name);
    for (const part of chunk.imports) withImports(bundle, part, found);
    return found;
}

/** Starts the module and its worker before all else, and lets the page fetch what is drawn while its first code still comes. */
function preload(): Plugin {
    return {
        name: 'hognose-preload',
        apply: 'build',
        transformIndexHtml: {
            order: 'post',
            handler(html, { bundle }) {
                if (!bundle) return html;
                const wasm = Object.keys(bundle).find((name) => name.endsWith('.wasm'));
                const drawn = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith('/ui/page.tsx'));
                const start = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.moduleIds.some((id) => id.endsWith('/engine/start.ts')));
                if (!wasm || !drawn || !start) throw new Error('the module, its start, or what is drawn, is not in the bundle');
                const early = (attrs: Record<string, string | boolean>) => ({ tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' as const });
                const first = `<script type="module" async crossorigin src="./${start.fileName}"></script>`;
                const tags = [
                    early({ rel: 'preload', href: `./${wasm}`, as: 'fetch', type: 'application/wasm' }),
                    ...[...withImports(bundle, drawn.fileName)].map((name) => early({ rel: 'modulepreload', href: `./${name}` })),
                ];
                return { html: html.replace('<!-- start -->', first), tags };
            },
        },
    };
}

/** Writes the policy into the page. */
const policy: Plugin = {
    name: 'hognose-policy',
    transformIndexHtml: (html, { server }) => html.replace('%POLICY%', server ? WORK_POLICY : PAGE_POLICY),
};

/** Writes what search engines and cards show of the playground. */
const heading: Plugin = {
    name: 'hognose-cards',
    transformIndexHtml: (html) =>
        html.replace('<!-- cards -->', () => cards({
            title: 'Hognose: pause a Python program anywhere, resume it anywhere else',
            about: 'A playground for sandboxed Python: pause a program at any instruction, save it in a few hundred bytes, and resume it after a reload, in another browser, or on a server.',
            path: '', root: './', site: process.env.HOGNOSE_SITE,
        })),
};

export default defineConfig({
    base: './',
    plugins: [policy, heading, preload(), documents(), licences(), serviceWorker()],
    build: {
        outDir: '../build/web',
        emptyOutDir: true,
        target: 'es2022',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false }, // it would be an inline script
        rolldownOptions: { preserveEntrySignatures: false, checks: { pluginTimings: false }, input: { index: 'index.html', start: 'src/engine/start.ts', docs: 'docs/client/docs.ts' }, output: { entryFileNames: 'assets/[name]-[hash].js' } },
    },
    worker: { format: 'es', plugins: workerModules },
    server: { host: '127.0.0.1', fs: { allow: ['..'] } },
});
