"""Runs the programs of agents, each in a new sandbox: no import, no open(), no file, no network."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .._errors import HognoseError, LimitError, PythonError, PythonSyntaxError, RunError, Usage
from .._files import Quota
from .._functions import plain_functions
from .._limits import Limits
from .._options import Modules
from .._sandbox import Sandbox
from .._signals import by_signal
from .._text import reason_of

# Removes open(). No module is allowed, so programs then have only builtins and the functions that the host declares.
BARE = "import builtins\ndel builtins.open\ndel builtins"

LEAST_MEMORY = 3 << 19  # bytes; the interpreter itself takes 1.1 million of them


@dataclass
class ExecutionResult:
    """The result of a program."""

    success: bool
    #: The value of the variable ``result``; None if it does not exist.
    return_value: Any = None
    #: Begins with "Syntax error: ", "Timeout: " or "Limit: ", or is a traceback.
    error: str | None = None
    agent_id: str = ""
    stdout: str = ""
    usage: Usage | None = None


class AgentExecutor:
    """Executes agents' programs. Times are in seconds: `max_execution_time` is running time, `max_wall_time` includes waiting for functions.
    `max_memory_bytes` includes the interpreter's memory. Its minimum is 1.5 MiB, since little could run in less; lower values are raised to it.
    """

    def __init__(self, max_execution_time: float = 60, max_memory_bytes: int = 100 * 1024 * 1024, max_stack_depth: int = 1000, *,
                 max_wall_time: float = 600, max_calls: int = 1000) -> None:
        self.max_execution_time = max_execution_time
        self.max_memory_bytes = max_memory_bytes
        self.max_stack_depth = max_stack_depth
        self.max_wall_time = max_wall_time
        self.max_calls = max_calls

    async def execute(self, code: str, external_functions: Mapping[str, Any], agent_id: str) -> ExecutionResult:
        """Runs a program with these functions. The program calls ``async def`` functions like any other. The result has the program's errors."""
        if not isinstance(code, str):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise TypeError(f"execute: the code is {type(code).__name__}, not str")
        result = ExecutionResult(False, agent_id=agent_id)
        try:
            with self._open(external_functions) as box:
                ran = await box.arun(code, filename=f"<{agent_id or 'agent'}>", repr_bytes=0, keep="_")
                result.stdout, result.usage = ran.stdout, ran.usage
                result.return_value = box.get("result")
                result.success = True
        except RunError as error:
            result.stdout, result.usage = error.stdout or result.stdout, error.usage or result.usage
            result.error = self._text(error)
        except (HognoseError, ValueError) as error:
            if by_signal(error):
                raise
            result.error = reason_of(error)
        return result

    def check(self, code: str) -> str | None:
        """The syntax error of a program, found without running it, or None."""
        with Sandbox() as box:
            wrong = box.check(code)
        return self._text(wrong) if wrong else None

    def _open(self, functions: Mapping[str, Any]) -> Sandbox:
        limits = Limits(memory=max(self.max_memory_bytes, LEAST_MEMORY), time=self.max_execution_time, depth=self.max_stack_depth, wall=self.max_wall_time, calls=self.max_calls)
        box = Sandbox(limits=limits, functions=plain_functions(functions), modules=Modules(allow="none"), quota=Quota(0, 0))
        try:
            box.run(BARE)
        except BaseException:
            box.close()
            raise
        return box

    def _text(self, error: RunError) -> str:
        if isinstance(error, PythonSyntaxError) or (isinstance(error, PythonError) and error.type == "SyntaxError" and not error.frames):  # the error may have no line
            return f"Syntax error: {error.traceback.strip()}"
        if isinstance(error, PythonError):
            return error.traceback.rstrip()
        if isinstance(error, LimitError) and error.kind == "time":
            return f"Timeout: execution exceeded {self.max_execution_time:g} s"
        if isinstance(error, LimitError) and error.kind == "wall":
            return f"Timeout: execution exceeded {self.max_wall_time:g} s, waiting included"
        return f"Limit: {error}"
