"""One sandbox, and the feeds that run in it. Each call runs a feed up to its next request to the host."""
# Arguments of callers are checked at run time, and the modules of this package share private names:
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownLambdaType=false, reportUnnecessaryIsInstance=false, reportPrivateUsage=false
from __future__ import annotations

import hashlib
import json
import posixpath
import threading
import time
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib import resources
from os import urandom
from typing import Any, Literal, Union

from .. import __version__
from .._codec import decode, encode
from .._errors import CrashError, HognoseError, LimitError, Pickles, PythonError, PythonSyntaxError, SnapshotError
from .._errors import Frame as Place
from .._limits import Limits
from .._options import Modules
from .._sandbox import Sandbox
from .._signals import by_signal
from .._steps import Call, Complete, Step, Waiting
from .._text import is_text, text_of
from ._convert import Store
from ._errors import (
    OWN_ALLOCATIONS, Frame, MontyCrashedError, MontyRuntimeError, Sources, host_error, limit_error, plain_syntax_error, runtime_error, shown_time, syntax_error,
)
from ._options import Settings
from ._os_calls import PREDICATES, is_on_files, paths_of
from ._proxies import SANDBOXS_OWN
from ._spans import Tracks
from ._typing import RETURNS, Checker

PARTS = ("names", "values", "system", "zone", "session")
ASK = "monty_host_call"
LEAST_DEPTH = 10  # the minimum limit of depth that the sandbox accepts
FRAMES = 3  # of the code that drives a feed; a limit of depth does not count them
SLACK = 4 << 10  # bytes that driving a feed takes
ROOM = 32 << 20  # bytes that a sandbox has in addition to its limit, for the compiler
PLENTY = 512 << 20
MAGIC = b"MONTY\0"
FORMAT = 14
INFINITE = float("inf")
AWAITED = "monty worker protocol error: feed called while a suspension is awaiting an answer"
FINISHED = "this checkout has already been finished"
Kind = Literal["name", "attribute", "call", "system", "module", "stubs", "futures"]


@dataclass
class Suspension:
    """A request that a feed waits for."""

    kind: Kind
    #: The name of the variable, attribute, function or operation.
    name: str = ""
    args: tuple[Any, ...] = ()
    kwargs: dict[str, Any] = field(default_factory=dict[str, Any])
    #: The id of the host object that the attribute or method belongs to.
    owner: str | None = None
    #: The file, and the first and last byte (exclusive) of the range.
    place: tuple[str, int, int] | None = None
    #: Whether the program awaits the answer at once, and no other task could run meanwhile.
    eager: bool = False
    #: The number by which a deferred call is answered.
    call_id: int = -1
    #: For futures: the numbers of the calls that can be answered.
    pending: list[int] = field(default_factory=list[int])
    #: The message of the AttributeError for a missing attribute.
    refusal: str = ""


@dataclass
class Done:
    """A feed that is over."""

    value: Any


Outcome = Union[Suspension, Done]
Answer = tuple[Any, ...]
_base: list[tuple[bytes, int]] = []
_base_lock = threading.Lock()


def _source() -> str:
    inside = resources.files("hognose.monty") / "inside"
    return "\n".join((inside / f"{part}.py").read_text(encoding="utf-8") for part in PARTS)


def _prepared() -> tuple[bytes, int]:
    """The initial snapshot of all sandboxes, and the bytes of memory in use in it. Made once per process."""
    with _base_lock:
        if not _base:
            modules = Modules(sources={"monty_host": _source()})
            with Sandbox(functions=[ASK], modules=modules, limits=Limits(memory=ROOM * 2, time=60.0)) as box:
                done = box.run(f"import monty_host\nmonty_host.host = {ASK}\nmonty_host.builtins.__monty__ = monty_host\ndel monty_host")
                _base.append((box.dump(), done.usage.memory))
        return _base[0]


class Worker:
    """A sandbox. Only one thread at a time may use it, except for `cancel`."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store()
        self.sources = Sources()
        #: The host's modules that were imported, by name.
        self.modules: dict[str, Any] = {}
        #: The function that gets the output.
        self.printer: Callable[[Any, str], Any] | None = None
        self.feeds = 0
        self.suspensions = 0
        self.fresh = True
        self.tracks = Tracks(settings.script_name)
        self._entered = self._mounted = False
        self.script_name = settings.script_name
        self._settled: dict[int, Answer] = {}
        self._step: Step | None = None
        self._now: Suspension | None = None
        #: The checker of feeds before they run; None: feeds are not checked.
        self.checker: Checker | None = None
        #: The source of the current feed, if it was checked.
        self._checked: str | None = None
        #: A feed that waits for the stubs of modules: its source, its inputs in their crossing form, their names, the names to look up, and the modules.
        self._held: list[Any] | None = None
        self._phase: Literal["idle", "running"] = "idle"
        self._turn_began = 0.0
        #: Bytes that compiled feeds take.
        self._overhead = 0
        self._printed: list[tuple[str, str]] = []
        self._last_flush = time.monotonic()
        dump, self._base = _prepared()
        self._box: Sandbox | None = self._restored(dump)
        if settings.inside:
            self._ask("configure", settings.inside)

    def _restored(self, dump: bytes) -> Sandbox:
        most = self.settings.memory
        memory = min(PLENTY if most is None else self._base + most + ROOM, 1 << 30)
        limits = Limits(memory=memory, time=INFINITE, calls=INFINITE, output=INFINITE, value_bytes=INFINITE, value_items=INFINITE, source=INFINITE)
        return Sandbox.restore(dump, functions=[ASK], limits=limits, on_print=self._print, repr_bytes=0, clock=self.settings.clock)

    # ---- state ----

    @property
    def box(self) -> Sandbox:
        if self._box is None:
            raise RuntimeError(FINISHED)
        return self._box

    @property
    def alive(self) -> bool:
        return self._box is not None

    @property
    def suspended(self) -> Suspension | None:
        """The request that the current feed waits for."""
        return self._now

    def discard(self) -> None:
        """Frees the sandbox. Later requests raise an error: the checkout is finished."""
        box, self._box = self._box, None
        self._step = self._now = self._held = None
        self.tracks.end()
        if box is not None:
            try:
                box.close()
            except HognoseError:
                pass  # it is running in another thread, which will close it

    def cancel(self) -> None:
        """Cancels the program at its next safe point. May be called from any thread."""
        box = self._box
        if box is not None:
            box.cancel()

    # ---- printing ----

    def _print(self, stream: str, text: str) -> None:
        if self.printer is None:
            return
        interval = self.settings.flush
        if self._printed and self._printed[-1][0] == stream:
            self._printed[-1] = (stream, self._printed[-1][1] + text)
        else:
            self.flush()
            self._printed.append((stream, text))
        now = time.monotonic()
        if interval == 0 and text.endswith("\n") or interval > 0 and now - self._last_flush > interval or len(self._printed[-1][1]) > 8192:
            self.flush()

    def flush(self) -> None:
        """Passes on the output so far."""
        self._last_flush = time.monotonic()
        printed, self._printed = self._printed, []
        for stream, text in printed:
            if self.printer is not None:
                try:
                    with self.tracks.feed.entered():
                        self.printer(stream, text)
                except Exception as error:
                    if by_signal(error):
                        raise
                    self.printer = None  # the program continues to its next safe point
                    raise PrinterError(error) from error

    # ---- feeds ----

    def _ask(self, function: str, *args: Any, limits: Limits | None = None) -> Any:
        """Calls a function of the code in the sandbox, between feeds."""
        code = f"__monty__.{function}(*globals().pop('__monty_request__'))"
        step = self.box.start(code, inputs={"__monty_request__": args}, limits=limits)
        if not isinstance(step, Complete):
            raise MontyCrashedError(f"{function} made a request to the host, which it must not")
        return step.value

    def set_directory(self, cwd: str | None, mounted: str | None) -> None:
        """Sets the current directory of programs: `cwd`, or, for a session's first feed, the path of its first mount."""
        if cwd is not None:
            if "\0" in cwd:
                raise host_error(ValueError("cwd must not contain NUL bytes: " + json.dumps(cwd).replace("\\u0000", "\\0")))
            if not cwd.startswith("/"):
                raise host_error(ValueError(f"cwd must be an absolute POSIX path: {json.dumps(cwd)}"))
            cwd = "/" + posixpath.normpath(cwd).lstrip("/")
        first, self._entered = not self._entered, True
        if first and cwd is None:
            cwd = mounted
        if (first or cwd is not None or (mounted is not None) != self._mounted) and self._now is None:
            self._mounted = mounted is not None
            self._ask("enter", None if cwd is None and not first else cwd, self.script_name if first else None, self._mounted, urandom(32) if first else None)

    def feed(self, code: str, inputs: Mapping[str, Any] | None, looked_up: Mapping[str, Any] | None, checks: bool = True) -> Outcome:
        """Runs a program up to its end, or until it waits for the host. `checks`: whether to check it, if the session checks programs."""
        if self._now is not None:
            raise RuntimeError(AWAITED)
        self.box  # raises if the checkout is finished
        self.fresh = False
        try:
            code.encode()
        except UnicodeEncodeError:
            raise plain_syntax_error("source code is not valid UTF-8 (contains lone surrogates)") from None
        given = self._inputs(inputs)
        filename = f"<python-input-{self.feeds}>"
        self.sources.add(filename, code)
        self._check_size(code)
        wrong = self.box.check(code, filename=filename)
        if wrong is not None and RETURNS not in wrong.text:
            raise syntax_error(wrong, self.sources)
        self.tracks.begin(code)
        self._checked = code if checks and self.checker is not None else None
        feed: list[Any] = [code, given, list(inputs or ()), list(looked_up or ())]
        if self._checked is not None and self.checker is not None:
            wanted = self.checker.wanted(code, self.settings.modules)
            if wanted:
                self._held = [*feed, wanted]
                return self._suspend(Suspension("stubs", "import_stubs", (wanted,)))
            self._check_types(code, feed[2])
        return self._begin(code, given, feed[3])

    def _check_types(self, code: str, inputs: list[str]) -> None:
        if self.checker is not None:
            self.checker.check(self.box, code, self.script_name, self.settings.modules, inputs)

    def _stubs_answered(self, answer: Answer) -> Outcome:
        """Begins a feed whose stubs have arrived."""
        held, self._held, self._now = self._held, None, None
        assert held is not None and self.checker is not None
        if answer[0] != "value":
            raise host_error(self.store.inward(True, answer[1]) if answer[0] == "error" else NameError(answer[1]))
        stubs = self.store.inward(answer[1], answer[2])
        if not isinstance(stubs, dict) or not all(isinstance(text, (str, type(None))) for text in stubs.values()):
            raise host_error(TypeError("import_stubs must be answered with a dict of module name to stubs"))
        self.checker.learn(stubs)
        self._check_types(held[0], held[2])
        return self._begin(held[0], held[1], held[3])

    def _begin(self, code: str, given: tuple[bool, Any], looked_up: list[str]) -> Outcome:
        filename = f"<python-input-{self.feeds}>"
        modules = [name for name in self.settings.modules if name not in SANDBOXS_OWN]
        self.feeds += 1
        before = self.box.usage.memory
        try:
            awaits = self._ask("prepare", code, filename, looked_up, modules, self.settings.annotate, *given)
        except PythonError as error:
            raise self._failed(error) from None
        if isinstance(awaits, list):
            wrong = PythonSyntaxError("SyntaxError", awaits[0])
            wrong.place = Place(filename, "", *awaits[1:])
            self.feeds -= 1
            self.tracks.end_feed()
            raise syntax_error(wrong, self.sources)
        self._overhead += max(self.box.usage.memory - before, 0)
        self._phase = "running"
        return self._advance(lambda: self.box.start("await __monty__.go_async()" if awaits else "__monty__.go()", limits=self._limits()))

    def _check_size(self, code: str) -> None:
        most = self.settings.memory
        if most is not None and len(code) > most + ROOM // 4:
            self.discard()
            raise host_error(MemoryError("the worker exceeded its memory limit and was terminated"))

    def _inputs(self, inputs: Mapping[str, Any] | None) -> tuple[bool, Any]:
        for name in inputs or {}:
            if not isinstance(name, str):
                raise host_error(TypeError("inputs keys must be str"))
            if not name.isidentifier() and is_text(name):
                raise plain_syntax_error(f"Input name {name!r} not a valid identifier")
        try:
            return self.store.outward(dict(inputs or {}))
        except (ValueError, RecursionError) as error:
            raise host_error(error) from None

    def _limits(self) -> Limits:
        settings = self.settings
        memory = None if settings.memory is None else self._base + self._overhead + settings.memory + SLACK
        times = [seconds for seconds in (settings.feed_seconds, settings.turn_seconds) if seconds is not None]
        depth = None if settings.depth is None else max(settings.depth + FRAMES, LEAST_DEPTH)
        allocations = None if settings.allocations is None else settings.allocations + OWN_ALLOCATIONS
        return Limits(time=min(times, default=INFINITE), memory=memory, depth=depth, allocations=allocations)

    # ---- resuming ----

    def answer(self, answer: Answer) -> Outcome:
        """Resumes the feed with the answer to its request."""
        if self._held is not None:
            return self._stubs_answered(answer)
        step = self._step
        assert isinstance(step, Call)
        return self._advance(lambda: step.resume(answer))

    def defer(self) -> Outcome:
        """Resumes the feed without an answer, which comes later by its number."""
        if self._held is not None:
            raise host_error(RuntimeError("stubs cannot be deferred: the program has not begun"))
        step = self._step
        assert isinstance(step, Call)
        return self._advance(step.defer)

    def settle(self, answers: Mapping[int, Answer]) -> Outcome:
        """Resumes the feed with answers to deferred calls."""
        self._settled.update(answers)
        step = self._step
        assert isinstance(step, Waiting)
        return self._advance(lambda: self._settle_one(step) or step)

    def _settle_one(self, step: Waiting) -> Step | None:
        for call in step.calls:
            if call.id in self._settled:
                return step.settle(call.id, self._settled.pop(call.id))
        return None

    def wait(self, seconds: float | None) -> Outcome:
        """Resumes the feed because its sleep is over."""
        step = self._step
        assert isinstance(step, Waiting)
        return self._advance(step.wake)

    @property
    def sleeps(self) -> float | None:
        """The seconds that the waiting feed sleeps; None: until an answer comes."""
        return self._step.seconds if isinstance(self._step, Waiting) else None

    def _turn(self) -> None:
        """Gives the program the time of another turn."""
        turn, feed = self.settings.turn_seconds, self.settings.feed_seconds
        if turn is None or self._step is None:
            self._turn_began = 0.0
            return
        self._turn_began = self.box.usage.time
        until = self._turn_began + turn
        self.box._session.limit(Limits(time=until if feed is None else min(until, feed)))

    @contextmanager
    def _watched(self) -> Generator[None, None, None]:
        """Stops a program that takes longer than a request may."""
        seconds = self.settings.request_seconds
        if seconds is None:
            yield
            return
        timer = threading.Timer(seconds, self.cancel)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()

    def _advance(self, go: Callable[[], Step]) -> Outcome:
        with self._watched():
            return self._advanced(go)

    def _advanced(self, go: Callable[[], Step]) -> Outcome:
        self._now = None
        self.tracks.go_on()
        try:
            self._turn()
            step = go()
            while True:
                self._step = step
                if isinstance(step, Complete):
                    self.flush()
                    return self._finish()
                if isinstance(step, Waiting):
                    following = self._settle_one(step)
                    if following is None:
                        return self._suspend(Suspension("futures", pending=[call.id for call in step.calls]))
                    step = following
                    continue
                assert isinstance(step, Call)
                found = self._read(step)
                refusal = self._refusal(found)
                if refusal is None:
                    return self._suspend(found)
                step = step.resume(refusal)
        except BaseException as error:
            raise self._failed(error) from None

    def _refusal(self, found: Suspension) -> Answer | None:
        """The answer to an operation with paths that a host must not see, or None."""
        if found.kind != "system" or not is_on_files(found.name):
            return None
        try:
            paths_of(found.name, found.args, found.kwargs)
        except PermissionError as error:
            return self.value(False) if found.name in PREDICATES else self.error(error)
        return None

    def _suspend(self, found: Suspension) -> Suspension:
        most = self.settings.suspensions
        if found.kind == "system" and found.name.startswith("limit "):
            self._give_up(TimeoutError(f"sleep limit exceeded: {shown_time(found.args[0])} > {shown_time(found.args[1])}"))
        if found.kind in ("call", "attribute", "system"):
            self.suspensions += 1
            if most is not None and self.suspensions > most:
                self._give_up(RuntimeError(f"suspension limit {most} exceeded"))
        self.flush()
        self._now = found
        self.tracks.wait(found.kind, found.name, found.call_id)
        return found

    def _give_up(self, error: Exception) -> None:
        name = f"<python-input-{self.feeds - 1}>"
        lines = self.sources.lines(name)
        raise MontyRuntimeError(error, type(error).__name__, str(error), [Frame(name, 1, 1, 1, len(lines[0]) + 1, "<module>", lines[0])], "")

    def _read(self, step: Call) -> Suspension:
        kind, name, *rest = step.args
        if kind == "name":
            return Suspension("name", name, place=tuple(rest[0]), call_id=step.id)
        if kind == "module":
            return Suspension("module", "import", (name,), call_id=step.id)
        if kind == "attribute":
            return Suspension("attribute", name, owner=rest[0], refusal=rest[1], call_id=step.id)
        packed, value, *rest = rest
        args, kwargs = self.store.inward(packed, value)
        if kind == "system":
            return Suspension("system", name, tuple(args), kwargs, eager=bool(rest[0]), call_id=step.id)
        owner, place, eager = rest
        return Suspension("call", name, tuple(args), kwargs, owner, tuple(place) if place else None, eager, step.id)

    def _finish(self) -> Done:
        self._phase = "idle"
        self._step = None
        self._settled.clear()
        if self.checker is not None and self._checked is not None:
            self.checker.accept(self._checked)
        packed, value = self._ask("result")
        self.tracks.end_feed()
        return Done(self.store.inward(packed, value))

    # ---- failures ----

    def _failed(self, error: BaseException) -> BaseException:
        """The error that a failed feed raises."""
        suspended = isinstance(self._step, (Call, Waiting)) and self._phase == "running"
        self._phase = "idle"
        self._settled.clear()
        if isinstance(error, PrinterError):
            self.tracks.end_feed()
            return self._printer_failed(error, suspended)
        self._drop_step()
        if not isinstance(error, (PythonError, LimitError)):
            self.tracks.end_feed()
        if isinstance(error, PythonError):
            self._safe_flush()
            return self._described(error)
        if isinstance(error, LimitError):
            self._safe_flush()
            if error.kind == "cancelled":
                self.discard()
                return MontyCrashedError("the worker did not answer in time and was stopped", timed_out=True)
            if error.kind == "time" and self.settings.turn_seconds is not None and error.limit != self.settings.feed_seconds:
                used = max(error.used - self._turn_began, self.settings.turn_seconds)
                return host_error(TimeoutError(f"turn time limit exceeded: {shown_time(used)} > {shown_time(self.settings.turn_seconds)}"))
            if error.kind == "memory" and self.settings.memory is None:
                self.discard()
                return host_error(MemoryError("the worker exceeded its memory limit and was terminated"))
            return limit_error(error, self._limit_frames(), self.sources, self._base + self._overhead + SLACK)
        if isinstance(error, (CrashError, HognoseError)):
            self.discard()
            return MontyCrashedError(str(error))
        return error

    def _limit_frames(self) -> list[Frame]:
        name = f"<python-input-{self.feeds - 1}>"
        line = self.sources.lines(name)[0]
        return [Frame(name, 1, 1, 1, len(line) + 1, "<module>", line)]

    def _printer_failed(self, error: PrinterError, suspended: bool) -> BaseException:
        if suspended:
            self.discard()
        else:
            self._drop_step()
        return host_error(error.error)

    def _safe_flush(self) -> None:
        try:
            self.flush()
        except PrinterError:
            pass  # the program's error came first
        self.tracks.end_feed()

    def _drop_step(self) -> None:
        step, self._step, self._now = self._step, None, None
        if isinstance(step, (Call, Waiting)):
            try:
                step.abandon()
            except HognoseError:
                pass  # the run has ended already

    def _described(self, error: PythonError) -> BaseException:
        """The error of a Python exception, with details from the sandbox."""
        try:
            found = self.store.inward(*self._ask("failure"))
        except (HognoseError, MontyCrashedError):
            found = None
        if error.type == "MemoryError" and not error.text and self.settings.memory is None:
            self.discard()
            return host_error(MemoryError("the worker exceeded its memory limit and was terminated"))
        return runtime_error(error, found if isinstance(found, BaseException) else None, self.sources)

    # ---- dumps ----

    def dump(self) -> bytes:
        """The session as bytes."""
        now = self._now
        about = {
            "version": __version__, "script": self.script_name, "feeds": self.feeds, "suspensions": self.suspensions, "base": self._base, "suspended": now is not None,
            "sources": self.sources.texts, "settings": self.settings.described(),
            "checks": None if self.checker is None else self.checker.described(), "checked": self._checked, "held": self._held,
        }
        body = encode([about, self.box.dump()], "the dump")
        return MAGIC + bytes((FORMAT,)) + hashlib.sha256(body).digest() + body

    def load(self, data: bytes) -> Suspension | None:
        """Replaces the session with a dump's. Returns the request that it waits for, or None."""
        about, dump = self._read_dump(data)
        self.script_name, self.feeds, self.suspensions, self._base = about["script"], about["feeds"], about["suspensions"], about["base"]
        self.sources.texts = dict(about["sources"])
        old, self._box = self._box, None
        if old is not None:
            old.close()
        try:
            self._box = self._restored(dump)
        except (SnapshotError, HognoseError) as error:
            raise host_error(RuntimeError(f"protocol violation: failed to load session: {error}")) from None
        return self._resumed(about, self._box.step)

    def _resumed(self, about: Mapping[str, Any], step: Step | None) -> Suspension | None:
        self._checked, self._held = about["checked"], about["held"]
        if about["checks"] is not None:
            self.checker = Checker.restored(about["checks"])
        if self._held is not None:
            return self._suspend(Suspension("stubs", "import_stubs", (self._held[4],)))
        if step is None:
            return None
        self._phase = "running"
        found = self._advance(lambda: step)
        return found if isinstance(found, Suspension) else None

    @staticmethod
    def _read_dump(data: bytes) -> tuple[dict[str, Any], bytes]:
        head = len(MAGIC) + 1
        body = data[head + 32 :]
        try:
            if data[: len(MAGIC)] != MAGIC or data[len(MAGIC)] != FORMAT or hashlib.sha256(body).digest() != data[head : head + 32]:
                raise ValueError("these bytes are not a dump of this version")
            about, dump = decode(body)
            return about, dump
        except Exception as error:
            if by_signal(error):
                raise
            message = f"protocol violation: failed to load session: {error}"
            raise MontyRuntimeError(RuntimeError(message), "", message, [], "") from None

    # ---- answers ----

    def value(self, value: Any) -> Answer:
        """An answer with a value. A value without a form in the sandbox is a TypeError there."""
        try:
            return ("value", *self.store.outward(value))
        except ValueError as error:
            return self.error(error)
        except TypeError as error:
            return self.error(TypeError(str(error)))

    def error(self, error: BaseException) -> Answer:
        """An answer with an exception."""
        return ("error", self.store.pack(error))

    @staticmethod
    def undefined(name: str) -> Answer:
        """The answer for an undefined name."""
        return ("undefined", name)


class PrinterError(Pickles, Exception):
    """The host's function for output failed."""

    def __init__(self, error: Exception) -> None:
        super().__init__(text_of(error))
        self.error = error
