"""Runs by hand, snapshots, forks; runs on the event loop; pools."""
import asyncio
import math
import threading
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import pytest

import hognose
from hognose import Call, Complete, Function, HognoseError, LimitError, Limits, Pool, PythonError, Sandbox, Sliced, SnapshotError, Waiting

T = TypeVar("T")
PATIENCE = 300  # seconds after which what does not come is taken for what never comes


def test_calls_by_hand():
    box = Sandbox(functions=["ask"])
    step = box.start("print('a')\nx = ask(1, k=2)\nx + 1")
    assert isinstance(step, Call) and (step.name, step.args, step.kwargs, step.stdout) == ("ask", (1,), {"k": 2}, "a\n")
    with pytest.raises(HognoseError, match="another run"):
        box.run("1")
    end = step.resume(4)
    assert isinstance(end, Complete) and end.value == 5
    with pytest.raises(HognoseError, match="this step is over"):
        step.resume(1)
    step = box.start("ask()")
    assert isinstance(step, Call)
    with pytest.raises(PythonError, match="KeyError: 'k'"):
        step.throw(KeyError("k"))
    step = box.start("ask()")
    assert isinstance(step, Call)
    step.abandon()
    assert box.run("1").value == 1
    with pytest.raises(HognoseError, match="no handler serves"):
        box.run("ask()")


def test_an_answer_that_does_not_fit():
    box = Sandbox(functions=["ask"])
    step = box.start("try:\n    ask()\nexcept (TypeError, ValueError) as e:\n    r = type(e).__name__\nr")
    assert isinstance(step, Call)
    end = step.resume(object())
    assert isinstance(end, Complete) and end.value == "TypeError"
    step = box.start("try:\n    ask()\nexcept (TypeError, ValueError) as e:\n    r = type(e).__name__\nr")
    assert isinstance(step, Call)
    assert step.resume("x" * (17 << 20)).value == "ValueError"  # type: ignore[union-attr]
    small = Sandbox(functions={"ask": lambda: b"x" * (15 << 20)}, limits=Limits(memory=8 << 20))
    with pytest.raises(LimitError) as caught:
        small.run("ask()")
    assert caught.value.kind == "memory"
    assert small.run("1").value == 1


def test_waiting_by_hand():
    box = Sandbox(functions={"ask": Function(awaitable=True)})
    step = box.start("import asyncio\nawait asyncio.gather(ask('a'), ask('b'))")
    while isinstance(step, Call):
        step = step.defer()
    assert isinstance(step, Waiting) and step.seconds is None
    first, second = step.calls
    assert [first.args, second.args] == [("a",), ("b",)]
    step = step.settle(second.id, 2)
    assert isinstance(step, Waiting)
    end = step.settle(first.id, error=ValueError("no")) if False else step.settle(first.id, 1)
    assert isinstance(end, Complete) and end.value == [1, 2]
    step = box.start("import asyncio\nawait asyncio.sleep(1000)\n5")
    assert isinstance(step, Waiting) and step.seconds and step.seconds > 900
    assert step.wake().value == 5  # type: ignore[union-attr]


def test_waiting_calls_of_a_snapshot():
    box = Sandbox(functions={"ask": Function(awaitable=True)})
    step = box.start("import asyncio\nx = ['a']\nawait asyncio.gather(ask(x, n=1), ask('b'))")
    while isinstance(step, Call):
        step = step.defer()
    assert isinstance(step, Waiting)
    there = Sandbox.restore(step.dump(), functions={"ask": Function(awaitable=True)}).step
    assert isinstance(there, Waiting)
    first, second = there.calls
    assert [(c.name, c.args, c.kwargs) for c in (first, second)] == [("ask", (["a"],), {"n": 1}), ("ask", ("b",), {})]
    step = there.settle(second.id, 2)
    assert isinstance(step, Waiting) and [c.id for c in step.calls] == [first.id]
    assert step.settle(first.id, 1).value == [1, 2]  # type: ignore[union-attr]


def test_slices_and_dump():
    box = Sandbox(limits=Limits(time=60))
    step = box.start("n = 0\nwhile n < 3000000: n += 1\nn", slices=True)
    assert isinstance(step, Sliced)
    again = Sandbox.restore(step.dump(), limits=Limits(time=60)).step
    assert isinstance(again, Sliced)
    assert again.resume().value == 3000000  # type: ignore[union-attr]
    step.abandon()


def test_dump_and_restore():
    box = Sandbox(functions=["ask"])
    step = box.start("with open('/a', 'w') as f:\n    x = sorted([3, 1, 2], key=lambda n: ask(n))\n    print(x, file=f)\nx")
    dumps = []
    while isinstance(step, Call):
        dumps.append(step.dump())
        step = step.resume(-step.args[0])
    assert step.value == [3, 2, 1]  # type: ignore[union-attr]
    for data in dumps:
        other = Sandbox.restore(data, functions=["ask"])
        step = other.step
        while isinstance(step, Call):
            step = step.resume(-step.args[0])
        assert isinstance(step, Complete) and step.value == [3, 2, 1]
        assert other.files.read_text("/a") == "[3, 2, 1]\n"
    assert Sandbox.restore(box.dump()).step is None
    for wrong in (b"", b"x", dumps[0][:-1], dumps[0][:40] + b"\xff" + dumps[0][41:]):
        with pytest.raises(SnapshotError):
            Sandbox.restore(wrong)


def test_a_failed_restore_leaves_nothing_behind():
    endless = Limits(time=math.inf)
    with Sandbox(limits=endless) as box:
        box.run("x = list(range(2_000_000))")
        data = box.dump()
    for _ in range(3):
        with pytest.raises(SnapshotError, match="snapshot is damaged"):
            Sandbox.restore(data[:-1], limits=endless)
        with pytest.raises(SnapshotError, match="no memory for the snapshot"):
            Sandbox.restore(data, limits=Limits(memory=8 << 20, time=math.inf))
    with Sandbox.restore(data, limits=endless) as other:
        assert other.run("len(x)").value == 2_000_000


@pytest.mark.parametrize(("kind", "limits"), [("time", Limits(time=0.02)), ("wall", Limits(wall=0.02, time=math.inf)), ("steps", Limits(steps=30_000))])
def test_a_session_whose_run_a_limit_ended_goes_on_elsewhere(kind: str, limits: Limits):
    class Moved:
        """A millisecond for each look."""
        now = 1.0

        def time(self) -> float:
            self.now += 0.001
            return self.now

        monotonic = time

    clock = Moved()
    with Sandbox(clock=clock, limits=Limits(time=math.inf)) as box:
        box.run("much = [[i] for i in range(20_000)]")
        with pytest.raises(LimitError) as caught:
            box.run("n = 0\nwhile True: n += 1", limits=limits)
        assert caught.value.kind == kind
        data = box.dump()
        n = box.get("n")
        assert n > 0
        for one in (box.fork(), Sandbox.restore(data), Sandbox.restore(data, clock=clock), box):
            assert one.get("n") == n
            assert one.run("n += 1\n[n, len(much), much[-1]]", limits=Limits(time=math.inf)).value == [n + 1, 20_000, [19_999]]


def test_fork():
    def note(x: int) -> int:
        seen.append(x)
        return x

    seen: list[int] = []
    with Sandbox(functions={"note": note}) as box:
        box.run("x = [1]")
        with box.fork() as fork:
            fork.run("x.append(note(2))")
            assert fork.get("x") == [1, 2] and box.get("x") == [1] and seen == [2]
        assert box.run("x").value == [1]


def test_files():
    class Served:
        mode: Any = "write"

        def __init__(self) -> None:
            self.data = {"a.txt": b"one"}

        def stat(self, path: str) -> hognose.FileStat | None:
            if path == "":
                return hognose.FileStat("dir")
            return hognose.FileStat("file", len(self.data[path])) if path in self.data else None

        def list(self, path: str) -> Any:
            return [(name, "file") for name in self.data]

        def read(self, path: str, most: int) -> bytes:
            if path == "bad":
                raise PermissionError(13, "no")
            return self.data[path]

        def write(self, path: str, data: bytes) -> None:
            self.data[path] = data

    served = Served()
    with Sandbox(files={"/in.txt": "text", "/b.bin": b"\0\1", "/served": served}, quota=hognose.Quota(bytes=10000)) as box:
        assert box.run("open('/in.txt').read() + open('/served/a.txt').read()").value == "textone"
        box.run("open('/served/new', 'w').write('two')\nopen('/out', 'w').write('x')")
        assert served.data["new"] == b"two"
        assert [(c.path, c.kind) for c in box.files.changed()] == [("/out", "created")]
        assert box.files.read("/b.bin") == b"\0\1" and box.files.read_text("/out") == "x"
        box.files.write("/d/e", "y")
        assert [(e.name, e.kind) for e in box.files.list("/d")] == [("e", "file")]
        box.files.remove("/d")
        with pytest.raises(hognose.FileError) as caught:
            box.files.read("/d/e")
        assert caught.value.code == "ENOENT"
        served.data["bad"] = b""
        with pytest.raises(PythonError, match="PermissionError"):
            box.run("open('/served/bad').read()")
        with pytest.raises(PythonError, match="OSError|No space"):
            box.run("open('/big', 'w').write('x' * 20000)")


# ---- the event loop ----


def test_all_calls_in_flight_together():
    async def fetch(n: int) -> int:
        nonlocal most, now
        now += 1
        most = max(most, now)
        if most == 20:
            together.set()
        await asyncio.wait_for(together.wait(), PATIENCE)
        now -= 1
        return n * 2

    async def main() -> list[int]:
        nonlocal together
        together = asyncio.Event()
        with Sandbox(functions={"fetch": fetch}) as box:
            result = await box.arun("import asyncio\nawait asyncio.gather(*[fetch(i) for i in range(20)])")
            assert (await box.arun("await fetch(3)")).value == 6
            return result.value

    most = now = 0
    together: asyncio.Event
    assert asyncio.run(main()) == [i * 2 for i in range(20)]
    assert most == 20


def test_errors_of_coroutines():
    async def fail() -> None:
        await asyncio.sleep(0)
        raise LookupError("gone")

    async def main() -> None:
        with Sandbox(functions={"fail": fail, "plain": lambda: fail()}) as box:
            assert (await box.arun("try:\n    await fail()\nexcept LookupError as e:\n    r = str(e)\nr")).value == "gone"
            assert (await box.arun("try:\n    plain()\nexcept LookupError as e:\n    r = str(e)\nr")).value == "gone"
            with pytest.raises(HognoseError, match="use arun"):
                box.run("plain()")

    asyncio.run(main())


def test_the_loop_has_its_turns():
    async def main() -> int:
        turns = 0

        async def count() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        counting = asyncio.ensure_future(count())
        with Sandbox(limits=Limits(time=60)) as box:
            await box.arun("for i in range(1000000): pass")
        counting.cancel()
        return turns

    assert asyncio.run(main()) > 2


@pytest.mark.parametrize("code", ["print(1)\nwhile True: pass", "await never()", "import asyncio\nprint(1)\nawait asyncio.sleep(100)", "plain()"])
def test_cancelling_a_task(code: str):
    async def main() -> None:
        begun, cancelled = asyncio.Event(), asyncio.Event()

        async def never() -> None:
            begun.set()
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                cancelled.set()
                raise

        functions = {"never": never, "plain": Function(never, awaitable=False)}
        with Sandbox(functions=functions, on_print=lambda *_: begun.set(), limits=Limits(time=600)) as box:
            task = asyncio.ensure_future(box.arun(code))
            await asyncio.wait_for(begun.wait(), PATIENCE)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert box.run("1").value == 1
            if "never" in code or "plain" in code:
                await asyncio.wait_for(cancelled.wait(), PATIENCE)
            else:
                assert not cancelled.is_set()

    asyncio.run(main())


def test_a_limit_while_it_waits():
    async def main() -> None:
        begun = asyncio.Event()

        async def never() -> None:
            begun.set()
            await asyncio.Event().wait()

        async def waits() -> "asyncio.Future[Any]":
            begun.clear()
            task = asyncio.ensure_future(box.arun("await never()"))
            await asyncio.wait_for(begun.wait(), PATIENCE)
            return task

        with Sandbox(functions={"never": never}) as box:
            with pytest.raises(LimitError) as caught:
                await box.arun("await never()", limits=Limits(wall=0.05))
            assert caught.value.kind == "wall"
            task = await waits()
            box.cancel()
            with pytest.raises(LimitError) as caught:
                await task
            assert caught.value.kind == "cancelled"
            task = await waits()
            box.close()
            with pytest.raises(hognose.DisposedError):
                await task

    asyncio.run(main())


def test_a_loop_that_is_gone():
    async def main() -> Sandbox:
        loop, begun = asyncio.get_running_loop(), asyncio.Event()

        def never() -> "asyncio.Future[None]":
            begun.set()
            return loop.create_future()

        box = Sandbox(functions={"never": Function(never, awaitable=True)})
        running = asyncio.ensure_future(box.arun("await never()"))
        await asyncio.wait_for(begun.wait(), PATIENCE)
        running._log_destroy_pending = False  # type: ignore[attr-defined]  # nobody ends it
        return box

    loop = asyncio.new_event_loop()
    box = loop.run_until_complete(main())
    loop.close()
    box.close()
    with pytest.raises(hognose.DisposedError):
        box.run("1")


def test_handles_on_the_loop():
    async def main() -> None:
        with Sandbox() as box:
            f = (await box.arun("async def f(x): return x + 1\nf")).value
            assert await f.acall(1) == 2

    asyncio.run(main())


def test_pool():
    with Pool(2, setup="x = [1]", functions={"f": lambda: 5}) as pool:
        with pool.take() as a, pool.take() as b, pool.take() as c:
            a.run("x.append(f())")
            assert (a.get("x"), b.get("x"), c.get("x")) == ([1, 5], [1], [1])
        assert pool.run("x").value == [1]

        async def many() -> list[Any]:
            return [r.value for r in await asyncio.gather(*[pool.arun("x.append(n)\nx", inputs={"n": n}) for n in range(5)])]

        assert asyncio.run(many()) == [[1, n] for n in range(5)]
        found: list[Any] = []
        threads = [threading.Thread(target=lambda: found.append(pool.run("x").value)) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert found == [[1]] * 4
    with pytest.raises(hognose.DisposedError):
        pool.run("1")
    with Pool(1) as pool, pool.take() as box:
        assert box.run("import time\ntime.time() > 0").value is True
    assert time


async def counted(job: "Coroutine[Any, Any, T]", looks: Callable[[], int]) -> "tuple[T, int, int]":
    """What it gives, the turns of the loop meanwhile, and the most looks at the clock between two of them."""
    over, turns, most, last = False, 0, 0, looks()

    async def count() -> None:
        nonlocal turns, most, last
        while not over:
            turns, most, last = turns + 1, max(most, looks() - last), looks()
            await asyncio.sleep(0)

    counting = asyncio.create_task(count())
    result = await job
    over = True
    await counting
    return result, turns, most


class Clock:
    """Goes on by a tenth of a millisecond at each look."""
    looks = 0

    @classmethod
    def time(cls) -> float:
        cls.looks += 1
        return cls.looks * 0.0001

    monotonic = perf_counter = time


def looked_at() -> int:
    return Clock.looks


LONG_VALUES = [
    ("x = list(range(100_000))", 20),
    ("x = {str(i): [i, (i,)] for i in range(20_000)}", 20),
    ("x = [{i} for i in range(20_000)]", 10),
    ("class P:\n    def __init__(self, i): self.i = i\nx = [P(i) for i in range(5_000)]", 20),
    ("x = [lambda: i for i in range(5_000)]", 8),
]


@pytest.mark.parametrize(("before", "least"), LONG_VALUES)
def test_a_value_leaves_the_loop_its_turns(before: str, least: int, monkeypatch: pytest.MonkeyPatch):
    limits = Limits(time=1000.0, memory=1 << 28)
    with Sandbox(limits=limits) as box:
        box.run(before)
        expected = box.run("x")
    monkeypatch.setattr("hognose._session.time", Clock)
    with Sandbox(limits=limits, clock=Clock) as box:
        box.run(before)
        result, turns, most = asyncio.run(counted(box.arun("x"), looked_at))
    assert repr(result.value) == repr(expected.value)
    assert (result.repr, result.usage.steps) == (expected.repr, expected.usage.steps)
    assert turns >= least
    assert most <= 200


@pytest.mark.parametrize(("before", "least"), LONG_VALUES)
def test_arguments_leave_the_loop_its_turns(before: str, least: int, monkeypatch: pytest.MonkeyPatch):
    given: list[Any] = []

    def take(*args: Any, **kwargs: Any) -> int:
        given.append((args, kwargs))
        return len(given)

    limits = Limits(time=1000.0, memory=1 << 28)
    code = "take(x, 1, key=x)"
    with Sandbox(limits=limits, functions={"take": take}) as box:
        box.run(before)
        expected = box.run(code)
    monkeypatch.setattr("hognose._session.time", Clock)
    with Sandbox(limits=limits, clock=Clock, functions={"take": take}) as box:
        box.run(before)
        result, turns, most = asyncio.run(counted(box.arun(code), looked_at))
    assert (expected.value, result.value) == (1, 2)
    assert repr(given[0]) == repr(given[1])
    assert result.usage.steps == expected.usage.steps
    assert turns >= least
    assert most <= 200


LONG = "x = [[i] for i in range(40_000)]\n"


def test_handlers_with_long_arguments_are_called_in_order():
    order: list[tuple[str, int]] = []

    async def later(x: Any) -> int:
        return len(x)

    def started(x: Any) -> "Coroutine[Any, Any, int]":
        order.append(("later", len(x)))
        return later(x)

    def now(x: Any) -> None:
        order.append(("now", len(x)))

    def fails(x: Any) -> None:
        raise LookupError("gone", len(x))

    functions = {"later": hognose.Function(started, awaitable=True), "now": now, "fails": fails}
    code = LONG + """
a = later(x); now('a'); b = later('bb'); now(x)
n = await a + await b
later(x)
try: fails(x)
except LookupError as e: n = n, e.args
n"""
    with Sandbox(functions=functions, limits=Limits(time=600)) as box:
        assert asyncio.run(box.arun(code)).value == (40_002, ("gone", 40_000))
    assert order == [("later", 40_000), ("now", 1), ("later", 2), ("now", 40_000), ("later", 40_000)]


def test_a_run_that_ends_while_arguments_are_read_does_not_call_the_handler():
    calls: list[int] = []

    async def main() -> None:
        with Sandbox(functions={"take": lambda x: calls.append(1)}) as box:  # pyright: ignore[reportUnknownLambdaType]
            box.run(LONG)
            task = asyncio.create_task(box.arun("take(x)"))
            for _ in range(3):
                await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert (await box.arun("1 + 1")).value == 2

    asyncio.run(main())
    assert calls == []


def test_reading_arguments_counts_as_running_time(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("hognose._session.time", Clock)
    with Sandbox(limits=Limits(time=1000.0), clock=Clock, functions={"take": lambda x: None}) as box:  # pyright: ignore[reportUnknownLambdaType]
        box.run("x = list(range(100_000))")
        used = asyncio.run(box.arun("take(x)")).usage.time
        assert used > 2 * box.run("[x] == [x]").usage.time
        with pytest.raises(LimitError) as caught:
            asyncio.run(box.arun("take(x)", limits=Limits(time=used / 2)))
        assert caught.value.kind == "time"
        assert box.run("1 + 1").value == 2


class Looked:
    """A clock that goes on by half a millisecond at each look."""
    def __init__(self) -> None:
        self.looks = 0

    def time(self) -> float:
        return self.looks * 0.0005

    def monotonic(self) -> float:
        self.looks += 1
        return self.looks * 0.0005


@pytest.mark.parametrize("code", [
    "x = list(range(1_000_000))",
    "x = {str(i): [i] for i in range(60_000)}",
    "class C: pass\nx = []\nfor i in range(60_000):\n    y = C()\n    y.a = i\n    x.append(y)",
    "x = 'ab' * 10_000_000",
])
def test_dumps_and_loads_leave_the_loop_its_turns(code: str):
    limits = Limits(time=1000.0)
    clock = Looked()

    def turns(job: "Coroutine[Any, Any, T]") -> T:
        result, turns, most = asyncio.run(counted(job, lambda: clock.looks))
        assert turns > 3 and most <= 100
        return result

    with Sandbox(limits=limits, clock=clock) as box:
        box.run(code)
        data = turns(box.adump())
        assert data == box.dump()
        with turns(Sandbox.arestore(data, limits=limits, clock=clock)) as other, turns(box.afork()) as fork:
            assert other.dump() == data
            assert other.run("len(x)").value == fork.run("len(x)").value == box.run("len(x)").value


def test_a_paused_run_is_dumped_and_loaded_in_pieces():
    async def main() -> None:
        with Sandbox(functions=["ask"]) as box:
            step = box.start("x = list(range(300_000))\nask() + len(x)")
            assert isinstance(step, Call)
            data = await step.adump()
            assert isinstance(done := step.resume(1), Complete) and done.value == 300_001
            with pytest.raises(HognoseError, match="this step is over"):
                await step.adump()
            with await Sandbox.arestore(data, functions=["ask"]) as other:
                step = other.step
                assert isinstance(step, Call)
                assert isinstance(done := step.resume(2), Complete) and done.value == 300_002
            for wrong in (b"x", data[:-1]):
                with pytest.raises(SnapshotError):
                    await Sandbox.arestore(wrong)

    asyncio.run(main())


def test_a_load_has_the_time_limit_and_not_that_of_steps():
    limits = Limits(steps=21_000)
    with Sandbox(limits=limits) as box:
        box.run("x = [[i] for i in range(20_000)]")
        data = box.dump()
        steps = box.usage.steps
    with Sandbox.restore(data, limits=limits) as other:
        assert other.usage.steps == steps
    with Sandbox(limits=Limits(time=math.inf)) as box:
        box.run("x = list(range(2_000_000))")
        data = box.dump()
    with pytest.raises(SnapshotError, match="the time limit was reached while the snapshot was loaded"):
        Sandbox.restore(data, limits=Limits(time=0.005), clock=Looked())
