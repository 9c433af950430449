# What is asked of the library's classes leaves nothing in them: a snapshot could not say so.

### annotations of every class that the library has
import collections, datetime, decimal, enum, functools, io, itertools, random, re, types, typing, weakref
seen = set()
for module in (collections, datetime, decimal, enum, functools, io, itertools, random, re, types, typing, weakref):
    for value in list(vars(module).values()):
        for c in type(value).__mro__ + (value.__mro__ if isinstance(value, type) else ()):
            if c not in seen:
                seen.add(c)
                for name in ("__annotations__", "__annotate__", "__type_params__", "__abstractmethods__", "__doc__", "__dict__", "__weakref__", "__static_attributes__", "__signature__"):
                    try: getattr(c, name)
                    except AttributeError: pass
print(len(seen) > 100)
#> True
