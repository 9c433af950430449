// Says what is wrong with an answer, in a few lines; an empty list is a pass.

const splitLines = (text) => {
    const lines = (text ?? "").split("\n");
    if (lines.at(-1) === "") lines.pop();
    return lines;
};

// What was used when memory or time ran out depends on the build and the machine: only the limit is compared.
const VARYING_LIMIT = /^(hognose: (?:memory|time) limit reached: limit \d+), used \d+$/m;
// What the case's own text and calls are warned of. The oracle ignores it; a case that is about it catches it.
const WARNINGS = /^\S+:\d+: (?:Syntax|Deprecation)Warning: .*\n(?: {2}.*\n)?/gm;
const steady = (text) => (text ?? "").replace(VARYING_LIMIT, "$1");

/** The last line of a traceback: "TypeError: message". */
export const lastLine = (text) => splitLines(steady(text)).at(-1) ?? null;

/** The line that names the error, of what a program wrote to stderr; null where it wrote nothing but warnings. */
export const lastError = (stderr) => lastLine(stderr?.replace(WARNINGS, ""));

// The first line that differs, with one line of context before it.
function firstDifference(label, expected, got) {
    const at = expected.findIndex((line, i) => line !== got[i]);
    const i = at < 0 ? expected.length : at;
    if (at < 0 && got.length === expected.length) return [];
    const show = (lines) => (i < lines.length ? JSON.stringify(lines[i]) : "(nothing)");
    return [`${label} line ${i + 1}`, `  expected ${show(expected)}`, `  got      ${show(got)}`];
}

// The lines on which the statements of the outermost level begin. Strings and brackets are skipped as the lexer would.
function statementLines(code) {
    const lines = [];
    const token = /#.*|('{3}|"{3})(?:\\[^]|(?!\1)[^\\])*\1|(['"])(?:\\[^]|(?!\2)[^\\\n])*\2|\\\n|[([{]|[)\]}]|\n|[^\s]/g;
    let depth = 0, line = 1, fresh = true, decorated = false;
    for (const { 0: text, index } of code.matchAll(token)) {
        const first = fresh && !depth && (index === 0 || code[index - 1] === "\n") && !/^[\n#]/.test(text);
        if (first && !decorated && !/^(?:else|elif|except|finally)\b/.test(code.slice(index, index + 8))) lines.push(line);
        if (first) decorated = text === "@";
        if (/^[([{]$/.test(text)) depth++;
        if (/^[)\]}]$/.test(text)) depth--;
        if (!/^[\n#]/.test(text)) fresh = false;
        if (text === "\n" && !depth) fresh = true;
        line += text.split("\n").length - 1;
    }
    return lines;
}

// What follows an error that nobody catches never runs, and what was meant to be tested is not.
function endsEarly(testCase, { stderr = "", exits = 0 }) {
    if (testCase.options.ends === "early") return [];
    if (/^ {2}File "main.py"/.test(stderr)) {
        return testCase.file.startsWith("tests/errors/") ? [] : ["a SyntaxError outside of errors/, and no ends=early"];
    }
    const at = Math.max(exits, ...[...stderr.matchAll(/File "main.py", line (\d+), in <module>/g)].map((m) => Number(m[1])));
    const never = statementLines(testCase.code).filter((line) => line > at).length;
    return at > 0 && never ? [`${exits ? "an exit" : "an error"} in line ${at} leaves ${never} statements behind it that never run, and no ends=early`] : [];
}

/** Compares an answer ({ stdout, stderr, exit } or { crash }) with the case's expectations. */
export function complaints(testCase, answer) {
    if (answer.crash !== undefined) return [`crashed: ${answer.crash}`];
    const found = firstDifference("stdout", testCase.stdout, splitLines(answer.stdout));
    const error = lastError(answer.stderr);
    if (testCase.trace) found.push(...firstDifference("traceback", testCase.trace, splitLines(answer.stderr)));
    else if (error !== testCase.error) {
        found.push("error", `  expected ${testCase.error ?? "(none)"}`, `  got      ${error ?? "(none)"}`);
    }
    const exit = testCase.options.exit;
    if (exit !== undefined && Number(exit) !== answer.exit) found.push(`exit ${answer.exit}, expected ${exit}`);
    found.push(...endsEarly(testCase, answer));
    return found;
}

/** Whether two builds said the same of a case, steps included. */
export function differences(testCase, nameA, a, nameB, b) {
    if (a.crash !== undefined || b.crash !== undefined) return [];
    const found = [];
    const same = (what, x, y) => {
        if (x !== y) found.push(`${what} differs`, `  ${nameA}: ${JSON.stringify(x)}`, `  ${nameB}: ${JSON.stringify(y)}`);
    };
    const varies = VARYING_LIMIT.test(a.stderr);
    if (!varies) same("stdout", a.stdout, b.stdout);
    same("stderr", steady(a.stderr), steady(b.stderr));
    same("exit", a.exit, b.exit);
    if (!varies && testCase.options.steps !== "vary") same("steps", a.usage?.steps, b.usage?.steps);
    return found;
}
