// What programs import at their heads is copied from an instance that has imported it: nothing but the time may tell.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { failure, hognose, load, loadSync } from './package.mjs';
import { preludeOf } from '../../bindings/js/dist/prelude.js';
import { Preludes } from '../../bindings/js/dist/prepared.js';
import { findFiles, readCases, ROOT } from '../runner/cases.mjs';
import { PART, rotation } from '../runner/selection.mjs';

const isTurn = rotation(import.meta.url);

const clock = { now: () => 1.7e12, monotonic: () => 1 };
const entropy = (to) => to.fill(7);
const plain = await load({ copyImports: false });

const ask = Preludes.prototype.for;
/** Calls `work`, for which each prelude counts as one that was there before; gives how often something was copied, too. */
function copying(work) {
    let copied = 0;
    Preludes.prototype.for = function (...given) {
        ask.apply(this, given);
        const prepared = ask.apply(this, given);
        if (prepared) copied++;
        return prepared;
    };
    try {
        return [work(), copied];
    } finally {
        Preludes.prototype.for = ask;
    }
}

/** Until it is given what copies, the next time that it is. */
function prepared(of) {
    return new Promise((resolve) => {
        of.takePreludes = (...given) => {
            delete of.takePreludes;
            of.takePreludes(...given);
            resolve();
        };
    });
}

/** Everything that there is to see of a run: what came out, what it cost, and the session afterwards. */
function seen(of, code, options = {}, runOptions = {}) {
    const sandbox = of.sandbox({ clock, entropy, ...options });
    let came;
    try {
        const { stdout, stderr, repr, usage } = sandbox.runSync(code, runOptions);
        came = { stdout, stderr, repr, steps: usage.steps };
    } catch (error) {
        const { name, message, traceback, stdout, stderr, usage } = error;
        came = { name, message, traceback, stdout, stderr, steps: usage?.steps };
    }
    const state = createHash('sha256').update(sandbox.dump()).digest('hex');
    sandbox.dispose();
    return { ...came, state };
}

/** Whether something was copied; fails where it shows. */
function compare(code, options, runOptions) {
    const [with_, copied] = copying(() => seen(hognose, code, options, runOptions));
    assert.deepEqual(with_, seen(plain, code, options, runOptions), code.slice(0, 300));
    return copied > 0;
}

test('what is sure to be an import at the head of a program is found', () => {
    const found = (code) => preludeOf(code).map(({ module, names }) => (names.length ? `${module}: ${names.join(' ')}` : module)).join(', ');
    const table = [
        ['import a', 'a'],
        ['import a, b.c as d\nimport e # why', 'a, b.c, e'],
        ['#!/usr/bin/env python3\n\n"""Does\n"this"."""\n\nfrom __future__ import annotations\nimport a\n', '__future__: annotations, a'],
        ["'''x'''\r\nfrom a.b import c as d, e\r\nx = 1\r\nimport f", 'a.b: c e'],
        ['from a import (\n    b,  # one, (two)\n    c as d,\n)\nimport e\n', 'a: b c, e'],
        ['from a import(b)\n', 'a: b'],
        ['"a"  # said\nimport b\n"c"\nimport d\n', 'b'],
        ['import a; import b\nimport c', ''],
        ['import a\\\n, b\n', ''],
        ['import a\n  import b\n', 'a'],
        ['from a import *\nimport b', ''],
        ['from . import a', ''],
        ['import é', ''],
        ['import a.b.c.\n', ''],
        ['import a\nif True:\n    import b\nimport c', 'a'],
        ['import a as __builtins__\nimport b', ''],
        ['from a import b as __import__\nimport c', ''],
        ['from __future__ import annotations as __builtins__\nimport c', ''],
        ['"""a\nimport b\n', ''],
        ['"""a\n"""; import b\n', ''],
        ['"""a\\"""\nimport b\n"""\n', ''],
        ['""""a"""\nimport b\n', 'b'],
        ['"""a""""\nimport b\n', ''],
        ['r"""a"""\nimport b\n', ''],
        ['\ufeffimport a\n', ''],
        ['import a\0\nimport b', ''],
        ['import a\fimport b', ''],
        ['importa\nimport b', ''],
        ['from a import b c\nimport d', ''],
        [`"""${'x'.repeat(5000)}"""\nimport a\n`, ''],
        [`import a\nimport ${'b'.repeat(5000)}\n`, 'a'],
        ['', ''],
    ];
    for (const [code, expected] of table) assert.equal(found(code), expected, code.slice(0, 80));
    for (const hard of [`import a${' '.repeat(4000)}x`, `from a import (b${' '.repeat(4000)}`, `from a import (${'b, '.repeat(1300)}`, `"""${'"" '.repeat(1300)}`, `import ${'a.'.repeat(2000)}`]) {
        const begin = process.cpuUsage();
        assert.equal(found(hard), '');
        assert.ok(process.cpuUsage(begin).user < 1e6); // minutes, if it tried everything
    }
});

const library = fileURLToPath(new URL('../../core/lib/py', import.meta.url));

/** Every module that is written in Python, by its name. */
function modules(directory = library, above = '') {
    return readdirSync(directory, { withFileTypes: true }).flatMap(({ name }) => {
        if (name === '_hn') return [];
        if (name === '__init__.py') return [above.slice(0, -1)];
        return name.endsWith('.py') ? [above + name.slice(0, -3)] : modules(`${directory}/${name}`, `${above}${name}.`);
    });
}

/** All that a host can say and have modules copied all the same. */
const HOSTED = {
    argv: ['a', '-x'], cwd: '/work/d', quota: { bytes: 1e6 }, repr: 100, dicts: 'map', modules: { path: ['/work/d', '/x'], allow: 'all' },
    files: { '/work/d/a.py': 'x = 1', '/work/d/json/__init__.py': 'y = 1', '/usr/share/zoneinfo/Europe/Berlin': new Uint8Array(50) },
    functions: { f() {}, input: () => null, later: { handler: async () => 1, awaitable: true } },
};

test('each module of the library is as it is where it was imported', (t) => {
    let copied = 0;
    const names = plain.sandbox();
    for (const module of modules().filter((name) => isTurn(name))) {
        let own;
        try {
            own = names.runSync(`import sys, ${module}\n[n for n in sys.modules['${module}'].__dict__ if n.isidentifier() and not n.startswith('__')]`).value;
        } catch {
            continue; // it is none of programs'
        }
        // The program has the names, too, and asks for all of them.
        const uses = own.map((name) => `try: m.${name}\nexcept AttributeError: pass\n`).join('');
        const code = `import ${module}\nm = ${module}\nnames = [${own.map((name) => `'${name}'`)}]\n${uses}`;
        if (compare(code)) copied++;
        compare(code, HOSTED);
    }
    t.diagnostic(`${copied} modules were copied`);
    assert.ok(copied > 150 * PART, `${copied}`);
});

test('programs that somebody wrote run as they do without', (t) => {
    const files = ['programs', ...['argparse', 'ast', 'collections_deque', 'configparser', 'contextlib', 'copy', 'csv', 'dataclasses', 'decimal', 'email_legacy', 'enum', 'fractions', 'functools', 'itertools', 'pickle', 'tokenize', 'xml_sax'].map((name) => `lib/${name}.py`)];
    const cases = files.flatMap((name) => findFiles(`${ROOT}/tests/${name}`)).flatMap(readCases).filter(({ id, options }) => !Object.keys(options).length && isTurn(id));
    const copied = cases.filter(({ code }) => compare(code, { limits: { steps: 1e6 } })).length;
    t.diagnostic(`${copied} of ${cases.length} programs found their imports made`);
    assert.ok(copied > 120 * PART, `${copied}`);
});

test('each way of importing costs what it costs', () => {
    const given = [{ functions: { f: () => 1 }, files: { '/work/a.txt': 'a' }, cwd: '/work', argv: ['a'] }, { inputs: { given: [1, 2] } }];
    const isCopied = (head) => compare(`${head}\nx = 1\nprint(sorted(globals()))\n`, ...given);
    const heads = [
        'import json', 'from json import loads', 'from json import loads, dumps, load', 'import json.decoder', 'from json.decoder import JSONDecoder', 'import xml.dom', 'import xml.sax as s', 'from typing import List',
        'from typing import (\n    List,\n    Dict as D,\n)', 'import enum\nfrom enum import Enum, auto', 'from enum import Enum\nimport enum', 'import typing, enum\nfrom typing import Any', 'import sys, math\nimport re',
        'from os import path, sep', 'import os.path', 'from __future__ import annotations\nimport dataclasses', 'import collections.abc\nfrom collections import abc',
    ];
    for (const head of heads) assert.equal(isCopied(head), true, head);
    // A prelude ends in front of what cannot be copied, which comes out when that is tried: modules that are no attributes yet, and what is not there.
    const ends = ['import email.policy\nfrom concurrent import futures', 'import decimal\nimport numpy', 'import fractions\nfrom fractions import nothing'];
    for (const head of ends) assert.deepEqual([isCopied(head), isCopied(head)], [false, true], head);
    for (const head of ['from email import message', 'from concurrent import futures', 'import numpy']) assert.deepEqual([isCopied(head), isCopied(head)], [false, false], head);
});

test('a limit of steps is reached where it is reached without', () => {
    const code = 'import typing\nn = 0\nwhile n < 9000:\n    n += 1\n';
    let tried = 0; // with too few they begin anew
    for (const steps of [1, 10, 2000, 3480, 3500, 3507, 3510, 3520, 3600, 15_000, 23_500, 23_525, 23_550, 24_000, 60_000]) if (compare(code, { limits: { steps } })) tried++;
    assert.equal(tried, 15);
    for (const steps of [3000, 3600]) compare(code, {}, { limits: { steps } });
});

test('programs that do not begin are answered as without', () => {
    for (const code of ['import json\nx = (', 'import json\nreturn 1', 'from __future__ import nothing\nimport json', 'import json\n\0', 'import json\n# coding: none', 'import json\nx = "\\d"\nx = (']) compare(code);
    const sandbox = hognose.sandbox();
    const [error] = copying(() => failure(() => sandbox.runSync('import json, typing\nx = (')));
    return error.then(({ name }) => {
        assert.equal(name, 'PythonSyntaxError');
        assert.equal(sandbox.runSync('import sys\n"json" in sys.modules').value, false);
    });
});

test('what the host says of imports keeps them from being copied', () => {
    const code = 'import json\nimport typing\nx = {"a", "b", "c"}';
    assert.equal(compare(code), true);
    const sources = { typing: 'x = 1' };
    for (const options of [{ seed: 7 }, { modules: { missing: { numpy: 'x' } } }, { modules: { refusal: 'PermissionError' } }, { modules: { allow: ['json', 'typing'] } }, { modules: { allow: ['json'] } }, { modules: { sources } }, { limits: { allocations: 1e6 } }, { limits: { depth: 20 } }, { limits: { memory: 2 ** 22 } }]) {
        assert.equal(compare(code, options), false, JSON.stringify(options));
    }
    for (const options of [{ modules: { allow: 'all' } }, { modules: { path: ['/x'] } }, { limits: { depth: 2000, memory: 2 ** 25, time: 1e4 } }, { seed: 0 }]) {
        assert.equal(compare(code, options), true, JSON.stringify(options));
    }
    assert.equal(compare(code, { functions: { __import__: () => 1 } }), false);
    assert.equal(compare(code, {}, { inputs: { __builtins__: 1 } }), false);
});

test('a sandbox with which something was done runs as it is', () => {
    const code = 'import typing\n"sealed" in dir(typing), x';
    const given = [(s) => s.set('x', 1), (s) => s.runSync('x = 1'), (s) => s.runSync('x = 1; import typing; typing.sealed = 1'), (s) => s.files.write('/a', 'b')];
    for (const [i, change] of given.entries()) {
        const [[value, error], copied] = copying(() => {
            const sandbox = hognose.sandbox();
            change(sandbox);
            try {
                return [sandbox.runSync(code).value];
            } catch (error) {
                return [undefined, error.message];
            }
        });
        assert.equal(copied, 0);
        if (i < 3) assert.deepEqual([...value], [i === 2, 1]);
        else assert.match(error, /name 'x' is not defined/);
    }
    // To have looked at a program is nothing that was done.
    const [, copied] = copying(() => {
        const sandbox = hognose.sandbox();
        assert.equal(sandbox.check('import typing'), null);
        assert.deepEqual(sandbox.validate('import typing\ntyping'), []);
        sandbox.runSync('import typing');
        sandbox.reset();
        sandbox.runSync('import typing');
    });
    assert.equal(copied, 2);
});

test('nothing that a program did to modules is in those of the next', () => {
    const code = 'import json, enum\nwas = json.dumps("x"), hasattr(enum, "mine")\njson.dumps = lambda x: "evil"\nenum.mine = 1\nenum.Enum.evil = 1\nwas';
    copying(() => {
        for (let i = 0; i < 3; i++) {
            const sandbox = hognose.sandbox();
            assert.deepEqual([...sandbox.runSync(code).value], ['"x"', false]);
            sandbox.dispose();
        }
    });
});

test('only modules are copied that ask their host for nothing', () => {
    for (let i = 0; i < 3; i++) assert.equal(compare('import logging\nimport typing'), false);
    assert.equal(compare('import typing\nimport logging\nimport enum'), true); // up to there
    const drawn = new Set();
    copying(() => {
        for (let i = 0; i < 3; i++) drawn.add(hognose.sandbox().runSync('import uuid\nimport secrets\nstr(uuid.uuid4()) + secrets.token_hex()').value);
    });
    assert.equal(drawn.size, 3);
});

test('a list of modules is copied from its second program on, and few are kept', async () => {
    const own = loadSync(readFileSync(new URL('../../bindings/js/dist/hognose.wasm', import.meta.url)));
    await prepared(own); // loadSync() has not waited for what copies
    const given = [];
    Preludes.prototype.for = function (...asked) {
        const prepared = ask.apply(this, asked);
        given.push(prepared !== undefined);
        return prepared;
    };
    try {
        const run = (head) => own.sandbox().runSync(head);
        for (const head of ['import re', 'import re, enum', 'from re import compile', 'import re, enum']) run(head);
        assert.deepEqual(given.splice(0), [false, false, true, true]);
        // More lists than are kept, of which each is larger than nothing: the first ones are gone.
        const names = ['re', 'enum', 'typing', 'json', 'datetime', 'operator', 'functools', 'dataclasses'];
        for (const a of names) for (const b of names) for (let i = 0; i < 2; i++) run(`import ${a}, ${b}`);
        assert.equal(given.splice(0).filter(Boolean).length > 50, true);
        run('import re, enum');
        run('import dataclasses, functools');
        assert.deepEqual(given.splice(0), [false, true]);
    } finally {
        Preludes.prototype.for = ask;
    }
});

test('who wants no copies gets none', async () => {
    const wasm = readFileSync(new URL('../../bindings/js/dist/hognose.wasm', import.meta.url));
    const own = [plain, loadSync(wasm, undefined, { copyImports: false })];
    await new Promise((resolve) => setTimeout(resolve, 10));
    for (const of of own) assert.equal(copying(() => of.sandbox().runSync('import typing'))[1], 0);
    await assert.rejects(async () => loadSync(wasm, undefined, { copyImport: false }), /copyImport/);
    await assert.rejects(load({ copyImports: 'no' }), /copyImports/);
});

test('the modules of hognose.lib are copied once it is there', async () => {
    const wasm = readFileSync(new URL('../../bindings/js/dist/hognose.wasm', import.meta.url));
    const bytes = readFileSync(new URL('../../bindings/js/dist/hognose.lib', import.meta.url));
    let arrive;
    const late = await load({ wasm, library: new Promise((resolve) => (arrive = resolve)) });
    const code = 'import difflib\ndifflib.__name__';
    await assert.rejects(copying(() => late.sandbox().run(code))[0], /No module named 'difflib'/);
    const there = prepared(late);
    arrive(bytes);
    await there;
    const [run, copied] = copying(() => late.sandbox().run(code));
    assert.equal((await run).value, 'difflib');
    assert.equal(copied, 1);
});

test('runs that pause, wait or are sliced find their imports made', async () => {
    const code = 'import asyncio, typing, json\nasync def both():\n    return await asyncio.gather(f(1), f(2))\njson.dumps(await both())';
    const functions = { f: { handler: async (x) => x * 2, awaitable: true } };
    const [run, copied] = copying(() => hognose.sandbox({ functions }).run(code));
    assert.equal((await run).value, '[2, 4]');
    assert.equal(copied, 1);
    const [step] = copying(() => hognose.sandbox({ functions: ['ask'] }).start('import typing, enum\nx = ask("?")\nenum.Enum.__name__ + x'));
    const there = plain.restore(step.sandbox?.dump() ?? step.dump());
    assert.equal(there.step.resume('!').value, 'Enum!');
    assert.equal(step.resume('!').value, 'Enum!');
});

test('how long imports take', (t) => {
    const lists = ['typing, dataclasses, enum', 'json, re, math, random, datetime, collections, itertools, functools, os, sys', 'asyncio'];
    for (const list of lists) {
        const times = [plain, hognose].map((of) => {
            const measured = Array.from({ length: 40 }, () => {
                const sandbox = of.sandbox();
                const begin = performance.now();
                sandbox.runSync(`import ${list}`);
                const time = performance.now() - begin;
                sandbox.dispose();
                return time;
            });
            return measured.sort((a, b) => a - b)[20].toFixed(2);
        });
        t.diagnostic(`import ${list}: ${times[0]} ms by itself, ${times[1]} ms where programs began so before (medians of 40)`);
    }
});
