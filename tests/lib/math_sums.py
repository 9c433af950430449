### fsum of zeros
import math
print(math.fsum([-0.0]), math.fsum([]), math.fsum([-0.0, 0.0]), math.fsum([1e308, 1, -1e308]), math.fsum([1, -1, -0.0]))
#> 0.0 0.0 0.0 1.0 0.0
