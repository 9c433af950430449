// Markdown to the inside of a page: links between documents, anchors, coloured code, blocks that run, tables that scroll.
import { posix } from 'node:path';
import { javascriptLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import { pythonLanguage } from '@codemirror/lang-python';
import { highlightCode } from '@lezer/highlight';
import { Marked } from 'marked';
import { COLOURS } from './colours.mjs';
import { PAGES } from './pages.mjs';

const LANGUAGES = { python: pythonLanguage, py: pythonLanguage, js: javascriptLanguage, javascript: javascriptLanguage, ts: typescriptLanguage };
const PLAYGROUND = 'web/index.html';
const byFile = new Map(PAGES.map((page) => [page.from, page]));

export const escape = (text) => text.replace(/[&<>"]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter]);

/** Text of HTML, for anchors and for the search. */
const plain = (html) =>
    html
        .replace(/<[^>]+>/g, '')
        .replace(/&(lt|gt|quot|amp|#39);/g, (_, name) => ({ lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" })[name]);

/** HTML with a space after each block, so that its text has one between cells and between items. */
const apart = (html) => html.replace(/<\/(?:td|th|li|p|pre)>|<br>/g, '$& ');

function coloured(code, language) {
    const parser = LANGUAGES[language]?.parser;
    if (!parser) return escape(code);
    let html = '';
    const put = (text, classes) => (html += classes ? `<span class="${classes}">${escape(text)}</span>` : escape(text));
    highlightCode(code, parser.parse(code), COLOURS, put, () => (html += '\n'));
    return html;
}

/** Anchors as those who host repositories make them, each once. */
function anchors() {
    const used = new Map();
    return (text) => {
        const plainly = text.trim().toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-');
        const times = used.get(plainly) ?? 0;
        used.set(plainly, times + 1);
        return times ? `${plainly}-${times}` : plainly;
    };
}

/** Where a link of a document leads on the site: undefined where what it names is not there. */
function target(from, href, pictures) {
    if (/^(https?:|mailto:|#)/.test(href)) return href;
    const [path, anchor] = href.split('#');
    const file = posix.normalize(posix.join(posix.dirname(from), path));
    if (file.endsWith('.svg')) return pictures.add(file), posix.basename(file);
    if (file === PLAYGROUND) return '../';
    const page = byFile.get(file);
    return page && `${page.name}.html${anchor ? `#${anchor}` : ''}`;
}

/**
 * A page's inside. Of the result, `headings` are for the list beside it, `sections` for the search, and `pictures` the files that it shows.
 */
export function render(page, markdown) {
    const anchorOf = anchors();
    const headings = [];
    const sections = [];
    const pictures = new Set();
    let tables = 0;
    const code = ({ text, lang }) => {
        const [language, ...words] = (lang ?? '').split(/\s+/);
        const runs = language === 'python' && (page.runs || words.includes('run'));
        const pre = `<pre tabindex="0"><code>${coloured(text, language)}</code></pre>`;
        return runs ? `<div class="runs">${pre}<div class="row runs-row" hidden><button type="button" class="button runs-now">Run</button><button type="button" class="plain runs-edit">Edit</button></div></div>` : pre;
    };
    const renderer = {
        heading({ tokens, depth }) {
            const html = this.parser.parseInline(tokens);
            const text = plain(html);
            const id = anchorOf(text);
            headings.push({ depth, id, text });
            sections.push({ id: depth === 1 ? '' : id, title: text, text: '' });
            return `<h${depth} id="${escape(id)}">${html}${depth > 1 ? `<a class="anchor" href="#${escape(id)}" aria-label="Link to ${escape(text)}">#</a>` : ''}</h${depth}>\n`;
        },
        link({ href, tokens }) {
            const text = this.parser.parseInline(tokens);
            const to = target(page.from, href, pictures);
            return to === undefined ? `<span class="elsewhere" title="In the repository: ${escape(href)}">${text}</span>` : `<a href="${escape(to)}">${text}</a>`;
        },
        image({ href, text }) {
            return `<img src="${escape(target(page.from, href, pictures) ?? href)}" alt="${escape(text)}">`;
        },
        code,
    };
    const note = (token, inside) => {
        const last = sections.at(-1);
        if (last && (token.type === 'paragraph' || token.type === 'list' || token.type === 'table' || token.type === 'code')) last.text += `${token.type === 'code' ? token.text : plain(apart(inside))} `;
    };
    const marked = new Marked({ renderer });
    const tokens = marked.lexer(markdown);
    let html = '';
    for (const token of tokens) {
        const inside = marked.parser([token]);
        html += inside;
        note(token, inside);
    }
    html = html.replace(/<table>/g, () => `<div class="table-box" tabindex="0" role="region" aria-label="Table ${++tables}"><table>`).replaceAll('</table>', '</table></div>');
    // TypeDoc counts headings that it does not write.
    const ids = new Set(headings.map(({ id }) => id));
    html = html.replace(/href="#([\w-]+)-\d+"/g, (link, id) => (ids.has(link.slice(7, -1)) || !ids.has(id) ? link : `href="#${id}"`));
    for (const section of sections) section.text = section.text.replace(/\s+/g, ' ').trim();
    return { html, headings, sections, pictures };
}
