// What the browser keeps for the next visit: IndexedDB by idb-keyval. Where storage is denied, nothing is, and the page says so.
import { signal } from '@preact/signals';
import { del, get, getMany, set } from 'idb-keyval';

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

export const keep = (key: string, value: unknown) => careful(() => set(key, value));
export const forget = (key: string) => careful(() => del(key));
export const find = <T>(key: string) => careful(() => get<T>(key));
/** Several at once, which takes no longer than one; undefined for what there is not. */
export const findAll = async <T extends unknown[]>(...keys: string[]) => ((await careful(() => getMany(keys))) ?? []) as Partial<T>;
