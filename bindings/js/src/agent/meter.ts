// What it takes to check arguments, counted while the validator reads them and their schema: it stops when that is too much.
import { costOf } from './pattern.js';
import { define, LISTS, MAPS, SINGLE, type Schema, type SchemaLike } from './schema.js';

/** A check has taken too long. */
export class TooMuch extends Error {}

// In units of some 100 ns.
const MOST = 3_000_000;
const LEAST = 200_000; // may be spent on any arguments
const VALUE = 1000; // more on each value of them
const NODE = 50; // and more on each for each part of the schema
const WRITTEN = 1 / 8; // and on a character
const CALL = 30; // the validator's call for a schema and a value
const LOOK = 15; // at a value of the arguments: items may be compared with one another
const KEY = 5;
const CHARACTERS = 64; // are one, too
const STEPS = 64; // of the engine of regular expressions are one

const inUnits = (length: number): number => Math.floor(length / CHARACTERS);

/** Counts the work of the validator, on a schema and its arguments. */
export class Meter {
    #left = MOST;
    /** The number of parts of the schema. */
    #nodes = 0;
    /** Characters of the text that was read last. The next pattern is compared with it. */
    #text = 0;
    /** The most keys of an object that was read, and the most characters of a key. */
    #keys = 0;
    #key = 0;

    /** Begins a check. Larger arguments and larger schemas may take longer. */
    begin(value: object): void {
        [this.#left, this.#text, this.#keys, this.#key] = [LEAST, 0, 0, 0];
        const open: unknown[] = [value];
        for (let next = open.pop(); this.#left < MOST && next !== undefined; next = open.pop()) {
            this.#left += VALUE + NODE * this.#nodes + (typeof next === 'string' ? WRITTEN * next.length : 0);
            if (typeof next === 'object' && next !== null && !ArrayBuffer.isView(next)) for (const item of Object.values(next)) open.push(item ?? null);
        }
        this.#left = Math.min(this.#left, MOST);
    }

    #spend(units: number): void {
        this.#left -= units;
        if (!(this.#left >= 0)) throw new TooMuch();
    }

    /** Wraps arguments, so that reading them is counted. */
    value<T>(value: T, seen = new WeakMap<object, object>()): T {
        if (typeof value !== 'object' || value === null) return value;
        const known = seen.get(value);
        if (known) return known as T;
        const proxy: object = new Proxy(value as object, {
            get: (target, key) => {
                const item = (target as Record<PropertyKey, unknown>)[key];
                this.#text = typeof item === 'string' ? item.length : 0;
                this.#spend(LOOK + inUnits(this.#text));
                return this.value(item, seen);
            },
            ownKeys: (target) => this.#keysOf(target),
        });
        seen.set(value, proxy);
        return proxy as T;
    }

    #keysOf(target: object): (string | symbol)[] {
        const keys = Reflect.ownKeys(target);
        this.#text = keys.reduce((most, key) => Math.max(most, typeof key === 'string' ? key.length : 0), 0);
        this.#keys = Math.max(this.#keys, keys.length);
        this.#key = Math.max(this.#key, this.#text);
        this.#spend(KEY * keys.length + inUnits(this.#text));
        return keys;
    }

    /** Wraps a schema of `readSchema`, so that reading it is counted. */
    schema(given: SchemaLike): SchemaLike {
        this.#nodes++;
        if (typeof given === 'boolean') return given;
        const to = {};
        for (const [key, value] of Object.entries(given)) define(to, key, this.#keyword(key, value));
        const weight = weightOf(given);
        // The validator asks each schema for it once a call; no schema here has it.
        Object.defineProperty(to, '$recursiveRef', { get: () => void this.#spend(weight) });
        for (const key of ['minLength', 'maxLength'].filter((one) => Object.hasOwn(given, one))) {
            Object.defineProperty(to, key, { enumerable: true, get: () => (this.#spend(inUnits(this.#text)), given[key]) });
        }
        return to;
    }

    #keyword(key: string, value: unknown): unknown {
        if (SINGLE.includes(key)) return this.schema(value as SchemaLike);
        if (LISTS.includes(key)) return (value as SchemaLike[]).map((one) => this.schema(one));
        if (key === 'pattern') return this.#pattern(value as string);
        if (key !== 'patternProperties' && key !== '$defs' && !MAPS.includes(key)) return value;
        const to = {};
        for (const [name, one] of Object.entries(value as Record<string, SchemaLike>)) define(to, name, this.schema(one));
        return key === 'patternProperties' ? this.#patterns(to) : to;
    }

    // The validator makes a text of it where there is a text to compare it with.
    #pattern(pattern: string): object {
        const cost = comparing(pattern);
        return { toString: () => (this.#spend(cost(this.#text)), pattern) };
    }

    // The validator lists them once for each object, and compares each with all of its keys.
    #patterns(schemas: object): object {
        const costs = Object.keys(schemas).map(comparing);
        const ownKeys = (target: object): (string | symbol)[] => {
            for (const cost of costs) this.#spend(this.#keys * cost(this.#key));
            return Reflect.ownKeys(target);
        };
        return new Proxy(schemas, { ownKeys });
    }
}

/** The cost of comparing a pattern with a text, by the text's length. */
function comparing(pattern: string): (length: number) => number {
    const cost = costOf(pattern);
    return (length) => 1 + inUnits(pattern.length) + Math.floor((cost?.steps(length) ?? Infinity) / STEPS);
}

// What the validator does of one schema in one call, its lists included, which it writes into its complaints.
function weightOf({ properties, required, enum: choices, const: only }: Schema): number {
    const written = [choices, only].reduce<number>((sum, value) => sum + (value === undefined ? 0 : JSON.stringify(value).length), 0);
    return CALL + Object.keys(properties ?? {}).length + (required?.length ?? 0) + (choices?.length ?? 0) + inUnits(written);
}
