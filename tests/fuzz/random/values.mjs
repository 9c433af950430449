// Literals of the builtin types: those that programs use, and those at the borders of what a type can do.

const TEXTS = [
    "", "a", "b", "abc", "Hello World", "hello", "  pad  ", "a,b,,c", "aXbXc", "ABC", "abcabc", "x=1", "123", "-12", "1.5", "1_000", "0x1f", "a b\\tc\\n", "line1\\nline2\\r\\nline3",
    "it\\'s", 'say \\"hi\\"', "%s", "%d%%", "{}", "{0}", "{a}", "tab\\there", "\\\\", "\\x00", "\\x7f", "\\x85", "\\xa0", "\\u2028x\\u2029", "\\u200b",
    "é", "ß", "Straße", "İ", "ı", "ſ", "ŉ", "ǆ", "ǅ", "ﬁ", "ΑΣ", "ὈΔΥΣΣΕΎΣ", "σς", "日本語", "𝔘𝔫", "😀", "e\\u0301", "٣", "½", "²", "Ⅷ", "ª", "🇩🇪", "\\ud800", "a\\udfffb", "\\ufeff", "あいう", "مرحبا", "ǰ", "they're bill's",
    "zzz", "mississippi", "AbC dEf", "_private", "class", "x1", "\\x1c", "a-b_c", "00042", "+7", "+-3", "inf", "nan", "1e5", "1j", "True", "None",
];
const BYTES = [
    "", "a", "b", "abc", "hello world", "  x ", "a,b,,c", "ABC", "123", "\\x00", "\\xff", "\\x00\\xff\\x80", "\\xe2\\x82\\xac", "\\xc3\\xa9", "\\xed\\xa0\\x80", "line\\nnext\\r\\n", "abab", "it\\'s",
    "%d", "\\t", "\\xf0\\x9f\\x98\\x80", "\\xff\\xfea\\x00", "00ff", "Zz", "1.5", "a1 b2",
];
const FLOATS = [
    "0.0", "-0.0", "0.5", "1.5", "2.5", "-1.25", "3.14159", "0.1", "1e16", "1e15", "123456.789", "1e-5", "1e-4", "1e22", "1e23", "1e100", "1.7976931348623157e308", "5e-324", "2.0", "-3.0", "100.0",
    "float('inf')", "float('-inf')", "float('nan')", "0.30000000000000004", "1e-7", "2.675", "1234567.0", "999999.5", "0.000123", "-2.5", "4503599627370497.5", "9007199254740993.0",
];
const COMPLEXES = ["1j", "(1+2j)", "(-0j)", "(0.5-1.5j)", "complex(0, -0.0)", "complex('inf')", "complex('nanj')", "(3+4j)", "(-2+0j)", "1e20j", "complex(-0.0, 2)"];
const INTS = [16, 31, 32, 63, 64, 65, 97, 100, 127, 128, 255, 256, 257, 999, 1000, 1024, 4096, 9999, 12345, 65535, 65536, 1114111, 1114112, -128, -129, -255, -1000];
const LONGS = ["2**63", "2**64", "2**64 - 1", "-2**63", "10**20", "3**50", "-10**30", "123456789012345678901234567890", "2**100 + 1", "-(2**65)", "0xffffffffffffffff"];
const SINGLE = ["None", "True", "False", "Ellipsis", "NotImplemented"];

const quote = (source, text) => (source.chance(0.8) ? `'${text.replace('\\"', '"')}'` : `"${text.replace("\\'", "'")}"`);
const items = (w, depth, type, high = 4) => w.source.times(0, high, () => w.expr(type, depth - 1));
const pair = (w, depth) => `${w.expr("key", 0)}: ${w.expr("item", depth - 1)}`;

function randomFloat({ source }) {
    if (source.chance(0.7)) return source.pick(FLOATS);
    const digits = source.between(-50000, 50000) / source.pick([1, 2, 10, 100, 1000, 3, 7]);
    const text = source.chance(0.3) ? `${digits}e${source.between(-30, 30)}` : String(digits);
    return /[.e]/.test(text) ? text : text + ".0";
}

/** For each type a function that writes a literal. `n` is a small count, `key` an orderly dict key, `item` what a container holds. */
export const literals = {
    n: ({ source }) => String(source.between(-2, 9)),
    int: ({ source }) => source.weighted([[6, () => String(source.between(-5, 12))], [3, () => String(source.pick(INTS))], [1, () => source.pick(LONGS)]])(),
    small: ({ source }) => String(source.between(-5, 12)),
    nat: ({ source }) => String(source.between(0, 20)), // what sets hold: 32 bits order negative ints otherwise than 64
    nats: (w) => `[${items(w, 0, "nat", 6).join(", ")}]`,
    byte: ({ source }) => String(source.weighted([[9, source.between(0, 255)], [1, source.pick([-1, 256, 1000])]])),
    bool: ({ source }) => source.pick(["True", "False"]),
    float: randomFloat,
    complex: ({ source }) => source.pick(COMPLEXES),
    num: (w) => w.expr(w.source.weighted([[5, "int"], [4, "float"], [1, "bool"], [1, "complex"]]), 0),
    real: (w) => w.expr(w.source.weighted([[5, "int"], [4, "float"], [1, "bool"]]), 0),
    str: ({ source }) => quote(source, source.pick(TEXTS)),
    chars: ({ source }) => quote(source, source.times(1, 3, () => source.pick(["a", "b", "c", "l", " ", "x", "é", "1", ",", "o"])).join("")),
    bytes: ({ source }) => "b" + quote(source, source.pick(BYTES)),
    bytearray: (w) => `bytearray(${w.expr("bytes", 0)})`,
    bytelike: (w) => w.expr(w.source.weighted([[3, "bytes"], [2, "bytearray"], [1, "memview"]]), 0),
    memview: (w) => `memoryview(${w.expr("bytes", 0)})`,
    none: () => "None",
    single: ({ source }) => source.pick(SINGLE),
    list: (w, depth) => `[${items(w, depth, "item").join(", ")}]`,
    ints: (w) => `[${items(w, 0, "small", 6).join(", ")}]`,
    strs: (w) => `[${items(w, 0, "str").join(", ")}]`,
    tuple: (w, depth) => { const list = items(w, depth, "item"); return list.length === 1 ? `(${list[0]},)` : `(${list.join(", ")})`; },
    set: (w) => (w.source.chance(0.1) ? "set()" : `{${[w.expr("nat", 0), ...items(w, 0, "nat")].join(", ")}}`),
    frozenset: (w) => `frozenset(${w.expr("nats", 0)})`,
    dict: (w, depth) => `{${w.source.times(0, 4, () => pair(w, depth)).join(", ")}}`,
    key: (w) => w.expr(w.source.weighted([[3, "small"], [4, "chars"], [1, "single"], [1, "float"]]), 0),
    range: (w) => `range(${w.source.times(1, 3, () => w.expr("small", 0)).join(", ").replace(/, 0$/, ", 2")})`,
    slice: (w) => `slice(${w.source.times(1, 3, () => w.expr(w.source.chance(0.3) ? "none" : "small", 0)).join(", ")})`,
    item: (w, depth) => w.expr(w.source.weighted([[5, "small"], [1, "int"], [3, "str"], [1, "float"], [1, "single"], [1, "list"], [1, "tuple"], [1, "bytes"], [0.5, "dict"], [0.5, "set"]]), depth),
    iter: (w, depth) => w.expr(w.source.weighted([[4, "list"], [3, "ints"], [2, "tuple"], [2, "str"], [2, "range"], [1, "set"], [1, "dict"], [1, "bytes"], [1, "strs"], [1, "lazy"]]), depth),
    any: (w, depth) => w.expr(w.source.weighted([
        [4, "int"], [3, "str"], [2, "float"], [2, "list"], [2, "tuple"], [1, "dict"], [1, "set"], [1, "frozenset"], [2, "bytes"], [1, "bytearray"], [1, "range"], [1, "slice"], [2, "single"], [1, "complex"], [1, "type"], [0.5, "func"], [0.5, "memview"], [0.5, "lazy"]]), depth),
    type: ({ source }) => source.pick(["int", "str", "float", "list", "dict", "tuple", "set", "bytes", "bool", "complex", "object", "type", "bytearray", "frozenset", "range", "slice", "Exception", "ValueError", "memoryview"]),
    func: ({ source }) => source.pick(["len", "abs", "lambda x: x", "lambda *a: a", "lambda: 1", "str.upper", "repr", "lambda x: -x", "lambda a, b: b", "max", "ord", "print", "int"]),
    key1: ({ source }) => source.pick(["len", "abs", "lambda x: -x", "str", "repr", "lambda x: x % 3", "None", "str.lower", "lambda x: (len(str(x)), x)", "int"]),
    lazy: (w, depth) => w.fill(w.source.pick(["iter(@list)", "map(str, @ints)", "zip(@str, @ints)", "enumerate(@str)", "reversed(@ints)", "filter(None, @list)", "(x for x in @list)", "iter(@dict)", "@dict.items()", "@dict.values()", "@dict.keys()"]), depth - 1),
};
export { TEXTS, BYTES, quote };
