"""Written by tools/gen_abi.py: what C has in hognose.h, core/api/abi.def, core/base, core/host/tags.def and the library's errno."""
from typing import Final, Literal

#: The number of the interface.
ABI_VERSION: Final = 4
#: Bytes of the room for small arguments.
SCRATCH: Final = 8192
#: The largest memory limit, in bytes.
MOST_MEMORY: Final = 1073741824
#: The instance's memory may be this many times the memory limit.
ROOM: Final = 10


class State:
    """hn_state."""

    IDLE: Final = 0
    READY: Final = 1
    COMPLETE: Final = 2
    FAILED: Final = 3
    LIMITED: Final = 4
    CALLING: Final = 5
    WAITING: Final = 6
    SLICED: Final = 7
    REFUSED: Final = 8


class Outcome:
    """hn_call_outcome."""

    LATER: Final = 0
    ANSWERED: Final = 1
    PAUSE: Final = 2


class Problem:
    """hn_problem_kind."""

    NONE: Final = 0
    STATE: Final = 1
    ARGUMENT: Final = 2
    MISSING: Final = 3
    SIZE: Final = 4
    LIMIT: Final = 5
    MEMORY: Final = 6
    SLICED: Final = 7


LimitKind = Literal["steps", "time", "memory", "depth", "output", "calls", "source", "nesting", "cancelled", "valueBytes", "valueItems", "wall", "allocations"]

#: Numbers of hn_limit_kind, of those that can be set.
LIMIT_NUMBERS: Final[dict[str, int]] = {
    "steps": 1,
    "time": 2,
    "memory": 3,
    "depth": 4,
    "output": 5,
    "calls": 6,
    "source": 7,
    "nesting": 8,
    "valueBytes": 10,
    "valueItems": 11,
    "wall": 12,
    "allocations": 13,
}

#: The unit of each limit: b bytes, t milliseconds, n a plain number.
LIMIT_UNITS: Final[dict[str, str]] = {
    "steps": "n",
    "time": "t",
    "memory": "b",
    "depth": "n",
    "output": "b",
    "calls": "n",
    "source": "b",
    "nesting": "n",
    "valueBytes": "b",
    "valueItems": "n",
    "wall": "t",
    "allocations": "n",
}

#: The default of each limit that has one.
LIMIT_DEFAULTS: Final[dict[str, int]] = {
    "time": 5000,
    "memory": 67108864,
    "depth": 50000,
    "output": 1048576,
    "calls": 1000,
    "source": 1048576,
    "nesting": 200,
    "valueBytes": 16777216,
    "valueItems": 1000000,
}

#: text: RFC 3339
TAG_TIME_TEXT: Final = 0
#: number: seconds since 1970
TAG_TIME_NUMBER: Final = 1
#: bytes: an int from 2^64 on
TAG_POSITIVE: Final = 2
#: bytes: -1 - n of an int below -2^64
TAG_NEGATIVE: Final = 3
#: bytes
TAG_UINT8_ARRAY: Final = 64
#: integer: days since 1970
TAG_DAY_NUMBER: Final = 100
#: array
TAG_SET: Final = 258
#: text: YYYY-MM-DD
TAG_DAY_TEXT: Final = 1004
#: array: real and imaginary part
TAG_COMPLEX: Final = 43000
#: anything: says that this is CBOR
TAG_SELF: Final = 55799
#: array
TAG_TUPLE: Final = 18510
#: array
TAG_FROZENSET: Final = 18511
#: bytes
TAG_BYTEARRAY: Final = 18512
#: bytes: WTF-8 of a str that has lone surrogates
TAG_SURROGATES: Final = 18513
#: array: start, stop, step
TAG_RANGE: Final = 18514
#: text: Ellipsis or NotImplemented
TAG_CONSTANT: Final = 18515
#: map: type, message, args; in also more, out with handles also id
TAG_EXCEPTION: Final = 18516
#: map: class, repr, id
TAG_OBJECT: Final = 18517
#: unsigned integer: the object with this id
TAG_HANDLE: Final = 18518
#: map: class, repr, id, fields
TAG_RECORD: Final = 18519
#: in a map (host/handle.h), out its key
TAG_HOST_OBJECT: Final = 18520
#: array: year, month, day, hour, minute, second, microsecond, zone, fold
TAG_DATETIME: Final = 18521
#: array: hour, minute, second, microsecond, zone, fold
TAG_TIME: Final = 18522
#: array: days, seconds, microseconds
TAG_TIMEDELTA: Final = 18523
#: array: seconds east of UTC, microseconds, name or null
TAG_TIMEZONE: Final = 18524
#: unsigned integer: the array or map so many levels out; 0 is the one around it
TAG_REFERENCE: Final = 18525
#: array: a class of the library's, and its argument
TAG_MADE: Final = 18526

#: All tags of CBOR on the wire.
TAGS: Final = (0, 1, 2, 3, 64, 100, 258, 1004, 43000, 55799, 18510, 18511, 18512, 18513, 18514, 18515, 18516, 18517, 18518, 18519, 18520, 18521, 18522, 18523, 18524, 18525, 18526)

#: Numbers of errors, as programs see them.
ERRNO: Final[dict[str, int]] = {
    "EPERM": 1,
    "ENOENT": 2,
    "EIO": 5,
    "EACCES": 13,
    "EBUSY": 16,
    "EEXIST": 17,
    "EXDEV": 18,
    "ENODEV": 19,
    "ENOTDIR": 20,
    "EISDIR": 21,
    "EINVAL": 22,
    "EFBIG": 27,
    "ENOSPC": 28,
    "EROFS": 30,
    "ENAMETOOLONG": 36,
    "ENOTEMPTY": 39,
    "ELOOP": 40,
}

#: Parameters and result of each: i a 32-bit integer, d a 64-bit float.
IMPORTS: Final[dict[str, tuple[str, str]]] = {
    "host_write": ("iii", ""),
    "host_now": ("i", "d"),
    "host_call": ("iiii", "i"),
    "host_entropy": ("ii", ""),
    "host_library": ("iii", "i"),
}

#: Parameters and result of each: i a 32-bit integer, d a 64-bit float.
EXPORTS: Final[dict[str, tuple[str, str]]] = {
    "hn_abi_version": ("", "i"),
    "hn_abi_version_text": ("i", "i"),
    "hn_abi_open": ("", "i"),
    "hn_abi_close": ("i", ""),
    "hn_abi_alloc": ("i", "i"),
    "hn_abi_free": ("i", ""),
    "hn_abi_scratch": ("i", "i"),
    "hn_abi_length": ("i", "i"),
    "hn_abi_collect": ("i", "i"),
    "hn_abi_stack": ("", "i"),
    "hn_abi_set_up": ("iii", "i"),
    "hn_abi_state": ("i", "i"),
    "hn_abi_problem": ("i", "i"),
    "hn_abi_problem_code": ("i", "i"),
    "hn_abi_get_limit": ("ii", "d"),
    "hn_abi_usage": ("ii", ""),
    "hn_abi_spend_time": ("id", ""),
    "hn_abi_cancel": ("i", ""),
    "hn_abi_set_slices": ("ii", ""),
    "hn_abi_begin": ("iii", "i"),
    "hn_abi_outcome": ("i", "i"),
    "hn_abi_continue": ("i", "i"),
    "hn_abi_abandon": ("i", "i"),
    "hn_abi_expire": ("i", "i"),
    "hn_abi_check": ("iiiii", "i"),
    "hn_abi_validate": ("iiiiii", "i"),
    "hn_abi_call_id": ("i", "i"),
    "hn_abi_answer": ("iiiii", "i"),
    "hn_abi_answer_lost": ("i", "i"),
    "hn_abi_defer": ("i", "i"),
    "hn_abi_wait_ids": ("i", "i"),
    "hn_abi_wait_name": ("ii", "i"),
    "hn_abi_wait_arguments": ("ii", "i"),
    "hn_abi_wait_seconds": ("i", "d"),
    "hn_abi_wake": ("i", "i"),
    "hn_abi_handed": ("i", "d"),
    "hn_abi_release": ("iid", "i"),
    "hn_abi_set": ("iiii", "i"),
    "hn_abi_get": ("ii", "i"),
    "hn_abi_delete": ("ii", "i"),
    "hn_abi_names": ("i", "i"),
    "hn_abi_files": ("iii", "i"),
    "hn_abi_dump": ("i", "i"),
    "hn_abi_load": ("iii", "i"),
}
