// What a program imports before it does anything else, found in its text without compiling it.

/** One import: the module, and the names after `from ... import`. */
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

/** The items of a list, each split into words: the name, and perhaps `as` with another name. */
const items = (text: string): string[][] => text.replace(/#.*/g, '').split(',').map((item) => item.trim().split(/\s+/));

/**
 * The imports at the head of a program, after its docstring. Only certain ones are found: a whole line, outside any brackets, is an import whatever follows it.
 * Doubtful ones end the search: after a backslash or a semicolon, of `*`, of a name that is not ASCII. So does a name that Python itself uses (`__builtins__`).
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
