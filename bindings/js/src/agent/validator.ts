// Looking at programs without running them.
import type { Finding, Hognose, Sandbox } from '../index.js';
import { checkOptions, moduleOf, type Known } from './common.js';

/** Whether a program is good, and if not, why. */
export type Verdict = [ok: boolean, error: string | null];

export interface ValidatorOptions {
    hognose?: Hognose;
    /** Types, names, calls and imports too, for which the npm package pyright has to be installed. Default: false. */
    typeCheck?: boolean;
}

export interface ValidateOptions {
    /** Variables that will be there: names, or an object of which they are the keys. */
    knownVars?: readonly string[] | Record<string, unknown> | null;
    /** Functions that the host will declare: names, or their signatures by name. */
    externalFunctions?: readonly string[] | Record<string, string | null> | null;
}

const OPTIONS: Known<ValidatorOptions> = { hognose: 'object', typeCheck: 'boolean' };
const VALIDATE: Known<ValidateOptions> = { knownVars: 'any', externalFunctions: 'any' };

const place = ({ line, column, message }: Finding): string => `line ${line}, column ${column}: ${message}`;

/** Findings that are not about syntax, a line each. */
export const typeText = (found: readonly Finding[]): string => found.map(place).join('\n');

const namesOf = (given: readonly string[] | Record<string, unknown> | null | undefined): string[] => (Array.isArray(given) ? given : Object.keys(given ?? {}));

function functionsOf(given: ValidateOptions['externalFunctions']): Record<string, { signature?: string }> {
    if (Array.isArray(given)) return Object.fromEntries(given.map((name) => [name, {}]));
    return Object.fromEntries(Object.entries(given ?? {}).map(([name, signature]) => [name, signature ? { signature } : {}]));
}

/** Says whether programs can be run: what fails to parse, and with `typeCheck` what pyright and the linter find. */
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
