"""Nothing is marshalled: names that packages import. Written for these tests."""


def dumps(value, version=4):
    raise ValueError('nothing is marshalled here')


dump = load = loads = dumps
