// Programs of statements: calls, classes, generators, exceptions, scopes, matching, and the order in which things happen.
import { blocks } from "./blocks.mjs";
import { bodies } from "./bodies.mjs";
import { classes } from "./classes.mjs";

const indented = (lines, by = "    ") => lines.flatMap((line) => line.split("\n")).map((line) => by + line);

/* ---- calls ---- */

function signature(w) {
    const { source: s } = w;
    const value = () => w.expr("small", 0);
    const names = ["a", "b", "c", "d"].slice(0, s.between(0, 4));
    let defaults = false;
    const parts = names.map((name) => { defaults ||= s.chance(0.3); return defaults ? `${name}=${value()}` : name; });
    if (parts.length && s.chance(0.3)) parts.splice(s.between(1, parts.length), 0, "/");
    const keywords = s.times(0, 2, (i) => (s.chance(0.5) ? `k${i}=${value()}` : `k${i}`));
    const star = s.chance(0.4) ? "*args" : keywords.length ? "*" : "";
    const extra = s.chance(0.35) ? "**kw" : "";
    return [...parts, star, ...keywords, extra].filter(Boolean);
}

function call(w, target) {
    const { source: s } = w;
    const args = s.times(0, 4, () => (s.chance(0.2) ? `*${w.expr(s.pick(["ints", "tuple", "str", "any"]), 0)}` : w.expr("item", 0)).replace(/^\*(lambda.*)/, "*($1)"));
    const keys = new Set(s.times(0, 3, () => s.pick(["a", "b", "c", "d", "k0", "k1", "z", "kO", "k2"])));
    for (const key of keys) args.push(`${key}=${w.expr("small", 0)}`);
    if (s.chance(0.25)) args.push("**" + s.pick(["{'a': 1}", "{'k0': 2, 'z': 3}", "{}", "{1: 2}", "dict(b=5)", "[]", "None", "{'x y': 1}"]));
    return `${target}(${args.join(", ")})`;
}

function calls(w) {
    const { source: s } = w;
    const parts = signature(w);
    const names = parts.map((part) => part.replace(/[*=].*|\//, "")).filter(Boolean);
    if (parts.includes("*args")) names.push("args");
    if (parts.includes("**kw")) names.push("kw");
    const result = `(${names.map((n) => n + ",").join(" ")})`;
    const [define, target] = s.pick([
        [`def f(${parts.join(", ")}): return ${result}`, "f"],
        [`f = lambda ${parts.join(", ")}: ${result}`, "f"],
        [`class C:\n    def f(${["self", ...parts].join(", ")}): return ${result}`, "C().f"],
        [`class C:\n    def __init__(${["self", ...parts].join(", ")}): self.v = ${result}\n    def __repr__(self): return 'C' + show(self.v)`, "C"],
        [`class C:\n    @staticmethod\n    def f(${parts.join(", ")}): return ${result}`, "C.f"],
        [`class C:\n    def __call__(${["self", ...parts].join(", ")}): return ${result}`, "C()"],
        [`class M(type):\n    def __call__(${["cls", ...parts].join(", ")}): return ${result}\nclass C(metaclass=M): pass`, "C"],
        [`def g():\n    def f(${parts.join(", ")}): yield ${result}\n    return f`, "list(g()"],
    ]);
    const lines = s.times(3, 7, () => { const text = call(w, target); return `t(lambda: ${text}${target.startsWith("list") ? ")" : ""})`; });
    const last = s.chance(0.4) ? call(w, target) + (target.startsWith("list") ? ")" : "") : "";
    return [define, ...lines, last].join("\n") + "\n";
}

/* ---- generators ---- */

function generatorBody(w, depth, inner) {
    const { source: s } = w;
    const simple = () => s.pick([
        `x = yield ${w.expr("small", 0)}`, `yield ${w.expr("item", 0)}`, "print('got', x)", "x = (yield x), 1", `return ${w.expr("small", 0)}`, "raise ValueError('mine')", "print((yield))", "yield from (i for i in (1, 2))",
        inner ? "x = yield from sub()" : "yield 9", "raise StopIteration(5)", "yield [(yield 'inner'), x]", "pass", "x = 0", "raise GeneratorExit", "raise", "yield from [].append(1) or ()",
    ]);
    const body = () => generatorBody(w, depth - 1, inner);
    return s.times(1, 3, () => {
        if (depth <= 0 || s.chance(0.5)) return simple();
        return s.pick([
            () => ["try:", ...indented(body()), `except ${s.pick(["ValueError", "KeyError", "GeneratorExit", "(TypeError, ValueError)", "Exception", "BaseException", "StopIteration"])} as e:`, ...indented([`print('caught', type(e).__name__, e, type(e.__context__).__name__)`, ...body()])],
            () => ["try:", ...indented(body()), "finally:", ...indented(["print('finally')", ...(s.chance(0.4) ? body() : [])])],
            () => ["for i in range(2):", ...indented(body())],
            () => [`if ${s.pick(["x", "not x", "x is None", "1"])}:`, ...indented(body()), "else:", ...indented(body())],
            () => ["with Cm():", ...indented(body())],
        ])().join("\n");
    });
}

const CONTEXT = `class Cm:
    def __enter__(self): print('enter'); return 'cm'
    def __exit__(self, k, v, tb): print('exit', k and k.__name__, v); return SWALLOW
`;

function generators(w) {
    const { source: s } = w;
    const sub = s.chance(0.5);
    const define = (name, inner) => [`def ${name}(x=0):`, ...indented([...generatorBody(w, 2, inner), "yield 'end'"])].join("\n");
    const action = () => s.pick(["next(g)", "next(g)", "g.send(None)", "g.send(5)", "g.send('v')", "g.throw(ValueError('thrown'))", "g.throw(KeyError)", "g.throw(StopIteration(3))", "g.throw(GeneratorExit)", "g.close()", "list(g)", "next(g, 'none')",
        "[*g]", "g.throw(TypeError, TypeError('x'))", "g.throw(5)", "(g.gi_running, g.gi_frame is None, g.gi_yieldfrom)", "sum(1 for _ in g)", "dict(g)", "g.throw(ValueError, 'text', None)", "g.send()", "iter(g) is g"]);
    const lines = s.times(3, 8, () => `t(lambda: ${action()})`);
    return [CONTEXT.replace("SWALLOW", s.pick(["None", "True", "k is ValueError"])), ...(sub ? [define("sub", false)] : []), define("gen", sub), "g = gen()", ...lines, s.chance(0.3) ? action() : "g.close()"].join("\n") + "\n";
}

/* ---- exceptions ---- */

const RAISES = [
    "raise ValueError('v')", "raise KeyError('k')", "raise TypeError", "raise Own('own', 3)", "1/0", "[][1]", "{}['k']", "undefined", "int('x')", "None.attr", "raise FileNotFoundError(2, 'No such file', 'f')", "raise ValueError('v') from KeyError('cause')",
    "raise Own from None", "raise", "assert x, 'no x'", "assert not x", "raise 5", "raise ValueError from 5", "raise ExceptionGroup('eg', [ValueError(1), KeyError(2)])", "raise StopIteration", "raise BaseException('b')", "len(5)", "x.y.z", "raise e", "raise SystemExit(3)",
    "raise ExceptionGroup('eg', [TypeError(1), ExceptionGroup('in', [ValueError(2)])])", "a, b = 1, 2, 3", "a, b = [1]", "import nothing_there", "from sys import nothing", "'a' + 1", "del x; x", "raise ValueError('line1\\nline2')", "raise ValueError(('t', 1))", "raise UnicodeDecodeError('utf-8', b'x', 0, 1, 'r')", "(lambda: 1/0)()", "raise Own2",
];
const CLASSES = ["ValueError", "KeyError", "TypeError", "Own", "Exception", "(KeyError, IndexError)", "LookupError", "ZeroDivisionError", "BaseException", "ArithmeticError", "5", "NameError", "OSError", "StopIteration", "Own2", "AttributeError"];

function risky(w, depth) {
    const { source: s } = w;
    const body = () => indented(risky(w, depth - 1));
    return s.times(1, 3, () => {
        if (depth <= 0 || s.chance(0.35)) return s.chance(0.5) ? s.pick(RAISES) : s.pick(["print('step', x)", "x -= 1", "pass", "f(0) if x > 1 else 0", "print(show(locals().get('e')))", "return x"]);
        const handlers = () => s.times(1, 2, () => [`except ${s.pick(CLASSES)}${s.chance(0.6) ? " as e" : ""}:`, ...body()]).flat();
        const closing = () => [...(s.chance(0.3) ? ["else:", ...body()] : []), ...(s.chance(0.3) ? ["finally:", ...body()] : [])];
        return s.weighted([
            [5, () => ["try:", ...body(), ...handlers(), ...closing()]],
            [1, () => ["try:", ...body(), "finally:", ...body()]],
            [1, () => ["try:", ...body(), `except* ${s.pick(["ValueError", "(KeyError, TypeError)", "Exception"])} as e:`, ...indented(["print(repr(e))", s.pick(["raise", "pass", "raise KeyError(9)", "1/0", "raise e"])])]],
            [1, () => ["with Cm() as c:", ...body()]],
            [1, () => ["for x in (1, 2):", ...body(), ...(s.chance(0.5) ? ["else:", ...body()] : [])]],
            [1, () => ["while x > 0:", ...indented(["x -= 1"]), ...body(), ...indented([s.pick(["break", "continue", "x -= 1"])])]],
            [1, () => [`if ${s.pick(["x", "not x", "x > 1"])}:`, ...body()]],
        ])().join("\n");
    });
}

function exceptions(w) {
    const { source: s } = w;
    const own = `class Own(ValueError):\n    pass\nclass Own2(Own):\n    def __init__(self): super().__init__('own2')${s.chance(0.3) ? "\n    def __str__(self): return 'str of own2'" : ""}\n`;
    const define = ["def f(x):", ...indented(risky(w, 3))].join("\n");
    const quiet = "def t2(n):\n    try: print('result', f(n))\n    except Exception as e:\n        while e: print(type(e).__name__, e, e.__suppress_context__, getattr(e, '__notes__', None)); e = e.__cause__ or e.__context__\n";
    const tail = s.chance(0.6) ? "f(1)" : "t2(0)\nt2(2)\nf(1)";
    return own + CONTEXT.replace("SWALLOW", s.pick(["None", "True", "k is ValueError", "1/0"])) + define + "\n" + (tail === "f(1)" ? "" : quiet) + tail + "\n";
}

/* ---- the order of things ---- */

function ordered(w) {
    const { source: s } = w;
    let n = 0;
    const o = () => `o(${++n})`;
    const any = (depth) => {
        if (depth <= 0) return o();
        const e = () => any(depth - 1);
        return s.pick([
            () => `${e()} + ${e()}`, () => `(${e()} < ${e()} < ${e()})`, () => `[${e()}, ${e()}]`, () => `f(${e()}, *[${e()}], k=${e()}, **{'m': ${e()}})`, () => `{${e()}: ${e()}, ${e()}: ${e()}}`, () => `(${e()} if ${e()} else ${e()})`,
            () => `(${e()} and ${e()} or ${e()})`, () => `lst[${e()} % 3]`, () => `lst[${e()} % 3:${e()}]`, () => `(y := ${e()}) * y`, () => `[${e()} for i in (1, 2) if ${e()}]`, () => `(lambda a=${e()}: a)()`, () => `f'{${e()}:>{${e()}}}'`, () => `not ${e()}`, () => `-${e()}`,
            () => `${e()} in [${e()}, ${e()}]`, () => `f(*(${e()}, ${e()}), ${e()})`, () => `{**{1: ${e()}}, 2: ${e()}}`, () => `g(${e()}).a`, () => `g(${e()}).m(${e()})`,
        ])();
    };
    const target = () => s.pick([() => `lst[${o()} % 3]`, () => `g(${o()}).a`, () => "v", () => `lst[${o()} % 2:${o()}]`, () => `d[${o()}]`])();
    const statement = () => s.pick([
        () => `${target()} = ${any(2)}`, () => `${target()} += ${any(1)}`, () => `${target()}, ${target()} = ${any(1)}, ${any(1)}`, () => `v = ${target()} = ${any(1)}`, () => `print(${any(2)})`, () => `assert ${any(1)}, ${any(1)}`, () => `del d[${o()}], lst[${o()} % 3]`,
        () => `for ${target()} in (${any(1)}, ${o()}): pass`, () => `[*v, ${target()}] = lst`, () => `print(${any(3)})`, () => `with g(${o()}) as ${target()}, g(${o()}): print(${o()})`, () => `@g(${o()}).deco\ndef h(a=${o()}, *, b: ${o()} = ${o()}): pass`, () => `class K(g(${o()}).base, k=${o()}): z = ${o()}`,
        () => `x: ${o()} = ${o()}`, () => `lst[${o()} % 3]: int = ${o()}`, () => `match ${any(1)}:\n    case ${s.between(1, 3)} if ${o()}: print('m1')\n    case _ if ${o()}: print('m2')`,
    ])();
    const head = `def o(n): print('o', n); return n
class g:
    def __init__(self, n): self.n = n
    def __getattr__(self, k): print('get', self.n, k); return object if k == 'base' else (lambda *a: (a[0] if k == 'deco' else self.n))
    def __setattr__(self, k, v): print('set', k); object.__setattr__(self, k, v)
    def __enter__(self): print('enter', self.n); return [self.n]
    def __exit__(self, *a): print('exit', self.n)
def f(*a, **k): print('call', a, k); return len(a)
lst, d, v = [1, 2, 3], {1: 1, 2: 2}, [0]
`;
    return head + s.times(2, 5, statement).join("\n") + "\nprint(lst, d, v)\n";
}

/** Programs by the name of what they are about; each is a function of a writer. */
export const statements = { calls, generators, exceptions, ordered, ...classes, ...blocks, ...bodies };
