"""Packs bytes into a raw deflate stream (RFC 1951) that is about 5 % smaller than zlib makes it.

tools/freeze.py calls pack() for the tables in the binary. It is too slow for hognose.lib. zlib takes a match where it finds one; this searches for the
cheapest way through the whole text. The price of a literal or match is its bits in the attempt before. The same bytes give the same stream on every machine.
"""
import collections
import math
import operator

WINDOW, LONGEST, END = 1 << 15, 258, 256
TRIED = 400  # the most places where a match is looked for
ORDER = 16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15


def symbols_of(first, count, per, last):
    """(symbol, extra bits, first number) of each length or distance. `per` symbols have the same extra bits."""
    found, at = [], first
    for i in range(count):
        extra = max(0, i // per - 1)
        found.extend([(i, extra, at)] * min(1 << extra, last + 1 - at))
        at += 1 << extra
    return found


LENGTH = [None] * 3 + symbols_of(3, 28, 4, 257) + [(28, 0, 258)]
DISTANCE = [None] + symbols_of(1, 30, 2, WINDOW)
# the extra bits of each symbol: those of literals and lengths, then those of distances
EXTRA = [0] * 257 + [extra for table in (LENGTH[3:], DISTANCE[1:]) for _, extra in sorted({s[:2] for s in table})]


def matches(text, start):
    """For each place from start on, matches (length, distance): the nearest of each length, the lengths rising."""
    found, places = [], collections.defaultdict(list)
    for i in range(len(text)):
        near = places[text[i : i + 3]]
        if i >= start:
            found.append(longer(text, i, near[: -TRIED - 1 : -1]))
        near.append(i)
    return found


def longer(text, i, near):
    """The matches at i, of the places `near`: each is longer than those before it."""
    found, n, most = [], 3, min(LONGEST, len(text) - i)
    wanted = text[i : i + n]
    for p in near:
        if text[p : p + n] == wanted and i - p <= WINDOW:
            while n < most and text[p + n] == text[i + n]:
                n += 1
            found.append((n, i - p))
            n += 1
            if n > most:
                break
            wanted = text[i : i + n]
    return found


def cheapest(data, found, start, end, literals, distances):
    """The cheapest steps from start to end: (length, distance), or (1, literal). `literals` and `distances` are prices in bits."""
    lengths = [0] * 3 + [literals[257 + symbol] + extra for symbol, extra, _ in LENGTH[3:]]
    costs, steps = [0] * (end - start + 1), [None] * (end - start)
    for i in range(end - 1, start - 1, -1):
        at = i - start
        cost, step, least = literals[data[i]] + costs[at + 1], (1, data[i]), 3
        for length, distance in found[i]:
            symbol, extra, _ = DISTANCE[distance]
            away, most = distances[symbol] + extra, min(length, end - i)
            for n in range(least, most + 1):
                c = away + lengths[n] + costs[at + n]
                if c < cost:
                    cost, step = c, (n, distance)
            least = length + 1
        costs[at], steps[at] = cost, step
    at, taken = 0, []
    while at < end - start:
        taken.append(steps[at])
        at += steps[at][0]
    return taken


def counted(steps):
    """How often the steps use each symbol of the two codes."""
    literals, distances = [0] * 286, [0] * 30
    literals[END] = 1
    for n, what in steps:
        if n == 1:
            literals[what] += 1
        else:
            literals[257 + LENGTH[n][0]] += 1
            distances[DISTANCE[what][0]] += 1
    return literals, distances


def bits_of(counts):
    """The price of each symbol, from how often it occurred. It is rounded to 1/256 bit, so that sums are exact."""
    total = sum(counts) or 1
    return [round(256 * math.log2(total / (n or 0.5))) / 256 for n in counts]


def code_lengths(counts, most):
    """The length in bits of each symbol in the best prefix code of at most `most` bits: package-merge."""
    leaves = sorted((n, (i,)) for i, n in enumerate(counts) if n)
    lengths = [0] * len(counts)
    if len(leaves) == 1:
        leaves.append((0, ((leaves[0][1][0] + 1) % 2,)))  # some readers refuse a code of one symbol
    row = []
    for _ in range(most):
        pairs = [(a + c, b + d) for (a, b), (c, d) in zip(row[::2], row[1::2])]
        row = sorted(leaves + pairs, key=operator.itemgetter(0))
    for _, symbols in row[: 2 * len(leaves) - 2]:
        for i in symbols:
            lengths[i] += 1
    return lengths


def trimmed(lengths, least):
    """Without the zeros at the end, but at least `least`."""
    while len(lengths) > least and not lengths[-1]:
        lengths = lengths[:-1]
    return lengths


def runs(lengths, repeats, zeros):
    """The lengths as (symbol, extra bits, number). Runs of a repeated length, and of zeros, are used where allowed."""
    out, i = [], 0
    while i < len(lengths):
        value, n = lengths[i], 1
        while i + n < len(lengths) and lengths[i + n] == value:
            n += 1
        i += n
        while not value and zeros and n >= 3:
            some = min(n, 138)
            out.append((18, 7, some - 11) if some > 10 else (17, 3, some - 3))
            n -= some
        if n:
            out.append((value, 0, 0))
            n -= 1
        while repeats and n >= 3:
            some = min(n, 6)
            out.append((16, 2, some - 3))
            n -= some
        out.extend([(value, 0, 0)] * n)
    return out


def bits(value, n):
    """n binary digits, the lowest first."""
    return f"{value:0{n}b}"[::-1] if n else ""


def codes_of(lengths):
    """The digits of each symbol, in the order in which the stream has them."""
    codes, code = {}, 0
    for n in range(1, max(lengths) + 1):
        code <<= 1
        for i, length in enumerate(lengths):
            if length == n:
                codes[i] = f"{code:0{n}b}"
                code += 1
    return codes


def head(literals, distances):
    """The two codes of a block, written in the shortest of four ways."""
    literals, distances = trimmed(literals, 257), trimmed(distances, 1)
    return min((head_of(literals, distances, *how) for how in ((0, 0), (0, 1), (1, 0), (1, 1))), key=len)


def head_of(literals, distances, repeats, zeros):
    items = runs(literals + distances, repeats, zeros)
    counts = collections.Counter(symbol for symbol, _, _ in items)
    lengths = code_lengths([counts[i] for i in range(19)], 7)
    shown = trimmed([lengths[i] for i in ORDER], 4)
    codes = codes_of(lengths)
    sizes = bits(len(literals) - 257, 5) + bits(len(distances) - 1, 5) + bits(len(shown) - 4, 4)
    return sizes + "".join(bits(n, 3) for n in shown) + "".join(codes[symbol] + bits(number, extra) for symbol, extra, number in items)


def block(steps):
    """The bits of a block, without the three that precede it."""
    literals, distances = (code_lengths(counts, 15) for counts in counted(steps))
    out, literal, away = [head(literals, distances)], codes_of(literals), codes_of(distances)
    for n, what in steps:
        if n == 1:
            out.append(literal[what])
        else:
            (symbol, extra, first), (place, more, nearest) = LENGTH[n], DISTANCE[what]
            out += literal[257 + symbol], bits(n - first, extra), away[place], bits(what - nearest, more)
    return "".join(out) + literal[END]


def attempts(data, found, start, end, prices):
    """The steps from start to end that have the fewest bits. It stops when an attempt is not smaller."""
    best = None
    while True:
        steps = cheapest(data, found, start, end, *prices)
        counts = counted(steps)
        size = block_size(*counts)
        if best and size >= best[0]:
            return best[1]
        best, prices = (size, steps), map(bits_of, counts)


def block_size(literals, distances):
    """The bits of a block whose symbols occur so often."""
    lengths, away = code_lengths(literals, 15), code_lengths(distances, 15)
    coded = map(operator.mul, literals + distances, map(operator.add, lengths + away, EXTRA))
    return len(head(lengths, away)) + sum(coded)


def estimate(marks):
    """How many bits a block of these marks takes, roughly. Extra bits are the same in any division."""
    counts = [0] * 512, [0] * 31
    for mark, n in collections.Counter(marks).items():
        counts[0][mark & 511] += n
        counts[1][mark >> 9] += n
    counts[1][0] = 0  # those of literals
    size = 60.0
    for code in counts:
        used = [n for n in code if n]
        size += sum(map(operator.mul, used, bits_of(used))) + 4 * len(used)
    return size


def split(marks):
    """How many steps each block has. A block is divided where two are estimated to be smaller."""
    low, high, best, at = 0, len(marks), estimate(marks), 0
    while high - low > 8:
        tried = range(low, high, max(1, (high - low) // 8))[1:]
        size, middle = min((estimate(marks[:i]) + estimate(marks[i:]), i) for i in tried)
        if size < best:
            best, at = size, middle
        low, high = max(low, middle - tried.step), min(high, middle + tried.step)
    return split(marks[:at]) + split(marks[at:]) if at else [len(marks)]


def mark(n, what):
    """The symbols of a step as one number."""
    return what if n == 1 else 257 + LENGTH[n][0] | DISTANCE[what][0] + 1 << 9


def pack(data, before=b""):
    """The stream of `data`, which may refer to the bytes `before`."""
    found = matches(before + data, len(before))
    prices = [8] * 257 + [7] * 29, [5] * 30
    for _ in range(2):
        steps = cheapest(data, found, 0, len(data), *prices)
        prices = list(map(bits_of, counted(steps)))
    out, at = [], 0
    for count in split([mark(*step) for step in steps]):
        part, steps = steps[:count], steps[count:]
        end = at + sum(n for n, _ in part)
        best = attempts(data, found, at, end, map(bits_of, counted(part)))
        out += bits(not steps, 1), bits(2, 2), block(best)
        at = end
    made = "".join(out)[::-1]
    return int(made, 2).to_bytes((len(made) + 7) // 8, "little")
