"""hognose.monty: the spans that a tracer begins, in a process of its own each, since a process has one tracer."""
from __future__ import annotations

import subprocess
import sys

HEAD = """
import asyncio, contextvars
from opentelemetry import baggage, context, trace
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
import hognose.monty as monty

exporter = InMemorySpanExporter()
provider = TracerProvider()
provider.add_span_processor(SimpleSpanProcessor(exporter))
tracer = provider.get_tracer("test")

def tree():
    spans = exporter.get_finished_spans()
    names = {span.context.span_id: span.name for span in spans}
    return sorted((names.get(span.parent.span_id, "?") if span.parent else "", span.name) for span in spans)
"""


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", HEAD + code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_what_is_traced() -> None:
    assert run("""
monty.instrument_telemetry(tracer=tracer)
def inner(*args):
    with tracer.start_as_current_span("inner"):
        return 2
def fail():
    raise ValueError("wrong")
with tracer.start_as_current_span("host") as host, monty.Monty() as pool:
    with pool.checkout(script_name="a.py") as session:
        assert session.feed_run("print(f())\\n1", external_lookup={"f": inner}, print_callback=inner) == 1
        session.feed_run("try:\\n    fail()\\nexcept ValueError: pass", external_lookup={"fail": fail})
        try:
            session.feed_run("1 / 0")
        except monty.MontyRuntimeError:
            pass
    assert trace.get_current_span() is host and not host.events
print(*tree(), sep="\\n")
spans = exporter.get_finished_spans()
print([(s.attributes["function_name"], [e.attributes["exception.message"] for e in s.events]) for s in spans if "function_name" in s.attributes])
print([s.attributes["code"] for s in spans if s.name == "run code"][2], [s.attributes["script_name"] for s in spans if s.name.startswith("session")])
try:
    monty.instrument_telemetry(tracer=tracer)
except RuntimeError as error:
    print(error)
""").splitlines() == [
        "('', 'host')", "('call {function_name}', 'inner')", "('host', 'session {script_name}')", "('run code', 'call {function_name}')", "('run code', 'call {function_name}')",
        "('run code', 'inner')", *["('session {script_name}', 'run code')"] * 3,
        "[('f', []), ('fail', ['wrong'])]", "1 / 0 ['a.py']", "Monty telemetry is already configured",
    ]


def test_beside_an_event_loop() -> None:
    assert run("""
monty.instrument_telemetry(tracer=tracer)
who = contextvars.ContextVar("who")
async def work(n):
    assert who.get() == n and baggage.get_baggage("n") == str(n)
    with tracer.start_as_current_span(f"work {n}"):
        await asyncio.sleep(0.01)
    who.set("work")
    return n
def plain():
    who.set("plain")
async def one(n, pool):
    who.set(n)
    context.attach(baggage.set_baggage("n", str(n)))
    async with pool.checkout() as session:
        assert await session.feed_run("plain(); await work(n)", inputs={"n": n}, external_lookup={"work": work, "plain": plain}) == n
        assert who.get() == n
        step = await session.feed_start("g()")
        kept = step.trace_context()
        assert trace.get_current_span(kept).name == "call {function_name}" and baggage.get_baggage("n", kept) == str(n)
        await step.resume({"return_value": 1})
        assert not trace.get_current_span(kept).is_recording()
        try:
            step.trace_context()
        except RuntimeError as error:
            return str(error)
async def main():
    async with monty.AsyncMonty() as pool:
        print(await asyncio.gather(one(1, pool), one(2, pool)))
asyncio.run(main())
print([pair for pair in tree() if "work" in pair[1]])
""").splitlines() == ["['snapshot has already been resumed', 'snapshot has already been resumed']", "[('call {function_name}', 'work 1'), ('call {function_name}', 'work 2')]"]


def test_a_tracer_that_fails() -> None:
    assert run("""
class Broken:
    def start_span(self, *args, **kwargs):
        raise RuntimeError("broken")
monty.instrument_telemetry(tracer=Broken())
with tracer.start_as_current_span("host") as host, monty.Monty() as pool, pool.checkout() as session:
    print(session.feed_run("f()", external_lookup={"f": lambda: trace.get_current_span() is host}))
def broken(*args, **kwargs):
    raise RuntimeError("broken")
context.attach = trace.use_span = broken
monty._spans._tracers[:] = [tracer]
with monty.Monty() as pool, pool.checkout() as session:
    print(session.feed_run("f()", external_lookup={"f": lambda: 3}))
""").split() == ["True", "3"]
