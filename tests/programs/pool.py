### tools called in parallel by a thread pool, with results in order, errors kept, progress under a lock
#: oracle=no
#: steps=vary
import concurrent.futures
import functools
import logging
import queue
import sys
import threading
import time
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor

logging.basicConfig(stream=sys.stdout, level=logging.INFO, format="%(message)s")


class Progress:
    def __init__(self, total):
        self.total, self.done, self.lock = total, 0, threading.Lock()
        self.finished = threading.Event()

    def step(self):
        with self.lock:
            self.done += 1
            if self.done == self.total:
                self.finished.set()


class Cache:
    def __init__(self):
        self._data, self._locks, self._guard = {}, defaultdict(threading.Lock), threading.Lock()
        self.misses = 0

    def get(self, key, make):
        with self._guard:
            lock = self._locks[key]
        with lock:
            if key not in self._data:
                self.misses += 1
                time.sleep(0.001)
                self._data[key] = make(key)
            return self._data[key]


def fetch(cache, progress, n):
    try:
        value = cache.get(n % 3, lambda k: k * 10)
        if n == 4:
            raise ValueError(f"item {n} is bad")
        time.sleep(0.002 * (5 - n % 5))
        return n, value
    finally:
        progress.step()


cache, progress = Cache(), Progress(8)
with ThreadPoolExecutor(max_workers=4, thread_name_prefix="tool") as pool:
    futures = {pool.submit(fetch, cache, progress, n): n for n in range(8)}
    results, errors = {}, {}
    for future in concurrent.futures.as_completed(futures):
        try:
            n, value = future.result()
            results[n] = value
        except ValueError as e:
            errors[futures[future]] = str(e)
print(sorted(results.items()), errors, cache.misses, progress.finished.is_set())

with ThreadPoolExecutor(3) as pool:
    print(list(pool.map(lambda a, b: a ** b, [2, 3, 4], [5, 2, 1])))
    gate = threading.Event()
    slow = pool.submit(gate.wait)
    try:
        slow.result(timeout=0.001)
    except TimeoutError as e:
        print("TimeoutError", slow.done())
    gate.set()
    seen = []
    fast = pool.submit(lambda: 6 * 7)
    fast.add_done_callback(lambda f: seen.append(f.result()))
    concurrent.futures.wait([fast, slow])
    print(seen, fast.exception(), slow.result())

jobs, results = queue.Queue(maxsize=2), queue.PriorityQueue()
local = threading.local()


def consumer():
    local.count = 0
    while (job := jobs.get()) is not None:
        local.count += 1
        results.put((-job, f"job {job}"))
        jobs.task_done()
    jobs.task_done()


threads = [threading.Thread(target=consumer, name=f"c{i}", daemon=True) for i in range(2)]
for t in threads:
    t.start()
for n in range(6):
    jobs.put(n)
for _ in threads:
    jobs.put(None)
jobs.join()
for t in threads:
    t.join(timeout=60)
print([results.get_nowait()[1] for _ in range(results.qsize())], any(t.is_alive() for t in threads), hasattr(local, "count"))

condition, items, log = threading.Condition(), [], []


def producer():
    for n in range(3):
        with condition:
            items.append(n)
            condition.notify()
        time.sleep(0.001)


def taker():
    while len(log) < 3:
        with condition:
            condition.wait_for(lambda: items, timeout=60)
            log.append(items.pop(0))


pair = [threading.Thread(target=f) for f in (taker, producer)]
[t.start() for t in pair], [t.join() for t in pair]
print(log)
barrier = threading.Barrier(3, action=lambda: logging.getLogger("b").info("all here") or None)
arrived = []
team = [threading.Thread(target=lambda i=i: arrived.append((barrier.wait() >= 0, i))) for i in range(3)]
[t.start() for t in team], [t.join() for t in team]
print(sorted(arrived))
timer = threading.Timer(0.001, functools.partial(log.append, "timer"))
timer.start()
timer.join()
errors = []
threading.excepthook = lambda args: errors.append((args.exc_type.__name__, str(args.exc_value), args.thread.name))
bad = threading.Thread(target=lambda: 1 / 0, name="bad")
bad.start(), bad.join()
print(log[-1], errors, threading.active_count(), threading.main_thread().name)
#> [(0, 0), (1, 10), (2, 20), (3, 0), (5, 20), (6, 0), (7, 10)] {4: 'item 4 is bad'} 3 True
#> [32, 9, 4]
#> TimeoutError False
#> [42] None True
#> ['job 5', 'job 4', 'job 3', 'job 2', 'job 1', 'job 0'] False False
#> [0, 1, 2]
#> all here
#> [(True, 0), (True, 1), (True, 2)]
#> timer [('ZeroDivisionError', 'division by zero', 'bad')] 1 MainThread
