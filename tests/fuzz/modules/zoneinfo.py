# Zones at random times, by local clocks and in UTC; rules for zones, and files of them, that are nearly right.
import io
import struct
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, available_timezones

NAMES = sorted(available_timezones())
RULES = ('EST5EDT,M3.2.0,M11.1.0', '<+1030>-10:30<+11>-11,M10.1.0,M4.1.0', 'IST-1GMT0,M10.5.0,M3.5.0/1', 'UTC0', 'AAA3BBB,J60/0,300/-3',
         'WGT3WGST,M3.5.0/-2,M10.5.0/-1', '<-03>3<-02>,M3.4.4/50,M10.4.4/50')


def moment():
    return datetime(1850 + rnd(250), 1 + rnd(12), 1 + rnd(28)) + timedelta(seconds=rnd(86400))


def packed(footer):
    times = sorted({rnd(1 << 32) - (1 << 31) for _ in range(rnd(6))})
    kinds = [((rnd(48) - 24) * 1800, rnd(2), 4 * rnd(3)) for _ in range(1 + rnd(4))]
    def block(width):
        numbers = struct.pack('>6l', 0, 0, 0, len(times), len(kinds), 12)
        rows = b''.join(struct.pack('>lbb', *kind) for kind in kinds)
        return (b'TZif2' + bytes(15) + numbers + struct.pack(f'>{len(times)}{width}', *times)
                + bytes(rnd(len(kinds)) for _ in times) + rows + b'LMT\0AAA\0BBB\0')
    return block('l') + block('q') + b'\n' + footer.encode() + b'\n', times


def said(zone, at):
    # What of a made-up offset is daylight saving CPython takes from memory that nobody has set, where it finds no neighbour to compare with.
    both = [(zone.utcoffset(each), zone.key == 'K' or zone.dst(each), zone.tzname(each)) for each in (at, at.replace(fold=1))]
    there = tried(zone.fromutc, at.replace(tzinfo=zone))
    return both, there if isinstance(there, tuple) else (there.replace(tzinfo=None), there.fold)


def once(number):
    if rnd(2):
        name = pick(NAMES)
        zone = ZoneInfo(name)
        return name, [said(zone, moment()) for _ in range(4)]
    data, times = packed(mutated(pick(RULES), '0123456789,./:<>+-MJABC'))
    zone = tried(ZoneInfo.from_file, io.BytesIO(data), 'K')
    if isinstance(zone, tuple):
        return zone
    near = [datetime(1970, 1, 1) + timedelta(seconds=time + rnd(20000) - 10000) for time in times]
    return [said(zone, at) for at in (*near, moment(), moment())]
