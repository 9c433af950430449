# Attributes and items that are replaced for a time; asynchronous mocks; files that are none.
import re, sys, types
from unittest.mock import (AsyncMock, DEFAULT, Mock, MagicMock, PropertyMock, ThreadingMock, call, mock_open, patch)


class C:
    def m(self, x): pass
    async def co(self): pass


mod = sys.modules['mod'] = types.ModuleType('mod')
mod.C, mod.f, mod.n, mod.d = C, lambda a: 1, 5, {'k': 1}


def shown(thing):
    print(re.sub(r"id='\d+'|at 0x\w+", 'id', repr(thing)))


def says(work, *args, **kwargs):
    try:
        shown(work(*args, **kwargs))
    except Exception as e:
        print(type(e).__name__, e)


def tried(change):
    try:
        with change as given: shown(given)
    except Exception as e:
        print(type(e).__name__, e)
    print(mod.C is C, mod.n)


def driven(coroutine):
    try:
        coroutine.send(None)
    except StopIteration as e:
        return e.value


### in a block
tried(patch('mod.C'))
tried(patch('mod.n', 6))
tried(patch.object(mod, 'C'))
tried(patch('mod.nope'))
tried(patch('mod.nope', create=True))
tried(patch('mod.C', foo=3))
tried(patch('mod.n', new_callable=PropertyMock))
tried(patch('nomod.C'))
print(hasattr(mod, 'nope'))
#> <MagicMock name='C' id>
#> True 5
#> 6
#> True 5
#> <MagicMock name='C' id>
#> True 5
#> AttributeError <module 'mod'> does not have the attribute 'nope'
#> True 5
#> <MagicMock name='nope' id>
#> True 5
#> <MagicMock name='C' id>
#> True 5
#> <PropertyMock name='n' id>
#> True 5
#> ModuleNotFoundError No module named 'nomod'
#> True 5
#> False

### with a spec
for how in ({'autospec': True}, {'spec': True}, {'spec_set': True}, {'spec_set': True, 'spec': True}, {'spec': ['a']},
            {'new_callable': Mock, 'spec': True}, {'autospec': C}):
    tried(patch('mod.C', **how))
tried(patch('mod.f', autospec=True))
tried(patch('mod.n', spec=True))
tried(patch('mod.n', autospec=True))
#> <MagicMock name='C' spec='C' id>
#> True 5
#> <MagicMock name='C' spec='C' id>
#> True 5
#> <MagicMock name='C' spec_set='C' id>
#> True 5
#> <MagicMock name='C' spec_set='C' id>
#> True 5
#> <NonCallableMagicMock name='C' id>
#> True 5
#> <Mock name='C' spec='C' id>
#> True 5
#> <MagicMock name='C' spec='C' id>
#> True 5
#> <function funcopy id>
#> True 5
#> <NonCallableMagicMock name='n' spec='int' id>
#> True 5
#> <NonCallableMagicMock name='n' spec='int' id>
#> True 5

### what cannot be
says(patch, 'a')
says(patch, 'mod.C', 3, new_callable=Mock)
says(patch, 'mod.C', auto_spec=1)
says(patch.object, 'mod', 'x')
says(patch.multiple, 'mod')
tried(patch('mod.C', 4, autospec=True))
tried(patch('mod.C', 4, foo=3))
tried(patch('mod.nope', create=True, autospec=True))
tried(patch('mod.nope', create=True, spec=True))
#> TypeError Need a valid target to patch. You supplied: 'a'
#> ValueError Cannot use 'new' and 'new_callable' together
#> RuntimeError 'auto_spec' might be a typo; use unsafe=True if this is intended
#> TypeError 'mod' must be the actual object to be patched, not a str
#> ValueError Must supply at least one keyword argument with patch.multiple
#> TypeError autospec creates the mock for you. Can't specify autospec and new.
#> True 5
#> TypeError Can't pass kwargs to a mock we aren't creating
#> True 5
#> TypeError Can't use 'autospec' with create=True
#> True 5
#> TypeError Can't use 'spec' with create=True
#> True 5

### started and stopped
p = patch('mod.C')
shown(p.start())
says(p.start)
says(p.stop)
says(p.stop)
patch('mod.n', 7).start()
patch.object(mod, 'f', 8).start()
print(mod.n, mod.f)
patch.stopall()
print(mod.n, mod.C is C, type(mod.f).__name__)
#> <MagicMock name='C' id>
#> RuntimeError Patch is already started
#> False
#> None
#> 7 8
#> 5 True function

### functions
@patch('mod.C')
@patch('mod.f', 4)
@patch.object(mod, 'n')
def decorated(a, b, c=1):
    "doc"
    shown(a)
    shown(b)
    print(mod.f, c)
    raise KeyError(c)
says(decorated, c=3)
print(len(decorated.patchings), decorated.__name__, decorated.__doc__, mod.n)
#> <MagicMock name='n' id>
#> <MagicMock name='C' id>
#> 4 3
#> KeyError 3
#> 3 decorated doc 5

### classes and coroutines
@patch('mod.C', new_callable=Mock)
class T:
    def test_a(self, m): return mod.C is m
    def other(self): return mod.C is C
    async def test_b(self, m): return mod.C is m
print(T().test_a(), T().other(), driven(T().test_b()), mod.C is C)  #> True True True True
patch.TEST_PREFIX = 'check'
@patch('mod.n', 1)
class U:
    def test_n(self): return mod.n
    def check_n(self): return mod.n
patch.TEST_PREFIX = 'test'
print(U().test_n(), U().check_n())  #> 5 1

### several at once
tried(patch.multiple('mod', C=DEFAULT, f=3))
@patch.multiple(mod, n=DEFAULT, f=DEFAULT)
def both(n, f): print(mod.n is n, mod.f is f)
both()
tried(patch.multiple(mod, n=2, zz=1))
#> {'C': <MagicMock name='C' id>}
#> True 5
#> True True
#> AttributeError <module 'mod'> does not have the attribute 'zz'
#> True 5

### dicts
with patch.dict(mod.d, {'k': 2}, z=3) as d: print(mod.d, d is mod.d)  #> {'k': 2, 'z': 3} True
print(mod.d)  #> {'k': 1}
with patch.dict('mod.d', [('a', 1)], clear=True): print(mod.d)  #> {'a': 1}
print(mod.d)  #> {'k': 1}
@patch.dict(mod.d, x=1)
def inside(): mod.d['y'] = 2; return dict(mod.d)
print(inside(), mod.d)  #> {'k': 1, 'x': 1, 'y': 2} {'k': 1}
import os
with patch.dict(os.environ, {'NEW_': 'v'}): print(os.environ['NEW_'])  #> v
print('NEW_' in os.environ)  #> False
p = patch.dict(mod.d, q=1)
p.start()
print(mod.d, p.stop(), mod.d)  #> {'k': 1} False {'k': 1}

### files
mo = mock_open(read_data='a\nb\nc')
with mo('x') as h: print(repr(h.read(1)), repr(h.readline()), h.readlines(), list(h), repr(h.read()))
print(mo.mock_calls)
with mo('x') as h: print(list(h), next(h, 'e'))
with patch('builtins.open', mock_open(read_data=b'ab\ncd')) as opened:
    with open('y', 'rb') as f: print(f.readline(), f.read(2), f.readlines(1))
    open('z').write('text')
opened.assert_called_with('z')
opened().write.assert_called_once_with('text')
mo().read.return_value = 4
print(mo().read())
says(lambda: mo().foo)
#> 'a' '\n' ['b\n', 'c'] [] ''
#> [call('x'),
#>  call().__enter__(),
#>  call().read(1),
#>  call().readline(),
#>  call().readlines(),
#>  call().__iter__(),
#>  call().read(),
#>  call().__exit__(None, None, None),
#>  call().close()]
#> ['a\n', 'b\n', 'c'] e
#> b'ab\n' b'cd' []
#> 4
#> AttributeError Mock object has no attribute 'foo'

### awaited
import inspect
x = AsyncMock(name='am', return_value=3)
print(inspect.iscoroutinefunction(x), x.await_count, x.await_args, x.__name__)
async def go():
    print(await x(1), await x(2, b=3))
    y = AsyncMock(side_effect=[1, ValueError('a')])
    print(await y())
    for i in range(2):
        try: await y()
        except (ValueError, StopAsyncIteration) as e: print(type(e).__name__, e)
driven(go())
print(x.await_count, x.await_args, x.await_args_list, x.mock_calls)
x.assert_awaited()
x.assert_has_awaits([call(1), call(2, b=3)])
x.assert_any_await(1)
#> True 0 None AsyncMock
#> 3 3
#> 1
#> ValueError a
#> StopAsyncIteration 
#> 2 call(2, b=3) [call(1), call(2, b=3)] [call(1), call(2, b=3)]

### what was not awaited
x = AsyncMock(name='am')
for n in 'awaited awaited_once awaited_with awaited_once_with any_await not_awaited'.split():
    says(getattr(x, 'assert_' + n))
says(x.assert_has_awaits, [call(1)])
async def go():
    await x(1)
    await x(2, b=3)
driven(go())
for n in 'awaited awaited_once awaited_with awaited_once_with any_await not_awaited'.split():
    says(getattr(x, 'assert_' + n))
says(x.assert_has_awaits, [call(2, b=3), call(1)])
says(x.assert_has_awaits, [call(2, b=3), call(5)], any_order=True)
#> AssertionError Expected am to have been awaited.
#> AssertionError Expected am to have been awaited once. Awaited 0 times.
#> AssertionError Expected await: am()
#> Not awaited
#> AssertionError Expected am to have been awaited once. Awaited 0 times.
#> AssertionError am() await not found
#> None
#> AssertionError Awaits not found.
#> Expected: [call(1)]
#> Actual: []
#> None
#> AssertionError Expected am to have been awaited once. Awaited 2 times.
#> AssertionError expected await not found.
#> Expected: am()
#>   Actual: am(2, b=3)
#> AssertionError Expected am to have been awaited once. Awaited 2 times.
#> AssertionError am() await not found
#> AssertionError Expected am to not have been awaited. Awaited 2 times.
#> AssertionError Awaits not found.
#> Expected: [call(2, b=3), call(1)]
#> Actual: [call(1), call(2, b=3)]
#> AssertionError (call(5),) not all found in await list

### asynchronous attributes
x = MagicMock()
async def go():
    async with x as y: shown(y)
    print([i async for i in x])
    x.__aiter__.return_value = [1, 2]
    print([i async for i in x])
driven(go())
shown(x.__aenter__)
shown(AsyncMock().foo)
shown(AsyncMock().__str__)
shown(MagicMock(spec=C).co)
shown(Mock(spec=C).m)
#> <AsyncMock name='mock.__aenter__()' id>
#> []
#> [1, 2]
#> <AsyncMock name='mock.__aenter__' id>
#> <AsyncMock name='mock.foo' id>
#> <MagicMock name='mock.__str__' id>
#> <AsyncMock name='mock.co' id>
#> <Mock name='mock.m' id>

### waited for
x = ThreadingMock(timeout=0, name='th')
says(x.wait_until_called)
says(x.wait_until_any_call_with, 1, a=2)
x(5)
x.wait_until_called(timeout=1)
x.wait_until_any_call_with(5)
says(x.wait_until_any_call_with, 6)
x.reset_mock()
says(x.wait_until_called, timeout=0)
#> AssertionError th was not called before timeout(0).
#> AssertionError th(1, a=2) call not found
#> AssertionError th(6) call not found
#> AssertionError th was not called before timeout(0).
