// Extensions: ES modules that bring tools. Each is looked at before any of its tools is used.
import { AgentError, reasonOf } from './common.js';
import type { ObjectSchema, Tool } from './tool.js';

/** A module's address, as `import()` takes it, or a loaded module. */
export type ExtensionSource = string | URL | object;

/** An extension, loaded or unavailable. */
export type Extension =
    | { readonly name: string; readonly available: true; readonly tools: readonly Tool[] }
    /** `names`: the tools that it would have added, if known. */
    | { readonly name: string; readonly available: false; readonly reason: string; readonly names: readonly string[] };

/** The owner of the extensions' tools. */
export interface ExtensionHost {
    /** Whether a tool with this name exists. */
    has(name: string): boolean;
    add(tool: Tool): void;
    /** Returns the result of `act`. Throws a TimeoutError if it takes too long. */
    within<T>(act: () => Promise<T>): Promise<T>;
}

const NAME = /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/;
const MOST_DESCRIPTION = 4096;
const MOST_TOOLS = 100;

function checkedName(value: unknown, what: string): string {
    if (typeof value !== 'string' || !NAME.test(value)) throw new AgentError(`${what} has no name of letters, digits, _ and -`);
    return value;
}

function toolOf(given: unknown): Tool {
    if (typeof given !== 'object' || given === null) throw new AgentError('a tool is not an object');
    const { name, description, parameters, execute, readOnly = false } = given as Record<string, unknown>;
    const own = checkedName(name, 'a tool');
    if (typeof description !== 'string' || !description || description.length > MOST_DESCRIPTION) throw new AgentError(`tool ${own} has no description of at most ${MOST_DESCRIPTION} characters`);
    const schema = parameters as ObjectSchema | null | undefined;
    if (typeof schema !== 'object' || schema === null || schema.type !== 'object') throw new AgentError(`tool ${own}: parameters is not a JSON schema of an object`);
    if (typeof execute !== 'function') throw new AgentError(`tool ${own}: execute is not a function`);
    return {
        name: own, description, parameters: schema, readOnly: readOnly === true,
        execute: async (input, options) => (execute as (this: unknown, ...given: unknown[]) => unknown).call(given, input, options),
    };
}

async function moduleOf(source: ExtensionSource): Promise<Record<string, unknown>> {
    if (typeof source === 'string' && /^\.\.?\//.test(source)) throw new AgentError(`${source} is a relative path: pass an address, for example new URL('${source}', import.meta.url)`);
    const loaded: unknown = typeof source === 'string' || source instanceof URL ? await import(/* @vite-ignore */ String(source)) : source;
    if (typeof loaded !== 'object' || loaded === null) throw new AgentError('the module exports nothing');
    const whole = loaded as Record<string, unknown>;
    return typeof whole.default === 'object' && whole.default !== null ? (whole.default as Record<string, unknown>) : whole;
}

/**
 * Loads an extension. The module, or its default export, has `name`, `tools` and optionally `activate`, which is called once. Each tool has name, description,
 * parameters and execute. The extension is unavailable if a part is missing or invalid, if a name is taken, or if it throws.
 */
export async function loadExtension(source: ExtensionSource, host: ExtensionHost): Promise<Extension> {
    let name = typeof source === 'string' || source instanceof URL ? String(source).slice(0, 200) : 'extension';
    const names: string[] = [];
    try {
        const module = await host.within(() => moduleOf(source));
        name = checkedName(module.name, 'the extension');
        const { tools, activate } = module;
        if (!Array.isArray(tools) || tools.length > MOST_TOOLS) throw new AgentError(`tools is not a list of at most ${MOST_TOOLS} tools`);
        if (activate !== undefined && typeof activate !== 'function') throw new AgentError('activate is not a function');
        const own = Array.from(tools as unknown[], toolOf);
        names.push(...own.map((tool) => tool.name));
        const checkNames = () => {
            const twice = names.find((one, i) => host.has(one) || names.indexOf(one) !== i);
            if (twice !== undefined) throw new AgentError(`there is a tool named ${twice} already`);
        };
        checkNames();
        await host.within(async () => (activate as (() => unknown) | undefined)?.call(module));
        checkNames(); // another one may have been loaded meanwhile
        own.forEach(host.add);
        return { name, available: true, tools: own };
    } catch (error) {
        return { name, available: false, reason: reasonOf(error), names };
    }
}
