"""Values as bytes, in the format of CPython's own module; code is refused."""

from struct import pack as _pack
from struct import unpack_from as _unpack

from _hn import _tp_name

version = 5
_DEEPEST = 2000
_CODE = 'code objects cannot be marshalled in this sandbox: keep the source text'
_CONSTANTS = {None: b'N', True: b'T', False: b'F', ...: b'.', StopIteration: b'S'}
_END = object()


class _Writer:
    """Writes one value. What is begun waits on a stack: values may be nested deeply."""

    def __init__(self, kind, allow_code):
        self.kind, self.allow_code = kind, allow_code
        self.out, self.seen, self.waiting = [], {}, []

    def write(self, value):
        waiting = self.waiting
        self.one(value)
        while waiting:
            if len(waiting) > _DEEPEST:
                raise ValueError('object too deeply nested to marshal')
            item = next(waiting[-1], _END)
            if item is _END:
                waiting.pop()
            else:
                self.one(item)
        return b''.join(self.out)

    def one(self, value):
        cls = type(value)
        if value is None or cls is bool or value is ... or value is StopIteration:
            self.out.append(_CONSTANTS[value])
            return
        flag = 0
        if self.kind >= 3:
            number = self.seen.get(id(value))
            if number is not None:
                self.out.append(b'r' + _pack('<i', number[0]))
                return
            # The value is kept, so that no other gets its id.
            self.seen[id(value)] = len(self.seen), value
            flag = 128
        write = _WRITERS.get(cls)
        if write is None:
            write = _bytes if isinstance(value, (bytearray, memoryview)) else self.refuse(value)
        write(self, value, flag)

    def refuse(self, value):
        if _tp_name(value) == 'code':
            raise ValueError(_CODE if self.allow_code else 'marshalling code objects is disallowed')
        raise ValueError('unmarshallable object')

    def put(self, letter, flag, form='', *values):
        self.out.append(_pack('<B' + form, letter[0] | flag, *values))


def _int(writer, value, flag):
    if -(1 << 31) <= value < 1 << 31:
        return writer.put(b'i', flag, 'i', value)
    size, digits = abs(value), []
    bits = (size.bit_length() + 14) // 15
    data = size.to_bytes((bits * 15 + 7) // 8 + 4, 'little')
    for place in range(0, bits * 15, 15):
        digits.append(int.from_bytes(data[place // 8 : place // 8 + 3], 'little') >> place % 8 & 0x7fff)
    writer.put(b'l', flag, f'i{bits}H', bits if value > 0 else -bits, *digits)


def _float(writer, value, flag):
    if writer.kind > 1:
        return writer.put(b'g', flag, 'd', value)
    writer.put(b'f', flag)
    _number_text(writer, value)


def _number_text(writer, value):
    text = b'%.17g' % value
    writer.out.append(bytes([len(text)]) + text)


def _complex(writer, value, flag):
    if writer.kind > 1:
        return writer.put(b'y', flag, 'dd', value.real, value.imag)
    writer.put(b'x', flag)
    _number_text(writer, value.real)
    _number_text(writer, value.imag)


def _str(writer, value, flag):
    named = value.isidentifier()  # CPython shares names where they are loaded, and so writes them in another way
    if writer.kind >= 4 and value.isascii():
        if len(value) < 256:
            writer.put(b'Z' if named else b'z', flag, 'B', len(value))
        else:
            writer.put(b'A' if named else b'a', flag, 'i', len(value))
        writer.out.append(value.encode())
    else:
        data = value.encode('utf-8', 'surrogatepass')
        writer.put(b't' if named and writer.kind >= 3 else b'u', flag, 'i', len(data))
        writer.out.append(data)


def _bytes(writer, value, flag):
    data = bytes(value)
    writer.put(b's', flag, 'i', len(data))
    writer.out.append(data)


def _tuple(writer, value, flag):
    if writer.kind >= 4 and len(value) < 256:
        writer.put(b')', flag, 'B', len(value))
    else:
        writer.put(b'(', flag, 'i', len(value))
    writer.waiting.append(iter(value))


def _sized(letter):
    def write(writer, value, flag):
        writer.put(letter, flag, 'i', len(value))
        # A list that is changed meanwhile is written as it was.
        writer.waiting.append(iter([*value]))
    return write


def _dict(writer, value, flag):
    writer.put(b'{', flag)
    writer.waiting.append(_items([*value.items()], writer))


def _items(pairs, writer):
    for pair in pairs:
        yield from pair
    writer.out.append(b'0')


def _slice(writer, value, flag):
    if writer.kind < 5:
        raise ValueError('unmarshallable object')
    writer.put(b':', flag)
    writer.waiting.append(iter((value.start, value.stop, value.step)))


_WRITERS = {int: _int, float: _float, complex: _complex, str: _str, bytes: _bytes, tuple: _tuple, list: _sized(b'['), set: _sized(b'<'),
            frozenset: _sized(b'>'), dict: _dict, slice: _slice}


class _Begun:
    """What is being read: its kind, the items that are there, and how many there are to be."""

    def __init__(self, letter, size, place, made):
        self.letter, self.size, self.place, self.made, self.items = letter, size, place, made, []


class _Reader:
    """Reads one value from the bytes that read(count) gives."""

    def __init__(self, read, allow_code):
        self.read, self.allow_code, self.known = read, allow_code, []

    def number(self, form, size):
        return _unpack('<' + form, self.take(size))[0]

    def take(self, size):
        data = self.read(size)
        if len(data) < size:
            raise EOFError('marshal data too short')
        return data

    def sized(self, what, form='i', size=4):
        count = self.number(form, size)
        if count < 0:
            raise ValueError(f'bad marshal data ({what} size out of range)')
        return count

    def value(self):
        frames = []
        while True:
            found = self.one(frames)
            while True:
                if found is frames:
                    break  # one that has items was begun
                if not frames:
                    if found is _END:
                        raise TypeError('NULL object in marshal data for object')
                    return found
                frame = frames[-1]
                if found is _END and frame.letter != '{':
                    raise TypeError(f'NULL object in marshal data for {_KINDS[frame.letter]}')
                if found is not _END:
                    frame.items.append(found)
                    if frame.made is not None and frame.letter == '[':
                        frame.made.append(found)
                if found is not _END and len(frame.items) != frame.size:
                    break
                frames.pop()
                found = self.whole(frame)

    def one(self, frames):
        letter = self.read(1)
        if not letter:
            raise EOFError('EOF read where object expected')
        flag, letter = letter[0] & 128, chr(letter[0] & 127)
        if letter in _SIMPLE:
            return _SIMPLE[letter]
        if letter == 'r':
            place = self.number('I', 4)
            if place >= len(self.known) or self.known[place] is _END:
                raise ValueError('bad marshal data (invalid reference)')
            return self.known[place]
        if letter in _KINDS:
            return self.begin(letter, flag, frames)
        read = _READERS.get(letter)
        if read is None:
            if letter == 'c':
                raise ValueError(_CODE if self.allow_code else 'unmarshalling code objects is disallowed')
            raise ValueError('bad marshal data (unknown type code)')
        found = read(self)
        if flag:
            self.known.append(found)
        return found

    def begin(self, letter, flag, frames):
        """Begin what has items; gives the frames, or it where it has none."""
        if len(frames) >= _DEEPEST:
            raise ValueError('recursion limit exceeded')
        if letter == ')':
            letter, size = '(', self.number('B', 1)
        else:
            size = -1 if letter == '{' else 3 if letter == ':' else self.sized(_KINDS[letter])
        made = [] if letter == '[' else {} if letter == '{' else None
        place = -1
        if flag:
            place = len(self.known)
            self.known.append(_END if made is None else made)
        frame = _Begun(letter, size, place, made)
        if size == 0:
            return self.whole(frame)
        frames.append(frame)
        return frames

    def whole(self, frame):
        """What is made of its items."""
        letter, items, made = frame.letter, frame.items, frame.made
        if letter == '{':
            made.update(zip(items[::2], items[1::2]))
        elif letter != '[':
            made = slice(*items) if letter == ':' else _MADE[letter](items)
        if frame.place >= 0:
            self.known[frame.place] = made
        return made

    def long(self):
        count = self.number('i', 4)
        digits = _unpack(f'<{abs(count)}H', self.take(2 * abs(count)))
        if count and (not digits[-1] or max(digits) > 0x7fff):
            why = 'digit out of range in long' if max(digits) > 0x7fff else 'unnormalized long data'
            raise ValueError(f'bad marshal data ({why})')
        whole = ''.join([f'{digit:015b}' for digit in reversed(digits)])
        found = int(whole or '0', 2)
        return -found if count < 0 else found

    def text(self):
        return self.take(self.number('B', 1))

    def text_float(self):
        return float(self.text())


_MADE = {'(': tuple, '<': set, '>': frozenset}
_KINDS = {'(': 'tuple', ')': 'tuple', '[': 'list', '{': 'dict', '<': 'set', '>': 'set', ':': 'slice'}
_SIMPLE = {'N': None, 'T': True, 'F': False, '.': ..., 'S': StopIteration, '0': _END}
_READERS = {
    'i': lambda reader: reader.number('i', 4), 'I': lambda reader: reader.number('q', 8), 'l': _Reader.long,
    'g': lambda reader: reader.number('d', 8), 'f': _Reader.text_float,
    'y': lambda reader: complex(reader.number('d', 8), reader.number('d', 8)),
    'x': lambda reader: complex(reader.text_float(), reader.text_float()),
    's': lambda reader: reader.take(reader.sized('bytes object')),
    'a': lambda reader: reader.take(reader.sized('string')).decode('latin-1'),
    'z': lambda reader: reader.text().decode('latin-1'),
    'u': lambda reader: reader.take(reader.sized('string')).decode('utf-8', 'surrogatepass'),
}
_READERS.update({'A': _READERS['a'], 'Z': _READERS['z'], 't': _READERS['u']})


def dumps(value, version=version, /, *, allow_code=True):
    """The bytes that stand for a value."""
    return _Writer(version, allow_code).write(value)


def dump(value, file, version=version, /, *, allow_code=True):
    """Give a file the bytes that stand for a value."""
    return file.write(dumps(value, version, allow_code=allow_code))


def loads(bytes, /, *, allow_code=True):
    """The value that bytes stand for; what is behind it is left."""
    try:
        data = memoryview(bytes).cast('B')
    except TypeError:
        raise TypeError(f"a bytes-like object is required, not '{_tp_name(bytes)}'") from None
    place = [0]

    def read(size):
        begin = place[0]
        place[0] += size
        return data[begin : begin + size].tobytes()
    return _Reader(read, allow_code).value()


def load(file, /, *, allow_code=True):
    """The value that the next bytes of a file stand for."""
    def read(size):
        found = file.read(size)
        if not isinstance(found, (bytes, bytearray)):
            raise TypeError(f'file.read() returned not bytes but {_tp_name(found)}')
        return found
    return _Reader(read, allow_code).value()
