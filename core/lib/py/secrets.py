"""Random numbers for secrets, of the host's randomness."""

__all__ = ['choice', 'randbelow', 'randbits', 'SystemRandom', 'token_bytes', 'token_hex', 'token_urlsafe',
           'compare_digest']

from random import SystemRandom
from hmac import compare_digest

_source = SystemRandom()
choice, randbits = _source.choice, _source.getrandbits
DEFAULT_ENTROPY = 32


def randbelow(exclusive_upper_bound):
    """An int in [0, n)."""
    if exclusive_upper_bound <= 0:
        raise ValueError('Upper bound must be positive.')
    return _source._randbelow(exclusive_upper_bound)


def token_bytes(nbytes=None):
    """Random bytes."""
    return _source.randbytes(DEFAULT_ENTROPY if nbytes is None else nbytes)


def token_hex(nbytes=None):
    """Random bytes in hexadecimal digits."""
    return token_bytes(nbytes).hex()


def token_urlsafe(nbytes=None):
    """Random bytes as text for URLs."""
    from base64 import urlsafe_b64encode
    return urlsafe_b64encode(token_bytes(nbytes)).rstrip(b'=').decode('ascii')
