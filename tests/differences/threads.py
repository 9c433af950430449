# Threads
# They take turns on one interpreter, and always the same ones: where one waits, and after so many steps of its own code.

### a thread that is not waiting is left after 10,000 steps, not after 5 ms
#: oracle=no
# A run is the same each time. sys.setswitchinterval() is not there.
import threading
order = []
def work(name):
    for i in range(25000):
        if i % 5000 == 0: order.append(name)
threads = [threading.Thread(target=work, args=(name,)) for name in 'ab']
for t in threads: t.start()
for t in threads: t.join()
print(''.join(order))  #> aaaabbabbb

### a deadlock is an error
#: oracle=no
# CPython waits for ever. The main thread is told who waits for what.
import threading
lock = threading.Lock()
lock.acquire()
lock.acquire()
#! RuntimeError: deadlock: nothing can wake a thread any more (MainThread waits for a lock that MainThread holds)

### there are 64 threads at most, with small numbers
#: oracle=no
# `get_ident()` is not an address. One thread more is the error that CPython has where the system gives no more.
import threading
print(threading.get_ident(), threading.get_native_id())  #> 1 1
hold = threading.Event()
threads = [threading.Thread(target=hold.wait) for _ in range(70)]
try:
    for t in threads: t.start()
except RuntimeError as e:
    print(threading.active_count(), e)  #> 64 can't start new thread
hold.set()

### there is nothing to trace threads with
#: oracle=no
# There is no sys.settrace() either.
import threading
try:
    threading.settrace(print)
except NotImplementedError as e:
    print(e)  #> this sandbox cannot trace
