// The tests of the playground run in three ways: at a desk, on a phone, and without a connection. A run with --share runs each test in one of them.
import { test as run } from 'node:test';
import { rotation, rotationOfWays } from '../runner/selection.mjs';

export const WAYS = {
    desk: { viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' },
    phone: { viewport: { width: 360, height: 740 }, serviceWorkers: 'block', isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    offline: { viewport: { width: 1280, height: 900 }, serviceWorkers: 'allow' },
};

/** How the pages of this file are visited: at a desk; `phone`, or `offline`, in phone.test.mjs and offline.test.mjs. */
export const way = process.env.WEB_WAY ?? 'desk';

const PLACES = [new URL('.', import.meta.url), new URL('../../web/', import.meta.url)];
const ofWays = (ways) => rotationOfWays(ways, ...PLACES);
const isWayOf = ofWays(Object.keys(WAYS)), isThemeOf = ofWays(['light', 'dark']);

/** A test that runs in each way. */
export function test(name, ...options) {
    if (isWayOf(name, way)) run(name, ...options);
}

/** The themes in which a test of this name looks at pages: both, or one in a run with --share. */
export const themesOf = (name) => ['light', 'dark'].filter((theme) => isThemeOf(name, theme));

const isTurn = rotation(...PLACES);

/** A long test. A run with --share runs some of them, or all if the site has changed. */
export function long(name, ...options) {
    if (isTurn(name)) run(name, ...options);
}
