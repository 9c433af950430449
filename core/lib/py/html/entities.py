"""HTML's named characters."""

__all__ = ['html5', 'name2codepoint', 'codepoint2name', 'entitydefs']

name2codepoint = {}
html5 = {}


def _read():
    from html._names import NAMES
    import re
    name = ''
    for shared, rest, mark, points in re.findall(r'(\S)(\w*)([-=+*])(\S+)', NAMES):
        name = name[:ord(shared) - 65] + rest
        text = ''.join([chr(int(point, 16)) for point in points.split('.')])
        html5[name + ';'] = text
        if mark in '-*':
            html5[name] = text
        if mark in '+*':
            name2codepoint[name] = ord(text)
    # HTML 4 had other angle brackets.
    name2codepoint.update(lang=0x2329, rang=0x232a)


_read()
codepoint2name = {point: name for name, point in name2codepoint.items()}
entitydefs = {name: chr(point) for name, point in name2codepoint.items()}
