"""Breaking text into lines."""

__all__ = ['TextWrapper', 'wrap', 'fill', 'dedent', 'indent', 'shorten']

_SPACES = '\t\n\x0b\x0c\r '
_TO_SPACES = {ord(c): ' ' for c in _SPACES}


def _is_word(c):
    return c.isalnum() or c == '_'


def _is_letter(c):
    return c == '_' or c.isalnum() and not c.isdecimal()


def _in_word(c):
    return c in '!"\'&.,?' or c.isalnum() or c == '_'


def _dashes(text, i):
    """The end of two or more dashes at i that stand between words, or 0."""
    end = i
    while text[end:end + 1] == '-':
        end += 1
    return end if end > i + 1 and end < len(text) and i and _in_word(text[i - 1]) and _is_word(text[end]) else 0


def _may_break(text, i):
    """Whether a word may be broken behind the hyphen at i: letters stand on both sides."""
    before, after = text[max(i - 3, 0):i], text[i + 1:i + 4]
    if not (len(before) > 1 and _is_letter(before[-2]) and _is_letter(before[-1]) or
            len(before) > 2 and _is_letter(before[0]) and before[1] == '-' and _is_letter(before[2])):
        return False
    if after[1:2] == '-':
        after = after[0] + after[2:]
    return len(after) > 1 and _is_letter(after[0]) and _is_letter(after[1])


def _chunks(text, hyphens):
    """Words, their parts, dashes and whitespace."""
    i, end, chunks = 0, len(text), []
    while i < end:
        start = i
        if text[i] in _SPACES:
            while i < end and text[i] in _SPACES:
                i += 1
        elif hyphens and text[i] == '-' and (behind := _dashes(text, i)):
            i = behind
        else:
            i += 1
            while i < end and text[i] not in _SPACES:
                if hyphens and text[i] == '-':
                    if _may_break(text, i):
                        i += 1
                        break
                    if _dashes(text, i):
                        break
                i += 1
        chunks.append(text[start:i])
    return chunks


class TextWrapper:
    """Breaks text into lines of at most `width` characters. The arguments are kept as attributes."""

    def __init__(self, width=70, initial_indent='', subsequent_indent='', expand_tabs=True, replace_whitespace=True,
                 fix_sentence_endings=False, break_long_words=True, drop_whitespace=True, break_on_hyphens=True,
                 tabsize=8, *, max_lines=None, placeholder=' [...]'):
        self.width, self.max_lines, self.placeholder = width, max_lines, placeholder
        self.initial_indent, self.subsequent_indent = initial_indent, subsequent_indent
        self.expand_tabs, self.tabsize, self.replace_whitespace = expand_tabs, tabsize, replace_whitespace
        self.drop_whitespace, self.fix_sentence_endings = drop_whitespace, fix_sentence_endings
        self.break_long_words, self.break_on_hyphens = break_long_words, break_on_hyphens

    def _munge_whitespace(self, text):
        if self.expand_tabs:
            text = text.expandtabs(self.tabsize)
        return text.translate(_TO_SPACES) if self.replace_whitespace else text

    def _split(self, text):
        return _chunks(text, self.break_on_hyphens is True)

    def _split_chunks(self, text):
        return self._split(self._munge_whitespace(text))

    def _fix_sentence_endings(self, chunks):
        for i in range(1, len(chunks)):
            end = chunks[i - 1]
            if end[-1:] in ('"', "'"):
                end = end[:-1]
            if chunks[i] == ' ' and end[-1:] in ('.', '!', '?') and 'a' <= end[-2:-1] <= 'z':
                chunks[i] = '  '

    def _break_word(self, chunks, line, width, room):
        """Take what fits from a word that is longer than a line."""
        if width < 1:
            room = 1
        if not self.break_long_words or room < 1:
            if not line:
                line.append(chunks.pop())
            return
        word, end = chunks[-1], room
        if self.break_on_hyphens and len(word) > room:
            hyphen = word.rfind('-', 0, room)
            if hyphen > 0 and word[:hyphen].strip('-'):
                end = hyphen + 1
        line.append(word[:end])
        chunks[-1] = word[end:]

    def _shorten(self, lines, line, length, width, indent):
        """The last line that max_lines allows: as much of it as leaves room for the placeholder."""
        while line:
            if line[-1].strip() and length + len(self.placeholder) <= width:
                lines.append(indent + ''.join(line) + self.placeholder)
                return
            length -= len(line.pop())
        if lines:
            before = lines[-1].rstrip()
            if len(before) + len(self.placeholder) <= self.width:
                lines[-1] = before + self.placeholder
                return
        lines.append(indent + self.placeholder.lstrip())

    def _wrap_chunks(self, chunks):
        if self.width <= 0:
            raise ValueError(f'invalid width {self.width!r} (must be > 0)')
        limit = self.max_lines
        if limit is not None:
            indent = self.subsequent_indent if limit > 1 else self.initial_indent
            if len(indent) + len(self.placeholder.lstrip()) > self.width:
                raise ValueError('placeholder too large for max width')
        lines = []
        chunks.reverse()
        while chunks:
            indent = self.subsequent_indent if lines else self.initial_indent
            width = self.width - len(indent)
            if self.drop_whitespace and lines and not chunks[-1].strip():
                chunks.pop()
            line, length = [], 0
            while chunks and length + len(chunks[-1]) <= width:
                length += len(chunks[-1])
                line.append(chunks.pop())
            if chunks and len(chunks[-1]) > width:
                self._break_word(chunks, line, width, width - length)
                length = sum([len(chunk) for chunk in line])
            if self.drop_whitespace and line and not line[-1].strip():
                length -= len(line.pop())
            if not line:
                continue
            last = not chunks or self.drop_whitespace and len(chunks) == 1 and not chunks[0].strip()
            if limit is None or len(lines) + 1 < limit or last and length <= width:
                lines.append(indent + ''.join(line))
            else:
                self._shorten(lines, line, length, width, indent)
                break
        return lines

    def wrap(self, text):
        """The lines of a paragraph, as a list."""
        pieces = self._split_chunks(text)
        if self.fix_sentence_endings:
            self._fix_sentence_endings(pieces)
        return self._wrap_chunks(pieces)

    def fill(self, text):
        """The same joined by newlines."""
        return '\n'.join(self.wrap(text))


def wrap(text, width=70, **kwargs):
    """The lines of a paragraph, none longer than width."""
    return TextWrapper(width=width, **kwargs).wrap(text)


def fill(text, width=70, **kwargs):
    """A paragraph broken into lines, as one string."""
    return TextWrapper(width=width, **kwargs).fill(text)


def shorten(text, width, **kwargs):
    """A text cut at a word to fit into width, with a placeholder for the rest."""
    return TextWrapper(width=width, max_lines=1, **kwargs).fill(' '.join(text.strip().split()))


def dedent(text):
    """Take away the whitespace that all lines begin with."""
    try:
        lines = text.split('\n')
    except (AttributeError, TypeError):
        raise TypeError(f'expected str object, not {type(text).__qualname__!r}') from None
    full = [line for line in lines if line and not line.isspace()]
    least, greatest = min(full, default=''), max(full, default='')
    margin = 0
    for margin, c in enumerate(least):
        if c != greatest[margin] or c not in ' \t':
            break
    return '\n'.join([line[margin:] if line and not line.isspace() else '' for line in lines])


def indent(text, prefix, predicate=None):
    """Put a prefix in front of each line that is not blank, or for which predicate(line) is true."""
    lines = []
    for line in text.splitlines(True):
        if predicate(line) if predicate is not None else not line.isspace():
            lines.append(prefix)
        lines.append(line)
    return ''.join(lines)
