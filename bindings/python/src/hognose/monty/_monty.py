"""The names that ``pydantic_monty`` has in its compiled part."""
from __future__ import annotations

from . import (
    NOT_HANDLED, AsyncFunctionSnapshot, AsyncFutureSnapshot, AsyncMonty, AsyncMontySession, AsyncNameLookupSnapshot, CollectStreams, CollectString, ExternalModule, Frame,
    FunctionSnapshot, FutureSnapshot, Monty, MontyClassProxy, MontyClassTypeProxy, MontyComplete, MontyConversionError, MontyCrashedError, MontyDisconnectError, MontyError,
    MontyFileHandle, MontyRuntimeError, MontySession, MontyShutdown, MontyStdTypeProxy, MontySyntaxError, MontyTypingError, MountDir, NameLookupSnapshot, SourceRange,
    __version__,
)

__all__ = [
    "NOT_HANDLED", "AsyncFunctionSnapshot", "AsyncFutureSnapshot", "AsyncMonty", "AsyncMontySession", "AsyncNameLookupSnapshot", "CollectStreams",
    "CollectString", "ExternalModule", "Frame", "FunctionSnapshot", "FutureSnapshot", "Monty", "MontyClassProxy",
    "MontyClassTypeProxy", "MontyComplete", "MontyConversionError", "MontyCrashedError", "MontyDisconnectError", "MontyError", "MontyFileHandle",
    "MontyRuntimeError", "MontySession", "MontyShutdown", "MontyStdTypeProxy", "MontySyntaxError", "MontyTypingError", "MountDir",
    "NameLookupSnapshot", "SourceRange", "__version__",
]
