"""Exceptions that the handlers of signals raise: wherever they strike, they end the run, and the caller gets them as they are."""
import ast
import asyncio
import ctypes
import functools
import gc
import pathlib
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any

import pytest

import hognose
import hognose.monty as monty
from hognose import _wasm  # pyright: ignore[reportPrivateUsage]
from hognose import Call, FileStat, Function, HostObject, Limits, PythonError, Sandbox
from hognose.agent import AgentExecutor
from hognose.tools import RunPython

PACKAGE = pathlib.Path(hognose.__file__).parent
NUMBER = signal.SIGUSR1
_raise = getattr(ctypes.PyDLL(None), "raise")
_raise.argtypes = (ctypes.c_int, ctypes.py_object)  # what a property passes is not looked at


class Soft(Exception):
    """As Celery's soft time limit."""


class Late(TimeoutError):
    """An OSError, too, as timeouts are."""


class Hard(BaseException):
    """As KeyboardInterrupt."""


KINDS = (Soft, Late, Hard)


class Strikes:
    """A signal that is pending all the time, so that Python calls its handler wherever it looks for signals. The n-th time that raises `error`."""

    again = property(functools.partial(_raise, NUMBER))  # from C: the handler has come to its end before the next one is called

    def __init__(self) -> None:
        self.left = 0
        self.where = traceback.StackSummary()
        self.error: BaseException = Soft()
        self.counts: "Callable[[FrameType], bool]" = lambda frame: True

    def handle(self, number: int, frame: FrameType) -> None:
        if not self.left:
            return
        if self.counts(frame):
            self.left -= 1
            if not self.left:
                self.where = traceback.extract_stack(frame)
                raise self.error
        self.again

    def everywhere(self, kind: "type[BaseException]", run: "Callable[[], Any]", usable: "Callable[[], None]", n: int = 0) -> int:
        """Runs until it is not struck any more; how often it was."""
        while True:
            n += 1
            self.error = kind(n)
            try:
                self.left = n
                self.again
                run()
                # Nothing calls anything here.
                ended = self.left > 0
                self.left = 0
            except BaseException as error:
                self.left = 0
                if error is not self.error:
                    raise AssertionError(f"strike {n}: left {self.left}: {''.join(self.where.format())}") from error
                ended = False
            else:
                assert ended, f"strike {n} was lost: {''.join(self.where.format())}"
            try:
                usable()
            except BaseException as error:
                raise AssertionError(f"after strike {n}") from error
            if ended:
                return n - 1


@pytest.fixture
def strikes() -> "Iterator[Strikes]":
    found = Strikes()
    before = signal.signal(NUMBER, found.handle)
    hook = sys.unraisablehook
    gc.disable()  # what finalizers raise, Python only prints
    yield found
    gc.enable()
    signal.signal(NUMBER, before)
    assert sys.unraisablehook is hook


class Listing:
    """A directory with one file."""

    mode = "write"

    def stat(self, path: str) -> "FileStat | None":
        return FileStat("file" if path else "dir", 3) if path in ("", "a") else None

    def list(self, path: str) -> "list[tuple[str, str]]":
        return [("a", "file")]

    def read(self, path: str, most: int) -> bytes:
        return b"abc"

    def write(self, path: str, data: bytes) -> None:
        pass


def fail(n: int) -> None:
    raise ValueError(n)


PROGRAM = """
import random, time
try:
    try: fail(f(1))
    except ValueError: print(time.time() > 0, random.random() < 2)
    open('/d/a').read()
    x = thing.field
except BaseException as e:
    print(type(e))
x
"""


def the_box() -> Sandbox:
    return Sandbox(functions={"f": lambda n: n + 1, "fail": fail}, files={"/d": Listing()}, on_print=lambda *_: None, limits=Limits(time=1000, depth=90))  # type: ignore[dict-item]


def the_thing() -> HostObject:
    return HostObject(type("Thing", (), {"field": 7})(), attributes=["field"])


def check(box: Sandbox) -> None:
    """It is as it was, and no limit of the run is left."""
    assert box.run("def g(n): return n and g(n - 1)\ntry: g(100)\nexcept RecursionError: r = g(50)\nr").value == 0


@pytest.mark.parametrize("kind", (Soft, Hard))
def test_everywhere(strikes: Strikes, kind: "type[BaseException]"):
    thing = the_thing()
    with the_box() as box:
        count = strikes.everywhere(kind, lambda: box.run(PROGRAM, inputs={"thing": thing}, limits=Limits(depth=40)), lambda: check(box))
    assert count > 100
    watchdog = _wasm.module().watchdog
    watchdog.begin(watchdog)  # type: ignore[arg-type]  # so that those that were started twice have their turn
    watchdog.end(watchdog)  # type: ignore[arg-type]
    for thread in threading.enumerate():
        if thread.name == "hognose-watchdog" and thread is not watchdog._thread:  # pyright: ignore[reportPrivateUsage]
            thread.join()


def test_everywhere_in_a_run_that_fails(strikes: Strikes):
    def run() -> None:
        with pytest.raises(PythonError):
            box.run("f(1)\n1 / 0")

    with the_box() as box:
        strikes.everywhere(Soft, run, lambda: check(box))


def test_everywhere_in_a_run_by_hand(strikes: Strikes):
    def run() -> None:
        step = box.start("x = ask(1)\nawait later(x)")
        assert isinstance(step, Call)
        step = step.resume([2])
        assert isinstance(step, Call)
        box_waits = step.defer()
        assert box_waits.settle(step.id, 3).value == 3  # type: ignore[union-attr]

    def usable() -> None:
        if box.step is not None:  # it was struck before anything was done
            box.step.abandon()  # type: ignore[union-attr]
        assert box.run("1 + 1").value == 2

    with Sandbox(functions={"ask": None, "later": Function(awaitable=True)}) as box:
        assert strikes.everywhere(Soft, run, usable) > 50


def in_a_run(frame: "FrameType | None") -> bool:
    if frame and "weakref" in frame.f_code.co_filename:
        return False  # a callback of asyncio's, of which Python only prints what is raised
    while frame is not None:
        if frame.f_code.co_name == "run_async" and frame.f_code.co_filename.startswith(str(PACKAGE)):
            return True
        frame = frame.f_back
    return False


@pytest.mark.filterwarnings("ignore:coroutine")
@pytest.mark.parametrize("kind", (Soft, Hard))
def test_everywhere_on_an_event_loop(strikes: Strikes, kind: "type[BaseException]"):
    async def later(n: int) -> int:
        await asyncio.sleep(0)
        return n

    async def main() -> None:
        await box.arun("print(f(1))\nawait later(1)\nplain(2)")

    def another() -> Sandbox:
        return Sandbox(functions={"later": later, "plain": Function(later, awaitable=False), "f": lambda n: n}, on_print=lambda *_: None, limits=Limits(time=1000, depth=90))

    def usable() -> None:
        nonlocal box
        check(box)
        box.close()
        box = another()

    strikes.counts = in_a_run
    box = another()
    assert strikes.everywhere(kind, lambda: asyncio.run(main()), usable) > 100


def test_lost_exceptions_of_others_go_to_the_hook(monkeypatch: pytest.MonkeyPatch):
    heard: "list[Any]" = []
    monkeypatch.setattr(sys, "unraisablehook", heard.append)

    class Gone:
        def __del__(self) -> None:
            raise ValueError("gone")

    def drop() -> None:
        Gone()

    with Sandbox(functions={"drop": drop}) as box:
        box.run("drop()")
    assert [str(lost.exc_value) for lost in heard] == ["gone"]


# ---- from inside what the caller handed in ----


def send() -> None:
    signal.raise_signal(NUMBER)


class Strikers:
    """Whatever is asked of it, a signal strikes."""

    mode = "read"

    def method(self, *args: Any) -> Any:
        send()
        raise AssertionError("it did not strike")

    stat = list = read = method

    @property
    def field(self) -> int:
        send()
        return 1


class Mute(ValueError):
    def __str__(self) -> str:
        send()
        return ""


def mute() -> None:
    raise Mute(1)


def boxes() -> "dict[str, Callable[[], Any]]":
    """Runs, in each of which a signal strikes."""
    struck = Strikers()
    struck_object = HostObject(struck, attributes=["field"], methods=["method"])

    def run(code: str, **options: Any) -> "Callable[[], Any]":
        def work() -> None:
            inputs = {"thing": struck_object} if "thing" in code else None
            with Sandbox(**options) as box:
                try:
                    box.run(f"try:\n    {code}\nexcept BaseException:\n    print('caught')", inputs=inputs)
                finally:
                    assert box.run("1 + 1").value == 2 or "clock" in options

        return work

    return {
        "function": run("f()", functions={"f": send}),
        "exception": run("f()", functions={"f": mute}),
        "print": run("print(1)", on_print=lambda stream, text: send() if text == "1" or text == "1\n" else None),
        "directory": run("open('/d/x')", files={"/d": struck}),
        "attribute": run("thing.field"),
        "method": run("thing.method()"),
        "tool": lambda: RunPython(functions={"f": send})("try: f()\nexcept Exception: print('caught')"),
        "monty": lambda: monty_run(send),
        "executor": lambda: asyncio.run(AgentExecutor().execute("f()", {"f": send}, "a")),
    }


def monty_run(function: "Callable[[], Any]") -> None:
    with monty.Monty() as pool, pool.checkout() as session:
        session.feed_run("try: f()\nexcept Exception: print('caught')", external_lookup={"f": function})


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", boxes())
def test_in_what_the_caller_handed_in(name: str, kind: "type[BaseException]"):
    def strike(number: int, frame: "FrameType | None") -> None:
        raise error

    error = kind("struck")
    before = signal.signal(NUMBER, strike)
    try:
        with pytest.raises(kind) as caught:
            boxes()[name]()
        assert caught.value is error
    finally:
        signal.signal(NUMBER, before)


@pytest.mark.parametrize("kind", KINDS)
def test_in_what_is_awaited(kind: "type[BaseException]"):
    def strike(number: int, *rest: Any) -> None:
        raise error

    async def late() -> None:
        await asyncio.sleep(0)
        send()

    async def main() -> None:
        await box.arun("try: await f()\nexcept BaseException: print('caught')")

    error = kind("struck")
    before = signal.signal(NUMBER, strike)
    try:
        with Sandbox(functions={"f": late}) as box:
            with pytest.raises(kind) as caught:
                asyncio.run(main())
            assert caught.value is error
            assert box.run("1 + 1").value == 2
    finally:
        signal.signal(NUMBER, before)


def test_what_a_function_raises_itself_is_for_the_program():
    with Sandbox(functions={"f": lambda: fail(1)}) as box:
        assert box.run("try: f()\nexcept ValueError as e: r = e.args\nr").value == (1,)


def test_whatever_catches_exceptions_lets_these_pass():
    """A handler for exceptions of any class raises them again, or asks whether they came of a signal."""
    known = {
        ("__main__.py", "_program"), ("__main__.py", "_surroundings"),  # of the command line, which has no handlers
        ("_session.py", "_enter"), ("_wasm.py", "_guarded"), ("_wasm.py", "called"), ("monty/_worker.py", "_advanced"),  # they raise it later
        ("monty/_mount.py", "__init__"), ("monty/_options.py", "_read_zone"),  # they read what the caller hands in
    }
    found: "set[tuple[str, str]]" = set()
    for path in PACKAGE.rglob("*.py"):
        name = path.relative_to(PACKAGE).as_posix()
        if name.startswith("monty/inside/"):
            continue  # that runs in the sandbox
        for function in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef)):
                found.update((name, function.name) for node in ast.walk(function) if isinstance(node, ast.ExceptHandler) and swallows(node))
    assert found == known


def swallows(node: ast.ExceptHandler) -> bool:
    classes = {"BaseException"} if node.type is None else {part.id for part in ast.walk(node.type) if isinstance(part, ast.Name)}
    parts = list(ast.walk(node))
    lets = any(isinstance(part, ast.Raise) and part.exc is None for part in parts) or any(isinstance(part, ast.Name) and part.id == "by_signal" for part in parts)
    return bool(classes & {"Exception", "BaseException", "OSError"}) and not lets
