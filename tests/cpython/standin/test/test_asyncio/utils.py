"""Stands in for the helpers of CPython's tests of asyncio: loops whose time is told by a generator, and no network."""
import asyncio
import unittest
from asyncio import base_events, events
from unittest.mock import MockCallback, MockInstanceOf, MockPattern  # noqa: F401, not there

CLOCK_RES = 0.05


class _NothingComes:
    def select(self, timeout):
        return []


class TestLoop(base_events.BaseEventLoop):
    """For each timer the generator is sent its time, and says how far to go on."""

    __test__ = False

    def __init__(self, gen=None):
        super().__init__()
        self._check_on_close = gen is not None
        self._steps = iter_of_nothing() if gen is None else gen()
        next(self._steps)
        self._now, self._clock_resolution = 0, 1e-9
        self._new_timers = []
        self._selector = _NothingComes()

    def time(self):
        return self._now

    def advance_time(self, by):
        self._now += by or 0

    def close(self):
        super().close()
        if self._check_on_close:
            try:
                self._steps.send(0)
            except StopIteration:
                return
            raise AssertionError('the generator of times is not at its end')

    def call_at(self, when, callback, *args, context=None):
        self._new_timers.append(when)
        return super().call_at(when, callback, *args, context=context)

    def _run_once(self):
        super()._run_once()
        for when in self._new_timers:
            self.advance_time(self._steps.send(when))
        self._new_timers = []

    def _process_events(self, event_list):
        pass

    def _write_to_self(self):
        pass


def iter_of_nothing():
    yield


class TestCase(unittest.TestCase):
    """A test case that makes loops and closes them."""

    __test__ = False

    @staticmethod
    def close_loop(loop):
        loop.close()

    def set_event_loop(self, loop, *, cleanup=True):
        events.set_event_loop(None)
        if cleanup:
            self.addCleanup(self.close_loop, loop)

    def new_test_loop(self, gen=None):
        loop = TestLoop(gen)
        self.set_event_loop(loop)
        return loop

    def setUp(self):
        self._get_running_loop = events._get_running_loop

    def tearDown(self):
        events.set_event_loop(None)
        self.doCleanups()


async def _nothing():
    pass


def run_briefly(loop):
    """One turn."""
    coro = _nothing()
    task = loop.create_task(coro)
    try:
        loop.run_until_complete(task)
    finally:
        coro.close()


def get_function_source(func):
    """Where a function is, as (file, line)."""
    code = getattr(getattr(func, 'func', func), '__code__', None)
    return code and (code.co_filename, code.co_firstlineno)


async def await_without_task(coro):
    """Awaits it from a callback, where no task runs."""
    caught = []

    def call():
        try:
            for _ in coro.__await__():
                pass
        except BaseException as error:
            caught.append(error)

    asyncio.get_running_loop().call_soon(call)
    await asyncio.sleep(0)
    if caught:
        raise caught[0]
