"""An agent's layer over a stable workspace: what it writes stays in its layer, and what it has not written is read from below."""
from __future__ import annotations

import asyncio
import weakref
from typing import Literal, NamedTuple

from ._workspace import KeyValues, Named, Stat, Workspace, check_place, fail, not_directory, not_found, walk


class Change(NamedTuple):
    """A file that the agent's layer has otherwise than the stable one."""

    path: str
    kind: Literal["added", "modified"]
    before: bytes | None
    after: bytes


class _Turns:
    """Whoever changes a layer takes a turn: one at a time on each event loop."""

    def __init__(self) -> None:
        self._locks: weakref.WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = weakref.WeakKeyDictionary()

    def take(self) -> asyncio.Lock:
        """For ``async with``."""
        return self._locks.setdefault(asyncio.get_running_loop(), asyncio.Lock())


_turns: weakref.WeakValueDictionary[int, _Turns] = weakref.WeakValueDictionary()


def _turns_of(layer: Workspace) -> _Turns:
    """Those of all overlays that have this layer, or an AgentFS that is in it, by its identity: an overlay keeps both."""
    return _turns.setdefault(id(getattr(layer, "shared", layer)), _Turns())


class Overlay:
    """Both layers as one workspace."""

    def __init__(self, agent: Workspace, stable: Workspace) -> None:
        self.agent = agent
        self.stable = stable
        self._turns = _turns_of(agent)

    @property
    def kv(self) -> KeyValues:
        """That of the agent's layer."""
        return self.agent.kv

    async def stat(self, path: str) -> Stat | None:
        return await self.agent.stat(path) or await self.stable.stat(path)

    async def read(self, path: str) -> bytes:
        if await self.agent.stat(path):
            try:
                return await self.agent.read(path)
            except FileNotFoundError:
                pass  # merged meanwhile
        return await self.stable.read(path)

    async def write(self, path: str, data: bytes) -> None:
        """Writes to the agent's layer; where the stable one has a directory of that name, or a file above it, it fails as there."""
        async with self._turns.take():
            await check_place(self, path)
            await self.agent.write(path, data)

    async def remove(self, path: str) -> None:
        """Takes back what the agent wrote; a file that the stable layer has is not removed through an overlay."""
        async with self._turns.take():
            if not await self.agent.stat(path) and await self.stable.stat(path):
                fail(PermissionError, path, "the file is in the stable layer")
            await self.agent.remove(path)

    async def diff(self) -> list[Change]:
        """What the agent has changed, in order of paths."""
        changes: list[Change] = []
        for path in await walk(self.agent):
            after = await self.agent.read(path)
            before = await self.stable.read(path) if await self.stable.stat(path) else None
            if before != after:
                changes.append(Change(path, "added" if before is None else "modified", before, after))
        return changes

    async def merge(self) -> list[str]:
        """Writes the changes to the stable layer, empties the agent's layer, and returns the changed paths. Writes through overlays of this layer wait until then.
        A file that is written directly to the layer meanwhile stays there."""
        changed: list[str] = []
        async with self._turns.take():
            for path in await walk(self.agent):
                after = await self.agent.read(path)
                before = await self.stable.read(path) if await self.stable.stat(path) else None
                if before != after:
                    await self.stable.write(path, after)
                    changed.append(path)
                if await self.agent.read(path) == after:
                    await self.agent.remove(path)
        return changed

    async def drop(self) -> None:
        """Gives the agent's files up."""
        async with self._turns.take():
            for path in await walk(self.agent):
                await self.agent.remove(path)

    async def list(self, path: str) -> list[Named]:
        above, below = await self.agent.stat(path), await self.stable.stat(path)
        there = above or below
        if there is None:
            not_found(path)
        if there.kind == "file":
            not_directory(path)
        found: dict[str, Named] = {}
        for layer, stat in ((self.stable, below), (self.agent, above)):
            if stat and stat.kind == "dir":
                found.update((entry.name, entry) for entry in await layer.list(path))
        return sorted(found.values())
