"""Running a session to the end of a run: at once, or on the event loop."""
from __future__ import annotations

import threading
import time
from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, TypeVar

from ._abi import State
from ._errors import HognoseError
from ._functions import Mode
from ._result import Result
from ._signals import by_signal

if TYPE_CHECKING:
    import asyncio

    from ._session import Session

Start = Callable[[Mode], int]
# asyncio is loaded where it is used: whoever runs programs at once need not wait for it.
LONGEST = 0.005  # seconds between two turns of the event loop
INFINITE = float("inf")
T = TypeVar("T")


def _unserved(name: str) -> HognoseError:
    return HognoseError(f"no handler serves {name}(): use start(), or give it one")


def run_sync(session: Session, start: Start) -> Result:
    """Runs to the end, in this thread. Where the program sleeps, so does the thread."""
    begin = time.monotonic()
    turn = session.turn + 1
    try:
        state = session.check(start("sync"))
        turn = session.turn
        while state != State.COMPLETE:
            if state == State.READY:
                state = session.go()
            elif state == State.WAITING:
                state = _sleep(session, begin)
            else:
                raise HognoseError("the program waits for something: use arun() or start() instead of run()")
            state = session.check(state)
        return session.finish()
    finally:
        try:
            session.abandon_at(turn)
        finally:
            session.abandon_at(turn)  # a signal may have struck in the first


def _sleep(session: Session, begin: float) -> int:
    seconds = session.wait_seconds()
    if seconds is None:
        raise HognoseError("the program waits for something: use arun() or start() instead of run()")
    left = begin + session.wall - time.monotonic()
    woken = threading.Event()
    session.interrupt = woken.set
    woken.wait(min(seconds, left, threading.TIMEOUT_MAX))
    session.interrupt = None
    return session.expire() if left < seconds and not woken.is_set() else session.wake()


async def run_async(session: Session, start: Start) -> Result:
    """Runs to the end, and awaits the awaitables of host functions. Cancelling this task cancels the run."""
    import asyncio

    loop = asyncio.get_running_loop()
    turn = session.turn + 1
    try:
        state = start("async")
        turn = session.turn
        wall = session.wall
        ends = None if wall == INFINITE else loop.time() + wall
        return await _drive(session, state, turn, ends)
    finally:
        try:
            session.abandon_at(turn)
        finally:
            session.abandon_at(turn)  # a signal may have struck in the first


async def with_turns(pieces: Generator[None, None, T]) -> T:
    """All pieces, with turns of the event loop between them."""
    import asyncio

    while True:
        try:
            next(pieces)
        except StopIteration as end:
            return end.value
        await asyncio.sleep(0)


async def _drive(session: Session, state: int, turn: int, ends: float | None) -> Result:
    import asyncio

    loop = asyncio.get_running_loop()
    last = time.perf_counter()
    state = session.check(state)
    while state != State.COMPLETE:
        # Host functions that answer at once give nobody else a turn.
        if state == State.SLICED or time.perf_counter() - last > LONGEST:
            await asyncio.sleep(0)
            last = time.perf_counter()
            _still(session, turn)
            session.check(state)
        if ends is not None and loop.time() >= ends:
            state = session.expire()
        elif state == State.READY or state == State.SLICED:
            state = session.go()
        elif state == State.CALLING:
            state = await _answer_call(session, turn, ends)
        elif state == State.WAITING:
            state = await _answer_any(session, turn, ends)
        state = session.check(state)
    return await _finished(session, turn)


async def _finished(session: Session, turn: int) -> Result:
    """The result of a run that is complete, with turns of the event loop between its pieces."""
    import asyncio

    pieces = session.finishing()
    while True:
        try:
            next(pieces)
        except StopIteration as end:
            return end.value
        await asyncio.sleep(0)
        _still(session, turn)
        session.check(State.COMPLETE)


def _still(session: Session, turn: int) -> None:
    if session.turn != turn:
        raise session.left()


async def _wait(session: Session, turn: int, ends: float | None, seconds: float | None) -> bool:
    """Waits until something has come, or so long. False: that time is over."""
    import asyncio

    loop = asyncio.get_running_loop()
    woken: asyncio.Future[None] = loop.create_future()

    def wake() -> None:
        if not woken.done():
            woken.set_result(None)

    def interrupt() -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(wake)

    session.interrupt = interrupt
    left = None if ends is None else max(0.0, ends - loop.time())
    times = [t for t in (left, seconds) if t is not None]
    await asyncio.wait([woken], timeout=min(times) if times else None)
    _still(session, turn)
    session.interrupt = None
    return woken.done() or (left is not None and (seconds is None or left < seconds))


async def _answer_call(session: Session, turn: int, ends: float | None) -> int:
    """Answers the call that the run is paused at."""
    import asyncio

    call = session.pending_call()
    if call.reading is not None:
        state = session.read_on(call)
        if state == State.CALLING:
            await asyncio.sleep(0)
            _still(session, turn)
        return state
    if call.task is None:
        raise _unserved(call.name)
    while not call.task.done():
        if ends is not None and asyncio.get_running_loop().time() >= ends:
            return session.expire()
        await _wait(session, turn, ends, None)
        session.check(State.CALLING)
    return _settle(session, call.id)


async def _answer_any(session: Session, turn: int, ends: float | None) -> int:
    """The next answer that comes, or the end of the time that the run wants to sleep: each costs the same, however many calls wait."""
    come = session.take_answer()
    if come:
        return _settle(session, come.id)
    seconds = session.wait_seconds()
    if seconds is None and not session.calls:
        raise HognoseError("the run waits for calls of an earlier one: use start(), or make them again")
    return State.WAITING if await _wait(session, turn, ends, seconds) else session.wake()


def _settle(session: Session, id: int) -> int:
    import asyncio

    call = session.calls[id]
    assert call.task is not None
    error = asyncio.CancelledError("the call was cancelled") if call.task.cancelled() else call.task.exception()
    if isinstance(error, asyncio.CancelledError):
        error = RuntimeError("the call was cancelled")
    elif error is not None and (not isinstance(error, Exception) or by_signal(error)):
        raise error
    return session.answer(call, None if error else call.task.result(), error)
