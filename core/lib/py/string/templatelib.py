"""The objects of template strings."""
from _hn.typing import Interpolation as Interpolation, Template as Template


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


def _template_unpickle(strings, interpolations):
    parts = []
    for i, text in enumerate(strings):
        parts += [text, *interpolations[i:i + 1]]
    return Template(*parts)


__all__ = ['Interpolation', 'Template', 'convert']
