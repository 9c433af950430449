"""dspy-monty-interpreter on hognose.monty: DSPy's CodeInterpreter protocol, and an RLM whose model is scripted."""
# From PyPI: dspy-monty-interpreter==0.6.1 dspy==3.4.1
from __future__ import annotations

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import dspy
import pydantic_monty
import pytest
from dspy.primitives.code_interpreter import CodeExecutionError, CodeInterpreter, FinalOutput
from dspy_monty_interpreter import ExternalModule, MontyInterpreter, MountDir

import hognose.monty


def test_it_is_hognose() -> None:
    assert pydantic_monty is hognose.monty
    assert isinstance(MontyInterpreter(), CodeInterpreter)


def test_state_output_and_inputs() -> None:
    with MontyInterpreter() as interpreter:
        assert interpreter.execute("x = [1, 2]\nprint('seen', x)").strip() == "seen [1, 2]"
        assert interpreter.execute("sum(x) + n", variables={"n": 4}) == "7"
        assert interpreter.execute("class A:\n    k = 1\nclass B(A): pass\nB.k + len(list(i for i in (yielded() if False else x)))") == "3"


def test_tools() -> None:
    seen: list[Any] = []

    def lookup(key: str, times: int = 1) -> str:
        seen.append(key)
        return key.upper() * times

    async def later(key: str) -> str:
        await asyncio.sleep(0)
        return key + "!"

    with MontyInterpreter(tools={"lookup": lookup, "later": later}) as interpreter:
        assert interpreter.execute("lookup('a') + lookup(key='b', times=2) + later('c')") == "ABBc!"
        assert interpreter.execute("sorted(['bb', 'a'], key=lambda s: len(lookup(s)))") == "['a', 'bb']"
    assert seen == ["a", "b", "bb", "a"]


def test_submit_ends_the_program() -> None:
    with MontyInterpreter(output_fields=[{"name": "answer", "type": "str"}]) as interpreter:
        result = interpreter.execute("y = 1\nSUBMIT(answer='yes')\ny = 2")
        assert isinstance(result, FinalOutput) and result.output == {"answer": "yes"}


def test_failures() -> None:
    with MontyInterpreter(resource_limits={"max_feed_duration_secs": 3, "max_memory": 20_000_000}) as interpreter:
        with pytest.raises(SyntaxError):
            interpreter.execute("def")
        with pytest.raises(CodeExecutionError, match="ZeroDivisionError"):
            interpreter.execute("kept = 5\n1 / 0")
        with pytest.raises(CodeExecutionError, match="memory limit exceeded"):
            interpreter.execute("m = []\nwhile True: m.append('a' * 100000 + str(len(m)))")
        assert interpreter.execute("m = None\nkept") == "5"
        with pytest.raises(CodeExecutionError, match="time limit exceeded"):
            interpreter.execute("while True: pass")
        assert interpreter.execute("1 + 1") == "2"


def test_mounts_modules_and_threads(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("text")
    tools = ExternalModule({"add": lambda a, b: a + b}, stubs="def add(a: int, b: int) -> int: ...")
    made = MontyInterpreter.factory(mounts=[MountDir(virtual_path="/data", host_path=str(tmp_path), mode="read-only")], external_modules={"tools": tools})
    assert "a.txt" in made.execution_instructions and "def add" in made.execution_instructions
    with made() as interpreter:
        assert interpreter.execute("import os, tools\nos.listdir('/data'), open('/data/a.txt').read(), tools.add(1, 2)") == "(['a.txt'], 'text', 3)"
        found: list[Any] = []
        other = threading.Thread(target=lambda: found.append(interpreter.execute("'tools' in globals()")))
        other.start()
        other.join()
        assert found == ["False"]  # a session of its own


class Scripted(dspy.LM):
    """A model that answers with these fields, one answer after the other."""

    def __init__(self, *answers: dict[str, str]) -> None:
        super().__init__("scripted/model", cache=False)
        self._answers = list(answers)
        self.prompts: list[str] = []

    def forward(self, prompt: Any = None, messages: Any = None, **options: Any) -> Any:
        from litellm import Choices, Message, ModelResponse

        self.prompts.append(json.dumps(messages))
        text = "\n\n".join(f"[[ ## {name} ## ]]\n{value}" for name, value in self._answers.pop(0).items()) + "\n\n[[ ## completed ## ]]"
        return ModelResponse(choices=[Choices(message=Message(content=text), finish_reason="stop")], usage={"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": 2})


def test_a_recursive_model() -> None:
    model = Scripted(
        {"reasoning": "look", "code": "words = context.split()\nprint(len(words))"},
        {"reasoning": "done", "code": "def longest():\n    yield from sorted(words, key=len)\nSUBMIT(answer=list(longest())[-1])"},
    )
    with dspy.context(lm=model, adapter=dspy.ChatAdapter()):
        result = dspy.RLM("context -> answer", interpreter_factory=MontyInterpreter, max_iters=4)(context="a snake called hognose")
    assert result.answer == "hognose"
    assert len(model.prompts) == 2 and "Monty" in model.prompts[0]
