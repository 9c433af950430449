// A reporter for node:test: what failed, and how much of hognose/agent the tests have run. `./build.sh coverage` asks for 90 % of its lines.
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../bindings/js/dist/agent', import.meta.url));
const LEAST = 90; // per cent of the lines
const share = (covered, all) => (all ? (100 * covered) / all : 100);
const row = (name, lines, branches, functions) => `${name.padEnd(24)} ${[lines, branches, functions].map((n) => n.toFixed(1).padStart(9)).join(' ')}\n`;

function* table(files) {
    const all = { line: [0, 0], branch: [0, 0], function: [0, 0] };
    const name = (word) => word[0].toUpperCase() + word.slice(1);
    yield `${'hognose/agent'.padEnd(24)}   lines %  branch % functions %\n`;
    for (const file of files) {
        const shares = Object.entries(all).map(([kind, sum]) => {
            const pair = [file[`covered${name(kind)}Count`], file[`total${name(kind)}Count`]];
            pair.forEach((n, i) => (sum[i] += n));
            return share(...pair);
        });
        yield row(relative(root, file.path), ...shares);
    }
    yield row('all files', ...Object.values(all).map((sum) => share(...sum)));
    if (share(...all.line) >= LEAST) return;
    yield `less than ${LEAST} % of the lines\n`;
    process.exitCode = 1;
}

export default async function* coverage(events) {
    for await (const { type, data } of events) {
        if (type === 'test:fail') yield `not ok ${data.name}\n`;
        if (type === 'test:coverage') yield* table(data.summary.files.filter(({ path }) => path.startsWith(`${root}/`)).sort((a, b) => (a.path < b.path ? -1 : 1)));
    }
}
