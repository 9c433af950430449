"""Documents in one form for all that say the same: C14N 2.0."""

import re

from xml.etree._writing import C14N_TEXT, C14N_VALUE, _escaped

_prefixed = re.compile(r'[\w.-]+:[\w.-]+$').match
_NONE = {'http://www.w3.org/XML/1998/namespace': 'xml'}


class C14NWriterTarget:
    """Takes what a parser finds, and writes it in the form C14N 2.0."""

    def __init__(self, write, *, with_comments=False, strip_text=False, rewrite_prefixes=False, qname_aware_tags=None,
                 qname_aware_attrs=None, exclude_attrs=None, exclude_tags=None):
        self._write, self._text, self._strip, self._with_comments = write, [], strip_text, with_comments
        self._no_attributes, self._no_tags = set(exclude_attrs or ()), set(exclude_tags or ())
        self._rewrite, self._map = rewrite_prefixes, {}
        self._aware_tags = set(qname_aware_tags or ())
        aware = set(qname_aware_attrs or ())
        self._aware = aware.intersection if aware else None
        self._given = [[('http://www.w3.org/XML/1998/namespace', 'xml')]]  # namespaces as the document has them, by element
        self._written = [[('http://www.w3.org/XML/1998/namespace', 'xml')]]  # and as they have been written
        if not rewrite_prefixes:
            self._written.append([])
        self._given.append([])
        self._keeps, self._pending, self._rooted, self._done, self._left_out = [False], None, False, False, 0

    def _uri(self, prefixed):
        """{uri}local of a prefixed name."""
        prefix, _, local = prefixed.partition(':') if ':' in prefixed else ('', '', prefixed)
        for spaces in reversed(self._given):
            for uri, known in spaces:
                if known == prefix:
                    return f'{{{uri}}}{local}' if uri else local
        raise ValueError(f'Prefix {prefix} of QName "{prefixed}" is not declared in scope')

    def _known(self, uri):
        """The prefix that a namespace has been written with and that still stands for it; None."""
        seen = set()
        for spaces in reversed(self._written):
            for known, prefix in reversed(spaces):
                if prefix not in seen:
                    seen.add(prefix)
                    if known == uri:
                        return prefix
        return None

    def _name(self, name, uri=None):
        """(name as it is written, local name, namespace)"""
        if uri is None:
            uri, local = name[1:].rsplit('}', 1) if name[:1] == '{' else ('', name)
        else:
            local = name
        prefix = self._known(uri)
        if not uri and not self._rewrite:
            if self._known_default() and any([('', '') in spaces for spaces in self._given]):
                self._written[-1].append(('', ''))
            return local, local, ''
        if prefix is None:
            prefix = self._new(uri)
        return f'{prefix}:{local}' if prefix else local, local, uri

    def _known_default(self):
        for spaces in reversed(self._written):
            for uri, prefix in reversed(spaces):
                if not prefix:
                    return uri
        return ''

    def _new(self, uri):
        if self._rewrite:
            prefix = self._map.setdefault(uri, f'n{len(self._map)}')
            self._written[-1].append((uri, prefix))
            return prefix
        for spaces in reversed(self._given):
            for known, prefix in reversed(spaces):
                if known == uri:
                    self._written[-1].append((uri, prefix))
                    return prefix
        raise ValueError(f'Namespace "{uri}" is not declared in scope')

    def data(self, data):
        """Text."""
        if not self._left_out:
            self._text.append(data)

    def _flush(self):
        text, pending = ''.join(self._text), self._pending
        self._text.clear()
        if self._strip and not self._keeps[-1]:
            text = text.strip()
        aware = text if pending is not None and _prefixed(text) else None
        if pending is not None:
            self._pending = None
            self._begin(*pending, aware)
        if text and aware is None and self._rooted:
            self._write(_escaped(text, C14N_TEXT))

    def start_ns(self, prefix, uri):
        """A namespace, of the element that comes."""
        if self._left_out:
            return
        if self._text:
            self._flush()
        self._given[-1].append((uri, prefix))

    def start(self, tag, attrs):
        """An element."""
        if self._left_out or tag in self._no_tags:
            self._left_out += 1
            return
        if self._text:
            self._flush()
        spaces = []
        self._written.append(spaces)
        if tag in self._aware_tags:
            self._pending = tag, attrs, spaces
        else:
            self._begin(tag, attrs, spaces)
        self._given.append([])

    def _begin(self, tag, attrs, spaces, aware=None):
        if self._no_attributes and attrs:
            attrs = {key: value for key, value in attrs.items() if key not in self._no_attributes}
        names = {tag, *attrs}
        resolved = {}
        if aware is not None:
            resolved[aware] = self._uri(aware)
            names.add(resolved[aware])
        values = self._aware(attrs) if self._aware is not None and attrs else ()
        for key in values:
            if _prefixed(attrs[key]):
                resolved[attrs[key]] = self._uri(attrs[key])
                names.add(resolved[attrs[key]])
        written = {name: self._name(name) for name in sorted(names, key=lambda name: name.split('}', 1))}
        parts = []
        for key, value in sorted(attrs.items(), key=lambda item: item[0][1:].split('}', 1) if item[0][:1] == '{' else ['', item[0]]):
            text = written[resolved[value]][0] if key in values and value in resolved else value
            parts.append((self._attribute(key, written), text))
        spaces = sorted({('xmlns:' + prefix if prefix else 'xmlns', uri) for uri, prefix in spaces})
        self._put(written[tag][0], [*spaces, *parts], written[resolved[aware]][0] if aware else None, attrs)

    def _attribute(self, key, written):
        name, local, uri = written[key]
        if not uri:
            return local
        if ':' not in name:  # the default namespace is not that of attributes
            for spaces in reversed(self._given):
                for known, prefix in spaces:
                    if known == uri and prefix:
                        self._written[-1].append((uri, prefix))
                        return f'{prefix}:{local}'
        return name

    def _put(self, name, attributes, text, attrs):
        keep = attrs.get('{http://www.w3.org/XML/1998/namespace}space')
        self._keeps.append(keep == 'preserve' if keep else self._keeps[-1])
        written = ''.join([f' {key}="{_escaped(value, C14N_VALUE)}"' for key, value in attributes])
        self._write(f'<{name}{written}>')
        if text is not None:
            self._write(_escaped(text, C14N_TEXT))
        self._rooted = True

    def end(self, tag):
        """The end of an element."""
        if self._left_out:
            self._left_out -= 1
            return
        if self._text or self._pending is not None:
            self._flush()
        self._write(f'</{self._name(tag)[0]}>')
        for stack in self._keeps, self._written, self._given:
            stack.pop()
        self._done = len(self._keeps) == 1

    def comment(self, text):
        """A comment."""
        if self._with_comments:
            self._note(f'<!--{_escaped(text, C14N_TEXT)}-->')

    def pi(self, target, data):
        """A processing instruction."""
        self._note(f'<?{target} {_escaped(data, C14N_TEXT)}?>' if data else f'<?{target}?>')

    def _note(self, text):
        if self._left_out:
            return
        if self._done:
            text = '\n' + text
        elif self._rooted and (self._text or self._pending is not None):
            self._flush()
        self._write(text if self._rooted else text + '\n')


C14NWriterTarget.__module__ = 'xml.etree.ElementTree'
