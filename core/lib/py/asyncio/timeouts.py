"""Limits of time for a part of a task."""
from asyncio import events, tasks
from asyncio.exceptions import CancelledError

__all__ = ('Timeout', 'timeout', 'timeout_at')

_CREATED, _ENTERED, _EXPIRING, _EXPIRED, _EXITED = 'created', 'active', 'expiring', 'expired', 'finished'


class Timeout:
    """Cancels the task that is in it when its time has come, and makes that a TimeoutError."""

    def __init__(self, when):
        self._state = _CREATED
        self._when, self._timer, self._task = when, None, None

    def when(self):
        """When it will be, or None."""
        return self._when

    def reschedule(self, when):
        """Have it at another time."""
        if self._state != _ENTERED:
            raise RuntimeError('Timeout has not been entered' if self._state == _CREATED
                               else f'Cannot change state of {self._state} Timeout')
        self._when = when
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if when is not None:
            loop = events.get_running_loop()
            self._timer = (loop.call_soon(self._expire) if when <= loop.time()
                           else loop.call_at(when, self._expire))

    def expired(self):
        """Whether the time is over."""
        return self._state in (_EXPIRING, _EXPIRED)

    def __repr__(self):
        when = f' when={round(self._when, 3) if self._when is not None else None}' if self._state == _ENTERED else ''
        return f'<Timeout [{self._state}]{when}>'

    async def __aenter__(self):
        if self._state != _CREATED:
            raise RuntimeError('Timeout has already been entered')
        task = tasks.current_task()
        if task is None:
            raise RuntimeError('Timeout should be used inside a task')
        self._state, self._task = _ENTERED, task
        self._cancels_before = task.cancelling()
        self.reschedule(self._when)
        return self

    async def __aexit__(self, exc_type, exc_val, exc_tb):
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._state == _ENTERED:
            self._state = _EXITED
        elif self._state == _EXPIRING:
            self._state = _EXPIRED
            if self._task.uncancel() <= self._cancels_before and exc_type is not None:
                self._translate(exc_type, exc_val)  # nobody else has cancelled it
        return None

    def _translate(self, exc_type, error):
        if issubclass(exc_type, CancelledError):
            raise TimeoutError from error
        _mark(error)
        if isinstance(error, ExceptionGroup):
            for part in error.exceptions:
                _mark(part)

    def _expire(self):
        self._task.cancel()
        self._state = _EXPIRING
        self._timer = None


def _mark(error):
    """Where a CancelledError stands behind an exception, a TimeoutError does now."""
    while error.__context__ is not None:
        behind = error.__context__
        if isinstance(behind, CancelledError):
            late = TimeoutError()
            late.__context__ = late.__cause__ = behind
            error.__context__ = late
            return
        error = behind


def timeout(delay):
    """`async with` a limit of so many seconds; None: no limit."""
    return Timeout(None if delay is None else events.get_running_loop().time() + delay)


def timeout_at(when):
    """`async with` a limit up to a time of the loop's clock."""
    return Timeout(when)
