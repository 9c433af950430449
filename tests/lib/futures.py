import threading
from concurrent import futures
from concurrent.futures import Future, ThreadPoolExecutor


def says(work, *args, **kwargs):
    try:
        print(work(*args, **kwargs))
    except Exception as e:
        print(type(e).__name__, e.args)


### a future, by hand
f = Future()
print(f.done(), f.running(), f.cancelled(), f.set_running_or_notify_cancel(), f.running())
f.add_done_callback(lambda f: print('done', f.result()))
print(f.cancel(), f.set_result(3), f.result(), f.exception(), f.done())
try:
    f.set_result(4)
except futures.InvalidStateError as e:
    print(str(e)[:22])
f.add_done_callback(lambda f: print('at once'))
g = Future()
print(g.cancel(), g.cancelled(), g.set_running_or_notify_cancel(), g.cancel())
says(g.result)
h = Future()
h.set_exception(ValueError('bad'))
says(h.result)
print(repr(h.exception()), repr(h)[:8], repr(h)[-27:], repr(g)[-17:])
says(Future().result, timeout=0)
#> False False False True True
#> done 3
#> False None 3 None True
#> FINISHED: <Future at 0
#> at once
#> True True False True
#> CancelledError ()
#> ValueError ('bad',)
#> ValueError('bad') <Future  finished raised ValueError>  state=cancelled>
#> TimeoutError ()

### what executors are not
says(futures.Executor().submit, print)
says(ThreadPoolExecutor, 0)
says(ThreadPoolExecutor, 1, initializer=3)
says(futures.wait, [], return_when='x')
print(futures.wait([]), futures.CancelledError.__mro__[1:3], futures.TimeoutError is TimeoutError)
print(sorted(futures.__all__))
#> NotImplementedError ()
#> ValueError ('max_workers must be greater than 0',)
#> TypeError ('initializer must be a callable',)
#> DoneAndNotDoneFutures(done=set(), not_done=set())
#> DoneAndNotDoneFutures(done=set(), not_done=set()) (<class 'concurrent.futures._base.Error'>, <class 'Exception'>) True
#> ['ALL_COMPLETED', 'BrokenExecutor', 'CancelledError', 'Executor', 'FIRST_COMPLETED', 'FIRST_EXCEPTION', 'Future', 'InvalidStateError', 'ProcessPoolExecutor', 'ThreadPoolExecutor', 'TimeoutError', 'as_completed', 'wait']

### calls in threads
#: oracle=no
with ThreadPoolExecutor(max_workers=3, thread_name_prefix='pool') as pool:
    calls = [pool.submit(pow, n, 2) for n in range(5)]
    name = pool.submit(lambda: threading.current_thread().name).result()
    print([call.result() for call in calls], name.rpartition('_')[0])
    print([*pool.map(divmod, (7, 8, 9), (2, 3, 4))], sorted(f.result() for f in futures.as_completed(calls)))
    fails = pool.submit(int, 'x')
    says(fails.result)
    print(type(fails.exception()).__name__, len(futures.wait(calls).done))
says(pool.submit, print)
#> [0, 1, 4, 9, 16] pool
#> [(3, 1), (2, 2), (2, 1)] [0, 1, 4, 9, 16]
#> ValueError ("invalid literal for int() with base 10: 'x'",)
#> ValueError 5
#> RuntimeError ('cannot schedule new futures after shutdown',)

### the first that is done, and those that are not
#: oracle=no
hold = threading.Event()
with ThreadPoolExecutor(3) as pool:
    waits, quick, fails = pool.submit(hold.wait), pool.submit(int), pool.submit(int, 'x')
    found = futures.wait([waits, quick], return_when=futures.FIRST_COMPLETED)
    print(found.done == {quick}, found.not_done == {waits})
    found = futures.wait([waits, fails], return_when=futures.FIRST_EXCEPTION)
    print(found.done == {fails}, len(futures.wait([waits], timeout=0).done))
    says(waits.result, timeout=0)
    try:
        for f in futures.as_completed([waits, quick], timeout=0):
            print(f is quick)
    except TimeoutError as e:
        print(e)
    hold.set()
#> True True
#> True 0
#> TimeoutError ()
#> True
#> 1 (of 2) futures unfinished

### calls that were not begun are cancelled
#: oracle=no
hold = threading.Event()
pool = ThreadPoolExecutor(1)
first, second = pool.submit(hold.wait), pool.submit(print, 'never')
print(second.cancel(), first.cancel(), first.running())
third = pool.submit(print, 'nor this')
pool.shutdown(wait=False, cancel_futures=True)
hold.set()
print(third.cancelled(), first.result())
#> True False True
#> True True

### an initializer
#: oracle=no
own = threading.local()
def begins(n):
    own.n = n
with ThreadPoolExecutor(2, initializer=begins, initargs=(7,)) as pool:
    print([*pool.map(lambda _: own.n, range(3))])
#> [7, 7, 7]

### an executor that nobody shuts down does not outlive its program
#: oracle=no
pool = ThreadPoolExecutor(2)
print([f.result() for f in [pool.submit(pow, n, 2) for n in range(3)]])
pool.submit(lambda: pool.submit(print, 'handed in by a thread'))
print('end')
#> [0, 1, 4]
#> end
#> handed in by a thread

### what is logged of a callback and of an initializer says what they raised
#: oracle=no
import logging
from concurrent.futures import Future, ThreadPoolExecutor
class Shown(logging.Handler):
    def emit(self, record): print(record.levelname, record.msg, repr(record.exc_info[1]))
logging.root.addHandler(Shown())
f = Future()
f.set_result(1)
f.add_done_callback(lambda f: [][1])  #> ERROR exception calling callback for %r IndexError('list index out of range')
pool = ThreadPoolExecutor(1, initializer=lambda: 1 / 0)
try: pool.submit(print).result()
except RuntimeError as e: print(e)
#> CRITICAL Exception in initializer: ZeroDivisionError('division by zero')
#> A thread initializer failed, the thread pool is not usable anymore
