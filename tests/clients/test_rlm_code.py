"""rlm-code 0.1.13, which no longer runs on today's Monty, on hognose.monty: its interpreter, its sandbox runtime, and its environment with a scripted model."""
# From PyPI: rlm-code==0.1.13
from __future__ import annotations

from pathlib import Path
from typing import Any

import pydantic_monty
from rlm_code.rlm.monty_interpreter import MontyCodeValidator, create_rlm_monty_interpreter
from rlm_code.rlm.pure_rlm_environment import PureRLMEnvironment
from rlm_code.sandbox.runtimes.base import RuntimeExecutionRequest
from rlm_code.sandbox.runtimes.monty_runtime import MontySandboxRuntime

import hognose.monty


class Scripted:
    """A model that writes these answers, one after the other, and answers what a program asks it."""

    def __init__(self, *answers: str) -> None:
        self._answers = list(answers)
        self.asked: list[str] = []

    def next(self) -> str:
        return self._answers.pop(0)

    def generate_response(self, prompt: str, **_: Any) -> str:
        self.asked.append(prompt)
        return f"<{prompt}>"


def block(code: str) -> str:
    return f"I look.\n\n```repl\n{code}\n```\n"


def test_it_is_hognose() -> None:
    assert pydantic_monty is hognose.monty
    assert MontySandboxRuntime.check_health() == (True, "pydantic-monty available")


def test_variables_stay_and_functions_are_called() -> None:
    interpreter = create_rlm_monty_interpreter(llm_query_fn=lambda prompt, model=None: prompt.upper(), tools=[len], timeout=5)
    interpreter.set_variable("context", ["one", "two"])
    first = interpreter.execute("found = [llm_query(w) for w in context]\nprint(found)")
    assert (first.output, first.error) == ("['ONE', 'TWO']\n", None)
    second = interpreter.execute("longest = sorted(found, key=lambda w: llm_query(w))[-1]\nSHOW_VARS()")
    assert second.error is None and interpreter.get_variable("longest") == "TWO"
    assert interpreter.execute("FINAL(longest)").final_output == {"answer": "TWO", "type": "direct"}
    assert interpreter.execute("SUBMIT(answer=longest, n=2)").submit_fields == {"answer": "TWO", "n": 2}
    assert interpreter.execute("FINAL_VAR('longest')").final_output == {"answer": "TWO", "type": "variable", "var": "longest"}
    state = interpreter.checkpoint()
    other = create_rlm_monty_interpreter()
    other.restore(state)
    assert other.execute("print(longest, len(found))").output == "TWO 2\n"


def test_failures_and_limits() -> None:
    interpreter = create_rlm_monty_interpreter(llm_query_fn=lambda prompt: 1 / 0, timeout=5, max_memory=30_000_000, max_allocations=10**9)
    assert "SyntaxError" in str(interpreter.execute("def").error)
    assert "ZeroDivisionError: division by zero" in str(interpreter.execute("llm_query('a')").error)
    assert interpreter.execute("try:\n    llm_query('a')\nexcept ZeroDivisionError as e:\n    print(e)").output == "division by zero\n"
    assert "time limit exceeded" in str(interpreter.execute("while True: pass").error)
    assert "memory limit exceeded" in str(interpreter.execute("x = []\nwhile True: x.append('a' * 100000 + str(len(x)))").error)
    assert "name 'nope' is not defined" in str(interpreter.execute("nope(1)").error)
    assert interpreter.stats.syntax_errors == 1 and interpreter.stats.runtime_errors == 4


def test_types_are_checked() -> None:
    validator = MontyCodeValidator(type_check=True)
    assert validator.validate("x = f(y)", known_vars={"y": str}, external_functions=["f"]) == (True, None)
    assert "Syntax error" in str(validator.validate("def")[1])
    assert "not assignable" in str(validator.validate("n: int = 'a'")[1])
    interpreter = create_rlm_monty_interpreter(type_check=True)
    result = interpreter.execute("n: int = 'a'\nprint(n)")
    assert "not assignable" in str(result.type_errors) and result.output == "a\n"


def test_a_file_in_the_sandbox(tmp_path: Path) -> None:
    code = tmp_path / "a.py"
    code.write_text("class A:\n    def __iter__(self):\n        yield from range(3)\nprint(list(A()))")
    request = RuntimeExecutionRequest(code_file=code, workdir=tmp_path, timeout_seconds=5, python_executable=Path("python3"), env={})
    done = MontySandboxRuntime().execute(request)
    assert (done.return_code, done.stdout, done.stderr) == (0, "[0, 1, 2]\n", "")
    code.write_text("open('/etc/passwd')")
    refused = MontySandboxRuntime().execute(request)
    assert refused.return_code == 1 and "Error" in refused.stderr


def test_an_environment(tmp_path: Path) -> None:
    """The loop of seed document 001: the model writes blocks, they run, and what they print comes back, until it says FINAL."""
    model = Scripted(
        block("parts = context.split('. ')\nprint(len(parts))"),
        block("answers = [llm_query(p) for p in parts]\nprint(answers[0])"),
        block("best = max(answers, key=len)\nFINAL(best)"),
    )
    made = PureRLMEnvironment(workdir=tmp_path, interpreter=create_rlm_monty_interpreter(timeout=5))
    made.initialize_context("A snake. It is called hognose. It lives in sand")
    seen: list[Any] = []
    for step in range(3):
        made.planner_prompt("what is it?", [], [], step)
        result = made.execute_action(made.parse_planner_response(model.next()), None, 5, llm_connector=model)
        seen.append(result.observation)
        if result.done:
            break
    assert result.done and result.final_response == "<It is called hognose>"
    assert model.asked == ["A snake", "It is called hognose", "It lives in sand"]
    assert "3" in str(seen[0]) and "<A snake>" in str(seen[1])
