# Threads
# They take turns on one interpreter, always in the same order: a turn ends where the thread waits, or after some steps in the thread.

### a thread that is not waiting is left after 10,000 steps, not after 5 ms
#: oracle=no
# A run is the same each time. sys.setswitchinterval() keeps what it is told, and changes nothing.
import sys, threading
sys.setswitchinterval(1e-6)
order = []
def work(name):
    for i in range(25000):
        if i % 5000 == 0: order.append(name)
threads = [threading.Thread(target=work, args=(name,)) for name in 'ab']
for t in threads: t.start()
for t in threads: t.join()
print(''.join(order))  #> aaaabbabbb

### the frames of all threads are counted together
#: oracle=no
# In CPython each thread may have as many as the recursion limit. Here they share it, so that no number of threads has more than one.
import sys, threading
def down(n):
    if n:
        return down(n - 1)
    met.wait()
def work(n, say):
    try:
        down(n)
    except RecursionError as e:
        say.append(str(e))
        met.abort()
    except threading.BrokenBarrierError:
        say.append('the other one')
for n in 400, 600:
    met, said = threading.Barrier(2), []
    threads = [threading.Thread(target=work, args=(n, said)) for _ in range(2)]
    for t in threads: t.start()
    for t in threads: t.join()
    print(n, said, sys.getrecursionlimit())
#> 400 [] 1000
#> 600 ['maximum recursion depth exceeded', 'the other one'] 1000

### a deadlock is an error
#: oracle=no
# CPython waits for ever. The main thread is told who waits for what.
import threading
lock = threading.Lock()
lock.acquire()
lock.acquire()
#! RuntimeError: deadlock: nothing can wake a thread any more (MainThread waits for a lock that MainThread holds)

### a deadlock between threads names them
#: oracle=no
# And what each waits for. The error is the main thread's, and the others wait on: it may yet wake them.
import threading
a, b = threading.Lock(), threading.Lock()
def work(first, second, mine, other):
    with first:
        mine.set()
        other.wait()
        with second: pass
x, y = threading.Event(), threading.Event()
threads = [threading.Thread(target=work, args=args, name=name, daemon=True)
           for name, args in [('one', (a, b, x, y)), ('two', (b, a, y, x))]]
for t in threads: t.start()
try:
    for t in threads: t.join()
except RuntimeError as e:
    for text in str(e).replace(' (', '; ').split('; '): print(text)
#> deadlock: nothing can wake a thread any more
#> MainThread waits for the end of one
#> one waits for a lock that two holds
#> two waits for a lock that one holds)

### there are 128 threads at most, with small numbers
#: oracle=no
# `get_ident()` is not an address. One thread more is the error that CPython has where the system gives no more.
import threading
print(threading.get_ident(), threading.get_native_id())  #> 1 1
hold = threading.Event()
threads = [threading.Thread(target=hold.wait) for _ in range(150)]
try:
    for t in threads: t.start()
except RuntimeError as e:
    print(threading.active_count(), e)  #> 128 can't start new thread
hold.set()

### there is nothing to trace threads with
#: oracle=no
# There is no sys.settrace() either.
import threading
try:
    threading.settrace(print)
except NotImplementedError as e:
    print(e)  #> this sandbox cannot trace
