// Configuration in YAML: rlm.sandbox, with unknown keys refused by name.
import { AgentError, optional } from './common.js';
import type { CreateInterpreterOptions } from './interpreter.js';

const MOST_TEXT = 2 ** 20;
const RUNTIMES = ['hognose', 'monty'];

type Reader = (value: unknown, path: string) => void;

function refuse(path: string, why: string): never {
    throw new AgentError(`configuration: ${path}: ${why}`);
}

const amount: Reader = (value, path) => {
    if (typeof value !== 'number' || !(value > 0) || !Number.isFinite(value)) refuse(path, 'not a positive number');
};

const count: Reader = (value, path) => {
    if (!Number.isSafeInteger(value) || (value as number) < 1) refuse(path, 'not a positive whole number');
};

const SANDBOX: Record<string, Reader> = {
    runtime: (value, path) => void (RUNTIMES.includes(value as string) || refuse(path, `not ${RUNTIMES.join(' or ')}`)),
    timeout: amount,
    monty_type_check: (value, path) => void (typeof value === 'boolean' || refuse(path, 'not true or false')),
    monty_max_allocations: (value, path) => void (value === null || count(value, path)),
    monty_max_memory: (value, path) => void (value === null || count(value, path)),
};

function section(value: unknown, path: string, known: readonly string[]): Record<string, unknown> {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(path || 'the text', 'not a mapping');
    for (const key of Object.keys(value)) if (!known.includes(key)) refuse(path ? `${path}.${key}` : key, 'there is no such key');
    return value as Record<string, unknown>;
}

interface Given {
    timeout?: number;
    monty_type_check?: boolean;
    monty_max_memory?: number | null;
    monty_max_allocations?: number | null;
}

/** Reads the options of `createInterpreter` from YAML. Throws an AgentError that names the path of an invalid or unknown key. Needs the npm package yaml. */
export async function readConfig(text: string): Promise<CreateInterpreterOptions> {
    if (typeof text !== 'string' || text.length > MOST_TEXT) throw new AgentError(`configuration: not a text of at most ${MOST_TEXT} characters`);
    const { parse } = await optional('configuration', 'yaml', () => import('yaml'));
    let whole: unknown;
    try {
        whole = parse(text, { prettyErrors: false, merge: false });
    } catch (error) {
        throw new AgentError(`configuration: ${(error as Error).message}`, { cause: error });
    }
    const { sandbox } = section(section(whole, '', ['rlm']).rlm ?? {}, 'rlm', ['sandbox']);
    const given = section(sandbox ?? {}, 'rlm.sandbox', Object.keys(SANDBOX));
    for (const [key, value] of Object.entries(given)) SANDBOX[key]!(value, `rlm.sandbox.${key}`);
    const { timeout, monty_type_check, monty_max_memory, monty_max_allocations } = given as Given;
    const limits = { maxMemory: monty_max_memory ?? null, maxAllocations: monty_max_allocations ?? null };
    return { ...(timeout !== undefined && { timeout }), ...(monty_type_check !== undefined && { typeCheck: monty_type_check }), ...limits };
}
