// What the modules of the library lack, or have that CPython 3.14's have not: names, kinds of things, signatures, members of classes.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');
const program = readFileSync(join(here, 'modules.py.txt'), 'utf8');
// They print when they are imported, or are of an editor.
const UNASKED = ['antigravity', 'this', 'idlelib', 'lib2to3', 'turtledemo', 'ensurepip', 'venv'];

/** The modules that the library has, by the names of its files; those of CPython's that are in C here are known to CPython. */
function ours(folder, prefix = '') {
    return readdirSync(folder).flatMap((name) => {
        const path = join(folder, name);
        if (name.startsWith('_') && name !== '__future__.py') return [];
        if (statSync(path).isDirectory()) return [prefix + name, ...ours(path, `${prefix}${name}.`)];
        return name.endsWith('.py') ? [prefix + name.slice(0, -3)] : [];
    });
}

function rows(text) {
    const found = new Map();
    for (const line of text.split('\n')) {
        const [name, ...words] = line.trimEnd().split(' ');
        if (name) found.set(name, words.join(' ').trim().replaceAll('9223372036854775807', '2147483647'));
    }
    return found;
}

const asked = (modules) => `MODULES = ${JSON.stringify(modules)}\n${program}`;

function ofCPython(pyodide, modules) {
    let text = '';
    pyodide.setStdout({ batched: (line) => (text += `${line}\n`) });
    pyodide.runPython(asked(Object.fromEntries(modules.map((name) => [name, []]))), { globals: pyodide.toPy({ __name__: '__main__' }) });
    return rows(text);
}

function ofHognose(modules) {
    const options = { input: asked(modules), encoding: 'utf8', maxBuffer: 1 << 26 };
    const limits = ['--max-output', '64M', '--max-time', '300s', '--max-memory', '512M'];
    return rows(execFileSync(join(root, 'build/native/hognose'), [...limits, '-'], options));
}

/** library.txt: [{ kind, pattern, expression, reason }] */
export function reasons() {
    const found = [];
    let reason = '';
    for (const line of readFileSync(join(here, 'library.txt'), 'utf8').split('\n')) {
        if (line.startsWith('## ')) reason = line.slice(3);
        else if (line && !line.startsWith('#')) {
            const [kind, ...patterns] = line.split(' ');
            if (!['missing', 'extra', 'differs', 'refused'].includes(kind) || !patterns.length || !reason) throw new Error(`library.txt: not understood: ${line}`);
            for (const pattern of patterns) {
                const source = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
                found.push({ kind, pattern, reason, used: false, expression: new RegExp(`^${source}$`) });
            }
        }
    }
    return found;
}

const above = (name) => (name.includes('.', name.indexOf(':')) ? name.slice(0, name.lastIndexOf('.')) : undefined);
const moduleOf = (name) => name.slice(0, name.indexOf(':') + 1);

/** Whether a kind and a signature say the same; '?' is one that cannot be told. */
function same(theirs, mine) {
    const [kind, signature = ''] = theirs.split(' ').slice(1);
    const [kind2, signature2 = ''] = mine.split(' ').slice(1);
    return kind === kind2 && (signature === signature2 || signature === '?');
}

function* differences(theirs, mine) {
    const shared = (name) => theirs.get(moduleOf(name)) === 'module' && mine.get(moduleOf(name)) === 'module';
    for (const [name, text] of theirs) {
        if (name.endsWith(':')) {
            if (text === 'module' && mine.get(name) !== 'module') yield { kind: mine.get(name), name: name.slice(0, -1) };
        } else if (shared(name) && text.startsWith('public')) {
            const owner = above(name);
            if (owner && !mine.get(owner)?.split(' ').includes('class')) continue;
            if (!mine.has(name)) yield { kind: 'missing', name };
            else if (!same(text, mine.get(name))) yield { kind: 'differs', name, text: `: ${mine.get(name)} / ${text}` };
        }
    }
    for (const [name, text] of mine) {
        if (name.endsWith(':')) {
            if (text === 'module' && theirs.get(name) !== 'module') yield { kind: 'extra', name: name.slice(0, -1) };
        } else if (shared(name) && text.startsWith('public') && !theirs.has(name)) {
            const owner = above(name);
            if (!owner || theirs.get(owner)?.startsWith('public')) yield { kind: 'extra', name };
        }
    }
}

/** { complaints, unused, found: Map of module to { names, left: [{ kind, name, reason }] } }, given a CPython. */
export function compareModules(pyodide) {
    const standard = pyodide.runPython('import sys; "\\n".join(sorted(sys.stdlib_module_names))').split('\n');
    const titles = [...new Set([...standard.filter((name) => !name.startsWith('_') && !UNASKED.includes(name)), ...ours(join(root, 'core/lib/py'))])].sort();
    const theirs = ofCPython(pyodide, titles);
    const known = Object.fromEntries(titles.map((name) => [name, []]));
    for (const [name, text] of theirs) if (!name.endsWith(':') && !above(name) && text.startsWith('public')) known[moduleOf(name).slice(0, -1)].push(name.slice(name.indexOf(':') + 1));
    const mine = ofHognose(known);
    const table = reasons();
    const complaints = [];
    const found = new Map(titles.filter((name) => mine.get(`${name}:`) === 'module').map((name) => [name, { names: 0, left: [] }]));
    for (const [name, text] of mine) if (!name.endsWith(':') && !above(name) && text.startsWith('public')) found.get(moduleOf(name).slice(0, -1)).names++;
    const absent = [];
    for (const { kind, name, text = '' } of differences(theirs, mine)) {
        const covering = table.find((line) => line.kind === kind && line.expression.test(name));
        for (const line of table) line.used ||= line.kind === kind && line.expression.test(name);
        if (!covering) complaints.push(`${kind} ${name}${text}`);
        else if (!name.includes(':')) absent.push({ kind, name, reason: covering.reason });
        else found.get(moduleOf(name).slice(0, -1)).left.push({ kind, name: name.slice(name.indexOf(':') + 1), reason: covering.reason });
    }
    return { complaints, unused: table.filter((line) => !line.used).map((line) => `${line.kind} ${line.pattern}`), found, absent };
}
