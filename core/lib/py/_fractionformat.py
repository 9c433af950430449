"""Fractions in format()."""

from fractions import _round_to


def _specification(spec):
    """(fill, align, sign, no minus zero, alternate, zero pad, width, grouping, precision, fraction grouping, type)"""
    i, fill, align = 0, ' ', ''
    if len(spec) > 1 and spec[1] in '<>=^':
        fill, align, i = spec[0], spec[1], 2
    elif spec[:1] and spec[0] in '<>=^':
        align, i = spec[0], 1

    def take(chars):
        nonlocal i
        if i < len(spec) and spec[i] in chars:
            i += 1
            return spec[i - 1]
        return ''

    def number():
        nonlocal i
        start = i
        while i < len(spec) and spec[i].isdecimal():
            i += 1
        return spec[start:i]
    sign, no_zero, alternate = take('-+ '), bool(take('z')), bool(take('#'))
    zero = i + 1 < len(spec) and spec[i] == '0' and (spec[i + 1].isdecimal() or spec[i + 1] in '_,.eEfFgG%')
    if zero:
        i += 1
    width, grouping = number(), take(',_')
    precision, fraction = None, ''
    if take('.'):
        precision = number()
        fraction = take(',_')
        if not precision and not fraction:
            return None
        precision = int(precision) if precision else None
    kind = take('eEfFgG%')
    if i != len(spec) or not kind and (precision is not None or no_zero) or zero and (align or not kind):
        return None
    return fill, align, sign, no_zero, alternate, zero, int(width or 0), grouping, precision, fraction, kind


def _grouped(digits, mark):
    first = len(digits) % 3
    parts = [digits[:first]] if first else []
    return mark.join(parts + [digits[i:i + 3] for i in range(first, len(digits), 3)])


def _to_figures(n, d, figures):
    """(negative, digits of so many figures, exponent): the number is digits * 10 ** exponent."""
    if n == 0:
        return False, 0, 1 - figures
    size = abs(n)
    lead = len(str(size)) - len(str(d))  # size / d is below 10 ** (lead + 1), and perhaps below 10 ** lead
    if size * 10 ** max(-lead, 0) < d * 10 ** max(lead, 0):
        lead -= 1
    exponent = lead + 1 - figures
    digits = abs(_round_to(n, d, -exponent))
    more = len(str(digits)) > figures  # rounded up to the next power
    return n < 0, digits // 10 if more else digits, exponent + more


def format_fraction(self, spec):
    """What format(fraction, spec) gives."""
    found = _specification(spec)
    if found is None:
        raise ValueError(f'Invalid format specifier {spec!r} for object of type {type(self).__name__!r}')
    fill, align, plus, no_zero, alternate, zero, width, grouping, precision, fraction, kind = found
    n, d = self._numerator, self._denominator
    if kind:
        negative, lead, body = _number(n, d, alternate, grouping, 6 if precision is None else precision, fraction, kind,
                                       no_zero)
        if zero:
            lead = _filled(lead, width - len(body) - (negative or plus in ('+', ' ') and plus != ''), grouping)
        body = lead + body
    else:
        parts = [n] if d == 1 and not alternate else [n, d]
        negative, body = n < 0, '/'.join([_grouped(str(abs(part)), grouping) if grouping else str(abs(part)) for part in parts])
    return _placed('-' if negative else plus if plus in ('+', ' ') else '', body, fill, align or '>', width)


def _filled(lead, room, grouping):
    """The digits in front of the point, with zeros before them."""
    if grouping:
        return _grouped(lead.replace(grouping, '').zfill(room * 3 // 4 + 1), grouping)
    return lead.zfill(room)


def _placed(sign, body, fill, align, width):
    """The whole text, where it has to stand."""
    lacks = max(width - len(sign) - len(body), 0)
    before = {'<': 0, '^': lacks // 2, '=': 0}.get(align, lacks)
    inner = fill * lacks if align == '=' else ''
    return fill * before + sign + inner + body + fill * (lacks - before - len(inner))


def _number(n, d, alternate, grouping, precision, fraction, kind, no_zero):
    """(negative, digits in front of the point, what follows)"""
    if kind in 'fF%':
        exponent = -precision
        units = _round_to(n, d, precision + (2 if kind == '%' else 0))
        negative, digits = n < 0, abs(units)
        if no_zero and not digits:
            negative = False
        scientific, point = False, precision
    else:
        figures = max(precision, 1) if kind in 'gG' else precision + 1
        negative, digits, exponent = _to_figures(n, d, figures)
        scientific = kind in 'eE' or exponent > 0 or exponent + figures <= -4
        point = figures - 1 if scientific else -exponent
        if no_zero and not digits:
            negative = False
    if scientific:
        power = exponent + point
        suffix = f"{'e' if kind in 'eg' else 'E'}{power:+03d}"
    else:
        suffix = '%' if kind == '%' else ''
    text = f'{digits:0{point + 1}d}'
    lead, rest = text[:len(text) - point], text[len(text) - point:]
    if kind in 'gG' and not alternate:
        rest = rest.rstrip('0')
    if grouping:
        lead = _grouped(lead, grouping)
    if fraction:
        rest = fraction.join([rest[i:i + 3] for i in range(0, len(rest), 3)])
    return negative, lead, ('.' if rest or alternate else '') + rest + suffix
