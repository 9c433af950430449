"""Runs by hand: each pause is an object that resumes the run."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Union

from ._abi import State
from ._errors import HognoseError
from ._functions import Pending
from ._result import Result
from ._run import with_turns
from ._session import Session
from ._values import ExceptionValue


class Complete(Result):
    """The run is over: its result."""


class Pause:
    """The base of all pauses."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._turn = session.turn

    def dump(self) -> bytes:
        """The session as bytes, at this pause. ``Sandbox.restore`` resumes it, any number of times."""
        self._current()
        return self._session.dump()

    async def adump(self) -> bytes:
        """The same, with turns of the event loop between its pieces."""
        self._current()
        return await with_turns(self._session.dumping(True))

    def abandon(self) -> None:
        """Abandons the run; the variables stay."""
        self._current()
        self._session.abandon()

    @property
    def stdout(self) -> str:
        """The output of the run so far; for a restored run, since it was restored."""
        self._current()
        return self._session.printed()[0]

    @property
    def stderr(self) -> str:
        self._current()
        return self._session.printed()[1]

    def _current(self) -> None:
        if not self._session.open or self._session.turn != self._turn:
            raise HognoseError("this step is over: the run was resumed from it, or the sandbox is closed")

    def _go_on(self, go: Callable[[], int]) -> Step:
        """Resumes the run. If the call is refused, the run is unchanged and the step can still be used."""
        self._current()
        session = self._session
        try:
            state = go()
            if state == State.REFUSED:
                raise session.refused()
            session.turn += 1
            return step_of(session, state)
        except BaseException:
            session.abandon_between(self._turn)
            raise


class Call(Pause):
    """The run waits for the answer of a host function."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._call = call = session.pending_call()
        #: The number by which a deferred call is answered.
        self.id = call.id
        self.name = call.name
        self.args = call.args
        self.kwargs = call.kwargs

    def resume(self, value: Any = None) -> Step:
        """Resumes the run with the call's result."""
        return self._go_on(lambda: self._session.answer(self._call, value, None))

    def throw(self, error: BaseException | ExceptionValue) -> Step:
        """Resumes the run with an exception from the call: a builtin one unchanged, any other as a RuntimeError."""
        return self._go_on(lambda: self._session.answer(self._call, None, error))

    def defer(self) -> Step:
        """Resumes the run without an answer. The program gets an awaitable; ``settle`` of a Waiting step answers the call by its `id`."""
        return self._go_on(lambda: self._session.defer(self._call))

    def __repr__(self) -> str:
        return f"<Call {self.id}: {self.name}()>"


class Waiting(Pause):
    """Every task waits: for calls of awaitable functions, for a time, or for both."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        #: The seconds that the program sleeps at most; None: until an answer comes.
        self.seconds = session.wait_seconds()
        self._calls: list[Pending] | None = None

    @property
    def calls(self) -> list[Pending]:
        """The calls that can be answered. Calls made before a snapshot have the present state of their arguments."""
        if self._calls is None:  # read on demand: a run that waits for many calls in turn has many such steps
            self._current()
            self._calls = self._session.waiting_calls()
        return self._calls

    def settle(self, id: int, value: Any = None, *, error: BaseException | ExceptionValue | None = None) -> Step:
        """Resumes the run with the answer to one call."""
        call = self._session.calls.get(id) or Pending(id, "")
        return self._go_on(lambda: self._session.answer(call, value, error))

    def wake(self) -> Step:
        """Resumes the run because its sleep is over."""
        return self._go_on(self._session.wake)


class Sliced(Pause):
    """A slice of time is over (``start(..., slices=True)``)."""

    def resume(self) -> Step:
        return self._go_on(lambda: State.READY)


#: The state of a run by hand. An uncaught exception or a limit is raised instead.
Step = Union[Complete, Call, Waiting, Sliced]


def step_of(session: Session, state: int) -> Step:
    """Runs until the host is needed, and returns the step. If that fails, the run is abandoned."""
    turn = session.turn
    try:
        state = session.check(state)
        while state == State.READY:
            state = session.check(session.go())
        if state == State.CALLING:
            return Call(session)
        if state == State.WAITING:
            return Waiting(session)
        if state == State.SLICED:
            return Sliced(session)
        return Complete(**vars(session.finish()))
    except BaseException:
        session.abandon_at(turn)
        raise
