# Frozen Python: values as text for the host, which runs the __repr__ of programs. Nothing that one does is an error.

from _hn import _entry, _host_call, _shorten
from _hn.builtins import _tn
from _hn.operators import _opening_of
from _hn.tracebacks import _tb_str

_BRACKETS = {list: ('[', ']'), tuple: ('(', ')'), dict: ('{', '}'), set: ('{', '}'), frozenset: ('frozenset({', '})')}
# Whose str() says all that there is to say of an instance.
_TEXTUAL = ('decimal', 'enum', 'fractions', 'pathlib', 'uuid')


def _shown_text(v):
    try:
        return repr(v)
    except BaseException as e:
        return _unshown(v, e)


def _unshown(v, e):
    text = _tb_str(e)
    return '<%s object: repr() raised %s%s>' % (_tn(v), _tn(e), ': ' + text if text else '')


# repr() of a value, of whose containers no more is looked at than is shown.
def result_repr(v, most):
    parts = []
    try:
        _show_item(v, parts, most)
    except BaseException as e:
        parts.append(_unshown(v, e))
    return _shorten(''.join(parts), most)


def _show_item(v, parts, left):
    opened, walks, ends = [None], [iter([('', v)])], ['']
    while left >= 0 and walks:
        piece = next(walks[-1], None)
        if piece is None:
            opened.pop()
            walks.pop()
            text = ends.pop()
        else:
            text, x = piece
            t = type(x)
            if _entry(_BRACKETS, t, None) is None or not x and t is not list and t is not dict:
                text += _shown_text(x)
            elif True in [x is o for o in opened]:
                text += _entry(_opening_of, t, '')
            else:
                before, end = _entry(_BRACKETS, t, None)
                text += before
                opened.append(x)
                walks.append(_show_items(x))
                ends.append(',)' if t is tuple and len(x) == 1 else end)
        parts.append(text)
        left -= len(text)


def _show_items(v):
    before = ''
    if type(v) is dict:
        for k, x in v.items():
            yield before, k
            yield ': ', x
            before = ', '
        return
    for x in v:
        yield before, x
        before = ', '


# Fills {id: (repr, text in JSON or None)} for all objects but the last, which they are parts of.
def describe_objects(objects, most, found):
    for i in range(len(objects) - 1):
        v = objects[i]
        found[id(v)] = _shorten(_shown_text(v), most), _json_text(v)


# A call of the host whose arguments have to be described first.
def host_call(objects, most, function, args, names, awaitable):
    found = {}
    describe_objects(objects, most, found)
    return _host_call(function, args, names, awaitable, found)


def _json_text(v):
    try:
        for cls in type(v).__mro__:
            if '__str__' in cls.__dict__ and cls.__module__ in _TEXTUAL:
                return str(v)
    except BaseException:
        pass
    return None
