// Reads the case files. The format is described in tests/README.md.
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join, relative, dirname } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");
export const PROGRAM_NAME = "main.py";

const SKIPPED = new Set(["node_modules", "oracle", "runner", "unit", "fuzz", "cpython", "packages", "corpora", "conformance", "hosts", "component", "monty", "clients"]);

/** All case files below `path` (a file or a directory), sorted. */
export function findFiles(path) {
    if (!statSync(path).isDirectory()) return [path];
    return readdirSync(path, { withFileTypes: true })
        .filter((entry) => !SKIPPED.has(entry.name))
        .flatMap((entry) => {
            const full = join(path, entry.name);
            if (entry.isDirectory()) return findFiles(full);
            return entry.name.endsWith(".py") ? [full] : [];
        })
        .sort();
}

/** Splits a file's text into blocks: { name, line, lines }; `line` is that of the header, counted from 1. */
export function splitBlocks(text, fallbackName) {
    const lines = text.replace(/\n$/, "").split("\n");
    const blocks = [];
    lines.forEach((line, i) => {
        if (line.startsWith("### ")) blocks.push({ name: line.slice(4).trim(), line: i + 1, lines: [] });
        else if (blocks.length) blocks.at(-1).lines.push(line);
    });
    return blocks.length ? blocks : [{ name: fallbackName, line: 0, lines }];
}

// What a line of a block says: an option, an expectation, or code (with an expectation behind it or without).
const LINE_FORMS = [
    [/^#: *([\w-]+)=(.*)$/, (c, [, key, value]) => (c.options[key] = value.trim(), "")],
    [/^#> ?(.*)$/, (c, [, text]) => (c.stdout.push(text), "")],
    [/^#! (.*)$/, (c, [, text]) => (c.error = text, "")],
    [/^#\| ?(.*)$/, (c, [, text]) => ((c.trace ??= []).push(text), "")],
    [/^(.*\S)\s+#> ?(.*)$/, (c, [, code, text]) => (c.stdout.push(text), code)],
    [/^(.*\S)\s+#! (.*)$/, (c, [, code, text]) => (c.error = text, code)],
];

function readLine(target, line) {
    for (const [form, act] of LINE_FORMS) {
        const match = form.exec(line);
        if (match) return act(target, match);
    }
    return line;
}

/** The code that stands in front of a file's first case, and of each of its cases: helpers. Comments alone are none. */
export function readPrelude(text) {
    const lines = text.split("\n");
    const end = lines.findIndex((line) => line.startsWith("### "));
    const start = lines.findIndex((line) => line.trim() && !line.startsWith("#"));
    return start < 0 || start >= end ? "" : lines.slice(start, end).join("\n").trimEnd() + "\n";
}

// The options of the runner; the others are a build's, of one word but for texts.
const VALUES = { oracle: /^no$/, steps: /^vary$/, ends: /^early$/, exit: /^\d+$/, cpython: /^/, inputs: /^/ };

function checkOptions({ options }, file, { name, line }) {
    for (const [key, value] of Object.entries(options))
        if (!(VALUES[key] ?? /^\S+$/).test(value)) throw new Error(`${file}:${line}: "${name}" has the option ${key}=${value}: give each option a line`);
}

/** One block as a case: { id, file, name, line, prelude, code, stdout, error, trace, options }; `code` has the prelude in it. */
export function readBlock(block, file, prelude = "") {
    const parsed = { stdout: [], error: null, trace: null, options: {} };
    const code = prelude + block.lines.map((line) => readLine(parsed, line)).join("\n").trimEnd() + "\n";
    checkOptions(parsed, file, block);
    return { id: `${file}: ${block.name}`, file, name: block.name, line: block.line, prelude, code, ...parsed };
}

/** The cases of one file. Throws when two have one name. */
export function readCases(path) {
    const file = relative(ROOT, path);
    const text = readFileSync(path, "utf8");
    const blocks = splitBlocks(text, file);
    const names = new Set();
    for (const { name, line } of blocks) {
        if (names.has(name)) throw new Error(`${file}:${line}: a second case named "${name}"`);
        names.add(name);
    }
    return blocks.map((block) => readBlock(block, file, readPrelude(text)));
}

/** The cases of many paths, those whose name contains `filter`. */
export function collect(paths, filter = "") {
    return paths.flatMap(findFiles).flatMap(readCases).filter((c) => c.name.includes(filter));
}
