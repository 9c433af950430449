// Node's own modules, for what needs a disk or a process; without an import, which a bundler for the web could not resolve.
import { AgentError } from './common.js';

/** Returns a module of Node. Throws an AgentError that names `what` if it is missing. */
export function nodeModule<T>(what: string, name: string): T {
    const process = (globalThis as { process?: { getBuiltinModule?(name: string): unknown } }).process;
    const found = process?.getBuiltinModule?.(name);
    if (!found) throw new AgentError(`${what} needs Node: there is no ${name} here`);
    return found as T;
}
