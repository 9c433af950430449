// What comes of a run.
import type { Usage } from './errors.js';
import { toJSON, type Json } from './json.js';

/** A result as JSON. `value` is not there where there was none. */
export interface ResultJson {
    value?: Json;
    repr?: string;
    stdout: string;
    stderr: string;
    exitCode: number | null;
    usage: Usage;
}

export type ResultParts = Pick<Result, 'value' | 'repr' | 'stdout' | 'stderr' | 'exitCode' | 'usage'>;

/** What a run gave. */
export class Result {
    /** The value of the last statement if that is an expression (null for None); undefined if it is not. */
    readonly value: any;
    /** What Python's `repr` says of it, cut to the option `repr`: 4,096 bytes of UTF-8, if nothing else is said. */
    readonly repr: string | undefined;
    readonly stdout: string;
    readonly stderr: string;
    /** 0 when the program ended itself: `sys.exit(0)`. Otherwise null. Any other code is a PythonError with that `exitCode`. */
    readonly exitCode: number | null;
    readonly usage: Usage;

    /** @internal */
    constructor({ value, repr, stdout, stderr, exitCode, usage }: ResultParts) {
        this.value = value;
        this.repr = repr;
        this.stdout = stdout;
        this.stderr = stderr;
        this.exitCode = exitCode;
        this.usage = usage;
    }

    /** What `JSON.stringify` makes of it. */
    toJSON(): ResultJson {
        const { value, repr, stdout, stderr, exitCode, usage } = this;
        const rest = { stdout, stderr, exitCode, usage: { ...usage } };
        return value === undefined ? rest : { value: toJSON(value), repr, ...rest };
    }
}
