"""An executor whose calls are made by a number of threads."""

import itertools
import os
import threading
from collections import deque
from _hn import _entry_put, _thread_era, _thread_holder
from _hn.threads import _thread_ends
from concurrent.futures import _base

_handled_shown = True  # by sys.exception(), to what logs it
_numbers = itertools.count()
_MOST = 32
_over = [False]  # whether the main thread is, so that a thread without a call ends
_waits = []      # the conditions that threads without a call wait for, one for each


class BrokenThreadPool(_base.BrokenExecutor):
    """An initializer has failed."""


class ThreadPoolExecutor(_base.Executor):
    """Calls are made by max_workers threads at most, the first that was submitted first."""

    BROKEN = BrokenThreadPool

    def __init__(self, max_workers=None, thread_name_prefix='', initializer=None, initargs=()):
        if max_workers is None:
            max_workers = min(_MOST, (os.cpu_count() or 1) + 4)
        if max_workers <= 0:
            raise ValueError('max_workers must be greater than 0')
        if initializer is not None and not callable(initializer):
            raise TypeError('initializer must be a callable')
        self._max_workers = max_workers
        self._thread_name_prefix = thread_name_prefix or f'ThreadPoolExecutor-{next(_numbers)}'
        self._initializer, self._initargs = initializer, initargs
        self._calls, self._news, self._threads = deque(), threading.Condition(), []
        self._idle, self._shutdown, self._broken, self._era = 0, False, False, _thread_era()

    def _renew(self):
        """Without the threads of a run that was ended; what they had not begun is still to be done."""
        if self._era != _thread_era():
            self._threads, self._idle, self._era = [t for t in self._threads if t.is_alive()], 0, _thread_era()
            _waits[:] = [news for news in _waits if news is not self._news]

    def submit(self, fn, /, *args, **kwargs):
        """Have fn(*args, **kwargs) called by one of the threads. The future of its result."""
        if threading.get_ident() == 1:
            _over[0] = False
        with self._news:
            self._renew()
            if self._broken:
                raise self.BROKEN(self._broken)
            if self._shutdown:
                raise RuntimeError('cannot schedule new futures after shutdown')
            future = _base.Future()
            future._pool = self
            self._calls.append((future, fn, args, kwargs))
            if self._idle >= len(self._calls):
                self._news.notify()
                return future
        self._hire()
        return future

    def _hire(self):
        if len(self._threads) < self._max_workers:
            name = f'{self._thread_name_prefix}_{len(self._threads)}'
            thread = threading.Thread(target=self._work, name=name)
            self._threads.append(thread)
            thread.start()

    def _has(self, future):
        """Whether the call has not begun."""
        return any(call[0] is future for call in self._calls)

    def _continue(self):
        """Somebody asks for a call that has not begun: if a limit has ended the threads, others make it."""
        if self._era != _thread_era():
            with self._news:
                self._renew()
            for _ in range(len(self._calls) - len(self._threads)):
                self._hire()

    def _begin(self):
        """Whether the initializer has worked."""
        if self._initializer is None:
            return True
        try:
            self._initializer(*self._initargs)
        except BaseException:
            from logging import getLogger
            getLogger('concurrent.futures').critical('Exception in initializer:', exc_info=True)
            self._give_up('A thread initializer failed, the thread pool is not usable anymore')
            return False
        return True

    def _give_up(self, text):
        with self._news:
            self._broken = text
            while self._calls:
                self._calls.popleft()[0].set_exception(self.BROKEN(text))
            self._news.notify_all()

    def _next(self):
        with self._news:
            self._idle += 1
            _waits.append(self._news)
            try:
                self._news.wait_for(lambda: self._calls or self._shutdown or _over[0])
            finally:
                _waits.remove(self._news)
                self._idle -= 1
            if self._calls:
                self._calls[0][0]._maker = _thread_holder()  # before: a limit may end the run between the two
                return self._calls.popleft()
            if not self._shutdown:
                self._threads.remove(threading.current_thread())

    def _work(self):
        if not self._begin():
            return
        while (call := self._next()) is not None:
            _make(*call)
            call = None

    def shutdown(self, wait=True, *, cancel_futures=False):
        """Make no calls any more but those that are there, and wait for them."""
        with self._news:
            self._renew()
            self._shutdown = True
            dropped = [*self._calls] if cancel_futures else []
            if cancel_futures:
                self._calls.clear()
            self._news.notify_all()
        for call in dropped:
            call[0].cancel()
        if wait:
            for thread in self._threads:
                thread.join()


# Nobody hands in calls any more in this run: threads that have none end.
def _rest():
    _over[0] = True
    for news in [*_waits]:
        with news:
            news.notify_all()


_entry_put(_thread_ends, 0, _rest)


def _make(future, fn, args, kwargs):
    if not future.set_running_or_notify_cancel():
        return
    try:
        result = fn(*args, **kwargs)
    except BaseException as e:
        future.set_exception(e)
    else:
        future.set_result(result)
