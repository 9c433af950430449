"""The host's clocks, and dates. There is one time zone, UTC."""

from _hn import _argument_name, _host_wait, _thread_idents, _time_now, _time_seconds, _type_has, _type_made
from _hn.threads import thread_sleep, thread_yield

timezone = 0
altzone = 0
daylight = 0
tzname = ('UTC', 'UTC')

_DAYS = ('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday')
_MONTHS = ('January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October',
           'November', 'December')
_BEFORE = (0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334)


def time():
    """Seconds since 1970-01-01 00:00 UTC."""
    return _time_seconds(0)


def time_ns():
    """Nanoseconds since 1970-01-01 00:00 UTC."""
    return _time_now(0)


def monotonic():
    """Seconds of a clock that never goes back."""
    return _time_seconds(1)


def monotonic_ns():
    """Nanoseconds of a clock that never goes back."""
    return _time_now(1)


def perf_counter():
    """Seconds of the clock for measuring."""
    return _time_seconds(1)


def perf_counter_ns():
    """Nanoseconds of the clock for measuring."""
    return _time_now(1)


def process_time():
    """Seconds that the program itself has run."""
    return _time_seconds(2)


def process_time_ns():
    """Nanoseconds that the program itself has run."""
    return _time_now(2)


thread_time = process_time
thread_time_ns = process_time_ns


def sleep(seconds, /):
    """Waits: the host decides how, and wakes the program when the time is over, not before."""
    if isinstance(seconds, float):
        if seconds != seconds:
            raise ValueError('Invalid value NaN (not a number)')
    elif not _type_has(seconds, '__index__'):
        raise TypeError(f"'{type(seconds).__name__}' object cannot be interpreted as an integer or float")
    if seconds < 0:
        raise ValueError('sleep length must be non-negative')
    if seconds > 9223372036:
        raise OverflowError('timestamp too large to convert to C PyTime_t')
    left = float(seconds)
    if len(_thread_idents()) > 1:
        return thread_sleep(int(left * 1e9)) if left > 0 else thread_yield()
    end = _time_now(1) + int(left * 1e9)
    while left > 0 and not _host_wait(left):  # until the time is over: answers of other calls may come before
        left = (end - _time_now(1)) / 1e9


_CLOCKS = {
    'time': ('clock_gettime(CLOCK_REALTIME)', False, True),
    'monotonic': ('clock_gettime(CLOCK_MONOTONIC)', True, False),
    'perf_counter': ('clock_gettime(CLOCK_MONOTONIC)', True, False),
    'process_time': ('clock_gettime(CLOCK_PROCESS_CPUTIME_ID)', True, False),
    'thread_time': ('clock_gettime(CLOCK_THREAD_CPUTIME_ID)', True, False),
}


def get_clock_info(name, /):
    """What is known of a clock."""
    if not isinstance(name, str):
        raise TypeError(f'get_clock_info() argument 1 must be str, not {_argument_name(name)}')
    if name not in _CLOCKS:
        raise ValueError('unknown clock')
    from types import SimpleNamespace
    implementation, is_monotonic, adjustable = _CLOCKS[name]
    return SimpleNamespace(implementation=implementation, monotonic=is_monotonic, adjustable=adjustable,
                           resolution=1e-09)


_FIELDS = ('tm_year', 'tm_mon', 'tm_mday', 'tm_hour', 'tm_min', 'tm_sec', 'tm_wday', 'tm_yday', 'tm_isdst')


class struct_time(tuple):
    """A date and time in nine numbers, by position or by name."""

    n_fields = 11
    n_sequence_fields = 9
    n_unnamed_fields = 0
    __match_args__ = _FIELDS

    def __new__(cls, sequence, dict=None):
        try:
            items = tuple(sequence)
        except TypeError:
            raise TypeError('constructor requires a sequence') from None
        if len(items) < 9:
            raise TypeError(f'time.struct_time() takes an at least 9-sequence ({len(items)}-sequence given)')
        if len(items) > 11:
            raise TypeError(f'time.struct_time() takes an at most 11-sequence ({len(items)}-sequence given)')
        self = tuple.__new__(cls, items[:9])
        more = dict or {}
        self._zone = items[9] if len(items) > 9 else more.get('tm_zone')
        self._gmtoff = items[10] if len(items) > 10 else more.get('tm_gmtoff')
        return self

    tm_zone = property(lambda self: self._zone)
    tm_gmtoff = property(lambda self: self._gmtoff)

    def __repr__(self):
        return f"time.struct_time({', '.join([f'{name}={v!r}' for name, v in zip(_FIELDS, self)])})"

    def __reduce__(self):
        return struct_time, (tuple(self), {'tm_zone': self._zone, 'tm_gmtoff': self._gmtoff})


def _field(i):
    return property(lambda self: self[i])


for _i, _name in enumerate(_FIELDS):
    setattr(struct_time, _name, _field(_i))
del _i, _name, _field
_type_made(struct_time, True)


def _days_of(year, month, day):
    """Days from 1970-01-01 to a date of the proleptic Gregorian calendar (month 1 to 12)."""
    y = year - 1
    leap = month > 2 and (year % 4 == 0 and (year % 100 != 0 or year % 400 == 0))
    return y * 365 + y // 4 - y // 100 + y // 400 + _BEFORE[month - 1] + leap + day - 719163


def _date_of(days):
    """The inverse: (year, month, day, day of the year). Counts eras of 400 years from March 1st."""
    z = days + 719468
    era, doe = divmod(z, 146097)
    yoe = (doe - doe // 1460 + doe // 36524 - doe // 146096) // 365
    doy = doe - (365 * yoe + yoe // 4 - yoe // 100)
    mp = (5 * doy + 2) // 153
    day = doy - (153 * mp + 2) // 5 + 1
    month = mp + 3 if mp < 10 else mp - 9
    year = yoe + era * 400 + (month <= 2)
    return year, month, day, days - _days_of(year, 1, 1) + 1


def _seconds_of(seconds):
    if seconds is None:
        return _time_now(0) // 1000000000
    if isinstance(seconds, float):
        if seconds != seconds:
            raise ValueError('Invalid value NaN (not a number)')
        if not -9223372036854775808.0 <= seconds < 9223372036854775808.0:
            raise OverflowError('timestamp out of range for platform time_t')
        whole = int(seconds)
        return whole - (whole > seconds)
    if not _type_has(seconds, '__index__'):
        raise TypeError(f"'{type(seconds).__name__}' object cannot be interpreted as an integer")
    whole = seconds.__index__()
    if not -9223372036854775808 <= whole <= 9223372036854775807:
        raise OverflowError('timestamp out of range for platform time_t')
    return whole


def gmtime(seconds=None, /):
    """Seconds since 1970 (now, if left out) as a date and time."""
    days, rest = divmod(_seconds_of(seconds), 86400)
    year, month, day, yday = _date_of(days)
    if not -2147481748 <= year <= 2147485547:
        raise OverflowError(75, 'Value too large for defined data type')
    return struct_time((year, month, day, rest // 3600, rest // 60 % 60, rest % 60, (days + 3) % 7, yday, 0, 'UTC', 0))


def localtime(seconds=None, /):
    """The same as gmtime: the zone is UTC."""
    return gmtime(seconds)


def _nine(t, name):
    if not isinstance(t, tuple):
        raise TypeError('Tuple or struct_time argument required')
    if len(t) != 9:
        raise TypeError(f'{name}(): illegal time tuple argument')
    for v in t:
        if not _type_has(v, '__index__'):
            raise TypeError(f"'{type(v).__name__}' object cannot be interpreted as an integer")
    return t


def mktime(t, /):
    """Seconds since 1970 of a date and time; numbers may be out of range."""
    year, month, day, hour, minute, second, _, _, _ = _nine(t, 'mktime')
    year, month = year + (month - 1) // 12, (month - 1) % 12 + 1
    return float(_days_of(year, month, 1) * 86400 + (day - 1) * 86400 + hour * 3600 + minute * 60 + second)


def _checked(t, name):
    """The nine numbers within their ranges, for text."""
    year, month, day, hour, minute, second, wday, yday, isdst = _nine(t, name)
    month, day, yday = month or 1, day or 1, yday or 1
    if not 1 <= month <= 12:
        raise ValueError('month out of range')
    if not 1 <= day <= 31:
        raise ValueError('day of month out of range')
    if not 0 <= hour <= 23:
        raise ValueError('hour out of range')
    if not 0 <= minute <= 59:
        raise ValueError('minute out of range')
    if not 0 <= second <= 61:
        raise ValueError('seconds out of range')
    if wday < -1:
        raise ValueError('day of week out of range')
    if not 1 <= yday <= 366:
        raise ValueError('day of year out of range')
    return year, month, day, hour, minute, second, wday % 7, yday, isdst


def asctime(*args):
    """A date and time such as 'Sat Jun 06 16:26:11 1998'."""
    if len(args) > 1:
        raise TypeError(f'asctime expected at most 1 argument, got {len(args)}')
    return _as_text(args[0] if args else gmtime())


def _as_text(t):
    year, month, day, hour, minute, second, wday, _, _ = _checked(t, 'asctime')
    return f'{_DAYS[wday][:3]} {_MONTHS[month - 1][:3]}{day:3d} {hour:02d}:{minute:02d}:{second:02d} {year}'


def ctime(seconds=None, /):
    """Seconds since 1970 as asctime writes them."""
    return _as_text(gmtime(seconds))


def _iso_week(year, wday, yday):
    """The year and week of ISO 8601."""
    week = (yday - 1 - wday + 10) // 7
    if week < 1:
        return _iso_week(year - 1, wday, yday + 365 + _leap(year - 1))
    if week == 53 and yday - 1 - wday + 3 >= 365 + _leap(year):
        return year + 1, 1
    return year, week


def _leap(year):
    return not year % (4 if year % 100 else 400)


def _directive(c, t):
    """What %c stands for, as (text or number, width, fill); None when there is no such directive."""
    year, month, day, hour, minute, second, wday, yday, isdst = t
    match c:
        case 'Y': return year, 4, '0'
        case 'm': return month, 2, '0'
        case 'd': return day, 2, '0'
        case 'H': return hour, 2, '0'
        case 'M': return minute, 2, '0'
        case 'S': return second, 2, '0'
        case 'y': return year % 100, 2, '0'
        case 'j': return yday, 3, '0'
        case 'I': return hour % 12 or 12, 2, '0'
        case 'p': return 'PM' if hour >= 12 else 'AM', 0, ''
        case 'P': return 'pm' if hour >= 12 else 'am', 0, ''
        case 'a': return _DAYS[wday][:3], 0, ''
        case 'A': return _DAYS[wday], 0, ''
        case 'b' | 'h': return _MONTHS[month - 1][:3], 0, ''
        case 'B': return _MONTHS[month - 1], 0, ''
        case 'c': return _format('%a %b %e %H:%M:%S %Y', t), 0, ''
        case 'x' | 'D': return _format('%m/%d/%y', t), 0, ''
        case 'X' | 'T': return _format('%H:%M:%S', t), 0, ''
        case 'F': return _format('%Y-%m-%d', t), 0, ''
        case 'R': return _format('%H:%M', t), 0, ''
        case 'r': return _format('%I:%M:%S %p', t), 0, ''
        case 'e': return day, 2, ' '
        case 'k': return hour, 2, ' '
        case 'l': return hour % 12 or 12, 2, ' '
        case 'C': return year // 100, 2, '0'
        case 'w': return (wday + 1) % 7, 0, ''
        case 'u': return wday + 1, 0, ''
        case 'U': return (yday + 6 - (wday + 1) % 7) // 7, 2, '0'
        case 'W': return (yday + 6 - wday) // 7, 2, '0'
        case 'V': return _iso_week(year, wday, yday)[1], 2, '0'
        case 'G': return _iso_week(year, wday, yday)[0], 4, '0'
        case 'g': return _iso_week(year, wday, yday)[0] % 100, 2, '0'
        case 's': return int(mktime(t)), 0, ''
        case 'z': return '+0000', 0, ''
        case 'Z': return 'UTC', 0, ''
        case 'n': return '\n', 0, ''
        case 't': return '\t', 0, ''
        case '%': return '%', 0, ''
    return None


def _format(format, t):
    parts = format.split('%')
    out = [parts[0]]
    i = 1
    while i < len(parts):
        part = parts[i]
        i += 1
        if not part:  # '%%', or a lone '%' at the end
            out.append('%')
            if i < len(parts):
                out.append(parts[i])
                i += 1
            continue
        at = 0
        flag = part[0] if part[0] in '-_0^#' else ''
        at += len(flag)
        if part[at:at + 1] in ('E', 'O'):
            at += 1
        found = _directive(part[at:at + 1], t)
        if found is None:
            out.append('%' + part)
            continue
        value, width, fill = found
        if flag == '-':
            width = 0
        elif flag == '_':
            fill = ' '
        elif flag == '0':
            fill = '0'
        text = str(value)
        if width > len(text):
            text = text.zfill(width) if fill == '0' else text.rjust(width)
        out.append(text.upper() if flag == '^' else text.swapcase() if flag == '#' else text)
        out.append(part[at + 1:])
    return ''.join(out)


def strftime(format, t=None, /):
    """A date and time (now, if left out) as text."""
    if not isinstance(format, str):
        raise TypeError(f'strftime() argument 1 must be str, not {_argument_name(format)}')
    return _format(format, _checked(gmtime() if t is None else t, 'strftime'))


def strptime(*string_and_format):
    """The date and time that a text stands for."""
    from _strptime import _strptime_time
    return _strptime_time(*string_and_format)
