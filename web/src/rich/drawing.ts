// What the page and the worker that reads for it say to each other.

/** So much of a text is read. */
export const MOST_SOURCE = 2 ** 20;

export interface Element {
    /** As it is written; in SVG with its capitals. */
    name: string;
    isSvg: boolean;
    attributes: [name: string, value: string][];
    children: Node[];
}
export type Node = string | Element;

export interface Tree {
    children: Node[];
    /** Where its links lead, in the order of their numbers. */
    links: { text: string; address: string }[];
    /** Whether there was more than is shown. */
    isCut: boolean;
}

export type Markup = 'html' | 'svg' | 'markdown';
export interface Asked {
    id: number;
    markup: Markup;
    text: string;
}
export type Drawing = { tree: Tree } | { picture: string } | { refused: string };
/** `begun` comes before the work, so that the time of the worker's start does not count. */
export type Answer = { id: number; begun: true } | { id: number; drawing: Drawing };
