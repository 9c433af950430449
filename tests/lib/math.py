# The math module.

### constants
import math
print(math.pi, math.e, math.tau, math.inf, math.nan)
#> 3.141592653589793 2.718281828459045 6.283185307179586 inf nan

### floor, ceil, trunc
import math
print([(math.floor(x), math.ceil(x), math.trunc(x)) for x in (1.5, -1.5, 2, -0.0, 1e20)])
#> [(1, 2, 1), (-2, -1, -1), (2, 2, 2), (0, 0, 0), (100000000000000000000, 100000000000000000000, 100000000000000000000)]

### floor of inf
import math
math.floor(math.inf)
#! OverflowError: cannot convert float infinity to integer

### floor of nan
import math
math.ceil(math.nan)
#! ValueError: cannot convert float NaN to integer

### sqrt
import math
print(math.sqrt(4), math.sqrt(2), math.sqrt(0), math.sqrt(10**20))
#> 2.0 1.4142135623730951 0.0 10000000000.0

### sqrt of a negative
import math
math.sqrt(-1)
#! ValueError: expected a nonnegative input, got -1.0

### isqrt and cbrt
import math
print(math.isqrt(10), math.isqrt(10**40), math.cbrt(27.0), math.cbrt(-8))  #> 3 100000000000000000000 3.0 -2.0

### isqrt of a negative
import math
math.isqrt(-1)
#! ValueError: isqrt() argument must be nonnegative

### gcd and lcm
import math
print(math.gcd(12, 18), math.gcd(), math.gcd(0, 5), math.gcd(-4, 6, 10), math.lcm(4, 6), math.lcm(), math.lcm(3, 0))
print(math.gcd(10**30, 10**20 * 3))
#> 6 0 5 2 12 1 0
#> 100000000000000000000

### gcd wants integers
import math
math.gcd(1.5, 2)
#! TypeError: 'float' object cannot be interpreted as an integer

### factorial, comb, perm
import math
print(math.factorial(0), math.factorial(20), math.factorial(30), math.comb(5, 2), math.comb(50, 25), math.perm(5, 2))
print(math.perm(4), math.comb(2, 5))
#> 1 2432902008176640000 265252859812191058636308480000000 10 126410606437752 20
#> 24 0

### factorial of a negative
import math
math.factorial(-1)
#! ValueError: factorial() not defined for negative values

### factorial of a float
import math
math.factorial(1.5)
#! TypeError: 'float' object cannot be interpreted as an integer

### prod, sumprod, fsum
import math
print(math.prod([1, 2, 3]), math.prod([]), math.prod([2.5, 2], start=2), math.sumprod([1, 2], [3, 4]))
print(math.fsum([0.1] * 10), math.fsum([1e100, 1, -1e100]))
#> 6 1 10.0 11
#> 1.0 1.0

### exp and log
import math
print(math.exp(0), math.exp(1), math.log(1), math.log(math.e), math.log(8, 2), math.log2(1024), math.log10(1000))
print(math.log1p(0), math.expm1(0), math.exp2(3))
#> 1.0 2.718281828459045 0.0 1.0 3.0 10.0 3.0
#> 0.0 0.0 8.0

### log of a big int
import math
print(math.log2(2**2000), math.log10(10**300), round(math.log(10**400), 6))  #> 2000.0 300.0 921.034037

### log of zero
import math
math.log(0)
#! ValueError: expected a positive input

### log of a negative
import math
math.log(-1)
#! ValueError: expected a positive input

### exp too large
import math
math.exp(1000)
#! OverflowError: math range error

### powers
import math
print(math.pow(2, 3), math.pow(2, 0.5), math.pow(0, 0), math.pow(-2, 3), math.pow(1, math.nan))
#> 8.0 1.4142135623730951 1.0 -8.0 1.0

### pow out of domain
import math
math.pow(-1, 0.5)
#! ValueError: math domain error

### pow overflow
import math
math.pow(10, 400)
#! OverflowError: math range error

### trigonometry
import math
for f in (math.sin, math.cos, math.tan, math.asin, math.acos, math.atan, math.sinh,
    math.cosh, math.tanh, math.asinh, math.atanh):
    print(repr(round(f(0.5), 12)))
print(math.sin(0), math.cos(0))
#> 0.479425538604
#> 0.87758256189
#> 0.546302489844
#> 0.523598775598
#> 1.047197551197
#> 0.463647609001
#> 0.521095305494
#> 1.127625965206
#> 0.46211715726
#> 0.48121182506
#> 0.549306144334
#> 0.0 1.0

### atan2, hypot, dist
import math
print(math.atan2(1, 1) == math.pi / 4, math.atan2(0, -1) == math.pi, math.hypot(3, 4), math.hypot())
print(math.hypot(1, 2, 2), math.dist([0, 0], [3, 4]))
#> True True 5.0 0.0
#> 3.0 5.0

### degrees and radians
import math
print(math.degrees(math.pi), math.radians(180) == math.pi)  #> 180.0 True

### asin out of range
import math
math.asin(2)
#! ValueError: expected a number in range from -1 up to 1, got 2.0

### fabs, fmod, modf, frexp, ldexp, copysign
import math
print(math.fabs(-2), math.fmod(-7, 3), math.modf(2.5), math.modf(-1.25), math.frexp(8.0), math.ldexp(0.5, 4))
print(math.copysign(3, -0.0))
#> 2.0 -1.0 (0.5, 2.0) (-0.25, -1.0) (0.5, 4) 8.0
#> -3.0

### fmod by zero
import math
math.fmod(1, 0)
#! ValueError: math domain error

### remainder
import math
print(math.remainder(7, 4), math.remainder(5, 2), math.remainder(-7, 4), math.remainder(3, 2))
#> -1.0 1.0 1.0 -1.0

### isnan, isinf, isfinite, isclose
import math
print(math.isnan(math.nan), math.isinf(-math.inf), math.isfinite(1), math.isclose(0.1 + 0.2, 0.3))
print(math.isclose(1, 1.1), math.isclose(1, 1.05, rel_tol=0.1), math.isclose(0, 1e-10, abs_tol=1e-9))
#> True True True True
#> False True True

### nextafter and ulp
import math
print(math.nextafter(1.0, 2.0), math.nextafter(0.0, 1.0), math.ulp(1.0), math.nextafter(1.0, 2.0, steps=2))
#> 1.0000000000000002 5e-324 2.220446049250313e-16 1.0000000000000004

### gamma and erf
import math
print(math.gamma(5), math.lgamma(1), round(math.erf(0.5), 12), round(math.erfc(0.5), 12))
#> 24.0 0.0 0.520499877813 0.479500122187

### fma
import math
print(math.fma(2, 3, 4), math.fma(0.1, 10, -1))  #> 10.0 5.551115123125783e-17

### floats only
import math
math.sin("a")
#! TypeError: must be real number, not str

### a missing argument
import math
math.sqrt()
#! TypeError: math.sqrt() takes exactly one argument (0 given)

### objects with __float__
import math
class F:
    def __float__(self): return 4.0
print(math.sqrt(F()))  #> 2.0

### distances and means of points
import math
pts = [(0, 0), (3, 4), (6, 8)]
print(sum(math.dist(a, b) for a, b in zip(pts, pts[1:])), math.prod(x + 1 for x, _ in pts))  #> 10.0 28

### primes by isqrt
import math
print([n for n in range(2, 50) if all(n % d for d in range(2, math.isqrt(n) + 1))])
#> [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47]
