// Format specifications, % formats and texts that look like numbers.
import { quote } from "./values.mjs";

const some = (source, p, make) => (source.chance(p) ? make() : "");

/** A format specification, right or nearly right. */
export function rawSpec({ source: s }) {
    if (s.chance(0.04)) return s.pick(["", "x<", "<<<", "10.", ".x", "10x10", "=", "_,", ",_d", "%%", "+ 5", "z", "#", "00", "10.3.2", "5r", "é>9", ".3_f", ".4,f", "s10", "0<5d", "n", "c"]);
    return some(s, 0.35, () => some(s, 0.6, () => s.pick(["*", " ", "0", "é", "x", "_", "-", "😀"])) + s.pick(["<", ">", "^", "="]))
        + some(s, 0.3, () => s.pick(["+", "-", " "])) + some(s, 0.08, () => "z") + some(s, 0.15, () => "#") + some(s, 0.2, () => "0")
        + some(s, 0.5, () => String(s.between(0, 30))) + some(s, 0.25, () => s.pick([",", "_"])) + some(s, 0.4, () => "." + s.between(0, 12) + some(s, 0.08, () => s.pick([",", "_"])))
        + some(s, 0.85, () => s.pick(["d", "f", "g", "e", "s", "x", "b", "o", "%", "G", "E", "F", "X", "c", "n", "r", "a"]));
}

function percentField(s) {
    return "%" + some(s, 0.1, () => "(" + s.pick(["a", "b", "", "a b"]) + ")") + some(s, 0.4, () => s.times(1, 2, () => s.pick(["-", "+", " ", "#", "0"])).join(""))
        + some(s, 0.4, () => s.pick([String(s.between(0, 15)), "*"])) + some(s, 0.3, () => "." + s.pick(["", "*", String(s.between(0, 9))])) + some(s, 0.05, () => s.pick(["l", "h", "L"]))
        + s.pick(["s", "r", "a", "d", "i", "u", "x", "X", "o", "f", "F", "e", "g", "G", "E", "c", "%", "d", "s", "b", "y", ""]);
}

function percentExpression(w) {
    const { source: s } = w;
    const text = s.times(1, 3, () => s.pick(["", "a", " ", "é"]) + percentField(s)).join("");
    const bytes = s.chance(0.25);
    const values = s.times(0, 4, () => w.expr(s.pick(["int", "any", "real", "str", "byte", bytes ? "bytes" : "str"]), 1));
    const right = /\(/.test(text) && s.chance(0.8) ? `{'a': ${w.expr("any", 1)}, 'b': ${w.expr("real", 1)}}` : values.length === 1 && s.chance(0.5) ? `(${values[0]})` : `(${values.join(", ")}${values.length === 1 ? "," : ""})`;
    return `${bytes ? "b" : ""}'${bytes ? text.replaceAll("é", "_") : text}' % ${right}`;
}

function replacementField(w, nested = true) {
    const { source: s } = w;
    const name = s.pick(["", "", "", "0", "1", "a", "b", "0[0]", "a.real", "1[k]", "a[-1]", "0.x", "2", "0[", "a.", "b[0][1]", "0]", " a", "-1", "0.imag", "999999999999999999999"]);
    const spec = s.chance(0.6) ? rawSpec(w) : nested && s.chance(0.5) ? replacementField(w, false) + rawSpec(w) : null;
    return "{" + name + some(s, 0.25, () => s.pick(["!r", "!s", "!a", "!x", "!", "!rs"])) + (spec === null ? "" : ":" + spec) + (s.chance(0.97) ? "}" : "");
}

function formatCall(w) {
    const { source: s } = w;
    const text = s.times(1, 3, () => s.pick(["", "a", "{{", "}}", " ", "é", "x}", "{"].slice(0, s.chance(0.05) ? 8 : 6)) + replacementField(w)).join("");
    const args = s.times(0, 3, () => w.expr(s.pick(["any", "real", "str", "list", "complex"]), 1));
    return `'${text}'.format(${[...args, `a=${w.expr("any", 1)}`, `b=${w.expr("list", 1)}`].join(", ")})`;
}

function fString(w) {
    const { source: s } = w;
    const field = (deep) => "{" + some(s, 0.1, () => " ") + " " + w.expr(s.pick(["real", "str", "small", "list", "complex"]), 0).replace(/^lambda.*/, "0") + some(s, 0.15, () => " = ".slice(s.below(2), s.between(2, 3)))
        + some(s, 0.25, () => "!" + s.pick(["r", "s", "a"])) + (s.chance(0.6) ? ":" + (deep && s.chance(0.4) ? `{ ${w.expr("n", 0)}}` + some(s, 0.5, () => `.{ ${w.expr("n", 0)}}`) + some(s, 0.5, () => s.pick(["f", "s", "d", "e"])) : rawSpec(w)) : "") + "}";
    return "f" + (s.chance(0.5) ? '"""' : "'''") + s.times(1, 3, () => s.pick(["", "a", "{{x}}", "é", "\\n"]) + field(true)).join("") + "#" + "";
}

const closed = (text) => text + text.slice(1, 4); // an f-string that began with three quotes

const NUMBER_PIECES = ["1", "0", "12", "_", ".", "e", "E", "+", "-", "j", "J", "0x", "0b", "0o", "inf", "nan", "Infinity", " ", "\\t", "٣", "a", "f", "l", "7", "99", "e5", "e-3", "(", ")", "\\x00", "\\n", "１", "1_0", "00"];

function numberText(w) {
    const { source: s } = w;
    const text = s.times(1, 5, () => s.pick(NUMBER_PIECES)).join("");
    const literal = s.chance(0.12) ? `b'${text.replace(/[^ -~]/g, "7")}'` : quote(s, text);
    return s.weighted([[5, `int(${literal})`], [3, `int(${literal}, ${s.pick([0, 2, 8, 10, 16, 36, 37, 1, -1, 7])})`], [5, `float(${literal})`], [4, `complex(${literal})`], [1, `float.fromhex(${literal})`]]);
}

function codecCall(w) {
    const { source: s } = w;
    const enc = s.chance(0.85) ? w.expr("enc", 0) : "'utf-8'", errors = w.expr("errors", 0);
    if (s.chance(0.5)) {
        const text = s.times(1, 4, () => s.pick(["a", "é", "€", "\\x80", "\\x9d", "\\ud800", "\\udc80", "\\udcff", "日", "😀", "\\uffff", "\\x00", "ÿ", "+", "-", "\\\\", "\\udbff\\udfff", "~", "\\n"])).join("");
        return `'${text}'.encode(${enc}, ${errors})`;
    }
    const bytes = s.times(1, 6, () => s.pick(["a", "\\x00", "\\xff", "\\xfe", "\\x80", "\\xc3", "\\xa9", "\\xe2", "\\x82", "\\xac", "\\xed", "\\xa0", "\\xf0", "\\x9f", "\\x98", "\\xf4", "\\x90", "\\xd8", "\\xdc", "\\x81", "+", "-", "AG", "\\\\", "u00", "x4", "N", "U0001", "\\xef", "\\xbb", "\\xbf"])).join("");
    return `b'${bytes}'.decode(${enc}, ${errors})`;
}

/** Expressions about text and numbers, by name. */
export const formatting = {
    spec: (w) => `format(${w.expr(w.source.pick(["real", "int", "float", "str", "complex", "bool"]), 1)}, '${rawSpec(w)}')`,
    percent: percentExpression,
    format: formatCall,
    fstring: (w) => closed(fString(w)),
    number: numberText,
    codec: codecCall,
};
