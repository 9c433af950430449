// What comes of a run.
import type { Usage } from './errors.js';
import { toJSON, type Json } from './json.js';

/** A result as JSON. A run without a value has no `value` and no `repr`. */
export interface ResultJson {
    value?: Json;
    repr?: string;
    stdout: string;
    stderr: string;
    exitCode: number | null;
    usage: Usage;
}

export type ResultParts = Pick<Result, 'value' | 'repr' | 'stdout' | 'stderr' | 'exitCode' | 'usage'>;

/** The result of a run. */
export class Result {
    /** The value of the last statement if it is an expression (null for None); otherwise undefined. */
    readonly value: any;
    /** Python's `repr` of the value, cut to the option `repr` (default: 4,096 bytes of UTF-8). */
    readonly repr: string | undefined;
    readonly stdout: string;
    readonly stderr: string;
    /** 0 if the program exited itself, as with `sys.exit(0)`; otherwise null. Any other code is thrown as a PythonError with that `exitCode`. */
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

    /** The result as `JSON.stringify` writes it. */
    toJSON(): ResultJson {
        const { value, repr, stdout, stderr, exitCode, usage } = this;
        const rest = { stdout, stderr, exitCode, usage: { ...usage } };
        return value === undefined ? rest : { value: toJSON(value), repr, ...rest };
    }
}
