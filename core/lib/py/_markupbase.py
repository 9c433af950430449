"""The base that parsers of markup share: where they are in the text, and what follows `<!`."""
import re

_NAME = re.compile(r'[a-zA-Z][-_.a-zA-Z0-9]*\s*')


class ParserBase:
    """Keeps the position. A derived class has the text in `rawdata`."""

    def __init__(self):
        if self.__class__ is ParserBase:
            raise RuntimeError('_markupbase.ParserBase must be subclassed')

    def reset(self):
        """Begins with a new text."""
        self.lineno, self.offset = 1, 0

    def getpos(self):
        """(the line from 1, the column from 0)."""
        return self.lineno, self.offset

    def updatepos(self, i, j):
        """Moves from index i to index j, which is the result."""
        lines = self.rawdata.count('\n', i, j)
        if lines:
            self.lineno += lines
            self.offset = j - 1 - self.rawdata.rindex('\n', i, j)
        else:
            self.offset += max(j - i, 0)
        return j

    def parse_comment(self, i, report=1):
        """The index behind the comment that begins at i, or -1."""
        if self.rawdata[i:i + 4] != '<!--':
            raise AssertionError('unexpected call to parse_comment()')
        found = re.compile(r'--!?>').search(self.rawdata, i + 4)
        if not found:
            return -1
        if report:
            self.handle_comment(self.rawdata[i + 4:found.start()])
        return found.end()

    def parse_marked_section(self, i, report=1):
        """The index behind the section `<![...` that begins at i, or -1."""
        name, at = self._scan_name(i + 3, i)
        if at < 0:
            return at
        if name in ('temp', 'cdata', 'ignore', 'include', 'rcdata'):
            end = re.compile(r']\s*]\s*>')
        elif name in ('if', 'else', 'endif'):
            end = re.compile(r']\s*>')
        else:
            raise AssertionError(f'unknown status keyword {self.rawdata[i + 3:at]!r} in marked section')
        found = end.search(self.rawdata, i + 3)
        if not found:
            return -1
        if report:
            self.unknown_decl(self.rawdata[i + 3:found.start()])
        return found.end()

    def parse_declaration(self, i):
        """The index behind the declaration that begins at i, or -1."""
        text = self.rawdata
        if text[i + 2:i + 3] in ('-', ''):
            return -1  # it may be a comment, for which there is parse_comment()
        if text[i + 2] == '[':
            return self.parse_marked_section(i)
        name, at = self._scan_name(i + 2, i)
        if at < 0:
            return at
        end = re.compile('''(?:[^>"']|"[^"]*"|'[^']*')*>''').match(text, at)
        if not end:
            return -1
        if name == 'doctype':
            self.handle_decl(text[i + 2:end.end() - 1])
        else:
            self.unknown_decl(text[i + 2:end.end() - 1])
        return end.end()

    def unknown_decl(self, data):
        """Is called for a declaration that is not known."""

    def _scan_name(self, i, declstartpos):
        """(the name at i in lower case, the index behind it), or (None, -1) where the text ends."""
        if i == len(self.rawdata):
            return None, -1
        found = _NAME.match(self.rawdata, i)
        if not found:
            self.updatepos(declstartpos, i)
            raise AssertionError(f'expected name token at {self.rawdata[declstartpos:declstartpos + 20]!r}')
        if found.end() == len(self.rawdata):
            return None, -1
        return found[0].strip().lower(), found.end()
