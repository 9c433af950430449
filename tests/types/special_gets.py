### __get__(None, None) is invalid
import functools
for d in (property(), lambda: 0, staticmethod(len), classmethod(len), super(int, 3), str.join, int.__add__, int.real,
          int.__dict__['from_bytes']):
    for args in (None,), (None, None):
        try: print(d.__get__(*args))
        except TypeError as e: print(e)
#> __get__(None, None) is invalid
#> __get__(None, None) is invalid
#> __get__(None, None) is invalid
#> __get__(None, None) is invalid
#> __get__(None, None) is invalid
#> __get__(None, None) is invalid
#> __get__(None, None) is invalid
#> __get__(None, None) is invalid
#> __get__(None, None) is invalid
#> __get__(None, None) is invalid
#> __get__(None, None) is invalid
#> __get__(None, None) is invalid
#> __get__(None, None) is invalid
#> __get__(None, None) is invalid
#> __get__(None, None) is invalid
#> __get__(None, None) is invalid
#> __get__(None, None) is invalid
#> __get__(None, None) is invalid

### a method is made of what can be called
import types
for args in (None, 'a'), (1, 'a'), (len, None), (len,):
    try: print(types.MethodType(*args))
    except TypeError as e: print(e)
#> first argument must be callable
#> first argument must be callable
#> instance must not be None
#> method expected 2 arguments, got 1

### object.__repr__ of values that have no identity
print([object.__repr__(x).split(' at ')[0] for x in (3, 'a', None, 1.5, True, ..., 10**20, [], (), int)])
print(super(int, 3).__repr__()[:12], repr(super(int, 3)))
#> ['<int object', '<str object', '<NoneType object', '<float object', '<bool object', '<ellipsis object', '<int object', '<list object', '<tuple object', '<type object']
#> <int object  <super: <class 'int'>, <int object>>

### numbers leave what is wider to the other operand
print((5).__rpow__(1.5), (5).__pow__(1.5), (5.0).__rpow__(1j), True.__rpow__(1.5), (5).__rpow__(2), (5).__rpow__(2, 3))
print((5).__radd__(1.5), (5.0).__radd__(1j), 1.5 ** 5, 1j ** 5)
#> NotImplemented NotImplemented NotImplemented NotImplemented 32 2
#> NotImplemented NotImplemented 7.59375 1j

### tolerances are numbers
import math, operator
for f in (lambda: math.isclose(1, 2, rel_tol=None), lambda: math.isclose(1, 1, abs_tol=None),
          lambda: math.isclose(1, 1, abs_tol='a'), lambda: operator.length_hint((), 10**30),
          lambda: operator.length_hint([], 'a')):
    try: print(f())
    except (TypeError, OverflowError) as e: print(e)
#> must be real number, not NoneType
#> must be real number, not NoneType
#> must be real number, not str
#> Python int too large to convert to C ssize_t
#> 'str' object cannot be interpreted as an integer

### resolve_bases gives back what it had nothing to resolve in
import types
print(types.resolve_bases('a'), types.resolve_bases([int]), types.resolve_bases((list[int], str)),
      types.resolve_bases([list[int]]))
#> a [<class 'int'>] (<class 'list'>, <class 'str'>) (<class 'list'>,)
