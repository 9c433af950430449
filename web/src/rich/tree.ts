// HTML and SVG as a tree of what is allowed. The parser takes time in proportion to the text, which a browser's own does not: it opens
// elements again that were not closed. Nothing here needs a page, so that it runs in a worker, which can be ended.
import { Parser } from 'htmlparser2';
import { allowedAttribute, allowedElement, allowedLink, allowedSheet, namedParts, numbersIn, WITHOUT_INSIDE } from './allowed';
import { MOST_SOURCE, type Element, type Node, type Tree } from './drawing';

const MOST_TAGS = 20_000;
const MOST_ELEMENTS = 4_000;
const MOST_TEXT = 100_000;
const MOST_DEPTH = 40;
const MOST_LINKS = 50;
const MOST_LINK_TEXT = 200;

/** The tree is as large as it may be. */
class Full extends Error {}

/** What an open element of the text has become. */
type Open =
    | { kind: 'element'; element: Element; name: string }
    | { kind: 'link'; element: Element; name: string; address: string }
    | { kind: 'style'; text: string; name: string; isSvg: boolean }
    /** Its inside stays, in the element around it. */
    | { kind: 'through'; name: string }
    /** Nothing of it stays. */
    | { kind: 'out'; name: string };

const textOf = (node: Node): string => (typeof node === 'string' ? node : node.children.map(textOf).join(''));

class Builder {
    readonly tree: Tree = { children: [], links: [], isCut: false };
    readonly #open: Open[] = [];
    /** The elements among them that are in the tree. */
    readonly #inside: Element[] = [];
    #out = 0;
    #tags = 0;
    #elements = 0;
    #characters = 0;

    get #children(): Node[] {
        return this.#inside.at(-1)?.children ?? this.tree.children;
    }

    get #inSvg(): boolean {
        return this.#inside.at(-1)?.isSvg ?? false;
    }

    #element(name: string, isSvg: boolean): Element {
        if (++this.#elements > MOST_ELEMENTS) throw new Full();
        const element: Element = { name, isSvg, attributes: [], children: [] };
        this.#children.push(element);
        return element;
    }

    open(name: string, attributes: Record<string, string>): void {
        if (++this.#tags > MOST_TAGS) throw new Full();
        const next = this.#opened(name.toLowerCase(), attributes);
        this.#open.push(next);
        if (next.kind === 'out') this.#out++;
        if (next.kind === 'element' || next.kind === 'link') this.#inside.push(next.element);
    }

    #opened(name: string, attributes: Record<string, string>): Open {
        if (this.#out > 0) return { kind: 'out', name };
        const isSvg = name === 'svg' || this.#inSvg;
        if (name === 'style') return { kind: 'style', text: '', name, isSvg };
        if (isSvg ? name === 'foreignobject' : WITHOUT_INSIDE.has(name)) return { kind: 'out', name };
        if (name === 'a') return this.#link(attributes.href ?? '', isSvg);
        const written = allowedElement(name, isSvg);
        if (!written || this.#inside.length >= MOST_DEPTH) return { kind: 'through', name };
        if (name === 'input' && attributes.type?.toLowerCase() !== 'checkbox') return { kind: 'out', name };
        const element = this.#element(written, isSvg);
        for (const [attribute, value] of Object.entries(attributes)) {
            const kept = allowedAttribute(name, attribute, value, isSvg);
            if (kept && kept[1] !== '') element.attributes.push(kept);
        }
        if (name === 'input') element.attributes = [['type', 'checkbox'], ['disabled', ''], ...('checked' in attributes ? [['checked', ''] as [string, string]] : [])];
        return { kind: 'element', element, name };
    }

    /** A link is not a link where it stands: a browser looks up names of those. Its number stands behind it, and its address below. */
    #link(href: string, isSvg: boolean): Open {
        const address = allowedLink(href);
        if (!address || isSvg || this.tree.links.length >= MOST_LINKS || this.#inside.length >= MOST_DEPTH) return { kind: 'through', name: 'a' };
        const element = this.#element('span', false);
        element.attributes.push(['class', 'link']);
        return { kind: 'link', element, name: 'a', address };
    }

    text(text: string): void {
        const now = this.#open.at(-1);
        if (now?.kind === 'style') return void (now.text += text);
        if (this.#out > 0) return;
        const room = MOST_TEXT - this.#characters;
        this.#characters += text.length;
        const children = this.#children;
        const shown = text.slice(0, Math.max(room, 0));
        if (typeof children.at(-1) === 'string') children[children.length - 1] += shown;
        else children.push(shown);
        if (text.length > room) throw new Full();
    }

    close(name: string): void {
        const low = name.toLowerCase();
        while (this.#open.length > 0) {
            const last = this.#open.pop()!;
            this.#closed(last);
            if (last.name === low) return;
        }
    }

    #closed(last: Open): void {
        if (last.kind === 'out') this.#out--;
        if (last.kind === 'element' || last.kind === 'link') this.#inside.pop();
        if (last.kind === 'link') {
            const { links } = this.tree;
            links.push({ text: textOf(last.element).trim().slice(0, MOST_LINK_TEXT), address: last.address });
            last.element.children.push({ name: 'sup', isSvg: false, attributes: [], children: [`[${links.length}]`] });
        }
        if (last.kind === 'style') {
            const sheet = allowedSheet(last.text);
            if (sheet) this.#element('style', last.isSvg).children.push(sheet);
        }
    }

    end(): void {
        while (this.#open.length > 0) this.#closed(this.#open.pop()!);
    }
}

/** What is allowed of a text in HTML, or in XML. */
export function treeOf(text: string, isXml = false): Tree {
    const builder = new Builder();
    const parser = new Parser(
        { onopentag: (name, attributes) => builder.open(name, attributes), ontext: (part) => builder.text(part), onclosetag: (name) => builder.close(name) },
        { xmlMode: isXml },
    );
    try {
        parser.end(text.slice(0, MOST_SOURCE));
        builder.tree.isCut = text.length > MOST_SOURCE;
    } catch (error) {
        if (!(error instanceof Full)) throw error;
        builder.tree.isCut = true;
        try {
            builder.end();
        } catch {
            // a style sheet for which there is no more room
        }
    }
    return builder.tree;
}

// ---- what a drawing takes ----

/** More than this is not drawn: each element counts as often as it is drawn, by what refers to it. */
export const MOST_DRAWN = 10_000;
/** What needs a layer of its own counts so many times. */
const LAYER = 20;
const LAYERS = new Set(['opacity', 'mask', 'clip-path']);
const MARKERS = new Set(['marker-start', 'marker-mid', 'marker-end', 'style']);

function byId(children: Node[], found = new Map<string, Element>()): Map<string, Element> {
    for (const node of children) {
        if (typeof node === 'string') continue;
        for (const [name, value] of node.attributes) if (name === 'id' && !found.has(value)) found.set(value, node);
        byId(node.children, found);
    }
    return found;
}

/** Attributes that say where a line goes. */
const GEOMETRY = new Set(['d', 'points', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height']);
/** Dashes that count as one element. */
const DASHES = 10;

const ROUND = new Set(['r', 'rx', 'ry']);
/** A line is no longer than twice the numbers that it goes by; a circle seven times as long as its radius. */
const lengthOf = (name: string, value: string) => (ROUND.has(name) || /a/i.test(value) ? 7 : 2) * numbersIn(value).reduce((sum, n) => sum + Math.abs(n), 0);

/** What an element takes, with its inside, and with the inside of what it uses. */
interface Cost {
    drawn: number;
    /** Elements that inherit what this one says. */
    size: number;
    /** Points at which a line may have a marker. */
    points: number;
    /** At least as much as all lines are long. */
    length: number;
}

const add = (cost: Cost, other: Cost): void => {
    for (const name of ['drawn', 'size', 'points', 'length'] as const) cost[name] += other[name];
};

/** How many elements are drawn where each reference is followed: a few lines may be millions. Infinity where a part contains itself. */
class Costs {
    readonly #parts: Map<string, Element>;
    readonly #known = new Map<Element, Cost>();

    constructor(children: Node[]) {
        this.#parts = byId(children);
    }

    of(element: Element): Cost {
        const known = this.#known.get(element);
        if (known) return known;
        this.#known.set(element, { drawn: Infinity, size: 1, points: 1, length: 0 }); // under way
        const cost = this.#inside(element);
        for (const [name, value] of element.attributes) this.#attribute(cost, name, value);
        this.#known.set(element, cost);
        return cost;
    }

    #inside({ children, attributes }: Element): Cost {
        const cost: Cost = { drawn: 1, size: 1, points: 1, length: 0 };
        for (const child of children) if (typeof child !== 'string') add(cost, this.of(child));
        for (const [name, value] of attributes) {
            const part = name === 'href' ? this.#parts.get(value.slice(1)) : undefined;
            if (part) add(cost, this.of(part));
            if (name === 'd' || name === 'points') cost.points += (value.match(/[a-z]|\d+/gi) ?? []).length;
            if (GEOMETRY.has(name)) cost.length += lengthOf(name, value);
        }
        return cost;
    }

    #attribute(cost: Cost, name: string, value: string): void {
        if (LAYERS.has(name)) cost.drawn += LAYER;
        if (name === 'stroke-dasharray') {
            const period = numbersIn(value).reduce((sum, n) => sum + n, 0);
            if (period > 0) cost.drawn += cost.length / period / DASHES;
        }
        if (name === 'href') return;
        for (const id of namedParts(name, value)) {
            const part = this.#parts.get(id);
            if (part) cost.drawn += (this.of(part).drawn + LAYER) * (MARKERS.has(name) ? Math.max(cost.points, cost.size) : cost.size);
        }
    }
}

/** How many elements are drawn for a tree. */
export function drawnBy(children: Node[]): number {
    const costs = new Costs(children);
    let all = 0;
    for (const child of children) if (typeof child !== 'string') all += costs.of(child).drawn;
    return all;
}

// ---- SVG as text ----

const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const SPECIAL: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(NOT_XML, '\ufffd').replace(/[&<>"]/g, (letter) => SPECIAL[letter]!);

/** A tree of SVG as XML. */
export function svgText(node: Node, isRoot = true): string {
    if (typeof node === 'string') return escaped(node);
    const attributes = node.attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
    const namespace = isRoot ? ' xmlns="http://www.w3.org/2000/svg"' : '';
    return `<${node.name}${namespace}${attributes}>${node.children.map((child) => svgText(child, false)).join('')}</${node.name}>`;
}
