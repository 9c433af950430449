// What the tools share: errors, options, texts of a bounded size, and the module that they run in.
import { HognoseError, load, PythonError, PythonSyntaxError, type Hognose } from '../index.js';

/** Something of the agent entry was used in a way that it cannot be. */
export class AgentError extends HognoseError {
    override name = 'AgentError';
}

type Kind = 'string' | 'number' | 'boolean' | 'object' | 'function' | 'list' | 'any';

/** The names that options may have, and what each is. */
export type Known<T> = Record<keyof Required<T>, Kind>;

function isOf(kind: Kind, value: unknown): boolean {
    if (kind === 'any') return true;
    if (kind === 'list') return Array.isArray(value);
    if (kind === 'number') return typeof value === 'number' && value >= 0;
    if (kind === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
    return typeof value === kind;
}

/** Refuses an option that means nothing, or that is of another kind than it may be. null counts as left out. */
export function checkOptions<T extends object>(what: string, given: T, known: Known<T>): void {
    if (!isOf('object', given)) throw new AgentError(`${what}: not an object of options`);
    for (const [name, value] of Object.entries(given)) {
        if (!Object.hasOwn(known, name)) throw new AgentError(`${what}: there is no option named ${name}`);
        const kind = known[name as keyof T];
        if (value !== undefined && value !== null && !isOf(kind, value)) throw new AgentError(`${what}: ${name} is not ${kind === 'object' ? 'an' : 'a'} ${kind}`);
    }
}

/** A program that takes away what opens files; with no module allowed, programs then have what the host declares and no more. */
export const BARE = 'import builtins\ndel builtins.open\ndel builtins';

let loaded: Promise<Hognose> | undefined;

/** The module that is given, or one that all tools share; it is loaded when it is first needed. */
export function moduleOf(given: Hognose | undefined): Promise<Hognose> {
    return given ? Promise.resolve(given) : (loaded ??= load());
}

/** How many bytes a text has in UTF-8. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Whether a text has UTF-8. Of those that have not, with half of a pair of surrogates, several become one wherever they are written. */
export const isText = (text: string): boolean => !/\p{Surrogate}/u.test(text);

/** The beginning of a text that has at most so many bytes in UTF-8; no character is cut in two. */
export function cutTo(text: string, most: number): string {
    if (text.length * 3 <= most) return text;
    const bytes = new TextEncoder().encode(text);
    if (bytes.length <= most) return text;
    let end = most;
    while (end > 0 && (bytes[end]! & 0xc0) === 0x80) end--;
    return new TextDecoder().decode(bytes.subarray(0, end));
}

/** A text of at most so many bytes, and a note behind one that was longer. */
export function cutWithNote(text: string, most: number): string {
    const cut = cutTo(text, most);
    return cut.length === text.length ? text : `${cut}\n… (truncated at ${most} bytes)`;
}

/** The message of whatever was thrown, which may be anything. */
export function reasonOf(thrown: unknown): string {
    try {
        if (thrown instanceof Error) return String(thrown.message) || thrown.name;
        return typeof thrown === 'object' && thrown !== null ? Object.prototype.toString.call(thrown) : String(thrown);
    } catch {
        return 'something was thrown that has no text';
    }
}

/** What a model wrote does not fit the parameters. */
export class InputError extends TypeError {}

/** Whether the source is what is wrong, which may be so at no line of it: with null characters. */
export const isUnparsed = (error: unknown): error is PythonError => error instanceof PythonSyntaxError || (error instanceof PythonError && error.type === 'SyntaxError' && !error.frames.length);

/** What a host function throws for a program to see a ValueError. */
export const valueError = (message: string): Error => Object.assign(new Error(message), { name: 'ValueError' });

/** A package that is installed beside this one by those who use what needs it. */
export async function optional<T>(what: string, name: string, load: () => Promise<T>): Promise<T> {
    try {
        return await load();
    } catch (error) {
        if ((error as { code?: unknown }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
        throw new AgentError(`${what}: install the npm package ${name} (npm install ${name})`, { cause: error });
    }
}

/** Runs what is handed in one after the other, in the order in which it was. */
export class Turns {
    #last: Promise<unknown> = Promise.resolve();

    take<T>(act: () => Promise<T>): Promise<T> {
        const mine = this.#last.then(act);
        this.#last = mine.catch(() => {});
        return mine;
    }
}
