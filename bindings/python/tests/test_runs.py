"""Runs, their results, errors, limits and output."""
import asyncio
import math
import threading
import time

import pytest

import hognose
from hognose import Function, HognoseError, LimitError, Limits, PythonError, PythonSyntaxError, Sandbox


def test_a_value():
    with Sandbox() as box:
        result = box.run("print('hi')\n1 + 1")
        assert (result.value, result.has_value, result.repr, result.stdout, result.stderr) == (2, True, "2", "hi\n", "")
        assert result.exit_code is None
        assert result.usage.steps > 0 and result.usage.output == 3 and result.usage.peak_memory >= result.usage.memory > 0
        assert box.run("x = 1").has_value is False


def test_the_bytes_of_a_file():
    with Sandbox() as box:
        assert box.run("x = 'é'\nx".encode()).value == "é"
        assert box.run("# coding: latin-1\nx = 'é'\nx".encode("latin-1")).value == "é"
        with pytest.raises(PythonError, match="Non-UTF-8 code starting with '.xe9' on line 1"):
            box.run("'é'".encode("latin-1"))
        with pytest.raises(HognoseError, match="code: bytearray is not str"):
            box.run(bytearray(b"1"))  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]


def test_variables_persist():
    with Sandbox() as box:
        box.run("def double(x): return 2 * x")
        assert box.run("double(x)", inputs={"x": 21}).value == 42
        box.set("names", ["b", "a"])
        box.run("names.sort()")
        assert box.get("names") == ["a", "b"]
        assert box.names() == ["double", "x", "names"]
        assert box.delete("x") is True and box.delete("x") is False
        assert box.get("x") is None and box.get("x", 7) == 7
        box.set("a\0\ud800", 1)
        assert box.get("a\0\ud800") == 1
        box.reset()
        assert box.names() == []


def test_errors():
    with Sandbox() as box:
        with pytest.raises(PythonError) as caught:
            box.run("print('before')\ntry:\n    {}['k']\nexcept KeyError as e:\n    raise ValueError('no') from e", filename="main.py")
        error = caught.value
        assert (error.type, error.text, str(error), error.stdout) == ("ValueError", "no", "ValueError: no", "before\n")
        assert [(f.file, f.name, f.line) for f in error.frames] == [("main.py", "<module>", 5)]
        assert error.cause and error.cause.type == "KeyError" and error.usage
        assert error.traceback.startswith("Traceback (most recent call last):\n") and error.traceback.endswith("ValueError: no\n")
        with pytest.raises(PythonSyntaxError) as syntax:
            box.run("x = = 1")
        assert syntax.value.place and syntax.value.place.line == 1 and syntax.value.place.column == 5
        assert box.run("1").value == 1


def test_exit():
    with Sandbox() as box:
        assert box.run("import sys\nsys.exit()").exit_code == 0
        with pytest.raises(PythonError) as caught:
            box.run("import sys\nsys.exit(-3)")
        assert caught.value.exit_code == -3


@pytest.mark.parametrize("kind,limits,code", [
    ("steps", Limits(steps=1000), "while True: pass"),
    ("time", Limits(time=0.05), "while True: pass"),
    ("memory", Limits(memory=4 << 20), "x = 'a' * (8 << 20)"),
    ("output", Limits(output=10), "print('x' * 20)"),
    ("calls", Limits(calls=2), "for i in range(3): f()"),
    ("source", Limits(source=10), "x = 1 + 1 + 1"),
    ("value_items", Limits(value_items=10), "[0] * 20"),
    ("value_bytes", Limits(value_bytes=100), "'x' * 200"),
    ("wall", Limits(wall=0.05), "import time\ntime.sleep(60)"),
])
def test_limits(kind: str, limits: Limits, code: str):
    with Sandbox(functions={"f": lambda: None}) as box:
        with pytest.raises(LimitError) as caught:
            box.run("y = 1\n" + code if kind != "source" else code, limits=limits)
        assert caught.value.kind == kind
        assert caught.value.limit > 0
        assert box.run("2").value == 2  # and these limits were for that run


def test_the_wall_limit_counts_the_time_of_functions():
    class Moved:
        now = 1.0

        def time(self) -> float:
            return self.now

        monotonic = time

    clock = Moved()

    def slow() -> None:
        clock.now += 0.5

    with Sandbox(functions={"slow": slow}, clock=clock) as box:
        with pytest.raises(LimitError) as caught:
            box.run("for i in range(5):\n    begun = i\n    slow()", limits=Limits(wall=1.2))
        assert caught.value.kind == "wall"
        assert box.get("begun") == 2
        assert box.run("begun").value == 2  # and the limit was for that run
        with pytest.raises(LimitError) as caught:
            box.run("slow()", limits=Limits(wall=0.4))
        assert caught.value.kind == "wall"


def test_a_variable_that_is_too_large_is_no_end_of_a_run():
    with Sandbox(functions=["f"]) as box:
        step = box.start("x = [0] * 20\nf()", limits=Limits(value_items=10))
        assert isinstance(step, hognose.Call)
        with pytest.raises(LimitError):
            box.get("x")
        end = step.resume(7)
        assert isinstance(end, hognose.Complete) and end.value == 7
        assert len(box.get("x")) == 20


def test_a_message_that_takes_long():
    code = "class E(Exception):\n    def __str__(self): return str(sum(i for i in range(100_000)))\nraise E"
    with Sandbox() as box:
        with pytest.raises(PythonError) as caught:
            asyncio.run(box.arun(code))
        assert caught.value.text == "4999950000"


def test_wrong_limits():
    for wrong in ({"steps": -1}, {"time": math.nan}, {"depth": "1"}, {"memory": 2 << 30}):
        with pytest.raises(HognoseError):
            Limits(**wrong)
    with Sandbox(limits=Limits(memory=8 << 20)) as box, pytest.raises(HognoseError, match="cannot be above"):
        box.run("1", limits=Limits(memory=16 << 20))
    with pytest.raises(HognoseError, match="limits.depth"):
        Sandbox(limits=Limits(depth=1))


def test_output_as_it_happens():
    seen: list[tuple[str, str]] = []
    with Sandbox(on_print=lambda stream, text: seen.append((stream, text))) as box:
        box.run("import sys\nprint('a')\nprint('b', file=sys.stderr)")
    assert [("".join(text for stream, text in seen if stream == name)) for name in ("stdout", "stderr")] == ["a\n", "b\n"]


def test_a_host_that_fails():
    def fail(stream: str, text: str) -> None:
        raise OSError("no printer")

    with Sandbox(on_print=fail) as box:
        with pytest.raises(OSError, match="no printer"):
            box.run("try:\n    print(1)\nfinally:\n    x = 1")
        assert box.run("1").value == 1
        with pytest.raises(OSError, match="no printer"):
            box.run("print(1)")


def test_an_interruption_ends_the_run():
    def interrupt() -> None:
        raise KeyboardInterrupt

    with Sandbox(functions={"f": interrupt}) as box:
        with pytest.raises(KeyboardInterrupt):
            box.run("try:\n    f()\nexcept BaseException:\n    x = 1")
        assert box.run("'x' in globals()").value is False


def test_cancel_from_another_thread():
    # Not before the program runs; then at any time.
    with Sandbox(limits=Limits(time=600), on_print=lambda *_: threading.Timer(0.05, box.cancel).start()) as box:
        for code in ("print(1)\nwhile True: pass", "import time\nprint(1)\ntime.sleep(600)"):
            with pytest.raises(LimitError) as caught:
                box.run(code)
            assert caught.value.kind == "cancelled"
        assert box.run("1").value == 1


def test_sleeping():
    with Sandbox() as box:
        begin = time.monotonic()
        assert box.run("import asyncio, time\ntime.sleep(0.02)\nawait asyncio.sleep(0.02)\n3").value == 3
        assert time.monotonic() - begin >= 0.039  # a timer may be a little early


def test_threads_run_at_the_same_time():
    def run(n: int) -> None:
        with Sandbox() as box:
            found.append(box.run(f"sum(range({n}))").value)

    found: list[int] = []
    threads = [threading.Thread(target=run, args=(n,)) for n in (10, 100, 1000)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(found) == [45, 4950, 499500]


def test_the_sandbox_is_not_used_from_within():
    def within() -> None:
        for use in (lambda: box.run("1"), lambda: box.get("x"), box.dump, box.close, box.reset):
            with pytest.raises(HognoseError, match="is running"):
                use()
        with Sandbox() as other:
            assert other.run("5").value == 5

    with Sandbox(functions={"f": within}) as box:
        box.run("f()\nx = 1")
        assert box.get("x") == 1


def test_closing():
    box = Sandbox()
    box.close()
    box.close()
    with pytest.raises(hognose.DisposedError):
        box.run("1")


def test_check_and_validate():
    with Sandbox(functions={"f": Function(lambda x: x, signature="(x)")}) as box:
        assert box.check("x = 1") is None and box.check("await f(1)") is None
        error = box.check("x = ", filename="a.py")
        assert error and error.place and error.place.file == "a.py"
        assert box.check("await f(1)", top_level_await=False)
        found = box.validate("f()\ny\nz\nimport nothing\ng(1)", known=["z"], functions=["g"])
        assert [(f.kind, f.line) for f in found] == [("call", 1), ("name", 2), ("import", 4)]


def test_options():
    with Sandbox(argv=["a", "b"], cwd="/w", seed=7, repr_bytes=10, modules=hognose.Modules(sources={"m": "x = 5"}, missing={"numpy": "use lists"})) as box:
        assert box.run("import sys, os, m\n[sys.argv, os.getcwd(), m.x]").value == [["a", "b"], "/w", 5]
        assert box.run("'x' * 100").repr == "'xxxxxx..."
        assert box.run("'x' * 100", repr_bytes=0).repr is None
        with pytest.raises(PythonError) as caught:
            box.run("import numpy")
        assert "use lists" in caught.value.traceback
    with Sandbox(modules=hognose.Modules(allow="none")) as box, pytest.raises(PythonError, match="json"):
        box.run("import json")
    for wrong in ({"seed": -1}, {"functions": {"a b": None}}, {"functions": "f"}, {"functions": {"f": 1}}, {"argv": "x"}, {"modules": hognose.Modules(allow=["a b"])}):
        with pytest.raises(HognoseError):
            Sandbox(**wrong)


def test_modules_that_are_forbidden():
    with Sandbox(modules=hognose.Modules(forbid=["json"], refusal="PermissionError")) as box:
        assert box.run("import math\nmath.floor(1.5)").value == 1
        with pytest.raises(PythonError, match="PermissionError"):
            box.run("import json")
    with pytest.raises(HognoseError, match="exclude each other"):
        Sandbox(modules=hognose.Modules(allow="all", forbid=["json"]))


def test_a_paused_run_is_restored_with_its_options_of_modules():
    given = hognose.Modules(missing={"foo": "use bar"}, refusal="PermissionError", path=["", "/lib"])
    code = "sys.path.append('/more')\nask()\ntry: import foo\nexcept ImportError as e: said = e.__notes__\ntry: import socket\nexcept PermissionError: said.append(1)\n[said, sys.path, sys.argv]"
    with Sandbox(functions={"ask": None}, modules=given, argv=["a"]) as box:
        box.run("import sys")
        box.start(code)
        for one in (Sandbox.restore(box.dump(), functions={"ask": None}, modules=given), box.fork()):
            with one:
                assert isinstance(one.step, hognose.Call)
                end = one.step.resume(0)
                assert isinstance(end, hognose.Complete) and end.value == [["use bar", 1], ["", "/lib", "/more"], ["a"]]



def test_a_value_that_is_kept():
    with Sandbox() as box:
        result = box.run("def f(): return 5\nf", keep="_")
        assert result.value is None and result.has_value and str(result.repr).startswith("<function f")
        assert box.run("_()").value == 5
        assert not box.run("x = 1", keep="_", repr_bytes=0).has_value
        assert box.run("_()").value == 5
        assert box.run("f()", keep="_", repr_bytes=0).has_value
        assert box.run("_").value == 5


def test_functions_that_are_declared_later():
    with Sandbox(functions=["f"]) as box:
        box.declare("f", lambda: 1)
        box.declare("g", Function(lambda: 2, doc="Gives two."))
        assert box.run("f() + g(), g.__doc__").value == (3, "Gives two.")
        with box.fork() as fork:
            assert fork.run("f() + g()").value == 3
        box.reset()
        assert box.run("g()").value == 2
        with pytest.raises(HognoseError):
            box.declare("a b")


def test_a_clock_and_entropy():
    class Clock:
        def time(self) -> float:
            return 86400.0

        def monotonic(self) -> float:
            return 5.0

    with Sandbox(clock=Clock(), entropy=bytes) as box:
        assert box.run("import time\ntime.time()").value == 86400.0
        assert box.run("import os\nos.urandom(4)").value == bytes(4)
    with Sandbox(entropy=lambda n: b"") as box, pytest.raises(HognoseError, match="0 bytes instead of 4"):
        box.run("import os\nos.urandom(4)")


def test_programs_that_do_not_look_at_the_clock_are_interrupted(monkeypatch: pytest.MonkeyPatch):
    class Stopped:
        def time(self) -> float:
            return 1.0

        monotonic = time

    import hognose._session

    monkeypatch.setattr(hognose._session, "GRACE", 0.0)
    box = Sandbox(clock=Stopped(), limits=Limits(time=0.05))
    with pytest.raises(hognose.CrashError, match="sandbox crashed"):
        box.run("while True: pass")
    with pytest.raises(hognose.CrashError):
        box.run("1")
    with Sandbox() as other:
        assert other.run("1").value == 1
