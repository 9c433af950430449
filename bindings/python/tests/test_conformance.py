"""The list that every host runs (tests/conformance), in this package."""
import asyncio
import builtins
import json
import pathlib
import re
from typing import Any

import pytest

from hognose import Call, Complete, CrashError, Function, HognoseError, LimitError, Limits, PythonError, Sandbox, SnapshotError, Waiting

LIST = pathlib.Path(__file__).resolve().parents[3] / "tests" / "conformance"
FIELDS = {"valueBytes": "value_bytes", "valueItems": "value_items"}
SPOILT: dict[str, Any] = {
    "empty": lambda dump: b"", "text": lambda dump: b"snapshot", "short": lambda dump: dump[:10], "half": lambda dump: dump[: len(dump) // 2],
    "longer": lambda dump: dump + b"\0", "header": lambda dump: dump[:4] + bytes((dump[4] ^ 255,)) + dump[5:],
    "whole": lambda dump: dump,
}


def limits_of(given: "dict[str, Any] | None") -> "Limits | None":
    return given and Limits(**{FIELDS.get(name, name): most / 1000 if name in ("time", "wall") else most for name, most in given.items()})


def plain(value: Any) -> Any:
    """Tuples as lists, to be compared."""
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return {key: plain(item) for key, item in value.items()} if isinstance(value, dict) else value


class Case:
    def __init__(self, given: "dict[str, Any]") -> None:
        self.given = given
        self.counted: dict[str, int] = {}
        self.box = self.open()

    def functions(self) -> "dict[str, Any]":
        async def later(x: Any) -> Any:
            return x

        def fail(x: str) -> None:
            raise ValueError(x)

        async def later_fail(x: str) -> None:
            raise ValueError(x)

        def missing() -> None:
            open("/nope.txt")

        def caused() -> None:
            raise ValueError("outer") from TypeError("inner")

        def grouped() -> None:
            error = PythonError("ExceptionGroup", "both (2 sub-exceptions)")  # Python 3.10 has no groups of its own
            error.exceptions = [PythonError("ValueError", "a"), PythonError("TypeError", "b")]
            raise error

        def extended() -> None:
            raise type("CodeError", (ValueError,), {})("no")

        kinds = {"echo": lambda x: x, "missing": missing, "caused": caused, "grouped": grouped, "extended": extended, "later": later, "fail": fail, "later_fail": later_fail, "unfit": object, "cancel": lambda: self.box.cancel(),
                 "hand": None, "hand_awaitable": Function(awaitable=True)}
        return {name: kinds[kind] for name, kind in self.given.get("functions", {}).items()}

    def open(self) -> Sandbox:
        return Sandbox(functions=self.functions(), limits=limits_of(self.given.get("limits")), files=self.given.get("files"))

    def reopen(self, dump: bytes) -> Sandbox:
        return Sandbox.restore(dump, functions=self.functions(), limits=limits_of(self.given.get("limits")))

    def expect(self, what: "dict[str, Any]", run: Any) -> None:
        try:
            result = run()
        except PythonError as error:
            wanted = what["error"]
            assert error.type == wanted["type"], error
            assert error.text == wanted.get("text", error.text) and error.stdout == what.get("stdout", error.stdout)
            assert error.traceback == wanted.get("traceback", error.traceback) and error.exit_code == wanted.get("exit", error.exit_code)
            return
        except LimitError as error:
            assert error.kind == FIELDS.get(what["limit"], what["limit"])
            return
        assert "error" not in what and "limit" not in what
        if "value" in what:
            assert (plain(result.value) if result.has_value else "nothing") == what["value"]
        assert result.stdout == what.get("stdout", result.stdout) and (result.repr or "") == what.get("repr", result.repr or "")
        if "into" in what:
            self.box.set(what["into"], result.value)
        if "steps_as" in what:
            assert self.counted.setdefault(what["steps_as"], result.usage.steps) == result.usage.steps

    def damage(self, dump: bytes, each: int) -> None:
        """A dump with every so many-th byte changed is refused, or its run resumes with a result or an error that is no crash."""
        for at in range(0, len(dump), each):
            try:
                with Sandbox.restore(dump[:at] + bytes((dump[at] ^ 0x55,)) + dump[at + 1:], limits=Limits(time=1)) as box:
                    if isinstance(box.step, Call):
                        box.step.resume(1)
            except HognoseError as error:
                assert not isinstance(error, CrashError)

    def hand(self, what: "dict[str, Any]") -> Complete:
        step: Any = self.box.start(what["start"], inputs=what.get("inputs"), limits=limits_of(what.get("limits")))
        deferred: list[int] = []
        for pause in what["steps"]:
            if pause.get("dump"):
                self.box = self.reopen(step.dump())
                step = self.box.step
            if "settle" in pause:
                assert isinstance(step, Waiting)
                step = step.settle(deferred[pause["settle"]], pause["answer"])
                continue
            assert isinstance(step, Call) and step.name == pause["call"]
            assert plain(step.args) == pause.get("args", plain(step.args)) and step.kwargs == pause.get("kwargs", step.kwargs)
            if "damage" in pause:
                self.damage(step.dump(), pause["damage"])
            if "get" in pause:
                with pytest.raises(LimitError) as limit:
                    self.box.get(pause["get"])
                assert limit.value.kind == FIELDS.get(pause["limit"], pause["limit"])
            if pause.get("defer"):
                deferred.append(step.id)
                step = step.defer()
            else:
                step = step.throw(getattr(builtins, pause["raise"])("k")) if "raise" in pause else step.resume(pause["answer"])
        assert isinstance(step, Complete)
        return step

    def round(self, expression: str) -> None:
        self.box.run(f"import datetime\nbefore = {expression}")
        self.box.set("after", self.box.get("before"))
        assert self.box.run("before == after and type(before) is type(after) and repr(before) == repr(after)").value is True, expression

    def inside(self, box: Sandbox, does: "list[dict[str, Any]]") -> None:
        before, self.box = self.box, box
        for what in does:
            self.do(what)
        self.box = before

    def do(self, what: "dict[str, Any]") -> None:
        box = self.box
        if "run" in what:
            options: Any = {"inputs": what.get("inputs"), "limits": limits_of(what.get("limits")), "filename": what.get("filename")}
            if "invalid" in what:
                with pytest.raises((ValueError, HognoseError), match=re.escape(what["invalid"])):
                    box.run(what["run"], **options)
                return
            self.expect(what, lambda: asyncio.run(box.arun(what["run"], **options)) if self.given.get("waits") else box.run(what["run"], **options))
        elif "start" in what:
            self.expect(what, lambda: self.hand(what))
        elif "round" in what:
            self.round(what["round"])
        elif "set" in what:
            box.set(what["set"], what["to"])
        elif "get" in what:
            assert box.get(what["get"]) == what["value"]
        elif "names" in what:
            assert box.names() == what["names"]
        elif "delete" in what:
            assert box.delete(what["delete"]) == what["there"]
        elif "file" in what:
            assert box.files.read_text(what["file"]) == what["text"]
        elif "changed" in what:
            assert [vars(change) for change in box.files.changed()] == what["changed"]
        elif "dump" in what:
            self.box = self.reopen(box.dump())
        elif "fork" in what:
            self.inside(box.fork(), what["fork"])
        elif "other" in what:
            self.inside(self.open(), what["other"])
        elif "reset" in what:
            box.reset()
        else:
            with pytest.raises(SnapshotError):
                Sandbox.restore(SPOILT[what["refused"]](box.dump()))


CASES = [(path.name, given) for path in sorted(LIST.glob("*.json")) for given in json.loads(path.read_text())]


@pytest.mark.parametrize("given", [given for _, given in CASES], ids=[f"{name}: {given['name']}" for name, given in CASES])
def test_conformance(given: "dict[str, Any]"):
    case = Case(given)
    for what in given["does"]:
        case.do(what)


def test_the_list_is_there():
    assert len(CASES) > 30
