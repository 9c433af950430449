# Patterns of paths as regular expressions.
import glob
import re

### a star, directories, hidden names
for pattern in ('*', '**', '**/x', 'a/**/b', '**/**/c', '?', '.*'):
    print(repr(pattern), glob.translate(pattern))
    print(glob.translate(pattern, recursive=True))
    print(glob.translate(pattern, include_hidden=True), glob.translate(pattern, recursive=True, include_hidden=True))
#> '*' (?s:[^/.][^/]*)\z
#> (?s:[^/.][^/]*)\z
#> (?s:[^/]+)\z (?s:[^/]+)\z
#> '**' (?s:(?!\.)[^/]*)\z
#> (?s:(?:[^/.][^/]*/)*(?:[^/.][^/]*)?)\z
#> (?s:[^/]*)\z (?s:.*)\z
#> '**/x' (?s:(?!\.)[^/]*/x)\z
#> (?s:(?:[^/.][^/]*/)*x)\z
#> (?s:[^/]*/x)\z (?s:(?:.+/)?x)\z
#> 'a/**/b' (?s:a/(?!\.)[^/]*/b)\z
#> (?s:a/(?:[^/.][^/]*/)*b)\z
#> (?s:a/[^/]*/b)\z (?s:a/(?:.+/)?b)\z
#> '**/**/c' (?s:(?!\.)[^/]*/(?!\.)[^/]*/c)\z
#> (?s:(?:[^/.][^/]*/)*c)\z
#> (?s:[^/]*/[^/]*/c)\z (?s:(?:.+/)?c)\z
#> '?' (?s:(?!\.)[^/])\z
#> (?s:(?!\.)[^/])\z
#> (?s:[^/])\z (?s:[^/])\z
#> '.*' (?s:\.[^/]*)\z
#> (?s:\.[^/]*)\z
#> (?s:\.[^/]*)\z (?s:\.[^/]*)\z

### what has none of them
for pattern in ('a*', 'x/*.py', 'a?b', '', '/', 'a//b', 'a**b*c'):
    print(repr(pattern), glob.translate(pattern))
#> 'a*' (?s:a[^/]*)\z
#> 'x/*.py' (?s:x/(?!\.)[^/]*\.py)\z
#> 'a?b' (?s:a[^/]b)\z
#> '' (?s:)\z
#> '/' (?s:/)\z
#> 'a//b' (?s:a//b)\z
#> 'a**b*c' (?s:a[^/]*b[^/]*c)\z

### other separators
for pattern in ('a/b\\c', '*\\**\\x', '**/?', '[/]'):
    for seps in ('/\\', ['.'], ('-', '/')):
        print(glob.translate(pattern, seps=seps))
#> (?s:a[/\\]b[/\\]c)\z
#> (?s:a/b\\c)\z
#> (?s:a[\-/]b\\c)\z
#> (?s:[^/\\.][^/\\]*[/\\](?!\.)[^/\\]*[/\\]x)\z
#> (?s:(?!\.)[^\.]*\\[^\.]*\\x)\z
#> (?s:(?!\.)[^\-/]*\\[^\-/]*\\x)\z
#> (?s:(?!\.)[^/\\]*[/\\](?!\.)[^/\\])\z
#> (?s:(?!\.)[^\.]*/[^\.])\z
#> (?s:(?!\.)[^\-/]*[\-/](?!\.)[^\-/])\z
#> (?s:\[[/\\]\])\z
#> (?s:[/])\z
#> (?s:\[[\-/]\])\z

### sets
for pattern in ('[!a]*', '[a-c]', '[]]', '[!]]', '[^a]', '[[]', '[a&&b]', '[a~~b||c]', '[z-ab]',
                '[z-a]', '[!z-a]', '[\\-a]', '[!', 'a[b'):
    print(pattern, glob.translate(pattern))
#> [!a]* (?s:[^a][^/]*)\z
#> [a-c] (?s:[a-c])\z
#> []] (?s:[]])\z
#> [!]] (?s:[^]])\z
#> [^a] (?s:[\^a])\z
#> [[] (?s:[\[])\z
#> [a&&b] (?s:[a\&\&b])\z
#> [a~~b||c] (?s:[a\~\~b\|\|c])\z
#> [z-ab] (?s:[b])\z
#> [z-a] (?s:(?!))\z
#> [!z-a] (?s:.)\z
#> [\-a] (?s:[\\-a])\z
#> [! (?s:\[!)\z
#> a[b (?s:a\[b)\z

### what they find
wanted = re.compile(glob.translate('src/**/*.py', recursive=True))
for path in ('src/a.py', 'src/x/y/b.py', 'src/.x/b.py', 'src/x/.b.py', 'src/x.pyc', 'lib/src/a.py'):
    print(path, bool(wanted.match(path)))
#> src/a.py True
#> src/x/y/b.py True
#> src/.x/b.py False
#> src/x/.b.py False
#> src/x.pyc False
#> lib/src/a.py False

### what is no pattern
for pattern in (5, None, b'a*', ['*']):
    try:
        print(glob.translate(pattern))
    except TypeError as e:
        print(e)
#> expected string or bytes-like object, got 'int'
#> expected string or bytes-like object, got 'NoneType'
#> cannot use a string pattern on a bytes-like object
#> expected string or bytes-like object, got 'list'
