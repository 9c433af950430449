"""Sandboxes that are opened in advance, each for one user."""
from __future__ import annotations

import threading
from collections import deque
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from types import TracebackType
from typing import Any

from ._errors import DisposedError, HognoseError
from ._limits import Limits
from ._result import Result
from ._sandbox import Sandbox

WALL = 60.0


class Pool:
    """Keeps `size` sandboxes ready. All have the same options, which are those of ``Sandbox``. `setup`: a program that each sandbox runs first. A sandbox has
    one user and is closed afterwards, so nothing of a program is left for the next one. The default of limits.wall is 60 seconds here.
    May be used by many threads.
    """

    def __init__(self, size: int = 4, *, setup: str = "", **options: Any) -> None:
        if size < 1:
            raise HognoseError(f"size: {size!r} is below the minimum of 1 sandbox")
        limits: Limits = options.pop("limits", None) or Limits()
        self._first = Sandbox(**options, limits=limits.over(Limits(wall=WALL)))
        if setup:
            self._first.run(setup)
        self._copies = bool(setup)
        self._size = size
        self._ready: deque[Sandbox] = deque()
        self._lock = threading.Lock()
        self._open = True
        self.fill()

    def _make(self) -> Sandbox:
        with self._lock:  # only one thread at a time may use the first sandbox
            if not self._open:
                raise DisposedError("the pool is closed")
            if self._copies:
                return self._first.fork()
        box = Sandbox.__new__(Sandbox)
        box._begin(self._first._options).prepare()  # pyright: ignore[reportPrivateUsage]
        return box

    def fill(self) -> None:
        """Opens sandboxes until `size` are ready. The pool does so after each use; a host may also call this at another time."""
        while len(self._ready) < self._size:
            self._ready.append(self._make())

    @contextmanager
    def take(self) -> Generator[Sandbox, None, None]:
        """A sandbox for a ``with`` statement. At its end the sandbox is closed and replaced."""
        if not self._open:
            raise DisposedError("the pool is closed")
        try:
            box = self._ready.popleft()
        except IndexError:
            box = self._make()
        try:
            yield box
        finally:
            box.close()
            if self._open:
                self.fill()

    def run(self, code: str | bytes, *, inputs: Mapping[str, Any] | None = None, limits: Limits | None = None, filename: str | None = None) -> Result:
        """Runs a program in a separate sandbox."""
        with self.take() as box:
            return box.run(code, inputs=inputs, limits=limits, filename=filename)

    async def arun(self, code: str | bytes, *, inputs: Mapping[str, Any] | None = None, limits: Limits | None = None, filename: str | None = None) -> Result:
        """The same on the event loop."""
        with self.take() as box:
            return await box.arun(code, inputs=inputs, limits=limits, filename=filename)

    def close(self) -> None:
        """Closes the sandboxes that are ready. Those in use are closed at the end of their use."""
        self._open = False
        while self._ready:
            self._ready.popleft().close()
        with self._lock:
            self._first.close()

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None) -> None:
        self.close()
