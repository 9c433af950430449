# inspect.

import inspect

class A:
    x = 1

    @staticmethod
    def s(): return """
not indented"""
    @property
    def p(self):
        return 1

### signatures: parameters, values and bind
def f(a, b=1, /, c: int=2, *d, e, g='x', **k) -> str: pass
s=inspect.signature(f)
print(s)
print(repr(s), s.parameters['c'])
print(repr(s.parameters['c']), s.return_annotation, list(s.parameters))
for p in s.parameters.values(): print(p.name, p.kind, p.default, p.annotation, repr(p.kind), p.kind.description)
b=s.bind(1,2,3,4,e=5,z=6)
print(b, b.args)
print(b.kwargs, b.arguments)
def E(f, *a, **k):
    try: print(repr(f(*a, **k)))
    except Exception as e: print(type(e).__name__, e)
E(s.bind)
E(s.bind,1,e=1)
E(s.bind,1,e=2,a=3)
E(inspect.signature(lambda a:1).bind,1,2)
E(inspect.signature(lambda a:1).bind,1,b=2)
#> (a, b=1, /, c: int = 2, *d, e, g='x', **k) -> str
#> <Signature (a, b=1, /, c: int = 2, *d, e, g='x', **k) -> str> c: int = 2
#> <Parameter "c: int = 2"> <class 'str'> ['a', 'b', 'c', 'd', 'e', 'g', 'k']
#> a POSITIONAL_ONLY <class 'inspect._empty'> <class 'inspect._empty'> <_ParameterKind.POSITIONAL_ONLY: 0> positional-only
#> b POSITIONAL_ONLY 1 <class 'inspect._empty'> <_ParameterKind.POSITIONAL_ONLY: 0> positional-only
#> c POSITIONAL_OR_KEYWORD 2 <class 'int'> <_ParameterKind.POSITIONAL_OR_KEYWORD: 1> positional or keyword
#> d VAR_POSITIONAL <class 'inspect._empty'> <class 'inspect._empty'> <_ParameterKind.VAR_POSITIONAL: 2> variadic positional
#> e KEYWORD_ONLY <class 'inspect._empty'> <class 'inspect._empty'> <_ParameterKind.KEYWORD_ONLY: 3> keyword-only
#> g KEYWORD_ONLY x <class 'inspect._empty'> <_ParameterKind.KEYWORD_ONLY: 3> keyword-only
#> k VAR_KEYWORD <class 'inspect._empty'> <class 'inspect._empty'> <_ParameterKind.VAR_KEYWORD: 4> variadic keyword
#> <BoundArguments (a=1, b=2, c=3, d=(4,), e=5, k={'z': 6})> (1, 2, 3, 4)
#> {'e': 5, 'z': 6} {'a': 1, 'b': 2, 'c': 3, 'd': (4,), 'e': 5, 'k': {'z': 6}}
#> TypeError missing a required argument: 'a'
#> <BoundArguments (a=1, e=1)>
#> <BoundArguments (a=1, e=2, k={'a': 3})>
#> TypeError too many positional arguments
#> TypeError got an unexpected keyword argument 'b'

### signatures: Parameter, KEYWORD_ONLY and POSITIONAL_ONLY
def f(a, b=1, /, c: int=2, *d, e, g='x', **k) -> str: pass
s=inspect.signature(f)
b=s.bind(1,2,3,4,e=5,z=6)
def E(f, *a, **k):
    try: print(repr(f(*a, **k)))
    except Exception as e: print(type(e).__name__, e)
E(inspect.signature(lambda *,a:1).bind)
E(inspect.signature(lambda a,b:1).bind, 1)
E(inspect.signature(lambda a:1).bind, 1, a=2)
bb=s.bind_partial()
bb.apply_defaults()
print(bb)
E(inspect.Parameter,'a b',inspect.Parameter.KEYWORD_ONLY)
E(inspect.Parameter,'a',7)
E(inspect.Parameter,'a',inspect.Parameter.VAR_POSITIONAL, default=1)
E(inspect.Parameter,'if',inspect.Parameter.KEYWORD_ONLY)
E(inspect.Parameter,5,inspect.Parameter.KEYWORD_ONLY)
P=inspect.Parameter
E(inspect.Signature,[P('a',P.KEYWORD_ONLY),P('b',P.POSITIONAL_ONLY)])
E(inspect.Signature,[P('a',P.POSITIONAL_ONLY,default=1),P('b',P.POSITIONAL_ONLY)])
E(inspect.Signature,[P('a',P.POSITIONAL_ONLY),P('a',P.KEYWORD_ONLY)])
#> TypeError missing a required keyword-only argument: 'a'
#> TypeError missing a required argument: 'b'
#> TypeError multiple values for argument 'a'
#> <BoundArguments (b=1, c=2, d=(), g='x', k={})>
#> ValueError 'a b' is not a valid parameter name
#> ValueError value 7 is not a valid Parameter.kind
#> ValueError variadic positional parameters cannot have default values
#> ValueError 'if' is not a valid parameter name
#> TypeError name must be a str, not a int
#> ValueError wrong parameter order: keyword-only parameter before positional-only parameter
#> ValueError non-default argument follows default argument
#> ValueError duplicate parameter name: 'a'

### signatures: from A to int
def f(a, b=1, /, c: int=2, *d, e, g='x', **k) -> str: pass
def E(f, *a, **k):
    try: print(repr(f(*a, **k)))
    except Exception as e: print(type(e).__name__, e)
class A:
    def __init__(self,x,y=2): pass
    def m(self,q): pass
    @classmethod
    def c(cls,z): pass
    @staticmethod
    def s(w): pass
class B(A): pass
class C:
    def __call__(self,v): pass
class N:
    def __new__(cls, n): pass
for o in (A,B,A(1).m,A.m,A.c,A.s,C(),N,len,int):
    E(inspect.signature,o)
#> <Signature (x, y=2)>
#> <Signature (x, y=2)>
#> <Signature (q)>
#> <Signature (self, q)>
#> <Signature (z)>
#> <Signature (w)>
#> <Signature (v)>
#> <Signature (n)>
#> <Signature (obj, /)>
#> ValueError no signature found for builtin type <class 'int'>

### signatures: signature and partial
def f(a, b=1, /, c: int=2, *d, e, g='x', **k) -> str: pass
def E(f, *a, **k):
    try: print(repr(f(*a, **k)))
    except Exception as e: print(type(e).__name__, e)
for o in (str.join,[].append,print,object,dict,Exception,5,max,sorted):
    E(inspect.signature,o)
import functools
@functools.wraps(f)
def w(*a): pass
E(inspect.signature,w)
E(inspect.signature,w,follow_wrapped=False)
E(inspect.signature,functools.partial(f,1))
E(inspect.signature,functools.partial(f,1,c=5))
E(inspect.signature,functools.partial(f,c=5))
#> <Signature (self, iterable, /)>
#> <Signature (object, /)>
#> <Signature (*args, sep=' ', end='\n', file=None, flush=False)>
#> <Signature ()>
#> ValueError no signature found for builtin type <class 'dict'>
#> ValueError no signature found for builtin type <class 'Exception'>
#> TypeError 5 is not a callable object
#> ValueError no signature found for builtin <built-in function max>
#> <Signature (iterable, /, *, key=None, reverse=False)>
#> <Signature (a, b=1, /, c: int = 2, *d, e, g='x', **k) -> str>
#> <Signature (*a) -> str>
#> <Signature (b=1, /, c: int = 2, *d, e, g='x', **k) -> str>
#> <Signature (b=1, /, *, c: int = 5, e, g='x', **k) -> str>
#> <Signature (a, b=1, /, *, c: int = 5, e, g='x', **k) -> str>

### signatures: cleandoc, formatannotation and getgeneratorstate
def f(a, b=1, /, c: int=2, *d, e, g='x', **k) -> str: pass
s=inspect.signature(f)
b=s.bind(1,2,3,4,e=5,z=6)
def E(f, *a, **k):
    try: print(repr(f(*a, **k)))
    except Exception as e: print(type(e).__name__, e)
class A:
    def __init__(self,x,y=2): pass
    def m(self,q): pass
    @classmethod
    def c(cls,z): pass
    @staticmethod
    def s(w): pass
class B(A): pass
print(inspect.cleandoc('  a\n    b\n\n    c\n'))
print(inspect.getfullargspec(f))
print(inspect.getmro(B), inspect.isclass(A), inspect.isfunction(f), inspect.ismethod(A.c),
    inspect.isbuiltin(len), inspect.isroutine(len))
print(inspect.currentframe().f_code.co_name)
print(inspect.formatannotation(int), inspect.formatannotation('x'), inspect.formatannotation(list[int]))
def gen(): yield 1
g=gen()
print(inspect.getgeneratorstate(g))
next(g)
print(inspect.getgeneratorstate(g), inspect.isgenerator(g), inspect.isgeneratorfunction(gen))
E(inspect.getclosurevars,f)
#> a
#> b
#>
#> c
#> FullArgSpec(args=['a', 'b', 'c'], varargs='d', varkw='k', defaults=(1, 2), kwonlyargs=['e', 'g'], kwonlydefaults={'g': 'x'}, annotations={'return': <class 'str'>, 'c': <class 'int'>})
#> (<class '__main__.B'>, <class '__main__.A'>, <class 'object'>) True True True True True
#> <module>
#> int 'x' list[int]
#> GEN_CREATED
#> GEN_SUSPENDED True True
#> ClosureVars(nonlocals={}, globals={}, builtins={}, unbound=set())

### signatures: replace, hash and _fields
def f(a, b=1, /, c: int=2, *d, e, g='x', **k) -> str: pass
s=inspect.signature(f)
import functools
@functools.wraps(f)
def w(*a): pass
print(s.replace(return_annotation=int), s==inspect.signature(f), hash(s)==hash(inspect.signature(f)),
    s.format(max_width=20))
print(inspect.signature(eval('lambda self, *, x: 0')))
print(inspect.unwrap(w) is f)
print(inspect.Attribute._fields)
print(inspect.FullArgSpec._fields)
print(inspect.FrameInfo._fields)
print(inspect.ArgInfo._fields)
print(inspect.ClosureVars._fields)
#> (a, b=1, /, c: int = 2, *d, e, g='x', **k) -> int True True (
#>     a,
#>     b=1,
#>     /,
#>     c: int = 2,
#>     *d,
#>     e,
#>     g='x',
#>     **k
#> ) -> str
#> (self, *, x)
#> True
#> ('name', 'kind', 'defining_class', 'object')
#> ('args', 'varargs', 'varkw', 'defaults', 'kwonlyargs', 'kwonlydefaults', 'annotations')
#> ('frame', 'filename', 'lineno', 'function', 'code_context', 'index')
#> ('args', 'varargs', 'keywords', 'locals')
#> ('nonlocals', 'globals', 'builtins', 'unbound')

### signatures: defining_class, classify_class_attrs and getclasstree
class A:
    def __init__(self,x,y=2): pass
    def m(self,q): pass
    @classmethod
    def c(cls,z): pass
    @staticmethod
    def s(w): pass
class B(A): pass
print(inspect.Traceback._fields)
print([ (a.name,a.kind,a.defining_class.__name__) for a in inspect.classify_class_attrs(B) if a.name[:2]!='__'])
print(inspect.getclasstree([B,A]))
#> ('filename', 'lineno', 'function', 'code_context', 'index')
#> [('c', 'class method', 'A'), ('m', 'method', 'A'), ('s', 'static method', 'A')]
#> [(<class 'object'>, ()), [(<class '__main__.A'>, (<class 'object'>,)), [(<class '__main__.B'>, (<class '__main__.A'>,))]]]

### sources and frames: getsource and inspect
# a comment
# of two lines
def f(a,
      b=(1,
         2)):
    """text
    more"""
    x = [
        a]

    return x  # end
print(inspect.getsource(f))
print(inspect.getsource(A.s))
#> def f(a,
#>       b=(1,
#>          2)):
#>     """text
#>     more"""
#>     x = [
#>         a]
#>
#>     return x  # end
#>
#>     @staticmethod
#>     def s(): return """
#> not indented"""
#>

### sources and frames: isframe, getframeinfo and stack
# a comment
# of two lines
def f(a,
      b=(1,
         2)):
    """text
    more"""
    x = [
        a]

    return x  # end
def after(): pass
g = lambda x: x
def outer():
    def inner():
        return inspect.currentframe()
    return inner()
print(inspect.getsource(A.p.fget))
print(inspect.getsource(g))
print(inspect.getsourcelines(after))
print(inspect.getcomments(f))
fr = outer()
print(fr.f_code.co_name, inspect.isframe(fr), inspect.getframeinfo(fr)[1:4], inspect.getframeinfo(fr).index)
print([x.function for x in inspect.stack()][:1])
def h(a, *b, c=1, **d): return inspect.getargvalues(inspect.currentframe())
print(h(1, 2, z=3))
print(inspect.getargs(h.__code__))
#>     @property
#>     def p(self):
#>         return 1
#>
#> g = lambda x: x
#>
#> (['def after(): pass\n'], 23)
#> # a comment
#> # of two lines
#>
#> inner True (27, 'inner', ['        return inspect.currentframe()\n']) 0
#> ['<module>']
#> ArgInfo(args=['a', 'c'], varargs='b', keywords='d', locals={'a': 1, 'c': 1, 'b': (2,), 'd': {'z': 3}})
#> Arguments(args=['a', 'c'], varargs='b', varkw='d')

### sources and frames: 5, len and int
for o in (5, len, int):
    for fn in (inspect.getsource, inspect.getfile):
        try: fn(o)
        except TypeError as e: print(e)
#> module, class, method, function, traceback, frame, or code object was expected, got int
#> module, class, method, function, traceback, frame, or code object was expected, got int
#> module, class, method, function, traceback, frame, or code object was expected, got builtin_function_or_method
#> module, class, method, function, traceback, frame, or code object was expected, got builtin_function_or_method
#> <class 'int'> is a built-in class
#> <class 'int'> is a built-in class

### predicates: ismodule, isclass and ismethod
import inspect, types, functools
class A:
    s = staticmethod(len)
    __slots__ = ('q',)
    def m(self): pass
    @property
    def p(self): pass
    async def co(self): pass
def gen(): yield
async def co(): pass
async def ag(): yield
o = [A, A().m, A.m, len, [].append, str.join, 5, gen, gen(), co, ag, ag(), A.q, A.p, inspect, A.m.__code__,
    (5).__str__, int.__add__, functools.partial(gen), functools.partial(co), type.__dict__['__mro__']]
for n in ('ismodule', 'isclass', 'ismethod', 'isfunction', 'isbuiltin', 'isroutine', 'ismethodwrapper',
        'ismethoddescriptor', 'isdatadescriptor', 'ismemberdescriptor', 'isgetsetdescriptor'):
    print(n, [i for i, x in enumerate(o) if getattr(inspect, n)(x)])
#> ismodule [14]
#> isclass [0]
#> ismethod [1]
#> isfunction [2, 7, 9, 10]
#> isbuiltin [3, 4]
#> isroutine [1, 2, 3, 4, 5, 7, 9, 10, 16, 17, 18, 19]
#> ismethodwrapper [16]
#> ismethoddescriptor [5, 17, 18, 19]
#> isdatadescriptor [12, 13, 20]
#> ismemberdescriptor [12]
#> isgetsetdescriptor [20]

### predicates: iscoroutinefunction, inspect and getcoroutinestate
import inspect, types, functools
class A:
    s = staticmethod(len)
    __slots__ = ('q',)
    def m(self): pass
    @property
    def p(self): pass
    async def co(self): pass
def gen(): yield
async def co(): pass
async def ag(): yield
o = [A, A().m, A.m, len, [].append, str.join, 5, gen, gen(), co, ag, ag(), A.q, A.p, inspect, A.m.__code__,
    (5).__str__, int.__add__, functools.partial(gen), functools.partial(co), type.__dict__['__mro__']]
for n in ('iscode', 'isgenerator', 'isgeneratorfunction', 'iscoroutinefunction', 'isasyncgen',
        'isasyncgenfunction', 'isawaitable', 'isabstract', 'isframe', 'istraceback'):
    print(n, [i for i, x in enumerate(o) if getattr(inspect, n)(x)])
c = co()
print(inspect.iscoroutine(c), inspect.getcoroutinestate(c))
c.close()
print(inspect.getcoroutinestate(c))
def f(): pass
print(inspect.iscoroutinefunction(inspect.markcoroutinefunction(f)))
#> iscode [15]
#> isgenerator [8]
#> isgeneratorfunction [7, 18]
#> iscoroutinefunction [9, 19]
#> isasyncgen [11]
#> isasyncgenfunction [10]
#> isawaitable []
#> isabstract []
#> isframe []
#> istraceback []
#> True CORO_CREATED
#> CORO_CLOSED
#> True

### members, docs and static attributes
class A:
    "doc of A"
    x = 1
    def m(self): "doc of m"
    @property
    def p(self): raise ValueError
class B(A):
    def m(self): pass
b = B()
b.y = 2
print(inspect.getmembers(A, inspect.isfunction)[0][0], inspect.getdoc(B), inspect.getdoc(B.m),
    inspect.getdoc(b.m), inspect.getdoc(5)[:10])
print(inspect.getattr_static(b, 'y'), inspect.getattr_static(b, 'x'), type(inspect.getattr_static(b, 'p')),
    inspect.getattr_static(b, 'zz', 'no'), inspect.getattr_static(B, 'm') is B.m)
try: inspect.getattr_static(b, 'zz')
except AttributeError as e: print(e)
print([(a.name, a.kind, a.defining_class.__name__) for a in inspect.classify_class_attrs(B) if a.name[:2] != '__'])
print(repr(inspect.cleandoc("""first
      second
        third

    """)), inspect.getmodulename('/a/b.py'), inspect.getmodule(A).__name__)
def c(a, b=1, *c, d, **e): pass
print(sorted(inspect.getcallargs(c, 1, 2, 3, d=4, z=5).items()), inspect.get_annotations(lambda: 0))
#> m doc of A doc of m doc of m int([x]) -
#> 2 1 <class 'property'> no True
#> zz
#> [('m', 'method', 'B'), ('p', 'property', 'A'), ('x', 'data', 'A')]
#> 'first\nsecond\n  third' b __main__
#> [('a', 1), ('b', 2), ('c', (3,)), ('d', 4), ('e', {'z': 5})] {}

### get_annotations of classes whose metaclass has its own
import inspect
class M(type):
    x: int
class A(metaclass=M): pass
class B(metaclass=M):
    y: str
print(inspect.get_annotations(A), inspect.get_annotations(B), inspect.get_annotations(M))
class C(B): pass
print(inspect.get_annotations(C), C.__annotations__)
class N(type):
    __annotations__ = {'z': 1}
class D(metaclass=N): q: int
print(inspect.get_annotations(D))
class E: 
    __annotations__ = {'a': 'int'}
print(inspect.get_annotations(E), inspect.get_annotations(E, eval_str=True))
#> {} {'y': <class 'str'>} {'x': <class 'int'>}
#> {} {}
#> {'q': <class 'int'>}
#> {'a': 'int'} {'a': <class 'int'>}

### the signature of an object whose __call__ is in a slot
import inspect
class S:
    __slots__ = ('__call__',)
    def __init__(self): self.__call__ = lambda v, w=2: v; self.__call__.__annotations__['return'] = int
print(inspect.signature(S()))  #> (v, w=2) -> int
class P:
    @property
    def __call__(self): return lambda a, *, b: 1
print(inspect.signature(P()), callable(P()), P()(1, b=2))  #> (a, *, b) True 1
class D:
    def __call__(self, x): pass
d = D(); d.__call__ = lambda: 0
print(inspect.signature(d))  #> (x)

### a signature asks for its annotations as it is told
import inspect
from annotationlib import Format
from functools import partial
def f(x: Undefined, y: 'Text' = 1) -> int: return 1
class C:
    def __init__(self, x: Undefined): pass
    def method(self, x: Undefined) -> int: pass
for o in f, C, C.method, partial(f, 1):
    for how in Format.FORWARDREF, Format.STRING, Format.VALUE:
        try: print(inspect.signature(o, annotation_format=how))
        except NameError as e: print(e)
def g(x: 'Text'): pass
print(inspect.signature(g, eval_str=True, globals={'Text': int}))
print(inspect.signature(g, eval_str=True, locals={'Text': 5}))
try: inspect.signature(g, eval_str=True, annotation_format=Format.STRING)
except ValueError as e: print(e)
#> (x: Undefined, y: 'Text' = 1) -> int
#> (x: 'Undefined', y: 'Text' = 1) -> 'int'
#> name 'Undefined' is not defined
#> (x: Undefined)
#> (x: 'Undefined')
#> name 'Undefined' is not defined
#> (self, x: Undefined) -> int
#> (self, x: 'Undefined') -> 'int'
#> name 'Undefined' is not defined
#> (y: 'Text' = 1) -> int
#> (y: 'Text' = 1) -> 'int'
#> name 'Undefined' is not defined
#> (x: int)
#> (x: 5)
#> eval_str=True is only supported with format=Format.VALUE

### arguments bound by place and by name, over many signatures
import inspect, random
from inspect import Parameter as P

KINDS = [P.POSITIONAL_ONLY, P.POSITIONAL_OR_KEYWORD, P.KEYWORD_ONLY]
dice = random.Random(5)

def signature():
    params, defaults = [], False
    for name, kind in zip(dice.sample('abcdef', 4), sorted(dice.choices(KINDS, k=dice.randrange(5)))):
        defaults = dice.random() < 0.4 if kind is P.KEYWORD_ONLY else defaults or dice.random() < 0.3
        params.append(P(name, kind, default=1 if defaults else P.empty))
    if dice.random() < 0.4: params.append(P('args', P.VAR_POSITIONAL))
    if dice.random() < 0.4: params.append(P('kw', P.VAR_KEYWORD))
    return inspect.Signature(sorted(params, key=lambda p: p.kind))

def told(f, /, *args, **kwargs):
    try: bound = f(*args, **kwargs)
    except (TypeError, ValueError) as e: return str(e).partition(' functools')[0], str(e.__cause__)
    return str(bound) if f is partial_of else (bound.args, bound.kwargs, list(bound.arguments))

def partial_of(*args, **kwargs):
    from functools import partial
    return inspect.signature(partial(f, *args, **kwargs))

answers = []
for i in range(250):
    f = lambda *args, **kw: 0
    f.__signature__ = sig = signature()
    args, kwargs = range(dice.randrange(4)), {name: name for name in dice.sample('abcdef', dice.randrange(3))}
    answers += [told(one, *args, **kwargs) for one in (sig.bind, sig.bind_partial, partial_of)]
import zlib
print(len(set(map(str, answers))), zlib.crc32(str(answers).encode()))
print(*[a for a in dict.fromkeys(a[0] for a in answers) if isinstance(a, str) and 'got' in a][:4], sep='\n')
#> 206 1669509675
#> got an unexpected keyword argument 'e'
#> got an unexpected keyword argument 'd'
#> got an unexpected keyword argument 'f'
#> got an unexpected keyword argument 'a'

### signatures of partials that no call fits, and of methods with a gap
import inspect
from functools import Placeholder, partial, partialmethod
def f(a, b, /, c, *args): pass
class C:
    def m(self, a, b=1): pass
    gap = partialmethod(m, Placeholder, 3)
print(inspect.signature(C.gap), inspect.signature(C().gap))  #> (self, a, /) (a, /)
try: inspect.signature(partial(f, 1, 2, 3, c=4))
except ValueError as e: print(str(e)[:14], str(e)[-27:], repr(e.__cause__))
#> partial object =4) has incorrect arguments TypeError("multiple values for argument 'c'")

### signatures with names as defaults, and of enumerations
import enum, inspect, pickle, re, zlib
class Colour(enum.Enum):
    RED = 1
class Own(enum.IntFlag):
    A = 1
    __signature__ = None
for f in (re.Pattern.match, re.Pattern.sub, re.Match.span, re.Match.groups, pickle.dumps, zlib.compress,
          zlib.decompressobj,
          Colour, enum.Enum, enum.IntFlag, enum.Enum('Empty', [])):
    print(inspect.signature(f))
print([p.default is not p.empty for p in inspect.signature(list.index).parameters.values()])
class Odd:
    __signature__ = '(a, b=2)'
    def __call__(self): pass
print(inspect.signature(Odd()))
#> (self, /, string, pos=0, endpos=9223372036854775807)
#> (self, /, repl, string, count=0)
#> (self, group=0, /)
#> (self, /, default=None)
#> (obj, protocol=None, *, fix_imports=True, buffer_callback=None)
#> (data, /, level=-1, wbits=15)
#> (wbits=15, zdict=b'')
#> (*values)
#> (new_class_name, /, names, *, module=None, qualname=None, type=None, start=1, boundary=None)
#> (new_class_name, /, names, *, module=None, qualname=None, type=None, start=1, boundary=None)
#> (new_class_name, /, names, *, module=None, qualname=None, type=None, start=1, boundary=None)
#> [False, False, True, True]
#! TypeError: unexpected object '(a, b=2)' in __signature__ attribute

### sources of classes without methods, in a program that need not be a file
import dataclasses, enum, inspect, typing
@dataclasses.dataclass(order=True)
class Point:
    x: int
class Kind(enum.Enum):
    A = 1
class Row(typing.NamedTuple):
    a: int
class Failure(ValueError):
    """It failed."""
class Outer:
    class Inner: y = 1
def outer():
    class Local: z = 1
    return Local
for cls in Point, Kind, Row, Failure, Outer, Outer.Inner, outer():
    print(inspect.getsource(cls), inspect.getsourcelines(cls)[1])
#> @dataclasses.dataclass(order=True)
#> class Point:
#>     x: int
#>  13
#> class Kind(enum.Enum):
#>     A = 1
#>  16
#> class Row(typing.NamedTuple):
#>     a: int
#>  18
#> class Failure(ValueError):
#>     """It failed."""
#>  20
#> class Outer:
#>     class Inner: y = 1
#>  22
#>     class Inner: y = 1
#>  23
#>     class Local: z = 1
#>  25

### frames and their places in a line
import inspect, sys
def f():
    return inspect.getframeinfo(sys._getframe()), inspect.stack(), g()
def g(): return inspect.getouterframes(inspect.currentframe())
info, stack, outer = f()
print(info)
print(info.positions, [entry.positions for entry in outer[:3]])
print([(entry.function, entry.index, entry.positions.lineno) for entry in stack[:2]], len(info))
print(inspect.Traceback('f', 1, 'g', None, None), inspect.Traceback('f', 1, 'g', None, None, positions=2)[3:])
try: 1 / 0
except ZeroDivisionError as e:
    print(inspect.getinnerframes(e.__traceback__)[0].positions, repr(inspect.trace()[0])[-90:])
#> Traceback(filename='main.py', lineno=14, function='f', code_context=['    return inspect.getframeinfo(sys._getframe()), inspect.stack(), g()\n'], index=0, positions=Positions(lineno=14, end_lineno=14, col_offset=11, end_col_offset=48))
#> Positions(lineno=14, end_lineno=14, col_offset=11, end_col_offset=48) [Positions(lineno=15, end_lineno=15, col_offset=16, end_col_offset=62), Positions(lineno=14, end_lineno=14, col_offset=67, end_col_offset=70), Positions(lineno=16, end_lineno=16, col_offset=21, end_col_offset=24)]
#> [('f', 0, 14), ('<module>', 0, 16)] 5
#> Traceback(filename='f', lineno=1, function='g', code_context=None, index=None, positions=None) (None, None)
#> Positions(lineno=21, end_lineno=21, col_offset=5, end_col_offset=10) , index=0, positions=Positions(lineno=21, end_lineno=21, col_offset=5, end_col_offset=10))

### getcallargs: the order of what is found, and what does not fit
import inspect
def attempt(f, *args, **named):
    try: print(f.__name__, inspect.getcallargs(f, *args, **named))
    except TypeError as e: print(e)
def all_(a, /, b=1, *args, c, d=2, **kw): pass
def apart(a=1, *, x=1, y=2): pass
def plain(a, b, c, d=1): pass
class C:
    def m(self, x, y=2): pass
    def __repr__(self): return 'C()'
attempt(all_, 1, d=5, c=6); attempt(all_, 1, 2, 3, c=1, z=2); attempt(all_, c=1, a=2); attempt(all_, 1)
attempt(plain, 1, c=3, b=2); attempt(plain); attempt(plain, 1); attempt(plain, 1, 2, 3, 4, 5)
attempt(plain, 1, a=2)
attempt(apart, y=5); attempt(apart, 1, 2); attempt(apart, 1, 2, x=1); attempt(apart, 1, 2, 3, x=1, y=1)
attempt(apart, z=1)
attempt(lambda: 0, 1); attempt(lambda *, x, y: 0); attempt(lambda *, x, y, z: 0, x=1); attempt(lambda a: 0, 1, 2)
attempt(C().m, 1); attempt(C().m); attempt(C().m, self=1); attempt(C.m, 1, 2)
for f in 5, C:
    try: inspect.getcallargs(f)
    except TypeError as e: print(e)
#> all_ {'a': 1, 'args': (), 'kw': {}, 'd': 5, 'c': 6, 'b': 1}
#> all_ {'a': 1, 'b': 2, 'args': (3,), 'kw': {'z': 2}, 'c': 1, 'd': 2}
#> all_ {'args': (), 'kw': {}, 'c': 1, 'a': 2, 'b': 1, 'd': 2}
#> all_() missing 1 required keyword-only argument: 'c'
#> plain {'a': 1, 'c': 3, 'b': 2, 'd': 1}
#> plain() missing 3 required positional arguments: 'a', 'b' and 'c'
#> plain() missing 2 required positional arguments: 'b' and 'c'
#> plain() takes from 3 to 4 positional arguments but 5 were given
#> plain() got multiple values for argument 'a'
#> apart {'y': 5, 'a': 1, 'x': 1}
#> apart() takes from 0 to 1 positional arguments but 2 were given
#> apart() takes from 0 to 1 positional arguments but 2 positional arguments (and 1 keyword-only argument) were given
#> apart() takes from 0 to 1 positional arguments but 3 positional arguments (and 2 keyword-only arguments) were given
#> apart() got an unexpected keyword argument 'z'
#> <lambda>() takes 0 positional arguments but 1 was given
#> <lambda>() missing 2 required keyword-only arguments: 'x' and 'y'
#> <lambda>() missing 2 required keyword-only arguments: 'y' and 'z'
#> <lambda>() takes 1 positional argument but 2 were given
#> m {'self': C(), 'x': 1, 'y': 2}
#> m() missing 1 required positional argument: 'x'
#> m() got multiple values for argument 'self'
#> m {'self': 1, 'x': 2, 'y': 2}
#> unsupported callable

### functions that are made by exec have no source, whatever their module has
import inspect, sys, types
class Loader:
    def get_source(self, name): return 'def f(): return 1\n\ndef g(): return 2\n'
module = sys.modules['given'] = types.ModuleType('given')
module.__loader__ = Loader()
exec('def f(): return 1', module.__dict__)
exec(compile('def g(): return 2', '<made>', 'exec'), module.__dict__)
for function in module.f, module.g:
    try: print(inspect.getsource(function))
    except OSError as e: print(function.__module__, e)
#> given could not get source code
#> given could not get source code
