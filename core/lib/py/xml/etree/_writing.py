"""Trees of XML as text."""

PREFIXES = {
    'http://www.w3.org/XML/1998/namespace': 'xml', 'http://www.w3.org/1999/xhtml': 'html', 'http://www.w3.org/2001/XMLSchema-instance': 'xsi',
    'http://www.w3.org/1999/02/22-rdf-syntax-ns#': 'rdf', 'http://schemas.xmlsoap.org/wsdl/': 'wsdl',
    'http://www.w3.org/2001/XMLSchema': 'xs', 'http://purl.org/dc/elements/1.1/': 'dc'}
EMPTY = frozenset('area base basefont br col embed frame hr img input isindex link meta param source track wbr'.split())


def refuse(value):
    """Say that a value cannot be written."""
    raise TypeError(f'cannot serialize {value!r} (type {type(value).__name__})')


def _escaped(text, pairs):
    try:
        for char, replacement in pairs:
            if char in text:
                text = text.replace(char, replacement)
    except (TypeError, AttributeError):
        refuse(text)
    return text


_TEXT = ('&', '&amp;'), ('<', '&lt;'), ('>', '&gt;')
_HTML_VALUE = ('&', '&amp;'), ('>', '&gt;'), ('"', '&quot;')
_VALUE = *_TEXT, ('"', '&quot;'), ('\r', '&#13;'), ('\n', '&#10;'), ('\t', '&#09;')
C14N_TEXT = *_TEXT, ('\r', '&#xD;')
C14N_VALUE = ('&', '&amp;'), ('<', '&lt;'), ('"', '&quot;'), ('\t', '&#x9;'), ('\n', '&#xA;'), ('\r', '&#xD;')


def escape_text(text):
    """Text as it stands between tags."""
    return _escaped(text, _TEXT)


def escape_value(text):
    """An attribute's value as it stands between quotes."""
    return _escaped(text, _VALUE)


def escape_html_value(text):
    """The same in HTML."""
    return _escaped(text, _HTML_VALUE)


class Names:
    """The names in a tree, as they are written, and the namespaces they are in."""

    def __init__(self, default, name_class):
        self.default, self.spaces, self.names, self._class = default, {}, {None: None}, name_class
        if default:
            self.spaces[default] = ''

    def _found(self, name):
        if name[:1] != '{':
            if self.default:
                raise ValueError('cannot use non-qualified names with default_namespace option')
            return name
        uri, local = name[1:].rsplit('}', 1)
        prefix = self.spaces.get(uri)
        if prefix is None:
            prefix = PREFIXES.get(uri)
            if prefix is None:
                prefix = f'ns{len(self.spaces)}'
            if prefix != 'xml':
                self.spaces[uri] = prefix
        return f'{prefix}:{local}' if prefix else local

    def add(self, name):
        """Take a name."""
        text = name.text if isinstance(name, self._class) else name
        known = self.names.get(text)
        if known is None:
            if not isinstance(text, str):
                refuse(name)
            known = self.names[text] = self._found(text)
        return known

    def collect(self, tree, notes):
        """Take the names of all elements, their attributes, and what stands for names in these."""
        for element in tree.iter():
            tag = element.tag
            if tag not in notes and tag is not None:
                self.add(tag)
            for key, value in element.items():
                self.add(key)
                if isinstance(value, self._class):
                    self.add(value)
            if isinstance(element.text, self._class):
                self.add(element.text)
        return self

    def text(self, value, pairs):
        """A value as it is written."""
        if isinstance(value, self._class):
            return self.names[value.text]
        return _escaped(value, pairs)


class Writer:
    """Writes trees as XML, or as HTML. `nested` writes the elements below the root, if it is set."""
    nested = None

    def __init__(self, names, comment, instruction, html, short):
        self.names, self.html, self.short = names, html, short
        self.comment, self.instruction = comment, instruction

    def tree(self, root):
        """Write an element and all that is in it, in pieces."""
        open_tags = []
        self._begin(root, open_tags, self._declarations())
        while open_tags:
            tail, closing, children = open_tags[-1]
            child = next(children, None)
            if child is not None:
                if self.nested:
                    self.nested(child)
                else:
                    self._begin(child, open_tags, '')
                continue
            open_tags.pop()
            if closing:
                self.write(closing)
            if tail:
                self.write(_escaped(tail, _TEXT))

    def _declarations(self):
        spaces = sorted(self.names.spaces.items(), key=lambda item: item[1])
        pairs = _HTML_VALUE if self.html else _VALUE
        return ''.join([f' xmlns{":" if prefix else ""}{prefix}="{_escaped(uri, pairs)}"' for uri, prefix in spaces])

    def _begin(self, element, open_tags, declared):
        tag, text = element.tag, element.text
        if tag is self.comment or tag is self.instruction:
            inner = _escaped(text, _TEXT) if self.html else text
            self.write(f'<!--{inner}-->' if tag is self.comment else f'<?{inner}?>')
            if element.tail:
                self.write(_escaped(element.tail, _TEXT))
            return
        name = self.names.add(tag) if tag is not None else None
        closing = ''
        if name is None:
            if text:
                self.write(_escaped(text, _TEXT))
        else:
            closing = self._tag(element, name, declared)
        open_tags.append((element.tail, closing, iter(element)))

    def _tag(self, element, name, declared):
        """Write a tag, and the text behind it; gives the tag that closes it."""
        names, pairs = self.names, _HTML_VALUE if self.html else _VALUE
        write = self.write
        write('<' + name)
        if declared:
            write(declared)
        for key, value in element.items():
            write(f' {names.add(key)}="{names.text(value, pairs)}"')
        text, closing = element.text, f'</{name}>'
        if not self.html and self.short and not text and not len(element):
            write(' />')
            closing = ''
        else:
            write('>')
        low = name.lower() if self.html else ''
        if text:
            write(text if low in ('script', 'style') else _escaped(text, _TEXT))
        return '' if low in EMPTY else closing


def register(prefix, uri):
    """Write names of a namespace with a prefix."""
    for known_uri, known in list(PREFIXES.items()):
        if known_uri == uri or known == prefix:
            del PREFIXES[known_uri]
    PREFIXES[uri] = prefix
