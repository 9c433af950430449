// What programs display: nothing leaves the page by it, nothing of it breaks or holds up the page, and what is meant well is shown.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { HTML, leaving, MARKDOWN, SVG } from './payloads.mjs';
import { address, CHROMIUM, chromium, FLAGS, isReady, linkTo, output, PATIENCE, ran, runIt, serve, visit, write } from './site.mjs';
import { long } from './ways.mjs';

/** Names end with this. There are none such, and each payload has its own. */
const ZONE = 'names.test';
/** A text as Python writes it. */
const python = (value) => JSON.stringify(value);

/**
 * A Chromium with a profile of its own, since one without does not follow hints, that writes down all that its network does. `after` ends it, and
 * gives the names of the zone that it has looked up by then.
 */
async function observed(t) {
    const folder = mkdtempSync(join(tmpdir(), 'hognose-net-'));
    t.after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));
    const log = join(folder, 'net.json');
    const background = '--disable-background-networking'; // hints are such
    const args = [...FLAGS.filter((flag) => flag !== background), `--log-net-log=${log}`];
    const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
        executablePath: CHROMIUM, ignoreDefaultArgs: [background], args, timeout: PATIENCE, serviceWorkers: 'block', viewport: { width: 1280, height: 900 },
    });
    t.after(() => context.close());
    const after = async () => {
        await context.close();
        return [...new Set(readFileSync(log, 'utf8').match(new RegExp(`[\\w-]+\\.${ZONE}`, 'g')))].sort();
    };
    return { context, after };
}

/** Waits until the network has begun what pages have asked it for: another page is loaded after that. */
async function hasLooked(context) {
    const page = await context.newPage();
    await page.goto(await address());
    await page.locator('.program-editor').waitFor();
}

test('the observer sees a frame, a picture and hints', async (t) => {
    const marks = ['link rel=preconnect href=http://c1', 'link rel=dns-prefetch href=//c2', 'img src=http://c3', 'iframe src=http://c0'];
    const site = await serve({ '/control.html': marks.map((one) => `<${one}.${ZONE}/>`).join('\n') });
    t.after(() => (site.server.closeAllConnections(), site.server.close()));
    const { context, after } = await observed(t);
    const { page } = await visit(t, { context, url: `http://127.0.0.1:${site.port}/control.html`, expected: /./ });
    await hasLooked(context);
    assert.deepEqual(await after(), [0, 1, 2, 3].map((k) => `c${k}.${ZONE}`));
});

/** A program that displays each of these, with names of its own. */
const displaying = (payloads, kind, prefix) =>
    `payloads = ${python(payloads.map((payload, k) => payload.replaceAll('NAME', `${prefix}${k}.${ZONE}`)))}\nfor payload in payloads: display(payload, kind=${python(kind)})`;

/** Waits until all that was displayed is drawn. */
const isDrawn = (page) => page.waitForFunction(() => document.querySelectorAll('.rich').length > 0 && ![...document.querySelectorAll('.rich > .quiet')].some(({ textContent }) => textContent === 'Drawing…'));

long('nothing that is displayed makes the browser look up a name or connect', { timeout: 900_000 }, async (t) => {
    const { context, after } = await observed(t);
    const { load } = await import('../../bindings/js/dist/index.js');
    const { page } = await visit(t, { context });
    for (const [kind, payloads] of Object.entries({ html: HTML, markdown: [...HTML, ...MARKDOWN], svg: SVG })) {
        await ran(page, displaying(payloads, kind, kind[0]));
        await isDrawn(page);
        assert.equal(await page.locator('.rich').count(), payloads.length);
        await ran(page, `display(${python(payloads.join('\n\n').replaceAll('NAME', `all-${kind}.${ZONE}`))}, kind=${python(kind)})`);
        await isDrawn(page);
        for (const link of await page.locator('.rich-links button').all()) await link.hover();
    }
    // A file from elsewhere, and a block of a document.
    const step = (await load()).sandbox({ functions: ['display'] }).start(displaying(HTML, 'html', 'file'));
    await page.locator('input[type=file]').setInputFiles({ name: 'x', mimeType: '', buffer: Buffer.from(step.dump()) });
    await page.getByRole('button', { name: 'Call the real function' }).click();
    await isReady(page);
    await isDrawn(page);
    await page.goto(`${await address()}docs/tour.html`);
    const block = page.locator('.runs').first();
    await block.getByRole('button', { name: 'Edit' }).click();
    await block.locator('.cm-content').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(displaying([...HTML, ...MARKDOWN], 'markdown', 'doc'));
    await page.keyboard.press('Control+Enter');
    await block.locator('.ended').waitFor();
    await isDrawn(page);
    await hasLooked(context);
    assert.deepEqual(await after(), []);
});

test('no host function makes the browser look up a name', async (t) => {
    const { context, after } = await observed(t);
    const { page } = await visit(t, { context, expected: /Content Security Policy|violates|Refused|blocked|404/ });
    await page.getByRole('button', { name: 'Host functions' }).click();
    await page.locator('.host-panel .cm-content').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(`${leaving(`http://host.${ZONE}/x`, await address())}\nhost.picture = () => page.display('html', '<img src="http://host.${ZONE}/x"><link rel=preconnect href=http://host.${ZONE}>');`);
    await page.getByText('leave()').waitFor();
    await ran(page, 'picture(), leave(), origin()');
    await isDrawn(page);
    assert.match(await page.locator('.ended').innerText(), /\(None, \[\], 'null'\)/);
    assert.deepEqual(await after(), []);
});

test('what a document needs is shown: text, tables, styles, pictures and drawings', async (t) => {
    const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const { page } = await visit(t);
    await ran(page, `display(${python(`<!doctype html><html><head><title>no</title><style>
        /* a comment; { } */ @media print { td { color: blue } } .hot { color: #c80000; font-weight: bold; width: 0.123456789em } .hot b { width: 1e9px; color: #123456 }
        </style></head><body><h1>Head &amp; more</h1><p style="color: rgb(0, 100, 0)">green<p>next
        <table><tr><th colspan=2>A<tr><td class="hot"><b>1</b><td>2</table><ul><li>one<li>two</ul><img alt="dot" src="data:image/png;base64,${dot}">
        <svg viewBox="0 0 9 9"><defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs><rect id="r" width="4" height="4" fill="url(#g)"/><use xlink:href="#r" x="5" transform="rotate(0.70710678) translate(20000, 1e-7)"/></svg>`)})
display("| a | b |\\n|---|---|\\n| 1 | 2 |\\n\\n- [x] done\\n\\n\`code\` **bold**")
display("<svg viewBox='0 0 9 9'><style>rect { fill: green }</style><rect width='9' height='9'/><text>a < b</text></svg>")`);
    const [first, second] = [0, 1].map((n) => page.locator('.rich-frame').nth(n).contentFrame());
    assert.equal(await first.locator('h1').innerText(), 'Head & more');
    assert.deepEqual(await first.locator('p').allInnerTexts(), ['green', 'next']);
    const colour = (locator) => locator.evaluate((element) => getComputedStyle(element).color);
    assert.equal(await colour(first.locator('p').first()), 'rgb(0, 100, 0)');
    assert.equal(await colour(first.locator('td.hot')), 'rgb(200, 0, 0)');
    assert.equal(await colour(first.locator('td.hot b')), 'rgb(18, 52, 86)');
    assert.equal(await first.locator('body style').textContent(), '.hot { color: #c80000; font-weight: bold; width: 0.123456789em }\n.hot b { color: #123456 }');
    assert.match(await first.locator('use').getAttribute('transform'), /translate/);
    assert.deepEqual(await first.locator('td, th, li').allInnerTexts(), ['A', '1', '2', 'one', 'two']);
    assert.equal(await first.locator('th').getAttribute('colspan'), '2');
    await first.locator('img[src]').waitFor();
    assert.equal(await first.locator('img').evaluate((image) => image.decode().then(() => image.naturalWidth)), 1);
    assert.equal(await first.locator('rect').getAttribute('fill'), 'url(#g)');
    assert.equal(await first.locator('linearGradient').evaluate((element) => element.namespaceURI), 'http://www.w3.org/2000/svg');
    assert.deepEqual(await second.locator('td').allInnerTexts(), ['1', '2']);
    assert.ok(await second.locator('input[type=checkbox]').isDisabled());
    const picture = page.locator('.rich-picture img');
    assert.match(decodeURIComponent(await picture.getAttribute('src')), /rect \{ fill: green \}.*a &lt; b/s);
    assert.ok(await picture.evaluate((image) => image.decode().then(() => image.naturalWidth > 0)));
    assert.equal(await page.locator('.rich-links').count(), 0);
});

test('a link is opened after its whole address was shown and confirmed, and tells nothing else', async (t) => {
    const asked = [];
    const server = createServer((request, response) => {
        asked.push([request.url, request.headers.referer]);
        response.end('there');
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    t.after(() => (server.closeAllConnections(), server.close()));
    const there = `http://127.0.0.1:${server.address().port}/secret`;
    const { page, context } = await visit(t);
    await ran(page, `display('<p>See <a href="${there}">the <b>news</b></a> or <a href="mailto:a@b.c">write</a>, not <a href="javascript:1">this</a> or <a href="#x">that</a>.')`);
    const frame = page.locator('.rich-frame').contentFrame();
    assert.equal(await frame.locator('p').innerText(), 'See the news[1] or write[2], not this or that.');
    assert.equal(await frame.locator('a, [href]').count(), 0);
    assert.deepEqual(await page.locator('.rich-links li').allInnerTexts(), [`the news: ${there}`, 'write: mailto:a@b.c']);
    await page.getByRole('button', { name: there }).click();
    await page.getByText('This opens another site').waitFor();
    await page.getByRole('button', { name: 'Stay here' }).click();
    assert.equal(await page.getByText('This opens another site').count(), 0);
    await page.getByRole('button', { name: there }).click();
    assert.equal(await page.locator('.rich-leave code').innerText(), there);
    assert.deepEqual(asked, []);
    const [other] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: 'Open the other site' }).click()]);
    await other.getByText('there').waitFor();
    assert.equal(await other.evaluate(() => opener), null);
    assert.deepEqual(asked.filter(([url]) => url === '/secret'), [['/secret', undefined]]);
});

// Each as it is made, and words of what is shown of it.
const ODD_VALUES = {
    'a list in itself': ['a = []\na.append(a)\na', /\[\[\.\.\.\]\]/],
    'a dict in itself': ['a = {}\na["a"] = [a]\na', /'a': \[\{\.\.\.\}\]/],
    'an instance in itself': ['from dataclasses import dataclass\n@dataclass\nclass A:\n    me: object = None\na = A()\na.me = a\n[a, a]', /A/],
    'one part thousands of times': ['a = []\nfor i in range(12): a = [a, a]\na', /list · 2/],
    'the same, displayed': ['a = []\nfor i in range(12): a = [a, a]\ndisplay(a)\n1', /1\s+int/],
    'one part a billion times': ['a = []\nfor i in range(40): a = [a, a]\na', /more than 20,000 items/],
    'a dict with the names of methods': ['display({"toString": 1, "valueOf": 2, "constructor": 3, "__proto__": None}, kind={"toString": 1})\n{"toString": 1, "hasOwnProperty": 2}', /'toString': 1/],
    'a class with a long name': ['type("x" * 10**5, (), {})()', /xxx/],
    'long names of fields': ['[{"k" * 10**5: 1, "b": 2}, {"k" * 10**5: 1, "b": "v" * 10**5}]', /kkk/],
    'an int of many digits': ['import sys\nsys.set_int_max_str_digits(0)\n[1 << 4_000_000, 7]', /7\s+int/],
    'lone surrogates': ['["\\ud800", {"\\udfff": 1}]', /\\ud800/],
    'values without a form of their own': ['[range(3), 2j, ..., ValueError("v"), object, b"x"]', /range\(0, 3\)/],
    'an error with many lines': ['raise ValueError("line\\n" * 10**5)', /line/],
    'an error with a long name': ['raise type("E" * 10**5, (Exception,), {})("x")', /EEE/],
};

test('no value breaks the panel of the output', { timeout: 900_000 }, async (t) => {
    const { page } = await visit(t);
    for (const [name, [code, expected]] of Object.entries(ODD_VALUES)) {
        await ran(page, code);
        const text = await page.locator('.output-card .ended').innerText();
        assert.match(text, expected, name);
        assert.ok(text.length < 60_000, `${name}: ${text.length} characters`);
        await ran(page, 'print("as before")\n6 * 7');
        assert.match(await page.locator('.output-card .ended').innerText(), /42\s+int/, name);
        assert.equal((await output(page)).trim(), 'as before', name);
    }
});

test('no markup breaks the panel, and a question may be any value', async (t) => {
    const { page } = await visit(t);
    await ran(page, `
display("<svg>\\ud800</svg>", kind="svg")
display("<svg><text>\\ud800 \\x00 \\x0b</text></svg>", kind="svg")
display("<p title='\\udfff'>\\ud800</p>", kind="html")
display("\\ud800 **b**", kind="markdown")
display("no drawing", kind="svg")
display("<svg", kind="svg")
display("", kind="html")
display("<p>", kind="nonsense")
print("between")`);
    await isDrawn(page);
    assert.equal(await page.locator('.rich').count(), 8);
    assert.match(await output(page), /There is no <svg> in this[\s\S]*between/);
    assert.ok(await page.locator('.rich-picture img').nth(1).evaluate((image) => image.decode().then(() => true)));
    await write(page, 'a = []\na.append(a)\nb = {"toString": 1}\nfor i in range(8): b = [b, b]\nask(a), ask(b, [a, b, "yes"]), ask(None, list(range(10**4)))');
    await runIt(page);
    await page.getByLabel('[[...]]').fill('one');
    await page.keyboard.press('Enter');
    await page.locator('.ask').getByRole('button', { name: 'yes', exact: true }).click();
    await page.waitForFunction(() => document.querySelectorAll('.ask button').length === 50);
    await page.locator('.ask').getByRole('button', { name: '7', exact: true }).click();
    await isReady(page);
    assert.match(await page.locator('.ended').innerText(), /'one'[\s\S]*'yes'[\s\S]*'7'/);
});

/** Drawings of a few lines whose parts refer to each other until there are billions. */
const nested = (part) => Array.from({ length: 12 }, (_, k) => part(k, k - 1)).join('');
const ten = (text) => text.repeat(10);
const BOMBS = {
    use: nested((k, last) => `<g id="a${k}">${last < 0 ? '<rect width="9" height="9"/>' : ten(`<use href="#a${last}"/>`)}</g>`),
    symbol: nested((k, last) => `<symbol id="a${k}">${last < 0 ? '<path d="M0 0h9"/>' : ten(`<use xlink:href="#a${last}"/>`)}</symbol>`) + '<use href="#a11"/>',
    pattern: nested((k, last) => `<pattern id="a${k}" width="1" height="1">${ten(`<rect width="9" height="9" fill="url(#a${last})"/>`)}</pattern>`) + '<rect width="9" height="9" fill="url(#a11)"/>',
    mask: nested((k, last) => `<mask id="a${k}">${ten(`<rect width="9" height="9" style="mask: url('#a${last}')"/>`)}</mask>`) + '<rect width="9" height="9" mask="url(#a11)"/>',
    'clip path': nested((k, last) => `<clipPath id="a${k}">${ten(`<rect width="9" height="9" clip-path="url(#a${last})"/>`)}</clipPath>`) + '<rect width="9" height="9" clip-path="url(#a11)"/>',
    marker: `<marker id="a">${ten(ten('<rect width="9" height="9"/>'))}</marker><path marker-mid="url(#a)" d="M0 0${'h1'.repeat(20_000)}"/>`,
    'used marker': `<marker id="a">${ten('<rect width="9" height="9"/>')}</marker><path id="p" d="M0 0${'h1'.repeat(500)}"/><g style="marker-mid: url(#a)">${'<use href="#p"/>'.repeat(9)}</g>`,
    dashes: `<g stroke="red" stroke-dasharray="0.001"><circle r="1e5"/>${'<path d="M0 0h1e6"/>'.repeat(9)}</g>`,
    'a part of itself': '<g id="a"><use href="#a"/><use href="#a"/></g>',
    layers: '<g opacity="0.5"><rect width="9" height="9"/></g>'.repeat(1500),
};

long('drawings and texts that would take for ever are not drawn, and the page goes on', { timeout: 900_000 }, async (t) => {
    const { page } = await visit(t);
    for (const [name, inside] of Object.entries(BOMBS)) {
        for (const kind of ['svg', 'html']) {
            await ran(page, `display(${python(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`)}, kind=${python(kind)})`);
            await page.locator('.rich', { hasText: 'This would take too long to draw' }).waitFor();
            assert.equal(await page.locator('.rich img, .rich iframe').count(), 0, name);
        }
    }
    await ran(page, 'display("a." * 400000 + "@", kind="markdown")\ndisplay("next", kind="markdown")');
    await isDrawn(page);
    assert.equal(await page.locator('.rich-frame').last().contentFrame().locator('p').innerText(), 'next');
    for (const text of ['"<b>" * 100000', '"<b x=" * 100000', '"<p>x" * 100000', '"".join(f"<font color={i}>" for i in range(20000)) + "<p>x" * 40000', '"<table><tr><td>" * 20000', '"x" * 10**6', '"<svg>" * 50000', '"<!--" * 200000']) {
        await ran(page, `display(${text}, kind="html")`);
        await isDrawn(page);
        const frame = page.locator('.rich-frame');
        const elements = (await frame.count()) ? await frame.contentFrame().locator('body *').count() : 0;
        assert.ok(elements <= 4000, `${text}: ${elements} elements`);
    }
    await ran(page, '6 * 7');
    assert.match(await page.locator('.ended').innerText(), /42\s+int/);
});

test('a picture that unpacks to gigabytes is not shown', async (t) => {
    const { deflateSync, crc32 } = await import('node:zlib');
    const chunk = (type, data) => {
        const body = Buffer.concat([Buffer.from(type), data]);
        const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
        size.writeUInt32BE(data.length);
        sum.writeUInt32BE(crc32(body));
        return Buffer.concat([size, body, sum]);
    };
    const png = (side) => {
        const head = Buffer.alloc(13);
        head.writeUInt32BE(side, 0);
        head.writeUInt32BE(side, 4);
        head[8] = 1; // one bit, shades of grey
        const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
        return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]).toString('base64');
    };
    const { page } = await visit(t, { hash: linkTo('') });
    await ran(page, `display(${python([20_000, 100].map((side) => `<img alt="${side}" src="data:image/png;base64,${png(side)}">`).join(''))})`);
    const frame = page.locator('.rich-frame').contentFrame();
    await frame.locator('img[alt="100"][src]').waitFor();
    assert.equal(await frame.locator('img[alt="20000"][src]').count(), 0);
});
