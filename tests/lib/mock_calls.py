# What mocks note of calls, and what they say of them.
import re
from unittest.mock import ANY, DEFAULT, Mock, MagicMock, call, sentinel


def says(work, *args, **kwargs):
    try:
        print(work(*args, **kwargs))
    except Exception as e:
        print(type(e).__name__, e)


def shown(thing):
    print(re.sub(r"id='\d+'", 'id', repr(thing)))


### calls by name
print(call, call.foo, call.foo(1), call(1, a=2), call.foo.bar, call.foo(1).bar, call.foo(1).bar(2))
print(call().foo, call()(1), call()[1:], len(call()), len(call), call.foo(1).args, call.foo(1, x=2).kwargs)
print(call.foo(1).bar(2).call_list(), call(1)(2).a.b(3).call_list(), call.count(3), call.index)
#> call foo call.foo(1) call(1, a=2) foo.bar foo().bar call.foo().bar(2)
#> call().foo call()(1) ((), {}) 3 3 (1,) {'x': 2}
#> [call.foo(1), call.foo().bar(2)] [call(1), call()(2), call()().a.b(3)] call.count(3) index

### calls and tuples
print(call(1) == ((1,), {}), call(1) == ((1,),), call() == (), call.a(1) == ('a', (1,)), call.a(1) == ('b', (1,)))
print(call(1) == ('', (1,), {}), call(1) == 3, call(1) == (1, 2, 3, 4), call(ANY) == call(3), call(3) != call(4))
print(call(1).a == call(2).a, call(1).a() == call(2).a(), call.a == call.a, call(x=1) == ({'x': 1},))
#> True True True True False
#> True False False True True
#> False False True True

### sentinels
print(sentinel.one, sentinel.one is sentinel.one, sentinel.one == sentinel.two, DEFAULT, ANY, ANY == 3, ANY != 3,
      [ANY] == [4])
print(sentinel.one.name, sentinel.one.__reduce__())
#> sentinel.one True False sentinel.DEFAULT <ANY> True False True
#> one sentinel.one

### what a mock notes
x = Mock()
x(1); x.a.b(2); x.a().c(3)
print(x.mock_calls, x.method_calls, x.call_args, x.call_args_list, x.a.mock_calls)
print(tuple(x.mock_calls[1]), tuple(x.call_args), x.called, x.call_count, x.a.called, x.a.b.call_count)
print([call.a.b(2), call.a()] in x.mock_calls, [call(1), call.a()] in x.mock_calls, call.a() in x.mock_calls)
x.reset_mock()
print(x.mock_calls, x.called, x.a.b.called, x.call_args)
#> [call(1), call.a.b(2), call.a(), call.a().c(3)] [call.a.b(2), call.a()] call(1) [call(1)] [call.b(2), call(), call().c(3)]
#> ('a.b', (2,), {}) ((1,), {}) True 1 True 1
#> True False True
#> [] False False None

### a long list is printed in lines
x = Mock()
for i in range(12): x.method(i)
print(x.mock_calls)
#> [call.method(0),
#>  call.method(1),
#>  call.method(2),
#>  call.method(3),
#>  call.method(4),
#>  call.method(5),
#>  call.method(6),
#>  call.method(7),
#>  call.method(8),
#>  call.method(9),
#>  call.method(10),
#>  call.method(11)]

### reprs
x = Mock()
for thing in (x, x.a.b, x.a().c, Mock(name='n').a(), Mock(spec=int), Mock(spec_set=list), x.return_value,
              Mock(spec=['a']), MagicMock(name='q')['a'].b(), MagicMock().__str__, MagicMock().__enter__()):
    shown(thing)
#> <Mock id>
#> <Mock name='mock.a.b' id>
#> <Mock name='mock.a().c' id>
#> <Mock name='n.a()' id>
#> <Mock spec='int' id>
#> <Mock spec_set='list' id>
#> <Mock name='mock()' id>
#> <Mock id>
#> <MagicMock name='q.__getitem__().b()' id>
#> <MagicMock name='mock.__str__' id>
#> <MagicMock name='mock.__enter__()' id>

### what did not happen
x = Mock(name='nn')
for n in ('assert_called', 'assert_called_once', 'assert_called_with', 'assert_called_once_with', 'assert_any_call'):
    says(getattr(x, n))
x.assert_not_called()
says(x.assert_has_calls, [call(1)])
says(x.assert_has_calls, [call(1)], any_order=True)
#> AssertionError Expected 'nn' to have been called.
#> AssertionError Expected 'nn' to have been called once. Called 0 times.
#> AssertionError expected call not found.
#> Expected: nn()
#>   Actual: not called.
#> AssertionError Expected 'nn' to be called once. Called 0 times.
#> AssertionError nn() call not found
#> AssertionError Calls not found.
#> Expected: [call(1)]
#>   Actual: []
#> AssertionError 'nn' does not contain all of (call(1),) in its call list, found [] instead

### what happened differently
x = Mock(name='nn')
x(1, b=2); x(3)
says(x.assert_not_called)
says(x.assert_called_once)
says(x.assert_called_with, 1)
says(x.assert_called_once_with, 1)
says(x.assert_any_call, 5)
says(x.assert_has_calls, [call(1)])
says(x.assert_has_calls, [call(3), call(1, b=2)])
says(x.assert_has_calls, [call(3), call(9)], any_order=True)
#> AssertionError Expected 'nn' to not have been called. Called 2 times.
#> Calls: [call(1, b=2), call(3)].
#> AssertionError Expected 'nn' to have been called once. Called 2 times.
#> Calls: [call(1, b=2), call(3)].
#> AssertionError expected call not found.
#> Expected: nn(1)
#>   Actual: nn(3)
#> AssertionError Expected 'nn' to be called once. Called 2 times.
#> Calls: [call(1, b=2), call(3)].
#> AssertionError nn(5) call not found
#> AssertionError Calls not found.
#> Expected: [call(1)]
#>   Actual: [call(1, b=2), call(3)]
#> AssertionError Calls not found.
#> Expected: [call(3), call(1, b=2)]
#>   Actual: [call(1, b=2), call(3)]
#> AssertionError 'nn' does not contain all of (call(9),) in its call list, found [call(1, b=2)] instead

### attributes that look like assertions
says(lambda: Mock().assert_foo)
says(lambda: Mock().called_once)
says(lambda: Mock().assret_called)
says(lambda: type(Mock(unsafe=True).assert_foo).__name__)
says(lambda: type(Mock(spec=['assert_it']).assert_it).__name__)
#> AttributeError 'assert_foo' is not a valid assertion. Use a spec for the mock if 'assert_foo' is meant to be an attribute.
#> AttributeError 'called_once' is not a valid assertion. Use a spec for the mock if 'called_once' is meant to be an attribute.
#> AttributeError 'assret_called' is not a valid assertion. Use a spec for the mock if 'assret_called' is meant to be an attribute.
#> Mock
#> Mock

### effects
x = Mock(side_effect=[1, ValueError('x'), ValueError, DEFAULT], return_value=9)
for i in range(5): says(x)
x = Mock(side_effect=lambda *a: a or DEFAULT, return_value=4)
print(x(1), x())
x.side_effect = KeyError('k')
says(x)
x.side_effect = None
says(x)
#> 1
#> ValueError x
#> ValueError 
#> 9
#> StopIteration 
#> (1,) 4
#> KeyError 'k'
#> 4

### attached mocks
parent, child = Mock(), Mock(name='own')
parent.attach_mock(child, 'kid')
parent.kid(1); child.more(2)
print(parent.mock_calls, parent.method_calls)
shown(child)
other = Mock(name='named')
parent.other = other
parent.other(3)
print(parent.mock_calls)
shown(other)
#> [call.kid(1), call.kid.more(2)] [call.kid(1), call.kid.more(2)]
#> <Mock name='mock.kid' id>
#> [call.kid(1), call.kid.more(2)]
#> <Mock name='named' id>

### a mock that wraps
x = Mock(wraps=[1])
print(x.append(2), x.copy(), x.mock_calls)
x.copy.return_value = 'instead'
print(x.copy())
says(lambda: x.nothing)
#> None [1, 2] [call.append(2), call.copy()]
#> instead
#> AttributeError 'list' object has no attribute 'nothing'
