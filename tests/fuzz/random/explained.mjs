// Differences that are no faults: of a 32-bit CPython to a 64-bit one, and those that docs/differences.md lists.

const RULES = [
    ["stopped by a limit", (d) => /limit reached/.test(d.got)],
    ["Pyodide's words have 32 bits", (d) => /cannot fit 'int' into an index-sized integer|Python int too large to convert to C (ssize_t|long)/.test(d.expected) && /[0-9]{10}/.test(d.code)],
    ["characters have no names", (d) => /namereplace/.test(d.code)],
];

/** The reason why a difference ({ expected, got, code }) is none, or undefined. */
export const explanation = (d) => RULES.find(([, applies]) => applies(d))?.[0];
