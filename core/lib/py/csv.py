"""Reading and writing comma-separated values."""

from _hn import _instance, _tp_name, _type_has, _type_made, _type_seal

__all__ = ['QUOTE_MINIMAL', 'QUOTE_ALL', 'QUOTE_NONNUMERIC', 'QUOTE_NONE', 'QUOTE_STRINGS', 'QUOTE_NOTNULL', 'Error',
           'Dialect', 'excel', 'excel_tab', 'field_size_limit', 'reader', 'writer', 'register_dialect', 'get_dialect',
           'list_dialects', 'Sniffer', 'unregister_dialect', 'DictReader', 'DictWriter', 'unix_dialect']

_OF_NUMBERS = ('__float__', '__index__', '__int__')
QUOTE_MINIMAL, QUOTE_ALL, QUOTE_NONNUMERIC, QUOTE_NONE, QUOTE_STRINGS, QUOTE_NOTNULL = range(6)
_limit = [131072]
_dialects = {}
_UNSET = object()
_set = object.__setattr__


class Error(Exception):
    """What is wrong with a file or a dialect."""


Error.__module__ = '_csv'


def field_size_limit(*new_limit):
    """The greatest length of a field; sets it, too."""
    old = _limit[0]
    if len(new_limit) > 1:
        raise TypeError(f'field_size_limit() takes at most 1 argument ({len(new_limit)} given)')
    if new_limit:
        if not isinstance(new_limit[0], int):
            raise TypeError('limit must be an integer')
        _limit[0] = new_limit[0]
    return old


# What is read only for programs, and not to be copied.
class _Fixed:
    __slots__ = ()

    def __setattr__(self, name, value):
        self._refuse(name)

    def __delattr__(self, name):
        self._refuse(name)

    def _refuse(self, name):
        if name in self._flags:
            raise AttributeError('readonly attribute')
        if name in self.__slots__:
            raise AttributeError(f"attribute {name!r} of '_csv.{type(self).__name__}' objects is not writable")
        raise AttributeError(f"'_csv.{type(self).__name__}' object has no attribute {name!r} and no __dict__ for setting new attributes")


class _Settings(_Fixed):
    """A dialect that has been checked."""
    _flags = ('doublequote', 'skipinitialspace', 'strict')
    __slots__ = ('delimiter', 'doublequote', 'escapechar', 'lineterminator', 'quotechar', 'quoting',
                 'skipinitialspace', 'strict')

    def __init__(self, dialect=None, *more, **options):
        if isinstance(dialect, str):
            dialect = get_dialect(dialect)
        options.update(zip(self.__slots__, more))
        for name, default in (('delimiter', ','), ('doublequote', True), ('escapechar', None),
                              ('lineterminator', '\r\n'), ('quotechar', '"'), ('quoting', _UNSET),
                              ('skipinitialspace', False), ('strict', False)):
            value = options.pop(name, _UNSET)
            if value is _UNSET:
                value = getattr(dialect, name, default)
            _set(self, name, value)
        if options:
            raise TypeError(f'this function got an unexpected keyword argument {next(iter(options))!r}')
        quoting = self.quoting
        if quoting is _UNSET:
            quoting = QUOTE_NONE if self.quotechar is None else QUOTE_MINIMAL
            _set(self, 'quoting', quoting)
        for name, more in (('delimiter', ''), ('escapechar', ' or None'), ('lineterminator', ''), ('quotechar', ' or None')):
            value = getattr(self, name)
            if name == 'lineterminator':
                if not isinstance(value, str):
                    raise TypeError(f'"lineterminator" must be a string, not {_tp_name(value)}')
                continue
            if value is None and more:
                continue
            if not isinstance(value, str):
                raise TypeError(f'"{name}" must be a unicode character{more}, not {_tp_name(value)}')
            if len(value) != 1:
                raise TypeError(f'"{name}" must be a unicode character{more}, not a string of length {len(value)}')
        if type(quoting) is not int:
            raise TypeError(f'"quoting" must be an integer, not {_tp_name(quoting)}')
        if not -0x80000000 <= quoting <= 0x7fffffff:
            raise OverflowError('Python int too large to convert to C int')
        if not 0 <= quoting <= 5:
            raise TypeError('bad "quoting" value')
        if quoting != QUOTE_NONE and self.quotechar is None:
            raise TypeError('quotechar must be set if quoting enabled')
        for name in ('doublequote', 'skipinitialspace', 'strict'):
            _set(self, name, bool(getattr(self, name)))
        self._compare()

    def __reduce__(self):
        raise TypeError("cannot pickle 'Dialect' instances")

    def __reduce_ex__(self, protocol, /):
        raise TypeError("cannot pickle 'Dialect' instances")

    def _compare(self):
        given = [('delimiter', self.delimiter), ('escapechar', self.escapechar), ('quotechar', self.quotechar)]
        given = [(name, value) for name, value in given if value is not None]
        for name, value in given:
            if value in '\r\n':
                raise ValueError(f'bad {name} value')
            if value == ' ' and self.skipinitialspace and name != 'delimiter':
                raise ValueError(f'bad {name} value')
            if value in self.lineterminator:
                raise ValueError(f'bad {name} or lineterminator value')
        for i, (name, value) in enumerate(given):
            for other, second in given[i + 1:]:
                if value == second:
                    raise ValueError(f'bad {name} or {other} value')


_Settings.__name__ = _Settings.__qualname__ = 'Dialect'
_Settings.__module__ = '_csv'
_type_made(_Settings, True)


class Dialect:
    """What a dialect's class derives from."""
    _name = ''
    _valid = False
    delimiter = quotechar = escapechar = doublequote = skipinitialspace = lineterminator = quoting = None

    def __init__(self):
        if self.__class__ != Dialect:
            self._valid = True
        try:
            _Settings(self)
        except TypeError as wrong:
            raise Error(str(wrong)) from None


class excel(Dialect):
    """What Excel writes."""
    delimiter, quotechar, lineterminator = ',', '"', '\r\n'
    doublequote, skipinitialspace, quoting = True, False, QUOTE_MINIMAL


class excel_tab(excel):
    """The same with tabs."""
    delimiter = '\t'


class unix_dialect(Dialect):
    """Everything quoted, and lines that end in a newline."""
    delimiter, quotechar, lineterminator = ',', '"', '\n'
    doublequote, skipinitialspace, quoting = True, False, QUOTE_ALL


def register_dialect(name, /, dialect=None, **fmtparams):
    """Give a dialect a name."""
    if not isinstance(name, str):
        raise TypeError('dialect name must be a string')
    _dialects[name] = _Settings(dialect, **fmtparams)


def unregister_dialect(name):
    """Forget a dialect."""
    if name not in _dialects:
        raise Error('unknown dialect')
    del _dialects[name]


def get_dialect(name):
    """A dialect by its name."""
    try:
        return _dialects[name]
    except KeyError:
        raise Error('unknown dialect') from None


def list_dialects():
    """The names of all dialects."""
    return list(_dialects)


register_dialect('excel', excel)
register_dialect('excel-tab', excel_tab)
register_dialect('unix', unix_dialect)


# ---- reading ----

_BEGIN, _FIELD, _PLAIN, _QUOTED, _QUOTE, _ESCAPED, _QUOTED_ESCAPE, _ESCAPED_LINE, _END = range(9)


class _Row:
    """A row under way. Its state: before the row, before a field, within one, in quotes, behind a quote in quotes, behind an
    escape character (there and in quotes), behind a line end that was escaped, behind the row."""
    __slots__ = ('dialect', 'values', 'field', 'quoted', 'state')

    def __init__(self, dialect):
        self.dialect = dialect
        self.values, self.field, self.quoted, self.state = [], [], False, _BEGIN

    def take(self, line):
        """One character after the other, and None for the line's end."""
        d, limit = self.dialect, _limit[0]
        within = self._in_quotes, self._in_field
        for c in [*line, None]:
            within[self.state not in (_QUOTED, _QUOTE, _QUOTED_ESCAPE)](d, c)
            if len(self.field) > limit:
                raise Error(f'field larger than field limit ({limit})')

    def _add(self, c, state):
        self.field.append(c)
        self.state = state

    def _in_quotes(self, d, c):
        if self.state == _QUOTED_ESCAPE:
            self._add('\n' if c is None else c, _QUOTED)
        elif self.state == _QUOTED:
            if c is None:
                return
            if c == d.escapechar:
                self.state = _QUOTED_ESCAPE
            elif c == d.quotechar and d.quoting != QUOTE_NONE:
                self.state = _QUOTE if d.doublequote else _PLAIN
            else:
                self.field.append(c)
        elif c == d.quotechar and d.quoting != QUOTE_NONE:
            self._add(c, _QUOTED)
        elif not self._ends(d, c):
            if d.strict:
                raise Error(f"'{d.delimiter}' expected after '{d.quotechar}'")
            self._add(c, _PLAIN)

    def _in_field(self, d, c):
        state = self.state
        if state == _END:
            if c is None:
                self.state = _BEGIN
            elif c != '\n' and c != '\r':
                raise Error('new-line character seen in unquoted field - do you need to open the file with '
                            "newline=''?")
        elif state == _ESCAPED:
            self._add('\n' if c is None else c, _ESCAPED_LINE if c == '\n' or c == '\r' else _PLAIN)
        elif state == _ESCAPED_LINE and c is None or state == _BEGIN and c is None:
            return
        elif state == _BEGIN and (c == '\n' or c == '\r'):
            self.state = _END
        elif self._ends(d, c):
            return
        elif state <= _FIELD and c == d.quotechar and d.quoting != QUOTE_NONE:
            self.state, self.quoted = _QUOTED, True
        elif c == d.escapechar:
            self.state = _ESCAPED
        elif state <= _FIELD and c == ' ' and d.skipinitialspace:
            self.state = _FIELD
        else:  # behind an escaped line end the next line belongs to the field
            self._add(c, state if state == _ESCAPED_LINE else _PLAIN)

    def _ends(self, d, c):
        """Whether c ends a field; of ' ' as a delimiter that is skipped the field's state says."""
        if c is None or c == '\n' or c == '\r':
            self.end()
            self.state = _BEGIN if c is None else _END
        elif c == d.delimiter and not (c == ' ' and d.skipinitialspace and self.state <= _FIELD):
            self.end()
            self.state = _FIELD
        else:
            return False
        return True

    def end(self):
        """The field is complete."""
        quoting = self.dialect.quoting
        text = ''.join(self.field)
        if not self.quoted:
            if quoting in (QUOTE_NONNUMERIC, QUOTE_STRINGS) and (text or quoting == QUOTE_NONNUMERIC):
                text = float(text) if text else text
            elif not text and quoting in (QUOTE_NOTNULL, QUOTE_STRINGS):
                text = None
        self.values.append(text)
        self.field, self.quoted = [], False


def _no_instances(cls, /, *args, **keywords):
    raise TypeError("cannot create '%s%s' instances" % ('_csv.' if cls is _Reader or cls is _Writer else '', cls.__name__))


class _Reader(_Fixed):
    """Rows, as lists of strings, of the lines that an iterable gives."""
    __new__ = _no_instances
    __slots__ = ('_lines', '_dialect', '_number', '__weakref__')
    _flags = ('dialect', 'line_num')
    dialect = property(lambda self: self._dialect)
    line_num = property(lambda self: self._number)

    def __iter__(self):
        return self

    def __next__(self):
        d = self._dialect
        line = self._line(next(self._lines))
        quoting = d.quoting
        if (quoting == QUOTE_NONE or d.quotechar not in line) and (d.escapechar is None or d.escapechar not in line) \
                and quoting in (QUOTE_MINIMAL, QUOTE_ALL, QUOTE_NONE) and not d.skipinitialspace \
                and len(line) <= _limit[0]:
            end = len(line.rstrip('\r\n'))
            line = line[:end]
            if '\r' not in line and '\n' not in line:
                return line.split(d.delimiter) if line else []
        return self._slow(line)

    def _line(self, line):
        if not isinstance(line, str):
            raise Error(f'iterator should return strings, not {_tp_name(line)} (the file should be opened in text mode)')
        _set(self, '_number', self._number + 1)
        return line

    def _slow(self, line):
        row = _Row(self._dialect)
        while True:
            row.take(line)
            if row.state == _BEGIN:
                return row.values
            try:
                line = self._line(next(self._lines))
            except StopIteration:
                if not row.field and row.state != _QUOTED:
                    raise
                if self._dialect.strict:
                    raise Error('unexpected end of data') from None
                row.end()
                return row.values


def _one_or_two(name, args):
    if not 0 < len(args) < 3:
        bound = 'least 1 argument' if not args else 'most 2 arguments'
        raise TypeError(f'{name} expected at {bound}, got {len(args)}')
    return args


def reader(*iterable_and_dialect, **fmtparams):
    """The rows of a file or another iterable of lines."""
    iterable, *dialect = _one_or_two('reader', iterable_and_dialect)
    return _instance(_Reader, iter(iterable), _Settings(*dialect, **fmtparams), 0)


# ---- writing ----

class _Writer(_Fixed):
    """Writes rows to a file."""
    __new__ = _no_instances
    __slots__ = ('_write', '_dialect', '_special', '__weakref__')
    _flags = ('dialect',)
    dialect = property(lambda self: self._dialect)

    def __reduce_ex__(self, protocol, /):
        raise TypeError("cannot pickle '_csv.writer' object")

    def writerow(self, row, /):
        """Write one row."""
        try:
            it = iter(row)
        except TypeError:
            raise Error(f'iterable expected, not {_tp_name(row)}') from None
        d = self._dialect
        fields = [self._field(value) for value in it]
        if len(fields) == 1 and not fields[0]:
            if d.quoting in (QUOTE_NONE,) or d.quoting in (QUOTE_STRINGS, QUOTE_NOTNULL):
                raise Error('single empty field record must be quoted')
            fields[0] = d.quotechar * 2
        return self._write(d.delimiter.join(fields) + d.lineterminator)

    def writerows(self, rows, /):
        """Write several rows."""
        for row in rows:
            self.writerow(row)

    def _field(self, value):
        d = self._dialect
        quoting = d.quoting
        if value is None:
            text, number = '', True
        else:
            text = value if isinstance(value, str) else str(value)
            number = isinstance(value, complex) or any([_type_has(value, name) for name in _OF_NUMBERS])
        quoted = (quoting == QUOTE_ALL or quoting == QUOTE_NONNUMERIC and (not number or value is None)
                  or quoting == QUOTE_STRINGS and isinstance(value, str) or quoting == QUOTE_NOTNULL and value is not None)
        special = [c for c in self._special if c in text]
        if not text and d.skipinitialspace and d.delimiter == ' ':
            if quoting == QUOTE_NONE or value is None and quoting in (QUOTE_STRINGS, QUOTE_NOTNULL):
                raise Error('empty field must be quoted if delimiter is a space and skipinitialspace is true')
            quoted = True
        if special:
            return self._escaped(text, quoted)
        if not quoted and d.delimiter == ' ' and text[:1] == ' ' and d.skipinitialspace:
            if quoting == QUOTE_NONE:
                if d.escapechar is None:
                    raise Error('need to escape, but no escapechar set')
                return d.escapechar + text
            quoted = True
        return f'{d.quotechar}{text}{d.quotechar}' if quoted else text

    def _escaped(self, text, quoted):
        d = self._dialect
        out = []
        for c in text:
            if c not in self._special:
                out.append(c)
                continue
            escape = d.quoting == QUOTE_NONE
            if not escape:
                if c == d.quotechar:
                    if d.doublequote:
                        out.append(d.quotechar)
                        quoted = True
                    else:
                        escape = True
                elif c == d.escapechar:
                    escape = True
                if not escape:
                    quoted = True
            if escape:
                if d.escapechar is None:
                    raise Error('need to escape, but no escapechar set')
                out.append(d.escapechar)
            out.append(c)
        text = ''.join(out)
        return f'{d.quotechar}{text}{d.quotechar}' if quoted else text


def writer(*file_and_dialect, **fmtparams):
    """Something that writes rows to a file."""
    file, *dialect = _one_or_two('writer', file_and_dialect)
    write = getattr(file, 'write', None)
    if not callable(write):
        raise TypeError('argument 1 must have a "write" method')
    d = _Settings(*dialect, **fmtparams)
    special = [c for c in (d.delimiter, d.escapechar, d.quotechar, '\r', '\n', *d.lineterminator) if c]
    return _instance(_Writer, write, d, special)


for _cls, _name in ((_Reader, 'reader'), (_Writer, 'writer')):
    _cls.__name__ = _cls.__qualname__ = _name
    _cls.__module__ = '_csv'
    _type_seal(_cls, True)
    _type_made(_cls, False)
del _cls, _name


# ---- dicts ----

def _kept(names):
    """Names that are gone over more than once."""
    return [*names] if names is not None and iter(names) is names else names


class DictReader:
    """Rows as dicts; the keys are the first row's values or fieldnames."""

    def __init__(self, f, fieldnames=None, restkey=None, restval=None, dialect='excel', *args, **kwds):
        self._fieldnames = _kept(fieldnames)
        self.reader, self.line_num = reader(f, dialect, *args, **kwds), 0
        self.restkey, self.restval, self.dialect = restkey, restval, dialect

    def _get_names(self):
        """The keys."""
        rows = self.reader
        if self._fieldnames is None:
            self._fieldnames = next(rows, None)
        self.line_num = rows.line_num
        return self._fieldnames

    def _set_names(self, value):
        self._fieldnames = value

    fieldnames = property(_get_names, _set_names)

    def __next__(self):
        if not self.line_num:
            self.fieldnames
        rows = self.reader
        while (row := next(rows)) == []:
            pass
        self.line_num = rows.line_num
        names = self.fieldnames
        made = dict(zip(names, row))
        if len(names) < len(row):
            made[self.restkey] = row[len(names):]
        for name in names[len(row):]:
            made[name] = self.restval
        return made

    def __iter__(self):
        return self

    def __class_getitem__(cls, item):
        from types import GenericAlias
        return GenericAlias(cls, item)


class DictWriter:
    """Writes dicts as rows."""

    def __init__(self, f, fieldnames, restval='', extrasaction='raise', dialect='excel', *args, **kwds):
        self.fieldnames, self.restval = _kept(fieldnames), restval
        self.extrasaction = extrasaction.lower()
        if self.extrasaction not in ('raise', 'ignore'):
            raise ValueError(f"extrasaction ({self.extrasaction}) must be 'raise' or 'ignore'")
        self.writer = writer(f, dialect, *args, **kwds)

    def writeheader(self):
        """Write the keys."""
        return self.writerow(dict(zip(self.fieldnames, self.fieldnames)))

    def _in_order(self, rowdict):
        if self.extrasaction == 'raise':
            extra = rowdict.keys() - self.fieldnames
            if extra:
                raise ValueError(f"dict contains fields not in fieldnames: {', '.join([repr(x) for x in extra])}")
        return [rowdict.get(key, self.restval) for key in self.fieldnames]

    def writerow(self, rowdict):
        """Write one dict."""
        row = self._in_order(rowdict)
        return self.writer.writerow(row)

    def writerows(self, rowdicts):
        """Write several dicts."""
        rows = map(self._in_order, rowdicts)
        return self.writer.writerows(rows)

    __class_getitem__ = DictReader.__dict__['__class_getitem__']


class Sniffer:
    """Guesses a file's dialect."""

    def __init__(self):
        self.preferred = list(',\t; :')

    def sniff(self, sample, delimiters=None):
        """The dialect of a sample."""
        quote, doubled, delimiter, skip = _guess_by_quotes(sample, delimiters)
        if not delimiter:
            delimiter, skip = _guess_by_counts([line for line in sample.split('\n') if line], delimiters, self.preferred)
        if not delimiter:
            raise Error('Could not determine delimiter')

        class dialect(Dialect):
            _name = 'sniffed'
            lineterminator = '\r\n'
            quoting = QUOTE_MINIMAL
        dialect.doublequote = doubled
        dialect.delimiter = delimiter
        dialect.quotechar = quote or '"'
        dialect.skipinitialspace = skip
        return dialect

    def has_header(self, sample):
        """Whether the first row looks unlike the others."""
        from io import StringIO

        rows = reader(StringIO(sample), self.sniff(sample))
        header = next(rows)
        kinds = dict.fromkeys(range(len(header)))  # complex, the length of all, or None: no row yet
        for n, row in enumerate(rows):
            if n > 20:
                break
            if len(row) == len(header):
                for i, known in list(kinds.items()):
                    kind = complex if _is_complex(row[i]) else len(row[i])
                    if known is None:
                        kinds[i] = kind
                    elif known != kind:
                        del kinds[i]
        votes = 0
        for i, kind in kinds.items():
            alike = kind is complex and _is_complex(header[i]) or kind == len(header[i])
            votes += -1 if alike else 1
        return votes > 0


def _is_complex(text):
    try:
        complex(text)
    except (ValueError, OverflowError):
        return False
    return True


def _guess_by_quotes(sample, delimiters):
    """(quote, whether it is doubled within, delimiter, whether a space follows that), from what is quoted; '' for what is not known."""
    import re

    edge, quoted = '(?P<delim>[^\\w\n"\'])(?P<space> ?)', '(?P<quote>["\']).*?(?P=quote)'
    begin, end = '(?:^|\n)', '(?:$|\n)'
    for form in (edge + quoted + '(?P=delim)', begin + quoted + edge, edge + quoted + end, begin + quoted + end):
        found = [m.groupdict() for m in re.finditer(form, sample, re.DOTALL | re.MULTILINE)]
        if found:
            break
    else:
        return '', False, '', False
    quote = _commonest([m['quote'] for m in found])
    edges = [m['delim'] for m in found if 'delim' in m and (delimiters is None or m['delim'] in delimiters)]
    delimiter = _commonest(edges) if edges else ''
    skip = bool(edges) and edges.count(delimiter) == [m['space'] for m in found].count(' ')
    if delimiter == '\n':  # a file of one column
        delimiter = ''
    edge, inner = re.escape(delimiter), f'[^{re.escape(delimiter)}\n]*'
    doubled = re.search(f'(({edge})|^)\\W*{quote}{inner}{quote}{inner}{quote}\\W*(({edge})|$)', sample, re.MULTILINE)
    return quote, doubled is not None, delimiter, skip


def _commonest(items):
    return max(dict.fromkeys(items), key=items.count)


def _guess_by_counts(lines, delimiters, preferred):
    """(delimiter, whether a space follows it): what is as often in each line as in the others, looked for in ten more lines each time."""
    counts, modes, found = {chr(c): {} for c in range(127)}, {}, {}
    for start in range(0, len(lines), 10):
        for char, seen in counts.items():
            for line in lines[start:start + 10]:
                n = line.count(char)
                seen[n] = seen.get(n, 0) + 1
            if seen.keys() != {0}:
                n, times = max(seen.items(), key=lambda item: item[1])
                modes[char] = n, 2 * times - sum(seen.values())
        found = _steady(modes, min(start + min(10, len(lines)), len(lines)), delimiters)
        if len(found) == 1:
            break
    if not found:
        return '', False
    ranked = [c for c in preferred if c in found] if len(found) > 1 else list(found)
    delimiter = ranked[0] if ranked else max((mode, c) for c, mode in found.items())[1]
    return delimiter, lines[0].count(delimiter) == lines[0].count(delimiter + ' ')


def _steady(modes, total, delimiters):
    """The characters whose commonest count holds for most of the lines: for all of them or, hundredth by hundredth, down to nine tenths."""
    share = 1.0
    while share >= 0.9:
        found = {char: (n, times) for char, (n, times) in modes.items()
                 if n > 0 and times > 0 and times / total >= share and (delimiters is None or char in delimiters)}
        if found:
            return found
        share -= 0.01
    return {}
