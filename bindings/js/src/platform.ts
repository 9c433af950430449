// What the platform has beyond the web's interfaces.

/** A module of Node; undefined elsewhere. Not imported, because a bundler for the web could not resolve that. */
export function nodeModule<T>(name: string): T | undefined {
    const process = (globalThis as { process?: { getBuiltinModule?(name: string): unknown } }).process;
    return process?.getBuiltinModule?.(name) as T | undefined;
}
