// Reads what a program displays, in a worker that the page ends where that takes long. The page gets a tree of bounded size, or a picture.
import { marked } from 'marked';
import { MOST_SOURCE, type Answer, type Asked, type Drawing, type Markup } from './drawing';
import { drawnBy, MOST_DRAWN, svgText, treeOf } from './tree';

const TOO_MUCH = 'This would take too long to draw, since its parts refer to each other many times. This is its text.';
const NO_PICTURE = 'There is no <svg> in this. This is its text.';

function pictureOf(text: string): Drawing {
    const { children } = treeOf(text, true);
    const root = children.find((node) => typeof node !== 'string' && node.name === 'svg');
    if (!root) return { refused: NO_PICTURE };
    if (drawnBy([root]) > MOST_DRAWN) return { refused: TOO_MUCH };
    return { picture: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText(root))}` };
}

function drawingOf(markup: Markup, text: string): Drawing {
    if (markup === 'svg') return pictureOf(text);
    const tree = treeOf(markup === 'markdown' ? marked.parse(text.slice(0, MOST_SOURCE), { async: false }) : text);
    return drawnBy(tree.children) > MOST_DRAWN ? { refused: TOO_MUCH } : { tree };
}

const say = (answer: Answer) => postMessage(answer);

onmessage = ({ data: { id, markup, text } }: MessageEvent<Asked>) => {
    say({ id, begun: true });
    try {
        say({ id, drawing: drawingOf(markup, text) });
    } catch (error) {
        say({ id, drawing: { refused: `This cannot be drawn (${error instanceof Error ? error.message : String(error)}). This is its text.` } });
    }
};
