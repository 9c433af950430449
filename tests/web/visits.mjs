// Visits to the page in a Chromium that nobody looks into: a debugger, as playwright is one, holds up every worker that starts, which takes
// longer than what is measured. The page itself runs its program as soon as it can, and says when the result was there.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BELOW, CHROMIUM, FLAGS, built, serve } from './site.mjs';

// Runs in the page. What was kept is waited for after the first visit.
function runAtOnce() {
    const later = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    async function tell(ms) {
        await later(400); // the page is at rest
        const files = performance.getEntriesByType('resource').map(({ name, workerFinalSourceType: source }) => [name.split('/').at(-1), source ?? '']);
        const text = JSON.stringify({ ms, files, kept: Boolean(navigator.serviceWorker.controller) });
        const answer = await fetch('visited', { method: 'POST', body: text });
        if ((await answer.text()) !== 'again') return;
        await navigator.serviceWorker.ready;
        await later(300);
        location.reload();
    }
    const seen = new MutationObserver(() => {
        const button = globalThis.wasRun ? null : document.querySelector('#run');
        if (button) {
            globalThis.wasRun = true;
            button.click();
        }
        if (!document.querySelector('.ended')) return;
        seen.disconnect();
        void tell(performance.now());
    });
    seen.observe(document, { childList: true, subtree: true });
}

/** A server of the site whose page measures; `visited` gets what a visit says, and tells whether there is to be another. `before` leads to the page. */
async function measuring(visited, fragment) {
    const theme = readFileSync(join(built, 'theme.js'), 'utf8'); // runs first, and is kept like all of the page
    const extra = {
        [`${BELOW}theme.js`]: { type: 'text/javascript', text: `${theme}\n;(${runAtOnce})()` },
        [`${BELOW}visited`]: { type: 'text/plain', text: (said) => (visited(JSON.parse(said)) ? 'again' : '') },
    };
    const { server, port, url } = await serve(extra);
    extra['/before'] = `<!doctype html><meta http-equiv="refresh" content="2;url=${url}${fragment}">`;
    return { server, before: `http://localhost:${port}/before` };
}

/** Opens the page with that fragment in a new browser, when that has started, and `times` - 1 times again: { ms, files: [name, source], kept } of each visit. */
export async function visits({ times, fragment, signal }) {
    const all = [];
    const folder = mkdtempSync(join(tmpdir(), 'visits-'));
    let over;
    const told = new Promise((resolve) => (over = resolve));
    const { server, before } = await measuring((said) => {
        all.push(said);
        if (all.length === times) over();
        return all.length < times;
    }, fragment);
    const child = spawn(CHROMIUM, [...FLAGS, `--user-data-dir=${folder}`, before], { stdio: 'ignore', signal });
    const ended = new Promise((resolve) => child.on('exit', resolve).on('error', resolve));
    await Promise.race([told, ended]);
    child.kill();
    await ended;
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }); // its processes write a little longer
    return all;
}
