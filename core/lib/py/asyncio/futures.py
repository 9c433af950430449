"""Results that are not there yet."""
import contextvars
from _hn import _type_made
from types import GenericAlias
from asyncio import events
from asyncio.exceptions import CancelledError, InvalidStateError

__all__ = ('Future', 'wrap_future', 'isfuture', 'future_discard_from_awaited_by', 'future_add_to_awaited_by')

_PENDING, _CANCELLED, _FINISHED = 'PENDING', 'CANCELLED', 'FINISHED'


def isfuture(obj):
    """Whether obj is a future: by its class, or because it behaves as one."""
    return hasattr(type(obj), '_asyncio_future_blocking') and obj._asyncio_future_blocking is not None


class Future:
    """A result that is not there yet, with those who wait for it."""

    _result = _exception = _loop = _source_traceback = _cancel_message = _cancelled_exc = _exception_tb = None
    _asyncio_future_blocking = False
    _unseen = False  # its exception
    _awaited_by = None
    __class_getitem__ = classmethod(GenericAlias)

    def __init__(self, *, loop=None):
        self._loop = loop = events.get_event_loop() if loop is None else loop
        self._state = _PENDING
        self._callbacks = []
        if loop.get_debug():
            from asyncio._shown import stack_here
            self._source_traceback = stack_here()

    def __repr__(self):
        from asyncio._shown import future_text
        return future_text(self)

    def get_loop(self, /):
        """The loop that it belongs to."""
        if self._loop is None:
            raise RuntimeError('Future object is not initialized.')
        return self._loop

    # ---- its state ----

    def done(self, /):
        """Whether it has a result, an exception, or was cancelled."""
        return self._state != _PENDING

    def cancelled(self, /):
        """Whether it was cancelled."""
        return self._state == _CANCELLED

    def result(self, /):
        """Its result; its exception is raised."""
        if self._state == _FINISHED:
            self._unseen = False
            if self._exception is None:
                return self._result
            raise self._exception.with_traceback(self._exception_tb)
        self._need_outcome('Result')

    def exception(self, /):
        """Its exception, or None."""
        if self._state == _FINISHED:
            self._unseen = False
            return self._exception
        self._need_outcome('Exception')

    def _need_outcome(self, what):
        if self._state == _CANCELLED:
            raise self._make_cancelled_error()
        raise InvalidStateError(f'{what} is not set.')

    def _make_cancelled_error(self):
        error, self._cancelled_exc = self._cancelled_exc, None
        if error is None:
            error = CancelledError() if self._cancel_message is None else CancelledError(self._cancel_message)
        return error

    # ---- its end ----

    def _end(self, state):
        """It is done: whoever waits is called."""
        self._state = state
        waiting = self._callbacks
        if waiting:
            self._callbacks = []
            call = self._loop.call_soon
            for function, context in waiting:
                call(function, self, context=context)

    def cancel(self, /, msg=None):
        """Cancel it and call those who wait. False where it is done."""
        self._unseen = False
        if self._state != _PENDING:
            return False
        self._cancel_message = msg
        self._end(_CANCELLED)
        return True

    def set_result(self, result, /):
        """It is done with this result."""
        if self._state != _PENDING:
            raise InvalidStateError('invalid state')
        self._result = result
        self._end(_FINISHED)

    def set_exception(self, exception, /):
        """It is done with this exception."""
        if self._state != _PENDING:
            raise InvalidStateError('invalid state')
        if isinstance(exception, type) and issubclass(exception, BaseException):
            exception = exception()
        if not isinstance(exception, BaseException):
            raise TypeError('invalid exception object')
        if isinstance(exception, StopIteration):
            stop = exception
            exception = RuntimeError('StopIteration interacts badly with generators and cannot be raised into a Future')
            exception.__cause__ = exception.__context__ = stop
        self._exception, self._exception_tb = exception, exception.__traceback__
        self._unseen = True
        self._end(_FINISHED)
        tell = getattr(self._loop, '_note_failed', None)
        if tell is not None:
            tell(self)

    # ---- those who wait ----

    def add_done_callback(self, fn, /, *, context=None):
        """Call fn(self) soon after it is done."""
        if context is None:
            context = contextvars.copy_context()
        if self._state == _PENDING:
            self._callbacks.append((fn, context))
        else:
            self._loop.call_soon(fn, self, context=context)

    def remove_done_callback(self, fn, /):
        """Take fn out of those to be called; how often it was there."""
        kept = [entry for entry in self._callbacks if entry[0] != fn]
        gone = len(self._callbacks) - len(kept)
        if gone:
            self._callbacks[:] = kept
        return gone

    def __await__(self):
        if self._state == _PENDING:
            self._asyncio_future_blocking = True
            yield self  # to the task, which sees to it that it goes on when this is done
            if self._state == _PENDING:
                raise RuntimeError("await wasn't used with future")
        return self.result()

    __iter__ = __await__

    @property
    def _log_traceback(self):
        return self._unseen

    @_log_traceback.setter
    def _log_traceback(self, value):
        if value:
            raise ValueError('_log_traceback can only be set to False')
        self._unseen = False

    @property
    def _asyncio_awaited_by(self):
        return None if self._awaited_by is None else frozenset(self._awaited_by)


Future.__module__ = '_asyncio'
_type_made(Future, True)


def _get_loop(future):
    """The loop of a future, or of what behaves as one."""
    get = getattr(future, 'get_loop', None)
    return future._loop if get is None else get()


def _set_result_unless_cancelled(fut, result):
    """Gives it the result unless it was cancelled in the meantime."""
    if not fut.cancelled():
        fut.set_result(result)


def _copy_future_state(source, dest):
    """Lets one future end as another did."""
    if dest.cancelled():
        return
    if source.cancelled():
        dest.cancel()
    elif source.exception() is not None:
        dest.set_exception(source.exception())
    else:
        dest.set_result(source.result())


def future_add_to_awaited_by(fut, waiter, /):
    """Note that waiter waits for fut, for those who look at the graph of calls."""
    if isinstance(fut, Future) and isinstance(waiter, Future):
        if fut._awaited_by is None:
            fut._awaited_by = {}
        fut._awaited_by[waiter] = None


def future_discard_from_awaited_by(fut, waiter, /):
    """Forget that waiter waits for fut."""
    if isinstance(fut, Future) and fut._awaited_by is not None:
        fut._awaited_by.pop(waiter, None)


def wrap_future(future, *, loop=None):
    """A future of this module for one of concurrent.futures."""
    if isfuture(future):
        return future
    from concurrent.futures import Future as Other
    assert isinstance(future, Other), f'concurrent.futures.Future is expected, got {future!r}'
    loop = events.get_event_loop() if loop is None else loop
    mine = loop.create_future()
    tie(future, mine, loop)
    return mine


def tie(other, mine, loop):
    """The future of this module ends as that of another thread does, and cancels it where it is cancelled itself."""
    def ends(other):
        if not loop.is_closed():
            loop.call_soon_threadsafe(_end_as, mine, other)

    def ended(mine):
        if mine.cancelled():
            other.cancel()

    mine.add_done_callback(ended)
    other.add_done_callback(ends)


def _end_as(future, other):
    """Gives one future the end of another of either kind."""
    if future.done():
        return
    if other.cancelled():
        future.cancel()
    elif other.exception() is not None:
        future.set_exception(other.exception())
    else:
        future.set_result(other.result())
