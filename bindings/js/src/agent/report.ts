// What the host asks of a session's variables: their reprs, made in Python by a module of its own.
import type { Sandbox } from '../index.js';

export const REPORT_MODULE = 'hognose_report';

/** The module's source, for `modules.sources`. */
export const REPORT_SOURCE = `
"""Reprs of global variables, cut, for the host."""

def reprs(names, most, room):
    import __main__
    space, texts = vars(__main__), {}
    for name in names:
        if name in space:
            value = space[name]
            try:
                text = repr(value)
            except Exception as e:
                text = '<%s object: repr() raised %s>' % (type(value).__name__, type(e).__name__)
            text = text if len(text) <= most else text[:most] + '...'
            room -= len(text)
            texts[name] = text if room >= 0 else '...'
    return texts

def kinds(names):
    """The names of the variables' classes."""
    import __main__
    space = vars(__main__)
    return {name: type(space[name]).__name__ for name in names if name in space}
`;

const MOST_NAMES = 1000;
const ROOM = 2 ** 20; // characters together
const LIMITS = { time: 1000, wall: 1000, output: Infinity, source: 2 ** 20, valueBytes: 16 * 2 ** 20, valueItems: 1e6, allocations: Infinity };

/**
 * The reprs of these variables by name, each of at most `most` characters. Missing variables are left out; of more than 1,000 names, only the last are used.
 * The program's own methods have one second. If they fail, every repr is "...".
 */
export async function reprsOf(sandbox: Sandbox, names: readonly string[], most: number): Promise<Record<string, string>> {
    const asked = names.slice(-MOST_NAMES);
    const given = await ask(sandbox, `reprs(${JSON.stringify(asked)}, ${most}, ${ROOM})`);
    const texts: Record<string, string> = Object.create(null) as Record<string, string>;
    for (const name of asked) {
        const text = given?.get(name);
        if (typeof text === 'string') texts[name] = text;
        else if (!given) texts[name] = '...';
    }
    return { ...texts };
}

/** The class names of these variables, by name. */
export async function kindsOf(sandbox: Sandbox, names: readonly string[]): Promise<Record<string, string>> {
    const given = await ask(sandbox, `kinds(${JSON.stringify(names.slice(-MOST_NAMES))})`);
    const texts = [...(given ?? [])].filter((entry): entry is [string, string] => entry.every((text) => typeof text === 'string'));
    return Object.fromEntries(texts);
}

// Undefined where a limit was reached, or the program has changed what this needs.
async function ask(sandbox: Sandbox, what: string): Promise<Map<unknown, unknown> | undefined> {
    try {
        const { value } = await sandbox.run(`__import__('${REPORT_MODULE}').${what}`, { limits: LIMITS, repr: 0 });
        if (value instanceof Map) return value;
        return typeof value === 'object' && value !== null ? new Map(Object.entries(value as object)) : undefined;
    } catch {
        return undefined;
    }
}
