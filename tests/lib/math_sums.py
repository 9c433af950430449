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
