"""The files that programs see: the ones that the host passes, the directories that it serves, and reading the results back."""
from __future__ import annotations

import errno
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, Protocol, Union, runtime_checkable

from ._abi import ERRNO
from ._errors import FileError, HognoseError
from ._paths import is_clean
from ._record import dataclass
from ._signals import by_signal

_NUMBERS = {**ERRNO, "EDQUOT": ERRNO["ENOSPC"]}
_CODES = {number: code for code, number in reversed(_NUMBERS.items())}
MOST_NAMES = 300_000  # of a directory: they cross as one value, whose size is limited
LONGEST_PATH = 4096
NANOSECONDS = 1_000_000_000


@dataclass(frozen=True)
class FileStat:
    """What ``stat`` returns for a name in a directory that the host serves."""

    kind: Literal["file", "dir"]
    #: Bytes.
    size: int = 0
    #: Seconds since 1970.
    mtime: float = 0.0


@dataclass(frozen=True)
class Entry:
    name: str
    kind: Literal["file", "dir"]


@dataclass(frozen=True)
class Change:
    path: str
    kind: Literal["created", "modified", "deleted"]


@dataclass(frozen=True)
class Quota:
    """How much programs can keep in files, and how much directories of mode "write" can grow."""

    #: Default 16 MiB.
    bytes: int | None = None
    #: Files and directories together; default 1,000.
    files: int | None = None

    def __post_init__(self) -> None:
        for name, most in (("bytes", self.bytes), ("files", self.files)):
            if most is not None and (not isinstance(most, int) or isinstance(most, bool) or most < 0):  # pyright: ignore[reportUnnecessaryIsInstance]
                raise HognoseError(f"quota.{name}: {most!r} is not an amount")


@runtime_checkable
class Directory(Protocol):
    """A directory that the host serves. Paths are relative to it, with ``/`` between names and without ``.`` or ``..``; "" is the directory itself. Methods
    that fail raise a FileError or an OSError. With mode "write" it also has ``write(path, data)``, ``mkdir(path)``, ``remove(path)`` and ``rename(old, new)``.
    """

    #: "read": programs cannot write. "overlay": writes stay in the sandbox. "write": writes are passed to the directory.
    mode: Literal["read", "overlay", "write"]

    def stat(self, path: str) -> FileStat | None:
        """None: the name does not exist."""
        ...

    def list(self, path: str) -> Sequence[tuple[str, Literal["file", "dir"]]]: ...

    def read(self, path: str, most: int) -> bytes:
        """`most`: bytes of the largest file that the program has room for. A larger one need not be read: raise "EFBIG"."""
        ...


#: The files that programs find, by absolute path: the text or the bytes of a file, or a directory.
FileOptions = Mapping[str, Union[str, bytes, Directory]]
Ask = Callable[..., Any]


def mounts_of(files: FileOptions | None) -> dict[str, Directory]:
    """The directories among the options, by path without a slash at the end."""
    mounts: dict[str, Directory] = {}
    for path, given in (files or {}).items():
        if isinstance(given, (str, bytes)):
            continue
        if not isinstance(given, Directory):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise HognoseError(f"files: {path}: {type(given).__name__} is not str, bytes or a directory")
        if given.mode not in ("read", "overlay", "write"):  # pyright: ignore[reportUnnecessaryContains]
            raise HognoseError(f"files: {path}: mode {given.mode!r} is not 'read', 'overlay' or 'write'")
        mounts["/" + "/".join(part for part in path.split("/") if part)] = given
    return mounts


def _serve(directory: Directory, op: str, path: Any, more: Any, most: int) -> Any:
    paths = [path, more] if op == "rename" else [path]
    if not all(is_clean(one) and len(one) <= LONGEST_PATH for one in paths) or (op == "write" and not isinstance(more, bytes)):
        raise FileError("EINVAL")
    if op == "read":
        return directory.read(path, most)
    if op == "list":
        return directory.list(path)
    if op == "stat":
        return directory.stat(path)
    if directory.mode != "write":
        raise FileError("EROFS")
    method = getattr(directory, op, None) if op in ("write", "mkdir", "remove", "rename") else None
    if method is None:
        raise FileError("EPERM")
    method(*([path, more] if op in ("write", "rename") else [path]))
    return None


def _answer(op: str, value: Any, most: int) -> Any:
    if op == "read":
        data = bytes(value)
        return ERRNO["EFBIG"] if len(data) > most else [data]
    if op == "stat":
        return [[value.kind, value.size, round(value.mtime * NANOSECONDS)]] if value else ERRNO["ENOENT"]
    if op == "list":
        names = [(str(name), str(kind)) for name, kind in value]
        return ERRNO["EFBIG"] if len(names) > MOST_NAMES else [names]
    return [None]


def file_service(mounts: Mapping[str, Directory], most: int) -> Callable[..., Any]:
    """The function that answers the core's requests to the directories: [value], or the number of an error. A file larger than `most` bytes is refused."""

    def serve(op: str, mount: str, path: Any = "", more: Any = None) -> Any:
        directory = mounts.get(mount)
        if directory is None:
            return ERRNO["ENODEV"]
        try:
            return _answer(op, _serve(directory, op, path, more, most), most)
        except Exception as error:
            if by_signal(error):
                raise
            return _number_of(error)

    return serve


def _number_of(error: Exception) -> int:
    if isinstance(error, FileError):
        return _NUMBERS.get(error.code, ERRNO["EIO"])
    name = errno.errorcode.get(error.errno or 0, "") if isinstance(error, OSError) else ""
    return _NUMBERS.get(name, ERRNO["EIO"])


def read_answer(answer: Any) -> Any:
    """The value in an answer of the core. FileError: the answer is an error."""
    number, value = answer
    if number:
        raise FileError(_CODES.get(number, "EIO"), str(value))
    return value


def prepare_files(ask: Ask, files: FileOptions | None, quota: Quota | None) -> None:
    """Sets the quota, and creates or mounts the files of the options."""
    if quota:
        ask("quota", quota.bytes, quota.files)
    for path, given in (files or {}).items():
        if not path.startswith("/"):
            raise HognoseError(f"files: {path!r} is not an absolute path")
        if isinstance(given, (str, bytes)):
            ask("put", path, given)
        else:
            ask("mount", path, given.mode)


class Files:
    """A sandbox's files, between runs."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    def list(self, path: str = "/") -> list[Entry]:
        """The entries of a directory, sorted by name."""
        return [Entry(name, kind) for name, kind in self._ask("list", path)]

    def read(self, path: str) -> bytes:
        return self._ask("read", path)

    def read_text(self, path: str) -> str:
        """The text of a file in UTF-8."""
        return self.read(path).decode()

    def write(self, path: str, data: str | bytes) -> None:
        """Writes a whole file and makes its parent directories. The file does not count as changed."""
        self._ask("put", path, data)

    def remove(self, path: str) -> None:
        """Removes a file, or a directory and its contents."""
        self._ask("remove", path)

    def changed(self) -> Sequence[Change]:
        """The files that programs changed in memory, by path. Writes to a directory of mode "write" are not among them."""
        return [Change(path, kind) for path, kind in self._ask("changed")]
