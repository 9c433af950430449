# Operators on builtin containers whose items need Python code, or that are nested deeply. The numbers of operators are
# those of hn_cmp and hn_binop (object/ops.h). Items are compared as containers do: identity first.

from _hn import (_call_active, _dict_delete, _dict_value, _entry, _hash_of_hashes, _index, _is_module, _isinstance,
                 _lookup, _plain_set, _proxy_mapping, _repr_active, _set_become, _set_copy, _type, _type_has, _view_dict)
from _hn.builtins import _tn
from _hn.dicts import (_dict_entries, _is_set, dict_copy, dict_equal, dict_fill, dict_get, dict_set, find_entry, hash_key,
                       intersect, set_difference, set_difference_update, set_has, set_issubset, set_symmetric_update,
                       set_union, set_update, toggle)
from _hn.files import _own
from _hn.memoryviews import _buffer, _buffer_bytes, _memory_getitem, _memory_setitem
from _hn.sequences import _slice_bound, list_extend, steps
from _hn.text import _sequences, bytearray_of, bytes_percent, str_percent
from _hn.typing import type_or

_absent = ('absent',)


def _order_by(op, a, b):
    if op == 0:
        return a < b
    if op == 1:
        return a <= b
    if op == 2:
        return a > b
    if op == 3:
        return a >= b
    if op == 4:
        return a == b
    return a != b


def _all_in(a, b):
    other = _plain_set(b)
    if _is_set(a) and _is_set(other):
        return set_issubset(a, other)
    if type(b) in _set_like:
        for x in a:
            if not contains_op(b, x):
                return False
    else:
        for x in a:
            if x not in b:
                return False
    return True


def _compare_sets(op, a, b):
    if op == 0:
        return len(a) < len(b) and _all_in(a, b)
    if op == 1:
        return len(a) <= len(b) and _all_in(a, b)
    if op == 2:
        return len(a) > len(b) and _all_in(b, a)
    if op == 3:
        return len(a) >= len(b) and _all_in(b, a)
    return (len(a) == len(b) and _all_in(a, b)) == (op == 4)


_dict_keys = type({}.keys())
_dict_values = type({}.values())
_dict_items = type({}.items())
_mappingproxy = type(type.__dict__)
_keys_types = (_dict_keys, _type('odict_keys'))
_items_types = (_dict_items, _type('odict_items'))
_set_like = (set, frozenset) + _keys_types + _items_types
_code = type((lambda: 0).__code__)


# What a proxy's other operand, which may be a program's, gets to see of it: a dict may be the real one of a class.
def _lent(proxy, other):
    mapping = _proxy_mapping(proxy)
    return dict(mapping) if type(mapping) is dict and other is not dict else mapping


def compare_op(op, a, b):
    t = type(a)
    u = type(b)
    if t is _mappingproxy:
        return _order_by(op, _lent(a, u), b)
    if u is _mappingproxy:
        return _order_by((2, 3, 0, 1, 4, 5)[op], _lent(b, t), a)
    if t in _set_like and (u in _set_like or _isinstance(b, (set, frozenset))):
        if op >= 4 and (u in _keys_types or u in _items_types) and _is_set(a):
            a, b = b, a
        return _compare_sets(op, a, b)
    if t is u:
        if t is slice:
            a = a.start, a.stop, a.step
            b = b.start, b.stop, b.step
        if t is list or t is tuple or t is slice:
            if op >= 4 and len(a) != len(b):
                return op == 5
            i = 0
            while i < len(a) and i < len(b):
                x = a[i]
                y = b[i]
                if not (x is y or x == y) and i < len(a) and i < len(b):
                    return op == 5 if op >= 4 else x < y if op == 0 else x <= y if op == 1 else x > y if op == 2 else x >= y
                i += 1
            return _order_by(op, len(a), len(b))
        if t is dict and op >= 4:
            return dict_equal(a, b) == (op == 4)
        if op >= 4 and hasattr(a, '__func__'):
            return (a.__self__ is b.__self__ and a.__func__ == b.__func__) == (op == 4)
    if op >= 4 and t is memoryview and _lookup(u, '__buffer__', None) is not None:
        with _buffer(b, 284) as view:
            return (a == view) == (op == 4)
    if op >= 4:
        return (a is b) == (op == 4)
    return NotImplemented


def _exception_repr(e):
    args = e.args
    name = type(e).__name__
    if len(args) == 1:
        return name + '(' + repr(args[0]) + ')'
    return name + repr(args)


def _other_repr(v):
    t = type(v)
    if t is _code:
        return '<code object %s at 0x%x, file "%s", line %d>' % (v.co_name, id(v), v.co_filename, v.co_firstlineno)
    if _isinstance(v, BaseException):
        return _exception_repr(v)
    if _is_module(v):
        return _own('_imports').module_repr(v)
    if t is classmethod:
        return '<classmethod(' + repr(v.__func__) + ')>'
    if t is staticmethod:
        return '<staticmethod(' + repr(v.__func__) + ')>'
    if hasattr(v, '__func__'):
        name = getattr(v.__func__, '__qualname__', None) or getattr(v.__func__, '__name__', '?')
        return '<bound method %s of %s>' % (name, repr(v.__self__))
    return '<%s object at 0x%x>' % (t.__name__, id(v))


_opening_of = {list: '[...]', tuple: '(...)', dict: '{...}', set: 'set(...)', frozenset: 'frozenset(...)'}
# What stands before and behind the items.
_brackets_of = {list: ('[', ']'), tuple: ('(', ')'), dict: ('{', '}'), set: ('{', '}'), frozenset: ('frozenset({', '})'),
           _dict_keys: ('dict_keys([', '])'), _dict_values: ('dict_values([', '])'), _dict_items: ('dict_items([', '])'),
           _type('odict_keys'): ('odict_keys([', '])'), _type('odict_values'): ('odict_values([', '])'),
           _type('odict_items'): ('odict_items([', '])'), slice: ('slice(', ')'), _mappingproxy: ('mappingproxy(', ')')}


# What native code cannot represent by itself: one frame for each level. The frames mark the containers that are open:
# see _repr_active.
def container_repr(v):
    t = type(v)
    if _repr_active(v):
        return _entry(_opening_of, t, '...')
    around = _entry(_brackets_of, t, None)
    if around is None:
        return _other_repr(v)
    parts = []
    if t is dict:
        for k, x, h in _dict_entries(v):  # as they are now: a repr may change the dict
            parts.append(repr(k) + ': ' + repr(x))
    elif t is _dict_items:
        for k, x in v:
            parts.append('(' + repr(k) + ', ' + repr(x) + ')')
    else:
        items = (v.start, v.stop, v.step) if t is slice else (_proxy_mapping(v),) if t is _mappingproxy else v
        for x in list(v) if t is set or t is frozenset else items:  # a set is shown as it was at the start
            parts.append(repr(x))
    if not parts and (t is set or t is frozenset):
        return t.__name__ + '()'
    if t is tuple and len(parts) == 1:
        return '(' + parts[0] + ',)'
    before, behind = around
    return before + ', '.join(parts) + behind


def set_repr(v):
    inner = _plain_set(v)
    if inner is not v and _call_active(v):
        return type(v).__name__ + '(...)'
    text = container_repr(inner)
    if inner is v:
        return text
    if not inner:
        return type(v).__name__ + '()'
    return type(v).__name__ + (text[9:] if type(inner) is frozenset else '(' + text + ')')


def contains_op(c, item):
    t = type(c)
    if t is list or t is tuple:
        for x in c:
            if x is item or x == item:
                return True
        return False
    if t is dict or t in _keys_types:
        return find_entry(c if t is dict else _view_dict(c), item, hash_key(item)) >= 0
    if t is set or t is frozenset:
        return set_has(c, item)
    if t in _items_types:
        if not (_isinstance(item, tuple) and len(item) == 2):
            return False
        value = dict_get(_view_dict(c), item[0], _absent)
        return value is not _absent and (value is item[1] or value == item[1])
    if t is _mappingproxy:
        return item in _proxy_mapping(c)
    if t is str or t is bytes or t is bytearray:
        return _text_contains(c, item)
    try:
        it = steps(iter(c))
    except TypeError:
        it = None
    if it is None:
        raise TypeError("argument of type '%s' is not a container or iterable" % _tn(c))
    for x in it:
        if x is item or x == item:
            return True
    return False


def _text_contains(c, item):
    if type(c) is not str:
        if _type_has(item, '__index__'):
            return _index(item) in c
        data = _buffer_bytes(item)
        if data is not item:
            return data in c
    if type(c) is str:
        raise TypeError("'in <string>' requires string as left operand, not " + _tn(item))
    raise TypeError("a bytes-like object is required, not '%s'" % _tn(item))


def container_hash(v):
    t = type(v)
    if t is tuple:
        hashes = []
        for x in v:
            hashes.append(hash(x))
        return _hash_of_hashes(hashes, False)
    if t is slice:
        return _hash_of_hashes([hash(v.start), hash(v.stop), hash(v.step)], True)
    if hasattr(v, '__func__'):
        return hash(v.__func__) ^ id(v.__self__)
    if t is memoryview:
        hash(v.obj)
        return hash(v.tobytes())
    return object.__hash__(v)


def _plain_slice(s):
    return slice(_slice_bound(s.start), _slice_bound(s.stop), _slice_bound(s.step))


_index_words = {list: 'list indices must be integers or slices, not ',
                tuple: 'tuple indices must be integers or slices, not ',
                range: 'range indices must be integers or slices, not ',
                bytes: 'byte indices must be integers or slices, not ',
                bytearray: 'bytearray indices must be integers or slices, not '}


def _subscript(t, key):
    if type(key) is slice:
        return _plain_slice(key)
    if _type_has(key, '__index__'):
        i = _index(key)
        if i > 0x7fffffffffffffff or i < -0x8000000000000000:
            raise IndexError("cannot fit '%s' into an index-sized integer" % _tn(key))
        return i
    if t is str:
        raise TypeError("string indices must be integers, not '%s'" % _tn(key))
    raise TypeError(_entry(_index_words, t, 'indices must be integers, not ') + _tn(key))


def getitem_op(o, key):
    t = type(o)
    if t is dict:
        value = dict_get(o, key, _absent)
        if value is _absent:
            raise KeyError(key)
        return value
    if t is _mappingproxy:
        return _proxy_mapping(o)[key]
    if t is memoryview:
        return _memory_getitem(o, key)
    if t is range and _type_has(key, '__index__'):
        return o[_index(key)]  # of any size
    return o[_subscript(t, key)]


def setitem_op(o, key, value):
    t = type(o)
    if t is dict:
        dict_set(o, key, value)
    elif t is list and type(key) is slice and type(value) is not list:
        key = _plain_slice(key)
        try:
            it = steps(iter(value))
        except TypeError:
            it = None
        if it is None:
            raise TypeError('must assign iterable to extended slice')
        o[key] = [x for x in it]
    elif t is memoryview:
        _memory_setitem(o, key, value)
    elif t is bytearray and type(key) is slice:
        key = _plain_slice(key)
        if _type_has(value, '__index__') or _type_has(value, '__int__') or _type_has(value, '__float__') or _isinstance(value, str):
            raise TypeError('can assign only bytes, buffers, or iterables of ints in range(0, 256)')
        o[key] = bytearray_of(value)
    else:
        key = _subscript(t, key)
        o[key] = _index(value) if t is bytearray and _type_has(value, '__index__') else value


def delitem_op(o, key):
    t = type(o)
    if t is dict:
        entry = find_entry(o, key, hash_key(key))
        if entry < 0:
            raise KeyError(key)
        _dict_delete(o, entry)
    else:
        del o[_subscript(t, key)]


def _set_binary(op, a, b):
    if op == 9:
        return set_union(_set_copy(a, a), (b,))
    if op == 8:
        return intersect(a, b)
    if op == 1:
        return set_difference(_set_copy(a, a), (b,))
    return toggle(_set_copy(b, a), a)


def _view_set(v):
    return set(_view_dict(v)) if type(v) in _keys_types else set(v)


# What is in both, in the order of the smaller one.
def _view_both(a, b):
    if type(a) not in _keys_types and type(a) not in _items_types:
        a, b = b, a
    if type(b) is set and len(a) <= len(b):
        return b.intersection(a)
    if (type(b) in _keys_types or type(b) in _items_types) and len(a) < len(b):
        a, b = b, a
    result = set()
    for x in b:
        if contains_op(a, x):
            result.add(x)
    return result


# a.items() ^ b.items()
def _items_of_one(a, b):
    rest = dict_copy(a)
    result = set()
    for key, value, h in _dict_entries(b):
        entry = find_entry(rest, key, h)
        if entry >= 0:
            other = _dict_value(rest, entry)
            if other is value or other == value:
                entry = find_entry(rest, key, h)
                if entry >= 0:
                    _dict_delete(rest, entry)
                continue
        result.add((key, value))
    result.update(rest.items())
    return result


def _view_binary(op, a, b):
    if op == 8:
        return _view_both(a, b)
    if op == 10 and type(a) in _items_types and type(b) in _items_types:
        return _items_of_one(_view_dict(a), _view_dict(b))
    result = _view_set(a)
    if op == 9:
        result.update(b)
    elif op == 1:
        result.difference_update(b)
    else:
        result.symmetric_difference_update(b)
    return result


def binary(op, a, b):
    t = type(a)
    u = type(b)
    if op == 9 and (t is _mappingproxy or u is _mappingproxy) and t not in _keys_types and t not in _items_types:
        if t is _mappingproxy:
            a = _lent(a, u)
        if u is _mappingproxy:
            b = _lent(b, t)
        return a | b
    if (t in _keys_types or t in _items_types or u in _keys_types or u in _items_types) and op in (1, 8, 9, 10):
        return _view_binary(op, a, b)
    if (t is set or t is frozenset) and (u is set or u is frozenset) and op in (1, 8, 9, 10):
        return _set_binary(op, a, b)
    if op == 9 and _isinstance(a, dict) and _isinstance(b, dict):
        result = dict.copy(a)
        dict_fill(result, b, None)
        return result
    if op == 0 and _isinstance(a, (bytes, bytearray)):
        data = _buffer_bytes(b)
        if data is b:
            raise TypeError("can't concat %s to %s" % (_tn(b), _tn(a)))
        return a + data
    if op == 9 and (_isinstance(a, type) or _isinstance(b, type)):
        return type_or(a, b)
    if op == 5 and t is str:
        return str_percent(a, b)
    if op == 5 and (t is bytes or t is bytearray):
        return bytes_percent(a, b)
    if op == 2 and t in _sequences and _type_has(b, '__index__'):
        return a * _index(b)
    if op == 2 and u in _sequences and _type_has(a, '__index__'):
        return b * _index(a)
    return NotImplemented


def container_compare(a, b, op):
    return compare_op(op, a, b)


def container_binary(a, b, op):
    return binary(op, a, b)


def container_inplace(a, b, op, whole):
    if op == 0 and type(a) is bytearray and _buffer_bytes(b) is b:
        raise TypeError("can't concat %s to %s" % (_tn(b), _tn(whole)))
    in_view = type(a) is set and (type(b) in _keys_types or type(b) in _items_types)
    result = binary(op, whole, b) if in_view else inplace(op, a, b)
    return whole if result is a else result


def container_contains(c, item):
    return contains_op(c, item)


def container_getitem(o, key):
    return getitem_op(o, key)


def container_setitem(o, key, value):
    setitem_op(o, key, value)


def container_delitem(o, key):
    delitem_op(o, key)


def inplace(op, a, b):
    t = type(a)
    if t is _mappingproxy and op == 9:
        return a.__ior__(b)
    if t is list and op == 0:
        list_extend(a, b)
        return a
    if (t is list or t is bytearray) and op == 2 and _type_has(b, '__index__'):
        a *= _index(b)
        return a
    if t is dict and op == 9:
        dict_fill(a, b, None)
        return a
    if t is bytearray and op == 0:
        a += _buffer_bytes(b)
        return a
    if t is set and op in (1, 8, 9, 10) and _is_set(_plain_set(b)):
        b = _plain_set(b)
        if op == 9:
            set_update(a, (b,))
        elif op == 8:
            _set_become(a, intersect(a, b))
        elif op == 1:
            set_difference_update(a, (b,))
        else:
            set_symmetric_update(a, b)
        return a
    return binary(op, a, b)
