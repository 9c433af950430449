"""OpenTelemetry spans for sessions, for `instrument_telemetry`. Failures of telemetry never reach a program or its host."""
# OpenTelemetry need not be installed when this is checked:
# pyright: reportMissingImports=false, reportUnknownVariableType=false, reportUnknownMemberType=false, reportUnknownArgumentType=false
from __future__ import annotations

import contextlib
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from typing import Any

from .._signals import Unheard, by_signal

CONFIGURED = "Monty telemetry is already configured"
#: The names of spans for the requests of feeds, and the attribute that has the requested name.
NAMES = {
    "call": ("call {function_name}", "function_name"), "system": ("os call {function}", "function"), "module": ("os call {function}", "function"),
    "stubs": ("os call {function}", "function"), "name": ("name lookup {name}", "name"), "attribute": ("name lookup {name}", "name"), "futures": ("resolve futures", ""),
}
_tracers: list[Any] = []


def install(tracer: Any) -> None:
    """Sets the tracer that begins the spans. RuntimeError: there is one already."""
    if _tracers:
        raise RuntimeError(CONFIGURED)
    _tracers.append(tracer)


def present() -> Any:
    """The current OpenTelemetry context; an empty one if OpenTelemetry is not installed."""
    try:
        from opentelemetry import context  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        return {}
    return context.get_current()


class Span:
    """A span. It is empty without a tracer, or if the tracer failed. `context`: the context inside the span."""

    def __init__(self, name: str, outer: Any, attributes: Mapping[str, Any]) -> None:
        self.context = outer
        self._span: Any = None
        if not _tracers:
            return
        with Unheard():
            from opentelemetry import trace  # type: ignore[import-not-found,unused-ignore]

            self._span = _tracers[0].start_span(name, context=outer, attributes=dict(attributes))
            self.context = trace.set_span_in_context(self._span, outer)

    @property
    def open(self) -> bool:
        """Whether there is a span that has not ended."""
        return self._span is not None

    def end(self) -> None:
        """Ends the span. Later calls do nothing."""
        span, self._span = self._span, None
        if span is not None:
            with Unheard():
                span.end()

    @contextmanager
    def entered(self) -> Generator[None, None, None]:
        """Makes it the current span, and records exceptions raised inside."""
        leave = None if self._span is None else _enter(self._span)
        try:
            yield
        except BaseException as error:
            if leave is not None:
                leave(error)
            raise
        if leave is not None:
            leave(None)


def _enter(span: Any) -> Callable[[BaseException | None], None] | None:
    """Enters a span. Returns a function that leaves it, and that takes the exception raised inside. None: the span could not be entered."""
    from opentelemetry import context, trace  # type: ignore[import-not-found,unused-ignore]

    with Unheard():
        manager = trace.use_span(span, end_on_exit=False, record_exception=True, set_status_on_exception=True)
        manager.__enter__()

        def leave(error: BaseException | None) -> None:
            with Unheard(), contextlib.suppress(*([type(error)] if error else [])):  # it raises its argument again
                manager.__exit__(None if error is None else type(error), error, None if error is None else error.__traceback__)

        return leave
    with Unheard():
        token: Any = context.attach(trace.set_span_in_context(span))

        def detach(_error: BaseException | None) -> None:
            context.detach(token)

        return detach
    return None


class Tracks:
    """The spans of one session: the session's, its current feed's, and that of the feed's request."""

    def __init__(self, script_name: str) -> None:
        self._session = Span("session {script_name}", present(), {"script_name": script_name})
        self.feed = self.waits = self._session

    @property
    def context(self) -> Any:
        """The context of the feed's request; None: there is no span."""
        return self.waits.context if self.waits.open else None

    def begin(self, code: str) -> None:
        """A feed begins. Its span is inside the session's; the rest of its context is the caller's."""
        self.end_feed()
        if _tracers:
            outer = _with_span_of(self._session.context, present())
            self.feed = self.waits = Span("run code", outer, {"code": code, "sandbox.execution.code.attribute": "code", "sandbox.execution.language": "python"})

    def wait(self, kind: str, name: str, call_id: int) -> None:
        """The feed waits for a request."""
        self.go_on()
        if _tracers:
            shown, key = NAMES[kind]
            attributes: dict[str, Any] = {key: name} if key else {}
            self.waits = Span(shown, self.feed.context, {**attributes, "call_id": call_id} if call_id >= 0 else attributes)

    def go_on(self) -> None:
        """The feed's request is answered."""
        if self.waits is not self.feed:
            self.waits.end()
            self.waits = self.feed

    def end_feed(self) -> None:
        """The feed is over."""
        self.go_on()
        if self.feed is not self._session:
            self.feed.end()
        self.feed = self.waits = self._session

    def end(self) -> None:
        """The session is over."""
        self.end_feed()
        self._session.end()


def _with_span_of(inner: Any, outer: Any) -> Any:
    """The context `outer`, with the span of `inner`."""
    try:
        from opentelemetry import trace  # type: ignore[import-not-found,unused-ignore]

        return trace.set_span_in_context(trace.get_current_span(inner), outer)
    except Exception as error:
        if by_signal(error):
            raise
        return outer
