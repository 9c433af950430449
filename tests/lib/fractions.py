# numbers and fractions.

from fractions import Fraction as F

def E(f, *a, **k):
    try: print(repr(f(*a, **k)))
    except Exception as e: print(type(e).__name__, e)

### numbers
from numbers import *
print([isinstance(x, c) for x in (1, True, 1.5, 1j, 'a') for c in (Number, Complex, Real, Rational, Integral)])
print(issubclass(int, Real), Integral.__mro__[1:4] == (Rational, Real, Complex))
try: Integral()
except TypeError as e: print(e)
class R(Real): pass
try: R()
except TypeError as e: print(str(e)[:60])
#> [True, True, True, True, True, True, True, True, True, True, True, True, True, False, False, True, True, False, False, False, False, False, False, False, False]
#> True True
#> Can't instantiate abstract class Integral without an implementation for abstract methods '__abs__', '__add__', '__and__', '__ceil__', '__eq__', '__floor__', '__floordiv__', '__int__', '__invert__', '__le__', '__lshift__', '__lt__', '__mod__', '__mul__', '__neg__', '__or__', '__pos__', '__pow__', '__radd__', '__rand__', '__rfloordiv__', '__rlshift__', '__rmod__', '__rmul__', '__ror__', '__round__', '__rpow__', '__rrshift__', '__rshift__', '__rtruediv__', '__rxor__', '__truediv__', '__trunc__', '__xor__'
#> Can't instantiate abstract class R without an implementation

### making fractions: from () to ('1_000/3',)
for a in ((), (3,), (6, 4), (-6, 4), (6, -4), (0, 5), ('3/4',), (' -1.5e2 ',), ('1_000/3',)):
    E(F, *a)
#> Fraction(0, 1)
#> Fraction(3, 1)
#> Fraction(3, 2)
#> Fraction(-3, 2)
#> Fraction(-3, 2)
#> Fraction(0, 1)
#> Fraction(3, 4)
#> Fraction(-150, 1)
#> Fraction(1000, 3)

### making fractions: from ('.5',) to (5, F(1, 3))
for a in (('.5',), ('7.',), ('1e-3',), (0.25,), (0.1,), (F(2, 3),), (F(1, 2), F(3, 4)), (True,), (5, F(1, 3))):
    E(F, *a)
#> Fraction(1, 2)
#> Fraction(7, 1)
#> Fraction(1, 1000)
#> Fraction(1, 4)
#> Fraction(3602879701896397, 36028797018963968)
#> Fraction(2, 3)
#> Fraction(2, 3)
#> Fraction(1, 1)
#> Fraction(15, 1)

### making fractions: float, inf and from_float
for a in ((1, 0), ('1/0',), ('a',), ('1/2/3',), ('',), ('1 / 2',), (1.5, 2), (None,), (1j,), (float('inf'),),
        (float('nan'),), ([],), ('1__0',), ('1/-2',)):
    E(F, *a)
E(F.from_float, 0.5)
E(F.from_float, 'a')
E(F.from_number, 3)
#> ZeroDivisionError Fraction(1, 0)
#> ZeroDivisionError Fraction(1, 0)
#> ValueError Invalid literal for Fraction: 'a'
#> ValueError Invalid literal for Fraction: '1/2/3'
#> ValueError Invalid literal for Fraction: ''
#> Fraction(1, 2)
#> TypeError both arguments should be Rational instances
#> TypeError argument should be a string or a Rational instance or have the as_integer_ratio() method
#> TypeError argument should be a string or a Rational instance or have the as_integer_ratio() method
#> OverflowError cannot convert Infinity to integer ratio
#> ValueError cannot convert NaN to integer ratio
#> TypeError argument should be a string or a Rational instance or have the as_integer_ratio() method
#> ValueError Invalid literal for Fraction: '1__0'
#> ValueError Invalid literal for Fraction: '1/-2'
#> Fraction(1, 2)
#> TypeError Fraction.from_float() only takes floats, not 'a' (str)
#> Fraction(3, 1)

### making fractions: as_integer_ratio, is_integer and limit_denominator
E(F.from_number, 'x')
E(F(7, 2).as_integer_ratio)
E(F(4, 2).is_integer)
print(F('3.1415926535897932').limit_denominator(1000), F(4321, 8765).limit_denominator(10000))
print(F(1, 3).limit_denominator(1))
E(F(1, 2).limit_denominator, 0)
#> TypeError argument should be a Rational instance or have the as_integer_ratio() method
#> (7, 2)
#> True
#> 355/113 4321/8765
#> 0
#> ValueError max_denominator should be at least 1

### arithmetic
import math, operator as o
def E(f, *a, **k):
    try: print(repr(f(*a, **k)), end=' ')
    except Exception as e: print(type(e).__name__, e, end=' ')
for op in (o.add, o.sub, o.mul, o.truediv, o.floordiv, o.mod, divmod, o.pow, o.lt, o.ge, o.eq):
    for a, b in ((F(1, 2), F(1, 3)), (F(-7, 2), 2), (3, F(2, 5)), (F(1, 2), 0.5), (2.5, F(1, 2)), (F(1, 2), 1j),
            (F(3, 4), F(0)), (F(2), F(-3)), (F(1, 2), 'a'), (F(0), -1), (F(-1, 2), -3)):
        E(op, a, b)
    print()
x = F(-7, 3)
print(-x, +x, abs(x), int(x), math.floor(x), math.ceil(x), math.trunc(x), round(x), round(F(5, 2)), round(F(7, 2)))
print(round(F(12345, 100), 1), round(F(12345), -2), float(x), bool(F(0)), bool(x), complex(x), str(x), str(F(4)))
print(hash(F(1, 2)) == hash(0.5), hash(F(3)) == hash(3), x.numerator, x.denominator, sum([F(1, 3)] * 3))
print(max(F(1, 3), F(1, 2)), F(1, 2) in {0.5}, sorted([F(1, 2), 0.3, F(2, 5), 1]))
print(F(1, 2) < float('inf'), F(1, 2) > float('nan'), F(1, 2) == 0.5, F(1, 2) == 0.5 + 0j, F(1, 3) == 1 / 3)
print(F(1) == 1, 2 ** F(1, 2), F(4) ** F(1, 2), F(1, 2) ** 2.0, F(-8) ** F(1, 3) if 0 else '')
import copy
print(copy.copy(x) is x, copy.deepcopy(x) == x)
#> Fraction(5, 6) Fraction(-3, 2) Fraction(17, 5) 1.0 3.0 (0.5+1j) Fraction(3, 4) Fraction(-1, 1) TypeError unsupported operand type(s) for +: 'Fraction' and 'str' Fraction(-1, 1) Fraction(-7, 2) 
#> Fraction(1, 6) Fraction(-11, 2) Fraction(13, 5) 0.0 2.0 (0.5-1j) Fraction(3, 4) Fraction(5, 1) TypeError unsupported operand type(s) for -: 'Fraction' and 'str' Fraction(1, 1) Fraction(5, 2) 
#> Fraction(1, 6) Fraction(-7, 1) Fraction(6, 5) 0.25 1.25 0.5j Fraction(0, 1) Fraction(-6, 1) TypeError can't multiply sequence by non-int of type 'Fraction' Fraction(0, 1) Fraction(3, 2) 
#> Fraction(3, 2) Fraction(-7, 4) Fraction(15, 2) 1.0 5.0 -0.5j ZeroDivisionError Fraction(1, 0) Fraction(-2, 3) TypeError unsupported operand type(s) for /: 'Fraction' and 'str' Fraction(0, 1) Fraction(1, 6) 
#> 1 -2 7 1.0 5.0 TypeError unsupported operand type(s) for //: 'Fraction' and 'complex' ZeroDivisionError division by zero -1 TypeError unsupported operand type(s) for //: 'Fraction' and 'str' 0 0 
#> Fraction(1, 6) Fraction(1, 2) Fraction(1, 5) 0.0 0.0 TypeError unsupported operand type(s) for %: 'Fraction' and 'complex' ZeroDivisionError division by zero Fraction(-1, 1) TypeError unsupported operand type(s) for %: 'Fraction' and 'str' Fraction(0, 1) Fraction(-1, 2) 
#> (1, Fraction(1, 6)) (-2, Fraction(1, 2)) (7, Fraction(1, 5)) (1.0, 0.0) (5.0, 0.0) TypeError unsupported operand type(s) for divmod(): 'Fraction' and 'complex' ZeroDivisionError division by zero (-1, Fraction(-1, 1)) TypeError unsupported operand type(s) for divmod(): 'Fraction' and 'str' (0, Fraction(0, 1)) (0, Fraction(-1, 2)) 
#> 0.7937005259840998 Fraction(49, 4) 1.5518455739153598 0.7071067811865476 1.5811388300841898 (0.7692389013639721-0.6389612763136348j) Fraction(1, 1) Fraction(1, 8) TypeError unsupported operand type(s) for ** or pow(): 'Fraction' and 'str' ZeroDivisionError Fraction(1, 0) Fraction(-8, 1) 
#> False True False False False TypeError '<' not supported between instances of 'Fraction' and 'complex' False False TypeError '<' not supported between instances of 'Fraction' and 'str' False False 
#> True False True True True TypeError '>=' not supported between instances of 'Fraction' and 'complex' True True TypeError '>=' not supported between instances of 'Fraction' and 'str' True True 
#> False False False True False False False False False False False 
#> 7/3 -7/3 7/3 -2 -3 -2 -2 -2 2 4
#> 617/5 12300 -2.3333333333333335 False True (-2.3333333333333335+0j) -7/3 4
#> True True -7 3 1
#> 1/2 True [0.3, Fraction(2, 5), Fraction(1, 2), 1]
#> True False True True False
#> True 1.4142135623730951 2.0 0.25 
#> True True

### formatting: from '' to '.3E'
for s in ('', '10', '<10', '^10', '+', '05', '.2f', '+.3f', '010.2f', ',.1f', '_.2f', 'e', '.3E'):
    try: print(repr(s), [format(v, s) for v in (F(1, 3), F(-22, 7), F(1234567, 2), F(0), F(-1, 1000), F(5))])
    except ValueError as e: print(repr(s), e)
#> '' ['1/3', '-22/7', '1234567/2', '0', '-1/1000', '5']
#> '10' ['       1/3', '     -22/7', ' 1234567/2', '         0', '   -1/1000', '         5']
#> '<10' ['1/3       ', '-22/7     ', '1234567/2 ', '0         ', '-1/1000   ', '5         ']
#> '^10' ['   1/3    ', '  -22/7   ', '1234567/2 ', '    0     ', ' -1/1000  ', '    5     ']
#> '+' ['+1/3', '-22/7', '+1234567/2', '+0', '-1/1000', '+5']
#> '05' Invalid format specifier '05' for object of type 'Fraction'
#> '.2f' ['0.33', '-3.14', '617283.50', '0.00', '-0.00', '5.00']
#> '+.3f' ['+0.333', '-3.143', '+617283.500', '+0.000', '-0.001', '+5.000']
#> '010.2f' ['0000000.33', '-000003.14', '0617283.50', '0000000.00', '-000000.00', '0000005.00']
#> ',.1f' ['0.3', '-3.1', '617,283.5', '0.0', '-0.0', '5.0']
#> '_.2f' ['0.33', '-3.14', '617_283.50', '0.00', '-0.00', '5.00']
#> 'e' ['3.333333e-01', '-3.142857e+00', '6.172835e+05', '0.000000e+00', '-1.000000e-03', '5.000000e+00']
#> '.3E' ['3.333E-01', '-3.143E+00', '6.173E+05', '0.000E+00', '-1.000E-03', '5.000E+00']

### formatting: from 'g' to ' .2f'
for s in ('g', '.3g', '#.3g', '%', '.1%', '*>12.3f', 'z.0f', '.0f', '#.0f', '#', ',', '012,.2f', ' .2f'):
    try: print(repr(s), [format(v, s) for v in (F(1, 3), F(-22, 7), F(1234567, 2), F(0), F(-1, 1000), F(5))])
    except ValueError as e: print(repr(s), e)
#> 'g' ['0.333333', '-3.14286', '617284', '0', '-0.001', '5']
#> '.3g' ['0.333', '-3.14', '6.17e+05', '0', '-0.001', '5']
#> '#.3g' ['0.333', '-3.14', '6.17e+05', '0.00', '-0.00100', '5.00']
#> '%' ['33.333333%', '-314.285714%', '61728350.000000%', '0.000000%', '-0.100000%', '500.000000%']
#> '.1%' ['33.3%', '-314.3%', '61728350.0%', '0.0%', '-0.1%', '500.0%']
#> '*>12.3f' ['*******0.333', '******-3.143', '**617283.500', '*******0.000', '******-0.001', '*******5.000']
#> 'z.0f' ['0', '-3', '617284', '0', '0', '5']
#> '.0f' ['0', '-3', '617284', '0', '-0', '5']
#> '#.0f' ['0.', '-3.', '617284.', '0.', '-0.', '5.']
#> '#' ['1/3', '-22/7', '1234567/2', '0/1', '-1/1000', '5/1']
#> ',' ['1/3', '-22/7', '1,234,567/2', '0', '-1/1,000', '5']
#> '012,.2f' ['0,000,000.33', '-0,000,003.14', '0,617,283.50', '0,000,000.00', '-0,000,000.00', '0,000,005.00']
#> ' .2f' [' 0.33', '-3.14', ' 617283.50', ' 0.00', '-0.00', ' 5.00']

### formatting: from 'x' to '<05.1f'
for s in ('x', '.2', 'd', '=>5x', '<05.1f'):
    try: print(format(F(1, 2), s))
    except ValueError as e: print(e)
#> Invalid format specifier 'x' for object of type 'Fraction'
#> Invalid format specifier '.2' for object of type 'Fraction'
#> Invalid format specifier 'd' for object of type 'Fraction'
#> Invalid format specifier '=>5x' for object of type 'Fraction'
#> Invalid format specifier '<05.1f' for object of type 'Fraction'
