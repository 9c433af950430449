// What search engines and the cards of messengers show of a page.

const attribute = (text) => text.replace(/[&"<>]/g, (letter) => ({ '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' })[letter]);
const meta = (kind, name, content) => `<meta ${kind}="${name}" content="${attribute(content)}">`;

/**
 * The elements of a page's head. `path`: the page's, from the site's root; `root`: the way from the page to that root; `site`: the site's address, which ends in a
 * slash. Cards need whole addresses: without `site` the picture's is relative, as some readers of cards take it, and there is no canonical address.
 */
export function cards({ title, about, path, root, site }) {
    const address = site && new URL(path, site).href;
    return [
        meta('name', 'description', about),
        meta('property', 'og:site_name', 'Hognose'),
        meta('property', 'og:type', 'website'),
        meta('property', 'og:title', title),
        meta('property', 'og:description', about),
        meta('property', 'og:image', site ? new URL('card.png', site).href : `${root}card.png`),
        meta('property', 'og:image:width', '1200'),
        meta('property', 'og:image:height', '630'),
        meta('property', 'og:image:alt', 'Hognose: pause a Python program anywhere, resume it anywhere else.'),
        meta('name', 'twitter:card', 'summary_large_image'),
        ...(address ? [meta('property', 'og:url', address), `<link rel="canonical" href="${attribute(address)}">`] : []),
    ].join('\n');
}
