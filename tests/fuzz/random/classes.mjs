// Programs about classes: special methods, inheritance, descriptors, attributes.

const indented = (lines, by = "    ") => lines.flatMap((line) => line.split("\n")).map((line) => by + line);

const BINARY = { add: "+", sub: "-", mul: "*", truediv: "/", floordiv: "//", mod: "%", pow: "**", matmul: "@", and: "&", or: "|", xor: "^", lshift: "<<", rshift: ">>" };
const COMPARE = { lt: "<", le: "<=", eq: "==", ne: "!=", gt: ">", ge: ">=" };
const UNARY = { neg: "-@", pos: "+@", invert: "~@", abs: "abs(@)", bool: "bool(@)", len: "len(@)", int: "int(@)", float: "float(@)", complex: "complex(@)", index: "[1, 2, 3][@]", hash: "type(hash(@))", str: "str(@)", repr: "repr(@)", bytes: "bytes(@)", iter: "list(@)", reversed: "list(reversed(@))", round: "round(@)", trunc: "int(@)", length_hint: "list(@)", dir: "dir(@)", next: "next(@)", fspath: "str(@)", sizeof: "bool(@)" };
const OTHER = {
    getitem: ["(self, i)", "@[1]", "@[1:2]", "@[...]", "@['k']", "1 in @", "list(@)[:3]", "iter(@)"], setitem: ["(self, i, v)", "@.__setitem__(1, 2)"], delitem: ["(self, i)", "@.__delitem__(1)"], contains: ["(self, i)", "1 in @", "'x' not in @"], call: ["(self, *a, **k)", "@()", "@(1, k=2)"],
    getattr: ["(self, k)", "@.missing", "getattr(@, 'zz', 0)", "hasattr(@, 'q')"], getattribute: ["(self, k)", "@.v", "@.w"], format: ["(self, spec)", "f'{@}'", "f'{@:>5}'", "format(@, 'x')"], enter: ["(self)", "run_with(@)"], exit: ["(self, *a)", "run_with(@)"], round: ["(self, n=None)", "round(@)", "round(@, 1)"],
    divmod: ["(self, o)", "divmod(@, 1)", "divmod(1, @)"], rdivmod: ["(self, o)", "divmod(1, @)"], missing: ["(self, k)", "@['nope']"], instancecheck: ["(self, o)", "isinstance(1, @)"], set_name: ["(self, o, n)", "type('T', (), {'q': @})"], class_getitem: ["(cls, i)", "type(@)[1]"], init_subclass: ["(cls, **k)", "type('S', (type(@),), {})"], mro_entries: ["(self, b)", "type('S', (@,), {})"],
};

// What special methods give back.
const result = (w) => w.source.weighted([[5, () => w.expr("small", 0)], [4, () => "NotImplemented"], [2, () => w.expr("any", 0)], [2, () => "self"], [1, () => "None"], [1, () => "iter([1, 2])"], [1, () => "'text'"], [1, () => "True"]])();

function body(w, name, head) {
    const { source: s } = w;
    const lines = [`note('${name}', type(self).__name__)`.replace("self", head.startsWith("(cls") ? "cls" : "self")];
    if (s.chance(0.08)) lines.push(`raise ${s.pick(["ValueError('in ' + '" + name + "')", "AttributeError('a')", "IndexError(1)", "StopIteration", "TypeError", "KeyError('k')"])}`);
    else lines.push(`return ${s.chance(0.1) && head.includes("self") ? `super().__${name}__${head.replace("self, ", "").replace("(self)", "()").replace("=None", "")}` : result(w).replace(/self/g, head.startsWith("(cls") ? "cls" : "self")}`);
    return lines;
}

function specialMethod(w) {
    const { source: s } = w;
    const pickKey = (table) => s.pick(Object.keys(table));
    const [name, head] = s.weighted([
        [5, () => [s.pick(["", "", "r", "i"]) + pickKey(BINARY), "(self, o)"]],
        [4, () => [pickKey(COMPARE), "(self, o)"]],
        [5, () => [pickKey(UNARY), "(self)"]],
        [5, () => { const key = pickKey(OTHER); return [key, OTHER[key][0]]; }],
    ])();
    return [`def __${name}__${head}:`, ...indented(body(w, name, head))].join("\n");
}

// An expression that uses special methods of a or b.
function use(w, names) {
    const { source: s } = w;
    const one = () => s.pick(names), other = () => (s.chance(0.6) ? s.pick(names) : w.expr(s.pick(["small", "any", "chars", "float", "list"]), 0)).replace(/^lambda.*/, "0");
    return s.weighted([
        [6, () => { const sides = [one(), other()]; if (s.chance(0.4)) sides.reverse(); return `${sides[0]} ${s.pick([...Object.values(BINARY), ...Object.values(COMPARE)])} ${sides[1]}`; }],
        [4, () => s.pick(Object.values(UNARY)).replaceAll("@", one())],
        [5, () => { const [, ...uses] = s.pick(Object.values(OTHER)); return s.pick(uses).replaceAll("@", one()); }],
        [2, () => s.pick(["not @", "@ and 1", "{@: 1}", "{@, 1}", "sorted([@, 1])", "sum([@, 1])", "max(@, 1)", "[*@]", "f(*@)", "f(**@)", "dict(@)", "'%s %d' % (@, @)", "'abc'[@]", "range(@)", "'x' * @", "[1] * @", "int('1', @)", "print(@)", "@ in [1, @]", "[1, 2].index(@)", "{1: 2}.get(@)", "(1, @) == (1, 2)", "(1, @) < (1, 2)", "divmod(@, @)", "pow(@, 2, 3)", "isinstance(@, int)", "math_like(@)", "str(@)", "''.join([@])", "bytes([@])", "chr(@)", "hex(@)", "round(@, @)", "enumerate(@)", "any(@)", "all(@)", "tuple(@)", "set(@)", "zip(@)", "list(map(str, @))", "[1, 2, 3][@:]", "float(@)", "complex(@, 1)", "len(@) and 1", "iter(@)", "vars(@)", "type(@).__mro__", "@.__class__.__name__", "[].extend(@)", "min([@, @])", "'{:>4}'.format(@)", "0 < @ < 2", "@ is @", "~@", "callable(@)", "int.__add__(1, @)", "list.__len__(@)", "str.upper(@)", "object.__repr__(@)[:5]", "a.__dict__", "@.__eq__(@)", "type(hash((1, @)))", "id(@) == id(@)"]).replaceAll("@", one())],
    ])();
}

const BASES = [[12, ""], [1, "(int)"], [1, "(list)"], [1, "(dict)"], [1, "(str)"], [0.5, "(tuple)"], [0.5, "(float)"], [0.5, "(set)"], [0.5, "(bytes)"], [0.5, "(Exception)"], [0.3, "(bytearray)"], [0.3, "(complex)"], [0.3, "(frozenset)"]];

function dunders(w) {
    const { source: s } = w;
    const define = (name, base) => [`class ${name}${base}:`, ...indented([...s.times(2, 6, () => specialMethod(w)), "v = 1"])].join("\n");
    const base = s.weighted(BASES);
    const second = s.weighted([[3, "(A)"], [2, ""], [1, base]]);
    // What never ends is ended by note().
    const head = `notes = []\ndef note(*a):\n    print(*a); notes.append(a)\n    if len(notes) > 60: raise SystemExit('enough')\ndef run_with(x):\n    with x as y: print('in', show(y))\n    return 'out'\ndef f(*a, **k): return a, k\ndef math_like(x): return x.__index__()\n`;
    const uses = s.times(4, 9, () => (s.chance(0.15) ? `try:\n    c = a\n    c ${s.pick(Object.values(BINARY))}= ${s.pick(["a", "b", "1", "'x'"])}\n    print(type(c).__name__)\nexcept Exception as e: print(type(e).__name__, e)` : `t(lambda: ${use(w, ["a", "b"])})`));
    return head + [define("A", base), define("B", second), "class Q:\n    def __repr__(self): return 'q'", "try: a, b = A(), B()\nexcept Exception as e: print(type(e), e); a = b = Q()", ...uses].join("\n") + (s.chance(0.3) ? `\n${use(w, ["a", "b"])}` : "") + "\n";
}

/* ---- attributes, properties, descriptors, inheritance ---- */

const MEMBERS = [
    "x = @value", "def m(self): return ('NAME.m', self.__class__.__name__)", "def m(self): return ('NAME', super().m())", "@property\ndef p(self): return ('NAME.p', getattr(self, '_p', 0))", "@property\ndef p(self): return self._p\n@p.setter\ndef p(self, v): self._p = v", "@property\ndef p(self): return 1/0",
    "@classmethod\ndef c(cls): return ('NAME.c', cls.__name__)", "@staticmethod\ndef s(a=1): return ('NAME.s', a)", "d = Desc('NAME.d')", "d = Data('NAME.data')", "__slots__ = ('x', 'y')", "__slots__ = ()", "def __init__(self, x=0): self.x = x", "def __init__(self): super().__init__(); self.y = 1", "def __getattr__(self, k): return ('NAME getattr', k)",
    "def __setattr__(self, k, v): print('NAME setattr', k, v); super().__setattr__(k, v)", "def __delattr__(self, k): print('NAME delattr', k); super().__delattr__(k)", "def __init_subclass__(cls, **k): print('NAME sub', cls.__name__, k)", "def __new__(cls, *a): print('NAME new', a); return super().__new__(cls)", "__private = 5\ndef priv(self): return self.__private",
    "def m(self): return __class__.__name__", "@classmethod\ndef c(cls): return super().c()", "def __class_getitem__(cls, i): return ('NAME', i)", "x: int = 3\ny: str", "def __set_name__(self, o, n): print('set_name', n)", "m2 = lambda self: self.m()", "__match_args__ = ('x',)", "@property\ndef p(self): raise AttributeError('hidden')", "__hash__ = None", "__call__ = m = lambda self, *a: a", "class Inner:\n    z = 1",
    "@p.setter\ndef p(self, v): pass", "x = y", "del x", "for x in 'ab': pass", "__doc__ = 'doc'", "__qualname__ = 'Q'", "__qualname__ = 5", "def __eq__(self, o): return True", "def __repr__(self): return 'NAME()'", "p = property(lambda self: 'lam')", "p = property()", "__len__ = 5", "__iter__ = None", "__contains__ = None", "def x(self): pass",
];

function inheritance(w) {
    const { source: s } = w;
    const names = ["A", "B", "C", "D"].slice(0, s.between(1, 4));
    const head = `class Desc:
    def __init__(self, n): self.n = n
    def __get__(self, o, k): return (self.n, 'get', o is None, k.__name__)
    def __set_name__(self, o, n): print('named', o.__name__, n)
class Data(Desc):
    def __set__(self, o, v): print(self.n, 'set', v)
    def __delete__(self, o): print(self.n, 'delete')
`;
    const define = (name, i) => {
        const earlier = names.slice(0, i), bases = earlier.filter(() => s.chance(0.5));
        if (s.chance(0.5)) bases.reverse();
        if (s.chance(0.06)) bases.push(s.pick(["int", "dict", "type", "object", "Desc", "bool", "5", "Exception", "A", "range"]));
        if (s.chance(0.1)) bases.push(s.pick(["k=1", "metaclass=type", "metaclass=M"]));
        const members = s.times(1, 4, () => s.pick(MEMBERS).replaceAll("NAME", name).replace("@value", w.expr("any", 0)));
        const text = [`class ${name}${bases.length ? `(${bases.join(", ")})` : ""}:`, ...indented(members)].join("\n");
        return s.chance(0.8) ? `try:\n${indented([text]).join("\n")}\nexcept Exception as e: print(type(e).__name__, e)` : text;
    };
    const name = () => s.pick(["x", "y", "m", "p", "c", "s", "d", "_p", "_A__private", "priv", "__dict__", "__class__", "q", "mm", "__slots__", "z", "m2", "xx", "Inner", "__name__"]);
    const object = () => s.pick(["o", "o", "o", s.pick(names)]);
    const action = () => s.pick([
        () => `t(lambda: ${object()}.${name()})`.replace(/\b[A-D]\.__dict__/, (text) => `sorted(k for k in ${text} if k[:2] != "__")`), () => `t(lambda: ${object()}.${s.pick(["m", "c", "s", "priv", "m2", "x", "p"])}(${s.pick(["", "", "1", "o"])}))`, () => `t(lambda: setattr(${object()}, '${name()}', ${w.expr("small", 0)}))`, () => `t(lambda: delattr(${object()}, '${name()}'))`,
        () => `t(lambda: hasattr(${object()}, '${name()}'))`, () => `t(lambda: [k.__name__ for k in ${s.pick(names)}.__mro__])`, () => `t(lambda: sorted(k for k in vars(${object()}) if not k.startswith('__')))`, () => `t(lambda: ${s.pick(names)}(${s.pick(["", "1", "1, 2", "x=3", "k=1"])}).x)`, () => `t(lambda: isinstance(o, ${s.pick(names)}))`, () => `t(lambda: super(${s.pick(names)}, o).m())`,
        () => `t(lambda: ${s.pick(names)}[1])`, () => `t(lambda: ${s.pick(names)}.__bases__)`, () => `t(lambda: o == ${s.pick(names)}())`, () => `t(lambda: {o: 1}[o])`, () => `t(lambda: len(o))`, () => `t(lambda: list(o))`, () => `t(lambda: 1 in o)`, () => `t(lambda: o())`, () => `t(lambda: ${s.pick(names)}.__subclasses__())`, () => `t(lambda: type(o).__qualname__)`,
        () => `t(lambda: setattr(o, '__class__', ${s.pick(names)}))`, () => `t(lambda: ${s.pick(names)}.__init_subclass__())`, () => `t(lambda: ${s.pick(names)}.__annotations__)`, () => `t(lambda: setattr(${s.pick(names)}, '${name()}', lambda *a: len(a)))`, () => `t(lambda: o.__dir__().count('${name()}'))`, () => `o.${name()} += 1`.replace(/^(.*)$/, "try: $1\nexcept Exception as e: print(type(e).__name__, e)"),
    ])();
    const metaclass = s.chance(0.3) ? "class M(type):\n    def __new__(m, n, b, d, **k): print('M', n, sorted(k)); return super().__new__(m, n, b, d)\n    def mm(cls): return 'mm'\n    def __init__(cls, n, b, d, **k): super().__init__(n, b, d)\n" : "M = type\n";
    const last = names.at(-1);
    return head + metaclass + [...names.map(define), `try: o = ${last}()\nexcept Exception as e: print(type(e).__name__, e); o = None`, ...s.times(4, 9, action)].join("\n") + (s.chance(0.3) ? `\no.${name()}` : "") + "\n";
}

/** Programs by name. */
export const classes = { dunders, inheritance };
