# What str, bytes and bytearray do with objects whose classes were made by programs. See core/lib/twins.def.

from _hn import (_bytearray_refill, _codec_name, _index, _isinstance, _lookup, _percent_next, _percent_put, _proxy_mapping, _ships,
                 _special, _str_field_first, _str_field_next, _str_format_next, _text_payload, _text_wrap, _type_has, _type_of)
from _hn.builtins import _tn
from _hn.dicts import _full_name
from _hn.imports import _import_dotted
from _hn.memoryviews import _buffer_bytes
from _hn.operators import _mappingproxy
from _hn.sequences import _hint, steps


# What * repeats.
_sequences = (list, tuple, str, bytes, bytearray)


def text_lines(text, keepends):
    return text.splitlines(True if keepends else False)


def str_of(x):
    if type(x) is _mappingproxy:
        return str(_proxy_mapping(x))
    inherited = _lookup(type(x), '__str__', None) is object.__str__
    text = _special(x, '__repr__' if inherited else '__str__')()
    if not _isinstance(text, str):
        raise TypeError(f'__str__ returned non-string (type {_tn(text)})')
    return text


def text_new(base, cls, args):
    return _text_wrap(cls, _text_payload(base(*args)))


def codec_call(data, encoding, errors):
    if not _ships('codecs'):
        _codec_name(encoding)
        raise LookupError(f"unknown error handler name '{errors}'")
    return _import_dotted('codecs', False)._coded(data, encoding, errors)


def str_join(separator, iterable):
    try:
        items = steps(iter(iterable))
    except TypeError:
        raise TypeError('can only join an iterable') from None
    if type(separator) is str:
        return separator.join([*items])
    plain = []
    hold = memoryview(separator)
    for i, x in enumerate(items):
        try:
            plain.append(_buffer_bytes(x))
        except Exception:
            raise TypeError(f'sequence item {i}: expected a bytes-like object, {_tn(x)} found') from None
    hold.release()
    return separator.join(plain)


def str_translate(text, table):
    out = []
    for c in text:
        try:
            to = table[ord(c)]
        except LookupError:
            out.append(c)
            continue
        if to is None:
            continue
        if _isinstance(to, int):
            if not 0 <= to <= 0x10FFFF:
                raise ValueError('character mapping must be in range(0x110000)')
            to = chr(to)
        elif not _isinstance(to, str):
            raise TypeError('character mapping must return integer, None or str')
        out.append(to)
    return ''.join(out)


# str.format. `state` holds the numbering: [next automatic index, mode], mode 1 automatic, 2 manual.


def str_format(text, args, kwargs):
    return _format_pieces(text, args, kwargs, [0, 0], 1)


def _format_pieces(text, args, kwargs, state, depth):
    if depth < 0:
        raise ValueError('Max string recursion exceeded')
    out = []
    pos = 0
    end = len(text)
    while pos < end:
        pos, literal, name, conversion, spec, nested = _str_format_next(text, pos)
        out.append(literal)
        if name is None:
            continue
        value = _format_field(name, args, kwargs, state)
        if conversion is not None:
            value = _format_convert(value, conversion)
        if nested:
            spec = _format_pieces(spec, args, kwargs, state, depth - 1)
        out.append(format(value, spec))
    return ''.join(out)


def _format_convert(value, conversion):
    if conversion == 'r':
        return repr(value)
    if conversion == 's':
        return str(value)
    if conversion == 'a':
        return ascii(value)
    if 32 < ord(conversion) < 127:
        raise ValueError(f'Unknown conversion specifier {conversion}')
    raise ValueError(f'Unknown conversion specifier \\x{ord(conversion):x}')


def _format_number(state, mode):
    if state[1] and state[1] != mode:
        if mode == 1:
            raise ValueError('cannot switch from manual field specification to automatic field numbering')
        raise ValueError('cannot switch from automatic field numbering to manual field specification')
    state[1] = mode


def _format_field(name, args, kwargs, state):
    first, pos = _str_field_first(name)
    if first == '':
        _format_number(state, 1)
        first = state[0]
        state[0] += 1
    elif _isinstance(first, int):
        _format_number(state, 2)
    if _isinstance(first, int):
        if args is None:
            raise ValueError('Format string contains positional fields')
        if first >= len(args):
            raise IndexError(f'Replacement index {first} out of range for positional args tuple')
        value = args[first]
    else:
        value = kwargs[first]
    end = len(name)
    while pos < end:
        pos, attribute, key = _str_field_next(name, pos)
        value = getattr(value, key) if attribute else value[key]
    return value


# str % args and bytes % args.


def str_percent(text, args):
    return ''.join(_percent_pieces(text, args, '%', '(', 'string', (tuple, str)))


def bytes_percent(text, args):
    data = b''.join(_percent_pieces(text, args, b'%', b'(', 'bytes', (tuple, str, bytes, bytearray)))
    return bytearray(data) if _isinstance(text, bytearray) else data


def _percent_pieces(text, args, sign, bracket, noun, plain):
    getter = None if _isinstance(args, plain) else _lookup(_type_of(args), '__getitem__', None)
    mapping = getter is not None and getattr(getter, '__qualname__', None) != 'deque.__getitem__'
    items = _text_payload(args) if _isinstance(args, tuple) else (args,)
    next_item = pos = 0
    out = []
    while True:
        at = text.find(sign, pos)
        if at < 0:
            out.append(text[pos:])
            break
        out.append(text[pos:at])
        pos = at + 1
        c = text[pos:pos + 1]
        if c == sign:
            out.append(c)
            pos += 1
            continue
        if c == bracket and not mapping:
            raise TypeError('format requires a mapping')
        pos, key, conversion, star_width, star_precision, state = _percent_next(text, pos)
        if key is not None:
            items = (args[key],)
            next_item = 0
        stars = [None, None]
        for i, wanted in enumerate((star_width, star_precision, True)):
            if i == 2 and conversion is None:
                raise ValueError('incomplete format')
            if not wanted:
                continue
            if next_item >= len(items):
                raise TypeError('not enough arguments for format string')
            value = items[next_item]
            next_item += 1
            if i < 2:
                if not _isinstance(value, int):
                    raise TypeError('* wants int')
                stars[i] = value
        conversion, value = _percent_value(conversion, value, noun == 'string')
        out.append(_percent_put(text, conversion, state, *stars, value))
    if next_item < len(items) and not mapping:
        raise TypeError(f'not all arguments converted during {noun} formatting')
    return out


def _percent_value(conversion, value, is_text):
    """A builtin value for _percent_put, and the conversion that it then needs."""
    if conversion in 'sra' or (conversion == 'b' and not is_text):
        return 's', _percent_object(conversion, value, is_text)
    if conversion in 'diu':
        if _isinstance(value, int):
            return conversion, value
        if _type_has(value, '__int__') or _type_has(value, '__index__') or _type_has(value, '__float__'):
            try:
                return conversion, int(value)
            except TypeError:
                pass
        raise TypeError(f'%{conversion} format: a real number is required, not {_tn(value)}')
    if conversion in 'xXo':
        if _type_has(value, '__index__'):
            try:
                return conversion, _index(value)
            except TypeError:
                pass
        raise TypeError(f'%{conversion} format: an integer is required, not {_tn(value)}')
    if conversion in 'eEfFgG':
        if _isinstance(value, float):
            return conversion, float.__float__(value)
        if _type_has(value, '__float__') or _type_has(value, '__index__'):
            try:
                return conversion, float(value)
            except TypeError:
                if is_text:
                    raise
        if is_text:
            raise TypeError(f'must be real number, not {_tn(value)}')
        raise TypeError(f'float argument required, not {_tn(value)}')
    if conversion == 'c':
        return conversion, _percent_char(value, is_text)
    return conversion, None


def _percent_object(conversion, value, is_text):
    if conversion == 'r' and is_text:
        return _text_payload(repr(value))
    if conversion == 'a' or conversion == 'r':
        return ascii(value) if is_text else ascii(value).encode()
    if is_text:
        return _text_payload(str(value))
    plain = _text_payload(value)
    if _isinstance(plain, (bytes, bytearray)):
        return plain
    data = _buffer_bytes(value, 284)
    if data is not value or type(value) is memoryview:
        return bytes(data)
    if not _type_has(value, '__bytes__'):
        raise TypeError('%b requires a bytes-like object, or an object that implements __bytes__, '
                        f"not '{_tn(value)}'")
    return _call_bytes(value)


def _percent_char(value, is_text):
    if _isinstance(value, (str, int) if is_text else (bytes, bytearray, int)):
        return value
    if _type_has(value, '__index__'):
        try:
            return _index(value)
        except TypeError:
            if not is_text:
                raise
    name = _full_name(type(value))
    if is_text:
        raise TypeError(f'%c requires an int or a unicode character, not {name}')
    raise TypeError(f'%c requires an integer in range(256) or a single byte, not {name}')


# bytes and bytearray.


def _call_bytes(x):
    data = _special(x, '__bytes__')()
    if not _isinstance(data, bytes):
        raise TypeError(f'__bytes__ returned non-bytes (type {_tn(data)})')
    return _text_payload(data)


# The bytes of an iterable of ints. `hint`: how long it may be is asked.
def _ints_of(x, message, noun='byte', hint=False):
    items = None
    try:
        items = iter(x)
    except TypeError:
        pass
    if items is None:
        raise TypeError(message)
    if hint:
        _hint(x)
    found = []
    for i in steps(items):
        i = _index(i)
        if not 0 <= i < 256:
            raise ValueError(noun + ' must be in range(0, 256)')
        found.append(i)
    return found


# What __index__ says, or None when it does not say it.
def _text_size(x):
    if _type_has(x, '__index__'):
        try:
            return _index(x)
        except TypeError:
            pass
    return None


def bytes_of(x):
    if _type_has(x, '__bytes__'):
        return _call_bytes(x)
    if _isinstance(x, str):
        raise TypeError('string argument without an encoding')
    plain = _text_payload(x)
    if _isinstance(plain, (bytes, bytearray)):
        return bytes(plain)
    size = _text_size(x)
    if size is not None:
        return bytes(size)
    data = _buffer_bytes(x, 284)
    if data is not x:
        return data
    return bytes(_ints_of(x, f"cannot convert '{_tn(x)}' object to bytes", 'bytes', True))


def bytearray_of(x, *coding):
    if coding:
        return bytearray(bytes(x, *coding))
    plain = _text_payload(x)
    if _isinstance(plain, (bytes, bytearray)):
        return bytearray(plain)
    if _isinstance(plain, str):
        raise TypeError('string argument without an encoding')
    size = _text_size(x)
    if size is not None:
        return bytearray(size)
    data = _buffer_bytes(x, 284)
    if data is not x:
        return bytearray(data)
    return bytearray(_ints_of(x, f"cannot convert '{_tn(x)}' object to bytearray"))


def bytearray_init(self, source, *coding):
    _bytearray_refill(self, bytes(bytearray_of(source, *coding)))


def bytearray_extend(self, iterable):
    data = _buffer_bytes(iterable)
    self.extend(data if data is not iterable else bytearray(_ints_of(iterable, f"can't extend bytearray with {_tn(iterable)}", hint=True)))
