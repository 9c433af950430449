# int() and its errors.

def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)

### texts: signs, underscores and bytes
show(lambda: int('  12_3 '))
show(lambda: int('-0x_f', 16))
show(lambda: int('+0B1', 2))
show(lambda: int('0o17', 8))
show(lambda: int('0b_1', 0))
show(lambda: int('0_0', 0))
show(lambda: int('z', 36))
show(lambda: int('Z', 36))
show(lambda: int(b'12'))
show(lambda: int(bytearray(b'12')))
show(lambda: int('\u0661\u0662'))
show(lambda: int('0x1f', 16))
show(lambda: int('0x1f', 0))
show(lambda: int(''))
show(lambda: int('abc'))
show(lambda: int('1__2'))
show(lambda: int('_1'))
#> 123
#> -15
#> 1
#> 15
#> 1
#> 0
#> 35
#> 35
#> 12
#> 12
#> 12
#> 31
#> 31
#> ValueError: invalid literal for int() with base 10: ''
#> ValueError: invalid literal for int() with base 10: 'abc'
#> ValueError: invalid literal for int() with base 10: '1__2'
#> ValueError: invalid literal for int() with base 10: '_1'

### texts: what is no number
show(lambda: int('1_'))
show(lambda: int('0_8', 8))
show(lambda: int('010', 0))
show(lambda: int('0b2', 0))
show(lambda: int('0x', 16))
show(lambda: int('0x', 0))
show(lambda: int('- 1'))
show(lambda: int('--1'))
show(lambda: int('1 2'))
show(lambda: int('9', 8))
show(lambda: int('1\x002'))
show(lambda: int('\u0661a'))
show(lambda: int('\ud800'))
show(lambda: int('½'))
show(lambda: int(b'ab'))
show(lambda: int(b'\xff'))
show(lambda: int('a' * 300))
#> ValueError: invalid literal for int() with base 10: '1_'
#> ValueError: invalid literal for int() with base 8: '0_8'
#> ValueError: invalid literal for int() with base 0: '010'
#> ValueError: invalid literal for int() with base 0: '0b2'
#> ValueError: invalid literal for int() with base 16: '0x'
#> ValueError: invalid literal for int() with base 0: '0x'
#> ValueError: invalid literal for int() with base 10: '- 1'
#> ValueError: invalid literal for int() with base 10: '--1'
#> ValueError: invalid literal for int() with base 10: '1 2'
#> ValueError: invalid literal for int() with base 8: '9'
#> ValueError: invalid literal for int() with base 10: '1\x002'
#> ValueError: invalid literal for int() with base 10: '١a'
#> ValueError: invalid literal for int() with base 10: '\ud800'
#> ValueError: invalid literal for int() with base 10: '½'
#> ValueError: invalid literal for int() with base 10: b'ab'
#> ValueError: invalid literal for int() with base 10: b'\xff'
#> ValueError: invalid literal for int() with base 10: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa

### too many digits
show(lambda: int('1' * 5000))
show(lambda: len(str(int('1' * 4300))))
show(lambda: int('f' * 5000, 16) > 0)
show(lambda: str(10**5000))
show(lambda: '%d' % 10**4300)
show(lambda: f'{10**4300}')
#> ValueError: Exceeds the limit (4300 digits) for integer string conversion: value has 5000 digits; use sys.set_int_max_str_digits() to increase the limit
#> 4300
#> True
#> ValueError: Exceeds the limit (4300 digits) for integer string conversion; use sys.set_int_max_str_digits() to increase the limit
#> ValueError: Exceeds the limit (4300 digits) for integer string conversion; use sys.set_int_max_str_digits() to increase the limit
#> ValueError: Exceeds the limit (4300 digits) for integer string conversion; use sys.set_int_max_str_digits() to increase the limit

### numbers and bases
show(lambda: int(1e30))
show(lambda: int(-2.9))
show(lambda: int(True))
show(lambda: int())
show(lambda: int(float('nan')))
show(lambda: int(float('inf')))
show(lambda: int('12', 37))
show(lambda: int('12', 1))
show(lambda: int('12', -1))
show(lambda: int(12, 10))
show(lambda: int(base=10))
show(lambda: int('5', base='a'))
show(lambda: int('5', 10, 2))
show(lambda: int(x=5))
show(lambda: int('5', bas=5))
show(lambda: int(None))
show(lambda: int([]))
show(lambda: int(1j))
#> 1000000000000000019884624838656
#> -2
#> 1
#> 0
#> ValueError: cannot convert float NaN to integer
#> OverflowError: cannot convert float infinity to integer
#> ValueError: int() base must be >= 2 and <= 36, or 0
#> ValueError: int() base must be >= 2 and <= 36, or 0
#> ValueError: int() base must be >= 2 and <= 36, or 0
#> TypeError: int() can't convert non-string with explicit base
#> TypeError: int() missing string argument
#> TypeError: 'str' object cannot be interpreted as an integer
#> TypeError: int expected at most 2 arguments, got 3
#> TypeError: int() got an unexpected keyword argument 'x'
#> TypeError: int() got an unexpected keyword argument 'bas'. Did you mean 'base'?
#> TypeError: int() argument must be a string, a bytes-like object or a real number, not 'NoneType'
#> TypeError: int() argument must be a string, a bytes-like object or a real number, not 'list'
#> TypeError: int() argument must be a string, a bytes-like object or a real number, not 'complex'

### objects
class I: __index__ = lambda s: 5
class BadI: __index__ = lambda s: 'x'
class F: __float__ = lambda s: 2.5
class N: __int__ = lambda s: 7
class BadN: __int__ = lambda s: 'x'
class T: __trunc__ = lambda s: 9
class C: __complex__ = lambda s: 1+2j
class SI(int): pass
class SF(float): pass
class IS(int): __int__ = lambda s: 3
class O: pass
show(lambda: int(I()))
show(lambda: int(N()))
show(lambda: int(SI(4)))
show(lambda: type(int(SI(4))))
show(lambda: int(IS(1)))
show(lambda: int(SF(4.5)))
show(lambda: int(BadI()))
show(lambda: int(BadN()))
show(lambda: int(T()))
show(lambda: int(O()))
show(lambda: int('12', I()))
show(lambda: int('12', BadI()))
show(lambda: int(I(), 10))
show(lambda: int(SI(3), base=10))
show(lambda: int(F()))
show(lambda: int(C()))
#> 5
#> 7
#> 4
#> <class 'int'>
#> 3
#> 4
#> TypeError: __index__ returned non-int (type str)
#> TypeError: __int__ returned non-int (type str)
#> TypeError: int() argument must be a string, a bytes-like object or a real number, not 'T'
#> TypeError: int() argument must be a string, a bytes-like object or a real number, not 'O'
#> 7
#> TypeError: __index__ returned non-int (type str)
#> TypeError: int() can't convert non-string with explicit base
#> TypeError: int() can't convert non-string with explicit base
#> TypeError: int() argument must be a string, a bytes-like object or a real number, not 'F'
#> TypeError: int() argument must be a string, a bytes-like object or a real number, not 'C'

### subclasses
class I: __index__ = lambda s: 5
class SI(int): pass
show(lambda: SI(5))
show(lambda: SI('7'))
show(lambda: SI(2.7))
show(lambda: type(SI(5)))
show(lambda: SI())
show(lambda: SI('ff', 16))
show(lambda: SI(I()))
show(lambda: type(SI(4).numerator))
show(lambda: type(True.real))
show(lambda: type(SI(4).conjugate()))
show(lambda: True.conjugate())
show(lambda: int.__new__(bool, 1))
show(lambda: int.__new__(str))
show(lambda: int.__new__())
show(lambda: int.__new__(5))
#> 5
#> 7
#> 2
#> <class '__main__.SI'>
#> 0
#> 255
#> 5
#> <class 'int'>
#> <class 'int'>
#> <class 'int'>
#> 1
#> TypeError: int.__new__(bool) is not safe, use bool.__new__()
#> TypeError: int.__new__(str): str is not a subtype of int
#> TypeError: int.__new__(): not enough arguments
#> TypeError: int.__new__(X): X is not a type object (int)
