// Pictures of the site's main states, for looking at: `node tests/web/screenshots.mjs`, into build/web-pictures.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { example, launch, runIt, serve } from './site.mjs';

const folder = fileURLToPath(new URL('../../build/web-pictures/', import.meta.url));
mkdirSync(folder, { recursive: true });
const { server, url } = await serve();
const browser = await launch();

const SIZES = { light: { width: 1280, height: 900 }, dark: { width: 1280, height: 900 }, phone: { width: 360, height: 760 } };

async function pictures(name) {
    const context = await browser.newContext({ viewport: SIZES[name], colorScheme: name === 'dark' ? 'dark' : 'light', serviceWorkers: 'block' });
    const page = await context.newPage();
    const picture = (what) => page.screenshot({ path: `${folder}${name}-${what}.png`, fullPage: true });
    await page.goto(url);
    await page.locator('#run').waitFor();
    await page.waitForTimeout(300);
    await picture('1-first');
    await runIt(page);
    await page.locator('.ask').waitFor();
    await picture('2-paused');
    await page.reload();
    await page.locator('.earlier').waitFor();
    await picture('3-earlier');
    await page.getByRole('button', { name: 'Resume', exact: true }).click();
    await page.getByRole('button', { name: 'Fork into three' }).click();
    await page.getByLabel('Answer 3').fill('later');
    await page.getByRole('button', { name: 'Run all three' }).click();
    await page.locator('.fork .ask').nth(2).waitFor();
    await picture('4-forks');
    for (const id of ['agent', 'frame', 'bomb', 'together']) {
        await page.reload();
        await page.locator('#run').waitFor();
        const forget = page.getByRole('button', { name: 'Discard' });
        if (await forget.count()) await forget.click();
        await example(page, id);
        await runIt(page);
        if (id === 'agent') {
            await page.locator('.ask').waitFor();
            await page.getByRole('button', { name: 'approve' }).click();
            await page.waitForTimeout(300);
            await page.getByRole('button', { name: 'approve' }).click();
        }
        await page.locator('.ended').waitFor();
        await page.waitForTimeout(300);
        await picture(`5-${id}`);
    }
    for (const panel of ['Limits', 'Host functions', 'Inputs']) {
        await page.getByRole('button', { name: panel, exact: true }).click();
        await page.locator('#panel').scrollIntoViewIfNeeded();
        await page.waitForTimeout(500);
        await picture(`6-${panel.split(' ')[0].toLowerCase()}`);
    }
    await page.locator('.program-editor .cm-content').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('import sys\nprint("warned", file=sys.stderr)\n\ndef half(n):\n    return n / 0\n\nprnt\nhalf(2)\n');
    await runIt(page);
    await page.locator('.traceback').waitFor();
    await page.waitForTimeout(600);
    await picture('7-error');
    await page.getByRole('button', { name: 'Notebook' }).click();
    await page.locator('.cell').first().waitFor();
    for (const n of [0, 1]) {
        await page.locator('.cell .button').nth(n).click();
        await page.locator('.cell .ended').nth(n).waitFor();
        await page.waitForTimeout(300);
    }
    await picture('8-notebook');
    await context.close();
}

for (const name of process.argv.slice(2).length ? process.argv.slice(2) : Object.keys(SIZES)) await pictures(name);
await browser.close();
server.closeAllConnections();
server.close();
