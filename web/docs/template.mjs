// The outside of a page: the way back to the playground, the list of pages, the list of its headings.
import { cards } from './cards.mjs';
import { GROUPS, NOT_FOUND, PAGES } from './pages.mjs';
import { PAGE_POLICY } from '../policy.mjs';
import { escape } from './render.mjs';

function contents(now) {
    const row = ({ name, title }) => `<li><a href="${name}.html"${name === now.name ? ' aria-current="page"' : ''}>${escape(title)}</a></li>`;
    return GROUPS.map(({ title, pages }) => `<h2>${escape(title)}</h2><ul>${pages.map(row).join('')}</ul>`).join('');
}

function onThisPage(headings) {
    const shown = headings.filter(({ depth }) => depth === 2 || depth === 3);
    if (shown.length < 2) return '';
    const rows = shown.map(({ depth, id, text }) => `<li class="depth-${depth}"><a href="#${escape(id)}">${escape(text)}</a></li>`);
    return `<nav class="doc-headings" aria-label="On this page" tabindex="0"><h2>On this page</h2><ul>${rows.join('')}</ul></nav>`;
}

function neighbours(page) {
    const at = PAGES.indexOf(page);
    const link = (other, rel, word) => (other ? `<a rel="${rel}" class="doc-${rel}" href="${other.name}.html"><span>${word}</span>${escape(other.title)}</a>` : '<span></span>');
    return `<nav class="doc-neighbours" aria-label="Next pages">${link(PAGES[at - 1], 'prev', 'Previous')}${link(PAGES[at + 1], 'next', 'Next')}</nav>`;
}

/** The whole page; `script` and `styles` as seen from it. `policy`: another than the site's. `site`: the site's address, if it is known. */
export function pageOf(page, { html, headings }, { script, styles, site, policy = PAGE_POLICY }) {
    return `<!doctype html>
<html lang="en" data-root="../">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="color-scheme" content="light dark">
<title>${escape(page.title)} · Hognose</title>
${cards({ title: page.title, about: page.about, path: `docs/${page.name}.html`, root: '../', site })}
<link rel="icon" href="../icon.svg" type="image/svg+xml">
<script src="../theme.js"></script>
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<script type="module" src="${script}"></script>
</head>
<body class="doc">
<a class="skip" href="#content">Skip to content</a>
<header class="top doc-top">
<a class="brand" href="../"><img src="../icon.svg" alt="" width="26" height="26">Hognose</a>
<nav class="modes" aria-label="Site"><a href="../">Playground</a><a href="index.html" aria-current="true">Docs</a></nav>
<div class="row"><button type="button" class="plain" id="search-open" hidden>Search</button><button type="button" class="plain" id="theme" hidden>Theme</button></div>
</header>
<div class="doc-body">
<nav class="doc-contents" aria-label="Pages"><details id="contents"><summary>All pages</summary>${contents(page)}</details></nav>
<main class="doc-text" id="content" tabindex="-1">
${html}
${neighbours(page)}
</main>
${onThisPage(headings)}
</div>
<footer class="foot"><a href="../">Back to the playground</a> <a href="../THIRD-PARTY-NOTICES.txt">Third-party notices</a></footer>
</body>
</html>
`;
}

const LINKS = [['', 'Playground'], ...['index', 'install', 'quickstart', 'faq'].map((name) => [`docs/${name}.html`, PAGES.find((page) => page.name === name).title])];

/**
 * The page for addresses that lead nowhere. Hosts send it for any address below the site, so it loads nothing, and its links begin with the path of `site`, the site's
 * address. Without that they are right for addresses in the site's first folder.
 */
export function notFound(site) {
    const base = site ? new URL(site).pathname : './';
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${PAGE_POLICY}">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${NOT_FOUND.title} · Hognose</title>
<style>body { max-width: 40rem; margin: 15vh auto; padding: 0 24px; font: 1rem/1.6 system-ui, sans-serif; } a { color: light-dark(#a33f08, #ff9d66); }</style>
</head>
<body>
<h1>${NOT_FOUND.title}</h1>
<p>${NOT_FOUND.about} These pages are there:</p>
<ul>${LINKS.map(([path, title]) => `<li><a href="${base}${path}">${escape(title)}</a></li>`).join('')}</ul>
</body>
</html>
`;
}
