// A Chromium, and a server whose pages may load scripts and WebAssembly of its own and nothing else.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { chromium } from 'playwright-core';
import { PATIENCE } from './packed.mjs';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.json': 'application/json', '.wasm': 'application/wasm' };
const POLICY = "script-src 'self' 'wasm-unsafe-eval'";
const FLAGS =
    '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

/** Serves a folder; its address. */
export async function serve(t, folder) {
    const server = createServer((request, response) => {
        const path = new URL(request.url, 'http://localhost').pathname;
        const file = join(folder, normalize(path === '/' ? '/index.html' : path));
        const found = file.startsWith(folder) && existsSync(file) && statSync(file).isFile();
        const type = TYPES[extname(path === '/' ? 'index.html' : path)] ?? 'text/plain';
        response.writeHead(found ? 200 : 404, { 'content-type': type, 'content-security-policy': POLICY });
        response.end(found ? readFileSync(file) : 'not found');
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    t.after(() => server.close());
    return `http://127.0.0.1:${server.address().port}/`;
}

/** A page of Chromium's at that address; what it writes to its console as errors is in `problems`. */
export async function open(t, url) {
    const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS.split(' '), timeout: PATIENCE });
    t.after(() => browser.close());
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE);
    const problems = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && !/favicon/.test(message.location().url) && problems.push(message.text()));
    await page.goto(url);
    return { page, problems };
}
