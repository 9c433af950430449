// Programs: each kind is a function of a source of choices that gives a program's text.
import { Source, Writer, tables } from "./source.mjs";
import { literals } from "./values.mjs";
import { forms } from "./forms.mjs";
import { formatting, rawSpec } from "./formatting.mjs";
import { statements } from "./statements.mjs";
import { mutated } from "./mutated.mjs";
import { edited } from "./edited.mjs";
import { attributeLoops, dictLoops, setLoops } from "./loops.mjs";

// show() prints what has no order of its own sorted: sets of strings are hashed by a seed.
export const PRELUDE = `def show(x, d=4):
    k, sub = type(x), lambda i: show(i, d - 1)
    if not d: return k.__name__
    if k in (set, frozenset) and not all(type(i) is int and -1 < i < 99 for i in x): return k.__name__ + str(sorted(map(sub, x)))
    if k in (list, tuple): return k.__name__[0] + '[' + ', '.join(map(sub, x)) + ']'
    if k is dict: return '{' + ', '.join(sub(a) + ': ' + sub(b) for a, b in x.items()) + '}'
    s = repr(x)
    return s if len(s) < 400 else s[:200] + s[-200:] + str(len(s))
def t(f):
    try: r = f()
    except Exception as e: print(type(e).__name__ + ':', e)
    else: print(type(r).__name__, show(r))
`;

Object.assign(literals, { spec: (w) => `'${rawSpec(w)}'`, rawspec: rawSpec });

export const writerFor = (source, wrong = 0.05) => new Writer(source, literals, forms, wrong);
const ROOTS = [[5, "str"], [4, "int"], [3, "list"], [3, "bytes"], [3, "bool"], [3, "float"], [8, "item"], [2, "tuple"], [2, "dict"], [2, "anyset"], [1, "set"], [1, "bytearray"], [2, "complex"], [1, "range"], [1, "slice"], [1, "frozenset"]];

const root = (w) => w.fill(w.source.pick(forms[w.source.weighted(ROOTS)])[0], w.source.between(0, 2));
const catching = (expression) => `t(lambda: ${expression})`;

/** Expressions over all types, their errors caught. */
function values(source) {
    const w = writerFor(source);
    return PRELUDE + source.times(4, 8, () => catching(root(w))).join("\n") + "\n";
}

/** Expressions that fail with a traceback, if they fail. */
function uncaught(source) {
    const w = writerFor(source, 0.25);
    const lines = source.times(1, 3, (i) => source.pick([`x${i} = ${root(w)}`, `${root(w)}`, `assert ${root(w)}, ${w.expr("any", 0)}`, `def f${i}(a):\n    return (a,\n        ${root(w)})\nf${i}(0)`, `class C${i}:\n    v = ${root(w)}`]));
    return lines.join("\n") + "\n";
}

/** Formatting, codecs and numbers as text. */
function texts(source) {
    const w = writerFor(source, 0.02);
    return PRELUDE + source.times(5, 9, () => catching(formatting[source.pick(Object.keys(formatting))](w))).join("\n") + "\n";
}

const MUTATIONS = tables({
    list: `
        x[@n] = @item
        x[@n:@n] = @iter
        x[::@n] = @iter
        x[@n::@n] = @ints
        x[@any] = @any
        del x[@n]
        del x[@n:@n]
        del x[::@n]
        del x[@any]
        x += @iter
        x += @any
        x *= @n
        x.append(@item)
        x.extend(@iter)
        x.insert(@n, @item)
        x.remove(@item)
        x.pop()
        x.pop(@n)
        x.clear()
        x.reverse()
        x.sort()
        x.sort(key=@key1)
        x.sort(reverse=@bool)
        x.append(x)
        x[@n], x[@n] = x[@n], @item
        for i in x: x.append(i) if len(x) < 9 else x.clear()
        for i in x: x.remove(i)
        a, *b = x; print(a, b)
        a, b = x
        *a, b, c = x; print(a, b, c)
        x.sort(key=lambda v: x.append(v))
        [x.pop() for _ in x]
        x[len(x):] = [x[:]]
        x = x[@n:] + x[:@n]`,
    dict: `
        x[@key] = @item
        x[@any] = @item
        del x[@key]
        x |= @dict
        x |= @any
        x.update(@dict)
        x.update(@iter)
        x.update(a=@item)
        x.update(@any, b=@item)
        x.setdefault(@key, @item)
        x.setdefault(@key)
        x.pop(@key)
        x.pop(@key, @item)
        x.popitem()
        x.clear()
        for k in x: del x[k]
        for k in x: x[str(k) + '!'] = 1
        for k in list(x): x[k] = x.pop(k)
        for k, v in x.items(): x[k] = [v]
        a, *b = x.items(); print(a, b)
        a, b = x
        print(list(reversed(x)), len(x))
        print(x.keys() == @dict.keys(), x.items() <= @dict.items())
        it = iter(x); next(it); x['new'] = 1; next(it)
        it = iter(x.values()); x.clear(); next(it)
        x[@key] += @item
        x.keys().isdisjoint(@iter)
        x[0] = x
        x.update(x)
        x |= @list
        print(x.get(@key), @key in x, x.get(@key, @item))`,
    set: `
        x.add(@nat)
        x.add(@nat)
        x.discard(@nat)
        x.remove(@nat)
        x.remove(@any)
        x.pop()
        x.clear()
        x.update(@nats)
        x.update(@nats, @nats)
        x |= @set
        x &= @set
        x -= @set
        x ^= @set
        x |= @any
        x &= @any
        x.intersection_update(@iter)
        x.difference_update(@iter)
        x.symmetric_difference_update(@nats)
        for i in x: x.add(i + 1)
        for i in x: x.discard(i)
        x -= x
        x ^= x
        x = x - @any
        a, *b = x; print(a, b)`,
    bytearray: `
        x[@n] = @byte
        x[@n:@n] = @bytes
        x[@n:@n] = @ints
        x[::@n] = @bytes
        x[@any] = @any
        x[@n:@n] = @any
        del x[@n]
        del x[@n:@n]
        del x[::@n]
        x += @bytes
        x += @any
        x *= @n
        x.append(@byte)
        x.extend(@bytes)
        x.extend(@iter)
        x.insert(@n, @byte)
        x.remove(@byte)
        x.pop()
        x.pop(@n)
        x.reverse()
        x.clear()
        x %= @any
        x.extend(x)
        x[:] = x + x
        x.resize(@small)
        m = memoryview(x); m[@n] = @byte; m.release()
        m = memoryview(x); x.append(1)
        m = memoryview(x); m[@n:@n] = @bytes; print(m.tobytes())`,
    int: `
        x += @num
        x -= @num
        x *= @num
        x //= @int
        x %= @num
        x <<= @n
        x >>= @n
        x &= @int
        x |= @any
        x ^= @int
        x /= @num
        x += @any
        x -= @any
        x @= @any
        x = -x
        x **= 2
        x = divmod(x, @num)[0]
        x = round(x, @_n)
        x = int(x)
        x = abs(x)`,
    str: `
        x += @str
        x += @any
        x *= @n
        x %= @any
        x = x[@n:] + x[:@n]
        x[@n] = @str
        del x[@n]
        x = x.upper()
        x = x.replace(@chars, @chars)
        x = @chars.join(x)
        x = x.center(len(x) + @n, @chars)
        a, b = x
        a, *b = x; print(a, b)
        x.foo = 1
        x = x.swapcase().title()`,
    tuple: `
        x += @tuple
        x += @any
        x *= @n
        x[@n] = @item
        x[@n] += @any
        del x[@n]
        a, b = x
        (a, *b), c = x, 1; print(a, b)
        a, *b, c = x; print(a, b, c)
        x = x[::@n]
        x = (*x, @item)
        x.count = 1`,
});

/** One variable, changed in one statement after another. */
function mutations(source) {
    const w = writerFor(source);
    const type = source.pick(Object.keys(MUTATIONS));
    const lines = source.times(3, 8, () => {
        const statement = w.fill(source.pick(MUTATIONS[type])[0], 2);
        return `try:\n    ${statement}\nexcept Exception as e: print(type(e).__name__ + ':', e)\nprint(show(x))`;
    });
    return `${PRELUDE}x = ${w.expr(type, 1)}\n${lines.join("\n")}\n`;
}

// Each with the writer, whose wrong holes are rare: a program should get far.
const written = Object.entries(statements).map(([name, make]) => [name, (source) => PRELUDE + make(writerFor(source, 0.02))]);

/** A program of some kind with a few tokens changed: mostly a SyntaxError. */
function syntax(source) {
    const [, make] = source.pick(written);
    const text = source.chance(0.3) ? texts(source) : make(source);
    return mutated(source, text.replace(PRELUDE, ""));
}

export const KINDS = [[24, "values", values], [10, "uncaught", uncaught], [14, "texts", texts], [12, "mutations", mutations], [15, "syntax", syntax], ...written.map(([name, make]) => [5, name, make]), [6, "dictloops", dictLoops], [4, "attributeloops", attributeLoops], [1, "setloops", setLoops]];

// Kinds that are there only when they are asked for.
const ASKED = [[1, "edited", edited]];

/** The program of a seed and an index: { kind, code }. */
export function generate(seed, index, only = "") {
    const source = new Source(seed, index);
    const kinds = only ? [...KINDS, ...ASKED].filter(([, name]) => only.split(",").includes(name)) : KINDS;
    const [kind, make] = source.weighted(kinds.map(([weight, ...rest]) => [weight, rest]));
    return { kind, code: make(source) };
}
