# What __index__, __int__, __len__ and their like give, and what is said when they give something else.

### a length that is no int, of a class derived from a builtin one
class Ix:
    def __index__(self): return 3
for base in (list, str, dict, bytes, object):
    class A(base):
        def __len__(self): return self
    class B(base):
        def __len__(self): return Ix()
    for f in (len, bool, lambda o: not o, lambda o: 1 if o else 2):
        for o in A(), B():
            try: print(f(o))
            except TypeError as e: print(e)
#> 'A' object cannot be interpreted as an integer
#> 3
#> 'A' object cannot be interpreted as an integer
#> True
#> 'A' object cannot be interpreted as an integer
#> False
#> 'A' object cannot be interpreted as an integer
#> 1
#> 'A' object cannot be interpreted as an integer
#> 3
#> 'A' object cannot be interpreted as an integer
#> True
#> 'A' object cannot be interpreted as an integer
#> False
#> 'A' object cannot be interpreted as an integer
#> 1
#> 'A' object cannot be interpreted as an integer
#> 3
#> 'A' object cannot be interpreted as an integer
#> True
#> 'A' object cannot be interpreted as an integer
#> False
#> 'A' object cannot be interpreted as an integer
#> 1
#> 'A' object cannot be interpreted as an integer
#> 3
#> 'A' object cannot be interpreted as an integer
#> True
#> 'A' object cannot be interpreted as an integer
#> False
#> 'A' object cannot be interpreted as an integer
#> 1
#> 'A' object cannot be interpreted as an integer
#> 3
#> 'A' object cannot be interpreted as an integer
#> True
#> 'A' object cannot be interpreted as an integer
#> False
#> 'A' object cannot be interpreted as an integer
#> 1

### an index of a class derived from a builtin one
class Ix:
    def __index__(self): return 1
for base in (list, str, dict, bytes, object):
    class A(base, Ix): pass
    print('abc'[A()], b'abc'[A()], [1, 2][A()], (1, 2)[A()], range(5)[A()], bytearray(b'ab')[A()], 'abc'[A():], 'ab'.center(A()), 'ab' * A())
#> b 98 2 2 1 98 bc ab ab
#> b 98 2 2 1 98 bc ab ab
#> b 98 2 2 1 98 bc ab ab
#> b 98 2 2 1 98 bc ab ab
#! TypeError: Cannot create a consistent method resolution order (MRO) for bases object, Ix

### an operator that gives up leaves nothing to the number's reflected one
class A(str):
    def __mod__(self, other): return NotImplemented
for f in (lambda a: a % 1, lambda a: a % 'x', lambda a: (1).__rmod__(a), lambda a: (1).__rmul__([1])):
    try: print(f(A('%s')))
    except TypeError as e: print(e)
#> unsupported operand type(s) for %: 'A' and 'int'
#> x
#> NotImplemented
#> NotImplemented

### numbers in text, of classes that make them badly
class Base:
    def __init__(self, *a): pass
def show(o):
    for spec in ('%d', '%x', '%i', '%f', '%c'):
        for s in (spec, spec.encode()):
            try: print(s % (o,))
            except (TypeError, ValueError) as e: print(type(e).__name__, e)
for base in (Base, str, float, int):
    class A(base):
        def __index__(self): return None
    class B(base):
        def __int__(self): return 'x'
    class C(base):
        def __float__(self): return 2.5
    for k in A, B, C: show(k(70))
#> TypeError %d format: a real number is required, not A
#> TypeError %d format: a real number is required, not A
#> TypeError %x format: an integer is required, not A
#> TypeError %x format: an integer is required, not A
#> TypeError %i format: a real number is required, not A
#> TypeError %i format: a real number is required, not A
#> TypeError __index__ returned non-int (type NoneType)
#> TypeError float argument required, not A
#> TypeError %c requires an int or a unicode character, not A
#> TypeError __index__ returned non-int (type NoneType)
#> TypeError %d format: a real number is required, not B
#> TypeError %d format: a real number is required, not B
#> TypeError %x format: an integer is required, not B
#> TypeError %x format: an integer is required, not B
#> TypeError %i format: a real number is required, not B
#> TypeError %i format: a real number is required, not B
#> TypeError must be real number, not B
#> TypeError float argument required, not B
#> TypeError %c requires an int or a unicode character, not B
#> TypeError %c requires an integer in range(256) or a single byte, not B
#> TypeError %d format: a real number is required, not C
#> TypeError %d format: a real number is required, not C
#> TypeError %x format: an integer is required, not C
#> TypeError %x format: an integer is required, not C
#> TypeError %i format: a real number is required, not C
#> TypeError %i format: a real number is required, not C
#> 2.500000
#> b'2.500000'
#> TypeError %c requires an int or a unicode character, not C
#> TypeError %c requires an integer in range(256) or a single byte, not C
#> TypeError %d format: a real number is required, not A
#> TypeError %d format: a real number is required, not A
#> TypeError %x format: an integer is required, not A
#> TypeError %x format: an integer is required, not A
#> TypeError %i format: a real number is required, not A
#> TypeError %i format: a real number is required, not A
#> TypeError __index__ returned non-int (type NoneType)
#> TypeError float argument required, not A
#> TypeError %c requires an int or a unicode character, not a string of length 2
#> TypeError __index__ returned non-int (type NoneType)
#> TypeError %d format: a real number is required, not B
#> TypeError %d format: a real number is required, not B
#> TypeError %x format: an integer is required, not B
#> TypeError %x format: an integer is required, not B
#> TypeError %i format: a real number is required, not B
#> TypeError %i format: a real number is required, not B
#> TypeError must be real number, not B
#> TypeError float argument required, not B
#> TypeError %c requires an int or a unicode character, not a string of length 2
#> TypeError %c requires an integer in range(256) or a single byte, not B
#> 70
#> b'70'
#> TypeError %x format: an integer is required, not C
#> TypeError %x format: an integer is required, not C
#> 70
#> b'70'
#> 2.500000
#> b'2.500000'
#> TypeError %c requires an int or a unicode character, not a string of length 2
#> TypeError %c requires an integer in range(256) or a single byte, not C
#> 70
#> b'70'
#> TypeError %x format: an integer is required, not A
#> TypeError %x format: an integer is required, not A
#> 70
#> b'70'
#> 70.000000
#> b'70.000000'
#> TypeError %c requires an int or a unicode character, not A
#> TypeError __index__ returned non-int (type NoneType)
#> TypeError %d format: a real number is required, not B
#> TypeError %d format: a real number is required, not B
#> TypeError %x format: an integer is required, not B
#> TypeError %x format: an integer is required, not B
#> TypeError %i format: a real number is required, not B
#> TypeError %i format: a real number is required, not B
#> 70.000000
#> b'70.000000'
#> TypeError %c requires an int or a unicode character, not B
#> TypeError %c requires an integer in range(256) or a single byte, not B
#> 70
#> b'70'
#> TypeError %x format: an integer is required, not C
#> TypeError %x format: an integer is required, not C
#> 70
#> b'70'
#> 70.000000
#> b'70.000000'
#> TypeError %c requires an int or a unicode character, not C
#> TypeError %c requires an integer in range(256) or a single byte, not C
#> 70
#> b'70'
#> 46
#> b'46'
#> 70
#> b'70'
#> 70.000000
#> b'70.000000'
#> F
#> b'F'
#> 70
#> b'70'
#> 46
#> b'46'
#> 70
#> b'70'
#> 70.000000
#> b'70.000000'
#> F
#> b'F'
#> 70
#> b'70'
#> 46
#> b'46'
#> 70
#> b'70'
#> 2.500000
#> b'2.500000'
#> F
#> b'F'
