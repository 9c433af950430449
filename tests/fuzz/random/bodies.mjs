// Programs about what functions do with their variables: loops over every iterable, unpacking of every shape at every place, closures,
// and all statements inside them.

const indented = (lines, by = "    ") => lines.flatMap((line) => line.split("\n")).map((line) => by + line);

const HEAD = `import itertools
class Own:
    def __init__(self, *items): self.items = items
    def __iter__(self): self.at = 0; return self
    def __next__(self):
        if self.at >= len(self.items): raise StopIteration
        self.at += 1
        return self.items[self.at - 1]
class Old:
    def __init__(self, *items): self.items = items
    def __getitem__(self, i): return self.items[i]
class Cm:
    def __init__(self, v): self.v = v
    def __enter__(self): return self.v
    def __exit__(self, *a): return self.v == 3
class Box: pass
def gen(*items):
    for i in items: yield i
def star(*a, **k): return (a, k)
box, glob = Box(), 5
box.a, box.l = 1, [0, 1, 2]
`;
const NAMES = ["e", "u", "v", "p", "q"];
const ENDS = ["return [e, u, v]", "return e, p", "return locals()", "return [x for x in (p, q)], u", "return (lambda: (e, u, v))()", "return {**{'e': e}, 'v': v}", "return star(e, *[u], v=v)", "return f'{e}{u!r}'", "pass"];

class Body {
    constructor(w, kind) {
        Object.assign(this, { w, s: w.source, kind, walrus: w.source.chance(0.25), nested: 0 });
    }
    name() { return this.s.pick(NAMES); }
    small() { return this.w.expr("small", 0); }
    /** What a loop goes over: pairs mostly. */
    iterable(depth = 1) {
        const { s } = this;
        const pair = () => s.pick(["(1, 2)", "(3, [4])", "('a', 'b')", "'xy'", "[5, 6]", "(7, (8, 9))", "{1: 2, 3: 4}", "(1, 2, 3)", "()", "5", "range(2)", "gen(1, 2)"]);
        const pairs = () => s.times(1, 3, pair).join(", ");
        return s.pick([
            () => "{1: 2, 3: 4}.items()", () => "zip('ab', [1, 2])", () => "enumerate('ab')", () => "enumerate([(1, 2), (3, 4)])", () => `[${pairs()}]`, () => `(${pairs()},)`, () => `iter([${pairs()}])`, () => `gen(${pairs()})`, () => `Own(${pairs()})`, () => `Old(${pairs()})`,
            () => "map(lambda k: (k, -k), [1, 2])", () => "filter(None, [(1, 2), ()])", () => "reversed([(1, 2), (3, 4)])", () => `(x for x in [${pairs()}])`, () => "zip('ab', 'cd', 'ef')", () => "zip([1, 2])", () => "{'ab', 'ab'}", () => "{'ab': 1}", () => "range(3)", () => "'abc'", () => "b'ab'", () => "['ab', 'cd']",
            () => "itertools.product('ab', [1])", () => "itertools.combinations([1, 2, 3], 2)", () => "itertools.pairwise('abc')", () => "zip(itertools.count(), 'ab')", () => "sorted({2: 1, 1: 2}.items())", () => "{1: 2}.keys()", () => "{1: (3, 4)}.values()", () => "dict(a=1).items()", () => "range(4, 0, -2)", () => "[]", () => "(1, 2, 3)",
            () => (depth ? `zip(${this.iterable(0)}, ${this.iterable(0)})` : "'ab'"), () => (depth ? `enumerate(${this.iterable(0)}, 1)` : "[1]"), () => this.name(), () => `[${this.name()}, ${this.name()}]`, () => "itertools.islice(itertools.repeat((1, 2)), 2)", () => "itertools.groupby('aab')", () => "[[1, 2], [3, 4]]",
        ])();
    }
    target(depth = 2) {
        const { s } = this;
        const inner = (most) => {
            const items = s.times(1, most, () => this.target(depth - 1));
            if (s.chance(0.25)) { const i = s.below(items.length); items[i] = "*" + items[i].replace(/^\*/, ""); }
            return items;
        };
        return s.weighted([
            [8, () => this.name()], [depth ? 5 : 0, () => `(${inner(3).join(", ")},)`], [depth ? 1 : 0, () => `[${inner(2).join(", ")}]`], [1, () => "box.a"], [1, () => "box.l[0]"], [0.5, () => "box.l[1:2]"],
        ])();
    }
    pairTarget() {
        return this.s.weighted([[3, () => this.name()], [3, () => `${this.name()}, ${this.name()}`], [2, () => this.target().replace(/^\((.*),\)$/, "$1,")]])();
    }
    value(depth = 1) {
        const { s } = this;
        const v = () => (depth > 0 && s.chance(0.4) ? this.value(depth - 1) : s.chance(0.7) ? this.name() : this.small());
        const x = () => `(${v()})`;
        return s.pick([
            v, v, () => `${v()}, ${v()}`, () => `[${v()}, ${v()}]`, () => `${x()} + ${x()}`, () => `${x()} * 2`, () => `${x()} < ${x()} < ${x()}`, () => `${x()} == ${x()}`, () => `${x()} in [${v()}, ${v()}]`, () => `${x()} if ${x()} else ${x()}`, () => `${x()} and ${x()} or ${x()}`, () => `not ${x()}`,
            () => `${x()}[0]`, () => `${x()}[-1:]`, () => `${x()}[${this.small()}:${this.small()}]`, () => `star(${v()}, ${v()})`, () => `star(*${x()}, k=${v()})`, () => `str(${v()}).upper()`, () => `[${this.name()} for ${this.pairTarget()} in ${this.iterable()}]`, () => `{${this.name()}: ${this.name()} for ${this.pairTarget()} in ${this.iterable()}}`,
            () => `[(${this.name()}, ${this.name()}) for ${this.pairTarget()} in ${this.iterable()} for ${this.pairTarget()} in ${this.iterable(0)} if ${x()}]`, () => `list(${this.name()} for ${this.pairTarget()} in ${this.iterable()})`, () => `(lambda: ${v()})()`, () => `(lambda ${this.name()}=${v()}: ${v()})()`, () => `f'{${this.name()}}'`, () => `(*${x()}, ${v()})`,
            () => (this.walrus ? `(${this.name()} := ${v()})` : v()), () => `1 < ${x()} <= 3`, () => `${x()} is None`, () => `-${x()}`, () => `len(${v()})`, () => `type(${v()}).__name__`, () => `[f() for f in [lambda: ${this.name()} for ${this.pairTarget()} in ${this.iterable()}]]`, () => "glob", () => "box.l",
        ])();
    }
    condition() {
        const { s } = this;
        const n = () => this.name();
        return s.pick([() => n(), () => `not ${n()}`, () => `${n()} == ${this.small()}`, () => `${n()} is not None`, () => `1 < 2 < ${this.small()}`, () => `${n()} in (1, 2)`, () => `${n()} == ${n()} and not ${n()}`, () => `${n()} or ${n()}`, () => `isinstance(${n()}, tuple)`, () => `(${n()} if ${n()} else ${n()}) != 2`, () => this.value(0), () => "True", () => "0"])();
    }
    jump(inLoop) {
        return this.s.pick([...(inLoop ? ["break", "continue"] : []), `return ${this.value(0)}`, "pass", "raise KeyError(1)"]);
    }
    block(depth, inLoop) {
        return this.s.times(1, 3, () => this.statement(depth, inLoop)).flatMap((lines) => lines);
    }
    statement(depth, inLoop) {
        const { s } = this;
        const inside = (loop = inLoop) => indented(this.block(depth - 1, loop));
        const deep = (weight, make) => [depth > 0 ? weight : 0, make];
        const say = () => [`print(show([${s.times(1, 3, () => this.name()).join(", ")}]))`];
        return s.weighted([
            [6, () => [`${this.target()} = ${this.name()}`]], [4, () => [`${this.name()}, ${this.name()} = ${this.name()}`]], [4, () => [`${this.target()} = ${this.value()}`]], [2, () => [`${this.name()}, ${this.name()} = ${this.value(0)}, ${this.value(0)}`.replace(/, (.*), \1$/, ", $1")]], [4, say], [2, () => [`${this.name()} = ${this.target()} = ${this.value()}`]], [1, () => [`${this.name()} += ${this.value(0)}`]], [1, () => [`del ${this.name()}`]],
            [1, () => [`${this.value()}`]], [0.4, () => [this.jump(inLoop)]], [1, () => [`if ${this.condition()}: ${this.jump(inLoop)}`]], [1, () => [`assert ${this.condition()}, ${this.name()}`]], [1, () => [`fs.append(lambda: ${this.name()})`]], [0.6, () => [`global glob; glob = ${this.name()}`].slice(this.declared ? 1 : 0).concat(((this.declared = true), []))],
            [this.kind === "generator" ? 3 : 0, () => [s.pick([`yield ${this.value(0)}`, `${this.target()} = yield ${this.name()}`, `yield from ${this.iterable()}`])]], [this.kind === "async" ? 3 : 0, () => [`${this.target()} = await co(${this.value(0)})`]],
            deep(9, () => [`for ${this.pairTarget()} in ${this.iterable()}:`, ...(s.chance(0.5) ? [`    ${this.target()} = ${this.name()}`] : []), ...inside(true), ...(s.chance(0.25) ? ["else:", ...inside()] : [])]),
            deep(2, () => [`if ${this.condition()}:`, ...inside(), ...(s.chance(0.5) ? [`elif ${this.condition()}:`, ...inside()] : []), ...(s.chance(0.5) ? ["else:", ...inside()] : [])]),
            deep(1, () => ["n = 3", "while n > 0:", "    n -= 1", ...(s.chance(0.5) ? [`    if ${this.condition()}: ${this.jump(true)}`] : []), ...inside(true), ...(s.chance(0.25) ? ["else:", ...inside()] : [])].map((line) => (depth === 3 ? line : line.replace(/\bn\b(?= [=>-])/, `n${depth}`)))),
            deep(3, () => ["try:", ...inside(), `except ${s.pick(["TypeError", "ValueError", "NameError", "KeyError", "Exception"])}${s.chance(0.5) ? ` as ${this.name()}` : ""}:`, ...inside(), ...(s.chance(0.2) ? ["else:", ...inside()] : []), ...(s.chance(0.3) ? ["finally:", ...inside()] : [])]),
            deep(1, () => ["try:", ...inside(), "finally:", ...inside()]), deep(1, () => [`with Cm(${this.value(0)}) as ${this.target()}:`, ...inside()]),
            deep(1.5, () => [`match ${this.value(0)}:`, `    case [u, v]${s.chance(0.3) ? ` if ${this.condition()}` : ""}:`, ...indented(inside()), `    case ${s.pick(["e", "{1: e}", "int() as e", "[e, *q]", "None | 1", "(e, (u, v))", "'ab' | 2"])}${s.chance(0.5) ? ` if ${this.condition()}` : " if 1"}:`, ...indented(inside()), "    case _:", ...indented(inside())]),
            deep(1.5, () => this.inner(depth)), deep(0.7, () => ["class K:", ...indented(this.classBody())]),
        ])();
    }
    classBody() {
        return [`${this.name()} = ${this.value(0)}`, `for ${this.pairTarget()} in ${this.iterable()}: pass`, `def m(self): return ${this.name()}`];
    }
    inner(depth) {
        const name = `in${depth}_${this.nested++}`;
        const own = new Body(this.w, "function");
        Object.assign(own, { walrus: this.walrus, nested: this.nested, declared: true });
        const free = this.s.chance(0.5) ? [`nonlocal ${this.s.pick(["e", "u", "v"])}`] : [];
        const parameters = free.length ? "" : this.s.pick(["", "e=1", "*p", "u, v=2", "**q"]);
        return [`def ${name}(${parameters}):`, ...indented([...free, ...own.block(depth - 1, false), own.s.pick(ENDS)]), this.s.pick([`print(show(${name}()))`, `fs.append(${name})`, `${this.name()} = ${name}()`, `print(show(${name}(1, 2)))`])];
    }
}

const KINDS = { function: "t(lambda: f(FIRST))", generator: "t(lambda: list(f(FIRST)))", async: "t(lambda: run(f(FIRST)))", class: "" };

function functions(w) {
    const { source: s } = w;
    const kind = s.weighted([[8, "function"], [2, "generator"], [1, "async"]]);
    const body = new Body(w, kind);
    const parameters = s.pick(["e", "e, u=1", "e, u=1, v=2", "e, *p", "e, u=(1, 2), v=3, p=4, q=5", "e, /, u=0, *, q=1"]);
    const first = s.times(0, 3, () => `${body.name()} = ${body.small()}`);
    const caught = (block) => (s.chance(0.6) ? ["try:", ...indented(block), "except Exception as x: print(type(x).__name__, x)"] : block);
    const lines = [...first, ...s.times(2, 4, () => caught(body.block(3, false))).flat(), kind === "async" || kind === "function" ? s.pick(ENDS) : `yield ${s.pick(NAMES)}`];
    const run = `${kind === "async" ? "class A:\n    def __init__(self, v): self.v = v\n    def __await__(self): yield; return self.v\ndef co(v): return A(v)\ndef run(c):\n    try:\n        while True: c.send(None)\n    except StopIteration as e: return e.value\n" : ""}`;
    const call = () => KINDS[kind].replace("FIRST", s.pick(["1", "(1, 2)", "[3, 4]", "'ab'", "None"]));
    return `${HEAD}${run}fs = []\n${kind === "async" ? "async " : ""}def f(${parameters}):\n${indented(lines).join("\n")}\n${s.times(1, 3, call).join("\n")}\nfor g in fs: t(g)\nprint(show([glob, box.a, box.l]))\n`;
}

/** The same at the top level of a module, where variables are global. */
function tops(w) {
    const body = new Body(w, "top");
    Object.assign(body, { declared: true });
    body.jump = (inLoop) => body.s.pick([...(inLoop ? ["break", "continue"] : []), "pass", "raise KeyError(1)"]);
    const inner = body.inner.bind(body);
    body.inner = (depth) => inner(depth).map((line) => line.replace("nonlocal", "global"));
    const caught = () => ["try:", ...indented(body.block(3, false)), "except Exception as x: print(type(x).__name__, x)"].join("\n");
    return `${HEAD}fs = []\ne, u, v = 1, (2, 3), 'ab'\n${body.s.times(2, 4, caught).join("\n")}\nfor g in fs: t(g)\nprint(show([glob, box.a, box.l]))\n`;
}

/** Programs by name. */
export const bodies = { functions, tops };
