# What a program hands to a module of the library may be long, deep or large: the work stops at the limits, and the memory too.

### tomllib: a long document
#: oracle=no
#: max-steps=20000
#: exit=3
import tomllib
tomllib.loads('a = [' + '1,' * 1000000 + ']')
#! hognose: steps limit reached: limit 20000, used 20000

### tomllib: tables without end
#: oracle=no
#: max-memory=4M
#: exit=3
import tomllib
tomllib.loads('[[a.b.c]]\n' * 100000)
#! hognose: memory limit reached: limit 4194304

### argparse: words without end
#: oracle=no
#: max-steps=20000
#: exit=3
import argparse
p = argparse.ArgumentParser(prog='p')
p.add_argument('x', nargs='*', type=int)
p.parse_args(['1'] * 100000)
#! hognose: steps limit reached: limit 20000, used 20000

### argparse: more options than there is room for
#: oracle=no
#: max-memory=4M
#: exit=3
import argparse
p = argparse.ArgumentParser(prog='p')
for i in range(100000):
    p.add_argument(f'--o{i}')
#! hognose: memory limit reached: limit 4194304

### logging: handlers without end
#: oracle=no
#: max-steps=20000
#: exit=3
import logging
root = logging.getLogger()
for _ in range(1000):
    root.addHandler(logging.NullHandler())
while True:
    root.error('x')
#! hognose: steps limit reached: limit 20000, used 20000

### logging: records that nobody takes
#: oracle=no
#: max-memory=4M
#: exit=3
import logging.handlers
logging.getLogger().addHandler(logging.handlers.MemoryHandler(10 ** 9))
while True:
    logging.warning('x')
#! hognose: memory limit reached: limit 4194304

### urllib.parse: a long query
#: oracle=no
#: max-steps=20000
#: exit=3
import urllib.parse
urllib.parse.parse_qs('a=1&' * 100000)
#! hognose: steps limit reached: limit 20000, used 20000

### urllib.parse: text that grows when it is quoted
#: oracle=no
#: max-memory=4M
#: exit=3
import urllib.parse
text = 'é'
while True:
    text = urllib.parse.quote(text * 2)
#! hognose: memory limit reached: limit 4194304

### ipaddress: a network of more addresses than can be walked
#: oracle=no
#: max-steps=20000
#: exit=3
import ipaddress
max(ipaddress.ip_network('::/0'))
#! hognose: steps limit reached: limit 20000, used 20000

### ipaddress: all of them in a list
#: oracle=no
#: max-memory=4M
#: exit=3
import ipaddress
list(ipaddress.ip_network('::/0').subnets(100))
#! hognose: memory limit reached: limit 4194304

### configparser: a long file
#: oracle=no
#: max-steps=20000
#: exit=3
import configparser
configparser.ConfigParser().read_string('[a]\n' + ''.join(f'x{i} = 1\n' for i in range(1000)))
#! hognose: steps limit reached: limit 20000, used 20000

### configparser: references that double
#: oracle=no
#: max-memory=4M
#: exit=3
import configparser
p = configparser.ConfigParser()
value = 'x' * 3000
for name in 'abcdefgh':
    value, before = f'%({name})s' * 9, value
    p.read_dict({'DEFAULT': {name: before}})
p.get('DEFAULT', 'h')
#! hognose: memory limit reached: limit 4194304
