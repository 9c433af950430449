# The pieces in which JSONEncoder.iterencode() and json.dump() give a text.
import enum, io, json
from collections import OrderedDict, defaultdict


class Text(str):
    pass


class Whole(int):
    def __repr__(self):
        return 'I!'


class Real(float):
    def __repr__(self):
        return 'F!'


class Items(list):
    pass


class One(enum.IntEnum):
    A = 1


class Other:
    pass


def pieces(o, **options):
    try:
        for piece in json.JSONEncoder(**options).iterencode(o):
            print(repr(piece), end=' ')
        print('.')
    except Exception as e:
        print(type(e).__name__, e, getattr(e, '__notes__', None))


class Kept:
    def __init__(self):
        self.got = []

    def write(self, piece):
        self.got.append(piece)


### lists
o = [1, 'a', None, True, False, 1.5, Whole(3), Real(2.5), Text('s'), [], {}, [1], [[], [2, [3]]], {'a': 1}, (1, 2),
    Items([1]), float('nan'), One.A]
pieces(o)
pieces(tuple(o), separators=(',', ':'))
for indent in 2, '\t', 0, '', -1, True:
    pieces(o, indent=indent)
pieces([[[]]], indent=1, separators=(' , ', ' : '))
#> '[1' ', "a"' ', null' ', true' ', false' ', 1.5' ', 3' ', 2.5' ', "s"' ', ' '[]' ', ' '{}' ', ' '[1' ']' ', ' '[' '[]' ', ' '[2' ', ' '[3' ']' ']' ']' ', ' '{' '"a"' ': ' '1' '}' ', ' '[1' ', 2' ']' ', ' '[1' ']' ', NaN' ', 1' ']' .
#> '[1' ',"a"' ',null' ',true' ',false' ',1.5' ',3' ',2.5' ',"s"' ',' '[]' ',' '{}' ',' '[1' ']' ',' '[' '[]' ',' '[2' ',' '[3' ']' ']' ']' ',' '{' '"a"' ':' '1' '}' ',' '[1' ',2' ']' ',' '[1' ']' ',NaN' ',1' ']' .
#> '[\n  1' ',\n  "a"' ',\n  null' ',\n  true' ',\n  false' ',\n  1.5' ',\n  3' ',\n  2.5' ',\n  "s"' ',\n  ' '[]' ',\n  ' '{}' ',\n  ' '[\n    1' '\n  ' ']' ',\n  ' '[\n    ' '[]' ',\n    ' '[\n      2' ',\n      ' '[\n        3' '\n      ' ']' '\n    ' ']' '\n  ' ']' ',\n  ' '{' '\n    ' '"a"' ': ' '1' '\n  ' '}' ',\n  ' '[\n    1' ',\n    2' '\n  ' ']' ',\n  ' '[\n    1' '\n  ' ']' ',\n  NaN' ',\n  1' '\n' ']' .
#> '[\n\t1' ',\n\t"a"' ',\n\tnull' ',\n\ttrue' ',\n\tfalse' ',\n\t1.5' ',\n\t3' ',\n\t2.5' ',\n\t"s"' ',\n\t' '[]' ',\n\t' '{}' ',\n\t' '[\n\t\t1' '\n\t' ']' ',\n\t' '[\n\t\t' '[]' ',\n\t\t' '[\n\t\t\t2' ',\n\t\t\t' '[\n\t\t\t\t3' '\n\t\t\t' ']' '\n\t\t' ']' '\n\t' ']' ',\n\t' '{' '\n\t\t' '"a"' ': ' '1' '\n\t' '}' ',\n\t' '[\n\t\t1' ',\n\t\t2' '\n\t' ']' ',\n\t' '[\n\t\t1' '\n\t' ']' ',\n\tNaN' ',\n\t1' '\n' ']' .
#> '[\n1' ',\n"a"' ',\nnull' ',\ntrue' ',\nfalse' ',\n1.5' ',\n3' ',\n2.5' ',\n"s"' ',\n' '[]' ',\n' '{}' ',\n' '[\n1' '\n' ']' ',\n' '[\n' '[]' ',\n' '[\n2' ',\n' '[\n3' '\n' ']' '\n' ']' '\n' ']' ',\n' '{' '\n' '"a"' ': ' '1' '\n' '}' ',\n' '[\n1' ',\n2' '\n' ']' ',\n' '[\n1' '\n' ']' ',\nNaN' ',\n1' '\n' ']' .
#> '[\n1' ',\n"a"' ',\nnull' ',\ntrue' ',\nfalse' ',\n1.5' ',\n3' ',\n2.5' ',\n"s"' ',\n' '[]' ',\n' '{}' ',\n' '[\n1' '\n' ']' ',\n' '[\n' '[]' ',\n' '[\n2' ',\n' '[\n3' '\n' ']' '\n' ']' '\n' ']' ',\n' '{' '\n' '"a"' ': ' '1' '\n' '}' ',\n' '[\n1' ',\n2' '\n' ']' ',\n' '[\n1' '\n' ']' ',\nNaN' ',\n1' '\n' ']' .
#> '[\n1' ',\n"a"' ',\nnull' ',\ntrue' ',\nfalse' ',\n1.5' ',\n3' ',\n2.5' ',\n"s"' ',\n' '[]' ',\n' '{}' ',\n' '[\n1' '\n' ']' ',\n' '[\n' '[]' ',\n' '[\n2' ',\n' '[\n3' '\n' ']' '\n' ']' '\n' ']' ',\n' '{' '\n' '"a"' ': ' '1' '\n' '}' ',\n' '[\n1' ',\n2' '\n' ']' ',\n' '[\n1' '\n' ']' ',\nNaN' ',\n1' '\n' ']' .
#> '[\n 1' ',\n "a"' ',\n null' ',\n true' ',\n false' ',\n 1.5' ',\n 3' ',\n 2.5' ',\n "s"' ',\n ' '[]' ',\n ' '{}' ',\n ' '[\n  1' '\n ' ']' ',\n ' '[\n  ' '[]' ',\n  ' '[\n   2' ',\n   ' '[\n    3' '\n   ' ']' '\n  ' ']' '\n ' ']' ',\n ' '{' '\n  ' '"a"' ': ' '1' '\n ' '}' ',\n ' '[\n  1' ',\n  2' '\n ' ']' ',\n ' '[\n  1' '\n ' ']' ',\n NaN' ',\n 1' '\n' ']' .
#> '[\n ' '[\n  ' '[]' '\n ' ']' '\n' ']' .

### dicts
o = {'a': 1, 'b': [1, 2], 'c': {'d': {}, 'e': []}, 1: 'x', 2.5: 'y', True: 't', None: 'n', Whole(7): 'i',
    Real(1.25): 'f',
    Text('z'): Text('z'), One.A: 'e', float('nan'): 1, float('inf'): 2, False: 0}
pieces(o)
pieces(o, indent=2)
pieces(o, separators=(',', ':'))
pieces({'b': 1, 'a': 2, 'c': {'z': 1, 'y': 2}}, sort_keys=True)
pieces({1: 1, 'a': 2}, sort_keys=True)
pieces(OrderedDict(b=1, a=2), indent=1)
pieces(defaultdict(int, a={'b': {'c': 1}}), indent=3)
#> '{' '"a"' ': ' '1' ', ' '"b"' ': ' '[1' ', 2' ']' ', ' '"c"' ': ' '{' '"d"' ': ' '{}' ', ' '"e"' ': ' '[]' '}' ', ' '"1"' ': ' '"e"' ', ' '"2.5"' ': ' '"y"' ', ' '"null"' ': ' '"n"' ', ' '"7"' ': ' '"i"' ', ' '"1.25"' ': ' '"f"' ', ' '"z"' ': ' '"z"' ', ' '"NaN"' ': ' '1' ', ' '"Infinity"' ': ' '2' ', ' '"false"' ': ' '0' '}' .
#> '{' '\n  ' '"a"' ': ' '1' ',\n  ' '"b"' ': ' '[\n    1' ',\n    2' '\n  ' ']' ',\n  ' '"c"' ': ' '{' '\n    ' '"d"' ': ' '{}' ',\n    ' '"e"' ': ' '[]' '\n  ' '}' ',\n  ' '"1"' ': ' '"e"' ',\n  ' '"2.5"' ': ' '"y"' ',\n  ' '"null"' ': ' '"n"' ',\n  ' '"7"' ': ' '"i"' ',\n  ' '"1.25"' ': ' '"f"' ',\n  ' '"z"' ': ' '"z"' ',\n  ' '"NaN"' ': ' '1' ',\n  ' '"Infinity"' ': ' '2' ',\n  ' '"false"' ': ' '0' '\n' '}' .
#> '{' '"a"' ':' '1' ',' '"b"' ':' '[1' ',2' ']' ',' '"c"' ':' '{' '"d"' ':' '{}' ',' '"e"' ':' '[]' '}' ',' '"1"' ':' '"e"' ',' '"2.5"' ':' '"y"' ',' '"null"' ':' '"n"' ',' '"7"' ':' '"i"' ',' '"1.25"' ':' '"f"' ',' '"z"' ':' '"z"' ',' '"NaN"' ':' '1' ',' '"Infinity"' ':' '2' ',' '"false"' ':' '0' '}' .
#> '{' '"a"' ': ' '2' ', ' '"b"' ': ' '1' ', ' '"c"' ': ' '{' '"y"' ': ' '2' ', ' '"z"' ': ' '1' '}' '}' .
#> '{' TypeError '<' not supported between instances of 'str' and 'int' None
#> '{' '\n ' '"b"' ': ' '1' ',\n ' '"a"' ': ' '2' '\n' '}' .
#> '{' '\n   ' '"a"' ': ' '{' '\n      ' '"b"' ': ' '{' '\n         ' '"c"' ': ' '1' '\n      ' '}' '\n   ' '}' '\n' '}' .

### keys that are left out
for options in {}, {'indent': 1}:
    pieces({(1, 2): 3, 'a': 1}, skipkeys=True, **options)
    pieces({'a': 1, (1, 2): 3, 'b': 2, Other: 1, 'c': 1}, skipkeys=True, **options)
    pieces({(1,): 1}, skipkeys=True, **options)
for o in {'a': 1, (1, 2): 3}, {b'x': 1}, [{'a': {b'x': 1}}]:
    pieces(o)
#> '{' '"a"' ': ' '1' '}' .
#> '{' '"a"' ': ' '1' ', ' '"b"' ': ' '2' ', ' '"c"' ': ' '1' '}' .
#> '{' '}' .
#> '{' '\n ' '"a"' ': ' '1' '\n' '}' .
#> '{' '\n ' '"a"' ': ' '1' ',\n ' '"b"' ': ' '2' ',\n ' '"c"' ': ' '1' '\n' '}' .
#> '{' '}' .
#> '{' '"a"' ': ' '1' TypeError keys must be str, int, float, bool or None, not tuple None
#> '{' TypeError keys must be str, int, float, bool or None, not bytes None
#> '[' '{' '"a"' ': ' '{' TypeError keys must be str, int, float, bool or None, not bytes ["when serializing dict item 'a'", 'when serializing list item 0']

### numbers that JSON does not know
for o in float('nan'), [1, float('inf')], {'a': -float('inf')}, {float('nan'): 1}, {'a': [1, {float('inf'): 2}]}:
    pieces(o, allow_nan=False)
#> ValueError Out of range float values are not JSON compliant: nan None
#> '[1' ValueError Out of range float values are not JSON compliant: inf ['when serializing list item 1']
#> '{' '"a"' ': ' ValueError Out of range float values are not JSON compliant: -inf ["when serializing dict item 'a'"]
#> '{' ValueError Out of range float values are not JSON compliant: nan None
#> '{' '"a"' ': ' '[1' ', ' '{' ValueError Out of range float values are not JSON compliant: inf ['when serializing list item 1', "when serializing dict item 'a'"]

### what default() gives
def default(o):
    if isinstance(o, Other):
        return {'x': [1, 'q']}
    if isinstance(o, bytes):
        return o.decode()
    if isinstance(o, frozenset):
        return o
    raise TypeError('no ' + type(o).__name__)


for o in Other(), [Other(), b'q'], {'a': b'q', 'b': Other()}, frozenset(), object(), {'a': {'b': (object(),)}}:
    pieces(o, default=default)
    pieces(o, default=default, indent=1)
for o in Other(), [{'k': [Other()]}]:
    pieces(o)
#> '{' '"x"' ': ' '[1' ', "q"' ']' '}' .
#> '{' '\n ' '"x"' ': ' '[\n  1' ',\n  "q"' '\n ' ']' '\n' '}' .
#> '[' '{' '"x"' ': ' '[1' ', "q"' ']' '}' ', ' '"q"' ']' .
#> '[\n ' '{' '\n  ' '"x"' ': ' '[\n   1' ',\n   "q"' '\n  ' ']' '\n ' '}' ',\n ' '"q"' '\n' ']' .
#> '{' '"a"' ': ' '"q"' ', ' '"b"' ': ' '{' '"x"' ': ' '[1' ', "q"' ']' '}' '}' .
#> '{' '\n ' '"a"' ': ' '"q"' ',\n ' '"b"' ': ' '{' '\n  ' '"x"' ': ' '[\n   1' ',\n   "q"' '\n  ' ']' '\n ' '}' '\n' '}' .
#> ValueError Circular reference detected ['when serializing frozenset object']
#> ValueError Circular reference detected ['when serializing frozenset object']
#> TypeError no object None
#> TypeError no object None
#> '{' '"a"' ': ' '{' '"b"' ': ' '[' TypeError no object ['when serializing tuple item 0', "when serializing dict item 'b'", "when serializing dict item 'a'"]
#> '{' '\n ' '"a"' ': ' '{' '\n  ' '"b"' ': ' '[\n   ' TypeError no object ['when serializing tuple item 0', "when serializing dict item 'b'", "when serializing dict item 'a'"]
#> TypeError Object of type Other is not JSON serializable None
#> '[' '{' '"k"' ': ' '[' TypeError Object of type Other is not JSON serializable ['when serializing list item 0', "when serializing dict item 'k'", 'when serializing list item 0']

### circles
a = []
a.append(a)
d = {}
d['d'] = d
b = []
c = [{}]
c[0]['x'] = [1, c]
for o in a, d, c, [b, b], {'a': b, 'b': b}:
    pieces(o)
pieces(Other(), default=lambda o: [o])
pieces([b, b], check_circular=False)
#> '[' ValueError Circular reference detected ['when serializing list item 0']
#> '{' '"d"' ': ' ValueError Circular reference detected ["when serializing dict item 'd'"]
#> '[' '{' '"x"' ': ' '[1' ', ' ValueError Circular reference detected ['when serializing list item 1', "when serializing dict item 'x'", 'when serializing list item 0']
#> '[' '[]' ', ' '[]' ']' .
#> '{' '"a"' ': ' '[]' ', ' '"b"' ': ' '[]' '}' .
#> '[' ValueError Circular reference detected ['when serializing list item 0', 'when serializing Other object']
#> '[' '[]' ', ' '[]' ']' .

### items are asked for one by one
log = []


class Slow(list):
    def __iter__(self):
        log.append('iter')
        yield 1
        log.append('one')
        yield 2


class Broken(list):
    def __iter__(self):
        yield 1
        raise ValueError('middle')


it = json.JSONEncoder().iterencode(Slow([9]))
print(log)
for piece in it:
    print(piece, log)
for o in Broken([1]), {'k': Broken([1])}:
    pieces(o)
o = [1, 2]
it = json.JSONEncoder().iterencode(o)
next(it)
o.append(3)
print(*it)
#> []
#> [1 ['iter']
#> , 2 ['iter', 'one']
#> ] ['iter', 'one']
#> '[1' ValueError middle None
#> '{' '"k"' ': ' '[1' ValueError middle ["when serializing dict item 'k'"]
#> , 2 , 3 ]

### an error that the caller throws in
for o, n in ([[[1, 2]]], 1), ({'a': [1, 2]}, 4):
    it = json.JSONEncoder().iterencode(o)
    for _ in range(n):
        print(next(it), end=' ')
    try:
        it.throw(KeyError('k'))
    except KeyError as e:
        print(e, getattr(e, '__notes__', None))
it = json.JSONEncoder().iterencode([[[1, 2]]])
print(next(it), it.close(), next(it, 'end'))
#> [ 'k' ['when serializing list item 0']
#> { "a" :  [1 'k' ['when serializing list item 0', "when serializing dict item 'a'"]
#> [ None end

### a dump is written as it is made
for options in ({}, {'indent': 2}, {'sort_keys': True}, {'separators': (',', ':')}, {'ensure_ascii': False},
        {'default': str}):
    file = Kept()
    json.dump({'b': [1, 2, {'x': 'é'}], 'a': None}, file, **options)
    print(file.got)
#> ['{', '"b"', ': ', '[1', ', 2', ', ', '{', '"x"', ': ', '"\\u00e9"', '}', ']', ', ', '"a"', ': ', 'null', '}']
#> ['{', '\n  ', '"b"', ': ', '[\n    1', ',\n    2', ',\n    ', '{', '\n      ', '"x"', ': ', '"\\u00e9"', '\n    ', '}', '\n  ', ']', ',\n  ', '"a"', ': ', 'null', '\n', '}']
#> ['{', '"a"', ': ', 'null', ', ', '"b"', ': ', '[1', ', 2', ', ', '{', '"x"', ': ', '"\\u00e9"', '}', ']', '}']
#> ['{', '"b"', ':', '[1', ',2', ',', '{', '"x"', ':', '"\\u00e9"', '}', ']', ',', '"a"', ':', 'null', '}']
#> ['{', '"b"', ': ', '[1', ', 2', ', ', '{', '"x"', ': ', '"é"', '}', ']', ', ', '"a"', ': ', 'null', '}']
#> ['{', '"b"', ': ', '[1', ', 2', ', ', '{', '"x"', ': ', '"\\u00e9"', '}', ']', ', ', '"a"', ': ', 'null', '}']

### a dump that fails in the middle
file = Kept()
try:
    json.dump([1, [2, object()]], file)
except TypeError as e:
    print(e, e.__notes__)
print(file.got)
file = io.StringIO()
try:
    json.dump({'a': 1, 'b': {1, 2}}, file)
except TypeError as e:
    print(e)
print(file.getvalue())


class Full(Kept):
    def write(self, piece):
        super().write(piece)
        if len(self.got) == 3:
            raise OSError('full')


file = Full()
try:
    json.dump([1] * 10, file)
except OSError as e:
    print(e, getattr(e, '__notes__', None), file.got)
#> Object of type object is not JSON serializable ['when serializing list item 1', 'when serializing list item 1']
#> ['[1', ', ', '[2', ', ']
#> Object of type set is not JSON serializable
#> {"a": 1, "b": 
#> full None ['[1', ', 1', ', 1']

### subclasses
class Defaults(json.JSONEncoder):
    def default(self, o):
        return 'D' + type(o).__name__


class Loud(json.JSONEncoder):
    def iterencode(self, o, _one_shot=False):
        print('all at once:', _one_shot)
        for piece in super().iterencode(o, _one_shot):
            yield piece.upper()


class Fixed(json.JSONEncoder):
    def iterencode(self, o, _one_shot=False):
        return iter(['x', 'y'])


for kind in Defaults, Loud, Fixed:
    file = Kept()
    json.dump({'a': [1, 'X', None if kind is Loud else Other()]}, file, cls=kind)
    print(file.got, json.dumps({'a': ['b']}, cls=kind), json.dumps('a', cls=kind), json.dumps([1], cls=kind, indent=1))
#> ['{', '"a"', ': ', '[1', ', "X"', ', ', '"DOther"', ']', '}'] {"a": ["b"]} "a" [
#>  1
#> ]
#> all at once: False
#> all at once: True
#> all at once: True
#> ['{', '"A"', ': ', '[1', ', "X"', ', NULL', ']', '}'] {"A": ["B"]} "a" [
#>  1
#> ]
#> ['x', 'y'] xy "a" xy

### separators and indents that are no text
for options in (dict(separators=(1, ':')), dict(separators=(',', 2)), dict(separators=(None, None)), dict(indent=1.5),
        dict(indent=b'x'), dict(indent=[1]), dict(separators=('a',)), dict(separators=5)):
    pieces([1, {'a': 2, 'b': [3, 4]}], **options)
    pieces({}, **options)
    pieces(5, **options)
#> '[1' 1 '{' '"a"' ':' '2' 1 '"b"' ':' '[3' TypeError unsupported operand type(s) for +: 'int' and 'str' ['when serializing list item 1', "when serializing dict item 'b'", 'when serializing list item 1']
#> '{}' .
#> '5' .
#> '[1' ',' '{' '"a"' 2 '2' ',' '"b"' 2 '[3' ',4' ']' '}' ']' .
#> '{}' .
#> '5' .
#> '[1' None '{' '"a"' None '2' None '"b"' None '[3' TypeError unsupported operand type(s) for +: 'NoneType' and 'str' ['when serializing list item 1', "when serializing dict item 'b'", 'when serializing list item 1']
#> '{}' .
#> '5' .
#> TypeError can't multiply sequence by non-int of type 'float' None
#> TypeError can't multiply sequence by non-int of type 'float' None
#> TypeError can't multiply sequence by non-int of type 'float' None
#> TypeError can't multiply sequence by non-int of type 'bytes' None
#> TypeError can't multiply sequence by non-int of type 'bytes' None
#> TypeError can't multiply sequence by non-int of type 'bytes' None
#> TypeError can't multiply sequence by non-int of type 'list' None
#> TypeError can't multiply sequence by non-int of type 'list' None
#> TypeError can't multiply sequence by non-int of type 'list' None
#> ValueError not enough values to unpack (expected 2, got 1) None
#> ValueError not enough values to unpack (expected 2, got 1) None
#> ValueError not enough values to unpack (expected 2, got 1) None
#> TypeError cannot unpack non-iterable int object None
#> TypeError cannot unpack non-iterable int object None
#> TypeError cannot unpack non-iterable int object None

### options that change
e = json.JSONEncoder()
it = e.iterencode([1, [2], {'a': 1}])
e.item_separator, e.indent = ';', 2
print(*it)
e = json.JSONEncoder()
e.ensure_ascii, e.skipkeys, e.sort_keys = False, True, 1
print(*e.iterencode({b'': 1, 'é': 2} and {'b': 1, 'a': ['é']}))
e.default = lambda o: 'mine'
print(*e.iterencode([Other]))


class Spaced(json.JSONEncoder):
    item_separator, key_separator = ' ; ', ' = '


print([*Spaced().iterencode({'a': [1, 2], 'b': 3})], Spaced().encode({'a': [1, 2], 'b': 3}))
#> [1 ,  [2 ] ,  { "a" :  1 } ]
#> { "a" :  ["é" ] ,  "b" :  1 }
#> [ "mine" ]
#> ['{', '"a"', ' = ', '[1', ' ; 2', ']', ' ; ', '"b"', ' = ', '3', '}'] {"a" = [1 ; 2] ; "b" = 3}

### deep lists
o = []
for i in range(200):
    o = [o]
print(len([*json.JSONEncoder().iterencode(o)]))  #> 401
for i in range(30000):
    o = [o]
try:
    list(json.JSONEncoder().iterencode(o))
except RecursionError:
    print('too deep')  #> too deep

### the first piece comes when it is asked for
for o in float('nan'), [float('nan')], object(), 'a', [], {}, 1:
    found = json.JSONEncoder(allow_nan=False).iterencode(o)
    print(type(found).__name__, end=' ')
    try:
        print(next(found))
        found.close()
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
#> generator ValueError Out of range float values are not JSON compliant: nan
#> generator ValueError Out of range float values are not JSON compliant: nan
#> generator TypeError Object of type object is not JSON serializable
#> generator "a"
#> generator []
#> generator {}
#> generator 1

### a dict is empty by its own length
class Pairs(dict):
    def items(self): return [('q', 1), ('r', [2])]
    def __len__(self): return 2
class None_(dict):
    def __len__(self): return 0
for options in {}, {'sort_keys': True}, {'indent': 1}:
    print(json.dumps(Pairs(), **options), json.dumps(Pairs(a=1), **options), json.dumps(None_(a=1), **options))
#> {} {"q": 1, "r": [2]} {"a": 1}
#> {} {"q": 1, "r": [2]} {"a": 1}
#> {} {
#>  "q": 1,
#>  "r": [
#>   2
#>  ]
#> } {
#>  "a": 1
#> }
