// The packages as they are published (build/release): their licence, their notices, and links that work where they are shown.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { mapLinks, pagesOf } from '../../tools/release/links.mjs';
import { ADDRESS, PACKAGES } from '../../tools/release/packages.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const released = join(root, 'build/release');
const read = (path) => readFileSync(path, 'utf8');
const filesOf = (folder) => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).map((one) => relative(folder, join(one.parentPath ?? one.path, one.name)));
const linksOf = (file) => {
    const found = [];
    mapLinks(read(file), (link, { href }) => (found.push(href), link));
    return found;
};
/** The anchors of a page, as hosts of repositories make them. */
const anchorsOf = (file) => new Set(read(file).split('\n').filter((line) => /^#+ /.test(line)).map((line) => line.replace(/^#+ /, '').toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-')));

const PARTS = {
    npm: ['compiler-rt', 'dlmalloc', 'Emscripten', 'musl', 'tzdata', 'Unicode'],
    python: ['compiler-rt', 'dlmalloc', 'tzdata', 'Unicode', 'wasi-libc'],
    wasi: ['cJSON', 'compiler-rt', 'dlmalloc', 'tzdata', 'Unicode', 'wasi-libc'],
};
const TEXTS = { musl: /Rich Felker, et al\./, 'wasi-libc': /wasi-libc contributors/, cJSON: /Dave Gamble and cJSON contributors/, Unicode: /UNICODE LICENSE V3/, tzdata: /Paul Ganssle/, 'compiler-rt': /---- LLVM Exceptions|As an exception/, Emscripten: /The Emscripten Authors/, dlmalloc: /Doug Lea/ };

test('there is a package for each row of the table', () => assert.deepEqual(readdirSync(released).sort(), Object.keys(PACKAGES).sort()));

for (const name of Object.keys(PACKAGES)) {
    const folder = join(released, name);

    test(`${name}: the licence is the repository's`, () => {
        assert.equal(read(join(folder, 'LICENSE')), read(join(root, 'LICENSE')));
    });

    test(`${name}: the notices have the text of each part inside`, () => {
        const text = read(join(folder, 'THIRD-PARTY-NOTICES'));
        const parts = PARTS[name] ?? PARTS.python; // Go and Rust have the same reactor
        const listed = [...text.split('-'.repeat(80))[0].matchAll(/^ {2}(\S+) +\S/gm)].map(([, part]) => part);
        assert.deepEqual(listed, parts);
        for (const part of parts) assert.match(text, TEXTS[part], part);
        for (const whole of ['Apache License\n', 'TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION']) assert.ok(text.includes(whole), whole);
        assert.equal(text.includes('Permission is hereby granted'), true);
        assert.ok(!text.includes(root), 'a path of this machine');
    });

    test(`${name}: no link of its README needs a file beside it`, () => {
        const links = linksOf(join(folder, 'README.md'));
        assert.deepEqual(links.filter((href) => !/^(?:https:\/\/|#)/.test(href)), []);
        // Nor one in a form that the tool does not know: with a title, with a definition, in HTML.
        const prose = read(join(folder, 'README.md')).replace(/^```[^]*?^```$/gm, '').replace(/(`+)[^]*?\1/g, '');
        assert.doesNotMatch(prose, /\]\((?!https:\/\/|#)|^ *\[[^\]]*\]:|<(?:a|img)\b/m);
    });

    test(`${name}: each page that its README names is inside, and links between pages lead to files and headings`, () => {
        const files = filesOf(folder);
        const { from, docs, shown = docs } = PACKAGES[name];
        const source = pagesOf(`${from}/README.md`, read(join(root, from, 'README.md')));
        assert.notEqual(source.length, 0);
        const pages = files.filter((file) => file.startsWith(`${docs}/`));
        assert.deepEqual(pages.sort(), source.map((page) => page.replace(/^docs/, docs)));
        const readme = read(join(folder, 'README.md'));
        for (const page of source) assert.ok(readme.includes(ADDRESS ? `${ADDRESS}/${page}` : `\`${page.replace(/^docs/, shown)}\` in this package`), page);
        for (const page of pages) {
            for (const href of linksOf(join(folder, page)).filter((one) => !/^https?:/.test(one))) {
                const [path, anchor] = href.split('#');
                const target = path ? join(folder, dirname(page), path) : join(folder, page);
                assert.ok(existsSync(target), `${page}: ${href}`);
                if (anchor) assert.ok(anchorsOf(target).has(anchor), `${page}: ${href}`);
            }
        }
    });
}

test('npm packs all of it', () => {
    const folder = join(released, 'npm');
    const [{ files }] = JSON.parse(execFileSync('npm', ['pack', '--dry-run', '--json', '--loglevel=error'], { cwd: folder, encoding: 'utf8' }));
    assert.deepEqual(files.map(({ path }) => path).sort(), filesOf(folder).sort());
});

const made = join(root, 'build/python');
const inArchive = (command, pattern) => {
    const archives = readdirSync(made).filter((name) => pattern.test(name));
    assert.equal(archives.length, 1, String(archives));
    return execFileSync('python3', ['-m', command, '-l', join(made, archives[0])], { encoding: 'utf8' });
};

test('the wheel has the licence, the notices and the pages', () => {
    const list = inArchive('zipfile', /\.whl$/);
    for (const name of ['hognose/docs/agent.md', 'hognose/hognose.wasm', 'dist-info/licenses/LICENSE', 'dist-info/licenses/THIRD-PARTY-NOTICES']) assert.ok(list.includes(name), name);
});

test('so does the source distribution, with the module', () => {
    const list = inArchive('tarfile', /\.tar\.gz$/).split('\n').map((line) => line.trim().replace(/^[^/]*\//, ''));
    for (const file of filesOf(join(released, 'python'))) assert.ok(list.includes(file), file);
});

test('the crate includes all of it', () => {
    const folder = join(released, 'rust');
    const included = [.../^include = \[(.*)\]$/m.exec(read(join(folder, 'Cargo.toml')))[1].matchAll(/"\/([^"]+)"/g)].map(([, path]) => path);
    const rest = filesOf(folder).filter((file) => !included.some((path) => file === path || file.startsWith(`${path}/`)));
    assert.deepEqual(rest.sort(), ['Cargo.lock', 'Cargo.toml']); // which cargo adds
});

test('the Go module is complete: its examples compile', () => {
    execFileSync('go', ['vet', './...'], { cwd: join(released, 'go'), stdio: 'pipe' });
});

test('every folder of a package in the repository has the licence', () => {
    for (const { from } of Object.values(PACKAGES)) if (from.startsWith('bindings/')) assert.equal(read(join(root, from, 'LICENSE')), read(join(root, 'LICENSE')), from);
});
