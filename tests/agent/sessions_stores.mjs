// Stores of sessions for the tests: a Redis and a PostgreSQL that are started for them, and the same stores again in another process.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileStore } from './agent.mjs';
import { peer } from './workspaces.mjs';

export const { Keyv } = await peer('keyv');
const { default: KeyvRedis } = (await peer('@keyv/redis')).default;
const { KeyvPostgres } = await peer('@keyv/postgres');

/** Waits until it is there, unless its process is over before. */
export async function until(what, look, over) {
    let gone;
    void over.then(() => (gone = new Error(`${what} did not come`)), (error) => (gone = error));
    while (!(await look())) {
        if (gone) throw gone;
        await new Promise((resolve) => setTimeout(resolve, 10));
    }
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
    await until('Redis', () => answers(path), over);
    return {
        path,
        async stop() {
            server.kill();
            await over;
            rmSync(directory, { recursive: true });
        },
    };
}

// Where Debian has the programs of PostgreSQL, of the newest version; else they are in the path.
function postgresPrograms() {
    const root = '/usr/lib/postgresql';
    const versions = existsSync(root) ? readdirSync(root).sort((a, b) => b - a) : [];
    return versions.length ? join(root, versions[0], 'bin') : '';
}

// PostgreSQL does not run as root.
const unprivileged = () => (process.getuid() ? {} : Object.fromEntries(['uid', 'gid'].map((id) => [id, Number(execFileSync('id', [`-${id[0]}`, 'postgres']))])));

/** A PostgreSQL with nothing in it, on a socket of its own. */
export async function startPostgres() {
    const directory = mkdtempSync(join(tmpdir(), 'hognose-postgres-'));
    const [programs, who] = [postgresPrograms(), unprivileged()];
    if (who.uid !== undefined) chownSync(directory, who.uid, who.gid);
    const data = join(directory, 'data');
    const own = { stdio: 'ignore', cwd: directory, ...who };
    execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], own);
    const server = spawn(join(programs, 'postgres'), ['-D', data, '-k', directory, '-h', '', '-F'], own);
    const over = new Promise((resolve, reject) => server.once('error', reject).once('exit', resolve));
    await until('PostgreSQL', () => postgresAnswers(programs, directory), over);
    return {
        path: directory,
        async stop() {
            server.kill('SIGINT'); // at once, whoever is connected
            await over;
            rmSync(directory, { recursive: true });
        },
    };
}

function postgresAnswers(programs, directory) {
    try {
        execFileSync(join(programs, 'pg_isready'), ['-q', '-h', directory], { stdio: 'ignore' });
        return true;
    } catch {
        return false;
    }
}

/** A store by its name: redis:SOCKET, postgres:DIRECTORY, plain:SOCKET (the same by reading and writing alone) or files:DIRECTORY. `close` lets go of it. */
export function openStore(name) {
    const [kind, path] = [name.slice(0, name.indexOf(':')), name.slice(name.indexOf(':') + 1)];
    if (kind === 'files') return { store: fileStore(path), close: async () => {} };
    const adapter = kind === 'postgres' ? new KeyvPostgres(`postgresql://postgres@localhost/postgres?host=${path}`) : new KeyvRedis({ socket: { path } });
    const keyv = new Keyv(adapter, { namespace: 'test', useKeyPrefix: false });
    const plain = { get: (key) => keyv.get(key), set: (key, value, ttl) => keyv.set(key, value, ttl), delete: (key) => keyv.delete(key) };
    return { store: kind === 'plain' ? plain : keyv, keyv, close: () => keyv.disconnect() };
}
