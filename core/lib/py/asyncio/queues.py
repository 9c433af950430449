"""Queues between tasks."""
import collections
from heapq import heappop, heappush
from types import GenericAlias
from asyncio import locks
from asyncio.mixins import _LoopBoundMixin

__all__ = ('Queue', 'PriorityQueue', 'LifoQueue', 'QueueFull', 'QueueEmpty', 'QueueShutDown')


class QueueEmpty(Exception):
    """There is nothing in it."""


class QueueFull(Exception):
    """There is no room in it."""


class QueueShutDown(Exception):
    """It was shut down."""


class Queue(_LoopBoundMixin):
    """First in, first out. With a maxsize above 0, put() waits where it is full."""

    __class_getitem__ = classmethod(GenericAlias)

    def __init__(self, maxsize=0):
        self._maxsize = maxsize
        self._getters, self._putters = collections.deque(), collections.deque()
        self._unfinished_tasks = 0
        self._finished = locks.Event()
        self._finished.set()
        self._is_shutdown = False
        self._init(maxsize)

    # What derived classes do differently.

    def _put(self, item):
        self._queue.append(item)

    def _get(self):
        return self._queue.popleft()

    def _init(self, maxsize):
        self._queue = collections.deque()

    def _format(self):
        parts = [f'maxsize={self._maxsize!r}']
        if getattr(self, '_queue', None):
            parts.append(f'_queue={list(self._queue)!r}')
        parts += [f'_{name}[{len(line)}]' for name, line in (('getters', self._getters), ('putters', self._putters)) if line]
        if self._unfinished_tasks:
            parts.append(f'tasks={self._unfinished_tasks}')
        if self._is_shutdown:
            parts.append('shutdown')
        return ' '.join(parts)

    def __repr__(self):
        return f'<{type(self).__name__} at {id(self):#x} {self._format()}>'

    def __str__(self):
        return f'<{type(self).__name__} {self._format()}>'

    # ---- what is in it ----

    def empty(self):
        """Whether there is nothing."""
        return not self._queue

    @property
    def maxsize(self):
        """How many there can be."""
        return self._maxsize

    def qsize(self):
        """How many there are."""
        return len(self._queue)

    def full(self):
        """Whether there is no room."""
        return 0 < self._maxsize <= self.qsize()

    # ---- putting and getting ----

    def _wake_next(self, line):
        while line:
            place = line.popleft()
            if not place.done():
                place.set_result(None)
                return

    async def _wait_in(self, line, still_stuck):
        """Waits for a turn in a line. Who gives up lets the next one have it."""
        place = self._get_loop().create_future()
        line.append(place)
        try:
            await place
        except BaseException:
            place.cancel()
            if place in line:
                line.remove(place)
            if not still_stuck() and not place.cancelled():
                self._wake_next(line)
            raise

    async def put(self, item):
        """Put something in, when there is room."""
        while self.full() and not self._is_shutdown:
            await self._wait_in(self._putters, self.full)
        self.put_nowait(item)

    def put_nowait(self, item):
        """Put something in, or QueueFull."""
        if self._is_shutdown or self.full():
            raise QueueShutDown if self._is_shutdown else QueueFull
        self._finished.clear()
        self._unfinished_tasks += 1
        self._put(item)
        self._wake_next(self._getters)

    async def get(self):
        """Take something out, when there is something."""
        while self.empty() and not self._is_shutdown:
            await self._wait_in(self._getters, self.empty)
        return self.get_nowait()

    def get_nowait(self):
        """Take something out, or QueueEmpty."""
        if self.empty():
            raise QueueShutDown if self._is_shutdown else QueueEmpty
        item = self._get()
        self._wake_next(self._putters)
        return item

    # ---- work ----

    def task_done(self):
        """What was taken out is dealt with."""
        if not self._unfinished_tasks:
            raise ValueError('task_done() called too many times')
        self._count_done()

    def _count_done(self):
        self._unfinished_tasks -= 1
        if self._unfinished_tasks == 0:
            self._finished.set()

    async def join(self):
        """Wait until everything that was put in is dealt with."""
        if self._unfinished_tasks:
            await self._finished.wait()

    def shutdown(self, immediate=False):
        """Nothing can be put in any more, and nothing taken out when it is empty, which it is at once if immediate."""
        self._is_shutdown = True
        while immediate and not self.empty():
            self._get()
            if self._unfinished_tasks:
                self._count_done()
        for line in (self._getters, self._putters):
            while line:
                self._wake_next(line)


class _InList(Queue):
    def _init(self, maxsize):
        self._queue = []


class PriorityQueue(_InList):
    """The smallest comes out first."""

    def _put(self, item):
        heappush(self._queue, item)

    def _get(self):
        return heappop(self._queue)


class LifoQueue(_InList):
    """The last one in comes out first."""

    def _get(self):
        return self._queue.pop()
