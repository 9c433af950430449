// What the browser keeps for the next visit: IndexedDB by idb-keyval. Where storage is denied, nothing is, and the page says so.
import { signal } from '@preact/signals';
import { createStore, del, get, getMany, promisifyRequest } from 'idb-keyval';

/** Whether storage has been found to be denied. */
export const denied = signal(false);

async function careful<T>(use: () => Promise<T>): Promise<T | undefined> {
    try {
        return await use();
    } catch {
        denied.value = true;
        return undefined;
    }
}

/** Where this site is: another one of the same origin keeps its own things. */
const place = () => new URL(document.documentElement.dataset.root ?? './', document.baseURI).pathname;

// Made when storage is first asked for, which may be denied.
let made: ReturnType<typeof createStore> | undefined;
const store = (): ReturnType<typeof createStore> => (made ??= createStore(`hognose ${place()}`, 'kept'));

/** Committed at once: the page may be left before it hears that the value is there, and then the browser would give it up. */
export const keep = (key: string, value: unknown) => careful(() => store()('readwrite', (values) => {
    values.put(value, key);
    values.transaction.commit();
    return promisifyRequest(values.transaction);
}));
export const forget = (key: string) => careful(() => del(key, store()));
export const find = <T>(key: string) => careful(() => get<T>(key, store()));
/** Several at once, which takes no longer than one; undefined for what there is not. */
export const findAll = async <T extends unknown[]>(...keys: string[]) => ((await careful(() => getMany(keys, store()))) ?? []) as Partial<T>;
