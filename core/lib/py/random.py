"""Random numbers: CPython's sequences for each seed. Without a seed they begin where the session's seed says."""

from bisect import bisect as _bisect
from itertools import accumulate as _accumulate
from math import acos as _acos, ceil as _ceil, cos as _cos, e as _e, exp as _exp, fabs as _fabs, floor as _floor, \
    isfinite as _isfinite, lgamma as _lgamma, log as _log, log2 as _log2, pi as _pi, sin as _sin, sqrt as _sqrt
from _hn import (_hash_digest, _hash_new, _hash_update, _index, _mt_below, _mt_bits, _mt_get, _mt_new, _mt_random,
                 _mt_set, _seed_of_session, _type_made)

__all__ = ['Random', 'SystemRandom', 'betavariate', 'binomialvariate', 'choice', 'choices', 'expovariate',
           'gammavariate', 'gauss', 'getrandbits', 'getstate', 'lognormvariate', 'normalvariate', 'paretovariate',
           'randbytes', 'randint', 'random', 'randrange', 'sample', 'seed', 'setstate', 'shuffle', 'triangular',
           'uniform', 'vonmisesvariate', 'weibullvariate']

BPF, RECIP_BPF = 53, 2 ** -53
TWOPI, LOG4 = 2.0 * _pi, _log(4.0)
SG_MAGICCONST = 1.0 + _log(4.5)
NV_MAGICCONST = 4 * _exp(-0.5) / _sqrt(2.0)
_fresh = [0]


def _unseeded():
    """A key for a generator that nobody seeded: another one each time."""
    _fresh[0] += 1
    return _seed_of_session() + (_fresh[0] << 128)


def _word(value):
    if not isinstance(value, int):
        raise TypeError('an integer is required')
    if value < 0:
        raise OverflowError("can't convert negative value to unsigned int")
    if value >> 64:
        raise OverflowError('Python int too large to convert to C unsigned long')
    return value


class _Twister:
    """The source of bits."""
    __slots__ = ('_mt', '__dict__')

    def __new__(cls, /, *args, **kwargs):
        self = super().__new__(cls)
        self._mt = _mt_new(0)
        return self

    def seed(self, a=None):
        if a is None:
            a = _unseeded()
        elif not isinstance(a, int):
            a = hash(a) % (1 << 64)
        self._mt = _mt_new(_index(a))

    def random(self):
        """A float in [0.0, 1.0)."""
        return _mt_random(self._mt)

    def getrandbits(self, k, /):
        """An int of k random bits."""
        k = _index(k)
        if k >> 64 > 0:
            raise OverflowError('Python int too large for C uint64_t')
        return _mt_bits(self._mt, k)

    def getstate(self):
        return _mt_get(self._mt)

    def setstate(self, state):
        if not isinstance(state, tuple):
            raise TypeError('state vector must be a tuple')
        if len(state) != 625:
            raise ValueError('state vector is the wrong size')
        words = [_word(word) % (1 << 32) for word in state[:624]]
        at = _index(state[624])
        if not -(1 << 63) <= at < 1 << 63:
            raise OverflowError('Python int too large to convert to C long')
        made = _mt_set((*words, at))
        if made is None:
            raise ValueError('invalid state')
        self._mt = made


_Twister.__name__ = _Twister.__qualname__ = 'Random'
_Twister.__module__ = '_random'
_type_made(_Twister, True)


# ---- what is drawn until it fits ----

def _fisher(random, r):
    """The cosine of an angle of von Mises' distribution, before it is turned."""
    drawn = fits = None
    while not fits:
        drawn = _cos(_pi * random())
        d, u = drawn / (r + drawn), random()
        fits = u < 1.0 - d * d or u <= (1.0 - d) * _exp(d)
    return drawn


def _cheng(random, alpha):
    """Of the gamma distribution, for an alpha above 1."""
    a = _sqrt(2.0 * alpha - 1.0)
    while True:
        first = random()
        if 1e-7 < first < 0.9999999:
            z = first * first * (1.0 - random())
            v = _log(first / (1.0 - first)) / a
            x = alpha * _exp(v)
            r = alpha - LOG4 + (alpha + a) * v - x
            if r + SG_MAGICCONST - 4.5 * z >= 0.0 or r >= _log(z):
                return x


def _ahrens(random, alpha):
    """The same for one below 1."""
    b = (_e + alpha) / _e
    while True:
        p = b * random()
        if p > 1.0:
            x = -_log((b - p) / alpha)
            most = x ** (alpha - 1.0)
        else:
            x = p ** (1.0 / alpha)
            most = _exp(-x)
        if random() <= most:
            return x


class Random(_Twister):
    """A generator of random numbers with a state of its own."""
    VERSION = 3

    def __init__(self, x=None):
        self.gauss_next = None
        self.seed(x)

    def __init_subclass__(cls, /, **kwargs):
        for c in cls.__mro__:
            names = c.__dict__
            if '_randbelow' in names:
                break
            if 'getrandbits' in names:
                cls._randbelow = cls._randbelow_with_getrandbits
                break
            if 'random' in names:
                cls._randbelow = cls._randbelow_without_getrandbits
                break

    def seed(self, a=None, version=2):
        """Begin anew: from an int, float, str, bytes or bytearray, or from the session's seed."""
        if version == 1 and isinstance(a, (str, bytes)):
            text = a.decode('latin-1') if isinstance(a, bytes) else a
            x = ord(text[0]) << 7 if text else 0
            for c in map(ord, text):
                x = 1000003 * x & 0xFFFFFFFFFFFFFFFF ^ c
            x ^= len(text)
            a = -2 if x == -1 else x
        elif version == 2 and isinstance(a, (str, bytes, bytearray)):
            data = a.encode() if isinstance(a, str) else bytes(a)
            state = _hash_new(5, b'', False)
            _hash_update(state, data)
            a = int.from_bytes(data + _hash_digest(state, 64))
        elif not (a is None or isinstance(a, (int, float, str, bytes, bytearray))):
            raise TypeError('The only supported seed types are:\nNone, int, float, str, bytes, and bytearray.')
        self.gauss_next = None
        super().seed(a)

    def setstate(self, state):
        """Go on from where getstate() was called."""
        version = state[0]
        if version not in (2, 3):
            raise ValueError(f'state with version {version} passed to Random.setstate() of version {self.VERSION}')
        version, internal, self.gauss_next = state
        if version == 2:
            try:
                internal = tuple([word % (2 ** 32) for word in internal])
            except ValueError as e:
                raise TypeError from e
        super().setstate(internal)

    def getstate(self):
        """What setstate() takes to go on from here."""
        words = super().getstate()
        return self.VERSION, words, self.gauss_next

    def __reduce__(self):
        return type(self), (), self.getstate()

    def __setstate__(self, state):
        self.setstate(state)

    def __getstate__(self):
        return self.getstate()

    # ---- ints ----

    def _randbelow_with_getrandbits(self, n):
        if type(self) is Random and 0 < n <= 0xFFFFFFFF:
            return _mt_below(self._mt, n)
        bits = n.bit_length()
        r = self.getrandbits(bits)
        while r >= n:
            r = self.getrandbits(bits)
        return r

    def _randbelow_without_getrandbits(self, n, maxsize=1 << BPF):
        random = self.random
        if n >= maxsize:
            from warnings import warn
            warn('Underlying random() generator does not supply \n'
                 'enough bits to choose from a population range this large.\n'
                 'To remove the range limitation, add a getrandbits() method.')
            return _floor(random() * n)
        fair = (maxsize - maxsize % n) / maxsize
        while True:
            drawn = random()
            if drawn < fair:
                return _floor(drawn * maxsize) % n

    _randbelow = _randbelow_with_getrandbits

    def randbytes(self, n):
        """n random bytes."""
        drawn = self.getrandbits(8 * n)
        return drawn.to_bytes(n, 'little')

    def randrange(self, start, stop=None, step=1):
        """An item of range(start, stop, step)."""
        first = _index(start)
        if stop is None:
            if step != 1 or type(step) is not int:
                raise TypeError('Missing a non-None stop argument')
            if first > 0:
                return self._randbelow(first)
            raise ValueError('empty range for randrange()')
        last = _index(stop)
        width = last - first
        by = _index(step)
        if by == 1:
            if width > 0:
                return first + self._randbelow(width)
            raise ValueError(f'empty range in randrange({start}, {stop})')
        if by == 0:
            raise ValueError('zero step for randrange()')
        n = (width + by - (1 if by > 0 else -1)) // by
        if n <= 0:
            raise ValueError(f'empty range in randrange({start}, {stop}, {step})')
        return first + by * self._randbelow(n)

    def randint(self, a, b):
        """An int from a to b, both included."""
        a, b = _index(a), _index(b)
        if b < a:
            raise ValueError(f'empty range in randint({a}, {b})')
        return a + self._randbelow(b - a + 1)

    # ---- sequences ----

    def choice(self, seq):
        """An item of a sequence."""
        n = len(seq)
        if n:
            return seq[self._randbelow(n)]
        raise IndexError('Cannot choose from an empty sequence')

    def shuffle(self, x):
        """Put a list into random order, in place."""
        below = self._randbelow
        for i in range(len(x) - 1, 0, -1):
            j = below(i + 1)
            x[i], x[j] = x[j], x[i]

    def sample(self, population, k, *, counts=None):
        """k different items of a sequence, where counts says how often each of them is there."""
        if not isinstance(population, (list, tuple, range, str)):
            from collections.abc import Sequence
            if not isinstance(population, Sequence):
                raise TypeError('Population must be a sequence.  For dicts or sets, use sorted(d).')
        n = len(population)
        if counts is not None:
            sums = list(_accumulate(counts))
            if len(sums) != n:
                raise ValueError('The number of counts does not match the population')
            total = sums.pop() if sums else 0
            if not isinstance(total, int):
                raise TypeError('Counts must be integers')
            if total < 0:
                raise ValueError('Counts must be non-negative')
            return [population[_bisect(sums, s)] for s in self.sample(range(total), k=k)]
        if not 0 <= k <= n:
            raise ValueError('Sample larger than population or is negative')
        below = self._randbelow
        if n <= (21 + 4 ** _ceil(_log(k * 3, 4)) if k > 5 else 21):  # a copy takes less than a set
            left, picked = list(population), []
            for last in range(n - 1, n - 1 - k, -1):
                at = below(last + 1)
                picked.append(left[at])
                left[at] = left[last]
            return picked
        places = {}  # in the order in which they were picked
        while len(places) < k:
            at = below(n)
            if at not in places:
                places[at] = population[at]
        return list(places.values())

    def choices(self, population, weights=None, *, cum_weights=None, k=1):
        """k items of a sequence, where one may be chosen again, with weights or their running sums."""
        n, draw = len(population), self.random
        if weights is None and cum_weights is None:
            width = float(n)
            return [population[_floor(draw() * width)] for _ in range(k)]
        if weights is not None:
            if cum_weights is not None:
                raise TypeError('Cannot specify both weights and cumulative weights')
            try:
                cum_weights = list(_accumulate(weights))
            except TypeError:
                if isinstance(weights, int):
                    raise TypeError(f'The number of choices must be a keyword argument: k={weights!r}') from None
                raise
        if len(cum_weights) != n:
            raise ValueError('The number of weights does not match the population')
        top, last = cum_weights[-1] + 0.0, n - 1
        if top <= 0.0:
            raise ValueError('Total of weights must be greater than zero')
        if not _isfinite(top):
            raise ValueError('Total of weights must be finite')
        return [population[_bisect(cum_weights, draw() * top, 0, last)] for _ in range(k)]

    # ---- distributions ----

    def uniform(self, a, b):
        """A float from a to b."""
        width = b - a
        return a + width * self.random()

    def expovariate(self, lambd=1.0):
        """Exponential distribution; lambd is 1 divided by the mean."""
        left = 1.0 - self.random()
        return -_log(left) / lambd

    def triangular(self, low=0.0, high=1.0, mode=None):
        """A float from low to high, most often near mode."""
        at = self.random()
        try:
            peak = 0.5 if mode is None else (mode - low) / (high - low)
        except ZeroDivisionError:
            return low
        if at <= peak:
            return low + (high - low) * _sqrt(at * peak)
        return high + (low - high) * _sqrt((1.0 - at) * (1.0 - peak))

    def gauss(self, mu=0.0, sigma=1.0):
        """Normal distribution, two numbers at a time."""
        z, self.gauss_next = self.gauss_next, None
        if z is None:
            angle = self.random() * TWOPI
            radius = _sqrt(-2.0 * _log(1.0 - self.random()))
            z = _cos(angle) * radius
            self.gauss_next = _sin(angle) * radius
        return mu + z * sigma

    def normalvariate(self, mu=0.0, sigma=1.0):
        """Normal distribution."""
        draw = self.random
        while True:
            across, up = draw(), 1.0 - draw()
            z = NV_MAGICCONST * (across - 0.5) / up
            if -_log(up) >= z * z / 4.0:
                return mu + z * sigma

    def lognormvariate(self, mu, sigma):
        """Log normal distribution."""
        power = self.normalvariate(mu, sigma)
        return _exp(power)

    def vonmisesvariate(self, mu, kappa):
        """Distribution of angles around mu; the larger kappa is, the nearer."""
        random = self.random
        if kappa <= 1e-6:
            return TWOPI * random()
        half = 0.5 / kappa
        r = half + _sqrt(1.0 + half * half)
        z = _fisher(random, r)
        angle = _acos((1.0 / r + z) / (1.0 + 1.0 / r * z))
        return (mu + (angle if random() > 0.5 else -angle)) % TWOPI

    def gammavariate(self, alpha, beta):
        """Gamma distribution."""
        random = self.random
        if alpha <= 0.0 or beta <= 0.0:
            raise ValueError('gammavariate: alpha and beta must be > 0.0')
        if alpha == 1.0:
            return -_log(1.0 - random()) * beta
        return (_cheng if alpha > 1.0 else _ahrens)(random, alpha) * beta

    def betavariate(self, alpha, beta):
        """Beta distribution."""
        y = self.gammavariate(alpha, 1.0)
        return y / (y + self.gammavariate(beta, 1.0)) if y else 0.0

    def paretovariate(self, alpha):
        """Pareto distribution."""
        return (1.0 - self.random()) ** (-1.0 / alpha)

    def weibullvariate(self, alpha, beta):
        """Weibull distribution."""
        return alpha * (-_log(1.0 - self.random())) ** (1.0 / beta)

    def binomialvariate(self, n=1, p=0.5):
        """How many of n trials succeed, each with probability p."""
        if n < 0:
            raise ValueError('n must be non-negative')
        if p <= 0.0 or p >= 1.0:
            if p in (0.0, 1.0):
                return n if p else 0
            raise ValueError('p must be in the range 0.0 <= p <= 1.0')
        random = self.random
        if n == 1:
            return int(random() < p)
        if p > 0.5:
            return n - self.binomialvariate(n, 1.0 - p)
        if not n * p < 10.0:
            assert n * p >= 10.0  # what is no number is neither
            return self._binomial_large(n, p)
        base, won, trial = _log2(1.0 - p), -1, 0
        if not base:
            return 0
        while trial <= n:  # the next trial that succeeds
            won += 1
            trial += _floor(_log2(random()) / base) + 1
        return won

    def _binomial_large(self, n, p):
        """Hörmann's BTRS."""
        random = self.random
        spq = _sqrt(n * p * (1.0 - p))
        b = 1.15 + 2.53 * spq
        a = -0.0873 + 0.0248 * b + 0.01 * p
        c = n * p + 0.5
        alpha = (2.83 + 5.1 / b) * spq
        odds = _log(p / (1.0 - p))
        m = _floor((n + 1) * p)
        h = _lgamma(m + 1) + _lgamma(n - m + 1)
        while True:
            u = random() - 0.5
            us = 0.5 - _fabs(u)
            k = _floor((2.0 * a / us + b) * u + c)
            if not 0 <= k <= n:
                continue
            v = random()
            if us >= 0.07 and v <= 0.92 - 4.2 / b:
                return k
            v *= alpha / (a / (us * us) + b)
            if _log(v) <= h - _lgamma(k + 1) - _lgamma(n - k + 1) + (k - m) * odds:
                return k


class SystemRandom(Random):
    """Numbers made of the host's randomness, which cannot be repeated."""

    def random(self):
        """A float in [0.0, 1.0)."""
        return (self.getrandbits(56) >> 3) * RECIP_BPF

    def getrandbits(self, k, /):
        """An int of k random bits."""
        if k < 0:
            raise ValueError('number of bits must be non-negative')
        n = (k + 7) // 8
        return int.from_bytes(self.randbytes(n)) >> (n * 8 - k)

    def randbytes(self, n):
        """n random bytes."""
        from os import urandom
        return urandom(n)

    def seed(self, *args, **kwds):
        """Does nothing."""

    def _notimplemented(self, *args, **kwds):
        raise NotImplementedError('System entropy source does not have state.')

    getstate = setstate = _notimplemented


_inst = Random()
for _name in __all__[2:]:
    globals()[_name] = getattr(_inst, _name)
del _name
