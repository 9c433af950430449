"""The nine functions of an agent's programs, over the agent's overlay."""
from __future__ import annotations

import inspect
import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Union

from .._functions import Function
from .._text import bytes_of
from ._overlay import Overlay
from ._search import Search
from ._stored import AgentFSLike, AgentFSWorkspace
from ._workspace import Workspace, read_text, workspace_path, write_text

SUBMISSION_KEY = "submission"
MOST_CHANGED = 10_000
#: The functions by name, with the signatures for prompts and programs.
SIGNATURES = {
    "read_file": "(path: str) -> str",
    "write_file": "(path: str, content: str) -> bool",
    "list_dir": "(path: str) -> list[str]",
    "file_exists": "(path: str) -> bool",
    "search_files": "(pattern: str) -> list[str]",
    "search_content": '(pattern: str, path: str = ".") -> list[dict]',
    "ask_llm": '(prompt: str, context: str = "") -> str',
    "submit_result": "(summary: str, changed_files: list[str]) -> bool",
    "log": "(message: str) -> bool",
}
#: A function that answers a prompt, which the context follows. It returns a text or an awaitable of one.
LLM = Callable[[str, str], Any]


def _workspace(given: Workspace | AgentFSLike) -> Workspace:
    return AgentFSWorkspace(given) if isinstance(given, AgentFSLike) else given


class ExternalFunctions(Mapping[str, Function]):
    """The functions as methods, and by name for a sandbox's argument `functions`. They check their arguments. Their writes stay in the agent's layer."""

    def __init__(self, agent: Workspace, stable: Workspace, llm_provider: LLM | None, on_log: Callable[[str], Any] | None, *, max_file: int, max_prompt: int,
                 max_message: int, max_asks: int, search_time: float) -> None:
        self.overlay = Overlay(agent, stable)
        self._llm = llm_provider
        self._on_log = on_log
        self._max_file, self._max_prompt, self._max_message, self._max_asks = max_file, max_prompt, max_message, max_asks
        self._search_time = search_time
        self._asks = 0

    def __getitem__(self, name: str) -> Function:
        signature = SIGNATURES[name]
        method = getattr(self, name)
        return Function(method, awaitable=False, signature=signature, doc=inspect.getdoc(method))

    def __iter__(self) -> Iterator[str]:
        return iter(SIGNATURES)

    def __len__(self) -> int:
        return len(SIGNATURES)

    async def read_file(self, path: str) -> str:
        """Read a text file."""
        return await read_text(self.overlay, workspace_path(_str("read_file", "path", path)), self._max_file)

    async def write_file(self, path: str, content: str) -> bool:
        """Write a whole text file."""
        await write_text(self.overlay, workspace_path(_str("write_file", "path", path)), _str("write_file", "content", content), self._max_file)
        return True

    async def list_dir(self, path: str) -> list[str]:
        """The names in a directory."""
        return [entry.name for entry in await self.overlay.list(workspace_path(_str("list_dir", "path", path)))]

    async def file_exists(self, path: str) -> bool:
        """Whether there is a file or a directory of that name."""
        return await self.overlay.stat(workspace_path(_str("file_exists", "path", path))) is not None

    async def search_files(self, pattern: str) -> list[str]:
        """The files that match a glob pattern."""
        return await Search("search_files", _str("search_files", "pattern", pattern), self._search_time).files(self.overlay)

    async def search_content(self, pattern: str, path: str = ".") -> list[dict[str, Any]]:
        """The lines that a regular expression finds something in, each as {"file", "line", "text"}."""
        where = workspace_path(_str("search_content", "path", path))
        return await Search("search_content", _str("search_content", "pattern", pattern), self._search_time).content(self.overlay, where)

    async def ask_llm(self, prompt: str, context: str = "") -> str:
        """Ask a language model."""
        _str("ask_llm", "prompt", prompt)
        _str("ask_llm", "context", context)
        if self._llm is None:
            raise RuntimeError("ask_llm(): there is no model to ask")
        self._asks += 1
        if self._asks > self._max_asks:
            raise RuntimeError(f"ask_llm(): it was called {self._max_asks} times already")
        _short("ask_llm", prompt + context, self._max_prompt)
        answer = self._llm(prompt, context)
        if inspect.isawaitable(answer):
            answer = await answer
        if not isinstance(answer, str):
            raise RuntimeError("ask_llm(): the model gave no text")
        return answer

    async def submit_result(self, summary: str, changed_files: list[str]) -> bool:
        """Submit the result for review."""
        _short("submit_result", _str("submit_result", "summary", summary), self._max_message)
        if not isinstance(changed_files, list) or not all(isinstance(path, str) for path in changed_files):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise TypeError("submit_result() argument 'changed_files' must be list[str]")
        if len(changed_files) > MOST_CHANGED:
            raise ValueError(f"submit_result(): more than {MOST_CHANGED} files")
        submission = {"summary": summary, "changed_files": [workspace_path(path) for path in changed_files]}
        await self.overlay.kv.set(SUBMISSION_KEY, json.dumps(submission))
        return True

    async def log(self, message: str) -> bool:
        """Log a message."""
        _short("log", _str("log", "message", message), self._max_message)
        if self._on_log:
            self._on_log(message)
        return True


def _str(function: str, name: str, value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{function}() argument '{name}' must be str")
    return value


def _short(function: str, text: str, most: int) -> None:
    if bytes_of(text) > most:
        raise ValueError(f"{function}(): the text has more than {most} bytes")


def create_external_functions(agent: Union[Workspace, AgentFSLike], stable: Union[Workspace, AgentFSLike], *, llm_provider: LLM | None = None,
                              on_log: Callable[[str], Any] | None = None, max_file: int = 1 << 20, max_prompt: int = 1 << 18, max_message: int = 1 << 14,
                              max_asks: int = 100, search_time: float = 5.0) -> ExternalFunctions:
    """The nine functions for an agent. `agent` is its layer over the workspace `stable`.

    `llm_provider` answers ``ask_llm``, and `on_log` gets the messages that programs log. Limits in bytes: `max_file` of a file that is read or written,
    `max_prompt` of a prompt with its context, `max_message` of a logged message or a summary. `max_asks`: calls of ``ask_llm``. `search_time`: seconds
    of one search.
    """
    return ExternalFunctions(_workspace(agent), _workspace(stable), llm_provider, on_log, max_file=max_file, max_prompt=max_prompt, max_message=max_message,
                             max_asks=max_asks, search_time=search_time)


async def submission_of(agent: Union[Workspace, AgentFSLike]) -> dict[str, Any] | None:
    """The submission, ``{"summary", "changed_files"}``; None: nothing was submitted."""
    text = await _workspace(agent).kv.get(SUBMISSION_KEY)
    return None if text is None else json.loads(text)


def describe_externals() -> str:
    """The signatures of the nine functions, each on a line: ``- read_file(path: str) -> str``."""
    return "\n".join(f"- {name}{signature}" for name, signature in SIGNATURES.items())
