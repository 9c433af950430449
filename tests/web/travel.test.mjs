// Programs that stop in the middle: pauses, reloads, files, forks, links, examples.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { example, held, holding, isReady, keptValue, letGo, linkTo, output, ran, runIt, visit, visitForLong, write } from './site.mjs';
import { test } from './ways.mjs';

const command = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const answer = (page, name) => page.locator('.ask').getByRole('button', { name, exact: true }).click();
const asks = (page, text) => page.locator('.ask-text', { hasText: text }).waitFor();

/** Clicks, and gives what is downloaded. */
async function download(page, click) {
    const [file] = await Promise.all([page.waitForEvent('download'), click()]);
    return file.path();
}

test('the first screen: run, stop in the middle, reload, go on', async (t) => {
    const { page } = await visit(t);
    await page.clock.setFixedTime(new Date());
    await page.getByRole('button', { name: 'Run it' }).click();
    await asks(page, 'Buy the lamp');
    await answer(page, 'yes');
    await asks(page, 'Buy the desk for $390? $552 left.');
    const size = Number(/now (\d+) bytes/.exec(await page.locator('.pause-head').innerText())[1]);
    assert.ok(size > 200 && size < 1500, `${size} bytes`);
    assert.match(await page.locator('.steps .at').innerText(), /It pauses[\s\S]*The whole program is \d+ bytes/);
    await page.getByText('Paused at line 13.').waitFor();
    assert.match(await page.locator('.cm-standing').innerText(), /^    answer = ask\(/);
    await page.reload();
    assert.match(await page.locator('.earlier').innerText(), new RegExp(`waiting here: ${size} bytes, just now[\\s\\S]*ask\\('Buy the desk`));
    await page.getByRole('button', { name: 'Resume', exact: true }).click();
    await asks(page, 'Buy the desk');
    assert.match(await output(page), /lamp: bought for \$48/);
    await answer(page, 'no');
    await answer(page, 'yes');
    await answer(page, 'no');
    await isReady(page);
    assert.match(await output(page), /lamp: bought for \$48\ndesk: left in the shop\nchair: bought for \$120\nrug: left in the shop/);
    assert.match(await page.locator('.ended').innerText(), /'left'\s+432/);
    await page.reload();
    await page.locator('#run').waitFor();
    assert.equal(await page.locator('.earlier').count(), 0, 'what is over is not kept');
});

test('pause in the middle of a loop, reload, go on, and pause again', async (t) => {
    const { page } = await visitForLong(t);
    await write(page, 'n = 0\nfor i in range(10**9):\n    n += 1\n    if n % 50000 == 0: print(n)');
    await runIt(page);
    await page.locator('.printed', { hasText: '50000' }).waitFor(); // the program has that number, too
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await page.locator('.pause-head').waitFor();
    const before = await output(page);
    await page.reload();
    await page.locator('.earlier').getByRole('button', { name: 'Resume' }).click();
    await page.locator('.output-card').getByRole('button', { name: 'Resume', exact: true }).click();
    await page.waitForFunction((n) => document.querySelector('.printed').innerText.length > n + 10, before.length);
    const numbers = (await output(page)).trim().split('\n').map(Number);
    assert.deepEqual(numbers, numbers.map((_, k) => 50000 * (k + 1)), 'no line is lost, and none comes twice');
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await page.locator('.pause-head').waitFor();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByText('Stopped.').waitFor();
});

test('by hand: each call is a stop, where one answers, raises, or lets the function do it; and back again', async (t) => {
    const { page } = await visit(t);
    await write(page, 'a = read_table("orders")\ntry:\n    b = http_get("x")\nexcept Exception as e:\n    b = repr(e)\nc = sleep(0)\nprint(len(a), b, c)');
    await page.getByRole('button', { name: 'Step', exact: true }).click();
    await page.getByText("read_table('orders')").first().waitFor();
    await page.getByLabel('Another answer').fill('[1, 2]');
    await page.getByRole('button', { name: 'Answer', exact: true }).click();
    await page.locator('.pause', { hasText: 'http_get' }).waitFor();
    await page.getByLabel('Another answer').fill('no network');
    await page.getByRole('button', { name: 'Raise' }).click();
    await page.locator('.pause', { hasText: 'sleep' }).waitFor();
    await page.getByRole('button', { name: 'Call the real function' }).click();
    await isReady(page);
    assert.equal((await output(page)).trim(), "2 RuntimeError('no network') None");
    assert.match(await page.locator('.snapshots').innerText(), /read_table[\s\S]*bytes[\s\S]*http_get[\s\S]*bytes[\s\S]*sleep/);
    await page.getByRole('button', { name: 'Go back to snapshot 1' }).click();
    await page.locator('.pause', { hasText: 'read_table' }).waitFor();
    assert.equal(await page.locator('.printed').count(), 0, 'what was printed later is not there');
    await page.getByRole('button', { name: 'Call the real function' }).click();
    await isReady(page);
    assert.match(await output(page), /^5 LookupError/);
});

// The line is found by a copy of the program, whose failure is held back here.
const ofTheLine = (message) => new TextDecoder().decode(message.args?.[0]?.answer?.error ?? new Uint8Array()).includes('KeyboardInterrupt');

test('where the program stands is shown when that is known, and moves nothing: what is pressed meanwhile counts', async (t) => {
    for (const width of process.env.WEB_WAY ? [360] : [360, 390, 412, 430, 640, 1000, 1280]) {
        const { page } = await visit(t, { viewport: { width, height: 740 }, before: holding(ofTheLine) });
        await write(page, `${'\n'.repeat(40)}if ask("Sure?", ["yes", "no"]) == "yes": print("counted")`);
        await page.evaluate(() => (document.querySelector('.program-editor .cm-scroller').scrollTop = 0));
        await runIt(page);
        await asks(page, 'Sure?');
        await held(page);
        const button = page.locator('.ask').getByRole('button', { name: 'yes', exact: true });
        await button.scrollIntoViewIfNeeded();
        await button.evaluate((element) => element.scrollIntoView()); // as far down as a finger may have moved the page
        const place = () => button.evaluate((element) => JSON.stringify([scrollY, element.getBoundingClientRect()]));
        const before = await place();
        await button.hover();
        await page.mouse.down();
        await letGo(page);
        await page.getByText('Paused at line 41.').waitFor();
        await page.locator('.cm-standing').waitFor();
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        assert.equal(await place(), before, `${width} pixels`);
        const seen = await page.locator('.cm-standing').evaluate((line) => {
            const [{ top, bottom }, box] = [line, line.closest('.cm-scroller')].map((element) => element.getBoundingClientRect());
            return top >= box.top && bottom <= box.bottom;
        });
        assert.ok(seen, 'the editor has scrolled to the line');
        await page.mouse.up();
        await isReady(page);
        assert.equal((await output(page)).trim(), 'counted');
        await page.context().close();
    }
});

test('the line is known of a program that had run for long, and that has something to do when it fails', async (t) => {
    const { page } = await visitForLong(t);
    await write(page, 'import time\nbegin = time.process_time()\nwhile time.process_time() - begin < 0.3: pass\ntry:\n    ask("Which line?", ["this"])\nfinally:\n    for n in range(50_000): pass');
    await runIt(page);
    await page.getByText('Paused at line 5.').waitFor();
});

test('a snapshot is saved to a file, opened on another machine, and goes on in Node', async (t) => {
    const { page } = await visit(t);
    await write(page, 'seen = [1, 2]\nprint("before")\nif ask("Go on?", ["yes", "no"]) == "yes":\n    seen.append(3)\nprint(seen)\nseen');
    await runIt(page);
    await asks(page, 'Go on?');
    const path = await download(page, () => page.getByRole('button', { name: 'Save to a file' }).click());
    const bytes = readFileSync(path);
    assert.equal(bytes.subarray(0, 3).toString(), 'HNS');

    await page.reload();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.locator('input[type=file]').setInputFiles({ name: 'paused.hognose', mimeType: '', buffer: bytes });
    await asks(page, 'Go on?');
    assert.match(await page.locator('.program-editor').innerText(), /seen\.append/, 'the text is found again where it was saved');
    assert.equal((await output(page)).trim(), 'before');

    const { page: other } = await visit(t);
    await other.locator('input[type=file]').setInputFiles({ name: 'x', mimeType: '', buffer: bytes });
    await asks(other, 'Go on?');
    await answer(other, 'no');
    await isReady(other);
    assert.equal((await output(other)).trim(), '[1, 2]');

    await page.getByText('Resume in a terminal').click();
    const folder = mkdtempSync(join(tmpdir(), 'hognose-'));
    t.after(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'resume.mjs'), await page.getByLabel('Script').textContent());
    symlinkSync(fileURLToPath(new URL('../../web/node_modules', import.meta.url)), join(folder, 'node_modules'));
    const { stdout } = spawnSync(process.execPath, ['resume.mjs', path, 'yes'], { cwd: folder, encoding: 'utf8' });
    assert.equal(stdout, 'ask(Go on?, yes,no) -> yes\n[1, 2, 3]\n[1, 2, 3]\n');
});

test('hostile files open nothing: the program, its run and the session are as they were', async (t) => {
    const { page } = await visit(t);
    await page.getByRole('button', { name: 'Run it' }).click();
    await asks(page, 'Buy the lamp');
    const path = await download(page, () => page.getByRole('button', { name: 'Save to a file' }).click());
    const good = readFileSync(path);
    const open = (bytes, name = 'Open a snapshot') => page.locator(`input[type=file][aria-label="${name}"]`).setInputFiles({ name: 'x.hognose', mimeType: '', buffer: bytes });
    const changed = (at, byte) => Object.assign(Buffer.from(good), { [at]: byte });
    const [half, random] = [good.subarray(0, good.length / 2), Buffer.from(Array.from({ length: 3000 }, (_, k) => (k * 7919) % 251))];
    for (const bad of [Buffer.alloc(0), Buffer.from('HNS'), random, half, Buffer.concat([good, Buffer.from('x')]), changed(3, 255), changed(good.length - 5, good.at(-5) ^ 255)]) {
        await open(bad);
        await page.getByText('This snapshot cannot be resumed').waitFor();
        assert.match(await page.locator('.program-editor').innerText(), /Buy the/);
        assert.equal(await page.locator('.ask-text', { hasText: 'Buy the lamp' }).count(), 1, 'what was paused is paused');
        await page.getByRole('button', { name: 'Close' }).click();
    }
    await page.evaluate(() => {
        const file = new File(['HNS'], 'large.hognose');
        Object.defineProperty(file, 'size', { value: 2 ** 40 });
        const input = document.querySelector('input[type=file]');
        Object.defineProperty(input, 'files', { value: [file], configurable: true });
        input.dispatchEvent(new Event('change'));
        delete input.files;
    });
    await page.getByText('This file is too large').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await answer(page, 'no');
    await asks(page, 'Buy the desk');

    await page.getByRole('button', { name: 'Notebook' }).click();
    const cell = page.getByRole('region', { name: 'Cell 1', exact: true });
    await cell.getByRole('button', { name: 'Run' }).click();
    await page.locator('.variables tr', { hasText: 'prices' }).waitFor();
    await open(half, 'Open a session');
    await page.getByText('This snapshot cannot be resumed').waitFor();
    await open(good, 'Open a session');
    await page.getByText('A program is paused in this file').waitFor();
    assert.match(await page.locator('.variables').innerText(), /prices/);
    const idle = readFileSync(await download(page, () => page.getByRole('button', { name: 'Save to a file' }).click()));
    await page.getByRole('button', { name: 'Program', exact: true }).click();
    await open(idle);
    await page.getByText('Nothing is paused in this file').waitFor();
    await asks(page, 'Buy the desk');
});

test('a file from elsewhere asks for what the functions here cannot answer', async (t) => {
    const { load } = await import('../../bindings/js/dist/index.js');
    const step = (await load()).sandbox({ functions: ['price_of'] }).start('a = price_of("tea")\nb = price_of("milk", fresh=True)\nprint(a + b)');
    const { page } = await visit(t);
    await page.locator('input[type=file]').setInputFiles({ name: 'x', mimeType: '', buffer: Buffer.from(step.dump()) });
    for (const [call, price] of [["price_of('tea')", '4'], ["price_of('milk', fresh=True)", '3']]) {
        await page.locator('.pause', { hasText: call }).waitFor();
        assert.equal(await page.getByRole('button', { name: 'Call the real function' }).count(), 0);
        await page.getByLabel('Another answer').fill(price);
        await page.getByRole('button', { name: 'Answer', exact: true }).click();
    }
    await isReady(page);
    assert.equal((await output(page)).trim(), '7');
});

test('the file goes on at the command line, as the page says', async (t) => {
    const { page } = await visit(t);
    await runIt(page);
    await asks(page, 'Buy the lamp');
    await answer(page, 'yes');
    await asks(page, 'Buy the desk');
    const path = await download(page, () => page.getByRole('button', { name: 'Save to a file' }).click());
    await page.getByText('Resume in a terminal').click();
    const lines = (await page.getByLabel('Commands').textContent()).trim().split('\n');
    const folder = mkdtempSync(join(tmpdir(), 'hognose-'));
    t.after(() => rmSync(folder, { recursive: true }));
    copyFileSync(path, join(folder, 'paused.hognose'));
    const said = (words, [program, ...first] = [process.execPath, command('bindings/js/bin/hognose.js')]) => {
        const { status, stdout, stderr } = spawnSync(program, [...first, ...words], { cwd: folder, encoding: 'utf8', input: '' });
        return [status, stdout, stderr];
    };
    const commands = lines.map((line) => line.split(' ').slice(2));
    assert.deepEqual(commands[0], ['--restore', 'paused.hognose']);
    assert.deepEqual(said(commands[0]), [5, '', 'hognose: waiting for an answer to ask("Buy the desk for $390? $552 left.", ["yes","no"])\n']);
    assert.deepEqual(said(commands[1]), [5, 'desk: bought for $390\n', 'hognose: waiting for an answer to ask("Buy the chair for $120? $162 left.", ["yes","no"])\n']);
    // Saved by that command, and on with another build; and back to the page.
    const native = [command('build/native/hognose')];
    if (existsSync(native[0])) assert.deepEqual(said(['--restore', 'later.hognose', '--answer', 'no', '--answer', 'no'], native), [0, 'chair: left in the shop\nrug: $210 is too much, $162 left\n', '']);
    const { page: other } = await visit(t);
    await other.locator('input[type=file]').setInputFiles(join(folder, 'later.hognose'));
    await asks(other, 'Buy the chair');
});

test('one snapshot forks into three with different answers, side by side', async (t) => {
    const { page } = await visit(t);
    await example(page, 'fork');
    await runIt(page);
    await asks(page, 'What now?');
    await page.getByRole('button', { name: 'Fork into three' }).click();
    await page.getByRole('button', { name: 'Run all three' }).click();
    await page.locator('.fork .ended').nth(2).waitFor();
    const texts = await page.locator('.fork').allInnerTexts();
    ['double the last', 'drop the lowest', 'roll again'].forEach((plan, k) => assert.match(texts[k], new RegExp(`answered ${plan}[\\s\\S]*rolled: 3 2 4 6 1[\\s\\S]*'plan'\\s*'${plan}'`)));
    assert.equal(new Set(texts.map((text) => /now: .*/.exec(text)[0])).size, 3);
    assert.equal(await page.locator('.output-card .ask').count(), 1, 'the one that they come from waits on');
});

test('calls in flight together travel in a snapshot', async (t) => {
    const { page } = await visit(t);
    await example(page, 'together');
    await runIt(page);
    await page.getByText('warmest: Cairo').waitFor();
    await page.locator('.snapshots li', { hasText: '3 calls under way' }).getByRole('button', { name: /Go back/ }).click();
    await page.locator('.pause').getByRole('button', { name: 'Resume', exact: true }).click();
    await page.getByText('warmest: Cairo').waitFor();
    await isReady(page);
    assert.equal(await page.locator('.calls tbody tr').count(), 3);
    const row = page.locator('.snapshots li', { hasText: '3 calls under way' });
    const path = await download(page, () => row.getByRole('button', { name: /Save/ }).click());
    const { page: other } = await visit(t);
    await other.locator('input[type=file]').setInputFiles({ name: 'x', mimeType: '', buffer: readFileSync(path) });
    await other.locator('.pause').getByRole('button', { name: 'Resume', exact: true }).click();
    for (const city of ['One', 'Two', 'Six']) {
        await other.locator('.ask input').fill(`{"city": "${city}", "degrees": ${city.length}}`);
        await other.locator('.ask .primary').click();
        await other.getByText(`${city} answered`).waitFor();
    }
    await other.getByText('warmest: One').waitFor();
});

test('every example does what it says', async (t) => {
    const { page } = await visitForLong(t);
    const ends = {
        hello: /Hello, Ann!/, report: /Ann\s+576\.00/, classes: /circle of 1\.5: 7\.07/, generators: /\(41, 43\)/, agent: /Cleo: 75 EUR, nothing/, puzzle: /724 ways/, frame: /^/,
    };
    for (const [id, expected] of Object.entries(ends)) {
        await example(page, id);
        assert.match(await page.locator('.examples p').innerText(), /\w.*\.$/);
        await runIt(page);
        while (await Promise.race([page.locator('.ask').waitFor().then(() => true), page.locator('.ended').waitFor().then(() => false)])) {
            const { calls } = { calls: await page.locator('.calls tbody tr').count() };
            if (await page.locator('.ask button.primary').count()) {
                await page.locator('.ask input').fill('Ann');
                await page.locator('.ask button.primary').click();
            } else await page.locator('.ask button').first().click();
            await page.waitForFunction((n) => document.querySelector('.ended') || document.querySelectorAll('.calls tbody tr').length > n, calls);
        }
        await isReady(page);
        if (id !== 'frame') assert.match(await output(page), expected, id);
        assert.equal(await page.locator('.ended[role=alert]').count(), 0, id);
    }
    assert.match(await page.locator('.ended').innerText(), /month\s+degrees/);
    assert.equal(await page.getByLabel('Examples').locator('option').count(), 11);
});

test('a link holds the program, its inputs and its limits, and runs nothing', async (t) => {
    const { page } = await visit(t);
    await write(page, 'print(n * 2)');
    await page.getByRole('button', { name: 'Inputs' }).click();
    await page.locator('#inputs').fill('{"n": 21}');
    await page.getByRole('button', { name: 'Limits' }).click();
    await page.locator('#limit-depth').fill('0');
    await page.getByRole('button', { name: 'Share' }).click();
    await page.waitForFunction(() => location.hash.startsWith('#p='));
    const { hash } = new URL(page.url());
    const { page: other } = await visit(t, { hash });
    await other.locator('#run').waitFor();
    assert.equal((await other.locator('.program-editor .cm-line').allInnerTexts()).join('\n'), 'print(n * 2)');
    assert.equal(await other.locator('.printed').count(), 0, 'not run');
    await runIt(other);
    await other.locator('.printed', { hasText: '42' }).waitFor();
    await other.getByRole('button', { name: 'Limits' }).click();
    assert.equal(await other.locator('output[for="limit-depth"]').innerText(), '20');
});

test('a hostile link opens text or nothing', async (t) => {
    const { page } = await visit(t);
    const packed = (value) => page.evaluate(async (text) => {
        const bytes = new Uint8Array(await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer());
        return `#p=${btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_')}`;
    }, typeof value === 'string' ? value : JSON.stringify(value));
    await page.locator('#run').waitFor();
    const before = await page.locator('.program-editor .cm-content').innerText();
    for (const bad of ['#p=', '#p=%00%00', '#p=AAAA', await packed('[1]'), await packed({ code: 5 }), await packed({ code: 'x', inputs: {} }), await packed('"'.padEnd(300_000, 'a'))]) {
        await page.evaluate((hash) => (location.hash = hash), bad);
        await page.getByText('This link is damaged').waitFor();
        assert.equal(await page.locator('.program-editor .cm-content').innerText(), before);
        await page.getByRole('button', { name: 'Close' }).click();
    }
    const text = '</script><img src=x onerror=alert(1)>\n__import__("os")';
    const hash = await packed({ code: text, inputs: '{}', limits: { memory: 1e12, time: '9', steps: null, __proto__: { depth: 1 }, depth: 99 }, hostCode: 'host.x = 1', mode: 'notebook' });
    await page.evaluate((to) => (location.hash = to), hash);
    await page.getByText('onerror=alert').waitFor();
    assert.equal((await page.locator('.program-editor .cm-line').allInnerTexts()).join('\n'), text);
    await page.getByRole('button', { name: 'Limits' }).click();
    assert.deepEqual(await page.locator('.slider output').allInnerTexts(), ['64 MiB', '5 s', 'no limit', '99', '1 MiB']);
    await ran(page, 'ask');
    assert.equal(await page.locator('.printed').count(), 0);
});

test('a link, a file and an example leave what the visitor has written: it is kept, and comes back', async (t) => {
    const { page } = await visit(t);
    const shown = async () => (await page.locator('.program-editor .cm-line').allInnerTexts()).join('\n');
    const is = (text) => page.waitForFunction((text) => [...document.querySelectorAll('.program-editor .cm-line')].map((line) => line.textContent).join('\n') === text, text);
    const kept = async (name, what) => {
        while (!what(await keptValue(page, name))) await page.waitForTimeout(50);
    };
    await write(page, 'mine = 1');
    await kept('draft', (text) => text === 'mine = 1');
    const url = page.url();
    await page.goto('about:blank');
    await page.goto(url + linkTo('theirs = 1'));
    await is('theirs = 1');
    await page.getByText('Your program is saved here.').waitFor();
    await page.goto('about:blank');
    await page.goto(url);
    await is('mine = 1');
    assert.equal(await page.getByRole('button', { name: 'Back to yours' }).count(), 0);

    // A link in a page that is open, its program edited, and another link.
    await write(page, 'mine = 2');
    await page.evaluate((hash) => (location.hash = hash), linkTo('theirs = 2'));
    await is('theirs = 2');
    await write(page, 'theirs = 2 + 1');
    await page.evaluate((hash) => (location.hash = hash), linkTo('theirs = 3'));
    await page.getByText('2 of your programs are saved here.').waitFor();
    await page.getByRole('button', { name: 'Back to yours' }).click();
    await is('theirs = 2 + 1');
    await page.getByRole('button', { name: 'Back to yours' }).click();
    await is('mine = 2');
    await page.getByText('Your program is saved here.').waitFor(); // the link's that was edited
    await page.getByRole('button', { name: 'Discard yours' }).click();

    const { load } = await import('../../bindings/js/dist/index.js');
    const step = (await load()).sandbox({ functions: ['ask'] }).start('ask("From elsewhere?")');
    await page.locator('input[type=file]').setInputFiles({ name: 'x', mimeType: '', buffer: Buffer.from(step.dump()) });
    await asks(page, 'From elsewhere?');
    assert.match(await shown(), /came from a file/);
    await kept('aside', (programs) => programs.at(-1)?.code === 'mine = 2');
    await example(page, 'hello');
    await page.goto('about:blank');
    await page.goto(url);
    await is('mine = 2');
});

test('nothing of a file is shown before the visitor lets it go on', async (t) => {
    const { load } = await import('../../bindings/js/dist/index.js');
    const step = (await load()).sandbox({ functions: ['display', 'ask'] }).start('display("<b>shown</b>", kind="html")\ndisplay("<i>next</i>")\nask("and then?")');
    assert.equal(step.name, 'display');
    const { page } = await visit(t);
    await page.locator('input[type=file]').setInputFiles({ name: 'x', mimeType: '', buffer: Buffer.from(step.dump()) });
    await page.locator('.pause', { hasText: "display('<b>shown</b>'" }).waitFor();
    assert.equal(await page.locator('.rich').count(), 0);
    await page.reload();
    await page.locator('.earlier').getByRole('button', { name: 'Resume' }).click();
    await page.locator('.pause', { hasText: "display('<b>shown</b>'" }).waitFor();
    assert.equal(await page.locator('.rich').count(), 0);
    await page.getByRole('button', { name: 'Call the real function' }).click();
    await asks(page, 'and then?');
    assert.equal(await page.locator('.rich-frame').first().contentFrame().locator('b').innerText(), 'shown');
    assert.equal(await page.locator('.rich-frame').nth(1).contentFrame().locator('i').innerText(), 'next');
});
