### a pipeline of threads: queues, a lock, events, conditions, a bounded buffer, a shutdown
#: oracle=no
#: steps=vary
import queue
import random
import threading
import time
from collections import defaultdict
from dataclasses import dataclass, field

STOP = object()

@dataclass(order=True)
class Job:
    priority: int
    number: int
    payload: str = field(compare=False, default="")

class BoundedBuffer:
    """The textbook one: a condition for each end."""
    def __init__(self, size):
        self.items, self.size, self.most = [], size, 0
        lock = threading.Lock()
        self.not_full, self.not_empty = threading.Condition(lock), threading.Condition(lock)

    def put(self, item):
        with self.not_full:
            while len(self.items) >= self.size:
                self.not_full.wait()
            self.items.append(item)
            self.most = max(self.most, len(self.items))
            self.not_empty.notify()

    def get(self):
        with self.not_empty:
            self.not_empty.wait_for(lambda: self.items)
            item = self.items.pop(0)
            self.not_full.notify()
            return item

class Account:
    def __init__(self, balance):
        self.balance, self._lock, self.history = balance, threading.Lock(), []

    def transfer(self, other, amount):
        first, second = sorted((self, other), key=id)
        with first._lock, second._lock:
            if self.balance < amount:
                return False
            self.balance -= amount
            time.sleep(0)
            other.balance += amount
            self.history.append(-amount)
            other.history.append(amount)
            return True

class Stage(threading.Thread):
    def __init__(self, name, work, source, sink):
        super().__init__(name=name, daemon=True)
        self.work, self.source, self.sink, self.handled = work, source, sink, 0

    def run(self):
        while (item := self.source.get()) is not STOP:
            self.sink.put(self.work(item))
            self.handled += 1
            self.source.task_done()
        self.source.put(STOP)
        self.source.task_done()

# ---- three stages, several workers in each
raw, parsed, done = queue.Queue(maxsize=4), queue.Queue(), queue.Queue()
stages = [Stage(f"parse-{i}", lambda line: line.split(","), raw, parsed) for i in range(2)]
stages += [Stage(f"sum-{i}", lambda parts: (parts[0], sum(map(int, parts[1:]))), parsed, done) for i in range(3)]
for stage in stages:
    stage.start()
for i in range(30):
    raw.put(f"row{i % 5},{i},{i * i}")
raw.join()
parsed.join()
totals = defaultdict(int)
while not done.empty():
    name, total = done.get_nowait()
    totals[name] += total
print(dict(sorted(totals.items())), sum(s.handled for s in stages))
raw.put(STOP), parsed.put(STOP)
for stage in stages:
    stage.join(timeout=10)
print([s.name for s in stages if s.is_alive()], threading.active_count())

# ---- priorities, and an event that stops the workers
jobs, order, stop = queue.PriorityQueue(), [], threading.Event()
def worker():
    while not stop.is_set():
        try:
            job = jobs.get(timeout=0.002)
        except queue.Empty:
            continue
        order.append(job.payload)
        jobs.task_done()
for number, (priority, payload) in enumerate([(3, "low"), (1, "urgent"), (2, "normal"), (1, "urgent too")]):
    jobs.put(Job(priority, number, payload))
thread = threading.Thread(target=worker)
thread.start()
jobs.join()
stop.set()
thread.join()
print(order, jobs.qsize(), thread.is_alive())

# ---- a bounded buffer between two producers and one consumer
buffer, seen = BoundedBuffer(3), []
def produce(start):
    for n in range(start, start + 10):
        buffer.put(n)
    buffer.put(None)
def consume(producers):
    while producers:
        if (n := buffer.get()) is None:
            producers -= 1
        else:
            seen.append(n)
threads = [threading.Thread(target=produce, args=(s,)) for s in (0, 100)] + [threading.Thread(target=consume, args=(2,))]
for t in threads: t.start()
for t in threads: t.join()
print(len(seen), sum(seen), [n for n in seen if n < 100] == list(range(10)), 1 <= buffer.most <= 3)

# ---- money is neither made nor lost
accounts = [Account(100) for _ in range(4)]
def trade(seed):
    rng = random.Random(seed)
    for _ in range(50):
        a, b = rng.sample(accounts, 2)
        a.transfer(b, rng.randint(1, 60))
threads = [threading.Thread(target=trade, args=(seed,)) for seed in range(5)]
for t in threads: t.start()
for t in threads: t.join()
print(sum(a.balance for a in accounts), all(a.balance == 100 + sum(a.history) >= 0 for a in accounts))

# ---- a barrier, a semaphore, what each thread has to itself, a timer
barrier, slots, mine, log = threading.Barrier(3), threading.BoundedSemaphore(2), threading.local(), []
busy = [0, 0]
def phase(name):
    mine.name = name
    with slots:
        busy[0] += 1
        busy[1] = max(busy[1], busy[0])
        time.sleep(0.001)
        busy[0] -= 1
    log.append(("before", mine.name))
    barrier.wait()
    log.append(("after", mine.name))
threads = [threading.Thread(target=phase, args=(n,)) for n in "xyz"]
for t in threads: t.start()
for t in threads: t.join()
print(sorted(log[:3]), sorted(log[3:]), busy[1] <= 2, hasattr(mine, "name"))
fired = threading.Event()
timer, never = threading.Timer(0.003, fired.set), threading.Timer(60, print, ["never"])
timer.start(), never.start()
print(fired.wait(5), never.cancel(), timer.join(), never.join())
#> {'row0': 1450, 'row1': 1612, 'row2': 1786, 'row3': 1972, 'row4': 2170} 60
#> [] 1
#> ['urgent', 'urgent too', 'normal', 'low'] 0 False
#> 20 1090 True True
#> 400 True
#> [('before', 'x'), ('before', 'y'), ('before', 'z')] [('after', 'x'), ('after', 'y'), ('after', 'z')] True False
#> True None None None
