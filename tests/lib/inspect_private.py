# Names of the standard library that begin with one underscore, which packages use.
import doctest
import inspect
import sys


def tell(act):
    try:
        print(repr(act()))
    except Exception as e:
        print(type(e).__name__, e)


def f(a, b: int = 1, /, c=2, *d, e, **g) -> str: pass


class A:
    def m(self, x):
        """doc"""
    @classmethod
    def c(cls, y): pass
    @property
    def p(self):
        """pdoc"""
    def __init__(self, x=None): pass


class B(A):
    def m(self, x): pass
    @property
    def p(self): pass
    @classmethod
    def c(cls, y): pass


class S(inspect.Signature): pass

### kinds of parameters
print(inspect._POSITIONAL_ONLY, inspect._POSITIONAL_OR_KEYWORD, inspect._VAR_POSITIONAL, inspect._KEYWORD_ONLY)
print(inspect._VAR_KEYWORD is inspect.Parameter.VAR_KEYWORD, inspect._ParameterKind,
    inspect._empty is inspect.Parameter.empty)
print(inspect._POSITIONAL_ONLY is inspect.Parameter.POSITIONAL_ONLY, inspect._void.__name__,
    inspect._KEYWORD_ONLY.description)
#> POSITIONAL_ONLY POSITIONAL_OR_KEYWORD VAR_POSITIONAL KEYWORD_ONLY
#> True <enum '_ParameterKind'> True
#> True _void keyword-only

### signatures of callables
tell(lambda: inspect._signature_from_callable(f, sigcls=inspect.Signature))
tell(lambda: inspect._signature_from_callable(A().m, sigcls=inspect.Signature))
tell(lambda: inspect._signature_from_callable(A().m, skip_bound_arg=False, sigcls=inspect.Signature))
tell(lambda: inspect._signature_from_callable(A.c, skip_bound_arg=False, sigcls=inspect.Signature))
tell(lambda: inspect._signature_from_callable(A, skip_bound_arg=False, sigcls=inspect.Signature))
tell(lambda: inspect._signature_from_callable(A, sigcls=inspect.Signature))
tell(lambda: inspect._signature_from_callable(len, sigcls=inspect.Signature))
tell(lambda: inspect._signature_from_callable(5, sigcls=inspect.Signature))
tell(lambda: type(inspect._signature_from_callable(f, sigcls=S)))
def g(x: 'int', y: Missing): pass
tell(lambda: inspect._signature_from_callable(g, sigcls=inspect.Signature))
tell(lambda: inspect._signature_from_callable(g, sigcls=inspect.Signature, annotation_format=3))
#> <Signature (a, b: int = 1, /, c=2, *d, e, **g) -> str>
#> <Signature (x)>
#> <Signature (self, x)>
#> <Signature (cls, y)>
#> <Signature (self, x=None)>
#> <Signature (x=None)>
#> <Signature (obj, /)>
#> TypeError 5 is not a callable object
#> <class '__main__.S'>
#> NameError name 'Missing' is not defined
#> <Signature (x: 'int', y: Missing)>

### signatures of functions
tell(lambda: inspect._signature_from_function(inspect.Signature, f))
tell(lambda: inspect._signature_from_function(S, A.m))
tell(lambda: inspect._signature_from_function(S, 5))
tell(lambda: inspect._signature_from_function(S, len))
tell(lambda: inspect._signature_fromstr(inspect.Signature, len, '($module, obj, /)'))
tell(lambda: inspect._signature_bound_method(inspect.signature(f)))
tell(lambda: [inspect._signature_is_builtin(x) for x in (len, f, str.upper, type, int, object)])
tell(lambda: [inspect._signature_is_functionlike(x) for x in (len, f, A.m, A().m, A, 5)])
#> <Signature (a, b: int = 1, /, c=2, *d, e, **g) -> str>
#> <S (self, x)>
#> TypeError 5 is not a Python function
#> TypeError <built-in function len> is not a Python function
#> <Signature (obj, /)>
#> <Signature (b: int = 1, /, c=2, *d, e, **g) -> str>
#> [True, False, True, True, False, True]
#> [False, True, True, True, False, False]

### flags
async def co(): pass
def marked(): pass
inspect.markcoroutinefunction(marked)
print(inspect._has_code_flag(f, inspect.CO_VARKEYWORDS), inspect._has_code_flag(A.m, inspect.CO_VARKEYWORDS))
print(inspect._has_code_flag(len, 8), inspect._has_code_flag(co, inspect.CO_COROUTINE))
print(inspect._has_coroutine_mark(marked), inspect._has_coroutine_mark(co),
    marked._is_coroutine_marker is inspect._is_coroutine_mark)
#> True False
#> False True
#> True False True

### classes of functions, and what documents them
tell(lambda: [inspect._findclass(x) for x in (A.m, B.m, f, A.c)])
tell(lambda: inspect._findclass(5))
tell(lambda: [inspect._finddoc(x) for x in (B.m, B.p, B.c, B, f, 5)])
tell(lambda: [bool(inspect._finddoc(x)) for x in (B.__init__, str.upper, int.__add__)])
#> [<class '__main__.A'>, <class '__main__.B'>, None, <class '__main__.A'>]
#> AttributeError 'int' object has no attribute '__module__'
#> ['doc', 'pdoc', None, None, None, None]
#> [True, True, True]

### doctest
print(repr(doctest._indent('a\nb\n')), repr(doctest._indent('a\n\nb', 2)))
for want, got in (('a...b', 'axxb'), ('a...b', 'axx'), ('a...b...', 'abbc'), ('...', ''), ('aa...aa', 'aaa'), ('a',
    'a')):
    print(doctest._ellipsis_match(want, got))
import __future__
print(doctest._extract_future_flags({}), doctest._extract_future_flags({'annotations': __future__.annotations}))
print(doctest._normalize_module('sys').__name__, doctest._normalize_module(sys).__name__)
tell(lambda: doctest._normalize_module(5))
print(doctest._comment_line('a'), doctest._comment_line(''))
open('/tmp/load.txt', 'w').write('hello\r\n')
print(doctest._load_testfile('/tmp/load.txt', None, False, 'utf-8'))
#> '    a\n    b\n' '  a\n\n  b'
#> True
#> False
#> True
#> True
#> False
#> True
#> 0 16777216
#> sys sys
#> TypeError Expected a module, string, or None
#> # a #
#> ('hello\n', '/tmp/load.txt')
