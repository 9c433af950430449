"""Dates and times from text, for time.strptime and datetime.strptime."""

_DAYS = ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')
_MONTHS = ('january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october',
           'november', 'december')
# directive: (most digits, least value, greatest value)
_NUMBERS = {'d': (2, 1, 31), 'H': (2, 0, 23), 'I': (2, 1, 12), 'j': (3, 1, 366), 'm': (2, 1, 12), 'M': (2, 0, 59),
            'S': (2, 0, 61), 'U': (2, 0, 53), 'W': (2, 0, 53), 'V': (2, 1, 53), 'u': (1, 1, 7), 'w': (1, 0, 6)}
_EXACT = {'Y': 4, 'G': 4, 'y': 2}
_COMPOSED = {'c': '%a %b %d %H:%M:%S %Y', 'x': '%m/%d/%y', 'X': '%H:%M:%S', 'T': '%H:%M:%S', 'R': '%H:%M', 'r': '%I:%M:%S %p'}
_SAME = {'e': 'd', 'k': 'H', 'l': 'I', 'P': 'p', 'Op': 'p'}
_regex_cache = {}  # the last formats; CPython has their patterns here
_DIGITS_OF_LOCALE = 'deHImMwySC'  # with O before them: there are none here, so that nothing is what they match
_ALL = 'aAbBdfGHIjmMpSuUVwWyYzZ'


def _directive(format, i):
    """Where a directive ends whose '%' ends at i, and its letter, which may have E or O before it. Flags and a width mean nothing."""
    while format[i:i + 1] and format[i] in '-_0#':
        i += 1
    while format[i:i + 1] and format[i] in '0123456789':
        i += 1
    end = i + 1 + (format[i:i + 1] in ('E', 'O') and not format[i + 1:i + 2].isspace())
    letter = format[i:end]
    if not letter or letter.isspace():
        raise ValueError("stray %% in format '%s'" % format) from None
    return end, letter


def _parse_format(format):
    """The format as a list: directives as (letter,), white space as None, other characters as they are."""
    items = []
    i = 0
    while i < len(format):
        c = format[i]
        i += 1
        if c.isspace():
            if not items or items[-1] is not None:
                items.append(None)
        elif c != '%':
            items.append(_folded(c))
        else:
            i, letter = _directive(format, i)
            letter = _SAME.get(letter, letter)
            if letter in _COMPOSED:
                items += _parse_format(_COMPOSED[letter])
            elif letter == '%':
                items.append('%')
            elif letter in _ALL:
                items.append((letter,))
            elif letter[0] != 'O' or letter[1:] not in _DIGITS_OF_LOCALE or len(letter) == 1:
                raise ValueError("'%s' is a bad directive in format '%s'" % (letter, format)) from None
    return items


# How long the pattern is that CPython makes of a directive, and of a character that patterns read otherwise.
_LENGTHS = {'a': 34, 'A': 63, 'b': 54, 'B': 92, 'd': 41, 'f': 17, 'G': 15, 'H': 28, 'I': 33, 'j': 71, 'm': 26, 'M': 17, 'p': 12, 'S': 24, 'u': 12,
            'U': 24, 'V': 31, 'w': 12, 'W': 24, 'y': 11, 'Y': 15, 'z': 56, 'Z': 24, None: 3, "'": 4, **dict.fromkeys('.\\(+*?[]{}|^$)', 2)}


def _check_once(items):
    """An error for a directive that is there twice."""
    groups, number, at = {}, 1, 0
    for item in items:
        letter = item[0] if type(item) is tuple else item
        if type(item) is tuple:
            if letter in groups:
                from re import PatternError

                raise PatternError(f'redefinition of group name {letter!r} as group {number}; was group {groups[letter]} at position {at + 4}')
            groups[letter] = number
            number += 3 if letter == 'z' else 1
        at += _LENGTHS.get(letter, 1)


def _folded(c):
    small = c.lower()
    return small if len(small) == 1 else c


def _digits(text, at, most):
    end = at
    while end < len(text) and end - at < most and text[end].isdecimal():
        end += 1
    return end


def _fits(digits, value, low, high):
    """Whether a number is in a range; a digit that is not ASCII's may only stand where every digit could."""
    for i, c in enumerate(digits):
        if not c.isascii():
            step = 10 ** (len(digits) - i)
            least = value // step * step
            return low <= least and least + step - 1 <= high
    return low <= value <= high


def _names(names, text, at, short):
    for i, name in enumerate(names):
        if short:
            name = name[:3]
        if text.startswith(name, at):
            yield at + len(name), i


def _zone(text, at, given):
    """'Z', or a sign with hours, minutes and perhaps seconds and a fraction: the longest first."""
    if given.startswith('Z', at):
        yield at + 1, given[at]
        return
    if text[at:at + 1] not in ('+', '-') or _digits(text, at + 1, 2) != at + 3:
        return
    minutes = _sixty(text, at + 3)
    seconds = minutes and _sixty(text, minutes)
    if seconds:
        if text[seconds:seconds + 1] == '.':
            for end in range(_digits(text, seconds + 1, 6), seconds + 1, -1):
                yield end, given[at:end]
        yield seconds, given[at:seconds]
    if minutes:
        yield minutes, given[at:minutes]


def _sixty(text, at):
    """The end of two digits below 60 with perhaps a colon before them, or 0."""
    at += text[at:at + 1] == ':'
    return at + 2 if _digits(text, at, 2) == at + 2 and text[at] < '6' else 0


def _offset_of(zone):
    """(seconds, microseconds) of what _zone found."""
    if zone == 'Z':
        return 0, 0
    whole, _, fraction = zone[1:].partition('.')
    colons = whole[2] == ':'
    if colons and len(whole) > 5 and whole[5] != ':':
        raise ValueError(f'Inconsistent use of : in {zone}')
    step = 2 + colons
    hours, minutes, seconds = int(whole[:2]), int(whole[step:step + 2]), int(whole[2 * step:2 * step + 2] or 0)
    sign = -1 if zone[0] == '-' else 1
    return sign * (hours * 3600 + minutes * 60 + seconds), sign * int(fraction.ljust(6, '0'))


def _options(c, text, at, given):
    """The ways in which directive c may match at this place: (end, value)."""
    if c in _NUMBERS:
        most, low, high = _NUMBERS[c]
        end = _digits(text, at, most)
        while end > at:
            value = int(text[at:end])
            if _fits(text[at:end], value, *((0, 9) if c == 'V' and end == at + 1 else (low, high))):
                yield end, value
            end -= 1
        digit = text[at + 1:at + 2]
        if c in 'dHI' and text[at:at + 1] == ' ' and digit.isdecimal() and (c == 'H' or digit in '123456789'):
            yield at + 2, int(digit)
    elif c in _EXACT:
        end = at + _EXACT[c]
        if _digits(text, at, _EXACT[c]) == end:
            yield end, int(text[at:end])
    elif c == 'f':
        end = _digits(text, at, 6)
        while end > at and not text[at:end].isascii():
            end -= 1
        while end > at:
            yield end, int(text[at:end].ljust(6, '0'))
            end -= 1
    elif c in 'aA':
        yield from _names(_DAYS, text, at, c == 'a')
    elif c in 'bB':
        yield from _names(_MONTHS, text, at, c == 'b')
    elif c == 'p':
        if text.startswith(('am', 'pm'), at):
            yield at + 2, text.startswith('pm', at)
    elif c == 'z':
        yield from _zone(text, at, given)
    elif c == 'Z':
        if text.startswith(('utc', 'gmt'), at):
            yield at + 3, text[at:at + 3]


def _match(items, text, given):
    """Matches with backtracking; (end, {letter: value}) or None."""
    stack = []
    found = []
    item, at = 0, 0
    while True:
        ok = True
        while item < len(items):
            want = items[item]
            if want is None:
                end = at
                while end < len(text) and text[end].isspace():
                    end += 1
                ok = end > at
                at = end
            elif type(want) is tuple:
                stack.append((item, len(found), _options(want[0], text, at, given)))
                ok = False
            else:
                ok = text.startswith(want, at)
                at += 1
            if not ok:
                break
            item += 1
        if ok:
            return at, dict(found)
        while stack:
            item, known, options = stack[-1]
            way = next(options, None)
            if way is not None:
                del found[known:]
                at, value = way
                found.append((items[item][0], value))
                item += 1
                break
            stack.pop()
        else:
            return None


def _leap(year):
    return not year % (4 if year % 100 else 400)


def _week_day(days):
    return (days + 3) % 7


def _first_week(fourth):
    """The Monday of a year's first week, which has the fourth of January in it."""
    return fourth - _week_day(fourth)


def _from_week(found, year, weekday, days_of):
    """The day of the year from a week number, or None."""
    first = days_of(year, 1, 1)
    letter, week = _last(found, 'UW')
    if not letter:
        begin, after = _first_week(days_of(found['G'], 1, 4)), _first_week(days_of(found['G'] + 1, 1, 4))
        monday = begin + (found['V'] - 1) * 7
        if not begin <= monday < after:
            raise ValueError(f'Invalid week: {found["V"]}')
        return monday + weekday - first + 1
    if letter == 'U':
        start, day = (_week_day(first) + 1) % 7, (weekday + 1) % 7
    else:
        start, day = _week_day(first), weekday
    week0 = (7 - start) % 7
    if week == 0:
        return 1 + day - start
    return 1 + week0 + 7 * (week - 1) + day


def _last(found, letters):
    """The one of several directives for the same thing that counts, and its value; ''."""
    for letter, value in reversed(found.items()):
        if letter in letters:
            return letter, value
    return '', None


def _year_of(found):
    letter, year = _last(found, 'yY')
    return year + (2000 if year <= 68 else 1900) if letter == 'y' else year


def _hour_of(found):
    letter, hour = _last(found, 'HI')
    return hour % 12 + (12 if found.get('p') else 0) if letter == 'I' else hour or 0


def _month_of(found):
    letter, month = _last(found, 'mbB')
    return month if letter == 'm' else month + 1 if letter else 1


def _weekday_of(found):
    letter, day = _last(found, 'aAwu')
    return (day - 1) % 7 if letter and letter in 'wu' else day


def _check_weeks(found):
    """The combinations with ISO years and weeks that make no date."""
    year = _year_of(found)
    if 'G' in found:
        if 'j' in found:
            raise ValueError("Day of the year directive '%j' is not compatible with ISO year directive '%G'. "
                             "Use '%Y' instead.")
        if 'V' not in found or not ('A' in found or 'a' in found or 'w' in found or 'u' in found):
            raise ValueError("ISO year directive '%G' must be used with the ISO week directive '%V' and a weekday "
                             "directive ('%A', '%a', '%w', or '%u').")
    elif 'V' in found:
        if year is None or not ('A' in found or 'a' in found or 'w' in found or 'u' in found):
            raise ValueError("ISO week directive '%V' must be used with the ISO year directive '%G' and a weekday "
                             "directive ('%A', '%a', '%w', or '%u').")
        raise ValueError("ISO week directive '%V' is incompatible with the year directive '%Y'. Use the ISO year "
                         "'%G' instead.")


def _warn_of_day(format):
    """Warns of a day without a year, unless one of the last formats was the same."""
    if len(_regex_cache) > 5:
        _regex_cache.clear()
    if format in _regex_cache:
        return
    letters, i = set(), format.find('%')
    while i >= 0:
        i, letter = _directive(format, i + 1)
        letters.add(letter)
        i = format.find('%', i)
    if 'd' in letters and letters.isdisjoint('YyG'):
        from warnings import warn
        warn('Parsing dates involving a day of month without a year specified is ambiguous\nand fails to parse leap day. '
             'The default behavior will change in Python 3.15\nto either always raise an exception or to use a different '
             'default year (TBD).\nTo avoid trouble, add a specific year to the input & format.\n'
             'See https://github.com/python/cpython/issues/70647.', DeprecationWarning)
    _regex_cache[format] = None


def _strptime(data_string, format='%a %b %d %H:%M:%S %Y'):
    """(the nine numbers of a struct_time, zone name and offset), microseconds, microseconds of the offset."""
    from time import _date_of, _days_of
    for index, arg in enumerate((data_string, format)):
        if not isinstance(arg, str):
            raise TypeError(f'strptime() argument {index} must be str, not {type(arg)}')
    items = _parse_format(format)
    _check_once(items)
    _warn_of_day(format)
    result = _match(items, ''.join(map(_folded, data_string)), data_string)
    if result is None:
        raise ValueError(f'time data {data_string!r} does not match format {format!r}')
    end, found = result
    if end != len(data_string):
        raise ValueError(f'unconverted data remains: {data_string[end:]}')
    offset, fraction = _offset_of(found['z']) if 'z' in found else (None, 0)
    _check_weeks(found)
    year = _year_of(found)
    month, day, weekday = _month_of(found), found.get('d', 1), _weekday_of(found)
    julian = found.get('j')
    leap_fix = year is None and month == 2 and day == 29
    if leap_fix:
        year = 1904  # 1900 has no February 29th
    elif year is None:
        year = 1900 if 'U' in found or 'W' in found else found.get('G', 1900)
    if julian is None and weekday is not None and ('U' in found or 'W' in found or 'V' in found):
        julian = _from_week(found, year, weekday, _days_of)
    if julian is None:
        length = 29 if month == 2 and _leap(year) else (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)[month - 1]
        if day > length:
            raise ValueError('day %d must be in range 1..%d for month %d in year %d' % (day, length, month, year))
        julian = _days_of(year, month, day) - _days_of(year, 1, 1) + 1
    else:
        year, month, day, julian = _date_of(_days_of(year, 1, 1) + julian - 1)
    if weekday is None:
        weekday = _week_day(_days_of(year, month, day))
    if leap_fix:
        year = 1900
    zone = found.get('Z')
    return ((year, month, day, _hour_of(found), found.get('M', 0), found.get('S', 0), weekday, julian,
             0 if zone else -1, zone.upper() if zone else None, offset), found.get('f', 0), fraction)


def _strptime_time(data_string, format='%a %b %d %H:%M:%S %Y'):
    """A time.struct_time from text."""
    from time import struct_time
    return struct_time(_strptime(data_string, format)[0])
