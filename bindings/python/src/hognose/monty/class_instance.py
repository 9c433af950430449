"""Objects and classes of the host for programs. ``ClassInstance`` and ``ClassType`` list the attributes and methods that programs see."""
# Arguments of callers are checked at run time, and the modules of this package share private names:
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownLambdaType=false, reportUnnecessaryIsInstance=false, reportPrivateUsage=false
from __future__ import annotations

import inspect
from collections.abc import Iterable
from dataclasses import dataclass, field, is_dataclass
from typing import Any, Literal, Union
from uuid import NAMESPACE_OID, UUID, uuid4, uuid5

Policy = Union[Iterable[str], Literal["all"], None]


def _checked(name: str, policy: Policy, ordered: bool) -> Any:
    if policy is None or policy == "all":
        return policy
    if isinstance(policy, str):
        raise TypeError(f"{name} must be 'all', None or a set of names, got {policy!r}")
    return tuple(policy) if ordered else frozenset(policy)


def _public(names: Iterable[str]) -> list[str]:
    return [name for name in names if not name.startswith("_")]


def _slots(kind: type) -> list[str]:
    found: list[str] = []
    for base in reversed(kind.__mro__):
        slots = base.__dict__.get("__slots__", ())
        found.extend([slots] if isinstance(slots, str) else slots)
    return found


@dataclass
class BaseWrapper:
    """The base of the wrappers. `eager_attrs` are sent with the value, `lazy_attrs` when they are read, and `allowed_methods` can be called. "all": all public ones."""

    value: Any
    eager_attrs: Policy = None
    lazy_attrs: Policy = None
    allowed_methods: Policy = None

    def __post_init__(self) -> None:
        self.eager_attrs = _checked("eager_attrs", self.eager_attrs, True)
        self.lazy_attrs = _checked("lazy_attrs", self.lazy_attrs, False)
        self.allowed_methods = _checked("allowed_methods", self.allowed_methods, False)

    def get_eager_attrs(self) -> dict[str, Any]:
        """The attributes that are sent at once, by name."""
        if self.eager_attrs is None:
            return {}
        names: Iterable[str] = self._all_attrs() if self.eager_attrs == "all" else self.eager_attrs
        return {name: self.convert_value(name, getattr(self.value, name)) for name in names}

    def _all_attrs(self) -> list[str]:
        """The public attributes of the object itself."""
        names = _public([*_slots(type(self.value)), *getattr(self.value, "__dict__", ())])
        return [name for name in dict.fromkeys(names) if hasattr(self.value, name)]

    def lookup_lazy_attrs(self, name: str) -> Any:
        """An attribute that a program reads and that was not sent. AttributeError: it is missing or not allowed."""
        return self.convert_value(name, self.get_attr(name, self.lazy_attrs))

    def call_method(self, name: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """The result of a method: a value or an awaitable."""
        if name == "__call__":
            raise TypeError(f"'{self.value_type.__name__}' object is not callable")
        if not self.method_allowed(name):
            raise self.attr_error(name)
        return self._converted(name, getattr(self.value, name)(*args, **kwargs))

    def _converted(self, name: str, result: Any) -> Any:
        if not inspect.isawaitable(result):
            return self.convert_value(name, result)

        async def later() -> Any:
            return self.convert_value(name, await result)

        return later()

    def method_allowed(self, name: str) -> bool:
        """Whether a program may call the method."""
        if name.startswith("_") or self.allowed_methods is None:
            return False
        if self.allowed_methods != "all":
            return name in self.allowed_methods
        found = inspect.getattr_static(self.value_type, name, None)
        return inspect.isfunction(found) or isinstance(found, (classmethod, staticmethod))

    def convert_value(self, /, name: str, value: Any) -> Any:
        """The value to send in place of an attribute or a result. Subclasses may override this."""
        return value

    def get_attr(self, name: str, policy: Policy) -> Any:
        """An attribute, if the policy allows it."""
        if name.startswith("_") or policy is None or (policy != "all" and name not in policy):
            raise self.attr_error(name)
        return getattr(self.value, name)

    def attr_error(self, name: str) -> AttributeError:
        return AttributeError(f"'{self.value_type.__name__}' object has no attribute '{name}'")

    def is_dataclass(self) -> bool:
        return is_dataclass(self.value_type)

    @property
    def value_type(self) -> type[Any]:
        return type(self.value)

    def _methods(self) -> list[str]:
        """The methods that a program may call."""
        names: set[str] = set(dir(self.value))
        if self.allowed_methods is not None and self.allowed_methods != "all":
            names |= set(self.allowed_methods)
        return sorted(name for name in names if self.method_allowed(name))

    def _is_lazy(self) -> bool:
        """Whether programs can read attributes that were not sent."""
        return self.lazy_attrs is not None or type(self).lookup_lazy_attrs is not BaseWrapper.lookup_lazy_attrs or type(self).get_attr is not BaseWrapper.get_attr


@dataclass
class ClassInstance(BaseWrapper):
    """An object of the host. `class_type`: how programs see its class; by default they see only the name."""

    id: UUID = field(default_factory=uuid4)
    class_type: ClassType | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.class_type is None:
            self.class_type = ClassType(type(self.value))

    def convert_value(self, /, name: str, value: Any) -> Any:
        """By default, the class's wrapper converts the value."""
        return value if self.class_type is None else self.class_type.convert_value(name, value)


type_id_cache: dict[str, UUID] = {}


@dataclass
class ClassType(BaseWrapper):
    """A class of the host. `init`: whether programs can make instances. The `instance_` policies are those of instances that they make."""

    value: type[Any]
    id: UUID | None = None
    init: bool = False
    instance_eager_attrs: Policy = None
    instance_lazy_attrs: Policy = None
    instance_allowed_methods: Policy = None

    def __post_init__(self) -> None:
        super().__post_init__()
        self.instance_eager_attrs = _checked("instance_eager_attrs", self.instance_eager_attrs, True)
        self.instance_lazy_attrs = _checked("instance_lazy_attrs", self.instance_lazy_attrs, False)
        self.instance_allowed_methods = _checked("instance_allowed_methods", self.instance_allowed_methods, False)
        if self.id is None:
            name = f"{self.value.__module__}.{self.value.__qualname__}"
            self.id = type_id_cache.setdefault(name, uuid5(NAMESPACE_OID, name))

    def _all_attrs(self) -> list[str]:
        """The public constants. Functions and computed attributes are not among them."""
        found: dict[str, Any] = {}
        for base in reversed(self.value.__mro__[:-1]):
            found.update(base.__dict__)
        slots = set(_slots(self.value))
        return [name for name in _public(found) if name not in slots and not callable(found[name]) and not hasattr(type(found[name]), "__get__")]

    def get_eager_attrs(self) -> dict[str, Any]:
        return super().get_eager_attrs()

    def call_method(self, name: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """A call of the class makes an instance."""
        if name == "__call__":
            return self.construct(args, kwargs)
        return super().call_method(name, args, kwargs)

    def method_allowed(self, name: str) -> bool:
        """Only class methods and static methods can be called on the class."""
        found = inspect.getattr_static(self.value, name, None)
        return super().method_allowed(name) and isinstance(found, (classmethod, staticmethod))

    def construct(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> ClassInstance:
        """An instance that a program makes."""
        if not self.init:
            raise TypeError(f"cannot instantiate host class '{self.value.__name__}'")
        return self.instance_wrapper(self.value(*args, **kwargs))

    def instance_wrapper(self, instance: Any) -> ClassInstance:
        """The wrapper of an instance that was made."""
        return ClassInstance(instance, self.instance_eager_attrs, self.instance_lazy_attrs, self.instance_allowed_methods,
                             class_type=self if type(instance) is self.value else None)

    def attr_error(self, name: str) -> AttributeError:
        return AttributeError(f"type object '{self.value.__name__}' has no attribute '{name}'")

    @property
    def value_type(self) -> type[Any]:
        return self.value
