"""Where the data of zones come from: files, the package tzdata, what this library has itself."""

from struct import calcsize, unpack

from . import _tzpath


class ZoneInfoNotFoundError(KeyError):
    """Raised when a zone is not known."""


def data_of(key):
    """(times, indices, kinds, footer) of the zone with that name."""
    path = _tzpath.find_tzfile(key)
    if path is not None:
        with open(path, 'rb') as file:
            return read_file(file)
    file = _tzpath.file_of_package(key)
    if file is not None:
        with file:
            return read_file(file)
    import _zones
    found = None if ' ' in key else _zones.find(key)
    if found is None:
        raise ZoneInfoNotFoundError(f'No time zone found with key {key}')
    return _zone_parts(*found)


# ---- what tools/gen_zones.py packed ----

_DIGITS = {ord(digit): value for value, digit in enumerate('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+-')}
_UNIT = 900


def _number(digits):
    value = 0
    for digit in digits.encode():
        value = value << 6 | _DIGITS[digit]
    return value


def _zone_parts(steps, indices, kinds, footer):
    time, times, at = 0, [], 0
    while at < len(steps):
        if steps[at] == '*':
            end = steps.index('.', at)
            step = _number(steps[at + 1:end])
            time += ~(step >> 1) if step & 1 else step >> 1
            at = end + 1
        else:
            time += _number(steps[at:at + 3]) * _UNIT
            at += 3
        times.append(time)
    parts = [kind.partition('!' if '!' in kind else '_') for kind in kinds.split(',')]
    return times, [_DIGITS[digit] for digit in indices.encode()], [
        (int(seconds), mark == '!', name) for seconds, mark, name in parts], footer.encode()


# ---- TZif, as in RFC 9636 ----

def _head(file):
    """A header's version and its six counts."""
    if file.read(4) != b'TZif':
        raise ValueError('Invalid TZif file: magic not found')
    version = file.read(1)
    version = 1 if version == b'\0' else int(version)
    file.read(15)
    return version, unpack('>6l', file.read(24))


def read_file(file):
    """(times, indices, kinds, footer) in a file."""
    version, (in_utc, standard, leaps, times, kinds, chars) = _head(file)
    width = 'l'
    if version > 1:
        file.seek(times * 5 + kinds * 6 + chars + leaps * 8 + standard + in_utc, 1)
        _, (in_utc, standard, leaps, times, kinds, chars) = _head(file)
        width = 'q'
    form = f'>{times}{width}'
    begins = list(unpack(form, file.read(calcsize(form))))
    indices = list(unpack(f'>{times}B', file.read(times)))
    for index in indices:
        if index >= kinds:
            raise ValueError(f'Invalid transition index found while reading TZif: {index}')
    found = [unpack('>lbb', file.read(6)) for _ in range(kinds)]
    names = file.read(chars)
    found = [(seconds, bool(saves), names[at:names.find(b'\0', at)].decode()) for seconds, saves, at in found]
    footer = b''
    if version > 1:
        file.seek(leaps * 12 + standard + in_utc, 1)
        first = file.read(1)
        assert first == b'\n', first
        footer = file.readline().removesuffix(b'\n')
    return begins, indices, found, footer
