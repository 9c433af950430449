"""Syntax trees: read from source text, looked at, changed, written as source again, and compiled.

The classes of the nodes are made from the table that the parser itself works by (core/front/ast.def).
"""
from _hn import _index, _syntax_kinds, _syntax_tree
from _hn.builtins import syntax_warnings_of, warn_program

PyCF_ONLY_AST = 0x400
PyCF_TYPE_COMMENTS = 0x1000
PyCF_ALLOW_TOP_LEVEL_AWAIT = 0x2000
PyCF_OPTIMIZED_AST = 0x8400

_ENDS_IN_315 = '. Support for arbitrary keyword arguments is deprecated and will be removed in Python 3.15.'


class AST:
    _fields = __match_args__ = ()
    _attributes = ()

    def __init__(self, /, *args, **kwargs):
        cls = type(self)
        given = _check_count(cls, args)
        for name, value in zip(given, args):
            setattr(self, name, value)
        missing = [name for name in cls._fields if name not in given]
        for name, value in kwargs.items():
            if name in given:
                raise TypeError("%s got multiple values for argument %r" % (_shown(cls), name))
            if name in missing:
                missing.remove(name)
            elif name not in cls._attributes:
                warn_program(DeprecationWarning, '%s.__init__ got an unexpected keyword argument %r' % (_shown(cls), name) + _ENDS_IN_315)
            setattr(self, name, value)
        if missing:
            _supply(self, cls, missing)

    def __repr__(self):
        return _outline(self, 3)

    def __reduce__(self):
        have = self.__dict__
        count = 0
        for name in type(self)._fields:
            if name not in have:
                break
            count += 1
        return type(self), (None,) * count, have

    def __replace__(self, /, **changes):
        cls = type(self)
        known = {*cls._fields, *cls._attributes}
        for name in changes:
            if name not in known:
                raise TypeError('%s.__replace__ got an unexpected keyword argument %r.' % (_shown(cls), name))
        values = {name: value for name, value in vars(self).items() if name in known} | changes
        lost = [repr(name) for name in cls._fields if name not in values and _must_be_given(cls, name)]
        if lost:
            word = 'argument' if len(lost) == 1 else 'arguments'
            raise TypeError('%s.__replace__ missing %d keyword %s: %s.' % (_shown(cls), len(lost), word, ', '.join(lost)))
        return cls(**values)


def _shown(cls):
    return 'ast.AST' if cls is AST else cls.__name__


def _check_count(cls, args):
    fields = cls._fields
    if len(args) > len(fields):
        name = 'AST' if cls is AST else cls.__name__
        raise TypeError('%s constructor takes at most %d positional argument%s' % (name, len(fields), '' if len(fields) == 1 else 's'))
    return fields[:len(args)]


def _must_be_given(cls, name):
    kind = getattr(cls, '_field_types', {}).get(name, object)
    return not (hasattr(cls, name) or getattr(kind, '__origin__', None) is list or kind is expr_context)


# What a constructor puts into the fields that it was not given.
def _supply(node, cls, missing):
    types = getattr(cls, '_field_types', None)
    if types is None:
        return
    for name in missing:
        if name not in types:
            warn_program(DeprecationWarning, 'Field %r is missing from %s._field_types. This will become an error in Python 3.15.'
                         % (name, _shown(cls)))
        elif getattr(types[name], '__origin__', None) is list:
            setattr(node, name, [])
        elif types[name] is expr_context:
            setattr(node, name, Load())
        elif _must_be_given(cls, name):
            warn_program(DeprecationWarning, '%s.__init__ missing 1 required positional argument: %r. This will become an error in '
                         'Python 3.15.' % (_shown(cls), name))


# repr() of a node: so many levels of it, and the ends of its lists.
def _outline(value, levels):
    if isinstance(value, AST):
        name = _shown(type(value))
        if levels <= 0:
            return name + '(...)'
        parts = [field + '=' + _outline(getattr(value, field), levels - 1) for field in type(value)._fields]
        return name + '(' + ', '.join(parts) + ')'
    if type(value) is list or type(value) is tuple:
        ends = [_outline(item, levels) if isinstance(item, AST) else repr(item)
                for item in (value if len(value) < 3 else (value[0], value[-1]))]
        if len(value) > 2:
            ends.insert(1, '...')
        return ('[%s]' if type(value) is list else '(%s)') % ', '.join(ends)
    return repr(value)


# ---- the classes ----

_PLACE = 'lineno', 'col_offset', 'end_lineno', 'end_col_offset'
_LEAVES = {'identifier': str, 'string': str, 'int': int, 'constant': object}


def _new_class(name, base, doc, /, **more):
    cls = globals()[name] = type(name, (base,), {'_fields': (), '__match_args__': (), '__module__': 'ast', '__doc__': doc, **more})
    return cls


# Abstract classes have what they are told to be as their __doc__.
def _new_base(name, kinds):
    own = name + ' = '
    doc = own + ('\n' + ' ' * (len(name) + 1) + '| ').join(kinds)
    if name.endswith('op') or name in ('operator', 'expr_context'):
        doc = own + ' | '.join(kinds)
    placed = {'_attributes': _PLACE} if name in _PLACED else {'_attributes': ()}
    if placed['_attributes'] and name != 'type_param' and name != 'pattern':
        placed.update(end_lineno=None, end_col_offset=None)
    return _new_class(name, AST, doc, **placed)


_PLACED = {'stmt', 'expr', 'excepthandler', 'pattern', 'type_param', 'arg', 'keyword', 'alias'}


def _field_type(told):
    plain = told.rstrip('*?')
    cls = _LEAVES.get(plain) or globals()[plain]
    if '*' in told:
        return list[cls]
    return cls | None if told.endswith('?') else cls


def _told_fields(text):
    pairs = [field.split(' ') for field in text.split(',') if field]
    return [(told, name) for told, name in pairs]


def _describe(name, fields):
    inside = ', '.join(('expr*' if field == 'kw_defaults' else told) + ' ' + field for told, field in fields)
    return name + '(' + inside + ')' if fields else name


def _read_table():
    kinds, operators = _syntax_kinds()
    rows = [row.split(':') for row in kinds]
    rows.insert(3, ['mod', 'FunctionType', 'expr* argtypes,expr returns'])
    rows.append(['type_ignore', 'TypeIgnore', 'int lineno,string tag'])
    rows = [(base, name, _told_fields(fields)) for base, name, fields in rows]
    bases = {}
    for base, name, fields in rows:
        bases.setdefault(base, []).append(_describe(name, fields))
    bases['mod'][1:3] = bases['mod'][2:0:-1]
    return rows, bases, operators


def _make_classes():
    rows, bases, operators = _read_table()
    groups = {'expr_context': ('Load', 'Store', 'Del'), 'boolop': operators[13:15], 'operator': operators[:13],
              'unaryop': operators[15:19], 'cmpop': operators[19:]}
    for base, kinds in {**bases, **groups}.items():
        _new_base(base, kinds)
    for base, names in groups.items():
        for name in names:
            _new_class(name, globals()[base], name, _field_types={}).__annotations__ = {}
    for base, name, fields in rows:
        types = {field: _field_type(told) for told, field in fields}
        names = tuple(types)
        more = {'_fields': names, '__match_args__': names}
        more.update((field, None) for told, field in fields if told.endswith('?'))
        if base == name:
            cls = globals()[name]
            for key, value in more.items():
                setattr(cls, key, value)
        else:
            cls = _new_class(name, globals()[base], '', **more)
        cls.__doc__ = _describe(name, fields)
        cls._field_types = cls.__annotations__ = types
    names = [row.split(':')[1] for row in _syntax_kinds()[0]]
    made = globals()
    return ((None, *[made[name] for name in names]), tuple([made[name]() for name in operators]),
            (Load(), Store(), Del()))


global mod, stmt, expr, pattern, type_param, excepthandler, expr_context, boolop, operator, unaryop, cmpop, type_ignore
global Module, Expression, Interactive, FunctionType, FunctionDef, AsyncFunctionDef, ClassDef, Load, Store, Del, Constant, Tuple
_classes = _make_classes()


# ---- classes of old trees ----

Tuple.dims = property(lambda node: node.elts, lambda node, items: setattr(node, 'elts', items))
_OLD = 'What trees had before Python 3.9. None is made any more.'
for _name, _base in (('slice', AST), ('Suite', mod), ('AugLoad', expr_context), ('AugStore', expr_context), ('Param', expr_context)):
    _new_class(_name, _base, _OLD)
global slice
_new_class('Index', slice, _OLD, __new__=lambda cls, value, **rest: value)
_new_class('ExtSlice', slice, _OLD, __new__=lambda cls, dims=(), **rest: Tuple([*dims], Load(), **rest))
del _name, _base


# ---- reading ----

_MODES = {'exec': 0, 'eval': 1, 'single': 2}


# What compile() with PyCF_ONLY_AST gives.
def _tree_of(text, filename, mode):
    tree, found = _syntax_tree(text, filename, mode, _classes)
    if found is not None:
        syntax_warnings_of(filename, found, text)
    return tree


def parse(source, filename='<unknown>', mode='exec', *, type_comments=False, feature_version=None, optimize=-1):
    """The syntax tree of source text."""
    if isinstance(feature_version, tuple):
        major, minor = feature_version
        if major != 3:
            raise ValueError('Unsupported major version: %s' % (major,))
    else:
        minor = -1 if feature_version is None else feature_version
    minor = _index(minor)
    flags = PyCF_OPTIMIZED_AST if optimize > 0 else PyCF_ONLY_AST
    tree = compile(source, filename, mode, flags | PyCF_TYPE_COMMENTS if type_comments else flags, optimize=optimize)
    if (type_comments or 0 <= minor < 14) and not isinstance(source, AST):
        import _ast_versions
        _ast_versions.look(tree, source, filename, mode, minor if minor >= 0 else 14, type_comments)
    return tree


def literal_eval(node_or_string):
    """The value of an expression of literals, as text or as a tree."""
    tree = node_or_string
    if isinstance(tree, str):
        tree = parse(tree.lstrip(' \t'), mode='eval').body
    elif isinstance(tree, Expression):
        tree = tree.body
    return _literal(tree)


def _malformed(node):
    line = getattr(node, 'lineno', None)
    place = ' on line %s' % line if line else ''
    return ValueError('malformed node or string%s: %r' % (place, node))


def _number(node):
    if isinstance(node, Constant) and type(node.value) in (int, float, complex):
        return node.value
    raise _malformed(node)


def _signed(node):
    if isinstance(node, UnaryOp):
        if isinstance(node.op, USub):
            return -_number(node.operand)
        if isinstance(node.op, UAdd):
            return +_number(node.operand)
    return _number(node)


def _literal(node):
    if isinstance(node, Constant):
        return node.value
    if isinstance(node, Tuple):
        return tuple([_literal(item) for item in node.elts])
    if isinstance(node, List):
        return [_literal(item) for item in node.elts]
    if isinstance(node, Dict):
        if len(node.keys) != len(node.values):
            raise _malformed(node)
        return {_literal(key): _literal(value) for key, value in zip(node.keys, node.values)}
    return _rare_literal(node)


def _rare_literal(node):
    if isinstance(node, Set):
        return {_literal(item) for item in node.elts}
    if isinstance(node, Call) and isinstance(node.func, Name) and node.func.id == 'set' and node.args == node.keywords == []:
        return set()
    if isinstance(node, BinOp) and isinstance(node.op, (Add, Sub)):
        real, imaginary = _signed(node.left), _number(node.right)
        if type(real) is not complex and type(imaginary) is complex:
            return real + imaginary if isinstance(node.op, Add) else real - imaginary
        raise _malformed(node)
    return _signed(node)


global Add, BinOp, Call, Dict, List, Name, Set, Sub, UAdd, USub, UnaryOp


# ---- looking ----

def iter_fields(node):
    """Pairs of the names and values of the fields that a node has."""
    for name in node._fields:
        try:
            pair = name, getattr(node, name)
        except AttributeError:
            continue
        yield pair


def iter_child_nodes(node):
    """The nodes that are fields of a node, or items of lists that are."""
    for _, value in iter_fields(node):
        for child in value if isinstance(value, list) else (value,):
            if isinstance(child, AST):
                yield child


def walk(node):
    """A node and all below it, those nearer to it first."""
    from collections import deque
    waiting = deque((node,))
    while waiting:
        at = waiting.popleft()
        waiting.extend(iter_child_nodes(at))
        yield at


class NodeVisitor:
    """Calls visit_NAME of itself for nodes of the class NAME, and generic_visit for others."""

    def visit(self, node):
        """Visit a node."""
        found = getattr(self, 'visit_' + type(node).__name__, None)
        return (found or self.generic_visit)(node)

    def generic_visit(self, node):
        """Visit the children of a node."""
        for _, value in iter_fields(node):
            for child in value if isinstance(value, list) else (value,):
                if isinstance(child, AST):
                    self.visit(child)


class NodeTransformer(NodeVisitor):
    """A visitor that puts what its methods return where the node was; None takes it away."""

    def generic_visit(self, node):
        for name, value in iter_fields(node):
            if isinstance(value, list):
                value[:] = self._visited_items(value)
            elif isinstance(value, AST):
                new = self.visit(value)
                if new is None:
                    delattr(node, name)
                else:
                    setattr(node, name, new)
        return node

    def _visited_items(self, items):
        kept = []
        for item in items:
            new = self.visit(item) if isinstance(item, AST) else item
            if new is item or isinstance(new, AST):
                kept.append(new)
            elif new is not None:
                kept.extend(new)
        return kept


def get_docstring(node, clean=True):
    """The docstring of a function, class or module, or None."""
    if not isinstance(node, (AsyncFunctionDef, FunctionDef, ClassDef, Module)):
        raise TypeError("%r can't have docstrings" % type(node).__name__)
    first = node.body[0] if node.body else None
    text = getattr(first.value, 'value', None) if isinstance(first, globals()['Expr']) else None
    if not isinstance(text, str) or not isinstance(first.value, Constant):
        return None
    if not clean:
        return text
    import inspect
    return inspect.cleandoc(text)


# ---- dump() ----

class _Dump:
    """How dump() writes."""

    def __init__(self, named, attributes, indent, empty):
        self.named, self.attributes, self.indent, self.empty = named, attributes, indent, empty

    def joined(self, head, parts, tail, level, one_line):
        if self.indent is None or one_line:
            return head + ', '.join(parts) + tail
        margin = '\n' + self.indent * (level + 1)
        return head + margin + (',' + margin).join(parts) + tail

    # The text of a value, and whether it is short.
    def value(self, x, level):
        if isinstance(x, AST):
            return self.node(x, level)
        if not isinstance(x, list):
            return repr(x), True
        if not x:
            return '[]', True
        return self.joined('[', [self.value(item, level + 1)[0] for item in x], ']', level, False), False

    def node(self, x, level):
        parts, short = [], True
        for name, value, named in self.shown(x):
            text, simple = self.value(value, level + 1)
            short &= simple
            parts.append(name + '=' + text if named else text)
        short &= len(parts) <= 3
        return self.joined(type(x).__name__ + '(', parts, ')', level, short), not parts

    # The fields and attributes to be written, and whether with their names.
    def shown(self, x):
        cls, named, skipped = type(x), self.named, []
        for name in x._fields:
            value = getattr(x, name, cls)
            if value is cls or value is None and getattr(cls, name, cls) is None:
                named = True
            elif not self.empty and type(value) is list and not value and _is_list_field(cls, name):
                if not named:
                    skipped.append((name, value, False))
            else:
                if not named:
                    yield from skipped
                skipped = []
                yield name, value, named
        if self.attributes and x._attributes:
            for name in x._attributes:
                value = getattr(x, name, cls)
                if value is not cls and not (value is None and getattr(cls, name, cls) is None):
                    yield name, value, True


def _is_list_field(cls, name):
    return getattr(getattr(cls, '_field_types', {}).get(name), '__origin__', None) is list


def dump(node, annotate_fields=True, include_attributes=False, *, indent=None, show_empty=False):
    """A tree as text."""
    if not isinstance(node, AST):
        raise TypeError('expected AST, got %r' % type(node).__name__)
    if indent is not None and not isinstance(indent, str):
        indent = ' ' * indent
    return _Dump(annotate_fields, include_attributes, indent, show_empty).node(node, 0)[0]


# ---- places ----

def copy_location(new_node, old_node):
    """Give a node the place of another."""
    for name in _PLACE:
        if name in old_node._attributes and name in new_node._attributes:
            value = getattr(old_node, name, None)
            if value is not None or name.startswith('end_') and hasattr(old_node, name):
                setattr(new_node, name, value)
    return new_node


def fix_missing_locations(node):
    """Give nodes without a place that of the node above them."""
    _place_below(node, (1, 0, 1, 0))
    return node


def _place_below(node, place):
    place = [_placed(node, name, value) for name, value in zip(_PLACE, place)]
    for child in iter_child_nodes(node):
        _place_below(child, place)


# The node's own value where it has one; otherwise that from above, which it gets.
def _placed(node, name, value):
    if name not in node._attributes:
        return value
    own = getattr(node, name, None)
    if own is None if name.startswith('end_') else not hasattr(node, name):
        setattr(node, name, value)
        return value
    return own


def increment_lineno(node, n=1):
    """Move a tree n lines down."""
    for at in walk(node):
        known = ('lineno',) if isinstance(at, TypeIgnore) else at._attributes
        for name in {'lineno', 'end_lineno'}.intersection(known):
            line = getattr(at, name, 0)
            if line is not None:
                setattr(at, name, line + n)
    return node


global TypeIgnore




def get_source_segment(source, node, *, padded=False):
    """The piece of source text that a node was read from, or None."""
    place = [getattr(node, name, None) for name in _PLACE]
    try:
        node.lineno, node.col_offset
    except AttributeError:
        return None
    if None in place[2:]:
        return None
    import re
    lines = re.findall('[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+', source)
    first, start, last, end = place[0] - 1, place[1], place[2] - 1, place[3]
    if first == last:
        return lines[first].encode()[start:end].decode()
    head = lines[first].encode()
    margin = re.sub('[^\f\t]', ' ', head[:start].decode()) if padded else ''
    return margin + head[start:].decode() + ''.join(lines[first + 1:last]) + lines[last].encode()[:end].decode()


def compare(a, b, /, *, compare_attributes=False):
    """Whether two trees are the same."""
    return _alike(a, b, compare_attributes)


def _alike(x, y, attributes):
    if type(x) is not type(y):
        return False
    if isinstance(x, list):
        if len(x) != len(y):
            return False
        for v, w in zip(x, y):
            if not _alike(v, w, attributes):
                return False
        return True
    if not isinstance(x, AST):
        return x == y
    names = x._fields
    if names != y._fields:
        return False
    if attributes:
        if x._attributes != y._attributes:
            return False
        names += x._attributes
    nothing = object()
    for name in names:
        if not _alike(getattr(x, name, nothing), getattr(y, name, nothing), attributes):
            return False
    return True


# ---- writing ----

def unparse(ast_obj):
    """Source text that gives the same tree."""
    import _ast_unparse
    return _ast_unparse.text_of(ast_obj)
