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

### a timeout cancels what is in it
async def main():
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(2) as limit:
            print(limit.when() - loop.time(), limit.expired(), limit)
            await asyncio.sleep(5)
    except TimeoutError as e:
        print(repr(e), repr(e.__cause__), limit.expired(), loop.time(), limit)
    async with asyncio.timeout(None) as limit:
        print(await asyncio.sleep(3, 'long'), limit.when())
    async with asyncio.timeout_at(loop.time() + 1) as limit:
        limit.reschedule(loop.time() + 3)
        await asyncio.sleep(2)
    print(limit.expired(), limit)
    print(asyncio.current_task().cancelling())
run(main())
#> 2.0 False <Timeout [active] when=2.0>
#> TimeoutError() CancelledError() True 2.0 <Timeout [expired]>
#> long None
#> False <Timeout [finished]>
#> 0

### timeouts in timeouts, and what is wrong with one
async def main():
    try:
        async with asyncio.timeout(1) as outer:
            try:
                async with asyncio.timeout(5) as inner:
                    await asyncio.sleep(9)
            finally:
                print('inner', inner.expired(), outer.expired())
    except TimeoutError:
        print('outer', outer.expired())
    try:
        async with asyncio.timeout(0):
            await asyncio.sleep(0)
            print('not here')
    except TimeoutError:
        print('at once')
    limit = asyncio.timeout(1)
    for wrong in (lambda: limit.reschedule(1), limit.__aenter__, limit.__aenter__):
        try:
            c = wrong()
            await c
            print('entered')
        except RuntimeError as e:
            print(e)
    await limit.__aexit__(None, None, None)
    try:
        limit.reschedule(None)
    except RuntimeError as e:
        print(e)
run(main())
#> inner False True
#> outer True
#> at once
#> Timeout has not been entered
#> entered
#> Timeout has already been entered
#> Cannot change state of finished Timeout

### a cancelled task's timeout is no timeout
async def work():
    try:
        async with asyncio.timeout(5):
            await asyncio.sleep(9)
    except BaseException as e:
        print(repr(e))  #> CancelledError('by hand')
        raise
async def main():
    t = asyncio.create_task(work())
    await asyncio.sleep(1)
    t.cancel('by hand')
    print(await asyncio.gather(t, return_exceptions=True))  #> [CancelledError('')]
run(main())

### wait_for
async def work(seconds):
    try:
        await asyncio.sleep(seconds)
        return seconds
    finally:
        print('end of', seconds)
async def main():
    print(await asyncio.wait_for(work(1), 2), await asyncio.wait_for(work(1), None))
    for limit in (1, 0, -1):
        try:
            await asyncio.wait_for(work(2), limit)
        except TimeoutError as e:
            print(limit, repr(e), repr(e.__cause__))
    f = asyncio.get_running_loop().create_future()
    f.set_result(3)
    print(await asyncio.wait_for(f, 0))
    try:
        await asyncio.wait_for(5, 1)
    except TypeError as e:
        print(e)
run(main())
#> end of 1
#> end of 1
#> 1 1
#> end of 2
#> 1 TimeoutError() CancelledError()
#> 0 TimeoutError() CancelledError()
#> -1 TimeoutError() CancelledError()
#> 3
#> 'int' object can't be awaited

### wait: all, the first, the first that fails, or until it is late
async def work(seconds, fails=False):
    await asyncio.sleep(seconds)
    if fails:
        raise ValueError(seconds)
    return seconds
async def main():
    def names(tasks): return sorted(t.get_name() for t in tasks)
    def make(): return [asyncio.create_task(work(n, n == 2), name=f't{n}') for n in (1, 2, 3)]
    for options in ({}, {'return_when': asyncio.FIRST_COMPLETED}, {'return_when': asyncio.FIRST_EXCEPTION},
                    {'timeout': 1.5}, {'timeout': 0}):
        ts = make()
        done, pending = await asyncio.wait(ts, **options)
        print(options, names(done), names(pending))
        print(await asyncio.gather(*ts, return_exceptions=True))
run(main())
#> {} ['t1', 't2', 't3'] []
#> [1, ValueError(2), 3]
#> {'return_when': 'FIRST_COMPLETED'} ['t1'] ['t2', 't3']
#> [1, ValueError(2), 3]
#> {'return_when': 'FIRST_EXCEPTION'} ['t1', 't2'] ['t3']
#> [1, ValueError(2), 3]
#> {'timeout': 1.5} ['t1'] ['t2', 't3']
#> [1, ValueError(2), 3]
#> {'timeout': 0} [] ['t1', 't2', 't3']
#> [1, ValueError(2), 3]

### what wait does not wait for
async def main():
    async def c(): pass
    coro = c()
    future = asyncio.get_running_loop().create_future()
    for given, options in ((coro, {}), (future, {}), ([], {}), ([coro], {}), ([future], {'return_when': 'soon'})):
        try:
            await asyncio.wait(given, **options)
        except (TypeError, ValueError) as e:
            print(type(e).__name__, e)
    coro.close()
run(main())
#> TypeError expect a list of futures, not coroutine
#> TypeError expect a list of futures, not Future
#> ValueError Set of Tasks/Futures is empty.
#> TypeError Passing coroutines is forbidden, use tasks explicitly.
#> ValueError Invalid return_when value: soon

### as_completed, both ways
async def work(seconds):
    await asyncio.sleep(seconds)
    return seconds
async def main():
    for c in asyncio.as_completed([work(3), work(1), work(2)]):
        print(await c, end=' ')  #> 1 2 3 True 1 True 2 True 3 
    ts = [asyncio.create_task(work(n)) for n in (3, 1, 2)]
    async for t in asyncio.as_completed(ts):
        print(t in ts, t.result(), end=' ')
    print()
    try:
        for c in asyncio.as_completed([work(1), work(9)], timeout=2):
            print(await c)  #> 1
    except TimeoutError as e:
        print(repr(e))  #> TimeoutError()
    print([x async for x in asyncio.as_completed([])], list(asyncio.as_completed(())))  #> [] []
    try:
        asyncio.as_completed(ts[0])
    except TypeError as e:
        print(e)  #> expects an iterable of awaitables, not Task
run(main())

### shield keeps a cancellation out
async def work():
    await asyncio.sleep(2)
    print('worked')
    return 5
async def waiter(inner):
    try:
        return await asyncio.shield(inner)
    except asyncio.CancelledError:
        print('cancelled', inner.cancelled(), inner.done())
        return await inner
async def main():
    inner = asyncio.create_task(work())
    t = asyncio.create_task(waiter(inner))
    await asyncio.sleep(1)
    t.cancel()
    print(await t)
    print(asyncio.shield(inner) is inner, await asyncio.shield(asyncio.sleep(1, 'r')))
run(main())
#> cancelled False False
#> worked
#> 5
#> True r

### a group waits for its tasks
async def work(n):
    await asyncio.sleep(n)
    print('work', n)
    return n * n
async def main():
    async with asyncio.TaskGroup() as group:
        ts = [group.create_task(work(n), name=f'n{n}') for n in (2, 1)]
        print(len(ts), ts[0].get_name())
    print([t.result() for t in ts], repr(group))
    for f in (lambda: group.create_task(c), group.__aenter__):
        c = work(0)
        try:
            await f()
        except RuntimeError as e:
            print(e)
        c.close()
run(main())
#> 2 n2
#> work 1
#> work 2
#> [4, 1] <TaskGroup entered>
#> TaskGroup <TaskGroup entered> is finished
#> TaskGroup <TaskGroup entered> has already been entered

### a group whose task fails cancels the others
async def work(n, e=None):
    try:
        await asyncio.sleep(n)
        if e: raise e
    except asyncio.CancelledError:
        print('cancelled', n)
        raise
async def main():
    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(work(1, ValueError(1)))
            group.create_task(work(1, KeyError(2)))
            group.create_task(work(3))
            await work(5)
    except* ValueError as e:
        print(repr(e))
    except* KeyError as e:
        print(repr(e))
    print(asyncio.current_task().cancelling())
    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(work(3))
            await asyncio.sleep(0)
            raise OSError('body')
    except* OSError as e:
        print(repr(e), repr(group))
run(main())
#> cancelled 3
#> cancelled 5
#> ExceptionGroup('unhandled errors in a TaskGroup', [ValueError(1)])
#> ExceptionGroup('unhandled errors in a TaskGroup', [KeyError(2)])
#> 0
#> cancelled 3
#> ExceptionGroup('unhandled errors in a TaskGroup', [OSError('body')]) <TaskGroup cancelling>

### a group in a task that is cancelled
async def work(n):
    try:
        await asyncio.sleep(n)
    finally:
        print('end', n)
async def outer():
    async with asyncio.TaskGroup() as group:
        group.create_task(work(5))
async def main():
    t = asyncio.create_task(outer())
    await asyncio.sleep(1)
    t.cancel('now')
    print(repr((await asyncio.gather(t, return_exceptions=True))[0]), t.cancelled())
run(main())
#> end 5
#> CancelledError('') True

### groups in groups
async def fail(n):
    await asyncio.sleep(n)
    raise ValueError(n)
async def main():
    try:
        async with asyncio.TaskGroup() as outer:
            outer.create_task(fail(2))
            async with asyncio.TaskGroup() as inner:
                inner.create_task(fail(1))
    except ExceptionGroup as e:
        print(repr(e))
    async with asyncio.timeout(3):
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(fail(1))
                await asyncio.sleep(9)
        except* ValueError as e:
            print(e.exceptions)
run(main())
#> ExceptionGroup('unhandled errors in a TaskGroup', [ExceptionGroup('unhandled errors in a TaskGroup', [ValueError(1)])])
#> (ValueError(1),)

### the handler of exceptions that nobody catches
def handler(loop, context):
    print(sorted(context), context['message'].split(' at ')[0], repr(context['exception']))
def bad(): 1 / 0
async def fail(): raise KeyError('k')
async def main():
    loop = asyncio.get_running_loop()
    print(loop.get_exception_handler())
    loop.set_exception_handler(handler)
    loop.call_soon(bad)
    loop.call_later(1, bad)
    await asyncio.sleep(2)
    loop.call_exception_handler({'message': 'by hand', 'exception': None})
    print(loop.get_exception_handler() is handler)
    try:
        loop.set_exception_handler(5)
    except TypeError as e:
        print(e)
run(main())
#> None
#> ['exception', 'handle', 'message'] Exception in callback bad() ZeroDivisionError('division by zero')
#> ['exception', 'handle', 'message'] Exception in callback bad() ZeroDivisionError('division by zero')
#> ['exception', 'message'] by hand None
#> True
#> A callable object or None is expected, got 5

### calls in threads that are none
#: oracle=no
def work(a, b=2):
    return a + b
def fail():
    raise ValueError('v')
async def main():
    print(await asyncio.to_thread(work, 1, b=5))  #> 6
    loop = asyncio.get_running_loop()
    print(await loop.run_in_executor(None, work, 1))  #> 3
    try:
        await asyncio.to_thread(fail)
    except ValueError as e:
        print(e)  #> v
asyncio.run(main())
