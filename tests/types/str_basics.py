### indexing and slices
s = 'héllo €😀'
print(s[0], s[1], s[-1], s[-2], s[2:5], s[::2], s[::-1], s[5:2:-1], s[10:], repr(s[3:3]), s[:-1], s[-3:],
    len(s), s[True])
#> h é 😀 € llo hlo€ 😀€ olléh  ol  '' héllo €  €😀 8 é

### repr
for s in ['', "it's", '"', '\'"', '\n\t\r\\', '\0\x07\x7f', '\xa0é\xad', '\u200b\u2028€', '\ud800',
        '😀\U000e0001', 'a\x85']:
    print(ascii(repr(s)), ascii(ascii(s)))
#> "''" "''"
#> '"it\'s"' '"it\'s"'
#> '\'"\'' '\'"\''
#> '\'\\\'"\'' '\'\\\'"\''
#> "'\\n\\t\\r\\\\'" "'\\n\\t\\r\\\\'"
#> "'\\x00\\x07\\x7f'" "'\\x00\\x07\\x7f'"
#> "'\\xa0\xe9\\xad'" "'\\xa0\\xe9\\xad'"
#> "'\\u200b\\u2028\u20ac'" "'\\u200b\\u2028\\u20ac'"
#> "'\\ud800'" "'\\ud800'"
#> "'\U0001f600\\U000e0001'" "'\\U0001f600\\U000e0001'"
#> "'a\\x85'" "'a\\x85'"

### comparison and hashing
print('a' < 'b', 'a' < 'A', 'abc' < 'abcd', '€' < '😀', '\uffff' < '\U00010000', 'é' > 'e', 'a' == 'a', 'a' != b'a')
print('a' == 1, max('b', 'é', 'a'))
d = {'a': 1, 'é': 2, '€': 3}
print(d['a' + ''], d['xé'[1:]], d['€😀'[:1]], hash('abc') == hash('ab' + 'c'), hash(''))
#> True False True True True True True True
#> False é
#> 1 2 3 True 0

### concatenation in a loop
s = ''
for i in range(800):
    s += 'ab'
t = s
s += '€'
t += 'x'
u = t
t += 'y'
u += 'z'
print(len(s), len(t), s[-2:], t[-2:], u[-2:], s[:4], t == u, s.count('ab'))
#> 1601 1602 b€ xy xz abab False 800

### repetition
print('ab' * 3, 3 * 'ab', 'ab' * 0, 'ab' * -1, 'é€' * 2, '' * 5, 'a' * True, ('x' * 1000)[::250])
#> ababab ababab   é€é€  a xxxx

### str of things
print(str(), str(1), str(1.5), str(None), str([1, 'a']), str('x'), str(b'a'), str(b'abc', 'ascii'))
print(str(b'\xff', errors='replace'), str(object='o'), str(bytearray(b'z'), 'utf-8'), str(int), str(...))
class A:
    def __str__(self): return 'A!'
class B:
    def __repr__(self): return 'B?'
class C:
    def __str__(self): return 1
class S(str): pass
class D:
    def __str__(self): return S('sub')
print(str(A()), str(B()), str([A(), B()][1:]), type(str(D())).__name__, f'{A()}{B()!s}{B()!r}')
for bad in ["str(C())", "str(1, 'ascii')", "str('a', 'ascii')", "str(b'a', 2)", "str(b'a', 'nope')", "f'{C()}'"]:
    try: print(eval(bad))
    except Exception as e: print(bad, type(e).__name__, e)
#>  1 1.5 None [1, 'a'] x b'a' abc
#> � o z <class 'int'> Ellipsis
#> A! B? [B?] S A!B?B?
#> str(C()) TypeError __str__ returned non-string (type int)
#> str(1, 'ascii') TypeError decoding to str: need a bytes-like object, int found
#> str('a', 'ascii') TypeError decoding str is not supported
#> str(b'a', 2) TypeError str() argument 'encoding' must be str, not int
#> str(b'a', 'nope') LookupError unknown encoding: nope
#> f'{C()}' TypeError __str__ returned non-string (type int)

### a subclass
class S(str):
    def __new__(cls, x, tag=None):
        self = super().__new__(cls, x)
        self.tag = tag
        return self
    def shout(self): return self.upper() + '!'
s = S('héllo', tag=5)
print(s, s.tag, s.shout(), len(s), s + 'x', type(s + 'x').__name__, 'x' + s, s[1], type(s[:]).__name__, s == 'héllo')
print(hash(s) == hash('héllo'), {'héllo': 1}[s])
print(','.join([s, 'b']), s.split('l'), 'héllo'.replace(s, 'y'), s in 'xhéllox', 'h' in s, isinstance(s, str))
print(type(str(s)).__name__, type(s.strip()).__name__, 'ahéllo'.endswith(s), '%s|%5s' % (s, S('b')), '{}'.format(s))
print(f'{s:>7}', sorted([S('b'), 'a']), s * 2)
class T(str):
    def __str__(self): return 'T.str'
    def __repr__(self): return 'T.repr'
t = T('raw')
print(t, repr(t), str(t), '%s' % t, '%s %r' % (t, t), '{} {!r}'.format(t, t), f'{t}', [t], t + '', ''.join([t]))
#> héllo 5 HÉLLO! 5 héllox str xhéllo é str True
#> True 1
#> héllo,b ['hé', '', 'o'] y True True True
#> str str True héllo|    b héllo
#>   héllo ['a', 'b'] héllohéllo
#> T.str T.repr T.str T.str T.str T.repr T.str T.repr T.str [T.repr] raw raw

### iteration and unpacking
print(list('aé€😀'), [*'ab'], tuple('xy'), {c for c in 'aa'}, list(reversed('abc')), list(enumerate('ab')))
print(dict(zip('ab', 'cd')), min('hello'), sorted('hello'))
a, *b, c = 'hello'
print(a, b, c)
#> ['a', 'é', '€', '😀'] ['a', 'b'] ('x', 'y') {'a'} ['c', 'b', 'a'] [(0, 'a'), (1, 'b')]
#> {'a': 'c', 'b': 'd'} e ['e', 'h', 'l', 'l', 'o']
#> h ['e', 'l', 'l'] o

### str has the methods of CPython
for m in dir(''):
    if not m.startswith('_'): print(repr(m))
#> 'capitalize'
#> 'casefold'
#> 'center'
#> 'count'
#> 'encode'
#> 'endswith'
#> 'expandtabs'
#> 'find'
#> 'format'
#> 'format_map'
#> 'index'
#> 'isalnum'
#> 'isalpha'
#> 'isascii'
#> 'isdecimal'
#> 'isdigit'
#> 'isidentifier'
#> 'islower'
#> 'isnumeric'
#> 'isprintable'
#> 'isspace'
#> 'istitle'
#> 'isupper'
#> 'join'
#> 'ljust'
#> 'lower'
#> 'lstrip'
#> 'maketrans'
#> 'partition'
#> 'removeprefix'
#> 'removesuffix'
#> 'replace'
#> 'rfind'
#> 'rindex'
#> 'rjust'
#> 'rpartition'
#> 'rsplit'
#> 'rstrip'
#> 'split'
#> 'splitlines'
#> 'startswith'
#> 'strip'
#> 'swapcase'
#> 'title'
#> 'translate'
#> 'upper'
#> 'zfill'
