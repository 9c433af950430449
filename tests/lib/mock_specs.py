# Mocks that have what something else has, and those that are sealed.
import re
from dataclasses import dataclass
from unittest.mock import (InvalidSpecError, Mock, MagicMock, NonCallableMagicMock, NonCallableMock, PropertyMock,
                           call, create_autospec, seal)


class C:
    a = 1
    def m(self, x): pass
    @staticmethod
    def s(x): pass
    @classmethod
    def c(cls, x): pass
    @property
    def p(self): return 3


def says(work, *args, **kwargs):
    try:
        print(re.sub(r"id='\d+'", 'id', repr(work(*args, **kwargs))))
    except Exception as e:
        print(type(e).__name__, re.sub(r"id='\d+'", 'id', str(e)))


### attributes of a spec
says(lambda: Mock(spec=int).foo)
says(lambda: Mock(spec=int).real)
says(lambda: Mock(spec=['a']).b)
says(setattr, Mock(spec=['a']), 'b', 1)
says(setattr, Mock(spec_set=['a']), 'b', 1)
says(lambda: isinstance(Mock(spec=int), int))
says(Mock, spec=Mock())
says(lambda: Mock(spec=C).m)
#> AttributeError Mock object has no attribute 'foo'
#> <Mock name='mock.real' id>
#> AttributeError Mock object has no attribute 'b'
#> None
#> AttributeError Mock object has no attribute 'b'
#> True
#> InvalidSpecError Cannot spec a Mock object. [object=<Mock id>]
#> <Mock name='mock.m' id>

### magic methods have to be set, or be MagicMock's
says(lambda: Mock().__len__)
says(len, Mock())
x = Mock()
x.__len__ = lambda self: 3
x.__str__ = Mock(return_value='q')
print(len(x), str(x))
says(setattr, Mock(), '__init__', 1)
x.__getitem__ = Mock(return_value=7)
print(x['k'], x.__getitem__.mock_calls)
del x.__len__
says(len, x)
#> AttributeError __len__
#> TypeError object of type 'Mock' has no len()
#> 3 q
#> AttributeError Attempting to set unsupported magic method '__init__'.
#> 7 [call('k')]
#> TypeError object of type 'Mock' has no len()

### MagicMock's results
x = MagicMock()
print(int(x), float(x), bool(x), len(x), complex(x), list(x), x == x, x != x, 1 in x, x.__index__(), x == 3)
says(lambda: x < 1)
says(lambda: x.__lt__(1))
with x as y: says(lambda: y)
x.__iter__.return_value = [1, 2]
x.__contains__.side_effect = lambda v: v > 3
x.__len__.return_value = 5
print(list(x), 4 in x, 2 in x, len(x))
x += 1
says(lambda: x)
type(x).__int__ = lambda self: 40
print(int(x))
#> 1 1.0 True 0 1j [] True False False 1 False
#> TypeError '<' not supported between instances of 'MagicMock' and 'int'
#> NotImplemented
#> <MagicMock name='mock.__enter__()' id>
#> [1, 2] True False 5
#> <MagicMock name='mock.__iadd__()' id>
#> 40

### MagicMock with a spec has no more than that
says(len, MagicMock(spec=int))
says(lambda: int(MagicMock(spec=int)))
says(len, MagicMock(spec=list))
x = MagicMock()
x.mock_add_spec(['a', '__len__'])
says(len, x)
says(list, x)
says(NonCallableMagicMock())
says(NonCallableMock(spec=C).m)
#> TypeError object of type 'MagicMock' has no len()
#> 1
#> 0
#> 0
#> TypeError 'MagicMock' object is not iterable
#> TypeError 'NonCallableMagicMock' object is not callable
#> <Mock name='mock.m()' id>

### deleted attributes
x = Mock(a=1)
del x.a
says(lambda: x.a)
del x.b
says(lambda: x.b)
says(delattr, x, 'b')
print(hasattr(x, 'c'))
#> AttributeError a
#> AttributeError b
#> AttributeError b
#> True

### configuration
x = Mock(y=5, **{'z.return_value': 4, 'a.b.side_effect': KeyError('e')})
print(x.y, x.z())
says(x.a.b)
x.reset_mock(return_value=True, side_effect=True)
says(x.z)
says(x.a.b)
#> 5 4
#> KeyError 'e'
#> <Mock name='mock.z()' id>
#> <Mock name='mock.a.b()' id>

### dir
print([n for n in dir(Mock()) if 'assert' not in n])
print([n for n in dir(Mock(spec=['x', 'y'])) if len(n) == 1])
import unittest.mock
unittest.mock.FILTER_DIR = False
print('__init__' in dir(Mock()))
unittest.mock.FILTER_DIR = True
#> ['attach_mock', 'call_args', 'call_args_list', 'call_count', 'called', 'configure_mock', 'method_calls', 'mock_add_spec', 'mock_calls', 'reset_mock', 'return_value', 'side_effect']
#> ['x', 'y']
#> True

### a function with a signature
def f(a, b, *, c=3): "doc"
y = create_autospec(f)
says(y)
says(y, 1, 2, d=4)
says(y, 1, b=2)
says(y.assert_called_with, 1, 2)
says(y.assert_called_with, 1, 3)
says(y.assert_any_call, 7)
says(y.assert_has_calls, [call(1)])
print(y.called, y.call_count, y.mock_calls, y.__name__, y.__doc__, type(y).__name__)
y.return_value = 4
print(y(2, 3))
y.side_effect = ValueError('v')
says(y, 2, 3)
y.reset_mock()
print(y.call_args_list)
#> TypeError missing a required argument: 'a'
#> TypeError got an unexpected keyword argument 'd'
#> <MagicMock name='mock()' id>
#> None
#> AssertionError expected call not found.
#> Expected: mock(1, 3)
#>   Actual: mock(1, b=2)
#> AssertionError mock(7) call not found
#> AssertionError Error processing expected calls.
#> Errors: [TypeError("missing a required argument: 'b'")]
#> Expected: [call(1)]
#>   Actual: [call(1, b=2)]
#> True 1 [call(1, b=2)] f None function
#> 4
#> ValueError v
#> []

### a class with its methods
x = create_autospec(C)
for thing in (x, x(), x().m, x.m, x.s, x.c, x.p, x().p, x.a, x().m(3)):
    says(lambda: thing)
says(x, 3)
says(x().m)
says(x().m, 1, 2)
says(x.s)
says(lambda: x.q)
says(x())
print(x.mock_calls[-2:])
#> <MagicMock spec='C' id>
#> <NonCallableMagicMock name='mock()' spec='C' id>
#> <MagicMock name='mock().m' spec='function' id>
#> <MagicMock name='mock.m' spec='function' id>
#> <MagicMock name='mock.s' spec='function' id>
#> <MagicMock name='mock.c' spec='method' id>
#> <MagicMock name='mock.p' id>
#> <MagicMock name='mock().p' id>
#> <NonCallableMagicMock name='mock.a' spec='int' id>
#> <MagicMock name='mock().m()' id>
#> <NonCallableMagicMock name='mock()' spec='C' id>
#> TypeError missing a required argument: 'x'
#> TypeError too many positional arguments
#> TypeError missing a required argument: 'x'
#> AttributeError Mock object has no attribute 'q'
#> TypeError 'NonCallableMagicMock' object is not callable
#> [call(), call()]

### instances, fields, and what cannot be
@dataclass
class D:
    n: int
    def go(self): pass
says(create_autospec(C, instance=True))
says(lambda: create_autospec(D, instance=True).n)
says(create_autospec(D, instance=True).go, 1)
says(create_autospec, Mock())
says(create_autospec, C, auto_spec=True)
says(create_autospec(C, spec_set=True))
says(setattr, create_autospec(C, spec_set=True), 'new', 1)
print(issubclass(InvalidSpecError, Exception))
#> TypeError 'NonCallableMagicMock' object is not callable
#> <MagicMock name='mock.n' spec='int' id>
#> TypeError too many positional arguments
#> InvalidSpecError Cannot autospec a Mock object. [object=<Mock id>]
#> RuntimeError 'auto_spec' might be a typo; use unsafe=True if this is intended
#> <NonCallableMagicMock name='mock()' spec_set='C' id>
#> AttributeError Mock object has no attribute 'new'
#> True

### sealed
x = Mock()
x.known
seal(x)
says(lambda: x.foo)
says(x)
says(lambda: x.known.more)
says(lambda: x.known)
x = Mock(name='a')
x.b.c = 3
seal(x)
says(x.b)
print(x.b.c)
says(setattr, x, 'new', 1)
#> AttributeError mock.foo
#> AttributeError mock.return_value
#> AttributeError mock.known.more
#> <Mock name='mock.known' id>
#> AttributeError a.b.return_value
#> 3
#> AttributeError Cannot set a.new

### properties
class P:
    q = PropertyMock(return_value=7)
print(P().q)
P().q = 4
print(P.__dict__['q'].mock_calls)
x = Mock()
type(x).pp = PropertyMock(side_effect=[1, KeyError('k')])
print(x.pp)
says(lambda: x.pp)
#> 7
#> [call(), call(4)]
#> 1
#> KeyError 'k'
