// Runs every program on every contender, interleaved, and prints medians and ratios.
// node run.mjs [--only a,b] [--contenders a,b] [--rounds N] [--quick] [--timeout S] [--svg]
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { drawChart } from './lib/chart.mjs';
import { BASELINE, Contender, NAMES } from './lib/contenders.mjs';
import { geometricMean, median } from './lib/measure.mjs';
import { formatTable, short } from './lib/table.mjs';

// A contender that has spent this long on a program is not measured again at it.
const ENOUGH_MS = 8000;

const HERE = dirname(fileURLToPath(import.meta.url));

function options() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      contenders: { type: 'string' },
      rounds: { type: 'string', default: '5' },
      timeout: { type: 'string', default: '30' },
      quick: { type: 'boolean', default: false },
      svg: { type: 'boolean', default: false },
    },
  });
  return values;
}

const total = (times) => times.reduce((sum, ms) => sum + ms, 0);

function choose(all, wanted, what) {
  if (!wanted) return all;
  const names = wanted.split(',');
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length) throw new Error(`no such ${what}: ${unknown.join(', ')}; there are ${all.join(', ')}`);
  return all.filter((name) => names.includes(name));
}

async function openContenders(wanted, timeoutMs) {
  const names = choose(NAMES, wanted, 'contender');
  if (!names.includes(BASELINE)) names.unshift(BASELINE);
  const ready = [];
  for (const name of names) {
    const contender = new Contender(name, timeoutMs);
    const problem = await contender.prepare();
    if (problem) console.error(`${name}: left out: ${problem}`);
    else ready.push(contender);
  }
  if (ready[0]?.name !== BASELINE) throw new Error('the baseline, python3, cannot run');
  return ready;
}

/** Files one answer; a contender that failed once at a program is not asked again. */
function record(entry, answer, expected) {
  if (answer.error) {
    entry.status = 'n/a';
    entry.reason = answer.error;
  } else if (expected !== null && answer.stdout !== expected) {
    entry.status = 'wrong';
    entry.reason = `printed ${JSON.stringify(answer.stdout.slice(0, 200))}`;
  } else {
    entry.times.push(answer.ms);
    entry.firsts.push(answer.firstMs);
  }
}

async function measure(programs, contenders, rounds) {
  const results = {};
  for (const name of programs) {
    results[name] = {};
    for (const { name: who } of contenders) results[name][who] = { status: 'ok', times: [], firsts: [] };
  }
  for (let round = 1; round <= rounds; round++) {
    for (const name of programs) {
      const code = readFileSync(join(HERE, 'programs', `${name}.py`), 'utf8');
      let expected = null;
      for (const contender of contenders) {
        const entry = results[name][contender.name];
        if (entry.status !== 'ok' || total(entry.times) > ENOUGH_MS) continue;
        const answer = await contender.request({ kind: 'run', code, name: `${name}.py` });
        record(entry, answer, expected);
        if (contender.name === BASELINE) {
          if (answer.error) throw new Error(`${name} fails on python3: ${answer.error}`);
          expected = answer.stdout;
        }
      }
      process.stderr.write(`\r${process.stderr.isTTY ? `round ${round}/${rounds} ${name}`.padEnd(50) : ''}`);
    }
  }
  if (process.stderr.isTTY) process.stderr.write('\r'.padEnd(51) + '\r');
  return results;
}

function summarise(results, contenders) {
  for (const row of Object.values(results)) {
    for (const entry of Object.values(row)) {
      if (entry.status !== 'ok') continue;
      entry.ms = median(entry.times);
      entry.firstMs = median(entry.firsts);
    }
    for (const entry of Object.values(row)) {
      if (!entry.ms) continue;
      entry.ratio = entry.ms / row[BASELINE].ms;
      entry.firstRatio = entry.firstMs / row[BASELINE].ms;
    }
  }
  const means = {};
  for (const { name } of contenders) {
    const ratios = Object.values(results).map((row) => row[name].ratio).filter(Boolean);
    const firsts = Object.values(results).map((row) => row[name].firstRatio).filter(Boolean);
    means[name] = {
      mean: geometricMean(ratios),
      first: geometricMean(firsts),
      programs: ratios.length,
      worst: Math.max(...ratios),
    };
  }
  return means;
}

function printRatios(results, contenders, means) {
  const others = contenders.filter(({ name }) => name !== BASELINE);
  const header = ['program', `${BASELINE} ms`, ...others.flatMap(({ name }) => [`${name} ms`, 'ratio'])];
  const cells = (entry) => (entry.ms ? [short(entry.ms, 1), short(entry.ratio)] : ['', entry.status]);
  const rows = Object.entries(results).map(([name, row]) => [
    name,
    short(row[BASELINE].ms, 1),
    ...others.flatMap((contender) => cells(row[contender.name])),
  ]);
  rows.push(['geometric mean', '', ...others.flatMap(({ name }) => ['', short(means[name].mean)])]);
  rows.push(['first run of a process', '', ...others.flatMap(({ name }) => ['', short(means[name].first)])]);
  rows.push(['of programs', rows.length - 1, ...others.flatMap(({ name }) => ['', means[name].programs])]);
  console.log(formatTable(header, rows));
}

/** Hognose against each peer, over the programs both can run. */
function againstPeers(results, contenders) {
  const out = {};
  for (const { name } of contenders) {
    if (name.startsWith('hognose')) continue;
    const shared = Object.entries(results).filter(([, row]) => row.hognose?.ms && row[name].ms);
    if (!shared.length) continue;
    const ratios = shared.map(([program, row]) => [row.hognose.ms / row[name].ms, program]).sort((a, b) => b[0] - a[0]);
    out[name] = {
      mean: geometricMean(ratios.map(([ratio]) => ratio)),
      programs: ratios.length,
      slowerOn: ratios.filter(([ratio]) => ratio > 1).map(([ratio, program]) => ({ program, ratio })),
    };
  }
  return out;
}

function printPeers(peers) {
  for (const [name, { mean, programs, slowerOn }] of Object.entries(peers)) {
    const slower = slowerOn.map(({ program, ratio }) => `${program} ${short(ratio)}`).join(', ') || 'none';
    console.log(`hognose / ${name}: ${short(mean)} over ${programs} programs; slower on: ${slower}`);
  }
}

function printReasons(results) {
  for (const [program, row] of Object.entries(results)) {
    for (const [name, entry] of Object.entries(row)) {
      if (entry.status !== 'ok') console.log(`  ${name} ${program}: ${entry.status}: ${entry.reason}`);
    }
  }
}

async function main() {
  const chosen = options();
  const programs = choose(
    readdirSync(join(HERE, 'programs')).filter((f) => f.endsWith('.py')).map((f) => f.slice(0, -3)).sort(),
    chosen.only,
    'program',
  );
  const rounds = chosen.quick ? 1 : Math.max(1, Number(chosen.rounds) || 5);
  const contenders = await openContenders(chosen.contenders, Number(chosen.timeout) * 1000);
  const results = await measure(programs, contenders, rounds);
  for (const contender of contenders) contender.close();
  const means = summarise(results, contenders);
  const peers = againstPeers(results, contenders);
  printRatios(results, contenders, means);
  console.log();
  printPeers(peers);
  printReasons(results);
  const report = {
    date: new Date().toISOString().slice(0, 10),
    cpu: cpus()[0].model,
    node: process.version,
    rounds,
    contenders: contenders.map(({ name, title, version }) => ({ name, title, version })),
    means,
    peers,
    programs: results,
  };
  mkdirSync(join(HERE, 'results'), { recursive: true });
  writeFileSync(join(HERE, 'results/latest.json'), `${JSON.stringify(report, null, 1)}\n`);
  if (chosen.svg) writeChart(report);
}

function writeChart(report) {
  const docs = join(HERE, '../docs');
  if (!existsSync(docs)) mkdirSync(docs);
  writeFileSync(join(docs, 'benchmarks.svg'), drawChart(report, BASELINE));
}

try {
  await main();
} catch (error) {
  console.error(error.message);
  process.exit(2);
}
