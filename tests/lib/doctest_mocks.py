# doctest beside objects that are not what they seem.
import doctest, types

SOURCE = '''
from unittest.mock import call, MagicMock, Mock, sentinel, ANY
first, second = call.a.b, MagicMock()


def f():
    """
    >>> 1 + 1
    2
    """


class K:
    """
    >>> 2
    2
    """
    one, two = call, Mock()

    def g(self):
        """
        >>> 3
        3
        """
'''
m = types.ModuleType('m')
exec(SOURCE, m.__dict__)


### a module that imports call
print([test.name for test in doctest.DocTestFinder().find(m)], doctest.testmod(m))
#> ['m.K', 'm.K.g', 'm.f'] TestResults(failed=0, attempted=3)

### objects that have every attribute
class Every:
    def __getattr__(self, name):
        return Every()

    def __call__(self, *args):
        return Every()


m.every = Every()
m.K.every = Every()
print([test.name for test in doctest.DocTestFinder().find(m)], doctest.testmod(m))
#> ['m.K', 'm.K.g', 'm.f'] TestResults(failed=0, attempted=3)

### a function that is wrapped in itself
exec('''
def looped():
    """
    >>> 5
    5
    """


looped.__wrapped__ = looped
looped.__module__ = 'm'
''', m.__dict__)
try:
    print([test.name for test in doctest.DocTestFinder().find(m)])
except ValueError as e:
    print(str(e)[:40])  #> wrapper loop when unwrapping <function l
