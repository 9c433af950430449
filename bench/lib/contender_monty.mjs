// Pydantic's Monty: a sandboxed subset of Python in Rust, here as its native Node addon.
import { createRequire } from 'node:module';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CALL_COUNT, HOST_BASE, HOST_CALLS, PAUSED, failure, fileSizes, repeat } from './measure.mjs';

export const title = 'Monty (native)';
export const longLived = false;

const require = createRequire(import.meta.url);

function findPackage(name) {
  for (const folder of require.resolve.paths(name)) {
    try {
      return { folder: join(folder, name), manifest: require(join(folder, name, 'package.json')) };
    } catch {}
  }
  throw new Error(`${name} is not installed`);
}

export async function version() {
  return findPackage('@pydantic/monty').manifest.version;
}

export async function open() {
  const { Monty } = await import('@pydantic/monty');
  new Monty('1 + 1').run();
  return {
    run(code, name) {
      let output = '';
      // Anything but undefined given back is refused.
      const printCallback = (_stream, text) => {
        output += text;
      };
      try {
        const start = performance.now();
        new Monty(code, { scriptName: name }).run({ printCallback });
        return { ms: performance.now() - start, stdout: output };
      } catch (error) {
        return failure(error);
      }
    },
  };
}

function addonFiles() {
  const { folder } = findPackage('@pydantic/monty');
  const scope = dirname(folder);
  const found = [];
  for (const name of readdirSync(scope)) {
    for (const file of readdirSync(join(scope, name))) {
      if (file.endsWith('.node')) found.push(join(scope, name, file));
    }
  }
  return found;
}

export async function micro(figure) {
  let module;
  await figure('coldMs', async () => {
    const start = performance.now();
    module = await import('@pydantic/monty');
    new module.Monty('1 + 1').run();
    return performance.now() - start;
  });
  const { Monty, MontySnapshot } = module;
  await figure('sandboxUs', async () => (await repeat(1000, () => new Monty('1 + 1').run())) * 1000);
  await figure('hostCallUs', async () => {
    const externalFunctions = { ping: (i) => i };
    const calls = await repeat(5, () => new Monty(HOST_CALLS).run({ externalFunctions }));
    const base = await repeat(5, () => new Monty(HOST_BASE).run());
    return ((calls - base) / CALL_COUNT) * 1000;
  });
  const paused = () => {
    let progress = new Monty(PAUSED).start();
    while (progress.variableName) progress = progress.resume({ value: () => 0 });
    return progress;
  };
  await figure('dumpBytes', () => paused().dump().length);
  await figure('dumpLoadMs', async () => {
    const snapshot = paused();
    return repeat(300, () => MontySnapshot.load(snapshot.dump()));
  });
  const sizes = fileSizes(addonFiles());
  await figure('wasmBytes', () => sizes.raw, 'the native addon');
  await figure('wasmGzip', () => sizes.gzip);
}
