# TaskGroup with eager tasks: one that fails while another starts.
import asyncio


def run(main):
    def make():
        loop = asyncio.new_event_loop()
        loop.set_task_factory(asyncio.eager_task_factory)
        return loop
    try:
        with asyncio.Runner(loop_factory=make) as runner:
            print(runner.run(main()))
    except BaseException as e:
        print(type(e).__name__, e, [repr(x) for x in getattr(e, 'exceptions', ())])


async def fail(text='failed'):
    raise ValueError(text)


async def wait(name, n=10):
    try:
        await asyncio.sleep(n)
        print(name, 'slept')
    except asyncio.CancelledError:
        print(name, 'cancelled')
        raise

### a sibling that fails at once
async def main():
    async with asyncio.TaskGroup() as tg:
        tg.create_task(wait('a'))
        tg.create_task(fail())
        print('after')
run(main)
#> after
#> a cancelled
#> ExceptionGroup unhandled errors in a TaskGroup (1 sub-exception) ["ValueError('failed')"]

### one that fails first, and others then
async def main():
    async with asyncio.TaskGroup() as tg:
        tg.create_task(fail())
        print('between')
        tg.create_task(wait('b'))
        print('after')
        await asyncio.sleep(5)
        print('never')
run(main)
#> between
#> after
#> b cancelled
#> ExceptionGroup unhandled errors in a TaskGroup (1 sub-exception) ["ValueError('failed')"]

### a task that starts others which fail
async def outer(tg):
    print('outer starts')
    tg.create_task(fail('inner'))
    print('outer goes on')
    await wait('outer')
async def main():
    async with asyncio.TaskGroup() as tg:
        tg.create_task(outer(tg))
        print('body')
run(main)
#> outer starts
#> outer goes on
#> body
#> outer cancelled
#> ExceptionGroup unhandled errors in a TaskGroup (1 sub-exception) ["ValueError('inner')"]

### a task that fails after it has started one that waits
async def outer(tg):
    tg.create_task(wait('child'))
    raise KeyError('outer')
async def main():
    async with asyncio.TaskGroup() as tg:
        tg.create_task(outer(tg))
        print('body')
        await asyncio.sleep(0)
        print('not here')
run(main)
#> body
#> child cancelled
#> ExceptionGroup unhandled errors in a TaskGroup (1 sub-exception) ["KeyError('outer')"]

### several that fail
async def main():
    async with asyncio.TaskGroup() as tg:
        for i in range(3):
            tg.create_task(fail(f'n{i}'))
        tg.create_task(wait('w'))
run(main)
#> w cancelled
#> ExceptionGroup unhandled errors in a TaskGroup (3 sub-exceptions) ["ValueError('n0')", "ValueError('n1')", "ValueError('n2')"]

### one task starts another that fails, and awaits it
async def outer(tg):
    t = tg.create_task(fail('awaited'))
    print(t.done())
    await t
async def main():
    async with asyncio.TaskGroup() as tg:
        tg.create_task(outer(tg))
run(main)
#> True
#> ExceptionGroup unhandled errors in a TaskGroup (2 sub-exceptions) ["ValueError('awaited')", "ValueError('awaited')"]

### a parent that waits
#: steps=vary
async def main():
    try:
        async with asyncio.TaskGroup() as tg:
            tg.create_task(wait('a'))
            await asyncio.sleep(0.01)
            tg.create_task(fail())
            await asyncio.sleep(5)
    except* ValueError as e:
        print('caught', e.exceptions)
    return asyncio.current_task().cancelling()
run(main)
#> a cancelled
#> caught (ValueError('failed'),)
#> 0

### groups within groups
async def inner():
    async with asyncio.TaskGroup() as tg:
        tg.create_task(fail('inner'))
        tg.create_task(wait('inner'))
async def main():
    async with asyncio.TaskGroup() as tg:
        tg.create_task(wait('outer'))
        tg.create_task(inner())
        print('body')
        await wait('body')
run(main)
#> body
#> inner cancelled
#> outer cancelled
#> body cancelled
#> ExceptionGroup unhandled errors in a TaskGroup (1 sub-exception) ["ExceptionGroup('unhandled errors in a TaskGroup', [ValueError('inner')])"]

### one that ends at once, and gather
#: steps=vary
async def now(x): return x
async def main():
    async with asyncio.TaskGroup() as tg:
        t = tg.create_task(now(1))
        u = tg.create_task(wait('u', 0.01))
        print(t.done(), t.result(), u.done())
    print(await asyncio.gather(now(2), wait('g', 0.01), fail('g'), return_exceptions=True))
    return t.result()
run(main)
#> True 1 False
#> u slept
#> g slept
#> [2, None, ValueError('g')]
#> 1

### cancelled while it starts
async def me():
    asyncio.current_task().cancel()
    print('goes on')
    await asyncio.sleep(0)
    print('not here')
async def main():
    async with asyncio.TaskGroup() as tg:
        t = tg.create_task(me())
        print(t.cancelling(), t.done())
    print(t.cancelled())
run(main)
#> goes on
#> 1 False
#> True
#> None

### a group that is ended by a base exception
async def leave(): raise SystemExit(3)
async def main():
    async with asyncio.TaskGroup() as tg:
        tg.create_task(wait('a'))
        tg.create_task(leave())
        print('not here')
run(main)
#> a cancelled
#> SystemExit 3 []
#! SystemExit: 3

### a task created in a group that is ending
async def late(tg):
    try:
        await asyncio.sleep(10)
    finally:
        try:
            c = now(1)
            tg.create_task(c)
        except RuntimeError as e:
            print(e)
            c.close()
async def now(x): return x
async def main():
    async with asyncio.TaskGroup() as tg:
        tg.create_task(late(tg))
        await asyncio.sleep(0)
        tg.create_task(fail())
run(main)
#> TaskGroup <TaskGroup tasks=1 errors=1 cancelling> is shutting down
#> ExceptionGroup unhandled errors in a TaskGroup (1 sub-exception) ["ValueError('failed')"]
