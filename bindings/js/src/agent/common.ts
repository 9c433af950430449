// What the tools share: errors, options, texts of a bounded size, and the module that they run in.
import { HognoseError, load, PythonError, PythonSyntaxError, type Hognose } from '../index.js';

/** A function of hognose/agent was used incorrectly. The message names the function and the argument. */
export class AgentError extends HognoseError {
    override name = 'AgentError';
}

type Kind = 'string' | 'number' | 'boolean' | 'object' | 'function' | 'list' | 'any';

/** The type of every option of an object. */
export type Known<T> = Record<keyof Required<T>, Kind>;

function isOf(kind: Kind, value: unknown): boolean {
    if (kind === 'any') return true;
    if (kind === 'list') return Array.isArray(value);
    if (kind === 'number') return typeof value === 'number' && value >= 0;
    if (kind === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
    return typeof value === kind;
}

/** Throws an AgentError for an unknown option or one of another type. null counts as omitted. */
export function checkOptions<T extends object>(what: string, given: T, known: Known<T>): void {
    if (!isOf('object', given)) throw new AgentError(`${what}: not an object of options`);
    for (const [name, value] of Object.entries(given)) {
        if (!Object.hasOwn(known, name)) throw new AgentError(`${what}: there is no option named ${name}`);
        const kind = known[name as keyof T];
        if (value !== undefined && value !== null && !isOf(kind, value)) throw new AgentError(`${what}: ${name} is not ${kind === 'object' ? 'an' : 'a'} ${kind}`);
    }
}

/** A program that removes `open`. With no module allowed, programs then have only the host's functions. */
export const BARE = 'import builtins\ndel builtins.open\ndel builtins';

let loaded: Promise<Hognose> | undefined;

/** Returns the given module, or the one that all tools share. That is loaded on first use. */
export function moduleOf(given: Hognose | undefined): Promise<Hognose> {
    return given ? Promise.resolve(given) : (loaded ??= load());
}

/** The number of bytes of a text in UTF-8. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Whether UTF-8 can represent the text. It cannot represent lone surrogates: different ones would become one text wherever they are written. */
export const isText = (text: string): boolean => !/\p{Surrogate}/u.test(text);

/** Cuts a text to at most this many bytes of UTF-8, between two characters. */
export function cutTo(text: string, most: number): string {
    if (text.length * 3 <= most) return text;
    const bytes = new TextEncoder().encode(text);
    if (bytes.length <= most) return text;
    let end = most;
    while (end > 0 && (bytes[end]! & 0xc0) === 0x80) end--;
    return new TextDecoder().decode(bytes.subarray(0, end));
}

/** Cuts a text to at most this many bytes, and appends a note if it was longer. */
export function cutWithNote(text: string, most: number): string {
    const cut = cutTo(text, most);
    return cut.length === text.length ? text : `${cut}\n… (truncated at ${most} bytes)`;
}

/** The message of a thrown value, of any kind. */
export function reasonOf(thrown: unknown): string {
    try {
        if (thrown instanceof Error) return String(thrown.message) || thrown.name;
        return typeof thrown === 'object' && thrown !== null ? Object.prototype.toString.call(thrown) : String(thrown);
    } catch {
        return 'something was thrown that has no text';
    }
}

/** A model's arguments do not match the parameters. */
export class InputError extends TypeError {}

/** Whether a program's own source is invalid. The error may have no line, as with null characters. */
export const isUnparsed = (error: unknown): error is PythonError => error instanceof PythonSyntaxError || (error instanceof PythonError && error.type === 'SyntaxError' && !error.frames.length);

/** The error that a host function throws to raise a ValueError in the program. */
export const valueError = (message: string): Error => Object.assign(new Error(message), { name: 'ValueError' });

/** Loads an optional peer dependency. Throws an AgentError that names the package if it is not installed. */
export async function optional<T>(what: string, name: string, load: () => Promise<T>, otherwise = ''): Promise<T> {
    try {
        return await load();
    } catch (error) {
        if ((error as { code?: unknown }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
        throw new AgentError(`${what}: install the npm package ${name} (npm install ${name}${otherwise})`, { cause: error });
    }
}

/** Runs functions one after the other, in order of request. */
export class Turns {
    #last: Promise<unknown> = Promise.resolve();

    take<T>(act: () => Promise<T>): Promise<T> {
        const mine = this.#last.then(act);
        this.#last = mine.catch(() => {});
        return mine;
    }
}
