# breakpoint() calls what sys.breakpointhook is.

### the hook gets the arguments and gives the value
import sys
saved = sys.breakpointhook
print(callable(sys.__breakpointhook__))
sys.breakpointhook = lambda *a, **k: print('hook', a, k) or 5
print(breakpoint(), breakpoint(1), breakpoint(1, x=2))
del sys.breakpointhook
try: breakpoint()
except RuntimeError as e: print(e)
sys.breakpointhook = saved
#> True
#> hook () {}
#> hook (1,) {}
#> hook (1,) {'x': 2}
#> 5 5 5
#> lost sys.breakpointhook
