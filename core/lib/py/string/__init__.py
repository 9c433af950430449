"""Constants of characters, templates with $names, and the machinery of format()."""

whitespace = ' \t\n\r\v\f'
ascii_lowercase = 'abcdefghijklmnopqrstuvwxyz'
ascii_uppercase = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
ascii_letters = ascii_lowercase + ascii_uppercase
digits = '0123456789'
hexdigits = digits + 'abcdef' + 'ABCDEF'
octdigits = '01234567'
punctuation = r"""!"#$%&'()*+,-./:;<=>?@[\]^_`{|}~"""
printable = digits + ascii_letters + punctuation + whitespace

__all__ = ['ascii_letters', 'ascii_lowercase', 'ascii_uppercase', 'capwords', 'digits', 'hexdigits', 'octdigits',
           'printable', 'punctuation', 'whitespace', 'Formatter', 'Template']


def capwords(s, sep=None):
    """The words of a string with a capital first letter each."""
    return (sep or ' ').join([word.capitalize() for word in s.split(sep)])


def _is_name_start(c):
    return c == '_' or 'a' <= c <= 'z' or 'A' <= c <= 'Z'


def _is_name_part(c):
    return _is_name_start(c) or '0' <= c <= '9'


class Template:
    """A string in which $name and ${name} stand for values."""
    delimiter = '$'
    idpattern = r'(?a:[_a-z][_a-z0-9]*)'
    braceidpattern = None

    def __init__(self, template):
        self.template = template

    # (text before, name or None, end, is valid) for each place where the delimiter stands.
    def _places(self):
        text = self.template
        d = self.delimiter
        at = 0
        while True:
            found = text.find(d, at)
            if found < 0:
                yield text[at:], None, len(text), True
                return
            before = text[at:found]
            i = found + len(d)
            if text.startswith(d, i):
                at = i + len(d)
                yield before + d, None, at, True
                continue
            brace = text[i:i + 1] == '{'
            start = end = i + brace
            if _is_name_start(text[start:start + 1] or ' '):
                while end < len(text) and _is_name_part(text[end]):
                    end += 1
            if start == end or (brace and text[end:end + 1] != '}'):
                at = i
                yield before, d, found, False
                continue
            at = end + brace
            yield before, text[start:end], at, True

    def _invalid(self, place):
        lines = self.template[:place].splitlines(keepends=True)
        if not lines:
            column, line = 1, 1
        else:
            column = place - len(''.join(lines[:-1]))
            line = len(lines)
        raise ValueError('Invalid placeholder in string: line %d, col %d' % (line, column))

    def substitute(self, mapping={}, /, **kws):
        """The text with every name replaced; KeyError for a missing one."""
        return self._fill(mapping, kws, False)

    def safe_substitute(self, mapping={}, /, **kws):
        """The text with the known names replaced."""
        return self._fill(mapping, kws, True)

    def _fill(self, mapping, kws, safe):
        out = []
        last = 0
        for before, name, end, valid in self._places():
            out.append(before)
            if not valid:
                if not safe:
                    self._invalid(end)
                out.append(name)
            elif name is not None:
                if name in kws:
                    out.append(str(kws[name]))
                elif safe:
                    try:
                        out.append(str(mapping[name]))
                    except KeyError:
                        out.append(self.template[last + len(before):end])
                else:
                    out.append(str(mapping[name]))
            last = end if valid else end + len(self.delimiter)
        return ''.join(out)

    def is_valid(self):
        """Whether substitute() could work."""
        return all([valid for _, _, _, valid in self._places()])

    def get_identifiers(self):
        """The names, in order of appearance."""
        names = []
        for _, name, _, valid in self._places():
            if valid and name is not None and name not in names:
                names.append(name)
        return names


class Formatter:
    """str.format() as an object whose steps can be overridden."""

    def format(self, format_string, /, *args, **kwargs):
        return self.vformat(format_string, args, kwargs)

    def vformat(self, format_string, args, kwargs):
        used = set()
        result, _ = self._vformat(format_string, args, kwargs, used, 2)
        self.check_unused_args(used, args, kwargs)
        return result

    def _vformat(self, format_string, args, kwargs, used, depth, auto=0):
        if depth < 0:
            raise ValueError('Max string recursion exceeded')
        out = []
        for literal, field, spec, conversion in self.parse(format_string):
            if literal:
                out.append(literal)
            if field is None:
                continue
            if field == '' or field[0] in '.[':
                if auto is False:
                    raise ValueError('cannot switch from manual field specification to automatic field numbering')
                field = str(auto) + field
                auto += 1
            elif field.split('.')[0].split('[')[0].isdigit():
                if auto:
                    raise ValueError('cannot switch from automatic field numbering to manual field specification')
                auto = False
            obj, key = self.get_field(field, args, kwargs)
            used.add(key)
            obj = self.convert_field(obj, conversion)
            spec, auto = self._vformat(spec, args, kwargs, used, depth - 1, auto)
            out.append(self.format_field(obj, spec))
        return ''.join(out), auto

    def get_value(self, key, args, kwargs):
        return args[key] if isinstance(key, int) else kwargs[key]

    def check_unused_args(self, used_args, args, kwargs):
        pass

    def format_field(self, value, format_spec):
        return format(value, format_spec)

    def convert_field(self, value, conversion):
        if conversion is None:
            return value
        if conversion == 's':
            return str(value)
        if conversion == 'r':
            return repr(value)
        if conversion == 'a':
            return ascii(value)
        raise ValueError('Unknown conversion specifier ' + str(conversion))

    def parse(self, format_string):
        """(literal, field, spec, conversion) for each part."""
        text = format_string
        literal = ''
        i = 0
        while i < len(text):
            c = text[i]
            if c in '{}' and text[i + 1:i + 2] == c:
                yield literal + c, None, None, None
                literal = ''
                i += 2
            elif c == '}':
                raise ValueError("Single '}' encountered in format string")
            elif c == '{':
                end = self._field_end(text, i + 1)
                field = text[i + 1:end]
                yield (literal,) + self._split(field)
                literal = ''
                i = end + 1
            else:
                literal += c
                i += 1
        if literal:
            yield literal, None, None, None

    def _field_end(self, text, i):
        depth = 1
        while i < len(text):
            if text[i] == '{':
                depth += 1
            elif text[i] == '}':
                depth -= 1
                if depth == 0:
                    return i
            i += 1
        raise ValueError("expected '}' before end of string" if text[-1:] != '{' else "Single '{' encountered in format string")

    def _split(self, field):
        bracket = 0
        for i, c in enumerate(field):
            if c == '[':
                bracket += 1
            elif c == ']':
                bracket -= 1
            elif c == '!' and bracket <= 0:
                rest = field[i + 1:]
                if rest[1:2] not in ('', ':'):
                    raise ValueError("expected ':' after conversion specifier")
                return field[:i], rest[2:], rest[:1]
            elif c == ':' and bracket <= 0:
                return field[:i], field[i + 1:], None
        return field, '', None

    def get_field(self, field_name, args, kwargs):
        first = ''
        i = 0
        while i < len(field_name) and field_name[i] not in '.[':
            first += field_name[i]
            i += 1
        key = int(first) if first.isdigit() else first
        obj = self.get_value(key, args, kwargs)
        while i < len(field_name):
            start = i + 1
            if field_name[i] == '.':
                i = start
                while i < len(field_name) and field_name[i] not in '.[':
                    i += 1
                obj = getattr(obj, field_name[start:i])
            else:
                i = field_name.index(']', start)
                item = field_name[start:i]
                obj = obj[int(item) if item.isdigit() else item]
                i += 1
        return obj, key
