"""Collecting garbage when the program asks for it. What is collected in between cannot be seen."""

from _hn import _collect, _index

DEBUG_STATS, DEBUG_COLLECTABLE, DEBUG_UNCOLLECTABLE, DEBUG_SAVEALL = 1, 2, 4, 32
DEBUG_LEAK = DEBUG_COLLECTABLE | DEBUG_UNCOLLECTABLE | DEBUG_SAVEALL
garbage, callbacks = [], []
_state = {'enabled': True, 'debug': 0, 'threshold': (2000, 10, 0), 'collections': 0}


def collect(generation=2):
    """Collect now: weak references to what is garbage are cleared, and their callbacks called. Returns 0."""
    if not 0 <= _index(generation) <= 2:
        raise ValueError('invalid generation')
    for call in callbacks:
        call('start', {'generation': generation, 'collected': 0, 'uncollectable': 0})
    _collect()
    _state['collections'] += 1
    import weakref
    weakref._notify()
    for call in callbacks:
        call('stop', {'generation': generation, 'collected': 0, 'uncollectable': 0})
    return 0


def enable():
    """Does nothing but to be remembered: there is always a collector."""
    _state['enabled'] = True


def disable():
    """Does nothing but to be remembered."""
    _state['enabled'] = False


def isenabled():
    """Whether enable() or disable() was called last."""
    return _state['enabled']


def set_debug(flags, /):
    _state['debug'] = _index(flags)


def get_debug():
    return _state['debug']


def set_threshold(threshold0, threshold1=10, threshold2=0, /):
    _state['threshold'] = _index(threshold0), _index(threshold1), _index(threshold2)


def get_threshold():
    return _state['threshold']


def get_count():
    return 0, 0, 0


def get_stats():
    return [{'collections': _state['collections'] if i == 2 else 0, 'collected': 0, 'uncollectable': 0}
            for i in range(3)]


def freeze():
    """Does nothing."""


def unfreeze():
    """Does nothing."""


def get_freeze_count():
    return 0


def is_tracked(obj, /):
    """Whether it may refer to other objects."""
    return not isinstance(obj, (int, float, complex, str, bytes, bytearray, type(None), type(...), range))


def is_finalized(obj, /):
    """False: there are no finalizers."""
    return False


def _refuse():
    raise NotImplementedError('a program cannot look for all objects')


def get_objects(generation=None):
    _refuse()


def get_referrers(*objs):
    _refuse()


def get_referents(*objs):
    _refuse()
