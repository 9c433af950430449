"""Walks through the parts of a message."""

__all__ = ['body_line_iterator', 'typed_subpart_iterator', 'walk']


def walk(self):
    """The message, and all parts in it."""
    waiting = [self]
    while waiting:
        part = waiting.pop()
        yield part
        if part.is_multipart():
            waiting += reversed(part.get_payload())


def body_line_iterator(msg, decode=False):
    """The lines of all payloads that are text."""
    from io import StringIO

    for part in msg.walk():
        text = part.get_payload(decode=decode)
        if isinstance(text, str):
            yield from StringIO(text)


def typed_subpart_iterator(msg, maintype='text', subtype=None):
    """The parts of a type."""
    for part in msg.walk():
        if part.get_content_maintype() == maintype and subtype in (None, part.get_content_subtype()):
            yield part


def _structure(msg, fp=None, level=0, include_default=False):
    """Print the types of the parts, indented."""
    extra = f' [{msg.get_default_type()}]' if include_default else ''
    print('    ' * level + msg.get_content_type() + extra, file=fp)
    if msg.is_multipart():
        for part in msg.get_payload():
            _structure(part, fp, level + 1, include_default)
