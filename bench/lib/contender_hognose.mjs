// Hognose's Emscripten module in Node. All that the benchmark knows of its JavaScript
// interface stands here.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CALL_COUNT, DICTS, FEEDS, HOST_BASE, HOST_CALLS, MEMORY_COUNT, PAUSED, TEXT, failure, fileSizes, memoryProgram, repeat } from './measure.mjs';

export const title = 'Hognose (wasm)';
export const longLived = false;

const DIST = join(dirname(fileURLToPath(import.meta.url)), '../../bindings/js/dist');
const LIMITS = {
  memory: 1024 * 1024 * 1024,
  time: 60000,
  steps: Number.MAX_SAFE_INTEGER,
  output: 1 << 24,
  calls: 1e9,
};

async function load() {
  const entry = join(DIST, 'index.js');
  if (!existsSync(entry)) throw new Error('bindings/js is not built');
  return import(entry);
}

export async function version() {
  const { load: start } = await load();
  const module = await start();
  return module.version ?? '';
}

function checked(result) {
  if (result?.error) throw new Error(result.error.message ?? String(result.error));
  return result;
}

export async function open() {
  const { load: start } = await load();
  const module = await start();
  module.sandbox({ limits: LIMITS }).runSync('1 + 1');
  return {
    run(code) {
      const sandbox = module.sandbox({ limits: LIMITS });
      try {
        const start = performance.now();
        const result = sandbox.runSync(code);
        const ms = performance.now() - start;
        const { stdout, usage } = checked(result);
        return { ms, stdout, usage };
      } catch (error) {
        return failure(error);
      }
    },
  };
}

function bytesEach(module, expression) {
  const used = (text) => {
    const result = checked(module.sandbox({ limits: LIMITS }).runSync(memoryProgram(text)));
    return Number(result.usage.memory ?? result.usage.bytes);
  };
  return (used(expression) - used('None')) / MEMORY_COUNT;
}

export async function micro(figure) {
  let module;
  await figure('coldMs', async () => {
    const { load: start } = await load();
    const began = performance.now();
    module = await start();
    checked(module.sandbox().runSync('1 + 1'));
    return performance.now() - began;
  });
  if (!module) return;
  await figure('sandboxUs', async () => {
    const ms = await repeat(1000, () => {
      const sandbox = module.sandbox();
      sandbox.runSync('1 + 1');
      sandbox.dispose?.();
    });
    return ms * 1000;
  });
  await figure('hostCallUs', async () => {
    const caller = module.sandbox({ limits: LIMITS, functions: { ping: (i) => i } });
    const plain = module.sandbox({ limits: LIMITS });
    const calls = await repeat(5, () => checked(caller.runSync(HOST_CALLS)));
    const base = await repeat(5, () => checked(plain.runSync(HOST_BASE)));
    return ((calls - base) / CALL_COUNT) * 1000;
  });
  await figure('awaitedCallUs', async () => {
    const caller = module.sandbox({ limits: LIMITS, functions: { ping: async (i) => i } });
    const plain = module.sandbox({ limits: LIMITS });
    const calls = await repeat(5, () => caller.run(HOST_CALLS));
    const base = await repeat(5, () => plain.run(HOST_BASE));
    return ((calls - base) / CALL_COUNT) * 1000;
  });
  await figure('feedsMs', () =>
    repeat(300, () => {
      const sandbox = module.sandbox();
      for (const feed of FEEDS) checked(sandbox.runSync(feed));
      sandbox.dispose();
    }));
  const session = module.sandbox({ limits: LIMITS });
  await figure('textMs', () =>
    repeat(50, () => {
      session.set('text', TEXT);
      session.get('text');
    }));
  await figure('dictsInMs', () => repeat(30, () => session.set('dicts', DICTS)));
  await figure('dictsOutMs', () => repeat(30, () => session.get('dicts')));
  await figure('dumpBytes', async () => (await paused(module)).dump().length);
  await figure('dumpLoadMs', async () => {
    const session = await paused(module);
    return repeat(300, () => module.restore(session.dump()).dispose?.());
  });
  await figure('listBytes', () => bytesEach(module, '[]'));
  await figure('dictBytes', () => bytesEach(module, '{"a": i}'));
  const wasm = readdirSync(DIST).filter((file) => file === 'hognose.wasm');
  const sizes = fileSizes(wasm.map((file) => join(DIST, file)));
  await figure('wasmBytes', () => sizes.raw);
  await figure('wasmGzip', () => sizes.gzip);
}

/** A session that stands at PAUSED's first call of `fetch`, which the host answers later. */
async function paused(module) {
  return module.sandbox({ functions: ['fetch'] }).start(PAUSED);
}
