// Which functions of the frozen library are builtin functions in CPython 3.14, and as what: writes core/code/builtins.def.
// node tests/oracle/gen_builtins.mjs
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const library = join(root, 'core/lib/py');

function sources(folder) {
    return readdirSync(folder).flatMap((name) => {
        const path = join(folder, name);
        if (statSync(path).isDirectory()) return sources(path);
        return name.endsWith('.py') && name !== '__main__.py' ? [path] : []; // importing that one runs it
    });
}

/** What core/code/builtins.def has to be, given a CPython. */
export async function builtins(given) {
    const pyodide = given ?? (await createRequire(join(root, 'tests/oracle/'))('pyodide').loadPyodide());
    const texts = sources(library).map((path) => [relative(library, path), readFileSync(path, 'utf8')]);
    pyodide.globals.set('TEXTS', pyodide.toPy(Object.fromEntries(texts)));
    const rows = pyodide.runPython(readFileSync(join(root, 'tests/oracle/builtins.py'), 'utf8') + '\ntable(TEXTS)');
    return '/* Frozen functions that stand for builtin functions of CPython 3.14: HN_BUILTIN(module, function, as what).\n' +
        ' * Made by tests/oracle/gen_builtins.mjs. */\n' + rows;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(join(root, 'core/code/builtins.def'), await builtins());
