### threads that share a rate limiter and a connection pool; a watchdog, timers, events, and a stop in good order
#: oracle=no
#: steps=vary
import argparse
import contextlib
import logging
import queue
import random
import sys
import threading
import time
from collections import Counter, OrderedDict
from dataclasses import dataclass, field
from typing import Callable, Iterator

logging.basicConfig(stream=sys.stdout, format="%(threadName)s: %(message)s", level=logging.INFO)
log = logging.getLogger(__name__)


class TokenBucket:
    def __init__(self, capacity: int, clock: Callable[[], float] = time.monotonic):
        self.capacity, self.tokens, self.clock = capacity, capacity, clock
        self.changed = threading.Condition()
        self.waited = 0

    def take(self, count: int = 1, timeout: float | None = None) -> bool:
        if count > self.capacity:
            raise ValueError(f"a bucket of {self.capacity} never holds {count}")
        with self.changed:
            if self.tokens < count:
                self.waited += 1
            if not self.changed.wait_for(lambda: self.tokens >= count, timeout):
                return False
            self.tokens -= count
            return True

    def refill(self, count: int) -> None:
        with self.changed:
            self.tokens = min(self.capacity, self.tokens + count)
            self.changed.notify_all()


class PoolClosed(RuntimeError):
    pass


class ConnectionPool:
    def __init__(self, size: int):
        self._free: queue.LifoQueue[str] = queue.LifoQueue()
        self._slots = threading.BoundedSemaphore(size)
        self.closed = threading.Event()
        self.used: Counter[str] = Counter()
        for number in reversed(range(size)):
            self._free.put(f"conn{number}")

    @contextlib.contextmanager
    def connection(self) -> Iterator[str]:
        if self.closed.is_set():
            raise PoolClosed("the pool is closed")
        with self._slots:
            name = self._free.get()
            try:
                self.used[name] += 1
                yield name
            finally:
                self._free.put(name)


class LruCache(OrderedDict):
    def __init__(self, most: int):
        super().__init__()
        self.most, self.lock = most, threading.Lock()

    def get_or_make(self, key, make):
        with self.lock:
            if key in self:
                self.move_to_end(key)
                return self[key]
            self[key] = value = make(key)
            if len(self) > self.most:
                self.popitem(last=False)
            return value


@dataclass
class Stats:
    answered: list[tuple[int, int]] = field(default_factory=list)
    errors: Counter[str] = field(default_factory=Counter)
    lock: threading.Lock = field(default_factory=threading.Lock, repr=False)


def worker(jobs: queue.Queue, bucket: TokenBucket, pool: ConnectionPool, cache: LruCache, stats: Stats) -> None:
    while True:
        try:
            job = jobs.get()
        except queue.ShutDown:
            break
        try:
            bucket.take()
            with pool.connection():
                time.sleep(0.001)
                value = cache.get_or_make(job % 4, lambda key: 12 // (key - 1))
            with stats.lock:
                stats.answered.append((job, value))
        except ArithmeticError as e:
            with stats.lock:
                stats.errors[type(e).__name__] += 1
        finally:
            jobs.task_done()


def main(argv: list[str]) -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--jobs", type=int, default=10)
    parser.add_argument("--threads", type=int, default=3)
    parser.add_argument("--rate", type=int, default=2)
    args = parser.parse_args(argv)
    jobs, stats = queue.Queue(maxsize=4), Stats()
    bucket, pool, cache = TokenBucket(args.rate), ConnectionPool(2), LruCache(2)
    stop = threading.Event()

    def refiller():
        while not stop.wait(0.002):
            bucket.refill(args.rate)

    watchdog = threading.Timer(600, lambda: log.critical("stuck"))
    watchdog.daemon = True
    watchdog.start()
    filler = threading.Thread(target=refiller, name="refill", daemon=True)
    team = [threading.Thread(target=worker, args=(jobs, bucket, pool, cache, stats)) for _ in range(args.threads)]
    for thread in (filler, *team):
        thread.start()
    order = list(range(args.jobs))
    random.Random(args.jobs).shuffle(order)
    for job in order:
        jobs.put(job, timeout=5)
    jobs.join()
    jobs.shutdown()
    for thread in team:
        thread.join()
    stop.set()
    filler.join()
    watchdog.cancel()
    pool.closed.set()
    print(sorted(stats.answered), dict(stats.errors), pool.used.total(), bucket.waited > 0, len(cache))
    try:
        with pool.connection():
            pass
    except PoolClosed as e:
        log.info("%s: %s", type(e).__name__, e)
    try:
        bucket.take(99)
    except ValueError as e:
        log.info("%s", e)
    empty = TokenBucket(1)
    print(empty.take(), empty.take(timeout=0.001), watchdog.finished.is_set(), [thread.is_alive() for thread in team])


for options in ("", "--jobs 21 --threads 5 --rate 3"):
    main(options.split())
print(threading.active_count(), threading.main_thread() is threading.current_thread())
#> [(0, -12), (2, 12), (3, 6), (4, -12), (6, 12), (7, 6), (8, -12)] {'ZeroDivisionError': 3} 10 True 2
#> MainThread: PoolClosed: the pool is closed
#> MainThread: a bucket of 2 never holds 99
#> True False True [False, False, False]
#> [(0, -12), (2, 12), (3, 6), (4, -12), (6, 12), (7, 6), (8, -12), (10, 12), (11, 6), (12, -12), (14, 12), (15, 6), (16, -12), (18, 12), (19, 6), (20, -12)] {'ZeroDivisionError': 5} 21 True 2
#> MainThread: PoolClosed: the pool is closed
#> MainThread: a bucket of 3 never holds 99
#> True False True [False, False, False, False, False]
#> 1 True
