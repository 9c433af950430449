"""What two sequences have in common, and how they differ."""

__all__ = ['get_close_matches', 'ndiff', 'restore', 'SequenceMatcher', 'Differ', 'IS_CHARACTER_JUNK', 'IS_LINE_JUNK',
           'context_diff', 'unified_diff', 'diff_bytes', 'HtmlDiff', 'Match']

from collections import namedtuple
from types import GenericAlias as _GenericAlias

Match = namedtuple('Match', 'a b size', module='difflib')


def __getattr__(name):
    if name not in ('HtmlDiff', '_mdiff'):
        raise AttributeError(f'module {__name__!r} has no attribute {name!r}')
    import _difflib_html
    found = globals()[name] = getattr(_difflib_html, name)
    return found


def _ratio(matches, length):
    return 2.0 * matches / length if length else 1.0


class SequenceMatcher:
    """Finds matching blocks of two sequences, longest first (Ratcliff and Obershelp)."""

    def __init__(self, isjunk=None, a='', b='', autojunk=True):
        self.a = self.b = None
        self.isjunk, self.autojunk = isjunk, autojunk
        self.set_seqs(a, b)

    def set_seq1(self, a):
        """Set the first one."""
        if a is not self.a:
            self.matching_blocks = self.opcodes = None
            self.a = a

    def set_seqs(self, a, b):
        """Set both sequences."""
        self.set_seq2(b)
        self.set_seq1(a)

    def set_seq2(self, b):
        """Set the second one, about which more is kept."""
        if b is self.b:
            return
        self.b = b
        self.matching_blocks = self.opcodes = self.fullbcount = None
        places = {}
        for i, item in enumerate(b):
            places.setdefault(item, []).append(i)
        self.bjunk = junk = {item for item in places if self.isjunk(item)} if self.isjunk else set()
        for item in junk:
            del places[item]
        self.bpopular = popular = set()
        n = len(b)
        if self.autojunk and n >= 200:
            most = n // 100 + 1
            popular.update([item for item, found in places.items() if len(found) > most])
            for item in popular:
                del places[item]
        self.b2j = places

    def find_longest_match(self, alo=0, ahi=None, blo=0, bhi=None):
        """The longest matching block in a[alo:ahi] and b[blo:bhi], the earliest one of several."""
        a, b, places, is_junk = self.a, self.b, self.b2j, self.bjunk.__contains__
        ahi = len(a) if ahi is None else ahi
        bhi = len(b) if bhi is None else bhi
        i0, j0, size = alo, blo, 0
        lengths, nothing = {}, ()
        for i in range(alo, ahi):
            new = {}
            for j in places.get(a[i], nothing):
                if j < blo:
                    continue
                if j >= bhi:
                    break
                k = new[j] = lengths.get(j - 1, 0) + 1
                if k > size:
                    i0, j0, size = i - k + 1, j - k + 1, k
            lengths = new
        for junk in (False, True):
            while i0 > alo and j0 > blo and is_junk(b[j0 - 1]) == junk and a[i0 - 1] == b[j0 - 1]:
                i0, j0, size = i0 - 1, j0 - 1, size + 1
            while i0 + size < ahi and j0 + size < bhi and is_junk(b[j0 + size]) == junk and a[i0 + size] == b[j0 + size]:
                size += 1
        return Match(i0, j0, size)

    def get_matching_blocks(self):
        """All matching blocks in order; the last one is empty."""
        if self.matching_blocks is None:
            ends = len(self.a), len(self.b)
            blocks = []  # [i, j, size]: what follows a block at once is joined to it
            for i, j, size in self._matches((0, 0), ends):
                if blocks and i - j == blocks[-1][0] - blocks[-1][1] and i == blocks[-1][0] + blocks[-1][2]:
                    blocks[-1][2] += size
                else:
                    blocks.append([i, j, size])
            self.matching_blocks = [Match(*block) for block in (*blocks, (*ends, 0))]
        return self.matching_blocks

    def _matches(self, start, end):
        """The longest match between two places, after those in front of it and before those behind it."""
        left = [(start, end, None)]  # from the last one on: what is to be looked at, or is found
        while left:
            (i, j), (i_end, j_end), match = left.pop()
            if match:
                yield match
            elif i < i_end and j < j_end:
                match = self.find_longest_match(i, i_end, j, j_end)
                if match.size:
                    at = match.a, match.b
                    behind = match.a + match.size, match.b + match.size
                    left += (behind, (i_end, j_end), None), (at, behind, match), ((i, j), at, None)

    def get_opcodes(self):
        """(tag, i1, i2, j1, j2): how to turn a[i1:i2] into b[j1:j2]."""
        if self.opcodes is None:
            end = 0, 0  # of the block before
            self.opcodes = out = []
            for block in self.get_matching_blocks():
                start, size = (block.a, block.b), block.size
                gone, come = start[0] > end[0], start[1] > end[1]
                if gone or come:
                    tag = 'replace' if gone and come else 'delete' if gone else 'insert'
                    out.append((tag, end[0], start[0], end[1], start[1]))
                end = start[0] + size, start[1] + size
                if size:
                    out.append(('equal', start[0], end[0], start[1], end[1]))
        return self.opcodes

    def get_grouped_opcodes(self, n=3):
        """The changes in groups, with up to n equal items around them."""
        codes, group = self.get_opcodes(), []
        for code in codes:
            tag, i1, i2, j1, j2 = code
            if tag != 'equal':
                group.append(code)
                continue
            size = i2 - i1
            first, last = code is codes[0], code is codes[-1]
            if not first and (last or size > 2 * n):  # the end of a group
                group.append((tag, i1, i1 + min(size, n), j1, j1 + min(size, n)))
                yield group
                group = []
            if not last and (first or size > 2 * n):  # the beginning of the next
                group.append((tag, i2 - min(size, n), i2, j2 - min(size, n), j2))
            elif not last:
                group.append(code)
        if group:
            yield group

    def ratio(self):
        """How much they have in common, from 0 to 1."""
        return _ratio(sum([block[2] for block in self.get_matching_blocks()]), len(self.a) + len(self.b))

    def quick_ratio(self):
        """At least ratio(), faster: of the items without their order."""
        if self.fullbcount is None:
            self.fullbcount = counts = {}
            for item in self.b:
                counts[item] = counts.get(item, 0) + 1
        left, matches = {}, 0
        for item in self.a:
            n = left[item] if item in left else self.fullbcount.get(item, 0)
            left[item] = n - 1
            if n > 0:
                matches += 1
        return _ratio(matches, len(self.a) + len(self.b))

    def real_quick_ratio(self):
        """At least ratio(), faster still: of the lengths."""
        return _ratio(min(len(self.a), len(self.b)), len(self.a) + len(self.b))

    __class_getitem__ = classmethod(_GenericAlias)


def get_close_matches(word, possibilities, n=3, cutoff=0.6):
    """The n best matches of a word that are at least cutoff alike."""
    if not n > 0:
        raise ValueError(f'n must be > 0: {n!r}')
    if not 0.0 <= cutoff <= 1.0:
        raise ValueError(f'cutoff must be in [0.0, 1.0]: {cutoff!r}')
    matcher = SequenceMatcher(b=word)
    bounds = matcher.real_quick_ratio, matcher.quick_ratio, matcher.ratio

    def likeness():
        for other in possibilities:
            matcher.set_seq1(other)
            if all(bound() >= cutoff for bound in bounds):
                yield matcher.ratio(), other
    from heapq import nlargest
    return [other for _, other in nlargest(n, likeness())]


# ---- lines with marks ----

class Differ:
    """Lines of both sequences, with marks for what differs in them."""

    def __init__(self, linejunk=None, charjunk=None):
        self.linejunk, self.charjunk = linejunk, charjunk

    def compare(self, a, b):
        """The lines of the difference."""
        for tag, alo, ahi, blo, bhi in SequenceMatcher(self.linejunk, a, b).get_opcodes():
            if tag == 'replace':
                yield from self._replace(a, alo, ahi, b, blo, bhi)
            elif tag == 'insert':
                yield from self._dump('+', b, blo, bhi)
            else:
                yield from self._dump('-' if tag == 'delete' else ' ', a, alo, ahi)

    def _dump(self, tag, lines, lo, hi):
        for i in range(lo, hi):
            yield f'{tag} {lines[i]}'

    def _plain(self, a, alo, ahi, b, blo, bhi):
        if bhi - blo < ahi - alo:
            yield from self._dump('+', b, blo, bhi)
            yield from self._dump('-', a, alo, ahi)
        else:
            yield from self._dump('-', a, alo, ahi)
            yield from self._dump('+', b, blo, bhi)

    def _replace(self, a, alo, ahi, b, blo, bhi):
        """Pairs of lines that are alike, with what is between them."""
        cutoff, window = 0.74999, 10
        matcher = SequenceMatcher(self.charjunk)
        i = alo  # up to here everything has been given
        done = blo
        for j in range(blo, bhi):
            near = alo + (j - blo)
            best, at = cutoff, None
            matcher.set_seq2(b[j])
            for k in range(max(near - window, i), min(near + window + 1, ahi)):
                matcher.set_seq1(a[k])
                if matcher.real_quick_ratio() > best and matcher.quick_ratio() > best and matcher.ratio() > best:
                    best, at = matcher.ratio(), k
            if at is None:
                continue
            yield from self._gap(a, i, at, b, done, j)
            if a[at] == b[j]:
                yield '  ' + a[at]
            else:
                matcher.set_seq1(a[at])
                yield from self._fancy(a[at], b[j], matcher)
            i, done = at + 1, j + 1
        yield from self._gap(a, i, ahi, b, done, bhi)

    def _gap(self, a, alo, ahi, b, blo, bhi):
        if alo < ahi and blo < bhi:
            yield from self._plain(a, alo, ahi, b, blo, bhi)
        else:
            yield from self._dump('-', a, alo, ahi)
            yield from self._dump('+', b, blo, bhi)

    def _fancy(self, aline, bline, matcher):
        atags = btags = ''
        for tag, i1, i2, j1, j2 in matcher.get_opcodes():
            la, lb = i2 - i1, j2 - j1
            mark = {'replace': '^^', 'delete': '- ', 'insert': ' +', 'equal': '  '}[tag]
            atags += mark[0] * la if tag != 'insert' else ''
            btags += mark[1] * lb if tag != 'delete' else ''
        yield '- ' + aline
        tags = _tabbed(aline, atags)
        if tags:
            yield f'? {tags}\n'
        yield '+ ' + bline
        tags = _tabbed(bline, btags)
        if tags:
            yield f'? {tags}\n'


def _tabbed(line, tags):
    return ''.join([c if tag == ' ' and c.isspace() else tag for c, tag in zip(line, tags)]).rstrip()


def IS_LINE_JUNK(line, pat=None):
    """Whether a line is blank, or has a # alone."""
    return line.strip() in ('', '#') if pat is None else pat(line) is not None


def IS_CHARACTER_JUNK(ch, ws=' \t'):
    """Whether a character is a space or a tab."""
    return ch in ws


def ndiff(a, b, linejunk=None, charjunk=IS_CHARACTER_JUNK):
    """The difference of two lists of lines, as Differ gives it."""
    differ = Differ(linejunk, charjunk)
    return differ.compare(a, b)


def restore(delta, which):
    """One of the two sequences that an ndiff() was made of."""
    try:
        tag = {1: '- ', 2: '+ '}[int(which)]
    except KeyError:
        raise ValueError(f'unknown delta choice (must be 1 or 2): {which!r}') from None
    for line in delta:
        if line[:2] in ('  ', tag):
            yield line[2:]


# ---- unified and context ----

def _check_types(a, b, *args):
    for lines in (a, b):
        if lines and not isinstance(lines[0], str):
            raise TypeError(f'lines to compare must be str, not {type(lines[0]).__name__} ({lines[0]!r})')
    if isinstance(a, str) or isinstance(b, str):
        raise TypeError('input must be a sequence of strings, not str')
    for arg in args:
        if not isinstance(arg, str):
            raise TypeError(f'all arguments must be str, not: {arg!r}')


def unified_diff(a, b, fromfile='', tofile='', fromfiledate='', tofiledate='', n=3, lineterm='\n'):
    """The difference of two lists of lines, in the unified format."""
    _check_types(a, b, fromfile, tofile, fromfiledate, tofiledate, lineterm)

    def place(start, stop):
        size = stop - start
        return f'{start + 1}' if size == 1 else f'{start if not size else start + 1},{size}'
    started = False
    for group in SequenceMatcher(None, a, b).get_grouped_opcodes(n):
        if not started:
            started = True
            for mark, name, date in (('---', fromfile, fromfiledate), ('+++', tofile, tofiledate)):
                yield f"{mark} {name}{chr(9) + date if date else ''}{lineterm}"
        first, last = group[0], group[-1]
        yield f'@@ -{place(first[1], last[2])} +{place(first[3], last[4])} @@{lineterm}'
        for tag, i1, i2, j1, j2 in group:
            same = tag == 'equal'
            for mark, lines in ((' ' if same else '-', a[i1:i2]), ('+', () if same else b[j1:j2])):
                for line in lines:
                    yield mark + line


def context_diff(a, b, fromfile='', tofile='', fromfiledate='', tofiledate='', n=3, lineterm='\n'):
    """The same in the context format."""
    _check_types(a, b, fromfile, tofile, fromfiledate, tofiledate, lineterm)

    def place(start, stop):
        size = stop - start
        begin = start + 1 if size else start
        return f'{begin}' if size <= 1 else f'{begin},{begin + size - 1}'
    prefix = {'insert': '+ ', 'delete': '- ', 'replace': '! ', 'equal': '  '}
    started = False
    for group in SequenceMatcher(None, a, b).get_grouped_opcodes(n):
        if not started:
            started = True
            for mark, name, date in (('***', fromfile, fromfiledate), ('---', tofile, tofiledate)):
                yield f"{mark} {name}{chr(9) + date if date else ''}{lineterm}"
        first, last = group[0], group[-1]
        yield '***************' + lineterm
        for mark, end, side, lines, skip in (('***', '****', 1, a, 'insert'), ('---', '----', 3, b, 'delete')):
            yield f'{mark} {place(first[side], last[side + 1])} {end}{lineterm}'
            if any([code[0] in ('replace', 'delete' if side == 1 else 'insert') for code in group]):
                for code in group:
                    if code[0] != skip:
                        for line in lines[code[side]:code[side + 1]]:
                            yield prefix[code[0]] + line


def diff_bytes(dfunc, a, b, fromfile=b'', tofile=b'', fromfiledate=b'', tofiledate=b'', n=3, lineterm=b'\n'):
    """unified_diff() or context_diff() of lines of bytes."""
    def text(s):
        try:
            return s.decode('ascii', 'surrogateescape')
        except AttributeError as e:
            raise TypeError(f'all arguments must be bytes, not {type(s).__name__} ({s!r})') from e
    for line in dfunc([text(s) for s in a], [text(s) for s in b], text(fromfile), text(tofile), text(fromfiledate),
                      text(tofiledate), n, text(lineterm)):
        yield line.encode('ascii', 'surrogateescape')
