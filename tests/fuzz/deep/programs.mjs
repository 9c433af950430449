// Programs that build something deep and do something to it. What a level is made of, and what is done, are drawn from two lists.

/** mulberry32: the same programs for the same seed everywhere. */
export function random(seed) {
    let a = seed >>> 0;
    const next = () => {
        a = (a + 0x6d2b79f5) | 0;
        let t = Math.imul(a ^ (a >>> 15), 1 | a);
        t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
        return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    };
    return { below: (n) => Math.floor(next() * n), pick: (list) => list[Math.floor(next() * list.length)] };
}

const PRELUDE = `
import types, functools, itertools, collections, weakref, json, copy, re, typing, dataclasses, traceback, gc, operator, contextlib, ast, pickle, io, threading, queue, tokenize
class A:
    __slots__ = ('x', '__weakref__')
    def __init__(self, x): self.x = x
class B:
    def __init__(self, x): self.x = x
class Eq(B):
    def __eq__(self, other): return self.x == other.x
    def __hash__(self): return hash(self.x)
    def __repr__(self): return f'Eq({self.x!r})'
class Lt(B):
    def __lt__(self, other): return self.x < other.x
class G(B):
    def __getattr__(self, name): return getattr(self.x, name)
class Call(B):
    def __call__(self, *a): return self.x(*a)
class Item(B):
    def __getitem__(self, i): return self.x[i]
    def __len__(self): return len(self.x)
    def __iter__(self): return iter(self.x)
    def __contains__(self, i): return i in self.x
class L(list): pass
class T(tuple): pass
class D(dict): pass
class E(Exception): pass
class C(classmethod): pass
class P(property): pass
class S(staticmethod): pass
@dataclasses.dataclass
class DC: x: object
@dataclasses.dataclass(frozen=True, order=True)
class FC: x: object
NT = collections.namedtuple('NT', 'x')
def caused(x):
    e = ValueError(); e.__cause__ = x
    return e
def within(x):
    e = ValueError(); e.__context__ = x
    return e
def raised(x):
    try: raise E(1) from x
    except E as e: return e
def default(x):
    def f(a=x): return a
    return f
def closure(x): return lambda *a: x(*a)
def gen(x): yield from x
async def co(x): return await x
def attr(x):
    def f(): pass
    f.x = f.__wrapped__ = f.__doc__ = x
    return f
class M(type):
    def __instancecheck__(cls, o): return isinstance(o, cls.x)
    def __getattr__(cls, name): return getattr(cls.x, name)
def described(x):
    e = E(); e.x = x; e.add_note('a')
    return e
`;

// Expressions in x, the level inside.
const LEVELS = `[x] | (x,) | {1: x} | {x: 1} | {x} | frozenset([x]) | slice(x) | slice(1, x, 2) | slice(x, x) | [x, x] | (x, x) | L([x]) | T((x,)) | D(a=x)
types.MethodType(x, 1) | types.MethodType(len, x) | types.MethodType(lambda *a: 1, x) | classmethod(x) | staticmethod(x) | property(x) | property(None, None, None, x) | C(x) | S(x) | P(x)
types.MappingProxyType({1: x}) | types.MappingProxyType(x) | {1: x}.items() | {1: x}.values() | {x: 1}.keys() | iter([x]) | iter((x,)) | iter({1: x}.items())
ValueError(x) | KeyError(x) | KeyError(1, x) | OSError(2, x) | OSError(2, 'a', x) | OSError(2, 'a', 'b', 3, x) | SyntaxError(x) | SyntaxError('a', ('f', 1, 2, x)) | ImportError(x) | ImportError('a', name=x) | StopIteration(x) | SystemExit(x)
NameError('a', name=x) | AttributeError(x, name='a', obj=x) | ExceptionGroup('a', [x]) | BaseExceptionGroup('a', (x, x)) | caused(x) | within(x) | raised(x) | described(x) | E(x) | E(1, x) | AssertionError(x) | UnicodeTranslateError('a', 1, 2, 'b') if x is None else UnicodeError(x)
enumerate(x) | zip(x) | zip(x, x) | map(str, x) | map(x, [1]) | filter(None, x) | reversed([x]) | itertools.chain(x) | itertools.chain.from_iterable(x) | itertools.islice(x, 3) | itertools.tee(x)[0] | itertools.cycle(x) | itertools.starmap(x, [(1,)]) | itertools.takewhile(x, [1]) | gen(x) | gen([x]) | (i for i in x) | co(x) | itertools.groupby(x) | itertools.accumulate(x) | itertools.batched(x, 1) | iter(x, 1) | iter(x)
functools.partial(x) | functools.partial(len, x) | functools.partial(lambda *a, **k: 1, x, k=x) | functools.lru_cache(x) | functools.cached_property(x) | functools.partialmethod(x) | functools.singledispatch(x) | functools.wraps(x)(lambda: 1) | functools.cmp_to_key(x) | contextlib.contextmanager(x)
A(x) | B(x) | Eq(x) | Lt(x) | G(x) | Call(x) | Item(x) | DC(x) | FC(x) | NT(x) | default(x) | closure(x) | attr(x) | types.SimpleNamespace(a=x) | types.ModuleType('m', x) | types.CellType(x) | weakref.ref(x) | weakref.proxy(x) | super(B, x) | super(Eq, x)
ast.Expr(x) | ast.Constant(x) | ast.BinOp(x, ast.Add(), x) | ast.Lambda(ast.arguments([], [], None, [], [], None, []), x) | ast.List([x], ast.Load()) | ast.Module([ast.Expr(x)], []) | pickle.PickleBuffer(x) | threading.Thread(target=x) | threading.Thread(args=(x,))
collections.deque([x]) | collections.OrderedDict(a=x) | collections.defaultdict(x) | collections.defaultdict(None, {1: x}) | collections.Counter({1: x}) | collections.ChainMap(x) | collections.UserList([x]) | collections.UserDict(a=x)
types.GenericAlias(list, x) | list[x] | dict[str, x] | x | None | typing.Optional[x] | typing.Union[x, 1] | typing.List[x] | typing.Callable[[x], x] | typing.Annotated[x, x] | typing.Literal[x] | typing.Generic[x] | typing.TypeVar('T', bound=x) | typing.NewType('N', x) | typing.ClassVar[x]
type('K', (), {'x': x}) | type('K', (), {'__slots__': (), 'x': x, '__doc__': x}) | M('K', (), {'x': x}) | type('K', (x,), {}) | type(x)(x) | memoryview(x) | memoryview(x)[:] | memoryview(x).cast('B') | memoryview(x).toreadonly() | copy.copy(x) | operator.itemgetter(x) | operator.methodcaller('a', x) | range(3)[x] | re.compile('(' + x + ')') | f'({x})' | [*x] | (*x, x) | {**x} | -x | not x`
    .split(/\n| \| /).map((s) => s.trim());

const STARTS = ["None", "1", "[]", "()", "{}", "len", "ValueError()", "int", "B", "b'abc'", "bytearray(3)", "'a'", "lambda *a: 1", "B(1)", "gen([1])", "iter([1])", "frozenset()", "1.5", "NT(1)", "E('a', 2)", "print", "(lambda x: x)"];

// Statements about x and its twin y.
const ACTIONS = `str(x) | repr(x) | ascii(x) | format(x) | f'{x}' | f'{x!r:>5}' | '%s' % (x,) | '%r%a' % (x, x) | '{0} {0!r}'.format(x) | print(x) | x == y | x != y | x < y | x <= y | x > y | [x] == [y] | (x,) < (y,) | {1: x} == {1: y} | {x} == {y} | {x: 1} == {y: 1}
hash(x) | hash((x,)) | {x: 1}[y] | x in [y] | x in {y} | [y].index(x) | [y].count(x) | [y].remove(x) | y in x | len(x) | bool(x) | not x | list(x) | tuple(x) | set(x) | dict(x) | dict([x]) | sorted(x) | sorted([x, y]) | max(x, y) | min([x, y]) | sum(x) | sum([x, y], []) | any(x) | all(x) | next(x) | next(iter(x)) | iter(x) | [*x] | print(*x) | reversed(x)
pickle.dumps(x) | pickle.dumps(x, 0) | pickle.loads(pickle.dumps(x)) == y | pickle.loads(b'(l' * 300000 + b'.') | pickle._dumps(x) | compile(x, 'f', 'exec') | compile(ast.Expression(x), 'f', 'eval') | eval(compile(ast.fix_missing_locations(ast.Expression(x)), 'f', 'eval')) | ast.dump(x) | ast.unparse(x) | list(ast.walk(x)) | ast.copy_location(x, y) | ast.literal_eval(x) | ast.NodeTransformer().visit(x) | threading.Thread(target=x).start() | threading.local().__dict__.update(a=x) | queue.PriorityQueue().put(x)
x() | x(1) | x(x) | x(*x) | x(**x) | x.x | x.a | x.__name__ | x.__qualname__ | x.__doc__ | x.__module__ | x.__wrapped__ | x.__isabstractmethod__ | x.__annotations__ | x.__self__ | x.__func__ | x.__dict__ | x.__class__ | x.__args__ | x.__parameters__ | x.__cause__ | x.args | x.__reduce__() | x.__reduce_ex__(2) | x.__getstate__() | x.__hash__() | x.__repr__() | x.__str__() | x.__eq__(y) | x.__get__(1, int) | x.__get__(x) | x.__set__(1, 2) | x.__set_name__(B, 'a') | x.__length_hint__() | x.__iter__() | x.__init__(x) | x.__init__() | x.__format__('') | x.__sizeof__() | x.__missing__ | x.__mro_entries__(()) | x.__instancecheck__(1) | x.__call__() | x.__next__()
isinstance(1, x) | isinstance(x, x) | issubclass(int, x) | issubclass(x, x) | isinstance(1, (int, x)[::-1]) | isinstance(x, typing.Iterable) | callable(x) | dir(x) | vars(x) | id(x) | type(x)(x) | copy.copy(x) | copy.deepcopy(x) | copy.replace(x) | json.dumps(x) | json.dumps(x, indent=1, default=lambda o: o.x) | json.dumps(x, default=repr) | dataclasses.asdict(x) | dataclasses.astuple(x) | typing.get_args(x) | typing.get_type_hints(x) | x[0] | x[1] | x[x] | x[None] | x.get(1) | x.keys() | x.items() | x.copy() | x | y | x & y | x - y | x ^ y | x + y | x * 2 | x % y | x @ y | -x | ~x | abs(x) | round(x) | divmod(x, y) | pow(x, 2) | int(x) | float(x) | complex(x) | bytes(x) | bytearray(x) | memoryview(x) | str(x, 'utf8') | ''.join(x) | operator.index(x) | range(x) | slice(x) == slice(y) | hash(slice(x)) | [1, 2][x:x] | isinstance(x, y)
setattr(x, 'a', 1) | setattr(B, 'q', x); B(1).q; B(1).q = 2; del B(1).q | delattr(x, 'x') | getattr(x, 'foo', 1) | hasattr(x, 'foo') | B.__class_getitem__ | type('K', (B,), {'x': x})().x | type('K', (x,), {}) | type('K', (), {'__call__': x})()() | type('K', (), {'__getattr__': x})().foo | type('K', (), {'__eq__': x})() == 1 | type('K', (), {'__hash__': x})().__hash__() | type('K', (), {'__iter__': x})().__iter__() | type('K', (), {'__repr__': x})() | repr(type('K', (), {'__repr__': x})()) | str(type('K', (), {'__str__': x})()) | bool(type('K', (), {'__bool__': x, '__len__': x})()) | len(type('K', (), {'__len__': x})()) | type('K', (), {'__add__': x, '__radd__': x})() + 1 | type('K', (), {'__set__': x, '__get__': x})()
functools.reduce(x, [1, 2]) | functools.reduce(lambda a, b: a, x) | list(map(x, [1])) | list(map(x, x)) | list(filter(x, [1])) | list(zip(x, y)) | list(enumerate(x)) | list(itertools.chain(x, y)) | list(itertools.islice(x, 5)) | sorted([2, 1], key=x) | max([1], key=x) | for i in x: pass | for i, j in x: pass | a, b = x | a, *b = x | [i for i in x] | {i for i in x} | {i: i for i in x} | with x: pass | del x, y; gc.collect() | x = y = None | gc.collect() | raise x | raise ValueError from x | raise x from y | traceback.print_exception(x) | ''.join(traceback.format_exception(x)) | traceback.TracebackException.from_exception(x).format() | x.split(ValueError) | x.subgroup(lambda e: True) | x.derive([x]) | x.with_traceback(None) | x.add_note('a')
match x:\\n        case [[a]]: pass\\n        case {1: {1: a}}: pass\\n        case B(x=B(x=a)): pass | try: raise x\\n    except* ValueError: pass | try: raise x\\n    except ExceptionGroup as e: pass | x += y | x |= y | assert x == y, x | exec('x', {'x': x}) | eval('x', x) | eval('x', {}, x) | exec(x) | import_module = __import__('m', x) | x.send(None) | x.throw(ValueError()) | x.close() | x.throw(x) | json.JSONEncoder(default=x).encode(x) | re.sub('a', x, 'a') | 'a'.translate(x) | '{x}'.format_map(x) | '%(a)s' % x | str.format('{0.x.x}{0[0]}', x) | super(type(x), x).__repr__() | object.__repr__(x) | x.__class__ = B | x.update(x) | x.extend(y) | x.append(x) | x.sort() | collections.Counter(x) | collections.deque(x) | collections.ChainMap(x, y)[1] | weakref.ref(x)() == x | weakref.WeakValueDictionary({1: x}) | functools.lru_cache(lambda v: 1)(x) | functools.partial(x, x)() | functools.singledispatch(x)(1) | contextlib.ExitStack().enter_context(x) | contextlib.ExitStack().callback(x) | operator.eq(x, y) | operator.itemgetter(0)(x) | operator.attrgetter('x.x')(x) | sum(x, x) | print(x, file=x) | print(1, sep=x) | input(x) | open(x) | exit(x) | isinstance(x, collections.abc.Hashable) | typing.Union[x, y] | typing.Optional[x] == typing.Optional[y] | list[x] == list[y] | hash(list[x]) | repr(list[x]) | list[x][int] | x[int] | x.__origin__ | int | x | x | int`
    .split(/\n| \| (?!y$|= )/).map((s) => s.trim().replaceAll("\\n", "\n"));

// Texts that are deep: what is put before and behind, n times, and what reads them.
const NESTED = [["(", "l."], ["(", "t"], ["]", "a"], ["(", ")"], ["[", "]"], ["{", "}"], ["{1:", "}"], ["f(", ")"], ["a[", "]"], ["-", ""], ["not ", ""], ["lambda: ", ""], ["1 if ", " else 2"], ["", " if 1 else 2"], ["1 if 1 else ", ""], ["a.", ""], ["", ".a"], ["", "()"], ["", "[0]"],
    ["", " + 1"], ["1 + ", ""], ["1 ** ", ""], ["", " < 1"], ["a and ", ""], ["", " or b"], ["await ", ""], ["*", ""], ["x = ", ""], ["(yield ", ")"], ["[i for i in ", "]"], ["f'{", "}'"], ["f'''{", "}'''"], ["f'{1:{", "}}'"], ["'a' ", ""], ["(a:=", ")"], ["if 1: pass\nel", ""],
    ["if 1:\n", ""], ["class A: ", ""], ["def f(a=", "): pass"], ["@a\n", ""], ["for i in a: ", ""], ["while 1: ", ""], ["try: ", "\nexcept: pass"], ["with a: ", ""], ["match a:\n case ", ""], ["(a, ", ") = 1"], ["[a, *", "] = 1"], ["del (", ")"], ["(?:", ")"], ["(", ")*"], ["(?(1)", ")"], ["(?=", ")"], ["(?<=", ")"], ["(?>", ")"], ["(?i:", ")"],
    ["a|", ""], ["(|", ")"], ["a{1,2}", ""], ["((?:a", ")+)?"], ["{\"a\":", "}"], ["[1,", "]"], ["{0:", "}"], ["{", "!r}"], ["{0[", "]}"], ["%(", ")s"], ["[[", "]]"], ["[a-", "]"], ["a, ", ""], ["a; ", ""], ["a\n", ""], ["a -> ", ""], ["type X[T: ", "] = 1"], ["case (", "): pass"], ["`", "`"], ["\\\n", ""], ["  ", ""], ["\t", ""], ["u'", "'"], ["0x", ""], ["1_", ""], ["9", ""], ["<a>", "</a>"], ["$", ""], ["${", "}"]];
const READERS = ["eval(s)", "ast.parse(s)", "ast.literal_eval(s)", "ast.unparse(ast.parse(s))", "compile(ast.parse(s), 'f', 'exec')", "list(tokenize.generate_tokens(io.StringIO(s).readline))", "pickle.loads(s.encode())", "exec(s)", "compile(s, 'f', 'exec')", "compile(s, 'f', 'eval')", "exec('from __future__ import annotations\\ndef f(a: ' + s + '): pass\\nf.__annotations__')", "exec('match a:\\n case ' + s + ': pass')", "exec(s + '\\n x')", "eval(s)()", "repr(compile(s, 'f', 'exec'))", "re.compile(s)", "re.match(s, 'a' * 50)", "re.compile(s.encode())", "re.sub('a', s, 'aa')", "json.loads(s)", "json.loads(s, object_hook=lambda o: o)", "s.format(1, 2)", "s.format_map({})", "s % {}", "format(1, s)", "int(s)", "float(s)", "complex(s)", "typing.get_type_hints(type('K', (), {'__annotations__': {'a': s}}))", "__import__('string').Template(s).substitute()", "__import__('string').Formatter().format(s, 1)", "__import__('fractions').Fraction(s)", "__import__('fnmatch').fnmatch('a' * 50, s)", "__import__('glob').glob(s)", "list(__import__('csv').reader([s]))", "__import__('struct').calcsize(s)", "__import__('decimal').Decimal(s)", "__import__('textwrap').dedent(s)", "__import__('shlex').split(s)", "__import__('html').unescape(s)", "__import__('difflib').SequenceMatcher(None, s, s[1:]).ratio()", "__import__(s)", "__import__(s.replace('a', 'a.'))", "operator.attrgetter(s)(1)", "getattr(1, s)", "s.encode('unicode_escape')", "s.encode().decode('unicode_escape')", "s.encode('idna')"];

const indent = (text) => text.replaceAll("\n", "\n    ");
const tried = (what) => `try:\n    ${indent(what)}\nexcept Exception as e: print(type(e).__name__)\n`;

function nestedText(r, n) {
    const [before, behind] = r.pick(NESTED), [b2, e2] = r.below(2) ? r.pick(NESTED) : ["", ""];
    const closed = r.below(3) ? ` + ${JSON.stringify(e2 + behind)} * ${n}` : "";
    return `${PRELUDE}\na = b = f = x = 1\ns = ${JSON.stringify(before + b2)} * ${n} + ${JSON.stringify(r.pick(["1", "a", "", "x"]))}${closed}\n` + tried(r.pick(READERS));
}

// A level that cannot be made there is left out from then on.
const MAKE = `
def make(x, levels, n):
    for i in range(n):
        if not levels: break
        level = levels[i % len(levels)]
        try: x = level(x)
        except Exception as e: levels.remove(level)
    return x
`;

function nestedValues(r, n) {
    const levels = Array.from({ length: r.pick([1, 1, 2, 3]) }, () => `lambda x: ${r.pick(LEVELS)}`).join(", "), start = r.pick(STARTS);
    const actions = Array.from({ length: 20 }, () => tried(r.pick(ACTIONS))).join("");
    const make = `make(${start}, [${levels}], ${n})`;
    return `${PRELUDE}${MAKE}\nx, y = ${make}, ${make}\n${actions}print('alive')\n${r.below(4) ? "" : "x\n"}`;
}

/** The program with this number: text, up to 300,000 levels. */
export function program(seed, i) {
    const r = random(seed * 1000003 + i);
    const n = r.pick([300000, 30000, 30000, 5000, 5000, 300]);
    return r.below(5) ? nestedValues(r, n) : nestedText(r, n);
}
