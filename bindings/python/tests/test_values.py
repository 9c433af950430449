"""Values, both ways; handles; host objects."""
import asyncio
import dataclasses
import datetime
import enum
import gc
import math
import pathlib
import uuid
import weakref
from collections import OrderedDict, namedtuple
from decimal import Decimal
from fractions import Fraction
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
    Decimal("1.10"), Decimal("-0E+5"), Decimal("-Infinity"), Decimal("1E+999999"), Decimal("9" * 5000), Fraction(-1, 3), Fraction(10**400, 7),
    uuid.UUID("12345678-1234-5678-1234-567812345678"), [Decimal("1"), {"2": (Decimal("3"), UTC)}, Fraction(1, 2)],
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
    for value, python in ((Point(1, [2]), {"x": 1, "y": [2]}), (Pair(1, 2), (1, 2)), (Colour.BLUE, 2), (Number.ONE, 1),
                          (OrderedDict(a=1), {"a": 1}), (memoryview(b"ab"), b"ab")):
        assert box.run("x", inputs={"x": value}).value == python


def test_values_that_the_library_makes(box: Sandbox):
    class Price(Decimal):
        def __str__(self) -> str:
            return "0"

    ways = "type(x).__name__, repr(x)"
    for value, seen in ((Price("1.10"), ("Decimal", "Decimal('1.10')")), (Decimal("sNaN12"), ("Decimal", "Decimal('sNaN12')")), (Fraction(4, 2), ("Fraction", "Fraction(2, 1)")),
                        (pathlib.Path("a/b.txt"), ("PosixPath", "PosixPath('a/b.txt')")),
                        (pathlib.PureWindowsPath("c:\\x\\y"), ("PosixPath", "PosixPath('c:/x/y')")), (uuid.UUID(int=1), ("UUID", "UUID('00000000-0000-0000-0000-000000000001')"))):
        assert box.run(ways, inputs={"x": value}).value == seen
        with Sandbox(functions={"give": lambda value=value: value}, modules=hognose.Modules(allow="none")) as other:  # nothing imported before, and nothing to be imported
            assert other.run(f"x = give()\n{ways}").value == seen
    f = box.run("lambda a, *, b: (a + b, type(a).__name__)").value
    assert f(Decimal("0.1"), b=Decimal("0.2")) == (Decimal("0.3"), "Decimal")
    assert box.run("from decimal import *\n{Decimal(1): {Decimal(2)}}").value == {Decimal(1): {Decimal(2)}}
    for value in ({Decimal(1): 1}, {Decimal(1)}, {("a", Decimal(1)): 1}):
        with pytest.raises(HostValueError, match="a Decimal as a key or a member of a set has no Python form"):
            box.set("x", value)
    assert box.run("import pathlib\n[pathlib.Path('/a/b'), pathlib.PurePosixPath('c')]").value == [pathlib.PurePosixPath("/a/b"), pathlib.PurePosixPath("c")]


def test_values_that_the_library_makes_cross_in_every_kind_of_run(box: Sandbox):
    async def later() -> Decimal:
        return Decimal("2.50")

    def fail() -> None:
        raise ValueError(Decimal("1.5"))

    with Sandbox(functions={"later": later, "fail": fail, "hand": None}) as other:
        code = "import asyncio\ntry:\n    fail()\nexcept ValueError as e:\n    x = e.args\nx + tuple(await asyncio.gather(later(), later()))"
        assert asyncio.run(other.arun(code)).value == (Decimal("1.5"), Decimal("2.50"), Decimal("2.50"))
        step = other.start("2 * hand(x)", inputs={"x": Decimal("3")})
        assert isinstance(step, hognose.Call) and step.args == (Decimal("3"),)
        again = Sandbox.restore(step.dump(), functions=["hand"]).step
        assert isinstance(again, hognose.Call)
        for one in (step, again):
            done = one.resume(Decimal("4.5"))
            assert isinstance(done, hognose.Complete) and done.value == Decimal("9.0")


@pytest.mark.parametrize("tagged,seen", [
    ("c074323032342d30322d32395431323a33303a31355a", "datetime.datetime(2024, 2, 29, 12, 30, 15, tzinfo=datetime.timezone.utc)"),
    ("c0781d323032342d30322d32395431323a33303a31352e3132352b30323a3030", "datetime.datetime(2024, 2, 29, 12, 30, 15, 125000, tzinfo=datetime.timezone(datetime.timedelta(seconds=7200)))"),
    ("c1fb41d452d9e20ccccd", "datetime.datetime(2013, 3, 21, 20, 3, 20, 200000, tzinfo=datetime.timezone.utc)"), ("c120", "datetime.datetime(1969, 12, 31, 23, 59, 59, tzinfo=datetime.timezone.utc)"),
    ("d8641945e8", "datetime.date(2018, 12, 31)"), ("82d8640100", "[datetime.date(1970, 1, 2), 0]"),
    ("c06a323032342d30322d3239", None), ("c000", None), ("c1fb7ff8000000000000", None), ("c1fb7e37e43c8800759c", None), ("d8641b0000ffffffffffff", None),
    ("d9485e00", None), ("d9485e82636162636161", None), ("d9485e8267446563696d616c6161", None), ("d9485e8267446563696d616cd9485e8267446563696d616c6131", "Decimal('1')"),
])
def test_tags_of_other_hosts(box: Sandbox, tagged: str, seen: "str | None"):
    session: Any = box._session  # type: ignore[attr-defined]
    if seen is None:
        with pytest.raises(HognoseError):
            session._put("x", bytes.fromhex(tagged))
    else:
        session._put("x", bytes.fromhex(tagged))
        assert box.run("repr(x)").value == seen


def test_what_programs_say_of_such_values_is_not_believed(box: Sandbox):
    code = "import decimal, fractions\nclass {0}({1}):\n    __module__ = 'decimal'\n    def __str__(self): return {2!r}\n{0}(1)"
    for name, base, text in (("Decimal", "decimal.Decimal", "no number"), ("Fraction", "fractions.Fraction", "1e999999999"), ("Fraction", "fractions.Fraction", "1/0"), ("UUID", "int", "no")):
        value = box.run(code.format(name, base, text)).value
        assert isinstance(value, Handle) or value == 1
    assert box.run("sorted(x)", inputs={"x": [Decimal(i) for i in range(5000, 0, -1)]}).value[0] == 1
    with pytest.raises(hognose.LimitError):
        box.run("x", inputs={"x": Decimal("1.5")}, limits=hognose.Limits(steps=10))
    box.run("import sys\nsys.modules['decimal'] = None")
    with pytest.raises(HognoseError):
        box.set("x", Decimal("1.5"))
    box.reset()
    box.set("x", Decimal("1.5"))


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


def test_options_whose_lists_contain_one_list_twice_on_each_level():
    wide: Any = []
    for _ in range(60):
        wide = [wide, wide]
    with pytest.raises(hognose.LimitError, match="modules: value_items limit"):
        Sandbox(modules=hognose.Modules(missing={"a": wide}))
    with pytest.raises(hognose.LimitError, match="modules: value_items limit"):
        Sandbox(argv=wide)
    with pytest.raises(HognoseError, match="files: /a: list is not str"):
        Sandbox(files={"/a": wide})


class Odd(Exception):
    pass


@pytest.mark.parametrize("error,shown", [
    (ValueError("no"), "ValueError('no')"), (KeyError("k"), "KeyError('k')"), (KeyError(1), "KeyError(1)"), (OSError(2, "no file"), "FileNotFoundError(2, 'no file')"),
    (StopIteration(5), "StopIteration(5)"), (ZeroDivisionError(), "ZeroDivisionError()"), (Odd("x"), "Odd('x')"), (ValueError(object()), None),
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
        colour = box.run("import enum\nclass Colour(enum.Enum):\n    RED = 1\nColour.RED").value
        assert colour.text == "Colour.RED" and repr(colour) == "<Colour.RED: 1>"
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
