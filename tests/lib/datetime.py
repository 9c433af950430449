# datetime: classes, zones, arithmetic.

from datetime import *

def E(f):
    try: return f()
    except Exception as e: return type(e).__name__, str(e)

u = timezone.utc
class Z(tzinfo):
    def utcoffset(self, x): return timedelta(hours=1)
class S(date): pass
class SD(datetime): pass

### abstract zones and UTC
d = date(2020, 1, 2)
t = time(1, 2, 3, 4)
dt = datetime(2020, 1, 2, 3, 4, 5, 6)
td = timedelta(1, 2, 3)
print(E(lambda: tzinfo().utcoffset(None)))
print(E(lambda: tzinfo().dst(None)))
print(E(lambda: tzinfo().tzname(None)))
print(E(lambda: tzinfo().fromutc(None)))
print(E(lambda: tzinfo().fromutc(dt)))
print(E(lambda: Z().fromutc(dt)))
print(E(lambda: Z().fromutc(dt.replace(tzinfo=Z()))))
print(E(lambda: u.utcoffset(1)))
print(E(lambda: u.utcoffset(dt)))
print(E(lambda: u.utcoffset(None)))
print(E(lambda: u.dst(None)))
print(E(lambda: u.dst(1)))
print(E(lambda: u.tzname(1)))
print(E(lambda: u.tzname(None)))
print(E(lambda: u.fromutc(dt)))
print(E(lambda: u.fromutc(1)))
print(E(lambda: u.fromutc(dt.replace(tzinfo=u))))
#> ('NotImplementedError', 'a tzinfo subclass must implement utcoffset()')
#> ('NotImplementedError', 'a tzinfo subclass must implement dst()')
#> ('NotImplementedError', 'a tzinfo subclass must implement tzname()')
#> ('TypeError', 'fromutc: argument must be a datetime')
#> ('ValueError', 'fromutc: dt.tzinfo is not self')
#> ('ValueError', 'fromutc: dt.tzinfo is not self')
#> ('ValueError', 'fromutc: dt.tzinfo is not self')
#> ('TypeError', 'utcoffset(dt) argument must be a datetime instance or None, not int')
#> 0:00:00
#> 0:00:00
#> None
#> ('TypeError', 'dst(dt) argument must be a datetime instance or None, not int')
#> ('TypeError', 'tzname(dt) argument must be a datetime instance or None, not int')
#> UTC
#> ('ValueError', 'fromutc: dt.tzinfo is not self')
#> ('TypeError', 'fromutc: argument must be a datetime')
#> 2020-01-02 03:04:05.000006+00:00

### fixed zones
d = date(2020, 1, 2)
t = time(1, 2, 3, 4)
dt = datetime(2020, 1, 2, 3, 4, 5, 6)
td = timedelta(1, 2, 3)
print(E(lambda: timezone(timedelta(hours=1)).tzname(dt)))
print(E(lambda: timezone(timedelta(hours=1,seconds=3,microseconds=5)).tzname(dt)))
print(E(lambda: timezone(-timedelta(hours=1,seconds=3)).tzname(dt)))
print(E(lambda: str(timezone(timedelta(0)))))
print(E(lambda: (timezone.min, timezone.max, timezone.utc)))
print(E(lambda: timezone(timedelta(0)) is u))
print(E(lambda: (timezone(timedelta(0),'UTC') is u)))
print(E(lambda: (timezone(timedelta(0),'UTC') == u)))
print(E(lambda: timezone(timedelta(1)/2)<u))
print(E(lambda: u==1))
print(E(lambda: hash(u)==hash(timezone(timedelta(0),'x'))))
#> UTC+01:00
#> UTC+01:00:03.000005
#> UTC-01:00:03
#> UTC
#> (datetime.timezone(datetime.timedelta(days=-1, seconds=60)), datetime.timezone(datetime.timedelta(seconds=86340)), datetime.timezone.utc)
#> True
#> False
#> True
#> ('TypeError', "'<' not supported between instances of 'datetime.timezone' and 'datetime.timezone'")
#> False
#> True

### zones that answer wrongly
d = date(2020, 1, 2)
t = time(1, 2, 3, 4)
dt = datetime(2020, 1, 2, 3, 4, 5, 6)
td = timedelta(1, 2, 3)
class N(tzinfo): pass
class B(tzinfo):
    def utcoffset(self, x): return 5
    def dst(self, x): return 'a'
    def tzname(self, x): return 7
class H(tzinfo):
    def utcoffset(self, x): return timedelta(hours=24)
    def dst(self, x): return timedelta(1)
    def tzname(self, x): return None
print(E(lambda: dt.replace(tzinfo=N()).utcoffset()))
print(E(lambda: dt.replace(tzinfo=N()).isoformat()))
print(E(lambda: dt.replace(tzinfo=B()).utcoffset()))
print(E(lambda: dt.replace(tzinfo=B()).dst()))
print(E(lambda: dt.replace(tzinfo=B()).tzname()))
print(E(lambda: dt.replace(tzinfo=H()).utcoffset()))
print(E(lambda: dt.replace(tzinfo=H()).dst()))
print(E(lambda: dt.replace(tzinfo=H()).tzname()))
#> ('NotImplementedError', 'a tzinfo subclass must implement utcoffset()')
#> ('NotImplementedError', 'a tzinfo subclass must implement utcoffset()')
#> ('TypeError', "tzinfo.utcoffset() must return None or timedelta, not 'int'")
#> ('TypeError', "tzinfo.dst() must return None or timedelta, not 'str'")
#> ('TypeError', "tzinfo.tzname() must return None or a string, not 'int'")
#> ('ValueError', 'offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=1)')
#> ('ValueError', 'offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=1)')
#> None

### naive and aware do not mix
d = date(2020, 1, 2)
t = time(1, 2, 3, 4)
dt = datetime(2020, 1, 2, 3, 4, 5, 6)
td = timedelta(1, 2, 3)
print(E(lambda: dt < dt.replace(tzinfo=u)))
print(E(lambda: dt == dt.replace(tzinfo=u)))
print(E(lambda: dt - dt.replace(tzinfo=u)))
print(E(lambda: t < t.replace(tzinfo=u)))
print(E(lambda: t == t.replace(tzinfo=u)))
print(E(lambda: t.replace(tzinfo=u) == t.replace(tzinfo=timezone(timedelta(hours=1)))))
print(E(lambda: t.replace(tzinfo=u) < time(2,2,3,4,tzinfo=timezone(timedelta(hours=1)))))
print(E(lambda: (t.replace(tzinfo=Z()).utcoffset(), t.utcoffset(), t.dst(), t.tzname())))
#> ('TypeError', "can't compare offset-naive and offset-aware datetimes")
#> False
#> ('TypeError', "can't subtract offset-naive and offset-aware datetimes")
#> ('TypeError', "can't compare offset-naive and offset-aware times")
#> False
#> False
#> False
#> (datetime.timedelta(seconds=3600), None, None, None)

### astimezone
d = date(2020, 1, 2)
t = time(1, 2, 3, 4)
dt = datetime(2020, 1, 2, 3, 4, 5, 6)
td = timedelta(1, 2, 3)
print(E(lambda: dt.astimezone(1)))
print(E(lambda: dt.astimezone(u)))
print(E(lambda: dt.astimezone(timezone(timedelta(hours=3)))))
print(E(lambda: dt.replace(tzinfo=u).astimezone(timezone(timedelta(hours=-3)))))
print(E(lambda: dt.astimezone(Z())))
print(E(lambda: dt.astimezone(tz=u)))
#> ('TypeError', "tzinfo argument must be None or of a tzinfo subclass, not type 'int'")
#> 2020-01-02 03:04:05.000006+00:00
#> 2020-01-02 06:04:05.000006+03:00
#> 2020-01-02 00:04:05.000006-03:00
#> ('NotImplementedError', 'a tzinfo subclass must implement dst()')
#> 2020-01-02 03:04:05.000006+00:00

### timestamps and tuples
d = date(2020, 1, 2)
t = time(1, 2, 3, 4)
dt = datetime(2020, 1, 2, 3, 4, 5, 6)
td = timedelta(1, 2, 3)
print(E(lambda: dt.timestamp()))
print(E(lambda: dt.replace(tzinfo=u).timestamp()))
print(E(lambda: datetime(1,1,1).timestamp()))
print(E(lambda: datetime(1900,1,1).timestamp()))
print(E(lambda: dt.timetuple()))
print(E(lambda: dt.replace(tzinfo=u).timetuple()))
print(E(lambda: dt.replace(tzinfo=Z()).utctimetuple()))
print(E(lambda: dt.utctimetuple()))
print(E(lambda: d.timetuple()))
#> 1577934245.000006
#> 1577934245.000006
#> ('ValueError', 'year must be in 1..9999, not 0')
#> -2208988800.0
#> time.struct_time(tm_year=2020, tm_mon=1, tm_mday=2, tm_hour=3, tm_min=4, tm_sec=5, tm_wday=3, tm_yday=2, tm_isdst=-1)
#> time.struct_time(tm_year=2020, tm_mon=1, tm_mday=2, tm_hour=3, tm_min=4, tm_sec=5, tm_wday=3, tm_yday=2, tm_isdst=-1)
#> time.struct_time(tm_year=2020, tm_mon=1, tm_mday=2, tm_hour=2, tm_min=4, tm_sec=5, tm_wday=3, tm_yday=2, tm_isdst=0)
#> time.struct_time(tm_year=2020, tm_mon=1, tm_mday=2, tm_hour=3, tm_min=4, tm_sec=5, tm_wday=3, tm_yday=2, tm_isdst=0)
#> time.struct_time(tm_year=2020, tm_mon=1, tm_mday=2, tm_hour=0, tm_min=0, tm_sec=0, tm_wday=3, tm_yday=2, tm_isdst=-1)

### ISO calendar
d = date(2020, 1, 2)
t = time(1, 2, 3, 4)
dt = datetime(2020, 1, 2, 3, 4, 5, 6)
td = timedelta(1, 2, 3)
print(E(lambda: d.isocalendar()))
print(E(lambda: (d.isocalendar().week, d.isocalendar()[0], len(d.isocalendar()), d.isocalendar()==(2020,1,4))))
print(E(lambda: type(d.isocalendar())))
print(E(lambda: d.isocalendar().__class__.__mro__))
print(E(lambda: d.isocalendar().__reduce__()))
print(E(lambda: (d.isoweekday(), d.weekday(), d.toordinal(), d.ctime(), dt.ctime())))
#> datetime.IsoCalendarDate(year=2020, week=1, weekday=4)
#> (1, 2020, 3, True)
#> <class 'datetime.IsoCalendarDate'>
#> (<class 'datetime.IsoCalendarDate'>, <class 'tuple'>, <class 'object'>)
#> (<class 'tuple'>, ((2020, 1, 4),))
#> (4, 3, 737426, 'Thu Jan  2 00:00:00 2020', 'Thu Jan  2 03:04:05 2020')

### ordinals
d = date(2020, 1, 2)
t = time(1, 2, 3, 4)
dt = datetime(2020, 1, 2, 3, 4, 5, 6)
td = timedelta(1, 2, 3)
print(E(lambda: date.fromordinal(0)))
print(E(lambda: date.fromordinal(3652060)))
print(E(lambda: date.fromordinal(-1)))
print(E(lambda: date.fromordinal('a')))
print(E(lambda: date.fromordinal(1.0)))
print(E(lambda: date.fromordinal(10**20)))
print(E(lambda: datetime.fromordinal(5)))
#> ('ValueError', 'ordinal must be >= 1')
#> ('ValueError', 'year must be in 1..9999, not 10000')
#> ('ValueError', 'ordinal must be >= 1')
#> ('TypeError', "'str' object cannot be interpreted as an integer")
#> ('TypeError', "'float' object cannot be interpreted as an integer")
#> ('OverflowError', 'Python int too large to convert to C long')
#> 0001-01-05 00:00:00

### fromisocalendar
d = date(2020, 1, 2)
t = time(1, 2, 3, 4)
dt = datetime(2020, 1, 2, 3, 4, 5, 6)
td = timedelta(1, 2, 3)
print(E(lambda: date.fromisocalendar(2020,1,1)))
print(E(lambda: date.fromisocalendar(2020,54,1)))
print(E(lambda: date.fromisocalendar(2020,53,8)))
print(E(lambda: date.fromisocalendar(0,1,1)))
print(E(lambda: date.fromisocalendar(2021,53,1)))
print(E(lambda: date.fromisocalendar(10000,1,1)))
print(E(lambda: date.fromisocalendar(9999,52,7)))
print(E(lambda: date.fromisocalendar(2020,'a',1)))
print(E(lambda: date.fromisocalendar(2020,1.0,1)))
print(E(lambda: date.fromisocalendar(year=2020,week=5,day=1)))
print(E(lambda: datetime.fromisocalendar(2020,1,1)))
#> 2019-12-30
#> ('ValueError', 'Invalid week: 54')
#> ('ValueError', 'Invalid weekday: 8 (range is [1, 7])')
#> ('ValueError', 'year must be in 1..9999, not 0')
#> ('ValueError', 'Invalid week: 53')
#> ('ValueError', 'year must be in 1..9999, not 10000')
#> ('ValueError', 'year must be in 1..9999, not 10000')
#> ('TypeError', "'str' object cannot be interpreted as an integer")
#> ('TypeError', "'float' object cannot be interpreted as an integer")
#> 2020-01-27
#> 2019-12-30 00:00:00

### date.fromtimestamp
d = date(2020, 1, 2)
t = time(1, 2, 3, 4)
dt = datetime(2020, 1, 2, 3, 4, 5, 6)
td = timedelta(1, 2, 3)
print(E(lambda: date.fromtimestamp(0)))
print(E(lambda: date.fromtimestamp('a')))
print(E(lambda: date.fromtimestamp(1e20)))
print(E(lambda: date.fromtimestamp(-1)))
print(E(lambda: date.fromtimestamp(1e12)))
print(E(lambda: date.fromtimestamp(float('nan'))))
print(E(lambda: date.fromtimestamp(None)))
#> 1970-01-01
#> ('TypeError', "'str' object cannot be interpreted as an integer")
#> ('OverflowError', 'timestamp out of range for platform time_t')
#> 1969-12-31
#> ('ValueError', 'year must be in 1..9999, not 33658')
#> ('ValueError', 'Invalid value NaN (not a number)')
#> ('TypeError', "'NoneType' object cannot be interpreted as an integer")

### datetime.fromtimestamp
d = date(2020, 1, 2)
t = time(1, 2, 3, 4)
dt = datetime(2020, 1, 2, 3, 4, 5, 6)
td = timedelta(1, 2, 3)
print(E(lambda: datetime.fromtimestamp(0)))
print(E(lambda: datetime.fromtimestamp(1.5)))
print(E(lambda: datetime.fromtimestamp(-1.5)))
print(E(lambda: datetime.fromtimestamp(0.1234565)))
print(E(lambda: datetime.fromtimestamp(0.1234575)))
print(E(lambda: datetime.fromtimestamp(1e12)))
print(E(lambda: datetime.fromtimestamp(1e20)))
print(E(lambda: datetime.fromtimestamp(float('nan'))))
print(E(lambda: datetime.fromtimestamp(float('inf'))))
print(E(lambda: datetime.fromtimestamp('a')))
print(E(lambda: datetime.fromtimestamp(0,u)))
print(E(lambda: datetime.fromtimestamp(0,tz=timezone(timedelta(hours=1)))))
print(E(lambda: datetime.fromtimestamp(0,1)))
print(E(lambda: datetime.fromtimestamp(253402300799)))
print(E(lambda: datetime.fromtimestamp(253402300800)))
print(E(lambda: datetime.fromtimestamp(-62135596800)))
print(E(lambda: datetime.fromtimestamp(-62135596801)))
print(E(lambda: datetime.fromtimestamp(0,Z())))
#> 1970-01-01 00:00:00
#> 1970-01-01 00:00:01.500000
#> 1969-12-31 23:59:58.500000
#> 1970-01-01 00:00:00.123456
#> 1970-01-01 00:00:00.123458
#> ('ValueError', 'year must be in 1..9999, not 33658')
#> ('OverflowError', 'timestamp out of range for platform time_t')
#> ('ValueError', 'Invalid value NaN (not a number)')
#> ('OverflowError', 'timestamp out of range for platform time_t')
#> ('TypeError', 'argument must be int or float, not str')
#> 1970-01-01 00:00:00+00:00
#> 1970-01-01 01:00:00+01:00
#> ('TypeError', "tzinfo argument must be None or of a tzinfo subclass, not type 'int'")
#> 9999-12-31 23:59:59
#> ('ValueError', 'year must be in 1..9999, not 10000')
#> ('ValueError', 'year must be in 1..9999, not 0')
#> ('ValueError', 'year must be in 1..9999, not 0')
#> ('NotImplementedError', 'a tzinfo subclass must implement dst()')

### now and combine
d = date(2020, 1, 2)
t = time(1, 2, 3, 4)
dt = datetime(2020, 1, 2, 3, 4, 5, 6)
td = timedelta(1, 2, 3)
print(E(lambda: datetime.now(1)))
print(E(lambda: datetime.now(tz=u).tzinfo))
print(E(lambda: datetime.combine(d,t)))
print(E(lambda: datetime.combine(d,t,u)))
print(E(lambda: datetime.combine(d,t.replace(tzinfo=u))))
print(E(lambda: datetime.combine(d,t,tzinfo=None)))
print(E(lambda: datetime.combine(d,1)))
print(E(lambda: datetime.combine(1,t)))
print(E(lambda: datetime.combine(dt,t)))
print(E(lambda: datetime.combine(d,t,1)))
#> ('TypeError', "tzinfo argument must be None or of a tzinfo subclass, not type 'int'")
#> UTC
#> 2020-01-02 01:02:03.000004
#> 2020-01-02 01:02:03.000004+00:00
#> 2020-01-02 01:02:03.000004+00:00
#> 2020-01-02 01:02:03.000004
#> ('TypeError', 'combine() argument 2 must be datetime.time, not int')
#> ('TypeError', 'combine() argument 1 must be datetime.date, not int')
#> 2020-01-02 01:02:03.000004
#> ('TypeError', "tzinfo argument must be None or of a tzinfo subclass, not type 'int'")

### replace
d = date(2020, 1, 2)
t = time(1, 2, 3, 4)
dt = datetime(2020, 1, 2, 3, 4, 5, 6)
td = timedelta(1, 2, 3)
print(E(lambda: d.replace(year=1)))
print(E(lambda: d.replace(1,2,3)))
print(E(lambda: d.replace(13,13)))
print(E(lambda: d.replace('a')))
print(E(lambda: dt.replace(hour=1,tzinfo=u,fold=1)))
print(E(lambda: dt.replace(1,2,3,4,5,6,7,None)))
print(E(lambda: dt.replace(tzinfo=1)))
print(E(lambda: dt.replace(hour='a')))
print(E(lambda: t.replace(hour=5)))
print(E(lambda: t.replace(fold=1)))
print(E(lambda: t.replace(1,2,3,4,None)))
print(E(lambda: t.replace(fold=5)))
#> 0001-01-02
#> 0001-02-03
#> ('ValueError', 'month must be in 1..12, not 13')
#> ('TypeError', "'str' object cannot be interpreted as an integer")
#> 2020-01-02 01:04:05.000006+00:00
#> 0001-02-03 04:05:06.000007
#> ('TypeError', "tzinfo argument must be None or of a tzinfo subclass, not type 'int'")
#> ('TypeError', "'str' object cannot be interpreted as an integer")
#> 05:02:03.000004
#> 01:02:03.000004
#> 01:02:03.000004
#> ('ValueError', 'fold must be either 0 or 1, not 5')

### fold does not count in comparisons
d = date(2020, 1, 2)
t = time(1, 2, 3, 4)
dt = datetime(2020, 1, 2, 3, 4, 5, 6)
td = timedelta(1, 2, 3)
print(E(lambda: time(5,fold=1)))
print(E(lambda: time(5,fold=1)==time(5)))
print(E(lambda: hash(time(5,fold=1))==hash(time(5))))
print(E(lambda: (dt.date(), dt.time(), dt.timetz(), dt.replace(tzinfo=u).timetz(), dt.replace(tzinfo=u).time())))
#> 05:00:00
#> True
#> True
#> (datetime.date(2020, 1, 2), datetime.time(3, 4, 5, 6), datetime.time(3, 4, 5, 6), datetime.time(3, 4, 5, 6, tzinfo=datetime.timezone.utc), datetime.time(3, 4, 5, 6))

### subclasses
d = date(2020, 1, 2)
t = time(1, 2, 3, 4)
dt = datetime(2020, 1, 2, 3, 4, 5, 6)
td = timedelta(1, 2, 3)
print(E(lambda: S(2020,1,1)))
print(E(lambda: repr(SD(2020,1,1,fold=1,tzinfo=u))))
print(E(lambda: (S(2020,1,1)+td)))
print(E(lambda: (S(2020,1,1)==d, S(2020,1,2)==d, SD(2020,1,2)==d, d==SD(2020,1,2))))
print(E(lambda: (S(2020,1,2)<dt)))
#> 2020-01-01
#> SD(2020, 1, 1, 0, 0, fold=1, tzinfo=datetime.timezone.utc)
#> 2020-01-02
#> (False, True, False, False)
#> ('TypeError', "'<' not supported between instances of 'S' and 'datetime.datetime'")

### the ends of the calendar
d = date(2020, 1, 2)
t = time(1, 2, 3, 4)
dt = datetime(2020, 1, 2, 3, 4, 5, 6)
td = timedelta(1, 2, 3)
print(E(lambda: (date.min,date.max,date.resolution,time.min,time.max,time.resolution,datetime.min,datetime.max,
    datetime.resolution,timedelta.min,timedelta.max,timedelta.resolution)))
print(E(lambda: date.max+timedelta(1)))
print(E(lambda: date.min-timedelta(1)))
print(E(lambda: datetime.max+timedelta(0,0,1)))
print(E(lambda: datetime.min-timedelta(0,0,1)))
print(E(lambda: timedelta.max+timedelta(0,0,1)))
#> (datetime.date(1, 1, 1), datetime.date(9999, 12, 31), datetime.timedelta(days=1), datetime.time(0, 0), datetime.time(23, 59, 59, 999999), datetime.timedelta(microseconds=1), datetime.datetime(1, 1, 1, 0, 0), datetime.datetime(9999, 12, 31, 23, 59, 59, 999999), datetime.timedelta(microseconds=1), datetime.timedelta(days=-999999999), datetime.timedelta(days=999999999, seconds=86399, microseconds=999999), datetime.timedelta(microseconds=1))
#> ('OverflowError', 'date value out of range')
#> ('OverflowError', 'date value out of range')
#> ('OverflowError', 'date value out of range')
#> ('OverflowError', 'date value out of range')
#> ('OverflowError', 'days=1000000000; must have magnitude <= 999999999')

### timedelta arithmetic
d = date(2020, 1, 2)
t = time(1, 2, 3, 4)
dt = datetime(2020, 1, 2, 3, 4, 5, 6)
td = timedelta(1, 2, 3)
print(E(lambda: -timedelta.min))
print(E(lambda: abs(timedelta(-1))))
print(E(lambda: (+td, -td, bool(td), bool(timedelta(0)), td.total_seconds())))
print(E(lambda: (td*2, 2*td, td*1.5, 0.5*td, td/2)))
print(E(lambda: (td/1.5, td//2, td/td, td//td, td%td, divmod(td,timedelta(hours=7)))))
print(E(lambda: td*True))
#> 999999999 days, 0:00:00
#> 1 day, 0:00:00
#> (datetime.timedelta(days=1, seconds=2, microseconds=3), datetime.timedelta(days=-2, seconds=86397, microseconds=999997), True, False, 86402.000003)
#> (datetime.timedelta(days=2, seconds=4, microseconds=6), datetime.timedelta(days=2, seconds=4, microseconds=6), datetime.timedelta(days=1, seconds=43203, microseconds=4), datetime.timedelta(seconds=43201, microseconds=2), datetime.timedelta(seconds=43201, microseconds=2))
#> (datetime.timedelta(seconds=57601, microseconds=333335), datetime.timedelta(seconds=43201, microseconds=1), 1.0, 1, datetime.timedelta(0), (3, datetime.timedelta(seconds=10802, microseconds=3)))
#> 1 day, 0:00:02.000003

### division by zero and by other things
d = date(2020, 1, 2)
t = time(1, 2, 3, 4)
dt = datetime(2020, 1, 2, 3, 4, 5, 6)
td = timedelta(1, 2, 3)
print(E(lambda: td/0))
print(E(lambda: td//0))
print(E(lambda: td/0.0))
print(E(lambda: td%timedelta(0)))
print(E(lambda: td//timedelta(0)))
print(E(lambda: td/timedelta(0)))
print(E(lambda: divmod(td,timedelta(0))))
print(E(lambda: divmod(td,1)))
print(E(lambda: td%1))
print(E(lambda: 1/td))
print(E(lambda: 1//td))
print(E(lambda: td*float('nan')))
print(E(lambda: td*float('inf')))
print(E(lambda: td/float('nan')))
#> ('ZeroDivisionError', 'division by zero')
#> ('ZeroDivisionError', 'division by zero')
#> ('ZeroDivisionError', 'division by zero')
#> ('ZeroDivisionError', 'division by zero')
#> ('ZeroDivisionError', 'division by zero')
#> ('ZeroDivisionError', 'division by zero')
#> ('ZeroDivisionError', 'division by zero')
#> ('TypeError', "unsupported operand type(s) for divmod(): 'datetime.timedelta' and 'int'")
#> ('TypeError', "unsupported operand type(s) for %: 'datetime.timedelta' and 'int'")
#> ('TypeError', "unsupported operand type(s) for /: 'int' and 'datetime.timedelta'")
#> ('TypeError', "unsupported operand type(s) for //: 'int' and 'datetime.timedelta'")
#> ('ValueError', 'cannot convert NaN to integer ratio')
#> ('OverflowError', 'cannot convert Infinity to integer ratio')
#> ('ValueError', 'cannot convert NaN to integer ratio')

### rounding half to even
d = date(2020, 1, 2)
t = time(1, 2, 3, 4)
dt = datetime(2020, 1, 2, 3, 4, 5, 6)
td = timedelta(1, 2, 3)
print(E(lambda: (timedelta(microseconds=1)/2, timedelta(microseconds=3)/2, timedelta(microseconds=-1)/2,
    timedelta(microseconds=5)*0.5, timedelta(microseconds=0.5),timedelta(microseconds=1.5),
    timedelta(microseconds=2.5), timedelta(microseconds=-0.5))))
print(E(lambda: (timedelta(microseconds=7)/-2, timedelta(microseconds=7)//-2)))
print(E(lambda: (timedelta(days=0.1),timedelta(hours=0.3),timedelta(weeks=0.1,days=0.1),
    timedelta(seconds=0.1234567), timedelta(milliseconds=0.0005), timedelta(milliseconds=0.0015))))
print(E(lambda: timedelta(1.5,1.5,1.5,1.5,1.5,1.5,1.5)))
#> (datetime.timedelta(0), datetime.timedelta(microseconds=2), datetime.timedelta(0), datetime.timedelta(microseconds=2), datetime.timedelta(0), datetime.timedelta(microseconds=2), datetime.timedelta(microseconds=2), datetime.timedelta(0))
#> (datetime.timedelta(days=-1, seconds=86399, microseconds=999996), datetime.timedelta(days=-1, seconds=86399, microseconds=999996))
#> (datetime.timedelta(seconds=8640), datetime.timedelta(seconds=1080), datetime.timedelta(seconds=69120), datetime.timedelta(microseconds=123457), datetime.timedelta(0), datetime.timedelta(microseconds=2))
#> 12 days, 1:31:31.501502

### timedelta of odd arguments
d = date(2020, 1, 2)
t = time(1, 2, 3, 4)
dt = datetime(2020, 1, 2, 3, 4, 5, 6)
td = timedelta(1, 2, 3)
print(E(lambda: timedelta(days=1e9)))
print(E(lambda: timedelta(days=float('inf'))))
print(E(lambda: timedelta(hours=float('nan'))))
print(E(lambda: timedelta(True)))
print(E(lambda: timedelta(days=None)))
#> ('OverflowError', 'days=1000000000; must have magnitude <= 999999999')
#> ('OverflowError', 'cannot convert float infinity to integer')
#> ('ValueError', 'cannot convert float NaN to integer')
#> 1 day, 0:00:00
#> ('TypeError', 'unsupported type for timedelta days component: NoneType')

### timedelta text
d = date(2020, 1, 2)
t = time(1, 2, 3, 4)
dt = datetime(2020, 1, 2, 3, 4, 5, 6)
td = timedelta(1, 2, 3)
print(E(lambda: (repr(timedelta(-1)), str(timedelta(-1)), str(timedelta(2,5)), str(timedelta(0,0,1)),
    repr(timedelta(0,0,5)), str(timedelta(-1,3)),str(timedelta(1)),repr(timedelta(1,0,1)))))
print(E(lambda: timedelta(1)<5))
print(E(lambda: timedelta(1)==24*3600))
print(E(lambda: hash(timedelta(1))==hash(timedelta(hours=24))))
print(E(lambda: sum([timedelta(1)]*3,timedelta())))
#> ('datetime.timedelta(days=-1)', '-1 day, 0:00:00', '2 days, 0:00:05', '0:00:00.000001', 'datetime.timedelta(microseconds=5)', '-1 day, 0:00:03', '1 day, 0:00:00', 'datetime.timedelta(days=1, microseconds=1)')
#> ('TypeError', "'<' not supported between instances of 'datetime.timedelta' and 'int'")
#> False
#> True
#> 3 days, 0:00:00

### repr and format
d = date(2020, 1, 2)
t = time(1, 2, 3, 4)
dt = datetime(2020, 1, 2, 3, 4, 5, 6)
td = timedelta(1, 2, 3)
print(E(lambda: (bool(time(0)), bool(d))))
print(E(lambda: (repr(time(1,2)), repr(time(1)), repr(time(1,2,3)), repr(time(0,0,0,1)), repr(time(1,tzinfo=u)),
    repr(time(1,fold=1,tzinfo=u)),str(time(1,2,tzinfo=u)))))
print(E(lambda: (repr(datetime(1,2,3)), repr(datetime(1,2,3,4)), repr(datetime(1,2,3,4,5,6)))))
print(E(lambda: (repr(datetime(1,2,3,0,0,0,7)), repr(datetime(1,2,3,fold=1)), str(datetime(1,2,3,tzinfo=u)))))
print(E(lambda: (f'{dt:%Y}', f'{d:%d}', f'{t:%H}', f'{dt}', f'{td}')))
print(E(lambda: f'{td:5}'))
#> (True, True)
#> ('datetime.time(1, 2)', 'datetime.time(1, 0)', 'datetime.time(1, 2, 3)', 'datetime.time(0, 0, 0, 1)', 'datetime.time(1, 0, tzinfo=datetime.timezone.utc)', 'datetime.time(1, 0, tzinfo=datetime.timezone.utc, fold=1)', '01:02:00+00:00')
#> ('datetime.datetime(1, 2, 3, 0, 0)', 'datetime.datetime(1, 2, 3, 4, 0)', 'datetime.datetime(1, 2, 3, 4, 5, 6)')
#> ('datetime.datetime(1, 2, 3, 0, 0, 0, 7)', 'datetime.datetime(1, 2, 3, 0, 0, fold=1)', '0001-02-03 00:00:00+00:00')
#> ('2020', '02', '01', '2020-01-02 03:04:05.000006', '1 day, 0:00:02.000003')
#> ('TypeError', 'unsupported format string passed to datetime.timedelta.__format__')

### equality and hashes
d = date(2020, 1, 2)
t = time(1, 2, 3, 4)
dt = datetime(2020, 1, 2, 3, 4, 5, 6)
td = timedelta(1, 2, 3)
print(E(lambda: dt.replace(tzinfo=Z())==dt.replace(tzinfo=Z())))
print(E(lambda: (hash(dt)==hash(dt.replace(fold=1)),
    hash(datetime(2020,1,1,tzinfo=u))==hash(datetime(2020,1,1,1,tzinfo=timezone(timedelta(hours=1)))))))
print(E(lambda: hash(time(1,tzinfo=u))==hash(time(2,tzinfo=timezone(timedelta(hours=1))))))
print(E(lambda: (date.__add__(d,1), date.__sub__(d,1), date.__eq__(d,1), date.__lt__(d,1),datetime.__eq__(dt,d),
    date.__eq__(d,dt),date.__lt__(d,dt))))
print(E(lambda: (date.__radd__(d,td), td.__add__(d), td.__rsub__(td), d.__rsub__(d))))
#> True
#> (True, True)
#> True
#> (NotImplemented, NotImplemented, NotImplemented, NotImplemented, NotImplemented, NotImplemented, NotImplemented)
#> (datetime.date(2020, 1, 3), NotImplemented, datetime.timedelta(0), datetime.timedelta(0))

### reduce
d = date(2020, 1, 2)
t = time(1, 2, 3, 4)
dt = datetime(2020, 1, 2, 3, 4, 5, 6)
td = timedelta(1, 2, 3)
print(E(lambda: (dt.__reduce_ex__(2), d.__reduce__(), td.__reduce__(), t.__reduce__(), u.__reduce__(),
    Z().__reduce__(), timezone(td/2,'a').__reduce__())))
print(E(lambda: (datetime(2020,1,1,fold=1).__reduce_ex__(4), time(1,fold=1).__reduce_ex__(4),
    time(1,fold=1).__reduce__(), dt.replace(fold=1).__reduce_ex__(2), dt.replace(tzinfo=u).__reduce__())))
print(E(lambda: date(b'\x07\xe4\x01\x02')))
print(E(lambda: datetime(b'\x07\xe4\x01\x02\x03\x04\x05\x00\x00\x06')))
print(E(lambda: date(b'abc')))
print(E(lambda: time(b'\x01\x02\x03\x00\x00\x04')))
#> ((<class 'datetime.datetime'>, (b'\x07\xe4\x01\x02\x03\x04\x05\x00\x00\x06',)), (<class 'datetime.date'>, (b'\x07\xe4\x01\x02',)), (<class 'datetime.timedelta'>, (1, 2, 3)), (<class 'datetime.time'>, (b'\x01\x02\x03\x00\x00\x04',)), (<class 'datetime.timezone'>, (datetime.timedelta(0),), None), (<class '__main__.Z'>, (), None), (<class 'datetime.timezone'>, (datetime.timedelta(seconds=43201, microseconds=2), 'a'), None))
#> ((<class 'datetime.datetime'>, (b'\x07\xe4\x81\x01\x00\x00\x00\x00\x00\x00',)), (<class 'datetime.time'>, (b'\x81\x00\x00\x00\x00\x00',)), (<class 'datetime.time'>, (b'\x01\x00\x00\x00\x00\x00',)), (<class 'datetime.datetime'>, (b'\x07\xe4\x01\x02\x03\x04\x05\x00\x00\x06',)), (<class 'datetime.datetime'>, (b'\x07\xe4\x01\x02\x03\x04\x05\x00\x00\x06', datetime.timezone.utc)))
#> 2020-01-02
#> 2020-01-02 03:04:05.000006
#> ('TypeError', "'bytes' object cannot be interpreted as an integer")
#> 01:02:03.000004

### constructors called in odd ways
d = date(2020, 1, 2)
t = time(1, 2, 3, 4)
dt = datetime(2020, 1, 2, 3, 4, 5, 6)
td = timedelta(1, 2, 3)
print(E(lambda: date.__new__(date)))
print(E(lambda: date.__new__(int,1,1,1)))
print(E(lambda: timezone.__new__(timezone)))
print(E(lambda: (dt.__replace__(year=3), d.__replace__(day=4), t.__replace__(hour=3))))
print(E(lambda: type('X',(timezone,),{})))
print(E(lambda: type('X',(timedelta,),{})(5)))
#> ('TypeError', "function missing required argument 'year' (pos 1)")
#> ('TypeError', 'datetime.date.__new__(int): int is not a subtype of datetime.date')
#> ('TypeError', "timezone() missing required argument 'offset' (pos 1)")
#> (datetime.datetime(3, 1, 2, 3, 4, 5, 6), datetime.date(2020, 1, 4), datetime.time(3, 2, 3, 4))
#> ('TypeError', "type 'datetime.timezone' is not an acceptable base type")
#> 5 days, 0:00:00

### orders and mixtures
d = date(2020, 1, 2)
t = time(1, 2, 3, 4)
dt = datetime(2020, 1, 2, 3, 4, 5, 6)
td = timedelta(1, 2, 3)
print(E(lambda: (isinstance(dt,date), issubclass(datetime,date))))
print(E(lambda: sorted([dt,SD(2019,1,1),datetime(2021,1,1)])))
print(E(lambda: min(d,S(2019,1,1))))
print(E(lambda: dt > d))
print(E(lambda: dt != d))
print(E(lambda: (datetime.fromtimestamp(True), datetime.fromtimestamp(2**70))))
print(E(lambda: datetime.strptime('2020-01-02T03:04:05Z','%Y-%m-%dT%H:%M:%S%z')))
print(E(lambda: datetime.fromisoformat('2020-01-02T03:04:05.123456+00:00').tzinfo is u))
#> (True, True)
#> [SD(2019, 1, 1, 0, 0), datetime.datetime(2020, 1, 2, 3, 4, 5, 6), datetime.datetime(2021, 1, 1, 0, 0)]
#> 2019-01-01
#> ('TypeError', "'>' not supported between instances of 'datetime.datetime' and 'datetime.date'")
#> True
#> ('OverflowError', 'timestamp out of range for platform time_t')
#> 2020-01-02 03:04:05+00:00
#> True
