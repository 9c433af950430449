import threading
import time


def says(work, *args, **kwargs):
    try:
        print(work(*args, **kwargs))
    except Exception as e:
        print(type(e).__name__, e.args)


def at_once(*targets):
    threads = [threading.Thread(target=target) for target in targets]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


### a thread begins, does something and ends
#: oracle=no
def work(*args, **kwargs):
    print(args, kwargs, threading.current_thread() is thread, threading.active_count(), thread.is_alive())
thread = threading.Thread(target=work, args=(1, 2), kwargs={'a': 3})
print(thread.name, thread.is_alive(), thread.daemon, thread.ident)
thread.start()
print(thread.join(), thread.is_alive(), thread.ident != threading.get_ident(), threading.active_count())
print(threading.current_thread() is threading.main_thread(), threading.enumerate() == [threading.main_thread()])
#> Thread-1 (work) False False None
#> (1, 2) {'a': 3} True 2 True
#> None False True 1
#> True True

### what cannot be done with a thread
#: oracle=no
thread = threading.Thread(target=int)
says(thread.join)
says(threading.current_thread().join)
thread.start()
says(thread.start)
says(setattr, thread, 'daemon', True)
class Bare(threading.Thread):
    def __init__(self):
        pass
says(Bare().start)
says(threading.Lock().release)
says(threading.RLock().release)
says(threading.Condition().wait)
says(threading.Condition().notify)
says(threading.BoundedSemaphore().release)
says(threading.Semaphore, -1)
says(threading.Lock().acquire, False, 1)
says(threading.Lock().acquire, True, -2)
#> RuntimeError ('cannot join thread before it is started',)
#> RuntimeError ('cannot join current thread',)
#> RuntimeError ('threads can only be started once',)
#> RuntimeError ('cannot set daemon status of active thread',)
#> RuntimeError ('thread.__init__() not called',)
#> RuntimeError ('release unlocked lock',)
#> RuntimeError ('cannot release un-acquired lock',)
#> RuntimeError ('cannot wait on un-acquired lock',)
#> RuntimeError ('cannot notify on un-acquired lock',)
#> ValueError ('Semaphore released too many times',)
#> ValueError ('semaphore initial value must be >= 0',)
#> ValueError ("can't specify a timeout for a non-blocking call",)
#> ValueError ('timeout value must be a non-negative number',)

### four threads count under a lock, and are left in the middle of it
#: oracle=no
lock, total = threading.Lock(), 0
def count():
    global total
    for _ in range(8000):
        with lock:
            seen = total
            total = seen + 1
at_once(count, count, count, count)
print(total, lock.locked())  #> 32000 False

### without a lock another thread is in between
#: oracle=no
total = 0
def count():
    global total
    for _ in range(30000):
        seen = total
        total = seen + 1
at_once(count, count)
print(30000 <= total <= 60000)  #> True

### busy threads take turns
#: oracle=no
seen = [0, 0]
def spin(me):
    seen[me] += 1
    while not seen[1 - me]:
        seen[me] += 1
at_once(lambda: spin(0), lambda: spin(1))
print(all(seen))  #> True

### an RLock is had more than once, by one thread
#: oracle=no
#: steps=vary
lock = threading.RLock()
def tries():
    print(lock.acquire(False), lock.acquire(timeout=0.3))
with lock, lock:
    at_once(tries)
at_once(lambda: print(lock.acquire()))
#> False False
#> True

### a condition
#: oracle=no
#: steps=vary
items, news = [], threading.Condition()
def takes():
    with news:
        while not items:
            news.wait()
        print('took', items.pop())
def gives():
    for i in range(2):
        with news:
            items.append(i)
            news.notify()
at_once(takes, takes, gives)
with news:
    print(news.wait(0.03), news.wait_for(lambda: [], 0.03))
#> took 1
#> took 0
#> False []

### an event, a semaphore, a barrier, a timer
#: oracle=no
#: steps=vary
event, two, all_three, log = threading.Event(), threading.Semaphore(2), threading.Barrier(3), []
def waits():
    before = event.wait(0.03)
    threading.Timer(0.03, event.set).start()
    print(before, event.wait())
at_once(waits)
def enters():
    with two:
        log.append(1)
        time.sleep(0)
        print(len(log) <= 2, end=' ')
        log.pop()
at_once(enters, enters, enters, enters)
places = []
at_once(*[lambda: places.append(all_three.wait())] * 3)
print(sorted(places), all_three.n_waiting, all_three.broken)
all_three.abort()
says(all_three.wait)
late = threading.Timer(5, print)
late.start()
late.cancel()
print(late.join(), late.finished.is_set())
#> False True
#> True True True True [0, 1, 2] 0 False
#> BrokenBarrierError ()
#> None True

### what each thread has to itself
#: oracle=no
class Mine(threading.local):
    shared = []
    def __init__(self, start):
        self.n = start
mine = Mine(5)
mine.n += 1
def work():
    mine.n += 10
    mine.shared.append(mine.n)
    print(mine.__dict__)
at_once(work, work)
print(mine.n, mine.shared)
says(setattr, mine, '__dict__', {})
#> {'n': 15}
#> {'n': 15}
#> 6 [15, 15]
#> AttributeError ("'Mine' object attribute '__dict__' is read-only",)

### a context is a thread's own
#: oracle=no
import contextvars
var = contextvars.ContextVar('var', default=0)
var.set(1)
def work():
    before = var.get(), var.set(2).old_value
    time.sleep(0)
    log.append((before, var.get()))
log = []
at_once(work, work)
print(log[0], log[0] == log[1], var.get())
#> ((0, <Token.MISSING>), 2) True 1

### what a thread raises
#: oracle=no
import io, sys
def fails():
    1 / 0
def hook(args):
    print(args.exc_type.__name__, args.thread.name, type(args).__name__)
threading.excepthook = hook
at_once(fails, sys.exit)
threading.excepthook = threading.__excepthook__
sys.stderr = io.StringIO()
at_once(fails, sys.exit)
lines = sys.stderr.getvalue().splitlines()
sys.stderr = sys.__stderr__
print(lines[0], lines[1], lines[-1], sep='\n')
#> ZeroDivisionError Thread-1 (fails) _ExceptHookArgs
#> SystemExit Thread-2 (exit) _ExceptHookArgs
#> Exception in thread Thread-3 (fails):
#> Traceback (most recent call last):
#> ZeroDivisionError: division by zero

### the program waits for its threads, but not for daemons
#: oracle=no
#: steps=vary
over = threading.Event()
def work(seconds):
    over.wait()
    time.sleep(seconds)
    print('after', seconds)
threading.Thread(target=work, args=(0.03,)).start()
threading.Thread(target=work, args=(100,), daemon=True).start()
print('over')
over.set()
#> over
#> after 0.03

### generators, sorting and classes go on in the middle
#: oracle=no
class Key:
    def __init__(self, n):
        self.n = n
    def __lt__(self, other):
        time.sleep(0)
        return self.n < other.n
def numbers():
    for i in range(3):
        time.sleep(0)
        yield i
def sorts():
    log.append([key.n for key in sorted(map(Key, (3, 1, 2)))])
def iterates():
    log.append([*numbers(), sum(numbers())])
log = []
at_once(sorts, iterates, sorts)
print(sorted(log))
#> [[0, 1, 2, 3], [1, 2, 3], [1, 2, 3]]

### a deadlock says who waits for what
#: oracle=no
a, b = threading.Lock(), threading.Lock()
def work():
    with b:
        time.sleep(0)
        a.acquire()
a.acquire()
threading.Thread(target=work, name='other', daemon=True).start()
b.acquire()
#! RuntimeError: deadlock: nothing can wake a thread any more (MainThread waits for a lock that other holds; other waits for a lock that MainThread holds)

### there are 128 threads at most
#: oracle=no
hold = threading.Event()
threads = []
try:
    while len(threads) < 200:
        thread = threading.Thread(target=hold.wait)
        thread.start()
        threads.append(thread)
except RuntimeError as e:
    print(len(threads), e, thread.is_alive())
hold.set()
for thread in threads:
    thread.join()
print(threading.active_count())
#> 127 can't start new thread False
#> 1

### the size of a stack is kept
#: oracle=no
for v in (0, 262144, -1, 1, 32767, 32768, 40000, 'a', 1.5, True, None):
    says(threading.stack_size, v)
says(threading.stack_size)
#> 0
#> 0
#> ValueError ('size must be 0 or a positive value',)
#> ValueError ('size not valid: 1 bytes',)
#> ValueError ('size not valid: 32767 bytes',)
#> 262144
#> 32768
#> TypeError ("'str' object cannot be interpreted as an integer",)
#> TypeError ("'float' object cannot be interpreted as an integer",)
#> ValueError ('size not valid: 1 bytes',)
#> TypeError ("'NoneType' object cannot be interpreted as an integer",)
#> 40000
