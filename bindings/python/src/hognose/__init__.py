"""A sandboxed Python: run code that nobody reviewed, with limits, host functions and snapshots."""
from ._disk import DiskDirectory
from ._errors import (
    CrashError, DisposedError, FileError, Frame, HognoseError, HostValueError, LimitError, PythonError, PythonSyntaxError, RunError, SnapshotError, Usage,
)
from ._files import Change, Directory, Entry, Files, FileStat, Quota
from ._functions import Function, Pending
from ._limits import Limits
from ._objects import HostObject
from ._options import Clock, Modules
from ._pool import Pool
from ._result import Result
from ._sandbox import Finding, Sandbox
from ._steps import Call, Complete, Sliced, Step, Waiting
from ._values import ExceptionValue, Handle, Instance

__all__ = [
    "Call", "Change", "Clock", "Complete", "CrashError", "Directory", "DiskDirectory", "DisposedError", "Entry", "ExceptionValue", "FileError", "FileStat", "Files", "Finding",
    "Frame", "Function", "Handle", "HognoseError", "HostObject", "HostValueError", "Instance", "LimitError", "Limits", "Modules", "Pending", "Pool",
    "PythonError", "PythonSyntaxError", "Quota", "Result", "RunError", "Sandbox", "Sliced", "SnapshotError", "Step", "Usage", "Waiting",
]
__version__ = "0.1.0"
