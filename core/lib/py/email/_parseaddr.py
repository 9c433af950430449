"""Addresses and dates as they stand in mail, read leniently."""

_ATOM_ENDS, _PHRASE_ENDS = '()<>@,:;."[] \t\r\n', '()<>@,:;"[] \t\r\n'
_MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec january february march april may june july august september october november december'
_MONTHS, _DAYS = _MONTHS.split(), {'mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'}
_ZONES = {'UT': 0, 'UTC': 0, 'GMT': 0, 'Z': 0, 'AST': -400, 'ADT': -300, 'EST': -500, 'EDT': -400, 'CST': -600, 'CDT': -500}
_ZONES |= {'MST': -700, 'MDT': -600, 'PST': -800, 'PDT': -700}


def quote(str):
    """Text as it stands between double quotes."""
    return str.replace('\\', r'\\').replace('"', r'\"')


class _Reader:
    """Reads addresses from left to right; comments gathers what stands in parentheses."""

    def __init__(self, text):
        self.text, self.at, self.comments = text or '', 0, []

    def all(self):
        found = []
        while self.at < len(self.text):
            found += self.address() or [('', '')]
        return found

    def peek(self):
        return self.text[self.at : self.at + 1]

    def until(self, ends):
        start = self.at
        while self.at < len(self.text) and self.text[self.at] not in ends:
            self.at += 1
        return self.text[start : self.at]

    def skip(self):
        """Go behind blanks, which it gives, and comments."""
        blanks = []
        while True:
            sign = self.peek()
            if sign == '(':
                self.comments.append(self.comment())
            elif sign and sign in ' \t\r\n':
                blanks.append(sign)
                self.at += 1
            else:
                return ''.join(blanks)

    def delimited(self, ends):
        """What is behind the sign here, to one of ends."""
        parts = []
        self.at += 1
        while sign := self.peek():
            self.at += 1
            if sign in ends:
                break
            if sign == '\\':
                sign = self.peek()
                self.at += 1
            parts.append(sign)
        return ''.join(parts)

    def comment(self):
        """What is in parentheses, and in those in them."""
        parts, depth = [], 0
        while sign := self.peek():
            self.at += 1
            if sign == '(':
                depth += 1
            elif sign in ')\r':
                depth -= 1
                if not depth:
                    break
            elif sign == '\\':
                parts.append(self.peek())
                self.at += 1
            else:
                parts.append(sign)
        return ''.join(parts)

    def phrase(self):
        words = []
        while sign := self.peek():
            if sign in ' \t\r\n':
                self.at += 1
            elif sign == '"':
                words.append(self.delimited('"\r'))
            elif sign == '(':
                self.comments.append(self.comment())
            elif sign in _PHRASE_ENDS:
                break
            else:
                words.append(self.until(_PHRASE_ENDS))
        return words

    def address(self):
        """[(name, address)], of all members of a group."""
        self.comments = []
        self.skip()
        start, before = self.at, self.comments.copy()
        words = self.phrase()
        self.skip()
        sign, found = self.peek(), []
        if sign and sign in '.@':
            # What looked like a phrase is the beginning of an address.
            self.at, self.comments = start, before
            spec = self.spec()
            found = [(' '.join(self.comments), spec)]
        elif sign == ':':
            self.at += 1
            while self.at < len(self.text):
                self.skip()
                if self.peek() == ';':
                    self.at += 1
                    break
                found += self.address()
        elif sign == '<':
            spec = self.route()
            name = ' '.join(words)
            found = [(f'{name} ({" ".join(self.comments)})' if self.comments else name, spec)]
        elif words:
            found = [(' '.join(self.comments), words[0])]
        elif sign and sign in _ATOM_ENDS:
            self.at += 1
        self.skip()
        if self.peek() == ',':
            self.at += 1
        return found

    def route(self):
        """The address between < and >."""
        self.at += 1
        self.skip()
        spec = ''
        while sign := self.peek():
            if sign == '>':
                self.at += 1
                break
            if sign in '@:':
                self.at += 1
                if sign == '@':
                    self.skip()
                    self.domain()
            else:
                spec = self.spec()
                self.at += 1
                break
            self.skip()
        return spec

    def spec(self):
        parts = []
        self.skip()
        while sign := self.peek():
            keep = True
            if sign == '.':
                if parts and not parts[-1].strip():
                    parts.pop()
                parts.append('.')
                self.at += 1
                keep = False
            elif sign == '"':
                parts.append(f'"{quote(self.delimited(chr(34) + chr(13)))}"')
            elif sign in _ATOM_ENDS:
                if parts and not parts[-1].strip():
                    parts.pop()
                break
            else:
                parts.append(self.until(_ATOM_ENDS))
            blanks = self.skip()
            if keep and blanks:
                parts.append(blanks)
        if self.peek() != '@':
            return ''.join(parts)
        self.at += 1
        self.skip()
        domain = self.domain()
        return f'{"".join(parts)}@{domain}' if domain else ''

    def domain(self):
        parts = []
        while sign := self.peek():
            if sign in ' \t\r\n':
                self.at += 1
            elif sign == '(':
                self.comments.append(self.comment())
            elif sign == '[':
                parts.append(f'[{self.delimited("]" + chr(13))}]')
            elif sign == '.':
                parts.append(sign)
                self.at += 1
            elif sign == '@':
                return ''
            elif sign in _ATOM_ENDS:
                break
            else:
                parts.append(self.until(_ATOM_ENDS))
        return ''.join(parts)


class AddressList:
    """The addresses of a header, as addresslist."""

    def __init__(self, field):
        self.field, self.addresslist = field, _Reader(field).all() if field else []

    def __len__(self):
        return len(self.addresslist)


def _date_words(text):
    """[day, month, year, time, zone] as they are written, or None."""
    words = text.split()
    if not words:
        return None
    if words[0].endswith(',') or words[0].lower() in _DAYS:
        del words[0]
    else:
        words[0] = words[0][words[0].rfind(',') + 1 :]
    if len(words) == 3 and words[0].count('-') == 2:
        words[:1] = words[0].split('-')
    if len(words) == 4:
        last = words[3]
        at = last.find('+') if '+' in last else last.find('-')
        words[3:] = [last[:at], last[at:]] if at > 0 else [last, '']
    return words[:5] if len(words) >= 5 else None


def _clock(text):
    """[hours, minutes, seconds], or None."""
    parts = text.removesuffix(',').split(':')
    if len(parts) == 1 and '.' in parts[0]:
        parts = parts[0].split('.')
    if len(parts) == 2:
        parts.append('0')
    try:
        return [int(part) for part in parts] if len(parts) == 3 else None
    except ValueError:
        return None


def _zone(text):
    """Seconds east of Greenwich, or None."""
    offset = _ZONES.get(text.upper())
    if offset is None:
        try:
            offset = int(text)
        except ValueError:
            return None
        if offset == 0 and text.startswith('-'):
            return None
    sign = -1 if offset < 0 else 1
    hours, minutes = divmod(abs(offset), 100)
    return sign * (hours * 3600 + minutes * 60)


def _parsedate_tz(data):
    words = _date_words(data) if data else None
    if words is None or not all(words[:3]):
        return None
    day, month, year, clock, zone = words
    if month.lower() not in _MONTHS:
        day, month = month, day
    if month.lower() not in _MONTHS:
        return None
    day = day.removesuffix(',')
    if year.find(':') > 0:
        year, clock = clock, year
    year = year.removesuffix(',')
    if not year:
        return None
    if not year[0].isdigit():
        year, zone = zone, year
    clock = _clock(clock)
    try:
        year, day = int(year), int(day)
    except ValueError:
        return None
    if clock is None:
        return None
    if 0 <= year < 100 or year < 0:
        year += 1900 if year > 68 else 2000
    return [year, _MONTHS.index(month.lower()) % 12 + 1, day, *clock, 0, 1, -1, _zone(zone)]


def parsedate_tz(data):
    """A date as time's tuples have it, and seconds east of Greenwich; None if it is none."""
    found = _parsedate_tz(data)
    return found and (*found[:9], found[9] or 0)


def parsedate(data):
    found = _parsedate_tz(data)
    return found and tuple(found[:9])


def mktime_tz(data):
    """Seconds since 1970 of what parsedate_tz() gives."""
    if data[9] is None:
        import time

        return time.mktime(data[:8] + (-1,))
    from calendar import timegm

    return timegm(data) - data[9]
