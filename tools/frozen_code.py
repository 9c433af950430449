"""Packs the codes of frozen tables: what tools/freeze_core.c wrote in varints becomes numbers that core/code/draw.c reads, an
arithmetic code whose model, how often which number occurs where, is made of all tables at once. core/code/core.c says in which order
numbers stand, core/code/draw.c what the model looks like.
"""
import collections
import math
import re
import struct

DEPTH = 3
NEAR = 16
OPERANDS = DEPTH + 2 * NEAR
RARE = -1
MOST = 0xFFFF  # numbers from here on have no entry
LARGEST = 1 << 13  # a sum of weights
VARARGS, VARKW = 1, 2
END = b"\xFE", b"\xFF"  # of strings: no UTF-8 has these
STR, CONST, INT, DOUBLE, BYTES, TUPLE = range(6)


def read_formats(path):
    with open(path) as f:
        return re.findall(r'^HN_OP\(\w+, "([^"]*)"', f.read(), re.M)


def read_contexts(path, ops):
    """Where the contexts of each kind begin, and how many there are."""
    known = {"HN_OP_COUNT": ops, "HN_DEPTH_COUNT": DEPTH, "HN_NEAR_COUNT": NEAR, "HN_NEAR_OPERANDS": OPERANDS}
    at, starts = 0, {}
    with open(path) as f:
        for name, size in re.findall(r"^HN_DRAWN\((\w+), ([^)]*)\)", f.read(), re.M):
            terms = [math.prod(known.get(w) or int(w) for w in term.split("*")) for term in re.sub(r"\s", "", size).split("+")]
            starts[name], at = at, at + sum(terms)
    return starts, at


def varint(v):
    out = bytearray()
    while v >= 0x80:
        out.append(v & 0x7F | 0x80)
        v >>= 7
    out.append(v)
    return bytes(out)


def zigzag(v):
    return v << 1 if v >= 0 else ~v << 1 | 1


def unzigzag(v):
    return v >> 1 ^ -(v & 1)


class Bits(int):
    """Eight bits that are written as they are."""


class Name(int):
    """A string's number in the table that was read. `more` is how many numbers its context has before those of strings, `made` the
    function whose name stands for 0."""
    more, made = 0, None


def named(number, more=0, made=None):
    name = Name(number)
    name.more, name.made = more, made
    return name


class Table:
    """What tools/freeze_core.c wrote. `codes` has a list of (context, number) for each code."""

    def __init__(self, path, formats, contexts):
        with open(path, "rb") as f:
            counts, self.data = struct.unpack("=3I", f.read(12)), f.read()
        self.at, self.formats, self.contexts = 0, formats, contexts
        self.modules = [self.number() for _ in range(counts[2])]
        self.strings = [self.string() for _ in range(counts[0])]
        self.known = {string: i for i, string in enumerate(self.strings)}
        self.names = []  # of the codes
        self.codes = [self.code(i) for i in range(counts[1])]
        assert self.at == len(self.data), path
        self.sort()

    def number(self):
        v = shift = 0
        while True:
            byte = self.data[self.at]
            self.at += 1
            v |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return v

    def string(self):
        length = self.number()
        self.at += length >> 1
        return self.data[self.at - (length >> 1) : self.at], length & 1

    def put(self, kind, number, more=0):
        self.out.append((self.contexts[kind] + more, number))

    def value(self, nested=0):
        v = self.number()
        tag, rest = v & 7, v >> 3
        self.put("TAG", tag, nested)
        if tag == STR:
            self.put("TEXT", named(rest, 1, self.made))
        elif tag == CONST:
            self.put("CONST", rest)
        elif tag == INT:
            self.put("LIMBS", rest)
            for _ in range(rest >> 1):
                self.put("LIMB", self.number())
        elif tag == TUPLE:
            self.put("ITEMS", rest)
            for _ in range(rest):
                self.value(1)
        else:
            n = 8 if tag == DOUBLE else rest
            if tag == BYTES:
                self.put("LENGTH", n)
            self.out.extend((0, Bits(byte)) for byte in self.data[self.at : self.at + n])
            self.at += n

    def head(self):
        flags, npos, nposonly, nkwonly, self.nlocals, free_base, nfree, nregs, class_cell = (self.number() for _ in range(9))
        for kind, number in (("FLAGS", flags), ("NPOS", npos), ("NPOSONLY", nposonly), ("NKWONLY", nkwonly)):
            self.put(kind, number)
        self.put("NLOCALS", self.nlocals, min(npos, NEAR - 1))
        for kind, number in (("FREE_BASE", self.nlocals - free_base), ("NFREE", nfree), ("NREGS", nregs - self.nlocals), ("CLASS_CELL", class_cell)):
            self.put(kind, number)
        name, qualified, doc = self.number(), self.number(), self.number()
        self.names.append(name)
        self.put("NAME", named(name))
        self.put("QUALNAME", self.before(name, qualified - 1) if qualified else 0)
        self.put("DOC", named(doc >> 3, 1) if doc & 7 == STR else 0)
        return npos + nkwonly, nfree

    def before(self, name, qualified):
        """What a qualified name has in front of the name: a string of its own."""
        text, interned = self.strings[qualified]
        last = b"." + self.strings[name][0]
        assert text.endswith(last) and text.isascii() and interned, text
        string = text[: -len(last)], 1
        if string not in self.known:
            self.known[string] = len(self.strings)
            self.strings.append(string)
        return named(self.known[string], 1)

    def code(self, index):
        self.out = []
        end = self.number()
        end += self.at
        parameters, nfree = self.head()
        ninstrs, nhandlers, _, nchildren = (self.number() for _ in range(4))
        for kind, number in (("NINSTRS", ninstrs), ("NHANDLERS", nhandlers), ("NCHILDREN", nchildren)):
            self.put(kind, number)
        self.children = [index + unzigzag(self.number()) for _ in range(nchildren)]
        for last, child in zip([index, *self.children], self.children):
            self.put("CHILD", zigzag(child - last))
        self.registers(parameters, nfree, nhandlers)
        self.instructions(ninstrs)
        assert self.at == end
        return self.out

    def registers(self, parameters, nfree, nhandlers):
        count = self.number()
        self.put("NAMED", count - parameters)
        for i in range(count):
            self.put("VARIABLE", named(self.number()), min(i, 1))
        cells = self.number()
        self.put("NCELLS", cells)
        for _ in range(cells):
            self.put("CELL", self.number())
        for _ in range(nfree):
            self.put("CAPTURE", self.number())
        for _ in range(nhandlers):
            start, size, target, register = (self.number() for _ in range(4))
            for i, number in enumerate((start, size, zigzag(target - start - size), register)):
                self.put("HANDLER", number, i)

    def instructions(self, count):
        before = len(self.formats)
        self.made = None
        self.pass_register(0)
        for _ in range(count):
            op = self.data[self.at]
            self.at += 1
            self.put("OPCODE", op, before * DEPTH + self.depth)
            before, near, self.first = op, self.depth, None
            for which in range(3 if self.formats[op][1] < "a" else 2):
                near = self.operand(op, which, near)
            if self.first is not None:
                self.pass_register(self.first)

    def pass_register(self, register):
        self.temporary = max(register, self.nlocals)
        self.depth = min(max(register - self.nlocals + 1, 0), DEPTH - 1)

    def relative(self, register):
        return 2 * register if register < self.nlocals else 2 * zigzag(register - self.temporary) + 1

    def operand(self, op, which, near):
        letter = self.formats[op][which]
        if letter == "K":
            self.name(op)
        elif letter == "C":
            self.cache(op)
        elif letter == "k":
            known = self.number()
            self.put("LOADED", known, op)
            if not known:
                self.value()
        elif letter in "ij":
            self.put("WIDE", self.number(), op)
        elif letter != "-":
            v = self.number()
            if letter == "F":
                self.made = self.children[v]
            elif letter in "RW":
                if not which:
                    self.first = v
                v = self.relative(v)
            self.put("OPERAND", v, op * OPERANDS + near + (DEPTH + (which - 1) * NEAR if which else 0))
            return min(v, NEAR - 1)
        return near

    def name(self, op):
        name = named(self.number(), 1, self.made)
        if self.formats[op][2] == "C":
            known = self.number()
            self.put("CACHE", known, op)
            if known:
                return
        self.put("OWN_NAME", name)

    def cache(self, op):
        """That of a name comes with it."""
        if self.formats[op][1] == "K":
            return
        v = self.number()
        self.put("CACHE", (v >> 1) + 1 if v & 1 else 0, op)
        if not v & 1:
            self.put("ATTRIBUTE", named(v >> 1))

    def sort(self):
        """Strings that are named more than once come first, the most used in front, the others in the order in which they are named."""
        for code in self.codes:
            for i, (context, n) in enumerate(code):
                if isinstance(n, Name) and n.made is not None and self.names[n.made] == n:
                    code[i] = context, 0
        uses = collections.Counter(n for code in self.codes for _, n in code if isinstance(n, Name))
        first = {n: i for i, n in enumerate(uses)}
        order = sorted(uses, key=lambda n: (uses[n] == 1, -uses[n], first[n]))
        self.often = sum(n > 1 for n in uses.values())
        new = {n: i for i, n in enumerate(order)}
        self.strings = [self.strings[n] for n in order]
        self.once = [sum(isinstance(n, Name) and uses[n] == 1 for _, n in code) for code in self.codes]
        for code in self.codes:
            for i, (context, n) in enumerate(code):
                if isinstance(n, Name):
                    code[i] = context, n.more + (0 if uses[n] == 1 else new[n] + 1)

    def front(self, sizes):
        """The part that is deflated."""
        numbers = [*self.modules, *(n for pair in zip(sizes, self.once) for n in pair)]
        return b"".join(map(varint, numbers)) + b"".join(text + END[interned] for text, interned in self.strings)


def rounded(weight):
    """The byte that stands for a weight."""
    return min(range(96), key=lambda q: abs(math.log(weight_of(q) / weight)))


def weight_of(q):
    return q + 1 if q < 8 else (9 + (q & 7)) << ((q >> 3) - 1)


class Model:
    """entries[context] = {number: (sum of the weights below, weight)}; totals[context]."""

    def __init__(self, tables, contexts, count):
        """Of tables that are in the binary `tables` has each twice: there a byte is dearer."""
        self.bits = contexts["BITS"]
        counts = [collections.Counter() for _ in range(count)]
        for table in tables:
            for code in table.codes:
                for context, number in code:
                    if not isinstance(number, Bits):
                        counts[context][number] += 1
        self.entries, self.totals = [{} for _ in counts], [0] * count
        kept = [self.kept(c) for c in counts]
        for c, entries in zip(counts, kept):
            for number, n in c.items():
                if number not in entries:
                    counts[self.bits][number.bit_length()] += n
        kept[self.bits] = counts[self.bits]
        self.packed_weights = {}
        for context, entries in enumerate(kept):
            self.add(context, entries)

    @staticmethod
    def kept(counter):
        """An entry costs about a byte, which what is rarer would not save."""
        entries = {number: n for number, n in counter.items() if n > 10 and number < MOST}
        rare = sum(counter.values()) - sum(entries.values())
        return entries | ({RARE: rare} if rare and entries else {})

    def add(self, context, entries):
        total = sum(entries.values())
        below = 0
        for number in sorted(entries):
            q = rounded(max(1, entries[number] * min(1, LARGEST / total)))
            self.packed_weights[context, number] = q
            self.entries[context][number] = below, weight_of(q)
            below += weight_of(q)
        self.totals[context] = below

    def inflated(self):
        """Numbers, then weights."""
        numbers, weights = bytearray(), bytearray()
        for context, entries in enumerate(self.entries):
            numbers += varint(len(entries))
            last = RARE
            for number in entries:
                numbers += varint(number - last)
                last = number
                weights.append(self.packed_weights[context, number])
        return bytes(numbers + weights), len(weights)

    def write(self, code):
        """The bytes of a code: as few as say where it lies, whatever follows."""
        low, size, written = 0, 0xFFFFFFFF, 0

        def narrow(share, below, width):
            nonlocal low, size, written
            low += share * below
            size = share * width
            while size < 1 << 24:
                low, size, written = low << 8, size << 8, written + 1

        def bits(value, n):
            while n:
                some = min(n, 8)
                n -= some
                narrow(size >> some, value >> n & (1 << some) - 1, 1)

        for context, number in code:
            if isinstance(number, Bits):
                bits(number, 8)
                continue
            entries = self.entries[context]
            found = entries.get(number) or entries.get(RARE)
            if found:
                narrow(size // self.totals[context], *found)
            if number not in entries:
                n = number.bit_length()
                narrow(size // self.totals[self.bits], *self.entries[self.bits][n])
                bits(number - (1 << n >> 1), max(n - 1, 0))
        return shortest(low, size, written + 4)


def shortest(low, size, length):
    """Of `length` bytes the first ones, which end up in [low, low + size) with anything behind them."""
    for n in range(length + 1):
        unit = 1 << 8 * (length - n)
        first = -(-low // unit) * unit
        if first + unit <= low + size:
            return (first // unit).to_bytes(n, "big")
    raise AssertionError("no room")
