"""Repeating what failed, later and later."""
from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from .._signals import by_signal

T = TypeVar("T")


class RetryStrategy:
    """Repeats operations that fail: `max_attempts` in all. `min_delay`: seconds before the second one; each wait is twice the one before it, up to `max_delay`."""

    def __init__(self, max_attempts: int = 3, *, min_delay: float = 0.25, max_delay: float = 10.0) -> None:
        if not isinstance(max_attempts, int) or max_attempts < 1:  # pyright: ignore[reportUnnecessaryIsInstance]
            raise ValueError(f"max_attempts is {max_attempts!r}")
        self.max_attempts = max_attempts
        self.min_delay = min_delay
        self.max_delay = max_delay

    async def with_retry(self, operation: Callable[[], Awaitable[T]], error_handler: Callable[[Exception], Awaitable[Any]] | None = None) -> T:
        """What the operation gives, at the latest in its last attempt; what that raises is raised. The handler hears of each failure."""
        delay = self.min_delay
        for left in range(self.max_attempts - 1, -1, -1):
            try:
                return await operation()
            except Exception as error:
                if by_signal(error):
                    raise
                if error_handler:
                    await error_handler(error)
                if not left:
                    raise
            await asyncio.sleep(delay)
            delay = min(2 * delay, self.max_delay)
        raise AssertionError("the last attempt ends the loop")
