# Names of modules that are strs of a class of their own.

### __import__ takes the text of a name, and asks nothing
class Name(str):
    def __hash__(self): return hash(str(self))
import collections.abc
print(__import__(Name('string')).digits, __import__(Name('collections.abc')).__name__)
print(__import__(Name('collections.abc'), {}, {}, (Name('Sized'),), 0).__name__)
print(__import__(Name('abc'), {'__package__': 'collections'}, {}, ('Sized',), 1).__name__)
try: __import__(Name('nowhere'))
except ImportError as e: print(e)
for items in ((5,), (None, 'abc'), ('abc', b'x')):
    try: __import__('collections', {}, {}, items, 0)
    except TypeError as e: print(e)
for name in (5, None, b'string'):
    try: __import__(name)
    except TypeError as e: print(e)
#> 0123456789 collections
#> collections.abc
#> collections.abc
#> No module named 'nowhere'
#> Item in ``from list'' must be str, not int
#> Item in ``from list'' must be str, not NoneType
#> Item in ``from list'' must be str, not bytes
#> module name must be a string
#> module name must be a string
#> module name must be a string
