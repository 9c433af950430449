import ipaddress
from ipaddress import ip_address as A, ip_interface as I, ip_network as N


def says(work, *args, **keywords):
    try:
        print(work(*args, **keywords))
    except Exception as e:
        print(type(e).__name__, e)


### addresses
for value in ('1.2.3.4', 0, 2 ** 32, '::', '1::8', '0:0:1:0:0:0:0:1', '::ffff:1.2.3.4', 'FE80::1%eth0', b'abcd',
        b'\0' * 15 + b'\1'):
    a = A(value)
    print(repr(a), a, int(a), a.version, a.max_prefixlen, a.packed)
print([A(x).exploded for x in ('1.2.3.4', '::1', '::ffff:1.2.3.4')], A('1:2::').compressed, A('fe80::%x').scope_id)
print(A('1.2.3.4').reverse_pointer, A('2001:db8::1').reverse_pointer)
#> IPv4Address('1.2.3.4') 1.2.3.4 16909060 4 32 b'\x01\x02\x03\x04'
#> IPv4Address('0.0.0.0') 0.0.0.0 0 4 32 b'\x00\x00\x00\x00'
#> IPv6Address('::1:0:0') ::1:0:0 4294967296 6 128 b'\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00\x00'
#> IPv6Address('::') :: 0 6 128 b'\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00'
#> IPv6Address('1::8') 1::8 5192296858534827628530496329220104 6 128 b'\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x08'
#> IPv6Address('0:0:1::1') 0:0:1::1 1208925819614629174706177 6 128 b'\x00\x00\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x01'
#> IPv6Address('::ffff:1.2.3.4') ::ffff:1.2.3.4 281470698652420 6 128 b'\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\xff\xff\x01\x02\x03\x04'
#> IPv6Address('fe80::1%eth0') fe80::1%eth0 338288524927261089654018896841347694593 6 128 b'\xfe\x80\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x01'
#> IPv4Address('97.98.99.100') 97.98.99.100 1633837924 4 32 b'abcd'
#> IPv6Address('::1') ::1 1 6 128 b'\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x01'
#> ['1.2.3.4', '0000:0000:0000:0000:0000:0000:0000:0001', '0000:0000:0000:0000:0000:ffff:1.2.3.4'] 1:2:: x
#> 4.3.2.1.in-addr.arpa 1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa

### what is no address
for text in ('', '1.2.3', '1..2.3', '1.2.3.a', '1.2.3.1234', '1.2.3.04', '1.2.3.256', '1.2.3.4/5', -1, 2 ** 32,
        b'abc', None, '١.2.3.4'):
    says(ipaddress.IPv4Address, text)
#> AddressValueError Address cannot be empty
#> AddressValueError Expected 4 octets in '1.2.3'
#> AddressValueError Empty octet not permitted in '1..2.3'
#> AddressValueError Only decimal digits permitted in 'a' in '1.2.3.a'
#> AddressValueError At most 3 characters permitted in '1234' in '1.2.3.1234'
#> AddressValueError Leading zeros are not permitted in '04' in '1.2.3.04'
#> AddressValueError Octet 256 (> 255) not permitted in '1.2.3.256'
#> AddressValueError Unexpected '/' in '1.2.3.4/5'
#> AddressValueError -1 (< 0) is not permitted as an IPv4 address
#> AddressValueError 4294967296 (>= 2**32) is not permitted as an IPv4 address
#> AddressValueError b'abc' (len 3 != 4) is not permitted as an IPv4 address
#> AddressValueError Expected 4 octets in 'None'
#> AddressValueError Only decimal digits permitted in '١' in '١.2.3.4'

### what is no address of version 6
for text in (':', '1:2', ':1:2:3:4:5:6:7:8', '1::2::3', '1:2:3:4:5:6:7:8:9', ':1::', '1:', '1::2:3:4:5:6:7:8', 'g::',
        '12345::'):
    says(ipaddress.IPv6Address, text)
for text in '1:2:3:4:5:6:7', '::1.2.3', '::1%', '::1%a%b', 'x' * 200, '1:2:3:4:5:6:7:':
    says(ipaddress.IPv6Address, text)
says(A, 'x')
says(A, 2 ** 128)
#> AddressValueError At least 3 parts expected in ':'
#> AddressValueError At least 3 parts expected in '1:2'
#> AddressValueError Exactly 8 parts expected without '::' in ':1:2:3:4:5:6:7:8'
#> AddressValueError At most one '::' permitted in '1::2::3'
#> AddressValueError Exactly 8 parts expected without '::' in '1:2:3:4:5:6:7:8:9'
#> AddressValueError Leading ':' only permitted as part of '::' in ':1::'
#> AddressValueError At least 3 parts expected in '1:'
#> AddressValueError Expected at most 7 other parts with '::' in '1::2:3:4:5:6:7:8'
#> AddressValueError Only hex digits permitted in 'g' in 'g::'
#> AddressValueError At most 4 characters permitted in '12345' in '12345::'
#> AddressValueError Exactly 8 parts expected without '::' in '1:2:3:4:5:6:7'
#> AddressValueError Expected 4 octets in '1.2.3' in '::1.2.3'
#> AddressValueError Invalid IPv6 address: "'::1%'"
#> AddressValueError Invalid IPv6 address: "'::1%a%b'"
#> AddressValueError At most 45 characters expected in 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx(110 chars elided)xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'
#> AddressValueError Trailing ':' only permitted as part of '::' in '1:2:3:4:5:6:7:'
#> ValueError 'x' does not appear to be an IPv4 or IPv6 address
#> ValueError 340282366920938463463374607431768211456 does not appear to be an IPv4 or IPv6 address

### what they are
names = 'multicast reserved unspecified private global loopback link_local'.split()
for text in ('8.8.8.8', '10.1.2.3', '127.0.0.1', '0.0.0.0', '224.0.0.1', '240.0.0.1', '169.254.1.1', '100.64.0.1',
    '192.0.0.9', '::', '::1',
             'ff02::1', 'fe80::1', 'fc00::1', '2001:db8::', '2606::', '::ffff:10.0.0.1', '2001:20::', '4000::'):
    print(text, *(name for name in names if getattr(A(text), 'is_' + name)))
print(A('fec0::1').is_site_local, A('::ffff:1.2.3.4').ipv4_mapped, A('1.2.3.4').ipv6_mapped,
    A('2002:102:304::').sixtofour)
print(A('2001:0:4136:e378:8000:63bf:3fff:fdd2').teredo, A('::').teredo)
#> 8.8.8.8 global
#> 10.1.2.3 private
#> 127.0.0.1 private loopback
#> 0.0.0.0 unspecified private
#> 224.0.0.1 multicast global
#> 240.0.0.1 reserved private
#> 169.254.1.1 private link_local
#> 100.64.0.1
#> 192.0.0.9 global
#> :: reserved unspecified private
#> ::1 reserved private loopback
#> ff02::1 multicast global
#> fe80::1 private link_local
#> fc00::1 private
#> 2001:db8:: private
#> 2606:: global
#> ::ffff:10.0.0.1 private
#> 2001:20:: global
#> 4000:: reserved global
#> True 1.2.3.4 ::ffff:1.2.3.4 1.2.3.4
#> (IPv4Address('65.54.227.120'), IPv4Address('192.0.2.45')) None

### arithmetic, order and formats
a = A('1.2.3.4')
print(a + 1, a - 5, a < a + 1, a == 16909060, a == A('1.2.3.4'), {a: 1}[A('1.2.3.4')],
    A('fe80::1%a') == A('fe80::1'), *sorted([a + 1, a]))
print(f'{a:b} {a:#x} {a:_X} {a:#_n} {a!s:>10} {a:10s}', f'{A("::1"):x}', format(A('::1'), '#_n'))
says(lambda: a + 2 ** 32)
says(lambda: A('::') - 1)
says(lambda: a < A('::'))
says(lambda: a < 1)
says(format, a, 'd')
#> 1.2.3.5 1.2.2.255 True False True 1 False 1.2.3.4 1.2.3.5
#> 00000001000000100000001100000100 0x01020304 0102_0304 0b0000_0001_0000_0010_0000_0011_0000_0100    1.2.3.4 1.2.3.4    00000000000000000000000000000001 0x0000_0000_0000_0000_0000_0000_0000_0001
#> AddressValueError 4311876356 (>= 2**32) is not permitted as an IPv4 address
#> AddressValueError -1 (< 0) is not permitted as an IPv6 address
#> TypeError 1.2.3.4 and :: are not of the same version
#> TypeError '<' not supported between instances of 'IPv4Address' and 'int'
#> TypeError unsupported format string passed to IPv4Address.__format__

### networks
for value in '10.0.0.0/8', '1.2.3.0/255.255.255.0', '1.2.0.0/0.0.255.255', '2001:db8::/32', '1.2.3.4', ('1.2.3.0',
    30), ('::', '127'), 5:
    n = N(value)
    print(repr(n), n.netmask, n.hostmask, n.prefixlen, n.num_addresses, n.network_address, n.broadcast_address,
        [*map(str, n.hosts())][:3] if n.num_addresses < 300 else '')
print(n.with_prefixlen, N('1.2.3.0/24').with_netmask, N('1.2.3.0/24').with_hostmask, N('1.2.3.4/24', False),
    N('::/64').exploded)
for text in ('1.2.3.4/24', '1.2.3.4/33', '1.2.3.4/a', '1.2.3.4/1/2', '::/129', '::/ffff::', '1.2.3.4/255.0.255.0',
        '1.2.3.4/', 'x/1'):
    says(ipaddress.IPv4Network if '.' in text else N, text)
#> IPv4Network('10.0.0.0/8') 255.0.0.0 0.255.255.255 8 16777216 10.0.0.0 10.255.255.255 
#> IPv4Network('1.2.3.0/24') 255.255.255.0 0.0.0.255 24 256 1.2.3.0 1.2.3.255 ['1.2.3.1', '1.2.3.2', '1.2.3.3']
#> IPv4Network('1.2.0.0/16') 255.255.0.0 0.0.255.255 16 65536 1.2.0.0 1.2.255.255 
#> IPv6Network('2001:db8::/32') ffff:ffff:: ::ffff:ffff:ffff:ffff:ffff:ffff 32 79228162514264337593543950336 2001:db8:: 2001:db8:ffff:ffff:ffff:ffff:ffff:ffff 
#> IPv4Network('1.2.3.4/32') 255.255.255.255 0.0.0.0 32 1 1.2.3.4 1.2.3.4 ['1.2.3.4']
#> IPv4Network('1.2.3.0/30') 255.255.255.252 0.0.0.3 30 4 1.2.3.0 1.2.3.3 ['1.2.3.1', '1.2.3.2']
#> IPv6Network('::/127') ffff:ffff:ffff:ffff:ffff:ffff:ffff:fffe ::1 127 2 :: ::1 ['::', '::1']
#> IPv4Network('0.0.0.5/32') 255.255.255.255 0.0.0.0 32 1 0.0.0.5 0.0.0.5 ['0.0.0.5']
#> 0.0.0.5/32 1.2.3.0/255.255.255.0 1.2.3.0/0.0.0.255 1.2.3.0/24 0000:0000:0000:0000:0000:0000:0000:0000/64
#> ValueError 1.2.3.4/24 has host bits set
#> NetmaskValueError '33' is not a valid netmask
#> NetmaskValueError 'a' is not a valid netmask
#> AddressValueError Only one '/' permitted in '1.2.3.4/1/2'
#> ValueError '::/129' does not appear to be an IPv4 or IPv6 network
#> ValueError '::/ffff::' does not appear to be an IPv4 or IPv6 network
#> NetmaskValueError '255.0.255.0' is not a valid netmask
#> NetmaskValueError '' is not a valid netmask
#> ValueError 'x/1' does not appear to be an IPv4 or IPv6 network

### parts of networks
n = N('10.0.0.0/29')
print(*n, n[1], n[-1], A('10.0.0.3') in n, A('10.0.0.8') in n, A('::') in n)
print(*n.subnets(), *n.subnets(new_prefix=31), n.supernet(), n.supernet(3), n.supernet(new_prefix=20))
print(n.overlaps(N('10.0.0.4/30')), N('10.0.0.4/30').subnet_of(n), n.supernet_of(N('10.0.0.4/30')),
    n.subnet_of(N('10.0.0.4/30')))
print(*n.address_exclude(N('10.0.0.4/32')), n.compare_networks(N('10.0.0.0/30')), n < N('10.0.0.8/29'),
    n == N('10.0.0.0/29'))
for work in (lambda: n[8], lambda: [*n.subnets(9)], lambda: [*n.subnets(new_prefix=5)], lambda: n.supernet(40),
    lambda: n.subnet_of(N('::/0')),
             lambda: [*n.address_exclude(N('11.0.0.0/30'))], lambda: [*n.subnets(2,
                 30)], lambda: n < N('::/0'), lambda: n.compare_networks(N('::/0'))):
    says(work)
#> 10.0.0.0 10.0.0.1 10.0.0.2 10.0.0.3 10.0.0.4 10.0.0.5 10.0.0.6 10.0.0.7 10.0.0.1 10.0.0.7 True False False
#> 10.0.0.0/30 10.0.0.4/30 10.0.0.0/31 10.0.0.2/31 10.0.0.4/31 10.0.0.6/31 10.0.0.0/28 10.0.0.0/26 10.0.0.0/20
#> True True True False
#> 10.0.0.0/30 10.0.0.6/31 10.0.0.5/32 -1 True True
#> IndexError address out of range
#> ValueError prefix length diff 38 is invalid for netblock 10.0.0.0/29
#> ValueError new prefix must be longer
#> ValueError current prefixlen is 29, cannot have a prefixlen_diff of 40
#> TypeError 10.0.0.0/29 and ::/0 are not of the same version
#> ValueError 11.0.0.0/30 not contained in 10.0.0.0/29
#> ValueError cannot set prefixlen_diff and new_prefix
#> TypeError 10.0.0.0/29 and ::/0 are not of the same version
#> TypeError 10.0.0.0/29 and ::/0 are not of the same type

### interfaces
for text in '1.2.3.4/24', '::1/64', 'fe80::1%a/64':
    i = I(text)
    print(repr(i), i.ip, i.network, i.netmask, i.with_prefixlen, i.with_netmask, i.with_hostmask)
i, j = I('1.2.3.4/24'), I('1.2.3.5/24')
print(i < j, i == j, i == A('1.2.3.4'), i == I('1.2.3.4/24'), hash(i) == hash(I('1.2.3.4/24')), i + 1,
    i in N('1.2.3.0/24'), i.exploded)
says(I, 'x/1')
#> IPv4Interface('1.2.3.4/24') 1.2.3.4 1.2.3.0/24 255.255.255.0 1.2.3.4/24 1.2.3.4/255.255.255.0 1.2.3.4/0.0.0.255
#> IPv6Interface('::1/64') ::1 ::/64 ffff:ffff:ffff:ffff:: ::1/64 ::1/ffff:ffff:ffff:ffff:: ::1/::ffff:ffff:ffff:ffff
#> IPv6Interface('fe80::1%a/64') fe80::1 fe80::/64 ffff:ffff:ffff:ffff:: fe80::1/64 fe80::1/ffff:ffff:ffff:ffff:: fe80::1/::ffff:ffff:ffff:ffff
#> True False False True True 1.2.3.5/32 True 1.2.3.4/24
#> ValueError 'x/1' does not appear to be an IPv4 or IPv6 interface

### ranges
print(*ipaddress.summarize_address_range(A('1.2.3.1'), A('1.2.3.30')), *ipaddress.summarize_address_range(A('::'),
    A('::4')))
print(*ipaddress.collapse_addresses([N('10.0.0.0/25'), N('10.0.0.128/25'), A('10.0.1.0'), A('10.0.1.1'),
    N('10.0.0.0/30')]))
print(sorted([N('1.0.0.0/8'), A('1.0.0.0'), A('::'), N('::/0')], key=ipaddress.get_mixed_type_key))
print(ipaddress.v4_int_to_packed(1), ipaddress.v6_int_to_packed(1), list(ipaddress.collapse_addresses([])))
says(lambda: [*ipaddress.summarize_address_range(A('1.2.3.4'), A('1.2.3.3'))])
says(lambda: [*ipaddress.summarize_address_range(A('1.2.3.4'), A('::'))])
says(ipaddress.v4_int_to_packed, -1)
#> 1.2.3.1/32 1.2.3.2/31 1.2.3.4/30 1.2.3.8/29 1.2.3.16/29 1.2.3.24/30 1.2.3.28/31 1.2.3.30/32 ::/126 ::4/128
#> 10.0.0.0/24 10.0.1.0/31
#> [IPv4Address('1.0.0.0'), IPv4Network('1.0.0.0/8'), IPv6Address('::'), IPv6Network('::/0')]
#> b'\x00\x00\x00\x01' b'\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x01' []
#> ValueError last IP address must be greater than first
#> TypeError 1.2.3.4 and :: are not of the same version
#> ValueError Address negative or too large for IPv4

### values of the program
class Text:
    def __str__(self):
        return f'10.0.0.{sum(range(10))}'
class Deep(str):
    def __str__(self):
        return str(A(Text()) + 1)
print(A(Text()), A(Deep()), N(Text()), I(Deep()), [*ipaddress.collapse_addresses(A(f'10.0.0.{i}') for i in range(5))])
#> 10.0.0.45 10.0.0.46 10.0.0.45/32 10.0.0.46/32 [IPv4Network('10.0.0.0/30'), IPv4Network('10.0.0.4/32')]

### interfaces and networks with a scope, copied and collapsed
import ipaddress
import pickle
for kind, text in ((ipaddress.ip_interface, '192.0.2.5/27'), (ipaddress.ip_interface, 'fe80::1%a/64'),
          (ipaddress.ip_network, '10.0.0.0/8')):
    x = kind(text)
    print(x, [pickle.loads(pickle.dumps(x, n)) == x for n in range(6)], x.__reduce__())
nets = [ipaddress.IPv6Network('2001::%scope/' + n) for n in ('100', '120', '96')]
print(list(ipaddress.collapse_addresses(nets)), list(ipaddress.collapse_addresses([ipaddress.ip_network('::%a/1'),
    ipaddress.ip_network('8000::%a/1')])))
class Seven(ipaddress.IPv6Address):
    version = 7
try: print(list(ipaddress.summarize_address_range(Seven('::1'), Seven('::1'))))
except ValueError as e: print(e)
#> 192.0.2.5/27 [True, True, True, True, True, True] (<class 'ipaddress.IPv4Interface'>, ('192.0.2.5/27',))
#> fe80::1%a/64 [True, True, True, True, True, True] (<class 'ipaddress.IPv6Interface'>, ('fe80::1%a/64',))
#> 10.0.0.0/8 [True, True, True, True, True, True] (<class 'ipaddress.IPv4Network'>, ('10.0.0.0/8',))
#> [IPv6Network('2001::%scope/96')] [IPv6Network('::/0')]
#> unknown IP version

### the logger of asyncio
from asyncio import log
import asyncio.log, logging
print(log.logger, asyncio.log.logger is logging.getLogger('asyncio'))  #> <Logger asyncio (WARNING)> True
