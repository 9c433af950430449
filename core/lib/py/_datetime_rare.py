"""What datetime needs rarely: arguments that are wrong or unusual, texts of less common forms, zones that differ."""

import datetime as _d
from _hn import (_argument_name, _date_days, _date_of, _date_text, _datetime_add, _datetime_since, _delta_make,
                 _instance, _refuse_keyword, _slots_compare, _tp_name, _type_has, _type_seal)

_DAYS = ('Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun')
_MONTHS = ('Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec')
_LENGTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
_DELTA_NAMES = ('days', 'seconds', 'microseconds', 'milliseconds', 'minutes', 'hours', 'weeks')
_DATE_NAMES = ('year', 'month', 'day')
_TIME_NAMES = _d._TIME_NAMES
_UNSET = object()


# ---- arguments ----

def _bind(name, names, least, most, ints, args, kwargs):
    """The values of `names`, _UNSET for those left out; TypeErrors as for a function in C. The first `ints` are ints."""
    given = len(args) + len(kwargs)
    if given > len(names):
        kind = '' if args else 'keyword '
        raise TypeError(f'{name} takes at most {len(names)} {kind}argument{"s" * (len(names) != 1)} ({given} given)')
    if len(args) > most:
        raise TypeError(f'{name} takes at most {most} positional arguments ({len(args)} given)')
    values = []
    for i, key in enumerate(names):
        value = args[i] if i < len(args) else kwargs.get(key, _UNSET)
        if value is _UNSET and i < least:
            raise TypeError(f"{name} missing required argument '{key}' (pos {i + 1})")
        values.append(_int(value) if i in ints and value is not _UNSET else value)
    for i, key in enumerate(names[:len(args)]):
        if key in kwargs:
            raise TypeError(f"argument for {name} given by name ('{key}') and position ({i + 1})")
    for key in kwargs:
        if key not in names:
            what = 'this function' if name == 'function' else name
            _refuse_keyword(what, names, key)
    return values


def _int(value):
    if type(value) is not int:
        index = getattr(type(value), '__index__', None)
        if index is None:
            raise TypeError(f"'{_tp_name(value)}' object cannot be interpreted as an integer")
        value = int(index(value))
    if not -2147483648 <= value <= 2147483647:
        raise OverflowError('Python int too large to convert to C long')
    return value


def _text(value, name, number=1):
    if not isinstance(value, str):
        raise TypeError(f'{name}() argument {number} must be str, not {_argument_name(value)}')
    return value


def check_text(value, name):
    """The str that __format__ was given."""
    return _text(value, name)


def bad_argument(name, number, wanted, value):
    """TypeError for an argument of a function that is called `name`."""
    given = 'None' if value is None else _tp_name(value)
    raise TypeError(f'{name}() argument {number} must be {wanted}, not {given}')


def bad_year(days):
    """ValueError for an ordinal that no date has."""
    from time import _date_of as date_of
    raise ValueError(f'year must be in 1..9999, not {date_of(days - _d._EPOCH)[0]}')


def bad_days(days):
    """OverflowError for the days of a timedelta."""
    if not -2147483648 <= days <= 2147483647:
        raise OverflowError('Python int too large to convert to C int')
    raise OverflowError(f'days={days}; must have magnitude <= 999999999')


def _month_length(year, month):
    return 29 if month == 2 and _leap(year) else _LENGTHS[month - 1]


def _check_date(year, month, day):
    for name, value, most in (('year', year, 9999), ('month', month, 12)):
        if not 1 <= value <= most:
            raise ValueError(f'{name} must be in 1..{most}, not {value}')
    length = _month_length(year, month)
    if not 1 <= day <= length:
        raise ValueError(f'day {day} must be in range 1..{length} for month {month} in year {year}')


def _check_time(hour, minute, second, microsecond, fold):
    for name, value, most in (('hour', hour, 23), ('minute', minute, 59), ('second', second, 59),
                              ('microsecond', microsecond, 999999)):
        if not 0 <= value <= most:
            raise ValueError(f'{name} must be in 0..{most}, not {value}')
    if fold not in (0, 1):
        raise ValueError(f'fold must be either 0 or 1, not {fold}')


def _check_class(cls, base):
    if not (isinstance(cls, type) and issubclass(cls, base)):
        name, wanted = cls.__name__ if isinstance(cls, type) else repr(cls), base.__name__
        raise TypeError(f'datetime.{wanted}.__new__({name}): {name} is not a subtype of datetime.{wanted}')


def _leap(year):
    return not year % (4 if year % 100 else 400)


# ---- making ----

def date_new(cls, args, kwargs):
    """date.__new__: bytes are what __reduce__ made."""
    _check_class(cls, _d.date)
    state = _state_of(args[:1], 4, 'date') if len(args) == 1 else None
    if state and 1 <= state[2] <= 12:
        return date(cls, state[0] * 256 + state[1], state[2], state[3])
    return date(cls, *_bind('function', _DATE_NAMES, 3, 3, (0, 1, 2), args, kwargs))


def date(cls, year, month, day):
    """A date of ints that may be unusual or wrong."""
    year, month, day = _int(year), _int(month), _int(day)
    _check_date(year, month, day)
    return _instance(cls, year, month, day)


def time_new(cls, args, kwargs):
    """time.__new__: bytes are what __reduce__ made."""
    _check_class(cls, _d.time)
    values = _bind('function', _TIME_NAMES, 0, 5, (1, 2, 3, 5) if _is_state(args, 6) else (0, 1, 2, 3, 5), args, kwargs)
    return time(cls, **{k: v for k, v in zip(_TIME_NAMES, values) if v is not _UNSET})


def _is_state(args, length):
    return len(args) in (1, 2) and isinstance(args[0], (bytes, str)) and len(args[0]) == length


def _state_of(args, length, kind):
    """The bytes that __reduce__ made, which pickles of Python 2 have as str; None where there are none."""
    if not _is_state(args, length):
        return None
    if len(args) == 2 and args[1] is not None and not isinstance(args[1], _d.tzinfo):
        raise TypeError('bad tzinfo state arg')
    if isinstance(args[0], bytes):
        return args[0]
    try:
        return args[0].encode('latin-1')
    except UnicodeEncodeError:
        raise ValueError(f"Failed to encode latin1 string when unpickling a {kind} object. pickle.load(data, encoding='latin1') "
                         'is assumed.') from None


def time(cls, hour=0, minute=0, second=0, microsecond=0, tzinfo=None, fold=0):
    """A time of ints that may be unusual or wrong."""
    state = _state_of((hour, minute or None), 6, 'time')
    if state and state[0] % 128 < 24:
        h, m, s, a, b, c = state
        return time(cls, h % 128, m, s, (a * 256 + b) * 256 + c, minute or None, h // 128)
    hour, minute, second, microsecond, fold = _int(hour), _int(minute), _int(second), _int(microsecond), _int(fold)
    _check_time(hour, minute, second, microsecond, fold)
    _d._check_zone(tzinfo)
    return _instance(cls, hour, minute, second, microsecond, tzinfo, fold)


def datetime_new(cls, args, kwargs):
    """datetime.__new__: bytes are what __reduce__ made."""
    _check_class(cls, _d.datetime)
    state = _state_of(args, 10, 'datetime')
    if state and 1 <= state[2] % 128 <= 12:
        y, z, m, d, hour, minute, second, a, b, c = state
        return datetime(cls, y * 256 + z, m % 128, d, hour, minute, second, (a * 256 + b) * 256 + c, *args[1:],
                        fold=m // 128)
    names = _DATE_NAMES + _TIME_NAMES
    values = _bind('function', names, 3, 8, (0, 1, 2, 3, 4, 5, 6, 8), args, kwargs)
    return datetime(cls, **{k: v for k, v in zip(names, values) if v is not _UNSET})


def datetime(cls, year, month, day, hour=0, minute=0, second=0, microsecond=0, tzinfo=None, fold=0):
    """A datetime of ints that may be unusual or wrong."""
    year, month, day = _int(year), _int(month), _int(day)
    hour, minute, second, microsecond, fold = _int(hour), _int(minute), _int(second), _int(microsecond), _int(fold)
    _check_date(year, month, day)
    _check_time(hour, minute, second, microsecond, fold)
    _d._check_zone(tzinfo)
    return _instance(cls, year, month, day, hour, minute, second, microsecond, tzinfo, fold)


def date_reduce(o):
    """What date.__reduce__ gives."""
    return type(o), (bytes((o._year // 256, o._year % 256, o._month, o._day)),)


def time_reduce(o, protocol):
    """What time.__reduce_ex__ gives."""
    micros = o._microsecond
    state = bytes((o._hour + (128 if o._fold and protocol > 3 else 0), o._minute, o._second, micros // 65536,
                   micros // 256 % 256, micros % 256))
    return type(o), (state,) if o._tzinfo is None else (state, o._tzinfo)


def datetime_reduce(o, protocol):
    """What datetime.__reduce_ex__ gives."""
    micros = o._microsecond
    state = bytes((o._year // 256, o._year % 256, o._month + (128 if o._fold and protocol > 3 else 0), o._day, o._hour,
                   o._minute, o._second, micros // 65536, micros // 256 % 256, micros % 256))
    return type(o), (state,) if o._tzinfo is None else (state, o._tzinfo)


# ---- timedelta ----

def delta_new(cls, args, kwargs):
    """timedelta.__new__."""
    _check_class(cls, _d.timedelta)
    values = _bind('__new__()', _DELTA_NAMES, 0, 7, (), args, kwargs)
    return delta(cls, *[0 if v is _UNSET else v for v in values])


def delta(cls, *values):
    """Ints and floats: the fractions of all are added up, and rounded once."""
    micros, rest = 0, 0.0
    for i, unit in ((2, 1), (3, 1000), (1, 1000000), (4, 60000000), (5, 3600000000), (0, 86400000000),
                    (6, 604800000000)):
        value = values[i]
        if isinstance(value, int):
            micros += int(value) * unit
        elif isinstance(value, float):
            whole = int(value)  # of a NaN or an infinity: the error that int() raises
            micros += whole * unit
            part = (value - whole) * unit
            whole = int(part)
            micros += whole
            rest += part - whole
        else:
            raise TypeError(f'unsupported type for timedelta {_DELTA_NAMES[i]} component: {_tp_name(value)}')
    if rest:
        whole = round(rest)
        if abs(whole - rest) == 0.5:  # to the even one of the whole sum
            whole = 2.0 * round((rest + (micros & 1)) * 0.5) - (micros & 1)
        micros += int(whole)
    return _d._delta_of(micros, cls)


def _half_even(a, b):
    """a / b rounded to an int, to the even one of two that are equally near."""
    if b < 0:
        a, b = -a, -b
    whole, rest = divmod(a, b)
    rest *= 2
    return whole + (rest > b or rest == b and whole & 1)


def _nonzero(n):
    if n == 0:
        raise ZeroDivisionError('division by zero')
    return n


def multiply(a, b):
    """timedelta times something else than an int."""
    if not isinstance(b, float):
        return NotImplemented
    over, under = float.as_integer_ratio(b)
    return _d._delta_of(_half_even(_d._micros(a) * over, under))


def truediv(a, b):
    """timedelta / timedelta, int or float."""
    if isinstance(b, _d.timedelta):
        return _d._micros(a) / _nonzero(_d._micros(b))
    if isinstance(b, int):
        return _d._delta_of(_half_even(_d._micros(a), _nonzero(int(b))))
    if isinstance(b, float):
        over, under = float.as_integer_ratio(b)
        return _d._delta_of(_half_even(_d._micros(a) * under, _nonzero(over)))
    return NotImplemented


def floordiv(a, b):
    """timedelta // timedelta or int."""
    if isinstance(b, _d.timedelta):
        return _d._micros(a) // _nonzero(_d._micros(b))
    if isinstance(b, int):
        return _d._delta_of(_d._micros(a) // _nonzero(int(b)))
    return NotImplemented


def mod(a, b):
    """timedelta % timedelta."""
    if not isinstance(b, _d.timedelta):
        return NotImplemented
    return _d._delta_of(_d._micros(a) % _nonzero(_d._micros(b)))


def divide(a, b):
    """divmod(timedelta, timedelta)"""
    if not isinstance(b, _d.timedelta):
        return NotImplemented
    return floordiv(a, b), mod(a, b)


# ---- time zones ----

def timezone_new(cls, args, kwargs):
    """timezone.__new__."""
    offset, name = _bind('timezone()', ('offset', 'name'), 1, 2, (), args, kwargs)
    return _d.timezone(offset) if name is _UNSET else _d.timezone(offset, name)


def fromutc(zone, dt):
    """tzinfo.fromutc: the standard offset first, then what daylight saving adds."""
    if not isinstance(dt, _d.datetime):
        raise TypeError('fromutc: argument must be a datetime')
    if dt._tzinfo is not zone:
        raise ValueError('fromutc: dt.tzinfo is not self')
    offset = dt.utcoffset()
    if offset is None:
        raise ValueError('fromutc: non-None utcoffset() result required')
    saving = dt.dst()
    if saving is None:
        raise ValueError('fromutc: non-None dst() result required')
    dt = _later(dt, offset - saving)
    saving = dt.dst()
    if saving is None:
        raise ValueError('fromutc: tz.dst() gave inconsistent results; cannot convert')
    return _later(dt, saving)


def _later(dt, delta):
    return _d._add(dt, delta._days, delta._seconds, delta._microseconds)


def _folds(o, offset):
    """Whether o's offset from _d.UTC depends on its fold (PEP 495)."""
    return _d._ask(o._tzinfo, 'utcoffset', o.replace(fold=not o._fold)) != offset


def compare_aware(a, b, equality):
    """-1, 0 or 1 of two datetimes whose zones are not the same; 2 when they are only known not to be equal."""
    first, second = _d._ask(a._tzinfo, 'utcoffset', a), _d._ask(b._tzinfo, 'utcoffset', b)
    if first == second:
        order = _slots_compare(a, b, 7)
    elif first is None or second is None:
        if equality:
            return 2
        raise TypeError("can't compare offset-naive and offset-aware datetimes")
    else:
        since = _datetime_since(_d.timedelta, a, b) - first + second
        order = -1 if since._days < 0 else 1 if since else 0
    return 2 if equality and order == 0 and (_folds(a, first) or _folds(b, second)) else order


def compare_times(a, b, equality):
    """-1, 0 or 1 of two times; 2 when they are only known not to be equal."""
    if a._tzinfo is b._tzinfo:
        return _slots_compare(a, b, 4)
    first, second = _d._ask(a._tzinfo, 'utcoffset', None), _d._ask(b._tzinfo, 'utcoffset', None)
    if first == second:
        return _slots_compare(a, b, 4)
    if first is None or second is None:
        if equality:
            return 2
        raise TypeError("can't compare offset-naive and offset-aware times")
    x = (a._hour * 60 + a._minute) * 60 + a._second - first._days * 86400 - first._seconds, a._microsecond
    y = (b._hour * 60 + b._minute) * 60 + b._second - second._days * 86400 - second._seconds, b._microsecond
    return (x > y) - (x < y)


# ---- timestamps and calendars ----

def whole_seconds(value):
    """A timestamp in whole seconds, rounded down, and whether it fits CPython's."""
    if isinstance(value, float):
        if value != value:
            raise ValueError('Invalid value NaN (not a number)')
        if not -9223372036854775808.0 <= value < 9223372036854775808.0:
            raise OverflowError('timestamp out of range for platform time_t')
        whole = int(value)
        return whole - (whole > value)
    index = getattr(type(value), '__index__', None)
    if index is None:
        raise TypeError(f"'{_tp_name(value)}' object cannot be interpreted as an integer")
    value = int(index(value))
    if not -9223372036854775808 <= value < 9223372036854775808:
        raise OverflowError('timestamp out of range for platform time_t')
    return value


def timestamp_parts(value):
    """A timestamp as (seconds, microseconds), rounded to the nearest, half to even."""
    if isinstance(value, float):
        whole_seconds(value)
        whole = int(value)
        micros = round((value - whole) * 1e6)
        return whole + micros // 1000000, micros % 1000000
    if not _type_has(value, '__index__'):
        raise TypeError(f'argument must be int or float, not {_tp_name(value)}')
    return whole_seconds(value), 0


def struct_time(nine):
    """A time.struct_time."""
    from time import struct_time
    return struct_time(nine)


def utctimetuple(o):
    """datetime.utctimetuple()"""
    offset = _d._ask(o._tzinfo, 'utcoffset', o)
    if offset:
        o = _datetime_add(_d.datetime, o, -offset._days, -offset._seconds, -offset._microseconds)
        if o is None:
            raise OverflowError('date value out of range')
    return struct_time(_d._nine(o, o._hour, o._minute, o._second, 0))


def fromordinal(cls, ordinal):
    """date.fromordinal()"""
    days = _int(ordinal)
    if days < 1:
        raise ValueError('ordinal must be >= 1')
    return _d._make_date(cls, *_d._date_of_ordinal(days))


def fromisocalendar(cls, year, week, day):
    """date.fromisocalendar()"""
    try:
        parts = _int(year), _int(week), _int(day)
    except OverflowError:
        raise ValueError('ISO calendar component out of range') from None
    return _d._make_date(cls, *_d._date_of_ordinal(_iso_ordinal(*parts)))


def _iso_ordinal(year, week, day):
    """The ordinal of a day of an ISO week; ValueErrors."""
    if not 1 <= year <= 9999:
        raise ValueError(f'year must be in 1..9999, not {year}')
    first = _date_days(year, 1, 1)
    start = (first - 1) % 7  # the weekday of January 1st
    if not 1 <= week <= 52 and not (week == 53 and (start == 3 or start == 2 and _leap(year))):
        raise ValueError(f'Invalid week: {week}')
    if not 1 <= day <= 7:
        raise ValueError(f'Invalid weekday: {day} (range is [1, 7])')
    monday = first - start + (7 if start > 3 else 0)
    return monday + (week - 1) * 7 + day - 1


def isocalendar(o):
    """date.isocalendar(): a week belongs to the year that its Thursday is in."""
    days = _date_days(o._year, o._month, o._day)
    weekday = (days - 1) % 7
    thursday = days - weekday + 3
    year = o._year + 1 if thursday > _d._LAST else _date_of(thursday)[0] if thursday > 0 else 0
    first = _date_days(year, 1, 1) if 1 <= year <= 9999 else _d._LAST + 1 if year else -365
    return tuple.__new__(IsoCalendarDate, (year, (thursday - first) // 7 + 1, weekday + 1))


class IsoCalendarDate(tuple):
    """The result of date.isocalendar() or datetime.isocalendar()

This object may be accessed either as a tuple of
  ((year, week, weekday))
or via the object attributes as named in the above tuple."""
    __slots__ = ()
    __module__ = 'datetime'
    year = property(lambda self: self[0])
    week = property(lambda self: self[1])
    weekday = property(lambda self: self[2])

    def __new__(cls, /, *args, **kwargs):
        year, week, weekday = _bind('IsoCalendarDate()', ('year', 'week', 'weekday'), 3, 3, (0, 1, 2), args, kwargs)
        return tuple.__new__(cls, (year, week, weekday))

    def __repr__(self):
        return f'datetime.IsoCalendarDate(year={self[0]}, week={self[1]}, weekday={self[2]})'

    def __reduce__(self):
        return tuple, (tuple(self),)


_type_seal(IsoCalendarDate, False)


# ---- reading ----

def _read_date(text):
    """(year, month, day) of the forms of ISO 8601; None when it is none of them."""
    if not text.isascii() or not text[:4].isdigit() or len(text) < 7:
        return None
    year, rest = int(text[:4]), text[4:]
    dash = rest[:1] == '-'
    rest = rest[dash:]
    if rest[:1] == 'W':
        week, rest = rest[1:3], rest[3:]
        if not (len(week) == 2 and week.isdigit()):
            return None
        day = '1'
        if rest:
            day = rest[dash:]
            if rest[:dash] != '-' * dash or len(day) != 1 or not day.isdigit():
                return None
        try:
            ordinal = _iso_ordinal(year, int(week), int(day))
        except ValueError:
            return None
        if ordinal > _d._LAST:
            raise ValueError('year must be in 1..9999, not 10000')
        return _d._date_of_ordinal(ordinal)
    month, day = rest[:2], rest[2 + dash:]
    if rest[2:2 + dash] != '-' * dash or not (len(month) == len(day) == 2 and month.isdigit() and day.isdigit()):
        return None
    return year, int(month), int(day)


def _read_clock(text, loose=False):
    """[hour, minute, second, microsecond] of HH[:MM[:SS[.fraction]]]; None when it is something else. A loose one may have a
    character behind two digits, and anything behind six digits of a fraction: CPython reads what has a zone so."""
    values = [0, 0, 0, 0]
    colon = text[2:3] == ':'
    at = 0
    for i in range(3):
        part = text[at:at + 2]
        if not (len(part) == 2 and part.isdigit()):
            return None
        values[i] = int(part)
        at += 2
        if at == len(text) or loose and at + 1 == len(text):
            return values
        if i < 2:
            if (text[at] == ':') != colon:
                return None
            at += colon
    if text[at] in '.,':
        at += 1
    elif colon or at + 1 == len(text):
        return None
    digits = text[at:at + 6]  # without colons, a fraction of two digits and more needs no point
    if not digits.isdigit() or not loose and not text[at:].isdigit():
        return None
    values[3] = int(digits.ljust(6, '0'))
    return values


def _read_time(text):
    """(hour, minute, second, microsecond, zone); None. The zone is as _zone_of takes it."""
    if not text.isascii():
        return None
    at = min([text.find(c) % (len(text) + 1) for c in '+-Z'])
    values = _read_clock(text[:at], at < len(text))
    if values is None or at == len(text):
        return values and (*values, None)
    rest = text[at + 1:]
    if text[at] == 'Z':
        return None if rest else (*values, _d.UTC)
    offset = _read_clock(rest)
    return offset and (*values, (offset, text[at] == '-'))


def _late(hour, *rest):
    """Whether it is the midnight at the end of a day."""
    if hour == 24 and any(rest):
        raise ValueError('minute, second, and microsecond must be 0 when hour is 24')
    return hour == 24


def _zone_of(found):
    """A zone from None, UTC, or an offset and whether it is west of it."""
    if type(found) is not tuple:
        return found
    offset, west = found
    hour, minute, second, micros = offset
    seconds = hour * 3600 + minute * 60 + second
    if seconds == 0:
        return _d.UTC
    delta = _delta_make(_d.timedelta, 0, seconds, micros)
    return _d.timezone(-delta if west else delta)


def _separator(text):
    """Where the date of an ISO 8601 text ends."""
    if len(text) < 7:
        return None
    if text[4] == '-':
        if text[5] != 'W':
            return 10
        if text[8:9] != '-':
            return 8
        return None if len(text) == 9 else 8 if text[10:11].isdigit() else 10
    if text[4] != 'W':
        return 8
    end = 7
    while end < len(text) and text[end] in '0123456789':
        end += 1
    return end if end < 9 else 7 if end % 2 == 0 else 8


def _string(text):
    if not isinstance(text, str):
        raise TypeError('fromisoformat: argument must be str')
    return text


def date_fromisoformat(cls, text):
    """date.fromisoformat() of any form."""
    # What follows a date without hyphens is not looked at in ten bytes of UTF-8.
    whole = len(_string(text).encode('utf-8', 'surrogatepass')) == 10 and text[4:5] != '-'
    found = _read_date(text[:8] if whole else text)
    if found is None:
        raise ValueError(f'Invalid isoformat string: {text!r}')
    return _d._make_date(cls, *found)


def time_fromisoformat(cls, text):
    """time.fromisoformat()"""
    found = _read_time(_string(text).removeprefix('T'))
    if found is None:
        raise ValueError(f'Invalid isoformat string: {text!r}')
    hour, *rest, zone = found
    return _d._make_time(cls, 0 if _late(hour, *rest) else hour, *rest, _zone_of(zone), 0)


def datetime_fromisoformat(cls, text):
    """datetime.fromisoformat() of any form."""
    end = _separator(_string(text))
    found = None if end is None else _read_date(text[:end])
    clock = (0, 0, 0, 0, None)
    if found is not None and len(text) > end:
        clock = _read_time(text[end + 1:])
    if found is None or clock is None:
        raise ValueError(f'Invalid isoformat string: {text!r}')
    (year, month, day), (hour, *rest, zone) = found, clock
    zone = _zone_of(zone)
    if hour == 24 and 0 < month <= 12 and day <= _month_length(year, month) and _late(hour, *rest):
        hour, day = 0, day + 1
        if day > _month_length(year, month):
            year, month, day = year + month // 12, month % 12 + 1, 1
    return _d._make_datetime(cls, year, month, day, hour, *rest, zone, 0)


def _parse(string, format):
    from _strptime import _strptime
    return _strptime(_text(string, 'strptime'), _text(format, 'strptime', 2))


def _parsed_zone(nine, micros):
    if nine[10] is None:
        return None
    offset = _delta_make(_d.timedelta, 0, nine[10], micros)
    return _d.timezone(offset) if nine[9] is None else _d.timezone(offset, nine[9])


def date_strptime(cls, text, format):
    """date.strptime()"""
    return cls(*_parse(text, format)[0][:3])


def time_strptime(cls, text, format):
    """time.strptime()"""
    nine, microsecond, part = _parse(text, format)
    return cls(*nine[3:6], microsecond, _parsed_zone(nine, part))


def datetime_strptime(cls, text, format):
    """datetime.strptime()"""
    nine, microsecond, part = _parse(text, format)
    return cls(*nine[:6], microsecond, _parsed_zone(nine, part))


# ---- writing ----

def clock_text(o, timespec, number=2):
    """The time of a time or datetime as isoformat writes it."""
    match _text(timespec, 'isoformat', number):
        case 'hours':
            return f'{o._hour:02d}'
        case 'minutes':
            return f'{o._hour:02d}:{o._minute:02d}'
        case 'seconds':
            return f'{o._hour:02d}:{o._minute:02d}:{o._second:02d}'
        case 'milliseconds':
            return f'{o._hour:02d}:{o._minute:02d}:{o._second:02d}.{o._microsecond // 1000:03d}'
        case 'microseconds':
            return f'{o._hour:02d}:{o._minute:02d}:{o._second:02d}.{o._microsecond:06d}'
        case 'auto':
            return clock_text(o, 'microseconds' if o._microsecond else 'seconds')
    raise ValueError('Unknown timespec value')


def isoformat(o, sep, timespec):
    """datetime.isoformat() with anything but the usual arguments, without the zone."""
    if not isinstance(sep, str) or len(sep) != 1:
        what = f'a string of length {len(sep)}' if isinstance(sep, str) else _argument_name(sep)
        raise TypeError(f'isoformat() argument 1 must be a unicode character, not {what}')
    return _date_text(o) + sep + clock_text(o, timespec)


def ctime(o, hour, minute, second):
    """date.ctime() and datetime.ctime()"""
    weekday = (_date_days(o._year, o._month, o._day) - 1) % 7
    return f'{_DAYS[weekday]} {_MONTHS[o._month - 1]} {o._day:2d} {hour:02d}:{minute:02d}:{second:02d} {o._year:04d}'


def strftime(o, format, t):
    """Text of the nine numbers t, with the directives that only o can answer written out first."""
    from time import _format
    _text(format, 'strftime')
    out = []
    parts = format.split('%')
    i = 1
    while i < len(parts):
        part = parts[i]
        c = part[:1]
        if c == 'f':
            parts[i] = f"{getattr(o, '_microsecond', 0):06d}{part[1:]}"
        elif c == 'z' or part[:2] == ':z':
            offset = o.utcoffset() if hasattr(o, 'utcoffset') else None
            shown = '' if offset is None else _d._offset_text(offset, ':' if c == ':' else '')
            parts[i] = shown + part[1 + (c == ':'):]
        elif c == 'Z':
            name = o.tzname() if hasattr(o, 'tzname') else None
            parts[i] = (name or '').replace('%', '%%') + part[1:]
        else:
            parts[i] = '%' + part
            if not c and i + 1 < len(parts):  # '%%'
                i += 1
                parts[i] = '%' + parts[i]
        i += 1
    return _format(''.join(parts), t)


def old(name, instead):
    import warnings
    warnings.warn(f'datetime.datetime.{name}() is deprecated and scheduled for removal in a future version. Use timezone-aware objects to '
                  f'represent datetimes in UTC: datetime.datetime.{instead}datetime.UTC).', DeprecationWarning)
