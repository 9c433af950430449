"""No translations. Written for these tests."""


def gettext(text):
    return text


def ngettext(one, many, n):
    return one if n == 1 else many


def pgettext(context, text):
    return text
