"""Sizes of types, and names that packages without native code ask for. Written for these tests."""


class c_long:
    pass


class c_int(c_long):
    pass


class c_char_p(c_long):
    pass


class Structure:
    pass


def sizeof(kind):
    return 8


class CDLL:
    def __init__(self, name, *args, **kwargs):
        raise OSError('no libraries')
