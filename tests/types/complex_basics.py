# complex.

### texts
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: complex('1+2j'), complex('(1+2j)'), complex(' ( 1+2j ) '), complex('j'), complex('-j'), complex('1e5j'), complex('nan+infj'), complex('1_0+2_0j'), complex('  1e3-infj '), complex('+j'), complex('-1.5'), complex('1J'), complex('nan'), complex('\u0661+\u0662j'))
show(lambda: complex('abc'))
show(lambda: complex(''))
show(lambda: complex('1 + 2j'))
show(lambda: complex('1+'))
show(lambda: complex('1+2'))
show(lambda: complex('1_+2j'))
show(lambda: complex('(1'))
show(lambda: complex('1j2'))
show(lambda: complex(b'1'))
#! TypeError: show() takes 1 positional argument but 14 were given

### arguments
class I: __index__ = lambda s: 5
class F: __float__ = lambda s: 2.5
class C: __complex__ = lambda s: 1+2j
class BadC: __complex__ = lambda s: 1
class SI(int): pass
class O: pass
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: complex(1, 2), complex(real=1), complex(imag=2), complex(I()), complex(F()), complex(C()), complex(SI(2)), complex(1, F()), complex(1, I()))
show(lambda: complex('1', 2))
show(lambda: complex(1, '2'))
show(lambda: complex([]))
show(lambda: complex(1, []))
show(lambda: complex(None))
show(lambda: complex(1, 2, 3))
show(lambda: complex(BadC()))
show(lambda: complex(O()))
show(lambda: complex(1, C()))
show(lambda: complex(O(), 1))
show(lambda: complex(1, O()))
show(lambda: complex.from_number(3), complex.from_number(1j), complex.from_number(C()), complex.from_number(F()), complex.from_number(2.5))
show(lambda: complex.from_number('3'))
#! TypeError: show() takes 1 positional argument but 9 were given

### repr
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: -1j, (1+0j), complex(-0.0, 0), complex(0, -0.0), complex(-0.0, -0.0), complex(float('nan'), float('inf')), -0j, 1e16j, 1.5e300+2j, complex(1e22, -1e-7), str(1.5+2j))
#! TypeError: show() takes 1 positional argument but 11 were given

### arithmetic
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: (1+2j) / (3+4j), 1 / (1+1j), 2.0 - 1j, 1j - 2, 1j * 2, 1j * 2.5, 2 * 1j, 1j + True, (1+2j) * (3-1j))
show(lambda: (1+2j) ** 2, (1+2j) ** -2, (1+2j) ** 100, (1+2j) ** 101)
show(lambda: (1e200+1e200j) * (1e200+1e200j), complex(float('inf'), 1) * complex(1, 1), complex(1, 1) / complex(float('inf'), 1), 1 / (1e-320+0j), complex(1e308) * 10)
show(lambda: 1j / 0)
show(lambda: 0j ** -1)
show(lambda: 0j ** 1j)
show(lambda: (1e200+1j) ** 2)
show(lambda: 1j < 2)
show(lambda: 1j // 2)
show(lambda: 1j % 2)
show(lambda: divmod(1j, 1))
show(lambda: abs(3+4j), abs(complex(1e308, 1e308)), abs(complex(float('inf'), float('nan'))))
show(lambda: abs(complex(1.7e308, 1.7e308)))
show(lambda: 1j == 1j, 1j == 0, (2+0j) == 2, (2+0j) == 2.0, 2 == (2+0j), hash(2+0j) == hash(2))
show(lambda: (1+2j).conjugate(), (1+2j).real, (1+2j).imag, (1j).__complex__(), (1j).__getnewargs__(), bool(0j), bool(1e-300j))
#! TypeError: show() takes 1 positional argument but 9 were given

### negative whole powers of what is too small
for a, b in ((1e-200+0j, -2), (1e-200j, -3), (0j, -1), (1e200, -2+0j), (1e200j, 3)):
    try: print(a ** b)
    except ArithmeticError as e: print(type(e).__name__, e)
#> ZeroDivisionError zero to a negative or complex power
#> ZeroDivisionError zero to a negative or complex power
#> ZeroDivisionError zero to a negative or complex power
#> 0j
#> OverflowError complex exponentiation
