"""The component in Python, by wasmtime: the same file that jco runs in Node."""

import pathlib
import time
from typing import Any, Callable

import cbor2
from wasmtime import Engine, Store
from wasmtime.component import Component, Linker, Record, Variant

FILE = pathlib.Path(__file__).parents[2] / "build/wasi/hognose.component.wasm"
ENGINE = Engine()
COMPONENT = Component.from_file(ENGINE, str(FILE))


def record(**members: Any) -> Record:
    made = Record()
    for name, value in members.items():
        setattr(made, name.replace("_", "-"), value)
    return made


class Host:
    """An instance with a host of its own."""

    def __init__(self, call: Callable[[str, list[Any]], Variant] = lambda name, args: Variant("later")) -> None:
        self.printed: list[tuple[str, str]] = []
        self.store = Store(ENGINE)
        linker = Linker(ENGINE)
        with linker.root() as root, root.add_instance("hognose:sandbox/host@1.0.0") as host:
            host.add_func("write", lambda store, to, text: self.printed.append((to, text)))
            host.add_func("now", lambda store, of: time.monotonic_ns())
            host.add_func("entropy", lambda store, count: bytes(count))
            host.add_func("call", lambda store, number, name, arguments: call(name, cbor2.loads(arguments)[0]))
        self.instance = linker.instantiate(self.store, COMPONENT)
        self.exports = self.instance.get_export_index(self.store, "hognose:sandbox/sandboxes@1.0.0")

    def call(self, name: str, *args: Any) -> Any:
        """What an export gives: of a result, either what it is or what went wrong."""
        function = self.instance.get_func(self.store, self.instance.get_export_index(self.store, name, self.exports))
        assert function is not None, name
        given = function(self.store, *args)
        function.post_return(self.store)
        return given

    def box(self) -> Any:
        return self.call("[constructor]sandbox")
    def standing(self, step: Any) -> Variant:
        given = self.call("[method]step.standing", step)
        assert given.tag == "ok", given.payload.payload
        return given.payload

    def run(self, box: Any, code: str) -> Any:
        return cbor2.loads(self.call("[method]sandbox.run", box, code).value)


def answered(value: Any) -> Variant:
    return Variant("answered", cbor2.dumps(value))


def test_a_program_runs_and_its_variables_stay() -> None:
    host = Host()
    box = host.box()
    done = host.call("[method]sandbox.run", box, "x = 20\nprint('é')\n[x + 1, 'a']")
    assert (cbor2.loads(done.value), done.repr, getattr(done, "exit-code")) == ([21, "a"], "[21, 'a']", None)
    assert host.printed == [("stdout", "é\n")]
    assert host.run(box, "x") == 20
    assert host.call("[method]sandbox.set", box, "y", cbor2.dumps({"k": 2**70})) is None
    assert cbor2.loads(host.call("[method]sandbox.get", box, "y")) == {"k": 2**70}
    assert host.call("[method]sandbox.get", box, "z") == "there is no such variable"
    assert cbor2.loads(host.call("[method]sandbox.names", box)) == ["x", "y"]


def test_errors_and_limits() -> None:
    host = Host()
    box = host.box()
    error = host.call("[method]sandbox.run", box, "def f():\n    1 / 0\nf()")
    assert (error.tag, error.payload.kind, error.payload.message) == ("uncaught", "ZeroDivisionError", "division by zero")
    assert "line 2, in f" in error.payload.traceback
    limits = [record(kind="memory", most=8 << 20), record(kind="time", most=1000)]
    assert host.call("[method]sandbox.set-limits", box, limits) is None
    for code, kind in [("while True: pass", "time"), ("'x' * (1 << 29)", "memory")]:
        error = host.call("[method]sandbox.run", box, code)
        assert (error.tag, error.payload.kind) == ("limit", kind)
    assert host.run(box, "1 + 1") == 2


def test_calls_pauses_and_another_instance() -> None:
    def call(name: str, args: list[Any]) -> Variant:
        if name == "price":
            return answered(25) if args == ["lamp"] else Variant("raised", record(kind="KeyError", message="no such thing"))
        return Variant("later")

    host = Host(call)
    box = host.box()
    for name, awaitable in [("price", False), ("ask", False), ("fetch", True)]:
        assert host.call("[method]sandbox.declare", box, name, awaitable) is None
    assert host.run(box, "2 * price('lamp')") == 50
    assert host.run(box, "try: price('chair')\nexcept KeyError as e: r = e.args[0]\nr") == "no such thing"

    step = host.call("[method]sandbox.start", box, "n = 1\nn + ask('how many') + await fetch('more')")
    standing = host.standing(step)
    assert (standing.tag, standing.payload.name) == ("calling", "ask")
    dump = host.call("[method]sandbox.dump", box)
    for place in (host, Host()):
        there = place.call("[static]sandbox.restore", dump)
        at = place.call("[method]sandbox.paused", there)
        at = place.call("[method]step.answer", at, cbor2.dumps(40))
        waiting = place.standing(at)
        assert waiting.tag == "waiting"
        at = place.call("[method]step.settle", at, waiting.payload.calls[0], cbor2.dumps(1))
        assert cbor2.loads(place.standing(at).payload.value) == 42
    assert "snapshot" in host.call("[static]sandbox.restore", dump[:-1])
    assert host.standing(step).tag == "calling"


def test_an_instance_is_a_wall() -> None:
    one, two = Host(), Host()
    first, second = one.box(), two.box()
    one.call("[method]sandbox.run", first, "x = 1")
    assert two.call("[method]sandbox.run", second, "x").payload.kind == "NameError"
    again = one.box()
    assert one.call("[method]sandbox.run", again, "x").payload.kind == "NameError"
    first.drop(one.store)
    assert one.run(again, "2 + 2") == 4
