// What validation finds.

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
