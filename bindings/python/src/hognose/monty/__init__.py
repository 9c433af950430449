"""The interface of ``pydantic_monty``, on Hognose: ``import hognose.monty as pydantic_monty``, or ``install()`` before a library imports it."""
from __future__ import annotations

import sys

from ._errors import (
    Frame, MontyConversionError, MontyCrashedError, MontyDisconnectError, MontyError, MontyRuntimeError, MontyShutdown, MontySyntaxError, MontyTypingError,
)
from ._mount import MountDir
from ._options import (
    ExcType, ExternalException, ExternalExceptionData, ExternalFuture, ExternalResult, ExternalReturnValue, ExternalSettledResult, OsFunction, OsHandler, OSPolicy,
    PrintCallback, RandomSeed, ResourceLimits, TimeCaller, TimeZone, TypeCheckFormat,
)
from ._pool import AsyncMonty, AsyncMontySession, Monty, MontySession
from ._programs import MontyFutureSnapshot, MontyRepl, MontySnapshot, load_repl_snapshot, load_snapshot, run_monty_async, run_repl_async
from ._proxies import (
    NOT_HANDLED, CollectStreams, CollectString, ExternalModule, MontyClassProxy, MontyClassTypeProxy, MontyComplete, MontyFileHandle, MontyStdTypeProxy, SourceRange,
)
from ._remote import AsyncMontyRemote, AsyncMontyWebsocket, instrument_telemetry
from ._snapshots import (
    AsyncFunctionSnapshot, AsyncFutureSnapshot, AsyncNameLookupSnapshot, AsyncSnapshot, FunctionSnapshot, FutureSnapshot, NameLookupSnapshot, SyncSnapshot,
)
from .class_instance import BaseWrapper, ClassInstance, ClassType, Policy
from .os_access import AbstractFile, AbstractOS, CallbackFile, MemoryFile, OSAccess, ScanEntry, StatResult

#: The version of ``pydantic_monty`` whose interface this is.
__version__ = "1.4.0"
SUBMODULES = ("_monty", "_binary", "class_instance", "os_access")


def install() -> None:
    """Replaces ``pydantic_monty``: later imports of it get this module. RuntimeError: the real one is loaded already."""
    import importlib

    known = sys.modules.get("pydantic_monty")
    if known is not None and known is not sys.modules[__name__]:
        raise RuntimeError("pydantic_monty is loaded already: call install() before anything imports it")
    sys.modules["pydantic_monty"] = sys.modules[__name__]
    for name in SUBMODULES:
        sys.modules[f"pydantic_monty.{name}"] = importlib.import_module(f"{__name__}.{name}")


__all__ = [
    "NOT_HANDLED", "AbstractFile", "AbstractOS", "AsyncFunctionSnapshot", "AsyncFutureSnapshot", "AsyncMonty", "AsyncMontyRemote", "AsyncMontySession", "AsyncMontyWebsocket",
    "AsyncNameLookupSnapshot", "AsyncSnapshot", "BaseWrapper", "CallbackFile", "ClassInstance", "ClassType", "CollectStreams", "CollectString", "ExcType", "ExternalException",
    "ExternalExceptionData", "ExternalFuture", "ExternalModule", "ExternalResult", "ExternalReturnValue", "ExternalSettledResult", "Frame", "FunctionSnapshot",
    "FutureSnapshot", "MemoryFile", "Monty", "MontyClassProxy", "MontyClassTypeProxy", "MontyComplete", "MontyConversionError", "MontyCrashedError", "MontyDisconnectError",
    "MontyError", "MontyFileHandle", "MontyFutureSnapshot", "MontyRepl", "MontyRuntimeError", "MontySession", "MontyShutdown", "MontySnapshot", "MontyStdTypeProxy",
    "MontySyntaxError", "MontyTypingError", "MountDir",
    "NameLookupSnapshot", "OSAccess", "OSPolicy", "OsFunction", "OsHandler", "Policy", "PrintCallback", "RandomSeed", "ResourceLimits", "ScanEntry", "SourceRange",
    "StatResult", "SyncSnapshot", "TimeCaller", "TimeZone", "TypeCheckFormat", "__version__", "install", "instrument_telemetry",
    "load_repl_snapshot", "load_snapshot", "run_monty_async", "run_repl_async",
]
