# datetime: reading and writing text.

from datetime import *

def show(f, *a):
    try: print(repr(a[0]), repr(f(*a)))
    except Exception as e: print(type(e).__name__, e)

### dates of ISO 8601, 1
from datetime import *
for s in ('2020-01-02', '20200102', '2020-W01-4', '2020W014', '2020-W01', '2020W01', '2020-1-02'):
    show(date.fromisoformat, s)
    show(datetime.fromisoformat, s)
#> '2020-01-02' datetime.date(2020, 1, 2)
#> '2020-01-02' datetime.datetime(2020, 1, 2, 0, 0)
#> '20200102' datetime.date(2020, 1, 2)
#> '20200102' datetime.datetime(2020, 1, 2, 0, 0)
#> '2020-W01-4' datetime.date(2020, 1, 2)
#> '2020-W01-4' datetime.datetime(2020, 1, 2, 0, 0)
#> '2020W014' datetime.date(2020, 1, 2)
#> '2020W014' datetime.datetime(2020, 1, 2, 0, 0)
#> '2020-W01' datetime.date(2019, 12, 30)
#> '2020-W01' datetime.datetime(2019, 12, 30, 0, 0)
#> '2020W01' datetime.date(2019, 12, 30)
#> '2020W01' datetime.datetime(2019, 12, 30, 0, 0)
#> ValueError Invalid isoformat string: '2020-1-02'
#> ValueError Invalid isoformat string: '2020-1-02'

### dates of ISO 8601, 2
from datetime import *
for s in ('2020-01-2', '2020-01-02T', '', '2020-13-01', '2020-02-30', '2020-W54-1', '2020-W01-8'):
    show(date.fromisoformat, s)
    show(datetime.fromisoformat, s)
#> ValueError Invalid isoformat string: '2020-01-2'
#> ValueError Invalid isoformat string: '2020-01-2'
#> ValueError Invalid isoformat string: '2020-01-02T'
#> ValueError Invalid isoformat string: '2020-01-02T'
#> ValueError Invalid isoformat string: ''
#> ValueError Invalid isoformat string: ''
#> ValueError month must be in 1..12, not 13
#> ValueError month must be in 1..12, not 13
#> ValueError day 30 must be in range 1..29 for month 2 in year 2020
#> ValueError day 30 must be in range 1..29 for month 2 in year 2020
#> ValueError Invalid isoformat string: '2020-W54-1'
#> ValueError Invalid isoformat string: '2020-W54-1'
#> ValueError Invalid isoformat string: '2020-W01-8'
#> ValueError Invalid isoformat string: '2020-W01-8'

### dates of ISO 8601, 3
from datetime import *
for s in ('2020-W1-1', '２020-01-02', '2020-001', 'abcdefghij', '2020-0102', '202001-02'):
    show(date.fromisoformat, s)
    show(datetime.fromisoformat, s)
#> ValueError Invalid isoformat string: '2020-W1-1'
#> ValueError Invalid isoformat string: '2020-W1-1'
#> ValueError Invalid isoformat string: '２020-01-02'
#> ValueError Invalid isoformat string: '２020-01-02'
#> ValueError Invalid isoformat string: '2020-001'
#> ValueError Invalid isoformat string: '2020-001'
#> ValueError Invalid isoformat string: 'abcdefghij'
#> ValueError Invalid isoformat string: 'abcdefghij'
#> ValueError Invalid isoformat string: '2020-0102'
#> ValueError Invalid isoformat string: '2020-0102'
#> ValueError Invalid isoformat string: '202001-02'
#> ValueError Invalid isoformat string: '202001-02'

### times of ISO 8601, 1
from datetime import *
for s in ('04', '04:05', '0405', '04:05:06', '040506', '04:05:06.7', '04:05:06,789'):
    show(time.fromisoformat, s)
    show(datetime.fromisoformat, "2020-01-02T" + s)
#> '04' datetime.time(4, 0)
#> '2020-01-02T04' datetime.datetime(2020, 1, 2, 4, 0)
#> '04:05' datetime.time(4, 5)
#> '2020-01-02T04:05' datetime.datetime(2020, 1, 2, 4, 5)
#> '0405' datetime.time(4, 5)
#> '2020-01-02T0405' datetime.datetime(2020, 1, 2, 4, 5)
#> '04:05:06' datetime.time(4, 5, 6)
#> '2020-01-02T04:05:06' datetime.datetime(2020, 1, 2, 4, 5, 6)
#> '040506' datetime.time(4, 5, 6)
#> '2020-01-02T040506' datetime.datetime(2020, 1, 2, 4, 5, 6)
#> '04:05:06.7' datetime.time(4, 5, 6, 700000)
#> '2020-01-02T04:05:06.7' datetime.datetime(2020, 1, 2, 4, 5, 6, 700000)
#> '04:05:06,789' datetime.time(4, 5, 6, 789000)
#> '2020-01-02T04:05:06,789' datetime.datetime(2020, 1, 2, 4, 5, 6, 789000)

### times of ISO 8601, 2
for s in ('04:05:06.1234567', 'T04:05', '04:05Z', '04:05z', '04:05+01:00', '04:05+0100', '04:05+01'):
    show(time.fromisoformat, s)
    show(datetime.fromisoformat, "2020-01-02T" + s)
#> '04:05:06.1234567' datetime.time(4, 5, 6, 123456)
#> '2020-01-02T04:05:06.1234567' datetime.datetime(2020, 1, 2, 4, 5, 6, 123456)
#> 'T04:05' datetime.time(4, 5)
#> ValueError Invalid isoformat string: '2020-01-02TT04:05'
#> '04:05Z' datetime.time(4, 5, tzinfo=datetime.timezone.utc)
#> '2020-01-02T04:05Z' datetime.datetime(2020, 1, 2, 4, 5, tzinfo=datetime.timezone.utc)
#> ValueError Invalid isoformat string: '04:05z'
#> ValueError Invalid isoformat string: '2020-01-02T04:05z'
#> '04:05+01:00' datetime.time(4, 5, tzinfo=datetime.timezone(datetime.timedelta(seconds=3600)))
#> '2020-01-02T04:05+01:00' datetime.datetime(2020, 1, 2, 4, 5, tzinfo=datetime.timezone(datetime.timedelta(seconds=3600)))
#> '04:05+0100' datetime.time(4, 5, tzinfo=datetime.timezone(datetime.timedelta(seconds=3600)))
#> '2020-01-02T04:05+0100' datetime.datetime(2020, 1, 2, 4, 5, tzinfo=datetime.timezone(datetime.timedelta(seconds=3600)))
#> '04:05+01' datetime.time(4, 5, tzinfo=datetime.timezone(datetime.timedelta(seconds=3600)))
#> '2020-01-02T04:05+01' datetime.datetime(2020, 1, 2, 4, 5, tzinfo=datetime.timezone(datetime.timedelta(seconds=3600)))

### times of ISO 8601, 3
for s in ('04:05-01:02:03', '04:05-01:02:03.123456', '04:05+24:00', '04:60', '24:00', '24:00:00', '24:00:01'):
    show(time.fromisoformat, s)
    show(datetime.fromisoformat, "2020-01-02T" + s)
#> '04:05-01:02:03' datetime.time(4, 5, tzinfo=datetime.timezone(datetime.timedelta(days=-1, seconds=82677)))
#> '2020-01-02T04:05-01:02:03' datetime.datetime(2020, 1, 2, 4, 5, tzinfo=datetime.timezone(datetime.timedelta(days=-1, seconds=82677)))
#> '04:05-01:02:03.123456' datetime.time(4, 5, tzinfo=datetime.timezone(datetime.timedelta(days=-1, seconds=82676, microseconds=876544)))
#> '2020-01-02T04:05-01:02:03.123456' datetime.datetime(2020, 1, 2, 4, 5, tzinfo=datetime.timezone(datetime.timedelta(days=-1, seconds=82676, microseconds=876544)))
#> ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=1)
#> ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=1)
#> ValueError minute must be in 0..59, not 60
#> ValueError minute must be in 0..59, not 60
#> '24:00' datetime.time(0, 0)
#> '2020-01-02T24:00' datetime.datetime(2020, 1, 3, 0, 0)
#> '24:00:00' datetime.time(0, 0)
#> '2020-01-02T24:00:00' datetime.datetime(2020, 1, 3, 0, 0)
#> ValueError minute, second, and microsecond must be 0 when hour is 24
#> ValueError minute, second, and microsecond must be 0 when hour is 24

### times of ISO 8601, 4
for s in ('04:05:06.', '04:0506', '0405:06', '04:05 ', '04:05:06+', '4:05', '04:05:06.12345678+01:00'):
    show(time.fromisoformat, s)
    show(datetime.fromisoformat, "2020-01-02T" + s)
#> ValueError Invalid isoformat string: '04:05:06.'
#> ValueError Invalid isoformat string: '2020-01-02T04:05:06.'
#> ValueError Invalid isoformat string: '04:0506'
#> ValueError Invalid isoformat string: '2020-01-02T04:0506'
#> ValueError Invalid isoformat string: '0405:06'
#> ValueError Invalid isoformat string: '2020-01-02T0405:06'
#> ValueError Invalid isoformat string: '04:05 '
#> ValueError Invalid isoformat string: '2020-01-02T04:05 '
#> ValueError Invalid isoformat string: '04:05:06+'
#> ValueError Invalid isoformat string: '2020-01-02T04:05:06+'
#> ValueError Invalid isoformat string: '4:05'
#> ValueError Invalid isoformat string: '2020-01-02T4:05'
#> '04:05:06.12345678+01:00' datetime.time(4, 5, 6, 123456, tzinfo=datetime.timezone(datetime.timedelta(seconds=3600)))
#> '2020-01-02T04:05:06.12345678+01:00' datetime.datetime(2020, 1, 2, 4, 5, 6, 123456, tzinfo=datetime.timezone(datetime.timedelta(seconds=3600)))

### times of ISO 8601, 5
for s in ('04:05+00:00', '04:05-00:00', '04:05+01:60', '', '04:05:06.a', '04:05:', '04:05:06Zx'):
    show(time.fromisoformat, s)
    show(datetime.fromisoformat, "2020-01-02T" + s)
#> '04:05+00:00' datetime.time(4, 5, tzinfo=datetime.timezone.utc)
#> '2020-01-02T04:05+00:00' datetime.datetime(2020, 1, 2, 4, 5, tzinfo=datetime.timezone.utc)
#> '04:05-00:00' datetime.time(4, 5, tzinfo=datetime.timezone.utc)
#> '2020-01-02T04:05-00:00' datetime.datetime(2020, 1, 2, 4, 5, tzinfo=datetime.timezone.utc)
#> '04:05+01:60' datetime.time(4, 5, tzinfo=datetime.timezone(datetime.timedelta(seconds=7200)))
#> '2020-01-02T04:05+01:60' datetime.datetime(2020, 1, 2, 4, 5, tzinfo=datetime.timezone(datetime.timedelta(seconds=7200)))
#> ValueError Invalid isoformat string: ''
#> ValueError Invalid isoformat string: '2020-01-02T'
#> ValueError Invalid isoformat string: '04:05:06.a'
#> ValueError Invalid isoformat string: '2020-01-02T04:05:06.a'
#> ValueError Invalid isoformat string: '04:05:'
#> ValueError Invalid isoformat string: '2020-01-02T04:05:'
#> ValueError Invalid isoformat string: '04:05:06Zx'
#> ValueError Invalid isoformat string: '2020-01-02T04:05:06Zx'

### times of ISO 8601, 6
for s in ('04:05:06 +01:00', '04:05:06-', '04:05:06+1', '04:05:06+01:0', '04:05:06.123456+23:59:59.999999',
        '０4:05', '04:05+00:00:00.000001'):
    show(time.fromisoformat, s)
    show(datetime.fromisoformat, "2020-01-02T" + s)
#> '04:05:06 +01:00' datetime.time(4, 5, 6, tzinfo=datetime.timezone(datetime.timedelta(seconds=3600)))
#> '2020-01-02T04:05:06 +01:00' datetime.datetime(2020, 1, 2, 4, 5, 6, tzinfo=datetime.timezone(datetime.timedelta(seconds=3600)))
#> ValueError Invalid isoformat string: '04:05:06-'
#> ValueError Invalid isoformat string: '2020-01-02T04:05:06-'
#> ValueError Invalid isoformat string: '04:05:06+1'
#> ValueError Invalid isoformat string: '2020-01-02T04:05:06+1'
#> ValueError Invalid isoformat string: '04:05:06+01:0'
#> ValueError Invalid isoformat string: '2020-01-02T04:05:06+01:0'
#> '04:05:06.123456+23:59:59.999999' datetime.time(4, 5, 6, 123456, tzinfo=datetime.timezone(datetime.timedelta(seconds=86399, microseconds=999999)))
#> '2020-01-02T04:05:06.123456+23:59:59.999999' datetime.datetime(2020, 1, 2, 4, 5, 6, 123456, tzinfo=datetime.timezone(datetime.timedelta(seconds=86399, microseconds=999999)))
#> ValueError Invalid isoformat string: '０4:05'
#> ValueError Invalid isoformat string: '2020-01-02T０4:05'
#> '04:05+00:00:00.000001' datetime.time(4, 5, tzinfo=datetime.timezone.utc)
#> '2020-01-02T04:05+00:00:00.000001' datetime.datetime(2020, 1, 2, 4, 5, tzinfo=datetime.timezone.utc)

### times of ISO 8601, 7
from datetime import *
for s in ('12:30:45.123456789',):
    show(time.fromisoformat, s)
    show(datetime.fromisoformat, "2020-01-02T" + s)
#> '12:30:45.123456789' datetime.time(12, 30, 45, 123456)
#> '2020-01-02T12:30:45.123456789' datetime.datetime(2020, 1, 2, 12, 30, 45, 123456)

### date and time of ISO 8601, 1
for s in ('2020-01-02 03:04', '2020-01-02x03:04', '20200102T030405', '2020-W01-4T03', '2020W014T03',
        '2020W01T03:04', '2020-W01T03:04'):
    show(datetime.fromisoformat, s)
#> '2020-01-02 03:04' datetime.datetime(2020, 1, 2, 3, 4)
#> '2020-01-02x03:04' datetime.datetime(2020, 1, 2, 3, 4)
#> '20200102T030405' datetime.datetime(2020, 1, 2, 3, 4, 5)
#> '2020-W01-4T03' datetime.datetime(2020, 1, 2, 3, 0)
#> '2020W014T03' datetime.datetime(2020, 1, 2, 3, 0)
#> '2020W01T03:04' datetime.datetime(2019, 12, 30, 3, 4)
#> '2020-W01T03:04' datetime.datetime(2019, 12, 30, 3, 4)

### date and time of ISO 8601, 2
for s in ('2020-01-02T24:00', '2020-12-31T24:00:00', '9999-12-31T24:00', '2020-01-02TT03',
        '2020-01-02T03:04:05.123+05:30', '2020-01-02T03:04:05.123456Z', '2020-01-02\ud80003:04'):
    show(datetime.fromisoformat, s)
#> '2020-01-02T24:00' datetime.datetime(2020, 1, 3, 0, 0)
#> '2020-12-31T24:00:00' datetime.datetime(2021, 1, 1, 0, 0)
#> ValueError year must be in 1..9999, not 10000
#> ValueError Invalid isoformat string: '2020-01-02TT03'
#> '2020-01-02T03:04:05.123+05:30' datetime.datetime(2020, 1, 2, 3, 4, 5, 123000, tzinfo=datetime.timezone(datetime.timedelta(seconds=19800)))
#> '2020-01-02T03:04:05.123456Z' datetime.datetime(2020, 1, 2, 3, 4, 5, 123456, tzinfo=datetime.timezone.utc)
#> '2020-01-02\ud80003:04' datetime.datetime(2020, 1, 2, 3, 4)

### date and time of ISO 8601, 3
for s in ('20200102 03', '20200102-03', '2020-0102T03', '2020-01-02T24:01', '2020-01-02T25:00', '2020010203',
        '2020-01-0203:04'):
    show(datetime.fromisoformat, s)
#> '20200102 03' datetime.datetime(2020, 1, 2, 3, 0)
#> '20200102-03' datetime.datetime(2020, 1, 2, 3, 0)
#> ValueError Invalid isoformat string: '2020-0102T03'
#> ValueError minute, second, and microsecond must be 0 when hour is 24
#> ValueError hour must be in 0..23, not 25
#> ValueError Invalid isoformat string: '2020010203'
#> ValueError Invalid isoformat string: '2020-01-0203:04'

### date and time of ISO 8601, 4
from datetime import *
for s in ('2020-W01-103:04',):
    show(datetime.fromisoformat, s)
#> ValueError Invalid isoformat string: '2020-W01-103:04'

### fromisoformat wants a str
from datetime import *
show(date.fromisoformat, 1)
show(datetime.fromisoformat, b"2020-01-02")
show(time.fromisoformat, None)
#> TypeError fromisoformat: argument must be str
#> TypeError fromisoformat: argument must be str
#> TypeError fromisoformat: argument must be str

### timespec
from datetime import *
for spec in ("auto", "hours", "minutes", "seconds", "milliseconds", "microseconds", "x", 1):
    show(datetime(2020, 1, 2, 3, 4, 5, 678901).isoformat, " ", spec)
    show(time(3, 4, 5, 678901).isoformat, spec)
#> ' ' '2020-01-02 03:04:05.678901'
#> 'auto' '03:04:05.678901'
#> ' ' '2020-01-02 03'
#> 'hours' '03'
#> ' ' '2020-01-02 03:04'
#> 'minutes' '03:04'
#> ' ' '2020-01-02 03:04:05'
#> 'seconds' '03:04:05'
#> ' ' '2020-01-02 03:04:05.678'
#> 'milliseconds' '03:04:05.678'
#> ' ' '2020-01-02 03:04:05.678901'
#> 'microseconds' '03:04:05.678901'
#> ValueError Unknown timespec value
#> ValueError Unknown timespec value
#> TypeError isoformat() argument 2 must be str, not int
#> TypeError isoformat() argument 1 must be str, not int

### separators
from datetime import *
for sep in ("ab", 1, "ü", "", " "):
    show(datetime(2020, 1, 2).isoformat, sep)
#> TypeError isoformat() argument 1 must be a unicode character, not a string of length 2
#> TypeError isoformat() argument 1 must be a unicode character, not int
#> 'ü' '2020-01-02ü00:00:00'
#> TypeError isoformat() argument 1 must be a unicode character, not a string of length 0
#> ' ' '2020-01-02 00:00:00'

### every directive: date, time and utc
x = datetime(2020, 1, 2, 13, 4, 5, 678, tzinfo=timezone(timedelta(hours=5, minutes=30, seconds=7,
    microseconds=9), "ZZ"))
y = datetime(5, 1, 2, 3, 4, 5)
for c in "aAbBcCdDeFfgGHIjmMnprRSTuUVwWxXyYzZ%":
    print(c, [o.strftime("%" + c) for o in (x, y, date(2020, 12, 31), time(3, 4, 5, 9, tzinfo=timezone.utc))])
#> a ['Thu', 'Sun', 'Thu', 'Mon']
#> A ['Thursday', 'Sunday', 'Thursday', 'Monday']
#> b ['Jan', 'Jan', 'Dec', 'Jan']
#> B ['January', 'January', 'December', 'January']
#> c ['Thu Jan  2 13:04:05 2020', 'Sun Jan  2 03:04:05 0005', 'Thu Dec 31 00:00:00 2020', 'Mon Jan  1 03:04:05 1900']
#> C ['20', '00', '20', '19']
#> d ['02', '02', '31', '01']
#> D ['01/02/20', '01/02/05', '12/31/20', '01/01/00']
#> e [' 2', ' 2', '31', ' 1']
#> F ['2020-01-02', '0005-01-02', '2020-12-31', '1900-01-01']
#> f ['000678', '000000', '000000', '000009']
#> g ['20', '04', '20', '00']
#> G ['2020', '0004', '2020', '1900']
#> H ['13', '03', '00', '03']
#> I ['01', '03', '12', '03']
#> j ['002', '002', '366', '001']
#> m ['01', '01', '12', '01']
#> M ['04', '04', '00', '04']
#> n ['\n', '\n', '\n', '\n']
#> p ['PM', 'AM', 'AM', 'AM']
#> r ['01:04:05 PM', '03:04:05 AM', '12:00:00 AM', '03:04:05 AM']
#> R ['13:04', '03:04', '00:00', '03:04']
#> S ['05', '05', '00', '05']
#> T ['13:04:05', '03:04:05', '00:00:00', '03:04:05']
#> u ['4', '7', '4', '1']
#> U ['00', '01', '52', '00']
#> V ['01', '53', '53', '01']
#> w ['4', '0', '4', '1']
#> W ['00', '00', '52', '01']
#> x ['01/02/20', '01/02/05', '12/31/20', '01/01/00']
#> X ['13:04:05', '03:04:05', '00:00:00', '03:04:05']
#> y ['20', '05', '20', '00']
#> Y ['2020', '0005', '2020', '1900']
#> z ['+053007.000009', '', '', '+0000']
#> Z ['ZZ', '', '', 'UTC']
#> % ['%', '%', '%', '%']

### every directive: strftime
x = datetime(2020, 1, 2, 13, 4, 5, 678, tzinfo=timezone(timedelta(hours=5, minutes=30, seconds=7,
    microseconds=9), "ZZ"))
y = datetime(5, 1, 2, 3, 4, 5)
for f in ("%:z", "%-d", "%-m %-H", "%_d", "%%z", "%%%z", "%f%%f", "ü%Yü", "%-y"):
    print(repr(f), x.strftime(f), y.strftime(f))
#> '%:z' +05:30:07.000009 
#> '%-d' 2 2
#> '%-m %-H' 1 13 1 3
#> '%_d'  2  2
#> '%%z' %z %z
#> '%%%z' %+053007.000009 %
#> '%f%%f' 000678%f 000000%f
#> 'ü%Yü' ü2020ü ü0005ü
#> '%-y' 20 5

### years of any length
from datetime import *
for y in (1, 99, 999, 1000, 1899, 9999): print(date(y, 1, 1).strftime("%Y %y %G %C %F %D %c %x"))
#> 0001 01 0001 00 0001-01-01 01/01/01 Mon Jan  1 00:00:00 0001 01/01/01
#> 0099 99 0099 00 0099-01-01 01/01/99 Thu Jan  1 00:00:00 0099 01/01/99
#> 0999 99 0999 09 0999-01-01 01/01/99 Tue Jan  1 00:00:00 0999 01/01/99
#> 1000 00 1000 10 1000-01-01 01/01/00 Wed Jan  1 00:00:00 1000 01/01/00
#> 1899 99 1898 18 1899-01-01 01/01/99 Sun Jan  1 00:00:00 1899 01/01/99
#> 9999 99 9998 99 9999-01-01 01/01/99 Fri Jan  1 00:00:00 9999 01/01/99

### offsets in text
for zone in (None, timezone.utc, timezone(-timedelta(hours=1, minutes=2)), timezone(timedelta(seconds=1))):
    print(datetime(2020, 1, 1, tzinfo=zone).strftime("%z|%:z|%Z"), datetime(2020, 1, 1, tzinfo=zone),
        time(1, tzinfo=zone))
#> || 2020-01-01 00:00:00 01:00:00
#> +0000|+00:00|UTC 2020-01-01 00:00:00+00:00 01:00:00+00:00
#> -0102|-01:02|UTC-01:02 2020-01-01 00:00:00-01:02 01:00:00-01:02
#> +000001|+00:00:01|UTC+00:00:01 2020-01-01 00:00:00+00:00:01 01:00:00+00:00:01

### strftime wants a str, and format uses it
from datetime import *
x = datetime(2020, 1, 2, 13, 4, 5, 678)
show(x.strftime, 1)
show(x.__format__, 1)
print(format(x, "%Y"), format(x, ""), f"{x:%d.%m.%Y}", f"{x.date():%b}", f"{x.time():%H}", f"{x}")
#> TypeError strftime() argument 1 must be str, not int
#> TypeError __format__() argument 1 must be str, not int
#> 2020 2020-01-02 13:04:05.000678 02.01.2020 Jan 13 2020-01-02 13:04:05.000678

### strptime of the three classes, 1: datetime, date and strptime
for s, f in (('2020-01-02', '%Y-%m-%d'), ('2020-01-02 03:04:05.6', '%Y-%m-%d %H:%M:%S.%f'), ('+0530', '%z'),
        ('+05:30:01.5', '%z')):
    for c in datetime, date, time:
        show(c.strptime, s, f)
#> '2020-01-02' datetime.datetime(2020, 1, 2, 0, 0)
#> '2020-01-02' datetime.date(2020, 1, 2)
#> '2020-01-02' datetime.time(0, 0)
#> '2020-01-02 03:04:05.6' datetime.datetime(2020, 1, 2, 3, 4, 5, 600000)
#> '2020-01-02 03:04:05.6' datetime.date(2020, 1, 2)
#> '2020-01-02 03:04:05.6' datetime.time(3, 4, 5, 600000)
#> '+0530' datetime.datetime(1900, 1, 1, 0, 0, tzinfo=datetime.timezone(datetime.timedelta(seconds=19800)))
#> '+0530' datetime.date(1900, 1, 1)
#> '+0530' datetime.time(0, 0, tzinfo=datetime.timezone(datetime.timedelta(seconds=19800)))
#> '+05:30:01.5' datetime.datetime(1900, 1, 1, 0, 0, tzinfo=datetime.timezone(datetime.timedelta(seconds=19801, microseconds=500000)))
#> '+05:30:01.5' datetime.date(1900, 1, 1)
#> '+05:30:01.5' datetime.time(0, 0, tzinfo=datetime.timezone(datetime.timedelta(seconds=19801, microseconds=500000)))

### strptime of the three classes, 1: from ('Z', '%z') to ('x', '%Y')
for s, f in (('Z', '%z'), ('UTC', '%Z'), ('UTC +0000', '%Z %z'), ('x', '%Y')):
    for c in datetime, date, time:
        show(c.strptime, s, f)
#> 'Z' datetime.datetime(1900, 1, 1, 0, 0, tzinfo=datetime.timezone.utc)
#> 'Z' datetime.date(1900, 1, 1)
#> 'Z' datetime.time(0, 0, tzinfo=datetime.timezone.utc)
#> 'UTC' datetime.datetime(1900, 1, 1, 0, 0)
#> 'UTC' datetime.date(1900, 1, 1)
#> 'UTC' datetime.time(0, 0)
#> 'UTC +0000' datetime.datetime(1900, 1, 1, 0, 0, tzinfo=datetime.timezone(datetime.timedelta(0), 'UTC'))
#> 'UTC +0000' datetime.date(1900, 1, 1)
#> 'UTC +0000' datetime.time(0, 0, tzinfo=datetime.timezone(datetime.timedelta(0), 'UTC'))
#> ValueError time data 'x' does not match format '%Y'
#> ValueError time data 'x' does not match format '%Y'
#> ValueError time data 'x' does not match format '%Y'

### strptime of the three classes, 2: datetime, date and strptime
for s, f in (('2020', '%Y-'), ('2020 x', '%Y'), ('12 PM', '%I %p'), ('2020 W10 1', '%G W%V %u')):
    for c in datetime, date, time:
        show(c.strptime, s, f)
#> ValueError time data '2020' does not match format '%Y-'
#> ValueError time data '2020' does not match format '%Y-'
#> ValueError time data '2020' does not match format '%Y-'
#> ValueError unconverted data remains:  x
#> ValueError unconverted data remains:  x
#> ValueError unconverted data remains:  x
#> '12 PM' datetime.datetime(1900, 1, 1, 12, 0)
#> '12 PM' datetime.date(1900, 1, 1)
#> '12 PM' datetime.time(12, 0)
#> '2020 W10 1' datetime.datetime(2020, 3, 2, 0, 0)
#> '2020 W10 1' datetime.date(2020, 3, 2)
#> '2020 W10 1' datetime.time(0, 0)

### strptime of the three classes, 2: from ('02-29', '%m-%d') to ('2020-02-30', '%Y-%m-%d')
import warnings
warnings.simplefilter('ignore')
for s, f in (('02-29', '%m-%d'), ('-00:00:00.0001', '%z'), ('20', '%y'), ('2020-02-30', '%Y-%m-%d')):
    for c in datetime, date, time:
        show(c.strptime, s, f)
#> ValueError day 29 must be in range 1..28 for month 2 in year 1900
#> ValueError day 29 must be in range 1..28 for month 2 in year 1900
#> '02-29' datetime.time(0, 0)
#> '-00:00:00.0001' datetime.datetime(1900, 1, 1, 0, 0, tzinfo=datetime.timezone(datetime.timedelta(days=-1, seconds=86399, microseconds=999900)))
#> '-00:00:00.0001' datetime.date(1900, 1, 1)
#> '-00:00:00.0001' datetime.time(0, 0, tzinfo=datetime.timezone(datetime.timedelta(days=-1, seconds=86399, microseconds=999900)))
#> '20' datetime.datetime(2020, 1, 1, 0, 0)
#> '20' datetime.date(2020, 1, 1)
#> '20' datetime.time(0, 0)
#> ValueError day 30 must be in range 1..29 for month 2 in year 2020
#> ValueError day 30 must be in range 1..29 for month 2 in year 2020
#> ValueError day 30 must be in range 1..29 for month 2 in year 2020

### strptime of the three classes, 3: datetime, date and strptime
for s, f in (('', '%'), ('a', '%Q'), ('Jan 5 2020', '%b %d %Y'), ('+24:00', '%z')):
    for c in datetime, date, time:
        show(c.strptime, s, f)
#> ValueError stray % in format '%'
#> ValueError stray % in format '%'
#> ValueError stray % in format '%'
#> ValueError 'Q' is a bad directive in format '%Q'
#> ValueError 'Q' is a bad directive in format '%Q'
#> ValueError 'Q' is a bad directive in format '%Q'
#> 'Jan 5 2020' datetime.datetime(2020, 1, 5, 0, 0)
#> 'Jan 5 2020' datetime.date(2020, 1, 5)
#> 'Jan 5 2020' datetime.time(0, 0)
#> ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=1)
#> '+24:00' datetime.date(1900, 1, 1)
#> ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=1)

### strptime of the three classes, 3: from ('EST', '%Z') to ('+0100 UTC', '%z %Z')
for s, f in (('EST', '%Z'), ('GMT', '%Z'), ('+0100 GMT', '%z %Z'), ('+0100 UTC', '%z %Z')):
    for c in datetime, date, time:
        show(c.strptime, s, f)
#> ValueError time data 'EST' does not match format '%Z'
#> ValueError time data 'EST' does not match format '%Z'
#> ValueError time data 'EST' does not match format '%Z'
#> 'GMT' datetime.datetime(1900, 1, 1, 0, 0)
#> 'GMT' datetime.date(1900, 1, 1)
#> 'GMT' datetime.time(0, 0)
#> '+0100 GMT' datetime.datetime(1900, 1, 1, 0, 0, tzinfo=datetime.timezone(datetime.timedelta(seconds=3600), 'GMT'))
#> '+0100 GMT' datetime.date(1900, 1, 1)
#> '+0100 GMT' datetime.time(0, 0, tzinfo=datetime.timezone(datetime.timedelta(seconds=3600), 'GMT'))
#> '+0100 UTC' datetime.datetime(1900, 1, 1, 0, 0, tzinfo=datetime.timezone(datetime.timedelta(seconds=3600), 'UTC'))
#> '+0100 UTC' datetime.date(1900, 1, 1)
#> '+0100 UTC' datetime.time(0, 0, tzinfo=datetime.timezone(datetime.timedelta(seconds=3600), 'UTC'))

### strptime wants two strs
from datetime import *
show(datetime.strptime, 1, "a")
show(datetime.strptime, "a", 1)
#> TypeError strptime() argument 1 must be str, not int
#> TypeError strptime() argument 2 must be str, not int

### strptime of everyday formats, and what is next to them: dates, times and offsets
for t,f in (('2020-01-02 03:04:05','%Y-%m-%d %H:%M:%S'),('2020-01-02T03:04:05.5Z','%Y-%m-%dT%H:%M:%S.%f%z'),
        ('Jan 05 2020 11:30 PM','%b %d %Y %I:%M %p'),
        ('Thu, 02 January 2020 12:00 am +0530','%a, %d %B %Y %I:%M %p %z'),('2020-1-2','%Y-%m-%d'),
        ('2020-01-02  03','%Y-%m-%d %H'),('2020-01-02 03','%Y-%m-%d  %H'),('20200102','%Y%m%d'),
        ('2020-01-02\t03','%Y-%m-%d\t%H'),('2020-01-32','%Y-%m-%d'),('2020-02-30','%Y-%m-%d')):
    try: print(t,f,repr(datetime.strptime(t,f)))
    except Exception as e: print(t,f,type(e).__name__,e)
#> 2020-01-02 03:04:05 %Y-%m-%d %H:%M:%S datetime.datetime(2020, 1, 2, 3, 4, 5)
#> 2020-01-02T03:04:05.5Z %Y-%m-%dT%H:%M:%S.%f%z datetime.datetime(2020, 1, 2, 3, 4, 5, 500000, tzinfo=datetime.timezone.utc)
#> Jan 05 2020 11:30 PM %b %d %Y %I:%M %p datetime.datetime(2020, 1, 5, 23, 30)
#> Thu, 02 January 2020 12:00 am +0530 %a, %d %B %Y %I:%M %p %z datetime.datetime(2020, 1, 2, 0, 0, tzinfo=datetime.timezone(datetime.timedelta(seconds=19800)))
#> 2020-1-2 %Y-%m-%d datetime.datetime(2020, 1, 2, 0, 0)
#> 2020-01-02  03 %Y-%m-%d %H datetime.datetime(2020, 1, 2, 3, 0)
#> 2020-01-02 03 %Y-%m-%d  %H datetime.datetime(2020, 1, 2, 3, 0)
#> 20200102 %Y%m%d datetime.datetime(2020, 1, 2, 0, 0)
#> 2020-01-02	03 %Y-%m-%d	%H datetime.datetime(2020, 1, 2, 3, 0)
#> 2020-01-32 %Y-%m-%d ValueError unconverted data remains: 2
#> 2020-02-30 %Y-%m-%d ValueError day 30 must be in range 1..29 for month 2 in year 2020

### strptime of everyday formats, and what is next to them: what is left over
for t,f in (('2020-01-02x','%Y-%m-%d'),('11:30 PM 2020','%I:%M %p %Y'),('11 2020','%I %Y'),
        ('11 PM 2020','%H %p %Y'),('2020-01-02+05:30:15','%Y-%m-%d%z'),('2020-01-02+0560','%Y-%m-%d%z'),
        ('2020-01-02-0000','%Y-%m-%d%z'),('0000-01-01','%Y-%m-%d'),('2020 12:00:61','%Y %H:%M:%S'),
        ('2020-01-02 ','%Y-%m-%d '),('2020-01-02','%Y-%m-%d ')):
    try: print(t,f,repr(datetime.strptime(t,f)))
    except Exception as e: print(t,f,type(e).__name__,e)
#> 2020-01-02x %Y-%m-%d ValueError unconverted data remains: x
#> 11:30 PM 2020 %I:%M %p %Y datetime.datetime(2020, 1, 1, 23, 30)
#> 11 2020 %I %Y datetime.datetime(2020, 1, 1, 11, 0)
#> 11 PM 2020 %H %p %Y datetime.datetime(2020, 1, 1, 11, 0)
#> 2020-01-02+05:30:15 %Y-%m-%d%z datetime.datetime(2020, 1, 2, 0, 0, tzinfo=datetime.timezone(datetime.timedelta(seconds=19815)))
#> 2020-01-02+0560 %Y-%m-%d%z ValueError time data '2020-01-02+0560' does not match format '%Y-%m-%d%z'
#> 2020-01-02-0000 %Y-%m-%d%z datetime.datetime(2020, 1, 2, 0, 0, tzinfo=datetime.timezone.utc)
#> 0000-01-01 %Y-%m-%d ValueError year must be in 1..9999, not 0
#> 2020 12:00:61 %Y %H:%M:%S ValueError second must be in 0..59, not 61
#> 2020-01-02  %Y-%m-%d  datetime.datetime(2020, 1, 2, 0, 0)
#> 2020-01-02 %Y-%m-%d  ValueError time data '2020-01-02' does not match format '%Y-%m-%d '

### strptime of everyday formats, and what is next to them: from (' 2020',' %Y') to ('2020.1234567','%Y.%f')
for t,f in ((' 2020',' %Y'),('MAY 2020','%b %Y'), ('May 2020','%B %Y'),('June 2020','%b %Y'),
        ('JUNE 2020','%B %Y'),('a% 2020','a%% %Y'), ('Tuesday 2020','%A %Y'),('T2020','t%Y'),
        ('2020 12:5','%Y %H:%M'),('2020.123','%Y.%f'), ('2020.1234567','%Y.%f')):
    try: print(t,f,repr(datetime.strptime(t,f)))
    except Exception as e: print(t,f,type(e).__name__,e)
#>  2020  %Y datetime.datetime(2020, 1, 1, 0, 0)
#> MAY 2020 %b %Y datetime.datetime(2020, 5, 1, 0, 0)
#> May 2020 %B %Y datetime.datetime(2020, 5, 1, 0, 0)
#> June 2020 %b %Y ValueError time data 'June 2020' does not match format '%b %Y'
#> JUNE 2020 %B %Y datetime.datetime(2020, 6, 1, 0, 0)
#> a% 2020 a%% %Y datetime.datetime(2020, 1, 1, 0, 0)
#> Tuesday 2020 %A %Y datetime.datetime(2020, 1, 1, 0, 0)
#> T2020 t%Y datetime.datetime(2020, 1, 1, 0, 0)
#> 2020 12:5 %Y %H:%M datetime.datetime(2020, 1, 1, 12, 5)
#> 2020.123 %Y.%f datetime.datetime(2020, 1, 1, 0, 0, 0, 123000)
#> 2020.1234567 %Y.%f ValueError unconverted data remains: 7

### strftime of everyday formats
from datetime import *
for f in ('%Y %m %d %H %M %S %f %y %j %I %p %A %a %B %b %F %T %%','é%Yé','%e %d','%-d %Y'):
    for o in (datetime(2020,5,17,0,1,2,30),datetime(1999,12,31,23,59,59,999999),date(2000,2,29),time(12,3,4,5)):
        print(o.strftime(f))
#> 2020 05 17 00 01 02 000030 20 138 12 AM Sunday Sun May May 2020-05-17 00:01:02 %
#> 1999 12 31 23 59 59 999999 99 365 11 PM Friday Fri December Dec 1999-12-31 23:59:59 %
#> 2000 02 29 00 00 00 000000 00 060 12 AM Tuesday Tue February Feb 2000-02-29 00:00:00 %
#> 1900 01 01 12 03 04 000005 00 001 12 PM Monday Mon January Jan 1900-01-01 12:03:04 %
#> é2020é
#> é1999é
#> é2000é
#> é1900é
#> 17 17
#> 31 31
#> 29 29
#>  1 01
#> 17 2020
#> 31 1999
#> 29 2000
#> 1 1900

### strptime skips flags and widths, and says of others that they are bad
from datetime import datetime
for form, text in (('%-d', '5'), ('%02d', '05'), ('%_d', '5'), ('%#H', '7'), ('%5Y', '2024'), ('%-%', '%'), ('%^d',
        '5'), ('%-', ''), ('% d', '5'),
                   ('%Om', ''), ('%Ey', '5'), ('%Op', 'PM'), ('%O', ''), ('%5-d', '5'), ('%12', '')):
    try: print(form, datetime.strptime(text + ' 2020', form + ' %Y') if form != '%5Y' else datetime.strptime(text,
            form))
    except ValueError as e: print(form, e)
#> %-d 2020-01-05 00:00:00
#> %02d 2020-01-05 00:00:00
#> %_d 2020-01-05 00:00:00
#> %#H 2020-01-01 07:00:00
#> %5Y 2024-01-01 00:00:00
#> %-% 2020-01-01 00:00:00
#> %^d '^' is a bad directive in format '%^d %Y'
#> %- stray % in format '%- %Y'
#> % d stray % in format '% d %Y'
#> %Om 2020-01-01 00:00:00
#> %Ey 'Ey' is a bad directive in format '%Ey %Y'
#> %Op 2020-01-01 00:00:00
#> %O 'O' is a bad directive in format '%O %Y'
#> %5-d '-' is a bad directive in format '%5-d %Y'
#> %12 stray % in format '%12 %Y'

### strptime: the last of several directives counts, and weeks that a year does not have are no dates
from datetime import datetime
for text, form in (('04 16', '%I %H'), ('16 04', '%H %I'), ('2020 0 1', '%G %V %u'), ('2021 53 7', '%G %V %u'),
        ('2020 53 7', '%G %V %u'),
                   (' 5', '%I'), (' 5', '%H'), (' 55', '%H'), ('5\u0660', '%W'), ('1\u0660', '%H'), ('4/0916/35/36',
                           '%w/%G/%U/%V')):
    try: print(ascii(text), form, datetime.strptime(text, form))
    except ValueError as e: print(ascii(text), form, ascii(str(e)))
#> '04 16' %I %H 1900-01-01 16:00:00
#> '16 04' %H %I 1900-01-01 04:00:00
#> '2020 0 1' %G %V %u 'Invalid week: 0'
#> '2021 53 7' %G %V %u 'Invalid week: 53'
#> '2020 53 7' %G %V %u 2021-01-03 00:00:00
#> ' 5' %I 1900-01-01 05:00:00
#> ' 5' %H 1900-01-01 05:00:00
#> ' 55' %H 'unconverted data remains: 5'
#> '5\u0660' %W 'unconverted data remains: \u0660'
#> '1\u0660' %H 1900-01-01 10:00:00
#> '4/0916/35/36' %w/%G/%U/%V 1900-09-06 00:00:00

### fromisoformat: times without colons, midnights, what stands before a zone
from datetime import date, datetime, time
for text in ('20240429', '2024042', '202404.5', '20240429Z', '24000000', '20:24:04+01020304', '19222Z',
        '20:24:04.123456xyz+01:00', '24:01+24:00'):
    try: print(text, time.fromisoformat(text))
    except ValueError as e: print(text, e)
for text in ('2024-01-32T24:01', '2024-01-00T24:00', '2024-12-31T24:00', '9999-12-31T24:00',
        '2024-13-01T24:01+24:00', '9999W527T0029'):
    try: print(text, datetime.fromisoformat(text))
    except ValueError as e: print(text, e)
for text in ('0001021217', '00010212xx', '2024W0112x', '2024-0112x'):
    try: print(text, date.fromisoformat(text))
    except ValueError as e: print(text, e)
#> 20240429 20:24:04.290000
#> 2024042 Invalid isoformat string: '2024042'
#> 202404.5 20:24:04.500000
#> 20240429Z 20:24:04.290000+00:00
#> 24000000 00:00:00
#> 20:24:04+01020304 20:24:04+01:02:03.040000
#> 19222Z 19:22:00+00:00
#> 20:24:04.123456xyz+01:00 20:24:04.123456+01:00
#> 24:01+24:00 minute, second, and microsecond must be 0 when hour is 24
#> 2024-01-32T24:01 day 32 must be in range 1..31 for month 1 in year 2024
#> 2024-01-00T24:00 2024-01-01 00:00:00
#> 2024-12-31T24:00 2025-01-01 00:00:00
#> 9999-12-31T24:00 year must be in 1..9999, not 10000
#> 2024-13-01T24:01+24:00 offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=1)
#> 9999W527T0029 year must be in 1..9999, not 10000
#> 0001021217 0001-02-12
#> 00010212xx 0001-02-12
#> 2024W0112x 2024-01-01
#> 2024-0112x Invalid isoformat string: '2024-0112x'

### strptime: directives by their other letters, and one that is there twice
import time
for text, form in (('5', '%e'), ('16', '%k'), ('04', '%l'), ('04 pm', '%I %P'), ('10:11:12', '%T'), ('10:11', '%R'),
                   ('10:11:12 PM', '%r'), ('01/02/03', '%1x')):
    print(form, time.strptime(text, form)[:6])
for form in ('%Y-%m-%d %Y', '%c %c', '%z%z', "%H'%H", '%a  \t%a', '%H.%H', '%H\\%H', '%H%%%H', '%z %H %H', '%p%Op',
             '%F', '%T%R', '%b %B %b', '%OH%H%OH%H', '%Z(%Z', '%e%d'):
    try: print(form, time.strptime('', form))
    except Exception as e: print(form, type(e).__name__, e)
#> %e (1900, 1, 5, 0, 0, 0)
#> %k (1900, 1, 1, 16, 0, 0)
#> %l (1900, 1, 1, 4, 0, 0)
#> %I %P (1900, 1, 1, 16, 0, 0)
#> %T (1900, 1, 1, 10, 11, 12)
#> %R (1900, 1, 1, 10, 11, 0)
#> %r (1900, 1, 1, 22, 11, 12)
#> %1x (2003, 1, 2, 0, 0, 0)
#> %Y-%m-%d %Y PatternError redefinition of group name 'Y' as group 4; was group 1 at position 91
#> %c %c PatternError redefinition of group name 'a' as group 8; was group 1 at position 234
#> %z%z PatternError redefinition of group name 'z' as group 4; was group 1 at position 60
#> %H'%H PatternError redefinition of group name 'H' as group 2; was group 1 at position 36
#> %a  	%a PatternError redefinition of group name 'a' as group 2; was group 1 at position 41
#> %H.%H PatternError redefinition of group name 'H' as group 2; was group 1 at position 34
#> %H\%H PatternError redefinition of group name 'H' as group 2; was group 1 at position 34
#> %H%%%H PatternError redefinition of group name 'H' as group 2; was group 1 at position 33
#> %z %H %H PatternError redefinition of group name 'H' as group 5; was group 4 at position 94
#> %p%Op PatternError redefinition of group name 'p' as group 2; was group 1 at position 16
#> %F ValueError 'F' is a bad directive in format '%F'
#> %T%R PatternError redefinition of group name 'H' as group 4; was group 1 at position 75
#> %b %B %b PatternError redefinition of group name 'b' as group 3; was group 1 at position 156
#> %OH%H%OH%H PatternError redefinition of group name 'H' as group 2; was group 1 at position 32
#> %Z(%Z PatternError redefinition of group name 'Z' as group 2; was group 1 at position 30
#> %e%d PatternError redefinition of group name 'd' as group 2; was group 1 at position 45

### date.fromisoformat: ten bytes, not characters
import datetime
for text in ('00010100\xe9', '16050323\u06603', '091560493\xe9', '20000012\xe9', '8745W156\xe95', '00010101\ud800',
             '2000\u20ac\u20ac', '\u20ac\u20ac\u20ac1', '20000101\xe9', '20000101ab', '2000010\u0663', '2000-01-0\xe9',
             '20000101\ud800\ud800'):
    try: print(ascii(text), datetime.date.fromisoformat(text))
    except ValueError as e: print(ascii(str(e)))
#> 'day 0 must be in range 1..31 for month 1 in year 1'
#> "Invalid isoformat string: '16050323\u06603'"
#> "Invalid isoformat string: '091560493\xe9'"
#> 'month must be in 1..12, not 0'
#> "Invalid isoformat string: '8745W156\xe95'"
#> "Invalid isoformat string: '00010101\\ud800'"
#> "Invalid isoformat string: '2000\u20ac\u20ac'"
#> "Invalid isoformat string: '\u20ac\u20ac\u20ac1'"
#> '20000101\xe9' 2000-01-01
#> '20000101ab' 2000-01-01
#> "Invalid isoformat string: '2000010\u0663'"
#> "Invalid isoformat string: '2000-01-0\xe9'"
#> "Invalid isoformat string: '20000101\\ud800\\ud800'"
