// Sessions: cells that share one, its variables, and how it comes back.
import assert from 'node:assert/strict';
import { held, holding, keptValue, letGo, visit, visitForLong } from './site.mjs';
import { test } from './ways.mjs';

const cell = (page, n) => page.getByRole('region', { name: `Cell ${n}`, exact: true });

async function runCell(page, n, code) {
    await cell(page, n).locator('.ended').evaluateAll((before) => before.forEach((one) => (one.dataset.before = '')));
    await cell(page, n).locator('.cm-content').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(code);
    await page.keyboard.press('Control+Enter');
    await cell(page, n).locator('.ended:not([data-before])').waitFor();
    await cell(page, n).getByRole('button', { name: 'Run' }).waitFor();
}

const variables = (page) => page.locator('.variables tbody tr').allInnerTexts();

test('cells share a session, its variables are listed, and it comes back on the next visit', async (t) => {
    const { page } = await visit(t);
    await page.getByRole('button', { name: 'Notebook' }).click();
    await runCell(page, 1, 'class Bad:\n    def __repr__(self): raise ValueError("no")\ndef count():\n    n = 0\n    while True:\n        n += 1\n        yield n\nc = count()\nb = Bad()\nrows = [1] * 5000\nprint("made")');
    await runCell(page, 2, 'next(c), next(c)');
    await page.locator('.variables tr', { hasText: 'rows' }).waitFor();
    const seen = (await variables(page)).map((row) => row.split(/\s+/).slice(0, 2).join(' '));
    assert.deepEqual(seen, ['Bad type', 'count function', 'c generator', 'b Bad', 'rows list']);
    assert.match((await variables(page))[4], /\[1, 1, 1[\s\S]*5,000 items/);
    await runCell(page, 3, '1 / 0');
    assert.match(await cell(page, 3).innerText(), /File "cell 3", line 1[\s\S]*ZeroDivisionError/);
    await page.getByText(/The session is a snapshot of/).waitFor();
    while (!(await keptValue(page, 'notebook'))?.cells[2]?.before.includes('ZeroDivision')) await page.waitForTimeout(100);

    await page.reload();
    await page.getByRole('button', { name: 'Notebook' }).click();
    await page.getByText('Your session is back').waitFor();
    assert.equal(await cell(page, 1).locator('.before').innerText(), 'made');
    assert.match(await cell(page, 2).locator('.before').innerText(), /\(1, 2\)/);
    await page.locator('.variables tbody tr').nth(4).waitFor();
    assert.equal((await variables(page)).length, 5);
    await runCell(page, 4, 'next(c)');
    assert.match(await cell(page, 4).innerText(), /3\s+int/, 'the generator goes on');

    await page.getByRole('button', { name: 'Restart' }).click();
    await page.getByText('None yet.').waitFor();
    await runCell(page, 4, 'c');
    assert.match(await cell(page, 4).innerText(), /NameError/);
});

test('a session is saved to a file, and opened on another machine; a broken one costs no cell', async (t) => {
    const { page } = await visit(t);
    await page.getByRole('button', { name: 'Notebook' }).click();
    await runCell(page, 1, 'def count():\n    n = 0\n    while True:\n        n += 1\n        yield n\nc = count()\nnext(c)');
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save to a file' }).click()]);
    assert.equal(file.suggestedFilename(), 'session.hognose');

    const { page: other } = await visit(t);
    await other.getByRole('button', { name: 'Notebook' }).click();
    await runCell(other, 1, 'old = 1');
    await other.locator('input[type=file]').setInputFiles(await file.path());
    await other.getByText('The session of the file is open').waitFor({ state: 'attached' });
    assert.deepEqual((await variables(other)).map((row) => row.split(/\s/)[0]), ['count', 'c']);
    await runCell(other, 2, 'next(c)');
    assert.match(await cell(other, 2).innerText(), /2\s+int/, 'the generator goes on');
    assert.match(await cell(other, 1).innerText(), /old = 1/, 'the cells stay');

    await page.evaluate((place) => new Promise((resolve) => (indexedDB.open(`hognose ${place}`).onsuccess = ({ target: { result } }) => {
        const store = result.transaction('kept', 'readwrite').objectStore('kept');
        store.get('notebook').onsuccess = ({ target }) => (store.put({ ...target.result, bytes: target.result.bytes.slice(0, 50) }, 'notebook').onsuccess = resolve);
    })), new URL('.', page.url()).pathname);
    await page.reload();
    await page.getByRole('button', { name: 'Notebook' }).click();
    await page.getByText('The session of your last visit cannot be resumed').waitFor();
    assert.match(await cell(page, 1).innerText(), /def count/);
    await runCell(page, 1, '2 + 2');
    assert.match(await cell(page, 1).innerText(), /4\s+int/);
});

test('a cell that is run while the session is looked at waits for that', async (t) => {
    const { page } = await visit(t, { before: holding((message) => message.operation === 'run') }); // cells are started by hand
    await page.getByRole('button', { name: 'Notebook' }).click();
    await cell(page, 1).getByRole('button', { name: 'Run' }).click();
    await cell(page, 1).locator('.ended').waitFor();
    await held(page);
    await cell(page, 2).locator('.cm-content').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('more = ask("How many?")');
    await page.keyboard.press('Control+Enter');
    await letGo(page);
    await page.getByLabel('How many?').waitFor();
    assert.deepEqual((await variables(page)).map((row) => row.split(/\s/).slice(0, 2)), [['prices', 'dict']]);
    await page.getByLabel('How many?').fill('5');
    await page.keyboard.press('Enter');
    await page.locator('.variables tr', { hasText: 'more' }).waitFor();
});

test('a cell asks, a cell is stopped, and the session lives on', async (t) => {
    const { page } = await visitForLong(t);
    await page.getByRole('button', { name: 'Notebook' }).click();
    await cell(page, 1).locator('.cm-content').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('name = ask("Who?")\nn = 0\nwhile True: n += 1');
    await page.keyboard.press('Control+Enter');
    await page.getByLabel('Who?').fill('Ann');
    await page.keyboard.press('Enter');
    await cell(page, 1).locator('.ask').waitFor({ state: 'detached' });
    await cell(page, 1).getByRole('button', { name: 'Stop' }).click();
    await cell(page, 1).getByText('Stopped.').waitFor();
    await runCell(page, 2, 'name, n > 0');
    assert.match(await cell(page, 2).innerText(), /'Ann'[\s\S]*True/);
    await page.getByRole('button', { name: 'Remove cell 1' }).click();
    assert.match(await cell(page, 1).innerText(), /name, n > 0/);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await cell(page, 1).getByText('Cells share one session').waitFor();
    await page.getByText('None yet.').waitFor();
});

test('a session that is cleared while it is kept ends without an error', async (t) => {
    const { page } = await visit(t);
    await page.getByRole('button', { name: 'Notebook' }).click();
    await runCell(page, 1, 'x = 1');
    await page.locator('.variables tr', { hasText: 'x' }).waitFor();
    const buttons = await Promise.all(['Remove cell 1', 'Clear all'].map((name) => page.getByRole('button', { name }).elementHandle()));
    await page.evaluate((both) => both.forEach((button) => button.click()), buttons);
    await cell(page, 1).getByText('Cells share one session').waitFor();
    await page.getByText('None yet.').waitFor();
});

test('a session that has changed builtins has its variables all the same, also on the next visit', async (t) => {
    const { page } = await visit(t);
    await page.getByRole('button', { name: 'Notebook' }).click();
    const patches = ['repr = lambda x: {}', 'len = lambda x: "long"', 'type = 5', 'hasattr = lambda *a: [a]', '__import__ = None'];
    await runCell(page, 1, 'import builtins\nclass Odd(dict):\n    def __getitem__(self, key): return {"a": {"b": []}}\nodd = Odd()\nmine = [1, 2]');
    for (const [k, patch] of patches.entries()) {
        await runCell(page, k + 2, k === 0 ? 'builtins.repr = lambda x: odd' : `builtins.${patch}`);
        assert.ok((await variables(page)).some((row) => row.startsWith('mine')), patch);
    }
    const last = patches.length + 1;
    while (!(await keptValue(page, 'notebook'))?.cells[last - 1]?.code.includes('__import__')) await page.waitForTimeout(100);
    await page.reload();
    await page.getByRole('button', { name: 'Notebook' }).click();
    await page.getByText('Your session is back').waitFor();
    await page.locator('.variables tr', { hasText: 'mine' }).waitFor();
    await runCell(page, last + 1, 'mine');
    assert.match(await cell(page, last + 1).innerText(), /list · 2/);
});
