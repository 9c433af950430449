"""Objects that cross by reference: Python objects that the host holds, and host objects that programs hold."""
from __future__ import annotations

import builtins
import weakref
from collections import deque
from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any, NoReturn

from ._errors import HognoseError, HostValueError
from ._values import Handle, Holder


def _names(names: Iterable[str], kind: str) -> tuple[str, ...]:
    found = tuple(dict.fromkeys([names] if isinstance(names, str) else names))
    for name in found:
        if not name.isidentifier() or name.startswith("_"):
            why = "names with an underscore in front are never exposed" if name.startswith("_") else "it is not a name"
            raise HognoseError(f"{kind}: {name!r}: {why}")
    return found


class HostObject:
    """An object of the host that programs may use as its lists allow. Its other attributes and methods do not exist for them.

    `attributes` can be read, `writable` read and assigned, `methods` called. `class_name`: the class name that programs see. `name`: the key under which
    ``Sandbox.restore`` finds the object in its argument `objects`; without a name, a restored program cannot use it.
    """

    def __init__(self, target: Any, *, attributes: Iterable[str] = (), writable: Iterable[str] = (), methods: Iterable[str] = (),
                 class_name: str | None = None, name: str | None = None) -> None:
        self.target = target
        self.writable = _names(writable, "writable")
        self.attributes = tuple(dict.fromkeys((*_names(attributes, "attributes"), *self.writable)))
        self.methods = _names(methods, "methods")
        self.class_name = class_name or type(target).__name__
        self.name = name
        for method in self.methods:
            if method in self.attributes:
                raise HognoseError(f"{method} is an attribute and a method")
            if not callable(getattr(target, method, None)):
                raise HognoseError(f"methods: the object has no method {method}")


class _Reference(weakref.ref["Handle"]):
    """A weak reference to a handle, with the number of its Python object."""

    __slots__ = ("id",)
    id: int


class ObjectTable:
    """The references of one sandbox, in both directions."""

    def __init__(self, holder: Holder, named: Mapping[str, HostObject] | None) -> None:
        # The sandbox refers to this table. A weak reference avoids a cycle, so that an unused sandbox is freed at once, with its memory.
        self._holder_of = weakref.ref(holder)
        self._counts: dict[int, int] = {}
        self._handles: dict[int, _Reference] = {}
        # All handles by the identity of their references, and the ones to release. Handles can be collected in any thread at any moment. Then only C code runs,
        # which signals do not interrupt. The sandbox releases the objects when it is used next.
        self._references: dict[int, _Reference] = {}
        self._gone: deque[_Reference | int] = deque()
        self._exposed: dict[int | str, HostObject] = {}
        self._keys: dict[int, int | str] = {}  # by the identity of objects that _exposed keeps
        self._next = 0
        for name, value in (named or {}).items():
            self._expose(value, name)

    @property
    def _holder(self) -> Holder:
        holder = self._holder_of()
        assert holder is not None
        return holder

    def copy(self, other: ObjectTable) -> None:
        """Copies another sandbox's host objects, under the same keys."""
        self._next = other._next
        for key, value in other._exposed.items():
            self._expose(value, key)

    # ---- Python objects ----

    def link(self, handle: Handle, id: int) -> Handle:
        """Links a handle that was just received to a Python object. Returns the existing handle of that object, if there is one."""
        found = self._handles.get(id)
        known = found and found()
        if known is not None and type(known) is Handle and known._holder is not None:  # pyright: ignore[reportPrivateUsage]
            return known
        handle._holder, handle._id = self._holder, id  # pyright: ignore[reportPrivateUsage]
        reference = _Reference(handle, self._gone.append)
        reference.id = id
        self._references[builtins.id(reference)] = self._handles[id] = reference
        handle._release = partial(self._gone.append, reference)  # pyright: ignore[reportPrivateUsage]
        self._counts[id] = self._counts.get(id, 0) + 1
        return handle

    def id_of(self, value: Any) -> int | None:
        """The number of the Python object that a handle of this sandbox stands for; None for other values."""
        if isinstance(value, Handle) and value._holder is self._holder:  # pyright: ignore[reportPrivateUsage]
            return value._id  # pyright: ignore[reportPrivateUsage]
        return None

    def let_go(self, id: int) -> None:
        """Releases an object that was just received without a handle, since the host has made a separate value of it."""
        self._counts[id] = self._counts.get(id, 0) + 1
        self._gone.append(id)

    def flush(self) -> None:
        """Releases the objects that have no more handles."""
        while self._gone:
            gone = self._gone.popleft()
            id = gone if isinstance(gone, int) else self._forget(gone)
            if id is None:
                continue
            left = self._counts[id] - 1
            if left:
                self._counts[id] = left
                continue
            del self._counts[id]
            self._holder.release(id, self._holder.handed())

    def _forget(self, reference: _Reference) -> int | None:
        """The number of a handle that was closed or collected. None: it was handled already, since it was closed and then collected."""
        if self._references.pop(builtins.id(reference), None) is None:
            return None
        if self._handles.get(reference.id) is reference:
            del self._handles[reference.id]
        return reference.id

    # ---- host objects ----

    def _expose(self, value: HostObject, key: int | str) -> None:
        if not isinstance(value, HostObject):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise HognoseError(f"objects: {key}: not a HostObject")
        other = self._exposed.get(key)
        if other and other.target is not value.target:
            raise HostValueError(f"two host objects are named {key}")
        self._exposed[key] = value
        self._keys[id(value)] = key
        self._keys.setdefault(id(value.target), key)

    def describe(self, value: Any) -> dict[str, Any] | None:
        """The description of a host object, or of an object that programs know already; None for others."""
        if isinstance(value, HostObject) and id(value) not in self._keys:
            key = self._keys.get(id(value.target), value.name)
            if key is None:
                self._next += 1
                key = self._next
            # If an object is exposed twice, the first lists apply. The second HostObject is kept alive, so that its id() is not reused.
            if key in self._exposed:
                if self._exposed[key].target is not value.target:
                    raise HostValueError(f"two host objects are named {key}")
                self._exposed[f"{key}#{id(value)}"] = value
                self._keys[id(value)] = key
            else:
                self._expose(value, key)
        found = self._keys.get(id(value))
        if found is None:
            return None
        known = self._exposed[found]
        return {"id": found, "class": known.class_name, "attributes": list(known.attributes), "writable": list(known.writable), "methods": list(known.methods)}

    def _find(self, key: Any) -> HostObject:
        found = self._exposed.get(key) if isinstance(key, (int, str)) else None
        if found is None:
            hint = f": restore() takes it in objects[{key!r}]" if isinstance(key, str) else ""
            raise HognoseError(f"a host object is no longer there{hint}")
        return found

    def target(self, key: int | str) -> Any:
        """The target of a host object that a program passes back."""
        return self._find(key).target

    def serve(self, operation: str, key: Any, name: str, *rest: Any) -> Any:
        """Serves the operations of programs on host objects."""
        found = self._find(key)
        allowed = {"get": found.attributes, "set": found.writable, "call": found.methods}.get(operation, ())
        if name not in allowed:
            self._refuse(found, name)
        if operation == "get":
            return getattr(found.target, name)
        if operation == "set":
            setattr(found.target, name, rest[0])
            return None
        args, kwargs = rest
        return getattr(found.target, name)(*args, **kwargs)

    @staticmethod
    def _refuse(found: HostObject, name: str) -> NoReturn:
        raise HognoseError(f"'{found.class_name}' exposes no {name}")
