"""agent-framework-monty on hognose.monty: an agent of Microsoft's Agent Framework whose model is scripted and writes code for its tools."""
# From PyPI: agent-framework-monty==1.0.0b261015 agent-framework-core==1.23.0
from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pydantic_monty
from agent_framework import Agent, BaseChatClient, ChatResponse, Content, FunctionInvocationLayer, Message, tool
from agent_framework_monty import FileMount, MontyCodeActProvider, MontyExecuteCodeTool

import hognose.monty


class Scripted(FunctionInvocationLayer, BaseChatClient):
    """A model that calls `execute_code` with these programs, and then says that it is done. `seen`: what came of them."""

    def __init__(self, *programs: str) -> None:
        super().__init__()
        self._programs = list(programs)
        self.seen: list[str] = []
        self.instructions = ""

    async def _inner_get_response(self, *, messages: Any, stream: bool, options: Any, **_: Any) -> ChatResponse:
        self.instructions = str(options.get("instructions"))
        self.seen += [str(content.to_dict()) for content in messages[-1].contents if content.type == "function_result"]
        if not self._programs:
            return ChatResponse(messages=[Message(role="assistant", contents=["done"])])
        call = Content.from_function_call(f"c{len(self._programs)}", "execute_code", arguments={"code": self._programs.pop(0)})
        return ChatResponse(messages=[Message(role="assistant", contents=[call])])


@tool(approval_mode="never_require")
async def price(item: str, count: int = 1) -> int:
    """What some things cost."""
    await asyncio.sleep(0.01)
    return len(item) * 10 * count


@tool(approval_mode="never_require")
async def broken() -> str:
    """Fails."""
    raise ValueError("out of order")


def answers(*programs: str, **options: Any) -> list[str]:
    model = Scripted(*programs)
    provider = MontyCodeActProvider(tools=[price, broken], approval_mode="never_require", **options)
    agent = Agent(client=model, name="a", instructions="Help.", context_providers=[provider])
    assert asyncio.run(agent.run("go")).text == "done"
    assert "price" in model.instructions
    return model.seen


def test_it_is_hognose() -> None:
    assert pydantic_monty is hognose.monty


def test_tools_in_programs() -> None:
    one, two, three = answers(
        "found = await asyncio.gather(price(item='lamp'), price(item='desk', count=2))\nprint('found')\nfound",
        "total = await call_tool('price', item='a')\nclass Base:\n    k = 1\nclass Sub(Base): pass\ntotal + Sub.k",
        "try:\n    await broken()\nexcept ValueError as error:\n    caught = str(error)\ncaught",
    )
    assert "found" in one and "[40, 80]" in one.replace("\n", "")
    assert "11" in two and "out of order" in three


def test_types_are_checked_before_a_tool_runs() -> None:
    wrong, unknown = answers("await price(item=5)", "nope(1)")
    assert "Expected `str`, found `Literal[5]`" in wrong
    assert "nope" in unknown


def test_failures_and_limits() -> None:
    failed, syntax, endless = answers("1 / 0", "def", "while True: pass", resource_limits={"max_feed_duration_secs": 2})
    assert "ZeroDivisionError" in failed and "yntax" in syntax and "time limit exceeded" in endless


def test_files(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "out").mkdir()
    (tmp_path / "in" / "a.txt").write_text("text")
    code = "from pathlib import Path\nPath('/out/b.txt').write_text(Path('/input/a.txt').read_text().upper())"
    run = MontyExecuteCodeTool(approval_mode="never_require", workspace_root=tmp_path / "in", file_mounts=[FileMount(tmp_path / "out", "/out", "read-write")])
    model = Scripted(code, "open('/etc/passwd').read()")
    assert asyncio.run(Agent(client=model, name="a", tools=[run]).run("go")).text == "done"
    assert (tmp_path / "out" / "b.txt").read_text() == "TEXT"
    assert "PermissionError" in model.seen[1]
