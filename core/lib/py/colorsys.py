"""Colours in other coordinates: RGB, YIQ, HLS and HSV, all from 0 to 1."""

__all__ = ['rgb_to_yiq', 'yiq_to_rgb', 'rgb_to_hls', 'hls_to_rgb', 'rgb_to_hsv', 'hsv_to_rgb']

ONE_THIRD, ONE_SIXTH, TWO_THIRD = 1.0 / 3.0, 1.0 / 6.0, 2.0 / 3.0

# What I and Q add to red, green and blue.
_YIQ = ((0.9468822170900693, 0.6235565819861433), (-0.27478764629897834, -0.6356910791873801), (-1.1085450346420322, 1.7090069284064666))


def rgb_to_yiq(r, g, b):
    """Luminance and two chrominances, as American television has them."""
    y = 0.30 * r + 0.59 * g + 0.11 * b
    red, blue = r - y, b - y
    return y, 0.74 * red - 0.27 * blue, 0.48 * red + 0.41 * blue


def yiq_to_rgb(y, i, q):
    """The way back; what is out of range is cut."""
    return tuple([0.0 if c < 0.0 else 1.0 if c > 1.0 else c for c in [y + of_i * i + of_q * q for of_i, of_q in _YIQ]])


def _hue(r, g, b, most, least):
    span = most - least
    red, green, blue = (most - r) / span, (most - g) / span, (most - b) / span
    sector = blue - green if r == most else 2.0 + red - blue if g == most else 4.0 + green - red
    return sector / 6.0 % 1.0


def rgb_to_hls(r, g, b):
    """Hue, lightness and saturation."""
    most, least = max(r, g, b), min(r, g, b)
    total, span = most + least, most - least
    light = total / 2.0
    if most == least:
        return 0.0, light, 0.0
    saturation = span / (total if light <= 0.5 else 2.0 - most - least)
    return _hue(r, g, b, most, least), light, saturation


def hls_to_rgb(h, l, s):
    """The way back from hue, lightness and saturation."""
    if s == 0.0:
        return l, l, l
    high = l * (1.0 + s) if l <= 0.5 else l + s - l * s
    low = 2.0 * l - high
    return tuple([_ramp(low, high, hue % 1.0) for hue in (h + ONE_THIRD, h, h - ONE_THIRD)])


def _ramp(low, high, hue):
    """Up, along the top, down, and along the bottom."""
    if hue >= TWO_THIRD:
        return low
    if hue >= 0.5:
        return low + (high - low) * (TWO_THIRD - hue) * 6.0
    return high if hue >= ONE_SIXTH else low + (high - low) * hue * 6.0


def rgb_to_hsv(r, g, b):
    """Hue, saturation and value."""
    most, least = max(r, g, b), min(r, g, b)
    if most == least:
        return 0.0, 0.0, most
    return _hue(r, g, b, most, least), (most - least) / most, most


def hsv_to_rgb(h, s, v):
    """The way back from hue, saturation and value."""
    if s == 0.0:
        return v, v, v
    sector = int(h * 6.0)
    along = h * 6.0 - sector
    low, down, up = v * (1.0 - s), v * (1.0 - s * along), v * (1.0 - s * (1.0 - along))
    return ((v, up, low), (down, v, low), (low, v, up), (low, down, v), (up, low, v), (v, low, down))[sector % 6]
