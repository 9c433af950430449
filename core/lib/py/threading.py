"""Threads, and what they wait for each other with."""

import _thread
import sys
from _thread import RLock, _time_of, get_ident, get_native_id, stack_size
from _hn import (_thread_current, _thread_era, _thread_holder, _thread_holds, _thread_idents, _thread_info, _thread_now,
                 _thread_wake)
from _hn.threads import thread_block, thread_join, thread_lives, thread_start, thread_yield

__all__ = ['get_ident', 'active_count', 'Condition', 'current_thread', 'enumerate', 'main_thread', 'TIMEOUT_MAX', 'Event', 'Lock', 'RLock',
           'Semaphore', 'BoundedSemaphore', 'Thread', 'Barrier', 'BrokenBarrierError', 'Timer', 'ThreadError', 'setprofile', 'settrace',
           'local', 'stack_size', 'excepthook', 'ExceptHookArgs', 'getprofile', 'gettrace', 'setprofile_all_threads',
           'settrace_all_threads', 'get_native_id']

ThreadError = _thread.error
TIMEOUT_MAX = _thread.TIMEOUT_MAX
Lock = _thread.lock
local = _thread._local


def _old(name, instead):
    import warnings
    warnings.warn(f'{name}() is deprecated, {instead} instead', DeprecationWarning)


def _end_of(timeout):
    """When a wait for so many seconds is over; None: never."""
    return None if timeout is None else _time_of(timeout)


def _stand(line, place, end, what):
    """Waits until its place in the line is called, or a time. Whether it was called."""
    while place in line:
        if end is not None and _thread_now() >= end:
            line.remove(place)
            return False
        thread_block(end, None, what)
    return True


def _call(line, n):
    """Wakes the first n of a line. How many there were."""
    called = 0
    while line and called < n:
        called += _thread_wake(line.pop(0))
    return called


# ---- what threads wait for ----

class _Line(list):
    """Those that wait for an object. It can be copied with its line, and not without it: so it cannot be pickled."""

    _name = '_thread.lock'

    def __reduce__(self):
        raise TypeError(f"cannot pickle '{self._name}' object")


class _Handle(_Line):
    """What a thread is known by."""

    _name = '_thread._ThreadHandle'


class Condition:
    """A lock, and a line of those that wait until they are told that something has changed."""

    def __init__(self, lock=None):
        self._lock = lock = RLock() if lock is None else lock
        self.acquire, self.release = lock.acquire, lock.release
        for name in ('_release_save', '_acquire_restore', '_is_owned', 'locked'):
            if hasattr(lock, name):
                setattr(self, name, getattr(lock, name))
        self._waiters = []

    def __repr__(self):
        return f'<Condition({self._lock}, {len(self._waiters)})>'

    def __exit__(self, kind, value, traceback):
        return self._lock.__exit__(kind, value, traceback)

    def __enter__(self):
        return self._lock.__enter__()

    def _release_save(self):
        self._lock.release()

    def _acquire_restore(self, had):
        self._lock.acquire()

    def _is_owned(self):
        if not self._lock.acquire(False):
            return True
        self._lock.release()
        return False

    def wait(self, timeout=None):
        """Wait until notify(), or so many seconds. Whether it was told."""
        if not self._is_owned():
            raise RuntimeError('cannot wait on un-acquired lock')
        me, end = _thread_holder(), _end_of(timeout)
        self._waiters.append(me)
        had = self._release_save()
        try:
            return _stand(self._waiters, me, end, 'a condition')
        finally:
            if me in self._waiters:
                self._waiters.remove(me)
            self._acquire_restore(had)

    def wait_for(self, predicate, timeout=None):
        """Wait until predicate() is true. Its last result."""
        end = _end_of(timeout)
        while not (result := predicate()):
            left = None if end is None else (end - _thread_now()) / 1e9
            if left is not None and left <= 0:
                break
            self.wait(left)
        return result

    def notify(self, n=1):
        """Tell the first n that wait."""
        if not self._is_owned():
            raise RuntimeError('cannot notify on un-acquired lock')
        _call(self._waiters, n)

    def notify_all(self):
        """Tell all that wait."""
        self.notify(len(self._waiters))

    def notifyAll(self):
        """An old name."""
        _old('notifyAll', 'use notify_all()')
        self.notify_all()


class Event:
    """Something that happens, for which others wait."""

    def __init__(self):
        self._flag, self._line = False, _Line()

    def __repr__(self):
        cls = type(self)
        return f"<{cls.__module__}.{cls.__qualname__} at {id(self):#x}: {'set' if self._flag else 'unset'}>"

    def is_set(self):
        """Whether it has happened."""
        return self._flag

    def isSet(self):
        """An old name."""
        _old('isSet', 'use is_set()')
        return self.is_set()

    def set(self):
        """It happens."""
        self._flag = True
        _call(self._line, len(self._line))

    def clear(self):
        """It has not happened."""
        self._flag = False

    def wait(self, timeout=None):
        """Wait until it happens, or so many seconds. Whether it did."""
        if self._flag:
            return True
        me = _thread_holder()
        self._line.append(me)
        return _stand(self._line, me, _end_of(timeout), 'an event')


class Semaphore:
    """So many can have it at once."""

    def __init__(self, value=1):
        if value < 0:
            raise ValueError('semaphore initial value must be >= 0')
        self._value, self._line = value, _Line()
        self._start, self._taken = value, {_thread_era(): 0}  # by era

    def _renew(self):
        """What the threads of a run had when it was ended is there again. The present era."""
        era, taken = _thread_era(), self._taken
        if era not in taken or len(taken) > 1:
            for old in [*taken]:
                if not _thread_holds(2 * old + 1):
                    self._value = max(self._value, min(self._start, self._value + taken.pop(old)))
            taken.setdefault(era, 0)
        return era

    def __repr__(self):
        cls = type(self)
        return f'<{cls.__module__}.{cls.__qualname__} at {id(self):#x}: value={self._value}>'

    def acquire(self, blocking=True, timeout=None):
        """Wait for it. Whether it was got."""
        if not blocking and timeout is not None:
            raise ValueError("can't specify timeout for non-blocking acquire")
        end = _end_of(timeout)
        era = self._renew()
        while self._value == 0:
            if not blocking or (end is not None and _thread_now() >= end):
                return False
            me = _thread_holder()
            self._line.append(me)
            _stand(self._line, me, end, 'a semaphore')
        self._value -= 1
        self._taken[era] += 1
        return True

    __enter__ = acquire

    def release(self, n=1):
        """n others can have it."""
        if n < 1:
            raise ValueError('n must be one or more')
        era = self._renew()
        left = self._taken[era] - n
        self._taken[era] = left if left > 0 else 0  # no call between the two: a limit ends a run at calls
        self._value += n
        _call(self._line, n)

    def __exit__(self, kind, value, traceback):
        self.release()


class BoundedSemaphore(Semaphore):
    """One that cannot be given back more often than it was taken."""

    def __init__(self, value=1):
        self._initial_value = value
        super().__init__(value)

    def __repr__(self):
        return f'{super().__repr__()[:-1]}/{self._initial_value}>'

    def release(self, n=1):
        """n others can have it."""
        if n < 1:
            raise ValueError('n must be one or more')
        self._renew()
        if self._value + n > self._initial_value:
            raise ValueError('Semaphore released too many times')
        super().release(n)


class BrokenBarrierError(RuntimeError):
    """Somebody did not come."""


_FILLS, _EMPTIES, _RESETS, _BROKEN = 0, 1, -1, -2


class Barrier:
    """All go on when so many have come."""

    def __init__(self, parties, action=None, timeout=None):
        if parties < 1:
            raise ValueError('parties must be >= 1')
        self._cond, self._action, self._timeout = Condition(Lock()), action, timeout
        self._parties, self._state, self._count, self._era = parties, _FILLS, 0, _thread_era()

    def _renew(self):
        """Nobody waits that waited in a run that was ended."""
        if self._era != _thread_era():
            self._state = _BROKEN if self._state == _BROKEN else _FILLS
            self._count, self._era = 0, _thread_era()

    def __repr__(self):
        cls = type(self)
        self._renew()
        state = 'broken' if self.broken else f'waiters={self.n_waiting}/{self.parties}'
        return f'<{cls.__module__}.{cls.__qualname__} at {id(self):#x}: {state}>'

    def wait(self, timeout=None):
        """Wait for the others. The number of this thread among them."""
        timeout = self._timeout if timeout is None else timeout
        with self._cond:
            self._renew()
            self._cond.wait_for(lambda: self._state in (_FILLS, _BROKEN))
            if self._state == _BROKEN:
                raise BrokenBarrierError
            place = self._count
            self._count += 1
            try:
                if self._count == self._parties:
                    self._open()
                else:
                    self._wait_to_open(timeout)
                return place
            finally:
                self._count -= 1
                if not self._count and self._state in (_RESETS, _EMPTIES):
                    self._state = _FILLS
                    self._cond.notify_all()

    def _open(self):
        try:
            if self._action:
                self._action()
        except BaseException:
            self._break()
            raise
        self._state = _EMPTIES
        self._cond.notify_all()

    def _wait_to_open(self, timeout):
        if not self._cond.wait_for(lambda: self._state != _FILLS, timeout):
            self._break()
            raise BrokenBarrierError
        if self._state < 0:
            raise BrokenBarrierError

    def _break(self):
        self._state = _BROKEN
        self._cond.notify_all()

    def reset(self):
        """As it was; those that wait have BrokenBarrierError."""
        with self._cond:
            self._renew()
            if not self._count:
                self._state = _FILLS
            elif self._state != _EMPTIES:
                self._state = _RESETS
            self._cond.notify_all()

    def abort(self):
        """Nobody is to wait any more."""
        with self._cond:
            self._break()

    parties = property(lambda self: self._parties, doc='How many have to come.')
    n_waiting = property(lambda self: self._count if self._state == _FILLS else 0, doc='How many wait.')
    broken = property(lambda self: self._state == _BROKEN, doc='Whether nobody can wait any more.')


# ---- threads ----

_active = {}  # number: Thread
_numbers = [0]


def _next_name(target):
    _numbers[0] += 1
    name = f'Thread-{_numbers[0]}'
    called = getattr(target, '__name__', None) if target is not None else None
    return name if called is None else f'{name} ({called})'


class Thread:
    """Something that is done beside the rest."""

    _ident = None
    _begun = False

    def __init__(self, group=None, target=None, name=None, args=(), kwargs=None, *, daemon=None, context=None):
        assert group is None, 'group argument must be None for now'
        self._handle = _Handle()
        self._target, self._args, self._kwargs = target, args, {} if kwargs is None else kwargs
        self._name = _next_name(target) if name is None else str(name)
        self._daemonic = current_thread().daemon if daemon is None else bool(daemon)
        self._context = context

    def _checked(self):
        if '_name' not in self.__dict__:
            raise RuntimeError('Thread.__init__() not called')
        return self

    def __repr__(self):
        assert '_name' in self.__dict__, 'Thread.__init__() was not called'
        state = 'initial' if not self._begun else 'started' if self.is_alive() else 'stopped'
        daemon = ' daemon' if self._daemonic else ''
        number = '' if self._ident is None else f' {self._ident}'
        return f'<{type(self).__name__}({self._name}, {state}{daemon}{number})>'

    def start(self):
        """Begin. Once only."""
        if '_name' not in self.__dict__:
            raise RuntimeError('thread.__init__() not called')
        if self._begun:
            raise RuntimeError('threads can only be started once')
        self._ident = thread_start(_begin, (self,), {}, self._daemonic, self._name)
        self._begun = True
        _active[self._ident] = self
        thread_yield()

    def run(self):
        """What is done: target(*args, **kwargs)."""
        target = self._target
        try:
            if target is not None:
                target(*self._args, **self._kwargs)
        finally:
            for name in ('_target', '_args', '_kwargs'):
                delattr(self, name)

    def join(self, timeout=None):
        """Wait for its end, or so many seconds."""
        self._checked()
        if not self._begun:
            raise RuntimeError('cannot join thread before it is started')
        if self._ident == _thread_current():
            raise RuntimeError('cannot join current thread')
        thread_join(self._ident, None if timeout is None else _time_of(max(timeout, 0)))

    def is_alive(self):
        """Whether it has begun and not ended."""
        assert '_name' in self.__dict__, 'Thread.__init__() not called'
        return self._begun and thread_lives(self._ident)

    @property
    def name(self):
        """What it is called; nothing depends on it."""
        assert '_name' in self.__dict__, 'Thread.__init__() not called'
        return self._name

    @name.setter
    def name(self, name):
        assert '_name' in self.__dict__, 'Thread.__init__() not called'
        self._name = str(name)
        info = _thread_info(self._ident) if self._begun else None
        if info is not None:
            info[3] = self._name

    @property
    def ident(self):
        """Its number, once it has begun."""
        assert '_name' in self.__dict__, 'Thread.__init__() not called'
        return self._ident

    native_id = ident

    @property
    def daemon(self):
        """Whether the program does not wait for its end."""
        assert '_name' in self.__dict__, 'Thread.__init__() not called'
        return self._daemonic

    @daemon.setter
    def daemon(self, daemonic):
        self._checked()
        if self._begun:
            raise RuntimeError('cannot set daemon status of active thread')
        self._daemonic = daemonic

    def isDaemon(self):
        """An old way."""
        _old('isDaemon', 'get the daemon attribute')
        return self.daemon

    def setDaemon(self, daemonic):
        """An old way."""
        _old('setDaemon', 'set the daemon attribute')
        self.daemon = daemonic

    def getName(self):
        """An old way."""
        _old('getName', 'get the name attribute')
        return self.name

    def setName(self, name):
        """An old way."""
        _old('setName', 'set the name attribute')
        self.name = name


class _MainThread(Thread):
    def __init__(self):
        self._name, self._daemonic, self._ident, self._begun = 'MainThread', False, 1, True

    def is_alive(self):
        """It is the program."""
        return True

    def join(self, timeout=None):
        """Nobody waits for it: at its end it waits for the others itself."""
        if _thread_current() == 1:
            raise RuntimeError('cannot join current thread')
        end = _end_of(timeout)
        while end is None or _thread_now() < end:
            thread_block(end, None, 'the end of MainThread')


class _DummyThread(Thread):
    def __init__(self, ident):
        info = _thread_info(ident)
        self._name, self._daemonic, self._ident, self._begun = info[3], True, ident, True

    def is_alive(self):
        """Nobody knows when it ends."""
        return True

    def join(self, timeout=None):
        """Nobody can wait for it."""
        raise RuntimeError('cannot join a dummy thread')


def _begin(thread):
    try:
        if thread._context is None:
            thread.run()
        else:
            thread._context.run(thread.run)
    except BaseException as e:
        _tell(thread, e)
    finally:
        _active.pop(thread._ident, None)


def _tell(thread, e):
    try:
        excepthook(ExceptHookArgs((type(e), e, e.__traceback__, thread)))
    except BaseException as worse:
        if sys.stderr is not None:
            print('Exception in threading.excepthook:', file=sys.stderr, flush=True)
        sys.excepthook(type(worse), worse, worse.__traceback__)


class _ExceptHookArgs(tuple):
    """What excepthook() is told."""

    __slots__ = ()
    n_fields = n_sequence_fields = 4
    n_unnamed_fields = 0
    __match_args__ = ('exc_type', 'exc_value', 'exc_traceback', 'thread')

    exc_type = property(lambda self: self[0])
    exc_value = property(lambda self: self[1])
    exc_traceback = property(lambda self: self[2])
    thread = property(lambda self: self[3])

    def __new__(cls, sequence, /):
        items = tuple(sequence)
        if len(items) != 4:
            raise TypeError(f'_thread._ExceptHookArgs() takes a 4-sequence ({len(items)}-sequence given)')
        return tuple.__new__(cls, items)

    def __repr__(self):
        return '_thread._ExceptHookArgs(%s)' % ', '.join(f'{name}={value!r}' for name, value in zip(self.__match_args__, self))


_ExceptHookArgs.__module__ = '_thread'
ExceptHookArgs = _ExceptHookArgs


def excepthook(args, /):
    """Shows what a thread has raised and nobody caught."""
    if args[0] is SystemExit or sys.stderr is None:
        return
    from traceback import print_exception
    name = get_ident() if args[3] is None else args[3].name
    print(f'Exception in thread {name}:', file=sys.stderr, flush=True)
    print_exception(*args[:3])


__excepthook__ = excepthook


class Timer(Thread):
    """Calls a function when so many seconds are over."""

    def __init__(self, interval, function, args=None, kwargs=None):
        super().__init__()
        self.interval, self.function, self.finished = interval, function, Event()
        self.args, self.kwargs = [] if args is None else args, {} if kwargs is None else kwargs

    def cancel(self):
        """It is not to be called any more."""
        self.finished.set()

    def run(self):
        """Waits, and calls it."""
        if not self.finished.wait(self.interval):
            self.function(*self.args, **self.kwargs)
        self.finished.set()


def current_thread():
    """The thread that asks."""
    ident = _thread_current()
    if ident not in _active:
        _active[ident] = _DummyThread(ident)
    return _active[ident]


def currentThread():
    """An old name."""
    _old('currentThread', 'use current_thread()')
    return current_thread()


def main_thread():
    """The one that the program began in."""
    return _active[1]


def enumerate():
    """The threads that there are."""
    return [_active[ident] for ident in _thread_idents() if ident in _active and _active[ident].is_alive()]


def active_count():
    """How many there are."""
    return len(enumerate())


def activeCount():
    """An old name."""
    _old('activeCount', 'use active_count()')
    return active_count()


_active[1] = _MainThread()


# ---- what there is none of ----

def settrace(func):
    """There is no sys.settrace()."""
    raise NotImplementedError('this sandbox cannot trace')


settrace_all_threads = setprofile = setprofile_all_threads = settrace


def gettrace():
    """None: there is no sys.settrace()."""


getprofile = gettrace
