"""A calendar of functions to be called."""

import heapq
import time
from collections import namedtuple
from itertools import count

__all__ = ['scheduler']

_now = object()


class Event(namedtuple('Event', 'time, priority, sequence, action, argument, kwargs')):
    """What is to be done, and when; of those of one time the lowest priority comes first, then the oldest."""

    __slots__ = ()

    def _place(self):
        return self.time, self.priority, self.sequence

    def __lt__(self, other):
        return self._place() < other._place()

    def __le__(self, other):
        return self._place() <= other._place()

    def __gt__(self, other):
        return self._place() > other._place()

    def __ge__(self, other):
        return self._place() >= other._place()

    def __eq__(self, other):
        return self._place() == other._place()

    def __hash__(self):
        return hash(self._place())


class scheduler:
    """Runs what was entered, by a clock and a function that waits."""

    def __init__(self, timefunc=time.monotonic, delayfunc=time.sleep):
        self._queue, self._numbers = [], count()
        self.timefunc, self.delayfunc = timefunc, delayfunc

    def enterabs(self, time, priority, action, argument=(), kwargs=_now):
        """Have something done at a time. What cancel() takes."""
        event = Event(time, priority, next(self._numbers), action, argument, {} if kwargs is _now else kwargs)
        heapq.heappush(self._queue, event)
        return event

    def enter(self, delay, priority, action, argument=(), kwargs=_now):
        """Have something done after a while. What cancel() takes."""
        return self.enterabs(self.timefunc() + delay, priority, action, argument, kwargs)

    def cancel(self, event):
        """Not that; ValueError where it is not to be done any more."""
        self._queue.remove(event)
        heapq.heapify(self._queue)

    def empty(self):
        return not self._queue

    def run(self, blocking=True):
        """Do all there is to do, waiting for its times. Without blocking only what is due; then how long the next has."""
        while self._queue:
            due = self._queue[0].time
            wait = due - self.timefunc()
            if wait > 0:
                if not blocking:
                    return wait
                self.delayfunc(wait)
                continue
            event = heapq.heappop(self._queue)
            event.action(*event.argument, **event.kwargs)
            self.delayfunc(0)  # others have their turn
        return None

    @property
    def queue(self):
        """What is to be done, in order."""
        return sorted(self._queue)
