# Runs in the sandbox: makes requests to the host, and runs feeds.
PENDING = {}  # the compiled feed that will run next
SETTINGS = {}


def settle(answer):
    """The host's answer: returns its value or raises its exception."""
    kind = answer[0]
    if kind == "value":
        return inward(answer[1], answer[2])
    if kind == "undefined":
        raise NameError(f"name '{answer[1]}' is not defined", name=answer[1])
    raise inward(True, answer[1])


class Deferred:
    """An answer that the host has deferred."""

    __slots__ = ("_monty_future", "_monty_number")

    def __init__(self, future, number):
        self._monty_future, self._monty_number = future, number

    def __await__(self):
        return settle((yield from self._monty_future.__await__()))

    def __repr__(self):
        return f"<coroutine external_future({self._monty_number})>"


Deferred.__name__ = Deferred.__qualname__ = "coroutine"


def answered(answer):
    if type(answer) is tuple:
        return settle(answer)
    SETTINGS["deferred"] = number = SETTINGS.get("deferred", -1) + 1
    return Deferred(answer, number)


def is_alone():
    """Whether no other task could run while this one waits."""
    asyncio = sys.modules.get("asyncio")
    if asyncio is None:
        return True
    try:
        return len(asyncio.all_tasks()) <= 1
    except RuntimeError:
        return True


def call(name, args, kwargs, owner=None, place=None, awaited=False):
    """Calls a host function. `owner`: for a method, the number of the object."""
    return answered(host("call", name, *outward((list(args), kwargs)), owner, place, awaited and is_alone()))


def system(name, args, kwargs={}, wanted=True):
    """Makes a system request to the host. `wanted`: the answer must be a value; otherwise it may be an awaitable."""
    return answered(host("system", name, *outward((list(args), kwargs)), not wanted and is_alone()))


def found_here(name):
    space = main_globals()
    if name in space:
        return True, space[name]
    space = vars(builtins)
    if name in space:
        return True, space[name]
    return (True, find_class([["dataclasses", name]])) if name == "FrozenInstanceError" else (False, None)


def ask_name(name, *place):
    found, value = found_here(name)
    return value if found else settle(host("name", name, place))


def ask_function(name, *place_and_awaited):
    found, value = found_here(name)
    if found:
        if type(value) is not External:
            return value
        name = value._monty_name
    *place, awaited = place_and_awaited
    return lambda *args, **kwargs: call(name, args, kwargs, None, tuple(place), awaited)


def ask_modules(*names):
    """Fetches the host's modules before their import."""
    for name in names:
        put_module(name, settle(host("module", name)))
    return True


def put_module(name, attributes):
    identity = attributes.pop(IDENTITY)
    made = types.ModuleType(name)
    made.__dict__.update(attributes)
    sys.modules[name] = made
    made.__path__ = []
    made.__monty__ = (identity, tuple(attributes))
    for key, value in attributes.items():
        if type(value) is dict and IDENTITY in value:
            setattr(made, key, put_module(f"{name}.{key}", value))
    return made


def describe_module(value):
    """Describes a module. A module of the host goes back as one."""
    known = vars(value).get("__monty__")
    if known is None:
        return repr(value)
    identity, names = known
    return "module", (identity,), ({name: vars(value)[name] for name in names if name in vars(value)},)


IDENTITY = "monty module id"
BASES.insert(0, (types.ModuleType, describe_module))
for key, helper in ((NAME, ask_name), (MODULE, ask_modules), (FUNCTION, ask_function), (ASSERTION, assertion_message)):
    setattr(builtins, key, helper)


def enter(directory, script, mounted, entropy):
    """Sets the current directory and the script name, unless they are None. `mounted`: whether directories of the machine are mounted: their paths have limits."""
    SETTINGS["mounted"] = mounted
    if entropy is not None and SETTINGS.get("random", "system") == "system":
        # All sandboxes begin as copies of one, so each gets a new seed for its random numbers.
        __import__("random").seed(entropy)
    if directory is not None:
        DIRECTORY[0] = directory
    if script is not None:
        main_globals()["__file__"] = f"{DIRECTORY[0].rstrip('/')}/{script}"


def prepare(source, filename, looked_up, modules, annotate, packed, inputs):
    """Compiles a feed and sets its inputs. Returns whether it awaits at the top level, or the syntax error. `modules`: names of the host's modules."""
    main_globals().update(inward(packed, inputs))
    SETTINGS["modules"] = modules
    try:
        code, awaits = compile_feed(source, filename, looked_up, annotate)
    except SyntaxError as error:
        return [error.msg, error.lineno or 1, error.offset or 1, error.end_lineno or 1, error.end_offset or 1]
    PENDING["code"] = code
    return awaits


def take():
    space = main_globals()
    for name in (LEFT, RIGHT, RETURNING):
        space.pop(name, None)
    return space.pop(RESULT, None)


def go():
    """Runs the feed that was prepared."""
    space = main_globals()
    try:
        exec(PENDING.pop("code"), space)
        if RETURNING in space:
            space[RESULT] = space.pop(RETURNING)()
    except BaseException as error:
        PENDING["error"] = error
        raise


async def go_async():
    space = main_globals()
    code = PENDING.pop("code")
    try:
        if code.co_flags & 0x80:
            await eval(code, space)
        else:
            exec(code, space)
            space[RESULT] = await space.pop(RETURNING)()
    except BaseException as error:
        PENDING["error"] = error
        raise


def result():
    """The value of the feed that ran."""
    return outward(take())


def failure():
    """The exception with which the last feed ended."""
    return outward(PENDING.pop("error", None))


def configure(settings):
    """Applies the options of a checkout."""
    SETTINGS.update(settings)
    if settings.keys() & {"sleep", "sleep limit", "sleep most"}:
        configure_sleep()
    if settings.get("datetime") == "call_host":
        configure_clock()
    configure_zone(settings)
    if settings.get("process time") == "elapsed":
        for name in ("process_time", "thread_time"):
            setattr(time, name, KEPT["monotonic"])
            setattr(time, f"{name}_ns", KEPT["monotonic_ns"])
    if "random" in settings and settings["random"] != "system":
        configure_random(settings["random"])
