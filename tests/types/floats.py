# float and complex.

### repr is the shortest that reads back
print(0.1, 0.1 + 0.2, 1 / 3, 1e16, 1e15, 123456789.123)
print(1e-5, 0.0001, 5e-324, 1.7976931348623157e308)
#> 0.1 0.30000000000000004 0.3333333333333333 1e+16 1000000000000000.0 123456789.123
#> 1e-05 0.0001 5e-324 1.7976931348623157e+308

### whole floats keep the point
print(1.0, -0.0, 100.0, 1e22, 1e21, 123456789012345680.0)
#> 1.0 -0.0 100.0 1e+22 1e+21 1.2345678901234568e+17

### infinities and nan
inf, nan = float("inf"), float("nan")
print(inf, -inf, nan, inf - inf, inf * 0, inf > 10**400, nan == nan, nan != nan, nan < 1)
#> inf -inf nan nan nan True False True False

### arithmetic
print(1.5 + 2, 1.5 - 0.5, 3 * 0.1, 7.5 / 2, 7.5 // 2, 7.5 % 2, 2.0**0.5, -7.5 // 2, -7.5 % 2)
#> 3.5 1.0 0.30000000000000004 3.75 3.0 1.5 1.4142135623730951 -4.0 0.5

### modulo signs
print(5.5 % -2, -5.5 % 2, 5 % -0.3 < 0, divmod(5.5, 2), divmod(-5.5, 2), 0.0 % -1)
#> -0.5 0.5 True (2.0, 1.5) (-3.0, 0.5) -0.0

### power
print(2.0**10, (-8.0)**(1/3), 0.0**0, 2.0**-1, (-2.0)**3, 4**0.5, 10.0**308)
#> 1024.0 (1.0000000000000002+1.7320508075688772j) 1.0 0.5 -8.0 2.0 1e+308

### power overflow: the number and text of native builds
#: oracle=no
10.0**309
#! OverflowError: (34, 'Numerical result out of range')

### zero to a negative power
0.0**-1
#! ZeroDivisionError: zero to a negative power

### division by zero
1.5 // 0
#! ZeroDivisionError: division by zero

### conversion from strings
print(float("1.5"), float("-1e3"), float(" 2. "), float(".5"), float("1_0.5"), float("inf"), float("-Infinity"),
    float("nan"))
#> 1.5 -1000.0 2.0 0.5 10.5 inf -inf nan

### hard decimal conversions
print(float("0.1000000000000000055511151231257827"), float("9007199254740993"), float("2.2250738585072011e-308"))
print(float("1e400"), float("1e-400"))
#> 0.1 9007199254740992.0 2.225073858507201e-308
#> inf 0.0

### halfway cases round to even
print(float("9007199254740992.5"), float("9007199254740993.0000001"), float("1.00000000000000011102230246251565"))
#> 9007199254740992.0 9007199254740994.0 1.0

### comparison
print(1.0 == 1, 0.1 + 0.2 == 0.3, 0.0 == -0.0, 1.5 < 2, 2.5 >= 2.5)  #> True False True True True

### round
print(round(2.5), round(3.5), round(-2.5), round(2.675, 2), round(1234.5678, -2), round(0.5), round(1.5))
print(type(round(2.5)), type(round(2.5, 0)))
#> 2 4 -2 2.67 1200.0 0 2
#> <class 'int'> <class 'float'>

### round of nan
round(float("nan"))
#! ValueError: cannot convert float NaN to integer

### round of inf
round(float("inf"))
#! OverflowError: cannot convert float infinity to integer

### round keeps floats with digits
print(round(1.23456, 3), round(5.015, 2), round(1e22, 2), round(-0.4), round(-0.4, 0), round(1.5e300, 2))
#> 1.235 5.01 1e+22 0 -0.0 1.5e+300

### int, floor by conversion
print(int(1.9), int(-1.9), 1.9 // 1, -1.9 // 1)  #> 1 -1 1.0 -2.0

### is_integer, as_integer_ratio, hex
print((2.0).is_integer(), (2.5).is_integer(), (0.75).as_integer_ratio(), (1.5).hex(), float.fromhex("0x1.8p+1"))
#> True False (3, 4) 0x1.8000000000000p+0 3.0

### hex of several
print((0.1).hex(), (0.0).hex(), (-1e300).hex(), float("inf").hex(), (5e-324).hex())
#> 0x1.999999999999ap-4 0x0.0p+0 -0x1.7e43c8800759cp+996 inf 0x0.0000000000001p-1022

### as_integer_ratio of inf
float("inf").as_integer_ratio()
#! OverflowError: cannot convert Infinity to integer ratio

### fixed formats
print(f"{3.14159:.2f} {2.5:.0f} {3.5:.0f} {1e10:.1f} {-0.001:.2f} {1234567.891:,.2f} {0.5:.0%} {12.345:.1%}")
#> 3.14 2 4 10000000000.0 -0.00 1,234,567.89 50% 1234.5%

### exponent formats
print(f"{12345.678:e} {12345.678:.2e} {0.00012:E} {1.0:.0e} {1e100:.3e}")
#> 1.234568e+04 1.23e+04 1.200000E-04 1e+00 1.000e+100

### general formats
print(f"{1234567.0:g} {0.0001:g} {0.00001:g} {123456.0:g} {1e100:g} {1.0:g} {3.0:#g} {1234.5:.2g} {1e16:n}")
#> 1.23457e+06 0.0001 1e-05 123456 1e+100 1 3.00000 1.2e+03 1e+16

### the empty type with precision
print(f"{3.14159:.3} {1e20:.3} {1.0:.1} {100000.0:.3}")  #> 3.14 1e+20 1e+00 1e+05

### width, sign, fill
print(f"{3.14:8.1f}|{3.14:<8.1f}|{3.14:^+9.2f}|{-3.14:08.2f}|{3.14: f}|{1.5:*>8}|{float('inf'):6}|{float('nan'):<6}|")
#>      3.1|3.1     |  +3.14  |-0003.14| 3.140000|*****1.5|   inf|nan   |

### z drops the sign of zero
print(f"{-0.0:z.1f} {-0.04:z.1f} {-0.06:z.1f} {-0.0:.1f}")  #> 0.0 0.0 -0.1 -0.0

### percent formats
print("%.2f %e %g %5.1f|%-8.2f|%+d %05.1f" % (3.14159, 12345.6, 0.0001, 2.25, 1.5, 7, 3.7))
#> 3.14 1.234560e+04 0.0001   2.2|1.50    |+7 003.7

### fractional grouping
print(f"{1234567.1234567:,.7f} {1234567.1234567:_.3f}")  #> 1,234,567.1234567 1_234_567.123

### grouping after the point
print(f"{1234.56789012:.8_f} {1234567.1234567:,.6,f}")  #> 1234.567_890_12 1,234,567.123,457

### hash of floats equals ints
print(hash(1.0) == hash(1), hash(0.5) == hash(0.5), hash(float("inf")), hash(2.0**40) == hash(2**40))
#> True True 314159 True

### float as dict keys
d = {1.0: "a", 0.5: "b"}
print(d[1], d[0.5], 1 in d)  #> a b True

### nan in containers
nan = float("nan")
print(nan in [nan], [nan] == [nan], nan in {nan}, {nan: 1}[nan])  #> True True True 1

### sum and precision
print(sum([0.1] * 10), sum([1e16, 1.0, -1e16]), 0.1 * 3, sum([0.1, 0.2, 0.3]))
#> 1.0 1.0 0.30000000000000004 0.6

### real, imag, conjugate
print((1.5).real, (1.5).imag, (1.5).conjugate())  #> 1.5 0.0 1.5

### big int to float
print(float(2**53 + 1), float(10**22), float(2**1000), 2**0.5 * 2**0.5)
#> 9007199254740992.0 1e+22 1.0715086071862673e+301 2.0000000000000004

### a bool of floats
print(bool(0.0), bool(-0.0), bool(1e-300), not float("nan"))  #> False False True False

### float()
print(float(), float(5), float(True), float("1e5"))  #> 0.0 5.0 1.0 100000.0

### float of a bad string
float("1.5.2")
#! ValueError: could not convert string to float: '1.5.2'

### float of an empty string
float("")
#! ValueError: could not convert string to float: ''

### floor division gives floats
print(7.0 // 2, 1e300 // 1e-300, 5 // 0.3, -0.0 // 1)  #> 3.0 inf 16.0 -0.0

### subnormal arithmetic
print(5e-324 / 2, 5e-324 * 2, 2.2250738585072014e-308 / 2)  #> 0.0 1e-323 1.1125369292536007e-308

### chained float sums in a loop
x = 0.0
for i in range(1000): x += 0.001
print(x)  #> 1.0000000000000007

### float constants of math
import math
print(math.pi, math.e, math.inf, math.nan, math.tau)
#> 3.141592653589793 2.718281828459045 inf nan 6.283185307179586

### complex numbers
z = 3 + 4j
print(z, z.real, z.imag, abs(z), z.conjugate(), -z, z == 3 + 4j, z != 3)
#> (3+4j) 3.0 4.0 5.0 (3-4j) (-3-4j) True True

### complex arithmetic
print((1 + 2j) * (3 - 1j), (1 + 2j) / (1 - 1j), (1 + 2j) + 1, 1 - 2j, 2 * 1j, 1j * 1j)
#> (5+5j) (-0.5+1.5j) (2+2j) (1-2j) 2j (-1+0j)

### complex power
print((1 + 1j)**2, 1j**2, (2 + 0j)**-1, 0j**0)  #> 2j (-1+0j) (0.5+0j) (1+0j)

### complex repr
print(1j, 0j, -1j, complex(0, -0.0), complex(-0.0, 1), complex(1.5, -2), complex(float("inf"), float("nan")), 1e100j)
#> 1j 0j (-0-1j) -0j (-0+1j) (1.5-2j) (inf+nanj) 1e+100j

### complex from strings
print(complex("1+2j"), complex("-3.5j"), complex("5"), complex(" (1-1j) "), complex(1, 2), complex("1e3+infj"))
#> (1+2j) -3.5j (5+0j) (1-1j) (1+2j) (1000+infj)

### complex is not ordered
1j < 1
#! TypeError: '<' not supported between instances of 'complex' and 'int'

### complex floor division
1j // 1
#! TypeError: unsupported operand type(s) for //: 'complex' and 'int'

### complex to int
int(1j)
#! TypeError: int() argument must be a string, a bytes-like object or a real number, not 'complex'

### complex to float
float(1 + 0j)
#! TypeError: float() argument must be a string or a real number, not 'complex'

### complex format
print(f"{1.5+2.25j:.1f} {3+4j} {1j:>8} {1+1j:+.2f}")  #> 1.5+2.2j (3+4j)       1j +1.00+1.00j

### complex division by zero
1j / 0
#! ZeroDivisionError: division by zero

### complex equality with real numbers
print(1 + 0j == 1, 1 + 0j == 1.0, hash(1 + 0j) == hash(1), {1: "a"}[1 + 0j], bool(0j))
#> True True True a False

### round to float digits of halves
print([round(x / 2) for x in range(-5, 6)])  #> [-2, -2, -2, -1, 0, 0, 0, 1, 2, 2, 2]

### formatting very large and small
print(f"{1e300:.2f}"[:20], f"{1e-300:.5g}", f"{123.456:.10g}", f"{0.1:.20f}", f"{2**0.5:.17g}")
#> 10000000000000000525 1e-300 123.456 0.10000000000000000555 1.4142135623730951

### float from_number and ints
print(float.from_number(3), complex.from_number(2))  #> 3.0 (2+0j)

### zero to the power of minus infinity
inf = float("inf")
print(0.0 ** -inf, (-0.0) ** -inf, pow(0, -inf), 0.0 ** inf)  #> inf inf inf 0.0
0.0 ** -1.0
#! ZeroDivisionError: zero to a negative power
