"""Workspaces: trees of files that agents work on. Paths are relative to the root, with ``/`` between names; "" is the root itself."""
from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, NoReturn, Protocol

from .._text import bytes_of

MOST_PATH = 1024  # bytes
MOST_NAME = 255
MOST_FILES = 10_000
MOST_DEPTH = 64
DRIVE = re.compile(r"[A-Za-z]:")


class Stat(NamedTuple):
    kind: Literal["file", "dir"]
    #: Bytes.
    size: int


class Named(NamedTuple):
    name: str
    kind: Literal["file", "dir"]


class KeyValues(Protocol):
    """Texts by key, beside the files."""

    async def get(self, key: str) -> str | None: ...
    async def set(self, key: str, value: str) -> None: ...


class Workspace(Protocol):
    """A tree of files. Methods get paths from ``workspace_path``, and raise OSErrors with one argument, the message for programs."""

    @property
    def kv(self) -> KeyValues: ...

    async def stat(self, path: str) -> Stat | None:
        """None: the name does not exist."""
        ...

    async def list(self, path: str) -> list[Named]:
        """The entries of a directory, sorted by name."""
        ...

    async def read(self, path: str) -> bytes: ...

    async def write(self, path: str, data: bytes) -> None:
        """Writes a whole file, and makes its parent directories."""
        ...

    async def remove(self, path: str) -> None:
        """Removes a file."""
        ...


def _shown(path: Any) -> str:
    text = json.dumps(path, ensure_ascii=False)[1:-1] if isinstance(path, str) else type(path).__name__
    return f"{text[:200]}..." if len(text) > 200 else text


def fail(kind: type[Exception], path: Any, why: str) -> NoReturn:
    """Raises that exception with one argument: a message with the path."""
    raise kind(f"{why}: '{_shown(path)}'")


def not_found(path: str) -> NoReturn:
    fail(FileNotFoundError, path, "no such file or directory")


def is_directory(path: str) -> NoReturn:
    fail(IsADirectoryError, path, "is a directory")


def not_directory(path: str) -> NoReturn:
    fail(NotADirectoryError, path, "not a directory")


def workspace_path(path: Any) -> str:
    """The normal form of a path that a program or a model wrote. A path that leads out of the workspace is refused."""
    if not isinstance(path, str):
        fail(TypeError, path, "the path is not a text")
    if "\0" in path:
        fail(ValueError, path, "the path has a null character")
    if "\\" in path:
        fail(ValueError, path, "the path has a backslash")
    if any("\ud800" <= c <= "\udfff" for c in path[:MOST_PATH]):
        fail(ValueError, path, "the path is not text in UTF-8")
    if len(path) > MOST_PATH or bytes_of(path) > MOST_PATH:
        fail(ValueError, path, f"the path is longer than {MOST_PATH} bytes")
    if path.startswith("/") or DRIVE.match(path):
        fail(PermissionError, path, "the path is absolute, and outside of the workspace")
    names: list[str] = []
    for name in path.split("/"):
        if name not in ("", ".", ".."):
            names.append(name)
        elif name == "..":
            if not names:
                fail(PermissionError, path, "the path leads outside of the workspace")
            names.pop()
    if any(bytes_of(name) > MOST_NAME for name in names):
        fail(ValueError, path, f"a name is longer than {MOST_NAME} bytes")
    return "/".join(names)


def parents_of(path: str) -> list[str]:
    """The directories that contain a path, except the root."""
    names = path.split("/")[:-1]
    return ["/".join(names[: i + 1]) for i in range(len(names))]


async def check_place(workspace: Workspace, path: str) -> None:
    """Raises the error of a write to this path, if it is a directory or a parent of it is a file."""
    there = await workspace.stat(path)
    if there and there.kind == "dir":
        is_directory(path)
    for parent in parents_of(path):
        above = await workspace.stat(parent)
        if above and above.kind == "file":
            not_directory(parent)


class _Values:
    def __init__(self) -> None:
        self._texts: dict[str, str] = {}

    async def get(self, key: str) -> str | None:
        return self._texts.get(key)

    async def set(self, key: str, value: str) -> None:
        self._texts[key] = value


class MemoryWorkspace:
    """A workspace in memory, with these files. It has only directories that contain files."""

    def __init__(self, files: Mapping[str, str | bytes] | None = None, *, max_bytes: int = 64 << 20, max_files: int = 10_000) -> None:
        self._files: dict[str, bytes] = {}
        self._bytes = 0
        self._most = max_bytes, max_files
        self.kv: KeyValues = _Values()
        for path, data in (files or {}).items():
            self._put(workspace_path(path), data.encode() if isinstance(data, str) else bytes(data))

    def _below(self, path: str) -> bool:
        return path == "" or any(name.startswith(f"{path}/") for name in self._files)

    async def stat(self, path: str) -> Stat | None:
        if path in self._files:
            return Stat("file", len(self._files[path]))
        return Stat("dir", 0) if self._below(path) else None

    async def list(self, path: str) -> list[Named]:
        if path in self._files:
            not_directory(path)
        prefix = path and f"{path}/"
        found: dict[str, Named] = {}
        for file in self._files:
            if file.startswith(prefix):
                name, more, _ = file[len(prefix) :].partition("/")
                found[name] = Named(name, "dir" if more else "file")
        if not found and path:
            not_found(path)
        return sorted(found.values())

    def _file(self, path: str) -> bytes:
        if path not in self._files:
            is_directory(path) if self._below(path) else not_found(path)
        return self._files[path]

    async def read(self, path: str) -> bytes:
        return self._file(path)

    async def write(self, path: str, data: bytes) -> None:
        self._put(path, bytes(data))

    def _put(self, path: str, data: bytes) -> None:
        if self._below(path):
            is_directory(path)
        for parent in parents_of(path):
            if parent in self._files:
                not_directory(parent)
        before = self._files.get(path)
        size = self._bytes - len(before or b"") + len(data)
        if size > self._most[0] or (before is None and len(self._files) >= self._most[1]):
            fail(OSError, path, "no space left in the workspace")
        self._files[path] = data
        self._bytes = size

    async def remove(self, path: str) -> None:
        self._bytes -= len(self._file(path))
        del self._files[path]


async def walk(workspace: Workspace, path: str = "") -> list[str]:
    """The sorted paths of all files below a directory, or of the one file. OSError: there are more than 10,000."""
    there = await workspace.stat(path)
    if there is None:
        not_found(path)
    if there.kind == "file":
        return [path]
    files: list[str] = []
    left = [(path, 0)]
    while left:
        directory, depth = left.pop()
        for name, kind in await workspace.list(directory):
            below = f"{directory}/{name}" if directory else name
            if kind == "file":
                files.append(below)
            elif depth < MOST_DEPTH:
                left.append((below, depth + 1))
            if len(files) + len(left) > MOST_FILES:
                fail(OSError, path, f"more than {MOST_FILES} files")
    return sorted(files)


async def read_text(workspace: Workspace, path: str, most: int) -> str:
    """The text of a file. ValueError: it is larger than `most` bytes or is not UTF-8; the message names the path."""
    there = await workspace.stat(path)
    data = b"" if there and there.size > most else await workspace.read(path)
    if len(data) > most or (there and there.size > most):
        fail(ValueError, path, f"the file has more than {most} bytes")
    try:
        return data.decode()
    except UnicodeDecodeError:
        fail(ValueError, path, "the file is not text in UTF-8")


async def write_text(workspace: Workspace, path: str, text: str, most: int) -> None:
    """Writes a text as a whole file."""
    if path == "":
        is_directory(path)
    try:
        data = text.encode()
    except UnicodeEncodeError:
        fail(ValueError, path, "the text is not valid UTF-8")
    if len(data) > most:
        fail(ValueError, path, f"the text has more than {most} bytes")
    await workspace.write(path, data)
