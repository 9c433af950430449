"""run_python: a tool with which a model runs scripts, each in a new sandbox.

``run_python(code)`` returns the script's output. ``RunPython`` is the same tool with options. A call never raises: the text has the error.
"""
from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Protocol, cast

from ._errors import LimitError, PythonError, RunError
from ._files import FileOptions
from ._functions import Functions, plain_functions
from ._limits import Limits
from ._options import Modules
from ._result import Result
from ._sandbox import Sandbox
from ._signals import by_signal
from ._text import cut_with_note, reason_of

__all__ = ["MAX_OUTPUT_BYTES", "RUN_PYTHON_TOOL", "TIMEOUT_SECONDS", "RunPython", "Tool", "list_tools", "read_only_tools", "run_python"]

TIMEOUT_SECONDS = 10
MAX_OUTPUT_BYTES = 4096
DIRECTORY = "/tmp/run_python"
SCRIPT = f"{DIRECTORY}/script.py"
MOST_PRINTED = 1 << 20

#: The tool's description and schema, in the form for APIs of models.
RUN_PYTHON_TOOL: dict[str, Any] = {
    "name": "run_python",
    "description": (
        "Write and execute a Python 3 snippet in a sandbox. Returns stdout + stderr (max 4 KB). No network, no persistent files, "
        "10 s time limit. Use for calculations, data transformations, and scripting tasks where reasoning alone is unreliable."
    ),
    "input_schema": {
        "type": "object",
        "properties": {"code": {"type": "string", "description": "Python source code to execute."}},
        "required": ["code"],
    },
}

# The functions that start processes do not exist in this sandbox. These replacements raise the error that programs expect.
PREPARE = """
def _prepare():
    import os
    def blocked(name):
        def refuse(*args, **kwargs):
            raise PermissionError(f'os.{name} is blocked in sandbox')
        refuse.__name__ = refuse.__qualname__ = name
        refuse.__module__ = 'os'
        return refuse
    for name in ('system', 'popen', 'execv', 'execve', 'execvp', 'execvpe'):
        setattr(os, name, blocked(name))
    os.environ.update(PATH='/usr/bin:/bin', no_proxy='*', NO_PROXY='*')
_prepare()
del _prepare
"""


class Tool(Protocol):
    """A tool in a list of tools."""

    @property
    def name(self) -> str: ...
    @property
    def description(self) -> str: ...
    @property
    def parameters(self) -> Mapping[str, Any]:
        """A JSON schema of the input."""
        ...

    @property
    def read_only(self) -> bool:
        """Whether a call changes nothing and runs no code."""
        ...


@dataclass(frozen=True, eq=False)
class RunPython:
    """The tool run_python. Calls share nothing. Several threads may call it."""

    #: Seconds that a script may take, sleeping and waiting included.
    timeout: float = TIMEOUT_SECONDS
    #: Bytes of output that a call returns at most.
    max_output: int = MAX_OUTPUT_BYTES
    #: Modules whose import raises PermissionError, in addition to those for processes and networks.
    blocked: Iterable[str] = ("shutil", "importlib")
    #: Limits other than time; None: the default.
    limits: Limits = Limits()
    #: Host functions that scripts may call. ``async def`` functions need ``aexecute``.
    functions: Functions | None = None
    #: Files and directories that scripts find, by absolute path.
    files: FileOptions | None = None
    description: str = RUN_PYTHON_TOOL["description"]
    name: str = RUN_PYTHON_TOOL["name"]
    read_only: bool = False

    def __post_init__(self) -> None:
        if not self.timeout > 0:
            raise ValueError(f"run_python: timeout is {self.timeout}")
        object.__setattr__(self, "functions", plain_functions(self.functions))
        object.__setattr__(self, "_ready", self._prepare())

    @property
    def parameters(self) -> Mapping[str, Any]:
        """The JSON schema of the input."""
        return RUN_PYTHON_TOOL["input_schema"]

    def _prepare(self) -> bytes:
        # The snapshot of a sandbox that has not run a script yet.
        modules = Modules(forbid=self.blocked, refusal="PermissionError")
        with Sandbox(functions=self.functions, files=self.files, modules=modules, cwd=DIRECTORY, argv=[SCRIPT]) as box:
            box.run(PREPARE)
            return box.dump()

    def _open(self, code: str) -> Sandbox:
        limits = replace(self.limits, time=self.timeout, wall=self.timeout, output=MOST_PRINTED if self.limits.output is None else self.limits.output)
        box = Sandbox.restore(cast("dict[str, bytes]", vars(self))["_ready"], functions=self.functions, files=self.files, limits=limits)
        try:
            box.files.write(SCRIPT, code)
        except BaseException:
            box.close()
            raise
        return box

    def _text(self, came: Result | Exception) -> str:
        if isinstance(came, RunError):
            text = self._failure(came)
        elif isinstance(came, Exception):
            return f"[Error] {reason_of(came)}"
        else:
            text = came.stdout + came.stderr
        return cut_with_note(text, self.max_output) or "(no output)"

    def _failure(self, error: RunError) -> str:
        printed = error.stdout + error.stderr
        if isinstance(error, PythonError):
            return printed + (error.traceback if error.exit_code is None else "")
        if not isinstance(error, LimitError) or error.kind == "output":
            return printed
        if error.kind in ("time", "wall"):
            why = f"[Timeout] Script exceeded {self.timeout:g} s and was killed."
        else:
            why = f"[Limit] Script was killed: {error}."
        return f"{why}\n{printed}" if printed else why

    def __call__(self, code: str) -> str:
        """Runs a script. Returns its output: stdout, then stderr with the traceback."""
        return self.execute({"code": code})

    def execute(self, input: Any) -> str:
        """Answers a model's call with this input, ``{"code": ...}``."""
        try:
            code = code_of(input)
            with self._open(code) as box:
                return self._text(box.run(code, filename=SCRIPT, top_level_await=False, repr_bytes=0, keep="_"))
        except Exception as error:
            if by_signal(error):
                raise
            return self._text(error)

    async def aexecute(self, input: Any) -> str:
        """The same on the event loop."""
        try:
            code = code_of(input)
            with self._open(code) as box:
                return self._text(await box.arun(code, filename=SCRIPT, top_level_await=False, repr_bytes=0, keep="_"))
        except Exception as error:
            if by_signal(error):
                raise
            return self._text(error)


def code_of(input: Any) -> str:
    """The code in a call's input. ValueError: the input is invalid; the message has the reason."""
    if not isinstance(input, Mapping):
        raise ValueError("the arguments are not an object")
    given: Mapping[Any, Any] = input  # pyright: ignore[reportUnknownVariableType]
    if "code" not in given:
        raise ValueError("code is missing")
    for name in given:
        if name != "code":
            raise ValueError(f"there is no parameter named {name}")
    if not isinstance(given["code"], str):
        raise ValueError("code is not a string")
    return given["code"]


_plain: RunPython | None = None


def run_python(code: str) -> str:
    """Runs one script in a new sandbox. Returns stdout and stderr, cut to 4 KB, or the reason why it was stopped."""
    global _plain
    if _plain is None:
        _plain = RunPython()
    return _plain(code)


def list_tools(tools: Iterable[Tool]) -> str:
    """The text of a command such as ``/tools``: a line for each tool, sorted by name."""
    return "\n".join(f"{tool.name} - {_first_sentence(tool.description)}" for tool in sorted(tools, key=lambda tool: tool.name))


def _first_sentence(text: str) -> str:
    plain = " ".join(text.split())
    found = re.match(r".*?[.!?](?= |$)", plain)
    return found[0] if found else plain


def read_only_tools(tools: Iterable[Tool]) -> list[Tool]:
    """The tools for an agent that must not change anything or run code."""
    return [tool for tool in tools if tool.read_only]
