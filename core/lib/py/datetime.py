"""Dates, times and the differences between them, in the proleptic Gregorian calendar. The local time zone is UTC.

What is used all the time is here, on top of primitives in C; _datetime_rare.py has the rest, loaded when it is needed.
"""

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
    """Difference between two datetime values.

timedelta(days=0, seconds=0, microseconds=0, milliseconds=0, minutes=0, hours=0, weeks=0)

All arguments are optional and default to 0.
Arguments may be integers or floats, and may be positive or negative."""
    __slots__ = ('_days', '_seconds', '_microseconds')

    def _new(cls, days=0, seconds=0, microseconds=0, milliseconds=0, minutes=0, hours=0, weeks=0):
        self = _delta_make(cls, days, seconds, microseconds, milliseconds, minutes, hours, weeks)
        if self is None:
            return _rare('delta', cls, days, seconds, microseconds, milliseconds, minutes, hours, weeks)
        return self

    def __new__(cls, /, *args, **kwargs):
        return _rare('delta_new', cls, args, kwargs)

    def total_seconds(self):
        """Total seconds in the duration."""
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
    """Abstract base class for time zone info objects."""
    __slots__ = ()

    def __new__(cls, /, *args, **kwargs):
        return object.__new__(cls)

    def tzname(self, dt):
        """datetime -> string name of time zone."""
        raise NotImplementedError('a tzinfo subclass must implement tzname()')

    def utcoffset(self, dt):
        """datetime -> timedelta showing offset from UTC, negative values indicating West of UTC"""
        raise NotImplementedError('a tzinfo subclass must implement utcoffset()')

    def dst(self, dt):
        """datetime -> DST offset as timedelta positive east of UTC."""
        raise NotImplementedError('a tzinfo subclass must implement dst()')

    def fromutc(self, dt):
        """datetime in UTC -> datetime in local time."""
        return _rare('fromutc', self, dt)

    def __reduce__(self):
        init = getattr(self, '__getinitargs__', None)
        return type(self), init() if init else (), self.__getstate__()


class timezone(tzinfo):
    """Fixed offset from UTC implementation of tzinfo."""
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
        """Return fixed offset."""
        _check_given(dt, 'utcoffset')
        return self._offset

    def dst(self, dt):
        """Return None."""
        _check_given(dt, 'dst')

    def tzname(self, dt):
        _check_given(dt, 'tzname')
        return timezone.__str__(self)

    def fromutc(self, dt):
        """datetime in UTC -> datetime in local time."""
        if not isinstance(dt, datetime):
            raise TypeError('fromutc: argument must be a datetime')
        if dt._tzinfo is not self:
            raise ValueError('fromutc: dt.tzinfo is not self')
        return dt + self._offset

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

    def __hash__(self):
        return hash(self._offset)

    def __getinitargs__(self):
        """pickle support"""
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
    """date(year, month, day) --> date object"""
    __slots__ = ('_year', '_month', '_day')

    def _new(cls, year, month, day):
        self = _date_make(cls, year, month, day)
        return _rare('date', cls, year, month, day) if self is None else self

    def __new__(cls, /, *args, **kwargs):
        return _rare('date_new', cls, args, kwargs)

    @classmethod
    def today(cls, /):
        """Current date or datetime:  same as self.__class__.fromtimestamp(time.time())."""
        if cls is not date:
            return cls.fromtimestamp(_time_seconds(0))
        return _date_make(date, *_date_of(_time_now(0) // 86400000000000 + _EPOCH))

    @classmethod
    def fromtimestamp(cls, timestamp, /):
        """Create a date from a POSIX timestamp."""
        return _make_date(cls, *_date_of_ordinal(_rare('whole_seconds', timestamp) // 86400 + _EPOCH))

    @classmethod
    def fromordinal(cls, ordinal, /):
        """int -> date corresponding to a proleptic Gregorian ordinal."""
        return _rare('fromordinal', cls, ordinal)

    @classmethod
    def fromisoformat(cls, string, /):
        """str -> Construct a date from a string in ISO 8601 format."""
        found = _date_scan(string)
        if found is None or len(string) != 10:
            return _rare('date_fromisoformat', cls, string)
        return _make_date(cls, found[0], found[1], found[2])

    @classmethod
    def fromisocalendar(cls, year, week, day):
        """int, int, int -> Construct a date from the ISO year, week number and weekday."""
        return _rare('fromisocalendar', cls, year, week, day)

    @classmethod
    def strptime(cls, string, format, /):
        """Parse string according to the given date and time format (like time.strptime())."""
        return _rare('date_strptime', cls, string, format)

    def replace(self, year=_UNSET, month=_UNSET, day=_UNSET):
        """Return date with new specified fields."""
        return _make_date(type(self), self._year if year is _UNSET else year,
                          self._month if month is _UNSET else month, self._day if day is _UNSET else day)

    __replace__ = replace

    def toordinal(self):
        """Return proleptic Gregorian ordinal.  January 1 of year 1 is day 1."""
        return _date_days(self._year, self._month, self._day)

    def weekday(self):
        """Return the day of the week represented by the date.
Monday == 0 ... Sunday == 6"""
        return (_date_days(self._year, self._month, self._day) - 1) % 7

    def isoweekday(self):
        """Return the day of the week represented by the date.
Monday == 1 ... Sunday == 7"""
        return (_date_days(self._year, self._month, self._day) - 1) % 7 + 1

    def isocalendar(self):
        """Return a named tuple containing ISO year, week number, and weekday."""
        return _rare('isocalendar', self)

    def isoformat(self):
        """Return string in ISO 8601 format, YYYY-MM-DD."""
        return _date_text(self)

    def ctime(self):
        """Return ctime() style string."""
        return _rare('ctime', self, 0, 0, 0)

    def timetuple(self):
        """Return time tuple, compatible with time.localtime()."""
        return _rare('struct_time', _nine(self))

    def strftime(self, format):
        """Format using strftime()."""
        nine = _nine(self)
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
    """time([hour[, minute[, second[, microsecond[, tzinfo]]]]]) --> a time object

All arguments are optional. tzinfo may be None, or an instance of
a tzinfo subclass. The remaining arguments may be ints.
"""
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
        """Construct a time from a string in ISO 8601 format."""
        return _rare('time_fromisoformat', cls, string)

    @classmethod
    def strptime(cls, string, format, /):
        """Parse string according to the given date and time format (like time.strptime())."""
        return _rare('time_strptime', cls, string, format)

    def replace(self, hour=_UNSET, minute=_UNSET, second=_UNSET, microsecond=_UNSET, tzinfo=_UNSET, *, fold=_UNSET):
        """Return time with new specified fields."""
        return _make_time(type(self), self._hour if hour is _UNSET else hour,
                          self._minute if minute is _UNSET else minute, self._second if second is _UNSET else second,
                          self._microsecond if microsecond is _UNSET else microsecond,
                          self._tzinfo if tzinfo is _UNSET else tzinfo, self._fold if fold is _UNSET else fold)

    __replace__ = replace

    def isoformat(self, timespec='auto'):
        """Return string in ISO 8601 format, [HH[:MM[:SS[.mmm[uuu]]]]][+HH:MM].

The optional argument timespec specifies the number of additional terms
of the time to include. Valid options are 'auto', 'hours', 'minutes',
'seconds', 'milliseconds' and 'microseconds'."""
        text = _time_text(self) if timespec == 'auto' else _rare('clock_text', self, timespec, 1)
        offset = _ask(self._tzinfo, 'utcoffset', None)
        return text if offset is None else text + _offset_text(offset)

    def strftime(self, format):
        """Format using strftime().

The date part of the timestamp passed to underlying strftime should not be used."""
        nine = 1900, 1, 1, self._hour, self._minute, self._second, 0, 1, -1
        text = _date_format(format, nine, self._microsecond)
        return _rare('strftime', self, format, nine) if text is None else text

    def __format__(self, format, /):
        return self.strftime(format) if _rare('check_text', format, '__format__') else str(self)

    def utcoffset(self):
        """Return self.tzinfo.utcoffset(self)."""
        return _ask(self._tzinfo, 'utcoffset', None)

    def dst(self):
        """Return self.tzinfo.dst(self)."""
        return _ask(self._tzinfo, 'dst', None)

    def tzname(self):
        """Return self.tzinfo.tzname(self)."""
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
    """datetime(year, month, day[, hour[, minute[, second[, microsecond[,tzinfo]]]]])

The year, month and day arguments are required. tzinfo may be None, or an
instance of a tzinfo subclass. The remaining arguments may be ints.
"""
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
        """Returns new datetime object representing current time local to tz.

  tz
    Timezone object.

If no tz is specified, uses local timezone."""
        _check_zone(tz)
        seconds, rest = divmod(_time_now(0), 1000000000)
        self = _of_seconds(cls, seconds, rest // 1000, tz)
        return self if tz is None else tz.fromutc(self)

    @classmethod
    def utcnow(cls, /):
        """Return a new datetime representing UTC day and time."""
        seconds, rest = divmod(_time_now(0), 1000000000)
        return _of_seconds(cls, seconds, rest // 1000, None)

    @classmethod
    def fromtimestamp(cls, timestamp, tz=None):
        """timestamp[, tz] -> tz's local time from POSIX timestamp."""
        _check_zone(tz)
        seconds, micros = _rare('timestamp_parts', timestamp)
        self = _of_seconds(cls, seconds, micros, tz)
        if tz is None:
            _date_of_ordinal((seconds - 86400) // 86400 + _EPOCH)  # the day before is looked at for a fold
            return self
        return tz.fromutc(self)

    @classmethod
    def utcfromtimestamp(cls, timestamp, /):
        """Construct a naive UTC datetime from a POSIX timestamp."""
        return _of_seconds(cls, *_rare('timestamp_parts', timestamp), None)

    @classmethod
    def fromisoformat(cls, string, /):
        """string -> datetime from a string in most ISO 8601 formats"""
        found = _date_scan(string)
        if found is not None and found[3] < 24:
            year, month, day, hour, minute, second, micros, zone = found
            if zone is not None:
                zone = UTC if zone == 0 else timezone(_delta_make(timedelta, 0, zone, 0))
            return _make_datetime(cls, year, month, day, hour, minute, second, micros, zone, 0)
        return _rare('datetime_fromisoformat', cls, string)

    @classmethod
    def strptime(cls, string, format, /):
        """Parse string according to the given date and time format (like time.strptime())."""
        found = _date_read(string, format)
        if found is None:
            return _rare('datetime_strptime', cls, string, format)
        *values, zone = found
        return cls(*values, None if zone is None else timezone(_delta_make(timedelta, 0, zone, 0)))

    @classmethod
    def combine(cls, date, time, tzinfo=_UNSET):
        """date, time -> datetime with same date and time fields"""
        if not isinstance(date, _DATE):
            _rare('bad_argument', 'combine', 1, 'datetime.date', date)
        if not isinstance(time, _TIME):
            _rare('bad_argument', 'combine', 2, 'datetime.time', time)
        return _make_datetime(cls, date._year, date._month, date._day, time._hour, time._minute, time._second,
                              time._microsecond, time._tzinfo if tzinfo is _UNSET else tzinfo, time._fold)

    def replace(self, year=_UNSET, month=_UNSET, day=_UNSET, hour=_UNSET, minute=_UNSET, second=_UNSET,
                microsecond=_UNSET, tzinfo=_UNSET, *, fold=_UNSET):
        """Return datetime with new specified fields."""
        return _make_datetime(
            type(self), self._year if year is _UNSET else year, self._month if month is _UNSET else month,
            self._day if day is _UNSET else day, self._hour if hour is _UNSET else hour,
            self._minute if minute is _UNSET else minute, self._second if second is _UNSET else second,
            self._microsecond if microsecond is _UNSET else microsecond,
            self._tzinfo if tzinfo is _UNSET else tzinfo, self._fold if fold is _UNSET else fold)

    __replace__ = replace

    def date(self):
        """Return date object with same year, month and day."""
        return _date_make(_DATE, self._year, self._month, self._day)

    def time(self):
        """Return time object with same time but with tzinfo=None."""
        return _date_make(_TIME, self._hour, self._minute, self._second, self._microsecond, None, self._fold)

    def timetz(self):
        """Return time object with same time and tzinfo."""
        return _date_make(_TIME, self._hour, self._minute, self._second, self._microsecond, self._tzinfo, self._fold)

    def utcoffset(self):
        """Return self.tzinfo.utcoffset(self)."""
        return _ask(self._tzinfo, 'utcoffset', self)

    def dst(self):
        """Return self.tzinfo.dst(self)."""
        return _ask(self._tzinfo, 'dst', self)

    def tzname(self):
        """Return self.tzinfo.tzname(self)."""
        return _ask_name(self._tzinfo, self)

    def timestamp(self):
        """Return POSIX timestamp as float."""
        seconds = (_date_days(self._year, self._month, self._day) - _EPOCH) * 86400 + \
            (self._hour * 60 + self._minute) * 60 + self._second
        if self._tzinfo is None:
            _date_of_ordinal((seconds + (86400 if self._fold else -86400)) // 86400 + _EPOCH)  # as in fromtimestamp
            return seconds + self._microsecond / 1000000
        since = self - _FIRST
        return since.total_seconds()

    def astimezone(self, tz=None):
        """tz -> convert to local time in new timezone tz"""
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
        """Return time tuple, compatible with time.localtime()."""
        saving = _ask(self._tzinfo, 'dst', self)
        return _rare('struct_time', _nine(self, self._hour, self._minute, self._second,
                                          -1 if saving is None else 1 if saving else 0))

    def utctimetuple(self):
        """Return UTC time tuple, compatible with time.localtime()."""
        return _rare('utctimetuple', self)

    def ctime(self):
        """Return ctime() style string."""
        return _rare('ctime', self, self._hour, self._minute, self._second)

    def isoformat(self, sep='T', timespec='auto'):
        """[sep] -> string in ISO 8601 format, YYYY-MM-DDT[HH[:MM[:SS[.mmm[uuu]]]]][+HH:MM].
sep is used to separate the year from the time, and defaults to 'T'.
The optional argument timespec specifies the number of additional terms
of the time to include. Valid options are 'auto', 'hours', 'minutes',
'seconds', 'milliseconds' and 'microseconds'."""
        if timespec == 'auto' and isinstance(sep, str) and len(sep) == 1 and sep.isascii():
            text = _datetime_text(self, sep)
        else:
            text = _rare('isoformat', self, sep, timespec)
        if self._tzinfo is None:
            return text
        offset = _ask(self._tzinfo, 'utcoffset', self)
        return text if offset is None else text + _offset_text(offset)

    def strftime(self, format):
        """Format using strftime()."""
        nine = _nine(self, self._hour, self._minute, self._second)
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
