"""Has a model write programs for tasks: asks for one, extracts it from the answer, checks it, and asks again with the error."""
from __future__ import annotations

import asyncio
import importlib
import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, Union

from .._errors import HognoseError
from .._functions import Function
from .._text import cut_to
from ._executor import AgentExecutor, ExecutionResult
from ._external import describe_externals
from ._extract import extract_code
from ._retry import RetryStrategy

MOST_ANSWER = 1 << 20  # characters
MOST_ERROR = 4000  # bytes

#: A function that takes a prompt and returns a text or an awaitable of one; or the name of a model of the PyPI package llm.
Model = Union[str, Callable[[str], Any]]


class Failed(NamedTuple):
    """An earlier program, and its error."""

    code: str
    error: str


class _NoCode(HognoseError):
    def __init__(self, failed: Failed) -> None:
        super().__init__(failed.error)
        self.failed = failed


@dataclass
class Solution:
    """The result of a task: its last program, and the number of programs."""

    code: str
    programs: int
    result: ExecutionResult


def _again(failed: Failed) -> str:
    return (f"\nAn earlier script was this:\n{failed.code}\n\nIt failed:\n{cut_to(failed.error, MOST_ERROR)}\n\n"
            "Write the whole script anew, without that mistake.\n")


class CodeGenerator:
    """Has a model write programs. `functions`: the functions that programs have, as lines for the prompt or by name; default: the nine functions. `retry`: how
    often the model is asked in all, if it fails or its program does not parse. `model`: default: the default model of the package llm."""

    PROMPT_TEMPLATE = """Write a short Python script that does this task:
{task}

The functions that it can call, besides Python's own:
{functions}

Rules:
- The script imports nothing and opens no files: it has the functions above.
- Plain statements are enough: variables, functions, loops, conditions.
- Its last act is submit_result(), with a summary and the list of the files that it has changed.
- log() is there for messages.

Answer with the Python code alone: no Markdown, no explanation.
"""

    def __init__(self, model: Model | None = None, *, functions: str | Mapping[str, Any] | None = None, retry: RetryStrategy | None = None) -> None:
        self.model = model
        self._functions = functions
        self._retry = retry or RetryStrategy()
        self._executor = AgentExecutor()

    def prompt(self, task: str) -> str:
        """The prompt for a task."""
        given = self._functions
        if given is None:
            given = describe_externals()
        elif not isinstance(given, str):
            given = "\n".join(f"- {name}{_signature(function)}" for name, function in given.items())
        return self.PROMPT_TEMPLATE.format(task=task, functions=given)

    async def generate(self, task: str, *, failed: Failed | None = None) -> str:
        """A program for a task. It parses. `failed`: an earlier program, and its error."""
        prompt = self.prompt(task)
        last = failed

        async def attempt() -> str:
            code = self.extract_code(await self._ask(prompt + _again(last) if last else prompt))
            error = self._executor.check(code) if code else "The answer has no code."
            if error is not None:
                raise _NoCode(Failed(code, error))
            return code

        async def note(error: Exception) -> None:
            nonlocal last
            if isinstance(error, _NoCode):
                last = error.failed

        return await self._retry.with_retry(attempt, note)

    async def _ask(self, prompt: str) -> str:
        if self.model is None or isinstance(self.model, str):
            answer = await asyncio.to_thread(_ask_llm, self.model, prompt)
        else:
            answer = self.model(prompt)
            if inspect.isawaitable(answer):
                answer = await answer
        if not isinstance(answer, str) or len(answer) > MOST_ANSWER:
            raise HognoseError(f"the model gave no text of at most {MOST_ANSWER} characters")
        return answer

    def extract_code(self, response: str) -> str:
        """The code of a model's answer, without fences."""
        return extract_code(response)

    async def solve(self, task: str, executor: AgentExecutor, functions: Mapping[str, Any], agent_id: str, *, max_programs: int = 3,
                    reset: Callable[[], Any] | None = None) -> Solution:
        """Solves a task: has a program written, and runs it. If it fails, another one is written, with the error in the prompt. `reset` is called (and awaited)
        before each program except the first; it can be an overlay's ``drop``."""
        failed: Failed | None = None
        programs = 0
        while True:
            programs += 1
            code = await self.generate(task, failed=failed)
            result = await executor.execute(code, functions, agent_id)
            if result.success or programs >= max_programs:
                return Solution(code, programs, result)
            failed = Failed(code, result.error or "")
            done = reset() if reset else None
            if inspect.isawaitable(done):
                await done


def _signature(function: Any) -> str:
    if isinstance(function, Function):
        return function.signature or "(...)"
    return str(inspect.signature(function))


def _ask_llm(name: str | None, prompt: str) -> Any:
    try:
        llm: Any = importlib.import_module("llm")
    except ImportError as error:
        raise HognoseError("to use a model by its name, install the PyPI package llm") from error
    return (llm.get_model(name) if name else llm.get_default_model()).prompt(prompt).text()
