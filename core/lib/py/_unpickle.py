"""What pickle makes of bytes: a machine with a stack, whose instructions are single bytes."""

from copyreg import _extension_cache, _inverted_registry
from struct import unpack
from sys import intern, modules

from _hn import _type_made, _type_seal, _type_weak
from _hn.builtins import _tn

_CLOSED = 'operation forbidden on released PickleBuffer object'


class PickleError(Exception):
    pass


class UnpicklingError(PickleError):
    pass


PickleError.__module__ = UnpicklingError.__module__ = '_pickle'


class PickleBuffer:
    """Data that may be handed on beside a pickle. A view of it is one of what it has."""

    __slots__ = ('_view', '__weakref__')
    __module__ = 'pickle'

    def __init__(self, object, /):
        self._view = memoryview(object)

    def _open(self):
        if self._view is None:
            raise ValueError(_CLOSED)
        return self._view

    def __buffer__(self, flags, /):
        return memoryview(self._open())

    def raw(self):
        """A view of the bytes, in one row; BufferError where they are not in one."""
        view = self._open()
        if not view.contiguous:
            raise BufferError('cannot extract raw buffer from non-contiguous buffer')
        return view.cast('B') if view.format != 'B' or view.ndim != 1 else view

    def release(self):
        """Let go of the data."""
        self._view = None


_type_weak(PickleBuffer)
_type_seal(PickleBuffer, False)


# Modules of CPython that are written in C, where this library has one name.
_FACES = {
    '_' + name: name for name in 'collections datetime pickle queue asyncio sre uuid typing zoneinfo thread'.split()
} | {'_collections_abc': 'collections.abc', '_sre': 're', '_thread': 'threading', 'posix': 'os'}


def _module(name):
    if name not in modules:
        try:
            __import__(name, None, None, None, 0)
        except ImportError:
            if name not in _FACES:
                raise
            return _module(_FACES[name])
    return modules[name]


def _path(found, names):
    """What names lead to, one after the other."""
    for name in names:
        found = getattr(found, name)
    return found


class UnpicklerMemoProxy:
    """What an Unpickler has made, by numbers."""

    __module__ = '_pickle'

    def __init__(self, unpickler):
        self._unpickler = unpickler

    def clear(self):
        self._unpickler._memo.clear()

    def copy(self):
        return self._unpickler._memo.copy()

    def __reduce__(self):
        return dict, (self.copy(),)


class Unpickler:
    """Makes the objects again that a Pickler has written to a file."""

    __module__ = '_pickle'
    _memo = None

    def __init__(self, file, *, fix_imports=True, encoding='ASCII', errors='strict', buffers=()):
        has = [hasattr(file, name) for name in ('peek', 'readinto', 'read', 'readline')]
        if not (has[2] and has[3]):
            raise TypeError("file must have 'read' and 'readline' attributes")
        _begin(self, b'', file, (fix_imports, encoding, errors, buffers))

    @property
    def memo(self):
        """What has been made."""
        return UnpicklerMemoProxy(self)

    @memo.setter
    def memo(self, value):
        if type(value) is UnpicklerMemoProxy:
            value = value.copy()
        elif type(value) is not dict:
            raise TypeError("'memo' attribute must be an UnpicklerMemoProxy object or dict, not " + _tn(value))
        for key in value:
            if not isinstance(key, int):
                raise TypeError('memo key must be integers')
            if key < 0:
                raise ValueError('memo key must be positive integers.')
        self._memo = {**value}

    def persistent_load(self, pid, /):
        """What of the outside has this name."""
        raise UnpicklingError('A load persistent id instruction was encountered, but no persistent_load function was specified.')

    def find_class(self, module_name, global_name, /):
        """What a module has under a name."""
        if self._proto < 3 and self._renamed:
            from _compat_pickle import IMPORT_MAPPING, NAME_MAPPING

            found = NAME_MAPPING.get((module_name, global_name))
            module_name, global_name = found or (IMPORT_MAPPING.get(module_name, module_name), global_name)
        module = _module(module_name)
        if self._proto < 4:
            return getattr(module, global_name)
        names = global_name.split('.')
        try:
            return _path(module, names)
        except AttributeError:
            if len(names) == 1:
                raise
            raise AttributeError(f"Can't resolve path {global_name!r} on module {module_name!r}")

    def load(self):
        """The next object."""
        if self._memo is None:
            raise UnpicklingError(f'Unpickler.__init__() was not called by {type(self).__name__}.__init__()')
        self._proto, self._stack, self._marks, self._fence = 0, [], [], 0
        while True:
            at = self._at
            if at < len(self._data):
                op = self._data[at]
                self._at = at + 1
            else:
                op = _next(self)
            if op == 46:
                return _pop(self)
            _STEPS[op](self)


_type_made(Unpickler, True)


def _begin(u, data, file, how):
    u._data, u._at, u._file, u._memo = data, 0, file, {}
    u._renamed, u._encoding, u._errors, buffers = how
    u._counted = buffers is not None and buffers != ()
    u._buffers = iter(buffers) if u._counted else None


def _reader(data, *how):
    u = Unpickler.__new__(Unpickler)
    _begin(u, data, None, how)
    return u


# ---- bytes ----
def _next(u):
    found = b'' if u._file is None else u._file.read(1)
    if not found:
        raise EOFError('Ran out of input')
    return found[0]


def _take(u, n):
    """The next n bytes."""
    at = u._at
    end = at + n
    data = u._data
    if end <= len(data):
        u._at = end
        return data[at:end]
    if u._file is None:
        raise UnpicklingError('pickle data was truncated')
    found = data[at:]
    u._data, u._at = b'', 0
    found += u._file.read(n - len(found))
    if len(found) < n:
        raise UnpicklingError('pickle data was truncated')
    return found


def _line(u):
    """The next bytes, as far as the end of the line."""
    at = u._at
    end = u._data.find(b'\n', at)
    if end >= 0:
        u._at = end + 1
        return u._data[at:end]
    found = b''
    if u._file is not None:
        found = u._data[at:] + u._file.readline()
        u._data, u._at = b'', 0
    if found[-1:] != b'\n':
        raise UnpicklingError('pickle data was truncated')
    return found[:-1]


def _text_line(u):
    found = _line(u)
    if not found:
        raise UnpicklingError('pickle data was truncated')
    return found


# How many bytes a number has, and how they are read.
_SIZES = {'B': 1, 'H': 2, 'I': 4, 'i': 4, 'Q': 8}


def _number(u, form):
    return unpack('<' + form, _take(u, _SIZES[form]))[0]


def _sized(u, form, what):
    """The bytes behind their number."""
    n = _number(u, form)
    if n < 0:
        raise UnpicklingError(f'{what} pickle has negative byte count')
    if n > 0x7fffffffffffffff:
        raise OverflowError(f"{what} exceeds system's maximum size of {0x7fffffffffffffff} bytes")
    return _take(u, n)


# ---- the stack ----
def _underflow(u):
    return UnpicklingError('unexpected MARK found' if u._marks else 'unpickling stack underflow')


def _pop(u):
    if len(u._stack) <= u._fence:
        raise _underflow(u)
    return u._stack.pop()


def _pop_several(u, n):
    stack = u._stack
    at = len(stack) - n
    if at < u._fence:
        raise _underflow(u)
    found = stack[at:]
    del stack[at:]
    return found


def _top(u):
    if len(u._stack) <= u._fence:
        raise _underflow(u)
    return u._stack[-1]


def _pop_to_mark(u):
    marks = u._marks
    if not marks:
        raise UnpicklingError('could not find MARK')
    at = marks.pop()
    u._fence = marks[-1] if marks else 0
    found = u._stack[at:]
    del u._stack[at:]
    return found


def _step_mark(u):
    u._fence = len(u._stack)
    u._marks.append(u._fence)


def _step_pop(u):
    # What a mark stands before is the mark itself.
    if u._marks and u._fence == len(u._stack):
        _pop_to_mark(u)
    else:
        _pop(u)


def _step_pop_mark(u):
    _pop_to_mark(u)


def _step_dup(u):
    u._stack.append(_top(u))


# ---- what is there as it is ----
def _constant(value):
    def step(u):
        u._stack.append(value)

    return step


def _made(make):
    """A step that adds a new container."""
    def step(u):
        u._stack.append(make())

    return step


def _of_number(form):
    def step(u):
        u._stack.append(_number(u, form))

    return step


def _bytes_of(form, what):
    def step(u):
        u._stack.append(_sized(u, form, what))

    return step


def _text_of(form, what):
    def step(u):
        u._stack.append(_sized(u, form, what).decode('utf-8', 'surrogatepass'))

    return step


def _long_of(form, what):
    def step(u):
        u._stack.append(int.from_bytes(_sized(u, form, what), 'little', signed=True))

    return step


def _string_of(form, what):
    def step(u):
        _add_string(u, _sized(u, form, what))

    return step


def _add_string(u, data):
    u._stack.append(data if u._encoding == 'bytes' else data.decode(u._encoding, u._errors))


def _step_int(u):
    text = _text_line(u)
    if text in (b'00', b'01'):
        u._stack.append(text == b'01')
        return
    try:
        u._stack.append(int(text))
    except ValueError:
        raise ValueError('could not convert string to int') from None


def _int(text):
    """What a line says; an error has it with its end."""
    return int((text + b'\n').decode())


def _step_long(u):
    text = _text_line(u)
    u._stack.append(int(text[:-1].decode()) if text[-1:] == b'L' else _int(text))


def _step_float(u):
    text = _text_line(u)
    try:
        u._stack.append(float(text))
    except ValueError:
        # What begins as a number is not shown.
        begun = text.lstrip(b'+-')[:2].lstrip(b'.')[:1].isdigit()
        shown = '' if begun else f": '{(text + bytes([10])).partition(bytes(1))[0].decode(errors='replace')}'"
        raise ValueError('could not convert string to float' + shown) from None


def _step_binfloat(u):
    u._stack.append(unpack('>d', _take(u, 8))[0])


def _step_string(u):
    text = _line(u)
    if len(text) < 2 or text[0] != text[-1] or text[0] not in b'\'"':
        raise UnpicklingError('the STRING opcode argument must be quoted')
    text = text[1:-1]
    if b'\\' in text:
        import codecs
        text = codecs.escape_decode(text)[0]
    _add_string(u, text)


def _step_unicode(u):
    u._stack.append(_line(u).decode('raw_unicode_escape'))


def _step_bytearray(u):
    u._stack.append(bytearray(_sized(u, 'Q', 'BYTEARRAY8')))


def _step_buffer(u):
    if not u._counted:
        raise UnpicklingError('pickle stream refers to out-of-band data but no *buffers* argument was given')
    for buffer in u._buffers:
        u._stack.append(buffer)
        return
    raise UnpicklingError('not enough out-of-band buffers')


def _step_readonly(u):
    view = memoryview(_top(u))
    if not view.readonly:
        u._stack[-1] = view.toreadonly()


# ---- containers ----
def _tuple_of(n):
    def step(u):
        u._stack.append(tuple(_pop_several(u, n)))

    return step


def _of_marked(make):
    def step(u):
        items = _pop_to_mark(u)
        u._stack.append(make(items))

    return step


def _pairs(items):
    """[a, 1, b, 2] as a dict."""
    if len(items) % 2:
        raise UnpicklingError('odd number of items for DICT')
    return dict(zip(items[::2], items[1::2]))


def _step_append(u):
    if len(u._stack) - 1 <= u._fence:
        raise _underflow(u)
    item = u._stack.pop()
    _extend(_top(u), [item])


def _step_appends(u):
    items = _pop_to_mark(u)
    _extend(_top(u), items)


def _extend(found, items):
    if type(found) is list:
        found += items
    elif not items:
        return
    elif (extend := getattr(found, 'extend', None)) is not None:
        extend(items)
    else:
        append = found.append
        for item in items:
            append(item)


def _step_setitem(u):
    if len(u._stack) - 2 < u._fence:
        raise _underflow(u)
    key, value = _pop_several(u, 2)
    _top(u)[key] = value


def _step_setitems(u):
    items = _pop_to_mark(u)
    found = _top(u)
    if len(items) % 2:
        raise UnpicklingError('odd number of items for SETITEMS')
    for key, value in zip(items[::2], items[1::2]):
        found[key] = value


def _step_additems(u):
    items = _pop_to_mark(u)
    found = _top(u)
    if type(found) is set:
        found.update(items)
    elif items:
        add = found.add
        for item in items:
            add(item)


# ---- objects ----
def _instantiated(cls, args):
    if args or not isinstance(cls, type) or hasattr(cls, '__getinitargs__'):
        return cls(*args)
    return cls.__new__(cls)


def _step_obj(u):
    items = _pop_to_mark(u)
    if not items:
        raise _underflow(u)
    u._stack.append(_instantiated(items[0], items[1:]))


def _step_inst(u):
    if not u._marks:
        raise UnpicklingError('could not find MARK')
    module, name = _line(u).decode('ascii'), _line(u).decode('ascii')
    cls = u.find_class(module, name)
    u._stack.append(_instantiated(cls, _pop_to_mark(u)))


def _step_newobj(u):
    cls, args = _pop_several(u, 2)
    _make_new(u, 'NEWOBJ', cls, args, {})


def _step_newobj_ex(u):
    cls, args, keywords = _pop_several(u, 3)
    _make_new(u, 'NEWOBJ_EX', cls, args, keywords)


def _make_new(u, op, cls, args, keywords):
    if not isinstance(cls, type):
        raise UnpicklingError(f'{op} class argument must be a type, not {_tn(cls)}')
    if not isinstance(args, tuple):
        raise UnpicklingError(f'{op} args argument must be a tuple, not {_tn(args)}')
    if not isinstance(keywords, dict):
        raise UnpicklingError(f'{op} kwargs argument must be a dict, not {_tn(keywords)}')
    u._stack.append(cls.__new__(cls, *args, **keywords))


def _step_reduce(u):
    if len(u._stack) - 2 < u._fence:
        raise _underflow(u)
    make, args = _pop_several(u, 2)
    if not isinstance(args, tuple):
        raise TypeError('argument list must be a tuple')
    u._stack.append(make(*args))


def _step_build(u):
    if len(u._stack) - 2 < u._fence:
        raise _underflow(u)
    state = u._stack.pop()
    made = u._stack[-1]
    setter = getattr(made, '__setstate__', None)
    if setter is not None:
        setter(state)
        return
    slots = u
    if type(state) is tuple and len(state) == 2:
        state, slots = state
    if state is not None:
        if not isinstance(state, dict):
            raise UnpicklingError('state is not a dictionary')
        own = made.__dict__
        for name, value in state.items():
            own[intern(name) if type(name) is str else name] = value
    if slots is not u:
        if not isinstance(slots, dict):
            raise UnpicklingError('slot state is not a dictionary')
        for name, value in slots.items():
            setattr(made, name, value)


def _step_global(u):
    module, name = _text_line(u).decode('utf-8'), _text_line(u).decode('utf-8')
    u._stack.append(u.find_class(module, name))


def _step_stack_global(u):
    module, name = _pop_several(u, 2)
    if type(module) is not str or type(name) is not str:
        raise UnpicklingError('STACK_GLOBAL requires str')
    u._stack.append(u.find_class(module, name))


def _extension_of(form):
    def step(u):
        code = _number(u, form)
        if code <= 0:
            raise UnpicklingError('EXT specifies code <= 0')
        if code in _extension_cache:
            u._stack.append(_extension_cache[code])
            return
        named = _inverted_registry.get(code)
        if named is None:
            raise ValueError(f'unregistered extension code {code}')
        found = _extension_cache[code] = u.find_class(*named)
        u._stack.append(found)

    return step


def _step_persid(u):
    text = _line(u)
    try:
        name = text.decode('ascii')
    except UnicodeDecodeError:
        raise UnpicklingError('persistent IDs in protocol 0 must be ASCII strings') from None
    u._stack.append(u.persistent_load(name))


def _step_binpersid(u):
    u._stack.append(u.persistent_load(_pop(u)))


# ---- the memo ----
def _get(u, index):
    found = u._memo.get(index, u)
    if found is u:
        raise UnpicklingError(f'Memo value not found at index {index}')
    u._stack.append(found)


def _step_get(u):
    _get(u, _int(_text_line(u)))


def _get_by(form):
    def step(u):
        _get(u, _number(u, form))

    return step


def _step_put(u):
    text, found = _text_line(u), _top(u)
    index = _int(text)
    if index < 0:
        raise ValueError('negative PUT argument')
    u._memo[index] = found


def _put_by(form):
    def step(u):
        index = _number(u, form)
        u._memo[index] = _top(u)

    return step


def _step_memoize(u):
    u._memo[len(u._memo)] = _top(u)


# ---- the stream itself ----
def _step_proto(u):
    proto = _take(u, 1)[0]
    if proto > 5:
        raise ValueError(f'unsupported pickle protocol: {proto}')
    u._proto = proto


def _step_frame(u):
    n = _number(u, 'Q')
    if n > 0x7fffffffffffffff:
        raise OverflowError(f"FRAME length exceeds system's maximum of {0x7fffffffffffffff} bytes")
    frame = _take(u, n)
    if u._at:
        u._at -= n
    else:
        u._data = frame


def _unknown(op):
    said = chr(op) if 32 <= op < 127 and op not in b"'\\" else f'\\x{op:02x}'

    def step(u):
        raise UnpicklingError(f"invalid load key, '{said}'.")

    return step


def _steps():
    table = {
        '(': _step_mark, '0': _step_pop, '1': _step_pop_mark, '2': _step_dup,
        'N': _constant(None), '\x88': _constant(True), '\x89': _constant(False), ')': _constant(()),
        ']': _made(list), '}': _made(dict), '\x8f': _made(set),
        'K': _of_number('B'), 'M': _of_number('H'), 'J': _of_number('i'), 'I': _step_int, 'L': _step_long,
        '\x8a': _long_of('B', 'LONG'), '\x8b': _long_of('i', 'LONG'), 'F': _step_float, 'G': _step_binfloat,
        'S': _step_string, 'T': _string_of('i', 'BINSTRING'), 'U': _string_of('B', ''),
        'C': _bytes_of('B', ''), 'B': _bytes_of('I', 'BINBYTES'), '\x8e': _bytes_of('Q', 'BINBYTES'),
        'V': _step_unicode, '\x8c': _text_of('B', ''), 'X': _text_of('I', 'BINUNICODE'), '\x8d': _text_of('Q', 'BINUNICODE'),
        '\x96': _step_bytearray, '\x97': _step_buffer, '\x98': _step_readonly,
        '\x85': _tuple_of(1), '\x86': _tuple_of(2), '\x87': _tuple_of(3), 't': _of_marked(tuple), 'l': _of_marked(list),
        'd': _of_marked(_pairs), '\x91': _of_marked(frozenset),
        'a': _step_append, 'e': _step_appends, 's': _step_setitem, 'u': _step_setitems, '\x90': _step_additems,
        'o': _step_obj, 'i': _step_inst, '\x81': _step_newobj, '\x92': _step_newobj_ex, 'R': _step_reduce, 'b': _step_build,
        'c': _step_global, '\x93': _step_stack_global, '\x82': _extension_of('B'), '\x83': _extension_of('H'),
        '\x84': _extension_of('i'), 'P': _step_persid, 'Q': _step_binpersid,
        'g': _step_get, 'h': _get_by('B'), 'j': _get_by('I'), 'p': _step_put, 'q': _put_by('B'), 'r': _put_by('I'),
        '\x94': _step_memoize, '\x80': _step_proto, '\x95': _step_frame,
    }
    return [table.get(chr(op)) or _unknown(op) for op in range(256)]


_STEPS = _steps()
