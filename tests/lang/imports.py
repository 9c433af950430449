# What modules are called, and where.

### what modules say of themselves
import builtins, sys, math, itertools, json.decoder, types, os
for m in builtins, sys, math, itertools, json, types, os, json.decoder:
    print(m.__name__, repr(m.__package__), [hasattr(m, n) for n in ('__spec__', '__loader__', '__doc__')])
print(__package__, __spec__, __loader__ is None)
#> builtins '' [True, True, True]
#> sys '' [True, True, True]
#> math '' [True, True, True]
#> itertools '' [True, True, True]
#> json 'json' [True, True, True]
#> types '' [True, True, True]
#> os '' [True, True, True]
#> json.decoder 'json' [True, True, True]
#> None None True
