"""Text in HTML: escaping, and reading character references."""

__all__ = ['escape', 'unescape']


def __getattr__(name):
    if name == 'entities':
        import html.entities
        return html.entities
    raise AttributeError(f'module {__name__!r} has no attribute {name!r}')


def escape(s, quote=True):
    """Replaces &, < and >, and quotation marks unless told not to, by references."""
    s = s.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;')
    if quote:
        s = s.replace('"', '&quot;').replace("'", '&#x27;')
    return s


def _number(digits, base):
    n = int(digits, base)
    if n == 0 or 0xd800 <= n < 0xe000 or n > 0x10ffff:
        return '\ufffd'
    if 0x80 <= n < 0xa0 and n not in (0x81, 0x8d, 0x8f, 0x90, 0x9d):
        return bytes([n]).decode('cp1252')  # the HTML standard, 13.2.5.80
    if n < 32 and n not in (9, 10, 12, 13) or n == 127 or 0xfdd0 <= n < 0xfdf0 or n & 0xfffe == 0xfffe:
        return ''
    return chr(n)


def _character(match):
    number, hexadecimal, name = match.groups()
    if number:
        return _number(number, 10)
    if hexadecimal:
        return _number(hexadecimal, 16)
    from html.entities import html5
    # The longest name that it begins with; a part of it needs no semicolon.
    end = next((end for end in range(len(name), 1, -1) if name[:end] in html5), 0)
    return (html5[name[:end]] if end else '&') + name[end:]


def unescape(s):
    """Replaces references, by name or number, by their characters."""
    if '&' not in s:
        return s
    import re
    return re.sub(r'&(?:#([0-9]+);?|#[xX]([0-9a-fA-F]+);?|([^\t\n\f <&#;]{1,32};?))', _character, s)


# For re.sub, with the text behind & in its first group: mistune asks for it by this name.
def _replace_charref(match):
    return unescape('&' + match[1])
