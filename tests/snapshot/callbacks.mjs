// Every function of the library that takes a callback, with one that calls the host: module, and what is said. ask() gives its argument back.
export const callbacks = {
    'argparse': `
import argparse
class Act(argparse.Action):
    def __call__(self, parser, namespace, values, option_string=None): setattr(namespace, self.dest, ask(values))
p = argparse.ArgumentParser(exit_on_error=False)
p.add_argument('n', type=lambda t: int(ask(t)))
p.add_argument('--a', action=Act)
p.add_argument('--d', default='5', type=lambda t: ask(t) + '!')
print(p.parse_args(['3', '--a', 'x']))`,
    'ast': `
import ast
class V(ast.NodeVisitor):
    def visit_Name(self, node): print(ask(node.id))
class T(ast.NodeTransformer):
    def visit_Constant(self, node): return ast.Constant(ask(node.value) + 1)
tree = ast.parse('a + f(b, 1)')
V().visit(tree)
print(ast.unparse(T().visit(tree)))`,
    'asyncio': `
import asyncio
async def work(n):
    await asyncio.sleep(0)
    return ask(n)
async def main():
    loop = asyncio.get_running_loop()
    loop.call_soon(lambda: print('soon', ask(1)))
    f = loop.create_future()
    f.add_done_callback(lambda f: print('done', ask(f.result())))
    f.set_result(2)
    loop.set_exception_handler(lambda loop, context: print('handled', ask(str(context['exception']))))
    loop.call_soon(lambda: 1 / 0)
    async with asyncio.TaskGroup() as g:
        ts = [g.create_task(work(i)) for i in range(3)]
    print([t.result() for t in ts], await asyncio.to_thread(lambda: ask(7)), await asyncio.gather(work(8), work(9)))
asyncio.run(main())`,
    'atexit': `
import atexit
atexit.register(lambda: print('end', ask(1)))
atexit.register(print, ask(2))`,
    'bisect and heapq': `
import bisect, heapq
print(bisect.bisect([1, 2, 3], 2, key=lambda v: ask(v)), list(heapq.merge([1, 4], [2, 3], key=lambda v: ask(v))))
print(heapq.nlargest(2, [3, 1, 2], key=ask), heapq.nsmallest(1, 'ba', key=lambda v: ask(v)))
l = [1, 3]
bisect.insort(l, 2, key=lambda v: ask(v))
print(l)`,
    'codecs and the texts that they make': `
import codecs, io
codecs.register_error('asked', lambda e: (ask('<%d>' % e.start), e.end))
print('aéb'.encode('ascii', 'asked'), b'\\xff\\xfe'.decode('utf-8', 'asked'), bytearray('ö', 'ascii', 'asked'), codecs.charmap_encode('ab', 'asked', {97: 1, 60: 2, 62: 3, 49: 4}))
plain = codecs.lookup('latin-1')
class Turned(codecs.BufferedIncrementalDecoder):
    def _buffer_decode(self, data, errors, final): return ask(data[:len(data) & -2].decode('latin-1')[::-1]), len(data) if final else len(data) & -2
codecs.register(lambda name: codecs.CodecInfo(lambda t, e='strict': (ask(t[::-1]).encode(), len(t)), plain.decode, incrementaldecoder=Turned, incrementalencoder=plain.incrementalencoder, name=name) if name == ask('turned') else None)
print('abc'.encode('turned'), bytearray('ab', 'turned'), [*codecs.iterdecode([b'ab', b'c', b'd'], 'turned')])
t = io.TextIOWrapper(io.BytesIO(b'ab\\nd'), 'turned')
print(t.read(1), t.tell(), t.readline(), t.read())
t = io.TextIOWrapper(io.BytesIO(b'a\\xffb\\n\\xfe'), errors='asked')
print(t.read(2), t.tell(), t.readline(), t.tell(), t.read())`,
    'concurrent.futures and threading': `
import threading, queue
from concurrent.futures import ThreadPoolExecutor
said = []
with ThreadPoolExecutor(2, initializer=lambda: said.append(ask('made'))) as pool:
    f = pool.submit(lambda v: ask(v), 3)
    f.add_done_callback(lambda f: said.append(ask(f.result() + 1)))
    print(list(pool.map(lambda v: ask(v), [5, 6])), f.result())
print(sorted(map(str, said)))
c = threading.Condition()
t = threading.Thread(target=lambda: print('thread', ask(1)))
t.start(); t.join()
with c: print(c.wait_for(lambda: ask(True)))
b = threading.Barrier(1, action=lambda: print('barrier', ask(2)))
print(b.wait())
threading.excepthook = lambda args: print('hook', ask(str(args.exc_value)))
t = threading.Thread(target=lambda: 1 / 0); t.start(); t.join()
timer = threading.Timer(0, lambda: print('timer', ask(3))); timer.start(); timer.join()`,
    'configparser': `
import configparser
class Own(configparser.BasicInterpolation):
    def before_get(self, parser, section, option, value, defaults): return ask(value) + '?'
p = configparser.ConfigParser(converters={'list': lambda text: ask(text).split()}, interpolation=Own())
p.optionxform = lambda name: ask(name).upper()
p.read_string('[a]\\nx = 1 2\\n')
print(p.getlist('a', 'x'), p.options('a'))`,
    'contextlib': `
from contextlib import *
@contextmanager
def c(v):
    try: yield ask(v)
    finally: print('out', ask(v + 1))
with c(1) as v: print(v)
@c(5)
def f(): return ask(6)
print(f())
with ExitStack() as s:
    s.enter_context(c(10)), s.callback(lambda: print('called', ask(20))), s.push(lambda *e: print('pushed', ask(30)))
with closing(type('C', (), {'close': lambda self: print('closed', ask(1))})()): pass
with redirect_stdout(type('W', (), {'write': lambda self, t: ask(len(t)), 'flush': lambda self: None})()): print('hidden')`,
    'contextvars': `
import contextvars
v = contextvars.ContextVar('v', default=1)
def f():
    v.set(ask(2))
    return v.get()
print(contextvars.copy_context().run(f), v.get())`,
    'copy, pickle and shelve': `
import copy, copyreg, io, pickle
class P:
    def __init__(self, v): self.v = v
    def __reduce__(self): return P, (ask(self.v),)
class S:
    def __getstate__(self): return ask({'a': 1})
    def __setstate__(self, state): self.__dict__.update(ask(state))
    def __copy__(self): return ask('copied') and S()
class Q: pass
copyreg.pickle(Q, lambda q: (str, (ask('q'),)))
class Own(pickle.Pickler):
    def persistent_id(self, obj): return ask('id') if isinstance(obj, Q) else None
    def reducer_override(self, obj): return ask(NotImplemented) if False else NotImplemented
class Load(pickle.Unpickler):
    def persistent_load(self, pid): return ask(pid)
    def find_class(self, module, name): return ask(None) or super().find_class(module, name)
print(pickle.loads(pickle.dumps([P(3), S(), Q()]))[0].v, vars(copy.deepcopy(S())), copy.copy(P(5)).v, type(copy.copy(S())))
f = io.BytesIO()
Own(f).dump([Q(), P(1)])
f.seek(0)
print(Load(f).load()[0])`,
    'csv': `
import csv
class Rows:
    def __iter__(self): return self
    n = 0
    def __next__(self):
        self.n += 1
        if self.n > 2: raise StopIteration
        return ask(f'{self.n},x')
class Out:
    def write(self, text): print(repr(ask(text)))
class V:
    def __str__(self): return ask('v')
print(list(csv.reader(Rows())), list(csv.DictReader(Rows(), fieldnames=['a', 'b'])))
csv.writer(Out()).writerows([[V(), 1], ['a,b', None]])`,
    'difflib and filecmp': `
import difflib
print(difflib.SequenceMatcher(lambda c: ask(c) == ' ', 'a b', 'ab').ratio())
print([*difflib.ndiff(['a\\n'], ['b\\n'], linejunk=lambda l: ask(False))], difflib.get_close_matches('ab', ['abc']))
class Page(difflib.HtmlDiff):
    def _format_line(self, side, flag, linenum, text): return ask(f'[{linenum} {text!r}]')
page = Page(4, 3, charjunk=lambda c: ask(c) == ' ')
print(page.make_table(['\\ta b\\n', 'c'], ['\\ta  b\\n'], 'old', ask('new'), context=ask(True), numlines=1), page._prefix)`,
    'doctest': `
import doctest
def f():
    """
    >>> ask(1) + 1
    2
    """
class Own(doctest.OutputChecker):
    def check_output(self, want, got, optionflags): return ask(super().check_output(want, got, optionflags))
test = doctest.DocTestFinder().find(f, 'f', globs={'ask': ask})[0]
print(doctest.DocTestRunner(checker=Own(), verbose=False).run(test))`,
    'email': `
import email, email.policy
class Own(email.policy.EmailPolicy):
    def header_fetch_parse(self, name, value): return super().header_fetch_parse(name, ask(value))
    def header_source_parse(self, lines): return super().header_source_parse([ask(line) for line in lines])
m = email.message_from_string('To: a@b\\nSubject: x\\n\\nbody', policy=Own())
print(m['to'], m.get_content(), [ask(part.get_content_type()) for part in m.walk()])`,
    'enum': `
from enum import *
class N(Enum):
    def _generate_next_value_(name, start, count, last): return ask(name)
    A = auto()
    B = auto()
    @classmethod
    def _missing_(cls, value): return cls[ask(value).upper()]
@verify(UNIQUE)
class F(Flag):
    R = 1
print(list(N), N('b'), F.R | F(ask(1)))`,
    'fnmatch, glob, os and shutil': `
import os, shutil
os.makedirs('/tmp/t/u')
open('/tmp/t/u/x.txt', 'w').write('x')
print([ask(f) for _, _, f in os.walk('/tmp/t', onerror=lambda e: ask(1))], len([*os.walk('/nowhere', onerror=lambda e: print(ask(e.errno)))]))
shutil.copytree('/tmp/t', '/tmp/v', ignore=lambda path, names: ask([]), copy_function=lambda a, b: ask(1) and shutil.copy(a, b))
shutil.rmtree('/tmp/nothing', onexc=lambda f, path, e: print(ask(path)))
shutil.register_archive_format('own', lambda name, base, **more: ask(name))
print(shutil.make_archive('/tmp/a', 'own'), sorted(os.listdir('/tmp/v/u')))`,
    'fractions, numbers, statistics and random': `
import random, statistics
from fractions import Fraction
class X:
    def __init__(self, v): self.v = v
    def as_integer_ratio(self): return ask(self.v), 2
class Dice(random.Random):
    def random(self): return ask(0.25)
d = Dice(1)
print(Fraction(X(3)), d.choice([1, 2, 3, 4]), d.uniform(0, 4), statistics.mean([Fraction(1, 2), ask(1)]))
print(random.Random(ask(3)).random(), statistics.median([ask(3), 1, 2]))`,
    'functools': `
from functools import *
@singledispatch
def f(x): return ask('any')
@f.register
def _(x: int): return ask(x)
class C:
    @cached_property
    def p(self): return ask(5)
    @singledispatchmethod
    def m(self, x): return ask('m')
    pm = partialmethod(lambda self, x: ask(x), 9)
@total_ordering
class O:
    def __init__(self, v): self.v = v
    def __lt__(self, other): return ask(self.v < other.v)
    def __eq__(self, other): return ask(self.v == other.v)
c = C()
@wraps(f)
@cache
def g(x): return ask(x)
print(f(1), f('x'), c.p, c.p, c.m(1), c.pm(), O(1) >= O(2), O(1) <= O(1), g(3), g(3), reduce(lambda a, b: ask(a * b), [1, 2, 3], 4))`,
    'gettext, optparse and getopt': `
import gettext, optparse
class Own(gettext.NullTranslations):
    def gettext(self, message): return ask(message) + '!'
t = Own()
t.add_fallback(gettext.NullTranslations())
t.install()
print(_('hello'))
p = optparse.OptionParser()
p.add_option('-c', action='callback', type='int', callback=lambda o, s, v, parser: setattr(parser.values, 'c', ask(v)))
class Opt(optparse.Option):
    TYPES = optparse.Option.TYPES + ('own',)
    TYPE_CHECKER = {**optparse.Option.TYPE_CHECKER, 'own': lambda o, s, v: ask(v)}
p.add_option(Opt('-o', type='own'))
print(p.parse_args(['-c', '3', '-o', 'x', 'y']))`,
    'graphlib, sched and timeit': `
import graphlib, sched, timeit
class N:
    def __init__(self, n): self.n = n
    def __hash__(self): return ask(self.n)
    def __eq__(self, other): return self.n == other.n
print([n.n for n in graphlib.TopologicalSorter({N(1): [N(2)], N(2): []}).static_order()])
now = [0]
s = sched.scheduler(lambda: ask(now[0]), lambda t: now.__setitem__(0, now[0] + ask(t)))
s.enter(2, 1, lambda: print('later', ask(1)))
s.enter(1, 1, print, kwargs={'sep': ask('-')})
s.run()
print(timeit.timeit(lambda: ask(1), number=2, timer=lambda: ask(5)), timeit.repeat('ask(2)', number=1, repeat=1, timer=lambda: 1, globals=globals()))`,
    'html.parser and xml': `
from html.parser import HTMLParser
import xml.etree.ElementTree as ET, xml.parsers.expat
class H(HTMLParser):
    def handle_starttag(self, tag, attrs): print(ask(tag), attrs)
    def handle_data(self, data): print(ask(data))
H().feed('<a href="x">text</a>')
class Target:
    def start(self, tag, attrs): print(ask(tag), attrs)
    def data(self, text): ask(text)
    def close(self): return ask('closed')
print(ET.XMLParser(target=Target()).feed('<a b="1">t</a>'))
p = xml.parsers.expat.ParserCreate()
p.StartElementHandler = lambda name, attrs: print(ask(name), attrs)
p.CharacterDataHandler = lambda data: ask(data)
print(p.Parse('<r>x<y z="1"/></r>', True))
b = ET.TreeBuilder(element_factory=lambda tag, attrs: ET.Element(ask(tag), attrs))
b.start('q', {}), b.end('q')
print(ET.tostring(b.close()), [ask(e.tag) for e in ET.fromstring('<a><b/></a>').iter()])`,
    'inspect, importlib and runpy': `
import inspect, sys, importlib, importlib.abc, importlib.util
class Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    def find_spec(self, name, path=None, target=None):
        return importlib.util.spec_from_loader(name, self) if name == ask('own') else None
    def exec_module(self, module): module.x = ask(5)
sys.meta_path.insert(0, Finder())
import own
print(own.x, importlib.reload(own).x, [n for n, _ in inspect.getmembers(own, lambda v: ask(v == 5))])`,
    'io, zipfile, tarfile and gzip': `
import gzip, io, tarfile, zipfile
class Slow(io.RawIOBase):
    def __init__(self, data=b''): self.f = io.BytesIO(data)
    def readable(self): return True
    def writable(self): return True
    def seekable(self): return True
    def readinto(self, b): return self.f.readinto(memoryview(b)[:ask(len(b))])
    def write(self, b): return self.f.write(bytes(b)) if ask(len(b)) else 0
    def seek(self, at, whence=0): return self.f.seek(at, whence)
    def tell(self): return self.f.tell()
s = Slow()
with zipfile.ZipFile(s, 'w') as z: z.writestr('a', 'one')
print(zipfile.ZipFile(Slow(s.f.getvalue())).read('a'), io.TextIOWrapper(io.BufferedReader(Slow(b'x\\ny')), 'utf-8').readlines())
t = Slow()
with tarfile.open(fileobj=t, mode='w') as tar: tar.add('/tmp', 'x', filter=lambda info: ask(1) and info)
print(tarfile.open(fileobj=Slow(t.f.getvalue())).getnames(), gzip.GzipFile(fileobj=Slow(gzip.compress(b'data', mtime=0))).read())`,
    'itertools': `
from itertools import *
class N:
    def __init__(self): self.n = 0
    def __iter__(self): return self
    def __next__(self):
        self.n += 1
        if self.n > 3: raise StopIteration
        return ask(self.n)
print(list(accumulate([1, 2, 3], lambda a, b: ask(a + b))), [(k, list(g)) for k, g in groupby([1, 1, 2], lambda v: ask(v))], list(dropwhile(lambda v: ask(v < 2), N())))
print(list(takewhile(lambda v: ask(v < 2), N())), list(filterfalse(lambda v: ask(v % 2), N())), list(starmap(lambda a, b: ask(a + b), [(1, 2)])), list(batched(N(), 2)))
print(list(product(N(), 'a')), list(permutations(N(), 1)), list(zip_longest(N(), [1])), list(compress(N(), [1, 0, 1])), list(islice(cycle(N()), 5)), list(pairwise(N())), [list(t) for t in tee(N())])
print(list(map(lambda v: ask(v), N())), list(filter(lambda v: ask(v) > 1, N())), max(N(), key=lambda v: -ask(v)), list(iter(lambda: ask(1), 1)), any(N()), sum(N()), dict(zip(N(), N())))`,
    'json and tomllib': `
import json, tomllib
class E(json.JSONEncoder):
    def default(self, o): return ask('encoded')
print(json.dumps([1j], default=lambda o: ask('default')), json.dumps({'a': 1j}, cls=E, indent=1))
print(json.loads('{"a": [1.5, 2, NaN]}', parse_float=lambda t: ask(t), parse_int=lambda t: ask(t), parse_constant=lambda t: ask(t), object_hook=lambda d: ask(1) and d))
print(json.loads('{"b": 1}', object_pairs_hook=lambda pairs: ask(1) and pairs), tomllib.loads('a = 1.5', parse_float=lambda t: ask(t)))`,
    'logging': `
import logging, logging.config, logging.handlers, sys
class H(logging.Handler):
    def emit(self, record): print(self.format(record), ask(record.levelno))
class F(logging.Formatter):
    def format(self, record): return ask(record.getMessage())
h = H()
h.setFormatter(F())
h.addFilter(lambda record: ask(True))
log = logging.getLogger('x')
log.addHandler(h), log.addFilter(type('Fl', (), {'filter': lambda self, r: ask(True)})())
log.warning('hi %s', type('V', (), {'__str__': lambda self: ask('v')})())
logging.setLogRecordFactory(lambda *a, **k: ask(1) and logging.LogRecord(*a, **k))
logging.config.dictConfig({'version': 1, 'handlers': {'h': {'()': lambda: ask(1) and H()}}, 'root': {'handlers': ['h']}})
logging.error('root')
m = logging.handlers.MemoryHandler(2, target=h)
log.addHandler(m), log.error('one'), m.flush()`,
    'mimetypes, pprint, reprlib and string': `
import pprint, reprlib, string
class R:
    def __repr__(self): return ask('R')
class F(string.Formatter):
    def get_value(self, key, args, kwargs): return ask(key)
    def format_field(self, value, spec): return ask(str(value)) + spec
class T(string.Template):
    delimiter = '%'
class M(dict):
    def __missing__(self, key): return ask(key)
print(F().format('{a:x} {0}'), T('%a').substitute(M()), reprlib.repr([R(), R()]))
pprint.pprint({'k': [R()] * 2}, width=5)
print('{a}'.format_map(M()))`,
    'statistics of text: textwrap, tokenize, shlex, fileinput': `
import io, shlex, textwrap, tokenize
lines = iter(['x = 1\\n', ''])
print([t.string for t in tokenize.generate_tokens(lambda: ask(next(lines)))])
class S:
    def __init__(self, t): self.t = io.StringIO(t)
    def read(self, n=-1): return ask(self.t.read(n))
    def readline(self): return ask(self.t.readline())
print(list(shlex.shlex(S('a "b c"'), posix=True)), textwrap.indent('a\\n\\nb', '-', lambda line: ask(True)))`,
    'traceback, warnings and sys': `
import sys, traceback, warnings
class E(Exception):
    def __str__(self): return ask('said')
try: raise E
except E as e: print(traceback.format_exception_only(e), traceback.format_exc(limit=0))
warnings.showwarning = lambda message, category, filename, lineno, file=None, line=None: print('warned', ask(str(message)))
warnings.warn('w')
sys.unraisablehook = lambda a: print('unraisable', ask(1))
sys.displayhook = lambda v: print(ask(v))
sys.excepthook = lambda kind, value, tb: print('hook', ask(str(value)))
sys.excepthook(E, E(), None)
sys.displayhook(ask(3))`,
    'typing, dataclasses and abc': `
from abc import ABCMeta
from dataclasses import *
from typing import *
class A(metaclass=ABCMeta):
    @classmethod
    def __subclasshook__(cls, other): return ask(True)
@dataclass(order=True)
class D:
    a: int = field(default_factory=lambda: ask(1))
    b: InitVar[int] = 2
    def __post_init__(self, b): self.c = ask(b)
class Meta(type):
    def __instancecheck__(cls, obj): return ask(True)
    def __call__(cls, *args): return ask(args[0])
class M(metaclass=Meta): pass
@runtime_checkable
class P(Protocol):
    def f(self): ...
class Desc:
    def __set_name__(self, owner, name): print(ask(name))
    def __get__(self, obj, cls): return ask(5)
class O:
    d = Desc()
    def __init_subclass__(cls, **kw): print(ask(kw))
class Sub(O, x=1): pass
print(isinstance(1, A), D(), D(3).c, D() < D(4), isinstance(1, M), M(1), O().d, get_type_hints(type('H', (), {'__annotate__': lambda f: ask({'x': 'int'})})))`,
    'unittest and mock': `
import io, unittest
from unittest import mock
class T(unittest.TestCase):
    def setUp(self): self.addCleanup(lambda: ask('cleaned'))
    @classmethod
    def setUpClass(cls): ask('class')
    def test_a(self):
        with self.subTest(i=1): self.assertEqual(ask(1), 1)
        with self.assertRaises(ValueError): raise ask(ValueError()) if False else ValueError(ask(1))
    def test_b(self): self.fail(ask('no'))
print(unittest.TextTestRunner(stream=io.StringIO()).run(unittest.defaultTestLoader.loadTestsFromTestCase(T)))
m = mock.Mock(side_effect=lambda v: ask(v + 1))
m.attr.return_value = ask(3)
with mock.patch('builtins.len', side_effect=lambda v: ask(9)): print(len('x'))
mm = mock.MagicMock()
mm.__getitem__.side_effect = lambda k: ask(k)
print(m(1), m.attr(), mm['k'], mock.call(ask(1)) == mock.call(1))`,
    'urllib.parse, uuid, base64 and the rest': `
import base64, calendar, colorsys, hashlib, locale, operator, urllib.parse, uuid, weakref
class K:
    def __index__(self): return ask(3)
    def __str__(self): return ask('k')
    def __getitem__(self, i): return ask(i)
print(urllib.parse.urlencode({'a': K()}, quote_via=lambda *a: ask(str(a[0]))), operator.itemgetter(ask(1))(K()), operator.index(K()), operator.methodcaller('__index__')(K()))
d = weakref.WeakValueDictionary()
k = K()
weakref.finalize(k, lambda: print('final', ask(1)))()
print(weakref.proxy(k)[4], sorted('ba', key=locale.strxfrm), calendar.monthrange(ask(2024), 2)[1])`,
    'xml.sax and xml.dom': `
import io, xml.sax
from xml.dom import minidom, pulldom, xmlbuilder
from xml.sax.saxutils import XMLFilterBase
class H(xml.sax.ContentHandler):
    def startElement(self, name, attrs): print(ask(name), attrs.items())
    def characters(self, text): print(ask(text))
class F(XMLFilterBase):
    def startElement(self, name, attrs): super().startElement(ask(name) + '!', attrs)
f = F(xml.sax.make_parser())
f.setContentHandler(H())
f.parse(io.StringIO('<a b="c">t<d/></a>'))
class B(xmlbuilder.DOMBuilderFilter):
    def acceptNode(self, node): return ask(2 if node.nodeName == 'no' else 1)
builder = minidom.getDOMImplementation().createDOMBuilder(1, None)
builder.filter = B()
source = xmlbuilder.DOMInputSource()
source.byteStream = io.BytesIO(b'<a><no/><yes/></a>')
d = builder.parse(source)
print(d.toxml())
class U:
    def handle(self, *args): print(ask(args[2]))
d.documentElement.setUserData('k', 'data', U())
d.documentElement.cloneNode(True)
for event, node in pulldom.parseString('<a><b/></a>'): print(ask(event), node.nodeName)`,
    'http.cookies and marshal': `
import marshal
from http.cookies import BaseCookie
class C(BaseCookie):
    def value_encode(self, value): return ask(value), ask(str(value))
    def value_decode(self, text): return ask(text), text
print(C('a=b; c=d'), C({'k': 5}))
class W:
    def write(self, data): return ask(len(data))
class R:
    def __init__(self, data): self.data = data
    def read(self, size):
        data, self.data = self.data[:size], self.data[size:]
        return bytes(ask(list(data)))
print(marshal.dump([1, 'x'], W()), marshal.load(R(marshal.dumps([1, ('x', 2.5), {'k': b'v'}]))))`,
};

/** Those that wait for the clock, or read it: they go from one VM to another in the same build, and their steps are not the same each time. */
export const clocked = new Set(['asyncio', 'concurrent.futures and threading', 'io, zipfile, tarfile and gzip', 'logging']);
