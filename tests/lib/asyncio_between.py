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
import re
def shown(thing): return re.sub(' at 0x[0-9a-f]+| object at 0x[0-9a-f]+', '', repr(thing))

### a lock is held by one after the other, in the order of asking
async def work(lock, n):
    async with lock:
        print('in', n, shown(lock))
        await asyncio.sleep(1)
    print('out', n)
async def main():
    lock = asyncio.Lock()
    print(lock.locked(), shown(lock))
    ts = [asyncio.create_task(work(lock, n)) for n in range(3)]
    await asyncio.sleep(1.5)
    ts[2].cancel()
    print(await asyncio.gather(*ts, return_exceptions=True), lock.locked())
    try:
        lock.release()
    except RuntimeError as e:
        print(e)
    print(await lock.acquire(), lock.locked())
run(main())
#> False <asyncio.locks.Lock [unlocked]>
#> in 0 <asyncio.locks.Lock [locked]>
#> out 0
#> in 1 <asyncio.locks.Lock [locked, waiters:1]>
#> out 1
#> [None, None, CancelledError('')] False
#> Lock is not acquired.
#> True True

### who is cancelled in the moment of its turn gives it to the next one
async def main():
    lock = asyncio.Lock()
    await lock.acquire()
    a, b = [asyncio.create_task(lock.acquire()) for _ in range(2)]
    await asyncio.sleep(0)
    lock.release()
    a.cancel()
    print(await asyncio.gather(a, b, return_exceptions=True), lock.locked())
run(main())
#> [CancelledError(''), True] True

### an event
async def waiter(event, n):
    print(n, await event.wait())
async def main():
    event = asyncio.Event()
    ts = [asyncio.create_task(waiter(event, n)) for n in range(2)]
    await asyncio.sleep(0)
    print(event.is_set(), shown(event))
    event.set()
    print(event.is_set(), shown(event), await event.wait())
    await asyncio.gather(*ts)
    event.clear()
    try:
        await asyncio.wait_for(event.wait(), 1)
    except TimeoutError:
        print('late', shown(event))
run(main())
#> False <asyncio.locks.Event [unset, waiters:2]>
#> True <asyncio.locks.Event [set, waiters:2]> True
#> 0 True
#> 1 True
#> late <asyncio.locks.Event [unset]>

### a condition
async def consumer(cond, items, n):
    async with cond:
        await cond.wait_for(lambda: items)
        print(n, items.pop(0), shown(cond))
async def main():
    cond, items = asyncio.Condition(), []
    ts = [asyncio.create_task(consumer(cond, items, n)) for n in range(3)]
    await asyncio.sleep(0)
    print(shown(cond))
    async with cond:
        items += 'ab'
        cond.notify(2)
    await asyncio.sleep(0)
    async with cond:
        items.append('c')
        cond.notify_all()
    await asyncio.gather(*ts)
    for f in (cond.notify, lambda: asyncio.create_task(cond.wait())):
        try:
            await (f() or asyncio.sleep(0))
        except RuntimeError as e:
            print(e)
run(main())
#> <asyncio.locks.Condition [unlocked, waiters:3]>
#> 0 a <asyncio.locks.Condition [locked, waiters:2]>
#> 1 b <asyncio.locks.Condition [locked, waiters:1]>
#> 2 c <asyncio.locks.Condition [locked]>
#> cannot notify on un-acquired lock
#> cannot wait on un-acquired lock

### semaphores
async def work(sem, n):
    async with sem:
        print(n, shown(sem))
        await asyncio.sleep(1)
async def main():
    sem = asyncio.Semaphore(2)
    print(shown(sem), sem.locked())
    await asyncio.gather(*[work(sem, n) for n in range(5)])
    sem.release()
    print(shown(sem))
    bound = asyncio.BoundedSemaphore(1)
    async with bound:
        print(bound.locked())
    for wrong in (bound.release, lambda: asyncio.Semaphore(-1)):
        try:
            wrong()
        except ValueError as e:
            print(e)
run(main())
#> <asyncio.locks.Semaphore [unlocked, value:2]> False
#> 0 <asyncio.locks.Semaphore [unlocked, value:1]>
#> 1 <asyncio.locks.Semaphore [locked]>
#> 2 <asyncio.locks.Semaphore [locked, waiters:2]>
#> 3 <asyncio.locks.Semaphore [locked, waiters:1]>
#> 4 <asyncio.locks.Semaphore [unlocked, value:1]>
#> <asyncio.locks.Semaphore [unlocked, value:3]>
#> True
#> BoundedSemaphore released too many times
#> Semaphore initial value must be >= 0

### a barrier
async def work(barrier, n):
    try:
        async with barrier as place:
            print(n, place, shown(barrier))
    except asyncio.BrokenBarrierError as e:
        print(n, repr(e))
async def main():
    barrier = asyncio.Barrier(2)
    print(shown(barrier), barrier.parties, barrier.n_waiting, barrier.broken)
    await asyncio.gather(*[work(barrier, n) for n in range(4)])
    t = asyncio.create_task(work(barrier, 5))
    await asyncio.sleep(0)
    print(shown(barrier))
    await barrier.reset()
    await t
    t = asyncio.create_task(work(barrier, 6))
    await asyncio.sleep(0)
    await barrier.abort()
    await t
    print(shown(barrier), barrier.broken)
    await work(barrier, 7)
run(main())
#> <asyncio.locks.Barrier [filling, waiters:0/2]> 2 0 False
#> 1 1 <asyncio.locks.Barrier [draining, waiters:0/2]>
#> 0 0 <asyncio.locks.Barrier [filling, waiters:0/2]>
#> 3 1 <asyncio.locks.Barrier [draining, waiters:0/2]>
#> 2 0 <asyncio.locks.Barrier [filling, waiters:0/2]>
#> <asyncio.locks.Barrier [filling, waiters:1/2]>
#> 5 BrokenBarrierError('Abort or reset of barrier')
#> 6 BrokenBarrierError('Abort or reset of barrier')
#> <asyncio.locks.Barrier [broken]> True
#> 7 BrokenBarrierError('Barrier aborted')

### a queue with room for two
async def producer(queue):
    for i in range(4):
        await queue.put(i)
        print('put', i, queue)
async def main():
    queue = asyncio.Queue(2)
    t = asyncio.create_task(producer(queue))
    await asyncio.sleep(0)
    print(queue.full(), queue.qsize(), queue.maxsize, queue)
    for _ in range(4):
        print('got', await queue.get())
        queue.task_done()
    await queue.join()
    print(queue.empty(), t.done())
    try:
        queue.task_done()
    except ValueError as e:
        print(e)
    for f in (queue.get_nowait, lambda: [queue.put_nowait(i) for i in range(3)]):
        try:
            f()
        except (asyncio.QueueEmpty, asyncio.QueueFull) as e:
            print(repr(e))
run(main())
#> put 0 <Queue maxsize=2 _queue=[0] tasks=1>
#> put 1 <Queue maxsize=2 _queue=[0, 1] tasks=2>
#> True 2 2 <Queue maxsize=2 _queue=[0, 1] _putters[1] tasks=2>
#> got 0
#> got 1
#> put 2 <Queue maxsize=2 _queue=[2] tasks=1>
#> put 3 <Queue maxsize=2 _queue=[2, 3] tasks=2>
#> got 2
#> got 3
#> True True
#> task_done() called too many times
#> QueueEmpty()
#> QueueFull()

### queues in other orders
async def main():
    for cls in (asyncio.PriorityQueue, asyncio.LifoQueue):
        queue = cls()
        for i in (2, 3, 1):
            queue.put_nowait(i)
        print([await queue.get() for _ in range(3)], queue, cls[int])
run(main())
#> [1, 2, 3] <PriorityQueue maxsize=0 tasks=3> asyncio.queues.PriorityQueue[int]
#> [1, 3, 2] <LifoQueue maxsize=0 tasks=3> asyncio.queues.LifoQueue[int]

### a queue that is shut down
async def getter(queue):
    try:
        while True:
            print('got', await queue.get())
    except asyncio.QueueShutDown as e:
        print(repr(e))
async def main():
    for now in (False, True):
        queue = asyncio.Queue()
        queue.put_nowait(1)
        queue.put_nowait(2)
        queue.shutdown(now)
        await getter(queue)
        try:
            await queue.put(3)
        except asyncio.QueueShutDown:
            print('no more', queue)
    queue = asyncio.Queue()
    t = asyncio.create_task(getter(queue))
    await asyncio.sleep(0)
    queue.shutdown()
    await t
run(main())
#> got 1
#> got 2
#> QueueShutDown()
#> no more <Queue maxsize=0 tasks=2 shutdown>
#> QueueShutDown()
#> no more <Queue maxsize=0 shutdown>
#> QueueShutDown()

### workers and a queue
async def worker(name, queue, log):
    while True:
        seconds = await queue.get()
        await asyncio.sleep(seconds)
        log.append((name, seconds))
        queue.task_done()
async def main():
    queue, log = asyncio.Queue(), []
    for seconds in (3, 1, 2, 1, 2):
        queue.put_nowait(seconds)
    ts = [asyncio.create_task(worker(f'w{i}', queue, log)) for i in range(2)]
    await queue.join()
    for t in ts:
        t.cancel()
    await asyncio.gather(*ts, return_exceptions=True)
    print(log, asyncio.get_running_loop().time())
run(main())
#> [('w1', 1), ('w0', 3), ('w1', 2), ('w0', 1), ('w1', 2)] 5.0

### what belongs to another loop
async def wait(lock):
    async with lock:
        await asyncio.sleep(0)
async def both(lock):
    try:
        await asyncio.gather(wait(lock), wait(lock))
        print('fine')
    except RuntimeError as e:
        print(re.sub(' at 0x[0-9a-f]+', '', str(e)))
lock = asyncio.Lock()
run(both(lock))
run(both(lock))
#> fine
#> <asyncio.locks.Lock object [locked]> is bound to a different event loop

### a coroutine that is dropped where it is made was never awaited
import warnings
async def work(): pass
class A:
    async def method(self): pass
async def main():
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter('always')
        work()
        A().method()
        asyncio.sleep(1)
        await work()
        await asyncio.gather(work(), asyncio.create_task(work()))
        kept = work()
        await kept
    for each in seen:
        print(each.category.__name__, each.message, each.lineno - seen[0].lineno)
run(main())
#> RuntimeWarning coroutine 'work' was never awaited 0
#> RuntimeWarning coroutine 'A.method' was never awaited 1
#> RuntimeWarning coroutine 'sleep' was never awaited 2

### an asynchronous generator that was not finished is closed by the end of run
async def count(name):
    try:
        for i in range(3):
            yield i
    finally:
        await asyncio.sleep(0)
        print('closed', name)
async def main():
    global kept
    kept = count('kept')
    print(await anext(kept), [x async for x in count('done')])
run(main())
#> closed done
#> 0 [0, 1, 2]
#> closed kept
