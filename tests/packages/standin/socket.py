"""No network, and addresses as bytes. Written for these tests."""
AF_INET, AF_INET6, SOCK_STREAM, SOCK_DGRAM, SOL_SOCKET, SO_KEEPALIVE, IPPROTO_TCP = 2, 10, 1, 2, 1, 9, 6
_GLOBAL_DEFAULT_TIMEOUT = object()
timeout, error = TimeoutError, OSError
has_ipv6 = False


class gaierror(OSError):
    pass


class socket:
    def __init__(self, *args, **kwargs):
        raise OSError('no network')


def create_connection(*args, **kwargs):
    raise OSError('no network')


def gethostname():
    return 'host'


def getfqdn(name=''):
    return name or 'host'


def inet_pton(family, text):
    import ipaddress
    try:
        return (ipaddress.IPv4Address if family == AF_INET else ipaddress.IPv6Address)(text).packed
    except ValueError:
        raise OSError('illegal IP address string passed to inet_pton') from None
