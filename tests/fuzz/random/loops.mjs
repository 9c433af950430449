// Programs that change a dict, or what keeps its items in one, while they loop over it: CPython's table decides what they see.

const HEAD = `import collections, copy, json, operator, re, types
count = 0
def new():
    global count
    count += 1
    return KEY
def swap(d, k):
    if k in d: del d[k]
    d[new()] = count
def grow(d, n):
    for i in range(n): d[new()] = i
def thin(d, step):
    for k in list(d)[::step]: del d[k]
def churn(d, n):
    for i in range(n):
        d[new()] = i
        del d[list(d)[i % len(d)]]
def some(d, i): return list(d)[i % len(d)] if d else new()
def hint(it):
    n = operator.length_hint(it)
    return n if n < 9999 else 0
alive = []
def keep(o): # CPython's dict of an instance that is no more is another one
    alive.append(o)
    return o
class Plain: pass
class Slots: __slots__ = ('a', '__dict__')
class Sub(dict): pass
class Key:
    def __init__(self, n): self.n = n
    def __hash__(self): return hash(self.n % 7)
    def __eq__(self, other): return type(other) is Key and self.n == other.n
    def __repr__(self): return f'K{self.n}'
class Text(str): pass
def plain(**kw): return kw
def names(a, b, *, c=1): return locals()
def instance(n, cls=Plain):
    o = cls()
    for i in range(n): setattr(o, f'a{i}', i)
    return keep(o)
`;

const KEYS = [[6, "count"], [5, "f'k{count}'"], [3, "f'k{count}' if count % 7 else count"], [2, "count if count % 2 else f'k{count}'"], [1, "(count, 1)"], [1, "Text(count) if count % 5 == 0 else str(count)"], [2, "Key(count)"], [1, "Key(count) if count % 4 == 0 else f'k{count}'"]];

const pairs = (source, low, high) => source.times(low, high, (i) => `${source.pick([`'x${i}'`, `'x${i}'`, i, `(${i},)`, `${i}.5`])}: ${i}`).join(", ");
const texts = (source, low, high) => source.times(low, high, (i) => `'t${i}': ${i}`).join(", ");
const words = (source, low, high) => source.times(low, high, (i) => `w${i}=${i}`).join(", ");

const MAKERS = [
    [3, (s) => `{${texts(s, 0, 20)}}`],
    [3, (s) => `{${pairs(s, 1, 20)}}`],
    [2, (s) => `{i: i for i in range(${s.below(40)})}`],
    [1, (s) => `dict(zip(range(${s.below(30)}), range(99)))`],
    [1, (s) => `dict.fromkeys(range(${s.below(30)}))`],
    [1, (s) => `dict.fromkeys({${texts(s, 0, 12)}}, 1)`],
    [1, (s) => `dict.fromkeys({${pairs(s, 0, 12)}}, 1)`],
    [1, (s) => `dict.fromkeys({i for i in range(${s.between(1, 30)})}, 1)`],
    [1, (s) => `{**{${pairs(s, 0, 9)}}, ${pairs(s, 0, 9)}}`],
    [1, (s) => `{'a': 0, **{${texts(s, 0, 12)}}, ${pairs(s, 1, 9)}}`],
    [1, (s) => `{${pairs(s, 0, 9)}} | {${texts(s, 0, 12)}}`],
    [1, (s) => `dict({${texts(s, 0, 9)}}, ${words(s, 0, 9)})`],
    [1, (s) => `dict(${words(s, 0, 12)})`],
    [1, (s) => `plain(${words(s, 0, 12)})`],
    [1, (s) => `plain(**{${texts(s, 0, 12)}}, ${words(s, 0, 3)})`],
    [1, () => "names(1, 2)"],
    [1, (s) => `json.loads('{${s.times(0, 12, (i) => `"j${i}": ${i}`).join(", ")}}')`],
    [1, () => "re.match('(?P<a>.)(?P<b>.)(?P<c>.)', 'xyz').groupdict()"],
    [1, () => "collections.namedtuple('N', 'a b c d')(1, 2, 3, 4)._asdict()"],
    [2, (s) => `Sub({${texts(s, 0, 9)}})`],
    [1, (s) => `Sub(${words(s, 0, 9)})`],
    [2, (s) => `collections.OrderedDict({${texts(s, 0, 9)}})`],
    [2, (s) => `collections.defaultdict(int, {${texts(s, 0, 9)}})`],
    [2, (s) => `collections.Counter('${"abcdefghijklmnop".slice(0, s.below(17))}')`],
    [1, (s) => `collections.UserDict({${texts(s, 0, 9)}})`],
    [1, (s) => `types.ModuleType('m').__dict__`],
    [1, (s) => `dict([(i, i) for i in range(${s.below(20)})])`],
    [1, (s) => `dict(vars(instance(${s.below(12)})))`],
    [4, (s) => `vars(instance(${s.between(1, 12)}))`],
    [1, (s) => `vars(instance(${s.between(1, 40)}))`],
    [1, (s) => `instance(${s.between(1, 6)}, Slots).__dict__`],
    [1, (s) => `vars(instance(${s.between(1, 6)}, ${s.pick(["Sub", "type('L', (list,), {})", "type('I', (int,), {})", "type('E', (Exception,), {})", "type('P', (Plain,), {})", "collections.OrderedDict"])}))`],
    [1, (s) => `copy.copy(vars(instance(${s.between(1, 8)})))`],
    [1, (s) => `vars(keep(copy.copy(instance(${s.between(1, 8)}))))`],
    [1, () => "vars(types.SimpleNamespace(a=1, b=2, c=3))"],
    [1, () => "vars(lambda: 0)"],
];

// Before the loop.
const BEFORE = [
    [4, (s) => `grow(d, ${s.between(1, 25)})`],
    [4, (s) => `thin(d, ${s.between(1, 5)})`],
    [2, (s) => `churn(d, ${s.between(1, 30)})`],
    [2, (s) => `for i in range(min(len(d), ${s.between(1, 9)})): d.popitem()`],
    [2, () => "d = d.copy()"],
    [1, () => "d = dict(d)"],
    [1, () => "d = {**d}"],
    [1, () => "d = copy.copy(d)"],
    [1, () => "d = copy.deepcopy(d)"],
    [1, (s) => `d = d | {${pairs(s, 0, 12)}}`],
    [1, (s) => `d |= {${texts(s, 0, 12)}}`],
    [1, (s) => `d.update({${pairs(s, 0, 12)}})`],
    [1, (s) => `d.update(${words(s, 0, 9)})`],
    [1, (s) => `d.update([(new(), 1), (new(), 2)])`],
    [1, () => "d.clear()"],
    [1, (s) => `d.clear(); grow(d, ${s.between(1, 9)})`],
    [1, () => "e = dict(d); thin(e, 2); d = {**e}"],
    [1, () => "e = {new(): 1 for i in range(9)}; thin(e, 3); d.update(e)"],
    [1, () => "d = dict.fromkeys(d, 0)"],
    [1, () => "d = type(d)(d)"],
    [1, () => "d.setdefault(new(), 5)"],
];

// In the loop; k is a key or not.
const CHANGES = [
    [9, () => "swap(d, k)"],
    [5, (s) => `swap(d, some(d, ${s.below(9)}))`],
    [3, (s) => `swap(d, some(d, -${s.between(1, 4)}))`],
    [3, () => "d[new()] = 0; d.popitem()"],
    [3, () => "d.popitem(); d[new()] = 0"],
    [2, () => "d.pop(k, 0); d.setdefault(new(), 1)"],
    [2, () => "d.pop(some(d, 1)); d.update({new(): 1})"],
    [2, (s) => `n = len(d); grow(d, ${s.between(1, 9)})\n        while len(d) > n: del d[some(d, 0)]`],
    [2, (s) => `n = len(d); grow(d, ${s.between(1, 30)})\n        while len(d) > n: d.popitem()`],
    [1, () => "e = dict(d); d.clear(); d.update(e)"],
    [1, () => "e = dict(d); d.clear(); d |= e; swap(d, k)"],
    [1, () => "n = len(d); d.clear(); grow(d, n)"],
    [1, (s) => `churn(d, ${s.between(1, 12)})`],
    [1, () => "v = d.pop(k, 0); d[k] = v"],
    [1, (s) => `d[${s.pick(["new()", "k"])}] = 1`],
    [1, () => "d.pop(k, None)"],
];

const ITERATORS = [[6, "iter(d)"], [3, "iter(d.keys())"], [2, "iter(d.values())"], [4, "iter(d.items())"], [3, "reversed(d)"], [1, "reversed(d.values())"], [2, "reversed(d.items())"], [1, "enumerate(d)"], [1, "zip(d, d.values())"], [1, "(k for k in d)"], [1, "map(str, d)"], [1, "iter(types.MappingProxyType(d))"]];

function walk(source) {
    const changes = source.times(1, 3, () => {
        const when = source.chance(0.5) ? "True" : `step % ${source.between(2, 4)} == ${source.below(2)}`;
        return `    if ${when}:\n        ${source.weighted(CHANGES)(source)}`;
    });
    const kept = source.chance(0.5) ? "print(list(d), end=' ')" : "";
    return `it = ${source.weighted(ITERATORS)}
for step in range(${source.pick([8, 15, 40])}):
    try: x = next(it)
    except StopIteration:
        print('end', hint(it))
        break
    except RuntimeError as e:
        print(e, hint(it), next(it, 'over') if 'keys' in str(e) else '')
        break
    k = x[0] if type(x) is tuple and len(x) == 2 else x
    print(x, hint(it), end=' ')
${changes.join("\n")}
    ${kept}
print(list(d), len(d))`;
}

const PLAIN = `for ITEM in ITERABLE:
    print(ITEM, end=' ')
    if len(d) > 60 or count > 200: break
    CHANGE
`;

// A loop of the everyday kind, whose error ends the program.
function plainLoop(source) {
    const [item, iterable] = source.pick([["k", "d"], ["k", "d.keys()"], ["k, v", "d.items()"], ["k", "reversed(d)"], ["k", "d.values()"], ["i, k", "enumerate(d)"], ["k, v", "zip(d, range(99))"]]);
    return PLAIN.replace("ITEM in", `${item} in`).replace("ITEM", item).replace("ITERABLE", iterable).replace("CHANGE", source.weighted(CHANGES)(source).replaceAll("\n        ", "\n    "));
}

/** A dict that is made, prepared and changed while it is looped over. */
export function dictLoops(source) {
    const before = source.times(0, 4, () => source.weighted(BEFORE)(source));
    const attempt = (line) => `try: ${line}\nexcept (KeyError, TypeError, AttributeError) as e: print(type(e).__name__)`;
    const prepared = before.map((line) => (line.startsWith("for") ? attempt(`[d.popitem() for i in range(min(len(d), 3))]`) : attempt(line)));
    const maker = source.weighted(MAKERS)(source);
    const loops = source.chance(0.7) || maker.includes("UserDict") /* has frames in tracebacks */ ? source.times(1, 2, () => walk(source)) : [plainLoop(source)];
    return `${HEAD.replace("KEY", source.weighted(KEYS))}d = ${maker}\n${prepared.join("\n")}\n${loops.join("\n")}\n`;
}

/** Attributes of an instance or class that come and go while a program loops over them. */
export function attributeLoops(source) {
    const cls = source.pick(["class C: pass", "class C:\n    def __init__(self): self.a = 1; self.b = 2", "class C:\n    x = 1\n    def f(self): self.y = 1", "class C:\n    __slots__ = ('s', '__dict__')", "class C(dict): pass", "class C(Exception): pass", "class B:\n    def __init__(self): self.p = 0\nclass C(B):\n    def g(self): self.q = 1", "class C:\n    def __eq__(self, o): return self is o", "class B: pass\nclass C(B):\n    x = 1\n    y = 2\n    z = 3\n    del x"]);
    // A class without a base has entries of its own for __dict__ and __weakref__ in CPython.
    const target = /C\(B\)/.test(cls) ? source.pick(["C()", "C", "C"]) : "C()";
    const names = source.times(1, source.pick([4, 12, 36]), (i) => `setattr(o, 'n${i}', ${i})`);
    const lines = source.times(0, 3, () => source.pick([
        "delattr(o, some(own(), 0))", "delattr(o, some(own(), 3))", "[setattr(C() if isinstance(o, C) else o, f'z{i}', 1) for i in range(3)]",
        "[C() for i in range(40)]", "setattr(o, new(), 1)", "setattr(o, new(), 1); delattr(o, some(own(), 1))", "vars(o)", "vars(o).clear()", "vars(o).update(u=1, v=2)", "vars(o).popitem()", "o.__dict__ = dict(vars(o))", "vars(o)[3] = 4", "vars(o)['late'] = 1", "other = C(); vars(other).update(vars(o))",
    ]));
    const safe = lines.map((line) => `try: ${line}\nexcept Exception as e: print(type(e).__name__)`);
    const change = source.pick(["delattr(o, k); setattr(o, new(), 1)", "delattr(o, some(own(), 0)); setattr(o, new(), 1)", "setattr(o, new(), 1); delattr(o, some(own(), 0))", "setattr(o, new(), 1); delattr(o, k)", "vars(o).popitem(); setattr(o, new(), 1)", "vars(o)[new()] = 1; del vars(o)[k]", "delattr(o, some(own(), -1)); setattr(o, new(), 1)"]);
    return `${HEAD.replace("KEY", "f'k{count}'")}${cls}
o = ${target}
def own(): return [k for k in vars(o) if type(k) is str and not k.startswith('_')]
${names.join("\n")}
${safe.join("\n")}
seen = []
try:
    for k in ${source.pick(["vars(o)", "vars(o)", "vars(o).items()", "reversed(vars(o))"])}:
        if type(k) is tuple: k = k[0]
        seen.append(k)
        if len(seen) > 90: break
        if type(k) is str and k.startswith('_'): continue
        ${change}
except Exception as e: print(type(e).__name__, e)
print(seen, list(vars(o)))
`;
}

/** A set that is changed while it is looped over. */
export function setLoops(source) {
    const make = source.pick([`set(range(${source.below(40)}))`, `{${source.times(1, 12, () => source.below(60)).join(", ")}}`, `set([${source.times(0, 20, () => source.below(99)).join(", ")}])`, `set(range(${source.below(30)})) - {1, 2, 3}`, `set(range(9)) | {${source.below(99)}}`]);
    const change = source.pick(["s.discard(k); s.add(new())", "s.add(new()); s.discard(k)", "s.pop(); s.add(new())", "s.add(new()); s.pop()", "s ^= {k, new()}", "s.discard(k); s.update([new()])", "s.add(k)", "s -= {k}; s |= {new()}"]);
    const before = source.times(0, 2, () => source.pick(["s.discard(3)", "s.add(new())", "s.pop()", "s = s.copy()", "s.update(range(50, 70))", "s -= set(range(5))", "s.clear(); s.update([7, 8, 9])"])).map((line) => `try: ${line}\nexcept KeyError: pass`);
    return `import operator
count = ${source.pick([0, 20, 100])}
def new():
    global count
    count += ${source.pick([1, 3, 8, 32])}
    return count
s = ${make}
${before.join("\n")}
it = iter(s)
try:
    for k in it:
        print(k, operator.length_hint(it), end=' ')
        if count > 999: break
        ${change}
except RuntimeError as e: print(e)
print(list(s))
`;
}
