// The code in what a model answered, whichever way it fenced it.

interface Block {
    language: string;
    code: string;
}

/** A line that opens a block: the text before the fence, the fence, and the text after it. */
type Opening = [before: string, fence: string, info: string];

const FENCE = /^([^`~]*)(`{3,}|~{3,})[ \t]*([^\n`]*)$/;
const MARKERS = /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)]))*[ \t]*$/; // of quotations and lists
const PYTHON = /^\{?\.?(python3?|py3?|pycon|ipython)\b/i;
const ONE_LINE = /(?<!`)(`{3,})(?!`)(?:(?:python3?|py)[ \t]+)?([^`\n]+)\1(?!`)/i;
const TAGGED = /(?<=^|\s)<(python|code|execute|execute_python|execute_ipython|tool_code)(?: [^<>\n]{0,100})?>\n?([^]*?)(?:\n?<\/\1>|$)/i;
const BRACKETED = /(?<=^|\n)\[PYTHON\]\n?([^]*?)(?:\n?\[\/PYTHON\]|$)/;

const isClosing = (line: string, fence: string): boolean => {
    const text = line.trim();
    return text.length >= fence.length && text === fence[0]!.repeat(text.length);
};

// In the middle of a line of prose only a fence that says that Python follows is one.
function openingOf(line: string): Opening | undefined {
    const [, before, fence, info] = FENCE.exec(line) ?? [];
    if (before === undefined || !(MARKERS.test(before) || PYTHON.test(info!))) return undefined;
    return [before, fence!, info!.trim()];
}

/**
 * The line of the closing fence of the block whose lines start at `from`; undefined if it is not closed. `nested`: the block may contain other blocks, as in a
 * docstring.
 */
function endOf(lines: readonly string[], from: number, [before, fence]: Opening, nested: boolean): number | undefined {
    let inner = 0;
    for (let i = from; i < lines.length; i++) {
        const line = without(before, lines[i]!);
        if (isClosing(line, fence)) {
            if (inner-- === 0) return i;
        } else if (nested && line.trimStart().startsWith(fence) && openingOf(line)?.[2]) inner++;
    }
    return undefined;
}

// A fence behind the last line's code, where none has a line of its own.
function looseEnd(code: readonly string[], fence: string): readonly string[] {
    const at = code.findIndex((line) => line.trimEnd().endsWith(fence));
    return at < 0 ? code : [...code.slice(0, at), code[at]!.trimEnd().slice(0, -fence.length)];
}

// As much as stands in front of the opening fence is taken off the block's lines.
function without(before: string, line: string): string {
    if (before.includes('>')) return line.replace(/^[ \t]*> ?/, '');
    const indent = MARKERS.test(before) ? before.replace(/[^ \t]/g, ' ') : '';
    return line.startsWith(indent) ? line.slice(indent.length) : line;
}

// A block that is not closed goes to the end.
function blocksOf(text: string): Block[] {
    const blocks: Block[] = [];
    const lines = text.split('\n');
    let nested = true; // until that leads nowhere, so that lines are looked at twice at most
    for (let i = 0; i < lines.length; i++) {
        const opening = openingOf(lines[i]!);
        if (!opening) continue;
        const [before, fence, language] = opening;
        let end = nested ? endOf(lines, i + 1, opening, true) : undefined;
        if (end === undefined) {
            nested = false;
            end = endOf(lines, i + 1, opening, false);
        }
        const inner = lines.slice(i + 1, end).map((line) => without(before, line));
        blocks.push({ language, code: (end === undefined ? looseEnd(inner, fence) : inner).join('\n') });
        i = end ?? lines.length;
    }
    return blocks;
}

// What a model thought before it answered, where that is in its answer.
function withoutThoughts(text: string): string {
    const [, tag] = /^\s*<(think|thinking|reasoning)>/i.exec(text) ?? [];
    const end = text.search(new RegExp(`</${tag ?? 'think'}>`, 'i'));
    const isAlone = end >= 0 && (tag !== undefined || /\n[ \t]*$/.test(text.slice(Math.max(0, end - 20), end)));
    return isAlone ? text.slice(text.indexOf('>', end) + 1) : text;
}

// What stands behind the prompts of an interactive session.
function withoutPrompts(code: string): string {
    const lines = code.split('\n');
    if (!lines.some((line) => line.startsWith('>>> '))) return code;
    return lines.filter((line) => /^(>>>|\.\.\.)( |$)/.test(line)).map((line) => line.slice(4)).join('\n');
}

const trimmed = (code: string): string => code.replace(/^(?:[ \t]*\n)+/, '').replace(/^(?:python3?|py)[ \t]*\n/i, '').trimEnd();

/**
 * Extracts the Python code from a model's answer. These are tried in order: the fenced blocks marked as Python, joined; the fenced blocks without a language;
 * the text in tags such as `<python>`, `<code>` or `[PYTHON]`; the text between backticks; the whole answer. Thoughts (`<think>`) are skipped.
 */
export function extractCode(response: string): string {
    const text = withoutThoughts(response.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n'));
    const blocks = blocksOf(text);
    const python = blocks.filter(({ language }) => PYTHON.test(language));
    const chosen = python.length ? python : blocks.filter(({ language }) => language === '');
    if (chosen.length) return trimmed(chosen.map(({ code }) => withoutPrompts(code)).join('\n\n'));
    if (blocks.length) return trimmed(blocks[0]!.code);
    const inline = /^\s*`([^`\n]+)`\s*$/.exec(text)?.[1] ?? ONE_LINE.exec(text)?.[2];
    return trimmed(withoutPrompts(TAGGED.exec(text)?.[2] ?? BRACKETED.exec(text)?.[1] ?? inline ?? text));
}
