# Random literals, and what only looks like one.
import ast
import re

ATOMS = ('0', '1', '-1', '+1', '--1', '1_000', '0x1f', '0o17', '0b1', '1.5', '1e5', '.5', '1e400', '2j', '1+2j', '-1-2j', '1j+1', "'s'", '"d"', "b'x'", "r'\\n'", "'a' 'b'", "'\\u00e9'", "'\\N{DIGIT ONE}'", 'True', 'None', '...', 'False', 'set()',
         'x', 'f(1)', 'a.b', 'x[1]', '1+1', '1*2', 'not 1', '~1', 'lambda: 1', "f'x'", "t'x'", 'frozenset()', 'set([1])', '1 if 1 else 2', '1 < 2', '*a', '[i for i in x]', "b'a' b'b'", '1 and 2', '(yield)', 'await x', 'x := 1')
ALPHABET = '()[]{},:+-*\'"\\ \n1aj.#=_'
ADDRESS = re.compile('0x[0-9a-f]{4,}')


def literal(depth):
    k = rnd(12)
    if k < 5 or depth <= 0:
        return pick(ATOMS[:29]) if rnd(12) else pick(ATOMS)
    items = many(lambda: literal(depth - 1), 3)
    if k < 7:
        return '[' + ', '.join(items) + ']'
    if k < 9:
        return '(' + ', '.join(items) + (',' if len(items) == 1 and rnd(4) else '') + ')'
    if k < 10:
        return '{' + ', '.join([item + ': ' + literal(depth - 1) for item in items]) + '}'
    if k < 11 and items:
        return '{' + ', '.join(items) + '}'
    return pick((' ', '\t', '', '(')) + literal(depth - 1) + pick(('', ' ', '\n', ')'))


# The order of a set depends on hashes.
def ordered(value):
    if isinstance(value, (list, tuple)):
        return type(value)([ordered(item) for item in value])
    if isinstance(value, set):
        return 'set', sorted([repr(ordered(item)) for item in value])
    if isinstance(value, dict):
        return {repr(ordered(key)): ordered(item) for key, item in value.items()}
    return value


def once(number):
    text = literal(4)
    if rnd(3) == 0:
        text = mutated(text, ALPHABET)
    return number, text, ADDRESS.sub('0x', repr(ordered(tried(ast.literal_eval, text))))
