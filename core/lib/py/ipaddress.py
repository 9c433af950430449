"""Addresses, networks and interfaces of IPv4 and IPv6."""

from functools import total_ordering as _total_ordering

__version__ = '1.0'

IPV4LENGTH, IPV6LENGTH = 32, 128
_DECIMAL, _HEX = frozenset('0123456789'), frozenset('0123456789abcdefABCDEF')


class AddressValueError(ValueError):
    """An address is wrong."""


class NetmaskValueError(ValueError):
    """A netmask is wrong."""


def _either(value, four, six, what, *more):
    for kind in (four, six):
        try:
            return kind(value, *more)
        except (AddressValueError, NetmaskValueError):
            pass
    raise ValueError(f'{value!r} does not appear to be an IPv4 or IPv6 {what}')


def ip_address(address):
    """The address that a text, an int or bytes say."""
    return _either(address, IPv4Address, IPv6Address, 'address')


def ip_network(address, strict=True):
    """The network that a text, an int, bytes or (address, mask) say."""
    return _either(address, IPv4Network, IPv6Network, 'network', strict)


def ip_interface(address):
    """The interface that a text, an int, bytes or (address, mask) say."""
    return _either(address, IPv4Interface, IPv6Interface, 'interface')


def _packed(address, size):
    try:
        return address.to_bytes(size)
    except OverflowError:
        raise ValueError(f'Address negative or too large for IPv{4 if size == 4 else 6}') from None


def v4_int_to_packed(address):
    return _packed(address, 4)


def v6_int_to_packed(address):
    return _packed(address, 16)


def get_mixed_type_key(obj):
    """A key to sort addresses and networks by that are mixed."""
    if isinstance(obj, (_Network, _Address)):
        return obj._get_networks_key() if isinstance(obj, _Network) else (obj.version, obj)
    return NotImplemented


def summarize_address_range(first, last):
    """The networks that these addresses and all between make up."""
    if not (isinstance(first, _Address) and isinstance(last, _Address)):
        raise TypeError('first and last must be IP addresses, not networks')
    _same_version(first, last)
    if first > last:
        raise ValueError('last IP address must be greater than first')
    if first.version not in (4, 6):
        raise ValueError('unknown IP version')
    kind, bits = first._network, first.max_prefixlen
    at, end = first._ip, last._ip
    while at <= end:
        # As large as the alignment of its beginning and the number of addresses let it be.
        size = min((at & -at).bit_length() - 1 if at else bits, (end - at + 1).bit_length() - 1)
        yield kind((at, bits - size))
        at += 1 << size


def collapse_addresses(addresses):
    """Networks without overlaps that make up what these addresses and networks do."""
    networks, given = [], {}
    seen = None
    for each in addresses:
        if seen is not None:
            _same_version(each, seen)
        seen = each
        if isinstance(each, _Address) and not hasattr(each, 'network'):
            each = each._network((each._ip, each.max_prefixlen))
        elif hasattr(each, 'network'):
            each = each.network if each._prefixlen < each.max_prefixlen else each._network((each._ip, each.max_prefixlen))
        elif each._prefixlen < each.max_prefixlen:
            given[each._first, each._last] = each  # stays as it is, with its scope
        networks.append(each)
    ranges = []
    for network in sorted(networks, key=lambda network: (network._first, network._prefixlen)):
        first, last = network._first, network._last
        if ranges and first <= ranges[-1][1] + 1:
            ranges[-1][1] = max(ranges[-1][1], last)
        else:
            ranges.append([first, last])
    made = networks[0]._address if networks else None
    found = [each for first, last in ranges for each in summarize_address_range(made(first), made(last))]
    return iter([given.get((each._first, each._last), each) for each in found])


def _same_version(one, other):
    if one.version != other.version:
        raise TypeError(f'{one} and {other} are not of the same version')


class _Base:
    """What addresses and networks have both."""

    __slots__ = ()

    compressed = property(lambda self: str(self))
    exploded = property(lambda self: self._written(True))

    @property
    def reverse_pointer(self):
        if self.version == 4:
            return '.'.join(str(self).split('.')[::-1]) + '.in-addr.arpa'
        return '.'.join(self._whole().replace(':', '')[::-1]) + '.ip6.arpa'

    def __reduce__(self):
        return self.__class__, (str(self),)


@_total_ordering
class _Address(_Base):
    """An int that is written as an address."""

    __slots__ = ()

    def __init__(self, address):
        bits = self.max_prefixlen
        if isinstance(address, int):
            if address < 0:
                raise AddressValueError(f'{address} (< 0) is not permitted as an IPv{self.version} address')
            if address >> bits:
                raise AddressValueError(f'{address} (>= 2**{bits}) is not permitted as an IPv{self.version} address')
            self._ip = address
        elif isinstance(address, bytes):
            if len(address) != bits // 8:
                raise AddressValueError(f'{address!r} (len {len(address)} != {bits // 8}) is not permitted as an IPv{self.version} address')
            self._ip = int.from_bytes(address)
        else:
            text = str(address)
            if '/' in text:
                raise AddressValueError(f"Unexpected '/' in {address!r}")
            self._read(text)

    def _read(self, text):
        self._ip = self._value_of(text)

    @property
    def packed(self):
        return self._ip.to_bytes(self.max_prefixlen // 8)

    @property
    def _key(self):
        return self._ip

    def __int__(self):
        return self._ip

    def __eq__(self, other):
        try:
            return self._ip == other._ip and self.version == other.version
        except AttributeError:
            return NotImplemented

    def __lt__(self, other):
        if not isinstance(other, _Address):
            return NotImplemented
        _same_version(self, other)
        return self._ip < other._ip

    def __hash__(self):
        return hash(hex(self._ip))

    def __add__(self, other):
        return self.__class__(self._ip + other) if isinstance(other, int) else NotImplemented

    def __sub__(self, other):
        return self.__class__(self._ip - other) if isinstance(other, int) else NotImplemented

    def __str__(self):
        return self._written(False)

    def __repr__(self):
        return f'{self.__class__.__name__}({str(self)!r})'

    def __format__(self, fmt):
        """b, x and X write the number, with all its digits, n what is usual for the version; # and _ as for ints."""
        if not fmt or fmt[-1] == 's':
            return format(str(self), fmt)
        kind, flags = fmt[-1], fmt[:-1]
        if kind not in 'bnxX' or flags not in ('', '#', '_', '#_'):
            return super().__format__(fmt)
        if kind == 'n':
            kind = 'b' if self.version == 4 else 'x'
        width = self.max_prefixlen if kind == 'b' else self.max_prefixlen // 4
        width += (width // 4 - 1 if '_' in flags else 0) + (2 if '#' in flags else 0)
        alternate, grouped = '#' if '#' in flags else '', '_' if '_' in flags else ''
        return format(self._ip, f'{alternate}0{width}{grouped}{kind}')

    def _is_in(self, name):
        return any(first <= self._ip <= last for first, last in self._known(name))

    is_multicast = property(lambda self: self._is_in('multicast'))
    is_reserved = property(lambda self: self._is_in('reserved'))
    is_link_local = property(lambda self: self._is_in('link_local'))
    is_unspecified = property(lambda self: not self._ip)
    is_loopback = property(lambda self: self._is_in('loopback'))
    is_private = property(lambda self: self._is_in('private') and not self._is_in('not_private'))


# What the registries of IANA say of ranges, as bases and prefixes.
_RANGES = {
    4: {
        'private': '0.0.0.0/8 10.0.0.0/8 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.0.170/31 192.0.2.0/24 '
        '192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 240.0.0.0/4 255.255.255.255/32',
        'not_private': '192.0.0.9/32 192.0.0.10/32',
        'shared': '100.64.0.0/10', 'multicast': '224.0.0.0/4', 'reserved': '240.0.0.0/4', 'loopback': '127.0.0.0/8',
        'link_local': '169.254.0.0/16',
    },
    6: {
        'private': '::1/128 ::/128 ::ffff:0:0/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 3fff::/20 fc00::/7 fe80::/10',
        'not_private': '2001:1::1/128 2001:1::2/128 2001:3::/32 2001:4:112::/48 2001:20::/28 2001:30::/28',
        'multicast': 'ff00::/8', 'loopback': '::1/128', 'link_local': 'fe80::/10', 'site_local': 'fec0::/10',
        'reserved': '::/8 100::/8 200::/7 400::/6 800::/5 1000::/4 4000::/3 6000::/3 8000::/3 A000::/3 C000::/3 E000::/4 F000::/5 '
        'F800::/6 FE00::/9',
    },
}
_ranges = {}


def _known_ranges(kind, name):
    """[(first, last)] of the ranges of a name."""
    found = _ranges.get((kind.version, name))
    if found is None:
        found = []
        for text in _RANGES[kind.version][name].split():
            base, _, prefix = text.partition('/')
            first = kind._value_of(base)
            found.append((first, first | (1 << kind.max_prefixlen - int(prefix)) - 1))
        _ranges[kind.version, name] = found
    return found


class _Four:
    """What is particular to version 4."""

    __slots__ = ()
    version, max_prefixlen = 4, IPV4LENGTH

    @classmethod
    def _value_of(cls, text):
        if not text:
            raise AddressValueError('Address cannot be empty')
        octets = text.split('.')
        if len(octets) != 4:
            raise AddressValueError(f'Expected 4 octets in {text!r}')
        value = 0
        for octet in octets:
            value = value << 8 | _octet(octet, text)
        return value

    @classmethod
    def _known(cls, name):
        return _known_ranges(cls, name)


def _octet(octet, text):
    if not octet:
        problem = 'Empty octet not permitted'
    elif not _DECIMAL.issuperset(octet):
        problem = f'Only decimal digits permitted in {octet!r}'
    elif len(octet) > 3:
        problem = f'At most 3 characters permitted in {octet!r}'
    elif octet[0] == '0' and octet != '0':
        problem = f'Leading zeros are not permitted in {octet!r}'
    elif int(octet) > 255:
        raise AddressValueError(f'Octet {int(octet)} (> 255) not permitted in {text!r}')
    else:
        return int(octet)
    raise AddressValueError(f'{problem} in {text!r}')


class IPv4Address(_Four, _Address):
    """An address of 32 bits."""

    __slots__ = ('_ip', '__weakref__')

    def __init__(self, address):
        _Address.__init__(self, address)

    def _written(self, whole):
        return '.'.join(map(str, self._ip.to_bytes(4)))

    def __reduce__(self):
        return self.__class__, (self._ip,)

    is_global = property(lambda self: not self._is_in('shared') and not self.is_private)
    ipv6_mapped = property(lambda self: IPv6Address(f'::ffff:{self}'))


class _Six:
    """What is particular to version 6."""

    __slots__ = ()
    version, max_prefixlen = 6, IPV6LENGTH

    @classmethod
    def _value_of(cls, text):
        if not text:
            raise AddressValueError('Address cannot be empty')
        if len(text) > 45:
            shown = f'{text[:45]}({len(text) - 90} chars elided){text[-45:]}' if len(text) > 100 else text
            raise AddressValueError(f'At most 45 characters expected in {shown!r}')
        parts = text.split(':')
        if len(parts) < 3:
            raise AddressValueError(f'At least 3 parts expected in {text!r}')
        if '.' in parts[-1]:
            try:
                four = _Four._value_of(parts.pop())
            except AddressValueError as e:
                raise AddressValueError(f'{e} in {text!r}') from None
            parts += f'{four >> 16:x}', f'{four & 0xFFFF:x}'
        before, after = _halves(parts, text)
        groups = [*before, *['0'] * (8 - len(before) - len(after)), *after]
        value = 0
        for group in groups:
            if not _HEX.issuperset(group):
                raise AddressValueError(f'Only hex digits permitted in {group!r} in {text!r}')
            if len(group) > 4:
                raise AddressValueError(f'At most 4 characters permitted in {group!r} in {text!r}')
            value = value << 16 | int(group, 16)
        return value

    @classmethod
    def _known(cls, name):
        return _known_ranges(cls, name)


def _halves(parts, text):
    """The groups before and behind the two colons; all before where there are none."""
    if len(parts) > 9:
        raise AddressValueError(f'At most 8 colons permitted in {text!r}')
    gaps = [i for i in range(1, len(parts) - 1) if not parts[i]]
    if len(gaps) > 1:
        raise AddressValueError(f"At most one '::' permitted in {text!r}")
    if not gaps:
        if len(parts) != 8:
            raise AddressValueError(f"Exactly 8 parts expected without '::' in {text!r}")
        for place, name in ((0, 'Leading'), (-1, 'Trailing')):
            if not parts[place]:
                raise AddressValueError(f"{name} ':' only permitted as part of '::' in {text!r}")
        return parts, []
    before, after = parts[: gaps[0]], parts[gaps[0] + 1 :]
    if not before[0]:
        if before.pop(0) or before:
            raise AddressValueError(f"Leading ':' only permitted as part of '::' in {text!r}")
    if not after[-1]:
        if after.pop() or after:
            raise AddressValueError(f"Trailing ':' only permitted as part of '::' in {text!r}")
    if len(before) + len(after) > 7:
        raise AddressValueError(f"Expected at most 7 other parts with '::' in {text!r}")
    return before, after


def _groups(value):
    return [value >> shift & 0xFFFF for shift in range(112, -1, -16)]


def _hex(value):
    return ':'.join([f'{group:04x}' for group in _groups(value)])


def _short(value):
    """The shortest text: the first of the longest runs of two zeros and more is left out."""
    groups = _groups(value)
    best, length = 0, 1
    for i in range(8):
        n = 0
        while i + n < 8 and not groups[i + n]:
            n += 1
        if n > length:
            best, length = i, n
    texts = [f'{group:x}' for group in groups]
    if length < 2:
        return ':'.join(texts)
    return f"{':'.join(texts[:best])}::{':'.join(texts[best + length :])}"


class IPv6Address(_Six, _Address):
    """An address of 128 bits, with the zone that it belongs to, if any."""

    __slots__ = ('_ip', '_scope_id', '__weakref__')

    def __init__(self, address):
        self._scope_id = None
        _Address.__init__(self, address)

    def _read(self, text):
        self._ip, self._scope_id = _zoned(text)

    @property
    def scope_id(self):
        return self._scope_id

    def _zone(self):
        return f'%{self._scope_id}' if self._scope_id else ''

    def _written(self, whole):
        if not whole:
            return (self._mapped_text() or _short(self._ip)) + self._zone()
        text = IPv6Address._whole(self)
        return text if self.ipv4_mapped is None else f'{text[:30]}{self.ipv4_mapped}'

    def _whole(self):
        if self._scope_id:
            self._value_of(self._written(False))  # CPython knows no zone here, and says so
        return _hex(self._ip)

    def _mapped_text(self):
        four = self.ipv4_mapped
        return four and f'::ffff:{four}'

    def __eq__(self, other):
        found = _Address.__eq__(self, other)
        return self._scope_id == getattr(other, '_scope_id', None) if found is True else found

    def __hash__(self):
        return hash((self._ip, self._scope_id))

    @property
    def ipv4_mapped(self):
        return IPv4Address(self._ip & 0xFFFFFFFF) if self._ip >> 32 == 0xFFFF else None

    @property
    def teredo(self):
        head, server, _, client = (self._ip >> shift & 0xFFFFFFFF for shift in (96, 64, 32, 0))
        return (IPv4Address(server), IPv4Address(client ^ 0xFFFFFFFF)) if head == 0x20010000 else None

    @property
    def sixtofour(self):
        return IPv4Address(self._ip >> 80 & 0xFFFFFFFF) if self._ip >> 112 == 0x2002 else None

    is_site_local = property(lambda self: self._is_in('site_local'))
    is_global = property(lambda self: _of_mapped(self, 'is_global', lambda: not self.is_private))


def _of_mapped(address, name, otherwise):
    """An address of version 4 in one of version 6 says what it is."""
    four = address.ipv4_mapped
    return otherwise() if four is None else getattr(four, name)


def _through(name, plain):
    return property(lambda self: _of_mapped(self, name, lambda: plain.fget(self)))


for _name in 'is_multicast is_reserved is_link_local is_unspecified is_loopback is_private'.split():
    setattr(IPv6Address, _name, _through(_name, getattr(_Address, _name)))
del _name


def _zoned(text):
    """(value, zone) of a text that may have a zone."""
    plain, percent, zone = text.partition('%')
    if percent and (not zone or '%' in zone):
        raise AddressValueError(f'Invalid IPv6 address: "{text!r}"')
    return IPv6Address._value_of(plain), zone if percent else None


# Networks

def _prefix_of(kind, mask):
    """How many bits a mask has: it is a number of them, or an address for those of version 4."""
    bits = kind.max_prefixlen
    if isinstance(mask, int):
        if not 0 <= mask <= bits:
            raise NetmaskValueError(f'{mask!r} is not a valid netmask')
        return mask
    wrong = NetmaskValueError(f'{mask!r} is not a valid netmask')
    if mask.isascii() and mask.isdigit():
        if int(mask) > bits:
            raise wrong
        return int(mask)
    if kind.version == 6:
        raise wrong
    try:
        value = kind._value_of(mask)
    except AddressValueError:
        raise wrong from None
    full = (1 << bits) - 1
    for ones in (value, value ^ full):
        # A mask is ones and then zeros; a hostmask is the other way round.
        low = ones ^ full
        if not low & low + 1:
            return bits - low.bit_length()
    raise wrong


def _apart(kind, address):
    """(address, mask) of what a network or an interface is made of; without one the mask is that of a single address."""
    if isinstance(address, tuple):
        return (*address, kind.max_prefixlen)[:2] if len(address) < 2 else address
    if isinstance(address, (int, bytes)):
        return address, kind.max_prefixlen
    text = str(address)
    base, slash, mask = text.partition('/')
    if '/' in mask:
        raise AddressValueError(f"Only one '/' permitted in {address!r}")
    return base, mask if slash else kind.max_prefixlen


def _difference(given, new, old, sign):
    """By how many bits a prefix becomes longer (sign 1) or shorter (-1)."""
    if new is None:
        return given
    change = (new - old) * sign
    if change < 0:
        raise ValueError(f"new prefix must be {'longer' if sign > 0 else 'shorter'}")
    if given != 1:
        raise ValueError('cannot set prefixlen_diff and new_prefix')
    return change


@_total_ordering
class _Network(_Base):
    """All addresses that begin with the same bits."""

    def __init__(self, address, strict=True):
        base, mask = _apart(self, address)
        base = self._address(base)
        self._prefixlen = _prefix_of(self, mask)
        self.netmask = self._address(((1 << self._prefixlen) - 1) << self.max_prefixlen - self._prefixlen)
        first = base._ip & self.netmask._ip
        if strict and first != base._ip:
            raise ValueError(f'{base}/{self._prefixlen} has host bits set')
        self.network_address = base if first == base._ip else self._address(first)

    @property
    def _first(self):
        return self.network_address._ip

    @property
    def _last(self):
        return self._first | self.hostmask._ip

    prefixlen = property(lambda self: self._prefixlen)
    num_addresses = property(lambda self: 1 << self.max_prefixlen - self._prefixlen)
    broadcast_address = property(lambda self: self._address(self._last))

    @property
    def hostmask(self):
        return self._address((1 << self.max_prefixlen - self._prefixlen) - 1)

    with_prefixlen = property(lambda self: f'{self.network_address}/{self._prefixlen}')
    with_netmask = property(lambda self: f'{self.network_address}/{self.netmask}')
    with_hostmask = property(lambda self: f'{self.network_address}/{self.hostmask}')

    def _written(self, whole):
        return self._whole() if whole and self.version == 6 else f'{self.network_address}/{self._prefixlen}'

    def _whole(self):
        return f'{self.network_address._whole()}/{self._prefixlen}'

    def __str__(self):
        return self._written(False)

    def __repr__(self):
        return f'{self.__class__.__name__}({str(self)!r})'

    def __iter__(self):
        for value in range(self._first, self._last + 1):
            yield self._address(value)

    def __getitem__(self, n):
        value = self._first + n if n >= 0 else self._last + n + 1
        if not self._first <= value <= self._last:
            raise IndexError('address out of range')
        return self._address(value)

    def hosts(self):
        """The addresses that hosts can have."""
        size = self.max_prefixlen - self._prefixlen
        if not size:
            return iter([self._address(self._first)])
        ends = size > 1  # two addresses are both for hosts
        return iter(map(self._address, range(self._first + ends, self._last + 1 - (ends and self.version == 4))))

    def __contains__(self, other):
        if self.version != other.version or isinstance(other, _Network):
            return False
        return other._ip & self.netmask._ip == self._first

    def overlaps(self, other):
        """Whether they have addresses in common."""
        return self.version == other.version and self._first <= other._last and other._first <= self._last

    def __eq__(self, other):
        try:
            return self._get_networks_key() == other._get_networks_key()
        except AttributeError:
            return NotImplemented

    def __lt__(self, other):
        if not isinstance(other, _Network):
            return NotImplemented
        _same_version(self, other)
        return self._get_networks_key() < other._get_networks_key()

    def __hash__(self):
        return hash((self._first, self.netmask._ip))

    def _get_networks_key(self):
        return self.version, self.network_address, self.netmask

    def compare_networks(self, other):
        """-1, 0 or 1, as one comes before the other."""
        if self.version != other.version:
            raise TypeError(f'{self} and {other} are not of the same type')
        own, others = self._get_networks_key(), other._get_networks_key()
        return (own > others) - (own < others)

    def _within(self, other):
        if self.version != other.version:
            raise TypeError(f'{self} and {other} are not of the same version')
        try:
            return other._first <= self._first and self._last <= other._last
        except AttributeError:
            raise TypeError(f'Unable to test subnet containment between {self} and {other}') from None

    def subnet_of(self, other):
        return self._within(other)

    def supernet_of(self, other):
        return other._within(self) if isinstance(other, _Network) else self._within(other)

    def subnets(self, prefixlen_diff=1, new_prefix=None):
        """The networks of a longer prefix that make it up."""
        if self._prefixlen == self.max_prefixlen:
            yield self
            return
        prefixlen_diff = _difference(prefixlen_diff, new_prefix, self._prefixlen, 1)
        if prefixlen_diff < 0:
            raise ValueError('prefix length diff must be > 0')
        prefix = self._prefixlen + prefixlen_diff
        if prefix > self.max_prefixlen:
            raise ValueError(f'prefix length diff {prefix} is invalid for netblock {self}')
        for value in range(self._first, self._last + 1, 1 << self.max_prefixlen - prefix):
            yield self.__class__((value, prefix))

    def supernet(self, prefixlen_diff=1, new_prefix=None):
        """The network of a shorter prefix that it is in."""
        if not self._prefixlen:
            return self
        prefixlen_diff = _difference(prefixlen_diff, new_prefix, self._prefixlen, -1)
        prefix = self._prefixlen - prefixlen_diff
        if prefix < 0:
            raise ValueError(f'current prefixlen is {self._prefixlen}, cannot have a prefixlen_diff of {prefixlen_diff}')
        return self.__class__((self._first, prefix), strict=False)

    def address_exclude(self, other):
        """The networks that it is made up of without another."""
        _same_version(self, other)
        if not isinstance(other, _Network):
            raise TypeError(f'{other} is not a network object')
        if not other.subnet_of(self):
            raise ValueError(f'{other} not contained in {self}')
        part = self
        while part != other:
            one, two = part.subnets()
            if not other.subnet_of(one):
                one, two = two, one
            yield two
            part = one

    def _both(self, name):
        return getattr(self.network_address, name) and getattr(self.broadcast_address, name)

    is_multicast = property(lambda self: self._both('is_multicast'))
    is_reserved = property(lambda self: self._both('is_reserved'))
    is_link_local = property(lambda self: self._both('is_link_local'))
    is_unspecified = property(lambda self: self._both('is_unspecified'))
    is_loopback = property(lambda self: self._both('is_loopback'))
    is_global = property(lambda self: not self.is_private)

    @property
    def is_private(self):
        def inside(name):
            return any(first <= self._first and self._last <= last for first, last in self._address._known(name))

        return inside('private') and not inside('not_private')


class IPv4Network(_Four, _Network):
    """Addresses of version 4 that begin alike."""

    _address = IPv4Address

    @property
    def is_global(self):
        (first, last), = self._address._known('shared')
        return not (first <= self._first and self._last <= last) and not self.is_private


class IPv6Network(_Six, _Network):
    """Addresses of version 6 that begin alike."""

    _address = IPv6Address
    is_site_local = property(lambda self: self._both('is_site_local'))


# Interfaces

class _Interface:
    """An address, and the network that it is in."""

    def _set(self, address):
        base, mask = _apart(self, address)
        self._address_kind.__init__(self, base)
        self.network = self._network((base, mask), False)
        self.netmask, self._prefixlen = self.network.netmask, self.network._prefixlen

    def __reduce__(self):
        return self.__class__, (str(self),)

    hostmask = property(lambda self: self.network.hostmask)

    @property
    def ip(self):
        return self._address_kind(self._ip)

    def _with(self, mask):
        return f'{self._bare()}/{mask}'

    with_prefixlen = property(lambda self: self._with(self._prefixlen))
    with_netmask = property(lambda self: self._with(self.netmask))
    with_hostmask = property(lambda self: self._with(self.hostmask))

    @property
    def exploded(self):
        if self.version == 6 and self.ipv4_mapped:
            return self._address_kind._written(self, True)
        return self._whole()

    def __str__(self):
        return f'{self._address_kind._written(self, False)}/{self._prefixlen}'

    def __eq__(self, other):
        same = self._address_kind.__eq__(self, other)
        if same is not True:
            return same
        return self.network == other.network if hasattr(other, 'network') else False

    def __lt__(self, other):
        found = self._address_kind.__lt__(self, other)
        if found is NotImplemented or not hasattr(other, 'network'):
            return found if found is NotImplemented else False
        return self.network < other.network or self.network == other.network and found

    def __hash__(self):
        return hash((self._ip, self._prefixlen, self.network._first))


class IPv4Interface(_Interface, IPv4Address):
    """An address of version 4 in its network."""

    _address_kind = IPv4Address
    is_unspecified = False  # as it is compared with an address

    def __init__(self, address):
        self._set(address)

    def _bare(self):
        return self._written(False)

    def _whole(self):
        return f'{self._bare()}/{self._prefixlen}'


class IPv6Interface(_Interface, IPv6Address):
    """An address of version 6 in its network."""

    _address_kind = IPv6Address

    def __init__(self, address):
        self._set(address)

    def _bare(self):
        return _short(self._ip)

    def _whole(self):
        return _hex(self._ip) if self.ipv4_mapped else f'{_hex(self._ip)}/{self._prefixlen}'

    is_unspecified = property(lambda self: not self._ip and self.network.is_unspecified)
    is_loopback = property(lambda self: super(IPv6Interface, self).is_loopback and self.network.is_loopback)


IPv4Address._network, IPv6Address._network = IPv4Network, IPv6Network
