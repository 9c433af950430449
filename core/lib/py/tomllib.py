"""Documents in TOML 1.0, read into dicts."""
import re
from string import ascii_letters as _letters, digits as _digits

__all__ = ('loads', 'load', 'TOMLDecodeError')

# What is in the text of a line stays there; a carriage return is no end of a line by itself.
_CONTROLS = frozenset(map(chr, [*range(32), 127]))
_NOT_IN_LINE = _CONTROLS - {'\t'}
_NOT_IN_LINES = _CONTROLS - {'\t', '\n'}
_BARE = frozenset(_letters + _digits + '-_')
_KEY_STARTS = _BARE | {'"', "'"}
_ESCAPES = {'b': '\b', 't': '\t', 'n': '\n', 'f': '\f', 'r': '\r', '"': '"', '\\': '\\'}
_DEPTH = 500

_blanks = re.compile(r'[ \t]*').match
_gaps = re.compile(r'[ \t\n]*').match
_bare_word = re.compile(r'[A-Za-z0-9_-]*').match
_plain = {
    False: re.compile(r'[^"\\\x00-\x08\x0a-\x1f\x7f]*').match,
    True: re.compile(r'[^"\\\x00-\x08\x0b-\x1f\x7f]*').match,
}
_TIME = r'([01]\d|2[0-3]):([0-5]\d):([0-5]\d)(?:\.(\d{1,6})\d*)?'
_a_time = re.compile(_TIME, re.A).match
_a_date = re.compile(
    rf'(\d{{4}})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(?:[Tt ]{_TIME}(?:([Zz])|([+-])([01]\d|2[0-3]):([0-5]\d))?)?', re.A
).match
_a_number = re.compile(
    r'0(?:x[\dA-Fa-f](?:_?[\dA-Fa-f])*|b[01](?:_?[01])*|o[0-7](?:_?[0-7])*)'
    r'|[+-]?(?:0|[1-9](?:_?\d)*)((?:\.\d(?:_?\d)*)?(?:[eE][+-]?\d(?:_?\d)*)?)',
    re.A,
).match
_no_number = re.compile(r'[+-]?(?:inf|nan)').match


class _Unset:
    pass


class TOMLDecodeError(ValueError):
    """A text is no TOML: msg without the place, doc, pos, lineno and colno."""

    def __init__(self, msg=_Unset, doc=_Unset, pos=_Unset, *args):
        if args or not (isinstance(msg, str) and isinstance(doc, str) and isinstance(pos, int)):
            from warnings import warn

            parts = "Please set 'msg' (str), 'doc' (str) and 'pos' (int) arguments only."
            warn(f'Free-form arguments for TOMLDecodeError are deprecated. {parts}', DeprecationWarning)
            super().__init__(*(given for given in (msg, doc, pos) if given is not _Unset), *args)
            return
        self.msg, self.doc, self.pos = msg, doc, pos
        self.lineno = doc.count('\n', 0, pos) + 1
        self.colno = pos - doc.rfind('\n', 0, pos)
        place = f'line {self.lineno}, column {self.colno}' if pos < len(doc) else 'end of document'
        super().__init__(f'{msg} (at {place})')


def load(fp, /, *, parse_float=float):
    """What a file says that was opened for bytes."""
    content = fp.read()
    try:
        text = content.decode()
    except AttributeError:
        raise TypeError("File must be opened in binary mode, e.g. use `open('foo.toml', 'rb')`") from None
    return loads(text, parse_float=parse_float)


def loads(s, /, *, parse_float=float):
    """What a text says, as a dict."""
    try:
        text = s.replace('\r\n', '\n')
    except (AttributeError, TypeError):
        raise TypeError(f"Expected str object, not '{type(s).__qualname__}'") from None
    return _Document(text, parse_float).read()


class _Name:
    """What has been said of one name: whether it is closed for headers, or altogether, and of those in it."""

    __slots__ = ('inner', 'closed', 'fixed')

    def __init__(self):
        self.inner, self.closed, self.fixed = {}, False, False

    def at(self, path):
        """The name at the end of a path, made where it is not there."""
        name = self
        for part in path:
            found = name.inner.get(part)
            if found is None:
                found = name.inner[part] = _Name()
            name = found
        return name

    def is_fixed(self, path):
        name = self
        for part in path:
            name = name.inner.get(part)
            if name is None:
                return False
            if name.fixed:
                return True
        return False

    def is_closed(self, path):
        name = self
        for part in path:
            name = name.inner.get(part)
            if name is None:
                return False
        return name.closed


def _table_at(root, path, through_lists=True):
    """The dict at the end of a path, made where it is not there; None where something else is in the way."""
    table = root
    for part in path:
        if part not in table:
            table[part] = {}
        table = table[part]
        if through_lists and isinstance(table, list):
            table = table[-1]
        if not isinstance(table, dict):
            return None
    return table


class _Document:
    __slots__ = ('text', 'at', 'parse_float', 'root', 'names', 'header', 'pending', 'depth')

    def __init__(self, text, parse_float):
        self.text, self.at, self.parse_float = text, 0, parse_float
        self.root, self.names, self.header = {}, _Name(), ()
        self.pending = []  # paths that dotted keys of this section made
        self.depth = 0

    def fault(self, msg, at=None):
        return TOMLDecodeError(msg, self.text, self.at if at is None else at)

    def here(self, n=1):
        return self.text[self.at : self.at + n]

    def blanks(self):
        self.at = _blanks(self.text, self.at).end()

    def read(self):
        while True:
            self.blanks()
            here = self.here()
            if here and here != '\n':
                self.statement(here)
                self.blanks()
                self.comment()
                here = self.here()
            if not here:
                return self.root
            if here != '\n':
                raise self.fault('Expected newline or end of document after a statement')
            self.at += 1

    def statement(self, here):
        if here in _KEY_STARTS:
            self.assignment()
        elif here == '[':
            for path in self.pending:
                self.names.at(path).closed = True
            self.pending = []
            if self.here(2) == '[[':
                self.list_header()
            else:
                self.table_header()
        elif here != '#':
            raise self.fault('Invalid statement')

    def comment(self):
        if self.here() == '#':
            self.at += 1
            end = self.text.find('\n', self.at)
            self.skip_to(len(self.text) if end < 0 else end, _NOT_IN_LINE)

    def skip_to(self, end, forbidden):
        """What stands before a place, in which some characters must not be."""
        passed = self.text[self.at : end]
        if not forbidden.isdisjoint(passed):
            i = next(i for i, c in enumerate(passed) if c in forbidden)
            raise self.fault(f'Found invalid character {passed[i]!r}', self.at + i)
        self.at = end
        return passed

    def gaps(self):
        """Blanks, ends of lines and comments."""
        while True:
            self.at = _gaps(self.text, self.at).end()
            if self.here() != '#':
                return
            self.comment()

    # Headers and keys

    def table_header(self):
        self.at += 1
        self.blanks()
        path = self.key()
        if self.names.is_closed(path) or self.names.is_fixed(path):
            raise self.fault(f'Cannot declare {path} twice')
        self.names.at(path).closed = True
        if _table_at(self.root, path) is None:
            raise self.fault('Cannot overwrite a value')
        self.end_header(path, ']', 'a table declaration')

    def list_header(self):
        self.at += 2
        self.blanks()
        path = self.key()
        names = self.names
        if names.is_fixed(path):
            raise self.fault(f'Cannot mutate immutable namespace {path}')
        fresh = names.at(path[:-1]).inner[path[-1]] = _Name()  # another item, of which nothing is said
        fresh.closed = True
        table = _table_at(self.root, path[:-1])
        items = None if table is None else table.setdefault(path[-1], [])
        if not isinstance(items, list):
            raise self.fault('Cannot overwrite a value')
        items.append({})
        self.end_header(path, ']]', 'an array declaration')

    def end_header(self, path, ending, what):
        if self.here(len(ending)) != ending:
            raise self.fault(f'Expected {ending!r} at the end of {what}')
        self.at += len(ending)
        self.header = path

    def key(self):
        parts = [self.key_part()]
        while True:
            self.blanks()
            if self.here() != '.':
                return tuple(parts)
            self.at += 1
            self.blanks()
            parts.append(self.key_part())

    def key_part(self):
        here = self.here()
        if here in _BARE and here:
            word = _bare_word(self.text, self.at)
            self.at = word.end()
            return word[0]
        if here == "'":
            return self.literal()
        if here == '"':
            return self.basic()
        raise self.fault('Invalid initial character for a key part')

    def pair(self):
        path = self.key()
        if self.here() != '=':
            raise self.fault("Expected '=' after a key in a key/value pair")
        self.at += 1
        self.blanks()
        return path, self.value()

    def assignment(self):
        path, value = self.pair()
        names, header = self.names, self.header
        for n in range(1, len(path)):
            outer = header + path[:n]
            if names.is_closed(outer):
                raise self.fault(f'Cannot redefine namespace {outer}')
            self.pending.append(outer)
        parent = header + path[:-1]
        if names.is_fixed(parent):
            raise self.fault(f'Cannot mutate immutable namespace {parent}')
        table = _table_at(self.root, parent)
        if table is None or path[-1] in table:
            raise self.fault('Cannot overwrite a value')
        if isinstance(value, (dict, list)):
            names.at(header + path).fixed = True
        table[path[-1]] = value

    # Values

    def value(self):
        text, here = self.text, self.here()
        if here == '"':
            return self.basic_lines() if self.here(3) == '"""' else self.basic()
        if here == "'":
            return self.literal_lines() if self.here(3) == "'''" else self.literal()
        for word, value in (('true', True), ('false', False)):
            if text.startswith(word, self.at):
                self.at += len(word)
                return value
        if here == '[' or here == '{':
            return self.nested(here)
        found = _a_date(text, self.at)
        if found:
            return self.moment(found)
        found = _a_time(text, self.at)
        if found:
            self.at = found.end()
            return _time(*found.groups())
        found = _a_number(text, self.at)
        if found:
            self.at = found.end()
            return self.float(found[0]) if found[1] else int(found[0], 0)
        found = _no_number(text, self.at)
        if not found:
            raise self.fault('Invalid value')
        self.at = found.end()
        return self.float(found[0])

    def float(self, text):
        value = self.parse_float(text)
        if isinstance(value, (dict, list)):
            raise ValueError('parse_float must not return dicts or lists')
        return value

    def moment(self, found):
        try:
            value = _moment(found)
        except ValueError as e:
            raise self.fault('Invalid date or datetime') from e
        self.at = found.end()
        return value

    def nested(self, here):
        self.depth += 1
        if self.depth > _DEPTH:
            raise RecursionError('maximum recursion depth exceeded')
        self.at += 1
        value = self.array() if here == '[' else self.inline_table()
        self.depth -= 1
        return value

    def array(self):
        items = []
        self.gaps()
        while self.here() != ']':
            items.append(self.value())
            self.gaps()
            here = self.here()
            if here == ',':
                self.at += 1
                self.gaps()
            elif here != ']':
                raise self.fault('Unclosed array')
        self.at += 1
        return items

    def inline_table(self):
        root, names = {}, _Name()
        self.blanks()
        if self.here() == '}':
            self.at += 1
            return root
        while True:
            path, value = self.pair()
            if names.is_fixed(path):
                raise self.fault(f'Cannot mutate immutable namespace {path}')
            table = _table_at(root, path[:-1], False)
            if table is None:
                raise self.fault('Cannot overwrite a value')
            if path[-1] in table:
                raise self.fault(f'Duplicate inline table key {path[-1]!r}')
            table[path[-1]] = value
            if isinstance(value, (dict, list)):
                names.at(path).fixed = True
            self.blanks()
            here = self.here()
            if here != ',' and here != '}':
                raise self.fault('Unclosed inline table')
            self.at += 1
            if here == '}':
                return root
            self.blanks()

    # Strings

    def literal(self):
        self.at += 1
        text = self.quoted_until("'", _NOT_IN_LINE)
        self.at += 1
        return text

    def quoted_until(self, ending, forbidden):
        end = self.text.find(ending, self.at)
        if end < 0:
            raise self.fault(f'Expected {ending!r}', len(self.text))
        return self.skip_to(end, forbidden)

    def open_lines(self):
        self.at += 3
        if self.here() == '\n':
            self.at += 1

    def more_quotes(self, quote):
        """Up to two quotes in front of the closing three belong to the text."""
        more = 0
        while more < 2 and self.text.startswith(quote, self.at):
            self.at += 1
            more += 1
        return quote * more

    def literal_lines(self):
        self.open_lines()
        text = self.quoted_until("'''", _NOT_IN_LINES)
        self.at += 3
        return text + self.more_quotes("'")

    def basic_lines(self):
        self.open_lines()
        text = self.escaped(True)
        self.at += 3
        return text + self.more_quotes('"')

    def basic(self):
        self.at += 1
        text = self.escaped(False)
        self.at += 1
        return text

    def escaped(self, lines):
        """Up to the closing quotes."""
        pieces, plain, text = [], _plain[lines], self.text
        while True:
            run = plain(text, self.at)
            pieces.append(run[0])
            self.at = run.end()
            here = self.here()
            if here == '"':
                if not lines or self.here(3) == '"""':
                    return ''.join(pieces)
                pieces.append('"')
                self.at += 1
            elif here == '\\':
                pieces.append(self.escape(lines))
            elif here:
                raise self.fault(f'Illegal character {here!r}')
            else:
                raise self.fault('Unterminated string')

    def escape(self, lines):
        letter = self.text[self.at + 1 : self.at + 2]
        self.at += 2
        if lines and letter and letter in ' \t\n':
            return self.line_end(letter)
        if letter == 'u' or letter == 'U':
            return self.code_point(4 if letter == 'u' else 8)
        if letter in _ESCAPES:
            return _ESCAPES[letter]
        raise self.fault("Unescaped '\\' in a string")

    def line_end(self, letter):
        if letter != '\n':
            self.blanks()
            here = self.here()
            if not here:
                return ''
            if here != '\n':
                raise self.fault("Unescaped '\\' in a string")
            self.at += 1
        self.at = _gaps(self.text, self.at).end()
        return ''

    def code_point(self, n):
        figures = self.here(n)
        if len(figures) < n or not re.fullmatch('[0-9A-Fa-f]+', figures):
            raise self.fault('Invalid hex value')
        self.at += n
        value = int(figures, 16)
        if value > 0x10FFFF or 0xD800 <= value < 0xE000:
            raise self.fault('Escaped character is not a Unicode scalar value')
        return chr(value)


def _time(hour, minute, second, fraction, zone=None):
    from datetime import time

    return time(int(hour), int(minute), int(second), int((fraction or '').ljust(6, '0')), zone)


def _moment(found):
    from datetime import date, datetime, timedelta, timezone

    year, month, day, hour, minute, second, fraction, zulu, sign, zone_hours, zone_minutes = found.groups()
    day = date(int(year), int(month), int(day))
    if hour is None:
        return day
    zone = None
    if zulu:
        zone = timezone.utc
    elif sign:
        minutes = int(zone_hours) * 60 + int(zone_minutes)
        zone = timezone(timedelta(minutes=-minutes if sign == '-' else minutes))
    return datetime.combine(day, _time(hour, minute, second, fraction, zone))
