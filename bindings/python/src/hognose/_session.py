"""One session in one instance: calls into the module, calls out of it, and results of runs. The public classes are built on this."""
from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Generator, Mapping, Sequence
from types import CoroutineType
from typing import Any, TypeVar, cast

from . import _limits, _wasm  # pyright: ignore[reportPrivateUsage]
from ._abi import LIMIT_DEFAULTS, ROOM, Outcome, Problem, State
from ._codec import OF_HOST, Most, decode, decode_pieces, encode
from ._errors import (
    CrashError, DisposedError, FileError, HognoseError, HostValueError, LimitError, PythonSyntaxError, RunError, SnapshotError, Usage, python_error,
)
from ._files import file_service, mounts_of, prepare_files, read_answer
from ._functions import Function, Handler, Mode, Pending, read_functions
from ._limits import Limits
from ._objects import ObjectTable
from ._options import Options, RunOptions
from ._raised import raised_bytes
from ._result import Result
from ._signals import by_signal
from ._values import ExceptionValue

ENTERED = "entered"
INSIDE = "the sandbox is running: a host function, or another thread, cannot use it meanwhile"
PAUSES = (State.CALLING, State.WAITING, State.SLICED)
NONE = b"\xf6"
LONG = 4096  # bytes from which reading and writing a value is timed
SHORT = 0.00002  # seconds charged for any other call, an estimate
GRACE = 10.0  # seconds beyond twice its time limit after which an instance is interrupted
PIECE = 0.005  # seconds between two pauses in which other tasks can run
PIECES = 1 << 16  # bytes from which a value is read in pieces
BILLION = 1e9
VALUE_BYTES, VALUE_ITEMS = LIMIT_DEFAULTS["valueBytes"], LIMIT_DEFAULTS["valueItems"]

T = TypeVar("T")
E = TypeVar("E", bound=RunError)


def _to_end(pieces: Generator[None, None, T]) -> T:
    while True:
        try:
            next(pieces)
        except StopIteration as end:
            return end.value


def _most_of(limits: Limits) -> Most:
    return Most(VALUE_BYTES if limits.value_bytes is None else limits.value_bytes, VALUE_ITEMS if limits.value_items is None else limits.value_items)


class Session:
    """See the module. Only `cancel` and `interrupt` may be called while another thread uses the session."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.functions = read_functions(options.functions)
        self.limits = options.limits or Limits()
        mounts = mounts_of(options.files)
        self._writes = any(directory.mode == "write" for directory in mounts.values())
        memory = int(self.limits.memory or _limits.DEFAULT_MEMORY)
        self.objects = ObjectTable(self, options.objects)
        self._services: dict[str, Handler] = {"$file": file_service(mounts, memory), "$object": self.objects.serve}
        #: Whether a run has started and has not ended.
        self.active = False
        #: Counts runs and pauses. A step with another number is over.
        self.turn = 0
        self.calls: dict[int, Pending] = {}
        #: Called when the run must end, or when an answer has arrived.
        self.interrupt: Callable[[], None] | None = None
        self._arrived: list[Pending] = []
        self._mode: Mode = "sync"
        self._out: list[str] = []
        self._err: list[str] = []
        self._host_error: BaseException | None = None
        self._held: tuple[int, bool, bytes] | None = None
        self._cancelled = False
        self._going = self._ending = False
        #: The number of calls into the module; and whether it has begun an operation that another call would drop.
        self._entries = 0
        self._unfinished = False
        # Of the run; a dump sets others for a while.
        self._slices = False
        #: The call that is in the module, under ENTERED.
        self._users: dict[str, object] = {}
        self._instance = _wasm.Instance(_wasm.module(), self, ROOM * memory)
        self._use(self.limits)
        self.open = True

    def prepare(self, loaded: bool = False) -> None:
        """Does what the options say. `loaded`: the session has the functions, modules and files of a snapshot."""
        options, modules = self.options, self.options.modules
        imports: dict[str, Any] = {"missing": None if modules.missing is None else dict(modules.missing), "refusal": modules.refusal}
        first: dict[str, Any] = {"repr": options.repr_bytes, "limits": self.limits.wire()}
        then: dict[str, Any] = {"allow": modules.allowed()}
        if not loaded:
            imports |= {name: list(given) for name, given in (("path", modules.path), ("argv", options.argv)) if given is not None}
            first |= {"seed": options.seed or None, "functions": _declared(self.functions)}
            then["sources"] = {_name(name): _program(source) for name, source in modules.sources.items()}
        self._set_up(first)
        self._set_up({**then, "imports": _some(imports) or None}, "modules")
        if loaded:
            return
        prepare_files(self.files, options.files, options.quota)
        if options.cwd is not None:
            for operation in ("mkdir", "chdir"):
                self.files(operation, options.cwd)

    def _set_up(self, options: dict[str, Any], of: str = "") -> None:
        """Passes options to the module. `of`: the option that contains them, if any."""
        given = _some(options)
        if not given:
            return
        data = encode(given, of or "options")

        def use(i: _wasm.Instance) -> None:
            if not i.call("set_up", i.put(data), len(data)):
                raise HognoseError(f"{of}: {self._problem(i)}" if of else self._problem(i))

        self._enter(use)

    def declare(self, functions: Mapping[str, Function]) -> None:
        """Declares functions in addition to the options. A new function replaces one of the same name."""
        self._free()
        for name, function in functions.items():
            self._set_up({"functions": _declared({name: function})})
            self.functions[name] = function

    def files(self, *request: Any) -> Any:
        """One operation on the files (hn_files)."""
        self._free()
        self._mode = "sync"
        data = encode(list(request), "files")

        def use(i: _wasm.Instance) -> Any:
            at = i.call("files", i.put(data), len(data))
            if at:
                return decode(i.result(at))
            if self._host_error is None:
                raise HognoseError(f"files: {self._problem(i)}")

        return read_answer(self._enter(use))

    # ---- entering the module ----

    def _live(self) -> _wasm.Instance:
        if self.open:
            return self._instance
        dead = self._instance.dead
        raise CrashError(dead) if "crashed" in dead else DisposedError()

    def _free(self) -> None:
        self._live()
        if self._users:
            raise HognoseError(INSIDE)
        if self.active:
            raise HognoseError("another run is under way in this sandbox")

    def _enter(self, use: Callable[[_wasm.Instance], T]) -> T:
        """Calls the module. If the host failed meanwhile, the run ends, if there is one, and the host's error is raised."""
        instance = self._live()
        error: BaseException | None = None
        result: Any = None
        me = object()
        try:
            if self._users.setdefault(ENTERED, me) is not me:
                raise HognoseError(INSIDE)
            self._host_error = None
            try:
                result = self._used(instance, use)
            except BaseException as failure:
                error = failure
        finally:
            # These lines call no function, since a signal could interrupt at a call.
            if ENTERED in self._users and self._users[ENTERED] is me:
                del self._users[ENTERED]
        host, self._host_error = self._host_error, None
        if host is None or (error is not None and _is_above(error)):
            if error is None:
                return result
            raise error
        try:
            if not self._ending:
                self.abandon()
        except HognoseError:
            pass  # the host's error came first
        raise host

    def _used(self, instance: _wasm.Instance, use: Callable[[_wasm.Instance], T]) -> T:
        try:
            self._entries += 1
            if not self._unfinished:
                self.objects.flush()
            return use(instance)
        except CrashError:
            # A trap ends this sandbox only.
            self.open = self.active = False
            self._host_error = None
            raise
        finally:
            instance.release()

    def _call(self, name: str, *args: float) -> Any:
        return self._enter(lambda i: i.call(name, *args))

    @staticmethod
    def _problem(i: _wasm.Instance) -> str:
        return i.text(i.call("problem"))

    @property
    def inside(self) -> bool:
        """Whether the module is being called."""
        return bool(self._users)

    def close(self) -> None:
        """Frees the memory."""
        if not self.open:
            return
        me = object()
        try:
            if self._users.setdefault(ENTERED, me) is not me:
                raise HognoseError("the sandbox is running: a host function, or another thread, cannot close it")
            self.open = self.active = False
            self.turn += 1
            self._instance.close()
            self._forget_calls()
        finally:
            if ENTERED in self._users and self._users[ENTERED] is me:
                del self._users[ENTERED]
        if self.interrupt:
            self.interrupt()

    def cancel(self) -> None:
        """Cancels the current run at its next safe point. May be called from any thread."""
        self._cancelled = self.active
        if self.interrupt:
            self.interrupt()

    # ---- imports: `failed` gets the exceptions that these raise ----

    def write(self, stream: int, data: bytes) -> None:
        text = data.decode("utf-8", "surrogatepass")
        (self._err if stream == 2 else self._out).append(text)
        if self.options.on_print:
            self.options.on_print("stderr" if stream == 2 else "stdout", text)

    def now(self, kind: int) -> float:
        if self._cancelled and self._going:
            self._cancelled = False  # reported once, while the run is in progress; at a pause, `check` reports it
            self._instance.call("cancel")
        clock = self.options.clock
        return (clock.monotonic() if kind else clock.time()) * BILLION

    def entropy(self, n: int) -> bytes:
        return self.options.entropy(n)

    def failed(self, error: BaseException) -> None:
        """The host failed. The run is cancelled and fails with this error."""
        if self._host_error is None:
            self._host_error = error
        if not self._instance.dead:
            self._instance.call("cancel")

    def call(self, name: str, request: bytes) -> int:
        i = self._instance
        mark = i.mark()
        try:
            if self._answer_held(i):
                return Outcome.ANSWERED
            function = self.functions.get(name)
            handler = self._services.get(name) if name.startswith("$") else function.handler if function else None
            if self._mode == "steps" and (handler is None or (function and function.is_async)):
                args, kwargs = self._read_arguments(request)
                self._note(Pending(i.call("call_id"), name, args, kwargs))
                return Outcome.PAUSE
            if handler is None:
                raise HognoseError(f"no handler serves {name}(): use start(), or give it one")
            self.spend(SHORT)
            if len(request) >= PIECES and self._mode == "async" and name != "$file":
                call = self._note(Pending(i.call("call_id"), name))
                call.reading = self._read_and_call(call, handler, request)
                return Outcome.PAUSE
            args, kwargs = self._read_arguments(request)
            value = handler(*args, **kwargs)
            if isinstance(value, Awaitable):
                return self._later(name, value, args, kwargs)  # pyright: ignore[reportUnknownArgumentType]
            self._reply(i, False, NONE if value is None else self._answer_bytes(value, name))
        except _wasm.NoRoom:
            raise
        except Exception as error:
            if by_signal(error):
                raise
            self._reply(i, True, self._raised_bytes(error))
        finally:
            i.release(mark)
        return Outcome.ANSWERED

    def _reply(self, i: _wasm.Instance, raises: bool, data: bytes) -> None:
        # If the module has no memory for an answer, the answer is kept. The module collects garbage and asks again, or ends the run with the memory limit.
        try:
            if i.call("answer", 0, raises, i.put(data), len(data)) == State.READY:
                return
        except _wasm.NoRoom:
            pass
        self._held = (i.call("call_id"), raises, data)
        i.call("answer_lost")

    def _answer_held(self, i: _wasm.Instance) -> bool:
        held, self._held = self._held, None
        if held is None or held[0] != i.call("call_id"):
            return False
        self._reply(i, *held[1:])
        return True

    def _raised_bytes(self, error: BaseException | ExceptionValue) -> bytes:
        return raised_bytes(error, self.objects, self._most)

    def _read_and_call(self, call: Pending, handler: Callable[..., Any], request: bytes) -> Generator[None, None, int]:
        # The run is paused meanwhile, so that the program continues only after the handler has been called.
        try:
            args, kwargs = yield from self._read_pieces(request)
        except Exception as error:
            if isinstance(error, LimitError) or by_signal(error):
                raise
            return self.answer(call, None, error)
        try:
            value = handler(*args, **kwargs)
        except Exception as error:
            if by_signal(error):
                raise
            return self.answer(call, None, error)
        if not isinstance(value, Awaitable):
            return self.answer(call, value, None)
        self._await(call, value)  # pyright: ignore[reportUnknownArgumentType]
        function = self.functions.get(call.name)
        return self.defer(call) if function and function.gives_awaitable else State.CALLING

    def read_on(self, call: Pending) -> int:
        """Reads more of the paused call's arguments. Calls the handler when all have been read. Returns the state of the run."""
        assert call.reading is not None
        try:
            next(call.reading)
        except StopIteration as end:
            call.reading = None
            return end.value
        return State.CALLING

    def _read_arguments(self, request: bytes) -> tuple[tuple[Any, ...], dict[str, Any]]:
        args, kwargs = self._timed(len(request), lambda: decode(request, self.objects))
        return tuple(args), kwargs

    def _timed(self, size: int, work: Callable[[], T]) -> T:
        # The program may choose the size of a value, so reading and writing a large one counts as running time.
        if size < LONG:
            return work()
        begin = time.perf_counter()
        try:
            return work()
        finally:
            self.spend(time.perf_counter() - begin)

    def spend(self, seconds: float) -> None:
        """Adds running time, unless the caller passed a clock, which measures it."""
        if self.options.clock is cast(Any, time):
            self._instance.call("spend_time", seconds * BILLION)

    def _answer_bytes(self, value: Any, name: str) -> bytes:
        most = OF_HOST if name == "$file" else self._most
        size = 0 if isinstance(value, (int, float, bool)) or (isinstance(value, (str, bytes)) and len(value) < LONG) else LONG
        return self._timed(size, lambda: encode(value, f"the result of {name}()", self.objects, most))

    # ---- deferred calls ----

    def _note(self, call: Pending) -> Pending:
        self.calls[call.id] = call
        return call

    def _later(self, name: str, value: Awaitable[Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> int:
        if self._mode != "async":
            if isinstance(value, CoroutineType):
                value.close()
            what = {"$object": "a method of a host object"}.get(name, f"{name}()")
            self.failed(HognoseError(f"{what} is asynchronous: use arun() instead of {'run' if self._mode == 'sync' else 'start'}()"))
            return Outcome.LATER
        self.spend(SHORT)
        self._await(self._note(Pending(self._instance.call("call_id"), name, args, kwargs)), value)
        return Outcome.LATER

    def _await(self, call: Pending, value: Awaitable[Any]) -> None:
        import asyncio  # loaded by now, since a loop runs

        call.task = asyncio.ensure_future(value)
        call.task.add_done_callback(lambda _: self._arrive(call))

    def _arrive(self, call: Pending) -> None:
        if self.calls.get(call.id) is not call:
            if call.task and not call.task.cancelled():
                call.task.exception()  # the run is over: this marks the exception as retrieved
            return
        self._arrived.append(call)
        if self.interrupt:
            self.interrupt()

    def take_answer(self) -> Pending | None:
        """The next waiting call whose answer has arrived."""
        while self._arrived:
            call = self._arrived.pop(0)
            if self.calls.get(call.id) is call:
                return call
        return None

    def _forget_calls(self) -> None:
        self._held = None
        left, self.calls, self._arrived = self.calls, {}, []
        for call in left.values():
            if call.task and not call.task.done() and not call.task.get_loop().is_closed():
                call.task.get_loop().call_soon_threadsafe(call.task.cancel)

    # ---- limits and use ----

    def _use(self, limits: Limits) -> None:
        """From now on these are in force. The module has them."""
        self._now = limits
        self._most = _most_of(limits)
        self._seconds = _limits.DEFAULT_TIME if limits.time is None else limits.time
        #: The seconds that a run may take, waiting included.
        self.wall = float("inf") if limits.wall is None else limits.wall
        self._instance.set_patience(None if self._seconds == float("inf") else 2 * self._seconds + GRACE)

    def usage(self) -> Usage:
        return _limits.usage(self._enter(lambda i: i.floats("usage", 6)))

    # ---- runs ----

    def _begin(self, request: dict[str, Any]) -> int:
        data = encode(_some(request), "options")

        def use(i: _wasm.Instance) -> int:
            state = i.call("begin", i.put(data), len(data))
            if state == State.REFUSED:
                raise HognoseError(self._problem(i))
            return state

        return self._enter(use)

    def _launch(self, options: RunOptions, mode: Mode, what: dict[str, Any]) -> int:
        """Begins a run. If this fails for any reason, there is no run."""
        self._free()
        limits = self._limits_of(options.limits)
        most = _most_of(limits)
        inputs = {_name(name): encode(value, f"inputs[{name!r}]", self.objects, most) for name, value in (options.inputs or {}).items()}
        self._free()
        self._mode = mode
        self._out, self._err = [], []
        self._cancelled = False
        self._slices = mode == "async" or bool(options.slices)
        self._forget_calls()
        self.active = True
        self.turn += 1
        turn = self.turn
        try:
            self._use(limits)
            return self._begin({
                **what, "inputs": inputs or None, "limits": options.limits and options.limits.wire(), "keep": None if options.keep is None else _name(options.keep),
                "repr": options.repr_bytes, "slices": self._slices,
            })
        except BaseException:
            self.abandon_at(turn)
            raise

    def _limits_of(self, limits: Limits | None) -> Limits:
        """The limits of a run that is given these."""
        if limits is None:
            return self.limits
        if (limits.memory or 0) > (self.limits.memory or _limits.DEFAULT_MEMORY):
            raise HognoseError("limits.memory: a run's cannot be above the sandbox's")
        return limits.over(self.limits)

    def start(self, code: str | bytes, options: RunOptions, mode: Mode) -> int:
        """Compiles the program. The state is ready, unless the run has ended already."""
        text = code if isinstance(code, bytes) else _program(code)
        filename = None if options.filename is None else options.filename.encode("utf-8", "replace")
        return self._launch(options, mode, {"code": text, "filename": filename, "await": bool(options.top_level_await)})

    def start_call(self, id: int, args: Sequence[Any], kwargs: Mapping[str, Any], limits: Limits | None, mode: Mode) -> int:
        request = encode([list(args), dict(kwargs)], "arguments", self.objects, _most_of(self._limits_of(limits)))
        return self._launch(RunOptions(limits=limits), mode, {"handle": id, "request": request})

    def limit(self, limits: Limits) -> None:
        """Changes limits of the paused run, for the rest of it."""
        self._begin({"limits": limits.wire()})
        self._use(limits.over(self._now))

    def go(self) -> int:
        """Runs until the state is no longer ready."""
        self._going = True
        try:
            return self._enter(lambda i: i.go())
        finally:
            self._going = False

    def expire(self) -> int:
        """Ends a paused run with its wall limit."""
        return self._call("expire")

    def abandon_at(self, turn: int) -> None:
        """Abandons the run, if this is still its turn."""
        if self.turn == turn:
            self.abandon()

    def abandon_between(self, turn: int) -> None:
        """Abandons a run by hand that failed to resume from the pause with that turn. A run that is still at that pause is kept."""
        if self.by_hand and self.open and not self._users:
            if self.turn == turn + 1 or (self.turn == turn and self.state() not in PAUSES):
                self.abandon()

    def left(self) -> HognoseError:
        """The error for a caller whose run was resumed or ended by another one meanwhile."""
        return HognoseError("the run was abandoned in the meantime") if self.open else DisposedError()

    @property
    def by_hand(self) -> bool:
        """Whether the caller resumes the current run by hand."""
        return self.active and self._mode == "steps"

    def abandon(self) -> None:
        """Abandons the run."""
        if self.active and self.open:
            self._call("abandon")
            self._over()

    def _over(self) -> None:
        # A signal may interrupt this. Then all of it is done again.
        self._ending = True
        self._forget_calls()
        self._use(self.limits)
        self.active = self._ending = self._unfinished = False
        self.turn += 1
        self.interrupt = None
        self._cancelled = False
        if self._writes:
            try:
                self.files("sync")  # passes on writes to files that the program did not close
            except FileError:
                raise
            except HognoseError:
                pass  # the module crashed meanwhile; the run has its result already

    def check(self, state: int) -> int:
        """The state of a run. Raises its error if it failed or reached a limit."""
        if state == State.FAILED or state == State.LIMITED:
            outcome = self._outcome()
            error = self._described(_error(outcome), _limits.usage(outcome["usage"]))
            self._over()
            raise error
        if state == State.REFUSED:
            refused = self.refused()
            self.abandon()
            raise refused
        if self._cancelled:
            raise self.cancelled()
        return state

    def cancelled(self) -> LimitError:
        """Ends a run that was cancelled at a pause. Returns its error."""
        error = self._described(LimitError("cancelled", 0, 0), self.usage())
        self.abandon()
        return error

    def finish(self) -> Result:
        """The result of a complete run."""
        return _to_end(self.finishing(False))

    def finishing(self, paused: bool = True) -> Generator[None, None, Result]:
        """The same. `paused`: with pauses in which other tasks can run."""
        turn = self.turn
        outcome = yield from self._ask_outcome()
        try:
            usage = _limits.usage(outcome["usage"])
            if outcome["state"] == "limited":
                raise self._described(_error(outcome), usage)
            if "problem" in outcome:
                raise HostValueError(outcome["problem"])
            data, value, text = outcome.get("value"), None, outcome.get("repr")
            if data is not None:
                value = yield from self._read_value(data, paused)
                if len(data) >= LONG:
                    usage = self.usage()
            return Result(value, "value" in outcome, text, *self.printed(), outcome["exit"], usage)
        finally:
            if self.turn == turn:
                self._over()

    def _asked(self, ask: Callable[[_wasm.Instance], int], take: Callable[[_wasm.Instance, int], T]) -> Generator[None, None, T]:
        # Asks the module until its answer is complete. If another call comes between, the module begins again and finishes without pauses.
        unfinished: Any = object()

        def use(i: _wasm.Instance) -> T:
            at = ask(i)
            self._unfinished = not at and i.call("problem_code") == Problem.SLICED
            return unfinished if self._unfinished else take(i, at)

        while True:
            found = self._enter(use)
            if found is not unfinished:
                return found
            entries = self._entries
            yield
            if self._entries != entries:
                self._unfinished = False
                self._call("set_slices", 0)

    def _ask_outcome(self) -> Generator[None, None, dict[str, Any]]:
        def take(i: _wasm.Instance, at: int) -> dict[str, Any]:
            if not at:
                raise HognoseError(self._problem(i))
            return decode(i.result(at))

        return self._asked(lambda i: i.call("outcome"), take)

    def _outcome(self) -> dict[str, Any]:
        """The module's description of the run. The settings of a run that has ended no longer apply."""
        return _to_end(self._ask_outcome())

    def _read_value(self, data: bytes, paused: bool) -> Generator[None, None, Any]:
        # Reading the value counts as running time.
        if paused and len(data) >= PIECES:
            return (yield from self._read_pieces(data))
        value = self._timed(len(data), lambda: decode(data, self.objects))
        if len(data) >= LONG:
            self._look_at_time()
        return value

    def _read_pieces(self, data: bytes) -> Generator[None, None, Any]:
        until = 0.0
        pieces = decode_pieces(data, self.objects, lambda: time.perf_counter() >= until)
        while True:
            yield
            until = time.perf_counter() + PIECE
            try:
                self._timed(LONG, lambda: next(pieces))
            except StopIteration as end:
                return end.value
            finally:
                self._look_at_time()

    def _look_at_time(self) -> None:
        if self.options.clock is cast(Any, time):
            usage = self.usage()
            if usage.time > self._seconds:
                raise self._described(LimitError("time", self._seconds, usage.time), usage)

    def _described(self, error: E, usage: Usage) -> E:
        error.stdout, error.stderr = self.printed()
        error.usage = usage
        return error

    def printed(self) -> tuple[str, str]:
        """The output of the current run: stdout and stderr."""
        return "".join(self._out), "".join(self._err)

    def parse(self, code: str, filename: str | None, top_level_await: bool) -> PythonSyntaxError | None:
        """Parses a program without running it."""
        self._free()
        text = _program(code)
        state = self._enter(lambda i: i.call("check", i.put(text), len(text), i.put_text(filename), top_level_await))
        if state == State.IDLE:
            return None
        if state == State.REFUSED:
            raise self.refused()
        error = _error(self._outcome())
        if isinstance(error, PythonSyntaxError):
            return error
        raise error

    def validate(self, code: str, known: Mapping[str, str | None], top_level_await: bool) -> list[dict[str, Any]]:
        """The findings of the module's linter, unchanged. `known`: names that count as declared, with a signature or None."""
        self._free()
        text, data = _program(code), encode(dict(known), "known")

        def use(i: _wasm.Instance) -> list[dict[str, Any]] | bool:
            at = i.call("validate", i.put(text), len(text), i.put(data), len(data), top_level_await)
            return decode(i.result(at)) if at else i.call("problem_code") == Problem.NONE

        found = self._enter(use)
        if isinstance(found, list):
            return found
        raise _error(self._outcome()) if found and self.state() == State.LIMITED else self.refused()

    def refused(self) -> HognoseError:
        """Why the module refused the last call."""
        return HognoseError(self._enter(self._problem))

    # ---- pauses ----

    def pending_call(self) -> Pending:
        """The call that the run is paused at."""
        known = self.calls.get(self._call("call_id"))
        if known:
            return known
        outcome = self._outcome()
        return Pending(outcome["id"], outcome["name"], *self._read_arguments(outcome["request"]))

    def wait_seconds(self) -> float | None:
        """The seconds that a waiting run sleeps at most; None: until an answer comes."""
        seconds: float = self._call("wait_seconds")
        return None if seconds < 0 else seconds

    def waiting_calls(self) -> list[Pending]:
        """The calls that the run waits for. Calls made before a snapshot have the present state of their arguments."""

        def use(i: _wasm.Instance) -> list[Pending]:
            at = i.call("wait_ids")
            if not at:
                raise HognoseError(self._problem(i))
            ids = memoryview(i.read(at, 4 * i.call("length"))).cast("I").tolist()
            return [self.calls.get(id) or self._waiting_call(i, id) for id in ids]

        return self._enter(use)

    # The program may have changed the arguments so that they can no longer cross. Then the call has only its number.
    def _waiting_call(self, i: _wasm.Instance, id: int) -> Pending:
        at = i.call("wait_name", id)
        name = i.text(at) if at else ""
        request = i.call("wait_arguments", id) if at else 0
        if not request:
            return Pending(id, "")
        call = self.calls[id] = Pending(id, name, *self._read_arguments(i.result(request)))
        return call

    def answer(self, call: Pending, value: Any, error: BaseException | ExceptionValue | None) -> int:
        """Answers a call that waits. If there is no memory for the answer, the run ends."""
        name = call.name or f"call {call.id}"
        turn = self.turn
        if error is None:
            try:
                data, raises = self._enter(lambda i: self._answer_bytes(value, name)), False
            except (HostValueError, LimitError) as refusal:
                data, raises = self._raised_bytes(refusal), True
        else:
            data, raises = self._raised_bytes(error), True
        if turn != self.turn:
            raise self.left()

        def use(i: _wasm.Instance) -> int:
            try:
                return i.call("answer", call.id, raises, i.put(data), len(data))
            except _wasm.NoRoom:
                return i.call("answer_lost")

        state = self._enter(use)
        if state != State.REFUSED:
            self.calls.pop(call.id, None)
        return state

    def defer(self, call: Pending) -> int:
        """Defers the answer to the call that the run is paused at."""
        self._note(call)
        return self._call("defer")

    def wake(self) -> int:
        return self._call("wake")

    def state(self) -> int:
        return self._call("state")

    # ---- variables ----

    def set(self, name: str, value: Any) -> None:
        self._put(name, encode(value, name, self.objects, self._most))

    def _put(self, name: str, data: bytes) -> None:
        def use(i: _wasm.Instance) -> None:
            if not i.call("set", i.put_name(name), i.put(data), len(data)):
                raise HognoseError(f"{name}: {self._problem(i)}")

        self._enter(use)

    def get(self, name: str) -> Any:
        """The value of a global variable. KeyError: it does not exist."""
        limited = object()

        def take(i: _wasm.Instance, at: int) -> Any:
            if at:
                return decode(i.result(at), self.objects)
            code = i.call("problem_code")
            if code == Problem.MISSING:
                raise KeyError(name)
            if code == Problem.LIMIT:
                return limited
            raise HostValueError(f"{name}: {self._problem(i)}")

        value = _to_end(self._asked(lambda i: i.call("get", i.put_name(name)), take))
        if value is limited:
            raise _error(self._outcome())
        return value

    def delete(self, name: str) -> bool:
        def use(i: _wasm.Instance) -> bool:
            if i.call("delete", i.put_name(name)):
                return True
            if i.call("problem_code") == Problem.MISSING:
                return False
            raise HognoseError(f"{name}: {self._problem(i)}")

        return self._enter(use)

    def names(self) -> list[str]:
        def use(i: _wasm.Instance) -> list[str]:
            at = i.call("names")
            if not at:
                raise HognoseError(self._problem(i))
            return decode(i.result(at))

        return self._enter(use)

    # ---- handles: called with the session entered ----

    def handed(self) -> float:
        return self._instance.call("handed")

    def release(self, id: int, seen: float) -> None:
        self._instance.call("release", id, float(seen))

    def call_handle(self, id: int, args: Sequence[Any], kwargs: Mapping[str, Any], limits: Limits | None) -> Result:
        from ._run import run_sync

        return run_sync(self, lambda mode: self.start_call(id, args, kwargs, limits, mode))

    async def acall_handle(self, id: int, args: Sequence[Any], kwargs: Mapping[str, Any], limits: Limits | None) -> Result:
        from ._run import run_async

        return await run_async(self, lambda mode: self.start_call(id, args, kwargs, limits, mode))

    # ---- snapshots ----

    def dump(self) -> bytes:
        return _to_end(self.dumping(False))

    def dumping(self, paused: bool) -> Generator[None, None, bytes]:
        """The same; `paused`: with pauses in which others have their turns."""
        def take(i: _wasm.Instance, at: int) -> bytes:
            if not at:
                raise SnapshotError(self._problem(i))
            return i.result(at)

        self._call("set_slices", paused)
        try:
            return (yield from self._asked(lambda i: i.call("dump"), take))
        finally:
            if self.open:
                self._call("set_slices", self._slices)

    def load(self, data: bytes, twin: Session | None) -> None:
        """Replaces the new session with a snapshot's. `twin`: the session in this process that made the snapshot; its host objects are copied."""
        _to_end(self.loading(data, twin, False))

    def copying(self, twin: Session) -> Generator[None, None, None]:
        """Replaces the new session with a copy of another one, with pauses."""
        data = yield from twin.dumping(True)
        yield from self.loading(data, twin, True)

    def loading(self, data: bytes, twin: Session | None, paused: bool) -> Generator[None, None, None]:
        """As `load`; `paused`: it pauses every few milliseconds, so that other tasks run. Until it is over, no other call may use the session."""
        if twin:
            self.objects.copy(twin.objects)
            if twin.active:
                self._out, self._err = [*twin._out], [*twin._err]

        def take(i: _wasm.Instance, loaded: int) -> None:
            if not loaded:
                raise SnapshotError(self._problem(i))
            i.free(at)
            i.call("set_slices", 0)

        given = self.limits.wire()
        self._set_up({"limits": {name: given[name] for name in ("memory", "time") if name in given}})  # the load has these limits
        self._call("set_slices", paused)
        at = self._enter(lambda i: i.hold(data))
        yield from self._asked(lambda i: i.call("load", at, len(data)), take)
        self.prepare(loaded=True)
        self.active = self.state() in PAUSES
        self._mode = "steps"


def _is_above(error: BaseException) -> bool:
    """Whether the caller must get this error first: it came from a signal, or is not an Exception."""
    return not isinstance(error, Exception) or by_signal(error)


def _program(code: str) -> bytes:
    if not isinstance(code, str):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise HognoseError(f"code: {type(code).__name__} is not str")
    return code.encode("utf-8", "replace")


def _name(name: str) -> bytes:
    """The name of a variable as bytes. Any str is valid, even with surrogates."""
    return name.encode("utf-8", "surrogatepass")


def _some(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options that have a value."""
    return {name: value for name, value in options.items() if value is not None}


def _declared(functions: Mapping[str, Function]) -> dict[str, Any]:
    """The functions as the module takes them."""
    return {name: {"awaitable": f.gives_awaitable, "signature": f.signature, "doc": f.doc and _program(f.doc)} for name, f in functions.items()}


def _error(outcome: dict[str, Any]) -> RunError:
    """The error of a run that failed or reached a limit."""
    return _limits.error(outcome) if outcome["state"] == "limited" else python_error(outcome)
