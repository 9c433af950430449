"""No tokens: only what CPython's tokenize needs to be imported. Written for these tests."""


class TokenizerIter:
    def __init__(self, *args, **kwargs):
        raise NotImplementedError('tokenize')
