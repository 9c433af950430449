# What is behind a mappingproxy is handed to nobody who could change it.

### the dict of a builtin type is not handed to reflected methods
#: oracle=no
class Thief: pass
got = []
names = "eq ne lt le gt ge ror rand rsub rxor contains hash index radd".split()
for n in names: setattr(Thief, f"__{n}__", lambda *a: got.append(a[-1]) or True)
import operator as o
for c in (int, str, type, object, list, dict, Exception, type(len)):
    d = vars(c)
    for f in (o.eq, o.ne, o.lt, o.le, o.gt, o.ge, o.or_, o.and_, o.sub, o.xor, o.add, o.contains, o.getitem, o.ior):
        for a in ((d, Thief()), (Thief(), d), (d.keys(), Thief()), (d.items(), Thief()), (d.values(), Thief())):
            try: f(*a)
            except (TypeError, KeyError): pass
    for m in ("__eq__", "__or__", "__ror__", "__ne__", "__lt__", "__contains__", "get", "__getitem__"):
        try: getattr(d, m)(Thief())
        except (TypeError, KeyError, AttributeError): pass
for x in got:
    if type(x) is dict: x["stolen"] = 1
print(any(type(x) is dict for x in got), [c for c in (int, str, type, object, list, dict, Exception, type(len)) if "stolen" in vars(c)])
try: int.stolen
except AttributeError as e: print(e)
#> True []
#> type object 'int' has no attribute 'stolen'

### a proxy of a dict of the program's own, with itself in it
class R:
    def __repr__(self): return "R"
import types
d = {1: R()}
d[2] = types.MappingProxyType(d)
print(d, str(d[2]))
#> {1: R, 2: mappingproxy({...})} {1: R, 2: mappingproxy({...})}
