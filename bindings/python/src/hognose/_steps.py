"""A run by hand: each pause is an object with what can be done there."""
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
    """What all pauses have."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._turn = session.turn

    def dump(self) -> bytes:
        """The session as bytes, as it stands here. ``Sandbox.restore`` goes on with them, as often as one likes."""
        self._current()
        return self._session.dump()

    async def adump(self) -> bytes:
        """The same, with turns of the event loop between its pieces."""
        self._current()
        return await with_turns(self._session.dumping(True))

    def abandon(self) -> None:
        """Gives the run up; the variables stay."""
        self._current()
        self._session.abandon()

    @property
    def stdout(self) -> str:
        """What the run has printed by now: of a restored one, since then."""
        self._current()
        return self._session.printed()[0]

    @property
    def stderr(self) -> str:
        self._current()
        return self._session.printed()[1]

    def _current(self) -> None:
        if not self._session.open or self._session.turn != self._turn:
            raise HognoseError("this step is over: the run has gone on from it, or the sandbox is closed")

    def _go_on(self, go: Callable[[], int]) -> Step:
        """What is refused has changed nothing: the step can still be used."""
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
        #: By which a deferred call is answered.
        self.id = call.id
        self.name = call.name
        self.args = call.args
        self.kwargs = call.kwargs

    def resume(self, value: Any = None) -> Step:
        """Goes on with the call's value."""
        return self._go_on(lambda: self._session.answer(self._call, value, None, False))

    def throw(self, error: BaseException | ExceptionValue) -> Step:
        """Goes on with an exception: a builtin one as it is, any other as a RuntimeError."""
        return self._go_on(lambda: self._session.answer(self._call, None, error, False))

    def defer(self) -> Step:
        """Goes on without the answer: the program gets an awaitable, and ``settle`` of a Waiting step answers by `id`."""
        return self._go_on(lambda: self._session.defer(self._call))

    def __repr__(self) -> str:
        return f"<Call {self.id}: {self.name}()>"


class Waiting(Pause):
    """Every task waits: for calls of awaitable functions, for a time, or for both."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        #: How long the program wants to sleep at most; None: until an answer comes.
        self.seconds = session.wait_seconds()
        self._calls: list[Pending] | None = None

    @property
    def calls(self) -> list[Pending]:
        """The calls that can be answered. Of those made before a snapshot the arguments are as they are by now."""
        if self._calls is None:  # when asked for: a run that waits for many calls in turn has many such steps
            self._current()
            self._calls = self._session.waiting_calls()
        return self._calls

    def settle(self, id: int, value: Any = None, *, error: BaseException | ExceptionValue | None = None) -> Step:
        """Goes on with the answer of one call."""
        call = self._session.calls.get(id) or Pending(id, "")
        return self._go_on(lambda: self._session.answer(call, value, error, True))

    def wake(self) -> Step:
        """Goes on because the time is over."""
        return self._go_on(self._session.wake)


class Sliced(Pause):
    """A slice of time is over (``start(..., slices=True)``)."""

    def resume(self) -> Step:
        return self._go_on(lambda: State.READY)


#: Where a run stands. An uncaught exception or a limit is raised instead.
Step = Union[Complete, Call, Waiting, Sliced]


def step_of(session: Session, state: int) -> Step:
    """Goes on while that needs nothing of the host, and tells where the run stands. A run of which that cannot be told is given up."""
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
