"""What host functions raise, as the program sees it: as if the function were its own."""
from __future__ import annotations

import asyncio
import errno
import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from hognose import Call, Complete, ExceptionValue, FileError, Limits, PythonError, Sandbox

FIELDS = ("name path name_from msg errno strerror filename filename2 lineno offset text end_lineno end_offset print_file_and_line value code encoding object start end reason "
          "doc pos colno").split()
LOOK = "[type(e).__name__, str(e), list(e.args), {n: getattr(e, n) for n in FIELDS if hasattr(e, n)}]"
PROGRAM = "FIELDS = {fields}\ntry:\n    {call}\nexcept BaseException as error:\n    e = error\n{look}"


def seen(make: Callable[[], Any], look: str = LOOK) -> Any:
    """What the program sees of what the function raises."""

    def fail() -> None:
        raised = make()
        raise raised

    with Sandbox(functions={"fail": fail}) as box:
        return box.run(PROGRAM.format(fields=FIELDS, call="fail()", look=look)).value


def own(make: Callable[[], Any]) -> Any:
    """The same in this interpreter."""
    try:
        raised = make()
        raise raised
    except BaseException as error:
        return eval(LOOK, {"e": error, "FIELDS": FIELDS})


class Coded(ValueError):
    pass


class Missing(KeyError):
    pass


class Failed(OSError):
    pass


def decoded() -> None:
    b"ab\xff".decode()


def encoded() -> None:
    "a\u20ac".encode("ascii")


def parsed() -> None:
    json.loads('{"a": x}')


def indented() -> None:
    compile("if 1:\nx", "f.py", "exec")


def tabbed() -> None:
    compile("if 1:\n        x\n\ty", "f.py", "exec")


def written() -> None:
    compile("x = = 1", "dir/f.py", "exec")


EXCEPTIONS: dict[str, Callable[[], Any]] = {
    "without arguments": ValueError,
    "with three": lambda: ValueError(1, "a", (2.5, b"c")),
    "a missing file": lambda: open("/nope.txt"),
    "a directory": lambda: open("/"),
    "two names": lambda: os.rename("/nope/a", "/nope/b"),
    "a number alone": lambda: OSError(errno.EACCES, "no"),
    "a number without a class": lambda: OSError(errno.ENOSPC, "full", "/a"),
    "a name in bytes": lambda: OSError(2, "none", b"/a"),
    "a text alone": lambda: OSError("words"),
    "a time-out": lambda: TimeoutError("late"),
    "a refused connection": lambda: ConnectionRefusedError(111, "Connection refused"),
    "a subclass of OSError": lambda: Failed(2, "No such file", "/a"),
    "bytes that do not decode": decoded,
    "text that does not encode": encoded,
    "text that does not translate": lambda: UnicodeTranslateError("abc", 1, 2, "why"),
    "JSON": parsed,
    "syntax": written,
    "indentation": indented,
    "tabs": tabbed,
    "syntax without a place": lambda: SyntaxError("words"),
    "a key": lambda: {}["k"],
    "a key that is a tuple": lambda: {}[(1, "a")],
    "a key of a subclass": lambda: Missing("k"),
    "the end of an iterator": lambda: StopIteration(5),
    "the end of an asynchronous one": StopAsyncIteration,
    "a module": lambda: __import__("no_such_module"),
    "a name in a module": lambda: ImportError("cannot import", name="n", path="/p"),
    "an attribute": lambda: "".nope,  # type: ignore[attr-defined]
    "a name": lambda: eval("nope"),
    "a subclass": lambda: Coded("m"),
    "an assertion": lambda: AssertionError(),
    "a division": lambda: 1 // 0,
    "recursion": lambda: RecursionError("deep"),
    "a warning": lambda: DeprecationWarning("old"),
}


@pytest.mark.parametrize("name", EXCEPTIONS)
def test_an_exception_is_as_in_cpython(name: str) -> None:
    expected = own(EXCEPTIONS[name])
    found = seen(EXCEPTIONS[name])
    assert found[:3] == [*expected[:2], [list(a) if isinstance(a, tuple) else a for a in expected[2]]] or found[:3] == expected[:3]
    wanted = {n: v for n, v in expected[3].items() if n in found[3] or v is not None}
    assert {n: found[3].get(n, "missing") for n in wanted} == wanted


def test_subclasses_are_caught_by_their_builtin_base() -> None:
    def bases(make: Callable[[], Any]) -> Any:
        return seen(make, "[c.__name__ for c in type(e).__mro__][:3]")

    assert bases(parsed) == ["JSONDecodeError", "ValueError", "Exception"]
    assert bases(lambda: Missing("k")) == ["Missing", "KeyError", "LookupError"]
    assert bases(lambda: subprocess.CalledProcessError(3, ["a"])) == ["CalledProcessError", "RuntimeError", "Exception"]
    assert seen(lambda: subprocess.CalledProcessError(3, "a"), "[str(e), e.returncode]") == ["Command 'a' returned non-zero exit status 3.", 3]
    clash = type("TimeoutError", (Exception,), {"__module__": "web"})
    assert seen(lambda: clash("late"), "[type(e).__name__, isinstance(e, OSError), str(e)]") == ["web.TimeoutError", False, "late"]
    quits = type("SystemExit", (Exception,), {"__module__": "web"})
    assert seen(lambda: quits(3), "isinstance(e, Exception)") is True


def test_notes_causes_and_contexts() -> None:
    def noted() -> None:
        try:
            raise KeyError("inner")
        except KeyError as inner:
            error = ValueError("outer")
            error.__notes__ = ["one", "two", 3]  # type: ignore[attr-defined]
            raise error from inner

    def handled(suppressed: bool) -> None:
        try:
            raise KeyError("inner")
        except KeyError:
            if suppressed:
                raise ValueError("outer") from None
            raise ValueError("outer")  # noqa: B904: that is the test

    assert seen(noted, "[e.__notes__, repr(e.__cause__), e.__suppress_context__]") == [["one", "two"], "KeyError('inner')", True]
    assert seen(lambda: handled(False), "[repr(e.__context__), e.__cause__]") == ["KeyError('inner')", None]
    assert seen(lambda: handled(True), "[e.__context__, e.__cause__]") == [None, None]
    with Sandbox(functions={"fail": noted}) as box, pytest.raises(PythonError) as info:
        box.run("fail()")
    assert info.value.notes == ["one", "two"] and info.value.cause and str(info.value.cause) == "KeyError: 'inner'"
    assert "KeyError: 'inner'\n\nThe above exception was the direct cause" in info.value.traceback


def test_circles_and_long_chains_end() -> None:
    def circle() -> BaseException:
        a, b = ValueError("a"), ValueError("b")
        a.__cause__, b.__cause__ = b, a
        return a

    def chain() -> BaseException:
        error = ValueError("0")
        for i in range(5000):
            outer = ValueError(str(i))
            outer.__cause__ = error
            error = outer
        return error

    assert seen(circle, "[str(e.__cause__), e.__cause__.__cause__]") == ["b", None]
    assert seen(chain, "n = 0\nwhile e: e, n = e.__cause__, n + 1\nn") == 17


@pytest.mark.skipif(sys.version_info < (3, 11), reason="has no groups")
def test_groups() -> None:
    def grouped() -> BaseException:
        inner = ExceptionGroup("inner", [TypeError("t"), Coded("c")])  # noqa: F821
        return ExceptionGroup("outer", [ValueError(1), inner, open_error()])  # noqa: F821

    def open_error() -> OSError:
        return FileNotFoundError(2, "none", "/a")

    assert seen(grouped, "[e.message, str(e), repr(e.exceptions[1]), e.exceptions[2].filename]") == [
        "outer", "outer (3 sub-exceptions)", "ExceptionGroup('inner', [TypeError('t'), Coded('c')])", "/a"]
    assert seen(lambda: ExceptionGroup("g", [ExceptionGroup("h", [ValueError(1)])]), "repr(e)") == "ExceptionGroup('g', [ExceptionGroup('h', [ValueError(1)])])"  # noqa: F821
    with Sandbox(functions={"fail": lambda: (_ for _ in ()).throw(grouped())}) as box:
        assert box.run("try:\n    fail()\nexcept* ValueError as g:\n    r = len(g.exceptions)\nexcept* (TypeError, OSError): pass\nr").value == 2


def test_what_cannot_cross_is_left_out() -> None:
    assert seen(lambda: ValueError(object()), "e.args[0][:15]") == "<object object "
    error = AttributeError("m", name="n", obj={"secret": 1})
    assert seen(lambda: error, "[e.name, e.obj]") == ["n", None]

    class Odd(Exception):
        def __str__(self) -> str:
            return "its own text"

    assert seen(lambda: Odd(1, 2), "[str(e), e.args]") == ["its own text", ("its own text",)]
    custom = ValueError("m")
    custom.token = "secret"  # type: ignore[attr-defined]
    assert seen(lambda: custom, "hasattr(e, 'token')") is False
    large = ValueError("x" * 1000)
    large.__cause__ = ValueError("cause")
    with Sandbox(functions={"fail": lambda: (_ for _ in ()).throw(large)}, limits=Limits(value_items=8)) as box:
        assert box.run("try:\n    fail()\nexcept ValueError as e:\n    r = len(str(e))\nr").value == 1000


def test_exceptions_of_a_sandbox() -> None:
    def inner(code: str) -> Callable[[], Any]:
        def run() -> None:
            with Sandbox() as box:
                box.run(code)

        return run

    assert seen(inner("raise KeyError('k')"), "[repr(e), str(e)]") == ["KeyError('k')", "'k'"]
    assert seen(inner("class Mine(ValueError): pass\nraise Mine('m')"), "[type(e).__name__, str(e)]") == ["Mine", "m"]
    assert seen(inner("e = ValueError('m')\ne.add_note('n')\nraise e from TypeError('t')"), "[e.__notes__, repr(e.__cause__)]") == [["n"], "TypeError('t')"]
    assert seen(inner("raise ExceptionGroup('g', [ValueError(1), TypeError(2)])"), "repr(e)") == "ExceptionGroup('g', [ValueError('1'), TypeError('2')])"
    assert seen(lambda: FileError("EROFS"), "[type(e).__name__, e.errno, str(e)]") == ["OSError", 30, "[Errno 30] Read-only file system"]


def test_an_exception_is_the_same_later_and_by_hand() -> None:
    program = "try:\n    {}\nexcept FileNotFoundError as error:\n    r = [error.errno, error.filename]\nr"

    async def fail() -> None:
        open("/nope.txt")

    async def run() -> Any:
        with Sandbox(functions={"fail": fail}) as box:
            return (await box.arun(program.format("await fail()"))).value

    assert asyncio.run(run()) == [2, "/nope.txt"]
    with Sandbox(functions=["fail"]) as box:
        step = box.start(program.format("fail()"))
        assert isinstance(step, Call)
        end = step.throw(FileNotFoundError(2, "none", "/nope.txt"))
        assert isinstance(end, Complete) and end.value == [2, "/nope.txt"]
        step = box.start("try: fail()\nexcept KeyError as e: r = e.args\nr")
        assert isinstance(step, Call)
        end = step.throw(ExceptionValue("KeyError", "5", (5,)))
        assert isinstance(end, Complete) and end.value == (5,)
