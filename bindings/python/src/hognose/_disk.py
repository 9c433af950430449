"""Serves a directory of the machine to programs."""
from __future__ import annotations

import os
import stat
import sys
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import Literal

from ._errors import FileError, HognoseError
from ._files import FileStat
from ._paths import is_clean
from ._signals import by_signal
from ._text import is_text

CHUNK = 1 << 20


class DiskDirectory:
    """A directory on the disk, for the argument `files` of a sandbox. Programs see everything below it except symbolic links, devices and pipes. A path
    never leads out, even if the disk changes meanwhile: each name is opened relative to the directory opened before it. Windows cannot do that, so
    it is not supported.
    """

    def __init__(self, path: str | os.PathLike[str], mode: Literal["read", "overlay", "write"] = "read") -> None:
        if sys.platform == "win32" or os.open not in os.supports_dir_fd:
            raise HognoseError("DiskDirectory: this platform cannot open files relative to a directory")
        if mode not in ("read", "overlay", "write"):  # pyright: ignore[reportUnnecessaryContains]
            raise HognoseError(f"DiskDirectory: mode {mode!r} is not 'read', 'overlay' or 'write'")
        self.mode: Literal["read", "overlay", "write"] = mode
        self._root = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)

    def close(self) -> None:
        """Closes the directory. Programs can no longer use it."""
        root, self._root = self._root, -1
        if root >= 0:
            os.close(root)

    def __del__(self) -> None:
        if getattr(self, "_root", -1) >= 0:
            self.close()

    # ---- requests of programs ----

    def stat(self, path: str) -> FileStat | None:
        try:
            with self._parent(path) as (parent, name):
                found = os.stat(name, dir_fd=parent, follow_symlinks=False)
        except (FileNotFoundError, NotADirectoryError):
            return None
        if stat.S_ISREG(found.st_mode):
            return FileStat("file", found.st_size, found.st_mtime)
        return FileStat("dir", 0, found.st_mtime) if stat.S_ISDIR(found.st_mode) else None

    def list(self, path: str) -> list[tuple[str, Literal["file", "dir"]]]:
        found: list[tuple[str, Literal["file", "dir"]]] = []
        with self._opened(path, os.O_RDONLY | os.O_DIRECTORY) as fd, os.scandir(fd) as entries:
            for entry in entries:
                if not is_text(entry.name):
                    continue  # a name that is not valid in a program
                if entry.is_file(follow_symlinks=False):
                    found.append((entry.name, "file"))
                elif entry.is_dir(follow_symlinks=False):
                    found.append((entry.name, "dir"))
        return found

    def read(self, path: str, most: int) -> bytes:
        with self._opened(path, os.O_RDONLY) as fd:
            self._check_file(fd)
            chunks: list[bytes] = []
            size = 0
            while chunk := os.read(fd, CHUNK):
                size += len(chunk)
                if size > most:
                    raise FileError("EFBIG")
                chunks.append(chunk)
        return b"".join(chunks)

    def write(self, path: str, data: bytes) -> None:
        with self._opened(path, os.O_WRONLY | os.O_CREAT) as fd:
            self._check_file(fd)
            os.ftruncate(fd, 0)
            left = memoryview(data)
            while left:
                left = left[os.write(fd, left) :]

    def mkdir(self, path: str) -> None:
        with self._parent(path) as (parent, name):
            os.mkdir(name, dir_fd=parent)

    def remove(self, path: str) -> None:
        with self._parent(path) as (parent, name):
            found = os.stat(name, dir_fd=parent, follow_symlinks=False)
            if stat.S_ISDIR(found.st_mode):
                os.rmdir(name, dir_fd=parent)
            else:
                os.unlink(name, dir_fd=parent)

    def rename(self, old: str, new: str) -> None:
        with self._parent(old) as (source, name), self._parent(new) as (target, other):
            os.rename(name, other, src_dir_fd=source, dst_dir_fd=target)

    # ---- requests of mounts, which follow links inside themselves ----

    def _target(self, path: str) -> str | None:
        """The target of a symbolic link; None: the name is not a link."""
        try:
            with self._parent(path) as (parent, name):
                return os.readlink(name, dir_fd=parent)
        except OSError as error:
            if by_signal(error):
                raise
            return None

    def _names(self, path: str) -> Sequence[str]:
        """All names in a directory that are valid in programs."""
        with self._opened(path, os.O_RDONLY | os.O_DIRECTORY) as fd:
            return [name for name in os.listdir(fd) if is_text(name)]

    # ---- opening paths ----

    def _open(self, name: str, flags: int, parent: int) -> int:
        return os.open(name, flags | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC, 0o644, dir_fd=parent)

    @contextmanager
    def _parent(self, path: str) -> Generator[tuple[int, str], None, None]:
        """The open directory that contains the path's last name, and that name. The path "" is the name "." in the directory itself."""
        if self._root < 0:
            raise FileError("ENODEV")
        if not is_clean(path):
            raise FileError("EINVAL")
        *folders, name = path.split("/")
        fd = os.dup(self._root)
        try:
            for folder in folders:
                below = self._open(folder, os.O_RDONLY | os.O_DIRECTORY, fd)
                os.close(fd)
                fd = below
            yield fd, name or "."
        finally:
            os.close(fd)

    @contextmanager
    def _opened(self, path: str, flags: int) -> Generator[int, None, None]:
        with self._parent(path) as (parent, name):
            fd = self._open(name, flags, parent)
        try:
            yield fd
        finally:
            os.close(fd)

    @staticmethod
    def _check_file(fd: int) -> None:
        if not stat.S_ISREG(os.fstat(fd).st_mode):
            raise FileError("EACCES")
