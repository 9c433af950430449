"""Classes of named values, as the module dataclasses makes them, in a tenth of the time. Importing dataclasses takes longer than the rest of this package,
since it imports inspect and compiles methods for each class. The fields and the signatures of these classes are those of dataclasses."""
from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
    from dataclasses import field as field
    from dataclasses import replace as replace
else:
    from typing import NamedTuple

    _MISSING = object()

    class field(NamedTuple):
        default_factory: object

    class _Asked:
        """An attribute that dataclasses makes, of a class with the same fields, when it is asked for."""

        def __init__(self, of):
            self.of = of

        def __get__(self, instance, cls):
            import dataclasses

            made = [(name, cls.__annotations__.get(name, "Any"), _as_dataclasses(default)) for name, default in cls._record.items()]
            return self.of(dataclasses.make_dataclass(cls.__name__, made))

    def _as_dataclasses(default):
        import dataclasses

        if default is _MISSING:
            return dataclasses.field()
        if isinstance(default, field):
            return dataclasses.field(default_factory=default.default_factory)
        return dataclasses.field(default=default)

    def _signature(cls):
        import inspect

        return inspect.signature(cls)

    def _refuse(self, name, *value):
        import dataclasses

        raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}" if value else f"cannot delete field {name!r}")

    def _init(self, *args, **kwargs):
        cls = type(self)
        record = cls._record
        if len(args) > len(record):
            raise TypeError(f"{cls.__name__}.__init__() takes {len(record) + 1} positional arguments but {len(args) + 1} were given")
        values = dict(zip(record, args))
        for name, value in kwargs.items():
            if name in values or name not in record:
                what = "multiple values for" if name in values else "an unexpected keyword"
                raise TypeError(f"{cls.__name__}.__init__() got {what} argument {name!r}")
            values[name] = value
        own = self.__dict__
        for name, default in record.items():
            value = values.get(name, default)
            if value is _MISSING:
                raise TypeError(f"{cls.__name__}.__init__() missing a required argument: {name!r}")
            own[name] = value.default_factory() if type(value) is field else value
        if hasattr(self, "__post_init__"):
            self.__post_init__()

    def _values(self):
        return tuple(self.__dict__[name] for name in self._record)

    def _repr(self):
        return f"{type(self).__qualname__}({', '.join(f'{name}={self.__dict__[name]!r}' for name in self._record)})"

    def _eq(self, other):
        return _values(self) == _values(other) if type(other) is type(self) else NotImplemented

    def _hash(self):
        return hash(_values(self))

    def dataclass(cls=None, *, frozen=False, eq=True):
        """As dataclasses.dataclass, with these options, of a class without bases."""
        if cls is None:
            return lambda cls: dataclass(cls, frozen=frozen, eq=eq)
        cls._record = {name: cls.__dict__.get(name, _MISSING) for name in cls.__annotations__}
        for name, default in cls._record.items():
            if type(default) is field:
                delattr(cls, name)
        cls.__init__ = _init
        cls.__match_args__ = tuple(cls._record)
        cls.__dataclass_fields__ = _Asked(lambda made: made.__dataclass_fields__)
        cls.__signature__ = _Asked(_signature)
        if "__repr__" not in cls.__dict__:
            cls.__repr__ = _repr
        if eq:
            cls.__eq__ = _eq
            cls.__hash__ = _hash if frozen else None
        if frozen:
            cls.__setattr__ = cls.__delattr__ = _refuse
        return cls

    def replace(instance, **changes):
        return type(instance)(**{**instance.__dict__, **changes})
