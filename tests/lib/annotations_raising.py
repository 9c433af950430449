# Annotations that raise, in each format and for everything that reads them.
import annotationlib
import dataclasses
import inspect
import math
import re
import typing
from annotationlib import Format


def tell(act):
    try:
        print(re.sub(' at 0x[0-9a-f]+', '', repr(act())))
    except Exception as e:
        print(re.sub(' at 0x[0-9a-f]+', '', f'{type(e).__name__} {e}'))


def each(obj):
    for format in (Format.VALUE, Format.FORWARDREF, Format.STRING):
        tell(lambda: annotationlib.get_annotations(obj, format=format))

### a class with an attribute that a module lacks
class A:
    x: math.nope
each(A)
tell(lambda: inspect.get_annotations(A))
tell(lambda: A.__annotations__)
tell(lambda: typing.get_type_hints(A))
tell(lambda: A.__annotate__(1))
#> AttributeError module 'math' has no attribute 'nope'
#> {'x': ForwardRef('math.nope', is_class=True, owner=<class '__main__.A'>)}
#> {'x': 'math.nope'}
#> AttributeError module 'math' has no attribute 'nope'
#> AttributeError module 'math' has no attribute 'nope'
#> AttributeError module 'math' has no attribute 'nope'
#> AttributeError module 'math' has no attribute 'nope'

### an error beside a name that is not defined
class A:
    x: Missing
    y: 1 / 0
each(A)
class B:
    x: list[Missing]
    y: math.nope
each(B)
class C:
    x: Missing
    y: len(5)
each(C)
#> NameError name 'Missing' is not defined
#> ZeroDivisionError division by zero
#> ZeroDivisionError division by zero
#> NameError name 'Missing' is not defined
#> {'x': list[ForwardRef('Missing', is_class=True, owner=<class '__main__.B'>)], 'y': ForwardRef('math.nope', is_class=True, owner=<class '__main__.B'>)}
#> {'x': 'list[Missing]', 'y': 'math.nope'}
#> NameError name 'Missing' is not defined
#> {'x': ForwardRef('Missing', is_class=True, owner=<class '__main__.C'>), 'y': ForwardRef('len(5)', is_class=True, owner=<class '__main__.C'>)}
#> {'x': 'Missing', 'y': 'len(5)'}

### errors of every kind
def f1(x: 1 / 0): pass
def f2(x: {}['k']): pass
def f3(x: [][0]): pass
def f4(x: int[3]): pass
def f5(x: int('q')): pass
def f6(x: len(3) + 1): pass
def f7(x: math.pi.nope): pass
def f8(x: (lambda: Missing)()): pass
def f9(x: [q for q in Missing]): pass
for f in (f1, f2, f3, f4, f5, f6, f7, f8, f9):
    each(f)
#> ZeroDivisionError division by zero
#> ZeroDivisionError division by zero
#> ZeroDivisionError division by zero
#> KeyError 'k'
#> KeyError 'k'
#> KeyError 'k'
#> IndexError list index out of range
#> IndexError list index out of range
#> IndexError list index out of range
#> TypeError type 'int' is not subscriptable
#> {'x': ForwardRef('int[3]', owner=<function f4>)}
#> {'x': 'int[3]'}
#> ValueError invalid literal for int() with base 10: 'q'
#> {'x': ForwardRef("int('q')", owner=<function f5>)}
#> {'x': "int('q')"}
#> TypeError object of type 'int' has no len()
#> {'x': ForwardRef('len(3) + 1', owner=<function f6>)}
#> {'x': 'len(3) + 1'}
#> AttributeError 'float' object has no attribute 'nope'
#> {'x': ForwardRef('math.pi.nope', owner=<function f7>)}
#> {'x': 'math.pi.nope'}
#> NameError name 'Missing' is not defined
#> {'x': ForwardRef('Missing', owner=<function f8>)}
#> {'x': 'Missing'}
#> NameError name 'Missing' is not defined
#> {'x': [ForwardRef('*Missing', owner=<function f9>)]}
#> {'x': '[*Missing]'}

### an AttributeError of an object that is being made
import sys
mod = type(sys)('mod')
class A:
    x: mod.later
each(A)
mod.later = int
each(A)
#> AttributeError module 'mod' has no attribute 'later'
#> {'x': ForwardRef('mod.later', is_class=True, owner=<class '__main__.A'>)}
#> {'x': 'mod.later'}
#> {'x': <class 'int'>}
#> {'x': <class 'int'>}
#> {'x': 'mod.later'}

### an error that is a NameError of a function in the annotation
def g(): return undefined_inside
class A:
    x: g()
    y: int
each(A)
#> NameError name 'undefined_inside' is not defined
#> {'x': ForwardRef('g()', is_class=True, owner=<class '__main__.A'>), 'y': <class 'int'>}
#> {'x': 'g()', 'y': 'int'}

### a subclass of NameError
class MyName(NameError): pass
def g(): raise MyName('mine')
class A:
    x: g()
each(A)
#> MyName mine
#> {'x': ForwardRef('g()', is_class=True, owner=<class '__main__.A'>)}
#> {'x': 'g()'}

### a variable without a value
def outer():
    class A:
        x: late
        y: list[late]
    def f(a: late): pass
    yield A
    yield f
    late = int
    yield A
for obj in outer():
    each(obj)
#> NameError cannot access free variable 'late' where it is not associated with a value in enclosing scope
#> {'x': ForwardRef('late', is_class=True, owner=<class '__main__.outer.<locals>.A'>), 'y': list[ForwardRef('late', is_class=True, owner=<class '__main__.outer.<locals>.A'>)]}
#> {'x': 'late', 'y': 'list[late]'}
#> NameError cannot access free variable 'late' where it is not associated with a value in enclosing scope
#> {'a': ForwardRef('late', owner=<function outer.<locals>.f>)}
#> {'a': 'late'}
#> {'x': <class 'int'>, 'y': list[int]}
#> {'x': <class 'int'>, 'y': list[int]}
#> {'x': 'late', 'y': 'list[late]'}

### a dataclass with annotations that raise
def make(text):
    try:
        space = {'math': math, 'dataclass': dataclasses.dataclass, '__name__': '__main__'}
        exec('@dataclass\nclass A:\n    x: ' + text + '\n', space)
        cls = space['A']
        print(dataclasses.fields(cls)[0].type)
        print(inspect.signature(cls))
    except Exception as e:
        print(type(e).__name__, e)
make('math.nope')
make('1 / 0')
make('Missing')
make('list[Missing]')
make('Missing.attr')
make('Missing | None')
make('[][0]')
make('list[Missing, 1 / 0]')
#> ForwardRef('math.nope', is_class=True, owner=<class '__main__.A'>)
#> AttributeError module 'math' has no attribute 'nope'
#> ZeroDivisionError division by zero
#> ForwardRef('Missing', is_class=True, owner=<class '__main__.A'>)
#> NameError name 'Missing' is not defined
#> list[ForwardRef('Missing', is_class=True, owner=<class '__main__.A'>)]
#> NameError name 'Missing' is not defined
#> ForwardRef('Missing.attr', is_class=True, owner=<class '__main__.A'>)
#> NameError name 'Missing' is not defined
#> ForwardRef('Missing | None', is_class=True, owner=<class '__main__.A'>)
#> NameError name 'Missing' is not defined
#> IndexError list index out of range
#> ZeroDivisionError division by zero

### records with annotations that raise
def make(base, text):
    try:
        space = {'math': math, 'base': base, '__name__': '__main__'}
        exec('class A(base):\n    x: ' + text + '\n', space)
        found = annotationlib.get_annotations(space['A'], format=Format.FORWARDREF)['x']
        print(getattr(found, '__forward_arg__', None) or found.__args__[0].__forward_arg__)
        each(space['A'].__annotate__)
        tell(lambda: space['A'].__annotations__)
        print(getattr(space['A'], '_fields', None) or sorted(space['A'].__required_keys__))
    except Exception as e:
        print(type(e).__name__, e)
for base in (typing.NamedTuple, typing.TypedDict):
    make(base, 'math.nope')
    make(base, '1 / 0')
    make(base, 'Missing')
    make(base, 'list[Missing]')
#> math.nope
#> {}
#> {}
#> {}
#> AttributeError module 'math' has no attribute 'nope'
#> ('x',)
#> ZeroDivisionError division by zero
#> Missing
#> {}
#> {}
#> {}
#> NameError name 'Missing' is not defined
#> ('x',)
#> Missing
#> {}
#> {}
#> {}
#> NameError name 'Missing' is not defined
#> ('x',)
#> math.nope
#> {}
#> {}
#> {}
#> AttributeError module 'math' has no attribute 'nope'
#> ['x']
#> ZeroDivisionError division by zero
#> Missing
#> {}
#> {}
#> {}
#> NameError name 'Missing' is not defined
#> ['x']
#> Missing
#> {}
#> {}
#> {}
#> NameError name 'Missing' is not defined
#> ['x']

### a protocol with annotations that raise
class P(typing.Protocol):
    x: math.nope
    def f(self) -> math.nope: ...
each(P)
each(P.f)
print(sorted(P.__protocol_attrs__))
#> AttributeError module 'math' has no attribute 'nope'
#> {'x': ForwardRef('math.nope', is_class=True, owner=<class '__main__.P'>)}
#> {'x': 'math.nope'}
#> AttributeError module 'math' has no attribute 'nope'
#> {'return': ForwardRef('math.nope', owner=<function P.f>)}
#> {'return': 'math.nope'}
#> ['f', 'x']

### hints of functions, methods and modules
class A:
    def f(self, x: math.nope) -> Missing: pass
    @staticmethod
    def s(x: Missing): pass
    @classmethod
    def c(cls, x: math.nope): pass
for obj in (A.f, A().f, A.s, A.c):
    tell(lambda: typing.get_type_hints(obj))
    tell(lambda: typing.get_type_hints(obj, format=Format.FORWARDREF))
    tell(lambda: typing.get_type_hints(obj, format=Format.STRING))
    tell(lambda: inspect.signature(obj))
    tell(lambda: inspect.signature(obj, annotation_format=Format.FORWARDREF))
    tell(lambda: inspect.signature(obj, annotation_format=Format.STRING))
#> AttributeError module 'math' has no attribute 'nope'
#> {'x': ForwardRef('math.nope', owner=<function A.f>), 'return': ForwardRef('Missing', owner=<function A.f>)}
#> {'x': 'math.nope', 'return': 'Missing'}
#> AttributeError module 'math' has no attribute 'nope'
#> <Signature (self, x: math.nope) -> Missing>
#> <Signature (self, x: 'math.nope') -> 'Missing'>
#> AttributeError module 'math' has no attribute 'nope'
#> {'x': ForwardRef('math.nope', owner=<bound method A.f of <__main__.A object>>), 'return': ForwardRef('Missing', owner=<bound method A.f of <__main__.A object>>)}
#> {'x': 'math.nope', 'return': 'Missing'}
#> AttributeError module 'math' has no attribute 'nope'
#> <Signature (x: math.nope) -> Missing>
#> <Signature (x: 'math.nope') -> 'Missing'>
#> NameError name 'Missing' is not defined
#> {'x': ForwardRef('Missing', owner=<function A.s>)}
#> {'x': 'Missing'}
#> NameError name 'Missing' is not defined
#> <Signature (x: Missing)>
#> <Signature (x: 'Missing')>
#> AttributeError module 'math' has no attribute 'nope'
#> {'x': ForwardRef('math.nope', owner=<bound method A.c of <class '__main__.A'>>)}
#> {'x': 'math.nope'}
#> AttributeError module 'math' has no attribute 'nope'
#> <Signature (x: math.nope)>
#> <Signature (x: 'math.nope')>

### annotations in strings that raise
class A:
    x: 'math.nope'
    y: '1 / 0'
each(A)
tell(lambda: typing.get_type_hints(A))
tell(lambda: annotationlib.get_annotations(A, eval_str=True))
class B:
    y: '1 / 0'
tell(lambda: typing.get_type_hints(B))
tell(lambda: typing.get_type_hints(B, format=Format.FORWARDREF))
class C:
    y: 'Missing'
tell(lambda: typing.get_type_hints(C))
tell(lambda: typing.get_type_hints(C, format=Format.FORWARDREF))
#> {'x': 'math.nope', 'y': '1 / 0'}
#> {'x': 'math.nope', 'y': '1 / 0'}
#> {'x': 'math.nope', 'y': '1 / 0'}
#> AttributeError module 'math' has no attribute 'nope'
#> AttributeError module 'math' has no attribute 'nope'
#> ZeroDivisionError division by zero
#> {'y': ForwardRef('1 / 0', is_class=True)}
#> NameError name 'Missing' is not defined
#> {'y': ForwardRef('Missing', is_class=True)}

### references evaluated
from annotationlib import ForwardRef
for text in ('math.nope', '1 / 0', 'Missing', 'list[Missing]', 'int[3]', 'Missing.x', 'Missing + 1'):
    ref = ForwardRef(text)
    tell(lambda: ref.evaluate(globals={'math': math}))
    tell(lambda: ref.evaluate(globals={'math': math}, format=Format.FORWARDREF))
#> AttributeError module 'math' has no attribute 'nope'
#> ForwardRef('math.nope')
#> ZeroDivisionError division by zero
#> ForwardRef('1 / 0')
#> NameError name 'Missing' is not defined
#> ForwardRef('Missing')
#> NameError name 'Missing' is not defined
#> list[ForwardRef('Missing')]
#> TypeError type 'int' is not subscriptable
#> ForwardRef('int[3]')
#> NameError name 'Missing' is not defined
#> ForwardRef('Missing.x')
#> NameError name 'Missing' is not defined
#> ForwardRef('Missing + 1')

### type parameters and aliases that raise
type Alias = math.nope
def f[T: 1 / 0, U = Missing](x: T): pass
tell(lambda: Alias.__value__)
tell(lambda: annotationlib.call_evaluate_function(Alias.evaluate_value, Format.FORWARDREF))
tell(lambda: annotationlib.call_evaluate_function(Alias.evaluate_value, Format.STRING))
T, U = f.__type_params__
tell(lambda: T.__bound__)
tell(lambda: annotationlib.call_evaluate_function(T.evaluate_bound, Format.FORWARDREF))
tell(lambda: annotationlib.call_evaluate_function(T.evaluate_bound, Format.STRING))
tell(lambda: U.__default__)
tell(lambda: annotationlib.call_evaluate_function(U.evaluate_default, Format.FORWARDREF))
tell(lambda: annotationlib.call_evaluate_function(U.evaluate_default, Format.STRING))
#> AttributeError module 'math' has no attribute 'nope'
#> ForwardRef('math.nope')
#> 'math.nope'
#> ZeroDivisionError division by zero
#> ZeroDivisionError division by zero
#> ZeroDivisionError division by zero
#> NameError name 'Missing' is not defined
#> ForwardRef('Missing')
#> 'Missing'

### own functions for annotations
class A: pass
def annotate(format):
    if format == Format.VALUE:
        raise KeyError('value')
    raise NotImplementedError
A.__annotate__ = annotate
each(A)
def annotate(format):
    raise LookupError(format)
A.__annotate__ = annotate
each(A)
A.__annotate__ = lambda format: 5
each(A)
def f(): pass
f.__annotate__ = annotate
each(f)
#> KeyError 'value'
#> KeyError 'value'
#> KeyError 'value'
#> LookupError 1
#> LookupError 3
#> LookupError 4
#> TypeError __annotate__ returned non-dict of type 'int'
#> ValueError <class '__main__.A'>.__annotate__ returned a non-dict
#> ValueError <class '__main__.A'>.__annotate__ returned a non-dict
#> LookupError 1
#> LookupError 3
#> LookupError 4

### a property for annotations
class P:
    @property
    def __annotations__(self):
        raise AttributeError('none')
    @property
    def __annotate__(self):
        return lambda format: {'x': int}
each(P())
class Q(P):
    @property
    def __annotations__(self):
        raise NameError('none')
each(Q())
class R(P):
    @property
    def __annotations__(self):
        raise ValueError('none')
each(R())
class S:
    __annotations__ = None
    def __call__(self): pass
each(S())
#> {'x': <class 'int'>}
#> {'x': <class 'int'>}
#> {'x': <class 'int'>}
#> NameError none
#> {'x': <class 'int'>}
#> {'x': <class 'int'>}
#> ValueError none
#> {'x': <class 'int'>}
#> {'x': <class 'int'>}
#> {}
#> {}
#> {}

### dispatch by annotation
import functools
@functools.singledispatch
def f(x): pass
tell(lambda: f.register(lambda x: 1))
def g(x: math.nope): pass
tell(lambda: f.register(g))
def h(x: Missing): pass
tell(lambda: f.register(h))
#> TypeError Invalid first argument to `register()`: <function <lambda>.<locals>.<lambda>>. Use either `@register(some_class)` or plain `@register` on an annotated function.
#> TypeError Invalid annotation for 'x'. ForwardRef('math.nope', owner=<function g>) is an unresolved forward reference.
#> TypeError Invalid annotation for 'x'. ForwardRef('Missing', owner=<function h>) is an unresolved forward reference.

### wrapping functions
import functools
def f(x: math.nope): pass
@functools.wraps(f)
def g(*args): pass
each(g)
tell(lambda: inspect.signature(g))
p = functools.partial(f, 1)
each(p)
tell(lambda: inspect.signature(p))
tell(lambda: inspect.getfullargspec(f))
#> AttributeError module 'math' has no attribute 'nope'
#> {'x': ForwardRef('math.nope', owner=<function f>)}
#> {'x': 'math.nope'}
#> AttributeError module 'math' has no attribute 'nope'
#> {}
#> {}
#> {}
#> AttributeError module 'math' has no attribute 'nope'
#> TypeError unsupported callable

### own functions, in a format that they do not know
log = []
def known(format, log=log):
    log.append(format)
    if format == 1:
        return {'x': int}
    raise NotImplementedError
def fake(format, log=log):
    log.append(format)
    if format == 2:
        return {'x': NotImplementedError, 'y': KeyError}
    raise NotImplementedError
def other(format, log=log):
    log.append(format)
    if format == 2:
        raise KeyError
    raise NotImplementedError
for annotate in (known, fake, other):
    for format in (Format.FORWARDREF, Format.STRING):
        tell(lambda: annotationlib.call_annotate_function(annotate, format))
        print([int(n) for n in log])
        log.clear()
#> {'x': <class 'int'>}
#> [3, 2, 1]
#> {'x': 'int'}
#> [4, 2, 1]
#> {'x': <class 'NotImplementedError'>, 'y': <class 'KeyError'>}
#> [3, 2]
#> {'x': 'NotImplementedError', 'y': 'KeyError'}
#> [4, 2, 2]
#> TypeError exceptions must derive from BaseException
#> [3, 2, 2]
#> TypeError exceptions must derive from BaseException
#> [4, 2, 2]

### names of classes and functions around, beside an annotation that raises
class N(typing.NamedTuple):
    T = int
    x: T
    z: list[Missing]
    y: len(3)
tell(lambda: annotationlib.get_annotations(N, format=Format.FORWARDREF))
def outer():
    T = int
    class A:
        U = str
        x: T
        v: U
        z: list[Missing]
        y: len(3)
    return A
tell(lambda: annotationlib.get_annotations(outer(), format=Format.FORWARDREF))
tell(lambda: annotationlib.call_annotate_function(outer().__annotate__, Format.FORWARDREF))
#> {'x': ForwardRef('T'), 'z': list[ForwardRef('Missing')], 'y': ForwardRef('len(3)')}
#> {'x': <class 'int'>, 'v': <class 'str'>, 'z': list[ForwardRef('Missing', is_class=True, owner=<class '__main__.outer.<locals>.A'>)], 'y': ForwardRef('len(3)', is_class=True, owner=<class '__main__.outer.<locals>.A'>)}
#> {'x': <class 'int'>, 'v': ForwardRef('U'), 'z': list[ForwardRef('Missing')], 'y': ForwardRef('len(3)')}
