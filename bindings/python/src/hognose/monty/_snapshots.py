"""Snapshots of a feed that the caller drives by hand: its request, and the answers to it."""
# Arguments of callers are checked at run time, and the modules of this package share private names:
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownLambdaType=false, reportUnnecessaryIsInstance=false, reportPrivateUsage=false
from __future__ import annotations

import asyncio
import uuid
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any, NoReturn, Union, final

from ._feed import NEEDS_ASYNC, Feed, read_result
from ._options import ExternalResult
from ._proxies import MontyComplete, SourceRange
from ._spans import present
from ._worker import Answer, Done, Outcome, Suspension

if TYPE_CHECKING:
    from ._driver import AsyncDriver, Driver

UNSET: Any = object()
SPENT = "snapshot has already been resumed"
NO_TASKS = "No pending async tasks but ResolveFutures requested"


class _Snapshot:
    """The base of all snapshots."""

    def __init__(self, driver: Any, waits: Suspension) -> None:
        self._driver = driver
        self._waits = waits
        self._spent = False
        #: The result of `trace_context`, if there is a span.
        self._context = driver.worker.tracks.context

    @property
    def script_name(self) -> str:
        """The script name of the checkout."""
        return self._driver.worker.script_name

    @property
    def position(self) -> SourceRange:
        """The range of the source that the program has reached; an empty range if it is not known."""
        filename, start, end = self._waits.place or (f"<python-input-{max(self._driver.worker.feeds - 1, 0)}>", 0, 0)
        return SourceRange(filename=filename, start=start, end=end)

    @property
    def object_id(self) -> uuid.UUID | None:
        """The id of the host object that the request is for; None: it is not for an object."""
        owner = self._waits.owner
        return None if owner is None else uuid.UUID(owner)

    def trace_context(self) -> Any:
        """The OpenTelemetry context of the program's request. Without spans it is the current context, and without OpenTelemetry an empty one."""
        if self._spent:
            raise RuntimeError(SPENT)
        return self._context or present()

    def dump(self) -> bytes:
        """The session as bytes, at this point."""
        if self._spent:
            raise RuntimeError("cannot dump a snapshot that has already been resumed")
        return self._driver.worker.dump()

    def _use(self) -> None:
        if self._spent:
            raise RuntimeError(SPENT)
        self._driver.check()
        self._spent = True

    @property
    def _feed(self) -> Feed:
        return self._driver.feed


class _Function(_Snapshot):
    @property
    def allow_eager_await(self) -> bool:
        """Whether the program awaits the answer at once, and no other task could run meanwhile."""
        return self._waits.eager

    @property
    def is_os_function(self) -> bool:
        """Whether this is a system request, not a call of a host function."""
        return self._waits.kind in ("system", "module", "stubs")

    @property
    def is_method_call(self) -> bool:
        return self._waits.owner is not None

    @property
    def function_name(self) -> str:
        return self._waits.name

    @property
    def call_id(self) -> int:
        """The number by which a deferred call is answered."""
        return self._waits.call_id

    @property
    def args(self) -> tuple[Any, ...]:
        return self._waits.args

    @property
    def kwargs(self) -> dict[str, Any]:
        return self._waits.kwargs

    def args_json(self) -> str:
        """The arguments as JSON."""
        import json

        return json.dumps(list(self.args))

    def kwargs_json(self) -> str:
        """The keyword arguments as JSON."""
        import json

        return json.dumps(self.kwargs)

    def _answer(self, result: Any) -> Answer | None:
        if self._spent:
            raise RuntimeError(SPENT)
        return read_result(self._driver.worker, result)

    def __repr__(self) -> str:
        return f'{type(self).__name__}(function_name="{self.function_name}", is_os_function={str(self.is_os_function).lower()})'


class _NameLookup(_Snapshot):
    @property
    def variable_name(self) -> str:
        return self._waits.name

    def _answer(self, value: Any) -> Answer:
        worker = self._driver.worker
        if value is UNSET:
            return worker.undefined(self._waits.name) if self._waits.owner is None else worker.error(AttributeError(self._waits.refusal))
        return ("value", *worker.store.outward(value))

    def __repr__(self) -> str:
        return f"{type(self).__name__}(variable_name={self.variable_name!r})"


class _Futures(_Snapshot):
    @property
    def pending_call_ids(self) -> list[int]:
        """The calls that can be answered."""
        return list(self._waits.pending)

    def _answers(self, results: Any) -> dict[int, Answer]:
        if self._spent:
            raise RuntimeError(SPENT)
        found: dict[int, Answer] = {}
        for call_id, result in results.items():
            if isinstance(result, dict) and "future" in result:
                raise TypeError(f"future {call_id} cannot resolve to another future; provide a return value or exception")
            answer = read_result(self._driver.worker, result, True)
            assert answer is not None
            found[call_id] = answer
        return found

    def __repr__(self) -> str:
        return f"{type(self).__name__}(pending_call_ids={self.pending_call_ids!r})"


@final
class FunctionSnapshot(_Function):
    """The program called a host function, or made a system request."""

    _driver: Driver

    def resume(self, result: ExternalResult) -> SyncSnapshot:
        """Resumes the program with the answer."""
        answer = self._answer(result)
        self._use()
        worker = self._driver.worker
        return self._driver.step(worker.defer if answer is None else lambda: worker.answer(answer))

    def resume_not_handled(self) -> SyncSnapshot:
        """Resumes the program as if the host did not serve the request."""
        self._use()
        return self._driver.step(lambda: self._driver.worker.answer(self._feed.not_handled(self._waits)))

    def resume_auto(self) -> SyncSnapshot:
        """Resumes the program with an answer from the arguments of the feed."""
        self._use()
        return self._driver.step(lambda: self._driver.auto(self._waits))


@final
class NameLookupSnapshot(_NameLookup):
    """The program reads an undefined name, or an attribute that was not sent."""

    _driver: Driver

    def resume(self, *, value: Any = UNSET) -> SyncSnapshot:
        """Resumes the program with the value. Without a value the name is not defined."""
        if self._spent:
            raise RuntimeError(SPENT)
        answer = self._driver.guarded(lambda: self._answer(value))
        self._use()
        return self._driver.step(lambda: self._driver.worker.answer(answer))

    def resume_auto(self) -> SyncSnapshot:
        """Resumes the program with an answer from the arguments of the feed."""
        self._use()
        return self._driver.step(lambda: self._driver.auto(self._waits))


@final
class FutureSnapshot(_Futures):
    """The program waits for deferred calls."""

    _driver: Driver

    def resume(self, results: dict[int, Any]) -> SyncSnapshot:
        """Resumes the program with answers, by the numbers of the calls."""
        answers = self._answers(results)
        self._use()
        return self._driver.step(lambda: self._driver.worker.settle(answers))

    def resume_auto(self) -> NoReturn:
        """Raises a RuntimeError: awaiting needs an event loop."""
        if self._spent:
            raise RuntimeError(SPENT)
        raise RuntimeError(NEEDS_ASYNC.format("external functions"))


def _started(work: Awaitable[Any]) -> Awaitable[Any]:
    """Starts work at once. A call of a snapshot's method uses the snapshot, even if its result is not awaited."""
    return asyncio.ensure_future(work)


@final
class AsyncFunctionSnapshot(_Function):
    """The program called a host function, or made a system request."""

    _driver: AsyncDriver

    def resume(self, result: ExternalResult) -> Awaitable[AsyncSnapshot]:
        """Resumes the program with the answer."""
        answer = self._answer(result)
        self._use()
        worker = self._driver.worker
        return _started(self._driver.step(worker.defer if answer is None else lambda: worker.answer(answer)))

    def resume_not_handled(self) -> Awaitable[AsyncSnapshot]:
        """Resumes the program as if the host did not serve the request."""
        self._use()
        return _started(self._driver.step(lambda: self._driver.worker.answer(self._feed.not_handled(self._waits))))

    def resume_auto(self) -> Awaitable[AsyncSnapshot]:
        """Resumes the program with an answer from the arguments of the feed."""
        self._use()
        return _started(self._driver.auto_snapshot(self._waits))


@final
class AsyncNameLookupSnapshot(_NameLookup):
    """The program reads an undefined name, or an attribute that was not sent."""

    _driver: AsyncDriver

    def resume(self, *, value: Any = UNSET) -> Awaitable[AsyncSnapshot]:
        """Resumes the program with the value. Without a value the name is not defined."""
        if self._spent:
            raise RuntimeError(SPENT)
        answer = self._driver.guarded(lambda: self._answer(value))
        self._use()
        return _started(self._driver.step(lambda: self._driver.worker.answer(answer)))

    def resume_auto(self) -> Awaitable[AsyncSnapshot]:
        """Resumes the program with an answer from the arguments of the feed."""
        self._use()
        return _started(self._driver.auto_snapshot(self._waits))


@final
class AsyncFutureSnapshot(_Futures):
    """The program waits for deferred calls."""

    _driver: AsyncDriver

    def resume(self, results: dict[int, Any]) -> Awaitable[AsyncSnapshot]:
        """Resumes the program with answers, by the numbers of the calls."""

        async def refused(error: Exception) -> AsyncSnapshot:
            raise error

        try:
            answers = self._answers(results)
            self._use()
        except RuntimeError as error:
            return refused(error)
        return _started(self._driver.step(lambda: self._driver.worker.settle(answers)))

    def resume_auto(self) -> Awaitable[AsyncSnapshot]:
        """Resumes the program with the next answer from the feed's asynchronous functions."""

        async def refused(error: Exception) -> AsyncSnapshot:
            raise error

        if self._spent:
            return refused(RuntimeError(SPENT))
        if not self._feed.tasks and self._driver.worker.sleeps is None:
            return refused(RuntimeError(NO_TASKS))
        self._use()
        return _started(self._driver.auto_snapshot(self._waits))


SyncSnapshot = Union[FunctionSnapshot, NameLookupSnapshot, FutureSnapshot, MontyComplete]
AsyncSnapshot = Union[AsyncFunctionSnapshot, AsyncNameLookupSnapshot, AsyncFutureSnapshot, MontyComplete]
KINDS: dict[str, tuple[type[Any], type[Any]]] = {
    "name": (NameLookupSnapshot, AsyncNameLookupSnapshot),
    "attribute": (NameLookupSnapshot, AsyncNameLookupSnapshot),
    "call": (FunctionSnapshot, AsyncFunctionSnapshot),
    "module": (FunctionSnapshot, AsyncFunctionSnapshot),
    "stubs": (FunctionSnapshot, AsyncFunctionSnapshot),
    "system": (FunctionSnapshot, AsyncFunctionSnapshot),
    "futures": (FutureSnapshot, AsyncFutureSnapshot),
}


def snapshot_of(driver: Any, outcome: Outcome, is_async: bool) -> Any:
    """The state of a feed, as the caller sees it."""
    if isinstance(outcome, Done):
        return MontyComplete(outcome.value)
    return KINDS[outcome.kind][is_async](driver, outcome)


