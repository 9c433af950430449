"""The objects of template strings."""
from _hn import Interpolation, Template


def convert(obj, /, conversion):
    """The object after conversion 's', 'r', 'a' or None."""
    if conversion is None:
        return obj
    if conversion == 's':
        return str(obj)
    if conversion == 'r':
        return repr(obj)
    if conversion == 'a':
        return ascii(obj)
    raise ValueError(f'invalid conversion specifier: {conversion}')


__all__ = ['Interpolation', 'Template', 'convert']
