// Looking at programs without running them.
import type { Finding, Hognose, Sandbox } from '../index.js';
import { checkOptions, moduleOf, type Known } from './common.js';

/** Whether a program is valid, and the reason if it is not. */
export type Verdict = [ok: boolean, error: string | null];

export interface ValidatorOptions {
    hognose?: Hognose;
    /** Also checks types, names, calls and imports, with the npm package pyright, which must be installed. Default: false. */
    typeCheck?: boolean;
}

/** Options of `validate()`. */
export interface ValidateOptions {
    /** Variables that will be defined: their names, or an object with these keys. */
    knownVars?: readonly string[] | Record<string, unknown> | null;
    /** Host functions that will be declared: their names, or signatures by name. */
    externalFunctions?: readonly string[] | Record<string, string | null> | null;
}

const OPTIONS: Known<ValidatorOptions> = { hognose: 'object', typeCheck: 'boolean' };
const VALIDATE: Known<ValidateOptions> = { knownVars: 'any', externalFunctions: 'any' };

const place = ({ line, column, message }: Finding): string => `line ${line}, column ${column}: ${message}`;

/** Findings other than syntax errors, one per line. */
export const typeText = (found: readonly Finding[]): string => found.map(place).join('\n');

const namesOf = (given: readonly string[] | Record<string, unknown> | null | undefined): string[] => (Array.isArray(given) ? given : Object.keys(given ?? {}));

function functionsOf(given: ValidateOptions['externalFunctions']): Record<string, { signature?: string }> {
    if (Array.isArray(given)) return Object.fromEntries(given.map((name) => [name, {}]));
    return Object.fromEntries(Object.entries(given ?? {}).map(([name, signature]) => [name, signature ? { signature } : {}]));
}

/** Checks programs without running them: their syntax, and with `typeCheck` also types, names, calls and imports. */
export class Validator {
    readonly #options: ValidatorOptions;
    #sandbox: Promise<Sandbox> | undefined;

    constructor(options: ValidatorOptions = {}) {
        checkOptions('validator', options, OPTIONS);
        this.#options = options;
    }

    async validate(code: string, options: ValidateOptions = {}): Promise<Verdict> {
        checkOptions('validate', options, VALIDATE);
        const sandbox = await (this.#sandbox ??= moduleOf(this.#options.hognose).then((hognose) => hognose.sandbox()));
        const wrong = sandbox.check(code, { filename: '<block>' });
        if (wrong) return [false, `Syntax error: ${wrong.text}`];
        if (!this.#options.typeCheck) return [true, null];
        const known = namesOf(options.knownVars);
        const found = await sandbox.validate(code, { types: true, known, functions: functionsOf(options.externalFunctions) });
        return found.length ? [false, `Type error: ${typeText(found)}`] : [true, null];
    }
}
