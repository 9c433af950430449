// Sessions in several processes at once: in Redis, in PostgreSQL, in files, and in a store that can only be read and written.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { PART, rotationOfWays } from '../runner/selection.mjs';
import { createSessions, failure, fileStore, hognose, MemoryStore } from './agent.mjs';
import { Keyv, openStore, startPostgres, startRedis } from './sessions_stores.mjs';

const directory = mkdtempSync(join(tmpdir(), 'hognose-sessions-'));
let redis, postgres;
const started = new Set();
before(async () => ([redis, postgres] = await Promise.all([startRedis(), startPostgres()])));
after(async () => {
    for (const worker of started) await worker.kill(); // of a test that failed
    await Promise.all([redis.stop(), postgres.stop()]);
    rmSync(directory, { recursive: true });
});
const STORES = { redis: () => `redis:${redis.path}`, postgres: () => `postgres:${postgres.path}`, files: () => `files:${directory}`, plain: () => `plain:${redis.path}` };
const LEASE = 60; // seconds, which pass where a test says so: a machine that is slow would lose one that is short

/** A process with sessions in a store. */
class Worker {
    #asked = new Map();
    #held = [];
    #n = 0;

    static async start(store, live = 3, lease = LEASE) {
        const worker = new Worker();
        worker.process = spawn(process.execPath, [new URL('sessions_worker.mjs', import.meta.url).pathname, store, String(lease), String(live)], { stdio: ['pipe', 'pipe', 'inherit'] });
        worker.over = new Promise((resolve) => worker.process.once('exit', resolve));
        started.add(worker);
        void worker.over.then(() => started.delete(worker));
        const ready = new Promise((resolve) => (worker.ready = resolve));
        createInterface({ input: worker.process.stdout }).on('line', (line) => worker.#hear(JSON.parse(line)));
        await Promise.race([ready, worker.over.then((code) => Promise.reject(new Error(`the worker ended with ${code}`)))]);
        return worker;
    }

    #hear({ n, held, ready, ...answer }) {
        if (ready) this.ready();
        else if (held) this.#held.shift()?.();
        else this.#asked.get(n)(answer);
    }

    ask(method, ...args) {
        const n = this.#n++;
        this.process.stdin.write(`${JSON.stringify({ n, method, args })}\n`);
        return new Promise((resolve) => this.#asked.set(n, resolve));
    }

    /** Until a program of it waits in hold(). */
    held() {
        return new Promise((resolve) => this.#held.push(resolve));
    }

    end() {
        this.process.stdin.end();
        return this.over;
    }

    async kill() {
        this.process.kill('SIGKILL');
        await this.over;
    }
}

const COUNT = 'n = globals().get("n", 0) + 1\nn';
const numbers = (n) => Array.from({ length: n }, (_, i) => i);

const isStoreOf = rotationOfWays(Object.keys(STORES), import.meta.url, new URL('../../bindings/js/src/agent/', import.meta.url));

/** A test that runs in each store; with --share in one of them. */
function inEachStore(name, run) {
    for (const [kind, place] of Object.entries(STORES)) if (isStoreOf(name, kind)) test(`${kind}: ${name}`, { timeout: 600_000 }, () => run(kind, place));
}

inEachStore('two processes share sessions, and lose no step', async (kind, place) => {
    const workers = await Promise.all([0, 1].map(() => Worker.start(place())));
    const [ids, rounds] = [numbers(8).map((n) => `${kind} shared ${n}`), numbers(5)];
    const all = [[], []];
    // Of a store without an exchange that is promised where they do not begin within the same milliseconds.
    for (const round of rounds) {
        const asked = workers.map((worker) => () => Promise.all(ids.map((id) => worker.ask('run', id, COUNT))));
        const answers = kind === 'plain' ? [await asked[round % 2](), await asked[1 - round % 2]()] : await Promise.all(asked.map((ask) => ask()));
        answers.forEach((some, at) => all[at].push(...some));
    }
    for (const [i] of ids.entries()) {
        const seen = all.flatMap((answers) => answers.filter((_, at) => at % ids.length === i)).map(({ result }) => result.value);
        assert.deepEqual(seen.sort((a, b) => a - b), numbers(2 * rounds.length).map((n) => n + 1));
    }
    assert.deepEqual(await Promise.all(workers.map((worker) => worker.end())), [0, 0]);
});

inEachStore('a process that dies in the middle of a run loses its lease, and no step', async (kind, place) => {
    const [first, second] = await Promise.all([0, 1].map(() => Worker.start(place())));
    const id = `${kind} killed`;
    assert.equal((await first.ask('run', id, 'done = ["one"]')).result.step, 1);
    assert.equal((await first.ask('run', id, 'done.append("two")')).result.step, 2);
    const held = first.held();
    void first.ask('run', id, 'done.append("three")\nhold()');
    await held;
    let over = false;
    const waiting = second.ask('run', id, 'done.append("other")\ndone').finally(() => (over = true));
    await first.kill();
    for (const n of numbers(20)) assert.equal((await second.ask('run', `${id} meanwhile`, COUNT)).result.step, n + 1);
    assert.equal(over, false, 'it waits for the lease');
    await second.ask('pass', LEASE);
    const { result } = await waiting;
    assert.deepEqual([result.value, result.step], [['one', 'two', 'other'], 3]);
    await second.end();
});

inEachStore('a process that only slept does not overwrite what its successor committed', async (kind, place) => {
    const [first, second] = await Promise.all([0, 1].map(() => Worker.start(place())));
    const id = `${kind} slow`;
    await first.ask('run', id, 'who = []');
    const held = first.held();
    const late = first.ask('run', id, 'who.append("first")\nhold()');
    await held;
    first.process.kill('SIGSTOP');
    await second.ask('pass', LEASE);
    assert.deepEqual((await second.ask('run', id, 'who.append("second")\nwho')).result.value, ['second']);
    first.process.kill('SIGCONT');
    await first.ask('release');
    assert.deepEqual(await late, { failed: 'SessionLostError' });
    assert.deepEqual((await first.ask('run', id, 'who')).result.value, ['second']);
    assert.deepEqual((await second.ask('run', id, 'who')).result.step, 4);
    await Promise.all([first.end(), second.end()]);
});

inEachStore('paused for an approval in one process, answered in another', async (kind, place) => {
    const first = await Worker.start(place());
    const id = `${kind} paused`;
    const { result } = await first.ask('run', id, 'it = iter([1, 2, 3])\nnext(it)\nr = pay(next(it))\n[r, next(it)]');
    assert.deepEqual([result.status, result.calls[0].args], ['paused', [2]]);
    await first.kill();
    const second = await Worker.start(place());
    assert.deepEqual((await second.ask('pending', id)).result[0].name, 'pay');
    assert.deepEqual((await second.ask('answer', id, { approve: true })).result.value, ['paid 2', 3]);
    await second.end();
});
const PARTS = 5 * Math.ceil(8 * PART);
test(`redis: ${PARTS * 250} sessions over 50 live ones, in two processes of which one is killed in the middle`, { timeout: 1_200_000 }, async () => {
    const [first, second] = await Promise.all([0, 1].map(() => Worker.start(STORES.redis(), 50)));
    const ids = numbers(PARTS * 250).map((n) => `many ${n}`);
    const parts = numbers(PARTS).map((n) => ids.slice(n * 250, (n + 1) * 250));
    const [seen, most] = [new Map(), []];
    const work = async (worker, part) => {
        const answers = await Promise.all(part.map((id) => worker.ask('run', id, COUNT)));
        most.push((await worker.ask('live')).result.most);
        assert.deepEqual([...new Set(answers.map(({ failed }) => failed))], [undefined]);
        return answers.map(({ result }) => result.value);
    };
    let inFlight = [];
    const killed = (async () => {
        for (const part of parts.slice(0, PARTS / 5)) for (const [i, value] of (await work(first, part)).entries()) seen.set(part[i], value);
        inFlight = parts[PARTS / 5];
        const asked = inFlight.map((id) => first.ask('run', id, COUNT));
        await asked[20];
        await first.kill();
    })();
    // From the other end, so that it comes to what the first one has left, when nobody has that any more.
    const results = new Map();
    for (const part of parts.toReversed()) {
        if (part === parts[PARTS / 5]) {
            await killed;
            await second.ask('pass', LEASE);
        }
        for (const [i, value] of (await work(second, part)).entries()) results.set(part[i], value);
    }
    await killed;
    assert.deepEqual([seen.size, results.size, Math.max(...most)], [ids.length / 5, ids.length, 50]);
    for (const id of ids) {
        const before = seen.get(id) ?? 0;
        if (inFlight.includes(id)) assert.ok([1, 2].includes(results.get(id)), id);
        else assert.equal(results.get(id), before + 1, id);
    }
    assert.ok(inFlight.some((id) => results.get(id) === 2), 'what the first one had committed when it died is there');
    await second.end();
});

test('redis: sessions expire by themselves, and leave nothing behind', async () => {
    const { store, close } = openStore(STORES.redis());
    const namespace = 'expiry:';
    const [idle, lease] = [3600, 60];
    const sessions = createSessions({ hognose, store, idle, lease, namespace });
    await sessions.run('a', 'x = 1');
    const client = await store.store.getClient();
    const keys = await client.keys('*expiry:*');
    assert.equal(keys.length, 2);
    assert.equal((await sessions.run('a', 'x')).value, 1);
    // Redis is told when, to the second; that it keeps to that is its own.
    for (const key of await client.keys('*expiry:*')) {
        const left = await client.pTTL(key);
        assert.ok(left > 1000 * (idle - 600) && left <= 1000 * (idle + 2 * lease), `${key}: ${left}`);
        await client.pExpire(key, 1);
    }
    while ((await client.keys('*expiry:*')).length) await new Promise((resolve) => setTimeout(resolve, 1));
    assert.equal(await sessions.status('a'), undefined);
    await close();
});

test('postgres: exchanges are of one statement, and sessions are over in time', async (t) => {
    let time = Date.now();
    t.mock.method(Date, 'now', () => time);
    const { store, keyv, close } = openStore(STORES.postgres());
    const sessions = createSessions({ hognose, store, idle: 100, namespace: 'expiry:' });
    const rows = async () => (await keyv.store.query("SELECT key FROM public.keyv WHERE key LIKE '%expiry:%'", [])).length;
    await sessions.run('a', 'x = 1');
    assert.equal((await sessions.run('a', 'x')).value, 1);
    assert.equal(await rows(), 2);
    time += 100_001;
    assert.equal(await sessions.status('a'), undefined);
    assert.match((await sessions.run('a', 'x')).error.message, /^NameError/);
    await sessions.forget('a');
    // Twenty at once, each of whom wants to be the one that follows: none is lost.
    const { headsOf } = await import('../../bindings/js/dist/agent/sessions_store.js');
    for (const one of [store, keyv.store]) {
        const heads = await headsOf(one, 5);
        assert.equal(await heads.swap('k', undefined, undefined, 1000), true);
        await Promise.all(numbers(20).map(async (n) => {
            for (;;) {
                const text = await heads.read('k');
                if (await heads.swap('k', text, `${text ?? ''}${String.fromCharCode(97 + n)}`, 1000)) return;
            }
        }));
        const whole = await heads.read('k');
        assert.deepEqual([...whole].sort(), numbers(20).map((n) => String.fromCharCode(97 + n)));
        assert.deepEqual([await heads.swap('k', 'other', undefined, 1000), await heads.swap('k', whole, undefined, 1000), await heads.read('k')], [false, true, undefined]);
    }
    await close();
});

test('redis: a store that fails says so, and the session is as it was', async () => {
    const { store, close } = openStore(STORES.redis());
    const broken = { get: (key) => store.get(key), delete: (key) => store.delete(key), set: (...given) => (fail ? Promise.reject(new Error('disk full')) : store.set(...given)) };
    let fail = false;
    const sessions = createSessions({ hognose, store: broken, settle: 5 });
    await sessions.run('broken', 'x = 1');
    fail = true;
    assert.equal((await failure(() => sessions.run('broken', 'x = 2'))).message, 'disk full');
    fail = false;
    const other = createSessions({ hognose, store, lease: 6 });
    assert.equal((await other.status('broken')), undefined, 'through Redis itself heads are elsewhere');
    await new Promise((resolve) => setTimeout(resolve, 20));
    assert.equal((await createSessions({ hognose, store: broken, settle: 5, wait: 40 }).run('broken', 'x')).value, 1);
    await close();
});

test('a Keyv in memory, and a Map', async () => {
    for (const store of [new Keyv(), new Map()]) {
        const [one, two] = [0, 1].map(() => createSessions({ hognose, store }));
        const all = await Promise.all(numbers(10).map((n) => [one, two][n % 2].run('a', COUNT)));
        assert.deepEqual(all.map(({ value }) => value).sort((a, b) => a - b), numbers(10).map((n) => n + 1));
    }
});

test('a session that another process has, and does not give back', async () => {
    const store = new Keyv();
    let release;
    let held;
    const holds = new Promise((resolve) => (held = resolve));
    const hold = () => new Promise((resolve) => {
        release = resolve;
        held();
    });
    const options = { hognose, store, sandbox: { functions: { hold } } };
    const [one, two] = [createSessions(options), createSessions({ ...options, wait: 0.05 })];
    const run = one.run('a', 'hold()\nx = 1');
    await holds;
    assert.equal((await failure(() => two.run('a', 'x'))).name, 'SessionBusyError');
    release();
    await run;
    assert.equal((await two.run('a', 'x')).value, 1);
});

test('files: exchanges by many at once, taken back from the dead, and what is over goes', { timeout: 600_000 }, async () => {
    const root = join(directory, 'own');
    const store = fileStore(root);
    await Promise.all(numbers(20).map(async (n) => {
        for (;;) {
            const text = await store.get('k');
            if (await store.swap('k', text, `${text ?? ''}${String.fromCharCode(97 + n)}`)) return;
        }
    }));
    assert.deepEqual([...(await store.get('k'))].sort(), numbers(20).map((n) => String.fromCharCode(97 + n)));
    assert.equal(await store.swap('k', 'something else', 'x'), false);
    assert.equal(await store.swap('k', await store.get('k'), undefined), true);
    assert.equal(await store.get('k'), undefined);
    assert.deepEqual([await store.swap('k', undefined, 'again', 60_000), await store.get('k')], [true, 'again']);

    // One that died between its two steps: its directory has a name behind the number.
    const parts = readdirSync(join(root, 'heads'));
    const key = join(root, 'heads', parts[0], readdirSync(join(root, 'heads', parts[0]))[0]);
    const [number] = readdirSync(key);
    await store.swap('k', await store.get('k'), 'kept', 1e6);
    renameSync(join(key, String(Number(number) + 1)), join(key, `${Number(number) + 1}.dead`));
    assert.equal(await store.get('k'), 'kept');
    assert.equal(await store.swap('k', 'kept', 'on'), true);
    assert.equal(await store.get('k'), 'on');

    await store.set('t', 'text', 1);
    await store.set('u', 'text');
    await new Promise((resolve) => setTimeout(resolve, 10));
    assert.deepEqual([await store.get('t'), await store.get('u')], [undefined, 'text']);
    await store.sweep();
    assert.equal(readdirSync(join(root, 'texts')).flatMap((part) => readdirSync(join(root, 'texts', part))).length, 1);
    assert.deepEqual([await store.delete('u'), await store.delete('u'), await store.get('u')], [true, false, undefined]);
    assert.match((await failure(async () => fileStore(''))).message, /not a path/);
    for (const one of [store, new MemoryStore()]) {
        for (const act of [() => one.get('\ud800'), () => one.set('a\udc00', 'x'), () => one.delete('\ud800x'), () => one.swap('\ud801', undefined, 'x')]) assert.match((await failure(async () => act())).message, /not text in UTF-8/);
    }
    for (const act of [() => store.set('v', '\ud800'), () => store.swap('v', undefined, '\ud800')]) assert.equal((await failure(act)).message, 'sessions: what is kept is not text in UTF-8');
    assert.equal(await store.get('v'), undefined);
});
