// The page itself: themes, keyboard, screen readers, phones, frames, no connection, and what it says when something is missing.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { PAGE_POLICY } from '../../web/policy.mjs';
import { BELOW, built, example, findings, isReady, keptValue, leaveNetwork, output, ran, runIt, serve, visit, write } from './site.mjs';
import { visits } from './visits.mjs';
import { long, themesOf } from './ways.mjs';

for (const colorScheme of themesOf('axe, page')) {
    test(`axe finds nothing serious in the ${colorScheme} theme`, { timeout: 900_000 }, async (t) => {
        const { page } = await visit(t, { colorScheme });
        await page.locator('#run').waitFor();
        const looked = async (what) => assert.deepEqual(await findings(page), [], what);
        await looked('first');
        await runIt(page);
        await page.getByText('Paused at line 13').waitFor();
        await page.getByRole('button', { name: 'Fork into three' }).click();
        await page.getByRole('button', { name: 'Run all three' }).click();
        await page.locator('.fork .ask').nth(2).waitFor();
        await page.getByText('Resume in a terminal').click();
        await looked('paused, with forks');
        await page.getByRole('button', { name: 'Stop', exact: true }).click();
        for (const panel of ['Limits', 'Inputs', 'Host functions']) {
            await page.getByRole('button', { name: panel, exact: true }).click();
            if (panel === 'Host functions') await page.locator('.host-panel .cm-content').waitFor();
            await looked(panel);
        }
        await example(page, 'frame');
        await runIt(page);
        await isReady(page);
        await looked('rich output');
        await ran(page, 'import sys\nprint("e", file=sys.stderr)\nprnt({"a": 1.5, "b": "text"})');
        await page.locator('.cm-lintRange').waitFor();
        await looked('an error');
        await page.getByRole('button', { name: 'Notebook' }).click();
        await page.locator('.cell').nth(1).waitFor();
        await page.getByRole('button', { name: 'Run', exact: true }).first().click();
        await page.locator('.variables td').first().waitFor();
        await looked('the notebook');
    });
}

test('the theme is the system’s until one is chosen, which stays', async (t) => {
    const { page } = await visit(t, { colorScheme: 'dark' });
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const [dark, light] = ['rgb(22, 21, 19)', 'rgb(250, 249, 246)'];
    assert.equal(await paper(), dark);
    await page.getByRole('button', { name: 'Theme: system' }).click();
    assert.equal(await paper(), light);
    await page.reload();
    await page.getByRole('button', { name: 'Theme: light' }).waitFor();
    assert.equal(await paper(), light);
    await page.getByRole('button', { name: 'Theme: light' }).click();
    await page.getByRole('button', { name: 'Theme: dark' }).click();
    await page.emulateMedia({ colorScheme: 'light' });
    assert.equal(await paper(), light);
});

test('everything works by the keyboard alone, and is said', async (t) => {
    const { page } = await visit(t);
    await page.locator('.cm-content').focus();
    await page.keyboard.press('Control+Enter');
    await page.locator('.ask').waitFor();
    assert.equal(await page.evaluate(() => document.activeElement.textContent), 'yes', 'the question has the keyboard');
    for (const next of ['Buy the desk', 'Buy the chair', undefined]) {
        await page.keyboard.press('Enter');
        if (next) await page.locator('.ask-text', { hasText: next }).waitFor();
    }
    await isReady(page);
    assert.equal(await page.getByRole('status').innerText(), 'The program is done');
    const reached = new Set();
    await page.locator('.brand').focus();
    for (let k = 0; k < 45; k++) {
        await page.keyboard.press('Tab');
        if ((await page.evaluate(() => document.activeElement.className)).includes('cm-content')) await page.keyboard.press('Escape');
        reached.add(await page.evaluate(() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent));
    }
    for (const name of ['Program', 'Notebook', 'Docs', 'Share', 'Theme: system', 'Examples', 'Run', 'Step', 'Limits', 'Host functions', 'Inputs', 'Open a snapshot', 'Output', 'Go back to snapshot 1', 'Host calls']) {
        assert.ok(reached.has(name), `${name} of ${[...reached]}`);
    }
});

test('a phone of 360 pixels never scrolls sideways', async (t) => {
    const { page } = await visit(t, { viewport: { width: 360, height: 740 } });
    const fits = async (what) => assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360, what);
    await page.locator('#run').waitFor();
    await fits('first');
    await runIt(page);
    await page.getByText('Paused at line 13').waitFor(); // what comes below it has its place from then on
    await page.getByRole('button', { name: 'Fork into three' }).click();
    await page.getByRole('button', { name: 'Run all three' }).click();
    await page.locator('.fork .ask').nth(2).waitFor();
    await fits('forks');
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    for (const panel of ['Limits', 'Inputs', 'Host functions']) {
        await page.getByRole('button', { name: panel, exact: true }).click();
        if (panel === 'Host functions') await page.locator('.host-panel .cm-content').waitFor();
        await fits(panel);
    }
    await ran(page, `print("x" * 500)\ndef f(): raise ValueError("y" * 300)\ntry: f()\nexcept ValueError as e: print(e)\n[{"a" * 60: "b" * 90, "c": 1}, {"a" * 60: "b" * 90, "c": 2}]`);
    await fits('long lines');
    await page.getByRole('button', { name: 'Notebook' }).click();
    await page.locator('.cell').nth(1).waitFor();
    await page.getByRole('button', { name: 'Run', exact: true }).first().click();
    await page.locator('.variables td').first().waitFor();
    await fits('the notebook');
});

test('it works in a frame of another origin', async (t) => {
    const site = await serve();
    t.after(() => (site.server.closeAllConnections(), site.server.close()));
    const outer = await serve({ '/outer.html': `<!doctype html><iframe src="${site.url}" width="1000" height="800"></iframe>` });
    t.after(() => (outer.server.closeAllConnections(), outer.server.close()));
    const { page } = await visit(t, { url: `http://localhost:${outer.port}/outer.html`, expected: /404/ });
    const frame = page.frameLocator('iframe').first();
    await frame.locator('#run').click();
    await frame.locator('.ask').getByRole('button', { name: 'yes' }).click();
    await frame.getByText('lamp: bought').waitFor();
});

test('it works without a connection after the first visit', async (t) => {
    const { page, context } = await visit(t, { serviceWorkers: 'allow', expected: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ });
    await leaveNetwork(page, context);
    await ran(page, 'import difflib\nread_table("orders")\nprint(difflib.SequenceMatcher(None, "ab", "abc").ratio())');
    assert.equal((await output(page)).trim(), '0.8');
    await page.getByRole('button', { name: 'Notebook' }).click();
    await page.locator('.cell').nth(1).waitFor();
});

const text = (name) => readFileSync(join(built, name), 'utf8');
const script = (source) => ({ type: 'text/javascript', text: source });
const versioned = (version) => script(text('sw.js').replace(/const VERSION = "\w+"/, `const VERSION = "${version}"`));
const controlled = (page) => page.waitForFunction(() => navigator.serviceWorker.controller);
const cachesOf = (page) => page.evaluate(() => caches.keys());
/** Waits until there are these caches, and no others. */
const hasCaches = async (page, names) => {
    while (String((await cachesOf(page)).sort()) !== String([...names].sort())) await page.waitForTimeout(100);
};

test('a new version takes the place of what a visitor has of an old one', { timeout: 900_000 }, async (t) => {
    // The old one, without the routes that it has now; its page says what it is.
    const old = script(versioned(1).text.replace('event.addRoutes', 'event.addNone'));
    const extra = { [`${BELOW}sw.js`]: old, [BELOW]: text('index.html').replace('<title>', '<title>Old ') };
    const { server, url } = await serve(extra);
    t.after(() => server.closeAllConnections() ?? server.close());
    const { page, context } = await visit(t, { url, serviceWorkers: 'allow', expected: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ });
    await controlled(page);
    assert.match(await page.title(), /^Old /);
    assert.deepEqual(await cachesOf(page), [`hognose ${url} 1`]);
    await page.evaluate(async (url) => void (await (await caches.open('hognose-123')).put(url, new Response('of a version without a place'))), url);
    await page.evaluate(() => caches.open('hognose-456')); // of elsewhere, and something else's
    extra[`${BELOW}sw.js`] = versioned(2);
    delete extra[BELOW];
    await page.reload();
    assert.match(await page.title(), /^Hognose/);
    await hasCaches(page, [`hognose ${url} 2`, 'hognose-456']);
    await context.setOffline(true);
    await page.reload();
    assert.match(await page.title(), /^Hognose/);
    await ran(page, '6 * 7');
});

test('the version is made of what is in the files, so that each change of one reaches who was here before', { timeout: 900_000 }, async (t) => {
    const constant = (name) => JSON.parse(new RegExp(`^const ${name} = (.*);$`, 'm').exec(text('sw.js'))[1]);
    const sha = (bytes) => createHash('sha256').update(bytes);
    const all = sha('');
    const names = constant('FILES').map((name) => (name === './' ? 'index.html' : name));
    for (const name of names) all.update(`${name}\n`).update(sha(readFileSync(join(built, name))).digest());
    assert.equal(constant('VERSION'), all.digest('hex').slice(0, 16));
    for (const name of readdirSync(built)) if (/\.(js|html|svg)$/.test(name) && !['sw.js', '404.html'].includes(name)) assert.ok(names.includes(name), name);

    // A host lets browsers keep the old files for a day.
    const long = (name) => ({ type: 'text/javascript', text: `${text(name)}\n// old`, headers: { 'cache-control': 'max-age=86400' } });
    const extra = { [`${BELOW}sw.js`]: versioned('a1'), [`${BELOW}theme.js`]: long('theme.js'), [`${BELOW}host-frame.js`]: long('host-frame.js') };
    const { server, url } = await serve(extra);
    t.after(() => server.closeAllConnections() ?? server.close());
    const { page, context } = await visit(t, { url, serviceWorkers: 'allow', expected: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ });
    const fetched = (name) => page.evaluate(async (name) => (await fetch(name)).text(), name);
    await controlled(page);
    assert.match(await fetched('theme.js'), /old$/);
    for (const name of ['theme.js', 'host-frame.js']) delete extra[BELOW + name];
    extra[`${BELOW}sw.js`] = versioned('a2');
    await page.reload();
    await hasCaches(page, [`hognose ${url} a2`]);
    await page.reload();
    for (const name of ['theme.js', 'host-frame.js']) assert.equal(await fetched(name), text(name), name);
    await context.setOffline(true);
    await page.reload();
    for (const name of ['theme.js', 'host-frame.js', 'host-frame.html']) assert.equal(await fetched(name), text(name), name);
});

test('two sites of one origin leave each other alone: files, drafts, paused programs', { timeout: 900_000 }, async (t) => {
    const places = [`${BELOW}inside/`, BELOW, '/elsewhere/'];
    const { server, port } = await serve({}, { places });
    t.after(() => server.closeAllConnections() ?? server.close());
    const urls = places.map((place) => `http://127.0.0.1:${port}${place}`);
    const { page, context } = await visit(t, { url: urls[0], serviceWorkers: 'allow', expected: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ });
    const version = /^const VERSION = "(\w+)"/m.exec(text('sw.js'))[1];
    const caches = [];
    for (const [k, url] of urls.entries()) {
        await page.goto(url);
        await page.waitForFunction((url) => navigator.serviceWorker.controller?.scriptURL === `${url}sw.js`, url);
        caches.push(`hognose ${url} ${version}`);
        await hasCaches(page, caches);
        assert.match(await page.locator('.program-editor').innerText(), /This program pauses to ask/);
        assert.equal(await page.locator('.earlier').count(), 0);
        await write(page, `place = ${k}\nask("Place ${k}?")`);
        await runIt(page);
        await page.locator('.ask').waitFor();
        while ((await keptValue(page, 'draft')) === undefined || (await keptValue(page, 'paused')) === undefined) await page.waitForTimeout(50);
    }
    await context.setOffline(true);
    for (const [k, url] of urls.entries()) {
        await page.goto(url);
        await page.locator('.earlier', { hasText: `Place ${k}?` }).waitFor();
        assert.match(await page.locator('.program-editor').innerText(), new RegExp(`place = ${k}`));
    }
});

test('what is asked for below docs/ fills no cache', async (t) => {
    const { page } = await visit(t, { serviceWorkers: 'allow', expected: /404/ });
    await controlled(page);
    const kept = () => page.evaluate(async () => (await (await caches.open((await caches.keys())[0])).keys()).map(({ url }) => url));
    const before = await kept();
    await page.evaluate(async () => {
        for (let k = 0; k < 50; k++) for (const name of [`tour.html?n=${k}`, `tour.html?${k}#x`, `none-${k}.html`, `search.json?${k}`]) await fetch(`docs/${name}`);
    });
    const now = await kept();
    const base = new URL('docs/', page.url()).href;
    assert.deepEqual(now.filter((url) => !before.includes(url)).sort(), [`${base}search.json`, `${base}tour.html`]);
});

test('the policy of the pages, without any header, allows no connection elsewhere', async (t) => {
    const asked = [];
    const other = createServer((request, response) => (asked.push(request.url), response.end()));
    other.on('upgrade', (request, socket) => (asked.push(request.url), socket.destroy()));
    other.on('connection', () => asked.push('connection'));
    await new Promise((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { server, url } = await serve({}, { plain: true });
    t.after(() => [server, other].forEach((one) => (one.closeAllConnections(), one.close())));
    const { page } = await visit(t, { url, expected: /Content Security Policy|violates|Refused/ });
    for (const address of [url, `${url}docs/index.html`]) {
        await page.goto(address);
        assert.equal(await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content'), PAGE_POLICY);
        const left = await page.evaluate(async (to) => {
            const add = (name, parts) => new Promise((resolve) => {
                document.body.append(Object.assign(document.createElement(name), parts, { onload: () => resolve(true), onerror: () => resolve(false) }));
            });
            const socket = new Promise((resolve) => {
                const one = new WebSocket(to.replace('http', 'ws'));
                Object.assign(one, { onopen: () => resolve(true), onerror: () => resolve(false) });
            });
            const tried = { socket: await socket, fetch: await fetch(to, { mode: 'no-cors' }).then(() => true, () => false), beacon: await fetch(to, { mode: 'no-cors', keepalive: true }).then(() => true, () => false) };
            for (const name of ['img', 'script', 'video']) tried[name] = await add(name, { src: to });
            return Object.keys(tried).filter((name) => tried[name]);
        }, `http://127.0.0.1:${other.address().port}/x`);
        assert.deepEqual(left, [], address);
    }
    await page.goto(url);
    await ran(page, 'read_table("orders")[0]["item"]');
    assert.match(await page.locator('.ended').innerText(), /lamp/);
    assert.deepEqual(asked, []);
});

test('the workers connect to nothing where the host sends what it is asked to send', async (t) => {
    const { page } = await visit(t, { expected: /Content Security Policy|violates|Refused/ });
    await ran(page, 'import difflib\ndisplay("**b**")\n1');
    await page.locator('.rich-frame').waitFor();
    const workers = page.workers().filter((worker) => /\/assets\//.test(worker.url()));
    assert.ok(workers.length >= 2, String(workers.map((worker) => worker.url())));
    for (const worker of workers) assert.equal(await worker.evaluate((url) => fetch(url).then(() => 'reached', (error) => error.name), page.url()), 'TypeError', worker.url());
});

test('the server for working on the site serves the same', async (t) => {
    const vite = await import(createRequire(new URL('../../web/package.json', import.meta.url)).resolve('vite'));
    const server = await vite.createServer({ root: fileURLToPath(new URL('../../web', import.meta.url)), logLevel: 'error', server: { port: 0 } });
    t.after(() => server.close());
    await server.listen();
    const { page } = await visit(t, { url: `http://127.0.0.1:${server.httpServer.address().port}/` });
    await runIt(page);
    await page.locator('.ask').getByRole('button', { name: 'no' }).click();
    await page.getByText('lamp: left in the shop').waitFor();
    await page.locator('.program-editor .cm-content').waitFor(); // the editor comes after the run, and would miss the server
});

long('errors of the page itself each have a sentence', async (t) => {
    const say = async (options, text, act) => {
        const { page } = await visit(t, options);
        await act?.(page);
        await page.getByText(text).first().waitFor();
        return page;
    };
    await say({ before: (page) => page.addInitScript(() => delete globalThis.WebAssembly), expected: /WebAssembly/ }, 'This browser has no WebAssembly');

    const broken = (page) => page.locator('input[type=file]').setInputFiles({ name: 'x', mimeType: '', buffer: Buffer.from('HNS broken') });
    const page = await say({}, 'This snapshot cannot be resumed', broken);
    assert.match(await page.locator('.program-editor').innerText(), /This program pauses to ask/, 'the program is as it was');
    await ran(page, '1 + 1');

    const deny = (page) => page.addInitScript(() => {
        Object.defineProperty(globalThis, 'indexedDB', { get() { throw new DOMException('denied', 'SecurityError'); } });
        Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } });
    });
    const denied = await say({ before: deny }, 'This browser saves nothing for this page');
    await runIt(denied);
    await denied.locator('.ask').waitFor();

    const crash = (text) => (page) => page.route(/worker_main/, (route) => route.fulfill({ contentType: 'text/javascript', body: `onmessage = () => { throw new RangeError(${JSON.stringify(text)}); };` }));
    await say({ before: crash('WebAssembly.Memory(): could not allocate memory'), expected: /RangeError/ }, 'The browser has no memory left', runIt);
    await say({ before: crash('something else'), expected: /RangeError/ }, 'The sandbox ended', runIt);
    await say({ before: (page) => page.route(/\.wasm/, (route) => route.abort()), expected: /ERR_FAILED/ }, 'A part of this page could not be loaded', runIt);

    const unseen = (page) => page.route(/assets\/page-/, (route) => route.abort());
    await say({ before: unseen, expected: /ERR_FAILED|dynamically imported/ }, 'A part of this page could not be loaded');
    const untyped = (page) => page.route(/\.wasm$/, async (route) => route.fulfill({ response: await route.fetch(), headers: { 'content-type': 'application/octet-stream' } }));
    const plain = await say({ before: untyped }, 'Run it, then reload the page');
    await ran(plain, '1 + 1'); // a host that does not know the module's type

    const inputs = async (page) => {
        await page.getByRole('button', { name: 'Inputs' }).click();
        await page.locator('#inputs').fill('{"n": ');
        await runIt(page);
    };
    await say({}, 'Inputs must be valid JSON', inputs);
});

test('the editor does not wait for a module that takes long', async (t) => {
    let comes;
    const later = new Promise((resolve) => (comes = resolve));
    const before = (page) => page.route(/\.wasm$/, (route) => later.then(() => route.continue()));
    const { page } = await visit(t, { before });
    await write(page, '6 * 7');
    await runIt(page);
    comes();
    await page.locator('.ended').waitFor();
    assert.match(await page.locator('.output-card').innerText(), /42/);
});

test('how long the first result takes, without anything kept and with what a visit keeps', { timeout: 900_000 }, async (t) => {
    const fragment = `#p=${deflateRawSync(JSON.stringify({ code: '1 + 1' })).toString('base64url')}`;
    const first = [];
    while (first.length < 3) first.push(...(await visits({ times: 1, fragment, signal: t.signal })));
    const next = (await visits({ times: 7, fragment, signal: t.signal })).slice(3); // the first finds nothing kept, and the two behind it no compiled code
    assert.deepEqual([first.length, next.length], [3, 4]);
    for (const { files, kept } of next) {
        assert.ok(kept);
        assert.deepEqual(files.filter(([name, source]) => source !== 'cache' && name !== 'visited'), [], 'what is kept comes without the service worker');
        assert.ok(files.some(([name]) => name.endsWith('.wasm')));
    }
    const said = (all) => {
        const ms = all.map((one) => Math.round(one.ms)).sort((a, b) => a - b);
        return `${ms[ms.length >> 1]} (${ms[0]} to ${ms.at(-1)})`;
    };
    t.diagnostic(`first result mostly after ${said(first)} ms, of which 400 are meant, and on the next visits after ${said(next)}, of which 150 are; the machine's load is ${loadavg()[0].toFixed(1)}`);
});
