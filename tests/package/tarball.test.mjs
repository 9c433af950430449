// What is in the tarball: what is meant to be, and nothing that an installation would run or compile.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { build } from 'esbuild';
import { pagesOf } from '../../tools/release/links.mjs';
import { installed, packageSource, packed, project } from './packed.mjs';

const description = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));

test('its files are the compiled sources, the two modules, their library, and texts', () => {
    const sources = readdirSync(join(packageSource, 'src'), { recursive: true }).filter((name) => name.endsWith('.ts'));
    const compiled = sources.flatMap((name) => ['.js', '.d.ts'].map((end) => `dist/${name.replace(/\.ts$/, end)}`));
    const pages = pagesOf('bindings/js/README.md', readFileSync(join(packageSource, 'README.md'), 'utf8'));
    const expected = ['LICENSE', 'README.md', 'THIRD-PARTY-NOTICES', ...pages, 'bin/hognose.js', 'dist/hognose.fast.wasm', 'dist/hognose.lib', 'dist/hognose.wasm', 'package.json', ...compiled];
    assert.deepEqual(packed().files.map(({ path }) => path).sort(), expected.sort());
});

test('it installs nothing but itself, and runs nothing', () => {
    const there = readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'));
    assert.deepEqual(there, ['hognose']);
    assert.equal(description.dependencies, undefined);
    for (const name of ['preinstall', 'install', 'postinstall', 'prepare']) assert.ok(!(name in description.scripts), name);
    assert.ok(!packed().files.some(({ path }) => /\.(node|so|dll|dylib|gyp)$/.test(path)));
});

test('what package.json points to is there', () => {
    const targets = (value) => (typeof value === 'string' ? [value] : Object.values(value).flatMap(targets));
    const paths = new Set(packed().files.map(({ path }) => path));
    const named = [...targets(description.exports), ...targets(description.bin), description.types];
    for (const path of named) assert.ok(paths.has(path.replace(/^\.\//, '')), path);
});

// The aim is 40,960. Since then: results as text and JSON, and checks of options 4,700; repeated answers 600; hognose.lib beside the module 1,040; sys.path,
// sys.argv and missing modules 640; lists that lie 130; declared functions, values that stay inside, calls of a snapshot, runs that pause at slices, the check
// of the interface's version and late images 1,050; imports that are made before a run 1,500; values that throw, paths and trusted types 750; values, arguments
// and dumps in pieces 4,300; loads 750; exceptions with arguments, causes and members 2,700.
const MOST_BYTES = 75_000;

test('what a page that uses load() gets, minified, does not grow', async (t) => {
    const stdin = { contents: "export { load } from 'hognose'", resolveDir: project };
    const { metafile } = await build({ stdin, bundle: true, minify: true, splitting: true, format: 'esm', write: false, outdir: 'out', metafile: true });
    const first = Object.values(metafile.outputs).find((output) => output.entryPoint === '<stdin>');
    const chunks = first.imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => metafile.outputs[path]);
    const size = [first, ...chunks].reduce((sum, { bytes }) => sum + bytes, 0);
    t.diagnostic(`${size} bytes`);
    assert.ok(size <= MOST_BYTES, `${size} bytes`);
});
