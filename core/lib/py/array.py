"""Arrays of numbers or characters of one kind."""

from collections.abc import MutableSequence as _MutableSequence
from _hn import (_argument_name, _array_item, _array_put, _index, _instance, _member_fix, _memory_cast, _memory_owned,
                 _pack_size, _struct_pack, _struct_unpack, _tp_name, _type_has, _type_seal, _type_weak)
from _hn.dicts import _full_name
from _hn.operators import _order_by

typecodes = 'bBuwhHiIlLqQfd'
_KINDS = {'b': 'signed char', 'B': 'unsigned byte integer', 'h': 'signed short integer', 'H': 'unsigned short',
          'i': 'signed integer', 'I': 'unsigned int'}


def _range_error(code, v):
    if code in 'qQ':
        return 'int too big to convert' if v > 0 or code == 'q' else "can't convert negative int to unsigned"
    if code in 'IL' and v < 0:
        return "can't convert negative value to unsigned int"
    if code in 'IL' and (code == 'L' or v >= 1 << 64):
        return 'Python int too large to convert to C unsigned long'
    if code == 'l' or code != 'I' and not -1 << 63 <= v < 1 << 63:
        return 'Python int too large to convert to C long'
    return f'{_KINDS[code]} is {"less than minimum" if v < 0 else "greater than maximum"}'


def _item(code, v):
    """One value as bytes."""
    if code in 'uw':
        if not isinstance(v, str):
            raise TypeError(f'array item must be a unicode character, not {_full_name(type(v))}')
        if len(v) != 1:
            raise TypeError(f'array item must be a unicode character, not a string of length {len(v)}')
        return v.encode('utf-32-le', 'surrogatepass')
    data = _struct_pack(code, (v,))
    if type(data) is bytes:
        return data
    if code in 'fd':
        if not _type_has(v, '__float__') and not _type_has(v, '__index__'):
            raise TypeError(f'must be real number, not {_tp_name(v)}')
        return _struct_pack(code, (float(v),))
    v = _index(v)
    data = _struct_pack(code, (v,))
    if type(data) is not bytes:
        raise OverflowError(_range_error(code, v))
    return data


def _items(code, values):
    """The values of a list as bytes."""
    if code not in 'uw':
        data = _struct_pack(f'{len(values)}{code}', tuple(values))
        if type(data) is bytes:
            return data
    return b''.join([_item(code, v) for v in values])


def _bad_codes():
    return 'bad typecode (must be b, B, u, w, h, H, i, I, l, L, q, Q, f or d)'


def _bytes_of(data):
    try:
        return memoryview(data).tobytes()
    except TypeError:
        raise TypeError(f"a bytes-like object is required, not '{_tp_name(data)}'") from None


# What the methods share stands outside of the class: methods of derived classes are not asked.
def _size(self):
    return len(self._bytes) // self._itemsize


def _steps(self):
    return _instance(arrayiterator, self, 0)


def _fill(self, values):
    code = self._typecode
    wide = code in 'uw'
    if isinstance(values, str):
        if not wide:
            raise TypeError(f"cannot use a str to initialize an array with typecode '{code}'")
        _append(self, values.encode('utf-32-le', 'surrogatepass'))
    elif isinstance(values, (bytes, bytearray)):
        _append_bytes(self, values)
    elif isinstance(values, array) and values._typecode == code:
        _append(self, bytes(values._bytes))
    elif isinstance(values, array) and not wide and values._typecode in 'uw':
        raise TypeError(f"cannot use a unicode array to initialize an array with typecode '{code}'")
    else:
        _append(self, _items(code, [v for v in values]))


def _splice(self, start, stop, data):
    size = self._itemsize
    try:
        self._bytes[start * size:stop * size] = data
    except BufferError:
        raise BufferError('cannot resize an array that is exporting buffers') from None


def _append(self, data):
    n = _size(self)
    _splice(self, n, n, data)


def _like(self, data):
    return _instance(array, bytearray(data), self._typecode, self._itemsize)


def _at(self, i):
    return _array_item(self._bytes, self._typecode, i)


def _position(self, key, what):
    if not _type_has(key, '__index__'):
        raise TypeError('array indices must be integers')
    i = _index(key)
    n = _size(self)
    if i < 0:
        i += n
    if not 0 <= i < n:
        raise IndexError(what + ' index out of range')
    return i


def _compare(self, other, op):
    if not isinstance(other, array):
        return NotImplemented
    if op > 3 and _size(self) != _size(other):
        return op == 5
    if op > 3 and self._typecode == other._typecode and self._typecode not in 'fd':
        return (self._bytes == other._bytes) == (op == 4)
    for x, y in zip(_steps(self), _steps(other)):
        if not x == y:
            return op == 5 if op > 3 else _order_by(op, x, y)
    return _order_by(op, _size(self), _size(other))


def _append_bytes(self, buffer):
    data = _bytes_of(buffer)
    if len(data) % self._itemsize:
        raise ValueError('bytes length not a multiple of item size')
    _append(self, data)


def _extend(self, other):
    if not isinstance(other, array):
        for v in other:
            _append(self, _item(self._typecode, v))
    elif other._typecode != self._typecode:
        raise TypeError('can only extend with array of same kind')
    else:
        _append(self, bytes(other._bytes))


def _times(self, n):
    if not _type_has(n, '__index__'):
        raise TypeError(f"can't multiply sequence by non-int of type '{_tp_name(n)}'")
    return self._bytes * _index(n)


def _swap(self):
    size = self._itemsize
    data = bytes(self._bytes)
    for k in range(size if data else 0):
        self._bytes[k::size] = data[size - 1 - k::size]


def _values(self):
    if self._typecode in 'uw':
        return [*_characters(self)]
    return [*_struct_unpack(f'{_size(self)}{self._typecode}', self._bytes, 0)]


def _characters(self):
    if self._typecode not in 'uw':
        raise ValueError("tounicode() may only be called on unicode type arrays ('u' or 'w')")
    return self._bytes.decode('utf-32-le', 'surrogatepass')


def _shown(self):
    return _characters(self) if self._typecode in 'uw' else _values(self)


class array:
    """array(typecode [, initializer]) -> array"""
    __slots__ = ('_bytes', '_typecode', '_itemsize')

    def __new__(cls, /, *args, **keywords):
        if keywords and cls is array:
            raise TypeError('array.array() takes no keyword arguments')
        if not 1 <= len(args) <= 2:
            raise TypeError(f'array() takes at {"most 2 arguments" if args else "least 1 argument"} ({len(args)} given)')
        code = args[0]
        if not isinstance(code, str):
            raise TypeError(f'array() argument 1 must be a unicode character, not {_argument_name(code)}')
        if len(code) != 1:
            raise TypeError(f'array() argument 1 must be a unicode character, not a string of length {len(code)}')
        if code not in typecodes:
            raise ValueError(_bad_codes())
        if code == 'u':
            from warnings import warn
            warn("The 'u' type code is deprecated and will be removed in Python 3.16", DeprecationWarning)
        new = _instance(cls, bytearray(), str(code), _pack_size(code))
        if len(args) == 2:
            _fill(new, args[1])
        return new

    def __len__(self):
        return _size(self)

    def __getitem__(self, key, /):
        value = _array_item(self._bytes, self._typecode, key)
        if value is not None:
            return value
        if type(key) is not slice:
            return _at(self, _position(self, key, 'array'))
        start, stop, step = key.indices(_size(self))
        size = self._itemsize
        data = self._bytes
        if step == 1:
            return _like(self, data[start * size:stop * size])
        return _like(self, b''.join([data[i * size:(i + 1) * size] for i in range(start, stop, step)]))

    def __setitem__(self, key, value, /):
        if _array_put(self._bytes, self._typecode, key, value):
            return
        size = self._itemsize
        if type(key) is not slice:
            i = _position(self, key, 'array assignment')
            self._bytes[i * size:(i + 1) * size] = _item(self._typecode, value)
            return
        if not isinstance(value, array):
            raise TypeError(f'can only assign array (not "{_tp_name(value)}") to array slice')
        if value._typecode != self._typecode:
            raise TypeError('bad argument type for built-in operation')
        start, stop, step = key.indices(_size(self))
        data = bytes(value._bytes)
        if step == 1:
            _splice(self, start, max(start, stop), data)
            return
        where = range(start, stop, step)
        if len(where) != _size(value):
            raise ValueError(f'attempt to assign array of size {_size(value)} to extended slice of size {len(where)}')
        for k, i in enumerate(where):
            self._bytes[i * size:(i + 1) * size] = data[k * size:(k + 1) * size]

    def __delitem__(self, key, /):
        if type(key) is not slice:
            i = _position(self, key, 'array assignment')
            _splice(self, i, i + 1, b'')
            return
        start, stop, step = key.indices(_size(self))
        if step == 1:
            _splice(self, start, max(start, stop), b'')
        elif gone := {*range(start, stop, step)}:
            size = self._itemsize
            _splice(self, 0, _size(self), b''.join([self._bytes[i * size:(i + 1) * size] for i in range(_size(self))
                                                 if i not in gone]))

    def __iter__(self):
        return _steps(self)

    def __contains__(self, value, /):
        for x in _steps(self):
            if x is value or x == value:
                return True
        return False

    def __add__(self, other, /):
        if not isinstance(other, array):
            raise TypeError(f'can only append array (not "{_tp_name(other)}") to array')
        if other._typecode != self._typecode:
            raise TypeError('bad argument type for built-in operation')
        return _like(self, self._bytes + other._bytes)

    def __iadd__(self, other, /):
        if not isinstance(other, array):
            raise TypeError(f'can only extend array with array (not "{_tp_name(other)}")')
        _extend(self, other)
        return self

    def __mul__(self, n, /):
        return _like(self, _times(self, n))

    __rmul__ = __mul__

    def __imul__(self, n, /):
        _splice(self, 0, _size(self), _times(self, n))
        return self

    def __lt__(self, other, /):
        return _compare(self, other, 0)

    def __le__(self, other, /):
        return _compare(self, other, 1)

    def __gt__(self, other, /):
        return _compare(self, other, 2)

    def __ge__(self, other, /):
        return _compare(self, other, 3)

    def __eq__(self, other, /):
        return _compare(self, other, 4)

    def __ne__(self, other, /):
        return _compare(self, other, 5)

    __hash__ = None

    def __repr__(self):
        if not self._bytes:
            return f"{type(self).__name__}('{self._typecode}')"
        values = _shown(self)
        return f"{type(self).__name__}('{self._typecode}', {values!r})"

    def __buffer__(self, flags, /):
        return _memory_owned(_memory_cast(memoryview(self._bytes), self._typecode, (_size(self),)), self)

    def __release_buffer__(self, buffer, /):
        buffer.release()

    def __copy__(self):
        return _like(self, self._bytes)

    def __deepcopy__(self, memo, /):
        return _like(self, self._bytes)

    def __reduce_ex__(self, protocol, /):
        fields = getattr(self, '__dict__', None)
        if protocol < 3:
            values = _shown(self)
            return type(self), (self._typecode, values), fields
        code = {'b': 1, 'B': 0, 'u': 20, 'w': 20, 'f': 14, 'd': 16}.get(self._typecode)
        if code is None:
            code = {2: 2, 4: 6, 8: 10}[self._itemsize] + (2 if self._typecode.islower() else 0)
        return _array_reconstructor, (type(self), self._typecode, code, bytes(self._bytes)), fields

    def append(self, v, /):
        """Add a value at the end."""
        _append(self, _item(self._typecode, v))

    def buffer_info(self):
        """(a number for the place in memory, the number of items)"""
        return id(self._bytes), _size(self)

    def byteswap(self):
        """Turn the bytes of every item round."""
        _swap(self)

    def clear(self):
        """Remove all items."""
        _splice(self, 0, _size(self), b'')

    def count(self, v, /):
        """How often a value occurs."""
        n = 0
        for x in _steps(self):
            if x is v or x == v:
                n += 1
        return n

    def extend(self, bb, /):
        """Add the items of an array or iterable at the end."""
        _extend(self, bb)

    def frombytes(self, buffer, /):
        """Add items from their bytes."""
        _append_bytes(self, buffer)

    def fromfile(self, f, n, /):
        """Add n items read from a file."""
        n = _index(n)
        if n < 0:
            raise ValueError('negative count')
        data = f.read(n * self._itemsize)
        if not isinstance(data, bytes):
            raise TypeError("read() didn't return bytes")
        _append_bytes(self, data)
        if len(data) != n * self._itemsize:
            raise EOFError("read() didn't return enough bytes")

    def fromlist(self, list, /):
        """Add the items of a list, or none if one does not fit."""
        if not isinstance(list, _list):
            raise TypeError('arg must be list')
        _append(self, _items(self._typecode, list))

    def fromunicode(self, ustr, /):
        """Add the characters of a str."""
        if not isinstance(ustr, str):
            raise TypeError(f'fromunicode() argument must be str, not {_tp_name(ustr)}')
        if self._typecode not in 'uw':
            raise ValueError("fromunicode() may only be called on unicode type arrays ('u' or 'w')")
        _append(self, ustr.encode('utf-32-le', 'surrogatepass'))

    def index(self, v, start=0, stop=0x7fffffffffffffff, /):
        """The index of a value, ValueError if it is not there."""
        start, stop, step = slice(start, stop).indices(_size(self))
        for i in range(start, stop):
            if i < _size(self):
                x = _at(self, i)
                if x is v or x == v:
                    return i
        raise ValueError('array.index(x): x not in array')

    def insert(self, i, v, /):
        """Put a value before an index."""
        i = _index(i)
        n = _size(self)
        data = _item(self._typecode, v)
        i = max(i + n, 0) if i < 0 else min(i, n)
        _splice(self, i, i, data)

    def pop(self, i=-1, /):
        """Remove an item and give it."""
        i = _index(i)
        n = _size(self)
        if not n:
            raise IndexError('pop from empty array')
        if i < 0:
            i += n
        if not 0 <= i < n:
            raise IndexError('pop index out of range')
        value = _at(self, i)
        _splice(self, i, i + 1, b'')
        return value

    def remove(self, v, /):
        """Remove the first item of a value."""
        for i, x in enumerate(_steps(self)):
            if x is v or x == v:
                _splice(self, i, i + 1, b'')
                return
        raise ValueError('array.remove(x): x not in array')

    def reverse(self):
        """Turn the order of the items round."""
        self._bytes.reverse()
        _swap(self)

    def tobytes(self):
        """The items as bytes."""
        return bytes(self._bytes)

    def tofile(self, f, /):
        """Write the items to a file as bytes."""
        f.write(bytes(self._bytes))

    def tolist(self):
        """The items as a list."""
        return _values(self)

    def tounicode(self):
        """The items as a str."""
        return _characters(self)

    __class_getitem__ = classmethod(type(list[int]))


class arrayiterator:
    __slots__ = ('_array', '_next')

    def __iter__(self):
        return self

    def __next__(self):
        items = self._array
        i = self._next
        if items is not None:
            value = _array_item(items._bytes, items._typecode, i)
            if value is not None:
                self._next = i + 1
                return value
            self._array = None
        raise StopIteration

    def __setstate__(self, state, /):
        if self._array is not None:
            self._next = min(max(_index(state), 0), _size(self._array))

    def __reduce__(self):
        return (iter, ((),)) if self._array is None else (iter, (self._array,), self._next)


def _array_reconstructor(cls, typecode, mformat, items, /):
    """What __reduce_ex__ gives, as an array again."""
    new = cls(typecode)
    new.frombytes(items)
    return new


_list = list
ArrayType = array
_member_fix(array, '_typecode', 'typecode', None)
_member_fix(array, '_itemsize', 'itemsize', None)
_type_seal(array, True)
_type_weak(array)
_type_seal(arrayiterator, False)
_MutableSequence.register(array)
