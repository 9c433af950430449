"""Checks the options of a checkout, and declares their types as the interface has them."""
# Arguments of callers are checked at run time, and the modules of this package share private names:
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownLambdaType=false, reportUnnecessaryIsInstance=false, reportPrivateUsage=false
from __future__ import annotations

import datetime
import math
import time
import zoneinfo
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypedDict, Union

from .._signals import by_signal
from ._proxies import CollectStreams, CollectString, ExternalModule

OsFunction = Literal[
    "Path.exists", "Path.is_file", "Path.is_dir", "Path.is_symlink", "open", "Path.read_text", "Path.read_bytes", "Path.write_text", "Path.write_bytes", "Path.append_text",
    "Path.append_bytes", "Path.mkdir", "Path.unlink", "Path.rmdir", "Path.iterdir", "Path.scan", "Path.stat", "Path.rename", "Path.resolve", "Path.absolute", "os.getenv",
    "os.environ", "date.today", "datetime.now", "os.urandom", "time.time", "time.sleep", "asyncio.sleep", "system.sleep", "system.async_sleep",
]
TimeCaller = Literal[
    "time.time", "time.time_ns", "time.monotonic", "time.monotonic_ns", "time.perf_counter", "time.perf_counter_ns", "time.gmtime", "time.localtime", "time.asctime",
    "time.ctime", "time.strftime",
]
ExcType = str
TypeCheckFormat = Literal["full", "concise", "azure", "json", "jsonlines", "rdjson", "pylint", "gitlab", "github"]
PrintCallback = Union[Callable[[Literal["stdout", "stderr"], str], Any], CollectStreams, CollectString]
Modules = Mapping[str, Union[ExternalModule, Callable[[], Any]]]


class ResourceLimits(TypedDict, total=False):
    """The limits of a feed. The last two belong to the first generations."""

    max_feed_duration_secs: float | None
    max_turn_duration_secs: float | None
    max_memory: int | None
    gc_interval: int | None
    max_recursion_depth: int | None
    max_suspensions: int | None
    max_total_sleep_secs: float | None
    max_allocations: int | None
    max_duration_secs: float | None


class _Zone(TypedDict):
    offset_seconds: int


class TimeZone(_Zone, total=False):
    """A time zone with a constant offset."""

    name: str


class RandomSeed(TypedDict):
    """The seed of the random numbers."""

    seed: int | float | str | bytes


class OSPolicy(TypedDict, total=False):
    """Which side answers the system requests of programs."""

    datetime: Literal["system", "call_host"] | datetime.datetime
    timezone: str | TimeZone
    sleep: Literal["system", "call_host", "zero"]
    sleep_system_max: float
    process_time: Literal["zero", "elapsed"]
    random_start: Literal["system", "call_host"] | RandomSeed


class ExternalReturnValue(TypedDict):
    return_value: Any


class ExternalException(TypedDict):
    exception: BaseException


class _Exception(TypedDict):
    exc_type: str


class ExternalExceptionData(_Exception, total=False):
    message: str


class ExternalFuture(TypedDict):
    future: Any


ExternalSettledResult = Union[ExternalReturnValue, ExternalException, ExternalExceptionData]
ExternalResult = Union[ExternalSettledResult, ExternalFuture]


class OsHandler(Protocol):
    """A function that answers the system requests of programs. It returns NOT_HANDLED for others."""

    def __call__(self, *, name: Any, args: tuple[Any, ...], kwargs: dict[str, Any], is_async: bool, **_future_kwargs: Any) -> Any: ...


LIMIT_NAMES = ("max_feed_duration_secs", "max_turn_duration_secs", "max_memory", "gc_interval", "max_recursion_depth", "max_suspensions", "max_total_sleep_secs")
OLD_NAMES = {"max_duration_secs": "max_feed_duration_secs"}
SUSPENSIONS = 1000
FLUSH = 0.02  # seconds for which output waits for more output
ANNOTATED = 240  # characters of an operand


class FixedClock:
    """A clock with a constant time. `at`: seconds since 1970."""

    def __init__(self, at: float) -> None:
        self._at = at

    def time(self) -> float:
        return self._at

    def monotonic(self) -> float:
        return time.monotonic()


@dataclass
class Settings:
    """The options of a checkout, in the form that a worker needs."""

    script_name: str = "main.py"
    feed_seconds: float | None = None
    turn_seconds: float | None = None
    memory: int | None = None
    allocations: int | None = None
    depth: int | None = None
    suspensions: int | None = SUSPENSIONS
    sleep_seconds: float | None = None
    #: Characters of each operand that a failed assertion shows; 0: operands are not shown.
    annotate: int = ANNOTATED
    flush: float = FLUSH
    #: The settings that the sandbox gets.
    inside: dict[str, Any] = field(default_factory=dict[str, Any])
    modules: Modules = field(default_factory=dict[str, Any])
    #: Seconds after which the host stops the program, and the session is lost.
    request_seconds: float | None = None

    @property
    def clock(self) -> Any:
        """The clock of programs."""
        fixed = self.inside.get("datetime")
        return FixedClock(fixed[0].replace(tzinfo=datetime.timezone.utc).timestamp()) if isinstance(fixed, list) else time

    def described(self) -> dict[str, Any]:
        """The settings that a dump includes."""
        return {"inside": self.inside}


def shown_key(key: object) -> str:
    try:
        return repr(key)
    except Exception as error:
        if by_signal(error):
            raise
        return "<unprintable key>"


def _number(name: str, value: Any, whole: bool) -> Any:
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int if whole else (int, float)):
        raise TypeError(f"{name} must be {'an int' if whole else 'a number'}, not {type(value).__name__}")
    if not whole and value < 0:
        raise ValueError(f"invalid {name}: cannot convert float seconds to Duration: value is negative")
    if whole and value < 0:
        raise OverflowError("can't convert negative int to unsigned")
    if isinstance(value, float) and math.isnan(value):
        raise ValueError(f"invalid {name}: cannot convert float seconds to Duration: value is either too big or NaN")
    return value


def read_limits(settings: Settings, limits: Mapping[str, Any] | None, old: bool = False) -> None:
    """Reads the limits. ValueError: one is unknown."""
    found: dict[str, Any] = {}
    for key, value in (limits or {}).items():
        name = OLD_NAMES.get(str(key), key) if old and isinstance(key, str) else key
        if not isinstance(name, str) or str(name) not in (*LIMIT_NAMES, *(["max_allocations"] if old else [])):
            accepted = ", ".join(map(repr, LIMIT_NAMES))
            raise ValueError(f"unknown limits key {shown_key(key)}; accepted keys are {accepted}")
        found[str(name)] = _number(str(name), value, str(name) not in ("max_feed_duration_secs", "max_turn_duration_secs", "max_total_sleep_secs"))
    settings.feed_seconds = found.get("max_feed_duration_secs")
    settings.turn_seconds = found.get("max_turn_duration_secs")
    settings.memory = found.get("max_memory")
    settings.allocations = found.get("max_allocations")
    settings.depth = found.get("max_recursion_depth")
    settings.suspensions = found.get("max_suspensions", None if old else SUSPENSIONS)
    settings.sleep_seconds = found.get("max_total_sleep_secs")
    if settings.sleep_seconds is not None:
        settings.inside["sleep limit"] = float(settings.sleep_seconds)


def read_annotations(value: bool | int) -> int:
    """The number of characters of an operand that assertions show."""
    if value is True:
        return ANNOTATED
    if value is False:
        return 0
    if not 1 <= value < 2**32:
        raise ValueError("assert_message_annotations int value must be between 1 and 2**32 - 1")
    return value


def read_flush(value: float | None) -> float:
    """The seconds for which output waits for more output."""
    return FLUSH if value is None else _number("print_flush_interval", value, False)


def _choice(name: str, value: Any, choices: tuple[str, ...], shown: str) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{name} must be a str")
    if value not in choices:
        raise ValueError(f"{name} must be {shown}, got {value!r}")
    return value


def read_policy(settings: Settings, policy: Mapping[str, Any] | None) -> None:
    """Reads which side answers the system requests of programs."""
    if policy is not None and not isinstance(policy, Mapping):
        raise TypeError(f"os_policy must be a dict, not {type(policy).__name__}")
    given = dict(policy or {})
    inside = settings.inside
    known = ("datetime", "timezone", "sleep", "sleep_system_max", "process_time", "random_start")
    for key in given:
        if key not in known:
            raise ValueError(f"unknown os_policy key {shown_key(key)}, expected one of: {', '.join(known)}")
    if "datetime" in given:
        inside["datetime"] = _read_datetime(given["datetime"])
    if given.get("timezone") is not None:
        inside["timezone"] = _read_zone(given["timezone"])
    sleep = _choice("sleep", given.get("sleep", "system"), ("system", "call_host", "zero"), "'system', 'call_host' or 'zero'")
    if sleep != "system":
        inside["sleep"] = sleep
    if "sleep_system_max" in given:
        inside["sleep most"] = _read_sleep_max(given["sleep_system_max"], sleep)
    if "process_time" in given and _choice("process_time", given["process_time"], ("zero", "elapsed"), "'zero' or 'elapsed'") == "elapsed":
        inside["process time"] = "elapsed"
    if "random_start" in given:
        inside["random"] = _read_random(given["random_start"])


def _read_sleep_max(value: Any, sleep: str) -> float:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise TypeError(f"sleep_system_max must be a number of seconds, not {type(value).__name__}")
    if sleep != "system":
        raise ValueError(f"sleep_system_max only applies to sleep='system', not '{sleep}'")
    if not math.isinf(value):
        _number("sleep_system_max", value, False)
    if math.isnan(value):
        raise ValueError("invalid sleep_system_max: cannot convert float seconds to Duration: value is either too big or NaN")
    return float(value)


def _read_datetime(value: Any) -> Any:
    wanted = "'system', 'call_host' or a datetime.datetime"
    if isinstance(value, str):
        if value not in ("system", "call_host"):
            raise ValueError(f"datetime must be {wanted}, got {value!r}")
        return value
    if not isinstance(value, datetime.datetime):
        raise TypeError(f"datetime must be {wanted}, not {type(value).__name__}")
    offset = value.utcoffset()
    if offset is not None and offset.microseconds:
        raise ValueError("datetime utcoffset must be a whole number of seconds")
    moment = value.replace(tzinfo=datetime.timezone.utc) if offset is None else value
    return [moment.astimezone(datetime.timezone.utc).replace(tzinfo=None), 0 if offset is None else int(offset.total_seconds())]


def _read_zone(value: Any) -> Any:
    if isinstance(value, str):
        if value.lower() != "utc":
            try:
                zoneinfo.ZoneInfo(value)
            except (ValueError, OSError, KeyError):
                raise ValueError(f"unknown timezone {value!r}") from None
        return value
    if not isinstance(value, Mapping):
        raise TypeError(f"timezone must be 'utc', an IANA zone name or {{'offset_seconds': int, 'name': str}}, not {type(value).__name__}")
    if "offset_seconds" not in value:
        raise ValueError(f"timezone must be 'utc', an IANA zone name or {{'offset_seconds': int, 'name': str}}, got {dict(value)!r}")
    offset, name = value["offset_seconds"], value.get("name")
    if isinstance(offset, bool) or not isinstance(offset, int):
        raise TypeError("timezone offset_seconds must be an int")
    if abs(offset) > 86399:
        raise ValueError(f"timezone offset_seconds must be within -86399..=86399, got {offset}")
    if name is not None and not isinstance(name, str):
        raise TypeError("timezone name must be a str")
    return [offset, name]


def _read_random(value: Any) -> Any:
    wanted = "'system', 'call_host' or {'seed': int | float | str | bytes}"
    if isinstance(value, str):
        if value not in ("system", "call_host"):
            raise ValueError(f"random_start must be {wanted}, got {value!r}")
        return value
    if not isinstance(value, Mapping):
        raise TypeError(f"random_start must be {wanted}, not {type(value).__name__}")
    if set(value) != {"seed"}:
        raise ValueError(f"random_start must be {wanted}, got {dict(value)!r}")
    seed = value["seed"]
    if isinstance(seed, bool) or not isinstance(seed, (int, float, str, bytes)):
        raise TypeError(f"random_start seed must be an int, float, str or bytes, not {type(seed).__name__}")
    if isinstance(seed, float) and not math.isfinite(seed):
        raise ValueError(f"random_start seed must be finite, not {'NaN' if math.isnan(seed) else seed}")
    return [seed]
