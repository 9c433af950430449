// Differences that are no faults: of a 32-bit CPython to a 64-bit one, and those that docs/differences.md lists.

const WORDS = /cannot fit 'int' into an index-sized integer|Python int too large to convert to C (ssize_t|long)/;

// Whose repr or str has an address, which is longer in CPython; asked for its length, or for its characters.
const SHOWN = /(ascii|repr|str|bytes|format|%a|%s|%r|__str__|__repr__|f'{3})[^\n]*(memoryview|lambda)/;

const RULES = [
    ["\\N{...} knows the names of fewer characters (docs/differences.md)", (d) => /unknown Unicode character name/.test(d.got) && /DEVANAGARI/.test(d.code)],
    ["stopped by a limit", (d) => /limit reached/.test(d.got) || (d.got.length > 1e6 && d.expected.startsWith(d.got))],
    ["Pyodide's words have 32 bits", (d) => WORDS.test(d.expected) && /[0-9]{10}|2\*\*(3[1-9]|[4-9]\d)|from_bytes/.test(d.code)],
    ["Pyodide's C long has 32 bits", (d) => /memoryview: length is not a multiple of itemsize/.test(d.got) && /cast\(['"]@?[lLnNP]['"]\)/.test(d.code)],
    ["Pyodide's numbers of operating system errors", (d) => /\(68, 'Result not representable'\)/.test(d.expected) && /\(34, 'Numerical result out of range'\)/.test(d.got)],
    ["the characters of an address", (d) => /at', ' ', '0', 'x'|' ', 'a', 't', ' ', '0', 'x'/.test(d.expected) || /for .* in memoryview\(.*\)\.__(str|repr)__\(\)/.test(d.code)],
    ["the length of an address", (d) => SHOWN.test(d.code) && d.expected.replace(/\d+/g, "0") === d.got.replace(/\d+/g, "0")],
    ["a set with texts has another order (docs/differences.md), so a loop that changes it stops elsewhere", (d) => /Set changed size during iteration/.test(d.got + d.expected) && /x\.(update|add)\('/.test(d.code)],
    ["there is one NaN (docs/differences.md)", (d) => d.expected.split("nan: ").length > d.got.split("nan: ").length && /float\('nan'\)/.test(d.code)],
    ["an abandoned generator is not closed (docs/differences.md)", (d) => /GeneratorExit/.test(d.expected) && !/^(exit|caught) GeneratorExit/.test(d.got) && /\.(throw|close)\(/.test(d.code)],
    ["the variable of a comprehension hides that of an outer function in CPython (docs/differences.md)", (d) => hides(d)],
    ["all computed attributes are getset_descriptors (docs/differences.md)", (d) => d.expected.replaceAll("member_descriptor", "getset_descriptor") === d.got],
    ["bytearray.__alloc__ is left out (tests/inventory/exceptions.txt)", (d) => d.expected.replace("'__alloc__', ", "") === d.got],
    ["CPython's codecs are Python code, whose frames a traceback shows", (d) => d.expected.replace(CODECS, "") === d.got],
    ["Pyodide is a later CPython 3.14", (d) => /^version_info/.test(d.got) && d.expected.replace(/micro=\d+/, "micro=0") === d.got],
    ["at the end of a recursion CPython needs frames for its import system and for what it prints to here, which are Python code", (d) => (d.kind !== "traceback" || d.expected.includes("<frozen importlib")) && endless(d.code)],
    ["a chain of hundreds of exceptions is not described whole (docs/limits.md)", (d) => d.kind === "traceback" && d.got.length < d.expected.length && d.expected.endsWith(d.got)],
    ["a captured variable of which a comprehension has a namesake stands where that does in CPython's locals()", reordered],
    ["CPython gives the remains of an entry that a dict no longer has", (d) => /< object at 0x>/.test(d.expected) && /d\.clear\(\)/.test(d.code)],
    ["Pyodide's modules", (d) => /No module named 'js'/.test(d.got)],
    ["the last digits of a complex number's power or length: Pyodide's hypot() is not rounded correctly", (d) => /\*\*|pow\(|abs\(|\//.test(d.code) && /\dj\b|complex/.test(d.code + d.expected) && nearby(d.expected, d.got)],
];

// The items of a dict in another order, in a program with locals() and comprehensions.
function reordered({ expected, got, code }) {
    const sorted = (text) => [...text].sort().join("");
    return expected.startsWith("dict {") && code.includes("return locals()") && /[\[({].* for .*[\])}]/.test(code) && sorted(expected) === sorted(got);
}

// Programs of the kind "exceptions" that call f again and again.
const endless = (code) => code.includes("f(0) if x > 1") && code.includes("for x in (1, 2)");

const CODECS = /  File "\/lib\/python\d+\.zip\/encodings\/.*\n(?:    .*\n)*/g;

const NUMBER = /-?\d+\.?\d*(?:e[+-]?\d+)?/g;

// The same text but for the last digits of numbers. A large power makes more of them differ.
function nearby(a, b) {
    if (a.replace(NUMBER, "") !== b.replace(NUMBER, "")) return false;
    const [x, y] = [a, b].map((text) => (text.match(NUMBER) ?? []).map(Number));
    const largest = Math.max(...x.map(Math.abs)), error = /j\)/.test(a) ? 1e-12 : 1e-15;
    return x.every((v, i) => v === y[i] || (!Number.isInteger(v) || Math.abs(v) > 2 ** 51) && Math.abs(v - y[i]) <= largest * error);
}

function hides({ expected, code }) {
    const name = /cannot access (?:free|local) variable '(\w+)'/.exec(expected)?.[1];
    return name !== undefined && new RegExp(`[\\[({].*\\bfor .*\\b${name}\\b.* in .*[\\])}]`).test(code);
}

/** The reason why a difference ({ kind, expected, got, code }) is none, or undefined. */
export const explanation = (d) => RULES.find(([, applies]) => applies(d))?.[0];
