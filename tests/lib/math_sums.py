### fsum of zeros
import math
print(math.fsum([-0.0]), math.fsum([]), math.fsum([-0.0, 0.0]), math.fsum([1e308, 1, -1e308]), math.fsum([1, -1, -0.0]))
#> 0.0 0.0 0.0 1.0 0.0

### infinities of both signs in fsum
import math
inf, nan = math.inf, math.nan
for values in [inf, -inf], [nan, inf, -inf], [inf, nan, -inf], [inf, nan], [-inf, nan], [inf, inf], [-inf, 1.0]:
    try:
        print(math.fsum(values))
    except ValueError as e:
        print(e)
#> -inf + inf in fsum
#> -inf + inf in fsum
#> -inf + inf in fsum
#> nan
#> nan
#> inf
#> -inf

### sumprod adds the long ints at their place
import math
for p, q in [([-5, -5, 10], [1.5, 4611686018427387904, 2305843009213693952]),
        ([2 ** 70, 1.5, 2 ** 70], [1, 2, -1]), ([1, 2.5, 3], [2, 2, 2]), ([2 ** 62, 2 ** 62, 0.5], [2, 2, 1]),
        ([1e308, 1e308, -1e308], [10, 1, 1]), ([0.1] * 10, [1] * 10), ([1, 1, 0.5], [2 ** 63, 1, 1]), ([], [])]:
    print(math.sumprod(p, q))
for p, q in ([1.0], [10 ** 400]), ([10 ** 400], [1.5]):
    try:
        print(math.sumprod(p, q))
    except OverflowError as e:
        print(e)
#> 0.0
#> 0.0
#> 13.0
#> 1.8446744073709552e+19
#> inf
#> 1.0
#> 9.223372036854776e+18
#> 0
#> int too large to convert to float
#> int too large to convert to float
