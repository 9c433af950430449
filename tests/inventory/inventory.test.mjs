// The builtins have what CPython 3.14's have, but for what exceptions.txt names. ./build.sh inventory runs this alone.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { builtins } from '../oracle/gen_builtins.mjs';
import { compare } from './compare.mjs';
import { compareModules } from './modules.mjs';
import { PAGE, page } from './page.mjs';
import { createRequire } from 'node:module';

const { loadPyodide } = createRequire(new URL('../oracle/', import.meta.url))('pyodide');
const pyodide = loadPyodide();
const runHere = (code) => execFileSync(fileURLToPath(new URL('../../build/native/hognose', import.meta.url)), ['-'], { input: code, encoding: 'utf8' });

test('builtins and their types have the same names, kinds and signatures', async () => {
    const { complaints, unused, count } = await compare(await pyodide);
    assert.ok(count > 4000);
    assert.deepEqual(complaints, []);
    assert.deepEqual(unused, [], 'these exceptions are no longer needed');
});

test('functions that CPython has in C are builtin functions', async () => {
    const table = new URL('../../core/code/builtins.def', import.meta.url);
    assert.equal(readFileSync(table, 'utf8'), await builtins(await pyodide), 'run node tests/oracle/gen_builtins.mjs');
});

test('the modules of the library have the names, kinds and signatures of CPython, but for what library.txt says', async () => {
    const compared = compareModules(await pyodide);
    assert.ok(compared.found.size > 150);
    assert.deepEqual(compared.complaints, []);
    assert.deepEqual(compared.unused, [], 'these lines are no longer needed');
    assert.equal(readFileSync(PAGE, 'utf8'), page(compared), 'run node --stack-size=6000 tests/inventory/page.mjs');
});

test('placeholders of refused modules have the public names of CPython', async () => {
    const modules = ['http.client', 'http.server', 'multiprocessing', 'multiprocessing.connection', 'multiprocessing.context', 'multiprocessing.managers',
        'multiprocessing.pool', 'multiprocessing.process', 'multiprocessing.queues', 'multiprocessing.util', 'select', 'signal', 'smtplib', 'socketserver', 'subprocess'];
    const there = (await pyodide).runPython(`
import importlib, json, types
def names(title):
    module = importlib.import_module(title)
    listed = getattr(module, '__all__', None) or dir(module)
    return [n for n in listed if n[0] != '_' and not isinstance(getattr(module, n), types.ModuleType)]
json.dumps([[title, n] for title in ${JSON.stringify(modules)} for n in names(title)])`);
    const here = `
import json, sys
open('/tmp/top.py', 'w').write('def get(title): return __import__(title, fromlist=["x"])')
sys.path.insert(0, '/tmp')
from top import get
print([title + '.' + n for title, n in json.loads(${JSON.stringify(there)}) if not hasattr(get(title), n)])`;
    assert.equal(runHere(here), '[]\n');
});
