# annotationlib: annotations as values, as references to what is not defined, and as text.
import annotationlib
import inspect
import sys
import typing
from annotationlib import *


def tell(act):
    try:
        print(repr(act()))
    except Exception as e:
        print(type(e).__name__, e)


class C:
    a: int
    b: Undefined
    c: list[Undefined] | int
    d: 'str'


def f(x: int, y: Und.a[1] = 3, *args: -Z) -> "q": pass
def deco(x: lambda y: y, z: f'{A}'): pass


class M(type):
    a: int


class D(metaclass=M): pass

### formats: call_annotate_function, call_evaluate_function and Zz
tell(lambda: sorted(annotationlib.__all__))
tell(lambda: [(x.name,x.value) for x in Format])
tell(lambda: get_annotations(C))
tell(lambda: get_annotations(C, format=Format.FORWARDREF))
tell(lambda: get_annotations(C, format=Format.STRING))
tell(lambda: get_annotations(f, format=Format.STRING))
tell(lambda: get_annotations(f))
tell(lambda: get_annotations(deco, format=4))
tell(lambda: get_annotations(D))
tell(lambda: get_annotations(1))
tell(lambda: get_annotations(C, format=2))
tell(lambda: get_annotations(C, format=9))
tell(lambda: get_annotations(C, eval_str=True, format=3))
tell(lambda: call_annotate_function(C.__annotate__, 4))
tell(lambda: call_annotate_function(C.__annotate__, 3, owner=C))
tell(lambda: call_evaluate_function(lambda format: Zz, 3))
tell(lambda: call_evaluate_function(lambda format: Zz[1]|2, 4))
#> ['Format', 'ForwardRef', 'annotations_to_string', 'call_annotate_function', 'call_evaluate_function', 'get_annotate_from_class_namespace', 'get_annotations', 'type_repr']
#> [('VALUE', 1), ('VALUE_WITH_FAKE_GLOBALS', 2), ('FORWARDREF', 3), ('STRING', 4)]
#> NameError name 'Undefined' is not defined
#> {'a': <class 'int'>, 'b': ForwardRef('Undefined', is_class=True, owner=<class '__main__.C'>), 'c': list[ForwardRef('Undefined', is_class=True, owner=<class '__main__.C'>)] | int, 'd': 'str'}
#> {'a': 'int', 'b': 'Undefined', 'c': 'list[Undefined] | int', 'd': 'str'}
#> {'x': 'int', 'y': 'Und.a[1]', 'args': '-Z', 'return': 'q'}
#> NameError name 'Und' is not defined
#> TypeError Cannot stringify annotation containing string formatting
#> {}
#> TypeError 1 does not have annotations
#> ValueError The VALUE_WITH_FAKE_GLOBALS format is for internal use only
#> ValueError Unsupported format 9
#> ValueError eval_str=True is only supported with format=Format.VALUE
#> {'a': 'int', 'b': 'Undefined', 'c': 'list[Undefined] | int', 'd': 'str'}
#> {'a': <class 'int'>, 'b': ForwardRef('Undefined', is_class=True, owner=<class '__main__.C'>), 'c': list[ForwardRef('Undefined', is_class=True, owner=<class '__main__.C'>)] | int, 'd': 'str'}
#> NameError name 'Zz' is not defined
#> NameError name 'Zz' is not defined

### formats: tell, type_repr and get_annotate_from_class_namespace
tell(lambda: annotations_to_string({'a': int, 'b': 'x', 'c': list[int], 'd': ..., 'e': len, 'f': None, 'g': 3}))
tell(lambda: type_repr(int))
tell(lambda: type_repr('x'))
tell(lambda: type_repr(...))
tell(lambda: type_repr(None))
tell(lambda: get_annotate_from_class_namespace({'__annotate__': 1}))
tell(lambda: get_annotate_from_class_namespace({}))
tell(lambda: type('S',(ForwardRef,),{}))
tell(lambda: get_annotations(C, format=3)['b'] | None)
tell(lambda: get_annotations(C, format=3)['b'].__owner__)
tell(lambda: get_annotations(C, format=3)['b'].__globals__ is None)
tell(lambda: get_annotations(C, format=3)['b'].__forward_is_class__)
tell(lambda: get_annotations(C, format=3)['c'].evaluate())
tell(lambda: C.__annotate__(2))
tell(lambda: C.__annotate__(3))
tell(lambda: C.__annotate__(4))
tell(lambda: inspect.get_annotations is get_annotations)
#> {'a': 'int', 'b': 'x', 'c': 'list[int]', 'd': '...', 'e': 'len', 'f': 'None', 'g': '3'}
#> 'int'
#> "'x'"
#> '...'
#> 'None'
#> 1
#> None
#> TypeError Cannot subclass ForwardRef
#> ForwardRef('Undefined', is_class=True, owner=<class '__main__.C'>) | None
#> <class '__main__.C'>
#> False
#> True
#> AttributeError 'typing.Union' object has no attribute 'evaluate'
#> NameError name 'Undefined' is not defined
#> NotImplementedError 
#> NotImplementedError 
#> True

### formats: sys, get_type_hints and typing
tell(lambda: get_annotations(sys))
tell(lambda: get_annotations(len))
tell(lambda: get_annotations(int))
tell(lambda: get_annotations(f, eval_str=True))
tell(lambda: typing.get_type_hints(C, format=Format.FORWARDREF))
tell(lambda: typing.get_type_hints(C, format=Format.STRING))
tell(lambda: typing.get_type_hints(C))
#> {}
#> {}
#> {}
#> NameError name 'Und' is not defined
#> {'a': <class 'int'>, 'b': ForwardRef('Undefined', is_class=True, owner=<class '__main__.C'>), 'c': list[ForwardRef('Undefined', is_class=True, owner=<class '__main__.C'>)] | int, 'd': <class 'str'>}
#> {'a': 'int', 'b': 'Undefined', 'c': 'list[Undefined] | int', 'd': 'str'}
#> NameError name 'Undefined' is not defined

### references
tell(lambda: ForwardRef('x').__module__)
tell(lambda: ForwardRef('X', owner=C))
tell(lambda: ForwardRef('X', owner=C)==ForwardRef('X'))
tell(lambda: ForwardRef('X', module='sys')==ForwardRef('X'))
tell(lambda: hash(ForwardRef('X'))==hash(ForwardRef('X')))
tell(lambda: ForwardRef('int').evaluate())
tell(lambda: ForwardRef('int |').evaluate())
tell(lambda: ForwardRef('a b').__forward_code__)
tell(lambda: ForwardRef('version', module='sys').evaluate()[:2])
tell(lambda: ForwardRef('q').evaluate(globals={'q':1}))
tell(lambda: ForwardRef('q').evaluate(locals={'q':1}))
tell(lambda: ForwardRef('q').evaluate(format=Format.FORWARDREF))
tell(lambda: ForwardRef('q').evaluate(format=Format.STRING))
tell(lambda: ForwardRef('q[z]').evaluate(globals={'z':1},format=Format.FORWARDREF))
tell(lambda: ForwardRef('T').evaluate(type_params=(typing.TypeVar('T'),)))
tell(lambda: ForwardRef('x', is_argument=False))
tell(lambda: ForwardRef('x') | 'y')
#> 'annotationlib'
#> ForwardRef('X', owner=<class '__main__.C'>)
#> False
#> False
#> True
#> <class 'int'>
#> SyntaxError Forward reference must be an expression -- got 'int |'
#> SyntaxError Forward reference must be an expression -- got 'a b'
#> '3.'
#> 1
#> 1
#> ForwardRef('q')
#> 'q'
#> ForwardRef('q[1]')
#> ~T
#> ForwardRef('x')
#> ForwardRef('x') | ForwardRef('y')

### text of every operator
def g(a: x + y * z, b: (x + y) * z, c: x ** y ** z, d: (x ** y) ** z, e: -x ** y, f: (-x) ** y, g: ~x & y | z,
      h: x[1:2, ::3], i: x(y, k=z)[w].v,
      j: x < y, k: [x, (y,), {z: 1}], m: x @ y // z % w, n: 1 - x, o: x | None | 'q', p: x - (y - z)): pass
for name, text in get_annotations(g, format=Format.STRING).items(): print(name, text)
#> a x + y * z
#> b (x + y) * z
#> c x ** y ** z
#> d (x ** y) ** z
#> e -x ** y
#> f (-x) ** y
#> g ~x & y | z
#> h x[1:2, ::3]
#> i x(y, k=z)[w].v
#> j x < y
#> k [x, (y,), {z: 1}]
#> m x @ y // z % w
#> n 1 - x
#> o x | None | 'q'
#> p x - (y - z)

### references to names of functions around
def outer():
    def inner(a: later, b: list[never]): pass
    found = get_annotations(inner, format=Format.FORWARDREF)
    later = int
    print(found['a'].evaluate(), found['a'].__forward_arg__, found['b'].__args__[0].__forward_arg__)
    print(get_annotations(inner, format=Format.STRING))
outer()
#> <class 'int'> later never
#> {'a': 'later', 'b': 'list[never]'}

### other annotate functions
class Annotated:
    def __call__(self, format):
        if format != 1: raise NotImplementedError
        return {'x': int, 'y': 'text'}
print(call_annotate_function(Annotated(), Format.STRING), call_annotate_function(Annotated(), 1))
def knows(format): return {'format': format}
print(call_annotate_function(knows, Format.STRING), call_evaluate_function(knows, 3))
type Alias = list[nothing]
print(call_evaluate_function(Alias.evaluate_value, Format.STRING),
    call_evaluate_function(Alias.evaluate_value, Format.FORWARDREF))
#> {'x': 'int', 'y': 'text'} {'x': <class 'int'>, 'y': 'text'}
#> {'format': <Format.STRING: 4>} {'format': 3}
#> list[nothing] list[ForwardRef('nothing')]

### annotations that are set and deleted
class S: x: int
for act in ('del S.__annotations__', 'print(S.__annotations__)', 'del S.__annotations__',
        'print(S.__annotations__, S.__annotate__)', 'del S.__annotations__', 'del S.__annotations__',
        'S.__annotations__ = {"y": 1}', 'print(S.__annotations__, S.__annotate__)'):
    try: exec(act)
    except AttributeError as e: print(act, e)
#> del S.__annotations__ __annotations__
#> {'x': <class 'int'>}
#> {} None
#> del S.__annotations__ __annotations__
#> {'y': 1} None

### annotations that are known stay when __annotate__ becomes None
import types
def f(x: int): pass
f.__annotations__['cached'] = 9
f.__annotate__ = None
print(f.__annotations__, f.__annotate__)  #> {'x': <class 'int'>, 'cached': 9} None
f.__annotate__ = lambda format: {'n': 1}
print(f.__annotations__)  #> {'n': 1}
def g(x: int): pass
g.__annotate__ = None
print(g.__annotations__)  #> {}
class C:
    a: int
C.__annotations__['z'] = 1
C.__annotate__ = None
print(C.__annotations__, C.__annotate__)  #> {'a': <class 'int'>, 'z': 1} None
C.__annotate__ = lambda format: {'q': 1}
print(C.__annotations__)  #> {'q': 1}
m = types.ModuleType('m')
m.__annotations__ = {'a': 1}
m.__annotate__ = None
print(m.__annotations__)  #> {'a': 1}
m.__annotate__ = lambda format: {'b': 2}
print(m.__annotations__)  #> {'b': 2}

### tuples and powers as texts
class Many:
    a: (x, y)
    b: (x,)
    c: ()
    d: (int, 1)
    e: ((x, y), z)
    f: x[(y, z)]
    g: x[y,]
    h: g((x, y))
    i: x ** -y
    j: x ** y ** z
    k: (x ** y) ** z
    l: -x ** y
    m: [x, (y, z)]
for name, text in annotationlib.get_annotations(Many, format=annotationlib.Format.STRING).items():
    print(name, text)
#> a (x, y)
#> b (x,)
#> c ()
#> d (int, 1)
#> e ((x, y), z)
#> f x[y, z]
#> g x[y,]
#> h g((x, y))
#> i x ** (-y)
#> j x ** y ** z
#> k (x ** y) ** z
#> l -x ** y
#> m [x, (y, z)]
