# time: dates in UTC.

import time

def E(f, *a, **k):
    try: return f(*a, **k)
    except BaseException as e: return (type(e).__name__, str(e), getattr(e, '__notes__', None))

### gmtime
print(time.gmtime(0))
print(time.gmtime(0)[0])
print(time.gmtime(1.9).tm_sec)
print(time.gmtime(-1))
print(E(time.gmtime,'a'))
print(E(time.gmtime,1e20))
print(time.gmtime(0).tm_gmtoff)
print(time.localtime(0))
print(len(time.gmtime(0)))
print(time.gmtime(0)==time.gmtime(0))
print(hash(time.gmtime(0))==hash(tuple(time.gmtime(0))))
#> time.struct_time(tm_year=1970, tm_mon=1, tm_mday=1, tm_hour=0, tm_min=0, tm_sec=0, tm_wday=3, tm_yday=1, tm_isdst=0)
#> 1970
#> 1
#> time.struct_time(tm_year=1969, tm_mon=12, tm_mday=31, tm_hour=23, tm_min=59, tm_sec=59, tm_wday=2, tm_yday=365, tm_isdst=0)
#> ('TypeError', "'str' object cannot be interpreted as an integer", None)
#> ('OverflowError', 'timestamp out of range for platform time_t', None)
#> 0
#> time.struct_time(tm_year=1970, tm_mon=1, tm_mday=1, tm_hour=0, tm_min=0, tm_sec=0, tm_wday=3, tm_yday=1, tm_isdst=0)
#> 9
#> True
#> True

### strftime
import time
print(E(time.strftime,'%Y',(1,2)))
print(E(time.strftime,5))
print(time.strftime('',time.gmtime(0)))
print(E(time.strftime,'%Y',(2000,13,1,0,0,0,0,1,0)))
print(E(time.strftime,'%Y',(2000,1,32,0,0,0,0,1,0)))
print(E(time.strftime,'%H',(2000,1,1,24,0,0,0,1,0)))
print(E(time.strftime,'%H',(2000,1,1,0,60,0,0,1,0)))
print(E(time.strftime,'%H',(2000,1,1,0,0,62,0,1,0)))
print(E(time.strftime,'%H',(2000,1,1,0,0,0,7,1,0)))
print(E(time.strftime,'%H',(2000,1,1,0,0,0,0,367,0)))
print(time.strftime('%Y %j %a',(5,0,0,0,0,0,0,0,0)))
print(E(time.strftime,'%Y',(2000,1,1,0,0,'a',0,1,0)))
print(E(time.strftime,'%H',(2000,1,1,0,0,0,-1,1,0)))
print(E(time.strftime,'%H',(2000,1,1,0,0,0,-2,1,0)))
#> ('TypeError', 'strftime(): illegal time tuple argument', None)
#> ('TypeError', 'strftime() argument 1 must be str, not int', None)
#>
#> ('ValueError', 'month out of range', None)
#> ('ValueError', 'day of month out of range', None)
#> ('ValueError', 'hour out of range', None)
#> ('ValueError', 'minute out of range', None)
#> ('ValueError', 'seconds out of range', None)
#> 00
#> ('ValueError', 'day of year out of range', None)
#> 0005 001 Mon
#> ('TypeError', "'str' object cannot be interpreted as an integer", None)
#> 00
#> ('ValueError', 'day of week out of range', None)

### directives: strftime and time
t = time.gmtime(1e9)
for d in 'aAbBcdHIjmMpSUwWxXyYz%GVueDFTRnthC':
    print(d, repr(time.strftime('%' + d, t)))
#> a 'Sun'
#> A 'Sunday'
#> b 'Sep'
#> B 'September'
#> c 'Sun Sep  9 01:46:40 2001'
#> d '09'
#> H '01'
#> I '01'
#> j '252'
#> m '09'
#> M '46'
#> p 'AM'
#> S '40'
#> U '36'
#> w '0'
#> W '36'
#> x '09/09/01'
#> X '01:46:40'
#> y '01'
#> Y '2001'
#> z '+0000'
#> % '%'
#> G '2001'
#> V '36'
#> u '7'
#> e ' 9'
#> D '09/09/01'
#> F '2001-09-09'
#> T '01:46:40'
#> R '01:46'
#> n '\n'
#> t '\t'
#> h 'Sep'
#> C '20'

### directives: strftime, time and gmtime
for n in (0, 978307199, 1704067199, 1735689599, 1609459199, 951782400):
    print(time.strftime('%Y-%m-%d %j %U %W %G-%V %u', time.gmtime(n)))
#> 1970-01-01 001 00 00 1970-01 4
#> 2000-12-31 366 53 52 2000-52 7
#> 2023-12-31 365 53 52 2023-52 7
#> 2024-12-31 366 52 53 2025-01 2
#> 2020-12-31 366 52 52 2020-53 4
#> 2000-02-29 060 09 09 2000-09 2

### asctime and mktime
import time
print(time.asctime(time.gmtime(0)))  #> Thu Jan  1 00:00:00 1970
print(time.ctime(0))  #> Thu Jan  1 00:00:00 1970
print(time.mktime(time.gmtime(0)))  #> 0.0
print(E(time.mktime,(1,2)))  #> ('TypeError', 'mktime(): illegal time tuple argument', None)
print(time.mktime((2001,14,35,25,61,61,0,0,0)))  #> 1015552921.0
print(E(time.asctime,5))  #> ('TypeError', 'Tuple or struct_time argument required', None)
print(time.asctime((2020,12,5,1,2,3,0,0,0)))  #> Mon Dec  5 01:02:03 2020

### strptime
print(time.strptime('2001-02-03','%Y-%m-%d'))
print(E(time.strptime,'x','%Y'))
print(time.strptime('Sat Feb 3 04:05:06 2001'))
print(E(time.strptime,'2001 x','%Y'))
print(E(time.strptime,'1','%Q'))
print(time.strptime('12:30 PM','%I:%M %p'))
print(time.strptime('2001 034','%Y %j'))
#> time.struct_time(tm_year=2001, tm_mon=2, tm_mday=3, tm_hour=0, tm_min=0, tm_sec=0, tm_wday=5, tm_yday=34, tm_isdst=-1)
#> ('ValueError', "time data 'x' does not match format '%Y'", None)
#> time.struct_time(tm_year=2001, tm_mon=2, tm_mday=3, tm_hour=4, tm_min=5, tm_sec=6, tm_wday=5, tm_yday=34, tm_isdst=-1)
#> ('ValueError', 'unconverted data remains:  x', None)
#> ('ValueError', "'Q' is a bad directive in format '%Q'", None)
#> time.struct_time(tm_year=1900, tm_mon=1, tm_mday=1, tm_hour=12, tm_min=30, tm_sec=0, tm_wday=0, tm_yday=1, tm_isdst=-1)
#> time.struct_time(tm_year=2001, tm_mon=2, tm_mday=3, tm_hour=0, tm_min=0, tm_sec=0, tm_wday=5, tm_yday=34, tm_isdst=-1)

### struct_time
import time
print(time.struct_time((1,2,3,4,5,6,7,8,9)))
print(E(time.struct_time,(1,2)))
print(E(time.struct_time,5))
print(E(time.struct_time,range(12)))
print(time.struct_time.n_fields)
print(time.struct_time.n_sequence_fields)
print(time.struct_time.n_unnamed_fields)
print(time.struct_time.__match_args__)
#> time.struct_time(tm_year=1, tm_mon=2, tm_mday=3, tm_hour=4, tm_min=5, tm_sec=6, tm_wday=7, tm_yday=8, tm_isdst=9)
#> ('TypeError', 'time.struct_time() takes an at least 9-sequence (2-sequence given)', None)
#> ('TypeError', 'constructor requires a sequence', None)
#> ('TypeError', 'time.struct_time() takes an at most 11-sequence (12-sequence given)', None)
#> 11
#> 9
#> 0
#> ('tm_year', 'tm_mon', 'tm_mday', 'tm_hour', 'tm_min', 'tm_sec', 'tm_wday', 'tm_yday', 'tm_isdst')

### clocks
import time
a, b = time.perf_counter(), time.perf_counter_ns()
print(type(time.time()), type(time.time_ns()), time.monotonic() >= 0, time.process_time() >= 0, type(a), type(b))
print(time.timezone, time.daylight)
#> <class 'float'> <class 'int'> True True <class 'float'> <class 'int'>
#> 0 0

### sleep
import time
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: time.sleep(-1))
show(lambda: time.sleep('a'))
show(lambda: time.sleep(float('nan')))
show(lambda: time.sleep(0))
#> ValueError: sleep length must be non-negative
#> TypeError: 'str' object cannot be interpreted as an integer or float
#> ValueError: Invalid value NaN (not a number)
#> None

### offsets from UTC in text
import datetime
for text in ('z', 'Z', '0100', '+01', '+0160', '+01:0203', '-01:0203', '+0102:03', '+01:02:03', '+010203.5', '+010260',
             '+0102.5', '+010203.1234567', '-000000.5', '+2400', '-23:59:59.999999', '+01:02:0', '+٠١٠٢'):
    try:
        print(text, datetime.datetime.strptime('2024 ' + text, '%Y %z').utcoffset())
    except ValueError as e:
        print(text, e)
print(datetime.datetime.strptime('İ2024 +0100', 'İ%Y %z'))
#> z time data '2024 z' does not match format '%Y %z'
#> Z 0:00:00
#> 0100 time data '2024 0100' does not match format '%Y %z'
#> +01 time data '2024 +01' does not match format '%Y %z'
#> +0160 time data '2024 +0160' does not match format '%Y %z'
#> +01:0203 Inconsistent use of : in +01:0203
#> -01:0203 Inconsistent use of : in -01:0203
#> +0102:03 invalid literal for int() with base 10: ':0'
#> +01:02:03 1:02:03
#> +010203.5 1:02:03.500000
#> +010260 unconverted data remains: 60
#> +0102.5 unconverted data remains: .5
#> +010203.1234567 unconverted data remains: 7
#> -000000.5 -1 day, 23:59:59.500000
#> +2400 offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=1)
#> -23:59:59.999999 -1 day, 0:00:00.000001
#> +01:02:0 unconverted data remains: :0
#> +٠١٠٢ time data '2024 +٠١٠٢' does not match format '%Y %z'
#> 2024-01-01 00:00:00+01:00

### the parts of a time are looked at before its zone
import datetime, time
for f in (lambda: datetime.time(25, tzinfo='UTC'), lambda: datetime.datetime(2020, 1, 1, 25, tzinfo='UTC'),
          lambda: datetime.time(1, tzinfo='UTC'), lambda: time.strptime(), lambda: time.strptime('a', 'b', 'c')):
    try:
        print(f())
    except (TypeError, ValueError) as e:
        print(e)
#> hour must be in 0..23, not 25
#> hour must be in 0..23, not 25
#> tzinfo argument must be None or of a tzinfo subclass, not type 'str'
#> _strptime_time() missing 1 required positional argument: 'data_string'
#> _strptime_time() takes from 1 to 2 positional arguments but 3 were given
