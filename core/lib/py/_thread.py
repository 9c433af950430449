"""Threads as they are: beginning them, and locks."""

from _hn import (_index, _instance, _thread_current, _thread_holder, _thread_holds, _thread_idents, _thread_now, _thread_wake, _type_made,
                 _type_seal, _type_weak)
from _hn.builtins import _tn
from _hn.sys import tell_unraised
from _hn.threads import thread_block, thread_lives, thread_start, thread_yield

error = RuntimeError
TIMEOUT_MAX = 9223372036.0
_names = [0]
_size = [0]


def _time_of(timeout):
    """When so many seconds are over."""
    return _thread_now() + int(timeout * 1e9)


def _until(blocking, timeout):
    """When an acquire() gives up: None for never, 0 for at once."""
    if not (isinstance(timeout, (int, float)) or hasattr(type(timeout), '__index__')):
        raise TypeError(f"'{_tn(timeout)}' object cannot be interpreted as an integer or float")
    if timeout != timeout:
        raise ValueError('Invalid value NaN (not a number)')
    if not blocking:
        if timeout != -1:
            raise ValueError("can't specify a timeout for a non-blocking call")
        return 0
    if timeout < 0 and timeout != -1:
        raise ValueError('timeout value must be a non-negative number')
    if timeout > TIMEOUT_MAX:
        raise OverflowError('timeout value is too large')
    return None if timeout == -1 else _time_of(timeout)


class lock:
    """What one at a time can have."""

    # _owner: the _thread_holder() that has it, or 0; _line: those that wait; _hungry: the first of them was too late once
    __slots__ = ('_owner', '_line', '_hungry', '__weakref__')

    def __new__(cls, /):
        return _instance(cls, 0, [], False)

    def acquire(self, /, blocking=True, timeout=-1):
        """Wait for it. Whether it was got."""
        end = _until(blocking, timeout)
        me = _thread_holder()
        if not _thread_holds(self._owner):
            self._owner = me
            return True
        return False if end == 0 else _wait_for(self, me, end)

    acquire_lock = acquire

    def release(self, /):
        """Let others have it."""
        if not _thread_holds(self._owner):
            raise RuntimeError('release unlocked lock')
        _give_on(self)

    release_lock = release

    def locked(self, /):
        """Whether somebody has it."""
        return _thread_holds(self._owner)

    locked_lock = locked

    def __enter__(self, /):
        me = _thread_holder()
        if _thread_holds(self._owner):
            return _wait_for(self, me, None)
        self._owner = me
        return True

    def __exit__(self, type, value, traceback, /):
        self.release()

    def _at_fork_reinit(self, /):
        self._owner, self._line, self._hungry = 0, [], False

    def __repr__(self, /):
        return f"<{'locked' if self.locked() else 'unlocked'} _thread.lock object at 0x{id(self):x}>"


def _ident_of(holder):
    return 1 if holder & 1 else holder >> 1


def _wait_for(lock, me, end):
    """Stands in line until the lock is its own, or a time. Whether it is."""
    lock._line.append(me)
    while True:
        thread_block(end, None, ('a lock', _ident_of(lock._owner)))
        if lock._owner == me and me not in lock._line:
            return True  # it was handed over
        first = lock._line.index(me) == 0
        if not lock._owner and first:
            lock._line.pop(0)
            lock._owner, lock._hungry = me, False
            return True
        if end is not None and _thread_now() >= end:
            lock._line.remove(me)
            lock._hungry = lock._hungry and not first
            return False
        lock._hungry = lock._hungry or first


def _give_on(lock):
    """Wakes the first that waits; who was woken before and came too late has it at once."""
    lock._owner = 0
    while lock._line:
        first = lock._line[0]
        if lock._hungry:
            lock._line.pop(0)
            lock._hungry = False
            if _thread_wake(first):
                lock._owner = first
                break
        elif _thread_wake(first):
            break
        else:
            lock._line.pop(0)  # the run in which it waited has ended


_type_seal(lock, False)
_type_weak(lock)
LockType = lock


def allocate_lock():
    """A new lock."""
    return lock()


allocate = allocate_lock


class RLock:
    """A lock that its owner can have more than once."""

    # _outer: the _owner, _count and _outer of the main thread under those of its work beside a run
    __slots__ = ('_lock', '_owner', '_count', '_outer', '__weakref__')

    def __new__(cls, /, *args, **keywords):
        return _instance(cls, lock(), 0, 0, None)

    def __reduce__(self):
        raise TypeError("cannot pickle '_thread.RLock' object")

    def acquire(self, /, blocking=True, timeout=-1):
        """Wait for it. Whether it was got."""
        me = _thread_holder()
        if self._owner == me and self._lock._owner == me:
            self._count += 1
            return True
        if self._is_owned():
            self._outer = self._owner, self._count, self._outer
        elif self._lock.acquire(blocking, timeout):
            self._outer = None
        else:
            return False
        self._owner, self._count = me, 1
        return True

    def release(self, /):
        """Let others have it, at the last of as many calls as there were to acquire()."""
        if not self._is_owned():
            raise RuntimeError('cannot release un-acquired lock')
        self._count -= 1
        if not self._count:
            self._leave()

    def _leave(self):
        if self._outer is not None:
            self._owner, self._count, self._outer = self._outer
        else:
            self._owner = 0
            self._lock.release()

    def locked(self, /):
        """Whether somebody has it."""
        return self._lock.locked()

    def __enter__(self, /):
        return self.acquire()

    def __exit__(self, type, value, traceback, /):
        self.release()

    def _is_owned(self, /):
        while self._outer is not None and not _thread_holds(self._owner):
            self._leave()
        me = _thread_holder()
        return self._count > 0 and (self._owner == me or self._owner & me & 1 == 1 and _thread_holds(self._owner))

    def _recursion_count(self, /):
        if not self._is_owned():
            return 0
        count, outer = self._count, self._outer
        while outer is not None:
            _, more, outer = outer
            count += more
        return count

    def _release_save(self, /):
        if not self._count:
            raise RuntimeError('cannot release un-acquired lock')
        had = self._count, self._owner, self._outer
        self._owner, self._count, self._outer = 0, 0, None
        self._lock.release()
        return had

    def _acquire_restore(self, had, /):
        self._lock.acquire()
        self._count, self._owner, self._outer = had

    def _at_fork_reinit(self, /):
        self._lock, self._owner, self._count, self._outer = lock(), 0, 0, None

    def __repr__(self, /):
        state = 'locked' if self.locked() else 'unlocked'
        name = type(self).__name__
        owner = _ident_of(self._owner) if self._owner else 0
        return f'<{state} {type(self).__module__}.{name} object owner={owner} count={self._count} at 0x{id(self):x}>'


_type_weak(RLock)


def get_ident():
    """The number of this thread."""
    return _thread_current()


get_native_id = get_ident


def _run(function, args, kwargs):
    try:
        function(*args, **kwargs)
    except SystemExit:
        pass
    except BaseException as e:
        tell_unraised(e, 'Exception ignored in thread started by ', function)


def start_new_thread(function, args, kwargs={}, /):
    """Call function(*args, **kwargs) in a thread of its own. Its number."""
    if not callable(function):
        raise TypeError('first arg must be callable')
    if not isinstance(args, tuple):
        raise TypeError('2nd arg must be a tuple')
    if not isinstance(kwargs, dict):
        raise TypeError('optional 3rd arg must be a dictionary')
    _names[0] += 1
    ident = thread_start(_run, (function, args, kwargs), {}, True, f'Dummy-{_names[0]}')
    thread_yield()
    return ident


start_new = start_new_thread


def exit():
    """End this thread."""
    raise SystemExit


exit_thread = exit


def interrupt_main(signum=2, /):
    """There are no signals."""
    raise NotImplementedError('this sandbox has no signals')


def stack_size(size=0, /):
    """Frames are data: there is no stack that has a size. What was said last."""
    wanted = _index(size)
    if wanted < 0:
        raise ValueError('size must be 0 or a positive value')
    if 0 < wanted < 32768:
        raise ValueError(f'size not valid: {wanted} bytes')
    before, _size[0] = _size[0], wanted
    return before


def _count():
    """How many threads there are beside the main one."""
    return sum(1 for ident in _thread_idents() if ident != 1 and thread_lives(ident))


def _is_main_interpreter():
    return True


# ---- what each has to itself ----

class _local:
    """An object whose attributes each thread has to itself."""

    __slots__ = ('_local__owner', '_local__all', '_local__made', '__dict__', '__weakref__')

    def __new__(cls, /, *args, **kwargs):
        if (args or kwargs) and cls.__init__ is object.__init__:
            raise TypeError('Initialization arguments are not supported')
        self = object.__new__(cls)
        set = object.__setattr__
        me = _thread_current()
        set(self, '_local__owner', me)
        set(self, '_local__all', {me: object.__getattribute__(self, '__dict__')})
        set(self, '_local__made', (args, kwargs))
        return self

    def __reduce__(self):
        raise TypeError("cannot pickle '_thread._local' object")

    def __getattribute__(self, name, /):
        _mine(self)
        return object.__getattribute__(self, name)

    def __setattr__(self, name, value, /):
        if name == '__dict__':
            raise AttributeError(f"'{type(self).__name__}' object attribute '__dict__' is read-only")
        _mine(self)
        object.__setattr__(self, name, value)

    def __delattr__(self, name, /):
        if name == '__dict__':
            raise AttributeError(f"'{type(self).__name__}' object attribute '__dict__' is read-only")
        _mine(self)
        object.__delattr__(self, name)


def _mine(o):
    """Its attributes are those of this thread."""
    get = object.__getattribute__
    me = _thread_current()
    if get(o, '_local__owner') == me:
        return
    known = get(o, '_local__all')
    object.__setattr__(o, '_local__owner', me)
    if me in known:
        object.__setattr__(o, '__dict__', known[me])
        return
    there = _thread_idents()
    for ident in [*known]:
        if ident not in there:
            del known[ident]
    known[me] = {}
    object.__setattr__(o, '__dict__', known[me])
    args, kwargs = get(o, '_local__made')
    if type(o).__init__ is not object.__init__:
        type(o).__init__(o, *args, **kwargs)


_type_made(RLock, True)
_type_made(_local, True)
