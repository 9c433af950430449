"""hognose.monty: the interface of pydantic_monty, third generation."""
from __future__ import annotations

import asyncio
import datetime
import decimal
import json
import pathlib
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

import hognose.monty as monty


@pytest.fixture
def pool() -> Iterator[monty.Monty]:
    with monty.Monty() as pool:
        yield pool


@pytest.fixture
def session(pool: monty.Monty) -> Iterator[monty.MontySession]:
    with pool.checkout() as session:
        yield session


def test_values_and_variables(session: monty.MontySession) -> None:
    assert session.feed_run("x = 20\nx + y", inputs={"y": 1}) == 21
    assert session.feed_run("x + y") == 21
    assert session.feed_run("for _ in (): pass") is None


@pytest.mark.parametrize("value", [
    None, True, 2**70, 1.5, 2j, "é", b"\x00", [1, [2]], (1, ()), {"a": {1: 2}}, {1, 2}, frozenset([3]), ..., datetime.date(2024, 1, 2),
    datetime.datetime(2024, 1, 2, 3, 4, 5, 6, tzinfo=datetime.timezone.utc), datetime.time(1, 2, fold=1), datetime.timedelta(1, 2, 3), decimal.Decimal("1.20"),
    pathlib.PurePosixPath("/a/b"), int, ValueError, json.JSONDecodeError,
])
def test_round_trips(session: monty.MontySession, value: Any) -> None:
    found = session.feed_run("x", inputs={"x": value})
    assert found == value and type(found) is type(value)


def test_shared_and_deep_values(session: monty.MontySession) -> None:
    found = session.feed_run("x = [1]\n[x, x]")
    assert found[0] is found[1]
    assert session.feed_run("x = []\nx.append(x)\nx") == ["[...]"]
    deep = session.feed_run("x = [1]\nfor _ in range(300): x = [x]\nx")
    levels = 0
    while isinstance(deep, list):
        deep, levels = deep[0], levels + 1
    assert levels == 301


def test_what_has_no_form(session: monty.MontySession) -> None:
    with pytest.raises(monty.MontyConversionError, match="Cannot convert builtins.object to Monty value"):
        session.feed_run("x", inputs={"x": object()})
    assert session.feed_run("def f(): pass\n(range(3), f.__name__, len)")[:2] == ("range(0, 3)", "f")
    assert session.feed_run("len") == monty.MontyStdTypeProxy("function", "len")


def test_external_functions_and_names(session: monty.MontySession) -> None:
    assert session.feed_run("add(1, b=2) + n", external_lookup={"add": lambda a, b: a + b, "n": 4}) == 7

    def fail() -> None:
        raise json.JSONDecodeError("no", "doc", 1)

    assert session.feed_run("import json\ntry:\n  fail()\nexcept json.JSONDecodeError as e:\n  r = (e.msg, e.pos)\nr", external_lookup={"fail": fail}) == ("no", 1)
    with pytest.raises(monty.MontyRuntimeError) as info:
        session.feed_run("missing(1)")
    assert str(info.value) == "NameError: name 'missing' is not defined"
    assert isinstance(info.value.exception(), NameError)


def test_errors(session: monty.MontySession) -> None:
    with pytest.raises(monty.MontyRuntimeError) as info:
        session.feed_run("def f():\n    1 / 0\nf()")
    assert info.value.display() == (
        'Traceback (most recent call last):\n  File "<python-input-0>", line 3, in <module>\n    f()\n    ~~~\n'
        '  File "<python-input-0>", line 2, in f\n    1 / 0\n    ~~~~~\nZeroDivisionError: division by zero')
    assert [frame.function_name for frame in info.value.traceback()] == ["<module>", "f"]
    assert info.value.display("msg") == "division by zero" and repr(info.value) == "MontyRuntimeError(ZeroDivisionError: division by zero)"
    with pytest.raises(monty.MontySyntaxError) as wrong:
        session.feed_run("x = (")
    assert isinstance(wrong.value.exception(), SyntaxError) and wrong.value.display("type-msg") == "SyntaxError: '(' was never closed"
    assert session.feed_run("1") == 1


def test_assertions(pool: monty.Monty, session: monty.MontySession) -> None:
    with pytest.raises(monty.MontyRuntimeError) as info:
        session.feed_run("assert 1 + 1 == 3, 'sum'")
    assert info.value.display("type-msg") == "AssertionError: sum\nassert 2 == 3"
    with pool.checkout(assert_message_annotations=False) as plain, pytest.raises(monty.MontyRuntimeError) as info:
        plain.feed_run("assert 1 + 1 == 3")
    assert info.value.display("type-msg") == "AssertionError"


def test_printing(session: monty.MontySession) -> None:
    collected = monty.CollectStreams()
    session.feed_run("import sys\nprint(1)\nprint(2, file=sys.stderr)", print_callback=collected)
    assert collected.output == [("stdout", "1\n"), ("stderr", "2\n")]

    def fail(stream: str, text: str) -> None:
        raise ValueError("full")

    with pytest.raises(monty.MontyRuntimeError, match="ValueError: full"):
        session.feed_run("print(1)", print_callback=fail)


def test_limits(pool: monty.Monty) -> None:
    with pool.checkout(limits={"max_feed_duration_secs": 1}) as session:
        with pytest.raises(monty.MontyRuntimeError, match="TimeoutError: feed time limit exceeded: .* > 1s") as info:
            session.feed_run("while True: pass")
        assert info.value.traceback() == [] and session.feed_run("2 + 2") == 4
    with pool.checkout(limits={"max_memory": 100_000}) as session:
        with pytest.raises(monty.MontyRuntimeError, match="MemoryError: memory limit exceeded: .* bytes > 100000 bytes") as info:
            session.feed_run("x = [0] * 10_000_000")
        assert info.value.traceback() != []
    with pool.checkout(limits={"max_suspensions": 2}) as session:
        with pytest.raises(monty.MontyRuntimeError, match="RuntimeError: suspension limit 2 exceeded"):
            session.feed_run("n = 0\nwhile True:\n  f()\n  n += 1", external_lookup={"f": lambda: None})
        assert session.feed_run("n") == 2
    with pool.checkout(limits={"max_turn_duration_secs": 0.1}) as session, pytest.raises(monty.MontyRuntimeError, match="turn time limit exceeded"):
        session.feed_run("while True: pass")
    with pytest.raises(ValueError, match="unknown limits key 'max'"):
        pool.checkout(limits={"max": 1})  # type: ignore[typeddict-unknown-key]


def test_request_timeout_loses_the_session() -> None:
    with monty.Monty(request_timeout=1) as pool, pool.checkout() as session:
        with pytest.raises(monty.MontyCrashedError) as info:
            session.feed_run("while True: pass")
        assert info.value.timed_out
        with pytest.raises(RuntimeError, match="already been finished"):
            session.feed_run("1")


def test_snapshots_dump_and_load(pool: monty.Monty) -> None:
    with pool.checkout(script_name="one.py") as session:
        session.feed_run("kept = 1")
        snap = session.feed_start("y = fetch(kept)\ny + 1 + later")
        assert isinstance(snap, monty.FunctionSnapshot) and (snap.function_name, snap.args) == ("fetch", (1,))
        assert snap.position == monty.SourceRange(filename="<python-input-1>", start=4, end=15)
        state = snap.dump()
        with pytest.raises(RuntimeError, match="suspension is awaiting an answer"):
            session.feed_run("1")
    with pool.checkout() as session:
        snap = session.load_snapshot(state)
        assert snap.script_name == "one.py"
        name = snap.resume({"return_value": 40})
        assert isinstance(name, monty.NameLookupSnapshot) and name.variable_name == "later"
        done = name.resume(value=1)
        assert isinstance(done, monty.MontyComplete) and done.output == 42
        with pytest.raises(RuntimeError, match="snapshot has already been resumed"):
            snap.resume({"return_value": 1})
        idle = session.dump()
    with pool.checkout() as session:
        session.load_session(idle)
        assert session.feed_run("y") == 40


@pytest.mark.parametrize("at", [0, 6, 20, 60, 5000])
def test_spoiled_dumps_are_refused(pool: monty.Monty, at: int) -> None:
    with pool.checkout() as session:
        state = bytearray(session.dump())
    state[at] ^= 1
    with pool.checkout() as session, pytest.raises(monty.MontyRuntimeError, match="protocol violation: failed to load s"):
        session.load_session(bytes(state))


@dataclass
class Counter:
    value: int
    hidden: str = "h"

    def add(self, n: int) -> int:
        return self.value + n


def test_host_objects(session: monty.MontySession) -> None:
    counter = Counter(5)
    wrapper = monty.ClassInstance(counter, eager_attrs=["value"], lazy_attrs={"hidden"}, allowed_methods={"add"})
    assert session.feed_run("(c.value, c.hidden, c.add(2), repr(c))", inputs={"c": wrapper}) == (5, "h", 7, "Counter(value=5)")
    assert session.feed_run("c") is counter
    with pytest.raises(monty.MontyRuntimeError, match="AttributeError: 'Counter' object has no attribute '__dict'"):
        session.feed_run("c.__dict")
    made = session.feed_run("C(3)", inputs={"C": monty.ClassType(Counter, init=True)})
    assert made == Counter(3)
    proxy = session.feed_run("class P:\n  def __init__(self): self.a = 1\np = P()\np")
    assert isinstance(proxy, monty.MontyClassProxy) and proxy.attributes == {"a": 1}
    assert session.feed_run("q is p", inputs={"q": proxy}) is True


def test_system(pool: monty.Monty, tmp_path: pathlib.Path) -> None:
    (tmp_path / "a.txt").write_text("hello")
    code = "from pathlib import Path\nimport os\nPath('b.txt').write_text('x')\n(open('a.txt').read(), sorted(os.listdir('.')), os.getcwd())"
    with monty.MountDir(host_path=tmp_path, virtual_path="/data") as mount, pool.checkout() as session:
        assert session.feed_run(code, mount=mount) == ("hello", ["a.txt", "b.txt"], "/data")
        assert not (tmp_path / "b.txt").exists()
        with pytest.raises(monty.MontyRuntimeError, match="PermissionError: Permission denied: '/etc/passwd'"):
            session.feed_run("open('/etc/passwd')", mount=mount)
        files = monty.OSAccess([monty.MemoryFile("/m.txt", "in memory")], environ={"A": "1"})
        assert session.feed_run("(Path('/m.txt').read_text(), os.environ['A'], [str(p) for p in Path('/').glob('*.txt')])", os=files) == ("in memory", "1", ["/m.txt"])
        with pytest.raises(monty.MontyRuntimeError, match="'os.environ' is not supported in this environment"):
            session.feed_run("os.environ")


def test_policies(pool: monty.Monty) -> None:
    frozen = datetime.datetime(2024, 1, 15, 10, 30)
    with pool.checkout(os_policy={"datetime": frozen, "sleep": "zero"}) as session:
        assert session.feed_run("import time, datetime\ntime.sleep(1000)\ndatetime.datetime.now()") == frozen
    seen: list[Any] = []

    def handler(*, name: Any, args: Any, **_: Any) -> Any:
        seen.append((name, args))
        return frozen.date() if name == "date.today" else None

    with pool.checkout(os_policy={"datetime": "call_host", "sleep": "call_host"}) as session:
        assert session.feed_run("import datetime, time\ntime.sleep(2)\ndatetime.date.today()", os=handler) == frozen.date()
    assert seen == [("time.sleep", (2.0,)), ("date.today", ())]
    with pool.checkout(limits={"max_total_sleep_secs": 0.25}) as session, pytest.raises(monty.MontyRuntimeError, match="sleep limit exceeded: 500ms > 250ms"):
        session.feed_run("import time\ntime.sleep(0.5)")


def test_random_numbers_are_a_sandboxs_own(pool: monty.Monty) -> None:
    def draw() -> float:
        with pool.checkout() as session:
            return session.feed_run("import random\nrandom.random()")

    assert draw() != draw()


async def _asynchronous() -> None:
    async def fetch(n: int) -> int:
        await asyncio.sleep(0.01)
        return n * 10

    async with monty.AsyncMonty() as pool, pool.checkout() as session:
        code = "import asyncio\nawait asyncio.gather(fetch(1), fetch(2), asyncio.sleep(0, 'slept'))"
        assert await session.feed_run(code, external_lookup={"fetch": fetch}) == [10, 20, "slept"]
        snap: Any = await session.feed_start("await fetch(4)", external_lookup={"fetch": fetch})
        assert isinstance(snap, monty.AsyncFunctionSnapshot) and snap.allow_eager_await
        assert (await snap.resume_auto()).output == 40
        begun = asyncio.Event()
        task = asyncio.ensure_future(session.feed_run("begun()\nwhile True: pass", external_lookup={"begun": begun.set}))
        await asyncio.wait_for(begun.wait(), 300)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        with pytest.raises(RuntimeError, match="already been finished"):
            await session.feed_run("1")


def test_asynchronous() -> None:
    asyncio.run(_asynchronous())


def test_an_async_function_needs_an_async_pool(session: monty.MontySession) -> None:
    async def fetch() -> int:
        return 1

    with pytest.raises(RuntimeError, match="async external functions require AsyncMonty"):
        session.feed_run("fetch()", external_lookup={"fetch": fetch})


def test_external_modules(pool: monty.Monty) -> None:
    calls: list[int] = []

    def factory() -> monty.ExternalModule:
        calls.append(1)
        return monty.ExternalModule({"n": 5})

    tools = monty.ExternalModule({"add": lambda a, b: a + b, "sub": monty.ExternalModule({"m": 7})})
    with pool.checkout(external_modules={"tools": tools, "late": factory}) as session:
        assert session.feed_run("import tools\nfrom tools import add\n(add(1, 2), tools.add(3, 4), tools.sub.m)") == (3, 7, 7)
        assert calls == []
        assert session.feed_run("import late\nimport late as l\nlate.n + l.n") == 10
        assert calls == [1]
    with pytest.raises(ValueError, match="identifier keys"):
        monty.ExternalModule({"a.b": 1})


def test_install() -> None:
    code = (
        "import hognose.monty; hognose.monty.install()\nimport pydantic_monty, pydantic_monty.os_access\n"
        "from pydantic_monty._monty import Monty\nfrom pydantic_monty.class_instance import ClassType\n"
        "with pydantic_monty.Monty() as pool, pool.checkout() as s: print(s.feed_run('1 + 1'), Monty is hognose.monty.Monty)"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "2 True\n"


@pytest.mark.parametrize(("code", "value"), [
    ("return 1", 1), ("x = 5\nif x:\n    return x\n3", 5), ("for i in range(3):\n    if i:\n        return i", 1), ("n: int = 2\nif not n: return\nn", 2),
    ("try:\n    return 7\nexcept:\n    pass\nfinally:\n    y = 1", 7), ("def f(): return 2\nreturn f() + (lambda: 1)()", 3), ("return", None),
])
def test_a_program_may_return(session: monty.MontySession, code: str, value: Any) -> None:
    assert session.feed_run(code) == value


def test_what_a_program_that_returns_leaves(session: monty.MontySession) -> None:
    assert session.feed_run("import json as j\nclass A: pass\ndef f(): pass\nk: int = 1\nfor i in 'ab': pass\nif f: return [m for m in 'x']") == ["x"]
    assert session.feed_run("[A.__qualname__, f.__qualname__, k, i, j.dumps(1)]") == ["A", "f", 1, "b", "1"]
    with pytest.raises(monty.MontyRuntimeError) as info:
        session.feed_run("def g():\n    1 / 0\nif k:\n    return g()")
    assert [(frame.function_name, frame.line) for frame in info.value.traceback()] == [("<module>", 4), ("g", 2)]
    for wrong in ("return 1\nbreak", "class A:\n    return 1", "if 1:\n    return 2\nx = yield"):
        with pytest.raises(monty.MontySyntaxError):
            session.feed_run(wrong)
    assert session.feed_run("k") == 1


def test_a_program_that_returns_may_await() -> None:
    async def two() -> int:
        return 2

    async def run() -> Any:
        async with monty.AsyncMonty() as pool, pool.checkout(type_check=True, type_check_stubs="async def two() -> int: ...") as session:
            first = await session.feed_run("n = await two()\nif n: return [n + await two() for _ in 'ab']", external_lookup={"two": two})
            return first, await session.feed_run("n")

    assert asyncio.run(run()) == ([4, 4], 2)


class Linked(monty.OSAccess):
    """Each path below /ring is a link to a directory that has two more; /loose leads nowhere, and /secret cannot be listed."""

    def path_exists(self, path: pathlib.PurePosixPath) -> bool:
        return str(path).startswith("/ring") or super().path_exists(path)

    def path_is_dir(self, path: pathlib.PurePosixPath) -> bool:
        return str(path).startswith("/ring") or super().path_is_dir(path)

    def path_is_symlink(self, path: pathlib.PurePosixPath) -> bool:
        return str(path).startswith("/ring/") or str(path) == "/loose"

    def path_iterdir(self, path: pathlib.PurePosixPath) -> list[pathlib.PurePosixPath]:
        if path.name == "secret":
            raise PermissionError(13, "Permission denied", str(path))
        return [path / "a", path / "b"] if str(path).startswith("/ring") else super().path_iterdir(path)


def test_scans_of_directories(session: monty.MontySession, monkeypatch: pytest.MonkeyPatch) -> None:
    os = Linked([monty.MemoryFile("/top/x.py", "x"), monty.MemoryFile("/top/secret/y.py", "y")])
    head = "import os\nfrom pathlib import Path\n"
    assert session.feed_run(head + "sorted(map(str, Path('/top').rglob('*.py'))), [e.name for e in os.scandir('/ring')]", os=os) == (["/top/x.py"], ["a", "b"])
    assert session.feed_run("[str(p) for p in Path('/').glob('loose')], list(os.walk('/top/x.py')), list(Path('/top/x.py').glob('*'))", os=os) == (["/loose"], [], [])
    for code, message in (("os.scandir('/loose')", "No such file"), ("os.scandir('/top/x.py')", "Not a directory"), ("os.scandir('/top/secret')", "Permission denied")):
        with pytest.raises(monty.MontyRuntimeError, match=message):
            session.feed_run(code, os=os)
    monkeypatch.setattr(monty.os_access, "_MAX_SCAN_ENTRIES", 500)
    with pytest.raises(monty.MontyRuntimeError, match="directory scan exceeded 500 entries"):
        session.feed_run("list(os.walk('/ring', followlinks=True))", os=os)
    monkeypatch.setattr(monty.os_access, "_MAX_SCAN_PATH_BYTES", 100)
    with pytest.raises(monty.MontyRuntimeError, match="directory scan exceeded 100 bytes of path data"):
        session.feed_run("list(os.walk('/ring', followlinks=True))", os=os)


def test_a_policy_is_a_dict(pool: monty.Monty) -> None:
    with pytest.raises(TypeError, match="os_policy must be a dict, not str"):
        pool.checkout(os_policy="zero")  # type: ignore[arg-type]


ZONES = """
import time
from datetime import date, datetime, timedelta, timezone
a = datetime(2024, 6, 15, 12, 30)
"""


def zoned(pool: monty.Monty, code: str, **policy: Any) -> Any:
    with pool.checkout(os_policy=policy) as session:  # type: ignore[arg-type]
        return session.feed_run(ZONES + code, inputs={"given": datetime.datetime(2024, 6, 15, 12)})


def test_time_zones(pool: monty.Monty) -> None:
    at = datetime.datetime(2024, 1, 15, 23, 30, 5, tzinfo=datetime.timezone.utc)
    code = "datetime.now(), date.today(), time.time(), datetime.now(timezone.utc) == datetime.now().astimezone(), time.localtime()[:6], time.localtime().tm_zone"
    assert zoned(pool, code, datetime=at, timezone={"offset_seconds": 3600, "name": "CET"}) == (
        datetime.datetime(2024, 1, 16, 0, 30, 5), datetime.date(2024, 1, 16), at.timestamp(), True, (2024, 1, 16, 0, 30, 5), "CET")
    code = "str(a.astimezone()), a.astimezone().tzname(), a.timestamp(), (time.timezone, time.altzone, time.daylight, time.tzname), str(given.astimezone(timezone.utc))"
    assert zoned(pool, code, datetime=at, timezone="Europe/London") == (
        "2024-06-15 12:30:00+01:00", "BST", 1718451000.0, (0, -3600, 1, ("GMT", "BST")), "2024-06-15 11:00:00+00:00")
    moved = at.astimezone(datetime.timezone(datetime.timedelta(hours=2)))
    assert zoned(pool, "str(datetime.now()), time.strftime('%H:%M'), time.tzname[0]", datetime=moved) == ("2024-01-16 01:30:05", "01:30", "UTC+02:00")


def test_zones_are_the_sandboxs_own(session: monty.MontySession) -> None:
    assert session.feed_run(ZONES + "from zoneinfo import ZoneInfo\nstr(datetime(2024, 7, 1, tzinfo=ZoneInfo('Europe/Athens')))") == "2024-07-01 00:00:00+03:00"


def test_dates_in_a_zone_are_dates(pool: monty.Monty) -> None:
    code = (
        "[repr(a), isinstance(a, datetime), isinstance(a, date), isinstance(datetime.min, datetime), type(a + timedelta(1)) is datetime, "
        "repr(datetime.fromisoformat('2024-01-02')), isinstance(a.date(), date), datetime.strptime('2024', '%Y').year, time.mktime(time.localtime(5.0)), "
        "datetime.fromtimestamp(0).hour, datetime.__name__, a == given + timedelta(minutes=30), isinstance(given, datetime)]"
    )
    assert zoned(pool, code, timezone={"offset_seconds": -7200}) == [
        "datetime.datetime(2024, 6, 15, 12, 30)", True, True, True, True, "datetime.datetime(2024, 1, 2, 0, 0)", True, 2024, 5.0, 22, "datetime", True, True]
    with pool.checkout(os_policy={"timezone": "Asia/Tokyo"}) as session:
        session.feed_run(ZONES + "a = a.astimezone()")
        data = session.dump()
    with pool.checkout() as session:
        session.load_session(data)
        assert session.feed_run("str(a), time.tzname, str(datetime(2024, 1, 1).astimezone())") == ("2024-06-15 12:30:00+09:00", ("JST", "JST"), "2024-01-01 00:00:00+09:00")
