// Builds the site into build/web: plain files that any static host serves, below any path.
import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { documents } from './docs/plugin.mjs';

/** Writes sw.js: the service worker, with the list of the files that it keeps and a name for this version of them. */
function serviceWorker(): Plugin {
    return {
        name: 'hognose-service-worker',
        apply: 'build',
        enforce: 'post', // when chunks that had styles alone are gone
        generateBundle(_, bundle) {
            const names = Object.keys(bundle).filter((name) => name !== 'index.html' && !name.startsWith('docs/') && !name.endsWith('.map'));
            const kept = ['./', ...names, 'icon.svg', 'theme.js', 'host-frame.html', 'host-frame.js'];
            const source = readFileSync(new URL('./src/sw.js', import.meta.url), 'utf8');
            const text = JSON.stringify(kept);
            let hash = 5381;
            for (const letter of text) hash = (hash * 33 + letter.charCodeAt(0)) >>> 0;
            this.emitFile({ type: 'asset', fileName: 'sw.js', source: `const FILES = ${text};\nconst VERSION = '${hash}';\n${source}` });
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

/** Vite's own client, while one works on the site, has a worker from a blob. */
const work: Plugin = { name: 'hognose-work', apply: 'serve', transformIndexHtml: (html) => html.replace("worker-src 'self'", "worker-src 'self' blob:") };

export default defineConfig({
    base: './',
    plugins: [preload(), documents(), serviceWorker(), work],
    build: {
        outDir: '../build/web',
        emptyOutDir: true,
        target: 'es2022',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false }, // it would be an inline script
        rolldownOptions: { preserveEntrySignatures: false, checks: { pluginTimings: false }, input: { index: 'index.html', start: 'src/engine/start.ts', docs: 'docs/client/docs.ts' }, output: { entryFileNames: 'assets/[name]-[hash].js' } },
    },
    worker: { format: 'es' },
    server: { host: '127.0.0.1', fs: { allow: ['..'] } },
});
