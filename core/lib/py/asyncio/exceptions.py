"""What asyncio raises."""

__all__ = ('BrokenBarrierError', 'CancelledError', 'InvalidStateError', 'TimeoutError', 'IncompleteReadError', 'LimitOverrunError',
           'SendfileNotAvailableError')

TimeoutError = TimeoutError


class CancelledError(BaseException):
    """The task or future was cancelled."""


class InvalidStateError(Exception):
    """Done already, or not yet."""


class SendfileNotAvailableError(RuntimeError):
    """There is no sendfile."""


class BrokenBarrierError(RuntimeError):
    """The barrier was aborted."""


class _Remembered:
    """Made again with the same arguments by copies."""

    def __reduce__(self):
        return self.__class__, tuple([getattr(self, name) for name in self._made_with])


class IncompleteReadError(_Remembered, EOFError):
    """A stream ended too early: partial has what came, expected how much was wanted."""

    _made_with = 'partial', 'expected'

    def __init__(self, partial, expected):
        wanted = 'undefined' if expected is None else repr(expected)
        super().__init__(f'{len(partial)} bytes read on a total of {wanted} expected bytes')
        self.partial, self.expected = partial, expected


class LimitOverrunError(_Remembered, Exception):
    """A buffer is full, and what ends a piece has not been found: consumed says how much was looked through."""

    _made_with = '_message', 'consumed'

    def __init__(self, message, consumed):
        self._message, self.consumed = message, consumed
        super().__init__(message)
