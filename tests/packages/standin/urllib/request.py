"""No network. Written for these tests."""
from urllib.parse import unquote


def url2pathname(url):
    return unquote(url)


def urlopen(*args, **kwargs):
    raise OSError('no network')


Request = build_opener = urlopen
