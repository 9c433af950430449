// What the tests of hognose/agent share.
import { load } from '../../bindings/js/dist/index.js';

export * from '../../bindings/js/dist/agent/index.js';
export const hognose = await load();

/** The error that `action` fails with. */
export async function failure(action) {
    try {
        await action();
    } catch (error) {
        return error;
    }
    throw new Error('it did not fail');
}

/** A function whose calls wait for each other: their promises resolve once `expected` calls have been made. */
export function meeting(expected) {
    let [calls, open] = [0];
    const all = new Promise((resolve) => (open = resolve));
    return () => {
        if (++calls >= expected) open();
        return all;
    };
}
