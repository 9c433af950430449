"""Answering what a feed waits for, from what its caller handed in."""
# What callers hand in, and what the parts of this package share:
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownLambdaType=false, reportUnnecessaryIsInstance=false, reportPrivateUsage=false
from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Union

from ._errors import class_at
from ._mount import MountTable
from ._os_calls import answer_system, refusal_of
from ._proxies import NOT_HANDLED, ExternalModule
from ._worker import Answer, Suspension, Worker
from .class_instance import BaseWrapper

NO_OBJECT = "no host object registered for method call '{}' (id {}) — the instance store is empty after loading a dump into a fresh session"
NEEDS_ASYNC = "async {} require AsyncMonty"


@dataclass
class Later:
    """An answer that has to be awaited."""

    awaitable: Any
    what: str


Found = Union[Answer, Later]


class Feed:
    """One feed, with what answers it."""

    def __init__(self, worker: Worker, lookup: Mapping[str, Any] | None, os: Callable[..., Any] | None, mounts: MountTable, is_async: bool) -> None:
        self.worker = worker
        self.lookup: Mapping[str, Any] = lookup or {}
        self.os = os
        self.mounts = mounts
        self.is_async = is_async
        #: What is awaited for calls that were put off, by their numbers.
        self.tasks: dict[int, Any] = {}

    def find(self, waits: Suspension) -> Found:
        """The answer. What host functions raise is one, but for what is no Exception."""
        if waits.kind == "name":
            if waits.name not in self.lookup:
                return self.worker.undefined(waits.name)
            return ("value", *self.worker.store.outward(self.lookup[waits.name]))
        try:
            result, what = self._result(waits)
        except Undefined:
            return self.worker.undefined(waits.name)
        except Exception as error:
            return self.worker.error(error)
        if inspect.isawaitable(result):
            return Later(result, what)
        return self.worker.value(result)

    def _result(self, waits: Suspension) -> tuple[Any, str]:
        if waits.kind == "system":
            return self._system(waits), "os callbacks"
        if waits.kind == "module":
            return self._module(waits.name), "module factories"
        if waits.owner is not None:
            return self._of_object(waits), "external functions"
        return self._function(waits)(*waits.args, **waits.kwargs), "external functions"

    def _function(self, waits: Suspension) -> Callable[..., Any]:
        if waits.name in self.lookup:
            found = self.lookup[waits.name]
            if not callable(found):
                raise TypeError(f"'{type(found).__name__}' object is not callable")
            return found
        known = self.worker.store.functions.get(waits.name) or self._of_module(waits.name)
        if known is None:
            raise Undefined
        return known

    def _of_module(self, name: str) -> Any:
        """A function of a module's that a restored program has: "tools.add"."""
        top, *names = name.split(".")
        found: Any = self.worker.modules.get(top) or self.worker.settings.modules.get(top)
        if names and found is not None and not isinstance(found, (ExternalModule, type)):
            found = found()
        for part in names:
            found = found.attrs.get(part) if isinstance(found, ExternalModule) else None
        return found if callable(found) and not isinstance(found, type) else None

    def _module(self, name: str) -> Any:
        """What is in a module that a program imports; an awaitable where its factory is asynchronous. A factory is called once in a session."""
        worker = self.worker
        given = worker.settings.modules.get(name)
        if not isinstance(given, ExternalModule):
            given = worker.modules.get(name, given)
        if isinstance(given, type) or not (isinstance(given, ExternalModule) or callable(given)):
            shown = f"the class {given.__name__}" if isinstance(given, type) else type(given).__name__
            raise TypeError(f"external_modules[{name!r}] must be an ExternalModule or a callable returning one, not {shown}")
        if isinstance(given, ExternalModule):
            return self._opened(name, given)
        made = given()
        if not inspect.isawaitable(made):
            return self._opened(name, made)
        if not self.is_async:
            if inspect.iscoroutine(made):
                made.close()
            raise RuntimeError(f"external_modules[{name!r}]() returned an awaitable; async module factories require AsyncMonty")

        async def later() -> Any:
            return self._opened(name, await made)

        return later()

    def _opened(self, name: str, module: Any) -> dict[str, Any]:
        if not isinstance(module, ExternalModule):
            raise TypeError(f"external_modules[{name!r}]() returned {type(module).__name__}, not an ExternalModule")
        self.worker.modules[name] = module
        return opened(name, module)

    def _of_object(self, waits: Suspension) -> Any:
        owner = str(waits.owner)
        wrapper = self.worker.store.wrappers.get(owner)
        if waits.kind == "attribute":
            if wrapper is None:
                raise AttributeError(waits.refusal)
            return wrapper.lookup_lazy_attrs(waits.name)
        if wrapper is None:
            raise RuntimeError(NO_OBJECT.format(waits.name, owner))
        return wrapper.call_method(waits.name, waits.args, waits.kwargs)

    def _system(self, waits: Suspension) -> Any:
        found = self.mounts.serve(waits.name, waits.args, waits.kwargs)
        if found is not NOT_HANDLED:
            return found
        if self.os is not None:
            found = answer_system(self.os, waits.name, waits.args, waits.kwargs, self.is_async)
        if found is NOT_HANDLED:
            raise refusal_of(waits.name, waits.args)
        return found

    def not_handled(self, waits: Suspension) -> Answer:
        """The answer to what nobody serves."""
        if waits.kind != "system":
            return self.worker.undefined(waits.name)
        return self.worker.error(refusal_of(waits.name, waits.args))


class _Member:
    """A function of a module's, under the name of both."""

    def __init__(self, name: str, function: Callable[..., Any]) -> None:
        self.__name__ = name
        self._function = function

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self._function(*args, **kwargs)


def opened(name: str, module: ExternalModule) -> dict[str, Any]:
    """What is in a module, in the form in which it crosses."""
    found: dict[str, Any] = {}
    for key, value in module.attrs.items():
        if isinstance(value, ExternalModule):
            found[key] = {**opened(f"{name}.{key}", value), "monty submodule": True}
        elif callable(value) and not isinstance(value, (type, BaseWrapper)):
            found[key] = _Member(f"{name}.{key}", value)
        else:
            found[key] = value
    return found


class Undefined(Exception):
    """A function that nobody handed in."""


def read_result(worker: Worker, result: Any, is_settled: bool = False) -> Answer | None:
    """The answer of a dict like ``{"return_value": 1}``; None: it comes later."""
    if not isinstance(result, Mapping):
        raise TypeError(f"result must be a dict, not {type(result).__name__}")
    keys = set(result)
    if keys == {"return_value"}:
        return worker.value(result["return_value"])
    if keys == {"exception"}:
        error = result["exception"]
        if not isinstance(error, BaseException):
            raise TypeError("exception must be a BaseException instance")
        return worker.error(error)
    if "exc_type" in keys and keys <= {"exc_type", "message"}:
        return worker.error(exception_named(result["exc_type"], result.get("message")))
    if keys == {"future"} and not is_settled:
        if result["future"] is not ...:
            raise TypeError("the value of 'future' must be ...")
        return None
    raise TypeError("result must have the key 'return_value', 'exception', 'exc_type' or 'future'")


def exception_named(name: str, message: str | None) -> BaseException:
    """An exception by the name of its class: "ValueError", "json.JSONDecodeError"."""
    module, _, short = name.rpartition(".")
    kind = class_at(module or "builtins", short)
    if kind is None:
        raise ValueError(f"Unknown exception type: '{name}'")
    try:
        return kind(message) if message is not None else kind()
    except TypeError:
        error = Exception.__new__(kind)
        error.args = () if message is None else (message,)
        return error
