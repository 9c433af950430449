# complex.

def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)

class F: __float__ = lambda s: 2.5
class C: __complex__ = lambda s: 1+2j
class O: pass

### texts: complex, nan and abc
show(lambda: complex('1+2j'))
show(lambda: complex('(1+2j)'))
show(lambda: complex(' ( 1+2j ) '))
show(lambda: complex('j'))
show(lambda: complex('-j'))
show(lambda: complex('1e5j'))
show(lambda: complex('nan+infj'))
show(lambda: complex('1_0+2_0j'))
show(lambda: complex('  1e3-infj '))
show(lambda: complex('+j'))
show(lambda: complex('-1.5'))
show(lambda: complex('1J'))
show(lambda: complex('nan'))
show(lambda: complex('\u0661+\u0662j'))
show(lambda: complex('abc'))
show(lambda: complex(''))
show(lambda: complex('1 + 2j'))
#> (1+2j)
#> (1+2j)
#> (1+2j)
#> 1j
#> -1j
#> 100000j
#> (nan+infj)
#> (10+20j)
#> (1000-infj)
#> 1j
#> (-1.5+0j)
#> 1j
#> (nan+0j)
#> (1+2j)
#> ValueError: complex() arg is a malformed string
#> ValueError: complex() arg is a malformed string
#> ValueError: complex() arg is a malformed string

### texts: complex
show(lambda: complex('1+'))
show(lambda: complex('1+2'))
show(lambda: complex('1_+2j'))
show(lambda: complex('(1'))
show(lambda: complex('1j2'))
show(lambda: complex(b'1'))
#> ValueError: complex() arg is a malformed string
#> ValueError: complex() arg is a malformed string
#> ValueError: could not convert string to complex: '1_+2j'
#> ValueError: complex() arg is a malformed string
#> ValueError: complex() arg is a malformed string
#> TypeError: complex() argument must be a string or a number, not bytes

### arguments: BadC
class I: __index__ = lambda s: 5
class BadC: __complex__ = lambda s: 1
class SI(int): pass
show(lambda: complex(1, 2))
show(lambda: complex(real=1))
show(lambda: complex(imag=2))
show(lambda: complex(I()))
show(lambda: complex(F()))
show(lambda: complex(C()))
show(lambda: complex(SI(2)))
show(lambda: complex(1, F()))
show(lambda: complex(1, I()))
show(lambda: complex('1', 2))
show(lambda: complex(1, '2'))
show(lambda: complex([]))
show(lambda: complex(1, []))
show(lambda: complex(None))
show(lambda: complex(1, 2, 3))
show(lambda: complex(BadC()))
show(lambda: complex(O()))
#> (1+2j)
#> (1+0j)
#> 2j
#> (5+0j)
#> (2.5+0j)
#> (1+2j)
#> (2+0j)
#> (1+2.5j)
#> (1+5j)
#> TypeError: complex() argument 'real' must be a real number, not str
#> TypeError: complex() argument 'imag' must be a real number, not str
#> TypeError: complex() argument must be a string or a number, not list
#> TypeError: complex() argument 'imag' must be a real number, not list
#> TypeError: complex() argument must be a string or a number, not NoneType
#> TypeError: complex() takes at most 2 arguments (3 given)
#> TypeError: __complex__ returned non-complex (type int)
#> TypeError: complex() argument must be a string or a number, not O

### arguments: complex and from_number
show(lambda: complex(1, C()))
show(lambda: complex(O(), 1))
show(lambda: complex(1, O()))
show(lambda: complex.from_number(3))
show(lambda: complex.from_number(1j))
show(lambda: complex.from_number(C()))
show(lambda: complex.from_number(F()))
show(lambda: complex.from_number(2.5))
show(lambda: complex.from_number('3'))
#> TypeError: complex() argument 'imag' must be a real number, not C
#> TypeError: complex() argument 'real' must be a real number, not O
#> TypeError: complex() argument 'imag' must be a real number, not O
#> (3+0j)
#> 1j
#> (1+2j)
#> (2.5+0j)
#> (2.5+0j)
#> TypeError: must be real number, not str

### repr
show(lambda: -1j)
show(lambda: 1+0j)
show(lambda: complex(-0.0, 0))
show(lambda: complex(0, -0.0))
show(lambda: complex(-0.0, -0.0))
show(lambda: complex(float('nan'), float('inf')))
show(lambda: -0j)
show(lambda: 1e16j)
show(lambda: 1.5e300+2j)
show(lambda: complex(1e22, -1e-7))
show(lambda: str(1.5+2j))
#> (-0-1j)
#> (1+0j)
#> (-0+0j)
#> -0j
#> (-0-0j)
#> (nan+infj)
#> (-0-0j)
#> 1e+16j
#> (1.5e+300+2j)
#> (1e+22-1e-07j)
#> '(1.5+2j)'

### arithmetic: complex, float and inf
show(lambda: (1+2j) / (3+4j))
show(lambda: 1 / (1+1j))
show(lambda: 2.0 - 1j)
show(lambda: 1j - 2)
show(lambda: 1j * 2)
show(lambda: 1j * 2.5)
show(lambda: 2 * 1j)
show(lambda: 1j + True)
show(lambda: (1+2j) * (3-1j))
show(lambda: (1+2j) ** 2)
show(lambda: (1+2j) ** -2)
show(lambda: (1+2j) ** 100)
show(lambda: (1+2j) ** 101)
show(lambda: (1e200+1e200j) * (1e200+1e200j))
show(lambda: complex(float('inf'), 1) * complex(1, 1))
show(lambda: complex(1, 1) / complex(float('inf'), 1))
show(lambda: 1 / (1e-320+0j))
#> (0.44+0.08j)
#> (0.5-0.5j)
#> (2-1j)
#> (-2+1j)
#> 2j
#> 2.5j
#> 2j
#> (1+1j)
#> (5+5j)
#> (-3+4j)
#> (-0.12-0.16j)
#> (-6.443164690985892e+34-6.113241307762508e+34j)
#> (5.783317924538885e+34-1.8999570689734468e+35j)
#> (nan+infj)
#> (inf+infj)
#> 0j
#> (inf-0j)

### arithmetic: complex, divmod and abs
show(lambda: complex(1e308) * 10)
show(lambda: 1j / 0)
show(lambda: 0j ** -1)
show(lambda: 0j ** 1j)
show(lambda: (1e200+1j) ** 2)
show(lambda: 1j < 2)
show(lambda: 1j // 2)
show(lambda: 1j % 2)
show(lambda: divmod(1j, 1))
show(lambda: abs(3+4j))
show(lambda: abs(complex(1e308, 1e308)))
show(lambda: abs(complex(float('inf'), float('nan'))))
show(lambda: abs(complex(1.7e308, 1.7e308)))
show(lambda: 1j == 1j)
show(lambda: 1j == 0)
show(lambda: (2+0j) == 2)
show(lambda: (2+0j) == 2.0)
#> (inf+0j)
#> ZeroDivisionError: division by zero
#> ZeroDivisionError: zero to a negative or complex power
#> ZeroDivisionError: zero to a negative or complex power
#> OverflowError: complex exponentiation
#> TypeError: '<' not supported between instances of 'complex' and 'int'
#> TypeError: unsupported operand type(s) for //: 'complex' and 'int'
#> TypeError: unsupported operand type(s) for %: 'complex' and 'int'
#> TypeError: unsupported operand type(s) for divmod(): 'complex' and 'int'
#> 5.0
#> 1.4142135623730951e+308
#> inf
#> OverflowError: absolute value too large
#> True
#> False
#> True
#> True

### arithmetic: hash, conjugate and bool
show(lambda: 2 == (2+0j))
show(lambda: hash(2+0j) == hash(2))
show(lambda: (1+2j).conjugate())
show(lambda: (1+2j).real)
show(lambda: (1+2j).imag)
show(lambda: (1j).__complex__())
show(lambda: (1j).__getnewargs__())
show(lambda: bool(0j))
show(lambda: bool(1e-300j))
#> True
#> True
#> (1-2j)
#> 1.0
#> 2.0
#> 1j
#> (0.0, 1.0)
#> False
#> True

### negative whole powers of what is too small
for a, b in ((1e-200+0j, -2), (1e-200j, -3), (0j, -1), (1e200, -2+0j), (1e200j, 3)):
    try: print(a ** b)
    except ArithmeticError as e: print(type(e).__name__, e)
#> ZeroDivisionError zero to a negative or complex power
#> ZeroDivisionError zero to a negative or complex power
#> ZeroDivisionError zero to a negative or complex power
#> 0j
#> OverflowError complex exponentiation

### the parts of a complex number are read only
z = 1 + 2j
for f in (lambda: setattr(z, 'real', 1), lambda: delattr(z, 'imag'), lambda: setattr(1.5, 'real', 1)):
    try:
        print(f())
    except AttributeError as e:
        print(e)
#> readonly attribute
#> readonly attribute
#> attribute 'real' of 'float' objects is not writable

### a real part that is named is no text
class C(complex): pass
class Index:
    def __index__(self): return 4
class Both:
    def __complex__(self): return 5j
    def __float__(self): return 2.5
for make in complex, C:
    for x in '1', b'1', None, [], 2, -0.0, Index(), Both():
        try:
            print(make(real=x), end=' ')
        except TypeError as e:
            print(e)
    print(make('1'), make(imag=2), make(1, imag=2))
for f in (lambda: complex(1, 2, 3), lambda: complex(1, real=3), lambda: complex(foo=3), lambda: complex('1', imag=2),
          lambda: C(1, 2, 3), lambda: C(1, 2, foo=3), lambda: complex(real='1', imag='2'), lambda: complex.__new__()):
    try:
        print(f())
    except TypeError as e:
        print(e)
#> complex() argument 'real' must be a real number, not str
#> complex() argument 'real' must be a real number, not bytes
#> complex() argument 'real' must be a real number, not NoneType
#> complex() argument 'real' must be a real number, not list
#> (2+0j) (-0+0j) (4+0j) 5j (1+0j) 2j (1+2j)
#> complex() argument 'real' must be a real number, not str
#> complex() argument 'real' must be a real number, not bytes
#> complex() argument 'real' must be a real number, not NoneType
#> complex() argument 'real' must be a real number, not list
#> (2+0j) (-0+0j) (4+0j) 5j (1+0j) 2j (1+2j)
#> complex() takes at most 2 arguments (3 given)
#> argument for complex() given by name ('real') and position (1)
#> complex() got an unexpected keyword argument 'foo'
#> complex() argument 'real' must be a real number, not str
#> complex() takes at most 2 arguments (3 given)
#> complex() takes at most 2 arguments (3 given)
#> complex() argument 'real' must be a real number, not str
#> complex.__new__(): not enough arguments
