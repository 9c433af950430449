"""Workspaces on the disk, and in AgentFS."""
from __future__ import annotations

import errno
import json
import os
import pathlib
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any, NoReturn, Protocol, runtime_checkable

from .._disk import DiskDirectory
from .._errors import FileError
from .._signals import by_signal
from ._workspace import KeyValues, Named, Stat, check_place, fail, is_directory, not_directory, not_found, parents_of

VALUES = ".hognose-values.json"  # beside the files, and none of them
MOST_FILE = 16 << 20


def _raise_as(code: str, path: str) -> NoReturn:
    if code == "ENOENT":
        not_found(path)
    if code == "EISDIR":
        is_directory(path)
    if code == "ENOTDIR":
        not_directory(path)
    fail(PermissionError if code in ("EACCES", "EPERM", "EROFS", "ELOOP") else OSError, path, code)


@contextmanager
def _translated(path: str) -> Generator[None, None, None]:
    """What the disk raises, as programs are to see it: without the machine's own paths."""
    try:
        yield
    except FileError as error:
        _raise_as(error.code, path)
    except OSError as error:
        if error.errno is None or by_signal(error):
            raise
        _raise_as(errno.errorcode.get(error.errno, "EIO"), path)


class _FileValues:
    def __init__(self, directory: DiskDirectory) -> None:
        self._directory = directory

    def _all(self) -> dict[str, str]:
        return json.loads(self._directory.read(VALUES, MOST_FILE)) if self._directory.stat(VALUES) else {}

    async def get(self, key: str) -> str | None:
        return self._all().get(key)

    async def set(self, key: str, value: str) -> None:
        self._directory.write(VALUES, json.dumps({**self._all(), key: value}).encode())


class DirectoryWorkspace:
    """A directory of the machine (not on Windows). Nothing outside of it is reached, by links neither. Values are in a file of it that programs do not see."""

    def __init__(self, path: str | os.PathLike[str], *, max_file_size: int = MOST_FILE) -> None:
        self._root = pathlib.Path(path).absolute()
        self._directory = DiskDirectory(path, "write")
        self._most = max_file_size
        self.kv: KeyValues = _FileValues(self._directory)

    def _visible(self, path: str) -> str:
        if path == VALUES or path.startswith(f"{VALUES}/"):
            fail(PermissionError, path, "the name is taken")
        for name in (*parents_of(path), path):
            if name and (self._root / name).is_symlink():  # for the message: the directory itself follows none
                fail(PermissionError, path, "a link is not followed")
        return path

    async def stat(self, path: str) -> Stat | None:
        with _translated(path):
            found = self._directory.stat(self._visible(path))
        return Stat(found.kind, found.size) if found else None

    async def list(self, path: str) -> list[Named]:
        with _translated(path):
            found = self._directory.list(self._visible(path))
        return sorted(Named(name, kind) for name, kind in found if path or name != VALUES)

    async def read(self, path: str) -> bytes:
        there = await self.stat(path)
        if there and there.kind == "dir":
            is_directory(path)
        with _translated(path):
            return self._directory.read(path, self._most)

    async def write(self, path: str, data: bytes) -> None:
        for parent in parents_of(self._visible(path)):
            there = await self.stat(parent)
            if there and there.kind == "file":
                not_directory(parent)
            if there is None:
                with _translated(parent):
                    self._directory.mkdir(parent)
        with _translated(path):
            self._directory.write(path, data)

    async def remove(self, path: str) -> None:
        there = await self.stat(path)
        if there and there.kind == "dir":
            is_directory(path)
        with _translated(path):
            self._directory.remove(path)


class _AgentFiles(Protocol):
    async def stat(self, path: str) -> Any: ...
    async def readdir(self, path: str) -> Any: ...
    async def read_file(self, path: str, encoding: str | None = ...) -> Any: ...
    async def write_file(self, path: str, content: Any) -> None: ...
    async def unlink(self, path: str) -> None: ...


class _AgentValues(Protocol):
    async def get(self, key: str) -> Any: ...
    async def set(self, key: str, value: Any) -> None: ...


@runtime_checkable
class AgentFSLike(Protocol):
    """What of an AgentFS (PyPI agentfs-sdk) is used."""

    @property
    def fs(self) -> _AgentFiles: ...
    @property
    def kv(self) -> _AgentValues: ...


class _AgentTexts:
    def __init__(self, kv: _AgentValues) -> None:
        self._kv = kv

    async def get(self, key: str) -> str | None:
        value = await self._kv.get(key)
        return value if value is None or isinstance(value, str) else json.dumps(value)

    async def set(self, key: str, value: str) -> None:
        await self._kv.set(key, value)


class AgentFSWorkspace:
    """An AgentFS that is open."""

    def __init__(self, agent: AgentFSLike) -> None:
        self._fs = agent.fs
        #: What all workspaces of this AgentFS have in common.
        self.shared: object = agent.fs
        self.kv: KeyValues = _AgentTexts(agent.kv)

    async def stat(self, path: str) -> Stat | None:
        try:
            found = await self._fs.stat(f"/{path}")
        except Exception as error:
            code = None if by_signal(error) else getattr(error, "code", None)
            if code in ("ENOENT", "ENOTDIR"):
                return None
            if isinstance(code, str):
                _raise_as(code, path)
            raise
        return Stat("dir", 0) if found.is_directory() else Stat("file", found.size)

    async def _kind(self, path: str) -> Stat:
        there = await self.stat(path)
        if there is None:
            not_found(path)
        return there

    async def _file(self, path: str) -> None:
        if (await self._kind(path)).kind == "dir":
            is_directory(path)

    async def list(self, path: str) -> list[Named]:
        if (await self._kind(path)).kind == "file":
            not_directory(path)
        names: list[str] = await self._fs.readdir(f"/{path}")
        return sorted([Named(name, (await self._kind(f"{path}/{name}" if path else name)).kind) for name in names])

    async def read(self, path: str) -> bytes:
        await self._file(path)
        return bytes(await self._fs.read_file(f"/{path}", encoding=None))

    async def write(self, path: str, data: bytes) -> None:
        await check_place(self, path)
        await self._fs.write_file(f"/{path}", data)

    async def remove(self, path: str) -> None:
        await self._file(path)
        await self._fs.unlink(f"/{path}")
