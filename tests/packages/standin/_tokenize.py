"""Tokens of Python programs for CPython's own module tokenize: plain ones, strings of one kind or another, no parts of f-strings. Written for these tests."""
import re
from token import COMMENT, DEDENT, ENDMARKER, INDENT, NAME, NEWLINE, NL, NUMBER, OP, STRING

_OPERATORS = '**= //= >>= <<= ... := -> != == <= >= += -= *= /= %= &= |= ^= @= ** // >> <<'.split()
_NUMBER = r'0[xX][\da-fA-F_]+|0[oO][0-7_]+|0[bB][01_]+|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][-+]?\d[\d_]*)?[jJ]?'
_TEXT = r'(?P<prefix>[rRbBuUfFtT]{0,2})(?:"""(?P<long>(?:\\.|[^\\])*?)"""|' + r"'''(?:\\.|[^\\])*?'''|" + r'"(?:\\.|[^"\\\n])*"|' + r"'(?:\\.|[^'\\\n])*')"
_TOKEN = re.compile('|'.join([
    r'(?P<space>[ \t\f]+|\\\r?\n)', r'(?P<comment>#[^\r\n]*)', rf'(?P<string>{_TEXT})', rf'(?P<number>{_NUMBER})', r'(?P<name>[^\W\d]\w*)', r'(?P<line>\r?\n)',
    '(?P<op>' + '|'.join([re.escape(op) for op in _OPERATORS]) + r'|[-+*/%&|^~<>()\[\]{},:.;@=!$?`])']), re.S)
_KINDS = {'comment': COMMENT, 'string': STRING, 'number': NUMBER, 'name': NAME, 'op': OP}


def _read(source, encoding):
    lines = []
    while True:
        try:
            line = source()
        except StopIteration:
            break
        if not line:
            break
        lines.append(line.decode(encoding) if encoding else line)
    return ''.join(lines)


def TokenizerIter(source, *, encoding=None, extra_tokens=False):
    return _tokens(_read(source, encoding))


def _fail(message, row, column):
    error = SyntaxError(message)
    error.lineno, error.offset = row, column
    raise error


def _tokens(text):
    lines = text.split('\n')
    at, row, start, depth = 0, 1, 0, 0  # start: where the row begins
    levels, fresh, last, before = [0], True, NEWLINE, False  # before: whether something stands before a comment

    def line():
        return lines[row - 1] + ('\n' if row < len(lines) else '')

    while at < len(text):
        if fresh and not depth:
            width = len(re.match(r'[ \t\f]*', text[at:at + 200]).group())
            after = text[at + width:at + width + 1]
            if after not in ('', '#', '\r', '\n'):
                if width > levels[-1]:
                    levels.append(width)
                    yield INDENT, text[at:at + width], (row, 0), (row, width), line()
                while width < levels[-1]:
                    levels.pop()
                    if width > levels[-1]:
                        raise IndentationError('unindent does not match any outer indentation level')
                    yield DEDENT, '', (row, width), (row, width), line()
            fresh = False
        found = _TOKEN.match(text, at)
        if found is None:
            quoted = text[at] in '\'"'
            _fail('unterminated string literal' if quoted else 'invalid character', row, at - start + 1)
        kind, word = found.lastgroup, found.group()
        kind = next(name for name in ('space', 'comment', 'string', 'number', 'name', 'line', 'op') if found[name] is not None)
        begin, whole = (row, at - start), line()
        at = found.end()
        breaks = word.count('\n') if kind in ('space', 'string') else 0
        if breaks:
            row += breaks
            start = text.rindex('\n', 0, at) + 1
            if kind == 'string':
                whole = '\n'.join(lines[begin[0] - 1:row]) + '\n'
        if kind == 'space':
            continue
        if kind == 'line':
            ends = not depth and (before if last == COMMENT else last not in (NEWLINE, NL))
            last = NEWLINE if ends else NL
            yield last, word, begin, (begin[0], begin[1] + len(word)), whole
            row, start, fresh = row + 1, at, not depth
            continue
        if word in ('(', '[', '{') and kind == 'op':
            depth += 1
        elif word in (')', ']', '}') and kind == 'op':
            depth = max(depth - 1, 0)
        last = _KINDS[kind]
        before = bool(whole[:begin[1]].strip())
        yield last, word, begin, (row, at - start), whole
    if depth:
        _fail('unexpected EOF in multi-line statement', row, 0)
    if last not in (NEWLINE, NL) and text:
        yield NEWLINE, '', (row, at - start), (row, at - start + 1), line()
        row += 1
    elif not text:
        row = 1
    for _ in levels[1:]:
        yield DEDENT, '', (row, 0), (row, 0), ''
    yield ENDMARKER, '', (row, 0), (row, 0), ''
