// Programs about scopes, loops, comprehensions, unpacking, matching and mistyped names.

const indented = (lines, by = "    ") => lines.flatMap((line) => line.split("\n")).map((line) => by + line);

/* ---- scopes ---- */

function scope(w, depth, name) {
    const { source: s } = w;
    const v = () => s.pick(["x", "y", "z"]);
    const lines = [];
    if (depth < 3 && s.chance(0.3)) lines.push(`${s.pick(depth < 2 ? ["nonlocal", "nonlocal", "global"] : ["global"])} ${v()}`);
    const statement = () => s.pick([
        () => `${v()} = ${w.expr("small", 0)}`, () => `${v()} += 1`, () => `print('${name}', ${v()})`, () => `del ${v()}`, () => `for ${v()} in range(2): pass`, () => `${v()} = [${v()} for ${v()} in (1, 2) if (y := ${v()})]`, () => `${v()} = lambda: ${v()}`, () => `print(sorted(k for k in locals() if len(k) == 1))`,
        () => `fs = [lambda: ${v()} for ${v()} in range(2)]; print([f() for f in fs])`, () => `try: 1/0\nexcept ZeroDivisionError as ${v()}: pass`, () => `import sys as ${v()}`, () => `print((${v()} := 7) + 1)`, () => `with Cm() as ${v()}: pass`, () => `def ${v()}(): return ${v()}`, () => `class ${v()}:\n    ${v()} = ${v()}`, () => `${v()}, *${v()} = 1, 2`,
        () => `exec('${v()} = 3')`, () => `print(eval('${v()}'))`, () => `print({${v()}: ${v()} for ${v()} in 'ab'})`, () => `globals()['${v()}'] = 5`, () => `match ${w.expr("small", 0)}:\n    case ${v()}: print(${v()})`,
    ])();
    lines.push(...s.times(1, 3, statement));
    if (depth > 0) {
        const inner = s.chance(0.75) ? [`def in${depth}(${s.pick(["", v(), v() + "=9", "*" + v()])}):`, ...indented(scope(w, depth - 1, `in${depth}`))] : [`class in${depth}:`, ...indented(scope(w, depth - 1, `K${depth}`))];
        lines.push(inner.join("\n"));
        if (s.chance(0.85)) lines.push(s.chance(0.8) ? `try: in${depth}(${s.pick(["", "", "1"])})\nexcept Exception as e: print(type(e).__name__, e)` : `in${depth}()`);
        lines.push(...s.times(0, 2, statement));
    }
    return lines;
}

function scopes(w) {
    const head = "class Cm:\n    def __enter__(self): return 4\n    def __exit__(self, *a): pass\n";
    return head + scope(w, 3, "top").join("\n") + "\n";
}

/* ---- matching ---- */

function pattern(w, depth, names) {
    const { source: s } = w;
    const capture = () => { const name = `v${names.length}`; names.push(name); return name; };
    const p = () => pattern(w, depth - 1, names);
    const value = () => s.pick([() => w.expr("small", 0), () => w.expr("chars", 0), () => "None", () => "True", () => "-1.5", () => "1+2j", () => "b'a'", () => "K.red", () => "''"])();
    if (depth <= 0) return s.pick([value, capture, () => "_"])();
    return s.pick([
        value, capture, () => `[${s.times(0, 3, p).join(", ")}]`, () => `(${p()}, *${s.chance(0.5) ? capture() : "_"})`, () => `[*${capture()}, ${p()}]`, () => `{${s.times(0, 2, (i) => `${s.pick(["'a'", "1", "'b'", "K.red", "None"])}: ${p()}`).join(", ")}${s.chance(0.3) ? `, **${capture()}` : ""}}`.replace("{, ", "{"),
        () => `Point(${p()}, ${p()})`, () => `Point(y=${p()})`, () => `Point(x=${p()}, y=${p()})`, () => `int(${s.chance(0.5) ? p() : ""})`, () => `str() as ${capture()}`, () => `(${value()} | ${value()} | ${value()})`, () => `(${p()}) as ${capture()}`, () => "_", () => `list([${p()}, ${p()}])`, () => `dict(${s.chance(0.2) ? p() : ""})`, () => `Point(${p()}, ${p()}, ${p()})`,
        () => `float() | int() | bool()`, () => `Other(${p()})`, () => `bool()`, () => `tuple((${p()}, _))`, () => `Point(${p()}, x=${p()})`,
    ])();
}

function matching(w) {
    const { source: s } = w;
    const cases = s.times(2, 5, (i) => {
        const names = [], text = pattern(w, 2, names);
        return `        case ${text}${s.chance(0.15) ? ` if ${s.pick(["x", "len(x)", "x == 1", names[0] ?? "x"])}` : ""}: return (${i}, ${names.map((n) => n + ",").join(" ")})`;
    });
    const subject = () => s.pick([() => w.expr("any", 0), () => "Point(1, 2)", () => "Point('a', [1])", () => "[1, 2]", () => "(1, [2, 3])", () => "{'a': 1, 'b': 2}", () => "{'a': [1, 2], 1: 'x'}", () => "'ab'", () => "0", () => "True", () => "[]", () => "{}", () => "None", () => "Other()", () => "range(2)", () => "-1.5", () => "[Point(1, 2), 3, 4]", () => "b'a'"])();
    const head = "class K: red = 3\nclass Point:\n    __match_args__ = ('x', 'y')\n    def __init__(self, x, y): self.x, self.y = x, y\n    def __repr__(self): return f'P({self.x}, {self.y})'\nclass Other:\n    __match_args__ = " + s.pick(["('nope',)", "5", "(1,)", "['x']", "()"]) + "\n";
    return `${head}def f(x):\n    match x:\n${cases.join("\n")}\n${s.times(4, 8, () => `t(lambda: f(${subject()}))`).join("\n")}\n`;
}

/* ---- unpacking, comprehensions, loops ---- */

function loops(w) {
    const { source: s } = w;
    const target = (depth) => s.weighted([[5, () => s.pick(["a", "b", "c", "x[0]", "d['k']"])], [depth ? 3 : 0, () => `(${s.times(1, 3, () => (s.chance(0.2) ? "*" : "") + target(depth - 1)).join(", ")},)`], [depth ? 1 : 0, () => `[${s.times(1, 2, () => target(depth - 1)).join(", ")}]`]])();
    const clause = (depth) => {
        const source = w.expr(s.pick(["iter", "iter", "any"]), 1).replace(/^(lambda.*)$/, "($1)");
        const head = ` for ${s.pick(["i", "i", "i, j", "(i, *j)", "i"])} in (${source})`;
        return head + (s.chance(0.4) ? ` if ${s.pick(["i", "i != 2", "(k := i)", "not i", "i in x"])}` : "") + (depth && s.chance(0.3) ? clause(depth - 1) : "");
    };
    const comprehension = () => s.pick([() => `[i${clause(1)}]`, () => `{str(i): i${clause(0)}}`, () => `list(i${clause(1)})`, () => `sorted({str(i)${clause(0)}})`, () => `[[i, x[0]]${clause(1)}]`, () => `[(i, [n for n in str(i)])${clause(0)}]`])();
    const block = (depth) => s.times(1, 3, () => s.weighted([
        [3, () => `print(show(a), show(b))`], [3, () => `${target(2).replace(/^\(/, "(")} = ${w.expr(s.pick(["list", "tuple", "str", "any", "dict"]), 1)}`], [2, () => `x.append(${w.expr("small", 0)})`], [depth ? 3 : 0, () => `for ${target(1)} in ${w.expr("iter", 1)}:\n${indented(block(depth - 1)).join("\n")}` + (s.chance(0.3) ? `\nelse: print('else')` : "")],
        [depth ? 1 : 0, () => `if ${w.expr("any", 1)}:\n${indented(block(depth - 1)).join("\n")}`], [2, () => `print(show(${comprehension()}))`], [1, () => `a, b = b, a`], [1, () => `c = ${w.expr("any", 1)}`], [depth < 2 ? 1 : 0, () => s.pick(["break", "continue", "pass", "break"])], [1, () => `d[${w.expr("key", 0)}] = a`],
        [1, () => `a ${s.pick(["+", "-", "*", "|", "&"])}= ${w.expr("any", 0)}`],
    ])());
    const fix = (lines, inLoop) => lines; // break and continue outside a loop are SyntaxErrors, which are compared as well
    const risky = s.times(2, 5, () => `try:\n${indented(fix(block(2))).join("\n")}\nexcept Exception as e: print(type(e).__name__, e)`);
    return `a, b, c, d, x = 1, 'b', [1], {'k': 0}, [0]\n${risky.join("\n")}\nprint(show([a, b, c, d, x]))\n`;
}

/* ---- mistyped names ---- */

const KNOWN = ["'abc'.upper()", "[1].append(2)", "{}.items()", "print(1)", "len([])", "sorted([2, 1])", "x.value", "obj.method(1)", "obj.attribute", "value_one", "(1).bit_length()", "isinstance(1, int)", "b'a'.decode()", "range(3).start", "ValueError('x')", "enumerate('a')", "Thing.create()", "self_like.method(1)", "fun(first=1, second=2)", "{1}.union()", "int.from_bytes(b'a')", "obj.inner.attribute", "sys.version_info", "import_name", "sys.exc_info()", "obj.__class__", "object()", "inner_function()", "(1.5).is_integer()", "None.append(1)", "''.join([])", "(x for x in []).send(1)"];

function mistyped(w) {
    const { source: s } = w;
    const spoil = (text) => {
        const words = [...text.matchAll(/[A-Za-z_]{2,}/g)].filter(([word]) => !["None", "for", "in"].includes(word));
        const { 0: word, index } = s.pick(words);
        const at = s.below(word.length);
        const wrong = s.pick([() => word.slice(0, at) + word.slice(at + 1), () => word.slice(0, at) + word[at] + word.slice(at), () => word.slice(0, at) + s.pick(["x", "e", "_"]) + word.slice(at + 1), () => word[0].toUpperCase() + word.slice(1), () => word + "s", () => word.toLowerCase(), () => word.slice(0, -2), () => word.split("").reverse().join("")])();
        return text.slice(0, index) + wrong + text.slice(index + word.length);
    };
    const head = `import sys
class Thing:
    value = 1
    def __init__(self): self.attribute = 2; self.inner = self
    def method(self, n): return n
    @classmethod
    def create(cls): return cls()
    def __repr__(self): return 'thing'
def fun(first=0, second=0): return first
value_one, x, import_name = 1, Thing(), 3
obj = self_like = Thing()
def inner_function(): pass
`;
    const wrong = spoil(s.pick(KNOWN));
    const place = s.pick([`${wrong}`, `def g(argument, local_value=1):\n    return ${wrong}\ng(1)`, `y = [${wrong} for i in range(2)]`, `class K:\n    z = ${wrong}`, `${wrong}.z`, `t(lambda: ${wrong})\n${spoil(s.pick(KNOWN))}`, `class L(Thing):\n    def go(self): return ${wrong.replace("obj", "self")}\nL().go()`, `from sys import ${spoil(s.pick(["version_info", "maxsize", "modules"]))}`, `import ${spoil(s.pick(["math", "json", "functools", "itertools"]))}`, `class P(Thing):\n    def go(self): return ${s.pick(["attribute", "method", "value"])}\nP().go()`, `del ${spoil(s.pick(["value_one", "obj.attribute", "import_name"]))}`]);
    return head + place + "\n";
}

/** Programs by name. */
export const blocks = { scopes, matching, loops, mistyped };
