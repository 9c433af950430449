# What id() said holds as long as the object does: of constants, names and code too, and of what there is one of.

bound = b'some bytes'
text = 'a text, with spaces'


def function():
    """Words."""
    return 'constant of it', (3, 'four')


everything = [
    bound, text, b'', '', (), 'a', '\xe9', b'a', frozenset(), (1, 2, 'x'), 2 ** 100, 1e300, 1000000, function,
    function.__name__, function.__doc__, *function(), function.__code__, function.__code__.co_consts,
    len, int, None, ...,
]
before = [id(each) for each in everything]
for round in range(2000):
    pass
print([each for each, was in zip(everything, before) if id(each) != was])
#> []

# Of what nothing refers to meanwhile.
before = id(bytes()), id(''.join([])), id(chr(233)), id(tuple([]))
for round in range(2000):
    pass
print(before == (id(b'a'[:0]), id('x'[1:]), id('xé'[1]), id(())), b'abc'[3:] is bytes(bytearray()))
#> True True

# A memo that goes by id(), in the middle of what it is for.
import copy
import pickle
import re


class Slow:
    def __init__(self, *parts):
        self.parts = parts

    def __reduce__(self):
        for round in range(500):
            pass
        return Slow, self.parts


again = copy.deepcopy([bound, text, Slow(bound, b'', text), text])
print(again[0] is bound, again[2].parts[2] is text)
#> True True
pattern = re.compile('a+(b|c)')
for protocol in range(6):
    data = pickle.dumps([b'', text, pattern, Slow(text, b'', bound), text, bound], protocol)
    back = pickle.loads(data)
    print(data.count(b'with spaces'), back[1] is back[4], back[3].parts == (text, b'', bound), back[2] == pattern)
#> 1 True True True
#> 1 True True True
#> 1 True True True
#> 1 True True True
#> 1 True True True
#> 1 True True True
