// How links of a README become what a registry can show.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mapLinks, packagedLinks, pagesOf } from '../../tools/release/links.mjs';

const FROM = 'bindings/js/README.md';
const inside = (file) => (file === 'docs/api.md' ? 'docs/api.md' : undefined);
const readme = (text, address) => packagedLinks(FROM, text, { address, inside });
const page = (text, address) => packagedLinks('docs/api.md', text, { address, inside, base: 'docs' });

test('without an address, a README names the files, and has no link to them', () => {
    assert.equal(readme('See [docs/api.md](../../docs/api.md#values).'), 'See `docs/api.md` in this package.');
    assert.equal(readme('[api.md](../../docs/api.md)'), '`docs/api.md` in this package');
    assert.equal(readme('[the *reference*](../../docs/api.md)'), 'the *reference* (`docs/api.md` in this package)');
    assert.equal(readme('x ([api](../../docs/api.md))'), 'x (api: `docs/api.md` in this package)');
    assert.equal(readme('[`vm.md`](../../docs/vm.md)'), "`docs/vm.md` in Hognose's repository");
});

test('with an address, a README has absolute links', () => {
    assert.equal(readme('[a](../../docs/api.md#values) and [b](../go/README.md)', 'https://h/main'), '[a](https://h/main/docs/api.md#values) and [b](https://h/main/bindings/go/README.md)');
    assert.equal(readme('![p](../../docs/p.svg)', 'https://h/main'), '![p](https://h/main/docs/p.svg)');
});

test('a page keeps its links to pages beside it', () => {
    const both = (file) => (/^docs\/(?:api|guide\/install)\.md$/.test(file) ? file : undefined);
    assert.equal(packagedLinks('docs/guide/install.md', '[a](../api.md#x) [b](../vm.md)', { inside: both, base: 'docs/guide' }), "[a](../api.md#x) b (`docs/vm.md` in Hognose's repository)");
    assert.equal(page('[a](vm.md)', 'https://h/main'), '[a](https://h/main/docs/vm.md)');
});

test('addresses, anchors and code stay as they are', () => {
    for (const text of ['[a](https://x.org/a.md)', '[a](#limits)', '[a](mailto:a@x.org)', '`[a](b.md)`', '```md\n[a](b.md)\n```', '~~~\n[a](b.md)\n~~~\n', '``a ` [a](b.md)``', 'x[0]'])
        assert.equal(readme(text), text);
});

test('links beside code and with code in them are found', () => {
    const found = [];
    mapLinks('`a` [`b`](c.md)\n```\n[x](y)\n```\n[d `e` f](g.md#h) ![i](j.svg) [k](l.md)', (link, { text, href, isPicture }) => (found.push([text, href, isPicture]), link));
    assert.deepEqual(found, [['`b`', 'c.md', false], ['d `e` f', 'g.md#h', false], ['i', 'j.svg', true], ['k', 'l.md', false]]);
});

test('a picture without an address is refused', () => assert.throws(() => readme('![p](../../docs/p.svg)'), /README\.md: the picture \.\.\/\.\.\/docs\/p\.svg has no public address/));

test('the pages of a README are those of docs, each once', () => {
    assert.deepEqual(pagesOf(FROM, '[a](../../docs/b.md#x) [a](../../docs/b.md) [c](../../docs/guide/a.md) [d](../../docs/x.svg) [e](../go/README.md) [f](https://x.org/docs/z.md)'), ['docs/b.md', 'docs/guide/a.md']);
});
