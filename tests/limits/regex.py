# Patterns that backtrack without end stop at the limits as everything does, and the program sees nothing of it.

### a pattern that takes exponential time
#: oracle=no
#: max-steps=20000
#: exit=3
import re
re.match(r'(a+)+$', 'a' * 40 + 'b')
#! hognose: steps limit reached: limit 20000, used 20000

### a pattern that takes quadratic time
#: oracle=no
#: max-steps=20000
#: exit=3
import re
re.search(r'a*b', 'a' * 100000)
#! hognose: steps limit reached: limit 20000, used 20000

### the number of steps is the same everywhere
#: oracle=no
#: max-steps=3350
#: exit=3
import re
for i in range(1, 100):
    re.findall('(?:a|b)*?c|[a-c]+d|(?=(.)).', 'ab' * i)
    print(i, end=' ')
#> 1 2 3 4 5 6 7 8 9 10 11 12 
#! hognose: steps limit reached: limit 3350, used 3350

### a pattern that is long to compile
#: oracle=no
#: max-steps=10000
#: exit=3
import re
re.compile('(a)' * 100000)
#! hognose: steps limit reached: limit 10000, used 10000

### choices that fill the memory
#: oracle=no
#: max-memory=4M
#: exit=3
import re
try:
    re.match('(a|b)*c', 'ab' * 200000)
except BaseException:
    print('never')
#! hognose: memory limit reached: limit 4194304

### what is found fills the memory
#: oracle=no
#: max-memory=4M
#: exit=3
import re
re.findall('a(b)', 'ab' * 1000000)
#! hognose: memory limit reached: limit 4194304
