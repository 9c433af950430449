// The built site on a server of its own, below a path, with the strict policy and the life of files that a careful host would send; and one Chromium.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { HEADER_POLICY, WORKER_POLICY } from '../../web/policy.mjs';
import { WAYS, way } from './ways.mjs';

const require = createRequire(new URL('../package/package.json', import.meta.url));
export const { chromium } = require('playwright-core');

export const built = fileURLToPath(new URL('../../build/web/', import.meta.url));
/** Where the site is on the server. */
export const BELOW = '/some/where/';
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.json': 'application/json', '.txt': 'text/plain', '.wasm': 'application/wasm' };
export const FLAGS =
    '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(' ');
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** An answer of its own: a page, or { type, text, headers } of something else; a function as the text is told what was sent. */
async function answer(request, response, given) {
    const { type, text, headers } = typeof given === 'string' ? { type: 'text/html', text: given } : given;
    let sent = '';
    for await (const part of request) sent += part;
    response.writeHead(200, { 'content-type': type, ...headers }).end(typeof text === 'function' ? text(sent) : text);
}

/** What web/README.md asks a host to send. */
function headersOf(pathname) {
    if (!pathname.includes('/assets/')) return { 'content-security-policy': HEADER_POLICY };
    return { 'content-security-policy': [HEADER_POLICY, WORKER_POLICY].join(', '), 'cache-control': 'public, max-age=31536000, immutable' };
}

/** Serves the site, at each of these places; `extra` has other answers by path. `plain`: as a host that sends no headers. */
export async function serve(extra = {}, { places = [BELOW], plain = false } = {}) {
    const server = createServer((request, response) => {
        const { pathname } = new URL(request.url, 'http://localhost');
        if (extra[pathname] !== undefined) return void answer(request, response, extra[pathname]);
        const place = places.find((one) => pathname.startsWith(one));
        const file = join(built, normalize((pathname === place ? 'index.html' : pathname.replace(place, '')).replace(/\/$/, '/index.html')));
        const found = place !== undefined && file.startsWith(built) && existsSync(file) && statSync(file).isFile();
        const sent = found ? file : join(built, '404.html');
        response.writeHead(found ? 200 : 404, { 'content-type': TYPES[extname(sent)] ?? 'application/octet-stream', ...(plain ? {} : headersOf(pathname)) });
        response.end(readFileSync(sent));
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    const port = server.address().port;
    return { server, port, url: `http://127.0.0.1:${port}${places[0]}` };
}

/** Milliseconds after which what does not come is taken for what never comes, however busy the machine is. */
export const PATIENCE = 300_000;

let browser;
export const launch = async () => (browser ??= await chromium.launch({ executablePath: CHROMIUM, args: FLAGS, timeout: PATIENCE }));

let site;
/** The address of the site, served once for all tests of a file. */
export async function address() {
    site ??= await serve();
    return site.url;
}
after(async () => {
    await browser?.close();
    site?.server.closeAllConnections();
    site?.server.close();
});

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

/** Takes the connection away, after what a first visit leaves behind. */
export async function leaveNetwork(page, context) {
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await context.setOffline(true);
    await page.reload();
}

/** The fragment that opens a program, with these limits. */
export const linkTo = (code, limits) => `#p=${deflateRawSync(JSON.stringify({ code, limits })).toString('base64url')}`;

/** A page for programs that run until the test stops them: with the longest time that there is, not the five seconds that a busy machine may take to press a button. */
export const visitForLong = (t, options) => visit(t, { hash: linkTo('', { time: 60_000 }), ...options });

/**
 * Holds back what the page says to its workers, where `which`, a function of a message, says so: `held(page, n)` resolves when n messages are held,
 * `letGo(page)` sends them, and holds no more.
 */
export const holding = (which) => (page) => page.addInitScript(`{
    const which = ${which};
    const say = Worker.prototype.postMessage;
    globalThis.heldBack = [];
    Worker.prototype.postMessage = function (message, ...more) {
        if (globalThis.heldBack && which(message)) globalThis.heldBack.push(() => say.call(this, message, ...more));
        else say.call(this, message, ...more);
    };
}`);
export const held = (page, n = 1) => page.waitForFunction((n) => globalThis.heldBack.length >= n, n);
export const letGo = (page) => page.evaluate(() => {
    const all = globalThis.heldBack;
    globalThis.heldBack = undefined;
    for (const say of all) say();
});

/** What the page keeps in the browser, by name. */
export const keptValue = (page, name) => page.evaluate(async ([place, name]) => {
    const done = (request) => new Promise((resolve, reject) => Object.assign(request, { onsuccess: () => resolve(request.result), onerror: () => reject(request.error) }));
    if (!(await indexedDB.databases()).some((one) => one.name === `hognose ${place}`)) return undefined;
    const base = await done(indexedDB.open(`hognose ${place}`));
    try {
        return await done(base.transaction('kept').objectStore('kept').get(name));
    } finally {
        base.close();
    }
}, [new URL('.', page.url()).pathname, name]);

/** A page of its own, as a new visitor has it. What goes wrong on it, beyond what `expected` matches, fails the test. `context`: one that is there. */
export async function visit(t, { hash = '', expected, before, url, context: given, ...options } = {}) {
    const context = given ?? (await (await launch()).newContext({ ...WAYS[way], ...options }));
    t.after(() => context.close());
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const problems = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('crash', () => problems.push('the page crashed'));
    t.after(() => {
        for (const text of problems) t.diagnostic(`on the page: ${text}`); // of a test that has failed, no other error is shown
        const found = problems.filter((text) => !expected?.test(text) && !(way === 'offline' && NO_NETWORK.test(text)));
        if (found.length > 0) throw new Error(`on the page: ${found.join('\n')}`);
    });
    await before?.(page);
    await page.goto((url ?? (await address())) + hash);
    if (way === 'offline') await leaveNetwork(page, context);
    return { page, context, problems };
}

/** Puts a program into the editor. */
export async function write(page, code) {
    await page.locator('.program-editor .cm-content').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(code);
}

export const runIt = (page) => page.locator('#run').click();
export const example = (page, id) => page.getByLabel('Examples').selectOption(id);
/** Waits until the run is over. */
export const isReady = (page) => page.locator('.standing-over').waitFor();

/** Runs a program to its end. */
export async function ran(page, code) {
    await write(page, code);
    const [before] = await page.locator('.output-card .ended').elementHandles();
    await runIt(page);
    if (before) await page.waitForFunction((element) => !element.isConnected, before); // of another run
    await page.locator('.ended').first().waitFor();
    await isReady(page);
}
export const output = (page) => page.locator('.output-card .printed').innerText();

const AXE = readFileSync(new URL('../../web/node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

/** Findings of axe that are serious or critical. */
export async function findings(page) {
    await page.evaluate(AXE);
    const violations = await page.evaluate(async () => (await axe.run(document, { iframes: false })).violations);
    return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary}`));
}
