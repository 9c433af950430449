// What a program displays: never in the page itself. HTML and Markdown go into a frame that runs no scripts, SVG into an image.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { RichKind } from '../engine/output';
import { Value } from './value';

const STYLE = 'body{margin:0;padding:2px;font:15px/1.5 system-ui,sans-serif;color:#222;background:#fff}table{border-collapse:collapse}td,th{padding:3px 10px;border-bottom:1px solid #ddd;text-align:left}code{font-family:ui-monospace,monospace}h1,h2,h3{line-height:1.2;margin:.3em 0}p{margin:.4em 0}img,svg{max-width:100%}';
const MOST_HEIGHT = 600;

function Frame({ html }: { html: string }) {
    const frame = useRef<HTMLIFrameElement>(null);
    const [height, setHeight] = useState(60);
    // The frame has this page's origin, so that its height can be seen, and may run nothing.
    const measure = () => setHeight(Math.min(MOST_HEIGHT, (frame.current?.contentDocument?.documentElement.scrollHeight ?? 60) + 2));
    return (
        <iframe ref={frame} class="rich-frame" title="What the program displays" sandbox="allow-same-origin" style={{ height: `${height}px` }} onLoad={measure}
            srcdoc={`<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${html}`} />
    );
}

function Markdown({ text }: { text: string }) {
    const [html, setHtml] = useState('');
    useEffect(() => {
        let isCurrent = true;
        void import('marked').then(({ marked }) => isCurrent && setHtml(marked.parse(text, { async: false })));
        return () => void (isCurrent = false);
    }, [text]);
    return html ? <Frame html={html} /> : <pre>{text}</pre>;
}

/** One thing that was displayed. */
export function Rich({ kind, data }: { kind: RichKind; data: unknown }) {
    if (kind === 'value' || typeof data !== 'string') return <div class="rich"><Value value={data} /></div>;
    if (kind === 'svg') return <div class="rich rich-picture"><img alt="A picture that the program drew" src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(data)}`} /></div>;
    return <div class="rich">{kind === 'markdown' ? <Markdown text={data} /> : <Frame html={data} />}</div>;
}
