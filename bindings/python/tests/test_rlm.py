"""Document 001, the interpreter: each example, and each row of its tables."""
import asyncio
import json
import subprocess
import sys
import threading
from typing import Any

import pytest

from hognose import Handle, HognoseError, LimitError
from hognose.rlm import (
    CodeResult, ExecutionStats, Interpreter, MontyCodeResult, MontyCodeValidator, MontyExecutionStats, MontyInterpreter, create_rlm_interpreter, create_rlm_monty_interpreter,
)


def started(*args: Any, **options: Any) -> Interpreter:
    interp = Interpreter(*args, **options)
    interp.start()
    return interp


def error_of(interp: Interpreter, code: str) -> str:
    error = interp.execute(code).error
    assert error is not None
    return error


def test_001_the_names_of_the_document():
    assert (MontyInterpreter, MontyCodeResult, MontyExecutionStats, create_rlm_monty_interpreter) == (Interpreter, CodeResult, ExecutionStats, create_rlm_interpreter)


def test_001_basic_execution():
    interp = MontyInterpreter()
    interp.start()
    result = interp.execute("x = 1 + 2\nprint(x)")
    assert result.output == "3\n"
    assert result.variables == {"x": "3"}
    assert result.error is None


def test_001_variable_persistence_across_steps():
    interp = MontyInterpreter()
    interp.start()
    interp.execute("a = 10")
    result = interp.execute("b = a * 2\nprint(b)")
    assert result.output == "20\n"
    assert result.variables == {"a": "10", "b": "20"}
    interp.execute("class P: pass\ndef f(): return a\nimport json\nit = iter([1, 2])")
    assert interp.execute("print(f(), type(P()).__name__, json.dumps([next(it)]))").output == "10 P [1]\n"


def test_001_external_functions():
    asked: list[Any] = []

    def my_llm_query(prompt: str, model: "str | None" = None) -> str:
        asked.append((prompt, model))
        return "The answer is 42"

    interp = create_rlm_monty_interpreter(llm_query_fn=my_llm_query)
    result = interp.execute('answer = llm_query("What is 6*7?")\nprint(answer)\nllm_query("b", model="m")\nllm_query("c", "n")')
    assert result.output == "The answer is 42\n"
    assert asked == [("What is 6*7?", None), ("b", "m"), ("c", "n")]
    assert result.execution_snapshots == 3


def test_001_final_terminates_and_the_program_cannot_catch_it():
    interp = create_rlm_monty_interpreter()
    result = interp.execute('FINAL("The answer is 42")')
    assert result.final_output == {"answer": "The answer is 42", "type": "direct"}
    result = interp.execute('print("a")\ntry:\n    FINAL(42)\nexcept BaseException: print("caught")\nfinally: print("no")\nprint("b")')
    assert (result.final_output, result.output, result.error, result.submit_fields) == ({"answer": 42, "type": "direct"}, "a\n", None, None)
    assert interp.execute("1 + 1").final_output is None
    assert interp.execute('def f():\n    FINAL([1, {"a": None}])\nf()').final_output == {"answer": [1, {"a": None}], "type": "direct"}
    assert error_of(interp, "FINAL()").endswith("TypeError: FINAL() missing 1 required positional argument: 'answer'")


def test_001_final_var_terminates_with_a_variable():
    interp = create_rlm_monty_interpreter()
    assert interp.execute('x = [1, 2]\nFINAL_VAR("x")').final_output == {"answer": [1, 2], "type": "variable"}
    assert error_of(interp, 'FINAL_VAR("nothing")').endswith("NameError: FINAL_VAR(): there is no variable named 'nothing'")
    assert "TypeError: FINAL_VAR() takes the name of a variable, as a str" in error_of(interp, "FINAL_VAR(x)")


def test_001_submit_terminates_with_its_fields():
    interp = create_rlm_monty_interpreter()
    result = interp.execute('SUBMIT(answer="42", confidence=0.95)')
    assert result.submit_fields == {"answer": "42", "confidence": 0.95}
    assert (result.final_output, result.error) == (None, None)
    assert error_of(interp, "SUBMIT(1)").endswith("TypeError: SUBMIT() takes keyword arguments only")


def test_001_show_vars_gives_the_listing_and_goes_on():
    result = create_rlm_interpreter().execute('x = 1.0\nclass P: pass\np = P()\nprint(SHOW_VARS())\nprint("on")')
    assert (result.output, result.error) == ("{'x': 'float', 'P': 'type', 'p': 'P'}\non\n", None)


def test_001_custom_external_functions_before_and_after_the_start():
    interp = MontyInterpreter()
    interp.start()
    interp.register_external("fetch_data", lambda key: {"value": key.upper()})
    result = interp.execute('data = fetch_data("hello")\nprint(data)')
    assert result.output == "{'value': 'HELLO'}\n"
    early = Interpreter()
    early.register_external("f", lambda x, *, y: x + y)
    assert early.execute("print(f(1, y=2))").output == "3\n"
    early.register_external("f", lambda: "anew")
    assert early.execute("print(f())").output == "anew\n"
    wrong: list[Any] = [("a b", len), ("", len), ("g", 3), ("h", None)]
    for name, handler in wrong:
        with pytest.raises(HognoseError):
            early.register_external(name, handler)


def test_001_what_an_external_function_raises_is_an_exception_which_the_program_may_catch():
    class Odd(Exception):
        pass

    def broken() -> None:
        raise Odd("no")

    def missing() -> None:
        raise KeyError("k")

    interp = started(tools=[broken, missing])
    assert interp.execute("try: missing()\nexcept KeyError as e: print(e)").output == "'k'\n"
    assert error_of(interp, "broken()").endswith("\nOdd: no")
    asking = create_rlm_interpreter(llm_query_fn=lambda prompt: 1)
    assert error_of(asking, "llm_query(3)").endswith("TypeError: llm_query() takes a prompt as a str")
    assert "TypeError: llm_query() takes from 1 to 2 positional arguments but 3 were given" in error_of(asking, 'llm_query("a", "b", "c")')
    assert "TypeError: llm_query() got an unexpected keyword argument 'other'" in error_of(asking, 'llm_query("a", other=1)')

    def stop() -> None:
        raise KeyboardInterrupt

    interp.register_external("stop", stop)
    with pytest.raises(KeyboardInterrupt):
        interp.execute("stop()")
    assert interp.execute("print(1)").output == "1\n"


def test_001_llm_query_batched_asks_for_all_prompts_together():
    together = threading.Barrier(3, timeout=300)

    def query(prompt: str) -> str:
        together.wait()
        return prompt.upper()

    assert create_rlm_interpreter(llm_query_fn=query).execute('print(llm_query_batched(["a", "b", "c"]), llm_query_batched([]))').output == "['A', 'B', 'C'] []\n"
    batched = create_rlm_interpreter(llm_query_batched_fn=lambda prompts, model: [f"{p}:{model}" for p in prompts])
    assert batched.execute('print(llm_query_batched(["a"], "m"))').output == "['a:m']\n"
    assert error_of(batched, 'llm_query_batched("a")').endswith("TypeError: llm_query_batched() takes a list of prompts as str")


def test_001_handlers_may_be_async_also_where_a_loop_runs():
    async def query(prompt: str) -> str:
        await asyncio.sleep(0.001)
        return prompt + "!"

    interp = create_rlm_interpreter(llm_query_fn=query)
    assert interp.execute('print(llm_query("a"))').output == "a!\n"

    async def main() -> str:
        return interp.execute('print(llm_query("b"))').output

    assert asyncio.run(main()) == "b!\n"


def test_001_the_factory_registers_what_is_given_and_the_rest_always():
    def names(interp: Interpreter) -> str:
        every = ("FINAL", "FINAL_VAR", "SUBMIT", "SHOW_VARS", "llm_query", "llm_query_batched")
        return interp.execute(f"print(*[n for n in {every} if n in globals()])").output.strip()

    def add(a: int, b: int) -> int:
        return a + b

    assert names(create_rlm_interpreter()) == "FINAL FINAL_VAR SUBMIT SHOW_VARS"
    assert names(create_rlm_interpreter(llm_query_fn=str)) == "FINAL FINAL_VAR SUBMIT SHOW_VARS llm_query llm_query_batched"
    assert names(create_rlm_interpreter(llm_query_batched_fn=list)) == "FINAL FINAL_VAR SUBMIT SHOW_VARS llm_query_batched"
    assert names(started()) == ""
    assert create_rlm_interpreter(tools=[add]).execute("print(add(1, 2))").output == "3\n"
    full = create_rlm_monty_interpreter(llm_query_fn=str, timeout=30, max_memory=50_000_000, max_allocations=100_000, type_check=True)
    assert full.execute("print(1)").output == "1\n"


def test_001_checkpoint_and_restore():
    interp = MontyInterpreter()
    interp.start()
    interp.execute("x = 42")
    checkpoint = interp.checkpoint()
    assert checkpoint["variables"] == {"x": 42} and checkpoint["stats"]["total_executions"] == 1
    interp2 = MontyInterpreter()
    interp2.start()
    interp2.restore(json.loads(json.dumps(checkpoint)))
    result = interp2.execute("print(x)")
    assert result.output == "42\n"
    assert interp2.stats.total_executions == 2
    interp2.restore({"variables": {"y": [1]}, "stats": {}})
    assert interp2.execute("print(y)").variables == {"y": "[1]"}
    wrong: list[Any] = [None, {}, {"variables": []}, {"variables": {}, "snapshot": 3}, {"variables": {}, "snapshot": "%"}, {"variables": {}, "snapshot": "aGFsbG8="},
                        {"variables": {}, "stats": {"runtime_errors": -1}}, {"variables": {}, "stats": {"runtime_errors": "x"}}]
    for state in wrong:
        with pytest.raises(HognoseError):
            interp2.restore(state)
    assert interp2.execute("print(y)").output == "[1]\n"


def elsewhere(state: "dict[str, Any]", code: str) -> str:
    program = f"""import json, sys
from hognose.rlm import create_rlm_interpreter
interp = create_rlm_interpreter(llm_query_fn=lambda prompt: prompt + "!")
interp.start()
interp.restore(json.load(sys.stdin))
{code}"""
    return subprocess.run([sys.executable, "-c", program], input=json.dumps(state), capture_output=True, text=True, check=True).stdout


def test_001_restore_in_a_new_process_functions_classes_and_iterators_with_it():
    interp = create_rlm_interpreter(llm_query_fn=lambda prompt: "")
    interp.execute('it = iter(range(9))\nnext(it)\nclass P:\n    def f(self): return llm_query("hi")')
    assert elsewhere(interp.checkpoint(), "print(interp.execute('print(next(it), P().f())').output)") == "1 hi!\n\n"


def test_001_and_in_the_middle_of_an_external_call():
    state: dict[str, Any] = {}

    def query(prompt: str) -> str:
        state.update(interp.checkpoint())
        return "here"

    interp = create_rlm_interpreter(llm_query_fn=query)
    assert interp.execute('n = 5\nprint("before")\nanswer = llm_query("what")\nprint(answer, n)').output == "before\nhere 5\n"
    code = "p = interp.pending\nprint(p.name, p.args, p.kwargs)\nr = interp.resume()\nprint(json.dumps([r.output, r.error, r.variables, interp.pending, r.execution_snapshots]))"
    assert elsewhere(state, code) == "llm_query ('what',) {}\n" + '["what! 5\\n", null, {"n": "5", "answer": "\'what!\'"}, null, 1]\n'
    with pytest.raises(HognoseError, match="no block is paused"):
        started().resume()


def test_001_code_result_has_all_fields_with_their_defaults():
    assert vars(CodeResult("x")) == {
        "output": "x", "error": None, "variables": {}, "final_output": None, "submit_fields": None, "type_errors": None, "resource_usage": {}, "execution_snapshots": 0,
    }
    result = started().execute("print(1)")
    assert sorted(result.resource_usage) == ["calls", "memory", "output", "peak_memory", "steps", "time"]
    result.resource_usage = {}
    assert result == CodeResult("1\n")


def test_001_execution_stats():
    def f() -> int:
        return 1

    interp = started(tools=[f], type_check=True)
    assert interp.stats == ExecutionStats(0, 0, 0.0, 0, 0, 0)
    for code in ("f(); f()", "1/0", "x = (", "import sys; sys.exit(3)", "nowhere"):
        interp.execute(code)
    stats = interp.stats
    assert stats.total_time_secs > 0
    stats.total_time_secs = 0.0
    assert stats == ExecutionStats(total_executions=5, total_external_calls=2, type_check_failures=1, syntax_errors=1, runtime_errors=3)


def test_001_type_check_says_what_it_finds_and_the_block_runs():
    interp = started(type_check=True)
    result = interp.execute("print('ran')\ndef f(): return nowhere")
    assert result.output == "ran\n" and result.error is None
    assert result.type_errors is not None and result.type_errors.startswith("line 2, column 17: ") and "nowhere" in result.type_errors
    assert interp.execute("x = 1").type_errors is None
    assert started().execute("def f(): return nowhere").type_errors is None


def test_001_variables_tools_and_namespace():
    def f() -> int:
        return 1

    interp = started(tools=[f])
    interp.set_variable("x", {"a": [1]})
    assert interp.execute("print(x, y)\nz = x\ndef g(): return 7", {"y": "why"}).output == "{'a': [1]} why\n"
    assert (interp.get_variable("z"), interp.get_variable("none"), interp.tools) == ({"a": [1]}, None, [f])
    assert list(interp.variables) == ["x", "y", "z", "g"] == list(interp.namespace)
    g = interp.variables["g"]
    assert isinstance(g, Handle) and g() == 7


def test_001_shutdown_clears_the_state_and_a_start_begins_anew():
    interp = started()
    interp.execute("x = 1")
    interp.shutdown()
    for use in (lambda: interp.get_variable("x"), interp.checkpoint, lambda: interp.set_variable("x", 1), lambda: interp.restore({"variables": {}})):
        with pytest.raises(HognoseError, match="not started"):
            use()
    interp.start()
    assert (interp.variables, interp.stats.total_executions) == ({}, 0)
    assert "NameError" in error_of(interp, "x")


def test_001_validate_code():
    interp = create_rlm_interpreter(type_check=True)
    assert interp.validate_code("x = 1\nFINAL(x)") == (True, None)
    assert interp.validate_code("x = ") == (False, "Syntax error: invalid syntax (<block>, line 1)")
    interp.execute("y = 1")
    assert interp.validate_code("y + 1") == (True, None)
    ok, error = interp.validate_code("FINAL(1, 2)")
    assert ok is False and (error or "").startswith("Type error: line 1")
    assert interp.stats.total_executions == 1


def test_001_limit_max_duration_secs():
    interp = started(resource_limits={"max_duration_secs": 3})
    result = interp.execute('print("a")\nx = 1\ntry:\n    while True: pass\nexcept BaseException: pass')
    assert (result.error or "").startswith("time limit reached: limit 3")
    assert (result.output, result.variables) == ("a\n", {"x": "1"})
    result = interp.execute('import time\nprint("b")\ntime.sleep(1e6)')
    assert (result.error, result.output) == ("timeout: the program sleeps for longer than 3 s", "b\n")
    assert interp.execute("import time\ntime.sleep(0.01)\nprint(x)").output == "1\n"
    assert error_of(started(0.2), "while True: pass").startswith("time limit reached: limit 0.2")


def test_001_limit_max_memory():
    interp = started(resource_limits={"max_memory": 10_000_000})
    assert error_of(interp, 'x = "a" * 20_000_000').startswith("memory limit reached: limit 10000000")
    assert interp.execute("print(1)").output == "1\n"


def test_001_limit_max_allocations():
    interp = started(resource_limits={"max_allocations": 50_000})
    result = interp.execute('print("a")\nx = 1\ntry:\n    while True: y = object()\nexcept BaseException: pass')
    assert (result.error or "").startswith("allocations limit reached: limit 50000, used 500")
    assert (result.output, result.variables["x"]) == ("a\n", "1")
    assert interp.execute("z = [object() for _ in range(40_000)]\nprint(x)").output == "1\n"  # each block has all of them
    assert error_of(create_rlm_interpreter(max_allocations=1000, max_memory=20_000_000), "[[] for _ in range(2000)]").startswith("allocations limit reached: limit 1000")


def test_001_limit_max_recursion_depth():
    interp = started(resource_limits={"max_recursion_depth": 100})
    assert "RecursionError: maximum recursion depth exceeded" in error_of(interp, "def f(n): return n and f(n - 1)\nf(200)")
    assert interp.execute("print(f(50))").output == "0\n"


def test_001_limits_beyond_the_document():
    def f() -> int:
        return 1

    interp = started(resource_limits={"max_steps": 10_000, "max_external_calls": 2, "max_memory": None}, tools=[f])
    assert error_of(interp, "for i in range(10**6): pass").startswith("steps limit reached: limit 10000")
    assert error_of(interp, "f(); f(); f()").startswith("calls limit reached: limit 2")
    with pytest.raises(HognoseError, match="no limit named max_frames"):
        Interpreter(resource_limits={"max_frames": 5})
    with pytest.raises(HognoseError, match="not an amount"):
        Interpreter(resource_limits={"max_allocations": "x"})


def test_001_hostile_programs():
    interp = create_rlm_interpreter()
    variables = interp.execute('class B:\n    def __repr__(self): raise ValueError\nb = B()\nclass F:\n    def __repr__(self): return FINAL("x")\nf = F()\n'
                               'class L:\n    def __repr__(self):\n        while True: pass\nbig = "x" * 10_000').variables
    assert (variables["b"], variables["f"], len(variables["big"])) == ("<B object: repr() raised ValueError>", "<F object: repr() raised RuntimeError>", 4099)
    assert interp.execute("l = L()").variables["l"] == "..."
    interp.execute('import builtins, sys\nsys.modules["hognose_report"] = None\nbuiltins.repr = lambda o: 3')
    assert interp.execute("x = 1").variables["x"] == "..."
    assert interp.execute("FINAL(x)").final_output == {"answer": 1, "type": "direct"}
    interp.execute('huge = ["x" * 1000] * 100_000')
    assert interp.checkpoint()["variables"]["huge"] == "..."
    with pytest.raises(LimitError):
        interp.get_variable("huge")


def test_001_blocks_that_are_handed_in_at_once_run_one_after_the_other():
    interp = create_rlm_interpreter()
    interp.execute("x = 0")
    threads = [threading.Thread(target=interp.execute, args=("x += 1",)) for _ in range(5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert interp.get_variable("x") == 5
    with pytest.raises(HognoseError, match="not str"):
        interp.execute(3)  # type: ignore[arg-type]


def test_001_the_validator():
    validator = MontyCodeValidator(type_check=True)
    ok, err = validator.validate("x = 1 + 2")
    assert ok is True
    ok, err = validator.validate("x = ")
    assert ok is False
    assert err == "Syntax error: invalid syntax (<block>, line 1)"
    ok, err = validator.validate("y = x + 1", known_vars={"x": int}, external_functions=["llm_query"])
    assert (ok, err) == (True, None)
    assert validator.validate("y = x + 1")[0] is False
    assert validator.validate('llm_query("a", 1, 2)', external_functions={"llm_query": "(prompt, model=None)"})[0] is False
    assert MontyCodeValidator().validate("y = x + 1") == (True, None)
