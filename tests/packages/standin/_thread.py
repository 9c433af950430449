"""One thread: for modules that only want locks. Written for these tests."""
error = RuntimeError
TIMEOUT_MAX = 4294967.0


class lock:
    def __init__(self):
        self._held = 0

    def acquire(self, blocking=True, timeout=-1):
        if self._held:
            if blocking and timeout < 0:
                raise RuntimeError('deadlock: there is one thread')
            return False
        self._held = 1
        return True

    def release(self):
        if not self._held:
            raise RuntimeError('release unlocked lock')
        self._held -= 1

    def locked(self):
        return self._held > 0

    def __enter__(self):
        self.acquire()
        return True

    def __exit__(self, *about):
        self.release()


class RLock(lock):
    def acquire(self, blocking=True, timeout=-1):
        self._held += 1
        return True

    def _is_owned(self):
        return self._held > 0


LockType = allocate_lock = lock


class _local:
    pass


def get_ident():
    return 1


get_native_id = get_ident
