"""Trees of module ast, written down for the compiler: core/front/tree.h has the notation.

The objects are the program's own: nothing is taken for granted of their classes, and attributes are asked for in the order that
CPython asks in. What belongs together (contexts, lengths) is looked at by the reader of the text.
"""
import ast
from _hn import _syntax_kinds

_ABSENT = object()
_PLACED = {'stmt', 'expr', 'excepthandler', 'pattern', 'type_param', 'arg', 'keyword', 'alias'}
_PRODUCTS = {'arguments', 'arg', 'keyword', 'alias', 'withitem', 'match_case', 'comprehension'}
_SUMS = {'stmt', 'expr', 'excepthandler', 'pattern', 'type_param', 'mod'}
_LEVELS = 1000  # of nodes in nodes; left spines may be longer
_SPINE = 100000
_SPINES = {'BinOp', 'Attribute', 'Subscript', 'Call', 'If'}


# ---- the plans: what stands in a node of a class ----

class _Plan:
    def __init__(self, number, base, name, fields):
        self.number, self.base, self.name = number, base, name
        self.fields = [_Step(told, field, self) for told, field in fields]
        self.placed = base in _PLACED


class _Step:
    """A field: how it is written, and of what class it is."""

    def __init__(self, told, name, plan):
        plain = told.rstrip('?*')
        self.name, self.of, self.told = name, plain, told
        self.optional = told.endswith('?')
        self.items = '*' in told
        self.needed = not self.optional and plain != 'constant' and plain not in _PRODUCTS
        self.write = _WRITERS.get(plain, _write_node)
        if plain == 'identifier' and self.items:
            self.write = _write_names
        elif self.items and plain != 'type_ignore':
            self.write = _write_operators if plain == 'cmpop' else _write_list
        self.spine = plan.name in _SPINES and name in ('left', 'value', 'func', 'orelse')


def _read_plans():
    kinds, operators = _syntax_kinds()
    plans, sums = {}, {}
    for number, row in enumerate(kinds, 1):
        base, name, fields = row.split(':')
        plan = _Plan(number, base, name, ast._told_fields(fields))
        cls = getattr(ast, name)
        plans[cls] = sums.setdefault(base, {})[cls] = plan
    for number, name in enumerate(operators):
        cls = getattr(ast, name)
        sums.setdefault(cls.__base__.__name__, {})[cls] = number
    for number, name in enumerate(('Load', 'Store', 'Del')):
        sums.setdefault('expr_context', {})[getattr(ast, name)] = number
    return sums


# What one of the classes below `base` has in the tables.
def _found(node, base):
    known = _sums[base]
    for cls in type(node).__mro__:
        if cls in known:
            return known[cls]
    raise TypeError('expected some sort of %s, but got %r' % (base, node))


def _missing(name, owner):
    return TypeError('required field "%s" missing from %s' % (name, owner))


# ---- what is no node ----

def _whole(value):
    if not isinstance(value, int):
        raise ValueError('invalid integer value: %r' % (value,))
    value = int(value)
    if not -0x80000000 <= value <= 0x7fffffff:
        raise OverflowError('Python int too large to convert to C int')
    return value


def _place_of(node, owner):
    line = getattr(node, 'lineno', _ABSENT)
    if line is _ABSENT:
        raise _missing('lineno', owner)
    line = _whole(line)
    col = getattr(node, 'col_offset', _ABSENT)
    if col is _ABSENT:
        raise _missing('col_offset', owner)
    col = _whole(col)
    end = getattr(node, 'end_lineno', None)
    end = line if end is None else _whole(end)
    end_col = getattr(node, 'end_col_offset', None)
    return '%d,%d,%d,%d,' % (line, col, end, col if end_col is None else _whole(end_col))


def _text(value):
    return '%d,%s' % (len(value), value)


def _identifier(value):
    if value is None:
        return '-1,'
    if type(value) is not str:
        raise TypeError('AST identifier must be of type str')
    return _text(value)


def _constant(value):
    kind = type(value)
    if kind is str:
        return 's' + _text(value)
    if kind is int:
        return 'i%d,' % value if 0 <= value < 10 ** 17 else 'x%d,%s' % (value < 0, _text('%x' % abs(value)))
    if value is None or kind is bool or value is Ellipsis:
        return 'N' if value is None else 'E' if kind is not bool else 'T' if value else 'F'
    if kind is float:
        return 'f' + _text(value.hex())
    if kind is complex:
        return 'c' + _text(value.real.hex()) + _text(value.imag.hex())
    if kind is bytes:
        return 'b' + _text(value.decode('latin-1'))
    if kind is tuple or kind is frozenset:
        return ('t' if kind is tuple else 'z') + '%d,' % len(value) + ''.join([_constant(item) for item in value])
    raise TypeError('got an invalid type in Constant: ' + kind.__name__)


# Each writer answers what goes into the node's record, and is handed the step, the field's value and the node's name. Those of
# nodes and lists are generators: of (value, class, spine) for what is to be written first.

# Names that begin with a dot are the compiler's. Those of a program's variables get another character there.
def _write_identifier(step, value, owner):
    if type(value) is str and value[:1] == '.' and (owner == 'Name' or owner == 'arg'):
        value = '\u2024' + value[1:]
    return _identifier(value)


def _write_int(step, value, owner):
    return '%d,' % (0 if value is None and step.optional else _whole(value))


def _write_string(step, value, owner):
    if value is not None and type(value) is not str and type(value) is not bytes:
        raise TypeError('AST string must be of type str')
    return '' if step.name == 'type_comment' else '%d,' % (value == 'u')


def _write_constant(step, value, owner):
    return _constant(value)


def _write_operator(step, value, owner):
    return '%d,' % _found(value, step.of)


def _listed(step, value, owner):
    if not isinstance(value, list):
        raise TypeError('%s field "%s" must be a list, not a %s' % (owner, step.name, type(value).__name__))
    return value


def _items(step, value, owner):
    count = len(_listed(step, value, owner))
    for i in range(count):
        yield value[i]
        if len(value) != count:
            raise RuntimeError('%s field "%s" changed size during iteration' % (owner, step.name))


def _write_names(step, value, owner):
    names = [_identifier(item) for item in _items(step, value, owner)]
    if '-1,' in names:
        raise ValueError('None disallowed in identifier list')
    return '%d,' % len(names) + ''.join(names)


def _write_operators(step, value, owner):
    found = ['%d,' % _found(item, step.of) for item in _items(step, value, owner)]
    return '%d,' % len(found) + ''.join(found)


def _write_ignores(step, value, owner):
    for item in _items(step, value, owner):
        if not isinstance(item, ast.TypeIgnore):
            raise TypeError('expected some sort of type_ignore, but got %r' % (item,))
    return ''


def _write_node(step, value, owner):
    return None


_write_list = _write_node
_WRITERS = {'identifier': _write_identifier, 'int': _write_int, 'string': _write_string, 'constant': _write_constant,
            'boolop': _write_operator, 'operator': _write_operator, 'unaryop': _write_operator, 'expr_context': _write_operator,
            'type_ignore': _write_ignores}
_sums = _read_plans()
for _name in _PRODUCTS:
    _sums[_name] = list(_sums[_name].values())[0]


# ---- nodes ----

# A field's value; lists that are not there are empty.
def _field(node, step, owner):
    value = getattr(node, step.name, _ABSENT)
    if value is not _ABSENT:
        return value
    if step.items:
        return []
    if step.optional:
        return None
    raise _missing(step.name, owner)


# An f-string holds texts and formatted values. In a tree other expressions may stand there, which give texts.
def _piece(node):
    if not isinstance(node, ast.expr) or isinstance(node, (ast.Constant, ast.FormattedValue)):
        return node
    return ast.copy_location(ast.FormattedValue(node, -1), node)


# Writes what a node holds, and then itself; what it holds it asks for by giving it to `text_of`.
def _walk(node, base, out):
    plan = _sums[base]
    summed = type(plan) is dict
    place = _place_of(node, base) if summed and base in _PLACED else ''
    if summed:
        plan = _found(node, base)
    parts, absent = [], None
    for step in plan.fields:
        value = _field(node, step, plan.name)
        part = step.write(step, value, plan.name)
        if part is not None:
            parts.append(part)
        elif step.items:
            for item in _items(step, value, plan.name):
                yield item if plan.name != 'JoinedStr' else _piece(item), step.of, step.spine
            out.append('[%d,' % len(value))
        elif value is None and step.optional:
            out.append('N')
        else:
            yield value, step.of, step.spine
        if value is None and step.needed and absent is None:
            absent = step.name
    if plan.placed and not summed:
        place = _place_of(node, base)
    if absent is not None:
        raise ValueError("field '%s' is required for %s" % (absent, plan.name))
    out.append('%d,%s%s' % (plan.number, place, ''.join(parts)))


def text_of(tree):
    """The text of a tree, of which it is known that its root is one."""
    out = []
    open_nodes, levels = [(_walk(tree, 'mod', out), 0)], 0
    while open_nodes:
        for value, base, spine in open_nodes[-1][0]:
            if value is None and base in _SUMS:
                out.append('N')
                continue
            levels += not spine
            if levels > _LEVELS or len(open_nodes) > _SPINE:
                raise RecursionError("maximum recursion depth exceeded while traversing '%s' node" % base)
            open_nodes.append((_walk(value, base, out), not spine))
            break
        else:
            levels -= open_nodes.pop()[1]
    return ''.join(out)
