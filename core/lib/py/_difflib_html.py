"""Two texts side by side as a table of HTML: the part of difflib that makes pages."""
import re
from collections import deque
from difflib import IS_CHARACTER_JUNK, ndiff
from itertools import count, zip_longest

__name__ = 'difflib'  # the module that the class says it is of

# In the texts of cells, '\0' and one of '+', '-', '^' begin a mark, and '\1' ends it. A tab stands for a column that a tab fills.
_SPANS = {'\0+': '<span class="diff_add">', '\0-': '<span class="diff_sub">', '\0^': '<span class="diff_chg">', '\1': '</span>',
          '\t': '&nbsp;'}
_mark = re.compile('\0[-+^]|[\1\t]')
_shown = re.compile('(?s)[^\0\1](?<!\0.)')  # a character that is not part of a mark
_carets = re.compile(r'\++|-+|\^+')  # signs of one kind in the line of hints


# ---- pairs of lines ----

def _mdiff(fromlines, tolines, context=None, linejunk=None, charjunk=IS_CHARACTER_JUNK):
    """((number, text), (number, text), whether they differ) of each row. With context, three times None stands for rows left out."""
    rows = _numbered(_pairs(ndiff(fromlines, tolines, linejunk, charjunk)))
    return rows if context is None else _near_changes(rows, context)


def _numbered(pairs):
    """Rows of pairs of texts. One text of a pair may be None."""
    old, new = count(1), count(1)
    for left, right, differs in pairs:
        yield (('', '\n') if left is None else (next(old), left)), (('', '\n') if right is None else (next(new), right)), differs


def _near_changes(rows, n):
    """The rows that are at most n rows from a change."""
    held, after, gap = deque(maxlen=n), 0, False
    for row in rows:
        if row[2]:
            if gap:
                yield None, None, None
            yield from held
            held.clear()
            after, gap = n, False
        elif not after:
            gap = gap or len(held) == n
            held.append(row)
            continue
        else:
            after -= 1
        yield row


def _pairs(delta):
    """(left, right, whether they differ) of what ndiff() gives."""
    changes = []  # [sign, text, hints] since the last equal line; the hints are the line of '?' below
    for line in delta:
        sign, text = line[0], line[2:]
        if sign == '?':
            changes[-1][2] = text
        elif sign != ' ':
            changes.append([sign, text, None])
        else:
            yield from _changed(changes)
            changes = []
            yield text, text, False
    yield from _changed(changes)


def _changed(changes):
    """The pairs of a run of changed lines. Lines with hints are already a pair; they separate the others."""
    start = 0
    for i in range(1, len(changes)):
        old, new = changes[i - 1], changes[i]
        if old[0] == '-' and new[0] == '+' and (old[2] is not None or new[2] is not None):
            yield from _beside(changes[start:i - 1])
            yield _partly(*old[1:]), _partly(*new[1:]), True
            start = i + 1
    yield from _beside(changes[start:])


def _beside(run):
    """The pairs of lines without hints: both sides begin at the same row. None stands for a gap."""
    sides = [[f'\0{sign}{text or " "}\1' for sign, text, _ in run if sign == side] for side in '-+']
    for old, new in zip_longest(*sides):
        yield old, new, True


def _partly(text, hints):
    """A line with marks where its hints are."""
    done, parts = 0, []
    for hint in _carets.finditer(hints or ''):
        start, end = hint.span()
        parts += text[done:start], '\0', hint[0][0], text[start:end], '\1'
        done = end
    return ''.join([*parts, text[done:]])


# ---- the page ----

class HtmlDiff:
    """Makes tables of HTML, or pages with a table, that show two texts side by side and mark the differences."""

    _file_template = (
        '\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN"\n'
        '          "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">\n\n<html>\n\n<head>\n'
        '    <meta http-equiv="Content-Type"\n          content="text/html; charset=%(charset)s" />\n    <title></title>\n'
        '    <style type="text/css">%(styles)s\n    </style>\n</head>\n\n<body>\n    %(table)s%(legend)s\n</body>\n\n</html>')
    _styles = (
        '\n        :root {color-scheme: light dark}\n        table.diff {font-family: '
        'Menlo, Consolas, Monaco, Liberation Mono, Lucida Console, monospace; border:medium}\n'
        '        .diff_header {background-color:#e0e0e0}\n        td.diff_header {text-align:right}\n'
        '        .diff_next {background-color:#c0c0c0}\n        .diff_add {background-color:palegreen}\n'
        '        .diff_chg {background-color:#ffff77}\n        .diff_sub {background-color:#ffaaaa}\n\n'
        '        @media (prefers-color-scheme: dark) {\n            .diff_header {background-color:#666}\n'
        '            .diff_next {background-color:#393939}\n            .diff_add {background-color:darkgreen}\n'
        '            .diff_chg {background-color:#847415}\n            .diff_sub {background-color:darkred}\n        }')
    _table_template = (
        '\n    <table class="diff" id="difflib_chg_%(prefix)s_top"\n           cellspacing="0" cellpadding="0" rules="groups" >\n'
        + '        <colgroup></colgroup> <colgroup></colgroup> <colgroup></colgroup>\n' * 2 +
        '        %(header_row)s\n        <tbody>\n%(data_rows)s        </tbody>\n    </table>')
    _legend = (
        '\n    <table class="diff" summary="Legends">\n        <tr> <th colspan="2"> Legends </th> </tr>\n'
        '        <tr> <td> <table border="" summary="Colors">\n                      <tr><th> Colors </th> </tr>\n'
        '                      <tr><td class="diff_add">&nbsp;Added&nbsp;</td></tr>\n'
        '                      <tr><td class="diff_chg">Changed</td> </tr>\n'
        '                      <tr><td class="diff_sub">Deleted</td> </tr>\n                  </table></td>\n'
        '             <td> <table border="" summary="Links">\n                      <tr><th colspan="2"> Links </th> </tr>\n'
        '                      <tr><td>(f)irst change</td> </tr>\n                      <tr><td>(n)ext change</td> </tr>\n'
        '                      <tr><td>(t)op</td> </tr>\n                  </table></td> </tr>\n    </table>')
    _default_prefix = 0  # the number of the next table

    def __init__(self, tabsize=8, wrapcolumn=None, linejunk=None, charjunk=IS_CHARACTER_JUNK):
        self._tabsize, self._wrapcolumn = tabsize, wrapcolumn
        self._linejunk, self._charjunk = linejunk, charjunk

    def make_file(self, fromlines, tolines, fromdesc='', todesc='', context=False, numlines=5, *, charset='utf-8'):
        """A page with the table and a legend. Characters that the charset lacks become references."""
        table = self.make_table(fromlines, tolines, fromdesc, todesc, context=context, numlines=numlines)
        parts = {'charset': charset, 'styles': self._styles, 'table': table, 'legend': self._legend}
        return (self._file_template % parts).encode(charset, 'xmlcharrefreplace').decode(charset)

    def make_table(self, fromlines, tolines, fromdesc='', todesc='', context=False, numlines=5):
        """The table alone. With context, it has the changes and numlines rows around each. Without, links lead numlines above a change."""
        self._make_prefix()
        lines = self._tab_newline_replace(fromlines, tolines)
        rows = _mdiff(*lines, numlines if context else None, self._linejunk, self._charjunk)
        if self._wrapcolumn:
            rows = self._line_wrapper(rows)
        *columns, flags, links, anchors = self._convert_flags(*self._collect_lines(rows), context, numlines)
        parts = {'prefix': self._prefix[1], 'header_row': _head(fromdesc, todesc),
                 'data_rows': ''.join([_row(i, *row) for i, row in enumerate(zip(flags, anchors, links, *columns))])}
        return _mark.sub(lambda mark: _SPANS[mark[0]], self._table_template % parts)

    # The parts of make_table(): subclasses may replace them.

    def _make_prefix(self):
        """Begin a table: its ids get a prefix that no other table has."""
        n = HtmlDiff._default_prefix
        HtmlDiff._default_prefix += 1
        self._prefix = [f'from{n}_', f'to{n}_']

    def _tab_newline_replace(self, fromlines, tolines):
        """Both lists of lines, without line ends. A tab becomes as many tabs as it fills columns."""
        def plain(line):
            wide = line.replace(' ', '\0').expandtabs(self._tabsize)
            return wide.translate({0: ' ', 32: '\t'}).rstrip('\n')
        return [plain(line) for line in fromlines], [plain(line) for line in tolines]

    def _line_wrapper(self, diffs):
        """Rows whose texts are wrapped."""
        for old, new, flag in diffs:
            if flag is None:
                yield old, new, flag
                continue
            left, right = [], []
            self._split_line(left, *old)
            self._split_line(right, *new)
            for pair in zip_longest(left, right, fillvalue=('', ' ')):
                yield *pair, flag

    def _split_line(self, data_list, line_num, text):
        """Append (number, text) of each part of a line to the list. A mark that is cut is in both parts."""
        width, size = self._wrapcolumn, _size(text)
        if size <= width:
            data_list.append((line_num, text))
            return
        if width <= 0:
            raise RecursionError('maximum recursion depth exceeded')
        whole = -int(-width // 1)
        start, mark = 0, ''
        for cut in (*[shown.end() for shown in _shown.finditer(text)][whole - 1::whole], len(text)):
            if size <= width:
                break
            part = mark + text[start:cut]
            _, opened, last = part.rpartition('\0')
            mark = '' if '\1' in last else opened + last[:1] if opened else ''
            size -= _size(part) + bool(mark)
            data_list.append((line_num, f'{part}\1' if mark else part))
            line_num, start = '>', cut
        data_list.append((line_num, mark + text[start:]))

    def _collect_lines(self, diffs):
        """Three lists: the cells of both sides, and whether they differ. None stands for rows left out."""
        cells, flags = ([], []), []
        for *sides, flag in diffs:
            for side, line in enumerate(sides):
                cells[side].append(line and self._format_line(side, flag, *line))
            flags.append(flag)
        return *cells, flags

    def _format_line(self, side, flag, linenum, text):
        """The cells of a line: its number and its text."""
        anchor = f' id="{self._prefix[side]}{linenum}"' if isinstance(linenum, int) else ''
        for c, entity in ('&', '&amp;'), ('<', '&lt;'), ('>', '&gt;'), (' ', '&nbsp;'):
            text = text.replace(c, entity)
        return f'<td class="diff_header"{anchor}>{linenum}</td><td nowrap="nowrap">{text.rstrip()}</td>'

    def _convert_flags(self, fromlist, tolist, flaglist, context, numlines):
        """The three lists, links to the next change, and the ids to which these lead, numlines rows above a change."""
        if not flaglist:
            fromlist = tolist = [f"<td></td><td>&nbsp;{'No Differences Found' if context else 'Empty File'}&nbsp;</td>"]
            flaglist = [False]
        name = f'difflib_chg_{self._prefix[1]}_'
        starts = [i for i, flag in enumerate(flaglist) if flag and not (i and flaglist[i - 1])]
        links, ids = [''] * len(flaglist), [''] * len(flaglist)
        targets = [(f'{name}{n}', 'n' if n else 'f') for n in range(len(starts))] + [(f'{name}top', 't')]
        for place, (target, letter) in zip(starts if flaglist[0] else [0, *starts], targets[bool(flaglist[0]):]):
            links[place] = f'<a href="#{target}">{letter}</a>'
        for place, (target, _) in zip(starts, targets):
            ids[max(0, place - numlines)] = f' id="{target}"'
        return fromlist, tolist, flaglist, links, ids


def _size(text):
    """The number of characters of a text without its marks."""
    return len(text) - 3 * text.count('\0')


def _head(*titles):
    """The row of titles, if there is a title."""
    if not any(titles):
        return ''
    cells = [f'<th class="diff_next"><br /></th><th colspan="2" class="diff_header">{title}</th>' for title in titles]
    return f"<thead><tr>{''.join(cells)}</tr></thead>"


def _row(i, flag, anchor, link, left, right):
    """A row of the table, or the border between two parts of it."""
    if flag is None:
        return '        </tbody>        \n        <tbody>\n' if i else ''
    return (f'            <tr><td class="diff_next"{anchor}>{link}</td>{left}'
            f'<td class="diff_next">{link}</td>{right}</tr>\n')
