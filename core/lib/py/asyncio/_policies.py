"""Policies, which CPython is about to do without: they choose the loop of get_event_loop() and new_event_loop()."""
import warnings
from asyncio import events


class _AbstractEventLoopPolicy:
    """What a policy has to have."""

    get_event_loop = events.AbstractEventLoop.time
    set_event_loop = events.AbstractEventLoop.call_soon
    new_event_loop = events.AbstractEventLoop.time


class _BaseDefaultEventLoopPolicy(_AbstractEventLoopPolicy):
    """Loops are made by _loop_factory, and set by hand."""

    _set_loop = _loop_factory = None

    def set_event_loop(self, loop):
        self._set_loop = events._checked_loop(loop)

    def new_event_loop(self):
        return self._loop_factory()

    def get_event_loop(self):
        return events._existing(self._set_loop)


class _DefaultEventLoopPolicy(_BaseDefaultEventLoopPolicy):
    """That of a program that has set none."""

    def _loop_factory(self):
        from asyncio.base_events import EventLoop
        return EventLoop()


for _cls in (_AbstractEventLoopPolicy, _BaseDefaultEventLoopPolicy, _DefaultEventLoopPolicy):
    _cls.__module__ = 'asyncio.events'
del _cls


def _get_event_loop_policy():
    if events._policy[0] is None:
        events._policy[0] = _DefaultEventLoopPolicy()
        events._policy[0]._set_loop = events._chosen[0]
    return events._policy[0]


def _set_event_loop_policy(policy):
    if policy is not None and not isinstance(policy, _AbstractEventLoopPolicy):
        raise TypeError(f"policy must be an instance of AbstractEventLoopPolicy or None, not '{type(policy).__name__}'")
    events._policy[0] = policy


def _tell(name):
    warnings.warn(f"'asyncio.{name}' is deprecated and slated for removal in Python 3.16", DeprecationWarning)


def get_event_loop_policy():
    """The policy that there is."""
    _tell('get_event_loop_policy')
    return _get_event_loop_policy()


def set_event_loop_policy(policy):
    """Take another policy; None: the default one."""
    _tell('set_event_loop_policy')
    _set_event_loop_policy(policy)
