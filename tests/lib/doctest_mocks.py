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

### an object that is wrapped in itself
def looped():
    """
    >>> 5
    5
    """


looped.__wrapped__ = looped
looped.__module__ = 'm'
m.looped = looped
print([test.name for test in doctest.DocTestFinder().find(m)])  #> ['m.K', 'm.K.g', 'm.f']
m.K.looped = looped
print([test.name for test in doctest.DocTestFinder().find(m.K)])
#! ValueError: wrapper loop when unwrapping <function looped at 0x1607260>
