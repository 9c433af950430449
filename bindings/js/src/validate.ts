// Validation: what is wrong with a program, found without running it.
import { readFunctions, type Functions, type RunOptions } from './options.js';
import type { Session } from './session.js';

/**
 * - `syntax`: a SyntaxError;
 * - `name`: a name that nothing binds;
 * - `call`: a call of a host function that does not fit its signature;
 * - `import`: a module that will not import;
 * - `await`: `await`, `async for` or `async with` where it cannot be.
 */
export type FindingKind = 'syntax' | 'name' | 'call' | 'import' | 'await';

/** Positions are those of a SyntaxError: counted from 1, columns in characters, the end behind the last. */
export interface Finding {
    kind: FindingKind;
    /** What Python would say. */
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
}

/** The linter's findings, in order of position. */
export function findings(session: Session, code: string, options: ValidateOptions): Finding[] {
    const known = new Map<string, string | null>();
    for (const name of options.known ?? []) known.set(name, null);
    for (const [name, { signature }] of readFunctions(options.functions)) known.set(name, signature ?? null);
    return session.validate(code, known, options.topLevelAwait ?? true) as Finding[];
}
