// The documents: links, the search, blocks that run, themes, phones, and no connection.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { test } from 'node:test';
import { cards } from '../../web/docs/cards.mjs';
import { PAGES } from '../../web/docs/pages.mjs';
import { notFound } from '../../web/docs/template.mjs';
import { HEADER_POLICY, PAGE_POLICY, WORKER_POLICY } from '../../web/policy.mjs';
import { address, built, findings, visit } from './site.mjs';
import { themesOf } from './ways.mjs';

const docs = join(built, 'docs');
const pages = readdirSync(docs).filter((name) => name.endsWith('.html'));
const texts = new Map(pages.map((name) => [name, readFileSync(join(docs, name), 'utf8')]));
const unescape = (text) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const at = async (name) => `${await address()}docs/${name}`;
const visitPage = async (t, name, options = {}) => visit(t, { url: await at(name), ...options });

test('every link of every page leads somewhere, and one leads back to the playground', () => {
    const anchors = new Map([...texts].map(([name, text]) => [name, new Set([...text.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => unescape(id)))]));
    const broken = [];
    let count = 0;
    for (const [name, text] of texts) {
        assert.match(text, /<a class="brand" href="\.\.\/">/, name);
        for (const [, quoted] of text.matchAll(/(?:href|src)="([^"]*)"/g)) {
            const link = unescape(quoted);
            if (/^https?:/.test(link)) continue;
            count++;
            const [path, anchor] = link.split('#');
            const file = path === '' ? name : normalize(join('docs', path)).replace(/^docs\//, '');
            const isPage = anchors.has(file);
            const exists = path === '../' || isPage || existsSync(join(built, normalize(join('docs', path))));
            if (!exists || (anchor && !anchors.get(file)?.has(decodeURIComponent(anchor)))) broken.push(`${name}: ${link}`);
        }
    }
    assert.deepEqual(broken, []);
    assert.ok(count > 2000, `${count} links`);
    const front = readFileSync(join(built, 'assets', readdirSync(join(built, 'assets')).find((name) => /^index-.*\.js$/.test(name))), 'utf8');
    for (const [, page] of front.matchAll(/docs\/([\w-]+\.html)/g)) assert.ok(texts.has(page), page);
});

test('the site uses the public interface of the package alone', () => {
    const sources = new URL('../../web/', import.meta.url);
    const files = ['src', 'docs/client'].flatMap((folder) => readdirSync(new URL(folder, sources), { recursive: true }).map((name) => new URL(`${folder}/${name}`, sources)));
    const used = files.filter(({ href }) => /\.tsx?$/.test(href)).flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/['"]((?:hognose|[./]+bindings)[^'"\s]*)['"]/g)].map(([, name]) => name.replace('?url', '')));
    assert.deepEqual([...new Set(used)].filter((name) => name !== 'hognose-theme' && !['hognose', 'hognose/hognose.lib', 'hognose/hognose.wasm', 'hognose/worker'].includes(name)), []);
});

test('no page has an inline script, nor loads anything from elsewhere', () => {
    for (const [name, text] of texts) {
        for (const [, attributes, inside] of text.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)) assert.ok(/ src="\.\.\//.test(attributes) && inside === '', name);
        assert.doesNotMatch(text, / on\w+="|(?:src|rel="stylesheet" href)="https?:/, name);
        assert.match(text, /script-src 'self' 'wasm-unsafe-eval';/, name);
    }
});

test('what the site has to have is there', () => {
    const kept = JSON.parse(/^const FILES = (.*);$/m.exec(readFileSync(join(built, 'sw.js'), 'utf8'))[1]);
    assert.deepEqual(kept.filter((name) => !existsSync(join(built, name))), [], 'the service worker keeps what there is: one that is missing costs all');
    assert.equal(new Set(kept).size, kept.length);
    const has = (name, ...parts) => parts.forEach((part) => assert.match(texts.get(name), part, name));
    has('reference.html', /id="sandbox"/, /id="hognose"/, /restore\(/, /The step at which the run of a restored snapshot is paused/);
    has('reference-agent.html', /<h1/);
    has('benchmarks.html', /<img src="benchmarks\.svg" alt="Running time/, /geometric mean/);
    has('install.html', /pip install hognose/, /npm install hognose/);
    has('go.html', /wazero/);
    has('rust.html', /wasmtime/);
    has('changelog.html', /0\.1\.0/);
    has('comparison.html', /<h2 id="pyodide">/, /<h2 id="monty">/, /<h2 id="micropython">/, /It does better/);
    has('differences.html', /There is one NaN/);
    has('security.html', /<h2 id="threats">[^]*<h2 id="promises">[^]*<h2 id="responsibilities-of-the-host">/);
    assert.equal(texts.get('tour.html').match(/class="runs"/g).length, 10);
    assert.ok(texts.get('differences.html').match(/class="runs"/g).length > 60);
});

test('the references have everything that the packages export', () => {
    const source = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
    const names = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);
    const headings = (page) => new Set(names(texts.get(page), /<h[234] id="[^"]*">([^<]*)/g));
    const go = readdirSync(new URL('../../bindings/go/', import.meta.url)).filter((name) => /(?<!_test)\.go$/.test(name)).map((name) => source(`bindings/go/${name}`)).join('\n');
    const exported = {
        'reference-python.html': names(/__all__ = \[([^\]]*)\]/.exec(source('bindings/python/src/hognose/__init__.py'))[1], /"(\w+)"/g),
        'reference-go.html': [...names(go, /^(?:func|type) ([A-Z]\w*)/gm), ...names(go, /^func \(b \*Sandbox\) ([A-Z]\w*)/gm).map((name) => `Sandbox.${name}`)],
        'reference-rust.html': names(source('bindings/rust/src/sandbox.rs'), /^    pub fn (\w+)\(&/gm).filter((name) => name !== 'cancel').map((name) => `Sandbox::${name}`),
        'reference-c.html': names(source('core/include/hognose.h').replace(/\/\*[^]*?\*\//g, ''), /^[a-z][\w ]*?\*?\b(hn_\w+)\(/gm),
    };
    for (const [page, wanted] of Object.entries(exported)) {
        assert.ok(wanted.length > 20, page);
        assert.deepEqual(wanted.filter((name) => !headings(page).has(name)), [], page);
    }
});

test('the notices have the licence of each package that the site contains, and of the module', () => {
    const text = readFileSync(join(built, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
    const { dependencies } = JSON.parse(readFileSync(new URL('../../web/package.json', import.meta.url), 'utf8'));
    const parts = text.split(`${'-'.repeat(80)}\n`).map((part) => part.trim());
    const licenceOf = (name) => parts[parts.findIndex((part) => part.startsWith(`${name} (`)) + 1];
    for (const name of [...Object.keys(dependencies), 'minisearch', 'entities', 'vite']) assert.match(licenceOf(name), /copyright|Apache License/i, name);
    for (const name of ['musl', 'Unicode', 'tzdata', 'compiler-rt', 'Emscripten', 'dlmalloc']) assert.ok(licenceOf(name), name);
    assert.equal(readFileSync(join(built, 'LICENSE.txt'), 'utf8'), readFileSync(new URL('../../LICENSE', import.meta.url), 'utf8'));
});

test('web/README.md says the policies that a host sends', () => {
    const readme = readFileSync(new URL('../../web/README.md', import.meta.url), 'utf8');
    for (const policy of [HEADER_POLICY, WORKER_POLICY]) assert.ok(readme.includes(`content-security-policy: ${policy}\``), policy);
    for (const [name, page] of texts) assert.ok(page.includes(`<meta http-equiv="Content-Security-Policy" content="${PAGE_POLICY}">`), name);
});

const content = (text, name) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(text)?.[1];

test('each page has a description and a card, and no two have the same', () => {
    const all = new Map([...texts, ['../index.html', readFileSync(join(built, 'index.html'), 'utf8')]]);
    for (const [name, text] of all) {
        const about = content(text, 'description');
        assert.ok(about.length >= 20 && about.length <= 170, `${name}: ${about}`);
        assert.equal(content(text, 'og:description'), about, name);
        assert.ok(content(text, 'og:title'), name);
        assert.ok(existsSync(join(docs, name, '..', content(text, 'og:image'))), name);
    }
    assert.equal(new Set([...all.values()].map((text) => content(text, 'description'))).size, all.size);
    const card = readFileSync(join(built, 'card.png'));
    assert.deepEqual([card.readUInt32BE(16), card.readUInt32BE(20)], [1200, 630]);
});

test('where the site\'s address is known, cards and the page for missing addresses have it', () => {
    const head = cards({ title: 'A "quoted" title', about: 'About.', path: 'docs/faq.html', root: '../', site: 'https://example.org/hognose/' });
    assert.match(head, /<meta property="og:title" content="A &quot;quoted&quot; title">/);
    assert.match(head, /<meta property="og:image" content="https:\/\/example\.org\/hognose\/card\.png">/);
    assert.match(head, /<link rel="canonical" href="https:\/\/example\.org\/hognose\/docs\/faq\.html">/);
    assert.match(notFound('https://example.org/hognose/'), /<a href="\/hognose\/docs\/install\.html">Install<\/a>/);
});

test('an address that leads nowhere gets a page with ways out', async (t) => {
    const { page } = await visit(t, { url: `${await address()}nowhere.html`, expected: /404/ });
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    assert.deepEqual(await findings(page), []);
    await page.getByRole('link', { name: 'Quickstart' }).click();
    await page.getByRole('heading', { level: 1, name: 'Quickstart' }).waitFor();
});

test('the texts that the search shows have no markup', () => {
    const sections = JSON.parse(readFileSync(join(docs, 'search.json'), 'utf8'));
    assert.deepEqual(sections.filter(({ href, text }) => !href.startsWith('reference') && /\]\((?:https?:|[\w./-]+\.(?:md|html))|(?<![\w *])\*\*\w|\|\s*-{3}|&(?:amp|lt|gt|quot|#39);/.test(text)).map(({ href }) => href), []);
    const { text } = sections.find(({ href }) => href === 'faq.html#which-licence-does-it-have');
    assert.equal(text, 'MIT.');
    assert.match(sections.find(({ href }) => href === 'install.html').text, /JavaScript, TypeScript npm install hognose Node 20\.16/);
});

const block = (page, n) => page.locator('.runs').nth(n);

test('the programs of the tour run in their places', { timeout: 900_000 }, async (t) => {
    const { page } = await visitPage(t, 'tour.html');
    const ran = async (n, ...expected) => {
        await block(page, n).locator('.ended').waitFor();
        for (const part of expected) assert.match(await block(page, n).innerText(), part);
    };
    const run = (n) => block(page, n).getByRole('button', { name: 'Run' }).click();
    const answer = async (n, text) => {
        await block(page, n).locator('.ask input').fill(text);
        await page.keyboard.press('Enter');
    };
    await run(0);
    await ran(0, /on the diagonal at 2/);
    await run(1);
    await ran(1, /lamp 50\.0/, /ZeroDivisionError: division by zero/);
    await block(page, 1).getByRole('button', { name: 'Go to line 2' }).click();
    assert.match(await block(page, 1).locator('.cm-marked').innerText(), /sum\(numbers\)/);
    await run(2);
    await answer(2, '40');
    await block(page, 2).getByText('The sum is 40').waitFor();
    await answer(2, '2');
    await block(page, 2).getByText('The sum is 42').waitFor();
    await answer(2, '');
    await ran(2, /42\s+int/);
    await run(3);
    await ran(3, /oslo answered/, /Cairo/);
    await run(4);
    for (const [thing, good] of [['tea', '5'], ['coffee', '9'], ['water', '1']]) {
        await block(page, 4).getByText(`How good is ${thing}`).waitFor();
        await block(page, 4).locator('.ask').getByRole('button', { name: good }).click();
    }
    await ran(4, /\['water', 'tea', 'coffee'\]/);
    await run(5);
    await ran(5, /Stopped at a limit: memory/);
    await run(6);
    await ran(6, /Stopped at a limit: memory/);
    await run(7);
    await ran(7, /\['tmp', 'note\.txt'\]/, /subprocess/);
    await run(8);
    await ran(8, /customer\s+item\s+price/);
    assert.equal(await block(page, 8).locator('.rich').count(), 2);
    await run(9);
    await ran(9, /\[\d+, \d+, \d+, \d+, \d+\]/);
});

test('a block is edited, stopped, put back, and opened in the playground', async (t) => {
    const { page } = await visitPage(t, 'differences.html');
    const one = block(page, 1);
    await one.getByRole('button', { name: 'Run' }).click();
    await one.getByText('True').first().waitFor();
    await one.locator('.cm-content').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('while True: pass');
    await page.keyboard.press('Control+Enter');
    await one.getByRole('button', { name: 'Stop' }).click();
    await one.getByText('Stopped.').waitFor();
    await one.getByRole('button', { name: 'Reset' }).click();
    assert.match(await one.locator('.cm-content').innerText(), /float\("nan"\)/);
    await one.getByRole('button', { name: 'Open in the playground' }).click();
    await page.locator('#run').waitFor();
    assert.match(await page.locator('.program-editor .cm-content').innerText(), /float\("nan"\)/);
    await page.getByRole('link', { name: 'Docs' }).click();
    await page.getByRole('heading', { level: 1, name: /Pause a Python program anywhere/ }).waitFor();
});

test('the search finds a section, by the keyboard alone', async (t) => {
    const { page } = await visitPage(t, 'index.html');
    await page.locator('#search-open').waitFor();
    await page.keyboard.press('/');
    const input = page.getByRole('searchbox');
    await input.fill('zzzyx');
    await page.getByText('None found').waitFor();
    await input.fill('one nan');
    await page.locator('.found a', { hasText: 'There is one NaN' }).waitFor();
    await page.keyboard.press('ArrowDown');
    assert.match(await page.evaluate(() => document.activeElement.textContent), /NaN/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/differences\.html#there-is-one-nan/);
    assert.ok(await page.locator('#there-is-one-nan').evaluate((element) => element.getBoundingClientRect().top < 200));
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox').waitFor();
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('dialog[open]').count(), 0);
});

const FIRST = {
    install: 'install', golang: 'go', pip: 'install', changelog: 'changelog', faq: 'faq', upgrade: 'upgrading', timeout: 'limits', numpy: 'faq', mcp: 'mcp', sqlite: 'faq', network: 'faq',
    threads: 'faq', worker: 'choosing', 'memory limit': 'limits', cli: 'command-line', alternatives: 'comparison', snapshot: 'upgrading', 'host functions': 'functions',
};

test('the search finds the right page first', async (t) => {
    const { page } = await visitPage(t, 'index.html');
    await page.locator('#search-open').click();
    const found = {};
    for (const words of Object.keys(FIRST)) {
        await page.getByRole('searchbox').fill(words);
        await page.waitForFunction((said) => document.querySelector('.search').dataset.words === said, words);
        found[words] = /([\w-]+)\.html/.exec(await page.locator('.found a').first().getAttribute('href'))[1];
    }
    assert.deepEqual(found, FIRST);
    await page.getByRole('searchbox').fill('golang');
    await page.waitForFunction(() => document.querySelector('.search').dataset.words === 'golang');
    assert.match(await page.locator('.found-text').first().innerText(), /^The Go module: run untrusted Python inside a Go process/);
    assert.deepEqual(Object.values(FIRST).filter((name) => !PAGES.some((one) => one.name === name)), []);
});

for (const colorScheme of themesOf('axe, documents')) {
    test(`axe finds nothing serious in the ${colorScheme} theme`, { timeout: 900_000 }, async (t) => {
        const { page } = await visitPage(t, 'tour.html', { colorScheme });
        await block(page, 1).getByRole('button', { name: 'Run' }).click();
        await block(page, 1).locator('.traceback').waitFor();
        await page.keyboard.press('Control+k');
        await page.getByRole('searchbox').fill('limit');
        await page.locator('.found a').nth(5).waitFor();
        assert.deepEqual(await findings(page), [], 'the search');
        await page.keyboard.press('Escape');
        assert.deepEqual(await findings(page), [], 'the tour');
        for (const name of ['index.html', 'install.html', 'quickstart.html', 'faq.html', 'mcp.html', 'comparison.html', 'benchmarks.html', 'limits.html', 'api.html', 'reference-python.html']) {
            await page.goto(await at(name));
            assert.deepEqual(await findings(page), [], name);
        }
    });
}

test('a phone of 360 pixels never scrolls sideways', async (t) => {
    const { page } = await visitPage(t, 'index.html', { viewport: { width: 360, height: 740 } });
    for (const name of pages) {
        await page.goto(await at(name));
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360, name);
    }
    await page.goto(await at('tour.html'));
    await page.getByText('All pages').click();
    await page.getByRole('link', { name: 'Benchmarks' }).first().waitFor();
    await block(page, 1).getByRole('button', { name: 'Run' }).click();
    await block(page, 1).locator('.traceback').waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360, 'a traceback');
});

test('the theme that was chosen in the playground holds here', async (t) => {
    const { page } = await visit(t, { colorScheme: 'light' });
    await page.getByRole('button', { name: 'Theme: system' }).click();
    await page.getByRole('button', { name: 'Theme: light' }).click();
    await page.getByRole('link', { name: 'Docs' }).click();
    await page.getByRole('button', { name: 'Theme: dark' }).waitFor();
    assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor), 'rgb(22, 21, 19)');
});

test('what was read once is there without a connection', async (t) => {
    const { page, context } = await visit(t, { serviceWorkers: 'allow', expected: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await page.goto(await at('tour.html'));
    await page.locator('#theme').waitFor();
    await context.setOffline(true);
    await page.reload();
    await block(page, 0).getByRole('button', { name: 'Run' }).click();
    await block(page, 0).getByText('on the diagonal at 2').first().waitFor();
});
