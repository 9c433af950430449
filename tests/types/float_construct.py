# float() and its errors.

def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)

class SF(float): pass

### texts: float, abc and nan
show(lambda: float('abc'))
show(lambda: float(''))
show(lambda: float(b'1.5'))
show(lambda: float('1_0.5'))
show(lambda: float('\u0661.5'))
show(lambda: float('nan'))
show(lambda: float('-inf'))
show(lambda: float(' infinity '))
show(lambda: float('1e5'))
show(lambda: float('.5'))
show(lambda: float('5.'))
show(lambda: float('1__0'))
show(lambda: float('1e_5'))
show(lambda: float('1_'))
show(lambda: float('0x10'))
show(lambda: float(b'abc'))
show(lambda: float('\ud800'))
#> ValueError: could not convert string to float: 'abc'
#> ValueError: could not convert string to float: ''
#> 1.5
#> 10.5
#> 1.5
#> nan
#> -inf
#> inf
#> 100000.0
#> 0.5
#> 5.0
#> ValueError: could not convert string to float: '1__0'
#> ValueError: could not convert string to float: '1e_5'
#> ValueError: could not convert string to float: '1_'
#> ValueError: could not convert string to float: '0x10'
#> ValueError: could not convert string to float: b'abc'
#> ValueError: could not convert string to float: '\ud800'

### texts: float and infinit
show(lambda: float('1 2'))
show(lambda: float('infinit'))
#> ValueError: could not convert string to float: '1 2'
#> ValueError: could not convert string to float: 'infinit'

### objects: BadF, BadI and **
class I: __index__ = lambda s: 5
class BadI: __index__ = lambda s: 'x'
class F: __float__ = lambda s: 2.5
class BadF: __float__ = lambda s: 3
class N: __int__ = lambda s: 7
class SI(int): pass
class FS(float): __float__ = lambda s: 3.5
class O: pass
show(lambda: float(I()))
show(lambda: float(F()))
show(lambda: float(SI(3)))
show(lambda: float(FS(1.0)))
show(lambda: float(SF(2)))
show(lambda: type(float(SF(2))))
show(lambda: float(BadF()))
show(lambda: float(BadI()))
show(lambda: float(O()))
show(lambda: float(N()))
show(lambda: float(1j))
show(lambda: float(None))
show(lambda: float([]))
show(lambda: float(10**400))
show(lambda: float(1, 2))
show(lambda: float(x=1))
show(lambda: SF('1.5'))
#> 5.0
#> 2.5
#> 3.0
#> 3.5
#> 2.0
#> <class 'float'>
#> TypeError: BadF.__float__ returned non-float (type int)
#> TypeError: __index__ returned non-int (type str)
#> TypeError: float() argument must be a string or a real number, not 'O'
#> TypeError: float() argument must be a string or a real number, not 'N'
#> TypeError: float() argument must be a string or a real number, not 'complex'
#> TypeError: float() argument must be a string or a real number, not 'NoneType'
#> TypeError: float() argument must be a string or a real number, not 'list'
#> OverflowError: int too large to convert to float
#> TypeError: float expected at most 1 argument, got 2
#> TypeError: float() takes no keyword arguments
#> 1.5

### objects: __new__
show(lambda: SF())
show(lambda: type(SF(2)))
show(lambda: float.__new__(float, 'x'))
show(lambda: float.__new__(int))
#> 0.0
#> <class '__main__.SF'>
#> ValueError: could not convert string to float: 'x'
#> TypeError: float.__new__(int): int is not a subtype of float

### from_number and fromhex
class I: __index__ = lambda s: 5
class F: __float__ = lambda s: 2.5
class SF(float): pass
show(lambda: float.from_number(3))
show(lambda: float.from_number(F()))
show(lambda: float.from_number(2.5))
show(lambda: float.from_number(I()))
show(lambda: type(SF.from_number(2)))
show(lambda: float.from_number('3'))
show(lambda: float.from_number(None))
show(lambda: float.fromhex('0x1.8p1'))
show(lambda: float.fromhex('  -0x.8P-3\n'))
show(lambda: float.fromhex('inf'))
show(lambda: float.fromhex('1'))
show(lambda: float.fromhex('nan'))
show(lambda: float.fromhex('xyz'))
show(lambda: float.fromhex('0x1p5000'))
show(lambda: float.fromhex(5))
show(lambda: SF.fromhex('0x1p0'))
show(lambda: type(SF.fromhex('0x1p0')))
#> 3.0
#> 2.5
#> 2.5
#> 5.0
#> <class '__main__.SF'>
#> TypeError: must be real number, not str
#> TypeError: must be real number, not NoneType
#> 3.0
#> -0.0625
#> inf
#> 1.0
#> nan
#> ValueError: invalid hexadecimal floating-point string
#> OverflowError: hexadecimal value too large to represent as a float
#> TypeError: bad argument type for built-in operation
#> 1.0
#> <class '__main__.SF'>

### what is no number is shown as its class does
class A(str):
    def __repr__(self): return 'A!' * 150
class B(bytes):
    def __repr__(self): return 'B!'
class C(bytearray): pass
class D(str):
    def __repr__(self): return None
for o in (A('x'), B(b'x'), C(b'x'), D('x'), 'x' * 300, b'x' * 300):
    for f in (float, int, lambda o: int(o, 16)):
        try: f(o)
        except (TypeError, ValueError) as e: print(type(e).__name__, e)
#> ValueError could not convert string to float: A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!
#> ValueError invalid literal for int() with base 10: A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!
#> ValueError invalid literal for int() with base 16: A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!A!
#> ValueError could not convert string to float: B!
#> ValueError invalid literal for int() with base 10: b'x'
#> ValueError invalid literal for int() with base 16: b'x'
#> ValueError could not convert string to float: C(b'x')
#> ValueError invalid literal for int() with base 10: b'x'
#> ValueError invalid literal for int() with base 16: b'x'
#> TypeError __repr__ returned non-string (type NoneType)
#> TypeError __repr__ returned non-string (type NoneType)
#> TypeError __repr__ returned non-string (type NoneType)
#> ValueError could not convert string to float: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'
#> ValueError invalid literal for int() with base 10: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
#> ValueError invalid literal for int() with base 16: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
#> ValueError could not convert string to float: b'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'
#> ValueError invalid literal for int() with base 10: b'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
#> ValueError invalid literal for int() with base 16: b'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
