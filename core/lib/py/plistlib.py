"""Property lists, in XML and in Apple's binary format: read and written."""

import binascii
import codecs
import datetime
import enum
import re
from io import BytesIO
from itertools import islice
from struct import pack, unpack
from xml.parsers.expat import ParserCreate

__all__ = ['InvalidFileException', 'FMT_XML', 'FMT_BINARY', 'load', 'dump', 'loads', 'dumps', 'UID']

PlistFormat = enum.Enum('PlistFormat', 'FMT_XML FMT_BINARY', module=__name__)
FMT_XML, FMT_BINARY = PlistFormat


class InvalidFileException(ValueError):
    """Raised for what is no property list."""

    def __init__(self, message='Invalid file'):
        ValueError.__init__(self, message)


class UID:
    """The number by which a keyed archive names one of its objects."""

    def __init__(self, data):
        if not isinstance(data, int):
            raise TypeError('data must be an int')
        if data >> 64:
            raise ValueError('UIDs cannot be >= 2**64' if data > 0 else 'UIDs must be positive')
        self.data = data

    def __index__(self):
        return self.data

    def __repr__(self):
        return f'{type(self).__name__}({self.data!r})'

    def __reduce__(self):
        return type(self), (self.data,)

    def __eq__(self, other):
        return self.data == other.data if isinstance(other, UID) else NotImplemented

    def __hash__(self):
        return hash(self.data)


# ---- XML, read ----

_DATE = re.compile(r'(?P<a>\d{4})(?:-(?P<b>\d\d)(?:-(?P<c>\d\d)(?:T(?P<d>\d\d)(?::(?P<e>\d\d)(?::(?P<f>\d\d))?)?)?)?)?Z', re.ASCII).match


def _integer(text):
    return int(text, 16 if text.startswith(('0x', '0X')) else 10)


def _moment(text, aware):
    numbers = [int(part) for part in _DATE(text).groupdict().values() if part]
    return datetime.datetime(*numbers, tzinfo=datetime.UTC if aware else None)


class _Reader:
    """What a parser has met: open containers, a key that waits for its value, the whole."""

    def __init__(self, dict_type, aware):
        self.open, self.key, self.whole, self.pieces, self.dict_type = [], None, None, [], dict_type
        self.values = {
            'true': lambda text: True, 'false': lambda text: False, 'integer': _integer, 'real': float, 'string': str,
            'data': lambda text: binascii.a2b_base64(text.encode()), 'date': lambda text: _moment(text, aware)}

    def read(self, file):
        """The value in a document."""
        self.parser = parser = ParserCreate()
        parser.StartElementHandler, parser.EndElementHandler = self.begin, self.end
        parser.CharacterDataHandler, parser.EntityDeclHandler = self.pieces.append, self.entity
        parser.ParseFile(file)
        return self.whole

    def entity(self, *declaration):
        """Nothing is expanded."""
        raise InvalidFileException('XML entity declarations are not supported in plist files')

    def wrong(self, what='unexpected element'):
        """Say where something is wrong."""
        raise ValueError(f'{what} at line {self.parser.CurrentLineNumber}')

    def begin(self, element, attributes):
        """An element opens."""
        self.pieces.clear()
        if element == 'dict':
            self.put(made := self.dict_type())
            self.open.append(made)
        elif element == 'array':
            self.put(made := [])
            self.open.append(made)

    def end(self, element):
        """An element closes."""
        if element == 'key':
            if self.key or not isinstance(self.open[-1], type({})):
                self.wrong('unexpected key')
            self.key = self.text()
        elif element == 'dict':
            if self.key:
                self.wrong(f"missing value for key '{self.key}'")
            self.open.pop()
        elif element == 'array':
            self.open.pop()
        elif element in self.values:
            self.put(self.values[element](self.text()))

    def text(self):
        """What stands in the element that closes."""
        text = ''.join(self.pieces)
        self.pieces.clear()
        return text

    def put(self, value):
        """A value goes where one is expected."""
        inside = self.open[-1] if self.open else None
        if self.key is not None:
            if not isinstance(inside, type({})):
                self.wrong()
            inside[self.key], self.key = value, None
        elif not self.open:
            self.whole = value
        elif isinstance(inside, list):
            inside.append(value)
        else:
            self.wrong()


# ---- XML, written ----

PLISTHEADER = b'''<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
'''
_CONTROLS = re.compile('[\0-\\x08\\x0b\\x0c\\x0e-\\x1f]').search


def _escaped(text):
    if _CONTROLS(text):
        raise ValueError("strings can't contain control characters; use bytes instead")
    text = text.replace('\r\n', '\n').replace('\r', '\n').replace('&', '&amp;')
    return text.replace('<', '&lt;').replace('>', '&gt;')


def _dated(value, aware):
    if aware:
        value = value.astimezone(datetime.UTC)
    return '%04d-%02d-%02dT%02d:%02d:%02dZ' % value.timetuple()[:6]


def _pairs(mapping, sort_keys, skipkeys):
    """The items of a dict that have keys which can be written."""
    for key, value in sorted(mapping.items()) if sort_keys else mapping.items():
        if isinstance(key, str):
            yield key, value
        elif not skipkeys:
            raise TypeError('keys must be strings')


class _Writer:
    """Writes values as XML, line by line."""

    def __init__(self, file, sort_keys, skipkeys, aware):
        self.file, self.sort_keys, self.skipkeys, self.aware = file, sort_keys, skipkeys, aware

    def whole(self, value):
        """A document."""
        self.file.write(PLISTHEADER)
        self.line('', '<plist version="1.0">')
        self.value(value, '')
        self.line('', '</plist>')

    def line(self, indent, text):
        """One line."""
        self.file.write((indent + text + '\n').encode())

    def value(self, value, indent):
        """A value, of whatever type."""
        if isinstance(value, str):
            self.line(indent, f'<string>{_escaped(value)}</string>')
        elif value is True or value is False:
            self.line(indent, '<true/>' if value else '<false/>')
        elif isinstance(value, int):
            if not -(1 << 63) <= value < 1 << 64:
                raise OverflowError(value)
            self.line(indent, f'<integer>{value:d}</integer>')
        elif isinstance(value, float):
            self.line(indent, f'<real>{value!r}</real>')
        elif isinstance(value, datetime.datetime):
            self.line(indent, f'<date>{_dated(value, self.aware)}</date>')
        elif isinstance(value, (bytes, bytearray)):
            self.data(value, indent)
        elif isinstance(value, (dict, list, tuple)):
            self.container(value, indent)
        else:
            raise TypeError(f'unsupported type: {type(value)}')

    def data(self, value, indent):
        """Bytes, in lines of 76 columns."""
        width = max(16, 76 - 8 * len(indent)) // 4 * 3
        self.line(indent, '<data>')
        for at in range(0, len(value), width):
            self.line(indent, binascii.b2a_base64(value[at:at + width], newline=False).decode())
        self.line(indent, '</data>')

    def container(self, value, indent):
        """A dict, or an array."""
        name = 'dict' if isinstance(value, dict) else 'array'
        if not value:
            return self.line(indent, f'<{name}/>')
        self.line(indent, f'<{name}>')
        inner = indent + '\t'
        if name == 'dict':
            for key, item in _pairs(value, self.sort_keys, self.skipkeys):
                self.line(inner, f'<key>{_escaped(key)}</key>')
                self.value(item, inner)
        else:
            for item in value:
                self.value(item, inner)
        self.line(indent, f'</{name}>')


# ---- binary, read ----

_EPOCH = datetime.datetime(2001, 1, 1)
_CONSTANTS = {0: None, 8: False, 9: True, 15: b''}
_MADE = object()


class _Unpacker:
    """The objects of a binary list, by number; each is made once."""

    def __init__(self, data, dict_type, aware):
        self.data, self.dict_type, self.aware = data, dict_type, aware
        if len(data) < 32:
            raise InvalidFileException()
        width, self.width, count, self.top, table = unpack('>6xBBQQQ', data[-32:])
        self.places = self.numbers(table, count, width)
        self.made = [_MADE] * count

    def bytes(self, at, size):
        """So many bytes from there."""
        found = self.data[at:at + size]
        if len(found) != size:
            raise InvalidFileException()
        return found

    def numbers(self, at, count, width):
        """A table of numbers, each of so many bytes."""
        data = self.bytes(at, count * width)
        if not count or not width:
            raise InvalidFileException()
        return [int.from_bytes(data[i:i + width]) for i in range(0, len(data), width)]

    def length(self, at, low):
        """(how many there are, where they begin) for a byte that ends in `low`."""
        if low != 15:
            return low, at
        size = 1 << (self.bytes(at, 1)[0] & 3)
        return int.from_bytes(self.bytes(at + 1, size)), at + 1 + size

    def object(self, number):
        """The object of that number."""
        value = self.made[number]
        if value is not _MADE:
            return value
        at = self.places[number]
        token = self.bytes(at, 1)[0]
        kind, low = token >> 4, token & 15
        if kind == 0xA:
            return self.array(number, *self.length(at + 1, low))
        if kind == 0xD:
            return self.dict(number, *self.length(at + 1, low))
        value = self.made[number] = self.plain(kind, low, at + 1)
        return value

    def plain(self, kind, low, at):
        """An object that holds no others."""
        if kind == 0 and low in _CONSTANTS:
            return _CONSTANTS[low]
        if kind == 1:
            return int.from_bytes(self.data[at:at + (1 << low)], signed=low > 2)
        if kind == 2 and low in (2, 3):
            return unpack('>f' if low == 2 else '>d', self.bytes(at, 1 << low))[0]
        if kind == 3 and low == 3:
            seconds = unpack('>d', self.bytes(at, 8))[0]
            return (_EPOCH.replace(tzinfo=datetime.UTC) if self.aware else _EPOCH) + datetime.timedelta(seconds=seconds)
        if kind == 8:
            return UID(int.from_bytes(self.bytes(at, 1 + low)))
        if kind not in (4, 5, 6):
            raise InvalidFileException()
        size, at = self.length(at, low)
        data = self.bytes(at, size * (2 if kind == 6 else 1))
        return data if kind == 4 else data.decode('ascii' if kind == 5 else 'utf-16be')

    def array(self, number, size, at):
        """A list."""
        inner = self.numbers(at, size, self.width) if size else []
        made = self.made[number] = []
        for each in inner:
            made.append(self.object(each))
        return made

    def dict(self, number, size, at):
        """A dict: numbers of keys, then those of values."""
        inner = self.numbers(at, 2 * size, self.width) if size else []
        made = self.made[number] = self.dict_type()
        for key, value in zip(inner, islice(inner, size, None)):
            try:
                made[self.object(key)] = self.object(value)
            except TypeError:
                raise InvalidFileException()
        return made


# ---- binary, written ----

def _width(number):
    """How many bytes a number takes: 1, 2, 4 or 8."""
    return next(size for size in (1, 2, 4, 8) if number < 1 << 8 * size)


def _sized(token, size):
    if size < 15:
        return bytes([token | size])
    if size >= 1 << 64:
        raise OverflowError(size)
    width = _width(size)
    return bytes([token | 15, 0x10 | width.bit_length() - 1]) + size.to_bytes(width)


def _packed_int(value):
    if value < 0:
        return b'\x13' + pack('>q', value)
    width = _width(value) if value < 1 << 63 else 16
    return bytes([0x10 | width.bit_length() - 1]) + value.to_bytes(width)


class _Packer:
    """Numbers all objects in a value, and packs them."""

    def __init__(self, sort_keys, skipkeys, aware):
        self.sort_keys, self.skipkeys, self.aware = sort_keys, skipkeys, aware
        self.objects, self.known = [], {}

    def key(self, value):
        """What values that are packed once have in common: equal scalars of a type, or one container."""
        return (type(value), value) if isinstance(value, (str, int, float, datetime.datetime, bytes)) else id(value)

    def number(self, value):
        """Give a value and all in it numbers."""
        key = self.key(value)
        if key in self.known:
            return
        self.known[key] = len(self.objects)
        entry = [value, None, None]
        self.objects.append(entry)
        if isinstance(value, dict):
            pairs = list(_pairs(value, self.sort_keys, self.skipkeys))
            entry[1:] = [key for key, _ in pairs], [item for _, item in pairs]
        elif isinstance(value, (list, tuple)):
            entry[1:] = value, ()
        else:
            return
        for part in entry[1:]:
            for item in part:
                self.number(item)

    def whole(self, value):
        """A list, in bytes."""
        self.number(value)
        count = len(self.objects)
        self.width = _width(count)
        out = bytearray(b'bplist00')
        places = []
        for entry in self.objects:
            places.append(len(out))
            out += self.packed(*entry)
        table = len(out)
        width = _width(table)
        for place in places:
            out += place.to_bytes(width)
        return bytes(out + pack('>6xBBQQQ', width, self.width, count, 0, table))

    def references(self, values):
        """The numbers of values."""
        return b''.join([self.known[self.key(value)].to_bytes(self.width) for value in values])

    def packed(self, value, first, second):
        """One object."""
        if value is None or value is False or value is True:
            return b'\0' if value is None else b'\x09' if value else b'\x08'
        if first is not None:
            return _sized(0xD0 if isinstance(value, dict) else 0xA0, len(first)) + self.references(first) + self.references(second)
        if isinstance(value, UID):
            if value.data < 0:
                raise ValueError('UIDs must be positive')
            if value.data >= 1 << 64:
                raise OverflowError(value)
            width = _width(value.data)
            return bytes([0x80 | width - 1]) + value.data.to_bytes(width)
        if isinstance(value, int):
            if not -(1 << 63) <= value < 1 << 64:
                raise OverflowError(value)
            return _packed_int(value)
        if isinstance(value, float):
            return b'\x23' + pack('>d', value)
        if isinstance(value, datetime.datetime):
            if self.aware:
                value = value.astimezone(datetime.UTC).replace(tzinfo=None)
            return b'\x33' + pack('>d', (value - _EPOCH).total_seconds())
        if isinstance(value, (bytes, bytearray)):
            return _sized(0x40, len(value)) + value
        if isinstance(value, str):
            if value.isascii():
                return _sized(0x50, len(value)) + value.encode()
            data = value.encode('utf-16be')
            return _sized(0x60, len(data) // 2) + data
        raise TypeError(value)


# ---- what programs call ----

_STARTS = tuple(
    mark + start.encode(code) for start in ('<?xml', '<plist') for mark, code in (
        (b'', 'utf-8'), (codecs.BOM_UTF8, 'utf-8'), (codecs.BOM_UTF16_BE, 'utf-16-be'), (codecs.BOM_UTF16_LE, 'utf-16-le')))


def load(fp, *, fmt=None, dict_type=dict, aware_datetime=False):
    """The value in a file, which is open for reading bytes."""
    if fmt is None:
        head = fp.read(32)
        fp.seek(0)
        fmt = FMT_XML if head.startswith(_STARTS) else FMT_BINARY if head[:8] == b'bplist00' else None
        if fmt is None:
            raise InvalidFileException()
    elif fmt not in PlistFormat:
        raise KeyError(fmt)
    if fmt is FMT_XML:
        return _Reader(dict_type, aware_datetime).read(fp)
    try:
        unpacker = _Unpacker(fp.read(), dict_type, aware_datetime)
        return unpacker.object(unpacker.top)
    except (OSError, IndexError, OverflowError, ValueError):
        raise InvalidFileException()


def loads(value, *, fmt=None, dict_type=dict, aware_datetime=False):
    """The value in bytes, or in text that is XML."""
    if isinstance(value, str):
        if fmt == FMT_BINARY:
            raise TypeError('value must be bytes-like object when fmt is FMT_BINARY')
        value = value.encode()
    return load(BytesIO(value), fmt=fmt, dict_type=dict_type, aware_datetime=aware_datetime)


def dump(value, fp, *, fmt=FMT_XML, sort_keys=True, skipkeys=False, aware_datetime=False):
    """Write a value to a file, which is open for writing bytes."""
    if fmt not in PlistFormat:
        raise ValueError(f'Unsupported format: {fmt!r}')
    if fmt is FMT_XML:
        _Writer(fp, sort_keys, skipkeys, aware_datetime).whole(value)
    else:
        fp.write(_Packer(sort_keys, skipkeys, aware_datetime).whole(value))


def dumps(value, *, fmt=FMT_XML, skipkeys=False, sort_keys=True, aware_datetime=False):
    """A value as the bytes of a list."""
    file = BytesIO()
    dump(value, file, fmt=fmt, skipkeys=skipkeys, sort_keys=sort_keys, aware_datetime=aware_datetime)
    return file.getvalue()
