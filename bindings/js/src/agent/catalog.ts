// The tools of code mode as programs and models see them: one description, and what can be looked up.
import type { Hognose } from '../index.js';
import { Names, oneLine, type TypeClass } from './python_types.js';
import { functionName, pythonTool, stubOf, type PythonTool } from './signatures.js';
import type { SourcedTool } from './sources.js';
import { lineOf } from './tool.js';

/** Names that programs already have, in addition to Python's. */
const RESERVED = ['tools', 'help', 'asyncio', 'Any', 'Literal', 'Never', 'NotRequired', 'TypedDict', 'result', 'display'];
const MOST_NAMES = 8000; // characters of the list of names
const MOST_FOUND = 50;

const INTRODUCTION = [
    'Run a Python 3 program in a sandbox, without network access and without your files. It can call the functions below. They are asynchronous: await them,',
    'several at once with asyncio.gather(). You see only its printed output and its result: the value of the last expression, or else the variable `result`.',
    'So filter and combine data in the program, and return only the data that you need.',
].join(' ');
const MANY = 'tools.search("words") returns the signatures of matching functions, as a list of str. help(name) prints how to call one.';

/** A tool in a catalog. */
export interface Entry extends PythonTool {
    readonly server: string | undefined;
}

/** Python's own names, which functions must not have. */
export function pythonNames(hognose: Hognose): string[] {
    const sandbox = hognose.sandbox();
    try {
        return sandbox.runSync('import builtins, keyword\n[*dir(builtins), *keyword.kwlist]').value as string[];
    } finally {
        sandbox.dispose();
    }
}

const wordsOf = (text: string): string[] => text.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The tools, by the names of their functions. */
export class Catalog {
    readonly entries = new Map<string, Entry>();
    readonly #inline: boolean;

    /** `inline`: the most characters of signatures and documentation in the description. If there are more, it has only names. */
    constructor(tools: readonly SourcedTool[], reserved: readonly string[], inline: number) {
        const functions = new Names([...reserved, ...RESERVED]);
        const named = tools.map(({ tool, server }) => ({ name: functionName(tool.name, server, functions), tool, server }));
        const known = new Map<string, string>();
        for (const { name, tool, server } of named) this.entries.set(name, { ...pythonTool(name, tool, functions, known), server });
        this.#inline = this.#stubs().length <= inline;
    }

    /** Whether the description has the signatures. */
    get inline(): boolean {
        return this.#inline;
    }

    /** The classes of all tools, each once, in an order of definition. */
    classes(): TypeClass[] {
        const all = new Map<string, TypeClass>();
        for (const { classes } of this.entries.values()) for (const one of classes) if (!all.has(one.name)) all.set(one.name, one);
        return [...all.values()];
    }

    #stubs(): string {
        return [...this.classes().map(({ source }) => source), ...[...this.entries.values()].map(stubOf)].join('\n\n');
    }

    /** The tool's description, for a model. */
    description(): string {
        if (!this.entries.size) return `${INTRODUCTION}\n\nThere are no functions.`;
        if (this.#inline) return `${INTRODUCTION}\n\n\`\`\`python\n${this.#stubs()}\n\`\`\``;
        const names = [...this.entries.keys()];
        let length = 0;
        const shown = names.filter((name) => (length += name.length + 2) <= MOST_NAMES);
        const more = shown.length < names.length ? `, and ${names.length - shown.length} more` : '';
        return `${INTRODUCTION} ${MANY}\n\nThe functions: ${shown.join(', ')}${more}.`;
    }

    /** The signatures of the functions that best match the words, one per line. */
    search(query: string, limit: number): string[] {
        const wanted = wordsOf(query.slice(0, 1000));
        const scored = [...this.entries.values()].map((entry) => ({ entry, score: this.#score(entry, wanted) })).filter(({ score }) => score > 0 || !wanted.length);
        scored.sort((a, b) => b.score - a.score);
        return scored.slice(0, Math.max(0, Math.min(limit, MOST_FOUND))).map(({ entry: { name, signature, tool } }) => `async def ${name}${signature}  # ${oneLine(lineOf(tool.description), 200)}`);
    }

    #score({ name, tool, server, doc }: Entry, wanted: readonly string[]): number {
        const own = new Set(wordsOf(`${name} ${tool.name} ${server ?? ''}`));
        const said = new Set(wordsOf(doc));
        const one = (word: string) => (own.has(word) ? 4 : [...own].some((other) => other.startsWith(word)) ? 2 : said.has(word) ? 1 : 0);
        return wanted.reduce((sum, word) => sum + one(word), 0);
    }

    /** The signature and documentation of a function, with the classes that it needs; null if no function has this name. */
    help(name: string): string | null {
        const entry = this.entries.get(name) ?? [...this.entries.values()].find(({ tool }) => tool.name === name);
        return entry ? [...entry.classes.map(({ source }) => source), stubOf(entry)].join('\n\n') : null;
    }
}

/** The source of the module `tools`, for `modules.sources`. */
export const TOOLS_SOURCE = `
"""What there is to call: search() finds functions, help() prints how one is called."""

_look_up = None

def search(query='', limit=10):
    """The signatures of the functions that these words fit best, as a list of str."""
    return _look_up('search', str(query), int(limit))

def help(thing=None):
    """Print how a function is called."""
    if thing is None:
        print(__doc__)
        return
    name = thing if isinstance(thing, str) else getattr(thing, '__name__', '')
    text = _look_up('help', str(name), 0)
    if text is None:
        text = 'There is no function named %s.' % name if isinstance(thing, str) else getattr(thing, '__doc__', None) or 'There is no help.'
    print(text)
`;

/** The code that runs before each program. */
export function preludeOf(catalog: Catalog): string {
    const lines = ['import asyncio, tools', 'from tools import help', 'tools._look_up = _look_up_tools'];
    const classes = catalog.inline ? catalog.classes() : [];
    if (classes.length) lines.push('from typing import Any, Literal, Never, NotRequired, TypedDict', ...classes.map(({ source }) => source));
    return lines.join('\n');
}
