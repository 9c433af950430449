"""No event loop: what unittest.mock asks of asyncio. Written for these tests."""
import types

coroutines = types.SimpleNamespace(_is_coroutine=object())


def iscoroutinefunction(func):
    import inspect
    return inspect.iscoroutinefunction(func)


class Event:
    pass


class TimeoutError(Exception):
    pass


def run(main, **kwargs):
    raise NotImplementedError('asyncio.run')
