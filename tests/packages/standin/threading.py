"""One thread: what packages use to be safe among many. Written for these tests."""
from _thread import RLock, TIMEOUT_MAX, _local as local, get_ident, get_native_id, lock as Lock


class Thread:
    name = 'MainThread'
    ident = native_id = 1
    daemon = False

    def __init__(self, group=None, target=None, name=None, args=(), kwargs=None, *, daemon=None):
        self._call = target, args, kwargs or {}
        self.name = name or 'Thread-1'

    def run(self):
        target, args, kwargs = self._call
        target(*args, **kwargs)

    def start(self):
        raise RuntimeError("can't start new thread")

    def is_alive(self):
        return True

    def getName(self):
        return self.name


class Condition:
    def __init__(self, lock=None):
        self._lock = lock or RLock()
        self.acquire, self.release = self._lock.acquire, self._lock.release

    def __enter__(self):
        return self._lock.__enter__()

    def __exit__(self, *about):
        self._lock.__exit__(*about)

    def _check(self):
        if not self._lock.locked():
            raise RuntimeError('cannot use a lock that is not held')

    def wait(self, timeout=None):
        self._check()
        return False

    def notify(self, n=1):
        self._check()

    notify_all = notify


class Event:
    def __init__(self):
        self._set = False

    def is_set(self):
        return self._set

    def set(self):
        self._set = True

    def clear(self):
        self._set = False

    def wait(self, timeout=None):
        return self._set


class Semaphore:
    def __init__(self, value=1):
        self._value = value

    def acquire(self, blocking=True, timeout=None):
        if not self._value:
            raise RuntimeError('deadlock: there is one thread')
        self._value -= 1
        return True

    __enter__ = acquire

    def release(self, n=1):
        self._value += n

    def __exit__(self, *about):
        self.release()


BoundedSemaphore = Semaphore


class Barrier:
    def __init__(self, parties, action=None, timeout=None):
        self.parties = parties

    def wait(self, timeout=None):
        raise RuntimeError('deadlock: there is one thread')


class BrokenBarrierError(RuntimeError):
    pass


_main = object.__new__(Thread)


def current_thread():
    return _main


main_thread = current_thread


def enumerate():
    return [_main]


def active_count():
    return 1


def _register_atexit(call, *args, **kwargs):
    pass


class Timer(Thread):
    def cancel(self):
        pass
