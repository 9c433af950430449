# Frozen Python: generators, coroutines and async generators where more than a plain resume is needed.
# Flags of generators (object/object.h): 1 started, 2 running, 4 done, 8 closed, 16 busy.

from _hn import (_entry, _exc_is, _gen_delegate, _gen_finish, _gen_flags, _gen_handled, _gen_resume, _gen_set, _gen_throw,
                 _instance, _is_generator, _is_type, _isinstance, _lookup, _special, _type, _type_is, _type_made,
                 _type_seal)
from _hn.builtins import _tn, warn_program
from _hn.sys import tell_unraised

_coroutine_mark = ('coroutine function',)  # what inspect.markcoroutinefunction() gives functions


def _thrown(what, value=None, traceback=None):
    if traceback is not None and type(traceback).__name__ != 'traceback':
        raise TypeError('throw() third argument must be a traceback object')
    if _exc_is(what):
        if value is not None:
            raise TypeError('instance exception may not have a separate value')
        e = what
    elif _is_type(what) and _type_is(what, BaseException):
        if _exc_is(value) and _isinstance(value, what):
            e = value
        else:
            e = _made_iterator(what, value)
    else:
        raise TypeError('exceptions must be classes or instances deriving from BaseException, not ' + _tn(what))
    if traceback is not None:
        e.__traceback__ = traceback
    return e


# The exception of a class, or the one that making it raises: that is thrown then.
def _made_iterator(cls, value):
    try:
        e = cls() if value is None else cls(*value) if _isinstance(value, tuple) else cls(value)
    except BaseException as error:
        return error
    if _exc_is(e):
        return e
    return TypeError('calling %r should have returned an instance of BaseException, not %s' % (cls, _tn(e)))


# The exception of a throw() with one to three arguments.
def _thrown_by(method, what, rest):
    if rest:
        warn_program(DeprecationWarning, 'the (type, exc, tb) signature of %s() is deprecated, use the single-arg signature '
                     'instead.' % method)
    return _thrown(what, *rest)


def generator_throw(g, what, *rest):
    try:
        e = _thrown_by('throw', what, rest)
    except TypeError:
        if getattr(_gen_delegate(g), 'throw', None) is None:
            raise
        e = None
    if e is None: # the delegate is asked, and says what is wrong
        return _throw_into(g, None, what, *rest)
    if _gen_flags(g) & 4 and _tn(g) == 'coroutine':
        raise RuntimeError('cannot reuse already awaited coroutine')
    return _throw_into(g, e)


# The exception e, or what cannot be thrown.
def _throw_into(g, e, *what):
    d = _gen_delegate(g)
    if d is None:
        return _gen_throw(g, e)
    if _isinstance(e, GeneratorExit):
        try:
            close = getattr(d, 'close', None)
        except BaseException as unheard:
            tell_unraised(unheard, 'Exception ignored while closing generator ', d)
            close = None
        if close is not None:
            _gen_set(g, 2, True)
            try:
                close()
            except BaseException as other:
                e = other
            _gen_set(g, 2, False)
        return _gen_throw(g, e)
    throw = getattr(d, 'throw', None)
    if throw is None:
        return _gen_throw(g, e)
    handled = _gen_handled(g)
    if handled is not None and handled is not e and e is not None and e.__context__ is None:
        e.__context__ = handled
    _gen_set(g, 2, True)
    result = failed = None
    try:
        value = throw(*what) if e is None else throw(e)
    except StopIteration as stop:
        result = stop.value
    except BaseException as other:
        failed = other
    else:
        _gen_set(g, 2, False)
        return value
    _gen_set(g, 2, False)
    # Not where `other` is being handled, which g could raise again.
    return _gen_finish(g, result) if failed is None else _gen_throw(g, failed)


def _noun(g):
    return {'coroutine': 'coroutine', 'async_generator': 'async generator'}.get(_tn(g), 'generator')


def generator_close(g):
    flags = _gen_flags(g)
    if flags & 4:
        return None
    if flags & 2:
        raise ValueError(_noun(g) + ' already executing')
    if not flags & 1:
        _gen_set(g, 5, True)
        return None
    try:
        _throw_into(g, GeneratorExit())
    except StopIteration as stop:
        return stop.value
    except GeneratorExit:
        return None
    raise RuntimeError(_noun(g) + ' ignored GeneratorExit')


class coroutine_wrapper:
    __slots__ = ('_coroutine',)

    def __iter__(self):
        return self

    def __next__(self):
        return self._coroutine.send(None)

    def send(self, value):
        return self._coroutine.send(value)

    def throw(self, what, *rest):
        return generator_throw(self._coroutine, what, *rest)

    def close(self):
        return self._coroutine.close()

    def __reduce_ex__(self, protocol):
        raise TypeError("cannot pickle 'coroutine_wrapper' object")


coroutine_wrapper.__module__ = 'builtins'
_type_seal(coroutine_wrapper, False)
_type_made(coroutine_wrapper, False)


def coroutine_await(c):
    return _instance(coroutine_wrapper, c)


def unawaited(c):
    try:
        warn_program(RuntimeWarning, "coroutine '%s' was never awaited" % c.__qualname__, c)
    except Warning:  # nobody could catch it where objects are deleted
        pass
    return c


# ---- await, async for ----

def get_awaitable(o, where=0):
    if _is_generator(o) and (_tn(o) == 'coroutine' or o.gi_code.co_flags & 0x100):
        if _tn(o) == 'coroutine' and _gen_delegate(o) is not None:
            raise RuntimeError('coroutine is being awaited already')
        return o
    f = _special(o, '__await__')
    if f is None:
        if where == 1:
            raise TypeError("'async with' received an object from __aenter__ that does not implement __await__: " + _tn(o))
        if where == 2:
            raise TypeError("'async with' received an object from __aexit__ that does not implement __await__: " + _tn(o))
        raise TypeError("'%s' object can't be awaited" % _tn(o))
    it = f()
    if _is_generator(it) and _tn(it) == 'coroutine':
        raise TypeError('__await__() returned a coroutine')
    if _lookup(type(it), '__next__', None) is None:
        raise TypeError("__await__() returned non-iterator of type '%s'" % _tn(it))
    return it


def send(it, value):
    if value is None and not (_is_generator(it) and _tn(it) == 'coroutine'):
        return next(it)
    return it.send(value)


def get_aiter(o):
    f = _special(o, '__aiter__')
    if f is None:
        raise TypeError("'async for' requires an object with __aiter__ method, got " + _tn(o))
    it = f()
    if _lookup(type(it), '__anext__', None) is None:
        raise TypeError("'async for' received an object from __aiter__ that does not implement __anext__: " + _tn(it))
    return it


def get_anext(it):
    f = _special(it, '__anext__')
    if f is None:
        raise TypeError("'async for' requires an iterator with __anext__ method, got " + _tn(it))
    awaitable = f()
    try:
        return get_awaitable(awaitable)
    except BaseException as e:
        raise TypeError("'async for' received an invalid object from __anext__: " + _tn(awaitable)) from e


def aiter_of(o):
    f = _special(o, '__aiter__')
    if f is None:
        raise TypeError("'%s' object is not an async iterable" % _tn(o))
    it = f()
    if _lookup(type(it), '__anext__', None) is None:
        raise TypeError("aiter() returned not an async iterator of type '%s'" % _tn(it))
    return it


def anext_of(it, *default):
    f = _special(it, '__anext__')
    if f is None:
        raise TypeError("'%s' object is not an async iterator" % _tn(it))
    awaitable = f()
    return _anext_default(awaitable, default[0]) if default else awaitable


async def _anext_default(awaitable, default):
    try:
        return await awaitable
    except StopAsyncIteration:
        return default


# ---- async generators ----
# A value that an async generator yields comes wrapped in a cell; what it awaits comes bare and is passed on.

_cell_type = _type('cell')


class _AsyncStep:
    """What asend(), athrow() and aclose() give: one step of an async generator, awaited once."""
    __slots__ = ('_g', '_value', '_state')

    def __await__(self):
        return self

    def __iter__(self):
        return self

    def __next__(self):
        return self.send(None)

    def _begin(self):
        if _gen_flags(self._g) & 16:
            self._state = 2
            raise RuntimeError(self._name + '(): asynchronous generator is already running')
        self._state = 1
        _gen_set(self._g, 16, True)

    def _unwrap(self, value):
        if type(value) is _cell_type:
            self._end()
            raise StopIteration(value.cell_contents)
        return value

    def _end(self):
        self._state = 2
        _gen_set(self._g, 16, False)

    def _reused(self):
        raise RuntimeError('cannot reuse already awaited ' + self._noun)

    def close(self):
        if self._state == 2:
            return
        if self._state == 0:
            self._state = 2
            return
        try:
            self.throw(GeneratorExit())
        except (GeneratorExit, StopAsyncIteration, StopIteration):
            return
        raise RuntimeError('coroutine ignored GeneratorExit')


class async_generator_asend(_AsyncStep):
    __slots__ = ()
    _name = 'anext'
    _noun = '__anext__()/asend()'

    def send(self, value):
        if self._state == 2:
            self._reused()
        if self._state == 0:
            self._begin()
            if value is None:
                value = self._value
        if _gen_flags(self._g) & 4:
            self._end()
            raise StopAsyncIteration
        try:
            result = _gen_resume(self._g, value)
        except BaseException:
            self._end()
            raise
        return self._unwrap(result)

    def throw(self, what, *rest):
        if self._state == 2:
            self._reused()
        if self._state == 0:
            self._begin()
        try:
            result = generator_throw(self._g, what, *rest)
        except BaseException:
            self._end()
            raise
        return self._unwrap(result)


class async_generator_athrow(_AsyncStep):
    __slots__ = ()
    _name = 'athrow'
    _noun = 'aclose()/athrow()'

    def send(self, value):
        if self._state == 2:
            self._reused()
        closing = self._value is None
        if self._state == 0:
            if _gen_flags(self._g) & 4:
                self._state = 2
                if closing:
                    raise StopIteration
                raise StopAsyncIteration
            if closing and not _gen_flags(self._g) & 1:
                _gen_set(self._g, 5, True)
                self._state = 2
                raise StopIteration
            if value is not None:
                raise RuntimeError("can't send non-None value to a just-started coroutine")
            self._begin()
            return self._finish(True, self._value if not closing else GeneratorExit(), closing)
        return self._finish(False, value, closing)

    def throw(self, what, *rest):
        if self._state == 2:
            self._reused()
        closing = self._value is None
        if self._state == 0:
            self._begin()
        return self._finish(True, _thrown_by('throw', what, rest), closing)

    def _finish(self, throws, value, closing):
        try:
            result = _throw_into(self._g, value) if throws else _gen_resume(self._g, value)
        except (StopAsyncIteration, GeneratorExit):
            self._end()
            if closing:
                raise StopIteration
            raise
        except BaseException:
            self._end()
            raise
        if type(result) is _cell_type:
            self._end()
            if closing:
                raise RuntimeError('async generator ignored GeneratorExit')
            raise StopIteration(result.cell_contents)
        return result


async_generator_asend.__module__ = async_generator_athrow.__module__ = 'builtins'
_type_seal(async_generator_asend, False)
_type_seal(async_generator_athrow, False)


_async_gen_hooks = {}  # what sys.set_asyncgen_hooks() was given. Nothing is finalized here


# An async generator is about to begin.
def _tell_first(g):
    hook = _entry(_async_gen_hooks, 'firstiter', None)
    if hook is not None:
        hook(g)


def async_gen_asend(g, value):
    if not _gen_flags(g) & 1:
        _tell_first(g)
    step = async_generator_asend()
    step._g = g
    step._value = value
    step._state = 0
    return step


def async_gen_athrow(g, what, *rest):
    if not _gen_flags(g) & 1:
        _tell_first(g)
    step = async_generator_athrow()
    step._g = g
    step._value = _thrown_by('athrow', what, rest)
    step._state = 0
    return step


def async_gen_aclose(g):
    if not _gen_flags(g) & 1:
        _tell_first(g)
    step = async_generator_athrow()
    step._g = g
    step._value = None
    step._state = 0
    return step
