"""The command line. It has the arguments, texts and exit codes of the native one, as far as they apply."""
from __future__ import annotations

import json
import os
import re
import sys
from typing import Any, cast

from . import _abi, _limits  # pyright: ignore[reportPrivateUsage]
from ._disk import DiskDirectory
from ._errors import HognoseError, LimitError, PythonError, RunError, Usage
from ._files import Quota
from ._json import to_json
from ._limits import Limits
from ._options import Modules
from ._record import dataclass, field
from ._result import Result
from ._sandbox import Sandbox

DONE, EXCEPTION, USAGE, LIMIT, INTERNAL = range(5)
HELP = """usage: python -m hognose [options] FILE | -m MODULE | -c CODE | - [words]
Runs a Python program in a sandbox. The words become its sys.argv.

  FILE                the program; - reads it from standard input
  -m MODULE           a module, as a program
  -c CODE             the program itself
  --dir PATH          the program gets this directory as /work; changes stay in the sandbox
  --quota-bytes BYTES, --quota-files N
                      the most that the program's files may hold (default 16M, 1000)
  --max-memory BYTES  memory limit, such as 64M (default 64M)
  --max-time MS       running time, such as 500, 500ms or 5s (default 5s)
  --max-wall MS       total time, waiting included (default: none)
  --max-steps N       deterministic budget of steps (default: none)
  --max-allocations N objects and buffers made on the heap (default: none)
  --max-depth N       frames; a program gets more than 1000 by sys.setrecursionlimit() (default 50000)
  --max-output BYTES  printed output (default 1M)
  --max-calls N       calls of host functions (default 1000)
  --max-source BYTES  length of the program (default 1M)
  --max-nesting N     nesting of source and of values (default 200)
  --max-value-bytes BYTES, --max-value-items N
                      size of a value that crosses (default 16M, 1000000)
  --inputs JSON       an object whose members become global variables
  --json              print one JSON object: value, stdout, stderr, error, usage
  --batch             run programs given as JSON lines on standard input
  --version, --help

exit status: 0 done, 1 uncaught exception, 2 invalid usage or unreadable file, 3 a limit, 4 internal error;
sys.exit(n) exits with n
"""
TIMES = {"": 1, "ms": 1, "s": 1000, "m": 60000}
SIZES = "kmg"
TEXTS = ("inputs", "dir", "name")
QUOTAS = {"quota-bytes": "bytes", "quota-files": "files"}
OPTIONS = {"max-" + name.replace("_", "-"): name for name in _limits.NAMES}
SOURCE = 1 << 20
PLACE = "/work"  # of --dir


class UsageError(Exception):
    """The arguments are invalid: exit status 2."""


@dataclass
class Words:
    """The parsed command line."""

    flags: set[str] = field(default_factory=set[str])
    limits: dict[str, float] = field(default_factory=dict[str, float])
    quota: dict[str, int] = field(default_factory=dict[str, int])
    inputs: str | None = None
    dir: str | None = None
    #: The program's name in tracebacks.
    name: str | None = None
    file: str | None = None
    code: str | None = None
    module: str | None = None
    argv: list[str] | None = None


def _amount(text: str, unit: str) -> int | None:
    match = re.fullmatch(r"([0-9]+)(.*)", text, re.S)
    if not match:
        return None
    suffix = match[2]
    factor = TIMES.get(suffix) if unit == "t" else 1 if not suffix else None
    if unit != "t" and len(suffix) == 1 and suffix.lower() in SIZES:
        factor = (1024 if unit == "b" else 1000) ** (SIZES.index(suffix.lower()) + 1)
    most = int(match[1]) * factor if factor else None
    return most if most is not None and most < 2**64 else None


def _set_option(words: Words, name: str, value: str | None) -> None:
    if name in ("json", "batch", "version", "help"):
        if value is not None:
            raise UsageError(f"option --{name} takes no value")
        words.flags.add(name)
    elif name not in TEXTS and name not in QUOTAS and name not in OPTIONS:
        raise UsageError(f"unknown option --{name}")
    elif value is None:
        raise UsageError(f"option --{name} needs a value")
    elif name in TEXTS:
        setattr(words, name, value)
    else:
        limit = OPTIONS.get(name, "")
        unit = "b" if name == "quota-bytes" else "n" if name in QUOTAS else _abi.LIMIT_UNITS[_limits.WIRE.get(limit, limit)]
        most = _amount(value, unit)
        if most is None:
            raise UsageError(f"option --{name}: '{value}' is not an amount (try 64M, 5s or 1000)")
        if name in QUOTAS:
            words.quota[QUOTAS[name]] = most
            return
        words.limits[limit] = most / _limits.FACTORS[limit] if _limits.FACTORS[limit] != 1 else most


def _set_program(words: Words, rest: list[str]) -> None:
    """Reads the program, which ends the options. Later words are its arguments."""
    word, *rest = rest
    if word in ("-c", "-m"):
        if not rest:
            raise UsageError(f"option {word} needs {'a module' if word == '-m' else 'the program'}")
        given, *rest = rest
        if word == "-m" and not re.fullmatch(r"[\w.]+", given, re.A):
            raise UsageError(f"option -m: '{given}' is not a module's name")
        setattr(words, "module" if word == "-m" else "code", given)
    else:
        words.file = word
    words.argv = [word, *rest]


def _parse(args: list[str]) -> Words:
    words = Words()
    at = 0
    while at < len(args):
        word = args[at]
        if not word.startswith("-") or word in ("-", "-c", "-m"):
            _set_program(words, args[at:])
            break
        if word == "-h":
            words.flags.add("help")
        elif word.startswith("--"):
            name, equals, given = word[2:].partition("=")
            value = given if equals else None
            if value is None and (name in TEXTS or name in QUOTAS or name in OPTIONS) and at + 1 < len(args):
                at += 1
                value = args[at]
            _set_option(words, name, value)
        else:
            raise UsageError(f"unknown option {word}")
        at += 1
    if words.argv is None and not words.flags & {"batch", "version", "help"}:
        raise UsageError("no program given (see --help)")
    return words


def _inputs(text: str | None) -> dict[str, Any]:
    if text is None:
        return {}
    try:
        inputs = json.loads(text)
    except ValueError:
        raise UsageError("--inputs is not valid JSON") from None
    if not isinstance(inputs, dict):
        raise UsageError("--inputs must be a JSON object")
    return inputs  # pyright: ignore[reportUnknownVariableType]


def _program(words: Words) -> tuple[str | bytes, str]:
    """The program and its name."""
    if words.module is not None:
        return f"__import__('runpy')._run_main('{words.module}')", "<frozen runpy>"
    if words.code is not None:
        return words.code, "<string>"
    most = int(words.limits.get("source", SOURCE)) + 1  # enough to say that it is too long
    try:
        if words.file == "-":
            return sys.stdin.buffer.read(most), "<stdin>"
        with open(words.file or "", "rb") as f:
            return f.read(most), words.file or ""
    except OSError:
        raise UsageError(f"cannot read {words.file}") from None


def _place_of(given: str, path: str) -> str:
    """The path at which the program sees its file's directory: below PLACE, if --dir's directory contains it."""
    try:
        inside = os.path.relpath(os.path.dirname(os.path.abspath(path)), os.path.abspath(given)).replace(os.sep, "/")
    except ValueError:  # on another drive
        return PLACE
    return PLACE if inside == "." or inside.split("/")[0] == ".." else f"{PLACE}/{inside}"


def _surroundings(words: Words) -> dict[str, Any]:
    """The options of the sandbox that --dir and the quota set."""
    quota = {"quota": Quota(**words.quota)} if words.quota else {}
    if words.dir is None:
        return {**quota}
    try:
        served = DiskDirectory(words.dir, "overlay")
    except (OSError, HognoseError):
        raise UsageError(f"option --dir: {words.dir}: it cannot be read") from None
    path = None if words.file in (None, "-") else [_place_of(words.dir, words.file or "")]
    return {"files": {PLACE: served}, "cwd": PLACE, "modules": Modules(path=path), **quota}


def _print(stream: str, text: str) -> None:
    to = sys.stderr if stream == "stderr" else sys.stdout
    to.buffer.write(text.encode("utf-8", "backslashreplace"))
    to.buffer.flush()


def _report(error: RunError) -> tuple[str, int]:
    if isinstance(error, LimitError):
        factor = _limits.FACTORS.get(error.kind, 1)
        limit, used = round(error.limit * factor), round(error.used * factor)
        return f"hognose: {_limits.WIRE.get(error.kind, error.kind)} limit reached: limit {limit}, used {used}\n", LIMIT
    assert isinstance(error, PythonError)
    return (error.traceback, EXCEPTION) if error.exit_code is None else ("", error.exit_code & 255)


def _error_record(error: RunError | None) -> Any:
    if isinstance(error, LimitError):
        factor = _limits.FACTORS.get(error.kind, 1)
        record = {"type": "LimitError", "kind": _limits.WIRE.get(error.kind, error.kind), "limit": error.limit * factor, "used": error.used * factor}
        return record if error.wanted is None else {**record, "wanted": error.wanted}
    return {"type": error.type, "message": error.text, "traceback": error.traceback} if isinstance(error, PythonError) else None


def _execute(words: Words, code: str | bytes, name: str, as_json: bool) -> tuple[dict[str, Any], int]:
    """Runs one program. Returns its record, if that is requested, and its exit status."""
    inputs, around = _inputs(words.inputs), _surroundings(words)
    try:
        box = Sandbox(limits=Limits(**words.limits), argv=words.argv, on_print=None if as_json else _print, **around)  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    except HognoseError as error:
        raise UsageError(f"option {error}") from None
    result = failure = None
    text, status = "", DONE
    with box:
        try:
            result = box.run(code, inputs=inputs, filename=words.name or name, top_level_await=False, repr_bytes=0)
        except RunError as error:
            # Without --json nobody reads the value, so its size does not matter.
            if not (isinstance(error, LimitError) and error.kind.startswith("value") and not as_json):
                failure = error
                text, status = _report(error)
        if not as_json:
            _print("stderr", text)
            return {}, status
        return _record(result, failure, (result or failure or RunError()).usage or box.usage, text, status), status


def _record(result: Result | None, failure: RunError | None, usage: Usage, text: str, status: int) -> dict[str, Any]:
    stdout, stderr = (result.stdout, result.stderr) if result else (failure.stdout, failure.stderr) if failure else ("", "")
    record = {} if result is None or not result.has_value else {"value": to_json(result.value)}
    record.update(stdout=stdout, stderr=stderr + text, error=_error_record(failure), exit=status, usage={
        "steps": usage.steps, "time_ms": usage.time * 1000, "memory": usage.memory, "peak_memory": usage.peak_memory, "output": usage.output, "calls": usage.calls})
    return record


def _put(record: dict[str, Any]) -> None:
    _print("stdout", json.dumps(record, separators=(",", ":"), ensure_ascii=False) + "\n")


def _run(words: Words) -> int:
    code, name = _program(words)
    record, status = _execute(words, code, name, "json" in words.flags)
    if record:
        _put(record)
    return status


def _batch_answer(request: Any) -> dict[str, Any]:
    """The answer to one line of --batch."""
    if not isinstance(request, dict) or not isinstance(request.get("code"), str):  # pyright: ignore[reportUnknownMemberType]
        return {"id": None, "crash": 'a request has a string "code"'}
    given = cast("dict[str, Any]", request)
    words = Words()
    try:
        for name, value in cast("dict[str, Any]", given.get("options") or {}).items():
            _set_option(words, name, value if isinstance(value, str) else None)
        return {"id": given.get("id"), **_execute(words, given["code"], "main.py", True)[0]}
    except (UsageError, HognoseError) as error:
        return {"id": given.get("id"), "crash": str(error)}


def _batch() -> int:
    for line in sys.stdin.buffer:
        try:
            request = json.loads(line)
        except ValueError:
            raise UsageError("--batch: a line is not valid JSON") from None
        _put(_batch_answer(request))
    return DONE


def main(args: list[str] | None = None) -> int:
    """Runs the command line with these arguments. Returns the exit status."""
    try:
        words = _parse(sys.argv[1:] if args is None else args)
        if "help" in words.flags:
            _print("stdout", HELP)
            return DONE
        if "version" in words.flags:
            from ._wasm import module

            _print("stdout", f"hognose {module().version}\n")
            return DONE
        return _batch() if "batch" in words.flags else _run(words)
    except (UsageError, HognoseError) as error:
        line = re.sub(r"[\0-\x1f\x7f]", "?", str(error))
        _print("stderr", f"hognose: {line}\n")
        return USAGE if isinstance(error, UsageError) else INTERNAL


if __name__ == "__main__":
    sys.exit(main())
