"""Dates, times and the differences between them, in the proleptic Gregorian calendar. The local time zone is UTC.

What is used all the time is here, on top of primitives in C; _datetime_rare.py has the rest, loaded when it is needed.
"""

from _hn import (_date_days, _date_format, _date_make, _date_of, _date_read, _date_scan, _date_text, _datetime_add,
                 _datetime_since, _datetime_text, _delta_make, _instance, _member_fix, _slots_compare, _time_now,
                 _time_seconds, _time_text, _tp_name, _type_seal, _type_set)

__all__ = ('date', 'datetime', 'time', 'timedelta', 'timezone', 'tzinfo', 'MINYEAR', 'MAXYEAR', 'UTC')

MINYEAR = 1
MAXYEAR = 9999

_EPOCH = 719163  # the ordinal of January 1st, 1970
_LAST = 3652059  # the ordinal of date.max
_UNSET = object()
_rare_module = None


def _rare(name, *args):
    global _rare_module
    if _rare_module is None:
        import _datetime_rare as _rare_module
    return getattr(_rare_module, name)(*args)


def _date_of_ordinal(days):
    return _date_of(days) if 1 <= days <= _LAST else _rare('bad_year', days)


def _check_zone(zone):
    if zone is not None and not isinstance(zone, _TZINFO):
        raise TypeError(f"tzinfo argument must be None or of a tzinfo subclass, not type '{_tp_name(zone)}'")


# ---- timedelta ----

class timedelta:
    """The difference of two times: days, and seconds and microseconds of a day. Arguments are ints or floats of any sign."""
    __slots__ = ('_days', '_seconds', '_microseconds')

    def _new(cls, days=0, seconds=0, microseconds=0, milliseconds=0, minutes=0, hours=0, weeks=0):
        self = _delta_make(cls, days, seconds, microseconds, milliseconds, minutes, hours, weeks)
        if self is None:
            return _rare('delta', cls, days, seconds, microseconds, milliseconds, minutes, hours, weeks)
        return self

    def __new__(cls, /, *args, **kwargs):
        return _rare('delta_new', cls, args, kwargs)

    def total_seconds(self):
        """The whole of it in seconds, as a float."""
        return _micros(self) / 1000000

    def __repr__(self):
        parts = []
        if self._days:
            parts.append(f'days={self._days}')
        if self._seconds:
            parts.append(f'seconds={self._seconds}')
        if self._microseconds:
            parts.append(f'microseconds={self._microseconds}')
        return f"{_shown(self)}({', '.join(parts) or 0})"

    def __str__(self):
        minutes, second = divmod(self._seconds, 60)
        text = f'{minutes // 60}:{minutes % 60:02d}:{second:02d}'
        if self._days:
            text = f"{self._days} day{'s' * (abs(self._days) != 1)}, {text}"
        if self._microseconds:
            text = f'{text}.{self._microseconds:06d}'
        return text

    def __hash__(self):
        return hash((self._days, self._seconds, self._microseconds))

    def __bool__(self):
        return bool(self._days or self._seconds or self._microseconds)

    def __eq__(self, other):
        return _slots_compare(self, other, 3) == 0 if isinstance(other, timedelta) else NotImplemented

    def __ne__(self, other):
        return _slots_compare(self, other, 3) != 0 if isinstance(other, timedelta) else NotImplemented

    def __lt__(self, other):
        return _slots_compare(self, other, 3) < 0 if isinstance(other, timedelta) else NotImplemented

    def __le__(self, other):
        return _slots_compare(self, other, 3) <= 0 if isinstance(other, timedelta) else NotImplemented

    def __gt__(self, other):
        return _slots_compare(self, other, 3) > 0 if isinstance(other, timedelta) else NotImplemented

    def __ge__(self, other):
        return _slots_compare(self, other, 3) >= 0 if isinstance(other, timedelta) else NotImplemented

    def __add__(self, other):
        if not isinstance(other, timedelta):
            return NotImplemented
        return _delta(self._days + other._days, self._seconds + other._seconds,
                      self._microseconds + other._microseconds)

    def __radd__(self, other):
        return timedelta.__add__(self, other)

    def __sub__(self, other):
        if not isinstance(other, timedelta):
            return NotImplemented
        return _delta(self._days - other._days, self._seconds - other._seconds,
                      self._microseconds - other._microseconds)

    def __rsub__(self, other):
        return timedelta.__sub__(other, self) if isinstance(other, timedelta) else NotImplemented

    def __neg__(self):
        return _delta(-self._days, -self._seconds, -self._microseconds)

    def __pos__(self):
        return _delta(self._days, self._seconds, self._microseconds)

    def __abs__(self):
        return timedelta.__neg__(self) if self._days < 0 else timedelta.__pos__(self)

    def __mul__(self, other):
        if isinstance(other, int):
            return _delta(self._days * other, self._seconds * other, self._microseconds * other)
        return _rare('multiply', self, other)

    def __rmul__(self, other):
        return timedelta.__mul__(self, other)

    def __truediv__(self, other):
        return _rare('truediv', self, other)

    def __rtruediv__(self, other):
        return _rare('truediv', other, self) if isinstance(other, timedelta) else NotImplemented

    def __floordiv__(self, other):
        return _rare('floordiv', self, other)

    def __rfloordiv__(self, other):
        return _rare('floordiv', other, self) if isinstance(other, timedelta) else NotImplemented

    def __mod__(self, other):
        return _rare('mod', self, other)

    def __rmod__(self, other):
        return _rare('mod', other, self) if isinstance(other, timedelta) else NotImplemented

    def __divmod__(self, other):
        return _rare('divide', self, other)

    def __rdivmod__(self, other):
        return _rare('divide', other, self) if isinstance(other, timedelta) else NotImplemented

    def __reduce__(self):
        return type(self), (self._days, self._seconds, self._microseconds)


def _micros(delta):
    return (delta._days * 86400 + delta._seconds) * 1000000 + delta._microseconds


def _delta(days, seconds, micros):
    """A timedelta; the ints may be of any size."""
    delta = _delta_make(timedelta, days, seconds, micros)
    return _delta_of((days * 86400 + seconds) * 1000000 + micros) if delta is None else delta


def _delta_of(micros, cls=None):
    days, micros = divmod(micros, 86400000000)
    if not -999999999 <= days <= 999999999:
        _rare('bad_days', days)
    return _instance(cls or timedelta, days, micros // 1000000, micros % 1000000)


def _shown(o):
    """The class as repr names it."""
    t = type(o)
    return t.__name__ if t.__module__ != 'datetime' else 'datetime.' + t.__name__


# ---- time zones ----

class tzinfo:
    """What time zones derive from."""
    __slots__ = ()

    def __new__(cls, /, *args, **kwargs):
        return object.__new__(cls)

    def tzname(self, dt):
        """The name of the zone at a datetime."""
        raise NotImplementedError('a tzinfo subclass must implement tzname()')

    def utcoffset(self, dt):
        """How far clocks there are ahead of UTC, as a timedelta; negative in the west."""
        raise NotImplementedError('a tzinfo subclass must implement utcoffset()')

    def dst(self, dt):
        """How much of that is daylight saving time, as a timedelta."""
        raise NotImplementedError('a tzinfo subclass must implement dst()')

    def fromutc(self, dt):
        """What a clock there shows when it is dt in UTC."""
        return _rare('fromutc', self, dt)

    def __reduce__(self):
        init = getattr(self, '__getinitargs__', None)
        return type(self), init() if init else (), self.__getstate__()


class timezone(tzinfo):
    """A time zone that is always the same distance from UTC."""
    __slots__ = ('_offset', '_name')

    def _new(cls, offset, name=_UNSET):
        if name is _UNSET:
            if type(offset) is timedelta and not offset and UTC is not None:
                return UTC
            name = None
        elif not isinstance(name, str):
            _rare('bad_argument', 'timezone', 2, 'str', name)
        if not isinstance(offset, timedelta):
            _rare('bad_argument', 'timezone', 1, 'datetime.timedelta', offset)
        return _instance(cls, _check_offset(offset), name)

    def __new__(cls, /, *args, **kwargs):
        return _rare('timezone_new', cls, args, kwargs)

    def utcoffset(self, dt):
        """The distance."""
        _check_given(dt, 'utcoffset')
        return self._offset

    def dst(self, dt):
        """None: it is not known."""
        _check_given(dt, 'dst')

    def tzname(self, dt):
        _check_given(dt, 'tzname')
        return timezone.__str__(self)

    def fromutc(self, dt):
        """What a clock there shows when it is dt in UTC."""
        if not isinstance(dt, datetime):
            raise TypeError('fromutc: argument must be a datetime')
        if dt._tzinfo is not self:
            raise ValueError('fromutc: dt.tzinfo is not self')
        offset = self._offset
        return _add(dt, offset._days, offset._seconds, offset._microseconds)

    def __str__(self):
        if self._name is not None:
            return self._name
        return 'UTC' + _offset_text(self._offset) if self._offset else 'UTC'

    def __repr__(self):
        if self is UTC:
            return 'datetime.timezone.utc'
        name = '' if self._name is None else f', {self._name!r}'
        return f'datetime.timezone({self._offset!r}{name})'

    def __eq__(self, other):
        return self._offset == other._offset if isinstance(other, timezone) else NotImplemented

    def __ne__(self, other):
        return self._offset != other._offset if isinstance(other, timezone) else NotImplemented

    def __hash__(self):
        return hash(self._offset)

    def __getinitargs__(self):
        """What copies are made of."""
        return (self._offset,) if self._name is None else (self._offset, self._name)
UTC = None


def _check_given(dt, name):
    if not (dt is None or isinstance(dt, datetime)):
        raise TypeError(f'{name}(dt) argument must be a datetime instance or None, not {_tp_name(dt)}')


def _check_offset(offset):
    if not -1 <= offset._days <= 0 or offset._days == -1 and not offset._seconds and not offset._microseconds:
        raise ValueError('offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), '
                         f'not {offset!r}')
    return offset


def _ask(zone, name, dt):
    """The answer of zone.utcoffset(dt) or zone.dst(dt), checked."""
    if zone is None:
        return None
    if type(zone) is timezone:
        return zone._offset if name == 'utcoffset' else None
    offset = getattr(zone, name)(dt)
    if offset is None:
        return None
    if not isinstance(offset, timedelta):
        raise TypeError(f"tzinfo.{name}() must return None or timedelta, not '{_tp_name(offset)}'")
    return _check_offset(offset)


def _ask_name(zone, dt):
    if zone is None:
        return None
    name = zone.tzname(dt)
    if name is not None and not isinstance(name, str):
        raise TypeError(f"tzinfo.tzname() must return None or a string, not '{_tp_name(name)}'")
    return name


def _offset_text(offset, colon=':'):
    """+HH:MM, with seconds and a fraction where there are some."""
    sign = '+'
    if offset._days < 0:
        sign, offset = '-', -offset
    minutes, second = divmod(offset._seconds, 60)
    text = f'{sign}{minutes // 60:02d}{colon}{minutes % 60:02d}'
    if second or offset._microseconds:
        text += f'{colon}{second:02d}'
        if offset._microseconds:
            text += f'.{offset._microseconds:06d}'
    return text


# ---- date ----

def _make_date(cls, year, month, day):
    """An instance of date or of a subclass; that one's constructor is called."""
    if cls is date:
        self = _date_make(date, year, month, day)
        return _rare('date', date, year, month, day) if self is None else self
    return cls(year, month, day)


def _nine(o, hour=0, minute=0, second=0, isdst=-1):
    days = _date_days(o._year, o._month, o._day)
    return (o._year, o._month, o._day, hour, minute, second, (days - 1) % 7, days - _date_days(o._year, 1, 1) + 1,
            isdst)


class date:
    """A day of a year and a month."""
    __slots__ = ('_year', '_month', '_day')

    def _new(cls, year, month, day):
        self = _date_make(cls, year, month, day)
        return _rare('date', cls, year, month, day) if self is None else self

    def __new__(cls, /, *args, **kwargs):
        return _rare('date_new', cls, args, kwargs)

    @classmethod
    def today(cls, /):
        """What fromtimestamp() makes of the time now."""
        if cls is not date:
            return cls.fromtimestamp(_time_seconds(0))
        return _date_make(date, *_date_of(_time_now(0) // 86400000000000 + _EPOCH))

    @classmethod
    def fromtimestamp(cls, timestamp, /):
        """The day of seconds since 1970."""
        return _make_date(cls, *_date_of_ordinal(_rare('whole_seconds', timestamp) // 86400 + _EPOCH))

    @classmethod
    def fromordinal(cls, ordinal, /):
        """The day whose toordinal() is a number."""
        return _rare('fromordinal', cls, ordinal)

    @classmethod
    def fromisoformat(cls, string, /):
        """The day that a text in a format of ISO 8601 names."""
        found = _date_scan(string)
        if found is None or len(string) != 10:
            return _rare('date_fromisoformat', cls, string)
        return _make_date(cls, found[0], found[1], found[2])

    @classmethod
    def fromisocalendar(cls, year, week, day):
        """The day of an ISO 8601 year, week and weekday."""
        return _rare('fromisocalendar', cls, year, week, day)

    @classmethod
    def strptime(cls, string, format, /):
        """What a text says in a format of time.strptime()."""
        return _rare('date_strptime', cls, string, format)

    def replace(self, year=_UNSET, month=_UNSET, day=_UNSET):
        """The same with other values for some fields."""
        return _make_date(type(self), self._year if year is _UNSET else year,
                          self._month if month is _UNSET else month, self._day if day is _UNSET else day)

    __replace__ = replace

    def toordinal(self):
        """How many days it is from the one before 0001-01-01."""
        return _date_days(self._year, self._month, self._day)

    def weekday(self):
        """The day of the week: 0 is Monday, 6 is Sunday."""
        return (_date_days(self._year, self._month, self._day) - 1) % 7

    def isoweekday(self):
        """The day of the week: 1 is Monday, 7 is Sunday."""
        return (_date_days(self._year, self._month, self._day) - 1) % 7 + 1

    def isocalendar(self):
        """(year, week, weekday) as ISO 8601 counts them, with these names."""
        return _rare('isocalendar', self)

    def isoformat(self):
        """YYYY-MM-DD, as ISO 8601 writes it."""
        return _date_text(self)

    def ctime(self):
        """As time.ctime() writes it."""
        return _rare('ctime', self, 0, 0, 0)

    def timetuple(self):
        """As time.localtime() gives it."""
        return _rare('struct_time', _nine(self))

    def strftime(self, format):
        """The text that a format makes of it."""
        nine = _nine(self) if type(self) is date else tuple(self.timetuple())[:9]
        text = _date_format(format, nine, 0)
        return _rare('strftime', self, format, nine) if text is None else text

    def __format__(self, format, /):
        return self.strftime(format) if _rare('check_text', format, '__format__') else str(self)

    def __repr__(self):
        return f'{_shown(self)}({self._year}, {self._month}, {self._day})'

    def __str__(self):
        return self.isoformat()

    def __hash__(self):
        return hash((self._year, self._month, self._day))

    def __eq__(self, other):
        return _slots_compare(self, other, 3) == 0 if _both_dates(self, other) else NotImplemented

    def __ne__(self, other):
        return _slots_compare(self, other, 3) != 0 if _both_dates(self, other) else NotImplemented

    def __lt__(self, other):
        return _slots_compare(self, other, 3) < 0 if _both_dates(self, other) else NotImplemented

    def __le__(self, other):
        return _slots_compare(self, other, 3) <= 0 if _both_dates(self, other) else NotImplemented

    def __gt__(self, other):
        return _slots_compare(self, other, 3) > 0 if _both_dates(self, other) else NotImplemented

    def __ge__(self, other):
        return _slots_compare(self, other, 3) >= 0 if _both_dates(self, other) else NotImplemented

    def __add__(self, other):
        return _shift_date(self, other._days) if isinstance(other, timedelta) else NotImplemented

    def __radd__(self, other):
        return _shift_date(self, other._days) if isinstance(other, timedelta) else NotImplemented

    def __sub__(self, other):
        if isinstance(other, timedelta):
            return _shift_date(self, -other._days)
        if not _both_dates(self, other):
            return NotImplemented
        return _delta_make(timedelta, _date_days(self._year, self._month, self._day) -
                           _date_days(other._year, other._month, other._day), 0, 0)

    def __rsub__(self, other):
        return date.__sub__(other, self) if _both_dates(other, self) else NotImplemented

    def __reduce__(self):
        return _rare('date_reduce', self)


def _both_dates(a, b):
    return isinstance(b, date) and not isinstance(b, datetime) and isinstance(a, date) and not isinstance(a, datetime)


def _shift_date(self, days):
    days += _date_days(self._year, self._month, self._day)
    if not 1 <= days <= _LAST:
        raise OverflowError('date value out of range')
    return _make_date(type(self), *_date_of(days))


# ---- time ----

_TIME_NAMES = ('hour', 'minute', 'second', 'microsecond', 'tzinfo', 'fold')


def _make_time(cls, hour, minute, second, microsecond, zone, fold):
    _check_zone(zone)
    if cls is not time:
        return cls(hour, minute, second, microsecond, zone, fold=fold) if fold else \
            cls(hour, minute, second, microsecond, zone)
    self = _date_make(time, hour, minute, second, microsecond, zone, fold)
    return _rare('time', time, hour, minute, second, microsecond, zone, fold) if self is None else self


class time:
    """A time of day: up to microseconds, and perhaps a time zone."""
    __slots__ = ('_hour', '_minute', '_second', '_microsecond', '_tzinfo', '_fold')

    def _new(cls, hour=0, minute=0, second=0, microsecond=0, tzinfo=None, *, fold=0):
        if tzinfo is None or isinstance(tzinfo, _TZINFO):
            self = _date_make(cls, hour, minute, second, microsecond, tzinfo, fold)
            if self is not None:
                return self
        return _rare('time', cls, hour, minute, second, microsecond, tzinfo, fold)

    def __new__(cls, /, *args, **kwargs):
        return _rare('time_new', cls, args, kwargs)

    @classmethod
    def fromisoformat(cls, string, /):
        """The time that a text in a format of ISO 8601 names."""
        return _rare('time_fromisoformat', cls, string)

    @classmethod
    def strptime(cls, string, format, /):
        """What a text says in a format of time.strptime()."""
        return _rare('time_strptime', cls, string, format)

    def replace(self, hour=_UNSET, minute=_UNSET, second=_UNSET, microsecond=_UNSET, tzinfo=_UNSET, *, fold=_UNSET):
        """The same with other values for some fields."""
        return _make_time(type(self), self._hour if hour is _UNSET else hour,
                          self._minute if minute is _UNSET else minute, self._second if second is _UNSET else second,
                          self._microsecond if microsecond is _UNSET else microsecond,
                          self._tzinfo if tzinfo is _UNSET else tzinfo, self._fold if fold is _UNSET else fold)

    __replace__ = replace

    def isoformat(self, timespec='auto'):
        """As ISO 8601 writes it; timespec is its last part: hours, minutes, seconds, milliseconds, microseconds or auto."""
        text = _time_text(self) if timespec == 'auto' else _rare('clock_text', self, timespec, 1)
        offset = _ask(self._tzinfo, 'utcoffset', None)
        return text if offset is None else text + _offset_text(offset)

    def strftime(self, format):
        """The text that a format makes of it; the date in it means nothing."""
        nine = 1900, 1, 1, self._hour, self._minute, self._second, 0, 1, -1
        text = _date_format(format, nine, self._microsecond)
        return _rare('strftime', self, format, nine) if text is None else text

    def __format__(self, format, /):
        return self.strftime(format) if _rare('check_text', format, '__format__') else str(self)

    def utcoffset(self):
        """What the zone's utcoffset() says of it."""
        return _ask(self._tzinfo, 'utcoffset', None)

    def dst(self):
        """What the zone's dst() says of it."""
        return _ask(self._tzinfo, 'dst', None)

    def tzname(self):
        """What the zone's tzname() says of it."""
        return _ask_name(self._tzinfo, None)

    def __repr__(self):
        text = f', {self._microsecond}' if self._microsecond else ''
        if text or self._second:
            text = f', {self._second}' + text
        return f'{_shown(self)}({self._hour}, {self._minute}{text}{_zone_and_fold(self, False)})'

    def __str__(self):
        return self.isoformat()

    def __hash__(self):
        offset = _ask(self._tzinfo, 'utcoffset', None)
        if offset is None:
            return hash((self._hour, self._minute, self._second, self._microsecond))
        return hash(_delta(0, (self._hour * 60 + self._minute) * 60 + self._second, self._microsecond) - offset)

    def __eq__(self, other):
        return _rare('compare_times', self, other, True) == 0 if isinstance(other, time) else NotImplemented

    def __ne__(self, other):
        return _rare('compare_times', self, other, True) != 0 if isinstance(other, time) else NotImplemented

    def __lt__(self, other):
        return _rare('compare_times', self, other, False) < 0 if isinstance(other, time) else NotImplemented

    def __le__(self, other):
        return _rare('compare_times', self, other, False) <= 0 if isinstance(other, time) else NotImplemented

    def __gt__(self, other):
        return _rare('compare_times', self, other, False) > 0 if isinstance(other, time) else NotImplemented

    def __ge__(self, other):
        return _rare('compare_times', self, other, False) >= 0 if isinstance(other, time) else NotImplemented

    def __reduce_ex__(self, protocol, /):
        return _rare('time_reduce', self, protocol)

    def __reduce__(self):
        return _rare('time_reduce', self, 2)


def _zone_and_fold(o, fold_first):
    fold = ', fold=1' if o._fold else ''
    zone = '' if o._tzinfo is None else f', tzinfo={o._tzinfo!r}'
    return fold + zone if fold_first else zone + fold


# ---- datetime ----

_DATETIME_NAMES = ('year', 'month', 'day', *_TIME_NAMES)


def _make_datetime(cls, year, month, day, hour, minute, second, microsecond, zone, fold):
    """An instance of datetime or of a subclass; that one's constructor is called."""
    if zone is not None:
        _check_zone(zone)
    if cls is not datetime:
        if fold:
            return cls(year, month, day, hour, minute, second, microsecond, zone, fold=fold)
        return cls(year, month, day, hour, minute, second, microsecond, zone)
    self = _date_make(datetime, year, month, day, hour, minute, second, microsecond, zone, fold)
    if self is None:
        return _rare('datetime', datetime, year, month, day, hour, minute, second, microsecond, zone, fold)
    return self


def _of_seconds(cls, seconds, microsecond, zone):
    """The datetime of a timestamp, its numbers as they are in UTC."""
    days, rest = divmod(seconds, 86400)
    year, month, day = _date_of_ordinal(days + _EPOCH)
    return _make_datetime(cls, year, month, day, rest // 3600, rest // 60 % 60, rest % 60, microsecond, zone, 0)


def _add(self, days, seconds, micros):
    later = _datetime_add(datetime, self, days, seconds, micros)
    if later is None:
        raise OverflowError('date value out of range')
    return later if type(self) is datetime else _as_class(type(self), later)


def _as_class(cls, o):
    return _make_datetime(cls, o._year, o._month, o._day, o._hour, o._minute, o._second, o._microsecond, o._tzinfo,
                          o._fold)


class datetime(date):
    """A date and a time of day, and perhaps a time zone."""
    __slots__ = ('_hour', '_minute', '_second', '_microsecond', '_tzinfo', '_fold')

    def _new(cls, year, month, day, hour=0, minute=0, second=0, microsecond=0, tzinfo=None, *, fold=0):
        if tzinfo is None or isinstance(tzinfo, _TZINFO):
            self = _date_make(cls, year, month, day, hour, minute, second, microsecond, tzinfo, fold)
            if self is not None:
                return self
        return _rare('datetime', cls, year, month, day, hour, minute, second, microsecond, tzinfo, fold)

    def __new__(cls, /, *args, **kwargs):
        return _rare('datetime_new', cls, args, kwargs)

    @classmethod
    def now(cls, tz=None):
        """The time now in a zone, or the local time without one."""
        _check_zone(tz)
        seconds, rest = divmod(_time_now(0), 1000000000)
        self = _of_seconds(cls, seconds, rest // 1000, tz)
        return self if tz is None else tz.fromutc(self)

    @classmethod
    def utcnow(cls, /):
        """The time now in UTC, without a zone."""
        _rare('old', 'utcnow', 'now(')
        seconds, rest = divmod(_time_now(0), 1000000000)
        return _of_seconds(cls, seconds, rest // 1000, None)

    @classmethod
    def fromtimestamp(cls, timestamp, tz=None):
        """The time of seconds since 1970 in a zone, or the local time without one."""
        _check_zone(tz)
        seconds, micros = _rare('timestamp_parts', timestamp)
        self = _of_seconds(cls, seconds, micros, tz)
        if tz is None:
            _date_of_ordinal((seconds - 86400) // 86400 + _EPOCH)  # the day before is looked at for a fold
            return self
        return tz.fromutc(self)

    @classmethod
    def utcfromtimestamp(cls, timestamp, /):
        """The time in UTC, without a zone, of seconds since 1970."""
        _rare('old', 'utcfromtimestamp', 'fromtimestamp(timestamp, ')
        return _of_seconds(cls, *_rare('timestamp_parts', timestamp), None)

    @classmethod
    def fromisoformat(cls, string, /):
        """The time that a text in a format of ISO 8601 names."""
        found = _date_scan(string)
        if found is not None and found[3] < 24:
            year, month, day, hour, minute, second, micros, zone = found
            if zone is not None:
                zone = UTC if zone == 0 else timezone(_delta_make(timedelta, 0, zone, 0))
            return _make_datetime(cls, year, month, day, hour, minute, second, micros, zone, 0)
        return _rare('datetime_fromisoformat', cls, string)

    @classmethod
    def strptime(cls, string, format, /):
        """What a text says in a format of time.strptime()."""
        found = _date_read(string, format)
        if found is None:
            return _rare('datetime_strptime', cls, string, format)
        *values, zone = found
        return cls(*values, None if zone is None else timezone(_delta_make(timedelta, 0, zone, 0)))

    @classmethod
    def combine(cls, date, time, tzinfo=_UNSET):
        """A date and a time put together."""
        if not isinstance(date, _DATE):
            _rare('bad_argument', 'combine', 1, 'datetime.date', date)
        if not isinstance(time, _TIME):
            _rare('bad_argument', 'combine', 2, 'datetime.time', time)
        return _make_datetime(cls, date._year, date._month, date._day, time._hour, time._minute, time._second,
                              time._microsecond, time._tzinfo if tzinfo is _UNSET else tzinfo, time._fold)

    def replace(self, year=_UNSET, month=_UNSET, day=_UNSET, hour=_UNSET, minute=_UNSET, second=_UNSET,
                microsecond=_UNSET, tzinfo=_UNSET, *, fold=_UNSET):
        """The same with other values for some fields."""
        return _make_datetime(
            type(self), self._year if year is _UNSET else year, self._month if month is _UNSET else month,
            self._day if day is _UNSET else day, self._hour if hour is _UNSET else hour,
            self._minute if minute is _UNSET else minute, self._second if second is _UNSET else second,
            self._microsecond if microsecond is _UNSET else microsecond,
            self._tzinfo if tzinfo is _UNSET else tzinfo, self._fold if fold is _UNSET else fold)

    __replace__ = replace

    def date(self):
        """The date of it."""
        return _date_make(_DATE, self._year, self._month, self._day)

    def time(self):
        """The time of day, without the zone."""
        return _date_make(_TIME, self._hour, self._minute, self._second, self._microsecond, None, self._fold)

    def timetz(self):
        """The time of day, with the zone."""
        return _date_make(_TIME, self._hour, self._minute, self._second, self._microsecond, self._tzinfo, self._fold)

    def utcoffset(self):
        """What the zone's utcoffset() says of it."""
        return _ask(self._tzinfo, 'utcoffset', self)

    def dst(self):
        """What the zone's dst() says of it."""
        return _ask(self._tzinfo, 'dst', self)

    def tzname(self):
        """What the zone's tzname() says of it."""
        return _ask_name(self._tzinfo, self)

    def timestamp(self):
        """The seconds since 1970 in UTC, as a float."""
        seconds = (_date_days(self._year, self._month, self._day) - _EPOCH) * 86400 + \
            (self._hour * 60 + self._minute) * 60 + self._second
        if self._tzinfo is None:
            _date_of_ordinal((seconds + (86400 if self._fold else -86400)) // 86400 + _EPOCH)  # as in fromtimestamp
            return seconds + self._microsecond / 1000000
        since = self - _FIRST
        return since.total_seconds()

    def astimezone(self, tz=None):
        """The same moment in another zone, or in the local one."""
        _check_zone(tz)
        zone = self._tzinfo
        if zone is tz and zone is not None:
            return self
        offset = _ask(zone, 'utcoffset', self)
        utc = self if offset is None else _add(self, -offset._days, -offset._seconds, -offset._microseconds)
        if tz is None:
            tz = timezone(_delta_make(timedelta, 0, 0, 0), 'UTC')
        return tz.fromutc(_make_datetime(type(self), utc._year, utc._month, utc._day, utc._hour, utc._minute,
                                         utc._second, utc._microsecond, tz, 0))

    def timetuple(self):
        """As time.localtime() gives it."""
        saving = _ask(self._tzinfo, 'dst', self)
        return _rare('struct_time', _nine(self, self._hour, self._minute, self._second,
                                          -1 if saving is None else 1 if saving else 0))

    def utctimetuple(self):
        """As time.gmtime() gives it, moved to UTC."""
        return _rare('utctimetuple', self)

    def ctime(self):
        """As time.ctime() writes it."""
        return _rare('ctime', self, self._hour, self._minute, self._second)

    def isoformat(self, sep='T', timespec='auto'):
        """As ISO 8601 writes it, with sep in front of the time; timespec is its last part, as for time.isoformat()."""
        if timespec == 'auto' and isinstance(sep, str) and len(sep) == 1 and sep.isascii():
            text = _datetime_text(self, sep)
        else:
            text = _rare('isoformat', self, sep, timespec)
        if self._tzinfo is None:
            return text
        offset = _ask(self._tzinfo, 'utcoffset', self)
        return text if offset is None else text + _offset_text(offset)

    def strftime(self, format):
        """The text that a format makes of it."""
        if type(self) is datetime and (self._tzinfo is None or type(self._tzinfo) is timezone):
            nine = _nine(self, self._hour, self._minute, self._second)
        else:
            nine = tuple(self.timetuple())[:9]
        text = _date_format(format, nine, self._microsecond)
        return _rare('strftime', self, format, nine) if text is None else text

    def __repr__(self):
        text = f', {self._microsecond}' if self._microsecond else ''
        if text or self._second:
            text = f', {self._second}' + text
        return (f'{_shown(self)}({self._year}, {self._month}, {self._day}, {self._hour}, {self._minute}{text}'
                f'{_zone_and_fold(self, True)})')

    def __str__(self):
        return self.isoformat(' ')

    def __hash__(self):
        naive = self._year, self._month, self._day, self._hour, self._minute, self._second, self._microsecond
        if self._tzinfo is None:
            return hash(naive)
        first = self if not self._fold else _DATETIME.replace(self, fold=0)
        offset = _ask(self._tzinfo, 'utcoffset', first)
        if offset is None:
            return hash(naive)
        return hash(_datetime_since(timedelta, self, _FIRST) - offset)

    def __eq__(self, other):
        if not isinstance(other, _DATETIME):
            return NotImplemented
        if self._tzinfo is other._tzinfo:
            return _slots_compare(self, other, 7) == 0
        return _rare('compare_aware', self, other, True) == 0

    def __ne__(self, other):
        equal = datetime.__eq__(self, other)
        return equal if equal is NotImplemented else not equal

    def __lt__(self, other):
        if not isinstance(other, _DATETIME):
            return NotImplemented
        if self._tzinfo is other._tzinfo:
            return _slots_compare(self, other, 7) < 0
        return _rare('compare_aware', self, other, False) < 0

    def __le__(self, other):
        if not isinstance(other, _DATETIME):
            return NotImplemented
        if self._tzinfo is other._tzinfo:
            return _slots_compare(self, other, 7) <= 0
        return _rare('compare_aware', self, other, False) <= 0

    def __gt__(self, other):
        if not isinstance(other, _DATETIME):
            return NotImplemented
        if self._tzinfo is other._tzinfo:
            return _slots_compare(self, other, 7) > 0
        return _rare('compare_aware', self, other, False) > 0

    def __ge__(self, other):
        if not isinstance(other, _DATETIME):
            return NotImplemented
        if self._tzinfo is other._tzinfo:
            return _slots_compare(self, other, 7) >= 0
        return _rare('compare_aware', self, other, False) >= 0

    def __add__(self, other):
        if not isinstance(other, timedelta):
            return NotImplemented
        return _add(self, other._days, other._seconds, other._microseconds)

    def __radd__(self, other):
        if not isinstance(other, timedelta):
            return NotImplemented
        return _add(self, other._days, other._seconds, other._microseconds)

    def __sub__(self, other):
        if isinstance(other, timedelta):
            return _add(self, -other._days, -other._seconds, -other._microseconds)
        if not isinstance(other, _DATETIME):
            return NotImplemented
        since = _datetime_since(timedelta, self, other)
        if self._tzinfo is other._tzinfo:
            return since
        first, second = _ask(self._tzinfo, 'utcoffset', self), _ask(other._tzinfo, 'utcoffset', other)
        if first == second:
            return since
        if first is None or second is None:
            raise TypeError("can't subtract offset-naive and offset-aware datetimes")
        return since - first + second

    def __rsub__(self, other):
        return _DATETIME.__sub__(other, self) if isinstance(other, _DATETIME) else NotImplemented

    def __reduce_ex__(self, protocol, /):
        return _rare('datetime_reduce', self, protocol)

    def __reduce__(self):
        return _rare('datetime_reduce', self, 2)


# ---- what programs see of them ----

_TZINFO, _DATE, _TIME, _DATETIME = tzinfo, date, time, datetime
for _cls, _names in ((timedelta, ('days', 'seconds', 'microseconds')), (date, ('year', 'month', 'day')),
                     (time, _TIME_NAMES), (datetime, _TIME_NAMES)):
    for _name in _names:
        _member_fix(_cls, '_' + _name, _name, _cls is not timedelta)
_member_fix(timezone, '_offset', '_offset', True)
_member_fix(timezone, '_name', '_name', True)
for _cls in (timedelta, date, time, datetime, tzinfo, timezone):
    _type_seal(_cls, _cls is not timezone)

UTC = timezone(timedelta(0))
_FIRST = datetime(1970, 1, 1, tzinfo=UTC)
for _cls, *_values in (
        (timezone, timezone(timedelta(days=-1, minutes=1)), timezone(timedelta(hours=23, minutes=59)), None),
        (timedelta, _delta(-999999999, 0, 0), _delta(999999999, 86399, 999999), timedelta(microseconds=1)),
        (date, date(1, 1, 1), date(9999, 12, 31), timedelta(days=1)),
        (time, time(0), time(23, 59, 59, 999999), timedelta(microseconds=1)),
        (datetime, datetime(1, 1, 1), datetime(9999, 12, 31, 23, 59, 59, 999999), timedelta(microseconds=1))):
    for _name, _value in zip(('min', 'max', 'resolution'), _values):
        if _value is not None:
            _type_set(_cls, _name, _value)
_type_set(timezone, 'utc', UTC)
del _cls, _names, _name, _value, _values
