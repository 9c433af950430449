# float() and its errors.

### texts
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: float('abc'))
show(lambda: float(''))
show(lambda: float(b'1.5'), float('1_0.5'), float('\u0661.5'), float('nan'), float('-inf'), float(' infinity '), float('1e5'), float('.5'), float('5.'))
show(lambda: float('1__0'))
show(lambda: float('1e_5'))
show(lambda: float('1_'))
show(lambda: float('0x10'))
show(lambda: float(b'abc'))
show(lambda: float('\ud800'))
show(lambda: float('1 2'))
show(lambda: float('infinit'))
#> ValueError: could not convert string to float: 'abc'
#> ValueError: could not convert string to float: ''
#! TypeError: show() takes 1 positional argument but 9 were given

### objects
class I: __index__ = lambda s: 5
class BadI: __index__ = lambda s: 'x'
class F: __float__ = lambda s: 2.5
class BadF: __float__ = lambda s: 3
class N: __int__ = lambda s: 7
class SI(int): pass
class SF(float): pass
class FS(float): __float__ = lambda s: 3.5
class O: pass
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: float(I()), float(F()), float(SI(3)), float(FS(1.0)), float(SF(2)), type(float(SF(2))))
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
show(lambda: SF('1.5'), SF(), type(SF(2)))
show(lambda: float.__new__(float, 'x'))
show(lambda: float.__new__(int))
#! TypeError: show() takes 1 positional argument but 6 were given

### from_number and fromhex
class I: __index__ = lambda s: 5
class F: __float__ = lambda s: 2.5
class SF(float): pass
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: float.from_number(3), float.from_number(F()), float.from_number(2.5), float.from_number(I()), type(SF.from_number(2)))
show(lambda: float.from_number('3'))
show(lambda: float.from_number(None))
show(lambda: float.fromhex('0x1.8p1'), float.fromhex('  -0x.8P-3\n'), float.fromhex('inf'), float.fromhex('1'), float.fromhex('nan'))
show(lambda: float.fromhex('xyz'))
show(lambda: float.fromhex('0x1p5000'))
show(lambda: float.fromhex(5))
show(lambda: SF.fromhex('0x1p0'), type(SF.fromhex('0x1p0')))
#! TypeError: show() takes 1 positional argument but 5 were given

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
