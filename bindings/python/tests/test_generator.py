"""Document 002, code generation and retry: their contracts, with scripted models."""
import asyncio
import re
import sys
import types
from typing import Any

import pytest

from hognose import Function, HognoseError
from hognose.agent import AgentExecutor, CodeGenerator, Failed, MemoryWorkspace, Overlay, RetryStrategy, create_external_functions, extract_code

SCRIPT = 'files = search_files("*.py")\nfor path in files:\n    write_file(path, "# comment\\n" + read_file(path))\nsubmit_result("done", files)'


def quick(attempts: int = 3) -> RetryStrategy:
    return RetryStrategy(attempts, min_delay=0.001)


class Scripted:
    """A model that gives these answers in turn, the last one again."""

    def __init__(self, *answers: Any) -> None:
        self.answers = answers
        self.prompts: list[str] = []

    def __call__(self, prompt: str) -> Any:
        self.prompts.append(prompt)
        answer = self.answers[min(len(self.prompts), len(self.answers)) - 1]
        if isinstance(answer, Exception):
            raise answer
        return answer


def generator(*answers: Any, **options: Any) -> "tuple[CodeGenerator, Scripted]":
    model = Scripted(*answers)
    return CodeGenerator(model, **{"retry": quick(), **options}), model


def test_002_generation_contract_1_generate_valid_python_code():
    async def model(prompt: str) -> str:
        return f"Here you are:\n```python\n{SCRIPT}\n```\nGood luck."

    code = asyncio.run(CodeGenerator(model=model).generate("Add docstrings to functions"))
    assert isinstance(code, str)
    assert len(code) > 0
    assert "def " in code or "=" in code
    assert code == SCRIPT


def test_002_generation_contract_1_with_the_name_of_a_model(monkeypatch: pytest.MonkeyPatch):
    def get_model(name: str) -> Any:
        return types.SimpleNamespace(prompt=lambda text: types.SimpleNamespace(text=lambda: f"name = {name!r}"))

    monkeypatch.setitem(sys.modules, "llm", types.SimpleNamespace(get_model=get_model, get_default_model=lambda: get_model("default")))
    assert asyncio.run(CodeGenerator(model="gpt-4").generate("t")) == "name = 'gpt-4'"
    assert asyncio.run(CodeGenerator().generate("t")) == "name = 'default'"
    monkeypatch.setitem(sys.modules, "llm", None)
    with pytest.raises(HognoseError, match="install the PyPI package llm"):
        asyncio.run(CodeGenerator(model="gpt-4", retry=quick(1)).generate("t"))


def test_002_generation_contract_2_extract_code_from_markdown():
    assert CodeGenerator().extract_code("```python\nresult = 2 + 2\n```") == "result = 2 + 2"


def test_002_generation_contract_3_extract_code_without_markdown():
    assert CodeGenerator().extract_code("result = 2 + 2") == "result = 2 + 2"


@pytest.mark.parametrize("answer,wanted", [
    ("```\nx = 1\n```", "x = 1"), ("```py\nx = 1\n```", "x = 1"), ("```Python3\nx = 1\n```", "x = 1"), ("~~~python\nx = 1\n~~~", "x = 1"), ('```python title="a.py"\nx = 1\n```', "x = 1"),
    ("``` {.python}\nx = 1\n```", "x = 1"), ("Sure!\n\n```python\r\nx = 1\r\ny = 2\r\n```\r\nDone.", "x = 1\ny = 2"), ("```python\nx = 1", "x = 1"),
    ('````python\ns = """\n```\n"""\n````', 's = """\n```\n"""'), ("1. Do:\n   ```python\n   if a:\n       b\n   ```", "if a:\n    b"),
    ("```python\na = 1\n```\nand then\n```python\nb = a\n```", "a = 1\n\nb = a"), ("```bash\npip install x\n```\n```python\nx = 1\n```", "x = 1"), ("```json\n{}\n```\n```\nx = 1\n```", "x = 1"),
    ("`x = 1`", "x = 1"), ("<python>\nx = 1\n</python>", "x = 1"), ("text <code>x = 1</code> text", "x = 1"), ("```pycon\n>>> x = 1\n>>> if x:\n...     y = 2\n1\n```", "x = 1\nif x:\n    y = 2"),
    ("\ufeffx = 1\n", "x = 1"), ("\n\n    \nif x:\n    y\n\n", "if x:\n    y"), ("```python\n```", ""), ("", ""), ("```toml\na = 1\n```", "a = 1"),
    ("```python x = 1```", "x = 1"), ("So: ```x = 1```.", "x = 1"), ("```python\nx = 1```", "x = 1"), ("```python\nx = 1```\nDone.", "x = 1"), ("Here: ```python\nx = 1\n```", "x = 1"),
    ("Fence it in ``` please.\n```python\nx = 1\n```", "x = 1"), ("* ```python\n  if a:\n      b\n  ```", "if a:\n    b"), ("2) ```py\n   x = 1\n   ```", "x = 1"),
    ("> ```python\n> if a:\n>     b\n> ```", "if a:\n    b"), ("```\npython\nx = 1\n```", "x = 1"),
    ('```python\ns = """\n```bash\nls\n```\n"""\nprint(s)\n```\nbye', 's = """\n```bash\nls\n```\n"""\nprint(s)'),
    ("<think>\nMaybe\n```python\nbad()\n```\n</think>\n```python\ngood()\n```", "good()"), ("<think>Hm.</think>\nx = 1", "x = 1"), ("Hm: bad()\n</think>\n\nx = 1", "x = 1"),
    ("<THINKING>a</Thinking>x = 1", "x = 1"), ('print("</think>")', 'print("</think>")'), ("[PYTHON]\nx = 1\n[/PYTHON]", "x = 1"), ("<execute>\nx = 1\n</execute>", "x = 1"),
    ('<code language="python">\nx = 1\n</code>', "x = 1"), ('print("<code>hi</code>")', 'print("<code>hi</code>")'),
])
def test_002_code_is_found_however_it_is_fenced(answer: str, wanted: str):
    assert extract_code(answer) == wanted


@pytest.mark.parametrize("answer", ["`" * 10**6, "```\n" * 200_000, "<code>" * 100_000, " " * 10**6, "\n" * 10**6, (" " * 100_000 + "`") * 3, ">>> \n" * 200_000,
                                    "```x\n```y\n```\n" * 100_000, "> ```\n" * 200_000, "```a``b" * 100_000, "- " * 500_000, "<think>" * 100_000, "</think>" * 100_000, "```x" * 200_000,
                                    " " * 100_000 + "```python"],
                         ids=["ticks", "fences", "tags", "blanks", "lines", "indents", "prompts", "nested", "quotes", "inlines", "markers", "thoughts", "ends", "openings", "behind"])
def test_002_hostile_answers_are_read_in_linear_time(answer: str):
    assert isinstance(extract_code(answer), str)


def test_002_generation_contract_4_generated_code_is_executable():
    make, model = generator("```python\nx = (\n```", "I am sorry, I cannot.", "", SCRIPT, retry=quick(4))
    code = asyncio.run(make.generate("List all Python files and count their lines"))
    compile(code, "<string>", "exec")
    assert code == SCRIPT
    assert "List all Python files and count their lines" in model.prompts[0]
    assert re.search(r"x = \(\n\nIt failed:\nSyntax error: [\s\S]*line 1[\s\S]*was never closed", model.prompts[1])
    assert "I am sorry, I cannot.\n\nIt failed:\nSyntax error" in model.prompts[2]
    assert "It failed:\nThe answer has no code." in model.prompts[3]
    with pytest.raises(HognoseError, match="^Syntax error: "):
        asyncio.run(generator("x = (")[0].generate("t"))


def test_002_generation_contract_5_generated_code_uses_external_functions():
    make, model = generator(SCRIPT)
    code = asyncio.run(make.generate("Read all .py files and add a comment"))
    assert "read_file" in code or "search_files" in code
    assert "write_file" in code
    assert "submit_result" in code
    for line in ("- read_file(path: str) -> str", '- search_content(pattern: str, path: str = ".") -> list[dict]', "- submit_result(summary: str, changed_files: list[str]) -> bool"):
        assert f"\n{line}\n" in model.prompts[0]
    agent, stable = MemoryWorkspace(), MemoryWorkspace({"a.py": "x = 1\n"})
    result = asyncio.run(AgentExecutor().execute(code, create_external_functions(agent, stable), "agent"))
    assert (result.success, result.error) == (True, None)
    assert asyncio.run(agent.read("a.py")) == b"# comment\nx = 1\n"


def test_002_the_prompt_lists_other_functions_by_their_signatures():
    def g(a: int, b: str = "{}") -> None: ...

    prompt = generator(functions={"f": Function(signature="(x: int) -> str"), "g": g, "h": Function()})[0].prompt("t {0}")
    assert "t {0}\n" in prompt and "\n- f(x: int) -> str\n" in prompt and "\n- g(a: int, b: str = '{}') -> None\n- h(...)\n" in prompt
    assert "\n* own line\n" in generator(functions="* own line")[0].prompt("t")


def test_002_a_model_that_fails_is_asked_again():
    make, model = generator(TypeError("network"), TypeError("network"), "x = 1")
    assert asyncio.run(make.generate("t")) == "x = 1" and len(model.prompts) == 3
    for wrong in (3, "x" * (2**20 + 1)):
        with pytest.raises(HognoseError, match="gave no text"):
            asyncio.run(generator(wrong)[0].generate("t"))


def test_002_solve_a_program_that_fails_is_written_anew_with_its_error():
    make, model = generator("write_file('a', 'x')\n1/0", "result = file_exists('a')")
    agent, stable = MemoryWorkspace(), MemoryWorkspace()
    functions = create_external_functions(agent, stable)
    solution = asyncio.run(make.solve("compute", AgentExecutor(), functions, "a", reset=Overlay(agent, stable).drop))
    assert (solution.code, solution.programs, solution.result.return_value) == ("result = file_exists('a')", 2, False)
    assert re.search(r"1/0\n\nIt failed:\n[\s\S]*ZeroDivisionError: division by zero", model.prompts[1])
    never = asyncio.run(generator("1/0")[0].solve("compute", AgentExecutor(), {}, "a", max_programs=2))
    assert (never.programs, never.result.success) == (2, False)
    assert "earlier" in (lambda m: asyncio.run(m[0].generate("t", failed=Failed("x", "e"))) and m[1].prompts[0])(generator("y = 1"))


def test_002_retry_contract_1_retry_on_failure():
    attempts = 0

    async def failing_operation() -> str:
        nonlocal attempts
        attempts += 1
        if attempts < 3:
            raise ValueError("Not yet")
        return "success"

    result = asyncio.run(quick().with_retry(failing_operation))
    assert result == "success"
    assert attempts == 3


def test_002_retry_contract_2_give_up_after_max_attempts():
    attempts = 0

    async def always_fails() -> None:
        nonlocal attempts
        attempts += 1
        raise ValueError("Always fails")

    with pytest.raises(ValueError, match="Always fails"):
        asyncio.run(quick().with_retry(always_fails))
    assert attempts == 3


def test_002_retry_contract_3_error_handler_called_on_each_failure():
    errors: list[str] = []

    async def failing_operation() -> None:
        raise ValueError("Failure")

    async def error_handler(e: Exception) -> None:
        errors.append(str(e))

    with pytest.raises(ValueError):
        asyncio.run(quick().with_retry(failing_operation, error_handler))
    assert errors == ["Failure"] * 3
    assert RetryStrategy().max_attempts == 3
    for wrong in (0, 1.5):
        with pytest.raises(ValueError, match="max_attempts"):
            RetryStrategy(wrong)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="attempts"):
        RetryStrategy(attempts=3)  # type: ignore[call-arg]


def test_002_retry_waits_double(monkeypatch: pytest.MonkeyPatch):
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    async def fails() -> None:
        raise ValueError

    monkeypatch.setattr(asyncio, "sleep", sleep)
    with pytest.raises(ValueError):
        asyncio.run(RetryStrategy(6, max_delay=1.0).with_retry(fails))
    assert waits == [0.25, 0.5, 1.0, 1.0, 1.0]
