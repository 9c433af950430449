"""Systems for programs that a host defines: the base class of `os=` handlers, and a class with files in memory."""
# Arguments of callers are checked at run time, and the modules of this package share private names:
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownLambdaType=false, reportUnnecessaryIsInstance=false, reportPrivateUsage=false
from __future__ import annotations

import asyncio
import datetime
import inspect
import math
import os
import stat
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Sequence
from pathlib import PurePosixPath
from typing import Any, NamedTuple, Protocol, Union

from ._options import OsFunction, TimeCaller
from ._proxies import NOT_HANDLED, MontyFileHandle

MAX_URANDOM_BYTES_DEFAULT: int = 1048576
FILE_MODE, DIRECTORY_MODE = 0o644, 0o755
DIRECTORY_SIZE = 4096
#: Limits of a scan of directories. Each path counts as often as it is kept.
_MAX_SCAN_ENTRIES = 100_000
_MAX_SCAN_PATH_BYTES = 32 << 20
_PATH_COPIES = 4
RENAMED_NOT_EMPTY = 66  # Monty's number, on all platforms


class StatResult(NamedTuple):
    """The result of ``Path.stat``."""

    st_mode: int
    st_ino: int
    st_dev: int
    st_nlink: int
    st_uid: int
    st_gid: int
    st_size: int
    st_atime: float
    st_mtime: float
    st_ctime: float

    @classmethod
    def file_stat(cls, size: int, mode: int = FILE_MODE, mtime: float | None = None) -> StatResult:
        """The result for a file. `mtime`: seconds since 1970; default: now."""
        at = time.time() if mtime is None else mtime
        return cls(mode if stat.S_IFMT(mode) else mode | stat.S_IFREG, 0, 0, 1, 0, 0, size, at, at, at)

    @classmethod
    def dir_stat(cls, mode: int = DIRECTORY_MODE, mtime: float | None = None) -> StatResult:
        """The result for a directory."""
        at = time.time() if mtime is None else mtime
        return cls(mode if stat.S_IFMT(mode) else mode | stat.S_IFDIR, 0, 0, 2, 0, 0, DIRECTORY_SIZE, at, at, at)


class ScanEntry(NamedTuple):
    """An entry below a directory that is searched. Its path is relative to the directory."""

    path: str
    is_dir: bool
    is_file: bool
    is_symlink: bool


def path_from_arg(arg: PurePosixPath | MontyFileHandle) -> PurePosixPath:
    """The path in an argument, which is a path or an open file."""
    return PurePosixPath(arg.path) if isinstance(arg, MontyFileHandle) else arg


def _no_file(path: object) -> FileNotFoundError:
    return FileNotFoundError(2, "No such file or directory", str(path))


class _Scan:
    """A walk through directories. RuntimeError: it finds too many entries, as it does with a cycle of links."""

    def __init__(self, system: AbstractOS, follow: bool) -> None:
        self._system = system
        self._follow = follow
        self._bytes = 0
        self.found: list[ScanEntry] = []

    def add(self, path: PurePosixPath, name: str) -> ScanEntry:
        """Adds the entry for a path."""
        if len(self.found) >= _MAX_SCAN_ENTRIES:
            raise RuntimeError(f"directory scan exceeded {_MAX_SCAN_ENTRIES} entries")
        self._bytes += _PATH_COPIES * len(str(path).encode("utf-8", "surrogatepass"))
        if self._bytes > _MAX_SCAN_PATH_BYTES:
            raise RuntimeError(f"directory scan exceeded {_MAX_SCAN_PATH_BYTES} bytes of path data")
        system = self._system
        self.found.append(ScanEntry(name, system.path_is_dir(path), system.path_is_file(path), system.path_is_symlink(path)))
        return self.found[-1]

    def run(self, root: PurePosixPath, max_depth: int | None) -> None:
        """Finds the directory itself, then everything below it. A directory below it that cannot be listed counts as empty."""
        self.add(root, "")
        left = [(root, "", 0)]
        while left:
            path, prefix, depth = left.pop()
            if max_depth is not None and depth >= max_depth:
                continue
            below: list[tuple[PurePosixPath, str, int]] = []
            for child in self._children(path, depth):
                entry = self.add(child, f"{prefix}{child.name}")
                if entry.is_dir and (self._follow or not entry.is_symlink):
                    below.append((child, f"{entry.path}/", depth + 1))
            left += reversed(below)

    def _children(self, path: PurePosixPath, depth: int) -> list[PurePosixPath]:
        try:
            return sorted(self._system.path_iterdir(path))
        except OSError:
            if depth == 0:
                raise
            return []


class AbstractOS(ABC):
    """Answers system requests of programs, with a method for each operation. A method that raises NotImplementedError does not handle the request."""

    max_urandom_bytes: int = MAX_URANDOM_BYTES_DEFAULT
    #: Seconds that a sleep takes at most; None: no maximum.
    max_sleep: float | None = 10

    def __call__(self, *, name: OsFunction, args: tuple[Any, ...], kwargs: dict[str, Any], is_async: bool, **_future_kwargs: Any) -> Any:
        dispatch: Callable[..., Any] = self.dispatch
        takes = inspect.signature(dispatch).parameters
        if "is_async" in takes or any(one.kind is inspect.Parameter.VAR_KEYWORD for one in takes.values()):
            return dispatch(name, args, kwargs, is_async=is_async)
        return dispatch(name, args, kwargs)

    def dispatch(self, function_name: OsFunction, args: tuple[Any, ...], kwargs: dict[str, Any] | None = None, *, is_async: bool = False) -> Any:
        """Calls the method of an operation; NOT_HANDLED: there is no such method."""
        name = METHODS.get(function_name)
        given = dict(kwargs or {})
        if function_name == "asyncio.sleep" or function_name == "system.async_sleep":
            given["is_async"] = is_async
        if name is None:
            return NOT_HANDLED
        try:
            return getattr(self, name)(*args, **given)
        except NotImplementedError:
            return NOT_HANDLED

    @abstractmethod
    def path_exists(self, path: PurePosixPath) -> bool: ...

    @abstractmethod
    def path_is_file(self, path: PurePosixPath) -> bool: ...

    @abstractmethod
    def path_is_dir(self, path: PurePosixPath) -> bool: ...

    @abstractmethod
    def path_is_symlink(self, path: PurePosixPath) -> bool: ...

    def path_open(self, path: PurePosixPath, mode: str) -> MontyFileHandle:
        """Opens a file. This creates, empties or finds it; other operations read and write it."""
        if "+" in mode:
            raise ValueError("update modes ('+') are not yet supported")
        handle = MontyFileHandle(str(path), mode)
        if self.path_is_dir(path):
            raise IsADirectoryError(21, "Is a directory", str(path))
        there = self.path_exists(path)
        if "r" in mode and not there:
            raise _no_file(path)
        if "x" in mode and there:
            raise FileExistsError(17, "File exists", str(path))
        if "w" in mode or not there:
            self.path_write_bytes(path, b"")
        return handle

    @abstractmethod
    def path_read_text(self, path: PurePosixPath | MontyFileHandle) -> str: ...

    @abstractmethod
    def path_read_bytes(self, path: PurePosixPath | MontyFileHandle) -> bytes: ...

    @abstractmethod
    def path_write_text(self, path: PurePosixPath | MontyFileHandle, data: str) -> int: ...

    @abstractmethod
    def path_write_bytes(self, path: PurePosixPath | MontyFileHandle, data: bytes) -> int: ...

    def path_append_text(self, path: PurePosixPath | MontyFileHandle, data: str) -> int:
        """Appends to a file. Returns the number of characters written."""
        self.path_append_bytes(path, data.encode())
        return len(data)

    def path_append_bytes(self, path: PurePosixPath | MontyFileHandle, data: bytes) -> int:
        """Appends to a file. Returns the number of bytes written."""
        before = self.path_read_bytes(path) if self.path_exists(path_from_arg(path)) else b""
        self.path_write_bytes(path, before + data)
        return len(data)

    @abstractmethod
    def path_mkdir(self, path: PurePosixPath, parents: bool, exist_ok: bool) -> None: ...

    @abstractmethod
    def path_unlink(self, path: PurePosixPath) -> None: ...

    @abstractmethod
    def path_rmdir(self, path: PurePosixPath) -> None: ...

    @abstractmethod
    def path_iterdir(self, path: PurePosixPath) -> list[PurePosixPath]: ...

    def path_scan(self, path: PurePosixPath, *, max_depth: int | None, follow_symlinks: bool, pattern: list[str] | None = None, case_sensitive: bool | None = None,
                  recurse_symlinks: bool = False) -> list[ScanEntry]:
        """The directory itself, then everything below it. `pattern`, `case_sensitive` and `recurse_symlinks` are hints: the result may have more entries."""
        if not self.path_exists(path) and not self.path_is_symlink(path):
            if pattern is not None:
                return []
            raise _no_file(path)
        scan = _Scan(self, follow_symlinks)
        if self.path_is_dir(path):
            scan.run(path, max_depth)
        elif pattern is None:
            scan.add(path, "")
        return scan.found

    @abstractmethod
    def path_stat(self, path: PurePosixPath) -> StatResult: ...

    @abstractmethod
    def path_rename(self, path: PurePosixPath, target: PurePosixPath) -> None: ...

    @abstractmethod
    def path_resolve(self, path: PurePosixPath) -> str: ...

    @abstractmethod
    def path_absolute(self, path: PurePosixPath) -> str: ...

    @abstractmethod
    def getenv(self, key: str, default: str | None = None) -> str | None: ...

    @abstractmethod
    def get_environ(self) -> dict[str, str]: ...

    def date_today(self) -> datetime.date:
        """The machine's date."""
        return datetime.date.today()

    def datetime_now(self, tz: datetime.tzinfo | None = None) -> datetime.datetime:
        """The machine's date and time."""
        return datetime.datetime.now(tz)

    def urandom(self, size: int) -> bytes:
        """Random bytes, at most `max_urandom_bytes`."""
        if size > self.max_urandom_bytes:
            raise MemoryError(f"os.urandom() size exceeds max_urandom_bytes ({self.max_urandom_bytes})")
        return os.urandom(size)

    def time(self, caller: TimeCaller = "time.time") -> float:
        """The clock that `caller` reads, in seconds."""
        if caller.startswith("time.monotonic"):
            return time.monotonic()
        if caller.startswith("time.perf_counter"):
            return time.perf_counter()
        return time.time()

    def _sleep_seconds(self, seconds: float) -> float:
        if self.max_sleep is None:
            return seconds
        return self.max_sleep if math.isnan(self.max_sleep) else min(seconds, self.max_sleep)

    def sleep(self, seconds: float) -> None:
        """Sleeps for at most `max_sleep` seconds."""
        time.sleep(self._sleep_seconds(seconds))

    def async_sleep(self, delay: float, *, is_async: bool) -> Coroutine[Any, Any, None] | None:
        """Sleeps as ``sleep`` does. `is_async`: the result may be an awaitable."""
        if not is_async or type(self).sleep is not AbstractOS.sleep:
            self.sleep(delay)
            return None
        return asyncio.sleep(self._sleep_seconds(delay))


METHODS: dict[str, str] = {
    "open": "path_open", "os.getenv": "getenv", "os.environ": "get_environ", "date.today": "date_today", "datetime.now": "datetime_now", "os.urandom": "urandom",
    "time.time": "time", "time.sleep": "sleep", "asyncio.sleep": "async_sleep", "system.sleep": "sleep", "system.async_sleep": "async_sleep",
    **{f"Path.{name}": f"path_{name}" for name in (
        "exists", "is_file", "is_dir", "is_symlink", "read_text", "read_bytes", "write_text", "write_bytes", "append_text", "append_bytes", "mkdir", "unlink", "rmdir",
        "iterdir", "scan", "stat", "rename", "resolve", "absolute")},
}


class AbstractFile(Protocol):
    """A file of an OSAccess."""

    path: PurePosixPath
    name: str
    permissions: int
    deleted: bool

    def read_content(self) -> str | bytes: ...

    def write_content(self, content: str | bytes) -> None: ...

    def delete(self) -> None: ...


Tree = dict[str, Any]
Content = Union[str, bytes]


class MemoryFile:
    """A file whose content is in memory."""

    def __init__(self, path: str | PurePosixPath, content: Content, *, permissions: int = FILE_MODE) -> None:
        self.path = PurePosixPath(path)
        self.name = self.path.name
        self.content = content
        self.permissions = permissions
        self.deleted = False

    def read_content(self) -> Content:
        return self.content

    def write_content(self, content: Content) -> None:
        self.content = content

    def delete(self) -> None:
        self.deleted = True

    def __repr__(self) -> str:
        content = "'...'" if isinstance(self.content, str) else "b'...'"
        text = f"MemoryFile(path={self.path}, content={content}, permissions={self.permissions})"
        return f"{text[:-1]}, deleted=True)" if self.deleted else text


class CallbackFile:
    """A file with functions that read and write its content."""

    def __init__(self, path: str | PurePosixPath, read: Callable[[PurePosixPath], Content], write: Callable[[PurePosixPath, Content], None], *,
                 permissions: int = FILE_MODE) -> None:
        self.path = PurePosixPath(path)
        self.name = self.path.name
        self.read = read
        self.write = write
        self.permissions = permissions
        self.deleted = False

    def read_content(self) -> Content:
        return self.read(self.path)

    def write_content(self, content: Content) -> None:
        self.write(self.path, content)

    def delete(self) -> None:
        self.deleted = True

    def __repr__(self) -> str:
        text = f"CallbackFile(path={self.path}, read={self.read}, write={self.write}, permissions={self.permissions})"
        return f"{text[:-1]}, deleted=True)" if self.deleted else text


def _bytes(content: Content) -> bytes:
    return content.encode() if isinstance(content, str) else content


def _text(content: Content) -> str:
    return content if isinstance(content, str) else content.decode()


class OSAccess(AbstractOS):
    """A system with its files in memory, and an environment. Relative paths are below `root_dir`."""

    def __init__(self, files: Sequence[AbstractFile] | None = None, environ: dict[str, str] | None = None, *, root_dir: str | PurePosixPath = "/",
                 max_urandom_bytes: int = MAX_URANDOM_BYTES_DEFAULT, max_sleep: float | None = 10) -> None:
        if isinstance(max_urandom_bytes, bool) or not isinstance(max_urandom_bytes, int):
            raise TypeError(f"max_urandom_bytes must be an int, not {type(max_urandom_bytes).__name__}")
        if max_urandom_bytes < 0:
            raise ValueError("max_urandom_bytes must be non-negative")
        if isinstance(max_sleep, bool) or not isinstance(max_sleep, (int, float, type(None))):
            raise TypeError(f"max_sleep must be a number or None, not {type(max_sleep).__name__}")
        if max_sleep is not None and not max_sleep >= 0:
            raise ValueError("max_sleep must be non-negative")
        self.max_urandom_bytes = max_urandom_bytes
        self.max_sleep = max_sleep
        self.environ = {} if environ is None else environ
        self._root = PurePosixPath(root_dir)
        if not self._root.is_absolute():
            raise ValueError(f"Root directory must be absolute, got {root_dir}")
        self._tree: Tree = {}
        self.files: list[AbstractFile] = list(files or [])
        for file in self.files:
            if not file.path.is_absolute():
                file.path = self._root / file.path
            self._place(file)

    def _place(self, file: AbstractFile) -> None:
        here = self._tree
        *folders, name = file.path.parts[1:]
        for folder in folders:
            below = here.setdefault(folder, {})
            if not isinstance(below, dict):
                raise ValueError(f"Cannot put file {file} within sub-directory of file {below}")
            here = below
        there = here.get(name)
        if isinstance(there, dict):
            raise ValueError(f"Cannot put file {file} at path of directory {there}")
        here[name] = file

    def __repr__(self) -> str:
        return f"OSAccess(files={self.files}, environ={self.environ})"

    # ---- the tree ----

    def _find(self, path: PurePosixPath) -> Any:
        """A file, a dict of the entries of a directory, or None."""
        here: Any = self._tree
        for part in self._parts(path):
            here = here.get(part) if isinstance(here, dict) else None
        return here

    def _parts(self, path: PurePosixPath) -> tuple[str, ...]:
        return (path if path.is_absolute() else self._root / path).parts[1:]

    def _file(self, arg: PurePosixPath | MontyFileHandle) -> AbstractFile:
        path = path_from_arg(arg)
        found = self._find(path)
        if found is None:
            raise _no_file(path)
        if isinstance(found, dict):
            raise IsADirectoryError(21, "Is a directory", str(path))
        return found

    def _folder(self, path: PurePosixPath) -> Tree:
        """The directory that contains the last name of a path."""
        here: Any = self._tree
        for part in self._parts(path)[:-1]:
            here = here.get(part) if isinstance(here, dict) else None
        if here is None:
            raise _no_file(path)
        if not isinstance(here, dict):
            raise NotADirectoryError(20, "Not a directory", str(path))
        return here

    def path_exists(self, path: PurePosixPath) -> bool:
        return self._find(path) is not None

    def path_is_file(self, path: PurePosixPath) -> bool:
        found = self._find(path)
        return found is not None and not isinstance(found, dict)

    def path_is_dir(self, path: PurePosixPath) -> bool:
        return isinstance(self._find(path), dict)

    def path_is_symlink(self, path: PurePosixPath) -> bool:
        return False

    # ---- files ----

    def path_read_text(self, path: PurePosixPath | MontyFileHandle) -> str:
        return _text(self._file(path).read_content())

    def path_read_bytes(self, path: PurePosixPath | MontyFileHandle) -> bytes:
        return _bytes(self._file(path).read_content())

    def path_write_text(self, path: PurePosixPath | MontyFileHandle, data: str) -> int:
        self._write(path_from_arg(path), data)
        return len(data)

    def path_write_bytes(self, path: PurePosixPath | MontyFileHandle, data: bytes) -> int:
        self._write(path_from_arg(path), data)
        return len(data)

    def _write(self, path: PurePosixPath, data: Content) -> None:
        found = self._find(path)
        if isinstance(found, dict):
            raise IsADirectoryError(21, "Is a directory", str(path))
        if found is not None:
            found.write_content(data)
            return
        folder = self._folder(path)
        made = MemoryFile(path if path.is_absolute() else self._root / path, data)
        folder[made.name] = made
        self.files.append(made)

    # ---- directories ----

    def path_mkdir(self, path: PurePosixPath, parents: bool, exist_ok: bool) -> None:
        found = self._find(path)
        if found is not None:
            if exist_ok and isinstance(found, dict):
                return
            raise FileExistsError(17, "File exists", str(path))
        if not parents:
            self._folder(path)[path.name] = {}
            return
        here = self._tree
        for part in self._parts(path):
            below = here.setdefault(part, {})
            if not isinstance(below, dict):
                raise NotADirectoryError(20, "Not a directory", str(path))
            here = below

    def path_unlink(self, path: PurePosixPath) -> None:
        file = self._file(path)
        del self._folder(path)[path.name]
        file.delete()

    def path_rmdir(self, path: PurePosixPath) -> None:
        found = self._find(path)
        if found is None:
            raise _no_file(path)
        if not isinstance(found, dict):
            raise NotADirectoryError(20, "Not a directory", str(path))
        if found:
            raise OSError(39, "Directory not empty", str(path))
        if self._parts(path):
            del self._folder(path)[path.name]

    def path_iterdir(self, path: PurePosixPath) -> list[PurePosixPath]:
        found = self._find(path)
        if found is None:
            raise _no_file(path)
        if not isinstance(found, dict):
            raise NotADirectoryError(20, "Not a directory", str(path))
        return [path / name for name in found]

    def path_stat(self, path: PurePosixPath) -> StatResult:
        found = self._find(path)
        if found is None:
            raise _no_file(path)
        if isinstance(found, dict):
            return StatResult.dir_stat()
        return StatResult.file_stat(len(_bytes(found.read_content())), found.permissions)

    def path_rename(self, path: PurePosixPath, target: PurePosixPath) -> None:
        found = self._find(path)
        if found is None:
            raise FileNotFoundError(2, "No such file or directory", str(path), None, str(target))
        there = self._find(target)
        if found is there:
            return
        if isinstance(there, dict) and not isinstance(found, dict):
            raise IsADirectoryError(21, "Is a directory", str(path), None, str(target))
        if isinstance(there, dict) and there and not self._is_around(path, target):
            raise OSError(RENAMED_NOT_EMPTY, "Directory not empty", str(path), None, str(target))
        if isinstance(found, dict) and there is not None and not isinstance(there, dict):
            raise NotADirectoryError(20, "Not a directory", str(path), None, str(target))
        if isinstance(found, dict) and self._is_around(path, target):
            raise OSError(22, "Invalid argument", str(path), None, str(target))
        try:
            folder = self._folder(target)
        except FileNotFoundError:
            raise FileNotFoundError(2, "No such file or directory", str(path), None, str(target)) from None
        del self._folder(path)[path.name]
        folder[target.name] = found
        self._moved(found, target)

    def _is_around(self, path: PurePosixPath, target: PurePosixPath) -> bool:
        """Whether the path contains the target."""
        return self._parts(target)[: len(self._parts(path))] == self._parts(path)

    def _moved(self, found: Any, path: PurePosixPath) -> None:
        if isinstance(found, dict):
            for name, below in found.items():
                self._moved(below, path / name)
        else:
            found.path, found.name = path, path.name

    def path_resolve(self, path: PurePosixPath) -> str:
        return os.path.normpath(self.path_absolute(path))

    def path_absolute(self, path: PurePosixPath) -> str:
        return str(path if path.is_absolute() else self._root / path)

    # ---- the environment ----

    def getenv(self, key: str, default: str | None = None) -> str | None:
        return self.environ.get(key, default)

    def get_environ(self) -> dict[str, str]:
        return self.environ
