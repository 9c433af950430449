// The documents as part of the site: a plugin for vite that writes their pages into docs/, and serves them while one works on them.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WORK_POLICY } from '../policy.mjs';
import { PAGES } from './pages.mjs';
import { render } from './render.mjs';
import { notFound, pageOf } from './template.mjs';

const root = new URL('../../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');
const REFERENCE = 'build/web-reference/index.md';
let areMade = false; // the references of the other languages, in this process
const DECLARATIONS = ['bindings/js/dist/index.d.ts', 'web/docs/typedoc.json'];

/** Makes the references: of the npm package by TypeDoc, when its declarations are newer; of the other languages by a script, once. */
function makeReference() {
    const made = new URL(REFERENCE, root);
    const newest = Math.max(...DECLARATIONS.map((path) => statSync(new URL(path, root)).mtimeMs));
    if (!existsSync(made) || statSync(made).mtimeMs <= newest) {
        const typedoc = fileURLToPath(new URL('web/node_modules/typedoc/bin/typedoc', root));
        execFileSync(process.execPath, [typedoc, '--options', 'typedoc.json'], { cwd: new URL('.', import.meta.url), stdio: ['ignore', 'ignore', 'inherit'] });
    }
    if (areMade) return;
    execFileSync('python3', ['tools/gen_reference.py', 'build/web-reference'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    areMade = true;
}

/** The figures of bench/README.md, so that they are in one place. */
function figures() {
    const found = /\n## Results\n([^]*)$/.exec(read('bench/README.md'));
    if (!found) throw new Error('bench/README.md has no results');
    return found[1].replaceAll('](../', '](../../../').trim();
}

/** The page's Markdown. A README of a package is headed by the package's name, and a reference by TypeDoc: here both have the page's title. */
function markdownOf(page) {
    const text = read(page.from).replace('<!-- figures of bench -->', figures);
    return page.from.startsWith('build/') ? text.replace(/^# .*\n/, `# ${page.title}\n`) : text.replace(/^# hognose\n/, `# ${page.title}\n`);
}

const rendered = (page) => render(page, markdownOf(page));

/** Everything that the search finds: sections, by their page and anchor. The first of a page also has what the table of pages says of it. */
const searchable = (pages) =>
    pages.flatMap(([{ name, title: page, about, words = '', weight }, { sections }]) =>
        sections.map(({ id, title, text }) => ({ page, href: `${name}.html${id && `#${id}`}`, title, text: `${id ? '' : `${about} `}${text}`.slice(0, 2000), weight, ...(!id && { words }) })));

/** Where the site will be: an address that ends in a slash. Without it, what needs whole addresses is left out. */
const site = process.env.HOGNOSE_SITE;

/** @returns {import('vite').Plugin} */
export function documents() {
    return {
        name: 'hognose-documents',
        generateBundle(_, bundle) {
            makeReference();
            const entry = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.isEntry && chunk.name === 'docs');
            const styles = new Set();
            const visit = (chunk) => {
                for (const name of chunk.imports) if (bundle[name]) visit(bundle[name]);
                for (const name of chunk.viteMetadata?.importedCss ?? []) styles.add(`../${name}`);
            };
            visit(entry);
            const pages = PAGES.map((page) => [page, rendered(page)]);
            const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
            for (const [page, inside] of pages) emit(`docs/${page.name}.html`, pageOf(page, inside, { script: `../${entry.fileName}`, styles: [...styles], site }));
            emit('404.html', notFound(site));
            emit('docs/search.json', JSON.stringify(searchable(pages)));
            for (const picture of new Set(pages.flatMap(([, { pictures }]) => [...pictures]))) emit(`docs/${basename(picture)}`, read(picture));
        },
        configureServer(server) {
            server.middlewares.use((request, response, next) => {
                const name = /^\/docs\/(?:([\w-]+)\.(html|json|svg))?$/.exec(request.url.split(/[?#]/)[0]);
                if (!name) return next();
                const send = (type, text) => response.writeHead(200, { 'content-type': type }).end(text);
                if (name[2] === 'svg') return send('image/svg+xml', read(`docs/${name[1]}.svg`));
                makeReference();
                if (name[2] === 'json') return send('application/json', JSON.stringify(searchable(PAGES.map((page) => [page, rendered(page)]))));
                const page = PAGES.find((one) => one.name === (name[1] ?? 'index'));
                if (!page) return next();
                send('text/html', pageOf(page, rendered(page), { script: './client/docs.ts', styles: [], policy: WORK_POLICY }));
            });
        },
    };
}
