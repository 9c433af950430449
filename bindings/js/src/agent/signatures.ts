// Tools as Python functions: their names, their signatures, and what a call of one hands over.
import { DateTime, LocalDate, LocalTime } from '../index.js';
import { ArgumentError, type CallNames } from './check.js';
import type { DefinedTool } from './define.js';
import { docstring, identifierOf, literal, Names, oneLine, pascal, pythonLiteral, PythonTypes, type TypeClass } from './python_types.js';
import { define, own, resolved, type Schema, type SchemaLike } from './schema.js';

const MOST_DOC = 2000;
const MOST_NOTE = 300;
const MOST_DEPTH = 100;
const MOST_PARAMETERS = 200;

interface Parameter {
    readonly name: string;
    readonly property: string;
    readonly type: string;
    readonly required: boolean;
    /** The default value in Python's syntax. */
    readonly default: string | undefined;
    /** The default value, if the schema has one. */
    readonly value: unknown;
    readonly nullable: boolean;
    readonly note: string;
}

/** A tool as programs see it. */
export interface PythonTool {
    readonly name: string;
    readonly tool: DefinedTool;
    /** `(query: str, limit: int = 10) -> list[SearchHit]`. */
    readonly signature: string;
    readonly doc: string;
    readonly classes: readonly TypeClass[];
    readonly parameters: readonly Parameter[];
}

/** The name of a tool's function: the tool's own if that is possible. */
export function functionName(wanted: string, source: string | undefined, names: Names): string {
    const plain = identifierOf(wanted) || 'tool';
    if (plain === wanted && !names.has(plain)) return names.take(plain);
    if (names.has(plain) && source) {
        const long = `${identifierOf(source)}_${plain}`;
        if (identifierOf(long) === long) return names.take(long);
    }
    return names.take(names.has(plain) ? `${plain}_tool` : plain);
}

/** Whether a schema accepts null. */
function takesNull(given: SchemaLike, root: SchemaLike, depth = 0): boolean {
    const schema = resolved(given, root);
    if (typeof schema === 'boolean') return schema;
    if (depth > 10) return false;
    if (schema.enum) return schema.enum.includes(null);
    const choice = schema.anyOf ?? schema.oneOf;
    if (choice) return choice.some((one) => takesNull(one, root, depth + 1));
    return schema.type === undefined ? !schema.properties && !schema.allOf : [schema.type].flat().includes('null');
}

function parameterOf(property: string, given: SchemaLike, root: Schema, types: PythonTypes, names: Names, hint: string): Parameter {
    const name = names.take(identifierOf(property) || 'value');
    const schema = resolved(given, root);
    const about = typeof given === 'object' ? given : {};
    const note = about.description ?? (typeof schema === 'object' ? schema.description : undefined);
    const value = own(about, 'default');
    const required = (root.required?.includes(property) ?? false) && value === undefined;
    const nullable = takesNull(given, root);
    let type = types.of(given, hint + pascal(property));
    const text = value === undefined ? 'None' : (pythonLiteral(value) ?? '...');
    if (!required && text === 'None' && type !== 'Any' && !/\bNone$/.test(type)) type += ' | None';
    return { name, property, type, required, nullable, value, default: required ? undefined : text, note: note ? oneLine(note, MOST_NOTE) : '' };
}

function docOf(name: string, tool: DefinedTool, parameters: readonly Parameter[]): string {
    const lines = [tidy(tool.description)];
    const notes = parameters.filter(({ note }) => note);
    if (notes.length) lines.push('', ...notes.map((one) => `${one.name}: ${one.note}`));
    if (tool.approval !== false) lines.push('', tool.approval === true ? 'A person has to approve each call.' : 'A person may have to approve a call.');
    if (name !== tool.name) lines.push('', `The tool's own name is ${literal(oneLine(tool.name, 100))}.`);
    return lines.join('\n');
}

// Lines are kept, control characters are not.
function tidy(text: string): string {
    const clean = text.slice(0, MOST_DOC).replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n').replace(/(?!\n)[\p{C}]/gu, ' ').trim();
    return text.length > MOST_DOC ? `${clean}...` : clean;
}

// Whether it takes what no parameter is named after, because its schema says so.
const isOpen = ({ additionalProperties: more }: Schema): boolean => more === true || typeof more === 'object';

/** Makes the function `name` for a tool. Classes must not have one of `names`; `known` are the existing classes. */
export function pythonTool(name: string, tool: DefinedTool, names: Names, known: Map<string, string>): PythonTool {
    const root = tool.schema;
    const hint = pascal(name) || 'Tool';
    const types = new PythonTypes(root, names, known);
    const own = new Names([]);
    const all = Object.entries(root.properties ?? {}).slice(0, MOST_PARAMETERS).map(([property, schema]) => parameterOf(property, schema, root, types, own, hint));
    const parameters = [...all.filter((one) => one.required), ...all.filter((one) => !one.required)];
    const results = new PythonTypes(tool.output ?? true, names, known);
    const returns = tool.output === undefined ? 'Any' : results.of(tool.output, `${hint}Result`);
    const more = isOpen(root) ? ['**more'] : [];
    const list = [...parameters.map((one) => `${one.name}: ${one.type}${one.required ? '' : ` = ${one.default}`}`), ...more].join(', ');
    const classes = [...types.classes, ...results.classes].filter((one, i, them) => them.findIndex((other) => other.name === one.name) === i);
    return { name, tool, signature: `(${list}) -> ${returns}`, doc: docOf(name, tool, parameters), classes, parameters };
}

/** The function as in a stub file. */
export function stubOf({ name, signature, doc }: PythonTool): string {
    const [first, ...rest] = docstring(doc).split('\n');
    const body = [first!, ...rest].map((line) => (line ? `    ${line}` : line));
    return `async def ${name}${signature}:\n${body.join('\n')}`;
}

/** The names of a tool's arguments, for error messages. */
export function callNames({ name, parameters }: PythonTool): CallNames {
    return { tool: name, parameter: (property) => parameters.find((one) => one.property === property)?.name ?? property.slice(0, 100) };
}

/** A call's arguments, by the names in the schema. Throws an ArgumentError if they do not match the signature. */
export function boundArguments(python: PythonTool, args: readonly unknown[], kwargs: Record<string, unknown>): object {
    const { name, parameters, tool } = python;
    const fail = (why: string): never => {
        throw new ArgumentError('TypeError', `${name}() ${why}`);
    };
    if (args.length > parameters.length) fail(`takes ${parameters.length} positional argument${parameters.length === 1 ? '' : 's'} but ${args.length} were given`);
    const given = new Map<string, unknown>();
    args.forEach((value, i) => given.set(parameters[i]!.property, value));
    for (const [key, value] of Object.entries(kwargs)) {
        const property = parameters.find((one) => one.name === key)?.property ?? key;
        if (given.has(property)) fail(`got multiple values for argument '${key.slice(0, 100)}'`);
        if (!isOpen(tool.schema) && !Object.hasOwn(tool.schema.properties ?? {}, property)) fail(`got an unexpected keyword argument '${key.slice(0, 100)}'`);
        given.set(property, value);
    }
    const input = {};
    for (const one of parameters) {
        const value = given.get(one.property);
        const absent = value === undefined || (value === null && !one.required && !one.nullable);
        if (absent && one.required) fail(`missing a required argument: '${one.name}'`);
        if (absent && one.value !== undefined) define(input, one.property, structuredClone(one.value));
        else if (!absent) define(input, one.property, jsonOf(value, `${name}() argument '${one.name}'`));
        given.delete(one.property);
    }
    for (const [property, value] of given) define(input, property, jsonOf(value, `${name}() argument '${property.slice(0, 100)}'`));
    return input;
}

/** Converts a Python value to JSON. Throws an ArgumentError that names the field if JSON has no such value. */
function jsonOf(value: unknown, what: string, depth = 0): unknown {
    const refuse = (kind: 'TypeError' | 'ValueError', why: string): never => {
        throw new ArgumentError(kind, `${what} ${why}`);
    };
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
    if (typeof value === 'number') return Number.isFinite(value) ? value : refuse('ValueError', 'must be a finite number');
    if (typeof value === 'bigint') return refuse('ValueError', 'is too large an int');
    if (depth > MOST_DEPTH) return refuse('ValueError', 'is too deep');
    if (value instanceof DateTime || value instanceof LocalDate || value instanceof LocalTime) return value.toJSON();
    if (Array.isArray(value)) return Array.from(value as unknown[], (one, i) => jsonOf(one, inside(what, `[${i}]`), depth + 1));
    const isDict = value instanceof Map || (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype);
    if (!isDict) return refuse('TypeError', `must be what JSON has, not ${kindOf(value)}`);
    const to = {};
    for (const [key, one] of value instanceof Map ? (value as Map<unknown, unknown>) : Object.entries(value as object)) {
        if (typeof key !== 'string') return refuse('TypeError', 'must have keys that are str');
        define(to, key, jsonOf(one, inside(what, `.${key.slice(0, 100)}`), depth + 1));
    }
    return to;
}

const inside = (what: string, more: string): string => `${what.slice(0, -1)}${more}'`;

const KINDS: [new (...args: any[]) => object, string][] = [[Uint8Array, 'bytes'], [Set, 'set']];

const kindOf = (value: unknown): string => KINDS.find(([kind]) => value instanceof kind)?.[1] ?? (value as object)?.constructor?.name ?? typeof value;
