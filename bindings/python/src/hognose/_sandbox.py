"""Sandbox, the package's main class."""
from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Mapping
from types import TracebackType
from typing import Any, Literal, cast

from ._errors import HognoseError, PythonSyntaxError, Usage
from ._files import FileOptions, Files, Quota
from ._functions import Function, Functions, Handler, read_functions
from ._limits import Limits
from ._objects import HostObject
from ._options import REPR_BYTES, Clock, Modules, OnPrint, Options, RunOptions
from ._record import dataclass, replace
from ._result import Result
from ._run import run_async, run_sync, with_turns
from ._session import Session
from ._steps import Step, step_of


@dataclass(frozen=True)
class Finding:
    """A problem of a program. Lines and columns are counted from 1; -1 if a SyntaxError has no position."""

    kind: Literal["syntax", "name", "call", "import", "await"]
    message: str
    line: int
    column: int
    end_line: int
    end_column: int


class Sandbox:
    """An isolated Python: variables, functions, classes and imports persist from run to run.

    `functions`: host functions by name. `files`: files and directories that programs find, by absolute path. `objects`: host objects by name, for snapshots.
    `on_print`: is called with the output as the program prints it; the result has the output too. `seed`: of the hashes of str and bytes, which determine the
    order of sets. `repr_bytes`: the maximum length of a repr; 0: no repr is made. `clock`: any object that has ``time()`` and ``monotonic()``. `entropy`:
    returns the requested number of random bytes.

    Only one thread at a time may use a sandbox. Several sandboxes can run at the same time, and other threads run while a program does.
    """

    def __init__(self, *, functions: Functions | None = None, limits: Limits | None = None, files: FileOptions | None = None, quota: Quota | None = None,
                 objects: Mapping[str, HostObject] | None = None, modules: Modules | None = None, on_print: OnPrint | None = None,
                 argv: Iterable[str] | None = None, cwd: str | None = None, seed: int = 0, repr_bytes: int = REPR_BYTES,
                 clock: Clock = cast(Clock, time), entropy: Callable[[int], bytes] = os.urandom) -> None:
        self._begin(Options(functions, limits, files, quota, objects, modules or Modules(), on_print, argv, cwd, seed, repr_bytes, clock, entropy)).prepare()

    def _begin(self, options: Options) -> Session:
        functions = options.functions
        if functions is not None and not isinstance(functions, Mapping):
            options = replace(options, functions=list(functions))  # a fork reads them again
        self._options = options
        self._session = Session(options)
        return self._session

    @classmethod
    def restore(cls, dump: bytes, *, functions: Functions | None = None, limits: Limits | None = None, files: FileOptions | None = None,
                objects: Mapping[str, HostObject] | None = None, modules: Modules | None = None, on_print: OnPrint | None = None,
                repr_bytes: int = REPR_BYTES, clock: Clock = cast(Clock, time), entropy: Callable[[int], bytes] = os.urandom) -> Sandbox:
        """A sandbox from the bytes of ``dump``. ``step`` is the pause of its run. `files` has only the directories that the host serves. `modules` applies
        except for `sources` and `path`."""
        box = cls.__new__(cls)
        given = Options(functions, limits, files, None, objects, modules or Modules(), on_print, None, None, 0, repr_bytes, clock, entropy)
        box._begin(given).load(dump, None)
        return box

    @classmethod
    async def arestore(cls, dump: bytes, *, functions: Functions | None = None, limits: Limits | None = None, files: FileOptions | None = None,
                       objects: Mapping[str, HostObject] | None = None, modules: Modules | None = None, on_print: OnPrint | None = None,
                       repr_bytes: int = REPR_BYTES, clock: Clock = cast(Clock, time), entropy: Callable[[int], bytes] = os.urandom) -> Sandbox:
        """The same, with turns of the event loop between its pieces."""
        box = cls.__new__(cls)
        given = Options(functions, limits, files, None, objects, modules or Modules(), on_print, None, None, 0, repr_bytes, clock, entropy)
        await with_turns(box._begin(given).loading(dump, None, True))
        return box

    # ---- runs ----

    def run(self, code: str | bytes, *, inputs: Mapping[str, Any] | None = None, limits: Limits | None = None, filename: str | None = None,
            top_level_await: bool = True, repr_bytes: int | None = None, keep: str | None = None) -> Result:
        """Runs a program to its end, in this thread: its host functions must answer at once. `code`: its text, or the bytes of its file.

        `inputs` become global variables before the run. `filename`: the program's name in tracebacks. `keep`: the value of the last statement stays
        inside, as a global variable of this name, and is not returned. Raises PythonError, LimitError, or the error with which the host failed.
        """
        session = self._session
        options = RunOptions(inputs, limits, filename, top_level_await, repr_bytes, keep=keep)
        return run_sync(session, lambda mode: session.start(code, options, mode))

    async def arun(self, code: str | bytes, *, inputs: Mapping[str, Any] | None = None, limits: Limits | None = None, filename: str | None = None,
                   top_level_await: bool = True, repr_bytes: int | None = None, keep: str | None = None) -> Result:
        """Runs a program on the event loop, which gets control every few milliseconds. Awaitables of host functions are awaited there, concurrently.
        Cancelling the task cancels the run."""
        session = self._session
        options = RunOptions(inputs, limits, filename, top_level_await, repr_bytes, keep=keep)
        return await run_async(session, lambda mode: session.start(code, options, mode))

    def start(self, code: str | bytes, *, inputs: Mapping[str, Any] | None = None, limits: Limits | None = None, filename: str | None = None,
              top_level_await: bool = True, repr_bytes: int | None = None, slices: bool = False, keep: str | None = None) -> Step:
        """Runs a program up to its end or its first pause. The caller resumes it from there. A run pauses at a call of a function that has no handler, or whose
        handler is ``async def``; while it waits; and, with `slices`, every few milliseconds."""
        session = self._session
        turn = session.turn + 1
        try:
            return step_of(session, session.start(code, RunOptions(inputs, limits, filename, top_level_await, repr_bytes, slices, keep), "steps"))
        except BaseException:
            session.abandon_at(turn)
            raise

    @property
    def step(self) -> Step | None:
        """The pause of a restored snapshot's run; None if the snapshot was idle."""
        return step_of(self._session, self._session.state()) if self._session.by_hand else None

    def cancel(self) -> None:
        """Cancels the current run at its next safe point, with a LimitError of kind "cancelled". May be called from any thread, and in host functions."""
        self._session.cancel()

    def declare(self, name: str, function: Handler | Function | None = None) -> None:
        """Declares another host function for this sandbox. It remains after ``reset``, and forks have it too."""
        added = read_functions({name: function})
        self._session.declare(added)
        self._options = replace(self._options, functions={**read_functions(self._options.functions), **added})

    # ---- checks without a run ----

    def check(self, code: str, *, filename: str | None = None, top_level_await: bool = True) -> PythonSyntaxError | None:
        """Parses a program without running it: None, or the SyntaxError."""
        return self._session.parse(code, filename, top_level_await)

    def validate(self, code: str, *, known: Iterable[str] = (), functions: Functions | None = None, top_level_await: bool = True) -> list[Finding]:
        """The problems of a program, found without running it and without changing the sandbox. `known`: names that will exist when it runs.
        `functions`: functions that count as declared for this call only."""
        names: dict[str, str | None] = dict.fromkeys(known)
        names.update((name, f.signature) for name, f in read_functions(functions).items())
        found = self._session.validate(code, names, top_level_await)
        return [Finding(f["kind"], f["message"], f["line"], f["column"], f["endLine"], f["endColumn"]) for f in found]

    # ---- variables ----

    def get(self, name: str, default: Any = None) -> Any:
        """The value of a global variable; `default` if it does not exist."""
        try:
            return self._session.get(name)
        except KeyError:
            return default

    def set(self, name: str, value: Any) -> None:
        """Sets a global variable."""
        self._session.set(name, value)

    def names(self) -> list[str]:
        """The global variables that programs made, in order of creation."""
        return self._session.names()

    def delete(self, name: str) -> bool:
        """Deletes a global variable. False: it did not exist."""
        return self._session.delete(name)

    def reset(self) -> None:
        """Forgets everything that programs did. The sandbox starts fresh."""
        if self._session.inside:
            raise HognoseError("the sandbox is running: a host function, or another thread, cannot reset it")
        fresh = Session(self._options)
        fresh.prepare()
        old, self._session = self._session, fresh
        old.close()

    @property
    def files(self) -> Files:
        """The files that programs see, between runs."""
        return Files(self._session.files)

    @property
    def usage(self) -> Usage:
        """The resources that the last run used."""
        return self._session.usage()

    # ---- snapshots ----

    def dump(self) -> bytes:
        """The session as bytes: its variables, and its run if one is paused."""
        return self._session.dump()

    async def adump(self) -> bytes:
        """The same, with turns of the event loop between its pieces. Another call of the sandbox makes it begin again."""
        return await with_turns(self._session.dumping(True))

    def fork(self) -> Sandbox:
        """An independent sandbox in the same state, with the same host functions."""
        box = type(self).__new__(type(self))
        box._begin(self._options).load(self.dump(), self._session)
        return box

    async def afork(self) -> Sandbox:
        """The same, with turns of the event loop. Another call of the sandbox makes it begin again, until its state has been read."""
        box = type(self).__new__(type(self))
        session = self._session
        await with_turns(box._begin(self._options).copying(session))
        return box

    def close(self) -> None:
        """Frees the memory. A run that waits fails with a DisposedError."""
        self._session.close()

    def __enter__(self) -> Sandbox:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None) -> None:
        self.close()
