"""fastmcp on hognose.monty: a server whose tools are behind CodeMode, and a client that is a scripted model."""
# From PyPI: fastmcp-slim[code-mode,server,client]==4.2.3
from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pydantic_monty
import pytest
from fastmcp import Client, FastMCP
from fastmcp.exceptions import ToolError
from fastmcp.experimental.transforms.code_mode import CodeMode, MontySandboxProvider

import hognose.monty


def server(**options: Any) -> FastMCP:
    made = FastMCP("shop", transforms=[CodeMode(**options)])

    @made.tool
    def price(item: str) -> int:
        """The price of a thing."""
        return len(item) * 10

    @made.tool
    async def slow(n: int) -> int:
        """Comes later."""
        await asyncio.sleep(0.01)
        return n * 2

    @made.tool
    def broken() -> str:
        """Fails."""
        raise ToolError("out of order")

    return made


def done(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(work, 300))


async def programs(made: FastMCP, *codes: str) -> list[Any]:
    async with Client(made) as client:
        return [(await client.call_tool("execute", {"code": code})).content for code in codes]


def test_it_is_hognose() -> None:
    assert pydantic_monty is hognose.monty


def test_tools_are_found_and_called() -> None:
    async def run() -> None:
        async with Client(server()) as client:
            names = {tool.name for tool in await client.list_tools()}
            assert names == {"search", "get_schema", "execute"}
            found = await client.call_tool("search", {"query": "price of a thing"})
            assert "price" in str(found.content)
            result = await client.call_tool("execute", {"code": """
import asyncio
one = await call_tool("price", {"item": "lamp"})
later = await asyncio.gather(*[call_tool("slow", {"n": n}) for n in range(3)])
return {"price": one["result"], "later": [r["result"] for r in later]}
"""})
            assert "40" in str(result.content) and "[0,2,4]" in str(result.content).replace(" ", "")

    done(run())


def test_what_monty_lacks() -> None:
    code = """
class Shape:
    def __init__(self, n): self.n = n
    def area(self): raise NotImplementedError
class Square(Shape):
    def area(self): return self.n ** 2
def squares():
    for n in range(4):
        yield Square(n).area()
return sorted(squares(), key=lambda a: -a)
"""
    assert "[9,4,1,0]" in str(done(programs(server(), code))[0])


def test_failures_are_said() -> None:
    async def failing(code: str, **options: Any) -> str:
        async with Client(server(**options)) as client:
            with pytest.raises(ToolError) as info:
                await client.call_tool("execute", {"code": code})
            return str(info.value)

    assert "out of order" in done(failing('return await call_tool("broken", {})'))
    assert "Valid parameters for price" in done(failing('return await call_tool("price", {"thing": 1})'))
    assert "ZeroDivisionError" in done(failing("return 1 / 0"))
    short = MontySandboxProvider(limits={"max_feed_duration_secs": 0.2})
    small = MontySandboxProvider(limits={"max_memory": 20_000_000})
    assert "time limit exceeded" in done(failing("while True: pass", sandbox_provider=short))
    assert "memory limit exceeded" in done(failing("x = []\nwhile True: x.append('a' * 100000 + str(len(x)))", sandbox_provider=small))


def test_a_cancelled_run_stops() -> None:
    async def run() -> None:
        begun = asyncio.Event()

        async def begin() -> None:
            begun.set()

        provider = MontySandboxProvider(limits=None)  # nothing else ends the run
        task = asyncio.ensure_future(provider.run("await begin()\nwhile True: pass", external_functions={"begin": begin}))
        await begun.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    done(run())
