# Regular expressions
# What module re does not do, or does better.

### the flag DEBUG prints nothing
#: cpython=LITERAL 97\n\n 0. INFO 8 0b11 1 1 (to 9)\n      prefix_skip 1\n      prefix [0x61] ('a')\n      overlap [0]\n 9: LITERAL 0x61 ('a')\n11. SUCCESS\nre.compile('a', re.DEBUG)
# There is no such program inside.
import re
print(re.compile('a', re.DEBUG))  #> re.compile('a', re.DEBUG)

### search under (?u:...) in an ASCII pattern finds what match finds
#: cpython=None
# CPython looks for ASCII characters only before it tries the group.
import re
print(re.search(r'(?u:\w)', 'é', re.A))  #> <re.Match object; span=(0, 1), match='é'>

### groups are nested less deep
#: cpython=400
# The limit is 320 levels, whatever the recursion limit is.
import re
try: print(re.compile('(' * 400 + ')' * 400).groups)
except RecursionError as e: print(e)  #> maximum recursion depth exceeded

### a set that is wrong is not warned of before the error
#: cpython=['Possible set difference at position 2'] bad character range a-- at position 1
# Sets that may get another meaning are looked for in patterns that are right.
import re, warnings
with warnings.catch_warnings(record=True) as found:
    warnings.simplefilter('always')
    try: re.compile('[a--b]')
    except re.error as e: print([str(w.message) for w in found], e)  #> [] bad character range a-- at position 1
