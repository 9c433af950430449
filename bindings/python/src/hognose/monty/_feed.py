"""Answers the requests of a feed from the arguments of its caller."""
# Arguments of callers are checked at run time, and the modules of this package share private names:
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownLambdaType=false, reportUnnecessaryIsInstance=false, reportPrivateUsage=false
from __future__ import annotations

import asyncio
import contextvars
import inspect
import keyword
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass
from typing import Any, Union

from .._signals import by_signal
from ._errors import class_at
from ._mount import MountTable
from ._os_calls import answer_system, refusal_of
from ._proxies import NOT_HANDLED, REPLACED, SANDBOXS_OWN, ExternalModule
from ._typing import stubs_in
from ._worker import Answer, Suspension, Worker
from .class_instance import BaseWrapper

NO_OBJECT = "no host object registered for method call '{}' (id {}) — the instance store is empty after loading a dump into a fresh session"
#: The key of a module's id among its attributes.
IDENTITY = "monty module id"
NEEDS_ASYNC = "async {} require AsyncMonty"


@dataclass
class Later:
    """An answer that must be awaited."""

    awaitable: Any
    what: str


Found = Union[Answer, Later]


class Feed:
    """One feed, with the arguments that answer its requests."""

    def __init__(self, worker: Worker, lookup: Mapping[str, Any] | None, os: Callable[..., Any] | None, mounts: MountTable, is_async: bool) -> None:
        self.worker = worker
        self.lookup: Mapping[str, Any] = lookup or {}
        self.os = os
        self.mounts = mounts
        self.is_async = is_async
        #: The tasks of deferred calls, by the numbers of the calls.
        self.tasks: dict[int, Any] = {}

    def find(self, waits: Suspension) -> Found:
        """The answer. An Exception of a host function is an answer too; other exceptions are raised."""
        if waits.kind == "name":
            if waits.name not in self.lookup:
                return self.worker.undefined(waits.name)
            return ("value", *self.worker.store.outward(self.lookup[waits.name]))
        try:
            # With an event loop, a callback runs in a copy of the context, so that its changes do not remain.
            result, what = contextvars.copy_context().run(self._traced, waits) if self.is_async else self._traced(waits)
        except Undefined:
            return self.worker.undefined(waits.name)
        except Exception as error:
            if by_signal(error):
                raise
            return self.worker.error(error)
        if inspect.isawaitable(result):
            return Later(result, what)
        return self.worker.value(result)

    def _traced(self, waits: Suspension) -> tuple[Any, str]:
        with self.worker.tracks.waits.entered():
            return self._result(waits)

    def _result(self, waits: Suspension) -> tuple[Any, str]:
        if waits.kind == "system":
            return self._system(waits), "os callbacks"
        if waits.kind == "module":
            return _then(self._module(waits.args[0]), lambda module: opened(waits.args[0], module)), "module factories"
        if waits.kind == "stubs":
            return self._stubs(waits.args[0]), "module factories"
        if waits.owner is not None:
            return self._of_object(waits), "external functions"
        return self._function(waits)(*waits.args, **waits.kwargs), "external functions"

    def _function(self, waits: Suspension) -> Callable[..., Any]:
        if waits.name in self.lookup:
            found = self.lookup[waits.name]
            if not callable(found):
                raise TypeError(f"'{type(found).__name__}' object is not callable")
            return found
        top, _, rest = waits.name.partition(".")
        if rest and top in self.worker.settings.modules:
            return self._of_module(top, rest)
        known = self.worker.store.functions.get(waits.name)
        if known is None:
            raise Undefined
        return known

    def _of_module(self, top: str, rest: str) -> Callable[..., Any]:
        """A function of a module, by both names. It is that of the present module, which may not be the one that the program imported."""
        if not top.isidentifier() or keyword.iskeyword(top):
            raise ValueError(f'module name "{top}" is not a valid identifier')
        if top in SANDBOXS_OWN:
            raise ValueError(REPLACED.format(top))

        def find(module: ExternalModule) -> Callable[..., Any]:
            found: Any = module
            for part in rest.split("."):
                found = found.attrs.get(part) if isinstance(found, ExternalModule) and not part.startswith("_") else None
                if found is None:
                    break
            if not callable(found):
                raise Undefined
            return found

        module = self._module(top)
        if not inspect.isawaitable(module):
            return find(module)

        async def call(*args: Any, **kwargs: Any) -> Any:
            result = find(await module)(*args, **kwargs)
            return await result if inspect.isawaitable(result) else result

        return call

    def _stubs(self, names: list[str]) -> Any:
        """The stubs of modules; an awaitable if a factory is asynchronous."""
        made: dict[str, Any] = {}
        try:
            for name in names:
                made[name] = self._module(name)
        except BaseException:
            for awaitable in made.values():
                close_unawaited(awaitable)
            raise
        late = {name: module for name, module in made.items() if inspect.isawaitable(module)}
        if not late:
            return _stubs_of(made)

        async def later() -> dict[str, str | None]:
            return _stubs_of({**made, **dict(zip(late, await asyncio.gather(*late.values())))})

        return later()

    def _module(self, name: str) -> Any:
        """A module of the host; an awaitable if its factory is asynchronous. A factory is called once in a session."""
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
            close_unawaited(made)
            raise RuntimeError(f"external_modules[{name!r}]() returned an awaitable; async module factories require AsyncMonty")

        return _then(made, lambda module: self._opened(name, module))

    def _opened(self, name: str, module: Any) -> ExternalModule:
        if not isinstance(module, ExternalModule):
            raise TypeError(f"external_modules[{name!r}]() returned {type(module).__name__}, not an ExternalModule")
        self.worker.modules[name] = module
        return module

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
        """The answer to a request that the host does not serve."""
        if waits.kind == "stubs":
            return self.worker.value(dict.fromkeys(waits.args[0]))
        if waits.kind != "system":
            return self.worker.undefined(waits.name)
        return self.worker.error(refusal_of(waits.name, waits.args))


class _Then:
    """Awaits another awaitable, then calls a function with its result."""

    def __init__(self, found: Any, follow: Callable[[Any], Any]) -> None:
        self.found = found
        self._follow = follow

    def __await__(self) -> Generator[Any, Any, Any]:
        return self._follow((yield from self.found.__await__()))


def _then(found: Any, follow: Callable[[Any], Any]) -> Any:
    """Calls a function with a value. For an awaitable, returns an awaitable that calls it with the result."""
    return _Then(found, follow) if inspect.isawaitable(found) else follow(found)


def close_unawaited(awaitable: Any) -> None:
    """Closes a coroutine that will not be awaited. Other awaitables are left alone."""
    while isinstance(awaitable, _Then):
        awaitable = awaitable.found
    if inspect.iscoroutine(awaitable):
        awaitable.close()


def _stubs_of(modules: Mapping[str, ExternalModule]) -> dict[str, str | None]:
    return {full: text for name, module in modules.items() for full, text in stubs_in(name, module).items()}


class _Member:
    """A function of a module, under the names of both."""

    def __init__(self, name: str, function: Callable[..., Any]) -> None:
        self.__name__ = name
        self._function = function

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self._function(*args, **kwargs)


def opened(name: str, module: ExternalModule) -> dict[str, Any]:
    """The attributes of a module, in the form in which they cross."""
    found: dict[str, Any] = {IDENTITY: str(module.id)}
    for key, value in module.attrs.items():
        if isinstance(value, ExternalModule):
            found[key] = opened(f"{name}.{key}", value)
        elif callable(value) and not isinstance(value, (type, BaseWrapper)):
            found[key] = _Member(f"{name}.{key}", value)
        else:
            found[key] = value
    return found


class Undefined(Exception):
    """The caller did not pass the function."""


def read_result(worker: Worker, result: Any, is_settled: bool = False) -> Answer | None:
    """The answer in a dict such as ``{"return_value": 1}``; None: the answer is deferred."""
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
