// What the tests of the npm package share.
import { load } from '../../bindings/js/dist/index.js';

export * from '../../bindings/js/dist/index.js';
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
