"""Pools and their sessions: the third generation of the interface."""
# Arguments of callers are checked at run time, and the modules of this package share private names:
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownLambdaType=false, reportUnnecessaryIsInstance=false, reportPrivateUsage=false
from __future__ import annotations

import asyncio
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Any, final

from ._driver import AsyncDriver, Driver
from ._errors import MontyError, host_error, plain_syntax_error
from ._options import Modules, OSPolicy, ResourceLimits, Settings, TypeCheckFormat, read_annotations, read_flush, read_limits, read_policy
from ._programs import Program
from ._reports import NAMES
from ._snapshots import snapshot_of
from ._typing import Checker
from ._worker import AWAITED, FINISHED, Worker

NOT_ACTIVE = "the pool is not active — enter the Monty / AsyncMonty context manager first"
NOT_FRESH = "load_session / load_snapshot is only valid on a fresh session, before any feed_run / feed_start / load_session / load_snapshot"
IDLE_DUMP = "this dump is an idle session — use load_session() to restore it"
SUSPENDED_DUMP = "this dump is a suspended snapshot — use load_snapshot() to resume it"


class _Pool:
    """The base of pools. Hognose creates sandboxes on demand, so `binary_path`, `min_processes` and `max_checkouts_per_worker` have no effect."""

    def __init__(self, *, binary_path: str | Path | None = None, min_processes: int = 1, max_processes: int | None = None, checkout_timeout: float | None = None,
                 request_timeout: float | None = None, max_checkouts_per_worker: int | None = None, feed_duration_limit_grace: float | None = 1.0,
                 turn_duration_limit_grace: float | None = 1.0) -> None:
        if max_processes is not None and max_processes < max(min_processes, 1):
            raise ValueError("max_processes must be at least min_processes and at least 1")
        for name, grace in (("feed_duration_limit_grace", feed_duration_limit_grace), ("turn_duration_limit_grace", turn_duration_limit_grace)):
            if grace is not None and grace < 0:
                raise ValueError(f"invalid {name}: cannot convert float seconds to Duration: value is negative")
        self._request_timeout = request_timeout
        self._checkout_timeout = checkout_timeout
        self._places = threading.BoundedSemaphore(max_processes) if max_processes else None
        self._active = False

    def _settings(self, script_name: str, limits: Mapping[str, Any] | None, assert_message_annotations: bool | int, print_flush_interval: float | None,
                  os_policy: Mapping[str, Any] | None, external_modules: Modules | None) -> Settings:
        if external_modules is not None and not isinstance(external_modules, Mapping):
            raise TypeError(f"external_modules must be a mapping of module name to ExternalModule, not {type(external_modules).__name__}")
        settings = Settings(script_name, request_seconds=self._request_timeout)
        read_limits(settings, limits)
        settings.annotate = read_annotations(assert_message_annotations)
        settings.flush = read_flush(print_flush_interval)
        read_policy(settings, os_policy)
        settings.modules = {} if external_modules is None else external_modules
        return settings

    def _take_place(self) -> None:
        if self._places is not None and not self._places.acquire(timeout=self._checkout_timeout):
            raise TimeoutError("timed out waiting for a worker")

    def _give_place(self) -> None:
        if self._places is not None:
            self._places.release()


class _Checkout:
    """The base of sessions."""

    def __init__(self, pool: _Pool, settings: Settings, type_check: bool, stubs: str | None, form: str | None, colour: bool) -> None:
        if stubs is not None:
            try:
                stubs.encode()
            except UnicodeEncodeError:
                raise plain_syntax_error("type_check_stubs is not valid UTF-8") from None
        if form is not None and not isinstance(form, str):
            raise TypeError("type_check_format must be a str")
        if form is not None and form not in NAMES:
            raise ValueError(f"unknown type check format {form!r}, expected one of: {', '.join(NAMES)}")
        self._pool = pool
        self._settings = settings
        self._checker = Checker(stubs, form, colour) if type_check else None
        self._driver: Any = None
        self._ended = False

    def _open(self, kind: Any) -> None:
        if not self._pool._active:
            raise RuntimeError(NOT_ACTIVE)
        if self._ended or self._driver is not None:
            raise RuntimeError(FINISHED)
        self._pool._take_place()
        worker = Worker(self._settings)
        worker.checker = self._checker
        self._driver = kind(worker)

    def _close(self) -> None:
        if self._driver is not None and not self._ended:
            self._ended = True
            self._driver.worker.discard()
            self._pool._give_place()

    def _ready(self) -> Any:
        if self._driver is None:
            raise RuntimeError("the session is not active — enter its context manager first")
        if self._ended:
            raise RuntimeError(FINISHED)
        self._driver.check()
        return self._driver

    def _begin(self, code: Any, lookup: Any, os: Any, mount: Any, print_callback: Any, cwd: str | None) -> Any:
        if not isinstance(code, str):
            raise TypeError(f"code must be a str, not {type(code).__name__}")
        driver = self._ready()
        if driver.worker.suspended is not None:
            raise RuntimeError(AWAITED)
        driver.begin(lookup, os, mount, print_callback)
        driver.worker.set_directory(cwd, driver.feed.mounts.first)
        return driver

    def _load(self, state: bytes, wanted: str) -> Any:
        driver = self._ready()
        if not driver.worker.fresh:
            raise RuntimeError(NOT_FRESH)
        driver.worker.fresh = False
        try:
            found = driver.worker.load(state)
        except MontyError:
            driver.worker.discard()
            raise
        if (found is None) != (wanted == "session"):
            driver.worker.discard()
            raise RuntimeError(IDLE_DUMP if found is None else SUSPENDED_DUMP)
        return found

    def _no_packages(self, requirements: list[str]) -> None:
        for requirement in requirements:
            if not requirement.strip():
                raise host_error(ValueError(f'invalid requirement "{requirement}": must not be empty'))
            if requirement.startswith("-"):
                raise host_error(ValueError(f"invalid requirement \"{requirement}\": must not start with '-' (it would be parsed as a uv option)"))
        if requirements:
            raise host_error(RuntimeError("dependency installation is only supported by the CPython worker"))

    @property
    def worker_pid(self) -> int | None:
        """None: programs run in this process, which must not be killed for them."""
        return None


@final
class MontySession(_Checkout):
    """A private sandbox for as long as it is checked out."""

    def __enter__(self) -> MontySession:
        self._open(Driver)
        return self

    def __exit__(self, *args: Any) -> None:
        self._close()

    def feed_run(self, code: str, *, inputs: dict[str, Any] | None = None, external_lookup: dict[str, Any] | None = None, print_callback: Any = None, mount: Any = None,
                 cwd: str | None = None, os: Any = None, skip_type_check: bool = False) -> Any:
        """Runs a program to its end. Returns the value of its last expression."""
        driver: Driver = self._begin(code, external_lookup, os, mount, print_callback, cwd)
        return driver.run(code, inputs, not skip_type_check)

    def feed_start(self, code: str, *, inputs: dict[str, Any] | None = None, external_lookup: dict[str, Any] | None = None, print_callback: Any = None, mount: Any = None,
                   cwd: str | None = None, os: Any = None, skip_type_check: bool = False) -> Any:
        """Runs a program up to its end, or until it waits for the host."""
        driver: Driver = self._begin(code, external_lookup, os, mount, print_callback, cwd)
        return driver.step(lambda: driver.worker.feed(code, inputs, external_lookup, not skip_type_check))

    def load_session(self, state: bytes) -> None:
        """Restores the dump of an idle session."""
        self._load(state, "session")

    def load_snapshot(self, state: bytes, *, mount: Any = None, print_callback: Any = None, external_lookup: dict[str, Any] | None = None, os: Any = None) -> Any:
        """Restores the dump of a waiting feed, and returns its snapshot."""
        driver: Driver = self._ready()
        driver.begin(external_lookup, os, mount, print_callback)
        return snapshot_of(driver, self._load(state, "snapshot"), False)

    def dump(self) -> bytes:
        """The session as bytes."""
        return self._ready().worker.dump()

    def install_dependencies(self, requirements: list[str]) -> None:
        """Refused: programs can import only the modules that ship with the sandbox."""
        self._no_packages(requirements)


@final
class Monty(_Pool):
    """A pool of sandboxes, in the caller's thread."""

    def __new__(cls, *args: Any, **kwargs: Any) -> Any:
        """With a program as the first argument, this creates the object of the first generations: a program to run, without a pool."""
        if args or "code" in kwargs:
            return Program(*args, **kwargs)
        return super().__new__(cls)

    @staticmethod
    async def acreate(code: str, **options: Any) -> Any:
        """The second generation's: a program as an object."""
        return await asyncio.to_thread(lambda: Program(code, **options))

    @staticmethod
    def load(data: bytes, *, dataclass_registry: Any = None) -> Any:
        """The first generations': a program from the bytes of its ``dump``."""
        return Program.load(data, dataclass_registry=dataclass_registry)

    def __enter__(self) -> Monty:
        self._active = True
        return self

    def __exit__(self, *args: Any) -> None:
        self._active = False

    def checkout(self, *, script_name: str = "main.py", limits: ResourceLimits | None = None, type_check: bool = False, type_check_stubs: str | None = None,
                 type_check_format: TypeCheckFormat | None = None, type_check_color: bool = False, assert_message_annotations: bool | int = True,
                 print_flush_interval: float | None = None, os_policy: OSPolicy | None = None, external_modules: Modules | None = None) -> MontySession:
        """A session. It begins when it is entered."""
        settings = self._settings(script_name, limits, assert_message_annotations, print_flush_interval, os_policy, external_modules)
        return MontySession(self, settings, type_check, type_check_stubs, type_check_format, type_check_color)


@final
class AsyncMontySession(_Checkout):
    """A private sandbox for as long as it is checked out."""

    async def __aenter__(self) -> AsyncMontySession:
        await asyncio.to_thread(self._open, AsyncDriver)
        return self

    async def __aexit__(self, *args: Any) -> None:
        if self._driver is not None:
            self._driver.forget()
        self._close()

    async def feed_run(self, code: str, *, inputs: dict[str, Any] | None = None, external_lookup: dict[str, Any] | None = None, print_callback: Any = None, mount: Any = None,
                       cwd: str | None = None, os: Any = None, skip_type_check: bool = False) -> Any:
        """Runs a program to its end. Returns the value of its last expression. Cancelling this ends the session."""
        async with self._ready().turn:
            driver: AsyncDriver = self._begin(code, external_lookup, os, mount, print_callback, cwd)
        return await driver.run(code, inputs, not skip_type_check)

    async def feed_start(self, code: str, *, inputs: dict[str, Any] | None = None, external_lookup: dict[str, Any] | None = None, print_callback: Any = None, mount: Any = None,
                         cwd: str | None = None, os: Any = None, skip_type_check: bool = False) -> Any:
        """Runs a program up to its end, or until it waits for the host."""
        async with self._ready().turn:
            driver: AsyncDriver = self._begin(code, external_lookup, os, mount, print_callback, cwd)
        return await driver.step(lambda: driver.worker.feed(code, inputs, external_lookup, not skip_type_check))

    async def load_session(self, state: bytes) -> None:
        """Restores the dump of an idle session."""
        self._load(state, "session")

    async def load_snapshot(self, state: bytes, *, mount: Any = None, print_callback: Any = None, external_lookup: dict[str, Any] | None = None, os: Any = None) -> Any:
        """Restores the dump of a waiting feed, and returns its snapshot."""
        driver: AsyncDriver = self._ready()
        driver.begin(external_lookup, os, mount, print_callback)
        return snapshot_of(driver, self._load(state, "snapshot"), True)

    async def dump(self) -> bytes:
        """The session as bytes."""
        return self._ready().worker.dump()

    async def install_dependencies(self, requirements: list[str]) -> None:
        """Refused: programs can import only the modules that ship with the sandbox."""
        self._no_packages(requirements)

    @property
    def session_id(self) -> bytes | None:
        """None: all sessions are local."""
        return None


@final
class AsyncMonty(_Pool):
    """A pool of sandboxes for an event loop."""

    async def __aenter__(self) -> AsyncMonty:
        self._active = True
        return self

    async def __aexit__(self, *args: Any) -> None:
        self._active = False

    def checkout(self, *, script_name: str = "main.py", limits: ResourceLimits | None = None, type_check: bool = False, type_check_stubs: str | None = None,
                 type_check_format: TypeCheckFormat | None = None, type_check_color: bool = False, assert_message_annotations: bool | int = True,
                 print_flush_interval: float | None = None, os_policy: OSPolicy | None = None, external_modules: Modules | None = None) -> AsyncMontySession:
        """A session. It begins when it is entered."""
        settings = self._settings(script_name, limits, assert_message_annotations, print_flush_interval, os_policy, external_modules)
        return AsyncMontySession(self, settings, type_check, type_check_stubs, type_check_format, type_check_color)


