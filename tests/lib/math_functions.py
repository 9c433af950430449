# math: every function, with its errors.

### square root
import math
class I: __index__ = lambda s: 5
class F: __float__ = lambda s: 2.5
class SF(float): pass
class O: pass
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: math.sqrt(-1))
show(lambda: math.sqrt('a'))
show(lambda: math.sqrt(O()))
show(lambda: math.sqrt(10**400))
show(lambda: math.sqrt(I()), math.sqrt(F()), math.sqrt(SF(4.0)), math.sqrt(True))
show(lambda: math.sqrt())
show(lambda: math.sqrt(1,2))
show(lambda: math.sqrt(x=1))
#> ValueError: expected a nonnegative input, got -1.0
#> TypeError: must be real number, not str
#> TypeError: must be real number, not O
#> OverflowError: int too large to convert to float
#! TypeError: show() takes 1 positional argument but 4 were given

### logarithms
import math
class I: __index__ = lambda s: 5
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: math.log(0))
show(lambda: math.log(-1))
show(lambda: math.log(0.0))
show(lambda: math.log(-1.5))
show(lambda: math.log(float('inf')), math.log(float('nan')), math.log(8,2), math.log(10**400), math.log(100,10), math.log(2**1000, 2))
show(lambda: math.log(-float('inf')))
show(lambda: math.log(10, 1))
show(lambda: math.log(10, 0))
show(lambda: math.log(10,-1))
show(lambda: math.log('a'))
show(lambda: math.log(1,'a'))
show(lambda: math.log())
show(lambda: math.log(1,2,3))
show(lambda: math.log2(0))
show(lambda: math.log2(-3))
show(lambda: math.log2(10**400), math.log10(10**400), math.log2(8), math.log10(1000), math.log2(I()))
show(lambda: math.log2(-10**400))
show(lambda: math.log10(0))
show(lambda: math.log10(0.0))
show(lambda: math.log10(-1))
show(lambda: math.log1p(-1))
show(lambda: math.log1p(-2))
#> ValueError: expected a positive input
#> ValueError: expected a positive input
#> ValueError: expected a positive input, got 0.0
#> ValueError: expected a positive input, got -1.5
#! TypeError: show() takes 1 positional argument but 6 were given

### exponentials
import math
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: math.exp(1000))
show(lambda: math.exp('a'))
show(lambda: math.exp(-1000), math.exp(float('-inf')), math.exp(float('inf')))
show(lambda: math.expm1(1000))
show(lambda: math.exp2(2000))
show(lambda: math.pow(0,-1))
show(lambda: math.pow(-8,1/3))
show(lambda: math.pow(10,400))
show(lambda: math.pow(2,0.5), math.pow(0,0), math.pow(1,float('nan')), math.pow(-1,float('inf')), math.pow(-2,3), math.pow(-0.0, 3))
show(lambda: math.pow(1))
show(lambda: math.pow(1,'a'))
#> OverflowError: math range error
#> TypeError: must be real number, not str
#! TypeError: show() takes 1 positional argument but 3 were given

### trigonometry
import math
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: math.sin(float('inf')))
show(lambda: math.cos(float('inf')))
show(lambda: math.tan(float('inf')))
show(lambda: math.asin(2))
show(lambda: math.acos(-2))
show(lambda: math.atan(float('inf')), math.atan2(0,-1), math.atan2(-0.0,-1))
#> ValueError: expected a finite input, got inf
#> ValueError: expected a finite input, got inf
#> ValueError: expected a finite input, got inf
#> ValueError: expected a number in range from -1 up to 1, got 2.0
#> ValueError: expected a number in range from -1 up to 1, got -2.0
#! TypeError: show() takes 1 positional argument but 3 were given

### hyperbolic
import math
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
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
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: math.gamma(0))
show(lambda: math.gamma(-1))
show(lambda: math.gamma(200))
show(lambda: math.gamma(-float('inf')))
show(lambda: math.gamma(0.5), math.gamma(5), math.gamma(171), math.gamma(-0.5), math.gamma(float('inf')))
show(lambda: math.erf(0.5), math.erfc(0.5), math.cbrt(27), math.cbrt(-8))
#> ValueError: expected a noninteger or positive integer, got 0.0
#> ValueError: expected a noninteger or positive integer, got -1.0
#> OverflowError: math range error
#> ValueError: expected a noninteger or positive integer, got -inf
#! TypeError: show() takes 1 positional argument but 5 were given

### whole numbers
import math
class I: __index__ = lambda s: 5
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: math.factorial(5), math.factorial(0), math.factorial(50), math.factorial(I()), math.factorial(True))
show(lambda: math.factorial(-1))
show(lambda: math.factorial(1.5))
show(lambda: math.factorial(5.0))
show(lambda: math.factorial('a'))
show(lambda: math.factorial(-10**30))
show(lambda: math.comb(5,2), math.comb(100,50), math.comb(5,10), math.comb(10**20,2), math.comb(I(),2), math.comb(10**30, 10**30-1))
show(lambda: math.comb(-1,2))
show(lambda: math.comb(1,-2))
show(lambda: math.comb(1.5,2))
show(lambda: math.comb(10**30,10**25))
show(lambda: math.comb(1))
show(lambda: math.perm(5), math.perm(5,2), math.perm(5,None), math.perm(3,5), math.perm(10**20,3))
show(lambda: math.perm(-1))
show(lambda: math.perm(1,-1))
show(lambda: math.perm(1.5))
show(lambda: math.perm(10**30, 10**25))
show(lambda: math.gcd(), math.gcd(12,18), math.gcd(0,0), math.gcd(-12), math.gcd(10**40, 6**50), math.gcd(12,18,27), math.gcd(I(),10))
show(lambda: math.gcd(1.5))
show(lambda: math.lcm(), math.lcm(4,6), math.lcm(0,5), math.lcm(-4), math.lcm(1,2,3,4,5,6,7,8,9,10))
show(lambda: math.lcm(1.5))
show(lambda: math.isqrt(17), math.isqrt(10**40), math.isqrt(0), math.isqrt(I()), math.isqrt(2**63))
show(lambda: math.isqrt(-1))
show(lambda: math.isqrt(1.5))
#! TypeError: show() takes 1 positional argument but 5 were given

### rounding
import math
class I: __index__ = lambda s: 5
class F: __float__ = lambda s: 2.5
class O: pass
class Fl:
    __floor__ = lambda s: "fl"
    __ceil__ = lambda s: "ce"
    __trunc__ = lambda s: "tr"
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: math.floor(2.5), math.ceil(2.5), math.trunc(-2.5), math.floor(5), math.floor(Fl()), math.ceil(Fl()), math.trunc(Fl()), math.floor(F()), math.ceil(I()), math.floor(True))
show(lambda: math.floor('a'))
show(lambda: math.ceil('a'))
show(lambda: math.trunc('a'))
show(lambda: math.trunc(O()))
show(lambda: math.trunc(F()))
show(lambda: math.floor(O()))
show(lambda: math.floor(float('nan')))
show(lambda: math.floor(float('inf')))
#! TypeError: show() takes 1 positional argument but 10 were given

### parts
import math
class I: __index__ = lambda s: 5
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: math.frexp(8.5), math.frexp(0.0), math.frexp(-1e-310), math.frexp(float('inf')), math.frexp(float('nan')))
show(lambda: math.ldexp(0.5,5), math.ldexp(1,-1080), math.ldexp(1, -10**30), math.ldexp(0.0, 10**30), math.ldexp(float('inf'),1), math.ldexp(3, True))
show(lambda: math.ldexp(1,5000))
show(lambda: math.ldexp(1,10**30))
show(lambda: math.ldexp(1,1.5))
show(lambda: math.ldexp(1,I()))
show(lambda: math.modf(2.5), math.modf(-2.5), math.modf(float('inf')), math.modf(float('-inf')), math.modf(float('nan')), math.modf(-0.0))
show(lambda: math.copysign(1,-0.0), math.fabs(-3), math.degrees(math.pi), math.radians(180), math.degrees(1), math.radians(1), math.radians(77.7))
show(lambda: math.nextafter(1,2), math.nextafter(0,1), math.nextafter(1,2,steps=3), math.nextafter(1,0), math.nextafter(float('nan'),1), math.nextafter(1,1), math.nextafter(0.0,-0.0), math.nextafter(1,5,steps=10**30), math.nextafter(float('inf'),0), math.nextafter(-1, 1, steps=2**62), math.nextafter(1,2,steps=0))
show(lambda: math.nextafter(1,2,steps=-1))
show(lambda: math.nextafter(1,2,steps=1.5))
show(lambda: math.nextafter(1))
show(lambda: math.ulp(1), math.ulp(0), math.ulp(float('inf')), math.ulp(float('nan')), math.ulp(-1e308), math.ulp(1.7976931348623157e308))
#! TypeError: show() takes 1 positional argument but 5 were given

### remainders
import math
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: math.fmod(5,3), math.fmod(-5,3), math.fmod(5,float('inf')), math.fmod(0.0,1))
show(lambda: math.fmod(5,0))
show(lambda: math.fmod(float('inf'),1))
show(lambda: math.fmod(1))
show(lambda: math.remainder(5,3), math.remainder(-5,3), math.remainder(2.5,1), math.remainder(3.5,1), math.remainder(1,float('inf')))
show(lambda: math.remainder(1,0))
show(lambda: math.remainder(float('inf'),1))
show(lambda: math.fma(2,3,4), math.fma(0.1,10,-1), math.fma(float('nan'),1,1))
show(lambda: math.fma(float('inf'),0,1))
show(lambda: math.fma(1e308,10,0))
show(lambda: math.fma(float('inf'),1,-float('inf')))
show(lambda: math.fma(1,2))
#! TypeError: show() takes 1 positional argument but 4 were given

### tests
import math
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)  #> TypeError: must be real number, not str
show(lambda: math.isnan('a'))
show(lambda: math.isclose(1,1+1e-10), math.isclose(1,1.1), math.isclose(1,1.1,rel_tol=0.2), math.isclose(0,1e-10,abs_tol=1e-9), math.isclose(float('inf'),float('inf')), math.isclose(float('nan'),float('nan')), math.isclose(float('inf'),1))
show(lambda: math.isclose(1,2,rel_tol=-1))
show(lambda: math.isclose(1,2,0.1))
show(lambda: math.isclose(1))
#! TypeError: show() takes 1 positional argument but 7 were given

### distances
import math
class I: __index__ = lambda s: 5
class F: __float__ = lambda s: 2.5
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: math.hypot(), math.hypot(3,4), math.hypot(1,2,3), math.hypot(-5), math.hypot(1e300,1e300), math.hypot(float('inf'),float('nan')), math.hypot(float('nan'),1), math.hypot(*[0.1]*10), math.hypot(1e-320,1e-320), math.hypot(I(),F()))
show(lambda: math.hypot('a'))
show(lambda: math.dist([1,2],[4,6]), math.dist((0,),(5,)), math.dist([],[]), math.dist(iter([1,2]),(3,4)), math.dist([1.5,2],[True,I()]))
show(lambda: math.dist([1],[1,2]))
show(lambda: math.dist([1],5))
show(lambda: math.dist(['a'],[1]))
show(lambda: math.dist([1]))
#! TypeError: show() takes 1 positional argument but 10 were given

### sums
import math
class I: __index__ = lambda s: 5
class F: __float__ = lambda s: 2.5
class O: pass
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: math.fsum([0.1]*10), math.fsum([1e100,1,-1e100]), math.fsum([]), math.fsum([1e308,1e308,-1e308]), math.fsum(x for x in [1,2,3]), math.fsum([F(),I()]))
show(lambda: math.fsum([1e308,1e308]))
show(lambda: math.fsum([float('inf'),-float('inf')]))
show(lambda: math.fsum([float('inf'),1]), math.fsum([float('nan'),1]))
show(lambda: math.fsum(['a']))
show(lambda: math.fsum(5))
show(lambda: math.fsum([10**400]))
show(lambda: math.prod([1,2,3]), math.prod([]), math.prod([1.5,2]), math.prod([2,3],start=5), math.prod([10**20]*3), math.prod(range(1,20)), math.prod([True,2]), math.prod([1j,2]), math.prod(['a'],start=3))
show(lambda: math.prod(5))
show(lambda: math.prod([O()]))
show(lambda: math.prod([1],2))
show(lambda: math.prod([[1]],start=2))
show(lambda: math.sumprod([1,2,3],[4,5,6]), math.sumprod([1.5,2],[2,3]), math.sumprod([],[]), math.sumprod([10**20,1],[10**20,1]), math.sumprod([0.1]*10,[1]*10), math.sumprod([1e308,-1e308],[10.0,10.0]), math.sumprod([1,2.5],[True,2]), math.sumprod([1j],[2]), math.sumprod((x for x in [1,2]),[3,4]))
show(lambda: math.sumprod([1],[1,2]))
show(lambda: math.sumprod(1,[1]))
show(lambda: math.sumprod([1],['a']))
show(lambda: math.sumprod(['a'],['b']))
show(lambda: math.sumprod([1]))
#! OverflowError: intermediate overflow in fsum

### angles
import math
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: )
#! SyntaxError: invalid syntax
