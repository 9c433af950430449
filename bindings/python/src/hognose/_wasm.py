"""The module under wasmtime: compiling it once, its instances, and calls in and out.

Calls use wasmtime's C interface by ctypes: a call through the package's classes takes thirty times as long. Only this file uses wasmtime.
"""
# These parts of wasmtime's package are private there. The C functions are those of wasmtime.h, which is stable.
# pyright: reportPrivateUsage=false, reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
from __future__ import annotations

import ctypes
import sys
import threading
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol, cast

import wasmtime
from wasmtime import _ffi as ffi

from . import _cache
from ._abi import ABI_VERSION, EXPORTS, IMPORTS, SCRATCH
from ._errors import CrashError, HognoseError

PAGE = 65536
TICK = 0.05  # seconds between two ticks of the watchdog
NEVER = 1 << 40  # ticks
CELL = 16  # bytes of one argument
MOST_ARGUMENTS = 8
TRAPPED = "sandbox crashed"

_dll: Any = ffi.dll
_call = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p)(
    ("wasmtime_func_call_unchecked", _dll))
_data = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(("wasmtime_memory_data", _dll))
_data_size = ctypes.CFUNCTYPE(ctypes.c_size_t, ctypes.c_void_p, ctypes.c_void_p)(("wasmtime_memory_data_size", _dll))
_set_deadline = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_uint64)(("wasmtime_context_set_epoch_deadline", _dll))
_export = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t, ctypes.c_void_p)(
    ("wasmtime_instance_export_get", _dll))
_context_of = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p)(("wasmtime_caller_context", _dll))


class Host(Protocol):
    """The host's side of one instance. Exceptions of these never reach the module's frames: `failed` gets them."""

    def failed(self, error: BaseException) -> None: ...
    def write(self, stream: int, data: bytes) -> None: ...
    def now(self, kind: int) -> float: ...
    def call(self, name: str, request: bytes) -> int: ...
    def entropy(self, n: int) -> bytes: ...


class _Here(threading.local):
    """The instance whose module this thread is running."""

    instance: Instance | None = None


_here = _Here()


# ---- imports: each finds its instance, and lets no Python exception through the module's frames ----


def _write(instance: Instance, cells: Any) -> None:
    instance.host.write(cells[0] & 0xFFFFFFFF, instance.read(cells[2] & 0xFFFFFFFF, cells[4] & 0xFFFFFFFF))


def _now(instance: Instance, cells: Any) -> None:
    ctypes.c_double.from_buffer(cells).value = instance.host.now(cells[0] & 0xFFFFFFFF)


def _host_call(instance: Instance, cells: Any) -> None:
    name = instance.read(cells[0] & 0xFFFFFFFF, cells[2] & 0xFFFFFFFF)
    request = instance.read(cells[4] & 0xFFFFFFFF, cells[6] & 0xFFFFFFFF)
    cells[0] = 0
    cells[0] = instance.host.call(name.decode(), request)


def _entropy(instance: Instance, cells: Any) -> None:
    n = cells[2] & 0xFFFFFFFF
    data = instance.host.entropy(n)
    if len(data) != n:
        raise HognoseError(f"entropy: {len(data)} bytes instead of {n}")
    instance.write(cells[0] & 0xFFFFFFFF, data)


_cells_of = (ctypes.c_int64 * (2 * MOST_ARGUMENTS)).from_address


def _guarded(serve: Callable[[Instance, Any], None], renews: bool) -> Any:
    """A function that wasmtime calls. `renews`: its time does not count as the module's."""

    def called(env: int | None, caller: int, cells: int, n: int) -> None:
        # A signal handler may raise here before the first line, and after `except`. _Hearing handles that.
        try:
            instance = _here.instance
            if instance is None:
                _set_deadline(_context_of(caller), 0)  # the module called its host before a session was open
                return
            serve(instance, _cells_of(cells))
            _here.instance = instance
            if renews:
                instance.renew()
            if instance.dead:
                _set_deadline(_context_of(caller), 0)  # a nested call left the module in the middle: it must not continue
        except BaseException as error:
            _failed(cells, caller, error)

    return called


def _failed(cells: int, caller: int, error: BaseException) -> None:
    """The host failed: the run ends, with this error."""
    instance = _here.instance
    _cells_of(cells)[0] = 0
    if instance is not None:
        instance.host.failed(error)
        instance.renew()
    if instance is None or instance.dead:
        _set_deadline(_context_of(caller), 0)


class _Hearing:
    """The hook for unraisable exceptions while the module runs. The run fails with those of `called`. Others go to the previous hook."""

    CODE = _guarded(_now, False).__code__

    def __init__(self, before: Callable[[Any], Any]) -> None:
        self.before = before
        self.over = False

    def __call__(self, lost: Any) -> None:
        trace = lost.exc_traceback
        if trace is None or trace.tb_frame.f_code is not self.CODE:
            self.before(lost)
            return
        given = trace.tb_frame.f_locals
        _failed(given["cells"], given["caller"], lost.exc_value)


_ARGUMENTS = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)
_outer = ctypes.CFUNCTYPE(ctypes.c_void_p, *_ARGUMENTS)
_between = ctypes.PYFUNCTYPE(None, *_ARGUMENTS)
_inner = ctypes.CFUNCTYPE(None, *_ARGUMENTS)


def _callback(called: Any) -> tuple[Any, ...]:
    """A function for wasmtime, followed by the objects that must live as long. wasmtime takes a result for a trap. If a Python function raises, ctypes returns
    garbage from the stack. So there are two calls by ctypes: the inner one returns nothing, ctypes makes that None, and None is not a trap."""
    inner = _inner(called)
    between = _between(ctypes.cast(inner, ctypes.c_void_p).value or 0)
    return _outer(between), between, inner


_SERVED = {
    "host_write": _callback(_guarded(_write, True)), "host_now": _callback(_guarded(_now, False)),
    "host_call": _callback(_guarded(_host_call, True)), "host_entropy": _callback(_guarded(_entropy, True)),
}


class Watchdog:
    """Counts ticks for wasmtime while any module runs. An instance that does not return in time is interrupted, whatever it does."""

    IDLE = 20  # ticks without a call, after which it sleeps

    def __init__(self, engine: wasmtime.Engine) -> None:
        self._engine = engine
        self._wanted = threading.Event()
        self._running: set[int] = set()
        self._calls = 0
        self._thread: threading.Thread | None = None
        self._lock = threading.Lock()

    def begin(self, instance: Instance) -> None:
        """A call that has a deadline begins."""
        self._running.add(id(instance))
        self._calls += 1
        if self._thread is None or not self._thread.is_alive():  # a forked process does not have the thread
            with self._lock:
                if self._thread is None or not self._thread.is_alive():
                    self._thread = threading.Thread(target=self._run, name="hognose-watchdog", daemon=True)
                    self._thread.start()
        if not self._wanted.is_set():
            self._wanted.set()

    def end(self, instance: Instance) -> None:
        self._running.discard(id(instance))

    def _run(self) -> None:
        pause, idle, last, me = threading.Event(), 0, -1, threading.current_thread()
        while True:
            self._wanted.wait()
            pause.wait(TICK)
            if self._thread is not me:
                return  # a signal interrupted its start, and another thread was started
            self._engine.increment_epoch()
            idle = 0 if self._running or self._calls != last else idle + 1
            last = self._calls
            if idle > self.IDLE:
                self._wanted.clear()
                if self._running:  # a call has begun meanwhile
                    self._wanted.set()


class Module:
    """The compiled module. Instances share only its code."""

    def __init__(self, wasm: Path) -> None:
        config = wasmtime.Config()
        config.epoch_interruption = True
        self.engine = wasmtime.Engine(config)
        self.watchdog = Watchdog(self.engine)
        self._module = self._compiled(wasm)
        linker = wasmtime.Linker(self.engine)
        kinds = {"i": wasmtime.ValType.i32, "d": wasmtime.ValType.f64}
        for name, callback in _SERVED.items():
            takes, gives = IMPORTS[name]
            kind = wasmtime.FuncType([kinds[k]() for k in takes], [kinds[k]() for k in gives])
            self._define(linker, name.encode(), kind, callback[0])
        self.pre = linker.instantiate_pre(self._module)
        self._probe()

    def _compiled(self, wasm: Path) -> wasmtime.Module:
        path = _cache.file_for(wasm, ffi.filename)
        code = _cache.load(path) if path else None
        if code:
            try:
                return wasmtime.Module.deserialize(self.engine, code)
            except wasmtime.WasmtimeError:
                pass  # code for another processor: compile again
        module = wasmtime.Module(self.engine, wasm.read_bytes())
        if path:
            _cache.store(path, bytes(module.serialize()))
        return module

    @staticmethod
    def _define(linker: wasmtime.Linker, name: bytes, kind: wasmtime.FuncType, callback: Any) -> None:
        nothing = ctypes.cast(ctypes.c_void_p(None), ctypes.CFUNCTYPE(None, ctypes.c_void_p))
        served = ctypes.cast(callback, ffi.wasmtime_func_unchecked_callback_t)
        buffer = ctypes.create_string_buffer
        error = ffi.wasmtime_linker_define_func_unchecked(
            linker.ptr(), buffer(b"hognose"), 7, buffer(name), len(name), kind.ptr(), served, None, nothing)
        if error:
            raise wasmtime.WasmtimeError._from_ptr(error)

    def _probe(self) -> None:
        """Reads the facts that all instances share: the interface's version, the addresses of the session and of the room for arguments, and the initial size
        of memory."""
        store = wasmtime.Store(self.engine)
        store.set_epoch_deadline(NEVER)
        exports = self.pre.instantiate(store).exports(store)
        version: Any = exports.get("hn_abi_version")
        found = version(store) if isinstance(version, wasmtime.Func) and "hn_abi_session" in exports else 0
        if found != ABI_VERSION:
            raise HognoseError(f"the module has version {found} of the interface, and this package needs version {ABI_VERSION}")
        session: Any = exports["hn_abi_session"]
        scratch: Any = exports["hn_abi_scratch"]
        memory: Any = exports["memory"]
        self.session: int = session.value(store)
        self.scratch: int = scratch(store, self.session)
        self.size: int = memory.data_len(store)
        text: Any = exports["hn_abi_version_text"]
        length: Any = exports["hn_abi_length"]
        at = text(store, self.session)
        self.version = bytes(memory.read(store, at, at + length(store, self.session))).decode()
        store.close()


class Instance:
    """An instance with an open session. `limit`: the bytes by which its memory may grow."""

    def __init__(self, module: Module, host: Host, limit: int) -> None:
        # The host refers to the instance. A weak reference avoids a cycle, so that unused ones are freed at once, with their memory.
        self._host_of = weakref.ref(host)
        self.module = module
        self.session = module.session
        #: Why it cannot be used any more; "" if it can.
        self.dead = ""
        #: Seconds that the module may run without calling its host, except for the time; None: unlimited.
        self.patience: float | None = None
        self._ticks = NEVER
        self._store = wasmtime.Store(module.engine)
        self._store.set_limits(memory_size=module.size + limit + PAGE)
        self._instance = module.pre.instantiate(self._store)
        self._context: int = ctypes.cast(self._store._context(), ctypes.c_void_p).value or 0
        self._functions: dict[str, tuple[int, int, str]] = {}
        self._kept: list[Any] = []
        self._cells = (ctypes.c_int64 * (2 * MOST_ARGUMENTS))()
        self._doubles = (ctypes.c_double * (2 * MOST_ARGUMENTS)).from_buffer(self._cells)
        self._trap = ctypes.c_void_p()
        self._at = (ctypes.addressof(self._cells), ctypes.addressof(self._trap))
        memory = self._find("memory").of.memory
        self._kept.append(memory)
        self._memory = ctypes.addressof(memory)
        self._used = 0
        self._spilled: list[int] = []
        _set_deadline(self._context, NEVER)

    @property
    def host(self) -> Host:
        host = self._host_of()
        assert host is not None  # the host is the caller of the module
        return host

    def _find(self, name: str) -> Any:
        found = ffi.wasmtime_extern_t()
        if not _export(self._context, ctypes.addressof(self._instance._instance), name.encode(), len(name), ctypes.addressof(found)):
            raise HognoseError(f"the module does not export {name}")
        self._kept.append(found)
        return found

    def _function(self, name: str) -> tuple[int, int, str]:
        takes, gives = EXPORTS["hn_abi_" + name]
        function = self._find("hn_abi_" + name).of.func
        self._kept.append(function)
        self._functions[name] = found = (ctypes.addressof(function), max(len(takes), len(gives)), gives)
        return found

    # ---- calls ----

    def set_patience(self, seconds: float | None) -> None:
        """Sets the seconds that the module may take, in addition to the host's time."""
        self.patience = seconds
        self._ticks = NEVER if seconds is None else max(2, int(seconds / TICK) + 2)

    def renew(self) -> None:
        """Restarts the module's time."""
        _set_deadline(self._context, self._ticks)

    def call(self, name: str, *args: float) -> Any:
        """Calls hn_abi_`name` with the session as its first argument. Floats are passed as floats, all else as integers."""
        return self._invoke(name, self.session, args)

    def _invoke(self, name: str, first: int, args: tuple[float, ...]) -> Any:
        if self.dead:
            raise CrashError(self.dead)
        function, n, gives = self._functions.get(name) or self._function(name)
        cells = self._cells
        cells[0] = first
        i = 2
        for arg in args:
            if type(arg) is float:
                self._doubles[i] = arg
            else:
                cells[i] = cast(int, arg)
            i += 2
        try:
            if _here.instance is self:
                error = _call(self._context, function, self._at[0], n, self._at[1])
            else:
                error = self._from_outside(function, n)
        finally:  # also if a signal interrupted after a trap
            if self._trap.value and not self.dead:
                self.dead = TRAPPED
        if error or self._trap.value or self.dead:
            self._crashed(error)
        if gives == "i":
            return cells[0] & 0xFFFFFFFF
        return self._doubles[0] if gives else None

    def _from_outside(self, function: int, n: int) -> int | None:
        """Calls the module while this thread is not in it. A signal may interrupt any call, so `finally` undoes each change."""
        before, hearing = _here.instance, _Hearing(sys.unraisablehook)
        try:
            self.renew()
            _here.instance, sys.unraisablehook = self, hearing
            return _call(self._context, function, self._at[0], n, self._at[1])
        finally:
            _here.instance = before
            hearing.over = True
            # Calls of other threads begin and end in any order. Each that ends removes the hooks of those that have ended.
            while isinstance(sys.unraisablehook, _Hearing) and sys.unraisablehook.over:
                sys.unraisablehook = sys.unraisablehook.before

    def go(self) -> int:
        """hn_abi_continue, under the watchdog."""
        if self._ticks == NEVER:
            return self.call("continue")
        try:
            self.module.watchdog.begin(self)
            return self.call("continue")
        finally:
            self.module.watchdog.end(self)

    def _crashed(self, error: int | None) -> None:
        # A trap or an interruption left the module in the middle, so it is not used again.
        if not error and not self._trap.value:
            raise CrashError(self.dead)
        if error:
            what: Any = wasmtime.WasmtimeError._from_ptr(ctypes.cast(error, ctypes.POINTER(ffi.wasmtime_error_t)))
        else:
            what = wasmtime.Trap._from_ptr(ctypes.cast(self._trap.value or 0, ctypes.POINTER(ffi.wasm_trap_t)))
            self._trap.value = None
        text = str(what).strip().split("\n")[-1].strip()
        self.dead = f"sandbox crashed: {text}" if self.dead in ("", TRAPPED) else self.dead
        raise CrashError(self.dead)

    def close(self) -> None:
        """Frees the memory."""
        self.dead = self.dead or "the sandbox is closed"
        self._functions.clear()
        self._store.close()

    # ---- memory ----

    def read(self, at: int, n: int) -> bytes:
        """A copy of n bytes."""
        if at + n > _data_size(self._context, self._memory):
            raise CrashError("sandbox crashed: the module gave an address outside of its memory")
        return ctypes.string_at(_data(self._context, self._memory) + at, n)

    def write(self, at: int, data: bytes) -> None:
        """Copies bytes into the module's memory."""
        if at + len(data) > _data_size(self._context, self._memory):
            raise CrashError("sandbox crashed: the module gave an address outside of its memory")
        ctypes.memmove(_data(self._context, self._memory) + at, data, len(data))

    def result(self, at: int) -> bytes:
        """The bytes that an export just returned; empty for 0."""
        return self.read(at, self.call("length")) if at else b""

    def text(self, at: int) -> str:
        return self.result(at).decode("utf-8", "surrogatepass")

    def mark(self) -> tuple[int, int]:
        """A mark for `release`, which keeps everything put before it. For nested calls."""
        return self._used, len(self._spilled)

    def release(self, mark: tuple[int, int] = (0, 0)) -> None:
        """Releases everything put since the mark."""
        self._used = mark[0]
        while len(self._spilled) > mark[1] and not self.dead:
            self._invoke("free", self._spilled.pop(), ())

    def put(self, data: bytes) -> int:
        """Puts bytes in the module's memory until `release`. NoRoom: they do not fit."""
        n = len(data)
        at = self.module.scratch + self._used
        if self._used + n <= SCRATCH:
            self._used += n
        else:
            at = self._invoke("alloc", n, ())
            if not at and _here.instance is not self:
                self.call("collect")  # the memory may be full of garbage
                at = self._invoke("alloc", n, ())
            if not at:
                raise NoRoom(NO_ROOM)
            self._spilled.append(at)
        self.write(at, data)
        return at

    def hold(self, data: bytes) -> int:
        """The same until `free`."""
        at: int = self._invoke("alloc", len(data), ())
        if not at:
            raise NoRoom(NO_ROOM)
        self.write(at, data)
        return at

    def free(self, at: int) -> None:
        self._invoke("free", at, ())

    def put_text(self, text: str | None) -> int:
        """Puts a text that ends with a NUL. NULs in it are replaced. 0 for None."""
        return 0 if text is None else self.put(text.replace("\0", "\ufffd").encode("utf-8", "replace") + b"\0")

    def put_name(self, name: str) -> int:
        """Puts the name of a variable. Any str is valid, even with surrogates and null characters."""
        return self.put(name.encode("utf-8", "surrogatepass").replace(b"\0", b"\xc0\x80") + b"\0")

    def floats(self, name: str, n: int) -> list[float]:
        """The n 64-bit floats that an export writes."""
        at = (self.put(bytes(8 * n + 7)) + 7) & ~7
        self.call(name, at)
        return list((ctypes.c_double * n).from_buffer_copy(self.read(at, 8 * n)))


NO_ROOM = "the sandbox has no memory left for the data passed to it"


class NoRoom(HognoseError):
    """Arguments do not fit the module's memory."""


_lock = threading.Lock()
_module: Module | None = None


def module() -> Module:
    """The package's module, compiled on first use."""
    global _module
    if _module is None:
        with _lock:
            if _module is None:
                if sys.byteorder != "little":
                    raise HognoseError("this package needs a little-endian machine")
                _module = Module(Path(__file__).with_name("hognose.wasm"))
    return _module
