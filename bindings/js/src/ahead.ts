// What a session knows of prepared.ts, which is loaded beside the module: a page's own script is not the larger for it.
import type { Image } from './instance.js';
import type { Preludes } from './prepared.js';

export type { Prepared } from './prepared.js';

export type MakePreludes = new (image: Image) => Preludes;

const all = new WeakMap<Image, Preludes>();

/** What is copied for programs of this image; undefined: nothing. */
export const preludesOf = (image: Image): Preludes | undefined => all.get(image);

/** From here on it knows of no program yet. */
export function givePreludes(image: Image, make: MakePreludes): void {
    all.set(image, new make(image));
}

/** Their class, unless it cannot be loaded. */
export const loadPreludes = (): Promise<MakePreludes | undefined> => import('./prepared.js').then((module) => module.Preludes, () => undefined);
