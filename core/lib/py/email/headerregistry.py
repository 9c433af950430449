"""Headers as objects: text that knows what it says."""

from email import _header_parameters as _parameters, _header_value_parser as _parser, utils as _utils
from types import MappingProxyType as _MappingProxyType

_LINES = 'invalid arguments; address parts cannot contain CR or LF'


class Address:
    """A mailbox, with the name of who has it."""

    def __init__(self, display_name='', username='', domain='', addr_spec=None):
        if not {*'\r\n'}.isdisjoint(''.join([part for part in (display_name, username, domain, addr_spec) if part])):
            raise ValueError(_LINES)
        if addr_spec is not None:
            if username or domain:
                raise TypeError('addrspec specified when username and/or domain also specified')
            username, domain, rest, defects = _parser.get_addr_spec(addr_spec)
            if rest:
                read = addr_spec[: len(addr_spec) - len(rest)]
                raise ValueError(f"Invalid addr_spec; only '{read}' could be parsed from '{addr_spec}'")
            if defects:
                raise defects[0]
        self._parts = display_name, username, domain

    display_name = property(lambda self: self._parts[0])
    username = property(lambda self: self._parts[1])
    domain = property(lambda self: self._parts[2])
    @property
    def addr_spec(self):
        """The address as it stands in a header."""
        _, name, domain = self._parts
        if not {*'()<>@,:;\\"[] \t'}.isdisjoint(name):
            name = _parser.quote_string(name)
        return f'{name}@{domain}' if domain else name or '<>'

    def __repr__(self):
        return '{}(display_name={!r}, username={!r}, domain={!r})'.format(type(self).__name__, *self._parts)

    def __str__(self):
        name, spec = _shown(self.display_name), self.addr_spec
        return f"{name} <{'' if spec == '<>' else spec}>" if name else spec

    def __eq__(self, other):
        return self._parts == other._parts if isinstance(other, Address) else NotImplemented


def _shown(name):
    return _parser.quote_string(name) if name and _parser.needs_quotes(name) else name


class Group:
    """Addresses with a name; one without a name is no more than its address."""

    def __init__(self, display_name=None, addresses=None):
        self._parts = display_name, tuple(addresses or ())

    display_name = property(lambda self: self._parts[0])
    addresses = property(lambda self: self._parts[1])
    def __repr__(self):
        return '{}(display_name={!r}, addresses={!r}'.format(type(self).__name__, *self._parts)

    def __str__(self):
        name, members = self._parts
        if name is None and len(members) == 1:
            return str(members[0])
        inner = ', '.join(map(str, members))
        return f"{_shown(name)}:{' ' if inner else ''}{inner};"

    def __eq__(self, other):
        return self._parts == other._parts if isinstance(other, Group) else NotImplemented


class BaseHeader(str):
    """What all headers have; the class for a kind of header has parse() and, if it knows more, init()."""

    def __new__(cls, name, value):
        found = {'defects': []}
        cls.parse(value, found)
        text = found.pop('decoded')
        self = str.__new__(cls, _utils._sanitize(text) if _utils._has_surrogates(text) else text)
        self.init(name, **found)
        return self

    def init(self, name, *, parse_tree, defects):
        self._name, self._parse_tree, self._defects = name, parse_tree, defects

    name = property(lambda self: self._name)

    defects = property(lambda self: tuple(self._defects))

    def __reduce__(self):
        return _reconstruct_header, (type(self).__name__, type(self).__bases__, str(self)), self.__dict__

    @classmethod
    def _reconstruct(cls, value):
        return str.__new__(cls, value)

    def fold(self, *, policy):
        """The lines of the header, with its name."""
        parts = [_parser.Leaf(self._name + ':', 'header-label', False)]
        if self._parse_tree.parts:
            parts += [_parser.Leaf(' ', 'fws'), self._parse_tree]
        return _parser.Folder(policy).fold(parts)


def _reconstruct_header(cls_name, bases, value):
    made = type(cls_name, bases, {})
    return made._reconstruct(value)


class _Keeps:
    """Takes what parse() found, beside what all headers have."""

    _more = ()

    def init(self, *args, **kw):
        for each in self._more:
            setattr(self, '_' + each, kw.pop(each))
        super().init(*args, **kw)


class UnstructuredHeader:
    max_count = None
    value_parser = staticmethod(_parser.get_unstructured)

    @classmethod
    def parse(cls, value, kwds):
        tree = kwds['parse_tree'] = cls.value_parser(value)
        kwds['decoded'] = str(tree)


class UniqueUnstructuredHeader(UnstructuredHeader):
    max_count = 1


class DateHeader(_Keeps):
    """A date, which datetime has; a datetime will do as value."""

    max_count, _more = None, ('datetime',)
    value_parser = staticmethod(_parser.get_unstructured)

    @classmethod
    def parse(cls, value, kwds):
        from email import errors

        moment = value
        if not value:
            kwds['defects'].append(errors.HeaderMissingRequiredValue())
            moment = None
        elif isinstance(value, str):
            kwds['decoded'] = value
            try:
                moment = _utils.parsedate_to_datetime(value)
            except ValueError:
                kwds['defects'].append(errors.InvalidDateDefect('Invalid date value or format'))
                moment = None
        text = '' if moment is None else _utils.format_datetime(moment)
        kwds['datetime'], kwds['parse_tree'] = moment, cls.value_parser(text)
        kwds['decoded'] = text or kwds.get('decoded', '')

    datetime = property(lambda self: self._datetime)


class UniqueDateHeader(DateHeader):
    max_count = 1


class AddressHeader(_Keeps):
    """Addresses; Address and Group objects will do as value."""

    max_count, _more = None, ('groups',)

    value_parser = staticmethod(_parser.get_address_list)

    @classmethod
    def parse(cls, value, kwds):
        if isinstance(value, str):
            tree = kwds['parse_tree'] = cls.value_parser(value)
            kwds['defects'] = tree.defects
            boxes = [(name, [Address(box.display_name or '', box.local_part, box.domain) for box in found]) for name, found in tree.groups]
            groups = [Group(name, found) for name, found in boxes]
        else:
            items = value if hasattr(value, '__iter__') else [value]
            groups = [item if hasattr(item, 'addresses') else Group(None, [item]) for item in items]
        kwds['groups'], kwds['decoded'] = tuple(groups), ', '.join(map(str, groups))
        if 'parse_tree' not in kwds:
            kwds['parse_tree'] = cls.value_parser(kwds['decoded'])

    groups = property(lambda self: self._groups)

    addresses = property(lambda self: tuple([one for group in self._groups for one in group.addresses]))


class SingleAddressHeader(AddressHeader):
    @property
    def address(self):
        found = self.addresses
        if len(found) != 1:
            raise ValueError(f'value of single address header {self.name} is not a single address')
        return found[0]


class UniqueAddressHeader(AddressHeader):
    max_count = 1


class UniqueSingleAddressHeader(SingleAddressHeader):
    max_count = 1


def _parsed(cls, value, kwds):
    """What most parse() methods have in common."""
    tree = kwds['parse_tree'] = cls.value_parser(value)
    kwds['decoded'] = str(tree)
    kwds['defects'].extend(tree.defects)
    return tree


class MIMEVersionHeader(_Keeps):
    max_count, _more = 1, ('version',)
    value_parser = staticmethod(_parser.parse_mime_version)

    @classmethod
    def parse(cls, value, kwds):
        tree = _parsed(cls, value, kwds)
        kwds['version'] = tree.major, tree.minor

    major = property(lambda self: self._version[0])

    minor = property(lambda self: self._version[1])

    @property
    def version(self):
        return None if self.minor is None else f'{self.major}.{self.minor}'


class ParameterizedMIMEHeader(_Keeps):
    max_count, _more = 1, ('params',)

    @classmethod
    def parse(cls, value, kwds):
        pairs = _parsed(cls, value, kwds).params.params
        kwds['params'] = {_utils._sanitize(key).lower(): _utils._sanitize(held) for key, held in pairs}

    params = property(lambda self: _MappingProxyType(self._params))


class ContentTypeHeader(ParameterizedMIMEHeader):
    value_parser = staticmethod(_parameters.parse_content_type_header)

    def init(self, *args, **kw):
        super().init(*args, **kw)
        self._maintype, self._subtype = _utils._sanitize(self._parse_tree.maintype), _utils._sanitize(self._parse_tree.subtype)

    maintype = property(lambda self: self._maintype)

    subtype = property(lambda self: self._subtype)

    content_type = property(lambda self: f'{self._maintype}/{self._subtype}')


class ContentDispositionHeader(ParameterizedMIMEHeader):
    value_parser = staticmethod(_parameters.parse_content_disposition_header)

    def init(self, *args, **kw):
        super().init(*args, **kw)
        how = self._parse_tree.content_disposition
        self._content_disposition = how if how is None else _utils._sanitize(how)

    content_disposition = property(lambda self: self._content_disposition)


class ContentTransferEncodingHeader:
    max_count = 1
    value_parser = staticmethod(_parser.parse_content_transfer_encoding_header)

    @classmethod
    def parse(cls, value, kwds):
        _parsed(cls, value, kwds)

    def init(self, *args, **kw):
        super().init(*args, **kw)
        self._cte = _utils._sanitize(self._parse_tree.cte)

    cte = property(lambda self: self._cte)


class MessageIDHeader:
    max_count = 1
    value_parser = staticmethod(_parser.parse_message_id)

    @classmethod
    def parse(cls, value, kwds):
        _parsed(cls, value, kwds)


_default_header_map = {
    'subject': UniqueUnstructuredHeader, 'date': UniqueDateHeader, 'resent-date': DateHeader, 'orig-date': UniqueDateHeader,
    'sender': UniqueSingleAddressHeader, 'resent-sender': SingleAddressHeader, 'mime-version': MIMEVersionHeader,
    'content-type': ContentTypeHeader, 'content-disposition': ContentDispositionHeader,
    'content-transfer-encoding': ContentTransferEncodingHeader, 'message-id': MessageIDHeader,
} | dict.fromkeys(('to', 'cc', 'bcc', 'from', 'reply-to'), UniqueAddressHeader)
_default_header_map |= dict.fromkeys(('resent-to', 'resent-cc', 'resent-bcc', 'resent-from'), AddressHeader)


class HeaderRegistry:
    """Makes headers: each name has a class, which is put before the base class."""

    def __init__(self, base_class=BaseHeader, default_class=UnstructuredHeader, use_default_map=True):
        self.base_class, self.default_class = base_class, default_class
        self.registry = dict(_default_header_map) if use_default_map else {}

    def map_to_type(self, name, cls):
        self.registry |= {name.lower(): cls}

    def __getitem__(self, name):
        kind = self.registry.get(name.lower(), self.default_class)
        return type('_' + kind.__name__, (kind, self.base_class), {})

    def __call__(self, name, value):
        make = self[name]
        return make(name, value)
