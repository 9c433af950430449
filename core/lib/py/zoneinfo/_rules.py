"""What holds in a zone, and when: its transitions, and the rule for the time behind them (a TZ string of POSIX)."""

import re
from calendar import isleap, monthrange
from datetime import date, timedelta

_HOUR, _DAY = 3600, 86400
_1970 = 719163


class Period:
    """What holds for a while: the offset, its part that is daylight saving, the abbreviation."""
    __slots__ = 'seconds', 'offset', 'dst', 'name'

    def __init__(self, seconds, saving, name):
        self.seconds, self.name = seconds, name
        self.offset, self.dst = timedelta(seconds=seconds), timedelta(seconds=saving)


class Zone:
    """All that is known of a zone. Each transition begins a period: `begins` has it in UTC, `local` in local time, by fold; periods[n]
    is what holds before the n-th, `last` or `rule` what holds behind them all, `always` what always holds."""
    __slots__ = 'begins', 'local', 'periods', 'last', 'rule', 'always'

    def __init__(self, times, indices, kinds, footer):
        used = [kinds[index] for index in indices]
        savings = [_saving(kind, used) if kind[1] else 0 for kind in kinds]
        known = [Period(seconds, saving, name) for (seconds, _, name), saving in zip(kinds, savings)]
        after = [known[index] for index in indices]
        standard = [period for period, kind in zip(known, kinds) if not kind[1]]
        first = standard[0] if standard else known[0] if known else None
        self.rule = self.last = None
        if footer:
            self._follow(footer)
        elif known:
            self.last = after[-1] if after else known[-1]
        else:
            raise ValueError('No time zone information found.')
        self.begins, self.periods = times, [first if after else self.last, *after]
        self.local = self._local(times, [kind[0] for kind in kinds[:1] + used])
        alone = self.last is not None and all(_same(period, self.last) for period in known) and len(known) < 2
        self.always = self.last if alone else None

    def _follow(self, footer):
        found = read_rule(footer)
        if isinstance(found, Period):
            self.last = found
        else:
            self.rule = found

    @staticmethod
    def _local(times, offsets):
        """When the periods begin by the clocks: for fold=0 what is skipped still belongs to the one before, what is repeated too."""
        pairs = list(zip(times, offsets, offsets[1:]))
        return [time + max(old, new) for time, old, new in pairs], [time + min(old, new) for time, old, new in pairs]


def _same(one, other):
    return (one.seconds, one.dst, one.name) == (other.seconds, other.dst, other.name)


def _saving(kind, used):
    """How much of an offset is daylight saving: by what holds before or behind it."""
    for at in range(1, len(used)):
        if used[at] is not kind:
            continue
        before, behind = used[at - 1], used[at + 1] if at + 1 < len(used) else kind
        saving = 0 if before[1] else kind[0] - before[0]
        if not saving and not behind[1]:
            saving = kind[0] - behind[0]
        if saving:
            return saving
    return _HOUR


# ---- TZ strings ----

_NAME = re.compile(rb'<([A-Za-z0-9+-]*)>|([A-Za-z]+)').match
_CLOCK = re.compile(rb'([+-]?)(\d{1,3})(?::(\d\d)(?::(\d\d))?)?').match
_DATE = re.compile(rb'M(\d\d?)\.(\d)\.(\d)|(J?)(\d{1,3})').match


class _Text:
    """A TZ string that is read from left to right."""
    __slots__ = 'text', 'at'

    def __init__(self, text):
        self.text, self.at = text, 0

    def take(self, pattern):
        """What matches the pattern here, or None."""
        found = pattern(self.text, self.at)
        if found:
            self.at = found.end()
        return found

    def sees(self, text):
        """Whether this comes next."""
        return self.text.startswith(text, self.at)

    def name(self, which):
        """An abbreviation."""
        found = self.take(_NAME)
        if found is None:
            raise ValueError(f'Invalid {which} format in {self.text!r}')
        return (found[2] or found[1]).decode()

    def clock(self, most):
        """Seconds, as hours, minutes and seconds say them; None: they are wrong."""
        found = self.take(_CLOCK)
        if found is None or int(found[2]) > most or found[4] is None and self.sees(b':'):
            return None
        seconds = int(found[2]) * _HOUR + int(found[3] or 0) * 60 + int(found[4] or 0)
        return -seconds if found[1] == b'-' else seconds

    def offset(self, which):
        """An offset, which the string has west of Greenwich."""
        seconds = self.clock(24)
        if seconds is None:
            raise ValueError(f'Invalid {which} offset in {self.text!r}')
        return -seconds

    def day(self):
        """A day of each year, and the time of day."""
        found = self.take(_DATE)
        time = 2 * _HOUR
        if found and self.sees(b'/'):
            self.at += 1
            time = self.clock(167)
        day = found and time is not None and _day(*found.groups())
        if not day:
            raise ValueError(f'Malformed transition rule in TZ string: {self.text!r}')
        return day, time


def _day(month, week, weekday, julian, number):
    """A day of each year, as _seconds() takes it, or None: there is no such day."""
    if month is not None:
        month, week, weekday = int(month), int(week), int(weekday)
        if not (1 <= month <= 12 and 1 <= week <= 5 and weekday <= 6):
            return None
        return 'M', month, week, weekday
    number = int(number)
    if julian:
        return ('J', number) if 1 <= number <= 365 else None
    return ('N', number) if number <= 365 else None


def _seconds(rule, year):
    """When a rule's day and time are in a year, in seconds since 1970 by the clocks before."""
    (kind, *numbers), time = rule
    start = date(year, 1, 1).toordinal()
    if kind == 'J':
        day = start + numbers[0] - 1 + (numbers[0] >= 59 and isleap(year))  # CPython has 59 where POSIX has 60
    elif kind == 'N':
        day = start + numbers[0] - 1  # and counts these from one, too
    else:
        month, week, weekday = numbers
        first = date(year, month, 1).toordinal()
        day = first + (weekday - first) % 7 + 7 * (week - 1)
        if week == 5 and day - first >= monthrange(year, month)[1]:
            day -= 7
    return (day - _1970) * _DAY + time


class Rule:
    """Two periods that take turns each year."""
    __slots__ = 'standard', 'daylight', 'begin', 'end'

    def __init__(self, standard, daylight, begin, end):
        self.standard, self.daylight, self.begin, self.end = standard, daylight, begin, end

    def _turns(self, year):
        """(when daylight saving begins in a year, when it ends), in UTC."""
        return _seconds(self.begin, year) - self.standard.seconds, _seconds(self.end, year) - self.daylight.seconds

    def _which(self, now, begin, end):
        saves = begin <= now < end if begin < end else not end <= now < begin
        return self.daylight if saves else self.standard

    def at(self, now, year, fold):
        """What holds at a local time."""
        begin, end = self._turns(year)
        shift = (min if fold else max)(self.standard.seconds, self.daylight.seconds)
        return self._which(now, begin + shift, end + shift)

    def at_utc(self, now, year):
        """What holds at a time in UTC, and whether the clocks show it for the second time."""
        begin, end = self._turns(year)
        more = self.daylight.seconds - self.standard.seconds
        back = end if more > 0 else begin
        return self._which(now, begin, end), back <= now < back + abs(more)


def read_rule(text):
    """A TZ string: the period that always holds, or the Rule."""
    reader = _Text(text)
    name = reader.name('STD')
    standard = Period(reader.offset('STD'), 0, name)
    if reader.at == len(text):
        return standard
    name, seconds = reader.name('DST'), standard.seconds + _HOUR
    if not reader.sees(b','):
        seconds = reader.offset('DST')
    days = []
    while reader.sees(b',') and len(days) < 2:
        reader.at += 1
        days.append(reader.day())
    if len(days) < 2:
        raise ValueError(f'Missing transition rules in TZ string: {text!r}')
    if reader.at < len(text):
        raise ValueError(f'Extraneous characters at end of TZ string: {text!r}')
    return Rule(standard, Period(seconds, seconds - standard.seconds, name), *days)
