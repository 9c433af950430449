"""Time zones of the package tzdata, where a run has it; beyond the last change in a file nothing changes. Written for these tests."""
import bisect
from datetime import datetime, timedelta, tzinfo

from zoneinfo import _common

_EPOCH = datetime(1970, 1, 1)
_known = {}


class ZoneInfo(tzinfo):
    def __new__(cls, key):
        if (cls, key) not in _known:
            _known[cls, key] = cls.no_cache(key)
        return _known[cls, key]

    @classmethod
    def no_cache(cls, key):
        file = _common.load_tzdata(key)
        with file:
            zone = cls.from_file(file, key)
        zone._given = False
        return zone

    @classmethod
    def from_file(cls, fobj, /, key=None):
        zone = super().__new__(cls)
        zone.key, zone._given = key, True
        places, zone._times, offsets, saving, names, _ = _common.load_data(fobj)
        standard, kinds = next((o for o, dst in zip(offsets, saving) if not dst), 0), []
        for place in [next((n for n, dst in enumerate(saving) if not dst), 0), *places]:
            if not saving[place]:
                standard = offsets[place]
            kinds.append((timedelta(seconds=offsets[place]), timedelta(seconds=offsets[place] - standard), names[place]))
        zone._kinds = kinds
        pairs = [(kinds[n][0].total_seconds(), kinds[n + 1][0].total_seconds()) for n in range(len(zone._times))]
        zone._local = [[t + pick(pair) for t, pair in zip(zone._times, pairs)] for pick in (max, min)]
        return zone

    @classmethod
    def clear_cache(cls, *, only_keys=None):
        for kind, key in list(_known):
            if kind is cls and (only_keys is None or key in only_keys):
                del _known[kind, key]

    def _at(self, dt):
        if dt is None:
            return (None, None, None) if len(self._kinds) > 1 else self._kinds[0]
        seconds = (dt.replace(tzinfo=None) - _EPOCH).total_seconds()
        return self._kinds[bisect.bisect_right(self._local[dt.fold], seconds)]

    def utcoffset(self, dt):
        return self._at(dt)[0]

    def dst(self, dt):
        return self._at(dt)[1]

    def tzname(self, dt):
        return self._at(dt)[2]

    def fromutc(self, dt):
        seconds = (dt.replace(tzinfo=None) - _EPOCH).total_seconds()
        local = dt + self._kinds[bisect.bisect_right(self._times, seconds)][0]
        if local.replace(fold=0).utcoffset() == local - dt:
            return local.replace(fold=0)
        return local.replace(fold=1)

    def __str__(self):
        return self.key if self.key is not None else repr(self)

    def __repr__(self):
        return f'zoneinfo.ZoneInfo(key={self.key!r})'

    def __reduce__(self):
        return type(self), (self.key,)
