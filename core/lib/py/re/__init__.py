"""Regular expressions."""

import copyreg
from _hn import (_instance, _member_fix, _re_compile, _re_sub, _type_dict, _type_made, _type_natives, _type_seal,
                 _type_weak)

__all__ = ['match', 'fullmatch', 'search', 'sub', 'subn', 'split', 'findall', 'finditer', 'compile', 'purge', 'escape',
           'error', 'Pattern', 'Match', 'A', 'I', 'L', 'M', 'S', 'X', 'U', 'ASCII', 'IGNORECASE', 'LOCALE', 'MULTILINE',
           'DOTALL', 'VERBOSE', 'UNICODE', 'NOFLAG', 'RegexFlag', 'PatternError']

_FLAGS = {'ASCII': 256, 'IGNORECASE': 2, 'LOCALE': 4, 'UNICODE': 32, 'MULTILINE': 8, 'DOTALL': 16, 'VERBOSE': 64,
          'DEBUG': 128}
_MAX = 9223372036854775807
_proxy = type(type.__dict__)
_GenericAlias = type(list[int])


class PatternError(Exception):
    """A pattern, or a replacement, that is none."""
    __module__ = 're'

    def __init__(self, msg, pattern=None, pos=None):
        self.msg, self.pattern, self.pos = msg, pattern, pos
        if pattern is not None and pos is not None:
            msg = f'{msg} at position {pos}'
            newline = '\n' if isinstance(pattern, str) else b'\n'
            self.lineno = pattern.count(newline, 0, pos) + 1
            self.colno = pos - pattern.rfind(newline, 0, pos)
            if newline in pattern:
                msg = f'{msg} (line {self.lineno}, column {self.colno})'
        else:
            self.lineno = self.colno = None
        super().__init__(msg)


error = PatternError


def _fail(pattern, message, pos, a, b, a2, b2, *numbers):
    text = pattern if isinstance(pattern, str) else str(pattern, 'latin-1')
    words = []
    if '%r' in message or '%s' in message:
        words.append(text[a:b])
        if '%s-%s' in message:
            words.append(text[a2:b2])
    words.extend(numbers[:message.count('%d')])
    if text is not pattern:
        message = message.replace('%r', '%a')
    raise PatternError(message % tuple(words), None if pos is None else pattern, pos) from None


def _make(pattern, flags):
    if not isinstance(pattern, (str, bytes, bytearray)):
        raise TypeError('first argument must be string or compiled pattern')
    made = _re_compile(pattern, flags)
    if len(made) == 8:
        _fail(pattern, *made)
    _doubt(pattern, flags)
    flags, groups, index, code, names = made
    return _instance(Pattern, pattern, flags, groups, _proxy(index), code, names, _shared)


def _doubt(pattern, flags):
    """Warns of sets that may become sets of sets one day; without hognose.lib nobody finds them."""
    text = pattern if isinstance(pattern, str) else str(pattern, 'latin-1')
    for pair in '[[', '--', '&&', '~~', '||':
        if pair in text:
            break
    else:
        return
    try:
        parser = __import__('re._parser', globals(), None, ['doubts'], 0)
    except ImportError:
        return
    from warnings import warn
    for doubt, at in parser.doubts(text, flags):
        warn(f'Possible {doubt} at position {at}', FutureWarning)


def _no_instances(cls, /, *args, **kwargs):
    raise TypeError(f"cannot create '{cls.__module__}.{cls.__qualname__}' instances")


class Pattern:
    """A compiled regular expression."""
    __slots__ = ('pattern', 'flags', 'groups', 'groupindex', '_code', '_names', '_shared')
    __new__ = _no_instances

    def finditer(self, /, string, pos=0, endpos=_MAX):
        return iter(self.scanner(string, pos, endpos).search, None)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo, /):
        return self

    def __eq__(self, other, /):
        if not isinstance(other, Pattern):
            return NotImplemented
        return (self.flags == other.flags and isinstance(self.pattern, str) is isinstance(other.pattern, str)
                and self.pattern == other.pattern)

    def __hash__(self):
        return hash((self.flags, self.pattern))

    def __repr__(self):
        flags = self.flags
        if isinstance(self.pattern, str) and flags & 0x124 == 32:
            flags &= ~32
        names = []
        for name in ('IGNORECASE', 'LOCALE', 'MULTILINE', 'DOTALL', 'UNICODE', 'VERBOSE', 'DEBUG', 'ASCII'):
            if flags & _FLAGS[name]:
                names.append('re.' + name)
                flags &= ~_FLAGS[name]
        if flags:
            names.append(hex(flags))
        return f're.compile({repr(self.pattern):.200}{", " if names else ""}{"|".join(names)})'

    def __class_getitem__(cls, item, /):
        return _GenericAlias(cls, item)


class Match:
    """What a pattern has found."""
    __slots__ = ('string', 're', 'pos', 'endpos', '_start', '_end', '_spans', 'lastindex', 'lastgroup')
    __new__ = _no_instances

    @property
    def regs(self):
        return tuple([self.span(i) for i in range(self.re.groups + 1)])

    def expand(self, template, /):
        parts = _template(self.re, template)
        text = '' if isinstance(self.string, str) else b''
        return text.join([(self.group(p) or text) if isinstance(p, int) else p for p in parts])

    def __copy__(self):
        return self

    def __deepcopy__(self, memo, /):
        return self

    def __repr__(self):
        return f'<re.Match object; span={self.span()!r}, match={self.group()!r}>'

    def __class_getitem__(cls, item, /):
        return _GenericAlias(cls, item)


class SRE_Scanner:
    __slots__ = ('pattern', '_string', '_pos', '_endpos', '_must')
    __module__ = '_sre'
    __new__ = _no_instances


def _int_index(i):
    try:
        return i.__index__()
    except AttributeError:
        raise TypeError(f"'{type(i).__name__}' object cannot be interpreted as an integer") from None


for _cls, _table in ((Pattern, 're.Pattern'), (Match, 're.Match'), (SRE_Scanner, 're.Scanner')):
    for _name in _cls.__slots__:
        if _name[0] != '_':
            _member_fix(_cls, _name, _name, _name == 'groupindex')
    for _name in _cls.__slots__ + ('__slots__', '__static_attributes__', '__firstlineno__', '__classdictcell__'):
        if _name[0] == '_':
            _type_dict(_cls).pop(_name, None)
    _type_natives(_cls, _table)
    _type_seal(_cls, False)
    _type_made(_cls, False)
del _cls, _table, _name
_type_weak(Pattern)


# ---- replacing ----

def _substitute(pattern, repl, string, count, counted):
    if type(count) is not int:
        count = _int_index(count)
    if not isinstance(string, (str, bytes, bytearray)) and hasattr(type(string), '__buffer__'):
        view = memoryview(string)
        if view.contiguous:
            string = view.tobytes()
    if callable(repl):
        done = _substitute_call(pattern, repl, string, count)
    else:
        done = _re_sub(pattern, _template(pattern, repl), string, count)
    if done is None:
        text = isinstance(string, str)
        at = 0
        m = pattern.search(string)
        if m.start():
            at = 1
        raise TypeError(f'sequence item {at}: expected {"str instance" if text else "a bytes-like object"}, '
                        f'{type(repl).__name__} found')
    return done if counted else done[0]


_shared = (Match, _substitute, SRE_Scanner)


def _substitute_call(pattern, repl, string, count):
    scanner = pattern.scanner(string)
    text = '' if isinstance(string, str) else b''
    parts = []
    done = at = 0
    while not count or done < count:
        m = scanner.search()
        if m is None:
            break
        start, end = m.span()
        if at < start:
            parts.append(string[at:start])
        part = repl(m)
        if part is not None:
            parts.append(part)
        at = end
        done += 1
    if at < len(string):
        parts.append(string[at:])
    return text.join(parts), done


_templates = {}
_ESCAPES = {'a': '\a', 'b': '\b', 'f': '\f', 'n': '\n', 'r': '\r', 't': '\t', 'v': '\v', '\\': '\\'}


def _template(pattern, repl):
    """Text and numbers of groups of a replacement, as a tuple; text alone is itself."""
    if not isinstance(repl, (str, bytes)):
        try:
            repl = bytes(memoryview(repl))
        except TypeError:
            raise TypeError(f'decoding to str: need a bytes-like object, {type(repl).__name__} found') from None
    if (b'\\' if not isinstance(repl, str) else '\\') not in repl:
        return (repl,)
    key = repl, -id(pattern) if pattern.groupindex else pattern.groups
    parts = _templates.get(key)
    if parts is None:
        parts = tuple(_parse_template(pattern, repl))
        if len(_templates) >= 256:
            del _templates[next(iter(_templates))]
        _templates[key] = parts
    return parts


def _parse_template(pattern, repl):
    text = repl if isinstance(repl, str) else str(repl, 'latin-1')
    back = (lambda s: s) if text is repl else (lambda s: s.encode('latin-1'))
    parts = []
    literal = ''
    i = 0
    n = len(text)

    def fail(message, at):
        raise PatternError(message, repl, at)

    while i < n:
        j = text.find('\\', i)
        if j < 0:
            literal += text[i:]
            break
        literal += text[i:j]
        if j + 1 == n:
            fail('bad escape (end of pattern)', j)
        c = text[j + 1]
        i = j + 2
        group = None
        if c == 'g':
            if text[i:i + 1] != '<':
                fail('missing <', i)
            start = i + 1
            end = text.find('>', start)
            name = text[start:] if end < 0 else text[start:end]
            if not name:
                fail('missing group name', start)
            if end < 0:
                fail('missing >, unterminated name', start)
            i = end + 1
            if name.isdecimal() and name.isascii():
                group = int(name)
                if group > pattern.groups:
                    fail(f'invalid group reference {group}', start)
            else:
                if not name.isidentifier() or (text is not repl and not name.isascii()):
                    fail('bad character in group name ' + (repr(name) if text is repl else ascii(name)), start)
                group = pattern.groupindex.get(name)
                if group is None:
                    raise IndexError(f'unknown group name {name!r}')
        elif c == '0':
            digits = c
            while len(digits) < 3 and '0' <= text[i:i + 1] <= '7':
                digits += text[i]
                i += 1
            literal += chr(int(digits, 8) & 255)
        elif '1' <= c <= '9':
            group = int(c)
            if '0' <= text[i:i + 1] <= '9':
                second = text[i]
                i += 1
                if c <= '7' and second <= '7' and '0' <= text[i:i + 1] <= '7':
                    code = int(c + second + text[i], 8)
                    i += 1
                    if code > 255:
                        fail(f'octal escape value {text[j:i]} outside of range 0-0o377', j)
                    literal += chr(code)
                    continue
                group = int(c + second)
            if group > pattern.groups:
                fail(f'invalid group reference {group}', j + 1)
        elif c in _ESCAPES:
            literal += _ESCAPES[c]
        elif c.isalpha() and c.isascii():
            fail('bad escape \\' + c, j)
        else:
            literal += '\\' + c
        if group is not None:
            if literal:
                parts.append(back(literal))
                literal = ''
            parts.append(group)
    if literal:
        parts.append(back(literal))
    return parts


# ---- functions ----

_cache = {}


def _pattern_of(pattern, flags):
    if type(flags) is not int:
        if not isinstance(flags, int):
            raise TypeError(f"unsupported operand type(s) for &: '{type(flags).__name__}' and 'int'")
        flags = int(flags)
    kind = type(pattern)
    if kind is str or kind is bytes:
        made = _cache.get((pattern, flags))
        if made is None:
            made = _make(pattern, flags)
            if len(_cache) >= 512:
                del _cache[next(iter(_cache))]
            _cache[pattern, flags] = made
        return made
    if kind is not Pattern:
        _cache.get((pattern, flags))  # what cannot be a key is refused
        return _make(pattern, flags)
    if flags:
        raise ValueError('cannot process flags argument with a compiled pattern')
    return pattern


_compile = _pattern_of  # as pickles name it
_compile.__name__ = _compile.__qualname__ = '_compile'


def _pickle(p):
    return _compile, (p.pattern, p.flags)


copyreg.pickle(Pattern, _pickle)


def search(pattern, string, flags=0):
    """The first match anywhere in the string, or None."""
    return _pattern_of(pattern, flags).search(string)


def match(pattern, string, flags=0):
    """A match at the beginning of the string, or None."""
    return _pattern_of(pattern, flags).match(string)


def fullmatch(pattern, string, flags=0):
    """A match of the whole string, or None."""
    return _pattern_of(pattern, flags).fullmatch(string)


class _Left(int):
    """The 0 of what a call leaves out."""


_left = _Left()


# What is still taken by its place, where a name is wanted: the two options of a call.
def _by_place(function, required, given, name, option, flags):
    if option is not _left:
        raise TypeError(f"{function}() got multiple values for argument '{name}'")
    if len(given) > 1 and flags is not _left:
        raise TypeError(f"{function}() got multiple values for argument 'flags'")
    if len(given) > 2:
        raise TypeError(f'{function}() takes from {required} to {required + 2} positional arguments but '
                        f'{required + len(given)} were given')
    from warnings import warn
    warn(f"'{name}' is passed as positional argument", DeprecationWarning)
    return given if len(given) > 1 else (given[0], flags)


def sub(pattern, repl, string, *args, count=_left, flags=_left):
    """The string with every match replaced: by text with references to groups, or by what a function gives for it."""
    if args:
        count, flags = _by_place('sub', 3, args, 'count', count, flags)
    return _pattern_of(pattern, flags).sub(repl, string, count)


def subn(pattern, repl, string, *args, count=_left, flags=_left):
    """The same, and how many there were."""
    if args:
        count, flags = _by_place('subn', 3, args, 'count', count, flags)
    return _pattern_of(pattern, flags).subn(repl, string, count)


def split(pattern, string, *args, maxsplit=_left, flags=_left):
    """What is between the matches; what groups matched, too."""
    if args:
        maxsplit, flags = _by_place('split', 2, args, 'maxsplit', maxsplit, flags)
    return _pattern_of(pattern, flags).split(string, maxsplit)


sub.__text_signature__ = subn.__text_signature__ = '(pattern, repl, string, count=0, flags=0)'
split.__text_signature__ = '(pattern, string, maxsplit=0, flags=0)'


def findall(pattern, string, flags=0):
    """A list of all matches: their text, or that of their groups."""
    return _pattern_of(pattern, flags).findall(string)


def finditer(pattern, string, flags=0):
    """An iterator over all matches."""
    return _pattern_of(pattern, flags).finditer(string)


def compile(pattern, flags=0):
    """A Pattern of a regular expression."""
    return _pattern_of(pattern, flags)


def purge():
    """Forgets the patterns compiled by the functions here."""
    _cache.clear()
    _templates.clear()


_special = {i: '\\' + chr(i) for i in b'()[]{}?*+-|^$\\.&~# \t\n\r\v\f'}


def escape(pattern):
    """A pattern that matches this text."""
    if isinstance(pattern, str):
        return pattern.translate(_special)
    return str(pattern, 'latin1').translate(_special).encode('latin1')


class Scanner:
    """Takes a string apart by (pattern, action) pairs."""

    def __init__(self, lexicon, flags=0):
        self.lexicon = lexicon
        self._actions = {}
        group = 1
        for phrase, action in lexicon:
            self._actions[group] = action
            group += 1 + _pattern_of(phrase, flags).groups
        self.scanner = _pattern_of('|'.join([f'({phrase})' for phrase, action in lexicon]), flags)

    def scan(self, string):
        result = []
        next_match = self.scanner.scanner(string).match
        at = 0
        while (m := next_match()) and m.end() > at:
            action = self._actions[m.lastindex]
            if callable(action):
                self.match = m
                action = action(self, m.group())
            if action is not None:
                result.append(action)
            at = m.end()
        return result, string[at:]


# ---- flags: they are made when somebody asks for one ----

def _make_flags():
    import enum

    class RegexFlag(enum.IntFlag, boundary=enum.KEEP):
        NOFLAG = 0
        ASCII = A = 256
        IGNORECASE = I = 2
        LOCALE = L = 4
        UNICODE = U = 32
        MULTILINE = M = 8
        DOTALL = S = 16
        VERBOSE = X = 64
        DEBUG = 128
        __str__ = object.__str__
        _numeric_repr_ = hex

    RegexFlag.__module__ = 're'
    RegexFlag.__qualname__ = 'RegexFlag'
    enum.global_enum(RegexFlag)
    globals()['RegexFlag'] = RegexFlag


def __getattr__(name):
    if 'RegexFlag' not in globals() and (name in _FLAGS or name in ('RegexFlag', 'NOFLAG', 'A', 'I', 'L', 'U', 'M', 'S', 'X')):
        _make_flags()
        return globals()[name]
    raise AttributeError(f"module 're' has no attribute {name!r}", name=name, obj=None)
