// MicroPython's wasm port, as the npm package for PyScript.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CALL_COUNT, HOST_BASE, HOST_CALLS, MEMORY_COUNT, failure, fileSizes, memoryProgram, repeat } from './measure.mjs';

export const title = 'MicroPython (wasm)';
export const longLived = false;

const NAME = '@micropython/micropython-webassembly-pyscript';
// Large, since it has no compaction and a small heap fails programs that build long strings.
const HEAP = 256 * 1024 * 1024;
const require = createRequire(import.meta.url);
const folder = () => dirname(require.resolve(`${NAME}/micropython.mjs`));

export async function version() {
  return require(join(folder(), 'package.json')).version;
}

async function load(options = {}) {
  const { loadMicroPython } = await import(`${NAME}/micropython.mjs`);
  return loadMicroPython(options);
}

export async function open() {
  let output = '';
  const stdout = (line) => (output += `${line}\n`);
  const python = await load({ heapsize: HEAP, linebuffer: true, stdout, stderr: stdout });
  python.runPython('import json, math');
  return {
    run(code) {
      python.runPython('import gc; gc.collect()');
      output = '';
      try {
        const start = performance.now();
        python.runPython(code);
        return { ms: performance.now() - start, stdout: output };
      } catch (error) {
        return failure(error);
      }
    },
  };
}

async function bytesEach(expression) {
  const used = async (text) => {
    const python = await load({ heapsize: HEAP });
    python.runPython(`import gc${memoryProgram(text)}\ngc.collect()\nused = gc.mem_alloc()`);
    return python.globals.get('used');
  };
  return ((await used(expression)) - (await used('None'))) / MEMORY_COUNT;
}

export async function micro(figure) {
  let python;
  await figure('coldMs', async () => {
    const start = performance.now();
    python = await load();
    python.runPython('1 + 1');
    return performance.now() - start;
  });
  await figure('sandboxUs', async () => {
    const ms = await repeat(10, async () => (await load()).runPython('1 + 1'));
    return ms * 1000;
  }, 'a whole new instance: it has no smaller unit');
  await figure('hostCallUs', async () => {
    python = await load({ heapsize: HEAP });
    python.globals.set('ping', (i) => i);
    const calls = await repeat(5, () => python.runPython(HOST_CALLS));
    const base = await repeat(5, () => python.runPython(HOST_BASE));
    return ((calls - base) / CALL_COUNT) * 1000;
  });
  await figure('listBytes', () => bytesEach('[]'));
  await figure('dictBytes', () => bytesEach('{"a": i}'));
  const sizes = fileSizes([join(folder(), 'micropython.wasm')]);
  await figure('wasmBytes', () => sizes.raw);
  await figure('wasmGzip', () => sizes.gzip);
}
