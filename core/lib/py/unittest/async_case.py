"""Test cases whose methods may be coroutine functions."""
import inspect
import warnings
from asyncio import Runner
from contextvars import copy_context

from .case import TestCase

__unittest = True


class IsolatedAsyncioTestCase(TestCase):
    """A test case in which each test has a loop of its own."""

    loop_factory = _runner = None

    def __init__(self, methodName='runTest'):
        self._test_context = copy_context()
        super().__init__(methodName)

    def addAsyncCleanup(self, func, /, *args, **kwargs):
        """Has the coroutine function func called after tearDown, the last one first."""
        self.addCleanup(func, *args, **kwargs)

    async def asyncTearDown(self):
        """Comes after each test, before tearDown."""

    async def asyncSetUp(self):
        """Comes before each test, behind setUp."""

    async def enterAsyncContext(self, cm):
        """Enters an asynchronous context that is left after tearDown."""
        cls = type(cm)
        try:
            enter, leave = cls.__aenter__, cls.__aexit__
        except AttributeError:
            raise TypeError(f"'{cls.__module__}.{cls.__qualname__}' object does not support the asynchronous context manager protocol"
                            ) from None
        value = await enter(cm)
        self.addAsyncCleanup(leave, cm, None, None, None)
        return value

    def run(self, result=None):
        """Runs the test on a new loop, and tells the result."""
        with Runner(debug=True, loop_factory=self.loop_factory) as self._runner:
            return super().run(result)

    def debug(self):
        """Runs the test without catching anything."""
        with Runner(debug=True, loop_factory=self.loop_factory) as self._runner:
            super().debug()

    def _in_loop(self, function, args, kwargs):
        """What it gives, or what the coroutine gives that it gives."""
        if not inspect.iscoroutinefunction(function):
            return self._test_context.run(function, *args, **kwargs)
        return self._runner.run(function(*args, **kwargs), context=self._test_context)

    def _callSetUp(self):
        self._runner.get_loop()
        self._in_loop(self.setUp, (), {})
        self._in_loop(self.asyncSetUp, (), {})

    def _callTestMethod(self, method):
        value = self._in_loop(method, (), {})
        if value is not None:
            warnings.warn(f'It is deprecated to return a value that is not None from a test case ({method} returned '
                          f'{type(value).__name__!r})', DeprecationWarning)

    def _callTearDown(self):
        self._in_loop(self.asyncTearDown, (), {})
        self._in_loop(self.tearDown, (), {})

    def _callCleanup(self, call, /, *args, **kwargs):
        self._in_loop(call, args, kwargs)
