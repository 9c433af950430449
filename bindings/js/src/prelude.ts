// What a program imports before it does anything else, found in its text without compiling it.

/** One import of a prelude: the module, and the names that are taken from it, where it says `from`. */
export interface Import {
    module: string;
    names: string[];
}

const MOST = 4096; // characters that are looked at
const SPACE = '[ \\t]+';
const NAME = '[A-Za-z_][A-Za-z_0-9]*';
const AS = `(?:${SPACE}as${SPACE}${NAME})?`;
const END = '[ \\t]*(?:#[^\\r\\n]*)?(?:\\r?\\n|$)';
const IGNORED = '(?:[ \\t]|#[^\\r\\n]*|\\r?\\n)*'; // within parentheses
const list = (item: string, space: string) => `${item}(?:${space},${space}${item})*`;

const BLANK = /[ \t]*(?:#[^\r\n]*)?\r?\n/y;
const DOCSTRING = new RegExp(`(?:"""(?:[^"\\\\]|"(?!""))*"""|'''(?:[^'\\\\]|'(?!''))*'''|"[^"\\\\\\r\\n]*"|'[^'\\\\\\r\\n]*')${END}`, 'y');
const IMPORT = new RegExp(`import${SPACE}(${list(`${NAME}(?:\\.${NAME})*${AS}`, '[ \\t]*')})${END}`, 'y');
const TAKEN = `${NAME}${AS}`;
const FROM = new RegExp(
    `from${SPACE}(${NAME}(?:\\.${NAME})*)${SPACE}import(?:${SPACE}(${list(TAKEN, '[ \\t]*')})|[ \\t]*\\(${IGNORED}(${list(TAKEN, IGNORED)})${IGNORED}(?:,${IGNORED})?\\))${END}`,
    'y',
);

/** The items of a list, each as its words: what is imported, and perhaps `as` and another name. */
const items = (text: string): string[][] => text.replace(/#.*/g, '').split(',').map((item) => item.trim().split(/\s+/));

/**
 * The imports at the head of a program, behind its docstring. What is found here is sure: at the beginning of a line, with nothing
 * open in front of it, such a line is an import whatever follows. What is only likely to be one (behind a backslash or a semicolon, of `*`,
 * of a name that is not ASCII) ends the prelude, and so does a name that Python itself looks for (`__builtins__`).
 */
export function preludeOf(code: string): Import[] {
    const text = code.slice(0, MOST);
    const found: Import[] = [];
    let at = 0;
    const take = (pattern: RegExp): RegExpExecArray | null => {
        pattern.lastIndex = at;
        const match = pattern.exec(text);
        // Where the text was cut, its end is none.
        if (!match || (pattern.lastIndex === text.length && text.length < code.length)) return null;
        at = pattern.lastIndex;
        return match;
    };
    const blank = () => {
        while (take(BLANK));
    };
    blank();
    take(DOCSTRING);
    for (;;) {
        blank();
        const whole = take(IMPORT);
        const part = whole ? null : take(FROM);
        const taken = items(whole?.[1] ?? part?.[2] ?? part?.[3] ?? '');
        if (!(whole ?? part) || taken.some((words) => words.at(-1)!.startsWith('__'))) return found;
        if (part) found.push({ module: part[1]!, names: taken.map(([name]) => name!) });
        else found.push(...taken.map(([module]) => ({ module: module!, names: [] })));
    }
}
