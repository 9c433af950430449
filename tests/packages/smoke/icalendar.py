from datetime import date, datetime, time, timedelta, timezone
from zoneinfo import ZoneInfo

from icalendar import Alarm, Calendar, Event, Todo, vBinary, vCalAddress, vDatetime, vDDDTypes, vDuration, vPeriod, vRecur, vText, vUTCOffset
from icalendar.parser import Contentline, Parameters

cal = Calendar()
cal.add('prodid', '-//My calendar//x//')
cal.add('version', '2.0')
event = Event()
event.add('summary', 'Meeting; with, é "quotes" and a text that is long enough to be folded by the writer of lines')
event.add('dtstart', datetime(2024, 2, 29, 10, 0, tzinfo=ZoneInfo('Europe/Vienna')))
event.add('dtend', datetime(2024, 2, 29, 11, 30, tzinfo=ZoneInfo('Europe/Vienna')))
event.add('dtstamp', datetime(2024, 1, 1, tzinfo=timezone.utc))
event.add('uid', 'u1@x.com')
event.add('rrule', {'freq': 'weekly', 'byday': ['mo', '-1fr'], 'until': datetime(2024, 12, 24, 10, tzinfo=timezone.utc)})
event.add('exdate', [date(2024, 3, 7), date(2024, 3, 14)])
event.add('categories', ['a', 'b,c'])
organizer = vCalAddress('MAILTO:me@x.com')
organizer.params['cn'] = vText('Doe, Jane')
event['organizer'] = organizer
event.add('attendee', 'mailto:a@x.com', parameters={'ROLE': 'CHAIR', 'RSVP': 'TRUE'})
event.add('priority', 5)
event.add('geo', (48.2, 16.4))
alarm = Alarm()
alarm.add('action', 'DISPLAY')
alarm.add('trigger', timedelta(minutes=-15))
event.add_component(alarm)
cal.add_component(event)
text = cal.to_ical()
print(text.decode().replace('\r\n', '\n'))
back = Calendar.from_ical(text)
one = back.walk('VEVENT')[0]
print(one['summary'] == event['summary'], one.start, one.end, one.duration, one.decoded('dtstart').tzinfo, one.decoded('rrule'), one['organizer'].params, one.decoded('priority'), [c.name for c in back.walk()], back == cal, [d.dt for d in one['exdate'].dts])
tz = '''BEGIN:VCALENDAR
BEGIN:VTIMEZONE
TZID:Mine
BEGIN:STANDARD
DTSTART:19701025T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:MET
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19700329T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:MEST
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VTODO
SUMMARY:folded
  line\\, with\\nnew line
DTSTART;TZID=Mine:20240701T120000
DUE;VALUE=DATE:20240702
DURATION:P1DT2H
ATTACH;ENCODING=BASE64;VALUE=BINARY:aGVsbG8=
X-COLOUR:red
BAD LINE
END:VTODO
END:VCALENDAR
'''
todo = Calendar.from_ical(tz.replace('BAD LINE\n', '')).walk('VTODO')[0]
print(todo['summary'], todo['dtstart'].dt.isoformat(), todo['due'].dt, todo['duration'].dt, todo['x-colour'], todo.errors, todo.get('attach'))
print([v.to_ical() for v in (vDuration(timedelta(days=-1, hours=3)), vUTCOffset(timedelta(hours=-5, minutes=-30)), vPeriod((datetime(2024, 1, 1), timedelta(hours=1))), vRecur(freq='DAILY', count=3), vDatetime(datetime(2024, 1, 1, tzinfo=timezone.utc)), vBinary('x'), vDDDTypes(time(1, 2)), vText('a\n;\\'))])
print(Contentline('ATTENDEE;CN="Max, M";ROLE=X,Y:MAILTO:m@x.com').parts(), Parameters(a='x,y', b=['1', '2;']).to_ical(), Event.from_ical('BEGIN:VEVENT\r\nSUMMARY;LANGUAGE=de:ü\r\nEND:VEVENT')['summary'].params)
for wrong in lambda: Calendar.from_ical('BEGIN:VEVENT\nSUMMARY:x'), lambda: Calendar.from_ical('x'), lambda: event.add('dtstart', 'monday'), lambda: vRecur.from_ical('FREQ'), lambda: vDuration.from_ical('PX'), lambda: Contentline('NO VALUE').parts(), lambda: one['nothing'], lambda: Todo().start:
    try:
        print(wrong())
    except Exception as e:
        print(type(e).__name__, e)
