# Runs in the sandbox: passes the system requests of programs to the host.
import fnmatch
import io
import os
import posixpath
import stat
import time

KEPT = {"sleep": time.sleep, "monotonic": time.monotonic, "monotonic_ns": time.monotonic_ns}
DIRECTORY = ["/"]
SLEPT = [0.0]
LONGEST_NAME, LONGEST_PATH, DEEPEST = 255, 4096, 64
LIMIT_SLEEP = "limit sleep"


def absolute(path, refusal="embedded null byte"):
    """A path for the host: absolute, without dots."""
    text = os.fspath(path)
    if isinstance(text, bytes):
        text = text.decode()
    if "\0" in text:
        raise ValueError(refusal)
    if not text:
        return text
    joined = text if text.startswith("/") else f"{DIRECTORY[0]}/{text}"
    if SETTINGS.get("mounted"):
        parts = joined.split("/")
        if len(joined) > LONGEST_PATH or len(parts) > DEEPEST or any(len(part.encode()) > LONGEST_NAME for part in parts):
            raise OSError(36, "File name too long", text if len(text) <= 40 else f"{text[:20]}\N{HORIZONTAL ELLIPSIS}{text[-20:]}")
    return "/" + posixpath.normpath(joined).lstrip("/")


def host_path(path, refusal="embedded null byte"):
    text = absolute(path, refusal)
    return pathlib.Path(text) if text else text


def on_path(operation, path, *args, **kwargs):
    return system(f"Path.{operation}", (host_path(path), *args), kwargs)


def ask_whether(operation):
    def method(self, *, follow_symlinks=True):
        try:
            path = host_path(self)
        except (ValueError, OSError):
            return False
        return system(f"Path.{operation}", (path,))

    method.__name__ = method.__qualname__ = operation
    return method


# ---- open files ----


class HostFile:
    """A file of the host. It is read as a whole at the first read, and each write is a request to the host."""

    def __init__(self, name, path, mode):
        self.name, self._monty_path, self.mode = name, path, mode
        self.closed = False
        self._monty_binary = "b" in mode
        self._monty_reads, self._monty_writes = "r" in mode or "+" in mode, "r" not in mode or "+" in mode
        self._monty_buffer = None
        self._monty_changed = False

    def _monty_open(self, wanted, why):
        if self.closed:
            raise ValueError("I/O operation on closed file.")
        if not wanted:
            raise io.UnsupportedOperation(why)

    def _monty_content(self):
        if self._monty_buffer is None:
            content = system("Path.read_bytes" if self._monty_binary else "Path.read_text", (pathlib.Path(self._monty_path),))
            self._monty_buffer = (io.BytesIO if self._monty_binary else io.StringIO)(content)
        return self._monty_buffer

    def _monty_read(self):
        self._monty_open(self._monty_reads, "not readable")
        return self._monty_content()

    def read(self, size=-1, /):
        return self._monty_read().read(size)

    def readline(self, size=-1, /):
        return self._monty_read().readline(size)

    def readlines(self, hint=-1, /):
        return self._monty_read().readlines(hint)

    def __iter__(self):
        self._monty_read()
        return self

    def __next__(self):
        line = self._monty_read().readline()
        if not line:
            raise StopIteration
        return line

    def write(self, data, /):
        self._monty_open(self._monty_writes, "not writable")
        wanted = (bytes, bytearray, memoryview) if self._monty_binary else str
        if not isinstance(data, wanted):
            kind = type(data).__name__
            raise TypeError(f"a bytes-like object is required, not '{kind}'" if self._monty_binary else f"write() argument must be str, not {kind}")
        if self._monty_binary:
            data = bytes(data)
        if "+" in self.mode and "a" not in self.mode:
            self._monty_changed = True
            return self._monty_content().write(data)
        self._monty_buffer = None
        system("Path.append_bytes" if self._monty_binary else "Path.append_text", (pathlib.Path(self._monty_path), data))
        return len(data)

    def writelines(self, lines, /):
        for line in lines:
            self.write(line)

    def seek(self, offset, whence=0, /):
        self._monty_open(True, "")
        return self._monty_content().seek(offset, whence)

    def tell(self):
        self._monty_open(True, "")
        return 0 if self._monty_buffer is None else self._monty_buffer.tell()

    def flush(self):
        self._monty_open(True, "")
        if self._monty_changed:
            self._monty_changed = False
            content = self._monty_buffer.getvalue()
            system("Path.write_bytes" if self._monty_binary else "Path.write_text", (pathlib.Path(self._monty_path), content))

    def close(self):
        if not self.closed:
            self.flush()
            self.closed = True

    def readable(self):
        return self._monty_reads

    def writable(self):
        return self._monty_writes

    def seekable(self):
        return True

    def __enter__(self):
        self._monty_open(True, "")
        return self

    def __exit__(self, *args):
        self.close()

    def __repr__(self):
        if self._monty_binary:
            kind = "BufferedRandom" if "+" in self.mode else "BufferedReader" if self._monty_reads else "BufferedWriter"
            return f"<_io.{kind} name={self.name!r}>"
        return f"<_io.TextIOWrapper name={self.name!r} mode={self.mode!r} encoding='UTF-8'>"


def check_mode(mode):
    if not isinstance(mode, str):
        raise TypeError(f"open() argument 'mode' must be str, not {type(mode).__name__}")
    if len(set(mode)) != len(mode) or set(mode) - set("rwaxbt+"):
        raise ValueError(f"invalid mode: '{mode}'")
    if "b" in mode and "t" in mode:
        raise ValueError("can't have text and binary mode at once")
    if sum(letter in mode for letter in "rwax") != 1:
        raise ValueError("must have exactly one of create/read/write/append mode")
    kind = next(letter for letter in "rwax" if letter in mode)
    return kind + ("b" if "b" in mode else "") + ("+" if "+" in mode else "")


def open_file(file, mode="r", buffering=-1, encoding=None, errors=None, newline=None, closefd=True, opener=None):
    """Opens a file of the host."""
    if not isinstance(file, (str, bytes)) and not hasattr(file, "__fspath__"):
        raise TypeError(f"expected str, bytes or os.PathLike object, not {type(file).__name__}")
    mode = check_mode(mode)
    if encoding is not None and "b" in mode:
        raise ValueError("binary mode doesn't take an encoding argument")
    if encoding is not None and encoding.lower().replace("_", "-") not in ("utf-8", "utf8", "ascii"):
        raise LookupError(f"unknown encoding: {encoding}")
    path = host_path(file)
    opened = system("open", (path, mode))
    name = file if isinstance(file, (str, bytes)) else os.fspath(file)
    if isinstance(opened, HostFile):
        opened.name = name
        return opened
    raise TypeError(f"open() must return a MontyFileHandle, not {type(opened).__name__}")


open_file.__name__ = open_file.__qualname__ = "open"
open_file.__module__ = "builtins"
UNPACKERS["file"] = lambda made, path, mode, position, places: HostFile(path, path, mode)
DESCRIBERS[HostFile] = lambda value: ("file", (value._monty_path, value.mode, value.tell() if not value.closed else 0), ())
BASES.insert(0, (type(open_file), lambda value: ("standard", ("function", "open"), ()) if value is open_file else repr(value)))
STANDARD["open"] = open_file

# ---- paths ----


def write_text(self, data, encoding=None, errors=None, newline=None):
    if not isinstance(data, str):
        raise TypeError(f"data must be str, not {type(data).__name__}")
    return on_path("write_text", self, data)


def write_bytes(self, data):
    return on_path("write_bytes", self, bytes(memoryview(data)))


def make_directory(self, mode=0o777, parents=False, exist_ok=False):
    on_path("mkdir", self, parents=bool(parents), exist_ok=bool(exist_ok))


def unlink(self, missing_ok=False):
    try:
        on_path("unlink", self)
    except FileNotFoundError:
        if not missing_ok:
            raise


def list_directory(self):
    return iter([self / child.name for child in on_path("iterdir", self)])


def rename(self, target):
    system("Path.rename", (host_path(self), host_path(target)))
    return type(self)(target)


def resolve(self, strict=False):
    return type(self)(on_path("resolve", self))


def make_absolute(self):
    return self if self.is_absolute() else type(self)(f"{DIRECTORY[0].rstrip('/')}/{self}")


def touch(self, mode=0o666, exist_ok=True):
    if self.exists():
        if not exist_ok:
            raise FileExistsError(17, "File exists", str(self))
        return
    on_path("write_text", self, "")


def scan(path, max_depth, follow=False, pattern=None, case_sensitive=None, recurse_symlinks=False):
    """The entries below a directory: their relative paths and their kinds."""
    wanted = {"max_depth": max_depth, "follow_symlinks": follow, "pattern": pattern, "case_sensitive": case_sensitive, "recurse_symlinks": recurse_symlinks}
    return [tuple(entry) for entry in system("Path.scan", (path,), wanted)]


def matches(parts, pattern, same):
    """Whether the parts of a path match the parts of a pattern."""
    if not pattern:
        return not parts
    if pattern[0] == "**":
        return any(matches(parts[i:], pattern[1:], same) for i in range(len(parts) + 1))
    return bool(parts) and same(parts[0], pattern[0]) and matches(parts[1:], pattern[1:], same)


def glob(self, pattern, *, case_sensitive=None, recurse_symlinks=False):
    parts = [part for part in os.fspath(pattern).split("/") if part]
    if not parts:
        raise ValueError(f"Unacceptable pattern: {pattern!r}")
    if not any(set(part) & set("*?[") for part in parts):
        wanted = self.joinpath(*parts)
        return iter([wanted] if wanted.exists() or wanted.is_symlink() else [])
    depth = None if "**" in parts else len(parts)
    found = scan(host_path(self), depth, recurse_symlinks, parts, case_sensitive, recurse_symlinks)
    fold = (lambda text: text.lower()) if case_sensitive is False else (lambda text: text)

    def same(name, wanted):
        return fnmatch.fnmatchcase(fold(name), fold(wanted))

    kept = [entry for entry in found if matches([p for p in entry[0].split("/") if p], parts, same)]
    return iter([self / entry[0] if entry[0] else self for entry in kept])


def rglob(self, pattern, **options):
    return glob(self, f"**/{os.fspath(pattern)}", **options)


PATH_METHODS = {
    **{name: ask_whether(name) for name in ("exists", "is_file", "is_dir", "is_symlink")},
    "open": lambda self, mode="r", *args, **kwargs: open_file(self, mode, *args, **kwargs),
    "read_text": lambda self, encoding=None, errors=None, newline=None: on_path("read_text", self),
    "read_bytes": lambda self: on_path("read_bytes", self),
    "write_text": write_text, "write_bytes": write_bytes, "mkdir": make_directory, "unlink": unlink, "rmdir": lambda self: on_path("rmdir", self), "iterdir": list_directory,
    "stat": lambda self, *, follow_symlinks=True: as_stat(on_path("stat", self)), "lstat": lambda self: as_stat(on_path("stat", self)),
    "rename": rename, "replace": rename, "resolve": resolve, "absolute": make_absolute, "touch": touch, "glob": glob, "rglob": rglob,
    "cwd": classmethod(lambda cls: cls(DIRECTORY[0])),
}


def as_stat(found):
    return found


for name, method in PATH_METHODS.items():
    if not isinstance(method, classmethod):
        method.__name__ = name
        method.__qualname__ = f"Path.{name}"
    setattr(pathlib.Path, name, method)

# ---- the module os ----


def named_path(operation, path):
    return host_path(path, f"{operation}: embedded null character in path")


def os_stat(path, *, dir_fd=None, follow_symlinks=True):
    return as_stat(system("Path.stat", (named_path("stat", path),)))


def os_listdir(path="."):
    return [child.name for child in system("Path.iterdir", (named_path("listdir", path),))]


def os_chdir(path):
    wanted = named_path("chdir", path)
    if not stat.S_ISDIR(system("Path.stat", (wanted,))[0]):
        raise NotADirectoryError(20, "Not a directory", os.fspath(path))
    DIRECTORY[0] = str(wanted)


def os_rename(src, dst, *, src_dir_fd=None, dst_dir_fd=None):
    system("Path.rename", (host_path(src, "rename: embedded null character in src"), host_path(dst, "rename: embedded null character in dst")))


def os_makedirs(name, mode=0o777, exist_ok=False):
    system("Path.mkdir", (named_path("mkdir", name),), {"parents": True, "exist_ok": bool(exist_ok)})


def os_mkdir(path, mode=0o777, *, dir_fd=None):
    system("Path.mkdir", (named_path("mkdir", path),), {"parents": False, "exist_ok": False})


def os_getenv(key, default=None):
    if not isinstance(key, str):
        raise TypeError(f"str expected, not {type(key).__name__}")
    return system("os.getenv", (key, default))


def os_urandom(size, /):
    if size < 0:
        raise ValueError("negative argument not allowed")
    return system("os.urandom", (size,))


class HostEntry:
    """An entry of ``os.scandir``."""

    def __init__(self, directory, entry):
        self.name, self._monty_dir, self._monty_file, self._monty_link = entry
        self.path = posixpath.join(directory, self.name)

    def is_dir(self, *, follow_symlinks=True):
        return self._monty_dir

    def is_file(self, *, follow_symlinks=True):
        return self._monty_file

    def is_symlink(self):
        return self._monty_link

    def stat(self, *, follow_symlinks=True):
        return os_stat(self.path)

    def __fspath__(self):
        return self.path

    def __repr__(self):
        return f"<DirEntry {self.name!r}>"


class Entries(list):
    def __enter__(self):
        return self

    def __exit__(self, *args):
        pass

    def close(self):
        pass


def refuse_unlisted(path, found):
    """Raises an OSError if the scanned path is not a directory. Then the scan has found only the path itself."""
    _, is_dir, is_file, _ = found[0]
    if not is_dir:
        shown = os.fspath(path)
        raise NotADirectoryError(20, "Not a directory", shown) if is_file else FileNotFoundError(2, "No such file or directory", shown)


def os_scandir(path="."):
    found = scan(named_path("scandir", path), 1)
    refuse_unlisted(path, found)
    return Entries(HostEntry(os.fspath(path), entry) for entry in found if entry[0])


def os_walk(top, topdown=True, onerror=None, followlinks=False):
    try:
        found = scan(named_path("walk", top), None, followlinks)
        refuse_unlisted(top, found)
    except OSError as error:
        if onerror is not None:
            onerror(error)
        return iter([])
    children = {"": ([], [])}
    for path, is_dir, *_ in found:
        if not path:
            continue
        if is_dir:
            children.setdefault(path, ([], []))
        head, tail = posixpath.split(path)
        children.setdefault(head, ([], []))[0 if is_dir else 1].append(tail)
    return walk_down(os.fspath(top), "", children, topdown)


def walk_down(top, path, children, topdown):
    folders, files = children.get(path, ([], []))
    here = posixpath.join(top, path) if path else top
    if topdown:
        yield here, folders, files
    for folder in folders:
        yield from walk_down(top, posixpath.join(path, folder), children, topdown)
    if not topdown:
        yield here, folders, files


def path_asks(operation):
    def method(path):
        return getattr(pathlib.Path(os.fspath(path)), operation)()

    return method


OS_FUNCTIONS = {
    "stat": os_stat, "lstat": os_stat, "listdir": os_listdir, "chdir": os_chdir, "rename": os_rename, "replace": os_rename, "makedirs": os_makedirs, "mkdir": os_mkdir,
    "remove": lambda path, *, dir_fd=None: system("Path.unlink", (named_path("remove", path),)) and None,
    "unlink": lambda path, *, dir_fd=None: system("Path.unlink", (named_path("unlink", path),)) and None,
    "rmdir": lambda path, *, dir_fd=None: system("Path.rmdir", (named_path("rmdir", path),)) and None,
    "getcwd": lambda: DIRECTORY[0], "getenv": os_getenv, "urandom": os_urandom, "scandir": os_scandir, "walk": os_walk,
}
OS_PATH_FUNCTIONS = {
    "exists": path_asks("exists"), "isfile": path_asks("is_file"), "isdir": path_asks("is_dir"), "islink": path_asks("is_symlink"), "lexists": path_asks("exists"),
    "getsize": lambda filename: os_stat(filename)[6], "getmtime": lambda filename: os_stat(filename)[8],
    "abspath": lambda path: absolute(path), "realpath": lambda filename, *, strict=False: str(pathlib.Path(filename).resolve()),
}
for module, functions in ((os, OS_FUNCTIONS), (os.path, OS_PATH_FUNCTIONS)):
    for name, function in functions.items():
        function.__name__ = function.__qualname__ = name
        setattr(module, name, function)


def os_attribute(name):
    if name == "environ":
        return system("os.environ", ())
    raise AttributeError(f"module 'os' has no attribute '{name}'")


for name in ("environ", "environb"):
    if hasattr(os, name):
        delattr(os, name)
os.__getattr__ = os_attribute
builtins.open = io.open = open_file
for name in ("process_time", "thread_time"):
    KEPT[name] = getattr(time, name, None)
    setattr(time, name, lambda: 0.0)
    setattr(time, f"{name}_ns", lambda: 0)


# ---- changes by the options of a checkout ----


def spent(seconds):
    """Counts the seconds that a program sleeps. Returns for how long it really sleeps."""
    if type(seconds) is bool or not isinstance(seconds, (int, float)):
        raise TypeError(f"'{type(seconds).__name__}' object cannot be interpreted as an integer")
    SLEPT[0] += max(seconds, 0.0)
    most = SETTINGS.get("sleep limit")
    if most is not None and SLEPT[0] > most:
        system(LIMIT_SLEEP, (SLEPT[0], most))
    return min(seconds, SETTINGS.get("sleep most", seconds))


def time_sleep(seconds, /):
    if seconds != seconds:
        raise ValueError("Invalid value NaN (not a number)")
    if seconds < 0:
        raise ValueError("sleep length must be non-negative")
    real = spent(seconds)
    how = SETTINGS.get("sleep")
    if how == "call_host":
        system("time.sleep", (float(seconds),))
    elif how != "zero":
        KEPT["sleep"](real)


async def asyncio_sleep(delay, result=None):
    if delay != delay:
        raise ValueError("Invalid delay: NaN (not a number)")
    real = spent(delay)
    how = SETTINGS.get("sleep")
    if how == "call_host":
        waits = system("asyncio.sleep", (float(delay),), {}, False)
        if type(waits) is Deferred:
            await waits
    else:
        await KEPT["asyncio.sleep"](0 if how == "zero" else real)
    return result


def configure_sleep():
    import asyncio

    KEPT["asyncio.sleep"] = asyncio.sleep
    time.sleep = time_sleep
    asyncio.sleep = asyncio_sleep


def configure_clock():
    """Clocks that the host reads."""

    def clock(name, scale=None):
        caller = f"time.{name}"
        if scale is None:
            return lambda: system("time.time", (caller,))
        return lambda: int(system("time.time", (caller,)) * scale)

    for name in ("time", "monotonic", "perf_counter"):
        setattr(time, name, clock(name))
        setattr(time, f"{name}_ns", clock(f"{name}_ns", 1_000_000_000))
    for name in ("gmtime", "localtime", "ctime"):
        KEPT[name] = getattr(time, name)
        setattr(time, name, lambda secs=None, name=name: KEPT[name](system("time.time", (f"time.{name}",)) if secs is None else secs))
    replace_dates()


class DateType(type):
    """Its calls make values of the class that it replaces."""

    def __call__(cls, *args, **kwargs):
        return cls.__mro__[1](*args, **kwargs)

    def __eq__(cls, other):
        return other is cls or other is cls.__mro__[1]

    __hash__ = type.__hash__

    def __instancecheck__(cls, value):
        return isinstance(value, cls.__mro__[1])

    def __subclasscheck__(cls, other):
        return issubclass(other, cls.__mro__[1])


def replace_dates():
    date, moment = datetime.date, datetime.datetime

    def now(tz=None):
        return system("datetime.now", (tz,))

    dates = {"today": staticmethod(lambda: system("date.today", ())), "__module__": "datetime", "__slots__": ()}
    moments = {"now": staticmethod(now), "today": staticmethod(lambda: now()), "utcnow": staticmethod(lambda: now(datetime.timezone.utc).replace(tzinfo=None)),
               "__module__": "datetime", "__slots__": ()}
    datetime.date = DateType("date", (date,), dates)
    datetime.datetime = DateType("datetime", (moment,), moments)


def configure_random(start):
    import random

    if start != "call_host":
        random.seed(start[0])
        return
    size = 2496

    def first(draw):
        def method(*args, **kwargs):
            entropy = os_urandom(size)
            if len(entropy) != size:
                raise RuntimeError(f"'os.urandom' returned {len(entropy)} bytes, expected {size}")
            for name, kept in draws.items():
                setattr(random, name, kept)
            random.seed(int.from_bytes(entropy, "little"))
            return draw(*args, **kwargs)

        return method

    names = ("random", "randint", "randrange", "choice", "choices", "shuffle", "sample", "uniform", "gauss", "getrandbits", "randbytes", "betavariate", "expovariate", "triangular")
    draws = {name: getattr(random, name) for name in names}
    for name, draw in draws.items():
        setattr(random, name, first(draw))
