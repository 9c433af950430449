"""Patterns as trees: what a pattern is made of, for programs that look into it. re itself has no use for them."""
global MAXREPEAT, LITERAL, NOT_LITERAL, ANY, IN, RANGE, NEGATE, CATEGORY, BRANCH, SUBPATTERN, ATOMIC_GROUP, FAILURE, AT
global MIN_REPEAT, MAX_REPEAT, POSSESSIVE_REPEAT, ASSERT, ASSERT_NOT, GROUPREF, GROUPREF_EXISTS, SUCCESS
global AT_BEGINNING, AT_END, AT_BEGINNING_STRING, AT_END_STRING, AT_BOUNDARY, AT_NON_BOUNDARY
global SRE_FLAG_VERBOSE, SRE_FLAG_ASCII, SRE_FLAG_UNICODE, SRE_FLAG_DEBUG, CHCODES
import re
from re import _constants

globals().update((_name, _value) for _name, _value in _constants.__dict__.items() if _name[0] != '_')

SPECIAL_CHARS, REPEAT_CHARS = '.\\[{()*+?^$|', '*+?{'
DIGITS, OCTDIGITS, HEXDIGITS = frozenset('0123456789'), frozenset('01234567'), frozenset('0123456789abcdefABCDEF')
ASCIILETTERS = frozenset('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ')
WHITESPACE = frozenset(' \t\n\r\v\f')
ESCAPES = {'\\' + c: (LITERAL, ord(value)) for c, value in zip('abfnrtv\\', '\a\b\f\n\r\t\v\\')}
CATEGORIES = {'\\A': (AT, AT_BEGINNING_STRING), '\\b': (AT, AT_BOUNDARY), '\\B': (AT, AT_NON_BOUNDARY)}
CATEGORIES |= {'\\' + c: (IN, [(CATEGORY, code)]) for c, code in zip('dDsSwW', CHCODES)}
CATEGORIES |= {'\\z': (AT, AT_END_STRING), '\\Z': (AT, AT_END_STRING)}
FLAGS = {'i': 2, 'L': 4, 'm': 8, 's': 16, 'x': 64, 'a': 256, 'u': 32}
TYPE_FLAGS, GLOBAL_FLAGS = 292, SRE_FLAG_DEBUG
MAXWIDTH = 1 << 64
_REPEATCODES = frozenset((MIN_REPEAT, MAX_REPEAT, POSSESSIVE_REPEAT))
_UNITCODES = frozenset((ANY, RANGE, IN, LITERAL, NOT_LITERAL, CATEGORY))


class State:
    """What the parts of a pattern share: its flags, its groups by name, and how wide each group is."""

    def __init__(self):
        self.flags, self.groupdict, self.groupwidths = 0, {}, [None]
        self.lookbehindgroups, self.grouprefpos = None, {}

    @property
    def groups(self):
        return len(self.groupwidths)

    def opengroup(self, name=None):
        number = self.groups
        self.groupwidths.append(None)
        if name is not None:
            self.groupdict[name] = number
        return number

    def closegroup(self, gid, p):
        width = p.getwidth()
        self.groupwidths[gid] = width

    def checkgroup(self, gid):
        return self.groupwidths[gid:gid + 1] not in ([], [None])


class SubPattern:
    """A sequence of pairs, (what it is, what it has)."""

    def __init__(self, state, data=None):
        self.state, self.data, self.width = state, [] if data is None else data, None

    def __repr__(self):
        return repr(self.data)

    def __getitem__(self, index):
        found = self.data[index]
        return SubPattern(self.state, found) if isinstance(index, slice) else found

    def getwidth(self):
        """The numbers of characters that it matches, at least and at most; it is asked once."""
        if self.width is None:
            least = most = 0
            for op, argument in self.data:
                if op is SUCCESS:
                    break
                low, high = self._width_of(op, argument)
                least, most = least + low, most + high
            self.width = min(least, MAXWIDTH), min(most, MAXWIDTH)
        return self.width

    def _width_of(self, op, argument):
        if op in _UNITCODES:
            return 1, 1
        if op is BRANCH:
            return _span([part.getwidth() for part in argument[1]])
        if op is ATOMIC_GROUP:
            return argument.getwidth()
        if op is SUBPATTERN:
            return argument[-1].getwidth()
        if op in _REPEATCODES:
            least, most, part = argument
            low, high = part.getwidth()
            return low * least, MAXWIDTH if most == MAXREPEAT and high else high * most
        if op is GROUPREF:
            return self.state.groupwidths[argument]
        if op is GROUPREF_EXISTS:
            return _span([(0, 0) if part is None else part.getwidth() for part in argument[1:]])
        return 0, 0

    def dump(self, level=0):
        """Prints it, a line for each pair."""
        for op, argument in self.data:
            head = level * '  ' + str(op)
            if op is BRANCH:
                print(head)
                _dump_between(argument[1], level, 'OR')
            elif op is GROUPREF_EXISTS:
                print(head, argument[0])
                _dump_between([part for part in argument[1:] if part is not None], level, 'ELSE')
            elif op is IN:
                print(head)
                for pair in argument:
                    print((level + 1) * '  ' + str(pair[0]), pair[1])
            elif isinstance(argument, SubPattern):
                print(head)
                argument.dump(level + 1)
            elif isinstance(argument, tuple) and argument and isinstance(argument[-1], SubPattern):
                print(head, *argument[:-1])
                argument[-1].dump(level + 1)
            else:
                print(head, *argument if isinstance(argument, tuple) else (argument,))


def _of_data(name):
    def method(self, *args):
        return getattr(self.data, name)(*args)
    return method


for _name in ('__len__', '__setitem__', '__delitem__', 'append', 'insert'):
    setattr(SubPattern, _name, _of_data(_name))


def _span(widths):
    return min(low for low, _ in widths), max(high for _, high in widths)


def _dump_between(parts, level, word):
    for number, part in enumerate(parts):
        if number:
            print(level * '  ' + word)
        part.dump(level + 1)


_OPERATIONS = {'-': 'difference', '&': 'intersection', '~': 'symmetric difference', '|': 'union'}


class _Reader:
    """Reads a pattern that is known to be right."""

    def __init__(self, text, state, verbose):
        self.text, self.state, self.verbose, self.at, self.doubts = text, state, verbose, 0, []

    def peek(self):
        return self.text[self.at:self.at + 1]

    def take(self, words):
        """Goes over the first of these words that comes next, if one does, and gives it."""
        for word in words:
            if self.text.startswith(word, self.at):
                self.at += len(word)
                return word
        return ''

    def until(self, end):
        found, self.at = self.at, self.text.index(end, self.at) + 1
        return self.text[found:self.at - 1]

    def comment(self, end):
        while (c := self.peek()) and c != end:
            self.at += 2 if c == '\\' else 1  # what is escaped ends nothing
        self.at += 1

    def span(self, kinds, most):
        begin = self.at
        while self.at < len(self.text) and self.at - begin < most and self.text[self.at] in kinds:
            self.at += 1
        return self.text[begin:self.at]

    def alternatives(self):
        parts = [self.sequence()]
        while self.take('|'):
            parts.append(self.sequence())
        if len(parts) == 1:
            return parts[0]
        tree = SubPattern(self.state)
        while all(part.data for part in parts) and all(part.data[0] == parts[0].data[0] for part in parts):
            tree.append(parts[0].data[0])
            for part in parts:
                del part.data[0]
        units = _as_set(parts)
        tree.append((BRANCH, (None, parts)) if units is None else (IN, units))
        return tree

    def sequence(self):
        tree = SubPattern(self.state)
        while (c := self.peek()) and c not in '|)':
            self.at += 1
            if self.verbose and (c == '#' or c in WHITESPACE):
                if c == '#':
                    self.comment('\n')
            elif c == '(':
                self.group(tree)
            elif c in REPEAT_CHARS and (bounds := self.bounds(c)):
                self.repeat(tree, *bounds)
            else:
                tree.append(self.unit(c))
        spliced = []
        for op, argument in tree.data:
            if op is SUBPATTERN and argument[:3] == (None, 0, 0):
                spliced.extend(argument[3].data)
            else:
                spliced.append((op, argument))
        tree.data = spliced
        return tree

    def unit(self, c):
        if c == '\\':
            return self.escape(False)
        if c == '[':
            return self.set()
        known = {'.': (ANY, None), '^': (AT, AT_BEGINNING), '$': (AT, AT_END)}
        return known.get(c) or (LITERAL, ord(c))

    def bounds(self, c):
        """How often, of a quantifier; None where { is none."""
        if c != '{':
            return {'*': (0, MAXREPEAT), '+': (1, MAXREPEAT), '?': (0, 1)}[c]
        begin = self.at
        least = self.span(DIGITS, len(self.text))
        most = self.span(DIGITS, len(self.text)) if (comma := self.take(',')) else least
        if not self.take('}') or not (comma or least):
            self.at = begin
            return None
        return int(least or 0), int(most) if most else MAXREPEAT

    def repeat(self, tree, least, most):
        kind = {'?': MIN_REPEAT, '+': POSSESSIVE_REPEAT, '': MAX_REPEAT}[self.take('?+')]
        op, argument = tree.data[-1]
        plain = op is SUBPATTERN and argument[:3] == (None, 0, 0)
        tree.data[-1] = kind, (least, most, argument[3] if plain else tree[-1:])

    def escape(self, in_set):
        c = self.text[self.at]
        self.at += 1
        tables = (ESCAPES, CATEGORIES) if in_set else (CATEGORIES, ESCAPES)
        if found := tables[0].get('\\' + c) or tables[1].get('\\' + c):
            return (IN, list(found[1])) if found[0] is IN else found
        if c in 'xuU':
            return LITERAL, int(self.span(HEXDIGITS, {'x': 2, 'u': 4, 'U': 8}[c]), 16)
        if c == 'N':
            import unicodedata
            self.at += 1
            return LITERAL, ord(unicodedata.lookup(self.until('}')))
        if c not in DIGITS:
            return LITERAL, ord(c)
        digits = self.text[self.at - 1:self.at + 2]
        if c == '0' or in_set:
            return LITERAL, int(c + self.span(OCTDIGITS, 2), 8)
        if len(digits) == 3 and OCTDIGITS.issuperset(digits):
            self.at += 2
            return LITERAL, int(digits, 8)
        return GROUPREF, int(c + self.span(DIGITS, 1))

    def set(self):
        negated, members = self.take('^'), []
        if not negated and self.peek() == '[':
            self.doubts.append(('nested set', self.at))
        while (c := self.text[self.at]) != ']' or not members:
            if members:
                self.look_for_operation(c)
            first = self.member()
            if self.peek() != '-':
                members.append(first)
                continue
            self.look_for_operation('-')
            self.at += 1
            if self.peek() == ']':
                members += first, (LITERAL, 45)
                break
            members.append((RANGE, (first[1], self.member()[1])))
        self.at += 1
        members = list(dict.fromkeys(members))
        if len(members) == 1 and members[0][0] is LITERAL:
            return (NOT_LITERAL, members[0][1]) if negated else members[0]
        return IN, [(NEGATE, None)] + members if negated else members

    def look_for_operation(self, c):
        if c in _OPERATIONS and self.text.startswith(c, self.at + 1):
            self.doubts.append(('set ' + _OPERATIONS[c], self.at))

    def member(self):
        c = self.text[self.at]
        self.at += 1
        if c != '\\':
            return LITERAL, ord(c)
        op, argument = self.escape(True)
        return argument[0] if op is IN else (op, argument)

    def group(self, tree):
        """What stands behind a parenthesis, up to the one that closes it."""
        name = None
        if self.take('?'):
            kind = self.take(('P<', 'P=', ':', '#', '=', '!', '<=', '<!', '(', '>'))
            if kind != 'P<':
                return self.special(tree, kind)
            name = self.until('>')
        number = self.state.opengroup(name)
        part = self.inside(self.verbose)
        self.state.closegroup(number, part)
        tree.append((SUBPATTERN, (number, 0, 0, part)))

    def inside(self, verbose):
        outside, self.verbose = self.verbose, verbose
        part = self.alternatives()
        self.verbose = outside
        self.at += 1
        return part

    def special(self, tree, kind):
        if kind == '#':
            self.comment(')')
        elif kind == 'P=':
            tree.append((GROUPREF, self.state.groupdict[self.until(')')]))
        elif kind == '(':
            tree.append((GROUPREF_EXISTS, self.condition()))
        elif kind == '>':
            tree.append((ATOMIC_GROUP, self.inside(self.verbose)))
        elif kind == ':':
            tree.append((SUBPATTERN, (None, 0, 0, self.inside(self.verbose))))
        elif kind:
            part = self.inside(self.verbose)
            op = ASSERT if kind[-1] == '=' else ASSERT_NOT
            tree.append((op, (-1 if kind[0] == '<' else 1, part)) if part.data or op is ASSERT else (FAILURE, ()))
        else:
            self.flags(tree)

    def condition(self):
        begin = self.at
        name = self.until(')')
        number = self.state.groupdict.get(name)
        if number is None:
            number = int(name)
            self.state.grouprefpos.setdefault(number, begin)
        yes = self.sequence()
        no = self.sequence() if self.take('|') else None
        self.at += 1
        return number, yes, no

    def flags(self, tree):
        added = removed = 0
        while (c := self.text[self.at]) in FLAGS:
            added |= FLAGS[c]
            self.at += 1
        if c == '-':
            self.at += 1
            while (c := self.text[self.at]) in FLAGS:
                removed |= FLAGS[c]
                self.at += 1
        self.at += 1
        verbose = (self.verbose or added & SRE_FLAG_VERBOSE) and not removed & SRE_FLAG_VERBOSE
        if c == ':':
            tree.append((SUBPATTERN, (None, added, removed, self.inside(verbose))))
        else:
            self.state.flags |= added
            self.verbose = verbose


def _as_set(parts):
    """Alternatives of one character each as the members of a set; None where they are others."""
    members = []
    for part in parts:
        if len(part.data) != 1:
            return None
        op, argument = part.data[0]
        if op is LITERAL:
            members.append((op, argument))
        elif op is IN and argument[0][0] is not NEGATE:
            members.extend(argument)
        else:
            return None
    return list(dict.fromkeys(members))


def fix_flags(src, flags):
    """The flags that a pattern has in the end."""
    return flags | SRE_FLAG_UNICODE if isinstance(src, str) and not flags & SRE_FLAG_ASCII else flags


def doubts(text, flags):
    """Where a pattern that is right has what may get another meaning in sets: (what it may be, its place)."""
    reader = _Reader(text, State(), flags & SRE_FLAG_VERBOSE)
    reader.alternatives()
    return reader.doubts


def parse(str, flags=0, state=None):
    """The tree of a pattern, text or bytes."""
    try:
        re._make(str, int(flags))
    except re.PatternError as e:
        if e.pos is not None or not e.msg.startswith('look-behind requires'):  # that is found later, where it is compiled
            raise
    state = State() if state is None else state
    state.flags, state.str = flags, str
    text = str.decode('latin-1') if isinstance(str, (bytes, bytearray)) else str
    tree = _Reader(text, state, flags & SRE_FLAG_VERBOSE).alternatives()
    state.flags = fix_flags(str, state.flags)
    if flags & SRE_FLAG_DEBUG:
        tree.dump()
    return tree
