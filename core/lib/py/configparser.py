"""Configuration files: sections of names and values."""

import re
from collections.abc import MutableMapping
from functools import partial

__all__ = (
    'NoSectionError', 'DuplicateOptionError', 'DuplicateSectionError', 'NoOptionError', 'InterpolationError', 'InterpolationDepthError',
    'InterpolationMissingOptionError', 'InterpolationSyntaxError', 'ParsingError', 'MissingSectionHeaderError',
    'MultilineContinuationError', 'UnnamedSectionDisabledError', 'InvalidWriteError', 'ConfigParser', 'RawConfigParser', 'Interpolation',
    'BasicInterpolation', 'ExtendedInterpolation', 'SectionProxy', 'ConverterMapping', 'DEFAULTSECT', 'MAX_INTERPOLATION_DEPTH',
    'UNNAMED_SECTION',
)

DEFAULTSECT, MAX_INTERPOLATION_DEPTH = 'DEFAULT', 10
_UNSET = object()


class _UnnamedSection:
    def __repr__(self):
        return '<UNNAMED_SECTION>'


UNNAMED_SECTION = _UnnamedSection()


# Errors

class Error(Exception):
    """What all errors of this module are: message says what is wrong."""

    def __init__(self, msg=''):
        Exception.__init__(self, msg)
        self.message = msg

    def __str__(self):
        return self.message

    __repr__ = __str__


class NoSectionError(Error):
    """There is no such section."""

    def __init__(self, section):
        Error.__init__(self, f'No section: {section!r}')
        self.section, self.args = section, (section,)


def _twice(what, said, source, lineno):
    if source is None:
        return f'{what.capitalize()} {said} already exists'
    line = '' if lineno is None else f' [line {lineno:2d}]'
    return f'While reading from {source!r}{line}: {what} {said} already exists'


class DuplicateSectionError(Error):
    """A section is there already."""

    def __init__(self, section, source=None, lineno=None):
        Error.__init__(self, _twice('section', repr(section), source, lineno))
        self.section, self.source, self.lineno = self.args = section, source, lineno


class DuplicateOptionError(Error):
    """An option is there already."""

    def __init__(self, section, option, source=None, lineno=None):
        Error.__init__(self, _twice('option', f'{option!r} in section {section!r}', source, lineno))
        self.section, self.option, self.source, self.lineno = self.args = section, option, source, lineno


class NoOptionError(Error):
    """There is no such option in a section."""

    def __init__(self, option, section):
        Error.__init__(self, f'No option {option!r} in section: {section!r}')
        self.option, self.section = self.args = option, section


class InterpolationError(Error):
    """A value refers to others in a way that cannot be."""

    def __init__(self, option, section, msg):
        Error.__init__(self, msg)
        self.option, self.section, _ = self.args = option, section, msg


class InterpolationMissingOptionError(InterpolationError):
    """A value refers to one that is not there."""

    def __init__(self, option, section, rawval, reference):
        where = f'Bad value substitution: option {option!r} in section {section!r} contains an interpolation key'
        InterpolationError.__init__(self, option, section, f'{where} {reference!r} which is not a valid option name. Raw value: {rawval!r}')
        self.reference, self.args = reference, (option, section, rawval, reference)


class InterpolationSyntaxError(InterpolationError):
    """A reference is not written as one."""


class InterpolationDepthError(InterpolationError):
    """Values refer to each other without end."""

    def __init__(self, option, section, rawval):
        where = f'Recursion limit exceeded in value substitution: option {option!r} in section {section!r} contains an interpolation key'
        said = f'{where} which cannot be substituted in {MAX_INTERPOLATION_DEPTH} steps. Raw value: {rawval!r}'
        InterpolationError.__init__(self, option, section, said)
        self.args = option, section, rawval


class ParsingError(Error):
    """Lines are neither sections nor options: errors lists them."""

    def __init__(self, source, *args):
        Error.__init__(self, f'Source contains parsing errors: {source!r}')
        self.source, self.errors, self.args = source, [], (source,)
        for lineno, line in args:
            self.append(lineno, line)

    def append(self, lineno, line):
        self.errors.append((lineno, line))
        self.message += f'\n\t[line {lineno:2d}]: {line!r}'

    def combine(self, others):
        for other in others:
            for lineno, line in other.errors:
                self.append(lineno, line)
        return self


class MissingSectionHeaderError(ParsingError):
    """An option stands before the first section."""

    def __init__(self, filename, lineno, line):
        Error.__init__(self, f'File contains no section headers.\nfile: {filename!r}, line: {lineno}\n{line!r}')
        self.source, self.lineno, self.line = self.args = filename, lineno, line


class MultilineContinuationError(ParsingError):
    """A value goes on that has not begun."""

    def __init__(self, filename, lineno, line):
        said = f'Key without value continued with an indented line.\nfile: {filename!r}, line: {lineno}\n{line!r}'
        Error.__init__(self, said)
        self.source, self.lineno, self.line = self.args = filename, lineno, line


class UnnamedSectionDisabledError(Error):
    """A section without a name is not allowed."""

    def __init__(self):
        Error.__init__(self, 'Support for UNNAMED_SECTION is disabled.')


class InvalidWriteError(Error):
    """What is written could not be read again."""


# References in values

class Interpolation:
    """Changes values on their way; this one does not."""

    def before_write(self, parser, section, option, value):
        return value

    def before_read(self, parser, section, option, value):
        return value

    def before_set(self, parser, section, option, value):
        return value

    def before_get(self, parser, section, option, value, defaults):
        return value


class _References(Interpolation):
    """What both kinds of references have in common: a mark, and what stands in front of a name."""

    def before_get(self, parser, section, option, value, defaults):
        pieces = []
        self._expand(parser, option, pieces, value, section, defaults, 1)
        return ''.join(pieces)

    def before_set(self, parser, section, option, value):
        left = self._KEYCRE.sub('', value.replace(self._mark * 2, ''))
        if self._mark in left:
            raise ValueError(f'invalid interpolation syntax in {value!r} at position {left.find(self._mark)}')
        return value

    def _expand(self, parser, option, pieces, rest, section, map, depth):
        raw = parser.get(section, option, raw=True, fallback=rest)
        if depth > MAX_INTERPOLATION_DEPTH:
            raise InterpolationDepthError(option, section, raw)
        mark = self._mark
        while rest:
            plain, found, after = rest.partition(mark)
            if plain:
                pieces.append(plain)
            if not found:
                return
            rest, kind = mark + after, after[:1]
            if kind == mark:
                pieces.append(mark)
                rest = after[1:]
            elif kind == self._opening:
                match = self._KEYCRE.match(rest)
                if match is None:
                    raise InterpolationSyntaxError(option, section, f'bad interpolation variable reference {rest!r}')
                rest = rest[match.end() :]
                self._put(parser, option, pieces, match[1], rest, section, map, depth, raw)
            else:
                said = f'{mark!r} must be followed by {mark!r} or {self._opening!r}, found: {rest!r}'
                raise InterpolationSyntaxError(option, section, said)


class BasicInterpolation(_References):
    """%(name)s is the value of another option of the section, or of the defaults; %% a per cent sign."""

    _mark, _opening = '%', '('
    _KEYCRE = re.compile(r'%\(([^)]+)\)s')

    def _put(self, parser, option, pieces, name, rest, section, map, depth, raw):
        name = parser.optionxform(name)
        try:
            value = map[name]
        except KeyError:
            raise InterpolationMissingOptionError(option, section, raw, name) from None
        if '%' in value:
            self._expand(parser, option, pieces, value, section, map, depth + 1)
        else:
            pieces.append(value)


class ExtendedInterpolation(_References):
    """${name} is the value of another option, ${section:name} one of another section; $$ a dollar sign."""

    _mark, _opening = '$', '{'
    _KEYCRE = re.compile(r'\$\{([^}]+)\}')

    def _put(self, parser, option, pieces, name, rest, section, map, depth, raw):
        path = name.split(':')
        if len(path) > 2:
            raise InterpolationSyntaxError(option, section, f"More than one ':' found: {rest!r}")
        where, inner = section, parser.optionxform(path[-1])
        try:
            if len(path) == 1:
                value = map[inner]
            else:
                where = path[0]
                value = parser.get(where, inner, raw=True)
        except (KeyError, NoSectionError, NoOptionError):
            raise InterpolationMissingOptionError(option, section, raw, name) from None
        if value is None:
            return
        if '$' in value:
            self._expand(parser, inner, pieces, value, where, map if len(path) == 1 else dict(parser.items(where, raw=True)), depth + 1)
        else:
            pieces.append(value)


# Reading

class _Reading:
    """A file that is being read."""

    def __init__(self, parser, name):
        self.parser, self.name = parser, name
        self.added = set()  # sections, and (section, option), of this file
        self.section = self.section_name = self.option = None
        self.indent, self.lineno, self.error = 0, 0, None

    def all(self, lines):
        try:
            for self.lineno, line in enumerate(lines, 1):
                self.line(line)
        finally:
            self.join()
        if self.error is not None:
            raise self.error

    def line(self, line):
        text, comment = self.parser._uncommented(line)
        if not text:
            if not self.parser._empty_lines_in_values:
                self.indent = float('inf')
            elif not comment and self.option and self.section is not None and self.section[self.option] is not None:
                self.section[self.option].append('')
            return
        indent = len(line) - len(line.lstrip())
        if self.option and self.section is not None and indent > self.indent:
            if self.section[self.option] is None:
                raise MultilineContinuationError(self.name, self.lineno, line)
            self.section[self.option].append(text)
            return
        if self.section is None and self.parser._allow_unnamed_section:
            self.begin(UNNAMED_SECTION)
        self.indent = indent
        header = self.parser.SECTCRE.match(text)
        if header:
            self.begin(header['header'])
        elif self.section is None:
            raise MissingSectionHeaderError(self.name, self.lineno, line)
        else:
            self.entry(text, line)

    def begin(self, name):
        parser = self.parser
        self.section_name, self.option = name, None
        if name in parser._sections:
            if parser._strict and name in self.added:
                raise DuplicateSectionError(name, self.name, self.lineno)
            self.section = parser._sections[name]
            self.added.add(name)
        elif name == parser.default_section:
            self.section = parser._defaults
        else:
            self.section = parser._new(name)
            self.added.add(name)

    def entry(self, text, line):
        found = self.parser._optcre.match(text)
        if not found or not found['option']:
            self.complain(line)
            if not found:
                return
        name, value = self.parser.optionxform(found['option'].rstrip()), found['value']
        self.option = name
        key = self.section_name, name
        if self.parser._strict and key in self.added:
            raise DuplicateOptionError(*key, self.name, self.lineno)
        self.added.add(key)
        self.section[name] = None if value is None else [value.strip()]

    def complain(self, line):
        if self.error is None:
            self.error = ParsingError(self.name)
        self.error.append(self.lineno, line)

    def join(self):
        """Values of several lines become text."""
        parser = self.parser
        for name, section in [(parser.default_section, parser._defaults), *parser._sections.items()]:
            for option, value in section.items():
                if isinstance(value, list):
                    value = '\n'.join(value).rstrip()
                section[option] = parser._interpolation.before_read(parser, name, option, value)


_OPTION = r'(?P<option>(?:(?:(?!{delim})\S)*(?:\s+(?:(?!{delim})\S)+)*)?)\s*'


class RawConfigParser(MutableMapping):
    """Sections of options, whose values are what stands there."""

    SECTCRE = re.compile(r'\[(?P<header>.+)\]')
    OPTCRE = re.compile(_OPTION.format(delim='=|:') + r'(?P<vi>=|:)\s*(?P<value>.*)$')
    OPTCRE_NV = re.compile(_OPTION.format(delim='=|:') + r'(?:(?P<vi>=|:)\s*(?P<value>.*))?$')
    NONSPACECRE = re.compile(r'\S')
    BOOLEAN_STATES = {'1': True, 'yes': True, 'true': True, 'on': True, '0': False, 'no': False, 'false': False, 'off': False}
    _DEFAULT_INTERPOLATION = Interpolation()

    def __init__(self, defaults=None, dict_type=dict, allow_no_value=False, *, delimiters=('=', ':'), comment_prefixes=('#', ';'),
                 inline_comment_prefixes=None, strict=True, empty_lines_in_values=True, default_section=DEFAULTSECT, interpolation=_UNSET,
                 converters=_UNSET, allow_unnamed_section=False):
        self._dict, self._sections, self._defaults = dict_type, dict_type(), dict_type()
        self._converters = ConverterMapping(self)
        self._proxies = dict_type()
        self._proxies[default_section] = SectionProxy(self, default_section)
        self._delimiters = tuple(delimiters)
        self._optcre = self.OPTCRE_NV if allow_no_value else self.OPTCRE
        if self._delimiters != ('=', ':'):
            self._optcre = _options_by(self._delimiters, allow_no_value)
        self._comments, self._inline_comments = tuple(comment_prefixes or ()), tuple(inline_comment_prefixes or ())
        self._strict, self._allow_no_value, self._empty_lines_in_values = strict, allow_no_value, empty_lines_in_values
        self.default_section, self._allow_unnamed_section = default_section, allow_unnamed_section
        if interpolation is _UNSET:
            interpolation = self._DEFAULT_INTERPOLATION
        self._interpolation = Interpolation() if interpolation is None else interpolation
        if not isinstance(self._interpolation, Interpolation):
            raise TypeError(f'interpolation= must be None or an instance of Interpolation; got an object of type {type(interpolation)}')
        if converters is not _UNSET:
            self._converters.update(converters)
        if defaults:
            self._read_defaults(defaults)

    def _new(self, name):
        """A section that was not there."""
        section = self._sections[name] = self._dict()
        self._proxies[name] = SectionProxy(self, name)
        return section

    def _uncommented(self, line):
        """(what a line says, whether it has a comment)."""
        text = line.strip()
        if text.startswith(self._comments) if self._comments else False:
            return '', True
        cuts = [i for prefix in self._inline_comments for i in _places(line, prefix) if not i or line[i - 1].isspace()]
        return (line[: min(cuts)].strip(), True) if cuts else (text, False)

    def optionxform(self, optionstr):
        """What names of options are made before they are looked up."""
        return optionstr.lower()

    def defaults(self):
        return self._defaults

    def sections(self):
        """The names of the sections, but for the defaults."""
        return [*self._sections]

    def add_section(self, section):
        if section == self.default_section:
            raise ValueError(f'Invalid section name: {section!r}')
        if section is UNNAMED_SECTION and not self._allow_unnamed_section:
            raise UnnamedSectionDisabledError
        if section in self._sections:
            raise DuplicateSectionError(section)
        self._new(section)

    def has_section(self, section):
        return section in self._sections

    def options(self, section):
        """The names of the options of a section, defaults included."""
        return [*{**self._of(section), **self._defaults}]

    def _of(self, section):
        found = self._sections.get(section)
        if found is None:
            raise NoSectionError(section) from None
        return found

    # Reading

    def read(self, filenames, encoding=None):
        """Read files, those that are there; their names."""
        from os import PathLike, fspath

        if isinstance(filenames, (str, bytes, PathLike)):
            filenames = [filenames]
        found = []
        for filename in filenames:
            try:
                with open(filename, encoding=encoding) as file:
                    self._read(file, filename)
            except OSError:
                continue
            found.append(fspath(filename))
        return found

    def read_file(self, f, source=None):
        """Read lines."""
        self._read(f, getattr(f, 'name', '<???>') if source is None else source)

    def read_string(self, string, source='<string>'):
        from io import StringIO

        self.read_file(StringIO(string), source)

    def read_dict(self, dictionary, source='<dict>'):
        """Take sections and options from a dict of dicts."""
        added = set()
        for section, keys in dictionary.items():
            section = section if section is UNNAMED_SECTION else str(section)
            try:
                self.add_section(section)
            except (DuplicateSectionError, ValueError):
                if self._strict and section in added:
                    raise
            added.add(section)
            for key, value in keys.items():
                key, value = self.optionxform(str(key)), value if value is None else str(value)
                if self._strict and (section, key) in added:
                    raise DuplicateOptionError(section, key, source)
                added.add((section, key))
                self.set(section, key, value)

    def _read_defaults(self, defaults):
        self._defaults.update((self.optionxform(key), defaults[key]) for key in defaults)

    def _read(self, fp, fpname):
        _Reading(self, fpname).all(fp)

    # Values

    def get(self, section, option, *, raw=False, vars=None, fallback=_UNSET):
        """The value of an option: in vars, in the section, or in the defaults."""
        try:
            known = self._known(section, vars)
        except NoSectionError:
            if fallback is not _UNSET:
                return fallback
            raise
        option = self.optionxform(option)
        if option not in known:
            if fallback is not _UNSET:
                return fallback
            raise NoOptionError(option, section)
        value = known[option]
        return value if raw or value is None else self._interpolation.before_get(self, section, option, value, known)

    def _known(self, section, vars):
        """All options that a section has, as one dict."""
        if section != self.default_section:
            own = self._of(section)
        else:
            own = {}
        given = {self.optionxform(key): value if value is None else str(value) for key, value in (vars or {}).items()}
        return {**self._defaults, **own, **given}

    def _converted(self, section, option, conv, keywords):
        fallback = keywords.pop('fallback', _UNSET)
        try:
            value = self.get(section, option, **keywords)
        except (NoSectionError, NoOptionError):
            if fallback is _UNSET:
                raise
            return fallback
        return conv(value)

    def _get_conv(self, section, option, conv, *, raw=False, vars=None, fallback=_UNSET, **kwargs):
        return self._converted(section, option, conv, dict(kwargs, raw=raw, vars=vars, fallback=fallback))

    def getint(self, section, option, *, raw=False, vars=None, fallback=_UNSET, **kwargs):
        return self._converted(section, option, int, dict(kwargs, raw=raw, vars=vars, fallback=fallback))

    def getfloat(self, section, option, *, raw=False, vars=None, fallback=_UNSET, **kwargs):
        return self._converted(section, option, float, dict(kwargs, raw=raw, vars=vars, fallback=fallback))

    def getboolean(self, section, option, *, raw=False, vars=None, fallback=_UNSET, **kwargs):
        return self._converted(section, option, self._convert_to_boolean, dict(kwargs, raw=raw, vars=vars, fallback=fallback))

    def _convert_to_boolean(self, value):
        found = self.BOOLEAN_STATES.get(value.lower())
        if found is None:
            raise ValueError(f'Not a boolean: {value}')
        return found

    def items(self, section=_UNSET, raw=False, vars=None):
        """(name, section) of all sections, or (name, value) of all options of one."""
        if section is _UNSET:
            return super().items()
        own = self._sections.get(section)
        if own is None and section != self.default_section:
            raise NoSectionError(section)
        names = [*{**self._defaults, **(own or {})}]
        known = self._known(section, vars) if own is not None else {**self._defaults, **self._known(section, vars)}
        if raw:
            return [(name, known[name]) for name in names]
        expand = self._interpolation.before_get
        return [(name, expand(self, section, name, known[name], known)) for name in names]

    def popitem(self):
        """Take the first section out."""
        for name in self.sections():
            proxy = self[name]
            del self[name]
            return name, proxy
        raise KeyError

    def has_option(self, section, option):
        if not section or section == self.default_section:
            return self.optionxform(option) in self._defaults
        own = self._sections.get(section)
        name = self.optionxform(option)
        return own is not None and (name in own or name in self._defaults)

    def set(self, section, option, value=None):
        if value:
            value = self._interpolation.before_set(self, section, option, value)
        target = self._of(section) if section and section != self.default_section else self._defaults
        target[self.optionxform(option)] = value

    def remove_option(self, section, option):
        """Whether there was one."""
        target = self._of(section) if section and section != self.default_section else self._defaults
        return target.pop(self.optionxform(option), _UNSET) is not _UNSET

    def remove_section(self, section):
        """Whether there was one."""
        there = section in self._sections
        if there:
            del self._sections[section], self._proxies[section]
        return there

    # Writing

    def write(self, fp, space_around_delimiters=True):
        """Write all sections, as they can be read again; comments are lost."""
        mark = self._delimiters[0]
        between = f' {mark} ' if space_around_delimiters else mark
        if self._defaults:
            self._write_section(fp, self.default_section, self._defaults.items(), between)
        if self._sections.get(UNNAMED_SECTION):
            self._write_section(fp, UNNAMED_SECTION, self._sections[UNNAMED_SECTION].items(), between, True)
        for section, options in self._sections.items():
            if section is not UNNAMED_SECTION:
                self._write_section(fp, section, options.items(), between)

    def _write_section(self, fp, section_name, section_items, delimiter, unnamed=False):
        if not unnamed:
            fp.write(f'[{section_name}]\n')
        for key, value in section_items:
            self._check_key(key)
            value = self._interpolation.before_write(self, section_name, key, value)
            bare = value is None and self._allow_no_value
            text = '' if bare else delimiter + str(value).replace('\n', '\n\t')
            fp.write(f'{key}{text}\n')
        fp.write('\n')

    def _check_key(self, key):
        if self.SECTCRE.match(key):
            raise InvalidWriteError(f'Cannot write key {key}; begins with section pattern')
        if any(key.startswith(mark) for mark in self._delimiters):
            raise InvalidWriteError(f'Cannot write key {key}; begins with delimiter')

    # As a mapping

    def __getitem__(self, key):
        if key != self.default_section and key not in self._sections:
            raise KeyError(key)
        return self._proxies[key]

    def __setitem__(self, key, value):
        known = self._defaults if key == self.default_section else self._sections.get(key)
        if known is not None:
            if self[key] is value:
                return
            known.clear()
        self.read_dict({key: value})

    def __delitem__(self, key):
        if key == self.default_section:
            raise ValueError('Cannot remove the default section.')
        if not self.remove_section(key):
            raise KeyError(key)

    def __contains__(self, key):
        return key == self.default_section or key in self._sections

    def __len__(self):
        return 1 + len(self._sections)

    def __iter__(self):
        yield self.default_section
        yield from self._sections

    def _validate_key_contents(self, key):
        self._check_key(key)

    def _validate_value_types(self, *, section='', option='', value=''):
        if not isinstance(section, str) and section is not UNNAMED_SECTION:
            raise TypeError('section names must be strings or UNNAMED_SECTION')
        if not isinstance(option, str):
            raise TypeError('option keys must be strings')
        if not isinstance(value, str) and (value is not None or not self._allow_no_value):
            raise TypeError('option values must be strings')

    @property
    def converters(self):
        return self._converters


def _options_by(delimiters, bare):
    marks = '|'.join(map(re.escape, delimiters))
    end = rf'(?P<vi>{marks})\s*(?P<value>.*)'
    return re.compile(_OPTION.format(delim=marks) + (f'(?:{end})?$' if bare else f'{end}$'))


def _places(line, prefix):
    at = line.find(prefix)
    while at >= 0:
        yield at
        at = line.find(prefix, at + 1)


class ConfigParser(RawConfigParser):
    """Sections of options, whose values are text that may refer to other values."""

    _DEFAULT_INTERPOLATION = BasicInterpolation()

    def set(self, section, option, value=None):
        self._validate_value_types(option=option, value=value)
        RawConfigParser.set(self, section, option, value)

    def add_section(self, section):
        self._validate_value_types(section=section)
        RawConfigParser.add_section(self, section)

    def _read_defaults(self, defaults):
        # They are there to be referred to, so nothing is looked up in them now.
        kept, self._interpolation = self._interpolation, Interpolation()
        try:
            self.read_dict({self.default_section: defaults})
        finally:
            self._interpolation = kept


class SectionProxy(MutableMapping):
    """A section of a parser, as a mapping."""

    def __init__(self, parser, name):
        self._parser, self._name = parser, name
        for conv in parser.converters:
            self._add_getter(conv)

    def _add_getter(self, name):
        getter = getattr(self._parser, 'get' + name)
        setattr(self, 'get' + name, partial(self.get, _impl=getter))

    def __repr__(self):
        return f'<Section: {self._name}>'

    def __getitem__(self, key):
        if key in self:
            return self._parser.get(self._name, key)
        raise KeyError(key)

    def __setitem__(self, key, value):
        parser, section = self._parser, self._name
        parser._validate_value_types(option=key, value=value)
        parser.set(section, key, value)

    def __delitem__(self, key):
        parser, name = self._parser, self._name
        if not (parser.has_option(name, key) and parser.remove_option(name, key)):
            raise KeyError(key)

    def __contains__(self, key):
        parser = self._parser
        return parser.has_option(self._name, key)

    def _names(self):
        parser = self._parser
        return [*parser.defaults()] if self._name == parser.default_section else parser.options(self._name)

    def __len__(self):
        return len(self._names())

    def __iter__(self):
        return iter(self._names())

    parser = property(lambda self: self._parser)
    name = property(lambda self: self._name)

    def get(self, option, fallback=None, *, raw=False, vars=None, _impl=None, **kwargs):
        """The value of an option, or the fallback."""
        return (_impl or self._parser.get)(self._name, option, raw=raw, vars=vars, fallback=fallback, **kwargs)


class ConverterMapping(MutableMapping):
    """Names of converters: each is a method get... of the parser, and of its sections."""

    GETTERCRE = re.compile('^get(?P<name>.+)$')

    def __init__(self, parser):
        self._parser, self._data = parser, {}
        for name in dir(parser):
            found = self.GETTERCRE.match(name)
            if found and callable(getattr(parser, name)):
                self._data[found['name']] = None  # a method of the class

    def __getitem__(self, key):
        return self._data[key]

    def __setitem__(self, key, value):
        name = 'get' + key if isinstance(key, str) else None
        if name is None:
            raise ValueError(f'Incompatible key: {key!r} (type: {type(key)})')
        if name == 'get':
            raise ValueError('Incompatible key: cannot use "" as a name')
        self._data[key] = value
        parser = self._parser
        getter = partial(parser._get_conv, conv=value)
        getter.converter = value
        setattr(parser, name, getter)
        for proxy in parser._proxies.values() if hasattr(parser, '_proxies') else ():
            proxy._add_getter(key)

    def __delitem__(self, key):
        name = 'get' + (key or '')
        if key not in self._data:
            raise KeyError(key)
        del self._data[key]
        for holder in (self._parser, *self._parser._proxies.values()):
            if name in vars(holder):
                delattr(holder, name)

    def __iter__(self):
        return iter(self._data)

    def __len__(self):
        return len(self._data)
