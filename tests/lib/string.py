# string: templates.

import string

T=string.Template
class D(T): delimiter='&'
def E1(f):
    try: print(repr(f()))
    except Exception as e: print(type(e), e)

### templates of other patterns: flags, delimiter and pattern
class E(T): idpattern=r'[a-z]+'; braceidpattern=r'[A-Z]+'; flags=0
class F(T):
    pattern = r'''(?P<escaped>@{2})|@(?P<named>[_a-z][._a-z0-9]*)|@{(?P<braced>[_a-z][._a-z0-9]*)}|(?P<invalid>@)'''
print(D.pattern.flags, E.pattern.flags, E('$ab ${AB} ${ab}').is_valid(), D.delimiter)
print(F('@a.b @{c.d} @@ x').substitute({'a.b': 1, 'c.d': 2}), F.pattern.flags, F('@a @ b').is_valid(),
    F('@a @b @a').get_identifiers())
#> 98 96 False &
#> 1 2 $ x 98 False ['a', 'b']

### templates of other patterns: a pattern without groups
class G(T): pattern = 'x'
for c in (G,):
    for s in ('x', 'a?', '!', ''):
        for f in (lambda: c(s).substitute(), lambda: c(s).safe_substitute(), lambda: c(s).is_valid(),
                lambda: c(s).get_identifiers()):
            E1(f)
#> <class 'IndexError'> no such group
#> <class 'IndexError'> no such group
#> <class 'IndexError'> no such group
#> <class 'IndexError'> no such group
#> 'a?'
#> 'a?'
#> True
#> []
#> '!'
#> '!'
#> True
#> []
#> ''
#> ''
#> True
#> []

### templates of other patterns: a pattern with a group more
class H(T): pattern = r'(?P<escaped>x)|(?P<named>y)|(?P<braced>z)|(?P<invalid>!)|(?P<other>\?)'
for c in (H,):
    for s in ('x', 'a?', '!', ''):
        for f in (lambda: c(s).substitute(), lambda: c(s).safe_substitute(), lambda: c(s).is_valid(),
                lambda: c(s).get_identifiers()):
            E1(f)
E1(lambda: type('I', (T,), {'pattern': '('}))
#> '$'
#> '$'
#> True
#> []
#> <class 'ValueError'> ('Unrecognized named group in pattern', re.compile('(?P<escaped>x)|(?P<named>y)|(?P<braced>z)|(?P<invalid>!)|(?P<other>\\?)', re.IGNORECASE|re.VERBOSE))
#> <class 'ValueError'> ('Unrecognized named group in pattern', re.compile('(?P<escaped>x)|(?P<named>y)|(?P<braced>z)|(?P<invalid>!)|(?P<other>\\?)', re.IGNORECASE|re.VERBOSE))
#> <class 'ValueError'> ('Unrecognized named group in pattern', re.compile('(?P<escaped>x)|(?P<named>y)|(?P<braced>z)|(?P<invalid>!)|(?P<other>\\?)', re.IGNORECASE|re.VERBOSE))
#> <class 'ValueError'> ('Unrecognized named group in pattern', re.compile('(?P<escaped>x)|(?P<named>y)|(?P<braced>z)|(?P<invalid>!)|(?P<other>\\?)', re.IGNORECASE|re.VERBOSE))
#> <class 'ValueError'> Invalid placeholder in string: line 1, col 1
#> '!'
#> False
#> []
#> ''
#> ''
#> True
#> []
#> <class 're.PatternError'> missing ), unterminated subpattern at position 0

### templates of other patterns: substitute and safe_substitute
E1(lambda: T('$a $b').substitute({'a': 1}, b=2))
E1(lambda: T('$a').substitute(5))
E1(lambda: T('$a').safe_substitute(None))
E1(lambda: T('$a').substitute(None))
E1(lambda: T('$a').substitute({}, {}))
E1(lambda: T(5).substitute())
E1(lambda: T('$$ $ ').safe_substitute())
E1(lambda: T('a\nb $ c').substitute())
E1(lambda: T('${}').substitute())
E1(lambda: T('${a').safe_substitute(a=1))
E1(lambda: T('$é').substitute())
E1(lambda: T('$aé').substitute(a=1))
E1(lambda: T('$A $İ').safe_substitute(A=1))
E1(lambda: T('$mapping').substitute(mapping=1))
E1(lambda: T('$self').substitute(self=1))
E1(lambda: T('$a ${b} $$ $a').get_identifiers())
E1(lambda: T('$').is_valid())
#> '1 2'
#> <class 'TypeError'> 'int' object is not subscriptable
#> <class 'TypeError'> 'NoneType' object is not subscriptable
#> <class 'TypeError'> 'NoneType' object is not subscriptable
#> <class 'TypeError'> Template.substitute() takes from 1 to 2 positional arguments but 3 were given
#> <class 'TypeError'> expected string or bytes-like object, got 'int'
#> '$ $ '
#> <class 'ValueError'> Invalid placeholder in string: line 2, col 3
#> <class 'ValueError'> Invalid placeholder in string: line 1, col 1
#> '${a'
#> <class 'ValueError'> Invalid placeholder in string: line 1, col 1
#> '1é'
#> '1 $İ'
#> '1'
#> '1'
#> ['a', 'b']
#> False

### templates of other patterns: pattern, flags and groups
E1(lambda: T('$a').is_valid())
E1(lambda: T.pattern is T.pattern)
E1(lambda: D.pattern is D.pattern)
E1(lambda: T.pattern.flags)
E1(lambda: T('x').pattern.groups)
class K(T): braceidpattern = '[0-9]+'
E1(lambda: K('${12} $ab').substitute({'12': 1, 'ab': 2}))
E1(lambda: D('&a $a && &{b}').substitute(a=1, b=2))
#> True
#> True
#> True
#> 98
#> 4
#> '1 2'
#> '1 $a & 2'
