"""No zones. Written for these tests."""
TZPATH = ()


class ZoneInfoNotFoundError(KeyError):
    pass


class ZoneInfo:
    def __init__(self, key):
        raise ZoneInfoNotFoundError(key)


def reset_tzpath(to=None):
    pass


def available_timezones():
    return set()


class InvalidTZPathWarning(RuntimeWarning):
    pass
