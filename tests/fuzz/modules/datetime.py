# Random texts read as dates and times, and what is reckoned with and written of them.
from datetime import *

DIRECTIVES = ('%Y', '%m', '%d', '%H', '%M', '%S', '%f', '%j', '%y', '%b', '%B', '%a', '%A', '%I', '%p', '%z', '%Z', '%U', '%W', '%w', '%G', '%V', '%u', '%%', '%:z', '%x', '%X', '%c', '%C', '%D', '%F', '%T', '%e', '%q', '%')
ALPHABET = '0123456789-:.+,TtzZW /é\u0660 '


def two(most):
    return '%02d' % (rnd(most) if rnd(20) else rnd(100))


def date_text():
    year = pick(('2024', '1999', '0001', '9999', '2000', '1900', '%04d' % rnd(10000)))
    k = rnd(8)
    if k < 4:
        return year + '-' + two(13) + '-' + two(32)
    if k < 5:
        return year + two(13) + two(32)
    if k < 7:
        return year + pick(('-W', 'W')) + two(54) + pick(('', '-%d' % rnd(9), str(rnd(9))))
    return year + '-%03d' % rnd(400)


def time_text():
    text = two(25)
    colon = pick((':', ':', ''))
    for most in (60, 61):
        if rnd(5):
            text += colon + two(most)
    if rnd(3) == 0:
        text += pick('.,') + ''.join([pick('0123456789') for _ in range(1 + rnd(9))])
    if rnd(3) == 0:
        text += pick(('Z', 'z', '+00:00', '-05:30', '+0530', '+05', '-00:00:01', '+23:59:59.999999', '+24:00', '-1'))
    return text


def moment():
    zone = pick((None, None, timezone.utc, timezone(timedelta(hours=rnd(47) - 23, minutes=rnd(60))), timezone(timedelta(seconds=-rnd(86399)), 'X')))
    return datetime(1 + rnd(9999), 1 + rnd(12), 1 + rnd(28), rnd(24), rnd(60), rnd(60), pick((0, rnd(1000000))), zone, fold=rnd(2))


def span():
    return timedelta(pick((0, rnd(100) - 50, rnd(10 ** 9))), rnd(100000) - 50000, rnd(2000000) - 1000000, pick((0, 0.5, 1e-3)), pick((0, 1.5)))


def written(t):
    form = ''.join([pick(DIRECTIVES[:27]) + pick((' ', '-', '', 'é')) for _ in range(1 + rnd(4))])
    k = rnd(8)
    if k == 0:
        return form, tried(t.strftime, form)
    if k == 1:
        return t.isoformat(pick(' T_é'), pick(('auto', 'hours', 'minutes', 'seconds', 'milliseconds', 'microseconds')))
    if k == 2:
        return repr(t), str(t), t.ctime(), t.timetuple(), t.isocalendar()
    if k == 3:
        return tried(t.utctimetuple), t.utcoffset(), t.tzname(), hash(t) == hash(t.replace(fold=0)), tried(t.astimezone, timezone.utc)
    if k == 4:
        return t.date().replace(day=1).isoformat(), t.timetz(), t.time(), t.toordinal(), t.weekday()
    if k == 5:
        names = {pick(('year', 'month', 'day', 'hour', 'minute', 'second', 'microsecond', 'fold')): rnd(70) for _ in range(2)}
        return names, tried(t.replace, **names)
    if k == 6 and t.tzinfo:
        return tried(t.timestamp)
    return tried(date.fromisocalendar, rnd(10001), rnd(55), rnd(9))


def reckoned(t):
    other, by = moment(), span()
    k = rnd(6)
    if k == 0:
        return tried(lambda: t + by), tried(lambda: t - by)
    if k == 1:
        return tried(lambda: t - other), tried(lambda: t < other), t == other
    if k == 2:
        n = pick((0, 1, -3, 7, 1000))
        return tried(lambda: (by // n, by % timedelta(seconds=n))), tried(lambda: by / n), tried(lambda: divmod(by, timedelta(1, n)))
    if k == 3:
        f = pick((0.1, 1.5, -2.25, 1e-7, float('nan'), 1e300))
        return tried(lambda: by * f), tried(lambda: by / f)
    if k == 4:
        return repr(by), str(by), by.total_seconds(), abs(by), -by, by.days, by.seconds
    return tried(datetime.fromtimestamp, rnd(10 ** 10) - 10 ** 9 + rnd(1000) / 1000, timezone.utc)


def once(number):
    k = rnd(10)
    if k < 5:
        text = mutated(pick((date_text(), time_text(), date_text() + pick('T T_') + time_text())), ALPHABET)
        return number, text, tried(datetime.fromisoformat, text), tried(date.fromisoformat, text), tried(time.fromisoformat, text)
    t = moment()
    if k < 7:
        form = pick((' ', '-', '/', ':')).join({pick(DIRECTIVES[:22]): 1 for _ in range(1 + rnd(4))})
        text = mutated(t.strftime(form), ALPHABET) if rnd(9) else ''
        form = mutated(form, ' x1/:') if rnd(9) == 0 else form
        letters = [part[0] for part in form.split('%')[1:] if part]
        if len(set(letters)) < len(letters) or len(letters) > 1 and set(letters) & set('cxXDFT'):  # its regular expression has a group twice then
            return number
        return number, text, form, tried(datetime.strptime, text, form)
    if k < 9:
        return number, repr(t), written(t)
    return number, repr(t), reckoned(t)
