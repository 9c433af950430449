// What a program displays: never in the page itself. A worker reads it and leaves in what is allowed (src/rich); HTML and Markdown go into a
// frame that runs no scripts and connects to nothing, SVG into an image.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { RichKind } from '../engine/output';
import { build } from '../rich/build';
import { draw } from '../rich/draw';
import type { Drawing, Markup, Tree } from '../rich/drawing';
import { cutText } from './text';
import { Value } from './value';

const STYLE = 'body{margin:0;padding:2px;font:15px/1.5 system-ui,sans-serif;color:#222;background:#fff;overflow-wrap:anywhere}table{border-collapse:collapse}td,th{padding:3px 10px;border-bottom:1px solid #ddd;text-align:left}code{font-family:ui-monospace,monospace}h1,h2,h3{line-height:1.2;margin:.3em 0}p{margin:.4em 0}img,svg{max-width:100%}.link{text-decoration:underline}';
/** The frame begins empty. What it shows is put in as nodes, after this policy, which would stop what the lists have let through. */
const EMPTY = `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'"><meta http-equiv="x-dns-prefetch-control" content="off"><style>${STYLE}</style>`;
const MOST_HEIGHT = 600;

function Frame({ tree }: { tree: Tree }) {
    const frame = useRef<HTMLIFrameElement>(null);
    const watch = useRef<ResizeObserver>(undefined);
    const [height, setHeight] = useState(60);
    useEffect(() => () => watch.current?.disconnect(), []);
    // The frame has this page's origin, so that it can be filled and its height be seen, and may run nothing.
    const fill = () => {
        const inside = frame.current?.contentDocument;
        if (!inside) return;
        inside.body.replaceChildren(build(tree.children, inside));
        const measure = () => setHeight(Math.min(MOST_HEIGHT, inside.documentElement.scrollHeight + 2));
        watch.current?.disconnect();
        watch.current = new ResizeObserver(measure);
        watch.current.observe(inside.body);
        measure();
    };
    return <iframe key={tree} ref={frame} class="rich-frame" title="What the program displays" sandbox="allow-same-origin" style={{ height: `${height}px` }} onLoad={fill} srcdoc={EMPTY} />;
}

/** Where links lead, each with the whole of its address. One is opened after a second click, which says what it does. */
function Links({ links }: Pick<Tree, 'links'>) {
    const [chosen, choose] = useState<string | undefined>(undefined);
    if (links.length === 0) return null;
    const leave = () => {
        window.open(chosen, '_blank', 'noopener,noreferrer');
        choose(undefined);
    };
    return (
        <div class="rich-links">
            <ol aria-label="Links in what the program displays">
                {links.map(({ text, address }, index) => <li key={index}>{text && <span>{text}: </span>}<button type="button" class="plain" onClick={() => choose(address)}>{address}</button></li>)}
            </ol>
            {chosen !== undefined && (
                <div class="rich-leave" role="alert">
                    <p>This opens another site, and sends it this whole address, which the program wrote: <code>{chosen}</code></p>
                    <div class="row">
                        <button type="button" class="button" onClick={leave}>Open the other site</button>
                        <button type="button" class="button quiet-button" onClick={() => choose(undefined)}>Stay here</button>
                    </div>
                </div>
            )}
        </div>
    );
}

function Drawn({ drawing, text }: { drawing: Drawing; text: string }) {
    if ('picture' in drawing) return <img alt="A picture that the program drew" src={drawing.picture} />;
    if ('refused' in drawing) return <><p class="quiet">{drawing.refused}</p><pre>{cutText(text)}</pre></>;
    return (
        <>
            {drawing.tree.isCut && <p class="quiet">This is too long to show in full. Only the beginning is shown.</p>}
            <Frame tree={drawing.tree} />
            <Links links={drawing.tree.links} />
        </>
    );
}

function Marked({ markup, text }: { markup: Markup; text: string }) {
    const [drawing, setDrawing] = useState<Drawing | undefined>(undefined);
    useEffect(() => {
        const gone = new AbortController();
        void draw(markup, text, gone.signal).then((came) => came && !gone.signal.aborted && setDrawing(came));
        return () => gone.abort();
    }, [markup, text]);
    return <div class={drawing && 'picture' in drawing ? 'rich rich-picture' : 'rich'}>{drawing ? <Drawn drawing={drawing} text={text} /> : <p class="quiet">Drawing…</p>}</div>;
}

/** One thing that was displayed. */
export function Rich({ kind, data }: { kind: RichKind; data: unknown }) {
    if (kind === 'value' || typeof data !== 'string') return <div class="rich"><Value value={data} /></div>;
    return <Marked markup={kind} text={data} />;
}
