# Doc strings of instances.

### what an instance of a builtin type says is its type's, not object's
import types
for o in (ValueError('x'), KeyError(), OSError('x'), Exception(), types.ModuleType.__new__(types.ModuleType),
          types.SimpleNamespace(), zip(), (i for i in ()), types.CellType(1), None, types.MappingProxyType({}),
          3, 'a', [], (), slice(1), range(3), ..., True, 1.5, map(str, ())):
    print(type(o).__name__, o.__doc__ == type(o).__doc__, o.__doc__ == object.__doc__)
#> ValueError True False
#> KeyError True False
#> OSError True False
#> Exception True False
#> module True False
#> SimpleNamespace True False
#> zip True False
#> generator True False
#> cell True False
#> NoneType True False
#> mappingproxy True False
#> int True False
#> str True False
#> list True False
#> tuple True False
#> slice True False
#> range True False
#> ellipsis True False
#> bool True False
#> float True False
#> map True False

### docs of one's own win, and None is what a class without any has
class E(ValueError): pass
class F(ValueError):
    "F's"
e = ValueError('x')
e.__doc__ = 'own'
print(E.__doc__, E('x').__doc__, F('x').__doc__, e.__doc__, object().__doc__ == object.__doc__, property().__doc__,
      super(int, 3).__doc__ == object.__doc__)
for i in range(3):
    e = [LookupError, KeyError, E][i]('x')
    print((e.__doc__ or 'None')[:5] == (type(e).__doc__ or 'None')[:5], getattr(e, '__doc__') == type(e).__doc__)
del e
try: raise ZeroDivisionError
except ZeroDivisionError as e: print(e.__doc__ != object.__doc__, bool(e.__doc__))
#> None None F's own True None True
#> True True
#> True True
#> True True
#> True True
