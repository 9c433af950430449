// The elements, attributes and styles that a program may display. Everything else is left out before a browser sees it.
// Nothing in these lists can load a file, resolve a name, run a script or leave the frame.

const words = (text: string) => text.trim().split(/\s+/);

/** Elements of HTML. */
export const HTML = new Set(words(`
    abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del details dfn div dl dt em figcaption
    figure font footer h1 h2 h3 h4 h5 h6 header hr i img input ins kbd li main mark meter nav ol p pre progress q rp rt ruby s samp section
    small span strike strong style sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr
`));

/** Elements of SVG, as SVG writes them. */
export const SVG = new Set(words(`
    svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc linearGradient radialGradient stop
    pattern clipPath mask marker style
`));

/** Elements that are left out with all that is in them. Of other unknown elements the inside stays. */
export const WITHOUT_INSIDE = new Set(words(`
    applet audio canvas datalist embed foreignobject frame frameset iframe math noembed noframes noscript object option plaintext
    portal script select template textarea title video xmp
`));

const HTML_ATTRIBUTES = new Set(words(`
    align alt aria-hidden aria-label bgcolor border cellpadding cellspacing class color colspan datetime dir face height high id lang low max
    min open optimum reversed role rowspan scope size span start style title type valign value width
`));

const SVG_ATTRIBUTES = words(`
    alignment-baseline aria-hidden aria-label baseline-shift class clip-path clip-rule clipPathUnits color cx cy d display dominant-baseline
    dx dy fill fill-opacity fill-rule font-family font-size font-style font-weight fr fx fy gradientTransform gradientUnits height href id
    letter-spacing lengthAdjust marker-end marker-mid marker-start markerHeight markerUnits markerWidth mask maskContentUnits maskUnits offset
    opacity orient paint-order patternContentUnits patternTransform patternUnits points preserveAspectRatio r refX refY role rotate rx ry
    shape-rendering spreadMethod startOffset stop-color stop-opacity stroke stroke-dasharray stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity
    stroke-width style text-anchor text-decoration text-rendering textLength transform viewBox visibility width word-spacing x x1 x2 y y1 y2
`);

const CSS_PROPERTIES = new Set(words(`
    align-items align-self background background-color background-image border border-bottom border-bottom-color border-bottom-left-radius
    border-bottom-right-radius border-bottom-style border-bottom-width border-collapse border-color border-left border-left-color
    border-left-style border-left-width border-radius border-right border-right-color border-right-style border-right-width border-spacing
    border-style border-top border-top-color border-top-left-radius border-top-right-radius border-top-style border-top-width border-width
    bottom box-sizing caption-side clear clip-path clip-rule color direction display dominant-baseline fill fill-opacity fill-rule flex
    flex-basis flex-direction flex-grow flex-shrink flex-wrap float font font-family font-size font-style font-variant font-weight gap height
    justify-content left letter-spacing line-height list-style list-style-type margin margin-bottom margin-left margin-right margin-top marker
    marker-end marker-mid marker-start mask max-height max-width min-height min-width opacity order overflow overflow-wrap overflow-x
    overflow-y padding padding-bottom padding-left padding-right padding-top position right stop-color stop-opacity stroke stroke-linecap
    stroke-linejoin stroke-miterlimit stroke-opacity stroke-width table-layout text-align text-anchor text-decoration text-indent
    text-overflow text-transform top unicode-bidi vertical-align visibility white-space width word-break word-spacing
`));

const CSS_FUNCTIONS = new Set(words(`
    calc clamp color-mix conic-gradient hsl hsla hwb lab lch linear-gradient matrix max min minmax oklab oklch radial-gradient
    repeat repeating-linear-gradient repeating-radial-gradient rgb rgba rotate scale scalex scaley skewx skewy translate translatex translatey
`));

const cased = (names: Iterable<string>) => new Map([...names].map((name) => [name.toLowerCase(), name]));
const SVG_NAMES = cased(SVG);
const SVG_ATTRIBUTE_NAMES = new Map([...cased(SVG_ATTRIBUTES), ['xlink:href', 'href']]);

/** More characters than this no attribute has that is not a drawing or a picture. */
const MOST_VALUE = 2_000;
/** A larger number in a style makes a box that takes long to draw. */
const MOST_NUMBER = 10_000;
const DRAWINGS = new Set(['d', 'points']);
const MOST_DRAWING = 100_000;
const COUNTS = new Set(['colspan', 'rowspan', 'span', 'size', 'border', 'cellpadding', 'cellspacing']);
const MOST_COUNT = 100;
const PICTURE = /^data:image\/(png|jpeg|gif|webp|avif|bmp);base64,[\w+/=\s]+$/i;
const REFERENCE = /url\(\s*(["']?)#([\w.:-]+)\1\s*\)/g;

/** The numbers of a drawing, or of a style. */
export const numbersIn = (value: string): number[] => (value.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);

const hasLargeNumber = (value: string) => numbersIn(value.replace(/#[\da-f]+/gi, '')).some((n) => Math.abs(n) > MOST_NUMBER);

/** Whether a value of CSS is of letters, numbers and functions that load nothing. A backslash could write any word, so there is none. */
function loadsNothing(value: string): boolean {
    if (value.length > MOST_VALUE || !/^[-\w\s.,%#+/'"!()]*$/.test(value)) return false;
    return [...value.matchAll(/([\w-]*)\s*\(/g)].every(([, name]) => name === '' || CSS_FUNCTIONS.has(name!.toLowerCase()));
}

/** The same, for a value that may also name a part of the same drawing. */
const loadsNothingElse = (value: string) => loadsNothing(value.replace(REFERENCE, ''));

/** The declarations of a style that are allowed. `references`: they may name parts of the same drawing. */
export function allowedStyle(style: string, references: boolean): string {
    const kept = style.replace(/\/\*[^]*?\*\//g, '').split(';').flatMap((declaration) => {
        const at = declaration.indexOf(':');
        const name = declaration.slice(0, at).trim().toLowerCase();
        const value = declaration.slice(at + 1).trim();
        const isAllowed = at > 0 && CSS_PROPERTIES.has(name) && !hasLargeNumber(value) && (references ? loadsNothingElse(value) : loadsNothing(value));
        return isAllowed && value ? [`${name}: ${value}`] : [];
    });
    return kept.join('; ');
}

const SELECTOR = /^[\w\s.#>,+~:*()-]+$/;

/** Where the block ends that begins in front of `at`. */
function endOfBlock(sheet: string, at: number): number {
    for (let depth = 1; at < sheet.length; at++) {
        if (sheet[at] === '{') depth++;
        else if (sheet[at] === '}' && --depth === 0) return at;
    }
    return at;
}

/** The rules of a style sheet that are allowed: those without an @, with plain selectors. */
export function allowedSheet(text: string): string {
    const sheet = text.replace(/\/\*[^]*?\*\//g, '').replace(/<!--|-->/g, '');
    const kept: string[] = [];
    for (let at = 0; at < sheet.length; ) {
        const open = sheet.indexOf('{', at);
        if (open < 0) break;
        const prelude = sheet.slice(at, open);
        const statement = prelude.lastIndexOf(';'); // of @import and the like, which have no block
        const selector = prelude.slice(statement + 1).trim();
        const end = endOfBlock(sheet, open + 1);
        const style = allowedStyle(sheet.slice(open + 1, end), false);
        if (style && selector.length < MOST_VALUE && SELECTOR.test(selector)) kept.push(`${selector} { ${style} }`);
        at = end + 1;
    }
    return kept.join('\n');
}

/** An element's name as it is written, or undefined where it is not allowed. */
export const allowedElement = (name: string, inSvg: boolean): string | undefined => (inSvg ? SVG_NAMES.get(name.toLowerCase()) : HTML.has(name) ? name : undefined);

function svgAttribute(name: string, value: string): [string, string] | undefined {
    const written = SVG_ATTRIBUTE_NAMES.get(name.toLowerCase());
    if (!written) return undefined;
    if (written === 'style') return ['style', allowedStyle(value, true)];
    if (written === 'href') return /^#[\w.:-]+$/.test(value) ? ['href', value] : undefined;
    if (DRAWINGS.has(written)) return value.length <= MOST_DRAWING ? [written, value] : undefined;
    if (value.length > MOST_VALUE || /\\/.test(value)) return undefined;
    if (written === 'stroke-dasharray') return numbersIn(value).every((length) => length >= 0) ? [written, value] : undefined;
    return /url|image|\(/i.test(value) && !loadsNothingElse(value) && written !== 'id' && written !== 'class' ? undefined : [written, value];
}

function htmlAttribute(element: string, name: string, value: string): [string, string] | undefined {
    if (element === 'img' && name === 'src') return PICTURE.test(value) ? ['src', value] : undefined;
    if (!HTML_ATTRIBUTES.has(name) || value.length > MOST_VALUE) return undefined;
    if (name === 'style') return ['style', allowedStyle(value, false)];
    if (COUNTS.has(name)) return [name, String(Math.min(Math.max(Number.parseInt(value, 10) || 0, 0), MOST_COUNT))];
    return (name === 'width' || name === 'height') && hasLargeNumber(value) ? undefined : [name, value];
}

/** An attribute as it may be, or undefined. */
export const allowedAttribute = (element: string, name: string, value: string, inSvg: boolean): [string, string] | undefined =>
    inSvg ? svgAttribute(name, value) : htmlAttribute(element, name, value);

/** The parts of the same drawing that a value names. */
export const namedParts = (name: string, value: string): string[] =>
    name === 'href' ? [value.slice(1)] : [...value.matchAll(REFERENCE)].map(([, , id]) => id!);

/** Where a link may lead: only an address that a visitor can read. */
export function allowedLink(href: string): string | undefined {
    try {
        const { protocol, href: address } = new URL(href.trim());
        return ['http:', 'https:', 'mailto:'].includes(protocol) && address.length <= MOST_VALUE ? address : undefined;
    } catch {
        return undefined; // it leads to a place of this page's
    }
}
