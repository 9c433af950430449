"""Futures: results that are not there yet."""

import threading
from _hn import _thread_holds
from time import monotonic
from types import GenericAlias

FIRST_COMPLETED = 'FIRST_COMPLETED'
FIRST_EXCEPTION = 'FIRST_EXCEPTION'
ALL_COMPLETED = 'ALL_COMPLETED'
PENDING, RUNNING, CANCELLED, FINISHED = 'PENDING', 'RUNNING', 'CANCELLED', 'FINISHED'
CANCELLED_AND_NOTIFIED = 'CANCELLED_AND_NOTIFIED'
_OVER = CANCELLED, CANCELLED_AND_NOTIFIED, FINISHED
_shown = {CANCELLED_AND_NOTIFIED: 'cancelled'}
TimeoutError = TimeoutError
_handled_shown = True  # by sys.exception(), to what logs it


class Error(Exception):
    """What goes wrong with futures."""


class CancelledError(Error):
    """The call was cancelled."""


class InvalidStateError(Error):
    """The future is too far on for that."""


class BrokenExecutor(RuntimeError):
    """It makes no calls any more."""


class Future:
    """The result of a call that another thread makes."""

    _pool = None  # the ThreadPoolExecutor that makes the call
    _maker = 0    # the _thread_holder() that takes it, or has taken it

    def __init__(self):
        self._condition = threading.Condition()
        self._state, self._result, self._exception = PENDING, None, None
        self._done_callbacks = []

    def _refresh(self):
        """A limit may have ended the thread that makes the call, or the threads that would."""
        pool = self._pool
        if pool is None or self._state in _OVER:
            return
        if self._maker and not _thread_holds(self._maker) and not pool._has(self):
            self.set_exception(pool.BROKEN('the run in which the call was made has ended'))
        elif self._state == PENDING:
            pool._continue()

    def __repr__(self):
        self._refresh()
        text = f'<{type(self).__name__} at {id(self):#x} state={_shown.get(self._state, self._state.lower())}'
        if self._state == FINISHED:
            failed = self._exception is not None
            text += f" {'raised' if failed else 'returned'} {type(self._exception if failed else self._result).__name__}"
        return text + '>'

    def cancel(self):
        """Have the call not made, if it has not begun. Whether it is not."""
        self._refresh()
        with self._condition:
            if self._state in (RUNNING, FINISHED):
                return False
            if self._state == PENDING:
                self._state = CANCELLED
                self._condition.notify_all()
        self._tell_callbacks()
        return True

    def cancelled(self):
        """Whether the call is not made."""
        return self._state in (CANCELLED, CANCELLED_AND_NOTIFIED)

    def running(self):
        """Whether the call is being made."""
        self._refresh()
        return self._state == RUNNING

    def done(self):
        """Whether the call is over."""
        self._refresh()
        return self._state in _OVER

    def _tell_callbacks(self):
        waiting, self._done_callbacks = self._done_callbacks, []
        for callback in waiting:
            self._tell(callback)

    def _tell(self, callback):
        try:
            callback(self)
        except Exception:
            from logging import getLogger
            getLogger('concurrent.futures').exception('exception calling callback for %r', self)

    def add_done_callback(self, fn):
        """Have fn(this future) called when it is done."""
        self._refresh()
        with self._condition:
            if self._state not in _OVER:
                self._done_callbacks.append(fn)
                return
        self._tell(fn)

    def _wait(self, timeout):
        self._refresh()
        with self._condition:
            if not self._condition.wait_for(self.done, timeout):
                raise TimeoutError
            if self.cancelled():
                raise CancelledError

    def result(self, timeout=None):
        """What the call has returned, when it is over; or raised."""
        self._wait(timeout)
        if self._exception is None:
            return self._result
        try:
            raise self._exception
        finally:
            self = None

    def exception(self, timeout=None):
        """What the call has raised, when it is over."""
        self._wait(timeout)
        return self._exception

    def set_running_or_notify_cancel(self):
        """The call is to begin. Whether it was not cancelled before."""
        with self._condition:
            if self._state == CANCELLED:
                self._state = CANCELLED_AND_NOTIFIED
                return False
            if self._state != PENDING:
                raise RuntimeError('Future in unexpected state')
            self._state = RUNNING
            return True

    def _settle(self, result, exception):
        with self._condition:
            if self._state in _OVER:
                raise InvalidStateError(f'{self._state}: {self!r}')
            self._result, self._exception, self._state = result, exception, FINISHED
            self._condition.notify_all()
        self._tell_callbacks()

    def set_result(self, result):
        """The call has returned this."""
        self._settle(result, None)

    def set_exception(self, exception):
        """The call has raised this."""
        self._settle(None, exception)

    __class_getitem__ = classmethod(GenericAlias)


class Executor:
    """Something that makes calls."""

    def submit(self, fn, /, *args, **kwargs):
        """Have fn(*args, **kwargs) called. The future of its result."""
        raise NotImplementedError

    def map(self, fn, *iterables, timeout=None, chunksize=1, buffersize=None):
        """The results of fn for the items of the iterables, in their order."""
        if buffersize is not None:
            if not isinstance(buffersize, int):
                raise TypeError('buffersize must be an integer or None')
            if buffersize < 1:
                raise ValueError('buffersize must be None or > 0')
        end = None if timeout is None else monotonic() + timeout
        calls = zip(*iterables)
        begun = []
        for args in calls:
            begun.append(self.submit(fn, *args))
            if len(begun) == buffersize:
                break
        return self._results(fn, begun, calls, end)

    def _results(self, fn, begun, calls, end):
        begun.reverse()
        try:
            while begun:
                first = begun.pop()
                try:
                    value = first.result(None if end is None else end - monotonic())
                except BaseException:
                    first.cancel()
                    raise
                for args in calls:
                    begun.insert(0, self.submit(fn, *args))
                    break
                yield value
        finally:
            for future in begun:
                future.cancel()

    def __enter__(self):
        return self

    def shutdown(self, wait=True, *, cancel_futures=False):
        """Make no calls any more."""

    def __exit__(self, exc_type, exc_val, exc_tb):
        return bool(self.shutdown(wait=True))


class DoneAndNotDoneFutures(tuple):
    """What wait() has found."""

    __slots__ = ()
    _fields = ('done', 'not_done')
    done = property(lambda self: self[0])
    not_done = property(lambda self: self[1])

    def __new__(cls, done, not_done):
        return tuple.__new__(cls, (done, not_done))

    def __repr__(self):
        return f'DoneAndNotDoneFutures(done={self[0]!r}, not_done={self[1]!r})'


def _failed(future):
    return not future.cancelled() and future._exception is not None


def wait(fs, timeout=None, return_when=ALL_COMPLETED):
    """Wait until the first, the first that has failed, or all of them are done."""
    fs = set(fs)
    if return_when not in (FIRST_COMPLETED, FIRST_EXCEPTION, ALL_COMPLETED) and not all(f.done() for f in fs):
        raise ValueError(f'Invalid return condition: {return_when!r}')
    news = threading.Condition()

    def enough():
        done = [f for f in fs if f.done()]
        return (len(done) == len(fs) or (return_when == FIRST_COMPLETED and done)
                or (return_when == FIRST_EXCEPTION and any(map(_failed, done))))

    def tell(future):
        with news:
            news.notify_all()

    if not enough():
        for future in fs:
            if not future.done():
                future.add_done_callback(tell)
        with news:
            news.wait_for(enough, timeout)
        for future in fs:
            if tell in future._done_callbacks:
                future._done_callbacks.remove(tell)
    done = {f for f in fs if f.done()}
    return DoneAndNotDoneFutures(done, fs - done)


def as_completed(fs, timeout=None):
    """The futures, each when it is done."""
    end = None if timeout is None else monotonic() + timeout
    fs = set(fs)
    total, left, done = len(fs), set(fs), []
    news = threading.Condition()

    def tell(future):
        with news:
            done.append(future)
            news.notify_all()

    for future in fs:
        future.add_done_callback(tell)
    try:
        while left:
            with news:
                if not news.wait_for(lambda: done, None if end is None else max(end - monotonic(), 0)):
                    raise TimeoutError(f'{len(left)} (of {total}) futures unfinished')
                future = done.pop(0)
            left.discard(future)
            fs.discard(future)
            yield future
            future = None
    finally:
        for future in left:
            if tell in future._done_callbacks:
                future._done_callbacks.remove(tell)


for _cls in (Error, CancelledError, InvalidStateError):
    _cls.__module__ = 'concurrent.futures._base'
BrokenExecutor.__module__ = 'concurrent.futures._base'
