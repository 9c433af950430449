// What Hognose's builtins lack, or have that CPython 3.14 has not: names, kinds of things, signatures.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');
const program = readFileSync(join(here, 'inventory.py.txt'), 'utf8');

/** The lines that a program prints, as a map of name and description. */
function table(text) {
    const rows = new Map();
    for (const line of text.split('\n')) {
        const space = line.indexOf(' ');
        if (space > 0) rows.set(line.slice(0, space), line.slice(space + 1).trim());
    }
    return rows;
}

function ofCPython(pyodide) {
    let text = '';
    pyodide.setStdout({ batched: (line) => (text += line + '\n') });
    pyodide.runPython(program, { globals: pyodide.toPy({ __name__: '__main__' }) });
    return table(text);
}

function ofHognose() {
    const options = { input: program, encoding: 'utf8', maxBuffer: 1 << 24 };
    return table(execFileSync(join(root, 'build/native/hognose'), ['--max-output', '16M', '--max-time', '60s', '-'], options));
}

/** Lines of exceptions.txt: a word, a pattern with * for any characters, and the reason. */
export function exceptions() {
    return readFileSync(join(here, 'exceptions.txt'), 'utf8')
        .split('\n')
        .filter((line) => line.trim() && !line.startsWith('#'))
        .map((line) => {
            const [, kind, pattern, reason] = /^(missing|extra|differs) +(\S+) +(.+)$/.exec(line) ?? [];
            if (!reason) throw new Error(`exceptions.txt: not understood: ${line}`);
            const source = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
            return { kind, pattern, expression: new RegExp(`^${source}$`) };
        });
}

/** Methods in frozen Python are functions, without a signature in text. */
function same(ours, theirs) {
    if (ours === theirs) return true;
    return /^function\b/.test(ours) && /^(wrapper_descriptor|method_descriptor|builtin)/.test(theirs);
}

/** Given a CPython: { complaints: lines that no exception covers, unused: exceptions that cover nothing }. */
export async function compare(pyodide) {
    const [theirs, ours] = [ofCPython(pyodide), ofHognose()];
    const known = exceptions().map((exception) => ({ ...exception, used: false }));
    const complaints = [];
    const complain = (kind, name, text = '') => {
        const covered = known.filter((e) => e.kind === kind && e.expression.test(name));
        for (const exception of covered) exception.used = true;
        if (!covered.length) complaints.push(`${kind} ${name}${text}`);
    };
    for (const [name, description] of theirs) {
        if (!ours.has(name)) complain('missing', name);
        else if (!same(ours.get(name), description)) complain('differs', name, `: ${ours.get(name)} / ${description}`);
    }
    for (const name of ours.keys()) if (!theirs.has(name)) complain('extra', name);
    return { complaints, unused: known.filter((e) => !e.used).map((e) => `${e.kind} ${e.pattern}`), count: theirs.size };
}
