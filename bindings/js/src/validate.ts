// Validation: what is wrong with a program, found without running it.
import { checkCode, checkNames, readFunctions, type FunctionEntry, type Functions, type Names, type RunOptions } from './options.js';
import type { Session } from './session.js';

/**
 * - `syntax`: a SyntaxError;
 * - `name`: a name that nothing binds;
 * - `call`: a call of a host function that does not fit its signature;
 * - `import`: a module that will not import;
 * - `await`: `await`, `async for` or `async with` where it cannot be;
 * - `type`: a type error (with the option `types`).
 */
export type FindingKind = 'syntax' | 'name' | 'call' | 'import' | 'await' | 'type';

/** Positions are those of a SyntaxError: counted from 1, columns in characters, the end behind the last. */
export interface Finding {
    kind: FindingKind;
    /** What Python would say; of a type error what pyright says, with its rule. */
    message: string;
    line: number;
    column: number;
    endLine: number;
    endColumn: number;
}

export interface CheckOptions extends Pick<RunOptions, 'filename' | 'topLevelAwait'> {
    /** Declared for this time only, in place of the sandbox's functions of these names. */
    functions?: Functions;
}

export interface ValidateOptions extends Omit<CheckOptions, 'filename'> {
    /** Names that will be there when the program runs: inputs, and what earlier programs will have made. */
    known?: string[];
    /** Type errors too, by the npm package pyright, which must be installed (Node only). Makes the answer a promise. */
    types?: boolean;
}

const CHECK: Names<CheckOptions> = { filename: true, topLevelAwait: true, functions: true };
const VALIDATE: Names<ValidateOptions> = { topLevelAwait: true, functions: true, known: true, types: true };

/** Refuses what is no program, and functions that cannot be declared. */
export function checkCheck(code: string, options: CheckOptions): void {
    checkCode(code);
    checkNames('check', options, CHECK);
    readFunctions(options.functions);
}

/** The same of what is to be validated. */
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

const isBefore = (a: Finding, b: Finding) => a.line < b.line || (a.line === b.line && a.column < b.column);
const order = (a: Finding, b: Finding) => (isBefore(a, b) ? -1 : isBefore(b, a) ? 1 : 0);

/** Whether both are about the same call: pyright counts arguments too. */
const overlap = (a: Finding, b: Finding) =>
    !isBefore({ ...a, line: a.endLine, column: a.endColumn }, b) && !isBefore({ ...b, line: b.endLine, column: b.endColumn }, a);

/** What a sandbox has besides what the options say. */
export interface Given {
    functions: Map<string, FunctionEntry>;
    /** Its global variables. */
    names: string[];
    sources: Record<string, string> | undefined;
}

/** The findings and the type errors, which are looked for when the program parses. */
export async function withTypes(found: Finding[], code: string, options: ValidateOptions, given: Given): Promise<Finding[]> {
    if (found.some((f) => f.kind === 'syntax')) return found;
    const names = new Set([...given.names, ...(options.known ?? [])]);
    const own = [...given.functions].filter(([name]) => !names.has(name));
    const functions = [...own, ...readFunctions(options.functions)];
    const { typeErrors } = await import('./typecheck.js'); // which few programs need
    const types = await typeErrors(code, { functions, names, sources: given.sources ?? {} });
    const calls = found.filter((f) => f.kind === 'call');
    const others = types.filter((t) => !t.message.endsWith('(reportCallIssue)') || !calls.some((call) => overlap(t, call)));
    return [...found, ...others].sort(order);
}
