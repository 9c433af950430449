"""Keeps compiled code between processes, in the user's cache folder. Only a folder that nobody else can write to is used."""
from __future__ import annotations

import os
import platform
import stat
import sys
import zlib
from pathlib import Path

from ._signals import by_signal

CHECK = 4  # bytes of a CRC-32, which detects a flipped bit. SHA-256 takes three times as long and is not needed, since nobody else can write there


def folder() -> Path | None:
    """The folder, which may not exist yet; None: nothing is kept. HOGNOSE_CACHE names another folder; if it is empty, nothing is kept."""
    given = os.environ.get("HOGNOSE_CACHE")
    if given is not None:
        return Path(given) if given else None
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA")
    elif sys.platform == "darwin":
        base = os.path.expanduser("~/Library/Caches")
    else:
        base = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return Path(base) / "hognose" if base and os.path.isabs(base) else None


def _own(path: Path) -> bool:
    """Whether only this user can have written it. The file is run as code."""
    found = os.stat(path)
    if sys.platform == "win32":
        return True
    return found.st_uid == os.geteuid() and not found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def digest_of(wasm: Path) -> str:
    """The SHA-256 of a module, in hexadecimal. The build wrote it beside the module: computing it takes longer than a start."""
    try:
        return wasm.with_name(wasm.name + ".sha256").read_text("ascii").strip()
    except FileNotFoundError:
        import hashlib

        return hashlib.sha256(wasm.read_bytes()).hexdigest()


def file_for(wasm: Path, engine: Path) -> Path | None:
    """The path of a module's code, whether it exists yet or not. `engine` is the file of the engine that compiles it. Other versions of either have
    other names. The engine refuses code of another engine or for another processor."""
    where = folder()
    if where is None:
        return None
    found = os.stat(engine)
    return where / f"{digest_of(wasm)[:32]}-{found.st_size:x}-{found.st_mtime_ns:x}-{platform.machine()}-{sys.platform}.code"


def usable(path: Path) -> bool:
    """Whether there is code at the path that can be trusted."""
    try:
        return _own(path.parent) and _own(path)
    except OSError as error:
        if by_signal(error):
            raise
        return False


def load(path: Path) -> bytes | None:
    """The code that `store` put there. None: it is missing, damaged or not to be trusted."""
    try:
        data = path.read_bytes() if usable(path) else b""
    except OSError as error:
        if by_signal(error):
            raise
        return None
    code, check = data[:-CHECK], data[-CHECK:]
    return code if code and _check_of(code) == check else None


def _check_of(code: bytes) -> bytes:
    return zlib.crc32(code).to_bytes(CHECK, "big")


def store(path: Path, code: bytes) -> None:
    """Writes code and its CRC-32 there, atomically for other processes. It is not an error if the folder cannot be written."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not _own(path.parent):
            return
        name = path.with_suffix(f".{os.getpid()}-{os.urandom(4).hex()}")
        try:
            with os.fdopen(os.open(name, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as f:
                f.write(code)
                f.write(_check_of(code))
                f.flush()
                os.fsync(f.fileno())
            os.replace(name, path)
        except BaseException:
            os.unlink(name)
            raise
    except OSError as error:
        if by_signal(error):
            raise
