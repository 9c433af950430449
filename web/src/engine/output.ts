// What a run has shown: text of both streams, and what it displayed, in order.
import { signal } from '@preact/signals';
import { plainOf } from './plain';

export type RichKind = 'html' | 'svg' | 'markdown' | 'value';
export type Item =
    | { type: 'text'; stream: 'stdout' | 'stderr'; text: string }
    | { type: 'rich'; kind: RichKind; data: unknown };

/** So much of a text is on the page; of a longer one its end. */
export const SHOWN = 20_000;
const MOST_ITEMS = 150;
/** With more items than this, or a long text, drawing takes a while. */
const MANY = 20;
/** Milliseconds between two drawings then. */
const LONG = 120;

export class Output {
    items: Item[];
    /** Items that were left out at the beginning. */
    dropped = 0;
    /** Changes when there is more to draw, at most once a frame; less often where it is long. */
    readonly version = signal(0);
    #drawing = false;

    constructor(items: Item[] = []) {
        this.items = items;
    }

    readonly print = (stream: 'stdout' | 'stderr', text: string): void => {
        const last = this.items.at(-1);
        if (last?.type === 'text' && last.stream === stream) last.text += text;
        else this.#add({ type: 'text', stream, text });
        this.#changed();
    };

    display(kind: RichKind, data: unknown): void {
        this.#add({ type: 'rich', kind, data });
        this.#changed();
    }

    #add(item: Item): void {
        this.items.push(item);
        if (this.items.length > MOST_ITEMS) {
            this.items.shift();
            this.dropped++;
        }
    }

    #changed(): void {
        if (this.#drawing) return;
        this.#drawing = true;
        setTimeout(() => requestAnimationFrame(() => {
            this.#drawing = false;
            this.version.value++;
        }), this.#isLong ? LONG : 0);
    }

    /** Nothing more comes: what is there is drawn now. */
    readonly end = (): void => {
        this.version.value++;
    };

    get #isLong(): boolean {
        const last = this.items.at(-1);
        return this.items.length > MANY || (last?.type === 'text' && last.text.length > SHOWN / 4);
    }

    /** The items as they are now, for later. */
    copy(): Item[] {
        return this.items.map((item) => ({ ...item }));
    }

    /** The same, as what is kept can hold it: values without their classes. */
    plain(): Item[] {
        return this.items.map((item) => (item.type === 'rich' ? { ...item, data: plainOf(item.data) } : { ...item }));
    }

    /** What was printed, without what was displayed. */
    text(): string {
        return this.items.map((item) => (item.type === 'text' ? item.text : '')).join('');
    }
}
