"""The functions for blocks: to end the block, to list variables, and to ask a model."""
from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal, NamedTuple, Protocol, cast

from .._sandbox import Sandbox
from ._report import kinds_of

MOST_THREADS = 16

Handler = Callable[..., Any]


class End(NamedTuple):
    """The result of a function that ends the block. The program cannot catch it."""

    field: Literal["final_output", "submit_fields"]
    value: dict[str, Any]


class Session(Protocol):
    """An interpreter, as the functions use it."""

    @property
    def box(self) -> Sandbox: ...


def settled(value: Any) -> Any:
    """The result of a handler. An awaitable is awaited here, or in another thread if an event loop is running."""
    if not inspect.isawaitable(value):
        return value

    async def wait() -> Any:
        return await value

    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return asyncio.run(wait())
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, wait()).result()


def _text(value: Any, function: str, what: str) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{function}() takes {what}")
    return value


def _ask(query: Handler, what: Any, model: Any, function: str) -> Any:
    # Handlers may take only the prompt.
    return settled(query(what) if model is None else query(what, _text(model, function, "the name of a model as a str")))


def ending_functions(session: Session) -> list[tuple[Handler, str]]:
    """FINAL, FINAL_VAR, SUBMIT and SHOW_VARS, with their signatures."""

    def final(answer: Any) -> End:
        return End("final_output", {"answer": answer, "type": "direct"})

    def final_var(name: Any) -> End:
        name = _text(name, "FINAL_VAR", "the name of a variable, as a str: FINAL_VAR('x')")
        if name not in session.box.names():
            raise NameError(f"FINAL_VAR(): there is no variable named '{name}'")
        return End("final_output", {"answer": session.box.get(name), "type": "variable"})

    def submit(*args: Any, **fields: Any) -> End:
        if args:
            raise TypeError("SUBMIT() takes keyword arguments only")
        return End("submit_fields", fields)

    def show_vars() -> dict[str, str]:
        with session.box.fork() as copy:  # the session is paused at this call
            step = copy.step
            if step is not None:
                cast(Any, step).abandon()
            return kinds_of(copy, copy.names())

    return [(_named(final, "FINAL"), "(answer)"), (_named(final_var, "FINAL_VAR"), "(name)"), (_named(submit, "SUBMIT"), "(**fields)"),
            (_named(show_vars, "SHOW_VARS"), "() -> dict[str, str]")]


def asking_functions(query: Handler | None, batched: Handler | None) -> list[tuple[Handler, str]]:
    """llm_query and llm_query_batched, for the handlers that are passed. Without `batched`, a batch calls `query` for all prompts concurrently."""

    def llm_query(prompt: Any, model: Any = None) -> Any:
        return _ask(cast(Handler, query), _text(prompt, "llm_query", "a prompt as a str"), model, "llm_query")

    def llm_query_batched(prompts: Any, model: Any = None) -> Any:
        given: list[Any] = cast("list[Any]", prompts) if isinstance(prompts, (list, tuple)) else [None]
        texts = [_text(prompt, "llm_query_batched", "a list of prompts as str") for prompt in given]
        if batched:
            return _ask(batched, texts, model, "llm_query_batched")
        with ThreadPoolExecutor(max(1, min(len(texts), MOST_THREADS))) as pool:
            return list(pool.map(llm_query, texts, [model] * len(texts)))

    found: list[tuple[Handler, str]] = []
    if query:
        found.append((_named(llm_query, "llm_query"), "(prompt, model=None)"))
    if query or batched:
        found.append((_named(llm_query_batched, "llm_query_batched"), "(prompts, model=None)"))
    return found


def _named(function: Handler, name: str) -> Handler:
    """The function, renamed so that its TypeErrors show this name."""
    function.__name__ = function.__qualname__ = name
    return function
