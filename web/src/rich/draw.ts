// The page's side of the worker that reads what programs display: one thing after another, each within its time.
import { MOST_SOURCE, type Answer, type Asked, type Drawing, type Markup } from './drawing';

/** Milliseconds that one thing may take. */
const MOST_TIME = 2_000;
const TOO_LONG: Drawing = { refused: 'Reading this took too long. This is its text.' };

let worker: Worker | undefined;
let lastId = 0;
/** What is asked for waits for what was asked before it. */
let before: Promise<unknown> = Promise.resolve();

const startWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'drawing' });

function end(): void {
    worker?.terminate();
    worker = undefined;
}

function ask(asked: Asked): Promise<Drawing> {
    return new Promise((resolve) => {
        const reader = (worker ??= startWorker());
        let timer: ReturnType<typeof setTimeout> | undefined;
        const done = (drawing: Drawing) => {
            clearTimeout(timer);
            resolve(drawing);
        };
        const fail = (drawing: Drawing) => {
            end();
            done(drawing);
        };
        reader.onmessage = ({ data }: MessageEvent<Answer>) => {
            if (data.id !== asked.id) return;
            if ('drawing' in data) done(data.drawing);
            else timer = setTimeout(() => fail(TOO_LONG), MOST_TIME);
        };
        reader.onerror = (event) => {
            event.preventDefault();
            fail({ refused: 'The part of this page that draws this could not be loaded. This is its text.' });
        };
        reader.postMessage(asked);
    });
}

/** What is to be drawn of a text; undefined where `signal` has aborted before its turn. */
export function draw(markup: Markup, text: string, signal: AbortSignal): Promise<Drawing | undefined> {
    const turn = before.then(() => (signal.aborted ? undefined : ask({ id: ++lastId, markup, text: text.slice(0, MOST_SOURCE + 1) })));
    before = turn.catch(() => {});
    return turn;
}
