"""Parts of documents that are in other files: XInclude."""

import copy
from urllib.parse import urljoin

from xml.etree import ElementTree

XINCLUDE = '{http://www.w3.org/2001/XInclude}'
XINCLUDE_INCLUDE, XINCLUDE_FALLBACK = XINCLUDE + 'include', XINCLUDE + 'fallback'
DEFAULT_MAX_INCLUSION_DEPTH = 6


class FatalIncludeError(SyntaxError):
    """What is asked for cannot be put in."""


class LimitedRecursiveIncludeError(FatalIncludeError):
    """Files ask for files more deeply than is allowed."""


def default_loader(href, parse, encoding=None):
    """A file's element, or its text."""
    if parse == 'xml':
        with open(href, 'rb') as file:
            return ElementTree.parse(file).getroot()
    with open(href, 'r', encoding=encoding or 'UTF-8') as file:
        return file.read()


def include(elem, loader=None, base_url=None, max_depth=DEFAULT_MAX_INCLUSION_DEPTH):
    """Put into an element what it asks for."""
    if max_depth is None:
        max_depth = -1
    elif max_depth < 0:
        raise ValueError('expected non-negative depth or None for \'max_depth\', got %r' % max_depth)
    root = elem.getroot() if isinstance(elem, ElementTree.ElementTree) else elem
    _fill(root, loader or default_loader, base_url, max_depth, set())


def _fill(root, loader, base, depth, above):
    place = 0
    while place < len(root):
        child = root[place]
        if child.tag == XINCLUDE_FALLBACK:
            raise FatalIncludeError(f'xi:fallback tag must be child of xi:include ({child.tag!r})')
        if child.tag != XINCLUDE_INCLUDE:
            _fill(child, loader, base, depth, above)
        else:
            href, kind = child.get('href'), child.get('parse', 'xml')
            href = urljoin(base, href) if base else href
            if kind == 'xml':
                root[place] = _document(child, href, loader, depth, above)
            elif kind == 'text':
                _put_text(root, place, child, href, loader)
                continue
            else:
                raise FatalIncludeError(f'unknown parse type in xi:include tag ({kind!r})')
        place += 1


def _document(child, href, loader, depth, above):
    if href in above:
        raise FatalIncludeError(f'recursive include of {href}')
    if depth == 0:
        raise LimitedRecursiveIncludeError(f'maximum xinclude depth reached when including file {href}')
    found = loader(href, 'xml')
    if found is None:
        raise FatalIncludeError(f"cannot load {href!r} as 'xml'")
    found = copy.copy(found)
    above.add(href)
    _fill(found, loader, href, depth - 1, above)
    above.remove(href)
    if child.tail:
        found.tail = (found.tail or '') + child.tail
    return found


def _put_text(root, place, child, href, loader):
    text = loader(href, 'text', child.get('encoding'))
    if text is None:
        raise FatalIncludeError(f"cannot load {href!r} as 'text'")
    text += child.tail or ''
    if place:
        root[place - 1].tail = (root[place - 1].tail or '') + text
    else:
        root.text = (root.text or '') + text
    del root[place]
