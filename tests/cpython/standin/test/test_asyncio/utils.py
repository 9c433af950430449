"""Stands in for the helpers of CPython's tests of asyncio: loops whose time is told by a generator, and no network."""
import asyncio
import contextlib
import logging
import re
import unittest
from asyncio import base_events, events, log
from unittest import mock

CLOCK_RES = 0.05


def MockCallback(**kwargs):
    """A mock that is a function and nothing else."""
    return mock.Mock(spec=['__call__'], **kwargs)


class MockPattern(str):
    """Is equal to every text in which it is found as a pattern."""

    def __eq__(self, other):
        return re.search(self, other, re.S) is not None


class MockInstanceOf:
    """Is equal to every instance of a class."""

    def __init__(self, type):
        self.type = type

    def __eq__(self, other):
        return isinstance(other, self.type)


@contextlib.contextmanager
def disable_logger():
    """The logger of asyncio says nothing meanwhile."""
    before = log.logger.level
    log.logger.setLevel(logging.CRITICAL + 1)
    try:
        yield
    finally:
        log.logger.setLevel(before)


def run_until(loop, pred, timeout=None):
    """Turns until something holds."""
    for _ in range(1000):
        if pred():
            return
        loop.run_until_complete(_sleep())
    raise TimeoutError


def run_once(loop):
    """One turn, in which nothing new is waited for."""
    loop.call_soon(loop.stop)
    loop.run_forever()


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


async def _sleep():
    await asyncio.sleep(0.001)


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
