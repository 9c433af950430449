"""Elements of XML, and what makes trees of them: the parts of xml.etree.ElementTree that CPython has in C."""

import re
import warnings
from copy import deepcopy
from operator import index as _whole

from _hn import _argument_name, _index, _instance, _tp_name, _type_made, _type_seal, _type_weak
from xml.etree import ElementPath

_special = re.compile(r'[/*@\[.]').search
_brace = re.compile(r'\{[^}]*\}?').sub
_RETURN = object()


class ParseError(SyntaxError):
    """What is wrong with a document: code, and position as (line, column)."""


def _refuse(name, number, cls, value):
    raise TypeError(f'{name} {"argument" if number is None else f"argument {number}"} must be {cls}, not {_argument_name(value)}')


def _need_element(value, name, number=None):
    if not isinstance(value, Element):
        _refuse(name + '()', number, 'xml.etree.ElementTree.Element', value)
    return value


def _attributes(name, given, more):
    """The attributes of an element that is made: the last of some arguments, and keywords."""
    if not given:
        if 'attrib' not in more:
            return more
        given = more.pop('attrib'),
        if not isinstance(given[0], dict):
            raise TypeError(f'attrib must be dict, not {_tp_name(given[0])}')
    if not isinstance(given[0], dict):
        _refuse(name + '()', 2 if name == 'Element' else 3, 'dict', given[0])
    return {**given[0], **more}


def _checked(children):
    for child in children:
        if not isinstance(child, Element):
            raise TypeError(f'expected an Element, not "{_tp_name(child)}"')
    return children


class Element:
    __slots__ = 'tag', 'text', 'tail', 'attrib', '_children'

    def __init__(self, /, *args, **extra):
        if not 1 <= len(args) <= 2:
            few = 'least 1' if not args else 'most 2'
            raise TypeError(f'Element() takes at {few} argument{"s" * bool(args)} ({len(args)} given)')
        self.tag, self.text, self.tail, self._children = args[0], None, None, []
        self.attrib = _attributes('Element', args[1:], extra)

    def __repr__(self):
        return f'<{type(self).__name__} {self.tag!r} at {id(self):#x}>'

    def __bool__(self):
        warnings.warn("Testing an element's truth value will always return True in future versions.  "
                      "Use specific 'len(elem)' or 'elem is not None' test instead.", DeprecationWarning)
        return len(self._children) > 0

    def __len__(self):
        return len(self._children)

    def __getitem__(self, key, /):
        if isinstance(key, slice):
            return self._children[key]
        try:
            return self._children[_key(key)]
        except IndexError:
            raise IndexError('child index out of range') from None

    def __setitem__(self, key, value, /):
        if not isinstance(key, slice):
            key = _key(key)
            if not -len(self._children) <= key < len(self._children):
                raise IndexError('child assignment index out of range')
            self._children[key] = _checked([value])[0]
            return
        try:
            value = list(value)
        except TypeError:
            raise TypeError('assignment expects an iterable') from None
        self._children[key] = _checked(value)

    def __delitem__(self, key, /):
        if not isinstance(key, slice):
            key = _key(key)
            if not -len(self._children) <= key < len(self._children):
                raise IndexError('child assignment index out of range')
        del self._children[key]

    def clear(self):
        self.attrib, self._children, self.text, self.tail = {}, [], None, None

    def get(self, key, default=None):
        attributes = self.attrib
        return attributes[key] if key in attributes else default

    def set(self, key, value, /):
        self.attrib[key] = value

    def keys(self):
        return list(self.attrib)

    def items(self):
        return list(self.attrib.items())

    def append(self, subelement, /):
        self._children.append(_need_element(subelement, 'append', 1))

    def extend(self, elements, /):
        try:
            elements = list(elements)
        except TypeError:
            raise TypeError("'elements' must be an iterable") from None
        for child in elements:
            self._children.append(_checked([child])[0])

    def insert(self, index, subelement, /):
        self._children.insert(_index(index), _need_element(subelement, 'insert', 2))

    def remove(self, subelement, /):
        try:
            self._children.remove(_need_element(subelement, 'remove'))
        except ValueError:
            raise ValueError('Element.remove(x): element not found') from None

    def find(self, path, namespaces=None):
        if _simple(path, namespaces):
            for child in self._children:
                if child.tag == path:
                    return child
            return None
        return ElementPath.find(self, path, namespaces)

    def findtext(self, path, default=None, namespaces=None):
        if not _simple(path, namespaces):
            return ElementPath.findtext(self, path, default, namespaces)
        for child in self._children:
            if child.tag == path:
                return '' if child.text is None else child.text
        return default

    def findall(self, path, namespaces=None):
        if _simple(path, namespaces):
            return [child for child in self._children if child.tag == path]
        return ElementPath.findall(self, path, namespaces)

    def iterfind(self, path, namespaces=None):
        return ElementPath.iterfind(elem=self, path=path, namespaces=namespaces)

    def iter(self, tag=None):
        return _instance(_element_iterator, [], self, None if tag == '*' else tag, False)

    def itertext(self):
        return _instance(_element_iterator, [], self, None, True)

    def makeelement(self, tag, attrib, /):
        if not isinstance(attrib, dict):
            _refuse('makeelement()', 2, 'dict', attrib)
        return _instance(Element, tag, None, None, attrib.copy(), [])

    def __copy__(self):
        return _instance(Element, self.tag, self.text, self.tail, self.attrib, self._children.copy())

    def __deepcopy__(self, memo, /):
        if not isinstance(memo, dict):
            _refuse('__deepcopy__()', None, 'dict', memo)
        made = memo[id(self)] = _instance(Element, *[deepcopy(x, memo) for x in (self.tag, self.text, self.tail, self.attrib)], [])
        for child in self._children:
            made.append(deepcopy(child, memo))
        return made

    def __delattr__(self, name, /):
        if name in ('tag', 'text', 'tail', 'attrib'):
            raise AttributeError("can't delete element attribute")
        object.__delattr__(self, name)

    def __sizeof__(self):
        return object.__sizeof__(self) + 8 * len(self._children)

    def __getstate__(self):
        return {'tag': self.tag, '_children': self._children.copy(), 'attrib': self.attrib, 'text': self.text, 'tail': self.tail}

    def __reduce_ex__(self, protocol, /):
        from copyreg import __newobj__
        return __newobj__, (type(self),), self.__getstate__(), None, None

    def __setstate__(self, state, /):
        if not isinstance(state, dict):
            raise TypeError(f'Don\'t know how to unpickle "{state!r}" as an Element')
        for key in state:
            if key not in ('tag', '_children', 'attrib', 'text', 'tail'):
                raise TypeError(f'this function got an unexpected keyword argument {key!r}')
        self.tag, self.text, self.tail = state.get('tag'), state.get('text'), state.get('tail')
        self.attrib, self._children = state.get('attrib') or {}, _checked(list(state.get('_children') or ()))


def _key(key):
    try:
        return _whole(key)
    except TypeError:
        raise TypeError('element indices must be integers') from None


def _simple(path, namespaces):
    """Whether a path is but the name of a child."""
    if namespaces is not None or not isinstance(path, str):
        return False
    return not (path[:3] == '{*}' or path[:2] == '{}' and path[2:] or _special(_brace('', path)))


class _element_iterator:
    __slots__ = '_open', '_next', '_wanted', '_texts'

    def __iter__(self):
        return self

    def __next__(self):
        """Elements before their children; with _texts, what stands in them and behind them."""
        while True:
            element = self._next
            if element is None:
                if not self._open:
                    raise StopIteration
                element = next(self._open[-1][1], None)
                if element is None:
                    tail = self._open.pop()[0].tail
                    if self._texts and self._open and tail:
                        return tail
                    continue
            self._next = None
            self._open.append((element, iter(element._children)))
            if not self._texts:
                if self._wanted is None or element.tag == self._wanted:
                    return element
            else:
                text = element.text
                if text:
                    return text


def SubElement(*args, **extra):
    """A new element, put at another's end."""
    if len(args) < 2:
        raise TypeError(f'SubElement() takes at least 2 arguments ({len(args)} given)')
    if len(args) > 3:
        raise TypeError(f'SubElement() takes at most 3 arguments ({len(args)} given)')
    parent = _need_element(args[0], 'SubElement', 1)
    made = _instance(Element, args[1], None, None, _attributes('SubElement', args[2:], extra), [])
    parent._children.append(made)
    return made


class TreeBuilder:
    __slots__ = ('_root', '_this', '_last', '_tailed', '_data', '_open', '_make', '_make_comment', '_make_pi', '_with_comments', '_with_pis',
                 '_events')

    def __init__(self, element_factory=None, *, comment_factory=None, pi_factory=None, insert_comments=False, insert_pis=False):
        self._root = self._this = self._last = self._tailed = self._events = None
        self._data, self._open = [], []
        self._make = None if element_factory is Element else element_factory
        self._make_comment, self._make_pi = comment_factory or _factories[0], pi_factory or _factories[1]
        self._with_comments, self._with_pis = bool(insert_comments), bool(insert_pis)

    def _flush(self):
        """Give text to the element that it stands in, or behind."""
        text = ''.join(self._data)
        self._data.clear()
        element, slot = (self._last, 'text') if self._tailed is None else (self._tailed, 'tail')
        before = getattr(element, slot)
        setattr(element, slot, before + text if before else text)

    def data(self, data, /):
        if self._last is not None:
            self._data.append(data)

    def start(self, tag, attrs, /):
        if not isinstance(attrs, dict):
            _refuse('start()', 2, 'dict', attrs)
        if self._data:
            self._flush()
        self._tailed = None
        make, this = self._make, self._this
        made = _instance(Element, tag, None, None, attrs, []) if make is None else make(tag, attrs)
        if this is None:
            if self._root is not None:
                raise ParseError('multiple elements on top level')
            self._root = made
        elif type(this) is Element and make is None:
            this._children.append(made)
        else:
            this.append(made)
        self._open.append(this)
        self._this = self._last = made
        if self._events is not None:
            self._tell('start', made)
        return made

    def end(self, tag, /):
        if self._data:
            self._flush()
        if not self._open:
            raise IndexError('pop from empty stack')
        self._last = self._tailed = self._this
        self._this = self._open.pop()
        if self._events is not None:
            self._tell('end', self._last)
        return self._last

    def _tell(self, event, value):
        if event in self._events[1]:
            self._events[0]((event, value))

    def _put(self, made, wanted):
        if self._data:
            self._flush()
        if wanted and self._this is not None:
            self._this.append(made)
            self._tailed = made
        return made

    def comment(self, text, /):
        made = self._put(text if self._make_comment is None else self._make_comment(text), self._with_comments)
        if self._events is not None:
            self._tell('comment', made)
        return made

    def pi(self, target, text=None, /):
        made = self._put((target, text) if self._make_pi is None else self._make_pi(target, text), self._with_pis)
        if self._events is not None:
            self._tell('pi', made)
        return made

    def close(self):
        return self._root


_factories = [None, None]


def use_factories(*made):
    """What comments and instructions are made by, from now on; gives what made them so far."""
    before, _factories[:] = tuple(_factories), made
    return before


class XMLParser:
    __slots__ = '_parser', 'entity', 'target', '_handlers'
    version = property(lambda self: 'Expat 2.7.3')

    def __init__(self, *, target=None, encoding=None):
        from _xmlscan import create
        if encoding is not None and not isinstance(encoding, str):
            raise TypeError(f"XMLParser() argument 'encoding' must be str or None, not {_tp_name(encoding)}")
        self.entity, self.target = {}, TreeBuilder() if target is None else target
        target, parser = self.target, create(encoding, '}', {})
        self._parser, parser._brace, parser._whole = parser, '{', type(target) is TreeBuilder
        parser.DefaultHandlerExpand = self._other
        doctype = getattr(target, 'doctype', None)
        if doctype is not None:
            parser.StartDoctypeDeclHandler = lambda name, system, public, inner: doctype(name, public, system)
        elif hasattr(self, 'doctype'):
            parser.StartDoctypeDeclHandler = self._no_doctype
        if parser._whole:
            parser.StartElementHandler, parser.EndElementHandler, parser.CharacterDataHandler = target.start, target.end, target.data
            parser.CommentHandler = target.comment
            parser.ProcessingInstructionHandler = lambda name, text: target.pi(name, text or None)
            return
        for handler, name in (('StartElementHandler', 'start'), ('EndElementHandler', 'end'), ('CharacterDataHandler', 'data'),
                              ('CommentHandler', 'comment'), ('ProcessingInstructionHandler', 'pi')):
            setattr(parser, handler, getattr(target, name, None))
        start, end = getattr(target, 'start_ns', None), getattr(target, 'end_ns', None)
        if start is not None:
            parser.StartNamespaceDeclHandler = lambda prefix, uri: start(prefix or '', uri or '')
        if end is not None:
            parser.EndNamespaceDeclHandler = lambda prefix: end(prefix or '')

    def _no_doctype(self, name, system, public, inner):
        warnings.warn('The doctype() method of XMLParser is deprecated.  Define doctype() method on the TreeBuilder target.', RuntimeWarning)

    def _other(self, text):
        """What nobody else handles: references to entities that are not known."""
        if text[:1] != '&' or text[-1:] != ';':
            return
        value = self.entity.get(text[1:-1])
        if value is None:
            line, column, _ = self._parser._place(self._parser._at)
            raise _made_error(f'undefined entity {text}: line {line}, column {column}', 11, line, column)
        handle = self._parser.CharacterDataHandler
        if handle is not None:
            handle(value)

    def _parse(self, data, last=False):
        from _xmlscan import ExpatError
        try:
            self._parser.Parse(data, last)
        except ExpatError as error:
            raised = _made_error(str(error), error.code, error.lineno, error.offset)
        else:
            return
        raise raised

    def feed(self, data, /):
        self._parse(data)

    def flush(self):
        parser = self._parser
        deferred, parser._deferred = parser._deferred, False
        try:
            self._parse(b'')
        finally:
            parser._deferred = deferred

    def close(self):
        self._parse(b'', True)
        done = getattr(self.target, 'close', None)
        return None if done is None else done()

    def _parse_whole(self, file, /):
        while True:
            data = file.read(65536)
            if not data:
                break
            self._parse(data)
        self._parse(b'', True)
        return self.target.close() if type(self.target) is TreeBuilder else None

    def _setevents(self, events_queue, events_to_report=None, /):
        target, parser = self.target, self._parser
        if type(target) is not TreeBuilder:
            raise TypeError('event handling only supported for ElementTree.TreeBuilder targets')
        append, names = events_queue.append, ('end',)
        if events_to_report is not None:
            try:
                names = list(events_to_report)
            except TypeError:
                raise TypeError('events must be a sequence') from None
        for name in names:
            if name not in ('start', 'end', 'start-ns', 'end-ns', 'comment', 'pi'):
                if not isinstance(name, str):
                    raise ValueError('invalid events sequence')
                raise ValueError(f'unknown event {name!r}')
        target._events = append, frozenset(names)
        if 'start-ns' in names:
            parser.StartNamespaceDeclHandler = lambda prefix, uri: append(('start-ns', (prefix or '', uri or '')))
        if 'end-ns' in names:
            parser.EndNamespaceDeclHandler = lambda prefix: append(('end-ns', None))


def _made_error(text, code, line, column):
    error = ParseError(text)
    error.code, error.position = code, (line, column)
    return error


for _cls in Element, TreeBuilder, XMLParser, ParseError:
    _cls.__module__ = 'xml.etree.ElementTree'
    if _cls is not ParseError:
        _type_seal(_cls, True)
        _type_made(_cls, True)
        if _cls is Element:
            _type_weak(_cls)
_element_iterator.__module__ = '_elementtree'
_type_seal(_element_iterator, False)
_type_made(_element_iterator, False)
del _cls
