"""No debugger. Written for these tests."""


class Pdb:
    def __init__(self, *args, **kwargs):
        pass


def set_trace(*args, **kwargs):
    raise NotImplementedError('pdb.set_trace')
