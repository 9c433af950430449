"""Functions that are called at the end of the program's run."""

# (function, arguments, keywords), the first to be called last. Where there are some, a run that ends calls _finish() (hnvm_finish).
_waiting = []


def register(func, /, *args, **kwargs):
    """Have a function called at the end."""
    if not callable(func):
        raise TypeError('the first argument must be callable')
    _waiting.append((func, args, kwargs))
    return func


def unregister(func, /):
    """Do not have a function called."""
    _waiting[:] = [entry for entry in _waiting if not func == entry[0]]


def _clear():
    _waiting.clear()


def _ncallbacks():
    return len(_waiting)


def _run_exitfuncs():
    # None is called twice, whatever ends it; and what they register is called no more.
    # Nothing is copied: they may fill the memory.
    global _waiting
    entries, _waiting = _waiting, []
    while entries:
        func, args, keywords = entries.pop()
        try:
            func(*args, **keywords)
        except BaseException as e:
            _tell(func, e)
    _waiting.clear()


def _tell(func, error):
    import sys
    from traceback import format_exception

    if sys.stderr is not None:
        sys.stderr.write(''.join([f'Exception ignored in atexit callback {func!r}:\n', *format_exception(error)]))


def _finish(value, error):
    """The end of a run: what it came to stays as it is."""
    _run_exitfuncs()
    if error is not None:
        raise error
    return value
