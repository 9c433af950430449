### working days, recurring meetings and time zones
import calendar
import heapq
from collections import defaultdict
from dataclasses import dataclass, field
from datetime import date, datetime, time, timedelta, timezone
from functools import lru_cache
from itertools import count, islice, takewhile

HOLIDAYS = {date(2024, 1, 1): "New Year", date(2024, 3, 29): "Good Friday", date(2024, 12, 25): "Christmas"}
WEEKDAYS = {name: i for i, name in enumerate(calendar.day_abbr)}


@lru_cache(maxsize=None)
def is_workday(day: date) -> bool:
    return day.weekday() < 5 and day not in HOLIDAYS


def add_workdays(day: date, n: int) -> date:
    step = timedelta(days=1 if n >= 0 else -1)
    while n:
        day += step
        if is_workday(day):
            n -= 1 if n > 0 else -1
    return day


@dataclass(order=True)
class Meeting:
    start: datetime
    length: timedelta = field(compare=False)
    title: str = field(compare=False)

    @property
    def end(self):
        return self.start + self.length

    def overlaps(self, other):
        return self.start < other.end and other.start < self.end


class Rule:
    """every=2, unit='weeks', on=('Mon', 'Thu')"""

    def __init__(self, start, every=1, unit="days", on=None, until=None):
        self.start, self.every, self.unit, self.on, self.until = start, every, unit, on, until

    def __iter__(self):
        for i in count(0, self.every):
            match self.unit:
                case "days":
                    found = [self.start + timedelta(days=i)]
                case "weeks":
                    monday = self.start - timedelta(days=self.start.weekday(), weeks=-i)
                    found = [monday + timedelta(days=WEEKDAYS[d]) for d in self.on or (calendar.day_abbr[self.start.weekday()],)]
                case "months":
                    year, month = divmod(self.start.year * 12 + self.start.month - 1 + i, 12)
                    last = calendar.monthrange(year, month + 1)[1]
                    found = [self.start.replace(year=year, month=month + 1, day=min(self.start.day, last))]
                case other:
                    raise ValueError(f"unknown unit: {other}")
            for each in found:
                if self.until and each > self.until:
                    return
                if each >= self.start:
                    yield each


def show(day):
    return f"{day:%a %d %b %Y} (day {day.timetuple().tm_yday}, week {day.isocalendar().week})"


print(show(add_workdays(date(2024, 3, 27), 3)), show(add_workdays(date(2024, 1, 2), -1)))
print([str(d) for d in islice(Rule(date(2024, 1, 31), unit="months"), 4)])
print([f"{d:%d.%m.}" for d in Rule(date(2024, 2, 20), 2, "weeks", ("Mon", "Thu"), until=date(2024, 4, 1))])
print(list(map(str, takewhile(lambda d: d.month == 2, Rule(date(2024, 2, 25), every=2)))))

zone = timezone(timedelta(hours=-5), "EST")
heap = []
for title, start, minutes in [("stand-up", datetime(2024, 3, 4, 9, tzinfo=timezone.utc), 15),
                              ("review", datetime(2024, 3, 4, 4, 10, tzinfo=zone), 60),
                              ("lunch", datetime.fromisoformat("2024-03-04T12:00:00+01:00"), 45),
                              ("late", datetime.combine(date(2024, 3, 4), time(23, 30), zone), 90)]:
    heapq.heappush(heap, Meeting(start, timedelta(minutes=minutes), title))
agenda = [heapq.heappop(heap) for _ in range(len(heap))]
for one in agenda:
    clash = [other.title for other in agenda if other is not one and one.overlaps(other)]
    print(f"{one.title:<9}{one.start.astimezone(timezone.utc):%H:%M}-{one.end.astimezone(timezone.utc):%H:%M %Z} {one.start.utcoffset()}",
          "clashes with " + ", ".join(clash) if clash else "")

by_month = defaultdict(int)
for n in range(366):
    day = date(2024, 1, 1) + timedelta(n)
    by_month[day.month] += is_workday(day)
print(dict(by_month), sum(by_month.values()), is_workday.cache_info())
print(calendar.TextCalendar(firstweekday=6).formatmonth(2024, 2))
born = date(1990, 2, 28)
today = date(2024, 2, 27)
print("age", today.year - born.year - ((today.month, today.day) < (born.month, born.day)))
delta = datetime(2024, 3, 1) - datetime(2023, 2, 28, 13, 45, 10, 5)
print(delta, delta.total_seconds(), divmod(delta, timedelta(hours=7)), -delta // 2, abs(-delta) == delta)
for text in ("2024-02-30", "2024-W10-1", "20240301T101112Z", "yesterday"):
    try:
        print(datetime.fromisoformat(text))
    except ValueError as e:
        print("ValueError:", e)
print(datetime.strptime("Tue 5 Mar 2024 07:08 PM +0530", "%a %d %b %Y %I:%M %p %z").isoformat())
#> Tue 02 Apr 2024 (day 93, week 14) Fri 29 Dec 2023 (day 363, week 52)
#> ['2024-01-31', '2024-02-29', '2024-03-31', '2024-04-30']
#> ['22.02.', '04.03.', '07.03.', '18.03.', '21.03.', '01.04.']
#> ['2024-02-25', '2024-02-27', '2024-02-29']
#> stand-up 09:00-09:15 UTC 0:00:00 clashes with review
#> review   09:10-10:10 UTC -1 day, 19:00:00 clashes with stand-up
#> lunch    11:00-11:45 UTC 1:00:00 
#> late     04:30-06:00 UTC -1 day, 19:00:00 
#> {1: 22, 2: 21, 3: 20, 4: 22, 5: 23, 6: 20, 7: 23, 8: 22, 9: 21, 10: 23, 11: 21, 12: 21} 259 CacheInfo(hits=7, misses=369, maxsize=None, currsize=369)
#>    February 2024
#> Su Mo Tu We Th Fr Sa
#>              1  2  3
#>  4  5  6  7  8  9 10
#> 11 12 13 14 15 16 17
#> 18 19 20 21 22 23 24
#> 25 26 27 28 29
#>
#> age 33
#> 366 days, 10:14:49.999995 31659289.999995 (1256, datetime.timedelta(seconds=8089, microseconds=999995)) -184 days, 18:52:35.000002 True
#> ValueError: day 30 must be in range 1..29 for month 2 in year 2024
#> 2024-03-04 00:00:00
#> 2024-03-01 10:11:12+00:00
#> ValueError: Invalid isoformat string: 'yesterday'
#> 2024-03-05T19:08:00+05:30
