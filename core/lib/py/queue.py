"""Queues between threads."""

import threading
from _hn import _type_made
from collections import deque
from heapq import heappop, heappush
from types import GenericAlias

__all__ = ['Empty', 'Full', 'ShutDown', 'Queue', 'PriorityQueue', 'LifoQueue', 'SimpleQueue']


class Empty(Exception):
    """There is nothing to get."""

    __module__ = '_queue'


class ShutDown(Exception):
    """The queue is used no more."""


class Full(Exception):
    """There is no room to put something."""


# How the items are kept: subclasses may do it their own way.
def _in_row(self, maxsize):
    self.queue = deque()


def _in_list(self, maxsize):
    self.queue = []


class Queue:
    """What is put first is got first; maxsize at most are in it, or any number."""

    _init = _in_row

    def _get(self):
        return self.queue.popleft()

    def _put(self, item):
        self.queue.append(item)

    def _qsize(self):
        return len(self.queue)

    def __init__(self, maxsize=0):
        self.unfinished_tasks = 0
        self.is_shutdown = False
        self.mutex = mutex = threading.Lock()
        self.not_empty, self.not_full, self.all_tasks_done = [threading.Condition(mutex) for _ in range(3)]
        self.maxsize = maxsize
        self._init(maxsize)

    def shutdown(self, immediate=False):
        """Nothing can be put in any more; what is there can be got, or is dropped."""
        with self.mutex:
            dropped = 0
            while immediate and self._qsize():
                self._get()
                dropped += 1
            self.is_shutdown = True
            self._finish(min(dropped, self.unfinished_tasks))
            for line in (self.not_full, self.not_empty):
                line.notify_all()

    def join(self):
        """Wait until all that were put are dealt with."""
        with self.mutex:
            self.all_tasks_done.wait_for(lambda: not self.unfinished_tasks)

    def task_done(self):
        """One of those that were got is dealt with."""
        with self.mutex:
            if self.unfinished_tasks < 1:
                raise ValueError('task_done() called too many times')
            self._finish(1)

    def _finish(self, n):
        self.unfinished_tasks -= n
        if n and not self.unfinished_tasks:
            self.all_tasks_done.notify_all()

    def _has_room(self):
        return self.is_shutdown or not 0 < self.maxsize <= self._qsize()

    def _has_some(self):
        return self.is_shutdown or self._qsize() > 0

    def full(self):
        """Whether there is no room in it."""
        return 0 < self.maxsize <= self.qsize()

    def put_nowait(self, item):
        """Put it in, if there is room."""
        self.put(item, False)

    def put(self, item, block=True, timeout=None):
        """Put it in, when there is room."""
        with self.mutex:
            _wait(self.not_full, self._has_room, block, timeout, Full)
            self._take_part(True)
            self.unfinished_tasks += 1
            self._put(item)
            self.not_empty.notify()

    def _take_part(self, wanted):
        if self.is_shutdown and wanted:
            raise ShutDown

    def empty(self):
        """Whether there is nothing in it."""
        return self.qsize() == 0

    def get_nowait(self):
        """Take one out, if there is one."""
        return self.get(False)

    def get(self, block=True, timeout=None):
        """Take one out, when there is one."""
        with self.mutex:
            _wait(self.not_empty, self._has_some, block, timeout, Empty)
            self._take_part(not self._qsize())
            try:
                return self._get()
            finally:
                self.not_full.notify()

    def qsize(self):
        """How many are in it."""
        with self.mutex:
            return self._qsize()

    __class_getitem__ = classmethod(GenericAlias)


def _wait(condition, ready, block, timeout, otherwise):
    """Waits until it is ready, or raises."""
    if block and timeout is not None and timeout < 0:
        raise ValueError("'timeout' must be a non-negative number")
    if not block:
        if not ready():
            raise otherwise
    elif not condition.wait_for(ready, timeout):
        raise otherwise


class LifoQueue(Queue):
    """What is put last is got first."""

    _init = _in_list

    def _get(self):
        return self.queue.pop()


class PriorityQueue(Queue):
    """The least is got first."""

    _init = _in_list

    def _get(self):
        return heappop(self.queue)

    def _put(self, item):
        heappush(self.queue, item)


class SimpleQueue:
    """A queue without bounds, of which nobody can say that it was dealt with."""

    def __init__(self):
        self._items, self._count = deque(), threading.Semaphore(0)

    def put(self, item, block=True, timeout=None):
        """Put it in: there is always room."""
        self._items.append(item)
        self._count.release()

    def get(self, block=True, timeout=None):
        """Take one out, when there is one."""
        if timeout is not None and timeout < 0:
            raise ValueError("'timeout' must be a non-negative number")
        if not self._count.acquire(block, timeout if block else None):
            raise Empty
        return self._items.popleft()

    def put_nowait(self, item):
        """Put it in."""
        self.put(item)

    def get_nowait(self):
        """Take one out, if there is one."""
        return self.get(False)

    def empty(self):
        """Whether there is nothing in it."""
        return not self._items

    def qsize(self):
        """How many are in it."""
        return len(self._items)

    __class_getitem__ = classmethod(GenericAlias)


SimpleQueue.__module__ = '_queue'
_type_made(SimpleQueue, True)
