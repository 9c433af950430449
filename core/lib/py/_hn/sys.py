# Frozen Python: the module sys, and the streams.

from _hn import (_argument_name, _builtins, _call_active, _caller, _depth, _depth_limit, _entry, _entry_put, _frame_at, _frame_put, _gen_flags, _gen_frame,
                 _handled, _index, _int_digits, _intern, _is_type, _isinstance, _modules, _new_module, _payload, _special, _tb_code, _tb_keep,
                 _tb_new, _type, _type_is, _type_made, _type_of, _type_seal, _type_weak, _write)
from _hn.builtins import _c_int, _tn, print_general
from _hn.files import _own
from _hn.generators import _async_gen_hooks, generator_close, unawaited
from _hn.imports import _meta_path, _new_path_hooks
from _hn.numbers import float_from_number
from _hn.tracebacks import _tb_type_name, traceback_lines

# What stderr writes: surrogates are escaped.
def _writable_text(text):
    return text if text.isascii() else text.encode('utf-8', 'backslashreplace').decode()


class _StdStream:
    """A text stream to the host."""
    encoding = 'utf-8'
    newlines = None
    line_buffering = write_through = False
    closed = False
    _buffer = None

    def __init__(self, number, name, mode):
        self._number = number
        self.errors = 'backslashreplace' if number == 2 else 'strict'
        self.name = name
        self.mode = mode

    def write(self, text, /):
        if not _isinstance(text, str):
            raise TypeError('write() argument must be str, not ' + _tn(text))
        plain = _payload(text)
        _write(self._number, plain if plain.isascii() else plain.encode('utf-8', self.errors).decode('utf-8', 'replace'))
        return len(plain)

    def writelines(self, lines, /):
        for line in lines:
            self.write(line)

    @property
    def buffer(self):
        if self._buffer is None:
            self._buffer = _own('_io')._bytes_below(self)
        return self._buffer

    def reconfigure(self, *, encoding=None, errors=None, newline=None, line_buffering=None, write_through=None):
        _own('_io')._reconfigure(self, encoding, errors, newline, line_buffering, write_through)

    def flush(self):
        pass

    def isatty(self):
        return False

    def fileno(self):
        return self._number

    def readable(self):
        return self._number == 0

    def writable(self):
        return self._number > 0

    def seekable(self):
        return False

    def __enter__(self):
        return self

    def __exit__(self, *details):
        pass

    def __repr__(self):
        return "<_io.TextIOWrapper name=%r mode=%r encoding='utf-8'>" % (self.name, self.mode)


class _Input(_StdStream):
    _rest = ''  # of a line that was read in part

    # A line is what the host's function input() gives; EOFError or None is the end, and so is a host without one.
    def readline(self, size=-1, /):
        text = self._rest
        if not text:
            ask = _modules()['__main__'].__dict__.get('input')
            line = None
            if _type_of(ask) is _type('host_function'):
                try:
                    line = ask()
                except EOFError:
                    pass
            text = '' if line is None else '%s\n' % line
        end = len(text) if size is None or size < 0 else size
        self._rest = text[end:]
        return text[:end]

    def read(self, size=-1, /):
        text = line = self.readline(size)
        while line and len(text) != size:
            line = self.readline(-1 if size is None or size < 0 else size - len(text))
            text += line
        return text

    def readlines(self, hint=-1, /):
        return [*self]

    def __iter__(self):
        return self

    def __next__(self):
        return next(filter(None, [self.readline()]))

    def write(self, text, /):
        raise OSError('not writable')


for _stream_class in (_StdStream, _Input):
    _stream_class.__name__ = _stream_class.__qualname__ = 'TextIOWrapper'
    _stream_class.__module__ = '_io'
    _type_seal(_stream_class, True)
    _type_weak(_stream_class)

stdout = _StdStream(1, '<stdout>', 'w')
stderr = _StdStream(2, '<stderr>', 'w')
stdin = _Input(0, '<stdin>', 'r')


def break_of(*args, **kws):
    hook = _modules()['sys'].__dict__.get('breakpointhook')
    if hook is None:
        raise RuntimeError('lost sys.breakpointhook')
    return hook(*args, **kws)


def help_of(*args, **kwds):
    from pydoc import help
    return help(*args, **kwds)


def input_of(prompt):
    streams = _modules()['sys'].__dict__
    for name in ('stdin', 'stdout', 'stderr'):
        if streams.get(name) is None:
            raise RuntimeError('lost sys.' + name)
    print_general(prompt, end='')
    source = streams['stdin']
    line = source.readline()
    if not line:
        raise EOFError('EOF when reading a line')
    return line[:-1] if line[-1] == '\n' else line


# Tuples whose items have names, of which all classes share what they have. Programs reach that: it is no part of the namespace.
def _struct_name(cls):
    return cls.__name__ if cls.__module__ == 'builtins' else '%s.%s' % (cls.__module__, cls.__name__)


def _struct_of(cls, *args, sequence=None, dict=None):
    if len(args) > 2:
        raise TypeError('structseq() takes at most 2 arguments (%d given)' % len(args))
    if args:
        sequence = args[0]
    elif sequence is None:
        raise TypeError("structseq() missing required argument 'sequence' (pos 1)")
    try:
        items = tuple(sequence)
    except TypeError:
        raise TypeError('constructor requires a sequence') from None
    if len(items) != cls.n_fields:
        raise TypeError('%s() takes a %d-sequence (%d-sequence given)' % (_struct_name(cls), cls.n_fields, len(items)))
    return tuple.__new__(cls, items)


def _struct_methods():
    def __new__(cls, /, *args, **keywords):
        if cls.__name__ in ('flags', 'version_info'):
            raise TypeError("cannot create '%s' instances" % _struct_name(cls))
        return _struct_of(cls, *args, **keywords)

    def __repr__(self, /):
        cls = _type_of(self)
        return '%s(%s)' % (_struct_name(cls), ', '.join(['%s=%r' % pair for pair in zip(cls.__match_args__, self)]))

    def __reduce__(self, /):
        return _type_of(self), (tuple(self), {})

    def __replace__(self, /, **changes):
        cls = _type_of(self)
        unknown = [key for key in changes if key not in cls.__match_args__]
        if unknown:
            raise TypeError('Got unexpected field name(s): %r' % unknown)
        return tuple.__new__(cls, [changes.get(*pair) for pair in zip(cls.__match_args__, self)])

    return (('__new__', __new__), ('__repr__', __repr__), ('__reduce__', __reduce__), ('__replace__', __replace__),
            ('n_unnamed_fields', 0), ('__slots__', ()))


def _struct_fields():
    def refuse(self, value=None):
        raise AttributeError('readonly attribute')

    def field(i):
        return property(lambda self: self[i], refuse, refuse)

    return tuple([field(i) for i in range(18)])


_struct_own, _struct_items = _struct_methods(), _struct_fields()


def _struct(name, fields, values):
    module, _, short = name.rpartition('.')
    n = len(fields)
    cls = type(short, (tuple,), {'__module__': module or 'builtins', '__match_args__': fields, 'n_fields': n, 'n_sequence_fields': n,
                                 **dict(_struct_own), **dict(zip(fields, _struct_items))})
    made = tuple.__new__(cls, values)
    _type_seal(cls, False)
    _type_made(cls, short not in ('flags', 'version_info'))
    return made


# ---- errors that nobody can catch ----

_Unraised = type(_struct('UnraisableHookArgs', ('exc_type', 'exc_value', 'exc_traceback', 'err_msg', 'object'), (None,) * 5))


# As CPython's C code writes them: no marks below the lines, a colon behind every class.
def _write_unraised(cls, error, tb, message, object):
    file = _modules()['sys'].__dict__.get('stderr')
    if file is None:
        return
    if object is not None:
        try:
            shown = repr(object)
        except Exception:
            shown = '<object repr() failed>'
        file.write('%s: %s\n' % ('Exception ignored in' if message is None else message, shown))
    elif message is not None:
        file.write('%s:\n' % message)
    if tb is not None:
        from traceback import StackSummary, extract_tb
        frames = [(frame.filename, frame.lineno, frame.name, frame.line) for frame in extract_tb(tb)]
        file.write(''.join(['Traceback (most recent call last):\n', *StackSummary.from_list(frames).format()]))
    if cls is None:
        return
    file.write(_tb_type_name(cls) if _is_type(cls) else '<unknown>')
    if error is not None:
        try:
            shown = str(error)
        except Exception:
            shown = '<exception str() failed>'
        file.write(': ' + shown)
    file.write('\n')
    file.flush()


# `words` and the repr of `thing`, where it has one, say what it was raised in.
def tell_unraised(error, words, thing):
    try:
        message = words + repr(thing)
    except Exception:
        message = None
    hook = _modules()['sys'].__dict__.get('unraisablehook')
    told = type(error), error, error.__traceback__, message, None
    if hook is not None:
        try:
            hook(tuple.__new__(_Unraised, told))
            return
        except BaseException as e:
            told = type(e), e, e.__traceback__, 'Exception ignored in sys.unraisablehook', hook
    try:
        _write_unraised(*told)
    except BaseException:
        pass  # nor can what stderr raises be


_unset = ()  # it is not a hook
_turns = {}  # 0: the microseconds that setswitchinterval() was told; threads go by steps


def _make_sys():
    def exc_info():
        e = _handled()
        return (None, None, None) if e is None else (type(e), e, e.__traceback__)

    def exception():
        return _handled()

    def exit(status=None, /):
        if _isinstance(status, SystemExit):
            raise status
        if _isinstance(status, tuple):
            raise SystemExit(*tuple.__iter__(status))
        raise SystemExit() if status is None else SystemExit(status)

    def getrecursionlimit():
        return _depth_limit()

    def setrecursionlimit(limit, /):
        limit = _c_int(limit)
        if limit < 1:
            raise ValueError('recursion limit must be greater or equal than 1')
        if _depth() >= limit:
            raise RecursionError('cannot set the recursion limit to %d at the recursion depth %d: the limit is too low' %
                                 (limit, _depth()))
        _depth_limit(limit)

    def getswitchinterval():
        return 1e-6 * _entry(_turns, 0, 5000)

    def setswitchinterval(interval, /):
        interval = float_from_number(float, interval)
        if interval <= 0:
            raise ValueError('switch interval must be strictly positive')
        _entry_put(_turns, 0, int(1e6 * interval) if interval < 9e12 else 0)

    def getsizeof(object, default=None):
        return _special(object, '__sizeof__')()

    def intern(string, /):
        if type(string) is not str:
            raise TypeError("can't intern " + _tn(string) if _isinstance(string, str) else
                            'intern() argument must be str, not ' + _argument_name(string))
        return _intern(string)

    def get_int_max_str_digits():
        return _int_digits()

    def set_int_max_str_digits(maxdigits):
        maxdigits = _c_int(maxdigits)
        if maxdigits != 0 and maxdigits < 640:
            raise ValueError('maxdigits must be >= 640 or 0 for unlimited')
        _int_digits(maxdigits)

    def getdefaultencoding():
        return 'utf-8'

    def getfilesystemencoding():
        return 'utf-8'

    def getrefcount(object, /):
        return 2

    def displayhook(value, /):
        if value is None:
            return
        _builtins()['_'] = None
        print_general(repr(value))
        _builtins()['_'] = value

    def excepthook(exctype, value, traceback, /):
        print_general(''.join(traceback_lines(value)), end='', file=_modules()['sys'].stderr)

    def unraisablehook(unraisable, /):
        if type(unraisable) is not _Unraised:
            raise TypeError('sys.unraisablehook argument type must be UnraisableHookArgs')
        _write_unraised(*unraisable)

    def breakpointhook(*args, **kws):
        raise RuntimeError('breakpoint() is not available: this sandbox has no debugger')

    def is_finalizing():
        return False

    def _getframe(depth=0, /):
        found = _caller(max(_c_int(depth), 0))
        if found is None:
            raise ValueError('call stack is not deep enough')
        return _frame_of(found)

    def get_asyncgen_hooks():
        return tuple.__new__(hooks, [_entry(_async_gen_hooks, name, None) for name in ('firstiter', 'finalizer')])

    def set_asyncgen_hooks(firstiter=_unset, finalizer=_unset):
        for name, hook in (('finalizer', finalizer), ('firstiter', firstiter)):
            if not (hook is None or hook is _unset or callable(hook)):
                raise TypeError('callable %s expected, got %s' % (name, _tn(hook)))
        if firstiter is not _unset:
            _entry_put(_async_gen_hooks, 'firstiter', firstiter)
        if finalizer is not _unset:
            _entry_put(_async_gen_hooks, 'finalizer', finalizer)

    def gettrace():
        return None

    def getprofile():
        return None

    def getallocatedblocks():
        return 0

    def audit(event, /, *args):
        if not _isinstance(event, str):
            raise TypeError('audit() argument 1 must be str, not ' + _argument_name(event))

    m = dict(locals())
    hooks = type(_struct('asyncgen_hooks', ('firstiter', 'finalizer'), (None, None)))
    version = _struct('sys.version_info', ('major', 'minor', 'micro', 'releaselevel', 'serial'), (3, 14, 0, 'final', 0))
    m.update({
        '__name__': 'sys', '__doc__': 'What programs can know of the interpreter they run in.', '__package__': '',
        'stdin': stdin, 'stdout': stdout, 'stderr': stderr,
        '__stdin__': stdin, '__stdout__': stdout, '__stderr__': stderr,
        '__displayhook__': displayhook, '__excepthook__': excepthook, '__breakpointhook__': breakpointhook,
        '__unraisablehook__': unraisablehook,
        'modules': _modules(), 'argv': [''], 'orig_argv': [], 'path': [''], 'meta_path': _meta_path[:], 'path_hooks': _new_path_hooks(),
        'path_importer_cache': {},
        'builtin_module_names': ('_io', 'builtins', 'math', 'sys', 'unicodedata'), 'stdlib_module_names': frozenset(), 'warnoptions': [], '_xoptions': {},
        'abiflags': '', 'version': '3.14.0 (Hognose)', 'hexversion': 0x030e00f0, 'api_version': 1013,
        'version_info': version,
        'copyright': 'Copyright (c) the authors of Hognose', 'platform': 'hognose', 'byteorder': 'little', 'maxsize': 9223372036854775807,
        'maxunicode': 1114111, 'executable': '', 'prefix': '', 'exec_prefix': '', 'base_prefix': '',
        'base_exec_prefix': '', 'platlibdir': 'lib', 'dont_write_bytecode': True, 'pycache_prefix': None,
        'float_repr_style': 'short', 'tracebacklimit': 1000,
        'float_info': _struct('sys.float_info', ('max', 'max_exp', 'max_10_exp', 'min', 'min_exp', 'min_10_exp', 'dig',
                                                 'mant_dig', 'epsilon', 'radix', 'rounds'),
                              (1.7976931348623157e+308, 1024, 308, 2.2250738585072014e-308, -1021, -307, 15, 53,
                               2.220446049250313e-16, 2, 1)),
        'int_info': _struct('sys.int_info', ('bits_per_digit', 'sizeof_digit', 'default_max_str_digits',
                                             'str_digits_check_threshold'), (30, 4, 4300, 640)),
        'hash_info': _struct('sys.hash_info', ('width', 'modulus', 'inf', 'nan', 'imag', 'algorithm', 'hash_bits',
                                               'seed_bits', 'cutoff'),
                             (64, 2305843009213693951, 314159, 0, 1000003, 'siphash13', 64, 128, 0)),
        'flags': _struct('sys.flags', ('debug', 'inspect', 'interactive', 'optimize', 'dont_write_bytecode',
                                       'no_user_site', 'no_site', 'ignore_environment', 'verbose', 'bytes_warning',
                                       'quiet', 'hash_randomization', 'isolated', 'dev_mode', 'utf8_mode',
                                       'warn_default_encoding', 'safe_path', 'int_max_str_digits'),
                         (0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, False, 1, 0, True, 4300)),
        'implementation': _Namespace(name='hognose', cache_tag=None, version=version, hexversion=0x030e00f0),
    })
    del m['tracebacklimit']
    _modules()['sys'] = _new_module('sys', m)


# A frame of the program. While its function runs, line and locals are what they are now.
class _Frame:
    __slots__ = ('f_code', 'f_globals', 'f_builtins', 'f_generator', '_seen', '_below', '_extra', 'f_trace',
                 'f_trace_lines', 'f_trace_opcodes')

    def __new__(cls, /, *args, **kwargs):
        raise TypeError("cannot create 'frame' instances")

    @property
    def f_lineno(self):
        return self._now()[3]

    @property
    def f_lasti(self):
        return self._now()[4] * 2

    @property
    def f_locals(self):
        return FrameLocalsProxy(self) if self.f_code.co_flags & 1 else self._now()[1]

    @property
    def f_back(self):
        return _frame_of(_frame_at(self._below - 1)) if self._is_live() else None

    def _is_live(self):
        found = _frame_at(self._below)
        return found is not None and found[2] is self.f_code

    def _now(self):
        generator = self.f_generator
        if generator is not None and not _gen_flags(generator) & 4:
            self._seen = _gen_frame(generator)
        elif self._is_live():
            self._seen = _frame_at(self._below)
        return self._seen

    def clear(self):
        """Forget the local variables."""
        if self._is_live():
            raise RuntimeError('cannot clear an executing frame')
        generator = self.f_generator
        if generator is not None and not _gen_flags(generator) & 4:
            if _gen_flags(generator) & 1:
                raise RuntimeError('cannot clear a suspended frame')
            if _tn(generator) == 'coroutine':
                unawaited(generator)
            generator_close(generator)
        self._seen = self._seen[0:1] + ({},) + self._seen[2:]

    def __repr__(self):
        return '<frame at 0x%012x, file %r, line %d, code %s>' % (id(self), self.f_code.co_filename, self.f_lineno,
                                                               self.f_code.co_name)


_Frame.__name__ = _Frame.__qualname__ = 'frame'
_Frame.__module__ = 'builtins'
_type_seal(_Frame, False)
_type_made(_Frame, False)


# The variables of a frame of a function. Keys that are no variables are kept beside them.
class FrameLocalsProxy:
    __slots__ = ('_frame',)
    __hash__ = None

    def __new__(cls, /, *args, **kwargs):
        if len(args) != 1:
            raise TypeError('FrameLocalsProxy expected 1 argument, got %d' % len(args))
        if _type_of(args[0]) is not _Frame:
            raise TypeError('expect frame, not ' + _argument_name(args[0]))
        self = object.__new__(cls)
        self._frame = args[0]
        return self

    def _variables(self):
        code = self._frame.f_code
        return code.co_varnames + code.co_cellvars + code.co_freevars

    def copy(self):
        frame = self._frame
        found = frame._now()[1]
        out = {name: found[name] for name in self._variables() if name in found}
        out.update(frame._extra)
        return out

    def __getitem__(self, key, /):
        hash(key)
        found = self.copy()
        if key in found:
            return found[key]
        raise KeyError("local variable '%r' is not defined" % (key,))

    def __setitem__(self, key, value, /):
        hash(key)
        frame = self._frame
        if key not in self._variables():
            frame._extra[key] = value
        elif not _frame_put(frame._below, frame.f_generator, frame.f_code, str(key), value):
            frame._now()[1][key] = value

    def __delitem__(self, key, /):
        self.pop(key)

    def pop(self, *args):
        if not args:
            raise TypeError('pop expected at least 1 argument, got 0')
        if len(args) > 2:
            raise TypeError('pop expected at most 2 arguments, got %d' % len(args))
        hash(args[0])
        if args[0] in self._variables():
            raise ValueError('cannot remove local variables from FrameLocalsProxy')
        return self._frame._extra.pop(*args)

    def get(self, *args):
        if not 1 <= len(args) <= 2:
            raise TypeError('get expected 1 or 2 arguments')
        hash(args[0])
        return self.copy().get(*args)

    def setdefault(self, *args):
        if not 1 <= len(args) <= 2:
            raise TypeError('setdefault expected 1 or 2 arguments')
        if args[0] not in self:
            self[args[0]] = args[1] if len(args) > 1 else None
        return self[args[0]]

    def update(self, other, /):
        if not _isinstance(other, (dict, FrameLocalsProxy)):
            raise TypeError('update() argument must be dict or another FrameLocalsProxy')
        for key in [*other]:
            self[key] = other[key]

    def keys(self):
        return [*self.copy()]

    def values(self):
        return [*self.copy().values()]

    def items(self):
        return [*self.copy().items()]

    def __iter__(self):
        return iter([*self.copy()])

    def __reversed__(self):
        return [*self.copy()][::-1]

    def __len__(self):
        return len(self.copy())

    def __contains__(self, key, /):
        hash(key)
        return key in self.copy()

    def __eq__(self, other, /):
        if _isinstance(other, FrameLocalsProxy):
            a, b = self._frame, other._frame
            if a.f_code is not b.f_code or a.f_generator is not b.f_generator:
                return False
            return a is b or a.f_generator is not None or a._below == b._below and a._is_live()
        return self.copy() == other if _isinstance(other, dict) else NotImplemented

    def __or__(self, other, /):
        return self.copy() | dict(other) if _isinstance(other, (dict, FrameLocalsProxy)) else NotImplemented

    def __ror__(self, other, /):
        return {key: other[key] for key in other.keys()} | self.copy()

    def __ior__(self, other, /):
        if not _isinstance(other, (dict, FrameLocalsProxy)):
            return NotImplemented
        self.update(other)
        return self

    def __reduce_ex__(self, protocol, /):
        raise TypeError("cannot pickle 'FrameLocalsProxy' object")

    def __repr__(self):
        if _call_active(self):
            return '{...}'
        return '{' + ', '.join(['%r: %r' % pair for pair in self.items()]) + '}'


FrameLocalsProxy.__module__ = 'builtins'
_type_seal(FrameLocalsProxy, False)
_type_made(FrameLocalsProxy, False)


def _frame_of(seen, generator=None):
    if seen is None:
        return None
    frame = object.__new__(_Frame)
    frame.f_globals = seen[0]
    frame.f_code = seen[2]
    frame.f_builtins = _builtins()
    frame.f_generator = generator
    frame._seen = seen
    frame._below = seen[5]
    frame._extra = {}
    frame.f_trace = None
    frame.f_trace_lines = True
    frame.f_trace_opcodes = False
    return frame


def generator_frame(generator):
    return _frame_of(_gen_frame(generator), generator)


def traceback_frame(traceback):
    code, globals = _tb_code(traceback)
    seen = globals, globals if code.co_name == '<module>' else {}, code, traceback.tb_lineno, traceback.tb_lasti // 2, -1
    return _tb_keep(traceback, _frame_of(seen))


def traceback_new(tb_next, tb_frame, tb_lasti, tb_lineno):
    if tb_next is not None and type(tb_next) is not _type('traceback'):
        raise TypeError("expected traceback object or None, got '%s'" % _tn(tb_next))
    if type(tb_frame) is not _Frame:
        raise TypeError("traceback() argument 'tb_frame' must be frame, not %s" % _tn(tb_frame))
    return _tb_new(tb_next, tb_frame, tb_frame.f_code, tb_frame.f_globals, _index(tb_lasti), _index(tb_lineno))


def _are_namespaces(a, b):
    return _type_is(_type_of(a), _Namespace) and _type_is(_type_of(b), _Namespace)


class _Namespace:
    def __init__(self, mapping_or_iterable=(), /, **kwargs):
        for name, value in dict(mapping_or_iterable).items():
            if not _isinstance(name, str):
                raise TypeError('keywords must be strings')
            self.__dict__[name] = value
        self.__dict__.update(kwargs)

    def __repr__(self):
        t = type(self)
        name = 'namespace' if t is _Namespace else t.__name__
        if _call_active(self):
            return name + '(...)'
        return '%s(%s)' % (name, ', '.join(['%s=%r' % item for item in self.__dict__.items()]))

    def __eq__(self, other):
        return self.__dict__ == other.__dict__ if _are_namespaces(self, other) else NotImplemented

    def __lt__(self, other):
        return self.__dict__ < other.__dict__ if _are_namespaces(self, other) else NotImplemented

    def __le__(self, other):
        return self.__dict__ <= other.__dict__ if _are_namespaces(self, other) else NotImplemented

    def __gt__(self, other):
        return self.__dict__ > other.__dict__ if _are_namespaces(self, other) else NotImplemented

    def __ge__(self, other):
        return self.__dict__ >= other.__dict__ if _are_namespaces(self, other) else NotImplemented

    def __reduce__(self, /):
        return _type_of(self), (), self.__dict__

    def __replace__(self, /, **changes):
        new = type(self)(**self.__dict__)
        new.__dict__.update(changes)
        return new


_Namespace.__name__ = _Namespace.__qualname__ = 'SimpleNamespace'
_Namespace.__module__ = 'types'
_type_seal(_Namespace, True)
_type_made(_Namespace, True)
_make_sys()
