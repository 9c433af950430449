"""What pickle does: objects as bytes that say how they are made again."""

from collections.abc import Buffer
from copyreg import _extension_registry, dispatch_table
from functools import partial
from io import BytesIO
from struct import pack
from types import FunctionType

from _hn import _argument_name, _index, _tp_name, _type_made
from _hn.builtins import _tn
from _unpickle import PickleBuffer, PickleError, Unpickler, _module, _path, _reader
from _unpickle import UnpicklingError as UnpicklingError

HIGHEST_PROTOCOL = DEFAULT_PROTOCOL = 5
_BATCH = 1000
_FRAME = 65536
_SINGLE = {type(None): None, type(...): ..., type(NotImplemented): NotImplemented}
_REPLY = '{} item of the tuple returned by __reduce__ must be {}, not {}'


class PicklingError(PickleError):
    pass


PicklingError.__module__ = '_pickle'


def _full(obj):
    """The name of an object's class, with its module where that is neither builtins nor the program."""
    cls = type(obj)
    if cls.__module__ in ('builtins', '__main__'):
        return cls.__qualname__
    return f'{cls.__module__}.{cls.__qualname__}'


class PicklerMemoProxy:
    """What a Pickler has written, by the ids of the objects."""

    def __init__(self, pickler):
        self._pickler = pickler

    def clear(self):
        self._pickler._memo.clear()

    def copy(self):
        return self._pickler._memo.copy()

    def __reduce__(self):
        return dict, (self.copy(),)


PicklerMemoProxy.__module__ = '_pickle'


class Pickler:
    """Writes objects to a file as bytes, for an Unpickler to make them again."""

    _proto, _framed, _memo = -1, False, None

    def __init__(self, file, protocol=None, fix_imports=True, buffer_callback=None):
        protocol = DEFAULT_PROTOCOL if protocol is None else _index(protocol)
        if protocol < 0:
            protocol = HIGHEST_PROTOCOL
        elif protocol > HIGHEST_PROTOCOL:
            raise ValueError(f'pickle protocol must be <= {HIGHEST_PROTOCOL}')
        if not hasattr(file, 'write'):
            raise TypeError("file must have a 'write' attribute")
        if buffer_callback is not None and protocol < 5:
            raise ValueError('buffer_callback needs protocol >= 5')
        self._proto, self._write = protocol, file.write
        self.bin, self.fast = int(protocol > 0), 0
        self._renamed, self._to_callback = fix_imports and protocol < 3, buffer_callback
        self._memo, self._out, self._frame = {}, bytearray(), -1

    @property
    def memo(self):
        """What has been written."""
        return PicklerMemoProxy(self)

    @memo.setter
    def memo(self, value):
        if type(value) is PicklerMemoProxy:
            value = value.copy()
        elif type(value) is not dict:
            raise TypeError("'memo' attribute must be a PicklerMemoProxy object or dict, not " + _tp_name(value))
        if not all(type(entry) is tuple and len(entry) == 2 for entry in value.values()):
            raise TypeError("'memo' values must be 2-item tuples")
        self._memo = {id(obj): (index, obj) for index, obj in value.values()}

    def clear_memo(self):
        """Forget what has been written: it will be written anew."""
        self._memo.clear()

    def persistent_id(self, obj, /):
        """What an object of the outside is called; None for one that is written."""

    def dump(self, obj, /):
        """Write an object."""
        if self._memo is None:
            raise PicklingError(f'Pickler.__init__() was not called by {type(self).__name__}.__init__()')
        self._override = getattr(self, 'reducer_override', None)
        self._reducers = getattr(self, 'dispatch_table', dispatch_table)
        named = self.persistent_id
        self._named = None if getattr(named, '__func__', None) is _no_name else named
        out = self._out = bytearray()
        if self._proto >= 2:
            out += b'\x80' + bytes([self._proto])
        try:
            if self._proto >= 4:
                self._begin_frame()
            self._save(obj)
            out += b'.'
            if self._proto >= 4:
                self._end_frame()
        finally:
            self._frame = -1
        self._write(bytes(out))

    def _begin_frame(self):
        self._frame = len(self._out)
        self._out += b'\x95\0\0\0\0\0\0\0\0'

    def _end_frame(self):
        out, at = self._out, self._frame
        size = len(out) - at - 9
        if size < 4:
            del out[at:at + 9]  # too little for a frame
        else:
            out[at + 1:at + 9] = pack('<Q', size)

    def _flush(self):
        """Hand on what has been written, as frames end."""
        self._write(bytes(self._out))
        self._out.clear()

    def _save(self, obj, unnamed=False):
        at = self._frame
        if at >= 0 and len(self._out) - at - 9 >= _FRAME:
            self._end_frame()
            self._flush()
            self._begin_frame()
        if self._named is not None and not unnamed and self._save_name_of(obj):
            return
        cls = type(obj)
        write = _ATOMS.get(cls)
        if write is not None:
            write(self, obj)
            return
        known = self._memo.get(id(obj))
        if known is not None:
            self._get(known[0])
            return
        write = _OWN.get(cls)
        if write is None:
            self._save_other(obj, cls)
        elif self._proto < _SINCE.get(cls, 0):
            self._save_reduced(obj, _reduced(self, obj, cls))
        else:
            write(self, obj)

    def _save_name_of(self, obj):
        name = self._named(obj)
        if name is None:
            return False
        if self._proto:
            self._save(name, True)  # which has none itself
            self._out += b'Q'
            return True
        text = str(name)
        if not text.isascii():
            raise PicklingError('persistent IDs in protocol 0 must be ASCII strings')
        self._out += b'P%b\n' % text.encode()
        return True

    def _get(self, index):
        if not self._proto:
            self._out += b'g%d\n' % index
        elif index < 256:
            self._out += b'h' + bytes([index])
        else:
            self._out += pack('<cI', b'j', index)

    def _put(self, obj):
        if self.fast:
            return
        memo = self._memo
        index = len(memo)
        memo[id(obj)] = index, obj
        if self._proto >= 4:
            self._out += b'\x94'
        elif not self._proto:
            self._out += b'p%d\n' % index
        elif index < 256:
            self._out += b'q' + bytes([index])
        else:
            self._out += pack('<cI', b'r', index)

    def _large(self, head, data):
        """Data behind its head; where there is much of it, it is in no frame."""
        out, framed = self._out, self._frame >= 0 and len(data) >= _FRAME
        if framed:
            self._end_frame()
        out += head
        out += data
        if framed:
            self._flush()
            self._begin_frame()

    def _save_bytes(self, obj):
        n = len(obj)
        if n < 256:
            self._out += b'C' + bytes([n]) + obj
        else:
            self._large(pack('<cI', b'B', n) if n >> 32 == 0 else pack('<cQ', b'\x8e', n), obj)
        self._put(obj)

    def _save_bytearray(self, obj):
        self._large(pack('<cQ', b'\x96', len(obj)), obj)
        self._put(obj)

    def _save_buffer(self, obj):
        if self._proto < 5:
            raise PicklingError('PickleBuffer can only be pickled with protocol >= 5')
        with memoryview(obj) as whole:
            if not whole.contiguous:
                raise PicklingError('PickleBuffer can not be pickled when pointing to a non-contiguous buffer')
        view = obj.raw()
        if self._to_callback is not None and not self._to_callback(obj):
            self._out += b'\x97\x98' if view.readonly else b'\x97'
        elif view.readonly:
            self._save_bytes(bytes(view))
        else:
            self._save_bytearray(bytearray(view))

    def _save_str(self, obj):
        if not self._proto:
            text = obj.replace('\\', '\\u005c')
            for c in '\0\n\r\x1a':
                text = text.replace(c, f'\\u{ord(c):04x}')
            self._out += b'V%b\n' % text.encode('raw_unicode_escape')
        else:
            data = obj.encode('utf-8', 'surrogatepass')
            n = len(data)
            if n < 256 and self._proto >= 4:
                self._out += b'\x8c' + bytes([n]) + data
            else:
                self._large(pack('<cI', b'X', n) if n >> 32 == 0 else pack('<cQ', b'\x8d', n), data)
        self._put(obj)

    def _save_tuple(self, obj):
        n, out = len(obj), self._out
        if not n:
            out += b')' if self._proto else b'(t'
            return
        short = n <= 3 and self._proto >= 2
        if not short:
            out += b'('
        self._save_items(obj)
        known = self._memo.get(id(obj))  # it may hold itself
        if known is not None:
            out = self._out
            out += b'0' * n if short else b'1' if self._proto else b'0' * (n + 1)
            self._get(known[0])
            return
        self._out += b'tttt\x85\x86\x87'[n + 3:n + 4] if short else b't'
        self._put(obj)

    def _save_items(self, obj):
        done = 0
        try:
            for item in obj:
                self._save(item)
                done += 1
        except BaseException as e:
            e.add_note(f'when serializing {_full(obj)} item {done}')
            raise

    def _save_list(self, obj):
        self._out += b']' if self._proto else b'(l'
        self._put(obj)
        self._append(obj, iter(obj), len(obj))

    def _append(self, obj, items, n=None):
        """Items of an object that are appended, some at a time."""
        done = 0
        try:
            for one, batch in _batches(items, n, self._proto, 1):
                if not one:
                    self._out += b'('
                for item in batch:
                    self._save(item)
                    done += 1
                self._out += b'a' if one else b'e'
        except BaseException as e:
            e.add_note(f'when serializing {_full(obj)} item {done}')
            raise

    def _save_dict(self, obj):
        self._out += b'}' if self._proto else b'(d'
        self._put(obj)
        self._set(obj, iter(obj.items()), len(obj))

    def _set(self, obj, pairs, n=None):
        """Pairs of an object that are set, some at a time."""
        for one, batch in _batches(pairs, n, self._proto, 0):
            if not one:
                self._out += b'('
            for pair in batch:
                if type(pair) is not tuple or len(pair) != 2:
                    raise TypeError('dict items iterator must return 2-tuples')
                key, value = pair
                self._save(key)
                try:
                    self._save(value)
                except BaseException as e:
                    e.add_note(f'when serializing {_full(obj)} item {key!r}')
                    raise
            self._out += b's' if one else b'u'

    def _save_set(self, obj):
        self._out += b'\x8f'
        self._put(obj)
        left = len(obj)
        items = iter(obj)
        try:
            while left >= 0 and obj:
                self._out += b'('
                for _, item in zip(range(_BATCH), items):
                    self._save(item)
                self._out += b'\x90'
                left -= _BATCH
        except BaseException as e:
            e.add_note(f'when serializing {_full(obj)} element')
            raise

    def _save_frozenset(self, obj):
        self._out += b'('
        try:
            for item in obj:
                self._save(item)
        except BaseException as e:
            e.add_note(f'when serializing {_full(obj)} element')
            raise
        known = self._memo.get(id(obj))
        if known is not None:
            self._out += b'1'
            self._get(known[0])
        else:
            self._out += b'\x91'
            self._put(obj)

    def _save_other(self, obj, cls):
        how = NotImplemented if self._override is None else self._override(obj)
        if how is NotImplemented:
            plain = cls is type or cls is FunctionType
            reducer = None if plain else _entry_of(self._reducers, cls)
            if reducer is None and (plain or issubclass(cls, type)):
                self._save_type(obj)
                return
            how = _reduced(self, obj, cls) if reducer is None else reducer(obj)
        if isinstance(how, str):
            self._save_global(obj, how)
            return
        try:
            if not isinstance(how, tuple):
                raise PicklingError('__reduce__ must return a string or tuple, not ' + _tn(how))
            if not 2 <= len(how) <= 6:
                raise PicklingError('tuple returned by __reduce__ must contain 2 through 6 elements')
            self._save_reduced(obj, how)
        except BaseException as e:
            e.add_note(f'when serializing {_full(obj)} object')
            raise

    def _save_type(self, obj):
        if type(obj) is type and obj in _SINGLE:
            self._save_reduced(obj, (type, (_SINGLE[obj],)))
        else:
            self._save_global(obj, None)

    def _save_reduced(self, obj, how):
        make, args, state, items, pairs, setter = how + (None,) * (6 - len(how))
        _check_reply(make, args, items, pairs, setter)
        name = getattr(make, '__name__', None) if self._proto >= 2 else None
        if name == '__newobj_ex__':
            self._save_new_ex(obj, args)
        elif name == '__newobj__':
            self._save_new(obj, args)
        else:
            self._save_call(obj, make, args)
        known = self._memo.get(id(obj))
        if known is not None:  # it holds itself, and was made meanwhile
            self._out += b'0'
            self._get(known[0])
        else:
            self._put(obj)
        if items is not None:
            self._append(obj, items)
        if pairs is not None:
            self._set(obj, pairs)
        if state is not None:
            self._save_state(obj, state, setter)

    def _part(self, obj, part, what):
        """One of the parts by which an object is made again."""
        try:
            self._save(part)
        except BaseException as e:
            e.add_note(f'when serializing {_full(obj)} {what}')
            raise

    def _save_call(self, obj, make, args):
        self._part(obj, make, 'reconstructor')
        self._part(obj, args, 'reconstructor arguments')
        self._out += b'R'

    def _save_new(self, obj, args):
        if not args:
            raise PicklingError('__newobj__ expected at least 1 argument, got 0')
        cls, *rest = args
        if not isinstance(cls, type):
            raise PicklingError('first argument to __newobj__() must be a class, not ' + _tn(cls))
        if cls is not getattr(obj, '__class__', None):
            raise PicklingError(f'first argument to __newobj__() must be {obj.__class__!r}, not {cls!r}')
        self._part(obj, cls, 'class')
        self._part(obj, tuple(rest), '__new__ arguments')
        self._out += b'\x81'

    def _save_new_ex(self, obj, parts):
        if len(parts) != 3:
            raise PicklingError(f'__newobj_ex__ expected 3 arguments, got {len(parts)}')
        cls, args, keywords = parts
        for place, part, kind, said in (('first', cls, type, 'class'), ('second', args, tuple, 'tuple'), ('third', keywords, dict, 'dict')):
            if not isinstance(part, kind):
                raise PicklingError(f'{place} argument to __newobj_ex__() must be a {said}, not {_tn(part)}')
        if self._proto < 4:
            self._save_call(obj, partial(cls.__new__, cls, *args, **keywords), ())
            return
        self._part(obj, cls, 'class')
        self._part(obj, args, '__new__ arguments')
        self._part(obj, keywords, '__new__ arguments')
        self._out += b'\x92'

    def _save_state(self, obj, state, setter):
        if setter is None:
            self._part(obj, state, 'state')
            self._out += b'b'
            return
        self._part(obj, setter, 'state setter')
        self._save(obj)
        self._part(obj, state, 'state')
        self._out += b'\x86R0'

    def _save_global(self, obj, name):
        if name is None:
            name = getattr(obj, '__qualname__', None)
            if name is None:
                name = obj.__name__
        module, path = whichmodule(obj, name), name.split('.')
        found = _look_up(obj, module, name, path)
        if found is not obj:
            raise PicklingError(f"Can't pickle {obj!r}: it's not the same object as {module}.{name}")
        code = _extension_registry.get((module, name)) if self._proto >= 2 else None
        if code is not None:
            head = (b'\x82', 'B') if code < 256 else (b'\x83', 'H') if code < 65536 else (b'\x84', 'i')
            self._out += pack('<c' + head[1], head[0], code)
            return
        if self._proto >= 4:
            self._save(module)
            self._save(name)
            self._out += b'\x93'
        elif len(path) > 1:
            self._save_dotted(module, path)
        else:
            self._save_line(module, name)
        self._put(obj)

    def _save_dotted(self, module, path):
        first, *rest = path
        for _ in rest:
            self._save(getattr)
            if self._proto < 2:
                self._out += b'('
        self._save_line(module, first)
        for name in rest:
            self._save(name)
            self._out += b'tR' if self._proto < 2 else b'\x86R'

    def _save_line(self, module, name):
        if self._renamed:
            from _compat_pickle import REVERSE_IMPORT_MAPPING, REVERSE_NAME_MAPPING

            found = REVERSE_NAME_MAPPING.get((module, name))
            module, name = found or (REVERSE_IMPORT_MAPPING.get(module, module), name)
        encoding = 'utf-8' if self._proto >= 3 else 'ascii'
        lines = []
        for text, what in ((module, 'module'), (name, 'global')):
            try:
                lines.append(text.encode(encoding))
            except UnicodeEncodeError:
                raise PicklingError(f"can't pickle {what} identifier {text!r} using pickle protocol {self._proto}")
        self._out += b'c%b\n%b\n' % tuple(lines)


_no_name = Pickler.persistent_id


def _batches(items, n, proto, least):
    """(whether it stands alone, some of them): by how many are written at once. The size is known of lists and dicts; dicts
    have an empty batch behind a full one."""
    if not proto or n == 1:
        for item in items:
            yield True, (item,)
        return
    more = n is None or n > 0
    while more:
        batch = [item for _, item in zip(range(_BATCH), items)]
        if n is None:
            more = len(batch) == _BATCH
            if batch:
                yield len(batch) == 1, batch
        else:
            n -= _BATCH
            more = n >= least
            yield False, batch


def _reduced(pickler, obj, cls):
    """What an object says of how it is made again."""
    if cls is bytes:
        if not obj:
            return bytes, ()
        from codecs import encode

        return encode, (obj.decode('latin-1'), 'latin1')
    if cls is bytearray and obj and pickler._proto < 3:
        return bytearray, (bytes(obj),)
    how = getattr(obj, '__reduce_ex__', None)
    if how is not None:
        return how(pickler._proto)
    how = getattr(obj, '__reduce__', None)
    if how is None:
        raise PicklingError(f"can't pickle {_full(obj)} object")
    return how()


def _entry_of(table, cls):
    try:
        return table[cls]
    except KeyError:
        return None


def _check_reply(make, args, items, pairs, setter):
    if not callable(make):
        raise PicklingError(_REPLY.format('first', 'callable', _tn(make)))
    if not isinstance(args, tuple):
        raise PicklingError(_REPLY.format('second', 'a tuple', _tn(args)))
    for place, given in (('fourth', items), ('fifth', pairs)):
        if given is not None and not hasattr(type(given), '__next__'):
            raise PicklingError(_REPLY.format(place, 'an iterator', _tn(given)))
    if setter is not None and not callable(setter):
        raise PicklingError(_REPLY.format('sixth', 'callable', _tn(setter)))


def whichmodule(obj, name):
    """The module that an object is of."""
    if '<locals>' in name.split('.'):
        raise PicklingError(f"Can't pickle local object {obj!r}")
    module = getattr(obj, '__module__', None)
    if module is not None:
        return module
    from sys import modules

    path = name.split('.')
    for module, found in [*modules.items()]:
        if module not in ('__main__', '__mp_main__') and found is not None:
            try:
                if _path(found, path) is obj:
                    return module
            except AttributeError:
                pass
    return '__main__'


def _look_up(obj, module, name, path):
    try:
        found = _module(module)
    except (ImportError, ValueError) as e:
        raise PicklingError(f"Can't pickle {obj!r}: {e}")
    try:
        return _path(found, path)
    except AttributeError:
        raise PicklingError(f"Can't pickle {obj!r}: it's not found as {module}.{name}")


def _save_none(pickler, obj):
    pickler._out += b'N'


def _save_bool(pickler, obj):
    if pickler._proto >= 2:
        pickler._out += b'\x88' if obj else b'\x89'
    else:
        pickler._out += b'I01\n' if obj else b'I00\n'


def _save_int(pickler, obj):
    out, proto = pickler._out, pickler._proto
    if -0x80000000 <= obj <= 0x7fffffff:
        if not proto:
            out += b'I%d\n' % obj
        elif 0 <= obj < 256:
            out += b'K' + bytes([obj])
        else:
            out += pack('<cH', b'M', obj) if 0 <= obj < 65536 else pack('<ci', b'J', obj)
    elif proto < 2:
        out += b'L%bL\n' % str(obj).encode()
    else:
        data = _long(obj)
        n = len(data)
        out += (b'\x8a' + bytes([n]) if n < 256 else pack('<ci', b'\x8b', n)) + data


def _long(number):
    """An int in as few bytes as it needs, the lowest first; none for 0."""
    if not number:
        return b''
    return number.to_bytes(((number if number > 0 else ~number).bit_length() >> 3) + 1, 'little', signed=True)


def _save_float(pickler, obj):
    pickler._out += pack('>cd', b'G', obj) if pickler._proto else b'F%b\n' % repr(obj).encode()


# What is written whole, and never twice; and what has bytes of its own, some of it only since a protocol.
_ATOMS = {type(None): _save_none, bool: _save_bool, int: _save_int, float: _save_float}
_OWN = {
    bytes: Pickler._save_bytes, str: Pickler._save_str, tuple: Pickler._save_tuple, list: Pickler._save_list, dict: Pickler._save_dict,
    set: Pickler._save_set, frozenset: Pickler._save_frozenset, bytearray: Pickler._save_bytearray, PickleBuffer: Pickler._save_buffer,
}
_SINCE = {bytes: 3, set: 4, frozenset: 4, bytearray: 5}

Pickler.__module__ = '_pickle'
_type_made(Pickler, True)


def dump(obj, file, protocol=None, *, fix_imports=True, buffer_callback=None):
    """Write an object to a file."""
    Pickler(file, protocol, fix_imports, buffer_callback).dump(obj)


def dumps(obj, protocol=None, *, fix_imports=True, buffer_callback=None):
    """An object as bytes."""
    file = BytesIO()
    Pickler(file, protocol, fix_imports, buffer_callback).dump(obj)
    return file.getvalue()


def load(file, *, fix_imports=True, encoding='ASCII', errors='strict', buffers=()):
    """The object that a file has next."""
    return Unpickler(file, fix_imports=fix_imports, encoding=encoding, errors=errors, buffers=buffers).load()


def loads(data, /, *, fix_imports=True, encoding='ASCII', errors='strict', buffers=()):
    """The object that bytes say how to make."""
    if type(data) is not bytes:
        if not isinstance(data, Buffer):
            raise TypeError(f"a bytes-like object is required, not '{_argument_name(data)}'")
        data = bytes(memoryview(data))
    return _reader(data, fix_imports, encoding, errors, buffers).load()
