# Module re: functions, patterns, matches.

import re

### functions
print(re.match('a+', 'aab'), re.match('b', 'aab'))
print(re.search('b', 'aab'), re.fullmatch('a+', 'aab'))
print(re.fullmatch('a+b', 'aab'))
print(re.findall('a', 'banana'), re.findall('(a)(n)?', 'banana'), re.findall('b(a)', 'banana'),
    re.findall(b'a.', b'banana'))
print([m.span() for m in re.finditer('an', 'banana')], re.sub('a', '<a>', 'banana', 2), re.subn('n', '', 'banana'))
print(re.split(',', 'a,b,,c'), re.split('(,)', 'a,b', 1), re.split('', 'ab'), re.split('x*', 'axbc'),
    re.split(b'b', b'abc'))
print(re.purge(), re.compile('a') is re.compile('a'))
#> <re.Match object; span=(0, 2), match='aa'> None
#> <re.Match object; span=(2, 3), match='b'> None
#> <re.Match object; span=(0, 3), match='aab'>
#> ['a', 'a', 'a'] [('a', 'n'), ('a', 'n'), ('a', '')] ['a'] [b'an', b'an']
#> [(1, 3), (3, 5)] b<a>n<a>na ('baaa', 2)
#> ['a', 'b', '', 'c'] ['a', ',', 'b'] ['', 'a', 'b', ''] ['', 'a', '', 'b', 'c', ''] [b'a', b'c']
#> None True

### escape
import re
print([re.escape('a.b-c d\n\x00é~_#&'), re.escape(b'a.b\xff'), re.escape('')])
for c in map(chr, range(128)):
    if not re.fullmatch(re.escape(c), c): print('bad', c)
#> ['a\\.b\\-c\\ d\\\n\x00é\\~_\\#\\&', b'a\\.b\xff', '']

### repr of patterns
print(re.compile('a'), re.compile(b'a'))
print(re.compile('a', re.I | re.M | re.S | re.X))
print(re.compile('a', re.A), re.compile('(?i)a'))
print(re.compile('a' * 250))
print(re.compile(b'a', re.L), re.compile('a', 1 << 20), re.compile("'"))
print(re.compile('a', re.U))
#> re.compile('a') re.compile(b'a')
#> re.compile('a', re.IGNORECASE|re.MULTILINE|re.DOTALL|re.VERBOSE)
#> re.compile('a', re.ASCII) re.compile('(?i)a', re.IGNORECASE)
#> re.compile('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa)
#> re.compile(b'a', re.LOCALE) re.compile('a', 0x100000) re.compile("'")
#> re.compile('a')

### flags
print(re.A, re.I, re.L, re.M, re.S, re.X, re.U)
print(re.NOFLAG, re.I | re.M, int(re.A), re.DEBUG)
print(re.RegexFlag(0), re.RegexFlag(4096))
print(list(re.RegexFlag))
print(re.I in re.I | re.M, type(re.I), str(re.I), re.ASCII is re.A)
print(re.compile('a').flags, re.compile(b'a').flags, re.compile('a', re.I).flags, re.compile('(?im)a').flags)
print(isinstance(re.I, int))
#> re.ASCII re.IGNORECASE re.LOCALE re.MULTILINE re.DOTALL re.VERBOSE re.UNICODE
#> re.NOFLAG re.IGNORECASE|re.MULTILINE 256 re.DEBUG
#> re.NOFLAG re.RegexFlag(4096)
#> [re.ASCII, re.IGNORECASE, re.LOCALE, re.UNICODE, re.MULTILINE, re.DOTALL, re.VERBOSE, re.DEBUG]
#> True <flag 'RegexFlag'> re.IGNORECASE True
#> 32 0 34 42
#> True

### attributes of a pattern
import re
p = re.compile(r'(?P<x>a)(b)?(?P<y>c)', re.I)
print(p.pattern, p.flags, p.groups, p.groupindex, type(p), type(p).__name__, type(p).__qualname__, type(p).__module__)
for name in ('pattern', 'flags', 'groups', 'groupindex', 'x'):
    try:
        setattr(p, name, 1)
    except AttributeError as e:
        print(e)
#> (?P<x>a)(b)?(?P<y>c) 34 3 {'x': 1, 'y': 3} <class 're.Pattern'> Pattern Pattern re
#> readonly attribute
#> readonly attribute
#> readonly attribute
#> attribute 'groupindex' of 're.Pattern' objects is not writable
#> 're.Pattern' object has no attribute 'x' and no __dict__ for setting new attributes

### patterns as keys
import re, copy
p, q, r = re.compile('a'), re.compile('a'), re.compile('a', re.I)
re.purge()
q = re.compile('a')
print(p is q, p == q, hash(p) == hash(q), p == r, p != r, p == 'a', re.compile(b'a') == p, len({p, q, r}))
print(copy.copy(p) is p, copy.deepcopy(p) is p)
p < q
#> False True True False True False False 2
#> True True
#! TypeError: '<' not supported between instances of 're.Pattern' and 're.Pattern'

### a match
m = re.compile('(a)(b)?(?P<n>c)').match('xacx', 1, 3)
print(m, m.string, m.re, m.pos, m.endpos, m.lastindex)
print(m.lastgroup, m.regs)
print(m.group(), m.group(0), m.group(1, 2, 'n'), m.groups(), m.groups('-'), m.groupdict(), m[0], m['n'], m[True])
print(m.span(), m.span(1), m.span('n'), m.start(2), m.end(), m.start('n'), bool(m), type(m), m.groupdict(default=1))
print(m.expand(r'\1-\g<n>-\2-\g<0>'), re.match('a', 'a').lastgroup, re.match('((a)(b))', 'ab').lastindex)
#> <re.Match object; span=(1, 3), match='ac'> xacx re.compile('(a)(b)?(?P<n>c)') 1 3 3
#> n ((1, 3), (1, 2), (-1, -1), (2, 3))
#> ac ac ('a', None, 'c') ('a', None, 'c') ('a', '-', 'c') {'n': 'c'} ac c a
#> (1, 3) (1, 2) (2, 3) -1 3 2 True <class 're.Match'> {'n': 'c'}
#> a-c--ac None 1

### groups that are not there
m = re.match('(a)', 'a')
for g in (2, -1, 'x', None, 1.5, b'1', 10 ** 30):
    for f in (m.group, m.start, m.end, m.span, m.__getitem__):
        try:
            print(f(g))
        except Exception as e:
            print(type(e).__name__, e, end='; ')
#> IndexError no such group; IndexError no such group; IndexError no such group; IndexError no such group; IndexError no such group; IndexError no such group; IndexError no such group; IndexError no such group; IndexError no such group; IndexError no such group; IndexError no such group; IndexError no such group; IndexError no such group; IndexError no such group; IndexError no such group; IndexError no such group; IndexError no such group; IndexError no such group; IndexError no such group; IndexError no such group; IndexError no such group; IndexError no such group; IndexError no such group; IndexError no such group; IndexError no such group; IndexError no such group; IndexError no such group; IndexError no such group; IndexError no such group; IndexError no such group; IndexError no such group; IndexError no such group; IndexError no such group; IndexError no such group; IndexError no such group; 

### matches cannot be changed, made or copied
import re, copy
m = re.match('(a)', 'a')
print(copy.copy(m) is m, copy.deepcopy(m) is m, m == m, m == re.match('(a)', 'a'))
for f in (lambda: setattr(m, 'pos', 1), lambda: setattr(m, 'x', 1), lambda: re.Match(), lambda: re.Pattern('a'),
        lambda: type('x', (re.Match,), {}), lambda: type('x', (re.Pattern,), {}),
        lambda: setattr(re.Pattern, 'x', 1)):
    try:
        f()
    except Exception as e:
        print(type(e).__name__, e)
print(re.Pattern[str], re.Match[bytes], re.Pattern, re.Match)
#> True True True False
#> AttributeError readonly attribute
#> AttributeError 're.Match' object has no attribute 'x' and no __dict__ for setting new attributes
#> TypeError cannot create 're.Match' instances
#> TypeError cannot create 're.Pattern' instances
#> TypeError type 're.Match' is not an acceptable base type
#> TypeError type 're.Pattern' is not an acceptable base type
#> TypeError cannot set 'x' attribute of immutable type 're.Pattern'
#> re.Pattern[str] re.Match[bytes] <class 're.Pattern'> <class 're.Match'>

### positions
p = re.compile('^a|b$')
print(p.search('ba', 1), p.search('ab', 0, 1), p.search('bb', 0, 1), p.match('ba', 1))
print(re.compile('a').search('aaa', 5), re.compile('').match('abc', 2, 1))
print(re.compile('a').findall('aaaa', 1, 3), re.compile('').search('abc', -5, -2),
    re.compile(r'\bb').search('ab', 1))
print(re.compile('(?<=a)b').search('ab', 1))
print(re.compile('a').match('a', pos=0, endpos=1), re.compile('a').search(string='a'))
print(re.compile('a').fullmatch('ba', 1))
for far in (10 ** 30, -10 ** 30):
    try: print(re.compile('a').search('a', far))
    except OverflowError as e: print(e)
class I:
    def __index__(self): return 1
print(re.compile('a').match('ba', I()), re.compile('a').findall('aaa', I()), re.compile('a').split('aaa', I()))
re.compile('a').match('a', 1.5)
#> None <re.Match object; span=(0, 1), match='a'> <re.Match object; span=(0, 1), match='b'> None
#> None <re.Match object; span=(2, 2), match=''>
#> ['a', 'a'] <re.Match object; span=(0, 0), match=''> None
#> <re.Match object; span=(1, 2), match='b'>
#> <re.Match object; span=(0, 1), match='a'> <re.Match object; span=(0, 1), match='a'>
#> <re.Match object; span=(1, 2), match='a'>
#> Python int too large to convert to C ssize_t
#> Python int too large to convert to C ssize_t
#> <re.Match object; span=(1, 2), match='a'> ['a', 'a'] ['', 'aa']
#! TypeError: 'float' object cannot be interpreted as an integer

### subclasses of str and bytes
import re
class S(str): pass
class B(bytes): pass
m = re.match(S('a+'), S('aab'))
print(type(m.re.pattern), type(m.string), type(m.group()), type(re.sub('b', 'c', S('aab'))))
print(type(re.sub('x', 'c', S('aab'))), type(re.findall('.', S('a'))[0]))
print(re.match(B(b'a'), B(b'ab')).group(), re.split(B(b','), B(b'a,b')), re.findall(b'a', bytearray(b'aa')))
print(re.match(b'a', bytearray(b'ab')).group())
#> <class '__main__.S'> <class '__main__.S'> <class 'str'> <class 'str'>
#> <class 'str'> <class 'str'>
#> b'a' [b'a', b'b'] [b'a', b'a']
#> b'a'

### empty matches
print(re.findall('x*', 'axb'), re.sub('x*', '-', 'axb'), re.split('x*', 'axb'),
    [m.span() for m in re.finditer('|a', 'aa')])
print(re.findall(r'\b|a', 'a b'), re.sub('^', '>', 'a\nb', flags=re.M), re.sub('$', '<', 'a\n'),
    re.findall('(?=(a))', 'aa'))
#> ['', 'x', '', ''] -a--b- ['', 'a', '', 'b', ''] [(0, 0), (0, 1), (1, 1), (1, 2), (2, 2)]
#> ['', 'a', '', '', ''] >a
#> >b a<
#> < ['a', 'a']

### sub with text
print([re.sub('(a)(b)?', r'[\1\2]', 'abac'), re.sub('a', r'\g<0>\n\0\07\101\\', 'a'),
    re.sub('(?P<x>a)', r'\g<x>\g<1>', 'a')])
print(re.sub('a', 'b', 'aaa', count=2), re.sub(b'(a)', rb'<\1>', b'aba'), re.sub('(a)', r'\1\.', 'a'))
print(re.sub('a', '', 'banana'), re.sub('a', 'é', 'banana'), re.sub('a', '\u20ac', 'ba'))
print(re.sub('x', 'y', 'abc'), re.subn('(x)?', r'<\1>', 'ab'), re.sub(b'a', bytearray(b'z'), b'aa'),
    re.sub('', '-', 'abc'))
#> ['[ab][a]c', 'a\n\x00\x07A\\', 'aa']
#> bba b'<a>b<a>' a\.
#> bnn bénéné b€
#> abc ('<>a<>b<>', 3) b'zz' -a-b-c-

### sub with a function
import re
print(re.sub('[a-z]+', lambda m: m.group().upper(), 'ab 12 cd'), re.subn('(a)|b', lambda m: str(m.lastindex), 'abc', 1))
print(re.sub('a', lambda m: '', 'banana'), re.sub(b'a', lambda m: b'<' + m.group() + b'>', b'ba'))
print(re.sub('x', None.__class__, 'a'))
print(re.sub('a', lambda m: re.sub('b', 'c', 'ab'), 'aa'))
re.sub('a', lambda m: 5, 'a')
#> AB 12 CD ('1bc', 1)
#> bnn b'b<a>'
#> a
#> acac
#! TypeError: sequence item 0: expected str instance, int found

### errors in replacements: from '\\2' to '\\q'
for r in ('\\2', '\\', '\\g', '\\g<', '\\g<1', '\\g<>', '\\g<-1>', '\\g<x>', '\\g<x y>', '\\q'):
    try:
        print([re.sub('(a)', r, 'a')])
    except Exception as e:
        print(type(e).__name__, e)
#> PatternError invalid group reference 2 at position 1
#> PatternError bad escape (end of pattern) at position 0
#> PatternError missing < at position 2
#> PatternError missing group name at position 3
#> PatternError missing >, unterminated name at position 3
#> PatternError missing group name at position 3
#> PatternError bad character in group name '-1' at position 3
#> IndexError unknown group name 'x'
#> PatternError bad character in group name 'x y' at position 3
#> PatternError bad escape \q at position 0

### errors in replacements: b'\\g<\xe9>', b'\\q' and b'\\2'
for r in ('\\400', '\\9', '\\g<2>', '\\x41', '\\A', 'a\\g<1', '\\g<é>', '\\12', '\\g<+1>', '\\g<1_0>'):
    try:
        print([re.sub('(a)', r, 'a')])
    except Exception as e:
        print(type(e).__name__, e)
for r in (b'\\g<\xe9>', b'\\q', b'\\2'):
    try:
        print(re.sub(b'(a)', r, b'a'))
    except Exception as e:
        print(type(e).__name__, e)
#> PatternError octal escape value \400 outside of range 0-0o377 at position 0
#> PatternError invalid group reference 9 at position 1
#> PatternError invalid group reference 2 at position 3
#> PatternError bad escape \x at position 0
#> PatternError bad escape \A at position 0
#> PatternError missing >, unterminated name at position 4
#> IndexError unknown group name 'é'
#> PatternError invalid group reference 12 at position 1
#> PatternError bad character in group name '+1' at position 3
#> PatternError bad character in group name '1_0' at position 3
#> PatternError bad character in group name '\xe9' at position 3
#> PatternError bad escape \q at position 0
#> PatternError invalid group reference 2 at position 1

### replacements of the wrong type
import re
for args in (('a', 5, 'a'), ('a', b'x', 'a'), ('b', b'x', 'ab'), (b'a', 'x', b'a'), ('a', 'x', b'a'), ('c', b'x', 'a')):
    try:
        print(re.sub(*args))
    except Exception as e:
        print(type(e).__name__, e)
#> TypeError decoding to str: need a bytes-like object, int found
#> TypeError sequence item 0: expected str instance, bytes found
#> TypeError sequence item 1: expected str instance, bytes found
#> TypeError sequence item 0: expected a bytes-like object, str found
#> TypeError cannot use a string pattern on a bytes-like object
#> a

### scanner and finditer
s = re.compile(r'\w').scanner('ab c')
print(type(s), s.pattern)
print(s.search(), s.match())
print(s.match(), s.search())
it = re.finditer('a', 'aa')
print(type(it), iter(it) is it, next(it))
print([*it], next(it, None))
print([*re.compile('a').finditer('aaa', 1, 2)])
#> <class '_sre.SRE_Scanner'> re.compile('\\w')
#> <re.Match object; span=(0, 1), match='a'> <re.Match object; span=(1, 2), match='b'>
#> None None
#> <class 'callable_iterator'> True <re.Match object; span=(0, 1), match='a'>
#> [<re.Match object; span=(1, 2), match='a'>] None
#> [<re.Match object; span=(1, 2), match='a'>]

### names that a star import gives
from re import *
import re
print(sorted(n for n in re.__all__ if n not in globals()), I, search('a', 'a'), re.__name__)
re.T
#> [] re.IGNORECASE <re.Match object; span=(0, 1), match='a'> re
#! AttributeError: module 're' has no attribute 'T'

### arguments
p = re.compile('a')
for f in (lambda: p.match(), lambda: p.match('a', 1, 2, 3), lambda: p.split(), lambda: re.match('a'),
        lambda: p.search('a', 'b'), lambda: re.match('(a)', 'a').groups(1, 2),
        lambda: re.match('a', 'a').span(1, 2), lambda: re.match('a', 'a').group(x=1),
        lambda: re.compile('a', 'x')):
    try:
        print(f())
    except TypeError as e:
        print(e)
#> match() missing required argument 'string' (pos 1)
#> match() takes at most 3 arguments (4 given)
#> split() missing required argument 'string' (pos 1)
#> match() missing 1 required positional argument: 'string'
#> 'str' object cannot be interpreted as an integer
#> groups() takes at most 1 argument (2 given)
#> span expected at most 1 argument, got 2
#> Match.group() takes no keyword arguments
#> unsupported operand type(s) for &: 'str' and 'int'

### the cache keeps apart what differs
print(re.match('a', 'A', re.I), re.match('a', 'A'))  #> <re.Match object; span=(0, 1), match='A'> None
print(re.match(b'a', b'a'))  #> <re.Match object; span=(0, 1), match=b'a'>
print(re.match('a', 'a'))  #> <re.Match object; span=(0, 1), match='a'>
for i in range(600): re.compile('a' * (i % 550))
print(re.match('aa', 'aaa'))  #> <re.Match object; span=(0, 2), match='aa'>

### Scanner
s = re.Scanner([(r'[a-zA-Z_]\w*', lambda scanner, token: token), (r'\d+\.\d*', lambda s, t: float(t)),
    (r'(\d)+', lambda s, t: int(t)), (r'=|\+|-|\*|/', lambda s, t: 'op' + t), (r'\s+', None), (';', 'end')])
print(s.scan('sum = 3*foo + 312.50+bar;'))
print(s.scan('a ? b'), s.scan(''), s.match)
print(re.Scanner([('a', 1)], re.I).scan('aAb'))
#> (['sum', 'op=', 3, 'op*', 'foo', 'op+', 312.5, 'op+', 'bar', 'end'], '')
#> (['a'], '? b') ([], '') <re.Match object; span=(0, 1), match='a'>
#> ([1, 1], 'b')

### lookaround
print(re.findall(r'(?<=\$)\d+', 'a $12 b 34 $5'), re.findall(r'\d+(?!\d|%)', '10% 20 30%'),
    re.findall(r'(?<!a)b', 'ab bb'))
print(re.match(r'(?=(\w+))\1:', 'abc:'), re.match('(?=.*x)(?=.*y)', 'yax'))
print(re.search(r'(?<=(?P<q>a))b', 'ab').groups(), re.match('(?!a)b|a', 'a'))
print(re.search('(?<=^|;)x', ';x') if 0 else re.search('(?<=;)x|^x', ';x'),
    re.sub(r'(?<=\d)(?=(?:\d{3})+$)', ',', '1234567'))
#> ['12', '5'] ['20'] ['b', 'b']
#> <re.Match object; span=(0, 4), match='abc:'> <re.Match object; span=(0, 0), match=''>
#> ('a',) <re.Match object; span=(0, 1), match='a'>
#> <re.Match object; span=(1, 2), match='x'> 1,234,567

### atomic groups and possessive repeats
import re
print(re.match('(?>a+)ab', 'aaab'), re.match('a++b', 'aab'), re.match('a*+a', 'aaa'), re.match('a?+a', 'a'))
print(re.match('(?:ab|a){2}+b', 'aab'))
print(re.match('(?>a|ab)c', 'abc'), re.match('(?>(a)|b)+', 'ab').groups(), re.match('x{2,3}+x', 'xxxx'))
print(re.match('(?:a|ab)++c', 'aabc'))
#> None <re.Match object; span=(0, 3), match='aab'> None None
#> None
#> None ('a',) <re.Match object; span=(0, 4), match='xxxx'>
#> None

### conditions
import re
p = re.compile(r'(<)?(\w+@\w+)(?(1)>|$)')
print([bool(p.match(s)) for s in ('<a@b>', 'a@b', '<a@b', 'a@b>')], re.match('(?P<x>a)?(?(x)b|c)', 'c'))
print(re.match('(a)?(?(1)b)', 'b'))
print(re.fullmatch('(a)?(?(1)|b)c', 'bc'), re.match('(?(1)a|b)(c)', 'bc').groups())
#> [True, True, False, False] <re.Match object; span=(0, 1), match='c'>
#> <re.Match object; span=(0, 0), match=''>
#> <re.Match object; span=(0, 2), match='bc'> ('c',)

### lazy repeats
import re
print(re.findall('<.*?>', '<a><b>'), re.match('a{2,3}?', 'aaaa'), re.match('a+?b', 'aab'))
print(re.match('(a|b)*?c', 'abac').groups(), re.match('a??b', 'ab'))
print(re.findall(r'(\w+?)(\d*?)\b', 'ab12 3'), re.match('.{2,}?c', 'abcc'), re.match('(?s).*?$', 'a\nb'))
print(re.match('(?:a?)*?y', 'z'))
#> ['<a>', '<b>'] <re.Match object; span=(0, 2), match='aa'> <re.Match object; span=(0, 3), match='aab'>
#> ('a',) <re.Match object; span=(0, 2), match='ab'>
#> [('ab', '12'), ('3', '')] <re.Match object; span=(0, 3), match='abc'> <re.Match object; span=(0, 3), match='a\nb'>
#> None

### groups in repeats
for p, s in (('(a|b)*', 'abab'), ('((a)|b)*', 'ab'), ('(?:(a)|b)*', 'ab'), ('(a*)*', 'aa'), ('(a*)+', 'b'),
        ('(|a)*', 'aa'), ('(?:(a)|(b))*', 'abb'), ('(a(b)?)+', 'aba'), ('(a?)*?b', 'ab'),
        ('(?:(x)|y(?!\\1))+', 'xy'), ('((ab)*?a)*', 'aba'), ('(a)|b', 'b'), ('(?:a(b)?){2}', 'aba')):
    m = re.match(p, s)
    print(p, m and (m.groups(), m.span(), m.lastindex))
#> (a|b)* (('b',), (0, 4), 1)
#> ((a)|b)* (('b', 'a'), (0, 2), 1)
#> (?:(a)|b)* (('a',), (0, 2), 1)
#> (a*)* (('',), (0, 2), 1)
#> (a*)+ (('',), (0, 0), 1)
#> (|a)* (('',), (0, 0), 1)
#> (?:(a)|(b))* (('a', 'b'), (0, 3), 2)
#> (a(b)?)+ (('a', 'b'), (0, 3), 1)
#> (a?)*?b (('a',), (0, 2), 1)
#> (?:(x)|y(?!\1))+ (('x',), (0, 2), 1)
#> ((ab)*?a)* (('a', None), (0, 1), 1)
#> (a)|b ((None,), (0, 1), None)
#> (?:a(b)?){2} (('b',), (0, 3), 1)

### anchors
import re
s = 'ab\ncd\n'
print([m.start() for m in re.finditer('^', s)], [m.start() for m in re.finditer('^', s, re.M)])
print([m.start() for m in re.finditer('$', s)])
print([m.start() for m in re.finditer('$', s, re.M)], [m.start() for m in re.finditer(r'\Z', s)], re.search(r'\z', s))
print(re.search(r'\Acd', s, re.M))
print(re.findall(r'\b', 'a b'), re.findall(r'\B', 'a bc'), re.search(r'\B', ''), re.search(r'\b', ''))
print(re.findall(r'\bé\b', 'é e é'), re.findall(r'(?a)\bx', 'éx x'))
#> [0] [0, 3, 6]
#> [5, 6]
#> [2, 5, 6] [6] <re.Match object; span=(6, 6), match=''>
#> None
#> ['', '', '', ''] [''] <re.Match object; span=(0, 0), match=''> None
#> ['é', 'é'] ['x', 'x']

### the dot
import re
print(re.findall('.', 'a\nb'), re.findall('.', 'a\r\x85\u2028b'), len(re.findall('.', 'a\nb', re.S)))
print(re.findall(b'.', b'\n\xff'), re.match('(?s:.)a', '\na'))
#> ['a', 'b'] ['a', '\r', '\x85', '\u2028', 'b'] 3
#> [b'\xff'] <re.Match object; span=(0, 2), match='\na'>

### classes
for c in r'\d', r'\D', r'\w', r'\W', r'\s', r'\S', r'[^\d\s]', r'[\w-]', r'[^\W\d_]', r'[\s\S]':
    print(c, ascii(re.findall(c, 'a1 _\u0661\u00e9\u2003-\x1f')),
        ascii(re.findall(c, 'a1 _\u0661\u00e9\u2003-\x1f', re.A)), re.findall(c.encode(), b'a1 _\xe9-'))
#> \d ['1', '\u0661'] ['1'] [b'1']
#> \D ['a', ' ', '_', '\xe9', '\u2003', '-', '\x1f'] ['a', ' ', '_', '\u0661', '\xe9', '\u2003', '-', '\x1f'] [b'a', b' ', b'_', b'\xe9', b'-']
#> \w ['a', '1', '_', '\u0661', '\xe9'] ['a', '1', '_'] [b'a', b'1', b'_']
#> \W [' ', '\u2003', '-', '\x1f'] [' ', '\u0661', '\xe9', '\u2003', '-', '\x1f'] [b' ', b'\xe9', b'-']
#> \s [' ', '\u2003', '\x1f'] [' '] [b' ']
#> \S ['a', '1', '_', '\u0661', '\xe9', '-'] ['a', '1', '_', '\u0661', '\xe9', '\u2003', '-', '\x1f'] [b'a', b'1', b'_', b'\xe9', b'-']
#> [^\d\s] ['a', '_', '\xe9', '-'] ['a', '_', '\u0661', '\xe9', '\u2003', '-', '\x1f'] [b'a', b'_', b'\xe9', b'-']
#> [\w-] ['a', '1', '_', '\u0661', '\xe9', '-'] ['a', '1', '_', '-'] [b'a', b'1', b'_', b'-']
#> [^\W\d_] ['a', '\xe9'] ['a'] [b'a']
#> [\s\S] ['a', '1', ' ', '_', '\u0661', '\xe9', '\u2003', '-', '\x1f'] ['a', '1', ' ', '_', '\u0661', '\xe9', '\u2003', '-', '\x1f'] [b'a', b'1', b' ', b'_', b'\xe9', b'-']

### sets
import re
print(re.findall('[]a]', 'a]b'), re.findall('[^]a]', 'a]b'), re.findall('[a-c-]', 'a-d'), re.findall('[-a]', '-a'))
print(re.findall(r'[\]\\^-]', ']\\^-'), re.findall('[a^]', '^a'))
print(re.findall('[\u0400-\u04ff]', 'aжя'), re.findall('[^\u0400-\u04ff]', 'aжя'))
print(re.findall('[\U00010000-\U0010ffff]', 'a😀'), re.findall(r'[\x41-\u0042]', 'ABC'))
print(re.findall(r'[\n\t\b]', '\n\t') == ['\n', '\t'])
print(re.findall('[a-z0-9_é😀]+', 'abc_1é😀-x'), re.findall('[é-ö]', 'éöü'), re.findall(b'[\x80-\xff]', b'a\x80\xff'))
#> ['a', ']'] ['b'] ['a', '-'] ['-', 'a']
#> [']', '\\', '^', '-'] ['^', 'a']
#> ['ж', 'я'] ['a']
#> ['😀'] ['A', 'B']
#> True
#> ['abc_1é😀', 'x'] ['é', 'ö'] [b'\x80', b'\xff']

### ignoring the case
import re
print(re.findall('straße', 'STRAßE straße STRASSE', re.I), re.findall('k', 'kK\u212a', re.I))
print(re.findall('k', 'kK\u212a', re.I | re.A), re.findall('[k-l]', 'K\u212aL', re.I))
print(re.findall('σ', 'σςΣ', re.I), re.findall('[α-ω]+', 'ΑΒΓς', re.I), re.findall('\u0131|i', 'iIıİ', re.I))
print(re.findall('ſ', 'sSſ', re.I), re.findall('ß', 'ßẞ', re.I))
print(re.findall('[^a]', 'aAb', re.I), re.findall('é', 'éÉ', re.I), re.findall(b'[a-z]', b'aA\xe9', re.I))
print(re.findall('(?i:a)b', 'abABAb'), re.findall('(?-i:a)b', 'abaBAb', re.I))
print(re.findall('ﬅ', 'ﬆ', re.I), re.match(r'(a)\1', 'aA', re.I), re.match(r'(k)\1', 'k\u212a', re.I))
print(re.match(r'(s)\1', 'sſ', re.I), re.findall('[\U00010400-\U00010427]', '\U00010428', re.I))
print(re.findall('Ǆ', 'ǅǆ', re.I))
print([hex(i) for i in range(0x250) if re.match('[a-z]', chr(i), re.I) and not chr(i).isascii()])
print([hex(i) for i in range(0x3000) if re.match('µ|θ', chr(i), re.I)])
#> ['STRAßE', 'straße'] ['k', 'K', 'K']
#> ['k', 'K'] ['K', 'K', 'L']
#> ['σ', 'ς', 'Σ'] ['ΑΒΓς'] ['i', 'I', 'ı', 'İ']
#> ['s', 'S', 'ſ'] ['ß', 'ẞ']
#> ['b'] ['é', 'É'] [b'a', b'A']
#> ['ab', 'Ab'] ['ab', 'aB']
#> ['ﬆ'] <re.Match object; span=(0, 2), match='aA'> <re.Match object; span=(0, 2), match='kK'>
#> None ['𐐨']
#> ['ǅ', 'ǆ']
#> ['0x130', '0x131', '0x17f']
#> ['0xb5', '0x398', '0x39c', '0x3b8', '0x3bc', '0x3d1', '0x3f4']

### verbose
p = re.compile(r'''
    (\d+)   # digits \
    still a comment
    [ #]    # a space or a hash
    \ \#    # both
    x y
''', re.X)
print(p.match('1  #xy').groups(), re.match('(?x) a  b', 'ab'))
print(re.match('(?x: a b) c', 'ab c'))
print(re.match('a(?-x: b)', 'a b', re.X))
print(re.match('(?x)a{ 1}', 'a{1}'))
print(re.match('(?x)[a b]+', 'a b'))
#> ('1',) <re.Match object; span=(0, 2), match='ab'>
#> <re.Match object; span=(0, 4), match='ab c'>
#> <re.Match object; span=(0, 3), match='a b'>
#> <re.Match object; span=(0, 4), match='a{1}'>
#> <re.Match object; span=(0, 3), match='a b'>

### inline flags
import re
print(re.match('(?i)A', 'a'), re.match('(?is)A.', 'a\n').re.flags, re.match('(?i:A)b', 'aB'))
print(re.match('(?i-s:A.)', 'a\n', re.S), re.match('(?im-sx:a)', 'A'), re.findall('(?m:^a)', 'a\na'))
print(re.findall(r'(?a:\w)\w', 'aéé'), re.match(r'(?u:\w)', 'é', re.A), re.match(b'(?L:\\w)', b'a'))
print(re.match('(?i)(?m)A', 'a').re.flags)
#> <re.Match object; span=(0, 1), match='a'> 50 None
#> None <re.Match object; span=(0, 1), match='A'> ['a', 'a']
#> ['aé'] <re.Match object; span=(0, 1), match='é'> <re.Match object; span=(0, 1), match=b'a'>
#> 42

### braces that are no repeats
print(re.match('a{', 'a{'))
print(re.match('a{}', 'a{}'))
print(re.match('a{,}', 'aaa'))
print(re.match('a{1', 'a{1'))
print(re.match('a{1,x}', 'a{1,x}'))
print(re.match('{', '{'))
print(re.match('a{,2}', 'aaa'))
print(re.match('x{a}', 'x{a}'))
print(re.match('a{0}b', 'b'), re.match('(a){0}b', 'b').groups())
print(re.match('a{3}', 'aaaa'))
print(re.match('a{2,}', 'aaaa'))
print(re.match('(?:ab){1,2}', 'ababab'))
#> <re.Match object; span=(0, 2), match='a{'>
#> <re.Match object; span=(0, 3), match='a{}'>
#> <re.Match object; span=(0, 3), match='aaa'>
#> <re.Match object; span=(0, 3), match='a{1'>
#> <re.Match object; span=(0, 6), match='a{1,x}'>
#> <re.Match object; span=(0, 1), match='{'>
#> <re.Match object; span=(0, 2), match='aa'>
#> <re.Match object; span=(0, 4), match='x{a}'>
#> <re.Match object; span=(0, 1), match='b'> (None,)
#> <re.Match object; span=(0, 3), match='aaa'>
#> <re.Match object; span=(0, 4), match='aaaa'>
#> <re.Match object; span=(0, 4), match='abab'>

### references
print(re.match(r'(.)(.)\2\1', 'abba'), re.match(r'(?P<q>[\'"]).*?(?P=q)', '"a\'b"'), re.match(r'(a)?\1', 'b'))
print(re.match(r'(a|b)*\1', 'abb'), re.match('(é)\\1', 'éé'))
print(re.match(r'()()()()()()()()()(x)\10', 'xx'))
print(re.match('(a)\\07', 'a\x07'))
print(re.match(r'(?:(a)|b)\1?', 'b'))
print(re.match(r'(a)(?:\1)+', 'aaa'))
#> <re.Match object; span=(0, 4), match='abba'> <re.Match object; span=(0, 5), match='"a\'b"'> None
#> <re.Match object; span=(0, 3), match='abb'> <re.Match object; span=(0, 2), match='éé'>
#> <re.Match object; span=(0, 2), match='xx'>
#> <re.Match object; span=(0, 2), match='a\x07'>
#> <re.Match object; span=(0, 1), match='b'>
#> <re.Match object; span=(0, 3), match='aaa'>

### wide text
t = 'naïve café \u20ac 12 \U0001f600 x'
print(re.findall(r'\w+', t), re.findall(r'\S+', t))
print(re.search('\u20ac', t), re.search('\U0001f600', t).span())
print(re.sub(r'\s', '_', t), re.split('[é\u20ac]', t), re.search('x$', t).span())
#> ['naïve', 'café', '12', 'x'] ['naïve', 'café', '€', '12', '😀', 'x']
#> <re.Match object; span=(11, 12), match='€'> (16, 17)
#> naïve_café_€_12_😀_x ['naïve caf', ' ', ' 12 😀 x'] (18, 19)

### many alternatives
import re
words = ['w%d' % i for i in range(300)]
p = re.compile('|'.join(words))
print(p.findall('w1 w299 w300'), re.compile('(?:' + '|'.join(words) + r')\b').findall('w1 w299 w300'), len(p.pattern))
#> ['w1', 'w2', 'w3'] ['w1', 'w299'] 1389

### long texts
import re
print(re.match('(?:a|b)*c', 'ab' * 20000 + 'c').end(), re.match('(a|b)*c', 'ab' * 5000 + 'c').span(1))
print(re.search('x', 'a' * 100000 + 'x').start(), len(re.findall('ab', 'ab' * 10000)))
print(re.match('(?:(?:a)|b)*?c', 'ab' * 5000 + 'c').end(), re.match('.*?c', 'ab' * 50000 + 'c').end())
print(re.sub('a', '', 'ab' * 1000) == 'b' * 1000)
#> 40001 (9999, 10000)
#> 100000 10000
#> 10001 100001
#> True

### what cannot be pickled
import re
try:
    re.match('a', 'a').__reduce_ex__(2)
except TypeError as e:
    print(e)  #> cannot pickle 're.Match' object

### memoryviews and bytearrays
import re
b = bytearray(b'abcabc')
m = re.search(b'c', b)
print(m, m.group(), re.findall(b'a', memoryview(b'aba')), re.sub(b'a', b'x', memoryview(b'aba')))
print(re.match(memoryview(b'a'), b'a') if 0 else 0, type(m.string).__name__)
b[2:3] = b''
print(m.group(), m.span())
#> <re.Match object; span=(2, 3), match=b'c'> b'c' [b'a', b'a'] b'xbx'
#> 0 bytearray
#> b'a' (2, 3)
