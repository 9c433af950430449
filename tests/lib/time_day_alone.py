# strptime() warns of a day of the month without a year, once for each of its last formats.

import datetime
import time
import warnings
import _strptime

_strptime._regex_cache.clear()


def count(text, form, *kinds):
    found = []
    for kind in kinds or (time.strptime,):
        with warnings.catch_warnings(record=True) as w:
            warnings.simplefilter('always')
            try:
                kind(text, form)
            except ValueError as e:
                found.append(type(e).__name__)
        found.append(len(w))
    return found

### directives
for text, form in [('15', '%d'), ('15', '%e'), ('15', '%Od'), ('15 2004 5 5', '%d %G %V %u'), ('15 9', '%d %j'),
                   ('15 %Y', '%d %%Y'), ('01/02/03', '%x'), ('15 0', '%d %w'), ('%d 3', '%%d %m'), ('x', '%d'),
                   ('15 q', '%d %Q'), ('5 7', '%d %H'), ('5 2001', '%d %Y')]:
    print(form, *count(text, form, time.strptime, datetime.datetime.strptime))
#> %d 1 0
#> %e 0 0
#> %Od ValueError 0 ValueError 0
#> %d %G %V %u 0 0
#> %d %j 1 0
#> %d %%Y 1 1
#> %x 0 0
#> %d %w 1 0
#> %%d %m 0 0
#> %d ValueError 1 ValueError 0
#> %d %Q ValueError 0 ValueError 0
#> %d %H 1 1
#> %d %Y 0 0

### formats that were seen
for c in '-.:_=+':
    print(*[count('1' + c + '2', '%d' + c + '%S') for _ in range(2)])
print(count('1+2', '%d+%S'), count('1-2', '%d-%S'), len(_strptime._regex_cache))
#> [1] [0]
#> [1] [0]
#> [1] [0]
#> [1] [0]
#> [1] [0]
#> [1] [1]
#> [0] [1] 2

### the warning
with warnings.catch_warnings(record=True) as w:
    warnings.simplefilter('always')
    datetime.date.strptime('03!15', '%m!%d')
print(w[0].category, w[0].filename.endswith('.py'))
print(w[0].message)
#> <class 'DeprecationWarning'> True
#> Parsing dates involving a day of month without a year specified is ambiguous
#> and fails to parse leap day. The default behavior will change in Python 3.15
#> to either always raise an exception or to use a different default year (TBD).
#> To avoid trouble, add a specific year to the input & format.
#> See https://github.com/python/cpython/issues/70647.

### as an exception
with warnings.catch_warnings():
    warnings.simplefilter('error')
    for _ in range(2):
        try:
            datetime.datetime.strptime('5', '%d ')
        except DeprecationWarning as e:
            print(type(e), e.__context__)
#> <class 'DeprecationWarning'> None
#> <class 'DeprecationWarning'> None
