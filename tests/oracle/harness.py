"""Runs one case inside Pyodide as CPython would run a file, and reports what it printed and how it ended."""
import asyncio
import contextlib
import gc
import io
import json  # noqa: F401, loaded once: Pyodide cannot load some modules twice
import copy  # noqa: F401
import dataclasses  # noqa: F401
import enum  # noqa: F401
import functools  # noqa: F401
import collections.abc  # noqa: F401
import datetime  # noqa: F401
import decimal
import inspect  # noqa: F401
import linecache
import logging
import math  # noqa: F401
import sys
import time  # noqa: F401
import tokenize
import traceback
import types
import unicodedata  # noqa: F401
import warnings

DEFAULT_FILTERS = warnings.filters[:]
warnings.simplefilter("ignore")
sys.unraisablehook = lambda args: None
sys.maxsize = 2**63 - 1  # the model is a 64-bit build; Pyodide is a 32-bit one


class Output:
    """A stdout that remembers which line of the case was running at each write."""

    encoding = "utf-8"
    errors = "strict"

    def __init__(self, name):
        self.name = name
        self.pieces = []

    def write(self, text):
        frame = sys._getframe(1)
        while frame and frame.f_code.co_filename != self.name:
            frame = frame.f_back
        self.pieces.append((text, frame.f_lineno if frame else 0))
        return len(text)

    def flush(self):
        pass

    def text(self):
        return "".join(text for text, line in self.pieces)

    def starts(self):
        """For each line of output, the line of the program that began it."""
        found, fresh = [], True
        for text, line in self.pieces:
            for part in text.splitlines(keepends=True):
                if fresh:
                    found.append(line)
                fresh = part.endswith("\n")
        return found


def statement_ends(code):
    """The lines after which a comment may stand: those where a logical line ends, and no comment yet."""
    ends = set()
    try:
        for token in tokenize.generate_tokens(io.StringIO(code).readline):
            if token.type == tokenize.NEWLINE:
                ends.add(token.start[0])
            elif token.type == tokenize.COMMENT:
                ends.discard(token.start[0])
    except (tokenize.TokenError, SyntaxError):
        pass
    return sorted(ends)


def render(error):
    """The traceback without the harness's own frame."""
    tb = error.__traceback__.tb_next
    return "".join(traceback.TracebackException(type(error), error, tb, compact=True).format())


def clear_files():
    """Every case begins with an empty /tmp."""
    import os
    import shutil

    for entry in os.scandir("/tmp"):
        shutil.rmtree(entry.path) if entry.is_dir() else os.remove(entry.path)


class Clock(asyncio.base_events.BaseEventLoop):
    """A loop whose time goes on when it has nothing to do."""

    now = 0.0

    def __init__(self):
        super().__init__()
        self._selector = self

    def time(self):
        return self.now

    def select(self, timeout):
        if timeout is None:
            raise RuntimeError("deadlock")
        self.now += timeout
        return []

    def _process_events(self, events):
        pass


class Loops(asyncio.events._BaseDefaultEventLoopPolicy):
    _loop_factory = Clock


@contextlib.contextmanager
def own_loops():
    """Programs have loops of their own, not that of the page, as in a CPython that is no page."""
    saved = asyncio._get_running_loop(), asyncio.events._get_event_loop_policy(), asyncio.run
    asyncio._set_running_loop(None)
    asyncio.events._set_event_loop_policy(Loops())
    asyncio.run = asyncio.runners.run
    try:
        yield
    finally:
        asyncio._set_running_loop(saved[0])
        asyncio.events._set_event_loop_policy(saved[1])
        asyncio.run = saved[2]


LEVELS = logging.getLevelNamesMapping()


def clear_logging():
    """Levels and the root logger as a program finds them that has just begun: basicConfig() does nothing to one that has handlers."""
    logging.root.handlers.clear()
    logging.root.setLevel(logging.WARNING)
    for name in logging.getLevelNamesMapping().keys() - LEVELS.keys():
        logging._levelToName.pop(logging._nameToLevel.pop(name), None)


def execute(code, name):
    clear_files()
    clear_logging()
    decimal.setcontext(decimal.Context())
    module = types.ModuleType("__main__")
    module.__file__ = name
    sys.modules["__main__"] = module
    linecache.cache[name] = (len(code), None, code.splitlines(keepends=True), name)
    with open(name, "w", encoding="utf-8", errors="surrogatepass", newline="") as file:
        file.write(code)  # the compiler looks here for the line of its own errors
    try:
        with warnings.catch_warnings(), own_loops():
            if "warnings" in code:  # others see none
                warnings.filters[:] = DEFAULT_FILTERS
                warnings.onceregistry.clear()
            exec(compile(code, name, "exec", dont_inherit=True), module.__dict__)
    except SystemExit as stop:
        line = stop.__traceback__.tb_next.tb_lineno
        if stop.code is None or isinstance(stop.code, int):
            return "", int(stop.code or 0), line
        return f"{stop.code}\n", 1, line
    except BaseException as error:
        return render(error), 1, 0
    return "", 0, 0


def run_case(code, name):
    stdout, stderr = Output(name), Output(name)
    saved = sys.stdout, sys.stderr, sys.getrecursionlimit(), set(sys.modules)
    sys.stdout, sys.stderr = stdout, stderr
    try:
        report, status, exits = execute(code, name)
        said = stdout.text(), stderr.text(), stdout.starts()
        if "yield" in code or "async" in code or "__del__" in code:
            gc.collect()  # what is left over would print into a later case
    finally:
        sys.stdout, sys.stderr = saved[:2]
        sys.setrecursionlimit(saved[2])
        for extra in set(sys.modules) - saved[3]:
            del sys.modules[extra]
    return {
        "stdout": said[0],
        "stderr": said[1] + report,
        "exit": status,
        "exits": exits,
        "starts": said[2],
        "ends": statement_ends(code),
    }
