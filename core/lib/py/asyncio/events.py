"""The loop that runs now, and calls that are to be made."""
import contextvars
from _hn import _gen_flags, _thread_own, _top_awaits

__all__ = ('AbstractEventLoop', 'AbstractServer', 'Handle', 'TimerHandle', 'get_event_loop_policy', 'set_event_loop_policy',
           'get_event_loop', 'set_event_loop', 'new_event_loop', '_set_running_loop', 'get_running_loop', '_get_running_loop')


# ---- calls ----

class Handle:
    """A call that a loop is to make."""

    __slots__ = ('_callback', '_args', '_cancelled', '_loop', '_source_traceback', '_repr', '__weakref__', '_context')

    def __init__(self, callback, args, loop, context=None):
        self._callback, self._args, self._loop = callback, args, loop
        self._context = contextvars.copy_context() if context is None else context
        self._cancelled = False
        self._repr = self._source_traceback = None
        if loop.get_debug():
            from asyncio._shown import stack_here
            self._source_traceback = stack_here()

    def _repr_info(self):
        from asyncio._shown import handle_parts
        return handle_parts(self)

    def __repr__(self):
        return self._repr if self._repr is not None else f"<{' '.join(self._repr_info())}>"

    def get_context(self):
        return self._context

    def cancel(self):
        if self._cancelled:
            return
        if self._loop.get_debug():
            self._repr = repr(self)  # what it was going to call
        self._cancelled = True
        self._callback = self._args = None

    def _run(self):
        try:
            self._context.run(self._callback, *self._args)
        except BaseException as error:
            if isinstance(error, (KeyboardInterrupt, SystemExit)):
                raise
            from asyncio._shown import tell_of_handle
            tell_of_handle(self, error)

    def cancelled(self):
        return self._cancelled


class TimerHandle(Handle):
    """A call that a loop is to make at a time."""

    __slots__ = ('_scheduled', '_when')

    def __init__(self, when, callback, args, loop, context=None):
        super().__init__(callback, args, loop, context)
        self._when, self._scheduled = when, False

    def _repr_info(self):
        parts = super()._repr_info()
        parts.insert(2 if self._cancelled else 1, f'when={self._when}')
        return parts

    def __hash__(self):
        return hash(self._when)

    def __lt__(self, other):
        return self._when < other._when if isinstance(other, TimerHandle) else NotImplemented

    def __gt__(self, other):
        return self._when > other._when if isinstance(other, TimerHandle) else NotImplemented

    def __eq__(self, other):
        if not isinstance(other, TimerHandle):
            return NotImplemented
        return (self._when, self._callback, self._args, self._cancelled) == (
            other._when, other._callback, other._args, other._cancelled)

    def __le__(self, other):
        return self < other or self == other if isinstance(other, TimerHandle) else NotImplemented

    def __ge__(self, other):
        return self > other or self == other if isinstance(other, TimerHandle) else NotImplemented

    def when(self):
        return self._when

    def cancel(self):
        was_cancelled = self.cancelled()
        super().cancel()
        if not was_cancelled:
            self._loop._timer_handle_cancelled(self)


# ---- what a loop has to have ----

class AbstractServer:
    """What create_server() would give: there is no network."""

    async def __aexit__(self, *how):
        self.close()
        await self.wait_closed()

    async def __aenter__(self):
        return self


class AbstractEventLoop:
    """The methods of a loop. Those that need an operating system are nowhere more than this."""


def _missing(name, is_async, cls=AbstractEventLoop):
    if is_async:
        async def method(self, *args, **kwargs):
            raise NotImplementedError
    else:
        def method(self, *args, **kwargs):
            raise NotImplementedError
    method.__name__ = name
    method.__qualname__ = f'{cls.__name__}.{name}'
    setattr(cls, name, method)


for _name in ('run_forever run_until_complete stop is_running is_closed close _timer_handle_cancelled call_soon call_later call_at time '
              'create_future create_task call_soon_threadsafe run_in_executor set_default_executor add_reader remove_reader '
              'add_writer remove_writer add_signal_handler remove_signal_handler set_task_factory get_task_factory '
              'get_exception_handler set_exception_handler default_exception_handler call_exception_handler get_debug '
              'set_debug').split():
    _missing(_name, False)
for _name in ('shutdown_asyncgens shutdown_default_executor getaddrinfo getnameinfo create_connection create_server start_tls sendfile '
              'create_unix_connection create_unix_server connect_accepted_socket create_datagram_endpoint connect_read_pipe '
              'connect_write_pipe subprocess_shell subprocess_exec sock_recv sock_recv_into sock_recvfrom sock_recvfrom_into '
              'sock_sendall sock_sendto sock_connect sock_accept sock_sendfile').split():
    _missing(_name, True)
_missing('close', False, AbstractServer)
_missing('wait_closed', True, AbstractServer)
del _name


# ---- the loop that there is ----

# The loop whose calls are made now, and the generator that makes them. One that does not run any more (a limit may have ended the
# run in the midst of it) is none; without a generator the loop was named by _set_running_loop().
_handled_shown = True  # by sys.exception(), in handlers of exceptions
_running = _thread_own([(None, None)])  # each thread has its own
_chosen = [None]  # by set_event_loop()
_policy = [None]
_top = [None]     # the loop of `await` outside functions


def _has_ended(turns):
    """Whether the generator that makes the turns does not run any more: a limit has ended its run."""
    return turns is not None and not _gen_flags(turns) & 2


def _get_running_loop():
    """The loop that runs, or None."""
    loop, turns = _running[0] or (None, None)
    return None if _has_ended(turns) else loop


def _set_running_loop(loop):
    """For those who write loops."""
    _running[0] = loop, None


def _loop_here():
    """The loop that runs, or that of a program that awaits outside functions, or None."""
    loop = _get_running_loop()
    if loop is None and _top_awaits():
        from asyncio._top import top_loop
        loop = top_loop()
    return loop


def get_running_loop():
    """The loop that runs."""
    loop = _loop_here()
    if loop is None:
        raise RuntimeError('no running event loop')
    return loop


def get_event_loop():
    """The loop that runs, or the one that set_event_loop() was given."""
    loop = _loop_here()
    if loop is not None:
        return loop
    if _policy[0] is not None:
        return _policy[0].get_event_loop()
    return _existing(_chosen[0])


def _existing(loop):
    if loop is None:
        raise RuntimeError("There is no current event loop in thread 'MainThread'.")
    return loop


def _checked_loop(loop):
    if not (loop is None or isinstance(loop, AbstractEventLoop)):
        raise TypeError(f"loop must be an instance of AbstractEventLoop or None, not '{type(loop).__name__}'")
    return loop


def set_event_loop(loop):
    """Make get_event_loop() give this loop where none runs."""
    if _policy[0] is not None:
        _policy[0].set_event_loop(loop)
    else:
        _chosen[0] = _checked_loop(loop)


def new_event_loop():
    """A new loop."""
    if _policy[0] is not None:
        return _policy[0].new_event_loop()
    from asyncio.base_events import EventLoop
    return EventLoop()


def __getattr__(name):
    if name in ('_AbstractEventLoopPolicy', '_BaseDefaultEventLoopPolicy', '_DefaultEventLoopPolicy', 'get_event_loop_policy',
                'set_event_loop_policy', '_get_event_loop_policy', '_set_event_loop_policy'):
        from asyncio import _policies
        found = globals()[name] = getattr(_policies, name)
        return found
    raise AttributeError(f'module {__name__!r} has no attribute {name!r}')
