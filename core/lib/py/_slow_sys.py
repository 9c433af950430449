# Frozen Python: the module sys, and the streams.

# What stderr writes: surrogates are escaped.
def _writable(text):
    return text if text.isascii() else text.encode('utf-8', 'backslashreplace').decode()


class _Stream:
    """A text stream to the host."""
    encoding = 'utf-8'
    newlines = None
    line_buffering = False
    closed = False

    def __init__(self, number, name, mode):
        self._number = number
        self.errors = 'backslashreplace' if number == 2 else 'strict'
        self.name = name
        self.mode = mode

    def write(self, text):
        if not _isinstance(text, str):
            raise TypeError('write() argument must be str, not ' + _tn(text))
        plain = _payload(text)
        if self._number == 2:
            _write(2, _writable(plain))
        else:
            if not plain.isascii():
                plain.encode()
            _write(1, plain)
        return len(plain)

    def writelines(self, lines):
        for line in lines:
            self.write(line)

    def flush(self):
        pass

    def isatty(self):
        return False

    def fileno(self):
        return self._number

    def readable(self):
        return False

    def writable(self):
        return True

    def seekable(self):
        return False

    def __enter__(self):
        return self

    def __exit__(self, *details):
        pass

    def __repr__(self):
        return "<_io.TextIOWrapper name=%r mode=%r encoding='utf-8'>" % (self.name, self.mode)


class _Input(_Stream):
    def readline(self, size=-1):
        return ''

    def read(self, size=-1):
        return ''

    def readlines(self, hint=-1):
        return []

    def __iter__(self):
        return self

    def __next__(self):
        raise StopIteration

    def write(self, text):
        raise OSError('not writable')

    def readable(self):
        return True

    def writable(self):
        return False


for _c in (_Stream, _Input):
    _c.__name__ = _c.__qualname__ = 'TextIOWrapper'
    _c.__module__ = '_io'

stdout = _Stream(1, '<stdout>', 'w')
stderr = _Stream(2, '<stderr>', 'w')
stdin = _Input(0, '<stdin>', 'r')


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


def _struct(name, fields, values):
    t = type(name.rpartition('.')[2], (_Struct,), {'_name': name, '_fields_': fields, '__match_args__': fields,
                                                  '__module__': name.rpartition('.')[0]})
    return tuple.__new__(t, values)


class _Struct(tuple):
    __slots__ = ()

    def __getattr__(self, name):
        fields = type(self)._fields_
        if name in fields:
            return self[fields.index(name)]
        raise AttributeError("'%s' object has no attribute '%s'" % (type(self)._name, name))

    def __repr__(self):
        t = type(self)
        return '%s(%s)' % (t._name, ', '.join(['%s=%r' % pair for pair in zip(t._fields_, self)]))

    @property
    def n_fields(self):
        return len(type(self)._fields_)


def _make_sys():
    def exc_info():
        e = _handled()
        return (None, None, None) if e is None else (type(e), e, e.__traceback__)

    def exception():
        return _handled()

    def exit(status=None, /):
        raise SystemExit(status)

    def getrecursionlimit():
        return _depth_limit()

    def setrecursionlimit(limit, /):
        limit = _index(limit)
        if limit < 1:
            raise ValueError('recursion limit must be greater or equal than 1')
        if _depth() >= limit:
            raise RecursionError('cannot set the recursion limit to %d at the recursion depth %d: the limit is too low' %
                                 (limit, _depth()))
        _depth_limit(min(limit, 0x7fffffff))

    def getsizeof(object, default=None):
        return _special(object, '__sizeof__')()

    def intern(string, /):
        if type(string) is not str:
            raise TypeError("can't intern " + _tn(string) if _isinstance(string, str) else
                            'intern() argument must be str, not ' + _tn(string))
        return _intern(string)

    def get_int_max_str_digits():
        return _int_digits()

    def set_int_max_str_digits(maxdigits):
        maxdigits = _index(maxdigits)
        if maxdigits != 0 and maxdigits < 640:
            raise ValueError('maxdigits must be 0 or larger than 640')
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

    def is_finalizing():
        return False

    def _getframe(depth=0, /):
        depth = _index(depth)
        if not -0x80000000 <= depth <= 0x7fffffff:
            raise OverflowError('Python int too large to convert to C int')
        found = _caller(max(depth, 0))
        if found is None:
            raise ValueError('call stack is not deep enough')
        return _frame_of(found)

    def gettrace():
        return None

    def getprofile():
        return None

    def getallocatedblocks():
        return 0

    m = dict(locals())
    version = _struct('sys.version_info', ('major', 'minor', 'micro', 'releaselevel', 'serial'), (3, 14, 0, 'final', 0))
    m.update({
        '__name__': 'sys', '__doc__': 'What programs can know of the interpreter they run in.', '__package__': '',
        '__loader__': None, '__spec__': None,
        'stdin': stdin, 'stdout': stdout, 'stderr': stderr,
        '__stdin__': stdin, '__stdout__': stdout, '__stderr__': stderr,
        '__displayhook__': displayhook, '__excepthook__': excepthook,
        'modules': _modules(), 'argv': [''], 'orig_argv': [], 'path': [''], 'meta_path': [], 'path_hooks': [],
        'builtin_module_names': (), 'stdlib_module_names': frozenset(), 'warnoptions': [], '_xoptions': {},
        'version': '3.14.0 (Hognose)', 'hexversion': 0x030e00f0, 'api_version': 1013,
        'version_info': version,
        'copyright': '', 'platform': 'hognose', 'byteorder': 'little', 'maxsize': 9223372036854775807,
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
    __slots__ = ('f_code', 'f_globals', 'f_builtins', 'f_generator', '_seen', '_below', 'f_trace', 'f_trace_lines',
                 'f_trace_opcodes')

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
        return self._now()[1]

    @property
    def f_back(self):
        return _frame_of(_frame_at(self._below - 1)) if self._is_live() else None

    def _is_live(self):
        found = _frame_at(self._below)
        return found is not None and found[2] is self.f_code

    def _now(self):
        if self._is_live():
            self._seen = _frame_at(self._below)
        return self._seen

    def clear(self):
        """Forget the local variables."""
        if self._is_live():
            raise RuntimeError('cannot clear an executing frame')
        if self.f_generator is not None and self.f_generator.gi_frame is not None:
            if self.f_generator.gi_suspended:
                raise RuntimeError('cannot clear a suspended frame')
            self.f_generator.close()
        self._seen = self._seen[0:1] + ({},) + self._seen[2:]

    def __repr__(self):
        return '<frame at 0x%012x, file %r, line %d, code %s>' % (id(self), self.f_code.co_filename, self.f_lineno,
                                                               self.f_code.co_name)


_Frame.__name__ = _Frame.__qualname__ = 'frame'
_Frame.__module__ = 'builtins'
_type_seal(_Frame, False)


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


class _Namespace:
    def __init__(self, mapping_or_iterable=(), /, **fields):
        for name, value in dict(mapping_or_iterable).items():
            if not _isinstance(name, str):
                raise TypeError('keywords must be strings')
            self.__dict__[name] = value
        self.__dict__.update(fields)

    def __repr__(self):
        t = type(self)
        name = 'namespace' if t is _Namespace else t.__name__
        if _call_active(self):
            return name + '(...)'
        return '%s(%s)' % (name, ', '.join(['%s=%r' % item for item in self.__dict__.items()]))

    def __eq__(self, other):
        if _type_is(_type_of(self), _Namespace) and _type_is(_type_of(other), _Namespace):
            return self.__dict__ == other.__dict__
        return NotImplemented

    def __replace__(self, /, **changes):
        new = type(self)(**self.__dict__)
        new.__dict__.update(changes)
        return new


_Namespace.__name__ = _Namespace.__qualname__ = 'SimpleNamespace'
_Namespace.__module__ = 'types'
_reducers[_Namespace] = 'names'
_make_sys()
