# The % of texts with what is no dict.

class M:
    def __getitem__(self, k): return k * 2

### percent of mappings: UserDict, MappingProxyType and collections
class D(dict):
    def __missing__(self, k): return 'miss ' + k
import collections, types
print('%(x)s %(y)s' % M(), '%(x)s' % D(), '%(x)s' % collections.UserDict(x=1),
    '%(x)s' % types.MappingProxyType({'x': 3}), '%(x)s' % collections.ChainMap({'x': 1}),
    b'%(x)s' % {b'x': b'1'})
class L(list):
    def __getitem__(self, k): return ('item', k)
print('%(x)s' % L())
print('nothing' % M(), 'nothing' % [], 'x' % {})
for v in (5, 'a', (1,), None, [], object, b'a', {1}):
    try: print('%(x)s' % v)
    except Exception as e: print(type(e).__name__, e)
#> xx yy miss x 1 3 1 b'1'
#> ('item', 'x')
#> nothing nothing x
#> TypeError format requires a mapping
#> TypeError format requires a mapping
#> TypeError format requires a mapping
#> TypeError format requires a mapping
#> TypeError list indices must be integers or slices, not str
#> TypeError format requires a mapping
#> TypeError byte indices must be integers or slices, not str
#> TypeError format requires a mapping

### percent of mappings: __getitem__
for v in (5, 'a', (1,), None, [], M(), b'a', {1}, range(3)):
    try: print('x' % v)
    except Exception as e: print(type(e).__name__, e)
print('%s' % M().__getitem__('q'), '%s' % [1], '%(a)s %%' % M())
#> TypeError not all arguments converted during string formatting
#> TypeError not all arguments converted during string formatting
#> TypeError not all arguments converted during string formatting
#> TypeError not all arguments converted during string formatting
#> x
#> x
#> x
#> TypeError not all arguments converted during string formatting
#> x
#> qq [1] aa %

### a deque is no mapping
import collections
class D(collections.deque): pass
class G(collections.deque):
    def __getitem__(self, key): return key
for m in collections.deque(), D(), G():
    for text in '%(x)s', b'%(x)s':
        try: print(text % m)
        except TypeError as e: print(e)
#> format requires a mapping
#> format requires a mapping
#> format requires a mapping
#> format requires a mapping
#> x
#> b'x'
