"""The objects of template strings."""
from _hn import Interpolation, Template, convert as _convert


def convert(obj, /, conversion):
    """The object after conversion 's', 'r', 'a' or None."""
    if conversion is None:
        return obj
    if conversion not in ('s', 'r', 'a'):
        raise ValueError(f'invalid conversion specifier: {conversion}')
    return _convert(obj, conversion)


__all__ = ['Interpolation', 'Template', 'convert']
