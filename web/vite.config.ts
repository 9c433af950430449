// Builds the site into build/web: plain files that any static host serves, below any path.
import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { documents } from './docs/plugin.mjs';

/** Writes sw.js: the service worker, with the list of the files that it keeps and a name for this version of them. */
function serviceWorker(): Plugin {
    return {
        name: 'hognose-service-worker',
        apply: 'build',
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

/** Lets the page fetch the module while its code still comes. */
function preload(): Plugin {
    return {
        name: 'hognose-preload',
        apply: 'build',
        transformIndexHtml: {
            order: 'post',
            handler(_, { bundle }) {
                const wasm = Object.keys(bundle ?? {}).find((name) => name.endsWith('.wasm'));
                if (!wasm) throw new Error('the module is not in the bundle');
                return [{ tag: 'link', attrs: { rel: 'preload', href: `./${wasm}`, as: 'fetch', type: 'application/wasm', crossorigin: true }, injectTo: 'head' }];
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
        rolldownOptions: { checks: { pluginTimings: false }, input: { index: 'index.html', docs: 'docs/client/docs.ts' }, output: { entryFileNames: 'assets/[name]-[hash].js' } },
    },
    worker: { format: 'es' },
    server: { host: '127.0.0.1', fs: { allow: ['..'] } },
});
