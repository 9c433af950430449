"""The scanner of JSON, by its old name."""


def make_scanner(context):
    """A function (text, index) that gives a value and the index behind it."""
    return context.raw_decode
