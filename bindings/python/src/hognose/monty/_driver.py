"""Drives feeds in the caller's thread, or in a separate thread for the event loop."""
# Arguments of callers are checked at run time, and the modules of this package share private names:
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownLambdaType=false, reportUnnecessaryIsInstance=false, reportPrivateUsage=false
from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from .._signals import by_signal
from ._errors import MontyConversionError, MontyCrashedError, host_error
from ._feed import NEEDS_ASYNC, Feed, Later, close_unawaited
from ._mount import MountTable, mount_table
from ._proxies import collector_of
from ._snapshots import snapshot_of
from ._worker import Done, Outcome, Suspension, Worker

T = TypeVar("T")


class BaseDriver:
    """The base of both drivers: a worker and its current feed."""

    is_async = False

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.feed = Feed(worker, None, None, MountTable([]), self.is_async)

    def check(self) -> None:
        """RuntimeError: the worker is finished."""
        self.worker.box  # noqa: B018

    def guarded(self, work: Callable[[], T]) -> T:
        """Does work with a value that may not be able to cross. If it fails, the session ends, since the feed will never get an answer."""
        try:
            return work()
        except (MontyConversionError, ValueError) as error:
            self.worker.discard()
            raise (error if isinstance(error, MontyConversionError) else host_error(error)) from None

    def begin(self, lookup: Mapping[str, Any] | None, os: Any, mount: Any, print_callback: Any) -> None:
        """Takes the arguments of a feed."""
        if os is not None and not callable(os):
            raise TypeError(f"'{type(os).__name__}' object is not callable")
        printer = collector_of(print_callback)
        if self.worker.suspended is None:
            self.worker.printer = printer
            self.feed = Feed(self.worker, lookup, os, mount_table(mount), self.is_async)


class Driver(BaseDriver):
    """Drives feeds in the caller's thread."""

    def step(self, go: Callable[[], Outcome]) -> Any:
        """Resumes the feed and returns its snapshot. Sleeps happen here."""
        return snapshot_of(self, self.slept(go()), False)

    def slept(self, outcome: Outcome) -> Outcome:
        """Resumes a feed as long as it only sleeps."""
        while isinstance(outcome, Suspension) and outcome.kind == "futures" and not outcome.pending:
            seconds = self.worker.sleeps
            if seconds is None:
                self.worker.discard()
                raise MontyCrashedError("the program waits forever: nothing can resume it")
            time.sleep(seconds)
            outcome = self.worker.wait(seconds)
        return outcome

    def auto(self, waits: Suspension) -> Outcome:
        """Resumes the feed with an answer from the arguments of its caller."""
        if waits.kind == "futures":
            raise RuntimeError(NEEDS_ASYNC.format("external functions"))
        try:
            answer = self.guarded(lambda: self.feed.find(waits))
        except BaseException:
            self.worker.discard()
            raise
        if isinstance(answer, Later):
            close_unawaited(answer.awaitable)
            self.worker.discard()
            raise RuntimeError(NEEDS_ASYNC.format(answer.what))
        return self.worker.answer(answer)

    def run(self, code: str, inputs: Mapping[str, Any] | None, checks: bool = True) -> Any:
        """Runs a feed to its end."""
        outcome = self.slept(self.worker.feed(code, inputs, self.feed.lookup, checks))
        while isinstance(outcome, Suspension):
            waits = outcome
            outcome = self.slept(self.auto(waits))
        return outcome.value


class AsyncDriver(BaseDriver):
    """Drives feeds in a thread, so that the event loop is not blocked. Host functions run on the loop."""

    is_async = True

    def __init__(self, worker: Worker) -> None:
        super().__init__(worker)
        #: Held while the worker runs. Other calls wait for it.
        self.turn = asyncio.Lock()

    async def call(self, work: Callable[[], T]) -> T:
        """Does work with the worker, in a thread. Cancelling this stops the program and ends the session."""
        async with self.turn:
            return await self._called(asyncio.ensure_future(asyncio.to_thread(work)))

    async def _called(self, task: asyncio.Future[T]) -> T:
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            while not task.done():
                self.worker.cancel()
                await asyncio.wait([task], timeout=0.02)
            task.exception()
            self.forget()
            self.worker.discard()
            raise

    def forget(self) -> None:
        """Cancels the tasks of the current feed."""
        tasks, self.feed.tasks = self.feed.tasks, {}
        for task in tasks.values():
            task.cancel()

    async def step(self, go: Callable[[], Outcome]) -> Any:
        """Resumes the feed and returns its snapshot."""
        return snapshot_of(self, await self.slept(await self.call(go)), True)

    async def slept(self, outcome: Outcome) -> Outcome:
        """Resumes a feed as long as it only sleeps."""
        while isinstance(outcome, Suspension) and outcome.kind == "futures" and not outcome.pending:
            seconds = self.worker.sleeps
            if seconds is None:
                self.worker.discard()
                raise MontyCrashedError("the program waits forever: nothing can resume it")
            await asyncio.sleep(seconds)
            outcome = await self.call(lambda: self.worker.wait(seconds))
        return outcome

    async def auto(self, waits: Suspension) -> Outcome:
        """Resumes the feed with an answer from the arguments of its caller. Starts awaitables as tasks."""
        if waits.kind == "futures":
            return await self._next(waits)
        try:
            answer = self.guarded(lambda: self.feed.find(waits))
        except BaseException:
            self.worker.discard()
            raise
        if not isinstance(answer, Later):
            given = answer
            return await self.call(lambda: self.worker.answer(given))
        if waits.kind != "call" and waits.name != "asyncio.sleep":
            # The program does not await this, so it is awaited here before the program resumes.
            settled = await self._settled(self._begun(answer.awaitable))
            return await self.call(lambda: self.worker.answer(settled))
        self.feed.tasks[waits.call_id] = self._begun(answer.awaitable)
        return await self.call(self.worker.defer)

    def _begun(self, awaitable: Any) -> asyncio.Future[Any]:
        """Starts an awaitable as a task, in the span of the waiting feed."""
        with self.worker.tracks.waits.entered():
            return asyncio.ensure_future(_awaited(awaitable))

    async def _next(self, waits: Suspension) -> Outcome:
        """Waits for the first answers, or for the end of a sleep."""
        pending = {call_id: self.feed.tasks[call_id] for call_id in waits.pending if call_id in self.feed.tasks}
        seconds = self.worker.sleeps
        if not pending:
            if seconds is None:
                raise RuntimeError("No pending async tasks but ResolveFutures requested")
            await asyncio.sleep(seconds)
            return await self.call(lambda: self.worker.wait(seconds))
        done, _ = await asyncio.wait(pending.values(), timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        if not done:
            return await self.call(lambda: self.worker.wait(seconds))
        answers = {call_id: await self._settled(self.feed.tasks.pop(call_id)) for call_id, task in pending.items() if task in done}
        return await self.call(lambda: self.worker.settle(answers))

    async def _settled(self, task: asyncio.Future[Any]) -> tuple[Any, ...]:
        try:
            value = await task
        except Exception as error:
            if by_signal(error):
                raise
            return self.worker.error(error)
        return self.worker.value(value)

    async def auto_snapshot(self, waits: Suspension) -> Any:
        """One step. A call that the program awaits at once does not get a separate snapshot for its answer."""
        outcome = await self.slept(await self.auto(waits))
        while waits.eager and isinstance(outcome, Suspension) and outcome.pending == [waits.call_id]:
            outcome = await self.slept(await self.auto(outcome))
        return snapshot_of(self, outcome, True)

    async def run(self, code: str, inputs: Mapping[str, Any] | None, checks: bool = True) -> Any:
        """Runs a feed to its end."""
        try:
            outcome = await self.slept(await self.call(lambda: self.worker.feed(code, inputs, self.feed.lookup, checks)))
            while isinstance(outcome, Suspension):
                waits = outcome
                outcome = await self.slept(await self.auto(waits))
        except asyncio.CancelledError:
            self.worker.discard()
            raise
        finally:
            self.forget()
        assert isinstance(outcome, Done)
        return outcome.value


async def _awaited(awaitable: Any) -> Any:
    return await awaitable
