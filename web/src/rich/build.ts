// A tree as nodes of a document. Elements are made by name, and no text is read as HTML.
import type { Node } from './drawing';

const SVG = 'http://www.w3.org/2000/svg';
/** Pixels of one picture: a few bytes may unpack to gigabytes. */
const MOST_PIXELS = 16e6;
const MOST_PICTURES = 50;

/** Whether a picture has a size that the browser can unpack at once. It is not unpacked for that. */
function fits(source: string): Promise<boolean> {
    return new Promise((resolve) => {
        const image = new Image();
        image.onload = () => resolve(image.naturalWidth * image.naturalHeight <= MOST_PIXELS);
        image.onerror = () => resolve(false);
        image.src = source;
    });
}

/** One after another. */
async function showPictures(pictures: [HTMLImageElement, string][]): Promise<void> {
    for (const [image, source] of pictures) if (await fits(source)) image.src = source;
}

function nodeOf(node: Node, document: Document, pictures: [HTMLImageElement, string][]): globalThis.Node {
    if (typeof node === 'string') return document.createTextNode(node);
    const made = node.isSvg ? document.createElementNS(SVG, node.name) : document.createElement(node.name);
    for (const [name, value] of node.attributes) {
        if (name === 'src') pictures.push([made as HTMLImageElement, value]);
        else made.setAttribute(name, value);
    }
    for (const child of node.children) made.append(nodeOf(child, document, pictures));
    return made;
}

/** Nodes of a tree, for a document. Pictures come when their size is known. */
export function build(children: readonly Node[], document: Document): DocumentFragment {
    const fragment = document.createDocumentFragment();
    const pictures: [HTMLImageElement, string][] = [];
    for (const child of children) fragment.append(nodeOf(child, document, pictures));
    void showPictures(pictures.slice(0, MOST_PICTURES));
    return fragment;
}
