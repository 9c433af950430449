// Changes a program's text: tokens are left out, doubled, swapped and replaced.

const TOKEN = /[A-Za-z_]\w*|\d[\w.]*|[rbfu]{0,2}("""[^]*?"""|'''[^]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|\n *|[-+*/%@&|^<>=!:]=?|[^\S\n]+|./gu;
const WORDS = [
    "(", ")", "[", "]", "{", "}", ",", ":", ";", ".", "=", "==", ":=", "->", "*", "**", "+", "-", "/", "%", "@", "!", "?", "$", "&", "|", "~", "<", ">", "'", '"', '"""', "\\", "\n", "\n    ", "\n  ", " ", "\t", "#",
    "if", "else", "elif", "for", "in", "while", "def", "class", "return", "yield", "lambda", "not", "and", "or", "is", "None", "True", "False", "import", "from", "as", "with", "try", "except", "finally", "raise", "assert", "del",
    "pass", "break", "continue", "global", "nonlocal", "async", "await", "match", "case", "type", "print", "x", "f", "1", "0", "1.5", "01", "1__0", "0x", "1e", "1a", "''", "f''", "f'{'", "f'{x!}'", "f'{x", "b'é'", "...", "x y", "x = 1", "_", "__debug__", "é", "“", "0b12", "!=", "<>", "+=", "//=", "yield x", "*x", "**x", "x.y", "x[0]", "x()", "f(x for x in y)", "t''",
];

function change(source, tokens) {
    const at = source.below(tokens.length), other = source.below(tokens.length);
    switch (source.below(7)) {
    case 0: tokens.splice(at, source.between(1, 2)); break;
    case 1: tokens.splice(at, 0, source.pick(WORDS)); break;
    case 2: tokens[at] = source.pick(WORDS); break;
    case 3: tokens.splice(at, 0, tokens[other]); break;
    case 4: [tokens[at], tokens[other]] = [tokens[other], tokens[at]]; break;
    case 5: tokens.splice(at, 0, tokens[at]); break;
    default: tokens.splice(at, 0, source.pick(WORDS), " "); break;
    }
}

/** The text with one to three changes. */
export function mutated(source, text) {
    const lines = text.split("\n");
    const from = source.below(Math.max(1, lines.length - 8));
    let part = lines.slice(from, from + source.between(1, 10));
    const indent = /^ */.exec(part[0])[0].length;
    part = part.map((line) => (line.slice(0, indent).trim() ? line : line.slice(indent)));
    const tokens = part.join("\n").match(TOKEN) ?? ["x"];
    for (let n = source.weighted([[6, 1], [3, 2], [1, 3]]); n > 0; n--) if (tokens.length) change(source, tokens);
    return tokens.join("") + "\n";
}
