// Arguments against a tool's schema. What does not fit is said in Python's words, with the field's name.
import { AgentError, InputError, optional } from './common.js';
import { Meter, TooMuch } from './meter.js';
import { own, resolved, type Schema, type SchemaLike } from './schema.js';

/** Invalid arguments of a tool. A program gets it as a Python TypeError or ValueError, by `name`. */
export class ArgumentError extends InputError {
    constructor(kind: 'TypeError' | 'ValueError', message: string) {
        super(message);
        this.name = kind;
    }
}

/** A complaint of the validator. The complaints that it consists of follow it. */
interface Complaint {
    keyword: string;
    keywordLocation: string;
    instanceLocation: string;
}

const MOST_SHOWN = 60;
const ROUTES = new Set([
    'properties', 'items', 'prefixItems', 'additionalProperties', 'patternProperties', '$ref', 'allOf', 'if', 'then', 'else', 'dependentSchemas', 'unevaluatedProperties', 'unevaluatedItems',
]);
const NAMES: Record<string, string> = { null: 'None', boolean: 'bool', integer: 'int', number: 'float', string: 'str', array: 'list', object: 'dict' };

const pathOf = (location: string): string[] => location.split('/').slice(1).map((part) => decodeURI(part).replaceAll('~1', '/').replaceAll('~0', '~'));

function kindOf(value: unknown): string {
    if (value === null) return 'None';
    if (Array.isArray(value)) return 'list';
    if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float';
    return NAMES[typeof value] ?? typeof value;
}

const shown = (value: unknown): string => {
    const text = typeof value === 'string' ? `'${value}'` : value === null ? 'None' : (JSON.stringify(value) ?? 'None');
    return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}...` : text;
};

function valueAt(from: unknown, path: readonly string[]): unknown {
    return path.reduce((at, key) => (typeof at === 'object' && at !== null ? own(at, key) : undefined), from);
}

/** The name of a field: `filters.tags[2]`. */
function fieldOf([first = '', ...rest]: readonly string[], value: unknown, names: (property: string) => string): string {
    let text = names(first);
    let at = typeof value === 'object' && value !== null ? own(value, first) : undefined;
    for (const key of rest) {
        text += Array.isArray(at) ? `[${key}]` : `.${key}`;
        at = typeof at === 'object' && at !== null ? own(at, key) : undefined;
    }
    return text;
}

const LIMITS: Record<string, (most: unknown, value: unknown) => string> = {
    enum: (all, value) => `must be one of ${(all as unknown[]).slice(0, 20).map(shown).join(', ')}, not ${shown(value)}`,
    const: (only, value) => `must be ${shown(only)}, not ${shown(value)}`,
    minimum: (least, value) => `must be at least ${least}, not ${shown(value)}`,
    maximum: (most, value) => `must be at most ${most}, not ${shown(value)}`,
    exclusiveMinimum: (least, value) => `must be more than ${least}, not ${shown(value)}`,
    exclusiveMaximum: (most, value) => `must be less than ${most}, not ${shown(value)}`,
    multipleOf: (unit, value) => `must be a multiple of ${unit}, not ${shown(value)}`,
    minLength: (least) => `must have at least ${least} characters`,
    maxLength: (most) => `must have at most ${most} characters`,
    minItems: (least) => `must have at least ${least} items`,
    maxItems: (most) => `must have at most ${most} items`,
    minProperties: (least) => `must have at least ${least} keys`,
    maxProperties: (most) => `must have at most ${most} keys`,
    uniqueItems: () => 'must have no two items that are equal',
    pattern: (pattern, value) => `must match ${String(pattern).slice(0, 100)}, not ${shown(value)}`,
    format: (format, value) => `must be of the format ${format}, not ${shown(value)}`,
};

/** The names of a tool and its arguments in Python. */
export interface CallNames {
    readonly tool: string;
    /** The parameter's name for a property. */
    parameter(property: string): string;
}

/** Checks arguments, with the npm package @cfworker/json-schema. */
export class Checker {
    readonly #schema: Schema;
    readonly #meter = new Meter();
    #validate: ((value: unknown) => Complaint[]) | undefined;

    constructor(schema: Schema) {
        this.#schema = schema;
    }

    /** Throws an ArgumentError if the arguments are invalid. */
    async check(value: object, names: CallNames): Promise<void> {
        const validate = (this.#validate ??= await this.#made());
        this.#meter.begin(value);
        let complaints: Complaint[];
        try {
            complaints = validate(this.#meter.value(value));
        } catch (error) {
            if (error instanceof TooMuch) throw new ArgumentError('ValueError', `${names.tool}() arguments are too large to be checked`);
            if (error instanceof URIError) throw new ArgumentError('ValueError', `${names.tool}() arguments have a key that is not text`);
            if (error instanceof RangeError) throw new ArgumentError('ValueError', `${names.tool}() arguments are too deep to be checked`);
            throw error;
        }
        if (complaints.length) throw this.#error(complaints, value, names);
    }

    async #made(): Promise<(value: unknown) => Complaint[]> {
        const { Validator } = await optional('tools', '@cfworker/json-schema', () => import('@cfworker/json-schema'));
        const validator = new Validator(this.#meter.schema(this.#schema) as object, '2020-12', false);
        return (value) => validator.validate(value).errors;
    }

    #error(complaints: readonly Complaint[], value: object, names: CallNames): ArgumentError {
        const first = leafOf(complaints, 0, complaints.length);
        const path = pathOf(first.instanceLocation);
        const what = valueAt(value, path);
        const argument = (of = path) => `${names.tool}() argument '${fieldOf(of, value, names.parameter)}'`;
        const { keyword } = first;
        const wanted = keyword === 'false' ? undefined : this.#keyword(first.keywordLocation);
        if (keyword === 'required') {
            const missing = (wanted as string[]).find((name) => !Object.hasOwn(what as object, name));
            return new ArgumentError('TypeError', path.length ? `${argument()} lacks '${missing}'` : `${names.tool}() missing a required argument: '${names.parameter(missing!)}'`);
        }
        if (keyword === 'false') {
            if (path.length < 2) return new ArgumentError('TypeError', `${names.tool}() got an unexpected keyword argument '${path[0]?.slice(0, 100)}'`);
            return new ArgumentError('TypeError', `${argument(path.slice(0, -1))} has no place for '${path.at(-1)!.slice(0, 100)}'`);
        }
        if (keyword === 'type') return new ArgumentError('TypeError', `${argument()} must be ${[wanted].flat().map((type) => NAMES[type as string]).join(' or ')}, not ${kindOf(what)}`);
        const how = LIMITS[keyword];
        if (how) return new ArgumentError('ValueError', `${argument()} ${how(wanted, what)}`);
        const types = keyword === 'anyOf' || keyword === 'oneOf' ? alternatives(wanted as SchemaLike[], this.#schema) : undefined;
        if (types) return new ArgumentError('TypeError', `${argument()} must be ${types}, not ${kindOf(what)}`);
        return new ArgumentError('ValueError', path.length ? `${argument()} does not fit its schema (${keyword})` : `${names.tool}() arguments do not fit their schema (${keyword})`);
    }

    // What the schema says at a place that the validator names.
    #keyword(location: string): unknown {
        let at: unknown = this.#schema;
        for (const key of pathOf(location)) {
            if (typeof at !== 'object' || at === null) return undefined;
            at = key === '$ref' ? resolved(at as Schema, this.#schema) : own(at, key);
        }
        return at;
    }
}

/** The most specific complaint between two indices. The first one contains the others, or is itself a single one. */
function leafOf(all: readonly Complaint[], from: number, to: number): Complaint {
    const first = all[from]!;
    if (ROUTES.has(first.keyword) && from + 1 < to) return leafOf(all, from + 1, to);
    if (first.keyword !== 'anyOf' && first.keyword !== 'oneOf') return first;
    const branches = new Map<string, Complaint[]>();
    let last = '0';
    for (const one of all.slice(from + 1, to)) {
        if (!one.keywordLocation.startsWith(`${first.keywordLocation}/`) && one.keyword !== 'false') continue;
        const branch = one.keyword === 'false' ? last : one.keywordLocation.slice(first.keywordLocation.length + 1).split('/')[0]!;
        last = branch;
        const known = branches.get(branch);
        if (known) known.push(one);
        else branches.set(branch, [one]);
    }
    const near = [...branches.values()].map((one) => leafOf(one, 0, one.length)).filter((leaf) => leaf.instanceLocation !== first.instanceLocation || !['type', 'minLength', 'const'].includes(leaf.keyword));
    return near.length === 1 ? near[0]! : first;
}

// The types of alternatives that are told apart by them.
function alternatives(schemas: readonly SchemaLike[], root: Schema): string | undefined {
    const types = schemas.map((one) => resolved(one, root)).map((one) => (typeof one === 'object' ? one.type : undefined));
    if (types.some((type) => type === undefined)) return undefined;
    const names = new Set(types.flat().map((type) => NAMES[type!]));
    return names.size > 1 ? [...names].join(' or ') : undefined;
}

/** Throws an AgentError if a schema cannot be used for checking, such as one that only refers to itself. */
export async function checkable(schema: Schema, what: string): Promise<Checker> {
    const checker = new Checker(schema);
    try {
        await checker.check({}, { tool: what, parameter: (property) => property });
    } catch (error) {
        if (!(error instanceof ArgumentError)) throw error;
        if (error.name === 'ValueError' && schemaLoops(schema)) throw new AgentError(`${what}: the schema refers to itself without end`);
    }
    return checker;
}

// Whether a schema leads back to itself without anything of a value in between.
function schemaLoops(schema: Schema): boolean {
    const open = new Set<SchemaLike>();
    const done = new Set<SchemaLike>();
    const visit = (one: SchemaLike, depth: number): boolean => {
        if (typeof one === 'boolean' || done.has(one)) return false;
        if (open.has(one) || depth > 1000) return true;
        open.add(one);
        const next = [one.$ref === undefined ? [] : [resolved({ $ref: one.$ref }, schema)], one.allOf ?? [], one.anyOf ?? [], one.oneOf ?? []].flat() as SchemaLike[];
        const loops = next.some((inner) => visit(inner, depth + 1));
        open.delete(one);
        done.add(one);
        return loops;
    };
    return visit(schema, 0);
}
