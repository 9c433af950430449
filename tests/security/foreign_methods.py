### methods of one builtin type as special methods of another class
def t(f, *a):
    try: print(f(*a))
    except Exception as e: print(type(e).__name__, e)
class A(int): __repr__ = int.__add__
t(repr, A(3)); t(str, A(3))
class B: __repr__ = int.__repr__
t(repr, B()); t(str, B())
class C: __repr__ = str.upper; __str__ = str.lower
t(repr, C()); t(str, C())
class D(str): __repr__ = str.join; __str__ = str.replace
t(repr, D('a')); t(str, D('a'))
class E: __eq__ = int.__eq__
t(lambda: E() != E()); t(lambda: E() == E())
class F(int): __eq__ = str.__eq__
t(lambda: F(1) != F(1)); t(lambda: F(1) == F(1))
class G(int): __eq__ = int.__neg__
t(lambda: G(1) != G(1)); t(lambda: G(1) == G(1))
class H(list): __len__ = dict.__len__; __getitem__ = dict.__getitem__; __hash__ = int.__hash__; __bool__ = int.__bool__; __iter__ = dict.__iter__
t(len, H()); t(lambda: H()[0]); t(hash, H()); t(bool, H()); t(list, H()); t(lambda: 1 in H())
class I: __int__ = float.__int__; __float__ = int.__float__; __index__ = int.__index__; __abs__ = int.__abs__; __neg__ = float.__neg__; __add__ = str.__add__; __lt__ = tuple.__lt__; __call__ = type.__call__; __round__ = float.__round__; __divmod__ = int.__divmod__; __pow__ = int.__pow__; __reversed__ = list.__reversed__; __contains__ = set.__contains__; __format__ = int.__format__; __getattr__ = str.__getitem__
for f in (int, float, range, abs, lambda x: -x, lambda x: x + x, lambda x: x < x, lambda x: x(), round, lambda x: divmod(x, x), lambda x: x ** x, reversed, lambda x: 1 in x, format, lambda x: x.foo, lambda x: f'{x:d}', lambda x: [1][x]): t(f, I())
class J(Exception): __str__ = KeyError.__str__; __repr__ = OSError.__str__
t(str, J(1)); t(repr, J(1))
class Q: __setattr__ = list.append
t(lambda: setattr(Q(), 'a', 1))
class R: __get__ = int.__add__; __set__ = int.__sub__
class S: r = R()
t(lambda: S().r); t(lambda: setattr(S(), 'r', 1))
class T: __enter__ = int.__add__; __exit__ = int.__sub__
def w():
    with T(): pass
t(w)
class V: __new__ = list.append
t(V)
class W: __iter__ = int.__neg__; __next__ = int.__neg__
t(list, W()); t(next, W())
class X: __hash__ = str.__hash__; __eq__ = str.__eq__
t(lambda: {X(): 1}); t(hash, X()); t(lambda: X() in [X()])
class Y: __str__ = object.__format__; __repr__ = object.__ne__
t(str, Y()); t(repr, Y())
#> TypeError expected 1 argument, got 0
#> TypeError expected 1 argument, got 0
#> TypeError descriptor '__repr__' requires a 'int' object but received a 'B'
#> TypeError descriptor '__repr__' requires a 'int' object but received a 'B'
#> TypeError descriptor 'upper' for 'str' objects doesn't apply to a 'C' object
#> TypeError descriptor 'lower' for 'str' objects doesn't apply to a 'C' object
#> TypeError str.join() takes exactly one argument (0 given)
#> TypeError replace() takes at least 2 positional arguments (0 given)
#> TypeError descriptor '__eq__' requires a 'int' object but received a 'E'
#> TypeError descriptor '__eq__' requires a 'int' object but received a 'E'
#> False
#> TypeError descriptor '__eq__' requires a 'str' object but received a 'F'
#> False
#> TypeError expected 0 arguments, got 1
#> TypeError descriptor '__len__' requires a 'dict' object but received a 'H'
#> TypeError descriptor '__getitem__' for 'dict' objects doesn't apply to a 'H' object
#> TypeError descriptor '__hash__' requires a 'int' object but received a 'H'
#> TypeError descriptor '__bool__' requires a 'int' object but received a 'H'
#> TypeError descriptor '__iter__' requires a 'dict' object but received a 'H'
#> False
#> TypeError descriptor '__int__' requires a 'float' object but received a 'I'
#> TypeError descriptor '__float__' requires a 'int' object but received a 'I'
#> TypeError descriptor '__index__' requires a 'int' object but received a 'I'
#> TypeError descriptor '__abs__' requires a 'int' object but received a 'I'
#> TypeError descriptor '__neg__' requires a 'float' object but received a 'I'
#> TypeError descriptor '__add__' requires a 'str' object but received a 'I'
#> TypeError descriptor '__lt__' requires a 'tuple' object but received a 'I'
#> TypeError descriptor '__call__' requires a 'type' object but received a 'I'
#> TypeError descriptor '__round__' for 'float' objects doesn't apply to a 'I' object
#> TypeError descriptor '__divmod__' requires a 'int' object but received a 'I'
#> TypeError descriptor '__pow__' requires a 'int' object but received a 'I'
#> TypeError descriptor '__reversed__' for 'list' objects doesn't apply to a 'I' object
#> TypeError descriptor '__contains__' for 'set' objects doesn't apply to a 'I' object
#> TypeError descriptor '__format__' for 'int' objects doesn't apply to a 'I' object
#> TypeError descriptor '__getitem__' requires a 'str' object but received a 'I'
#> TypeError descriptor '__format__' for 'int' objects doesn't apply to a 'I' object
#> TypeError descriptor '__index__' requires a 'int' object but received a 'I'
#> TypeError descriptor '__str__' requires a 'KeyError' object but received a 'J'
#> TypeError descriptor '__str__' requires a 'OSError' object but received a 'J'
#> TypeError descriptor 'append' for 'list' objects doesn't apply to a 'Q' object
#> TypeError descriptor '__add__' requires a 'int' object but received a 'R'
#> TypeError descriptor '__sub__' requires a 'int' object but received a 'R'
#> TypeError descriptor '__add__' requires a 'int' object but received a 'T'
#> TypeError descriptor 'append' for 'list' objects doesn't apply to a 'type' object
#> TypeError descriptor '__neg__' requires a 'int' object but received a 'W'
#> TypeError descriptor '__neg__' requires a 'int' object but received a 'W'
#> TypeError cannot use 'X' as a dict key (descriptor '__hash__' requires a 'str' object but received a 'X')
#> TypeError descriptor '__hash__' requires a 'str' object but received a 'X'
#> TypeError descriptor '__eq__' requires a 'str' object but received a 'X'
#> TypeError object.__format__() takes exactly one argument (0 given)
#> TypeError expected 1 argument, got 0

### a class whose repr is its str
#: oracle=no
class Foo: pass
Foo.__repr__ = Foo.__str__
for f in (str, repr, ascii, format, "{}".format, "%s".__mod__):
    try: print(f(Foo()))
    except RecursionError as e: print(type(e).__name__)
#> RecursionError
#> RecursionError
#> RecursionError
#> RecursionError
#> RecursionError
#> RecursionError

### how the arguments of methods with underscores are counted
def t(f, *a):
    try: print(f(*a))
    except Exception as e: print(type(e).__name__, e)
t(int.__add__, 1); t(int.__add__, 1, 2, 3); t((1).__add__); t((1).__neg__, 2); t([].__getitem__); t([].__len__, 1); t({}.__contains__); t('a'.__contains__); t((1).__pow__); t((1).__pow__, 1,2,3); t([].__setitem__, 1); t([].__delitem__); t([].__iter__, 3); t(object().__eq__); t(object().__hash__, 1); t(object().__repr__, 1); t(object().__setattr__, 1); t(object().__getattribute__); t(object().__delattr__); t((1).__format__); t([].__reversed__, 1); t(iter([]).__next__, 1); t((lambda: 1).__get__); t((lambda: 1).__get__, 1,2,3,4); t([].__init__, 1, 2); t('x'.__mod__); t('x'.__rmod__); t('x'.__mul__); t(type.__call__); t({}.__or__); t([].__iadd__); t(int.__new__); t({1}.__contains__); t((1).__round__, 1, 2); t(1.5.__round__, 1, 2); t([].__class_getitem__); t(Exception().__str__, 1)
t((1).__bool__, 1)
#> TypeError expected 1 argument, got 0
#> TypeError expected 1 argument, got 2
#> TypeError expected 1 argument, got 0
#> TypeError expected 0 arguments, got 1
#> TypeError list.__getitem__() takes exactly one argument (0 given)
#> TypeError expected 0 arguments, got 1
#> TypeError dict.__contains__() takes exactly one argument (0 given)
#> TypeError expected 1 argument, got 0
#> TypeError expected 1 or 2 arguments, got 0
#> TypeError expected 1 or 2 arguments, got 3
#> TypeError __setitem__ expected 2 arguments, got 1
#> TypeError expected 1 argument, got 0
#> TypeError expected 0 arguments, got 1
#> TypeError expected 1 argument, got 0
#> TypeError expected 0 arguments, got 1
#> TypeError expected 0 arguments, got 1
#> TypeError __setattr__ expected 2 arguments, got 1
#> TypeError expected 1 argument, got 0
#> TypeError expected 1 argument, got 0
#> TypeError int.__format__() takes exactly one argument (0 given)
#> TypeError list.__reversed__() takes no arguments (1 given)
#> TypeError expected 0 arguments, got 1
#> TypeError __get__ expected at least 1 argument, got 0
#> TypeError __get__ expected at most 2 arguments, got 4
#> TypeError list expected at most 1 argument, got 2
#> TypeError expected 1 argument, got 0
#> TypeError expected 1 argument, got 0
#> TypeError expected 1 argument, got 0
#> TypeError descriptor '__call__' of 'type' object needs an argument
#> TypeError expected 1 argument, got 0
#> TypeError expected 1 argument, got 0
#> TypeError int.__new__(): not enough arguments
#> TypeError set.__contains__() takes exactly one argument (0 given)
#> TypeError __round__ expected at most 1 argument, got 2
#> TypeError __round__ expected at most 1 argument, got 2
#> TypeError list.__class_getitem__() takes exactly one argument (0 given)
#> TypeError expected 0 arguments, got 1
#> TypeError expected 0 arguments, got 1

### slots and methods
print(*[type(m).__name__ for m in (list.__getitem__, dict.__getitem__, str.__getitem__, dict.__contains__, set.__contains__, list.__contains__, int.__round__, int.__format__, int.__add__, object.__reduce_ex__, object.__dir__, list.__reversed__, type.__call__, type.__instancecheck__)])
print(*[type(m).__name__ for m in ([].__getitem__, "".__getitem__, [].__len__, (1).__round__, (1).__pow__)])
#> method_descriptor method_descriptor wrapper_descriptor method_descriptor method_descriptor wrapper_descriptor method_descriptor method_descriptor wrapper_descriptor method_descriptor method_descriptor method_descriptor wrapper_descriptor method_descriptor
#> builtin_function_or_method method-wrapper method-wrapper builtin_function_or_method method-wrapper

### frames of the library's generators show nothing of the library
#: oracle=no
import os, glob
for g in (os.walk('/'), glob.iglob('*')):
    frame = g.gi_frame
    print(len(frame.f_globals), len(frame.f_locals), frame.f_code.co_name)
#> 0 0 walk
#> 0 0 iglob
