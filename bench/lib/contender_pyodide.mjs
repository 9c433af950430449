// Pyodide: CPython 3.14 in wasm. Starting it costs seconds, so one process serves all
// programs; each run has a fresh __main__ namespace.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CALL_COUNT, DICTS, HOST_BASE, HOST_CALLS, TEXT, failure, fileSizes, repeat } from './measure.mjs';

export const title = 'Pyodide';
export const longLived = true;

const require = createRequire(import.meta.url);
const folder = () => dirname(require.resolve('pyodide/package.json'));

export async function version() {
  return require('pyodide/package.json').version;
}

async function load(stdout) {
  const { loadPyodide } = await import('pyodide');
  const options = stdout ? { stdout } : {};
  return loadPyodide(options);
}

export async function open() {
  let output = '';
  const pyodide = await load((line) => (output += `${line}\n`));
  pyodide.runPython('import gc, json, math');
  return {
    run(code, name) {
      pyodide.runPython('import gc; gc.collect()');
      const globals = pyodide.toPy({});
      globals.set('__name__', '__main__');
      output = '';
      try {
        const start = performance.now();
        pyodide.runPython(code, { globals, filename: name });
        return { ms: performance.now() - start, stdout: output };
      } catch (error) {
        return failure(error);
      } finally {
        globals.destroy();
      }
    },
  };
}

const MEMORY = `
import tracemalloc
def measure(make):
    hold = [None] * 100000
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for i in range(100000):
        hold[i] = make(i + 1000)
    spent = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return spent / 100000
`;

export async function micro(figure) {
  let pyodide;
  await figure('coldMs', async () => {
    const start = performance.now();
    pyodide = await load();
    pyodide.runPython('1 + 1');
    return performance.now() - start;
  });
  await figure('sandboxUs', async () => {
    const ms = await repeat(300, () => {
      const globals = pyodide.toPy({});
      pyodide.runPython('1 + 1', { globals });
      globals.destroy();
    });
    return ms * 1000;
  }, 'a new namespace only, not a sandbox of its own');
  await figure('hostCallUs', async () => {
    pyodide.globals.set('ping', (i) => i);
    const calls = await repeat(5, () => pyodide.runPython(HOST_CALLS));
    const base = await repeat(5, () => pyodide.runPython(HOST_BASE, { globals: pyodide.toPy({}) }));
    return ((calls - base) / CALL_COUNT) * 1000;
  });
  await figure('textMs', () =>
    repeat(50, () => {
      pyodide.globals.set('text', TEXT);
      pyodide.globals.get('text');
    }));
  let dicts;
  await figure('dictsInMs', () =>
    repeat(10, () => {
      dicts?.destroy();
      dicts = pyodide.toPy(DICTS);
    }), 'toPy');
  await figure('dictsOutMs', () => repeat(10, () => dicts.toJs({ dict_converter: Object.fromEntries })), 'toJs');
  await figure('listBytes', () => pyodide.runPython(`${MEMORY}\nmeasure(lambda i: [])`));
  await figure('dictBytes', () => pyodide.runPython(`${MEMORY}\nmeasure(lambda i: {"a": i})`));
  const sizes = fileSizes(['pyodide.asm.wasm', 'python_stdlib.zip'].map((file) => join(folder(), file)));
  await figure('wasmBytes', () => sizes.raw, 'wasm and its standard library');
  await figure('wasmGzip', () => sizes.gzip);
}
