### sets that may get another meaning are warned of
import re, warnings
def warned(pattern, flags=0):
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter('always')
        re.compile(pattern, flags)
    return [str(w.message) for w in found if w.category is FutureWarning]
for pattern in '[[a]', '[^[a]', '[a[b]', '[[[a]', 'x[[]', '[[a]-[b]]', '[[:alpha:]]', '(?x)[ [a]':
    print(pattern, warned(pattern))
for pattern in '[a&&b]', '[&&a]', '[a&&]', '[a~~b]', '[~~]', '[a||b]', '[|||]', '[a-z&&x]', '[a&b&&&c]', '[\\&&]':
    print(pattern, warned(pattern))
#> [[a] ['Possible nested set at position 1']
#> [^[a] []
#> [a[b] []
#> [[[a] ['Possible nested set at position 1']
#> x[[] ['Possible nested set at position 2']
#> [[a]-[b]] ['Possible nested set at position 1']
#> [[:alpha:]] ['Possible nested set at position 1']
#> (?x)[ [a] []
#> [a&&b] ['Possible set intersection at position 2']
#> [&&a] []
#> [a&&] ['Possible set intersection at position 2']
#> [a~~b] ['Possible set symmetric difference at position 2']
#> [~~] []
#> [a||b] ['Possible set union at position 2']
#> [|||] ['Possible set union at position 2']
#> [a-z&&x] ['Possible set intersection at position 4']
#> [a&b&&&c] ['Possible set intersection at position 4', 'Possible set intersection at position 5']
#> [\&&] []

### differences of sets, bytes and verbose patterns are warned of
import re, warnings
def warned(pattern, flags=0):
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter('always')
        re.compile(pattern, flags)
    return [str(w.message) for w in found if w.category is FutureWarning]
for pattern in '[a-z--x]', '[--a]', '[+--]', '[!--]', '[^--a]', 'a--b', '[a]||[b]', '(a)&&(b)', '#[[\n[a]':
    print(pattern, warned(pattern), warned(pattern, re.X))
print(warned(b'[[a]'), warned(b'[a||\xff]'))
#> [a-z--x] ['Possible set difference at position 4'] ['Possible set difference at position 4']
#> [--a] [] []
#> [+--] ['Possible set difference at position 2'] ['Possible set difference at position 2']
#> [!--] ['Possible set difference at position 2'] ['Possible set difference at position 2']
#> [^--a] [] []
#> a--b [] []
#> [a]||[b] [] []
#> (a)&&(b) [] []
#> #[[
#> [a] ['Possible nested set at position 2'] []
#> ['Possible nested set at position 1'] ['Possible set union at position 2']

### once for a pattern that is kept, an error where warnings are errors, and the line is the program's
import re, warnings
with warnings.catch_warnings(record=True) as found:
    warnings.simplefilter('always')
    for i in range(3): print(re.findall('[[q]', 'q['))
    print(len(found), found[0].lineno)
    re.sub('[[q]x', '', 'q')
    print(len(found), found[1].lineno)
    warnings.simplefilter('error')
    try: re.compile('[[r]')
    except FutureWarning as e: print(repr(e))
    try: re.compile('[[r]')
    except FutureWarning as e: print(repr(e))
#> ['q', '[']
#> ['q', '[']
#> ['q', '[']
#> 1 4
#> 2 6
#> FutureWarning('Possible nested set at position 1')
#> FutureWarning('Possible nested set at position 1')
