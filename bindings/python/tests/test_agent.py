"""Document 002, the executor: its eight contracts, and proofs that nothing else of the host is there, each beside what does work."""
import asyncio
import resource
from typing import Any

import pytest

from hognose.agent import AgentExecutor, ExecutionResult


def run(code: str, functions: "dict[str, Any] | None" = None, **options: Any) -> ExecutionResult:
    return asyncio.run(AgentExecutor(**options).execute(code, functions or {}, "test-agent"))


def error_of(code: str, functions: "dict[str, Any] | None" = None, **options: Any) -> str:
    result = run(code, functions, **options)
    assert result.success is False and result.error is not None
    return result.error


def test_002_the_defaults():
    executor = AgentExecutor()
    assert (executor.max_execution_time, executor.max_memory_bytes, executor.max_stack_depth) == (60, 104_857_600, 1000)
    assert AgentExecutor(1, 2 << 20, 50).max_stack_depth == 50


def test_002_contract_1_successful_execution():
    result = run("\nresult = 2 + 2\n")
    assert result.success is True
    assert result.return_value == 4
    assert result.error is None
    assert result.agent_id == "test-agent" and result.usage is not None and result.usage.steps > 0
    assert run("x = 1").return_value is None


def test_002_contract_2_syntax_errors_are_caught():
    error = error_of("\ndef broken(\n    pass\n")
    assert "syntax error" in error.lower()
    assert 'File "<test-agent>", line 2\n' in error
    assert error_of('x = "\0"').startswith("Syntax error: SyntaxError: source code string cannot contain null bytes")
    assert error_of('raise SyntaxError("mine")').startswith("Traceback")


def test_002_contract_3_runtime_errors_are_caught():
    error = error_of("\nundefined_variable\n")
    assert "name" in error.lower()
    assert error.endswith("NameError: name 'undefined_variable' is not defined")
    assert run('print("a")\n1/0').stdout == "a\n"


def test_002_contract_4_timeout_enforced():
    assert "timeout" in error_of("\nwhile True:\n    pass\n", max_execution_time=1).lower()
    for code in ('try:\n    while True: pass\nexcept BaseException: pass\nfinally: print("no")', "[x for x in iter(int, 1)]"):
        assert error_of(code, max_execution_time=0.3) == "Timeout: execution exceeded 0.3 s"

    async def wait() -> None:
        await asyncio.sleep(60)

    assert error_of("wait()", {"wait": wait}, max_wall_time=0.2) == "Timeout: execution exceeded 0.2 s, waiting included"


def test_002_contract_5_memory_limit_enforced():
    code = "\nbig_list = []\nfor i in range(10000000):\n    big_list.append([0] * 10000)\n"
    assert "memory" in error_of(code, max_memory_bytes=1024 * 1024).lower()
    assert run("result = sum(range(1000))", max_memory_bytes=1024 * 1024).return_value == 499500
    for code in (code, 'x = "a" * 10**9', "x = 7 ** 10**8", 'x = "%1000000000d" % 1'):
        assert error_of(code, max_memory_bytes=2 << 20).startswith("Limit: memory limit reached: limit 2097152")


def test_002_contract_6_external_functions_are_callable():
    async def read_file(path: str) -> str:
        await asyncio.sleep(0)
        return "hello world"

    result = run('\ncontent = read_file("test.txt")\nresult = len(content)\n', {"read_file": read_file})
    assert result.success is True
    assert result.return_value == len("hello world")
    assert run('result = await read_file("test.txt")', {"read_file": read_file}).return_value == "hello world"

    def broken(path: str) -> str:
        raise FileNotFoundError(f"no {path}")

    assert error_of('read_file("x")', {"read_file": broken}).endswith("FileNotFoundError: no x")
    assert error_of("for i in range(10): f()", {"f": lambda: 1}, max_calls=5).startswith("Limit: calls limit reached: limit 5")


def test_002_contract_7_imports_are_blocked():
    error = error_of("\nimport os\n")
    assert "import" in error.lower()
    for name in ("os", "sys", "json", "io", "builtins as b, os", "numpy", "importlib", "_io", "posix", "hognose"):
        assert error_of(f"import {name}").endswith("is refused: this sandbox does not allow it")
    for code in ('__import__("os")', "from os import path", 'exec("import os")', "eval(\"__import__('os')\")", '__builtins__.__import__("os")'):
        assert "ImportError: import of module 'os' is refused" in error_of(code)
    assert any(kind in error_of('__loader__.load_module("os")') for kind in ("ImportError", "AttributeError", "NameError"))


def test_002_contract_8_file_io_is_blocked():
    assert error_of('\nwith open("test.txt", "w") as f:\n    f.write("hello")\n').endswith("NameError: name 'open' is not defined")
    assert "'open'" in error_of('__builtins__.open("x")')


def test_002_stack_depth_enforced():
    assert "RecursionError: maximum recursion depth exceeded" in error_of("def f(): f()\nf()")
    assert run("def f(n): return n and f(n - 1)\nresult = f(900)").return_value == 0


def test_002_agent_code_cannot_bypass_the_sandbox():
    def below(name: str) -> Any:
        return run(f"class A: pass\nclass B(A): pass\nresult = [c.__name__ for c in {name}.__subclasses__()]").return_value

    assert (below("().__class__.__base__"), below("A")) == ([], ["B"])
    assert error_of('def f(): pass\nf.__globals__["os"]').endswith("KeyError: 'os'")
    assert error_of('"{0.__globals__[os]}".format(lambda: 1)').endswith("KeyError: 'os'")
    functions = {"read_file": lambda: ""}
    for name in ("__globals__", "__self__.constructor", "__code__", "__closure__"):
        assert "AttributeError" in error_of(f"read_file.{name}", functions)
    code = "try: 1/0\nexcept Exception as e: result = e.__traceback__.tb_frame.f_back.f_globals"
    assert error_of(code).endswith("AttributeError: 'NoneType' object has no attribute 'f_globals'")


def test_002_what_crosses_is_bounded():
    assert "ValueError" in error_of('take("x" * 20_000_000)', {"take": lambda x: 1})
    assert error_of('result = ["x" * 1000] * 50_000').startswith("Limit: value_bytes limit reached: limit 16777216")


def test_002_executions_share_nothing():
    executor = AgentExecutor()

    async def both() -> "list[ExecutionResult]":
        await executor.execute("x = 1\n__builtins__.y = 2", {}, "a")

        def make(n: int) -> Any:
            async def f() -> int:
                await asyncio.sleep(0.01)
                return n

            return f

        later = [executor.execute("result = f()", {"f": make(n)}, str(n)) for n in (1, 2)]
        return [await executor.execute('result = "x" in globals() or hasattr(__builtins__, "y")', {}, "b"), *await asyncio.gather(*later)]

    first, *others = asyncio.run(both())
    assert first.return_value is False
    assert [(r.agent_id, r.return_value) for r in others] == [("1", 1), ("2", 2)]


def test_002_no_memory_leaks_during_execution():
    executor = AgentExecutor()

    async def rounds(n: int) -> int:
        for i in range(n):
            await executor.execute("x = [str(i) for i in range(20_000)]\nresult = len(x)" if i % 2 else "1/0", {}, f"agent-{i}")
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss  # KiB on Linux, bytes on macOS: either way it hardly grows

    before, after = asyncio.run(rounds(20)), asyncio.run(rounds(60))
    assert after < 1.3 * before


def test_002_a_syntax_check_runs_nothing_and_what_means_nothing_is_refused():
    executor = AgentExecutor()
    assert executor.check("while True: pass") is None
    assert (executor.check("x = (") or "").startswith("Syntax error: ")
    with pytest.raises(TypeError, match="timeout"):
        AgentExecutor(timeout=3)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="not str"):
        asyncio.run(executor.execute(None, {}, "a"))  # type: ignore[arg-type]
    assert "not a Python identifier" in error_of("1", {"no name": lambda: 1})
