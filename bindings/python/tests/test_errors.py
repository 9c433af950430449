"""Exceptions of the package and of host functions, and texts that are not UTF-8."""
import copy
import importlib
import inspect
import pickle
import pkgutil
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

import hognose
import hognose.monty as monty
from hognose import CrashError, FileError, HognoseError, LimitError, Limits, Modules, PythonError, PythonSyntaxError, Sandbox
from hognose.agent import MemoryWorkspace


def all_errors() -> "list[type[BaseException]]":
    """The exception classes of all modules of the package."""
    found: "dict[type[BaseException], None]" = {}
    for module in pkgutil.walk_packages(hognose.__path__, "hognose."):
        if ".inside" not in module.name:  # that runs in the sandbox
            for value in vars(importlib.import_module(module.name)).values():
                if inspect.isclass(value) and issubclass(value, BaseException) and value.__module__.startswith("hognose"):
                    found[value] = None
    return list(found)


def state_of(value: Any) -> Any:
    """What a value is made of, to be compared: exceptions are equal only to themselves."""
    if isinstance(value, BaseException):
        return type(value), [state_of(arg) for arg in value.args], {name: state_of(part) for name, part in vars(value).items()}
    if isinstance(value, list):
        return [state_of(part) for part in value]  # pyright: ignore[reportUnknownVariableType]
    return vars(value) if type(value).__name__ == "Frame" else value


def same(error: BaseException) -> BaseException:
    """The error as another process gets it, which has to be equal."""
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
        assert (state_of(again), str(again), repr(again)) == (state_of(error), str(error), repr(error))
    return pickle.loads(pickle.dumps(error))


@pytest.mark.parametrize("kind", all_errors())
def test_every_error_is_pickled(kind: "type[BaseException]"):
    error = kind.__new__(kind)
    error.args = ("a", 1)
    error.__dict__.update(more=[kind, "b"], _shown="c", _message="d", _error=ValueError("e"))
    same(error)


def test_there_are_errors():
    assert {LimitError, PythonSyntaxError, FileError, monty.MontyRuntimeError, monty.MontyConversionError} <= set(all_errors())


CODE = ["while True: pass", "1 +", "try: 1 / 0\nexcept Exception as e: raise ExceptionGroup('g', [ValueError(1)]) from e", "raise SystemExit(3)", "exec('1 +')",
        "e = None\nfor i in range(200):\n    try:\n        raise ValueError(i) from e\n    except ValueError as now: e = now\nraise e"]


@pytest.mark.parametrize("code", CODE)
def test_errors_of_runs_are_pickled(code: str):
    with Sandbox(limits=Limits(steps=100_000)) as box:
        with pytest.raises(HognoseError) as caught:
            box.run(f"print('printed')\n{code}" if code != "1 +" else code)
        assert isinstance(caught.value, (PythonError, LimitError))
        again = same(caught.value)
        assert isinstance(again, (PythonError, LimitError)) and again.usage == caught.value.usage and again.stdout == caught.value.stdout


class Awkward(Exception):
    """An exception of a host's that cannot be pickled."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} and {two}")


def test_errors_of_montys_are_pickled():
    def fail() -> None:
        raise Awkward(1, 2)

    def shout(stream: str, text: str) -> None:
        raise Awkward(1, 2)

    with monty.Monty() as pool:
        for code, options in (("1 / 0", {}), ("1 +", {}), ("[0] * 10**9", {}), ("f()", {"external_lookup": {"f": fail}}), ("print(1)", {"print_callback": shout})):
            with pool.checkout(limits={"max_memory": 10**7}) as session, pytest.raises(monty.MontyError) as caught:
                session.feed_run(code, **options)
            error = caught.value
            again = pickle.loads(pickle.dumps(error))
            assert (type(again), str(again), again.display(), len(again.traceback())) == (type(error), str(error), error.display(), len(error.traceback()))  # type: ignore[attr-defined]
            assert str(again.exception()) == str(error.exception())


def loop_for_ever(steps: int) -> Any:
    with Sandbox(limits=Limits(steps=steps)) as box:
        return box.run("while True: pass").value


def test_errors_of_other_processes():
    with ProcessPoolExecutor(1) as pool:
        for _ in range(2):  # the pool can be used on
            with pytest.raises(LimitError) as caught:
                pool.submit(loop_for_ever, 1000).result()
            assert (caught.value.kind, caught.value.limit) == ("steps", 1000)


# ---- exceptions of host functions ----


class Mute(ValueError):
    def __str__(self) -> str:
        raise RuntimeError("no text")


class Silent:
    """An argument without a text."""

    def __str__(self) -> str:
        raise RuntimeError("no text")

    __repr__ = __str__


def test_exceptions_without_a_text():
    def fail(what: str) -> None:
        raise Mute(1) if what == "mute" else KeyError(Silent())

    catching = "try: fail({!r})\nexcept Exception as e: r = f'{{type(e).__name__}}: {{e}}'\nr"
    with Sandbox(functions={"fail": fail}) as box:
        assert box.run(catching.format("mute")).value == "Mute: <exception str() failed>"
        assert box.run(catching.format("key")).value == "KeyError: '<exception str() failed>'"
        step = Sandbox(functions=["fail"]).start(catching.format("mute"))
        assert step.throw(Mute(1)).value == "Mute: <exception str() failed>"  # type: ignore[union-attr]
    with Sandbox() as box, pytest.raises(HognoseError, match="cannot be passed: Mute: <exception"):
        box.set("x", Unreadable())
    with monty.Monty() as pool, pool.checkout() as session:
        assert session.feed_run("try: fail('mute')\nexcept Exception as e: r = str(e)\nr", external_lookup={"fail": fail}) == "1"
        assert session.feed_run("try: fail('key')\nexcept KeyError as e: r = 'caught'\nr", external_lookup={"fail": fail}) == "caught"


class Unreadable(dict):  # type: ignore[type-arg]
    def items(self) -> Any:
        raise Mute(1)

    __iter__ = keys = items


# ---- lone surrogates ----


def test_keys_that_differ_in_lone_surrogates_are_two_or_refused():
    one, two = "a\ud800", "a\ud801"
    with Sandbox() as box:
        box.set(one, 1)
        box.set(two, 2)
        assert (box.get(one), box.get(two), box.get("a\ufffd", 3)) == (1, 2, 3)
        assert box.run("n", inputs={"n": {one: 1, two: 2}}).value == {one: 1, two: 2}
    with pytest.raises(HognoseError, match="not UTF-8"):
        Sandbox(modules=Modules(sources={one: "x = 1", two: "x = 2"}))
    with Sandbox(files={f"/{one}": "1", f"/{two}": "2"}) as box:
        assert [box.files.read_text(f"/{name}") for name in (one, two)] == ["1", "2"]
    with pytest.raises(ValueError, match="not text in UTF-8"):
        MemoryWorkspace({one: "1"})


def test_a_crash_is_pickled():
    assert str(same(CrashError("sandbox crashed: x"))) == "sandbox crashed: x"


def test_options_of_another_class_are_refused():
    wrong: Any = {"memory": 1 << 24}
    for name, kind in ("limits", "Limits"), ("modules", "Modules"), ("quota", "Quota"):
        with pytest.raises(HognoseError, match=rf"^{name}: pass {kind}\(\.\.\.\), not a dict$"):
            Sandbox(**{name: wrong})
    for name, amount in ("bytes", -1), ("files", 2.5):
        with pytest.raises(HognoseError, match=rf"^quota\.{name}: {amount} is not an amount$"):
            hognose.Quota(**{name: amount})  # type: ignore[arg-type]
    with Sandbox(limits=hognose.Limits(memory=32e6)) as box:  # type: ignore[arg-type]
        assert box.run("1").value == 1
    with Sandbox() as box, pytest.raises(HognoseError, match=r"^limits: pass Limits\(\.\.\.\), not a dict$"):
        box.run("1", limits=wrong)
