"""Context managers made of functions, and context managers that manage others."""

import sys
from abc import ABC, abstractmethod
from functools import wraps
from types import GenericAlias as _GenericAlias, MethodType as _MethodType

__all__ = ['asynccontextmanager', 'contextmanager', 'closing', 'nullcontext', 'AbstractContextManager',
           'AbstractAsyncContextManager', 'AsyncExitStack', 'ContextDecorator', 'ExitStack', 'redirect_stdout',
           'redirect_stderr', 'suppress', 'aclosing', 'chdir']


def _has(cls, *names):
    """Whether classes of the MRO define all the methods."""
    spaces = [base.__dict__ for base in cls.__mro__]
    missing = any(next((space[name] for space in spaces if name in space), None) is None for name in names)
    return NotImplemented if missing else True


class AbstractContextManager(ABC):
    """What has __enter__ and __exit__."""
    __slots__ = ()
    __class_getitem__ = classmethod(_GenericAlias)

    def __enter__(self):
        return self

    @abstractmethod
    def __exit__(self, exc_type, exc_value, traceback):
        return None

    @classmethod
    def __subclasshook__(cls, C):
        return _has(C, '__enter__', '__exit__') if cls is AbstractContextManager else NotImplemented


class AbstractAsyncContextManager(ABC):
    """What has __aenter__ and __aexit__."""
    __slots__ = ()
    __class_getitem__ = classmethod(_GenericAlias)

    async def __aenter__(self):
        return self

    @abstractmethod
    async def __aexit__(self, exc_type, exc_value, traceback):
        return None

    @classmethod
    def __subclasshook__(cls, C):
        return _has(C, '__aenter__', '__aexit__') if cls is AbstractAsyncContextManager else NotImplemented


class ContextDecorator:
    """Lets a context manager be a decorator, too."""

    def __call__(self, func):
        @wraps(func)
        def managed(*given, **named):
            with self._recreate_cm():
                return func(*given, **named)
        return managed

    def _recreate_cm(self):
        """What the next call is managed by: programs override it where a manager works once."""
        return self


class AsyncContextDecorator:
    """Lets an asynchronous context manager be a decorator, too."""

    def __call__(self, func):
        @wraps(func)
        async def managed(*given, **named):
            async with self._recreate_cm():
                return await func(*given, **named)
        return managed

    _recreate_cm = ContextDecorator._recreate_cm


# ---- of generators ----

class _GeneratorContextManagerBase:
    def __init__(self, func, args, kwds):
        self._call = func, args, kwds
        self.gen = func(*args, **kwds)
        self.__doc__ = getattr(func, '__doc__', None) or type(self).__doc__

    def _recreate_cm(self):
        return type(self)(*self._call)

    def _thrown(self, raised, value, traceback, stop):
        """What __exit__ says when throwing `value` in came back as `raised`: False where it is the same one."""
        if isinstance(raised, stop) and raised is not value:
            return True
        if isinstance(raised, RuntimeError) and raised is not value and isinstance(value, (StopIteration, stop)) \
                and raised.__cause__ is value:
            raised = value
        if raised is not value:
            return None
        value.__traceback__ = traceback
        return False


class _GeneratorContextManager(_GeneratorContextManagerBase, AbstractContextManager, ContextDecorator):
    """Helper for @contextmanager decorator."""

    def __enter__(self):
        self._call = None
        try:
            given = next(self.gen)
        except StopIteration:
            raise RuntimeError("generator didn't yield") from None
        return given

    def __exit__(self, typ, value, traceback):
        if typ is not None and value is None:
            value = typ()
        try:
            if typ is None:
                next(self.gen)
            else:
                self.gen.throw(value)
        except BaseException as raised:
            if typ is None:
                if isinstance(raised, StopIteration):
                    return False
                raise
            result = self._thrown(raised, value, traceback, StopIteration)
            if result is None:
                raise
            return result
        try:
            raise RuntimeError("generator didn't stop" + ('' if typ is None else ' after throw()'))
        finally:
            self.gen.close()


class _AsyncGeneratorContextManager(_GeneratorContextManagerBase, AbstractAsyncContextManager, AsyncContextDecorator):
    """Helper for @asynccontextmanager decorator."""

    async def __aenter__(self):
        self._call = None
        try:
            given = await anext(self.gen)
        except StopAsyncIteration:
            raise RuntimeError("generator didn't yield") from None
        return given

    async def __aexit__(self, typ, value, traceback):
        if typ is not None and value is None:
            value = typ()
        try:
            if typ is None:
                await anext(self.gen)
            else:
                await self.gen.athrow(value)
        except BaseException as raised:
            if typ is None:
                if isinstance(raised, StopAsyncIteration):
                    return False
                raise
            result = self._thrown(raised, value, traceback, StopAsyncIteration)
            if result is None:
                raise
            return result
        try:
            raise RuntimeError("generator didn't stop" + ('' if typ is None else ' after athrow()'))
        finally:
            await self.gen.aclose()


def _managing(func, kind):
    @wraps(func)
    def manage(*args, **kwds):
        return kind(func, args, kwds)
    return manage


def contextmanager(func):
    """A context manager of a generator function: what stands in front of its yield is done at the beginning, what
    stands behind it at the end."""
    return _managing(func, _GeneratorContextManager)


def asynccontextmanager(func):
    """The same for `async with` and an asynchronous generator function."""
    return _managing(func, _AsyncGeneratorContextManager)


# ---- small ones ----

class _RedirectStream(AbstractContextManager):
    """Puts another file where sys has the one called _stream."""

    def __init__(self, new_target):
        self._target, self._earlier = new_target, []

    def __exit__(self, exctype, excinst, exctb):
        setattr(sys, self._stream, self._earlier.pop())

    def __enter__(self):
        name, target = self._stream, self._target
        self._earlier.append(getattr(sys, name))
        setattr(sys, name, target)
        return target


class redirect_stderr(_RedirectStream):
    """Lets sys.stderr be another file."""
    _stream = 'stderr'


class redirect_stdout(_RedirectStream):
    """Lets sys.stdout be another file."""
    _stream = 'stdout'


class chdir(AbstractContextManager):
    """Changes the working directory, and changes it back."""

    def __init__(self, path):
        self.path, self._earlier = path, []

    def __exit__(self, *excinfo):
        import os
        os.chdir(self._earlier.pop())

    def __enter__(self):
        import os
        self._earlier.append(os.getcwd())
        os.chdir(self.path)


class closing(AbstractContextManager):
    """Calls thing.close() at the end."""

    def __init__(self, thing):
        self.thing = thing

    def __exit__(self, *exc_info):
        self.thing.close()

    def __enter__(self):
        return self.thing


class aclosing(AbstractAsyncContextManager):
    """Awaits thing.aclose() at the end."""

    def __init__(self, thing):
        self.thing = thing

    async def __aexit__(self, *exc_info):
        await self.thing.aclose()

    async def __aenter__(self):
        return self.thing


class nullcontext(AbstractContextManager, AbstractAsyncContextManager):
    """Does nothing; gives enter_result."""

    def __init__(self, enter_result=None):
        self.enter_result = enter_result

    async def __aexit__(self, *excinfo):
        pass

    def __exit__(self, *excinfo):
        pass

    async def __aenter__(self):
        return self.enter_result

    def __enter__(self):
        return self.enter_result


class suppress(AbstractContextManager):
    """Ends quietly where one of these exceptions is raised."""

    def __init__(self, *exceptions):
        self._kinds = exceptions

    def __exit__(self, exctype, excinst, exctb):
        if exctype is None or issubclass(exctype, self._kinds):
            return None if exctype is None else True
        if not issubclass(exctype, BaseExceptionGroup):
            return False
        rest = excinst.split(self._kinds)[1]
        if rest is not None:
            raise rest
        return True

    def __enter__(self):
        pass


# ---- stacks ----

def _methods(cm, enter, leave, noun):
    cls = type(cm)
    try:
        return getattr(cls, enter), getattr(cls, leave)
    except AttributeError:
        raise TypeError(f"'{cls.__module__}.{cls.__qualname__}' object does not support the {noun} protocol") from None


def _link(new, old, outside):
    """Where `new` was raised while `old` was under way: what would be its context in nested with statements."""
    while True:
        context = new.__context__
        if context is None or context is old:
            return
        if context is outside:
            break
        new = context
    new.__context__ = old


class _BaseExitStack:
    """What ExitStack and AsyncExitStack share: (awaited, exit function) pairs."""

    def __init__(self):
        self._exit_callbacks = []

    def _add(self, function, awaited=False):
        self._exit_callbacks.append((awaited, function))

    def pop_all(self):
        """A new stack that has taken over everything."""
        made = type(self)()
        made._exit_callbacks, self._exit_callbacks = self._exit_callbacks, []
        return made

    def push(self, exit):
        """Register a context manager's __exit__, or a function that is called like it."""
        method = getattr(type(exit), '__exit__', None)
        self._add(exit if method is None else _MethodType(method, exit))
        return exit

    def enter_context(self, cm):
        """Enter a context manager; what it gives."""
        enter, leave = _methods(cm, '__enter__', '__exit__', 'context manager')
        result = enter(cm)
        self._add(_MethodType(leave, cm))
        return result

    def callback(self, callback, /, *args, **kwds):
        """Register a call; it cannot suppress exceptions."""
        def call(exc_type, exc, tb):
            callback(*args, **kwds)
        call.__wrapped__ = callback
        self._add(call)
        return callback

    def _unwound(self, exc, received, raised):
        """What __exit__ does at its end: exc is the exception that is left, raised says if it is a new one."""
        if raised:
            context = exc.__context__
            try:
                raise exc
            except BaseException:
                exc.__context__ = context
                raise
        return received and exc is None


class ExitStack(_BaseExitStack, AbstractContextManager):
    """Ends any number of context managers and calls, the last one first."""

    def __exit__(self, *exc_details):
        first = exc = exc_details[1]
        outside = sys.exception()
        raised = False
        while self._exit_callbacks:
            function = self._exit_callbacks.pop()[1]
            try:
                details = (None, None, None) if exc is None else (type(exc), exc, exc.__traceback__)
                if function(*details):
                    exc, raised = None, False
            except BaseException as new:
                _link(new, exc, outside)
                exc, raised = new, True
        return self._unwound(exc, first is not None, raised)

    def close(self):
        """End everything now."""
        self.__exit__(None, None, None)


class AsyncExitStack(_BaseExitStack, AbstractAsyncContextManager):
    """The same for `async with`, with asynchronous context managers, too."""

    async def enter_async_context(self, cm):
        """Enter an asynchronous context manager; what it gives."""
        enter, leave = _methods(cm, '__aenter__', '__aexit__', 'asynchronous context manager')
        result = await enter(cm)
        self._add(_MethodType(leave, cm), True)
        return result

    def push_async_exit(self, exit):
        """Register an __aexit__, or a coroutine function that is called like it."""
        method = getattr(type(exit), '__aexit__', None)
        self._add(exit if method is None else _MethodType(method, exit), True)
        return exit

    def push_async_callback(self, callback, /, *args, **kwds):
        """Register a call that is awaited."""
        async def call(exc_type, exc, tb):
            await callback(*args, **kwds)
        call.__wrapped__ = callback
        self._add(call, True)
        return callback

    async def aclose(self):
        """End everything now."""
        await self.__aexit__(None, None, None)

    async def __aexit__(self, *exc_details):
        first = exc = exc_details[1]
        outside = sys.exception()
        raised = False
        while self._exit_callbacks:
            awaited, function = self._exit_callbacks.pop()
            try:
                details = (None, None, None) if exc is None else (type(exc), exc, exc.__traceback__)
                done = function(*details)
                if await done if awaited else done:
                    exc, raised = None, False
            except BaseException as new:
                _link(new, exc, outside)
                exc, raised = new, True
        return self._unwound(exc, first is not None, raised)
