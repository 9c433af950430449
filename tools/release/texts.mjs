// The texts of licences, read from the places where the toolchain, the fetched sources and the installed packages have them.
import { existsSync, readFileSync } from 'node:fs';

const read = (file) => readFileSync(file, 'utf8').replace(/\r\n?/g, '\n');
const trimmed = (text) => text.split('\n').map((line) => line.trimEnd()).join('\n').replace(/^\n+|\s+$/g, '');

/** A whole file. */
export const whole = (file) => ({ file, take: (text) => text });

/** The first block comment of a C source, without its stars. */
export const head = (file) => ({ file, take: (text) => /^\s*\/\*([^]*?)\*\//.exec(text)?.[1].replace(/^ *\* ?/gm, '') });

/** The text from one line, found by a pattern, to the line before another; without their indentation. */
export const between = (file, from, to) => ({
    file,
    take(text) {
        const lines = text.split('\n');
        const first = lines.findIndex((line) => from.test(line));
        const last = lines.findIndex((line, i) => i > first && to.test(line));
        if (first < 0 || last < 0) return undefined;
        const indent = /^ */.exec(lines[first])[0];
        return lines.slice(first, last).map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line)).join('\n');
    },
});

/**
 * Paragraphs of a copyright file in Debian's format: the one of the files that `pattern` names, and the one of a licence that has this `name`.
 * Without `name`, the first paragraph has the licence's text.
 */
export const debian = (file, pattern, name) => ({
    file,
    take(text) {
        const paragraphs = text.split(/\n(?:[ \t]*\n)+/);
        const filesOf = (one) => /^Files:((?:.*\n)(?:[ \t].*\n)*)/.exec(one)?.[1].split(/\s+/) ?? [];
        const found = [paragraphs.find((one) => filesOf(one).includes(pattern)), ...(name ? [paragraphs.find((one) => new RegExp(`^License: ${name}\\n`).test(one))] : [])];
        return found.some((one) => !one) ? undefined : found.map((one) => one.replace(/^ \.$/gm, '')).join('\n\n');
    },
});

/** The text itself. */
export const stated = (text) => ({ take: () => text });

/**
 * The text of the first of these sources that is there and has it. Where none has, `NOTICES_DIR` names a folder with a file NAME.txt.
 * Throws an Error that names the places.
 */
export function textOf(name, sources, own = process.env.NOTICES_DIR) {
    for (const { file, take } of [...(own ? [whole(`${own}/${name}.txt`)] : []), ...sources]) {
        if (file && !existsSync(file)) continue;
        const text = take(file ? read(file) : '');
        if (text?.trim()) return trimmed(text);
    }
    const places = sources.map(({ file }) => file).join(', ');
    throw new Error(`there is no licence of ${name} in ${places}: set NOTICES_DIR to a folder that has it as ${name}.txt`);
}
