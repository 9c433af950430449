// What validation finds.

/**
 * - `syntax`: a SyntaxError;
 * - `name`: a name that is not defined;
 * - `call`: a call of a host function that does not match its signature;
 * - `import`: a module that cannot be imported;
 * - `await`: `await`, `async for` or `async with` where it is not allowed;
 * - `type`: a type error (with the option `types`).
 */
export type FindingKind = 'syntax' | 'name' | 'call' | 'import' | 'await' | 'type';

/** A mistake in a program. Positions are those of a SyntaxError: they count from 1, columns are characters, the end is exclusive. */
export interface Finding {
    kind: FindingKind;
    /** Python's message. For a type error, pyright's message with its rule. */
    message: string;
    line: number;
    column: number;
    endLine: number;
    endColumn: number;
}
