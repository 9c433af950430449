"""Policies of messages whose headers are objects."""

import re as _re
from email._policybase import Compat32, Policy, _has_surrogates, _split_source, compat32, validate_header_name
from email.contentmanager import raw_data_manager
from email.headerregistry import HeaderRegistry
from email.message import EmailMessage

__all__ = ['Compat32', 'compat32', 'Policy', 'EmailPolicy', 'default', 'strict', 'SMTP', 'HTTP']


class EmailPolicy(Policy):
    """Headers are what header_factory makes of them; content_manager knows content."""

    message_factory, utf8, refold_source = EmailMessage, False, 'long'
    header_factory, content_manager = HeaderRegistry(), raw_data_manager

    def __init__(self, **kw):
        super().__init__(**{'header_factory': HeaderRegistry()} | kw)

    def header_source_parse(self, sourcelines):
        return _split_source(sourcelines)

    def header_max_count(self, name):
        kind = self.header_factory[name]
        return kind.max_count

    def header_store_parse(self, name, value):
        validate_header_name(name)
        if getattr(value, 'name', '').lower() == name.lower():
            return name, value
        if isinstance(value, str) and len(value.splitlines()) > 1:
            raise ValueError('Header values may not contain linefeed or carriage return characters')
        return name, self.header_factory(name, value)

    def header_fetch_parse(self, name, value):
        return value if hasattr(value, 'name') else self.header_factory(name, _re.sub('\r\n?|\n', '', value))

    def fold_binary(self, name, value):
        folded = self._fold(name, value, refold_binary=self.cte_type == '7bit')
        return folded.encode('utf-8' if self.utf8 else 'ascii', 'surrogateescape')

    def fold(self, name, value):
        return self._fold(name, value, True)

    def _fold(self, name, value, refold_binary=False):
        if hasattr(value, 'name'):
            return value.fold(policy=self)
        lines, most = _re.split('\r\n?|\n', value), self.max_line_length or 1 << 62
        again = self.refold_source == 'all'
        if self.refold_source == 'long':
            again = any([len(line) > most - (0 if i else len(name) + 2) for i, line in enumerate(lines)])
        if not again and not value.isascii():
            again = not self.utf8 or refold_binary and _has_surrogates(value)
        if again:
            return self.header_factory(name, ''.join(lines)).fold(policy=self)
        return f'{name}: {self.linesep.join(lines)}{self.linesep}'


default = EmailPolicy()
del default.__dict__['header_factory']
strict, SMTP, HTTP = default.clone(raise_on_defect=True), default.clone(linesep='\r\n'), default.clone(linesep='\r\n', max_line_length=None)
SMTPUTF8 = SMTP.clone(utf8=True)
