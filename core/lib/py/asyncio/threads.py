"""Work that is done by another thread."""
import contextvars
import functools
from asyncio import events
from asyncio.base_events import answers_later

__all__ = ('to_thread',)


async def to_thread(func, /, *args, **kwargs):
    """Run func in another thread. A host function is called at once, and others run until it answers."""
    loop = events.get_running_loop()
    if answers_later(func):
        return await func(*args, **kwargs)
    inside = contextvars.copy_context()
    return await loop.run_in_executor(None, functools.partial(inside.run, func, *args, **kwargs))
