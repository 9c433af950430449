// Validation: what is wrong with a program, found without running it.
import type { Finding } from './finding.js';
import { readFunctions, type FunctionEntry, type Functions } from './functions.js';
import { checkNames, type Names } from './names.js';
import { checkCode, type RunOptions } from './options.js';
import type { Session } from './session.js';

/** Options of `check()`. */
export interface CheckOptions extends Pick<RunOptions, 'filename' | 'topLevelAwait'> {
    /** Host functions for this call only, which replace the sandbox's functions of the same names. */
    functions?: Functions;
}

/** Options of `validate()`. */
export interface ValidateOptions extends Omit<CheckOptions, 'filename'> {
    /** Names that will be defined when the program runs: inputs, and variables of earlier programs. */
    known?: string[];
    /** Also finds type errors, with the npm package pyright, which must be installed (Node only). `validate` then returns a promise. */
    types?: boolean;
}

const CHECK: Names<CheckOptions> = { filename: 'string', topLevelAwait: 'boolean', functions: '' };
const VALIDATE: Names<ValidateOptions> = { topLevelAwait: 'boolean', functions: '', known: 'list of strings', types: 'boolean' };

/** Checks the arguments of `check`. Throws a HognoseError. */
export function checkCheck(code: string, options: CheckOptions): void {
    checkCode(code);
    checkNames('check', options, CHECK);
    readFunctions(options.functions);
}

/** Checks the arguments of `validate`. Throws a HognoseError. */
export function checkValidate(code: string, options: ValidateOptions): void {
    checkCode(code);
    checkNames('validate', options, VALIDATE);
}

/** The linter's findings, in order of position. */
export function findings(session: Session, code: string, options: ValidateOptions): Finding[] {
    checkValidate(code, options);
    const known = new Map<string, string | null>();
    for (const name of options.known ?? []) known.set(name, null);
    for (const [name, { signature }] of readFunctions(options.functions)) known.set(name, signature ?? null);
    return session.validate(code, known, options.topLevelAwait ?? true) as Finding[];
}

/** Declarations of the sandbox, in addition to those of the options. */
export interface Given {
    functions: Map<string, FunctionEntry>;
    /** The sandbox's global variables. */
    names: string[];
    sources: Record<string, string> | undefined;
}

/** The findings and the type errors. Type errors are looked for if the program parses. */
export async function withTypes(found: Finding[], code: string, options: ValidateOptions, given: Given): Promise<Finding[]> {
    if (found.some((f) => f.kind === 'syntax')) return found;
    const names = new Set([...given.names, ...(options.known ?? [])]);
    const own = [...given.functions].filter(([name]) => !names.has(name));
    const functions = [...own, ...readFunctions(options.functions)];
    const { withTypeErrors } = await import('./typecheck.js'); // which few programs need
    return withTypeErrors(found, code, { functions, names, sources: given.sources ?? {} });
}
