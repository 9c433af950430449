# The messages of module re for patterns that are wrong, and some that look wrong.

### '('
import re
print(re.compile('(').groups)
#! re.PatternError: missing ), unterminated subpattern at position 0

### ')'
import re
print(re.compile(')').groups)
#! re.PatternError: unbalanced parenthesis at position 0

### '['
import re
print(re.compile('[').groups)
#! re.PatternError: unterminated character set at position 0

### '[a'
import re
print(re.compile('[a').groups)
#! re.PatternError: unterminated character set at position 0

### 'a**'
import re
print(re.compile('a**').groups)
#! re.PatternError: multiple repeat at position 2

### '*'
import re
print(re.compile('*').groups)
#! re.PatternError: nothing to repeat at position 0

### '+a'
import re
print(re.compile('+a').groups)
#! re.PatternError: nothing to repeat at position 0

### '?'
import re
print(re.compile('?').groups)
#! re.PatternError: nothing to repeat at position 0

### '{1}'
import re
print(re.compile('{1}').groups)
#! re.PatternError: nothing to repeat at position 0

### 'a{2,1}'
import re
print(re.compile('a{2,1}').groups)
#! re.PatternError: min repeat greater than max repeat at position 2

### 'a{99999999999}'
import re
print(re.compile('a{99999999999}').groups)
#! OverflowError: the repetition number is too large

### 'a{1}{2}'
import re
print(re.compile('a{1}{2}').groups)
#! re.PatternError: multiple repeat at position 4

### 'a*?*'
import re
print(re.compile('a*?*').groups)
#! re.PatternError: multiple repeat at position 3

### 'a?+?'
import re
print(re.compile('a?+?').groups)
#! re.PatternError: multiple repeat at position 3

### 'a++'
import re
print(re.compile('a++').groups)  #> 0

### '(?'
import re
print(re.compile('(?').groups)
#! re.PatternError: unexpected end of pattern at position 2

### '(?P'
import re
print(re.compile('(?P').groups)
#! re.PatternError: unexpected end of pattern at position 3

### '(?P<'
import re
print(re.compile('(?P<').groups)
#! re.PatternError: missing group name at position 4

### '(?P<a'
import re
print(re.compile('(?P<a').groups)
#! re.PatternError: missing >, unterminated name at position 4

### '(?P<1>a)'
import re
print(re.compile('(?P<1>a)').groups)
#! re.PatternError: bad character in group name '1' at position 4

### '(?P<>a)'
import re
print(re.compile('(?P<>a)').groups)
#! re.PatternError: missing group name at position 4

### '(?P<a>a)(?P<a>b)'
import re
print(re.compile('(?P<a>a)(?P<a>b)').groups)
#! re.PatternError: redefinition of group name 'a' as group 2; was group 1 at position 12

### '(?P='
import re
print(re.compile('(?P=').groups)
#! re.PatternError: missing group name at position 4

### '(?P=a'
import re
print(re.compile('(?P=a').groups)
#! re.PatternError: missing ), unterminated name at position 4

### '(?P=a)'
import re
print(re.compile('(?P=a)').groups)
#! re.PatternError: unknown group name 'a' at position 4

### '(?P=1)'
import re
print(re.compile('(?P=1)').groups)
#! re.PatternError: bad character in group name '1' at position 4

### '(?Pa'
import re
print(re.compile('(?Pa').groups)
#! re.PatternError: unknown extension ?Pa at position 1

### '(?#'
import re
print(re.compile('(?#').groups)
#! re.PatternError: missing ), unterminated comment at position 0

### '(?<'
import re
print(re.compile('(?<').groups)
#! re.PatternError: unexpected end of pattern at position 3

### '(?<a'
import re
print(re.compile('(?<a').groups)
#! re.PatternError: unknown extension ?<a at position 1

### '(?<=a*)'
import re
print(re.compile('(?<=a*)').groups)
#! re.PatternError: look-behind requires fixed-width pattern

### '(?<=a|bc)'
import re
print(re.compile('(?<=a|bc)').groups)
#! re.PatternError: look-behind requires fixed-width pattern

### '(?('
import re
print(re.compile('(?(').groups)
#! re.PatternError: missing group name at position 3

### '(?(1'
import re
print(re.compile('(?(1').groups)
#! re.PatternError: missing ), unterminated name at position 3

### '(?(1)a|b|c)'
import re
print(re.compile('(?(1)a|b|c)').groups)
#! re.PatternError: conditional backref with more than two branches at position 8

### '(?(0)a)'
import re
print(re.compile('(?(0)a)').groups)
#! re.PatternError: bad group number at position 3

### '(?(a)b)'
import re
print(re.compile('(?(a)b)').groups)
#! re.PatternError: unknown group name 'a' at position 3

### '(?(99)a)'
import re
print(re.compile('(?(99)a)').groups)
#! re.PatternError: invalid group reference 99 at position 3

### '(?(-1)a)'
import re
print(re.compile('(?(-1)a)').groups)
#! re.PatternError: bad character in group name '-1' at position 3

### '(?z)'
import re
print(re.compile('(?z)').groups)
#! re.PatternError: unknown extension ?z at position 1

### '(?i'
import re
print(re.compile('(?i').groups)
#! re.PatternError: missing -, : or ) at position 3

### '(?i-'
import re
print(re.compile('(?i-').groups)
#! re.PatternError: missing flag at position 4

### '(?i-:'
import re
print(re.compile('(?i-:').groups)
#! re.PatternError: missing flag at position 4

### '(?i-z:a)'
import re
print(re.compile('(?i-z:a)').groups)
#! re.PatternError: unknown flag at position 4

### '(?-i)'
import re
print(re.compile('(?-i)').groups)
#! re.PatternError: missing : at position 4

### '(?-)'
import re
print(re.compile('(?-)').groups)
#! re.PatternError: missing flag at position 3

### '(?a-i:x)'
import re
print(re.compile('(?a-i:x)').groups)  #> 0

### '(?-a:x)'
import re
print(re.compile('(?-a:x)').groups)
#! re.PatternError: bad inline flags: cannot turn off flags 'a', 'u' and 'L' at position 4

### '(?au)'
import re
print(re.compile('(?au)').groups)
#! re.PatternError: bad inline flags: flags 'a', 'u' and 'L' are incompatible at position 4

### '(?L)'
import re
print(re.compile('(?L)').groups)
#! re.PatternError: bad inline flags: cannot use 'L' flag with a str pattern at position 3

### 'a(?i)'
import re
print(re.compile('a(?i)').groups)
#! re.PatternError: global flags not at the start of the expression at position 1

### '(?au:a)'
import re
print(re.compile('(?au:a)').groups)
#! re.PatternError: bad inline flags: flags 'a', 'u' and 'L' are incompatible at position 4

### '(?i-i:a)'
import re
print(re.compile('(?i-i:a)').groups)
#! re.PatternError: bad inline flags: flag turned on and off at position 5

### '\\'
import re
print(re.compile('\\').groups)
#! re.PatternError: bad escape (end of pattern) at position 0

### '\\1'
import re
print(re.compile('\\1').groups)
#! re.PatternError: invalid group reference 1 at position 1

### '(\\1)'
import re
print(re.compile('(\\1)').groups)
#! re.PatternError: cannot refer to an open group at position 1

### '\\x1'
import re
print(re.compile('\\x1').groups)
#! re.PatternError: incomplete escape \x1 at position 0

### '\\u12'
import re
print(re.compile('\\u12').groups)
#! re.PatternError: incomplete escape \u12 at position 0

### '\\U123'
import re
print(re.compile('\\U123').groups)
#! re.PatternError: incomplete escape \U123 at position 0

### '\\U00110000'
import re
print(re.compile('\\U00110000').groups)
#! re.PatternError: bad escape \U00110000 at position 0

### '\\N'
import re
print(re.compile('\\N').groups)
#! re.PatternError: missing { at position 2

### '\\N{'
import re
print(re.compile('\\N{').groups)
#! re.PatternError: missing character name at position 3

### '\\N{}'
import re
print(re.compile('\\N{}').groups)
#! re.PatternError: missing character name at position 3

### '\\N{foo}'
import re
print(re.compile('\\N{foo}').groups)
#! re.PatternError: undefined character name 'foo' at position 0

### '\\400'
import re
print(re.compile('\\400').groups)
#! re.PatternError: octal escape value \400 outside of range 0-0o377 at position 0

### '\\y'
import re
print(re.compile('\\y').groups)
#! re.PatternError: bad escape \y at position 0

### '[\\y]'
import re
print(re.compile('[\\y]').groups)
#! re.PatternError: bad escape \y at position 1

### '[b-a]'
import re
print(re.compile('[b-a]').groups)
#! re.PatternError: bad character range b-a at position 1

### '[\\d-a]'
import re
print(re.compile('[\\d-a]').groups)
#! re.PatternError: bad character range \d-a at position 1

### '[a-\\d]'
import re
print(re.compile('[a-\\d]').groups)
#! re.PatternError: bad character range a-\d at position 1

### '[\\400]'
import re
print(re.compile('[\\400]').groups)
#! re.PatternError: octal escape value \400 outside of range 0-0o377 at position 1

### '[\\x1]'
import re
print(re.compile('[\\x1]').groups)
#! re.PatternError: incomplete escape \x1 at position 1

### '[\\'
import re
print(re.compile('[\\').groups)
#! re.PatternError: bad escape (end of pattern) at position 1

### '(?>'
import re
print(re.compile('(?>').groups)
#! re.PatternError: missing ), unterminated subpattern at position 0

### '(?>a'
import re
print(re.compile('(?>a').groups)
#! re.PatternError: missing ), unterminated subpattern at position 0

### '(?!'
import re
print(re.compile('(?!').groups)
#! re.PatternError: missing ), unterminated subpattern at position 0

### '(?='
import re
print(re.compile('(?=').groups)
#! re.PatternError: missing ), unterminated subpattern at position 0

### '(?<!'
import re
print(re.compile('(?<!').groups)
#! re.PatternError: missing ), unterminated subpattern at position 0

### 'a{,'
import re
print(re.compile('a{,').groups)  #> 0

### 'a{'
import re
print(re.compile('a{').groups)  #> 0

### '{'
import re
print(re.compile('{').groups)  #> 0

### 'a{1'
import re
print(re.compile('a{1').groups)  #> 0

### 'a{1,'
import re
print(re.compile('a{1,').groups)  #> 0

### '(?P<a>a)(?P=a'
import re
print(re.compile('(?P<a>a)(?P=a').groups)
#! re.PatternError: missing ), unterminated name at position 12

### '[]'
import re
print(re.compile('[]').groups)
#! re.PatternError: unterminated character set at position 0

### '[^]'
import re
print(re.compile('[^]').groups)
#! re.PatternError: unterminated character set at position 0

### 'x{5,1}'
import re
print(re.compile('x{5,1}').groups)
#! re.PatternError: min repeat greater than max repeat at position 2

### '(?<=(a)\\1)'
import re
print(re.compile('(?<=(a)\\1)').groups)
#! re.PatternError: cannot refer to group defined in the same lookbehind subpattern at position 9

### '(?P<é>a)(?P=é)'
import re
print(re.compile('(?P<é>a)(?P=é)').groups)  #> 1

### '(?(1)a|b'
import re
print(re.compile('(?(1)a|b').groups)
#! re.PatternError: missing ), unterminated subpattern at position 0

### '(?:'
import re
print(re.compile('(?:').groups)
#! re.PatternError: missing ), unterminated subpattern at position 0

### '(?i:'
import re
print(re.compile('(?i:').groups)
#! re.PatternError: missing ), unterminated subpattern at position 0

### '(?xxx'
import re
print(re.compile('(?xxx').groups)
#! re.PatternError: missing -, : or ) at position 5

### '(?x'
import re
print(re.compile('(?x').groups)
#! re.PatternError: missing -, : or ) at position 3

### '\\8'
import re
print(re.compile('\\8').groups)
#! re.PatternError: invalid group reference 8 at position 1

### '(a)\\2'
import re
print(re.compile('(a)\\2').groups)
#! re.PatternError: invalid group reference 2 at position 4

### '[a-'
import re
print(re.compile('[a-').groups)
#! re.PatternError: unterminated character set at position 0

### '[\\N{DASH}-a]'
import re
print(re.compile('[\\N{DASH}-a]').groups)
#! re.PatternError: undefined character name 'DASH' at position 1

### '^*'
import re
print(re.compile('^*').groups)
#! re.PatternError: nothing to repeat at position 1

### '$*'
import re
print(re.compile('$*').groups)
#! re.PatternError: nothing to repeat at position 1

### '\\b*'
import re
print(re.compile('\\b*').groups)
#! re.PatternError: nothing to repeat at position 2

### '(?=a)*'
import re
print(re.compile('(?=a)*').groups)  #> 0

### '(?=a){2}'
import re
print(re.compile('(?=a){2}').groups)  #> 0

### '(?i)*'
import re
print(re.compile('(?i)*').groups)
#! re.PatternError: nothing to repeat at position 4

### '()*?'
import re
print(re.compile('()*?').groups)  #> 1

### '\\Z*'
import re
print(re.compile('\\Z*').groups)
#! re.PatternError: nothing to repeat at position 2

### '\\z'
import re
print(re.compile('\\z').groups)  #> 0

### '\\A+'
import re
print(re.compile('\\A+').groups)
#! re.PatternError: nothing to repeat at position 2

### 'a||b'
import re
print(re.compile('a||b').groups)  #> 0

### 'a{3}?'
import re
print(re.compile('a{3}?').groups)  #> 0

### 'a{3}+'
import re
print(re.compile('a{3}+').groups)  #> 0

### 'a{0}'
import re
print(re.compile('a{0}').groups)  #> 0

### '(?P<a b>x)'
import re
print(re.compile('(?P<a b>x)').groups)
#! re.PatternError: bad character in group name 'a b' at position 4

### '(?(a b)x)'
import re
print(re.compile('(?(a b)x)').groups)
#! re.PatternError: bad character in group name 'a b' at position 3

### '(?P=a b)'
import re
print(re.compile('(?P=a b)').groups)
#! re.PatternError: bad character in group name 'a b' at position 4

### '\\0'
import re
print(re.compile('\\0').groups)  #> 0

### '\\01'
import re
print(re.compile('\\01').groups)  #> 0

### '\\018'
import re
print(re.compile('\\018').groups)  #> 0

### '\\08'
import re
print(re.compile('\\08').groups)  #> 0

### '\\18'
import re
print(re.compile('\\18').groups)
#! re.PatternError: invalid group reference 18 at position 1

### '[\\b]'
import re
print(re.compile('[\\b]').groups)  #> 0

### '[\\B]'
import re
print(re.compile('[\\B]').groups)
#! re.PatternError: bad escape \B at position 1

### '[\\A]'
import re
print(re.compile('[\\A]').groups)
#! re.PatternError: bad escape \A at position 1

### '[\\1]'
import re
print(re.compile('[\\1]').groups)  #> 0

### '[\\8]'
import re
print(re.compile('[\\8]').groups)
#! re.PatternError: bad escape \8 at position 1

### '\\c'
import re
print(re.compile('\\c').groups)
#! re.PatternError: bad escape \c at position 0

### '\\g'
import re
print(re.compile('\\g').groups)
#! re.PatternError: bad escape \g at position 0

### '(?ia)'
import re
print(re.compile('(?ia)').groups)  #> 0

### '(?t:x)'
import re
print(re.compile('(?t:x)').groups)
#! re.PatternError: unknown extension ?t at position 1

### '(?P>'
import re
print(re.compile('(?P>').groups)
#! re.PatternError: unknown extension ?P> at position 1

### '(?P!'
import re
print(re.compile('(?P!').groups)
#! re.PatternError: unknown extension ?P! at position 1

### '(?-i:a'
import re
print(re.compile('(?-i:a').groups)
#! re.PatternError: missing ), unterminated subpattern at position 0

### '(?i-a:x)'
import re
print(re.compile('(?i-a:x)').groups)
#! re.PatternError: bad inline flags: cannot turn off flags 'a', 'u' and 'L' at position 5

### '(?i-L:x)'
import re
print(re.compile('(?i-L:x)').groups)
#! re.PatternError: bad inline flags: cannot turn off flags 'a', 'u' and 'L' at position 5

### '(?L:x)'
import re
print(re.compile('(?L:x)').groups)
#! re.PatternError: bad inline flags: cannot use 'L' flag with a str pattern at position 3

### '(?u:x)'
import re
print(re.compile('(?u:x)').groups)  #> 0

### '(?s-s:x)'
import re
print(re.compile('(?s-s:x)').groups)
#! re.PatternError: bad inline flags: flag turned on and off at position 5

### '(?1)'
import re
print(re.compile('(?1)').groups)
#! re.PatternError: unknown extension ?1 at position 1

### '(?R)'
import re
print(re.compile('(?R)').groups)
#! re.PatternError: unknown extension ?R at position 1

### "(?'a'b)"
import re
print(re.compile("(?'a'b)").groups)
#! re.PatternError: unknown extension ?' at position 1

### '(?<a>b)'
import re
print(re.compile('(?<a>b)').groups)
#! re.PatternError: unknown extension ?<a at position 1

### 'a\n(b'
import re
print(re.compile('a\n(b').groups)
#! re.PatternError: missing ), unterminated subpattern at position 2 (line 2, column 1)

### '(\n\n*'
import re
print(re.compile('(\n\n*').groups)
#! re.PatternError: missing ), unterminated subpattern at position 0 (line 1, column 1)

### '(?()a)'
import re
print(re.compile('(?()a)').groups)
#! re.PatternError: missing group name at position 3

### '(?( 1)a)'
import re
print(re.compile('(?( 1)a)').groups)
#! re.PatternError: bad character in group name ' 1' at position 3

### '((a)'
import re
print(re.compile('((a)').groups)
#! re.PatternError: missing ), unterminated subpattern at position 0

### 'a)'
import re
print(re.compile('a)').groups)
#! re.PatternError: unbalanced parenthesis at position 1

### '(a))'
import re
print(re.compile('(a))').groups)
#! re.PatternError: unbalanced parenthesis at position 3

### '(?#a'
import re
print(re.compile('(?#a').groups)
#! re.PatternError: missing ), unterminated comment at position 0

### '(?x)a#('
import re
print(re.compile('(?x)a#(').groups)  #> 0

### '(?x) a * *'
import re
print(re.compile('(?x) a * *').groups)
#! re.PatternError: multiple repeat at position 9

### '(?x:a b)('
import re
print(re.compile('(?x:a b)(').groups)
#! re.PatternError: missing ), unterminated subpattern at position 8

### '(?iu)a'
import re
print(re.compile('(?iu)a').groups)  #> 0

### '\\u0061'
import re
print(re.compile('\\u0061').groups)  #> 0

### '\\uD800'
import re
print(re.compile('\\uD800').groups)  #> 0

### '[z-\\u0061]'
import re
print(re.compile('[z-\\u0061]').groups)
#! re.PatternError: bad character range z-\u at position 5

### b'\\u0061'
import re
print(re.compile(b'\\u0061').groups)
#! re.PatternError: bad escape \u at position 0

### b'\\N{DASH}'
import re
print(re.compile(b'\\N{DASH}').groups)
#! re.PatternError: bad escape \N at position 0

### b'(?u)a'
import re
print(re.compile(b'(?u)a').groups)
#! re.PatternError: bad inline flags: cannot use 'u' flag with a bytes pattern at position 3

### b'(?L)a'
import re
print(re.compile(b'(?L)a').groups)  #> 0

### b'(?L:a)'
import re
print(re.compile(b'(?L:a)').groups)  #> 0

### b'\xe9'
import re
print(re.compile(b'\xe9').groups)  #> 0

### b'(?P<\xe9>a)'
import re
print(re.compile(b'(?P<\xe9>a)').groups)
#! re.PatternError: bad character in group name '\xe9' at position 4

### b'(?P<a>a)'
import re
print(re.compile(b'(?P<a>a)').groups)  #> 1

### b'(?La)'
import re
print(re.compile(b'(?La)').groups)
#! re.PatternError: bad inline flags: flags 'a', 'u' and 'L' are incompatible at position 4

### 'a'
import re
print(re.compile('a').groups)  #> 0

### b'(?P=\xe9)'
import re
print(re.compile(b'(?P=\xe9)').groups)
#! re.PatternError: bad character in group name '\xe9' at position 4

### b'(?(\xe9)a)'
import re
print(re.compile(b'(?(\xe9)a)').groups)
#! re.PatternError: bad character in group name '\xe9' at position 3

### b'(?P<\xe9'
import re
print(re.compile(b'(?P<\xe9').groups)
#! re.PatternError: missing >, unterminated name at position 4

### b'\\400'
import re
print(re.compile(b'\\400').groups)
#! re.PatternError: octal escape value \400 outside of range 0-0o377 at position 0

### b'[\\400]'
import re
print(re.compile(b'[\\400]').groups)
#! re.PatternError: octal escape value \400 outside of range 0-0o377 at position 1

### b'(?a-L:x)'
import re
print(re.compile(b'(?a-L:x)').groups)
#! re.PatternError: bad inline flags: cannot turn off flags 'a', 'u' and 'L' at position 5

### b'(?au)'
import re
print(re.compile(b'(?au)').groups)
#! re.PatternError: bad inline flags: cannot use 'u' flag with a bytes pattern at position 4

### b'(?P=a)'
import re
print(re.compile(b'(?P=a)').groups)
#! re.PatternError: unknown group name 'a' at position 4

### b'\\xe9'
import re
print(re.compile(b'\\xe9').groups)  #> 0

### b'\\U12'
import re
print(re.compile(b'\\U12').groups)
#! re.PatternError: bad escape \U at position 0

### the attributes of an error
import re
for p in ('a\n(b', b'x\n\n*(', 'a**', '(?<=a*)'):
    try:
        re.compile(p)
    except re.error as e:
        print(repr(e.msg), e.pattern, e.pos, e.lineno, e.colno, e.args)
#> 'missing ), unterminated subpattern' a
#> (b 2 2 1 ('missing ), unterminated subpattern at position 2 (line 2, column 1)',)
#> 'missing ), unterminated subpattern' b'x\n\n*(' 4 3 2 ('missing ), unterminated subpattern at position 4 (line 3, column 2)',)
#> 'multiple repeat' a** 2 1 3 ('multiple repeat at position 2',)
#> 'look-behind requires fixed-width pattern' None None None None ('look-behind requires fixed-width pattern',)

### an error made by hand
import re
print(repr(re.PatternError('m')), vars(re.PatternError('m', 'a\nb', 2)), re.error is re.PatternError,
    re.error.__module__)
raise re.PatternError('m', 'ab', 1)
#> PatternError('m') {'msg': 'm', 'pattern': 'a\nb', 'pos': 2, 'lineno': 2, 'colno': 1} True re
#! re.PatternError: m at position 1

### flags that do not fit a str
import re
re.compile('a', re.L)
#! ValueError: cannot use LOCALE flag with a str pattern

### flags that do not fit bytes
import re
re.compile(b'a', re.U)
#! ValueError: cannot use UNICODE flag with a bytes pattern

### ASCII and UNICODE
import re
re.compile('a', re.A | re.U)
#! ValueError: ASCII and UNICODE flags are incompatible

### ASCII and LOCALE
import re
re.compile(b'a', re.A | re.L)
#! ValueError: ASCII and LOCALE flags are incompatible

### inline and given flags that do not fit
import re
re.compile('(?u)a', re.A)
#! ValueError: ASCII and UNICODE flags are incompatible

### neither a string nor a pattern
import re
re.compile(5)
#! TypeError: first argument must be string or compiled pattern

### flags with a compiled pattern
import re
print(re.compile(re.compile('a')) is re.compile('a'))  #> True
re.compile(re.compile('a'), re.I)
#! ValueError: cannot process flags argument with a compiled pattern

### a str pattern on bytes
import re
re.match('a', b'a')
#! TypeError: cannot use a string pattern on a bytes-like object

### a bytes pattern on a str
import re
re.search(b'a', 'a')
#! TypeError: cannot use a bytes pattern on a string-like object

### neither str nor bytes to look at
import re
re.search('a', 5)
#! TypeError: expected string or bytes-like object, got 'int'

### many groups
import re
p = re.compile('(a)' * 5000)
print(p.groups, p.match('a' * 5000).span(5000), p.match('a' * 4999))  #> 5000 (4999, 5000) None

### nested too deep
import re
try:
    re.compile('(' * 5000 + ')' * 5000)
except RecursionError as e:
    print('RecursionError')  #> RecursionError
print(re.compile('(' * 90 + 'a' + ')*' * 90).match('aaa').span())  #> (0, 3)
