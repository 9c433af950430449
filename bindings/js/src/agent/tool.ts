// What a tool is, how tools are listed, and who may have them.
import { InputError } from './common.js';

/** A JSON schema of an object, as tools' parameters have it. */
export interface ObjectSchema {
    type: 'object';
    properties: Record<string, unknown>;
    required?: string[];
    [more: string]: unknown;
}

/** What a model is told of a tool. */
export interface ToolDescription {
    readonly name: string;
    readonly description: string;
    readonly parameters: ObjectSchema;
}

/** A tool. `execute` gets what a model wrote, and looks at it itself; the signal is aborted when nobody waits for the answer any more. */
export interface Tool<Answer = unknown> extends ToolDescription {
    /** Whether it neither changes anything nor runs code. */
    readonly readOnly: boolean;
    execute(input: unknown, options?: { signal?: AbortSignal }): Promise<Answer>;
}

/** The first sentence of a description: one line. */
export function lineOf(description: string): string {
    const flat = description.replace(/\s+/g, ' ').trim();
    return /^.*?[.!?](?= |$)/.exec(flat)?.[0] ?? flat;
}

/** The tools as a list for people: a line each, in order of names. */
export function listTools(tools: Iterable<ToolDescription>): string {
    const sorted = [...tools].sort((a, b) => (a.name < b.name ? -1 : 1));
    return sorted.map(({ name, description }) => `${name} - ${lineOf(description)}`).join('\n');
}

/** The tools that an agent may have that must change nothing, and run nothing. */
export function readOnlyTools<T extends Tool>(tools: Iterable<T>): T[] {
    return [...tools].filter((tool) => tool.readOnly);
}

/** The texts that a model wrote for these parameters, of which those with a `?` may be left out. Throws what is wrong with them. */
export function textsOf(input: unknown, names: readonly string[]): Record<string, string> {
    if (typeof input !== 'object' || input === null || Array.isArray(input)) throw new InputError('the arguments are not an object');
    const wanted = new Map(names.map((name) => [name.replace('?', ''), !name.endsWith('?')]));
    const texts: Record<string, string> = {};
    for (const [name, value] of Object.entries(input)) {
        if (!wanted.has(name)) throw new InputError(`there is no parameter named ${name.slice(0, 100)}`);
        if (value === undefined) continue;
        if (typeof value !== 'string') throw new InputError(`${name} is not a string`);
        texts[name] = value;
    }
    for (const [name, needed] of wanted) if (needed && !Object.hasOwn(texts, name)) throw new InputError(`${name} is missing`);
    return texts;
}
