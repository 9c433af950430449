// Links of the repository's Markdown, as they have to be in a package: a registry shows a README without the files that it links to.
import { posix } from 'node:path';

const BLOCK = /^( *)(```|~~~)[^]*?^ *\2[^\n]*$/gm;
const LINK = /(!?)\[((?:`[^`]*`|[^\[\]`])*)\]\(([^()\s]+)\)|(`+)(?:(?!\4)[^])*?\4/g;

const isOutside = (href) => /^(?:[a-z][a-z+.-]*:|#)/i.test(href);

/** Calls `replace(link, { text, href, isPicture, before })` for each link of Markdown that is not in code; `before` is the character before it. Returns the text with the results in the place of the links. */
export function mapLinks(markdown, replace) {
    const blocks = [...markdown.matchAll(BLOCK)];
    let [done, at] = ['', 0];
    const prose = (part) => part.replace(LINK, (link, picture, text, href, _, i) => (href === undefined ? link : replace(link, { text, href, isPicture: picture === '!', before: part[i - 1] })));
    for (const block of blocks) {
        done += prose(markdown.slice(at, block.index)) + block[0];
        at = block.index + block[0].length;
    }
    return done + prose(markdown.slice(at));
}

/** The file that a link of the file `from` leads to: a path from the root of the repository, and an anchor with its #. Undefined for an address, and for an anchor alone. */
export function targetOf(from, href) {
    if (isOutside(href)) return undefined;
    const [path, anchor] = href.split('#');
    return { file: posix.normalize(posix.join(posix.dirname(from), path)), anchor: anchor ? `#${anchor}` : '' };
}

/** The pages in docs/ that a file links to, as paths from the root of the repository. */
export function pagesOf(from, markdown) {
    const found = new Set();
    mapLinks(markdown, (link, { href }) => {
        const file = targetOf(from, href)?.file;
        if (/^docs\/.*\.md$/.test(file)) found.add(file);
        return link;
    });
    return [...found].sort();
}

/**
 * The Markdown of the file `from`, for a package. `address`: where the repository's files can be read, or undefined. `inside(file)`: the path in the
 * package of a file of the repository, as its users find it, or undefined. `base`: the folder in the package of a file whose links may lead to others there; for a
 * README, which registries show alone, leave it out. Throws an Error for a picture that would not be shown.
 */
export function packagedLinks(from, markdown, { address, inside, base }) {
    return mapLinks(markdown, (link, { text, href, isPicture, before }) => {
        const target = targetOf(from, href);
        if (!target) return link;
        const { file, anchor } = target;
        const path = inside(file);
        if (path && base !== undefined) return `${isPicture ? '!' : ''}[${text}](${posix.relative(base, path)}${anchor})`;
        if (address) return `${isPicture ? '!' : ''}[${text}](${address}/${file}${anchor})`;
        if (isPicture) throw new Error(`${from}: the picture ${href} has no public address`);
        const where = path ? `\`${path}\` in this package` : `\`${file}\` in Hognose's repository`;
        if (file.endsWith(text.replaceAll('`', ''))) return where;
        return before === '(' ? `${text}: ${where}` : `${text} (${where})`;
    });
}
