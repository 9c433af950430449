"""Serves directories of the machine to programs: read-only, written through, or with writes kept in memory for one feed."""
# Arguments of callers are checked at run time, and the modules of this package share private names:
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownLambdaType=false, reportUnnecessaryIsInstance=false, reportPrivateUsage=false
from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path, PurePosixPath
from typing import Any, Literal, NoReturn, TypeVar, Union, final

from .._disk import DiskDirectory
from .._errors import FileError
from .._signals import by_signal
from .._text import is_text
from ._errors import host_error
from ._os_calls import PREDICATES, is_on_files, paths_of
from ._proxies import NOT_HANDLED, MontyFileHandle
from .os_access import AbstractOS, StatResult

T = TypeVar("T")
Mode = Literal["read-only", "read-write", "overlay"]
MEMORY = 256 << 20
LONGEST_NAME, LONGEST_PATH, DEEPEST = 255, 4096, 64


@final
class MountDir:
    """A directory of the machine, at a path of the programs. `write_bytes_limit`: bytes that one feed may write. `memory_usage_limit`: bytes that may be
    kept in memory."""

    def __init__(self, *, host_path: str | Path, virtual_path: str, mode: Mode = "overlay", write_bytes_limit: int | None = None, memory_usage_limit: int = MEMORY) -> None:
        if mode not in ("read-only", "read-write", "overlay"):  # pyright: ignore[reportUnnecessaryContains]
            raise ValueError(f"Invalid mode '{mode}', expected 'read-only', 'read-write', or 'overlay'")
        if not virtual_path.startswith("/"):
            raise TypeError(f"virtual path must be absolute, got: '{virtual_path}'")
        given = str(host_path)
        try:
            real = os.path.realpath(given, strict=True)
            self._directory = DiskDirectory(real, "write" if mode == "read-write" else "read")
        except OSError as error:
            raise TypeError(f"cannot open host path '{given}': {error.strerror} (os error {error.errno})") from None
        self.host_path = real
        self.virtual_path = "/" + os.path.normpath(virtual_path).lstrip("/")
        self.mode: Mode = mode
        self.write_bytes_limit = write_bytes_limit
        self.memory_usage_limit = memory_usage_limit
        self.closed = False

    def close(self) -> None:
        """Closes the directory. Programs can no longer use it."""
        self.closed = True
        self._directory.close()

    def __enter__(self) -> MountDir:
        return self

    def __exit__(self, *args: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"MountDir(host_path={self.host_path!r}, virtual_path={self.virtual_path!r}, mode={self.mode!r})"


Mounts = Union[MountDir, "list[MountDir]", None]


class _Refused(Exception):
    """A symbolic link leads to a place that is not allowed."""


class _Tree(AbstractOS):
    """One mount in one feed."""

    def __init__(self, mount: MountDir) -> None:
        self.mount = mount
        self._disk = mount._directory
        #: The changes of programs to an overlay, by relative path: the bytes of a file, True for a directory, None for a deleted entry.
        self._over: dict[str, bytes | bool | None] = {}
        self._written = 0

    # ---- finding files ----

    def _relative(self, path: PurePosixPath | MontyFileHandle) -> str:
        text = path.path if isinstance(path, MontyFileHandle) else str(path)
        return text[len(self.mount.virtual_path) :].strip("/")

    def _itself(self, path: PurePosixPath) -> str:
        """The relative path of an entry, without symbolic links in its directory. If the entry is a link, it is not followed."""
        parent, _, name = self._relative(path).rpartition("/")
        try:
            return f"{self._links(parent)}/{name}".lstrip("/")
        except _Refused:
            self._fail(errno.EACCES, path)

    def _links(self, relative: str) -> str:
        """The path without symbolic links. Links that lead out or are absolute are refused."""
        done: list[str] = []
        left = [part for part in relative.split("/") if part]
        hops = 0
        while left:
            part = left.pop(0)
            if part == "..":
                if not done:
                    raise _Refused
                done.pop()
                continue
            here = "/".join([*done, part])
            target = None if here in self._over else self._link(here)
            if target is None:
                done.append(part)
                continue
            hops += 1
            if target.startswith("/") or hops > 40 or not is_text(target):
                raise _Refused
            left = [p for p in target.split("/") if p not in ("", ".")] + left
        return "/".join(done)

    def _link(self, relative: str) -> str | None:
        return self._disk._target(relative)

    def _kind(self, relative: str) -> Literal["file", "dir"] | None:
        if relative in self._over:
            found = self._over[relative]
            return None if found is None else "dir" if found is True else "file"
        if any(self._over.get(parent, True) is None for parent in _parents(relative)):
            return None
        there = self._disk.stat(relative)
        return None if there is None else there.kind

    def _at(self, path: PurePosixPath | MontyFileHandle) -> tuple[str, Literal["file", "dir"] | None]:
        """The relative path without symbolic links, and the kind of the entry there."""
        try:
            relative = self._links(self._relative(path))
        except _Refused:
            self._fail(errno.EACCES, path)
        return relative, self._kind(relative)

    @staticmethod
    def _fail(number: int, path: object, target: object = None) -> NoReturn:
        shown = path.path if isinstance(path, MontyFileHandle) else str(path)
        text = "Read-only file system" if number == errno.EROFS else os.strerror(number)
        raise OSError(number, text, shown) if target is None else OSError(number, text, shown, None, str(target))

    def _file(self, path: PurePosixPath | MontyFileHandle) -> str:
        relative, kind = self._at(path)
        if kind is None:
            self._fail(errno.ENOENT, path)
        if kind == "dir":
            self._fail(errno.EISDIR, path)
        return relative

    def _is(self, path: PurePosixPath, kinds: tuple[str, ...]) -> bool:
        try:
            return self._at(path)[1] in kinds
        except OSError as error:
            if by_signal(error):
                raise
            return False

    def path_exists(self, path: PurePosixPath) -> bool:
        return self._is(path, ("file", "dir"))

    def path_is_file(self, path: PurePosixPath) -> bool:
        return self._is(path, ("file",))

    def path_is_dir(self, path: PurePosixPath) -> bool:
        return self._is(path, ("dir",))

    def path_is_symlink(self, path: PurePosixPath) -> bool:
        try:
            relative = self._itself(path)
        except PermissionError:
            return False
        return relative not in self._over and self._link(relative) is not None

    # ---- reading ----

    def _read(self, path: PurePosixPath | MontyFileHandle) -> bytes:
        relative = self._file(path)
        found = self._over.get(relative)
        data = found if isinstance(found, bytes) else self._from_disk(relative, path)
        self._fits(len(data))
        return data

    def _from_disk(self, relative: str, path: PurePosixPath | MontyFileHandle) -> bytes:
        try:
            return self._disk.read(relative, self.mount.memory_usage_limit)
        except FileError:
            raise MemoryError(_over_limit(self.mount.memory_usage_limit)) from None
        except OSError as error:
            if by_signal(error):
                raise
            self._fail(error.errno or errno.EIO, path)

    def _fits(self, more: int) -> None:
        held = sum(len(data) for data in self._over.values() if isinstance(data, bytes))
        if held + more >= self.mount.memory_usage_limit:
            raise MemoryError(_over_limit(self.mount.memory_usage_limit))

    def path_read_text(self, path: PurePosixPath | MontyFileHandle) -> str:
        return self._read(path).decode()

    def path_read_bytes(self, path: PurePosixPath | MontyFileHandle) -> bytes:
        return self._read(path)

    def path_stat(self, path: PurePosixPath) -> StatResult:
        relative, kind = self._at(path)
        if kind is None:
            self._fail(errno.ENOENT, path)
        found = self._over.get(relative)
        if kind == "dir":
            return StatResult.dir_stat() if found is True else self._stat_disk(relative)
        return StatResult.file_stat(len(found)) if isinstance(found, bytes) else self._stat_disk(relative)

    def _stat_disk(self, relative: str) -> StatResult:
        there = self._disk.stat(relative)
        if there is None:
            self._fail(errno.ENOENT, f"{self.mount.virtual_path.rstrip('/')}/{relative}")
        return StatResult.dir_stat(mtime=there.mtime) if there.kind == "dir" else StatResult.file_stat(there.size, mtime=there.mtime)

    def path_iterdir(self, path: PurePosixPath) -> list[PurePosixPath]:
        relative, kind = self._at(path)
        if kind is None:
            self._fail(errno.ENOENT, path)
        if kind == "file":
            self._fail(errno.ENOTDIR, path)
        names: dict[str, bool] = {}
        if self._over.get(relative) is not True:
            names = dict.fromkeys(self._done(path, lambda: self._disk._names(relative)), True)
        for other, found in self._over.items():
            head, _, tail = other.rpartition("/")
            if head == relative and tail:
                names[tail] = found is not None
        return [path / name for name, there in names.items() if there]

    # ---- writing ----

    def _writable(self, path: PurePosixPath | MontyFileHandle, size: int = 0) -> None:
        if self.mount.mode == "read-only":
            self._fail(errno.EROFS, path)
        most = self.mount.write_bytes_limit
        if most is not None and self._written + size > most:
            raise OSError(f"disk write limit of {_shown_size(most)} exceeded")

    def _parent(self, relative: str, path: PurePosixPath | MontyFileHandle, target: object = None) -> None:
        kind = self._kind(relative.rpartition("/")[0])
        if kind is None:
            self._fail(errno.ENOENT, path, target)
        if kind == "file":
            self._fail(errno.ENOTDIR, path, target)

    def _write(self, path: PurePosixPath | MontyFileHandle, data: bytes, new: int | None = None) -> int:
        """Writes a whole file. `new`: how many of its bytes count as written now; None: all."""
        size = len(data) if new is None else new
        self._writable(path, size)
        relative, kind = self._at(path)
        if kind == "dir":
            self._fail(errno.EISDIR, path)
        self._parent(relative, path)
        if self.mount.mode == "overlay":
            self._fits(len(data))
            self._over[relative] = data
            self._written += size
        else:
            self._written += size  # a write that fails halfway counts
            self._done(path, lambda: self._disk.write(relative, data))
        return len(data)

    def _done(self, path: PurePosixPath | MontyFileHandle, work: Callable[[], T]) -> T:
        try:
            return work()
        except OSError as error:
            if by_signal(error):
                raise
            self._fail(error.errno or errno.EIO, path)
        except FileError:
            self._fail(errno.EACCES, path)

    def path_write_text(self, path: PurePosixPath | MontyFileHandle, data: str) -> int:
        self._write(path, data.encode())
        return len(data)

    def path_write_bytes(self, path: PurePosixPath | MontyFileHandle, data: bytes) -> int:
        return self._write(path, data)

    def path_append_bytes(self, path: PurePosixPath | MontyFileHandle, data: bytes) -> int:
        there = self._at(path)[1] is not None
        before = self._read(path) if there else b""
        self._write(path, before + data, len(data))
        return len(data)

    def path_mkdir(self, path: PurePosixPath, parents: bool, exist_ok: bool) -> None:
        self._writable(path)
        relative, kind = self._at(path)
        if kind is not None:
            if exist_ok and kind == "dir":
                return
            self._fail(errno.EEXIST, path)
        if parents and path.parent != path and self._kind(relative.rpartition("/")[0]) is None:
            self.path_mkdir(path.parent, True, True)
        self._parent(relative, path)
        if self.mount.mode == "overlay":
            self._over[relative] = True
        else:
            self._done(path, lambda: self._disk.mkdir(relative))

    def path_unlink(self, path: PurePosixPath) -> None:
        self._writable(path)
        relative = self._itself(path) if self.path_is_symlink(path) else self._file(path)
        self._remove(relative, path)

    def path_rmdir(self, path: PurePosixPath) -> None:
        self._writable(path)
        relative, kind = self._at(path)
        if kind is None:
            self._fail(errno.ENOENT, path)
        if kind == "file":
            self._fail(errno.ENOTDIR, path)
        if not relative:
            self._fail(errno.EBUSY, path)
        if self.path_iterdir(path):
            self._fail(errno.ENOTEMPTY, path)
        self._remove(relative, path)

    def _remove(self, relative: str, path: PurePosixPath) -> None:
        if self.mount.mode == "overlay":
            self._over[relative] = None
        else:
            self._done(path, lambda: self._disk.remove(relative))

    def path_rename(self, path: PurePosixPath, target: PurePosixPath) -> None:
        self._writable(path)
        old, kind = self._at(path)
        new, there = self._at(target)
        if kind is None:
            self._fail(errno.ENOENT, path, target)
        self._parent(new, path, target)
        if there == "dir" and kind == "file":
            self._fail(errno.EISDIR, path, target)
        if there == "file" and kind == "dir":
            self._fail(errno.ENOTDIR, path, target)
        if there == "dir" and self.path_iterdir(target):
            self._fail(errno.ENOTEMPTY, path, target)
        if self.mount.mode == "overlay":
            self._move(path, old, new, kind)
        else:
            self._done(path, lambda: self._disk.rename(old, new))

    def _move(self, path: PurePosixPath, old: str, new: str, kind: Literal["file", "dir"]) -> None:
        if kind == "file":
            self._over[new] = self._read(path)
        else:
            self._over[new] = True
            for child in self.path_iterdir(path):
                below, inner = self._at(child)
                if inner is not None:
                    self._move(child, below, f"{new}/{child.name}", inner)
        self._over[old] = None

    # ---- the rest ----

    def path_resolve(self, path: PurePosixPath) -> str:
        try:
            relative = self._links(self._relative(path))
        except _Refused:
            self._fail(errno.EACCES, path)
        return f"{self.mount.virtual_path.rstrip('/')}/{relative}".rstrip("/") or "/"

    def path_absolute(self, path: PurePosixPath) -> str:
        return str(path)

    def getenv(self, key: str, default: str | None = None) -> str | None:
        raise NotImplementedError

    def get_environ(self) -> dict[str, str]:
        raise NotImplementedError


def _parents(relative: str) -> list[str]:
    parts = relative.split("/")
    return ["/".join(parts[:n]) for n in range(1, len(parts))]


def _shown_size(size: int) -> str:
    for unit, name in ((1_000_000_000, "GB"), (1_000_000, "MB"), (1000, "KB")):
        if size >= unit:
            return f"{size / unit:.1f}".rstrip("0").rstrip(".") + f" {name}"
    return f"{size} bytes"


def _over_limit(most: int) -> str:
    return f"mount memory usage limit of {_shown_size(most)} exceeded"


class MountTable:
    """The mounts of one feed."""

    def __init__(self, mounts: list[MountDir]) -> None:
        self._trees = [_Tree(mount) for mount in mounts]

    @property
    def first(self) -> str | None:
        """The path of the first mount."""
        return self._trees[0].mount.virtual_path if self._trees else None

    def serve(self, name: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Serves an operation on a path in a mount; NOT_HANDLED: no mount contains the path."""
        if not self._trees or not is_on_files(name) or not args:
            return NOT_HANDLED
        try:
            paths = paths_of(name, args, kwargs)
            for path in paths:
                self._check_length(path)
        except OSError as error:
            if name in PREDICATES and not by_signal(error):
                return False
            raise
        tree = self._tree(paths[0])
        if tree is None:
            return NOT_HANDLED
        if any(self._tree(path) is not tree for path in paths):
            raise OSError(errno.EXDEV, "Invalid cross-device link", paths[0], None, paths[1])
        return tree.dispatch(name, args, kwargs)  # type: ignore[arg-type]

    @staticmethod
    def _check_length(path: str) -> None:
        parts = path.split("/")
        if len(path) > LONGEST_PATH or len(parts) > DEEPEST or any(len(part.encode()) > LONGEST_NAME for part in parts):
            shown = path if len(path) <= 40 else f"{path[:20]}…{path[-20:]}"
            raise OSError(errno.ENAMETOOLONG, os.strerror(errno.ENAMETOOLONG), shown)

    def _tree(self, path: str) -> _Tree | None:
        found = [tree for tree in self._trees if _is_below(path, tree.mount.virtual_path)]
        return max(found, key=lambda tree: len(tree.mount.virtual_path), default=None)


def _is_below(path: str, root: str) -> bool:
    return path == root or path.startswith(root.rstrip("/") + "/")


def mount_table(mount: Mounts) -> MountTable:
    """The mounts of a feed, after checks."""
    mounts = [] if mount is None else [mount] if isinstance(mount, MountDir) else list(mount)
    for n, one in enumerate(mounts):
        if not isinstance(one, MountDir):
            raise TypeError("mount must be a MountDir or a list of MountDir")
        if one.closed:
            raise ValueError(f"mount '{one.virtual_path}' is closed")
        for other in mounts[:n]:
            if _is_below(one.host_path, other.host_path) or _is_below(other.host_path, one.host_path) or one.virtual_path == other.virtual_path:
                raise host_error(ValueError(
                    f"cannot mount '{one.host_path}' at '{one.virtual_path}': it overlaps the mount of '{other.host_path}' at '{other.virtual_path}'; "
                    "mounts must have distinct virtual paths and disjoint host directories"))
    return MountTable(mounts)
