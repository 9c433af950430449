### case conversions
for s in ['', 'abc', 'ABC dEf', 'straße', 'ŉ', 'ΑΣ', 'ΑΣ Α', 'ΌΣΟΣ', 'ǆ', 'ﬁne', "they're bill's", 'éÉ', 'İi',
        '𐐀𐐨']:
    print(ascii(s), ascii(s.lower()), ascii(s.upper()), ascii(s.title()), ascii(s.capitalize()),
        ascii(s.swapcase()), ascii(s.casefold()))
#> '' '' '' '' '' '' ''
#> 'abc' 'abc' 'ABC' 'Abc' 'Abc' 'ABC' 'abc'
#> 'ABC dEf' 'abc def' 'ABC DEF' 'Abc Def' 'Abc def' 'abc DeF' 'abc def'
#> 'stra\xdfe' 'stra\xdfe' 'STRASSE' 'Stra\xdfe' 'Stra\xdfe' 'STRASSE' 'strasse'
#> '\u0149' '\u0149' '\u02bcN' '\u02bcN' '\u02bcN' '\u02bcN' '\u02bcn'
#> '\u0391\u03a3' '\u03b1\u03c2' '\u0391\u03a3' '\u0391\u03c2' '\u0391\u03c2' '\u03b1\u03c2' '\u03b1\u03c3'
#> '\u0391\u03a3 \u0391' '\u03b1\u03c2 \u03b1' '\u0391\u03a3 \u0391' '\u0391\u03c2 \u0391' '\u0391\u03c2 \u03b1' '\u03b1\u03c2 \u03b1' '\u03b1\u03c3 \u03b1'
#> '\u038c\u03a3\u039f\u03a3' '\u03cc\u03c3\u03bf\u03c2' '\u038c\u03a3\u039f\u03a3' '\u038c\u03c3\u03bf\u03c2' '\u038c\u03c3\u03bf\u03c2' '\u03cc\u03c3\u03bf\u03c2' '\u03cc\u03c3\u03bf\u03c3'
#> '\u01c6' '\u01c6' '\u01c4' '\u01c5' '\u01c5' '\u01c4' '\u01c6'
#> '\ufb01ne' '\ufb01ne' 'FINE' 'Fine' 'Fine' 'FINE' 'fine'
#> "they're bill's" "they're bill's" "THEY'RE BILL'S" "They'Re Bill'S" "They're bill's" "THEY'RE BILL'S" "they're bill's"
#> '\xe9\xc9' '\xe9\xe9' '\xc9\xc9' '\xc9\xe9' '\xc9\xe9' '\xc9\xe9' '\xe9\xe9'
#> '\u0130i' 'i\u0307i' '\u0130I' '\u0130i' '\u0130i' 'i\u0307I' 'i\u0307i'
#> '\U00010400\U00010428' '\U00010428\U00010428' '\U00010400\U00010400' '\U00010400\U00010428' '\U00010400\U00010428' '\U00010428\U00010400' '\U00010428\U00010428'

### character classes: isalnum, isalpha and isascii
for s in ['', 'a', 'A1', '1', '²', '½', '٣', ' ', '\t\n', '\x1c', '\xa0', 'Ab', 'AB']:
    print(ascii(s), s.isalnum(), s.isalpha(), s.isascii(), s.isdecimal(), s.isdigit(), s.isidentifier(),
        s.islower(), s.isnumeric(), s.isprintable(), s.isspace(), s.istitle(), s.isupper())
#> '' False False True False False False False False True False False False
#> 'a' True True True False False True True False True False False False
#> 'A1' True False True False False True False False True False True True
#> '1' True False True True True False False True True False False False
#> '\xb2' True False False False True False False True True False False False
#> '\xbd' True False False False False False False True True False False False
#> '\u0663' True False False True True False False True True False False False
#> ' ' False False True False False False False False True True False False
#> '\t\n' False False True False False False False False False True False False
#> '\x1c' False False True False False False False False False True False False
#> '\xa0' False False False False False False False False False True False False
#> 'Ab' True True True False False True False False True False True False
#> 'AB' True True True False False True False False True False False True

### character classes: from 'Ab Cd' to '一'
for s in ['Ab Cd', 'ab1', 'é', '_a', '1a', 'a b', '\x7f', '€', '\ud800', 'ǅ', 'ⅷ', 'ª', '一']:
    print(ascii(s), s.isalnum(), s.isalpha(), s.isascii(), s.isdecimal(), s.isdigit(), s.isidentifier(),
        s.islower(), s.isnumeric(), s.isprintable(), s.isspace(), s.istitle(), s.isupper())
#> 'Ab Cd' False False True False False False False False True False True False
#> 'ab1' True False True False False True True False True False False False
#> '\xe9' True True False False False True True False True False False False
#> '_a' False False True False False True True False True False False False
#> '1a' True False True False False False True False True False False False
#> 'a b' False False True False False False True False True False False False
#> '\x7f' False False True False False False False False False False False False
#> '\u20ac' False False False False False False False False True False False False
#> '\ud800' False False False False False False False False False False False False
#> '\u01c5' True True False False False True False False True False True False
#> '\u2177' True False False False False True True True True False False False
#> '\xaa' True True False False False True True False True False False False
#> '\u4e00' True True False False False True False True True False False False

### find and its family
s = 'abcabcabc'
print(s.find('c'), s.find('c', 3), s.find('c', -2), s.find('c', 0, 2), s.find('x'), s.find(''), s.find('', 9),
    s.find('', 10))
print(s.rfind('abc'), s.rfind('abc', 0, -1), s.rfind(''), s.rfind('', 2, 5), s.rfind('x'),
    s.find('abc', None, None))
print(s.find('a', -100, 100))
print(s.index('b'), s.rindex('b'), s.count('abc'), s.count(''), s.count('', 3, 5), s.count('b', 2), s.count('aa'))
print('aaaa'.count('aa'))
print('x€y'.find('€'), 'xyz'.find('€'), '€😀€'.rfind('€'), '€😀'.find('x'), 'a€'.find('a€b'), 'bc' in s, '' in '',
    '€' in s)
#> 2 5 8 -1 -1 0 9 -1
#> 6 3 9 5 -1 0
#> 0
#> 1 7 3 10 3 2 0
#> 2
#> 1 -1 2 -1 -1 True True False

### index without a match
'abc'.index('x')
#! ValueError: substring not found

### find in repetitive text
a = 'a' * 3000
print((a + 'b').find('a' * 1000 + 'b'), a.find('a' * 100 + 'b'), (a + 'b' + a).rfind('b' + 'a' * 2999),
    a.find('b' + 'a' * 500))
p = 'ab' * 50 + 'aab' + 'ab' * 50
t = ('ab' * 60 + 'a') * 20 + p + 'ab' * 30
print(t.find(p), t.rfind(p), t.count('aab'), t.find(p + p), (t * 3).rfind(p))
#> 2000 -1 3000 -1
#> 20 2420 21 -1 7786

### startswith and endswith
s = 'hello'
print(s.startswith('he'), s.startswith('lo'), s.startswith(''), s.startswith('llo', 2), s.startswith('', 6))
print(s.startswith(('x', 'he')), s.startswith(()))
print(s.endswith('lo'), s.endswith('he'), s.endswith('hell', 0, 4), s.endswith(('a', 'o')), s.endswith('', 5))
print(s.endswith('', 6), s.endswith('hello!'))
print(s.removeprefix('he'), s.removeprefix('x'), s.removesuffix('lo'), s.removesuffix(''),
    s.removesuffix('hello') == '')
#> True False True True False
#> True False
#> True False True True True
#> False False
#> llo hello hel hello True

### split
print(' a b  c '.split(), ' a b  c '.split(None, 1), 'a,b,,c'.split(','), 'a,b,,c'.split(',', 1), ''.split())
print(''.split(','), 'abc'.split('abc'), 'a\x1cb\x85c\u3000d'.split())
print(' a b  c '.rsplit(), ' a b  c '.rsplit(None, 1), 'a,b,,c'.rsplit(',', 2), 'a::b::c'.rsplit('::', maxsplit=1))
print('abc'.split(sep='b', maxsplit=-1), 'aXbXc'.split('X', 0), '  x '.split(maxsplit=0))
print('a\nb\r\nc\rd\x0be\x0cf\x1cg\x85h\u2028i'.splitlines(), 'a\n\nb\n'.splitlines(True), ''.splitlines())
print('\n'.splitlines(keepends=1), 'x'.splitlines())
print('a=b=c'.partition('='), 'a=b=c'.rpartition('='), 'abc'.partition('x'), 'abc'.rpartition('x'), 'é€'.partition('€'))
#> ['a', 'b', 'c'] ['a', 'b  c '] ['a', 'b', '', 'c'] ['a', 'b,,c'] []
#> [''] ['', ''] ['a', 'b', 'c', 'd']
#> ['a', 'b', 'c'] [' a b', 'c'] ['a,b', '', 'c'] ['a::b', 'c']
#> ['a', 'c'] ['aXbXc'] ['x ']
#> ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] ['a\n', '\n', 'b\n'] []
#> ['\n'] ['x']
#> ('a', '=', 'b=c') ('a=b', '=', 'c') ('abc', '', '') ('', '', 'abc') ('é', '€', '')

### strip
print('  a b\n'.strip(), repr('  a '.lstrip()), repr('  a '.rstrip()), 'xxabxx'.strip('x'), 'xyabyx'.strip('xy'))
print('abc'.strip(''), 'aaa'.strip('a') == '', '€a€'.strip('€'), 'abc'.strip(None), '😀x😀'.lstrip('😀'))
#> a b 'a ' '  a' ab ab
#> abc True a abc x😀

### replace
print('aaa'.replace('a', 'b'), 'aaa'.replace('a', 'b', 2), 'abc'.replace('', '-'), 'abc'.replace('', '-', 2))
print(''.replace('', 'x'), 'abc'.replace('x', 'y'), 'a€b'.replace('€', 'euro'), 'abab'.replace('ab', ''))
print('aXa'.replace('X', '€'), 'aaa'.replace('a', 'b', count=1), 'abc'.replace('abc', 'abcabc', 0))
#> bbb bba -a-b-c- -a-bc
#> x abc aeurob 
#> a€a baa abc

### padding
print('ab'.center(5) + '|', 'ab'.center(6, '*'), 'abc'.center(6, '*'), 'abc'.center(2), 'ab'.ljust(5, '.') + '|')
print('ab'.rjust(5), 'é'.rjust(3, '€'), '-42'.zfill(6), '+1'.zfill(2), 'x'.zfill(3), ''.zfill(2), '--1'.zfill(5))
print('a\tb\n\tc'.expandtabs(), 'a\tb'.expandtabs(4), 'a\tb'.expandtabs(0), '\t'.expandtabs(1))
print('ab\t'.expandtabs(tabsize=-3), '01\t012\t0123\t01234'.expandtabs(4))
#>   ab | **ab** *abc** abc ab...|
#>    ab €€é -00042 +1 00x 00 -00-1
#> a       b
#>         c a   b ab  
#> ab 01  012 0123    01234

### join
print(','.join(['a', 'b']), ''.join(('x',)), '-'.join([]), ', '.join('abc'), '€'.join(['a', 'é', '😀']))
print(''.join(c for c in 'gen'), '/'.join({'k': 1}), '.'.join(iter(['p', 'q'])), '+'.join(map(str, range(4))))
#> a,b x  a, b, c a€é€😀
#> gen k p.q 0+1+2+3

### join with something else
','.join(['a', 1])
#! TypeError: sequence item 1: expected str instance, int found

### join of a generator with something else
','.join(x for x in ['a', b'c'])
#! TypeError: sequence item 1: expected str instance, bytes found

### join of what is not iterable
try:
    ','.join(5)
except TypeError as e:
    print(e)  #> can only join an iterable

### translate and maketrans
t = str.maketrans({'a': 'X', 98: None, 'c': 0x20ac, 'd': 'long'})
print('abcde'.translate(t), sorted(t.items(), key=str))
print('hello'.translate(str.maketrans('el', 'ip', 'o')), str.maketrans('a', 'b'), 'a'.maketrans({}))
class Table:
    def __getitem__(self, i):
        if i == 97: raise LookupError
        if i == 98: return None
        return i + 1 if i != 100 else 'dd'
print('abcd'.translate(Table()), 'abc'.translate([0] * 97 + ['A', 'B']), ascii('abc'.translate(b'\0' * 98)))
for bad in ["'a'.translate({97: 1.5})", "'a'.translate({97: -1})", "'a'.translate(5)",
        "str.maketrans('ab', 'c')", "str.maketrans({'ab': 1})", "str.maketrans({1.5: 1})", "str.maketrans(1)",
        "str.maketrans('a', 1)", "str.maketrans(1, 'a')", "str.maketrans('a', 'b', 3)"]:
    try: eval(bad)
    except Exception as e: print(bad, type(e).__name__, e)
#> X€longe [(100, 'long'), (97, 'X'), (98, None), (99, 8364)]
#> hipp {97: 98} {}
#> addd ABc '\x00bc'
#> 'a'.translate({97: 1.5}) TypeError character mapping must return integer, None or str
#> 'a'.translate({97: -1}) ValueError character mapping must be in range(0x110000)
#> 'a'.translate(5) TypeError 'int' object is not subscriptable
#> str.maketrans('ab', 'c') ValueError the first two maketrans arguments must have equal length
#> str.maketrans({'ab': 1}) ValueError string keys in translate table must be of length 1
#> str.maketrans({1.5: 1}) TypeError keys in translate table must be strings or integers
#> str.maketrans(1) TypeError if you give only one argument to maketrans it must be a dict
#> str.maketrans('a', 1) TypeError maketrans() argument 2 must be str, not int
#> str.maketrans(1, 'a') TypeError first maketrans argument must be a string if there is a second argument
#> str.maketrans('a', 'b', 3) TypeError maketrans() argument 3 must be str, not int

### arguments that are objects with __index__
class I:
    def __init__(self, i): self.i = i
    def __index__(self): return self.i
class T:
    def __bool__(self): return True
print('abc'.find('c', I(1)), 'abc'.center(I(7), '*'), 'a b c'.split(None, I(1)), 'a b c'.rsplit(maxsplit=I(1)))
print('aaa'.replace('a', 'b', I(2)), '7'.zfill(I(3)), '\tx'.expandtabs(I(2)), 'abc'.startswith('c', I(2)))
print('abc'.count('b', I(0), I(2)))
print('a\nb'.splitlines(T()), 'ab' * I(2), I(2) * 'ab', 'abc'[I(1)], 'abc'[I(0):I(2)])
#> 2 **abc** ['a', 'b c'] ['a b', 'c']
#> bba 007   x True
#> 1
#> ['a\n', 'b'] abab abab b ab

### wrong arguments: rindex, startswith and partition
for bad in ["'a'.find(1)", "'a'.find(None)", "'a'.rindex(b'a')", "'a'.count(2)", "'a'.startswith(1)",
        "'a'.startswith(('a', 1), 5)", "'a'.endswith((1,))", "'a'.find('a', 'b')", "'a'.split(1)",
        "'a'.split('')", "'a'.split(None, None)", "'a'.partition(1)", "'a'.partition('')", "'a'.strip(1)"]:
    try: print(bad, eval(bad))
    except Exception as e: print(bad, type(e).__name__, e)
#> 'a'.find(1) TypeError find() argument 1 must be str, not int
#> 'a'.find(None) TypeError find() argument 1 must be str, not None
#> 'a'.rindex(b'a') TypeError rindex() argument 1 must be str, not bytes
#> 'a'.count(2) TypeError count() argument 1 must be str, not int
#> 'a'.startswith(1) TypeError startswith first arg must be str or a tuple of str, not int
#> 'a'.startswith(('a', 1), 5) TypeError tuple for startswith must only contain str, not int
#> 'a'.endswith((1,)) TypeError tuple for endswith must only contain str, not int
#> 'a'.find('a', 'b') TypeError slice indices must be integers or None or have an __index__ method
#> 'a'.split(1) TypeError must be str or None, not int
#> 'a'.split('') ValueError empty separator
#> 'a'.split(None, None) TypeError 'NoneType' object cannot be interpreted as an integer
#> 'a'.partition(1) TypeError must be str, not int
#> 'a'.partition('') ValueError empty separator
#> 'a'.strip(1) TypeError strip arg must be None or str

### wrong arguments: ljust, zfill and encode
for bad in ["'a'.replace(1, 'b')", "'a'.replace('b', None)", "'a'.replace('a', 'b', 'c')", "'a'.center('x')",
        "'a'.center(5, 'xy')", "'a'.center(5, 1)", "'a'.ljust(5, b'x')", "'a'.zfill('1')",
        "'a'.expandtabs('1')", "'a'.removeprefix(1)", "'a'.encode(1)", "'a'.encode('utf-8', 2)", "'a'.join(1)",
        "'a'.join([1])"]:
    try: print(bad, eval(bad))
    except Exception as e: print(bad, type(e).__name__, e)
#> 'a'.replace(1, 'b') TypeError replace() argument 1 must be str, not int
#> 'a'.replace('b', None) TypeError replace() argument 2 must be str, not None
#> 'a'.replace('a', 'b', 'c') TypeError 'str' object cannot be interpreted as an integer
#> 'a'.center('x') TypeError 'str' object cannot be interpreted as an integer
#> 'a'.center(5, 'xy') TypeError The fill character must be exactly one character long
#> 'a'.center(5, 1) TypeError The fill character must be a unicode character, not int
#> 'a'.ljust(5, b'x') TypeError The fill character must be a unicode character, not bytes
#> 'a'.zfill('1') TypeError 'str' object cannot be interpreted as an integer
#> 'a'.expandtabs('1') TypeError 'str' object cannot be interpreted as an integer
#> 'a'.removeprefix(1) TypeError removeprefix() argument must be str, not int
#> 'a'.encode(1) TypeError encode() argument 'encoding' must be str, not int
#> 'a'.encode('utf-8', 2) TypeError encode() argument 'errors' must be str, not int
#> 'a'.join(1) TypeError can only join an iterable
#> 'a'.join([1]) TypeError sequence item 0: expected str instance, int found

### wrong arguments: from "'a'.upper(1)" to "'a'[1]"
for bad in ["'a'.upper(1)", "'a'.find()", "'a'.find(1, 2, 3, 4)", "'a'.join()", "'a'.split(x=1)",
        "'a'.replace('a')", "'a'.center()", "'a' + 1", "1 + 'a'", "'a' * 'b'", "'a' * 1.5", "'a' - 'b'",
        "'a' < 1", "'a'[1]"]:
    try: print(bad, eval(bad))
    except Exception as e: print(bad, type(e).__name__, e)
#> 'a'.upper(1) TypeError str.upper() takes no arguments (1 given)
#> 'a'.find() TypeError find expected at least 1 argument, got 0
#> 'a'.find(1, 2, 3, 4) TypeError find expected at most 3 arguments, got 4
#> 'a'.join() TypeError str.join() takes exactly one argument (0 given)
#> 'a'.split(x=1) TypeError split() got an unexpected keyword argument 'x'
#> 'a'.replace('a') TypeError replace() takes at least 2 positional arguments (1 given)
#> 'a'.center() TypeError center expected at least 1 argument, got 0
#> 'a' + 1 TypeError can only concatenate str (not "int") to str
#> 1 + 'a' TypeError unsupported operand type(s) for +: 'int' and 'str'
#> 'a' * 'b' TypeError can't multiply sequence by non-int of type 'str'
#> 'a' * 1.5 TypeError can't multiply sequence by non-int of type 'float'
#> 'a' - 'b' TypeError unsupported operand type(s) for -: 'str' and 'str'
#> 'a' < 1 TypeError '<' not supported between instances of 'str' and 'int'
#> 'a'[1] IndexError string index out of range

### wrong arguments: format_map
for bad in ["'a'['b']", "'a'[1.5]", "'a'['b':]", "1 in 'a'", "None in 'a'", "'a'[10**30]", "'ab' * 10**30",
        "'a' @ 1", "-'a'", "'a'.nope", "'a'.format_map()"]:
    try: print(bad, eval(bad))
    except Exception as e: print(bad, type(e).__name__, e)
#> 'a'['b'] TypeError string indices must be integers, not 'str'
#> 'a'[1.5] TypeError string indices must be integers, not 'float'
#> 'a'['b':] TypeError slice indices must be integers or None or have an __index__ method
#> 1 in 'a' TypeError 'in <string>' requires string as left operand, not int
#> None in 'a' TypeError 'in <string>' requires string as left operand, not NoneType
#> 'a'[10**30] IndexError cannot fit 'int' into an index-sized integer
#> 'ab' * 10**30 OverflowError cannot fit 'int' into an index-sized integer
#> 'a' @ 1 TypeError unsupported operand type(s) for @: 'str' and 'int'
#> -'a' TypeError bad operand type for unary -: 'str'
#> 'a'.nope AttributeError 'str' object has no attribute 'nope'
#> 'a'.format_map() TypeError str.format_map() takes exactly one argument (0 given)

### a string of one Latin-1 character is one object, before and after a move
#: oracle=no
made = ['C'.lower(), 'c'.upper().lower(), 'C'.casefold(), 'C'.swapcase(), 'c'.title().lower(), 'C'.capitalize().lower(),
        'xc'.replace('x', ''), 'x'.replace('x', 'c'), 'acb'[1], 'a,c'.split(',')[1], b'c'.decode(), '%c' % 99]
print([i for i, text in enumerate(made) if text is not chr(99)])
made = ['É'.lower(), 'é'.upper().lower(), 'É'.casefold(), 'É'.swapcase(), 'xé'.replace('x', ''), 'x'.replace('x', 'é'),
        'é€'[0], '€é'.strip('€'), 'x'.translate({120: 'é'}), b'\xe9'.decode('latin-1'), 'é'.encode().decode(),
        f'{233:c}']
print([i for i, text in enumerate(made) if text is not chr(233)])
#> []
#> []
