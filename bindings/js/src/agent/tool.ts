// What a tool is, how tools are listed, and who may have them.
import { InputError } from './common.js';

/** A JSON schema of an object, for a tool's parameters. */
export interface ObjectSchema {
    type: 'object';
    properties: Record<string, unknown>;
    required?: string[];
    [more: string]: unknown;
}

/** A tool, as it is shown to a model. */
export interface ToolDescription {
    readonly name: string;
    readonly description: string;
    readonly parameters: ObjectSchema;
}

/** A tool. `execute` gets the model's arguments and checks them. The signal is aborted when the result is no longer needed. */
export interface Tool<Answer = unknown> extends ToolDescription {
    /** True if the tool neither changes anything nor runs code. */
    readonly readOnly: boolean;
    execute(input: unknown, options?: { signal?: AbortSignal }): Promise<Answer>;
}

/** The first sentence of a description, on one line. */
export function lineOf(description: string): string {
    const flat = description.replace(/\s+/g, ' ').trim();
    return /^.*?[.!?](?= |$)/.exec(flat)?.[0] ?? flat;
}

/** Lists tools for people: one line each, sorted by name. */
export function listTools(tools: Iterable<ToolDescription>): string {
    const sorted = [...tools].sort((a, b) => (a.name < b.name ? -1 : 1));
    return sorted.map(({ name, description }) => `${name} - ${lineOf(description)}`).join('\n');
}

/** The tools that change nothing and run no code. */
export function readOnlyTools<T extends Tool>(tools: Iterable<T>): T[] {
    return [...tools].filter((tool) => tool.readOnly);
}

/** The model's arguments for these parameters, all strings. A name with `?` is optional. Throws an InputError if the arguments do not match. */
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
