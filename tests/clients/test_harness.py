"""pydantic-ai-harness on hognose.monty: CodeMode with a scripted model, a tool that a person has to allow, and a REPL that is kept between runs."""
# From PyPI: pydantic-ai-harness[code-mode]==0.62.0
from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pydantic_monty
from pydantic_ai import Agent, RunContext
from pydantic_ai.capabilities import HandleDeferredToolCalls
from pydantic_ai.messages import ModelMessage, ModelResponse, TextPart, ToolCallPart, ToolReturnPart
from pydantic_ai.models.function import AgentInfo, FunctionModel
from pydantic_ai.tools import DeferredToolRequests, DeferredToolResults
from pydantic_ai_harness import CodeMode

import hognose.monty


class Script:
    """A model that writes these programs, one after the other, and then says that it is done. `seen`: what came of each."""

    def __init__(self, *programs: str) -> None:
        self._programs = list(programs)
        self.seen: list[Any] = []

    def __call__(self, messages: list[ModelMessage], info: AgentInfo) -> ModelResponse:
        self.seen += [part.content if isinstance(part, ToolReturnPart) else part.content for part in messages[-1].parts if part.part_kind in ("tool-return", "retry-prompt")]
        if self._programs:
            return ModelResponse(parts=[ToolCallPart("run_code", {"code": self._programs.pop(0)})])
        return ModelResponse(parts=[TextPart("done")])


class Store:
    """Keeps the REPL's state, and writes down the sizes."""

    def __init__(self) -> None:
        self.state: bytes | None = None
        self.loaded: list[int] = []

    async def load(self, ctx: RunContext[Any]) -> bytes | None:
        self.loaded.append(len(self.state or b""))
        return self.state

    async def save(self, ctx: RunContext[Any], state: bytes | None) -> None:
        self.state = state


def agent(model: Script, *capabilities: Any, **options: Any) -> Agent[None, str]:
    return Agent(FunctionModel(model), capabilities=[CodeMode(**options), *capabilities])


def test_it_is_hognose() -> None:
    assert pydantic_monty is hognose.monty


def test_tools_in_a_program() -> None:
    model = Script(
        "import asyncio\nfound = await asyncio.gather(*[price(item=i) for i in ('lamp', 'desk')])\nprint(found)\nsum(found)",
        "1 / 0",
        "class Total:\n    def __init__(self, parts): self.parts = parts\n    def __add__(self, n): return sum(self.parts) + n\nTotal(found) + 1",
    )
    made = agent(model)
    calls: list[str] = []

    @made.tool_plain
    async def price(item: str) -> int:
        calls.append(item)
        await asyncio.sleep(0.01)
        return len(item) * 10

    assert made.run_sync("what do they cost?").output == "done"
    assert calls == ["lamp", "desk"]
    first, second, third = model.seen
    assert "[40, 40]" in str(first) and "80" in str(first)
    assert "ZeroDivisionError" in str(second)
    assert "81" in str(third)


def test_wrong_programs_are_said() -> None:
    model = Script("nope(1)", "def", "import time\nwhile True: pass")
    assert agent(model, resource_limits={"max_duration_secs": 2}).run_sync("go").output == "done"
    assert "nope" in str(model.seen[0]) and "yntax" in str(model.seen[1]) and "time limit exceeded" in str(model.seen[2])


def test_a_person_allows_a_call() -> None:
    """The program stands at the call for as long as the person takes; then it goes on from there."""
    asked: list[Any] = []

    async def allow(ctx: RunContext[Any], requests: DeferredToolRequests) -> DeferredToolResults:
        asked.extend((call.tool_name, call.args_as_dict()) for call in requests.approvals)
        await asyncio.sleep(0.05)
        return requests.build_results(approvals={call.tool_call_id: call.args_as_dict()["amount"] < 100 for call in requests.approvals})

    model = Script("before = [1, 2]\na = await pay(amount=50)\nbefore.append(a)\nbefore", "b = await pay(amount=500)\nb")
    made = agent(model, HandleDeferredToolCalls(handler=allow))

    @made.tool_plain(requires_approval=True)
    def pay(amount: int) -> str:
        return f"paid {amount}"

    assert made.run_sync("pay").output == "done"
    assert asked == [("pay", {"amount": 50}), ("pay", {"amount": 500})]
    assert "paid 50" in str(model.seen[0]) and "denied" in str(model.seen[1])


def test_the_repl_is_kept_between_runs() -> None:
    """dump() and load_session(): what one run defined the next has, in another session."""
    store = Store()
    first = Script("class Tally:\n    def __init__(self): self.n = 0\n    def add(self, k):\n        self.n += k\n        return self.n\nt = Tally()\nt.add(2)")
    agent(first, repl_store=store).run_sync("begin", conversation_id="c")
    assert store.state is not None and b"MONTY\0" in store.state
    second = Script("t.add(40)")
    agent(second, repl_store=store).run_sync("go on", conversation_id="c")
    assert "42" in str(second.seen[0])
    assert store.loaded[0] == 0 and store.loaded[1] > 0


def test_files_and_the_clock(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("text")
    model = Script("from pathlib import Path\nPath('/work/b.txt').write_text(Path('/work/a.txt').read_text().upper())", "import time\ntime.sleep(0.01)\nimport os\nos.environ['X']")
    mount = pydantic_monty.MountDir(virtual_path="/work", host_path=str(tmp_path), mode="read-write")
    agent(model, mount=mount, os_access=pydantic_monty.OSAccess(environ={"X": "of the host"})).run_sync("go")
    assert (tmp_path / "b.txt").read_text() == "TEXT"
    assert "of the host" in str(model.seen[1])
