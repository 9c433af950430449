# memoryview: what is rare, and most errors.

from _hn import (_index, _isinstance, _lookup, _memory_cast, _memory_drop, _memory_item, _memory_items, _memory_owned,
                 _memory_put, _memory_stride, _pack_size, _special, _text_payload, _type_builtin, _type_has)
from _hn.builtins import _tn
from _hn.operators import _plain_slice
from _hn.sequences import _slice_index


def memory_of(x):
    return _need_buffer(x, 'memoryview: a bytes-like object is required, not ')


def _need_buffer(x, words):
    view = _buffer(x, 284)
    if view is None:
        raise TypeError(f"{words}'{_tn(x)}'")
    return view


# A view of what has its bytes one after another; a BufferError of other views.
def dense_view(data):
    view = memoryview(data)
    b''.find(view)
    return view


class _buffer_wrapper:
    """What memoryview(x).obj is where a class of a program has __buffer__."""
    __slots__ = ('view', 'owner')


# A memoryview of what has bytes, or None.
def _buffer(x, flags=0):
    t = type(x)
    if _lookup(t, '__buffer__', None) is None:
        return None
    view = t.__buffer__(x, flags)
    if type(view) is not memoryview:
        raise TypeError('__buffer__ returned non-memoryview object')
    if _isinstance(x, (bytes, bytearray)) or view.obj is x or _type_builtin(t):
        return view
    wrapper = _buffer_wrapper()
    wrapper.view = view
    wrapper.owner = x
    return _memory_owned(view, wrapper)


# x, or its bytes where its class has __buffer__.
def _buffer_bytes(x, flags=0):
    if _isinstance(x, (bytes, bytearray, memoryview)):
        return x
    view = _buffer(x, flags)
    if view is None:
        return x
    data = view.tobytes()
    view.release()
    return data


def memory_release(m):
    wrapper = m.obj
    _memory_drop(m)
    if type(wrapper) is _buffer_wrapper:
        release = _special(wrapper.owner, '__release_buffer__')
        if release is not None:
            release(wrapper.view)


def _all_have_index(key):
    for k in key:
        if not _type_has(k, '__index__'):
            return False
    return True


# The number of the item that a tuple of integers means.
def _memory_at(m, key):
    shape = m.shape
    if len(key) < len(shape):
        raise NotImplementedError('sub-views are not implemented')
    if len(key) > len(shape):
        raise TypeError(f'cannot index {len(shape)}-dimension view with {len(key)}-element tuple')
    at = dim = 0
    for k in key:
        i = _index(k)
        n = shape[dim]
        dim += 1
        if not -0x8000000000000000 <= i < 0x8000000000000000:
            raise IndexError(f"cannot fit '{_tn(k)}' into an index-sized integer")
        if i < 0:
            i += n
        if not 0 <= i < n:
            raise IndexError(f'index out of bounds on dimension {dim}')
        at = at * n + i
    return at


def _all_slices(key):
    for k in key:
        if type(k) is not slice:
            return False
    return True


def _memory_getitem(m, key):
    dims = m.ndim
    if not dims:
        if key == () and _isinstance(key, tuple):
            return _memory_item(m, 0)
        if key is ...:
            return m
        raise TypeError('invalid indexing of 0-dim memory')
    if _type_has(key, '__index__'):
        if dims > 1:
            raise NotImplementedError('multi-dimensional sub-views are not implemented')
        return _memory_item(m, _memory_at(m, (key,)))
    if type(key) is slice:
        whole = m[:]
        part = whole[_plain_slice(key)]  # finding the bounds may release m
        whole.release()
        return part
    if _isinstance(key, tuple) and _all_have_index(key):
        return _memory_item(m, _memory_at(m, key))
    if _isinstance(key, tuple) and _all_slices(key):
        raise NotImplementedError('multi-dimensional slicing is not implemented')
    raise TypeError('memoryview: invalid slice key')


# A value that hnpack_put can write without Python code.
def _memory_value(code, value):
    if code == '?':
        return True if value else False
    if code in 'efdFD':
        return float(value) if _type_has(value, '__float__') or _type_has(value, '__index__') else value
    return _index(value) if _type_has(value, '__index__') else value


def _memory_setitem(m, key, value):
    if m.readonly:
        raise TypeError('cannot modify read-only memory')
    dims = m.ndim
    if not dims:
        if key is not ... and not (key == () and _isinstance(key, tuple)):
            raise TypeError('invalid indexing of 0-dim memory')
        at = 0
    elif _type_has(key, '__index__'):
        at = _memory_at(m, (key,))
    elif type(key) is slice and dims == 1:
        view = _need_buffer(value, 'a bytes-like object is required, not ')
        try:
            m[_plain_slice(key)] = view
        finally:
            if view is not value:
                view.release()
        return
    elif _isinstance(key, tuple) and _all_have_index(key):
        at = _memory_at(m, key)
    elif type(key) is slice or _isinstance(key, tuple) and _all_slices(key):
        raise NotImplementedError('memoryview slice assignments are currently restricted to ndim = 1')
    else:
        raise TypeError('memoryview: invalid slice key')
    _memory_put(m, at, _memory_value(m.format[-1], value))


def memory_cast(m, format, *shape):
    dims = m.shape
    if not _isinstance(format, str):
        raise TypeError(f"cast() argument 'format' must be str, not {'None' if format is None else _tn(format)}")
    if not m.c_contiguous:
        raise TypeError('memoryview: casts are restricted to C-contiguous views')
    if (shape or len(dims) != 1) and 0 in dims:
        raise TypeError('memoryview: cannot cast view with zeros in shape or strides')
    if shape:
        shape = shape[0]
        if not _isinstance(shape, (list, tuple)):
            raise TypeError('shape must be a list or a tuple')
        shape = [*shape]
        if len(shape) > 64:
            raise ValueError('memoryview: number of dimensions must not exceed 64')
        if len(dims) != 1 and len(shape) != 1:
            raise TypeError('memoryview: cast must be 1D -> ND or ND -> 1D')
    else:
        shape = None
    format = _text_payload(format)
    code = format.encode('ascii').decode()
    if len(code) == 2 and code[0] == '@':
        code = code[1]
    size = _pack_size(code) if len(code) == 1 and code not in 'FDuw' else 0
    if not size:
        raise ValueError('memoryview: destination format must be a native single character format prefixed with an '
                         "optional '@'")
    if m.format[-1] not in 'Bbc' and code not in 'Bbc':
        raise TypeError('memoryview: cannot cast between two non-byte formats')
    if m.nbytes % size:
        raise TypeError('memoryview: length is not a multiple of itemsize')
    if shape is None:
        shape = (m.nbytes // size,)
    else:
        total = size
        for n in shape:
            if not _isinstance(n, int):
                raise TypeError('memoryview.cast(): elements of shape must be integers')
            if not -0x8000000000000000 <= n < 0x8000000000000000:
                raise OverflowError('Python int too large to convert to C ssize_t')
            if n <= 0:
                raise ValueError('memoryview.cast(): elements of shape must be integers > 0')
            total *= n
            if total >= 0x8000000000000000:
                raise ValueError('memoryview.cast(): product(shape) > SSIZE_MAX')
        if total != m.nbytes:
            raise TypeError('memoryview: product(shape) * itemsize != buffer size')
    return _memory_cast(m, format, tuple([int(n) for n in shape]))


# A flat list of items as lists within lists.
def _nested_items(items, shape):
    for n in shape[:0:-1]:
        items = [items[i:i + n] for i in range(0, len(items), n)]
    return items


def memory_tolist(m):
    items = _memory_items(m)
    return _nested_items(items, m.shape) if m.shape else items[0]


def memory_tobytes(m, order):
    if not _isinstance(order, str):
        raise TypeError(f"tobytes() argument 'order' must be str or None, not {_tn(order)}")
    if order not in ('C', 'F', 'A'):
        raise ValueError("order must be 'C', 'F' or 'A'")
    data = m.tobytes()
    if order != 'F' or m.ndim < 2:
        return data
    size = m.itemsize
    items = [data[i:i + size] for i in range(0, len(data), size)]
    order = [0]
    step = len(items)
    for n in m.shape:
        step //= n
        order = [at + i * step for i in range(n) for at in order]
    return b''.join([items[i] for i in order])


def memory_layout(m, fortran):
    strides = []
    step = m.itemsize
    for n in reversed(m.shape):
        strides.append(step)
        step *= n
    if strides:
        strides[-1] = _memory_stride(m)
    strides.reverse()
    if not fortran:
        return tuple(strides)
    step = m.itemsize
    for i, n in enumerate(m.shape):
        if n != 1 and strides[i] != step:
            return 0 in m.shape
        step *= n
    return True


def memory_count(m, value):
    n = 0
    for x in m:
        if x is value or x == value:
            n += 1
    return n


def memory_index(m, value, start=0, stop=0x7fffffffffffffff):
    if m.ndim != 1:
        if m.ndim:
            raise NotImplementedError('multi-dimensional lookup is not implemented')
        raise TypeError('invalid lookup on 0-dim memory')
    start, stop, step = slice(_slice_index(start), _slice_index(stop)).indices(len(m))
    while start < stop:
        x = m[start]
        if x is value or x == value:
            return start
        start += 1
    raise ValueError('memoryview.index(x): x not found')
