"""No network, and addresses as bytes. Written for these tests."""
AF_UNSPEC, AF_INET, AF_INET6, SOCK_STREAM, SOCK_DGRAM, SOL_SOCKET, SO_KEEPALIVE, SO_ERROR, IPPROTO_TCP = 0, 2, 10, 1, 2, 1, 9, 4, 6
SOL_TCP, SOL_UDP, AI_CANONNAME, AI_NUMERICHOST, AI_NUMERICSERV, AI_V4MAPPED, AI_ALL, AI_ADDRCONFIG = 6, 17, 2, 4, 1024, 8, 16, 32
EAI_NONAME, EAI_FAIL, EAI_AGAIN, NI_NUMERICHOST, NI_NUMERICSERV, NI_NAMEREQD, NI_DGRAM = -2, -4, -3, 1, 2, 8, 16
AddressFamily = SocketKind = int
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


getaddrinfo = getnameinfo = gethostbyname = gethostbyname_ex = gethostbyaddr = create_connection
getservbyname = getservbyport = if_nametoindex = inet_ntop = create_connection


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
