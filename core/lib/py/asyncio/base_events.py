"""The loop: calls one behind the other, and the answers of the host."""
import heapq
import sys
from collections import deque
from time import monotonic
from _hn import _gen_flags, _host_ready, _host_wait, _thread_current, _thread_idents, _thread_now, _thread_ready, _type
from _hn.host import HostMethod
from _hn.threads import thread_block
from asyncio import events, futures, tasks
from asyncio.coroutines import iscoroutine

__all__ = ('BaseEventLoop', 'Server')

_FEW_TIMERS = 100      # that are cancelled may stand in the heap
_TURNS = 32            # without a look at what the host has answered
_UNSEEN = 100          # failures are kept until somebody asks for them
_LONGEST = 24 * 3600   # a wait
_host_function = _type('host_function')


class Server(events.AbstractServer):
    """What create_server() would give: there is no network."""


def _run_until_complete_cb(future):
    """What stops a loop that runs until the future is done."""
    if not future.cancelled() and isinstance(future.exception(), (SystemExit, KeyboardInterrupt)):
        return  # it has left the loop already
    futures._get_loop(future).stop()


class BaseEventLoop(events.AbstractEventLoop):
    """A loop that never waits by itself: _selector says what has come in."""

    _selector = None
    _debug = _closed = _stopping = False
    _task_factory = _exception_handler = _default_executor = None
    _turns = None  # the generator that makes the turns
    slow_callback_duration = 0.1

    def __init__(self):
        self._ready = deque()
        self._scheduled = []  # a heap of timers
        self._timer_cancelled_count = 0
        self._clock_resolution = 1e-9
        self._failed = []
        self._asyncgens = {}  # that have begun, in their order
        self._asyncgens_most = 64

    def __repr__(self):
        return (f'<{type(self).__name__} running={self.is_running()} closed={self.is_closed()} '
                f'debug={self.get_debug()}>')

    # ---- making things that belong to it ----

    def get_task_factory(self):
        """What makes tasks, or None."""
        return self._task_factory

    def set_task_factory(self, factory):
        """factory(loop, coro, **kwargs) makes tasks from now on; None: Task."""
        if not (factory is None or callable(factory)):
            raise TypeError('task factory must be a callable or None')
        self._task_factory = factory

    def create_task(self, coro, **kwargs):
        """A task that runs the coroutine."""
        self._check_closed()
        if self._task_factory is None:
            return tasks.Task(coro, loop=self, **kwargs)
        return self._task_factory(self, coro, **kwargs)

    def create_future(self):
        """A future of this loop."""
        return futures.Future(loop=self)

    # ---- calls ----

    def time(self):
        """Seconds of the clock that its timers go by."""
        return monotonic()

    def call_soon(self, callback, *args, context=None):
        """Call it in the next turn."""
        self._check_closed()
        if self._debug:
            self._check_callback(callback, 'call_soon')
        handle = events.Handle(callback, args, self, context)
        self._ready.append(handle)
        return handle

    def call_soon_threadsafe(self, callback, *args, context=None):
        """The same from another thread, which need not be told."""
        self._check_closed()
        if self._debug:
            self._check_callback(callback, 'call_soon_threadsafe')
        handle = events.Handle(callback, args, self, context)
        self._ready.append(handle)
        self._wake()
        return handle

    def _wake(self):
        """It waits no longer, if another thread runs it."""
        if self._turns is not None and self._thread != _thread_current():
            _thread_ready(self._thread)

    def call_later(self, delay, callback, *args, context=None):
        """Call it when so many seconds are over."""
        if delay is None:
            raise TypeError('delay must not be None')
        return self.call_at(self.time() + delay, callback, *args, context=context)

    def call_at(self, when, callback, *args, context=None):
        """Call it at a time of its clock."""
        if when is None:
            raise TypeError('when cannot be None')
        self._check_closed()
        if self._debug:
            self._check_callback(callback, 'call_at')
        timer = events.TimerHandle(when, callback, args, self, context)
        heapq.heappush(self._scheduled, timer)
        timer._scheduled = True
        return timer

    def _timer_handle_cancelled(self, handle):
        self._timer_cancelled_count += handle._scheduled

    def _check_callback(self, callback, method):
        if iscoroutine(callback) or _makes_coroutines(callback):
            raise TypeError(f'coroutines cannot be used with {method}()')
        if not callable(callback):
            raise TypeError(f'a callable object was expected by {method}(), got {callback!r}')

    # ---- running ----

    def _check_closed(self):
        if self._closed:
            raise RuntimeError('Event loop is closed')

    def _check_running(self):
        other = events._get_running_loop()
        if other is not None:
            raise RuntimeError('This event loop is already running' if self.is_running()
                               else 'Cannot run the event loop while another loop is running')

    def is_running(self):
        """Whether its calls are being made."""
        return self._turns is not None and events._running[0] == (self, self._turns) and events._get_running_loop() is self

    def run_forever(self):
        """Make calls until stop()."""
        self._check_closed()
        self._check_running()
        self._run(self._until_stopped())

    def _run(self, turns):
        """Exhausts a generator of turns, in which this is the loop that runs."""
        before, hooks = events._running[0] or (None, None), sys.get_asyncgen_hooks()
        if events._has_ended(before[1]):
            tasks._forget_loop(before[0])
            before = hooks = None, None
        self._turns, self._thread = turns, _thread_current()
        tasks._swap_current_task(self, None)  # a run that a limit has ended leaves one
        events._running[0] = self, turns
        sys.set_asyncgen_hooks(self._note_asyncgen)
        try:
            for _ in turns:
                pass
        finally:
            self._stopping = False
            self._turns = None
            sys.set_asyncgen_hooks(*hooks)
            events._running[0] = before  # last: until then what is there tells that a limit has ended the run

    def _until_stopped(self):
        while True:
            self._run_once()
            if self._stopping:
                return
            if False:
                yield

    def run_until_complete(self, future):
        """Run until the future is done, and give its result. A coroutine becomes a task."""
        self._check_closed()
        self._check_running()
        wanted = tasks.ensure_future(future, loop=self)
        wanted.add_done_callback(_run_until_complete_cb)
        try:
            self.run_forever()
        except BaseException:
            if wanted is not future and wanted.done() and not wanted.cancelled():
                wanted.exception()  # it is on its way to whoever called
            raise
        finally:
            wanted.remove_done_callback(_run_until_complete_cb)
        if wanted.done():
            return wanted.result()
        raise RuntimeError('Event loop stopped before Future completed.')

    def stop(self):
        """Stop at the end of this turn."""
        self._stopping = True

    def is_closed(self):
        """Whether close() was called."""
        return self._closed

    def close(self):
        """No more calls. Failures that nobody has asked for are told."""
        if self.is_running():
            raise RuntimeError('Cannot close a running event loop')
        if self._closed:
            return
        self._closed = True
        self._ready.clear()
        self._scheduled.clear()
        self._tell_failed(0)
        executor, self._default_executor = self._default_executor, None
        if executor is not None:
            executor.shutdown(wait=False)

    # ---- a turn ----

    def _run_once(self):
        """Wait if there is nothing to do, then make the calls that are due by then. What they add is for the next turn."""
        ready = self._ready
        self._wait_for_work()
        if self._scheduled:
            self._take_due()
        for _ in range(len(ready)):
            handle = ready.popleft()
            if handle._cancelled:
                continue
            if self._debug:
                self._run_watched(handle)
            else:
                handle._run()

    def _wait_for_work(self):
        self._drop_cancelled()
        timers = self._scheduled
        if self._ready or self._stopping:
            timeout = 0
        elif timers:
            timeout = min(max(0, timers[0]._when - self.time()), _LONGEST)
        else:
            timeout = None
        self._select(timeout)

    def _drop_cancelled(self):
        """Takes cancelled timers out of the heap: those in front, or all where they are many."""
        timers = self._scheduled
        if len(timers) > _FEW_TIMERS and self._timer_cancelled_count / len(timers) > 0.5:
            for timer in timers:
                timer._scheduled = not timer._cancelled
            timers[:] = [timer for timer in timers if timer._scheduled]
            heapq.heapify(timers)
            self._timer_cancelled_count = 0
        while timers and timers[0]._cancelled:
            self._timer_cancelled_count -= 1
            heapq.heappop(timers)._scheduled = False

    def _select(self, timeout):
        self._process_events(self._selector.select(timeout))

    def _process_events(self, event_list):
        raise NotImplementedError

    def _take_due(self):
        """Timers whose time has come are calls to be made."""
        timers, end = self._scheduled, self._due_by()
        while timers and timers[0]._when < end:
            timer = heapq.heappop(timers)
            timer._scheduled = False
            self._ready.append(timer)

    def _due_by(self):
        return self.time() + self._clock_resolution

    def _run_watched(self, handle):
        begun = self.time()
        handle._run()
        took = self.time() - begun
        if took >= self.slow_callback_duration:
            from asyncio._top import tell_slow
            tell_slow(handle, took)

    # ---- other threads ----

    def run_in_executor(self, executor, func, *args):
        """A future for func(*args), which another thread calls. A host function is called at once and answers when it does."""
        self._check_closed()
        if self._debug:
            self._check_callback(func, 'run_in_executor')
        executor = self._default_executor if executor is None else executor
        if executor is None:
            if answers_later(func):
                return tasks.Task(_answer(func, args), loop=self)
            from concurrent.futures import ThreadPoolExecutor
            executor = self._default_executor = ThreadPoolExecutor(thread_name_prefix='asyncio')
        return futures.wrap_future(executor.submit(func, *args), loop=self)

    def set_default_executor(self, executor):
        """What run_in_executor(None, ...) hands calls to."""
        if not hasattr(executor, 'submit'):
            raise TypeError('executor must be ThreadPoolExecutor instance')
        self._default_executor = executor

    async def shutdown_default_executor(self, timeout=None):
        """Let go of it."""
        executor, self._default_executor = self._default_executor, None
        if executor is None:
            return
        from threading import Thread
        ended = self.create_future()
        thread = Thread(target=self._end_executor, args=(executor, ended))
        thread.start()
        try:
            await tasks.wait_for(ended, timeout)
        except TimeoutError:
            import warnings
            warnings.warn(f'The executor did not finishing joining its threads within {timeout} seconds.', RuntimeWarning)
            executor.shutdown(wait=False)
        else:
            thread.join()

    def _end_executor(self, executor, ended):
        executor.shutdown(wait=True)
        if not self._closed:
            self.call_soon_threadsafe(lambda: ended.done() or ended.set_result(None))

    def _note_asyncgen(self, agen):
        """An asynchronous generator is about to begin."""
        self._asyncgens[agen] = None
        if len(self._asyncgens) > self._asyncgens_most:
            self._asyncgens = dict.fromkeys(self._open_asyncgens())
            self._asyncgens_most = 2 * len(self._asyncgens) + 64

    def _open_asyncgens(self):
        return [agen for agen in self._asyncgens if not _gen_flags(agen) & 4]

    async def shutdown_asyncgens(self):
        """Close the asynchronous generators that were begun and not finished."""
        left = self._open_asyncgens()
        self._asyncgens = {}
        if not left:
            return
        closed = await tasks.gather(*[agen.aclose() for agen in left], return_exceptions=True)
        for agen, error in zip(left, closed):
            if isinstance(error, Exception):
                self.call_exception_handler({'message': f'an error occurred during closing of asynchronous generator {agen!r}',
                                             'exception': error, 'asyncgen': agen})

    # ---- failures ----

    def get_exception_handler(self):
        """What is called for exceptions that nobody catches, or None."""
        return self._exception_handler

    def set_exception_handler(self, handler):
        """handler(loop, context) is called for exceptions that nobody catches; None: the default."""
        if handler is not None and not callable(handler):
            raise TypeError(f'A callable object or None is expected, got {handler!r}')
        self._exception_handler = handler

    def default_exception_handler(self, context):
        """Write what is known to stderr."""
        from asyncio._shown import tell_failure
        tell_failure(context)

    def call_exception_handler(self, context):
        """Tell of an exception that nobody catches."""
        try:
            if self._exception_handler is None:
                self.default_exception_handler(context)
            else:
                self._call_handler(context)
        except (SystemExit, KeyboardInterrupt):
            raise
        except BaseException as error:
            from asyncio._shown import tell_failure
            tell_failure({'message': 'Exception in default exception handler', 'exception': error})

    def _call_handler(self, context):
        where = context.get('task') or context.get('future') or context.get('handle')
        inside = where.get_context() if hasattr(where, 'get_context') else None
        try:
            if inside is None or not hasattr(inside, 'run'):
                self._exception_handler(self, context)
            else:
                inside.run(self._exception_handler, self, context)
        except (SystemExit, KeyboardInterrupt):
            raise
        except BaseException as error:
            self.default_exception_handler({'message': 'Unhandled error in exception handler', 'exception': error,
                                            'context': context})

    def _note_failed(self, future):
        """A future has an exception, which is told when the loop is closed and nobody has asked for it."""
        self._failed.append(future)
        if len(self._failed) > _UNSEEN:
            self._tell_failed(_UNSEEN // 2)

    def _tell_failed(self, most):
        """Tells of the oldest, so that no more than `most` are left."""
        left = [future for future in self._failed if future._unseen]
        self._failed = left[len(left) - most:] if most else []
        for future in left[:len(left) - len(self._failed)]:
            future._unseen = False
            about = {'message': f'{type(future).__name__} exception was never retrieved', 'exception': future._exception,
                     'future': future}
            if future._source_traceback:
                about['source_traceback'] = future._source_traceback
            self.call_exception_handler(about)

    def get_debug(self):
        """Whether the loop is in debug mode."""
        return self._debug

    def set_debug(self, enabled):
        """More checks, and where futures were made."""
        self._debug = enabled


def _makes_coroutines(function):
    import inspect
    return inspect.iscoroutinefunction(function)


def answers_later(func):
    """Whether it is a function of the host's, whose answer can be awaited."""
    return type(func) in (_host_function, HostMethod)


async def _answer(func, args):
    return await func(*args)


class EventLoop(BaseEventLoop):
    """The loop that there is: it waits for the host, for answers and for time to go by."""

    _ahead = _seen = 0.0
    _passed = None  # the time that the host says is over
    _busy = 0       # turns since the host was asked
    _awaits = 0     # answers of the host that futures wait for

    def time(self):
        """Seconds of a clock that never goes back, also where the program goes on elsewhere."""
        now = monotonic() + self._ahead
        if now < self._seen:
            self._ahead += self._seen - now
            now = self._seen
        self._seen = now
        return now

    def _due_by(self):
        end = self.time()
        if self._passed is not None:
            if end < self._passed:
                self._ahead += self._passed - end  # the host's clock stands still
                end = self._seen = self._passed
            self._passed = None
        return end + self._clock_resolution

    def _select(self, timeout):
        if timeout != 0 and not self._take_answers():
            self._busy = 0
            self._wait(timeout)
        elif self._awaits:
            self._busy += 1
            if self._busy >= _TURNS:  # others may wait for answers while some are busy
                self._busy = 0
                _host_wait(0)
        self._take_answers()

    def _await_host(self, answer, future):
        """The future is done, without a result, when the answer is there."""
        record = answer._record
        if record[3] is None:
            record[3] = []
        record[3].append((self, future))
        self._awaits += 1

    def _wait(self, timeout):
        if timeout is None:
            self._wait_for_answer()
        elif len(_thread_idents()) > 1:
            until, end = self._scheduled[0]._when, _thread_now() + int(timeout * 1e9)
            thread_block(end, True, 'asyncio')
            if _thread_now() >= end:
                self._passed = until
        else:
            until = self._scheduled[0]._when
            if _host_wait(timeout) is True and timeout < _LONGEST:
                self._passed = until

    def _wait_for_answer(self):
        if len(_thread_idents()) > 1:
            return thread_block(None, True, 'asyncio')
        try:
            _host_wait(None)
        except RuntimeError:  # no call is under way: nothing will ever happen
            from asyncio._top import deadlock_text
            raise RuntimeError(deadlock_text(self)) from None

    def _take_answers(self):
        """Wakes those whose calls were answered. Whether there were any."""
        answered = _host_ready()
        for waiting in answered:
            for loop, future in waiting:
                loop._awaits -= 1
                if not future.done() and not loop._closed:
                    future.set_result(None)
                    loop._wake()
        return answered


EventLoop.__module__ = 'asyncio.unix_events'
EventLoop.__name__ = EventLoop.__qualname__ = '_UnixSelectorEventLoop'
