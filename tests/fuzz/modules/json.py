# Random documents read, and random values written with random options.
import json
from collections import OrderedDict

NUMBERS = ('0', '-0', '1', '-1', '12', '1.5', '-0.0', '1e5', '1E-7', '2.5e+3', '123456789012345678901234567890', '1e400', '01', '.5', '1.', '-', '1e', 'NaN', '-Infinity')
ESCAPES = ('\\n', '\\"', '\\\\', '\\/', '\\u00e9', '\\ud83d\\ude00', '\\ud800', '\\udc00\\ud800', '\\u12', '\\x41', '\\uD83D', '\n', '\x00', '\t', '\x7f', 'é', '😀', 'a', 'key', ' ')
SPACES = ('', '', '', ' ', '\n', '\t ', '\r\n', '\xa0')
KEYS = ('a', 'b', '', 'é', 1, -2, 1.5, float('inf'), True, False, None, (1, 2), b'x', '"')
ALPHABET = '{}[]",:\\ntfu0-.eE \n\ufeff\u2028'


def text(depth):
    k = rnd(10)
    if k < 2 or depth <= 0:
        return pick(NUMBERS[:14]) if rnd(9) else pick(NUMBERS)
    if k < 4:
        return '"' + ''.join(many(lambda: pick(ESCAPES), 4)) + '"'
    if k < 5:
        return pick(('true', 'false', 'null', 'true', 'True', 'nul', 'NaN'))
    items = many(lambda: pick(SPACES) + text(depth - 1) + pick(SPACES), 3)
    if k < 7:
        return '[' + (','.join(items) or pick(SPACES)) + ']'
    return '{' + ','.join([pick(SPACES) + '"' + pick(ESCAPES) + '"' + pick(SPACES) + ':' + item for item in items]) + '}'


def value(depth):
    k = rnd(10)
    if k < 4 or depth <= 0:
        return pick((0, -1, 2 ** 70, 0.1, -0.0, 1e300, float('nan'), float('-inf'), True, None, '', 'é\u2028😀', '\ud800', '"\\/\x01\x7f', 'plain'))
    if k < 5:
        return pick((b'x', {1}, object, 1j, range(3), ValueError('x')))
    if k < 7:
        return pick((list, tuple))(many(lambda: value(depth - 1), 3))
    return pick((dict, OrderedDict))([(pick(KEYS), value(depth - 1)) for _ in range(rnd(4))])


def options():
    found = {'indent': pick((None, None, 0, 1, 4, '\t', '')), 'sort_keys': rnd(3) == 0, 'ensure_ascii': rnd(2) == 0, 'skipkeys': rnd(2) == 0,
             'allow_nan': rnd(3) != 0}
    if rnd(3) == 0:
        found['separators'] = pick(((',', ':'), (' , ', ' : '), (',\n', ':\n'), ('', '')))
    if rnd(3) == 0:
        found['default'] = pick((str, lambda o: type(o).__name__, lambda o: [1]))
    return found


def once(number):
    if rnd(2):
        written, given = value(4), options()
        return number, {k: v for k, v in given.items() if k != 'default'}, tried(json.dumps, written, **given)
    source = mutated(pick(SPACES) + text(4) + pick(SPACES), ALPHABET)
    k = rnd(8)
    if k == 0:
        return number, source, tried(json.loads, source.encode(pick(('utf-8', 'utf-16', 'utf-32-be', 'utf-8-sig')), 'surrogatepass'))
    if k == 1:
        return number, source, tried(json.loads, source, parse_float=repr, parse_int=float, parse_constant=repr, object_pairs_hook=tuple)
    if k == 2:
        return number, source, tried(json.JSONDecoder(strict=False).raw_decode, source, rnd(3))
    return number, source, tried(json.loads, source)
