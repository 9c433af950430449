"""Coroutines that run on a loop, side by side."""
import contextvars
import types
from collections import deque
from _hn import _type_made
from _hn.host import HostFuture
from asyncio import events
from asyncio.coroutines import iscoroutine
from asyncio.exceptions import CancelledError, InvalidStateError
from asyncio.futures import (Future, _copy_future_state, _get_loop, _set_result_unless_cancelled, future_add_to_awaited_by,
                             future_discard_from_awaited_by, isfuture)

__all__ = ('Task', 'create_task', 'FIRST_COMPLETED', 'FIRST_EXCEPTION', 'ALL_COMPLETED', 'wait', 'wait_for', 'as_completed', 'sleep',
           'gather', 'shield', 'ensure_future', 'run_coroutine_threadsafe', 'current_task', 'all_tasks', 'create_eager_task_factory',
           'eager_task_factory', '_register_task', '_unregister_task', '_enter_task', '_leave_task')

FIRST_COMPLETED, FIRST_EXCEPTION, ALL_COMPLETED = 'FIRST_COMPLETED', 'FIRST_EXCEPTION', 'ALL_COMPLETED'
_WHEN = FIRST_COMPLETED, FIRST_EXCEPTION, ALL_COMPLETED
_named = [0]  # tasks that got a name by themselves


def _next_name():
    _named[0] += 1
    return f'Task-{_named[0]}'


# ---- which there are, and which runs ----

_current_tasks = {}  # loop: the task that is being stepped
_scheduled_tasks = {}  # tasks that are not done, in the order of their making
_eager_tasks = {}


def current_task(loop=None):
    """The task that runs now, or None."""
    return _current_tasks.get(events.get_running_loop() if loop is None else loop)


def all_tasks(loop=None):
    """The tasks of a loop that are not done."""
    loop = events.get_running_loop() if loop is None else loop
    return {task for known in (_scheduled_tasks, _eager_tasks) for task in list(known)
            if _get_loop(task) is loop and not task.done()}


def _register_task(task):
    _scheduled_tasks[task] = None


def _unregister_task(task):
    _scheduled_tasks.pop(task, None)


def _register_eager_task(task):
    _eager_tasks[task] = None


def _unregister_eager_task(task):
    _eager_tasks.pop(task, None)


def _enter_task(loop, task):
    if loop in _current_tasks:
        raise RuntimeError(f'Cannot enter into task {task!r} while another task {_current_tasks[loop]!r} is being executed.')
    _current_tasks[loop] = task


def _leave_task(loop, task):
    if _current_tasks.get(loop) is not task:
        raise RuntimeError(f'Leaving task {task!r} does not match the current task {_current_tasks.get(loop)!r}.')
    del _current_tasks[loop]


def _swap_current_task(loop, task):
    before = _current_tasks.pop(loop, None)
    if task is not None:
        _current_tasks[loop] = task
    return before


def _forget_loop(loop):
    """A limit has ended the run in which it ran: its tasks end with that run."""
    _current_tasks.pop(loop, None)
    for known in (_scheduled_tasks, _eager_tasks):
        for task in [task for task in known if _get_loop(task) is loop]:
            known.pop(task, None)


# ---- tasks ----

class Task(Future):
    """A coroutine that a loop runs, and the future of what it returns."""

    _coro = _fut_waiter = _context = _name = None
    _must_cancel = False
    _num_cancels_requested = 0
    _log_destroy_pending = True

    def __init__(self, coro, *, loop=None, name=None, context=None, eager_start=False):
        super().__init__(loop=loop)
        if not iscoroutine(coro):
            if type(coro) is not HostFuture:
                raise TypeError(f'a coroutine was expected, got {coro!r}')
            coro = _answer_of(coro)
        self._name = _next_name() if name is None else str(name)
        self._coro = coro
        self._context = contextvars.copy_context() if context is None else context
        if eager_start and self._loop.is_running():
            self._start_at_once()
        else:
            self._loop.call_soon(self._step, context=self._context)
            _scheduled_tasks[self] = None

    def _start_at_once(self):
        """Its first part runs within whoever makes it."""
        before = _swap_current_task(self._loop, self)
        _register_eager_task(self)
        try:
            self._context.run(self._advance, None)
        finally:
            _unregister_eager_task(self)
            _swap_current_task(self._loop, before)
            if not self.done():
                _scheduled_tasks[self] = None

    # ---- what is known of it ----

    def set_name(self, value, /):
        """Give it another name."""
        self._name = str(value)

    def get_name(self, /):
        """Its name."""
        return self._name

    def get_context(self, /):
        """The context that it runs in."""
        return self._context

    def get_coro(self, /):
        """The coroutine."""
        return self._coro

    def set_result(self, result, /):
        raise RuntimeError('Task does not support set_result operation')

    def set_exception(self, exception, /):
        raise RuntimeError('Task does not support set_exception operation')

    def get_stack(self, /, *, limit=None):
        """The frames where it stands."""
        from asyncio._shown import task_stack
        return task_stack(self, limit)

    def print_stack(self, /, *, limit=None, file=None):
        """Write where it stands."""
        from asyncio._shown import task_stack_text
        import sys
        print(task_stack_text(self, limit), file=sys.stderr if file is None else file, end='')

    # ---- cancelling ----

    def cancel(self, /, msg=None):
        """Have CancelledError raised in it the next time that it runs. False where it is done."""
        self._unseen = False
        if self._state != 'PENDING':
            return False
        self._num_cancels_requested += 1
        if self._fut_waiter is None or not self._fut_waiter.cancel(msg=msg):
            self._must_cancel, self._cancel_message = True, msg
        return True

    def cancelling(self, /):
        """How often it was cancelled and not uncancelled."""
        return self._num_cancels_requested

    def uncancel(self, /):
        """Take one cancel() back; how many there are still."""
        if self._num_cancels_requested:
            self._num_cancels_requested -= 1
            self._must_cancel = self._must_cancel and self._num_cancels_requested > 0
        return self._num_cancels_requested

    # ---- running ----

    def _step(self, failure=None):
        """Runs it up to where it waits next."""
        if self._state != 'PENDING':
            raise InvalidStateError(f'__step(): already done: {self!r}, {failure!r}')
        if self._must_cancel:
            self._must_cancel = False
            if not isinstance(failure, CancelledError):
                failure = self._make_cancelled_error()
        self._fut_waiter = None
        loop = self._loop
        _enter_task(loop, self)
        try:
            self._advance(failure)
        finally:
            _leave_task(loop, self)

    def _advance(self, failure):
        try:
            wants = self._coro.send(None) if failure is None else self._coro.throw(failure)
        except StopIteration as end:
            if self._must_cancel:  # cancelled in its last part
                self._must_cancel = False
                Future.cancel(self, self._cancel_message)
            else:
                Future.set_result(self, end.value)
        except CancelledError as error:
            self._cancelled_exc = error
            Future.cancel(self)
        except (KeyboardInterrupt, SystemExit) as error:
            Future.set_exception(self, error)
            raise
        except BaseException as error:
            Future.set_exception(self, error)
        else:
            self._wait_for(wants)

    def _end(self, state):
        _scheduled_tasks.pop(self, None)
        super()._end(state)

    def _wait_for(self, wants):
        """Sees to it that the task goes on when what it has yielded is done."""
        if wants is None:
            self._loop.call_soon(self._step, context=self._context)
            return
        if type(wants) is HostFuture:
            came = self._loop.create_future()
            self._loop._await_host(wants, came)
            wants, blocking = came, True
        else:
            blocking = getattr(wants, '_asyncio_future_blocking', None)
        wrong = self._refusal(wants, blocking)
        if wrong is not None:
            self._loop.call_soon(self._step, RuntimeError(wrong), context=self._context)
            return
        wants._asyncio_future_blocking = False
        future_add_to_awaited_by(wants, self)
        wants.add_done_callback(self._wakeup, context=self._context)
        self._fut_waiter = wants
        if self._must_cancel and wants.cancel(msg=self._cancel_message):
            self._must_cancel = False

    def _refusal(self, wants, blocking):
        """Why a task cannot wait for that, or None."""
        if blocking is None:
            if isinstance(wants, types.GeneratorType):
                return f'yield was used instead of yield from for generator in task {self!r} with {wants!r}'
            return f'Task got bad yield: {wants!r}'
        if _get_loop(wants) is not self._loop:
            return f'Task {self!r} got Future {wants!r} attached to a different loop'
        if not blocking:
            return f'yield was used instead of yield from in task {self!r} with {wants!r}'
        return f'Task cannot await on itself: {self!r}' if wants is self else None

    def _wakeup(self, future):
        future_discard_from_awaited_by(future, self)
        try:
            future.result()
        except BaseException as error:
            self._step(error)
        else:
            self._step()

    _wakeup.__qualname__ = 'Task.task_wakeup'


Task.__module__ = '_asyncio'
_type_made(Task, True)


async def _answer_of(awaitable):
    return await awaitable


def create_task(coro, **kwargs):
    """A task that runs the coroutine on the loop that runs now."""
    return events.get_running_loop().create_task(coro, **kwargs)


def create_eager_task_factory(custom_task_constructor):
    """A task factory whose tasks begin at once."""
    def make(loop, coro, *, eager_start=True, **kwargs):
        kwargs['eager_start'] = eager_start
        return custom_task_constructor(coro, loop=loop, **kwargs)

    make.__name__, make.__qualname__ = 'factory', f'{create_eager_task_factory.__name__}.<locals>.factory'
    return make


eager_task_factory = create_eager_task_factory(Task)


def ensure_future(coro_or_future, *, loop=None):
    """A future for anything that can be awaited: itself, or a task."""
    if isfuture(coro_or_future):
        if loop is not None and loop is not _get_loop(coro_or_future):
            raise ValueError('The future belongs to a different loop than the one specified as the loop argument')
        return coro_or_future
    coro, is_ours = coro_or_future, False
    if not iscoroutine(coro):
        import inspect
        if not inspect.isawaitable(coro):
            raise TypeError('An asyncio.Future, a coroutine or an awaitable is required')
        coro, is_ours = _wrap_awaitable(coro), True
    loop = events.get_event_loop() if loop is None else loop
    try:
        return loop.create_task(coro)
    except RuntimeError:
        if is_ours:
            coro.close()
        raise


async def _wrap_awaitable(awaitable):
    return await awaitable


def run_coroutine_threadsafe(coro, loop):
    """Have a loop that another thread runs make a task of it. A concurrent.futures.Future of its result."""
    if not iscoroutine(coro):
        raise TypeError('A coroutine object is required')
    from concurrent.futures import Future as Other
    result = Other()
    loop.call_soon_threadsafe(_begin_for, coro, loop, result)
    return result


def _begin_for(coro, loop, result):
    try:
        task = ensure_future(coro, loop=loop)
    except BaseException as e:
        if result.set_running_or_notify_cancel():
            result.set_exception(e)
        raise
    task.add_done_callback(lambda task: _tell_other(task, result))
    result.add_done_callback(lambda result: result.cancelled() and loop.call_soon_threadsafe(task.cancel))


def _tell_other(task, result):
    if task.cancelled():
        result.cancel()
    if not result.set_running_or_notify_cancel():
        return
    if task.exception() is not None:
        result.set_exception(task.exception())
    else:
        result.set_result(task.result())


# ---- waiting ----

@types.coroutine
def _pass_turn():
    """Lets others run first."""
    yield


async def sleep(delay, result=None):
    """Give the result after so many seconds."""
    if delay <= 0:
        await _pass_turn()
        return result
    if delay != delay:
        raise ValueError('Invalid delay: NaN (not a number)')
    loop = events.get_running_loop()
    alarm = loop.create_future()
    timer = loop.call_later(delay, _set_result_unless_cancelled, alarm, result)
    try:
        return await alarm
    finally:
        timer.cancel()


async def wait(fs, *, timeout=None, return_when=ALL_COMPLETED):
    """Wait for futures: the sets of those that are done and of those that are not."""
    if isfuture(fs) or iscoroutine(fs):
        raise TypeError(f'expect a list of futures, not {type(fs).__name__}')
    if return_when not in _WHEN and fs:
        raise ValueError(f'Invalid return_when value: {return_when}')
    if not fs:
        raise ValueError('Set of Tasks/Futures is empty.')
    waited = {*fs}
    for future in waited:
        if iscoroutine(future):
            raise TypeError('Passing coroutines is forbidden, use tasks explicitly.')
    await _Watch(waited, return_when, events.get_running_loop()).over(timeout)
    done = {future for future in waited if future.done()}
    return done, waited - done


class _Watch:
    """Waits until enough of some futures are done."""

    def __init__(self, fs, return_when, loop):
        self.fs, self.loop = fs, loop
        self.left = len(fs)
        self.first, self.failing = return_when == FIRST_COMPLETED, return_when == FIRST_EXCEPTION

    async def over(self, timeout):
        self.enough = enough = self.loop.create_future()
        timer = None if timeout is None else self.loop.call_later(timeout, _settle_once, enough)
        me = current_task(self.loop)
        for future in self.fs:
            future.add_done_callback(self.note)
            future_add_to_awaited_by(future, me)
        try:
            await enough
        finally:
            if timer is not None:
                timer.cancel()
            for future in self.fs:
                future.remove_done_callback(self.note)
                future_discard_from_awaited_by(future, me)

    def note(self, future):
        self.left -= 1
        if self.left <= 0 or self.first or (
                self.failing and not future.cancelled() and future.exception() is not None):
            _settle_once(self.enough)


def _settle_once(future):
    if not future.done():
        future.set_result(None)


async def _cancel_and_wait(future):
    """Cancels it, and waits until it is."""
    ended = events.get_running_loop().create_future()

    def note(_):
        _settle_once(ended)

    future.add_done_callback(note)
    try:
        future.cancel()
        await ended
    finally:
        future.remove_done_callback(note)


async def wait_for(fut, timeout):
    """The result of fut; TimeoutError where it takes longer, and then it is cancelled."""
    if timeout is None or timeout > 0:
        from asyncio.timeouts import timeout as limit
        if fut is not None and not isfuture(fut) and not iscoroutine(fut):
            fut = _wrap_awaitable(fut)
        async with limit(timeout):
            return await fut
    fut = ensure_future(fut)
    if not fut.done():
        await _cancel_and_wait(fut)
        try:
            return fut.result()
        except CancelledError as error:
            raise TimeoutError from error
    return fut.result()


class _AsCompletedIterator:
    """What as_completed() gives, for `for` and `async for`."""

    def __init__(self, aws, timeout):
        self._done = deque()   # those that came, and None when the time is over
        self._asking = deque()
        self._expired = False
        loop = events.get_event_loop()
        self._loop = loop
        self._todo = {ensure_future(aw, loop=loop) for aw in set(aws)}
        for future in self._todo:
            future.add_done_callback(self._came)
        self._left = len(self._todo)
        self._timer = loop.call_later(timeout, self._time_is_over) if self._todo and timeout is not None else None

    def __next__(self):
        if not self._left:
            raise StopIteration
        self._left -= 1
        return self._wait_for_one()

    async def __anext__(self):
        if not self._left:
            raise StopAsyncIteration
        self._left -= 1
        return await self._one(False)

    def __iter__(self):
        return self

    __aiter__ = __iter__

    async def _wait_for_one(self):
        return await self._one(True)

    async def _one(self, resolve):
        while not self._done:
            if self._expired:
                raise TimeoutError
            place = self._loop.create_future()
            self._asking.append(place)
            try:
                await place
            except BaseException:
                if place in self._asking:
                    self._asking.remove(place)
                elif self._done or self._expired:
                    self._wake_one()  # another one takes it
                raise
        future = self._done.popleft()
        return future.result() if resolve else future

    def _wake_one(self):
        while self._asking:
            place = self._asking.popleft()
            if not place.done():
                place.set_result(None)
                return

    def _came(self, future):
        if future not in self._todo:
            return
        self._todo.discard(future)
        self._done.append(future)
        self._wake_one()
        if not self._todo and self._timer is not None:
            self._timer.cancel()

    def _time_is_over(self):
        for future in self._todo:
            future.remove_done_callback(self._came)
        self._todo.clear()
        self._expired = True
        for _ in range(len(self._asking)):
            self._wake_one()


def as_completed(fs, *, timeout=None):
    """The futures as they become done: tasks for `async for`, awaitables of their results for `for`."""
    if isfuture(fs) or iscoroutine(fs):
        raise TypeError(f'expects an iterable of awaitables, not {type(fs).__name__}')
    return _AsCompletedIterator(fs, timeout)


# ---- several at once ----

class _GatheringFuture(Future):
    """The results of several futures. Cancelling it cancels them."""

    _nreturned = 0
    _cancel_requested = False
    _return_exceptions = False

    def __init__(self, children, *, loop):
        super().__init__(loop=loop)
        self._children = children

    def cancel(self, msg=None):
        if self.done():
            return False
        requested = [child for child in self._children if child.cancel(msg=msg)]
        self._cancel_requested = self._cancel_requested or bool(requested)
        return bool(requested)

    def _note(self, wanted, child):
        """One of the `wanted` different children is done."""
        self._nreturned += 1
        future_discard_from_awaited_by(child, self)
        if self.done():
            if not child.cancelled():
                child.exception()  # seen
            return
        if not self._return_exceptions:
            failure = child._make_cancelled_error() if child.cancelled() else child.exception()
            if failure is not None:
                self.set_exception(failure)
                return
        if self._nreturned < wanted:
            return
        if self._cancel_requested:
            self.set_exception(child._make_cancelled_error())
        else:
            self.set_result([_outcome(each) for each in self._children])


def _outcome(future):
    """A result, or an exception as one."""
    if future.cancelled():
        return CancelledError('' if future._cancel_message is None else future._cancel_message)
    failure = future.exception()
    return future.result() if failure is None else failure


def gather(*coros_or_futures, return_exceptions=False):
    """A future of the list of all results. The first exception is its exception, unless exceptions are to be among the results."""
    if not coros_or_futures:
        nothing = events.get_event_loop().create_future()
        nothing.set_result([])
        return nothing
    loop, known, children = None, {}, []
    for given in coros_or_futures:
        child = known.get(given)
        if child is None:
            child = ensure_future(given, loop=loop)
            loop = loop or _get_loop(child)
            if child is not given:
                child._log_destroy_pending = False
            known[given] = known[child] = child
        children.append(child)
    distinct = dict.fromkeys(children)
    outer = _GatheringFuture(children, loop=loop)
    outer._return_exceptions = return_exceptions
    wanted = len(distinct)

    def _done_callback(child):
        outer._note(wanted, child)

    waiting = current_task(loop) if loop is events._get_running_loop() else None
    if waiting is not None:
        future_add_to_awaited_by(outer, waiting)
    over = [child for child in distinct if child.done()]
    for child in distinct:
        if not child.done():
            future_add_to_awaited_by(child, outer)
            child.add_done_callback(_done_callback)
    for child in over:
        _done_callback(child)
    return outer


def shield(arg):
    """A future of the same outcome. Cancelling it does not cancel what it is for."""
    inner = ensure_future(arg)
    if inner.done():
        return inner
    loop = _get_loop(inner)
    outer = loop.create_future()

    def _inner_done_callback(inner):
        _copy_future_state(inner, outer)

    def _outer_done_callback(outer):
        if not inner.done():
            inner.remove_done_callback(_inner_done_callback)
            inner.add_done_callback(tell)

    def tell(inner):
        if not inner.cancelled() and inner.exception() is not None:
            loop.call_exception_handler({'message': f'{type(inner.exception()).__name__} exception in shielded future',
                                         'exception': inner.exception(), 'future': inner})

    inner.add_done_callback(_inner_done_callback)
    outer.add_done_callback(_outer_done_callback)
    return outer
