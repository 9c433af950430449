# What object, type, functions and descriptors have and say.

class Wide:
    def __index__(self):
        return 10 ** 30
def store(x):
    x[Wide()] = 1
def delete(x):
    del x[Wide()]

### names of object
for n in dir(object()):
    if n not in ('__reduce__', '__reduce_ex__', '__getstate__', '__sizeof__'): print(repr(n))
#> '__class__'
#> '__delattr__'
#> '__dir__'
#> '__doc__'
#> '__eq__'
#> '__format__'
#> '__ge__'
#> '__getattribute__'
#> '__gt__'
#> '__hash__'
#> '__init__'
#> '__init_subclass__'
#> '__le__'
#> '__lt__'
#> '__ne__'
#> '__new__'
#> '__repr__'
#> '__setattr__'
#> '__str__'
#> '__subclasshook__'

### names of builtin types: from int to range
for t in (int, float, str, bytes, bytearray, list, tuple, dict, set, frozenset, range):
    names = [n for n in dir(t) if n.startswith('__')
        and n not in ('__reduce__', '__reduce_ex__', '__getstate__', '__setstate__', '__sizeof__', '__alloc__',
        '__buffer__', '__release_buffer__', '__getformat__', '__length_hint__', '__class_getitem__',
        '__getnewargs__', '__format__')]
    print(t.__name__, ' '.join(n.strip('_') for n in names))
#> int abs add and bool ceil class delattr dir divmod doc eq float floor floordiv ge getattribute gt hash index init init_subclass int invert le lshift lt mod mul ne neg new or pos pow radd rand rdivmod repr rfloordiv rlshift rmod rmul ror round rpow rrshift rshift rsub rtruediv rxor setattr str sub subclasshook truediv trunc xor
#> float abs add bool ceil class delattr dir divmod doc eq float floor floordiv ge getattribute gt hash init init_subclass int le lt mod mul ne neg new pos pow radd rdivmod repr rfloordiv rmod rmul round rpow rsub rtruediv setattr str sub subclasshook truediv trunc
#> str add class contains delattr dir doc eq ge getattribute getitem gt hash init init_subclass iter le len lt mod mul ne new repr rmod rmul setattr str subclasshook
#> bytes add bytes class contains delattr dir doc eq ge getattribute getitem gt hash init init_subclass iter le len lt mod mul ne new repr rmod rmul setattr str subclasshook
#> bytearray add class contains delattr delitem dir doc eq ge getattribute getitem gt hash iadd imul init init_subclass iter le len lt mod mul ne new repr rmod rmul setattr setitem str subclasshook
#> list add class contains delattr delitem dir doc eq ge getattribute getitem gt hash iadd imul init init_subclass iter le len lt mul ne new repr reversed rmul setattr setitem str subclasshook
#> tuple add class contains delattr dir doc eq ge getattribute getitem gt hash init init_subclass iter le len lt mul ne new repr rmul setattr str subclasshook
#> dict class contains delattr delitem dir doc eq ge getattribute getitem gt hash init init_subclass ior iter le len lt ne new or repr reversed ror setattr setitem str subclasshook
#> set and class contains delattr dir doc eq ge getattribute gt hash iand init init_subclass ior isub iter ixor le len lt ne new or rand repr ror rsub rxor setattr str sub subclasshook xor
#> frozenset and class contains delattr dir doc eq ge getattribute gt hash init init_subclass iter le len lt ne new or rand repr ror rsub rxor setattr str sub subclasshook xor
#> range bool class contains delattr dir doc eq ge getattribute getitem gt hash init init_subclass iter le len lt ne new repr reversed setattr str subclasshook

### names of builtin types: slice, bool and complex
for t in (slice, bool, complex, property, classmethod, staticmethod, super, map, zip, type(None)):
    names = [n for n in dir(t) if n.startswith('__')
        and n not in ('__reduce__', '__reduce_ex__', '__getstate__', '__setstate__', '__sizeof__', '__alloc__',
        '__buffer__', '__release_buffer__', '__getformat__', '__length_hint__', '__class_getitem__',
        '__getnewargs__', '__format__')]
    print(t.__name__, ' '.join(n.strip('_') for n in names))
#> slice class delattr dir doc eq ge getattribute gt hash init init_subclass le lt ne new repr setattr str subclasshook
#> bool abs add and bool ceil class delattr dir divmod doc eq float floor floordiv ge getattribute gt hash index init init_subclass int invert le lshift lt mod mul ne neg new or pos pow radd rand rdivmod repr rfloordiv rlshift rmod rmul ror round rpow rrshift rshift rsub rtruediv rxor setattr str sub subclasshook truediv trunc xor
#> complex abs add bool class complex delattr dir doc eq ge getattribute gt hash init init_subclass le lt mul ne neg new pos pow radd repr rmul rpow rsub rtruediv setattr str sub subclasshook truediv
#> property class delattr delete dir doc eq ge get getattribute gt hash init init_subclass isabstractmethod le lt name ne new repr set set_name setattr str subclasshook
#> classmethod annotate annotations class delattr dict dir doc eq func ge get getattribute gt hash init init_subclass isabstractmethod le lt ne new repr setattr str subclasshook wrapped
#> staticmethod annotate annotations call class delattr dict dir doc eq func ge get getattribute gt hash init init_subclass isabstractmethod le lt ne new repr setattr str subclasshook wrapped
#> super class delattr dir doc eq ge get getattribute gt hash init init_subclass le lt ne new repr self self_class setattr str subclasshook thisclass
#> map class delattr dir doc eq ge getattribute gt hash init init_subclass iter le lt ne new next repr setattr str subclasshook
#> zip class delattr dir doc eq ge getattribute gt hash init init_subclass iter le lt ne new next repr setattr str subclasshook
#> NoneType bool class delattr dir doc eq ge getattribute gt hash init init_subclass le lt ne new repr setattr str subclasshook

### names of a function
def f(): pass
for n in dir(f):
    if n not in ('__reduce__', '__reduce_ex__', '__getstate__', '__sizeof__'): print(repr(n))
#> '__annotate__'
#> '__annotations__'
#> '__builtins__'
#> '__call__'
#> '__class__'
#> '__closure__'
#> '__code__'
#> '__defaults__'
#> '__delattr__'
#> '__dict__'
#> '__dir__'
#> '__doc__'
#> '__eq__'
#> '__format__'
#> '__ge__'
#> '__get__'
#> '__getattribute__'
#> '__globals__'
#> '__gt__'
#> '__hash__'
#> '__init__'
#> '__init_subclass__'
#> '__kwdefaults__'
#> '__le__'
#> '__lt__'
#> '__module__'
#> '__name__'
#> '__ne__'
#> '__new__'
#> '__qualname__'
#> '__repr__'
#> '__setattr__'
#> '__str__'
#> '__subclasshook__'
#> '__type_params__'

### names of an instance
class A:
    x = 1
    def __init__(self): self.y = 2
print([n for n in dir(A()) if not n.startswith('__')], '__dict__' in dir(A()), '__weakref__' in dir(A()))
print('__module__' in dir(A()))
#> ['x', 'y'] True True
#> True

### object takes no arguments
class A: pass
for f in (lambda: object(1), lambda: A(1), lambda: A(x=1), lambda: object.__new__(A, 1),
        lambda: object.__init__(A(), 1)):
    try: f()
    except TypeError as e: print(e)
#> object() takes no arguments
#> A() takes no arguments
#> A() takes no arguments
#> A() takes no arguments
#> A.__init__() takes exactly one argument (the instance to initialize)

### overriding one of new and init
class A:
    def __new__(cls, *a): return object.__new__(cls, *a)
class B:
    def __init__(self, *a): super().__init__(*a)
for f in (lambda: A(1), lambda: B(1)):
    try: f()
    except TypeError as e: print(e)
#> object.__new__() takes exactly one argument (the type to instantiate)
#> object.__init__() takes exactly one argument (the instance to initialize)

### init must give None
class A:
    def __init__(self): return 5
try: A()
except TypeError as e: print(e)  #> __init__() should return None, not 'int'

### object.__new__ of other layouts
for f in (lambda: object.__new__(int), lambda: object.__new__(list), lambda: object.__new__(5),
        lambda: object.__new__()):
    try: f()
    except TypeError as e: print(e)
#> object.__new__(int) is not safe, use int.__new__()
#> object.__new__(list) is not safe, use list.__new__()
#> object.__new__(X): X is not a type object (int)
#> object.__new__(): not enough arguments

### types that cannot be made
def g(): yield
for t in (type(g()), type(len), type(g), type(type.__dict__), type({}.keys())):
    try: t()
    except TypeError as e: print(e)
#> cannot create 'generator' instances
#> cannot create 'builtin_function_or_method' instances
#> function() missing required argument 'code' (pos 1)
#> mappingproxy() missing required argument 'mapping' (pos 1)
#> cannot create 'dict_keys' instances

### setting class attributes of builtin types
for f in (lambda: setattr(int, 'x', 1), lambda: delattr(list, 'append'), lambda: setattr(5, 'x', 1),
        lambda: setattr('s', 'upper', 1), lambda: setattr(object(), 'x', 1),
        lambda: setattr(int, '__name__', 'x')):
    try: f()
    except (TypeError, AttributeError) as e: print(type(e).__name__, e)
#> TypeError cannot set 'x' attribute of immutable type 'int'
#> TypeError cannot set 'append' attribute of immutable type 'list'
#> AttributeError 'int' object has no attribute 'x' and no __dict__ for setting new attributes
#> AttributeError 'str' object attribute 'upper' is read-only
#> AttributeError 'object' object has no attribute 'x' and no __dict__ for setting new attributes
#> TypeError cannot set '__name__' attribute of immutable type 'int'

### class attributes
class A:
    "the doc"
print(A.__name__, A.__qualname__, A.__module__, A.__doc__, A.__base__, A.__bases__, A.__mro__)
A.__name__ = 'B'
print(A, A.__name__, A.__qualname__)
A.__qualname__ = 'C'
print(A)
A.__doc__ = 'new'
print(A.__doc__)
for f in (lambda: setattr(A, '__name__', 1), lambda: delattr(A, '__name__'),
        lambda: setattr(A, '__bases__', ()), lambda: setattr(A, '__bases__', 5),
        lambda: setattr(A, '__bases__', (A,)), lambda: setattr(A, '__mro__', ())):
    try: f()
    except (TypeError, AttributeError) as e: print(type(e).__name__, e)
#> A A __main__ the doc <class 'object'> (<class 'object'>,) (<class '__main__.A'>, <class 'object'>)
#> <class '__main__.A'> B A
#> <class '__main__.C'>
#> new
#> TypeError can only assign string to B.__name__, not 'int'
#> TypeError cannot delete '__name__' attribute of immutable type 'B'
#> TypeError can only assign non-empty tuple to B.__bases__, not ()
#> TypeError can only assign tuple to B.__bases__, not int
#> TypeError a __bases__ item causes an inheritance cycle
#> AttributeError attribute '__mro__' of 'type' objects is not writable

### class assignment
class A: pass
class B: pass
class S: __slots__ = ('x',)
a = A(); a.v = 1
a.__class__ = B
print(type(a).__name__, a.v)
for c in (S, int, 5):
    try: a.__class__ = c
    except TypeError as e: print(e)
#> B 1
#> __class__ assignment: 'S' object layout differs from 'B'
#> __class__ assignment only supported for mutable types or ModuleType subclasses
#> __class__ must be set to a class, not 'int' object

### type with three arguments
C = type('C', (int,), {'f': lambda self: self + 1, '__doc__': 'd'})
print(C, C(4).f(), C.__doc__, C.__module__, C.__bases__)
for args in ((1, (), {}), ('X', [], {}), ('X', (), []), ('X', (5,), {}), ('X', (bool,), {}),
        ('X', (int, str), {}), ('X',), ('X', ())):
    try: type(*args)
    except TypeError as e: print(e)
#> <class '__main__.C'> 5 d __main__ (<class 'int'>,)
#> type.__new__() argument 1 must be str, not int
#> type.__new__() argument 2 must be tuple, not list
#> type.__new__() argument 3 must be dict, not list
#> metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass of the metaclasses of all its bases
#> type 'bool' is not an acceptable base type
#> multiple bases have instance lay-out conflict
#> type() takes 1 or 3 arguments

### types are compared and hashed by identity
print(int == int, int == float, int != float, hash(int) == hash(int), {int: 1}[int])
try: int < float
except TypeError as e: print(e)
#> True False True True 1
#> '<' not supported between instances of 'type' and 'type'

### unbound methods of builtin types
print(str.upper('abc'), list.append, int.__add__(1, 2), object.__repr__ is int.__repr__)
print(repr(str.upper), repr(int.__add__))
print(repr((1).__add__)[:33], repr([].append)[:32])
print(repr(len), repr(dict.fromkeys)[:40])
for f in (lambda: str.upper(5), lambda: str.upper(), lambda: int.__add__('a', 1), lambda: list.append({}, 1)):
    try: f()
    except TypeError as e: print(e)
#> ABC <method 'append' of 'list' objects> 3 False
#> <method 'upper' of 'str' objects> <slot wrapper '__add__' of 'int' objects>
#> <method-wrapper '__add__' of int  <built-in method append of list 
#> <built-in function len> <built-in method fromkeys of type object
#> descriptor 'upper' for 'str' objects doesn't apply to a 'int' object
#> unbound method str.upper() needs an argument
#> descriptor '__add__' requires a 'int' object but received a 'str'
#> descriptor 'append' for 'list' objects doesn't apply to a 'dict' object

### names of natives
print(len.__name__, len.__qualname__, len.__module__, len.__self__, [].append.__name__, [].append.__qualname__)
print([].append.__self__)
print(str.upper.__name__, str.upper.__qualname__, str.upper.__objclass__, int.__add__.__objclass__)
print(type(str.upper).__name__, type(int.__add__).__name__, type((1).__add__).__name__)
print(type(dict.__dict__['fromkeys']).__name__)
#> len len builtins <module 'builtins' (built-in)> append list.append
#> []
#> upper str.upper <class 'str'> <class 'int'>
#> method_descriptor wrapper_descriptor method-wrapper
#> classmethod_descriptor

### arithmetic methods answer NotImplemented
print((1).__add__('a'), (1).__add__(1.5), 'a'.__eq__(1), (1.5).__add__(1), (1).__lt__(2.0), (2).__radd__(1))
print((2.0).__rsub__(5), [1].__eq__((1,)), (1).__eq__(1.0), (1.0).__eq__(1))
print(True.__and__(1), True.__and__(False), (5).__divmod__(3), (5).__rdivmod__(13), (2).__pow__(10, 1000))
print((-5).__abs__(), (5).__neg__(), (5).__invert__(), (0).__bool__(), (7).__index__(), (7).__float__())
print((2.7).__int__(), (2.7).__trunc__())
#> NotImplemented NotImplemented NotImplemented 2.5 NotImplemented 3
#> 3.0 NotImplemented NotImplemented True
#> 1 False (1, 2) (2, 3) 24
#> 5 -5 -6 False 7 7.0
#> 2 2

### sequence methods
print([1, 2].__len__(), [1, 2].__getitem__(0), [1, 2].__contains__(2), 'abc'.__getitem__(1), (1,).__add__((2,)))
print([1].__mul__(3), [1].__rmul__(2), {1: 2}.__getitem__(1), {1}.__contains__(1), range(5).__getitem__(2))
a = [1]; a.__setitem__(0, 5); a.__iadd__([6]); a.__delitem__(0); print(a)
print(list(a.__iter__()), a.__iter__().__next__(), 'x'.__format__('>3'), (5).__format__('03'), [1].__repr__())
print('a'.__str__(), (5).__hash__(), [].__hash__)
#> 2 1 True b (1, 2)
#> [1, 1, 1] [1, 1] 2 True 2
#> [6]
#> [6] 6   x 005 [1]
#> a 5 None

### ordering object gives NotImplemented
o = object()
print(o.__lt__(o), o.__eq__(o), o.__eq__(1), o.__ne__(o), o.__ne__(1), o.__hash__() == hash(o))
print(o.__str__() == repr(o), o.__format__('') == repr(o))
try: format(o, 'x')
except TypeError as e: print(e)
try: o.__format__(5)
except TypeError as e: print(e)
#> NotImplemented True NotImplemented False NotImplemented True
#> True True
#> unsupported format string passed to object.__format__
#> __format__() argument must be str, not int

### ne follows eq
class A:
    def __eq__(self, other): return self is not other
a = A(); print(a != a, a != 5, a == a, A().__ne__(a))  #> True False False False
class B:
    def __eq__(self, other): return NotImplemented
print(B() != B(), B() == B())  #> True False

### hash and eq
class A:
    def __eq__(self, other): return True
try: hash(A())
except TypeError as e: print(e)  #> unhashable type: 'A'
print(A.__hash__)  #> None
class B(A):
    __hash__ = object.__hash__
print(B.__hash__ is object.__hash__)  #> True

### a hash is cut to size
class A:
    def __init__(self, h): self.h = h
    def __hash__(self): return self.h
print(hash(A(-1)), hash(A(2**200)) == hash(2**200), hash(A(True)))  #> -2 True 1
try: hash(A(1.5))
except TypeError as e: print(e)  #> __hash__ method should return an integer

### bool and len
class A:
    def __init__(self, n): self.n = n
    def __len__(self): return self.n
print(bool(A(0)), bool(A(3)), len(A(3)))
for n in (-1, 2**100, 1.5, 'x'):
    for f in (len, bool):
        try: f(A(n))
        except Exception as e: print(type(e).__name__, e)
class B:
    def __bool__(self): return 1
try: bool(B())
except TypeError as e: print(e)
#> False True 3
#> ValueError __len__() should return >= 0
#> ValueError __len__() should return >= 0
#> OverflowError cannot fit 'int' into an index-sized integer
#> OverflowError cannot fit 'int' into an index-sized integer
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'str' object cannot be interpreted as an integer
#> __bool__ should return bool, returned int

### str and repr must be strings
class A:
    def __str__(self): return 5
    def __repr__(self): return 6
    def __format__(self, spec): return 7
for f in (str, repr, format, ascii, lambda a: f'{a}', lambda a: f'{a!r}', lambda a: '%s' % a, print):
    try: f(A())
    except TypeError as e: print(e)
#> __str__ returned non-string (type int)
#> __repr__ returned non-string (type int)
#> __format__ must return a str, not int
#> __repr__ returned non-string (type int)
#> __format__ must return a str, not int
#> __repr__ returned non-string (type int)
#> __str__ returned non-string (type int)
#> __str__ returned non-string (type int)

### str falls back on repr
class A:
    def __repr__(self): return 'A!\xe9'
print(A(), str(A()), [A()], f'{A()}', ascii(A()), '%s %r %a' % (A(), A(), A()), format(A()), {A(): A()})
#> A!é A!é [A!é] A!é A!\xe9 A!é A!é A!\xe9 A!é {A!é: A!é}

### an index that is too large is named after its class: from [1] to b'a'
for x in [1], (1,), 'a', b'a':
    for f in (lambda x: x[Wide()], store, delete):
        try:
            print(f(x))
        except (IndexError, TypeError) as e:
            print(type(x).__name__, type(e).__name__, e)
#> list IndexError cannot fit 'Wide' into an index-sized integer
#> list IndexError cannot fit 'Wide' into an index-sized integer
#> list IndexError cannot fit 'Wide' into an index-sized integer
#> tuple IndexError cannot fit 'Wide' into an index-sized integer
#> tuple IndexError cannot fit 'Wide' into an index-sized integer
#> tuple IndexError cannot fit 'Wide' into an index-sized integer
#> str IndexError cannot fit 'Wide' into an index-sized integer
#> str IndexError cannot fit 'Wide' into an index-sized integer
#> str IndexError cannot fit 'Wide' into an index-sized integer
#> bytes IndexError cannot fit 'Wide' into an index-sized integer
#> bytes IndexError cannot fit 'Wide' into an index-sized integer
#> bytes IndexError cannot fit 'Wide' into an index-sized integer

### an index that is too large is named after its class: bytearray(b'a'), range(3) and memoryview(b'ab')
for x in bytearray(b'a'), range(3), memoryview(b'ab'):
    for f in (lambda x: x[Wide()], store, delete):
        try:
            print(f(x))
        except (IndexError, TypeError) as e:
            print(type(x).__name__, type(e).__name__, e)
#> bytearray IndexError cannot fit 'Wide' into an index-sized integer
#> bytearray IndexError cannot fit 'Wide' into an index-sized integer
#> bytearray IndexError cannot fit 'Wide' into an index-sized integer
#> range IndexError range object index out of range
#> range IndexError cannot fit 'Wide' into an index-sized integer
#> range IndexError cannot fit 'Wide' into an index-sized integer
#> memoryview IndexError cannot fit 'Wide' into an index-sized integer
#> memoryview TypeError cannot modify read-only memory
#> memoryview TypeError cannot modify read-only memory
