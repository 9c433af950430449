// What a session knows of prepared.ts, which is loaded beside the module: a page's own script is not the larger for it.
import type { Image } from './instance.js';
import type { Preludes } from './prepared.js';

export type { Prepared } from './prepared.js';

export type MakePreludes = new (image: Image) => Preludes;

const all = new WeakMap<Image, Preludes>();

/** The copies for programs of this image; undefined if nothing is copied. */
export const preludesOf = (image: Image): Preludes | undefined => all.get(image);

/** Starts collecting imports for this image. */
export function givePreludes(image: Image, make: MakePreludes): void {
    all.set(image, new make(image));
}

/** The class of the copies; undefined if it cannot be loaded. */
export const loadPreludes = (): Promise<MakePreludes | undefined> => import('./prepared.js').then((module) => module.Preludes, () => undefined);
