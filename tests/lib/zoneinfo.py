from datetime import date, datetime, time, timedelta, timezone
from zoneinfo import ZoneInfo
import zoneinfo
def tried(f, *args, **kwargs):
    try: return f(*args, **kwargs)
    except zoneinfo.ZoneInfoNotFoundError as e: return 'not found: ' + e.args[0].split('.')[0]
    except Exception as e: return f'{type(e).__name__}: {e}'

### what a zone says of times
b = ZoneInfo('Europe/Berlin')
for moment in datetime(2020, 1, 1), datetime(2020, 7, 1), datetime(1800, 1, 1), datetime(1945, 6, 1), datetime(9999,
        7, 1):
    print(moment.replace(tzinfo=b), b.utcoffset(moment), b.dst(moment), b.tzname(moment))
print(b.utcoffset(None), b.dst(None), b.tzname(None), ZoneInfo('UTC').utcoffset(None), time(1, tzinfo=b).utcoffset())
print(repr(b), str(b), b.key, type(b).__mro__)
#> 2020-01-01 00:00:00+01:00 1:00:00 0:00:00 CET
#> 2020-07-01 00:00:00+02:00 2:00:00 1:00:00 CEST
#> 1800-01-01 00:00:00+00:53:28 0:53:28 0:00:00 LMT
#> 1945-06-01 00:00:00+03:00 3:00:00 1:00:00 CEMT
#> 9999-07-01 00:00:00+02:00 2:00:00 1:00:00 CEST
#> None None None 0:00:00 None
#> zoneinfo.ZoneInfo(key='Europe/Berlin') Europe/Berlin Europe/Berlin (<class 'zoneinfo.ZoneInfo'>, <class 'datetime.tzinfo'>, <class 'object'>)

### what is skipped and what is repeated
z = ZoneInfo('America/New_York')
for moment in datetime(2024, 3, 10, 2, 30), datetime(2024, 11, 3, 1, 30), datetime(2045, 3, 12, 2, 30), datetime(2045,
        11, 5, 1, 30):
    for fold in 0, 1:
        aware = moment.replace(tzinfo=z, fold=fold)
        print(aware, aware.tzname(), aware.astimezone(timezone.utc))
now = datetime(2024, 11, 3, 4, 30, tzinfo=timezone.utc)
for hour in range(4):
    there = (now + timedelta(hours=hour)).astimezone(z)
    print(there, there.fold, there.astimezone(ZoneInfo('Asia/Kolkata')),
            there.astimezone(ZoneInfo('Australia/Lord_Howe')))
#> 2024-03-10 02:30:00-05:00 EST 2024-03-10 07:30:00+00:00
#> 2024-03-10 02:30:00-04:00 EDT 2024-03-10 06:30:00+00:00
#> 2024-11-03 01:30:00-04:00 EDT 2024-11-03 05:30:00+00:00
#> 2024-11-03 01:30:00-05:00 EST 2024-11-03 06:30:00+00:00
#> 2045-03-12 02:30:00-05:00 EST 2045-03-12 07:30:00+00:00
#> 2045-03-12 02:30:00-04:00 EDT 2045-03-12 06:30:00+00:00
#> 2045-11-05 01:30:00-04:00 EDT 2045-11-05 05:30:00+00:00
#> 2045-11-05 01:30:00-05:00 EST 2045-11-05 06:30:00+00:00
#> 2024-11-03 00:30:00-04:00 0 2024-11-03 10:00:00+05:30 2024-11-03 15:30:00+11:00
#> 2024-11-03 01:30:00-04:00 0 2024-11-03 11:00:00+05:30 2024-11-03 16:30:00+11:00
#> 2024-11-03 01:30:00-05:00 1 2024-11-03 12:00:00+05:30 2024-11-03 17:30:00+11:00
#> 2024-11-03 02:30:00-05:00 0 2024-11-03 13:00:00+05:30 2024-11-03 18:30:00+11:00

### zones with a history
for name, moment in (('Pacific/Apia', datetime(2011, 12, 30)), ('Europe/Dublin', datetime(2024, 1, 1)),
        ('Asia/Pyongyang', datetime(2016, 1, 1)),
                     ('Africa/Casablanca', datetime(2024, 3, 20)), ('Antarctica/Troll', datetime(2024, 7,
                             1)), ('Asia/Gaza', datetime(2050, 5, 1)),
                     ('Africa/Monrovia', datetime(1930, 1, 1)), ('EST5EDT', datetime(1974, 2, 1)), ('Etc/GMT+5',
                             datetime(2024, 1, 1))):
    z = ZoneInfo(name)
    print(name, z.utcoffset(moment), z.dst(moment), z.tzname(moment), datetime(2001, 2, 3, 4,
            tzinfo=timezone.utc).astimezone(z))
#> Pacific/Apia -1 day, 14:00:00 1:00:00 -10 2001-02-02 17:00:00-11:00
#> Europe/Dublin 0:00:00 -1 day, 23:00:00 GMT 2001-02-03 04:00:00+00:00
#> Asia/Pyongyang 8:30:00 0:00:00 KST 2001-02-03 13:00:00+09:00
#> Africa/Casablanca 0:00:00 -1 day, 23:00:00 +00 2001-02-03 04:00:00+00:00
#> Antarctica/Troll 2:00:00 2:00:00 +02 2001-02-03 04:00:00+00:00
#> Asia/Gaza 3:00:00 1:00:00 EEST 2001-02-03 06:00:00+02:00
#> Africa/Monrovia -1 day, 23:15:30 0:00:00 MMT 2001-02-03 04:00:00+00:00
#> EST5EDT -1 day, 20:00:00 1:00:00 EDT 2001-02-02 23:00:00-05:00
#> Etc/GMT+5 -1 day, 19:00:00 0:00:00 -05 2001-02-02 23:00:00-05:00

### keys that are none
for key in ('Europe/berlin', '', '../x', '/x', 'a/../b', './a', 'a//b', 'a/', 'Europe', 5, None, 'x y', 'a\0',
        'Africa/Abidjan Africa/Accra'):
    print(ascii(key), ascii(tried(ZoneInfo, key)))
print(tried(ZoneInfo), tried(ZoneInfo, 'a', 'b'), tried(ZoneInfo.no_cache), ZoneInfo(key='UTC'))
print(zoneinfo.ZoneInfoNotFoundError.__mro__[:3], zoneinfo.InvalidTZPathWarning.__mro__[:3],
        tried(lambda: zoneinfo.nothing))
#> 'Europe/berlin' 'not found: No time zone found with key Europe/berlin'
#> '' 'ValueError: ZoneInfo keys must be normalized relative paths, got: '
#> '../x' 'ValueError: ZoneInfo keys must refer to subdirectories of TZPATH, got: ../x'
#> '/x' 'ValueError: ZoneInfo keys may not be absolute paths, got: /x'
#> 'a/../b' 'ValueError: ZoneInfo keys must be normalized relative paths, got: a/../b'
#> './a' 'ValueError: ZoneInfo keys must be normalized relative paths, got: ./a'
#> 'a//b' 'ValueError: ZoneInfo keys must be normalized relative paths, got: a//b'
#> 'a/' 'ValueError: ZoneInfo keys must be normalized relative paths, got: a/'
#> 'Europe' 'not found: No time zone found with key Europe'
#> 5 'TypeError: expected str, bytes or os.PathLike object, not int'
#> None 'TypeError: expected str, bytes or os.PathLike object, not NoneType'
#> 'x y' 'not found: No time zone found with key x y'
#> 'a\x00' 'not found: No time zone found with key a\x00'
#> 'Africa/Abidjan Africa/Accra' 'not found: No time zone found with key Africa/Abidjan Africa/Accra'
#> TypeError: ZoneInfo() missing required argument 'key' (pos 1) TypeError: ZoneInfo() takes at most 1 argument (2 given) TypeError: no_cache() missing required argument 'key' (pos 1) UTC
#> (<class 'zoneinfo._common.ZoneInfoNotFoundError'>, <class 'KeyError'>, <class 'LookupError'>) (<class 'zoneinfo._tzpath.InvalidTZPathWarning'>, <class 'RuntimeWarning'>, <class 'Warning'>) AttributeError: module 'zoneinfo' has no attribute 'nothing'

### zones that are kept
import copy, pickle
b = ZoneInfo('Europe/Berlin')
other = ZoneInfo.no_cache('Europe/Berlin')
print(b is ZoneInfo('Europe/Berlin'), other is b, other == b, copy.copy(b) is b, copy.deepcopy(b) is b)
print(pickle.loads(pickle.dumps(b)) is b, pickle.loads(pickle.dumps(other)) is b, pickle.loads(pickle.dumps(other)))
ZoneInfo.clear_cache(only_keys=['UTC'])
print(b is ZoneInfo('Europe/Berlin'))
ZoneInfo.clear_cache()
print(b is ZoneInfo('Europe/Berlin'), tried(ZoneInfo.clear_cache, only_keys=5))
class Mine(ZoneInfo): pass
m = Mine('UTC')
print(m, repr(m), m is Mine('UTC'), m is ZoneInfo('UTC'), tried(setattr, b, 'x', 1), tried(setattr, b, 'key', 1),
        tried(setattr, m, 'x', 1))
#> True False False True True
#> True False Europe/Berlin
#> True
#> False TypeError: 'int' object is not iterable
#> UTC Mine(key='UTC') True False AttributeError: 'zoneinfo.ZoneInfo' object has no attribute 'x' and no __dict__ for setting new attributes AttributeError: readonly attribute None

### what is no time
z = ZoneInfo('Europe/Berlin')
for it in 5, time(1), date(2020, 1, 1): print(tried(z.utcoffset, it), tried(z.fromutc, it))
print(tried(z.fromutc, datetime(2020, 1, 1)), tried(z.fromutc, datetime(2020, 1, 1, tzinfo=timezone.utc)))
print(z.fromutc(datetime(2020, 1, 1, tzinfo=z)), tried(datetime.max.replace(tzinfo=timezone.utc).astimezone, z))
#> AttributeError: 'int' object has no attribute 'toordinal' TypeError: fromutc: argument must be a datetime
#> AttributeError: 'datetime.time' object has no attribute 'toordinal' TypeError: fromutc: argument must be a datetime
#> AttributeError: 'datetime.date' object has no attribute 'hour' TypeError: fromutc: argument must be a datetime
#> ValueError: fromutc: dt.tzinfo is not self ValueError: fromutc: dt.tzinfo is not self
#> 2020-01-01 01:00:00+01:00 OverflowError: date value out of range

### the names of all zones
names = zoneinfo.available_timezones()
print(type(names), len(names) > 590, {'UTC', 'Europe/Berlin', 'US/Eastern'} <= names, 'posix/UTC' in names,
        'Factory' in names)
print(sorted(name for name in names if name.startswith('Antarctica')))
print(sum(1 for name in names if ZoneInfo(name).utcoffset(datetime(2024, 7, 1)) == timedelta(hours=2)) > 30)
print(zoneinfo.__all__, zoneinfo.TZPATH, set(zoneinfo.__all__) <= set(dir(zoneinfo)))
#> <class 'set'> True True False True
#> ['Antarctica/Casey', 'Antarctica/Davis', 'Antarctica/DumontDUrville', 'Antarctica/Macquarie', 'Antarctica/Mawson', 'Antarctica/McMurdo', 'Antarctica/Palmer', 'Antarctica/Rothera', 'Antarctica/South_Pole', 'Antarctica/Syowa', 'Antarctica/Troll', 'Antarctica/Vostok']
#> True
#> ['ZoneInfo', 'reset_tzpath', 'available_timezones', 'TZPATH', 'ZoneInfoNotFoundError', 'InvalidTZPathWarning'] ('/usr/share/zoneinfo', '/usr/lib/zoneinfo', '/usr/share/lib/zoneinfo', '/etc/zoneinfo') True
