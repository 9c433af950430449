# What functools says of its functions.

### total_ordering's methods
import functools
for root in ("lt", "le", "gt", "ge"):
    C = functools.total_ordering(type("C", (), {f"__{root}__": lambda s, o: True, "__eq__": lambda s, o: True}))
    for name in ("lt", "le", "gt", "ge"):
        op = getattr(C, f"__{name}__")
        if name != root: print(op.__doc__, op.__name__, op.__qualname__, op.__module__)
#> Return a <= b.  Computed by @total_ordering from (a < b) or (a == b). __le__ _le_from_lt functools
#> Return a > b.  Computed by @total_ordering from (not a < b) and (a != b). __gt__ _gt_from_lt functools
#> Return a >= b.  Computed by @total_ordering from (not a < b). __ge__ _ge_from_lt functools
#> Return a < b.  Computed by @total_ordering from (a <= b) and (a != b). __lt__ _lt_from_le functools
#> Return a > b.  Computed by @total_ordering from (not a <= b). __gt__ _gt_from_le functools
#> Return a >= b.  Computed by @total_ordering from (not a <= b) or (a == b). __ge__ _ge_from_le functools
#> Return a < b.  Computed by @total_ordering from (not a > b) and (a != b). __lt__ _lt_from_gt functools
#> Return a <= b.  Computed by @total_ordering from (not a > b). __le__ _le_from_gt functools
#> Return a >= b.  Computed by @total_ordering from (a > b) or (a == b). __ge__ _ge_from_gt functools
#> Return a < b.  Computed by @total_ordering from (not a >= b). __lt__ _lt_from_ge functools
#> Return a <= b.  Computed by @total_ordering from (not a >= b) or (a == b). __le__ _le_from_ge functools
#> Return a > b.  Computed by @total_ordering from (a >= b) and (a != b). __gt__ _gt_from_ge functools

### partial's signature
import functools, inspect
print(inspect.signature(functools.partial), inspect.signature(functools.partial(lambda a, b, c=1: 0, 1)))
class P(functools.partial): pass
print(inspect.signature(P))
#> (func, /, *args, **keywords) (b, c=1)
#> (func, /, *args, **keywords)

### signatures of the callables of operator
import operator, inspect
print(inspect.signature(operator.itemgetter), inspect.signature(operator.attrgetter),
    inspect.signature(operator.methodcaller))
#> (item, /, *items) (attr, /, *attrs) (name, /, *args, **kwargs)

### a class whose __signature__ is for its instances
import inspect
class OfInstances:
    def __init__(self, f): self.f = f
    def __get__(self, instance, owner): return None if instance is None else self.f(instance)
class C:
    def __init__(self, a, b=1): pass
    def __call__(self): pass
    __signature__ = OfInstances(lambda self: inspect.signature(lambda x, *, y: 0))
print(inspect.signature(C), inspect.signature(C(1)))  #> (a, b=1) (x, *, y)
