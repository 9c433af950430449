# Random formats with random values and random bytes.
import struct

CODES = 'xcbB?hHiIlLqQnNefdspP'
ORDERS = ('', '@', '=', '<', '>', '!')


def layout():
    parts = []
    for _ in range(1 + rnd(5)):
        parts.append(pick(('', '', '', '2', '3', '0', '10', ' ')) + pick(CODES))
    form = mutated(pick(ORDERS) + ''.join(parts), CODES + '<>=@!0129 \t')
    if set('lLnNP') & set(form) and form[0] not in '=<>!':  # how wide these are is the machine's affair
        form = '=' + form.lstrip('@')
    return form


def number_for():
    size = pick((7, 8, 15, 16, 31, 32, 63, 64, 65))
    return pick((0, 1, -1, 2 ** size, 2 ** size - 1, -(2 ** size), -(2 ** size) - 1, rnd(256), True))


def value():
    k = rnd(12)
    if k < 7:
        return number_for()
    if k < 10:
        return pick((1.5, -0.0, 1e39, 65519.9, 65520.0, 1e-8, float('inf'), 3.4028235677973366e+38, 5e-324))
    return pick((b'a', b'', b'abcdef', 'a', None, bytearray(b'xy'), 1j))


def fitting(form):
    found, times = [], ''
    for c in form:
        if c.isdigit():
            times += c
            continue
        n = int(times or 1)
        times = ''
        if c in 'sp':
            found.append(bytes(many(lambda: rnd(256), n + 1)))
        elif c == 'c':
            found.extend([bytes([rnd(256)]) for _ in range(n)])
        elif c in 'efd':
            found.extend([pick((0.5, -2.0, 1e3, 0.1, 60000.0)) for _ in range(n)])
        elif c not in 'x \t<>=@!':
            found.extend([rnd(128) for _ in range(n)])
    return found


def once(number):
    form = layout()
    size = tried(struct.calcsize, form)
    k = rnd(5)
    if k == 0:
        given = many(value, 5)
        return number, form, size, given, tried(struct.pack, form, *given)
    if k == 1:
        return number, form, size, tried(struct.pack, form, *fitting(form))
    data = bytes([rnd(256) for _ in range(size if isinstance(size, int) and rnd(6) else rnd(30))])
    if k == 2:
        return number, form, data, tried(struct.unpack, form, data)
    if k == 3:
        return number, form, data, tried(lambda: list(struct.iter_unpack(form, data * rnd(4))))
    at = rnd(20) - 8
    into = bytearray(16)
    return number, form, at, tried(struct.unpack_from, form, data, at), tried(struct.pack_into, form, into, at, *fitting(form)), into
