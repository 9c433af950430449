# int() and its errors.

### texts
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: int('  12_3 '), int('-0x_f', 16), int('+0B1', 2), int('0o17', 8), int('0b_1', 0), int('0_0', 0), int('z', 36), int('Z', 36))
show(lambda: int(b'12'), int(bytearray(b'12')), int('\u0661\u0662'), int('0x1f', 16), int('0x1f', 0))
show(lambda: int(''))
show(lambda: int('abc'))
show(lambda: int('1__2'))
show(lambda: int('_1'))
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
#! TypeError: show() takes 1 positional argument but 8 were given

### too many digits
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
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
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: int(1e30), int(-2.9), int(True), int())
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
#! TypeError: show() takes 1 positional argument but 4 were given

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
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: int(I()), int(N()), int(SI(4)), type(int(SI(4))), int(IS(1)), int(SF(4.5)))
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
#! TypeError: show() takes 1 positional argument but 6 were given

### subclasses
class I: __index__ = lambda s: 5
class SI(int): pass
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: SI(5), SI('7'), SI(2.7), type(SI(5)), SI(), SI('ff', 16), SI(I()))
show(lambda: type(SI(4).numerator), type(True.real), type(SI(4).conjugate()), True.conjugate())
show(lambda: int.__new__(bool, 1))
show(lambda: int.__new__(str))
show(lambda: int.__new__())
show(lambda: int.__new__(5))
#! TypeError: show() takes 1 positional argument but 7 were given
