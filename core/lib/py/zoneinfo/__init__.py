"""Time zones by their names in the IANA database."""

from bisect import bisect_right
from collections import OrderedDict
from datetime import datetime, tzinfo
from weakref import WeakValueDictionary

from _hn import _member_fix, _type_seal, _type_weak

from . import _tzpath
from ._common import ZoneInfoNotFoundError, data_of, read_file
from ._rules import Zone
from ._tzpath import InvalidTZPathWarning, available_timezones, reset_tzpath

__all__ = ['ZoneInfo', 'reset_tzpath', 'available_timezones', 'TZPATH', 'ZoneInfoNotFoundError', 'InvalidTZPathWarning']

_UNIX = 719163 * 86400  # seconds from the year 1 to 1970
_recent = OrderedDict()  # zones that stay although nobody has them
_RECENT = 8


def __getattr__(name):
    if name == 'TZPATH':
        return _tzpath.TZPATH
    raise AttributeError(f'module {__name__!r} has no attribute {name!r}')


def __dir__():
    return sorted({*globals(), 'TZPATH'})


def _seconds(dt):
    return dt.toordinal() * 86400 + dt.hour * 3600 + dt.minute * 60 + dt.second - _UNIX


def _one_key(function, args, kwargs):
    """The argument of what takes a key, or TypeError."""
    if len(args) + len(kwargs) > 1:
        raise TypeError(f'{function}() takes at most 1 argument ({len(args) + len(kwargs)} given)')
    if not args and 'key' not in kwargs:
        raise TypeError(f"{function}() missing required argument 'key' (pos 1)")
    return args[0] if args else kwargs['key']


class ZoneInfo(tzinfo):
    __slots__ = '_zone', '_key', '_origin', '_cached'
    _weak_cache = WeakValueDictionary()

    def __init_subclass__(cls, /, **kwargs):
        """Function to initialize subclasses."""
        cls._weak_cache = WeakValueDictionary()

    def __new__(cls, /, *args, **kwargs):
        key = _one_key('ZoneInfo', args, kwargs)
        known = cls._weak_cache
        found = known.get(key)
        if found is None:
            made = cls._made(key, True)
            found = known.setdefault(key, made)
        if cls is ZoneInfo:
            _recent[key] = found
            _recent.move_to_end(key)
            if len(_recent) > _RECENT:
                _recent.popitem(last=False)
        return found

    @classmethod
    def _made(cls, key, cached):
        return cls._filled(Zone(*data_of(key)), key, None, cached)

    @classmethod
    def _filled(cls, zone, key, origin, cached):
        self = tzinfo.__new__(cls)
        self._zone, self._key, self._origin, self._cached = zone, key, origin, cached
        return self

    @classmethod
    def no_cache(cls, /, *args, **kwargs):
        return cls._made(_one_key('no_cache', args, kwargs), False)

    @classmethod
    def from_file(cls, file_obj, /, key=None):
        return cls._filled(Zone(*read_file(file_obj)), key, repr(file_obj), None)

    @classmethod
    def clear_cache(cls, /, *, only_keys=None):
        if only_keys is None:
            cls._weak_cache.clear()
            if cls is ZoneInfo:
                _recent.clear()
            return
        for key in only_keys:
            cls._weak_cache.pop(key, None)
            if cls is ZoneInfo:
                _recent.pop(key, None)

    def utcoffset(self, dt, /):
        """Retrieve a timedelta representing the UTC offset in a zone at the given datetime."""
        found = self._at(dt)
        return found and found.offset

    def dst(self, dt, /):
        """Retrieve a timedelta representing the amount of DST applied in a zone at the given datetime."""
        found = self._at(dt)
        return found and found.dst

    def tzname(self, dt, /):
        """Retrieve a string containing the abbreviation for the time zone that applies in a zone at a given datetime."""
        found = self._at(dt)
        return found and found.name

    def _at(self, dt):
        """What holds at a local time."""
        zone = self._zone
        if dt is None:
            return zone.always
        now, begins = _seconds(dt), zone.local[dt.fold]
        if begins and now <= begins[-1]:
            return zone.periods[bisect_right(begins, now)]
        return zone.last or zone.rule.at(now, dt.year, dt.fold)

    def fromutc(self, dt, /):
        """Given a datetime with local time in UTC, retrieve an adjusted datetime in local time."""
        if not isinstance(dt, datetime):
            raise TypeError('fromutc: argument must be a datetime')
        if dt.tzinfo is not self:
            raise ValueError('fromutc: dt.tzinfo is not self')
        zone, now = self._zone, _seconds(dt)
        at = bisect_right(zone.begins, now)
        found, again = zone.periods[at], False
        if at == len(zone.begins) and (not at or now > zone.begins[-1]):
            found, again = zone.rule.at_utc(now, dt.year) if zone.rule else (zone.last, False)
        if at and now - zone.begins[at - 1] < zone.periods[at - 1].seconds - found.seconds:
            again = True
        local = dt + found.offset
        return local.replace(fold=1) if again else local

    def __repr__(self):
        cls = type(self)
        name = 'zoneinfo.ZoneInfo' if cls is ZoneInfo else cls.__name__
        return f'{name}.from_file({self._origin})' if self._key is None else f'{name}(key={self._key!r})'

    def __str__(self):
        return repr(self) if self._key is None else str(self._key)

    def __reduce__(self):
        """Function for serialization with the pickle protocol."""
        if self._origin is not None:
            from pickle import PicklingError
            raise PicklingError('Cannot pickle a ZoneInfo file from a file stream.')
        return type(self)._unpickle, (self._key, int(self._cached))

    @classmethod
    def _unpickle(cls, key, from_cache, /):
        return cls(key) if from_cache else cls.no_cache(key)


_member_fix(ZoneInfo, '_key', 'key', None)
_member_fix(ZoneInfo, 'key', 'key', False)
_type_seal(ZoneInfo, True)
_type_weak(ZoneInfo)
