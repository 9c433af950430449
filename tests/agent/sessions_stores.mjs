// Stores of sessions for the tests: a Redis that is started for them, and the same stores again in another process.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileStore } from './agent.mjs';
import { peer } from './workspaces.mjs';

export const { Keyv } = await peer('keyv');
const { default: KeyvRedis } = (await peer('@keyv/redis')).default;

/** Waits until it is there, for at most ten seconds. */
export async function until(what, look) {
    for (let i = 0; i < 1000; i++) {
        if (await look()) return;
        await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`${what} did not come`);
}

const answers = (path) => {
    try {
        return execFileSync('redis-cli', ['-s', path, 'ping'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }) === 'PONG\n';
    } catch {
        return false;
    }
};

/** A Redis with nothing in it, on a socket of its own. */
export async function startRedis() {
    const directory = mkdtempSync(join(tmpdir(), 'hognose-redis-'));
    const path = join(directory, 'socket');
    const server = spawn('redis-server', ['--port', '0', '--unixsocket', path, '--dir', directory, '--save', '', '--appendonly', 'no'], { stdio: 'ignore' });
    const over = new Promise((resolve, reject) => server.once('error', reject).once('exit', resolve));
    await Promise.race([until('Redis', () => answers(path)), over]);
    return {
        path,
        async stop() {
            server.kill();
            await over;
            rmSync(directory, { recursive: true });
        },
    };
}

/** A store by its name: redis:SOCKET, plain:SOCKET (the same by reading and writing alone) or files:DIRECTORY. `close` lets go of it. */
export function openStore(name) {
    const [kind, path] = [name.slice(0, name.indexOf(':')), name.slice(name.indexOf(':') + 1)];
    if (kind === 'files') return { store: fileStore(path), close: async () => {} };
    const keyv = new Keyv(new KeyvRedis({ socket: { path } }), { namespace: 'test', useKeyPrefix: false });
    const plain = { get: (key) => keyv.get(key), set: (key, value, ttl) => keyv.set(key, value, ttl), delete: (key) => keyv.delete(key) };
    return { store: kind === 'plain' ? plain : keyv, keyv, close: () => keyv.disconnect() };
}
