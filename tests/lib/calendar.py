# calendar and difflib.

import calendar
from difflib import *

### calendar: formatmonth and TextCalendar
print(calendar.month(2026, 11), calendar.TextCalendar(6).formatmonth(2024, 2, 4, 2), calendar.calendar(2025, m=4))
#>    November 2026
#> Mo Tu We Th Fr Sa Su
#>                    1
#>  2  3  4  5  6  7  8
#>  9 10 11 12 13 14 15
#> 16 17 18 19 20 21 22
#> 23 24 25 26 27 28 29
#> 30
#>            February 2024
#>
#> Sun  Mon  Tue  Wed  Thu  Fri  Sat
#>
#>                       1    2    3
#>
#>   4    5    6    7    8    9   10
#>
#>  11   12   13   14   15   16   17
#>
#>  18   19   20   21   22   23   24
#>
#>  25   26   27   28   29
#>
#>                                                 2025
#>
#>       January                   February                   March                     April
#> Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su
#>        1  2  3  4  5                      1  2                      1  2          1  2  3  4  5  6
#>  6  7  8  9 10 11 12       3  4  5  6  7  8  9       3  4  5  6  7  8  9       7  8  9 10 11 12 13
#> 13 14 15 16 17 18 19      10 11 12 13 14 15 16      10 11 12 13 14 15 16      14 15 16 17 18 19 20
#> 20 21 22 23 24 25 26      17 18 19 20 21 22 23      17 18 19 20 21 22 23      21 22 23 24 25 26 27
#> 27 28 29 30 31            24 25 26 27 28            24 25 26 27 28 29 30      28 29 30
#>                                                     31
#>
#>         May                       June                      July                     August
#> Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su
#>           1  2  3  4                         1          1  2  3  4  5  6                   1  2  3
#>  5  6  7  8  9 10 11       2  3  4  5  6  7  8       7  8  9 10 11 12 13       4  5  6  7  8  9 10
#> 12 13 14 15 16 17 18       9 10 11 12 13 14 15      14 15 16 17 18 19 20      11 12 13 14 15 16 17
#> 19 20 21 22 23 24 25      16 17 18 19 20 21 22      21 22 23 24 25 26 27      18 19 20 21 22 23 24
#> 26 27 28 29 30 31         23 24 25 26 27 28 29      28 29 30 31               25 26 27 28 29 30 31
#>                           30
#>
#>      September                  October                   November                  December
#> Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su
#>  1  2  3  4  5  6  7             1  2  3  4  5                      1  2       1  2  3  4  5  6  7
#>  8  9 10 11 12 13 14       6  7  8  9 10 11 12       3  4  5  6  7  8  9       8  9 10 11 12 13 14
#> 15 16 17 18 19 20 21      13 14 15 16 17 18 19      10 11 12 13 14 15 16      15 16 17 18 19 20 21
#> 22 23 24 25 26 27 28      20 21 22 23 24 25 26      17 18 19 20 21 22 23      22 23 24 25 26 27 28
#> 29 30                     27 28 29 30 31            24 25 26 27 28 29 30      29 30 31
#>

### calendar: weekheader, isleap and Calendar
print(calendar.weekheader(3), calendar.weekheader(10))
print(calendar.isleap(2000), calendar.isleap(1900), calendar.leapdays(1900, 2100), calendar.weekday(2026, 11, 22))
print(calendar.monthrange(2024, 2))
print(calendar.monthcalendar(2026, 11))
print([str(d) for d in calendar.Calendar(6).itermonthdates(2026, 11)][:8])
print(list(calendar.Calendar().itermonthdays4(2026, 1))[:3])
print(calendar.Calendar(3).yeardayscalendar(2026)[0][0])
print(list(calendar.month_name))
print(list(calendar.day_abbr), calendar.JANUARY, repr(calendar.MONDAY), calendar.Month(3))
print(calendar.timegm((2026, 11, 22, 5, 30, 10)))
#> Mon Tue Wed Thu Fri Sat Sun   Monday    Tuesday   Wednesday   Thursday    Friday    Saturday    Sunday  
#> True False 49 6
#> (calendar.THURSDAY, 29)
#> [[0, 0, 0, 0, 0, 0, 1], [2, 3, 4, 5, 6, 7, 8], [9, 10, 11, 12, 13, 14, 15], [16, 17, 18, 19, 20, 21, 22], [23, 24, 25, 26, 27, 28, 29], [30, 0, 0, 0, 0, 0, 0]]
#> ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-07', '2026-11-08']
#> [(2025, 12, 29, 0), (2025, 12, 30, 1), (2025, 12, 31, 2)]
#> [[1, 2, 3, 4, 5, 6, 7], [8, 9, 10, 11, 12, 13, 14], [15, 16, 17, 18, 19, 20, 21], [22, 23, 24, 25, 26, 27, 28], [29, 30, 31, 0, 0, 0, 0]]
#> ['', 'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
#> ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] 1 calendar.MONDAY 3
#> 1795325410

### calendar: formatyear, HTMLCalendar and setfirstweekday
print(calendar.HTMLCalendar().formatmonth(2026, 2), len(calendar.HTMLCalendar().formatyear(2026)))
for f in (lambda: calendar.monthrange(2026, 13), lambda: calendar.setfirstweekday(7),
        lambda: calendar.month(2026, 0)):
    try: f()
    except ValueError as e: print(type(e).__name__, e)
#> <table border="0" cellpadding="0" cellspacing="0" class="month">
#> <tr><th colspan="7" class="month">February 2026</th></tr>
#> <tr><th class="mon">Mon</th><th class="tue">Tue</th><th class="wed">Wed</th><th class="thu">Thu</th><th class="fri">Fri</th><th class="sat">Sat</th><th class="sun">Sun</th></tr>
#> <tr><td class="noday">&nbsp;</td><td class="noday">&nbsp;</td><td class="noday">&nbsp;</td><td class="noday">&nbsp;</td><td class="noday">&nbsp;</td><td class="noday">&nbsp;</td><td class="sun">1</td></tr>
#> <tr><td class="mon">2</td><td class="tue">3</td><td class="wed">4</td><td class="thu">5</td><td class="fri">6</td><td class="sat">7</td><td class="sun">8</td></tr>
#> <tr><td class="mon">9</td><td class="tue">10</td><td class="wed">11</td><td class="thu">12</td><td class="fri">13</td><td class="sat">14</td><td class="sun">15</td></tr>
#> <tr><td class="mon">16</td><td class="tue">17</td><td class="wed">18</td><td class="thu">19</td><td class="fri">20</td><td class="sat">21</td><td class="sun">22</td></tr>
#> <tr><td class="mon">23</td><td class="tue">24</td><td class="wed">25</td><td class="thu">26</td><td class="fri">27</td><td class="sat">28</td><td class="noday">&nbsp;</td></tr>
#> </table>
#>  15022
#> IllegalMonthError bad month number 13; must be 1-12
#> IllegalWeekdayError bad weekday number 7; must be 0 (Monday) to 6 (Sunday)
#> IllegalMonthError bad month number 0; must be 1-12

### calendar: firstweekday and prmonth
calendar.setfirstweekday(6)
print(calendar.firstweekday(), calendar.month(2026, 5))
calendar.prmonth(2026, 6)
#> 6       May 2026
#> Su Mo Tu We Th Fr Sa
#>                 1  2
#>  3  4  5  6  7  8  9
#> 10 11 12 13 14 15 16
#> 17 18 19 20 21 22 23
#> 24 25 26 27 28 29 30
#> 31
#>
#>      June 2026
#> Su Mo Tu We Th Fr Sa
#>     1  2  3  4  5  6
#>  7  8  9 10 11 12 13
#> 14 15 16 17 18 19 20
#> 21 22 23 24 25 26 27
#> 28 29 30

### calendar: pryear and TextCalendar
calendar.setfirstweekday(6)
calendar.TextCalendar().pryear(2026, m=2)
#>                      2026
#>
#>       January                   February
#> Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su
#>           1  2  3  4                         1
#>  5  6  7  8  9 10 11       2  3  4  5  6  7  8
#> 12 13 14 15 16 17 18       9 10 11 12 13 14 15
#> 19 20 21 22 23 24 25      16 17 18 19 20 21 22
#> 26 27 28 29 30 31         23 24 25 26 27 28
#>
#>        March                     April
#> Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su
#>                    1             1  2  3  4  5
#>  2  3  4  5  6  7  8       6  7  8  9 10 11 12
#>  9 10 11 12 13 14 15      13 14 15 16 17 18 19
#> 16 17 18 19 20 21 22      20 21 22 23 24 25 26
#> 23 24 25 26 27 28 29      27 28 29 30
#> 30 31
#>
#>         May                       June
#> Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su
#>              1  2  3       1  2  3  4  5  6  7
#>  4  5  6  7  8  9 10       8  9 10 11 12 13 14
#> 11 12 13 14 15 16 17      15 16 17 18 19 20 21
#> 18 19 20 21 22 23 24      22 23 24 25 26 27 28
#> 25 26 27 28 29 30 31      29 30
#>
#>         July                     August
#> Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su
#>        1  2  3  4  5                      1  2
#>  6  7  8  9 10 11 12       3  4  5  6  7  8  9
#> 13 14 15 16 17 18 19      10 11 12 13 14 15 16
#> 20 21 22 23 24 25 26      17 18 19 20 21 22 23
#> 27 28 29 30 31            24 25 26 27 28 29 30
#>                           31
#>
#>      September                  October
#> Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su
#>     1  2  3  4  5  6                1  2  3  4
#>  7  8  9 10 11 12 13       5  6  7  8  9 10 11
#> 14 15 16 17 18 19 20      12 13 14 15 16 17 18
#> 21 22 23 24 25 26 27      19 20 21 22 23 24 25
#> 28 29 30                  26 27 28 29 30 31
#>
#>       November                  December
#> Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su
#>                    1          1  2  3  4  5  6
#>  2  3  4  5  6  7  8       7  8  9 10 11 12 13
#>  9 10 11 12 13 14 15      14 15 16 17 18 19 20
#> 16 17 18 19 20 21 22      21 22 23 24 25 26 27
#> 23 24 25 26 27 28 29      28 29 30 31
#> 30

### difflib: get_opcodes, ratio and SequenceMatcher
s = SequenceMatcher(None, 'abxcd', 'abcd')
print(s.get_matching_blocks())
print(s.get_opcodes())
print(s.ratio(), s.quick_ratio(), s.real_quick_ratio())
print(s.find_longest_match())
print(SequenceMatcher(lambda x: x == ' ', 'private Thread currentThread;',
    'private volatile Thread currentThread;').ratio())
print(SequenceMatcher(None, '', '').ratio(), SequenceMatcher(None, [1, 2, 3], [3, 2, 1]).get_opcodes())
a = [str(i) for i in range(40)]
b = a[:8] + ['i'] + a[8:]
b[20] += 'x'
b[23:28] = []
b[30] += 'y'
for g in SequenceMatcher(None, a, b).get_grouped_opcodes(): print(g)
print(SequenceMatcher(None, 'b' * 300 + 'a', 'a' + 'b' * 300).ratio())
print(SequenceMatcher(None, 'b' * 300 + 'a', 'a' + 'b' * 300, autojunk=False).ratio())
print(get_close_matches('appel', ['ape', 'apple', 'peach', 'puppy']))
print(get_close_matches('wheel', ['weal', 'heel', 'x'], n=1), get_close_matches('a', []))
print(get_close_matches('apple', 'aple'))
#> [Match(a=0, b=0, size=2), Match(a=3, b=2, size=2), Match(a=5, b=4, size=0)]
#> [('equal', 0, 2, 0, 2), ('delete', 2, 3, 2, 2), ('equal', 3, 5, 2, 4)]
#> 0.8888888888888888 0.8888888888888888 0.8888888888888888
#> Match(a=0, b=0, size=2)
#> 0.8656716417910447
#> 1.0 [('insert', 0, 0, 0, 2), ('equal', 0, 1, 2, 3), ('delete', 1, 3, 3, 3)]
#> [('equal', 5, 8, 5, 8), ('insert', 8, 8, 8, 9), ('equal', 8, 11, 9, 12)]
#> [('equal', 16, 19, 17, 20), ('replace', 19, 20, 20, 21), ('equal', 20, 22, 21, 23), ('delete', 22, 27, 23, 23), ('equal', 27, 30, 23, 26)]
#> [('equal', 31, 34, 27, 30), ('replace', 34, 35, 30, 31), ('equal', 35, 38, 31, 34)]
#> 0.0033222591362126247
#> 0.9966777408637874
#> ['apple', 'ape']
#> ['heel'] []
#> []

### difflib: ndiff, two and restore
one, two = 'one\ntwo\nthree\n'.splitlines(True), 'ore\ntree\nemu\n'.splitlines(True)
print(''.join(ndiff(one, two)), ''.join(restore(ndiff(one, two), 1)), ''.join(restore(list(ndiff(one, two)), 2)))
#> - one
#> ?  ^
#> + ore
#> ?  ^
#> - two
#> - three
#> ?  -
#> + tree
#> + emu
#>  one
#> two
#> three
#>  ore
#> tree
#> emu
#>

### difflib: one, two and context_diff
a = [str(i) for i in range(40)]
b = a[:8] + ['i'] + a[8:]
b[20] += 'x'
b[23:28] = []
b[30] += 'y'
one, two = 'one\ntwo\nthree\n'.splitlines(True), 'ore\ntree\nemu\n'.splitlines(True)
print(''.join(unified_diff(one, two, 'a.txt', 'b.txt', 'd1', 'd2')), ''.join(context_diff(one, two, 'a', 'b')))
#> --- a.txt	d1
#> +++ b.txt	d2
#> @@ -1,3 +1,3 @@
#> -one
#> -two
#> -three
#> +ore
#> +tree
#> +emu
#>  *** a
#> --- b
#> ***************
#> *** 1,3 ****
#> ! one
#> ! two
#> ! three
#> --- 1,3 ----
#> ! ore
#> ! tree
#> ! emu
#>

### difflib: lineterm, compare and Differ
a = [str(i) for i in range(40)]
b = a[:8] + ['i'] + a[8:]
b[20] += 'x'
b[23:28] = []
b[30] += 'y'
one, two = 'one\ntwo\nthree\n'.splitlines(True), 'ore\ntree\nemu\n'.splitlines(True)
print(list(unified_diff(one, one)))
print(''.join(unified_diff(a, b, lineterm='', n=1)))
print(list(unified_diff([], ['x'])))
print(list(context_diff(['x'], [])))
t1 = '''  1. Beautiful is better than ugly.
  2. Explicit is better than implicit.
  3. Simple is better than complex.
  4. Complex is better than complicated.
'''.splitlines(True)
t2 = '''  1. Beautiful is better than ugly.
  3.   Simple is better than complex.
  4. Complicated is better than complex.
  5. Flat is better than nested.
'''.splitlines(True)
print(''.join(Differ().compare(t1, t2)))
#> []
#> --- +++ @@ -8,2 +8,3 @@ 7+i 8@@ -19,10 +20,5 @@ 18-19+19x 20 21-22-23-24-25-26 27@@ -34,3 +30,3 @@ 33-34+34y 35
#> ['--- \n', '+++ \n', '@@ -0,0 +1 @@\n', '+x']
#> ['*** \n', '--- \n', '***************\n', '*** 1 ****\n', '- x', '--- 0 ----\n']
#>     1. Beautiful is better than ugly.
#> -   2. Explicit is better than implicit.
#> -   3. Simple is better than complex.
#> +   3.   Simple is better than complex.
#> ?     ++
#> -   4. Complex is better than complicated.
#> ?            ^                     ---- ^
#> +   4. Complicated is better than complex.
#> ?           ++++ ^                      ^
#> +   5. Flat is better than nested.
#>

### difflib: IS_LINE_JUNK, diff_bytes and IS_CHARACTER_JUNK
a = [str(i) for i in range(40)]
b = a[:8] + ['i'] + a[8:]
b[20] += 'x'
b[23:28] = []
b[30] += 'y'
t1 = '''  1. Beautiful is better than ugly.
  2. Explicit is better than implicit.
  3. Simple is better than complex.
  4. Complex is better than complicated.
'''.splitlines(True)
t2 = '''  1. Beautiful is better than ugly.
  3.   Simple is better than complex.
  4. Complicated is better than complex.
  5. Flat is better than nested.
'''.splitlines(True)
print(''.join(ndiff(t1, t2)))
print(list(diff_bytes(unified_diff, [b'a\n'], [b'b\xff\n'], b'x', b'y')), IS_LINE_JUNK('  #  \n'),
    IS_LINE_JUNK('x'))
print(IS_CHARACTER_JUNK('\t'))
for f in (lambda: get_close_matches('a', [], n=0), lambda: get_close_matches('a', [], cutoff=2),
        lambda: list(restore([], 3)), lambda: list(unified_diff([b'a'], [])),
        lambda: list(unified_diff('a', 'b'))):
    try: f()
    except Exception as e: print(type(e).__name__, e)
#>     1. Beautiful is better than ugly.
#> -   2. Explicit is better than implicit.
#> -   3. Simple is better than complex.
#> +   3.   Simple is better than complex.
#> ?     ++
#> -   4. Complex is better than complicated.
#> +   4. Complicated is better than complex.
#> +   5. Flat is better than nested.
#>
#> [b'--- x\n', b'+++ y\n', b'@@ -1 +1 @@\n', b'-a\n', b'+b\xff\n'] True False
#> True
#> ValueError n must be > 0: 0
#> ValueError cutoff must be in [0.0, 1.0]: 2
#> ValueError unknown delta choice (must be 1 or 2): 3
#> TypeError lines to compare must be str, not bytes (b'a')
#> TypeError input must be a sequence of strings, not str

### a page, and columns
c = calendar.HTMLCalendar()
p = c.formatyearpage(2024)
y = c.formatyear(2024).encode()
i = p.index(y)
print(p[:i])
print(p[i + len(y):], len(p))
print(c.formatyearpage(2024, 2, None, 'latin-1')[:300])
calendar.format(['a', 'b'], 5, 2)
#> b'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">\n<html>\n<head>\n<meta http-equiv="Content-Type" content="text/html; charset=utf-8" />\n<link rel="stylesheet" type="text/css" href="calendar.css" />\n<title>Calendar for 2024</title>\n</head>\n<body>\n'
#> b'</body>\n</html>\n' 15162
#> b'<?xml version="1.0" encoding="latin-1"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">\n<html>\n<head>\n<meta http-equiv="Content-Type" content="text/html; charset=latin-1" />\n<title>Calendar for 2024</title>\n</head>\n<body>\n<table border="'
#>   a      b  

### calendar: LocaleTextCalendar and LocaleHTMLCalendar, which leave the locale as it was
import locale
text = calendar.LocaleTextCalendar()
print(repr(text.locale), text.formatweekday(0, 3), [text.formatweekday(2, width) for width in (1, 9, 12)],
      text.formatmonthname(2010, 10, 20), text.formatmonthname(2010, 10, 20, False))
html = calendar.LocaleHTMLCalendar(6, 'POSIX')
print(html.locale, html.formatweekday(1), html.formatmonthname(2010, 10), html.formatmonthname(2010, 10, False))
print(calendar.LocaleTextCalendar(locale='C').formatmonth(2024, 2) == calendar.TextCalendar().formatmonth(2024, 2))
for name in '', 'POSIX', 'C.UTF-8', ('C', None), 5:
    try:
        with calendar.different_locale(name) as entered:
            print(repr(name), entered, locale.setlocale(locale.LC_TIME))
    except TypeError as e:
        print(repr(name), e)
print(locale.setlocale(locale.LC_TIME), vars(calendar.different_locale('C')))
#> 'C' Mon ['W', 'Wednesday', ' Wednesday  ']     October 2010           October       
#> POSIX <th class="tue">Tue</th> <tr><th colspan="7" class="month">October 2010</th></tr> <tr><th colspan="7" class="month">October</th></tr>
#> True
#> '' None C
#> 'POSIX' None C
#> 'C.UTF-8' None C
#> ('C', None) None C
#> 5 Locale must be None, a string, or an iterable of two strings -- language code, encoding.
#> C {'locale': 'C', 'oldlocale': None}
