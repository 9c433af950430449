"""The interpreter: a session in which a model runs blocks of code."""
from __future__ import annotations

import base64
import binascii
import threading
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any, cast

from .._errors import CrashError, HognoseError, LimitError, PythonError, PythonSyntaxError, RunError
from .._functions import Function, read_functions
from .._json import to_json
from .._limits import Limits
from .._options import Modules
from .._sandbox import Sandbox
from .._signals import by_signal
from .._steps import Call, Complete, Sliced, Step, Waiting
from .._text import reason_of
from ._functions import End, Handler, asking_functions, ending_functions, settled
from ._report import MODULE, SOURCE, reprs_of
from ._validator import BLOCK, CodeValidator, type_text

VALUE = "__interpreter_value__"
MOST_REPR = 4096
#: The field of Limits for each name of the document, and for two more.
RESOURCES = {"max_duration_secs": "time", "max_memory": "memory", "max_allocations": "allocations", "max_recursion_depth": "depth", "max_steps": "steps",
             "max_external_calls": "calls"}


@dataclass
class CodeResult:
    """The result of a block."""

    #: Its output.
    output: str
    error: str | None = None
    #: The reprs of all variables, by name.
    variables: dict[str, str] = field(default_factory=dict[str, str])
    #: The argument of FINAL or FINAL_VAR: ``{"answer", "type"}``.
    final_output: dict[str, Any] | None = None
    #: The arguments of SUBMIT.
    submit_fields: dict[str, Any] | None = None
    type_errors: str | None = None
    resource_usage: dict[str, Any] = field(default_factory=dict[str, Any])
    #: The number of host function calls that were answered.
    execution_snapshots: int = 0


@dataclass
class ExecutionStats:
    """Counts of a session."""

    total_executions: int = 0
    total_external_calls: int = 0
    total_time_secs: float = 0.0
    type_check_failures: int = 0
    syntax_errors: int = 0
    runtime_errors: int = 0


class _SleptTooLong(RunError):
    pass


def _limits_of(timeout: float, given: Mapping[str, Any] | None) -> Limits:
    found: dict[str, Any] = {"time": timeout}
    for name, most in (given or {}).items():
        if name not in RESOURCES:
            raise HognoseError(f"resource_limits: there is no limit named {name}")
        if most is not None:
            found[RESOURCES[name]] = most
    return Limits(**found)


class Interpreter:
    """Runs blocks of code, one after the other. They share their variables.

    `timeout`: the limit in seconds of a block's running time, and of its sleep; waiting for host functions is free. `resource_limits`: ``max_duration_secs``,
    ``max_memory``, ``max_allocations``, ``max_recursion_depth``, and in addition to the document ``max_steps`` and ``max_external_calls`` (1,000).
    `type_check`: the result of a block has the linter's findings; the block runs anyway. `tools`: functions that blocks call by name. `modules`: the modules
    that blocks can import; default: all that ship.
    """

    def __init__(self, timeout: float = 30, resource_limits: Mapping[str, Any] | None = None, type_check: bool = False, *,
                 tools: Iterable[Callable[..., Any]] | None = None, modules: Modules | None = None) -> None:
        self._limits = _limits_of(timeout, resource_limits)
        self._type_check = type_check
        self._modules = modules or Modules()
        self._handlers: dict[str, Handler] = {}
        self._functions: dict[str, Function] = {}
        self._validator = CodeValidator(type_check)
        self._box: Sandbox | None = None
        self._stats = ExecutionStats()
        self._lock = threading.RLock()
        self._tools = list(tools or ())
        for tool in self._tools:
            self.register_external(getattr(tool, "__name__", ""), tool)

    # ---- the session ----

    def start(self) -> None:
        """Begins the session, unless it has begun. ``execute`` calls this."""
        if self._box is None:
            self._box = self._open()

    def shutdown(self) -> None:
        """Ends the session and frees its memory."""
        box, self._box = self._box, None
        self._stats = ExecutionStats()
        if box:
            box.close()

    @property
    def box(self) -> Sandbox:
        """The sandbox of the session."""
        return self._live("box")

    def _open(self) -> Sandbox:
        modules = replace(self._modules, sources={**self._modules.sources, MODULE: SOURCE})
        return Sandbox(functions=self._functions, limits=self._limits, modules=modules)

    def _live(self, what: str) -> Sandbox:
        if self._box is None:
            raise HognoseError(f"{what}: the interpreter is not started")
        return self._box

    def register_external(self, name: str, handler: Callable[..., Any]) -> None:
        """Registers a host function that blocks call by this name. If it returns an awaitable, that is awaited. A new function replaces one of the same name."""
        self._register(name, handler, None)

    def _register(self, name: str, handler: Handler, signature: str | None) -> None:
        if not callable(handler):
            raise HognoseError(f"register_external: {name!r}: the handler is not callable")
        function = read_functions({name: Function(signature=signature)})[name]  # without a handler: a call pauses the run
        if self._box:
            self._box.declare(name, function)
        self._functions[name] = function
        self._handlers[name] = handler

    # ---- blocks ----

    def execute(self, code: str, variables: Mapping[str, Any] | None = None) -> CodeResult:
        """Sets these variables and runs a block. The result has the block's errors."""
        if not isinstance(code, str):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise HognoseError(f"execute: the code is {type(code).__name__}, not str")
        with self._lock:
            self.start()
            box = self._live("execute")
            result = CodeResult("", type_errors=self._type_errors(box, code) if self._type_check else None)
            return self._finish(box, result, lambda: box.start(code, inputs=variables, repr_bytes=0, keep=VALUE, filename=BLOCK))

    @property
    def pending(self) -> Call | None:
        """The call at which a restored block is paused; None: no block is paused."""
        step = self._box and self._box.step
        return step if isinstance(step, Call) else None

    def resume(self) -> CodeResult:
        """Resumes a block after a checkpoint in the middle of it. The result has only the output from there on."""
        with self._lock:
            box = self._live("resume")
            step = box.step
            if step is None:
                raise HognoseError("resume: no block is paused")
            return self._finish(box, CodeResult(""), lambda: step)

    def _type_errors(self, box: Sandbox, code: str) -> str | None:
        found = [] if box.check(code) else box.validate(code)
        self._stats.type_check_failures += bool(found)
        return type_text(found) if found else None

    def _finish(self, box: Sandbox, result: CodeResult, begin: Callable[[], Step]) -> CodeResult:
        """Runs a block from its first step to its result."""
        started = time.perf_counter()
        try:
            self._drive(begin(), result)
        except HognoseError as error:
            self._failed(error, result)
            if isinstance(error, CrashError):
                self._box = None  # it cannot be used any more
        self._stats.total_executions += 1
        self._stats.total_time_secs += time.perf_counter() - started
        if self._box is not box:
            result.error = result.error or "the interpreter was shut down"
            return result
        result.resource_usage = box.usage._asdict()
        box.delete(VALUE)
        result.variables = reprs_of(box, box.names(), MOST_REPR)
        return result

    def _drive(self, step: Step, result: CodeResult) -> None:
        slept = 0.0
        while not isinstance(step, Complete):
            if isinstance(step, Call):
                after = self._answer(step, result)
                if after is None:
                    return
                step = after
            elif isinstance(step, Sliced):
                step = step.resume()
            else:
                slept += self._nap(step, slept)
                step = step.wake()
        result.output = step.stdout

    def _nap(self, step: Waiting, slept: float) -> float:
        seconds = step.seconds
        if seconds is None:
            raise HognoseError("the block waits forever: nothing can resume it")
        most = self._limits.time or 0.0
        if slept + seconds > most:
            error = _SleptTooLong(f"timeout: the program sleeps for longer than {most:g} s")
            error.stdout = step.stdout
            step.abandon()
            raise error
        time.sleep(seconds)
        return seconds

    def _answer(self, step: Call, result: CodeResult) -> Step | None:
        """Answers a call. None: it ends the block."""
        self._stats.total_external_calls += 1
        result.execution_snapshots += 1
        try:
            value = settled(self._handlers[step.name](*step.args, **step.kwargs))
        except Exception as error:
            if by_signal(error):
                step.abandon()
                raise
            return step.throw(error)
        except BaseException:
            step.abandon()
            raise
        if not isinstance(value, End):
            return step.resume(value)
        setattr(result, value.field, value.value)
        result.output = step.stdout
        step.abandon()
        return None

    def _failed(self, error: HognoseError, result: CodeResult) -> None:
        if isinstance(error, PythonSyntaxError):
            self._stats.syntax_errors += 1
        else:
            self._stats.runtime_errors += 1
        if isinstance(error, (PythonError, LimitError, _SleptTooLong)):
            result.output = error.stdout
        result.error = error.traceback.rstrip() if isinstance(error, PythonError) else reason_of(error)

    # ---- variables ----

    def set_variable(self, name: str, value: Any) -> None:
        self._live("set_variable").set(name, value)

    def get_variable(self, name: str) -> Any:
        """The value of a variable; None if it does not exist."""
        return self._live("get_variable").get(name)

    @property
    def variables(self) -> dict[str, Any]:
        """The variables that blocks made, as they are now."""
        box = self._box
        return {name: box.get(name) for name in box.names()} if box else {}

    @property
    def namespace(self) -> dict[str, Any]:
        """The same as `variables`."""
        return self.variables

    @property
    def stats(self) -> ExecutionStats:
        return replace(self._stats)

    @property
    def tools(self) -> list[Callable[..., Any]]:
        return list(self._tools)

    def validate_code(self, code: str) -> tuple[bool, str | None]:
        """Checks a block without running it: whether it is valid, and if not, the reason."""
        signatures = {name: function.signature for name, function in self._functions.items()}
        return self._validator.validate(code, known_vars=self._box.names() if self._box else (), external_functions=signatures)

    # ---- checkpoints ----

    def checkpoint(self) -> dict[str, Any]:
        """The session as values for JSON, even during a call of a host function. `snapshot` is complete; `variables` are for people."""
        box = self._live("checkpoint")
        variables = {name: _json_of(box, name) for name in box.names()}
        return {"variables": variables, "stats": asdict(self._stats), "snapshot": base64.b64encode(box.dump()).decode()}

    def restore(self, state: Mapping[str, Any]) -> None:
        """Replaces the session with that of a checkpoint. A checkpoint without `snapshot` restores only variables."""
        before = self._live("restore")
        snapshot, variables, stats = _read_state(state)
        if snapshot is None:
            box = self._open()
            for name, value in variables.items():
                box.set(name, value)
        else:
            box = Sandbox.restore(snapshot, functions=self._functions, limits=self._limits)
            if box.step is None:
                for name, function in self._functions.items():
                    box.declare(name, function)
        self._box, self._stats = box, stats
        before.close()


def _json_of(box: Sandbox, name: str) -> Any:
    try:
        return to_json(box.get(name))
    except HognoseError:
        return "..."  # it cannot cross; the snapshot has it


def _read_state(state: Any) -> tuple[bytes | None, dict[str, Any], ExecutionStats]:
    def refuse(what: str) -> HognoseError:
        return HognoseError(f"restore: {what}")

    if not isinstance(state, Mapping):
        raise refuse("the checkpoint is not a mapping")
    given = cast("Mapping[str, Any]", state)
    variables, snapshot = given.get("variables"), given.get("snapshot")
    counts: Any = given.get("stats") or {}
    if not isinstance(counts, Mapping):
        raise refuse("the stats are not a mapping")
    if not isinstance(variables, dict):
        raise refuse("the checkpoint has no variables")
    if snapshot is not None:
        try:
            snapshot = base64.b64decode(snapshot, validate=True)
        except (binascii.Error, TypeError, ValueError):
            raise refuse("the snapshot is not valid base64") from None
    stats = ExecutionStats()
    for one in fields(ExecutionStats):
        count = cast("Mapping[str, Any]", counts).get(one.name, 0)
        if not isinstance(count, (int, float)) or not count >= 0:
            raise refuse(f"stats.{one.name} is not a number of 0 or more")
        setattr(stats, one.name, count)
    return snapshot, cast("dict[str, Any]", variables), stats


def create_rlm_interpreter(llm_query_fn: Callable[..., Any] | None = None, llm_query_batched_fn: Callable[..., Any] | None = None,
                           tools: list[Callable[..., Any]] | None = None, timeout: float = 30, max_memory: int | None = None,
                           max_allocations: int | None = None, type_check: bool = False, *, modules: Modules | None = None) -> Interpreter:
    """An interpreter with FINAL, FINAL_VAR, SUBMIT and SHOW_VARS, and with llm_query and llm_query_batched if their functions are passed."""
    limits = {"max_memory": max_memory, "max_allocations": max_allocations}
    interpreter = Interpreter(timeout, limits, type_check, tools=tools, modules=modules)
    for handler, signature in [*ending_functions(interpreter), *asking_functions(llm_query_fn, llm_query_batched_fn)]:
        interpreter._register(handler.__name__, handler, signature)  # pyright: ignore[reportPrivateUsage]
    return interpreter
