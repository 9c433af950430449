// JSON schemas as Python's type annotations: TypedDicts for objects, Literals for enums.
import { resolved, type Schema, type SchemaLike } from './schema.js';

const MOST_CLASSES = 60; // of one tool
const MOST_LITERALS = 40;
const MOST_DEPTH = 12;
const MOST_UNION = 8;
const MOST_FIELDS = 100;
const MOST_COMMENT = 200;
const PLAIN: Record<string, string> = { null: 'None', boolean: 'bool', integer: 'int', number: 'float', string: 'str', array: 'list', object: 'dict[str, Any]' };

/** A TypedDict: its name and its definition. */
export interface TypeClass {
    readonly name: string;
    readonly source: string;
}

/** A text on one line of at most this many characters, without control characters. */
export function oneLine(text: string, most: number): string {
    const flat = text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
    return flat.length > most ? `${flat.slice(0, most).replace(/\p{Surrogate}$/u, '')}...` : flat;
}

/** A Python string literal. */
export const literal = (text: string): string => JSON.stringify(text).replace(/[\u007f-\u009f\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A JSON value in Python's syntax; undefined if it is long. */
export function pythonLiteral(value: unknown, most = 60): string | undefined {
    const write = (v: unknown): string => {
        if (v === null) return 'None';
        if (typeof v === 'boolean') return v ? 'True' : 'False';
        if (typeof v === 'string') return literal(v);
        if (Array.isArray(v)) return `[${v.map(write).join(', ')}]`;
        if (typeof v === 'object') return `{${Object.entries(v as object).map(([key, one]) => `${literal(key)}: ${write(one)}`).join(', ')}}`;
        return Number.isFinite(v) ? String(v) : 'None';
    };
    const text = write(value);
    return text.length > most ? undefined : text;
}

const words = (text: string): string[] => text.match(/[A-Za-z0-9]+/g) ?? [];

/** `search_hit` or "search hit" as SearchHit; '' if the text has no letters. */
export const pascal = (text: string): string => words(text.slice(0, 200)).map((word) => word[0]!.toUpperCase() + word.slice(1)).join('').replace(/^\d+/, '').slice(0, 60);

/** Names in use. */
export class Names {
    readonly #used: Set<string>;

    constructor(reserved: Iterable<string>) {
        this.#used = new Set(reserved);
    }

    has(name: string): boolean {
        return this.#used.has(name);
    }

    /** Returns this name, or a similar one that is not in use, and marks it as used. */
    take(wanted: string): string {
        let name = wanted;
        for (let n = 2; this.#used.has(name); n++) name = `${wanted}${/\d$/.test(wanted) ? '_' : ''}${n}`;
        this.#used.add(name);
        return name;
    }

    /** Marks a name as unused. */
    give(name: string): void {
        this.#used.delete(name);
    }
}

/** Annotations for the schemas of one tool. Equal classes of several tools become one. */
export class PythonTypes {
    /** The classes that this tool needs, in order of definition. */
    readonly classes: TypeClass[] = [];
    readonly #root: SchemaLike;
    readonly #names: Names;
    /** The names of all tools' classes, by definition. */
    readonly #known: Map<string, string>;
    readonly #open = new Map<SchemaLike, { name: string; used: boolean } | null>();
    readonly #done = new Map<SchemaLike, string>();

    constructor(root: SchemaLike, names: Names, known: Map<string, string>) {
        this.#root = root;
        this.#names = names;
        this.#known = known;
    }

    /** The type of a value. `hint` names a class that has no title. */
    of(given: SchemaLike, hint: string, depth = 0): string {
        const schema = resolved(given, this.#root);
        if (typeof schema === 'boolean') return schema ? 'Any' : 'Never';
        if (schema.$ref !== undefined || depth > MOST_DEPTH) return 'Any';
        const done = this.#done.get(schema);
        if (done !== undefined) return done;
        const open = this.#open.get(schema);
        if (open === null) return 'Any'; // a recursion that no class breaks
        if (open) return ((open.used = true), open.name);
        const called = given === schema || typeof given === 'boolean' ? hint : (pascal(given.$ref!.split('/').at(-1)!.replace(/^d\d+$/, '')) || hint);
        const isClass = isObject(schema) && this.classes.length + this.#open.size < MOST_CLASSES;
        const record = isClass ? { name: this.#names.take(pascal(schema.title ?? '') || called), used: false } : null;
        this.#open.set(schema, record);
        const type = record ? this.#class(schema, record, depth) : this.#plain(schema, called, depth);
        this.#open.delete(schema);
        this.#done.set(schema, type);
        return type;
    }

    #plain(schema: Schema, hint: string, depth: number): string {
        if (schema.const !== undefined) return literals([schema.const]);
        if (schema.enum) return literals(schema.enum);
        const choice = schema.anyOf ?? schema.oneOf;
        if (choice) return this.#union(choice.map((one) => this.of(one, hint, depth + 1)));
        if (schema.allOf && schema.type === undefined) return this.of(schema.allOf.find((one) => typeof one === 'object' && (one.$ref ?? one.type ?? one.properties)) ?? true, hint, depth + 1);
        const types = [schema.type ?? (schema.items || schema.prefixItems ? 'array' : schema.properties ? 'object' : [])].flat();
        if (!types.length) return 'Any';
        return this.#union(types.map((type) => this.#single(type, schema, hint, depth)));
    }

    #single(type: string, schema: Schema, hint: string, depth: number): string {
        if (type === 'array') {
            const items = [...(schema.prefixItems ?? []), ...(schema.items === undefined || schema.items === false ? [] : [schema.items])];
            return items.length ? `list[${this.#union(items.map((one) => this.of(one, `${hint}Item`, depth + 1)))}]` : 'list[Any]';
        }
        const { additionalProperties: rest } = schema;
        if (type === 'object' && typeof rest === 'object') return `dict[str, ${this.of(rest, `${hint}Value`, depth + 1)}]`;
        return PLAIN[type]!;
    }

    #union(types: readonly string[]): string {
        const all = [...new Set(types.flatMap((type) => (type.includes('[') ? [type] : type.split(' | '))))];
        if (all.includes('Any') || all.length > MOST_UNION) return 'Any';
        return [...all.filter((type) => type !== 'None'), ...all.filter((type) => type === 'None')].join(' | ');
    }

    #class(schema: Schema, record: { name: string; used: boolean }, depth: number): string {
        const fields = Object.entries(schema.properties!).map(([key, one]) => {
            const type = this.of(one, `${record.name}${pascal(key)}`, depth + 1);
            const note = typeof one === 'object' && one.description ? `  # ${oneLine(one.description, MOST_COMMENT)}` : '';
            return { key, type: schema.required?.includes(key) ? type : `NotRequired[${type}]`, note };
        });
        const source = (name: string) => (fields.every(({ key }) => isIdentifier(key)) ? classSource(name, schema, fields) : callSource(name, fields));
        const same = record.used ? undefined : this.#known.get(source(''));
        const name = same ?? record.name;
        if (same !== undefined) this.#names.give(record.name);
        if (!record.used) this.#known.set(source(''), name);
        if (!this.classes.some((one) => one.name === name)) this.classes.push({ name, source: source(name) });
        return name;
    }
}

interface Field {
    key: string;
    type: string;
    note: string;
}

function classSource(name: string, schema: Schema, fields: readonly Field[]): string {
    const doc = schema.description ? [`    ${docstring(oneLine(schema.description, MOST_COMMENT))}`] : [];
    return [`class ${name}(TypedDict):`, ...doc, ...fields.map(({ key, type, note }) => `    ${key}: ${type}${note}`)].join('\n');
}

// Keys that are no names: what is defined later there is named in quotes.
const callSource = (name: string, fields: readonly Field[]): string =>
    [`${name} = TypedDict(${literal(name)}, {`, ...fields.map(({ key, type, note }) => `    ${literal(key)}: ${literal(type)},${note}`), '})'].join('\n');

function literals(values: readonly unknown[]): string {
    const known = [...new Set(values.map((value) => (typeof value === 'string' || typeof value === 'boolean' || value === null || Number.isSafeInteger(value) ? pythonLiteral(value) : undefined)))];
    if (known.length <= MOST_LITERALS && !known.includes(undefined)) return known.length === 1 && known[0] === 'None' ? 'None' : `Literal[${known.join(', ')}]`;
    const kinds = new Set(values.map((value) => (value === null ? 'None' : typeof value === 'string' ? 'str' : typeof value === 'boolean' ? 'bool' : typeof value === 'number' ? 'float' : 'Any')));
    return kinds.has('Any') ? 'Any' : [...kinds].sort().reverse().join(' | ');
}

const isObject = (schema: Schema): boolean => {
    const n = Object.keys(schema.properties ?? {}).length;
    return n > 0 && n <= MOST_FIELDS && (schema.type === undefined || schema.type === 'object') && !schema.anyOf && !schema.oneOf && !schema.enum;
};

const KEYWORDS = new Set(
    'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(' '),
);

/** Whether a text is an ASCII identifier of Python. */
export const isIdentifier = (text: string): boolean => /^[A-Za-z_][A-Za-z0-9_]{0,99}$/.test(text) && !KEYWORDS.has(text) && !text.startsWith('__');

/** A text as a Python identifier without leading underscores: `user-id` becomes user_id, `from` becomes from_. '' if no letters are left. */
export function identifierOf(text: string): string {
    const name = text.slice(0, 100).replace(/[^A-Za-z0-9_]+/g, '_').replace(/^_+|_+$/g, '');
    if (!name) return '';
    return /^\d/.test(name) ? `n${name}` : KEYWORDS.has(name) ? `${name}_` : name;
}

/** A docstring with any text. */
export function docstring(text: string): string {
    const safe = text.replaceAll('\\', '\\\\').replaceAll('"""', "'''").replace(/"$/, '\\"');
    return `"""${safe}"""`;
}
