// What the adapters share: medians, sizes, repeated timing and the micro programs.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

export function geometricMean(values) {
  return values.length ? Math.exp(values.reduce((sum, v) => sum + Math.log(v), 0) / values.length) : null;
}

export function lastLine(text) {
  return String(text ?? '').trim().split('\n').pop().slice(0, 200);
}

/** An error as a contender's result; only the last line of its text, which names it. */
export function failure(error) {
  return { error: lastLine(error?.message ?? error) || 'failed without a message' };
}

/** The median time of `action` in milliseconds, after a warm-up. */
export async function repeat(count, action) {
  const times = [];
  for (let i = -Math.ceil(count / 5); i < count; i++) {
    const start = performance.now();
    await action();
    if (i >= 0) times.push(performance.now() - start);
  }
  return median(times);
}

export function fileSizes(files) {
  const contents = files.map((file) => readFileSync(file));
  return {
    raw: contents.reduce((sum, bytes) => sum + bytes.length, 0),
    gzip: contents.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0),
  };
}

/** Calls of the host made by one run of `HOST_CALLS`; `HOST_BASE` is the same loop without them. */
export const CALL_COUNT = 20000;
export const HOST_CALLS = `
def loop(n):
    total = 0
    for i in range(n):
        total += ping(i)
    return total

loop(${CALL_COUNT})
`;
export const HOST_BASE = HOST_CALLS.replace('ping(i)', 'i');

/** What an agent types, one feed after the other, in a session of its own. */
export const FEEDS = [
  'import math',
  'def area(r):\n    return math.pi * r * r',
  'radii = [1, 2, 3]',
  'sum(radii)',
  'total = 0',
  'for r in radii:\n    total += area(r)',
  'round(total, 2)',
  '{"radii": radii, "total": round(total, 2)}',
  'print("total", round(total, 2))',
  'radii.append(4)\nradii',
];

export const TEXT = 'x'.repeat(2 ** 20);
export const DICTS = Array.from({ length: 10000 }, (_, i) => ({ id: i, name: `item ${i}` }));

/** A program of 30 lines that stops at the host call `fetch`, inside two frames. */
export const PAUSED = `
def parse(line):
    name, _, value = line.partition("=")
    return name.strip(), int(value)


def load(text):
    settings = {}
    for line in text.split("\\n"):
        if line:
            name, value = parse(line)
            settings[name] = value
    return settings


def report(settings, extra):
    rows = []
    for name in sorted(settings):
        rows.append(f"{name}: {settings[name] + extra}")
    return "; ".join(rows)


def main():
    settings = load("alpha = 1\\nbeta = 22\\ngamma = 333\\n")
    seen = []
    for key in ("one", "two"):
        seen.append(fetch(key))
    return report(settings, seen[0] + seen[1])


main()
`;

/** Fills a list of 100,000 with `expression` of i; compared with a run that fills it with None. */
export const MEMORY_COUNT = 100000;
export function memoryProgram(expression) {
  return `
hold = [None] * ${MEMORY_COUNT}
for i in range(${MEMORY_COUNT}):
    hold[i] = ${expression}
`;
}
