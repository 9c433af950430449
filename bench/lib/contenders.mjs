// The contenders by name, the baseline first, and the child processes they run in.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const BASELINE = 'python3';

const FILES = {
  python3: './contender_python.mjs',
  hognose: './contender_hognose.mjs',
  'hognose-native': './contender_hognose_native.mjs',
  pyodide: './contender_pyodide.mjs',
  monty: './contender_monty.mjs',
  micropython: './contender_micropython.mjs',
};

export const NAMES = Object.keys(FILES);

export function adapter(name) {
  return import(FILES[name]);
}

const CHILD = fileURLToPath(new URL('./child.mjs', import.meta.url));

/** One request to one child; resolves to its answer, or to `{ error }` when it dies or takes too long. */
function ask(child, message, timeoutMs) {
  return new Promise((resolve) => {
    const finish = (answer) => {
      clearTimeout(timer);
      child.off('message', finish);
      child.off('exit', died);
      resolve(answer);
    };
    const died = (status, signal) => finish({ error: `the process ended (${signal ?? status})`, gone: true });
    const timer = setTimeout(() => {
      child.off('exit', died);
      child.kill('SIGKILL');
      finish({ error: `no result after ${timeoutMs / 1000} s`, gone: true });
    }, timeoutMs);
    child.on('message', finish);
    child.on('exit', died);
    child.send(message);
  });
}

/** A contender that answers requests, in a process per request or in one that stays. */
export class Contender {
  constructor(name, timeoutMs) {
    this.name = name;
    this.timeoutMs = timeoutMs;
    this.child = null;
  }

  async prepare() {
    const { title, longLived } = await adapter(this.name);
    this.title = title;
    this.longLived = longLived;
    const answer = await this.request({ kind: 'version' });
    this.version = answer.version;
    return answer.error ?? null;
  }

  async request(message) {
    if (!this.child) this.child = fork(CHILD, [this.name], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    const answer = await ask(this.child, message, this.timeoutMs);
    if (answer.gone || !this.longLived) this.close();
    return answer;
  }

  close() {
    this.child?.kill();
    this.child = null;
  }
}
