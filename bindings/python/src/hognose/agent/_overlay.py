"""An agent's layer over a stable workspace: what it writes stays in its layer, and what it has not written is read from below."""
from __future__ import annotations

from typing import Literal, NamedTuple

from ._workspace import KeyValues, Named, Stat, Workspace, fail, is_directory, not_directory, not_found, parents_of, walk


class Change(NamedTuple):
    """A file that the agent's layer has otherwise than the stable one."""

    path: str
    kind: Literal["added", "modified"]
    before: bytes | None
    after: bytes


class Overlay:
    """Both layers as one workspace."""

    def __init__(self, agent: Workspace, stable: Workspace) -> None:
        self.agent = agent
        self.stable = stable

    @property
    def kv(self) -> KeyValues:
        """That of the agent's layer."""
        return self.agent.kv

    async def stat(self, path: str) -> Stat | None:
        return await self.agent.stat(path) or await self.stable.stat(path)

    async def read(self, path: str) -> bytes:
        return await (self.agent if await self.agent.stat(path) else self.stable).read(path)

    async def write(self, path: str, data: bytes) -> None:
        """Writes to the agent's layer; where the stable one has a directory of that name, or a file above it, it fails as there."""
        there = await self.stat(path)
        if there and there.kind == "dir":
            is_directory(path)
        for parent in parents_of(path):
            above = await self.stat(parent)
            if above and above.kind == "file":
                not_directory(parent)
        await self.agent.write(path, data)

    async def remove(self, path: str) -> None:
        """Takes back what the agent wrote; a file that the stable layer has is not removed through an overlay."""
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
        """Writes what has changed to the stable layer, and drops the agent's; the paths."""
        changes = await self.diff()
        for change in changes:
            await self.stable.write(change.path, change.after)
        await self.drop()
        return [change.path for change in changes]

    async def drop(self) -> None:
        """Gives the agent's files up."""
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
