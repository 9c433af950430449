"""Paths of elements: the part of XPath that find() and its like understand."""

import re

xpath_tokenizer_re = re.compile(r"""('[^']*'|"[^"]*")|(::|//?|\.\.|\(\)|!=|[/.*:\[\]()@=])|((?:\{[^}]+\})?[^/\[\]()@!=\s]+)|\s+""")
_cache, _MOST = {}, 100
_number = re.compile(r'-?\d+$').match


def xpath_tokenizer(pattern, namespaces=None):
    """Yield (mark, word) for what a path is made of, prefixes as their namespaces."""
    default, in_attribute = (namespaces or {}).get(''), False
    for found in xpath_tokenizer_re.finditer(pattern):
        quoted, mark, word = found.groups()
        if quoted is not None or mark is not None:
            yield quoted or mark or '', ''
            in_attribute = mark == '@'
        elif word is not None:
            if word[0] != '{':
                prefix, colon, local = word.partition(':')
                if colon:
                    if not namespaces or prefix not in namespaces:
                        raise SyntaxError(f'prefix {prefix!r} not found in prefix map') from None
                    word = f'{{{namespaces[prefix]}}}{local}'
                elif default and not in_attribute:
                    word = f'{{{default}}}{word}'
            yield '', word
            in_attribute = False
        else:
            yield '', ''


def _matcher(tag):
    """Whether a tag is one that a path's word stands for; None: they all are."""
    if tag in ('*', '{*}*'):
        return None if tag == '{*}*' else _any
    if tag[:3] == '{*}':
        local, ending = tag[3:], tag[2:]
        return lambda name: name == local or isinstance(name, str) and name[:1] == '{' and name.endswith(ending)
    if tag[-2:] == '}*':
        space, size = tag[:-1], len(tag) - 1
        if tag == '{}*':
            return lambda name: isinstance(name, str) and name[:1] != '{'
        return lambda name: isinstance(name, str) and name[:size] == space
    tag = tag.removeprefix('{}')
    return lambda name: name == tag


def _any(name):
    return True


def _children(tag):
    wanted = _any if tag == '*' else _matcher(tag) or (lambda name: isinstance(name, str))

    def select(found, root):
        for element in found:
            for child in element:
                if wanted(child.tag):
                    yield child
    return select


def _descendants(tag):
    wanted = _any if tag == '*' else _matcher(tag) or (lambda name: isinstance(name, str))

    def select(found, root):
        for element in found:
            for child in element.iter():
                if child is not element and wanted(child.tag):
                    yield child
    return select


def _parents_of(root):
    return {child: parent for parent in root.iter() for child in parent}


def _parent(found, root):
    parents, given = _parents_of(root), set()
    for element in found:
        parent = parents.get(element)
        if parent is not None and parent not in given:
            given.add(parent)
            yield parent


def _same(found, root):
    return found


def _kept(test):
    def select(found, root):
        for element in found:
            if test(element):
                yield element
    return select


def _at(index):
    """Those that are the index-th of their name under their parent."""
    def select(found, root):
        parents = _parents_of(root)
        for element in found:
            parent = parents.get(element)
            if parent is not None:
                same = parent.findall(element.tag)
                if -len(same) <= index < len(same) and same[index] is element:
                    yield element
    return select


def _text_of(element):
    return ''.join(element.itertext())


def _read_predicate(tokens):
    """(shape, values) of what stands between brackets."""
    shape, values = [], []
    for mark, word in tokens:
        if mark == ']':
            return ''.join(shape), values
        if not mark and not word:
            continue
        if mark and mark[0] in '\'"':
            mark, word = "'", mark[1:-1]
        shape.append(mark or '-')
        values.append(word)
    return None


def _predicate(tokens):
    read = _read_predicate(tokens)
    if read is None:
        return None  # and calling that is the error
    shape, values = read
    last = values[-1] if values else ''
    if shape == '@-':
        return _kept(lambda element: element.get(last) is not None)
    if shape in ("@-='", "@-!='"):
        key = values[1]
        if shape == "@-='":
            return _kept(lambda element: element.get(key) == last)
        return _kept(lambda element: element.get(key, last) != last)
    number = shape == '-' and _number(values[0])
    if shape == '-' and not number:
        return _kept(lambda element: element.find(last) is not None)
    if shape in (".='", ".!='"):
        return _kept(lambda element: (_text_of(element) == last) is (shape == ".='"))
    if shape in ("-='", "-!='") and not _number(values[0]):
        tag, equal = values[0], shape == "-='"
        return _kept(lambda element: any((_text_of(child) == last) is equal for child in element.findall(tag)))
    if shape in ('-', '-()', '-()-'):
        return _at(_index(shape, values))
    raise SyntaxError('invalid predicate')


def _index(shape, values):
    if shape == '-':
        index = int(values[0]) - 1
        if index < 0:
            raise SyntaxError('XPath position >= 1 expected')
        return index
    if values[0] != 'last':
        raise SyntaxError('unsupported function')
    if shape == '-()':
        return -1
    try:
        index = int(values[2]) - 1
    except ValueError:
        raise SyntaxError('unsupported expression') from None
    if index > -2:
        raise SyntaxError('XPath offset from last() must be negative')
    return index


def _step(mark, word, tokens):
    """What one step of a path selects."""
    if mark == '//':
        mark, word = next(tokens, ('', ''))
        if mark and mark != '*':
            raise SyntaxError('invalid descendant')
        return _descendants(mark or word)
    if not mark:
        return _children(word)
    if mark == '[':
        return _predicate(tokens)
    return {'*': _children('*'), '.': _same, '..': _parent}[mark]


def _compiled(path, namespaces):
    if path[:1] == '/':
        raise SyntaxError('cannot use absolute path on element')
    tokens, steps = iter(xpath_tokenizer(path, namespaces)), []
    token = next(tokens, None)
    if token is None:
        return None
    while token is not None:
        steps.append(_step(*token, tokens))
        token = next(tokens, None)
        if token is not None and token[0] == '/':
            token = next(tokens, None)
            if token is None:
                raise SyntaxError('invalid path')
    return steps


def iterfind(elem, path, namespaces=None):
    """What a path leads to from an element, one after the other."""
    if path[-1:] == '/':
        path += '*'
    key = path, *(sorted(namespaces.items()) if namespaces else ())
    steps = _cache.get(key)
    if steps is None:
        if len(_cache) > _MOST:
            _cache.clear()
        steps = _compiled(path, namespaces)
        if steps is None:
            return None
        _cache[key] = steps
    found = iter((elem,))
    for select in steps:
        found = select(found, elem)
    return found


def find(elem, path, namespaces=None):
    """The first that a path leads to; None."""
    places = iterfind(elem, path, namespaces)
    return next(places, None)


def findall(elem, path, namespaces=None):
    """All that a path leads to."""
    places = iterfind(elem, path, namespaces)
    return list(places)


def findtext(elem, path, default=None, namespaces=None):
    """The text of the first that a path leads to."""
    found = find(elem, path, namespaces)
    if found is None:
        return default
    return '' if found.text is None else found.text
