# math: every function, with its errors.

import math

def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)

class I: __index__ = lambda s: 5
class F: __float__ = lambda s: 2.5

### square root
import math
class I: __index__ = lambda s: 5
class F: __float__ = lambda s: 2.5
class SF(float): pass
class O: pass
show(lambda: math.sqrt(-1))
show(lambda: math.sqrt('a'))
show(lambda: math.sqrt(O()))
show(lambda: math.sqrt(10**400))
show(lambda: math.sqrt(I()))
show(lambda: math.sqrt(F()))
show(lambda: math.sqrt(SF(4.0)))
show(lambda: math.sqrt(True))
show(lambda: math.sqrt())
show(lambda: math.sqrt(1,2))
show(lambda: math.sqrt(x=1))
#> ValueError: expected a nonnegative input, got -1.0
#> TypeError: must be real number, not str
#> TypeError: must be real number, not O
#> OverflowError: int too large to convert to float
#> 2.23606797749979
#> 1.5811388300841898
#> 2.0
#> 1.0
#> TypeError: math.sqrt() takes exactly one argument (0 given)
#> TypeError: math.sqrt() takes exactly one argument (2 given)
#> TypeError: math.sqrt() takes no keyword arguments

### logarithms: log, math and float
show(lambda: math.log(0))
show(lambda: math.log(-1))
show(lambda: math.log(0.0))
show(lambda: math.log(-1.5))
show(lambda: math.log(float('inf')))
show(lambda: math.log(float('nan')))
show(lambda: math.log(8,2))
show(lambda: math.log(10**400))
show(lambda: math.log(100,10))
show(lambda: math.log(2**1000, 2))
show(lambda: math.log(-float('inf')))
show(lambda: math.log(10, 1))
show(lambda: math.log(10, 0))
show(lambda: math.log(10,-1))
show(lambda: math.log('a'))
show(lambda: math.log(1,'a'))
show(lambda: math.log())
#> ValueError: expected a positive input
#> ValueError: expected a positive input
#> ValueError: expected a positive input, got 0.0
#> ValueError: expected a positive input, got -1.5
#> inf
#> nan
#> 3.0
#> 921.0340371976182
#> 2.0
#> 1000.0000000000001
#> ValueError: expected a positive input, got -inf
#> ZeroDivisionError: division by zero
#> ValueError: expected a positive input
#> ValueError: expected a positive input
#> TypeError: must be real number, not str
#> TypeError: must be real number, not str
#> TypeError: log expected at least 1 argument, got 0

### logarithms: math, log2 and log10
show(lambda: math.log(1,2,3))
show(lambda: math.log2(0))
show(lambda: math.log2(-3))
show(lambda: math.log2(10**400))
show(lambda: math.log10(10**400))
show(lambda: math.log2(8))
show(lambda: math.log10(1000))
show(lambda: math.log2(I()))
show(lambda: math.log2(-10**400))
show(lambda: math.log10(0))
show(lambda: math.log10(0.0))
show(lambda: math.log10(-1))
show(lambda: math.log1p(-1))
show(lambda: math.log1p(-2))
#> TypeError: log expected at most 2 arguments, got 3
#> ValueError: expected a positive input
#> ValueError: expected a positive input
#> 1328.771237954945
#> 400.0
#> 3.0
#> 3.0
#> 2.321928094887362
#> ValueError: expected a positive input
#> ValueError: expected a positive input
#> ValueError: expected a positive input, got 0.0
#> ValueError: expected a positive input
#> ValueError: expected argument value > -1, got -1.0
#> ValueError: expected argument value > -1, got -2.0

### exponentials
import math
show(lambda: math.exp(1000))
show(lambda: math.exp('a'))
show(lambda: math.exp(-1000))
show(lambda: math.exp(float('-inf')))
show(lambda: math.exp(float('inf')))
show(lambda: math.expm1(1000))
show(lambda: math.exp2(2000))
show(lambda: math.pow(0,-1))
show(lambda: math.pow(-8,1/3))
show(lambda: math.pow(10,400))
show(lambda: math.pow(2,0.5))
show(lambda: math.pow(0,0))
show(lambda: math.pow(1,float('nan')))
show(lambda: math.pow(-1,float('inf')))
show(lambda: math.pow(-2,3))
show(lambda: math.pow(-0.0, 3))
show(lambda: math.pow(1))
show(lambda: math.pow(1,'a'))
#> OverflowError: math range error
#> TypeError: must be real number, not str
#> 0.0
#> 0.0
#> inf
#> OverflowError: math range error
#> OverflowError: math range error
#> ValueError: math domain error
#> ValueError: math domain error
#> OverflowError: math range error
#> 1.4142135623730951
#> 1.0
#> 1.0
#> 1.0
#> -8.0
#> -0.0
#> TypeError: pow expected 2 arguments, got 1
#> TypeError: must be real number, not str

### trigonometry
import math
show(lambda: math.sin(float('inf')))
show(lambda: math.cos(float('inf')))
show(lambda: math.tan(float('inf')))
show(lambda: math.asin(2))
show(lambda: math.acos(-2))
show(lambda: math.atan(float('inf')))
show(lambda: math.atan2(0,-1))
show(lambda: math.atan2(-0.0,-1))
#> ValueError: expected a finite input, got inf
#> ValueError: expected a finite input, got inf
#> ValueError: expected a finite input, got inf
#> ValueError: expected a number in range from -1 up to 1, got 2.0
#> ValueError: expected a number in range from -1 up to 1, got -2.0
#> 1.5707963267948966
#> 3.141592653589793
#> -3.141592653589793

### hyperbolic
import math
show(lambda: math.acosh(0.5))
show(lambda: math.atanh(1))
show(lambda: math.atanh(2))
show(lambda: math.sinh(1000))
show(lambda: math.cosh(1000))
#> ValueError: expected argument value not less than 1, got 0.5
#> ValueError: expected a number between -1 and 1, got 1.0
#> ValueError: expected a number between -1 and 1, got 2.0
#> OverflowError: math range error
#> OverflowError: math range error

### special
import math
show(lambda: math.gamma(0))
show(lambda: math.gamma(-1))
show(lambda: math.gamma(200))
show(lambda: math.gamma(-float('inf')))
show(lambda: math.gamma(0.5))
show(lambda: math.gamma(5))
show(lambda: math.gamma(171))
show(lambda: math.gamma(-0.5))
show(lambda: math.gamma(float('inf')))
show(lambda: math.erf(0.5))
show(lambda: math.erfc(0.5))
show(lambda: math.cbrt(27))
show(lambda: math.cbrt(-8))
#> ValueError: expected a noninteger or positive integer, got 0.0
#> ValueError: expected a noninteger or positive integer, got -1.0
#> OverflowError: math range error
#> ValueError: expected a noninteger or positive integer, got -inf
#> 1.7724538509055159
#> 24.0
#> 7.257415615307998e+306
#> -3.544907701811032
#> inf
#> 0.5204998778130465
#> 0.4795001221869535
#> 3.0
#> -2.0

### whole numbers: factorial, math and comb
show(lambda: math.factorial(5))
show(lambda: math.factorial(0))
show(lambda: math.factorial(50))
show(lambda: math.factorial(I()))
show(lambda: math.factorial(True))
show(lambda: math.factorial(-1))
show(lambda: math.factorial(1.5))
show(lambda: math.factorial(5.0))
show(lambda: math.factorial('a'))
show(lambda: math.factorial(-10**30))
show(lambda: math.comb(5,2))
show(lambda: math.comb(100,50))
show(lambda: math.comb(5,10))
show(lambda: math.comb(10**20,2))
show(lambda: math.comb(I(),2))
show(lambda: math.comb(10**30, 10**30-1))
show(lambda: math.comb(-1,2))
#> 120
#> 1
#> 30414093201713378043612608166064768844377641568960512000000000000
#> 120
#> 1
#> ValueError: factorial() not defined for negative values
#> TypeError: 'float' object cannot be interpreted as an integer
#> TypeError: 'float' object cannot be interpreted as an integer
#> TypeError: 'str' object cannot be interpreted as an integer
#> ValueError: factorial() not defined for negative values
#> 10
#> 100891344545564193334812497256
#> 0
#> 4999999999999999999950000000000000000000
#> 10
#> 1000000000000000000000000000000
#> ValueError: n must be a non-negative integer

### whole numbers: comb, math and perm
show(lambda: math.comb(1,-2))
show(lambda: math.comb(1.5,2))
show(lambda: math.comb(10**30,10**25))
show(lambda: math.comb(1))
show(lambda: math.perm(5))
show(lambda: math.perm(5,2))
show(lambda: math.perm(5,None))
show(lambda: math.perm(3,5))
show(lambda: math.perm(10**20,3))
show(lambda: math.perm(-1))
show(lambda: math.perm(1,-1))
show(lambda: math.perm(1.5))
show(lambda: math.perm(10**30, 10**25))
show(lambda: math.gcd())
show(lambda: math.gcd(12,18))
show(lambda: math.gcd(0,0))
show(lambda: math.gcd(-12))
#> ValueError: k must be a non-negative integer
#> TypeError: 'float' object cannot be interpreted as an integer
#> OverflowError: min(n - k, k) must not exceed 9223372036854775807
#> TypeError: comb expected 2 arguments, got 1
#> 120
#> 20
#> 120
#> 0
#> 999999999999999999970000000000000000000200000000000000000000
#> ValueError: factorial() not defined for negative values
#> ValueError: k must be a non-negative integer
#> TypeError: 'float' object cannot be interpreted as an integer
#> OverflowError: k must not exceed 9223372036854775807
#> 0
#> 6
#> 0
#> 12

### whole numbers: math, lcm and isqrt
show(lambda: math.gcd(10**40, 6**50))
show(lambda: math.gcd(12,18,27))
show(lambda: math.gcd(I(),10))
show(lambda: math.gcd(1.5))
show(lambda: math.lcm())
show(lambda: math.lcm(4,6))
show(lambda: math.lcm(0,5))
show(lambda: math.lcm(-4))
show(lambda: math.lcm(1,2,3,4,5,6,7,8,9,10))
show(lambda: math.lcm(1.5))
show(lambda: math.isqrt(17))
show(lambda: math.isqrt(10**40))
show(lambda: math.isqrt(0))
show(lambda: math.isqrt(I()))
show(lambda: math.isqrt(2**63))
show(lambda: math.isqrt(-1))
show(lambda: math.isqrt(1.5))
#> 1099511627776
#> 3
#> 5
#> TypeError: 'float' object cannot be interpreted as an integer
#> 1
#> 12
#> 0
#> 4
#> 2520
#> TypeError: 'float' object cannot be interpreted as an integer
#> 4
#> 100000000000000000000
#> 0
#> 2
#> 3037000499
#> ValueError: isqrt() argument must be nonnegative
#> TypeError: 'float' object cannot be interpreted as an integer

### rounding
import math
class I: __index__ = lambda s: 5
class F: __float__ = lambda s: 2.5
class O: pass
class Fl:
    __floor__ = lambda s: "fl"
    __ceil__ = lambda s: "ce"
    __trunc__ = lambda s: "tr"
show(lambda: math.floor(2.5))
show(lambda: math.ceil(2.5))
show(lambda: math.trunc(-2.5))
show(lambda: math.floor(5))
show(lambda: math.floor(Fl()))
show(lambda: math.ceil(Fl()))
show(lambda: math.trunc(Fl()))
show(lambda: math.floor(F()))
show(lambda: math.ceil(I()))
show(lambda: math.floor(True))
show(lambda: math.floor('a'))
show(lambda: math.ceil('a'))
show(lambda: math.trunc('a'))
show(lambda: math.trunc(O()))
show(lambda: math.trunc(F()))
show(lambda: math.floor(O()))
show(lambda: math.floor(float('nan')))
show(lambda: math.floor(float('inf')))
#> 2
#> 3
#> -2
#> 5
#> 'fl'
#> 'ce'
#> 'tr'
#> 2
#> 5
#> 1
#> TypeError: must be real number, not str
#> TypeError: must be real number, not str
#> TypeError: type str doesn't define __trunc__ method
#> TypeError: type O doesn't define __trunc__ method
#> TypeError: type F doesn't define __trunc__ method
#> TypeError: must be real number, not O
#> ValueError: cannot convert float NaN to integer
#> OverflowError: cannot convert float infinity to integer

### parts: frexp, math and ldexp
show(lambda: math.frexp(8.5))
show(lambda: math.frexp(0.0))
show(lambda: math.frexp(-1e-310))
show(lambda: math.frexp(float('inf')))
show(lambda: math.frexp(float('nan')))
show(lambda: math.ldexp(0.5,5))
show(lambda: math.ldexp(1,-1080))
show(lambda: math.ldexp(1, -10**30))
show(lambda: math.ldexp(0.0, 10**30))
show(lambda: math.ldexp(float('inf'),1))
show(lambda: math.ldexp(3, True))
show(lambda: math.ldexp(1,5000))
show(lambda: math.ldexp(1,10**30))
show(lambda: math.ldexp(1,1.5))
show(lambda: math.ldexp(1,I()))
show(lambda: math.modf(2.5))
show(lambda: math.modf(-2.5))
#> (0.53125, 4)
#> (0.0, 0)
#> (-0.5752618031559393, -1029)
#> (inf, 0)
#> (nan, 0)
#> 16.0
#> 0.0
#> 0.0
#> 0.0
#> inf
#> 6.0
#> OverflowError: math range error
#> OverflowError: math range error
#> TypeError: Expected an int as second argument to ldexp.
#> TypeError: Expected an int as second argument to ldexp.
#> (0.5, 2.0)
#> (-0.5, -2.0)

### parts: degrees, radians and nextafter
show(lambda: math.modf(float('inf')))
show(lambda: math.modf(float('-inf')))
show(lambda: math.modf(float('nan')))
show(lambda: math.modf(-0.0))
show(lambda: math.copysign(1,-0.0))
show(lambda: math.fabs(-3))
show(lambda: math.degrees(math.pi))
show(lambda: math.radians(180))
show(lambda: math.degrees(1))
show(lambda: math.radians(1))
show(lambda: math.radians(77.7))
show(lambda: math.nextafter(1,2))
show(lambda: math.nextafter(0,1))
show(lambda: math.nextafter(1,2,steps=3))
show(lambda: math.nextafter(1,0))
show(lambda: math.nextafter(float('nan'),1))
show(lambda: math.nextafter(1,1))
#> (0.0, inf)
#> (-0.0, -inf)
#> (nan, nan)
#> (-0.0, -0.0)
#> -1.0
#> 3.0
#> 180.0
#> 3.141592653589793
#> 57.29577951308232
#> 0.017453292519943295
#> 1.356120828799594
#> 1.0000000000000002
#> 5e-324
#> 1.0000000000000007
#> 0.9999999999999999
#> nan
#> 1.0

### parts: nextafter, math and ulp
show(lambda: math.nextafter(0.0,-0.0))
show(lambda: math.nextafter(1,5,steps=10**30))
show(lambda: math.nextafter(float('inf'),0))
show(lambda: math.nextafter(-1, 1, steps=2**62))
show(lambda: math.nextafter(1,2,steps=0))
show(lambda: math.nextafter(1,2,steps=-1))
show(lambda: math.nextafter(1,2,steps=1.5))
show(lambda: math.nextafter(1))
show(lambda: math.ulp(1))
show(lambda: math.ulp(0))
show(lambda: math.ulp(float('inf')))
show(lambda: math.ulp(float('nan')))
show(lambda: math.ulp(-1e308))
show(lambda: math.ulp(1.7976931348623157e308))
#> -0.0
#> 5.0
#> 1.7976931348623157e+308
#> 2.2250738585072014e-308
#> 1.0
#> ValueError: steps must be a non-negative integer
#> TypeError: 'float' object cannot be interpreted as an integer
#> TypeError: nextafter() takes exactly 2 positional arguments (1 given)
#> 2.220446049250313e-16
#> 5e-324
#> inf
#> nan
#> 1.99584030953472e+292
#> 1.99584030953472e+292

### remainders: fmod, math and remainder
show(lambda: math.fmod(5,3))
show(lambda: math.fmod(-5,3))
show(lambda: math.fmod(5,float('inf')))
show(lambda: math.fmod(0.0,1))
show(lambda: math.fmod(5,0))
show(lambda: math.fmod(float('inf'),1))
show(lambda: math.fmod(1))
show(lambda: math.remainder(5,3))
show(lambda: math.remainder(-5,3))
show(lambda: math.remainder(2.5,1))
show(lambda: math.remainder(3.5,1))
show(lambda: math.remainder(1,float('inf')))
show(lambda: math.remainder(1,0))
show(lambda: math.remainder(float('inf'),1))
show(lambda: math.fma(2,3,4))
show(lambda: math.fma(0.1,10,-1))
show(lambda: math.fma(float('nan'),1,1))
#> 2.0
#> -2.0
#> 5.0
#> 0.0
#> ValueError: math domain error
#> ValueError: math domain error
#> TypeError: fmod expected 2 arguments, got 1
#> -1.0
#> 1.0
#> 0.5
#> -0.5
#> 1.0
#> ValueError: math domain error
#> ValueError: math domain error
#> 10.0
#> 5.551115123125783e-17
#> nan

### remainders: fma, math and float
show(lambda: math.fma(float('inf'),0,1))
show(lambda: math.fma(1e308,10,0))
show(lambda: math.fma(float('inf'),1,-float('inf')))
show(lambda: math.fma(1,2))
#> ValueError: invalid operation in fma
#> OverflowError: overflow in fma
#> ValueError: invalid operation in fma
#> TypeError: fma expected 3 arguments, got 2

### tests
import math
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: math.isnan('a'))
show(lambda: math.isclose(1,1+1e-10))
show(lambda: math.isclose(1,1.1))
show(lambda: math.isclose(1,1.1,rel_tol=0.2))
show(lambda: math.isclose(0,1e-10,abs_tol=1e-9))
show(lambda: math.isclose(float('inf'),float('inf')))
show(lambda: math.isclose(float('nan'),float('nan')))
show(lambda: math.isclose(float('inf'),1))
show(lambda: math.isclose(1,2,rel_tol=-1))
show(lambda: math.isclose(1,2,0.1))
show(lambda: math.isclose(1))
#> TypeError: must be real number, not str
#> True
#> False
#> True
#> True
#> True
#> False
#> False
#> ValueError: tolerances must be non-negative
#> TypeError: isclose() takes exactly 2 positional arguments (3 given)
#> TypeError: isclose() missing required argument 'b' (pos 2)

### distances: hypot, math and float
show(lambda: math.hypot())
show(lambda: math.hypot(3,4))
show(lambda: math.hypot(1,2,3))
show(lambda: math.hypot(-5))
show(lambda: math.hypot(1e300,1e300))
show(lambda: math.hypot(float('inf'),float('nan')))
show(lambda: math.hypot(float('nan'),1))
show(lambda: math.hypot(*[0.1]*10))
show(lambda: math.hypot(1e-320,1e-320))
show(lambda: math.hypot(I(),F()))
show(lambda: math.hypot('a'))
show(lambda: math.dist([1,2],[4,6]))
show(lambda: math.dist((0,),(5,)))
show(lambda: math.dist([],[]))
show(lambda: math.dist(iter([1,2]),(3,4)))
show(lambda: math.dist([1.5,2],[True,I()]))
show(lambda: math.dist([1],[1,2]))
#> 0.0
#> 5.0
#> 3.7416573867739413
#> 5.0
#> 1.4142135623730952e+300
#> inf
#> nan
#> 0.31622776601683794
#> 1.414e-320
#> 5.5901699437494745
#> TypeError: must be real number, not str
#> 5.0
#> 5.0
#> 0.0
#> 2.8284271247461903
#> 3.0413812651491097
#> ValueError: both points must have the same number of dimensions

### distances: dist and math
show(lambda: math.dist([1],5))
show(lambda: math.dist(['a'],[1]))
show(lambda: math.dist([1]))
#> TypeError: 'int' object is not iterable
#> TypeError: must be real number, not str
#> TypeError: dist expected 2 arguments, got 1

### sums: fsum, float and inf
show(lambda: math.fsum([0.1]*10))
show(lambda: math.fsum([1e100,1,-1e100]))
show(lambda: math.fsum([]))
show(lambda: math.fsum([1e308,1e308,-1e308]))
show(lambda: math.fsum(x for x in [1,2,3]))
show(lambda: math.fsum([F(),I()]))
show(lambda: math.fsum([1e308,1e308]))
show(lambda: math.fsum([float('inf'),-float('inf')]))
show(lambda: math.fsum([float('inf'),1]))
show(lambda: math.fsum([float('nan'),1]))
show(lambda: math.fsum(['a']))
show(lambda: math.fsum(5))
show(lambda: math.fsum([10**400]))
show(lambda: math.prod([1,2,3]))
show(lambda: math.prod([]))
show(lambda: math.prod([1.5,2]))
show(lambda: math.prod([2,3],start=5))
#> 1.0
#> 1.0
#> 0.0
#> OverflowError: intermediate overflow in fsum
#> 6.0
#> 7.5
#> OverflowError: intermediate overflow in fsum
#> ValueError: -inf + inf in fsum
#> inf
#> nan
#> TypeError: must be real number, not str
#> TypeError: 'int' object is not iterable
#> OverflowError: int too large to convert to float
#> 6
#> 1
#> 3.0
#> 30

### sums: prod, math and sumprod
class O: pass
show(lambda: math.prod([10**20]*3))
show(lambda: math.prod(range(1,20)))
show(lambda: math.prod([True,2]))
show(lambda: math.prod([1j,2]))
show(lambda: math.prod(['a'],start=3))
show(lambda: math.prod(5))
show(lambda: math.prod([O()]))
show(lambda: math.prod([1],2))
show(lambda: math.prod([[1]],start=2))
show(lambda: math.sumprod([1,2,3],[4,5,6]))
show(lambda: math.sumprod([1.5,2],[2,3]))
show(lambda: math.sumprod([],[]))
show(lambda: math.sumprod([10**20,1],[10**20,1]))
show(lambda: math.sumprod([0.1]*10,[1]*10))
show(lambda: math.sumprod([1e308,-1e308],[10.0,10.0]))
show(lambda: math.sumprod([1,2.5],[True,2]))
show(lambda: math.sumprod([1j],[2]))
#> 1000000000000000000000000000000000000000000000000000000000000
#> 121645100408832000
#> 2
#> 2j
#> 'aaa'
#> TypeError: 'int' object is not iterable
#> TypeError: unsupported operand type(s) for *: 'int' and 'O'
#> TypeError: prod() takes exactly 1 positional argument (2 given)
#> [1, 1]
#> 32
#> 9.0
#> 0
#> 10000000000000000000000000000000000000001
#> 1.0
#> nan
#> 6.0
#> 2j

### sums: sumprod and math
show(lambda: math.sumprod((x for x in [1,2]),[3,4]))
show(lambda: math.sumprod([1],[1,2]))
show(lambda: math.sumprod(1,[1]))
show(lambda: math.sumprod([1],['a']))
show(lambda: math.sumprod(['a'],['b']))
show(lambda: math.sumprod([1]))
#> 11
#> ValueError: Inputs are not the same length
#> TypeError: 'int' object is not iterable
#> TypeError: unsupported operand type(s) for +: 'int' and 'str'
#> TypeError: can't multiply sequence by non-int of type 'str'
#> TypeError: sumprod expected 2 arguments, got 1

### angles: sin and cos
for f in (math.sin, math.cos):
    for x in (0, -0.0, 0.5, 1, 2, -1, True, 100.0, float('inf'), float('nan'), 10**400, 'a', None):
        print(f.__name__, repr(x)[:5], end=' ')
        show(lambda: '%.13g' % f(x))
#> sin 0 '0'
#> sin -0.0 '-0'
#> sin 0.5 '0.4794255386042'
#> sin 1 '0.8414709848079'
#> sin 2 '0.9092974268257'
#> sin -1 '-0.8414709848079'
#> sin True '0.8414709848079'
#> sin 100.0 '-0.5063656411098'
#> sin inf ValueError: expected a finite input, got inf
#> sin nan 'nan'
#> sin 10000 OverflowError: int too large to convert to float
#> sin 'a' TypeError: must be real number, not str
#> sin None TypeError: must be real number, not NoneType
#> cos 0 '1'
#> cos -0.0 '1'
#> cos 0.5 '0.8775825618904'
#> cos 1 '0.5403023058681'
#> cos 2 '-0.4161468365471'
#> cos -1 '0.5403023058681'
#> cos True '0.5403023058681'
#> cos 100.0 '0.8623188722877'
#> cos inf ValueError: expected a finite input, got inf
#> cos nan 'nan'
#> cos 10000 OverflowError: int too large to convert to float
#> cos 'a' TypeError: must be real number, not str
#> cos None TypeError: must be real number, not NoneType

### angles: tan and asin
for f in (math.tan, math.asin):
    for x in (0, -0.0, 0.5, 1, 2, -1, True, 100.0, float('inf'), float('nan'), 10**400, 'a', None):
        print(f.__name__, repr(x)[:5], end=' ')
        show(lambda: '%.13g' % f(x))
#> tan 0 '0'
#> tan -0.0 '-0'
#> tan 0.5 '0.5463024898438'
#> tan 1 '1.557407724655'
#> tan 2 '-2.185039863262'
#> tan -1 '-1.557407724655'
#> tan True '1.557407724655'
#> tan 100.0 '-0.5872139151569'
#> tan inf ValueError: expected a finite input, got inf
#> tan nan 'nan'
#> tan 10000 OverflowError: int too large to convert to float
#> tan 'a' TypeError: must be real number, not str
#> tan None TypeError: must be real number, not NoneType
#> asin 0 '0'
#> asin -0.0 '-0'
#> asin 0.5 '0.5235987755983'
#> asin 1 '1.570796326795'
#> asin 2 ValueError: expected a number in range from -1 up to 1, got 2.0
#> asin -1 '-1.570796326795'
#> asin True '1.570796326795'
#> asin 100.0 ValueError: expected a number in range from -1 up to 1, got 100.0
#> asin inf ValueError: expected a number in range from -1 up to 1, got inf
#> asin nan 'nan'
#> asin 10000 OverflowError: int too large to convert to float
#> asin 'a' TypeError: must be real number, not str
#> asin None TypeError: must be real number, not NoneType

### angles: acos and atan
for f in (math.acos, math.atan):
    for x in (0, -0.0, 0.5, 1, 2, -1, True, 100.0, float('inf'), float('nan'), 10**400, 'a', None):
        print(f.__name__, repr(x)[:5], end=' ')
        show(lambda: '%.13g' % f(x))
#> acos 0 '1.570796326795'
#> acos -0.0 '1.570796326795'
#> acos 0.5 '1.047197551197'
#> acos 1 '0'
#> acos 2 ValueError: expected a number in range from -1 up to 1, got 2.0
#> acos -1 '3.14159265359'
#> acos True '0'
#> acos 100.0 ValueError: expected a number in range from -1 up to 1, got 100.0
#> acos inf ValueError: expected a number in range from -1 up to 1, got inf
#> acos nan 'nan'
#> acos 10000 OverflowError: int too large to convert to float
#> acos 'a' TypeError: must be real number, not str
#> acos None TypeError: must be real number, not NoneType
#> atan 0 '0'
#> atan -0.0 '-0'
#> atan 0.5 '0.4636476090008'
#> atan 1 '0.7853981633974'
#> atan 2 '1.107148717794'
#> atan -1 '-0.7853981633974'
#> atan True '0.7853981633974'
#> atan 100.0 '1.560796660108'
#> atan inf '1.570796326795'
#> atan nan 'nan'
#> atan 10000 OverflowError: int too large to convert to float
#> atan 'a' TypeError: must be real number, not str
#> atan None TypeError: must be real number, not NoneType

### angles: sinh and cosh
for f in (math.sinh, math.cosh):
    for x in (0, -0.0, 0.5, 1, 2, -1, True, 100.0, float('inf'), float('nan'), 10**400, 'a', None):
        print(f.__name__, repr(x)[:5], end=' ')
        show(lambda: '%.13g' % f(x))
#> sinh 0 '0'
#> sinh -0.0 '-0'
#> sinh 0.5 '0.5210953054937'
#> sinh 1 '1.175201193644'
#> sinh 2 '3.626860407847'
#> sinh -1 '-1.175201193644'
#> sinh True '1.175201193644'
#> sinh 100.0 '1.344058570908e+43'
#> sinh inf 'inf'
#> sinh nan 'nan'
#> sinh 10000 OverflowError: int too large to convert to float
#> sinh 'a' TypeError: must be real number, not str
#> sinh None TypeError: must be real number, not NoneType
#> cosh 0 '1'
#> cosh -0.0 '1'
#> cosh 0.5 '1.127625965206'
#> cosh 1 '1.543080634815'
#> cosh 2 '3.762195691084'
#> cosh -1 '1.543080634815'
#> cosh True '1.543080634815'
#> cosh 100.0 '1.344058570908e+43'
#> cosh inf 'inf'
#> cosh nan 'nan'
#> cosh 10000 OverflowError: int too large to convert to float
#> cosh 'a' TypeError: must be real number, not str
#> cosh None TypeError: must be real number, not NoneType

### angles: tanh and asinh
for f in (math.tanh, math.asinh):
    for x in (0, -0.0, 0.5, 1, 2, -1, True, 100.0, float('inf'), float('nan'), 10**400, 'a', None):
        print(f.__name__, repr(x)[:5], end=' ')
        show(lambda: '%.13g' % f(x))
#> tanh 0 '0'
#> tanh -0.0 '-0'
#> tanh 0.5 '0.46211715726'
#> tanh 1 '0.7615941559558'
#> tanh 2 '0.9640275800758'
#> tanh -1 '-0.7615941559558'
#> tanh True '0.7615941559558'
#> tanh 100.0 '1'
#> tanh inf '1'
#> tanh nan 'nan'
#> tanh 10000 OverflowError: int too large to convert to float
#> tanh 'a' TypeError: must be real number, not str
#> tanh None TypeError: must be real number, not NoneType
#> asinh 0 '0'
#> asinh -0.0 '-0'
#> asinh 0.5 '0.4812118250596'
#> asinh 1 '0.8813735870195'
#> asinh 2 '1.443635475179'
#> asinh -1 '-0.8813735870195'
#> asinh True '0.8813735870195'
#> asinh 100.0 '5.298342365611'
#> asinh inf 'inf'
#> asinh nan 'nan'
#> asinh 10000 OverflowError: int too large to convert to float
#> asinh 'a' TypeError: must be real number, not str
#> asinh None TypeError: must be real number, not NoneType

### angles: acosh and atanh
for f in (math.acosh, math.atanh):
    for x in (0, -0.0, 0.5, 1, 2, -1, True, 100.0, float('inf'), float('nan'), 10**400, 'a', None):
        print(f.__name__, repr(x)[:5], end=' ')
        show(lambda: '%.13g' % f(x))
#> acosh 0 ValueError: expected argument value not less than 1, got 0.0
#> acosh -0.0 ValueError: expected argument value not less than 1, got -0.0
#> acosh 0.5 ValueError: expected argument value not less than 1, got 0.5
#> acosh 1 '0'
#> acosh 2 '1.316957896925'
#> acosh -1 ValueError: expected argument value not less than 1, got -1.0
#> acosh True '0'
#> acosh 100.0 '5.29829236561'
#> acosh inf 'inf'
#> acosh nan 'nan'
#> acosh 10000 OverflowError: int too large to convert to float
#> acosh 'a' TypeError: must be real number, not str
#> acosh None TypeError: must be real number, not NoneType
#> atanh 0 '0'
#> atanh -0.0 '-0'
#> atanh 0.5 '0.5493061443341'
#> atanh 1 ValueError: expected a number between -1 and 1, got 1.0
#> atanh 2 ValueError: expected a number between -1 and 1, got 2.0
#> atanh -1 ValueError: expected a number between -1 and 1, got -1.0
#> atanh True ValueError: expected a number between -1 and 1, got 1.0
#> atanh 100.0 ValueError: expected a number between -1 and 1, got 100.0
#> atanh inf ValueError: expected a number between -1 and 1, got inf
#> atanh nan 'nan'
#> atanh 10000 OverflowError: int too large to convert to float
#> atanh 'a' TypeError: must be real number, not str
#> atanh None TypeError: must be real number, not NoneType

### angles: degrees and radians
for f in (math.degrees, math.radians):
    for x in (0, -0.0, 0.5, 1, 2, -1, True, 100.0, float('inf'), float('nan'), 10**400, 'a', None):
        print(f.__name__, repr(x)[:5], end=' ')
        show(lambda: '%.13g' % f(x))
#> degrees 0 '0'
#> degrees -0.0 '-0'
#> degrees 0.5 '28.64788975654'
#> degrees 1 '57.29577951308'
#> degrees 2 '114.5915590262'
#> degrees -1 '-57.29577951308'
#> degrees True '57.29577951308'
#> degrees 100.0 '5729.577951308'
#> degrees inf 'inf'
#> degrees nan 'nan'
#> degrees 10000 OverflowError: int too large to convert to float
#> degrees 'a' TypeError: must be real number, not str
#> degrees None TypeError: must be real number, not NoneType
#> radians 0 '0'
#> radians -0.0 '-0'
#> radians 0.5 '0.008726646259972'
#> radians 1 '0.01745329251994'
#> radians 2 '0.03490658503989'
#> radians -1 '-0.01745329251994'
#> radians True '0.01745329251994'
#> radians 100.0 '1.745329251994'
#> radians inf 'inf'
#> radians nan 'nan'
#> radians 10000 OverflowError: int too large to convert to float
#> radians 'a' TypeError: must be real number, not str
#> radians None TypeError: must be real number, not NoneType

### angles: atan2 and sin
for y, x in ((0, 0), (0.0, -0.0), (-0.0, -1), (1, 0), (-1, 0), (3, 4), (float('inf'), float('-inf')), (1, 'a'),
        (None, 1)):
    show(lambda: '%.13g' % math.atan2(y, x))
show(lambda: math.atan2(1))
show(lambda: math.sin())
show(lambda: math.sin(1, 2))
show(lambda: math.sin(x=1))
#> '0'
#> '3.14159265359'
#> '-3.14159265359'
#> '1.570796326795'
#> '-1.570796326795'
#> '0.6435011087933'
#> '2.356194490192'
#> TypeError: must be real number, not str
#> TypeError: must be real number, not NoneType
#> TypeError: atan2 expected 2 arguments, got 1
#> TypeError: math.sin() takes exactly one argument (0 given)
#> TypeError: math.sin() takes exactly one argument (2 given)
#> TypeError: math.sin() takes no keyword arguments

### isclose() and nextafter() take what has __float__ or __index__, with each argument given or not
import math
from decimal import Decimal as D
from fractions import Fraction as F
class X:
    def __float__(self): return 1.0
class I:
    def __index__(self): return 1
for a, b in (D('3.5'), D(4)), (1, X()), (F(1, 3), 1), (I(), 1):
    shown = []
    for kw in {}, {'abs_tol': 0.5}, {'rel_tol': 0.5}, {'rel_tol': D('.5'), 'abs_tol': D('.1')}, {'abs_tol': X()}:
        shown.append(math.isclose(a, b, **kw))
    print(*shown)
for kw in {'rel_tol': -1}, {'abs_tol': None}, {'rel_tol': 'a'}, {'rel_tol': D(-1)}:
    try:
        math.isclose(X(), 1, **kw)
    except (TypeError, ValueError) as e:
        print(e)
print(math.nextafter(D(1), D(2)), math.nextafter(X(), I(), steps=I()), math.nextafter(1, X(), steps=I()))
print(math.nextafter(D(1), 2, steps=2), math.nextafter(X(), 2, steps=None))
#> False True True True True
#> True True True True True
#> False False False False True
#> True True True True True
#> tolerances must be non-negative
#> must be real number, not NoneType
#> must be real number, not str
#> tolerances must be non-negative
#> 1.0000000000000002 1.0 1.0
#> 1.0000000000000004 1.0000000000000002
