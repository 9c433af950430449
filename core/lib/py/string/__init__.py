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


class _Pattern:
    """The pattern of Template itself, which is made when it is asked for."""

    def __get__(self, instance, cls):
        cls._make_pattern()
        return cls.pattern


class Template:
    """A string in which $name and ${name} stand for values."""
    flags = braceidpattern = None
    delimiter, idpattern = '$', r'(?a:[_a-z][_a-z0-9]*)'
    pattern = _Pattern()

    def __init_subclass__(cls):
        super().__init_subclass__()
        cls._make_pattern()

    @classmethod
    def _make_pattern(cls):
        import re
        pattern = cls.__dict__.get('pattern')
        if pattern is None or isinstance(pattern, _Pattern):
            d = re.escape(cls.delimiter)
            name = cls.idpattern
            pattern = rf'{d}(?:(?P<escaped>{d})|(?P<named>{name})|{{(?P<braced>{cls.braceidpattern or name})}}|(?P<invalid>))'
        cls.flags = re.IGNORECASE if cls.flags is None else cls.flags
        cls.pattern = re.compile(pattern, cls.flags | re.VERBOSE)

    def __init__(self, template):
        self.template = template

    # ('name', name), ('escaped', None) or ('invalid', None) for a match.
    def _kind(self, match):
        name = match['named'] or match['braced']
        if name is not None:
            return 'name', name
        for kind in 'escaped', 'invalid':
            if match[kind] is not None:
                return kind, None
        raise ValueError('Unrecognized named group in pattern', self.pattern)

    def _invalid(self, match):
        place = match.start('invalid')
        lines = self.template[:place].splitlines(keepends=True)
        column = place - len(''.join(lines[:-1])) if lines else 1
        raise ValueError('Invalid placeholder in string: line %d, col %d' % (len(lines) or 1, column))

    def substitute(self, mapping={}, /, **kws):
        """The text with every name replaced; KeyError for a missing one."""
        def value(match):
            kind, name = self._kind(match)
            if kind == 'escaped':
                return self.delimiter
            if kind == 'invalid':
                self._invalid(match)
            return str(kws[name] if name in kws else mapping[name])
        return self.pattern.sub(value, self.template)

    def safe_substitute(self, mapping={}, /, **kws):
        """The text with the known names replaced."""
        def value(match):
            kind, name = self._kind(match)
            if kind == 'escaped':
                return self.delimiter
            if kind == 'invalid':
                return match[0]
            try:
                return str(kws[name] if name in kws else mapping[name])
            except KeyError:
                return match[0]
        return self.pattern.sub(value, self.template)

    def _kinds(self):
        return [self._kind(match) for match in self.pattern.finditer(self.template)]

    def is_valid(self):
        """Whether substitute() could work."""
        return all([kind != 'invalid' for kind, _ in self._kinds()])

    def get_identifiers(self):
        """The names, in order of appearance."""
        return list(dict.fromkeys([name for kind, name in self._kinds() if kind == 'name']))


class Formatter:
    """str.format() as an object whose steps can be overridden."""

    def format(self, format_string, /, *args, **kwargs):
        text = self.vformat(format_string, args, kwargs)
        return text

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

    def convert_field(self, value, conversion):
        if conversion is None:
            return value
        for letter, convert in (('r', repr), ('s', str), ('a', ascii)):
            if conversion == letter:
                return convert(value)
        raise ValueError('Unknown conversion specifier ' + str(conversion))

    def format_field(self, value, format_spec):
        return format(value, format_spec)

    def check_unused_args(self, used_args, args, kwargs):
        """For subclasses that want every argument used."""

    def parse(self, format_string):
        """(literal, field, spec, conversion) for each part."""
        from _string import formatter_parser
        return formatter_parser(format_string)

    def get_field(self, field_name, args, kwargs):
        from _string import formatter_field_name_split
        key, rest = formatter_field_name_split(field_name)
        obj = self.get_value(key, args, kwargs)
        for is_attribute, item in rest:
            obj = getattr(obj, item) if is_attribute else obj[item]
        return obj, key
