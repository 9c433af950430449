from datetime import date, datetime, timedelta

from dateutil import easter, parser, relativedelta, rrule, tz
from dateutil.utils import within_delta

for text in ['2003-09-25T10:49:41.5-03:00', 'Thu Sep 25 10:36:28 2003', '10h36m28.5s', '25 Sep 2003', 'Sep-25-2003', '03/04/05', '20030925T104941', '1996.July.10 AD 12:08 PM', '12am', 'June 2020']:
    print(text, parser.parse(text, default=datetime(2003, 9, 25)))
print(parser.parse('10/09/2003', dayfirst=True), parser.parse('blah 5 May 2010 blah', fuzzy_with_tokens=True), parser.isoparse('2020-W05-3'))
for bad in ['nothing', '2003-13-45', '']:
    try:
        parser.parse(bad)
    except parser.ParserError as e:
        print(type(e).__name__, e)
r = relativedelta.relativedelta
d = datetime(2020, 1, 31, 12)
print(d + r(months=1), d + r(day=31, months=+1), d + r(weekday=relativedelta.FR(-1)), r(date(2020, 5, 7), date(1999, 12, 31)), r(days=1.5).normalized(), r(months=14) * 2, -r(years=1))
print([x.date().isoformat() for x in rrule.rrule(rrule.MONTHLY, count=4, byweekday=rrule.FR(-1), dtstart=datetime(2020, 1, 1))])
rule = rrule.rrulestr('DTSTART:19970902T090000\nRRULE:FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000;WKST=SU;BYDAY=MO,WE,FR')
print(rule.count(), rule[3], rule.after(datetime(1997, 10, 1)), str(rule), rule.between(datetime(1997, 9, 1), datetime(1997, 9, 10)))
s = rrule.rruleset()
s.rrule(rrule.rrule(rrule.DAILY, count=5, dtstart=datetime(2020, 1, 1)))
s.exdate(datetime(2020, 1, 3))
print([x.day for x in s], easter.easter(2024), easter.easter(2024, easter.EASTER_ORTHODOX))
east = tz.tzoffset('EST', -18000)
print(datetime(2020, 1, 1, tzinfo=east).astimezone(tz.UTC), tz.tzutc(), east, tz.tzstr('EST5EDT').utcoffset(datetime(2020, 7, 1)), within_delta(d, d, timedelta(1)))
