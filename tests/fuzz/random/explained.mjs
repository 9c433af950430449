// Differences that are no faults: of a 32-bit CPython to a 64-bit one, and those that docs/differences.md lists.

const WORDS = /cannot fit 'int' into an index-sized integer|Python int too large to convert to C (ssize_t|long)/;

const RULES = [
    ["stopped by a limit", (d) => /limit reached/.test(d.got)],
    ["Pyodide's words have 32 bits", (d) => WORDS.test(d.expected) && /[0-9]{10}/.test(d.code)],
    ["Pyodide's numbers of operating system errors", (d) => /\(68, 'Result not representable'\)/.test(d.expected) && /\(34, 'Numerical result out of range'\)/.test(d.got)],
    ["the characters of an address", (d) => /at', ' ', '0', 'x'|' ', 'a', 't', ' ', '0', 'x'/.test(d.expected)],
    ["at the end of a recursion CPython needs frames for its import system and for what it prints to here, which are Python code", (d) => d.kind !== "traceback" && /RecursionError/.test(d.expected) && /f\(0\)/.test(d.code)],
    ["a chain of hundreds of exceptions is not described whole (docs/limits.md)", (d) => d.kind === "traceback" && d.got.length < d.expected.length && d.expected.endsWith(d.got)],
    ["Pyodide's modules", (d) => /No module named 'js'/.test(d.got)],
    ["the last digit of a complex power", (d) => nearby(d.expected, d.got)],
];

const NUMBER = /-?\d+\.?\d*(?:e[+-]?\d+)?/g;

// The same text but for one or two units in the last place of complex numbers.
function nearby(a, b) {
    if (!/^complex /.test(a) || a.replace(NUMBER, "") !== b.replace(NUMBER, "")) return false;
    const [x, y] = [a, b].map((text) => text.match(NUMBER).map(Number));
    return x.every((v, i) => Math.abs(v - y[i]) <= Math.abs(v) * 1e-15);
}

/** The reason why a difference ({ kind, expected, got, code }) is none, or undefined. */
export const explanation = (d) => RULES.find(([, applies]) => applies(d))?.[0];
