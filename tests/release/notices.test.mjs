// Whatever is inside a binary or a bundle has a notice, or an error names it.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { partsOfBundle } from '../../tools/release/bundled.mjs';
import { libraryOf, notices, objectsOf, partsOf, partsOfBinary } from '../../tools/release/notices.mjs';
import { GENERATORS, PARTS, ROOT } from '../../tools/release/parts.mjs';
import { between, debian, head, stated, textOf, whole } from '../../tools/release/texts.mjs';

const MAP = `    Addr      Off     Size Out     In      Symbol
       -       10        a CODE
       -     2aa3       11         build/obj/js/core/api/abi.o:(f)
       -     2aa3       11                 f
       -     2ab4       28         <internal>:(.data)
       -     2ab4       28         /usr/lib/x y/libz.a(inflate.o):(inflate)
`;

const temporary = (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'hognose-notices-'));
    t.after(() => rmSync(folder, { recursive: true }));
    return (path, text) => {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
        return join(folder, path);
    };
};

test('the map of the linker says which objects are inside', () => {
    assert.deepEqual(objectsOf(MAP), ['/usr/lib/x y/libz.a(inflate.o)', 'build/obj/js/core/api/abi.o']);
    assert.throws(() => objectsOf('warning: no map\n'), /lists no objects/);
});

test('an object that no row of the table has is an error that names it', () => {
    assert.throws(() => partsOf(objectsOf(MAP)), /\/usr\/lib\/x y\/libz\.a\(inflate\.o\) has no row in tools\/release\/parts\.mjs: its licence is not known/);
    for (const object of ['build/obj/wasi/vendor/z.o', 'build/gen/_other.py', 'core/lib/data/words.txt', '/usr/lib/wasm32-wasi/libm.a(sin.o)']) assert.throws(() => partsOf([object]), /its licence is not known/, object);
    assert.deepEqual(partsOf(['build/obj/js/core/api/abi.o', 'build/obj/wasi/wasi/component/component.o', 'core/lib/py/html/_names.py']), []);
});

test('each row of the table is inside one of the binaries', () => {
    const found = ['command', 'reactor', 'js'].flatMap((binary) => partsOfBinary(binary));
    assert.deepEqual(PARTS.filter((row) => !found.some(({ inside }) => inside === row.inside)).map(({ name }) => name), []);
});

test('so is what goes into the library', () => {
    const library = libraryOf();
    for (const name of ['build/gen/_zones.py', 'core/base/unicode_names.txt', 'core/lib/py/_ucd_tables.py', 'core/lib/py/html/_names.py']) assert.ok(library.includes(name), name);
    assert.deepEqual(partsOf(library).map(({ name }) => name), ['tzdata', 'Unicode']);
});

test('the table says of each generator whose data it reads', () => {
    const there = readdirSync(join(ROOT, 'tools')).filter((name) => /^gen_\w+\.(?:py|mjs)$/.test(name)).map((name) => name.replace(/\..*/, ''));
    assert.deepEqual(Object.keys(GENERATORS).sort(), there.sort());
    for (const part of Object.values(GENERATORS)) assert.ok(!part || PARTS.some(({ name }) => name === part), part);
});

test('each part is listed with its licence, has its text, and common texts follow once', () => {
    const part = (name, more) => ({ name, licence: 'L', what: name && 'a thing', text: `text of ${name}`, more });
    const text = notices('It', [part('a', ['Apache-2.0']), part('bcd', ['Apache-2.0'])], 'LICENSE.txt');
    assert.ok(text.startsWith('THIRD-PARTY NOTICES\n\nHognose is under the licence in the file LICENSE.txt. It also contains these parts by others:\n\n  a    L: a thing\n  bcd  L: a thing\n\n'));
    assert.equal(text.split('Grant of Patent License').length, 2);
    assert.ok(text.includes('\nbcd (L)\n') && text.includes('\n\ntext of bcd\n'));
});

test('texts are taken from files, headers and paragraphs', (t) => {
    const write = temporary(t);
    const file = write('copyright', 'Format: x\n\nFiles: *\nCopyright: A\nLicense: Expat\n\nFiles: a/b.c\n c/*\nCopyright: B\nLicense: MIT\n one\n .\n two\n\nLicense: Expat\n free\n');
    assert.equal(textOf('x', [debian(file, '*', 'Expat')]), 'Files: *\nCopyright: A\nLicense: Expat\n\nLicense: Expat\n free');
    assert.equal(textOf('x', [debian(file, 'c/*')]), 'Files: a/b.c\n c/*\nCopyright: B\nLicense: MIT\n one\n\n two');
    assert.throws(() => textOf('x', [debian(file, 'd')]), /there is no licence of x in .*copyright: set NOTICES_DIR/);
    assert.equal(textOf('x', [head(write('a.c', '/*\n  Copyright C\n\n  Permission\n*/\n/* code */'))]), '  Copyright C\n\n  Permission');
    assert.equal(textOf('x', [between(write('all', 'a\n    FROM\n\n      in\n    ----\nb\n'), /FROM/, /---/)]), 'FROM\n\n  in');
    assert.equal(textOf('x', [whole('/nowhere'), stated('here')]), 'here');
    assert.throws(() => textOf('x', [whole('/nowhere'), whole(write('empty', '\n'))]), /there is no licence of x/);
});

test('NOTICES_DIR comes first', (t) => {
    const write = temporary(t);
    const folder = dirname(write('x.txt', 'mine\n'));
    assert.equal(textOf('x', [stated('theirs')], folder), 'mine');
    assert.equal(textOf('y', [stated('theirs')], folder), 'theirs');
});

test('a bundle has the packages of its modules, once each', (t) => {
    const write = temporary(t);
    const made = (name, files) => {
        for (const [file, text] of Object.entries({ 'package.json': JSON.stringify({ name, license: 'MIT' }), ...files })) write(`node_modules/${name}/${file}`, text);
        return write(`node_modules/${name}/index.js`, '');
    };
    const one = made('one', { LICENCE: 'of one' });
    const other = made('@a/other', { 'LICENSE.md': 'of other' });
    const inner = write('node_modules/one/node_modules/inner/index.js', '');
    const bare = made('bare', {});
    made('vite', { 'LICENSE.md': '# Vite\nof vite\n# Licenses of bundled dependencies\nof others\n' });
    const folder = dirname(dirname(one));
    const from = (ids) => partsOfBundle(ids, { own: (id) => id.startsWith('/own/'), find: (name) => join(folder, name) }).map(({ name, text }) => [name, text]);
    assert.deepEqual(from([one, '/own/a.ts', other, join(dirname(one), 'b.js'), '\0vite/preload-helper.js']), [['@a/other', 'of other'], ['one', 'of one'], ['vite', '# Vite\nof vite']]);
    assert.throws(() => from([bare]), /there is no licence of bare in/);
    assert.throws(() => from([inner]), /inner\/index\.js" is in the bundle, and in no package: its licence is not known/);
    assert.throws(() => from(['\0virtual:x']), /virtual:x" is in the bundle/);
    assert.throws(() => from(['/elsewhere/x.js']), /\/elsewhere\/x\.js" is in the bundle/);
});

test('the binaries are built with their maps', () => {
    for (const name of ['wasi/hognose', 'wasi/hognose_reactor', 'js/hognose']) assert.ok(objectsOf(readFileSync(join(ROOT, `build/${name}.map`), 'utf8')).some((object) => object.endsWith('core/vm/loop.o')), name);
});
