import asyncio
class Clock(asyncio.BaseEventLoop):  # its time goes on when it has nothing to do
    now = 0.0
    def __init__(self):
        super().__init__()
        self._selector = self
    def time(self): return self.now
    def select(self, timeout):
        self.now += timeout
        return []
    def _process_events(self, events): pass
def run(main): return asyncio.run(main, loop_factory=Clock)

### run gives what the coroutine returns
async def main():
    print('in', asyncio.get_running_loop() is asyncio.get_event_loop())
    return 5
print(asyncio.run(main()))
try:
    asyncio.get_running_loop()
except RuntimeError as e:
    print(e)
for wrong in (main, 5, None):
    try:
        asyncio.run(wrong)
    except TypeError as e:
        print(e)
#> in True
#> 5
#> no running event loop
#> An asyncio.Future, a coroutine or an awaitable is required
#> An asyncio.Future, a coroutine or an awaitable is required
#> An asyncio.Future, a coroutine or an awaitable is required

### gather runs its coroutines side by side, in order, and keeps the order of results
async def work(name, seconds):
    for i in range(2):
        print(name, i)
        await asyncio.sleep(seconds)
    return name
async def main():
    print(await asyncio.gather(work('a', 0.02), work('b', 0.005), work('c', 0)))
    print(await asyncio.gather())
run(main())
#> a 0
#> b 0
#> c 0
#> c 1
#> b 1
#> a 1
#> ['a', 'b', 'c']
#> []

### the order of tasks, calls and sleeps of no time
async def work(name, turns):
    for i in range(turns):
        print(name, i, end=' | ')
        await asyncio.sleep(0)
async def main():
    loop = asyncio.get_running_loop()
    tasks = [asyncio.create_task(work(name, n)) for name, n in (('a', 3), ('b', 1), ('c', 2))]
    loop.call_soon(print, 'soon')
    print('made', end=' | ')
    await tasks[1]
    print('b is done', end=' | ')
    loop.call_soon(lambda: loop.call_soon(print, 'later'))
    await asyncio.gather(*tasks)
    print('all')
asyncio.run(main())
#> made | a 0 | b 0 | c 0 | soon
#> a 1 | c 1 | a 2 | b is done | later
#> all

### timers go off in the order of their times, those of one time in the order of their making
async def main():
    loop = asyncio.get_running_loop()
    now = loop.time()
    done = loop.create_future()
    for i, at in enumerate((0.03, 0.01, 0.02, 0.01)):
        loop.call_at(now + at, print, i, at)
    gone = loop.call_later(0.015, print, 'never')
    loop.call_later(0.04, done.set_result, 'over')
    gone.cancel()
    print(gone.cancelled(), await done)
run(main())
#> 1 0.01
#> 3 0.01
#> 2 0.02
#> 0 0.03
#> True over

### what a future is before and after it has a result
async def main():
    loop = asyncio.get_running_loop()
    f = loop.create_future()
    print(f, f.done(), f.cancelled())
    for ask in (f.result, f.exception):
        try:
            ask()
        except asyncio.InvalidStateError as e:
            print(e)
    f.add_done_callback(lambda f: print('called', f.result()))
    f.set_result('r' * 50)
    print(f, f.done(), f.exception())
    f.add_done_callback(lambda f: print('and again'))
    try:
        f.set_result(1)
    except asyncio.InvalidStateError as e:
        print(repr(e))
    print(await f == f.result())
asyncio.run(main())
#> <Future pending> False False
#> Result is not set.
#> Exception is not set.
#> <Future finished result='rrrrrrrrrrrr...rrrrrrrrrrrrr'> True None
#> InvalidStateError('invalid state')
#> True
#> called rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr
#> and again

### a future with an exception
async def main():
    loop = asyncio.get_running_loop()
    for given in (ValueError('v'), KeyError, StopIteration(3), 7):
        f = loop.create_future()
        try:
            f.set_exception(given)
            print(f)
            await f
        except Exception as e:
            print(repr(e), repr(e.__cause__))
asyncio.run(main())
#> <Future finished exception=ValueError('v')>
#> ValueError('v') None
#> <Future finished exception=KeyError()>
#> KeyError() None
#> <Future finished exception=RuntimeError('StopIteration interacts badly with generators and cannot be raised into a Future')>
#> RuntimeError('StopIteration interacts badly with generators and cannot be raised into a Future') StopIteration(3)
#> TypeError('invalid exception object') None

### callbacks can be taken back, as often as they are there
async def main():
    f = asyncio.get_running_loop().create_future()
    def one(f): print('one')
    def two(f): print('two')
    for call in (one, two, one, two, one):
        f.add_done_callback(call)
    print(f.remove_done_callback(one), f.remove_done_callback(one))
    f.set_result(None)
    await asyncio.sleep(0)
asyncio.run(main())
#> 3 0
#> two
#> two

### a task is cancelled where it waits
async def sleeper():
    try:
        await asyncio.sleep(10)
    except asyncio.CancelledError as e:
        print('cancelled', e.args)
        raise
    finally:
        print('finally')
async def main():
    for how in ((), ('why',)):
        t = asyncio.create_task(sleeper(), name='s')
        await asyncio.sleep(0)
        print(t.cancel(*how), t.cancelling(), t.cancelled())
        try:
            await t
        except asyncio.CancelledError as e:
            print(repr(e), t.cancelled(), t.cancel())
run(main())
#> True 1 False
#> cancelled ()
#> finally
#> CancelledError() True False
#> True 1 False
#> cancelled ('why',)
#> finally
#> CancelledError('why') True False

### a task that is cancelled before it begins does not begin, and one that goes on is not cancelled
async def stubborn():
    try:
        await asyncio.sleep(10)
    except asyncio.CancelledError:
        return 'no'
async def main():
    t = asyncio.create_task(stubborn())
    t.cancel('early')
    print(await asyncio.gather(t, return_exceptions=True))  #> [CancelledError('')]
    t = asyncio.create_task(stubborn())
    await asyncio.sleep(0)
    t.cancel()
    print(await t, t.cancelled(), t.cancelling(), t.uncancel(), t.cancelling())  #> no False 1 0 0
run(main())

### the first exception is gather's, and the others go on
async def fail(seconds, e):
    await asyncio.sleep(seconds)
    print('raise', repr(e))
    raise e
async def main():
    try:
        await asyncio.gather(fail(0.02, ValueError(1)), fail(0.01, KeyError(2)))
    except Exception as e:
        print('got', repr(e))
    await asyncio.sleep(0.03)
    found = await asyncio.gather(fail(0, OSError(3)), asyncio.sleep(0, 'r'), return_exceptions=True)
    print(found)
run(main())
#> raise KeyError(2)
#> got KeyError(2)
#> raise ValueError(1)
#> raise OSError(3)
#> [OSError(3), 'r']

### cancelling a gather cancels what it is of; one that is cancelled within is an exception
async def sleeper(n):
    try:
        await asyncio.sleep(1)
    finally:
        print('end of', n)
async def main():
    g = asyncio.gather(sleeper(1), sleeper(2))
    await asyncio.sleep(0)
    print(g.cancel(), g.cancelled())
    try:
        await g
    except asyncio.CancelledError as e:
        print(repr(e), g.done(), g.cancelled())
    t = asyncio.create_task(sleeper(3))
    asyncio.get_running_loop().call_soon(t.cancel)
    print(await asyncio.gather(t, asyncio.sleep(0, 4), t, return_exceptions=True))
run(main())
#> True False
#> end of 1
#> end of 2
#> CancelledError() True False
#> end of 3
#> [CancelledError(''), 4, CancelledError('')]

### what is awaited twice runs once
async def work():
    print('runs')
    await asyncio.sleep(0)
    return [1]
async def main():
    t = asyncio.ensure_future(work())
    a, b = await asyncio.gather(t, t)
    print(a is b, await t is a, asyncio.ensure_future(t) is t)
    c = work()
    await c
    try:
        await c
    except RuntimeError as e:
        print(e)
asyncio.run(main())
#> runs
#> True True True
#> runs
#> cannot reuse already awaited coroutine

### what tasks say of themselves
import re
async def work():
    await asyncio.sleep(0)
    raise ValueError('v')
async def main():
    t = asyncio.create_task(work(), name='w')
    print(t, t.get_name(), t.get_coro().__name__, asyncio.iscoroutine(t.get_coro()))
    t.set_name(3)
    await asyncio.sleep(0)
    print(re.sub('cb=.*', '', repr(t)))
    await asyncio.wait([t])
    print(t)
    print(repr(t.exception()), t.done(), t.get_name())
asyncio.run(main())
#> <Task pending name='w' coro=<work() running at main.py:14>> w work True
#> <Task pending name='3' coro=<work() running at main.py:15>>
#> <Task finished name='3' coro=<work() done, defined at main.py:14> exception=ValueError('v')>
#> ValueError('v') True 3

### all tasks, and the one that runs
async def work():
    print(asyncio.current_task().get_name(), len(asyncio.all_tasks()))
    await asyncio.sleep(0)
async def main():
    asyncio.current_task().set_name('main')
    ts = [asyncio.create_task(work(), name=f'w{i}') for i in range(3)]
    print(sorted(t.get_name() for t in asyncio.all_tasks()))
    await ts[2]
    print(sorted(t.get_name() for t in asyncio.all_tasks()), asyncio.current_task() in asyncio.all_tasks())
asyncio.run(main())
try:
    asyncio.current_task()
except RuntimeError as e:
    print(e)
#> ['main', 'w0', 'w1', 'w2']
#> w0 4
#> w1 4
#> w2 4
#> ['main'] True
#> no running event loop

### each task has a context of its own
import contextvars
v = contextvars.ContextVar('v', default='d')
async def work(n):
    print(n, v.get())
    v.set(n)
    await asyncio.sleep(0)
    return v.get()
async def main():
    v.set('main')
    print(await asyncio.gather(work(1), work(2)), v.get())
    await work(3)
    print(v.get())
    print(await asyncio.create_task(work(4), context=contextvars.Context()))
asyncio.run(main())
print(v.get())
#> 1 main
#> 2 main
#> [1, 2] main
#> 3 main
#> 3
#> 4 d
#> 4
#> d

### what run leaves behind is cancelled, and cannot be used
async def sleeper(n):
    try:
        await asyncio.sleep(10)
    finally:
        print('end', n)  #> end 1
async def main():
    global t
    t = asyncio.create_task(sleeper(1))
    await asyncio.sleep(0)
run(main())
print(t.cancelled())  #> True
try:
    t.get_loop().call_soon(print)
except RuntimeError as e:
    print(e, t.get_loop().is_closed(), t.get_loop().is_running())  #> Event loop is closed True False

### run in a run, and two running loops
async def main():
    c = main()
    for f in (asyncio.run, asyncio.Runner().run, asyncio.new_event_loop().run_until_complete):
        try:
            f(c)
        except RuntimeError as e:
            print(e)
    c.close()
asyncio.run(main())
#> asyncio.run() cannot be called from a running event loop
#> Runner.run() cannot be called from a running event loop
#> Cannot run the event loop while another loop is running

### a runner keeps its loop and its context
import contextvars
v = contextvars.ContextVar('v', default=0)
async def step():
    v.set(v.get() + 1)
    return v.get(), asyncio.get_running_loop()
with asyncio.Runner() as runner:
    first, second = runner.run(step()), runner.run(step())
    print(first[0], second[0], first[1] is second[1] is runner.get_loop())  #> 1 2 True
print(v.get())  #> 0
try:
    runner.run(step())
except RuntimeError as e:
    print(e)  #> Runner is closed

### what is no coroutine
async def main():
    def g(): yield
    for f in (asyncio.create_task, asyncio.ensure_future, asyncio.gather, asyncio.shield):
        for wrong in (5, main, g()):
            try:
                f(wrong)
            except TypeError as e:
                print(f.__name__, str(e).split(' at 0x')[0].split(' object')[0])
asyncio.run(main())
#> create_task a coroutine was expected, got 5
#> create_task a coroutine was expected, got <function main
#> create_task a coroutine was expected, got <generator
#> ensure_future An asyncio.Future, a coroutine or an awaitable is required
#> ensure_future An asyncio.Future, a coroutine or an awaitable is required
#> ensure_future An asyncio.Future, a coroutine or an awaitable is required
#> gather An asyncio.Future, a coroutine or an awaitable is required
#> gather An asyncio.Future, a coroutine or an awaitable is required
#> gather An asyncio.Future, a coroutine or an awaitable is required
#> shield An asyncio.Future, a coroutine or an awaitable is required
#> shield An asyncio.Future, a coroutine or an awaitable is required
#> shield An asyncio.Future, a coroutine or an awaitable is required

### a task must not wait for itself, nor for a future of another loop, nor for anything else
import types
@types.coroutine
def bad(what): yield what
async def main():
    loop = asyncio.get_running_loop()
    f = loop.create_future()
    other = asyncio.new_event_loop().create_future()
    for wrong in (5, f, (x for x in ())):
        try:
            await bad(wrong)
        except RuntimeError as e:
            print(str(e).split(' Task')[0].split(' <gen')[0].split(' <Task')[0])
    try:
        await other
    except RuntimeError as e:
        print(str(e).endswith('got Future <Future pending> attached to a different loop'))
    async def selfish(): await t
    t = asyncio.create_task(selfish())
    try:
        await t
    except RuntimeError as e:
        print(str(e).split(' <')[0])
asyncio.run(main())
#> Task got bad yield: 5
#> yield was used instead of yield from in task
#> yield was used instead of yield from for generator in task
#> True
#> Task cannot await on itself:

### sys.exit in a task ends the program
#: exit=3
import sys
async def main():
    try:
        await asyncio.sleep(0)
        sys.exit(3)
    finally:
        print('cleaned up')  #> cleaned up
asyncio.run(main())

### an exception leaves run
async def main():
    await asyncio.sleep(0)
    {}['k']
asyncio.run(main())
#! KeyError: 'k'

### a handler of exceptions sees the one it is told of
import asyncio, sys
async def main():
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda loop, context: print(repr(sys.exception()), repr(context['exception'])))
    loop.call_soon(lambda: 1 / 0)
    await asyncio.sleep(0)
asyncio.run(main())
#> ZeroDivisionError('division by zero') ZeroDivisionError('division by zero')
