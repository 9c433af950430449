# Random documents.
import tomllib

KEYS = ('a', 'b', 'a.b', 'a.b.c', '"q"', "'l'", '1', '-', 'é', '""', 'a . b', '"a.b"', 'a."x y"', 'true', '1.5')
VALUES = ('1', '+1', '-0', '1_000', '0x1F', '0o17', '0b101', '01', '1__0', '1.5', '-1e5', '1e+3', '.5', '5.', 'inf', '-nan', '+inf', 'true', 'false', 'True', '"s"', "'l'", '"\\u00e9\\n"', '"\\x41"', '"\\e"', '"\\ud800"',
          '"""m\nn"""', "'''m\n'n'''", '"""\\\n  x"""', '""""q""""', '""""""', '1979-05-27', '1979-05-27T07:32:00Z', '1979-05-27 07:32:00.999999-07:00', '07:32:00', '07:32', '1979-13-01', '24:00:00', '1979-05-27T00:32:00.1234567',
          '"a', "'", '"\t"', '"\x7f"', '"\r\n"', '99999999999999999999', '0xFFFFFFFFFFFFFFFFFFFF', '1e1000')
ALPHABET = '[]{}=.,"\'#\n\r\t \\_-+0aé\x00\x7f'


def value(depth):
    k = rnd(8)
    if k < 5 or depth <= 0:
        return pick(VALUES)
    if k < 7:
        between = pick((',', ', ', ',\n', ' , # c\n'))
        return '[' + pick(('', '\n', ' ')) + between.join(many(lambda: value(depth - 1), 3)) + pick(('', ',', '\n')) + ']'
    return '{' + pick((',', ', ', ',\n')).join(many(lambda: pick(KEYS) + pick(('=', ' = ')) + value(depth - 1), 3)) + pick(('', ' ', ',')) + '}'


def line():
    k = rnd(10)
    if k < 6:
        return pick(KEYS) + pick(('=', ' = ', '\t=\t')) + value(3) + pick(('', '', ' # c', ' ', ' x'))
    if k < 8:
        return '[' + pick(KEYS) + ']' + pick(('', ' # c'))
    if k < 9:
        return '[[' + pick(KEYS) + ']]'
    return pick(('', '# comment', ' ', '# \x01', '#é'))


def once(number):
    text = mutated(pick(('\n', '\n', '\r\n')).join(many(line, 5)), ALPHABET)
    return number, text, tried(tomllib.loads, text, **({'parse_float': repr} if rnd(5) == 0 else {}))
