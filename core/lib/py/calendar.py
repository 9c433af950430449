"""Calendars as text, and what day is when."""

import datetime
from enum import IntEnum, global_enum
from itertools import cycle, repeat

__all__ = ['IllegalMonthError', 'IllegalWeekdayError', 'setfirstweekday', 'firstweekday', 'isleap', 'leapdays',
           'weekday', 'monthrange', 'monthcalendar', 'prmonth', 'month', 'prcal', 'calendar', 'timegm', 'month_name',
           'month_abbr', 'day_name', 'day_abbr', 'Calendar', 'TextCalendar', 'HTMLCalendar', 'LocaleTextCalendar',
           'LocaleHTMLCalendar', 'weekheader', 'Day', 'Month', 'JANUARY', 'FEBRUARY', 'MARCH', 'APRIL', 'MAY', 'JUNE',
           'JULY', 'AUGUST', 'SEPTEMBER', 'OCTOBER', 'NOVEMBER', 'DECEMBER', 'MONDAY', 'TUESDAY', 'WEDNESDAY',
           'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']


class IllegalMonthError(ValueError, IndexError):
    """A month that is none."""

    def __init__(self, month):
        self.month = month

    def __str__(self):
        return f'bad month number {self.month!r}; must be 1-12'


class IllegalWeekdayError(ValueError):
    """A day of the week that is none."""

    def __init__(self, weekday):
        self.weekday = weekday

    def __str__(self):
        return f'bad weekday number {self.weekday!r}; must be 0 (Monday) to 6 (Sunday)'


_MONTHS = ['', 'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October',
           'November', 'December']
_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
Month = global_enum(IntEnum('Month', [name.upper() for name in _MONTHS[1:]], module=__name__))
global MONDAY, SUNDAY  # global_enum binds all days
Day = global_enum(IntEnum('Day', [(name.upper(), i) for i, name in enumerate(_DAYS)], module=__name__))
month_name = _MONTHS
month_abbr = [name[:3] for name in _MONTHS]
day_name = _DAYS
day_abbr = [name[:3] for name in _DAYS]
mdays = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
EPOCH = 1970


def isleap(year):
    """Whether a year has 366 days."""
    return not year % (4 if year % 100 else 400)


def leapdays(y1, y2):
    """How many leap years there are from y1 up to y2."""
    before = [y // 4 - y // 100 + y // 400 for y in (y1 - 1, y2 - 1)]
    return before[1] - before[0]


def weekday(year, month, day):
    """The day of the week."""
    known = datetime.MINYEAR <= year <= datetime.MAXYEAR
    date = datetime.date(year if known else 2000 + year % 400, month, day)  # 400 years are whole weeks
    return Day(date.weekday())


def _validate_month(month):
    if month < 1 or month > 12:
        raise IllegalMonthError(month)


def _monthlen(year, month):
    return mdays[month] + (month == 2 and isleap(year))


def monthrange(year, month):
    """(the day of the week of the first, how many days)"""
    _validate_month(month)
    return weekday(year, month, 1), _monthlen(year, month)


def _around(year, month, step):
    month += step
    return (year - 1, 12) if month < 1 else (year + 1, 1) if month > 12 else (year, month)


class Calendar:
    """The days of months by weeks that begin with firstweekday."""

    def setfirstweekday(self, firstweekday):
        self._first = firstweekday

    def getfirstweekday(self):
        return self._first % 7

    firstweekday = property(getfirstweekday, setfirstweekday)

    def __init__(self, firstweekday=0):
        self.firstweekday = firstweekday

    def iterweekdays(self):
        """The numbers of the days of a week."""
        first = self.firstweekday
        yield from range(first, 7)
        yield from range(first)

    def itermonthdates(self, year, month):
        """All days of the weeks of a month, as dates."""
        for day in self.itermonthdays3(year, month):
            yield datetime.date(*day)

    def itermonthdays(self, year, month):
        """Their numbers; 0 for days of other months."""
        first, days = monthrange(year, month)
        before = (first - self.firstweekday) % 7
        yield from repeat(0, before)
        yield from range(1, days + 1)
        yield from repeat(0, (self.firstweekday - first - days) % 7)

    def itermonthdays2(self, year, month):
        """(number, day of the week) pairs."""
        yield from zip(self.itermonthdays(year, month), cycle(self.iterweekdays()))

    def itermonthdays3(self, year, month):
        """(year, month, day)"""
        first, days = monthrange(year, month)
        before, after = (first - self.firstweekday) % 7, (self.firstweekday - first - days) % 7
        last, next_one = _around(year, month, -1), _around(year, month, 1)
        end = _monthlen(*last) + 1
        parts = (last, range(end - before, end)), ((year, month), range(1, days + 1)), (next_one, range(1, after + 1))
        for of, numbers in parts:
            for d in numbers:
                yield *of, d

    def itermonthdays4(self, year, month):
        """(year, month, day, day of the week)"""
        for day, name in zip(self.itermonthdays3(year, month), cycle(self.iterweekdays())):
            yield *day, name

    def _weeks(self, days):
        days = list(days)
        return [days[i:i + 7] for i in range(0, len(days), 7)]

    def monthdatescalendar(self, year, month):
        """The weeks of a month as lists of dates."""
        return self._weeks(self.itermonthdates(year, month))

    def monthdays2calendar(self, year, month):
        """The same with (number, day of the week) pairs."""
        return self._weeks(self.itermonthdays2(year, month))

    def monthdayscalendar(self, year, month):
        """The same with numbers."""
        return self._weeks(self.itermonthdays(year, month))

    def _year(self, method, year, width):
        months = [method(year, m) for m in range(1, 13)]
        return [months[i:i + width] for i in range(0, 12, width)]

    def yeardatescalendar(self, year, width=3):
        """Rows of months."""
        return self._year(self.monthdatescalendar, year, width)

    def yeardays2calendar(self, year, width=3):
        """The same with (number, day of the week) pairs."""
        return self._year(self.monthdays2calendar, year, width)

    def yeardayscalendar(self, year, width=3):
        """The same with numbers."""
        return self._year(self.monthdayscalendar, year, width)


class TextCalendar(Calendar):
    """Calendars as plain text."""

    def prweek(self, theweek, width):
        """Print a week."""
        text = self.formatweek(theweek, width)
        print(text, end='')

    def formatday(self, day, weekday, width):
        """A day."""
        return ('' if day == 0 else f'{day:2}').center(width)

    def formatweek(self, theweek, width):
        """A week in one line."""
        return ' '.join([self.formatday(d, wd, width) for d, wd in theweek])

    def formatweekday(self, day, width):
        """A day's name."""
        return (day_name if width >= 9 else day_abbr)[day][:width].center(width)

    def formatweekheader(self, width):
        """The names of the days."""
        return ' '.join([self.formatweekday(i, width) for i in self.iterweekdays()])

    def formatmonthname(self, theyear, themonth, width, withyear=True):
        """A month's name."""
        _validate_month(themonth)
        name = month_name[themonth]
        return (f'{name} {theyear!r}' if withyear else name).center(width)

    def prmonth(self, theyear, themonth, w=0, l=0):
        """Print a month."""
        text = self.formatmonth(theyear, themonth, w, l)
        print(text, end='')

    def formatmonth(self, theyear, themonth, w=0, l=0):
        """A month."""
        w, l = max(2, w), max(1, l)
        lines = [self.formatmonthname(theyear, themonth, 7 * (w + 1) - 1).rstrip(), self.formatweekheader(w).rstrip()]
        lines += [self.formatweek(week, w).rstrip() for week in self.monthdays2calendar(theyear, themonth)]
        return ''.join([line + '\n' * l for line in lines])

    def formatyear(self, theyear, w=2, l=1, c=6, m=3):
        """A year."""
        w, l, c = max(2, w), max(1, l), max(2, c)
        width = (w + 1) * 7 - 1
        out = [repr(theyear).center(width * m + c * (m - 1)).rstrip(), '\n' * l]
        header = self.formatweekheader(w)
        for i, row in enumerate(self.yeardays2calendar(theyear, m)):
            months = range(m * i + 1, min(m * (i + 1) + 1, 13))
            out.append('\n' * l)
            names = [self.formatmonthname(theyear, k, width, False) for k in months]
            out += [formatstring(names, width, c).rstrip(), '\n' * l]
            out += [formatstring([header] * len(names), width, c).rstrip(), '\n' * l]
            for j in range(max([len(month) for month in row])):
                weeks = ['' if j >= len(month) else self.formatweek(month[j], w) for month in row]
                out += [formatstring(weeks, width, c).rstrip(), '\n' * l]
        return ''.join(out)

    def pryear(self, theyear, w=0, l=0, c=6, m=3):
        """Print a year."""
        text = self.formatyear(theyear, w, l, c, m)
        print(text, end='')


class HTMLCalendar(Calendar):
    """Calendars as HTML."""
    cssclasses = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
    cssclasses_weekday_head = cssclasses
    cssclass_noday = 'noday'
    cssclass_month_head = cssclass_month = 'month'
    cssclass_year = cssclass_year_head = 'year'

    def formatday(self, day, weekday):
        """A day."""
        if day == 0:
            return f'<td class="{self.cssclass_noday}">&nbsp;</td>'
        return f'<td class="{self.cssclasses[weekday]}">{day}</td>'

    def formatweek(self, theweek):
        """A week."""
        return f"<tr>{''.join([self.formatday(d, wd) for d, wd in theweek])}</tr>"

    def formatweekday(self, day):
        """A day's name."""
        return f'<th class="{self.cssclasses_weekday_head[day]}">{day_abbr[day]}</th>'

    def formatweekheader(self):
        """The names of the days."""
        return f"<tr>{''.join([self.formatweekday(i) for i in self.iterweekdays()])}</tr>"

    def formatmonthname(self, theyear, themonth, withyear=True):
        """A month's name."""
        _validate_month(themonth)
        name = f'{month_name[themonth]} {theyear}' if withyear else month_name[themonth]
        return f'<tr><th colspan="7" class="{self.cssclass_month_head}">{name}</th></tr>'

    def formatmonth(self, theyear, themonth, withyear=True):
        """A month."""
        lines = [f'<table border="0" cellpadding="0" cellspacing="0" class="{self.cssclass_month}">',
                 self.formatmonthname(theyear, themonth, withyear), self.formatweekheader()]
        lines += [self.formatweek(week) for week in self.monthdays2calendar(theyear, themonth)]
        return '\n'.join([*lines, '</table>', ''])

    def formatyear(self, theyear, width=3):
        """A year."""
        width = max(width, 1)
        out = [f'<table border="0" cellpadding="0" cellspacing="0" class="{self.cssclass_year}">\n'
               f'<tr><th colspan="{width}" class="{self.cssclass_year_head}">{theyear}</th></tr>']
        for i in range(1, 13, width):
            cells = [f'<td>{self.formatmonth(theyear, m, False)}</td>' for m in range(i, min(i + width, 13))]
            out.append(f"<tr>{''.join(cells)}</tr>")
        return ''.join([*out, '</table>'])

    def formatyearpage(self, theyear, width=3, css='calendar.css', encoding=None):
        """A year as a page of its own, in bytes."""
        encoding = encoding or 'utf-8'
        style = f'<link rel="stylesheet" type="text/css" href="{css}" />\n' if css is not None else ''
        page = (f'<?xml version="1.0" encoding="{encoding}"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" '
                '"http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">\n<html>\n<head>\n'
                f'<meta http-equiv="Content-Type" content="text/html; charset={encoding}" />\n{style}'
                f'<title>Calendar for {theyear}</title>\n</head>\n<body>\n{self.formatyear(theyear, width)}</body>\n</html>\n')
        return page.encode(encoding, 'xmlcharrefreplace')


# ---- names as other places have them ----

class different_locale:
    def __init__(self, locale):
        self.locale, self.oldlocale = locale, None

    def __enter__(self):
        self.oldlocale = _time_locale()
        _time_locale(self.locale)

    def __exit__(self, *args):
        _time_locale(self.oldlocale)


def _time_locale(name=None):
    from locale import LC_TIME, setlocale

    return setlocale(LC_TIME, name)


def _spoken_in(name, told, *what):
    with different_locale(name):
        return told(*what)


def _user_locale():
    name = _time_locale()
    if name != 'C':
        return name
    with different_locale(''):
        return _time_locale()


class LocaleTextCalendar(TextCalendar):
    """A calendar as text, with names from a locale: the user's, if none is given."""

    def __init__(self, firstweekday=0, locale=None):
        super().__init__(firstweekday)
        self.locale = _user_locale() if locale is None else locale

    def formatweekday(self, day, width):
        """A day's name."""
        return _spoken_in(self.locale, super().formatweekday, day, width)

    def formatmonthname(self, theyear, themonth, width, withyear=True):
        """A month's name."""
        return _spoken_in(self.locale, super().formatmonthname, theyear, themonth, width, withyear)


class LocaleHTMLCalendar(HTMLCalendar):
    """A calendar as HTML, with names from a locale: the user's, if none is given."""

    def __init__(self, firstweekday=0, locale=None):
        super().__init__(firstweekday)
        self.locale = _user_locale() if locale is None else locale

    def formatweekday(self, day):
        """A day's name."""
        return _spoken_in(self.locale, super().formatweekday, day)

    def formatmonthname(self, theyear, themonth, withyear=True):
        """A month's name."""
        return _spoken_in(self.locale, super().formatmonthname, theyear, themonth, withyear)


def format(cols, colwidth=20, spacing=6):
    """Print columns side by side."""
    print(formatstring(cols, colwidth, spacing))


def formatstring(cols, colwidth=20, spacing=6):
    """Columns side by side."""
    return (' ' * spacing).join([c.center(colwidth) for c in cols])


c = TextCalendar()
firstweekday, monthcalendar = c.getfirstweekday, c.monthdayscalendar
week, month, calendar, weekheader = c.formatweek, c.formatmonth, c.formatyear, c.formatweekheader
prweek, prmonth, prcal = c.prweek, c.prmonth, c.pryear


def setfirstweekday(firstweekday):
    """Set the day with which weeks begin, for the functions of this module."""
    if MONDAY <= firstweekday <= SUNDAY:
        c.firstweekday = firstweekday
    else:
        raise IllegalWeekdayError(firstweekday)


def timegm(tuple):
    """Seconds since 1970 of a time tuple in UTC."""
    year, month, day, hour, minute, second = tuple[:6]
    days = datetime.date(year, month, 1).toordinal() - datetime.date(EPOCH, 1, 1).toordinal() + day - 1
    return ((days * 24 + hour) * 60 + minute) * 60 + second


def main(args=None):
    """What -m does with words."""
    from _mains import run
    run('calendar', args)
