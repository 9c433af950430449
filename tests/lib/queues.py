import queue
import threading


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


### queues of one thread
q, last, least, simple = queue.Queue(2), queue.LifoQueue(), queue.PriorityQueue(), queue.SimpleQueue()
for item in 3, 1, 2:
    last.put(item)
    least.put(item)
    simple.put(item)
print([last.get() for _ in 'abc'], [least.get() for _ in 'abc'], [simple.get() for _ in 'abc'])
q.put(1)
print(q.put_nowait(2), q.full(), q.empty(), q.qsize(), q.maxsize, q.queue)
says(q.put_nowait, 3)
says(q.get, timeout=-1)
print(q.get(), q.get_nowait())
says(q.get_nowait)
says(simple.get, False)
print(q.task_done(), q.task_done(), q.join())
says(q.task_done)
print(queue.Empty, queue.Full, queue.ShutDown, queue.SimpleQueue, queue.Queue[int])
#> [2, 1, 3] [1, 2, 3] [3, 1, 2]
#> None True False 2 2 deque([1, 2])
#> Full ()
#> ValueError ("'timeout' must be a non-negative number",)
#> 1 2
#> Empty ()
#> Empty ()
#> None None None
#> ValueError ('task_done() called too many times',)
#> <class '_queue.Empty'> <class 'queue.Full'> <class 'queue.ShutDown'> <class '_queue.SimpleQueue'> queue.Queue[int]

### a queue that is shut down
q = queue.Queue()
q.put(1)
q.put(2)
q.shutdown()
says(q.put, 3)
print(q.get(), q.get(), q.is_shutdown)
says(q.get)
other = queue.Queue()
other.put(1)
other.shutdown(immediate=True)
says(other.get)
print(other.join(), other.qsize())
#> ShutDown ()
#> 1 2 True
#> ShutDown ()
#> ShutDown ()
#> None 0

### one puts and another gets
#: oracle=no
q, got = queue.Queue(2), []
def puts():
    for i in range(50):
        q.put(i)
    q.put(None)
def gets():
    while (item := q.get()) is not None:
        got.append(item)
at_once(puts, gets)
print(got == [*range(50)])  #> True

### workers, and waiting for what they do
#: oracle=no
work, done = queue.Queue(), []
def serves():
    while True:
        done.append(work.get() ** 2)
        work.task_done()
for _ in range(3):
    threading.Thread(target=serves, daemon=True).start()
for i in range(9):
    work.put(i)
work.join()
print(sorted(done), work.unfinished_tasks)  #> [0, 1, 4, 9, 16, 25, 36, 49, 64] 0

### those that wait are told that it is shut down
#: oracle=no
q, told = queue.Queue(), []
def gets():
    try:
        q.get()
    except queue.ShutDown:
        told.append(1)
def ends():
    q.shutdown()
at_once(gets, gets, ends)
print(told)  #> [1, 1]

### a time is over
#: oracle=no
#: steps=vary
q = queue.Queue(1)
says(q.get, timeout=0.03)
q.put(1)
says(q.put, 2, timeout=0.03)
says(queue.SimpleQueue().get, timeout=0.03)
#> Empty ()
#> Full ()
#> Empty ()
