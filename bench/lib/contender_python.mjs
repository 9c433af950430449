// Native python3, the baseline: a process per run, timed inside around compile and exec.
import { spawnSync } from 'node:child_process';
import { failure, lastLine } from './measure.mjs';

export const title = 'python3 (native)';
export const longLived = false;

const PYTHON = process.env.BENCH_PYTHON ?? 'python3';

const RUNNER = `
import sys, io, time, json, math
source = sys.stdin.read()
sys.stdout = io.StringIO()
start = time.perf_counter()
exec(compile(source, sys.argv[1], "exec"), {"__name__": "__main__"})
spent = time.perf_counter() - start
json.dump({"ms": spent * 1000, "stdout": sys.stdout.getvalue()}, sys.__stdout__)
`;

function python(script, args, input) {
  const child = spawnSync(PYTHON, ['-c', script, ...args], { input, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (child.error) throw new Error(`${PYTHON}: ${child.error.code}`);
  if (child.status !== 0) throw new Error(lastLine(child.stderr));
  return child.stdout;
}

export async function version() {
  return python('import platform; print(platform.python_version())', []).trim();
}

export async function open() {
  return {
    run(code, name) {
      try {
        return JSON.parse(python(RUNNER, [name], code));
      } catch (error) {
        return failure(error);
      }
    },
  };
}

const MEMORY = `
import json, tracemalloc
def measure(make):
    hold = [None] * 100000
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for i in range(100000):
        hold[i] = make(i + 1000)
    spent = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return spent / 100000
print(json.dumps([measure(lambda i: []), measure(lambda i: {"a": i})]))
`;

export async function micro(figure) {
  await figure('coldMs', () => {
    const start = performance.now();
    python('1 + 1', []);
    return performance.now() - start;
  });
  const [list, dict] = JSON.parse(python(MEMORY, []));
  await figure('listBytes', () => list);
  await figure('dictBytes', () => dict);
}
