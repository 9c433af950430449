"""Values, both ways; handles; host objects."""
import dataclasses
import datetime
import enum
import gc
import math
import pathlib
import weakref
from collections import OrderedDict, namedtuple
from typing import Any

import pytest

import hognose
from hognose import ExceptionValue, Handle, HognoseError, HostObject, HostValueError, Instance, PythonError, Sandbox

UTC = datetime.timezone.utc
EAST = datetime.timezone(datetime.timedelta(hours=2), "EET")
BOTH_WAYS = [
    None, True, False, 0, 23, 24, -1, -24, -25, 255, 65536, 2**32, 2**63, 2**64 - 1, 2**64, -(2**64), -(2**64) - 1, 2**200, -(2**200),
    0.0, -0.0, 1.0, 1.5, 1e300, math.inf, "", "a", "é" * 100, "a\0b", "\ud800x", b"", b"\0\xff" * 40, bytearray(b"ab"),
    [], [1, [2, []]], (), (1,), (1, (2, [3])), {}, {"a": 1, 2: "b", (1, 2): None, None: 3}, set(), {1, "a"}, frozenset({1}), {frozenset({2})},
    1 + 2j, range(3), range(10, 0, -2), ..., NotImplemented, datetime.date(2024, 2, 29), datetime.time(1, 2, 3, 4), datetime.time(1, 2, tzinfo=UTC),
    datetime.datetime(2024, 1, 2, 3, 4, 5, 6), datetime.datetime(2024, 1, 2, tzinfo=EAST), datetime.datetime(2024, 10, 27, 2, fold=1),
    datetime.timedelta(days=-1, microseconds=5), UTC, EAST,
]


@pytest.fixture(scope="module")
def box():
    with Sandbox(functions={"echo": lambda x: x}) as box:
        yield box


@pytest.mark.parametrize("value", BOTH_WAYS, ids=repr)
def test_both_ways(box: Sandbox, value: Any):
    box.set("x", value)
    for back in (box.get("x"), box.run("x").value, box.run("echo(x)").value):
        assert back == value and type(back) is type(value)
        assert isinstance(value, (set, frozenset)) or repr(back) == repr(value)
    assert isinstance(value, (set, frozenset)) or box.run("repr(x)").value == repr(value)


def test_nan_and_depth(box: Sandbox):
    assert math.isnan(box.run("float('nan')").value)
    value: Any = 1
    for _ in range(195):
        value = (value,)
    assert box.run("x", inputs={"x": value}).value == value


def test_what_crosses_as_something_else(box: Sandbox):
    @dataclasses.dataclass
    class Point:
        x: int
        y: list[int]

    Pair = namedtuple("Pair", "a b")
    Colour = enum.Enum("Colour", "RED BLUE")
    Number = enum.IntEnum("Number", "ONE")
    for value, python in ((Point(1, [2]), {"x": 1, "y": [2]}), (Pair(1, 2), (1, 2)), (Colour.BLUE, 2), (Number.ONE, 1), (pathlib.PurePosixPath("/a"), "/a"),
                          (OrderedDict(a=1), {"a": 1}), (memoryview(b"ab"), b"ab")):
        assert box.run("x", inputs={"x": value}).value == python


def test_values_within_themselves(box: Sandbox):
    cycle: list[Any] = [1]
    cycle.append({"me": cycle})
    assert box.run("x[1]['me'] is x", inputs={"x": cycle}).value is True
    back = box.run("y = {}\ny['y'] = [y]\ny").value
    assert back["y"][0] is back


def test_what_cannot_cross(box: Sandbox):
    with pytest.raises(HostValueError, match=r"a value of class object has no Python form: at inputs\['x'\]\['a'\]\[1\]"):
        box.run("x", inputs={"x": {"a": [1, object()]}})
    with pytest.raises(PythonError, match=r"^TypeError: .* at the result of echo\(\)"):
        with Sandbox(functions={"echo": lambda: object()}) as other:
            other.run("echo()")
    deep: list[Any] = []
    for _ in range(300):
        deep = [deep]
    with pytest.raises(HostValueError, match="200 levels"):
        box.set("x", deep)
    with pytest.raises(hognose.LimitError) as caught:
        box.set("x", [0] * 1_000_001)
    assert caught.value.kind == "value_items"


class Odd(Exception):
    pass


@pytest.mark.parametrize("error,shown", [
    (ValueError("no"), "ValueError('no')"), (KeyError("k"), "KeyError('k')"), (KeyError(1), "KeyError(1)"), (OSError(2, "no file"), "FileNotFoundError(2, 'no file')"),
    (StopIteration(5), "StopIteration(5)"), (ZeroDivisionError(), "ZeroDivisionError()"), (Odd("x"), "RuntimeError('Odd: x')"), (ValueError(object()), None),
])
def test_exceptions_of_host_functions(error: Exception, shown: str):
    def fail() -> None:
        raise error

    with Sandbox(functions={"f": fail}) as box:
        value = box.run("try:\n    f()\nexcept Exception as e:\n    r = repr(e)\nr").value
        assert value == shown if shown else value.startswith("ValueError('<object object at")


def test_exceptions_as_values(box: Sandbox):
    value = box.run("class E(Exception): pass\n[ValueError(1, 'a'), E('b')]").value
    assert type(value[0]) is ValueError and value[0].args == (1, "a")
    assert isinstance(value[1], ExceptionValue) and (value[1].type, value[1].args) == ("E", ("b",))
    assert box.run("isinstance(x, KeyError) and x.args", inputs={"x": KeyError("k")}).value == ("k",)
    assert box.run("type(x).__name__", inputs={"x": ExceptionValue("LookupError", "no", ("no",))}).value == "LookupError"


def test_handles():
    with Sandbox() as box:
        f = box.run("def f(a, *, b=1): return [a, b]\nf").value
        assert isinstance(f, Handle) and f.class_name == "function" and repr(f).startswith("<function f")
        assert f(1) == [1, 1] and f(1, b=2) == [1, 2]
        assert box.run("g is f", inputs={"g": f}).value is True
        assert box.get("f") is f
        point = box.run("class Point:\n    def __init__(self): self.x = 1\np = Point()\np").value
        assert isinstance(point, Instance) and point.class_name == "Point" and dict(point.fields) == {"x": 1}
        price = box.run("from decimal import Decimal\nDecimal('1.10')").value
        assert price.text == "1.10" and repr(price) == "Decimal('1.10')"
        with Sandbox() as other, pytest.raises(HostValueError, match="handle of another sandbox"):
            other.set("f", f)
        f.close()
        with pytest.raises(HognoseError, match="closed"):
            f(1)


def test_handles_that_are_gone_are_released():
    with Sandbox() as box:
        box.run("import weakref\nclass C: pass\nc = C()\nr = weakref.ref(c)")
        handle = box.get("c")
        box.run("del c\nimport gc\ngc.collect()")
        assert box.run("r() is not None").value is True
        del handle
        gc.collect()
        assert box.run("gc.collect()\nr() is None").value is True


def test_a_sandbox_that_nobody_has_is_freed_at_once():
    box = Sandbox()
    f = box.run("def f(): return 1\nf").value
    session = weakref.ref(box._session)  # type: ignore[attr-defined]
    gc.disable()
    try:
        del box
        assert f() == 1 and session() is not None  # a handle is enough to keep it
        del f
        assert session() is None
    finally:
        gc.enable()


def test_host_objects():
    class Account:
        def __init__(self) -> None:
            self.balance = 5
            self.secret = 1

        def pay(self, n: int, *, note: str = "") -> str:
            self.balance -= n
            return f"{n}{note}"

    account = Account()
    shown = HostObject(account, writable=["balance"], methods=["pay"], name="account")
    with Sandbox(objects={"account": shown}) as box:
        box.set("a", shown)
        assert box.run("a.pay(2, note='!')").value == "2!"
        box.run("a.balance += 10")
        assert account.balance == 13
        assert box.get("a") is account
        assert box.run("repr(a)").value == "<host object Account>"
        with pytest.raises(PythonError, match="AttributeError"):
            box.run("a.secret")
        again = Sandbox.restore(box.dump(), objects={"account": shown})
        assert again.run("a.balance").value == 13
        with box.fork() as fork:
            assert fork.run("a.balance").value == 13
    for wrong in ({"attributes": ["_x"]}, {"methods": ["balance"]}, {"methods": ["pay"], "attributes": ["pay"]}):
        with pytest.raises(HognoseError):
            HostObject(account, **wrong)
