"""How str.format() reads format strings, for string.Formatter."""

_TOO_LONG = 'Too many decimal digits in format string'


def _key(text):
    if not text.isdecimal():
        return text
    if len(text) > 40 or int(text) > 0x7fffffffffffffff:
        raise ValueError(_TOO_LONG)
    return int(text)


def _end_of_name(text, i):
    while i < len(text) and text[i] not in '.[':
        i += 1
    return i


def formatter_field_name_split(string, /):
    """The first part of a field's name, and (is it an attribute, name or index) for each of the others."""
    if not isinstance(string, str):
        raise TypeError('expected str, got ' + type(string).__name__)
    end = _end_of_name(string, 0)
    return _key(string[:end]), _steps(string, end)


def _steps(text, i):
    while i < len(text):
        start = i + 1
        if text[i] == '.':
            i = _end_of_name(text, start)
            name = text[start:i]
        elif text[i] == '[':
            end = text.find(']', start)
            if end < 0:
                raise ValueError("Missing ']' in format string")
            name, i = text[start:end], end + 1
        else:
            raise ValueError("Only '.' or '[' may follow ']' in format field specifier")
        if not name:
            raise ValueError('Empty attribute in format string')
        yield (True, name) if text[start - 1] == '.' else (False, _key(name))


def formatter_parser(string, /):
    """(literal, field, spec, conversion) for each part."""
    if not isinstance(string, str):
        raise TypeError('expected str, got ' + type(string).__name__)
    return _parts(string)


def _parts(text):
    start = i = 0
    while i < len(text):
        c = text[i]
        i += 1
        if c not in '{}':
            continue
        if text[i:i + 1] == c:
            yield text[start:i], None, None, None
            i += 1
        elif c == '}' or i == len(text):
            raise ValueError(f'Single {c!r} encountered in format string')
        else:
            literal = text[start:i - 1]
            field, spec, conversion, i = _field(text, i)
            yield literal, field, spec, conversion
        start = i
    if start < len(text):
        yield text[start:], None, None, None


# The parts of the field that begins at i, and where it ends.
def _field(text, i):
    end = _end_of_field_name(text, i)
    field, i = text[i:end], end + 1
    conversion = None
    if text[end] == '!':
        if i == len(text):
            raise ValueError('end of string while looking for conversion specifier')
        conversion = text[i]
        i += 1
        if text[i:i + 1] == '}':
            return field, '', conversion, i + 1
        if text[i:i + 1] not in ('', ':'):
            raise ValueError("expected ':' after conversion specifier")
        i += 1
    elif text[end] == '}':
        return field, '', None, i
    end = _end_of_spec(text, i)
    return field, text[i:end], conversion, end + 1


def _end_of_field_name(text, i):
    in_brackets = False
    while i < len(text):
        c = text[i]
        if c == '{':
            raise ValueError("unexpected '{' in field name")
        if c in '[]':
            in_brackets = c == '['
        elif c in '}:!' and not in_brackets:
            return i
        i += 1
    raise ValueError("expected '}' before end of string")


def _end_of_spec(text, i):
    depth = 0
    while i < len(text):
        if text[i] == '{':
            depth += 1
        elif text[i] == '}':
            if depth == 0:
                return i
            depth -= 1
        i += 1
    raise ValueError("unmatched '{' in format spec")
