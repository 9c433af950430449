# Runs in the sandbox: values to a form that crosses, and back. Plain values cross unchanged. Otherwise each tuple begins with its kind.
import builtins
import collections
import datetime
import decimal
import pathlib
import sys
import types
import weakref
import zoneinfo  # before the host replaces the environment, which zoneinfo reads

zoneinfo.reset_tzpath(())  # uses the sandbox's zones, without requests for the host's files
PLAIN = frozenset((
    type(None), bool, int, float, complex, str, bytes, type(...), type(NotImplemented), datetime.timedelta, datetime.timezone,
))
CONTAINERS = frozenset((list, tuple, set, frozenset))
PLAIN_LEVELS = 150  # of nesting: deeper values cross as nodes
LEVELS = 1000  # of nodes
DEEP = "<deeply nested>"
BUILTIN = type(len)
WRAPPERS = (type(object.__setattr__), type("".join))
EXCEPTION_FIELDS = ("msg", "doc", "pos", "lineno", "colno", "encoding", "object", "start", "end", "reason")
# Classes that the host has too.
KNOWN_TYPES = {
    "decimal": ("Decimal",), "re": ("Pattern", "Match"), "collections": ("deque",), "types": ("GenericAlias", "UnionType", "EllipsisType", "NotImplementedType", "NoneType"),
    "pathlib": ("Path", "PurePath", "PosixPath", "PurePosixPath"), "typing": ("Union",),
}
SHOWN_TYPES = (
    "bool", "bytes", "bytearray", "complex", "dict", "float", "frozenset", "int", "list", "memoryview", "object", "property", "range", "set", "slice", "str", "tuple", "type",
)


def is_plain(value):
    """Whether a value crosses unchanged. This does not recurse: each container is checked once, with the interpreter's native loops."""
    if type(value) in PLAIN:
        return True
    left, seen = [(value, 0)], set()
    while left:
        found, depth = left.pop()
        kind = type(found)
        if depth > PLAIN_LEVELS or id(found) in seen and kind not in PLAIN:
            return False
        if kind is dict:
            parts = (found.keys(), found.values())
        elif kind in CONTAINERS:
            parts = (found,)
        else:
            return False
        seen.add(id(found))
        for part in parts:
            odd = set(map(type, part)) - PLAIN
            if odd:
                left.extend((item, depth + 1) for item in part if type(item) in odd)
    return True


def outward(value):
    """A value for the host: whether it is packed, and its crossing form."""
    return (False, value) if is_plain(value) else (True, pack(value))


def pack(root):
    """A value as a list of nodes, each after the ones it refers to by their places. The depth is unlimited, and shared parts stay shared."""
    nodes, places, active, kept = [], {}, set(), []
    top = [None, "root", (), (root,), [], 0]
    frames = [top]
    while True:
        frame = frames[-1]
        value, kind, extra, children, found, at = frame
        if at == len(children):
            if frame is top:
                return nodes
            frames.pop()
            active.discard(id(value))
            places[id(value)] = len(nodes)
            frames[-1][4].append(len(nodes))
            nodes.append((kind, *extra, found))
            continue
        frame[5] = at + 1
        child = children[at]
        if id(child) in places and type(child) not in PLAIN:
            found.append(places[id(child)])
            continue
        described = describe(child, id(child) in active, len(frames))
        if type(described) is tuple:
            kept.append(child)
            active.add(id(child))
            frames.append([child, *described, [], 0])
        else:
            found.append(len(nodes))
            nodes.append(described)


def describe(value, is_open, depth):
    """A value as a node: its kind, the data of that kind, and its parts. A value without parts may be its own crossing form."""
    kind = type(value)
    if kind in PLAIN:
        return value
    if is_open:
        return "[...]" if isinstance(value, list) else "{...}" if isinstance(value, dict) else "(...)" if isinstance(value, tuple) else "..."
    if depth > LEVELS:
        return DEEP
    found = DESCRIBERS.get(kind)
    if found:
        return found(value)
    for base, found in BASES:
        if isinstance(value, base):
            return found(value)
    return describe_object(value)


def describe_dict(value):
    return "dict", (), [part for pair in dict.items(value) for part in pair]


def describe_tuple(value):
    fields = getattr(type(value), "_fields", None)
    items = tuple(value)
    if fields and isinstance(fields, tuple) and len(fields) == len(items):
        return "named", (type(value).__name__, list(fields)), items
    names = STRUCTURES.get(type(value).__name__) if type(value) is not tuple else None
    return ("named", (names[0], list(names[1])), items[: len(names[1])]) if names else ("tuple", (), items)


def describe_exception(value):
    found = {name: getattr(value, name, None) for name in EXCEPTION_FIELDS}
    fields = {name: item for name, item in found.items() if type(item) in (int, str, bytes)}
    try:
        text = str(value)
    except Exception:
        text = ""
    bases = [[base.__module__, base.__qualname__] for base in type(value).__mro__[:-1]]
    args = tuple(value.args)
    if isinstance(value, OSError) and value.filename is not None and len(args) == 2:
        args += (value.filename,) if value.filename2 is None else (value.filename, None, value.filename2)
    return "exception", (bases, text, fields), args


def describe_type(value):
    name, module = value.__qualname__, value.__module__
    if type(value) is HostType:
        return "host type", (value._monty_id, name, value._monty_dataclass), (value._monty_attributes,)
    if issubclass(value, BaseException) and module != "__main__":
        return "type", (module, name), ()
    if value in (type(None), type(...), type(NotImplemented)):
        return "type", ("types", {"ellipsis": "EllipsisType"}.get(name, name)), ()
    if module == "builtins" and name in SHOWN_TYPES or module == "datetime" or name in KNOWN_TYPES.get(module, ()):
        return "type", (module, name), ()
    if value is External:
        return "standard", ("type", "function"), ()
    if module in ("__main__", "random"):
        return repr(value)
    tag = name if module == "builtins" else f"{module.lstrip('_')}.{name}"
    tag = STANDARD_NAMES.get(tag, tag)
    STANDARD[tag] = value
    return "standard", ("type", tag), ()


def describe_builtin(value):
    owner = getattr(value, "__self__", None)
    if isinstance(value, BUILTIN) and owner is not None and not isinstance(owner, types.ModuleType):
        return repr(value)
    module = getattr(value, "__module__", None)
    name = value.__qualname__ if module in (None, "builtins") else f"{module}.{value.__qualname__}"
    STANDARD[name] = value
    return "standard", ("function", name), ()


def describe_object(value):
    kind = type(value)
    if kind.__module__ != "__main__" or not hasattr(value, "__dict__"):
        return repr(value)
    fields = {name: item for name, item in vars(value).items() if isinstance(name, str)}
    return "instance", (kind.__name__, hasattr(kind, "__dataclass_fields__"), identity(value)), (fields,)


def describe_host(value):
    kind = type(value)
    return "host", (value._monty_key, kind.__name__, kind._monty_dataclass, kind._monty_id), (vars(value),)


# The program's objects that the host has seen, by number. They disappear when the program no longer refers to them.
SHOWN = weakref.WeakValueDictionary()
NUMBERS = []


def identity(value):
    """A number for an object of the program. It is the same each time."""
    for number, kept in SHOWN.items():
        if kept is value:
            return number
    NUMBERS.append(len(NUMBERS))
    number = len(NUMBERS)
    SHOWN[number] = value
    return number


STANDARD = {kind.__name__: kind for kind in (
    type(lambda: None), BUILTIN, type({}.keys()), type({}.values()), type({}.items()), type(iter([])), type(iter(())), type(iter({})), type(iter(set())), type(iter(range(0))),
    type(iter("")), type(iter(len, 0)), type(x for x in ()), type(sys), zip, map, filter, enumerate, reversed,
)}
STANDARD_NAMES = {}
STRUCTURES = {"version_info": ("namedtuple", ("major", "minor", "micro", "releaselevel", "serial"))}


class External:
    """A host function."""

    __slots__ = ("_monty_name",)

    def __init__(self, name):
        self._monty_name = name

    def __call__(self, /, *args, **kwargs):
        return call(self._monty_name, args, kwargs)

    def __repr__(self):
        return f"<function '{self._monty_name}' external>"

    @property
    def __name__(self):
        return self._monty_name


External.__name__ = External.__qualname__ = "function"
EXTERNALS = {}


def external(name):
    found = EXTERNALS.get(name)
    if found is None:
        found = EXTERNALS[name] = External(name)
    return found


class HostType(type):
    """The class of classes that the host sent."""

    def __call__(cls, /, *args, **kwargs):
        return call("__call__", args, kwargs, cls._monty_id)

    def __getattr__(cls, name):
        if name.startswith("_monty"):
            raise AttributeError(name)
        refusal = f"type object '{cls.__name__}' has no attribute '{name}'"
        return host_attribute(name, cls._monty_id, cls._monty_type_lazy, cls._monty_type_methods, refusal)

    def __repr__(cls):
        return f"<class '{cls.__name__}'>"


def host_attribute(name, identity, lazy, methods, refusal):
    if not name.startswith("_"):
        if name in methods:
            return HostMethod(name, identity)
        if lazy:
            return settle(host("attribute", name, identity, refusal))
    raise AttributeError(refusal)


class HostMethod:
    __slots__ = ("_monty_name", "_monty_owner")

    def __init__(self, name, owner):
        self._monty_owner, self._monty_name = owner, name

    def __call__(self, /, *args, **kwargs):
        return call(self._monty_name, args, kwargs, self._monty_owner)


class HostInstance:
    """An instance of a class of the host: a copy of its attributes, and requests for more."""

    __slots__ = ("__dict__", "_monty_key", "_monty_lazy", "_monty_methods")
    __hash__ = None

    def __getattr__(self, name):
        refusal = f"'{type(self).__name__}' object has no attribute '{name}'"
        if name.startswith("_monty"):
            raise AttributeError(refusal)
        return host_attribute(name, self._monty_key, self._monty_lazy, self._monty_methods, refusal)

    def __call__(self, /, *args, **kwargs):
        return call("__call__", args, kwargs, self._monty_key)

    def __repr__(self):
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in vars(self).items())})"

    def __eq__(self, other):
        if type(other) is not type(self):
            return NotImplemented
        return vars(self) == vars(other)


HOST_TYPES = {}


def host_type(identity, name, is_dataclass, attributes, lazy, methods):
    made = HOST_TYPES.get(identity)
    if made is None:
        space = {"__slots__": (), "__module__": "builtins", "__qualname__": name}
        if is_dataclass:
            space["__dataclass_fields__"] = {}
        made = HOST_TYPES[identity] = type.__new__(HostType, name, (HostInstance,), space)
    given = {"_monty_id": identity, "_monty_dataclass": is_dataclass, "_monty_attributes": attributes, "_monty_type_lazy": lazy, "_monty_type_methods": frozenset(methods)}
    for key, value in {**attributes, **given}.items():
        setattr(made, key, value)
    return made


def host_instance(identity, kind, attributes, lazy, methods):
    made = object.__new__(kind)
    made._monty_key, made._monty_lazy, made._monty_methods = identity, lazy, frozenset(methods)
    vars(made).update(attributes)
    return made


# ---- from the host ----


def inward(packed, value):
    return unpack(value) if packed else value


def unpack(nodes):
    """The value that the last of these nodes is."""
    made = []
    for node in nodes:
        made.append(UNPACKERS[node[0]](made, *node[1:]) if type(node) is tuple else node)
    return made[-1]


def find_class(bases):
    for module, name in bases:
        if module != "builtins":
            try:
                __import__(module)
            except ImportError:
                continue
        found = sys.modules.get(module)
        for part in name.split("."):
            found = getattr(found, part, None)
        if isinstance(found, type) and issubclass(found, BaseException):
            return found
    return Exception


def make_exception(bases, text, fields, args):
    kind = find_class(bases)
    try:
        if all(name in fields for name in ("msg", "doc", "pos")):
            made = kind(fields["msg"], fields["doc"], fields["pos"])
        elif all(name in fields for name in ("encoding", "object", "start", "end", "reason")):
            made = kind(*(fields[name] for name in ("encoding", "object", "start", "end", "reason")))
        else:
            made = kind(*args)
    except Exception:
        made = kind.__new__(kind, *args)
        made.args = tuple(args) if args else (text,)
    return made


def find_type(module, name):
    __import__(module)
    found = sys.modules[module]
    for part in name.split("."):
        found = getattr(found, part)
    return found


def find_standard(kind, name):
    found = STANDARD.get(name)
    if found is None:
        module, _, attribute = name.rpartition(".")
        found = find_type(module or "builtins", attribute)
    return found


def named(made, name, fields, items):
    short = name.rpartition(".")[2]
    kind = collections.namedtuple(short, fields, rename=True)
    kind.__name__ = kind.__qualname__ = name
    return kind(*pick(made, items))


def find_shown(made, number, name, tag, places):
    found = SHOWN.get(number)
    if found is None:
        raise RuntimeError(f"invalid input type: sandbox instance of '{name}' (id {tag}) no longer exists")
    return found


def pick(made, places):
    return [made[place] for place in places]


def pick_pairs(made, places):
    return dict(zip(pick(made, places[::2]), pick(made, places[1::2])))


# The original classes: the options of a checkout may replace them.
DATE, DATETIME, TIME = datetime.date, datetime.datetime, datetime.time


def zone_of(value):
    zone = value.tzinfo
    if zone is None or type(zone) is datetime.timezone:
        return zone
    offset = value.utcoffset()
    return None if offset is None else datetime.timezone(offset, value.tzname() or "")


def describe_datetime(value):
    parts = [value.year, value.month, value.day, value.hour, value.minute, value.second, value.microsecond]
    return "datetime", (parts, zone_of(value), value.fold), ()


def describe_time(value):
    return "time", ([value.hour, value.minute, value.second, value.microsecond], zone_of(value), value.fold), ()


def describe_date(value):
    return "date", ([value.year, value.month, value.day],), ()


UNPACKERS = {
    "date": lambda made, numbers, places: DATE(*numbers),
    "datetime": lambda made, numbers, zone, fold, places: DATETIME(*numbers, tzinfo=zone, fold=fold),
    "time": lambda made, numbers, zone, fold, places: TIME(*numbers, tzinfo=zone, fold=fold),
    "list": pick,
    "tuple": lambda made, places: tuple(pick(made, places)),
    "dict": pick_pairs,
    "set": lambda made, places: set(pick(made, places)),
    "frozenset": lambda made, places: frozenset(pick(made, places)),
    "named": named,
    "path": lambda made, text, places: pathlib.Path(text),
    "decimal": lambda made, text, places: decimal.Decimal(text),
    "exception": lambda made, bases, text, fields, places: make_exception(bases, text, fields, pick(made, places)),
    "type": lambda made, module, name, places: find_type(module, name),
    "standard": lambda made, kind, name, places: find_standard(kind, name),
    "external": lambda made, name, places: external(name),
    "shown": find_shown,
    "host type": lambda made, identity, name, dataclass, lazy, methods, places: host_type(identity, name, dataclass, made[places[0]], lazy, methods),
    "host": lambda made, identity, lazy, methods, places: host_instance(identity, made[places[0]], made[places[1]], lazy, methods),
}
DESCRIBERS = {
    list: lambda value: ("list", (), value),
    tuple: describe_tuple,
    dict: describe_dict,
    External: lambda value: ("external", (value._monty_name,), ()),
    decimal.Decimal: lambda value: ("decimal", (str(value),), ()),
    **dict.fromkeys((BUILTIN, *WRAPPERS), describe_builtin),
}
BASES = [
    (HostInstance, describe_host), (type, describe_type), (BaseException, describe_exception), (list, DESCRIBERS[list]), (tuple, describe_tuple), (dict, describe_dict),
    (collections.deque, DESCRIBERS[list]), (set, lambda value: ("set", (), tuple(value))), (frozenset, lambda value: ("frozenset", (), tuple(value))),
    (pathlib.PurePath, lambda value: ("path", (str(value),), ())),
    (DATETIME, describe_datetime), (DATE, describe_date), (TIME, describe_time),
    (int, int), (float, float), (str, str), (bytes, bytes),
]
