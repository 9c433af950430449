"""hognose.monty: what is found in programs before they run, and the stubs of the host's modules."""
from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

import hognose.monty as monty
from hognose.monty import _typing
from hognose.monty._reports import FORMATS, Finding, full

STUBS = "def fetch(x: int) -> int: ..."


@pytest.fixture
def pool() -> Iterator[monty.Monty]:
    with monty.Monty() as pool:
        yield pool


def refused(session: monty.MontySession, code: str) -> str:
    with pytest.raises(monty.MontyTypingError) as info:
        session.feed_run(code)
    return str(info.value)


def test_types(pool: monty.Monty) -> None:
    with pool.checkout(type_check=True, type_check_stubs=STUBS, script_name="agent.py") as session:
        assert refused(session, 'fetch("a")').startswith("error[invalid-argument-type]: Argument to function `fetch` is incorrect\n --> agent.py:1:7\n  |\n1 | fetch(\"a\")\n")
        assert session.feed_run("y = fetch(1)\ny", external_lookup={"fetch": lambda x: x + 1}) == 2
        assert "Has type `int`" in refused(session, 'y + "a"')
        assert session.feed_run("def _double(n: int) -> int: return n * 2\nimport math as m\nfrom json import dumps as d") is None
        assert session.feed_run("d([_double(3), m.floor(1.5)])") == "[6, 1]"
        assert "Expected `int`" in refused(session, '_double("3")')
        assert "`floor`" in refused(session, 'm.floor("3")')
        with pytest.raises(monty.MontyRuntimeError, match="unsupported operand"):
            session.feed_run('y + "a"', skip_type_check=True)


def test_what_failed_binds_nothing(pool: monty.Monty) -> None:
    with pool.checkout(type_check=True, type_check_format="concise") as session:
        with pytest.raises(monty.MontyRuntimeError):
            session.feed_run("n = 1\n1 / 0")
        assert refused(session, "n") == "main.py:1:1: error[unresolved-reference] Name `n` used when not defined\n"
        with pytest.raises(monty.MontySyntaxError):
            session.feed_run("def")


def test_modules_that_the_sandbox_lacks(pool: monty.Monty) -> None:
    with pool.checkout(type_check=True) as session:
        assert refused(session, "import tkinter, nothing_of_that_name").count("error[unresolved-import]") == 2
        assert "site-packages" not in refused(session, "import pytest")  # what is installed beside is not seen


def test_the_top_may_await() -> None:
    async def two() -> int:
        return 2

    async def run() -> Any:
        async with monty.AsyncMonty() as pool, pool.checkout(type_check=True, type_check_stubs="async def f() -> int: ...") as session:
            with pytest.raises(monty.MontyTypingError) as info:
                await session.feed_run("await f() + 'a'")
            assert "invalid-syntax" not in str(info.value)
            return await session.feed_run("await f() + 1", external_lookup={"f": two})

    assert asyncio.run(run()) == 3


@pytest.mark.parametrize("form", [*FORMATS, "full"])
def test_formats(pool: monty.Monty, form: Any) -> None:
    with pool.checkout(type_check=True, type_check_format=form) as session:
        text = refused(session, "a = 1\nnope")
    assert "unresolved-reference" in text and "Name `nope` used when not defined" in text
    if form in ("json", "gitlab", "rdjson"):
        json.loads(text)


def test_formats_are_known(pool: monty.Monty) -> None:
    with pytest.raises(ValueError, match="unknown type check format 'xml', expected one of: full, concise, azure"):
        pool.checkout(type_check_format="xml")  # type: ignore[arg-type]
    with pool.checkout(type_check=True, type_check_format="concise", type_check_color=True) as session:
        assert refused(session, "nope").startswith("\x1b[")
    found = [Finding("a.py", 1, 3, 1, 5, "r", "m")]
    assert full(found, "a bc") == "error[r]: m\n --> a.py:1:3\n  |\n1 | a bc\n  |   ^^\n\n"
    assert monty.MontyTypingError("x", found, "a bc").display("pylint") == "a.py:1: [r] m\n"


def test_without_a_type_checker(pool: monty.Monty, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_typing, "find_checker", lambda: None)
    with pool.checkout(type_check=True, type_check_stubs=STUBS) as session:
        text = refused(session, "fetch(1)\nnope")
        assert text.startswith("error[unresolved-reference]: name 'nope' is not defined") and text.endswith("\n --> main.py:2:1\n  |\n2 | nope\n  | ^^^^\n\n")
        assert session.feed_run("fetch(k)", external_lookup={"fetch": lambda x: x}, inputs={"k": 1}) == 1
        with pytest.raises(monty.MontyRuntimeError, match="NameError"):
            session.feed_run("nope", skip_type_check=True)


def test_a_checker_that_fails(pool: monty.Monty, monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    broken = tmp_path / "ty"
    broken.write_text("#!/bin/sh\necho broken >&2\nexit 101\n")
    broken.chmod(0o755)
    monkeypatch.setattr(_typing, "find_checker", lambda: str(broken))
    with pool.checkout(type_check=True) as session:
        with pytest.raises(monty.MontyRuntimeError, match="the type checker failed: broken"):
            session.feed_run("1")
        broken.write_text("#!/bin/sh\nexec sleep 60\n")
        monkeypatch.setattr(_typing, "SECONDS", 0.2)
        with pytest.raises(monty.MontyRuntimeError, match="took more than"):
            session.feed_run("1")
        assert session.feed_run("1", skip_type_check=True) == 1


def test_the_first_generations() -> None:
    with pytest.raises(monty.MontyTypingError) as info:
        monty.Monty("f(x) + nope", inputs=["x"], external_functions=["f"], type_check=True)
    assert info.value.display("concise") == "main.py:1:8: error[unresolved-reference] Name `nope` used when not defined\n"
    repl = monty.MontyRepl(type_check=True)
    assert repl.feed_run("a: int = 1") is None
    with pytest.raises(monty.MontyTypingError, match="not assignable"):
        repl.feed_run("b: str = a")


# ---- modules of the host's ----

ADD = monty.ExternalModule({"add": lambda a, b: a + b, "sub": monty.ExternalModule({"m": 7}, stubs="m: int\n")}, stubs="def add(a: int, b: int) -> int: ...\n")


def test_stubs_of_modules(pool: monty.Monty) -> None:
    with pool.checkout(type_check=True, external_modules={"tools": ADD, "bare": monty.ExternalModule({})}) as session:
        assert "Expected `int`" in refused(session, "import tools\ntools.add('x', 2)")
        assert session.feed_run("import tools.sub\ntools.add(tools.sub.m, 2)") == 9
        assert "`int`" in refused(session, "s: str = tools.sub.m")
        assert "Cannot resolve imported module `bare`" in refused(session, "import bare")
        data = session.dump()
    with pool.checkout(external_modules={"tools": ADD}) as session:
        session.load_session(data)
        assert "Expected `int`" in refused(session, "tools.add('x', 2)")
        assert session.feed_run("tools.add(1, 2)") == 3


def test_a_feed_that_waits_for_stubs_is_dumped(pool: monty.Monty) -> None:
    modules = {"tools": ADD}
    with pool.checkout(type_check=True, type_check_stubs="n: int", external_modules=modules) as session:
        step = session.feed_start("import tools\ntools.add(1, n)", inputs={"n": 5})
        assert (step.function_name, step.args, step.is_os_function) == ("import_stubs", (["tools"],), True)
        assert repr(step) == 'FunctionSnapshot(function_name="import_stubs", is_os_function=true)'
        data = step.dump()
        with pytest.raises(monty.MontyRuntimeError, match="must be answered with a dict"):
            step.resume({"return_value": 3})
    with pool.checkout(external_modules=modules) as session:
        step = session.load_snapshot(data).resume({"return_value": {"tools": "def add(a: int, b: int) -> int: ..."}})
        assert step.function_name == "import"
        while not isinstance(step, monty.MontyComplete):
            step = step.resume_auto()
        assert step.output == 6


def test_modules_are_looked_up_anew(pool: monty.Monty) -> None:
    modules: dict[str, Any] = {"json": monty.ExternalModule({"x": 1})}
    with pool.checkout(external_modules=modules) as session:
        assert session.feed_run("import json\nhasattr(json, 'x')") is False
        modules["other"] = monty.ExternalModule({"f": lambda: "first"})
        assert session.feed_run("import other\nother.f()") == "first"
        modules["other"] = monty.ExternalModule({"f": lambda: "second"})
        assert session.feed_run("other.f()") == "second"
        found = session.feed_run("other")
        assert isinstance(found, monty.ExternalModule) and found.attrs == {"f": "other.f"}

    def forged() -> None:
        raise AssertionError

    for name, message in (("other._f", "NameError"), ("json.f", "cannot be replaced"), ("other.g.h", "NameError")):
        forged.__name__ = name
        with pool.checkout(external_modules=modules) as session, pytest.raises(monty.MontyRuntimeError, match=message):
            session.feed_run("forged()", inputs={"forged": forged})
    with pytest.raises(TypeError, match="must be a mapping"):
        pool.checkout(external_modules=[])  # type: ignore[arg-type]


def test_asynchronous_modules() -> None:
    async def run() -> Any:
        ready = asyncio.Event()

        async def first() -> monty.ExternalModule:
            await ready.wait()
            return ADD

        async def second() -> monty.ExternalModule:
            ready.set()
            return monty.ExternalModule({"n": 2}, stubs="n: int\n")

        async with monty.AsyncMonty() as pool:
            async with pool.checkout(type_check=True, external_modules={"one": first, "two": second}) as session:
                value = await asyncio.wait_for(session.feed_run("import one, two\none.add(two.n, 1)"), 10)
                data = await session.dump()
            ready.clear()
            async with pool.checkout(external_modules={"one": first, "two": second}) as session:
                await session.load_session(data)
                ready.set()
                return value, await asyncio.wait_for(session.feed_run("await one.add(1, 1)", skip_type_check=True), 10)

    assert asyncio.run(run()) == (3, 2)
