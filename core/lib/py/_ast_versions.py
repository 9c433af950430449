"""What ast.parse() refuses for a `feature_version`, and the comments that it lists for `type_comments`.

An error is at the token behind the syntax that is too new, as in CPython's parser, which finds it there.
"""
import io
import re
from ast import (AnnAssign, AsyncFor, AugAssign, BinOp, Constant, ExceptHandler, Lambda, MatMult, Match, Module, TemplateStr, TryStar,
                 Tuple, TypeIgnore, arguments, comprehension, walk)
from bisect import bisect_left
from itertools import accumulate
from os import fsdecode
from tokenize import COMMENT, DEDENT, ENDMARKER, NEWLINE, NL, generate_tokens

_SINCE = {
    'AsyncFor': (5, 'Async for loops are'), 'AsyncFunctionDef': (5, 'Async functions are'), 'AsyncWith': (5, 'Async with statements are'),
    'Await': (5, 'Await expressions are'), 'Match': (10, 'Pattern matching is'), 'NamedExpr': (8, 'Assignment expressions are'),
    'TemplateStr': (14, 't-strings are'), 'TryStar': (11, 'Exception groups are'), 'TypeAlias': (12, 'Type statement is'),
}
_UNDERSCORES = 6, 'Underscores in numeric literals are'
_MATRICES = 5, "The '@' operator is"
_SLASHES = 8, 'Positional-only parameters are'
_COMPREHENSIONS = 6, 'Async comprehensions are'
_SILENT = COMMENT, NL
_OPENING, _CLOSING = ('(', '[', '{'), (')', ']', '}')


class _Source:
    """A text, its lines and tokens. A place is (line, characters before it), that of a token also has where it ends."""

    def __init__(self, text):
        self.lines = text.split('\n')
        self._bytes = {}  # the bytes before each character of a line, for lines that are not ASCII
        self.tokens = [token for token in generate_tokens(io.StringIO(text).readline) if token.type not in _SILENT]

    def place(self, n, at):
        """The place so many bytes behind the beginning of a line."""
        line = self.lines[n - 1]
        if line.isascii():
            return n, at
        if n not in self._bytes:
            self._bytes[n] = [0, *accumulate([len(c.encode()) for c in line])]
        return n, bisect_left(self._bytes[n], at)

    def end(self, node):
        """Where a node ends."""
        return self.place(node.end_lineno, node.end_col_offset)

    def begin(self, node):
        """Where a node begins."""
        return self.place(node.lineno, node.col_offset)

    def index(self, place):
        """The number of the first token there or behind it."""
        return bisect_left(self.tokens, place, key=lambda token: token.start)

    def told(self, token, before):
        """The place of a token, as an error tells it: at the end of a line also what is between it and the token before."""
        n, at = token.start
        if token.type != NEWLINE:
            return n, at, token.end[1]
        line = self.lines[n - 1]
        at = before.end[1] if before.end[0] == n else at
        return n, at + len(line[at:]) - len(line[at:].lstrip(' \t\f')), len(line) + 1

    def behind(self, place):
        """The token behind an expression, or what ends its line."""
        i = self.index(place)
        return self.told(self.tokens[i], self.tokens[i - 1])

    def below(self, place):
        """The token behind the end of a line: of the next statement, what ends a block, or the end of the text."""
        token = self.tokens[self.index(place) + 1]
        if token.type == ENDMARKER or token.type == DEDENT and token.start[0] > len(self.lines) - (not self.lines[-1]):
            last = len(self.lines) - (not self.lines[-1])
            return last, len(self.lines[last - 1]), -2
        return (token.start[0], -1, -2) if token.type == DEDENT else self.told(token, token)

    def closing(self, place, end):
        """The token `end` that closes the parameters of which the first is there."""
        i, depth = self.index(place), 0
        while depth or self.tokens[i].string != end:
            depth += (self.tokens[i].string in _OPENING) - (self.tokens[i].string in _CLOSING)
            i += 1
        return self.told(self.tokens[i], self.tokens[i])


def _is_bare(node, source):
    """Whether a tuple is written without parentheses."""
    return type(node) is Tuple and (source.begin(node) == source.begin(node.elts[0]) or source.end(node) == source.end(node.elts[-1]))


def _looks_on(node):
    """Whether the parser looks for another clause behind the node."""
    kind = type(node)
    return kind is Match or kind is TryStar and not node.finalbody or kind is AsyncFor and not node.orelse


def _found(node, source):
    """Each part of a node that came later than Python 3.3: (version, what it is, its place)."""
    kind, behind = type(node), source.behind
    name = kind.__name__
    if _looks_on(node):
        yield *_SINCE[name], source.below(source.end(node))
    elif kind is TemplateStr:
        token = source.tokens[source.index(source.end(node)) - 1]
        yield *_SINCE[name], source.told(token, token)
    elif name in _SINCE:
        yield *_SINCE[name], behind(source.end(node))
    elif kind is BinOp and type(node.op) is MatMult:
        yield *_MATRICES, behind(source.end(node))
    elif kind is AugAssign and type(node.op) is MatMult:
        yield *_MATRICES, behind(source.end(node.target))
    elif kind is AnnAssign:
        yield 6, 'Variable annotation' + 's' * (not node.simple) + ' syntax is', behind(source.end(node))
    elif kind is comprehension and node.is_async:
        yield *_COMPREHENSIONS, behind(source.end(node.ifs[-1] if node.ifs else node.iter))
    elif kind is Constant and type(node.value) in (int, float, complex):
        token = source.tokens[source.index(source.begin(node))]
        if '_' in token.string:
            yield *_UNDERSCORES, source.told(token, token)
    elif kind is ExceptHandler and _is_bare(node.type, source):
        yield 14, 'except expressions without parentheses are', behind(source.end(node))
    if isinstance(getattr(node, 'args', None), arguments) and node.args.posonlyargs:
        yield *_SLASHES, source.closing(source.begin(node.args.posonlyargs[0]), ':' if kind is Lambda else ')')
    if getattr(node, 'default_value', None):
        yield 13, 'Type parameter defaults are', behind(source.end(node.default_value))
    if getattr(node, 'type_params', None):
        yield 12, 'Type parameter lists are', behind(source.end(node.type_params[-1]))


def _check(tree, text, filename, minor, lines):
    """Raises a SyntaxError where a tree has something that Python 3.minor had not. `lines`: the last one counts as ended, too."""
    source = _Source(text)
    inner_first = [*walk(tree)][::-1]
    found = [each for node in inner_first for each in _found(node, source) if each[0] > minor]
    if not found:
        return
    version, what, (n, at, end) = min(found, key=lambda each: each[2][:2])
    line = source.lines[n - 1]
    if lines or n < len(source.lines):
        line += '\n'
    elif end > len(line):
        at, end = at - 1, -2
    raise SyntaxError(f'{what} only supported in Python 3.{version} and greater',
                      (fsdecode(filename), n, at + 1, line, n, end + 1))


_IGNORED = re.compile(r'#[ \t]*type:[ \t]*ignore(?![^\x00-\x7f]|[A-Za-z0-9])(.*)')


def _ignores(text):
    """The comments `# type: ignore`. One on a line of its own has the end of the line in its tag."""
    found = []
    for token in generate_tokens(io.StringIO(text).readline):
        if token.type == COMMENT and (said := _IGNORED.match(token.string)):
            alone = not token.line[:token.start[1]].strip()
            found.append(TypeIgnore(lineno=token.start[0], tag=said[1] + '\n' * alone))
    return found


def look(tree, source, filename, mode, minor, type_comments):
    """What parse() does with a tree that compile() made of a source."""
    if not isinstance(source, str):
        from importlib.util import decode_source
        source = decode_source(bytes(source))
    source = source.replace('\r\n', '\n').replace('\r', '\n')
    if minor < 14:
        _check(tree, source, filename, minor, mode == 'exec')
    if type_comments and isinstance(tree, Module):
        tree.type_ignores = _ignores(source)
