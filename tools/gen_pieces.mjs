// Writes the table of docs/limits.md from tests/api/pieces.mjs. With --check it only says whether it is current; exits 1 if not.
import { readFileSync, writeFileSync } from 'node:fs';
import { pieces } from '../tests/api/pieces.mjs';

const page = 'docs/limits.md';
const [begin, end] = ['<!-- tests/api/pieces.mjs -->\n', '<!-- end -->'];

const rows = pieces.map(({ work, longest, why }) => `| ${work} | ${longest} | ${why} |\n`).join('');
const table = `| Work that takes one piece | Longest time measured (Node, a busy machine) | Why |\n|---|---|---|\n${rows}`;

const old = readFileSync(page, 'utf8');
const [from, to] = [old.indexOf(begin), old.indexOf(end)];
if (from < 0 || to < from) throw new Error(`${page} has no place for the table`);
const now = old.slice(0, from + begin.length) + table + old.slice(to);
if (now !== old && process.argv.includes('--check')) {
    console.log(`${page} is not current: node tools/gen_pieces.mjs`);
    process.exitCode = 1;
} else if (now !== old) {
    writeFileSync(page, now);
}
