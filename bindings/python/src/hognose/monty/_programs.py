"""The first two generations of the interface: a program as an object that can run any number of times."""
# Arguments of callers are checked at run time, and the modules of this package share private names:
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnnecessaryIsInstance=false, reportPrivateUsage=false
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Union, final

from .._codec import decode, encode
from .._signals import by_signal
from ._driver import AsyncDriver, Driver
from ._errors import MontyError, MontyRuntimeError, syntax_error
from ._feed import read_result
from ._options import Settings, read_limits
from ._proxies import MontyComplete
from ._snapshots import UNSET, FunctionSnapshot, FutureSnapshot, NameLookupSnapshot, snapshot_of
from ._typing import RETURNS, Checker
from ._worker import Done, Outcome, Suspension, Worker
from .class_instance import ClassInstance

MAGIC = b"HOGNOSE-MONTY\0"
NOT_DECLARED = "unknown input variable(s): {}"
Registry = dict[str, type]


def _settings(script_name: str, limits: Mapping[str, Any] | None) -> Settings:
    settings = Settings(script_name)
    read_limits(settings, limits, old=True)
    settings.annotate = 0  # as in these generations
    return settings


def _wrapped(value: Any) -> Any:
    """A dataclass of the host, as in these generations: its fields are sent, and its methods can be called."""
    if hasattr(type(value), "__dataclass_fields__") and not isinstance(value, (type, ClassInstance)):
        return ClassInstance(value, eager_attrs="all", allowed_methods="all")
    if isinstance(value, list):
        return [_wrapped(item) for item in value]
    if isinstance(value, dict):
        return {key: _wrapped(item) for key, item in value.items()}
    return value


def _wrapping(functions: Mapping[str, Any] | None) -> dict[str, Any]:
    return dict(functions or {})


def _os_handler(os: Any) -> Any:
    """Adapts an `os=` function of these generations, which takes a name and arguments, to the present interface."""
    if os is None or not callable(os) or hasattr(os, "dispatch"):
        return os

    def handler(*, name: Any, args: tuple[Any, ...], kwargs: dict[str, Any], is_async: bool, **_: Any) -> Any:
        try:
            return os(name, args, kwargs)
        except TypeError as error:
            if "positional argument" not in str(error):
                raise
            return os(name, args)

    return handler


class Program:
    """One program. `inputs`: the variables that each run sets. `external_functions`: in the first generation, the functions that it may call."""

    def __init__(self, code: str, *, script_name: str = "main.py", inputs: Sequence[str] | None = None, external_functions: Sequence[str] | None = None,
                 type_check: bool = False, type_check_stubs: str | None = None, dataclass_registry: Sequence[type] | None = None) -> None:
        if not isinstance(code, str):
            raise TypeError(f"code must be a str, not {type(code).__name__}")
        self._code = code
        self._script_name = script_name
        self._inputs = list(inputs or ())
        self._functions = None if external_functions is None else list(external_functions)
        self._registry: Registry = {kind.__name__: kind for kind in dataclass_registry or ()}
        self._check_syntax()
        if type_check:
            self.type_check(type_check_stubs)

    def _check_syntax(self) -> None:
        worker = self._worker(None)
        try:
            worker.sources.add("<python-input-0>", self._code)
            wrong = worker.box.check(self._code, filename="<python-input-0>")
            if wrong is not None and RETURNS not in wrong.text:
                raise syntax_error(wrong, worker.sources)
        finally:
            worker.discard()

    def _worker(self, limits: Mapping[str, Any] | None) -> Worker:
        return Worker(_settings(self._script_name, limits))

    def type_check(self, type_check_stubs: str | None = None) -> None:
        """Checks the program before it runs. MontyTypingError: it has type errors."""
        worker = self._worker(None)
        try:
            names = [*self._inputs, *(self._functions or ())]
            Checker(type_check_stubs, declared=names).check(worker.box, self._code, self._script_name, {}, names)
        finally:
            worker.discard()

    def _given(self, inputs: Mapping[str, Any] | None) -> dict[str, Any]:
        given = dict(inputs or {})
        missing = [name for name in self._inputs if name not in given]
        if missing:
            raise KeyError(f"Missing required input: '{missing[0]}'")
        unknown = [name for name in given if name not in self._inputs]
        if unknown:
            raise TypeError(NOT_DECLARED.format(", ".join(map(repr, unknown))))
        return _wrapped(given)

    def _begin(self, driver: Any, functions: Mapping[str, Any] | None, print_callback: Any, mount: Any, os: Any) -> None:
        driver.begin(_wrapping(functions), _os_handler(os), mount, print_callback)
        driver.worker.set_directory(None, driver.feed.mounts.first)

    def run(self, *, inputs: Mapping[str, Any] | None = None, limits: Mapping[str, Any] | None = None, external_functions: Mapping[str, Callable[..., Any]] | None = None,
            print_callback: Any = None, mount: Any = None, os: Any = None) -> Any:
        """Runs it to its end. Returns the value of its last expression."""
        given = self._given(inputs)
        driver = Driver(self._worker(limits))
        try:
            self._begin(driver, external_functions, print_callback, mount, os)
            return driver.run(self._code, given)
        finally:
            driver.worker.discard()

    async def run_async(self, *, inputs: Mapping[str, Any] | None = None, limits: Mapping[str, Any] | None = None,
                        external_functions: Mapping[str, Callable[..., Any]] | None = None, print_callback: Any = None, mount: Any = None, os: Any = None) -> Any:
        """The same for an event loop: functions may be asynchronous."""
        given = self._given(inputs)
        driver = AsyncDriver(self._worker(limits))
        try:
            self._begin(driver, external_functions, print_callback, mount, os)
            return await driver.run(self._code, given)
        finally:
            driver.worker.discard()

    def start(self, *, inputs: Mapping[str, Any] | None = None, limits: Mapping[str, Any] | None = None, print_callback: Any = None, mount: Any = None, os: Any = None) -> Any:
        """Runs it up to its end, or until it waits for the host."""
        driver = ProgramDriver(self._worker(limits), self._functions)
        given = self._given(inputs)
        self._begin(driver, None, print_callback, mount, os)
        return driver.step(lambda: driver.worker.feed(self._code, given, None))

    def dump(self) -> bytes:
        """The program as bytes."""
        return MAGIC + encode([self._code, self._script_name, self._inputs, self._functions], "the program")

    @classmethod
    def load(cls, data: bytes, *, dataclass_registry: Sequence[type] | None = None) -> Any:
        """The program of a dump."""
        try:
            if not data.startswith(MAGIC):
                raise ValueError("these bytes are not a program")
            code, script_name, inputs, functions = decode(data[len(MAGIC) :])
        except Exception as error:
            if by_signal(error):
                raise
            raise ValueError(f"cannot load: {error}") from None
        return cls(code, script_name=script_name, inputs=inputs, external_functions=functions, dataclass_registry=dataclass_registry)

    def register_dataclass(self, cls: type) -> None:
        """Registers a class by its name. Here this has no other effect: an instance of the host that comes back is the same object."""
        self._registry[cls.__name__] = cls

    def __repr__(self) -> str:
        inputs = f", inputs={self._inputs!r}" if self._inputs else ""
        functions = f", external_functions={self._functions!r}" if self._functions else ""
        return f"Monty(<{self._code.count(chr(10)) + 1} line{'s' if chr(10) in self._code else ''} of code>, script_name={self._script_name!r}{inputs}{functions})"


class ProgramDriver(Driver):
    """Drives the runs of a program. In the first generation functions are declared, so a name is looked up only at its call."""

    def __init__(self, worker: Worker, functions: Sequence[str] | None) -> None:
        super().__init__(worker)
        self.functions = functions

    def step(self, go: Callable[[], Outcome]) -> Any:
        outcome = self.slept(go())
        if self.functions is None:
            return snapshot_of(self, outcome, False)
        return self._first(outcome)

    def _first(self, outcome: Outcome) -> Any:
        """The first generation's snapshots."""
        while isinstance(outcome, Suspension) and outcome.kind in ("name", "attribute"):
            waits = outcome
            outcome = self.slept(self.worker.answer(self._declared(waits)))
        if isinstance(outcome, Done):
            return MontyComplete(outcome.value)
        if outcome.kind == "futures":
            return MontyFutureSnapshot(self, outcome)
        if outcome.kind == "call" and outcome.owner is None and outcome.name not in (self.functions or ()):
            return self._first(self.slept(self.worker.answer(self.worker.undefined(outcome.name))))
        return MontySnapshot(self, outcome)

    def _declared(self, waits: Suspension) -> tuple[Any, ...]:
        if waits.kind == "name" and waits.name in (self.functions or ()):
            return ("value", True, [("external", waits.name, [])])
        return self.feed.find(waits) if waits.kind == "attribute" else self.worker.undefined(waits.name)  # type: ignore[return-value]


class _FirstSnapshot:
    def __init__(self, driver: ProgramDriver, waits: Suspension) -> None:
        self._driver = driver
        self._waits = waits
        self._spent = False

    @property
    def script_name(self) -> str:
        return self._driver.worker.script_name

    def _use(self) -> Worker:
        if self._spent:
            raise RuntimeError("Progress already resumed")
        self._driver.check()
        self._spent = True
        return self._driver.worker

    def dump(self) -> bytes:
        """The run as bytes, at this point."""
        if self._spent:
            raise RuntimeError("Cannot dump progress that has already been resumed")
        return MAGIC + encode([self._driver.functions, self._driver.worker.dump()], "the snapshot")


def _load(data: bytes, print_callback: Any) -> Any:
    """Restores the run of a dump. Returns its snapshot."""
    try:
        if not data.startswith(MAGIC):
            raise ValueError("these bytes are not a snapshot")
        functions, state = decode(data[len(MAGIC) :])
        driver = ProgramDriver(Worker(Settings()), functions)
        driver.begin(None, None, None, print_callback)
        found = driver.worker.load(state)
    except (MontyError, ValueError) as error:
        raise ValueError(f"cannot load: {error}") from None
    if found is None:
        raise ValueError("cannot load: the snapshot has no run that waits")
    return driver.step(lambda: found)


@final
class MontySnapshot(_FirstSnapshot):
    """The first generation's: the program called a function, or made a system request."""

    @property
    def is_os_function(self) -> bool:
        return self._waits.kind == "system"

    @property
    def function_name(self) -> str:
        return self._waits.name

    @property
    def args(self) -> tuple[Any, ...]:
        return self._waits.args

    @property
    def kwargs(self) -> dict[str, Any]:
        return self._waits.kwargs

    @property
    def call_id(self) -> int:
        return self._waits.call_id

    def resume(self, *, return_value: Any = UNSET, exception: Any = UNSET, future: Any = UNSET) -> Any:
        """Resumes the program with a value, an exception, or ``future=...``, which defers the answer."""
        given = {name: value for name, value in (("return_value", return_value), ("exception", exception), ("future", future)) if value is not UNSET}
        if len(given) != 1:
            raise TypeError("resume() accepts either return_value or exception, not both")
        answer = read_result(self._driver.worker, {name: _wrapped(value) for name, value in given.items()})
        worker = self._use()
        return self._driver.step(worker.defer if answer is None else lambda: worker.answer(answer))

    @staticmethod
    def load(data: bytes, *, print_callback: Any = None, dataclass_registry: Sequence[type] | None = None) -> Any:
        """Restores the run of a dump. Returns its snapshot."""
        return _load(data, print_callback)

    def __repr__(self) -> str:
        return f"MontySnapshot(script_name={self.script_name!r}, function_name={self.function_name!r}, args={self.args!r}, kwargs={self.kwargs!r})"


@final
class MontyFutureSnapshot(_FirstSnapshot):
    """The first generation's: the program waits for deferred calls."""

    @property
    def pending_call_ids(self) -> list[int]:
        return list(self._waits.pending)

    def resume(self, results: Mapping[int, Any]) -> Any:
        """Resumes the program with answers, by the numbers of the calls."""
        answers: dict[int, tuple[Any, ...]] = {}
        for call_id, result in results.items():
            answer = read_result(self._driver.worker, result, True)
            assert answer is not None
            answers[call_id] = answer
        worker = self._use()
        return self._driver.step(lambda: worker.settle(answers))

    @staticmethod
    def load(data: bytes, *, print_callback: Any = None, dataclass_registry: Sequence[type] | None = None) -> Any:
        """Restores the run of a dump. Returns its snapshot."""
        return _load(data, print_callback)

    def __repr__(self) -> str:
        return f"MontyFutureSnapshot(script_name={self.script_name!r}, pending_call_ids={self.pending_call_ids!r})"


@final
class MontyRepl:
    """The first generations' sessions: each feed continues with the state of the previous ones."""

    def __init__(self, *, script_name: str = "main.py", limits: Mapping[str, Any] | None = None, type_check: bool = False, type_check_stubs: str | None = None,
                 dataclass_registry: Sequence[type] | None = None) -> None:
        self._driver = Driver(Worker(_settings(script_name, limits)))
        self._driver.worker.checker = Checker(type_check_stubs) if type_check else None

    @classmethod
    def create(cls, code: str, *, script_name: str = "main.py", inputs: Sequence[str] | None = None, external_functions: Sequence[str] | None = None,
               start_inputs: Mapping[str, Any] | None = None, limits: Mapping[str, Any] | None = None, print_callback: Any = None,
               dataclass_registry: Sequence[type] | None = None) -> tuple[MontyRepl, Any]:
        """A session, and the result of its first program."""
        made = cls(script_name=script_name, limits=limits)
        return made, made.feed_run(code, inputs=start_inputs, print_callback=print_callback)

    @property
    def script_name(self) -> str:
        return self._driver.worker.script_name

    def register_dataclass(self, cls: type) -> None:
        """Does nothing: classes need not be registered here."""

    def type_check(self, code: str, type_check_stubs: str | None = None) -> None:
        """Checks a program before it runs."""
        Checker(type_check_stubs).check(self._driver.worker.box, code, self.script_name, {}, ())

    def _begin(self, driver: Driver, functions: Any, print_callback: Any, mount: Any, os: Any) -> None:
        driver.begin(functions, _os_handler(os), mount, print_callback)
        driver.worker.set_directory(None, driver.feed.mounts.first)

    def feed(self, code: str, *, print_callback: Any = None) -> Any:
        """Runs a program. Returns the value of its last expression."""
        return self.feed_run(code, print_callback=print_callback)

    def feed_run(self, code: str, *, inputs: Mapping[str, Any] | None = None, external_functions: Mapping[str, Any] | None = None, print_callback: Any = None,
                 mount: Any = None, os: Any = None, skip_type_check: bool = False) -> Any:
        """Runs a program. Returns the value of its last expression."""
        self._begin(self._driver, external_functions, print_callback, mount, os)
        return self._driver.run(code, _wrapped(dict(inputs or {})), not skip_type_check)

    async def feed_run_async(self, code: str, *, inputs: Mapping[str, Any] | None = None, external_functions: Mapping[str, Any] | None = None, print_callback: Any = None,
                             mount: Any = None, os: Any = None, skip_type_check: bool = False) -> Any:
        """The same for an event loop."""
        driver = AsyncDriver(self._driver.worker)
        driver.begin(external_functions, _os_handler(os), mount, print_callback)
        driver.worker.set_directory(None, driver.feed.mounts.first)
        return await driver.run(code, _wrapped(dict(inputs or {})), not skip_type_check)

    def feed_start(self, code: str, *, inputs: Mapping[str, Any] | None = None, print_callback: Any = None, mount: Any = None, os: Any = None,
                   skip_type_check: bool = False) -> Any:
        """Runs a program up to its end, or until it waits for the host."""
        self._begin(self._driver, None, print_callback, mount, os)
        return self._driver.step(lambda: self._driver.worker.feed(code, _wrapped(dict(inputs or {})), None, not skip_type_check))

    def dump(self) -> bytes:
        """The session as bytes."""
        return self._driver.worker.dump()

    @classmethod
    def load(cls, data: bytes, *, print_callback: Any = None, dataclass_registry: Sequence[type] | None = None) -> MontyRepl:
        """The session of a dump."""
        made = cls()
        made._driver.worker.load(data)
        return made


def load_snapshot(data: bytes, *, print_callback: Any = None, dataclass_registry: Sequence[type] | None = None) -> Any:
    """The second generation's: the run from the bytes of a snapshot's ``dump``. Returns its snapshot."""
    return load_repl_snapshot(data, print_callback=print_callback)[0]


def load_repl_snapshot(data: bytes, *, print_callback: Any = None, dataclass_registry: Sequence[type] | None = None) -> tuple[Any, MontyRepl]:
    """The same, with its session."""
    repl = MontyRepl()
    repl._driver.begin(None, None, None, print_callback)
    found = repl._driver.worker.load(data)
    if found is None:
        raise MontyRuntimeError(RuntimeError("this dump is an idle session"), "RuntimeError", "this dump is an idle session", [], "")
    return repl._driver.step(lambda: found), repl


async def run_monty_async(monty_runner: Program, *, inputs: Mapping[str, Any] | None = None, external_functions: Mapping[str, Any] | None = None,
                          limits: Mapping[str, Any] | None = None, print_callback: Any = None, os: Any = None) -> Any:
    """The first generation's ``run_async``."""
    return await monty_runner.run_async(inputs=inputs, external_functions=external_functions, limits=limits, print_callback=print_callback, os=os)


async def run_repl_async(repl: MontyRepl, code: str, *, inputs: Mapping[str, Any] | None = None, external_functions: Mapping[str, Any] | None = None,
                         print_callback: Any = None, os: Any = None) -> Any:
    """The second generation's ``feed_run_async``."""
    return await repl.feed_run_async(code, inputs=inputs, external_functions=external_functions, print_callback=print_callback, os=os)


Snapshot = Union[FunctionSnapshot, NameLookupSnapshot, FutureSnapshot, MontyComplete]
