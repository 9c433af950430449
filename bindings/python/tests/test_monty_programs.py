"""hognose.monty: the first two generations, in which a program is an object."""
from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import pytest

import hognose.monty as monty


def program(code: str, **options: Any) -> Any:
    return monty.Monty(code, **options)


def test_run() -> None:
    doubled = program("x * 2", inputs=["x"])
    assert doubled.run(inputs={"x": 21}) == 42
    assert doubled.run(inputs={"x": "a"}) == "aa"
    with pytest.raises(KeyError, match="Missing required input: 'x'"):
        doubled.run()
    assert repr(doubled) == "Monty(<1 line of code>, script_name='main.py', inputs=['x'])"


def test_limits_and_printing() -> None:
    printed = monty.CollectString()
    with pytest.raises(monty.MontyRuntimeError, match="TimeoutError: feed time limit exceeded"):
        program("print(1)\nwhile True: pass").run(limits=monty.ResourceLimits(max_duration_secs=1, max_allocations=1000), print_callback=printed)
    assert printed.output == "1\n"


def test_allocations() -> None:
    assert program("1 + 1").run(limits=monty.ResourceLimits(max_allocations=10)) == 2
    with pytest.raises(monty.MontyRuntimeError, match=r"MemoryError: allocation limit exceeded: 101 > 100"):
        program("[[] for _ in range(1000)]").run(limits=monty.ResourceLimits(max_allocations=100))
    with pytest.raises(ValueError, match="unknown limits key 'max_allocations'"):
        monty.Monty().checkout(limits=monty.ResourceLimits(max_allocations=100))


def test_syntax_errors_come_at_once() -> None:
    with pytest.raises(monty.MontySyntaxError):
        program("x = (")


def test_dump_and_load() -> None:
    again = monty.Monty.load(program("x + 1", inputs=["x"]).dump())
    assert again.run(inputs={"x": 1}) == 2
    with pytest.raises(ValueError, match="cannot load"):
        monty.Monty.load(b"nothing")


@dataclass
class Point:
    x: int

    def twice(self) -> int:
        return self.x * 2


def test_dataclasses_cross() -> None:
    point = Point(4)
    assert program("(p.x, p.twice())", inputs=["p"], dataclass_registry=[Point]).run(inputs={"p": point}) == (4, 8)
    assert program("p", inputs=["p"]).run(inputs={"p": point}) is point


def test_second_generation() -> None:
    snap = program("a = f(1)\nb = g\na + b").start()
    assert isinstance(snap, monty.FunctionSnapshot) and snap.function_name == "f"
    name = snap.resume({"return_value": 5})
    assert isinstance(name, monty.NameLookupSnapshot)
    state = name.dump()
    assert name.resume(value=1).output == 6
    assert monty.load_snapshot(state).resume(value=2).output == 7

    async def fetch(n: int) -> int:
        await asyncio.sleep(0)
        return n

    assert asyncio.run(program("await fetch(3)").run_async(external_functions={"fetch": fetch})) == 3
    assert asyncio.run(monty.run_monty_async(asyncio.run(monty.Monty.acreate("1 + 1")))) == 2


def test_first_generation() -> None:
    snap = program("f(1, k=2) + x", inputs=["x"], external_functions=["f"]).start(inputs={"x": 1})
    assert isinstance(snap, monty.MontySnapshot)
    assert (snap.function_name, snap.args, snap.kwargs, snap.is_os_function) == ("f", (1,), {"k": 2}, False)
    state = snap.dump()
    assert snap.resume(return_value=3).output == 4
    with pytest.raises(RuntimeError, match="already resumed"):
        snap.resume(return_value=3)
    with pytest.raises(monty.MontyRuntimeError, match="ValueError: no"):
        monty.MontySnapshot.load(state).resume(exception=ValueError("no"))
    waits = program("await f()", external_functions=["f"]).start().resume(future=...)
    assert isinstance(waits, monty.MontyFutureSnapshot)
    assert waits.resume({waits.pending_call_ids[0]: {"return_value": 9}}).output == 9
    with pytest.raises(monty.MontyRuntimeError, match="NameError: name 'g' is not defined"):
        program("g()", external_functions=["f"]).start()


def test_repl() -> None:
    repl, first = monty.MontyRepl.create("x = 1\nx")
    assert (first, repl.feed("x + 1"), repl.feed_run("x + y", inputs={"y": 3})) == (1, 2, 4)
    assert monty.MontyRepl.load(repl.dump()).feed("x") == 1
    snap = repl.feed_start("z = f()\nz")
    again, other = monty.load_repl_snapshot(snap.dump())
    assert again.resume({"return_value": 7}).output == 7 and other.feed("z") == 7
