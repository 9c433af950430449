"""Functions that are called at the end of the program's run."""
from _hn.sys import tell_unraised

# Empty, or a list of (function, arguments, keywords), the first to be called last. Where there is one, a run that ends calls
# _finish(); and there this list, which stays the same object, stands for no value (hnvm_finish).
_waiting = []


def register(func, /, *args, **kwargs):
    """Have a function called at the end."""
    if not callable(func):
        raise TypeError('the first argument must be callable')
    if not _waiting:
        _waiting.append([])
    _waiting[0].append((func, args, kwargs))
    return func


def unregister(func, /):
    """Do not have a function called."""
    for entries in _waiting:
        entries[:] = [entry for entry in entries if not func == entry[0]]


def _clear():
    _waiting.clear()


def _ncallbacks():
    return len(_waiting[0]) if _waiting else 0


def _run_exitfuncs():
    # None is called twice, whatever ends it; and what they register is called no more.
    # Nothing is copied: they may fill the memory.
    entries = _waiting.pop() if _waiting else ()
    while entries:
        func, args, keywords = entries.pop()
        try:
            func(*args, **keywords)
        except BaseException as e:
            tell_unraised(e, 'Exception ignored in atexit callback ', func)
    _waiting.clear()


def _finish(value, error):
    """The end of a run: what it came to stays as it is."""
    _run_exitfuncs()
    if error is not None:
        raise error
    return value
