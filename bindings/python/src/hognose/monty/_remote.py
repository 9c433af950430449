"""What the interface has for sandboxes elsewhere, and for telemetry."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NoReturn, final

from ._errors import MontyDisconnectError
from ._spans import install


@final
class AsyncMontyRemote:
    """Sandboxes elsewhere: there is no relay here, and entering one is a MontyDisconnectError."""

    def __init__(self, url: str, *, max_processes: int | None = None, checkout_timeout: float | None = None, request_timeout: float | None = 10.0,
                 connect_headers: Callable[[], Mapping[str, str]] | None = None, feed_duration_limit_grace: float | None = 1.0,
                 turn_duration_limit_grace: float | None = 1.0, auto_resume: bool = True) -> None:
        self.url = url

    async def __aenter__(self) -> NoReturn:
        raise MontyDisconnectError(ConnectionError(f"cannot connect to {self.url}: hognose.monty runs sandboxes in this process only, use AsyncMonty()"))

    async def __aexit__(self, *args: Any) -> None:
        """Nothing is open."""

    def checkout(self, **options: Any) -> NoReturn:
        raise RuntimeError("the pool is not active — enter the Monty / AsyncMonty context manager first")


AsyncMontyWebsocket = AsyncMontyRemote


def instrument_telemetry(*, tracer: Any | None = None, meter: Any | None = None, logger: Any | None = None) -> None:
    """Takes the tracer that begins a span for each session, feed, and call of the host's. RuntimeError: there is one. Nothing is metered or logged: see docs/monty.md."""
    if tracer is not None:
        install(tracer)
