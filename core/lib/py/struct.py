"""Bytes from values by a format, and values from bytes."""

from _hn import (_argument_name, _index, _instance, _member_fix, _struct_layout, _struct_pack, _struct_unpack, _type_dict,
                 _type_has, _type_made, _type_seal, _type_weak)
from _hn.memoryviews import dense_view

__all__ = ['calcsize', 'pack', 'pack_into', 'unpack', 'unpack_from', 'iter_unpack', 'Struct', 'error']


class error(Exception):
    pass


def _format(format):
    if isinstance(format, str):
        format.encode('ascii')
    elif not isinstance(format, bytes):
        if isinstance(format, bytearray):
            raise TypeError("cannot use 'bytearray' as a dict key (unhashable type: 'bytearray')")
        raise TypeError(f'Struct() argument 1 must be a str or bytes object, not {type(format).__name__}')
    elif type(format) is not bytes:
        format = bytes(format)
    format = str(format) if isinstance(format, str) else format
    if ('\0' if isinstance(format, str) else b'\0') in format:
        raise error('embedded null character')
    return format


def _checked(result):
    if type(result) is str:
        raise error(result)
    return result


def calcsize(format, /):
    """The size in bytes of what a format stands for."""
    return _checked(_struct_layout(_format(format)))[0]


# What the items of a format are: its codes, one for each value.
def _codes(format):
    count = 0
    for c in format if type(format) is str else format.decode('latin-1'):
        if c.isdigit():
            count = count * 10 + int(c)
        elif c not in '@=<>! \t\n\r\v\fx':
            yield from c * (1 if c in 'sp' else count or 1)
        if not c.isdigit():
            count = 0


def _converted(format, values):
    out = []
    for c, v in zip(_codes(format), values):
        if c in 'bBhHiIlLqQnNP':
            if _type_has(v, '__index__'):
                v = _index(v)
        elif c in 'efd':
            if _type_has(v, '__float__') or _type_has(v, '__index__'):
                v = float(v)
        elif c in 'FD':
            v = complex(v)
        elif c == '?':
            v = not not v
        out.append(v)
    return tuple(out)


def _pack(who, format, values, *target):
    format = _format(format)
    result = _struct_pack(format, values, *target)
    if result is None:
        result = _struct_pack(format, _converted(format, values), *target)
    if type(result) is str:
        raise error(f'{who} {result}' if result[:8] == 'expected' else result)
    return result


def pack(*args):
    """The values, packed by a format, as bytes."""
    if not args:
        raise TypeError('missing format argument')
    result = type(args[0]) is str and _struct_pack(args[0], args[1:])
    return result if type(result) is bytes else _pack('pack', args[0], args[1:])


def _place(offset, size, have, verb):
    """An offset into a buffer, checked."""
    offset = _index(offset)
    if not -0x8000000000000000 <= offset < 0x8000000000000000:
        raise IndexError("cannot fit 'int' into an index-sized integer")
    if offset < 0:
        if offset + size > 0:
            raise error(f'{"no space to pack" if verb == "packing" else "not enough data to unpack"} {size} bytes at '
                        f'offset {offset}')
        if offset + have < 0:
            raise error(f'offset {offset} out of range for {have}-byte buffer')
        offset += have
    if have - offset < size:
        raise error(f'{"pack_into" if verb == "packing" else "unpack_from"} requires a buffer of at least '
                    f'{size + offset} bytes for {verb} {size} bytes at offset {offset} (actual buffer size is {have})')
    return offset


def _pack_into(format, args):
    if len(args) < 2:
        raise error(f'pack_into expected {"offset" if args else "buffer"} argument')
    buffer, offset, *values = args
    format = _format(format)
    size, count = _checked(_struct_layout(format))
    if len(values) != count:
        raise error(f'pack_into expected {count} items for packing (got {len(values)})')
    try:
        view = memoryview(buffer)
        if view.readonly:
            raise TypeError
    except TypeError:
        raise TypeError('argument must be read-write bytes-like object, not ' + _argument_name(buffer)) from None
    with view:
        _pack('pack_into', format, tuple(values), view, _place(offset, size, view.nbytes, 'packing'))


def pack_into(*args):
    """Pack values by a format into a buffer, from an offset on: pack_into(format, buffer, offset, *values)."""
    if not args:
        raise TypeError('missing format argument')
    _pack_into(args[0], args[1:])


# Bytes-like, for the primitives.
def _data(buffer):
    if type(buffer) is bytes or type(buffer) is bytearray:
        return buffer
    try:
        return dense_view(buffer)
    except TypeError:
        raise TypeError(f"a bytes-like object is required, not '{type(buffer).__name__}'") from None


def _size_of(buffer):
    return buffer.nbytes if type(buffer) is memoryview else len(buffer)


def unpack(format, buffer, /):
    """The values in a buffer that has just the size of the format, as a tuple."""
    if type(format) is str:
        result = _struct_unpack(format, buffer, None)
        if type(result) is tuple:
            return result
    result = _checked(_struct_unpack(_format(format), buffer, None))
    if result is None:
        result = _struct_unpack(format, _data(buffer), None)
        if result is None:
            raise error(f'unpack requires a buffer of {calcsize(format)} bytes')
    return result


def unpack_from(format, /, buffer, offset=0):
    """The values in a buffer from an offset on, as a tuple."""
    if type(format) is str and type(offset) is int:
        result = _struct_unpack(format, buffer, offset)
        if type(result) is tuple:
            return result
    format = _format(format)
    result = _checked(_struct_unpack(format, buffer, offset))
    if result is None or type(offset) is not int:
        buffer = _data(buffer)
        offset = _place(offset, calcsize(format), _size_of(buffer), 'unpacking')
        result = _struct_unpack(format, buffer, offset)
    return result


class unpack_iterator:
    __slots__ = ('_format', '_size', '_buffer', '_at')
    __module__ = '_struct'

    def __iter__(self):
        return self

    def __length_hint__(self):
        return (_size_of(self._buffer) - self._at) // self._size

    def __next__(self):
        result = _struct_unpack(self._format, self._buffer, self._at)
        if result is None:
            raise StopIteration
        self._at += self._size
        return result


def iter_unpack(format, buffer, /):
    """An iterator over a buffer that holds the format several times."""
    it = _instance(unpack_iterator)
    it._format = _format(format)
    it._size = calcsize(format)
    if not it._size:
        raise error('cannot iteratively unpack with a struct of length 0')
    it._buffer = _data(buffer)
    it._at = 0
    if _size_of(it._buffer) % it._size:
        raise error(f'iterative unpacking requires a buffer of a multiple of {it._size} bytes')
    return it


_object_new = object.__new__


class Struct:
    """Struct(fmt) --> compiled struct object"""
    __slots__ = ('_format', '_size')
    __module__ = '_struct'

    def __new__(cls, /, *args, **kwargs):
        return _object_new(cls)

    def __init__(self, format):
        format = _format(format)
        _set_size(self, calcsize(format))
        _set_format(self, format if type(format) is str else format.decode('latin-1'))

    def pack(self, *values):
        """The values as bytes."""
        return _pack('pack', self.format, values)

    def pack_into(self, *args):
        """Pack values into a buffer: pack_into(buffer, offset, *values)."""
        _pack_into(self.format, args)

    def unpack(self, buffer, /):
        """The values in a buffer of just this size."""
        return unpack(self.format, buffer)

    def unpack_from(self, /, buffer, offset=0):
        """The values in a buffer from an offset on."""
        return unpack_from(self.format, buffer, offset)

    def iter_unpack(self, buffer, /):
        """An iterator over a buffer that holds the struct several times."""
        return iter_unpack(self.format, buffer)

    def __repr__(self):
        return f'{type(self).__name__}({self.format!r})'


_set_format = Struct._format.__set__
_set_size = Struct._size.__set__
_member_fix(Struct, '_format', 'format', None)
_member_fix(Struct, '_size', 'size', None)
for _name in '_format', '_size':
    _type_dict(Struct).pop(_name)
_type_seal(Struct, True)
_type_weak(Struct)
_type_seal(unpack_iterator, False)
_type_made(unpack_iterator, False)
del _name


def _clearcache():
    """Nothing is cached."""
