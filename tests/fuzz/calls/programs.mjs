// Programs of fuzz_calls: what to call is a table that walk.py made, what to hand over is the zoo's.

/** A source of choices: the same seed and index give the same program. */
export class Choices {
    constructor(seed, index) {
        this.state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0;
        for (let i = 0; i < 3; i++) this.next();
    }
    next() {
        let z = (this.state = (this.state + 0x6d2b79f5) >>> 0);
        z = Math.imul(z ^ (z >>> 15), z | 1);
        z ^= z + Math.imul(z ^ (z >>> 7), z | 61);
        return (z ^ (z >>> 14)) >>> 0;
    }
    below(n) { return this.next() % n; }
    pick(list) { return list[this.below(list.length)]; }
    chance(percent) { return this.below(100) < percent; }
}

const KINDS = `int: 0 | 1 | -1 | 5 | 2**31 | 2**63 | -2**63 | 10**9 | 2**70 | -2**200 | 10**400 | True | 0x110000 | 47 | 2**47 | -2**47
float: 0.0 | -0.0 | 1.5 | float('nan') | float('inf') | -1e308 | 5e-324 | 2.0**63 | 1e16
complex: 1j | complex('nan+infj')
str: '' | 'a' | 'abc def' | '\\ud800' | '\\udc80x' | '\\0' | '\\U0010ffff' | 'é' * 300 | 'ab\\n' * 20000 | '%s' | '{0.a[b]!r:>{1}}' | '{' | '1e999' | '-1_0' | 'utf-8' | 'idna' | '__class__' | '__dict__' | 'rb' | '>3i' | '(?P<a>x)+(?(a)b|c)' | '(' * 300 | '2024-02-30T25:00:00' | '%Y %j %U' | '1/0' | 'x=1\\ny' | 'def f(:' | '/a/../b' | 'strict' | 'surrogateescape' | ' ' * 1000 | '\\x1b[0m' | 'x' * 10**6
bytes: b'' | b'abc' | b'\\xff\\xfe' | bytes(300) | b'%d' | b'\\0' * 70000
bytearray: box(bytearray(b'abc' * 30)) | bytearray() | bytearray(10**5)
memoryview: memoryview(b'abcdef') | memoryview(box(bytearray(b'x' * 64))) | memoryview(bytearray(64)).cast('i') | memoryview(bytes(24)).cast('d', [3, 1]) | memoryview(b'abcdef')[::-2] | t(lambda: (m := memoryview(b'a'), m.release())[0], -1) | memoryview(bytearray(8)).cast('B', [2, 2, 2])
tuple: () | (1,) | (1, 2) | (None,) * 3 | ('a', 1) | deep() | ((1, 2), (3, 4)) | (list, 5) | (1,) * 9
list: [] | box([1, 2, 3]) | box(list('abcdef')) | loop() | [[1, 2], [3, 4]] | [None] * 5 | box([Key(1, _spoil), Key(1, _spoil), 3]) | list(range(3000)) | [(1, 2), (0, 1)]
dict: {} | box({'a': 1, 'b': 2}) | box({1: 2, 3: 4}) | box({Key(1, _spoil): 1, Key(1): 2, 'k': 3}) | {'self': 1} | {'a': {'b': {}}} | SD(a=1) | {None: None} | {'': 0} | {5: 6, 'x': 7}
set: set() | box({1, 2, 3}) | frozenset([1, 'a']) | box({Key(1, _spoil), 1, 'q'}) | frozenset() | {frozenset([1]), ()}
view: box({'a': 1}).keys() | box({1: [2]}).values() | box({1: 2, 'k': 3}).items() | vars(int) | box({1: 2}).items().mapping
range: range(0) | range(10) | range(2**70) | range(0, -2**65, -3) | slice(None) | slice(2**70, -1, 3) | slice('a', [], 0)
iterator: iter([]) | iter(box([1, 2, 3])) | iter('abc') | iter(box({1: 2})) | iter(box({1, 2})) | reversed(box([1, 2])) | zip([1], It()) | map(len, [[], 5]) | enumerate(It(), 2**70) | iter(int, 1) | iter(It(5, 1, _spoil)) | It(3, 'ab') | It(1, (1, 2)) | It(10**6, 1) | filter(None, It()) | It(4, [1, 2], _spoil) | iter(range(2**66)) | reversed({1: 2}.items()) | iter(bytearray(b'ab')) | iter(memoryview(b'ab'))
generator: gen() | started() | started(2) | closed(gen()) | running() | (x for x in It()) | (lambda: (yield))() | agen() | agen().__anext__() | agen().asend(1) | agen().athrow(ValueError) | agen().aclose() | coro() | closed(coro()) | coro(gen()) | Await(5) | Await(running()) | started(1, (x for x in It()))
function: len | print | (lambda: 1) | (lambda *a, **k: a) | (lambda x: x) | outer() | [].append | box([1, 2]).pop | str.upper | int.__add__ | (5).__add__ | _spoil | {}.get | type.__call__ | object.__new__ | Plain().__init__ | (lambda x, /, y=2, *, z: 0) | outer | empty_cell() | object.__init_subclass__ | staticmethod(5) | classmethod(len) | property() | property(len, 5, int) | super(bool, True) | Any(3)
class: int | str | object | type | list | tuple | dict | Plain | Slotted | bool | Exception | Meta | BaseException | type(None) | type(len) | ns() | ns(Meta) | liar(int, 'wrong', 3) | liar(type, 'raise', 2) | liar(object, 'wrong', 7) | type(gen()) | list[int] | int | str | liar(type, 'wrong', 4)('N', (), {}) | liar(type, 'late', 6)('N', (list,), {}) | type(vars(int)) | ns(bases=(list,), d={'__slots__': ()})
instance: Plain() | Slotted() | object() | Odd() | Any() | Any(5) | Any('abc') | Any([1]) | Any(gen()) | Claim(int) | Claim(str) | Claim(NameError) | Claim(dict) | Claim(5) | Claim(type) | Claim(list) | Claim(BaseException) | Desc() | Desc(5) | Writer() | Map({'a': 1}) | Map([1, 2]) | Map(5)
index: Ind(3) | Ind(-1) | Ind(2**70) | Ind(10**9) | Ind('x') | Ind(0, _spoil) | Ind(2, _spoil) | Ind(True) | Ind(None) | Ind(1.5) | Ind(-2**63) | Ind(10**6, _spoil)
key: Key(1) | Key('x') | Key(2**80) | Key(1, _spoil) | Key(-1) | Key(None) | Key(3, lambda: 1 / 0) | Key(hash('a'), _spoil)
buffer: Buf(memoryview(b'abc')) | Buf(5) | Buf(None) | Buf(memoryview(bytearray(4)).cast('H')) | Buf(bytearray(3))
exception: ValueError() | ValueError(ValueError(1)) | exc(ValueError, 1, args=box([1, 2])) | exc(SyntaxError, 'm', ('f', 1, 2, 'x' * 10**6, 5, 6)) | exc(SyntaxError, 'm', (5, 'a', [], 7, {}, None)) | exc(SyntaxError, 'm', text=5, lineno=2**70, offset=-2**70, filename=[]) | exc(SyntaxError, 'm', ('f', 1, 10**9, 'ab', 1, -5)) | exc(SyntaxError, 5, text='a\\n' * 5, offset=2**40, end_offset=None, end_lineno=3, print_file_and_line=1) | exc(UnicodeDecodeError, 'utf-8', b'abc', 2**40, -2**40, 'r') | exc(UnicodeDecodeError, 'u', b'abc', 1, 2, 'r', start=-5, end=10**9) | exc(UnicodeEncodeError, 'u', 'abc', 5, 1, 'r', object='') | exc(UnicodeTranslateError, 'a', 9, 99, 'r') | bare(UnicodeDecodeError) | bare(UnicodeEncodeError, 1) | bare(UnicodeTranslateError) | bare(SyntaxError) | bare(OSError, 1, 2) | bare(StopIteration) | bare(ImportError) | exc(OSError, 2**70, 'x', 5) | exc(OSError, 'a', [], {}, filename=5, filename2=[], errno=[], strerror=1) | exc(StopIteration, 5, value=[]) | exc(ImportError, 'x', name=5, path=6, name_from=7) | exc(NameError, 5, name=5) | exc(NameError, 'x', name='y' * 1000) | exc(AttributeError, 'a', name=5, obj=Claim(5)) | exc(AttributeError, 'a', name='foo', obj=liar(object, 'raise', 2)()) | exc(KeyError, Key(1, _spoil)) | exc(SystemExit, [1], code=object()) | ExceptionGroup('g', [ValueError(1), TypeError()]) | bare(ExceptionGroup, 'm', [ValueError()]) | liar(ExceptionGroup, 'late', 4)('m', [ValueError()]) | exc(ExceptionGroup, 'm', [ExceptionGroup('n', [KeyError()])], exceptions=5, args=(5,)) | one(ExceptionGroup, 'exceptions', 5)('m', [ValueError()]) | one(ExceptionGroup, 'exceptions', (5, None))('m', [ValueError()]) | one(ExceptionGroup, 'derive', lambda s, e: 5)('m', [ValueError()]) | cycle() | cycle(ExceptionGroup('g', [cycle()])) | tb(3) | exc(ValueError, __notes__=5) | exc(ValueError, __notes__=[5, Key(1, _spoil)]) | exc(ValueError, __dict__=SD(a=1)) | one(ValueError, '__traceback__', 5)(1) | one(ValueError, 'args', 5)(1) | one(ValueError, '__str__', lambda s: 5)(1) | one(ValueError, '__cause__', 5)(1) | one(ValueError, '__class__', int)(1) | one(SyntaxError, 'text', 5)('m') | one(KeyError, '__module__', 5)(1) | one(KeyError, '__qualname__', 'x' * 9)(1) | caught(KeyError('a'), ValueError('b')) | GeneratorExit() | StopAsyncIteration()
frame: frame() | tbo() | tb().__traceback__ | started().gi_frame | gen().gi_code | (lambda: 1).__code__ | outer.__code__ | compile('x = 1', 'f', 'exec') | compile('await f()', 'f', 'exec', 1 << 13) | closed(gen()).gi_frame | outer().__closure__[0] | frame().f_locals
stolen: vars(Plain()) | vars(Plain) | globals() | vars(_sys) | steal(vars(int)) | steal(vars(type), '__eq__') | vars(outer) | steal(vars(object), '__ror__') | _sys.modules | __builtins__ | steal(types.MappingProxyType({}), '__contains__')
half: bare(int) | bare(str) | bare(list) | bare(dict) | bare(set) | bare(bytearray) | bare(property) | bare(staticmethod) | bare(classmethod) | bare(super) | bare(types.ModuleType) | bare(types.SimpleNamespace) | bare(range, 5) | bare(object) | bare(slice, 1) | bare(type, 'a', (), {}) | bare(zip) | bare(map, len, []) | bare(BaseException) | bare(enumerate, []) | bare(memoryview, b'a')
weak: weakref.ref(Plain()) | weakref.ref(box([Plain()])[0]) | weakref.proxy(box([Plain()])[0]) | weakref.WeakKeyDictionary() | weakref.WeakSet() | weakref.finalize(Plain, _spoil)
alias: list[int] | tuple[int, ...] | typing.List[int] | typing.Optional[int] | typing.TypeVar('T') | int | str | typing.Generic | types.GenericAlias(5, 6) | types.new_class('N', (typing.Generic[typing.TypeVar('T')],)) | typing.NamedTuple('P', [('x', int)]) | types.MappingProxyType(SD(a=1)) | types.SimpleNamespace(a=1) | dataclasses.make_dataclass('D', ['x', ('y', int, 5)])(1) | enum.Enum('E', 'a b') | enum.Flag('F', 'a b')(3) | collections.OrderedDict(a=1) | collections.defaultdict(Ind, a=1) | collections.deque(box([1, 2]), 3) | collections.Counter('abca') | collections.ChainMap({}, SD()) | collections.namedtuple('N', 'a b')(1, 2) | decimal.Decimal('NaN') | decimal.Decimal('1e999999') | fractions.Fraction(1, 3) | datetime.datetime.max | datetime.timedelta.min | datetime.timezone(datetime.timedelta(1) / 2) | array.array('i', [1, 2]) | array.array('d') | io.StringIO('a\\nb') | io.BytesIO(b'abc') | pathlib.PurePath('a/b') | re.compile('(a)|b') | re.match('(a)(b)?', 'a') | random.Random(1) | struct.Struct('>hi') | uuid.UUID(int=5) | itertools.count(2**70) | itertools.tee(It())[0] | itertools.groupby('aab') | itertools.cycle([]) | functools.partial(len, []) | functools.lru_cache(len) | operator.itemgetter(1, 'a') | string.Template('$a') | csv.reader(['a,b']) | contextlib.ExitStack() | inspect.signature(len) | json.JSONEncoder() | copyreg.__newobj__(int) | numbers.Number | abc.ABCMeta('N', (), {}) | hashlib.sha256(b'a') | calendar.Calendar() | shlex.shlex('a b') | difflib.SequenceMatcher(None, 'ab', 'ba') | traceback.TracebackException.from_exception(tb()) | traceback.FrameSummary('f', 1, 'n') | textwrap.TextWrapper() | statistics.NormalDist() | unittest.TestCase()
work: threading.Thread(target=_spoil) | begun(threading.Thread(target=len, args=('a',))) | threading.Timer(5, _spoil) | threading.Lock() | threading.RLock() | threading.Condition() | threading.Event() | threading.Semaphore(2) | threading.Barrier(2) | threading.local() | queue.Queue(1) | queue.PriorityQueue() | queue.SimpleQueue() | concurrent.futures.Future() | concurrent.futures.ThreadPoolExecutor(2) | packed() | packed(0) | packed(9, 8, -9, 1) | smeared(packed()) | smeared(packed(6, 8, -15), 30) | smeared(packed(1, 8, 31, 9, 3), 7) | unpacked() | smeared(unpacked()) | smeared(unpacked(15, 100), 20) | smeared(unpacked(-15, 1), 6)
tree: ast.parse('x = f(1)[a:b] + (lambda: y)') | ast.Module([5], []) | ast.Expression(ast.Constant(Claim(int))) | ast.Name(Key('a'), ast.Load()) | spoiled(ast.parse('def f(a, *b): return a'), 5) | ast.FunctionDef() | ast.NodeTransformer() | xml.etree.ElementTree.fromstring('<a b="c">d<e/>f</a>') | xml.etree.ElementTree.Element('a') | xml.etree.ElementTree.XMLParser() | xml.etree.ElementTree.XMLPullParser() | xml.etree.ElementTree.TreeBuilder() | pyexpat.ParserCreate(None, ' ') | email.message_from_string('From: a@b\\nContent-Type: multipart/mixed; boundary=x\\n\\n--x\\n\\nc\\n--x--') | email.message.EmailMessage() | email.header.Header('a') | email.policy.default | tarfile.TarInfo('a') | tarfile.open(fileobj=io.BytesIO(), mode='w') | zipfile.ZipInfo('a') | zipfile.ZipFile(io.BytesIO(), 'w') | pickle.Pickler(io.BytesIO()) | pickle.Unpickler(io.BytesIO(pickle.dumps([1, {2: 'a'}]))) | pickle.PickleBuffer(b'a') | importlib.util.find_spec('json') | importlib.machinery.ModuleSpec('m', Any()) | unittest.mock.Mock() | unittest.mock.MagicMock(list) | unittest.mock.patch('json.dumps') | unittest.mock.call(1) | unittest.mock.sentinel.a | doctest.DocTestParser() | optparse.OptionParser() | argparse.ArgumentParser() | logging.getLogger('a') | gettext.NullTranslations() | tomllib.loads('a = 1')`;

/** Every expression of the zoo: { kind, text }. */
export const ZOO = KINDS.split("\n").flatMap((line) => {
    const at = line.indexOf(": ");
    return line.slice(at + 2).split(" | ").map((text) => ({ kind: line.slice(0, at), text }));
});
const LIAR_BASES = ["object", "int", "str", "list", "dict", "tuple", "set", "frozenset", "float", "bytes", "bytearray", "Exception", "type", "complex", "ValueError", "BaseException", "Plain", "property", "types.ModuleType", "SyntaxError", "OSError", "KeyError", "ExceptionGroup", "staticmethod", "types.SimpleNamespace", "collections.OrderedDict", "collections.deque", "io.StringIO", "datetime.datetime", "decimal.Decimal", "typing.Generic", "enum.Enum", "collections.defaultdict", "random.Random", "json.JSONEncoder", "datetime.tzinfo", "memoryview", "zip", "map", "enumerate", "StopIteration", "AttributeError", "NameError", "UnicodeDecodeError", "super", "classmethod", "abc.ABC", "contextlib.ContextDecorator", "io.BytesIO", "fractions.Fraction", "functools.partial"];
const LIAR_ARGS = ["", "", "", ", 1", ", 'abc'", ", [1, 2]", ", b'abc'", ", {'a': 1}", ", 'm', [ValueError(1)]", ", 'a', (), {}", ", 2020, 1, 1", ", len, [1]"];
const MODES = "raise wrong wrong wrong self args late tired spoil spoil turn strip gone again prop none".split(" ");

const IN_TURN = 7; // of a program's calls, those that take the next callable of the table: none is left out

const BINARY = "+ - * @ / // % ** << >> & | ^ < <= == != > >= in is".split(" ");

/** Writes programs. `walk` is what walk.py printed: { targets, made: class -> expressions }. */
export class Programs {
    constructor(prelude, walk, calls = 24) {
        Object.assign(this, { prelude, walk, calls, called: new Set(), pairs: new Set() });
    }
    generate(seed, index) {
        const c = (this.c = new Choices(seed, index));
        this.turn = seed * 7919 + index * IN_TURN;
        this.left = IN_TURN;
        this.noted = [];
        const head = Array.from({ length: 2 + c.below(4) }, (_, i) => `x${i} = t(lambda: ${this.value(1)}, -1)`);
        this.names = head.map((_, i) => `x${i}`);
        this.home = c.chance(60) ? c.pick(this.walk.modules) : null;
        const body = Array.from({ length: this.calls }, (_, i) => this.step(i));
        const lines = [...head, ...body].join("\n");
        const modules = this.walk.modules.filter((m) => m !== "builtins" && new RegExp(`\\b${m.replaceAll(".", "\\.")}\\.`).test(lines));
        const imports = ["builtins", "sys", ...modules].map((m) => `import ${m}\n`).join("");
        return { code: `${this.prelude}${imports}${lines}\n`, noted: this.noted };
    }
    value(depth = 0) {
        const c = this.c;
        if (depth === 0 && c.chance(30) && this.names?.length) return this.give("variable", c.pick(this.names));
        if (depth === 0 && c.chance(10)) return this.give("result", `R[-${1 + c.below(3)}]`);
        if (c.chance(24)) {
            const mode = c.pick(MODES);
            return this.give(`liar ${mode}`, `lying(${c.pick(LIAR_BASES)}, '${mode}', ${c.below(400)}${c.pick(LIAR_ARGS)})`);
        }
        if (c.chance(12)) {
            const made = this.walk.made.get(c.pick(this.walk.classes));
            if (made?.length) return this.give("made", c.pick(made));
        }
        if (c.chance(5)) return this.give("half", `bare(${c.pick(this.walk.classes)})`);
        if (c.chance(5)) return this.give("target", c.pick(this.walk.targets).expr);
        const { kind, text } = this.byKind();
        return this.give(kind, text);
    }
    byKind() { // kinds alike, whatever they have
        return this.c.pick(this.walk.zoo.get(this.c.pick(this.walk.kinds)));
    }
    give(kind, text) {
        this.kind = kind;
        return text;
    }
    instance(owner) {
        const c = this.c, made = this.walk.made.get(owner);
        if (made?.length && c.chance(60)) return this.give("instance", c.pick(made));
        if (c.chance(40)) return this.give("half", `${c.chance(80) ? "bare" : "object.__new__"}(${owner})`);
        if (c.chance(60)) return this.give("liar self", `lying(${owner}, '${c.pick(MODES)}', ${c.below(400)}${c.pick(LIAR_ARGS)})`);
        if (c.chance(40)) return this.give("claim", `Claim(${owner})`);
        return this.value();
    }
    call() {
        const c = this.c, pool = (this.home && c.chance(75) && this.walk.byModule.get(this.home)) || this.walk.targets;
        const inTurn = this.left > 0 && this.walk.targets[(this.turn + --this.left) % this.walk.targets.length];
        const target = inTurn || c.pick(pool), args = [];
        const note = () => this.noted.push(`${target.expr}\t${this.kind}`);
        const names = (target.params ?? []).filter((p) => p[2] !== 2 && p[2] !== 4);
        const method = target.owner && target.kind !== "class" && !target.expr.endsWith(".__func__");
        const likely = c.chance(65) && target.params ? Math.min(6, names.length - c.below(Math.max(1, Math.min(3, names.length)))) : c.below(4) + (method ? 1 : 0);
        const wanted = c.chance(5) ? c.below(6) : likely;
        for (let i = 0; i < wanted; i++) {
            const keyword = i > 0 && names[i] && (names[i][2] === 3 || c.chance(15));
            const v = i === 0 && method && c.chance(85) ? this.instance(target.owner) : this.value();
            note();
            args.push(keyword ? `${names[i][0]}=${v}` : v);
        }
        if (!wanted) this.noted.push(`${target.expr}\tnothing`);
        const positional = args.filter((a, i) => !/^\w+=[^=]/.test(a)), keyed = args.filter((a) => /^\w+=[^=]/.test(a));
        if (c.chance(4)) keyed.push(`**${this.value()}`);
        if (c.chance(4)) positional.push(`*${this.value()}`);
        return `${target.expr}(${[...positional, ...keyed].join(", ")})`;
    }
    step(i) {
        const c = this.c, n = c.below(196);
        if (c.chance(58)) return `t(lambda: ${this.call()}, ${n})`;
        if (c.chance(35)) return `t(lambda: ${this.expression()}, ${n})`;
        return this.block(`f${i}`, n);
    }
    expression() {
        const c = this.c, v = () => this.value();
        return c.pick([
            () => `${v()} ${c.pick(BINARY)} ${v()}`, () => `${v()} ${c.pick(BINARY)} ${v()}`, () => `${c.pick(["-", "+", "~", "not "])}${v()}`,
            () => `(${v()})[${v()}]`, () => `(${v()})[${v()}:${v()}:${v()}]`, () => `[*${v()}, *${v()}]`, () => `{**${v()}, **${v()}}`, () => `{*${v()}}`,
            () => `f'{${v()}:{${v()}}}'`, () => `'${c.pick(["%d", "%s", "%*.*f", "%c", "%(a)s", "%x %r", "%-5.3a"])}' % (${v()})`, () => `'${c.pick(["{}", "{0.v}", "{[a]}", "{!r:{}}"])}'.format(${v()}, ${v()})`,
            () => `b'%b %d' % (${v()})`, () => `[x for x in ${v()} if ${v()}]`, () => `{x: y for x, y in ${v()}}`, () => `(${v()}) < (${v()}) <= (${v()})`,
            () => `isinstance(${v()}, ${v()})`, () => `issubclass(${v()}, ${v()})`, () => `sorted(${v()}, key=${v()})`, () => `getattr(${v()}, ${v()}, ${v()})`,
            () => `dict(${v()}, **${v()})`, () => `list(zip(${v()}, ${v()}))`, () => `sum(${v()}, ${v()})`, () => `max(${v()}, key=${v()}, default=${v()})`, () => `type(${v()})(${v()})`,
            () => `next(${v()}, ${v()})`, () => `(${v()}).${this.attribute()}`, () => `(${v()}).${this.attribute()}(${v()})`, () => `super(${v()}, ${v()}).${this.attribute()}`,
            () => `types.FunctionType(${v()}, ${v()}, ${v()}, ${v()}, ${v()})()`, () => `(${v()}).__reduce_ex__(${c.below(6)})`, () => `eval(${v()}, ${v()}, ${v()})`, () => `exec('x = 1; y = x; del x', ${v()}, ${v()})`,
            () => `type('N', (${v()},), ${v()})`, () => `type('N', (${c.pick(LIAR_BASES)}, ${v()}), {'__slots__': ${v()}, 'm': ${v()}})`, () => `print(${v()}, sep=${v()}, end=${v()}, file=${v()})`,
            () => `${c.pick(this.walk.made.get(c.pick(this.walk.classes)) ?? ["R"]) ?? "R"}.${this.attribute()}`, () => `(${v()})(${v()}, ${v()})`, () => `(${v()})(*${v()}, **${v()})`,
            () => `copy.deepcopy(${v()}, ${v()})`, () => `json.dumps(${v()}, default=${v()}, indent=${v()}, sort_keys=${v()})`, () => `traceback.format_exception(${v()})`, () => `''.join(${v()})`, () => `b''.join(${v()})`,
            () => `sys.excepthook(${v()}, ${v()}, ${v()})`, () => `sys.displayhook(${v()})`, () => `sys.unraisablehook(${v()})`, () => `functools.reduce(${v()}, ${v()})`, () => `int(${v()}, ${v()})`, () => `str(${v()}, ${v()}, ${v()})`, () => `t'{${v()}}'`,
            () => `t'{${v()}!r:{${v()}}}'`, () => `(lambda a, b=1, /, c=2, *d, e, **f: 0)(*${v()}, **${v()})`, () => `memoryview(${v()})[${v()}]`, () => `compile(${v()}, ${v()}, ${c.pick(["'exec'", "'eval'", "'single'"])})`,
        ])();
    }
    attribute() {
        return this.c.pick(this.walk.attributes);
    }
    block(f, n) {
        const c = this.c, v = () => this.value(), name = c.pick(this.names);
        const lines = c.pick([
            () => [`with ${v()} as y:`, ` ${v()}`, ` raise ${v()}`], () => [`for y in ${v()}:`, ` _spoil()`, ` if R.append(y) or len(R) > 30: break`], () => [`${name}[${v()}] = ${v()}`], () => [`${name}[${v()}:${v()}] = ${v()}`], () => [`${name}[${v()}:${v()}:${v()}] = ${v()}`],
            () => [`del ${name}[${v()}]`], () => [`del ${name}[${v()}:${v()}:${v()}]`], () => [`y = ${v()}`, `y ${c.pick(["+", "-", "*", "@", "/", "//", "%", "**", "<<", ">>", "&", "|", "^"])}= ${v()}`, "return y"],
            () => [`${name}.${this.attribute()} = ${v()}`, `return ${name}`], () => [`y = ${v()}`, `y.${this.attribute()} = ${v()}`, "return y"], () => [`del ${name}.${this.attribute()}`, `return ${name}`], () => [`y = ${v()}`, `del y.${this.attribute()}`, "return y"],
            () => [`a, *b, c = ${v()}`, "return b"], () => [`(a, b), c = ${v()}`], () => [`raise ${v()} from ${v()}`], () => ["try:", ` raise ${v()}`, `except ${v()}:`, " return 1"], () => ["try:", ` raise ${v()}`, `except* ${v()} as e:`, " R.append(e)"],
            () => [`match ${v()}:`, " case [a, *b, 5]: return b", " case {'a': x, **r}: return r", ` case ${c.pick(["int", "str", "Plain", "Slotted"])}(x): return x`, " case Plain(x=1, y=[_, *_]) | Other(x=1, y=2): return 1", " case None | True | 'abc' | 1.5: return 2", " case (a, b): return a", " case dict(x): return x"],
            () => ["async def co():", ` async with ${v()} as y: await y`, ` async for z in ${v()}: await z`, ` return await ${v()}`, "c = co()", "c.send(None)", `c.send(${v()})`, "return c"], () => ["async def co():", ` return await ${v()}`, "c = co()", `c.${c.pick(["send(None)", "throw(ValueError)", "close()", "__await__()"])}`, `c.throw(${v()})`],
            () => ["def g():", ` z = yield from ${v()}`, " yield z", "c = g()", "next(c)", `R.append(c)`, `c.${c.pick(["send", "throw"])}(${v()})`, "next(c)", `c.close()`],
            () => ["g = gen()", "next(g)", `g.throw(${v()})`, `g.throw(${v()}, ${v()}, ${v()})`], () => ["async def co():", ` return [x async for x in ${v()}]`, "asend = agen().asend(None)", "asend.send(None)", `asend.throw(${v()})`, "co().send(None)"],
            () => [`class N(${v()}, metaclass=${v()}): x = ${v()}`, "return N"], () => [`class N(${v()}):`, ` __slots__ = ${v()}`, ` ${this.attribute()} = ${v()}`, "return N()"], () => ["class N(*[Plain, Other][:1]):", ` ${this.attribute()} = ${v()}`, ` ${this.attribute()} = ${v()}`, "R.append(N())", `N.${this.attribute()}`, `N().${this.attribute()}`, "return N()"],
            () => ["y = Plain()", `y.__dict__ = ${v()}`, "y.a = 1", `y.__class__ = ${v()}`, "R.append(y)", "return y.a"], () => ["d = box({'a': 1})", "y, z = Plain(), Other()", "y.__dict__ = z.__dict__ = d", `y.a = ${v()}`, "z.b = y", "del y.a", `d[${v()}] = 1`, "d.clear()", "y.c = 5", "return y, z, z.c"],
            () => ["class A: x = 1", "class B(A): pass", "b = B()", "b.x", `B.__bases__ = (${v()},)`, "b.x", `B.__bases__ = ${v()}`, "return b"], () => ["class A: pass", `A.__class__ = ${v()}`, `A.__mro__`, `A.__abstractmethods__ = ${v()}`, "return A()"],
            () => [`def mro(cls): return ${v()}`, "class M(type): mro = mro", "class A(Plain, metaclass=M): pass", "R.append(A)", "return A()"], () => ["def h(a, b=1, *c, d=2, **e): return a, b, c, d, e", `h.__code__ = ${v()}`, `h.__defaults__ = ${v()}`, `h.__kwdefaults__ = ${v()}`, `h(1)`], () => ["def h(a, b=1, *, d=2): return a", `h.__${c.pick(["defaults", "kwdefaults", "annotations", "dict", "name", "qualname", "doc", "module", "type_params", "annotate", "globals", "closure", "code"])}__ = ${v()}`, "R.append(h)", "return h(1)"],
            () => [`outer().__code__ = ${v()}`, `h = outer()`, `h.__closure__[0].cell_contents = ${v()}`, "del h.__closure__[0].cell_contents", "return h()"], () => ["b = box(bytearray(b'abc'))", "m = memoryview(b)", "try: b.append(1)", "except BufferError: pass", `b += ${v()}`, `m[0:2] = ${v()}`, `m[${v()}] = ${v()}`, "m.release()", "b.clear()", "return m"],
            () => ["x = box([Key(i, _spoil) for i in range(9)])", `x.sort(key=${v()})`, "x.sort()", `x.extend(${v()})`, `x[${v()}:] = x`, `x.index(${v()})`, "return x"], () => ["x = box({Key(i % 3, _spoil): i for i in range(9)})", `x[${v()}]`, `x.update(${v()})`, `x |= ${v()}`, `x.setdefault(${v()}, ${v()})`, "x == dict(x)", "return x"], () => ["x = box({Key(i % 3, _spoil) for i in range(9)})", `x ${c.pick(["&", "|", "-", "^"])}= ${v()}`, `x.${c.pick(["update", "difference_update", "symmetric_difference", "issubset", "isdisjoint", "intersection", "remove", "add"])}(${v()})`, "return x"],
            () => [`saved = ${c.pick(["builtins.len", "builtins.repr", "builtins.print", "builtins.isinstance", "builtins.__import__", "builtins.__build_class__", "builtins.type", "builtins.str", "sys.stdout", "sys.stderr", "sys.modules", "sys.excepthook", "sys.displayhook", "sys.path", "sys.meta_path"])}`, `__builtins__.${c.pick(["len", "repr", "print", "isinstance", "__import__", "__build_class__", "type", "str", "ValueError", "object", "super"])} = ${v()}`, "class Q: pass", "import textwrap, heapq"],
            () => [`sys.${c.pick(["stdout", "stderr", "modules", "excepthook", "displayhook", "path", "meta_path", "stdin", "argv", "warnoptions"])} = ${v()}`, "print(1)", "import colorsys, textwrap, bisect"], () => [`sys.modules[${c.pick(["'json'", "'re'", "'os'", "'builtins'", "'sys'", "'types'", "5", "'collections.abc'", "'a.b'", "'traceback'", "'copy'"])}] = ${v()}`, "import json, re, os, types, traceback, copy", "from collections.abc import Set", "import a.b"],
            () => { const m = c.pick(this.walk.modules); const names = this.walk.names.get(m) ?? ["x"]; this.noted.push(`patched ${m}\t`); return [`import ${m} as y`, ...Array.from({ length: 1 + c.below(3) }, () => c.chance(70) ? `try: y.${c.pick(names)} = ${v()}\nexcept AttributeError: pass` : `try: del y.${c.pick(names)}\nexcept AttributeError: pass`).flatMap((s) => s.split("\n")), `t(lambda: ${this.call()}, ${n})`, `t(lambda: ${(this.home = m, this.call())}, ${n})`, `return ${this.call()}`]; },
            () => { const k = c.pick(this.walk.classes); return [`y = ${this.instance(k)}`, `y.${c.pick(this.walk.fields.get(k) ?? this.walk.attributes)} = ${v()}`, `y.${c.pick(this.walk.fields.get(k) ?? this.walk.attributes)}`, "R.append(y)", `return y.${c.pick(this.walk.fields.get(k) ?? this.walk.attributes)}(${v()})`]; },
            () => { const k = c.pick(this.walk.classes), m = this.walk.fields.get(k) ?? this.walk.attributes; return [`class N(${k}):`, ...Array.from({ length: 1 + c.below(3) }, () => ` ${c.pick(m)} = ${v()}`), `try: y = N(${v()})`, `except Exception: y = bare(N)`, "R.append(y)", `t(lambda: y.${c.pick(m)}(${v()}), ${n})`, `return y.${c.pick(m)}`]; },
            () => { const k = c.pick(this.walk.classes), m = this.walk.fields.get(k) ?? this.walk.attributes; return [`class N(${k}):`, ` def ${c.pick(m)}(self, *a, **k): return ${v()}`, ` def ${c.pick(m)}(self, *a, **k): _spoil(); return ${v()}`, `try: y = N(${v()})`, `except Exception: y = bare(N)`, "R.append(y)", `t(lambda: y.${c.pick(m)}(${v()}), ${n})`, `return y.${c.pick(m)}(${v()}, ${v()})`]; },
            () => [`y = spoiled(${this.instance(c.pick(this.walk.classes))}, ${v()}, ${c.below(9)})`, `every(y${c.pick(["", `, ${v()}`, `, ${v()}, ${v()}`, ", y"])})`, "R.append(y)", "return y"],
            () => [`y = spoiled(${c.pick(this.walk.made.get(c.pick(this.walk.classes)) ?? ["R"]) ?? "R"}, ${v()}, ${c.below(9)})`, `every(y${c.pick(["", `, ${v()}`, ", y"])})`, "R.append(y)", "return y"],
            () => [`global ${name}`, `${name} = ${v()}`, `del ${name}`, `${name}`], () => [`from ${c.pick(this.walk.modules)} import *`.replace(/^from/, "exec('from") + "', globals())"], () => ["assert not 1, " + v()], () => [`exec(${v()}, ${v()})`],
            () => [`y = ${v()}`, `y.__setstate__(${v()})`, "return y"], () => [`y = ${v()}`, `y.__init__(${v()}, ${v()})`, "R.append(y)", `y.__init__(${v()})`, "return y"], () => [`y = exc(${v()}, ${v()})`, `y.args = ${v()}`, `y.__context__ = ${v()}`, `y.__cause__ = ${v()}`, "return y"], () => [`y = ${v()}`, `y.__traceback__ = ${v()}`, "return y"],
            () => ["y = tb().__traceback__", `y.tb_next = ${v()}`, "f = y.tb_frame", `f.f_lineno = ${v()}`, `f.f_trace = ${v()}`, `f.f_locals[${v()}] = ${v()}`, "f.clear()", "return f"], () => [`y = (${v()}).replace(${c.pick(["co_code", "co_consts", "co_names", "co_varnames", "co_flags", "co_argcount", "co_name", "co_filename", "co_firstlineno", "co_nlocals", "co_freevars"])}=${v()})`, "exec(y)"],
        ])();
        // One failure does not end a block.
        const simple = lines.every((line) => !/^(with|for|try|except|match|async|class|def|global| )/.test(line));
        const body = simple ? lines.map((line) => (/^return/.test(line) || !c.chance(70) ? line : `try: ${line}\n except Exception: pass`).split("\n").join("\n")) : lines;
        return `def ${f}():\n${body.map((line) => ` ${line}`).join("\n")}\nt(${f}, ${n})`;
    }
}
