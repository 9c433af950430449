// The classes for Python values that JavaScript has no type for.

/** Passes a number as a Python float even if it is whole: `new Float(1)` is 1.0. */
export class Float {
    readonly value: number;
    constructor(value: number) {
        this.value = value;
    }
    valueOf(): number {
        return this.value;
    }
}

/** A tuple, as a subclass of Array. Passed back to Python, it is a tuple again. */
export class Tuple<T = unknown> extends Array<T> {
    /** Makes `map`, `filter` and the like return plain arrays. */
    static override get [Symbol.species](): ArrayConstructor {
        return Array;
    }
    static override of<T>(...items: T[]): Tuple<T> {
        const tuple = new Tuple<T>();
        for (const item of items) tuple.push(item);
        return tuple;
    }
}

/** A frozenset. */
export class FrozenSet<T = unknown> extends Set<T> {}

/** A bytearray. Plain `Uint8Array`s are bytes. */
export class ByteArray extends Uint8Array {
    static get [Symbol.species](): Uint8ArrayConstructor {
        return Uint8Array;
    }
}

/** A complex number. */
export class Complex {
    readonly re: number;
    readonly im: number;
    constructor(re: number, im: number) {
        this.re = re;
        this.im = im;
    }
}

/** A range. */
export class Range {
    readonly start: number | bigint;
    readonly stop: number | bigint;
    readonly step: number | bigint;
    constructor(start: number | bigint, stop: number | bigint, step: number | bigint = 1) {
        this.start = start;
        this.stop = stop;
        this.step = step;
    }
}

/** `Ellipsis` or `NotImplemented`. */
export class Constant {
    readonly name: 'Ellipsis' | 'NotImplemented';
    constructor(name: 'Ellipsis' | 'NotImplemented') {
        this.name = name;
    }
}

/** An exception object as a value, not one that was raised. */
export class ExceptionValue {
    readonly type: string;
    readonly message: string;
    readonly args: unknown[];
    constructor(type: string, message: string, args: unknown[] = message ? [message] : []) {
        this.type = type;
        this.message = message;
        this.args = args;
    }
}
