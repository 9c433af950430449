"""Splitting text as a shell does."""

__all__ = ['shlex', 'split', 'quote', 'join']

from collections import deque
import sys


class shlex:
    """The tokens of a text or file, one after the other."""

    def __init__(self, instream=None, infile=None, posix=False, punctuation_chars=False):
        if isinstance(instream, str):
            from io import StringIO
            instream = StringIO(instream)
        if instream is None:
            instream, infile = sys.stdin, None
        self.instream, self.infile, self.lineno = instream, infile, 1
        self.source, self.filestack, self.pushback = None, deque(), deque()
        self.posix, self.eof = posix, None if posix else ''
        self.state, self.token, self.debug = ' ', '', 0
        self.whitespace, self.whitespace_split, self.commenters = ' \t\r\n', False, '#'
        self.quotes, self.escapedquotes, self.escape = '"\'', '"', '\\'
        self.wordchars = 'abcdfeghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_'
        if posix:
            self.wordchars += ''.join([chr(c) for c in (*range(0xdf, 0x100), *range(0xc0, 0xdf)) if c not in (0xd7, 0xf7)])
        self._punctuation_chars = '();<>|&' if punctuation_chars is True else punctuation_chars or ''
        if self._punctuation_chars:
            self._pushback_chars = deque()
            self.wordchars = ''.join([c for c in self.wordchars + '~-./*?=' if c not in self._punctuation_chars])

    @property
    def punctuation_chars(self):
        """Characters that make tokens of their own."""
        return self._punctuation_chars

    def push_token(self, tok):
        """Let get_token() give this one next."""
        self.pushback.appendleft(tok)

    def push_source(self, newstream, newfile=None):
        """Read another stream first."""
        if isinstance(newstream, str):
            from io import StringIO
            newstream = StringIO(newstream)
        self.filestack.appendleft((self.infile, self.instream, self.lineno))
        self.infile, self.instream, self.lineno = newfile, newstream, 1

    def pop_source(self):
        """Go back to the stream before."""
        self.instream.close()
        self.infile, self.instream, self.lineno = self.filestack.popleft()
        self.state = ' '

    def get_token(self):
        """The next token; eof at the end."""
        if self.pushback:
            return self.pushback.popleft()
        token = self.read_token()
        while self.source is not None and token == self.source:
            found = self.sourcehook(self.read_token())
            if found:
                name, stream = found
                self.push_source(stream, name)
            token = self.get_token()
        while token == self.eof and self.filestack:
            self.pop_source()
            token = self.get_token()
        return token

    def _next(self):
        if self._punctuation_chars and self._pushback_chars:
            return self._pushback_chars.pop()
        c = self.instream.read(1)
        if c == '\n':
            self.lineno += 1
        return c

    def _word(self, c):
        return c in self.wordchars or self.whitespace_split and c not in self._punctuation_chars

    def read_token(self):
        """The next token, whatever has been pushed back. state: ' ' between tokens, 'a' in a word, 'c' in
        punctuation, a quote, an escape character, or None at the end."""
        quoted, back = False, ' '
        while True:
            c, state = self._next(), self.state
            if state is None:
                self.token = ''
                break
            if state == ' ':
                if not c:
                    self.state = None
                    break
                if c in self.whitespace:
                    if self.token or self.posix and quoted:
                        break
                elif c in self.commenters:
                    self.instream.readline()
                    self.lineno += 1
                elif self.posix and c in self.escape:
                    back, self.state = 'a', c
                elif c in self.wordchars:
                    self.token, self.state = c, 'a'
                elif c in self._punctuation_chars:
                    self.token, self.state = c, 'c'
                elif c in self.quotes:
                    if not self.posix:
                        self.token = c
                    self.state = c
                elif self.whitespace_split:
                    self.token, self.state = c, 'a'
                else:
                    self.token = c
                    if self.token or self.posix and quoted:
                        break
            elif state in self.quotes:
                quoted = True
                if not c:
                    raise ValueError('No closing quotation')
                if c == state:
                    if not self.posix:
                        self.token += c
                        self.state = ' '
                        break
                    self.state = 'a'
                elif self.posix and c in self.escape and state in self.escapedquotes:
                    back, self.state = state, c
                else:
                    self.token += c
            elif state in self.escape:
                if not c:
                    raise ValueError('No escaped character')
                if back in self.quotes and c != state and c != back:
                    self.token += state
                self.token += c
                self.state = back
            else:
                if not c:
                    self.state = None
                    break
                if c in self.whitespace:
                    self.state = ' '
                    if self.token or self.posix and quoted:
                        break
                elif c in self.commenters:
                    self.instream.readline()
                    self.lineno += 1
                    if self.posix:
                        self.state = ' '
                        if self.token or quoted:
                            break
                elif state == 'c':
                    if c in self._punctuation_chars:
                        self.token += c
                    else:
                        if c not in self.whitespace:
                            self._pushback_chars.append(c)
                        self.state = ' '
                        break
                elif self.posix and c in self.quotes:
                    self.state = c
                elif self.posix and c in self.escape:
                    back, self.state = 'a', c
                elif c in self.quotes or self._word(c):
                    self.token += c
                else:
                    if self._punctuation_chars:
                        self._pushback_chars.append(c)
                    else:
                        self.pushback.appendleft(c)
                    self.state = ' '
                    if self.token or self.posix and quoted:
                        break
        result, self.token = self.token, ''
        return None if self.posix and not quoted and result == '' else result

    def sourcehook(self, newfile):
        """(name, stream) of a file that is to be read."""
        if newfile[:1] == '"':
            newfile = newfile[1:-1]
        return newfile, open(newfile)

    def error_leader(self, infile=None, lineno=None):
        """What stands in front of an error message."""
        return f'"{infile or self.infile}", line {lineno or self.lineno}: '

    def __next__(self):
        found = self.get_token()
        if found != self.eof:
            return found
        raise StopIteration

    def __iter__(self):
        return self


def split(s, comments=False, posix=True):
    """The words of a command line."""
    if s is None:
        raise ValueError('s argument must not be None')
    words = shlex(s, posix=posix)
    words.whitespace_split, words.commenters = True, '#' if comments else ''
    return [*words]


def join(split_command):
    """A command line of words."""
    return ' '.join([quote(arg) for arg in split_command])


_SAFE = frozenset('%+,-./0123456789:=@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz')


def quote(s):
    """A word with quotes where a shell needs them."""
    if not s:
        return "''"
    if not isinstance(s, str):
        raise TypeError(f'expected string object, got {type(s).__name__!r}')
    if _SAFE.issuperset(s):
        return s
    return "'" + s.replace("'", "'\"'\"'") + "'"
