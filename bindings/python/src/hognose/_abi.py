"""Written by tools/gen_abi.py: what C has in hognose.h, core/api/abi.def, core/base/limits.def and the library's errno."""
from typing import Final, Literal

#: The number of the interface.
ABI_VERSION: Final = 2
#: Bytes of the room for small arguments.
SCRATCH: Final = 8192


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
    "hn_abi_state": ("i", "i"),
    "hn_abi_problem": ("i", "i"),
    "hn_abi_problem_code": ("i", "i"),
    "hn_abi_set_limit": ("iid", "i"),
    "hn_abi_get_limit": ("ii", "d"),
    "hn_abi_get_used": ("ii", "d"),
    "hn_abi_peak_memory": ("i", "d"),
    "hn_abi_usage": ("ii", ""),
    "hn_abi_memory_wanted": ("i", "d"),
    "hn_abi_reset_used": ("i", ""),
    "hn_abi_limit_reached": ("i", "i"),
    "hn_abi_limit_name": ("ii", "i"),
    "hn_abi_spend_time": ("id", ""),
    "hn_abi_spend_steps": ("id", ""),
    "hn_abi_cancel": ("i", ""),
    "hn_abi_set_slices": ("ii", ""),
    "hn_abi_set_seed": ("id", "i"),
    "hn_abi_start": ("iiiii", "i"),
    "hn_abi_continue": ("i", "i"),
    "hn_abi_abandon": ("i", "i"),
    "hn_abi_expire": ("i", "i"),
    "hn_abi_check": ("iiiii", "i"),
    "hn_abi_validate": ("iiiiii", "i"),
    "hn_abi_value_present": ("i", "i"),
    "hn_abi_value": ("i", "i"),
    "hn_abi_value_repr": ("i", "i"),
    "hn_abi_keep_value": ("ii", "i"),
    "hn_abi_set_repr_bytes": ("id", ""),
    "hn_abi_error_type": ("i", "i"),
    "hn_abi_error_message": ("i", "i"),
    "hn_abi_error_traceback": ("i", "i"),
    "hn_abi_error_details": ("i", "i"),
    "hn_abi_exit_code": ("i", "i"),
    "hn_abi_declare": ("iiiii", "i"),
    "hn_abi_call_name": ("i", "i"),
    "hn_abi_call_arguments": ("i", "i"),
    "hn_abi_call_id": ("i", "i"),
    "hn_abi_answer": ("iii", "i"),
    "hn_abi_answer_error": ("iii", "i"),
    "hn_abi_answer_exception": ("iii", "i"),
    "hn_abi_answer_lost": ("i", "i"),
    "hn_abi_defer": ("i", "i"),
    "hn_abi_wait_ids": ("i", "i"),
    "hn_abi_wait_name": ("ii", "i"),
    "hn_abi_wait_arguments": ("ii", "i"),
    "hn_abi_wait_seconds": ("i", "d"),
    "hn_abi_answer_id": ("iiii", "i"),
    "hn_abi_answer_id_error": ("iiii", "i"),
    "hn_abi_answer_id_exception": ("iiii", "i"),
    "hn_abi_wake": ("i", "i"),
    "hn_abi_set_handles": ("ii", ""),
    "hn_abi_start_call": ("iiii", "i"),
    "hn_abi_handed": ("i", "d"),
    "hn_abi_release": ("iid", "i"),
    "hn_abi_set": ("iiii", "i"),
    "hn_abi_get": ("ii", "i"),
    "hn_abi_delete": ("ii", "i"),
    "hn_abi_names": ("i", "i"),
    "hn_abi_allow_modules": ("ii", "i"),
    "hn_abi_add_module": ("iiii", "i"),
    "hn_abi_set_modules": ("iii", "i"),
    "hn_abi_files": ("iii", "i"),
    "hn_abi_dump": ("i", "i"),
    "hn_abi_load": ("iii", "i"),
}
