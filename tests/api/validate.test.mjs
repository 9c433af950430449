// Validation: what it finds (validate_cases.txt), that it finds nothing in what runs, and that it changes nothing.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { collect, ROOT, splitBlocks } from '../runner/cases.mjs';
import { HognoseError, LimitError, failure, hognose } from './package.mjs';

const TABLE = join(ROOT, 'tests/api/validate_cases.txt');

const functions = {
    fetch: { handler() {}, signature: '(url, timeout=5, *, retries: int = 3) -> str' },
    pair: { handler() {}, signature: '(a, b, /)' },
    many: { handler() {}, signature: '(first, *rest, **named)' },
    none: { handler() {}, signature: '()' },
    three: { handler() {}, signature: '(a, b, c, *, d, e)' },
    free() {},
};
const sources = { helper: 'x = 1', pkg: '', 'pkg.sub': '' };
const sandbox = hognose.sandbox({ functions, modules: { sources } });

const show = (f) => `${f.kind} ${f.line}:${f.column}-${f.endLine}:${f.endColumn} ${f.message}`;

/** The table: programs, and behind `#? ` what is found in them. WRITE=1 fills it in. */
function readTable() {
    return splitBlocks(readFileSync(TABLE, 'utf8'), TABLE).map(({ name, lines }) => ({
        name,
        off: lines.includes('#: off'),
        code: lines.filter((line) => !/^#[:?] /.test(line)).join('\n').trimEnd() + '\n',
        found: lines.filter((line) => line.startsWith('#? ')).map((line) => line.slice(3)),
    }));
}

const options = { known: ['given'], functions: { local: { signature: '(x)' } } };
const table = readTable().map((row) => {
    const found = sandbox.validate(row.code, { ...options, topLevelAwait: !row.off }).map(show);
    return { ...row, now: found };
});
if (process.env.WRITE) {
    const text = ({ name, off, code, now }) => `### ${name}\n${off ? '#: off\n' : ''}${code}${now.map((f) => `#? ${f}\n`).join('')}`;
    writeFileSync(TABLE, table.map(text).join('\n'));
}
for (const { name, found, now } of table) test(name, () => assert.deepEqual(now, found));
test('the table is long', () => assert.ok(table.length >= 80 && table.filter((row) => row.found.length).length >= 60));

// Cases whose text says that something is missing, or that are about code that is not run.
const MISSING = /NameError|UnboundLocalError|ImportError|ModuleNotFoundError|is not defined|No module named/;
const SYNTAX = /SyntaxError|IndentationError|TabError/;

test('nothing is found in the cases that run, and in no other what they do not say', () => {
    const plain = hognose.sandbox();
    const wrong = [];
    let clean = 0;
    for (const c of collect([join(ROOT, 'tests')])) {
        const inputs = c.options.inputs ? Object.keys(JSON.parse(c.options.inputs)) : [];
        const said = [c.error, ...(c.trace ?? []), ...c.stdout].join('\n');
        let found;
        try {
            found = plain.validate(c.code, { topLevelAwait: false, known: inputs });
        } catch (error) {
            wrong.push(`${c.id}: ${error.message}`);
            continue;
        }
        if (!found.length) clean++;
        const uncompiled = SYNTAX.test(said);
        for (const f of found) {
            if (f.kind === 'import' && c.code.includes('def put(')) continue; // of a file that the case writes
            const expected = f.kind === 'syntax' || f.kind === 'await' ? uncompiled : uncompiled || MISSING.test(said);
            if (!expected || f.kind === 'call') wrong.push(`${c.id}: ${show(f)}`);
        }
    }
    assert.deepEqual(wrong, []);
    assert.ok(clean > 2500, `${clean} cases without a finding`);
});

test('nothing is found in the programs', () => {
    const plain = hognose.sandbox();
    for (const folder of ['bench/programs', 'tests/programs'].map((f) => join(ROOT, f)).filter((f) => existsSync(f))) {
        for (const name of readdirSync(folder).filter((f) => f.endsWith('.py'))) {
            assert.deepEqual(plain.validate(readFileSync(join(folder, name), 'utf8')), [], name);
        }
    }
});

test('a SyntaxError is found where check finds it, in the same words', () => {
    for (const code of ['def f(:\n', 'x = = 1', 'return 1', 'if 1:\nx', "'abc", 'f(a=1, a=2)\n', 'def f(): pass\nyield 1\n']) {
        const error = sandbox.check(code);
        const found = sandbox.validate(code).filter((f) => f.kind === 'syntax');
        assert.equal(found.length, 1, code);
        assert.equal(found[0].message, error.text.replace(/ \([^(]*, line \d+\)$/, ''));
        const place = ({ line, column, endLine, endColumn }) => ({ line, column, endLine, endColumn });
        assert.deepEqual(place(found[0]), place(error), code);
    }
});

test('a text with a null is refused as a whole', () => {
    assert.deepEqual(sandbox.validate('x = 1\0').map(show), ['syntax 1:1-1:1 source code string cannot contain null bytes']);
});

test('a session is as it was', () => {
    const s = hognose.sandbox({ functions });
    s.runSync('x = 1\ndef f(): return x\nprint("a")');
    const [names, usage] = [s.names(), s.usage];
    const dump = s.dump();
    assert.deepEqual(s.validate('import json\ny = x + f() + 1\nprint(y)'), []);
    assert.equal(s.validate('y').length, 1);
    assert.deepEqual(s.names(), names);
    assert.deepEqual(s.dump(), dump);
    assert.equal(s.usage.steps, usage.steps);
    assert.equal(s.usage.output, usage.output);
    assert.equal(s.runSync('f()').value, 1);
    assert.equal(s.runSync('import sys\n"json" in sys.modules').value, false);
});

test('what earlier programs made is known', () => {
    const s = hognose.sandbox();
    assert.equal(s.validate('shared').length, 1);
    s.runSync('shared = 1\nimport json');
    assert.deepEqual(s.validate('shared + json.dumps(1)'), []);
    s.runSync('del shared');
    assert.equal(s.validate('shared').length, 1);
});

test('a host function that the session lost is not checked', () => {
    const s = hognose.sandbox({ functions });
    assert.equal(s.validate('none(1)').length, 1);
    s.runSync('none = print');
    assert.deepEqual(s.validate('none(1)'), []);
});

test('modules that the sandbox does not allow will not import', () => {
    const s = hognose.sandbox({ modules: { allow: ['math', 'os.path'], sources } });
    assert.deepEqual(s.validate('import math, os.path, helper, pkg.sub\nimport json\nprint(os, string)').map(show), [
        "import 2:8-2:12 import of module 'json' is refused: this sandbox does not allow it",
        "name 3:11-3:17 name 'string' is not defined",
    ]);
    s.runSync('import os.path');
    assert.equal(hognose.sandbox({ modules: { allow: [] } }).validate('import math').length, 1);
});

test('functions of the options stand in for those of the sandbox', () => {
    assert.deepEqual(sandbox.validate('none(1)', { functions: { none: { signature: '(x)' } } }), []);
    assert.deepEqual(sandbox.validate('none(1)', { functions: ['none'] }), []);
    assert.deepEqual(sandbox.validate('none(1)', { known: ['none'] }), []);
    assert.equal(sandbox.validate('none(1)').length, 1);
});

test('a signature that does not parse is refused', async () => {
    const bad = { '(url': "'(' was never closed", 'url': "it does not begin with '('", '(a, a)': "duplicate argument 'a' in function definition",
        '(): pass #': 'it is more than the parameters of one function', '(x):\n pass\ndef g()': 'it is more than the parameters of one function' };
    for (const [signature, why] of Object.entries(bad)) {
        const error = await failure(() => hognose.sandbox({ functions: { f: { signature } } }));
        assert.ok(error instanceof HognoseError);
        assert.equal(error.message, `functions.f: the signature does not parse: ${why}`);
        const again = await failure(() => sandbox.validate('f()', { functions: { f: { signature } } }));
        assert.equal(again.message, `f: the signature does not parse: ${why}`);
    }
    assert.equal(hognose.sandbox({ functions: { f: { signature: '(a, /, b: int = 1, *c, d, **e) -> str' } } }).runSync('f.__text_signature__').value,
        '(a, /, b: int = 1, *c, d, **e) -> str');
});

test('limits hold', async () => {
    const s = hognose.sandbox({ limits: { source: 1000, nesting: 20 } });
    const error = await failure(() => s.validate('x = 1\n'.repeat(200)));
    assert.ok(error instanceof LimitError);
    assert.equal(error.kind, 'source');
    assert.equal(s.validate(`${'('.repeat(30)}1${')'.repeat(30)}`)[0].message, 'too many nested expressions');
    assert.equal(s.runSync('1').value, 1);
});

test('it is quick on large programs', () => {
    const programs = ['missing.a\n'.repeat(100000), `[${'missing, '.repeat(110000)}]`, 'import a.b.c\n'.repeat(75000), `${'f('.repeat(150)}${')'.repeat(150)}\n`.repeat(200),
        `import ${'a.'.repeat(500000)}a`, Array.from({ length: 60000 }, (_, i) => `v${i} = w${i}\n`).join('')];
    for (const code of programs) {
        const found = hognose.sandbox({ limits: { steps: 16e6, time: Infinity } }).validate(code.slice(0, 2 ** 20));
        assert.ok(found.length >= 1 && found.length <= 1000);
    }
});

test('not while a run is under way', async () => {
    const s = hognose.sandbox({ functions: { stop: null } });
    s.start('stop()');
    assert.match((await failure(() => s.validate('1'))).message, /under way/);
});
