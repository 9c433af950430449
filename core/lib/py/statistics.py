"""Statistics of numbers; sums are exact."""

import math
from bisect import bisect_left, bisect_right
from fractions import Fraction
from math import exp, fabs, fsum, hypot, isfinite, isqrt, log, sqrt, sumprod, tau

__all__ = ['NormalDist', 'StatisticsError', 'correlation', 'covariance', 'fmean', 'geometric_mean', 'harmonic_mean',
           'kde', 'kde_random', 'linear_regression', 'mean', 'median', 'median_grouped', 'median_high', 'median_low', 'mode', 'multimode',
           'pstdev', 'pvariance', 'quantiles', 'stdev', 'variance']


class StatisticsError(ValueError):
    """Data that this cannot be told of."""


# ---- exact sums ----

def _wider(a, b):
    """The type of a sum of two types."""
    if a is b or b is int or b is bool:
        return a
    if a is int or issubclass(b, a):
        return b
    if issubclass(a, b):
        return a
    if issubclass(a, int):
        return b
    if issubclass(b, int):
        return a
    if issubclass(a, Fraction) and issubclass(b, float):
        return b
    if issubclass(a, float) and issubclass(b, Fraction):
        return a
    raise TypeError(f"don't know how to coerce {a.__name__} and {b.__name__}")


def _ratio(x):
    try:
        return x.as_integer_ratio()
    except AttributeError:
        pass
    except (OverflowError, ValueError):
        return x, None
    try:
        return x.numerator, x.denominator
    except AttributeError:
        raise TypeError(f"can't convert type '{type(x).__name__}' to numerator/denominator") from None


def _sum(data):
    """(type, exact sum, how many)"""
    count, kind, sums = 0, int, {}
    for x in data:
        count += 1
        kind = _wider(kind, type(x))
        n, d = _ratio(x)
        sums[d] = sums.get(d, 0) + n
    if None in sums:
        return kind, sums[None], count
    return kind, sum([Fraction(n, d) for d, n in sums.items()], Fraction(0)), count


def _convert(value, kind):
    """A Fraction as a number of a type; floats where an int is not enough."""
    if type(value) is kind or not isinstance(value, Fraction):
        return value
    if issubclass(kind, int) and value.denominator != 1:
        kind = float
    try:
        return kind(value)
    except TypeError:
        return kind(value.numerator) / kind(value.denominator)


def _squares(data, c=None):
    """(type, exact sum of squares of differences from c or the mean, mean, how many)"""
    if c is not None:
        kind, total, n = _sum([(d := x - c) * d for x in data])
        return kind, total, c, n
    data = list(data)
    kind, total, n = _sum(data)
    if not n:
        return kind, Fraction(0), Fraction(0), 0
    if not isinstance(total, Fraction):
        return kind, total - total, total, n
    middle = total / n
    return kind, sum([(Fraction(*_ratio(x)) - middle) ** 2 for x in data], Fraction(0)), middle, n


def _sqrt(n, d):
    """The float nearest to the square root of n/d."""
    shift = (n.bit_length() - d.bit_length() - 109) // 2
    if shift >= 0:
        d <<= 2 * shift
    else:
        n <<= -2 * shift
    q, r = divmod(n, d)
    root = isqrt(q)
    root |= root * root != q or r != 0  # odd where there is more
    return float(root << shift) if shift >= 0 else root / (1 << -shift)


def _root(value, kind):
    if issubclass(kind, (int, float, Fraction)):
        return _sqrt(value.numerator, value.denominator) if isinstance(value, Fraction) else math.sqrt(value)
    return _convert(value, kind).sqrt()


# ---- averages ----

def mean(data):
    """The arithmetic mean."""
    kind, total, n = _sum(data)
    if n < 1:
        raise StatisticsError('mean requires at least one data point')
    return _convert(total / n, kind)


def fmean(data, weights=None):
    """The arithmetic mean as a float, faster; with weights if they are given."""
    if weights is None:
        if not hasattr(data, '__len__'):
            data = list(data)
        n = len(data)
        if not n:
            raise StatisticsError('fmean requires at least one data point')
        return fsum(data) / n
    data, weights = list(data), list(weights)
    if len(data) != len(weights):
        raise StatisticsError('data and weights must be the same length')
    total = fsum(weights)
    if not total:
        raise StatisticsError('sum of weights must be non-zero')
    return sumprod(data, weights) / total


def geometric_mean(data):
    """The n-th root of the product of n numbers."""
    n, zero, logs = 0, False, []
    for n, x in enumerate(data, start=1):
        if x > 0.0 or math.isnan(x):
            logs.append(log(x))
        elif x == 0.0:
            zero = True
        else:
            raise StatisticsError('No negative inputs allowed', x)
    total = fsum(logs)
    if not n:
        raise StatisticsError('Must have a non-empty dataset')
    if math.isnan(total):
        return math.nan
    if not zero:
        return exp(total / n)
    return math.nan if total == math.inf else 0.0


def harmonic_mean(data, weights=None):
    """The reciprocal of the mean of reciprocals."""
    data = data if iter(data) is not data else list(data)
    text = 'harmonic mean does not support negative values'
    n = len(data)
    if n < 1:
        raise StatisticsError('harmonic_mean requires at least one data point')
    if n == 1 and weights is None:
        x = data[0]
        if isinstance(x, (int, float, Fraction)) or hasattr(x, 'as_integer_ratio'):
            if x < 0:
                raise StatisticsError(text)
            return x
        raise TypeError('unsupported type')
    if weights is None:
        weights, total = [1] * n, n
    else:
        weights = list(weights)
        if len(weights) != n:
            raise StatisticsError('Number of weights does not match data size')
        total = _sum(_positive(weights, text))[1]
    data = list(_positive(data, text))
    if 0 in [x for x, w in zip(data, weights) if w]:
        return 0
    kind, found, count = _sum([w / x if w else 0 for w, x in zip(weights, data)])
    if found <= 0:
        raise StatisticsError('Weighted sum must be positive')
    return _convert(total / found, kind)


def _positive(values, text):
    for x in values:
        if x < 0:
            raise StatisticsError(text)
        yield x


def _sorted(data):
    data = sorted(data)
    if not data:
        raise StatisticsError('no median for empty data')
    return data


def median(data):
    """The middle value, or the mean of the two in the middle."""
    data = _sorted(data)
    n = len(data)
    return data[n // 2] if n % 2 else (data[n // 2 - 1] + data[n // 2]) / 2


def median_low(data):
    """The middle value, or the smaller of two."""
    data = _sorted(data)
    return data[(len(data) - 1) // 2]


def median_high(data):
    """The middle value, or the larger of two."""
    data = _sorted(data)
    return data[len(data) // 2]


def median_grouped(data, interval=1.0):
    """The median of data in classes of a width around each value."""
    data = _sorted(data)
    n = len(data)
    x = data[n // 2]
    low = bisect_left(data, x)
    high = bisect_right(data, x, lo=low)
    try:
        interval, x = float(interval), float(x)
    except ValueError:
        raise TypeError('Value cannot be converted to a float') from None
    return x - interval / 2.0 + interval * (n / 2 - low) / (high - low)


def _counts(data):
    counts = {}
    for x in iter(data):
        counts[x] = counts.get(x, 0) + 1
    return counts


def mode(data):
    """The most frequent value, the first of several."""
    counts = _counts(data)
    if not counts:
        raise StatisticsError('no mode for empty data')
    return max(counts, key=counts.get)


def multimode(data):
    """All most frequent values."""
    counts = _counts(data)
    most = max(counts.values(), default=0)
    return [x for x, n in counts.items() if n == most]


def quantiles(data, *, n=4, method='exclusive'):
    """The n - 1 points that divide data into n parts of the same probability."""
    if n < 1:
        raise StatisticsError('n must be at least 1')
    data = sorted(data)
    size = len(data)
    if size < 2:
        if size == 1:
            return data * (n - 1)
        raise StatisticsError('must have at least one data point')
    out = []
    if method == 'inclusive':
        for i in range(1, n):
            j, delta = divmod(i * (size - 1), n)
            out.append((data[j] * (n - delta) + data[j + 1] * delta) / n)
        return out
    if method != 'exclusive':
        raise ValueError(f'Unknown method: {method!r}')
    for i in range(1, n):
        j = min(max(i * (size + 1) // n, 1), size - 1)
        delta = i * (size + 1) - j * n
        out.append((data[j - 1] * (n - delta) + data[j] * delta) / n)
    return out


# ---- spread ----

def _mean_square(name, data, center, lost):
    """Of the distances from the center, over all but `lost` of them; and what it is to be given as."""
    kind, total, _, n = _squares(data, center)
    if n > lost:
        return total / (n - lost), kind
    raise StatisticsError(f'{name} requires at least ' + ('two data points' if lost else 'one data point'))


def variance(data, xbar=None):
    """The variance of a sample."""
    return _convert(*_mean_square('variance', data, xbar, 1))


def pvariance(data, mu=None):
    """The variance of a population."""
    return _convert(*_mean_square('pvariance', data, mu, 0))


def stdev(data, xbar=None):
    """The square root of the variance of a sample."""
    return _root(*_mean_square('stdev', data, xbar, 1))


def pstdev(data, mu=None):
    """The square root of the variance of a population."""
    return _root(*_mean_square('pstdev', data, mu, 0))


# ---- two inputs ----

def _pairs(x, y, name):
    n = len(x)
    if n != len(y):
        raise StatisticsError(f'{name} requires that both inputs have same number of data points')
    if n < 2:
        raise StatisticsError(f'{name} requires at least two data points')
    return n


def _centred(x, y, n):
    """(x, mean of x, y, mean of y), where the means are taken from x and y."""
    xbar, ybar = fsum(x) / n, fsum(y) / n
    return [xi - xbar for xi in x], xbar, [yi - ybar for yi in y], ybar


def covariance(x, y, /):
    """The covariance of two samples."""
    n = _pairs(x, y, 'covariance')
    x, _, y, _ = _centred(x, y, n)
    return sumprod(x, y) / (n - 1)


def _ranks(data, start):
    """Each value's place in order; equal ones share the mean of theirs."""
    order = sorted(range(len(data)), key=data.__getitem__)
    out = [0.0] * len(data)
    i = 0
    while i < len(order):
        j = i
        while j < len(order) and data[order[j]] == data[order[i]]:
            j += 1
        for k in order[i:j]:
            out[k] = i + start + (j - i + 1) / 2
        i = j
    return out


def correlation(x, y, /, *, method='linear'):
    """Pearson's coefficient of correlation, or Spearman's (method='ranked')."""
    n = _pairs(x, y, 'correlation')
    if method not in ('linear', 'ranked'):
        raise ValueError(f'Unknown method: {method!r}')
    if method == 'ranked':
        start = (n - 1) / -2 - 1
        x, y = _ranks(list(x), start), _ranks(list(y), start)
    else:
        x, _, y, _ = _centred(x, y, n)
    sxx, syy = sumprod(x, x), sumprod(y, y)
    try:
        return sumprod(x, y) / _sqrtprod(sxx, syy)
    except ZeroDivisionError:
        raise StatisticsError('at least one of the inputs is constant') from None


def _sqrtprod(x, y):
    """sqrt(x * y), as exactly as a float has it."""
    root = sqrt(x * y)
    if not isfinite(root):
        return root if not isfinite(x * y) and not (isfinite(x) and isfinite(y)) else sqrt(x) * sqrt(y)
    if not root:
        return sqrt(x) * sqrt(y)
    return root + sumprod((x, root), (y, -root)) / (2.0 * root)


class LinearRegression(tuple):
    """slope and intercept"""
    __slots__ = ()
    _fields = __match_args__ = ('slope', 'intercept')
    slope = property(lambda self: self[0])
    intercept = property(lambda self: self[1])

    def __repr__(self):
        return f'LinearRegression(slope={self[0]!r}, intercept={self[1]!r})'


def linear_regression(x, y, /, *, proportional=False):
    """The line of least squares: y = slope * x + intercept."""
    n = _pairs(x, y, 'linear regression')
    xbar = ybar = None
    if not proportional:
        x, xbar, y, ybar = _centred(x, y, n)
    try:
        slope = sumprod(x, y) / (sumprod(x, x) + 0.0)
    except ZeroDivisionError:
        raise StatisticsError('x is constant') from None
    return tuple.__new__(LinearRegression, (slope, 0.0 if proportional else ybar - slope * xbar))


# ---- the normal distribution ----

def _rational(r, top, bottom):
    n = d = 0.0
    for a in top:
        n = n * r + a
    for b in bottom:
        d = d * r + b
    return n, d


def _inv_cdf(p, mu, sigma):
    """Wichura's algorithm AS 241."""
    q = p - 0.5
    if fabs(q) <= 0.425:
        n, d = _rational(0.180625 - q * q,
                         (2.5090809287301226727e+3, 3.3430575583588128105e+4, 6.7265770927008700853e+4,
                          4.5921953931549871457e+4, 1.3731693765509461125e+4, 1.9715909503065514427e+3,
                          1.3314166789178437745e+2, 3.3871328727963666080e+0),
                         (5.2264952788528545610e+3, 2.8729085735721942674e+4, 3.9307895800092710610e+4,
                          2.1213794301586595867e+4, 5.3941960214247511077e+3, 6.8718700749205790830e+2,
                          4.2313330701600911252e+1, 1.0))
        return mu + n * q / d * sigma
    r = sqrt(-log(p if q <= 0.0 else 1.0 - p))
    if r <= 5.0:
        n, d = _rational(r - 1.6,
                         (7.74545014278341407640e-4, 2.27238449892691845833e-2, 2.41780725177450611770e-1,
                          1.27045825245236838258e+0, 3.64784832476320460504e+0, 5.76949722146069140550e+0,
                          4.63033784615654529590e+0, 1.42343711074968357734e+0),
                         (1.05075007164441684324e-9, 5.47593808499534494600e-4, 1.51986665636164571966e-2,
                          1.48103976427480074590e-1, 6.89767334985100004550e-1, 1.67638483018380384940e+0,
                          2.05319162663775882187e+0, 1.0))
    else:
        n, d = _rational(r - 5.0,
                         (2.01033439929228813265e-7, 2.71155556874348757815e-5, 1.24266094738807843860e-3,
                          2.65321895265761230930e-2, 2.96560571828504891230e-1, 1.78482653991729133580e+0,
                          5.46378491116411436990e+0, 6.65790464350110377720e+0),
                         (2.04426310338993978564e-15, 1.42151175831644588870e-7, 1.84631831751005468180e-5,
                          7.86869131145613259100e-4, 1.48753612908506148525e-2, 1.36929880922735805310e-1,
                          5.99832206555887937690e-1, 1.0))
    x = n / d
    return mu + (-x if q < 0.0 else x) * sigma


def _crossings(narrow, wide, apart):
    """Where two densities are the same: as far from a middle on both sides."""
    vn, vw = narrow.variance, wide.variance
    middle = narrow._mu * vw - wide._mu * vn
    reach = narrow._sigma * wide._sigma * sqrt(apart * apart + (vw - vn) * log(vw / vn))
    return [place / (vw - vn) for place in (middle + reach, middle - reach)]


class NormalDist:
    """The normal distribution of a mean and a standard deviation."""
    __slots__ = {'_mu': 'Arithmetic mean of a normal distribution',
                 '_sigma': 'Standard deviation of a normal distribution'}

    def __init__(self, mu=0.0, sigma=1.0):
        if sigma < 0.0:
            raise StatisticsError('sigma must be non-negative')
        self._mu, self._sigma = float(mu), float(sigma)

    @classmethod
    def from_samples(cls, data):
        """With the mean and the standard deviation of a sample."""
        data = list(data)
        kind, total, middle, n = _squares(data)
        if n < 2:
            raise StatisticsError('stdev requires at least two data points')
        return cls(float(_convert(middle, float)), _root(total / (n - 1), float))

    def samples(self, n, *, seed=None):
        """n random numbers."""
        import random
        rnd = random.random if seed is None else random.Random(seed).random
        return [_inv_cdf(rnd(), self._mu, self._sigma) for _ in range(n)]

    def _width(self, name):
        """The standard deviation, which must not be 0."""
        if self._sigma:
            return self._sigma
        raise StatisticsError(f'{name}() not defined when sigma is zero')

    def zscore(self, x):
        """How many standard deviations x is above the mean."""
        sigma = self._width('zscore')
        return (x - self._mu) / sigma

    def cdf(self, x):
        """The probability of at most x."""
        sigma = self._width('cdf')
        return 0.5 * math.erfc((self._mu - x) / (sigma * sqrt(2.0)))

    def pdf(self, x):
        """The density at x."""
        square = self._sigma * self._sigma
        if square:
            off = x - self._mu
            return exp(off * off / (-2.0 * square)) / sqrt(tau * square)
        raise StatisticsError('pdf() not defined when sigma is zero')

    def inv_cdf(self, p):
        """The x whose cdf() is p."""
        if p <= 0.0 or p >= 1.0:
            raise StatisticsError('p must be in the range 0.0 < p < 1.0')
        return _inv_cdf(p, self._mu, self._sigma)

    def quantiles(self, n=4):
        """The n - 1 points that divide it into n parts of the same probability."""
        return [*map(self.inv_cdf, [part / n for part in range(1, n)])]

    def overlap(self, other):
        """How much of the two densities' areas is in common."""
        if not isinstance(other, NormalDist):
            raise TypeError('Expected another NormalDist instance')
        narrow, wide = sorted((self, other), key=lambda one: (one._sigma, one._mu))
        if not (narrow.variance and wide.variance):
            raise StatisticsError('overlap() not defined when sigma is zero')
        apart = fabs(wide._mu - narrow._mu)
        if narrow.variance == wide.variance:
            return math.erfc(apart / (2.0 * narrow._sigma * sqrt(2.0)))
        left, right = [fabs(wide.cdf(x) - narrow.cdf(x)) for x in _crossings(narrow, wide, apart)]
        return 1.0 - (left + right)

    mean = median = mode = property(lambda self: self._mu)
    stdev = property(lambda self: self._sigma)
    variance = property(lambda self: self._sigma * self._sigma)

    def __add__(x1, x2):
        known = isinstance(x2, NormalDist)
        return NormalDist(x1._mu + x2._mu, hypot(x1._sigma, x2._sigma)) if known else NormalDist(x1._mu + x2, x1._sigma)

    def __sub__(x1, x2):
        known = isinstance(x2, NormalDist)
        return NormalDist(x1._mu - x2._mu, hypot(x1._sigma, x2._sigma)) if known else NormalDist(x1._mu - x2, x1._sigma)

    def __rsub__(x1, x2):
        return -(x1 - x2)

    def __neg__(x1):
        return NormalDist(-x1._mu, x1._sigma)

    def __pos__(x1):
        return NormalDist(x1._mu, x1._sigma)

    def __mul__(x1, x2):
        mu = x1._mu * x2
        return NormalDist(mu, x1._sigma * fabs(x2))

    def __truediv__(x1, x2):
        mu = x1._mu / x2
        return NormalDist(mu, x1._sigma / fabs(x2))

    __radd__, __rmul__ = __add__, __mul__

    def __repr__(self):
        return '%s(mu=%r, sigma=%r)' % (type(self).__name__, self._mu, self._sigma)

    def __eq__(x1, x2):
        return x1._mu == x2._mu and x1._sigma == x2._sigma if isinstance(x2, NormalDist) else NotImplemented

    def __hash__(self):
        return hash((self._mu, self._sigma))

    def __setstate__(self, state):
        self._mu, self._sigma = state

    def __getstate__(self):
        return self._mu, self._sigma


# ---- densities ----

_KERNELS = ('normal', 'gauss'), ('logistic',), ('sigmoid',), ('rectangular', 'uniform'), ('triangular',), ('parabolic', 'epanechnikov'), \
    ('quartic', 'biweight'), ('triweight',), ('cosine',)
_BOUNDED = 3  # from there on, kernels that are 0 outside of -1 to 1
_kernel_numbers = {name: i for i, names in enumerate(_KERNELS) for name in names}


def _density(number):
    """The density of a kernel."""
    from math import cos, cosh, pi
    return (
        lambda t: exp(-1 / 2 * t * t) / sqrt(2 * pi),
        lambda t: 1 / 2 / (1 + cosh(t)),
        lambda t: 1 / pi / cosh(t),
        lambda t: 1 / 2,
        lambda t: 1 - abs(t),
        lambda t: 3 / 4 * (1 - t * t),
        lambda t: 15 / 16 * (1 - t * t) ** 2,
        lambda t: 35 / 32 * (1 - t * t) ** 3,
        lambda t: pi / 4 * cos(pi / 2 * t),
    )[number]


def _cumulated(number):
    """The probability of at most t."""
    from math import atan, pi, sin
    return (
        lambda t: 1 / 2 * math.erfc(-t / sqrt(2)),
        lambda t: 1 - 1 / (exp(t) + 1),
        lambda t: 2 / pi * atan(exp(t)),
        lambda t: 1 / 2 * t + 1 / 2,
        lambda t: t * t * (1 / 2 if t < 0 else -1 / 2) + t + 1 / 2,
        lambda t: sumprod((-1 / 4, 3 / 4, 1 / 2), (t ** 3, t, 1)),
        lambda t: sumprod((3 / 16, -5 / 8, 15 / 16, 1 / 2), (t ** 5, t ** 3, t, 1)),
        lambda t: sumprod((-5 / 32, 21 / 32, -35 / 32, 35 / 32, 1 / 2), (t ** 7, t ** 5, t ** 3, t, 1)),
        lambda t: 1 / 2 * sin(pi / 2 * t) + 1 / 2,
    )[number]


def _inverse(number):
    """The t whose probability is p."""
    from math import acos, asin, cos, pi, tan
    return (
        lambda p: _inv_cdf(p, 0.0, 1.0),
        lambda p: log(p / (1 - p)),
        lambda p: log(tan(p * pi / 2)),
        lambda p: 2 * p - 1,
        lambda p: sqrt(2 * p) - 1 if p < 1 / 2 else 1 - sqrt(2 - 2 * p),
        lambda p: 2 * cos((acos(2 * p - 1) + pi) / 3),
        lambda p: _solved(p, 3, (3 / 16, -15 / 16, 5 / 4)),
        lambda p: _solved(p, 4, (-5 / 32, 35 / 32, -21 / 8, 35 / 16)),
        lambda p: 2 * asin(2 * p - 1) / pi,
    )[number]


def _solved(p, power, factors):
    """The t for p, where so far inside the end at -1 or 1 the probability is that power of the distance times a polynomial of it. Newton's
    method comes down to the distance from above."""
    part = min(p, 1 - p)
    near = (2 * part) ** (1 / power)
    while near:
        value = slope = 0.0
        for factor in factors:
            slope = slope * near + value
            value = value * near + factor
        below = near - (near * value - part / near ** (power - 1)) / (power * value + near * slope)
        if below >= near:
            break
        near = below
    return near - 1 if p < 1 / 2 else 1 - near


def _kernel_number(data, h, kernel):
    """The number of a kernel, where there are data and a width for it."""
    if not len(data):
        raise StatisticsError('Empty data sequence')
    if not isinstance(data[0], (int, float)):
        raise TypeError('Data sequence must contain ints or floats')
    if h <= 0.0:
        raise StatisticsError(f'Bandwidth h must be positive, not {h=}')
    number = _kernel_numbers.get(kernel)
    if number is None:
        raise StatisticsError(f'Unknown kernel name: {kernel!r}')
    return number


def kde(data, h, kernel='normal', *, cumulative=False):
    """A function that estimates the density of what a sample was taken from, or its cumulative distribution: around each value there
    is a kernel of width h."""
    number = _kernel_number(data, h, kernel)
    shape, scale, sample = _cumulated(number) if cumulative else _density(number), 1 if cumulative else h, None
    reach = h * 1.0 if number >= _BOUNDED else None

    def sum_at(x):
        nonlocal sample
        if reach is None:
            return sum([shape((x - each) / h) for each in data]) / (len(data) * scale)
        if sample is None or len(sample) != len(data):
            sample = sorted(data)
        first, last = bisect_left(sample, x - reach), bisect_right(sample, x + reach)
        return sum([shape((x - each) / h) for each in sample[first:last]], first if cumulative else 0) / (len(sample) * scale)

    def pdf(x):
        return sum_at(x)

    def cdf(x):
        return sum_at(x)

    made = cdf if cumulative else pdf
    made.__doc__ = f'{made.__name__.upper()} estimate with {h=} and {kernel=}'
    return made


def kde_random(data, h, kernel='normal', *, seed=None):
    """A function that chooses values at random, with the density that kde() estimates."""
    import random
    inverse = _inverse(_kernel_number(data, h, kernel))
    source = random.Random(seed)

    def rand():
        return source.choice(data) + h * inverse(source.random())

    rand.__doc__ = f'Random KDE selection with {h=} and {kernel=}'
    return rand
