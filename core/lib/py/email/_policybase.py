"""Policies: how messages are read and written. compat32 is that of Message."""

import abc as _abc
import re as _re

__all__ = ['Policy', 'Compat32', 'compat32']


def _has_surrogates(s):
    """Whether there are bytes in text that could not be decoded."""
    try:
        s.encode()
    except UnicodeEncodeError:
        return True
    return False


def validate_header_name(name):
    if not _re.match('[!-9;-~]+$', name):
        raise ValueError(f'Header field name contains invalid characters: {name!r}')


class _PolicyBase:
    """Attributes that only __init__() and clone() change."""

    def __init__(self, **kw):
        self._take(kw)

    def _take(self, values):
        for name, value in values.items():
            if not hasattr(self, name):
                raise TypeError(f'{name!r} is an invalid keyword argument for {type(self).__name__}')
            object.__setattr__(self, name, value)

    def __repr__(self):
        shown = ', '.join([f'{name}={value!r}' for name, value in vars(self).items()])
        return f'{type(self).__name__}({shown})'

    def clone(self, **kw):
        """A copy, with these attributes as they are given."""
        made = type(self).__new__(type(self))
        for name, value in vars(self).items():
            object.__setattr__(made, name, value)
        made._take(kw)
        return made

    def __setattr__(self, name, value):
        known = 'object attribute {!r} is read-only' if hasattr(self, name) else 'object has no attribute {!r}'
        raise AttributeError(f'{type(self).__name__!r} {known.format(name)}')

    def __add__(self, other):
        return self.clone(**vars(other))


class Policy(_PolicyBase, metaclass=_abc.ABCMeta):
    """What programs derive policies from."""

    raise_on_defect, linesep, cte_type, max_line_length = False, '\n', '8bit', 78
    mangle_from_, message_factory, verify_generated_headers = False, None, True

    def handle_defect(self, obj, defect):
        """Raise a defect, or note it."""
        if not self.raise_on_defect:
            return self.register_defect(obj, defect)
        raise defect

    def header_max_count(self, name):
        """How many headers of a name there may be; None for any number."""

    def register_defect(self, obj, defect):
        obj.defects.append(defect)

    @_abc.abstractmethod
    def header_source_parse(self, sourcelines):
        """(name, value to store) of a header's lines."""
        raise NotImplementedError

    @_abc.abstractmethod
    def header_store_parse(self, name, value):
        """(name, value to store) of what a program set."""
        raise NotImplementedError

    @_abc.abstractmethod
    def header_fetch_parse(self, name, value):
        """What a program gets of what is stored."""
        raise NotImplementedError

    @_abc.abstractmethod
    def fold(self, name, value):
        """A header's lines, as text."""
        raise NotImplementedError

    @_abc.abstractmethod
    def fold_binary(self, name, value):
        """A header's lines, as bytes."""
        raise NotImplementedError


def _split_source(lines):
    """(name, value) of a header's lines."""
    name, value = lines[0].split(':', 1)
    return name, ''.join([value, *lines[1:]]).lstrip(' \t\r\n').rstrip('\r\n')


class Compat32(Policy):
    """Messages as Python 3.2 had them: headers are str, or Header."""

    mangle_from_ = True

    def _sanitize_header(self, name, value):
        from email.header import Header

        return Header(value, charset='unknown-8bit', header_name=name) if isinstance(value, str) and _has_surrogates(value) else value

    def header_source_parse(self, sourcelines):
        return _split_source(sourcelines)

    def header_fetch_parse(self, name, value):
        return self._sanitize_header(name, value)

    def header_store_parse(self, name, value):
        validate_header_name(name)
        return name, value

    def fold_binary(self, name, value):
        text = self._fold(name, value, self.cte_type == '7bit')
        return text.encode('ascii', 'surrogateescape')

    def fold(self, name, value):
        return self._fold(name, value, True)

    def _fold(self, name, value, sanitize):
        if isinstance(value, str):
            if _has_surrogates(value) and not sanitize:
                return f'{name}: {value}{self.linesep}'
            value = self._sanitize_header(name, value)
            if isinstance(value, str):
                from email.header import Header

                value = Header(value, header_name=name)
        most = 0 if self.max_line_length is None else self.max_line_length
        return f'{name}: {value.encode(linesep=self.linesep, maxlinelen=most)}{self.linesep}'


compat32 = Compat32()
