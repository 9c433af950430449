// What the platform has beyond the web's interfaces.

/** A module of Node's, where that is; without an import, which a bundler for the web could not resolve. */
export function nodeModule<T>(name: string): T | undefined {
    const process = (globalThis as { process?: { getBuiltinModule?(name: string): unknown } }).process;
    return process?.getBuiltinModule?.(name) as T | undefined;
}
