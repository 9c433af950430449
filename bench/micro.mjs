// Start-up, host calls, dumps, sizes and memory per object of every contender.
// node micro.mjs [--contenders a,b] [--rounds N]
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Contender, NAMES } from './lib/contenders.mjs';
import { median } from './lib/measure.mjs';
import { formatTable, short } from './lib/table.mjs';

const FIGURES = [
  ['sandboxUs', 'new sandbox and 1 + 1, µs'],
  ['coldMs', 'from the file to the first result, ms'],
  ['hostCallUs', 'host call and back, µs'],
  ['awaitedCallUs', 'host call that is awaited, µs'],
  ['feedsMs', 'ten feeds of an agent, ms'],
  ['textMs', '1 MB of text in and out, ms'],
  ['dictsInMs', '10,000 small dicts in, ms'],
  ['dictsOutMs', '10,000 small dicts out, ms'],
  ['dumpBytes', 'dump of a paused program, bytes'],
  ['dumpLoadMs', 'dump and load of it, ms'],
  ['wasmBytes', 'size, bytes'],
  ['wasmGzip', 'size, gzip -9'],
  ['listBytes', '[], bytes'],
  ['dictBytes', '{"a": i}, bytes'],
];

/** Each round in a process of its own, so that `coldMs` is cold; medians of every figure. */
async function measure(name, rounds) {
  const contender = new Contender(name, 120000);
  const problem = await contender.prepare();
  contender.close();
  if (problem) return { problem };
  const all = [];
  for (let round = 0; round < rounds; round++) {
    const answer = await contender.request({ kind: 'micro' });
    contender.close();
    if (answer.error) return { problem: answer.error };
    all.push(answer);
  }
  const figures = {};
  for (const [key] of FIGURES) {
    const values = all.map((answer) => answer.figures[key]).filter((value) => Number.isFinite(value));
    if (values.length) figures[key] = median(values);
  }
  return { title: contender.title, version: contender.version, figures, notes: all[0].notes };
}

async function main() {
  const { values } = parseArgs({ options: { contenders: { type: 'string' }, rounds: { type: 'string', default: '3' } } });
  const names = values.contenders?.split(',') ?? NAMES;
  const unknown = names.filter((name) => !NAMES.includes(name));
  if (unknown.length) throw new Error(`no such contender: ${unknown.join(', ')}; there are ${NAMES.join(', ')}`);
  const results = {};
  for (const name of names) {
    const result = await measure(name, Math.max(1, Number(values.rounds) || 3));
    if (result.problem) console.error(`${name}: left out: ${result.problem}`);
    else results[name] = result;
  }
  const measured = Object.entries(results);
  const rows = FIGURES.map(([key, label]) => [label, ...measured.map(([, { figures }]) => short(figures[key]))]);
  console.log(formatTable(['', ...measured.map(([name]) => name)], rows));
  for (const [name, { notes }] of measured) {
    for (const [key, note] of Object.entries(notes)) console.log(`  ${name} ${key}: ${note}`);
  }
  const here = dirname(fileURLToPath(import.meta.url));
  mkdirSync(join(here, 'results'), { recursive: true });
  writeFileSync(join(here, 'results/micro.json'), `${JSON.stringify(results, null, 1)}\n`);
}

try {
  await main();
} catch (error) {
  console.error(error.message);
  process.exit(2);
}
