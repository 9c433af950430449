// The code in what a model answered, whichever way it fenced it.

interface Block {
    language: string;
    code: string;
}

const OPENING = /^([ \t]*)(`{3,}|~{3,})[ \t]*([^\n`]*)$/;
const PYTHON = /^\{?\.?(python3?|py3?|pycon|ipython)\b/i;

const isClosing = (line: string, fence: string): boolean => {
    const text = line.trim();
    return text.length >= fence.length && text === fence[0]!.repeat(text.length);
};

// An opening fence may be indented, in a list; as much is taken off its lines. One that is not closed goes to the end.
function blocksOf(text: string): Block[] {
    const blocks: Block[] = [];
    const lines = text.split('\n');
    for (let i = 0; i < lines.length; i++) {
        const opening = OPENING.exec(lines[i]!);
        if (!opening) continue;
        const [, indent, fence, info] = opening as unknown as [string, string, string, string];
        const inner: string[] = [];
        for (i++; i < lines.length && !isClosing(lines[i]!, fence); i++) inner.push(lines[i]!.startsWith(indent) ? lines[i]!.slice(indent.length) : lines[i]!);
        blocks.push({ language: info.trim(), code: inner.join('\n') });
    }
    return blocks;
}

function tagged(text: string): string | undefined {
    return /<(python|code)>\n?([^]*?)(?:\n?<\/\1>|$)/i.exec(text)?.[2];
}

// What stands behind the prompts of an interactive session.
function withoutPrompts(code: string): string {
    const lines = code.split('\n');
    if (!lines.some((line) => line.startsWith('>>> '))) return code;
    return lines.filter((line) => /^(>>>|\.\.\.)( |$)/.test(line)).map((line) => line.slice(4)).join('\n');
}

const trimmed = (code: string): string => code.replace(/^(?:[ \t]*\n)+/, '').trimEnd();

/**
 * The Python code of a model's answer: the fenced blocks that say they are Python's, one after the other; or else those that say
 * nothing; or what stands in `<python>` or `<code>`; or between single backticks; or all of it.
 */
export function extractCode(response: string): string {
    const text = response.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
    const blocks = blocksOf(text);
    const python = blocks.filter(({ language }) => PYTHON.test(language));
    const chosen = python.length ? python : blocks.filter(({ language }) => language === '');
    if (chosen.length) return trimmed(chosen.map(({ code }) => withoutPrompts(code)).join('\n\n'));
    if (blocks.length) return trimmed(blocks[0]!.code);
    const inline = /^\s*`([^`\n]+)`\s*$/.exec(text)?.[1];
    return trimmed(withoutPrompts(tagged(text) ?? inline ?? text));
}
