"""The loop of `await` outside functions: it runs while the program waits there."""
import contextvars
import sys
from _hn import _entry_put, _thread_era
from _hn.host import _top_waits
from asyncio import events, tasks
from asyncio.base_events import EventLoop
from asyncio.exceptions import CancelledError


class _TopTask(tasks.Task):
    """The program outside functions, as a task."""

    _waits = False  # whether it is in wait(), where a limit may end its run

    def __init__(self, loop):
        self._loop, self._state, self._callbacks = loop, 'PENDING', []
        self._name = tasks._next_name()
        self._context = contextvars.copy_context()
        self._era = _thread_era()

    def _step(self, failure=None):
        """It can go on, or has this raised."""
        self._woken, self._failure = True, failure

    def wait(self, wants):
        """Runs the loop until what is awaited is done."""
        self._woken, self._failure = False, None
        if self._must_cancel:
            self._must_cancel = False
            raise self._make_cancelled_error()
        loop = self._loop
        self._waits = True
        try:
            self._wait_for(wants)
            loop._run(self._turns(loop))
        finally:
            tasks._swap_current_task(loop, self)
            self._fut_waiter = None
            self._waits = False
        if self._must_cancel:
            self._must_cancel = False
            if not isinstance(self._failure, CancelledError):
                self._failure = self._make_cancelled_error()
        if self._failure is not None:
            raise self._failure

    def _turns(self, loop):
        while not self._woken:
            loop._run_once()
            if False:
                yield


_TopTask.__name__ = _TopTask.__qualname__ = 'Task'
_TopTask.__module__ = '_asyncio'


def _has_ended(loop):
    """Whether it was closed, or a limit has ended a run inside it, or just before or after that."""
    task = loop._top_task
    return loop._closed or events._has_ended(loop._turns) or task._waits and task._era != _thread_era()


def top_loop():
    """The loop. It is made when it is first needed, and again after a limit has ended a run inside it: its tasks end with that run."""
    loop = events._top[0]
    if loop is None or _has_ended(loop):
        if loop is not None:
            tasks._forget_loop(loop)
        loop = EventLoop()
        _begin_top(loop)
        events._top[0] = loop  # last: a limit may end the run before
    elif loop._top_task._era != _thread_era():
        _begin_top(loop)  # nothing that a run has left undone cancels the next one
    return loop


def _begin_top(loop):
    loop._top_task = _TopTask(loop)
    tasks._swap_current_task(loop, loop._top_task)


def top_wait(wants):
    """What the program waits for, outside functions."""
    top_loop()._top_task.wait(wants)


_entry_put(_top_waits, 0, top_wait)


def tell_slow(handle, took):
    """A call took long."""
    from asyncio._shown import source_text
    what = source_text(handle._callback, handle._args) if handle._callback else repr(handle)
    print(f'Executing {what} took {took:.3f} seconds', file=sys.stderr)


def _awaited_text(future):
    if isinstance(future, tasks.Task):
        return future.get_name()
    return f'a {type(future).__name__}' if future is not None else 'nothing'


def deadlock_text(loop):
    """Who waits for what, where nothing can wake anybody any more."""
    from asyncio._shown import coroutine_text
    left = [task for task in tasks._scheduled_tasks if task._loop is loop and not task.done()]
    texts = [f'{task.get_name()}, {coroutine_text(task.get_coro())}, waits for {_awaited_text(task._fut_waiter)}' for task in left[:5]]
    if len(left) > 5:
        texts.append(f'{len(left) - 5} more')
    return f"deadlock: nothing can wake a task any more ({'; '.join(texts)})"
