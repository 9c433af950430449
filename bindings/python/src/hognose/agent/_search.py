"""Searching workspaces. Patterns are a model's words: they are matched in a sandbox, under its limits, and not by the host's own engine, which some of them would
keep busy for years.
"""
from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

from .._errors import LimitError, PythonError
from .._limits import Limits
from .._sandbox import Sandbox
from ._workspace import Workspace, fail, read_text, walk

MOST_PATTERN = 1000  # characters
MOST_FOUND = 1000
MOST_LINE = 500  # characters
MOST_FILE = 1 << 20
MOST_TEXT = 32 << 20  # characters of all files that one search reads

PREPARE = """
import re
from fnmatch import fnmatchcase
from pathlib import PurePosixPath

def files(pattern, paths):
    if '/' in pattern:
        return [path for path in paths if PurePosixPath(path).full_match(pattern)]
    return [path for path in paths if fnmatchcase(path.rpartition('/')[2], pattern)]

def compiled(pattern):
    global wanted
    wanted = re.compile(pattern)

def lines(text, most, longest):
    found = []
    for number, line in enumerate(text.split('\\n'), 1):
        if wanted.search(line):
            found.append([number, line.rstrip('\\r')[:longest]])
            if len(found) == most:
                break
    return found
"""


class Search:
    """One search: a sandbox, and the seconds that are left for it."""

    def __init__(self, what: str, pattern: str, seconds: float) -> None:
        if not 0 < len(pattern) <= MOST_PATTERN:
            raise ValueError(f"{what}(): a pattern has 1 to {MOST_PATTERN} characters")
        self._what = what
        self._pattern = pattern
        self._left = seconds

    @contextmanager
    def _opened(self) -> Generator[Sandbox, None, None]:
        try:
            with Sandbox() as box:
                box.run(PREPARE)
                yield box
        except LimitError as error:
            raise TimeoutError(f"{self._what}(): the search took too long: {error}") from None
        except PythonError as error:
            raise ValueError(f"{self._what}(): {error.text}") from None

    async def _run(self, box: Sandbox, code: str, **inputs: Any) -> Any:
        result = await box.arun(code, inputs=inputs, limits=Limits(time=self._left), repr_bytes=0)
        self._left = max(0.001, self._left - result.usage.time)
        return result.value

    async def files(self, workspace: Workspace) -> list[str]:
        """The paths of the files that match a glob pattern: of one without ``/``, by their last names; ``**`` goes through directories."""
        paths = await walk(workspace)
        with self._opened() as box:
            return await self._run(box, "files(pattern, paths)", pattern=self._pattern, paths=paths)

    async def content(self, workspace: Workspace, path: str) -> list[dict[str, Any]]:
        """The lines of the text files below a path that a regular expression finds something in."""
        files = await walk(workspace, path)
        found: list[dict[str, Any]] = []
        size = 0
        with self._opened() as box:
            await self._run(box, "compiled(pattern)", pattern=self._pattern)
            for file in files:
                text = await _text_of(workspace, file)
                size += len(text)
                if size > MOST_TEXT:
                    fail(ValueError, path, f"search_content(): the files have more than {MOST_TEXT} characters")
                if text:
                    lines = await self._run(box, "lines(text, most, longest)", text=text, most=MOST_FOUND - len(found), longest=MOST_LINE)
                    found += [{"file": file, "line": line, "text": content} for line, content in lines]
                if len(found) >= MOST_FOUND:
                    break
        return found


async def _text_of(workspace: Workspace, file: str) -> str:
    """"": it is not text, or too large to be looked through."""
    try:
        return await read_text(workspace, file, MOST_FILE)
    except ValueError:
        return ""
