"""Running a program: run() makes a loop, and leaves nothing of it behind."""
import contextvars
from asyncio import coroutines, events, tasks

__all__ = ('Runner', 'run')

_FRESH, _READY, _OVER = 'created', 'initialized', 'closed'


class Runner:
    """A loop for several run() one after another."""

    def __init__(self, *, debug=None, loop_factory=None):
        self._state = _FRESH
        self._debug, self._loop_factory = debug, loop_factory
        self._loop = self._context = None
        self._is_set = False

    def __exit__(self, exc_type, exc_val, exc_tb):
        self.close()

    def __enter__(self):
        self._make()
        return self

    def _make(self):
        if self._state == _OVER:
            raise RuntimeError('Runner is closed')
        if self._state == _READY:
            return
        if self._loop_factory is not None:
            self._loop = self._loop_factory()
        else:
            self._loop = events.new_event_loop()
            events.set_event_loop(self._loop)
            self._is_set = True
        if self._debug is not None:
            self._loop.set_debug(self._debug)
        self._context = contextvars.copy_context()
        self._state = _READY

    def run(self, coro, *, context=None):
        """Run a coroutine to its end."""
        _refuse_within('Runner.run()')
        self._make()
        if not coroutines.iscoroutine(coro):
            import inspect
            if not inspect.isawaitable(coro):
                raise TypeError('An asyncio.Future, a coroutine or an awaitable is required')
            coro = tasks._wrap_awaitable(coro)
        task = self._loop.create_task(coro, context=self._context if context is None else context)
        return self._loop.run_until_complete(task)

    def get_loop(self):
        """The loop."""
        self._make()
        return self._loop

    def close(self):
        """Cancel what is left, and close the loop."""
        if self._state != _READY:
            return
        loop = self._loop
        try:
            _cancel_all(loop)
            for what in loop.shutdown_asyncgens, loop.shutdown_default_executor:
                loop.run_until_complete(what())
        finally:
            self._state, self._loop = _OVER, None
            if self._is_set:
                events.set_event_loop(None)
            loop.close()


def _refuse_within(what):
    if events._get_running_loop() is not None:
        raise RuntimeError(f'{what} cannot be called from a running event loop')


def run(main, *, debug=None, loop_factory=None):
    """Run a coroutine on a new loop, which is closed at the end."""
    _refuse_within('asyncio.run()')
    with Runner(debug=debug, loop_factory=loop_factory) as runner:
        return runner.run(main)


def _cancel_all(loop):
    left = tasks.all_tasks(loop)
    if not left:
        return
    for task in left:
        task.cancel()
    loop.run_until_complete(tasks.gather(*left, return_exceptions=True))
    for task in left:
        if not task.cancelled() and task.exception() is not None:
            loop.call_exception_handler({'message': 'unhandled exception during asyncio.run() shutdown',
                                         'exception': task.exception(), 'task': task})
