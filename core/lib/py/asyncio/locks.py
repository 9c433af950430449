"""Where tasks wait for each other."""
import collections
from asyncio.exceptions import BrokenBarrierError, CancelledError
from asyncio.mixins import _LoopBoundMixin, _stand, _wake_first

__all__ = ('Lock', 'Event', 'Condition', 'Semaphore', 'BoundedSemaphore', 'Barrier')


class _Guard:
    """`async with` for what is acquired and released."""

    async def __aenter__(self):
        await self.acquire()

    async def __aexit__(self, exc_type, exc, tb):
        self.release()


def _and_waiters(state, line):
    return f'{state}, waiters:{len(line)}' if line else state


class Lock(_Guard, _LoopBoundMixin):
    """Held by one task at a time, in the order in which they asked."""

    def __init__(self):
        self._waiters = None
        self._locked = False

    def __repr__(self):
        return self._repr_with(_and_waiters('locked' if self._locked else 'unlocked', self._waiters))

    def locked(self):
        """Whether it is held."""
        return self._locked

    async def acquire(self):
        """Wait until it is free, and hold it."""
        if self._locked or any(not place.cancelled() for place in self._waiters or ()):
            if self._waiters is None:
                self._waiters = collections.deque()
            try:
                await _stand(self._waiters, self._get_loop().create_future())
            except CancelledError:
                if not self._locked:
                    self._pass_on()  # it may have been this one's turn
                raise
        self._locked = True
        return True

    def release(self):
        """Let the next one hold it."""
        if not self._locked:
            raise RuntimeError('Lock is not acquired.')
        self._locked = False
        self._pass_on()

    def _pass_on(self):
        first = next(iter(self._waiters or ()), None)
        if first is not None and not first.done():
            first.set_result(True)


class Event(_LoopBoundMixin):
    """Something that happens, for which any number of tasks may wait."""

    _value = False

    def __init__(self):
        self._waiters = collections.deque()

    def __repr__(self):
        return self._repr_with(_and_waiters('set' if self._value else 'unset', self._waiters))

    def is_set(self):
        """Whether it has happened."""
        return self._value

    def set(self):
        """It has happened: whoever waits goes on."""
        if self._value:
            return
        self._value = True
        while _wake_first(self._waiters):
            pass

    def clear(self):
        """As if it had not happened."""
        self._value = False

    async def wait(self):
        """Wait until it has happened."""
        if not self._value:
            await _stand(self._waiters, self._get_loop().create_future())
        return True


class Condition(_Guard, _LoopBoundMixin):
    """A lock whose holder can wait until another holder has news."""

    def __init__(self, lock=None):
        self._lock = lock = Lock() if lock is None else lock
        self.locked, self.acquire, self.release = lock.locked, lock.acquire, lock.release
        self._waiters = collections.deque()

    def __repr__(self):
        return self._repr_with(_and_waiters('locked' if self.locked() else 'unlocked', self._waiters))

    async def wait(self):
        """Let go of the lock until notified, and then hold it again."""
        if not self.locked():
            raise RuntimeError('cannot wait on un-acquired lock')
        place = self._get_loop().create_future()
        self.release()
        try:
            try:
                return await _stand(self._waiters, place)
            finally:
                await self._hold_again()
        except BaseException:
            self._notify(1)  # another one may be able to use what was meant for this one
            raise

    async def _hold_again(self):
        """Cancelled or not, the lock is held at the end."""
        cancelled = None
        while True:
            try:
                await self.acquire()
            except CancelledError as error:
                cancelled = error
            else:
                break
        if cancelled is not None:
            raise cancelled

    async def wait_for(self, predicate):
        """Wait until it says yes."""
        answer = predicate()
        while not answer:
            await self.wait()
            answer = predicate()
        return answer

    def notify_all(self):
        """Wake all who wait."""
        self.notify(len(self._waiters))

    def notify(self, n=1):
        """Wake so many of those who wait."""
        if self.locked():
            self._notify(n)
        else:
            raise RuntimeError('cannot notify on un-acquired lock')

    def _notify(self, n):
        while n > 0 and _wake_first(self._waiters):
            n -= 1


class Semaphore(_Guard, _LoopBoundMixin):
    """Held by so many tasks at a time."""

    def __init__(self, value=1):
        if value < 0:
            raise ValueError('Semaphore initial value must be >= 0')
        self._waiters = None
        self._value = value

    def __repr__(self):
        state = 'locked' if self.locked() else f'unlocked, value:{self._value}'
        return self._repr_with(_and_waiters(state, self._waiters))

    def locked(self):
        """Whether who asks has to wait."""
        return self._value == 0 or any(not place.cancelled() for place in self._waiters or ())

    async def acquire(self):
        """Wait until fewer hold it, and hold it."""
        if self.locked():
            await self._wait_for_turn()
        else:
            self._value -= 1
        return True

    async def _wait_for_turn(self):
        if self._waiters is None:
            self._waiters = collections.deque()
        place = self._get_loop().create_future()
        try:
            await _stand(self._waiters, place)
        except CancelledError:
            if place.done() and not place.cancelled():
                self._value += 1  # it was given to this one
            raise
        finally:
            while self._value > 0 and self._hand_on():
                pass

    def release(self):
        """Let one more hold it."""
        self._value += 1
        self._hand_on()

    def _hand_on(self):
        """It is given to the first who waits: nobody can take it in between."""
        given = _wake_first(self._waiters)
        self._value -= given
        return given


class BoundedSemaphore(Semaphore):
    """One that must not be released more often than acquired."""

    def __init__(self, value=1):
        super().__init__(value)
        self._bound = value

    def release(self):
        if self._value < self._bound:
            super().release()
        else:
            raise ValueError('BoundedSemaphore released too many times')


_FILLING, _DRAINING, _RESETTING, _BROKEN = 'filling', 'draining', 'resetting', 'broken'


class Barrier(_LoopBoundMixin):
    """Tasks wait until so many of them do."""

    def __init__(self, parties):
        if parties < 1:
            raise ValueError('parties must be >= 1')
        self._parties, self._state = parties, _FILLING
        self._count = 0  # of tasks that are in it
        self._cond = Condition()

    def __repr__(self):
        state = self._state
        if not self.broken:
            state += f', waiters:{self.n_waiting}/{self.parties}'
        return self._repr_with(state)

    async def __aenter__(self):
        return await self.wait()

    async def __aexit__(self, *how):
        pass

    async def wait(self):
        """Wait for the others: how many came later."""
        async with self._cond:
            await self._cond.wait_for(lambda: self._state not in (_DRAINING, _RESETTING))
            if self._state == _BROKEN:
                raise BrokenBarrierError('Barrier aborted')
            try:
                index = self._count
                self._count += 1
                if self._count == self._parties:
                    self._state = _DRAINING
                    self._cond.notify_all()
                else:
                    await self._cond.wait_for(lambda: self._state != _FILLING)
                    if self._state in (_RESETTING, _BROKEN):
                        raise BrokenBarrierError('Abort or reset of barrier')
                return index
            finally:
                self._count -= 1
                if not self._count and self._state in (_RESETTING, _DRAINING):
                    self._state = _FILLING
                self._cond.notify_all()

    async def reset(self):
        """Those who wait get a BrokenBarrierError, and it is as new."""
        async with self._cond:
            if not self._count:
                self._state = _FILLING
            elif self._state != _RESETTING:
                self._state = _RESETTING
            self._cond.notify_all()

    async def abort(self):
        """It cannot be used any more, until reset."""
        async with self._cond:
            self._state = _BROKEN
            self._cond.notify_all()

    @property
    def n_waiting(self):
        """How many wait."""
        return self._count if self._state == _FILLING else 0

    @property
    def parties(self):
        """How many it is for."""
        return self._parties

    @property
    def broken(self):
        """Whether it was aborted."""
        return self._state == _BROKEN
