### calendars and histograms in text
import calendar, math, random, statistics
from datetime import date, datetime, time, timedelta
from collections import Counter, defaultdict
from itertools import batched, groupby, zip_longest, starmap, repeat, tee, compress
from bisect import bisect_left, bisect_right, insort
from dataclasses import dataclass
from typing import NamedTuple

def month_page(year, month, marks=frozenset(), width=4):
    first = date(year, month, 1)
    last = (first.replace(day=28) + timedelta(days=4)).replace(day=1) - timedelta(days=1)
    yield f"{first:%B %Y}".center(7 * width).rstrip()
    yield "".join(f"{calendar.day_abbr[i][:2]:>{width}}" for i in range(7))
    cells = [""] * first.weekday() + [f"[{d}]" if d in marks else f"{d} " for d in range(1, last.day + 1)]
    for week in batched(cells, 7):
        yield "".join(f"{c:>{width}}" for c in week).rstrip()

def easter(year):
    a, (b, c) = year % 19, divmod(year, 100)
    d, e = divmod(b, 4)
    g = (8 * b + 13) // 25
    h = (19 * a + b - d - g + 15) % 30
    i, k = divmod(c, 4)
    l = (32 + 2 * e + 2 * i - h - k) % 7
    m = (a + 11 * h + 22 * l) // 451
    month, day = divmod(h + l - 7 * m + 114, 31)
    return date(year, month, day + 1)

def side_by_side(*pages, gap=3):
    rows = list(zip_longest(*pages, fillvalue=""))
    widths = [max(map(len, column)) for column in zip(*rows)]
    for row in rows: print((" " * gap).join(f"{c:<{w}}" for c, w in zip(row, widths)).rstrip())

print(*map(str, map(easter, (1961, 2000, 2024, 2038))))
side_by_side(*(list(month_page(2024, m, {easter(2024).day} if m == easter(2024).month else set())) for m in (2, 3, 4)))
print(calendar.month(2023, 10))
print(calendar.TextCalendar(calendar.SUNDAY).formatmonth(2024, 9, w=3))
print(calendar.monthrange(2024, 2), calendar.isleap(1900), calendar.leapdays(2000, 2025), calendar.monthcalendar(2021, 2))

class Meeting(NamedTuple):
    start: datetime
    length: timedelta
    title: str
    @property
    def end(self): return self.start + self.length
    def clashes(self, other): return self.start < other.end and other.start < self.end

def weekly(start, n, title, minutes): return [Meeting(start + timedelta(weeks=i), timedelta(minutes=minutes), f"{title} {i + 1}/{n}") for i in range(n)]
agenda = sorted(weekly(datetime(2024, 3, 4, 9, 30), 3, "Standup", 45) + weekly(datetime(2024, 3, 11, 10), 2, "Review", 90) + [Meeting(datetime(2024, 3, 9, 23), timedelta(hours=2.5), "Party")])
for (y, w, _), group in groupby(agenda, key=lambda m: m.start.isocalendar()[:2] + (0,)):
    print(f"{y}-W{w:02}")
    for m in group: print(f"  {m.start:%a %d %H:%M}-{m.end:%H:%M}{'+1' if m.end.date() > m.start.date() else '':<3}{m.title}" + "".join(f"  !! {o.title}" for o in agenda if o is not m and m.clashes(o)))
spare = timedelta(hours=8) - sum((m.length for m in agenda), timedelta())
print(spare, -spare, abs(spare) / timedelta(hours=1), divmod(timedelta(days=1), timedelta(hours=7)), agenda[0].length * 1.5, repr(spare))
print(agenda[bisect_left(agenda, datetime(2024, 3, 10), key=lambda m: m.start)].title, date(2024, 1, 1).isocalendar(), date.fromisocalendar(2020, 53, 5))
for text, form in [("2024-02-30", "%Y-%m-%d"), ("7 Mar 24 1:05 PM", "%d %b %y %I:%M %p"), ("2024 061", "%Y %j"), ("x", "%H")]:
    try: print(datetime.strptime(text, form))
    except ValueError as e: print(e)
age = lambda born, on: on.year - born.year - ((on.month, on.day) < (born.month, born.day))
print([age(date(2000, 2, 29), d) for d in (date(2023, 2, 28), date(2023, 3, 1), date(2024, 2, 29))], time(23, 59, 5).strftime("%I:%M:%S %p"), time.fromisoformat("07:08").replace(second=9), datetime.combine(date.min, time.max))

rng = random.Random(2024)
data = [round(rng.gauss(50, 15), 1) for _ in range(300)]
def histogram(data, bins=10, width=40):
    lo, hi = math.floor(min(data) / 10) * 10, math.ceil(max(data) / 10) * 10
    step = (hi - lo) / bins
    counts = Counter(min(bins - 1, int((x - lo) // step)) for x in data)
    top = max(counts.values())
    for b in range(bins):
        full, part = divmod(counts[b] * width * 8 // top, 8)
        yield f"{lo + b * step:>6.1f} |" + "█" * full + (" ▏▎▍▌▋▊▉"[part] if part else "") + f" {counts[b]}"
print(*histogram(data), sep="\n")
print(f"n={len(data)} mean={statistics.fmean(data):.3f} median={statistics.median(data)} sd={statistics.pstdev(data):.4f} deciles={statistics.quantiles(data, n=10, method='inclusive')}")
nd = statistics.NormalDist.from_samples(data)
print(f"{nd.mean:.4f} {nd.stdev:.4f} {nd.cdf(50):.6f} {nd.inv_cdf(.95):.4f}", statistics.multimode("aabbc"), statistics.correlation(data[:50], sorted(data[:50])).__round__(6), statistics.linear_regression([1, 2, 3], [2, 4, 7]))
def stem_leaf(data):
    stems = defaultdict(list)
    for x in sorted(map(int, data)): insort(stems[x // 10], x % 10)
    for s in range(min(stems), max(stems) + 1): yield f"{s:>3} | {''.join(map(str, stems[s]))}"
print(*stem_leaf(data[:80]), sep="\n")
columns = list(zip_longest(*(["▄"] * n for n in Counter(int(x) // 10 for x in data[:40]).values()), fillvalue=" "))
print("\n".join(" ".join(row).rstrip() for row in reversed(columns)))
#> 1961-04-02 2000-04-23 2024-03-31 2038-04-25
#>        February 2024                    March 2024                     April 2024
#>   Mo  Tu  We  Th  Fr  Sa  Su     Mo  Tu  We  Th  Fr  Sa  Su     Mo  Tu  We  Th  Fr  Sa  Su
#>               1   2   3   4                      1   2   3      1   2   3   4   5   6   7
#>   5   6   7   8   9  10  11      4   5   6   7   8   9  10      8   9  10  11  12  13  14
#>  12  13  14  15  16  17  18     11  12  13  14  15  16  17     15  16  17  18  19  20  21
#>  19  20  21  22  23  24  25     18  19  20  21  22  23  24     22  23  24  25  26  27  28
#>  26  27  28  29                 25  26  27  28  29  30 [31]    29  30
#>     October 2023
#> Mo Tu We Th Fr Sa Su
#>                    1
#>  2  3  4  5  6  7  8
#>  9 10 11 12 13 14 15
#> 16 17 18 19 20 21 22
#> 23 24 25 26 27 28 29
#> 30 31
#>
#>        September 2024
#> Sun Mon Tue Wed Thu Fri Sat
#>   1   2   3   4   5   6   7
#>   8   9  10  11  12  13  14
#>  15  16  17  18  19  20  21
#>  22  23  24  25  26  27  28
#>  29  30
#>
#> (calendar.THURSDAY, 29) False 7 [[1, 2, 3, 4, 5, 6, 7], [8, 9, 10, 11, 12, 13, 14], [15, 16, 17, 18, 19, 20, 21], [22, 23, 24, 25, 26, 27, 28]]
#> 2024-W10
#>   Mon 04 09:30-10:15   Standup 1/3
#>   Sat 09 23:00-01:30+1 Party
#> 2024-W11
#>   Mon 11 09:30-10:15   Standup 2/3  !! Review 1/2
#>   Mon 11 10:00-11:30   Review 1/2  !! Standup 2/3
#> 2024-W12
#>   Mon 18 09:30-10:15   Standup 3/3  !! Review 2/2
#>   Mon 18 10:00-11:30   Review 2/2  !! Standup 3/3
#> 0:15:00 -1 day, 23:45:00 0.25 (3, datetime.timedelta(seconds=10800)) 1:07:30 datetime.timedelta(seconds=900)
#> Standup 2/3 datetime.IsoCalendarDate(year=2024, week=1, weekday=1) 2021-01-01
#> day 30 must be in range 1..29 for month 2 in year 2024
#> 2024-03-07 13:05:00
#> 2024-03-01 00:00:00
#> time data 'x' does not match format '%H'
#> [22, 23, 24] 11:59:05 PM 07:08:09 0001-01-01 23:59:59.999999
#>  -10.0 |▍ 1
#>    1.0 |▍ 1
#>   12.0 |████▎ 9
#>   23.0 |███████████▍ 24
#>   34.0 |██████████████████████████████████▎ 72
#>   45.0 |████████████████████████████████████████ 84
#>   56.0 |██████████████████████████████████▎ 72
#>   67.0 |███████████▍ 24
#>   78.0 |█████▏ 11
#>   89.0 |▉ 2
#> n=300 mean=50.682 median=51.2 sd=15.3787 deciles=[32.59, 37.739999999999995, 42.739999999999995, 47.0, 51.2, 55.0, 58.529999999999994, 63.04, 70.33]
#> 50.6817 15.4044 0.482352 76.0197 ['a', 'b'] 0.202127 LinearRegression(slope=2.5, intercept=-0.666666666666667)
#>  -1 | 1
#>   0 | 
#>   1 | 
#>   2 | 146699
#>   3 | 123369999
#>   4 | 23333334567899
#>   5 | 0112333344455566677788899
#>   6 | 011122223355666
#>   7 | 02334699
#>   8 | 0
#>   9 | 8
#>   ▄
#>   ▄
#>   ▄
#>   ▄       ▄
#>   ▄       ▄
#>   ▄     ▄ ▄
#>   ▄     ▄ ▄
#> ▄ ▄     ▄ ▄
#> ▄ ▄ ▄   ▄ ▄
#> ▄ ▄ ▄   ▄ ▄
#> ▄ ▄ ▄ ▄ ▄ ▄
#> ▄ ▄ ▄ ▄ ▄ ▄ ▄
