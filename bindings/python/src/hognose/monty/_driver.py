"""Driving feeds: in the caller's thread, or in one beside the event loop."""
# What callers hand in, and what the parts of this package share:
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
    """What both have: a worker and its present feed."""

    is_async = False

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.feed = Feed(worker, None, None, MountTable([]), self.is_async)

    def check(self) -> None:
        """RuntimeError where the worker is gone."""
        self.worker.box  # noqa: B018

    def guarded(self, work: Callable[[], T]) -> T:
        """What fails of a value that cannot cross ends the session: nothing will answer what it waits for."""
        try:
            return work()
        except (MontyConversionError, ValueError) as error:
            self.worker.discard()
            raise (error if isinstance(error, MontyConversionError) else host_error(error)) from None

    def begin(self, lookup: Mapping[str, Any] | None, os: Any, mount: Any, print_callback: Any) -> None:
        """Takes what a feed is handed in."""
        if os is not None and not callable(os):
            raise TypeError(f"'{type(os).__name__}' object is not callable")
        printer = collector_of(print_callback)
        if self.worker.suspended is None:
            self.worker.printer = printer
            self.feed = Feed(self.worker, lookup, os, mount_table(mount), self.is_async)


class Driver(BaseDriver):
    """Drives feeds in the caller's thread."""

    def step(self, go: Callable[[], Outcome]) -> Any:
        """Goes on; where the feed stands then. Sleeping is done here."""
        return snapshot_of(self, self.slept(go()), False)

    def slept(self, outcome: Outcome) -> Outcome:
        """Goes on while a feed does nothing but sleep."""
        while isinstance(outcome, Suspension) and outcome.kind == "futures" and not outcome.pending:
            seconds = self.worker.sleeps
            if seconds is None:
                self.worker.discard()
                raise MontyCrashedError("the program waits for something that nobody can answer")
            time.sleep(seconds)
            outcome = self.worker.wait(seconds)
        return outcome

    def auto(self, waits: Suspension) -> Outcome:
        """Goes on with what the feed's caller handed in."""
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
        """A feed to its end."""
        outcome = self.slept(self.worker.feed(code, inputs, self.feed.lookup, checks))
        while isinstance(outcome, Suspension):
            waits = outcome
            outcome = self.slept(self.auto(waits))
        return outcome.value


class AsyncDriver(BaseDriver):
    """Drives feeds in a thread, so that the event loop goes on. Host functions run on the loop."""

    is_async = True

    def __init__(self, worker: Worker) -> None:
        super().__init__(worker)
        #: Held while the worker runs: what comes meanwhile waits for its turn.
        self.turn = asyncio.Lock()

    async def call(self, work: Callable[[], T]) -> T:
        """Work with the worker, in a thread. Who cancels it ends what runs."""
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
        """Lets go of what is awaited for the present feed."""
        tasks, self.feed.tasks = self.feed.tasks, {}
        for task in tasks.values():
            task.cancel()

    async def step(self, go: Callable[[], Outcome]) -> Any:
        """Goes on; where the feed stands then."""
        return snapshot_of(self, await self.slept(await self.call(go)), True)

    async def slept(self, outcome: Outcome) -> Outcome:
        """Goes on while a feed does nothing but sleep."""
        while isinstance(outcome, Suspension) and outcome.kind == "futures" and not outcome.pending:
            seconds = self.worker.sleeps
            if seconds is None:
                self.worker.discard()
                raise MontyCrashedError("the program waits for something that nobody can answer")
            await asyncio.sleep(seconds)
            outcome = await self.call(lambda: self.worker.wait(seconds))
        return outcome

    async def auto(self, waits: Suspension) -> Outcome:
        """Goes on with what the feed's caller handed in: what has to be awaited is begun."""
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
            # The program does not await this: it is done when the program goes on.
            settled = await self._settled(self._begun(answer.awaitable))
            return await self.call(lambda: self.worker.answer(settled))
        self.feed.tasks[waits.call_id] = self._begun(answer.awaitable)
        return await self.call(self.worker.defer)

    def _begun(self, awaitable: Any) -> asyncio.Future[Any]:
        """What is awaited, begun in the span of what waits for it."""
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
        """One step. What the program awaits at once needs no snapshot of its own."""
        outcome = await self.slept(await self.auto(waits))
        while waits.eager and isinstance(outcome, Suspension) and outcome.pending == [waits.call_id]:
            outcome = await self.slept(await self.auto(outcome))
        return snapshot_of(self, outcome, True)

    async def run(self, code: str, inputs: Mapping[str, Any] | None, checks: bool = True) -> Any:
        """A feed to its end."""
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
