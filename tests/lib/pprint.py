# pprint.

from pprint import pformat as f, pp
import collections, types, dataclasses

### nested containers: {}
d = {'name': 'value', 'list': list(range(30)), 'nested': {'a': [1, 2, {'b': 'c' * 20}], 'z': (1,)}, 'empty': [],
    'text': 'word ' * 30, 3: None, 'set': {3, 1, 2}, 'tuple': tuple('abcdefghijklmnopqrstuvwxyz')}
for k in ({},):
    print(f(d, **k))
#> {3: None,
#>  'empty': [],
#>  'list': [0,
#>           1,
#>           2,
#>           3,
#>           4,
#>           5,
#>           6,
#>           7,
#>           8,
#>           9,
#>           10,
#>           11,
#>           12,
#>           13,
#>           14,
#>           15,
#>           16,
#>           17,
#>           18,
#>           19,
#>           20,
#>           21,
#>           22,
#>           23,
#>           24,
#>           25,
#>           26,
#>           27,
#>           28,
#>           29],
#>  'name': 'value',
#>  'nested': {'a': [1, 2, {'b': 'cccccccccccccccccccc'}], 'z': (1,)},
#>  'set': {1, 2, 3},
#>  'text': 'word word word word word word word word word word word word word '
#>          'word word word word word word word word word word word word word '
#>          'word word word word ',
#>  'tuple': ('a',
#>            'b',
#>            'c',
#>            'd',
#>            'e',
#>            'f',
#>            'g',
#>            'h',
#>            'i',
#>            'j',
#>            'k',
#>            'l',
#>            'm',
#>            'n',
#>            'o',
#>            'p',
#>            'q',
#>            'r',
#>            's',
#>            't',
#>            'u',
#>            'v',
#>            'w',
#>            'x',
#>            'y',
#>            'z')}

### nested containers: dict(width=40)
d = {'name': 'value', 'list': list(range(30)), 'nested': {'a': [1, 2, {'b': 'c' * 20}], 'z': (1,)}, 'empty': [],
    'text': 'word ' * 30, 3: None, 'set': {3, 1, 2}, 'tuple': tuple('abcdefghijklmnopqrstuvwxyz')}
for k in (dict(width=40),):
    print(f(d, **k))
#> {3: None,
#>  'empty': [],
#>  'list': [0,
#>           1,
#>           2,
#>           3,
#>           4,
#>           5,
#>           6,
#>           7,
#>           8,
#>           9,
#>           10,
#>           11,
#>           12,
#>           13,
#>           14,
#>           15,
#>           16,
#>           17,
#>           18,
#>           19,
#>           20,
#>           21,
#>           22,
#>           23,
#>           24,
#>           25,
#>           26,
#>           27,
#>           28,
#>           29],
#>  'name': 'value',
#>  'nested': {'a': [1,
#>                   2,
#>                   {'b': 'cccccccccccccccccccc'}],
#>             'z': (1,)},
#>  'set': {1, 2, 3},
#>  'text': 'word word word word word '
#>          'word word word word word '
#>          'word word word word word '
#>          'word word word word word '
#>          'word word word word word '
#>          'word word word word word ',
#>  'tuple': ('a',
#>            'b',
#>            'c',
#>            'd',
#>            'e',
#>            'f',
#>            'g',
#>            'h',
#>            'i',
#>            'j',
#>            'k',
#>            'l',
#>            'm',
#>            'n',
#>            'o',
#>            'p',
#>            'q',
#>            'r',
#>            's',
#>            't',
#>            'u',
#>            'v',
#>            'w',
#>            'x',
#>            'y',
#>            'z')}

### nested containers: dict(indent=4)
d = {'name': 'value', 'list': list(range(30)), 'nested': {'a': [1, 2, {'b': 'c' * 20}], 'z': (1,)}, 'empty': [],
    'text': 'word ' * 30, 3: None, 'set': {3, 1, 2}, 'tuple': tuple('abcdefghijklmnopqrstuvwxyz')}
for k in (dict(indent=4),):
    print(f(d, **k))
#> {   3: None,
#>     'empty': [],
#>     'list': [   0,
#>                 1,
#>                 2,
#>                 3,
#>                 4,
#>                 5,
#>                 6,
#>                 7,
#>                 8,
#>                 9,
#>                 10,
#>                 11,
#>                 12,
#>                 13,
#>                 14,
#>                 15,
#>                 16,
#>                 17,
#>                 18,
#>                 19,
#>                 20,
#>                 21,
#>                 22,
#>                 23,
#>                 24,
#>                 25,
#>                 26,
#>                 27,
#>                 28,
#>                 29],
#>     'name': 'value',
#>     'nested': {'a': [1, 2, {'b': 'cccccccccccccccccccc'}], 'z': (1,)},
#>     'set': {1, 2, 3},
#>     'text': 'word word word word word word word word word word word word word '
#>             'word word word word word word word word word word word word word '
#>             'word word word word ',
#>     'tuple': (   'a',
#>                  'b',
#>                  'c',
#>                  'd',
#>                  'e',
#>                  'f',
#>                  'g',
#>                  'h',
#>                  'i',
#>                  'j',
#>                  'k',
#>                  'l',
#>                  'm',
#>                  'n',
#>                  'o',
#>                  'p',
#>                  'q',
#>                  'r',
#>                  's',
#>                  't',
#>                  'u',
#>                  'v',
#>                  'w',
#>                  'x',
#>                  'y',
#>                  'z')}

### nested containers: dict(compact=True)
d = {'name': 'value', 'list': list(range(30)), 'nested': {'a': [1, 2, {'b': 'c' * 20}], 'z': (1,)}, 'empty': [],
    'text': 'word ' * 30, 3: None, 'set': {3, 1, 2}, 'tuple': tuple('abcdefghijklmnopqrstuvwxyz')}
for k in (dict(compact=True),):
    print(f(d, **k))
#> {3: None,
#>  'empty': [],
#>  'list': [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
#>           20, 21, 22, 23, 24, 25, 26, 27, 28, 29],
#>  'name': 'value',
#>  'nested': {'a': [1, 2, {'b': 'cccccccccccccccccccc'}], 'z': (1,)},
#>  'set': {1, 2, 3},
#>  'text': 'word word word word word word word word word word word word word '
#>          'word word word word word word word word word word word word word '
#>          'word word word word ',
#>  'tuple': ('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n',
#>            'o', 'p', 'q', 'r', 's', 't', 'u', 'v', 'w', 'x', 'y', 'z')}

### nested containers: dict(depth=1)
d = {'name': 'value', 'list': list(range(30)), 'nested': {'a': [1, 2, {'b': 'c' * 20}], 'z': (1,)}, 'empty': [],
    'text': 'word ' * 30, 3: None, 'set': {3, 1, 2}, 'tuple': tuple('abcdefghijklmnopqrstuvwxyz')}
for k in (dict(depth=1),):
    print(f(d, **k))
#> {3: None,
#>  'empty': [],
#>  'list': [...],
#>  'name': 'value',
#>  'nested': {...},
#>  'set': {1, 2, 3},
#>  'text': 'word word word word word word word word word word word word word '
#>          'word word word word word word word word word word word word word '
#>          'word word word word ',
#>  'tuple': (...)}

### nested containers: dict(depth=2, width=30)
d = {'name': 'value', 'list': list(range(30)), 'nested': {'a': [1, 2, {'b': 'c' * 20}], 'z': (1,)}, 'empty': [],
    'text': 'word ' * 30, 3: None, 'set': {3, 1, 2}, 'tuple': tuple('abcdefghijklmnopqrstuvwxyz')}
for k in (dict(depth=2, width=30),):
    print(f(d, **k))
#> {3: None,
#>  'empty': [],
#>  'list': [0,
#>           1,
#>           2,
#>           3,
#>           4,
#>           5,
#>           6,
#>           7,
#>           8,
#>           9,
#>           10,
#>           11,
#>           12,
#>           13,
#>           14,
#>           15,
#>           16,
#>           17,
#>           18,
#>           19,
#>           20,
#>           21,
#>           22,
#>           23,
#>           24,
#>           25,
#>           26,
#>           27,
#>           28,
#>           29],
#>  'name': 'value',
#>  'nested': {'a': [...],
#>             'z': (...,)},
#>  'set': {1, 2, 3},
#>  'text': 'word word word '
#>          'word word word '
#>          'word word word '
#>          'word word word '
#>          'word word word '
#>          'word word word '
#>          'word word word '
#>          'word word word '
#>          'word word word '
#>          'word word word ',
#>  'tuple': ('a',
#>            'b',
#>            'c',
#>            'd',
#>            'e',
#>            'f',
#>            'g',
#>            'h',
#>            'i',
#>            'j',
#>            'k',
#>            'l',
#>            'm',
#>            'n',
#>            'o',
#>            'p',
#>            'q',
#>            'r',
#>            's',
#>            't',
#>            'u',
#>            'v',
#>            'w',
#>            'x',
#>            'y',
#>            'z')}

### nested containers: sort_dicts
d = {'name': 'value', 'list': list(range(30)), 'nested': {'a': [1, 2, {'b': 'c' * 20}], 'z': (1,)}, 'empty': [],
    'text': 'word ' * 30, 3: None, 'set': {3, 1, 2}, 'tuple': tuple('abcdefghijklmnopqrstuvwxyz')}
for k in (dict(sort_dicts=False),):
    print(f(d, **k))
#> {'name': 'value',
#>  'list': [0,
#>           1,
#>           2,
#>           3,
#>           4,
#>           5,
#>           6,
#>           7,
#>           8,
#>           9,
#>           10,
#>           11,
#>           12,
#>           13,
#>           14,
#>           15,
#>           16,
#>           17,
#>           18,
#>           19,
#>           20,
#>           21,
#>           22,
#>           23,
#>           24,
#>           25,
#>           26,
#>           27,
#>           28,
#>           29],
#>  'nested': {'a': [1, 2, {'b': 'cccccccccccccccccccc'}], 'z': (1,)},
#>  'empty': [],
#>  'text': 'word word word word word word word word word word word word word '
#>          'word word word word word word word word word word word word word '
#>          'word word word word ',
#>  3: None,
#>  'set': {1, 2, 3},
#>  'tuple': ('a',
#>            'b',
#>            'c',
#>            'd',
#>            'e',
#>            'f',
#>            'g',
#>            'h',
#>            'i',
#>            'j',
#>            'k',
#>            'l',
#>            'm',
#>            'n',
#>            'o',
#>            'p',
#>            'q',
#>            'r',
#>            's',
#>            't',
#>            'u',
#>            'v',
#>            'w',
#>            'x',
#>            'y',
#>            'z')}

### nested containers: dict(width=20, compact=True, indent=2)
d = {'name': 'value', 'list': list(range(30)), 'nested': {'a': [1, 2, {'b': 'c' * 20}], 'z': (1,)}, 'empty': [],
    'text': 'word ' * 30, 3: None, 'set': {3, 1, 2}, 'tuple': tuple('abcdefghijklmnopqrstuvwxyz')}
for k in (dict(width=20, compact=True, indent=2),):
    print(f(d, **k))
#> { 3: None,
#>   'empty': [],
#>   'list': [ 0, 1, 2,
#>             3, 4, 5,
#>             6, 7, 8,
#>             9, 10,
#>             11, 12,
#>             13, 14,
#>             15, 16,
#>             17, 18,
#>             19, 20,
#>             21, 22,
#>             23, 24,
#>             25, 26,
#>             27, 28,
#>             29],
#>   'name': 'value',
#>   'nested': { 'a': [ 1,
#>                      2,
#>                      { 'b': 'cccccccccccccccccccc'}],
#>               'z': ( 1,)},
#>   'set': {1, 2, 3},
#>   'text': 'word '
#>           'word '
#>           'word '
#>           'word '
#>           'word '
#>           'word '
#>           'word '
#>           'word '
#>           'word '
#>           'word '
#>           'word '
#>           'word '
#>           'word '
#>           'word '
#>           'word '
#>           'word '
#>           'word '
#>           'word '
#>           'word '
#>           'word '
#>           'word '
#>           'word '
#>           'word '
#>           'word '
#>           'word '
#>           'word '
#>           'word '
#>           'word '
#>           'word '
#>           'word ',
#>   'tuple': ( 'a',
#>              'b',
#>              'c',
#>              'd',
#>              'e',
#>              'f',
#>              'g',
#>              'h',
#>              'i',
#>              'j',
#>              'k',
#>              'l',
#>              'm',
#>              'n',
#>              'o',
#>              'p',
#>              'q',
#>              'r',
#>              's',
#>              't',
#>              'u',
#>              'v',
#>              'w',
#>              'x',
#>              'y',
#>              'z')}

### nested containers: dict(underscore_numbers=True)
d = {'name': 'value', 'list': list(range(30)), 'nested': {'a': [1, 2, {'b': 'c' * 20}], 'z': (1,)}, 'empty': [],
    'text': 'word ' * 30, 3: None, 'set': {3, 1, 2}, 'tuple': tuple('abcdefghijklmnopqrstuvwxyz')}
for k in (dict(underscore_numbers=True),):
    print(f(d, **k))
#> {3: None,
#>  'empty': [],
#>  'list': [0,
#>           1,
#>           2,
#>           3,
#>           4,
#>           5,
#>           6,
#>           7,
#>           8,
#>           9,
#>           10,
#>           11,
#>           12,
#>           13,
#>           14,
#>           15,
#>           16,
#>           17,
#>           18,
#>           19,
#>           20,
#>           21,
#>           22,
#>           23,
#>           24,
#>           25,
#>           26,
#>           27,
#>           28,
#>           29],
#>  'name': 'value',
#>  'nested': {'a': [1, 2, {'b': 'cccccccccccccccccccc'}], 'z': (1,)},
#>  'set': {1, 2, 3},
#>  'text': 'word word word word word word word word word word word word word '
#>          'word word word word word word word word word word word word word '
#>          'word word word word ',
#>  'tuple': ('a',
#>            'b',
#>            'c',
#>            'd',
#>            'e',
#>            'f',
#>            'g',
#>            'h',
#>            'i',
#>            'j',
#>            'k',
#>            'l',
#>            'm',
#>            'n',
#>            'o',
#>            'p',
#>            'q',
#>            'r',
#>            's',
#>            't',
#>            'u',
#>            'v',
#>            'w',
#>            'x',
#>            'y',
#>            'z')}

### nested containers: pprint
import pprint
pp({'b': 1, 'a': 2})
pprint.pprint({'b': 1, 'a': 2})
pprint.pprint([1000000, 'x'], underscore_numbers=True)
print(f('short'), f('a long text that has to be broken ' * 5, width=30), f(['line one\nline two\n' * 3], width=20))
#> {'b': 1, 'a': 2}
#> {'a': 2, 'b': 1}
#> [1_000_000, 'x']
#> 'short' ('a long text that has to be '
#>  'broken a long text that '
#>  'has to be broken a long '
#>  'text that has to be broken '
#>  'a long text that has to be '
#>  'broken a long text that '
#>  'has to be broken ') ['line one\n'
#>  'line two\n'
#>  'line one\n'
#>  'line two\n'
#>  'line one\n'
#>  'line two\n']

### nested containers: bytearray
print(f(b'bytes' * 20, width=40), f(bytearray(b'abc' * 20), width=30), f([b'x' * 50], width=30), f('', width=1))
print(f(b'', width=1))
#> (b'bytesbytesbytesbytesbytesbytesbytesb'
#>  b'ytesbytesbytesbytesbytesbytesbytesby'
#>  b'tesbytesbytesbytesbytesbytes') bytearray(b'abcabcabcabcabca'
#>           b'bcabcabcabcabcab'
#>           b'cabcabcabcabcabc'
#>           b'abcabcabcabc') [b'xxxxxxxxxxxxxxxxxxxxxxxx'
#>  b'xxxxxxxxxxxxxxxxxxxxxxxx'
#>  b'xx'] ''
#> b''

### nested containers: sets that are wider than a line
print(f(frozenset(range(50)), width=30), f(set()), f({(1, 2): 'x' * 30, (0, 1): 'y' * 30}, width=40))
#> frozenset({0,
#>            1,
#>            2,
#>            3,
#>            4,
#>            5,
#>            6,
#>            7,
#>            8,
#>            9,
#>            10,
#>            11,
#>            12,
#>            13,
#>            14,
#>            15,
#>            16,
#>            17,
#>            18,
#>            19,
#>            20,
#>            21,
#>            22,
#>            23,
#>            24,
#>            25,
#>            26,
#>            27,
#>            28,
#>            29,
#>            30,
#>            31,
#>            32,
#>            33,
#>            34,
#>            35,
#>            36,
#>            37,
#>            38,
#>            39,
#>            40,
#>            41,
#>            42,
#>            43,
#>            44,
#>            45,
#>            46,
#>            47,
#>            48,
#>            49}) set() {(0, 1): 'yyyyyyyyyyyyyyyyyyyyyyyyyyyyyy',
#>  (1, 2): 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'}

### nested containers: isrecursive, isreadable and split
import pprint
print(f([[[]], [[[]]]], width=5), f(((1,),), width=2))
l = [1]
l.append(l)
print(f(l).split('id=')[0], pprint.isrecursive(l), pprint.isreadable(l), pprint.isreadable([1, 'a']))
print(pprint.isreadable([object]), pprint.saferepr({'b': 1, 'a': 2}))
for k in (dict(indent=-1), dict(depth=0), dict(width=0)):
    try: f(1, **k)
    except ValueError as e: print(e)
#> [[[]],
#>  [[[]]]] ((1,),)
#> [1, <Recursion on list with  True False True
#> False {'a': 2, 'b': 1}
#> indent must be >= 0
#> depth must be > 0
#> width must be != 0

### other classes: OrderedDict and defaultdict
from pprint import pformat as f
print(f(collections.OrderedDict([('key' + str(i), 'value' * 3) for i in range(5)]), width=40))
print(f(collections.defaultdict(int, {i: 'x' * 10 for i in range(5)}), width=40))
#> OrderedDict([('key0',
#>               'valuevaluevalue'),
#>              ('key1',
#>               'valuevaluevalue'),
#>              ('key2',
#>               'valuevaluevalue'),
#>              ('key3',
#>               'valuevaluevalue'),
#>              ('key4',
#>               'valuevaluevalue')])
#> defaultdict(<class 'int'>,
#>             {0: 'xxxxxxxxxx',
#>              1: 'xxxxxxxxxx',
#>              2: 'xxxxxxxxxx',
#>              3: 'xxxxxxxxxx',
#>              4: 'xxxxxxxxxx'})

### other classes: Counter, deque and abracadabra
from pprint import pformat as f
print(f(collections.Counter('abracadabra' * 3), width=20), f(collections.deque(range(30)), width=40))
#> Counter({'a': 15,
#>          'b': 6,
#>          'r': 6,
#>          'c': 3,
#>          'd': 3}) deque([0,
#>        1,
#>        2,
#>        3,
#>        4,
#>        5,
#>        6,
#>        7,
#>        8,
#>        9,
#>        10,
#>        11,
#>        12,
#>        13,
#>        14,
#>        15,
#>        16,
#>        17,
#>        18,
#>        19,
#>        20,
#>        21,
#>        22,
#>        23,
#>        24,
#>        25,
#>        26,
#>        27,
#>        28,
#>        29])

### other classes: deque, maxlen and ChainMap
from pprint import pformat as f
print(f(collections.deque(range(30), maxlen=10), width=30))
print(f(collections.ChainMap({'a' * 10: 'b' * 10}, {'c' * 10: 'd' * 10}), width=30))
#> deque([20,
#>        21,
#>        22,
#>        23,
#>        24,
#>        25,
#>        26,
#>        27,
#>        28,
#>        29],
#>       maxlen=10)
#> ChainMap({'aaaaaaaaaa': 'bbbbbbbbbb'},
#>          {'cccccccccc': 'dddddddddd'})

### other classes: UserList and UserDict
from pprint import pformat as f
print(f(collections.UserList(range(30)), width=40), f(collections.UserDict({1: 'x' * 50, 2: 'y'}), width=30))
#> [0,
#>  1,
#>  2,
#>  3,
#>  4,
#>  5,
#>  6,
#>  7,
#>  8,
#>  9,
#>  10,
#>  11,
#>  12,
#>  13,
#>  14,
#>  15,
#>  16,
#>  17,
#>  18,
#>  19,
#>  20,
#>  21,
#>  22,
#>  23,
#>  24,
#>  25,
#>  26,
#>  27,
#>  28,
#>  29] {1: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
#>  2: 'y'}

### other classes: SimpleNamespace, types and MappingProxyType
from pprint import pformat as f
print(f(types.SimpleNamespace(alpha='x' * 30, beta=[1, 2, 3], gamma={'k': 'v' * 40}), width=50))
print(f(types.MappingProxyType({'a' * 20: 'b' * 20, 'c': 1}), width=30))
#> namespace(alpha='xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
#>           beta=[1, 2, 3],
#>           gamma={'k': 'vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv'})
#> mappingproxy({'aaaaaaaaaaaaaaaaaaaa': 'bbbbbbbbbbbbbbbbbbbb',
#>               'c': 1})

### other classes: dataclasses
from pprint import pformat as f
@dataclasses.dataclass
class D:
    name: str
    values: list
    hidden: int = dataclasses.field(default=5, repr=False)
print(f(D('n' * 20, list(range(20))), width=40), f(D('n', [])))
#> D(name='nnnnnnnnnnnnnnnnnnnn',
#>   values=[0,
#>           1,
#>           2,
#>           3,
#>           4,
#>           5,
#>           6,
#>           7,
#>           8,
#>           9,
#>           10,
#>           11,
#>           12,
#>           13,
#>           14,
#>           15,
#>           16,
#>           17,
#>           18,
#>           19]) D(name='n', values=[])

### other classes: namedtuple
from pprint import pformat as f
P = collections.namedtuple('P', 'x y')
print(f([P(1, 'a' * 30), P(2, 'b' * 30)], width=40))
#> [P(x=1, y='aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'),
#>  P(x=2, y='bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb')]

### other classes: classes derived from list
from pprint import pformat as f
class L(list): pass
class R(list):
    def __repr__(self): return 'R' * 50
print(f(L(range(30)), width=30), f(R([1, 2]), width=20))
#> [0,
#>  1,
#>  2,
#>  3,
#>  4,
#>  5,
#>  6,
#>  7,
#>  8,
#>  9,
#>  10,
#>  11,
#>  12,
#>  13,
#>  14,
#>  15,
#>  16,
#>  17,
#>  18,
#>  19,
#>  20,
#>  21,
#>  22,
#>  23,
#>  24,
#>  25,
#>  26,
#>  27,
#>  28,
#>  29] RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR
