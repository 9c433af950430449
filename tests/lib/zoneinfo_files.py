import io, os, struct, zoneinfo
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo
def tried(f, *args, **kwargs):
    try: return f(*args, **kwargs)
    except zoneinfo.ZoneInfoNotFoundError as e: return 'not found: ' + e.args[0].split('.')[0]
    except Exception as e: return f'{type(e).__name__}: {e}'
def tzif(times=(), indices=(), kinds=((0, 0, 0),), names=b'UTC\0', footer=b'', version=b'2'):
    def block(width):
        numbers = struct.pack('>6l', 0, 0, 0, len(times), len(kinds), len(names))
        kind = b''.join(struct.pack('>lbb', *each) for each in kinds)
        return b'TZif' + version + bytes(15) + numbers + struct.pack(f'>{len(times)}{width}',
                *times) + bytes(indices) + kind + names
    return block('l') + (block('q') + b'\n' + footer + b'\n' if version >= b'2' else b'')
def zone(*args, key=None, **kwargs): return ZoneInfo.from_file(io.BytesIO(tzif(*args, **kwargs)), key=key)

### rules of POSIX
for footer in (b'AAA0', b'AAA-5:30', b'AAA5:30:15', b'<+03>-3', b'<>0', b'AAA0BBB,M3.2.0,M11.1.0',
        b'AAA5BBB4,M3.5.0/2:30,M11.1.0/-1:15:30',
               b'IST-1GMT0,M10.5.0,M3.5.0/1', b'AAA0BBB,J60,J365/25', b'AAA0BBB,0,365', b'AAA0BBB,J59,60',
                       b'AAA0<B-1>-1:30,M1.1.1,M12.5.6', b'AAA5:60'):
    z = zone(footer=footer)
    print(footer, [str(z.utcoffset(datetime(2020, *at, fold=fold))) for at in ((1, 1), (2, 29), (3, 8, 2, 30), (7, 1),
            (11, 1, 1), (12, 31, 23))
                   for fold in (0, 1)], [str(z.fromutc(datetime(2020, m, 1, 6, tzinfo=z)))[5:] for m in (2, 11)])
#> b'AAA0' ['0:00:00', '0:00:00', '0:00:00', '0:00:00', '0:00:00', '0:00:00', '0:00:00', '0:00:00', '0:00:00', '0:00:00', '0:00:00', '0:00:00'] ['02-01 06:00:00+00:00', '11-01 06:00:00+00:00']
#> b'AAA-5:30' ['5:30:00', '5:30:00', '5:30:00', '5:30:00', '5:30:00', '5:30:00', '5:30:00', '5:30:00', '5:30:00', '5:30:00', '5:30:00', '5:30:00'] ['02-01 11:30:00+05:30', '11-01 11:30:00+05:30']
#> b'AAA5:30:15' ['-1 day, 18:29:45', '-1 day, 18:29:45', '-1 day, 18:29:45', '-1 day, 18:29:45', '-1 day, 18:29:45', '-1 day, 18:29:45', '-1 day, 18:29:45', '-1 day, 18:29:45', '-1 day, 18:29:45', '-1 day, 18:29:45', '-1 day, 18:29:45', '-1 day, 18:29:45'] ['02-01 00:29:45-05:30:15', '11-01 00:29:45-05:30:15']
#> b'<+03>-3' ['3:00:00', '3:00:00', '3:00:00', '3:00:00', '3:00:00', '3:00:00', '3:00:00', '3:00:00', '3:00:00', '3:00:00', '3:00:00', '3:00:00'] ['02-01 09:00:00+03:00', '11-01 09:00:00+03:00']
#> b'<>0' ['0:00:00', '0:00:00', '0:00:00', '0:00:00', '0:00:00', '0:00:00', '0:00:00', '0:00:00', '0:00:00', '0:00:00', '0:00:00', '0:00:00'] ['02-01 06:00:00+00:00', '11-01 06:00:00+00:00']
#> b'AAA0BBB,M3.2.0,M11.1.0' ['0:00:00', '0:00:00', '0:00:00', '0:00:00', '0:00:00', '1:00:00', '1:00:00', '1:00:00', '1:00:00', '0:00:00', '0:00:00', '0:00:00'] ['02-01 06:00:00+00:00', '11-01 06:00:00+00:00']
#> b'AAA5BBB4,M3.5.0/2:30,M11.1.0/-1:15:30' ['-1 day, 19:00:00', '-1 day, 19:00:00', '-1 day, 19:00:00', '-1 day, 19:00:00', '-1 day, 19:00:00', '-1 day, 19:00:00', '-1 day, 20:00:00', '-1 day, 20:00:00', '-1 day, 19:00:00', '-1 day, 19:00:00', '-1 day, 19:00:00', '-1 day, 19:00:00'] ['02-01 01:00:00-05:00', '11-01 01:00:00-05:00']
#> b'IST-1GMT0,M10.5.0,M3.5.0/1' ['0:00:00', '0:00:00', '0:00:00', '0:00:00', '0:00:00', '0:00:00', '1:00:00', '1:00:00', '0:00:00', '0:00:00', '0:00:00', '0:00:00'] ['02-01 06:00:00+00:00', '11-01 06:00:00+00:00']
#> b'AAA0BBB,J60,J365/25' ['0:00:00', '0:00:00', '0:00:00', '0:00:00', '1:00:00', '1:00:00', '1:00:00', '1:00:00', '1:00:00', '1:00:00', '1:00:00', '1:00:00'] ['02-01 06:00:00+00:00', '11-01 07:00:00+01:00']
#> b'AAA0BBB,0,365' ['1:00:00', '1:00:00', '1:00:00', '1:00:00', '1:00:00', '1:00:00', '1:00:00', '1:00:00', '1:00:00', '1:00:00', '0:00:00', '0:00:00'] ['02-01 07:00:00+01:00', '11-01 07:00:00+01:00']
#> b'AAA0BBB,J59,60' ['1:00:00', '1:00:00', '1:00:00', '1:00:00', '1:00:00', '1:00:00', '1:00:00', '1:00:00', '1:00:00', '1:00:00', '1:00:00', '1:00:00'] ['02-01 07:00:00+01:00', '11-01 07:00:00+01:00']
#> b'AAA0<B-1>-1:30,M1.1.1,M12.5.6' ['0:00:00', '0:00:00', '1:30:00', '1:30:00', '1:30:00', '1:30:00', '1:30:00', '1:30:00', '1:30:00', '1:30:00', '0:00:00', '0:00:00'] ['02-01 07:30:00+01:30', '11-01 07:30:00+01:30']
#> b'AAA5:60' ['-1 day, 18:00:00', '-1 day, 18:00:00', '-1 day, 18:00:00', '-1 day, 18:00:00', '-1 day, 18:00:00', '-1 day, 18:00:00', '-1 day, 18:00:00', '-1 day, 18:00:00', '-1 day, 18:00:00', '-1 day, 18:00:00', '-1 day, 18:00:00', '-1 day, 18:00:00'] ['02-01 00:00:00-06:00', '11-01 00:00:00-06:00']

### rules that are wrong
for footer in (b'AAA', b'AAA25', b'AAA5:5', b'5', b'<A', b'AAA0BBB', b'AAA0BBB,', b'AAA0BBB,M3.2.0',
        b'AAA0BBB,M13.2.0,J1', b'AAA0BBB,M3.6.0,J1', b'AAA0BBB,M3.2.7,J1',
               b'AAA0BBB,J0,J1', b'AAA0BBB,1,366', b'AAA0BBB,J1,J2,x', b'AAA0BBB,J1/168,J2', b'AAA0BBB,J1/1:1,J2',
                       b'AAA++5', b'AAA5.5', b'AAA0BBB,J1,J0365'):
    print(footer, tried(zone, footer=footer))
#> b'AAA' ValueError: Invalid STD offset in b'AAA'
#> b'AAA25' ValueError: Invalid STD offset in b'AAA25'
#> b'AAA5:5' ValueError: Invalid STD offset in b'AAA5:5'
#> b'5' ValueError: Invalid STD format in b'5'
#> b'<A' ValueError: Invalid STD format in b'<A'
#> b'AAA0BBB' ValueError: Invalid DST offset in b'AAA0BBB'
#> b'AAA0BBB,' ValueError: Malformed transition rule in TZ string: b'AAA0BBB,'
#> b'AAA0BBB,M3.2.0' ValueError: Missing transition rules in TZ string: b'AAA0BBB,M3.2.0'
#> b'AAA0BBB,M13.2.0,J1' ValueError: Malformed transition rule in TZ string: b'AAA0BBB,M13.2.0,J1'
#> b'AAA0BBB,M3.6.0,J1' ValueError: Malformed transition rule in TZ string: b'AAA0BBB,M3.6.0,J1'
#> b'AAA0BBB,M3.2.7,J1' ValueError: Malformed transition rule in TZ string: b'AAA0BBB,M3.2.7,J1'
#> b'AAA0BBB,J0,J1' ValueError: Malformed transition rule in TZ string: b'AAA0BBB,J0,J1'
#> b'AAA0BBB,1,366' ValueError: Malformed transition rule in TZ string: b'AAA0BBB,1,366'
#> b'AAA0BBB,J1,J2,x' ValueError: Extraneous characters at end of TZ string: b'AAA0BBB,J1,J2,x'
#> b'AAA0BBB,J1/168,J2' ValueError: Malformed transition rule in TZ string: b'AAA0BBB,J1/168,J2'
#> b'AAA0BBB,J1/1:1,J2' ValueError: Malformed transition rule in TZ string: b'AAA0BBB,J1/1:1,J2'
#> b'AAA++5' ValueError: Invalid STD offset in b'AAA++5'
#> b'AAA5.5' ValueError: Invalid DST format in b'AAA5.5'
#> b'AAA0BBB,J1,J0365' ValueError: Extraneous characters at end of TZ string: b'AAA0BBB,J1,J0365'

### transitions by hand
names = b'LMT\0AAA\0BBB\0'
for times, indices, kinds, footer in (((0, 1000), (1, 0), ((-100, 0, 0), (3600, 1, 4)), b''), ((0, 1000), (1, 0),
        ((-100, 0, 0), (3600, 1, 4)), b'AAA-1'),
        ((0,), (1,), ((-100, 1, 0), (3600, 1, 4)), b''), ((0, 100, 200, 300), (0, 1, 2, 1), ((0, 0, 0), (3600, 1, 4),
                (7200, 1, 8)), b''),
        ((), (), ((0, 0, 0), (3600, 1, 4)), b''), ((), (), (), b'AAA0')):
    z = zone(times, indices, kinds, names, footer)
    moments = datetime(1960, 1, 1), datetime(1970, 1, 1), datetime(1970, 1, 1, fold=1), datetime(1970, 1, 1,
            1), datetime(1970, 1, 1, 1, fold=1), datetime(2000, 1, 1)
    print([(z.utcoffset(at) // timedelta(seconds=1), z.dst(at) // timedelta(seconds=1), z.tzname(at))
            for at in moments], z.utcoffset(None))
    print([str(z.fromutc(at.replace(tzinfo=z))) for at in (datetime(1960, 1, 1), datetime(1970, 1, 1), datetime(1970,
            1, 1, 0, 4), datetime(2000, 1, 1))])
#> [(-100, 0, 'LMT'), (-100, 0, 'LMT'), (3600, 3600, 'AAA'), (3600, 3600, 'AAA'), (-100, 0, 'LMT'), (-100, 0, 'LMT')] None
#> ['1959-12-31 23:58:20-00:01:40', '1970-01-01 01:00:00+01:00', '1970-01-01 01:04:00+01:00', '1999-12-31 23:58:20-00:01:40']
#> [(-100, 0, 'LMT'), (-100, 0, 'LMT'), (3600, 3600, 'AAA'), (3600, 3600, 'AAA'), (3600, 0, 'AAA'), (3600, 0, 'AAA')] None
#> ['1959-12-31 23:58:20-00:01:40', '1970-01-01 01:00:00+01:00', '1970-01-01 01:04:00+01:00', '2000-01-01 01:00:00+01:00']
#> [(-100, 3600, 'LMT'), (-100, 3600, 'LMT'), (3600, 3600, 'AAA'), (3600, 3600, 'AAA'), (3600, 3600, 'AAA'), (3600, 3600, 'AAA')] None
#> ['1959-12-31 23:58:20-00:01:40', '1970-01-01 01:00:00+01:00', '1970-01-01 01:04:00+01:00', '2000-01-01 01:00:00+01:00']
#> [(0, 0, 'LMT'), (0, 0, 'LMT'), (0, 0, 'LMT'), (0, 0, 'LMT'), (3600, 3600, 'AAA'), (3600, 3600, 'AAA')] None
#> ['1960-01-01 00:00:00+00:00', '1970-01-01 00:00:00+00:00', '1970-01-01 02:04:00+02:00', '2000-01-01 01:00:00+01:00']
#> [(3600, 3600, 'AAA'), (3600, 3600, 'AAA'), (3600, 3600, 'AAA'), (3600, 3600, 'AAA'), (3600, 3600, 'AAA'), (3600, 3600, 'AAA')] None
#> ['1960-01-01 01:00:00+01:00', '1970-01-01 01:00:00+01:00', '1970-01-01 01:04:00+01:00', '2000-01-01 01:00:00+01:00']
#> [(0, 0, 'AAA'), (0, 0, 'AAA'), (0, 0, 'AAA'), (0, 0, 'AAA'), (0, 0, 'AAA'), (0, 0, 'AAA')] 0:00:00
#> ['1960-01-01 00:00:00+00:00', '1970-01-01 00:00:00+00:00', '1970-01-01 00:04:00+00:00', '2000-01-01 00:00:00+00:00']

### files that are wrong
for data in (b'', b'TZif', b'abcd' * 20, tzif()[:30], tzif()[:44], tzif()[:80], tzif()[:100], tzif()[:105],
        tzif(version=b'x'), tzif((0,), (5,)), tzif(kinds=()),
             tzif(kinds=((0, 0, 50),)), tzif(names=b'AB'), tzif(names=b'\xff\0')):
    found = tried(ZoneInfo.from_file, io.BytesIO(data), 'K')
    print(len(data), found, found.tzname(datetime(2000, 1, 1)) if isinstance(found, ZoneInfo) else '')
print(tried(ZoneInfo.from_file, 5), tried(ZoneInfo.from_file, io.StringIO('TZif2')),
        zone(version=b'1').utcoffset(None), zone(version=b'\0', key='k'))
#> 0 ValueError: Invalid TZif file: magic not found 
#> 4 ValueError: invalid literal for int() with base 10: b'' 
#> 80 ValueError: Invalid TZif file: magic not found 
#> 30 error: unpack requires a buffer of 24 bytes 
#> 44 ValueError: Invalid TZif file: magic not found 
#> 80 error: unpack requires a buffer of 24 bytes 
#> 100 error: unpack requires a buffer of 6 bytes 
#> 105 AssertionError: b'' 
#> 110 ValueError: invalid literal for int() with base 10: b'x' 
#> 124 ValueError: Invalid transition index found while reading TZif: 5 
#> 98 ValueError: No time zone information found. 
#> 110 K 
#> 106 K A
#> 106 UnicodeDecodeError: 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte 
#> AttributeError: 'int' object has no attribute 'read' ValueError: Invalid TZif file: magic not found 0:00:00 k

### a zone that a file made
import pickle
z, k = zone(), zone(key='K')
print(repr(z)[:40], str(z)[:24], z.key, repr(k), str(k))
for each in z, k: print(tried(pickle.dumps, each))
#> zoneinfo.ZoneInfo.from_file(<_io.BytesIO zoneinfo.ZoneInfo.from_f None zoneinfo.ZoneInfo(key='K') K
#> PicklingError: Cannot pickle a ZoneInfo file from a file stream.
#> PicklingError: Cannot pickle a ZoneInfo file from a file stream.

### files where TZPATH says
os.makedirs('/tmp/zones/My/posix', exist_ok=True)
os.makedirs('/tmp/zones/right', exist_ok=True)
for name in 'My/Zone', 'right/Zone', 'My/posix/Zone', 'posixrules', 'Top':
    with open('/tmp/zones/' + name, 'wb') as file: file.write(tzif(footer=b'MINE-3'))
with open('/tmp/zones/No', 'w') as file: file.write('text')
before = set(zoneinfo.available_timezones())
zoneinfo.reset_tzpath(['/tmp/zones'])
print(zoneinfo.TZPATH, sorted(name for name in zoneinfo.available_timezones() if name[:2] in ('My', 'ri', 'po', 'To',
        'No')))
z = ZoneInfo('My/Zone')
print(z, z.tzname(datetime(2020, 1, 1)), tried(ZoneInfo, 'No'), tried(ZoneInfo, 'My/None'))
for to in 5, 'a', ['a', '/b', 'c']: print(tried(zoneinfo.reset_tzpath, to))
zoneinfo.reset_tzpath()
print(zoneinfo.TZPATH, ZoneInfo('My/Zone') is z)
ZoneInfo.clear_cache()
print(tried(ZoneInfo, 'My/Zone'))
#> ('/tmp/zones',) ['My/Zone', 'My/posix/Zone', 'Top']
#> My/Zone MINE ValueError: Invalid TZif file: magic not found not found: No time zone found with key My/None
#> TypeError: 'int' object is not iterable
#> TypeError: tzpaths must be a list or tuple, not <class 'str'>: 'a'
#> ValueError: Paths should be absolute but found the following relative paths:
#>     a
#>     c
#> ('/usr/share/zoneinfo', '/usr/lib/zoneinfo', '/usr/share/lib/zoneinfo', '/etc/zoneinfo') True
#> not found: No time zone found with key My/Zone
