// JSON schemas of tools: read from whoever wrote them into a form that is safe to check with, and to show.
import { AgentError } from './common.js';
import { costOf } from './pattern.js';

/** A schema from `readSchema`. It has only known keywords with valid values, and its references lead into its own `$defs`. */
export interface Schema {
    readonly type?: string | readonly string[];
    readonly title?: string;
    readonly description?: string;
    readonly properties?: Record<string, SchemaLike>;
    readonly required?: readonly string[];
    readonly items?: SchemaLike;
    readonly prefixItems?: readonly SchemaLike[];
    readonly additionalProperties?: SchemaLike;
    readonly anyOf?: readonly SchemaLike[];
    readonly oneOf?: readonly SchemaLike[];
    readonly allOf?: readonly SchemaLike[];
    readonly enum?: readonly unknown[];
    readonly const?: unknown;
    readonly default?: unknown;
    readonly $ref?: string;
    readonly $defs?: Record<string, SchemaLike>;
    readonly [keyword: string]: unknown;
}

export type SchemaLike = boolean | Schema;

const MOST_NODES = 20_000; // schemas, and values in them
const MOST_DEPTH = 60;
const MOST_TEXT = 2 ** 20; // characters
const TYPES = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'];
/** Keywords whose value is a schema; LISTS: a list of schemas; MAPS: schemas by name. */
export const SINGLE: readonly string[] = ['items', 'contains', 'additionalProperties', 'unevaluatedProperties', 'unevaluatedItems', 'propertyNames', 'not', 'if', 'then', 'else'];
export const LISTS: readonly string[] = ['prefixItems', 'anyOf', 'oneOf', 'allOf'];
export const MAPS: readonly string[] = ['properties', 'dependentSchemas'];
const COUNTS = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties', 'minContains', 'maxContains', 'multipleOf'];
const BOUNDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'];
const TEXTS = ['title', 'description'];
const MOST_FORMAT = 4096; // characters: of longer texts no format is looked at
// Formats that are looked at, and whether a text of one may be longer than that. Those of others the validator does not know, or takes for ever with (url).
const FORMATS: Record<string, boolean> = {
    date: false, time: false, 'date-time': false, duration: false, email: false, hostname: false, ipv4: false, ipv6: false, uuid: false, uri: true, 'uri-reference': true,
    'uri-template': true, regex: true, 'json-pointer': true, 'json-pointer-uri-fragment': true, 'relative-json-pointer': true,
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Defines a property with any name, also `__proto__`. */
export function define(to: object, name: string, value: unknown): void {
    Object.defineProperty(to, name, { value, enumerable: true, configurable: true, writable: true });
}

/** An object's own property; undefined if it has no such property. */
export const own = (from: object, name: string): unknown => (Object.hasOwn(from, name) ? (from as Record<string, unknown>)[name] : undefined);

// What a longer text has to fit instead; where nothing is said of it, the tool itself has to look at it.
const unlessLonger = (most: number, schema: Schema, longer?: Schema): Schema => ({ if: { type: 'string', minLength: most + 1 }, ...(longer && { then: longer }), else: schema });

class Reader {
    readonly #root: unknown;
    readonly #defs: Record<string, SchemaLike> = Object.create(null) as Record<string, SchemaLike>;
    readonly #names = new Map<unknown, string>();
    #nodes = 0;
    #text = 0;

    constructor(root: unknown) {
        this.#root = root;
    }

    read(): SchemaLike {
        const schema = this.#schema(this.#root, 0);
        if (typeof schema === 'boolean') return schema;
        return Object.keys(this.#defs).length ? { ...schema, $defs: { ...this.#defs } } : schema;
    }

    #count(depth: number): void {
        if (++this.#nodes > MOST_NODES) throw new AgentError(`the schema has more than ${MOST_NODES} parts`);
        if (depth > MOST_DEPTH) throw new AgentError(`the schema is deeper than ${MOST_DEPTH} levels`);
    }

    #words(text: string): string {
        this.#text += text.length;
        if (this.#text > MOST_TEXT) throw new AgentError(`the schema has more than ${MOST_TEXT} characters`);
        return text;
    }

    #schema(given: unknown, depth: number): SchemaLike {
        this.#count(depth);
        if (typeof given === 'boolean') return given;
        if (!isObject(given)) throw new AgentError('the schema has a part that is not a schema');
        const to: Record<string, unknown> = {};
        this.#plain(given, to, depth);
        for (const key of SINGLE) if (isObject(given[key]) || typeof given[key] === 'boolean') to[key] = this.#schema(given[key], depth + 1);
        for (const key of LISTS) if (Array.isArray(given[key])) to[key] = (given[key] as unknown[]).map((one) => this.#schema(one, depth + 1));
        for (const key of MAPS) if (isObject(given[key])) to[key] = this.#map(given[key], depth);
        this.#old(given, to, depth);
        if (given.$ref !== undefined) to.$ref = this.#reference(given.$ref, depth);
        return this.#patterns(given, to, depth);
    }

    #map(given: Record<string, unknown>, depth: number): Record<string, SchemaLike> {
        const to = {};
        for (const [name, one] of Object.entries(given)) define(to, this.#words(name), this.#schema(one, depth + 1));
        return to;
    }

    // Keywords whose values are no schemas.
    #plain(given: Record<string, unknown>, to: Record<string, unknown>, depth: number): void {
        for (const key of TEXTS) if (typeof given[key] === 'string') to[key] = this.#words(given[key]);
        for (const key of COUNTS) if (typeof given[key] === 'number' && given[key] >= 0) to[key] = given[key];
        for (const key of BOUNDS) if (typeof given[key] === 'number') to[key] = given[key];
        if (given.uniqueItems === true) to.uniqueItems = true;
        if (Array.isArray(given.required)) to.required = given.required.filter((name) => typeof name === 'string').map((name) => this.#words(name));
        if (given.type !== undefined) to.type = typesOf(given.type);
        if (Array.isArray(given.enum)) to.enum = given.enum.map((one) => this.#json(one, depth + 1));
        for (const key of ['const', 'default']) if (given[key] !== undefined) to[key] = this.#json(given[key], depth + 1);
    }

    // What older drafts and OpenAPI have.
    #old(given: Record<string, unknown>, to: Record<string, unknown>, depth: number): void {
        if (Array.isArray(given.items)) {
            to.prefixItems = given.items.map((one) => this.#schema(one, depth + 1));
            if (given.additionalItems !== undefined) to.items = this.#schema(given.additionalItems, depth + 1);
        }
        for (const [flag, bound] of [['exclusiveMinimum', 'minimum'], ['exclusiveMaximum', 'maximum']] as const) {
            if (given[flag] === true && to[bound] !== undefined) to[flag] = to[bound];
        }
        if (given.nullable === true && to.type !== undefined) to.type = [...new Set([to.type, 'null'].flat())];
    }

    #patterns(given: Record<string, unknown>, to: Record<string, unknown>, depth: number): Schema {
        if (isObject(given.patternProperties)) {
            const entries = Object.entries(given.patternProperties);
            if (entries.every(([name]) => costOf(name))) to.patternProperties = this.#map(given.patternProperties, depth);
            else delete to.additionalProperties;
        }
        const { pattern, format } = given;
        const more: Schema[] = [];
        const cost = typeof pattern === 'string' ? costOf(this.#words(pattern)) : undefined;
        if (cost?.longest === Infinity) to.pattern = pattern;
        else if (cost) more.push(unlessLonger(cost.longest, { pattern }));
        if (typeof format === 'string' && Object.hasOwn(FORMATS, format)) more.push(unlessLonger(MOST_FORMAT, { format }, FORMATS[format]! ? undefined : { maxLength: MOST_FORMAT }));
        if (more.length) to.allOf = [...((to.allOf as SchemaLike[] | undefined) ?? []), ...more];
        return to;
    }

    #json(value: unknown, depth: number): unknown {
        this.#count(depth);
        if (typeof value === 'string') return this.#words(value);
        if (Array.isArray(value)) return value.map((one) => this.#json(one, depth + 1));
        if (isObject(value)) {
            const to = {};
            for (const [name, one] of Object.entries(value)) define(to, this.#words(name), this.#json(one, depth + 1));
            return to;
        }
        return typeof value === 'number' || typeof value === 'boolean' ? value : null;
    }

    // Each target is read once, into `$defs`.
    #reference(ref: unknown, depth: number): string {
        if (ref === '#') return '#';
        const target = this.#target(ref);
        const known = this.#names.get(target);
        if (known !== undefined) return `#/$defs/${known}`;
        const last = String(ref).split('/').at(-1)!;
        const name = /^[A-Za-z]\w{0,60}$/.test(last) && !(last in this.#defs) ? last : `d${this.#names.size}`;
        this.#names.set(target, name);
        this.#defs[name] = true;
        this.#defs[name] = this.#schema(target, depth + 1);
        return `#/$defs/${name}`;
    }

    #target(ref: unknown): unknown {
        const shown = String(ref).slice(0, 100);
        if (typeof ref !== 'string' || !ref.startsWith('#/')) throw new AgentError(`the schema refers to ${shown}, which is not in it`);
        let at: unknown = this.#root;
        for (const part of ref.slice(2).split('/')) {
            const key = decoded(part).replaceAll('~1', '/').replaceAll('~0', '~');
            at = Array.isArray(at) || isObject(at) ? own(at, key) : undefined;
        }
        if (!isObject(at) && typeof at !== 'boolean') throw new AgentError(`the schema refers to ${shown}, which is not in it`);
        return at;
    }
}

function decoded(part: string): string {
    try {
        return decodeURIComponent(part);
    } catch {
        return part;
    }
}

function typesOf(given: unknown): string | string[] {
    const types = [given].flat();
    for (const type of types) if (typeof type !== 'string' || !TYPES.includes(type)) throw new AgentError(`the schema has an unknown type: ${JSON.stringify(type)?.slice(0, 100)}`);
    return Array.isArray(given) ? (types as string[]) : (given as string);
}

/** Reads an untrusted JSON schema. Throws an AgentError if it is invalid or too large. */
export function readSchema(given: unknown): SchemaLike {
    return new Reader(given).read();
}

/** Does the same for the schema of an object, as a tool's arguments are. */
export function readObjectSchema(given: unknown): Schema {
    const read = readSchema(given ?? {});
    if (typeof read === 'boolean') throw new AgentError('the schema is not one of an object');
    const whole = read.$ref === undefined || read.properties ? read : { ...(resolved(read, read) as Schema), $defs: read.$defs };
    if (whole.type === undefined ? whole.anyOf || whole.oneOf || whole.enum : whole.type !== 'object') throw new AgentError('the schema is not one of an object');
    return { ...whole, type: 'object', properties: whole.properties ?? {} };
}

/** The schema itself, or the one that it refers to, through at most 20 references. */
export function resolved(schema: SchemaLike, root: SchemaLike): SchemaLike {
    let at = schema;
    for (let n = 0; n < 20 && typeof at === 'object' && at.$ref !== undefined; n++) {
        at = at.$ref === '#' ? root : ((root as Schema).$defs?.[at.$ref.slice('#/$defs/'.length)] ?? true);
    }
    return at;
}
