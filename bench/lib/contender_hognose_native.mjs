// Hognose's native command: a process per run, timed from outside; starting it costs
// about a millisecond, which is left in.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { failure, fileSizes, lastLine, repeat } from './measure.mjs';

export const title = 'Hognose (native)';
export const longLived = false;

const PROGRAM = join(dirname(fileURLToPath(import.meta.url)), '../../build/native/hognose');
const LIMITS = ['--max-memory', '1024M', '--max-time', '60s', '--max-output', '16M'];

function hognose(args, input) {
  if (!existsSync(PROGRAM)) throw new Error('build/native/hognose is not built');
  const child = spawnSync(PROGRAM, args, { input, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (child.error) throw new Error(`hognose: ${child.error.code}`);
  if (child.status !== 0) throw new Error(lastLine(child.stderr) || `exit ${child.status ?? child.signal}`);
  return child.stdout;
}

export async function version() {
  return hognose(['--version']).trim();
}

export async function open() {
  hognose(['-c', '1 + 1']);
  return {
    run(code) {
      try {
        const start = performance.now();
        const stdout = hognose([...LIMITS, '-'], code);
        return { ms: performance.now() - start, stdout };
      } catch (error) {
        return failure(error);
      }
    },
  };
}

export async function micro(figure) {
  await figure('coldMs', () => repeat(10, () => hognose(['-c', '1 + 1'])), 'the process, from outside');
  if (!existsSync(PROGRAM)) return;
  const sizes = fileSizes([PROGRAM]);
  await figure('wasmBytes', () => sizes.raw, 'the native program');
  await figure('wasmGzip', () => sizes.gzip);
}
